# Russian: what is said at the table. The guide for translators is at the head of the English file.
#
# The words are those of cards.ftl and of the Russian rulebook: an effect is a «догма», an achievement «лидерство» in an age
# («эпоха») or in a special field («сфера»). Names of players and cards are not inflected: in all cases but the nominative «игрок»
# or «карта» stands before them. Of colors, event-splay and event-rearrange ask for the cases in which cards.ftl has the adjective of
# one pile: dat «красная», ins «красную», loc «красной».
# Questions have the infinitive: «какую карту сыграть?».

## Players, cards, places.

# noun; text $name
player-name =
    { $case ->
        [nom] { $name }
        [dat] игроку { $name }
        [ins] игроком { $name }
        [loc] игроке { $name }
       *[gen] игрока { $name }
    }

# noun; text $name
shown-card =
    { $case ->
        [nom] { $name }
        [acc] карту «{ $name }»
        [dat] карте «{ $name }»
        [ins] картой «{ $name }»
        [loc] карте «{ $name }»
       *[gen] карты «{ $name }»
    }

# plain; word $role; number $value
place-deck =
    { $role ->
        [from] из колоды [{ $value }]
       *[to] в колоду [{ $value }]
    }

# plain; word $role
place-available =
    { $role ->
        [from] из доступных карт лидерства
       *[to] в число доступных карт лидерства
    }

# plain; word $role
place-junk =
    { $role ->
        [from] из хлама
       *[to] в хлам
    }

# plain; word $role
place-removed =
    { $role ->
        [from] из сброса
       *[to] в сброс
    }

# plain; word $edition
edition =
    { $edition ->
        [first] первое издание
        [third] третье издание
       *[fourth] четвёртое издание
    }

part-edition-loc =
    { $edition ->
        [first] первом издании
        [third] третьем издании
       *[fourth] четвёртом издании
    }

## Questions. Each is asked of one player.

part-do =
    { $verb ->
        [meld] сыграть
        [tuck] архивировать
        [score] зачесть
        [return] переработать
        [reveal] показать
        [remove] сбросить
        [junk] выбросить в хлам
        [transfer] переместить
        [exchange] обменять
       *[choose] выбрать
    }

part-done =
    { $verb ->
        [meld] сыграны
        [tuck] архивированы
        [score] зачтены
        [return] переработаны
        [reveal] показаны
        [remove] сброшены
        [junk] выброшены в хлам
        [transfer] перемещены
        [exchange] обменяны
       *[choose] выбраны
    }

part-shift =
    { $direction ->
        [left] влево
        [right] вправо
        [up] вверх
        [aslant] наискось
       *[none] { "" }
    }

# plain
question-opening = с какой карты начать?

# plain; number $actions
question-action =
    { $actions ->
    [1] какое действие выполнить? Оно последнее за этот ход.
    [2] какое действие выполнить? На этот ход у вас осталось два.
   *[other] какое действие выполнить? На этот ход у вас осталось { $actions }.
    }

# plain; word $verb
question-card = какую карту { part-do }?

# A card out of those that qualify. $cards is a phrase in the quantity «which»: «which card with a [crown] from your hand». $to is empty unless
# it is transferred.
# plain; word $verb; phrase $cards; text $to
question-which = { $cards_acc } { part-do } { $to }?

# plain; word $verb
question-keep = какую карту оставить? Все остальные будут { part-done }.

# plain; word $verb
question-order =
    { $verb ->
        [rearrange] какую карту положить следующей, считая сверху?
       *[other] какую карту { part-do } следующей? Порядок важен.
    }

# $available: whether one of the available achievements is asked for.
# plain; word $verb $available
question-back =
    { $available ->
        [yes] какую доступную карту лидерства { part-do }?
       *[no] карту какого уровня { part-do }? Вам видны только рубашки.
    }

# plain; word $verb
question-owner = чью карту { part-do }?

# plain; word $verb $direction
question-color =
    { $verb ->
        [splay] стопку какого цвета сдвинуть { part-shift }?
        [rearrange] в стопке какого цвета изменить порядок карт?
       *[choose] какой цвет выбрать?
    }

# plain
question-value = какой уровень выбрать?

# plain
question-player = какого игрока выбрать?

# plain
question-icon = какой ресурс выбрать?

# plain; word $verb
question-special =
    { $verb ->
        [junk] карту какой сферы развития выбросить в хлам?
        [restore] карту какой сферы развития снова сделать доступной?
       *[choose] карту какой сферы развития выбрать?
    }

# plain; word $kind
question-parley =
    { $kind ->
    [demand] какую карту переработать, чтобы избежать требований этого действия?
   *[share] какую карту переработать, чтобы воспользоваться догмами этого действия?
    }

# plain
question-payment = какую карту переработать в уплату?

# plain; clause $clause
question-may = { $clause_inf }?

# plain
question-yes-no = сделать это?

# plain
question-branch = что из этого сделать?

# A question that may be declined.
# plain; text $question
question-pass = { $question } Можно спасовать.

# $question is one of those below, from reason-….
# plain; phrase $seat; text $question
ask = { $seat }, { $question }

# The player’s own card asks.
# plain; phrase $card $player; text $question
reason-own = «{ $card }»: { $question }

# A card of $player, whose effect the player asked shares.
# plain; phrase $card $player; text $question
reason-shared = кооперативная догма { $card_gen } { $player_gen }: { $question }

# A card of $player demands something of the player asked.
# plain; phrase $card $player; text $question
reason-demand = требование { $card_gen } { $player_gen }: { $question }

# A distant player may take part in the action with a card of $player.
# plain; phrase $card $player; text $question
reason-parley = карта «{ $card_nom }» { $player_gen }: { $question }

# What a distant player’s card costs.
# plain; phrase $card $player; text $question
reason-payment = активация { $card_gen }: { $question }

# Why somebody else’s demand is asked of the reader. $icon is the dogma icon as a picture.
# plain; phrase $player; text $icon
why-demand = у вас меньше { $icon }, чем у { $player_gen }, поэтому требование касается вас.

# Why the reader shares somebody else’s effect.
# plain; phrase $player; text $icon
why-share = у вас не меньше { $icon }, чем у { $player_gen }, поэтому вы тоже выполняете эту догму.

part-effect-acc =
    { $effect ->
        [1] первую догму
        [2] вторую догму
        [3] третью догму
       *[other] { $effect }-ю догму
    }

part-effect-gen =
    { $effect ->
        [1] первой догмы
        [2] второй догмы
        [3] третьей догмы
       *[other] { $effect }-й догмы
    }

## Answers: short, as on a button.

# plain
answer-draw = взять карту

# plain; phrase $card
answer-meld = сыграть { $card_acc }

# plain; phrase $card
answer-dogma = активировать { $card_acc }

# Another player's card.
# plain; phrase $card $seat
answer-dogma-of = активировать { $card_acc } { $seat_gen }

# plain; number $value
answer-achieve = добиться лидерства в эпохе { $value }

# plain; clause $clause
answer-clause = { $clause_inf }

# plain; number $number
answer-branch = вариант { $number }

# plain
answer-yes = да

# plain
answer-no = нет

# plain
answer-pass = пас

## What happens.

# plain; phrase $seat; number $actions
event-turn = ход { $seat_gen }, { part-actions }

part-actions =
    { $actions ->
        [one] { $actions } действие
        [few] { $actions } действия
       *[many] { $actions } действий
    }

# plain; phrase $seat $card
event-dogma = { $seat } активирует { $card_acc }

# plain; phrase $seat $card; number $effect
event-demand = { $seat } выполняет требование { part-effect-gen } { $card_gen }

# plain; phrase $seat $card; number $effect
event-share = { $seat } выполняет { part-effect-acc } { $card_gen }

# The same two below the action to which they belong, where the card is named: short.
# plain; phrase $seat
event-joins-demand = { $seat } выполняет требование

# plain; phrase $seat
event-joins-share = { $seat } тоже выполняет догму

# plain; phrase $seat $card; text $from
event-draw = { $seat } берёт { $card_acc } { $from }

# plain; phrase $seat $card; text $from
event-meld = { $seat } играет { $card_acc } { $from }

# plain; phrase $seat $card; text $from
event-tuck = { $seat } архивирует { $card_acc } { $from }

# plain; phrase $seat $card; text $from
event-score = { $seat } зачитывает { $card_acc } { $from }

# plain; phrase $seat $card
event-draw-and-meld = { $seat } берёт и играет { $card_acc }

# plain; phrase $seat $card
event-draw-and-tuck = { $seat } берёт и архивирует { $card_acc }

# plain; phrase $seat $card
event-draw-and-score = { $seat } берёт и зачитывает { $card_acc }

# plain; phrase $seat $card; text $from
event-return = { $seat } перерабатывает { $card_acc } { $from }

# plain; phrase $seat $card; text $from
event-remove = { $seat } сбрасывает { $card_acc } { $from }

# plain; phrase $seat $card; text $from
event-junk = { $seat } выбрасывает в хлам { $card_acc } { $from }

# plain; phrase $seat $card; text $from $to
event-transfer = { $seat } перемещает { $card_acc } { $from } { $to }

# One of the cards of an exchange.
# plain; phrase $seat $card; text $from $to
event-exchange = { $seat } перемещает при обмене { $card_acc } { $from } { $to }

# plain; phrase $seat; number $value
event-achieve = { $seat } добивается лидерства в эпохе { $value }

# A card that is drawn and at once, face down, an achievement.
# plain; phrase $seat $card
event-achieve-drawn = { $seat } берёт { $card_acc } как карту лидерства

# plain; phrase $seat $card
event-reveal = { $seat } показывает { $card_acc }

# plain; phrase $seat $color; word $direction
event-splay =
    { $direction ->
        [none] { $color_dat } стопка { $seat_gen } больше не сдвинута
       *[other] { $seat } сдвигает { $color_ins } стопку { part-shift }
    }

# plain; phrase $seat $color
event-rearrange = { $seat } меняет порядок карт в { $color_loc } стопке

# plain; phrase $seat; text $special
event-claim = { $seat } получает карту сферы «{ $special }»

# plain; text $special
event-special-junk = карта сферы «{ $special }» выброшена в хлам

# plain; text $special
event-special-remove = карта сферы «{ $special }» убрана из игры

# plain; text $special
event-special-restore = карта сферы «{ $special }» снова доступна

# plain; phrase $seat
event-lost = { $seat } проигрывает и выбывает из игры

# plain; phrase $seat
event-resigned = { $seat } сдаётся и выбывает из игры

# plain; phrase $seat $color
event-choose-color = { $seat } выбирает { $color_acc }

# plain; phrase $seat; number $value
event-choose-value = { $seat } выбирает уровень [{ $value }]

# plain; phrase $seat $player
event-choose-player = { $seat } выбирает { $player_acc }

# plain; phrase $seat; text $icon
event-choose-icon = { $seat } выбирает ресурс { $icon }

# plain; phrase $seat; text $special
event-choose-special = { $seat } выбирает карту сферы «{ $special }»

# Which of the options that the effect offers.
# plain; phrase $seat; number $number
event-choose-branch = { $seat } выбирает вариант { $number }

# What the effect offers.
# plain; phrase $seat
event-yes = { $seat } соглашается

# What the effect offers.
# plain; phrase $seat
event-no = { $seat } отказывается

# plain; phrase $seat
event-pass = { $seat } пасует

# The free draw that follows.
# plain; phrase $seat
event-bonus = { $seat } получает кооперативный бонус

# plain
event-dogma-ended = действие немедленно завершается

# plain; number $count; phrase $names; word $ending
outcome =
    { $count ->
        [0] игра окончена, победителей нет: { part-outcome }
        [1] игра окончена, побеждает { $names }: { part-outcome }
       *[other] игра окончена, вместе побеждают { $names }: { part-outcome }
    }

part-outcome =
    { $ending ->
    [achievements] собрано нужное число карт лидерства
    [score] карты закончились, и всё решает влияние
    [card] так предписывает догма
   *[elimination] { $count ->
            [0] все игроки выбыли из игры
           *[other] все остальные выбыли из игры
        }
    }

## The table as it lies.

# plain; phrase $seat; number $actions
heading-turn =
    { $actions ->
        [0] ход { $seat_gen }, действий не осталось
       *[other] ход { $seat_gen }, осталось { part-actions }
    }

# plain
heading-opening = каждый выбирает карту, с которой начнёт игру

# Labels of rows: short.
# plain
label-decks = колоды

# plain; number $value
label-deck = колода [{ $value }]

# plain
label-available = доступные эпохи

# plain
label-specials = доступные сферы

# plain
label-junk = хлам

# plain
label-removed = сброс

# plain
label-teams = команды

# plain
label-parley = переговоры

# plain
label-icons = ресурсы

# plain
label-hand = рука

# plain
label-score = влияние

# plain
label-achievements = лидерство

# The card that was chosen to begin with.
# plain
label-opening = первая карта

# In the row of parley.
# plain
parley-played = да

# How many achievements a team has, of those it needs.
# plain; phrase $names; number $have $needed
standing-team = { $names }: { part-have-of }

# plain; phrase $seat; word $you; number $points $have $needed
standing =
    { $you ->
        [yes] { $seat } (вы): { part-points }, { part-have-of }
       *[no] { $seat }: { part-points }, { part-have-of }
    }

# A player whose team's achievements count together.
# plain; phrase $seat; word $you; number $points $have
standing-in-team =
    { $you ->
        [yes] { $seat } (вы): { part-points }, { part-have }
       *[no] { $seat }: { part-points }, { part-have }
    }

part-points =
    { $points ->
        [one] { $points } очко влияния
        [few] { $points } очка влияния
       *[many] { $points } очков влияния
    }

part-have =
    { $have ->
        [one] { $have } карта лидерства
        [few] { $have } карты лидерства
       *[many] { $have } карт лидерства
    }

part-have-of =
    { $needed ->
        [one] { $have } из { $needed } карты лидерства
       *[other] { $have } из { $needed } карт лидерства
    }

# plain; phrase $seat; word $you
standing-out =
    { $you ->
        [yes] { $seat } (вы): вне игры
       *[no] { $seat }: вне игры
    }

# A card of which only the back is seen, and which is one of a few cards that the reader has seen and can no longer tell apart:
# «[3] (Paper or Compass)». $sure is no if it may also be another card. $cards is a list with «or».
# plain; text $back; phrase $cards; word $sure
mixed-card =
    { $sure ->
        [yes] { $back } ({ $cards })
       *[no] { $back } (возможно, { $cards })
    }

# A pile of which only the top card is known.
# plain; text $card; number $count
pile-under =
    { $count ->
    [one] { $card }, ниже ещё { $count } карта
    [few] { $card }, ниже ещё { $count } карты
   *[many] { $card }, ниже ещё { $count } карт
    }

# plain; word $direction
pile-splayed = (сдвиг { part-shift })

## Cards.

# What is printed on a card. $era is the name of the age; $color is an adjective of the card.
# plain; text $name $era $color $icons $dogma; number $value
card-facts = { $name }: { $color } карта эпохи { $value } ({ $era }), { $icons }, нужный ресурс { $dogma }

# The place of a card that shows a picture and no icon.
# plain
icon-none = [⬡ рисунок]

# plain; word $edition; text $name
no-card = В { part-edition-loc } нет карты «{ $name }»

# $near is a name that looks alike.
# plain; word $edition; text $name $near
no-card-but = В { part-edition-loc } нет карты «{ $name }»; возможно, вы имели в виду «{ $near }»?

## Playing in the terminal.

# The table in a few words.
# plain; word $edition; number $players
seating =
    { $players ->
        [one] { edition }, { $players } игрок
        [few] { edition }, { $players } игрока
       *[many] { edition }, { $players } игроков
    }

# $teams is a list: «A and C; B and D».
# plain; text $seating $teams
seating-teams = { $seating }, команды: { $teams }

# Parley, where it is not a matter of course.
# plain; text $seating
seating-parley = { $seating }, с переговорами

# plain; text $seating
seating-no-parley = { $seating }, без переговоров

# The first line of a game. $help is the command for help.
# plain; text $seating $seed $name $help
play-begins = { $seating }, раздача №{"\u00A0"}{ $seed }. Вы — { $name }. Чтобы увидеть список команд, введите «{ $help }».

# Commands are single words that can be typed; the English ones are always understood too.
# plain
command-table = стол

# plain
command-card = карта

# What stands for the name of a card.
# plain
command-card-name = НАЗВАНИЕ

# plain
command-save = сохранить

# What stands for the name of a file.
# plain
command-save-file = ФАЙЛ

# Gives up.
# plain
command-resign = сдаться

# plain
command-help = справка

# plain
command-quit = выход

# plain
help-answers = Введите номер ответа или сам ответ. Кроме того:

# plain
help-table = показать стол

# plain
help-card = показать карту

# plain; text $replay
help-save = сохранить партию в файл для «{ $replay }»

# plain
help-resign = сдаться и выбыть из игры

# plain
help-help = показать этот список

# plain
help-quit = выйти из программы

# The question before a player gives up; the answers are answer-yes and answer-no.
# plain; text $name
resign-sure = { $name }, вы точно сдаётесь? Вы выбудете из игры и не сможете вернуться.

# A command without the word that must follow.
# plain; text $command $help
command-needs-word = После команды «{ $command }» нужно ещё слово: см. «{ $help }»

# plain; text $file
saved = Партия сохранена в файл { $file }

# $reason is what the system says.
# plain; text $file $reason
not-saved = Не удалось записать файл { $file }: { $reason }

# plain; text $answer; number $count
illegal-number =
    { $count ->
        [1] Ответ «{ $answer }» не подходит: есть только номер 1
       *[other] Ответ «{ $answer }» не подходит: у ответов номера от 1 до { $count }
    }

# plain; text $answer $options
illegal-answer = Ответ «{ $answer }» здесь не подходит; варианты: { $options }

# There are more than can be listed.
# plain; text $answer $options
illegal-answer-of-many = Ответ «{ $answer }» здесь не подходит; вот некоторые варианты: { $options }

# plain; phrase $seat $player
illegal-seat = Сейчас отвечает { $player }, а не { $seat }

# plain; text $answer
illegal-over = Игра уже окончена: ответ «{ $answer }» не принимается

# A record in a file, after so many of its answers.
# plain; text $file $seating; number $upto $count
replay-heading =
    { $count ->
        [one] { $file }: { $seating }, { $upto } из { $count } ответа
       *[many] { $file }: { $seating }, { $upto } из { $count } ответов
    }

## What the computer thinks of a game. Each $answer is one of those above, as on a button.

# A chance to win.
# plain; number $number
percent = { $number }{"\u00A0"}%

# A record in a file, and how many of its decisions were thought about.
# plain; text $file $seating; number $decisions
analysis-heading =
    { $decisions ->
        [one] { $file }: { $seating }, { $decisions } решение. Шансы — с точки зрения того, кто принимал решение.
        [few] { $file }: { $seating }, { $decisions } решения. Шансы — с точки зрения того, кто принимал решение.
       *[many] { $file }: { $seating }, { $decisions } решений. Шансы — с точки зрения того, кто принимал решение.
    }

# The analysis was stopped after so many of the answers of a record.
# plain; number $looked $answers
analysis-interrupted =
    { $looked ->
    [one] Прервано: рассмотрен { $looked } ответ из { $answers }.
    [few] Прервано: рассмотрено { $looked } ответа из { $answers }.
   *[many] Прервано: рассмотрено { $looked } ответов из { $answers }.
    }

# A player's chance to win.
# plain; phrase $seat; text $chance
player-chance = { $seat } { $chance }

# An answer with the chance to win with it, and how often it was tried.
# plain; text $answer $chance; number $visits
look = { $answer } { $chance } ({ $visits }×)

# What was answered, with the chance to win after it.
# plain; phrase $seat; text $answer $chance
decision = { $seat }: { $answer }, { $chance }

# The same, and how much less that is than with the best answer.
# plain; phrase $seat; text $answer $chance $lost
decision-mistake = { $seat }: { $answer }, { $chance }, потеря { $lost }

# plain
mistakes-heading = Главные ошибки

# plain; phrase $seat
no-mistakes = { $seat }: ошибок нет

# plain; phrase $seat; text $answer $better $lost
mistake = { $seat }: { $answer } — потеря { $lost }; лучше: { $better }

# plain
turning-heading = Переломные моменты

# $player answers, and the chance of $seat, perhaps another player, is no longer what it was.
# plain; phrase $player $seat; text $answer $before $after
turning-point = { $player }: { $answer } ({ $seat } { $before } → { $after })

# A graph of everybody's chances.
# plain
chart-title = Шансы на победу

# Beside the graph: how many answers have been given in the game.
# plain
chart-answers = ответов дано

# plain
chart-chance-own = шанс на победу, каким его видит сам игрок

# plain; phrase $seat
chart-chance-of = шанс на победу, каким его видит { $seat }

# A command, as those above.
# plain
command-hint = подсказка

# plain
help-hint = подсказать лучшие ответы

## What an answer would do, said before it is given: only what is certain.

# Those who execute effects that are no demands.
# plain; number $count; phrase $names
foresee-share =
    { $count ->
        [1] { $names } получит пользу от кооперативных догм
       *[other] { $names } получат пользу от кооперативных догм
    }

# Those who have to obey demands.
# plain; number $count; phrase $names
foresee-demand =
    { $count ->
        [1] { $names } попадёт под требования
       *[other] { $names } попадут под требования
    }

# Distant players, who pay to share and pay to be spared.
# plain; number $count; phrase $names
foresee-parley =
    { $count ->
        [1] { $names } сможет переработать карту, чтобы воспользоваться догмами или избежать требований
       *[other] { $names } смогут переработать по карте, чтобы воспользоваться догмами или избежать требований
    }

# A dogma that nobody shares or has to obey.
# plain
foresee-alone = больше никто не участвует

# One card or several: «a [3]», «two [1]».
# plain; phrase $card
foresee-draw = вы возьмёте { $card_acc }

# What changes: «3 → 5», with an icon before it in the list of foresee-icons.
# plain; text $what; number $before $after
foresee-change = { $what } { $before } → { $after }

# $changes is a list of foresee-change.
# plain; text $changes
foresee-icons = ресурсы: { $changes }

# plain; text $change
foresee-points = очки влияния: { $change }

# A pile as it would be. $color is the label of its row.
# plain; text $color; number $count; word $direction
foresee-pile =
    { $direction ->
    [none] { $color } карты: в стопке их будет { $count }
   *[other] { $color } карты: в стопке их будет { $count } { pile-splayed }
    }

# $count is how many win: 0 if nobody can be sure who does.
# plain; number $count; phrase $names
foresee-end =
    { $count ->
        [0] игра закончится
        [1] игра закончится, и победит { $names }
       *[other] игра закончится, и вместе победят { $names }
    }

# plain
foresee-nothing = ничего не произойдёт

## Special achievements: what they take, and how far a player is.

# $icon is the person, which does not count.
# plain; word $edition; text $icon
condition-empire =
    { $edition ->
        [fourth] не меньше трёх единиц каждого ресурса, кроме { $icon }
       *[other] не меньше трёх единиц каждого из шести ресурсов
    }

# plain; word $edition
condition-monument =
    { $edition ->
    [fourth] четыре активные карты с агрессивной догмой
   *[other] зачесть шесть карт или архивировать шесть карт за один ход
    }

# plain; word $edition
condition-wonder =
    { $edition ->
        [fourth] стопки всех пяти цветов сдвинуты вправо, вверх или наискось
       *[other] стопки всех пяти цветов сдвинуты вправо или вверх
    }

# plain; text $icon
condition-world = двенадцать единиц ресурса { $icon } на картах в игре

# plain
condition-universe = пять активных карт уровня 8 или выше

# $condition is one of those above.
# plain; text $condition; number $have $need
condition-progress = { $condition }: пока { $have } из { $need }
