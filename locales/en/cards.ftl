# English: the texts of the cards, made from the scripts that the game runs.
#
# For translators. Rust code decides what is said in which order; this file decides the words, their order inside a
# message, case, agreement and punctuation. Translate every message, with any words and any order that read well on a
# card. Ids stay. What begins with `part-` is a helper of this file alone: each language has its own helpers, as many and
# as it likes. A message may use another one, `{ part-count }`, which then sees the same arguments.
#
# Arguments (the line above a message lists those it gets; none must be used, but what carries meaning must not be lost):
#
#   phrase  A noun phrase, asked for in a case: { $what_nom } { $what_acc } { $what_gen } { $what_dat } { $what_ins }
#           { $what_loc }. Plain { $what } is the case in which the message itself is asked for, or nominative in a verb
#           clause, a test or a filter. So in «score = зачтите { $what_acc }» the card phrase is asked for in the accusative, and
#           in «number-value = значение { $cards_gen }» in the genitive.
#   clause  A verb clause, asked for in a mood: { $clause_imp } { $clause_inf } { $clause_dem }. Plain { $clause } is the mood in which
#           the message itself is asked for; use that wherever the mood simply goes on.
#   text    Finished text without case: a zone with its preposition, a filter, a test, an icon. May be empty; then the gap closes
#           by itself (double spaces and spaces before , . ! ? ; : disappear). Where a line must not break, write {"\u00A0"}.
#   number  A number, for { $count } and for selectors with plural rules.
#   word    A word to select by: { $number -> [one] … *[many] … }.
#
# $case (in every message marked «noun»): nom acc gen dat ins loc.
# $mood (in every message marked «verb»):
#   imp  an order: «draw a card», «возьмите карту», «pociągnij kartę», «pesca una carta», «доберіть карту»
#   inf  after «you may»: «взять карту», «pociągnąć kartę», «pescare una carta», «добрати карту»
#   dem  after «I demand that you»: «взяли карту», (Polish: imperative after a colon), «peschi una carta», «добрали карту»
#   Tests (what stands after «if») have neither: they are in the indicative, about «you» as the player reading the card.
# Sentences get their capital letter by themselves.
#
# Words to select by:
#   $number      one, many: of the noun that the phrase is about (one card, several cards)
#   $truth       yes, no: the test or its opposite
#   $kind        demand, share: the sentence belongs to a demand («!») or not («.»)
#   $ordinal     0: the only one of its kind; 1, 2, 3…: the first, second, third («the second drawn card»)
#   $verb        (as a word) drawn, melded, tucked, scored, returned, revealed, transferred, junked, removed, chosen
#   $comparison  equal, unequal, less, at-most, more, at-least: with $count, or between two things; in test-markers also
#                none and any
#   $state       of piles: present (any pile), splayed, left, right, up, aslant, none (not splayed), showing (shows $icon)
#   $direction   left, right, up, aslant, none; in test-splayed also any
#   $extreme     most, fewest        $rounding  down, up        $end  top, bottom, none
#   $who         you, me: who chooses («choose …», «I choose …»); $may yes, no matters only with «me» («I may choose …»)
#   $revealing   yes: the cards are shown first («reveal and return …»); no
#   $whose       you, me, their (the player just spoken of: «for each opponent, … their hand»), opponents, any-opponent, others,
#                any-other, all, anyone, owner. In a zone, «opponents» is all opponents' («all cards from all
#                opponents' hands»), «any-opponent» one of theirs («a card from any opponent's hand»); «owner» is anybody else:
#                then $owner says who («the chosen player», «your team», «each opponent», or a player's name in a question).
#                In the log also «self»: the player who acts («A scores [3] from their hand», «со своей руки»).
#   $role        from, to, in: «from your hand», «to my hand», «in your hand»; of: the cards in it that «you» exchange or choose from,
#                which some languages call «from your hand» too («обменяйте карты с руки»); have: behind «you have» («you have two
#                cards in hand»); otherwise the same as «in»
#   $edition     first, third, fourth
#
# What the listener has in mind ($known, and $like of values) decides how much is said:
#   no           nothing: say it in full («the color of the drawn card», «the tucked card»)
#   it           the card itself was spoken of last: a pronoun does («it», «its color», «the same value»)
#   that         the color, the value or the player was spoken of last: «that color», «that value», «that player»
#   second       one of two cards that were spoken of together: «the second»
#   $like has «card» besides (the value of a card, which is then $card: «of the same value as the highest card») and «value» (any
#   other number: «of value equal to …»).
# Pronouns and «that color» are only used where they cannot be misunderstood. What is yours need not be called yours, if
# your language can do without: «верните карту с руки».
#
# Verbs with cards (meld, tuck, score, return, reveal, remove, junk, transfer, choose-cards) get the cards twice, in one piece and in parts,
# so that a language can put them in its own order: «dodaj do kart wpływu X», «перемістили найціннішу картку з вашої руки в мою».
#   $what        phrase: the cards with their place     $object  phrase: the cards without it
#   $source      text: the place («from your hand»); may be empty
#   $place       the kind of place: hand, score, board, achievements, deck, above (the card above another one), several, none;
#                with $whose and $owner, and for a deck $deck (phrase: [3]) and $age: fixed ([3]), that («that value»), value
#   $end         top or bottom, if they are top or bottom cards; else none
#   $possessive  yes: the place can be said by the owner alone, because only boards have top and bottom cards («your top card»)
#   $heavy       yes: the comparison behind the cards is long, so say the place or the goal before them
#   transfer also has $to (text: «to my hand»), $goal (the kind of place: hand, score, board …), $taker (a word like $whose),
#   $takers (phrase) and $same (yes: the same kind of place as where they come from: «from your hand to mine»).
#   $subject     see test-have       $quantifier  every, some, no
#
# The message `cards` is the heart: «the two highest top non-green cards with a [castle] from your board». Its arguments:
#   $quantity    one            a card; with $rank the highest card
#                number         $count cards (2 or more); with $rank the $count highest cards
#                as-many        a number of cards equal to $amount (phrase)
#                up-to          up to $count cards            up-to-as-many  up to $amount cards
#                between        $count or $most cards         any-number     any number of cards
#                all            all cards; with $rank all the highest cards
#                of-each-color  one card of each color, at the $end of its pile: «the top card of each color»
#                of-each-board  one card from each of several boards, at the $end of a pile: «the top red card from each opponent’s
#                               board». These two replace «all» in the fourth edition, where «all cards» also means those that come
#                               to the top meanwhile. $number is one.
#                all-but-one    all cards but one             half-down, half-up  half of the cards, rounded
#                all-but-ends   all but the $end (top) $ends cards
#                which          in a question: «which card»; with $rank ($number is many) «which of the highest cards»
#                the            the cards that there are, or with $number = one the card
#                bare           the noun without article or quantity: «(the number of) cards in your hand»
#                each           «for each card», with $count > 1 «for every two cards»
#                compared       «at least four cards»: $comparison and $count
#   $number      one, many       $rank  none, highest, lowest
#   $end         none, top, bottom; $ends how many at that end («the top four cards»; 1 is just «top card»)
#   $colors      phrase, adjectives: «red», «red or blue», in the number of the cards; { $colors_gen } after numerals
#   $others      phrase: colors the card does not have, from the message not-colors: «non-green»
#   $head        card, achievement, available (an available achievement)
#   $value       number: 0, or the one value they have: «a [3]» stands for «a card of value 3»
#   $filters     text: what the cards are like («with a [castle]», «of value [1] or [2]»), as filter-… says, one behind the other
#   $relations   text: what they are like compared with something else («of that color», «of the same color as the drawn card»), from
#                filter-… as well. If long, they are easily read as a part of what stands behind them: put the place first.
#   $related     yes, no: whether there are $relations
#   $brief       yes, no: whether the $relations are short («of that color»)
#   $single      yes, no: whether there can be only one such card («your top red card»)
#   $possessive  yes, no: as above
#   $place       and $whose, $owner, $age, $deck: as above
#   $plain       yes, no: whether nothing is said of the cards but how many they are and where («your whole hand»)
#   $source      text: where from or where («from your hand», «on your board»); $role is its role
#   $after       text: filters that come behind the place («except this card», «such that …»)
# «set-part» is the same for a part of cards that have been named: «one of the drawn cards», «the highest of …».
#
# Forms of colors (color-red …): $form = card (adjective of one card), cards (adjective of several), noun (the color
# itself: in Slavic languages masculine, to go with «цвет, kolor, колір», which colors-fixed adds).
#
# «Repeat with» cards (Fusion, Reclamation) print the value that the effect begins with, and say at the end
# what takes its place.

## Helpers of this file alone. Every language may have its own.

part-count =
    { $count ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
       *[other] { $count }
    }

part-most =
    { $most ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
       *[other] { $most }
    }

part-ordinal =
    { $ordinal ->
        [0] { "" }
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] no.{"\u00A0"}{ $ordinal }
    }

part-whose =
    { $whose ->
        [you] your
        [me] my
        [their] their
        [self] their
        [opponents] all opponents’
        [any-opponent] any opponent’s
        [others] all other players’
        [any-other] any other player’s
        [all] all players’
        [anyone] any player’s
       *[owner] { $owner_gen }
    }

# After «from B’s hand», «their» alone could be B’s.
part-whose-to =
    { $whose ->
        [self] their own
       *[other] { part-whose }
    }

part-several =
    { $whose ->
        [opponents] s
        [others] s
        [all] s
       *[one] { "" }
    }

part-comparison =
    { $comparison ->
        [equal] exactly
        [unequal] not exactly
        [less] fewer than
        [at-most] at most
        [more] more than
       *[at-least] at least
    }

part-than =
    { $comparison ->
        [equal] exactly as many { $thing } as
        [unequal] a different number of { $thing } than
        [less] fewer { $thing } than
        [at-most] at most as many { $thing } as
        [more] more { $thing } than
       *[at-least] at least as many { $thing } as
    }

part-verb-past =
    { $verb ->
        [drawn] drew
        [melded] melded
        [tucked] tucked
        [scored] scored
        [returned] returned
        [revealed] revealed
        [transferred] transferred
        [junked] junked
        [removed] removed
       *[chosen] chose
    }

part-marked =
    { $verb ->
        [drawn] drawn
        [melded] melded
        [tucked] tucked
        [scored] scored
        [returned] returned
        [revealed] revealed
        [transferred] transferred
        [junked] junked
       *[removed] removed
    }

part-pile-state =
    { $state ->
        [present] { "" }
        [splayed] splayed
        [left] splayed left
        [right] splayed right
        [up] splayed up
        [aslant] splayed aslant
        [none] not splayed
       *[showing] with a { $icon }
    }

part-direction =
    { $direction ->
        [left] left
        [right] right
        [up] up
        [aslant] aslant
        [none] flat
       *[any] { "" }
    }

part-does =
    { $truth ->
        [yes] { "" }
       *[no] not
    }

part-reveal-and =
    { $revealing ->
        [yes] reveal and
       *[no] { "" }
    }

## Sentences.

# verb; word $kind; clause $clause
sentence =
    { $kind ->
        [demand] { $clause }!
       *[share] { $clause }.
    }

# verb; word $kind; clause $clause; text $test
sentence-if =
    { $kind ->
        [demand] If { $test }, { $clause }!
       *[share] If { $test }, { $clause }.
    }

# verb; word $kind; clause $clause
sentence-otherwise =
    { $kind ->
        [demand] Otherwise, { $clause }!
       *[share] Otherwise, { $clause }.
    }

# verb; word $kind; clause $clause; text $test
sentence-otherwise-if =
    { $kind ->
        [demand] Otherwise, if { $test }, { $clause }!
       *[share] Otherwise, if { $test }, { $clause }.
    }

# verb; clause $clause
demand = I demand you { $clause_dem }!

# verb; clause $clause
demand-may = I demand: { $clause_imp }!

# $offers: whether the clause begins with «you may».
# verb; clause $clause; text $test; word $offers
demand-if =
    { $offers ->
        [yes] I demand: if { $test }, { $clause_imp }!
       *[no] If { $test }, I demand you { $clause_dem }!
    }

## Clauses joined.

# verb; clause $first $rest
then-last = { $first }, then { $rest }

# verb; clause $first $rest
then-more = { $first }, { $rest }

# $joined: whether it stands behind «then» of then-last.
# verb; text $test; clause $clause; word $joined
if =
    { $joined ->
        [yes] , if { $test }, { $clause }
       *[no] if { $test }, { $clause }
    }

# verb; text $test; clause $clause $other; word $joined
if-otherwise = if { $test }, { $clause }, and otherwise { $other }

# verb; clause $clause
may =
    { $mood ->
        [inf] { $clause_inf } if you want
       *[imp] you may { $clause_inf }
    }

# verb; text $each; clause $clause
each-time = { $clause } for { $each }

# verb; clause $clause; number $count
times =
    { $count ->
        [2] { $clause } twice
       *[other] { $clause } { part-count } times
    }

# verb; clause $clause; phrase $amount
so-often = { $clause } as many times as { $amount }

# verb; phrase $players; clause $clause
for-each = for { $players }, { $clause }

# verb; clause $first $rest
either = either { $first }, or { $rest }

# verb; clause $first $rest
either-first = either { $first }, { $rest }

# verb; clause $first $rest
either-more = { $first }, { $rest }

# verb; clause $first $rest
either-last = { $first }, or { $rest }

# verb; clause $clause
aside = ({ $clause })

# verb
nothing = do nothing

## Clauses: verbs.

# verb; phrase $what
draw = draw { $what_acc }

# verb; phrase $what
draw-and-reveal = draw and reveal { $what_acc }

# verb; phrase $what
draw-and-meld = draw and meld { $what_acc }

# verb; phrase $what
draw-and-tuck = draw and tuck { $what_acc }

# verb; phrase $what
draw-and-score = draw and score { $what_acc }

# verb; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy $revealing
meld = { part-reveal-and } meld { $what_acc }

# verb; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy $revealing
tuck = { part-reveal-and } tuck { $what_acc }

# verb; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy $revealing
score = { part-reveal-and } score { $what_acc }

# verb; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy $revealing
return = { part-reveal-and } return { $what_acc }

# verb; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy $revealing
reveal = reveal { $what_acc }

# verb; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy $revealing
remove = { part-reveal-and } remove { $what_acc } from the game

# verb; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy $revealing
junk = { part-reveal-and } junk { $what_acc }

# verb; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy $revealing $goal $taker $same; phrase $takers; text $to
transfer =
    { $heavy ->
        [yes] { part-reveal-and } transfer { $to } { $what_acc }
       *[no] { part-reveal-and } transfer { $what_acc } { part-to }
    }

# «From your hand to mine»: the goal is a zone of the same kind as the source, which the phrase for the cards has just named.
part-to =
    { $same ->
        [yes] { $possessive ->
            [yes] { $to }
           *[no] { $taker ->
                [you] to yours
                [me] to mine
                [their] to theirs
               *[owner] to { $takers_gen }
            }
        }
       *[no] { $to }
    }

# verb; phrase $left $right
exchange = exchange { $left_acc } with { $right_acc }

# verb; word $who $may; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy
choose-cards = { part-choose } { $what_acc }

# verb; word $who $may; phrase $what
choose-color = { part-choose } { $what_acc }

# verb; word $who $may; phrase $what
choose-any-color = { part-choose } a color

# verb
choose-two-colors = choose two different colors

# verb; word $who $may; phrase $what $numbers
choose-value = { part-choose } value { $numbers_acc }

# A value that is so much lower than the one of this effect.
# verb; word $who $may; phrase $what
choose-lower-value = { part-choose } a value { $what_acc } lower

# verb; word $who $may; phrase $what
choose-any-value = { part-choose } a value

# verb; word $who $may; phrase $what
choose-icon = { part-choose } { $what_acc }

# verb; word $who $may; phrase $what
choose-icon-except = { part-choose } any icon other than { $what_acc }

# verb; word $who $may; phrase $what
choose-any-icon = { part-choose } an icon

# verb; word $who $may; phrase $what
choose-player = { part-choose } { $what_acc }

part-choose =
    { $who ->
        [me] { $may ->
            [yes] I may choose
           *[no] I choose
        }
       *[you] choose
    }

# $last: whether the direction can stand behind the piles without being misread.
# verb; phrase $piles; word $direction $state $last
splay =
    { $state ->
        [present] { $last ->
            [yes] splay { $piles_acc } { part-direction }
           *[no] splay { part-direction } { $piles_acc }
        }
       *[other] splay { part-direction } { $piles_acc }
    }

# verb; phrase $piles
unsplay = unsplay { $piles_acc }

# verb; phrase $piles
rearrange = rearrange { $piles_acc }

# verb; phrase $cards; word $known $edition
execute =
    { $edition ->
        [fourth] self-execute { $cards_acc }
       *[first] { $known ->
            [it] execute its non-demand effects for yourself only
           *[no] execute the non-demand effects of { $cards_gen } for yourself only
        }
    }

# verb; text $name
claim = claim { $name }

# verb; phrase $amount; text $name
add-markers = put a number of your markers on { $name } equal to { $amount_nom }

# verb
junk-special = junk one available special achievement

# verb
junk-specials = junk all available special achievements

# verb
restore-special = make one junked special achievement available again

# verb
repeat = repeat this effect

# verb; phrase $with $first; word $known
repeat-with =
    { $known ->
        [no] repeat this effect with { $with_acc } in place of { $first_acc }
       *[it] repeat this effect with { $with_acc }
    }

# verb
end-dogma = end this dogma action at once

# verb
win =
    { $mood ->
        [dem] win
       *[imp] you win
    }

# verb; word $extreme; phrase $thing
win-player =
    { $extreme ->
        [most] the single player with the most { $thing_gen } wins
       *[fewest] the single player with the fewest { $thing_gen } wins
    }

# verb; word $extreme; phrase $thing
win-team =
    { $extreme ->
        [most] the single player or team with the most { $thing_gen } wins
       *[fewest] the single player or team with the fewest { $thing_gen } wins
    }

# verb; word $extreme; phrase $amount
win-player-by-number =
    { $extreme ->
        [most] the single player for whom { $amount } is the greatest wins
       *[fewest] the single player for whom { $amount } is the least wins
    }

# verb; word $extreme; phrase $amount
win-team-by-number =
    { $extreme ->
        [most] the single player or team for which { $amount } is the greatest wins
       *[fewest] the single player or team for which { $amount } is the least wins
    }

# verb
lose =
    { $mood ->
        [dem] lose
       *[imp] you lose
    }

## Lists.

# noun; phrase $first $rest
and-last = { $first } and { $rest }

# noun; phrase $first $rest
and-more = { $first }, { $rest }

# noun; phrase $first $rest
or-last = { $first } or { $rest }

# noun; phrase $first $rest
or-more = { $first }, { $rest }

## Ages, icons, colors.

# noun; number $value
age = [{ $value }]

# plain
icon-crown = [♛ crown]

# plain
icon-leaf = [☘ leaf]

# plain
icon-bulb = [☼ bulb]

# plain
icon-castle = [♜ castle]

# plain
icon-factory = [⚙ factory]

# plain
icon-clock = [◷ clock]

# plain
icon-person = [♟ person]

# noun; text $icon
one-icon = a { $icon }

# noun; number $ordinal
icon-chosen =
    { $ordinal ->
        [0] that icon
       *[other] the { part-ordinal } chosen icon
    }

# noun; word $form
color-red = red

# noun; word $form
color-yellow = yellow

# noun; word $form
color-green = green

# noun; word $form
color-blue = blue

# noun; word $form
color-purple = purple

# noun; phrase $colors
colors-fixed = { $colors }

# noun
colors-any = any color

# noun; number $ordinal; word $known
color-chosen =
    { $known ->
        [no] the { part-ordinal } chosen color
       *[that] that color
    }

# noun
colors-chosen = one of those colors

# noun
color-candidate = its color

# noun; phrase $cards; word $number $known
color-of =
    { $known ->
        [it] { $number ->
            [one] its color
           *[many] their colors
        }
        [that] that color
       *[no] { $number ->
            [one] the color of { $cards_gen }
           *[many] the colors of { $cards_gen }
        }
    }

# noun; word $state $whose; text $icon $board
colors-piles = a color { part-pile-state } { $board }

# noun; phrase $colors $others
colors-except = { $colors } other than { $others_acc }

## Piles.

# $number is that of the piles: one is also «your red or blue cards», many «your red and blue cards».
# noun; phrase $colors $owner; word $whose $number
piles =
    { $case ->
        [acc] { $whose ->
            [you] { $colors }
           *[other] { part-whose } { $colors } cards
        }
       *[nom] { part-whose } { $colors } cards
    }

# noun; phrase $cards $owner; word $whose $known
piles-same-color =
    { $known ->
        [no] { $case ->
            [acc] { $whose ->
                [you] the color of { $cards_gen }
               *[owner] { part-whose } cards of the same color as { $cards_gen }
            }
           *[nom] { part-whose } cards of the same color as { $cards_gen }
        }
       *[it] { $case ->
            [acc] { $whose ->
                [you] { part-its-color }
               *[owner] { part-whose } cards of { part-its-color }
            }
           *[nom] { part-whose } cards of { part-its-color }
        }
    }

part-its-color =
    { $known ->
        [it] its color
       *[that] that color
    }

# noun; word $quantity $state $whose; text $icon; phrase $owner
piles-by-state =
    { $quantity ->
        [one] { $whose ->
            [you] any one color { part-pile-state }
           *[other] any one of { part-whose } colors { part-pile-state }
        }
       *[all] { $state ->
            [present] all { part-whose } cards
           *[other] all { part-whose } colors { part-pile-state }
        }
    }

# $chosen: whether the colors are «one of those colors».
# noun; word $quantity $whose $known $chosen; phrase $colors $owner
piles-of =
    { $quantity ->
        [the] { part-the-pile }
        [one] { part-whose } cards of { $chosen ->
            [yes] { $colors_acc }
           *[no] any one of { $colors_acc }
        }
       *[all] { part-whose } cards of { $colors_acc }
    }

part-the-pile =
    { $known ->
        [no] { part-whose } cards of { $colors_acc }
       *[it] { $case ->
            [acc] { $whose ->
                [you] { $colors_acc }
               *[owner] { part-whose } cards of { $colors_acc }
            }
           *[nom] { part-whose } cards of { $colors_acc }
        }
    }

## Players and their zones.

part-claimer =
    { $whose ->
        [you] you
        [me] me
        [their] them
        [opponents] opponents
        [any-opponent] any opponent
        [others] other players
        [any-other] any other player
        [all] all players
        [anyone] any player
       *[owner] { $owner_nom }
    }

# noun; word $whose
player =
    { $whose ->
        [you] { $case ->
            [gen] your
           *[nom] you
        }
        [me] { $case ->
            [nom] I
            [gen] my
           *[acc] me
        }
       *[their] { $case ->
            [nom] they
            [gen] their
           *[acc] them
        }
    }

# noun; number $ordinal; word $known
player-chosen =
    { $case ->
        [gen] { part-chosen-player }’s
       *[nom] { part-chosen-player }
    }

part-chosen-player =
    { $known ->
        [no] the { part-ordinal } chosen player
       *[that] that player
    }

# In the case «loc» behind «more than».
# noun; word $whose $form
players =
    { $whose ->
        [opponents] { $form ->
            [one] { $case ->
                [gen] any opponent’s
               *[nom] an opponent
            }
            [each] { $case ->
                [gen] each opponent’s
                [loc] any opponent
               *[nom] each opponent
            }
           *[all] { $case ->
                [gen] all opponents’
               *[nom] all opponents
            }
        }
        [others] { $form ->
            [one] { $case ->
                [gen] any other player’s
               *[nom] another player
            }
            [each] { $case ->
                [gen] each other player’s
                [loc] any other player
               *[nom] each other player
            }
           *[all] { $case ->
                [gen] all other players’
               *[nom] all other players
            }
        }
       *[all] { $form ->
            [one] { $case ->
                [gen] any player’s
               *[nom] a player
            }
            [each] { $case ->
                [gen] each player’s
                [loc] any player
               *[nom] each player
            }
           *[all] { $case ->
                [gen] all players’
               *[nom] all players
            }
        }
    }

# noun; phrase $players; word $who
players-who =
    { $case ->
        [gen] { $players_nom } { $who }’s
       *[nom] { $players } { $who }
    }

# noun; phrase $players
players-team =
    { $case ->
        [gen] { $players_gen } team’s
       *[nom] { $players_gen } team
    }

# plain; phrase $object
who-have = who has { $object_acc }

# plain; text $test
who-for = for whom { $test }

# plain; word $role $whose; phrase $owner
zone-hand =
    { $role ->
        [have] in hand
        [from] from { part-whose } hand{ part-several }
        [to] to { part-whose-to } hand{ part-several }
       *[in] in { part-whose } hand{ part-several }
    }

# plain; word $role $whose; phrase $owner
zone-score =
    { $role ->
        [from] from { part-whose } score pile{ part-several }
        [to] to { part-whose-to } score pile{ part-several }
       *[in] in { part-whose } score pile{ part-several }
    }

# plain; word $role $whose; phrase $owner
zone-board =
    { $role ->
        [from] from { part-whose } board{ part-several }
        [to] to { part-whose-to } board{ part-several }
       *[in] on { part-whose } board{ part-several }
    }

# plain; word $role $whose; phrase $owner
zone-achievements =
    { $role ->
        [have] { "" }
        [from] from among { part-whose } achievements
        [to] to { part-whose-to } achievements
       *[in] claimed by { part-claimer }
    }

# plain; number $value
source-deck = in the [{ $value }] deck

# plain; phrase $value
source-deck-of = in the deck of { $value_gen }

# plain; phrase $cards
source-above = directly above { $cards_acc }

## Cards.

# noun; word $quantity $comparison $number $rank $end $head $related $brief $single $possessive $plain $role $place $age $whose; number $count $most $ends $value; phrase $amount $colors $others $owner $deck; text $filters $relations $source $after
cards =
    { $possessive ->
        [yes] { part-own-cards }
       *[no] { $quantity ->
            [all] { $plain ->
                [yes] { part-all-there }
               *[no] { part-cards }
            }
           *[other] { part-cards }
        }
    }

# All cards of one place: «your whole hand».
part-all-there =
    { $place ->
        [hand] { part-whose-whole } hand{ part-several }
        [score] { part-whose-whole } score pile{ part-several }
        [deck] { part-whole-deck }
       *[other] { part-cards }
    }

part-whose-whole =
    { $whose ->
        [opponents] { part-whose }
        [others] { part-whose }
        [all] { part-whose }
       *[you] { part-whose } whole
    }

part-whole-deck =
    { $age ->
        [fixed] the { $deck_nom } deck
       *[value] the deck of { $deck_gen }
    }

part-cards =
    { $quantity ->
        [one] { $rank ->
            [none] { part-card-one }
           *[other] the { part-card-plain }
        }
        [number] { $rank ->
            [none] { part-count } { part-card-plain }
           *[other] the { part-count } { part-card-plain }
        }
        [as-many] a number of { part-card-plain } equal to { $amount_acc }
        [up-to] up to { part-count } { part-card-plain }
        [up-to-as-many] up to as many { part-card-plain } as { $amount_acc }
        [between] { part-count } or { part-most } { part-card-plain }
        [any-number] any number of { part-card-plain }
        [all] { $rank ->
            [none] all { part-card-plain }
           *[other] all the { part-card-plain }
        }
        [of-each-color] each { part-card-plain }
        [of-each-board] the { part-card-plain }
        [which] { $number ->
            [one] which { part-card-plain }
           *[many] which of the { part-card-plain }
        }
        [all-but-ends] all but the { part-card-plain }
        [all-but-one] all but one { part-card-plain }
        [half-down] half the { part-card-plain }, rounded down
        [half-up] half the { part-card-plain }, rounded up
        [the] the { part-card-plain }
        [bare] { part-card-plain }
        [each] { $count ->
            [1] each { part-card-plain }
           *[other] every { part-count } { part-card-plain }
        }
       *[compared] { $count ->
            [0] { $comparison ->
                [equal] no { part-card-plain }
               *[other] { part-comparison } 0 { part-card-plain }
            }
           *[other] { part-comparison } { part-count } { part-card-plain }
        }
    }

# Only boards have top and bottom cards, so the owner alone says where they are: «your top green card».
part-own-cards =
    { $quantity ->
        [one] { $single ->
            [yes] { part-own-card }
           *[no] { $rank ->
                [none] one of { part-own-plural }
               *[other] { part-own-card }
            }
        }
        [number] { $rank ->
            [none] { part-count } of { part-own-plural }
           *[other] { part-whose } { part-count } { part-own-plural-bare }
        }
        [as-many] as many of { part-own-plural } as { $amount_acc }
        [up-to] up to { part-count } of { part-own-plural }
        [up-to-as-many] up to as many of { part-own-plural } as { $amount_acc }
        [between] { part-count } or { part-most } of { part-own-plural }
        [any-number] any number of { part-own-plural }
        [all] all { part-own-plural }
        [of-each-color] { $whose ->
            [owner] each { part-card-plain }
           *[you] each of { part-own-plural }
        }
        [of-each-board] { part-own-card }
        [which] which of { part-own-plural }
        [all-but-ends] all but { part-own-plural }
        [all-but-one] all but one of { part-own-plural }
        [half-down] half of { part-own-plural }, rounded down
        [half-up] half of { part-own-plural }, rounded up
        [each] { $count ->
            [1] each of { part-own-plural }
           *[other] every { part-count } of { part-own-plural }
        }
        [compared] { part-comparison } { part-count } of { part-own-plural }
       *[the] { $number ->
            [one] { part-own-card }
           *[many] { part-own-plural }
        }
    }

part-own-card = { part-whose } { part-card-rank } { part-card-end } { $others } { $colors } { part-own-head } { $filters } { $relations } { $after }

part-own-plural = { part-whose } { part-own-plural-bare }

part-own-plural-bare = { part-card-rank } { part-card-end } { $others } { $colors } { part-own-heads } { $filters } { $relations } { $after }

part-own-head =
    { $value ->
        [0] { $ends ->
            [1] card
           *[other] cards
        }
       *[other] [{ $value }]
    }

part-own-heads =
    { $value ->
        [0] cards
       *[other] [{ $value }]
    }

part-card-one =
    { $end ->
        [none] { part-card-article } { part-card-plain }
       *[other] a { part-card-plain }
    }

part-card-article =
    { $head ->
        [available] an
        [achievement] an
       *[card] { $value ->
            [8] an
            [11] an
           *[other] a
        }
    }

part-card-plain = { part-card-rank } { part-card-end } { $others } { $colors } { part-card-head } { $filters } { part-card-place } { $after }

# What is short stands before the place («all cards of that color from your hand»), what is long behind it.
part-card-place =
    { $quantity ->
        [of-each-board] { $relations } { $source }
       *[other] { $brief ->
            [yes] { $relations } { part-card-source }
           *[no] { part-card-source } { $relations }
        }
    }

part-card-source =
    { $end ->
        [none] { $quantity ->
            [which] { $rank ->
                [none] { $source }
               *[other] { part-in-place }
            }
           *[other] { $source }
        }
       *[other] { $role ->
            [have] { "" }
           *[other] { $source }
        }
    }

# «Which of the highest cards in your hand do you return?»
part-in-place =
    { $place ->
        [hand] in { part-whose } hand
        [score] in { part-whose } score pile
       *[other] { $source }
    }

# noun; phrase $colors $names
not-colors = non-{ $colors }

part-card-rank =
    { $rank ->
        [none] { "" }
        [highest] highest
       *[lowest] lowest
    }

part-card-end =
    { $end ->
        [none] { "" }
        [top] top { part-card-ends }
       *[bottom] bottom { part-card-ends }
    }

part-card-ends =
    { $ends ->
        [1] { "" }
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $ends }
    }

part-card-head =
    { $head ->
        [available] available { part-achievement-head }
        [achievement] { part-achievement-head }
       *[card] { $value ->
            [0] { part-card-word }
           *[other] [{ $value }]
        }
    }

part-card-word =
    { $number ->
        [one] card
       *[many] { $quantity ->
            [all-but-one] card
            [compared] { part-card-counted }
           *[other] cards
        }
    }

part-card-counted =
    { $count ->
        [1] card
       *[other] cards
    }

part-achievement-head =
    { $number ->
        [one] achievement
       *[many] achievements
    }

# plain; phrase $icon
filter-with = with { $icon_acc }

# plain; phrase $icon
filter-without = without { $icon_acc }

# plain
filter-demand = with a demand effect

# plain; phrase $colors; word $known
filter-color = of { $colors_acc }

# plain; word $state $whose; text $icon $board
filter-piles = of a color { part-pile-state } { $board }

# plain; word $state $whose; text $icon $board
filter-not-piles = of a color not { part-pile-state } { $board }

# plain; phrase $cards; word $known
filter-same-color =
    { $known ->
        [it] of its color
        [that] of that color
       *[no] of the same color as { $cards_gen }
    }

# plain; phrase $colors
filter-not-color = not of { $colors_acc }

# plain; phrase $values $numbers
filter-value = of value { $numbers_acc }

# plain; phrase $value $card; word $comparison $like
filter-valued =
    { $like ->
        [it] of its value { part-or-beyond }
        [that] of that value { part-or-beyond }
        [card] of the same value { part-or-beyond } as { $card_nom }
       *[value] { $comparison ->
            [equal] of value equal to { $value_acc }
            [at-most] of value equal to or lower than { $value_acc }
           *[at-least] of value equal to or higher than { $value_acc }
        }
    }

part-or-beyond =
    { $comparison ->
        [equal] { "" }
        [at-most] or lower
       *[at-least] or higher
    }

# plain; number $ordinal; word $known
filter-chosen-value =
    { $known ->
        [no] of the { part-ordinal } chosen value
       *[that] of that value
    }

# plain; phrase $cards; word $known
filter-same-value =
    { $known ->
        [it] of its value
        [that] of that value
       *[no] of the same value as { $cards_gen }
    }

# plain; phrase $cards
filter-except = other than { $cards_acc }

# plain; phrase $cards; word $comparison
filter-value-than =
    { $comparison ->
        [equal] of the same value as { $cards_gen }
        [unequal] of another value than { $cards_gen }
        [less] lower than { $cards_nom }
        [at-most] not higher than { $cards_nom }
        [more] higher than { $cards_nom }
       *[at-least] not lower than { $cards_nom }
    }

# plain
filter-candidate-color = of the same color

# plain
filter-candidate-value = of the same value

# plain; text $test
filter-where = such that { $test }

# noun; phrase $value
value-or-less = { $value } or lower

# noun; phrase $value
value-or-more = { $value } or higher

# noun; number $value
plain-value = { $value }

# noun; word $verb $number $form $known; number $ordinal
named =
    { $known ->
        [it] { $number ->
            [one] it
           *[many] { $case ->
                [nom] they
               *[gen] them
            }
        }
        [second] the second
       *[no] { $form ->
            [bare] { part-ordinal } { part-named-verb } { $number ->
                [one] card
               *[many] cards
            }
           *[the] the { part-ordinal } { part-named-verb } { $number ->
                [one] card
               *[many] cards
            }
        }
    }

part-named-verb =
    { $verb ->
        [drawn] drawn
        [melded] melded
        [tucked] tucked
        [scored] scored
        [returned] returned
        [revealed] revealed
        [transferred] transferred
        [junked] junked
        [removed] removed
       *[chosen] chosen
    }

# noun; word $verb $known; number $ordinal $count
named-each =
    { $count ->
        [1] each { part-ordinal } { part-named-verb } card
       *[other] every { part-count } { part-ordinal } { part-named-verb } cards
    }

# noun; text $name
card-by-name = { $name }

# noun; text $name; word $known
this-card =
    { $known ->
        [it] it
       *[no] { $name }
    }

# The cards of a set from which another card was chosen: of two cards «the other».
# noun; word $number
other-cards =
    { $number ->
        [one] the other
       *[many] the others
    }

# The card that lay under a card of yours which has just been moved away. $covered: whether the moved card lies on a board now, where there
# may be another card beneath it.
# noun; word $covered
card-beneath =
    { $covered ->
        [yes] the card it covered
       *[no] the card beneath it
    }

# All cards under a card that has just been put on top of your pile.
# noun
cards-beneath = all cards beneath it

# All cards that are left of a pile from which some have just been taken.
# noun
rest-of-pile = the rest of that pile

# noun
candidate = it

# noun; phrase $set; text $filters
set = { $set } { $filters }

# noun; word $quantity $comparison $rank; number $count $most; phrase $amount $set; text $filters
set-part =
    { $quantity ->
        [one] { part-set-ranked } of { $set_gen } { $filters }
        [the] { part-set-ranked } of { $set_gen } { $filters }
        [number] { part-count } { part-card-rank } of { $set_gen } { $filters }
        [as-many] as many { part-card-rank } of { $set_gen } { $filters } as { $amount_acc }
        [up-to] up to { part-count } { part-card-rank } of { $set_gen } { $filters }
        [up-to-as-many] up to as many { part-card-rank } of { $set_gen } { $filters } as { $amount_acc }
        [between] { part-count } or { part-most } { part-card-rank } of { $set_gen } { $filters }
        [any-number] any number of { $set_gen } { $filters }
        [which] { $rank ->
            [none] which of { $set_gen } { $filters }
           *[other] which of { part-set-ranked } of { $set_gen } { $filters }
        }
        [all] all { part-card-rank } of { $set_gen } { $filters }
        [all-but-one] all but one of { $set_gen } { $filters }
        [half-down] half of { $set_gen } { $filters }, rounded down
        [half-up] half of { $set_gen } { $filters }, rounded up
        [bare] { part-card-rank } of { $set_gen } { $filters }
        [each] { $count ->
            [1] each of { $set_gen } { $filters }
           *[other] every { part-count } of { $set_gen } { $filters }
        }
       *[compared] { part-comparison } { part-count } of { $set_gen } { $filters }
    }

part-set-ranked =
    { $rank ->
        [none] one
        [highest] the highest
       *[lowest] the lowest
    }

# noun; word $end; phrase $piles $amount
set-ends =
    { $end ->
        [top] as many top cards of { $piles_gen } as { $amount_acc }
       *[bottom] as many bottom cards of { $piles_gen } as { $amount_acc }
    }

# $each: whether so many are drawn for each of something («по [3]»). $listed: whether cards of other values stand beside them («three [1] and
# a [4]»).
# noun; number $value $count; word $each $listed
drawn-fixed =
    { $count ->
        [1] { $value ->
            [8] an [{ $value }]
            [11] an [{ $value }]
           *[other] a [{ $value }]
        }
       *[other] { part-count } [{ $value }]
    }

# noun; phrase $value $card; word $like $each; number $count
drawn-valued =
    { $count ->
        [1] a card { part-drawn-valued }
       *[other] { part-count } cards { part-drawn-valued }
    }

part-drawn-valued =
    { $like ->
        [it] of its value
        [that] of that value
        [card] of the same value as { $card_nom }
       *[value] of value equal to { $value_acc }
    }

# noun; phrase $value $card $more; word $like $each; number $count
drawn-higher =
    { $count ->
        [1] a card of value { $more } higher { part-drawn-than }
       *[other] { part-count } cards of value { $more } higher { part-drawn-than }
    }

part-drawn-than =
    { $like ->
        [it] than it
        [that] { "" }
        [card] than { $card_nom }
       *[value] than { $value_acc }
    }

## Numbers.

# noun; number $count
number-fixed = { part-count }

# noun; phrase $cards; word $known
number-count =
    { $known ->
        [it] their number
       *[no] the number of { $cards_gen }
    }

# noun; phrase $cards; word $known
number-value =
    { $known ->
        [it] its value
        [that] that value
       *[no] the value of { $cards_gen }
    }

# noun
value-candidate = its value

# noun; number $ordinal; word $known
value-chosen =
    { $known ->
        [no] the { part-ordinal } chosen value
       *[that] that value
    }

# noun; phrase $cards; word $known
number-sum =
    { $known ->
        [it] the sum of their values
       *[no] the sum of the values of { $cards_gen }
    }

# noun; phrase $cards
number-values = the number of different values among { $cards_gen }

# noun; phrase $colors
number-colors = the number of { $colors_gen }

# noun; text $icon $board
number-icons = the number of { $icon } { $board }

# noun; word $whose; phrase $owner
number-points = the points in { part-whose } score pile{ part-several }

# noun; word $whose $verb $cause; phrase $owner; text $name
number-markers =
    { $whose ->
        [all] the number of cards { part-marked } { part-due }
       *[other] { part-whose } number of cards { part-marked } { part-due }
    }

part-due =
    { $cause ->
        [demand] due to the demand
       *[card] due to { $name }
    }

# noun; word $whose; phrase $owner; text $name
number-card-markers =
    { $whose ->
        [all] the number of markers on { $name }
       *[other] the number of { part-whose } markers on { $name }
    }

# noun; phrase $left $right
number-plus = { $left } plus { $right }

# noun; phrase $left $right
number-minus = { $left } minus { $right }

# noun; phrase $left $right
number-times = { $left } times { $right }

# noun; phrase $amount
number-twice = twice { $amount }

# noun; phrase $amount; number $count; word $rounding
number-divided =
    { $rounding ->
        [down] { $count ->
            [2] half { $amount_gen }, rounded down
           *[other] { $amount } divided by { part-count }, rounded down
        }
       *[up] { $count ->
            [2] half { $amount_gen }, rounded up
           *[other] { $amount } divided by { part-count }, rounded up
        }
    }

# plain; text $icon $board; word $whose; number $count
each-icon =
    { $count ->
        [1] each { $icon } { $board }
       *[other] every { part-count } { $icon } { $board }
    }

# plain; phrase $cards; number $count
each-card = { $cards_acc }

# plain; phrase $cards; number $count; word $known $verb
each-value =
    { $count ->
        [1] each different value among { $cards_gen }
       *[other] every { part-count } different values among { $cards_gen }
    }

# plain; word $state $whose; text $icon $board; number $count
each-color =
    { $count ->
        [1] each color { part-pile-state } { $board }
       *[other] every { part-count } colors { part-pile-state } { $board }
    }

# $lacking: a word like $whose, for those on whose boards the colors are not.
# plain; word $state $whose $lacking; text $icon $board $missing; number $count
each-color-missing =
    { $count ->
        [1] each color { part-pile-state } { $board } but not { $missing }
       *[other] every { part-count } colors { part-pile-state } { $board } but not { $missing }
    }

# plain; phrase $colors; number $count
each-of-colors =
    { $count ->
        [1] each of { $colors_gen }
       *[other] every { part-count } of { $colors_gen }
    }

# plain; word $whose; phrase $owner; number $count
each-point =
    { $count ->
        [1] each point in { part-whose } score pile{ part-several }
       *[other] every { part-count } points in { part-whose } score pile{ part-several }
    }

# noun; text $icon
thing-icons = { $icon }

# noun
thing-points = points

# noun
thing-achievements = achievements

# noun; word $state $whose; text $icon $board
thing-colors = colors { part-pile-state } { $board }

# noun; word $comparison; number $count; text $icon
have-icons =
    { $count ->
        [0] { $comparison ->
            [equal] no { $icon }
           *[other] { part-comparison } { part-count } { $icon }
        }
       *[other] { part-comparison } { part-count } { $icon }
    }

# noun; word $comparison; number $count
have-points = { part-comparison } { part-count } { $count ->
        [1] point
       *[other] points
    }

# noun; word $comparison $state $all; number $count; text $icon $board
have-colors =
    { $all ->
        [yes] { $comparison ->
            [equal] { part-count }
            [at-least] { part-count }
           *[other] { part-comparison } { part-count }
        }
       *[no] { part-comparison } { part-count }
    } { $count ->
        [1] color
       *[other] colors
    } { part-pile-state } { $board }

# noun; word $comparison; phrase $thing $other
have-than-thing = { part-than } { $other }

# noun; word $comparison $whose; phrase $thing $player
have-than-player = { part-than } { $player_nom }

## Tests: what stands after «if».

# plain; word $truth
test-did =
    { $truth ->
        [yes] you do
       *[no] you do not
    }

# plain; text $test
test-either = either { $test }

# plain; phrase $cards
test-any = there is { $cards_nom }

# plain; phrase $cards
test-no = there are no { $cards_gen }

# plain; word $verb $number $truth; number $ordinal
test-verb =
    { $truth ->
        [yes] { $number ->
            [one] you { part-verb-past } a card
           *[many] you { part-verb-past } any
        }
       *[no] { $number ->
            [one] you { part-verb-past } no card
           *[many] you { part-verb-past } none
        }
    }

# plain; word $verb $comparison $most; number $ordinal $count
test-verb-count =
    you { part-verb-past } { $most ->
        [yes] { $comparison ->
            [equal] { part-count }
           *[other] { part-comparison } { part-count }
        }
       *[no] { part-comparison } { part-count }
    } { $count ->
        [1] card
       *[other] cards
    }

# plain; phrase $cards $icon; word $number $truth
test-with =
    { $number ->
        [one] { $cards_nom } { $truth ->
            [yes] has
           *[no] does not have
        } { $icon_acc }
       *[many] { $truth ->
            [yes] any of
           *[no] none of
        } { $cards_gen } has { $icon_acc }
    }

# plain; phrase $cards $icon; word $number $truth
test-without =
    { $number ->
        [one] { $cards_nom } { $truth ->
            [yes] does not have
           *[no] has
        } { $icon_acc }
       *[many] { $truth ->
            [yes] any of { $cards_gen } does not have { $icon_acc }
           *[no] each of { $cards_gen } has { $icon_acc }
        }
    }

# plain; phrase $cards; word $number $truth
test-demand =
    { $number ->
        [one] { $cards_nom } { $truth ->
            [yes] has
           *[no] does not have
        } a demand effect
       *[many] { $truth ->
            [yes] any of
           *[no] none of
        } { $cards_gen } has a demand effect
    }

# plain; phrase $cards $colors; word $number $truth
test-color =
    { $number ->
        [one] { $cards_nom } is { part-does } { $colors_nom }
       *[many] { $truth ->
            [yes] any of
           *[no] none of
        } { $cards_gen } is { $colors_nom }
    }

# plain; phrase $cards $colors; word $number $truth
test-of-color =
    { $number ->
        [one] { $cards_nom } is { part-does } of { $colors_acc }
       *[many] { $truth ->
            [yes] any of
           *[no] none of
        } { $cards_gen } is of { $colors_acc }
    }

# The color of cards is one of those that the piles on boards have.
# plain; phrase $cards; word $number $truth $known $state $whose; text $icon $board
test-color-of-piles =
    { $number ->
        [one] { $state ->
            [present] { $known ->
                [it] its color is { part-does } { $board }
               *[no] { $cards_nom } is { part-does } of a color { $board }
            }
           *[other] { $cards_nom } is { part-does } of a color { part-pile-state } { $board }
        }
       *[many] { $truth ->
            [yes] any of
           *[no] none of
        } { $cards_gen } is of a color { part-pile-state } { $board }
    }

# plain; phrase $cards $colors; word $number $truth
test-not-color =
    { $number ->
        [one] { $cards_nom } is { $truth ->
            [yes] not
           *[no] { "" }
        } of { $colors_acc }
       *[many] { $truth ->
            [yes] any of { $cards_gen } is not of { $colors_acc }
           *[no] each of { $cards_gen } is of { $colors_acc }
        }
    }

# plain; phrase $cards $values $numbers; word $number $truth
test-of-value =
    { $number ->
        [one] { $cards_nom } is { part-does } of value { $numbers_acc }
       *[many] { $truth ->
            [yes] any of
           *[no] none of
        } { $cards_gen } is of value { $numbers_acc }
    }

# plain; phrase $cards $others; word $number $truth
test-except =
    { $number ->
        [one] { $cards_nom } { $truth ->
            [yes] is not
           *[no] is
        } among { $others_acc }
       *[many] { $truth ->
            [yes] any of { $cards_gen } is not among { $others_acc }
           *[no] each of { $cards_gen } is among { $others_acc }
        }
    }

# plain; phrase $cards; word $number $truth; text $test
test-where =
    { $number ->
        [one] { $cards_nom } is { part-does } such that { $test }
       *[many] { $truth ->
            [yes] any of
           *[no] none of
        } { $cards_gen } is such that { $test }
    }

# plain; phrase $cards $others; word $number $truth
test-among =
    { $number ->
        [one] { $cards_nom } is { part-does } among { $others_acc }
       *[many] { $cards_nom } are { part-does } among { $others_acc }
    }

# plain; phrase $cards $others; word $number $truth
test-same =
    { $number ->
        [one] { $cards_nom } is { part-does } { $others_nom }
       *[many] { $cards_nom } are { part-does } { $others_nom }
    }

# Cards are top cards, no matter on whose board.
# plain; phrase $cards; word $number $truth
test-on-any-board =
    { $number ->
        [one] { $cards_nom } is { part-does } a top card on any board
       *[many] { $cards_nom } are { part-does } each a top card on any board
    }

# All your cards of a kind have an icon. $whose is the owner of the cards.
# plain; phrase $cards $icon; word $whose
test-all-with = all { $cards_nom } have { $icon_acc }

# All your cards of a kind have at least this value.
# plain; phrase $cards; number $value; word $whose
test-all-of-value = all { $cards_nom } are of value { $value } or higher

# You have so many colors and no opponent has as many; $all: so many as there are.
# plain; number $count; word $all $state; text $icon
test-only-player = you are the only player with { $all ->
        [yes] { part-count }
       *[no] exactly { part-count }
    } { $count ->
        [1] color
       *[other] colors
    } { part-pile-state }

# plain; phrase $cards; word $truth
test-same-color =
    { $truth ->
        [yes] two or more of { $cards_gen } have the same color
       *[no] no two of { $cards_gen } have the same color
    }

# plain; phrase $cards; word $comparison $known; number $value
test-value =
    { $comparison ->
        [equal] { $cards_nom } is { part-a-value }
        [unequal] { $cards_nom } is not { part-a-value }
        [less] { $cards_nom } is of lower value than { $value }
        [at-most] { $cards_nom } is of value { $value } or lower
        [more] { $cards_nom } is of higher value than { $value }
       *[at-least] { $cards_nom } is of value { $value } or higher
    }

part-a-value =
    { $value ->
        [8] an [{ $value }]
        [11] an [{ $value }]
       *[other] a [{ $value }]
    }

# plain; phrase $piles; word $direction $truth
test-splayed = { $piles_nom } are { part-does } splayed { part-direction }

# plain; word $verb $whose $comparison $cause; phrase $owner; number $count; text $name
test-markers =
    { $comparison ->
        [none] no card was { part-marked } { part-markers-whose } { part-due }
        [any] any card was { part-marked } { part-markers-whose } { part-due }
       *[other] { part-comparison } { part-count } cards were { part-marked } { part-markers-whose } { part-due }
    }

part-markers-whose =
    { $whose ->
        [all] { "" }
        [you] by you
        [me] by me
        [their] by them
        [opponents] by opponents
        [others] by other players
       *[owner] by { $owner_nom }
    }

# plain; word $verb $cause; phrase $players; text $name
test-most = you { part-verb-past } more cards { part-due } this action than { $players_loc }

# plain; word $subject; phrase $player $object
test-have =
    { $subject ->
        [you] you have { $object_acc }
        [me] I have { $object_acc }
        [their] they have { $object_acc }
        [owner] { $player_nom } has { $object_acc }
        [every-opponent] every opponent has { $object_acc }
        [some-opponent] an opponent has { $object_acc }
        [no-opponent] no opponent has { $object_acc }
        [every-other] every other player has { $object_acc }
        [some-other] another player has { $object_acc }
        [no-other] no other player has { $object_acc }
        [every-player] every player has { $object_acc }
        [some-player] a player has { $object_acc }
        [no-player] no player has { $object_acc }
        [every-of] each of { $player_gen } has { $object_acc }
        [some-of] one of { $player_gen } has { $object_acc }
       *[no-of] none of { $player_gen } has { $object_acc }
    }

# plain; word $quantifier; phrase $players; text $test
test-players =
    { $quantifier ->
        [every] for { $players_acc }, { $test }
        [some] there is { $players_nom } for whom { $test }
       *[no] there is not { $players_nom } for whom { $test }
    }

# plain; phrase $left $right; word $comparison
test-compare =
    { $comparison ->
        [equal] { $left_nom } is { $right_nom }
        [unequal] { $left_nom } is not { $right_nom }
        [less] { $left_nom } is less than { $right_nom }
        [at-most] { $left_nom } is at most { $right_nom }
        [more] { $left_nom } is more than { $right_nom }
       *[at-least] { $left_nom } is at least { $right_nom }
    }
