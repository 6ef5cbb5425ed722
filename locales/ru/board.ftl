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
note-vote = { $name } предлагает, чтобы за игрока { $other } продолжил бот
note-closed = { $name } закрывает стол
note-rematch = Началась следующая партия
