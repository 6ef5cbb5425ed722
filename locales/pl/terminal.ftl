### What stands around the things on the screen of the terminal client. Much of what it says is in board.ftl and table.ftl.

## Around the table.

# plain
terminal-question = Pytanie

# plain
terminal-wait = Chwileczkę

# plain
terminal-over = Koniec

# plain
terminal-card = Karta

# plain; number $points
terminal-points = { $points } pkt wpływu

# plain; number $width $height
terminal-too-small = Okno jest za małe: potrzeba { $width } kolumn i { $height } wierszy.

# plain
terminal-hint-thinking = Zastanawiam się nad podpowiedzią…

# plain
terminal-no-take-back = Tu nie można niczego cofnąć: ostatnia odpowiedź odsłoniła coś zakrytego albo po niej odpowiedział już ktoś inny.

# plain
terminal-save-as = Zapisz jako:

# plain; text $file
terminal-quit-saved = Gra jest zapisana w pliku { $file }.

# plain
terminal-quit-unsaved = Gra nie jest zapisana i przepadnie.

# plain
terminal-quit-server = Stół zostaje na serwerze i można do niego wrócić.

# plain; text $command
terminal-go-on = Aby grać dalej: { $command }

# plain
terminal-trouble = Coś poszło nie tak. Jeśli się da, zapisz grę, wyjdź i wróć.

# plain
terminal-stay = zostań

## What keys do, in a word, below the table.

# plain
terminal-key-choose = wybierz

# plain
terminal-key-give = odpowiedz

# plain
terminal-key-look = karty

# plain
terminal-key-card = karta

# plain
terminal-key-table = stół

# plain
terminal-key-log = dziennik

# plain
terminal-key-hint = podpowiedź

# plain
terminal-key-take-back = cofnij

# plain
terminal-key-save = zapisz

# plain
terminal-key-resign = poddaj się

# plain
terminal-key-help = klawisze

# plain
terminal-key-quit = wyjdź

## What keys do, in a sentence, in the list of keys.

# plain
terminal-help = Klawisze

# plain
terminal-help-choose = przechodzą między odpowiedziami; obok widać, co da wybrana

# plain
terminal-help-number = wybierają odpowiedź o tym numerze

# plain
terminal-help-give = zatwierdza wybraną odpowiedź

# plain
terminal-help-look = przechodzą po kolei między kartami na stole

# plain
terminal-help-card = pokazuje całą kartę

# plain
terminal-help-table = pokazuje wszystko na stole, karta po karcie

# plain
terminal-help-log = pokazuje wszystko, co się wydarzyło

# plain
terminal-help-scroll = przewijają dziennik i okna

# plain
terminal-help-hint = pyta, co odpowiedziałby komputer

# plain
terminal-help-take-back = cofa ostatnią odpowiedź

# plain
terminal-help-save = zapisuje grę do pliku

# plain
terminal-help-resign = poddajesz się i odpadasz z gry

# plain
terminal-help-quit = wychodzi z gry

# plain
terminal-help-mouse = Pierwsze kliknięcie myszą wybiera odpowiedź lub kartę, następne zatwierdza odpowiedź.
