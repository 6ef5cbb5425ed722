### What stands around the things on a table's page.

## Wokół stołu: ludzie, link, odejście i powrót

room-title = Stół
room-hand-over = Przekaż ekran graczowi { $name }
room-hand-over-done = { $name } to ja
room-replay = Powtórka i analiza
room-next-game = Do następnej gry
room-rematch = Zagraj jeszcze raz
room-record = Pobierz zapis gry
room-menu = Stół
room-link = Link do tego stołu
room-come-back = Odbierz botowi miejsce gracza { $name }
room-vote = { $name } nie odpowiada: niech gra dalej bot
room-close = Zamknij stół
room-close-sure = Na pewno? Gra skończy się w tym miejscu, bez wyniku.
room-close-yes = Tak, zamknij
room-leave = Odejdź; dalej zagra za ciebie bot
room-vote-out = { $name } nie odpowiada: grajmy dalej bez tego gracza
room-resign = Poddaj się
room-resign-sure = Na pewno? Kto się poddaje, traci wszystkie karty i nie może wrócić.
room-resign-yes = Tak, poddaję się
room-resigned = Poddajesz się i nie grasz już dalej. Pozostali grają, a ty możesz patrzeć.
room-closed = Ten stół został zamknięty
room-free = wolne
room-name = Twoje imię
room-sit = Usiądź
room-bot = Posadź bota
room-empty = Zwolnij miejsce
room-begin = Rozpocznij grę
room-stand-up = Wstań od stołu
note-sat = { $name } siada do stołu
note-left = { $name } odchodzi od stołu
note-stands-in = Za gracza { $name } gra dalej bot
note-back = { $name } wraca do stołu
note-vote = { $name } proponuje nie czekać dłużej na gracza { $other }
note-closed = { $name } zamyka stół
note-rematch = Zaczęła się następna gra
## The page.

# plain
board-skip = Przejdź do pytania

# plain
board-tab-me = Ja

# plain
board-tab-others = Inni

# plain
board-tab-table = Stół

# plain
board-tab-log = Dziennik

# plain
board-card = Cała karta

# plain
board-center = Stosy epok i dominacje

## Cards.

# plain; number $value; text $era $color
board-about = epoka { $value }, { $era } · { $color } · dogmat

# plain; text $name $color $icons; number $value
board-spoken = { $name }: epoka { $value }, { $color }, { $icons }

# plain; word $color
board-letter =
    { $color ->
        [red] C
        [yellow] Ż
        [green] Z
        [blue] N
       *[purple] F
    }

# plain; text $color
board-no-pile = { $color }: brak kart

# plain; number $count; word $direction
board-pile =
    { part-board-cards }{ $direction ->
        [left] , stos rozsunięty w lewo
        [right] , stos rozsunięty w prawo
        [up] , stos rozsunięty w górę
        [aslant] , stos rozsunięty na ukos
       *[none] {""}
    }

part-board-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }

# plain
board-no-cards = brak kart

# The labels of a player's zones.
# plain; number $count
board-hand = Ręka: { part-board-cards }

# plain; number $count
board-score-pile = Karty wpływu: { $count }

# plain; number $value $count; text $era
board-deck = Epoka { $value }, { $era }: { part-board-cards }

# plain; number $count
board-known =
    { $count ->
        [one] znasz { $count } kartę
        [few] znasz { $count } karty
       *[many] znasz { $count } kart
    }

## Players.

# plain
board-points-column = pkt

# plain; number $points
board-points =
    { $points ->
        [one] pkt wpływu
       *[other] pkt wpływu
    }

# plain; number $have $needed
board-achievements = { $have } z { $needed } dominacji

# plain
board-out = poza grą

# plain; text $names
board-mixed = Jedna z tych kart: { $names }

# plain; text $names
board-perhaps = Być może jedna z tych kart: { $names }

# plain
board-turn = gra teraz

# plain
board-asked = wybiera

# Marks behind a player's name in a game with teams.
# plain
board-ally = twoja drużyna

# plain
board-opponent = inna drużyna

# In a list of the players whom an effect reaches.
# plain; text $name
board-name-ally = { $name } (twoja drużyna)

# plain; number $value; text $name
board-claimed = Dominacja epoki { $value }: { $name }

# plain; number $value $points
board-achievement = Dominacja epoki { $value }: potrzeba { $points } punktów wpływu i karty aktywnej o wartości { $value } lub wyższej

# plain; word $special $edition
board-condition =
    { $special ->
        [Monument] { $edition ->
            [fourth] cztery karty aktywne z dogmatem przymusu
           *[first] sześć kart ukrytych albo sześć dodanych do kart wpływu w jednej rundzie
        }
        [Empire] trzy zasoby każdego z sześciu rodzajów
        [World] dwanaście zegarów
        [Wonder] { $edition ->
            [fourth] pięć stosów rozsuniętych w górę, w prawo lub na ukos
           *[first] pięć stosów rozsuniętych w górę lub w prawo
        }
       *[Universe] pięć kart aktywnych o wartości 8 lub wyższej
    }

# plain; text $name; number $have $need
board-progress = { $name }: { $have } z { $need }

## The question.

# plain; number $count; text $name
board-thinking =
    { $count ->
        [1] { $name } myśli…
       *[other] { $name } myślą…
    }

# plain; number $count; text $name
board-waiting =
    { $count ->
        [1] { $name } wybiera…
       *[other] { $name } wybierają…
    }

# plain
board-draw = Pociągnij

# plain
board-meld = Zagraj

# plain
board-dogma = Aktywuj

# plain
board-achieve = Dominuj

# Why an action cannot be chosen, in small letters below its name.
# plain
board-no-meld = brak kart na ręce

# plain
board-no-dogma = brak kart na planszy

# plain
board-no-achievement = nie ma już dominacji

# What the player lacks for the nearest achievement: points, a card or both.
# plain; word $lacks; number $value $needed $points
board-out-of-reach =
    { $lacks ->
        [both] epoka { $value }: potrzeba { $needed } punktów wpływu (masz { $points }) i karty aktywnej o wartości { $value } lub wyższej
        [points] epoka { $value }: potrzeba { $needed } punktów wpływu, masz { $points }
       *[card] epoka { $value }: potrzeba karty aktywnej o wartości { $value } lub wyższej
    }

# plain
board-list = Wszystkie odpowiedzi

# How many cards may be marked, where several are asked for.
# plain; word $kind; number $least $most
board-several =
    { $kind ->
        [order] Zaznacz karty w kolejności, w jakiej mają pójść.
        [any] Zaznacz dowolną liczbę kart.
        [exactly] Liczba kart do zaznaczenia: { $most }.
        [most] Liczba kart do zaznaczenia: najwyżej { $most }.
       *[between] Liczba kart do zaznaczenia: od { $least } do { $most }.
    }

# The button that sends the marked cards; their number stands behind it.
# plain; word $verb
board-marked =
    { $verb ->
        [meld] Zagraj zaznaczone
        [tuck] Ukryj zaznaczone
        [score] Dodaj zaznaczone do kart wpływu
        [return] Zwróć zaznaczone
        [reveal] Ujawnij zaznaczone
        [remove] Usuń zaznaczone z gry
        [junk] Odrzuć zaznaczone
        [transfer] Przenieś zaznaczone
        [exchange] Zamień zaznaczone
        [rearrange] W tej kolejności
       *[choose] Wybierz zaznaczone
    }

# plain
board-take-back = Cofnij

## What an answer would do, before it is given.

# plain; text $names
board-shares = Kto jeszcze skorzysta: { $names }

# plain; text $names
board-exposes = Kogo dotyczy żądanie: { $names }

# plain
board-nobody = Żądanie nikogo nie dotyczy

# plain
board-nothing = Nic się nie wydarzy

# plain; text $values
board-draws = Pociągniesz: { $values }

# plain
board-ends = Gra się skończy

## The log and the chat.

# plain
board-log = Co się wydarzyło

# plain
board-since = od mojej ostatniej rundy

# Before a list of what the others did.
# plain
board-since-turn = Od twojej rundy:

# plain
board-chat = Czat

# plain
board-say = Napisz coś

# plain
board-send = Wyślij

## What the script shows.

# plain
board-pace = Tempo

# plain
board-pace-slow = wolno

# plain
board-pace-normal = normalnie

# plain
board-pace-instant = od razu

# plain
board-now = Pokaż stan bieżący

# plain
board-lost = Utracono połączenie, próbujemy ponownie…

# plain
board-unsent = Nie udało się wysłać odpowiedzi. Spróbuj ponownie.

# plain
board-close = Zamknij

# plain
board-help = Klawisze

# plain
board-help-draw = dobiera kartę

# plain
board-help-meld = zagrywa: otwiera listę kart

# plain
board-help-dogma = aktywuje: otwiera listę kart

# plain
board-help-achieve = zdobywa dominację

# plain
board-help-pass = pasuje albo wysyła zaznaczone karty

# plain
board-help-yes-no = tak, nie

# plain
board-help-list = pokazuje wszystkie odpowiedzi

# plain
board-help-take-back = cofa ostatnią odpowiedź

# plain
board-help-hint = pokazuje, co zrobiłby komputer

# plain
board-help-numbers = wybierają odpowiedź z tą cyfrą

# plain
board-help-arrows = przechodzą od jednej możliwości do następnej

# plain
board-help-enter = wybiera

# plain
board-help-escape = zamyka kartę lub listę, usuwa zaznaczenia

# plain
board-help-help = pokazuje tę listę
bot-names = Archimedes, Hypatia, Galileusz, Ada, Tesla
room-hint = Co zrobiłby komputer?
