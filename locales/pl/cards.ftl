# Polish: the texts of the cards. The guide for translators is at the head of the English file.
#
# Some cases are asked for where Polish needs another form than a case, and nothing else asks for them there:
#   cards      dat  «there is» or, of bare cards, «there is no»: «w twojej ręce jest karta», «w twojej ręce nie ma kart»; of
#                   compared cards «w twojej ręce są trzy karty»
#              acc  of bare cards and other things that are counted: with a verb, «kart w twojej ręce jest», «punktów masz»;
#              ins  of the same: the sentence has said whose they are, «więcej kart wpływu niż kart w ręce»
#              ins  what a verb takes: the accusative, of a top card with its place before it; of compared cards as dat
#              loc  the subject of a test: the nominative, but a pronoun is left out
#   what one   dat  with the verb, «masz trzy punkty»; ins «mam trzy punkty»; acc after «ma», gen after «nie ma»
#   can have
#   colors    of several cards: ins masculine, for «stos»; loc and dat feminine singular, after «jedna» and «jedną»
#              gen of a color as a noun: plural, after «liczba» and «każdy z»
#   piles      nom «twój stos», one at a time; acc «swój stos»; gen the same if it is short, else nothing; ins the other way round
#   players    gen is also the accusative; loc the same with a comma behind a relative clause; dat the same, each one by itself;
#              acc «drużyny gracza», ins «drużyna gracza»
#   numbers    loc «równej liczbie …», after «o wartości»

part-then =
    { $mood ->
        [dem] i
       *[imp] { "" }
    }

part-then-after =
    { $mood ->
        [dem] , po czym
       *[imp] { "" }
    }

part-then-moved =
    { $revealing ->
        [yes] { part-then-after }
       *[no] { part-then }
    }

## Helpers of this file alone. Every language may have its own.

part-count-many =
    { $count ->
        [3] trzy
        [4] cztery
        [5] pięć
        [6] sześć
        [7] siedem
        [8] osiem
        [9] dziewięć
        [10] dziesięć
       *[other] { $count }
    }

part-count-m =
    { $count ->
        [1] jeden
        [2] dwa
       *[other] { part-count-many }
    }

part-count-f =
    { $count ->
        [1] jedna
        [2] dwie
       *[other] { part-count-many }
    }

part-count-f-acc =
    { $count ->
        [1] jedną
       *[other] { part-count-f }
    }

part-count-gen =
    { $count ->
        [2] dwóch
        [3] trzech
        [4] czterech
        [5] pięciu
        [6] sześciu
        [7] siedmiu
        [8] ośmiu
        [9] dziewięciu
        [10] dziesięciu
       *[other] { $count }
    }

part-count-m-gen =
    { $count ->
        [1] jednego
       *[other] { part-count-gen }
    }

part-count-f-gen =
    { $count ->
        [1] jednej
       *[other] { part-count-gen }
    }

part-most =
    { $most ->
        [1] jedną
        [2] dwie
        [3] trzy
        [4] cztery
        [5] pięć
       *[other] { $most }
    }

part-most-gen =
    { $most ->
        [1] jednej
        [2] dwóch
        [3] trzech
        [4] czterech
        [5] pięciu
       *[other] { $most }
    }

part-ordinal-f =
    { $ordinal ->
        [0] { "" }
        [1] { $case ->
            [acc] pierwszą
            [ins] pierwszą
            [gen] pierwszej
            [dat] pierwszej
           *[nom] pierwsza
        }
        [2] { $case ->
            [acc] drugą
            [ins] drugą
            [gen] drugiej
            [dat] drugiej
           *[nom] druga
        }
        [3] { $case ->
            [acc] trzecią
            [ins] trzecią
            [gen] trzeciej
            [dat] trzeciej
           *[nom] trzecia
        }
       *[other] { $ordinal }.
    }

part-ordinal-m =
    { $ordinal ->
        [0] { "" }
        [1] { $case ->
            [gen] pierwszego
            [dat] pierwszemu
            [ins] pierwszym
            [loc] pierwszym
           *[nom] pierwszy
        }
        [2] { $case ->
            [gen] drugiego
            [dat] drugiemu
            [ins] drugim
            [loc] drugim
           *[nom] drugi
        }
        [3] { $case ->
            [gen] trzeciego
            [dat] trzeciemu
            [ins] trzecim
            [loc] trzecim
           *[nom] trzeci
        }
       *[other] { $ordinal }.
    }

part-ordinal-pl =
    { $ordinal ->
        [0] { "" }
        [1] { $case ->
            [gen] pierwszych
           *[nom] pierwsze
        }
        [2] { $case ->
            [gen] drugich
           *[nom] drugie
        }
        [3] { $case ->
            [gen] trzecich
           *[nom] trzecie
        }
       *[other] { $ordinal }.
    }

part-ordinal-gen =
    { $ordinal ->
        [0] { "" }
        [1] pierwszych
        [2] drugich
        [3] trzecich
       *[other] { $ordinal }.
    }

part-which-time =
    { $ordinal ->
        [0] { "" }
        [1] za pierwszym razem
        [2] za drugim razem
        [3] za trzecim razem
       *[other] za { $ordinal }. razem
    }

part-comparison =
    { $comparison ->
        [less] mniej niż
        [at-most] co najwyżej
        [more] więcej niż
        [at-least] co najmniej
       *[equal] dokładnie
    }

part-than =
    { $comparison ->
        [equal] dokładnie tyle { $thing_ins } co
        [unequal] inną liczbę { $thing_ins } niż
        [less] mniej { $thing_ins } niż
        [at-most] co najwyżej tyle { $thing_ins } co
        [more] więcej { $thing_ins } niż
       *[at-least] co najmniej tyle { $thing_ins } co
    }

part-verb-future =
    { $verb ->
        [drawn] pociągniesz
        [melded] zagrasz
        [tucked] ukryjesz
        [scored] dodasz do kart wpływu
        [returned] zwrócisz
        [revealed] ujawnisz
        [transferred] przekażesz
        [junked] odrzucisz
        [removed] usuniesz z gry
       *[chosen] wybierzesz
    }

part-verb-done =
    { $verb ->
        [drawn] pociągnięto
        [melded] zagrano
        [tucked] ukryto
        [scored] dodano do kart wpływu
        [returned] zwrócono
        [revealed] ujawniono
        [transferred] przekazano
        [junked] odrzucono
        [removed] usunięto z gry
       *[chosen] wybrano
    }

part-verb-f =
    { $verb ->
        [drawn] pociągnięta
        [melded] zagrana
        [tucked] ukryta
        [scored] dodana do kart wpływu
        [returned] zwrócona
        [revealed] ujawniona
        [transferred] przekazana
        [junked] odrzucona
        [removed] usunięta z gry
       *[chosen] wybrana
    }

part-verb-pl-gen =
    { $verb ->
        [drawn] pociągniętych
        [melded] zagranych
        [tucked] ukrytych
        [scored] dodanych do kart wpływu
        [returned] zwróconych
        [revealed] ujawnionych
        [transferred] przekazanych
        [junked] odrzuconych
        [removed] usuniętych z gry
       *[chosen] wybranych
    }

part-pile =
    { $state ->
        [present] stos
        [splayed] rozsunięty stos
        [left] stos rozsunięty w lewo
        [right] stos rozsunięty w prawo
        [up] stos rozsunięty w górę
        [aslant] stos rozsunięty na ukos
        [none] nierozsunięty stos
       *[showing] stos dostarczający { $icon }
    }

part-pile-gen =
    { $state ->
        [present] stosu
        [splayed] rozsuniętego stosu
        [left] stosu rozsuniętego w lewo
        [right] stosu rozsuniętego w prawo
        [up] stosu rozsuniętego w górę
        [aslant] stosu rozsuniętego na ukos
        [none] nierozsuniętego stosu
       *[showing] stosu dostarczającego { $icon }
    }

part-piles =
    { $state ->
        [present] stosy
        [splayed] rozsunięte stosy
        [left] stosy rozsunięte w lewo
        [right] stosy rozsunięte w prawo
        [up] stosy rozsunięte w górę
        [aslant] stosy rozsunięte na ukos
        [none] nierozsunięte stosy
       *[showing] stosy dostarczające { $icon }
    }

part-piles-gen =
    { $state ->
        [present] stosów
        [splayed] rozsuniętych stosów
        [left] stosów rozsuniętych w lewo
        [right] stosów rozsuniętych w prawo
        [up] stosów rozsuniętych w górę
        [aslant] stosów rozsuniętych na ukos
        [none] nierozsuniętych stosów
       *[showing] stosów dostarczających { $icon }
    }

part-direction =
    { $direction ->
        [left] w lewo
        [right] w prawo
        [up] w górę
        [aslant] na ukos
        [none] na płasko
       *[any] { "" }
    }

part-not =
    { $truth ->
        [yes] { "" }
       *[no] nie
    }

part-one-of =
    { $truth ->
        [yes] któraś { $cards_loc }
       *[no] żadna { $cards_loc } nie
    }

part-any-of = któraś { $cards_loc }

part-each-of = każda { $cards_loc }

part-reveal-and =
    { $revealing ->
        [yes] { $mood ->
            [inf] ujawnić i
           *[imp] ujawnij i
        }
       *[no] { "" }
    }

part-markers-whose =
    { $whose ->
        [all] { "" }
        [you] przez ciebie
        [me] przeze mnie
        [their] przez tego gracza
        [opponents] przez przeciwników
        [others] przez innych graczy
       *[owner] przez { $owner_gen }
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
        [demand] jeśli { $test }, { $clause }!
       *[share] jeśli { $test }, { $clause }.
    }

# verb; word $kind; clause $clause
sentence-otherwise =
    { $kind ->
        [demand] w przeciwnym razie { $clause }!
       *[share] w przeciwnym razie { $clause }.
    }

# verb; word $kind; clause $clause; text $test
sentence-otherwise-if =
    { $kind ->
        [demand] w przeciwnym razie, jeśli { $test }, { $clause }!
       *[share] w przeciwnym razie, jeśli { $test }, { $clause }.
    }

# verb; clause $clause
demand = żądam: { $clause_imp }!

# verb; clause $clause
demand-may = żądam: { $clause_imp }!

# verb; clause $clause; text $test
demand-if = żądam: jeśli { $test }, { $clause_imp }!

## Clauses joined.

# verb; clause $first $rest
then-last =
    { $mood ->
        [inf] { $first_inf }, po czym { $rest_inf }
       *[imp] { $first_dem } { $rest }
    }

# verb; clause $first $rest
then-more =
    { $mood ->
        [inf] { $first_inf }, { $rest_inf }
       *[imp] { $first_imp }, { $rest }
    }

# $joined: whether it stands behind «then» of then-last.
# verb; text $test; clause $clause; word $joined
if =
    { $joined ->
        [yes] , jeśli { $test }, { $clause }
       *[no] { part-if } jeśli { $test }, { $clause }
    }

# «Albo, jeśli …, pociągnąć …»
part-if =
    { $mood ->
        [inf] ,
       *[imp] { "" }
    }

# verb; text $test; clause $clause $other; word $joined
if-otherwise =
    { $joined ->
        [yes] , jeśli { $test }, { part-goes-on }, a w przeciwnym razie { $other }
       *[no] { part-if } jeśli { $test }, { part-goes-on }, a w przeciwnym razie { $other }
    }

part-goes-on =
    { $mood ->
        [inf] { $clause_inf }
       *[imp] { $clause_imp }
    }

# verb; clause $clause
may =
    { $mood ->
        [inf] { $clause_inf }, jeśli chcesz
        [dem] możesz { $clause_inf }, po czym
       *[imp] możesz { $clause_inf }
    }

# verb; text $each; clause $clause
each-time = { part-goes-on } za { $each } { part-then-after }

# verb; clause $clause; number $count
times =
    { $count ->
        [2] dwukrotnie { $clause }
       *[other] { part-count-m } razy { $clause }
    }

# verb; clause $clause; phrase $amount
so-often = { part-goes-on } tyle razy, ile wynosi { $amount_nom } { part-then-after }

# verb; phrase $players; clause $clause
for-each = dla { $players_loc } { $clause }

# verb; clause $first $rest
either =
    { $mood ->
        [inf] albo { $first_inf }, albo { $rest_inf }
       *[imp] albo { $first_imp }, albo { $rest_imp } { part-then-after }
    }

# verb; clause $first $rest
either-first =
    { $mood ->
        [inf] albo { $first_inf }, { $rest_inf }
       *[imp] albo { $first_imp }, { $rest }
    }

# verb; clause $first $rest
either-more =
    { $mood ->
        [inf] albo { $first_inf }, { $rest_inf }
       *[imp] albo { $first_imp }, { $rest }
    }

# verb; clause $first $rest
either-last =
    { $mood ->
        [inf] albo { $first_inf }, albo { $rest_inf }
       *[imp] albo { $first_imp }, albo { $rest_imp } { part-then-after }
    }

# verb; clause $clause
aside = ({ part-goes-on }) { part-then }

# verb
nothing =
    { $mood ->
        [inf] nic nie robić
       *[imp] nic nie rób
    } { part-then }

## Clauses: verbs.

# verb; phrase $what
draw =
    { $mood ->
        [inf] pociągnąć
       *[imp] pociągnij
    } { $what_acc } { part-then }

# verb; phrase $what
draw-and-reveal =
    { $mood ->
        [inf] pociągnąć i ujawnić
       *[imp] pociągnij i ujawnij
    } { $what_acc } { part-then-after }

# verb; phrase $what
draw-and-meld =
    { $mood ->
        [inf] pociągnąć i zagrać
       *[imp] pociągnij i zagraj
    } { $what_acc } { part-then-after }

# verb; phrase $what
draw-and-tuck =
    { $mood ->
        [inf] pociągnąć i ukryć
       *[imp] pociągnij i ukryj
    } { $what_acc } { part-then-after }

# verb; phrase $what
draw-and-score =
    { $mood ->
        [inf] pociągnąć i dodać do kart wpływu
       *[imp] pociągnij i dodaj do kart wpływu
    } { $what_acc } { part-then-after }

# verb; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy $revealing
meld =
    { part-reveal-and } { $mood ->
        [inf] zagrać
       *[imp] zagraj
    } { $what_ins } { part-then-moved }

# verb; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy $revealing
tuck =
    { part-reveal-and } { $mood ->
        [inf] ukryć
       *[imp] ukryj
    } { $what_ins } { part-then-moved }

# verb; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy $revealing
score =
    { part-reveal-and } { $place ->
        [none] { $mood ->
            [inf] dodać
           *[imp] dodaj
        } { $what_ins } do kart wpływu
       *[hand] { $mood ->
            [inf] dodać do kart wpływu
           *[imp] dodaj do kart wpływu
        } { $what_ins }
    } { part-then-moved }

# verb; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy $revealing
return =
    { part-reveal-and } { $mood ->
        [inf] zwrócić
       *[imp] zwróć
    } { $what_ins } { part-then-moved }

# verb; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy $revealing
reveal =
    { $mood ->
        [inf] ujawnić
       *[imp] ujawnij
    } { $what_ins } { part-then-moved }

# verb; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy $revealing
remove =
    { part-reveal-and } { $mood ->
        [inf] usunąć z gry
       *[imp] usuń z gry
    } { $what_ins } { part-then-moved }

# verb; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy $revealing
junk =
    { part-reveal-and } { $mood ->
        [inf] odrzucić
       *[imp] odrzuć
    } { $what_ins } { part-then-moved }

# verb; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy $revealing $goal $taker $same; phrase $takers; text $to
transfer =
    { part-reveal-and } { $taker ->
        [you] { $mood ->
            [inf] przenieść
           *[imp] przenieś
        } { $place ->
            [none] { $what_ins } { part-to-you }
           *[hand] { part-to-you } { $what_ins }
        }
       *[me] { $mood ->
            [inf] przekazać
           *[imp] przekaż
        } { $heavy ->
            [yes] { $to } { $what_ins }
           *[no] { part-to }
        }
    } { part-then-moved }

# «Do ręki», but from what is mine «do swojej ręki».
part-to-you =
    { $whose ->
        [me] { $goal ->
            [hand] do swojej ręki
           *[other] { $to }
        }
       *[other] { $to }
    }

part-to =
    { $same ->
        [yes] { $goal ->
            [hand] { $whose ->
                [you] { $object_ins } ze swojej ręki { part-to-hand }
               *[me] { $what_acc } { part-to-hand }
            }
            [score] { $what_acc } { part-to-score }
           *[board] { part-to-behind }
        }
       *[no] { part-to-behind }
    }

part-to-behind =
    { $end ->
        [none] { $what_ins } { $to }
       *[top] { $to } { $what_ins }
    }

part-to-hand =
    { $taker ->
        [me] do mojej
       *[other] { $to }
    }

part-to-score =
    { $taker ->
        [me] do moich
       *[other] { $to }
    }

# verb; phrase $left $right
exchange =
    { $mood ->
        [inf] zamienić
       *[imp] zamień
    } { $left_acc } na { $right_acc } { part-then }

# verb; word $who $may; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy
choose-cards = { part-choose } { $what_ins } { part-then }

# verb; word $who $may; phrase $what
choose-color = { part-choose } { $what_acc } { part-then }

# verb; word $who $may; phrase $what
choose-any-color = { part-choose } kolor { part-then }

# verb
choose-two-colors =
    { $mood ->
        [inf] wybrać dwa różne kolory
       *[imp] wybierz dwa różne kolory
    } { part-then-after }

# verb; word $who $may; phrase $what $numbers
choose-value = { part-choose } wartość { $numbers_acc } { part-then }

# A value that is so much lower than the one of this effect.
# verb; word $who $may; phrase $what
choose-lower-value = { part-choose } wartość o { $what_acc } niższą { part-then }

# verb; word $who $may; phrase $what
choose-any-value = { part-choose } wartość { part-then }

# verb; word $who $may; phrase $what
choose-icon = { part-choose } { $what_acc } { part-then }

# verb; word $who $may; phrase $what
choose-icon-except = { part-choose } zasób inny niż { $what_nom } { part-then }

# verb; word $who $may; phrase $what
choose-any-icon = { part-choose } zasób { part-then }

# verb; word $who $may; phrase $what
choose-player =
    { part-choose } { $mood ->
        [dem] { $what_loc } i
       *[imp] { $what_gen }
    }

part-choose =
    { $who ->
        [me] { $may ->
            [yes] mogę wybrać
           *[no] wybieram
        }
       *[you] { $mood ->
            [inf] wybrać
           *[imp] wybierz
        }
    }

# verb; phrase $piles; word $direction $state
splay =
    { $mood ->
        [inf] rozsunąć
       *[imp] rozsuń
    } { $piles_gen } { part-direction } { $piles_ins } { part-then }

# verb; phrase $piles
unsplay =
    { $mood ->
        [inf] zsunąć
       *[imp] zsuń
    } { $piles_acc } { part-then }

# verb; phrase $piles
rearrange =
    { $mood ->
        [inf] zmienić
       *[imp] zmień
    } kolejność kart tworzących { $piles_nom } { part-then }

# verb; phrase $cards; word $known $edition
execute =
    { $mood ->
        [inf] rozstrzygnąć
       *[imp] rozstrzygnij
    } { $edition ->
        [fourth] { $cards_acc } na własny użytek
       *[first] na własny użytek { $known ->
            [it] jej dogmaty współpracy
           *[no] dogmaty współpracy { $cards_gen }
        }
    } { part-then }

# verb; text $name
claim =
    { $mood ->
        [inf] zdominować
       *[imp] zdominuj
    } dziedzinę { $name } { part-then }

# verb; phrase $amount; text $name
add-markers =
    { $mood ->
        [inf] położyć
       *[imp] połóż
    } na karcie „{ $name }” tyle swoich znaczników, ile wynosi { $amount_nom } { part-then-after }

# verb
junk-special =
    { $mood ->
        [inf] odrzucić
       *[imp] odrzuć
    } jedną niezdominowaną dziedzinę { part-then }

# verb
junk-specials =
    { $mood ->
        [inf] odrzucić
       *[imp] odrzuć
    } wszystkie niezdominowane dziedziny { part-then }

# verb
restore-special =
    { $mood ->
        [inf] przywrócić
       *[imp] przywróć
    } do gry jedną odrzuconą dziedzinę { part-then }

# verb
repeat =
    { $mood ->
        [inf] powtórzyć
       *[imp] powtórz
    } ten dogmat { part-then }

# verb; phrase $with $first; word $known
repeat-with =
    { $mood ->
        [inf] powtórzyć ten dogmat
       *[imp] powtórz ten dogmat
    } { $known ->
        [no] , zastępując { $first_acc } { $with_ins } { part-then-after }
       *[it] z { $with_ins } { part-then }
    }

# verb
end-dogma =
    { $mood ->
        [inf] natychmiast zakończyć
       *[imp] natychmiast zakończ
    } tę aktywację { part-then }

# verb
win =
    { $mood ->
        [inf] wygrać
       *[imp] wygrasz
    } { part-then-after }

# verb; word $extreme; phrase $thing
win-player =
    { $extreme ->
        [most] wygra gracz, który jako jedyny ma najwięcej { $thing_ins }
       *[fewest] wygra gracz, który jako jedyny ma najmniej { $thing_ins }
    } { part-then-after }

# verb; word $extreme; phrase $thing
win-team =
    { $extreme ->
        [most] wygra gracz (lub drużyna), który jako jedyny ma najwięcej { $thing_ins }
       *[fewest] wygra gracz (lub drużyna), który jako jedyny ma najmniej { $thing_ins }
    } { part-then-after }

# verb; word $extreme; phrase $amount
win-player-by-number =
    { $extreme ->
        [most] wygra gracz, u którego jako jedynego { $amount_nom } jest największa
       *[fewest] wygra gracz, u którego jako jedynego { $amount_nom } jest najmniejsza
    } { part-then-after }

# verb; word $extreme; phrase $amount
win-team-by-number =
    { $extreme ->
        [most] wygra gracz (lub drużyna), u którego jako jedynego { $amount_nom } jest największa
       *[fewest] wygra gracz (lub drużyna), u którego jako jedynego { $amount_nom } jest najmniejsza
    } { part-then-after }

# verb
lose =
    { $mood ->
        [inf] przegrać
       *[imp] przegrasz
    } { part-then-after }

## Lists.

# noun; phrase $first $rest
and-last =
    { $case ->
        [dat] nie ma { $first_gen } ani { $rest_gen }
        [loc] spośród { $first_gen } i { $rest_gen }
       *[other] { $first } i { $rest }
    }

# noun; phrase $first $rest
and-more =
    { $case ->
        [dat] nie ma { $first_gen }, { $rest_gen }
        [loc] spośród { $first_gen }, { $rest_gen }
       *[other] { $first }, { $rest }
    }

# noun; phrase $first $rest
or-last = { $first } lub { $rest }

# noun; phrase $first $rest
or-more = { $first }, { $rest }

## Ages, icons, colors.

# noun; number $value
age = [{ $value }]

# plain
icon-crown = [♛ korona]

# plain
icon-leaf = [☘ liść]

# plain
icon-bulb = [☼ żarówka]

# plain
icon-castle = [♜ zamek]

# plain
icon-factory = [⚙ fabryka]

# plain
icon-clock = [◷ zegar]

# plain
icon-person = [♟ osoba]

# noun; text $icon
one-icon = { $icon }

# noun; number $ordinal
icon-chosen =
    { $ordinal ->
        [0] { $case ->
            [gen] tego zasobu
            [dat] temu zasobowi
            [ins] tym zasobem
            [loc] tym zasobie
           *[nom] ten zasób
        }
       *[other] { $case ->
            [gen] { part-ordinal-m } wybranego zasobu
            [dat] { part-ordinal-m } wybranemu zasobowi
            [ins] { part-ordinal-m } wybranym zasobem
            [loc] { part-ordinal-m } wybranym zasobie
           *[nom] { part-ordinal-m } wybrany zasób
        }
    }

# noun; word $form
color-red =
    { $form ->
        [card] { $case ->
            [acc] czerwoną
            [gen] czerwonej
           *[nom] czerwona
        }
        [cards] { $case ->
            [gen] czerwonych
            [dat] czerwoną
            [ins] czerwony
            [loc] czerwona
           *[nom] czerwone
        }
       *[noun] { $case ->
            [gen] czerwonego
            [dat] czerwonemu
            [ins] czerwonym
            [loc] czerwonym
           *[nom] czerwony
        }
    }

# noun; word $form
color-yellow =
    { $form ->
        [card] { $case ->
            [acc] żółtą
            [gen] żółtej
           *[nom] żółta
        }
        [cards] { $case ->
            [gen] żółtych
            [dat] żółtą
            [ins] żółty
            [loc] żółta
           *[nom] żółte
        }
       *[noun] { $case ->
            [gen] żółtego
            [dat] żółtemu
            [ins] żółtym
            [loc] żółtym
           *[nom] żółty
        }
    }

# noun; word $form
color-green =
    { $form ->
        [card] { $case ->
            [acc] zieloną
            [gen] zielonej
           *[nom] zielona
        }
        [cards] { $case ->
            [gen] zielonych
            [dat] zieloną
            [ins] zielony
            [loc] zielona
           *[nom] zielone
        }
       *[noun] { $case ->
            [gen] zielonego
            [dat] zielonemu
            [ins] zielonym
            [loc] zielonym
           *[nom] zielony
        }
    }

# noun; word $form
color-blue =
    { $form ->
        [card] { $case ->
            [acc] niebieską
            [gen] niebieskiej
           *[nom] niebieska
        }
        [cards] { $case ->
            [gen] niebieskich
            [dat] niebieską
            [ins] niebieski
            [loc] niebieska
           *[nom] niebieskie
        }
       *[noun] { $case ->
            [gen] niebieskiego
            [dat] niebieskiemu
            [ins] niebieskim
            [loc] niebieskim
           *[nom] niebieski
        }
    }

# noun; word $form
color-purple =
    { $form ->
        [card] { $case ->
            [acc] fioletową
            [gen] fioletowej
           *[nom] fioletowa
        }
        [cards] { $case ->
            [gen] fioletowych
            [dat] fioletową
            [ins] fioletowy
            [loc] fioletowa
           *[nom] fioletowe
        }
       *[noun] { $case ->
            [gen] fioletowego
            [dat] fioletowemu
            [ins] fioletowym
            [loc] fioletowym
           *[nom] fioletowy
        }
    }

# noun; phrase $colors
colors-fixed =
    { $case ->
        [gen] kolorów: { $colors_nom }
        [dat] kolorowi { $colors }
        [ins] kolorem { $colors }
        [loc] kolorze { $colors }
       *[nom] kolor { $colors }
    }

# noun
colors-any =
    { $case ->
        [gen] dowolnych kolorów
        [dat] dowolnemu kolorowi
        [ins] dowolnym kolorem
        [loc] dowolnym kolorze
       *[nom] dowolny kolor
    }

# noun; number $ordinal; word $known
color-chosen =
    { $known ->
        [no] { $case ->
            [gen] { part-ordinal-m } wybranego koloru
            [dat] { part-ordinal-m } wybranemu kolorowi
            [ins] { part-ordinal-m } wybranym kolorem
            [loc] { part-ordinal-m } wybranym kolorze
           *[nom] { part-ordinal-m } wybrany kolor
        }
       *[that] { part-that-color }
    }

part-that-color =
    { $case ->
        [gen] tego koloru
        [dat] temu kolorowi
        [ins] tym kolorem
        [loc] tym kolorze
       *[nom] ten kolor
    }

# noun
colors-chosen =
    { $case ->
        [gen] tych kolorów
        [dat] jednemu z tych kolorów
        [ins] jednym z tych kolorów
        [loc] jednym z tych kolorów
       *[nom] jeden z tych kolorów
    }

# noun
color-candidate =
    { $case ->
        [gen] koloru danej karty
        [dat] kolorowi danej karty
        [ins] kolorem danej karty
        [loc] kolorze danej karty
       *[nom] kolor danej karty
    }

# noun; phrase $cards; word $number $known
color-of =
    { $known ->
        [no] { part-color-of }
        [it] { $number ->
            [one] { $case ->
                [gen] jej koloru
                [dat] jej kolorowi
                [ins] jej kolorem
                [loc] jej kolorze
               *[nom] jej kolor
            }
           *[many] { $case ->
                [gen] ich kolorów
                [dat] kolorowi dowolnej z nich
                [ins] kolorem dowolnej z nich
                [loc] kolorze dowolnej z nich
               *[nom] kolor dowolnej z nich
            }
        }
       *[that] { part-that-color }
    }

part-color-of =
    { $number ->
        [one] { $case ->
            [gen] koloru { $cards_gen }
            [dat] kolorowi { $cards_gen }
            [ins] kolorem { $cards_gen }
            [loc] kolorze { $cards_gen }
           *[nom] kolor { $cards_gen }
        }
       *[many] { $case ->
            [gen] kolorów { $cards_gen }
            [dat] kolorowi dowolnej spośród { $cards_gen }
            [ins] kolorem dowolnej spośród { $cards_gen }
            [loc] kolorze dowolnej spośród { $cards_gen }
           *[nom] kolor dowolnej spośród { $cards_gen }
        }
    }

# noun; word $state $whose; text $icon $board
colors-piles =
    { $state ->
        [present] { $case ->
            [gen] kolorów obecnych { $board }
            [dat] kolorowi obecnemu { $board }
            [ins] kolorem obecnym { $board }
            [loc] kolorze obecnym { $board }
           *[nom] kolor obecny { $board }
        }
       *[other] { $case ->
            [gen] kolorów { part-piles-gen } { $board }
            [dat] kolorowi { part-pile-gen } { $board }
            [ins] kolorem { part-pile-gen } { $board }
            [loc] kolorze { part-pile-gen } { $board }
           *[nom] kolor { part-pile-gen } { $board }
        }
    }

# noun; phrase $colors $others
colors-except =
    { $case ->
        [gen] { $colors } innych niż { $others_nom }
        [dat] { $colors } innemu niż { $others_nom }
        [ins] { $colors } innym niż { $others_nom }
        [loc] { $colors } innym niż { $others_nom }
       *[nom] { $colors } inny niż { $others_nom }
    }

## Piles.

part-pile-whose =
    { $whose ->
        [you] { $case ->
            [nom] twój
           *[acc] swój
        }
        [me] mój
        [their] jego
       *[other] { "" }
    }

part-piles-whose =
    { $whose ->
        [you] swoje
        [me] moje
        [their] jego
       *[other] { "" }
    }

part-pile-owner =
    { $whose ->
        [you] { "" }
        [me] { "" }
        [their] { "" }
        [opponents] każdego przeciwnika
        [others] każdego innego gracza
        [all] każdego gracza
       *[owner] { $owner_gen }
    }

# $number is that of the piles: one is also «your red or blue cards», many «your red and blue cards».
# noun; phrase $colors $owner; word $whose $number
piles =
    { $case ->
        [ins] { "" }
        [gen] { $whose ->
            [you] { $colors_ins } stos
           *[other] { part-pile-whose } { $colors_ins } stos { part-pile-owner }
        }
       *[other] { part-pile-whose } { $colors_ins } stos { part-pile-owner }
    }

# noun; phrase $cards $owner; word $whose $known
piles-same-color =
    { $case ->
        [gen] { "" }
       *[other] { part-pile-of } stos { part-pile-owner } w { $known ->
            [no] kolorze { $cards_gen }
            [it] jej kolorze
           *[that] tym kolorze
        }
    }

# What is splayed is yours anyway.
part-pile-of =
    { $case ->
        [ins] { $whose ->
            [you] { "" }
           *[me] { part-pile-whose }
        }
       *[other] { part-pile-whose }
    }

# noun; word $quantity $state $whose; text $icon; phrase $owner
piles-by-state =
    { $case ->
        [gen] { $state ->
            [present] { part-piles-by-state }
           *[other] { "" }
        }
        [ins] { $state ->
            [present] { "" }
           *[other] { part-piles-by-state }
        }
       *[other] { part-piles-by-state }
    }

part-piles-by-state =
    { $quantity ->
        [one] dowolny { part-pile-unless-splayed } { part-pile } { part-pile-owner }
       *[all] { $case ->
            [nom] każdy { part-pile-whose } { part-pile } { part-pile-owner }
           *[acc] wszystkie { part-piles-whose } { part-piles } { part-pile-owner }
        }
    }

part-pile-unless-splayed =
    { $case ->
        [acc] { part-pile-whose }
        [nom] { part-pile-whose }
       *[ins] { $whose ->
            [you] { "" }
           *[me] { part-pile-whose }
        }
    }

# $chosen: whether the colors are «one of those colors».
# noun; word $quantity $whose $known $chosen; phrase $colors $owner
piles-of =
    { $case ->
        [gen] { "" }
       *[other] { part-piles-of }
    }

part-piles-of =
    { $quantity ->
        [the] { part-pile-of } stos { part-pile-owner } w { $colors_loc }
        [one] { $chosen ->
            [yes] { part-pile-of }
           *[no] jeden { part-pile-whose }
        } stos { part-pile-owner } w { $colors_loc }
       *[all] { $case ->
            [nom] każdy { part-pile-whose } stos { part-pile-owner } w { $colors_loc }
           *[acc] wszystkie { part-piles-whose } stosy { part-pile-owner } w { $colors_loc }
        }
    }

## Players and their zones.

# noun; word $whose
player =
    { $whose ->
        [you] { $case ->
            [nom] ty
            [acc] twojej drużyny
            [ins] twoja drużyna
           *[gen] ciebie
        }
        [me] { $case ->
            [nom] ja
            [acc] mojej drużyny
            [ins] moja drużyna
           *[gen] mnie
        }
       *[their] { $case ->
            [nom] ten gracz
            [acc] jego drużyny
            [ins] jego drużyna
           *[gen] tego gracza
        }
    }

# noun; number $ordinal; word $known
player-chosen =
    { $known ->
        [no] { $case ->
            [nom] { part-ordinal-m } wybrany gracz
            [acc] drużyny { part-player-ordinal } wybranego gracza
            [ins] drużyna { part-player-ordinal } wybranego gracza
           *[gen] { part-player-ordinal } wybranego gracza
        }
       *[that] { $case ->
            [nom] ten gracz
            [acc] jego drużyny
            [ins] jego drużyna
           *[gen] tego gracza
        }
    }

part-player-ordinal =
    { $ordinal ->
        [0] { "" }
        [1] pierwszego
        [2] drugiego
        [3] trzeciego
       *[other] { $ordinal }.
    }

# noun; word $whose $form
players =
    { $whose ->
        [opponents] { $form ->
            [one] { $case ->
                [nom] przeciwnik
                [acc] drużyny przeciwnika
                [ins] drużyna przeciwnika
               *[gen] przeciwnika
            }
            [each] { $case ->
                [nom] każdy przeciwnik
                [acc] drużyny każdego przeciwnika
                [ins] drużyna każdego przeciwnika
               *[gen] każdego przeciwnika
            }
           *[all] { $case ->
                [nom] wszyscy przeciwnicy
                [acc] drużyn wszystkich przeciwników
                [ins] drużyny wszystkich przeciwników
                [dat] każdego przeciwnika
               *[gen] wszystkich przeciwników
            }
        }
        [others] { $form ->
            [one] { $case ->
                [nom] inny gracz
                [acc] drużyny innego gracza
                [ins] drużyna innego gracza
               *[gen] innego gracza
            }
            [each] { $case ->
                [nom] każdy inny gracz
                [acc] drużyny każdego innego gracza
                [ins] drużyna każdego innego gracza
               *[gen] każdego innego gracza
            }
           *[all] { $case ->
                [nom] wszyscy inni gracze
                [acc] drużyn wszystkich innych graczy
                [ins] drużyny wszystkich innych graczy
                [dat] każdego innego gracza
               *[gen] wszystkich innych graczy
            }
        }
       *[all] { $form ->
            [one] { $case ->
                [nom] gracz
                [acc] drużyny gracza
                [ins] drużyna gracza
               *[gen] gracza
            }
            [each] { $case ->
                [nom] każdy gracz
                [acc] drużyny każdego gracza
                [ins] drużyna każdego gracza
               *[gen] każdego gracza
            }
           *[all] { $case ->
                [nom] wszyscy gracze
                [acc] drużyn wszystkich graczy
                [ins] drużyny wszystkich graczy
                [dat] każdego gracza
               *[gen] wszystkich graczy
            }
        }
    }

# noun; phrase $players; word $who
players-who =
    { $case ->
        [nom] { $players_nom }, { $who }
        [acc] drużyny { $players_dat }, { $who }
        [ins] drużyna { $players_dat }, { $who }
        [loc] { $players_dat }, { $who },
       *[gen] { $players_dat }, { $who }
    }

# noun; phrase $players
players-team =
    { $case ->
        [nom] { $players_ins }
       *[gen] { $players_acc }
    }

# plain; phrase $object
who-have = który ma { $object_acc }

# plain; text $test
who-for = u którego { $test }

# plain; word $role $whose; phrase $owner
zone-hand =
    { $role ->
        [have] w ręce
        [from] { part-from-hand }
        [of] { part-from-hand }
        [to] { $whose ->
            [you] do ręki
            [self] do swojej ręki
            [me] do mojej ręki
            [their] do jego ręki
            [opponents] do rąk wszystkich przeciwników
            [any-opponent] do ręki dowolnego przeciwnika
            [others] do rąk wszystkich innych graczy
            [any-other] do ręki dowolnego innego gracza
            [all] do rąk wszystkich graczy
            [anyone] do ręki dowolnego gracza
           *[owner] do ręki { $owner_gen }
        }
       *[in] { $whose ->
            [you] w twojej ręce
            [me] w mojej ręce
            [their] w jego ręce
            [opponents] w rękach przeciwników
            [any-opponent] w ręce któregokolwiek przeciwnika
            [others] w rękach innych graczy
            [any-other] w ręce któregokolwiek innego gracza
            [all] w rękach wszystkich graczy
            [anyone] w ręce któregokolwiek gracza
           *[owner] w ręce { $owner_gen }
        }
    }

part-from-hand =
    { $whose ->
        [you] z ręki
        [self] ze swojej ręki
        [me] z mojej ręki
        [their] z jego ręki
        [opponents] z rąk wszystkich przeciwników
        [any-opponent] z ręki dowolnego przeciwnika
        [others] z rąk wszystkich innych graczy
        [any-other] z ręki dowolnego innego gracza
        [all] z rąk wszystkich graczy
        [anyone] z ręki dowolnego gracza
       *[owner] z ręki { $owner_gen }
    }

# plain; word $role $whose; phrase $owner
zone-score =
    { $role ->
        [have] wśród kart wpływu
        [from] { part-from-score }
        [of] { part-from-score }
        [to] { $whose ->
            [you] do swoich kart wpływu
            [self] do swoich kart wpływu
            [me] do moich kart wpływu
            [their] do jego kart wpływu
            [opponents] do kart wpływu wszystkich przeciwników
            [any-opponent] do kart wpływu dowolnego przeciwnika
            [others] do kart wpływu wszystkich innych graczy
            [any-other] do kart wpływu dowolnego innego gracza
            [all] do kart wpływu wszystkich graczy
            [anyone] do kart wpływu dowolnego gracza
           *[owner] do kart wpływu { $owner_gen }
        }
       *[in] { $whose ->
            [you] wśród twoich kart wpływu
            [me] wśród moich kart wpływu
            [their] wśród jego kart wpływu
            [opponents] wśród kart wpływu przeciwników
            [any-opponent] wśród kart wpływu któregokolwiek przeciwnika
            [others] wśród kart wpływu innych graczy
            [any-other] wśród kart wpływu któregokolwiek innego gracza
            [all] wśród kart wpływu wszystkich graczy
            [anyone] wśród kart wpływu któregokolwiek gracza
           *[owner] wśród kart wpływu { $owner_gen }
        }
    }

part-from-score =
    { $whose ->
        [you] ze swoich kart wpływu
        [self] ze swoich kart wpływu
        [me] z moich kart wpływu
        [their] z jego kart wpływu
        [opponents] z kart wpływu wszystkich przeciwników
        [any-opponent] z kart wpływu dowolnego przeciwnika
        [others] z kart wpływu wszystkich innych graczy
        [any-other] z kart wpływu dowolnego innego gracza
        [all] z kart wpływu wszystkich graczy
        [anyone] z kart wpływu dowolnego gracza
       *[owner] z kart wpływu { $owner_gen }
    }

# plain; word $role $whose; phrase $owner
zone-board =
    { $role ->
        [have] w strefie
        [from] { part-from-board }
        [of] { part-from-board }
        [to] { $whose ->
            [you] do swojej strefy
            [self] do swojej strefy
            [me] do mojej strefy
            [their] do jego strefy
            [opponents] do stref wszystkich przeciwników
            [any-opponent] do strefy dowolnego przeciwnika
            [others] do stref wszystkich innych graczy
            [any-other] do strefy dowolnego innego gracza
            [all] do stref wszystkich graczy
            [anyone] do strefy dowolnego gracza
           *[owner] do strefy { $owner_gen }
        }
       *[in] { $whose ->
            [you] w twojej strefie
            [me] w mojej strefie
            [their] w jego strefie
            [opponents] w strefach przeciwników
            [any-opponent] w strefie któregokolwiek przeciwnika
            [others] w strefach innych graczy
            [any-other] w strefie któregokolwiek innego gracza
            [all] w strefach wszystkich graczy
            [anyone] w strefie któregokolwiek gracza
           *[owner] w strefie { $owner_gen }
        }
    }

part-from-board =
    { $whose ->
        [you] ze swojej strefy
        [self] ze swojej strefy
        [me] z mojej strefy
        [their] z jego strefy
        [opponents] ze stref wszystkich przeciwników
        [any-opponent] ze strefy dowolnego przeciwnika
        [others] ze stref wszystkich innych graczy
        [any-other] ze strefy dowolnego innego gracza
        [all] ze stref wszystkich graczy
        [anyone] ze strefy dowolnego gracza
       *[owner] ze strefy { $owner_gen }
    }

# plain; word $role $whose; phrase $owner
zone-achievements =
    { $role ->
        [have] { "" }
        [from] { part-from-achievements }
        [of] { part-from-achievements }
        [to] { $whose ->
            [you] do swoich dominacji
            [self] do swoich dominacji
            [me] do moich dominacji
            [their] do jego dominacji
            [opponents] do dominacji wszystkich przeciwników
            [any-opponent] do dominacji dowolnego przeciwnika
            [others] do dominacji wszystkich innych graczy
            [any-other] do dominacji dowolnego innego gracza
            [all] do dominacji wszystkich graczy
            [anyone] do dominacji dowolnego gracza
           *[owner] do dominacji { $owner_gen }
        }
       *[in] { $whose ->
            [you] w twoim posiadaniu
            [me] w moim posiadaniu
            [their] w jego posiadaniu
            [opponents] w posiadaniu przeciwników
            [any-opponent] w posiadaniu któregokolwiek przeciwnika
            [others] w posiadaniu innych graczy
            [any-other] w posiadaniu któregokolwiek innego gracza
            [all] w posiadaniu wszystkich graczy
            [anyone] w posiadaniu któregokolwiek gracza
           *[owner] w posiadaniu { $owner_gen }
        }
    }

part-from-achievements =
    { $whose ->
        [you] spośród swoich dominacji
        [self] spośród swoich dominacji
        [me] spośród moich dominacji
        [their] spośród jego dominacji
        [opponents] spośród dominacji wszystkich przeciwników
        [any-opponent] spośród dominacji dowolnego przeciwnika
        [others] spośród dominacji wszystkich innych graczy
        [any-other] spośród dominacji dowolnego innego gracza
        [all] spośród dominacji wszystkich graczy
        [anyone] spośród dominacji dowolnego gracza
       *[owner] spośród dominacji { $owner_gen }
    }

# plain; number $value
source-deck = ze stosu epoki [{ $value }]

# plain; phrase $value
source-deck-of = ze stosu epoki o numerze równym { $value_dat }

# plain; phrase $cards
source-above = bezpośrednio powyżej { $cards_gen }

## Cards.

# noun; word $quantity $comparison $number $rank $end $head $related $brief $single $possessive $plain $role $place $age $whose; number $count $most $ends $value; phrase $amount $colors $others $owner $deck; text $filters $relations $source $after
cards =
    { $quantity ->
        [one] { $case ->
            [dat] { $role ->
                [have] masz { part-have-source } { part-card-acc } { part-card-rest }
               *[in] { part-there-source } jest { part-card } { part-card-rest }
            }
           *[other] { part-card-before } { part-a-card }
        }
        [number] { part-card-before } { part-cards-counted }
        [as-many] { part-card-before } { part-cards } { part-cards-tail } w liczbie równej { $amount_dat }
        [up-to] { $count ->
            [1] { part-card-before } co najwyżej jedną { part-card-many-acc } { part-cards-tail }
           *[other] { part-card-before } do { part-count-gen } { part-cards-gen } { part-cards-tail-gen }
        }
        [up-to-as-many] { part-card-before } { part-cards } { part-cards-tail } w liczbie nie większej niż { $amount_nom }
        [between] { $case ->
            [gen] { part-count-f-gen } lub { part-most-gen } { part-cards-gen } { part-cards-tail-gen }
           *[acc] { part-card-before } { part-count-f-acc } lub { part-most } { $most ->
                [few] { part-cards-nom } { part-cards-tail }
               *[many] { part-cards-gen } { part-cards-tail-gen }
            }
        }
        [any-number] { $case ->
            [gen] dowolnej liczby { part-cards-gen } { part-cards-tail-gen }
            [nom] dowolna liczba { part-cards-gen } { part-cards-tail-gen }
           *[acc] { part-card-before } dowolną liczbę { part-cards-gen } { part-cards-tail-gen }
        }
        [all] { $place ->
            [deck] { $plain ->
                [yes] { part-whole-deck }
               *[no] { part-cards-all }
            }
           *[hand] { part-cards-all }
        }
        [of-each-color] { $case ->
            [ins] z każdego { part-own-pile-gen } stosu { part-owner-after } { part-card-plain } { part-card-tail-plain }
           *[nom] { part-card-plain } { part-card-tail-plain } z każdego { part-own-pile-gen } stosu { part-owner-after }
        }
        [of-each-board] { part-card-before } { part-card } { part-card-tail }
        [which] { $number ->
            [one] { part-which-card }
           *[many] { $case ->
                [nom] która
               *[acc] którą
            } { part-of } { part-cards-gen } { part-cards-tail-gen }
        }
        [all-but-ends] { $case ->
            [gen] wszystkich { part-cards-whole-gen } { part-cards-tail-gen } oprócz { part-ends-gen }
            [loc] spośród wszystkich { part-cards-whole-gen } { part-cards-tail-gen } oprócz { part-ends-gen }
           *[nom] { part-card-before } wszystkie { part-cards-whole } { part-cards-tail } oprócz { part-ends-gen }
        }
        [all-but-one] { $case ->
            [gen] wszystkich { part-cards-gen } { part-cards-tail-gen } oprócz jednej
            [loc] spośród wszystkich { part-cards-gen } { part-cards-tail-gen } oprócz jednej
           *[nom] { part-card-before } wszystkie { part-cards-nom } { part-cards-tail } oprócz jednej
        }
        [half-down] { part-card-before } { part-half } { part-cards-gen } { part-cards-tail-gen } (zaokrąglając w dół)
        [half-up] { part-card-before } { part-half } { part-cards-gen } { part-cards-tail-gen } (zaokrąglając w górę)
        [the] { $number ->
            [one] { $case ->
                [dat] jest { part-card } { part-card-tail }
               *[other] { part-card-before } { part-card } { part-card-tail }
            }
           *[many] { $case ->
                [dat] nie ma { part-cards-gen } { part-cards-tail-gen }
                [loc] spośród { part-cards-gen } { part-cards-tail-gen }
                [gen] { part-cards-gen } { part-cards-tail-gen }
               *[other] { part-card-before } { part-cards } { part-cards-tail }
            }
        }
        [bare] { $case ->
            [dat] { part-there-source } nie ma { part-cards-gen } { part-cards-rest-gen }
            [acc] { part-cards-gen } { part-cards-tail-gen } jest
            [gen] { part-cards-gen } { part-cards-tail-gen }
            [ins] { part-cards-bare-gen }
            [loc] spośród { part-cards-gen } { part-cards-tail-gen }
           *[other] { part-cards } { part-cards-tail }
        }
        [each] { $count ->
            [1] { $case ->
                [acc] każdą { part-card } { part-card-tail }
                [ins] { part-card-before } każdą { part-card } { part-card-tail }
                [gen] każdej { part-card } { part-card-tail }
               *[nom] każda { part-card } { part-card-tail }
            }
           *[other] każde { part-cards-counted }
        }
       *[compared] { $case ->
            [acc] { part-cards-compared-acc } { part-cards-tail }
            [gen] { part-cards-compared-gen } { part-cards-tail-gen }
           *[dat] { $role ->
                [have] { $comparison ->
                    [equal] { $count ->
                        [0] nie masz { part-have-source } { part-cards-gen } { part-cards-rest-gen }
                       *[other] masz { part-have-source } { part-cards-compared-acc } { part-card-rest }
                    }
                   *[other] masz { part-have-source } { part-cards-compared-acc } { part-card-rest }
                }
               *[in] { part-there-source } { part-cards-there-are } { part-card-rest }
            }
        }
    }

# Cards that are compared with others: the sentence has said whose they are.
part-cards-bare-gen =
    { $whose ->
        [you] { part-cards-own-gen }
        [their] { part-cards-own-gen }
       *[other] { part-cards-gen } { part-cards-tail-gen }
    }

part-cards-own-gen = { part-ranks-gen-bottom } { $colors_gen } { part-heads-gen } { $filters } { $others_dat } { $place ->
        [hand] w ręce
        [board] { $end ->
            [none] w strefie
           *[top] { "" }
        }
       *[score] { "" }
    } { $relations } { $after }

part-whole-deck =
    { $case ->
        [gen] całego stosu { part-deck }
        [loc] spośród całego stosu { part-deck }
       *[acc] cały stos { part-deck }
    }

part-deck =
    { $age ->
        [fixed] epoki { $deck_nom }
        [that] epoki o tej wartości
       *[value] epoki o wartości równej { $deck_dat }
    }

part-a-card =
    { $single ->
        [yes] { part-card } { part-card-tail }
       *[no] { $rank ->
            [none]
            { $role ->
                [have] { part-card } { part-card-tail }
               *[in] { $place ->
                    [score] { part-one-of-top }
                    [achievements] { part-one-of-top }
                    [board] { $end ->
                        [none] { part-card } { part-card-tail }
                       *[top] { part-one-of-top }
                    }
                   *[hand] { part-card } { part-card-tail }
                }
            }
           *[highest] { part-card } { part-card-tail }
        }
    }

part-one-of-top =
    { $place ->
        [board] { $whose ->
            [you] { part-one-of-top-cards }
            [me] { part-one-of-top-cards }
            [their] { part-one-of-top-cards }
           *[owner] { part-card } { part-card-tail }
        }
       *[score] { part-card } { part-card-tail }
    }

# «Swoją kartę aktywną z …», but «jedną ze swoich kart aktywnych».
part-one-of-top-cards =
    { $plain ->
        [yes] { part-one-of-cards }
       *[no] { part-card } { part-card-tail }
    }

part-one-of-cards =
    { $case ->
        [acc] jedną
        [ins] jedną
        [gen] jednej
       *[nom] jedna
    } { part-of } { part-cards-gen } { part-cards-tail-gen }

part-which-card =
    { $case ->
        [nom] która
       *[acc] którą
    } { $end ->
        [none] { part-card-plain } { part-card-tail-which }
       *[top] { part-of } { part-cards-gen } { part-cards-tail-gen }
    }

part-of =
    { $role ->
        [have] z
       *[in] { $place ->
            [score] { $whose ->
                [you] { $place ->
                    [score] { $case ->
                        [ins] z
                       *[nom] ze
                    }
                   *[board] ze
                }
               *[me] z
            }
            [achievements] { $whose ->
                [you] { $place ->
                    [score] { $case ->
                        [ins] z
                       *[nom] ze
                    }
                   *[board] ze
                }
               *[me] z
            }
            [board] { $end ->
                [none] z
               *[top] { $whose ->
                [you] { $place ->
                    [score] { $case ->
                        [ins] z
                       *[nom] ze
                    }
                   *[board] ze
                }
               *[me] z
            }
            }
           *[hand] z
        }
    }

part-cards-all =
    { $case ->
        [gen] wszystkich { part-cards-gen } { part-cards-tail-gen }
        [loc] spośród wszystkich { part-cards-gen } { part-cards-tail-gen }
       *[nom] { part-card-before } wszystkie { part-cards-nom } { part-cards-tail }
    }

part-card-before =
    { $case ->
        [ins] { $related ->
            [yes] { part-source-before }
           *[no] { "" }
        }
       *[other] { "" }
    }

part-source-before =
    { $place ->
        [score] { part-source-others }
        [achievements] { part-source-others }
        [board] { $end ->
            [none] { $source }
           *[top] { part-source-others }
        }
       *[hand] { $source }
    }

part-source-others =
    { $whose ->
        [you] { "" }
        [me] { "" }
        [their] { "" }
       *[other] { $source }
    }

part-card-tail = { $filters } { part-others-one } { part-card-place } { part-owner-behind } { $after }

part-card-tail-plain = { $filters } { part-others-one } { $relations } { $after }

part-card-tail-which = { $filters } { part-others-one } { part-source } { $relations } { part-owner-after } { $after }

part-cards-tail = { $filters } { part-others-many } { part-card-place } { part-owner-behind } { $after }

part-cards-tail-gen = { $filters } { $others_dat } { part-card-place } { part-owner-behind } { $after }

# Of several top cards only one can be of a color.
part-others-many =
    { $end ->
        [top] { $others_loc }
       *[none] { $others_ins }
    }

part-owner-behind =
    { $case ->
        [ins] { $related ->
            [yes] { "" }
           *[no] { part-owner-after }
        }
       *[other] { part-owner-after }
    }

part-card-source =
    { $case ->
        [ins] { $related ->
            [yes] { "" }
           *[no] { part-source }
        }
       *[other] { part-source }
    }

part-source =
    { $role ->
        [have] { part-have-source }
       *[in] { $place ->
            [score] { "" }
            [achievements] { "" }
            [board] { $end ->
                [none] { $source }
               *[top] { "" }
            }
           *[hand] { $source }
        }
    }

part-have-source =
    { $place ->
        [score] { "" }
        [achievements] { "" }
        [board] { $end ->
            [none] { $source }
           *[top] { "" }
        }
       *[hand] { $source }
    }

part-there-source =
    { $role ->
        [have] { part-have-source }
       *[in] { $place ->
            [score] { "" }
            [achievements] { "" }
            [board] { $end ->
                [none] { part-have-source }
               *[top] { "" }
            }
           *[hand] { part-have-source }
        }
    }

part-own =
    { $role ->
        [have] { "" }
       *[in] { $place ->
            [score] { part-own-word }
            [achievements] { part-own-word }
            [board] { $end ->
                [none] { "" }
               *[top] { part-own-word }
            }
           *[hand] { "" }
        }
    }

part-own-word =
    { $whose ->
        [you] { $case ->
            [acc] swoją
            [ins] { $place ->
                [board] swoją
               *[score] { "" }
            }
            [gen] twojej
           *[nom] twoja
        }
        [me] { $case ->
            [acc] moją
            [ins] moją
            [gen] mojej
           *[nom] moja
        }
        [their] jego
       *[other] { "" }
    }

part-owns =
    { $role ->
        [have] { "" }
       *[in] { $place ->
            [score] { part-owns-word }
            [achievements] { part-owns-word }
            [board] { $end ->
                [none] { "" }
               *[top] { part-owns-word }
            }
           *[hand] { "" }
        }
    }

part-owns-word =
    { $whose ->
        [you] { $case ->
            [acc] swoje
            [ins] { $place ->
                [board] swoje
               *[score] { "" }
            }
           *[nom] twoje
        }
        [me] moje
        [their] jego
       *[other] { "" }
    }

part-owns-gen =
    { $role ->
        [have] { "" }
       *[in] { $place ->
            [score] { part-owns-gen-word }
            [achievements] { part-owns-gen-word }
            [board] { $end ->
                [none] { "" }
               *[top] { part-owns-gen-word }
            }
           *[hand] { "" }
        }
    }

part-owns-gen-word =
    { $whose ->
        [you] { $case ->
            [acc] swoich
            [ins] { $place ->
                [board] swoich
               *[score] { "" }
            }
           *[nom] twoich
        }
        [me] moich
        [their] jego
       *[other] { "" }
    }

part-own-pile-gen =
    { $whose ->
        [you] swojego
        [me] mojego
        [their] jego
       *[other] { "" }
    }

part-owner-after =
    { $role ->
        [have] { "" }
       *[in] { $place ->
            [score] { part-owner-word }
            [achievements] { part-owner-word }
            [board] { $end ->
                [none] { "" }
               *[top] { part-owner-word }
            }
           *[hand] { "" }
        }
    }

part-owner-word =
    { $whose ->
        [you] { "" }
        [me] { "" }
        [their] { "" }
        [opponents] wszystkich przeciwników
        [any-opponent] dowolnego przeciwnika
        [others] wszystkich innych graczy
        [any-other] dowolnego innego gracza
        [all] wszystkich graczy
        [anyone] dowolnego gracza
       *[owner] { $owner_gen }
    }

part-card-rest = { $filters } { part-others-many } { $relations } { part-owner-after } { $after }

part-cards-rest-gen = { $filters } { $others_dat } { $relations } { part-owner-after } { $after }

part-others-one =
    { $case ->
        [acc] { $others_acc }
        [ins] { $others_acc }
        [gen] { $others_gen }
       *[nom] { $others_nom }
    }

part-half =
    { $case ->
        [nom] połowa
        [gen] połowy
       *[acc] połowę
    }

part-card =
    { $case ->
        [acc] { part-own } { part-rank-acc-bottom } { $colors_acc } { part-head-acc }
        [ins] { part-own } { part-rank-acc-bottom } { $colors_acc } { part-head-acc }
        [gen] { part-own } { part-rank-gen-bottom } { $colors_gen } { part-head-gen }
       *[nom] { part-own } { part-rank-bottom } { $colors_nom } { part-head }
    }

part-card-acc = { part-own } { part-rank-acc-bottom } { $colors_acc } { part-head-acc }

part-card-many = { part-own } { part-rank-bottom } { $colors_loc } { part-head }

part-card-many-acc = { part-own } { part-rank-acc-bottom } { $colors_dat } { part-head-acc }

part-rank =
    { $rank ->
        [none] { "" }
        [highest] najwyższa
       *[lowest] najniższa
    }

part-rank-bottom =
    { $rank ->
        [none] { "" }
        [highest] najwyższa
       *[lowest] najniższa
    } { $end ->
        [bottom] spodnia
       *[top] { "" }
    }

part-rank-acc =
    { $rank ->
        [none] { "" }
        [highest] najwyższą
       *[lowest] najniższą
    }

part-rank-acc-bottom =
    { $rank ->
        [none] { "" }
        [highest] najwyższą
       *[lowest] najniższą
    } { $end ->
        [bottom] spodnią
       *[top] { "" }
    }

part-rank-gen =
    { $rank ->
        [none] { "" }
        [highest] najwyższej
       *[lowest] najniższej
    }

part-rank-gen-bottom =
    { $rank ->
        [none] { "" }
        [highest] najwyższej
       *[lowest] najniższej
    } { $end ->
        [bottom] spodniej
       *[top] { "" }
    }

part-head =
    { $head ->
        [available] niezdominowana karta epoki
        [achievement] dominacja
       *[card] karta { $end ->
            [none] { part-of-score }
            [top] aktywna
           *[bottom] { "" }
        } { part-value }
    }

part-head-acc =
    { $head ->
        [available] niezdominowaną kartę epoki
        [achievement] dominację
       *[card] kartę { $end ->
            [none] { part-of-score }
            [top] aktywną
           *[bottom] { "" }
        } { part-value }
    }

part-head-gen =
    { $head ->
        [available] niezdominowanej karty epoki
        [achievement] dominacji
       *[card] karty { $end ->
            [none] { part-of-score }
            [top] aktywnej
           *[bottom] { "" }
        } { part-value }
    }

part-of-score =
    { $place ->
        [score] { $case ->
            [ins] { $related ->
                [yes] { $whose ->
                    [you] wpływu
                    [me] wpływu
                    [their] wpływu
                   *[other] { "" }
                }
               *[no] wpływu
            }
           *[other] wpływu
        }
       *[hand] { "" }
    }

part-value =
    { $value ->
        [0] { "" }
       *[other] [{ $value }]
    }

# Several cards.
part-cards =
    { $case ->
        [gen] { part-cards-gen }
       *[nom] { part-cards-nom }
    }

part-card-plain =
    { $case ->
        [acc] { part-rank-acc-bottom } { $colors_acc } { part-head-acc }
        [ins] { part-rank-acc-bottom } { $colors_acc } { part-head-acc }
        [gen] { part-rank-gen-bottom } { $colors_gen } { part-head-gen }
       *[nom] { part-rank-bottom } { $colors_nom } { part-head }
    }

part-card-place =
    { $brief ->
        [yes] { $relations } { part-card-source }
       *[no] { part-card-source } { $relations }
    }

part-cards-nom =
    { $ends ->
        [1] { part-owns } { part-ranks-bottom } { $colors_nom } { part-heads }
        [few] { part-owns } { part-ends } { part-ends-which } { $colors_nom } karty { part-value }
       *[many] { part-ends } { part-owns-gen } { part-ends-which-gen } { $colors_gen } kart { part-value }
    }

part-cards-gen =
    { $ends ->
        [1] { part-owns-gen } { part-ranks-gen-bottom } { $colors_gen } { part-heads-gen }
       *[other] { part-owns-gen } { part-ends-count-gen } { part-ends-which-gen } { $colors_gen } kart { part-value }
    }

part-cards-whole = { part-owns } { part-ranks } { $colors_nom } karty { part-of-score } { part-value }

part-cards-whole-gen = { part-owns-gen } { part-ranks-gen } { $colors_gen } kart { part-of-score } { part-value }

part-ranks =
    { $rank ->
        [none] { "" }
        [highest] najwyższe
       *[lowest] najniższe
    }

part-ranks-bottom =
    { $rank ->
        [none] { "" }
        [highest] najwyższe
       *[lowest] najniższe
    } { $end ->
        [bottom] spodnie
       *[top] { "" }
    }

part-ranks-gen =
    { $rank ->
        [none] { "" }
        [highest] najwyższych
       *[lowest] najniższych
    }

part-ranks-gen-bottom =
    { $rank ->
        [none] { "" }
        [highest] najwyższych
       *[lowest] najniższych
    } { $end ->
        [bottom] spodnich
       *[top] { "" }
    }

part-heads =
    { $head ->
        [available] niezdominowane karty epok
        [achievement] dominacje
       *[card] karty { $end ->
            [none] { part-of-score }
            [top] aktywne
           *[bottom] { "" }
        } { part-value }
    }

part-heads-gen =
    { $head ->
        [available] niezdominowanych kart epok
        [achievement] dominacji
       *[card] kart { $end ->
            [none] { part-of-score }
            [top] aktywnych
           *[bottom] { "" }
        } { part-value }
    }

part-ends =
    { $ends ->
        [2] dwie
        [3] trzy
        [4] cztery
        [5] pięć
        [6] sześć
       *[other] { $ends }
    }

part-ends-count-gen =
    { $ends ->
        [2] dwóch
        [3] trzech
        [4] czterech
        [5] pięciu
        [6] sześciu
       *[other] { $ends }
    }

part-ends-which =
    { $end ->
        [top] wierzchnie
       *[bottom] spodnie
    }

part-ends-which-gen =
    { $end ->
        [top] wierzchnich
       *[bottom] spodnich
    }

part-ends-gen =
    { $ends ->
        [1] { $end ->
            [top] wierzchniej
           *[bottom] spodniej
        }
       *[other] { part-ends-count-gen } { part-ends-which-gen }
    }

part-cards-counted =
    { $case ->
        [gen] { part-count-gen } { part-cards-gen } { part-cards-tail-gen }
        [loc] spośród { part-count-gen } { part-cards-gen } { part-cards-tail-gen }
       *[nom] { $count ->
            [few] { part-count-f } { part-cards-nom } { part-cards-tail }
           *[many] { part-count-f } { part-cards-gen } { part-cards-tail-gen }
        }
    }

part-cards-compared =
    { $comparison ->
        [unequal] liczba { part-cards-gen } inna niż { part-count-m }
       *[other] { part-comparison } { $count ->
            [one] jedna { part-card-many }
            [few] { part-count-f } { part-cards-nom }
           *[many] { part-count-f } { part-cards-gen }
        }
    }

part-cards-compared-acc =
    { $comparison ->
        [unequal] inną niż { part-count-m } liczbę { part-cards-gen }
       *[other] { part-comparison-but-zero } { $count ->
            [one] jedną { part-card-many-acc }
            [few] { part-count-f } { part-cards-nom }
           *[many] { part-count-f } { part-cards-gen }
        }
    }

part-comparison-but-zero =
    { $count ->
        [0] { $comparison ->
            [equal] { "" }
           *[other] { part-comparison }
        }
       *[other] { part-comparison }
    }

part-cards-compared-gen =
    { $comparison ->
        [unequal] innej niż { part-count-m } liczby { part-cards-gen }
       *[other] { part-comparison } { $count ->
            [one] jednej spośród { part-cards-gen }
           *[many] { part-count-gen } { part-cards-gen }
        }
    }

part-cards-there-are =
    { $comparison ->
        [equal] { $count ->
            [0] nie ma { part-cards-gen }
            [few] są { part-cards-compared }
           *[many] jest { part-cards-compared }
        }
        [at-most] { $count ->
            [few] są { part-cards-compared }
           *[many] jest { part-cards-compared }
        }
        [at-least] { $count ->
            [few] są { part-cards-compared }
           *[many] jest { part-cards-compared }
        }
       *[other] jest { part-cards-compared }
    }

# noun; phrase $colors $names
not-colors =
    { $case ->
        [acc] inną niż { $colors_nom }
        [gen] innej niż { $colors_nom }
        [dat] innych niż { $colors_loc }
        [ins] inne niż { $colors_nom }
        [loc] inne niż { $colors_loc }
       *[nom] inna niż { $colors_nom }
    }

# plain; phrase $icon
filter-with = z { $icon_ins }

# plain; phrase $icon
filter-without = bez { $icon_gen }

# plain
filter-demand = z dogmatem przymusu

# plain; phrase $colors; word $known
filter-color = w { $colors_loc }

# plain; word $state $whose; text $icon $board
filter-piles =
    { $state ->
        [present] w kolorze obecnym { $board }
       *[other] w kolorze { part-pile-gen } { $board }
    }

# plain; word $state $whose; text $icon $board
filter-not-piles =
    { $state ->
        [present] w kolorze nieobecnym { $board }
       *[other] w kolorze innym niż kolory { part-piles-gen } { $board }
    }

# plain; phrase $cards; word $known
filter-same-color =
    { $known ->
        [no] w kolorze { $cards_gen }
        [it] w jej kolorze
       *[that] w tym kolorze
    }

# plain; phrase $colors
filter-not-color = w kolorze innym niż { $colors_nom }

# plain; phrase $values $numbers
filter-value = o wartości { $numbers_loc }

# plain; phrase $value $card; word $comparison $like
filter-valued =
    { $like ->
        [it] o tej { $comparison ->
            [equal] samej wartości
           *[at-least] wartości { part-or-beyond }
        }
        [that] o tej wartości { part-or-beyond }
        [card] o tej samej wartości { part-or-beyond } co { $card_nom }
       *[value] { $comparison ->
            [equal] o wartości równej { $value_dat }
            [at-most] o wartości nie wyższej niż { $value_nom }
           *[at-least] o wartości nie niższej niż { $value_nom }
        }
    }

part-or-beyond =
    { $comparison ->
        [equal] { "" }
        [at-most] lub niższej
       *[at-least] lub wyższej
    }

# plain; number $ordinal; word $known
filter-chosen-value =
    { $known ->
        [no] { $ordinal ->
            [0] o wybranej wartości
            [1] o pierwszej wybranej wartości
            [2] o drugiej wybranej wartości
            [3] o trzeciej wybranej wartości
           *[other] o { $ordinal }. wybranej wartości
        }
       *[that] o tej wartości
    }

# plain; phrase $cards; word $known
filter-same-value =
    { $known ->
        [it] o tej samej wartości
        [that] o tej wartości
       *[no] o tej samej wartości co { $cards_nom }
    }

# plain; phrase $cards
filter-except = z wyjątkiem { $cards_gen }

# plain; phrase $cards; word $comparison
filter-value-than =
    { $comparison ->
        [equal] o tej samej wartości co { $cards_nom }
        [unequal] o innej wartości niż { $cards_nom }
        [less] o wartości niższej niż { $cards_nom }
        [at-most] o wartości nie wyższej niż { $cards_nom }
        [more] o wartości wyższej niż { $cards_nom }
       *[at-least] o wartości nie niższej niż { $cards_nom }
    }

# plain
filter-candidate-color = w tym samym kolorze

# plain
filter-candidate-value = o tej samej wartości

# plain; text $test
filter-where = (pod warunkiem że { $test })

# noun; phrase $value
value-or-less =
    { $case ->
        [nom] { $value } lub niższa
        [acc] { $value } lub niższą
        [ins] { $value } lub niższą
       *[gen] { $value } lub niższej
    }

# noun; phrase $value
value-or-more =
    { $case ->
        [nom] { $value } lub wyższa
        [acc] { $value } lub wyższą
        [ins] { $value } lub wyższą
       *[gen] { $value } lub wyższej
    }

# noun; number $value
plain-value = { $value }

# noun; word $verb $number $form $known; number $ordinal
named =
    { $known ->
        [it] { $number ->
            [one] { $case ->
                [acc] ją
                [ins] ją
                [gen] niej
                [dat] nie ma jej
                [loc] { "" }
               *[nom] ona
            }
           *[many] { $case ->
                [acc] je
                [ins] je
                [gen] nich
                [dat] nie ma ich
                [loc] z nich
               *[nom] one
            }
        }
        [second] { $case ->
            [acc] drugą z nich
            [ins] drugą z nich
            [gen] drugiej z nich
            [dat] nie ma drugiej z nich
           *[nom] druga z nich
        }
       *[no] { $case ->
            [dat] nie ma { part-named-gen-case }
            [loc] { $number ->
                [one] { part-named-case }
               *[many] spośród { part-named-gen-case }
            }
           *[other] { part-named-case }
        }
    }

part-named-case =
    { $number ->
        [one] { $case ->
            [acc] { part-ordinal-f } { part-named-acc }
            [ins] { part-ordinal-f } { part-named-acc }
            [gen] { part-ordinal-f } { part-named-gen }
           *[nom] { part-ordinal-f } { part-named }
        }
       *[many] { $case ->
            [gen] { part-ordinal-pl } { part-named-many-gen }
           *[nom] { part-ordinal-pl } { part-named-many }
        }
    }

part-named-gen-case =
    { $number ->
        [one] { part-named-ordinal-gen } { part-named-gen }
       *[many] { part-ordinal-gen } { part-named-many-gen }
    }

part-named-ordinal-gen =
    { $ordinal ->
        [0] { "" }
        [1] pierwszej
        [2] drugiej
        [3] trzeciej
       *[other] { $ordinal }.
    }

part-named =
    { $verb ->
        [scored] dodana karta
        [removed] usunięta karta
       *[other] { part-verb-f } karta
    }

part-named-acc =
    { $verb ->
        [drawn] pociągniętą kartę
        [melded] zagraną kartę
        [tucked] ukrytą kartę
        [scored] dodaną kartę
        [returned] zwróconą kartę
        [revealed] ujawnioną kartę
        [transferred] przekazaną kartę
        [junked] odrzuconą kartę
        [removed] usuniętą kartę
       *[chosen] wybraną kartę
    }

part-named-gen =
    { $verb ->
        [drawn] pociągniętej karty
        [melded] zagranej karty
        [tucked] ukrytej karty
        [scored] dodanej karty
        [returned] zwróconej karty
        [revealed] ujawnionej karty
        [transferred] przekazanej karty
        [junked] odrzuconej karty
        [removed] usuniętej karty
       *[chosen] wybranej karty
    }

part-named-many =
    { $verb ->
        [drawn] pociągnięte karty
        [melded] zagrane karty
        [tucked] ukryte karty
        [scored] dodane karty
        [returned] zwrócone karty
        [revealed] ujawnione karty
        [transferred] przekazane karty
        [junked] odrzucone karty
        [removed] usunięte karty
       *[chosen] wybrane karty
    }

part-named-many-gen =
    { $verb ->
        [scored] dodanych kart
        [removed] usuniętych kart
       *[other] { part-verb-pl-gen } kart
    }

# noun; word $verb $known; number $ordinal $count
named-each =
    { $count ->
        [1] { $case ->
            [acc] każdą { part-ordinal-f } { part-named-acc }
            [gen] każdej { part-ordinal-f } { part-named-gen }
           *[nom] każda { part-ordinal-f } { part-named }
        }
        [few] każde { part-count-f } { part-ordinal-pl } { part-named-many }
       *[many] każde { part-count-f } { part-ordinal-gen } { part-named-many-gen }
    }

# noun; text $name
card-by-name =
    { $case ->
        [acc] kartę „{ $name }”
        [dat] jest „{ $name }”
        [ins] kartę „{ $name }”
        [gen] karty „{ $name }”
       *[nom] „{ $name }”
    }

# noun; text $name; word $known
this-card =
    { $known ->
        [it] { $case ->
            [acc] ją
            [ins] ją
            [gen] niej
            [dat] nie ma jej
            [loc] { "" }
           *[nom] ona
        }
       *[no] { $case ->
            [acc] kartę „{ $name }”
            [dat] jest „{ $name }”
            [ins] kartę „{ $name }”
            [gen] karty „{ $name }”
           *[nom] „{ $name }”
        }
    }

# The cards of a set from which another card was chosen: of two cards «the other».
# noun; word $number
other-cards =
    { $number ->
        [one] { $case ->
            [acc] drugą
            [ins] drugą
            [gen] drugiej
            [dat] nie ma drugiej
           *[nom] druga
        }
       *[many] { $case ->
            [gen] pozostałych
            [dat] nie ma pozostałych
            [loc] spośród pozostałych
           *[nom] pozostałe
        }
    }

# The card that lay under a card of yours which has just been moved away.
# noun
card-beneath =
    { $case ->
        [acc] kartę, która leżała pod nią
        [ins] kartę, która leżała pod nią
        [gen] karty, która leżała pod nią
        [dat] nie ma karty, która leżała pod nią
       *[nom] karta, która leżała pod nią
    }

# All cards under a card that has just been put on top of your pile.
# noun
cards-beneath =
    { $case ->
        [gen] wszystkich kart leżących pod nią
        [dat] nie ma kart leżących pod nią
        [loc] spośród wszystkich kart leżących pod nią
       *[nom] wszystkie karty leżące pod nią
    }

# All cards that are left of a pile from which some have just been taken.
# noun
rest-of-pile =
    { $case ->
        [acc] resztę tego stosu
        [ins] resztę tego stosu
        [gen] reszty tego stosu
        [dat] nie ma reszty tego stosu
        [loc] spośród reszty tego stosu
       *[nom] reszta tego stosu
    }

# noun
candidate =
    { $case ->
        [acc] daną kartę
        [dat] jest dana karta
        [ins] daną kartę
        [gen] danej karty
       *[nom] dana karta
    }

# noun; phrase $set; text $filters
set =
    { $case ->
        [ins] { $set_acc } { $filters }
       *[other] { $set } { $filters }
    }

# noun; word $quantity $comparison $rank; number $count $most; phrase $amount $set; text $filters
set-part =
    { $case ->
        [dat] { $quantity ->
            [bare] nie ma { part-set-gen }
           *[other] jest { part-set }
        }
        [acc] { part-set-acc }
        [ins] { part-set-acc }
        [gen] { part-set-gen }
       *[nom] { part-set }
    }

part-set-rest = { $set_loc } { $filters }

part-set =
    { $quantity ->
        [which] która { part-set-rest }
        [one] { part-set-one } { part-set-rest }
        [the] { part-set-one } { part-set-rest }
        [all-but-one] wszystkie { part-set-rest } oprócz jednej
        [any-number] dowolna liczba { part-set-rest }
        [half-down] połowa { $set_gen } { $filters } (zaokrąglając w dół)
        [half-up] połowa { $set_gen } { $filters } (zaokrąglając w górę)
        [each] { $count ->
            [1] każda { part-set-rest }
           *[other] każde { part-count-f } { part-set-rest }
        }
       *[other] { part-set-many }
    }

part-set-acc =
    { $quantity ->
        [which] którą { part-set-rest }
        [one] { part-set-one-acc } { part-set-rest }
        [the] { part-set-one-acc } { part-set-rest }
        [all-but-one] wszystkie { part-set-rest } oprócz jednej
        [any-number] dowolną liczbę { part-set-rest }
        [half-down] połowę { $set_gen } { $filters } (zaokrąglając w dół)
        [half-up] połowę { $set_gen } { $filters } (zaokrąglając w górę)
        [each] { $count ->
            [1] każdą { part-set-rest }
           *[other] każde { part-count-f } { part-set-rest }
        }
       *[other] { part-set-many }
    }

part-set-many =
    { $quantity ->
        [number] { $count ->
            [few] { part-count-f } { part-ranks } { part-set-rest }
           *[many] { part-count-f } { part-ranks-gen } { part-set-rest }
        }
        [as-many] { part-ranks } karty { part-set-rest } w liczbie równej { $amount_dat }
        [up-to] { $count ->
            [1] co najwyżej jedną { part-rank-acc } { part-set-rest }
           *[other] do { part-count-gen } { part-ranks-gen } { part-set-rest }
        }
        [up-to-as-many] { part-ranks } karty { part-set-rest } w liczbie nie większej niż { $amount_nom }
        [between] { part-count-f-acc } lub { part-most } { $most ->
            [few] { part-ranks }
           *[many] { part-ranks-gen }
        } { part-set-rest }
        [all] wszystkie { part-ranks } { part-set-rest }
        [bare] { part-ranks } { part-set-rest }
       *[compared] { $comparison ->
            [unequal] inną niż { part-count-m } liczbę { part-set-rest }
           *[other] { part-comparison } { part-count-f-acc } { part-set-rest }
        }
    }

part-set-gen =
    { $quantity ->
        [one] { part-set-one-gen } { part-set-rest }
        [the] { part-set-one-gen } { part-set-rest }
        [number] { part-count-gen } { part-ranks-gen } { part-set-rest }
        [as-many] { part-ranks-gen } kart { part-set-rest } w liczbie równej { $amount_dat }
        [up-to] { part-set-many }
        [up-to-as-many] { part-ranks-gen } kart { part-set-rest } w liczbie nie większej niż { $amount_nom }
        [between] { part-count-f-gen } lub { part-most-gen } { part-ranks-gen } { part-set-rest }
        [all] wszystkich { part-ranks-gen } { part-set-rest }
        [all-but-one] wszystkich { part-set-rest } oprócz jednej
        [any-number] dowolnej liczby { part-set-rest }
        [half-down] połowy { $set_gen } { $filters } (zaokrąglając w dół)
        [half-up] połowy { $set_gen } { $filters } (zaokrąglając w górę)
        [bare] { part-ranks-gen } { part-set-rest }
        [each] { $count ->
            [1] każdej { part-set-rest }
           *[other] każdych { part-count-gen } { part-set-rest }
        }
       *[compared] { $comparison ->
            [unequal] innej niż { part-count-m } liczby { part-set-rest }
           *[other] { part-comparison } { part-count-f-gen } { part-set-rest }
        }
    }

part-set-one =
    { $rank ->
        [none] jedna
       *[other] { part-rank }
    }

part-set-one-acc =
    { $rank ->
        [none] jedną
       *[other] { part-rank-acc }
    }

part-set-one-gen =
    { $rank ->
        [none] jednej
       *[other] { part-rank-gen }
    }

# noun; word $end; phrase $piles $amount
set-ends =
    { $case ->
        [gen] { part-ends-which-gen } kart (w liczbie równej { $amount_dat }) tworzących { $piles_nom }
        [dat] nie ma { part-ends-which-gen } kart (w liczbie równej { $amount_dat }) tworzących { $piles_nom }
        [loc] spośród { part-ends-which-gen } kart (w liczbie równej { $amount_dat }) tworzących { $piles_nom }
       *[nom] { part-ends-which } karty (w liczbie równej { $amount_dat }) tworzące { $piles_nom }
    }

# $each: whether so many are drawn for each of something («по [3]»).
# noun; number $value $count; word $each
drawn-fixed =
    { $count ->
        [one] kartę [{ $value }]
        [few] { part-each } { part-count-f } karty [{ $value }]
       *[many] { part-each } { part-count-f } kart [{ $value }]
    }

part-each =
    { $each ->
        [yes] po
       *[no] { "" }
    }

# noun; phrase $value $card; word $like $each; number $count
drawn-valued =
    { $count ->
        [one] kartę { part-drawn-valued }
        [few] { part-each } { part-count-f } karty { part-drawn-valued }
       *[many] { part-each } { part-count-f } kart { part-drawn-valued }
    }

part-drawn-valued =
    { $like ->
        [it] o tej samej wartości
        [that] o tej wartości
        [card] o tej samej wartości co { $card_nom }
       *[value] o wartości równej { $value_dat }
    }

# noun; phrase $value $card $more; word $like $each; number $count
drawn-higher =
    { $count ->
        [one] kartę { $like ->
            [value] o wartości { part-drawn-than }
           *[card] o { $more_acc } wyższą { part-drawn-than }
        }
        [few] { part-each } { part-count-f } karty { $like ->
            [value] o wartości { part-drawn-than }
           *[card] o { $more_acc } wyższe { part-drawn-than }
        }
       *[many] { part-each } { part-count-f } kart { $like ->
            [value] o wartości { part-drawn-than }
           *[card] o { $more_acc } wyższych { part-drawn-than }
        }
    }

part-drawn-than =
    { $like ->
        [it] od niej
        [that] { "" }
        [card] niż { $card_nom }
       *[value] o { $more_acc } wyższej niż { $value_nom }
    }

## Numbers.

# noun; number $count
number-fixed =
    { $case ->
        [gen] { part-count-m-gen }
        [dat] { $count ->
            [1] jednemu
            [2] dwóm
            [3] trzem
            [4] czterem
           *[other] { part-count-gen }
        }
        [ins] { $count ->
            [1] jednym
            [2] dwoma
            [3] trzema
            [4] czterema
           *[other] { part-count-gen }
        }
       *[nom] { part-count-m }
    }

# noun; phrase $cards; word $known
number-count =
    { $known ->
        [it] { $case ->
            [acc] ich liczbę
            [gen] ich liczby
            [dat] ich liczbie
            [ins] ich liczbą
            [loc] równej ich liczbie
           *[nom] ich liczba
        }
       *[no] { $case ->
            [acc] liczbę { $cards_gen }
            [gen] liczby { $cards_gen }
            [dat] liczbie { $cards_gen }
            [ins] liczbą { $cards_gen }
            [loc] równej liczbie { $cards_gen }
           *[nom] liczba { $cards_gen }
        }
    }

# noun; phrase $cards; word $known
number-value =
    { $known ->
        [it] { $case ->
            [acc] jej wartość
            [gen] jej wartości
            [dat] jej wartości
            [ins] jej wartością
            [loc] równej jej wartości
           *[nom] jej wartość
        }
        [that] { $case ->
            [acc] tę wartość
            [gen] tej wartości
            [dat] tej wartości
            [ins] tą wartością
            [loc] równej tej wartości
           *[nom] ta wartość
        }
       *[no] { $case ->
            [acc] wartość { $cards_gen }
            [gen] wartości { $cards_gen }
            [dat] wartości { $cards_gen }
            [ins] wartością { $cards_gen }
            [loc] równej wartości { $cards_gen }
           *[nom] wartość { $cards_gen }
        }
    }

# noun
value-candidate =
    { $case ->
        [gen] wartości danej karty
        [dat] wartości danej karty
        [ins] wartością danej karty
        [loc] równej wartości danej karty
       *[nom] wartość danej karty
    }

# noun; number $ordinal; word $known
value-chosen =
    { $known ->
        [that] { $case ->
            [acc] tę wartość
            [gen] tej wartości
            [dat] tej wartości
            [ins] tą wartością
            [loc] równej tej wartości
           *[nom] ta wartość
        }
       *[no] { $case ->
            [acc] { part-ordinal-f } wybraną wartość
            [gen] { part-ordinal-f } wybranej wartości
            [dat] { part-ordinal-f } wybranej wartości
            [ins] { part-ordinal-f } wybraną wartością
            [loc] { $ordinal ->
                [0] równej wybranej wartości
                [1] równej pierwszej wybranej wartości
                [2] równej drugiej wybranej wartości
                [3] równej trzeciej wybranej wartości
               *[other] równej { $ordinal }. wybranej wartości
            }
           *[nom] { part-ordinal-f } wybrana wartość
        }
    }

# noun; phrase $cards; word $known
number-sum =
    { $known ->
        [it] { $case ->
            [acc] sumę ich wartości
            [gen] sumy ich wartości
            [dat] sumie ich wartości
            [ins] sumą ich wartości
            [loc] równej  sumie ich wartości
           *[nom] suma ich wartości
        }
       *[no] { $case ->
            [acc] sumę wartości { $cards_gen }
            [gen] sumy wartości { $cards_gen }
            [dat] sumie wartości { $cards_gen }
            [ins] sumą wartości { $cards_gen }
            [loc] równej sumie wartości { $cards_gen }
           *[nom] suma wartości { $cards_gen }
        }
    }

# noun; phrase $cards
number-values =
    { $case ->
        [acc] liczbę różnych wartości { $cards_gen }
        [gen] liczby różnych wartości { $cards_gen }
        [dat] liczbie różnych wartości { $cards_gen }
        [ins] liczbą różnych wartości { $cards_gen }
        [loc] równej liczbie różnych wartości { $cards_gen }
       *[nom] liczba różnych wartości { $cards_gen }
    }

# noun; phrase $colors
number-colors =
    { $case ->
        [acc] liczbę { $colors_gen }
        [gen] liczby { $colors_gen }
        [dat] liczbie { $colors_gen }
        [ins] liczbą { $colors_gen }
        [loc] równej liczbie { $colors_gen }
       *[nom] liczba { $colors_gen }
    }

# noun; text $icon $board
number-icons =
    { $case ->
        [acc] liczbę { $icon } { $board }
        [gen] liczby { $icon } { $board }
        [dat] liczbie { $icon } { $board }
        [ins] liczbą { $icon } { $board }
        [loc] równej liczbie { $icon } { $board }
       *[nom] liczba { $icon } { $board }
    }

# noun; word $whose; phrase $owner
number-points =
    { $case ->
        [acc] liczbę { part-points-of }
        [gen] liczby { part-points-of }
        [dat] liczbie { part-points-of }
        [ins] liczbą { part-points-of }
        [loc] równej liczbie { part-points-of }
       *[nom] liczba { part-points-of }
    }

part-points-of =
    { $whose ->
        [you] twoich punktów wpływu
        [me] moich punktów wpływu
        [their] jego punktów wpływu
        [opponents] punktów wpływu wszystkich przeciwników
        [others] punktów wpływu wszystkich innych graczy
        [all] punktów wpływu wszystkich graczy
       *[owner] punktów wpływu { $owner_gen }
    }

# noun; word $whose $verb $cause; phrase $owner; text $name
number-markers =
    { $case ->
        [acc] liczbę { part-cards-marked }
        [gen] liczby { part-cards-marked }
        [dat] liczbie { part-cards-marked }
        [ins] liczbą { part-cards-marked }
        [loc] równej liczbie { part-cards-marked }
       *[nom] liczba { part-cards-marked }
    }

part-cards-marked = kart { part-verb-pl-gen } { part-markers-whose } { part-due }

part-due =
    { $cause ->
        [demand] w wyniku żądania
       *[card] za sprawą karty „{ $name }”
    }

# noun; word $whose; phrase $owner; text $name
number-card-markers =
    { $case ->
        [acc] liczbę { part-card-markers } na karcie „{ $name }”
        [gen] liczby { part-card-markers } na karcie „{ $name }”
        [dat] liczbie { part-card-markers } na karcie „{ $name }”
        [ins] liczbą { part-card-markers } na karcie „{ $name }”
        [loc] równej liczbie { part-card-markers } na karcie „{ $name }”
       *[nom] liczba { part-card-markers } na karcie „{ $name }”
    }

part-card-markers =
    { $whose ->
        [you] twoich znaczników
        [me] moich znaczników
        [their] jego znaczników
        [opponents] znaczników wszystkich przeciwników
        [others] znaczników wszystkich innych graczy
        [all] znaczników
       *[owner] znaczników { $owner_gen }
    }

# noun; phrase $left $right
number-plus = { $left } plus { $right_nom }

# noun; phrase $left $right
number-minus = { $left } minus { $right_nom }

# noun; phrase $left $right
number-times =
    { $case ->
        [acc] wartość iloczynu { $left_gen } i { $right_gen }
        [gen] iloczynu { $left_gen } i { $right_gen }
        [dat] iloczynowi { $left_gen } i { $right_gen }
        [ins] iloczynem { $left_gen } i { $right_gen }
        [loc] równej iloczynowi { $left_gen } i { $right_gen }
       *[nom] wartość iloczynu { $left_gen } i { $right_gen }
    }

# noun; phrase $amount
number-twice =
    { $case ->
        [acc] dwukrotność { $amount_gen }
        [gen] dwukrotności { $amount_gen }
        [dat] dwukrotności { $amount_gen }
        [ins] dwukrotnością { $amount_gen }
        [loc] równej dwukrotności { $amount_gen }
       *[nom] dwukrotność { $amount_gen }
    }

# noun; phrase $amount; number $count; word $rounding
number-divided =
    { $rounding ->
        [down] { part-fraction } { $amount_gen } (zaokrąglając w dół)
       *[up] { part-fraction } { $amount_gen } (zaokrąglając w górę)
    }

part-fraction =
    { $count ->
        [2] { $case ->
            [acc] połowę
            [gen] połowy
            [dat] połowie
            [ins] połową
            [loc] równej połowie
           *[nom] połowa
        }
       *[other] { $case ->
            [acc] { part-fraction-acc } część
            [gen] { part-fraction-gen } części
            [dat] { part-fraction-gen } części
            [ins] { part-fraction-acc } częścią
            [loc] równej { part-fraction-gen } części
           *[nom] { part-fraction-nom } część
        }
    }

part-fraction-nom =
    { $count ->
        [3] trzecia
        [4] czwarta
        [5] piąta
       *[other] 1/{ $count }
    }

part-fraction-acc =
    { $count ->
        [3] trzecią
        [4] czwartą
        [5] piątą
       *[other] 1/{ $count }
    }

part-fraction-gen =
    { $count ->
        [3] trzeciej
        [4] czwartej
        [5] piątej
       *[other] 1/{ $count }
    }

# plain; text $icon $board; word $whose; number $count
each-icon =
    { $whose ->
        [you] { $count ->
            [1] każdy posiadany { $icon }
           *[other] każde { part-count-m } posiadane { $icon }
        }
       *[me] { $count ->
            [1] każdy { $icon } { $board }
           *[other] każde { part-count-m } { $icon } { $board }
        }
    }

# plain; phrase $cards; number $count
each-card = { $cards_acc }

# plain; phrase $cards; number $count; word $known $verb
each-value =
    { $known ->
        [it] { $count ->
            [1] każdą z różnych wartości { part-verb-pl-gen } kart
           *[other] każde { part-count-f } z różnych wartości { part-verb-pl-gen } kart
        }
       *[no] { $count ->
            [1] każdą z różnych wartości { $cards_gen }
           *[other] każde { part-count-f } z różnych wartości { $cards_gen }
        }
    }

# plain; word $state $whose; text $icon $board; number $count
each-color =
    { $whose ->
        [you] { part-each-pile }
        [me] { part-each-pile }
        [their] { part-each-pile }
       *[other] { part-each-color } { $board }
    }

part-each-pile =
    { $count ->
        [one] każdy { part-each-point-whose } { part-pile }
        [few] każde { part-count-m } { part-each-points-whose } { part-piles }
       *[many] każde { part-count-m } { part-each-points-whose-gen } { part-piles-gen }
    }

part-each-color =
    { $state ->
        [present] { $count ->
            [one] każdy kolor
            [few] każde { part-count-m } kolory
           *[many] każde { part-count-m } kolorów
        }
       *[other] { $count ->
            [one] każdy kolor { part-piles-gen }
            [few] każde { part-count-m } kolory { part-piles-gen }
           *[many] każde { part-count-m } kolorów { part-piles-gen }
        }
    }

# $lacking: a word like $whose, for those on whose boards the colors are not.
# plain; word $state $whose $lacking; text $icon $board $missing; number $count
each-color-missing = { part-each-color } { $board }, którego nie ma { $lacking ->
        [opponents] żaden przeciwnik
        [any-opponent] żaden przeciwnik
        [others] żaden inny gracz
        [any-other] żaden inny gracz
       *[owner] { $missing }
    }

# plain; phrase $colors; number $count
each-of-colors =
    { $count ->
        [1] każdy z { $colors_gen }
       *[other] każde { part-count-m } z { $colors_gen }
    }

# plain; word $whose; phrase $owner; number $count
each-point =
    { $count ->
        [one] każdy { part-each-point-whose } punkt wpływu { part-each-point-owner }
        [few] każde { part-count-m } { part-each-points-whose } punkty wpływu { part-each-point-owner }
       *[many] każde { part-count-m } { part-each-points-whose-gen } punktów wpływu { part-each-point-owner }
    }

part-each-point-whose =
    { $whose ->
        [you] swój
        [me] mój
        [their] jego
       *[other] { "" }
    }

part-each-points-whose =
    { $whose ->
        [you] swoje
        [me] moje
        [their] jego
       *[other] { "" }
    }

part-each-points-whose-gen =
    { $whose ->
        [you] swoich
        [me] moich
        [their] jego
       *[other] { "" }
    }

part-each-point-owner =
    { $whose ->
        [you] { "" }
        [me] { "" }
        [their] { "" }
        [opponents] wszystkich przeciwników
        [others] wszystkich innych graczy
        [all] wszystkich graczy
       *[owner] { $owner_gen }
    }

# noun; text $icon
thing-icons =
    { $case ->
        [acc] { $icon } masz
       *[gen] { $icon }
    }

# noun
thing-points =
    { $case ->
        [acc] punktów wpływu masz
       *[gen] punktów wpływu
    }

# noun
thing-achievements =
    { $case ->
        [acc] dominacji masz
       *[gen] dominacji
    }

# noun; word $state $whose; text $icon $board
thing-colors =
    { $case ->
        [acc] { part-colors-of } { $board } jest
        [ins] { $whose ->
            [you] { part-colors-of }
            [their] { part-colors-of }
           *[other] { part-colors-of } { $board }
        }
       *[gen] { part-colors-of } { $board }
    }

part-colors-of =
    { $whose ->
        [you] { part-piles-gen }
        [me] { part-piles-gen }
        [their] { part-piles-gen }
       *[other] { $state ->
            [present] kolorów obecnych
           *[other] kolorów { part-piles-gen }
        }
    }

part-have =
    { $case ->
        [dat] masz
       *[acc] { "" }
    }

part-have-no =
    { $case ->
        [dat] nie masz
       *[acc] 0
    }

# noun; word $comparison; number $count; text $icon
have-icons =
    { $comparison ->
        [equal] { $count ->
            [0] { part-have-no } { $icon }
           *[other] { part-have } dokładnie { part-have-count } { $icon }
        }
        [unequal] { part-have } { part-have-unequal } { $icon }
       *[other] { part-have } { part-comparison } { part-have-count } { $icon }
    }

part-have-count =
    { $case ->
        [gen] { part-count-m-gen }
       *[acc] { part-count-m }
    }

part-have-unequal =
    { $case ->
        [gen] innej niż { part-count-m } liczby
       *[acc] inną niż { part-count-m } liczbę
    }

# noun; word $comparison; number $count
have-points =
    { $comparison ->
        [unequal] { part-have } { part-have-unequal } punktów wpływu
       *[other] { part-have } { part-comparison } { part-have-count } { $case ->
            [gen] { $count ->
                [one] punktu wpływu
               *[many] punktów wpływu
            }
           *[acc] { $count ->
                [one] punkt wpływu
                [few] punkty wpływu
               *[many] punktów wpływu
            }
        }
    }

# noun; word $comparison $state $all; number $count; text $icon $board
have-colors =
    { $case ->
        [dat] masz { part-have-piles }
       *[other] { part-have-piles }
    }

part-have-piles =
    { $comparison ->
        [unequal] { part-have-unequal } { part-piles-gen }
       *[other] { $all ->
            [yes] { $comparison ->
                [equal] { "" }
                [at-least] { "" }
               *[other] { part-comparison }
            }
           *[no] { part-comparison }
        } { part-have-count } { $case ->
            [gen] { $count ->
                [one] { part-pile-gen }
               *[many] { part-piles-gen }
            }
           *[acc] { $count ->
                [one] { part-pile }
                [few] { part-piles }
               *[many] { part-piles-gen }
            }
        }
    }

# noun; word $comparison; phrase $thing $other
have-than-thing = { part-have } { part-than } { $other_ins }

# noun; word $comparison $whose; phrase $thing $player
have-than-player = { part-have } { part-than } { $player_nom }

## Tests: what stands after «if».

# plain; word $truth
test-did =
    { $truth ->
        [yes] to zrobisz
       *[no] tego nie zrobisz
    }

# plain; text $test
test-either = spełniony jest któryś z warunków: { $test }

# plain; phrase $cards
test-any = { $cards_dat }

# plain; phrase $cards
test-no = { $cards_dat }

# plain; word $verb $number $truth; number $ordinal
test-verb =
    { $truth ->
        [yes] { $number ->
            [one] { part-which-time } { part-verb-future } kartę
           *[many] { part-which-time } { part-verb-future } choć jedną
        }
       *[no] { $number ->
            [one] { part-which-time } nie { part-verb-future } karty
           *[many] { part-which-time } nie { part-verb-future } ani jednej
        }
    }

# plain; word $verb $comparison $most; number $ordinal $count
test-verb-count =
    { $comparison ->
        [unequal] { part-which-time } { part-verb-future } inną niż { part-count-m } liczbę kart
       *[other] { part-which-time } { part-verb-future } { $most ->
            [yes] { $comparison ->
                [equal] { "" }
               *[other] { part-comparison }
            }
           *[no] { part-comparison }
        } { part-count-f-acc } { $count ->
            [one] kartę
            [few] karty
           *[many] kart
        }
    }

# plain; phrase $cards $icon; word $number $truth
test-with =
    { $number ->
        [one] { $cards_loc } { $truth ->
            [yes] ma { $icon_acc }
           *[no] nie ma { $icon_gen }
        }
       *[many] { $truth ->
            [yes] { part-one-of } ma { $icon_acc }
           *[no] { part-one-of } ma { $icon_gen }
        }
    }

# plain; phrase $cards $icon; word $number $truth
test-without =
    { $number ->
        [one] { $cards_loc } { $truth ->
            [yes] nie ma { $icon_gen }
           *[no] ma { $icon_acc }
        }
       *[many] { $truth ->
            [yes] { part-any-of } nie ma { $icon_gen }
           *[no] { part-each-of } ma { $icon_acc }
        }
    }

# plain; phrase $cards; word $number $truth
test-demand =
    { $number ->
        [one] { $cards_loc } { $truth ->
            [yes] ma dogmat przymusu
           *[no] nie ma dogmatu przymusu
        }
       *[many] { $truth ->
            [yes] { part-one-of } ma dogmat przymusu
           *[no] { part-one-of } ma dogmatu przymusu
        }
    }

# plain; phrase $cards $colors; word $number $truth
test-color =
    { $number ->
        [one] { $cards_loc } { part-not } jest { $colors_nom }
       *[many] { part-one-of } jest { $colors_nom }
    }

# plain; phrase $cards $colors; word $number $truth
test-of-color =
    { $number ->
        [one] { $cards_loc } { part-not } jest w { $colors_loc }
       *[many] { part-one-of } jest w { $colors_loc }
    }

# The color of cards is one of those that the piles on boards have.
# plain; phrase $cards; word $number $truth $known $state $whose; text $icon $board
test-color-of-piles =
    { $number ->
        [one] { $known ->
            [it] { $whose ->
                [you] { $truth ->
                    [yes] masz
                   *[no] nie masz
                } { $state ->
                    [present] już
                   *[other] { "" }
                } { $truth ->
                    [yes] { part-pile }
                   *[no] { part-pile-gen }
                } w jej kolorze
               *[other] { part-not } jest w { part-color-of-pile } { $board }
            }
           *[no] { $cards_loc } { part-not } jest w { part-color-of-pile } { $board }
        }
       *[many] { part-one-of } jest w { part-color-of-pile } { $board }
    }

part-color-of-pile =
    { $state ->
        [present] kolorze obecnym
       *[other] kolorze { part-pile-gen }
    }

# plain; phrase $cards $colors; word $number $truth
test-not-color =
    { $number ->
        [one] { $cards_loc } { $truth ->
            [yes] nie jest
           *[no] jest
        } w { $colors_loc }
       *[many] { $truth ->
            [yes] { part-any-of } nie jest w { $colors_loc }
           *[no] { part-each-of } jest w { $colors_loc }
        }
    }

# plain; phrase $cards $values $numbers; word $number $truth
test-of-value =
    { $number ->
        [one] { $cards_loc } { part-not } ma { part-of-value }
       *[many] { part-one-of } ma { part-of-value }
    }

part-of-value =
    { $truth ->
        [yes] wartość { $numbers_acc }
       *[no] wartości { $numbers_gen }
    }

# plain; phrase $cards $others; word $number $truth
test-except =
    { $number ->
        [one] { $cards_loc } { $truth ->
            [yes] jest inna
           *[no] nie jest inna
        } niż { $others_nom }
       *[many] { $truth ->
            [yes] { part-any-of } jest inna niż { $others_nom }
           *[no] żadna { $cards_loc } nie jest inna niż { $others_nom }
        }
    }

# plain; phrase $cards; word $number $truth; text $test
test-where =
    { $number ->
        [one] { $cards_loc } { part-not } jest taka, że { $test }
       *[many] { part-one-of } jest taka, że { $test }
    }

# plain; phrase $cards $others; word $number $truth
test-among =
    { $number ->
        [one] { $cards_loc } { part-not } jest wśród { $others_gen }
       *[many] { $cards_nom } { part-not } są wśród { $others_gen }
    }

# plain; phrase $cards $others; word $number $truth
test-same =
    { $number ->
        [one] { $cards_loc } to { part-not } { $others_nom }
       *[many] { $cards_nom } to { part-not } { $others_nom }
    }

# Cards are top cards, no matter on whose board.
# plain; phrase $cards; word $number $truth
test-on-any-board =
    { $number ->
        [one] { $cards_nom } { $truth ->
            [yes] jest kartą aktywną dowolnego gracza
           *[no] nie jest kartą aktywną żadnego gracza
        }
       *[many] { $cards_nom } { $truth ->
            [yes] są kartami aktywnymi (jednego gracza lub różnych)
           *[no] nie są jednocześnie kartami aktywnymi (jednego gracza lub różnych)
        }
    }

# All your cards of a kind have an icon. $whose is the owner of the cards.
# plain; phrase $cards $icon; word $whose
test-all-with = wszystkie { $cards_nom } mają { $icon_acc }

# All your cards of a kind have at least this value.
# plain; phrase $cards; number $value; word $whose
test-all-of-value = wszystkie { $cards_nom } mają wartość { $value } lub wyższą

# You have so many colors and no opponent has as many; $all: so many as there are.
# plain; number $count; word $all $state; text $icon
test-only-player =
    jako jedyny gracz masz { $all ->
        [yes] { "" }
       *[no] dokładnie
    } { part-count-m } { $count ->
        [one] { part-pile }
        [few] { part-piles }
       *[many] { part-piles-gen }
    }

# plain; phrase $cards; word $truth
test-same-color =
    { $truth ->
        [yes] co najmniej dwie { $cards_loc } mają ten sam kolor
       *[no] żadne dwie { $cards_loc } nie mają tego samego koloru
    }

# plain; phrase $cards; word $comparison $known; number $value
test-value =
    { $comparison ->
        [equal] { $cards_loc } ma wartość { $value }
        [unequal] { $cards_loc } nie ma wartości { $value }
        [less] { $cards_loc } ma wartość niższą niż { $value }
        [at-most] { $cards_loc } ma wartość { $value } lub niższą
        [more] { $cards_loc } ma wartość wyższą niż { $value }
       *[at-least] { $cards_loc } ma wartość { $value } lub wyższą
    }

# plain; phrase $piles; word $direction $truth
test-splayed = { $piles_nom } { part-not } jest rozsunięty { part-direction }

# plain; word $verb $whose $comparison $cause; phrase $owner; number $count; text $name
test-markers =
    { $comparison ->
        [none] { $whose ->
            [all] { part-due } nie { part-verb-done } żadnej karty
           *[other] { part-due } żadna karta nie została { part-verb-f } { part-markers-whose }
        }
        [any] { $whose ->
            [all] { part-due } { part-verb-done } choć jedną kartę
           *[other] { part-due } choć jedna karta została { part-verb-f } { part-markers-whose }
        }
        [unequal] liczba kart { part-verb-pl-gen } { part-markers-whose } { part-due } jest inna niż { part-count-m }
       *[other] liczba kart { part-verb-pl-gen } { part-markers-whose } { part-due } wynosi { part-comparison } { part-count-m }
    }

# plain; word $verb $cause; phrase $players; text $name
test-most = { part-due } { part-verb-future } więcej kart niż { $players_nom }

# plain; word $subject; phrase $player $object
test-have =
    { $subject ->
        [you] { $object_dat }
        [me] mam { $object_acc }
        [their] ten gracz ma { $object_acc }
        [owner] { $player_nom } ma { $object_acc }
        [every-opponent] każdy przeciwnik ma { $object_acc }
        [some-opponent] któryś przeciwnik ma { $object_acc }
        [no-opponent] żaden przeciwnik nie ma { $object_gen }
        [every-other] każdy inny gracz ma { $object_acc }
        [some-other] któryś inny gracz ma { $object_acc }
        [no-other] żaden inny gracz nie ma { $object_gen }
        [every-player] każdy gracz ma { $object_acc }
        [some-player] któryś gracz ma { $object_acc }
        [no-player] żaden gracz nie ma { $object_gen }
        [every-of] każdy spośród { $player_gen } ma { $object_acc }
        [some-of] któryś spośród { $player_gen } ma { $object_acc }
       *[no-of] żaden spośród { $player_gen } nie ma { $object_gen }
    }

# plain; word $quantifier; phrase $players; text $test
test-players =
    { $quantifier ->
        [every] u { $players_loc } { $test }
        [some] jest { $players_nom }, u którego { $test }
       *[no] nie ma { $players_gen }, u którego { $test }
    }

# plain; phrase $left $right; word $comparison
test-compare =
    { $comparison ->
        [equal] { $left_nom } jest równa { $right_dat }
        [unequal] { $left_nom } jest różna od { $right_gen }
        [less] { $left_nom } jest mniejsza niż { $right_nom }
        [at-most] { $left_nom } jest nie większa niż { $right_nom }
        [more] { $left_nom } jest większa niż { $right_nom }
       *[at-least] { $left_nom } jest nie mniejsza niż { $right_nom }
    }
