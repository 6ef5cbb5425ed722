### The site around its pages: descriptions for search engines and link previews, the installed app, sounds, rules at hand.
###
### For translators: the words are those of cards.ftl and table.ftl, and the reader is addressed as there. One message is one sentence, one
### label or one button. The line above a message lists its arguments. A name ($name, $names) has no known gender and is not inflected.

## What search engines and link previews say about a page, in at most about 160 letters.

# Of every page without a description of its own.
site-about = Play the board game Innovation in your browser, against computer players of any strength or with friends. Free and without registration.

site-about-rules = The rules of Innovation on one page: the goal, the four actions, sharing and demands, splaying, special achievements and the end of the game.

site-about-cards = Every card of Innovation with its icons and the full text of its effects, by age, color, icon and edition.

# text $names
site-about-table = At the table: { $names }. Whoever has this link can watch, and sees only what everybody sees.

# Of the replay of a game and of its analysis.
site-about-replay = A finished game, decision by decision: through the eyes of any player, with chances of winning and better answers.

# The picture of a link preview, for those who do not see it.
site-picture = Five cards in five colors, splayed like a fan, and the word Eureka.
