### What stands around the things on the screen of the terminal client. Much of what it says is in board.ftl and table.ftl.

## Around the table.

# plain
terminal-question = Вопрос

# plain
terminal-wait = Подождите

# plain
terminal-over = Конец

# plain
terminal-card = Карта

# plain; number $points
terminal-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }

# plain; number $width $height
terminal-too-small = Окно слишком маленькое: нужно { part-terminal-columns } и { part-terminal-rows }.

part-terminal-columns =
    { $width ->
        [one] { $width } столбец
        [few] { $width } столбца
       *[many] { $width } столбцов
    }

part-terminal-rows =
    { $height ->
        [one] { $height } строка
        [few] { $height } строки
       *[many] { $height } строк
    }

# plain
terminal-hint-thinking = Обдумываю подсказку…

# plain
terminal-no-take-back = Здесь ничего нельзя взять назад: ваш последний ответ открыл что-то скрытое, или после него ответил кто-то другой.

# plain
terminal-save-as = Сохранить как:

# plain; text $file
terminal-quit-saved = Партия сохранена в файл { $file }.

# plain
terminal-quit-unsaved = Партия не сохранена и пропадёт.

# plain
terminal-quit-server = Стол остаётся на сервере, и к нему можно вернуться.

# plain; text $command
terminal-go-on = Продолжить партию: { $command }

# plain
terminal-trouble = Что-то пошло не так. Сохраните партию, если можете, выйдите и вернитесь.

# plain
terminal-stay = остаться

## What keys do, in a word, below the table.

# plain
terminal-key-choose = выбрать

# plain
terminal-key-give = ответить

# plain
terminal-key-look = карты

# plain
terminal-key-card = карта

# plain
terminal-key-table = стол

# plain
terminal-key-log = журнал

# plain
terminal-key-hint = подсказка

# plain
terminal-key-take-back = взять назад

# plain
terminal-key-save = сохранить

# plain
terminal-key-resign = сдаться

# plain
terminal-key-help = клавиши

# plain
terminal-key-quit = выйти

## What keys do, in a sentence, in the list of keys.

# plain
terminal-help = Клавиши

# plain
terminal-help-choose = переходить от ответа к ответу; рядом видно, к чему приведёт выбранный

# plain
terminal-help-number = выбрать ответ с этим номером

# plain
terminal-help-give = дать выбранный ответ

# plain
terminal-help-look = рассматривать карты на столе одну за другой

# plain
terminal-help-card = показать карту целиком

# plain
terminal-help-table = показать всё на столе, карту за картой

# plain
terminal-help-log = показать всё, что произошло

# plain
terminal-help-scroll = прокручивать журнал и окна

# plain
terminal-help-hint = спросить, что ответил бы компьютер

# plain
terminal-help-take-back = взять последний ответ назад

# plain
terminal-help-save = сохранить партию в файл

# plain
terminal-help-resign = сдаться и выбыть из игры

# plain
terminal-help-quit = выйти

# plain
terminal-help-mouse = Первый щелчок мышью выбирает ответ или карту, второй даёт ответ.
