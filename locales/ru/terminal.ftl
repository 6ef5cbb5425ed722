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
terminal-points = влияние { $points }

# plain; number $width $height
terminal-too-small = Окно слишком маленькое: нужно столбцов: { $width }, строк: { $height }.

# plain
terminal-hint-thinking = Обдумываю подсказку…

# plain
terminal-no-take-back = Здесь ход вернуть нельзя: после вашего последнего ответа открылось что-то скрытое или ответил кто-то другой.

# plain
terminal-save-as = Сохранить как:

# plain; text $file
terminal-quit-saved = Партия сохранена в { $file }.

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
terminal-key-take-back = вернуть ход

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
terminal-help-scroll = листать журнал и окна

# plain
terminal-help-hint = спросить, что ответил бы компьютер

# plain
terminal-help-take-back = вернуть последний ход

# plain
terminal-help-save = сохранить партию в файл

# plain
terminal-help-resign = сдаться и выбыть из игры

# plain
terminal-help-quit = выйти

# plain
terminal-help-mouse = Мышь выбирает ответ или карту одним щелчком и даёт ответ следующим.
