### What stands around the things on the screen of the terminal client. Much of what it says is in board.ftl and table.ftl.

## Around the table.

# plain
terminal-question = Питання

# plain
terminal-wait = Зачекайте

# plain
terminal-over = Кінець

# plain
terminal-card = Карта

# plain; number $width $height
terminal-too-small = Вікно замале: потрібно стовпців: { $width }, рядків: { $height }.

# plain
terminal-hint-thinking = Обмірковую підказку …

# plain
terminal-no-take-back = Тут нічого не можна взяти назад: після вашої останньої відповіді відкрилося щось приховане або відповів хтось інший.

# plain
terminal-save-as = Зберегти як:

# plain; text $file
terminal-quit-saved = Партію збережено в { $file }.

# plain
terminal-quit-unsaved = Партію не збережено, і вона пропаде.

# plain
terminal-quit-server = Стіл залишається на сервері, і до нього можна повернутися.

# plain
terminal-stay = залишитися

## What keys do, in a word, below the table.

# plain
terminal-key-choose = вибрати

# plain
terminal-key-give = відповісти

# plain
terminal-key-look = карти

# plain
terminal-key-card = карта

# plain
terminal-key-table = стіл

# plain
terminal-key-log = журнал

# plain
terminal-key-hint = підказка

# plain
terminal-key-take-back = взяти назад

# plain
terminal-key-save = зберегти

# plain
terminal-key-help = клавіші

# plain
terminal-key-quit = вийти

## What keys do, in a sentence, in the list of keys.

# plain
terminal-help = Клавіші

# plain
terminal-help-choose = переходити від відповіді до відповіді; поруч видно, до чого приведе вибрана

# plain
terminal-help-number = вибрати відповідь із цим номером

# plain
terminal-help-give = дати вибрану відповідь

# plain
terminal-help-look = розглядати карти на столі одну за одною

# plain
terminal-help-card = показати карту повністю

# plain
terminal-help-table = показати все на столі, карту за картою

# plain
terminal-help-log = показати все, що сталося

# plain
terminal-help-scroll = гортати журнал і вікна

# plain
terminal-help-hint = запитати, що відповів би комп’ютер

# plain
terminal-help-take-back = взяти останню відповідь назад

# plain
terminal-help-save = зберегти партію у файл

# plain
terminal-help-quit = вийти

# plain
terminal-help-mouse = Миша вибирає відповідь чи карту одним клацанням і дає відповідь наступним.
