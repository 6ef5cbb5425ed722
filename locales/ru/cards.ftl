# Russian: the texts of the cards. The guide for translators is at the head of the English file.
#
# The words are those of the Russian rulebook (Mir Hobby, 2011): a top card is «активная», the board is «в игре» or somebody’s
# «стопки», a demand is an order behind «Я требую:», [3] is a card of value 3 and feminine. Cases and moods that no sentence needs
# in their plain sense serve another end:
#
#   dem  an order behind «затем» or «либо»: a condition then begins with a comma, «затем, если …»
#   ins  of cards and icons: with the preposition «с» or «со»
#   nom  of one card, which only test-any asks for: a clause, «у вас на руке есть карта»
#   dat  of cards, which only test-no asks for: a clause, «у вас на руке нет карт»
#   loc, ins  of what you and what I have: a clause, «у вас на руке ровно две карты»; loc of a number: twice that number
#   dat, ins, loc  of adjectives: nominative, accusative and genitive of one card or pile, however many cards there are
#   dat  of piles: the participle that agrees with them, «сдвинута»
#   ins, loc  of players: what stands before and behind «команды»

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

part-with =
    { $ordinal ->
        [2] со
       *[other] с
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

part-comparison =
    { $comparison ->
        [less] меньше
        [at-most] не больше
        [more] больше
       *[at-least] не меньше
    }

part-than =
    { $comparison ->
        [equal] ровно столько же, сколько
        [unequal] не столько же, сколько
       *[other] { part-comparison }, чем
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
        [junked] утилизировали
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
        [junked] утилизированн
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
        [junked] утилизирован
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
       *[imp] { $first_imp }, затем { $rest_dem }
    }

# verb; clause $first $rest
then-more = { $first }, { $rest }

# verb; text $test; clause $clause
if =
    { $mood ->
        [inf] { $clause_inf }, если { $test }
        [dem] , если { $test }, { $clause_imp }
       *[imp] если { $test }, { $clause_imp }
    }

# verb; text $test; clause $clause $other
if-otherwise =
    { $mood ->
        [inf] { $clause_inf }, если { $test }, а иначе { $other_inf }
        [dem] , если { $test }, { $clause_imp }, а иначе { $other_imp }
       *[imp] если { $test }, { $clause_imp }, а иначе { $other_imp }
    }

# verb; clause $clause
may =
    { $mood ->
        [inf] при желании { $clause_inf }
       *[imp] вы можете { $clause_inf }
    }

# verb; text $each; clause $clause
each-time = за { $each } { $clause }

# verb; clause $clause; number $count
times =
    { $count ->
        [2] дважды { $clause }
        [3] трижды { $clause }
        [few] { part-count } раза { $clause }
       *[many] { part-count } раз { $clause }
    }

# verb; clause $clause; phrase $amount
so-often = столько раз, сколько составляет { $amount_nom }, { $clause }

# verb; phrase $players; clause $clause
for-each =
    { $mood ->
        [inf] выполнить для { $players_gen }: { $clause_inf }
       *[imp] выполните для { $players_gen }: { $clause_imp }
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

# verb; phrase $what; word $revealing
meld =
    { part-reveal-and } { $mood ->
        [inf] сыграть
       *[imp] сыграйте
    } { $what_acc }

# verb; phrase $what; word $revealing
tuck =
    { part-reveal-and } { $mood ->
        [inf] архивировать
       *[imp] архивируйте
    } { $what_acc }

# verb; phrase $what; word $revealing
score =
    { part-reveal-and } { $mood ->
        [inf] зачесть
       *[imp] зачтите
    } { $what_acc }

# verb; phrase $what; word $revealing
return =
    { part-reveal-and } { $mood ->
        [inf] переработать
       *[imp] переработайте
    } { $what_acc }

# verb; phrase $what; word $revealing
reveal =
    { part-reveal-and } { $mood ->
        [inf] показать
       *[imp] покажите
    } { $what_acc }

# verb; phrase $what; word $revealing
remove =
    { part-reveal-and } { $mood ->
        [inf] сбросить
       *[imp] сбросьте
    } { $what_acc }

# verb; phrase $what; word $revealing
junk =
    { part-reveal-and } { $mood ->
        [inf] утилизировать
       *[imp] утилизируйте
    } { $what_acc }

# verb; phrase $what; word $revealing; text $to
transfer =
    { part-reveal-and } { $mood ->
        [inf] переместить
       *[imp] переместите
    } { $to } { $what_acc }

# verb; phrase $left $right
exchange =
    { $mood ->
        [inf] обменять
       *[imp] обменяйте
    } { $left_acc } на { $right_acc }

# verb; word $who $may; phrase $what
choose-cards = { part-choose } { $what_acc }

# verb; word $who $may; phrase $what
choose-color = { part-choose } { $what_acc }

# verb; word $who $may; phrase $what
choose-any-color = { part-choose } цвет

# verb
choose-two-colors =
    { $mood ->
        [inf] выбрать два разных цвета
       *[imp] выберите два разных цвета
    }

# verb; word $who $may; phrase $what
choose-value = { part-choose } в качестве уровня { $what_acc }

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
    { $mood ->
        [inf] сдвинуть
       *[imp] сдвиньте
    } { part-direction } { $piles_acc }

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

# verb; phrase $cards
execute =
    единолично { $mood ->
        [inf] выполнить
       *[imp] выполните
    } догмы { $cards_gen }

# verb; text $name
claim =
    { $mood ->
        [inf] добиться
       *[imp] добейтесь
    } лидерства в сфере «{ $name }»

# verb; phrase $amount
add-markers =
    { $mood ->
        [inf] положить
       *[imp] положите
    } на эту карту столько своих жетонов, сколько составляет { $amount_nom }

# verb
junk-special =
    { $mood ->
        [inf] утилизировать
       *[imp] утилизируйте
    } одну карту сферы развития

# verb
junk-specials =
    { $mood ->
        [inf] утилизировать
       *[imp] утилизируйте
    } все карты сфер развития

# verb
restore-special =
    снова { $mood ->
        [inf] сделать
       *[imp] сделайте
    } доступной одну утилизированную карту сферы развития

# verb
repeat = { part-repeat }

# verb; phrase $with $first
repeat-with = { part-repeat }, заменив { $first_acc } на { $with_acc }

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
win-player =
    { $extreme ->
        [most] выигрывает единственный игрок, у которого больше всего { $thing_gen }
       *[fewest] выигрывает единственный игрок, у которого меньше всего { $thing_gen }
    }

# verb; word $extreme; phrase $thing
win-team =
    { $extreme ->
        [most] выигрывает единственная команда, у которой больше всего { $thing_gen }
       *[fewest] выигрывает единственная команда, у которой меньше всего { $thing_gen }
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
        [most] выигрывает единственная команда, для которой { $amount_nom } больше, чем для любой другой
       *[fewest] выигрывает единственная команда, для которой { $amount_nom } меньше, чем для любой другой
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
        [gen] ресурса { $icon }
        [ins] с ресурсом { $icon }
       *[nom] ресурс { $icon }
    }

# noun; number $ordinal
icon-chosen =
    { $case ->
        [gen] { part-ordinal-m } выбранного ресурса
        [ins] { part-with } { part-ordinal-m } выбранным ресурсом
       *[nom] { part-ordinal-m } выбранный ресурс
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

# noun; number $ordinal
color-chosen = { part-ordinal-m } выбранн{ part-ending-m } { part-color }

# noun
colors-chosen =
    { $case ->
        [gen] одного
        [dat] одному
        [ins] одним
        [loc] одном
       *[nom] один
    } из выбранных цветов

# noun
color-candidate = { part-color } такой карты

# noun; phrase $cards; word $number
color-of =
    { $number ->
        [one] { part-color } { $cards_gen }
       *[many] { $case ->
            [gen] цветов
            [dat] цветам
            [ins] цветами
            [loc] цветах
           *[nom] цвета
        } { $cards_gen }
    }

# noun; word $state $whose; text $icon $board
colors-piles =
    { part-color }{ $state ->
        [present] , который есть
        [showing] { " " }с ресурсом { $icon }
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

## Piles.

# noun; phrase $colors $owner; word $whose
piles =
    { $number ->
        [one] { $case ->
            [nom] { part-my-pile } { $colors_dat } стопка { part-whose-gen }
            [acc] { part-my-pile } { $colors_ins } стопку { part-whose-gen }
            [dat] сдвинута
            [loc] { part-my-pile } { $colors_loc } стопке { part-whose-gen }
           *[gen] { part-my-pile } { $colors_loc } стопки { part-whose-gen }
        }
       *[many] { $case ->
            [nom] { part-my-piles } { $colors_dat } стопки { part-whose-gen }
            [acc] { part-my-piles } { $colors_ins } стопки { part-whose-gen }
            [dat] сдвинуты
            [loc] { part-my-piles } { $colors_loc } стопках { part-whose-gen }
           *[gen] { part-my-piles } { $colors_loc } стопок { part-whose-gen }
        }
    }

# noun; phrase $cards $owner; word $whose
piles-same-color =
    { $case ->
        [dat] сдвинута
       *[nom] { part-my-pile } { part-pile } { part-whose-gen } одного цвета { $cards_ins }
    }

# noun; word $quantity $state $whose; text $icon; phrase $owner
piles-by-state =
    { $quantity ->
        [one] { $case ->
            [dat] сдвинута
           *[nom] люб{ part-ending-f } { part-my-pile } { part-pile } { part-whose-gen }{ $state ->
                [present] { "" }
                [showing] { " " }с ресурсом { $icon }
               *[splayed] , { part-not-splayed } сдвинут{ part-ending-f } { part-state-direction }
            }
        }
       *[all] { $case ->
            [dat] сдвинуты
           *[nom] { part-all } { part-my-piles } { part-piles } { part-whose-gen }{ $state ->
                [present] { "" }
                [showing] { " " }с ресурсом { $icon }
               *[splayed] , { part-not-splayed } сдвинут{ part-ending-many } { part-state-direction }
            }
        }
    }

# noun; word $quantity $whose; phrase $colors $owner
piles-of =
    { $quantity ->
        [the] { $case ->
            [dat] сдвинута
           *[nom] { part-my-pile } { part-pile } { part-whose-gen } { $colors_gen }
        }
        [one] { $case ->
            [nom] одна { part-my-pile } { part-pile } { part-whose-gen } { $colors_gen }
            [acc] одну { part-my-pile } { part-pile } { part-whose-gen } { $colors_gen }
            [dat] сдвинута
           *[gen] одной { part-my-pile } { part-pile } { part-whose-gen } { $colors_gen }
        }
       *[all] { $case ->
            [dat] сдвинуты
           *[nom] { part-my-piles } { part-piles } { part-whose-gen } { $colors_gen }
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

# What is done to piles is done to one’s own.
part-my-pile =
    { $whose ->
        [you] { $case ->
            [nom] ваша
            [acc] свою
            [loc] своей
           *[gen] вашей
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
            [acc] свои
            [loc] своих
           *[gen] ваших
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

# noun; number $ordinal
player-chosen =
    { $case ->
        [nom] { part-ordinal-player } выбранный игрок
        [dat] { part-ordinal-player } выбранному игроку
        [ins] { "" }
       *[gen] { part-ordinal-player } выбранного игрока
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
        [of] { $whose ->
            [you] со своей руки
           *[other] { part-from-hand }
        }
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
        [you] из своей зоны влияния
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
       *[in] { $whose ->
            [you] у вас в игре
            [me] у меня в игре
            [their] у него в игре
            [opponents] в стопках всех соперников
            [any-opponent] в игре у кого-либо из соперников
            [others] в стопках всех других игроков
            [any-other] в игре у кого-либо из других игроков
            [all] в стопках всех игроков
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
source-deck = в колоде [{ $value }]

# plain; phrase $value
source-deck-of = в колоде { $value_gen }

# plain; phrase $cards
source-above = непосредственно поверх { $cards_gen }

## Cards.

# noun; word $quantity $comparison $number $rank $end $head; number $count $most $ends $value; phrase $amount $colors $others; text $filters $source $after
cards =
    { $quantity ->
        [one] { $case ->
            [nom] { $source } есть { part-adjectives } { part-card } { part-traits } { $after }
           *[acc] { part-place } { part-single } { part-tail }
        }
        [number] { $case ->
            [gen] { part-place } { part-one-f-gen } { part-adjectives-gen } { part-cards-gen } { part-tail }
           *[nom] { part-place } { part-counted-acc } { part-tail }
        }
        [as-many] { part-place } { part-several } { part-tail } в количестве, равном { $amount_dat }
        [up-to] { part-place } до { part-counted-gen } { part-tail }
        [up-to-as-many] { part-place } { part-several } { part-tail } в количестве не более { $amount_gen }
        [between] { part-place } { part-one-f-acc } или { part-most } { $most ->
            [one] { part-adjectives-acc } { part-card-acc }
            [few] { part-adjectives-many } { part-cards-few }
           *[many] { part-adjectives-gen } { part-cards-gen }
        } { part-tail }
        [any-number] { part-place } { $case ->
            [gen] любого количества
           *[nom] любое количество
        } { part-adjectives-gen } { part-cards-gen } { part-tail }
        [all] { part-place } { part-all } { part-several } { part-tail }
        [of-each-color] { part-place } { part-single } каждого цвета { part-tail }
        [of-each-board] { part-place } { part-single } { part-tail }
        [all-but-ends] { part-place } { part-all } { part-but-ends } { part-traits-placed }, кроме { $end ->
            [top] { $ends ->
                [1] активной
               *[other] { part-ends-gen } верхних
            }
           *[bottom] { $ends ->
                [1] нижней
               *[other] { part-ends-gen } нижних
            }
        } { $after }
        [all-but-one] { part-place } { part-all } { part-several } { part-tail }, кроме одной
        [half-down] { part-place } { part-half } { part-adjectives-gen } { part-cards-gen } { part-tail } с округлением вниз
        [half-up] { part-place } { part-half } { part-adjectives-gen } { part-cards-gen } { part-tail } с округлением вверх
        [the] { $number ->
            [one] { part-place } { part-single } { part-tail }
           *[many] { part-place } { part-several } { part-tail }
        }
        [bare] { $case ->
            [dat] { $source } нет { part-adjectives-gen } { part-cards-gen } { part-traits } { $after }
            [nom] { part-place } { part-several } { part-tail }
           *[gen] { part-place } { part-several-gen } { part-tail }
        }
        [each] { $count ->
            [1] { $case ->
                [gen] { part-place } каждой { part-adjectives-one-gen } { part-card-gen }
               *[acc] { part-place } каждую { part-adjectives-acc } { part-card-acc }
            } { part-tail }
           *[other] { $case ->
                [gen] { part-place } каждых { part-counted-gen }
               *[acc] { part-place } каждые { part-counted-acc }
            } { part-tail }
        }
       *[compared] { $case ->
            [loc] { $source } { part-compared } { part-traits } { $after }
            [ins] { $source } { part-compared } { part-traits } { $after }
           *[nom] { $head ->
                [achievement] { part-compared } { part-traits } { $after }
               *[card] { part-place } { part-compared } { part-tail }
            }
        }
    }

part-tail = { part-traits-placed } { $after }

# Before cards that are compared with others stands where they are, else behind them.
part-place =
    { $related ->
        [yes] { $case ->
            [ins] { "" }
           *[other] { $source }
        }
       *[no] { "" }
    }

part-traits-placed =
    { $related ->
        [yes] { $case ->
            [ins] { part-traits } { $source }
           *[other] { part-traits }
        }
       *[no] { $filters } { $source }
    }

part-traits = { $filters } { $relations }

part-compared =
    { $comparison ->
        [equal] { $count ->
            [0] нет { part-adjectives-gen } { part-cards-gen }
           *[other] ровно { part-counted }
        }
        [unequal] { $count ->
            [0] есть { part-adjectives } { part-card }
           *[other] не ровно { part-counted }
        }
       *[other] { part-comparison } { part-counted-gen }
    }

part-counted =
    { $count ->
        [one] { part-one-f } { part-adjectives } { part-card }
        [few] { part-one-f } { part-adjectives-many } { part-cards-few }
       *[many] { part-one-f } { part-adjectives-gen } { part-cards-gen }
    }

part-counted-acc =
    { $count ->
        [one] { part-one-f-acc } { part-adjectives-acc } { part-card-acc }
        [few] { part-one-f-acc } { part-adjectives-many } { part-cards-few }
       *[many] { part-one-f-acc } { part-adjectives-gen } { part-cards-gen }
    }

part-counted-gen =
    { $count ->
        [one] { part-one-f-gen } { part-adjectives-one-gen } { part-card-gen }
       *[other] { part-one-f-gen } { part-adjectives-gen } { part-cards-gen }
    }

part-half =
    { $case ->
        [nom] половина
        [acc] половину
       *[gen] половины
    }

part-single =
    { $case ->
        [nom] { part-adjectives } { part-card }
        [acc] { part-adjectives-acc } { part-card-acc }
        [ins] { $rank ->
            [highest] со
           *[other] с
        } { part-adjectives-one-gen } { part-card-ins }
        [loc] { part-adjectives-one-gen } { part-card-loc }
       *[gen] { part-adjectives-one-gen } { part-card-gen }
    }

part-several =
    { $case ->
        [nom] { part-several-nom }
        [acc] { part-several-nom }
       *[gen] { part-several-gen }
    }

part-several-nom =
    { $ends ->
        [1] { part-adjectives-many } { part-cards }
        [few] { part-ends } { part-adjectives-many } { part-cards-few }
       *[many] { part-ends } { part-adjectives-gen } { part-cards-gen }
    }

part-several-gen =
    { $ends ->
        [1] { part-adjectives-gen } { part-cards-gen }
       *[other] { part-ends-gen } { part-adjectives-gen } { part-cards-gen }
    }

# Here the end is that of the cards which are left.
part-but-ends =
    { $case ->
        [gen] { part-rank-gen } { $others_gen } { $colors_gen } { part-cards-gen }
       *[nom] { part-rank-many } { $others_nom } { $colors_nom } { part-cards }
    }

part-adjectives =
    { $rank ->
        [none] { "" }
        [highest] старшая
       *[lowest] младшая
    } { $end ->
        [none] { "" }
        [top] активная
       *[bottom] нижняя
    } { $head ->
        [available] доступная
       *[card] { "" }
    } { $others_dat } { $colors_dat }

part-adjectives-acc =
    { $rank ->
        [none] { "" }
        [highest] старшую
       *[lowest] младшую
    } { $end ->
        [none] { "" }
        [top] активную
       *[bottom] нижнюю
    } { $head ->
        [available] доступную
       *[card] { "" }
    } { $others_ins } { $colors_ins }

part-adjectives-one-gen =
    { $rank ->
        [none] { "" }
        [highest] старшей
       *[lowest] младшей
    } { $end ->
        [none] { "" }
        [top] активной
       *[bottom] нижней
    } { $head ->
        [available] доступной
       *[card] { "" }
    } { $others_loc } { $colors_loc }

part-adjectives-many =
    { part-rank-many } { $end ->
        [none] { "" }
        [top] { $ends ->
            [1] активные
           *[other] верхние
        }
       *[bottom] нижние
    } { $head ->
        [available] доступные
       *[card] { "" }
    } { $others_nom } { $colors_nom }

part-adjectives-gen =
    { part-rank-gen } { $end ->
        [none] { "" }
        [top] { $ends ->
            [1] активных
           *[other] верхних
        }
       *[bottom] нижних
    } { $head ->
        [available] доступных
       *[card] { "" }
    } { $others_gen } { $colors_gen }

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

part-card-gen =
    { $head ->
        [card] { $value ->
            [0] карты
           *[other] [{ $value }]
        }
       *[achievement] карты лидерства
    }

part-card-ins =
    { $head ->
        [card] { $value ->
            [0] картой
           *[other] [{ $value }]
        }
       *[achievement] картой лидерства
    }

part-card-loc =
    { $head ->
        [card] { $value ->
            [0] карте
           *[other] [{ $value }]
        }
       *[achievement] карте лидерства
    }

part-cards = { part-card-gen }

part-cards-few = { part-card-gen }

part-cards-gen =
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

# plain; phrase $colors
filter-color = { $colors_gen }

# plain; word $state $whose; text $icon $board
filter-piles =
    { $state ->
        [present] имеющегося { $board } цвета
        [showing] цвета с ресурсом { $icon } { $board }
       *[splayed] { part-not-splayed } сдвинутого { part-state-direction } { $board } цвета
    }

# plain; word $state $whose; text $icon $board
filter-not-piles =
    { $state ->
        [present] отсутствующего { $board } цвета
        [showing] цвета без ресурса { $icon } { $board }
        [none] сдвинутого { $board } цвета
       *[splayed] не сдвинутого { part-state-direction } { $board } цвета
    }

# plain; phrase $cards
filter-same-color = одного цвета { $cards_ins }

# plain; phrase $colors
filter-not-color = не { $colors_gen }

# plain; phrase $values
filter-value = уровня { $values_gen }

# plain; phrase $value; word $comparison
filter-valued =
    { $comparison ->
        [equal] равного { $value_dat } уровня
        [at-most] уровня не выше { $value_gen }
       *[at-least] уровня не ниже { $value_gen }
    }

# plain; number $ordinal
filter-chosen-value =
    { $ordinal ->
        [0] выбранного уровня
        [1] первого выбранного уровня
        [2] второго выбранного уровня
        [3] третьего выбранного уровня
       *[other] { $ordinal }-го выбранного уровня
    }

# plain; phrase $cards
filter-same-value = одного уровня { $cards_ins }

# plain; phrase $cards
filter-except = , кроме { $cards_gen }

# plain; phrase $cards; word $comparison
filter-value-than =
    { $comparison ->
        [equal] одного уровня { $cards_ins }
        [unequal] не одного уровня { $cards_ins }
        [less] младше { $cards_gen }
        [at-most] не старше { $cards_gen }
        [more] старше { $cards_gen }
       *[at-least] не младше { $cards_gen }
    }

# plain
filter-candidate-color = того же цвета

# plain
filter-candidate-value = того же уровня

# plain; text $test
filter-where = из тех, для которых { $test }

# noun; phrase $value
value-or-less = { $value } или ниже

# noun; phrase $value
value-or-more = { $value } или выше

# noun; word $verb $number $form; number $ordinal
named =
    { $number ->
        [one] { $case ->
            [ins] { part-named-with }
           *[nom] { "" }
        } { part-ordinal-f } { part-verb-stem }{ part-ending-f } { $case ->
            [nom] карта
            [acc] карту
            [dat] карте
            [ins] картой
            [loc] карте
           *[gen] карты
        }
       *[many] { $case ->
            [ins] { part-named-with }
           *[nom] { "" }
        } { part-ordinal-many } { part-verb-stem }{ part-ending-many } { $case ->
            [gen] карт
            [dat] картам
            [ins] картами
            [loc] картах
           *[nom] карты
        }
    }

part-named-with =
    { $ordinal ->
        [0] { $verb ->
            [drawn] со
            [removed] со
           *[other] с
        }
       *[other] { part-with }
    }

# noun; word $verb; number $ordinal $count
named-each =
    { $count ->
        [1] кажд{ part-ending-f } { part-ordinal-f } { part-verb-stem }{ part-ending-f } { $case ->
            [nom] карта
            [acc] карту
           *[gen] карты
        }
        [few] каждые { part-one-f-acc } { part-ordinal-many } { part-verb-stem }ые карты
       *[many] каждые { part-one-f-acc } { part-ordinal-many } { part-verb-stem }ых карт
    }

# noun; word $number
named-again =
    { $number ->
        [one] { $case ->
            [nom] она
            [acc] её
            [dat] ей
            [ins] с ней
            [loc] ней
           *[gen] той карты
        }
       *[many] { $case ->
            [nom] они
            [acc] их
            [dat] им
            [ins] с ними
            [loc] них
           *[gen] тех карт
        }
    }

# noun; text $name
card-by-name =
    { $case ->
        [nom] «{ $name }»
        [acc] карту «{ $name }»
        [dat] карте «{ $name }»
        [ins] с картой «{ $name }»
        [loc] карте «{ $name }»
       *[gen] карты «{ $name }»
    }

# noun
this-card =
    { $case ->
        [nom] эта карта
        [acc] эту карту
        [dat] этой карте
        [ins] с этой картой
        [loc] этой карте
       *[gen] этой карты
    }

# noun
candidate =
    { $case ->
        [nom] такая карта
        [acc] такую карту
        [dat] такой карте
        [ins] с такой картой
        [loc] такой карте
       *[gen] такой карты
    }

# noun; phrase $set; text $filters
set =
    { $case ->
        [dat] нет { $set_gen } { $filters }
       *[nom] { $set } { $filters }
    }

# noun; word $quantity $comparison $rank; number $count $most; phrase $amount $set; text $filters
set-part =
    { $quantity ->
        [one] { $case ->
            [nom] есть { part-set-one } из { $set_gen } { $filters }
           *[acc] { part-set-one } из { $set_gen } { $filters }
        }
        [the] { part-set-one } из { $set_gen } { $filters }
        [number] { part-one-f-acc } { part-set-rank } из { $set_gen } { $filters }
        [as-many] { part-set-rank } карты из числа { $set_gen } { $filters } в количестве, равном { $amount_dat }
        [up-to] до { part-one-f-gen } { part-rank-gen } из { $set_gen } { $filters }
        [up-to-as-many] { part-set-rank } карты из числа { $set_gen } { $filters } в количестве не более { $amount_gen }
        [between] { part-one-f-acc } или { part-most } { part-set-rank } из { $set_gen } { $filters }
        [any-number] { $case ->
            [gen] любого количества
           *[nom] любое количество
        } карт из числа { $set_gen } { $filters }
        [all] { part-all } { part-rank-many } из { $set_gen } { $filters }
        [all-but-one] { part-all }, кроме одной, из { $set_gen } { $filters }
        [half-down] { part-half } { $set_gen } { $filters } с округлением вниз
        [half-up] { part-half } { $set_gen } { $filters } с округлением вверх
        [bare] { $case ->
            [dat] нет { part-rank-gen } из { $set_gen } { $filters }
            [nom] { part-rank-many } из { $set_gen } { $filters }
           *[gen] { part-rank-gen } из { $set_gen } { $filters }
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
            [highest] старшая
           *[lowest] младшая
        }
        [acc] { $rank ->
            [none] одну
            [highest] старшую
           *[lowest] младшую
        }
        [ins] { $rank ->
            [none] с одной
            [highest] со старшей
           *[lowest] с младшей
        }
       *[gen] { $rank ->
            [none] одной
            [highest] старшей
           *[lowest] младшей
        }
    }

part-set-rank =
    { $case ->
        [gen] { part-rank-gen }
       *[nom] { part-rank-many }
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

# noun; number $value $count
drawn-fixed =
    { $count ->
        [1] [{ $value }]
       *[other] { part-one-f-acc } [{ $value }]
    }

# noun; phrase $value; number $count
drawn-valued =
    { $count ->
        [1] карту, уровень которой равен { $value_dat }
        [few] { part-one-f-acc } карты, уровень которых равен { $value_dat }
       *[many] { part-one-f-acc } карт, уровень которых равен { $value_dat }
    }

# noun; phrase $value $more; number $count
drawn-higher =
    { $count ->
        [1] карту
        [few] { part-one-f-acc } карты
       *[many] { part-one-f-acc } карт
    } уровнем на { $more_acc } выше { $value_gen }

## Numbers.

# noun; number $count
number-fixed =
    { $case ->
        [gen] { part-count-gen }
        [dat] { part-count-dat }
        [loc] дважды { part-one-m }
       *[nom] { part-one-m }
    }

part-number =
    { $case ->
        [gen] количества
        [dat] количеству
        [ins] количеством
        [loc] удвоенное количество
       *[nom] количество
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

# noun; phrase $cards
number-count = { part-number } { $cards_gen }

# noun; phrase $cards
number-value = { part-value } { $cards_gen }

# noun
value-candidate = { part-value } такой карты

# noun; number $ordinal
value-chosen =
    { $case ->
        [loc] удвоенный { $ordinal ->
            [0] { "" }
           *[other] { $ordinal }-й
        } выбранный уровень
       *[nom] { part-ordinal-m } выбранн{ part-ending-m } { part-value }
    }

# noun; phrase $cards
number-sum = { part-sum } уровней { $cards_gen }

# noun; phrase $cards
number-values = { part-number } различных уровней среди { $cards_gen }

# noun; phrase $colors
number-colors = { part-number } { $colors_gen }

# noun; text $icon $board
number-icons = { part-number } ресурсов { $icon } { $board }

# noun; word $whose; phrase $owner
number-points =
    { $case ->
        [gen] { part-whose-n } влияния
        [dat] { part-whose-n } влиянию
        [ins] { part-whose-n } влиянием
        [loc] удвоенное { part-whose-n } влияние
       *[nom] { part-whose-n } влияние
    } { part-whose-gen }

# noun; word $whose $verb; phrase $owner
number-markers = { part-number } карт, { part-verb-stem }ых { part-by-whom } за это действие из-за этой карты

# noun; word $whose; phrase $owner
number-card-markers = { part-number } { part-card-markers } на этой карте

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
    } { $rounding ->
        [down] с округлением вниз
       *[up] с округлением вверх
    }

# plain; text $icon $board; number $count
each-icon =
    { $count ->
        [1] каждый ресурс
        [few] каждые { part-one-m } ресурса
       *[many] каждые { part-one-m } ресурсов
    } { $icon } { $board }

# plain; phrase $cards; number $count
each-card = { $cards_acc }

# plain; phrase $cards; number $count
each-value =
    { $count ->
        [1] каждый различный уровень
        [few] каждые { part-one-m } различных уровня
       *[many] каждые { part-one-m } различных уровней
    } среди { $cards_gen }

# plain; word $state $whose; text $icon $board; number $count
each-color =
    { $state ->
        [present] { part-each-color }
       *[other] { $whose ->
            [you] { part-each-pile }
            [me] { part-each-pile }
            [their] { part-each-pile }
           *[other] { part-each-color }
        }
    } { $board }

part-each-pile =
    { $count ->
        [1] каждую { $state ->
            [showing] стопку с ресурсом { $icon }
           *[splayed] { part-not-splayed } сдвинутую { part-state-direction } стопку
        }
        [few] каждые { part-one-f } { $state ->
            [showing] стопки с ресурсом { $icon }
           *[splayed] { part-not-splayed } сдвинутые { part-state-direction } стопки
        }
       *[many] каждые { part-one-f } { $state ->
            [showing] стопок с ресурсом { $icon }
           *[splayed] { part-not-splayed } сдвинутых { part-state-direction } стопок
        }
    }

part-each-color =
    { $count ->
        [1] каждый { $state ->
            [present] цвет
            [showing] цвет с ресурсом { $icon }
           *[splayed] { part-not-splayed } сдвинутый { part-state-direction } цвет
        }
        [few] каждые { part-one-m } { $state ->
            [present] цвета
            [showing] цвета с ресурсом { $icon }
           *[splayed] { part-not-splayed } сдвинутых { part-state-direction } цвета
        }
       *[many] каждые { part-one-m } { $state ->
            [present] цветов
            [showing] цветов с ресурсом { $icon }
           *[splayed] { part-not-splayed } сдвинутых { part-state-direction } цветов
        }
    }

# plain; word $state $whose; text $icon $board $missing; number $count
each-color-missing = { part-each-color } { $board }, кроме тех, что есть { $missing },

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
        [loc] у вас ресурсов { $icon }
        [ins] у меня ресурсов { $icon }
       *[gen] ресурсов { $icon }
    }

# noun
thing-points =
    { $case ->
        [loc] у вас влияния
        [ins] у меня влияния
       *[gen] влияния
    }

# noun
thing-achievements =
    { $case ->
        [loc] у вас карт лидерства
        [ins] у меня карт лидерства
       *[gen] карт лидерства
    }

# noun; word $state $whose; text $icon $board
thing-colors =
    { $state ->
        [present] цветов
        [showing] цветов с ресурсом { $icon }
       *[splayed] { part-not-splayed } сдвинутых { part-state-direction } цветов
    } { $board }

# noun; word $comparison; number $count; text $icon
have-icons =
    { $case ->
        [loc] у вас
        [ins] у меня
       *[nom] { "" }
    } { $comparison ->
        [equal] { $count ->
            [0] нет ресурсов
            [one] ровно { part-one-m } ресурс
            [few] ровно { part-one-m } ресурса
           *[many] ровно { part-one-m } ресурсов
        }
        [unequal] { $count ->
            [0] есть ресурс
            [one] не ровно { part-one-m } ресурс
            [few] не ровно { part-one-m } ресурса
           *[many] не ровно { part-one-m } ресурсов
        }
       *[other] { part-comparison } { part-count-gen } { $count ->
            [one] ресурса
           *[other] ресурсов
        }
    } { $icon }

# noun; word $comparison; number $count
have-points =
    { $case ->
        [loc] у вас
        [ins] у меня
       *[nom] { "" }
    } { $comparison ->
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

# noun; word $comparison $state; number $count; text $icon $board
have-colors =
    { $case ->
        [loc] { $board }
        [ins] { $board }
       *[nom] в игре
    } { $state ->
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
            [showing] с ресурсом { $icon }
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
have-than-thing =
    { $case ->
        [loc] { $thing_loc }
        [ins] { $thing_ins }
       *[nom] { $thing_gen }
    } { part-than } { $other_gen }

# noun; word $comparison $whose; phrase $thing $player
have-than-player =
    { $case ->
        [loc] { $thing_loc } { part-than }
        [ins] { $thing_ins } { part-than }
       *[nom] { $comparison ->
            [equal] ровно столько же { $thing_gen }, сколько
            [unequal] не столько же { $thing_gen }, сколько
           *[other] { part-comparison } { $thing_gen }, чем
        }
    } у { $player_gen }

## Tests: what stands after «if».

# plain; word $truth
test-did =
    { $truth ->
        [yes] вы это сделали
       *[no] вы этого не сделали
    }

# plain; text $test
test-either = ({ $test })

# plain; phrase $cards
test-any = { $cards_nom }

# plain; phrase $cards
test-no = { $cards_dat }

# plain; word $verb $number $truth; number $ordinal
test-verb =
    { $truth ->
        [yes] { $number ->
            [one] вы { part-verb-past } карту
           *[many] вы { part-verb-past } хотя бы одну карту
        }
       *[no] { $number ->
            [one] вы не { part-verb-past } карту
           *[many] вы не { part-verb-past } ни одной карты
        }
    }

# plain; word $verb $comparison; number $ordinal $count
test-verb-count =
    вы { part-verb-past } { $comparison ->
        [equal] ровно { part-verb-counted }
        [unequal] не ровно { part-verb-counted }
       *[other] { part-comparison } { part-one-f-gen } { $count ->
            [one] карты
           *[other] карт
        }
    }

part-verb-counted =
    { $count ->
        [one] { part-one-f-acc } карту
        [few] { part-one-f-acc } карты
       *[many] { part-one-f-acc } карт
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
        [one] на { $cards_loc } { $truth ->
            [yes] есть агрессивная догма
           *[no] нет агрессивной догмы
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

# plain; phrase $cards $values; word $number $truth
test-of-value =
    { $number ->
        [one] { $cards_nom } { part-not } уровня { $values_gen }
       *[many] среди { $cards_gen } { $truth ->
            [yes] есть карта
           *[no] нет карт
        } уровня { $values_gen }
    }

# plain; phrase $cards $others; word $number $truth
test-except =
    { $number ->
        [one] { $cards_nom } { $truth ->
            [yes] не входит
           *[no] входит
        } в число { $others_gen }
       *[many] { $truth ->
            [yes] среди { $cards_gen } есть карта не из числа { $others_gen }
           *[no] каждая из { $cards_gen } входит в число { $others_gen }
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
        [yes] { $cards_nom } и есть { $others_nom }
       *[no] { $cards_nom } — не { $others_nom }
    }

# plain; phrase $cards; word $truth
test-same-color =
    { $truth ->
        [yes] хотя бы две из { $cards_gen } одного цвета
       *[no] среди { $cards_gen } нет двух карт одного цвета
    }

# plain; phrase $cards; word $comparison; number $value
test-value =
    { $comparison ->
        [equal] { $cards_nom } уровня [{ $value }]
        [unequal] { $cards_nom } не уровня [{ $value }]
        [less] { $cards_nom } уровня ниже [{ $value }]
        [at-most] { $cards_nom } уровня [{ $value }] или ниже
        [more] { $cards_nom } уровня выше [{ $value }]
       *[at-least] { $cards_nom } уровня [{ $value }] или выше
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

# plain; word $verb $whose $comparison; phrase $owner; number $count
test-markers =
    за это действие из-за этой карты { part-by-whom } { $comparison ->
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

# plain; word $verb; phrase $players
test-most = за это действие вы из-за этой карты { part-verb-past } больше карт, чем { $players_nom }

# plain; word $subject; phrase $player $object
test-have =
    { $subject ->
        [you] { $object_loc }
        [me] { $object_ins }
        [their] у него { $object_nom }
        [owner] у { $player_gen } { $object_nom }
        [every-opponent] у каждого соперника { $object_nom }
        [some-opponent] у кого-либо из соперников { $object_nom }
        [no-opponent] нет соперника, у которого { $object_nom }
        [every-other] у каждого другого игрока { $object_nom }
        [some-other] у кого-либо из других игроков { $object_nom }
        [no-other] нет другого игрока, у которого { $object_nom }
        [every-player] у каждого игрока { $object_nom }
        [some-player] у кого-либо из игроков { $object_nom }
        [no-player] нет игрока, у которого { $object_nom }
        [every-of] у каждого из { $player_gen } { $object_nom }
        [some-of] у кого-либо из { $player_gen } { $object_nom }
       *[no-of] среди { $player_gen } нет игрока, у которого { $object_nom }
    }

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
