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
terminal-points = wpływ { $points }

# plain; number $width $height
terminal-too-small = Okno jest za małe: potrzeba kolumn: { $width }, wierszy: { $height }.

# plain
terminal-hint-thinking = Zastanawiam się nad podpowiedzią…

# plain
terminal-no-take-back = Tu nie można niczego cofnąć: przez ostatnią odpowiedź wyszło na jaw coś zakrytego albo odpowiedział już ktoś inny.

# plain
terminal-save-as = Zapisz jako:

# plain; text $file
terminal-quit-saved = Gra jest zapisana w { $file }.

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
terminal-key-choose = wybór

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
terminal-help-choose = przechodzi między odpowiedziami; obok widać, co da wybrana

# plain
terminal-help-number = wybiera odpowiedź o tym numerze

# plain
terminal-help-give = daje wybraną odpowiedź

# plain
terminal-help-look = ogląda karty na stole jedną po drugiej

# plain
terminal-help-card = pokazuje całą kartę

# plain
terminal-help-table = pokazuje wszystko na stole, karta po karcie

# plain
terminal-help-log = pokazuje wszystko, co się wydarzyło

# plain
terminal-help-scroll = przewija dziennik i okna

# plain
terminal-help-hint = pyta, co odpowiedziałby komputer

# plain
terminal-help-take-back = cofa ostatnią odpowiedź

# plain
terminal-help-save = zapisuje grę do pliku

# plain
terminal-help-resign = poddajesz się i odpadasz z gry

# plain
terminal-help-quit = kończy grę

# plain
terminal-help-mouse = Mysz wybiera odpowiedź lub kartę jednym kliknięciem, a następnym daje odpowiedź.
