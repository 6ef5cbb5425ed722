### What stands around the things on a table's page.

## The page.

# plain
board-skip = Do pytania

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
board-centre = Stosy epok i dominacje

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
        [left] , rozsunięte w lewo
        [right] , rozsunięte w prawo
        [up] , rozsunięte w górę
        [aslant] , rozsunięte na ukos
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

# plain; number $value $count; text $era
board-deck = Epoka { $value }, { $era }: { part-board-cards }

# plain; number $count
board-known = kart, które znasz: { $count }

## Players.

# plain; number $points
board-points =
    { $points ->
        [one] wpływ
       *[other] wpływ
    }

# plain; number $have $needed
board-achievements = dominacje: { $have } z { $needed }

# plain
board-out = poza grą

# plain
board-turn = gra teraz

# plain
board-asked = wybiera

# plain; number $value; text $name
board-claimed = Dominacja epoki { $value }: { $name }

# plain; number $value $points
board-achievement = Dominacja epoki { $value }: potrzeba siły wpływu { $points } i karty aktywnej epoki { $value } lub wyższej

# plain; word $special $edition
board-condition =
    { $special ->
        [Monument] { $edition ->
            [fourth] cztery karty aktywne z dogmatem przymusu
           *[first] sześć kart ukrytych albo sześć dodanych do wpływu w jednej rundzie
        }
        [Empire] trzy zasoby każdego z sześciu rodzajów
        [World] dwanaście zegarów
        [Wonder] { $edition ->
            [fourth] pięć kolorów rozsuniętych w górę, w prawo lub na ukos
           *[first] pięć kolorów rozsuniętych w górę lub w prawo
        }
       *[Universe] pięć kart aktywnych epoki 8 lub wyższej
    }

# plain; text $name; number $have $need
board-progress = { $name }: { $have } z { $need }

## The question.

# plain; text $name
board-thinking = { $name } myśli…

# plain; text $name
board-waiting = { $name } wybiera…

# plain
board-draw = Pociągnij

# plain
board-meld = Zagraj

# plain
board-dogma = Aktywuj

# plain
board-achieve = Zdominuj

# plain
board-list = Wszystkie odpowiedzi

# plain
board-take-back = Cofnij

## What an answer would do, before it is given.

# plain; text $names
board-shares = Skorzystają też: { $names }

# plain; text $names
board-exposes = Przymus obejmie: { $names }

# plain
board-nobody = Przymus nikogo nie obejmie

# plain
board-nothing = Nic się nie stanie

# plain; text $values
board-draws = Pociągniesz: { $values }

# plain
board-ends = Gra by się skończyła

## The log and the chat.

# plain
board-log = Co się wydarzyło

# plain
board-since = od mojej ostatniej rundy

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
board-now = Do teraz

# plain
board-lost = Utracono połączenie, próbujemy ponownie…

# plain
board-unsent = Nie udało się wysłać odpowiedzi. Spróbuj ponownie.

# plain
board-close = Zamknij

# plain
board-help = Klawisze

# plain
board-help-numbers = odpowiedź obok pytania, według numeru

# plain
board-help-arrows = od jednej możliwości do następnej

# plain
board-help-enter = wybierz

# plain
board-help-escape = zamknij kartę

# plain
board-help-help = ta lista
