# English: what is said at the table: questions, answers, what happens, and the words around them.
#
# For translators. The conventions are those of cards.ftl, whose head explains them: ids stay, the line above a message lists
# its arguments, `part-` helpers are your own, gaps close by themselves. Both files are read together, so a message here may use one from
# there ({ card-by-name }, a helper), and no id may stand in both. Colors, icons, values, zones of players and lists («A and B»)
# come from there.
#
# Players are called by any name: «Anna», «A», «x777». It has no known gender and is not inflected, so:
#   $seat, $player  phrases, made by player-name below. The nominative is the bare name; for the other cases inflect a word beside
#                   it: «рука игрока A». Begin a sentence with the name, say what happens in the present tense («A берёт карту»; a
#                   past tense would show a gender), and let nothing agree with the name.
#   $names          phrase: one or several such names
# Cards:
#   $card           phrase: a card by its name, made by shown-card below, or one of which only the back is seen, made by
#                   drawn-fixed in cards.ftl: «a [3]». The name itself is not inflected.
#   $from, $to      text: a zone with its preposition, from zone-… in cards.ftl or place-… below ($role is from or to). $from is
#                   empty where everybody knows where the card comes from.
#   $color          phrase: in event-splay and event-rearrange an adjective of several cards, { $color_acc } «красные»; in
#                   event-choose-color the color itself, as colors-fixed in cards.ftl has it.
#   $icon, $special text: from icon-… in cards.ftl and special-… in names.ftl
# Questions speak to the player who is asked, in the address that the cards use. What begins a line gets its capital letter by
# itself: questions, events, headings, the outcome and the first line of a game. Answers, labels and the rest stay as they are written here.
#
# Words to select by, besides those in cards.ftl:
#   $verb       in questions what is done with the card: meld, tuck, score, return, reveal, remove, junk, transfer, exchange;
#               choose (nothing yet, or nobody knows). In question-order also rearrange, in question-color splay and rearrange, in
#               question-special junk and restore.
#   $direction  left, right, up, aslant; none in event-splay (the cards are laid together) and where nothing is splayed
#   $kind       demand, share: of an effect
#   $ending     achievements (enough of them), score (the cards ran out), card (a card said who wins), elimination (the others are out)
#   $edition    first, third, fourth
#   $you        yes, no: whether the player spoken of is the reader

## Players, cards, places.

# noun; text $name
player-name =
    { $case ->
        [gen] { $name }’s
       *[nom] { $name }
    }

# noun; text $name
shown-card = { $name }

# plain; word $role; number $value
place-deck =
    { $role ->
        [from] from the [{ $value }] deck
       *[to] to the [{ $value }] deck
    }

# plain; word $role
place-available =
    { $role ->
        [from] from the available achievements
       *[to] to the available achievements
    }

# plain; word $role
place-junk =
    { $role ->
        [from] from the junk
       *[to] to the junk
    }

# plain; word $role
place-removed =
    { $role ->
        [from] from outside the game
       *[to] out of the game
    }

# plain; word $edition
edition =
    { $edition ->
        [first] first edition
        [third] third edition
       *[fourth] fourth edition
    }

## Questions. Each is asked of one player.

part-do =
    { $verb ->
        [meld] meld
        [tuck] tuck
        [score] score
        [return] return
        [reveal] reveal
        [remove] remove from the game
        [junk] junk
        [transfer] transfer
        [exchange] exchange
       *[choose] choose
    }

part-done =
    { $verb ->
        [meld] melded
        [tuck] tucked
        [score] scored
        [return] returned
        [reveal] revealed
        [remove] removed from the game
        [junk] junked
        [transfer] transferred
        [exchange] exchanged
       *[choose] chosen
    }

# plain
question-opening = which card do you begin with?

# plain; number $actions
question-action =
    { $actions ->
        [1] your action? It is your last one this turn.
        [2] your action? You have two this turn.
       *[other] your action? You have { $actions } this turn.
    }

# plain; word $verb
question-card = which card do you { part-do }?

# A card out of those that qualify. $cards is a phrase in the quantity «which»: «which card with a [crown] from your hand». $to is empty unless
# it is transferred.
# plain; word $verb; phrase $cards; text $to
question-which = { $cards_acc } do you { part-do } { $to }?

# plain; word $verb
question-keep = which card do you keep? All the others are { part-done }.

# plain; word $verb
question-order =
    { $verb ->
        [rearrange] which card comes next, from the top down?
       *[other] which card do you { part-do } next? The order matters.
    }

# $available: whether one of the available achievements is asked for.
# plain; word $verb $available
question-back =
    { $available ->
        [yes] which available achievement do you { part-do }?
       *[no] a card of which value do you { part-do }? You do not see the faces.
    }

# plain; word $verb
question-owner = whose card do you { part-do }?

# plain; word $verb $direction
question-color =
    { $verb ->
        [splay] { $direction ->
            [left] which color do you splay left?
            [right] which color do you splay right?
            [up] which color do you splay up?
            [aslant] which color do you splay aslant?
           *[none] which color do you splay?
        }
        [rearrange] which color do you rearrange?
       *[choose] which color do you choose?
    }

# plain
question-value = which value do you choose?

# plain
question-player = which player do you choose?

# plain
question-icon = which icon do you choose?

# plain; word $verb
question-special =
    { $verb ->
        [junk] which special achievement do you junk?
        [restore] which special achievement do you make available again?
       *[choose] which special achievement do you choose?
    }

# plain; word $kind
question-parley =
    { $kind ->
        [demand] which card do you return to be spared its demands?
       *[share] which card do you return to share it?
    }

# plain
question-payment = which card do you return?

# plain; clause $clause
question-may = do you want to { $clause_inf }?

# plain
question-yes-no = do you want to do it?

# plain
question-branch = which of these do you choose?

# A question that may be declined.
# plain; text $question
question-pass = { $question } You may pass.

# $question is one of those below, from reason-….
# plain; phrase $seat; text $question
ask = { $seat }, { $question }

# The player’s own card asks.
# plain; phrase $card $player; text $question
reason-own = { $card }: { $question }

# A card of $player, whose effect the player asked shares.
# plain; phrase $card $player; text $question
reason-shared = you share { $player_gen } { $card }: { $question }

# A card of $player demands something of the player asked.
# plain; phrase $card $player; text $question
reason-demand = { $player_gen } { $card } demands: { $question }

# A distant player may take part in the action with a card of $player.
# plain; phrase $card $player; text $question
reason-parley = { $player_gen } { $card }: { $question }

# What a distant player’s card costs.
# plain; phrase $card $player; text $question
reason-payment = to use { $card }: { $question }

# Why somebody else’s demand is asked of the reader. $icon is the dogma icon as a picture.
# plain; phrase $player; text $icon
why-demand = you have fewer { $icon } than { $player }, so the demand affects you.

# Why the reader shares somebody else’s effect.
# plain; phrase $player; text $icon
why-share = you have at least as many { $icon } as { $player }, so you share the effect.

## Answers: short, as on a button.

# plain
answer-draw = draw

# plain; phrase $card
answer-meld = meld { $card_acc }

# plain; phrase $card
answer-dogma = dogma { $card }

# Another player's card.
# plain; phrase $card $seat
answer-dogma-of = dogma { $card } of { $seat }

# plain; number $value
answer-achieve = achieve age { $value }

# What one can do.
# plain; clause $clause
answer-clause = { $clause_imp }

# One of several that cannot be told apart in words.
# plain; number $number
answer-branch = option { $number }

# plain
answer-yes = yes

# plain
answer-no = no

# plain
answer-pass = pass

## What happens.

# plain; phrase $seat; number $actions
event-turn =
    { $actions ->
        [1] { $seat_gen } turn, 1 action
       *[other] { $seat_gen } turn, { $actions } actions
    }

# plain; phrase $seat $card
event-dogma = { $seat } activates { $card }

# plain; phrase $seat $card; number $effect
event-demand = { $seat } has to obey { $card }, effect { $effect }

# plain; phrase $seat $card; number $effect
event-share = { $seat } executes { $card }, effect { $effect }

# The same two below the action to which they belong, where the card is named: short.
# plain; phrase $seat
event-joins-demand = { $seat } has to obey the demand

# plain; phrase $seat
event-joins-share = { $seat } shares the effect

# plain; phrase $seat $card; text $from
event-draw = { $seat } draws { $card_acc } { $from }

# plain; phrase $seat $card; text $from
event-meld = { $seat } melds { $card_acc } { $from }

# plain; phrase $seat $card; text $from
event-tuck = { $seat } tucks { $card_acc } { $from }

# plain; phrase $seat $card; text $from
event-score = { $seat } scores { $card_acc } { $from }

# plain; phrase $seat $card
event-draw-and-meld = { $seat } draws and melds { $card_acc }

# plain; phrase $seat $card
event-draw-and-tuck = { $seat } draws and tucks { $card_acc }

# plain; phrase $seat $card
event-draw-and-score = { $seat } draws and scores { $card_acc }

# plain; phrase $seat $card; text $from
event-return = { $seat } returns { $card_acc } { $from }

# plain; phrase $seat $card; text $from
event-remove = { $seat } takes { $card_acc } { $from } out of the game

# plain; phrase $seat $card; text $from
event-junk = { $seat } junks { $card_acc } { $from }

# plain; phrase $seat $card; text $from $to
event-transfer = { $seat } transfers { $card_acc } { $from } { $to }

# One of the cards of an exchange.
# plain; phrase $seat $card; text $from $to
event-exchange = { $seat } moves { $card_acc } { $from } { $to } in exchange

# plain; phrase $seat; number $value
event-achieve = { $seat } claims the achievement of age { $value }

# A card that is drawn and at once, face down, an achievement.
# plain; phrase $seat $card
event-achieve-drawn = { $seat } draws { $card_acc } as an achievement

# plain; phrase $seat $card
event-reveal = { $seat } reveals { $card_acc }

# plain; phrase $seat $color; word $direction
event-splay =
    { $direction ->
        [left] { $seat } splays { $color_acc } left
        [right] { $seat } splays { $color_acc } right
        [up] { $seat } splays { $color_acc } up
        [aslant] { $seat } splays { $color_acc } aslant
       *[none] { $seat_gen } { $color } cards are no longer splayed
    }

# plain; phrase $seat $color
event-rearrange = { $seat } rearranges { $color_acc }

# plain; phrase $seat; text $special
event-claim = { $seat } claims { $special }

# plain; text $special
event-special-junk = { $special } is junked

# plain; text $special
event-special-remove = { $special } is removed from the game

# plain; text $special
event-special-restore = { $special } is available again

# plain; phrase $seat
event-lost = { $seat } loses and is out of the game

# plain; phrase $seat
event-resigned = { $seat } gives up and is out of the game

# plain; phrase $seat $color
event-choose-color = { $seat } chooses { $color_acc }

# plain; phrase $seat; number $value
event-choose-value = { $seat } chooses [{ $value }]

# plain; phrase $seat $player
event-choose-player = { $seat } chooses { $player_acc }

# plain; phrase $seat; text $icon
event-choose-icon = { $seat } chooses { $icon }

# plain; phrase $seat; text $special
event-choose-special = { $seat } chooses { $special }

# Which of the options that the effect offers.
# plain; phrase $seat; number $number
event-choose-branch = { $seat } chooses option { $number }

# What the effect offers.
# plain; phrase $seat
event-yes = { $seat } accepts

# What the effect offers.
# plain; phrase $seat
event-no = { $seat } declines

# plain; phrase $seat
event-pass = { $seat } passes

# The free draw that follows.
# plain; phrase $seat
event-bonus = { $seat } gets the sharing bonus

# plain
event-dogma-ended = the dogma action ends at once

# plain; number $count; phrase $names; word $ending
outcome =
    { $count ->
        [0] the game is over, and nobody wins: { part-ending }
        [1] the game is over, and { $names } wins: { part-ending }
       *[other] the game is over, and { $names } win together: { part-ending }
    }

part-ending =
    { $ending ->
        [achievements] enough achievements
        [score] the cards have run out, and the score decides
        [card] a card says so
       *[elimination] all others are out of the game
    }

## The table as it lies.

# plain; phrase $seat; number $actions
heading-turn =
    { $actions ->
        [1] { $seat_gen } turn, 1 action left
       *[other] { $seat_gen } turn, { $actions } actions left
    }

# plain
heading-opening = everybody chooses a card to begin with

# Labels of rows: short.
# plain
label-decks = decks

# plain; number $value
label-deck = deck [{ $value }]

# plain
label-available = to achieve

# plain
label-specials = special

# plain
label-junk = junk

# plain
label-removed = out of game

# plain
label-teams = teams

# plain
label-parley = parley

# plain
label-icons = icons

# plain
label-hand = hand

# plain
label-score = score

# plain
label-achievements = achievements

# The card that was chosen to begin with.
# plain
label-opening = begins with

# In the row of parley.
# plain
parley-played = yes

# How many achievements a team has, of those it needs.
# plain; phrase $names; number $have $needed
standing-team = { $names }: { $have } of { $needed } achievements

# plain; phrase $seat; word $you; number $points $have $needed
standing =
    { $you ->
        [yes] { $seat } (you): { part-points }, { $have } of { $needed } achievements
       *[no] { $seat }: { part-points }, { $have } of { $needed } achievements
    }

# A player whose team's achievements count together.
# plain; phrase $seat; word $you; number $points $have
standing-in-team =
    { $you ->
        [yes] { $seat } (you): { part-points }, { part-achievements }
       *[no] { $seat }: { part-points }, { part-achievements }
    }

part-points =
    { $points ->
        [1] 1 point
       *[other] { $points } points
    }

part-achievements =
    { $have ->
        [1] 1 achievement
       *[other] { $have } achievements
    }

# plain; phrase $seat; word $you
standing-out =
    { $you ->
        [yes] { $seat } (you): out of the game
       *[no] { $seat }: out of the game
    }

# A card of which only the back is seen, and which is one of a few cards that the reader has seen and can no longer tell apart:
# «[3] (Paper or Compass)». $sure is no if it may also be another card. $cards is a list with «or».
# plain; text $back; phrase $cards; word $sure
mixed-card =
    { $sure ->
        [yes] { $back } ({ $cards })
       *[no] { $back } (perhaps { $cards })
    }

# A pile of which only the top card is known.
# plain; text $card; number $count
pile-under = { $card } and { $count } under it

# plain; word $direction
pile-splayed =
    { $direction ->
        [left] (splayed left)
        [right] (splayed right)
        [up] (splayed up)
       *[aslant] (splayed aslant)
    }

## Cards.

# What is printed on a card. $era is the name of the age; $color is an adjective of the card.
# plain; text $name $era $color $icons $dogma; number $value
card-facts = { $name }: age { $value } ({ $era }), { $color }, { $icons }, dogma { $dogma }

# The place of a card that shows a picture and no icon.
# plain
icon-none = [⬡ hex]

# plain; word $edition; text $name
no-card = the { edition } has no card “{ $name }”

# $near is a name that looks alike.
# plain; word $edition; text $name $near
no-card-but = the { edition } has no card “{ $name }”: did you mean “{ $near }”?

## Playing in the terminal.

# The table in a few words.
# plain; word $edition; number $players
seating =
    { $players ->
        [1] { edition }, 1 player
       *[other] { edition }, { $players } players
    }

# $teams is a list: «A and C; B and D».
# plain; text $seating $teams
seating-teams = { $seating }, teams { $teams }

# Parley, where it is not a matter of course.
# plain; text $seating
seating-parley = { $seating }, parley

# plain; text $seating
seating-no-parley = { $seating }, no parley

# The first line of a game. $help is the command for help.
# plain; text $seating $seed $name $help
play-begins = { $seating }, seed { $seed }. You are { $name }. Type “{ $help }” for help.

# Commands are single words that can be typed; the English ones are always understood too.
# plain
command-table = table

# plain
command-card = card

# What stands for the name of a card.
# plain
command-card-name = NAME

# plain
command-save = save

# What stands for the name of a file.
# plain
command-save-file = FILE

# Gives up.
# plain
command-resign = resign

# plain
command-help = help

# plain
command-quit = quit

# plain
help-answers = Answer with the number of an answer or with the answer itself. Also:

# plain
help-table = show the table

# plain
help-card = show a card

# plain; text $replay
help-save = write the game so far to a file, for “{ $replay }”

# plain
help-resign = give up: you are out of the game

# plain
help-help = this

# plain
help-quit = stop

# The question before a player gives up; the answers are answer-yes and answer-no.
# plain; text $name
resign-sure = { $name }, do you really want to give up? You will be out of the game, with no way back.

# A command without the word that must follow.
# plain; text $command $help
command-needs-word = “{ $command }” needs a word after it: see “{ $help }”

# plain; text $file
saved = saved to { $file }

# $reason is what the system says.
# plain; text $file $reason
not-saved = { $file } cannot be written: { $reason }

# plain; text $answer; number $count
illegal-number =
    { $count ->
        [1] “{ $answer }” is not an answer: there is only number 1
       *[other] “{ $answer }” is not an answer: they are numbered from 1 to { $count }
    }

# plain; text $answer $options
illegal-answer = “{ $answer }” is not an answer here: the options are { $options }

# There are more than can be listed.
# plain; text $answer $options
illegal-answer-of-many = “{ $answer }” is not an answer here: some of the options are { $options }

# plain; phrase $seat $player
illegal-seat = { $player } is asked, not { $seat }

# plain; text $answer
illegal-over = the game is over: “{ $answer }” comes too late

# A record in a file, after so many of its answers.
# plain; text $file $seating; number $upto $count
replay-heading = { $file }: { $seating }, { $upto } of { $count } answers

## What the computer thinks of a game. Each $answer is one of those above, as on a button.

# A chance to win.
# plain; number $number
percent = { $number }%

# A record in a file, and how many of its decisions were thought about.
# plain; text $file $seating; number $decisions
analysis-heading =
    { $decisions ->
        [1] { $file }: { $seating }, 1 decision. Chances are as the player who decides could see them.
       *[other] { $file }: { $seating }, { $decisions } decisions. Chances are as the player who decides could see them.
    }

# The analysis was stopped after so many of the answers of a record.
# plain; number $looked $answers
analysis-interrupted = Interrupted: looked at { $looked } of { $answers } answers.

# A player's chance to win.
# plain; phrase $seat; text $chance
player-chance = { $seat } { $chance }

# An answer with the chance to win with it, and how often it was tried.
# plain; text $answer $chance; number $visits
look = { $answer } { $chance } ({ $visits }×)

# What was answered, with the chance to win after it.
# plain; phrase $seat; text $answer $chance
decision = { $seat }: { $answer }, { $chance }

# The same, and how much less that is than with the best answer.
# plain; phrase $seat; text $answer $chance $lost
decision-mistake = { $seat }: { $answer }, { $chance }, { $lost } given away

# plain
mistakes-heading = Largest mistakes

# plain; phrase $seat
no-mistakes = { $seat }: no mistakes

# plain; phrase $seat; text $answer $better $lost
mistake = { $seat }: { $answer } gives away { $lost }; better: { $better }

# plain
turning-heading = Turning points

# $player answers, and the chance of $seat, perhaps another player, is no longer what it was.
# plain; phrase $player $seat; text $answer $before $after
turning-point = { $player }: { $answer } ({ $seat } { $before } → { $after })

# A graph of everybody's chances.
# plain
chart-title = Chances to win

# Beside the graph: how many answers have been given in the game.
# plain
chart-answers = answers given

# plain
chart-chance-own = chance to win, as each player sees it

# plain; phrase $seat
chart-chance-of = chance to win, as { $seat } sees it

# A command, as those above.
# plain
command-hint = hint

# plain
help-hint = show the best answers

## What an answer would do, said before it is given: only what is certain.

# Those who execute effects that are no demands.
# plain; number $count; phrase $names
foresee-share =
    { $count ->
        [1] { $names } shares
       *[other] { $names } share
    }

# Those who have to obey demands.
# plain; number $count; phrase $names
foresee-demand =
    { $count ->
        [1] { $names } is exposed to demands
       *[other] { $names } are exposed to demands
    }

# Distant players, who pay to share and pay to be spared.
# plain; number $count; phrase $names
foresee-parley =
    { $count ->
        [1] { $names } can return a card to share or to be spared
       *[other] { $names } can each return a card to share or to be spared
    }

# A dogma that nobody shares or has to obey.
# plain
foresee-alone = nobody else takes part

# One card or several: «a [3]», «two [1]».
# plain; phrase $card
foresee-draw = you draw { $card_acc }

# What changes: «3 → 5», with an icon before it in the list of foresee-icons.
# plain; text $what; number $before $after
foresee-change = { $what } { $before } → { $after }

# $changes is a list of foresee-change.
# plain; text $changes
foresee-icons = icons: { $changes }

# plain; text $change
foresee-points = points: { $change }

# A pile as it would be. $color is the label of its row.
# plain; text $color; number $count; word $direction
foresee-pile =
    { $direction ->
        [none] { $color }: { part-foreseen-cards }
       *[other] { $color }: { part-foreseen-cards } { pile-splayed }
    }

part-foreseen-cards =
    { $count ->
        [1] 1 card
       *[other] { $count } cards
    }

# $count is how many win: 0 if nobody can be sure who does.
# plain; number $count; phrase $names
foresee-end =
    { $count ->
        [0] the game would end
        [1] the game would end, and { $names } would win
       *[other] the game would end, and { $names } would win together
    }

# plain
foresee-nothing = nothing would happen

## Special achievements: what they take, and how far a player is.

# $icon is the person, which does not count.
# plain; word $edition; text $icon
condition-empire =
    { $edition ->
        [fourth] three or more of each icon but { $icon }
       *[other] three or more of each of the six icons
    }

# plain; word $edition
condition-monument =
    { $edition ->
        [fourth] four top cards with a demand effect
       *[other] six cards scored, or six tucked, in one turn
    }

# plain; word $edition
condition-wonder =
    { $edition ->
        [fourth] all five colors splayed right, up or aslant
       *[other] all five colors splayed right or up
    }

# plain; text $icon
condition-world = twelve { $icon } on the board

# plain
condition-universe = five top cards of value 8 or more

# $condition is one of those above.
# plain; text $condition; number $have $need
condition-progress = { $condition }: { $have } of { $need }
