# English: texts of effects that are written by hand, where the one made from the script reads badly. Use it rarely.
#
# A message for each, with any id that begins with `override-`. The text may use the messages of cards.ftl: { icon-castle }. Attributes
# say what it is for:
#   .card      the English name of the card
#   .editions  the editions, in English: first third fourth
#   .effect    which of the card's effects in these editions, counted from 1
#   .script    the script that the text was written for. Write 0: `eureka cards --stale` tells the number.
# It must say exactly what the script does. When the script changes, the text made from it is used again, and the tests and
# `eureka cards --stale` report this one.

override-hypersonics = I demand you choose two top cards of the same value on your board! If you do, return them, then return all cards of that value or less from your hand and from your score pile!
    .card = Hypersonics
    .editions = fourth
    .effect = 1
    .script = 052cb21ce7daf955

override-self-service = If your team has claimed at least twice as many achievements as each opponent’s team, you win.
    .card = Self Service
    .editions = fourth
    .effect = 1
    .script = 1dceedcbddedc865

override-solar-sailing = Draw and meld an [11]. If your cards of its color are not splayed aslant, return all but the top four of them, then splay them aslant. If you have at least six cards of that color on your board, you win.
    .card = Solar Sailing
    .editions = fourth
    .effect = 1
    .script = 6aefc4a6ac7c4d22

override-space-traffic = Draw and tuck an [11]. If there is an [11] directly above it, you lose. Otherwise, score all but the top five of your cards of its color, splay your cards of that color aslant, then if another player has more points than you, repeat this effect.
    .card = Space Traffic
    .editions = fourth
    .effect = 1
    .script = a2604a5473ddfc78
