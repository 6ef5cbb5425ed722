### How to play, the first game, the browser of cards.
###
### For translators: the words are those of cards.ftl and table.ftl. One message is one paragraph, one cell of a table or one label. The
### line above a message lists its arguments. $edition is one of first, third, fourth; $clock and $person are icons as cards.ftl has them,
### «[◷ clock]».

## How to play: the page.

# word $edition
guide-title = How to play Innovation (unofficial), { edition }

# A link to an edition, or a choice.
# word $edition
guide-edition =
    { $edition ->
        [first] First edition
        [third] Third edition
       *[fourth] Fourth edition
    }

guide-editions = The other editions

guide-contents = Contents

guide-unofficial = An unofficial summary, in our own words. Where it is too short, the rulebook of your edition has the last word.

guide-lessons = Learn by playing: eight short lessons

guide-all-cards = All cards of this edition

## The goal.

guide-goal = The goal

guide-goal-lead = You lead a civilization from prehistory into our own days. Your cards are inventions and ideas. On your board they give you icons and dogmas, in your score pile they are points, and both together bring you achievements.

guide-goal-win = Whoever first has enough achievements wins: six with two players, fewer with more. A game can also end with the last cards, by points, or because a card names the winner.

guide-goal-third = The third edition is played by the rules of the first. Some of its cards are different.

## What lies on the table.

guide-table = What lies on the table

# word $edition
guide-table-decks =
    { $edition ->
        [fourth] 115 cards in eleven decks, one for each age, face down. The back shows the age, which is also the value of the card.
       *[other] 105 cards in ten decks, one for each age, face down. The back shows the age, which is also the value of the card.
    }

# word $edition
guide-table-achievements =
    { $edition ->
        [fourth] One unseen card of each age from 1 to 10: the standard achievements.
       *[other] One unseen card of each age from 1 to 9: the standard achievements.
    }

guide-table-specials = Five special achievements, face up, each with a condition of its own.

guide-table-junk = The junk, empty at first: cards that are out of the game.

guide-table-player = Before each player: a hand of any size, a board with up to five piles (one for each color), a score pile, and the achievements claimed so far.

# word $edition
guide-table-known =
    { $edition ->
        [fourth] Backs are open to all, everywhere. You see faces in your own hand and score pile and on all boards. Nobody sees the faces of decks, achievements and junk.
       *[other] Backs are open to all, everywhere. You see faces in your own hand and score pile and on your own board; of other boards only the top cards, and the icons that a splay shows. Nobody sees the faces of decks and achievements.
    }

## The beginning.

guide-begin = The beginning

guide-begin-open = Everybody draws two cards of age 1. All choose at the same time which one to meld; the other stays in hand. Whoever melded the card that comes first in the alphabet begins. The language of the table decides which alphabet.

# word $edition
guide-begin-short =
    { $edition ->
        [fourth] In the very first turn the first player takes one action only. With four or five players, so does the second. After that, every turn has two.
       *[other] In the very first turn the first player takes one action only. With four players, so does the second. After that, every turn has two.
    }

## A card and its icons.

guide-card = A card and its icons

guide-card-face = A card has a name, an age, a color and four places: one at the top left and three along the bottom. Three of them bear icons; the remaining one is a picture and counts for nothing.

guide-card-icons = The icons:

guide-card-effects = One to three effects say what the card does. An effect that begins with “I demand” is a demand; all others can be shared. A card has one dogma icon for all its effects: the icon that it shows most often.

guide-card-pile = On a board, cards of a color lie in one pile. Only the top card can be used. It always shows all its icons; the cards under it show some of theirs only if the pile is splayed.

## Your turn.

guide-turn = Your turn

guide-turn-actions = You take two actions, different ones or the same twice. Then the turn passes clockwise.

guide-draw = Draw

guide-draw-text = Take a card whose value is that of your highest top card, or a 1 if your board is empty. If that deck is empty, draw from the next higher one that is not.

guide-meld = Meld

guide-meld-text = Lay a card from your hand onto the pile of its color, whatever its value. It is the new top card.

guide-dogma = Dogma

guide-dogma-text = Choose one of your top cards and execute its effects in order. Other players may share them or be hit by them, as the icons decide.

guide-achieve = Achieve

guide-achieve-text = Claim a standard achievement from the table, in any order of ages. For age N you need 5 × N points in your score pile and a top card of value N or higher. Nothing is spent.

guide-age = Age

guide-points = Points

## Dogma, sharing and demands.

guide-sharing = Sharing and demands

guide-sharing-count = Before the first effect, the dogma icon of the card is counted on every board. What comes out holds for the whole action, whatever happens to the icons or to the card.

guide-sharing-icons = Dogma icons

guide-sharing-demand = A demand

guide-sharing-other = Any other effect

guide-sharing-fewer = An opponent with fewer than you

guide-sharing-obeys = must obey it

guide-sharing-aside = takes no part

guide-sharing-enough = Any other player with as many or more

guide-sharing-safe = is safe

guide-sharing-shares = shares it, before you

guide-sharing-you = You

guide-sharing-demands = make the demand

guide-sharing-last = execute it last

guide-sharing-order = Each effect is finished before the next one begins, player by player, clockwise from your left. In a demand, “I” is the player whose action it is, and “you” the one who must obey.

# word $edition
guide-sharing-bonus =
    { $edition ->
        [fourth] If an opponent who shared has moved a card, changed a splay or claimed an achievement, you take a free draw action after the last effect: one, however many shared. Demands bring no such bonus, and neither does the share of a partner.
       *[other] If an opponent who shared has moved a card, changed a splay or claimed an achievement, you take a free draw action after the last effect: one, however many shared. Demands bring no such bonus.
    }

guide-sharing-must = Do as much of an effect as you can and skip the rest. Only a “may” leaves the choice to you, and sharing is not a matter of choice. “If you do” means that all of the sentence before it was really done.

guide-sharing-proof = Whoever says that none of their hidden cards fits must prove it: the page then shows those cards to everybody.

## Splaying.

guide-splay = Splaying

guide-splay-text = Some effects splay a pile of two or more cards: it is spread in one direction, and every covered card shows some of its places. Icons there count like those of the top card.

guide-splay-direction = Direction

guide-splay-shows = Each covered card shows

guide-splay-left = left

guide-splay-left-shows = the place at the bottom right

guide-splay-right = right

guide-splay-right-shows = the two places at the left

guide-splay-up = up

guide-splay-up-shows = the three places at the bottom

guide-splay-aslant = aslant

guide-splay-aslant-shows = all four places

guide-splay-rules = A new direction takes the place of the old one. Cards that come onto or under a splayed pile join it. A single card is never splayed: a pile that shrinks to one card loses its splay for good.

## The words on the cards.

guide-words = The words on the cards

guide-tuck = Tuck

guide-tuck-text = Put the card under the pile of its color.

guide-score = Score

guide-score-text = Put the card face down into your score pile. Your points are the sum of the values there.

guide-return = Return

guide-return-text = Put the card face down under the deck of its age.

guide-transfer = Transfer

guide-transfer-text = Move the card to the place named; on a board it goes on top. That is no meld, no draw and no score.

guide-exchange = Exchange

guide-exchange-text = Swap the cards of the two sides, even if one side has none. That is no meld and no score either.

guide-draw-and = Draw and …

guide-draw-and-text = What follows is done with the card just drawn, and with no other.

guide-reveal = Reveal

guide-reveal-text = Show the card to all. It stays where it is.

guide-highest = Highest

guide-highest-text = Of the greatest value. If several cards are, whoever executes the effect chooses.

# word $edition
guide-alone =
    { $edition ->
        [fourth] Self-execute
       *[other] For yourself only
    }

guide-alone-text = Execute all effects of that card but its demands, alone: nobody shares, and icons do not matter.

guide-remove = Remove

guide-remove-text = The card is out of the game for good.

guide-junk = Junk

guide-junk-text = Put the card face down into the junk. It is out of the game, except for effects that name the junk. Whole decks and available achievements can be junked too.

## Special achievements.

guide-specials = Special achievements

# word $edition
guide-specials-when =
    { $edition ->
        [fourth] They take no action. At the end of every action, each goes to a player who meets its condition then. If several do, it goes to the first of them clockwise from the left of the player whose turn it is, who comes last.
       *[other] They take no action. Whoever meets a condition claims the achievement at once, on anybody’s turn, even in the middle of an effect. If several do at the same moment, the player whose turn it is goes first, then clockwise.
    }

guide-special-name = Achievement

guide-special-condition = Condition

guide-special-card = Or by the card

# word $edition; text $person
guide-special-empire =
    { $edition ->
        [fourth] Three or more of each icon but { $person }
       *[other] Three or more of each of the six icons
    }

# word $edition
guide-special-monument =
    { $edition ->
        [fourth] Four or more top cards that have a demand
       *[other] Six or more cards tucked, or six or more scored, in one turn
    }

# word $edition
guide-special-wonder =
    { $edition ->
        [fourth] Five colors on the board, each splayed up, right or aslant
       *[other] Five colors on the board, each splayed up or right
    }

# text $clock
guide-special-world = Twelve or more { $clock }

guide-special-universe = Five top cards, each of value 8 or higher

guide-specials-card = The card in the last column gives the achievement on a condition of its own, by an effect that can be shared. A claimed achievement cannot be taken away by other players.

## The end of the game.

guide-end = The end of the game

# word $edition
guide-end-achievements =
    { $edition ->
        [fourth] Enough achievements, of whatever kind. This is looked at when an action is over. If several players have enough, the most achievements win; if that is tied, the first clockwise from the left of the player whose turn it is.
       *[other] Enough achievements, standard and special alike: the game ends at once.
    }

# word $edition
guide-end-score =
    { $edition ->
        [fourth] The cards run out: a draw beyond age 11 ends the game in the middle of whatever goes on. Most points win; if tied, most achievements; if still tied, the game is a draw between those players.
       *[other] The cards run out: a draw beyond age 10 ends the game in the middle of whatever goes on. Most points win; if tied, most achievements; if still tied, they share the victory.
    }

guide-end-card = A card says who wins. That holds at once.

# word $edition
guide-end-out =
    { $edition ->
        [fourth] All others are out: the last player or team left wins.
       *[other] All others have given up: the last player left wins.
    }

guide-players = Players

guide-needed = Achievements to win

guide-team = A team, together

## Giving up and leaving.

guide-leave = Giving up and leaving

# word $edition
guide-leave-lost =
    { $edition ->
        [fourth] You may give up at any time. That counts as losing to a card effect: all your cards, achievements too, go to the junk, and your seat is skipped. Who is a neighbor and who is distant is judged anew. The last player or team left wins; in a game of two, the other player wins at once.
       *[other] You may give up at any time. If you do, you lose: all your cards, achievements too, are out of the game, and your seat is skipped. The last player left wins; in a game of two, the other wins at once.
    }

guide-leave-team = In teams, the partner of a player who has lost may play on or give up too.

guide-leave-table = When a player has to leave, the table’s settings decide whether they give up or a bot takes their seat. If the table allows it, bots give up when their game is hopeless.

## The fourth edition's own.

guide-fourth = Only in the fourth edition

guide-chain = Chain achievement

guide-chain-text = If you are told to self-execute again while you self-execute an effect, first draw an 11 and lay it unseen with your achievements; it counts like any other.

guide-elimination = Elimination

guide-elimination-text = A player who loses junks all cards, achievements too, and takes no more part. The others move together and play on.

guide-teams = Teams

guide-teams-text = Partners are no opponents: their demands do not hit each other, and effects for opponents pass them over. Six achievements together win. When the cards run out, the points of a team are added up. To achieve, only your own points count. You do not see your partner’s hand or score pile.

guide-parley = Parley

guide-parley-text = With four or five players and without teams, those who sit directly beside you are your neighbors, and all others are distant. Return a card from your hand, each time anew, to do one of these:

guide-parley-borrow = for your dogma action, use the top card of a distant player; your icons are those of your own board;

guide-parley-share = share a distant player’s dogma action for which you have enough icons; without paying you do not share it;

guide-parley-spare = be spared by a distant player’s demand that is about to hit you.

## Reading the page.

guide-page = Reading the page

guide-page-glow = What glows can be chosen; nothing else reacts. The question above your board says what it is about.

guide-page-preview = Point at an action, or move the focus to it, and see what would come of it: icons and points, who would share, who would be exposed, and whether nothing would happen at all.

guide-page-log = The log tells what happened, by turns and actions. Names of cards are links to their texts. When you come back, it shows what has happened since your last turn.

guide-page-undo = You can take an answer back as long as it has shown nothing hidden and nobody else has decided anything since.

guide-page-memory = Memory aid: a card that you have rightly seen keeps its face on your page when it goes to a hidden place. A table can be played without it.

guide-page-keys = Number keys and arrows choose an answer too, without the mouse.

## The browser of cards.

# word $edition
cards-title = The cards of Innovation (unofficial), { edition }

cards-edition = Edition

cards-age = Age

cards-color = Color

cards-icon = Icon

cards-dogma = Dogma icon

cards-effect = Effects

cards-words = Words in the name or text

cards-any = all

cards-effect-demand = with a demand

cards-effect-only = nothing but demands

cards-effect-peaceful = without a demand

cards-show = Show

cards-reset = Show all cards

# number $count
cards-count =
    { $count ->
        [1] 1 card
       *[other] { $count } cards
    }

cards-none = No card is like that. Leave something out, or try another word.

# What was asked for in the address, and does not exist. $field is one of edition, age, color, icon, dogma, effect.
# word $field; text $value
cards-unknown =
    { $field ->
        [edition] There is no edition “{ $value }”: this is another one.
        [age] There is no age “{ $value }” here: cards of all ages are shown.
        [color] There is no color “{ $value }”: cards of all colors are shown.
        [icon] There is no icon “{ $value }”: cards with any icon are shown.
        [dogma] There is no dogma icon “{ $value }”: cards with any dogma icon are shown.
       *[effect] “{ $value }” is no kind of effect: cards with any effects are shown.
    }

# Above the versions of a card in other editions.
card-elsewhere = In other editions

# word $edition
card-same =
    { $edition ->
        [first] The card is the same in the first edition.
        [third] The card is the same in the third edition.
       *[fourth] The card is the same in the fourth edition.
    }

# Above a version of the card that differs.
# word $edition
card-differs =
    { $edition ->
        [first] In the first edition
        [third] In the third edition
       *[fourth] In the fourth edition
    }

# word $edition
card-absent =
    { $edition ->
        [first] The first edition does not have this card.
        [third] The third edition does not have this card.
       *[fourth] The fourth edition does not have this card.
    }

card-before = Previous card

card-after = Next card
