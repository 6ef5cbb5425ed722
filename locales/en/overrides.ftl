# English: texts of effects that are written by hand, where the one made from the script reads badly.
#
# A message for each, with any id that begins with `override-`. The text may use the messages of cards.ftl: { icon-castle }. Attributes
# say what it is for:
#   .card      the English name of the card
#   .editions  the editions, in English: first third fourth
#   .effect    which of the card's effects in these editions, counted from 1
#   .script    the script that the text was written for. Write 0: `eureka cards --stale` tells the number.
# It must say exactly what the script does. When the script changes, the text made from it is used again, and the tests and
# `eureka cards --stale` report this one.

override-calendar = If you have more cards in your score pile than in your hand, draw two [3].
    .card = Calendar
    .editions = first third fourth
    .effect = 1
    .script = 11770dc328f5d0ff

override-fission-first = I demand you draw and reveal a [10]! If it is red, remove all hands, boards and score piles from the game, then end this dogma action at once!
    .card = Fission
    .editions = first third
    .effect = 1
    .script = 827538a4dd14a7b5

override-fission = I demand you draw and reveal a [10]! If it is red, junk all hands, boards and score piles, then end this dogma action at once!
    .card = Fission
    .editions = fourth
    .effect = 1
    .script = 99a358f5555be15b

override-fusion = Score one of your top cards of value [11]. If you do, choose a value one or two lower, then repeat this effect with it.
    .card = Fusion
    .editions = fourth
    .effect = 1
    .script = a06587b5b21f51d3

override-hypersonics = I demand you return two of your top cards of the same value! If you do, return all cards of that value or lower from your hand and score pile!
    .card = Hypersonics
    .editions = fourth
    .effect = 1
    .script = 052cb21ce7daf955

override-machinery = I demand you exchange your whole hand with all the highest cards in mine!
    .card = Machinery
    .editions = first third fourth
    .effect = 1
    .script = 2c2013d1aeb6bb50

override-measurement-first = You may return a card from your hand. If you do, choose a color, splay it right, then draw a card of value equal to the number of cards of that color on your board.
    .card = Measurement
    .editions = first
    .effect = 1
    .script = 8d0364a133e72e84

override-medicine = I demand you exchange the highest card in your score pile with the lowest in mine!
    .card = Medicine
    .editions = first third fourth
    .effect = 1
    .script = e263023ca09271cc

override-optics = Draw and meld a [3]. If it has a { icon-crown }, draw and score a [4]. Otherwise, transfer a card from your score pile to that of an opponent with fewer points.
    .card = Optics
    .editions = first third fourth
    .effect = 1
    .script = 91db8dae664ac3dc

override-road-building-first = Meld one or two cards from your hand. If you melded two, you may transfer your top red card to another player’s board. If you do, transfer that player’s top green card to yours.
    .card = Road Building
    .editions = first third
    .effect = 1
    .script = eac456b9f12ffd35

override-road-building = Meld one or two cards from your hand. If you melded two, you may transfer your top red card to another player’s board. If you do, meld that player’s top green card.
    .card = Road Building
    .editions = fourth
    .effect = 1
    .script = 7bc02e0034c9fc64

override-sanitation = I demand you exchange the two highest cards in your hand with the lowest card in mine!
    .card = Sanitation
    .editions = first third fourth
    .effect = 1
    .script = c5226357c20c5b11

override-self-service = If you have at least twice as many achievements as each opponent, you win. (Teams count theirs together.)
    .card = Self Service
    .editions = fourth
    .effect = 1
    .script = 1dceedcbddedc865

override-skyscrapers = I demand you transfer one of your top non-yellow cards with a { icon-clock } to my board! If you do, score the card beneath it, return the rest of that pile, then if Skyscrapers is a top card anywhere, transfer it to my hand!
    .card = Skyscrapers
    .editions = fourth
    .effect = 1
    .script = 9dc7cb389192e95e

override-solar-sailing = Draw and meld an [11]. If its color is not splayed aslant, return all but your top four cards of that color, then splay it aslant. If you have at least six cards of that color on your board, you win.
    .card = Solar Sailing
    .editions = fourth
    .effect = 1
    .script = 6aefc4a6ac7c4d22

override-space-traffic = Draw and tuck an [11]. If there is an [11] directly above it, you lose. Otherwise, score all but your top five cards of its color, splay that color aslant, then if another player has more points than you, repeat this effect.
    .card = Space Traffic
    .editions = fourth
    .effect = 1
    .script = a2604a5473ddfc78
