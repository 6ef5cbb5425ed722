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

## The page that is shown when the server cannot be reached.

offline-title = Eureka cannot be reached

offline-kept = Your games are kept on the server: nothing is lost, and you go on where you were.

offline-not = Without a connection you cannot play, watch or read the cards: every answer goes through the server, also in a game against the computer.

offline-again = Check your connection. As soon as the server answers, this page goes on by itself.

offline-retry = Try again

## A page without JavaScript while others are asked.

reload-why = Others are asked now. Without JavaScript this page does not follow by itself.

reload = Show what has happened

## Sounds.

# A check box: your turn, somebody sat down, the game began, a remark, the end.
settings-sounds = Sounds: my turn, guests, remarks, the end of a game

## The rules at hand: a link at the table, and the window that it opens.

rules-link = Rules

rules-title = The rules in brief

rules-whole = All rules, in another tab

## The help at the table for those who use a finger.

finger-title = By finger

finger-tap = Tap what is lit to choose it. A card is shown first; the button below it gives the answer.

finger-press = Hold your finger on a card to read it.

finger-tabs = The words at the bottom show the parts of the table. A mark says that there is something new.
