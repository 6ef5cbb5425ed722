# Italian: the texts of the cards. The guide for translators is at the head of the English file.
#
# Cases are prepositions joined with the article: gen «della carta», dat «alla carta», ins «dalla carta»; nom and acc have none.
# What is left over serves other messages:
#   loc of pronouns, players and «no cards» is a word to select by: «la», «tua», «nessuna» («giocala», «non hai carte»)
#   loc of numbers stands behind «valore»: «[3]», «pari al numero di carte»; ins of numbers is «a quello della carta»
#   loc of colors is what to choose from: «i colori scelti»; of their names, the name without article
#   colors as adjectives are feminine; loc is masculine («un [3] rosso»), dat and ins are singular in any case

## Helpers of this file alone.

# Prepositions and articles.

part-of =
    { $case ->
        [gen] di
        [dat] a
        [ins] da
       *[nom] { "" }
    }

part-la =
    { $case ->
        [gen] della
        [dat] alla
        [ins] dalla
       *[nom] la
    }

part-le =
    { $case ->
        [gen] delle
        [dat] alle
        [ins] dalle
       *[nom] le
    }

part-il =
    { $case ->
        [gen] del
        [dat] al
        [ins] dal
       *[nom] il
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
        [equal] esattamente
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
        [opponents] di tutti gli avversari
        [any-opponent] di un avversario qualsiasi
        [others] di tutti gli altri giocatori
        [any-other] di un altro giocatore qualsiasi
        [all] di tutti i giocatori
        [anyone] di un giocatore qualsiasi
       *[owner] { $owner_gen }
    }

part-zone =
    { $whose ->
        [opponents] { part-zone-many }
        [others] { part-zone-many }
        [all] { part-zone-many }
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

# Verbs: of one card, of several cards, and what you have done.

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

part-because = per effetto di questa carta durante questa Azione

# Piles: the state of one color, of several colors, and a direction.

part-state-one =
    { $state ->
        [present] presente
        [splayed] scalato
        [left] scalato a sinistra
        [right] scalato a destra
        [up] scalato in alto
        [aslant] scalato in diagonale
        [none] non scalato
       *[showing] con { $icon }
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
       *[showing] con { $icon }
    }

part-state-had =
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

# Tests.

part-subject =
    { $cards_loc ->
        [la] { "" }
        [le] { "" }
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

part-some-or-none =
    { $truth ->
        [yes] almeno una
       *[no] nessuna
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

# verb; text $test; clause $clause
if =
    { $joined ->
        [yes] , se { $test }, { $clause }
       *[no] se { $test }, { $clause }
    }

# verb; text $test; clause $clause $other
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
for-each = per { $players_acc } { $clause }

# verb; clause $first $rest
either = o { $first }, oppure { $rest }

# verb; clause $first $rest
either-first = o { $first }, { $rest }

# verb; clause $first $rest
either-more = { $first }, { $rest }

# verb; clause $first $rest
either-last = { $first }, oppure { $rest }

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

# verb; phrase $what; word $revealing
meld =
    { $revealing ->
        [yes] { part-reveal } e { part-meld } { $what_acc }
       *[no] { $what_loc ->
            [la] { $mood ->
                [inf] giocarla
                [dem] la giochi
               *[imp] giocala
            }
            [le] { $mood ->
                [inf] giocarle
                [dem] le giochi
               *[imp] giocale
            }
           *[other] { part-meld } { $what_acc }
        }
    }

# verb; phrase $what; word $revealing
tuck =
    { $revealing ->
        [yes] { part-reveal } e { part-tuck } { $what_acc }
       *[no] { $what_loc ->
            [la] { $mood ->
                [inf] archiviarla
                [dem] la archivi
               *[imp] archiviala
            }
            [le] { $mood ->
                [inf] archiviarle
                [dem] le archivi
               *[imp] archiviale
            }
           *[other] { part-tuck } { $what_acc }
        }
    }

# verb; phrase $what; word $revealing
score =
    { $revealing ->
        [yes] { part-reveal } e { part-score } { $what_acc }
       *[no] { $what_loc ->
            [la] { $mood ->
                [inf] capitalizzarla
                [dem] la capitalizzi
               *[imp] capitalizzala
            }
            [le] { $mood ->
                [inf] capitalizzarle
                [dem] le capitalizzi
               *[imp] capitalizzale
            }
           *[other] { part-score } { $what_acc }
        }
    }

# verb; phrase $what; word $revealing
return =
    { $revealing ->
        [yes] { part-reveal } e { part-return } { $what_acc }
       *[no] { $what_loc ->
            [la] { $mood ->
                [inf] riciclarla
                [dem] la ricicli
               *[imp] riciclala
            }
            [le] { $mood ->
                [inf] riciclarle
                [dem] le ricicli
               *[imp] riciclale
            }
           *[other] { part-return } { $what_acc }
        }
    }

# verb; phrase $what; word $revealing
reveal =
    { $revealing ->
        [yes] { $mood ->
            [inf] mostrare e { part-reveal } { $what_acc }
            [dem] mostri e { part-reveal } { $what_acc }
           *[imp] mostra e { part-reveal } { $what_acc }
        }
       *[no] { $what_loc ->
            [la] { $mood ->
                [inf] rivelarla
                [dem] la riveli
               *[imp] rivelala
            }
            [le] { $mood ->
                [inf] rivelarle
                [dem] le riveli
               *[imp] rivelale
            }
           *[other] { part-reveal } { $what_acc }
        }
    }

# verb; phrase $what; word $revealing
remove =
    { $revealing ->
        [yes] { part-reveal } e { part-remove } { $what_acc }
       *[no] { $what_loc ->
            [la] { $mood ->
                [inf] scartarla dal gioco
                [dem] la scarti dal gioco
               *[imp] scartala dal gioco
            }
            [le] { $mood ->
                [inf] scartarle dal gioco
                [dem] le scarti dal gioco
               *[imp] scartale dal gioco
            }
           *[other] { part-remove } { $what_acc }
        }
    }

# verb; phrase $what; word $revealing
junk =
    { $revealing ->
        [yes] { part-reveal } e { part-junk } { $what_acc }
       *[no] { $what_loc ->
            [la] { $mood ->
                [inf] cestinarla
                [dem] la cestini
               *[imp] cestinala
            }
            [le] { $mood ->
                [inf] cestinarle
                [dem] le cestini
               *[imp] cestinale
            }
           *[other] { part-junk } { $what_acc }
        }
    }

# verb; phrase $what; word $revealing; text $to
transfer =
    { $revealing ->
        [yes] { part-reveal } e { part-transfer } { $what_acc } { $to }
       *[no] { $what_loc ->
            [la] { $mood ->
                [inf] trasferirla { $to }
                [dem] la trasferisca { $to }
               *[imp] trasferiscila { $to }
            }
            [le] { $mood ->
                [inf] trasferirle { $to }
                [dem] le trasferisca { $to }
               *[imp] trasferiscile { $to }
            }
           *[other] { part-transfer } { $what_acc } { $to }
        }
    }

# verb; phrase $left $right
exchange =
    { $mood ->
        [inf] scambiare { $left_acc } con { $right_acc }
        [dem] scambi { $left_acc } con { $right_acc }
       *[imp] scambia { $left_acc } con { $right_acc }
    }

# verb; word $who $may; phrase $what
choose-cards = { part-choose } { $what_acc }

# verb; word $who $may; phrase $what
choose-color = { part-choose } { $what_acc }

# verb; word $who $may; phrase $what
choose-any-color = { part-choose } un colore

# verb
choose-two-colors =
    { $mood ->
        [inf] scegliere due colori diversi
        [dem] scelga due colori diversi
       *[imp] scegli due colori diversi
    }

# verb; word $who $may; phrase $what
choose-value = { part-choose } il valore { $what_loc }

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
        [inf] cambiare l’ordine { $piles_gen }
        [dem] cambi l’ordine { $piles_gen }
       *[imp] cambia l’ordine { $piles_gen }
    }

# verb; phrase $cards
execute =
    { $mood ->
        [inf] eseguire i Dogmi Cooperativi { $cards_gen } soltanto per te stesso
        [dem] esegua i Dogmi Cooperativi { $cards_gen } soltanto per te stesso
       *[imp] esegui i Dogmi Cooperativi { $cards_gen } soltanto per te stesso
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
    } su questa carta un numero di tuoi segnalini pari { $amount_dat }

# verb
junk-special = { part-junk } un Campo

# verb
junk-specials = { part-junk } tutti i Campi

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

# verb; phrase $with $first
repeat-with = { repeat } sostituendo { $first_acc } con { $with_acc }

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
        [most] il maggior numero
       *[fewest] il minor numero
    }

part-extreme-number =
    { $extreme ->
        [most] la cifra più alta
       *[fewest] la cifra più bassa
    }

# verb; word $extreme; phrase $thing
win-player = { part-let-win } l’unico giocatore con { part-extreme } { $thing_gen } { part-then-wins }

# verb; word $extreme; phrase $thing
win-team = { part-let-win } l’unica squadra con { part-extreme } { $thing_gen } { part-then-wins }

# verb; word $extreme; phrase $amount
win-player-by-number = { part-let-win } l’unico giocatore per cui { $amount } è { part-extreme-number } { part-then-wins }

# verb; word $extreme; phrase $amount
win-team-by-number = { part-let-win } l’unica squadra per cui { $amount } è { part-extreme-number } { part-then-wins }

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
icon-chosen = { part-la } { part-ordinal-feminine } risorsa scelta

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
       *[nom] un colore qualsiasi
    }

# noun; number $ordinal
color-chosen = { part-il } { part-ordinal-masculine } colore scelto

# noun
colors-chosen =
    { $case ->
        [ins] dai colori scelti
        [loc] i colori scelti
       *[nom] { part-of } uno dei colori scelti
    }

# noun
color-candidate = { part-il } colore della carta stessa

# noun; phrase $cards; word $number
color-of =
    { $number ->
        [one] { part-il } colore { $cards_gen }
       *[many] { $case ->
            [gen] dei colori { $cards_gen }
            [dat] ai colori { $cards_gen }
            [ins] dai colori { $cards_gen }
           *[nom] i colori { $cards_gen }
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

## Piles.

part-piles = { part-le } { part-possessive-many } carte

# noun; phrase $colors $owner; word $whose
piles = { part-piles } { $colors_nom } { part-owner }

# noun; phrase $cards $owner; word $whose
piles-same-color = { part-piles } dello stesso colore { $cards_gen } { part-owner }

# noun; word $quantity $state $whose; text $icon; phrase $owner
piles-by-state =
    { $quantity ->
        [one] { $state ->
            [present] { part-piles } { part-owner } di un colore a tua scelta
           *[other] { part-piles } { part-owner } di un colore attualmente { part-state-one }
        }
       *[all] { $state ->
            [present] { part-of } tutte le { part-possessive-many } carte { part-owner }
           *[other] { part-piles } { part-owner } di tutti i colori { part-state-many }
        }
    }

# noun; word $quantity $whose; phrase $colors $owner
piles-of =
    { $quantity ->
        [one] { part-piles } { part-owner } di un colore a tua scelta tra { $colors_loc }
       *[all] { part-piles } { part-owner } { $colors_gen }
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

# noun; number $ordinal
player-chosen = { part-il } { part-ordinal-masculine } giocatore scelto

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
        [tua] { part-la } tua squadra
        [mia] { part-la } mia squadra
        [sua] { part-la } sua squadra
       *[other] { part-la } squadra { $players_gen }
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
    { $whose ->
        [opponents] { part-zone } Mani { part-owner }
        [others] { part-zone } Mani { part-owner }
        [all] { part-zone } Mani { part-owner }
       *[other] { part-zone } { part-possessive-one } Mano { part-owner }
    }

# plain; word $role $whose; phrase $owner
zone-score =
    { $whose ->
        [you] { part-zone } tua Influenza
        [me] { part-zone } mia Influenza
        [their] { part-zone } sua Influenza
        [self] { part-zone } propria Influenza
        [opponents] { part-zone } Influenze { part-owner }
        [others] { part-zone } Influenze { part-owner }
        [all] { part-zone } Influenze { part-owner }
       *[other] { part-zone-elided } { part-owner }
    }

# plain; word $role $whose; phrase $owner
zone-board =
    { $whose ->
        [opponents] { part-zone } Zone { part-owner }
        [others] { part-zone } Zone { part-owner }
        [all] { part-zone } Zone { part-owner }
       *[other] { part-zone } { part-possessive-one } Zona { part-owner }
    }

# plain; word $role $whose; phrase $owner
zone-achievements =
    { $role ->
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

# noun; word $quantity $comparison $number $rank $end $head; number $count $most $ends $value; phrase $amount $colors $others; text $filters $source $after
cards =
    { $head ->
        [card] { $end ->
            [none] { $value ->
                [0] { part-before } { part-cards }
               *[other] { part-before } { part-values }
            }
           *[other] { part-before } { part-cards }
        }
       *[other] { part-before } { part-cards }
    }

# Before cards that a verb takes and that are compared with others stands where they are, else behind them.
part-before =
    { $related ->
        [yes] { $role ->
            [in] { "" }
           *[from] { $case ->
                [acc] { $source }
               *[other] { "" }
            }
        }
       *[no] { "" }
    }

part-behind =
    { $related ->
        [yes] { $role ->
            [in] { $source }
           *[from] { $case ->
                [acc] { "" }
               *[other] { $source }
            }
        }
       *[no] { $source }
    }

# Feminine: «carta», «Carta Attiva», «Dominazione».

part-cards =
    { $quantity ->
        [one] { $rank ->
            [none] { part-of } una { part-card-one }
           *[other] { part-la } { part-card-one }
        }
        [number] { $rank ->
            [none] { part-of } { part-number } { part-card-many }
           *[other] { part-le } { part-number } { part-card-many }
        }
        [as-many] { part-of } un numero di { part-card-many } pari { $amount_dat }
        [up-to] { part-of } fino a { part-card-counted }
        [up-to-as-many] { part-of } fino a un numero di { part-card-many } pari { $amount_dat }
        [between] { part-of } { part-number-feminine } o { part-most } { part-card-many }
        [any-number] { part-of } un numero qualsiasi di { part-card-many }
        [all] { part-of } tutte le { part-card-many }
        [of-each-color] { part-la } { part-card-one }
        [of-each-board] { part-la } { part-card-one }
        [all-but-ends] { part-of } tutte le { part-card-plain } tranne { part-card-ends } { part-behind } { $after }
        [all-but-one] { part-of } tutte le { part-card-plain } tranne una { part-behind } { $after }
        [half-down] { part-of } metà delle { part-card-many } (arrotondata per difetto)
        [half-up] { part-of } metà delle { part-card-many } (arrotondata per eccesso)
        [the] { $number ->
            [one] { part-la } { part-card-one }
           *[many] { part-le } { part-card-many }
        }
        [bare] { part-of } { part-card-many }
        [each] { $count ->
            [1] { part-of } ogni { part-card-one }
           *[other] { part-of } ogni { part-number } { part-card-many }
        }
       *[compared] { $comparison ->
            [equal] { $count ->
                [0] { $case ->
                    [loc] nessuna
                   *[nom] { part-of } { part-card-many }
                }
               *[other] { part-of } { part-comparison } { part-card-counted }
            }
            [unequal] { part-of } un numero di { part-card-many } diverso da { part-number-alone }
           *[other] { part-of } { part-comparison } { part-card-counted }
        }
    }

part-card-one = { part-card-noun } { $colors_nom } { $others_nom } { part-card-bottom } { part-card-rank } { part-card-value } { part-of-each-color } { $filters } { part-behind } { $relations } { $after }

part-card-many = { part-card-nouns } { $colors_nom } { $others_nom } { part-card-bottom } { part-card-ranks } { part-card-value } { $filters } { part-behind } { $relations } { $after }

part-of-each-color =
    { $quantity ->
        [of-each-color] di ogni colore
       *[other] { "" }
    }

part-card-counted =
    { $count ->
        [1] una { part-card-noun } { $colors_dat } { $others_dat } { part-card-bottom } { part-card-rank } { part-card-value } { $filters } { part-behind } { $relations } { $after }
       *[other] { part-number } { part-card-many }
    }

part-card-plain =
    { $quantity ->
        [all-but-ends] carte { $colors_nom } { $others_nom } { part-card-value } { $filters } { $relations }
       *[other] { part-card-nouns } { $colors_nom } { $others_nom } { part-card-bottom } { part-card-ranks } { part-card-value } { $filters } { $relations }
    }

part-card-noun =
    { $head ->
        [available] Dominazione disponibile
        [achievement] Dominazione
       *[card] { $end ->
            [top] Carta Attiva
           *[other] carta
        }
    }

part-card-nouns =
    { $head ->
        [available] Dominazioni disponibili
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
            [all] di valore più alto
           *[other] più alte
        }
       *[lowest] { $quantity ->
            [all] di valore più basso
           *[other] più basse
        }
    }

part-card-value =
    { $value ->
        [0] { "" }
       *[other] di valore [{ $value }]
    }

# Masculine: «un [3]», as the rulebook says it.

part-values =
    { $quantity ->
        [one] { $rank ->
            [none] { part-of } un { part-value-one }
           *[other] { part-value-il } { part-value-rest }
        }
        [number] { $rank ->
            [none] { part-of } { part-number } { part-value-many }
           *[other] { part-value-i } { part-number } { part-value-many }
        }
        [as-many] { part-of } un numero di { part-value-many } pari { $amount_dat }
        [up-to] { part-of } fino a { part-value-counted }
        [up-to-as-many] { part-of } fino a un numero di { part-value-many } pari { $amount_dat }
        [between] { part-of } { part-number-masculine } o { part-most } { part-value-many }
        [any-number] { part-of } un numero qualsiasi di { part-value-many }
        [all] { part-of } tutti { part-value-i-plain } { part-value-many }
        [all-but-one] { part-of } tutti { part-value-i-plain } [{ $value }] { $colors_loc } { $others_loc } { part-value-ranks } { $filters } { $relations } tranne uno { part-behind } { $after }
        [half-down] { part-of } metà { part-value-of } { part-value-many } (arrotondata per difetto)
        [half-up] { part-of } metà { part-value-of } { part-value-many } (arrotondata per eccesso)
        [the] { $number ->
            [one] { part-value-il } { part-value-rest }
           *[many] { part-value-i } { part-value-many }
        }
        [bare] { part-of } { part-value-many }
        [each] { $count ->
            [1] { part-of } ogni { part-value-one }
           *[other] { part-of } ogni { part-number } { part-value-many }
        }
       *[compared] { $comparison ->
            [equal] { $count ->
                [0] { $case ->
                    [loc] nessuna
                   *[nom] { part-of } { part-value-many }
                }
               *[other] { part-of } { part-comparison } { part-value-counted }
            }
            [unequal] { part-of } un numero di { part-value-many } diverso da { part-number-alone }
           *[other] { part-of } { part-comparison } { part-value-counted }
        }
    }

part-value-one = [{ $value }] { part-value-rest }

part-value-rest = { $colors_loc } { $others_loc } { part-value-rank } { $filters } { part-behind } { $relations } { $after }

part-value-many = [{ $value }] { $colors_loc } { $others_loc } { part-value-ranks } { $filters } { part-behind } { $relations } { $after }

part-value-counted =
    { $count ->
        [1] un [{ $value }] { $colors_ins } { $others_ins } { part-value-rank } { $filters } { part-behind } { $relations } { $after }
       *[other] { part-number } { part-value-many }
    }

part-value-il =
    { $value ->
        [8] { part-value-l }[{ $value }]
        [11] { part-value-l }[{ $value }]
       *[other] { part-il } [{ $value }]
    }

part-value-l =
    { $case ->
        [gen] dell’
        [dat] all’
        [ins] dall’
       *[nom] l’
    }

part-value-i =
    { $case ->
        [gen] { part-value-of }
        [dat] { $value ->
            [8] agli
            [11] agli
           *[other] ai
        }
        [ins] { $value ->
            [8] dagli
            [11] dagli
           *[other] dai
        }
       *[nom] { part-value-i-plain }
    }

part-value-i-plain =
    { $value ->
        [8] gli
        [11] gli
       *[other] i
    }

part-value-of =
    { $value ->
        [8] degli
        [11] degli
       *[other] dei
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

# plain; phrase $colors
filter-color = { $colors_gen }

# plain; word $state $whose; text $icon $board
filter-piles = di un colore { part-state-one } { $board }

# plain; word $state $whose; text $icon $board
filter-not-piles =
    { $state ->
        [present] di un colore non presente { $board }
        [none] di un colore che non sia senza scalamento { $board }
        [showing] di un colore senza { $icon } { $board }
       *[other] di un colore che non sia { part-state-one } { $board }
    }

# plain; phrase $cards
filter-same-color = dello stesso colore { $cards_gen }

# plain; phrase $colors
filter-not-color = di colore diverso { $colors_ins }

# plain; phrase $values
filter-value = di valore { $values_loc }

# plain; phrase $value; word $comparison
filter-valued =
    { $comparison ->
        [equal] di valore pari { $value_ins }
        [at-most] di valore pari o inferiore { $value_ins }
       *[at-least] di valore pari o superiore { $value_ins }
    }

# plain; number $ordinal
filter-chosen-value = del { part-ordinal-masculine } valore scelto

# plain; phrase $cards
filter-same-value = dello stesso valore { $cards_gen }

# plain; phrase $cards
filter-except = tranne { $cards_acc }

# plain; phrase $cards; word $comparison
filter-value-than =
    { $comparison ->
        [equal] di valore pari a quello { $cards_gen }
        [unequal] di valore diverso da quello { $cards_gen }
        [less] di valore inferiore a quello { $cards_gen }
        [at-most] di valore non superiore a quello { $cards_gen }
        [more] di valore superiore a quello { $cards_gen }
       *[at-least] di valore non inferiore a quello { $cards_gen }
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

# noun; word $verb $number $form; number $ordinal
named =
    { $number ->
        [one] { $form ->
            [bare] { part-of } { part-named-one }
           *[the] { part-la } { part-named-one }
        }
       *[many] { $form ->
            [bare] { part-of } { part-named-many }
           *[the] { part-le } { part-named-many }
        }
    }

part-named-one = { part-ordinal-feminine } carta { part-verb-one }

part-named-many = carte { part-verb-many } { part-that-time }

# noun; word $verb; number $ordinal $count
named-each =
    { $count ->
        [1] { part-of } ogni carta { part-verb-one } { part-that-time }
       *[other] { part-of } ogni { part-number } carte { part-verb-many } { part-that-time }
    }

# noun; word $number
named-again =
    { $number ->
        [one] { $case ->
            [loc] la
           *[nom] { part-of } quella carta
        }
       *[many] { $case ->
            [loc] le
           *[nom] { part-of } quelle carte
        }
    }

# noun; text $name
card-by-name = { part-of } «{ $name }»

# noun
this-card = { part-of } questa carta

# noun
candidate =
    { $case ->
        [loc] la
       *[nom] { part-of } essa
    }

# noun; phrase $set; text $filters
set = { $set } { $filters }

# noun; word $quantity $comparison $rank; number $count $most; phrase $amount $set; text $filters
set-part =
    { $quantity ->
        [one] { part-set-ranked } tra { $set_acc } { $filters }
        [the] { part-set-ranked } tra { $set_acc } { $filters }
        [number] { $rank ->
            [none] { part-of } { part-number } { $set_gen } { $filters }
           *[other] { part-le } { part-number } { part-card-ranks } { $set_gen } { $filters }
        }
        [as-many] { part-of } un numero { $set_gen } { $filters } { part-set-rank } pari { $amount_dat }
        [up-to] { part-of } fino a { part-number-feminine } { part-set-rank } { $set_gen } { $filters }
        [up-to-as-many] { part-of } fino a un numero { $set_gen } { $filters } { part-set-rank } pari { $amount_dat }
        [between] { part-of } { part-number-feminine } o { part-most } { part-set-rank } { $set_gen } { $filters }
        [any-number] { part-of } un numero qualsiasi { $set_gen } { $filters }
        [all] { part-of } tutte le { part-set-rank } { $set_gen } { $filters }
        [all-but-one] { part-of } tutte tranne una { $set_gen } { $filters }
        [half-down] { part-of } metà { $set_gen } { $filters } (arrotondata per difetto)
        [half-up] { part-of } metà { $set_gen } { $filters } (arrotondata per eccesso)
        [bare] { part-le } { part-set-rank } { $set_gen } { $filters }
        [each] { $count ->
            [1] { part-of } ognuna { $set_gen } { $filters }
           *[other] { part-of } ogni { part-number } { $set_gen } { $filters }
        }
       *[compared] { $comparison ->
            [unequal] { part-of } un numero { $set_gen } { $filters } diverso da { part-number-alone }
           *[other] { part-of } { part-comparison } { part-number-feminine } { $set_gen } { $filters }
        }
    }

part-set-ranked =
    { $rank ->
        [none] { part-of } una
       *[other] { part-la } { part-card-rank }
    }

part-set-rank =
    { $rank ->
        [none] { "" }
        [highest] più alte
       *[lowest] più basse
    }

# noun; word $end; phrase $piles $amount
set-ends =
    { $end ->
        [top] { part-le } carte in cima { $piles_dat } (in numero pari { $amount_dat })
       *[bottom] { part-le } carte in fondo { $piles_dat } (in numero pari { $amount_dat })
    }

# noun; number $value $count
drawn-fixed = { part-of } { part-number-masculine } [{ $value }]

# noun; phrase $value; number $count
drawn-valued =
    { $count ->
        [1] { part-of } una carta di valore pari { $value_ins }
       *[other] { part-of } { part-number } carte di valore pari { $value_ins }
    }

# noun; phrase $value $more; number $count
drawn-higher =
    { $count ->
        [1] { part-of } una carta di valore superiore di { $more_nom } { $value_ins }
       *[other] { part-of } { part-number } carte di valore superiore di { $more_nom } { $value_ins }
    }

## Numbers.

# noun; number $count
number-fixed = { part-number-of } { part-number-alone }

# noun; phrase $cards
number-count = { part-number-il } numero { $cards_gen }

# noun; phrase $cards
number-value =
    { $case ->
        [ins] a quello { $cards_gen }
        [loc] pari a quello { $cards_gen }
       *[nom] { part-il } valore { $cards_gen }
    }

# noun
value-candidate = { part-number-il } valore della carta stessa

# noun; number $ordinal
value-chosen = { part-number-il } { part-ordinal-masculine } valore scelto

# noun; phrase $cards
number-sum = { part-number-la } somma dei valori { $cards_gen }

# noun; phrase $cards
number-values = { part-number-il } numero di valori diversi tra { $cards_acc }

# noun; phrase $colors
number-colors = { part-number-il } numero { $colors_gen }

# noun; text $icon $board
number-icons = { part-number-il } numero di { $icon } { $board }

# noun; word $whose; phrase $owner
number-points = { part-number-il } totale dei punti { part-influence } { part-owner }

# noun; word $whose $verb; phrase $owner
number-markers = { part-number-il } numero di carte { part-verb-many } { part-by } { part-because }

# noun; word $whose; phrase $owner
number-card-markers = { part-number-il } numero di { part-card-markers } su questa carta

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
each-card = { $cards_acc }

# plain; phrase $cards; number $count
each-value =
    { $count ->
        [1] ogni valore diverso tra { $cards_acc }
       *[other] ogni { part-number } valori diversi tra { $cards_acc }
    }

# plain; word $state $whose; text $icon $board; number $count
each-color =
    { $count ->
        [1] ogni colore { part-state-one } { $board }
       *[other] ogni { part-number } colori { part-state-many } { $board }
    }

# plain; word $state $whose; text $icon $board $missing; number $count
each-color-missing =
    { $count ->
        [1] ogni colore { part-state-one } { $board }, esclusi quelli presenti { $missing }
       *[other] ogni { part-number } colori { part-state-many } { $board }, esclusi quelli presenti { $missing }
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
thing-colors = { part-of } colori { part-state-had } { $board }

# noun; word $comparison; number $count; text $icon
have-icons =
    { $comparison ->
        [equal] { $count ->
            [0] { $case ->
                [loc] nessuna
               *[nom] { $icon }
            }
           *[other] esattamente { part-number } { $icon }
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

# noun; word $comparison $state; number $count; text $icon $board
have-colors =
    { $comparison ->
        [unequal] un numero di colori { part-state-had } { $board } diverso da { part-number-alone }
       *[other] { $count ->
            [1] { $state ->
                [present] { part-comparison } un colore { $board }
               *[other] { part-comparison } un colore { part-state-one } { $board }
            }
           *[other] { part-comparison } { part-number } colori { part-state-had } { $board }
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
    { $truth ->
        [yes] { $number ->
            [one] hai { part-verb-past } una carta { part-that-time }
           *[many] hai { part-verb-past } almeno una carta { part-that-time }
        }
       *[no] { $number ->
            [one] non hai { part-verb-past } alcuna carta { part-that-time }
           *[many] non hai { part-verb-past } carte { part-that-time }
        }
    }

# plain; word $verb $comparison; number $ordinal $count
test-verb-count =
    { $comparison ->
        [unequal] hai { part-verb-past } un numero di carte diverso da { part-number-alone } { part-that-time }
        [at-least] { $count ->
            [1] hai { part-verb-past } una o più carte { part-that-time }
           *[other] hai { part-verb-past } almeno { part-number } carte { part-that-time }
        }
       *[other] { $count ->
            [1] hai { part-verb-past } { part-comparison } una carta { part-that-time }
           *[other] hai { part-verb-past } { part-comparison } { part-number } carte { part-that-time }
        }
    }

# plain; phrase $cards $icon; word $number $truth
test-with =
    { $number ->
        [one] { part-subject } { part-not } ha { $icon_acc }
       *[many] { part-some-or-none } tra { $cards_acc } ha { $icon_acc }
    }

# plain; phrase $cards $icon; word $number $truth
test-without =
    { $number ->
        [one] { part-subject } { part-not-opposite } ha { $icon_acc }
       *[many] { $truth ->
            [yes] almeno una tra { $cards_acc } non ha { $icon_acc }
           *[no] ognuna { $cards_gen } ha { $icon_acc }
        }
    }

# plain; phrase $cards; word $number $truth
test-demand =
    { $number ->
        [one] { part-subject } { part-not } ha un Dogma di Supremazia
       *[many] { part-some-or-none } tra { $cards_acc } ha un Dogma di Supremazia
    }

# plain; phrase $cards $colors; word $number $truth
test-color =
    { $number ->
        [one] { part-subject } { part-not } è { $colors_nom }
       *[many] { part-some-or-none } tra { $cards_acc } è { $colors_nom }
    }

# plain; phrase $cards $colors; word $number $truth
test-of-color =
    { $number ->
        [one] { part-subject } { part-not } è { $colors_gen }
       *[many] { part-some-or-none } tra { $cards_acc } è { $colors_gen }
    }

# plain; phrase $cards $colors; word $number $truth
test-not-color =
    { $number ->
        [one] { part-subject } { part-not-opposite } è { $colors_gen }
       *[many] { $truth ->
            [yes] almeno una tra { $cards_acc } non è { $colors_gen }
           *[no] ognuna { $cards_gen } è { $colors_gen }
        }
    }

# plain; phrase $cards $values; word $number $truth
test-of-value =
    { $number ->
        [one] { part-subject } { part-not } è di valore { $values_loc }
       *[many] { part-some-or-none } tra { $cards_acc } è di valore { $values_loc }
    }

# plain; phrase $cards $others; word $number $truth
test-except =
    { $number ->
        [one] { part-subject } { part-not } è diversa { $others_ins }
       *[many] { part-some-or-none } tra { $cards_acc } è diversa { $others_ins }
    }

# plain; phrase $cards; word $number $truth; text $test
test-where =
    { $number ->
        [one] { part-subject } { part-not } è tale che { $test }
       *[many] { part-some-or-none } tra { $cards_acc } è tale che { $test }
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
        [one] { part-subject } { part-not } è { $others_acc }
       *[many] { part-subject } { part-not } sono { $others_acc }
    }

# plain; phrase $cards; word $truth
test-same-color =
    { $truth ->
        [yes] due o più { $cards_gen } hanno lo stesso colore
       *[no] { $cards_nom } sono tutte di colore diverso
    }

# plain; phrase $cards; word $comparison; number $value
test-value =
    { $comparison ->
        [equal] { part-subject } è di valore [{ $value }]
        [unequal] { part-subject } non è di valore [{ $value }]
        [less] { part-subject } è di valore inferiore a [{ $value }]
        [at-most] { part-subject } è di valore [{ $value }] o inferiore
        [more] { part-subject } è di valore superiore a [{ $value }]
       *[at-least] { part-subject } è di valore [{ $value }] o superiore
    }

# plain; phrase $piles; word $direction $truth
test-splayed = { $piles_nom } { part-not } sono scalate { part-direction }

# plain; word $verb $whose $comparison; phrase $owner; number $count
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

# plain; word $verb; phrase $players
test-most = hai { part-verb-past } più carte { $players_gen } { part-because }

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
