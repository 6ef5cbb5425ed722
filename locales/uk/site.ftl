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

## The page that is shown when the server cannot be reached.

offline-title = Немає зв’язку з Eureka

offline-kept = Ваші партії зберігаються на сервері: нічого не втрачено, і ви продовжите з того самого місця.

offline-not = Без зв’язку не можна грати, дивитися партії та читати картки: кожна відповідь іде через сервер, навіть у грі проти комп’ютера.

offline-again = Перевірте з’єднання. Щойно сервер відповість, сторінка відкриється сама.

offline-retry = Спробувати ще раз

## A page without JavaScript while others are asked.

reload-why = Зараз відповідають інші. Без JavaScript сторінка сама не оновлюється.

reload = Показати, що сталося

## Sounds.

# A check box: your turn, somebody sat down, the game began, a remark, the end.
settings-sounds = Звуки: мій хід, нові гравці, повідомлення, кінець партії

## The rules at hand: a link at the table, and the window that it opens.

rules-link = Правила

rules-title = Правила стисло

rules-whole = Усі правила в іншій вкладці

## The help at the table for those who use a finger.

finger-title = Керування пальцем

finger-tap = Торкніться того, що світиться, щоб вибрати. Картка спершу відкриється повністю; відповідь дає кнопка під нею.

finger-press = Щоб прочитати картку, затримайте на ній палець.

finger-tabs = Слова внизу відкривають частини столу. Позначка означає, що там є щось нове.
