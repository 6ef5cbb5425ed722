### What stands around the things on a table's page.

## Навколо столу: люди, посилання, відхід і повернення

room-title = Стіл
room-hand-over = Передайте екран гравцеві { $name }
room-hand-over-done = { $name } — це я
room-replay = Перегляд і розбір партії
room-next-game = До наступної партії
room-rematch = Зіграти ще раз
room-record = Завантажити запис партії
room-menu = Стіл
room-link = Посилання на цей стіл
room-come-back = Повернутися за стіл замість бота: { $name }
room-vote = { $name } не відповідає: хай далі грає бот
room-close = Закрити стіл
room-close-sure = Справді? Гра на цьому закінчиться, без результату.
room-close-yes = Так, закрити
room-leave = Піти, а за мене хай продовжить бот
room-vote-out = { $name } не відповідає: продовжити без цього гравця
room-resign = Здатися
room-resign-sure = Справді? Хто здається, втрачає всі картки й уже не може повернутися.
room-resign-yes = Так, здатися
room-resigned = Ви здалися й вибули з гри. Решта грає далі, і ви можете дивитися.
room-closed = Цей стіл закрито
room-free = вільно
room-name = Ваше ім’я
room-sit = Сісти
room-bot = Посадити бота
room-empty = Звільнити місце
room-begin = Почати партію
room-stand-up = Встати з-за столу
note-sat = { $name } сідає за стіл
note-left = { $name } залишає стіл
note-stands-in = За гравця { $name } грає бот
note-back = { $name } знову за столом
note-vote = { $name } пропонує більше не чекати на гравця { $other }
note-closed = { $name } закриває стіл
note-rematch = Почалася наступна партія
## The page.

# plain
board-skip = До запитання

# plain
board-tab-me = Я

# plain
board-tab-others = Інші

# plain
board-tab-table = Стіл

# plain
board-tab-log = Журнал

# plain
board-card = Картка повністю

# plain
board-center = Колоди й досягнення

## Cards.

# plain; number $value; text $era $color
board-about = епоха { $value }, { $era } · { $color } · головний символ

# plain; text $name $color $icons; number $value
board-spoken = { $name }: епоха { $value }, { $color }, { $icons }

# plain; word $color
board-letter =
    { $color ->
        [red] Ч
        [yellow] Ж
        [green] Зл
        [blue] С
       *[purple] Ф
    }

# plain; text $color
board-no-pile = { $color }: немає карток

# plain; number $count; word $direction
board-pile =
    { part-board-cards }{ $direction ->
        [left] , розгорнуто ліворуч
        [right] , розгорнуто праворуч
        [up] , розгорнуто догори
        [aslant] , розгорнуто навскіс
       *[none] {""}
    }

part-board-cards =
    { $count ->
        [one] { $count } картка
        [few] { $count } картки
       *[many] { $count } карток
    }

# plain
board-no-cards = немає карток

# The labels of a player's zones.
# plain; number $count
board-hand = Рука: { part-board-cards }

# plain; number $count
board-score-pile = Стос очок: { part-board-cards }

# plain; number $value $count; text $era
board-deck = Епоха { $value }, { $era }: { part-board-cards }

# plain; number $count
board-known =
    { $count ->
        [one] ви знаєте { $count } картку
        [few] ви знаєте { $count } картки
       *[many] ви знаєте { $count } карток
    }

## Players.

# plain
board-points-column = очки

# plain; number $points
board-points =
    { $points ->
        [one] очко
        [few] очки
       *[many] очок
    }

# plain; number $have $needed
board-achievements = досягнення: { $have } з { $needed }

# plain
board-out = поза грою

# plain; text $names
board-mixed = Одна з цих карток: { $names }

# plain; text $names
board-perhaps = Можливо, одна з цих карток: { $names }

# plain
board-turn = ходить

# plain
board-asked = вибирає

# Marks behind a player's name in a game with teams.
# plain
board-ally = ваша команда

# plain
board-opponent = інша команда

# In a list of the players whom an effect reaches.
# plain; text $name
board-name-ally = { $name } (ваша команда)

# plain; number $value; text $name
board-claimed = Досягнення епохи { $value }: { $name }

# plain; number $value $points
board-achievement =
    { $points ->
        [one] Досягнення епохи { $value }: потрібно { $points } очко й верхня картка зі значенням { $value } або більше
        [few] Досягнення епохи { $value }: потрібно { $points } очки й верхня картка зі значенням { $value } або більше
       *[many] Досягнення епохи { $value }: потрібно { $points } очок і верхня картка зі значенням { $value } або більше
    }

# plain; word $special $edition
board-condition =
    { $special ->
        [Monument] { $edition ->
            [fourth] чотири верхні картки з ефектом-вимогою
           *[first] за один хід шість карток зараховано в очки або шість підсунуто
        }
        [Empire] по три символи кожного з шести видів
        [World] дванадцять символів «годинник»
        [Wonder] { $edition ->
            [fourth] усі п’ять кольорів розгорнуто праворуч, догори або навскіс
           *[first] усі п’ять кольорів розгорнуто праворуч або догори
        }
       *[Universe] п’ять верхніх карток зі значенням 8 або більше
    }

# plain; text $name; number $have $need
board-progress = { $name }: { $have } з { $need }

## The question.

# plain; number $count; text $name
board-thinking =
    { $count ->
        [1] { $name } думає…
       *[other] { $name } думають…
    }

# plain; number $count; text $name
board-waiting =
    { $count ->
        [1] { $name } вибирає…
       *[other] { $name } вибирають…
    }

# plain
board-draw = Добрати

# plain
board-meld = Розіграти

# plain
board-dogma = Активувати

# plain
board-achieve = Досягнення

# Why an action cannot be chosen, in small letters below its name.
# plain
board-no-meld = на руці немає карток

# plain
board-no-dogma = на полі немає карток

# plain
board-no-achievement = досягнень не залишилося

# What the player lacks for the nearest achievement: points, a card or both.
# plain; word $lacks; number $value $needed $points
board-out-of-reach =
    { $lacks ->
        [both] епоха { $value }: потрібно { $needed } очок (у вас { $points }) і верхня картка зі значенням { $value } або більше
        [points] епоха { $value }: потрібно { $needed } очок, у вас { $points }
       *[card] епоха { $value }: потрібна верхня картка зі значенням { $value } або більше
    }

# plain
board-list = Усі відповіді

# How many cards may be marked, where several are asked for.
# plain; word $kind; number $least $most
board-several =
    { $kind ->
        [order] Позначте картки в тому порядку, у якому вони підуть.
        [any] Позначте скільки завгодно карток.
        [exactly] Позначте картки: { $most }.
        [most] Позначте картки: не більше ніж { $most }.
       *[between] Позначте картки: від { $least } до { $most }.
    }

# The button that sends the marked cards; their number stands behind it.
# plain; word $verb
board-marked =
    { $verb ->
        [meld] Розіграти позначені
        [tuck] Підсунути позначені
        [score] Зарахувати в очки позначені
        [return] Повернути позначені
        [reveal] Розкрити позначені
        [remove] Вилучити з гри позначені
        [junk] Скинути позначені
        [transfer] Перемістити позначені
        [exchange] Обміняти позначені
        [rearrange] У такому порядку
       *[choose] Вибрати позначені
    }

# plain
board-take-back = Взяти назад

## What an answer would do, before it is given.

# plain; text $names
board-shares = Хто долучиться: { $names }

# plain; text $names
board-exposes = Хто вразливий до вимоги: { $names }

# plain
board-nobody = До вимоги ніхто не вразливий

# plain
board-nothing = Нічого не станеться

# plain; text $values
board-draws = Ви доберете { $values }

# plain
board-ends = Гра завершиться

## The log and the chat.

# plain
board-log = Що сталося

# plain
board-since = від мого попереднього ходу

# Before a list of what the others did.
# plain
board-since-turn = Від вашого ходу:

# plain
board-chat = Чат

# plain
board-say = Написати…

# plain
board-send = Надіслати

## What the script shows.

# plain
board-pace = Темп

# plain
board-pace-slow = повільно

# plain
board-pace-normal = крок за кроком

# plain
board-pace-instant = одразу

# plain
board-now = Одразу до поточного стану

# plain
board-lost = Зв’язок утрачено, пробуємо знову…

# plain
board-unsent = Не вдалося надіслати відповідь. Спробуйте ще раз.

# plain
board-close = Закрити

# plain
board-help = Клавіші

# plain
board-help-draw = добрати картку

# plain
board-help-meld = розіграти картку: відкрити список

# plain
board-help-dogma = активувати картку: відкрити список

# plain
board-help-achieve = здобути досягнення

# plain
board-help-pass = пас або надіслати позначені картки

# plain
board-help-yes-no = так, ні

# plain
board-help-list = список усіх відповідей

# plain
board-help-take-back = взяти назад останню відповідь

# plain
board-help-hint = що зробив би комп’ютер

# plain
board-help-numbers = відповідь, на якій показано цю цифру

# plain
board-help-arrows = перейти до наступного з того, що можна вибрати

# plain
board-help-enter = вибрати

# plain
board-help-escape = закрити картку або список, зняти всі позначки

# plain
board-help-help = цей список
bot-names = Архімед, Гіпатія, Галілей, Ада, Тесла
room-hint = Що зробив би комп’ютер?
