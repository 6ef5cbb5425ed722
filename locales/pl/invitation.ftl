# Inviting friends, and the page of a table that waits for players.

invitation-new = Zaproś znajomego

## To czyta ten, kto otworzył link.

invitation-by =
    { $edition ->
        [first] { $name } zaprasza cię do gry Innowacje, pierwsza edycja
        [third] { $name } zaprasza cię do gry Innowacje, trzecia edycja
       *[fourth] { $name } zaprasza cię do gry Innowacje, czwarta edycja
    }

invitation-to =
    { $edition ->
        [first] Zaproszenie do gry Innowacje, pierwsza edycja
        [third] Zaproszenie do gry Innowacje, trzecia edycja
       *[fourth] Zaproszenie do gry Innowacje, czwarta edycja
    }

invitation-about = Gra karciana dla dwóch do pięciu osób: każdy karta po karcie buduje cywilizację od epoki kamienia do ery komputerów, a wygrywa ten, kto pierwszy zdobędzie dość dominacji.

invitation-learn = Nie znasz jeszcze Innowacji? Krótkie lekcje pokażą, jak się gra.

invitation-sit = Usiądź i graj

invitation-now = Gra zacznie się, gdy tylko usiądziesz do stołu.

invitation-later =
    { $count ->
        [one] Gra zacznie się sama, gdy po tobie usiądzie jeszcze { $count } gracz.
        [few] Gra zacznie się sama, gdy po tobie usiądą jeszcze { $count } gracze.
       *[other] Gra zacznie się sama, gdy po tobie usiądzie jeszcze { $count } graczy.
    }

invitation-seats = Kto siedzi przy stole

invitation-removed = Gospodarz zwolnił twoje miejsce. Dopóki jakieś miejsce jest wolne, możesz usiąść ponownie.

invitation-stood-up = Twoje miejsce przy stole jest znowu wolne. Możesz usiąść ponownie albo po prostu odejść.

## To czyta ten, kto już siedzi przy stole.

invitation-send =
    { $count ->
        [one] Wyślij ten link znajomemu
       *[other] Wyślij ten link znajomym
    }

invitation-then = Kto go otworzy, usiądzie do stołu jednym naciśnięciem. Gdy wszystkie miejsca będą zajęte, gra zacznie się sama, a ta strona zmieni się w stół.

invitation-copy = Skopiuj link

invitation-copied = Link jest skopiowany.

invitation-select = Przeglądarka nie pozwala kopiować. Link jest zaznaczony: skopiuj go ręcznie.

invitation-share = Udostępnij…

invitation-qr = Link jako kod QR

invitation-scan = Dla kogoś obok: zeskanuj aparatem.

invitation-only-here = Pod tym adresem dostępny jest tylko ten komputer. Żeby zaprosić kogoś z daleka, otwórz tę stronę pod adresem, do którego znajomi też mają dostęp.

invitation-you = ty

invitation-friend = czekamy na znajomego

invitation-player = czekamy na gracza

invitation-second = Posadź kolejnego gracza przy tym ekranie

invitation-bot-last = Posadź i zacznij

invitation-cleared = Miejsce jest znowu wolne. Kto otworzy link, może je zająć.

invitation-reads = Twoi znajomi przeczytają

invitation-close-sure = Na pewno? Link przestanie działać, a wszyscy przy stole stracą miejsca.

## Co się stało ze stołem.

invitation-closed-own = Ten stół jest zamknięty na twoje życzenie

invitation-closed-before = Gra się nie zaczęła, a link już nie działa.

invitation-closed-during = Gra skończyła się w tym miejscu, bez wyniku.

invitation-begun = Ta gra już się zaczęła

invitation-over = Ta gra już się skończyła

invitation-full = Wszystkie miejsca są zajęte: { $names }.

invitation-watch = Oglądaj grę

invitation-result = Zobacz, jak było
