### What stands around the things on a table's page.

## Навколо столу: люди, посилання, відхід і повернення

room-edition = { $edition ->
    [first] Перша редакція
    [third] Третя редакція
   *[fourth] Четверта редакція
}
room-title = Стіл
room-hand-over = Передайте екран гравцеві: { $name }
room-hand-over-done = { $name } — це я
room-replay = Перегляд і розбір партії
room-next-game = До наступної партії
room-rematch = Зіграти ще раз
room-record = Завантажити запис партії
room-menu = Стіл
room-link = Посилання на цей стіл
room-come-back = Знову грати самому за місце { $name }
room-vote = { $name } не відповідає: нехай продовжить бот
room-close = Закрити стіл
room-leave = Піти; за мене продовжить бот
room-waiting = Чекаємо на гравців
room-closed = Цей стіл закрито
room-teams = команди
room-memory = допомога пам’яті
room-invite = Надішліть це посилання тим, з ким хочете зіграти. Хто його відкриє, зможе сісти за стіл або дивитися.
room-free = вільно
room-name = Ваше ім’я
room-sit = Сісти
room-bot = Посадити бота
room-empty = Звільнити місце
room-begin = Почати партію
room-soon = Партія почнеться, коли всі місця будуть зайняті і господар столу її розпочне.
room-stand-up = Встати з-за столу
note-sat = { $name } сідає за стіл
note-left = { $name } йде
note-stands-in = За гравця { $name } продовжує бот
note-back = { $name } знову за столом
note-vote = { $name } пропонує, щоб за гравця { $other } продовжив бот
note-closed = { $name } закриває стіл
note-rematch = Почалася наступна партія
