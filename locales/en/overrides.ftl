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

override-alchemy = Draw and reveal a [4] for each color with a { icon-castle } on your board. If any drawn card is red, return your whole hand.
    .card = Alchemy
    .editions = fourth
    .effect = 1
    .script = 3ac272de6d574c2b

override-alchemy-first = Draw and reveal a [4] for every three { icon-castle } on your board. If any drawn card is red, return your whole hand.
    .card = Alchemy
    .editions = first third
    .effect = 1
    .script = e4ced3e99ef561e0

override-calendar = If you have more cards in your score pile than in your hand, draw two [3].
    .card = Calendar
    .editions = first third fourth
    .effect = 1
    .script = 11770dc328f5d0ff

override-coal = You may choose a color. If you do, score your top two cards of that color.
    .card = Coal
    .editions = fourth
    .effect = 3
    .script = f785faf36e333823

override-databases = I demand you return a number of cards from your score pile equal to the value of your highest achievement!
    .card = Databases
    .editions = fourth
    .effect = 1
    .script = 90700626709cc6c6

override-education = You may return the highest card from your score pile. If you do, draw a card of value two higher than the highest card left there.
    .card = Education
    .editions = first third fourth
    .effect = 1
    .script = 219b3fee8020a9f6

override-empiricism = Choose two different colors, then draw and reveal a [9]. If it is one of those colors, meld it, then splay its color up. Otherwise, unsplay its color.
    .card = Empiricism
    .editions = fourth
    .effect = 1
    .script = 954db4dd85d65442

override-empiricism-first = Choose two different colors, then draw and reveal a [9]. If it is one of those colors, meld it, then you may splay its color up.
    .card = Empiricism
    .editions = first third
    .effect = 1
    .script = 0bbcbad36c713f4b

override-fermenting-2 = You may tuck a green card from your hand. If you do not, junk the [2] deck, then junk Fermenting if it is a top card on any board.
    .card = Fermenting
    .editions = fourth
    .effect = 2
    .script = bc554281a27ee96d

override-fission = I demand you draw and reveal a [10]! If it is red, junk all hands, boards and score piles, then end this dogma action at once!
    .card = Fission
    .editions = fourth
    .effect = 1
    .script = 99a358f5555be15b

override-fission-first = I demand you draw and reveal a [10]! If it is red, remove all hands, boards and score piles from the game, then end this dogma action at once!
    .card = Fission
    .editions = first third
    .effect = 1
    .script = 827538a4dd14a7b5

override-fusion = Score one of your top cards of value 11. If you do, choose a value one or two lower, then repeat this effect with that value.
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

override-miniaturization = Return a card from your hand. If it is a [10], draw a [10] for each different value among the cards in your score pile. If it is an [11], junk the [11] deck.
    .card = Miniaturization
    .editions = fourth
    .effect = 1
    .script = 2266c55676fb5ef9

override-optics = Draw and meld a [3]. If it has a { icon-crown }, draw and score a [4]. Otherwise, transfer a card from your score pile to that of an opponent with fewer points.
    .card = Optics
    .editions = first third fourth
    .effect = 1
    .script = 91db8dae664ac3dc

override-publications = You may either junk an available special achievement or make a junked one available again.
    .card = Publications
    .editions = fourth
    .effect = 2
    .script = 0fe2967691c6af4e

override-road-building = Meld one or two cards from your hand. If you melded two, you may transfer your top red card to another player’s board. If you do, meld that player’s top green card.
    .card = Road Building
    .editions = fourth
    .effect = 1
    .script = 7bc02e0034c9fc64

override-road-building-first = Meld one or two cards from your hand. If you melded two, you may transfer your top red card to another player’s board. If you do, transfer that player’s top green card to your board.
    .card = Road Building
    .editions = first third
    .effect = 1
    .script = eac456b9f12ffd35

override-sanitation = I demand you exchange the two highest cards in your hand with the lowest card in mine!
    .card = Sanitation
    .editions = first third fourth
    .effect = 1
    .script = c5226357c20c5b11

override-sanitation-2 = Choose [7] or [8], then junk that deck.
    .card = Sanitation
    .editions = fourth
    .effect = 2
    .script = 4234e638f2908e67

override-self-service = If you have at least twice as many achievements as each opponent, you win. (Teams combine theirs.)
    .card = Self Service
    .editions = fourth
    .effect = 1
    .script = 1dceedcbddedc865

override-skyscrapers = I demand you transfer one of your top non-yellow cards with a { icon-clock } to my board! If you do, score the card it covered, return the rest of that pile, then transfer Skyscrapers to my hand if it is a top card anywhere!
    .card = Skyscrapers
    .editions = fourth
    .effect = 1
    .script = 9dc7cb389192e95e

override-skyscrapers-first = I demand you transfer one of your top non-yellow cards with a { icon-clock } to my board! If you do, score the card it covered, then return the rest of that pile!
    .card = Skyscrapers
    .editions = first third
    .effect = 1
    .script = f812f38e42d36fad

override-socialism-first = You may tuck your whole hand. If any tucked card is purple, transfer all the lowest cards from each opponent’s hand to yours.
    .card = Socialism
    .editions = first third
    .effect = 1
    .script = deab5edc60b8a79f

override-societies = I demand you transfer to my board one of your top cards that has a { icon-bulb } and is higher than my top card of its color! If you do, draw a [5]!
    .card = Societies
    .editions = third fourth
    .effect = 1
    .script = 1186113e93a37a45

override-solar-sailing = Draw and meld an [11]. If its color is not splayed aslant, return all but your top four cards of that color, then splay it aslant. If you have at least six cards of that color on your board, you win.
    .card = Solar Sailing
    .editions = fourth
    .effect = 1
    .script = 6aefc4a6ac7c4d22

override-space-traffic = Draw and tuck an [11]. If there is an [11] directly above it, you lose. Otherwise, score all but your top five cards of its color, then splay that color aslant. If another player has more points than you, repeat this effect.
    .card = Space Traffic
    .editions = fourth
    .effect = 1
    .script = a2604a5473ddfc78

override-specialization = Reveal a card from your hand, then transfer each opponent’s top card of that color to your hand.
    .card = Specialization
    .editions = first third fourth
    .effect = 1
    .script = f1e1b85d413dd603

override-whataboutism = I demand you transfer each of your top cards with a demand effect to my board! If you transferred any, exchange your whole score pile with mine!
    .card = Whataboutism
    .editions = fourth
    .effect = 1
    .script = 46c23a7624fe48ea
