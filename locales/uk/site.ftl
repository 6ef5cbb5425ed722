### The site around its pages: descriptions for search engines and link previews, the installed app, sounds, rules at hand.
###
### For translators: the words are those of cards.ftl and table.ftl, and the reader is addressed as there. One message is one sentence, one
### label or one button. The line above a message lists its arguments. A name ($name, $names) has no known gender and is not inflected.

## What search engines and link previews say about a page, in at most about 160 letters.

# Of every page without a description of its own.
site-about = Настільна гра «Інновація» у браузері: проти комп’ютерних гравців будь-якої сили або з друзями. Безкоштовно й без реєстрації.

site-about-rules = Правила «Інновації» на одній сторінці: мета, чотири дії, спільна участь і вимоги, розгортання, особливі досягнення та кінець гри.

site-about-cards = Усі картки «Інновації»: символи й повний текст ефектів, за епохою, кольором, символом і виданням.

# text $names
site-about-table = За столом: { $names }. За цим посиланням можна дивитися партію; глядачі бачать лише те, що видно всім.

# Of the replay of a game and of its analysis.
site-about-replay = Зіграна партія, рішення за рішенням: очима будь-якого гравця, із шансами на перемогу та кращими відповідями.

# The picture of a link preview, for those who do not see it.
site-picture = П’ять карток п’яти кольорів, розкладених віялом, і слово Eureka.
