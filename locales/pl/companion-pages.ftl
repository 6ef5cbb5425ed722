### The companion's page.

## The start page.

# plain
companion-page-title = Inventions: pomocnik

# plain
companion-page-lead = Pomocnik do gry solo w Inventions: Ewolucja idei. Ty grasz z prawdziwym pudełkiem, a Eureka gra za Chronosa i Hefajstosa.

# plain
companion-page-how = Pyta tylko o to, od czego zależą ruchy przeciwników, mówi krok po kroku, co za nich przesunąć i dlaczego, a na końcu wszystko liczy. Każda odpowiedź jest od razu zapisywana: możesz wrócić, kiedy chcesz, tutaj albo po zalogowaniu na innym urządzeniu.

# plain
companion-page-unofficial = Nieoficjalny, zrobiony przez fanów. Do gry potrzebne są prawdziwe pudełko i jego instrukcje.

# plain
companion-page-running = Twoje partie w toku

# plain
companion-page-continue = Graj dalej

# plain
companion-page-finished = Zakończone partie

# plain
companion-page-won = Wygrana

# plain
companion-page-lost = Wygrali przeciwnicy

# plain
companion-page-new = Nowa partia

# plain
companion-page-box = Pudełko

# plain
companion-page-box-ours = Wypróbuj bez pudełka: wydrukowane wartości wymyśliliśmy sami

# plain
companion-page-no-box = bez pudełka

# plain
companion-page-box-new = Wpisz to, co wydrukowano w twoim pudełku

# plain
companion-page-difficulty = Poziom trudności

# plain; text $difficulty
companion-page-difficulty-is = poziom trudności: { $difficulty }

# plain; number $value $wealth
companion-page-difficulty-worth = { $value } PP za każdy ich wynalazek i płytkę postępu, { $wealth } PP za każdą płytkę dobrobytu

# plain
companion-page-draws = Karty Hefajstosa

# plain
companion-page-draws-auto = Odkrywam je z prawdziwej talii (bez pudełka odkrywa je program)

# plain
companion-page-draws-program = Odkrywa je program, jeśli w profilu pudełka jest wszystkie pięć

# plain
companion-page-begin = Zaczynamy

# plain
companion-page-settings = Czego instrukcja nie rozstrzyga: jak to tu rozumiemy

# plain
companion-page-settings-why = Niczego nie trzeba zmieniać. Tam, gdzie można grać inaczej, da się to wybrać.

## The 37 open questions of the rules, by their numbers on the rules page (docs/inventions.md).

# plain
companion-page-setting-1 = Przeciwnik bez mieszkańców w zasobach nie może wykonać akcji, która ich wymaga.

# plain
companion-page-setting-2 = Przy pustej ekspozycji pomysłów przeciwnik nie może przedstawić pomysłu.

# plain
companion-page-setting-3 = Region, w którym stoi Hefajstos, jako cel jego akcji:

# plain
companion-page-setting-3-last = po sześciu innych

# plain
companion-page-setting-3-never = nigdy

# plain
companion-page-setting-4 = Jeśli Hefajstos nie znajdzie możliwego wiersza, nie stawia filaru i nic za to nie dostaje.

# plain
companion-page-setting-5 = Filary, które liczą się, gdy na ich pole akcji przychodzi drugi:

# plain
companion-page-setting-5-any = wszystkie

# plain
companion-page-setting-5-epoch = tylko filary epoki

# plain
companion-page-setting-5-mixed = wszystkie Hefajstosa i twój filar epoki

# plain
companion-page-setting-6 = Symbol akcji łączonej mają tylko ulepszenie wynalazku, odwołanie specjalistów, zdobycie wpływu i podróż; jeśli w profilu nie ma żadnego, przyjmujemy, że mają go te cztery akcje.

# plain
companion-page-setting-7 = Podróż bez znacznika akcji łączonej do płytki z widocznymi PP odwraca ją i nie daje punktów.

# plain
companion-page-setting-8 = Przeciwnicy nie zdobywają PP wydrukowanych za stworzenie wynalazków z kart ery 6.

# plain
companion-page-setting-9 = Kamień milowy bez wolnego miejsca dla dyplomaty jest pomijany.

# plain
companion-page-setting-10 = Własny kamień milowy Hefajstosa przy wysyłaniu i odwoływaniu dyplomaty:

# plain
companion-page-setting-10-last = jest ostatni

# plain
companion-page-setting-10-first = jest pierwszy

# plain
companion-page-setting-11 = Przeciwnik upowszechnia tylko tam, gdzie przy karcie stoi jego własny mieszkaniec.

# plain
companion-page-setting-12 = Twoje wizyty na kamieniu milowym Chronosa nikomu nic nie dają.

# plain
companion-page-setting-13 = Wizyty Hefajstosa też nie.

# plain
companion-page-setting-14 = Jeśli żaden pierwszy pomysł nie jest tego rodzaju, co pomysł Chronosa, bierze on region o najniższym numerze.

# plain
companion-page-setting-15 = Region bez wolnego pola wpływu jest pomijany.

# plain
companion-page-setting-16 = Gdy nie ma karty ani w regionie, ani na ekspozycji, o rodzaju płytki postępu decyduje los.

# plain
companion-page-setting-17 = Jeśli w regionie leżą płytki dobrobytu z różnymi literami, bierze się tę, która leży na wierzchu.

# plain
companion-page-setting-18 = Nagroda 2 dolicza tylko to, co upowszechnienie daje przeciwnikom: punkty autora pomysłu i kartę, jeśli to ich wynalazek.

# plain
companion-page-setting-19 = Nagroda 7 liczy płytki, które masz, wyłożone lub nie.

# plain
companion-page-setting-20 = Warunek nagrody 9 jest też spełniony, gdy na planszy nie ma już żadnej twojej karty.

# plain
companion-page-setting-21 = Nagroda 10 wymaga pustych zasobów.

# plain
companion-page-setting-22 = Nagroda 6 liczy płytki dobrobytu, które dają co najmniej 1 PP.

# plain
companion-page-setting-23 = Po erze 5 nie ma już zmiany ery.

# plain
companion-page-setting-24 = Dyplomaci przeciwników z odrzuconego kamienia milowego wracają do zasobów.

# plain
companion-page-setting-25 = Region z wynalazkiem liczy się dla Chronosa jak region z pomysłem.

# plain
companion-page-setting-26 = W akcjach łączonych nigdy nie stawia się filarów.

# plain
companion-page-setting-27 = Przy przygotowaniu gry przeciwnicy dostają tylko to, co wymienia instrukcja gry solo.

# plain
companion-page-setting-28 = Jeśli danej płytki postępu nie ma, bierze się następny numer tego samego rodzaju.

# plain
companion-page-setting-29 = Dyplomaci Hefajstosa stają tylko na ośmiu kamieniach milowych z dwóch kolumn.

# plain
companion-page-setting-30 = Jeśli przy zmianie ery zostają dwie płytki eureki, najpierw idzie prawa.

# plain
companion-page-setting-31 = W erze 1 Hefajstos też schodzi po wierszach i łączy akcje, jak w każdej turze.

# plain
companion-page-setting-32 = Hefajstos bierze płytkę eureki:

# plain
companion-page-setting-32-later = tylko jeśli jest z późniejszej ery niż jego własny kamień milowy

# plain
companion-page-setting-32-always = zawsze

# plain
companion-page-setting-33 = Jego znaczniki akcji łączonej wracają co turę.

# plain
companion-page-setting-34 = W rundzie przygotowawczej nikt nie zdobywa punktów.

# plain
companion-page-setting-35 = „Skrajne prawe” pole zmiany kolejności tur to pierwsze od prawej zajęte.

# plain
companion-page-setting-36 = „Skrajny prawy” pomysł to jeden z leżących na ekspozycji; wierzch stosu się nie liczy.

# plain
companion-page-setting-37 = Przykład trzech tur w instrukcji to jedna era, bez pominiętych wierszy.

## A game.

# plain
companion-page-onlooker = Oglądasz cudzą partię. Odpowiadać może tylko ten, kto ją zaczął.

# plain
companion-page-closed = Tę partię porzucono.

# plain
companion-page-stale = Partia poszła tymczasem dalej: oto jej obecny stan.

# plain
companion-page-corrected = Poprawiono. Bieżąca tura zaczyna się od nowa.

# plain
companion-page-jump = Na tej stronie

# plain
companion-page-steps = Co teraz przesunąć

# plain
companion-page-steps-set-up = Przygotuj grę dla trzech osób według instrukcji i podaj, co gdzie leży.

# plain
companion-page-steps-none = Za przeciwników nic nie trzeba przesuwać.

# plain
companion-page-set-up = Przygotowanie

# plain
companion-page-score = Dotychczasowy wynik

# plain
companion-page-table = Stół

# plain
companion-page-log = Cała partia

# plain
companion-page-enter = Wpisz

# plain
companion-page-other-answer = Inna odpowiedź

# plain
companion-page-undo = Cofnij

# plain
companion-page-redo = Powtórz

# plain
companion-page-correct = Popraw stan stołu

# plain
companion-page-around = Udostępnianie i zapis

# plain
companion-page-record = Pobierz partię

## The picture of the table.

# plain
companion-page-regions = regiony

# plain
companion-page-eras = ery i rundy

# plain
companion-page-milestones = kamienie milowe

# plain
companion-page-eureka = ekspozycja eureki

# plain
companion-page-assembly = zgromadzenie

# $name is Hephaestus.
# plain; text $name
companion-page-board = { $name }: plansza

# plain
companion-page-as-text = Stół słowami

# plain
companion-page-legend = Oznaczenia

# plain
companion-page-legend-sage = mędrzec

# plain
companion-page-legend-knowledge = płytka wiedzy: widać 2 PP lub akcję

# plain
companion-page-legend-invent = pole wynalazcy

# plain
companion-page-legend-innovate = pole ulepszenia

## The end.

# plain
companion-page-finish = Zachowaj ten wynik

# plain
companion-page-finish-why = Dopóki wynik nie jest zachowany, ostatnie odpowiedzi można jeszcze cofnąć.

# plain
companion-page-sheet = Strona na pamiątkę: do druku i udostępnienia

# plain
companion-page-again = Jeszcze jedna partia

# plain
companion-page-back-to-game = Wróć do partii

## Setting the table right.

# plain
companion-page-correct-title = Popraw stan stołu

# plain
companion-page-correct-why = Na prawdziwym stole jest inaczej? Otwórz tę jego część, ustaw wszystko tak, jak leży, i napisz dlaczego. Rzeczy niemożliwe program odrzuci, a poprawkę można cofnąć jak każdą odpowiedź.

# plain
companion-page-correct-note = Dlaczego (będzie w dzienniku)

# plain
companion-page-correct-save = Popraw

# plain
companion-page-correct-same = Nic nie zostało zmienione.

# $key is the field, $what is why: a part of a sentence.
# plain; text $key $what
companion-page-not-corrected = Niczego nie poprawiono. „{ $key }”: { $what }.

# plain
companion-page-none = brak

# plain
companion-page-turn-era = zmiana ery

# plain
companion-page-side-action = widać akcję

# plain
companion-page-side-ip = widać 2 PP

# plain
companion-page-kind-none = brak karty

# plain
companion-page-kind-idea = pomysł

# plain
companion-page-kind-invention = wynalazek

# plain
companion-page-group-clock = era, runda i tura

# plain
companion-page-group-points = punkty przeciwników

# plain
companion-page-group-milestones = kamienie milowe

# plain
companion-page-group-diplomats = dyplomaci

# plain
companion-page-group-box = co wydrukowano w pudełku

# plain
companion-page-field-era = era

# plain
companion-page-field-round = runda

# plain
companion-page-field-turn = czyja jest tura

# plain
companion-page-field-order = kolejność tur

# plain
companion-page-field-difficulty = poziom trudności

# plain
companion-page-field-ip = PP na torze

# plain
companion-page-field-your-ip = twoje PP, o ile są liczone

# plain
companion-page-field-pile = wynalazki na stosie przeciwników

# plain
companion-page-field-forums = fora

# plain
companion-page-field-milestones = kamienie milowe

# plain
companion-page-field-map = mieszkańcy na mapie

# plain
companion-page-field-tokens-laid = żetony wpływu od lewej

# plain
companion-page-field-card = karta

# plain
companion-page-field-presenter = autor pomysłu

# plain
companion-page-field-citizens = mieszkańcy na płytce specjalistów

# plain
companion-page-field-inventor = wynalazca

# plain
companion-page-field-innovator = autor ulepszenia

# plain
companion-page-field-need = ilu specjalistów wymaga płytka

# plain
companion-page-field-sage = jest mędrzec

# plain
companion-page-field-tile = płytka wiedzy

# plain
companion-page-field-wealth = płytki dobrobytu

# plain
companion-page-field-values = wartości wpływu od lewej

# plain
companion-page-field-own-milestone = prywatny kamień milowy

# plain
companion-page-field-common = wiedza powszechna od dołu

# plain
companion-page-field-private = właściciele prywatnych pól od dołu

# plain
companion-page-field-eureka = ekspozycja eureki od prawej

# plain
companion-page-field-spaces = miejsca dla dyplomatów

# plain
companion-page-field-cards = karta Hefajstosa

# plain
companion-page-field-settings = ustawienie

# plain
companion-page-field-track = tor er, era

# plain
companion-page-field-figure = gdzie stoi figurka

# plain
companion-page-field-tokens = pozostałe żetony wpływu

# plain
companion-page-field-supply = mieszkańcy w zasobach

# plain
companion-page-field-progress = płytki postępu

# plain
companion-page-field-deck = talia od wierzchu

# plain
companion-page-field-slots = odkryte karty od lewej

# plain
companion-page-field-chain = znaczniki akcji łączonej

# plain
companion-page-field-sages = mędrcy na planszy

# plain
companion-page-field-epoch = filar epoki

# plain
companion-page-field-season = filary okresu

# plain
companion-page-field-influence = wpływ

## Box profiles.

# plain
companion-page-boxes = Twoje pudełka

# plain
companion-page-boxes-why = To, co wydrukowano na planszy i kartach Hefajstosa, wpisuje się raz i zostaje to zapisane.

# plain
companion-page-box-form = Co wydrukowano w twoim pudełku

# plain
companion-page-box-form-why = Weź planszę główną, zgromadzenie i pięć kart Hefajstosa i przepisz, co na nich widać. Robi się to raz, a wszystko można później zmienić.

# plain
companion-page-box-faults = Jeszcze nie: popraw zaznaczone miejsca.

# plain
companion-page-box-save = Zapisz pudełko

# plain
companion-page-box-close = Usuń to pudełko

# plain
companion-page-box-text = Edytuj jako tekst

# plain
companion-page-box-text-why = Cały profil w jego własnym zapisie, TOML. Każdy błąd widać przy jego wierszu.

# plain
companion-page-box-toml = Tekst profilu

# plain
companion-page-box-from-file = Z pliku:

# plain
companion-page-box-upload = Mam profil w pliku lub jako tekst

# plain
companion-page-box-file = Pobierz jako plik

# plain
companion-page-box-share = Kto ma link, może grać z tym pudełkiem lub je skopiować:

# plain
companion-page-box-of-another = To pudełko kogoś innego. Możesz z nim grać albo zachować kopię dla siebie.

# plain
companion-page-box-play = Graj z tym pudełkiem

# plain
companion-page-box-copy = Zachowaj kopię

# $key is where, $what is what is wrong.
# plain; text $key $what
companion-page-fault = { $key }: { $what }

# plain; number $line
companion-page-line = Wiersz { $line }

# plain
companion-page-optional = można zostawić puste
