# Ukrainian: what is said at the table. The guide for translators is at the head of the English file.
#
# A player in an oblique case is «гравця A», a card «картку «Одяг»»: the names themselves stay as they are. A card in the nominative
# is the bare name, as on a button.
# Colors of several cards: ins is the nominative that goes with «колір», as in cards.ftl.
# Questions have the infinitive: «яку картку розіграти?».

## Players, cards, places.

# noun; text $name
player-name =
    { $case ->
        [nom] { $name }
        [dat] гравцеві { $name }
        [ins] гравцем { $name }
        [loc] гравцеві { $name }
       *[gen] гравця { $name }
    }

# noun; text $name
shown-card =
    { $case ->
        [gen] картки «{ $name }»
        [dat] картці «{ $name }»
        [acc] картку «{ $name }»
        [ins] карткою «{ $name }»
        [loc] картці «{ $name }»
       *[nom] { $name }
    }

# plain; word $role; number $value
place-deck =
    { $role ->
        [from] з колоди [{ $value }]
       *[to] до колоди [{ $value }]
    }

# plain; word $role
place-available =
    { $role ->
        [from] з доступних досягнень
       *[to] до доступних досягнень
    }

# plain; word $role
place-junk =
    { $role ->
        [from] зі стосу непотребу
       *[to] до стосу непотребу
    }

# plain; word $role
place-removed =
    { $role ->
        [from] з-поза меж гри
       *[to] за межі гри
    }

# plain; word $edition
edition =
    { $edition ->
        [first] перше видання
        [third] третє видання
       *[fourth] четверте видання
    }

part-in-edition =
    { $edition ->
    [first] У першому виданні
    [third] У третьому виданні
   *[fourth] У четвертому виданні
    }

## Questions. Each is asked of one player.

part-do =
    { $verb ->
        [meld] розіграти
        [tuck] підсунути
        [score] зарахувати в очки
        [return] повернути
        [reveal] розкрити
        [remove] вилучити з гри
        [junk] скинути
        [transfer] перемістити
        [exchange] обміняти
       *[choose] вибрати
    }

part-done =
    { $verb ->
        [meld] розіграно
        [tuck] підсунуто
        [score] зараховано в очки
        [return] повернено
        [reveal] розкрито
        [remove] вилучено з гри
        [junk] скинуто
        [transfer] переміщено
        [exchange] обміняно
       *[choose] вибрано
    }

part-shift =
    { $direction ->
        [left] ліворуч
        [right] праворуч
        [up] догори
        [aslant] навскіс
       *[none] { "" }
    }

part-effect =
    { $effect ->
        [1] перший
        [2] другий
        [3] третій
       *[other] { $effect }-й
    }

part-effect-gen =
    { $effect ->
        [1] першого
        [2] другого
        [3] третього
       *[other] { $effect }-го
    }

# plain
question-opening = з якої картки почати?

# plain; number $actions
question-action =
    { $actions ->
        [1] яку дію виконати? Це остання дія цього ходу.
        [2] яку дію виконати? Цього ходу лишилося дві дії.
        [few] яку дію виконати? Цього ходу лишилося { $actions } дії.
       *[many] яку дію виконати? Цього ходу лишилося { $actions } дій.
    }

# plain; word $verb
question-card = яку картку { part-do }?

# A card out of those that qualify. $cards is a phrase in the quantity «which»: «which card with a [crown] from your hand». $to is empty unless
# it is transferred.
# plain; word $verb; phrase $cards; text $to
question-which =
    { $verb ->
        [reveal] { $cards_acc } { $cards_gen } { part-do }? { $cards_loc }
        [exchange] { $cards_acc } { $cards_gen } { part-do }? { $cards_loc }
        [score] { $cards_acc } { $cards_gen } { part-do }? { $cards_loc }
       *[other] { $cards_acc } { part-do } { $cards_gen } { $to }? { $cards_loc }
    }

# plain; word $verb
question-keep = яку картку залишити? Усі інші буде { part-done }.

# plain; word $verb
question-order =
    { $verb ->
        [rearrange] яку картку покласти наступною, рахуючи згори?
       *[other] яку картку { part-do } наступною? Порядок важливий.
    }

# $available: whether one of the available achievements is asked for.
# plain; word $verb $available
question-back =
    { $available ->
        [yes] яке доступне досягнення { part-do }?
       *[no] картку з яким значенням { part-do }? Ви бачите лише звороти.
    }

# plain; word $verb
question-owner = чию картку { part-do }?

# plain; word $verb $direction
question-color =
    { $verb ->
        [splay] який колір розгорнути { part-shift }?
        [rearrange] порядок карток якого кольору змінити?
       *[choose] який колір вибрати?
    }

# plain
question-value = яке значення вибрати?

# plain
question-player = якого гравця вибрати?

# plain
question-icon = який символ вибрати?

# plain; word $verb
question-special =
    { $verb ->
        [junk] яке особливе досягнення скинути?
        [restore] яке особливе досягнення зробити знову доступним?
       *[choose] яке особливе досягнення вибрати?
    }

# plain; word $kind
question-parley =
    { $kind ->
    [demand] яку картку повернути, щоб уникнути вимог цієї дії?
   *[share] яку картку повернути, щоб долучитися до цієї дії?
    }

# plain
question-payment = яку картку повернути, щоб скористатися переговорами?

# plain; clause $clause
question-may = { $clause_inf }?

# plain
question-yes-no = зробити це?

# plain
question-branch = що саме зробити?

# A question that may be declined.
# plain; text $question
question-pass = { $question } Можна спасувати.

# $question is one of those below, from reason-….
# plain; phrase $seat; text $question
ask = { $seat }, { $question }

# The player’s own card asks.
# plain; phrase $card $player; text $question
reason-own = «{ $card }»: { $question }

# A card of $player, whose effect the player asked shares.
# plain; phrase $card $player; text $question
reason-shared = ви долучаєтеся до { $card_gen } { $player_gen }: { $question }

# A card of $player demands something of the player asked.
# plain; phrase $card $player; text $question
reason-demand = вимога { $card_gen } { $player_gen }: { $question }

# A distant player may take part in the action with a card of $player.
# plain; phrase $card $player; text $question
reason-parley = картка «{ $card_nom }» { $player_gen }: { $question }

# What a distant player’s card costs.
# plain; phrase $card $player; text $question
reason-payment = активування { $card_gen }: { $question }

# Why somebody else’s demand is asked of the reader. $icon is the dogma icon as a picture.
# plain; phrase $player; text $icon
why-demand = у вас менше { $icon }, ніж у { $player_gen }, тож вимога стосується вас.

# Why the reader shares somebody else’s effect.
# plain; phrase $player; text $icon
why-share = у вас не менше { $icon }, ніж у { $player_gen }, тож ви долучаєтеся до ефекту.

## Answers: short, as on a button.

# plain
answer-draw = добрати картку

# plain; phrase $card
answer-meld = розіграти { $card_acc }

# plain; phrase $card
answer-dogma = активувати { $card_acc }

# Another player's card.
# plain; phrase $card $seat
answer-dogma-of = активувати { $card_acc } { $seat_gen }

# plain; number $value
answer-achieve = здобути досягнення { $value }-ї епохи

# plain; clause $clause
answer-clause = { $clause_inf }

# plain; number $number
answer-branch = варіант { $number }

# plain
answer-yes = так

# plain
answer-no = ні

# plain
answer-pass = пас

## What happens.

part-actions =
    { $actions ->
        [one] { $actions } дія
        [few] { $actions } дії
       *[many] { $actions } дій
    }

# plain; phrase $seat; number $actions
event-turn = хід { $seat_gen }, { part-actions }

# plain; phrase $seat $card
event-dogma = { $seat } активує { $card_acc }

# plain; phrase $seat $card; number $effect
event-demand = { $seat } виконує вимогу { part-effect-gen } ефекту { $card_gen }

# plain; phrase $seat $card; number $effect
event-share = { $seat } застосовує { part-effect } ефект { $card_gen }

# The same two below the action to which they belong, where the card is named: short.
# plain; phrase $seat
event-joins-demand = { $seat } виконує вимогу

# plain; phrase $seat
event-joins-share = { $seat } долучається до ефекту

# plain; phrase $seat $card; text $from
event-draw = { $seat } добирає { $card_acc } { $from }

# plain; phrase $seat $card; text $from
event-meld = { $seat } розігрує { $card_acc } { $from }

# plain; phrase $seat $card; text $from
event-tuck = { $seat } підсовує { $card_acc } { $from }

# plain; phrase $seat $card; text $from
event-score = { $seat } зараховує в очки { $card_acc } { $from }

# plain; phrase $seat $card
event-draw-and-meld = { $seat } добирає й розігрує { $card_acc }

# plain; phrase $seat $card
event-draw-and-tuck = { $seat } добирає й підсовує { $card_acc }

# plain; phrase $seat $card
event-draw-and-score = { $seat } добирає й зараховує в очки { $card_acc }

# plain; phrase $seat $card; text $from
event-return = { $seat } повертає { $card_acc } { $from }

# plain; phrase $seat $card; text $from
event-remove = { $seat } вилучає з гри { $card_acc } { $from }

# plain; phrase $seat $card; text $from
event-junk = { $seat } скидає { $card_acc } { $from }

# plain; phrase $seat $card; text $from $to
event-transfer = { $seat } переміщує { $card_acc } { $from } { $to }

# One of the cards of an exchange.
# plain; phrase $seat $card; text $from $to
event-exchange = { $seat } переміщує під час обміну { $card_acc } { $from } { $to }

# plain; phrase $seat; number $value
event-achieve = { $seat } здобуває досягнення { $value }-ї епохи

# A card that is drawn and at once, face down, an achievement.
# plain; phrase $seat $card
event-achieve-drawn = { $seat } добирає { $card_acc } як досягнення

# plain; phrase $seat $card
event-reveal = { $seat } розкриває { $card_acc }

# plain; phrase $seat $color; word $direction
event-splay =
    { $direction ->
        [none] { $color_ins } колір { $seat_gen } більше не розгорнуто
       *[other] { $seat } розгортає { $color_ins } колір { part-shift }
    }

# plain; phrase $seat $color
event-rearrange = { $seat } змінює порядок { $color_gen } карток

# plain; phrase $seat; text $special
event-claim = { $seat } здобуває особливе досягнення «{ $special }»

# plain; text $special
event-special-junk = особливе досягнення «{ $special }» скинуто

# plain; text $special
event-special-remove = особливе досягнення «{ $special }» вилучено з гри

# plain; text $special
event-special-restore = особливе досягнення «{ $special }» знову доступне

# plain; phrase $seat
event-lost = { $seat } програє й вибуває з гри

# plain; phrase $seat
event-resigned = { $seat } здається й вибуває з гри

# plain; phrase $seat $color
event-choose-color = { $seat } вибирає { $color_acc }

# plain; phrase $seat; number $value
event-choose-value = { $seat } вибирає значення { $value }

# plain; phrase $seat $player
event-choose-player = { $seat } вибирає { $player_acc }

# plain; phrase $seat; text $icon
event-choose-icon = { $seat } вибирає символ { $icon }

# plain; phrase $seat; text $special
event-choose-special = { $seat } вибирає особливе досягнення «{ $special }»

# Which of the options that the effect offers.
# plain; phrase $seat; number $number
event-choose-branch = { $seat } вибирає варіант { $number }

# What the effect offers.
# plain; phrase $seat
event-yes = { $seat } погоджується

# What the effect offers.
# plain; phrase $seat
event-no = { $seat } відмовляється

# plain; phrase $seat
event-pass = { $seat } пасує

# The free draw that follows.
# plain; phrase $seat
event-bonus = { $seat } виконує бонусну дію добору за спільну участь

# plain
event-dogma-ended = дія догми негайно завершується

# plain; number $count; phrase $names; word $ending
outcome =
    { $count ->
        [0] гру завершено, переможця немає: { part-ending }
        [1] гру завершено: { $names } перемагає { part-winning }
       *[other] гру завершено: { $names } разом перемагають { part-winning }
    }

part-winning =
    { $ending ->
        [achievements] за досягненнями
        [score] за очками, бо картки закінчилися
        [card] завдяки ефекту картки
       *[elimination] завдяки усуненню решти гравців
    }

part-ending =
    { $ending ->
    [achievements] здобуто достатньо досягнень
    [score] картки закінчилися, а за очками — рівність
    [card] так визначив ефект картки
   *[elimination] усіх гравців усунено
    }

## The table as it lies.

# plain; phrase $seat; number $actions
heading-turn =
    { $actions ->
        [0] хід { $seat_gen }, дій не лишилося
        [one] хід { $seat_gen }, лишилася { part-actions }
       *[other] хід { $seat_gen }, лишилося { part-actions }
    }

# plain
heading-opening = усі вибирають картку, з якої почнуть гру

# Labels of rows: short.
# plain
label-decks = колоди

# plain; number $value
label-deck = колода [{ $value }]

# plain
label-available = доступні досягнення

# plain
label-specials = особливі досягнення

# plain
label-junk = непотріб

# plain
label-removed = поза грою

# plain
label-teams = команди

# plain
label-parley = переговори

# plain
label-icons = символи

# plain
label-hand = рука

# plain
label-score = очки

# plain
label-achievements = досягнення

# The card that was chosen to begin with.
# plain
label-opening = перша картка

# In the row of parley.
# plain
parley-played = діють

# How many achievements a team has, of those it needs.
# plain; phrase $names; number $have $needed
standing-team = { $names }: { part-achievements-needed }

# plain; phrase $seat; word $you; number $points $have $needed
standing =
    { $you ->
        [yes] { $seat } (ви): { part-points }, { part-achievements-needed }
       *[no] { $seat }: { part-points }, { part-achievements-needed }
    }

# A player whose team's achievements count together.
# plain; phrase $seat; word $you; number $points $have
standing-in-team =
    { $you ->
        [yes] { $seat } (ви): { part-points }, { part-achievements }
       *[no] { $seat }: { part-points }, { part-achievements }
    }

part-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }

part-achievements =
    { $have ->
        [one] { $have } досягнення
        [few] { $have } досягнення
       *[many] { $have } досягнень
    }

part-achievements-needed =
    { $needed ->
        [one] { $have } з { $needed } досягнення
       *[other] { $have } з { $needed } досягнень
    }

# plain; phrase $seat; word $you
standing-out =
    { $you ->
        [yes] { $seat } (ви): поза грою
       *[no] { $seat }: поза грою
    }

# A card of which only the back is seen, and which is one of a few cards that the reader has seen and can no longer tell apart:
# «[3] (Paper or Compass)». $sure is no if it may also be another card. $cards is a list with «or».
# plain; text $back; phrase $cards; word $sure
mixed-card =
    { $sure ->
        [yes] { $back } ({ $cards })
       *[no] { $back } (можливо, { $cards })
    }

# A pile of which only the top card is known.
# plain; text $card; number $count
pile-under =
    { $count ->
    [one] { $card }, нижче ще { $count } картка
    [few] { $card }, нижче ще { $count } картки
   *[many] { $card }, нижче ще { $count } карток
    }

# plain; word $direction
pile-splayed = (розгорнуто { part-shift })

## Cards.

# What is printed on a card. $era is the name of the age; $color is an adjective of the card.
# plain; text $name $era $color $icons $dogma; number $value
card-facts = { $name }: { $color } картка { $value }-ї епохи ({ $era }), { $icons }, головний символ { $dogma }

# The place of a card that shows a picture and no icon.
# plain
icon-none = [⬡ зображення]

# plain; word $edition; text $name
no-card = { part-in-edition } немає картки «{ $name }»

# $near is a name that looks alike.
# plain; word $edition; text $name $near
no-card-but = { part-in-edition } немає картки «{ $name }»; можливо, ви мали на увазі «{ $near }»?

## Playing in the terminal.

# The table in a few words.
# plain; word $edition; number $players
seating =
    { $players ->
        [one] { edition }, { $players } гравець
        [few] { edition }, { $players } гравці
       *[many] { edition }, { $players } гравців
    }

# $teams is a list: «A and C; B and D».
# plain; text $seating $teams
seating-teams = { $seating }, команди: { $teams }

# Parley, where it is not a matter of course.
# plain; text $seating
seating-parley = { $seating }, з переговорами

# plain; text $seating
seating-no-parley = { $seating }, без переговорів

# The first line of a game. $help is the command for help.
# plain; text $seating $seed $name $help
play-begins = { $seating }, роздача №{"\u00A0"}{ $seed }. Ви — { $name }. Щоб побачити перелік команд, введіть «{ $help }».

# Commands are single words that can be typed; the English ones are always understood too.
# plain
command-table = стіл

# plain
command-card = картка

# What stands for the name of a card.
# plain
command-card-name = НАЗВА

# plain
command-save = зберегти

# What stands for the name of a file.
# plain
command-save-file = ФАЙЛ

# Gives up.
# plain
command-resign = здатися

# plain
command-help = довідка

# plain
command-quit = вийти

# plain
help-answers = Введіть номер відповіді або саму відповідь. Також можна ввести:

# plain
help-table = показати стіл

# plain
help-card = показати картку

# plain; text $replay
help-save = зберегти перебіг гри у файл для «{ $replay }»

# plain
help-resign = здатися й вибути з гри

# plain
help-help = показати цей перелік

# plain
help-quit = вийти з програми

# The question before a player gives up; the answers are answer-yes and answer-no.
# plain; text $name
resign-sure = { $name }, ви справді здаєтеся? Ви вибудете з гри й не зможете повернутися.

# A command without the word that must follow.
# plain; text $command $help
command-needs-word = Після команди «{ $command }» потрібне ще слово: див. «{ $help }»

# plain; text $file
saved = Партію збережено у файл { $file }

# $reason is what the system says.
# plain; text $file $reason
not-saved = Не вдалося записати файл { $file }: { $reason }

# plain; text $answer; number $count
illegal-number =
    { $count ->
    [1] Відповідь «{ $answer }» не підходить: є лише номер 1
   *[other] Відповідь «{ $answer }» не підходить: відповіді мають номери від 1 до { $count }
    }

# plain; text $answer $options
illegal-answer = Відповідь «{ $answer }» тут не підходить; можливі відповіді: { $options }

# There are more than can be listed.
# plain; text $answer $options
illegal-answer-of-many = Відповідь «{ $answer }» тут не підходить; деякі з можливих відповідей: { $options }

# plain; phrase $seat $player
illegal-seat = Зараз відповідає { $player }, а не { $seat }

# plain; text $answer
illegal-over = Гру вже завершено: відповідь «{ $answer }» не приймається

# A record in a file, after so many of its answers.
# plain; text $file $seating; number $upto $count
replay-heading =
    { $count ->
        [one] { $file }: { $seating }, { $upto } з { $count } відповіді
       *[other] { $file }: { $seating }, { $upto } з { $count } відповідей
    }

## What the computer thinks of a game. Each $answer is one of those above, as on a button.

# A chance to win.
# plain; number $number
percent = { $number }{"\u00A0"}%

# A record in a file, and how many of its decisions were thought about.
# plain; text $file $seating; number $decisions
analysis-heading =
    { $decisions ->
        [one] { $file }: { $seating }, { $decisions } рішення. Шанси — з погляду того, хто ухвалював рішення.
        [few] { $file }: { $seating }, { $decisions } рішення. Шанси — з погляду того, хто ухвалював рішення.
       *[many] { $file }: { $seating }, { $decisions } рішень. Шанси — з погляду того, хто ухвалював рішення.
    }

# The analysis was stopped after so many of the answers of a record.
# plain; number $looked $answers
analysis-interrupted =
    { $looked ->
    [one] Перервано: розглянуто { $looked } відповідь із { $answers }.
    [few] Перервано: розглянуто { $looked } відповіді з { $answers }.
   *[many] Перервано: розглянуто { $looked } відповідей із { $answers }.
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
decision-mistake = { $seat }: { $answer }, { $chance }, втрата { $lost }

# plain
mistakes-heading = Найбільші помилки

# plain; phrase $seat
no-mistakes = { $seat }: помилок немає

# plain; phrase $seat; text $answer $better $lost
mistake = { $seat }: { $answer } — втрата { $lost }; краще: { $better }

# plain
turning-heading = Переломні моменти

# $player answers, and the chance of $seat, perhaps another player, is no longer what it was.
# plain; phrase $player $seat; text $answer $before $after
turning-point = { $player }: { $answer } ({ $seat } { $before } → { $after })

# A graph of everybody's chances.
# plain
chart-title = Шанси на перемогу

# Beside the graph: how many answers have been given in the game.
# plain
chart-answers = відповідей дано

# plain
chart-chance-own = шанс на перемогу, яким його бачить сам гравець

# plain; phrase $seat
chart-chance-of = шанс на перемогу, яким його бачить { $seat }

# A command, as those above.
# plain
command-hint = підказка

# plain
help-hint = підказати найкращі відповіді

## What an answer would do, said before it is given: only what is certain.

# Those who execute effects that are no demands.
# plain; number $count; phrase $names
foresee-share =
    { $count ->
        [1] { $names } долучиться
       *[other] { $names } долучаться
    }

# Those who have to obey demands.
# plain; number $count; phrase $names
foresee-demand =
    { $count ->
        [1] { $names } муситиме виконати вимоги
       *[other] { $names } муситимуть виконати вимоги
    }

# Distant players, who pay to share and pay to be spared.
# plain; number $count; phrase $names
foresee-parley =
    { $count ->
        [1] { $names } зможе повернути картку, щоб долучитися або уникнути вимог
       *[other] { $names } зможуть повернути по картці, щоб долучитися або уникнути вимог
    }

# A dogma that nobody shares or has to obey.
# plain
foresee-alone = більше ніхто не бере участі

# One card or several: «a [3]», «two [1]».
# plain; phrase $card
foresee-draw = ви доберете { $card_acc }

# What changes: «3 → 5», with an icon before it in the list of foresee-icons.
# plain; text $what; number $before $after
foresee-change = { $what } { $before } → { $after }

# $changes is a list of foresee-change.
# plain; text $changes
foresee-icons = символи: { $changes }

# plain; text $change
foresee-points = очки: { $change }

# A pile as it would be. $color is the label of its row.
# plain; text $color; number $count; word $direction
foresee-pile =
    { $direction ->
    [none] { $color } картки: їх буде { $count }
   *[other] { $color } картки: їх буде { $count } { pile-splayed }
    }

# $count is how many win: 0 if nobody can be sure who does.
# plain; number $count; phrase $names
foresee-end =
    { $count ->
        [0] гра завершиться
        [1] гра завершиться, і переможе { $names }
       *[other] гра завершиться, і разом переможуть { $names }
    }

# plain
foresee-nothing = нічого не станеться

## Special achievements: what they take, and how far a player is.

# $icon is the person, which does not count.
# plain; word $edition; text $icon
condition-empire =
    { $edition ->
        [fourth] щонайменше три символи кожного виду, крім { $icon }
       *[other] щонайменше три символи кожного з шести видів
    }

# plain; word $edition
condition-monument =
    { $edition ->
    [fourth] чотири верхні картки з ефектом-вимогою
   *[other] за один хід зарахувати в очки шість карток або підсунути шість карток
    }

# plain; word $edition
condition-wonder =
    { $edition ->
        [fourth] усі п’ять кольорів розгорнуто праворуч, догори або навскіс
       *[other] усі п’ять кольорів розгорнуто праворуч або догори
    }

# plain; text $icon
condition-world = дванадцять символів { $icon } в ігровій зоні

# plain
condition-universe = п’ять верхніх карток зі значенням 8 або більше

# $condition is one of those above.
# plain; text $condition; number $have $need
condition-progress = { $condition }: поки що { $have } з { $need }
