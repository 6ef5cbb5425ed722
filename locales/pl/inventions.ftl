# Polish: the solo mode of Inventions. The guide for translators is at the head of the English file.
#
# Terms: punkty pomysłowości (PP), kamień milowy, wiedza powszechna, ekspozycja eureki, filar epoki, filar okresu, mieszkaniec,
# płytka postępu, płytka dobrobytu, znacznik akcji łączonej, punkty honoru (PH). The names are declined: Chronosa, Hefajstosa.

## Names.

part-solo-gen =
    { $player ->
        [chronos] Chronosa
        [you] ciebie
       *[hephaestus] Hefajstosa
    }

part-solo-citizens =
    { $citizens ->
        [one] { $citizens } mieszkańca
       *[other] { $citizens } mieszkańców
    }

part-solo-shares =
    { $player ->
        [chronos] Chronos upowszechnia
        [you] upowszechniasz
       *[hephaestus] Hefajstos upowszechnia
    }

# plain; word $player
solo-player =
    { $player ->
        [chronos] Chronos
        [you] ty
       *[hephaestus] Hefajstos
    }

# The color that nobody plays, and its milestone display.
# plain
solo-free = nieużywany kolor

# plain; word $speciality
solo-speciality =
    { $speciality ->
        [economy] gospodarka
        [culture] kultura
       *[technology] technologia
    }

# plain; word $action
solo-action =
    { $action ->
        [present] przedstawienie pomysłu
        [invent] stworzenie wynalazku
        [innovate] ulepszenie wynalazku
        [share] upowszechnienie wynalazku
        [call-specialists] odwołanie specjalistów
        [gain-influence] zdobycie wpływu
        [travel] podróż
        [eureka] eureka
        [send-diplomat] wysłanie dyplomaty
       *[call-diplomat] odwołanie dyplomaty
    }

# What an idea card is about, its era, and the milestone that inventing needs.
# plain; text $speciality $milestone; number $era
solo-idea = { $speciality }, era { $era }, „{ $milestone }”

# A card of Era 1 needs no milestone.
# plain; text $speciality; number $era
solo-idea-first = { $speciality }, era { $era }

# An idea with the names of the cards that look so, as somebody has written them into the profile of his box.
# plain; text $names $idea
solo-idea-named = { $names }: { $idea }

# plain; text $speciality; number $number
solo-progress = { $speciality } { $number }

# A row of a card of Hephaestus with the mark for a chained action.
# plain; text $action
solo-row-marked = { $action }*

# plain; word $difficulty
solo-difficulty =
    { $difficulty ->
        [easy] łatwy
        [normal] normalny
       *[hard] trudny
    }

# plain
milestone-control-of-fire = Opanowanie ognia

# plain
milestone-stone-bone-tools = Narzędzia z kamienia i kości

# plain
milestone-origin-of-language = Narodziny języka

# plain
milestone-transportation = Transport

# plain
milestone-agriculture = Rolnictwo

# plain
milestone-mining = Górnictwo

# plain
milestone-cotton = Bawełna

# plain
milestone-copper-smelting = Wytop miedzi

# plain
milestone-iron = Żelazo

# plain
milestone-mathematics = Matematyka

# plain
milestone-sailing = Żeglarstwo

# plain
milestone-paper = Papier

# plain
milestone-crane = Żuraw

# plain
milestone-greek-fire = Ogień grecki

# plain
milestone-electricity = Elektryczność

# plain
milestone-telegraph = Telegraf

# plain
milestone-vaccination = Szczepienia

# plain
milestone-internal-combustion = Silnik spalinowy

# plain
milestone-computer = Komputer

# plain
milestone-solar-cell = Ogniwo słoneczne

# plain
milestone-ai = Sztuczna inteligencja

## Questions of the set-up.

# plain; number $region
solo-question-need = region { $region }: ilu specjalistów wymaga jego płytka specjalistów?

# plain; number $region
solo-question-wealth = region { $region }: jaka litera jest na jego płytkach dobrobytu?

# plain; number $number
solo-question-display = czyje jest pole prywatnego kamienia milowego numer { $number }, licząc od dołu?

# plain; word $player
solo-question-own-milestone =
    { $player ->
        [you] jaki kamień milowy leży na twoim prywatnym polu?
       *[other] jaki kamień milowy leży na prywatnym polu { part-solo-gen }?
    }

# plain
solo-question-free-milestone = jaki kamień milowy leży na prywatnym polu nieużywanego koloru?

# plain; number $number
solo-question-eureka-tile = ekspozycja eureki: jaki kamień milowy leży na miejscu { $number }, licząc od prawej?

# plain; number $region
solo-question-first-idea = region { $region }: jaki pomysł tam leży?

# The idea with the letter B that names an opponent's own milestone.
# plain; word $player
solo-question-first-speciality = jakiego rodzaju jest początkowy pomysł (z literą B) { part-solo-gen }?

# plain
solo-question-claim = twoja tura w rundzie przygotowania: w którym regionie zajmujesz pomysł?

## Questions of the game.

# plain; word $player
solo-question-turn = następny gra { solo-player }. Czy wszystko przesunięte?

# plain
solo-question-report = twoja tura: co zrobiono? Podawaj po jednej rzeczy; reszta nie obchodzi przeciwników.

# plain; number $region
solo-question-citizens = region { $region }: ilu mieszkańców stawiasz na płytce specjalistów?

# plain; number $region
solo-question-presented = region { $region }: jaki pomysł przedstawiasz?

# plain
solo-question-revealed = jaką kartę odkrywasz z wierzchu talii Hefajstosa?

# plain; number $card $row
solo-question-row = karta { $card } Hefajstosa: jaka akcja jest w wierszu { $row }?

# plain
solo-question-rightmost-idea = jaki pomysł leży skrajnie po prawej na ekspozycji pomysłów?

# plain
solo-question-rightmost-speciality = jakiego rodzaju jest skrajny prawy pomysł na ekspozycji pomysłów?

# The book names no type here; chance decides.
# plain
solo-question-chance = ekspozycja pomysłów jest pusta: losuj. Jaki rodzaj wypadł?

# plain; text $tile
solo-question-holds = czy masz płytkę postępu „{ $tile }”?

# plain; number $era
solo-question-era-change = era { $era } się skończyła. Czy wszystko przesunięte?

# plain
solo-question-turn-order = czyj znacznik ery stoi na skrajnym prawym zajętym polu zmiany kolejności?

# plain
solo-question-place = zmieniasz kolejność: na którym miejscu chcesz grać?

# plain
solo-question-sheet-points = ile masz PP po punktacji gry podstawowej?

# plain
solo-question-sheet-inventions = ile masz wynalazków?

# plain
solo-question-sheet-era5 = ile z nich jest z ery 5?

# plain
solo-question-sheet-wealth = ile twoich płytek dobrobytu dało ci PP?

# plain
solo-question-sheet-progress = ile masz płytek postępu tego rodzaju, którego masz najwięcej?

# plain
solo-question-sheet-supply = ilu mieszkańców zostało w twoich zasobach?

# plain
solo-question-sheet-full = czy wszystkie pola twojej mapy postępu są zajęte?

# plain
solo-question-sheet-influence = jaki masz wpływ?

# What is still missing of an answer that is told step by step.
# plain
solo-narrow-era = z której ery jest karta?

# plain
solo-narrow-milestone = jaki kamień milowy?

# plain
solo-narrow-action = na której akcji?

# plain
solo-narrow-region = w którym regionie?

# plain
solo-narrow-space = na którym polu, licząc od lewej?

# plain
solo-narrow-idea = który pomysł?

# Where the answer is any number of a range.
# plain; number $least $most
solo-numbers = liczba od { $least } do { $most }

## Answers: short, as on a button.

# plain; word $player
solo-answer-turn = tak, gra { solo-player }

# plain
solo-answer-era-change = tak, zmiana ery

# plain; text $action
solo-answer-place = mój filar na akcji „{ $action }”

# plain; number $region
solo-answer-present = przedstawienie pomysłu w regionie { $region }

# plain; number $region
solo-answer-invent = stworzenie wynalazku w regionie { $region }

# plain; number $region
solo-answer-innovate = ulepszenie wynalazku w regionie { $region }

# plain; number $region
solo-answer-share = upowszechnienie wynalazku z regionu { $region }, z płytką aspiracji

# plain; number $region
solo-answer-share-wealth = upowszechnienie wynalazku z regionu { $region }, z płytką dobrobytu

# plain; number $region
solo-answer-sage = podróż do regionu { $region }, z mędrcem

# plain; number $region
solo-answer-influence = żeton wpływu do regionu { $region }

# plain; text $milestone
solo-answer-eureka = eureka: kamień milowy „{ $milestone }”

# plain; number $number
solo-answer-marker = mój znacznik ery na polu { $number }

# plain; text $milestone
solo-answer-send = dyplomata wysłany na kamień milowy „{ $milestone }”

# plain; text $milestone
solo-answer-call = dyplomata odwołany z kamienia milowego „{ $milestone }”

# plain; number $number
solo-answer-take = pomysł { $number } z ekspozycji, licząc od prawej

# plain
solo-answer-take-stack = wierzchni pomysł ze stosu

# plain
solo-answer-end = koniec mojej tury

# Several answers of one kind, of which one is chosen next.
# plain
solo-kind-place = mój filar na akcji …

# plain
solo-kind-present = przedstawienie pomysłu …

# plain
solo-kind-invent = stworzenie wynalazku …

# plain
solo-kind-innovate = ulepszenie wynalazku …

# plain
solo-kind-share = upowszechnienie wynalazku, z płytką aspiracji …

# plain
solo-kind-share-wealth = upowszechnienie wynalazku, z płytką dobrobytu …

# plain
solo-kind-sage = podróż, z mędrcem …

# plain
solo-kind-influence = żeton wpływu do regionu …

# plain
solo-kind-eureka = eureka …

# plain
solo-kind-marker = mój znacznik ery na polu …

# plain
solo-kind-send = wysłanie dyplomaty …

# plain
solo-kind-call = odwołanie dyplomaty …

# plain
solo-kind-take = pomysł z ekspozycji …

# plain; number $era
solo-era = era { $era }

# plain; number $region
solo-region = region { $region }

# A card of Hephaestus with its rows from the top.
# plain; number $card; text $rows
solo-answer-card = karta { $card }: { $rows }

# plain
solo-answer-new-card = karta, której jeszcze nie było

# plain
solo-answer-yes = tak

# plain
solo-answer-no = nie

# plain
solo-answer-no-idea = brak pomysłu

# plain
solo-answer-empty = ekspozycja jest pusta

# plain
solo-answer-nobody = niczyj

# plain
solo-answer-no-row = nie ma więcej wierszy

## What happens. For the opponents: what to move, and why.

# plain; word $player; number $region; text $idea
solo-event-replaced = początkowy pomysł { part-solo-gen } idzie do regionu { $region }: leżący tam pomysł ({ $idea }) odłóż do pudełka

# plain; number $count; text $regions
solo-event-unclaimed =
    { $count ->
        [1] pomysłu z regionu { $regions } nikt nie zajął: odrzuć go
       *[other] pomysłów z regionów { $regions } nikt nie zajął: odrzuć je
    }

# plain; word $player; number $era $round
solo-event-turn =
    { $player ->
        [you] twoja tura (era { $era }, runda { $round })
       *[other] tura { part-solo-gen } (era { $era }, runda { $round })
    }

# plain; number $card $slot $row
solo-event-revealed = połóż kartę { $card } Hefajstosa na polu { $slot } jego planszy: strzałka wskazuje wiersz { $row }

# plain; number $row; text $action $why
solo-event-row-passed = wiersz { $row }, „{ $action }”, odpada: { $why }

# plain; word $player; text $action; number $region
solo-event-chose-region = { solo-player }: „{ $action }” w regionie { $region }

# plain; word $player; text $action $milestone
solo-event-chose-milestone = { solo-player }: „{ $action }”, kamień milowy „{ $milestone }”

# plain; word $player
solo-event-nothing = { solo-player } nie może nic zrobić: koniec tury

# plain; number $row $left; text $action
solo-event-chained = Hefajstos wydaje znacznik akcji łączonej (zostało { $left }) i przechodzi do wiersza { $row }, „{ $action }”

# plain; number $row; text $action $why
solo-event-chain-broken = koniec akcji łączonych: wiersz { $row }, „{ $action }”, jest niemożliwy: { $why }

# plain; word $player $pillar; text $action
solo-event-placed =
    { $player ->
        [you] { $pillar ->
            [epoch] twój filar epoki stoi na akcji „{ $action }”
           *[season] twój filar okresu stoi na akcji „{ $action }”
        }
       *[other] { $pillar ->
            [epoch] forum jest wolne: postaw filar epoki Hefajstosa na akcji „{ $action }”
           *[season] forum jest wolne: postaw filar okresu Hefajstosa na akcji „{ $action }”
        }
    }

# plain; word $player; number $region
solo-event-walked =
    { $player ->
        [chronos] przesuń filar Chronosa na mapie do regionu { $region }
       *[hephaestus] przesuń figurkę Hefajstosa na mapie do regionu { $region }
    }

# plain; number $region; text $why
solo-event-region-passed = w regionie { $region } Chronos nie ma nic do zrobienia: { $why }

# plain; word $player; number $region $citizens; text $idea
solo-event-presented =
    { $player ->
        [you] przedstawiasz pomysł w regionie { $region }: { $idea }; na płytce specjalistów postaw { part-solo-citizens }
       *[other] połóż pomysł ({ $idea }) w regionie { $region } i postaw { part-solo-citizens } { part-solo-gen } na płytce specjalistów, bez premii
    }

# plain; word $player; number $region; text $idea
solo-event-invented =
    { $player ->
        [you] tworzysz wynalazek w regionie { $region }: { $idea }
       *[other] postaw 1 mieszkańca { part-solo-gen } na polu wynalazcy w regionie { $region } i odwróć kartę ({ $idea })
    }

# plain; word $player; number $region
solo-event-innovated =
    { $player ->
        [you] ulepszasz wynalazek w regionie { $region }
       *[other] postaw 1 mieszkańca { part-solo-gen } na polu ulepszenia w regionie { $region }
    }

# $inventor is a word like $player: where the card goes.
# plain; word $player $inventor; number $region; text $idea
solo-event-shared =
    { $inventor ->
        [you] { part-solo-shares } wynalazek z regionu { $region } ({ $idea }): to twój wynalazek, weź kartę
       *[other] { part-solo-shares } wynalazek z regionu { $region } ({ $idea }): karta idzie na wspólny stos przeciwników
    }

# plain; word $player $from; number $region $citizens
solo-event-settled =
    { $player ->
        [you] { $from ->
            [card] przenieś { part-solo-citizens } swojego koloru od karty do regionu { $region } na mapie
           *[supply] postaw { part-solo-citizens } swojego koloru z zasobów w regionie { $region } na mapie
        }
       *[other] { $from ->
            [card] przenieś { part-solo-citizens } { part-solo-gen } od karty do regionu { $region } na mapie
           *[supply] postaw { part-solo-citizens } { part-solo-gen } z zasobów w regionie { $region } na mapie
        }
    }

# plain; word $player; number $region
solo-event-recalled = zabierz 1 mieszkańca { part-solo-gen } z regionu { $region } na mapie do zasobów

# plain; number $points; text $reason
solo-event-bots-scored = przesuń znacznik punktacji Hefajstosa o { $points } PP: { $reason }

# plain; number $points; text $reason
solo-event-you-scored = zdobywasz { $points } PP: { $reason }

# plain; number $before $now; text $reason
solo-event-influence = przesuń swój znacznik wpływu z { $before } na { $now }: { $reason }

# plain; text $tile $why
solo-event-progress-passed = płytka postępu „{ $tile }”: { $why }, więc następny numer

# plain; word $player; text $tile
solo-event-took-progress = połóż płytkę postępu „{ $tile }” na polu { part-solo-gen } na planszy gry jednoosobowej

# plain; word $player; text $speciality
solo-event-no-progress = dla { part-solo-gen } nie ma już płytek postępu ({ $speciality })

# plain; word $player; number $region; text $letter
solo-event-took-wealth =
    { $player ->
        [you] bierzesz płytkę dobrobytu { $letter } z regionu { $region }
       *[other] połóż płytkę dobrobytu { $letter } z regionu { $region } na polu { part-solo-gen } na planszy gry jednoosobowej
    }

# plain; word $player; number $region
solo-event-took-sage =
    { $player ->
        [you] bierzesz mędrca z regionu { $region }
       *[other] przenieś mędrca z regionu { $region } na planszę Hefajstosa
    }

# plain; word $side; number $region
solo-event-flipped =
    { $side ->
        [action] odwróć płytkę wiedzy w regionie { $region }: teraz widać jej akcję
       *[points] odwróć płytkę wiedzy w regionie { $region }: teraz widać jej 2 PP
    }

# plain; word $player; number $region $space
solo-event-token-laid =
    { $player ->
        [you] twój żeton wpływu leży w regionie { $region }, na polu { $space } od lewej
       *[other] połóż zakryty żeton wpływu { part-solo-gen } w regionie { $region }, na polu { $space } od lewej
    }

# plain; text $milestone
solo-event-became-common = przenieś kamień milowy „{ $milestone }” do wiedzy powszechnej, nad wszystkie z tej samej i wcześniejszych er

# plain; text $milestone
solo-event-pushed-out = wiedza powszechna jest pełna: odrzuć jej najniższy kamień milowy, „{ $milestone }”; dyplomaci z niego wracają

# plain; word $player; text $milestone
solo-event-took-milestone =
    { $player ->
        [you] bierzesz kamień milowy „{ $milestone }” z ekspozycji eureki
       *[other] połóż kamień milowy „{ $milestone }” z ekspozycji eureki na prywatnym polu { part-solo-gen }
    }

# plain; text $milestone
solo-event-free-milestone = połóż kamień milowy „{ $milestone }” z ekspozycji eureki na prywatnym polu nieużywanego koloru

# plain; word $player; number $era
solo-event-marker-put =
    { $player ->
        [you] twój znacznik ery przechodzi do ery { $era }
       *[other] przesuń znacznik ery { part-solo-gen } na skrajne prawe wolne pole ery { $era }, bez premii
    }

# plain; word $player; number $era $space
solo-event-marker-put-on =
    { $player ->
        [you] twój znacznik ery przechodzi na pole { $space } ery { $era }
       *[other] przesuń znacznik ery { part-solo-gen } na pole { $space } ery { $era }, skrajne prawe wolne, bez premii
    }

# plain; word $player; text $milestone
solo-event-diplomat-sent =
    { $player ->
        [you] twój mieszkaniec jest dyplomatą na kamieniu milowym „{ $milestone }”
       *[other] postaw 1 mieszkańca { part-solo-gen } jako dyplomatę na kamieniu milowym „{ $milestone }”, bez premii
    }

# plain; word $player; text $milestone
solo-event-diplomat-called =
    { $player ->
        [you] twój dyplomata schodzi z kamienia milowego „{ $milestone }”
       *[other] zabierz dyplomatę { part-solo-gen } z kamienia milowego „{ $milestone }” do zasobów
    }

# plain; word $player; text $idea
solo-event-idea-taken =
    { $player ->
        [you] bierzesz pomysł z ekspozycji: { $idea }
       *[other] weź skrajny prawy pomysł z ekspozycji pomysłów: { $idea }
    }

# plain
solo-event-display-filled = przesuń karty na ekspozycji pomysłów i uzupełnij ją

# plain; number $era
solo-event-era-over = era { $era } się skończyła

# plain; text $cards; number $count
solo-event-cards-under =
    { $count ->
        [1] włóż zużytą kartę Hefajstosa ({ $cards }) pod jego talię
       *[other] potasuj zużyte karty Hefajstosa ({ $cards }) i włóż je pod jego talię
    }

# plain; number $tokens
solo-event-chain-token = przenieś znacznik akcji łączonej Hefajstosa z toru ery na jego planszę: teraz ma ich { $tokens }

# plain; text $milestones
solo-event-eureka-filled = ekspozycja eureki, licząc od prawej: { $milestones }

# plain; text $players
solo-event-order = kolejność jest teraz taka: { $players }

# plain; number $sages
solo-event-season-over =
    { $sages ->
        [0] filary okresu wracają, twoi wyczerpani specjaliści idą do domu, w każdym regionie znów jest mędrzec
       *[other] filary okresu wracają, twoi wyczerpani specjaliści idą do domu, w każdym regionie znów jest mędrzec; mędrcy oddani przez Hefajstosa: { $sages }
    }

# plain; number $era
solo-event-ideas-discarded = odrzuć z ekspozycji i z ręki pomysły z ery { $era } i wcześniejszych

# plain; number $era
solo-event-era-begins = zaczyna się era { $era }

# $fields is what was set, as it was written; $note why.
# plain; text $fields $note
solo-event-corrected = poprawiono: { $fields } ({ $note })

# plain; text $fields
solo-event-corrected-bare = poprawiono: { $fields }

# plain
solo-event-over = koniec gry

## Why something is passed over: behind a colon.

# plain
solo-why-forum-closed = na tym forum stoi jego własny filar

# plain
solo-why-no-idea = ekspozycja pomysłów jest pusta

# plain
solo-why-no-empty-region = w każdym regionie jest karta

# plain
solo-why-no-citizen = w zasobach jest za mało mieszkańców

# plain; text $milestone
solo-why-no-milestone = potrzebny jest kamień milowy „{ $milestone }”, którego jeszcze nie ma w grze

# plain
solo-why-nothing-to-invent = żaden pomysł nie może stać się wynalazkiem

# plain
solo-why-nothing-to-share = przy żadnym wynalazku nie ma jego mieszkańca

# plain
solo-why-nothing-to-innovate = żaden cudzy wynalazek nie ma wolnego pola ulepszenia

# plain
solo-why-no-sage = na mapie nie ma mędrca

# plain
solo-why-nobody-to-call = na mapie nie ma jego mieszkańców

# plain
solo-why-no-token = nie ma już żetonów wpływu

# plain
solo-why-no-influence-space = w żadnym regionie nie ma miejsca na jego żeton wpływu

# plain
solo-why-no-eureka-tile = ekspozycja eureki jest pusta

# plain
solo-why-not-later = na ekspozycji eureki nie ma kamienia milowego z późniejszej ery niż jego

# plain
solo-why-no-room = na żadnym kamieniu milowym nie ma miejsca dla jego dyplomaty

# plain
solo-why-no-diplomat = na żadnym kamieniu milowym nie ma jego dyplomaty

# plain
solo-why-has-tile = już ją ma

# plain
solo-why-used-up = nie ma już takiej

## For what somebody scores: behind a colon.

# plain; number $region
solo-reason-presenter = upowszechniono pomysł z regionu { $region }, jego era za każdego mieszkańca autora na płytce specjalistów

# plain; number $region
solo-reason-highest-value = najwyższa wartość wpływu w regionie { $region }, nawet zakryta

# plain; number $region
solo-reason-covered = wartość wpływu zakryta w regionie { $region }

# plain
solo-reason-knowledge-tiles = po 2 za każdą odwróconą płytkę wiedzy

# plain
solo-reason-sages = po 2 za każdego oddanego mędrca

# plain; text $milestone; number $era
solo-reason-era = era kamienia milowego „{ $milestone }”: { $era }

# plain; text $action
solo-reason-visit = filar stanął na tym samym polu, „{ $action }”

# plain; text $milestone
solo-reason-diplomat = dyplomata przybył na kamień milowy „{ $milestone }” z późniejszej ery

# plain
solo-reason-era-change = zmiana ery

## The table.

# plain; number $era $round; word $player
solo-heading-turn =
    { $player ->
        [you] era { $era }, runda { $round }: twoja tura
       *[other] era { $era }, runda { $round }: tura { part-solo-gen }
    }

# plain; number $era
solo-heading-era = era { $era } się skończyła

# plain
solo-heading-set-up = przygotowanie gry

# plain
solo-heading-over = koniec gry

# The profile of the box that is played with.
# plain; text $name
solo-box = profil pudełka: { $name }

# A profile that is nobody's box.
# plain
solo-box-ours = bez pudełka. Te wartości są wymyślone przez nas, żeby wypróbować program; nie są to wartości drukowane.

# plain
solo-label-order = kolejność

# The way of migration.
# plain
solo-label-way = szlak migracji

# plain
solo-label-assembly = zgromadzenie

# plain
solo-label-common = wiedza powszechna

# plain
solo-label-private = prywatne pola

# plain
solo-label-eureka = eureka

# plain
solo-label-discard = odrzucone

# plain
solo-label-deck = talia

# plain; number $slot
solo-label-slot = pole { $slot }

# plain
solo-label-board = plansza

# plain
solo-label-progress = płytki postępu

# plain
solo-label-wealth = płytki dobrobytu

# plain
solo-label-left = pozostało

# What lies in a region.
# plain; word $kind; text $idea
solo-card =
    { $kind ->
        [idea] pomysł ({ $idea })
       *[invention] wynalazek ({ $idea })
    }

# plain
solo-no-card = brak karty

# plain; word $player; number $citizens
solo-presenter = autor: { solo-player } ({ $citizens })

# plain; word $player
solo-inventor = wynalazca: { solo-player }

# plain; word $player
solo-innovator = ulepszenie: { solo-player }

# plain; text $counts
solo-on-map = na mapie: { $counts }

# The influence spaces from the left with their values, and whose tokens lie there.
# plain; text $spaces
solo-influence = wpływ: { $spaces }

# plain; word $player; number $count
solo-count = { solo-player } { $count }

# plain
solo-sage = mędrzec

# plain; word $side
solo-side =
    { $side ->
        [action] płytka wiedzy: widać akcję
       *[points] płytka wiedzy: widać 2 PP
    }

# plain; text $letters
solo-wealth = dobrobyt { $letters }

# plain; number $need
solo-need = wymaga specjalistów: { $need }

# plain; word $player $pillar
solo-pillar =
    { $pillar ->
        [epoch] { solo-player }, filar epoki
       *[season] { solo-player }, filar okresu
    }

# A milestone with its era and the diplomats on it.
# plain; text $milestone $players; number $era
solo-milestone-with = { $milestone } (era { $era }), dyplomaci: { $players }

# plain; text $milestone; number $era
solo-milestone = { $milestone } (era { $era })

# plain; text $owner $milestone
solo-private = { $owner } – { $milestone }

# Cards in an order that nobody knows.
# plain; text $cards
solo-shuffled = { $cards } w dowolnej kolejności

# plain; number $count
solo-chain-tokens =
    { $count ->
        [one] { $count } znacznik akcji łączonej
        [few] { $count } znaczniki akcji łączonych
       *[other] { $count } znaczników akcji łączonych
    }

# plain; number $count
solo-sages =
    { $count ->
        [one] { $count } mędrzec
        [few] { $count } mędrcy
       *[other] { $count } mędrców
    }

# plain; number $count
solo-tokens =
    { $count ->
        [one] { $count } żeton wpływu
        [few] { $count } żetony wpływu
       *[other] { $count } żetonów wpływu
    }

# plain; number $count
solo-supply =
    { $count ->
        [one] { $count } mieszkaniec w zasobach
        [few] { $count } mieszkańcy w zasobach
       *[other] { $count } mieszkańców w zasobach
    }

# plain; number $count
solo-your-influence = wpływ { $count }

# plain; number $points
solo-your-points = { $points } PP, o ile wiadomo z tur przeciwników i twoich odpowiedzi

## Points and the end.

# plain
solo-score-bots = Chronos i Hefajstos

# plain
solo-score-you = ty

# plain
solo-score-track = PP na torze

# plain; number $count $value
solo-score-inventions = wynalazki: { $count } po { $value }

# plain; number $count $value
solo-score-progress = płytki postępu: { $count } po { $value }

# plain; number $count $value
solo-score-wealth = płytki dobrobytu: { $count } po { $value }

# plain
solo-score-total = razem

# plain
solo-score-yours = PP po punktacji gry podstawowej

# plain; word $met; number $you $bots
solo-goal-1 =
    { $met ->
        [yes] sposób 1: wygrywasz, { $you } PP do { $bots }: więcej niż obaj przeciwnicy razem
       *[no] sposób 1: nie wygrywasz, { $you } PP do { $bots }: trzeba więcej niż obaj przeciwnicy razem
    }

# plain; word $met; number $count
solo-goal-2 =
    { $met ->
        [yes] sposób 2: wygrywasz, nagrody: { $count } z 12, a wystarczy 8
       *[no] sposób 2: nie wygrywasz, nagrody: { $count } z 12, a trzeba 8
    }

# $have is what there is; the awards by their numbers.
# plain; number $have $need
solo-award-1 = masz więcej PP niż przeciwnicy: { $have }, trzeba { $need }

# plain; number $have $need
solo-award-2 = więcej PP także po upowszechnieniu wszystkich wynalazków na planszy, które przedstawili przeciwnicy: { $have }, trzeba { $need }

# plain; number $have $need
solo-award-3 = co najmniej o 20 PP więcej niż przeciwnicy: { $have }, trzeba { $need }

# plain; number $have
solo-award-4 = co najmniej 10 wynalazków: { $have }

# plain; number $have
solo-award-5 = co najmniej 2 wynalazki z ery 5: { $have }

# plain; number $have
solo-award-6 = PP z co najmniej 6 płytek dobrobytu: { $have }

# plain; number $have
solo-award-7 = wszystkie 7 płytek postępu jednego rodzaju: { $have }

# plain; number $have
solo-award-8 = we wszystkich 7 regionach leży pomysł lub wynalazek: { $have }

# plain; number $have
solo-award-9 = wszystkie twoje pomysły na planszy są już wynalazkami; wciąż pomysły: { $have }

# plain; number $have
solo-award-10 = wszyscy twoi mieszkańcy są w grze; zostało w zasobach: { $have }

# plain; word $met
solo-award-11 =
    { $met ->
        [yes] wszystkie pola twojej mapy postępu są zajęte: tak
       *[no] wszystkie pola twojej mapy postępu są zajęte: nie
    }

# plain; number $have
solo-award-12 = wpływ co najmniej 8: { $have }

# Honor points.
# plain; word $met; number $honor
solo-honor =
    { $met ->
        [yes] jest: { $honor } PH
       *[no] brak: { $honor } PH
    }

# plain; number $honor; text $level
solo-level = { $honor } z 16 punktów honoru. Poziom twojego społeczeństwa: { $level }

# plain
solo-level-none = żaden

# plain
solo-level-neanderthal = neandertalskie

# plain
solo-level-medieval = średniowieczne

# plain
solo-level-advanced = zaawansowane technologicznie

# plain
solo-level-artificial-intelligence = ze sztuczną inteligencją

# plain
solo-level-genius = genialne

# plain
solo-level-alien = pozaziemskie

# The head of the page to keep.
# plain; text $difficulty
solo-report = Inventions: Ewolucja idei, gra jednoosobowa, poziom trudności: { $difficulty }

# plain
solo-report-awards = nagrody

# plain
solo-report-log = przebieg gry

## In the terminal.

# plain; text $difficulty $help; word $draws
solo-begins =
    { $draws ->
        [program] pomocnik do gry jednoosobowej, poziom trudności: { $difficulty }. Karty Hefajstosa ciągnie program; „{ $help }” pomaga.
       *[person] pomocnik do gry jednoosobowej, poziom trudności: { $difficulty }. Karty Hefajstosa ciągniesz z prawdziwej talii; „{ $help }” pomaga.
    }

# plain; text $file; number $count
solo-resumed = gra z pliku { $file } trwa dalej, odpowiedzi dotąd: { $count }

# plain; text $file $command
solo-saves = każda odpowiedź jest zapisywana w { $file }; dalsza gra: { $command }

# plain; text $save
solo-unsaved = ta gra nie jest zapisywana: „{ $save }” z nazwą pliku zaczyna zapis

# plain; text $file $reason
solo-not-saved = nie można zapisać { $file }: { $reason }

# plain
solo-undone = cofnięto odpowiedź

# plain
solo-nothing-undone = nie ma czego cofnąć

# plain
solo-redone = powtórzono odpowiedź

# plain
solo-nothing-redone = nie ma czego powtórzyć

# $key is the field, $what is from solo-wrong-….
# plain; text $key $what
solo-not-corrected = nic nie poprawiono. W polu „{ $key }”: { $what }

# plain
solo-not-now = przed pierwszą rundą i po ostatniej nie ma czego poprawiać: cofnij odpowiedź

# plain; text $example
solo-correctable = napisz, co poprawić i dlaczego, na przykład „{ $example }”. Pola w tej chwili:

# plain; text $said; number $count
solo-no-number =
    { $count ->
        [1] „{ $said }” to nie odpowiedź: jest tylko numer 1
       *[other] „{ $said }” to nie odpowiedź: numery są od 1 do { $count }
    }

# plain; text $said $help
solo-no-answer = „{ $said }” to tutaj nie odpowiedź: podaj numer; „{ $help }” pomaga

# plain; text $said
solo-too-late = gra się skończyła: „{ $said }” przychodzi za późno

# plain; text $command $help
solo-needs-word = po „{ $command }” trzeba jeszcze słowa: zobacz „{ $help }”

# plain; text $file
solo-reported = strona na pamiątkę jest w { $file }

# Commands are single words; the English ones are always understood too.
# plain
solo-command-undo = cofnij

# plain
solo-command-redo = powtórz

# plain
solo-command-correct = popraw

# What stands for fields and their values.
# plain
solo-command-correct-what = POLE = WARTOŚĆ # DLACZEGO

# plain
solo-command-table = stół

# plain
solo-command-score = wynik

# plain
solo-command-save = zapisz

# What stands for the name of a file.
# plain
solo-command-save-file = PLIK

# plain
solo-command-help = pomoc

# plain
solo-command-quit = koniec

# plain
solo-help = Odpowiadaj numerem odpowiedzi. Poza tym:

# plain
solo-help-undo = cofnij ostatnią odpowiedź, ile razy chcesz

# plain
solo-help-redo = powtórz cofniętą odpowiedź

# plain
solo-help-correct = popraw pole; bez słów: pokaż wszystkie pola

# plain
solo-help-table = pokaż stół

# plain
solo-help-score = pokaż wynik

# plain
solo-help-save = zapisuj do pliku, teraz i po każdej odpowiedzi

# plain
solo-help-help = ta pomoc

# plain
solo-help-quit = zakończ; zapisaną grę można kontynuować

## The form for a box profile.

# plain; text $undo
solo-form-begins = to, co wydrukowano na twoim pudełku, jest pytane raz i trzymane w pliku. „{ $undo }” wraca do poprzedniego pytania.

# plain
solo-form-name = Nazwa

# plain
solo-form-name-why = jak nazywasz to pudełko?

# plain
solo-form-ring = Dwie kolumny kamieni milowych

# plain
solo-form-ring-why = Hefajstos obchodzi je przeciwnie do ruchu wskazówek zegara. Po której stronie jest wiedza powszechna?

# plain
solo-form-ring-left = na lewo od prywatnych pól

# plain
solo-form-ring-right = na prawo od nich

# plain
solo-form-ring-other = inaczej, jak w tekście profilu

# plain
solo-form-forums = Pięć forów zgromadzenia

# plain
solo-form-forums-why = Które dwie akcje są na jednym forum? W przykładach z zasad przedstawienie pomysłu, ulepszenie i zdobycie wpływu są na trzech różnych.

# plain; text $action
solo-form-ask-forums = która akcja jest na jednym forum z akcją „{ $action }”?

# plain; number $number
solo-form-forum = Forum { $number }

# plain
solo-form-influence = Pola wpływu regionów

# plain
solo-form-influence-why = Liczby na nich od lewej, z odstępami: 6 4 2

# plain; number $region
solo-form-ask-influence = region { $region }: wartości pól wpływu od lewej, oddzielone odstępami, na przykład: 6 4 2

# plain
solo-form-cards = Pięć kart Hefajstosa

# plain
solo-form-cards-why = Wiersze od góry; * to symbol akcji łączonej. Kartę zostawioną pustą podasz, gdy ją pierwszy raz odkryjesz.

# plain; number $card
solo-form-ask-cards = karta { $card } Hefajstosa: numery jej akcji od góry, z * przy symbolu akcji łączonej, na przykład: 4 1 3* 5*. Pusty wiersz pomija kartę: podasz ją, gdy ją odkryjesz.

# plain; number $card
solo-form-card = Karta { $card }

# plain
solo-form-spaces = Miejsca dla dyplomatów

# plain
solo-form-spaces-why = Ilu dyplomatów mieści się na każdym kamieniu milowym, wliczając dyplomatę właściciela. Puste znaczy 3.

# plain
solo-form-ask-spaces = miejsca dla dyplomatów tam, gdzie nie ma ich 3: numer kamienia milowego i liczba miejsc, na przykład: 6 2. Pusty wiersz, gdy to wszystko.

# plain
solo-form-track = Tor ery

# plain
solo-form-track-why = Pola na znaczniki ery od lewej. Z nimi program sam wie, kto zmienia kolejność; bez nich pyta.

# $sign is the letter for a space that changes the turn order.
# plain; number $era; text $sign
solo-form-ask-track = tor ery, era { $era }: pola na znaczniki ery od lewej, „-” dla zwykłego i „{ $sign }” dla pola zmiany kolejności, z odstępami. Pusty wiersz dla ery 2 pomija tor: wtedy padnie pytanie, gdy to ważne.

# plain
solo-form-track-space = pole

# plain
solo-form-track-order = pole zmiany kolejności

# plain
solo-form-ideas = Nazwy pomysłów

# plain
solo-form-ideas-why = Jeśli chcesz widzieć nazwy kart na przyciskach, wpisz je tutaj. Zapisz, żeby pojawiło się więcej wierszy.

# plain; text $example
solo-form-ask-ideas = nazwy kart pomysłów, jeśli chcesz je widzieć, po jednej w wierszu: nazwa, rodzaj, era i kamień milowy, jak tu: { $example }. Pusty wiersz, gdy to wszystko.

# plain
solo-form-idea-name = Nazwa na karcie

# plain
solo-form-idea-about = Rodzaj

# plain
solo-form-idea-era = Era

# plain
solo-form-idea-milestone = Kamień milowy potrzebny do wynalezienia

# plain; text $one $other
solo-form-warning = „{ $one }” i „{ $other }” są tu na jednym forum, a w przykładach z książki nie: sprawdź jeszcze raz

# plain; text $file $command
solo-form-saved = profil jest w { $file }; gra z nim: { $command }

# plain; text $file
solo-form-incomplete = profil nie jest pełny: { $file } nie zapisano

## Why a correction or a box profile is refused: behind a colon.

# plain
solo-wrong-unknown-key = nie ma takiego pola

# plain
solo-wrong-missing = tego brakuje

# plain; text $expected $got
solo-wrong-expected = tu potrzeba: { $expected }; jest: { $got }

# plain
solo-expected-text = tekst w cudzysłowie

# plain
solo-expected-truth = tak lub nie

# plain; number $least $most
solo-expected-number = liczba od { $least } do { $most }

# plain
solo-expected-list = lista

# plain
solo-expected-table = tabela

# plain
solo-expected-two-actions = po dwie akcje na każde forum

# plain
solo-expected-five-forums = pięć forów

# plain
solo-expected-rows = co najmniej jeden wiersz

# plain
solo-expected-owners = wszyscy czterej właściciele, każdy raz

# plain
solo-expected-order = wszyscy trzej gracze po kolei, każdy raz

# plain
solo-expected-card = brak karty, pomysł lub wynalazek

# plain; text $said; word $thing
solo-wrong-no-thing =
    { $thing ->
        [action] „{ $said }” to nie akcja
        [milestone] „{ $said }” to nie kamień milowy
        [turn] „{ $said }” to ani tura gracza, ani zmiana ery
        [player] „{ $said }” to nie gracz
        [owner] „{ $said }” nie ma własnego pola
        [side] „{ $said }” to nie strona płytki wiedzy
       *[difficulty] „{ $said }” to nie poziom trudności
    }

# $what is what a parser says, in English.
# plain; text $what
solo-wrong-form = tekstu nie da się odczytać: { $what }

# plain; text $said
solo-wrong-slot = „{ $said }” to nie miejsce na kamień milowy: w każdej kolumnie są miejsca 1–4

# plain; text $action
solo-wrong-mark = akcja „{ $action }” nigdy nie ma symbolu akcji łączonej

# plain; text $said
solo-wrong-idea = „{ $said }” to nie karta: potrzebny rodzaj, era i kamień milowy

# plain; text $milestone; number $era $needs
solo-wrong-later = karta ery { $era } nie może wymagać „{ $milestone }” z ery { $needs }

# plain; text $said
solo-wrong-bare = „{ $said }”: brakuje kamienia milowego, bez niego są tylko karty ery 1

# plain; text $said
solo-wrong-too-much = „{ $said }”: karty ery 1 nie wymagają kamienia milowego

# plain; text $said
solo-wrong-progress = „{ $said }” to nie płytka postępu: potrzebny rodzaj i liczba od 1 do 7

# plain; text $said
solo-wrong-space = „{ $said }” to nie pole toru ery

# plain; text $said; number $count
solo-wrong-setting = nie ma ustawienia „{ $said }”: mają numery od 1 do { $count }

# plain; text $name $said $readings
solo-wrong-reading = { $name } nie może być „{ $said }”; może być: { $readings }

# plain
solo-wrong-no-field = nie podano żadnego pola

# plain
solo-wrong-not-now = przed pierwszą rundą i po ostatniej nie ma czego poprawiać

# plain; text $action
solo-wrong-two-forums = akcja „{ $action }” jest na dwóch forach

# plain; text $action
solo-wrong-no-forum = akcji „{ $action }” nie ma na żadnym forum

# plain; word $column; number $number
solo-wrong-no-slot =
    { $column ->
        [private] brakuje miejsca { $number } prywatnych pól
       *[common] brakuje miejsca { $number } wiedzy powszechnej
    }

# plain
solo-wrong-slot-twice = jedno miejsce podano dwa razy

# plain; number $region
solo-wrong-no-region = brakuje regionu { $region }

# plain; number $era
solo-wrong-no-era = brakuje ery { $era }

# plain
solo-wrong-rising = wartości muszą maleć od lewej

# plain
solo-wrong-markers = w profilu na torze ery nie ma znaczników

# plain
solo-wrong-no-display = ekspozycja pomysłów nie jest w tej grze prowadzona

# plain
solo-wrong-no-track = tor ery nie jest w tej grze prowadzony

# plain; text $said
solo-wrong-first-era = „{ $said }”: nie ma pomysłów z ery 1

# plain
solo-wrong-first-era-idea = nie ma pomysłów z ery 1, tylko wynalazki

# plain; text $what
solo-wrong-twice = „{ $what }” jest dwa razy

# plain; number $card
solo-wrong-card-twice = karta { $card } jest dwa razy

# plain; text $said
solo-wrong-no-letter = „{ $said }” to nie płytka dobrobytu: są od A do G

# plain; number $count
solo-wrong-token-spaces = pól na żetony wpływu: { $count }

# plain
solo-wrong-no-card = mieszkańcy stoją, a karty nie ma

# plain
solo-wrong-no-presenter = karta nie ma autora pomysłu

# plain
solo-wrong-no-citizen = autor pomysłu nie ma mieszkańca przy karcie

# plain
solo-wrong-invented-idea = pomysł nie ma wynalazcy ani ulepszającego

# plain
solo-wrong-no-inventor = wynalazek nie ma wynalazcy

# plain
solo-wrong-own-invention = nikt nie ulepsza własnego wynalazku

# plain; number $era $rounds
solo-wrong-rounds = rund w erze { $era }: { $rounds }

# plain
solo-wrong-era-not-over = era nie kończy się przed swoją ostatnią rundą

# plain; text $milestone
solo-wrong-not-revealed = „{ $milestone }” nie jest jeszcze odkryte w tej erze

# plain
solo-wrong-older-below = starsze kamienie milowe leżą poniżej nowszych

# plain
solo-wrong-four-slots = są cztery miejsca

# plain; text $milestone
solo-wrong-other-deck = „{ $milestone }” nie jest ze stosu tej ery

# plain
solo-wrong-not-on-board = tego kamienia milowego nie ma na planszy

# plain; number $count
solo-wrong-room = miejsc dla dyplomatów jest tam: { $count }

# plain; word $player
solo-wrong-two-markers = dwa znaczniki ery: { solo-player }

# plain; word $player; number $era
solo-wrong-other-era = kamień milowy mówi co innego: { solo-player }, era { $era }

# plain
solo-wrong-three-ideas = na ekspozycji są najwyżej trzy pomysły

# plain
solo-wrong-stack = stos jest tylko obok trzech pomysłów

# plain; word $player
solo-wrong-two-tokens = dwa żetony wpływu tutaj: { solo-player }

# plain; number $all $most
solo-wrong-tokens = żetonów wpływu byłoby { $all }, a jest { $most }

# plain; number $all $most
solo-wrong-citizens = mieszkańców byłoby { $all }, a jest { $most }

# plain; number $all $most
solo-wrong-sages = mędrców byłoby { $all }, a jest { $most }

# plain; text $tile
solo-wrong-holders = „{ $tile }” mieliby wszyscy trzej, a są dwie takie płytki

# plain; text $letter; number $all $most
solo-wrong-wealth-tiles = płytek dobrobytu { $letter } byłoby { $all }, a jest { $most }

# plain
solo-wrong-seasons = są dwa filary okresu

# plain; text $action
solo-wrong-two-pillars = na forum akcji „{ $action }” stałyby dwa filary

# plain; number $card
solo-wrong-no-such-card = nie ma karty { $card }

# plain; number $cards $round
solo-wrong-revealed = jak na rundę { $round } odkryto za dużo kart: { $cards }

# plain; number $cards $round
solo-wrong-revealed-at-turn = przed jego turą w rundzie { $round } odkrytych kart jest: { $cards }

# plain
solo-wrong-era5 = wynalazków z ery 5 jest więcej niż wynalazków
