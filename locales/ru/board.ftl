### What stands around the things on a table's page.

## Вокруг стола: люди, ссылка, уход и возвращение

room-edition = { $edition ->
    [first] Первая редакция
    [third] Третья редакция
   *[fourth] Четвёртая редакция
}
room-title = Стол
room-hand-over = Передайте экран игроку: { $name }
room-hand-over-done = { $name } — это я
room-replay = Просмотр и разбор партии
room-next-game = К следующей партии
room-rematch = Сыграть ещё раз
room-record = Скачать запись партии
room-menu = Стол
room-link = Ссылка на этот стол
room-come-back = Снова играть самому за место { $name }
room-vote = { $name } не отвечает: пусть продолжит бот
room-close = Закрыть стол
room-leave = Уйти; за меня продолжит бот
room-vote-out = { $name } не отвечает: играть дальше без этого игрока
room-resign = Сдаться
room-resign-sure = Точно? Тот, кто сдаётся, теряет все карты и не сможет вернуться.
room-resign-yes = Да, сдаться
room-waiting = Ждём игроков
room-closed = Этот стол закрыт
room-teams = команды
room-memory = помощь памяти
room-invite = Отправьте эту ссылку тем, с кем хотите сыграть. Кто её откроет, сможет сесть за стол или смотреть.
room-free = свободно
room-name = Ваше имя
room-sit = Сесть
room-bot = Посадить бота
room-empty = Освободить место
room-begin = Начать партию
room-soon = Партия начнётся, когда все места будут заняты и хозяин стола её начнёт.
room-stand-up = Встать из-за стола
note-sat = { $name } садится за стол
note-left = { $name } уходит
note-stands-in = За игрока { $name } продолжает бот
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
board-about = эпоха { $value }, { $era } · { $color } · догма

# plain; text $name $color $icons; number $value
board-spoken = { $name }: эпоха { $value }, { $color }, { $icons }

# plain; word $color
board-letter =
    { $color ->
        [red] К
        [yellow] Ж
        [green] З
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

# plain; number $value $count; text $era
board-deck = Эпоха { $value }, { $era }: { part-board-cards }

# plain; number $count
board-known = известных вам карт: { $count }

## Players.

# plain; number $points
board-points =
    { $points ->
        [one] влияние
       *[other] влияние
    }

# plain; number $have $needed
board-achievements = лидерство: { $have } из { $needed }

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

# plain; number $value; text $name
board-claimed = Лидерство в эпохе { $value }: { $name }

# plain; number $value $points
board-achievement = Лидерство в эпохе { $value }: нужно влияние { $points } и активная карта эпохи { $value } или выше

# plain; word $special $edition
board-condition =
    { $special ->
        [Monument] { $edition ->
            [fourth] четыре активные карты с агрессивной догмой
           *[first] шесть карт архивировано или шесть зачтено за один ход
        }
        [Empire] три ресурса каждого из шести видов
        [World] двенадцать часов
        [Wonder] { $edition ->
            [fourth] пять цветов со сдвигом вверх, вправо или наискось
           *[first] пять цветов со сдвигом вверх или вправо
        }
       *[Universe] пять активных карт эпохи 8 или выше
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

# plain
board-list = Все ответы

# plain
board-take-back = Вернуть ход

## What an answer would do, before it is given.

# plain; text $names
board-shares = Пользу получат: { $names }

# plain; text $names
board-exposes = Под требование попадут: { $names }

# plain
board-nobody = Под требование никто не попадёт

# plain
board-nothing = Ничего не произойдёт

# plain; text $values
board-draws = Взять: { $values }

# plain
board-ends = Игра закончится

## The log and the chat.

# plain
board-log = Что произошло

# plain
board-since = с моего прошлого хода

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
board-pace-normal = обычно

# plain
board-pace-instant = сразу

# plain
board-now = К настоящему моменту

# plain
board-lost = Связь потеряна, пробуем снова…

# plain
board-unsent = Не удалось отправить ответ. Попробуйте ещё раз.

# plain
board-close = Закрыть

# plain
board-help = Клавиши

# plain
board-help-numbers = ответ рядом с вопросом, по номеру

# plain
board-help-arrows = от одного возможного выбора к другому

# plain
board-help-enter = выбрать

# plain
board-help-escape = закрыть карту

# plain
board-help-help = этот список
bot-names = Архимед, Гипатия, Галилей, Ада, Тесла
room-hint = Что сделал бы компьютер?
