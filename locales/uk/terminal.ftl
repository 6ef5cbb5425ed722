### What stands around the things on the screen of the terminal client. Much of what it says is in board.ftl and table.ftl.

## Around the table.

# plain
terminal-question = Питання

# plain
terminal-wait = Зачекайте

# plain
terminal-over = Кінець

# plain
terminal-card = Картка

# plain; number $points
terminal-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }

# plain; number $width $height
terminal-too-small = Вікно замале: потрібно стовпців: { $width }, рядків: { $height }.

# plain
terminal-hint-thinking = Обмірковую підказку…

# plain
terminal-no-take-back = Тут нічого не можна скасувати: після вашої останньої відповіді відкрилося щось приховане або відповів хтось інший.

# plain
terminal-save-as = Зберегти як:

# plain; text $file
terminal-quit-saved = Партію збережено в { $file }.

# plain
terminal-quit-unsaved = Партію не збережено, і вона пропаде.

# plain
terminal-quit-server = Стіл залишається на сервері, і до нього можна повернутися.

# plain; text $command
terminal-go-on = Продовжити партію: { $command }

# plain
terminal-trouble = Щось пішло не так. Збережіть партію, якщо можете, вийдіть і поверніться.

# plain
terminal-stay = залишитися

## What keys do, in a word, below the table.

# plain
terminal-key-choose = вибрати

# plain
terminal-key-give = відповісти

# plain
terminal-key-look = картки

# plain
terminal-key-card = картка

# plain
terminal-key-table = стіл

# plain
terminal-key-log = журнал

# plain
terminal-key-hint = підказка

# plain
terminal-key-take-back = скасувати

# plain
terminal-key-save = зберегти

# plain
terminal-key-resign = здатися

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
terminal-help-look = розглядати картки на столі одну за одною

# plain
terminal-help-card = показати картку повністю

# plain
terminal-help-table = показати все на столі, картку за карткою

# plain
terminal-help-log = показати все, що сталося

# plain
terminal-help-scroll = гортати журнал і вікна

# plain
terminal-help-hint = запитати, що відповів би комп’ютер

# plain
terminal-help-take-back = скасувати останню відповідь

# plain
terminal-help-save = зберегти партію у файл

# plain
terminal-help-resign = здатися й вибути з гри

# plain
terminal-help-quit = вийти

# plain
terminal-help-mouse = Миша вибирає відповідь чи картку одним клацанням і дає відповідь наступним.
