### The companion's page.

## The start page.

# plain
companion-title = Solo: Inventions

# plain
companion-lead = Towarzysz gry jednoosobowej w Inventions: Ewolucja idei. Ty grasz z prawdziwym pudełkiem, a Eureka gra za Chronosa i Hefajstosa.

# plain
companion-how = Pyta tylko o to, od czego zależą przeciwnicy, mówi krok po kroku, co za nich przesunąć i dlaczego, a na końcu wszystko liczy. Każda odpowiedź jest od razu zapisana: wróć, kiedy chcesz, tutaj albo po zalogowaniu na innym urządzeniu.

# plain
companion-unofficial = Nieoficjalne, zrobione przez fanów. Do gry potrzebne są prawdziwe pudełko i jego zasady.

# plain
companion-running = Twoje gry w toku

# plain
companion-continue = Graj dalej

# plain
companion-finished = Zakończone gry

# plain
companion-won = Wygrana

# plain
companion-lost = Wygrali przeciwnicy

# plain
companion-new = Nowa gra

# plain
companion-box = Pudełko

# plain
companion-box-ours = Wypróbuj bez pudełka: drukowane wartości są wymyślone przez nas

# plain
companion-no-box = bez pudełka

# plain
companion-box-new = Wpisz to, co wydrukowano w twoim pudełku

# plain
companion-difficulty = Poziom trudności

# plain; text $difficulty
companion-difficulty-is = poziom trudności: { $difficulty }

# plain; number $value $wealth
companion-difficulty-worth = { $value } PP za każdy ich wynalazek i płytkę postępu, { $wealth } za płytkę dobrobytu

# plain
companion-draws = Karty Hefajstosa

# plain
companion-draws-auto = Odkrywam je z prawdziwej talii (bez pudełka losuje program)

# plain
companion-draws-program = Losuje je program, jeśli profil zna wszystkie pięć

# plain
companion-begin = Zaczynamy

# plain
companion-settings = Co zasady zostawiają otwarte: jak to tu rozumiemy

# plain
companion-settings-why = Niczego nie trzeba zmieniać. Gdzie da się grać inaczej, można to wybrać.

## The 37 open questions of the rules, by their numbers on the rules page (docs/inventions.md).

# plain
companion-setting-1 = Przeciwnik bez mieszkańców w zasobach nie wykonuje akcji, która ich wymaga.

# plain
companion-setting-2 = Przy pustej ekspozycji pomysłów przeciwnik nie może przedstawić pomysłu.

# plain
companion-setting-3 = Region, w którym stoi Hefajstos, jako cel jego akcji:

# plain
companion-setting-3-last = po sześciu innych

# plain
companion-setting-3-never = nigdy

# plain
companion-setting-4 = Jeśli Hefajstos nie znajdzie możliwego wiersza, nie stawia filaru i nic za to nie dostaje.

# plain
companion-setting-5 = Filary, które liczą się, gdy drugi przychodzi na ich akcję:

# plain
companion-setting-5-any = wszystkie

# plain
companion-setting-5-epoch = tylko filary epoki

# plain
companion-setting-5-mixed = wszystkie Hefajstosa i twój filar epoki

# plain
companion-setting-6 = Symbol akcji łączonej mają tylko ulepszenie, odwołanie specjalistów, zdobycie wpływu i podróż; jeśli profil nie ma żadnego, przyjmujemy, że mają go wszystkie cztery.

# plain
companion-setting-7 = Podróż bez znacznika do płytki z widocznymi PP odwraca ją i nie daje punktów.

# plain
companion-setting-8 = Przeciwnicy nie dostają punktów wydrukowanych za wynalezienie kart ery 6.

# plain
companion-setting-9 = Kamień milowy bez wolnego miejsca dla dyplomaty jest pomijany.

# plain
companion-setting-10 = Własny kamień milowy Hefajstosa przy wysyłaniu i odwoływaniu dyplomaty:

# plain
companion-setting-10-last = jest ostatni

# plain
companion-setting-10-first = jest pierwszy

# plain
companion-setting-11 = Przeciwnik upowszechnia tylko tam, gdzie przy karcie stoi jego własny mieszkaniec.

# plain
companion-setting-12 = Twoje wizyty przy kamieniu milowym Chronosa nikomu nic nie dają.

# plain
companion-setting-13 = Wizyty Hefajstosa też nie.

# plain
companion-setting-14 = Jeśli żaden pierwszy pomysł nie ma rodzaju Chronosa, bierze on region o najniższym numerze.

# plain
companion-setting-15 = Region bez wolnego pola wpływu jest pomijany.

# plain
companion-setting-16 = Gdy nie ma karty w regionie ani na ekspozycji, rodzaj płytki postępu losuje się.

# plain
companion-setting-17 = Jeśli w regionie leżą płytki dobrobytu z różnymi literami, bierze się widoczną górną.

# plain
companion-setting-18 = Nagroda 2 dolicza tylko to, co upowszechnienie daje przeciwnikom: punkty autora i kartę, jeśli ją wynaleźli.

# plain
companion-setting-19 = Nagroda 7 liczy płytki, które masz, ułożone lub nie.

# plain
companion-setting-20 = Nagroda 9 jest też spełniona, gdy na planszy nie ma już twoich kart.

# plain
companion-setting-21 = Nagroda 10 wymaga pustych zasobów.

# plain
companion-setting-22 = Nagroda 6 liczy płytkę dobrobytu, która daje co najmniej 1 PP.

# plain
companion-setting-23 = Po erze 5 nie ma już zmiany ery.

# plain
companion-setting-24 = Dyplomaci przeciwników z odrzuconego kamienia milowego wracają do zasobów.

# plain
companion-setting-25 = Region z wynalazkiem liczy się dla Chronosa jak region z pomysłem.

# plain
companion-setting-26 = Akcje łączone nigdy nie stawiają filarów.

# plain
companion-setting-27 = Przy przygotowaniu przeciwnicy dostają tylko to, co wymieniają zasady gry jednoosobowej.

# plain
companion-setting-28 = Jeśli płytki postępu nie ma, bierze się następny numer tego samego rodzaju.

# plain
companion-setting-29 = Dyplomaci Hefajstosa chodzą tylko do ośmiu kamieni milowych z dwóch kolumn.

# plain
companion-setting-30 = Jeśli przy zmianie ery zostają dwie płytki eureki, najpierw idzie prawa.

# plain
companion-setting-31 = W erze 1 Hefajstos też schodzi po wierszach i łączy akcje jak w każdej turze.

# plain
companion-setting-32 = Hefajstos bierze płytkę eureki:

# plain
companion-setting-32-later = tylko jeśli jest z późniejszej ery niż jego własny

# plain
companion-setting-32-always = zawsze

# plain
companion-setting-33 = Jego znaczniki akcji łączonej wracają co turę.

# plain
companion-setting-34 = W rundzie przygotowawczej nikt nie dostaje punktów.

# plain
companion-setting-35 = Skrajne prawe pole kolejności to skrajne prawe zajęte.

# plain
companion-setting-36 = Skrajny prawy pomysł to jeden z wyłożonych; wierzch stosu się nie liczy.

# plain
companion-setting-37 = Przykład trzech tur z zasad to jedna era, bez pominiętych wierszy.

## A game.

# plain
companion-onlooker = Patrzysz z boku. Odpowiadać może tylko ten, kto zaczął tę grę.

# plain
companion-closed = Ta gra została porzucona.

# plain
companion-stale = Gra poszła tymczasem dalej: oto jak teraz wygląda.

# plain
companion-corrected = Poprawiono. Bieżąca tura zaczyna się od nowa.

# plain
companion-jump = Na tej stronie

# plain
companion-steps = Co teraz przesunąć

# plain
companion-steps-set-up = Przygotuj grę dla trzech osób według zasad i powiedz, co gdzie leży.

# plain
companion-steps-none = Za przeciwników nie trzeba nic przesuwać.

# plain
companion-set-up = Przygotowanie

# plain
companion-score = Dotychczasowy wynik

# plain
companion-table = Stół

# plain
companion-log = Cała gra

# plain
companion-enter = Wpisz

# plain
companion-other-answer = Inna odpowiedź

# plain
companion-undo = Cofnij

# plain
companion-redo = Przywróć

# plain
companion-correct = Popraw stół

# plain
companion-around = Udostępnianie i zapis

# plain
companion-record = Pobierz grę

## The picture of the table.

# plain
companion-regions = regiony

# plain
companion-eras = ery i rundy

# plain
companion-milestones = kamienie milowe

# plain
companion-eureka = ekspozycja eureki

# plain
companion-assembly = zgromadzenie

# $name is Hephaestus.
# plain; text $name
companion-board = { $name }: plansza

# plain
companion-as-text = Stół słowami

# plain
companion-legend = Oznaczenia

# plain
companion-legend-sage = mędrzec

# plain
companion-legend-knowledge = płytka wiedzy: widać 2 PP lub akcję

# plain
companion-legend-invent = pole wynalazcy

# plain
companion-legend-innovate = pole ulepszenia

## The end.

# plain
companion-finish = Zachowaj ten wynik

# plain
companion-finish-why = Dopóki wynik nie jest zachowany, ostatnie odpowiedzi można jeszcze cofnąć.

# plain
companion-sheet = Strona na pamiątkę: do druku i udostępnienia

# plain
companion-again = Jeszcze jedna gra

# plain
companion-back-to-game = Wróć do gry

## Setting the table right.

# plain
companion-correct-title = Popraw stół

# plain
companion-correct-why = Na prawdziwym stole jest inaczej? Otwórz tę część, ustaw ją tak, jak leży, i napisz dlaczego. To, co niemożliwe, jest odrzucane, a poprawkę można cofnąć jak odpowiedź.

# plain
companion-correct-note = Dlaczego (będzie w dzienniku)

# plain
companion-correct-save = Popraw

# plain
companion-correct-same = Nic nie zostało zmienione.

# $key is the field, $what is why: a part of a sentence.
# plain; text $key $what
companion-not-corrected = Nic nie poprawiono. „{ $key }”: { $what }.

# plain
companion-none = brak

# plain
companion-turn-era = zmiana ery

# plain
companion-side-action = akcja na wierzchu

# plain
companion-side-ip = 2 PP na wierzchu

# plain
companion-kind-none = brak karty

# plain
companion-kind-idea = pomysł

# plain
companion-kind-invention = wynalazek

# plain
companion-group-clock = era, runda i tura

# plain
companion-group-points = punkty przeciwników

# plain
companion-group-milestones = kamienie milowe

# plain
companion-group-diplomats = dyplomaci

# plain
companion-group-box = co wydrukowano w pudełku

# plain
companion-field-era = era

# plain
companion-field-round = runda

# plain
companion-field-turn = czyja tura

# plain
companion-field-order = kolejność

# plain
companion-field-difficulty = poziom trudności

# plain
companion-field-ip = PP na torze

# plain
companion-field-your-ip = twoje PP, o ile są prowadzone

# plain
companion-field-pile = wynalazki w stosie przeciwników

# plain
companion-field-forums = fora

# plain
companion-field-milestones = kamienie milowe

# plain
companion-field-map = mieszkańcy na mapie

# plain
companion-field-tokens-laid = żetony wpływu od lewej

# plain
companion-field-card = karta

# plain
companion-field-presenter = autor pomysłu

# plain
companion-field-citizens = mieszkańcy na płytce specjalistów

# plain
companion-field-inventor = wynalazca

# plain
companion-field-innovator = ulepszenie

# plain
companion-field-need = płytka specjalistów wymaga

# plain
companion-field-sage = mędrzec jest na miejscu

# plain
companion-field-tile = płytka wiedzy

# plain
companion-field-wealth = płytki dobrobytu

# plain
companion-field-values = wartości wpływu od lewej

# plain
companion-field-own-milestone = prywatny kamień milowy

# plain
companion-field-common = wiedza powszechna od dołu

# plain
companion-field-private = właściciele prywatnych pól od dołu

# plain
companion-field-eureka = ekspozycja eureki od prawej

# plain
companion-field-spaces = miejsca dla dyplomatów

# plain
companion-field-cards = karta Hefajstosa

# plain
companion-field-settings = otwarta kwestia

# plain
companion-field-track = tor ery, era

# plain
companion-field-figure = gdzie stoi figurka

# plain
companion-field-tokens = pozostałe żetony wpływu

# plain
companion-field-supply = mieszkańcy w zasobach

# plain
companion-field-progress = płytki postępu

# plain
companion-field-deck = talia od góry

# plain
companion-field-slots = odkryte karty od lewej

# plain
companion-field-chain = znaczniki akcji łączonej

# plain
companion-field-sages = mędrcy na planszy

# plain
companion-field-epoch = filar epoki

# plain
companion-field-season = filary okresu

# plain
companion-field-influence = wpływ

## Box profiles.

# plain
companion-boxes = Twoje pudełka

# plain
companion-boxes-why = To, co wydrukowano na planszy i kartach Hefajstosa, wpisuje się raz i zostaje zapisane.

# plain
companion-box-form = Co wydrukowano w twoim pudełku

# plain
companion-box-form-why = Weź planszę główną, zgromadzenie i pięć kart Hefajstosa i przepisz, co na nich widać. Robi się to raz, a wszystko można później zmienić.

# plain
companion-box-faults = Jeszcze nie: zajrzyj do zaznaczonych miejsc.

# plain
companion-box-save = Zapisz pudełko

# plain
companion-box-close = Usuń to pudełko

# plain
companion-box-text = Edytuj jako tekst

# plain
companion-box-text-why = Cały profil w jego własnym zapisie, TOML. Błąd jest pokazany przy swoim wierszu.

# plain
companion-box-toml = Tekst profilu

# plain
companion-box-from-file = Z pliku:

# plain
companion-box-upload = Mam profil w pliku lub jako tekst

# plain
companion-box-file = Pobierz jako plik

# plain
companion-box-share = Kto zna odnośnik, może grać tym pudełkiem lub je skopiować:

# plain
companion-box-of-another = To pudełko kogoś innego. Możesz nim grać albo zachować kopię.

# plain
companion-box-play = Graj tym pudełkiem

# plain
companion-box-copy = Zachowaj kopię

# $key is where, $what is what is wrong.
# plain; text $key $what
companion-fault = { $key }: { $what }

# plain; number $line
companion-line = Wiersz { $line }

# plain
companion-optional = można pominąć
