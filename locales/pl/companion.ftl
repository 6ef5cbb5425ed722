# Polish: the solo mode of Inventions. The guide for translators is at the head of the English file.
#
# Terms: punkty pomysłowości (PP), kamień milowy, wiedza powszechna, ekspozycja eureki, filar epoki, filar okresu, mieszkaniec,
# płytka postępu, płytka dobrobytu, znacznik akcji łączonej, punkty honoru (PH). The names are declined: Chronosa, Hefajstosa.

## Names.

part-companion-gen =
    { $player ->
        [chronos] Chronosa
        [you] ciebie
       *[hephaestus] Hefajstosa
    }

part-companion-count =
    { $citizens ->
        [one] { $citizens } mieszkaniec
        [2] { $citizens } mieszkańcy
        [3] { $citizens } mieszkańcy
        [4] { $citizens } mieszkańcy
       *[other] { $citizens } mieszkańców
    }

part-companion-yours =
    { $citizens ->
        [one] { $citizens } swojego mieszkańca
       *[other] { $citizens } swoich mieszkańców
    }

part-companion-citizens =
    { $citizens ->
        [one] { $citizens } mieszkańca
       *[other] { $citizens } mieszkańców
    }

part-companion-shares =
    { $player ->
        [chronos] Chronos upowszechnia
        [you] upowszechniasz
       *[hephaestus] Hefajstos upowszechnia
    }

# plain; word $player
companion-player =
    { $player ->
        [chronos] Chronos
        [you] ty
       *[hephaestus] Hefajstos
    }

# The color that nobody plays, and its milestone display.
# plain
companion-free = nieużywany kolor

# plain; word $speciality
companion-speciality =
    { $speciality ->
        [economy] gospodarka
        [culture] kultura
       *[technology] technologia
    }

# plain; word $action
companion-action =
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
companion-idea = { $speciality }, era { $era }, „{ $milestone }”

# A card of Era 1 needs no milestone.
# plain; text $speciality; number $era
companion-idea-first = { $speciality }, era { $era }

# An idea with the names of the cards that look so, as somebody has written them into the profile of his box.
# plain; text $names $idea
companion-idea-named = { $names }: { $idea }

# plain; text $speciality; number $number
companion-progress = { $speciality } { $number }

# A row of a card of Hephaestus with the mark for a chained action.
# plain; text $action
companion-row-marked = { $action }*

# plain; word $difficulty
companion-difficulty =
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
companion-question-need = region { $region }: ilu specjalistów wymaga jego płytka specjalistów?

# plain; number $region
companion-question-wealth = region { $region }: jaka litera jest na jego płytkach dobrobytu?

# plain; number $number
companion-question-display = do kogo należy prywatne pole kamienia milowego nr { $number }, licząc od dołu?

# plain; word $player
companion-question-own-milestone =
    { $player ->
        [you] który kamień milowy leży na twoim prywatnym polu?
       *[other] który kamień milowy leży na prywatnym polu { part-companion-gen }?
    }

# plain
companion-question-free-milestone = który kamień milowy leży na prywatnym polu nieużywanego koloru?

# plain; number $number
companion-question-eureka-tile = ekspozycja eureki: który kamień milowy leży na miejscu { $number }, licząc od prawej?

# plain; number $region
companion-question-first-idea = region { $region }: jaki pomysł tam leży?

# The idea with the letter B that names an opponent's own milestone.
# plain; word $player
companion-question-first-speciality = jakiego rodzaju jest początkowy pomysł { part-companion-gen } (z literą B)?

# plain
companion-question-claim = twoja tura w rundzie przygotowawczej: w którym regionie wybierasz pomysł?

## Questions of the game.

# plain; word $player
companion-question-turn = teraz tura { part-companion-gen }. Czy wszystko już przesunięte?

# plain
companion-question-report = twoja tura: co robisz? Podawaj po jednej rzeczy; dla przeciwników ma znaczenie tylko to, co tu można wybrać.

# plain; number $region
companion-question-citizens = region { $region }: ilu mieszkańców stawiasz na płytce specjalistów?

# plain; number $region
companion-question-presented = region { $region }: jaki pomysł przedstawiasz?

# plain
companion-question-revealed = jaką kartę odkrywasz z wierzchu talii Hefajstosa?

# plain; number $card $row
companion-question-row = karta { $card } Hefajstosa: jaka akcja jest w wierszu { $row }?

# plain
companion-question-rightmost-idea = który pomysł na ekspozycji jest pierwszy od prawej?

# plain
companion-question-rightmost-speciality = jakiego rodzaju jest pierwszy od prawej pomysł na ekspozycji?

# The book names no type here; chance decides.
# plain
companion-question-chance = ekspozycja pomysłów jest pusta: wylosuj rodzaj. Który wypadł?

# plain; text $tile
companion-question-holds = czy masz płytkę postępu „{ $tile }”?

# plain; number $era
companion-question-era-change = skończyła się era { $era }. Czy wszystko już przesunięte?

# plain
companion-question-turn-order = czyj znacznik ery stoi na pierwszym od prawej zajętym polu zmiany kolejności tur?

# plain
companion-question-place = zmieniasz kolejność tur: na którym miejscu chcesz grać?

# plain
companion-question-sheet-points = ile masz punktów pomysłowości (PP) po podliczeniu według zasad gry podstawowej?

# plain
companion-question-sheet-inventions = ile masz wynalazków?

# plain
companion-question-sheet-era5 = ile z nich jest z ery 5?

# plain
companion-question-sheet-wealth = ile twoich płytek dobrobytu dało ci PP?

# plain
companion-question-sheet-progress = ile masz płytek postępu tego rodzaju, którego masz najwięcej?

# plain
companion-question-sheet-supply = ilu mieszkańców zostało w twoich zasobach?

# plain
companion-question-sheet-full = czy wszystkie pola twojej mapy postępu są zajęte?

# plain
companion-question-sheet-influence = jaki masz wpływ?

# What is still missing of an answer that is told step by step.
# plain
companion-narrow-era = z której ery jest karta?

# plain
companion-narrow-milestone = który kamień milowy?

# plain
companion-narrow-action = na której akcji?

# plain
companion-narrow-region = w którym regionie?

# plain
companion-narrow-space = na którym polu, licząc od lewej?

# plain
companion-narrow-idea = który pomysł?

# Where the answer is any number of a range.
# plain; number $least $most
companion-numbers = liczba od { $least } do { $most }

## Answers: short, as on a button.

# plain; word $player
companion-answer-turn = tak, gra { companion-player }

# plain
companion-answer-era-change = tak, era się zmienia

# plain; text $action
companion-answer-place = mój filar na akcji „{ $action }”

# plain; number $region
companion-answer-present = przedstawienie pomysłu w regionie { $region }

# plain; number $region
companion-answer-invent = stworzenie wynalazku w regionie { $region }

# plain; number $region
companion-answer-innovate = ulepszenie wynalazku w regionie { $region }

# plain; number $region
companion-answer-share = upowszechnienie wynalazku w regionie { $region } (płytka aspiracji)

# plain; number $region
companion-answer-share-wealth = upowszechnienie wynalazku w regionie { $region } (płytka dobrobytu)

# plain; number $region
companion-answer-sage = podróż do regionu { $region } i zabranie mędrca

# plain; number $region
companion-answer-influence = żeton wpływu w regionie { $region }

# plain; text $milestone
companion-answer-eureka = eureka: kamień milowy „{ $milestone }”

# plain; number $number
companion-answer-marker = mój znacznik ery na polu { $number }

# plain; text $milestone
companion-answer-send = wysłanie dyplomaty na kamień milowy „{ $milestone }”

# plain; text $milestone
companion-answer-call = odwołanie dyplomaty z kamienia milowego „{ $milestone }”

# plain; number $number
companion-answer-take = pomysł z ekspozycji, { $number }. od prawej

# plain
companion-answer-take-stack = pomysł z wierzchu stosu

# plain
companion-answer-end = koniec mojej tury

# Several answers of one kind, of which one is chosen next.
# plain
companion-kind-place = mój filar na akcji …

# plain
companion-kind-present = przedstawienie pomysłu …

# plain
companion-kind-invent = stworzenie wynalazku …

# plain
companion-kind-innovate = ulepszenie wynalazku …

# plain
companion-kind-share = upowszechnienie wynalazku (płytka aspiracji) …

# plain
companion-kind-share-wealth = upowszechnienie wynalazku (płytka dobrobytu) …

# plain
companion-kind-sage = podróż i zabranie mędrca …

# plain
companion-kind-influence = żeton wpływu w regionie …

# plain
companion-kind-eureka = eureka …

# plain
companion-kind-marker = mój znacznik ery na polu …

# plain
companion-kind-send = wysłanie dyplomaty …

# plain
companion-kind-call = odwołanie dyplomaty …

# plain
companion-kind-take = pomysł z ekspozycji …

# plain; number $era
companion-era = era { $era }

# plain; number $region
companion-region = region { $region }

# A card of Hephaestus with its rows from the top.
# plain; number $card; text $rows
companion-answer-card = karta { $card }: { $rows }

# plain
companion-answer-new-card = karta, której jeszcze nie było

# plain
companion-answer-yes = tak

# plain
companion-answer-no = nie

# plain
companion-answer-no-idea = brak pomysłu

# plain
companion-answer-empty = ekspozycja jest pusta

# plain
companion-answer-nobody = niczyj

# plain
companion-answer-no-row = nie ma więcej wierszy

## What happens. For the opponents: what to move, and why.

# plain; word $player; number $region; text $idea
companion-event-replaced = połóż początkowy pomysł { part-companion-gen } w regionie { $region }, a pomysł, który tam leży ({ $idea }), odłóż do pudełka

# plain; number $count; text $regions
companion-event-unclaimed =
    { $count ->
        [1] pomysłu z regionu { $regions } nikt nie wybrał: odrzuć go
       *[other] pomysłów z regionów { $regions } nikt nie wybrał: odrzuć je
    }

# plain; word $player; number $era $round
companion-event-turn =
    { $player ->
        [you] twoja tura (era { $era }, runda { $round })
       *[other] tura { part-companion-gen } (era { $era }, runda { $round })
    }

# plain; number $card $slot $row
companion-event-revealed = połóż kartę { $card } Hefajstosa na polu { $slot } jego planszy: strzałka wskazuje wiersz { $row }

# plain; number $row; text $action $why
companion-event-row-passed = wiersz { $row }, „{ $action }”, zostaje pominięty: { $why }

# plain; word $player; text $action; number $region
companion-event-chose-region = { companion-player } wybiera akcję „{ $action }” w regionie { $region }

# plain; word $player; text $action $milestone
companion-event-chose-milestone = { companion-player } wybiera akcję „{ $action }” i kamień milowy „{ $milestone }”

# plain; word $player
companion-event-nothing = { companion-player } nie może nic zrobić: koniec tury

# plain; number $row $left; text $action
companion-event-chained =
    { $left ->
        [0] Hefajstos wydaje ostatni znacznik akcji łączonej i przechodzi do wiersza { $row }, „{ $action }”
        [one] Hefajstos wydaje znacznik akcji łączonej (został { $left }) i przechodzi do wiersza { $row }, „{ $action }”
        [few] Hefajstos wydaje znacznik akcji łączonej (zostały { $left }) i przechodzi do wiersza { $row }, „{ $action }”
       *[other] Hefajstos wydaje znacznik akcji łączonej (zostało { $left }) i przechodzi do wiersza { $row }, „{ $action }”
    }

# plain; number $row; text $action $why
companion-event-chain-broken = koniec akcji łączonych, bo akcji „{ $action }” z wiersza { $row } nie można wykonać: { $why }

# plain; word $player $pillar; text $action
companion-event-placed =
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
companion-event-walked =
    { $player ->
        [chronos] przesuń filar Chronosa na mapie do regionu { $region }
       *[hephaestus] przesuń figurkę Hefajstosa na mapie do regionu { $region }
    }

# plain; number $region; text $why
companion-event-region-passed = w regionie { $region } Chronos nie może nic zrobić: { $why }

# plain; word $player; number $region $citizens; text $idea
companion-event-presented =
    { $player ->
        [you] przedstawiasz pomysł ({ $idea }) w regionie { $region } i stawiasz { part-companion-citizens } na płytce specjalistów
       *[other] połóż pomysł ({ $idea }) w regionie { $region } i postaw { part-companion-citizens } { part-companion-gen } na płytce specjalistów, bez premii
    }

# plain; word $player; number $region; text $idea
companion-event-invented =
    { $player ->
        [you] tworzysz wynalazek w regionie { $region } ({ $idea })
       *[other] postaw 1 mieszkańca { part-companion-gen } na polu wynalazcy w regionie { $region } i odwróć kartę ({ $idea })
    }

# plain; word $player; number $region
companion-event-innovated =
    { $player ->
        [you] ulepszasz wynalazek w regionie { $region }
       *[other] postaw 1 mieszkańca { part-companion-gen } na polu ulepszenia w regionie { $region }
    }

# $inventor is a word like $player: where the card goes.
# plain; word $player $inventor; number $region; text $idea
companion-event-shared =
    { $inventor ->
    [you] { part-companion-shares } wynalazek z regionu { $region } ({ $idea }): jesteś jego wynalazcą, więc weź kartę
   *[other] { part-companion-shares } wynalazek z regionu { $region } ({ $idea }): odłóż kartę na wspólny stos przeciwników
    }

# plain; word $player $from; number $region $citizens
companion-event-settled =
    { $player ->
        [you] { $from ->
            [card] przenieś { part-companion-yours } z miejsca przy karcie do regionu { $region } na mapie
           *[supply] postaw { part-companion-yours } z zasobów w regionie { $region } na mapie
        }
       *[other] { $from ->
            [card] przenieś { part-companion-citizens } { part-companion-gen } z miejsca przy karcie do regionu { $region } na mapie
           *[supply] postaw { part-companion-citizens } { part-companion-gen } z zasobów w regionie { $region } na mapie
        }
    }

# plain; word $player; number $region
companion-event-recalled = odłóż 1 mieszkańca { part-companion-gen } z regionu { $region } na mapie do zasobów

# plain; number $points; text $reason
companion-event-bots-scored = przeciwnicy zdobywają { $points } PP { $reason }: przesuń znacznik punktacji Hefajstosa

# plain; number $points; text $reason
companion-event-you-scored = zdobywasz { $points } PP { $reason }

# plain; number $before $now; text $reason
companion-event-influence = przesuń swój znacznik wpływu z { $before } na { $now } { $reason }

# plain; text $tile $why
companion-event-progress-passed = płytka postępu „{ $tile }” zostaje pominięta, bo { $why }: kolej na następny numer

# plain; word $player; text $tile
companion-event-took-progress = połóż płytkę postępu „{ $tile }” na polu { part-companion-gen } na planszy solo

# plain; word $player; text $speciality
companion-event-no-progress = dla { part-companion-gen } nie ma już płytki postępu ({ $speciality })

# plain; word $player; number $region; text $letter
companion-event-took-wealth =
    { $player ->
        [you] bierzesz płytkę dobrobytu { $letter } z regionu { $region }
       *[other] połóż płytkę dobrobytu { $letter } z regionu { $region } na polu { part-companion-gen } na planszy solo
    }

# plain; word $player; number $region
companion-event-took-sage =
    { $player ->
        [you] bierzesz mędrca z regionu { $region }
       *[other] przenieś mędrca z regionu { $region } na planszę Hefajstosa
    }

# plain; word $side; number $region
companion-event-flipped =
    { $side ->
        [action] odwróć płytkę wiedzy w regionie { $region }: teraz widać jej akcję
       *[points] odwróć płytkę wiedzy w regionie { $region }: teraz widać jej 2 PP
    }

# plain; word $player; number $region $space
companion-event-token-laid =
    { $player ->
        [you] twój żeton wpływu leży w regionie { $region }, na { $space }. polu od lewej
       *[other] połóż zakryty żeton wpływu { part-companion-gen } w regionie { $region }, na { $space }. polu od lewej
    }

# plain; text $milestone
companion-event-became-common = przenieś kamień milowy „{ $milestone }” do wiedzy powszechnej, nad wszystkie z tej samej ery i z wcześniejszych

# plain; text $milestone
companion-event-pushed-out = wiedza powszechna jest pełna: odrzuć jej najniższy kamień milowy, „{ $milestone }”; dyplomaci z niego wracają do domu

# plain; word $player; text $milestone
companion-event-took-milestone =
    { $player ->
        [you] bierzesz kamień milowy „{ $milestone }” z ekspozycji eureki
       *[other] połóż kamień milowy „{ $milestone }” z ekspozycji eureki na prywatnym polu { part-companion-gen }
    }

# plain; text $milestone
companion-event-free-milestone = połóż kamień milowy „{ $milestone }” z ekspozycji eureki na prywatnym polu nieużywanego koloru

# plain; word $player; number $era
companion-event-marker-put =
    { $player ->
        [you] twój znacznik ery przechodzi do ery { $era }
       *[other] przesuń znacznik ery { part-companion-gen } na pierwsze od prawej wolne pole ery { $era }, bez premii
    }

# plain; word $player; number $era $space
companion-event-marker-put-on =
    { $player ->
        [you] twój znacznik ery przechodzi na pole { $space } ery { $era }
       *[other] przesuń znacznik ery { part-companion-gen } na pole { $space } ery { $era } (pierwsze od prawej wolne), bez premii
    }

# plain; word $player; text $milestone
companion-event-diplomat-sent =
    { $player ->
        [you] twój mieszkaniec jest dyplomatą na kamieniu milowym „{ $milestone }”
       *[other] postaw 1 mieszkańca { part-companion-gen } jako dyplomatę na kamieniu milowym „{ $milestone }”, bez premii
    }

# plain; word $player; text $milestone
companion-event-diplomat-called =
    { $player ->
        [you] twój dyplomata schodzi z kamienia milowego „{ $milestone }”
       *[other] odłóż dyplomatę { part-companion-gen } z kamienia milowego „{ $milestone }” do zasobów
    }

# plain; word $player; text $idea
companion-event-idea-taken =
    { $player ->
        [you] bierzesz pomysł z ekspozycji: { $idea }
       *[other] weź pierwszy od prawej pomysł z ekspozycji: { $idea }
    }

# plain
companion-event-display-filled = przesuń karty na ekspozycji pomysłów i uzupełnij ją

# plain; number $era
companion-event-era-over = skończyła się era { $era }

# plain; text $cards; number $count
companion-event-cards-under =
    { $count ->
        [1] włóż użytą kartę Hefajstosa ({ $cards }) pod jego talię
       *[other] potasuj użyte karty Hefajstosa ({ $cards }) i włóż je pod jego talię
    }

# plain; number $tokens
companion-event-chain-token = przenieś znacznik akcji łączonej Hefajstosa z toru er na jego planszę: ma ich teraz { $tokens }

# plain; text $milestones
companion-event-eureka-filled = ekspozycja eureki, licząc od prawej: { $milestones }

# plain; text $players
companion-event-order = nowa kolejność tur: { $players }

# plain; number $sages
companion-event-season-over =
    { $sages ->
        [0] filary okresu wracają, twoi wyczerpani specjaliści są znów gotowi, a w każdym regionie znów jest mędrzec
        [one] filary okresu wracają, twoi wyczerpani specjaliści są znów gotowi, a w każdym regionie znów jest mędrzec; Hefajstos oddaje { $sages } mędrca
       *[other] filary okresu wracają, twoi wyczerpani specjaliści są znów gotowi, a w każdym regionie znów jest mędrzec; Hefajstos oddaje { $sages } mędrców
    }

# plain; number $era
companion-event-ideas-discarded = odrzuć z ekspozycji i z ręki pomysły z ery { $era } i z wcześniejszych

# plain; number $era
companion-event-era-begins = zaczyna się era { $era }

# $fields is what was set, as it was written; $note why.
# plain; text $fields $note
companion-event-corrected = poprawiono: { $fields } ({ $note })

# plain; text $fields
companion-event-corrected-bare = poprawiono: { $fields }

# plain
companion-event-over = koniec partii

## Why something is passed over: behind a colon.

# plain
companion-why-forum-closed = na tym forum stoi jego własny filar

# plain
companion-why-no-idea = ekspozycja pomysłów jest pusta

# plain
companion-why-no-empty-region = w każdym regionie jest karta

# plain
companion-why-no-citizen = w zasobach jest za mało mieszkańców

# plain; text $milestone
companion-why-no-milestone = potrzebny jest kamień milowy „{ $milestone }”, którego jeszcze nie ma w grze

# plain
companion-why-nothing-to-invent = żaden pomysł nie może stać się wynalazkiem

# plain
companion-why-nothing-to-share = przy żadnym wynalazku nie ma jego mieszkańca

# plain
companion-why-nothing-to-innovate = żaden cudzy wynalazek nie ma wolnego pola ulepszenia

# plain
companion-why-no-sage = na mapie nie ma mędrca

# plain
companion-why-nobody-to-call = na mapie nie ma żadnego jego mieszkańca

# plain
companion-why-no-token = nie ma on już żetonu wpływu

# plain
companion-why-no-influence-space = w żadnym regionie nie ma miejsca na jego żeton wpływu

# plain
companion-why-no-eureka-tile = ekspozycja eureki jest pusta

# plain
companion-why-not-later = na ekspozycji eureki nie ma kamienia milowego z ery późniejszej niż jego własny

# plain
companion-why-no-room = na żadnym kamieniu milowym nie ma miejsca dla jego dyplomaty

# plain
companion-why-no-diplomat = na żadnym kamieniu milowym nie ma jego dyplomaty

# plain
companion-why-has-tile = już ją ma

# plain
companion-why-used-up = nie ma już takiej

## For what somebody scores or gains influence, behind «you score 3 IP»: with its own preposition, conjunction or comma.

# plain; number $region
companion-reason-presenter = za autorstwo pomysłu w regionie { $region } (numer jego ery za każdego mieszkańca na płytce specjalistów)

# plain; number $region
companion-reason-highest-value = za pole o najwyższej wartości wpływu w regionie { $region } (wolne lub zajęte)

# plain; number $region
companion-reason-covered = za zakrytą wartość wpływu w regionie { $region }

# plain
companion-reason-knowledge-tiles = , po 2 za każdą odwróconą płytkę wiedzy

# plain
companion-reason-sages = , po 2 za każdego oddanego mędrca

# plain; text $milestone; number $era
companion-reason-era = za kamień milowy „{ $milestone }” (era { $era })

# plain; text $action
companion-reason-visit = , bo na akcji „{ $action }” spotkały się dwa filary

# plain; text $milestone
companion-reason-diplomat = , bo dyplomata przybył na kamień milowy „{ $milestone }” z późniejszej ery

# plain
companion-reason-era-change = , bo zmienia się era

## The table.

# plain; number $era $round; word $player
companion-heading-turn =
    { $player ->
        [you] era { $era }, runda { $round }: twoja tura
       *[other] era { $era }, runda { $round }: tura { part-companion-gen }
    }

# plain; number $era
companion-heading-era = skończyła się era { $era }

# plain
companion-heading-set-up = przygotowanie

# plain
companion-heading-over = koniec partii

# The profile of the box that is played with.
# plain; text $name
companion-box = profil pudełka: { $name }

# A profile that is nobody's box.
# plain
companion-box-ours = bez prawdziwego pudełka. Te wartości wymyśliliśmy sami, żeby można było wypróbować program; nie są to wartości z wydanej gry.

# plain
companion-label-order = kolejność tur

# The way of migration.
# plain
companion-label-way = szlak migracji

# plain
companion-label-assembly = zgromadzenie

# plain
companion-label-common = wiedza powszechna

# plain
companion-label-private = prywatne pola

# plain
companion-label-eureka = ekspozycja eureki

# plain
companion-label-discard = odrzucone

# plain
companion-label-deck = talia

# plain; number $slot
companion-label-slot = pole { $slot }

# plain
companion-label-board = plansza

# plain
companion-label-progress = płytki postępu

# plain
companion-label-wealth = płytki dobrobytu

# plain
companion-label-left = pozostało

# What lies in a region.
# plain; word $kind; text $idea
companion-card =
    { $kind ->
        [idea] pomysł ({ $idea })
       *[invention] wynalazek ({ $idea })
    }

# plain
companion-no-card = brak karty

# plain; word $player; number $citizens
companion-presenter = autor pomysłu: { companion-player } ({ part-companion-count })

# plain; word $player
companion-inventor = wynalazca: { companion-player }

# plain; word $player
companion-innovator = autor ulepszenia: { companion-player }

# plain; text $counts
companion-on-map = na mapie: { $counts }

# The influence spaces from the left with their values, and whose tokens lie there.
# plain; text $spaces
companion-influence = pola wpływu: { $spaces }

# plain; word $player; number $count
companion-count = { companion-player } – { $count }

# plain
companion-sage = mędrzec

# plain; word $side
companion-side =
    { $side ->
        [action] płytka wiedzy: widać akcję
       *[points] płytka wiedzy: widać 2 PP
    }

# plain; text $letters
companion-wealth = płytki dobrobytu: { $letters }

# plain; number $need
companion-need =
    { $need ->
    [one] płytka specjalistów wymaga { $need } specjalisty
   *[other] płytka specjalistów wymaga { $need } specjalistów
    }

# plain; word $player $pillar
companion-pillar =
    { $pillar ->
        [epoch] { companion-player }, filar epoki
       *[season] { companion-player }, filar okresu
    }

# A milestone with its era and the diplomats on it.
# plain; text $milestone $players; number $era
companion-milestone-with = { $milestone } (era { $era }), dyplomaci: { $players }

# plain; text $milestone; number $era
companion-milestone = { $milestone } (era { $era })

# plain; text $owner $milestone
companion-private = { $owner } – { $milestone }

# Cards in an order that nobody knows.
# plain; text $cards
companion-shuffled = { $cards } w nieznanej kolejności

# plain; number $count
companion-chain-tokens =
    { $count ->
        [one] { $count } znacznik akcji łączonej
        [few] { $count } znaczniki akcji łączonej
       *[other] { $count } znaczników akcji łączonej
    }

# plain; number $count
companion-sages =
    { $count ->
        [one] { $count } mędrzec
        [2] { $count } mędrcy
        [3] { $count } mędrcy
        [4] { $count } mędrcy
       *[other] { $count } mędrców
    }

# plain; number $count
companion-tokens =
    { $count ->
        [one] { $count } żeton wpływu
        [few] { $count } żetony wpływu
       *[other] { $count } żetonów wpływu
    }

# plain; number $count
companion-supply =
    { $count ->
        [one] { $count } mieszkaniec w zasobach
        [2] { $count } mieszkańcy w zasobach
        [3] { $count } mieszkańcy w zasobach
        [4] { $count } mieszkańcy w zasobach
       *[other] { $count } mieszkańców w zasobach
    }

# plain; number $count
companion-your-influence = twój wpływ: { $count }

# plain; number $points
companion-your-points = { $points } PP, sądząc po turach przeciwników i twoich odpowiedziach

## Points and the end.

# plain
companion-score-bots = Chronos i Hefajstos

# plain
companion-score-you = ty

# plain
companion-score-track = PP z toru

# plain; number $count $value
companion-score-inventions =
    { $count ->
        [one] { $count } wynalazek po { $value } PP
        [few] { $count } wynalazki po { $value } PP
       *[other] { $count } wynalazków po { $value } PP
    }

# plain; number $count $value
companion-score-progress =
    { $count ->
        [one] { $count } płytka postępu po { $value } PP
        [few] { $count } płytki postępu po { $value } PP
       *[other] { $count } płytek postępu po { $value } PP
    }

# plain; number $count $value
companion-score-wealth =
    { $count ->
        [one] { $count } płytka dobrobytu po { $value } PP
        [few] { $count } płytki dobrobytu po { $value } PP
       *[other] { $count } płytek dobrobytu po { $value } PP
    }

# plain
companion-score-total = razem

# plain
companion-score-yours = PP po podliczeniu według zasad gry podstawowej

# plain; word $met; number $you $bots
companion-goal-1 =
    { $met ->
        [yes] sposób 1: wygrywasz; masz { $you } PP, więcej niż obaj przeciwnicy razem ({ $bots } PP)
       *[no] sposób 1: nie wygrywasz; masz { $you } PP, a trzeba mieć więcej niż obaj przeciwnicy razem ({ $bots } PP)
    }

# plain; word $met; number $count
companion-goal-2 =
    { $met ->
        [yes] { $count ->
            [one] sposób 2: wygrywasz; masz { $count } nagrodę z 12, a wystarczy 8
            [few] sposób 2: wygrywasz; masz { $count } nagrody z 12, a wystarczy 8
           *[other] sposób 2: wygrywasz; masz { $count } nagród z 12, a wystarczy 8
        }
       *[no] { $count ->
            [0] sposób 2: nie wygrywasz; nie masz żadnej z 12 nagród, a trzeba mieć 8
            [one] sposób 2: nie wygrywasz; masz { $count } nagrodę z 12, a trzeba mieć 8
            [few] sposób 2: nie wygrywasz; masz { $count } nagrody z 12, a trzeba mieć 8
           *[other] sposób 2: nie wygrywasz; masz { $count } nagród z 12, a trzeba mieć 8
        }
    }

# $have is what there is; the awards by their numbers.
# plain; number $have $need; word $met
companion-award-1 = więcej PP niż przeciwnicy: { part-companion-have }

part-companion-have =
    { $met ->
    [yes] masz { $have }, a wystarczyłoby { $need }
   *[no] masz { $have }, a trzeba { $need }
    }

# plain; number $have $need; word $met
companion-award-2 = więcej PP niż przeciwnicy, nawet po upowszechnieniu wszystkich wynalazków na planszy, które powstały z ich pomysłów: { part-companion-have }

# plain; number $have $need; word $met
companion-award-3 = co najmniej o 20 PP więcej niż przeciwnicy: { part-companion-have }

# plain; number $have
companion-award-4 =
    { $have ->
    [0] co najmniej 10 wynalazków: nie masz żadnego
   *[other] co najmniej 10 wynalazków: masz { $have }
    }

# plain; number $have
companion-award-5 =
    { $have ->
    [0] co najmniej 2 wynalazki z ery 5: nie masz żadnego
   *[other] co najmniej 2 wynalazki z ery 5: masz { $have }
    }

# plain; number $have
companion-award-6 =
    { $have ->
    [0] PP z co najmniej 6 płytek dobrobytu: nie dała ci ich żadna płytka
    [one] PP z co najmniej 6 płytek dobrobytu: dała ci je { $have } płytka
    [few] PP z co najmniej 6 płytek dobrobytu: dały ci je { $have } płytki
   *[other] PP z co najmniej 6 płytek dobrobytu: dało ci je { $have } płytek
    }

# plain; number $have
companion-award-7 =
    { $have ->
    [0] wszystkie 7 płytek postępu jednego rodzaju: nie masz żadnej
   *[other] wszystkie 7 płytek postępu jednego rodzaju: masz { $have }
    }

# plain; number $have
companion-award-8 =
    { $have ->
    [0] pomysł lub wynalazek w każdym z 7 regionów: nie ma ich w żadnym
    [one] pomysł lub wynalazek w każdym z 7 regionów: są tylko w { $have } regionie
   *[other] pomysł lub wynalazek w każdym z 7 regionów: są w { $have } regionach
    }

# plain; number $have
companion-award-9 =
    { $have ->
    [0] wszystkie twoje pomysły na planszy zmienione w wynalazki: nie został żaden pomysł
    [one] wszystkie twoje pomysły na planszy zmienione w wynalazki: został jeszcze { $have } pomysł
    [few] wszystkie twoje pomysły na planszy zmienione w wynalazki: zostały jeszcze { $have } pomysły
   *[other] wszystkie twoje pomysły na planszy zmienione w wynalazki: zostało jeszcze { $have } pomysłów
    }

# plain; number $have
companion-award-10 =
    { $have ->
    [0] wszyscy mieszkańcy w grze: w zasobach nie został ci żaden
    [one] wszyscy mieszkańcy w grze: w zasobach został ci { $have } mieszkaniec
   *[other] wszyscy mieszkańcy w grze: w zasobach zostało ci { $have } mieszkańców
    }

# plain; word $met
companion-award-11 =
    { $met ->
    [yes] cała mapa postępu zajęta: nie ma na niej wolnych pól
   *[no] cała mapa postępu zajęta: są na niej jeszcze wolne pola
    }

# plain; number $have
companion-award-12 = wpływ co najmniej 8: twój wynosi { $have }

# Honor points.
# plain; word $met; number $honor
companion-honor =
    { $met ->
    [yes] nagroda zdobyta: { $honor } PH
   *[no] nagroda niezdobyta: 0 PH z { $honor }
    }

# plain; number $honor; text $level
companion-level = { $honor } z 16 punktów honoru (PH). Poziom twojego społeczeństwa: { $level }

# plain
companion-level-none = zerowy

# plain
companion-level-neanderthal = neandertalski

# plain
companion-level-medieval = średniowieczny

# plain
companion-level-advanced = zaawansowany technologicznie

# plain
companion-level-artificial-intelligence = sztuczna inteligencja

# plain
companion-level-genius = genialny

# plain
companion-level-alien = pozaziemski

# The head of the page to keep.
# plain; text $difficulty
companion-report = Inventions: Ewolucja idei, gra solo, poziom trudności: { $difficulty }

# plain
companion-report-awards = nagrody

# plain
companion-report-log = dziennik

## In the terminal.

# plain; text $difficulty $help; word $draws
companion-begins =
    { $draws ->
        [program] pomocnik do gry solo, poziom trudności: { $difficulty }. Karty Hefajstosa odkrywa program. Wpisz „{ $help }”, aby zobaczyć polecenia.
       *[person] pomocnik do gry solo, poziom trudności: { $difficulty }. Karty Hefajstosa odkrywasz z prawdziwej talii. Wpisz „{ $help }”, aby zobaczyć polecenia.
    }

# plain; text $file; number $count
companion-resumed =
    { $count ->
        [one] wznowiono partię z pliku { $file } po { $count } odpowiedzi
       *[other] wznowiono partię z pliku { $file } po { $count } odpowiedziach
    }

# plain; text $file $command
companion-saves = każda odpowiedź jest zapisywana w pliku { $file }; partię wznowisz poleceniem: { $command }

# plain; text $save
companion-unsaved = ta partia nie jest zapisywana: „{ $save }” z nazwą pliku włącza zapis

# plain; text $file $reason
companion-not-saved = Nie udało się zapisać pliku { $file }: { $reason }

# plain
companion-undone = cofnięto odpowiedź

# plain
companion-nothing-undone = nie ma czego cofnąć

# plain
companion-redone = powtórzono odpowiedź

# plain
companion-nothing-redone = nie ma czego powtórzyć

# $key is the field, $what is from companion-wrong-….
# plain; text $key $what
companion-not-corrected = niczego nie poprawiono. Pole „{ $key }”: { $what }

# plain
companion-not-now = przed pierwszą rundą i po ostatniej nie można nic poprawić: cofnij odpowiedź

# plain; text $example
companion-correctable = napisz, co poprawić i dlaczego, na przykład „{ $example }”. Obecny stan pól:

# plain; text $said; number $count
companion-no-number =
    { $count ->
    [1] „{ $said }” nie jest poprawną odpowiedzią: jedyny numer to 1
   *[other] „{ $said }” nie jest poprawną odpowiedzią: wybierz numer od 1 do { $count }
    }

# plain; text $said $help
companion-no-answer = „{ $said }” nie jest tu poprawną odpowiedzią: wpisz numer odpowiedzi albo „{ $help }”

# plain; text $said
companion-too-late = partia się skończyła: za późno na „{ $said }”

# plain; text $command $help
companion-needs-word = Po poleceniu „{ $command }” trzeba coś dopisać: zob. „{ $help }”

# plain; text $file
companion-reported = strona na pamiątkę jest w pliku { $file }

# Commands are single words; the English ones are always understood too.
# plain
companion-command-undo = cofnij

# plain
companion-command-redo = powtórz

# plain
companion-command-correct = popraw

# What stands for fields and their values.
# plain
companion-command-correct-what = POLE = WARTOŚĆ # DLACZEGO

# plain
companion-command-table = stół

# plain
companion-command-score = wynik

# plain
companion-command-save = zapisz

# What stands for the name of a file.
# plain
companion-command-save-file = PLIK

# plain
companion-command-help = pomoc

# plain
companion-command-quit = koniec

# plain
companion-help = Odpowiadaj numerem odpowiedzi. Poza tym:

# plain
companion-help-undo = cofnij ostatnią odpowiedź; można wiele razy

# plain
companion-help-redo = powtórz cofniętą odpowiedź

# plain
companion-help-correct = popraw wskazane pole; bez dopisku – pokaż wszystkie pola

# plain
companion-help-table = pokaż stół

# plain
companion-help-score = pokaż wynik

# plain
companion-help-save = zapisuj w pliku, teraz i po każdej odpowiedzi

# plain
companion-help-help = pokaż tę pomoc

# plain
companion-help-quit = zakończ; zapisaną partię można wznowić

## The form for a box profile.

# plain; text $undo
companion-form-begins = program raz zapyta o to, co wydrukowano w twoim pudełku, i zachowa to w pliku. „{ $undo }” wraca do poprzedniego pytania.

# plain
companion-form-name = Nazwa

# plain
companion-form-name-why = jak nazywasz to pudełko?

# plain
companion-form-ring = Dwie kolumny kamieni milowych

# plain
companion-form-ring-why = Hefajstos obchodzi je przeciwnie do ruchu wskazówek zegara. Po której stronie jest wiedza powszechna?

# plain
companion-form-ring-left = na lewo od prywatnych pól

# plain
companion-form-ring-right = na prawo od nich

# plain
companion-form-ring-other = inaczej, jak w tekście profilu

# plain
companion-form-forums = Pięć forów zgromadzenia

# plain
companion-form-forums-why = Które dwie akcje są na jednym forum? W przykładach z instrukcji przedstawienie pomysłu, ulepszenie wynalazku i zdobycie wpływu są na trzech różnych.

# plain; text $action
companion-form-ask-forums = która akcja jest na tym samym forum co „{ $action }”?

# plain; number $number
companion-form-forum = Forum { $number }

# plain
companion-form-influence = Pola wpływu regionów

# plain
companion-form-influence-why = Wydrukowane na nich liczby od lewej, oddzielone spacjami: 6 4 2

# plain; number $region
companion-form-ask-influence = region { $region }: wartości pól wpływu od lewej, oddzielone spacjami, na przykład: 6 4 2

# plain
companion-form-cards = Pięć kart Hefajstosa

# plain
companion-form-cards-why = Wiersze od góry; * to symbol akcji łączonej. Kartę pozostawioną bez wierszy podasz, gdy pierwszy raz ją odkryjesz.

# plain; number $card
companion-form-ask-cards = karta { $card } Hefajstosa: numery jej akcji od góry, z * za akcjami z symbolem akcji łączonej, na przykład: 4 1 3* 5*. Pusty wiersz pomija kartę: podasz ją, gdy ją odkryjesz.

# plain; number $card
companion-form-card = Karta { $card }

# plain
companion-form-spaces = Miejsca dla dyplomatów

# plain
companion-form-spaces-why = Ilu dyplomatów mieści się na każdym kamieniu milowym, razem z dyplomatą właściciela. Puste miejsce oznacza 3.

# plain
companion-form-ask-spaces = miejsca dla dyplomatów na kamieniach milowych, na których nie ma ich 3: numer kamienia i liczba miejsc, na przykład: 6 2. Pusty wiersz, gdy to już wszystkie.

# plain
companion-form-track = Tor er

# plain
companion-form-track-why = Pola na znaczniki ery od lewej. Dzięki nim program wie, kto zmienia kolejność tur; bez nich zapyta.

# $sign is the letter for a space that changes the turn order.
# plain; number $era; text $sign
companion-form-ask-track = tor er, era { $era }: pola na znaczniki ery od lewej, „-” za zwykłe i „{ $sign }” za pole zmiany kolejności tur, oddzielone spacjami. Pusty wiersz przy erze 2 pomija tor: program zapyta wtedy, gdy będzie to ważne.

# plain
companion-form-track-space = zwykłe pole

# plain
companion-form-track-order = pole zmiany kolejności tur

# plain
companion-form-ideas = Nazwy pomysłów

# plain
companion-form-ideas-why = Jeśli chcesz widzieć na przyciskach nazwy kart, wpisz je tutaj. Po zapisaniu pojawi się więcej wierszy.

# plain; text $example
companion-form-ask-ideas = nazwy kart pomysłów, jeśli chcesz je widzieć, po jednej w wierszu: nazwa w dowolnym języku, rodzaj (E – gospodarka, C – kultura, T – technologia), era i angielska nazwa kamienia milowego, jak tu: { $example }. Pusty wiersz, gdy to już wszystkie.

# plain
companion-form-idea-name = Nazwa na karcie

# plain
companion-form-idea-about = Rodzaj

# plain
companion-form-idea-era = Era

# plain
companion-form-idea-milestone = Kamień milowy potrzebny do stworzenia wynalazku

# plain; text $one $other
companion-form-warning = „{ $one }” i „{ $other }” są tu na jednym forum, a w przykładach z instrukcji nie: sprawdź jeszcze raz

# plain; text $file $command
companion-form-saved = profil zapisano w pliku { $file }; zagrasz z nim poleceniem: { $command }

# plain; text $file
companion-form-incomplete = profil jest niepełny: pliku { $file } nie zapisano

## Why a correction or a box profile is refused: behind a colon.

# plain
companion-wrong-unknown-key = nie ma takiego pola

# plain
companion-wrong-missing = niczego tu nie podano

# plain; text $expected $got
companion-wrong-expected = trzeba podać { $expected }, a podano { $got }

# plain
companion-expected-text = tekst w cudzysłowie

# plain
companion-expected-truth = „tak” lub „nie”

# plain; number $least $most
companion-expected-number = liczbę od { $least } do { $most }

# plain
companion-expected-list = listę

# plain
companion-expected-table = tabelę

# plain
companion-expected-two-actions = po dwie akcje na każde forum

# plain
companion-expected-five-forums = pięć forów

# plain
companion-expected-rows = co najmniej jeden wiersz

# plain
companion-expected-owners = wszystkich czterech właścicieli, każdego jeden raz

# plain
companion-expected-order = wszystkich trzech graczy w kolejności tur, każdego jeden raz

# plain
companion-expected-card = pomysł, wynalazek lub brak karty

# plain; text $said; word $thing
companion-wrong-no-thing =
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
companion-wrong-form = tekstu nie da się odczytać: { $what }

# plain; text $said
companion-wrong-slot = „{ $said }” to nie miejsce na kamień milowy: w każdej kolumnie są miejsca od 1 do 4

# plain; text $action
companion-wrong-mark = na żadnej karcie akcja „{ $action }” nie ma symbolu akcji łączonej

# plain; text $said
companion-wrong-idea = „{ $said }” to nie karta: trzeba podać rodzaj, erę i kamień milowy

# plain; text $milestone; number $era $needs
companion-wrong-later = karta ery { $era } nie może wymagać kamienia milowego „{ $milestone }” z ery { $needs }

# plain; text $said
companion-wrong-bare = „{ $said }”: nie podano kamienia milowego; nie wymagają go tylko karty ery 1

# plain; text $said
companion-wrong-too-much = „{ $said }”: karty ery 1 nie wymagają kamienia milowego

# plain; text $said
companion-wrong-progress = „{ $said }” to nie płytka postępu: trzeba podać rodzaj i liczbę od 1 do 7

# plain; text $said
companion-wrong-space = „{ $said }” to nie pole toru er

# plain; text $said; number $count
companion-wrong-setting = nie ma ustawienia „{ $said }”: ustawienia mają numery od 1 do { $count }

# plain; text $name $said $readings
companion-wrong-reading = { $name } nie może mieć wartości „{ $said }”; możliwe: { $readings }

# plain
companion-wrong-no-field = nie podano żadnego pola

# plain
companion-wrong-not-now = przed pierwszą rundą i po ostatniej nie ma czego poprawiać

# plain; text $action
companion-wrong-two-forums = akcja „{ $action }” jest na dwóch forach

# plain; text $action
companion-wrong-no-forum = akcji „{ $action }” nie ma na żadnym forum

# plain; word $column; number $number
companion-wrong-no-slot =
    { $column ->
    [private] nie podano prywatnego pola nr { $number }
   *[common] nie podano miejsca nr { $number } w wiedzy powszechnej
    }

# plain
companion-wrong-slot-twice = jedno miejsce podano dwa razy

# plain; number $region
companion-wrong-no-region = nie podano regionu { $region }

# plain; number $era
companion-wrong-no-era = nie podano ery { $era }

# plain
companion-wrong-rising = wartości muszą maleć od lewej

# plain
companion-wrong-markers = w profilu pudełka na torze er nie ma znaczników

# plain
companion-wrong-no-display = w tej partii program nie śledzi ekspozycji pomysłów

# plain
companion-wrong-no-track = w tej partii program nie śledzi toru er

# plain; text $said
companion-wrong-first-era = „{ $said }”: nie ma pomysłów z ery 1

# plain
companion-wrong-first-era-idea = nie ma pomysłów z ery 1, tylko wynalazki

# plain; text $what
companion-wrong-twice = „{ $what }” występuje dwa razy

# plain; number $card
companion-wrong-card-twice = karta { $card } występuje dwa razy

# plain; text $said
companion-wrong-no-letter = „{ $said }” to nie płytka dobrobytu: te płytki mają litery od A do G

# plain; number $count
companion-wrong-token-spaces =
    { $count ->
        [one] jest tu tylko { $count } pole na żeton wpływu
        [few] są tu tylko { $count } pola na żetony wpływu
       *[other] jest tu tylko { $count } pól na żetony wpływu
    }

# plain
companion-wrong-no-card = mieszkańcy stoją przy karcie, której nie ma

# plain
companion-wrong-no-presenter = karta nie ma autora pomysłu

# plain
companion-wrong-no-citizen = autor pomysłu nie ma mieszkańca przy karcie

# plain
companion-wrong-invented-idea = pomysł nie ma wynalazcy ani autora ulepszenia

# plain
companion-wrong-no-inventor = wynalazek nie ma wynalazcy

# plain
companion-wrong-own-invention = nikt nie ulepsza własnego wynalazku

# plain; number $era $rounds
companion-wrong-rounds =
    { $rounds ->
        [one] era { $era } ma tylko { $rounds } rundę
        [few] era { $era } ma tylko { $rounds } rundy
       *[other] era { $era } ma tylko { $rounds } rund
    }

# plain
companion-wrong-era-not-over = era nie kończy się przed swoją ostatnią rundą

# plain; text $milestone
companion-wrong-not-revealed = kamień milowy „{ $milestone }” nie jest jeszcze odkryty w tej erze

# plain
companion-wrong-older-below = starsze kamienie milowe muszą leżeć poniżej nowszych

# plain
companion-wrong-four-slots = są tylko cztery miejsca

# plain; text $milestone
companion-wrong-other-deck = kamień milowy „{ $milestone }” nie jest ze stosu tej ery

# plain
companion-wrong-not-on-board = tego kamienia milowego nie ma na planszy

# plain; number $count
companion-wrong-room =
    { $count ->
        [one] jest tam tylko { $count } miejsce dla dyplomaty
        [few] są tam tylko { $count } miejsca dla dyplomatów
       *[other] jest tam tylko { $count } miejsc dla dyplomatów
    }

# plain; word $player
companion-wrong-two-markers =
    { $player ->
        [you] masz dwa znaczniki ery
       *[other] { companion-player } ma dwa znaczniki ery
    }

# plain; word $player; number $era
companion-wrong-other-era =
    { $player ->
        [you] twój kamień milowy jest z ery { $era }
       *[other] kamień milowy { part-companion-gen } jest z ery { $era }
    }

# plain
companion-wrong-three-ideas = na ekspozycji są najwyżej trzy pomysły

# plain
companion-wrong-stack = stos jest tylko obok trzech pomysłów

# plain; word $player
companion-wrong-two-tokens =
    { $player ->
        [you] masz tu dwa żetony wpływu
       *[other] { companion-player } ma tu dwa żetony wpływu
    }

# plain; number $all $most
companion-wrong-tokens = żetonów wpływu byłoby { $all }, a jest ich tylko { $most }

# plain; number $all $most
companion-wrong-citizens = mieszkańców byłoby { $all }, a jest ich tylko { $most }

# plain; number $all $most
companion-wrong-sages = mędrców byłoby { $all }, a jest ich tylko { $most }

# plain; text $tile
companion-wrong-holders = „{ $tile }” mieliby wszyscy trzej, a są tylko dwie takie płytki

# plain; text $letter; number $all $most
companion-wrong-wealth-tiles = płytek dobrobytu { $letter } byłoby { $all }, a jest ich tylko { $most }

# plain
companion-wrong-seasons = są tylko dwa filary okresu

# plain; text $action
companion-wrong-two-pillars = na forum akcji „{ $action }” stałyby dwa filary

# plain; number $card
companion-wrong-no-such-card = nie ma karty { $card }

# plain; number $cards $round
companion-wrong-revealed =
    { $cards ->
        [one] { $cards } odkryta karta to za dużo jak na rundę { $round }
        [few] { $cards } odkryte karty to za dużo jak na rundę { $round }
       *[other] { $cards } odkrytych kart to za dużo jak na rundę { $round }
    }

# plain; number $cards $round
companion-wrong-revealed-at-turn =
    { $cards ->
        [0] na początku jego tury w rundzie { $round } nie powinno być odkrytych kart
        [one] na początku jego tury w rundzie { $round } powinna być odkryta { $cards } karta
        [few] na początku jego tury w rundzie { $round } powinny być odkryte { $cards } karty
       *[other] na początku jego tury w rundzie { $round } powinno być odkrytych { $cards } kart
    }

# plain
companion-wrong-era5 = wynalazków z ery 5 jest więcej niż wszystkich wynalazków
