### What stands around the things on a table's page.

## Around a table: the people, the link, leaving and coming back

room-title = Стол
room-hand-over = Передайте экран игроку { $name }
room-hand-over-done = { $name } — это я
room-replay = Просмотр и разбор партии
room-next-game = К следующей партии
room-rematch = Сыграть ещё раз
room-record = Скачать запись партии
room-menu = Стол
room-link = Ссылка на этот стол
room-come-back = Вернуться за стол вместо бота: { $name }
room-vote = { $name } не отвечает: пусть дальше играет бот
room-close = Закрыть стол
room-close-sure = Точно? Игра на этом закончится, без результата.
room-close-yes = Да, закрыть
room-leave = Уйти, а за меня пусть продолжит бот
room-vote-out = { $name } не отвечает: продолжить без этого игрока
room-resign = Сдаться
room-resign-sure = Точно? Кто сдаётся, теряет все карты и уже не может вернуться.
room-resign-yes = Да, сдаться
room-resigned = Вы сдались и вышли из игры. Остальные играют дальше, и вы можете смотреть.
room-closed = Этот стол закрыт
room-free = свободно
room-name = Ваше имя
room-sit = Сесть
room-bot = Посадить бота
room-empty = Освободить место
room-begin = Начать партию
room-stand-up = Встать из-за стола
note-sat = { $name } садится за стол
note-left = { $name } уходит
note-stands-in = За игрока { $name } играет бот
note-back = { $name } снова за столом
note-vote = { $name } предлагает больше не ждать игрока { $other }
note-closed = { $name } закрывает стол
note-rematch = Началась следующая партия
## The page.

# plain
board-skip = К вопросу

# plain
board-tab-me = Я

# plain
board-tab-others = Другие

# plain
board-tab-table = Стол

# plain
board-tab-log = Журнал

# plain
board-card = Карта целиком

# plain
board-center = Колоды и карты лидерства

## Cards.

# plain; number $value; text $era $color
board-about = эпоха { $value }, { $era } · { $color } · нужный ресурс

# plain; text $name $color $icons; number $value
board-spoken = { $name }: эпоха { $value }, { $color }, { $icons }

# plain; word $color
board-letter =
    { $color ->
        [red] К
        [yellow] Ж
        [green] Зл
        [blue] С
       *[purple] Ф
    }

# plain; text $color
board-no-pile = { $color }: нет карт

# plain; number $count; word $direction
board-pile =
    { part-board-cards }{ $direction ->
        [left] , сдвиг влево
        [right] , сдвиг вправо
        [up] , сдвиг вверх
        [aslant] , сдвиг наискось
       *[none] {""}
    }

part-board-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }

# plain
board-no-cards = нет карт

# The labels of a player's zones.
# plain; number $count
board-hand = Рука: { part-board-cards }

# plain; number $count
board-score-pile = Зона влияния: { part-board-cards }

# plain; number $value $count; text $era
board-deck = Эпоха { $value }, { $era }: { part-board-cards }

# plain; number $count
board-known =
    { $count ->
        [one] вам известна { $count } карта
        [few] вам известны { $count } карты
       *[many] вам известно { $count } карт
    }

## Players.

# plain
board-points-column = очки

# plain; number $points
board-points =
    { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }

# plain; number $have $needed
board-achievements = карты лидерства: { $have } из { $needed }

# plain
board-out = вне игры

# plain; text $names
board-mixed = Одна из этих карт: { $names }

# plain; text $names
board-perhaps = Возможно, одна из этих карт: { $names }

# plain
board-turn = ходит

# plain
board-asked = выбирает

# Marks behind a player's name in a game with teams.
# plain
board-ally = ваша команда

# plain
board-opponent = другая команда

# In a list of the players whom an effect reaches.
# plain; text $name
board-name-ally = { $name } (ваша команда)

# plain; number $value; text $name
board-claimed = Лидерство в эпохе { $value }: { $name }

# plain; number $value $points
board-achievement =
    { $points ->
        [one] Лидерство в эпохе { $value }: нужно { $points } очко влияния и активная карта уровня { $value } или выше
        [few] Лидерство в эпохе { $value }: нужно { $points } очка влияния и активная карта уровня { $value } или выше
       *[many] Лидерство в эпохе { $value }: нужно { $points } очков влияния и активная карта уровня { $value } или выше
    }

# plain; word $special $edition
board-condition =
    { $special ->
        [Monument] { $edition ->
            [fourth] четыре активные карты с агрессивной догмой
           *[first] за один ход шесть карт зачтено или шесть архивировано
        }
        [Empire] по три единицы каждого из шести ресурсов
        [World] двенадцать единиц ресурса «часы»
        [Wonder] { $edition ->
            [fourth] стопки всех пяти цветов сдвинуты вправо, вверх или наискось
           *[first] стопки всех пяти цветов сдвинуты вправо или вверх
        }
       *[Universe] пять активных карт уровня 8 или выше
    }

# plain; text $name; number $have $need
board-progress = { $name }: { $have } из { $need }

## The question.

# plain; number $count; text $name
board-thinking =
    { $count ->
        [1] { $name } думает…
       *[other] { $name } думают…
    }

# plain; number $count; text $name
board-waiting =
    { $count ->
        [1] { $name } выбирает…
       *[other] { $name } выбирают…
    }

# plain
board-draw = Взять

# plain
board-meld = Сыграть

# plain
board-dogma = Активировать

# plain
board-achieve = Лидерство

# Why an action cannot be chosen, in small letters below its name.
# plain
board-no-meld = на руке нет карт

# plain
board-no-dogma = на поле нет карт

# plain
board-no-achievement = карт лидерства не осталось

# What the player lacks for the nearest achievement: points, a card or both.
# plain; word $lacks; number $value $needed $points
board-out-of-reach =
    { $lacks ->
        [both] эпоха { $value }: нужно { $needed } очков влияния (у вас { $points }) и активная карта уровня { $value } или выше
        [points] эпоха { $value }: нужно { $needed } очков влияния, у вас { $points }
       *[card] эпоха { $value }: нужна активная карта уровня { $value } или выше
    }

# plain
board-list = Все ответы

# How many cards may be marked, where several are asked for.
# plain; word $kind; number $least $most
board-several =
    { $kind ->
        [order] Отметьте карты в том порядке, в каком они пойдут.
        [any] Отметьте сколько угодно карт.
        [exactly] Отметьте карты: { $most }.
        [most] Отметьте карты: не больше { $most }.
       *[between] Отметьте карты: от { $least } до { $most }.
    }

# The button that sends the marked cards; their number stands behind it.
# plain; word $verb
board-marked =
    { $verb ->
        [meld] Сыграть отмеченные
        [tuck] Архивировать отмеченные
        [score] Зачесть отмеченные
        [return] Переработать отмеченные
        [reveal] Показать отмеченные
        [remove] Сбросить отмеченные
        [junk] Выбросить в хлам отмеченные
        [transfer] Переместить отмеченные
        [exchange] Обменять отмеченные
        [rearrange] В таком порядке
       *[choose] Выбрать отмеченные
    }

# plain
board-take-back = Взять назад

## What an answer would do, before it is given.

# plain; text $names
board-shares = Кто ещё получит пользу: { $names }

# plain; text $names
board-exposes = Кого затронет требование: { $names }

# plain
board-nobody = Требование никого не затронет

# plain
board-nothing = Ничего не произойдёт

# plain; text $values
board-draws = Вы возьмёте { $values }

# plain
board-ends = Игра закончится

## The log and the chat.

# plain
board-log = Что произошло

# plain
board-since = с моего прошлого хода

# Before a list of what the others did.
# plain
board-since-turn = С вашего хода:

# plain
board-chat = Чат

# plain
board-say = Написать…

# plain
board-send = Отправить

## What the script shows.

# plain
board-pace = Темп

# plain
board-pace-slow = медленно

# plain
board-pace-normal = шаг за шагом

# plain
board-pace-instant = сразу

# plain
board-now = Сразу к текущему положению

# plain
board-lost = Связь потеряна, пробуем снова…

# plain
board-unsent = Не удалось отправить ответ. Попробуйте ещё раз.

# plain
board-close = Закрыть

# plain
board-help = Клавиши

# plain
board-help-draw = взять карту

# plain
board-help-meld = сыграть карту: открыть список

# plain
board-help-dogma = активировать карту: открыть список

# plain
board-help-achieve = получить карту лидерства

# plain
board-help-pass = пас или отправить отмеченные карты

# plain
board-help-yes-no = да, нет

# plain
board-help-list = список всех ответов

# plain
board-help-take-back = взять назад последний ответ

# plain
board-help-hint = что сделал бы компьютер

# plain
board-help-numbers = ответ, на котором показана эта цифра

# plain
board-help-arrows = перейти к следующему из того, что можно выбрать

# plain
board-help-enter = выбрать

# plain
board-help-escape = закрыть карту или список, снять все отметки

# plain
board-help-help = этот список
bot-names = Архимед, Гипатия, Галилей, Ада, Тесла
room-hint = Что сделал бы компьютер?
