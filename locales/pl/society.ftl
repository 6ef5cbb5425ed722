# Polish: the whole solo game of Inventions on the screen. The guide for translators is at the head of the English file.
#
# The terms are those of inventions.ftl: PP, kamień milowy, filar epoki, filar okresu, mieszkaniec, płytka postępu, płytka dobrobytu,
# płytka aspiracji, żeton gospodarki, znacznik akcji łączonej; specjaliści bywają wyczerpani.

part-society-points = { $points } PP

part-society-gen =
    { $player ->
        [chronos] Chronosa
        [you] ciebie
       *[hephaestus] Hefajstosa
    }

part-society-citizens =
    { $citizens ->
        [one] { $citizens } mieszkaniec
        [few] { $citizens } mieszkańcy
       *[other] { $citizens } mieszkańców
    }

## Regions, as the content file calls them.

# noun
society-place-africa =
    { $case ->
        [loc] w Afryce
        [acc] do Afryki
        [gen] z Afryki
       *[nom] Afryka
    }

# noun
society-place-middle-east =
    { $case ->
        [loc] na Bliskim Wschodzie
        [acc] na Bliski Wschód
        [gen] z Bliskiego Wschodu
       *[nom] Bliski Wschód
    }

# noun
society-place-europe =
    { $case ->
        [loc] w Europie
        [acc] do Europy
        [gen] z Europy
       *[nom] Europa
    }

# noun
society-place-asia =
    { $case ->
        [loc] w Azji
        [acc] do Azji
        [gen] z Azji
       *[nom] Azja
    }

# noun
society-place-australia =
    { $case ->
        [loc] w Australii
        [acc] do Australii
        [gen] z Australii
       *[nom] Australia
    }

# noun
society-place-north-america =
    { $case ->
        [loc] w Ameryce Północnej
        [acc] do Ameryki Północnej
        [gen] z Ameryki Północnej
       *[nom] Ameryka Północna
    }

# noun
society-place-south-america =
    { $case ->
        [loc] w Ameryce Południowej
        [acc] do Ameryki Południowej
        [gen] z Ameryki Południowej
       *[nom] Ameryka Południowa
    }

# A region that somebody has called otherwise.
# noun; text $name
society-place-named =
    { $case ->
        [loc] w regionie „{ $name }”
        [acc] do regionu „{ $name }”
        [gen] z regionu „{ $name }”
       *[nom] { $name }
    }

## Idea cards, as the content file calls them.

# plain
idea-boats = Łodzie

# plain
idea-cloth = Tkanina

# plain
idea-projectile = Broń miotana

# plain
idea-star-map = Mapa gwiazd

# plain
idea-flute = Flet

# plain
idea-bread = Chleb

# plain
idea-trade = Handel

# plain
idea-domesticated-dog = Udomowiony pies

# plain
idea-ceramics-pottery = Ceramika i garncarstwo

# plain
idea-horse = Koń

# plain
idea-seawall = Falochron

# plain
idea-wheel = Koło

# plain
idea-fermentation = Fermentacja

# plain
idea-tanned-leather = Garbowana skóra

# plain
idea-irrigation = Nawadnianie

# plain
idea-silk = Jedwab

# plain
idea-proto-city = Protomiasto

# plain
idea-plumbing = Wodociąg

# plain
idea-coins = Monety

# plain
idea-lighthouse = Latarnia morska

# plain
idea-writing = Pismo

# plain
idea-musical-notation = Zapis nutowy

# plain
idea-glass = Szkło

# plain
idea-steel = Stal

# plain
idea-mariner-s-compass = Kompas żeglarski

# plain
idea-caravel = Karawela

# plain
idea-eyeglasses = Okulary

# plain
idea-windmill = Wiatrak

# plain
idea-catapult = Katapulta

# plain
idea-printing-press = Prasa drukarska

# plain
idea-steamboat = Parowiec

# plain
idea-dynamite = Dynamit

# plain
idea-calculator = Maszyna licząca

# plain
idea-automobile = Samochód

# plain
idea-aircraft = Samolot

# plain
idea-locomotive = Lokomotywa

# plain
idea-telephone = Telefon

# plain
idea-television = Telewizja

# plain
idea-light-bulb = Żarówka

# plain
idea-high-density-battery = Akumulator o dużej pojemności

# plain
idea-microscope = Mikroskop

# plain
idea-penicillin = Penicylina

# plain
idea-satellite = Satelita

# plain
idea-solar-sail = Żagiel słoneczny

# plain
idea-machine-learning = Uczenie maszynowe

# plain
idea-internet = Sieć internetowa

# plain
idea-quantum-computing = Obliczenia kwantowe

# plain
idea-reusable-rocket = Rakieta wielokrotnego użytku

## What is printed: what cards, tiles and places give.

# What an idea card shows: what it is about, its era and its milestone come from solo-idea.
# plain; text $action
society-card-chain = wynalazek daje akcję łączoną „{ $action }”

# $specialists is from society-specialists.
# plain; text $specialists
society-card-extra = stworzenie wyczerpuje też: { $specialists }

# plain; number $points
society-card-points = za stworzenie { part-society-points }

# Specialists of a speciality: behind a colon or on their own.
# plain; word $speciality; number $count
society-specialists =
    { $speciality ->
        [economy] { $count ->
            [one] { $count } specjalista od gospodarki
            [few] { $count } specjaliści od gospodarki
           *[other] { $count } specjalistów od gospodarki
        }
        [culture] { $count ->
            [one] { $count } specjalista od kultury
            [few] { $count } specjaliści od kultury
           *[other] { $count } specjalistów od kultury
        }
       *[technology] { $count ->
            [one] { $count } specjalista od technologii
            [few] { $count } specjaliści od technologii
           *[other] { $count } specjalistów od technologii
        }
    }

# plain; number $count
society-scholars =
    { $count ->
        [0] żaden uczony
        [one] { $count } uczony
        [few] { $count } uczeni
       *[other] { $count } uczonych
    }

# plain
society-benefit-nothing = nic

# plain; text $action
society-benefit-action = akcja „{ $action }”

# plain; number $points
society-benefit-points = { part-society-points }

# plain; number $count
society-benefit-influence = +{ $count } wpływu

# plain; number $count
society-benefit-scholars =
    { $count ->
        [one] { $count } uczony
        [few] { $count } uczeni
       *[other] { $count } uczonych
    }

# plain; number $count
society-benefit-specialists =
    { $count ->
        [one] { $count } dowolny specjalista
        [few] { $count } dowolni specjaliści
       *[other] { $count } dowolnych specjalistów
    }

# plain; number $count
society-benefit-citizens =
    { $count ->
        [one] { $count } mieszkaniec w dowolnym regionie
        [few] { $count } mieszkańcy w dowolnych regionach
       *[other] { $count } mieszkańców w dowolnych regionach
    }

# plain
society-benefit-economy-token = 1 żeton gospodarki

# plain
society-benefit-turn-order = zmiana kolejności przy zmianie ery

# plain; text $letter
society-tile-wealth = dobrobyt { $letter }

# What kind of tile it is; the other kinds are specialities.
# plain
society-kind-wealth = dobrobyt

# What tiles do.
# plain; text $benefit
society-effect-economy = raz na erę, za żeton gospodarki: { $benefit }

# plain; text $action $benefit
society-effect-culture = za każdą akcję „{ $action }”: { $benefit }

# plain; text $one $other
society-effect-technology = raz na grę, za znacznik akcji łączonej i 1 punkt wpływu: połącz „{ $one }” i „{ $other }”, w dowolnej kolejności

# plain; text $worth
society-effect-wealth = na koniec gry: { $worth }

# A Specialist tile: what a presenter gets, and how many specialists he needs.
# plain; number $need; text $benefit
society-specialist-tile =
    { $need ->
        [one] płytka specjalistów dla { $need } specjalisty: { $benefit }
       *[other] płytka specjalistów dla { $need } specjalistów: { $benefit }
    }

# plain; text $benefit
society-knowledge-tile = płytka wiedzy: { $benefit }

# plain
society-knowledge-points = płytka wiedzy: po 2 PP za każdą, która je pokazuje

# What a milestone gives to whoever sends a diplomat there or calls one back.
# plain; text $benefit
society-milestone = dyplomata dostaje: { $benefit }

# plain; number $number; text $benefit
society-hex-gives = pole { $number }: { $benefit }

# plain; number $number
society-hex = pole { $number }

# plain; number $number
society-space = pole { $number }

# An influence token by what it shows, and how many citizens it asks for.
# plain; text $action
society-token = żeton „{ $action }”

# plain
society-token-influence = żeton „+1 wpływu”

# plain; number $count
society-token-asks =
    { $count ->
        [one] wymaga { $count } mieszkańca
       *[other] wymaga { $count } mieszkańców
    }

# plain; word $speciality
society-aspiration =
    { $speciality ->
        [economy] płytka aspiracji (gospodarka)
        [culture] płytka aspiracji (kultura)
       *[technology] płytka aspiracji (technologia)
    }

# plain
society-aspiration-wild = dowolna płytka aspiracji

## Private goals and Wealth tiles: what they count.

# $measure is from society-measure-…; $beyond do not count, $most is the most points; 0 is neither.
# plain; number $points $beyond $most; text $measure
society-worth =
    { part-society-points } { $measure } { $beyond ->
        [0] { "" }
       *[other] ponad pierwszych { $beyond }
    } { $most ->
        [0] { "" }
       *[other] , najwyżej { $most }
    }

# plain
society-measure-inventions = za każdy wynalazek

# plain; word $speciality
society-measure-inventions-of =
    { $speciality ->
        [economy] za każdy wynalazek z gospodarki
        [culture] za każdy wynalazek z kultury
       *[technology] za każdy wynalazek z technologii
    }

# plain
society-measure-late-inventions = za każdy wynalazek z er 5 i 6

# plain
society-measure-tiles = za każdą płytkę na twojej mapie postępu

# plain; word $kind
society-measure-tiles-of =
    { $kind ->
        [economy] za każdą płytkę gospodarki na twojej mapie postępu
        [culture] za każdą płytkę kultury na twojej mapie postępu
        [technology] za każdą płytkę technologii na twojej mapie postępu
       *[wealth] za każdą płytkę dobrobytu na twojej mapie postępu
    }

# plain
society-measure-progress-tiles = za każdą płytkę postępu, wyłożoną lub nie

# plain
society-measure-kinds = za każdy rodzaj płytek na twojej mapie postępu

# Two kinds of tiles that touch each other.
# plain; text $one $other
society-measure-pairs = za każdą parę sąsiednich płytek na twojej mapie postępu: { $one } i { $other }

# plain
society-measure-scholars = za każdego uczonego w twojej akademii

# plain
society-measure-specialists = za każdego specjalistę w domu

# plain
society-measure-diplomats = za każdego twojego dyplomatę

# plain
society-measure-tokens = za każdy twój żeton wpływu w regionach

# plain
society-measure-regions = za każdy region z twoimi mieszkańcami na mapie

# plain
society-measure-citizens = za każdego twojego mieszkańca na mapie

# plain
society-measure-citizens-in-play = za każdego twojego mieszkańca w grze

# plain
society-measure-influence = za każdy punkt wpływu

# plain
society-measure-era = za każdą erę aż do ery twojego kamienia milowego

## Where something comes from: before a colon or behind one.

# plain; text $region
society-source-specialist = płytka specjalistów { $region_loc }

# plain; text $region
society-source-knowledge = płytka wiedzy { $region_loc }

# plain; text $milestone
society-source-milestone = kamień milowy „{ $milestone }”

# plain; number $number
society-source-track = pole { $number } toru ery

# plain; number $number
society-source-hex = pole { $number } mapy postępu

# plain; text $tile
society-source-tile = płytka postępu „{ $tile }”

# plain; text $card
society-source-card = „{ $card }”

# plain; text $action
society-source-token = żeton wpływu „{ $action }”

# plain
society-source-token-influence = żeton wpływu „+1 wpływu”

# plain
society-source-tokens = twoje odkryte żetony wpływu

# plain; text $action
society-source-idle = akcja „{ $action }” jest niemożliwa

# plain
society-source-building = budowa

## Questions.

# plain
society-question-claim = runda przygotowania: który pomysł zajmujesz?

# plain
society-question-place = twoja tura: na jakiej akcji stawiasz filar?

# plain
society-question-present = który pomysł przedstawiasz i gdzie?

# plain
society-question-invent = z którego pomysłu tworzysz wynalazek?

# plain
society-question-innovate = który wynalazek ulepszasz?

# plain
society-question-share = który wynalazek upowszechniasz?

# plain; text $region
society-question-reward = co bierzesz za upowszechnienie { $region_loc }?

# plain
society-question-call = ilu specjalistów odwołujesz i skąd?

# plain
society-question-as = żadna karta nie mówi, kim wrócą: wybierz specjalność

# plain
society-question-gain-influence = który żeton wpływu kładziesz i gdzie?

# plain
society-question-travel = skąd i dokąd podróżuje twój mieszkaniec?

# plain; text $region
society-question-sage = { $region_loc } jest mędrzec: czy wydajesz znacznik akcji łączonej, żeby go zabrać?

# plain
society-question-eureka = który kamień milowy bierzesz z ekspozycji eureki?

# plain; number $era
society-question-marker = na którym polu ery { $era } stawiasz znacznik ery?

# plain
society-question-send = na który kamień milowy wysyłasz dyplomatę?

# plain
society-question-diplomat = kto jedzie jako dyplomata?

# plain
society-question-call-back = z którego kamienia milowego odwołujesz dyplomatę?

# plain; text $action
society-question-chain = czy łączysz coś z akcją „{ $action }”?

# $specialists is from society-specialists.
# plain; text $specialists
society-question-scholars = potrzebni: { $specialists }. Ilu z nich zastępują uczeni?

# plain; number $count
society-question-exhaust =
    { $count ->
        [1] kogo wyczerpujesz? Potrzeba jeszcze jednego
       *[other] kogo wyczerpujesz? Potrzeba jeszcze { $count }
    }

# plain; text $source
society-question-specialist = { $source }: jaką specjalność ma twój nowy specjalista?

# plain; text $source
society-question-citizen = { $source }: gdzie zamieszka twój nowy mieszkaniec?

# plain
society-question-idea = który pomysł bierzesz na rękę?

# plain; word $speciality
society-question-progress =
    { $speciality ->
        [economy] którą płytkę postępu z gospodarki bierzesz za płytkę aspiracji?
        [culture] którą płytkę postępu z kultury bierzesz za płytkę aspiracji?
       *[technology] którą płytkę postępu z technologii bierzesz za płytkę aspiracji?
    }

# plain
society-question-progress-wild = którą płytkę postępu bierzesz za dowolną płytkę aspiracji?

# plain
society-question-build = czy wykładasz płytkę na mapę postępu?

# plain
society-question-order = zmieniasz kolejność: na którym miejscu chcesz grać?

# What is still missing of an answer that is given step by step.
# plain; text $card
society-narrow-region = „{ $card }”: w którym regionie?

# plain; text $tile
society-narrow-hex = na którym polu wykładasz „{ $tile }”?

# plain; text $region
society-narrow-call = ilu mieszkańców wraca { $region_gen }?

# plain; text $region
society-narrow-travel = { $region_gen }: dokąd?

## Answers: short, as on a button.

# plain; text $action
society-answer-place = filar na „{ $action }”

# plain; text $tile
society-answer-use = najpierw użyj „{ $tile }”

# plain; text $card $region
society-answer-card = „{ $card }” { $region_loc }

# plain; text $card
society-answer-present = „{ $card }” …

# plain; text $region; number $citizens
society-answer-call =
    { $citizens ->
        [one] { $citizens } mieszkaniec { $region_gen }
        [few] { $citizens } mieszkańcy { $region_gen }
       *[other] { $citizens } mieszkańców { $region_gen }
    }

# plain; text $region
society-answer-from = { $region_gen } …

# plain; text $token $region
society-answer-lay = { $token } { $region_acc }

# $origin is a region too: from where.
# plain; text $origin $region
society-answer-travel = { $origin_gen } { $region_acc }

# plain; text $card $action
society-answer-invention = „{ $card }”: { $action }

# plain; text $tile $action
society-answer-technology = „{ $tile }”: { $action }

# plain; word $speciality
society-answer-specialist =
    { $speciality ->
        [economy] specjalista od gospodarki
        [culture] specjalista od kultury
       *[technology] specjalista od technologii
    }

# plain
society-answer-scholar = uczony

# A scholar who becomes a specialist.
# plain; word $speciality
society-answer-scholar-as =
    { $speciality ->
        [economy] uczony, odtąd od gospodarki
        [culture] uczony, odtąd od kultury
       *[technology] uczony, odtąd od technologii
    }

# plain; number $number
society-answer-place-in-order = miejsce { $number }

# plain; text $tile; number $number
society-answer-build = „{ $tile }” na polu { $number }

# plain; text $tile
society-answer-build-tile = „{ $tile }” …

# plain
society-answer-sage = zabierz mędrca

# plain
society-answer-no-sage = zostaw mędrca

# plain
society-answer-no-chain = bez akcji łączonej

# plain
society-answer-no-building = nic więcej nie wykładaj

# plain
society-answer-leave = zrezygnuj z akcji

# What stands behind an answer: what it costs or brings.
# plain; number $price
society-detail-influence = kosztuje { $price } wpływu

# plain; number $count
society-detail-cost =
    { $count ->
        [0] nikogo nie wyczerpuje
        [one] wyczerpuje { $count } specjalistę
       *[other] wyczerpuje { $count } specjalistów
    }

# plain
society-detail-top = wierzch stosu

## What happens to you.

# $goals are from society-worth.
# plain; text $goals
society-event-goals = twoje prywatne cele: { $goals }

# plain; text $card
society-event-first-invention = zaczynasz z wynalazkiem „{ $card }”

# plain; text $card
society-event-took = bierzesz pomysł „{ $card }”

# plain; text $card
society-event-discarded = „{ $card }” schodzi z ręki: ta era się skończyła

# plain; text $card
society-event-revealed = na wierzchu stosu leży teraz „{ $card }”

# plain; number $tokens
society-event-ready =
    { $tokens ->
        [one] masz na tę turę { $tokens } znacznik akcji łączonej
        [few] masz na tę turę { $tokens } znaczniki akcji łączonych
       *[other] masz na tę turę { $tokens } znaczników akcji łączonych
    }

# plain
society-event-idle = żadna akcja nie jest dla ciebie możliwa

# plain; text $source; number $left
society-event-chained =
    { $left ->
        [0] wydajesz ostatni znacznik akcji łączonej: { $source }
       *[other] wydajesz znacznik akcji łączonej (zostało { $left }): { $source }
    }

# plain; text $source
society-event-used = używasz: { $source }

# $specialists is from society-specialists; $scholars of them are scholars.
# plain; text $specialists; number $scholars
society-event-left =
    { $scholars ->
        [0] z domu wychodzą: { $specialists }
       *[other] z domu wychodzą: { $specialists }, w tym uczonych: { $scholars }
    }

# plain
society-event-scholar-left = z domu wychodzi uczony

# plain; text $specialists; number $scholars
society-event-exhausted =
    { $scholars ->
        [0] wyczerpani: { $specialists }
       *[other] wyczerpani: { $specialists }, dotąd uczonych: { $scholars }
    }

# plain; text $specialists
society-event-came-home = do domu przybywają: { $specialists }

# plain; number $citizens
society-event-scholars =
    { $citizens ->
        [one] do twojej akademii przychodzi { $citizens } uczony
        [few] do twojej akademii przychodzą { $citizens } uczeni
       *[other] do twojej akademii przychodzi { $citizens } uczonych
    }

# plain
society-event-no-scholar = uczony nie przychodzi: akademia jest pełna albo zasoby są puste

# $tile is from society-aspiration….
# plain; text $tile
society-event-aspired = na twoją ekspozycję płytek trafia { $tile }

# plain
society-event-no-room = na twojej ekspozycji płytek nie ma miejsca

# $aspiration is from society-aspiration….
# plain; text $aspiration $tile
society-event-progressed = { $aspiration } staje się płytką „{ $tile }”

# plain; text $aspiration
society-event-not-progressed = { $aspiration } wraca: nie ma już dla niej płytki

# plain; text $tile
society-event-wealth = na twoją ekspozycję płytek trafia płytka: { $tile }

# plain; text $origin $region
society-event-travelled = twój mieszkaniec podróżuje { $origin_gen } { $region_acc }

# plain; text $tile; number $number
society-event-built = wykładasz „{ $tile }” na polu { $number }

# plain
society-event-economy-token = dostajesz żeton gospodarki

# plain; number $points; text $source
society-event-scored = zdobywasz { part-society-points }: { $source }

# plain; number $before $now; text $source
society-event-influence = twój wpływ: { $before } → { $now }: { $source }

# plain; number $sages
society-event-refreshed =
    { $sages ->
        [0] wyczerpani specjaliści są znów gotowi, żetony gospodarki wróciły
       *[other] wyczerpani specjaliści są znów gotowi, żetony gospodarki wróciły; oddajesz mędrców ({ $sages }), za nich przychodzą uczeni
    }

## What happens on the table.

# plain; word $player; text $region $card
society-table-replaced = początkowy pomysł { part-society-gen } zastępuje pomysł „{ $card }” { $region_loc }

# plain; text $regions; number $count
society-table-unclaimed =
    { $count ->
        [1] pomysłu z tego regionu nikt nie zajął, odpada: { $regions }
       *[other] pomysłów z tych regionów nikt nie zajął, odpadają: { $regions }
    }

# plain; number $card $slot $row
society-table-revealed = Hefajstos kładzie kartę { $card } na polu { $slot }: strzałka wskazuje wiersz { $row }

# plain; word $player; text $action $region
society-table-chose = { solo-player }: „{ $action }” { $region_loc }

# plain; word $player $pillar; text $action
society-table-placed =
    { $pillar ->
        [epoch] { $player ->
            [you] twój filar epoki stoi teraz na akcji „{ $action }”
           *[other] filar epoki { part-society-gen } stoi teraz na akcji „{ $action }”
        }
       *[season] { $player ->
            [you] twój filar okresu stoi teraz na akcji „{ $action }”
           *[other] filar okresu { part-society-gen } stoi teraz na akcji „{ $action }”
        }
    }

# plain; word $player; text $region
society-table-walked = { solo-player } idzie { $region_acc }

# plain; text $region $why
society-table-region-passed = { $region_loc } Chronos nie ma nic do zrobienia: { $why }

# plain; word $player; text $card $region; number $citizens
society-table-presented =
    { $player ->
        [you] przedstawiasz pomysł „{ $card }” { $region_loc }: na płytce specjalistów { part-society-citizens }
       *[other] { solo-player } przedstawia pomysł „{ $card }” { $region_loc }: na płytce specjalistów { part-society-citizens }
    }

# plain; word $player; text $card $region
society-table-invented =
    { $player ->
        [you] tworzysz wynalazek „{ $card }” { $region_loc }
       *[other] { solo-player } tworzy wynalazek „{ $card }” { $region_loc }
    }

# plain; word $player; text $card $region
society-table-innovated =
    { $player ->
        [you] ulepszasz wynalazek „{ $card }” { $region_loc }
       *[other] { solo-player } ulepsza wynalazek „{ $card }” { $region_loc }
    }

# Who shares, and where the card goes.
# plain; word $player $inventor; text $card $region
society-table-shared =
    { $player ->
        [you] { $inventor ->
            [you] upowszechniasz wynalazek „{ $card }” { $region_loc }: to twój wynalazek, bierzesz kartę
           *[other] upowszechniasz wynalazek „{ $card }” { $region_loc }: karta idzie do przeciwników
        }
       *[other] { $inventor ->
            [you] { solo-player } upowszechnia wynalazek „{ $card }” { $region_loc }: to twój wynalazek, bierzesz kartę
           *[other] { solo-player } upowszechnia wynalazek „{ $card }” { $region_loc }: karta idzie do przeciwników
        }
    }

# plain; word $player $from; text $region; number $citizens
society-table-settled =
    { $player ->
        [you] { $from ->
            [card] twoi mieszkańcy przechodzą od karty na mapę { $region_loc }: { $citizens }
           *[supply] twoi mieszkańcy przychodzą z zasobów na mapę { $region_loc }: { $citizens }
        }
       *[other] { $from ->
            [card] mieszkańcy { part-society-gen } przechodzą od karty na mapę { $region_loc }: { $citizens }
           *[supply] mieszkańcy { part-society-gen } przychodzą z zasobów na mapę { $region_loc }: { $citizens }
        }
    }

# plain; word $player; text $region
society-table-recalled =
    { $player ->
        [you] 1 twój mieszkaniec schodzi z mapy { $region_loc }
       *[other] 1 mieszkaniec { part-society-gen } schodzi z mapy { $region_loc }
    }

# plain; number $points; text $reason
society-table-bots-scored = przeciwnicy zdobywają { part-society-points }: { $reason }

# plain; number $points; text $reason
society-table-you-scored = zdobywasz { part-society-points }: { $reason }

# plain; number $before $now; text $reason
society-table-influence = twój wpływ: { $before } → { $now }: { $reason }

# plain; word $player; text $tile
society-table-took-progress = { solo-player } bierze płytkę postępu „{ $tile }”

# plain; word $player; text $tile $region
society-table-took-wealth =
    { $player ->
        [you] bierzesz płytkę „{ $tile }” { $region_gen }
       *[other] { solo-player } bierze płytkę „{ $tile }” { $region_gen }
    }

# plain; word $player; text $region
society-table-took-sage =
    { $player ->
        [you] bierzesz mędrca { $region_gen }
       *[other] { solo-player } bierze mędrca { $region_gen }
    }

# plain; word $side; text $region
society-table-flipped =
    { $side ->
        [action] płytka wiedzy { $region_loc } jest odwrócona: teraz widać jej akcję
       *[points] płytka wiedzy { $region_loc } jest odwrócona: teraz widać jej 2 PP
    }

# plain; word $player; text $region; number $space
society-table-token-laid =
    { $player ->
        [you] twój żeton wpływu leży teraz { $region_loc }, na polu { $space } od lewej
       *[other] żeton wpływu { part-society-gen } leży teraz { $region_loc }, na polu { $space } od lewej
    }

# plain; text $milestone
society-table-became-common = kamień milowy „{ $milestone }” przechodzi do wiedzy powszechnej

# plain; text $milestone
society-table-pushed-out = wiedza powszechna jest pełna: jej najniższy kamień milowy, „{ $milestone }”, odpada; dyplomaci z niego wracają

# plain; word $player; text $milestone
society-table-took-milestone =
    { $player ->
        [you] bierzesz kamień milowy „{ $milestone }” z ekspozycji eureki
       *[other] { solo-player } bierze kamień milowy „{ $milestone }” z ekspozycji eureki
    }

# plain; text $milestone
society-table-free-milestone = kamień milowy „{ $milestone }” przechodzi z ekspozycji eureki na prywatne pole nieużywanego koloru

# plain; word $player; number $era $space
society-table-marker =
    { $player ->
        [you] twój znacznik ery przechodzi na pole { $space } ery { $era }
       *[other] znacznik ery { part-society-gen } przechodzi na pole { $space } ery { $era }
    }

# plain; word $player; text $milestone
society-table-diplomat-sent =
    { $player ->
        [you] twój dyplomata jest teraz na kamieniu milowym „{ $milestone }”
       *[other] dyplomata { part-society-gen } jest teraz na kamieniu milowym „{ $milestone }”
    }

# plain; word $player; text $milestone
society-table-diplomat-called =
    { $player ->
        [you] twój dyplomata schodzi z kamienia milowego „{ $milestone }”
       *[other] dyplomata { part-society-gen } schodzi z kamienia milowego „{ $milestone }”
    }

# plain; word $player; text $card
society-table-idea-taken = { solo-player } bierze skrajny prawy pomysł z ekspozycji, „{ $card }”

# plain; text $cards; number $count
society-table-cards-under =
    { $count ->
        [1] zużyta karta Hefajstosa ({ $cards }) idzie pod jego talię
       *[other] zużyte karty Hefajstosa ({ $cards }) są potasowane i idą pod jego talię
    }

# plain; number $tokens
society-table-chain-token = Hefajstos dostaje znacznik akcji łączonej: teraz ma ich { $tokens }

# plain; number $sages
society-table-season-over =
    { $sages ->
        [0] filary okresu wracają, w każdym regionie znów jest mędrzec
       *[other] filary okresu wracają, w każdym regionie znów jest mędrzec; mędrcy oddani przez Hefajstosa: { $sages }
    }

# plain; number $era
society-table-ideas-discarded = pomysły z ery { $era } i wcześniejszych schodzą z ekspozycji

# For what somebody scores, where it names a region: behind a colon.
# plain; text $region
society-reason-presenter = upowszechniono pomysł { $region_loc }, jego era za każdego mieszkańca autora na płytce specjalistów

# plain; text $region
society-reason-highest-value = najwyższa wartość wpływu { $region_loc }, nawet zakryta

# plain; text $region
society-reason-covered = wartość wpływu zakryta { $region_loc }

## The table and your society.

# A region by its number and name.
# plain; number $number; text $region
society-label-region = { $number } { $region }

# plain
society-label-display = pomysły

# plain
society-label-home = w domu

# plain
society-label-exhausted = wyczerpani

# plain
society-label-hand = ręka

# plain
society-label-inventions = wynalazki

# plain
society-label-tiles = ekspozycja płytek

# plain
society-label-map = mapa postępu

# plain
society-label-tokens = żetony wpływu

# plain
society-label-track = tor ery

# plain
society-label-goals = prywatne cele

# plain
society-label-standing = stan

# A card in a region, a hand or the display, with what it is.
# plain; word $kind; text $card $idea
society-card =
    { $kind ->
        [idea] „{ $card }” ({ $idea })
       *[invention] „{ $card }”, wynalazek ({ $idea })
    }

# A card that nobody has claimed yet.
# plain; text $card $idea
society-card-unclaimed = „{ $card }” ({ $idea }), jeszcze niczyj

# plain; text $card $idea
society-card-top = wierzch stosu: „{ $card }” ({ $idea })

# A tile on the tiles display with what it does.
# plain; text $tile $effect
society-tile-does = { $tile }: { $effect }

# plain; text $tile $effect; number $number
society-built = „{ $tile }” na polu { $number }: { $effect }

# A tile whose effect has been used.
# plain; text $tile $effect; number $number
society-built-used = „{ $tile }” na polu { $number } (użyta): { $effect }

# plain; word $state; text $token
society-token-is =
    { $state ->
        [held] { $token }
        [up] { $token } w regionie
       *[down] { $token } w regionie, użyty
    }

# Where the ropes lead.
# plain; text $regions
society-ropes = szlaki prowadzą tu: { $regions }

# plain; number $points
society-points = { part-society-points }

# plain; number $count
society-influence = wpływ { $count }

# plain; number $count
society-economy-tokens =
    { $count ->
        [one] { $count } wolny żeton gospodarki
        [few] { $count } wolne żetony gospodarki
       *[other] { $count } wolnych żetonów gospodarki
    }

# The influence that building costs in a turn, as the tiles display is now.
# plain; number $price
society-price = budowa w turze kosztuje { $price } wpływu

# plain; number $era; text $spaces
society-track = era { $era }: { $spaces }

# The content that is played with.
# plain; text $name
society-content = zestaw: { $name }

# plain
society-content-ours = nieoficjalna wersja cyfrowa. Tam, gdzie nie wiadomo, co wydrukowano w grze, karty, płytki i wartości są wymyślone przez nas; nie są to te z wydanej gry.

## The end.

# plain
society-tally-track = punkty z toru

# plain; number $influence
society-tally-influence = wpływ { $influence }

# $tile is from society-tile-wealth, $worth from society-worth.
# plain; text $tile $worth
society-tally-wealth = { $tile }: { $worth }

# plain; text $worth
society-tally-goal = cel: { $worth }

# The weakest of the goals, which does not count.
# plain; text $worth
society-tally-goal-out = cel, który się nie liczy: { $worth }

# plain
society-tally-total = razem

# The head of the page to keep.
# plain; text $difficulty
society-report = Inventions: Ewolucja idei, gra jednoosobowa na ekranie, poziom trudności: { $difficulty }

## In the terminal.

# plain; text $difficulty $help $seed
society-begins = gra jednoosobowa Inventions: Ewolucja idei, poziom trudności: { $difficulty }, rozdanie nr{"\u00A0"}{ $seed }. Ty przeciw Chronosowi i Hefajstosowi; „{ $help }” pomaga.

# plain
society-not-undone = tego nie można cofnąć: tura się skończyła albo coś się od tamtej pory odkryło

# $answer is a label of an answer.
# plain; text $answer
society-hint = dobra odpowiedź: { $answer }

# plain
society-no-hint = nie ma na co odpowiadać

# plain
society-help-undo = cofnij ostatnią odpowiedź, póki nic się przez nią nie odkryło
