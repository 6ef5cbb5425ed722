### What stands around the things on the screen of the terminal client. Much of what it says is in board.ftl and table.ftl.

## Around the table.

# plain
terminal-question = Запитання

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
terminal-too-small = Вікно замале: потрібно { part-terminal-columns } і { part-terminal-rows }.

part-terminal-columns =
    { $width ->
        [one] { $width } стовпець
        [few] { $width } стовпці
       *[many] { $width } стовпців
    }

part-terminal-rows =
    { $height ->
        [one] { $height } рядок
        [few] { $height } рядки
       *[many] { $height } рядків
    }

# plain
terminal-hint-thinking = Обмірковую підказку…

# plain
terminal-no-take-back = Тут нічого не можна взяти назад: ваша остання відповідь відкрила щось приховане, або після неї відповів хтось інший.

# plain
terminal-save-as = Зберегти як:

# plain; text $file
terminal-quit-saved = Партію збережено у файл { $file }.

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
terminal-key-take-back = взяти назад

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
terminal-help-take-back = взяти останню відповідь назад

# plain
terminal-help-save = зберегти партію у файл

# plain
terminal-help-resign = здатися й вибути з гри

# plain
terminal-help-quit = вийти

# plain
terminal-help-mouse = Перше клацання мишею вибирає відповідь або картку, друге дає відповідь.
