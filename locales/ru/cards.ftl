# Russian: the texts of the cards. The guide for translators is at the head of the English file.
#
# The words are those of the Russian rulebook (Mir Hobby, 2011): a top card is «активная», the board is «в игре» or somebody’s
# «стопки», a demand is an order behind «Я требую:», [3] is a card of value 3 and feminine. As in the book, cards, piles and scores are
# one’s own if nothing else is said: «переработайте карту с руки», «сдвиньте синюю стопку». Cases and moods that no sentence needs in
# their plain sense serve another end:
#
#   dem  an order behind «либо»: a condition then begins with a comma, «либо, если …»
#   ins  of things that players have: behind «с наибольшим», «влиянием», «количеством карт»; of icons: with the preposition «с»;
#        of a fixed number: so many levels, «уровень», «два уровня»
#   loc  of a number: twice that number
#   dat, ins, loc  of adjectives: nominative, accusative and genitive of one card or pile, however many cards there are
#   dat  of piles: the participle that agrees with them, «сдвинута»
#   ins, loc  of players: what stands before and behind «команды»; loc also behind «для», with a comma after a clause

## Helpers of this file alone.

part-one-f =
    { $count ->
        [1] одна
        [2] две
       *[other] { part-count }
    }

part-one-f-acc =
    { $count ->
        [1] одну
        [2] две
       *[other] { part-count }
    }

part-one-f-gen =
    { $count ->
        [1] одной
       *[other] { part-count-gen }
    }

part-one-m =
    { $count ->
        [1] один
        [2] два
       *[other] { part-count }
    }

part-one-n =
    { $count ->
        [1] одно
        [2] два
       *[other] { part-count }
    }

part-count =
    { $count ->
        [0] ноль
        [3] три
        [4] четыре
        [5] пять
        [6] шесть
        [7] семь
        [8] восемь
        [9] девять
        [10] десять
        [11] одиннадцать
        [12] двенадцать
        [20] двадцать
       *[other] { $count }
    }

part-count-gen =
    { $count ->
        [0] нуля
        [1] одного
        [2] двух
        [3] трёх
        [4] четырёх
        [5] пяти
        [6] шести
        [7] семи
        [8] восьми
        [9] девяти
        [10] десяти
        [11] одиннадцати
        [12] двенадцати
        [20] двадцати
       *[other] { $count }
    }

part-count-dat =
    { $count ->
        [0] нулю
        [1] одному
        [2] двум
        [3] трём
        [4] четырём
        [5] пяти
        [6] шести
        [7] семи
        [8] восьми
        [9] девяти
        [10] десяти
       *[other] { $count }
    }

part-most =
    { $most ->
        [1] одну
        [2] две
        [3] три
        [4] четыре
        [5] пять
       *[other] { $most }
    }

part-ends =
    { $ends ->
        [2] две
        [3] три
        [4] четыре
        [5] пять
        [6] шесть
       *[other] { $ends }
    }

part-ends-gen =
    { $ends ->
        [2] двух
        [3] трёх
        [4] четырёх
        [5] пяти
        [6] шести
       *[other] { $ends }
    }

part-ordinal-f =
    { $ordinal ->
        [0] { "" }
        [1] перв{ part-ending-f }
        [2] втор{ part-ending-f }
        [3] треть{ $case ->
            [nom] я
            [acc] ю
           *[gen] ей
        }
        [4] четвёрт{ part-ending-f }
        [5] пят{ part-ending-f }
       *[other] { $ordinal }-{ $case ->
            [nom] я
            [acc] ю
           *[gen] й
        }
    }

# For tests, which have no case: «взяли первую карту».
part-ordinal-acc =
    { $ordinal ->
        [0] { "" }
        [1] первую
        [2] вторую
        [3] третью
        [4] четвёртую
        [5] пятую
       *[other] { $ordinal }-ю
    }

part-ordinal-many =
    { $ordinal ->
        [0] { "" }
        [1] перв{ part-ending-many }
        [2] втор{ part-ending-many }
        [3] треть{ $case ->
            [gen] их
            [dat] им
            [ins] ими
            [loc] их
           *[nom] и
        }
        [4] четвёрт{ part-ending-many }
        [5] пят{ part-ending-many }
       *[other] { $ordinal }-{ $case ->
            [gen] х
            [dat] м
            [ins] ми
            [loc] х
           *[nom] е
        }
    }

# The cases of a thing; those of a player differ in the accusative.
part-ordinal-m =
    { $ordinal ->
        [0] { "" }
        [1] перв{ part-ending-m }
        [2] { $case ->
            [nom] второй
            [acc] второй
           *[gen] втор{ part-ending-m }
        }
        [3] трет{ $case ->
            [gen] ьего
            [dat] ьему
            [ins] ьим
            [loc] ьем
           *[nom] ий
        }
        [4] четвёрт{ part-ending-m }
        [5] пят{ part-ending-m }
       *[other] { $ordinal }-{ $case ->
            [gen] го
            [dat] му
            [ins] м
            [loc] м
           *[nom] й
        }
    }

part-ordinal-player =
    { $ordinal ->
        [0] { "" }
        [1] перв{ part-ending-player }
        [2] { $case ->
            [nom] второй
           *[gen] втор{ part-ending-player }
        }
        [3] трет{ $case ->
            [nom] ий
            [dat] ьему
           *[gen] ьего
        }
        [4] четвёрт{ part-ending-player }
        [5] пят{ part-ending-player }
       *[other] { $ordinal }-{ $case ->
            [nom] й
            [dat] му
           *[gen] го
        }
    }

part-ending-f =
    { $case ->
        [nom] ая
        [acc] ую
       *[gen] ой
    }

part-ending-many =
    { $case ->
        [gen] ых
        [dat] ым
        [ins] ыми
        [loc] ых
       *[nom] ые
    }

part-ending-m =
    { $case ->
        [gen] ого
        [dat] ому
        [ins] ым
        [loc] ом
       *[nom] ый
    }

part-ending-player =
    { $case ->
        [nom] ый
        [dat] ому
       *[gen] ого
    }

part-this-m =
    { $case ->
        [nom] этот
        [acc] этот
        [dat] этому
        [ins] этим
        [loc] этом
       *[gen] этого
    }

part-whose-gen =
    { $whose ->
        [you] { "" }
        [me] { "" }
        [their] { "" }
        [opponents] всех соперников
        [any-opponent] любого соперника
        [others] всех других игроков
        [any-other] любого другого игрока
        [all] всех игроков
        [anyone] любого игрока
       *[owner] { $owner_gen }
    }

part-whose-n =
    { $whose ->
        [you] { $case ->
            [gen] вашего
            [dat] вашему
            [ins] вашим
           *[nom] ваше
        }
        [me] { $case ->
            [gen] моего
            [dat] моему
            [ins] моим
           *[nom] моё
        }
        [their] его
       *[owner] { "" }
    }

part-by-whom =
    { $whose ->
        [you] вами
        [me] мной
        [their] им
        [opponents] соперниками
        [others] другими игроками
        [all] { "" }
       *[owner] со стороны { $owner_gen }
    }

# What cards are moved by: the demand of the card, or the card itself.
part-due =
    { $cause ->
        [demand] по требованию
       *[card] по догме карты «{ $name }»
    }

part-comparison =
    { $comparison ->
        [less] меньше
        [at-most] не больше
        [more] больше
       *[at-least] не меньше
    }

part-than =
    { $comparison ->
        [equal] столько же { $thing_gen }, сколько
        [unequal] не столько же { $thing_gen }, сколько
       *[other] { part-comparison } { $thing_gen }, чем
    }

part-verb-past =
    { $verb ->
        [drawn] взяли
        [melded] сыграли
        [tucked] архивировали
        [scored] зачли
        [returned] переработали
        [revealed] показали
        [transferred] переместили
        [junked] выбросили в хлам
        [removed] сбросили
       *[chosen] выбрали
    }

part-verb-stem =
    { $verb ->
        [drawn] взят
        [melded] сыгранн
        [tucked] архивированн
        [scored] зачтённ
        [returned] переработанн
        [revealed] показанн
        [transferred] перемещённ
        [junked] выброшенн
        [removed] сброшенн
       *[chosen] выбранн
    }

part-verb-short =
    { $verb ->
        [drawn] взят
        [melded] сыгран
        [tucked] архивирован
        [scored] зачтен
        [returned] переработан
        [revealed] показан
        [transferred] перемещен
        [junked] выброшен
        [removed] сброшен
       *[chosen] выбран
    }

part-direction =
    { $direction ->
        [left] влево
        [right] вправо
        [up] вверх
        [aslant] наискось
       *[any] { "" }
    }

part-state-direction =
    { $state ->
        [left] влево
        [right] вправо
        [up] вверх
        [aslant] наискось
       *[splayed] { "" }
    }

part-not-splayed =
    { $state ->
        [none] не
       *[splayed] { "" }
    }

part-not =
    { $truth ->
        [yes] { "" }
       *[no] не
    }

part-reveal-and =
    { $revealing ->
        [yes] { $mood ->
            [inf] показать и
           *[imp] покажите и
        }
       *[no] { "" }
    }

part-take =
    { $mood ->
        [inf] взять
       *[imp] возьмите
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
        [demand] Если { $test }, { $clause }!
       *[share] Если { $test }, { $clause }.
    }

# verb; word $kind; clause $clause
sentence-otherwise =
    { $kind ->
        [demand] Иначе { $clause }!
       *[share] Иначе { $clause }.
    }

# verb; word $kind; clause $clause; text $test
sentence-otherwise-if =
    { $kind ->
        [demand] Иначе, если { $test }, { $clause }!
       *[share] Иначе, если { $test }, { $clause }.
    }

# verb; clause $clause
demand = Я требую: { $clause_imp }!

# verb; clause $clause
demand-may = Я требую: { $clause_imp }!

# verb; clause $clause; text $test
demand-if = Я требую: если { $test }, { $clause_imp }!

## Clauses joined.

# verb; clause $first $rest
then-last =
    { $mood ->
        [inf] { $first_inf }, затем { $rest_inf }
       *[imp] { $first_imp }, затем { $rest_imp }
    }

# verb; clause $first $rest
then-more = { $first }, { $rest }

# verb; text $test; clause $clause; word $joined
if =
    { $joined ->
        [yes] , если { $test }, { $clause }
       *[no] { $mood ->
            [inf] { $clause_inf }, если { $test }
            [dem] , если { $test }, { $clause_imp }
           *[imp] если { $test }, { $clause_imp }
        }
    }

# verb; text $test; clause $clause $other; word $joined
if-otherwise =
    { $joined ->
        [yes] , если { $test }, { $clause }, а иначе { $other }
       *[no] { $mood ->
            [inf] { $clause_inf }, если { $test }, а иначе { $other_inf }
            [dem] , если { $test }, { $clause_imp }, а иначе { $other_imp }
           *[imp] если { $test }, { $clause_imp }, а иначе { $other_imp }
        }
    }

# verb; clause $clause
may =
    { $mood ->
        [inf] при желании { $clause_inf }
       *[imp] вы можете { $clause_inf }
    }

# verb; text $each; clause $clause
each-time = { $clause } за { $each }

# verb; clause $clause; number $count
times =
    { $count ->
        [2] дважды { $clause }
        [3] трижды { $clause }
        [few] { part-count } раза { $clause }
       *[many] { part-count } раз { $clause }
    }

# verb; clause $clause; phrase $amount
so-often = { $clause } столько раз, сколько составляет { $amount_nom }

# verb; phrase $players; clause $clause
for-each =
    { $mood ->
        [inf] для { $players_loc } { $clause_inf }
       *[imp] для { $players_gen }: { $clause_imp }
    }

# verb; clause $first $rest
either =
    { $mood ->
        [inf] либо { $first_inf }, либо { $rest_inf }
       *[imp] либо { $first_dem }, либо { $rest_dem }
    }

# verb; clause $first $rest
either-first =
    { $mood ->
        [inf] либо { $first_inf }, { $rest_inf }
       *[imp] либо { $first_dem }, { $rest_imp }
    }

# verb; clause $first $rest
either-more =
    { $mood ->
        [inf] либо { $first_inf }, { $rest_inf }
       *[imp] либо { $first_dem }, { $rest_imp }
    }

# verb; clause $first $rest
either-last =
    { $mood ->
        [inf] либо { $first_inf }, либо { $rest_inf }
       *[imp] либо { $first_dem }, либо { $rest_dem }
    }

# verb; clause $clause
aside =
    { $mood ->
        [inf] ({ $clause_inf })
       *[imp] ({ $clause_imp })
    }

# verb
nothing =
    { $mood ->
        [inf] ничего не делать
       *[imp] ничего не делайте
    }

## Clauses: verbs.

# verb; phrase $what
draw = { part-take } { $what_acc }

# verb; phrase $what
draw-and-reveal =
    { part-take } и { $mood ->
        [inf] показать
       *[imp] покажите
    } { $what_acc }

# verb; phrase $what
draw-and-meld =
    { part-take } и { $mood ->
        [inf] сыграть
       *[imp] сыграйте
    } { $what_acc }

# verb; phrase $what
draw-and-tuck =
    { part-take } и { $mood ->
        [inf] архивировать
       *[imp] архивируйте
    } { $what_acc }

# verb; phrase $what
draw-and-score =
    { part-take } и { $mood ->
        [inf] зачесть
       *[imp] зачтите
    } { $what_acc }

# verb; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy $revealing
meld =
    { part-reveal-and } { $mood ->
        [inf] сыграть
       *[imp] сыграйте
    } { $what_acc }

# verb; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy $revealing
tuck =
    { part-reveal-and } { $mood ->
        [inf] архивировать
       *[imp] архивируйте
    } { $what_acc }

# verb; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy $revealing
score =
    { part-reveal-and } { $mood ->
        [inf] зачесть
       *[imp] зачтите
    } { $what_acc }

# verb; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy $revealing
return =
    { part-reveal-and } { $mood ->
        [inf] переработать
       *[imp] переработайте
    } { $what_acc }

# verb; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy $revealing
reveal =
    { $mood ->
        [inf] показать
       *[imp] покажите
    } { $what_acc }

# verb; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy $revealing
remove =
    { part-reveal-and } { $mood ->
        [inf] сбросить
       *[imp] сбросьте
    } { $what_acc }

# verb; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy $revealing
junk = { part-reveal-and } { part-junk } { $what_acc }

part-junk =
    { $mood ->
        [inf] выбросить
       *[imp] выбросьте
    } в хлам

# What comes to oneself is taken: «заберите на руку». Else the goal stands behind the cards, but before cards with a long comparison and
# before top and bottom cards: «переместите мне в игру свою активную карту».
# verb; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy $revealing $goal $taker $same; phrase $takers; text $to
transfer =
    { part-reveal-and } { $taker ->
        [you] { $mood ->
            [inf] забрать
           *[imp] заберите
        } { part-goal-own } { $what_acc }
       *[other] { $mood ->
            [inf] переместить
           *[imp] переместите
        } { $heavy ->
            [yes] { $to } { $what_acc }
           *[no] { $possessive ->
                [yes] { $to } { $what_acc }
               *[no] { $end ->
                    [none] { part-transfer }
                   *[top] { $to } { $what_acc }
                }
            }
        }
    }

part-goal-own =
    { $goal ->
        [hand] на руку
        [board] себе в игру
       *[score] { $to }
    }

part-transfer =
    { $same ->
        [yes] { $whose ->
            [you] { $object_acc } { part-source-own } { part-goal }
           *[me] { $object_acc } { $source } { part-goal }
        }
       *[no] { $object_acc } { $source } { $to }
    }

# «Со своей руки на мою».
part-source-own =
    { $goal ->
        [hand] со своей руки
        [score] из своей зоны влияния
       *[board] { $source }
    }

part-goal =
    { $taker ->
        [me] { $goal ->
            [hand] на мою
            [score] в мою
           *[board] { $to }
        }
       *[other] { $goal ->
            [hand] на руку { $takers_dat }
           *[score] { $to }
        }
    }

# verb; phrase $left $right
exchange =
    { $mood ->
        [inf] обменять
       *[imp] обменяйте
    } { $left_acc } на { $right_acc }

# verb; word $who $may; phrase $what $object $owner $deck; text $source; word $place $age $whose $end $possessive $heavy
choose-cards = { part-choose } { $what_acc }

# verb; word $who $may; phrase $what
choose-color = { part-choose } { $what_acc }

# verb; word $who $may; phrase $what
choose-any-color = { part-choose } цвет

# verb
choose-two-colors =
    { $mood ->
        [inf] выбрать два цвета
       *[imp] выберите два цвета
    }

# verb; word $who $may; phrase $what $numbers
choose-value = { part-choose } уровень { $numbers_nom }

# verb; word $who $may; phrase $what
choose-lower-value = { part-choose } уровень на { $what_acc } ниже

# verb; word $who $may; phrase $what
choose-any-value = { part-choose } уровень

# verb; word $who $may; phrase $what
choose-icon = { part-choose } ресурс { $what_acc }

# verb; word $who $may; phrase $what
choose-icon-except = { part-choose } любой ресурс, кроме { $what_gen }

# verb; word $who $may; phrase $what
choose-any-icon = { part-choose } ресурс

# verb; word $who $may; phrase $what
choose-player = { part-choose } { $what_acc }

part-choose =
    { $who ->
        [me] { $may ->
            [yes] я могу выбрать
           *[no] я выбираю
        }
       *[you] { $mood ->
            [inf] выбрать
           *[imp] выберите
        }
    }

# verb; phrase $piles; word $direction $state
splay =
    { $state ->
        [present] { part-splay } { $piles_acc } { part-direction }
       *[other] { part-splay } { part-direction } { $piles_acc }
    }

part-splay =
    { $mood ->
        [inf] сдвинуть
       *[imp] сдвиньте
    }

# verb; phrase $piles
unsplay =
    { $mood ->
        [inf] вернуть
       *[imp] верните
    } { $piles_acc } в первоначальное положение

# verb; phrase $piles
rearrange =
    { $mood ->
        [inf] изменить
       *[imp] измените
    } порядок карт в { $piles_loc }

# verb; phrase $cards; word $known $edition
execute =
    единолично { $mood ->
        [inf] выполнить
       *[imp] выполните
    } { part-executed }

part-executed =
    { $known ->
        [it] её кооперативные догмы
       *[no] кооперативные догмы { $cards_gen }
    }

# verb; text $name
claim =
    { $mood ->
        [inf] получить
       *[imp] получите
    } карту сферы «{ $name }»

# verb; phrase $amount; text $name
add-markers =
    { $mood ->
        [inf] положить
       *[imp] положите
    } на карту «{ $name }» столько своих жетонов, сколько составляет { $amount_nom }

# verb
junk-special = { part-junk } доступную карту сферы развития

# verb
junk-specials = { part-junk } все доступные карты сфер развития

# verb
restore-special =
    снова { $mood ->
        [inf] сделать
       *[imp] сделайте
    } доступной одну карту сферы развития из хлама

# verb
repeat = { part-repeat }

# verb; phrase $with $first; word $known
repeat-with =
    { $known ->
        [no] { part-repeat }, заменив { $first_acc } на { $with_acc }
       *[it] { part-repeat } для { $with_gen }
    }

part-repeat =
    { $mood ->
        [inf] повторить эту догму
       *[imp] повторите эту догму
    }

# verb
end-dogma =
    немедленно { $mood ->
        [inf] завершить
       *[imp] завершите
    } это действие

# verb
win =
    { $mood ->
        [inf] выиграть
       *[imp] вы выиграли
    }

# verb; word $extreme; phrase $thing
win-player = выигрывает единственный игрок с { part-extreme } { $thing_ins }

# verb; word $extreme; phrase $thing
win-team = выигрывает единственный игрок (или команда) с { part-extreme } { $thing_ins }

part-extreme =
    { $extreme ->
        [most] наибольшим
       *[fewest] наименьшим
    }

# verb; word $extreme; phrase $amount
win-player-by-number =
    { $extreme ->
        [most] выигрывает единственный игрок, для которого { $amount_nom } больше, чем для любого другого
       *[fewest] выигрывает единственный игрок, для которого { $amount_nom } меньше, чем для любого другого
    }

# verb; word $extreme; phrase $amount
win-team-by-number =
    { $extreme ->
        [most] выигрывает единственный игрок (или команда), для которого { $amount_nom } больше, чем для любого другого
       *[fewest] выигрывает единственный игрок (или команда), для которого { $amount_nom } меньше, чем для любого другого
    }

# verb
lose =
    { $mood ->
        [inf] проиграть
       *[imp] вы проиграли
    }

## Lists.

# noun; phrase $first $rest
and-last = { $first } и { $rest }

# noun; phrase $first $rest
and-more = { $first }, { $rest }

# noun; phrase $first $rest
or-last = { $first } или { $rest }

# noun; phrase $first $rest
or-more = { $first }, { $rest }

## Ages, icons, colors.

# noun; number $value
age = [{ $value }]

# plain
icon-crown = [♛ корона]

# plain
icon-leaf = [☘ лист]

# plain
icon-bulb = [☼ лампочка]

# plain
icon-castle = [♜ замок]

# plain
icon-factory = [⚙ завод]

# plain
icon-clock = [◷ часы]

# plain
icon-person = [♟ человек]

# noun; text $icon
one-icon =
    { $case ->
        [ins] с { $icon }
       *[nom] { $icon }
    }

# noun; number $ordinal
icon-chosen =
    { $ordinal ->
        [0] { $case ->
            [ins] с этим ресурсом
           *[nom] { part-this-m } { part-icon }
        }
       *[other] { $case ->
            [ins] { $ordinal ->
                [2] со
               *[other] с
            } { part-ordinal-m } выбранным ресурсом
           *[nom] { part-ordinal-m } выбранн{ part-ending-m } { part-icon }
        }
    }

part-icon =
    { $case ->
        [gen] ресурса
        [dat] ресурсу
        [loc] ресурсе
       *[nom] ресурс
    }

# noun; word $form
color-red =
    { $form ->
        [noun] { $case ->
            [gen] красного
            [dat] красному
            [ins] красным
            [loc] красном
           *[nom] красный
        }
        [card] { $case ->
            [nom] красная
            [acc] красную
            [dat] красная
            [ins] красную
           *[gen] красной
        }
       *[cards] { $case ->
            [gen] красных
            [dat] красная
            [ins] красную
            [loc] красной
           *[nom] красные
        }
    }

# noun; word $form
color-yellow =
    { $form ->
        [noun] { $case ->
            [gen] жёлтого
            [dat] жёлтому
            [ins] жёлтым
            [loc] жёлтом
           *[nom] жёлтый
        }
        [card] { $case ->
            [nom] жёлтая
            [acc] жёлтую
            [dat] жёлтая
            [ins] жёлтую
           *[gen] жёлтой
        }
       *[cards] { $case ->
            [gen] жёлтых
            [dat] жёлтая
            [ins] жёлтую
            [loc] жёлтой
           *[nom] жёлтые
        }
    }

# noun; word $form
color-green =
    { $form ->
        [noun] { $case ->
            [gen] зелёного
            [dat] зелёному
            [ins] зелёным
            [loc] зелёном
           *[nom] зелёный
        }
        [card] { $case ->
            [nom] зелёная
            [acc] зелёную
            [dat] зелёная
            [ins] зелёную
           *[gen] зелёной
        }
       *[cards] { $case ->
            [gen] зелёных
            [dat] зелёная
            [ins] зелёную
            [loc] зелёной
           *[nom] зелёные
        }
    }

# noun; word $form
color-blue =
    { $form ->
        [noun] { $case ->
            [gen] синего
            [dat] синему
            [ins] синим
            [loc] синем
           *[nom] синий
        }
        [card] { $case ->
            [nom] синяя
            [acc] синюю
            [dat] синяя
            [ins] синюю
           *[gen] синей
        }
       *[cards] { $case ->
            [gen] синих
            [dat] синяя
            [ins] синюю
            [loc] синей
           *[nom] синие
        }
    }

# noun; word $form
color-purple =
    { $form ->
        [noun] { $case ->
            [gen] фиолетового
            [dat] фиолетовому
            [ins] фиолетовым
            [loc] фиолетовом
           *[nom] фиолетовый
        }
        [card] { $case ->
            [nom] фиолетовая
            [acc] фиолетовую
            [dat] фиолетовая
            [ins] фиолетовую
           *[gen] фиолетовой
        }
       *[cards] { $case ->
            [gen] фиолетовых
            [dat] фиолетовая
            [ins] фиолетовую
            [loc] фиолетовой
           *[nom] фиолетовые
        }
    }

# noun; phrase $colors
colors-fixed = { $colors } { part-color }

# noun
colors-any =
    { $case ->
        [nom] любой
        [acc] любой
       *[gen] люб{ part-ending-m }
    } { part-color }

# noun; number $ordinal; word $known
color-chosen =
    { $known ->
        [that] { part-this-m } { part-color }
       *[no] { part-ordinal-m } выбранн{ part-ending-m } { part-color }
    }

# noun
colors-chosen =
    { $case ->
        [gen] одного
        [dat] одному
        [ins] одним
        [loc] одном
       *[nom] один
    } из этих цветов

# noun
color-candidate = её { part-color }

# noun; phrase $cards; word $number $known
color-of =
    { $known ->
        [it] { $number ->
            [one] её { part-color }
           *[many] их { part-colors }
        }
        [that] { part-this-m } { part-color }
       *[no] { $number ->
            [one] { part-color } { $cards_gen }
           *[many] { part-colors } { $cards_gen }
        }
    }

# noun; word $state $whose; text $icon $board
colors-piles =
    { part-color }{ $state ->
        [present] , который есть
        [showing] { " " }с { $icon }
       *[splayed] , { part-not-splayed } сдвинут{ part-ending-m } { part-state-direction }
    } { $board }

# noun; phrase $colors $others
colors-except = { $colors }, кроме { $others_gen }

part-color =
    { $case ->
        [gen] цвета
        [dat] цвету
        [ins] цветом
        [loc] цвете
       *[nom] цвет
    }

part-colors =
    { $case ->
        [gen] цветов
        [dat] цветам
        [ins] цветами
        [loc] цветах
       *[nom] цвета
    }

## Piles.

# noun; phrase $colors $owner; word $whose $number
piles =
    { $number ->
        [one] { $case ->
            [nom] { part-my-pile } { $colors_dat } { part-pile } { part-whose-gen }
            [acc] { part-my-pile } { $colors_ins } { part-pile } { part-whose-gen }
            [dat] сдвинута
           *[gen] { part-my-pile } { $colors_loc } { part-pile } { part-whose-gen }
        }
       *[many] { $case ->
            [nom] { part-my-piles } { $colors_dat } { part-piles } { part-whose-gen }
            [acc] { part-my-piles } { $colors_ins } { part-piles } { part-whose-gen }
            [dat] сдвинуты
           *[gen] { part-my-piles } { $colors_loc } { part-piles } { part-whose-gen }
        }
    }

# noun; phrase $cards $owner; word $whose $known
piles-same-color =
    { $case ->
        [dat] сдвинута
       *[nom] { part-my-pile } { part-pile } { $known ->
            [it] её цвета
            [that] этого цвета
           *[no] цвета { $cards_gen }
        } { part-whose-gen }
    }

# noun; word $quantity $state $whose; text $icon; phrase $owner
piles-by-state =
    { $quantity ->
        [one] { $case ->
            [dat] сдвинута
           *[nom] люб{ part-ending-f } { part-my-pile } { part-pile } { part-whose-gen }{ $state ->
                [present] { "" }
                [showing] { " " }с { $icon }
               *[splayed] , { part-not-splayed } сдвинут{ part-ending-f } { part-state-direction }
            }
        }
       *[all] { $case ->
            [dat] сдвинуты
           *[nom] { part-all } { part-my-piles } { part-piles } { part-whose-gen }{ $state ->
                [present] { "" }
                [showing] { " " }с { $icon }
               *[splayed] , { part-not-splayed } сдвинут{ part-ending-many } { part-state-direction }
            }
        }
    }

# noun; word $quantity $whose $known $chosen; phrase $colors $owner
piles-of =
    { $quantity ->
        [the] { $case ->
            [dat] сдвинута
           *[nom] { part-my-pile } { part-pile } { part-pile-of } { part-whose-gen }
        }
        [one] { $case ->
            [nom] одна { part-my-pile } { part-pile } { part-pile-of } { part-whose-gen }
            [acc] одну { part-my-pile } { part-pile } { part-pile-of } { part-whose-gen }
            [dat] сдвинута
           *[gen] одной { part-my-pile } { part-pile } { part-pile-of } { part-whose-gen }
        }
       *[all] { $case ->
            [dat] сдвинуты
           *[nom] { part-my-piles } { part-piles } { part-pile-of } { part-whose-gen }
        }
    }

part-pile-of =
    { $known ->
        [that] этого цвета
       *[no] { $chosen ->
            [yes] { $colors_gen }
           *[no] { $quantity ->
                [one] одного из { $colors_gen }
               *[all] { $colors_gen }
            }
        }
    }

part-pile =
    { $case ->
        [nom] стопка
        [acc] стопку
        [loc] стопке
       *[gen] стопки
    }

part-piles =
    { $case ->
        [gen] стопок
        [loc] стопках
       *[nom] стопки
    }

part-all =
    { $case ->
        [gen] всех
        [loc] всех
       *[nom] все
    }

# What is done to piles is done to one’s own, as in the book: «сдвиньте синюю стопку».
part-my-pile =
    { $whose ->
        [you] { $case ->
            [nom] ваша
            [gen] вашей
           *[acc] { "" }
        }
        [me] { $case ->
            [nom] моя
            [acc] мою
           *[gen] моей
        }
        [their] его
       *[owner] { "" }
    }

part-my-piles =
    { $whose ->
        [you] { $case ->
            [nom] ваши
            [gen] ваших
           *[acc] { "" }
        }
        [me] { $case ->
            [nom] мои
            [acc] мои
           *[gen] моих
        }
        [their] его
       *[owner] { "" }
    }

## Players and their zones.

# noun; word $whose
player =
    { $whose ->
        [you] { $case ->
            [nom] вы
            [dat] вам
            [ins] вашей
            [loc] { "" }
           *[gen] вас
        }
        [me] { $case ->
            [nom] я
            [dat] мне
            [ins] моей
            [loc] { "" }
           *[gen] меня
        }
       *[their] { $case ->
            [nom] он
            [acc] его
            [dat] ему
            [ins] его
            [loc] { "" }
           *[gen] него
        }
    }

# noun; number $ordinal; word $known
player-chosen =
    { $case ->
        [nom] { part-chosen-player } игрок
        [dat] { part-chosen-player } игроку
        [ins] { "" }
       *[gen] { part-chosen-player } игрока
    }

part-chosen-player =
    { $known ->
        [that] { $case ->
            [nom] этот
            [dat] этому
           *[gen] этого
        }
       *[no] { part-ordinal-player } выбранн{ part-ending-player }
    }

# noun; word $whose $form
players =
    { $case ->
        [ins] { "" }
       *[nom] { $form ->
            [one] { $whose ->
                [opponents] { "" }
                [others] { part-other }
               *[all] { "" }
            } { part-player }
            [each] кажд{ part-ending-player } { $whose ->
                [opponents] { "" }
                [others] { part-other }
               *[all] { "" }
            } { part-player }
           *[all] { $case ->
                [nom] все
                [dat] всем
               *[gen] всех
            } { $whose ->
                [opponents] { "" }
                [others] { $case ->
                    [nom] другие
                    [dat] другим
                   *[gen] других
                }
               *[all] { "" }
            } { part-players }
        }
    }

part-other =
    { $case ->
        [nom] другой
        [dat] другому
       *[gen] другого
    }

part-player =
    { $whose ->
        [opponents] { $case ->
            [nom] соперник
            [dat] сопернику
           *[gen] соперника
        }
       *[all] { $case ->
            [nom] игрок
            [dat] игроку
           *[gen] игрока
        }
    }

part-players =
    { $whose ->
        [opponents] { $case ->
            [nom] соперники
            [dat] соперникам
           *[gen] соперников
        }
       *[all] { $case ->
            [nom] игроки
            [dat] игрокам
           *[gen] игроков
        }
    }

# noun; phrase $players; word $who
players-who =
    { $case ->
        [ins] { "" }
        [loc] { $players_gen }, { $who },
       *[nom] { $players }, { $who }
    }

# noun; phrase $players
players-team =
    { $case ->
        [nom] игрок { $players_ins } команды { $players_loc }
        [acc] игрока { $players_ins } команды { $players_loc }
        [dat] { $players_ins } команде { $players_loc }
        [ins] { "" }
       *[gen] { $players_ins } команды { $players_loc }
    }

# plain; phrase $object
who-have = у которого { $object_nom }

# plain; text $test
who-for = для которого { $test }

# plain; word $role $whose; phrase $owner
zone-hand =
    { $role ->
        [from] { part-from-hand }
        [of] { part-from-hand }
        [to] { $whose ->
            [you] себе на руку
            [self] себе на руку
            [me] мне на руку
            [their] ему на руку
            [opponents] на руки всем соперникам
            [any-opponent] на руку любому сопернику
            [others] на руки всем другим игрокам
            [any-other] на руку любому другому игроку
            [all] на руки всем игрокам
            [anyone] на руку любому игроку
           *[owner] на руку { $owner_dat }
        }
        [have] на руке
       *[in] { $whose ->
            [you] у вас на руке
            [me] у меня на руке
            [their] на его руке
            [opponents] на руках у всех соперников
            [any-opponent] на руке у кого-либо из соперников
            [others] на руках у всех других игроков
            [any-other] на руке у кого-либо из других игроков
            [all] на руках у всех игроков
            [anyone] на руке у кого-либо из игроков
           *[owner] на руке у { $owner_gen }
        }
    }

part-from-hand =
    { $whose ->
        [you] с руки
        [self] со своей руки
        [me] с моей руки
        [their] с его руки
        [opponents] с рук всех соперников
        [any-opponent] с руки любого соперника
        [others] с рук всех других игроков
        [any-other] с руки любого другого игрока
        [all] с рук всех игроков
        [anyone] с руки любого игрока
       *[owner] с руки { $owner_gen }
    }

# plain; word $role $whose; phrase $owner
zone-score =
    { $role ->
        [from] { part-from-score }
        [of] { part-from-score }
        [to] { $whose ->
            [you] в свою зону влияния
            [self] в свою зону влияния
            [me] в мою зону влияния
            [their] в его зону влияния
            [opponents] в зоны влияния всех соперников
            [any-opponent] в зону влияния любого соперника
            [others] в зоны влияния всех других игроков
            [any-other] в зону влияния любого другого игрока
            [all] в зоны влияния всех игроков
            [anyone] в зону влияния любого игрока
           *[owner] в зону влияния { $owner_gen }
        }
        [have] в зоне влияния
       *[in] { $whose ->
            [you] в вашей зоне влияния
            [me] в моей зоне влияния
            [their] в его зоне влияния
            [opponents] в зонах влияния всех соперников
            [any-opponent] в зоне влияния кого-либо из соперников
            [others] в зонах влияния всех других игроков
            [any-other] в зоне влияния кого-либо из других игроков
            [all] в зонах влияния всех игроков
            [anyone] в зоне влияния кого-либо из игроков
           *[owner] в зоне влияния { $owner_gen }
        }
    }

part-from-score =
    { $whose ->
        [you] из зоны влияния
        [self] из своей зоны влияния
        [me] из моей зоны влияния
        [their] из его зоны влияния
        [opponents] из зон влияния всех соперников
        [any-opponent] из зоны влияния любого соперника
        [others] из зон влияния всех других игроков
        [any-other] из зоны влияния любого другого игрока
        [all] из зон влияния всех игроков
        [anyone] из зоны влияния любого игрока
       *[owner] из зоны влияния { $owner_gen }
    }

# plain; word $role $whose; phrase $owner
zone-board =
    { $role ->
        [from] { part-from-board }
        [of] { part-from-board }
        [to] { $whose ->
            [you] себе в игру
            [self] себе в игру
            [me] мне в игру
            [their] ему в игру
            [opponents] в игру всем соперникам
            [any-opponent] в игру любому сопернику
            [others] в игру всем другим игрокам
            [any-other] в игру любому другому игроку
            [all] в игру всем игрокам
            [anyone] в игру любому игроку
           *[owner] в игру { $owner_dat }
        }
        [have] в игре
       *[in] { $whose ->
            [you] у вас в игре
            [me] у меня в игре
            [their] у него в игре
            [opponents] в игре у всех соперников
            [any-opponent] в игре у кого-либо из соперников
            [others] в игре у всех других игроков
            [any-other] в игре у кого-либо из других игроков
            [all] в игре у всех игроков
            [anyone] в игре у кого-либо из игроков
           *[owner] в игре у { $owner_gen }
        }
    }

part-from-board =
    { $whose ->
        [you] из своих стопок
        [self] из своих стопок
        [me] из моих стопок
        [their] из его стопок
        [opponents] из стопок всех соперников
        [any-opponent] из стопок любого соперника
        [others] из стопок всех других игроков
        [any-other] из стопок любого другого игрока
        [all] из стопок всех игроков
        [anyone] из стопок любого игрока
       *[owner] из стопок { $owner_gen }
    }

# plain; word $role $whose; phrase $owner
zone-achievements =
    { $role ->
        [from] { part-from-achievements }
        [of] { part-from-achievements }
        [to] { $whose ->
            [you] в число своих карт лидерства
            [self] в число своих карт лидерства
            [me] в число моих карт лидерства
            [their] в число его карт лидерства
            [opponents] в число карт лидерства всех соперников
            [any-opponent] в число карт лидерства любого соперника
            [others] в число карт лидерства всех других игроков
            [any-other] в число карт лидерства любого другого игрока
            [all] в число карт лидерства всех игроков
            [anyone] в число карт лидерства любого игрока
           *[owner] в число карт лидерства { $owner_gen }
        }
        [have] { "" }
       *[in] { $whose ->
            [you] у вас
            [me] у меня
            [their] у него
            [opponents] у всех соперников
            [any-opponent] у кого-либо из соперников
            [others] у всех других игроков
            [any-other] у кого-либо из других игроков
            [all] у всех игроков
            [anyone] у кого-либо из игроков
           *[owner] у { $owner_gen }
        }
    }

part-from-achievements =
    { $whose ->
        [you] из полученных вами
        [self] из своих карт лидерства
        [me] из полученных мной
        [their] из полученных им
        [opponents] из полученных всеми соперниками
        [any-opponent] из полученных любым соперником
        [others] из полученных всеми другими игроками
        [any-other] из полученных любым другим игроком
        [all] из полученных всеми игроками
        [anyone] из полученных любым игроком
       *[owner] из карт лидерства { $owner_gen }
    }

# plain; number $value
source-deck = из колоды [{ $value }]

# plain; phrase $value
source-deck-of = из колоды { $value_gen }

# plain; phrase $cards
source-above = непосредственно поверх { $cards_gen }

## Cards.

# noun; word $quantity $comparison $number $rank $end $head $related $brief $single $possessive $plain $role $place $age $whose; number $count $most $ends $value; phrase $amount $colors $others $owner $deck; text $filters $relations $source $after
cards =
    { $case ->
        [nom] { part-cards-nom } { $after }
        [acc] { part-cards-acc } { $after }
        [ins] количеством { part-cards-gen } { $after }
       *[gen] { part-cards-gen } { $after }
    }

# The place behind the cards; none if the owner has been said already, «свою активную карту», for only boards have top and bottom cards.
part-there =
    { $possessive ->
        [yes] { "" }
       *[no] { $end ->
            [none] { $source }
           *[top] { $place ->
                [board] { $role ->
                    [have] { $source }
                   *[from] { "" }
                }
               *[several] { $source }
            }
        }
    }

# The place stands first where much follows the noun: «с руки карту с [замок]».
part-cards-acc =
    { $quantity ->
        [which] { part-acc }
        [all-but-ends] { part-acc }
        [all-but-one] { part-acc }
        [half-down] { part-acc }
        [half-up] { part-acc }
        [as-many] { part-acc }
        [up-to-as-many] { part-acc }
       *[other] { $related ->
            [yes] { $brief ->
                [yes] { $whose ->
                    [you] { part-place-first }
                   *[me] { part-acc } { part-there }
                }
               *[no] { part-there } { part-acc }
            }
           *[no] { $plain ->
                [yes] { part-acc } { $quantity ->
                    [all] { $place ->
                        [deck] { "" }
                       *[hand] { part-there }
                    }
                   *[one] { part-there }
                }
               *[no] { $value ->
                    [0] { $rank ->
                        [none] { $place ->
                            [hand] { part-place-first }
                            [score] { part-place-first }
                           *[board] { part-acc } { part-there }
                        }
                       *[highest] { part-acc } { part-there }
                    }
                   *[other] { part-acc } { part-there }
                }
            }
        }
    }

part-place-first =
    { $role ->
        [in] { part-acc } { part-there }
       *[from] { part-there } { part-acc }
    }

part-acc =
    { $quantity ->
        [one] { part-one-acc }
        [number] { $rank ->
            [none] { part-counted-acc }
           *[highest] { $end ->
                [none] { part-counted-acc }
               *[top] { part-ranked-acc }
            }
        }
        [as-many] { part-several } { part-there } в количестве, равном { $amount_dat }
        [up-to] до { part-counted-gen }
        [up-to-as-many] { part-several } { part-there } в количестве не более { $amount_gen }
        [between] { part-one-f-acc } или { part-most } { $most ->
            [one] { part-one-acc }
            [few] { part-many }
           *[many] { part-many-gen }
        }
        [any-number] любое количество { part-many-gen }
        [all] { $plain ->
            [yes] { $place ->
                [deck] всю колоду { $age ->
                    [fixed] { $deck_nom }
                    [that] этого уровня
                   *[value] уровня, равного { $deck_dat }
                }
               *[hand] все { part-several }
            }
           *[no] все { part-several }
        }
        [of-each-color] каждую { part-one-acc }
        [of-each-board] { part-one-acc }
        [all-but-ends] все { part-but-ends } { part-there }, кроме { part-ends-but }
        [all-but-one] все { part-many } { part-there }, кроме одной
        [half-down] половину { part-many-gen } { part-there }, округлив вниз
        [half-up] половину { part-many-gen } { part-there }, округлив вверх
        [the] { $number ->
            [one] { part-one-acc }
           *[many] { part-several }
        }
        [which] { part-which }
        [bare] { part-several }
        [each] { $count ->
            [1] каждую { part-one-acc }
           *[other] каждые { part-counted-acc }
        }
       *[compared] { part-compared }
    }

# «Две старшие из своих активных не красных карт».
part-ranked-acc = { part-one-f-acc } { part-rank-many } из { part-owner-many-gen } { part-end-gen } { part-available-gen } { $others_gen } { $colors_gen } { part-cards-of } { part-described }

# «Какую карту с [замок] с руки»; a long comparison is closed by a comma, for the verb follows.
part-which =
    { $number ->
        [one] { $single ->
            [yes] { "" }
           *[no] какую
        } { part-core-acc }
       *[many] какую из { part-core-gen }
    } { $brief ->
        [yes] { part-described } { part-there }
       *[no] { $related ->
            [yes] { part-there } { part-described },
           *[no] { part-described } { part-there }
        }
    }

part-cards-nom =
    { $role ->
        [have] { part-there } { part-have-cards }
       *[in] { part-nom }
    }

# Behind «у вас на руке».
part-have-cards =
    { $quantity ->
        [compared] { part-compared }
        [one] есть { part-one }
       *[other] { part-acc }
    }

part-nom =
    { $quantity ->
        [one] { part-one } { part-there }
        [of-each-color] каждая { part-one } { part-there }
        [of-each-board] { part-one } { part-there }
        [the] { $number ->
            [one] { part-one } { part-there }
           *[many] { part-several } { part-there }
        }
        [bare] { part-several } { part-there }
        [half-down] половина { part-many-gen } { part-there }, округлённая вниз
        [half-up] половина { part-many-gen } { part-there }, округлённая вверх
        [all-but-ends] { part-acc }
        [all-but-one] { part-acc }
        [as-many] { part-acc }
        [up-to-as-many] { part-acc }
       *[other] { part-acc } { part-there }
    }

part-cards-gen =
    { $related ->
        [yes] { $brief ->
            [yes] { part-gen } { part-there }
           *[no] { part-there } { part-gen }
        }
       *[no] { part-gen } { part-there }
    }

part-gen =
    { $quantity ->
        [one] { part-one-gen }
        [number] { part-counted-gen }
        [any-number] любого количества { part-many-gen }
        [all] всех { part-several-gen }
        [of-each-color] каждой { part-one-gen }
        [of-each-board] { part-one-gen }
        [all-but-ends] всех { part-but-ends-gen }, кроме { part-ends-but }
        [all-but-one] всех { part-many-gen }, кроме одной
        [half-down] половины { part-many-gen }
        [half-up] половины { part-many-gen }
        [the] { $number ->
            [one] { part-one-gen }
           *[many] { part-several-gen }
        }
        [bare] { part-several-gen }
        [each] { $count ->
            [1] каждой { part-one-gen }
           *[other] каждых { part-counted-gen }
        }
       *[other] { part-acc }
    }

part-ends-but =
    { $end ->
        [top] { $ends ->
            [1] активной
           *[other] { part-ends-gen } верхних
        }
       *[bottom] { $ends ->
            [1] нижней
           *[other] { part-ends-gen } нижних
        }
    }

# Here the end is that of the cards which are left.
part-but-ends = { part-rank-many } { $others_nom } { $colors_nom } { part-card-gen } { part-described }

part-but-ends-gen = { part-rank-gen } { $others_gen } { $colors_gen } { part-cards-of } { part-described }

part-compared =
    { $comparison ->
        [equal] { $count ->
            [0] нет { part-many-gen }
           *[other] ровно { part-counted }
        }
        [unequal] { $count ->
            [0] есть { part-many }
           *[other] не ровно { part-counted }
        }
       *[other] { part-comparison } { part-counted-gen }
    }

part-counted =
    { $count ->
        [one] { part-one-f } { part-one }
        [few] { part-one-f } { part-many }
       *[many] { part-one-f } { part-many-gen }
    }

part-counted-acc =
    { $count ->
        [one] { part-one-f-acc } { part-one-acc }
        [few] { part-one-f-acc } { part-many }
       *[many] { part-one-f-acc } { part-many-gen }
    }

part-counted-gen =
    { $count ->
        [one] { part-one-f-gen } { part-one-gen }
       *[other] { part-one-f-gen } { part-many-gen }
    }

# «Четыре верхние карты».
part-several =
    { $ends ->
        [1] { part-many }
        [few] { part-ends } { part-many }
       *[many] { part-ends } { part-many-gen }
    }

part-several-gen =
    { $ends ->
        [1] { part-many-gen }
       *[other] { part-ends-gen } { part-many-gen }
    }

part-one = { part-owner } { part-rank } { part-end } { part-available } { $others_dat } { $colors_dat } { part-card } { part-described }

part-one-acc = { part-core-acc } { part-described }

part-core-acc = { part-owner-acc } { part-rank-acc } { part-end-acc } { part-available-acc } { $others_ins } { $colors_ins } { part-card-acc }

part-one-gen = { part-owner-gen } { part-rank-one-gen } { part-end-one-gen } { part-available-one-gen } { $others_loc } { $colors_loc } { part-card-gen } { part-described }

part-many = { part-owner-many } { part-rank-many } { part-end-many } { part-available-many } { $others_nom } { $colors_nom } { part-card-gen } { part-described }

part-many-gen = { part-core-gen } { part-described }

part-core-gen = { part-owner-many-gen } { part-rank-gen } { part-end-gen } { part-available-gen } { $others_gen } { $colors_gen } { part-cards-of }

# What the cards are like, and whose top or bottom cards they are: «карту с [лист] любого соперника», «карту этого цвета любого соперника».
part-described =
    { $brief ->
        [yes] { $filters } { $relations } { part-tail }
       *[no] { $filters } { part-tail } { $relations }
    }

part-tail =
    { $end ->
        [none] { "" }
       *[top] { $place ->
            [board] { $role ->
                [have] { "" }
               *[from] { part-tail-owner }
            }
           *[several] { "" }
        }
    }

# Nothing if it has been said in front; in a question «какую активную карту с [лист] у любого соперника».
part-tail-owner =
    { $case ->
        [acc] { $quantity ->
            [one] { $whose ->
                [anyone] { "" }
               *[owner] { part-whose-gen }
            }
            [which] { $whose ->
                [you] { "" }
                [me] { "" }
                [their] { "" }
               *[owner] у { part-whose-gen }
            }
           *[other] { part-whose-gen }
        }
       *[nom] { part-whose-gen }
    }

part-owner =
    { $possessive ->
        [yes] { $whose ->
            [you] ваша
            [me] моя
            [their] его
           *[owner] { "" }
        }
       *[no] { "" }
    }

part-owner-acc =
    { $possessive ->
        [yes] { $whose ->
            [you] свою
            [me] мою
            [their] его
           *[owner] { "" }
        }
       *[no] { $end ->
            [none] { "" }
           *[top] { $place ->
                [board] { $whose ->
                    [anyone] { part-anyones }
                   *[owner] { "" }
                }
               *[several] { "" }
            }
        }
    }

# «Чью-либо активную карту с [лист]», for «активную карту с [лист] любого игрока» is read as his icon.
part-anyones =
    { $quantity ->
        [one] чью-либо
       *[which] { "" }
    }

part-owner-gen =
    { $possessive ->
        [yes] { $whose ->
            [you] { $case ->
                [acc] своей
               *[gen] вашей
            }
            [me] моей
            [their] его
           *[owner] { "" }
        }
       *[no] { "" }
    }

part-owner-many =
    { $possessive ->
        [yes] { $whose ->
            [you] { $case ->
                [acc] свои
               *[nom] ваши
            }
            [me] мои
            [their] его
           *[owner] { "" }
        }
       *[no] { "" }
    }

part-owner-many-gen =
    { $possessive ->
        [yes] { $whose ->
            [you] { $case ->
                [acc] своих
               *[gen] ваших
            }
            [me] моих
            [their] его
           *[owner] { "" }
        }
       *[no] { "" }
    }

part-rank =
    { $rank ->
        [none] { "" }
        [highest] старшая
       *[lowest] младшая
    }

part-rank-acc =
    { $rank ->
        [none] { "" }
        [highest] старшую
       *[lowest] младшую
    }

part-rank-one-gen =
    { $rank ->
        [none] { "" }
        [highest] старшей
       *[lowest] младшей
    }

part-rank-many =
    { $rank ->
        [none] { "" }
        [highest] старшие
       *[lowest] младшие
    }

part-rank-gen =
    { $rank ->
        [none] { "" }
        [highest] старших
       *[lowest] младших
    }

part-end =
    { $end ->
        [none] { "" }
        [top] активная
       *[bottom] нижняя
    }

part-end-acc =
    { $end ->
        [none] { "" }
        [top] активную
       *[bottom] нижнюю
    }

part-end-one-gen =
    { $end ->
        [none] { "" }
        [top] активной
       *[bottom] нижней
    }

part-end-many =
    { $end ->
        [none] { "" }
        [top] { $ends ->
            [1] активные
           *[other] верхние
        }
       *[bottom] нижние
    }

part-end-gen =
    { $end ->
        [none] { "" }
        [top] { $ends ->
            [1] активных
           *[other] верхних
        }
       *[bottom] нижних
    }

part-available =
    { $head ->
        [available] доступная
       *[card] { "" }
    }

part-available-acc =
    { $head ->
        [available] доступную
       *[card] { "" }
    }

part-available-one-gen =
    { $head ->
        [available] доступной
       *[card] { "" }
    }

part-available-many =
    { $head ->
        [available] доступные
       *[card] { "" }
    }

part-available-gen =
    { $head ->
        [available] доступных
       *[card] { "" }
    }

part-card =
    { $head ->
        [card] { $value ->
            [0] карта
           *[other] [{ $value }]
        }
       *[achievement] карта лидерства
    }

part-card-acc =
    { $head ->
        [card] { $value ->
            [0] карту
           *[other] [{ $value }]
        }
       *[achievement] карту лидерства
    }

# Of one card, and on it; «карты» of several in the nominative too.
part-card-gen =
    { $head ->
        [card] { $value ->
            [0] { $case ->
                [loc] карте
               *[gen] карты
            }
           *[other] [{ $value }]
        }
       *[achievement] { $case ->
            [loc] карте
           *[gen] карты
        } лидерства
    }

part-cards-of =
    { $head ->
        [card] { $value ->
            [0] карт
           *[other] [{ $value }]
        }
       *[achievement] карт лидерства
    }

# noun; phrase $colors $names
not-colors = не { $colors }

# plain; phrase $icon
filter-with = { $icon_ins }

# plain; phrase $icon
filter-without = без { $icon_gen }

# plain
filter-demand = с агрессивной догмой

# plain; phrase $colors; word $known
filter-color =
    { $known ->
        [that] этого цвета
       *[no] { $colors_gen }
    }

# plain; word $state $whose; text $icon $board
filter-piles =
    { $state ->
        [present] цвета, который уже есть { $board }
        [showing] цвета с { $icon } { $board }
       *[splayed] цвета, { part-not-splayed } сдвинутого { part-state-direction } { $board }
    }

# plain; word $state $whose; text $icon $board
filter-not-piles =
    { $state ->
        [present] цвета, которого нет { $board }
        [showing] цвета без { $icon } { $board }
        [none] цвета, сдвинутого { $board }
       *[splayed] цвета, не сдвинутого { part-state-direction } { $board }
    }

# plain; phrase $cards; word $known
filter-same-color =
    { $known ->
        [it] того же цвета
        [that] этого цвета
       *[no] того же цвета, что и { $cards_nom }
    }

# plain; phrase $colors
filter-not-color = не { $colors_gen }

# plain; phrase $values $numbers
filter-value = уровня { $numbers_gen }

# plain; phrase $value $card; word $comparison $like
filter-valued =
    { $like ->
        [it] того же уровня { part-or-beyond }
        [that] этого уровня { part-or-beyond }
        [card] { $comparison ->
            [equal] того же уровня, что и { $card_nom }
            [at-most] не старше, чем { $card_nom }
           *[at-least] не младше, чем { $card_nom }
        }
       *[value] { $comparison ->
            [equal] уровня, равного { $value_dat }
            [at-most] уровня не выше { $value_gen }
           *[at-least] уровня не ниже { $value_gen }
        }
    }

part-or-beyond =
    { $comparison ->
        [equal] { "" }
        [at-most] или ниже
       *[at-least] или выше
    }

# plain; number $ordinal; word $known
filter-chosen-value =
    { $known ->
        [that] этого уровня
       *[no] { part-ordinal-value } выбранного уровня
    }

part-ordinal-value =
    { $ordinal ->
        [0] { "" }
        [1] первого
        [2] второго
        [3] третьего
       *[other] { $ordinal }-го
    }

# plain; phrase $cards; word $known
filter-same-value =
    { $known ->
        [it] того же уровня
        [that] этого уровня
       *[no] того же уровня, что и { $cards_nom }
    }

# plain; phrase $cards
filter-except = (кроме { $cards_gen })

# plain; phrase $cards; word $comparison
filter-value-than =
    { $comparison ->
        [equal] того же уровня, что и { $cards_nom }
        [unequal] не того же уровня, что { $cards_nom }
        [less] младше, чем { $cards_nom }
        [at-most] не старше, чем { $cards_nom }
        [more] старше, чем { $cards_nom }
       *[at-least] не младше, чем { $cards_nom }
    }

# plain
filter-candidate-color = того же цвета

# plain
filter-candidate-value = того же уровня

# plain; text $test
filter-where = (при условии, что { $test })

# noun; phrase $value
value-or-less = { $value } или ниже

# noun; phrase $value
value-or-more = { $value } или выше

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
            [nom] вторая
            [acc] вторую
           *[gen] второй
        }
       *[no] { $number ->
            [one] { part-ordinal-f } { part-verb-stem }{ part-ending-f } { $case ->
                [nom] карта
                [acc] карту
                [dat] карте
                [ins] картой
                [loc] карте
               *[gen] карты
            }
           *[many] { part-ordinal-many } { part-verb-stem }{ part-ending-many } { $case ->
                [gen] карт
                [dat] картам
                [ins] картами
                [loc] картах
               *[nom] карты
            }
        }
    }

part-it =
    { $case ->
        [nom] она
        [acc] её
        [gen] неё
       *[dat] ней
    }

part-them =
    { $case ->
        [nom] они
        [acc] их
        [dat] ним
        [ins] ними
       *[gen] них
    }

# noun; word $verb $known; number $ordinal $count
named-each =
    { $known ->
        [it] { $count ->
            [1] каждую { part-verb-stem }ую
            [few] каждые { part-one-f-acc } { part-verb-stem }ые
           *[many] каждые { part-one-f-acc } { part-verb-stem }ых
        }
       *[no] { $count ->
            [1] кажд{ part-ending-f } { part-ordinal-f } { part-verb-stem }{ part-ending-f } { $case ->
                [nom] карта
                [acc] карту
               *[gen] карты
            }
            [few] каждые { part-one-f-acc } { part-ordinal-many } { part-verb-stem }ые карты
           *[many] каждые { part-one-f-acc } { part-ordinal-many } { part-verb-stem }ых карт
        }
    }

# noun; text $name
card-by-name =
    { $case ->
        [nom] «{ $name }»
        [acc] карту «{ $name }»
        [dat] карте «{ $name }»
        [ins] картой «{ $name }»
        [loc] карте «{ $name }»
       *[gen] карты «{ $name }»
    }

# noun; text $name; word $known
this-card =
    { $known ->
        [it] { part-it }
       *[no] { card-by-name }
    }

# noun; word $number
other-cards =
    { $number ->
        [one] { $case ->
            [nom] другая
            [acc] другую
           *[gen] другой
        }
       *[many] { $case ->
            [nom] остальные
            [acc] остальные
           *[gen] остальных
        }
    }

# noun
card-beneath =
    { $case ->
        [nom] карта, лежавшая под ней
        [acc] карту, лежавшую под ней
        [loc] карте, лежавшей под ней
       *[gen] карты, лежавшей под ней
    }

# noun
cards-beneath =
    { $case ->
        [nom] все карты под ней
        [acc] все карты под ней
       *[gen] всех карт под ней
    }

# noun
rest-of-pile =
    { $case ->
        [nom] остальные карты этой стопки
        [acc] остальные карты этой стопки
       *[gen] остальных карт этой стопки
    }

# noun
candidate = { part-it }

# noun; phrase $set; text $filters
set = { $set } { $filters }

# noun; word $quantity $comparison $rank; number $count $most; phrase $amount $set; text $filters
set-part =
    { $quantity ->
        [one] { part-set-one } из { $set_gen } { $filters }
        [the] { part-set-one } из { $set_gen } { $filters }
        [which] какую из { $set_gen } { $filters }
        [number] { part-one-f-acc } { part-rank-many } из { $set_gen } { $filters }
        [as-many] { part-set-many } из { $set_gen } { $filters } в количестве, равном { $amount_dat }
        [up-to] до { part-one-f-gen } { part-rank-gen } из { $set_gen } { $filters }
        [up-to-as-many] { part-set-many } из { $set_gen } { $filters } в количестве не более { $amount_gen }
        [between] { part-one-f-acc } или { part-most } { part-rank-many } из { $set_gen } { $filters }
        [any-number] { $case ->
            [gen] любого количества
           *[nom] любое количество
        } { part-rank-gen } из { $set_gen } { $filters }
        [all] { part-all } { part-rank-many } из { $set_gen } { $filters }
        [all-but-one] { part-all }, кроме одной, из { $set_gen } { $filters }
        [half-down] { part-half } { $set_gen } { $filters }, округлив вниз
        [half-up] { part-half } { $set_gen } { $filters }, округлив вверх
        [bare] { $case ->
            [nom] { part-rank-many } из { $set_gen } { $filters }
           *[gen] ни одной из { $set_gen } { $filters }
        }
        [each] { $count ->
            [1] кажд{ part-ending-f } из { $set_gen } { $filters }
           *[other] каждые { part-one-f-acc } из { $set_gen } { $filters }
        }
       *[compared] { $comparison ->
            [equal] ровно { part-one-f } из { $set_gen } { $filters }
            [unequal] не ровно { part-one-f } из { $set_gen } { $filters }
           *[other] { part-comparison } { part-one-f-gen } из { $set_gen } { $filters }
        }
    }

part-set-one =
    { $case ->
        [nom] { $rank ->
            [none] одна
           *[highest] { part-rank }
        }
        [acc] { $rank ->
            [none] одну
           *[highest] { part-rank-acc }
        }
       *[gen] { $rank ->
            [none] одной
           *[highest] { part-rank-one-gen }
        }
    }

part-set-many =
    { $case ->
        [nom] { part-rank-many } карты
        [acc] { part-rank-many } карты
       *[gen] { part-rank-gen } карт
    }

part-half =
    { $case ->
        [nom] половина
        [acc] половину
       *[gen] половины
    }

# noun; word $end; phrase $piles $amount
set-ends =
    { $end ->
        [top] { $case ->
            [gen] верхних карт
           *[nom] верхние карты
        }
       *[bottom] { $case ->
            [gen] нижних карт
           *[nom] нижние карты
        }
    } { $piles_gen } (в количестве, равном { $amount_dat })

# noun; number $value $count; word $each
drawn-fixed =
    { part-apiece } { $count ->
        [1] { $listed ->
            [yes] одну
           *[no] { "" }
        }
       *[other] { part-one-f-acc }
    } [{ $value }]

# noun; phrase $value $card; word $like $each; number $count
drawn-valued =
    { part-drawn-cards } { $like ->
        [it] того же уровня
        [that] этого уровня
        [card] того же уровня, что и { $card_nom }
       *[value] уровня, равного { $value_dat }
    }

# noun; phrase $value $card $more; word $like $each; number $count
drawn-higher =
    { part-drawn-cards } на { $more_ins } { $like ->
        [it] старше { $card_gen }
        [that] выше
        [card] выше { $card_gen }
       *[value] выше { $value_gen }
    }

part-apiece =
    { $each ->
        [yes] по
       *[no] { "" }
    }

part-drawn-cards =
    { part-apiece } { $count ->
        [1] { $each ->
            [yes] карте
           *[no] карту
        }
        [few] { part-one-f-acc } карты
       *[many] { part-one-f-acc } карт
    }

## Numbers.

# noun; number $count
number-fixed =
    { $case ->
        [gen] { part-count-gen }
        [dat] { part-count-dat }
        [ins] { $count ->
            [1] уровень
            [one] { part-one-m } уровень
            [few] { part-one-m } уровня
           *[many] { part-one-m } уровней
        }
        [loc] дважды { part-one-m }
       *[nom] { part-one-m }
    }

part-number =
    { $case ->
        [gen] числа
        [dat] числу
        [ins] числом
        [loc] удвоенное число
       *[nom] число
    }

part-value =
    { $case ->
        [gen] уровня
        [dat] уровню
        [ins] уровнем
        [loc] удвоенный уровень
       *[nom] уровень
    }

part-sum =
    { $case ->
        [acc] сумму
        [gen] суммы
        [dat] сумме
        [ins] суммой
        [loc] удвоенная сумма
       *[nom] сумма
    }

part-product =
    { $case ->
        [gen] произведения
        [dat] произведению
        [ins] произведением
        [loc] удвоенное произведение
       *[nom] произведение
    }

# noun; phrase $cards; word $known
number-count =
    { $known ->
        [it] их { part-number }
       *[no] { part-number } { $cards_gen }
    }

# noun; phrase $cards; word $known
number-value =
    { $known ->
        [it] её { part-value }
        [that] { part-this-value }
       *[no] { part-value } { $cards_gen }
    }

part-this-value =
    { $case ->
        [loc] удвоенный этот уровень
       *[nom] { part-this-m } { part-value }
    }

# noun
value-candidate = её { part-value }

# noun; number $ordinal; word $known
value-chosen =
    { $known ->
        [that] { part-this-value }
       *[no] { $case ->
            [loc] удвоенный { $ordinal ->
                [0] { "" }
               *[other] { $ordinal }-й
            } выбранный уровень
           *[nom] { part-ordinal-m } выбранн{ part-ending-m } { part-value }
        }
    }

# noun; phrase $cards; word $known
number-sum =
    { part-sum } { $known ->
        [it] их уровней
       *[no] уровней всех { $cards_gen }
    }

# noun; phrase $cards
number-values = { part-number } разных уровней среди { $cards_gen }

# noun; phrase $colors
number-colors = { part-number } { $colors_gen }

# noun; text $icon $board
number-icons = { part-number } { $icon } { $board }

# noun; word $whose; phrase $owner
number-points =
    { $case ->
        [gen] { part-whose-n } влияния
        [dat] { part-whose-n } влиянию
        [ins] { part-whose-n } влиянием
        [loc] удвоенное { part-whose-n } влияние
       *[nom] { part-whose-n } влияние
    } { part-whose-gen }

# noun; word $whose $verb $cause; phrase $owner; text $name
number-markers = { part-number } карт, { part-verb-stem }ых { part-by-whom } { part-due }

# noun; word $whose; phrase $owner; text $name
number-card-markers = { part-number } { part-card-markers } на карте «{ $name }»

part-card-markers =
    { $whose ->
        [you] ваших жетонов
        [me] моих жетонов
        [their] его жетонов
        [all] жетонов
       *[owner] жетонов { part-whose-gen }
    }

# noun; phrase $left $right
number-plus =
    { $case ->
        [loc] удвоенная сумма { $left_gen } и { $right_gen }
       *[nom] { $left } плюс { $right_nom }
    }

# noun; phrase $left $right
number-minus =
    { $case ->
        [loc] удвоенная разность { $left_gen } и { $right_gen }
       *[nom] { $left } минус { $right_nom }
    }

# noun; phrase $left $right
number-times = { part-product } { $left_gen } и { $right_gen }

# noun; phrase $amount
number-twice =
    { $case ->
        [nom] { $amount_loc }
       *[gen] { part-product } двух и { $amount_gen }
    }

# noun; phrase $amount; number $count; word $rounding
number-divided =
    { $count ->
        [2] { $case ->
            [nom] половина
            [acc] половину
            [dat] половине
            [ins] половиной
            [loc] удвоенная половина
           *[gen] половины
        } { $amount_gen }
       *[other] { $case ->
            [gen] результата
            [dat] результату
            [ins] результатом
            [loc] удвоенный результат
           *[nom] результат
        } деления { $amount_gen } на { part-one-m }
    } (с округлением { $rounding ->
        [down] вниз
       *[up] вверх
    })

# plain; text $icon $board; word $whose; number $count
each-icon =
    { $whose ->
        [you] { $count ->
            [1] каждую вашу единицу
            [few] каждые { part-one-f-acc } ваши единицы
           *[many] каждые { part-one-f-acc } ваших единиц
        } { $icon }
        [me] { $count ->
            [1] каждую мою единицу
            [few] каждые { part-one-f-acc } мои единицы
           *[many] каждые { part-one-f-acc } моих единиц
        } { $icon }
       *[owner] { $count ->
            [1] каждую единицу
            [few] каждые { part-one-f-acc } единицы
           *[many] каждые { part-one-f-acc } единиц
        } { $icon } { $board }
    }

# plain; phrase $cards; number $count
each-card = { $cards_acc }

# plain; phrase $cards; number $count; word $known $verb
each-value =
    { $count ->
        [1] каждый уровень, представленный среди
        [few] каждые { part-one-m } уровня, представленных среди
       *[many] каждые { part-one-m } уровней, представленных среди
    } { part-each-value-of }

# After «среди» the cards are named again: «среди переработанных карт».
part-each-value-of =
    { $known ->
        [it] { $verb ->
            [none] { $cards_gen }
            [chosen] { $cards_gen }
           *[drawn] { part-verb-stem }ых карт
        }
       *[no] { $cards_gen }
    }

# plain; word $state $whose; text $icon $board; number $count
each-color =
    { $state ->
        [present] { part-each-color } { $board }
       *[other] { part-each-pile }
    }

part-each-pile =
    { $count ->
        [1] каждую { part-own-pile-acc } { $state ->
            [showing] стопку { part-each-board }, приносящую { $icon }
           *[splayed] { part-not-splayed } сдвинутую { part-state-direction } стопку { part-each-board }
        }
        [few] каждые { part-one-f } { part-own-piles-acc } { $state ->
            [showing] стопки { part-each-board }, приносящие { $icon }
           *[splayed] { part-not-splayed } сдвинутые { part-state-direction } стопки { part-each-board }
        }
       *[many] каждые { part-one-f } { part-own-piles-gen } { $state ->
            [showing] стопок { part-each-board }, приносящих { $icon }
           *[splayed] { part-not-splayed } сдвинутых { part-state-direction } стопок { part-each-board }
        }
    }

part-each-board =
    { $whose ->
        [you] { "" }
       *[me] { $board }
    }

part-own-pile-acc =
    { $whose ->
        [you] свою
       *[me] { "" }
    }

part-own-piles-acc =
    { $whose ->
        [you] свои
       *[me] { "" }
    }

part-own-piles-gen =
    { $whose ->
        [you] своих
       *[me] { "" }
    }

part-each-color =
    { $count ->
        [1] каждый { $state ->
            [present] цвет
            [showing] цвет с { $icon }
           *[splayed] { part-not-splayed } сдвинутый { part-state-direction } цвет
        }
        [few] каждые { part-one-m } { $state ->
            [present] цвета
            [showing] цвета с { $icon }
           *[splayed] { part-not-splayed } сдвинутых { part-state-direction } цвета
        }
       *[many] каждые { part-one-m } { $state ->
            [present] цветов
            [showing] цветов с { $icon }
           *[splayed] { part-not-splayed } сдвинутых { part-state-direction } цветов
        }
    }

# plain; word $state $whose $lacking; text $icon $board $missing; number $count
each-color-missing =
    { part-each-color } { $board }, { $count ->
        [1] которого
       *[other] которых
    } нет { $lacking ->
        [any-opponent] ни у кого из соперников
        [any-other] ни у кого из других игроков
        [anyone] ни у кого из игроков
       *[owner] { $missing }
    }

# plain; phrase $colors; number $count
each-of-colors =
    { $count ->
        [1] каждый из { $colors_gen }
       *[other] каждые { part-one-m } из { $colors_gen }
    }

# plain; word $whose; phrase $owner; number $count
each-point =
    { $count ->
        [1] каждое очко
        [few] каждые { part-one-n } очка
       *[many] каждые { part-one-n } очков
    } { $whose ->
        [you] вашего
        [me] моего
        [their] его
       *[owner] { "" }
    } влияния { part-whose-gen }

# noun; text $icon
thing-icons =
    { $case ->
        [ins] количеством { $icon }
       *[gen] { $icon }
    }

# noun
thing-points =
    { $case ->
        [ins] влиянием
       *[gen] влияния
    }

# noun
thing-achievements =
    { $case ->
        [ins] количеством карт лидерства
       *[gen] карт лидерства
    }

# noun; word $state $whose; text $icon $board
thing-colors =
    { $case ->
        [ins] количеством { part-thing-colors } { $board }
       *[gen] { part-thing-colors } { $board }
    }

part-thing-colors =
    { $state ->
        [present] цветов
        [showing] цветов с { $icon }
       *[splayed] { part-not-splayed } сдвинутых { part-state-direction } цветов
    }

# noun; word $comparison; number $count; text $icon
have-icons =
    { $comparison ->
        [equal] { $count ->
            [0] нет
            [one] ровно { part-one-f } единица
            [few] ровно { part-one-f } единицы
           *[many] ровно { part-one-f } единиц
        }
        [unequal] { $count ->
            [0] есть
            [one] не ровно { part-one-f } единица
            [few] не ровно { part-one-f } единицы
           *[many] не ровно { part-one-f } единиц
        }
       *[other] { part-comparison } { part-one-f-gen } { $count ->
            [1] единицы
           *[other] { "" }
        }
    } { $icon }

# noun; word $comparison; number $count
have-points =
    { $comparison ->
        [equal] { $count ->
            [0] нет очков
            [one] ровно { part-one-n } очко
            [few] ровно { part-one-n } очка
           *[many] ровно { part-one-n } очков
        }
        [unequal] { $count ->
            [0] есть очки
            [one] не ровно { part-one-n } очко
            [few] не ровно { part-one-n } очка
           *[many] не ровно { part-one-n } очков
        }
       *[other] { part-comparison } { part-count-gen } { $count ->
            [one] очка
           *[other] очков
        }
    } влияния

# noun; word $comparison $state $all; number $count; text $icon $board
have-colors =
    { $board } { $all ->
        [yes] { $comparison ->
            [equal] { part-all-colors }
            [at-least] { part-all-colors }
           *[other] { part-have-colors }
        }
       *[no] { part-have-colors }
    }

# There are no more colors.
part-all-colors =
    { $state ->
        [present] карты всех { part-count-gen } цветов
        [showing] { $icon } приносят все { part-one-f } стопок
       *[splayed] { part-not-splayed } сдвинуты { part-state-direction } все { part-one-f } стопок
    }

part-have-colors =
    { $state ->
        [present] { $comparison ->
            [equal] { $count ->
                [0] нет цветов
                [one] ровно { part-one-m } цвет
                [few] ровно { part-one-m } цвета
               *[many] ровно { part-one-m } цветов
            }
            [unequal] { $count ->
                [0] есть цвета
                [one] не ровно { part-one-m } цвет
                [few] не ровно { part-one-m } цвета
               *[many] не ровно { part-one-m } цветов
            }
           *[other] { part-comparison } { part-count-gen } { $count ->
                [one] цвета
               *[other] цветов
            }
        }
       *[other] { $comparison ->
            [equal] { $count ->
                [0] нет { part-splayed-many-gen } стопок
                [one] ровно { part-one-f } { part-splayed } стопка
                [few] ровно { part-one-f } { part-splayed-many } стопки
               *[many] ровно { part-one-f } { part-splayed-many-gen } стопок
            }
            [unequal] { $count ->
                [0] есть { part-splayed-many } стопки
                [one] не ровно { part-one-f } { part-splayed } стопка
                [few] не ровно { part-one-f } { part-splayed-many } стопки
               *[many] не ровно { part-one-f } { part-splayed-many-gen } стопок
            }
           *[other] { part-comparison } { part-one-f-gen } { $count ->
                [one] { part-splayed-gen } стопки
               *[other] { part-splayed-many-gen } стопок
            }
        } { $state ->
            [showing] с { $icon }
           *[other] { "" }
        }
    }

part-splayed =
    { $state ->
        [showing] { "" }
       *[splayed] { part-not-splayed } сдвинутая { part-state-direction }
    }

part-splayed-gen =
    { $state ->
        [showing] { "" }
       *[splayed] { part-not-splayed } сдвинутой { part-state-direction }
    }

part-splayed-many =
    { $state ->
        [showing] { "" }
       *[splayed] { part-not-splayed } сдвинутые { part-state-direction }
    }

part-splayed-many-gen =
    { $state ->
        [showing] { "" }
       *[splayed] { part-not-splayed } сдвинутых { part-state-direction }
    }

# noun; word $comparison; phrase $thing $other
have-than-thing = { part-than } { $other_gen }

# noun; word $comparison $whose; phrase $thing $player
have-than-player = { part-than } у { $player_gen }

## Tests: what stands after «if».

# plain; word $truth
test-did =
    { $truth ->
        [yes] сделали это
       *[no] не сделали этого
    }

# plain; text $test
test-either = ({ $test })

# plain; phrase $cards
test-any = есть { $cards_nom }

# plain; phrase $cards
test-no = нет { $cards_gen }

# plain; word $verb $number $truth; number $ordinal
test-verb =
    { $truth ->
        [yes] { part-verb-past } { $number ->
            [one] { part-ordinal-acc } карту
           *[many] хотя бы одну
        }
       *[no] не { part-verb-past } { $number ->
            [one] { part-ordinal-acc } карту
           *[many] ни одной
        }
    }

# plain; word $verb $comparison $most; number $ordinal $count
test-verb-count =
    { part-verb-past } { $comparison ->
        [equal] { $most ->
            [yes] { part-one-f-acc }
           *[no] ровно { part-one-f-acc }
        }
        [unequal] не { part-one-f-acc }
        [at-least] { $most ->
            [yes] { part-one-f-acc }
           *[no] { part-comparison } { part-one-f-gen }
        }
       *[other] { part-comparison } { part-one-f-gen }
    } { $ordinal ->
        [0] { "" }
       *[other] { $count ->
            [one] { part-ordinal-acc } карту
           *[many] { part-ordinal-many-gen } карт
        }
    }

part-ordinal-many-gen =
    { $ordinal ->
        [1] первых
        [2] вторых
        [3] третьих
       *[other] { $ordinal }-х
    }

# plain; phrase $cards $icon; word $number $truth
test-with =
    { $number ->
        [one] на { $cards_loc } { $truth ->
            [yes] есть { $icon_nom }
           *[no] нет { $icon_gen }
        }
       *[many] среди { $cards_gen } { $truth ->
            [yes] есть карта
           *[no] нет карт
        } { $icon_ins }
    }

# plain; phrase $cards $icon; word $number $truth
test-without =
    { $number ->
        [one] на { $cards_loc } { $truth ->
            [yes] нет { $icon_gen }
           *[no] есть { $icon_nom }
        }
       *[many] { $truth ->
            [yes] среди { $cards_gen } есть карта без { $icon_gen }
           *[no] на каждой из { $cards_gen } есть { $icon_nom }
        }
    }

# plain; phrase $cards; word $number $truth
test-demand =
    { $number ->
        [one] { $cards_nom } { part-not } { $truth ->
            [yes] содержит агрессивную догму
           *[no] содержит агрессивной догмы
        }
       *[many] среди { $cards_gen } { $truth ->
            [yes] есть карта
           *[no] нет карт
        } с агрессивной догмой
    }

# plain; phrase $cards $colors; word $number $truth
test-color =
    { $number ->
        [one] { $cards_nom } { part-not } { $colors_nom }
       *[many] среди { $cards_gen } { $truth ->
            [yes] есть { $colors_nom }
           *[no] нет { $colors_gen }
        }
    }

# plain; phrase $cards $colors; word $number $truth
test-of-color =
    { $number ->
        [one] { $cards_nom } { part-not } { $colors_gen }
       *[many] среди { $cards_gen } { $truth ->
            [yes] есть карта { $colors_gen }
           *[no] нет карт { $colors_gen }
        }
    }

# plain; phrase $cards; word $number $truth $known $state $whose; text $icon $board
test-color-of-piles =
    { $number ->
        [one] { $state ->
            [present] { $board } { $truth ->
                [yes] уже есть карты
               *[no] нет карт
            } { part-its-color }
           *[splayed] стопка { part-its-color } { $board } { part-not } { $state ->
                [showing] приносит { $icon }
               *[splayed] { part-not-splayed } сдвинута { part-state-direction }
            }
        }
       *[many] среди { $cards_gen } { $truth ->
            [yes] есть карта
           *[no] нет карт
        } { $state ->
            [present] цвета, который уже есть { $board }
            [showing] цвета с { $icon } { $board }
           *[splayed] цвета, { part-not-splayed } сдвинутого { part-state-direction } { $board }
        }
    }

part-its-color =
    { $known ->
        [it] её цвета
       *[no] цвета { $cards_gen }
    }

# plain; phrase $cards $colors; word $number $truth
test-not-color =
    { $number ->
        [one] { $cards_nom } { $truth ->
            [yes] не
           *[no] { "" }
        } { $colors_gen }
       *[many] { $truth ->
            [yes] среди { $cards_gen } есть карта не { $colors_gen }
           *[no] каждая из { $cards_gen } { $colors_gen }
        }
    }

# plain; phrase $cards $values $numbers; word $number $truth
test-of-value =
    { $number ->
        [one] { $cards_nom } { part-not } уровня { $numbers_gen }
       *[many] среди { $cards_gen } { $truth ->
            [yes] есть карта
           *[no] нет карт
        } уровня { $numbers_gen }
    }

# plain; phrase $cards $others; word $number $truth
test-except =
    { $number ->
        [one] { $cards_nom } { $truth ->
            [yes] не входит
           *[no] входит
        } в число { $others_gen }
       *[many] { $truth ->
            [yes] среди { $cards_gen } есть что-то, кроме { $others_gen }
           *[no] среди { $cards_gen } нет ничего, кроме { $others_gen }
        }
    }

# plain; phrase $cards; word $number $truth; text $test
test-where =
    { $number ->
        [one] для { $cards_gen } { $truth ->
            [yes] верно
           *[no] неверно
        }, что { $test }
       *[many] { $truth ->
            [yes] хотя бы для одной из { $cards_gen } верно, что { $test }
           *[no] ни для одной из { $cards_gen } не верно, что { $test }
        }
    }

# plain; phrase $cards $others; word $number $truth
test-among =
    { $number ->
        [one] { $cards_nom } { part-not } находится среди { $others_gen }
       *[many] { $cards_nom } { part-not } находятся среди { $others_gen }
    }

# plain; phrase $cards $others; word $number $truth
test-same =
    { $truth ->
        [yes] { $cards_nom } — { $others_nom }
       *[no] { $cards_nom } — не { $others_nom }
    }

# plain; phrase $cards; word $number $truth
test-on-any-board =
    { $number ->
        [one] { $truth ->
            [yes] { $cards_nom } — чья-либо активная карта
           *[no] { $cards_nom } ни у кого не является активной картой
        }
       *[many] среди активных карт игроков { $truth ->
            [yes] есть { $cards_nom }
           *[no] нет { $cards_gen }
        }
    }

# plain; phrase $cards $icon; word $whose
test-all-with = все { $cards_nom } приносят { $icon_acc }

# plain; phrase $cards; number $value; word $whose
test-all-of-value = уровень всех { $cards_gen } — { $value } или выше

# plain; number $count; word $all $state; text $icon
test-only-player =
    вы единственный игрок, у которого в игре { $state ->
        [present] { part-only-colors }
        [showing] { part-only-colors } с { $icon }
       *[splayed] { part-not-splayed } сдвинуты { part-state-direction } { part-only-colors }
    }

part-only-colors =
    { $all ->
        [yes] { $state ->
            [present] карты всех { part-count-gen } цветов
           *[splayed] все { part-one-f } { $count ->
                [one] стопка
                [few] стопки
               *[many] стопок
            }
        }
       *[no] ровно { $state ->
            [present] { part-one-m } { $count ->
                [one] цвет
                [few] цвета
               *[many] цветов
            }
           *[splayed] { part-one-f } { $count ->
                [one] стопка
                [few] стопки
               *[many] стопок
            }
        }
    }

# plain; phrase $cards; word $truth
test-same-color =
    { $truth ->
        [yes] хотя бы две из { $cards_gen } одного цвета
       *[no] среди { $cards_gen } нет двух карт одного цвета
    }

# plain; phrase $cards; word $comparison $known; number $value
test-value =
    { $known ->
        [it] { $comparison ->
            [equal] это [{ $value }]
            [unequal] это не [{ $value }]
            [less] она уровня ниже { $value }
            [at-most] она уровня { $value } или ниже
            [more] она уровня выше { $value }
           *[at-least] она уровня { $value } или выше
        }
       *[no] { $cards_nom } { $comparison ->
            [equal] уровня { $value }
            [unequal] не уровня { $value }
            [less] уровня ниже { $value }
            [at-most] уровня { $value } или ниже
            [more] уровня выше { $value }
           *[at-least] уровня { $value } или выше
        }
    }

# plain; phrase $piles; word $direction $truth
test-splayed =
    { $direction ->
        [none] { $piles_nom } { $truth ->
            [yes] не
           *[no] { "" }
        } { $piles_dat }
       *[any] { $piles_nom } { part-not } { $piles_dat } { part-direction }
    }

# plain; word $verb $whose $comparison $cause; phrase $owner; number $count; text $name
test-markers =
    { part-due } { part-by-whom } { $comparison ->
        [none] не была { part-verb-short }а ни одна карта
        [any] была { part-verb-short }а хотя бы одна карта
        [equal] { $count ->
            [one] была { part-verb-short }а ровно { part-one-f } карта
            [few] было { part-verb-short }о ровно { part-one-f } карты
           *[many] было { part-verb-short }о ровно { part-one-f } карт
        }
        [unequal] { $count ->
            [one] была { part-verb-short }а не ровно { part-one-f } карта
            [few] было { part-verb-short }о не ровно { part-one-f } карты
           *[many] было { part-verb-short }о не ровно { part-one-f } карт
        }
       *[other] было { part-verb-short }о { part-comparison } { part-one-f-gen } { $count ->
            [one] карты
           *[other] карт
        }
    }

# plain; word $verb $cause; phrase $players; text $name
test-most = { part-due } вы { part-verb-past } больше карт, чем { $players_nom }

# plain; word $subject; phrase $player $object
test-have =
    { $subject ->
        [you] у вас
        [me] у меня
        [their] у него
        [owner] у { $player_gen }
        [every-opponent] у каждого соперника
        [some-opponent] у кого-либо из соперников
        [no-opponent] нет соперника, у которого
        [every-other] у каждого другого игрока
        [some-other] у кого-либо из других игроков
        [no-other] нет другого игрока, у которого
        [every-player] у каждого игрока
        [some-player] у кого-либо из игроков
        [no-player] нет игрока, у которого
        [every-of] у каждого из { $player_gen }
        [some-of] у кого-либо из { $player_gen }
       *[no-of] среди { $player_gen } нет игрока, у которого
    } { $object_nom }

# plain; word $quantifier; phrase $players; text $test
test-players =
    { $quantifier ->
        [every] для { $players_gen } верно, что { $test }
        [some] есть { $players_nom }, для которого { $test }
       *[no] нет { $players_gen }, для которого { $test }
    }

# plain; phrase $left $right; word $comparison
test-compare =
    { $comparison ->
        [equal] { $left_nom } равняется { $right_dat }
        [unequal] { $left_nom } не равняется { $right_dat }
       *[other] { $left_nom } { part-comparison } { $right_gen }
    }
