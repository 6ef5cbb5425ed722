### What stands around the things on a table's page.

## Wokół stołu: ludzie, odnośnik, odejście i powrót

room-edition = { $edition ->
    [first] Pierwsza edycja
    [third] Trzecia edycja
   *[fourth] Czwarta edycja
}
room-title = Stół
room-hand-over = Przekaż ekran graczowi: { $name }
room-hand-over-done = { $name } to ja
room-replay = Powtórka i analiza
room-next-game = Do następnej partii
room-rematch = Zagraj jeszcze raz
room-record = Pobierz zapis partii
room-menu = Stół
room-link = Odnośnik do tego stołu
room-come-back = Graj znowu samodzielnie na miejscu { $name }
room-vote = { $name } nie odpowiada: niech gra dalej bot
room-close = Zamknij stół
room-leave = Odejdź; dalej gra za mnie bot
room-waiting = Czekamy na graczy
room-closed = Ten stół został zamknięty
room-teams = drużyny
room-memory = pomoc dla pamięci
room-invite = Wyślij ten odnośnik osobom, z którymi chcesz zagrać. Kto go otworzy, może usiąść do stołu albo patrzeć.
room-free = wolne
room-name = Twoje imię
room-sit = Usiądź
room-bot = Posadź bota
room-empty = Zwolnij miejsce
room-begin = Zacznij partię
room-soon = Partia zacznie się, gdy wszystkie miejsca będą zajęte, a gospodarz ją rozpocznie.
room-stand-up = Wstań od stołu
note-sat = { $name } siada do stołu
note-left = { $name } odchodzi
note-stands-in = Za gracza { $name } gra dalej bot
note-back = { $name } wraca do stołu
note-vote = { $name } chce, żeby za gracza { $other } grał dalej bot
note-closed = { $name } zamyka stół
note-rematch = Zaczęła się następna partia
