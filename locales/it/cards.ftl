# Italian: the texts of the cards. The guide for translators is at the head of the English file.
#
# Cases are prepositions joined with the article: gen «della carta», dat «alla carta»; nom and acc have none. What is left over
# serves other messages:
#   dat of «the highest card» leaves out the noun: «di valore superiore alla più alta della tua Influenza»
#   ins of cards is the accusative without their place («dalla tua Mano tutte le carte di un colore …»); of players, colors and names
#   «dal giocatore», «dal rosso»; of numbers «a quello della carta»
#   loc of cards is a word to select by: «la, lo, le, li» (a pronoun: «giocala», «se è rosso»), «every» (all cards of some kind, as many as you like), «def»
#   (other definite cards), «whole» (the whole hand), «nessuna» («non hai carte»), «indef»; of players «tua, mia, sua …»; of piles «uno, molti»
#   loc of numbers stands behind «valore»: «3», «pari al numero di carte»
#   loc of colors is what to choose from: «i colori scelti»; of their names, the name without article
#   colors as adjectives are feminine; loc is masculine («un [3] rosso»), dat and ins are singular in any case
#
# A drawn card is «un [3]» and so «lo»; all others are «una carta» and so «la».

## Helpers of this file alone.

# Prepositions and articles.

part-of =
    { $case ->
        [gen] di
        [dat] a
        [ins] da
       *[nom] { "" }
    }

# Cards: their ins is an accusative.
part-of-cards =
    { $case ->
        [gen] di
        [dat] a
       *[nom] { "" }
    }

part-la =
    { $case ->
        [gen] della
        [dat] alla
       *[nom] la
    }

part-le =
    { $case ->
        [gen] delle
        [dat] alle
       *[nom] le
    }

part-il =
    { $case ->
        [gen] del
        [dat] al
        [ins] dal
       *[nom] il
    }

part-i =
    { $case ->
        [gen] dei
        [dat] ai
        [ins] dai
       *[nom] i
    }

part-number-il =
    { $case ->
        [gen] del
        [dat] al
        [ins] al
        [loc] pari al
       *[nom] il
    }

part-number-la =
    { $case ->
        [gen] della
        [dat] alla
        [ins] alla
        [loc] pari alla
       *[nom] la
    }

part-number-of =
    { $case ->
        [gen] di
        [dat] a
        [ins] a
        [loc] pari a
       *[nom] { "" }
    }

# Numbers.

part-number =
    { $count ->
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
        [9] nove
        [10] dieci
       *[other] { $count }
    }

part-number-alone =
    { $count ->
        [0] zero
        [1] uno
       *[other] { part-number }
    }

part-number-feminine =
    { $count ->
        [1] una
       *[other] { part-number }
    }

part-number-masculine =
    { $count ->
        [1] un
       *[other] { part-number }
    }

part-most =
    { $most ->
        [1] una
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
       *[other] { $most }
    }

part-ordinal-feminine =
    { $ordinal ->
        [0] { "" }
        [1] prima
        [2] seconda
        [3] terza
        [4] quarta
        [5] quinta
       *[other] { $ordinal }ª
    }

part-ordinal-masculine =
    { $ordinal ->
        [0] { "" }
        [1] primo
        [2] secondo
        [3] terzo
        [4] quarto
        [5] quinto
       *[other] { $ordinal }º
    }

part-that-time =
    { $ordinal ->
        [0] { "" }
       *[other] la { part-ordinal-feminine } volta
    }

part-comparison =
    { $comparison ->
        [equal] in tutto
        [less] meno di
        [at-most] al massimo
        [more] più di
       *[at-least] almeno
    }

# Owners: a possessive before the noun, or a name behind it.

part-possessive-one =
    { $whose ->
        [you] tua
        [me] mia
        [their] sua
        [self] propria
       *[other] { "" }
    }

part-possessive-many =
    { $whose ->
        [you] tue
        [me] mie
        [their] sue
        [self] proprie
       *[other] { "" }
    }

part-owner =
    { $whose ->
        [you] { "" }
        [me] { "" }
        [their] { "" }
        [self] { "" }
        [none] { "" }
        [opponents] degli avversari
        [any-opponent] di un avversario
        [others] degli altri giocatori
        [any-other] di un altro giocatore
        [all] di tutti i giocatori
        [anyone] di qualunque giocatore
       *[owner] { $owner_gen }
    }

part-zone =
    { $whose ->
        [opponents] { part-zone-many }
        [others] { part-zone-many }
       *[other] { $role ->
            [from] dalla
            [to] alla
           *[in] nella
        }
    }

part-zone-elided =
    { $role ->
        [from] dall’Influenza
        [to] all’Influenza
       *[in] nell’Influenza
    }

part-zone-many =
    { $role ->
        [from] dalle
        [to] alle
       *[in] nelle
    }

part-zone-all =
    { $role ->
        [from] da tutte le
        [to] a tutte le
       *[in] in tutte le
    }

part-influence =
    { $whose ->
        [you] della tua Influenza
        [me] della mia Influenza
        [their] della sua Influenza
        [opponents] delle Influenze
        [others] delle Influenze
        [all] delle Influenze
       *[other] dell’Influenza
    }

# «La carta più alta della tua Mano», «tutte le carte della tua Influenza».
part-of-zone =
    { $place ->
        [hand] { $whose ->
            [opponents] delle Mani { part-owner }
            [others] delle Mani { part-owner }
            [all] di tutte le Mani
           *[one] della { part-possessive-one } Mano { part-owner }
        }
        [score] { $whose ->
            [all] di tutte le Influenze
           *[other] { part-influence } { part-owner }
        }
        [board] { $whose ->
            [opponents] delle Zone { part-owner }
            [others] delle Zone { part-owner }
            [all] di tutte le Zone
           *[one] della { part-possessive-one } Zona { part-owner }
        }
       *[other] { $source }
    }

# «Tutte le carte di quel colore nella tua Mano».
part-in-zone =
    { $place ->
        [hand] { $whose ->
            [opponents] nelle Mani { part-owner }
            [others] nelle Mani { part-owner }
            [all] in tutte le Mani
           *[one] nella { part-possessive-one } Mano { part-owner }
        }
        [score] { $whose ->
            [you] nella tua Influenza
            [me] nella mia Influenza
            [their] nella sua Influenza
            [opponents] nelle Influenze { part-owner }
            [others] nelle Influenze { part-owner }
            [all] in tutte le Influenze
           *[one] nell’Influenza { part-owner }
        }
        [board] { $whose ->
            [opponents] nelle Zone { part-owner }
            [others] nelle Zone { part-owner }
            [all] in tutte le Zone
           *[one] nella { part-possessive-one } Zona { part-owner }
        }
       *[other] { $source }
    }

part-by =
    { $whose ->
        [all] { "" }
        [you] da te
        [me] da me
        [their] da quel giocatore
        [opponents] dagli avversari
        [others] dagli altri giocatori
       *[owner] { $owner_ins }
    }

# Verbs: of one card, of several cards, what you do, and what you have done.

part-verb-one =
    { $verb ->
        [drawn] pescata
        [melded] giocata
        [tucked] archiviata
        [scored] capitalizzata
        [returned] riciclata
        [revealed] rivelata
        [transferred] trasferita
        [junked] cestinata
        [removed] scartata
       *[chosen] scelta
    }

part-verb-many =
    { $verb ->
        [drawn] pescate
        [melded] giocate
        [tucked] archiviate
        [scored] capitalizzate
        [returned] riciclate
        [revealed] rivelate
        [transferred] trasferite
        [junked] cestinate
        [removed] scartate
       *[chosen] scelte
    }

part-verb-you =
    { $verb ->
        [drawn] peschi
        [melded] giochi
        [tucked] archivi
        [scored] capitalizzi
        [returned] ricicli
        [revealed] riveli
        [transferred] trasferisci
        [junked] cestini
        [removed] scarti
       *[chosen] scegli
    }

part-verb-past =
    { $verb ->
        [drawn] pescato
        [melded] giocato
        [tucked] archiviato
        [scored] capitalizzato
        [returned] riciclato
        [revealed] rivelato
        [transferred] trasferito
        [junked] cestinato
        [removed] scartato
       *[chosen] scelto
    }

part-because =
    { $cause ->
        [demand] a causa di questa richiesta
       *[card] con { $name }
    }

# Piles: the state of one pile or color, of several, and a direction.

part-state-one =
    { $state ->
        [present] presente
        [splayed] scalato
        [left] scalato a sinistra
        [right] scalato a destra
        [up] scalato in alto
        [aslant] scalato in diagonale
        [none] non scalato
       *[showing] che produce { $icon }
    }

part-state-many =
    { $state ->
        [present] presenti
        [splayed] scalati
        [left] scalati a sinistra
        [right] scalati a destra
        [up] scalati in alto
        [aslant] scalati in diagonale
        [none] non scalati
       *[showing] che producono { $icon }
    }

# A pile is always there, so nothing needs to be said of it.
part-pile-state =
    { $state ->
        [present] { "" }
       *[other] { part-state-one }
    }

part-pile-states =
    { $state ->
        [present] { "" }
       *[other] { part-state-many }
    }

part-direction =
    { $direction ->
        [left] a sinistra
        [right] a destra
        [up] in alto
        [aslant] in diagonale
        [none] in linea
       *[any] { "" }
    }

# Verbs in their moods.

part-reveal =
    { $mood ->
        [inf] rivelare
        [dem] riveli
       *[imp] rivela
    }

part-reveal-and =
    { $revealing ->
        [yes] { part-reveal } e
       *[no] { "" }
    }

part-meld =
    { $mood ->
        [inf] giocare
        [dem] giochi
       *[imp] gioca
    }

part-tuck =
    { $mood ->
        [inf] archiviare
        [dem] archivi
       *[imp] archivia
    }

part-score =
    { $mood ->
        [inf] capitalizzare
        [dem] capitalizzi
       *[imp] capitalizza
    }

part-return =
    { $mood ->
        [inf] riciclare
        [dem] ricicli
       *[imp] ricicla
    }

part-remove =
    { $mood ->
        [inf] scartare dal gioco
        [dem] scarti dal gioco
       *[imp] scarta dal gioco
    }

part-junk =
    { $mood ->
        [inf] cestinare
        [dem] cestini
       *[imp] cestina
    }

part-transfer =
    { $mood ->
        [inf] trasferire
        [dem] trasferisca
       *[imp] trasferisci
    }

part-draw =
    { $mood ->
        [inf] pescare
        [dem] peschi
       *[imp] pesca
    }

part-meld-it =
    { $mood ->
        [inf] giocar{ $what_loc }
        [dem] { $what_loc } giochi
       *[imp] gioca{ $what_loc }
    }

part-tuck-it =
    { $mood ->
        [inf] archiviar{ $what_loc }
        [dem] { $what_loc } archivi
       *[imp] archivia{ $what_loc }
    }

part-score-it =
    { $mood ->
        [inf] capitalizzar{ $what_loc }
        [dem] { $what_loc } capitalizzi
       *[imp] capitalizza{ $what_loc }
    }

part-return-it =
    { $mood ->
        [inf] riciclar{ $what_loc }
        [dem] { $what_loc } ricicli
       *[imp] ricicla{ $what_loc }
    }

part-reveal-it =
    { $mood ->
        [inf] rivelar{ $what_loc }
        [dem] { $what_loc } riveli
       *[imp] rivela{ $what_loc }
    }

part-remove-it =
    { $mood ->
        [inf] scartar{ $what_loc } dal gioco
        [dem] { $what_loc } scarti dal gioco
       *[imp] scarta{ $what_loc } dal gioco
    }

part-junk-it =
    { $mood ->
        [inf] cestinar{ $what_loc }
        [dem] { $what_loc } cestini
       *[imp] cestina{ $what_loc }
    }

part-transfer-it =
    { $mood ->
        [inf] trasferir{ $what_loc }
        [dem] { $what_loc } trasferisca
       *[imp] trasferisci{ $what_loc }
    } { part-into }

part-choose =
    { $who ->
        [me] { $may ->
            [yes] posso scegliere
           *[no] scelgo
        }
       *[you] { $mood ->
            [inf] scegliere
            [dem] scelga
           *[imp] scegli
        }
    }

# The object of a verb. A long comparison behind it would be read as a part of what follows, so the place comes first; so it does
# with «tutte le carte»: «ricicla dalla tua Mano tutte le carte di quel valore».
part-what =
    { $possessive ->
        [yes] { $what_acc }
       *[no] { $heavy ->
            [yes] { $source } { $what_ins }
           *[no] { $what_loc ->
                [every] { part-what-every }
               *[other] { $what_acc }
            }
        }
    }

part-what-every =
    { $end ->
        [none] { $place ->
            [hand] { $source } { $what_ins }
            [score] { $source } { $what_ins }
            [board] { $source } { $what_ins }
           *[other] { $what_acc }
        }
       *[other] { $what_acc }
    }

# Tests.

part-subject =
    { $cards_loc ->
        [la] { "" }
        [lo] { "" }
        [le] { "" }
        [li] { "" }
       *[other] { $cards_nom }
    }

part-not =
    { $truth ->
        [yes] { "" }
       *[no] non
    }

part-not-opposite =
    { $truth ->
        [yes] non
       *[no] { "" }
    }

# «Almeno una delle carte riciclate», «almeno uno»; with the opposite «nessuna».
part-some-or-none =
    { $cards_loc ->
        [li] { $truth ->
            [yes] almeno uno
           *[no] nessuno
        }
        [le] { part-some-or-none-feminine }
       *[other] { part-some-or-none-feminine } { $cards_gen }
    }

part-some-or-none-feminine =
    { $truth ->
        [yes] almeno una
       *[no] nessuna
    }

part-some =
    { $cards_loc ->
        [li] almeno uno
        [le] almeno una
       *[other] almeno una { $cards_gen }
    }

part-each-of =
    { $cards_loc ->
        [li] ognuno
        [le] ognuna
       *[other] ognuna { $cards_gen }
    }

part-colors-agreed =
    { $cards_loc ->
        [li] { $colors_loc }
        [lo] { $colors_loc }
       *[other] { $colors_nom }
    }

part-has =
    { $object_loc ->
        [nessuna] non ha { $object_acc }
       *[other] ha { $object_acc }
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
        [demand] Se { $test }, { $clause }!
       *[share] Se { $test }, { $clause }.
    }

# verb; word $kind; clause $clause
sentence-otherwise =
    { $kind ->
        [demand] Altrimenti, { $clause }!
       *[share] Altrimenti, { $clause }.
    }

# verb; word $kind; clause $clause; text $test
sentence-otherwise-if =
    { $kind ->
        [demand] Altrimenti, se { $test }, { $clause }!
       *[share] Altrimenti, se { $test }, { $clause }.
    }

# verb; clause $clause
demand = Esigo che tu { $clause_dem }!

# verb; clause $clause
demand-may = Esigo: { $clause_imp }!

# verb; clause $clause; text $test
demand-if = Esigo che, se { $test }, tu { $clause_dem }!

## Clauses joined.

# verb; clause $first $rest
then-last = { $first }, poi { $rest }

# verb; clause $first $rest
then-more = { $first }, { $rest }

# verb; text $test; clause $clause; word $joined
if =
    { $joined ->
        [yes] , se { $test }, { $clause }
       *[no] se { $test }, { $clause }
    }

# verb; text $test; clause $clause $other; word $joined
if-otherwise =
    { $joined ->
        [yes] , se { $test }, { $clause }, altrimenti { $other }
       *[no] se { $test }, { $clause }, altrimenti { $other }
    }

# verb; clause $clause
may =
    { $mood ->
        [inf] { $clause_inf } se vuoi
        [dem] se vuoi { $clause_dem }
       *[imp] puoi { $clause_inf }
    }

# verb; text $each; clause $clause
each-time = { $clause } per { $each }

# verb; clause $clause; number $count
times = { $clause } { part-number } volte

# verb; clause $clause; phrase $amount
so-often = { $clause } un numero di volte pari { $amount_dat }

# verb; phrase $players; clause $clause
for-each = per { $players_acc }, { $clause }

part-choosing =
    { $mood ->
        [inf] scegliere
        [dem] scelga
       *[imp] scegli
    }

# verb; clause $first $rest
either =
    { $mood ->
        [imp] { part-choosing }: { $first_imp }; oppure { $rest_imp }
       *[inf] { part-choosing }: { $first_inf }; oppure { $rest_inf }
    }

# verb; clause $first $rest
either-first =
    { $mood ->
        [imp] { part-choosing }: { $first_imp }; { $rest_imp }
       *[inf] { part-choosing }: { $first_inf }; { $rest_inf }
    }

# verb; clause $first $rest
either-more = { $first }; { $rest }

# verb; clause $first $rest
either-last = { $first }; oppure { $rest }

# verb; clause $clause
aside = ({ $clause })

# verb
nothing =
    { $mood ->
        [dem] non faccia nulla
       *[imp] non fare nulla
    }

## Clauses: verbs.

# verb; phrase $what
draw = { part-draw } { $what_acc }

# verb; phrase $what
draw-and-reveal = { part-draw } e { part-reveal } { $what_acc }

# verb; phrase $what
draw-and-meld = { part-draw } e { part-meld } { $what_acc }

# verb; phrase $what
draw-and-tuck = { part-draw } e { part-tuck } { $what_acc }

# verb; phrase $what
draw-and-score = { part-draw } e { part-score } { $what_acc }

# verb; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy $revealing
meld =
    { $what_loc ->
        [la] { part-meld-it }
        [lo] { part-meld-it }
        [le] { part-meld-it }
        [li] { part-meld-it }
       *[other] { part-reveal-and } { part-meld } { part-what }
    }

# verb; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy $revealing
tuck =
    { $what_loc ->
        [la] { part-tuck-it }
        [lo] { part-tuck-it }
        [le] { part-tuck-it }
        [li] { part-tuck-it }
       *[other] { part-reveal-and } { part-tuck } { part-what }
    }

# verb; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy $revealing
score =
    { $what_loc ->
        [la] { part-score-it }
        [lo] { part-score-it }
        [le] { part-score-it }
        [li] { part-score-it }
       *[other] { part-reveal-and } { part-score } { part-what }
    }

# verb; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy $revealing
return =
    { $what_loc ->
        [la] { part-return-it }
        [lo] { part-return-it }
        [le] { part-return-it }
        [li] { part-return-it }
       *[other] { part-reveal-and } { part-return } { part-what }
    }

# verb; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy $revealing
remove =
    { $what_loc ->
        [la] { part-remove-it }
        [lo] { part-remove-it }
        [le] { part-remove-it }
        [li] { part-remove-it }
       *[other] { part-reveal-and } { part-remove } { part-what }
    }

# verb; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy $revealing
junk =
    { $what_loc ->
        [la] { part-junk-it }
        [lo] { part-junk-it }
        [le] { part-junk-it }
        [li] { part-junk-it }
       *[other] { part-reveal-and } { part-junk } { part-what }
    }

# verb; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy $revealing
reveal =
    { $what_loc ->
        [la] { part-reveal-it }
        [lo] { part-reveal-it }
        [le] { part-reveal-it }
        [li] { part-reveal-it }
       *[other] { part-reveal } { part-revealed }
    }

# What is revealed stays where it is: «una carta della tua Mano».
part-revealed =
    { $place ->
        [hand] { part-revealed-of-zone }
        [score] { part-revealed-of-zone }
       *[other] { part-what }
    }

part-revealed-of-zone =
    { $heavy ->
        [yes] { part-what }
       *[no] { $what_loc ->
            [indef] { $object_acc } { part-of-zone }
            [every] { $what_acc }
           *[other] { part-what }
        }
    }

# verb; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy $revealing $goal $taker $same; phrase $takers; text $to
transfer =
    { $what_loc ->
        [la] { part-transfer-it }
        [lo] { part-transfer-it }
        [le] { part-transfer-it }
        [li] { part-transfer-it }
        [def] { part-reveal-and } { part-transfer } { part-transferred-all }
        [every] { part-reveal-and } { part-transfer } { part-transferred-all }
       *[other] { part-reveal-and } { part-transfer } { part-transferred }
    }

# «Dalla tua Mano alla mia la carta più alta».
part-transferred-all =
    { $possessive ->
        [yes] { part-into } { $what_acc }
       *[no] { $heavy ->
            [yes] { $source } { part-goal } { $what_ins }
           *[no] { $end ->
                [none] { $place ->
                    [hand] { $source } { part-goal } { $what_ins }
                    [score] { $source } { part-goal } { $what_ins }
                    [board] { $source } { part-goal } { $what_ins }
                   *[other] { part-into } { $what_acc }
                }
               *[other] { part-into } { $what_acc }
            }
        }
    }

# «Due carte dalla tua Mano alla mia», «nella tua Influenza una Carta Attiva di un avversario».
part-transferred =
    { $possessive ->
        [yes] { part-into } { $what_acc }
       *[no] { $heavy ->
            [yes] { $source } { part-goal } { $what_ins }
           *[no] { $end ->
                [none] { $what_acc } { part-goal }
               *[other] { part-into } { $what_acc }
            }
        }
    }

part-goal =
    { $same ->
        [yes] { $taker ->
            [you] alla tua
            [me] alla mia
            [their] alla sua
           *[owner] a quella { $takers_gen }
        }
       *[no] { $to }
    }

# Without the place where they come from: «nella mia Zona».
part-into =
    { $goal ->
        [hand] { $taker ->
            [you] nella tua Mano
            [me] nella mia Mano
            [their] nella sua Mano
            [owner] nella Mano { $takers_gen }
           *[other] { $to }
        }
        [score] { $taker ->
            [you] nella tua Influenza
            [me] nella mia Influenza
            [their] nella sua Influenza
            [owner] nell’Influenza { $takers_gen }
           *[other] { $to }
        }
        [board] { $taker ->
            [you] nella tua Zona
            [me] nella mia Zona
            [their] nella sua Zona
            [owner] nella Zona { $takers_gen }
           *[other] { $to }
        }
       *[other] { $to }
    }

# verb; phrase $left $right
exchange =
    { $mood ->
        [inf] scambiare { $left_nom } con { $right_nom }
        [dem] scambi { $left_nom } con { $right_nom }
       *[imp] scambia { $left_nom } con { $right_nom }
    }

# verb; word $who $may; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy
choose-cards = { part-choose } { $what_nom }

# verb; word $who $may; phrase $what
choose-color = { part-choose } { $what_acc }

# verb; word $who $may; phrase $what
choose-any-color = { part-choose } un colore

# verb
choose-two-colors = { part-choosing } due colori diversi

# verb; word $who $may; phrase $what $numbers
choose-value = { part-choose } il valore { $numbers_loc }

# A value that is so much lower than the one of this effect.
# verb; word $who $may; phrase $what
choose-lower-value = { part-choose } un valore inferiore di { $what_nom }

# verb; word $who $may; phrase $what
choose-any-value = { part-choose } un valore

# verb; word $who $may; phrase $what
choose-icon = { part-choose } { $what_acc }

# verb; word $who $may; phrase $what
choose-icon-except = { part-choose } una risorsa diversa da { $what_acc }

# verb; word $who $may; phrase $what
choose-any-icon = { part-choose } una risorsa

# verb; word $who $may; phrase $what
choose-player = { part-choose } { $what_acc }

# verb; phrase $piles; word $direction $state
splay =
    { $mood ->
        [inf] scalare { part-direction } { $piles_acc }
        [dem] scali { part-direction } { $piles_acc }
       *[imp] scala { part-direction } { $piles_acc }
    }

# verb; phrase $piles
unsplay =
    { $mood ->
        [inf] riallineare { $piles_acc }
        [dem] riallinei { $piles_acc }
       *[imp] riallinea { $piles_acc }
    }

# verb; phrase $piles
rearrange =
    { $mood ->
        [inf] cambiare
        [dem] cambi
       *[imp] cambia
    } l’ordine delle carte { $piles_gen }

# verb; phrase $cards; word $known $edition
execute =
    { $mood ->
        [inf] eseguire
        [dem] esegua
       *[imp] esegui
    } { part-cooperative } soltanto per te stesso

part-cooperative =
    { $known ->
        [it] { $cards_loc ->
            [le] i loro Dogmi Cooperativi
            [li] i loro Dogmi Cooperativi
           *[la] i suoi Dogmi Cooperativi
        }
       *[no] i Dogmi Cooperativi { $cards_gen }
    }

# verb; text $name
claim =
    { $mood ->
        [inf] dominare il Campo { $name }
        [dem] domini il Campo { $name }
       *[imp] domina il Campo { $name }
    }

# verb; phrase $amount
add-markers =
    { $mood ->
        [inf] mettere
        [dem] metta
       *[imp] metti
    } su { $name } un numero di tuoi segnalini pari { $amount_dat }

# verb
junk-special = { part-junk } un Campo disponibile

# verb
junk-specials = { part-junk } tutti i Campi disponibili

# verb
restore-special =
    { $mood ->
        [inf] rendere di nuovo disponibile un Campo cestinato
        [dem] renda di nuovo disponibile un Campo cestinato
       *[imp] rendi di nuovo disponibile un Campo cestinato
    }

# verb
repeat =
    { $mood ->
        [inf] ripetere questo effetto
        [dem] ripeta questo effetto
       *[imp] ripeti questo effetto
    }

# verb; phrase $with $first; word $known
repeat-with =
    { $known ->
        [no] { repeat } sostituendo { $first_acc } con { $with_acc }
       *[it] { repeat } con { $with_acc }
    }

# verb
end-dogma =
    { $mood ->
        [inf] terminare immediatamente questa azione di Attivare
        [dem] termini immediatamente questa azione di Attivare
       *[imp] termina immediatamente questa azione di Attivare
    }

# verb
win =
    { $mood ->
        [inf] vincere
        [dem] vinca
       *[imp] hai vinto
    }

part-wins =
    { $mood ->
        [dem] vinca
       *[imp] ha vinto
    }

part-let-win =
    { $mood ->
        [inf] far vincere
       *[imp] { "" }
    }

part-then-wins =
    { $mood ->
        [inf] { "" }
       *[imp] { part-wins }
    }

part-extreme =
    { $extreme ->
        [most] più
       *[fewest] meno
    }

part-extreme-number =
    { $extreme ->
        [most] maggiore
       *[fewest] minore
    }

# verb; word $extreme; phrase $thing
win-player = { part-let-win } il giocatore con { part-extreme } { $thing_nom } di tutti { part-then-wins }

# verb; word $extreme; phrase $thing
win-team = { part-let-win } il giocatore o la squadra con { part-extreme } { $thing_nom } di tutti { part-then-wins }

# verb; word $extreme; phrase $amount
win-player-by-number = { part-let-win } il giocatore per cui { $amount } è { part-extreme-number } che per ogni altro { part-then-wins }

# verb; word $extreme; phrase $amount
win-team-by-number = { part-let-win } il giocatore o la squadra per cui { $amount } è { part-extreme-number } che per chiunque altro { part-then-wins }

# verb
lose =
    { $mood ->
        [inf] perdere
        [dem] perda
       *[imp] hai perso
    }

## Lists.

# noun; phrase $first $rest
and-last = { $first } e { $rest }

# noun; phrase $first $rest
and-more = { $first }, { $rest }

# noun; phrase $first $rest
or-last = { $first } o { $rest }

# noun; phrase $first $rest
or-more = { $first }, { $rest }

## Ages, icons, colors.

# noun; number $value
age =
    { $case ->
        [gen] di [{ $value }]
        [dat] a [{ $value }]
        [ins] a [{ $value }]
       *[nom] [{ $value }]
    }

# plain
icon-crown = [♛ corona]

# plain
icon-leaf = [☘ foglia]

# plain
icon-bulb = [☼ lampadina]

# plain
icon-castle = [♜ castello]

# plain
icon-factory = [⚙ fabbrica]

# plain
icon-clock = [◷ orologio]

# plain
icon-person = [♟ persona]

# noun; text $icon
one-icon = { part-of } { $icon }

# noun; number $ordinal
icon-chosen =
    { $ordinal ->
        [0] { part-of } quella risorsa
       *[other] { part-la } { part-ordinal-feminine } risorsa scelta
    }

part-color-article =
    { $case ->
        [nom] { "" }
        [loc] { "" }
       *[acc] { part-il }
    }

# noun; word $form
color-red =
    { $form ->
        [noun] { part-color-article } rosso
        [card] { $case ->
            [loc] rosso
            [ins] rosso
           *[nom] rossa
        }
       *[cards] { $case ->
            [loc] rossi
            [ins] rosso
            [dat] rossa
           *[nom] rosse
        }
    }

# noun; word $form
color-yellow =
    { $form ->
        [noun] { part-color-article } giallo
        [card] { $case ->
            [loc] giallo
            [ins] giallo
           *[nom] gialla
        }
       *[cards] { $case ->
            [loc] gialli
            [ins] giallo
            [dat] gialla
           *[nom] gialle
        }
    }

# noun; word $form
color-green =
    { $form ->
        [noun] { part-color-article } verde
        [card] verde
       *[cards] { $case ->
            [ins] verde
            [dat] verde
           *[nom] verdi
        }
    }

# noun; word $form
color-blue =
    { $form ->
        [noun] { part-color-article } blu
       *[card] blu
    }

# noun; word $form
color-purple =
    { $form ->
        [noun] { part-color-article } viola
       *[card] viola
    }

# noun; phrase $colors
colors-fixed =
    { $case ->
        [gen] di colore { $colors_loc }
        [loc] { $colors_loc }
       *[nom] { $colors }
    }

# noun
colors-any =
    { $case ->
        [gen] di qualsiasi colore
        [dat] a qualsiasi colore
        [ins] da qualsiasi colore
        [loc] tutti
       *[nom] un colore a scelta
    }

# noun; number $ordinal; word $known
color-chosen =
    { $known ->
        [no] { part-il } { part-ordinal-masculine } colore scelto
       *[that] { part-of } quel colore
    }

# noun
colors-chosen =
    { $case ->
        [ins] da quei colori
        [loc] quei colori
       *[nom] { part-of } uno di quei colori
    }

# noun
color-candidate = { part-il } colore della carta stessa

# noun; phrase $cards; word $number $known
color-of =
    { $known ->
        [no] { $number ->
            [one] { part-il } colore { $cards_gen }
           *[many] { part-i } colori { $cards_gen }
        }
       *[it] { $number ->
            [one] { part-of } quel colore
           *[many] { part-i } loro colori
        }
    }

# noun; word $state $whose; text $icon $board
colors-piles =
    { $case ->
        [ins] da quelli { part-state-many } { $board }
        [loc] quelli { part-state-many } { $board }
       *[nom] { part-of } un colore { part-state-one } { $board }
    }

# noun; phrase $colors $others
colors-except = { $colors } tranne { $others_acc }

## Piles. As an object a pile needs no owner if it is yours: «scala a destra il mazzo blu».

part-pile-mine =
    { $whose ->
        [you] tuo
        [me] mio
        [their] suo
        [self] proprio
       *[other] { "" }
    }

part-pile-mines =
    { $whose ->
        [you] tuoi
        [me] miei
        [their] suoi
        [self] propri
       *[other] { "" }
    }

part-the-pile =
    { $case ->
        [acc] { $whose ->
            [you] il mazzo
           *[other] il { part-pile-mine } mazzo
        }
       *[nom] { part-il } { part-pile-mine } mazzo
    }

part-the-piles =
    { $case ->
        [acc] { $whose ->
            [you] i mazzi
           *[other] i { part-pile-mines } mazzi
        }
       *[nom] { part-i } { part-pile-mines } mazzi
    }

# noun; phrase $colors $owner; word $whose $number
piles =
    { $case ->
        [loc] { $number ->
            [one] uno
           *[many] molti
        }
       *[nom] { $number ->
            [one] { part-the-pile } { $colors_ins } { part-owner }
           *[many] { part-the-piles } { $colors_ins } { part-owner }
        }
    }

# noun; phrase $cards $owner; word $whose $known
piles-same-color =
    { $case ->
        [loc] uno
       *[nom] { $known ->
            [no] { part-the-pile } { part-owner } del colore { $cards_gen }
           *[it] { part-the-pile } { part-owner } di quel colore
        }
    }

# noun; word $quantity $state $whose; text $icon; phrase $owner
piles-by-state =
    { $quantity ->
        [one] { $case ->
            [loc] uno
            [acc] { $state ->
                [present] un { part-pile-mine } mazzo { part-owner }
               *[other] un { part-pile-mine } mazzo { part-owner } { part-pile-state }
            }
           *[nom] { part-of } un { part-pile-mine } mazzo { part-owner } { part-pile-state }
        }
       *[all] { $case ->
            [loc] molti
           *[nom] { part-of } tutti i { part-pile-mines } mazzi { part-owner } { part-pile-states }
        }
    }

# noun; word $quantity $whose $known; phrase $colors $owner
piles-of =
    { $quantity ->
        [the] { $case ->
            [loc] uno
           *[nom] { part-the-pile } { part-owner } { $colors_gen }
        }
        [one] { $case ->
            [loc] uno
           *[nom] { part-the-pile } { part-owner } di un colore a tua scelta tra { $colors_loc }
        }
       *[all] { $case ->
            [loc] molti
           *[nom] { part-the-piles } { part-owner } { $colors_gen }
        }
    }

## Players and their zones.

# noun; word $whose
player =
    { $whose ->
        [you] { $case ->
            [nom] tu
            [loc] tua
           *[acc] { part-of } te
        }
        [me] { $case ->
            [nom] io
            [loc] mia
           *[acc] { part-of } me
        }
       *[their] { $case ->
            [loc] sua
           *[nom] { part-of } quel giocatore
        }
    }

# noun; number $ordinal; word $known
player-chosen =
    { $known ->
        [no] { part-il } { part-ordinal-masculine } giocatore scelto
       *[that] { part-of } quel giocatore
    }

# noun; word $whose $form
players =
    { $whose ->
        [opponents] { $form ->
            [one] { part-of } un avversario
            [each] { part-of } ogni avversario
           *[all] { $case ->
                [loc] avversari
               *[nom] { part-of } tutti gli avversari
            }
        }
        [others] { $form ->
            [one] { part-of } un altro giocatore
            [each] { part-of } ogni altro giocatore
           *[all] { $case ->
                [loc] altri
               *[nom] { part-of } tutti gli altri giocatori
            }
        }
       *[all] { $form ->
            [one] { part-of } un giocatore
            [each] { part-of } ogni giocatore
           *[all] { $case ->
                [loc] giocatori
               *[nom] { part-of } tutti i giocatori
            }
        }
    }

# noun; phrase $players; word $who
players-who =
    { $players_loc ->
        [avversari] { part-of } ogni avversario { $who }
        [altri] { part-of } ogni altro giocatore { $who }
        [giocatori] { part-of } ogni giocatore { $who }
       *[other] { $players } { $who }
    }

# noun; phrase $players
players-team =
    { $players_loc ->
        [tua] { part-team } tua squadra
        [mia] { part-team } mia squadra
        [sua] { part-team } sua squadra
       *[other] { part-team } squadra { $players_gen }
    }

part-team =
    { $case ->
        [ins] dalla
       *[nom] { part-la }
    }

# plain; phrase $object
who-have =
    { $object_loc ->
        [nessuna] senza { $object_acc }
       *[other] con { $object_acc }
    }

# plain; text $test
who-for = per cui { $test }

# plain; word $role $whose; phrase $owner
zone-hand =
    { $role ->
        [have] in Mano
       *[in] { $whose ->
            [opponents] { part-zone } Mani { part-owner }
            [others] { part-zone } Mani { part-owner }
            [all] { part-zone-all } Mani
           *[other] { part-zone } { part-possessive-one } Mano { part-owner }
        }
    }

# plain; word $role $whose; phrase $owner
zone-score =
    { $role ->
        [have] nell’Influenza
       *[in] { $whose ->
            [you] { part-zone } tua Influenza
            [me] { part-zone } mia Influenza
            [their] { part-zone } sua Influenza
            [self] { part-zone } propria Influenza
            [opponents] { part-zone } Influenze { part-owner }
            [others] { part-zone } Influenze { part-owner }
            [all] { part-zone-all } Influenze
           *[other] { part-zone-elided } { part-owner }
        }
    }

# plain; word $role $whose; phrase $owner
zone-board =
    { $role ->
        [have] in gioco
       *[in] { $whose ->
            [opponents] { part-zone } Zone { part-owner }
            [others] { part-zone } Zone { part-owner }
            [all] { part-zone-all } Zone
           *[other] { part-zone } { part-possessive-one } Zona { part-owner }
        }
    }

# plain; word $role $whose; phrase $owner
zone-achievements =
    { $role ->
        [have] { "" }
        [from] { $whose ->
            [you] tra le tue
            [me] tra le mie
            [their] tra le sue
            [self] dalle proprie Dominazioni
            [owner] dalle Dominazioni { part-owner }
           *[other] tra quelle { part-owner }
        }
        [to] alle { part-possessive-many } Dominazioni { part-owner }
       *[in] { $whose ->
            [you] in tuo possesso
            [me] in mio possesso
            [their] in suo possesso
           *[other] in possesso { part-owner }
        }
    }

# plain; number $value
source-deck = del mazzo [{ $value }]

# plain; phrase $value
source-deck-of = del mazzo { $value_gen }

# plain; phrase $cards
source-above = direttamente sopra { $cards_acc }

## Cards.

# noun; word $quantity $comparison $number $rank $end $head $related $brief $single $possessive $plain $role $place $age $whose; number $count $most $ends $value; phrase $amount $colors $others $owner $deck; text $filters $relations $source $after
cards =
    { $case ->
        [loc] { part-code }
       *[nom] { $plain ->
            [yes] { $quantity ->
                [all] { part-all-there }
               *[other] { part-some-cards }
            }
           *[no] { part-some-cards }
        }
    }

# The word to select by.
part-code =
    { $quantity ->
        [any-number] every
        [all] { $plain ->
            [yes] { $place ->
                [hand] whole
               *[other] def
            }
           *[no] every
        }
        [the] def
        [of-each-color] def
        [of-each-board] def
        [all-but-ends] def
        [all-but-one] def
        [half-down] def
        [half-up] def
        [compared] { $comparison ->
            [equal] { $count ->
                [0] nessuna
               *[other] indef
            }
           *[other] indef
        }
       *[one] { $rank ->
            [none] indef
           *[other] def
        }
    }

# All cards of one place: «tutta la tua Mano».
part-all-there =
    { $place ->
        [hand] { $whose ->
            [opponents] { part-cards }
            [others] { part-cards }
            [all] { part-cards }
           *[you] { part-of-cards } tutta la { part-possessive-one } Mano { part-owner }
        }
        [deck] { $age ->
            [fixed] { part-il-deck } mazzo { $deck_nom }
           *[value] { part-il-deck } mazzo { $deck_gen }
        }
       *[other] { $head ->
            [available] { part-values }
           *[other] { part-cards }
        }
    }

part-il-deck =
    { $case ->
        [gen] del
        [dat] al
       *[nom] il
    }

part-some-cards =
    { $possessive ->
        [yes] { part-own-cards }
       *[no] { $head ->
            [card] { $end ->
                [none] { $value ->
                    [0] { part-cards }
                   *[other] { part-values }
                }
               *[other] { part-cards }
            }
            [available] { part-values }
           *[achievement] { part-cards }
        }
    }

# The place stands behind the cards; in the instrumental it is left out.
part-behind =
    { $case ->
        [ins] { "" }
       *[nom] { $end ->
            [none] { part-behind-cards }
           *[other] { $role ->
                [have] { "" }
               *[other] { $place ->
                    [board] { part-owner }
                   *[other] { $source }
                }
            }
        }
    }

part-behind-cards =
    { $role ->
        [have] { $source }
       *[other] { $quantity ->
            [all] { part-behind-all }
            [all-but-ends] { part-behind-all }
            [all-but-one] { part-behind-all }
            [half-down] { part-behind-all }
            [half-up] { part-behind-all }
            [the] { part-behind-all }
            [which] { part-of-zone }
           *[one] { $rank ->
                [none] { $source }
               *[other] { part-of-zone }
            }
        }
    }

part-behind-all =
    { $rank ->
        [none] { $related ->
            [yes] { part-in-zone }
           *[no] { part-of-zone }
        }
       *[other] { $quantity ->
            [all] { part-in-zone }
           *[other] { part-of-zone }
        }
    }

# Short relations stand before the place, long ones behind it.
part-related =
    { $brief ->
        [yes] { $relations } { part-behind }
       *[no] { part-behind } { $relations }
    }

# Cards of one player’s board: «una tua Carta Attiva».

part-own-cards =
    { $quantity ->
        [one] { $rank ->
            [none] { $single ->
                [yes] { part-la } { part-possessive-one } { part-own-card }
               *[no] { part-of-cards } una { part-possessive-one } { part-own-card }
            }
           *[other] { part-la } { part-possessive-one } { part-own-card }
        }
        [number] { $rank ->
            [none] { part-of-cards } { part-number } { part-own-some } { part-own-many }
           *[other] { part-le } { part-number } { part-card-ranks } tra le { part-possessive-many } { part-own-ranked }
        }
        [as-many] { part-of-cards } un numero di { part-possessive-many } { part-own-many } pari { $amount_dat }
        [up-to] { part-of-cards } fino a { part-number-feminine } { part-own-some } { part-own-many }
        [up-to-as-many] { part-of-cards } fino a un numero di { part-possessive-many } { part-own-many } pari { $amount_dat }
        [between] { part-of-cards } { part-number-feminine } o { part-most } { part-own-some } { part-own-many }
        [any-number] { part-of-cards } quante { part-possessive-many } { part-own-many } vuoi
        [all] { part-of-cards } tutte le { part-possessive-many } { part-own-many }
        [of-each-color] { part-of-cards } ogni { part-possessive-one } { part-own-card }
        [of-each-board] { part-la } { part-card-noun } { $colors_nom } { $others_nom } { part-card-bottom } { part-card-rank } { part-card-value } { $filters } { $relations } { part-owner } { $after }
        [which] { $number ->
            [one] quale { part-possessive-one } { part-own-card }
           *[many] quale delle { part-possessive-many } { part-own-many }
        }
        [all-but-ends] { part-of-cards } tutte tranne le { part-possessive-many } { part-own-many }
        [all-but-one] { part-of-cards } tutte tranne una delle { part-possessive-many } { part-own-many }
        [half-down] { part-of-cards } metà delle { part-possessive-many } { part-own-many }, arrotondando per difetto
        [half-up] { part-of-cards } metà delle { part-possessive-many } { part-own-many }, arrotondando per eccesso
        [bare] { part-of-cards } { part-possessive-many } { part-own-many }
        [each] { $count ->
            [1] { part-of-cards } ogni { part-possessive-one } { part-own-card }
           *[other] { part-of-cards } ogni { part-number } { part-possessive-many } { part-own-many }
        }
        [compared] { part-of-cards } { part-comparison } { part-number-feminine } { part-own-some } { part-own-many }
       *[the] { $number ->
            [one] { part-la } { part-possessive-one } { part-own-card }
           *[many] { part-le } { part-possessive-many } { part-own-many }
        }
    }

part-own-some =
    { $whose ->
        [owner] delle
       *[you] delle { part-possessive-many }
    }

part-own-card = { part-card-noun } { $colors_nom } { $others_nom } { part-card-bottom } { part-card-rank } { part-card-value } { part-owner } { $filters } { $relations } { $after }

part-own-ranked = { part-card-nouns } { $colors_nom } { $others_nom } { part-card-bottom } { part-card-value } { part-owner } { $filters } { $relations } { $after }

part-own-many = { part-card-nouns } { $colors_nom } { $others_nom } { part-card-bottom } { part-card-ranks } { part-card-value } { part-owner } { $filters } { $relations } { $after }

# Feminine: «carta», «Carta Attiva», «Dominazione».

part-cards =
    { $quantity ->
        [one] { $rank ->
            [none] { part-of-cards } una { part-card-one }
           *[other] { part-la } { part-card-one }
        }
        [number] { $rank ->
            [none] { part-of-cards } { part-number } { part-card-many }
           *[other] { part-le } { part-number } { part-card-many }
        }
        [as-many] { part-of-cards } un numero di { part-card-many } pari { $amount_dat }
        [up-to] { part-of-cards } fino a { part-card-counted }
        [up-to-as-many] { part-of-cards } fino a un numero di { part-card-many } pari { $amount_dat }
        [between] { part-of-cards } { part-number-feminine } o { part-most } { part-card-many }
        [any-number] { part-of-cards } quante { part-card-kind } vuoi { part-related } { $after }
        [all] { part-of-cards } tutte le { part-card-many }
        [of-each-color] { part-of-cards } ogni { part-card-one }
        [of-each-board] { part-la } { part-card-one }
        [which] { $number ->
            [one] quale { part-card-one }
           *[many] quale delle { part-card-many }
        }
        [all-but-ends] { part-of-cards } tutte le { part-card-plain } { part-related } tranne { part-card-ends } { $after }
        [all-but-one] { part-of-cards } tutte le { part-card-plain } { part-related } tranne una { $after }
        [half-down] { part-of-cards } metà delle { part-card-many }, arrotondando per difetto
        [half-up] { part-of-cards } metà delle { part-card-many }, arrotondando per eccesso
        [the] { $number ->
            [one] { part-la } { part-card-one }
           *[many] { part-le } { part-card-many }
        }
        [bare] { part-of-cards } { part-card-many }
        [each] { $count ->
            [1] { part-of-cards } ogni { part-card-one }
           *[other] { part-of-cards } ogni { part-number } { part-card-many }
        }
       *[compared] { $comparison ->
            [equal] { $count ->
                [0] { part-of-cards } { part-card-many }
                [1] { part-of-cards } { part-card-counted }
               *[other] { part-of-cards } { part-comparison } { part-card-counted }
            }
            [unequal] { part-of-cards } un numero di { part-card-many } diverso da { part-number-alone }
           *[other] { part-of-cards } { part-comparison } { part-card-counted }
        }
    }

part-card-one = { part-card-noun } { $colors_nom } { $others_nom } { part-card-bottom } { part-card-rank } { part-card-value } { $filters } { part-related } { $after }

part-card-many = { part-card-kind } { part-related } { $after }

part-card-kind = { part-card-nouns } { $colors_nom } { $others_nom } { part-card-bottom } { part-card-ranks } { part-card-value } { $filters }

part-card-counted =
    { $count ->
        [1] { part-one-or-only } { part-card-noun } { $colors_dat } { $others_dat } { part-card-bottom } { part-card-rank } { part-card-value } { $filters } { part-related } { $after }
       *[other] { part-number } { part-card-many }
    }

part-one-or-only =
    { $quantity ->
        [compared] { $comparison ->
            [equal] una sola
           *[other] una
        }
       *[other] una
    }

part-card-plain =
    { $quantity ->
        [all-but-ends] carte { $colors_nom } { $others_nom } { part-card-value } { $filters }
       *[other] { part-card-kind }
    }

# In the dative the highest card is just «alla più alta».
part-card-noun =
    { $head ->
        [achievement] Dominazione
       *[card] { $end ->
            [top] Carta Attiva
            [none] { $case ->
                [dat] { $rank ->
                    [none] carta
                   *[other] { "" }
                }
               *[nom] carta
            }
           *[other] carta
        }
    }

part-card-nouns =
    { $head ->
        [achievement] Dominazioni
       *[card] { $end ->
            [top] { $ends ->
                [1] Carte Attive
               *[other] prime { part-ends } carte
            }
            [bottom] { $ends ->
                [1] carte
               *[other] { part-ends } carte
            }
           *[none] carte
        }
    }

part-card-bottom =
    { $end ->
        [bottom] di fondo
       *[other] { "" }
    }

part-card-ends =
    { $end ->
        [bottom] { $ends ->
            [1] quella di fondo
           *[other] le { part-ends } di fondo
        }
       *[top] { $ends ->
            [1] quella in cima
           *[other] le { part-ends } in cima
        }
    }

part-ends =
    { $ends ->
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
       *[other] { $ends }
    }

part-card-rank =
    { $rank ->
        [none] { "" }
        [highest] più alta
       *[lowest] più bassa
    }

part-card-ranks =
    { $rank ->
        [none] { "" }
        [highest] { $quantity ->
            [all] del valore più alto
           *[other] più alte
        }
       *[lowest] { $quantity ->
            [all] del valore più basso
           *[other] più basse
        }
    }

part-card-value =
    { $value ->
        [0] { "" }
       *[other] di valore { $value }
    }

# Masculine: «un [3]», as the rulebook says it, and «un Periodo da dominare».

part-values =
    { $quantity ->
        [one] { $rank ->
            [none] { part-of-cards } un { part-value-one }
           *[other] { part-value-il } { part-value-rest }
        }
        [number] { $rank ->
            [none] { part-of-cards } { part-number } { part-value-many }
           *[other] { part-value-i } { part-number } { part-value-many }
        }
        [as-many] { part-of-cards } un numero di { part-value-many } pari { $amount_dat }
        [up-to] { part-of-cards } fino a { part-value-counted }
        [up-to-as-many] { part-of-cards } fino a un numero di { part-value-many } pari { $amount_dat }
        [between] { part-of-cards } { part-number-masculine } o { part-most } { part-value-many }
        [any-number] { part-of-cards } quanti { part-value-many } vuoi
        [all] { part-of-cards } tutti { part-value-i-plain } { part-value-many }
        [which] { $number ->
            [one] quale { part-value-one }
           *[many] quale { part-value-of } { part-value-many }
        }
        [all-but-one] { part-of-cards } tutti { part-value-i-plain } { part-value-nouns } { $colors_loc } { $others_loc } { part-value-ranks } { part-value-worth } { $filters } { part-related } tranne uno { $after }
        [half-down] { part-of-cards } metà { part-value-of } { part-value-many }, arrotondando per difetto
        [half-up] { part-of-cards } metà { part-value-of } { part-value-many }, arrotondando per eccesso
        [the] { $number ->
            [one] { part-value-il } { part-value-rest }
           *[many] { part-value-i } { part-value-many }
        }
        [bare] { part-of-cards } { part-value-many }
        [each] { $count ->
            [1] { part-of-cards } ogni { part-value-one }
           *[other] { part-of-cards } ogni { part-number } { part-value-many }
        }
       *[compared] { $comparison ->
            [equal] { $count ->
                [0] { part-of-cards } { part-value-many }
               *[other] { part-of-cards } { part-comparison } { part-value-counted }
            }
            [unequal] { part-of-cards } un numero di { part-value-many } diverso da { part-number-alone }
           *[other] { part-of-cards } { part-comparison } { part-value-counted }
        }
    }

part-value-noun =
    { $head ->
        [available] Periodo da dominare
       *[card] [{ $value }]
    }

part-value-nouns =
    { $head ->
        [available] Periodi da dominare
       *[card] [{ $value }]
    }

part-value-worth =
    { $head ->
        [available] { part-card-value }
       *[card] { "" }
    }

part-value-one = { part-value-noun } { part-value-rest }

part-value-rest = { $colors_loc } { $others_loc } { part-value-rank } { part-value-worth } { $filters } { part-related } { $after }

part-value-many = { part-value-nouns } { $colors_loc } { $others_loc } { part-value-ranks } { part-value-worth } { $filters } { part-related } { $after }

part-value-counted =
    { $count ->
        [1] un { part-value-noun } { $colors_ins } { $others_ins } { part-value-rank } { part-value-worth } { $filters } { part-related } { $after }
       *[other] { part-number } { part-value-many }
    }

part-value-il =
    { $head ->
        [available] { part-il-deck } { part-value-noun }
       *[card] { $value ->
            [8] { part-value-l }[{ $value }]
            [11] { part-value-l }[{ $value }]
           *[other] { part-il-deck } [{ $value }]
        }
    }

part-value-l =
    { $case ->
        [gen] dell’
        [dat] all’
       *[nom] l’
    }

part-value-i =
    { $case ->
        [gen] { part-value-of }
        [dat] { $head ->
            [available] ai
           *[card] { $value ->
                [8] agli
                [11] agli
               *[other] ai
            }
        }
       *[nom] { part-value-i-plain }
    }

part-value-i-plain =
    { $head ->
        [available] i
       *[card] { $value ->
            [8] gli
            [11] gli
           *[other] i
        }
    }

part-value-of =
    { $head ->
        [available] dei
       *[card] { $value ->
            [8] degli
            [11] degli
           *[other] dei
        }
    }

part-value-rank =
    { $rank ->
        [none] { "" }
        [highest] più alto
       *[lowest] più basso
    }

part-value-ranks =
    { $rank ->
        [none] { "" }
        [highest] più alti
       *[lowest] più bassi
    }

# noun; phrase $colors $names
not-colors = non { $colors }

# plain; phrase $icon
filter-with = con { $icon_acc }

# plain; phrase $icon
filter-without = senza { $icon_acc }

# plain
filter-demand = con un Dogma di Supremazia

# plain; phrase $colors; word $known
filter-color = { $colors_gen }

# plain; word $state $whose; text $icon $board
filter-piles = di un colore { part-state-one } { $board }

# plain; word $state $whose; text $icon $board
filter-not-piles =
    { $state ->
        [present] di un colore assente { $board }
        [none] di un colore che non sia senza scalamento { $board }
        [showing] di un colore che non produce { $icon } { $board }
       *[other] di un colore che non sia { part-state-one } { $board }
    }

# plain; phrase $cards; word $known
filter-same-color =
    { $known ->
        [no] del colore { $cards_gen }
       *[it] di quel colore
    }

# plain; phrase $colors
filter-not-color = di colore diverso { $colors_ins }

# plain; phrase $values $numbers
filter-value = di valore { $numbers_loc }

# plain; phrase $value $card; word $comparison $like
filter-valued =
    { $like ->
        [it] di quel valore { part-or-beyond }
        [that] di quel valore { part-or-beyond }
        [card] { $comparison ->
            [equal] dello stesso valore { $card_gen }
            [at-most] di valore pari o inferiore { $card_dat }
           *[at-least] di valore pari o superiore { $card_dat }
        }
       *[value] { $comparison ->
            [equal] di valore pari { $value_dat }
            [at-most] di valore pari o inferiore { $value_dat }
           *[at-least] di valore pari o superiore { $value_dat }
        }
    }

part-or-beyond =
    { $comparison ->
        [equal] { "" }
        [at-most] o inferiore
       *[at-least] o superiore
    }

# plain; number $ordinal; word $known
filter-chosen-value =
    { $known ->
        [no] del { part-ordinal-masculine } valore scelto
       *[that] di quel valore
    }

# plain; phrase $cards; word $known
filter-same-value =
    { $known ->
        [no] del valore { $cards_gen }
       *[it] di quel valore
    }

# plain; phrase $cards
filter-except = (tranne { $cards_acc })

# plain; phrase $cards; word $comparison
filter-value-than =
    { $comparison ->
        [equal] dello stesso valore { $cards_gen }
        [unequal] di valore diverso da quello { $cards_gen }
        [less] di valore inferiore { $cards_dat }
        [at-most] di valore non superiore { $cards_dat }
        [more] di valore superiore { $cards_dat }
       *[at-least] di valore non inferiore { $cards_dat }
    }

# plain
filter-candidate-color = dello stesso colore

# plain
filter-candidate-value = dello stesso valore

# plain; text $test
filter-where = per cui { $test }

# noun; phrase $value
value-or-less = { $value } o inferiore

# noun; phrase $value
value-or-more = { $value } o superiore

# noun; number $value
plain-value = { part-number-value } { $value }

part-number-value =
    { $case ->
        [gen] di
        [dat] a
        [ins] a
       *[nom] { "" }
    }

# noun; word $verb $number $form $known; number $ordinal
named =
    { $known ->
        [it] { $case ->
            [loc] { $number ->
                [one] { part-pronoun-one }
               *[many] { part-pronoun-many }
            }
           *[nom] { $number ->
                [one] { part-of-cards } quella carta
               *[many] { part-of-cards } quelle carte
            }
        }
        [second] { $case ->
            [gen] del secondo
            [dat] al secondo
            [loc] def
           *[nom] il secondo
        }
       *[no] { $case ->
            [loc] def
           *[nom] { $number ->
                [one] { $form ->
                    [bare] { part-of-cards } { part-named-one }
                   *[the] { part-la } { part-named-one }
                }
               *[many] { $form ->
                    [bare] { part-of-cards } { part-named-many }
                   *[the] { part-le } { part-named-many }
                }
            }
        }
    }

# «Un [3]» was drawn.
part-pronoun-one =
    { $verb ->
        [drawn] lo
       *[other] la
    }

part-pronoun-many =
    { $verb ->
        [drawn] li
       *[other] le
    }

part-named-one = { part-ordinal-feminine } carta { part-verb-one }

part-named-many = carte { part-verb-many } { part-that-time }

# noun; word $verb $known; number $ordinal $count
named-each =
    { $count ->
        [1] { part-of-cards } ogni carta { part-verb-one } { part-that-time }
       *[other] { part-of-cards } ogni { part-number } carte { part-verb-many } { part-that-time }
    }

# noun; text $name
card-by-name =
    { $case ->
        [loc] def
       *[nom] { part-of-cards } { $name }
    }

# noun; text $name; word $known
this-card =
    { $case ->
        [loc] { $known ->
            [it] la
           *[no] def
        }
       *[nom] { part-of-cards } { $name }
    }

# The cards of a set from which another card was chosen: of two cards «the other».
# noun; word $number
other-cards =
    { $case ->
        [loc] def
       *[nom] { $number ->
            [one] { part-other } carta
           *[many] { part-le } altre carte
        }
    }

part-other =
    { $case ->
        [gen] dell’altra
        [dat] all’altra
       *[nom] l’altra
    }

# The card that lay under a card of yours which has just been moved away.
# noun
card-beneath =
    { $case ->
        [loc] def
       *[nom] { part-la } carta sottostante
    }

# All cards under a card that has just been put on top of your pile.
# noun
cards-beneath =
    { $case ->
        [loc] def
       *[nom] { part-of-cards } tutte le carte sottostanti
    }

# All cards that are left of a pile from which some have just been taken.
# noun
rest-of-pile =
    { $case ->
        [loc] def
       *[nom] { part-il-deck } resto di quel mazzo
    }

# noun
candidate =
    { $case ->
        [loc] la
       *[nom] { part-of-cards } essa
    }

# noun; phrase $set; text $filters
set = { $set } { $filters }

# noun; word $quantity $comparison $rank; number $count $most; phrase $amount $set; text $filters
set-part =
    { $case ->
        [loc] indef
       *[nom] { part-set-part }
    }

part-set-part =
    { $quantity ->
        [one] { part-set-ranked } { $set_gen } { $filters }
        [the] { part-set-ranked } { $set_gen } { $filters }
        [number] { $rank ->
            [none] { part-of-cards } { part-number } { $set_gen } { $filters }
           *[other] { part-le } { part-number } { part-card-ranks } { $set_gen } { $filters }
        }
        [as-many] { part-of-cards } un numero { $set_gen } { $filters } { part-set-rank } pari { $amount_dat }
        [up-to] { part-of-cards } fino a { part-number-feminine } { part-set-rank } { $set_gen } { $filters }
        [up-to-as-many] { part-of-cards } fino a un numero { $set_gen } { $filters } { part-set-rank } pari { $amount_dat }
        [between] { part-of-cards } { part-number-feminine } o { part-most } { part-set-rank } { $set_gen } { $filters }
        [any-number] { part-of-cards } quante vuoi { $set_gen } { $filters }
        [which] quale { part-set-which } { $set_gen } { $filters }
        [all] { part-of-cards } tutte le { part-set-rank } { $set_gen } { $filters }
        [all-but-one] { part-of-cards } tutte tranne una { $set_gen } { $filters }
        [half-down] { part-of-cards } metà { $set_gen } { $filters }, arrotondando per difetto
        [half-up] { part-of-cards } metà { $set_gen } { $filters }, arrotondando per eccesso
        [bare] { part-le } { part-set-rank } { $set_gen } { $filters }
        [each] { $count ->
            [1] { part-of-cards } ognuna { $set_gen } { $filters }
           *[other] { part-of-cards } ogni { part-number } { $set_gen } { $filters }
        }
       *[compared] { $comparison ->
            [unequal] { part-of-cards } un numero { $set_gen } { $filters } diverso da { part-number-alone }
           *[other] { part-of-cards } { part-comparison } { part-number-feminine } { $set_gen } { $filters }
        }
    }

part-set-ranked =
    { $rank ->
        [none] { part-of-cards } una
       *[other] { part-la } { part-card-rank }
    }

part-set-which =
    { $rank ->
        [none] { "" }
        [highest] tra le più alte
       *[lowest] tra le più basse
    }

part-set-rank =
    { $rank ->
        [none] { "" }
        [highest] più alte
       *[lowest] più basse
    }

# noun; word $end; phrase $piles $amount
set-ends =
    { $case ->
        [loc] def
       *[nom] { $end ->
            [top] { part-le } carte in cima { $piles_dat } (in numero pari { $amount_dat })
           *[bottom] { part-le } carte in fondo { $piles_dat } (in numero pari { $amount_dat })
        }
    }

# $each: whether so many are drawn for each of something («po [3]»).
# noun; number $value $count; word $each
drawn-fixed = { part-of-cards } { part-number-masculine } [{ $value }]

# noun; phrase $value $card; word $like $each; number $count
drawn-valued =
    { $count ->
        [1] { part-of-cards } una carta { part-drawn-valued }
       *[other] { part-of-cards } { part-number } carte { part-drawn-valued }
    }

part-drawn-valued =
    { $like ->
        [it] di quel valore
        [that] di quel valore
        [card] dello stesso valore { $card_gen }
       *[value] di valore pari { $value_dat }
    }

# noun; phrase $value $card $more; word $like $each; number $count
drawn-higher =
    { $count ->
        [1] { part-of-cards } una carta { part-drawn-higher }
       *[other] { part-of-cards } { part-number } carte { part-drawn-higher }
    }

# The nominative of one is «uno».
part-drawn-higher =
    { $more_nom ->
        [uno] di valore immediatamente superiore { part-drawn-than }
       *[other] { $like ->
            [card] il cui valore superi di { $more_nom } quello { $card_gen }
           *[other] di valore superiore di { $more_nom } { part-drawn-than }
        }
    }

part-drawn-than =
    { $like ->
        [it] { "" }
        [that] { "" }
        [card] a quello { $card_gen }
       *[value] { $value_dat }
    }

## Numbers.

# noun; number $count
number-fixed = { part-number-of } { part-number-alone }

# noun; phrase $cards; word $known
number-count =
    { $known ->
        [no] { part-number-il } numero { $cards_gen }
       *[it] { part-number-il } loro numero
    }

# noun; phrase $cards; word $known
number-value =
    { $known ->
        [no] { $case ->
            [ins] a quello { $cards_gen }
            [loc] pari a quello { $cards_gen }
           *[nom] { part-il } valore { $cards_gen }
        }
        [it] { part-number-il } suo valore
       *[that] { part-number-of } quel valore
    }

# noun
value-candidate = { part-number-il } valore della carta stessa

# noun; number $ordinal; word $known
value-chosen =
    { $known ->
        [no] { part-number-il } { part-ordinal-masculine } valore scelto
       *[that] { part-number-of } quel valore
    }

# noun; phrase $cards; word $known
number-sum =
    { $known ->
        [no] { part-number-la } somma dei valori { $cards_gen }
       *[it] { part-number-la } somma dei loro valori
    }

# noun; phrase $cards
number-values = { part-number-il } numero di valori diversi tra { $cards_acc }

# noun; phrase $colors
number-colors = { part-number-il } numero { $colors_gen }

# noun; text $icon $board
number-icons = { part-number-il } numero di { $icon } { $board }

# noun; word $whose; phrase $owner
number-points = { part-number-il } totale dei punti { part-influence } { part-owner }

# noun; word $whose $verb $cause; phrase $owner; text $name
number-markers = { part-number-il } numero di carte { part-verb-many } { part-by } { part-because }

# noun; word $whose; phrase $owner
number-card-markers = { part-number-il } numero di { part-card-markers } su { $name }

part-card-markers =
    { $whose ->
        [you] tuoi segnalini
        [me] miei segnalini
        [their] suoi segnalini
        [all] segnalini
       *[owner] segnalini { part-owner }
    }

# noun; phrase $left $right
number-plus = { $left } più { $right_nom }

# noun; phrase $left $right
number-minus = { $left } meno { $right_nom }

# noun; phrase $left $right
number-times = { part-number-il } prodotto { $left_gen } e { $right_gen }

# noun; phrase $amount
number-twice = { part-number-il } doppio { $amount_gen }

# noun; phrase $amount; number $count; word $rounding
number-divided =
    { $count ->
        [2] { part-number-of } metà { $amount_gen }, arrotondata { part-rounding }
       *[other] { part-number-il } quoziente { $amount_gen } diviso per { part-number }, arrotondato { part-rounding }
    }

part-rounding =
    { $rounding ->
        [down] per difetto
       *[up] per eccesso
    }

# plain; text $icon $board; number $count
each-icon =
    { $count ->
        [1] ogni { $icon } { $board }
       *[other] ogni { part-number } { $icon } { $board }
    }

# plain; phrase $cards; number $count
each-card = { $cards_nom }

# plain; phrase $cards; number $count; word $known $verb
each-value =
    { $known ->
        [it] { $count ->
            [1] ogni valore diverso tra quelle { part-verb-many }
           *[other] ogni { part-number } valori diversi tra quelle { part-verb-many }
        }
       *[no] { $count ->
            [1] ogni valore diverso tra { $cards_acc }
           *[other] ogni { part-number } valori diversi tra { $cards_acc }
        }
    }

# plain; word $state $whose; text $icon $board; number $count
each-color =
    { $whose ->
        [you] { $count ->
            [1] ogni tuo mazzo { part-pile-state }
           *[other] ogni { part-number } tuoi mazzi { part-pile-states }
        }
        [me] { $count ->
            [1] ogni mio mazzo { part-pile-state }
           *[other] ogni { part-number } miei mazzi { part-pile-states }
        }
       *[owner] { $count ->
            [1] ogni mazzo { part-pile-state } { $board }
           *[other] ogni { part-number } mazzi { part-pile-states } { $board }
        }
    }

# plain; word $state $whose; text $icon $board $missing; number $count
each-color-missing =
    { $count ->
        [1] ogni colore { part-state-one } { $board } ma non { $missing }
       *[other] ogni { part-number } colori { part-state-many } { $board } ma non { $missing }
    }

# plain; phrase $colors; number $count
each-of-colors =
    { $count ->
        [1] ognuno { $colors_gen }
       *[other] ogni { part-number } { $colors_gen }
    }

# plain; word $whose; phrase $owner; number $count
each-point =
    { $count ->
        [1] ogni punto { part-influence } { part-owner }
       *[other] ogni { part-number } punti { part-influence } { part-owner }
    }

# noun; text $icon
thing-icons = { part-of } { $icon }

# noun
thing-points = { part-of } punti Influenza

# noun
thing-achievements = { part-of } Dominazioni

# noun; word $state $whose; text $icon $board
thing-colors = { part-of } mazzi { part-pile-states } { $board }

# noun; word $comparison; number $count; text $icon
have-icons =
    { $comparison ->
        [equal] { $count ->
            [0] { $case ->
                [loc] nessuna
               *[nom] { $icon }
            }
           *[other] in tutto { part-number } { $icon }
        }
        [unequal] un numero di { $icon } diverso da { part-number-alone }
       *[other] { part-comparison } { part-number } { $icon }
    }

# noun; word $comparison; number $count
have-points =
    { $comparison ->
        [unequal] un numero di punti Influenza diverso da { part-number-alone }
       *[other] { $count ->
            [1] { part-comparison } un punto Influenza
           *[other] { part-comparison } { part-number } punti Influenza
        }
    }

# noun; word $comparison $state $all; number $count; text $icon $board
have-colors =
    { $comparison ->
        [unequal] un numero di mazzi { part-pile-states } diverso da { part-number-alone }
       *[other] { $all ->
            [yes] { $comparison ->
                [equal] { part-number } mazzi { part-pile-states }
                [at-least] { part-number } mazzi { part-pile-states }
               *[other] { part-comparison } { part-number } mazzi { part-pile-states }
            }
           *[no] { $count ->
                [1] { part-comparison } un mazzo { part-pile-state }
               *[other] { part-comparison } { part-number } mazzi { part-pile-states }
            }
        }
    }

# noun; word $comparison; phrase $thing $other
have-than-thing =
    { $comparison ->
        [equal] lo stesso numero { $thing_gen } e { $other_gen }
        [unequal] un numero diverso { $thing_gen } e { $other_gen }
        [less] meno { $thing_nom } che { $other_nom }
        [at-most] al massimo lo stesso numero { $thing_gen } che { $other_gen }
        [more] più { $thing_nom } che { $other_nom }
       *[at-least] almeno lo stesso numero { $thing_gen } che { $other_gen }
    }

# noun; word $comparison $whose; phrase $thing $player
have-than-player =
    { $comparison ->
        [equal] lo stesso numero { $thing_gen } { $player_gen }
        [unequal] un numero { $thing_gen } diverso { $whose ->
            [you] dal tuo
            [me] dal mio
            [their] dal suo
           *[owner] da quello { $player_gen }
        }
        [less] meno { $thing_nom } { $player_gen }
        [at-most] al massimo lo stesso numero { $thing_gen } { $player_gen }
        [more] più { $thing_nom } { $player_gen }
       *[at-least] almeno lo stesso numero { $thing_gen } { $player_gen }
    }

## Tests: what stands after «if».

# plain; word $truth
test-did = { part-not } lo fai

# plain; text $test
test-either = ({ $test })

# plain; phrase $cards
test-any = c’è { $cards_nom }

# plain; phrase $cards
test-no = non ci sono { $cards_nom }

# plain; word $verb $number $truth; number $ordinal
test-verb =
    { $ordinal ->
        [0] { $truth ->
            [yes] { $number ->
                [one] ne { part-verb-you } una
               *[many] ne { part-verb-you } almeno una
            }
           *[no] { $number ->
                [one] non ne { part-verb-you } alcuna
               *[many] non ne { part-verb-you } nessuna
            }
        }
       *[other] { $truth ->
            [yes] { $number ->
                [one] { part-that-time } hai { part-verb-past } una carta
               *[many] { part-that-time } hai { part-verb-past } almeno una carta
            }
           *[no] { $number ->
                [one] { part-that-time } non hai { part-verb-past } alcuna carta
               *[many] { part-that-time } non hai { part-verb-past } carte
            }
        }
    }

# plain; word $verb $comparison $most; number $ordinal $count
test-verb-count =
    { $ordinal ->
        [0] { $comparison ->
            [unequal] ne { part-verb-you } un numero diverso da { part-number-alone }
            [equal] { $most ->
                [yes] ne { part-verb-you } { part-number-feminine }
               *[no] ne { part-verb-you } in tutto { part-number-feminine }
            }
           *[other] ne { part-verb-you } { part-comparison } { part-number-feminine }
        }
       *[other] { $comparison ->
            [unequal] { part-that-time } hai { part-verb-past } un numero di carte diverso da { part-number-alone }
           *[other] { $count ->
                [1] { part-that-time } hai { part-verb-past } { part-comparison } una carta
               *[other] { part-that-time } hai { part-verb-past } { part-comparison } { part-number } carte
            }
        }
    }

# plain; phrase $cards $icon; word $number $truth
test-with =
    { $number ->
        [one] { part-subject } { part-not } ha { $icon_acc }
       *[many] { part-some-or-none } ha { $icon_acc }
    }

# plain; phrase $cards $icon; word $number $truth
test-without =
    { $number ->
        [one] { part-subject } { part-not-opposite } ha { $icon_acc }
       *[many] { $truth ->
            [yes] { part-some } non ha { $icon_acc }
           *[no] { part-each-of } ha { $icon_acc }
        }
    }

# plain; phrase $cards; word $number $truth
test-demand =
    { $number ->
        [one] { part-subject } { part-not } ha un Dogma di Supremazia
       *[many] { part-some-or-none } ha un Dogma di Supremazia
    }

# plain; phrase $cards $colors; word $number $truth
test-color =
    { $number ->
        [one] { part-subject } { part-not } è { part-colors-agreed }
       *[many] { part-some-or-none } è { part-colors-agreed }
    }

# plain; phrase $cards $colors; word $number $truth
test-of-color =
    { $number ->
        [one] { part-subject } { part-not } è { $colors_gen }
       *[many] { part-some-or-none } è { $colors_gen }
    }

# The color of cards is one of those that the piles on boards have.
# plain; phrase $cards; word $number $truth $known $state $whose; text $icon $board
test-color-of-piles =
    { $number ->
        [one] { $state ->
            [present] { $known ->
                [no] { part-subject } { part-not } è di un colore presente { $board }
               *[it] il suo colore { part-not } è presente { $board }
            }
           *[other] { part-subject } { part-not } è di un colore { part-state-one } { $board }
        }
       *[many] { part-some-or-none } è di un colore { part-state-one } { $board }
    }

# plain; phrase $cards $colors; word $number $truth
test-not-color =
    { $number ->
        [one] { part-subject } { part-not-opposite } è { $colors_gen }
       *[many] { $truth ->
            [yes] { part-some } non è { $colors_gen }
           *[no] { part-each-of } è { $colors_gen }
        }
    }

# plain; phrase $cards $values $numbers; word $number $truth
test-of-value =
    { $number ->
        [one] { part-subject } { part-not } è di valore { $numbers_loc }
       *[many] { part-some-or-none } è di valore { $numbers_loc }
    }

# plain; phrase $cards $others; word $number $truth
test-except =
    { $number ->
        [one] { part-subject } { part-not-opposite } è { $others_nom }
       *[many] { $truth ->
            [yes] { part-some } non è { $others_nom }
           *[no] { part-each-of } è { $others_nom }
        }
    }

# plain; phrase $cards; word $number $truth; text $test
test-where =
    { $number ->
        [one] { part-subject } { part-not } è tale che { $test }
       *[many] { part-some-or-none } è tale che { $test }
    }

# plain; phrase $cards $others; word $number $truth
test-among =
    { $number ->
        [one] { part-subject } { part-not } è tra { $others_acc }
       *[many] { part-subject } { part-not } sono tra { $others_acc }
    }

# plain; phrase $cards $others; word $number $truth
test-same =
    { $number ->
        [one] { part-subject } { part-not } è { $others_nom }
       *[many] { part-subject } { part-not } sono { $others_nom }
    }

# Cards are top cards, no matter on whose board.
# plain; phrase $cards; word $number $truth
test-on-any-board =
    { $number ->
        [one] { part-subject } { part-not } è tra le Carte Attive in gioco
       *[many] { part-subject } { part-not } sono tra le Carte Attive in gioco
    }

# All your cards of a kind have an icon. $whose is the owner of the cards.
# plain; phrase $cards $icon; word $whose
test-all-with = tutte { $cards_nom } producono { $icon_acc }

# All your cards of a kind have at least this value.
# plain; phrase $cards; number $value; word $whose
test-all-of-value = tutte { $cards_nom } sono di valore { $value } o superiore

# You have so many colors and no opponent has as many; $all: so many as there are.
# plain; number $count; word $all $state; text $icon
test-only-player = sei l’unico giocatore con { $all ->
        [yes] { part-number } mazzi
       *[no] in tutto { part-number-masculine } { $count ->
            [1] mazzo
           *[other] mazzi
        }
    } { $count ->
        [1] { part-pile-state }
       *[other] { part-pile-states }
    }

# plain; phrase $cards; word $truth
test-same-color =
    { $truth ->
        [yes] { $cards_loc ->
            [le] almeno due hanno lo stesso colore
            [li] almeno due hanno lo stesso colore
           *[other] almeno due { $cards_gen } hanno lo stesso colore
        }
       *[no] { part-subject } sono { $cards_loc ->
            [li] tutti
           *[other] tutte
        } di colore diverso
    }

# plain; phrase $cards; word $comparison $known; number $value
test-value =
    { $comparison ->
        [equal] { part-subject } è un [{ $value }]
        [unequal] { part-subject } non è un [{ $value }]
        [less] { part-subject } è di valore inferiore a { $value }
        [at-most] { part-subject } è di valore { $value } o inferiore
        [more] { part-subject } è di valore superiore a { $value }
       *[at-least] { part-subject } è di valore { $value } o superiore
    }

# plain; phrase $piles; word $direction $truth
test-splayed =
    { $piles_nom } { part-not } { $piles_loc ->
        [uno] è scalato
       *[molti] sono scalati
    } { part-direction }

# plain; word $verb $whose $comparison $cause; phrase $owner; number $count; text $name
test-markers =
    { $comparison ->
        [none] nessuna carta è stata { part-verb-one } { part-by } { part-because }
        [any] almeno una carta è stata { part-verb-one } { part-by } { part-because }
        [unequal] il numero di carte { part-verb-many } { part-by } { part-because } è diverso da { part-number-alone }
       *[other] { $count ->
            [1] { part-comparison } una carta è stata { part-verb-one } { part-by } { part-because }
           *[other] { part-comparison } { part-number } carte sono state { part-verb-many } { part-by } { part-because }
        }
    }

# plain; word $verb $cause; phrase $players; text $name
test-most = { part-because } hai { part-verb-past } più carte { $players_gen }

# plain; word $subject; phrase $player $object
test-have =
    { $subject ->
        [you] { $object_loc ->
            [nessuna] non hai { $object_acc }
           *[other] hai { $object_acc }
        }
        [me] { $object_loc ->
            [nessuna] non ho { $object_acc }
           *[other] ho { $object_acc }
        }
        [their] quel giocatore { part-has }
        [owner] { $player_nom } { part-has }
        [every-opponent] ogni avversario { part-has }
        [some-opponent] un avversario { part-has }
        [no-opponent] nessun avversario { part-has }
        [every-other] ogni altro giocatore { part-has }
        [some-other] un altro giocatore { part-has }
        [no-other] nessun altro giocatore { part-has }
        [every-player] ogni giocatore { part-has }
        [some-player] un giocatore { part-has }
        [no-player] nessun giocatore { part-has }
        [every-of] ognuno { $player_gen } { part-has }
        [some-of] uno { $player_gen } { part-has }
       *[no-of] nessuno { $player_gen } { part-has }
    }

# plain; word $quantifier; phrase $players; text $test
test-players =
    { $quantifier ->
        [every] per { $players_acc } { $test }
        [some] c’è { $players_nom } per cui { $test }
       *[no] non c’è { $players_nom } per cui { $test }
    }

# plain; phrase $left $right; word $comparison
test-compare =
    { $comparison ->
        [equal] { $left_nom } è pari { $right_dat }
        [unequal] { $left_nom } non è pari { $right_dat }
        [less] { $left_nom } è inferiore { $right_dat }
        [at-most] { $left_nom } non supera { $right_acc }
        [more] { $left_nom } supera { $right_acc }
       *[at-least] { $left_nom } è almeno pari { $right_dat }
    }
