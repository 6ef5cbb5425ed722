# Polish: texts of effects that are written by hand. The guide is at the head of the English file.

override-alchemy = Zagraj jedną kartę z ręki, a drugą dodaj do kart wpływu.
    .card = Alchemy
    .editions = first third fourth
    .effect = 2
    .script = 1ab1313d0e81b0ee

override-alchemy-first = Pociągnij i ujawnij kartę [4] za każde trzy posiadane { icon-castle }. Jeśli pociągniesz choć jedną czerwoną, zwróć wszystkie karty z ręki.
    .card = Alchemy
    .editions = first third
    .effect = 1
    .script = e4ced3e99ef561e0

override-alchemy-fourth = Pociągnij i ujawnij kartę [4] za każdy swój stos dostarczający { icon-castle }. Jeśli pociągniesz choć jedną czerwoną, zwróć wszystkie karty z ręki.
    .card = Alchemy
    .editions = fourth
    .effect = 1
    .script = 3ac272de6d574c2b

override-antibiotics = Możesz zwrócić do trzech kart z ręki. Za każdą z różnych wartości zwróconych kart pociągnij dwie karty [8].
    .card = Antibiotics
    .editions = first third fourth
    .effect = 1
    .script = d7423617fccee6b8

override-astrogeology = Pociągnij i ujawnij kartę [11], po czym rozsuń na ukos stos w jej kolorze. Jeśli to zrobisz, przenieś do ręki wszystkie karty z tego stosu oprócz czterech wierzchnich.
    .card = Astrogeology
    .editions = fourth
    .effect = 1
    .script = c580ab04aa6382ae

override-astronomy-first = Jeśli wszystkie twoje karty aktywne poza fioletową mają wartość 6 lub wyższą, zdominuj dziedzinę Nauka.
    .card = Astronomy
    .editions = first
    .effect = 2
    .script = 330b136880fb0b1e

override-astronomy-third = Jeśli wszystkie twoje karty aktywne poza fioletową mają wartość 6 lub wyższą, zdominuj dziedzinę Wszechświat.
    .card = Astronomy
    .editions = third fourth
    .effect = 2
    .script = 330b136880fb0b1e

override-banking = Żądam: przekaż do mojej strefy jedną ze swoich kart aktywnych z { icon-factory } innych niż zielona! Jeśli to zrobisz, pociągnij i dodaj do kart wpływu kartę [5]!
    .card = Banking
    .editions = first third fourth
    .effect = 1
    .script = 3f9d5e54258b9dc1

override-bioengineering-first = Przenieś do swoich kart wpływu kartę aktywną z { icon-leaf } ze strefy dowolnego przeciwnika.
    .card = Bioengineering
    .editions = first third
    .effect = 1
    .script = 8d778e5970376f59

override-bioengineering-fourth = Dodaj do kart wpływu kartę aktywną z { icon-leaf } ze strefy dowolnego gracza.
    .card = Bioengineering
    .editions = fourth
    .effect = 1
    .script = 6c6a26a33e297367

override-canning = Możesz pociągnąć i ukryć kartę [6]. Jeśli to zrobisz, z każdego swojego stosu dodaj do kart wpływu kartę aktywną bez { icon-factory }.
    .card = Canning
    .editions = fourth
    .effect = 1
    .script = 99e827e545c733da

override-classification = Ujawnij kartę z ręki, przenieś z rąk przeciwników do swojej wszystkie karty w jej kolorze, po czym zagraj z ręki wszystkie w tym kolorze.
    .card = Classification
    .editions = first third fourth
    .effect = 1
    .script = f697920ab9248f6b

override-climatology = Zwróć jedną ze swoich kart aktywnych, a potem wszystkie karty wpływu o tej samej lub wyższej wartości.
    .card = Climatology
    .editions = fourth
    .effect = 2
    .script = e95237a813ca4a5b

override-climatology-demand = Żądam: zwróć dwie swoje karty aktywne z wybranym przeze mnie zasobem innym niż { icon-leaf }!
    .card = Climatology
    .editions = fourth
    .effect = 1
    .script = 9664c40647be9a4b

override-clothing-2 = Pociągnij i dodaj do kart wpływu kartę [1] za każdy kolor w swojej strefie, którego nie ma żaden przeciwnik.
    .card = Clothing
    .editions = first third fourth
    .effect = 2
    .script = f2d3c383aa9a5fb7

override-coal = Możesz dodać do kart wpływu jedną ze swoich kart aktywnych. Jeśli to zrobisz, dodaj też kartę, która leżała pod nią.
    .card = Coal
    .editions = first third
    .effect = 3
    .script = 3b315a9a50e1e382

override-coal-fourth = Możesz wybrać kolor. Jeśli to zrobisz, dodaj do kart wpływu dwie wierzchnie karty ze swojego stosu w tym kolorze.
    .card = Coal
    .editions = fourth
    .effect = 3
    .script = f785faf36e333823

override-code-of-laws = Możesz ukryć kartę z ręki pod swoim stosem w tym samym kolorze. Jeśli to zrobisz, możesz rozsunąć ten stos w lewo.
    .card = Code of Laws
    .editions = first third fourth
    .effect = 1
    .script = ba239c9d9364e4c5

override-collaboration = Żądam: pociągnij i ujawnij dwie karty [9]! Jedną, wybraną przeze mnie, przekaż do mojej strefy, a drugą zagraj!
    .card = Collaboration
    .editions = first third fourth
    .effect = 1
    .script = d6023d27efdad1d3

override-combustion-fourth = Żądam: za każdą moją kartę aktywną z { icon-crown } przekaż swoją kartę wpływu do moich!
    .card = Combustion
    .editions = fourth
    .effect = 1
    .script = 1bc57222f0af74a2

override-combustion-third = Żądam: za każde cztery { icon-crown } w mojej strefie przekaż swoją kartę wpływu do moich!
    .card = Combustion
    .editions = third
    .effect = 1
    .script = 509b108c326bf349

override-compass-first = Żądam: przekaż do mojej strefy jedną ze swoich kart aktywnych z { icon-leaf } innych niż zielona, po czym przenieś do swojej strefy moją kartę aktywną bez { icon-leaf }!
    .card = Compass
    .editions = first third
    .effect = 1
    .script = f9f06c9274e964fc

override-compass-fourth = Żądam: przekaż do mojej strefy jedną ze swoich kart aktywnych z { icon-leaf } innych niż zielona, po czym zagraj moją kartę aktywną bez { icon-leaf }!
    .card = Compass
    .editions = fourth
    .effect = 1
    .script = f90293deb5ca2853

override-composites = Żądam: przekaż ze swojej ręki do mojej wszystkie karty oprócz jednej, a swoją najwyższą kartę wpływu do moich!
    .card = Composites
    .editions = first third fourth
    .effect = 1
    .script = e00e91bc9edec1d3

override-corporations = Żądam: przekaż do moich kart wpływu jedną ze swoich kart aktywnych z { icon-factory } innych niż zielona! Jeśli to zrobisz, pociągnij i zagraj kartę [8]!
    .card = Corporations
    .editions = first third fourth
    .effect = 1
    .script = ed77e798b48a4fa8

override-databases = Żądam: zwróć tyle kart wpływu, ile wynosi wartość twojej najwyższej dominacji!
    .card = Databases
    .editions = fourth
    .effect = 1
    .script = 90700626709cc6c6

override-democracy = Możesz zwrócić dowolną liczbę kart z ręki. Jeśli w tej aktywacji zwrócisz w ten sposób więcej kart niż każdy przeciwnik, pociągnij i dodaj do kart wpływu kartę [8].
    .card = Democracy
    .editions = first third fourth
    .effect = 1
    .script = 608c0601e2a14cf3

override-education = Możesz zwrócić najwyższą kartę wpływu. Jeśli to zrobisz, pociągnij kartę o dwa wyższą niż najwyższa z pozostałych.
    .card = Education
    .editions = first third fourth
    .effect = 1
    .script = 219b3fee8020a9f6

override-electricity-first = Zwróć wszystkie swoje karty aktywne bez { icon-factory } i pociągnij kartę [8] za każdą zwróconą.
    .card = Electricity
    .editions = first third
    .effect = 1
    .script = 843fb5f69369b495

override-electricity-fourth = Zwróć z każdego swojego stosu kartę aktywną bez { icon-factory } i pociągnij kartę [8] za każdą zwróconą.
    .card = Electricity
    .editions = fourth
    .effect = 1
    .script = 843fb5f69369b495

override-empiricism-first = Wybierz dwa kolory. Pociągnij i ujawnij kartę [9]. Jeśli jest w jednym z tych kolorów, zagraj ją, po czym możesz rozsunąć w górę stos w jej kolorze.
    .card = Empiricism
    .editions = first third
    .effect = 1
    .script = 0bbcbad36c713f4b

override-empiricism-fourth = Wybierz dwa kolory. Pociągnij i ujawnij kartę [9]. Jeśli jest w jednym z tych kolorów, zagraj ją i rozsuń w górę stos w jej kolorze. W przeciwnym razie zsuń stos w jej kolorze.
    .card = Empiricism
    .editions = fourth
    .effect = 1
    .script = 954db4dd85d65442

override-engineering = Żądam: z każdego swojego stosu przekaż do moich kart wpływu kartę aktywną z { icon-castle }!
    .card = Engineering
    .editions = fourth
    .effect = 1
    .script = 7187b5703c3dda01

override-enterprise = Żądam: przekaż do mojej strefy jedną ze swoich kart aktywnych z { icon-crown } innych niż fioletowa! Jeśli to zrobisz, pociągnij i zagraj kartę [4]!
    .card = Enterprise
    .editions = first third fourth
    .effect = 1
    .script = 218abf791ec088cc

override-explosives = Żądam: przekaż trzy najwyższe karty ze swojej ręki do mojej! Jeśli przekażesz przy tym ostatnią kartę z ręki, pociągnij kartę [7]!
    .card = Explosives
    .editions = first third fourth
    .effect = 1
    .script = 26849593994cf9b0

override-fermenting = Możesz ukryć zieloną kartę z ręki. Jeśli tego nie zrobisz, odrzuć cały stos epoki [2], a jeśli „Fermentacja” jest kartą aktywną któregoś gracza, odrzuć także ją.
    .card = Fermenting
    .editions = fourth
    .effect = 2
    .script = bc554281a27ee96d

override-fission-first-1 = Żądam: pociągnij i ujawnij kartę [10]! Jeśli jest czerwona, usuń z gry wszystkie karty z rąk i stref oraz karty wpływu wszystkich graczy, po czym natychmiast zakończ tę aktywację!
    .card = Fission
    .editions = first third
    .effect = 1
    .script = 827538a4dd14a7b5

override-fission-first-2 = Zwróć kartę aktywną dowolnego gracza inną niż „Rozszczepianie”.
    .card = Fission
    .editions = first fourth
    .effect = 2
    .script = 2f6c8303742b39e1

override-fission-fourth = Żądam: pociągnij i ujawnij kartę [10]! Jeśli jest czerwona, odrzuć wszystkie karty z rąk i stref oraz karty wpływu wszystkich graczy, po czym natychmiast zakończ tę aktywację!
    .card = Fission
    .editions = fourth
    .effect = 1
    .script = 99a358f5555be15b

override-fission-third = Zwróć kartę aktywną dowolnego gracza inną niż „Rozszczepianie” i pociągnij kartę [10].
    .card = Fission
    .editions = third
    .effect = 2
    .script = d99908ab1b5a4e4b

override-fusion = Dodaj do kart wpływu jedną ze swoich kart aktywnych [11]. Jeśli to zrobisz, wybierz wartość o jeden lub dwa niższą od poprzedniej i powtórz dla niej ten dogmat.
    .card = Fusion
    .editions = fourth
    .effect = 1
    .script = a06587b5b21f51d3

override-hypersonics = Żądam: zwróć dwie swoje karty aktywne o tej samej wartości! Jeśli to zrobisz, zwróć z ręki i z kart wpływu wszystkie karty o tej wartości lub niższej!
    .card = Hypersonics
    .editions = fourth
    .effect = 1
    .script = 052cb21ce7daf955

override-machinery = Żądam: zamień wszystkie karty z ręki na wszystkie najwyższe karty z mojej!
    .card = Machinery
    .editions = first third fourth
    .effect = 1
    .script = 2c2013d1aeb6bb50

override-machinery-2 = Dodaj z ręki do kart wpływu kartę z { icon-castle }. Możesz rozsunąć czerwony stos w lewo.
    .card = Machinery
    .editions = first third
    .effect = 2
    .script = db54add9df46431c

override-machinery-2-fourth = Dodaj z ręki do kart wpływu kartę z { icon-castle }.
    .card = Machinery
    .editions = fourth
    .effect = 2
    .script = 13648f16a7999df2

override-masonry = Możesz zagrać z ręki dowolną liczbę kart z { icon-castle }.
    .card = Masonry
    .editions = fourth
    .effect = 1
    .script = edccfa59d7877871

override-masonry-first = Możesz zagrać z ręki dowolną liczbę kart z { icon-castle }. Jeśli zagrasz co najmniej cztery, zdominuj dziedzinę Technologia.
    .card = Masonry
    .editions = first
    .effect = 1
    .script = e6d1ee472b888d7f

override-masonry-third = Możesz zagrać z ręki dowolną liczbę kart z { icon-castle }. Jeśli zagrasz co najmniej cztery, zdominuj dziedzinę Monument.
    .card = Masonry
    .editions = third
    .effect = 1
    .script = e6d1ee472b888d7f

override-measurement-first = Możesz zwrócić kartę z ręki. Jeśli to zrobisz, wybierz kolor, rozsuń w prawo stos w tym kolorze i pociągnij kartę o wartości równej liczbie kart w tym stosie.
    .card = Measurement
    .editions = first
    .effect = 1
    .script = 8d0364a133e72e84

override-measurement-third = Możesz ujawnić i zwrócić kartę z ręki. Jeśli to zrobisz, rozsuń w prawo stos w jej kolorze i pociągnij kartę o wartości równej liczbie kart w tym stosie.
    .card = Measurement
    .editions = third fourth
    .effect = 1
    .script = 116f721b8d3f95bb

override-medicine = Żądam: zamień swoją najwyższą kartę wpływu na moją najniższą!
    .card = Medicine
    .editions = first third fourth
    .effect = 1
    .script = e263023ca09271cc

override-miniaturization = Zwróć kartę z ręki. Jeśli zwrócisz [10], pociągnij kartę [10] za każdą z różnych wartości swoich kart wpływu. Jeśli zwrócisz [11], odrzuć cały stos epoki [11].
    .card = Miniaturization
    .editions = fourth
    .effect = 1
    .script = 2266c55676fb5ef9

override-miniaturization-first-third = Możesz zwrócić kartę z ręki. Jeśli ma wartość 10, pociągnij kartę [10] za każdą z różnych wartości swoich kart wpływu.
    .card = Miniaturization
    .editions = first third
    .effect = 1
    .script = f1e7999d9ad862a4

override-mobility = Żądam: przekaż do moich kart wpływu dwie najwyższe ze swoich kart aktywnych bez { icon-factory } innych niż czerwona! Jeśli przekażesz choć jedną, pociągnij kartę [8]!
    .card = Mobility
    .editions = first third fourth
    .effect = 1
    .script = e1c012ea71d98ef0

override-near-field-comm = Żądam: przekaż wszystkie swoje karty wpływu o wybranej przeze mnie wartości do moich!
    .card = Near-Field Comm
    .editions = fourth
    .effect = 1
    .script = 185e479e10918142

override-oars = Żądam: przekaż z ręki do moich kart wpływu kartę z { icon-crown }! Jeśli to zrobisz, pociągnij kartę [1]!
    .card = Oars
    .editions = first
    .effect = 1
    .script = ed873563657046d5

override-oars-third-fourth = Żądam: przekaż z ręki do moich kart wpływu kartę z { icon-crown }! Jeśli to zrobisz, pociągnij kartę [1] i powtórz ten dogmat!
    .card = Oars
    .editions = third fourth
    .effect = 1
    .script = fd1726af111f553a

override-optics = Pociągnij i zagraj kartę [3]. Jeśli ma { icon-crown }, pociągnij i dodaj do kart wpływu kartę [4]. W przeciwnym razie przekaż swoją kartę wpływu do kart wpływu przeciwnika, który ma mniej punktów wpływu niż ty.
    .card = Optics
    .editions = first third fourth
    .effect = 1
    .script = 91db8dae664ac3dc

override-physics = Pociągnij i ujawnij trzy karty [6]. Jeśli co najmniej dwie mają ten sam kolor, zwróć wszystkie karty z ręki.
    .card = Physics
    .editions = first third fourth
    .effect = 1
    .script = 24957fa372fbbd82

override-pottery = Możesz zwrócić do trzech kart z ręki. Jeśli to zrobisz, pociągnij i dodaj do kart wpływu kartę o wartości równej liczbie zwróconych.
    .card = Pottery
    .editions = first third fourth
    .effect = 1
    .script = d22e9f081ae04b52

override-publications = Możesz zmienić kolejność kart w dowolnym ze swoich stosów.
    .card = Publications
    .editions = first third
    .effect = 1
    .script = dedff6aec6baa3d0

override-publications-fourth = Możesz albo odrzucić jedną niezdominowaną dziedzinę, albo przywrócić do gry jedną odrzuconą.
    .card = Publications
    .editions = fourth
    .effect = 2
    .script = 0fe2967691c6af4e

override-quantum-theory = Możesz zwrócić do dwóch kart z ręki. Jeśli zwrócisz dwie, pociągnij kartę [10], a następnie pociągnij i dodaj do kart wpływu kartę [10].
    .card = Quantum Theory
    .editions = first third fourth
    .effect = 1
    .script = e2c00b439885bcad

override-reclamation = Zwróć trzy karty ze spodu czerwonego stosu, po czym pociągnij i zagraj kartę o wartości równej połowie sumy ich wartości (zaokrąglając w górę). Jeśli zwrócisz dokładnie trzy karty, powtórz ten dogmat dla koloru zagranej karty zamiast czerwonego.
    .card = Reclamation
    .editions = fourth
    .effect = 1
    .script = 9e927831b78aa55a

override-road-building-first = Zagraj jedną lub dwie karty z ręki. Jeśli zagrasz dwie, możesz przekazać swoją czerwoną kartę aktywną do strefy innego gracza. Jeśli to zrobisz, przenieś do swojej strefy jego zieloną kartę aktywną.
    .card = Road Building
    .editions = first third
    .effect = 1
    .script = eac456b9f12ffd35

override-road-building-fourth = Zagraj jedną lub dwie karty z ręki. Jeśli zagrasz dwie, możesz przekazać swoją czerwoną kartę aktywną do strefy innego gracza. Jeśli to zrobisz, zagraj jego zieloną kartę aktywną.
    .card = Road Building
    .editions = fourth
    .effect = 1
    .script = 7bc02e0034c9fc64

override-rocketry-first = Za każde dwa posiadane { icon-clock } zwróć kartę wpływu dowolnego przeciwnika.
    .card = Rocketry
    .editions = first third
    .effect = 1
    .script = b7aeea372dcc60e8

override-rocketry-fourth = Wybierz przeciwnika i zwróć jego kartę wpływu za każdy swój stos dostarczający { icon-clock }.
    .card = Rocketry
    .editions = fourth
    .effect = 1
    .script = 428d315dd18fd8ec

override-sanitation = Żądam: zamień dwie najwyższe karty z ręki na najniższą kartę z mojej!
    .card = Sanitation
    .editions = first third fourth
    .effect = 1
    .script = c5226357c20c5b11

override-self-service-2 = Rozstrzygnij na własny użytek jedną ze swoich kart aktywnych innych niż „Samoobsługa”.
    .card = Self Service
    .editions = fourth
    .effect = 2
    .script = 75c30455a69efbb0

override-self-service-first = Rozstrzygnij na własny użytek dogmaty współpracy jednej ze swoich kart aktywnych innych niż „Samoobsługa”.
    .card = Self Service
    .editions = first third
    .effect = 1
    .script = 75c30455a69efbb0

override-self-service-fourth-1 = Jeśli masz co najmniej dwa razy tyle dominacji co każdy z przeciwników, wygrasz (drużyny liczą swoje dominacje łącznie).
    .card = Self Service
    .editions = fourth
    .effect = 1
    .script = 1dceedcbddedc865

override-services-fourth = Żądam: przekaż do mojej ręki wszystkie karty wpływu o wybranej przeze mnie wartości! Jeśli przekażesz choć jedną, przenieś do swojej ręki moją kartę aktywną bez { icon-leaf }!
    .card = Services
    .editions = fourth
    .effect = 1
    .script = c0ccd339accdc773

override-skyscrapers-first = Żądam: przekaż do mojej strefy jedną ze swoich kart aktywnych z { icon-clock } innych niż żółta! Jeśli to zrobisz, dodaj do kart wpływu kartę, która leżała pod nią, a resztę tego stosu zwróć!
    .card = Skyscrapers
    .editions = first third
    .effect = 1
    .script = f812f38e42d36fad

override-skyscrapers-fourth = Żądam: przekaż do mojej strefy jedną ze swoich kart aktywnych z { icon-clock } innych niż żółta! Jeśli to zrobisz, dodaj do kart wpływu kartę, która leżała pod nią, zwróć resztę stosu, a jeśli „Drapacze chmur” są kartą aktywną któregoś gracza, przekaż je do mojej ręki!
    .card = Skyscrapers
    .editions = fourth
    .effect = 1
    .script = 9dc7cb389192e95e

override-socialism = Możesz ukryć wszystkie karty z ręki. Jeśli ukryjesz choć jedną fioletową, przenieś do ręki wszystkie najniższe karty z ręki każdego przeciwnika.
    .card = Socialism
    .editions = first third
    .effect = 1
    .script = deab5edc60b8a79f

override-socialism-fourth = Możesz ukryć jedną ze swoich kart aktywnych. Jeśli to zrobisz, ukryj wszystkie karty z ręki.
    .card = Socialism
    .editions = fourth
    .effect = 1
    .script = b8c84db04212b30f

override-societies-first = Żądam: przekaż do mojej strefy jedną ze swoich kart aktywnych z { icon-bulb } innych niż fioletowa! Jeśli to zrobisz, pociągnij kartę [5]!
    .card = Societies
    .editions = first
    .effect = 1
    .script = 18acc94a6107c16a

override-societies-third = Żądam: przekaż do mojej strefy jedną ze swoich kart aktywnych z { icon-bulb }, wyższą niż moja karta aktywna w tym samym kolorze! Jeśli to zrobisz, pociągnij kartę [5]!
    .card = Societies
    .editions = third fourth
    .effect = 1
    .script = 1186113e93a37a45

override-solar-sailing = Pociągnij i zagraj kartę [11]. Jeśli stos w jej kolorze nie jest rozsunięty na ukos, zwróć z niego wszystkie karty oprócz czterech wierzchnich i rozsuń go na ukos. Jeśli masz w strefie co najmniej sześć kart w tym kolorze, wygrasz.
    .card = Solar Sailing
    .editions = fourth
    .effect = 1
    .script = 6aefc4a6ac7c4d22

override-space-traffic = Pociągnij i ukryj kartę [11]. Jeśli tuż nad nią leży karta [11], przegrasz. W przeciwnym razie dodaj do kart wpływu wszystkie karty jej stosu oprócz pięciu wierzchnich i rozsuń go na ukos, a jeśli inny gracz ma więcej punktów wpływu niż ty, powtórz ten dogmat.
    .card = Space Traffic
    .editions = fourth
    .effect = 1
    .script = a2604a5473ddfc78

override-specialization-first = Ujawnij kartę z ręki i przenieś do ręki ze stref przeciwników wszystkie karty aktywne w jej kolorze.
    .card = Specialization
    .editions = first third
    .effect = 1
    .script = f1e1b85d413dd603

override-specialization-fourth = Ujawnij kartę z ręki i przenieś do ręki ze strefy każdego przeciwnika kartę aktywną w jej kolorze.
    .card = Specialization
    .editions = fourth
    .effect = 1
    .script = f1e1b85d413dd603

override-statistics-first = Żądam: przenieś do ręki najwyższą kartę wpływu! Jeśli będzie to twoja jedyna karta w ręce, powtórz ten dogmat!
    .card = Statistics
    .editions = first
    .effect = 1
    .script = 2300a9edfd2b8db3

override-statistics-fourth = Żądam: przenieś do ręki wszystkie karty wpływu o wybranej przeze mnie wartości!
    .card = Statistics
    .editions = fourth
    .effect = 1
    .script = c4db36c3a7434544

override-suburbia = Możesz ukryć dowolną liczbę kart z ręki. Pociągnij i dodaj do kart wpływu kartę [1] za każdą ukrytą.
    .card = Suburbia
    .editions = first third fourth
    .effect = 1
    .script = bb39a282f45b655c

override-vaccination = Żądam: wybierz kartę wpływu i zwróć wszystkie karty wpływu o tej wartości! Jeśli zwrócisz choć jedną, pociągnij i zagraj kartę [6]!
    .card = Vaccination
    .editions = fourth
    .effect = 1
    .script = 29c5f3b52dbe81fb

override-whataboutism = Żądam: z każdego swojego stosu przekaż do mojej strefy kartę aktywną z dogmatem przymusu! Jeśli przekażesz choć jedną, zamień wszystkie swoje karty wpływu na wszystkie moje!
    .card = Whataboutism
    .editions = fourth
    .effect = 1
    .script = 46c23a7624fe48ea
