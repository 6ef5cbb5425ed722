### What stands around the things on a table's page.

## Around a table: the people, the link, leaving and coming back

room-title = A table
# $name
room-hand-over = Hand the screen to { $name }
# $name
room-hand-over-done = I am { $name }
room-replay = Replay and analysis
room-next-game = To the next game
room-rematch = Play again
room-record = Download the game
room-menu = The table
room-link = Link to this table
# $name
room-come-back = Take the seat of { $name } back from the bot
# $name
room-vote = { $name } does not answer: let a bot go on
room-close = Close the table
room-close-sure = Really? The game ends here, without a result.
room-close-yes = Yes, close it
room-leave = Leave; a bot goes on for me
# $name
room-vote-out = { $name } does not answer: play on without this player
room-resign = Give up
room-resign-sure = Really? Whoever gives up loses all cards and cannot come back.
room-resign-yes = Yes, give up
room-resigned = You have given up and are out of the game. The others play on, and you can watch.
room-closed = This table was closed
room-free = free
room-name = Your name
room-sit = Sit down
room-bot = Seat a bot
room-empty = Clear the seat
room-begin = Begin the game
room-stand-up = Stand up
# $name
note-sat = { $name } has sat down
# $name
note-left = { $name } has left
# $name
note-stands-in = A bot goes on for { $name }
# $name
note-back = { $name } is back
# $name $other
note-vote = { $name } does not want to wait for { $other } any longer
# $name
note-closed = { $name } has closed the table
note-rematch = The next game has begun
## The page.

# A link for those who read with a keyboard.
# plain
board-skip = To the question

# On a narrow page one sees one side of the table at a time: one's own.
# plain
board-tab-me = Me

# plain
board-tab-others = Others

# The middle of the table: decks and achievements.
# plain
board-tab-table = Table

# plain
board-tab-log = Log

# plain
board-card = The card in full

# plain
board-center = Decks and achievements

## Cards.

# Below a card's name; behind it stands the dogma icon as a picture. $color is the color of the card.
# plain; number $value; text $era $color
board-about = age { $value }, { $era } · { $color } · dogma

# A card as it is read out. $icons is a list.
# plain; text $name $color $icons; number $value
board-spoken = { $name }: age { $value }, { $color }, { $icons }

# A letter or two that tell the colors apart.
# plain; word $color
board-letter =
    { $color ->
        [red] R
        [yellow] Y
        [green] G
        [blue] B
       *[purple] P
    }

# plain; text $color
board-no-pile = { $color }: no cards

# plain; number $count; word $direction
board-pile =
    { part-board-cards }{ $direction ->
        [left] , splayed left
        [right] , splayed right
        [up] , splayed up
        [aslant] , splayed aslant
       *[none] {""}
    }

part-board-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

# plain
board-no-cards = no cards

# The labels of a player's zones.
# plain; number $count
board-hand = Hand: { part-board-cards }

# plain; number $count
board-score-pile = Score pile: { part-board-cards }

# plain; number $value $count; text $era
board-deck = Age { $value }, { $era }: { part-board-cards }

# Of a deck, because the reader has seen them go there.
# plain; number $count
board-known = you know { $count } of its cards

## Players.

# The head of a narrow column of numbers.
# plain
board-points-column = points

# Behind the number.
# plain; number $points
board-points =
    { $points ->
        [one] point
       *[other] points
    }

# plain; number $have $needed
board-achievements = { $have } of { $needed } achievements

# A mark behind a player's name, as the two that follow.
# plain
board-out = out of the game

# A card face down that may be one of a few cards that the reader has seen.
# plain; text $names
board-mixed = One of these cards: { $names }

# As above, or a card that the reader has not seen.
# plain; text $names
board-perhaps = Perhaps one of these cards: { $names }

# plain
board-turn = has the turn

# plain
board-asked = is asked

# Marks behind a player's name in a game with teams.
# plain
board-ally = your team

# plain
board-opponent = other team

# In a list of the players whom an effect reaches.
# plain; text $name
board-name-ally = { $name } (your team)

# Who has it.
# plain; number $value; text $name
board-claimed = Achievement of age { $value }: { $name }

# plain; number $value $points
board-achievement = Achievement of age { $value }: needs { $points } points and a top card of value { $value } or higher

# What a special achievement needs.
# plain; word $special $edition
board-condition =
    { $special ->
        [Monument] { $edition ->
            [fourth] four top cards with a demand
           *[first] six cards tucked or six scored in one turn
        }
        [Empire] three of each of six icons
        [World] twelve clocks
        [Wonder] { $edition ->
            [fourth] five colors splayed up, right or aslant
           *[first] five colors splayed up or right
        }
       *[Universe] five top cards of value 8 or higher
    }

# How far a player is from it.
# plain; text $name; number $have $need
board-progress = { $name }: { $have } of { $need }

## The question.

# A computer player.
# plain; number $count; text $name
board-thinking =
    { $count ->
        [1] { $name } is thinking …
       *[other] { $name } are thinking …
    }

# A person.
# plain; number $count; text $name
board-waiting =
    { $count ->
        [1] { $name } is choosing …
       *[other] { $name } are choosing …
    }

# The four actions, short, as on a button.
# plain
board-draw = Draw

# plain
board-meld = Meld

# plain
board-dogma = Dogma

# plain
board-achieve = Achieve

# Why an action cannot be chosen, in small letters below its name.
# plain
board-no-meld = no cards in your hand

# plain
board-no-dogma = no cards on your board

# plain
board-no-achievement = no achievements are left

# What the player lacks for the nearest achievement: points, a card or both.
# plain; word $lacks; number $value $needed $points
board-out-of-reach =
    { $lacks ->
        [both] age { $value } needs { $needed } points (you have { $points }) and a top card of value { $value } or higher
        [points] age { $value } needs { $needed } points, you have { $points }
       *[card] age { $value } needs a top card of value { $value } or higher
    }

# Opens a list of the cards that can be chosen on the table.
# plain
board-list = All answers

# How many cards may be marked, where several are asked for.
# plain; word $kind; number $least $most
board-several =
    { $kind ->
        [order] Mark the cards in the order in which they go.
        [any] Mark any number of cards.
        [exactly] Mark { $most } cards.
        [most] Mark up to { $most } cards.
       *[between] Mark { $least } to { $most } cards.
    }

# The button that sends the marked cards; their number stands behind it.
# plain; word $verb
board-marked =
    { $verb ->
        [meld] Meld marked
        [tuck] Tuck marked
        [score] Score marked
        [return] Return marked
        [reveal] Reveal marked
        [remove] Remove marked
        [junk] Junk marked
        [transfer] Transfer marked
        [exchange] Exchange marked
        [rearrange] In this order
       *[choose] Choose marked
    }

# plain
board-take-back = Take back

## What an answer would do, before it is given.

# $names is a list.
# plain; text $names
board-shares = Also shared by: { $names }

# $names is a list.
# plain; text $names
board-exposes = Demand hits: { $names }

# plain
board-nobody = The demand hits nobody

# plain
board-nothing = Nothing would happen

# Values of cards, as their backs show them: «[3], [4]».
# plain; text $values
board-draws = Draws: { $values }

# plain
board-ends = The game would end

## The log and the chat.

# plain
board-log = What happened

# plain
board-since = since my last turn

# Before a list of what the others did.
# plain
board-since-turn = Since your turn:

# plain
board-chat = Chat

# plain
board-say = Say something

# plain
board-send = Send

## What the script shows.

# How fast one sees what others do.
# plain
board-pace = Pace

# plain
board-pace-slow = slow

# plain
board-pace-normal = normal

# plain
board-pace-instant = at once

# Ends what is being shown step by step.
# plain
board-now = Skip to now

# plain
board-lost = The connection is lost; trying again …

# plain
board-unsent = The answer could not be sent. Please try again.

# plain
board-close = Close

# plain
board-help = Keys

# plain
board-help-draw = draw

# plain
board-help-meld = meld: opens the list of cards

# plain
board-help-dogma = activate a dogma: opens the list of cards

# plain
board-help-achieve = claim an achievement

# plain
board-help-pass = pass, or send the marked cards

# plain
board-help-yes-no = yes, no

# plain
board-help-list = list all answers

# plain
board-help-take-back = take back the last answer

# plain
board-help-hint = what the computer would do

# plain
board-help-numbers = the answer that shows the number

# plain
board-help-arrows = from one thing that you may choose to the next

# plain
board-help-enter = choose it

# plain
board-help-escape = close the card or the list, remove all marks

# plain
board-help-help = this list
# What bots are called, from seat A on, with a comma and a space between.
bot-names = Archimedes, Hypatia, Galileo, Ada, Tesla
room-hint = What would the computer do?
