# English: the words of the game, one for each concept. `eureka cards --review` shows beside a text which of them it uses.
#
# For translators. Translate the words as the printed book of your language has them.
#   .found   the beginnings by which the word is found in a text, separated by commas; «meld» finds «melds» and «melded» too
#   .why     only where no printed book of this language has the word: why this one was chosen

## What players do.

term-draw = draw
    .found = draw

term-meld = meld
    .found = meld

term-activate = activate
    .found = activat

term-achieve = claim
    .found = claim

term-score = score
    .found = score a, score up, score all, score your, score one, score the, scored, and score

term-tuck = tuck
    .found = tuck

term-return = return
    .found = return

term-transfer = transfer
    .found = transfer

term-exchange = exchange
    .found = exchang

term-reveal = reveal
    .found = reveal

term-splay = splay
    .found = splay

term-aslant = aslant
    .found = aslant

term-unsplay = unsplay
    .found = unsplay

term-junk = junk
    .found = junk

term-remove = remove from the game
    .found = from the game

term-self-execute = self-execute
    .found = self-execut, for yourself only

term-share = share
    .found = share, sharing

term-repeat = repeat this effect
    .found = repeat

## Cards and places.

term-value = value
    .found = value, higher, lower, highest, lowest

term-icon = icon
    .found = icon, [♛, [☘, [☼, [♜, [⚙, [◷, [♟

term-top-card = top card
    .found = top

term-bottom-card = bottom card
    .found = bottom

term-deck = deck
    .found = deck

term-hand = hand
    .found = hand

term-board = board
    .found = board

term-pile = pile
    .found = pile of, that pile

term-score-pile = score pile
    .found = score pile

term-point = point
    .found = point

term-junk-pile = junk
    .found = the junk, from the junk

term-achievement = achievement
    .found = achievement

term-special-achievement = special achievement
    .found = special achievement

term-chain-achievement = chain achievement
    .found = chain achievement

## Effects and players.

term-effect = effect
    .found = effect

term-demand = demand
    .found = demand

term-non-demand = non-demand effect
    .found = non-demand

term-sharing-bonus = sharing bonus
    .found = sharing bonus

term-opponent = opponent
    .found = opponent

term-team = team
    .found = team

term-parley = parley
    .found = parley
