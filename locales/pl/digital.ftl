### The whole solo game of Inventions: its start, its table, its rules of play.

## The start page.

# plain
digital-title = Inventions: gra solo

# plain
digital-lead = Poprowadź swoje społeczeństwo przez sześć er, od opanowania ognia po sztuczną inteligencję. Przeciw tobie stają Chronos i Hefajstos, którymi gra program.

# plain
digital-about = Co to za gra

# plain
digital-about-game = Przedstawiasz pomysły w regionach świata, zamieniasz je w wynalazki, ulepszasz je i upowszechniasz, wysyłasz dyplomatów, zdobywasz wpływ i zabudowujesz mapę postępu swojego społeczeństwa. Trzynaście rund; partia trwa od pół godziny do godziny.

# plain
digital-about-page = To, co można wybrać, jest podświetlone, a pytanie mówi słowami, o co chodzi. Odpowiedź można cofnąć, dopóki nie odsłonięto nowej karty. Każda odpowiedź jest od razu zapisywana: wracaj, kiedy chcesz. Po grze można ją obejrzeć jeszcze raz i zobaczyć, ile warta była każda decyzja.

# plain
digital-rules = Jak grać

# plain
digital-unofficial = Zrobione przez fanów; nie zastępuje prawdziwego pudełka i nie jest jego kopią. Nazwy gry należą do ich właścicieli.

# plain
digital-companion = Masz prawdziwe pudełko? Pomocnik zagra za obu przeciwników:

## The table: its parts.

# plain
digital-map = Mapa świata

# plain
digital-assembly = Zgromadzenie

# plain
digital-ideas = Pomysły

# plain; number $count
digital-stack = Wierzch stosu; pod nim leży jeszcze { $count }

# plain
digital-milestones = Kamienie milowe

# plain
digital-common = Wiedza powszechna

# plain
digital-private = Prywatne

# plain
digital-eureka = Eureka

# plain
digital-era-track = Tor er

# plain; number $era
digital-era = Era { $era }

# plain
digital-society = Twoje społeczeństwo

# plain
digital-opponents = Przeciwnicy

# plain
digital-pile = Ich wynalazki

# plain
digital-log = Dziennik

# plain
digital-log-before = Co było wcześniej

# plain
digital-set-up = Przygotowanie

# plain
digital-standing = Gdyby gra skończyła się teraz

# plain
digital-parts = Części stołu

# plain
digital-tab-map = Mapa

# plain
digital-tab-society = Społeczeństwo

# plain
digital-tab-board = Zgromadzenie

# plain
digital-tab-others = Przeciwnicy

## The regions.

# plain
digital-no-card = jeszcze bez pomysłu

# plain
digital-sage = Jest tu mędrzec

# plain
digital-inventor = Wynalazca

# plain
digital-innovator = Ulepszający

# plain
digital-influence-spaces = Pola wpływu i punkty za nie

# plain; text $region
digital-about-region = { $region }: więcej

# plain
digital-from-here = Stąd

# plain
digital-claim-here = Zajmij

# plain
digital-settle-here = Osiedl tutaj

# plain
digital-invent-here = Stwórz

# plain
digital-innovate-here = Ulepsz

# plain
digital-share-here = Upowszechnij

# plain
digital-meet-sage = Zabierz mędrca

# plain
digital-epoch-pillar = filar epoki

# plain
digital-season-pillar = filar okresu

## Your society.

# plain
digital-influence = Wpływ

# plain; number $count
digital-influence-is = Wpływ { $count } z 10

# plain
digital-chain-tokens = znaczniki akcji łączonych

# plain
digital-supply = w zasobach

# plain
digital-sages = mędrcy

# plain
digital-economy-tokens = żetony gospodarki

# plain
digital-academy = Akademia

# plain
digital-exhausted = wyczerpany

# plain
digital-hand = Twoje pomysły

# plain
digital-hand-empty = Na ręce nie ma pomysłów.

# plain
digital-inventions = Twoje wynalazki

# plain
digital-tiles = Płytki do wyłożenia

# plain; number $price
digital-price =
    { $price ->
        [0] wyłożenie nie kosztuje wpływu
       *[other] wyłożenie kosztuje { $price } wpływu
    }

# plain
digital-tokens = Żetony wpływu

# plain
digital-token-held = u ciebie

# plain
digital-token-up = leży awersem do góry

# plain
digital-token-down = użyty

# plain
digital-goals = Prywatne cele

# plain
digital-goals-best = liczą się dwa najlepsze

# plain
digital-progress = Mapa postępu

# plain
digital-built = Co robią twoje płytki

## The question and what is around it.

# plain
digital-pick-other = ← Coś innego

# plain
digital-undo = Cofnij

# plain
digital-hint = Co zrobiłby doradca?

# plain
digital-stale = Gra poszła tymczasem dalej: oto jak teraz wygląda.

# plain
digital-again = Jeszcze jedna gra

# plain
digital-around = O tej grze

# plain
digital-onlooker = Patrzysz z boku: odpowiadać może tylko ten, kto zaczął tę grę.

# plain
digital-closed = Ta gra została porzucona.

# plain
digital-record = Gra jako plik

## Looking back.

# plain; text $answer $chance; number $visits
digital-look = { $answer }: { $chance } ({ $visits }×)

# plain; text $chance
digital-chance = Według tego, co teraz wiadomo, szansa na wygraną wynosi { $chance }. Przy każdej odpowiedzi: szansa po niej i ile razy ją sprawdzono.

# plain; text $answer $from $to
digital-turned = { $answer }: szansa zmieniła się z { $from } na { $to }

# plain; text $answer $better $chance
digital-mistake = { $answer }: stracono { $chance }; lepiej: { $better }

# plain
digital-no-mistakes = Żadna decyzja nie kosztowała wiele.

## How to play. Each paragraph is its own message.

# plain
digital-rules-lead = Gra solo na jednej stronie. Wszystko, co jest podświetlone na stole, można wybrać, więc można zacząć od razu i zaglądać tu w razie potrzeby.

# plain
digital-rules-goal = Cel

# plain
digital-rules-goal-1 = Wygrywasz, jeśli na końcu masz więcej punktów pomysłowości (PP) niż obaj przeciwnicy razem albo jeśli zdobędziesz co najmniej osiem z dwunastu nagród. Nagrody mówią też, jak daleko zaszło twoje społeczeństwo.

# plain
digital-rules-goal-2 = Punkty dają upowszechnione wynalazki, których pomysły przedstawiłeś, żetony wpływu, płytki i kamienie milowe, a na końcu także wpływ, płytki dobrobytu na mapie postępu i dwa najlepsze prywatne cele.

# plain
digital-rules-things = Co masz

# plain
digital-rules-things-1 = Trzydziestu mieszkańców. W domu są specjalistami od gospodarki, kultury lub technologii albo uczonymi w akademii, którzy zastępują dowolnego specjalistę. Akademia ma tyle miejsc, ile wynosi era twojego kamienia milowego.

# plain
digital-rules-things-2 = Pomysły na ręce. Pomysł przedstawiony w regionie czeka na wynalazcę. Można go wynaleźć, jeśli masz dostęp do wymienionego na nim kamienia milowego: ze wiedzy powszechnej, własnego, cudzego z twoim dyplomatą, cudzego z minionej ery albo takiego, który zszedł już z planszy.

# plain
digital-rules-things-3 = Wpływ od 0 do 10. Od niego zależy, ile masz w turze znaczników akcji łączonych (1, od czterech 2, od ośmiu 3), nim płaci się za wykładanie płytek i za niego są punkty na końcu.

# plain
digital-rules-things-4 = Płytki. Tworzenie wynalazku, odwołanie specjalistów i podróż dają płytki aspiracji, które na końcu tury stają się płytkami postępu; upowszechnienie daje płytkę dobrobytu albo dowolną płytkę aspiracji. Do wyłożenia leżą na czterech polach.

# plain
digital-rules-things-5 = Mapa postępu. Wyłożona płytka gospodarki daje coś raz na erę za żeton gospodarki; płytka kultury za każdym razem, gdy wykonujesz jej akcję; płytka technologii raz w grze łączy jedną akcję z drugą; płytka dobrobytu liczy się na końcu.

# plain
digital-rules-turn = Twoja tura

# plain
digital-rules-turn-1 = Postaw filar na akcji i wykonaj ją. W każdej erze masz dwa małe filary okresu, a w ostatniej rundzie duży filar epoki, który stoi, dopóki się go nie przesunie. Forum, w którym stoi twój filar, jest dla ciebie zamknięte do końca ery.

# plain
digital-rules-turn-2 = Niektóre akcje pozwalają za znacznik akcji łączonej wykonać jeszcze jedną: tę z wynalazku, z żetonu wpływu albo z płytki technologii. Akcja otrzymana jako korzyść nic nie kosztuje i można z niej zrezygnować.

# plain
digital-rules-turn-3 = Za każdy przedstawiony pomysł bierzesz nowy z ekspozycji. Potem płytki aspiracji stają się płytkami postępu o numerach, których jeszcze nie masz.

# plain
digital-rules-turn-4 = Możesz wykładać płytki: zapłać raz wpływem (3 przy jednej czekającej płytce, 2 przy dwóch, 1 przy trzech, nic przy czterech), a potem dla każdej płytki wyczerp jednego specjalistę jej rodzaju, o jednego więcej za każdą sąsiednią płytkę i o jednego mniej za każdy twój wynalazek tego rodzaju. Płytka dobrobytu wymaga dwóch dowolnych specjalistów. Korzyść pola dostajesz przed zapłatą.

# plain
digital-rules-actions = Dziesięć akcji

# plain
digital-rules-actions-1 = Leżą po dwie w pięciu forach.

# plain
digital-action-present = Połóż pomysł z ręki w regionie bez karty. Idzie tam tylu specjalistów jego rodzaju, ilu wymaga płytka specjalistów, i dostajesz to, co ona pokazuje.

# plain
digital-action-invent = Zamień w wynalazek pomysł, którego kamień milowy jest dla ciebie dostępny: idzie tam specjalista jego rodzaju, czasem trzeba wyczerpać kolejnych. Dostajesz płytkę aspiracji (technologia).

# plain
digital-action-innovate = Ulepsz cudzy wynalazek: idzie tam specjalista jego rodzaju, a do ciebie przychodzi nowy. Możesz połączyć akcję z karty.

# plain
digital-action-share = Upowszechnij wynalazek, przy którym stoi twój mieszkaniec. Przedstawiający dostaje punkty: erę za każdego swojego mieszkańca przy karcie; wynalazca bierze kartę, ulepszający dostaje jeszcze jednego mieszkańca w regionie, a ty płytkę dobrobytu albo dowolną płytkę aspiracji. Wszyscy stojący przy karcie przechodzą na mapę.

# plain
digital-action-call-spec = Odwołaj mieszkańców z jednego regionu do domu jako specjalistów tego rodzaju, co karta regionu. Dostajesz płytkę aspiracji (gospodarka) i możesz połączyć akcję jednego ze swoich wynalazków.

# plain
digital-action-gain-inf = Tam, gdzie masz najwięcej mieszkańców i dość ich dla żetonu, połóż żeton wpływu: ci mieszkańcy wracają do domu, dostajesz punkty zakrytego pola i tyle wpływu, ile twoich żetonów leży awersem do góry. Możesz połączyć akcję jednego z nich.

# plain
digital-action-travel = Przesuń mieszkańca po linie do sąsiedniego regionu; dostajesz płytkę aspiracji (kultura). Jeśli jest tam mędrzec, możesz za znacznik akcji łączonej go zabrać: płytka wiedzy da swoją akcję albo punkty.

# plain
digital-action-eureka = Weź z ekspozycji eureki kamień milowy późniejszej ery; twój dotychczasowy staje się wiedzą powszechną. Twój znacznik ery przechodzi na wybrane pole i daje jego korzyść.

# plain
digital-action-send-dip = Wyślij specjalistę albo uczonego na kamień milowy z wolnym miejscem i weź jego korzyść.

# plain
digital-action-call-dip = Odwołaj dyplomatę jako uczonego i weź korzyść tego kamienia milowego.

# plain
digital-rules-rivals = Przeciwnicy

# plain
digital-rules-rivals-1 = Chronos idzie z regionu do regionu według numerów. W pierwszym, w którym coś jest możliwe, przedstawia pomysł, tworzy, upowszechnia albo ulepsza wynalazek.

# plain
digital-rules-rivals-2 = Hefajstos gra z kart. Miejsce karty mówi, od którego wiersza zaczyna; wykonuje pierwszą możliwą akcję w otwartym jeszcze dla niego forum, a za znacznik akcji łączonej przechodzi do następnego wiersza, jeśli karta to pokazuje.

# plain
digital-rules-rivals-3 = Punkty mają wspólne. Gdy Hefajstos stawia filar tam, gdzie stoi twój, albo odwiedza twój późniejszy kamień milowy, zdobywasz wpływ; w przeciwną stronę oni dostają 2 PP.

# plain
digital-rules-era = Gdy kończy się era

# plain
digital-rules-era-1 = Trzynaście rund: jedna w erze 1 i po trzy w erach od 2 do 5. Kto stoi najdalej w prawo na polu kolejności, może zmienić kolejność.

# plain
digital-rules-era-2 = Wpływ przesuwa się ku środkowi: z 0 o 1 w górę, z 4–7 o 1 w dół, od 8 o 2 w dół.

# plain
digital-rules-era-3 = Po erach od 2 do 4 wyczerpani specjaliści są znów gotowi, filary okresu i żetony gospodarki wracają, każdy mędrzec staje się uczonym, odsłania się nowe kamienie milowe, a pomysły minionej ery się odrzuca; bierzesz za nie inne.

# plain
digital-rules-end = Koniec

# plain
digital-rules-end-1 = Po erze 5 liczy się wszystko: twoje punkty, wpływ (1, 5 albo 10 PP), wyłożone płytki dobrobytu i dwa najlepsze z trzech prywatnych celów.

# plain
digital-rules-end-2 = Przeciwnicy dodają punkty za każdy wynalazek, płytkę postępu i dobrobytu; ile, zależy od poziomu trudności.

# plain
digital-rules-end-3 = Każda nagroda daje punkty honoru, a ich suma poziom twojego społeczeństwa, od neandertalczyków po obcych.
