# Ukrainian: the texts of the cards. The guide for translators is at the head of the English file.
#
# Cases. Phrases of cards are needed in the nominative, accusative and genitive only; the other three have other work here:
#   dat  the accusative behind a consonant («поверніть усі картки», but «розіграйте всі картки»)
#   ins  the accusative with «в очки», for the verb score: «в очки картку з руки», but «її в очки»
#   loc  of cards that «you have», the whole statement: «у вас у руці щонайменше вісім карток»
# «Ваш» belongs to the nominative and genitive, «свій» to the accusative: what you have, and what you do something with.
# Numbers: loc is what stands behind «зі значенням» («, що дорівнює кількості …»), ins the doubled number; of values of cards ins goes
# with «зі значенням» too («4 або меншим»).
# Players: dat is the genitive behind «для», with the comma that closes a clause; loc the possessive of «команди».
# Colors of several cards: ins is the nominative that goes with «колір», loc that of one card.
# Piles: the genitive is that of their cards («червоних карток»).

## Helpers of this file alone. Every language may have its own.

part-count-m =
    { $count ->
        [1] один
        [2] два
       *[other] { part-count-more }
    }

part-count-f =
    { $count ->
        [1] одна
        [2] дві
       *[other] { part-count-more }
    }

part-count-f-acc =
    { $count ->
        [1] одну
       *[other] { part-count-f }
    }

part-count-more =
    { $count ->
        [3] три
        [4] чотири
        [5] п’ять
        [6] шість
        [7] сім
        [8] вісім
        [9] дев’ять
        [10] десять
        [11] одинадцять
        [12] дванадцять
        [20] двадцять
       *[other] { $count }
    }

part-count-gen =
    { $count ->
        [2] двох
        [3] трьох
        [4] чотирьох
        [5] п’яти
        [6] шести
        [7] семи
        [8] восьми
        [9] дев’яти
        [10] десяти
       *[other] { $count }
    }

part-most =
    { $most ->
        [1] одну
        [2] дві
        [3] три
        [4] чотири
        [5] п’ять
       *[other] { $most }
    }

part-ordinal-f-nom =
    { $ordinal ->
        [0] { "" }
        [1] перша
        [2] друга
        [3] третя
        [4] четверта
        [5] п’ята
       *[other] { $ordinal }-та
    }

part-ordinal-f-acc =
    { $ordinal ->
        [0] { "" }
        [1] першу
        [2] другу
        [3] третю
        [4] четверту
        [5] п’яту
       *[other] { $ordinal }-ту
    }

part-ordinal-f-gen =
    { $ordinal ->
        [0] { "" }
        [1] першої
        [2] другої
        [3] третьої
        [4] четвертої
        [5] п’ятої
       *[other] { $ordinal }-ї
    }

part-ordinal-many-nom =
    { $ordinal ->
        [0] { "" }
        [1] перші
        [2] другі
        [3] треті
        [4] четверті
        [5] п’яті
       *[other] { $ordinal }-ті
    }

part-ordinal-many-gen =
    { $ordinal ->
        [0] { "" }
        [1] перших
        [2] других
        [3] третіх
        [4] четвертих
        [5] п’ятих
       *[other] { $ordinal }-х
    }

part-ordinal-m-nom =
    { $ordinal ->
        [0] { "" }
        [1] перший
        [2] другий
        [3] третій
        [4] четвертий
        [5] п’ятий
       *[other] { $ordinal }-й
    }

part-ordinal-n-nom =
    { $ordinal ->
        [0] { "" }
        [1] перше
        [2] друге
        [3] третє
        [4] четверте
        [5] п’яте
       *[other] { $ordinal }-те
    }

part-ordinal-m-gen =
    { $ordinal ->
        [0] { "" }
        [1] першого
        [2] другого
        [3] третього
        [4] четвертого
        [5] п’ятого
       *[other] { $ordinal }-го
    }

part-ordinal-m-dat =
    { $ordinal ->
        [0] { "" }
        [1] першому
        [2] другому
        [3] третьому
        [4] четвертому
        [5] п’ятому
       *[other] { $ordinal }-му
    }

part-ordinal-m-ins =
    { $ordinal ->
        [0] { "" }
        [1] першим
        [2] другим
        [3] третім
        [4] четвертим
        [5] п’ятим
       *[other] { $ordinal }-м
    }

part-whose =
    { $whose ->
        [opponents] усіх суперників
        [any-opponent] будь-якого суперника
        [others] усіх інших гравців
        [any-other] будь-якого іншого гравця
        [all] усіх гравців
        [anyone] будь-якого гравця
       *[owner] { $owner_gen }
    }

part-whose-in =
    { $whose ->
        [any-opponent] когось із суперників
        [any-other] когось з інших гравців
        [anyone] когось із гравців
       *[owner] { part-whose }
    }

part-whose-board =
    { $whose ->
        [you] у вашій ігровій зоні
        [me] в моїй ігровій зоні
        [their] у його ігровій зоні
        [opponents] в ігрових зонах { part-whose }
        [others] в ігрових зонах { part-whose }
        [all] в ігрових зонах { part-whose }
       *[owner] в ігровій зоні { part-whose-in }
    }

part-foreign-board =
    { $whose ->
        [you] { "" }
       *[owner] { part-whose-board }
    }

part-whose-points =
    { $whose ->
        [you] ваших очок
        [me] моїх очок
        [their] його очок
       *[owner] очок { part-whose }
    }

part-comparison =
    { $comparison ->
        [equal] рівно
        [unequal] не рівно
        [less] менше ніж
        [at-most] щонайбільше
        [more] більше ніж
       *[at-least] щонайменше
    }

part-than =
    { $comparison ->
        [equal] стільки ж { $thing_gen }, скільки
        [unequal] не стільки ж { $thing_gen }, скільки
        [less] менше { $thing_gen }, ніж
        [at-most] не більше { $thing_gen }, ніж
        [more] більше { $thing_gen }, ніж
       *[at-least] не менше { $thing_gen }, ніж
    }

part-verb-past =
    { $verb ->
        [drawn] добрали
        [melded] розіграли
        [tucked] підсунули
        [scored] зарахували в очки
        [returned] повернули
        [revealed] розкрили
        [transferred] перемістили
        [junked] скинули
        [removed] вилучили з гри
       *[chosen] вибрали
    }

part-marked =
    { $verb ->
        [drawn] добрано
        [melded] розіграно
        [tucked] підсунуто
        [scored] зараховано в очки
        [returned] повернено
        [revealed] розкрито
        [transferred] переміщено
        [junked] скинуто
       *[removed] вилучено з гри
    }

part-marked-gen =
    { $verb ->
        [drawn] добраних
        [melded] розіграних
        [tucked] підсунутих
        [scored] зарахованих в очки
        [returned] повернених
        [revealed] розкритих
        [transferred] переміщених
        [junked] скинутих
       *[removed] вилучених із гри
    }

part-state-nom =
    { $state ->
        [present] { "" }
        [splayed] , розгорнутий
        [left] , розгорнутий ліворуч
        [right] , розгорнутий праворуч
        [up] , розгорнутий догори
        [aslant] , розгорнутий навскіс
        [none] , не розгорнутий
       *[showing] з { $icon }
    }

part-state-gen =
    { $state ->
        [present] , що є
        [splayed] , розгорнутого
        [left] , розгорнутого ліворуч
        [right] , розгорнутого праворуч
        [up] , розгорнутого догори
        [aslant] , розгорнутого навскіс
        [none] , не розгорнутого
       *[showing] з { $icon }
    }

part-state-many-nom =
    { $state ->
        [present] { "" }
        [splayed] , розгорнуті
        [left] , розгорнуті ліворуч
        [right] , розгорнуті праворуч
        [up] , розгорнуті догори
        [aslant] , розгорнуті навскіс
        [none] , не розгорнуті
       *[showing] з { $icon }
    }

part-state-many-gen =
    { $state ->
        [present] { "" }
        [splayed] , розгорнутих
        [left] , розгорнутих ліворуч
        [right] , розгорнутих праворуч
        [up] , розгорнутих догори
        [aslant] , розгорнутих навскіс
        [none] , не розгорнутих
       *[showing] з { $icon }
    }

part-direction =
    { $direction ->
        [left] ліворуч
        [right] праворуч
        [up] догори
        [aslant] навскіс
        [none] рівно
       *[any] { "" }
    }

part-not =
    { $truth ->
        [yes] { "" }
       *[no] не
    }

part-some-of =
    { $truth ->
        [yes] принаймні одна з { $cards_gen }
       *[no] жодна з { $cards_gen } не
    }

part-reveal-and =
    { $revealing ->
        [yes] { $mood ->
            [inf] розкрити й
            [dem] розкрили й
           *[imp] розкрийте й
        }
       *[no] { "" }
    }

part-draw-and =
    { $mood ->
        [inf] добрати й
        [dem] добрали й
       *[imp] доберіть і
    }

part-draw =
    { $mood ->
        [inf] добрати
        [dem] добрали
       *[imp] доберіть
    }

part-meld =
    { $mood ->
        [inf] розіграти
        [dem] розіграли
       *[imp] розіграйте
    }

part-tuck =
    { $mood ->
        [inf] підсунути
        [dem] підсунули
       *[imp] підсуньте
    }

part-score =
    { $mood ->
        [inf] зарахувати
        [dem] зарахували
       *[imp] зарахуйте
    }

part-reveal =
    { $mood ->
        [inf] розкрити
        [dem] розкрили
       *[imp] розкрийте
    }

part-junk =
    { $mood ->
        [inf] скинути
        [dem] скинули
       *[imp] скиньте
    }

part-unsplay =
    { $mood ->
        [inf] згорнути
        [dem] згорнули
       *[imp] згорніть
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
        [demand] Якщо { $test }, { $clause }!
       *[share] Якщо { $test }, { $clause }.
    }

# verb; word $kind; clause $clause
sentence-otherwise =
    { $kind ->
        [demand] Інакше { $clause }!
       *[share] Інакше { $clause }.
    }

# verb; word $kind; clause $clause; text $test
sentence-otherwise-if =
    { $kind ->
        [demand] Інакше, якщо { $test }, { $clause }!
       *[share] Інакше, якщо { $test }, { $clause }.
    }

# verb; clause $clause
demand = Я ВИМАГАЮ, щоб ви { $clause_dem }!

# verb; clause $clause
demand-may = Я ВИМАГАЮ, щоб ви { $clause_dem }!

# verb; clause $clause; text $test
demand-if = Я ВИМАГАЮ, щоб ви, якщо { $test }, { $clause_dem }!

## Clauses joined.

# verb; clause $first $rest
then-last =
    { $mood ->
        [dem] { $first }, а потім { $rest }
       *[imp] { $first }, потім { $rest }
    }

# verb; clause $first $rest
then-more = { $first }, { $rest }

# verb; text $test; clause $clause; word $joined
if =
    { $joined ->
        [yes] , якщо { $test }, { $clause }
       *[no] за умови, що { $test }, { $clause }
    }

# verb; text $test; clause $clause $other; word $joined
if-otherwise =
    { $joined ->
        [yes] , якщо { $test }, { $clause }, а інакше { $other }
       *[no] за умови, що { $test }, { $clause }, а інакше { $other }
    }

# verb; clause $clause
may =
    { $mood ->
        [inf] за бажання { $clause_inf }
        [dem] за бажання { $clause_dem }
       *[imp] можете { $clause_inf }
    }

# verb; text $each; clause $clause
each-time = { $clause } за { $each }

# verb; clause $clause; number $count
times =
    { $count ->
        [2] двічі { $clause }
        [3] тричі { $clause }
        [4] чотири рази { $clause }
       *[other] { part-count-more } разів { $clause }
    }

# verb; clause $clause; phrase $amount
so-often = { $clause } стільки разів, скільки становить { $amount_nom }

# verb; phrase $players; clause $clause
for-each = для { $players_dat } { $clause }

# verb; clause $first $rest
either = або { $first }, або { $rest }

# verb; clause $first $rest
either-first = або { $first }, { $rest }

# verb; clause $first $rest
either-more = або { $first }, { $rest }

# verb; clause $first $rest
either-last = або { $first }, або { $rest }

# verb; clause $clause
aside = ({ $clause })

# verb
nothing =
    { $mood ->
        [inf] нічого не робити
        [dem] нічого не робили
       *[imp] нічого не робіть
    }

## Clauses: verbs.

# verb; phrase $what
draw = { part-draw } { $what_acc }

# verb; phrase $what
draw-and-reveal = { part-draw-and } { part-reveal } { $what_acc }

# verb; phrase $what
draw-and-meld = { part-draw-and } { part-meld } { $what_acc }

# verb; phrase $what
draw-and-tuck = { part-draw-and } { part-tuck } { $what_acc }

# verb; phrase $what
draw-and-score = { part-draw-and } { part-score } в очки { $what_acc }

# verb; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy $revealing
meld = { part-reveal-and } { part-meld } { $what_acc }

# verb; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy $revealing
tuck = { part-reveal-and } { part-tuck } { $what_acc }

# verb; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy $revealing
score = { part-reveal-and } { part-score } { $what_ins }

# verb; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy $revealing
return = { part-reveal-and } { $mood ->
        [inf] повернути { $what_acc }
        [dem] повернули { $what_acc }
       *[imp] поверніть { $what_dat }
    }

# verb; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy $revealing
reveal = { part-reveal } { $what_acc }

# verb; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy $revealing
remove = { part-reveal-and } { $mood ->
        [inf] вилучити { $what_acc }
        [dem] вилучили { $what_acc }
       *[imp] вилучіть { $what_dat }
    } із гри

# verb; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy $revealing
junk = { part-reveal-and } { part-junk } { $what_acc }

# The goal stands last, as in the book; before a long comparison it stands first.
# verb; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy $revealing $goal $taker $same; phrase $takers; text $to
transfer =
    { $heavy ->
        [yes] { part-reveal-and } { $mood ->
            [inf] перемістити { part-goal-after-vowel } { $what_acc }
            [dem] перемістили { part-goal-after-vowel } { $what_acc }
           *[imp] перемістіть { part-goal-full } { $what_acc }
        }
       *[no] { part-reveal-and } { $mood ->
            [inf] перемістити { $object_acc }
            [dem] перемістили { $object_acc }
           *[imp] перемістіть { $object_dat }
        } { part-transfer-source } { part-goal }
    }

# «Зі своєї руки в мою».
part-transfer-source =
    { $possessive ->
        [yes] { "" }
       *[no] { $same ->
            [yes] { $place ->
                [hand] { $whose ->
                    [you] зі своєї руки
                   *[other] { $source }
                }
               *[other] { $source }
            }
           *[no] { $source }
        }
    }

part-goal =
    { $same ->
        [yes] { $possessive ->
            [yes] { part-goal-full }
           *[no] { $whose ->
                [you] { part-goal-same }
                [me] { part-goal-same }
                [their] { part-goal-same }
               *[owner] { part-goal-full }
            }
        }
       *[no] { $place ->
            [none] { part-goal-after-vowel }
            [hand] { $whose ->
                [you] { part-goal-after-vowel }
                [me] { part-goal-after-vowel }
                [their] { part-goal-after-vowel }
               *[owner] { part-goal-full }
            }
           *[other] { part-goal-full }
        }
    }

part-goal-same =
    { $taker ->
        [me] { $goal ->
            [hand] в мою
            [board] в мою
           *[score] у мій
        }
        [you] { $goal ->
            [hand] у свою
            [board] у свою
           *[score] у свій
        }
       *[owner] { part-goal-full }
    }

part-goal-after-vowel =
    { $taker ->
        [me] { $goal ->
            [hand] в мою руку
            [board] в мою ігрову зону
            [score] в мій стос очок
           *[achievements] в мій стос досягнень
        }
       *[owner] { part-goal-full }
    }

part-goal-full = { $to }

# verb; phrase $left $right
exchange = { $mood ->
        [inf] обміняти
        [dem] обміняли
       *[imp] обміняйте
    } { $left_acc } на { $right_acc }

# verb; word $who $may; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy
choose-cards =
    { $who ->
        [me] { part-choose } { $what_acc }
       *[you] { $mood ->
            [inf] { part-choose } { $what_acc }
            [dem] { part-choose } { $what_acc }
           *[imp] { part-choose } { $what_dat }
        }
    }

# verb; word $who $may; phrase $what
choose-color = { part-choose } { $what_acc }

# verb; word $who $may; phrase $what
choose-any-color = { part-choose } колір

# verb
choose-two-colors =
    { $mood ->
        [inf] вибрати два кольори
        [dem] вибрали два кольори
       *[imp] виберіть два кольори
    }

# verb; word $who $may; phrase $what $numbers
choose-value = { part-choose } значення { $numbers_nom }

# verb; word $who $may; phrase $what
choose-lower-value = { part-choose } значення, на { $what_acc } менше

# verb; word $who $may; phrase $what
choose-any-value = { part-choose } значення

# verb; word $who $may; phrase $what
choose-icon = { part-choose } символ { $what_acc }

# verb; word $who $may; phrase $what
choose-icon-except = { part-choose } будь-який символ, крім { $what_gen }

# verb; word $who $may; phrase $what
choose-any-icon = { part-choose } символ

# verb; word $who $may; phrase $what
choose-player = { part-choose } { $what_acc }

part-choose =
    { $who ->
        [me] { $may ->
            [yes] я можу вибрати
           *[no] я вибираю
        }
       *[you] { $mood ->
            [inf] вибрати
            [dem] вибрали
           *[imp] виберіть
        }
    }

# verb; phrase $piles; word $direction $state
splay =
    { $state ->
        [present] { part-splay } { part-piles-after } { part-direction }
       *[other] { part-splay } { part-direction } { $piles_acc }
    }

# «Розгорнути всі кольори», but «розгорніть усі кольори».
part-piles-after =
    { $mood ->
        [inf] { $piles_acc }
        [dem] { $piles_acc }
       *[imp] { $piles_dat }
    }

part-splay =
    { $mood ->
        [inf] розгорнути
        [dem] розгорнули
       *[imp] розгорніть
    }

# verb; phrase $piles
unsplay = { part-unsplay } { part-piles-after }

# verb; phrase $piles
rearrange =
    { $mood ->
        [inf] змінити
        [dem] змінили
       *[imp] змініть
    } порядок { $piles_gen }

# verb; phrase $cards; word $known $edition
execute = самостійно { $mood ->
        [inf] застосувати
        [dem] застосували
       *[imp] застосуйте
    } { part-executed }

part-executed =
    { $known ->
        [it] { $edition ->
            [fourth] її ефекти
           *[first] її ефекти, крім вимог
        }
       *[no] { $edition ->
            [fourth] ефекти { $cards_gen }
           *[first] ефекти { $cards_gen }, крім вимог
        }
    }

# verb; text $name
claim =
    { $mood ->
        [inf] здобути
        [dem] здобули
       *[imp] здобудьте
    } досягнення «{ $name }»

# verb; phrase $amount
add-markers =
    { $mood ->
        [inf] покласти
        [dem] поклали
       *[imp] покладіть
    } на картку «{ $name }» стільки своїх жетонів, скільки становить { $amount_nom }

# verb
junk-special = { part-junk } доступне особливе досягнення

# verb
junk-specials = { part-junk } всі доступні особливі досягнення

# verb
restore-special =
    { $mood ->
        [inf] зробити
        [dem] зробили
       *[imp] зробіть
    } одне зі скинутих особливих досягнень знову доступним

# verb
repeat = { part-repeat } цей ефект

# verb; phrase $with $first; word $known
repeat-with =
    { $known ->
        [no] { part-repeat } цей ефект, замінивши { $first_acc } на { $with_acc }
       *[it] { part-repeat } цей ефект для { $with_gen }
    }

part-repeat =
    { $mood ->
        [inf] повторити
        [dem] повторили
       *[imp] повторіть
    }

# verb
end-dogma = негайно { $mood ->
        [inf] завершити
        [dem] завершили
       *[imp] завершіть
    } цю дію догми

# verb
win =
    { $mood ->
        [inf] перемогти
        [dem] перемогли
       *[imp] ви перемагаєте
    }

# verb; word $extreme; phrase $thing
win-player = { part-win-player } із { part-extreme } кількістю { $thing_gen }

# verb; word $extreme; phrase $thing
win-team = { part-win-team } з { part-extreme } кількістю { $thing_gen }

# verb; word $extreme; phrase $amount
win-player-by-number =
    { $extreme ->
        [most] { part-win-player }, для якого { $amount_nom } має найбільше значення
       *[fewest] { part-win-player }, для якого { $amount_nom } має найменше значення
    }

# verb; word $extreme; phrase $amount
win-team-by-number =
    { $extreme ->
        [most] { part-win-team }, для яких { $amount_nom } має найбільше значення
       *[fewest] { part-win-team }, для яких { $amount_nom } має найменше значення
    }

part-win-player =
    { $mood ->
        [inf] надати перемогу єдиному гравцеві
        [dem] надали перемогу єдиному гравцеві
       *[imp] перемагає єдиний гравець
    }

part-win-team =
    { $mood ->
        [inf] надати перемогу єдиному гравцеві чи команді
        [dem] надали перемогу єдиному гравцеві чи команді
       *[imp] перемагає єдиний гравець чи команда
    }

part-extreme =
    { $extreme ->
        [most] найбільшою
       *[fewest] найменшою
    }

# verb
lose =
    { $mood ->
        [inf] програти
        [dem] програли
       *[imp] ви програєте
    }

## Lists.

# noun; phrase $first $rest
and-last =
    { $case ->
        [dat] { $first_dat } та { $rest_acc }
        [loc] { $first_acc } та { $rest_acc }
       *[nom] { $first } та { $rest }
    }

# noun; phrase $first $rest
and-more =
    { $case ->
        [loc] { $first_acc }, { $rest_acc }
       *[nom] { $first }, { $rest }
    }

# noun; phrase $first $rest
or-last =
    { $case ->
        [loc] { $first_loc } або { $rest_dat }
       *[nom] { $first } або { $rest }
    }

# noun; phrase $first $rest
or-more =
    { $case ->
        [loc] { $first_loc }, { $rest_dat }
       *[nom] { $first }, { $rest }
    }

## Ages, icons, colors.

# noun; number $value
age =
    { $case ->
        [ins] подвоєне [{ $value }]
        [dat] { $value }
        [loc] { $value }
       *[nom] [{ $value }]
    }

# plain
icon-crown = [♛ корона]

# plain
icon-leaf = [☘ листок]

# plain
icon-bulb = [☼ лампочка]

# plain
icon-castle = [♜ замок]

# plain
icon-factory = [⚙ завод]

# plain
icon-clock = [◷ годинник]

# plain
icon-person = [♟ людина]

# noun; text $icon
one-icon = { $icon }

# noun; number $ordinal
icon-chosen =
    { $ordinal ->
        [0] { $case ->
            [gen] цього символу
            [ins] цим символом
           *[nom] цей символ
        }
       *[other] { $case ->
            [gen] { part-ordinal-m-gen } вибраного символу
            [ins] { part-ordinal-m-ins } вибраним символом
           *[nom] { part-ordinal-m-nom } вибраний символ
        }
    }

# noun; word $form
color-red =
    { $form ->
        [card] { $case ->
            [acc] червону
            [gen] червоної
           *[nom] червона
        }
        [cards] { $case ->
            [gen] червоних
            [ins] червоний
            [loc] червона
           *[nom] червоні
        }
       *[noun] { $case ->
            [gen] червоного
           *[nom] червоний
        }
    }

# noun; word $form
color-yellow =
    { $form ->
        [card] { $case ->
            [acc] жовту
            [gen] жовтої
           *[nom] жовта
        }
        [cards] { $case ->
            [gen] жовтих
            [ins] жовтий
            [loc] жовта
           *[nom] жовті
        }
       *[noun] { $case ->
            [gen] жовтого
           *[nom] жовтий
        }
    }

# noun; word $form
color-green =
    { $form ->
        [card] { $case ->
            [acc] зелену
            [gen] зеленої
           *[nom] зелена
        }
        [cards] { $case ->
            [gen] зелених
            [ins] зелений
            [loc] зелена
           *[nom] зелені
        }
       *[noun] { $case ->
            [gen] зеленого
           *[nom] зелений
        }
    }

# noun; word $form
color-blue =
    { $form ->
        [card] { $case ->
            [acc] синю
            [gen] синьої
           *[nom] синя
        }
        [cards] { $case ->
            [gen] синіх
            [ins] синій
            [loc] синя
           *[nom] сині
        }
       *[noun] { $case ->
            [gen] синього
           *[nom] синій
        }
    }

# noun; word $form
color-purple =
    { $form ->
        [card] { $case ->
            [acc] фіолетову
            [gen] фіолетової
           *[nom] фіолетова
        }
        [cards] { $case ->
            [gen] фіолетових
            [ins] фіолетовий
            [loc] фіолетова
           *[nom] фіолетові
        }
       *[noun] { $case ->
            [gen] фіолетового
           *[nom] фіолетовий
        }
    }

# noun; phrase $colors
colors-fixed =
    { $case ->
        [gen] { $colors_gen } кольору
       *[nom] { $colors_nom } колір
    }

# noun
colors-any =
    { $case ->
        [gen] будь-якого кольору
       *[nom] будь-який колір
    }

# noun; number $ordinal; word $known
color-chosen =
    { $known ->
        [no] { $case ->
            [gen] { part-ordinal-m-gen } вибраного кольору
           *[nom] { part-ordinal-m-nom } вибраний колір
        }
       *[that] { $case ->
            [gen] цього кольору
           *[nom] цей колір
        }
    }

# noun
colors-chosen =
    { $case ->
        [gen] одного з вибраних кольорів
       *[nom] один із вибраних кольорів
    }

# noun
color-candidate =
    { $case ->
        [gen] її кольору
       *[nom] її колір
    }

# noun; phrase $cards; word $number $known
color-of =
    { $known ->
        [it] { $number ->
            [one] { $case ->
                [gen] її кольору
               *[nom] її колір
            }
           *[many] { $case ->
                [gen] їхніх кольорів
                [ins] один з їхніх кольорів
               *[nom] їхні кольори
            }
        }
        [that] { $case ->
            [gen] цього кольору
           *[nom] цей колір
        }
       *[no] { $number ->
            [one] { $case ->
                [gen] кольору { $cards_gen }
               *[nom] колір { $cards_gen }
            }
           *[many] { $case ->
                [gen] кольорів { $cards_gen }
                [ins] один із кольорів { $cards_gen }
               *[nom] кольори { $cards_gen }
            }
        }
    }

# noun; word $state $whose; text $icon $board
colors-piles =
    { $case ->
        [gen] кольору { part-state-gen } { $board }
       *[nom] колір { part-state-nom } { $board }
    }

# noun; phrase $colors $others
colors-except = { $colors }, крім { $others_gen }

## Piles.

# noun; phrase $colors $owner; word $whose $number
piles =
    { $case ->
        [gen] { $colors_gen } карток { part-foreign-board }
        [acc] { $colors_ins } { part-color-many } { part-foreign-board }
        [dat] { $colors_ins } { part-color-many } { part-foreign-board }
       *[nom] { $whose ->
            [you] { $number ->
                [one] ваш { $colors_ins } колір
               *[many] ваші { $colors_ins } кольори
            }
            [me] { $number ->
                [one] мій { $colors_ins } колір
               *[many] мої { $colors_ins } кольори
            }
           *[owner] { $colors_ins } { part-color-many } { part-whose-board }
        }
    }

part-color-many =
    { $number ->
        [one] колір
       *[many] кольори
    }

# noun; phrase $cards $owner; word $whose $known
piles-same-color =
    { $case ->
        [gen] карток { part-pile-color-gen } { part-foreign-board }
        [acc] { part-pile-color } { part-foreign-board }
        [dat] { part-pile-color } { part-foreign-board }
       *[nom] { part-pile-color } { part-whose-board }
    }

part-pile-color =
    { $known ->
        [it] її колір
        [that] цей колір
       *[no] колір { $cards_gen }
    }

part-pile-color-gen =
    { $known ->
        [it] її кольору
        [that] цього кольору
       *[no] кольору { $cards_gen }
    }

# noun; word $quantity $state $whose; text $icon; phrase $owner
piles-by-state =
    { $quantity ->
        [one] { $case ->
            [gen] карток будь-якого кольору { part-foreign-board } { $state ->
                [present] { "" }
               *[other] { part-state-gen }
            }
           *[acc] будь-який колір { part-foreign-board } { part-state-nom }
        }
       *[all] { $case ->
            [gen] карток усіх { part-own-many-gen } кольорів { part-foreign-board } { part-state-many-gen }
            [acc] всі { part-own-many } кольори { part-foreign-board } { part-state-many-nom }
            [dat] усі { part-own-many } кольори { part-foreign-board } { part-state-many-nom }
           *[nom] всі кольори { part-whose-board } { part-state-many-nom }
        }
    }

part-own-many =
    { $whose ->
        [you] свої
       *[owner] { "" }
    }

part-own-many-gen =
    { $whose ->
        [you] своїх
       *[owner] { "" }
    }

# noun; word $quantity $whose $known; phrase $colors $owner
piles-of =
    { $case ->
        [gen] { $quantity ->
            [the] карток { $colors_gen } { part-foreign-board }
            [one] карток одного кольору на вибір ({ $colors_nom }) { part-foreign-board }
           *[all] карток усіх стосів { $colors_gen } { part-foreign-board }
        }
        [acc] { $quantity ->
            [the] { $colors_acc } { part-foreign-board }
            [one] { $colors_ins } { part-foreign-board }
           *[all] всі стоси { $colors_gen } { part-foreign-board }
        }
        [dat] { $quantity ->
            [the] { $colors_acc } { part-foreign-board }
            [one] { $colors_ins } { part-foreign-board }
           *[all] усі стоси { $colors_gen } { part-foreign-board }
        }
       *[nom] { $quantity ->
            [the] { $colors_nom } { part-whose-board }
            [one] один колір на вибір ({ $colors_nom }) { part-whose-board }
           *[all] всі стоси { $colors_gen } { part-whose-board }
        }
    }

## Players and their zones.

# noun; word $whose
player =
    { $whose ->
        [you] { $case ->
            [nom] ви
            [dat] { "" }
            [ins] вами
            [loc] вашої
           *[gen] вас
        }
        [me] { $case ->
            [nom] я
            [dat] { "" }
            [ins] мною
            [loc] моєї
           *[gen] мене
        }
       *[their] { $case ->
            [nom] він
            [dat] { "" }
            [acc] його
            [ins] ним
            [loc] його
           *[gen] нього
        }
    }

# noun; number $ordinal; word $known
player-chosen =
    { $case ->
        [nom] { part-chosen-nom }
        [ins] { part-chosen-ins }
        [loc] { "" }
       *[gen] { part-chosen-gen }
    }

part-chosen-nom =
    { $known ->
        [no] { part-ordinal-m-nom } вибраний гравець
       *[that] цей гравець
    }

part-chosen-gen =
    { $known ->
        [no] { part-ordinal-m-gen } вибраного гравця
       *[that] цього гравця
    }

part-chosen-ins =
    { $known ->
        [no] { part-ordinal-m-ins } вибраним гравцем
       *[that] цим гравцем
    }

# noun; word $whose $form
players =
    { $form ->
        [one] { $case ->
            [nom] { part-player-nom }
            [acc] { part-player-gen }
            [ins] { part-player-ins }
            [loc] { "" }
           *[gen] будь-якого { part-player-gen }
        }
        [each] { $case ->
            [nom] кожен { part-player-nom }
            [ins] кожним { part-player-ins }
            [loc] { "" }
           *[gen] кожного { part-player-gen }
        }
       *[all] { $case ->
            [nom] усі { $whose ->
                [opponents] суперники
                [others] інші гравці
               *[all] гравці
            }
            [ins] усіма { $whose ->
                [opponents] суперниками
                [others] іншими гравцями
               *[all] гравцями
            }
            [loc] { "" }
           *[gen] усіх { $whose ->
                [opponents] суперників
                [others] інших гравців
               *[all] гравців
            }
        }
    }

part-player-nom =
    { $whose ->
        [opponents] суперник
        [others] інший гравець
       *[all] гравець
    }

part-player-gen =
    { $whose ->
        [opponents] суперника
        [others] іншого гравця
       *[all] гравця
    }

part-player-ins =
    { $whose ->
        [opponents] суперником
        [others] іншим гравцем
       *[all] гравцем
    }

# noun; phrase $players; word $who
players-who =
    { $case ->
        [dat] { $players_gen }, { $who },
        [loc] { "" }
       *[nom] { $players }, { $who }
    }

# noun; phrase $players
players-team =
    { $case ->
        [nom] гравці { $players_loc } команди { $players_dat }
        [acc] гравців { $players_loc } команди { $players_dat }
        [ins] гравцями { $players_loc } команди { $players_dat }
        [loc] { "" }
       *[gen] { $players_loc } команди { $players_dat }
    }

# plain; phrase $object
who-have = у якого { $object_nom }

# plain; text $test
who-for = для якого { $test }

# plain; word $role $whose; phrase $owner
zone-hand =
    { $role ->
        [from] { part-from-hand }
        [of] { part-from-hand }
        [to] { $whose ->
            [you] у свою руку
            [self] у свою руку
            [me] у мою руку
            [their] у його руку
            [opponents] у руки { part-whose }
            [others] у руки { part-whose }
            [all] у руки { part-whose }
           *[owner] в руку { part-whose }
        }
        [have] { $whose ->
            [you] у руці
           *[other] в руці
        }
       *[in] { $whose ->
            [you] у вашій руці
            [me] в моїй руці
            [their] у його руці
            [opponents] в руках { part-whose }
            [others] в руках { part-whose }
            [all] в руках { part-whose }
           *[owner] у руці { part-whose-in }
        }
    }

part-from-hand =
    { $whose ->
        [you] з руки
        [self] зі своєї руки
        [me] з моєї руки
        [their] з його руки
        [opponents] з рук { part-whose }
        [others] з рук { part-whose }
        [all] з рук { part-whose }
       *[owner] з руки { part-whose }
    }

# plain; word $role $whose; phrase $owner
zone-score =
    { $role ->
        [from] { part-from-score }
        [of] { part-from-score }
        [to] { $whose ->
            [you] у свій стос очок
            [self] у свій стос очок
            [me] у мій стос очок
            [their] у його стос очок
            [opponents] у стоси очок { part-whose }
            [others] у стоси очок { part-whose }
            [all] у стоси очок { part-whose }
           *[owner] у стос очок { part-whose }
        }
        [have] у стосі очок
       *[in] { $whose ->
            [you] у вашому стосі очок
            [me] в моєму стосі очок
            [their] у його стосі очок
            [opponents] у стосах очок { part-whose }
            [others] у стосах очок { part-whose }
            [all] у стосах очок { part-whose }
           *[owner] у стосі очок { part-whose-in }
        }
    }

part-from-score =
    { $whose ->
        [you] зі свого стосу очок
        [self] зі свого стосу очок
        [me] з мого стосу очок
        [their] з його стосу очок
        [opponents] зі стосів очок { part-whose }
        [others] зі стосів очок { part-whose }
        [all] зі стосів очок { part-whose }
       *[owner] зі стосу очок { part-whose }
    }

# plain; word $role $whose; phrase $owner
zone-board =
    { $role ->
        [from] { part-from-board }
        [of] { part-from-board }
        [to] { $whose ->
            [you] у свою ігрову зону
            [self] у свою ігрову зону
            [me] у мою ігрову зону
            [their] у його ігрову зону
            [opponents] в ігрові зони { part-whose }
            [others] в ігрові зони { part-whose }
            [all] в ігрові зони { part-whose }
           *[owner] в ігрову зону { part-whose }
        }
        [have] в ігровій зоні
       *[in] { part-whose-board }
    }

part-from-board =
    { $whose ->
        [you] зі своєї ігрової зони
        [self] зі своєї ігрової зони
        [me] з моєї ігрової зони
        [their] з його ігрової зони
        [opponents] з ігрових зон { part-whose }
        [others] з ігрових зон { part-whose }
        [all] з ігрових зон { part-whose }
       *[owner] з ігрової зони { part-whose }
    }

# plain; word $role $whose; phrase $owner
zone-achievements =
    { $role ->
        [from] { part-from-achievements }
        [of] { part-from-achievements }
        [to] { $whose ->
            [you] у свій стос досягнень
            [self] у свій стос досягнень
            [me] у мій стос досягнень
            [their] у його стос досягнень
            [opponents] у стоси досягнень { part-whose }
            [others] у стоси досягнень { part-whose }
            [all] у стоси досягнень { part-whose }
           *[owner] у стос досягнень { part-whose }
        }
        [have] { "" }
       *[in] { $whose ->
            [you] у вашому стосі досягнень
            [me] в моєму стосі досягнень
            [their] у його стосі досягнень
            [opponents] у стосах досягнень { part-whose }
            [others] у стосах досягнень { part-whose }
            [all] у стосах досягнень { part-whose }
           *[owner] у стосі досягнень { part-whose-in }
        }
    }

part-from-achievements =
    { $whose ->
        [you] зі свого стосу досягнень
        [self] зі свого стосу досягнень
        [me] з мого стосу досягнень
        [their] з його стосу досягнень
        [opponents] зі стосів досягнень { part-whose }
        [others] зі стосів досягнень { part-whose }
        [all] зі стосів досягнень { part-whose }
       *[owner] зі стосу досягнень { part-whose }
    }

# plain; number $value
source-deck = з колоди [{ $value }]

# plain; phrase $value
source-deck-of = з колоди { $value_gen }

# plain; phrase $cards
source-above = безпосередньо поверх { $cards_gen }

## Cards.

# noun; word $quantity $comparison $number $rank $end $head $related $brief $single $possessive $plain $role $place $age $whose; number $count $most $ends $value; phrase $amount $colors $others $owner $deck; text $filters $relations $source $after
cards =
    { $quantity ->
        [which] { part-which }
       *[other] { $case ->
            [loc] { part-cards-stated } { $after }
            [gen] { part-cards-of } { $after }
            [ins] в очки { part-cards-object } { $after }
            [nom] { part-cards-subject } { $after }
           *[acc] { part-cards-object } { $after }
        }
    }

# A question asks for these in three pieces, so that the verb can stand between them: «яку картку» (acc), «з руки» (gen) and «Вона має
# бути кольору, якого немає у вашій ігровій зоні.» (loc).
part-which =
    { $case ->
        [gen] { part-there }
        [loc] { $related ->
            [yes] { $brief ->
                [yes] { "" }
               *[no] { part-which-must }
            }
           *[no] { "" }
        }
       *[acc] { part-which-card } { part-which-brief } { $after }
    }

part-which-card =
    { $number ->
        [one] { $head ->
            [card] яку { part-which-one }
           *[other] яке { part-which-one }
        }
       *[many] { $head ->
            [card] яку { part-which-many }
           *[other] яке { part-which-many }
        }
    }

part-which-one = { part-owner-acc } { part-rank-one-acc } { part-end-one-acc } { $others_acc } { $colors_acc } { part-head-acc } { part-owner-tail } { $filters }

# «Зі своїх найцінніших карток».
part-which-many =
    { part-which-from } { part-owner-many-gen } { part-rank-many-gen } { part-end-many-gen } { $others_gen } { $colors_gen } { part-head-many-gen } { part-owner-tail } { $filters }

part-which-from =
    { $possessive ->
        [yes] { $whose ->
            [you] зі
           *[other] з
        }
       *[no] з
    }

part-which-brief =
    { $brief ->
        [yes] { $relations }
       *[no] { "" }
    }

part-which-must =
    { $head ->
        [card] Вона має бути { $relations }.
       *[other] Воно має бути { $relations }.
    }

# The place behind the cards; none if the owner has been said already: «свою верхню картку».
part-there =
    { $possessive ->
        [yes] { "" }
       *[no] { $source }
    }

# The place stands first where much follows the noun, and before «будь-яку кількість карток», as in the book.
part-cards-object =
    { $possessive ->
        [yes] { part-cards-acc }
       *[no] { $related ->
            [yes] { $brief ->
                [yes] { part-cards-then-place }
               *[no] { part-place-then-cards }
            }
           *[no] { part-cards-then-place }
        }
    }

part-place-then-cards =
    { $quantity ->
        [all-but-one] { part-cards-acc }
        [all-but-ends] { part-cards-acc }
        [half-down] { part-cards-acc }
        [half-up] { part-cards-acc }
        [all] { $source } { $place ->
            [score] усі
            [achievements] усі
           *[other] всі
        } { part-all-what }
       *[other] { $source } { part-cards-acc }
    }

part-cards-then-place =
    { $quantity ->
        [all-but-one] { part-cards-acc }
        [all-but-ends] { part-cards-acc }
        [half-down] { part-cards-acc }
        [half-up] { part-cards-acc }
        [any-number] { part-place-and-cards }
        [as-many] { $source } { part-cards-acc }
        [up-to-as-many] { $source } { part-cards-acc }
        [one] { part-few-and-place }
        [number] { part-few-and-place }
        [up-to] { part-place-and-cards }
        [between] { part-few-and-place }
        [all] { part-cards-acc } { part-from-whole }
       *[other] { part-cards-acc } { $source }
    }

# «Всі [3]» have named the deck.
part-from-whole =
    { $plain ->
        [yes] { $age ->
            [fixed] з відповідної колоди
           *[none] { $source }
        }
       *[no] { $source }
    }

# «З руки щонайбільше три картки», but «в очки щонайбільше три картки з руки».
part-place-and-cards =
    { $case ->
        [ins] { part-cards-acc } { $source }
       *[acc] { $source } { part-cards-acc }
    }

# «Картку з руки», but «з руки [3]» and «з руки картку із [замок]»; with «в очки» the card stands first.
part-few-and-place =
    { $plain ->
        [yes] { part-cards-acc } { $source }
       *[no] { $rank ->
            [none] { $end ->
                [none] { $place ->
                    [hand] { $case ->
                        [ins] { part-cards-acc } { part-own-hand }
                       *[acc] { $source } { part-cards-acc }
                    }
                    [score] { $source } { part-cards-acc }
                   *[other] { part-cards-acc } { $source }
                }
               *[other] { part-cards-acc } { $source }
            }
           *[other] { part-cards-acc } { $source }
        }
    }

part-own-hand =
    { $whose ->
        [you] зі своєї руки
       *[owner] { $source }
    }

part-cards-acc =
    { $quantity ->
        [one] { part-one-acc }
        [number] { part-counted }
        [as-many] стільки { part-many-gen }, скільки становить { $amount_nom }
        [up-to] { $count ->
            [1] щонайбільше { part-single-acc } з { part-many-gen }
           *[other] щонайбільше { part-counted }
        }
        [up-to-as-many] щонайбільше стільки { part-many-gen }, скільки становить { $amount_nom }
        [between] { part-count-f-acc } або { part-most } { $most ->
            [few] { part-many-nom }
           *[many] { part-many-gen }
        }
        [any-number] будь-яку кількість { part-many-gen }
        [all] { part-all-acc }
        [of-each-color] { part-one-acc }
        [of-each-board] { part-one-acc }
        [all-but-ends] { part-all }, крім { part-ends-but }, { part-whole-many } { part-there }
        [all-but-one] { part-all }, крім { part-single-gen }, { part-many-nom } { part-there }
        [half-down] половину { part-many-gen } { part-there } з округленням униз
        [half-up] половину { part-many-gen } { part-there } з округленням угору
        [the] { $number ->
            [one] { part-one-acc }
           *[many] { part-ends }
        }
        [bare] { part-many-nom }
        [each] { $count ->
            [1] { $head ->
                [card] кожну { part-one-acc }
               *[other] кожне { part-one-acc }
            }
           *[other] кожні { part-counted }
        }
       *[compared] { part-compared }
    }

# «Всі [3] з відповідної колоди», as the book says of a whole deck.
part-all-acc = { part-all } { part-all-what }

part-all-what =
    { $plain ->
        [yes] { $place ->
            [deck] { $age ->
                [fixed] { $deck_nom }
               *[value] картки
            }
           *[other] { part-many-nom }
        }
       *[no] { part-many-nom }
    }

part-cards-subject =
    { $role ->
        [have] { $end ->
            [none] { $source } { part-have-there }
           *[other] { part-have-there }
        }
       *[in] { part-cards-nom }
    }

# «У вашій руці щонайменше вісім карток», «у вашій ігровій зоні є щонайменше десять зелених карток».
part-cards-stated =
    { $place ->
        [hand] у вашій руці { $quantity ->
            [compared] { part-compared }
           *[one] { part-have-there }
        }
        [score] у вашому стосі очок { part-have-there }
        [board] { $end ->
            [none] у вашій ігровій зоні { part-have-there }
           *[other] у вас { part-have-there }
        }
       *[other] у вас { part-have-there } { $source }
    }

part-have-there =
    { $quantity ->
        [compared] { $count ->
            [0] { $comparison ->
                [equal] { part-compared }
               *[other] є { part-compared }
            }
           *[other] є { part-compared }
        }
        [one] є { part-one-nom }
       *[other] { part-cards-acc }
    }

part-cards-nom =
    { $quantity ->
        [one] { part-one-nom } { part-there }
        [of-each-color] { part-one-nom } { part-there }
        [of-each-board] { part-one-nom } { part-there }
        [bare] { part-many-gen } { part-there }
        [the] { $number ->
            [one] { part-one-nom } { part-there }
           *[many] { part-ends } { part-there }
        }
        [half-down] половина { part-many-gen } { part-there } з округленням униз
        [half-up] половина { part-many-gen } { part-there } з округленням угору
        [all-but-ends] { part-cards-acc }
        [all-but-one] { part-cards-acc }
       *[other] { part-cards-acc } { part-there }
    }

part-cards-of =
    { $quantity ->
        [all-but-ends] { part-of-cards }
        [all-but-one] { part-of-cards }
        [half-down] { part-of-cards }
        [half-up] { part-of-cards }
       *[other] { $related ->
            [yes] { $brief ->
                [yes] { part-of-cards } { part-there }
               *[no] { part-there } { part-of-cards }
            }
           *[no] { part-of-cards } { part-there }
        }
    }

part-of-cards =
    { $quantity ->
        [one] { part-one-gen }
        [number] { part-count-gen } { part-many-gen }
        [as-many] стількох { part-many-gen }, скільки становить { $amount_nom },
        [up-to] щонайбільше { part-count-gen } { part-many-gen }
        [up-to-as-many] щонайбільше стількох { part-many-gen }, скільки становить { $amount_nom },
        [between] { part-count-gen } або { $most } { part-many-gen }
        [any-number] будь-якої кількості { part-many-gen }
        [all] усіх { part-many-gen }
        [of-each-color] { part-one-gen }
        [of-each-board] { part-one-gen }
        [all-but-ends] усіх, крім { part-ends-but }, { part-whole-many-gen } { part-there }
        [all-but-one] усіх, крім { part-single-gen }, { part-many-gen } { part-there }
        [half-down] половини { part-many-gen } { part-there } з округленням униз
        [half-up] половини { part-many-gen } { part-there } з округленням угору
        [the] { $number ->
            [one] { part-one-gen }
           *[many] { $ends ->
                [1] { part-many-gen }
               *[other] { part-ends-count-gen } { part-many-gen }
            }
        }
        [each] { $count ->
            [1] { $head ->
                [card] кожної { part-one-gen }
               *[other] кожного { part-one-gen }
            }
           *[other] кожних { part-count-gen } { part-many-gen }
        }
       *[compared] { part-many-gen }
    }

part-ends-but =
    { $ends ->
        [1] { part-end-one-gen }
       *[other] { part-ends-count-gen } { part-end-many-gen }
    }

part-whole-many = { part-owner-many } { part-rank-many-nom } { $others_nom } { $colors_nom } { part-head-many-nom } { part-owner-tail } { $filters } { $relations }

part-whole-many-gen = { part-owner-many-gen } { part-rank-many-gen } { $others_gen } { $colors_gen } { part-head-many-gen } { part-owner-tail } { $filters } { $relations }

# Whose top or bottom cards they are, if that says enough: «свою верхню картку».
part-owner-nom =
    { $possessive ->
        [yes] { $whose ->
            [you] ваша
            [me] моя
            [their] його
           *[owner] { "" }
        }
       *[no] { "" }
    }

part-owner-acc =
    { $possessive ->
        [yes] { $whose ->
            [you] свою
            [me] мою
            [their] його
           *[owner] { "" }
        }
       *[no] { "" }
    }

part-owner-gen =
    { $possessive ->
        [yes] { $whose ->
            [you] вашої
            [me] моєї
            [their] його
           *[owner] { "" }
        }
       *[no] { "" }
    }

part-owner-many =
    { $possessive ->
        [yes] { $whose ->
            [you] { $case ->
                [nom] ваші
               *[acc] свої
            }
            [me] мої
            [their] його
           *[owner] { "" }
        }
       *[no] { "" }
    }

part-owner-many-gen =
    { $possessive ->
        [yes] { $whose ->
            [you] { $case ->
                [nom] ваших
                [gen] ваших
               *[acc] своїх
            }
            [me] моїх
            [their] його
           *[owner] { "" }
        }
       *[no] { "" }
    }

part-owner-tail =
    { $possessive ->
        [yes] { $whose ->
            [you] { "" }
            [me] { "" }
            [their] { "" }
           *[owner] { $owner_gen }
        }
       *[no] { "" }
    }

# «Щонайменше вісім карток».
part-compared =
    { $count ->
        [0] { $comparison ->
            [equal] немає { part-many-gen }
           *[other] { part-comparison } 0 { part-many-gen }
        }
        [1] { part-comparison } { $head ->
            [card] одна
           *[other] одне
        } { part-lone-nom }
        [few] { part-comparison } { part-count-head } { part-many-nom }
       *[many] { part-comparison } { part-count-head } { part-many-gen }
    }

part-counted =
    { $count ->
        [few] { part-count-head } { part-many-nom }
       *[many] { part-count-head } { part-many-gen }
    }

part-count-head =
    { $head ->
        [card] { part-count-f }
       *[other] { part-count-m }
    }

part-single-acc =
    { $head ->
        [card] одну
       *[other] одне
    }

part-single-gen =
    { $head ->
        [card] однієї
       *[other] одного
    }

# «Чотири верхні картки».
part-ends =
    { $ends ->
        [1] { part-many-nom }
        [2] дві { part-many-nom }
        [3] три { part-many-nom }
        [4] чотири { part-many-nom }
        [5] п’ять { part-many-gen }
        [6] шість { part-many-gen }
       *[other] { $ends } { part-many-gen }
    }

part-ends-count-gen =
    { $ends ->
        [2] двох
        [3] трьох
        [4] чотирьох
        [5] п’яти
        [6] шести
       *[other] { $ends }
    }

part-one-nom = { part-owner-nom } { part-rank-one-nom } { part-end-one-nom } { $others_nom } { $colors_nom } { part-head-nom } { part-owner-tail } { $filters } { part-of-each-color } { $relations }

part-one-acc = { part-owner-acc } { part-rank-one-acc } { part-end-one-acc } { $others_acc } { $colors_acc } { part-head-acc } { part-owner-tail } { $filters } { part-of-each-color } { $relations }

part-one-gen = { part-owner-gen } { part-rank-one-gen } { part-end-one-gen } { $others_gen } { $colors_gen } { part-head-gen } { part-owner-tail } { $filters } { part-of-each-color } { $relations }

# «Верхню картку з ефектом-вимогою кожного кольору»: it is the card that has it, and not the color.
part-of-each-color =
    { $quantity ->
        [of-each-color] кожного кольору
       *[other] { "" }
    }

# One card whose colors come in the plural.
part-lone-nom = { part-rank-one-nom } { part-end-one-nom } { $others_loc } { $colors_loc } { part-head-nom } { $filters } { $relations }

part-many-nom = { part-owner-many } { part-rank-many-nom } { part-end-many-nom } { $others_nom } { $colors_nom } { part-head-many-nom } { part-owner-tail } { $filters } { $relations }

part-many-gen = { part-owner-many-gen } { part-rank-many-gen } { part-end-many-gen } { $others_gen } { $colors_gen } { part-head-many-gen } { part-owner-tail } { $filters } { $relations }

# noun; phrase $colors $names
not-colors = не{ $colors }

part-rank-one-nom =
    { $rank ->
        [none] { "" }
        [highest] { $head ->
            [card] найцінніша
           *[other] найцінніше
        }
       *[lowest] { $head ->
            [card] найменш цінна
           *[other] найменш цінне
        }
    }

part-rank-one-acc =
    { $rank ->
        [none] { "" }
        [highest] { $head ->
            [card] найціннішу
           *[other] найцінніше
        }
       *[lowest] { $head ->
            [card] найменш цінну
           *[other] найменш цінне
        }
    }

part-rank-one-gen =
    { $rank ->
        [none] { "" }
        [highest] { $head ->
            [card] найціннішої
           *[other] найціннішого
        }
       *[lowest] { $head ->
            [card] найменш цінної
           *[other] найменш цінного
        }
    }

part-rank-many-nom =
    { $rank ->
        [none] { "" }
        [highest] найцінніші
       *[lowest] найменш цінні
    }

part-rank-many-gen =
    { $rank ->
        [none] { "" }
        [highest] найцінніших
       *[lowest] найменш цінних
    }

part-end-one-nom =
    { $end ->
        [none] { "" }
        [top] верхня
       *[bottom] нижня
    }

part-end-one-acc =
    { $end ->
        [none] { "" }
        [top] верхню
       *[bottom] нижню
    }

part-end-one-gen =
    { $end ->
        [none] { "" }
        [top] верхньої
       *[bottom] нижньої
    }

part-end-many-nom =
    { $end ->
        [none] { "" }
        [top] верхні
       *[bottom] нижні
    }

part-end-many-gen =
    { $end ->
        [none] { "" }
        [top] верхніх
       *[bottom] нижніх
    }

part-head-nom =
    { $head ->
        [available] доступне досягнення
        [achievement] досягнення
       *[card] { $value ->
            [0] картка
           *[other] [{ $value }]
        }
    }

part-head-acc =
    { $head ->
        [available] доступне досягнення
        [achievement] досягнення
       *[card] { $value ->
            [0] картку
           *[other] [{ $value }]
        }
    }

part-head-gen =
    { $head ->
        [available] доступного досягнення
        [achievement] досягнення
       *[card] { $value ->
            [0] картки
           *[other] [{ $value }]
        }
    }

part-head-many-nom =
    { $head ->
        [available] доступні досягнення
        [achievement] досягнення
       *[card] { $value ->
            [0] картки
           *[other] [{ $value }]
        }
    }

part-head-many-gen =
    { $head ->
        [available] доступних досягнень
        [achievement] досягнень
       *[card] { $value ->
            [0] карток
           *[other] [{ $value }]
        }
    }

# plain; phrase $icon
filter-with = з { $icon_ins }

# plain; phrase $icon
filter-without = без { $icon_gen }

# plain
filter-demand = з ефектом-вимогою

# plain; phrase $colors; word $known
filter-color = { $colors_gen }

# plain; word $state $whose; text $icon $board
filter-piles = кольору { part-state-gen } { $board }

# plain; word $state $whose; text $icon $board
filter-not-piles =
    { $state ->
        [present] кольору, якого немає { $board }
        [splayed] кольору, не розгорнутого { $board }
        [left] кольору, не розгорнутого ліворуч { $board }
        [right] кольору, не розгорнутого праворуч { $board }
        [up] кольору, не розгорнутого догори { $board }
        [aslant] кольору, не розгорнутого навскіс { $board }
        [none] кольору, розгорнутого { $board }
       *[showing] кольору без { $icon } { $board }
    }

# plain; phrase $cards; word $known
filter-same-color =
    { $known ->
        [it] того самого кольору
        [that] цього кольору
       *[no] кольору { $cards_gen }
    }

# plain; phrase $colors
filter-not-color = не { $colors_gen }

# plain; phrase $values $numbers
filter-value = зі значенням { $numbers_loc }

# plain; phrase $value $card; word $comparison $like
filter-valued =
    { $like ->
        [it] з таким самим { part-or-beyond } значенням
        [that] з цим { part-or-beyond } значенням
        [card] { $comparison ->
            [equal] такого самого значення, як { $card_nom }
            [at-most] зі значенням не більшим, ніж у { $card_gen }
           *[at-least] зі значенням не меншим, ніж у { $card_gen }
        }
       *[value] { $comparison ->
            [equal] зі значенням { $value_loc }
            [at-most] зі значенням { $value_loc } або меншим
           *[at-least] зі значенням { $value_loc } або більшим
        }
    }

part-or-beyond =
    { $comparison ->
        [equal] { "" }
        [at-most] або меншим
       *[at-least] або більшим
    }

# plain; number $ordinal; word $known
filter-chosen-value =
    { $known ->
        [no] з { part-ordinal-m-ins } вибраним значенням
       *[that] з цим значенням
    }

# plain; phrase $cards; word $known
filter-same-value =
    { $known ->
        [it] з таким самим значенням
        [that] з цим значенням
       *[no] з таким самим значенням, як у { $cards_gen }
    }

# plain; phrase $cards
filter-except = (крім { $cards_gen })

# plain; phrase $cards; word $comparison
filter-value-than =
    { $comparison ->
        [equal] з таким самим значенням, як у { $cards_gen }
        [unequal] з іншим значенням, ніж у { $cards_gen }
        [less] зі значенням меншим, ніж у { $cards_gen }
        [at-most] зі значенням не більшим, ніж у { $cards_gen }
        [more] зі значенням більшим, ніж у { $cards_gen }
       *[at-least] зі значенням не меншим, ніж у { $cards_gen }
    }

# plain
filter-candidate-color = того самого кольору

# plain
filter-candidate-value = з таким самим значенням

# plain; text $test
filter-where = (за умови, що { $test })

# noun; phrase $value
value-or-less =
    { $case ->
        [dat] { $value_dat } або меншим
        [loc] { $value_loc } або меншим
       *[nom] { $value } або менше
    }

# noun; phrase $value
value-or-more =
    { $case ->
        [dat] { $value_dat } або більшим
        [loc] { $value_loc } або більшим
       *[nom] { $value } або більше
    }

# noun; number $value
plain-value = { $value }

# noun; word $verb $number $form $known; number $ordinal
named =
    { $known ->
        [it] { $number ->
            [one] { part-it }
           *[many] { part-them }
        }
        [second] { $case ->
            [nom] друга картка
            [gen] другої картки
            [ins] другу картку в очки
           *[acc] другу картку
        }
       *[no] { $number ->
            [one] { $case ->
                [nom] { part-ordinal-f-nom } { part-named-verb }а картка
                [gen] { part-ordinal-f-gen } { part-named-verb }ої картки
                [ins] в очки { part-ordinal-f-acc } { part-named-verb }у картку
               *[acc] { part-ordinal-f-acc } { part-named-verb }у картку
            }
           *[many] { $case ->
                [gen] { part-ordinal-many-gen } { part-named-verb }их карток
                [ins] в очки { part-ordinal-many-nom } { part-named-verb }і картки
               *[nom] { part-ordinal-many-nom } { part-named-verb }і картки
            }
        }
    }

part-it =
    { $case ->
        [nom] вона
        [gen] неї
        [ins] її в очки
       *[acc] її
    }

part-them =
    { $case ->
        [nom] вони
        [gen] них
        [ins] їх в очки
       *[acc] їх
    }

part-named-verb =
    { $verb ->
        [drawn] добран
        [melded] розігран
        [tucked] підсунут
        [scored] зарахован
        [returned] повернен
        [revealed] розкрит
        [transferred] переміщен
        [junked] скинут
        [removed] вилучен
       *[chosen] вибран
    }

# noun; word $verb $known; number $ordinal $count
named-each =
    { $known ->
        [it] { $count ->
            [1] кожну { part-named-verb }у
            [few] кожні { part-count-f } { part-named-verb }і
           *[many] кожні { part-count-f } { part-named-verb }их
        }
       *[no] { $count ->
            [1] кожну { part-ordinal-f-acc } { part-named-verb }у картку
            [few] кожні { part-count-f } { part-ordinal-many-nom } { part-named-verb }і картки
           *[many] кожні { part-count-f } { part-ordinal-many-gen } { part-named-verb }их карток
        }
    }

# noun; text $name
card-by-name =
    { $case ->
        [nom] «{ $name }»
        [gen] картки «{ $name }»
        [ins] в очки картку «{ $name }»
       *[acc] картку «{ $name }»
    }

# noun; text $name; word $known
this-card =
    { $known ->
        [it] { part-it }
       *[no] { $case ->
            [nom] «{ $name }»
            [gen] картки «{ $name }»
            [ins] в очки картку «{ $name }»
           *[acc] картку «{ $name }»
        }
    }

# noun; word $number
other-cards =
    { $number ->
        [one] { $case ->
            [nom] інша
            [gen] іншої
            [ins] в очки іншу
           *[acc] іншу
        }
       *[many] { $case ->
            [nom] решта
            [gen] решти
            [ins] в очки решту
           *[acc] решту
        }
    }

# noun
card-beneath =
    { $case ->
        [nom] картка, що лежала під нею
        [gen] картки, що лежала під нею
        [ins] в очки картку, що лежала під нею
       *[acc] картку, що лежала під нею
    }

# noun
cards-beneath =
    { $case ->
        [gen] усіх карток під нею
        [ins] в очки всі картки під нею
        [dat] усі картки під нею
       *[nom] всі картки під нею
    }

# noun
rest-of-pile =
    { $case ->
        [nom] решта того стосу
        [gen] решти того стосу
        [ins] в очки решту того стосу
       *[acc] решту того стосу
    }

# noun
candidate = { part-it }

# noun; phrase $set; text $filters
set = { $set } { $filters }

# noun; word $quantity $comparison $rank; number $count $most; phrase $amount $set; text $filters
set-part =
    { $quantity ->
        [which] { part-set-which }
       *[other] { part-set-any }
    }

# In a question all of it stands before the verb.
part-set-which =
    { $case ->
        [gen] { "" }
        [loc] { "" }
       *[acc] яку з { part-rank-many-gen } { $set_gen } { $filters }
    }

part-set-any =
    { $case ->
        [nom] { part-set-nom }
        [gen] { part-set-gen }
        [ins] в очки { part-set-acc }
       *[acc] { part-set-acc }
    }

part-set-of = з { $set_gen } { $filters }

part-set-rank-nom =
    { $rank ->
        [none] одна
        [highest] найцінніша
       *[lowest] найменш цінна
    }

part-set-rank-acc =
    { $rank ->
        [none] одну
        [highest] найціннішу
       *[lowest] найменш цінну
    }

part-set-rank-gen =
    { $rank ->
        [none] однієї
        [highest] найціннішої
       *[lowest] найменш цінної
    }

part-set-nom =
    { $quantity ->
        [one] { part-set-rank-nom } { part-set-of }
        [the] { part-set-rank-nom } { part-set-of }
        [any-number] будь-яка кількість карток { part-set-of }
        [half-down] половина { $set_gen } { $filters } з округленням униз
        [half-up] половина { $set_gen } { $filters } з округленням угору
        [bare] жодної { part-set-of }
       *[other] { part-set-acc }
    }

part-set-acc =
    { $quantity ->
        [one] { part-set-rank-acc } { part-set-of }
        [the] { part-set-rank-acc } { part-set-of }
        [number] { part-set-counted } { part-set-of }
        [as-many] стільки { part-rank-many-gen } { part-set-of }, скільки становить { $amount_nom }
        [up-to] щонайбільше { $count ->
            [1] { part-set-rank-acc }
           *[other] { part-set-counted }
        } { part-set-of }
        [up-to-as-many] щонайбільше стільки { part-rank-many-gen } { part-set-of }, скільки становить { $amount_nom }
        [between] { part-count-f-acc } або { part-most } { $most ->
            [few] { part-rank-many-nom }
           *[many] { part-rank-many-gen }
        } { part-set-of }
        [any-number] будь-яку кількість карток { part-set-of }
        [all] всі { part-rank-many-nom } { part-set-of }
        [all-but-one] { $set_acc } { $filters }, крім однієї
        [half-down] половину { $set_gen } { $filters } з округленням униз
        [half-up] половину { $set_gen } { $filters } з округленням угору
        [bare] { part-rank-many-nom } { part-set-of }
        [each] { $count ->
            [1] кожну { part-set-of }
           *[other] кожні { part-set-counted } { part-set-of }
        }
       *[compared] { part-comparison } { part-set-counted } { part-set-of }
    }

part-set-gen =
    { $quantity ->
        [one] { part-set-rank-gen } { part-set-of }
        [the] { part-set-rank-gen } { part-set-of }
        [number] { part-count-gen } { part-rank-many-gen } { part-set-of }
        [any-number] будь-якої кількості карток { part-set-of }
        [all] усіх { part-rank-many-gen } { part-set-of }
        [all-but-one] { $set_gen } { $filters }, крім однієї
        [half-down] половини { $set_gen } { $filters } з округленням униз
        [half-up] половини { $set_gen } { $filters } з округленням угору
        [bare] { part-rank-many-gen } { part-set-of }
       *[other] { part-set-acc }
    }

part-set-counted =
    { $count ->
        [1] { part-count-f }
        [few] { part-count-f } { part-rank-many-nom }
       *[many] { part-count-f } { part-rank-many-gen }
    }

# noun; word $end; phrase $piles $amount
set-ends =
    { $case ->
        [gen] такої кількості { part-end-many-gen } { $piles_gen }, що дорівнює { $amount_dat }
        [ins] в очки стільки { part-end-many-gen } { $piles_gen }, скільки становить { $amount_nom }
       *[nom] стільки { part-end-many-gen } { $piles_gen }, скільки становить { $amount_nom }
    }

# noun; number $value $count; word $each
drawn-fixed =
    { $count ->
        [1] { $listed ->
            [yes] одну [{ $value }]
           *[no] { part-apiece } [{ $value }]
        }
       *[other] { part-apiece } { part-count-f } [{ $value }]
    }

part-apiece =
    { $each ->
        [yes] по
       *[no] { "" }
    }

# noun; phrase $value $card; word $like $each; number $count
drawn-valued =
    { $like ->
        [it] { part-drawn-cards } з таким самим значенням
        [that] { part-drawn-cards } з цим значенням
        [card] { part-drawn-cards } такого самого значення, як { $card_nom }
       *[value] { part-drawn-cards } зі значенням { $value_loc }
    }

# noun; phrase $value $card $more; word $like $each; number $count
drawn-higher = { part-drawn-cards } зі значенням на { $more_acc } більшим{ part-drawn-than }

part-drawn-than =
    { $like ->
        [it] { "" }
        [that] {" "}за це
        [card] , ніж у { $card_gen }
       *[value] {" "}за { $value_acc }
    }

part-drawn-cards =
    { $count ->
        [1] { $each ->
            [yes] по картці
           *[no] картку
        }
        [few] { part-apiece } { part-count-f } картки
       *[many] { part-apiece } { part-count-f } карток
    }

## Numbers.

part-amount =
    { $case ->
        [gen] кількості
        [dat] кількості
        [ins] подвоєна кількість
        [loc] , що дорівнює кількості
       *[nom] кількість
    }

# noun; number $count
number-fixed =
    { $case ->
        [ins] подвоєне число { $count }
       *[nom] { $count }
    }

# noun; phrase $cards; word $known
number-count =
    { $known ->
        [it] { $case ->
            [gen] їхньої кількості
            [dat] їхній кількості
            [ins] подвоєна їхня кількість
            [loc] , що дорівнює їхній кількості
            [acc] їхню кількість
           *[nom] їхня кількість
        }
       *[no] { part-amount } { $cards_gen }
    }

# noun; phrase $cards; word $known
number-value =
    { $known ->
        [no] { $case ->
            [dat] значенню { $cards_gen }
            [ins] подвоєне значення { $cards_gen }
            [loc] , як у { $cards_gen }
           *[nom] значення { $cards_gen }
        }
        [that] { $case ->
            [gen] цього значення
            [dat] цьому значенню
            [ins] подвоєне це значення
            [loc] , що дорівнює цьому значенню
           *[nom] це значення
        }
       *[it] { $case ->
            [dat] її значенню
            [ins] подвоєне її значення
            [loc] , що дорівнює її значенню
           *[nom] її значення
        }
    }

# noun
value-candidate =
    { $case ->
        [dat] її значенню
        [ins] подвоєне її значення
        [loc] , що дорівнює її значенню
       *[nom] її значення
    }

# noun; number $ordinal; word $known
value-chosen =
    { $known ->
        [no] { $case ->
            [gen] { part-ordinal-m-gen } вибраного значення
            [dat] { part-ordinal-m-dat } вибраному значенню
            [ins] подвоєне { part-ordinal-n-nom } вибране значення
            [loc] , що дорівнює { part-ordinal-m-dat } вибраному значенню
           *[nom] { part-ordinal-n-nom } вибране значення
        }
       *[that] { $case ->
            [gen] цього значення
            [dat] цьому значенню
            [ins] подвоєне це значення
            [loc] , що дорівнює цьому значенню
           *[nom] це значення
        }
    }

# noun; phrase $cards; word $known
number-sum =
    { $known ->
        [it] { part-sum } їхніх значень
       *[no] { part-sum } значень { $cards_gen }
    }

part-sum =
    { $case ->
        [gen] суми
        [dat] сумі
        [acc] суму
        [ins] подвоєна сума
        [loc] , що дорівнює сумі
       *[nom] сума
    }

# noun; phrase $cards
number-values = { part-amount } унікальних значень серед { $cards_gen }

# noun; phrase $colors
number-colors = { part-amount } { $colors_gen }

# noun; text $icon $board
number-icons = { part-amount } { $icon } { $board }

# noun; word $whose; phrase $owner
number-points = { part-amount } { part-whose-points }

# noun; word $whose $verb $cause; phrase $owner; text $name
number-markers = { part-amount } карток, { part-marked-gen } { part-markers-whose } { part-due }

part-due =
    { $cause ->
        [demand] внаслідок вимоги
       *[card] завдяки картці «{ $name }»
    }

# noun; word $whose; phrase $owner
number-card-markers = { part-amount } { part-card-markers } на картці «{ $name }»

part-card-markers =
    { $whose ->
        [you] ваших жетонів
        [me] моїх жетонів
        [their] його жетонів
        [all] жетонів
       *[owner] жетонів { part-whose }
    }

# noun; phrase $left $right
number-plus =
    { $case ->
        [ins] подвоєна сума { $left_gen } і { $right_gen }
       *[nom] { $left } плюс { $right_nom }
    }

# noun; phrase $left $right
number-minus =
    { $case ->
        [ins] подвоєна різниця { $left_gen } і { $right_gen }
       *[nom] { $left } мінус { $right_nom }
    }

# noun; phrase $left $right
number-times =
    { $case ->
        [gen] добутку { $left_gen } і { $right_gen }
        [dat] добутку { $left_gen } і { $right_gen }
        [ins] подвоєний добуток { $left_gen } і { $right_gen }
        [loc] , що дорівнює добутку { $left_gen } і { $right_gen }
       *[nom] добуток { $left_gen } і { $right_gen }
    }

# noun; phrase $amount
number-twice =
    { $case ->
        [nom] { $amount_ins }
        [acc] добуток { $amount_gen } і 2
        [ins] подвоєний добуток { $amount_gen } і 2
        [loc] , що дорівнює добутку { $amount_gen } і 2
       *[gen] добутку { $amount_gen } і 2
    }

# noun; phrase $amount; number $count; word $rounding
number-divided =
    { $rounding ->
        [down] { part-divided } з округленням униз
       *[up] { part-divided } з округленням угору
    }

part-divided =
    { $count ->
        [2] { $case ->
            [gen] половини { $amount_gen }
            [dat] половині { $amount_gen }
            [acc] половину { $amount_gen }
            [ins] подвоєна половина { $amount_gen }
            [loc] , що дорівнює половині { $amount_gen }
           *[nom] половина { $amount_gen }
        }
       *[other] { $case ->
            [gen] частки від ділення { $amount_gen } на { $count }
            [dat] частці від ділення { $amount_gen } на { $count }
            [acc] частку від ділення { $amount_gen } на { $count }
            [ins] подвоєна частка від ділення { $amount_gen } на { $count }
            [loc] , що дорівнює частці від ділення { $amount_gen } на { $count }
           *[nom] частка від ділення { $amount_gen } на { $count }
        }
    }

# plain; text $icon $board; number $count
each-icon =
    { $count ->
        [1] кожен { $icon } { $board }
       *[other] кожні { part-count-m } { $icon } { $board }
    }

# plain; phrase $cards; number $count
each-card = { $cards_acc }

# plain; phrase $cards; number $count; word $known $verb
each-value =
    { $count ->
        [1] кожне унікальне значення серед { part-each-value-of }
        [few] кожні { part-count-m } унікальні значення серед { part-each-value-of }
       *[many] кожні { part-count-m } унікальних значень серед { part-each-value-of }
    }

# The book says again what was done: «серед повернених карток».
part-each-value-of =
    { $known ->
        [it] { $verb ->
            [none] { $cards_gen }
            [chosen] { $cards_gen }
           *[drawn] { part-marked-gen }
        }
       *[no] { $cards_gen }
    }

# plain; word $state $whose; text $icon $board; number $count
each-color =
    { $whose ->
        [you] { part-each-color-yours }
       *[owner] { part-each-color } { $board }
    }

part-each-color-yours =
    { $state ->
        [splayed] { $count ->
            [1] кожен ваш розгорнутий колір
            [few] кожні { part-count-m } ваші розгорнуті кольори
           *[many] кожні { part-count-m } ваших розгорнутих кольорів
        }
       *[other] { $count ->
            [1] кожен ваш колір { part-state-nom }
            [few] кожні { part-count-m } ваші кольори { part-state-many-nom }
           *[many] кожні { part-count-m } ваших кольорів { part-state-many-gen }
        }
    }

part-each-color =
    { $count ->
        [1] кожен колір { part-state-nom }
        [few] кожні { part-count-m } кольори { part-state-many-nom }
       *[many] кожні { part-count-m } кольорів { part-state-many-gen }
    }

# plain; word $state $whose; text $icon $board $missing; number $count
each-color-missing = { part-each-color } { $board }, але не { $missing }

# plain; phrase $colors; number $count
each-of-colors =
    { $count ->
        [1] кожен із { $colors_gen }
       *[other] кожні { part-count-m } з { $colors_gen }
    }

# plain; word $whose; phrase $owner; number $count
each-point =
    { $count ->
        [1] { $whose ->
            [you] кожне ваше очко
            [me] кожне моє очко
            [their] кожне його очко
           *[owner] кожне очко { part-whose }
        }
        [few] кожні { part-count-m } { $whose ->
            [you] ваші очки
            [me] мої очки
            [their] його очки
           *[owner] очки { part-whose }
        }
       *[many] кожні { part-count-m } { part-whose-points }
    }

# noun; text $icon
thing-icons = { $icon }

# noun
thing-points = очок

# noun
thing-achievements = досягнень

# noun; word $state $whose; text $icon $board
thing-colors = кольорів { part-state-many-gen } { $board }

# noun; word $comparison; number $count; text $icon
have-icons =
    { $case ->
        [loc] у вас { part-have-icons }
       *[nom] { part-have-icons }
    }

part-have-icons =
    { $count ->
        [0] { $comparison ->
            [equal] немає { $icon }
           *[other] { part-comparison } 0 { $icon }
        }
       *[other] { part-comparison-count } { $icon }
    }

# noun; word $comparison; number $count
have-points =
    { $case ->
        [loc] у вас { part-have-points }
       *[nom] { part-have-points }
    }

part-have-points =
    { $count ->
        [1] { part-comparison } одне очко
        [few] { part-comparison } { part-count-m } очки
       *[many] { part-comparison } { part-count-m } очок
    }

# noun; word $comparison $state $all; number $count; text $icon $board
have-colors =
    { $case ->
        [loc] у вашій ігровій зоні { $state ->
            [present] є { part-have-colors }
            [splayed] розгорнуто { part-have-colors }
            [left] розгорнуто ліворуч { part-have-colors }
            [right] розгорнуто праворуч { part-have-colors }
            [up] розгорнуто догори { part-have-colors }
            [aslant] розгорнуто навскіс { part-have-colors }
            [none] не розгорнуто { part-have-colors }
           *[showing] є { part-have-colors } з { $icon }
        }
       *[nom] { $board } { $count ->
            [1] { part-have-colors } { part-state-nom }
            [few] { part-have-colors } { part-state-many-nom }
           *[many] { part-have-colors } { part-state-many-gen }
        }
    }

part-have-colors =
    { $count ->
        [1] { part-comparison-all } один колір
        [few] { part-comparison-all } { part-count-m } кольори
       *[many] { part-comparison-all } { part-count-m } кольорів
    }

# «П’ять кольорів»: there are no more.
part-comparison-all =
    { $all ->
        [yes] { $comparison ->
            [equal] { "" }
            [at-least] { "" }
           *[other] { part-comparison }
        }
       *[no] { part-comparison }
    }

# noun; word $comparison; phrase $thing $other
have-than-thing =
    { $case ->
        [loc] у вас { part-than } { $other_gen }
       *[nom] { part-than } { $other_gen }
    }

# noun; word $comparison $whose; phrase $thing $player
have-than-player =
    { $case ->
        [loc] у вас { part-than } { part-than-whom }
       *[nom] { part-than } { part-than-whom }
    }

part-than-whom =
    { $whose ->
        [you] у вас
        [opponents] у всіх суперників
        [others] у всіх інших гравців
        [all] у всіх гравців
       *[owner] у { $player_gen }
    }

## Tests: what stands after «if».

# plain; word $truth
test-did =
    { $truth ->
        [yes] зробили це
       *[no] не зробили цього
    }

# plain; text $test
test-either = виконано хоча б одну з умов: { $test }

# plain; phrase $cards
test-any = є { $cards_nom }

# plain; phrase $cards
test-no = немає { $cards_gen }

# plain; word $verb $number $truth; number $ordinal
test-verb =
    { $truth ->
        [yes] { $number ->
            [one] { part-verb-past } { part-ordinal-f-acc } картку
           *[many] { part-verb-past } принаймні одну
        }
       *[no] { $number ->
            [one] не { part-verb-past } { part-ordinal-f-gen } картки
           *[many] не { part-verb-past } жодної
        }
    }

# plain; word $verb $comparison $most; number $ordinal $count
test-verb-count = { part-verb-past } { $most ->
        [yes] { $comparison ->
            [equal] { "" }
           *[other] { part-comparison }
        }
       *[no] { part-comparison }
    } { part-count-f-acc }

# plain; phrase $cards $icon; word $number $truth
test-with =
    { $number ->
        [one] { $cards_nom } { $truth ->
            [yes] містить { $icon_acc }
           *[no] не містить { $icon_gen }
        }
       *[many] { part-some-of } { $truth ->
            [yes] містить { $icon_acc }
           *[no] містить { $icon_gen }
        }
    }

# plain; phrase $cards $icon; word $number $truth
test-without =
    { $number ->
        [one] { $cards_nom } { $truth ->
            [yes] не містить { $icon_gen }
           *[no] містить { $icon_acc }
        }
       *[many] { $truth ->
            [yes] принаймні одна з { $cards_gen } не містить { $icon_gen }
           *[no] кожна з { $cards_gen } містить { $icon_acc }
        }
    }

# plain; phrase $cards; word $number $truth
test-demand =
    { $number ->
        [one] { $cards_nom } { $truth ->
            [yes] має ефект-вимогу
           *[no] не має ефекту-вимоги
        }
       *[many] { part-some-of } має { $truth ->
            [yes] ефект-вимогу
           *[no] ефекту-вимоги
        }
    }

# plain; phrase $cards $colors; word $number $truth
test-color =
    { $number ->
        [one] { $cards_nom } { part-not } { $colors_nom }
       *[many] { $truth ->
            [yes] серед { $cards_gen } є { $colors_nom }
           *[no] серед { $cards_gen } немає { $colors_gen }
        }
    }

# plain; phrase $cards $colors; word $number $truth
test-of-color =
    { $number ->
        [one] { $cards_nom } { part-not } { $colors_gen }
       *[many] { part-some-of } { $colors_gen }
    }

# plain; phrase $cards; word $number $truth $known $state $whose; text $icon $board
test-color-of-piles =
    { $number ->
        [one] { $known ->
            [it] її колір { part-color-there }
           *[no] колір { $cards_gen } { part-color-there }
        }
       *[many] { part-some-of } кольору { part-state-gen } { $board }
    }

part-color-there =
    { $state ->
        [present] { $truth ->
            [yes] уже є { $board }
           *[no] відсутній { $board }
        }
        [splayed] { $board } { part-not } розгорнуто
        [left] { $board } { part-not } розгорнуто ліворуч
        [right] { $board } { part-not } розгорнуто праворуч
        [up] { $board } { part-not } розгорнуто догори
        [aslant] { $board } { part-not } розгорнуто навскіс
        [none] { $truth ->
            [yes] { $board } не розгорнуто
           *[no] { $board } розгорнуто
        }
       *[showing] { $board } { part-not } містить { $icon }
    }

# plain; phrase $cards $colors; word $number $truth
test-not-color =
    { $number ->
        [one] { $cards_nom } { $truth ->
            [yes] не
           *[no] { "" }
        } { $colors_gen }
       *[many] { $truth ->
            [yes] хоча б одна з { $cards_gen } не { $colors_gen }
           *[no] кожна з { $cards_gen } { $colors_gen }
        }
    }

# plain; phrase $cards $values $numbers; word $number $truth
test-of-value =
    { $number ->
        [one] { $cards_nom } { part-not } має значення { $numbers_nom }
       *[many] { part-some-of } має значення { $numbers_nom }
    }

# plain; phrase $cards $others; word $number $truth
test-except =
    { $number ->
        [one] { $cards_nom } — { $truth ->
            [yes] не { $others_nom }
           *[no] це { $others_nom }
        }
       *[many] { $truth ->
            [yes] хоча б одна з { $cards_gen } — не { $others_nom }
           *[no] кожна з { $cards_gen } — це { $others_nom }
        }
    }

# plain; phrase $cards; word $number $truth; text $test
test-where =
    { $number ->
        [one] { $cards_nom } { part-not } така, що { $test }
       *[many] { part-some-of } така, що { $test }
    }

# plain; phrase $cards $others; word $number $truth
test-among = { $cards_nom } { part-not } є серед { $others_gen }

# plain; phrase $cards $others; word $number $truth
test-same =
    { $truth ->
        [yes] { $cards_nom } — це { $others_nom }
       *[no] { $cards_nom } — це не { $others_nom }
    }

# plain; phrase $cards; word $number $truth
test-on-any-board =
    { $number ->
        [one] { $cards_nom } { $truth ->
            [yes] — чиясь верхня картка
           *[no] не є нічиєю верхньою карткою
        }
       *[many] { $cards_nom } { $truth ->
            [yes] — верхні картки в будь-яких ігрових зонах
           *[no] не є верхніми картками в жодній ігровій зоні
        }
    }

# plain; phrase $cards $icon; word $whose
test-all-with = всі { $cards_nom } містять { $icon_acc }

# plain; phrase $cards; number $value; word $whose
test-all-of-value = всі { $cards_nom } мають значення щонайменше { $value }

# plain; number $count; word $all $state; text $icon
test-only-player = лише у вас в ігровій зоні { $state ->
        [present] є { part-only-colors }
        [showing] є { part-only-colors } з { $icon }
        [splayed] розгорнуто { part-only-colors }
        [left] розгорнуто ліворуч { part-only-colors }
        [right] розгорнуто праворуч { part-only-colors }
        [up] розгорнуто догори { part-only-colors }
        [aslant] розгорнуто навскіс { part-only-colors }
       *[none] не розгорнуто { part-only-colors }
    }

part-only-colors =
    { $all ->
        [yes] всі { part-count-m }
       *[no] рівно { part-count-m }
    } { $count ->
        [1] колір
        [few] кольори
       *[many] кольорів
    }

# plain; phrase $cards; word $truth
test-same-color =
    { $truth ->
        [yes] щонайменше дві з { $cards_gen } одного кольору
       *[no] жодні дві з { $cards_gen } не одного кольору
    }

part-comparison-count =
    { $comparison ->
        [equal] рівно { part-count-m }
        [unequal] не { part-count-m }
        [less] менше { part-count-gen }
        [at-most] щонайбільше { part-count-m }
        [more] більше { part-count-gen }
       *[at-least] щонайменше { part-count-m }
    }

# plain; phrase $cards; word $comparison $known; number $value
test-value =
    { $known ->
        [it] { $comparison ->
            [equal] це [{ $value }]
            [unequal] це не [{ $value }]
            [less] її значення менше за { $value }
            [at-most] її значення — { $value } або менше
            [more] її значення більше за { $value }
           *[at-least] її значення — { $value } або більше
        }
       *[no] { $comparison ->
            [equal] { $cards_nom } — це [{ $value }]
            [unequal] { $cards_nom } — це не [{ $value }]
            [less] значення { $cards_gen } менше за { $value }
            [at-most] { $cards_nom } має значення { $value } або менше
            [more] значення { $cards_gen } більше за { $value }
           *[at-least] { $cards_nom } має значення { $value } або більше
        }
    }

# plain; phrase $piles; word $direction $truth
test-splayed = { $piles_nom } { part-not } розгорнуто { part-direction }

# plain; word $verb $whose $comparison $cause; phrase $owner; number $count; text $name
test-markers =
    { part-due } { part-markers-whose } { $comparison ->
        [none] не { part-marked } жодної картки
        [any] { part-marked } картку
       *[other] { part-marked } { part-comparison } { $count ->
            [1] одну картку
            [few] { part-count-f } картки
           *[many] { part-count-f } карток
        }
    }

part-markers-whose =
    { $whose ->
        [all] { "" }
        [you] вами
        [me] мною
        [their] ним
        [opponents] суперниками
        [others] іншими гравцями
       *[owner] { $owner_ins }
    }

# plain; word $verb $cause; phrase $players; text $name
test-most = { part-due } ви { part-verb-past } більше карток, ніж { $players_nom }

# plain; word $subject; phrase $player $object
test-have =
    { $subject ->
        [you] { $object_loc }
        [me] у мене { $object_nom }
        [their] у нього { $object_nom }
        [owner] у { $player_gen } { $object_nom }
        [every-opponent] в кожного суперника { $object_nom }
        [some-opponent] в когось із суперників { $object_nom }
        [no-opponent] немає суперника, у якого { $object_nom }
        [every-other] в кожного іншого гравця { $object_nom }
        [some-other] в когось з інших гравців { $object_nom }
        [no-other] немає іншого гравця, у якого { $object_nom }
        [every-player] в кожного гравця { $object_nom }
        [some-player] в когось { $object_nom }
        [no-player] немає гравця, у якого { $object_nom }
        [every-of] в кожного з { $player_gen } { $object_nom }
        [some-of] в когось із { $player_gen } { $object_nom }
       *[no-of] немає жодного з { $player_gen }, у якого { $object_nom }
    }

# plain; word $quantifier; phrase $players; text $test
test-players =
    { $quantifier ->
        [every] для { $players_dat } { $test }
        [some] є { $players_nom }, для якого { $test }
       *[no] немає { $players_acc }, для якого { $test }
    }

# plain; phrase $left $right; word $comparison
test-compare =
    { $comparison ->
        [equal] { $left_nom } дорівнює { $right_dat }
        [unequal] { $left_nom } не дорівнює { $right_dat }
        [less] { $left_nom } становить менше ніж { $right_acc }
        [at-most] { $left_nom } не перевищує { $right_gen }
        [more] { $left_nom } перевищує { $right_acc }
       *[at-least] { $left_nom } становить щонайменше { $right_acc }
    }

part-all =
    { $case ->
        [dat] усі
       *[acc] всі
    }
