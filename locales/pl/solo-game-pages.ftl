### The whole solo game of Inventions: its start, its table, its rules of play.

## The start page.

# plain
solo-game-page-title = Inventions: gra solo

# plain
solo-game-page-lead = Poprowadź swoje społeczeństwo przez sześć er, od opanowania ognia po sztuczną inteligencję. Twoimi przeciwnikami są Chronos i Hefajstos, za których gra program.

# plain
solo-game-page-about = Co to za gra

# plain
solo-game-page-about-game = Przedstawiasz pomysły w regionach świata, zamieniasz je w wynalazki, ulepszasz je i upowszechniasz, wysyłasz dyplomatów, zdobywasz wpływ i zabudowujesz mapę postępu swojego społeczeństwa. Partia ma trzynaście rund i trwa od pół godziny do godziny.

# plain
solo-game-page-about-page = To, co można wybrać, jest podświetlone, a pytanie mówi, o co chodzi. Odpowiedź można cofnąć, dopóki nie odkryto nowej karty. Każda odpowiedź jest od razu zapisywana: wracaj, kiedy chcesz. Po partii możesz obejrzeć ją jeszcze raz i sprawdzić, ile była warta każda decyzja.

# plain
solo-game-page-rules = Jak grać

# plain
solo-game-page-unofficial = Zrobione przez fanów; nie zastępuje prawdziwego pudełka i nie jest jego kopią. Nazwy gry należą do ich właścicieli.

# plain
solo-game-page-companion = Masz prawdziwe pudełko? Pomocnik zagra za obu przeciwników:

## The table: its parts.

# plain
solo-game-page-map = Mapa świata

# plain
solo-game-page-assembly = Zgromadzenie

# plain
solo-game-page-ideas = Pomysły

# plain; number $count
solo-game-page-stack =
    { $count ->
        [0] Wierzch stosu; to ostatnia karta
        [one] Wierzch stosu; pod nim leży jeszcze { $count } karta
        [few] Wierzch stosu; pod nim leżą jeszcze { $count } karty
       *[other] Wierzch stosu; pod nim leży jeszcze { $count } kart
    }

# plain
solo-game-page-milestones = Kamienie milowe

# plain
solo-game-page-common = Wiedza powszechna

# plain
solo-game-page-private = Prywatne

# plain
solo-game-page-eureka = Eureka

# plain
solo-game-page-era-track = Tor er

# plain; number $era
solo-game-page-era = Era { $era }

# plain
solo-game-page-society = Twoje społeczeństwo

# plain
solo-game-page-opponents = Przeciwnicy

# plain
solo-game-page-pile = Ich wynalazki

# plain
solo-game-page-log = Dziennik

# plain
solo-game-page-log-before = Co było wcześniej

# plain
solo-game-page-set-up = Przygotowanie

# plain
solo-game-page-standing = Gdyby partia skończyła się teraz

# plain
solo-game-page-parts = Części stołu

# plain
solo-game-page-tab-map = Mapa

# plain
solo-game-page-tab-society = Społeczeństwo

# plain
solo-game-page-tab-board = Zgromadzenie

# plain
solo-game-page-tab-others = Przeciwnicy

## The regions.

# plain
solo-game-page-no-card = jeszcze bez pomysłu

# plain
solo-game-page-sage = Jest tu mędrzec

# plain
solo-game-page-inventor = Wynalazca

# plain
solo-game-page-innovator = Autor ulepszenia

# plain
solo-game-page-influence-spaces = Pola wpływu i PP za nie

# plain; text $region
solo-game-page-about-region = { $region }: więcej

# plain
solo-game-page-from-here = Stąd

# plain
solo-game-page-claim-here = Wybierz

# plain
solo-game-page-settle-here = Osiedl tutaj

# plain
solo-game-page-invent-here = Stwórz

# plain
solo-game-page-innovate-here = Ulepsz

# plain
solo-game-page-share-here = Upowszechnij

# plain
solo-game-page-meet-sage = Zabierz mędrca

# plain
solo-game-page-epoch-pillar = filar epoki

# plain
solo-game-page-season-pillar = filar okresu

## Your society.

# plain
solo-game-page-influence = Wpływ

# plain; number $count
solo-game-page-influence-is = Wpływ { $count } z 10

# plain
solo-game-page-chain-tokens = znaczniki akcji łączonej

# plain
solo-game-page-supply = zasoby

# plain
solo-game-page-sages = mędrcy

# plain
solo-game-page-economy-tokens = żetony gospodarki

# plain
solo-game-page-academy = Akademia

# plain
solo-game-page-exhausted = wyczerpany

# plain
solo-game-page-hand = Twoje pomysły

# plain
solo-game-page-hand-empty = Nie masz pomysłów w ręce.

# plain
solo-game-page-inventions = Twoje wynalazki

# plain
solo-game-page-tiles = Płytki do wyłożenia

# plain; number $price
solo-game-page-price =
    { $price ->
        [0] wyłożenie nie kosztuje wpływu
        [one] wyłożenie kosztuje { $price } punkt wpływu
        [few] wyłożenie kosztuje { $price } punkty wpływu
       *[other] wyłożenie kosztuje { $price } punktów wpływu
    }

# plain
solo-game-page-tokens = Żetony wpływu

# plain
solo-game-page-token-held = u ciebie

# plain
solo-game-page-token-up = wyłożony, odkryty

# plain
solo-game-page-token-down = użyty

# plain
solo-game-page-goals = Prywatne cele

# plain
solo-game-page-goals-best = liczą się dwa najlepsze

# plain
solo-game-page-progress = Mapa postępu

# plain
solo-game-page-built = Co robią twoje płytki

## The question and what is around it.

# plain
solo-game-page-pick-other = ← Coś innego

# plain
solo-game-page-undo = Cofnij

# plain
solo-game-page-hint = Co zrobiłby doradca?

# plain
solo-game-page-stale = Partia poszła tymczasem dalej: oto jej obecny stan.

# plain
solo-game-page-again = Jeszcze jedna partia

# plain
solo-game-page-around = O tej partii

# plain
solo-game-page-onlooker = Oglądasz cudzą partię: odpowiadać może tylko jej właściciel.

# plain
solo-game-page-closed = Tę partię porzucono.

# plain
solo-game-page-record = Partia jako plik

## Looking back.

# plain; text $answer $chance; number $visits
solo-game-page-look = { $answer }: { $chance } ({ $visits }×)

# plain; text $chance
solo-game-page-chance = Według tego, co teraz wiadomo, szansa na wygraną wynosi { $chance }. Przy każdej odpowiedzi: szansa po jej wybraniu i ile razy ją sprawdzono.

# plain; text $answer $from $to
solo-game-page-turned = { $answer }: szansa zmieniła się z { $from } na { $to }

# plain; text $answer $better $chance
solo-game-page-mistake = { $answer }: strata { $chance }; lepiej: { $better }

# plain
solo-game-page-no-mistakes = Żadna decyzja nie kosztowała wiele.

## How to play. Each paragraph is its own message.

# plain
solo-game-page-rules-lead = Cała gra solo na jednej stronie. To, co na stole jest podświetlone, można wybrać, więc możesz też zacząć od razu i zaglądać tu w razie potrzeby.

# plain
solo-game-page-rules-goal = Cel

# plain
solo-game-page-rules-goal-1 = Wygrywasz, jeśli na końcu masz więcej punktów pomysłowości (PP) niż obaj przeciwnicy razem albo jeśli masz co najmniej osiem z dwunastu nagród. Nagrody mówią też, jak daleko zaszło twoje społeczeństwo.

# plain
solo-game-page-rules-goal-2 = Punkty dają twoje pomysły, gdy powstałe z nich wynalazki są upowszechniane, a poza tym żetony wpływu, płytki i kamienie milowe; na końcu także wpływ, płytki dobrobytu na mapie postępu i dwa najlepsze prywatne cele.

# plain
solo-game-page-rules-things = Co masz

# plain
solo-game-page-rules-things-1 = Trzydziestu mieszkańców. W domu są specjalistami od gospodarki, kultury lub technologii, a w akademii uczonymi, którzy zastępują dowolnych specjalistów. Akademia ma tyle miejsc, ile wynosi numer ery twojego kamienia milowego.

# plain
solo-game-page-rules-things-2 = Pomysły w ręce. Pomysł przedstawiony w regionie czeka na wynalazcę. Wynalazek można z niego stworzyć, jeśli masz dostęp do podanego na nim kamienia milowego: należy on do wiedzy powszechnej, jest twój, zszedł już z planszy albo jest cudzy, ale stoi na nim twój dyplomata lub jego era minęła.

# plain
solo-game-page-rules-things-3 = Wpływ od 0 do 10. Od niego zależy, ile znaczników akcji łączonej masz w turze (poniżej 4 jeden, od 4 dwa, od 8 trzy); płaci się nim za wykładanie płytek, a na końcu daje on punkty.

# plain
solo-game-page-rules-things-4 = Płytki. Tworzenie wynalazków, odwoływanie specjalistów i podróże dają płytki aspiracji, które na końcu tury stają się płytkami postępu; upowszechnienie daje płytkę dobrobytu albo uniwersalną płytkę aspiracji. Leżą na czterech polach ekspozycji płytek, dopóki ich nie wyłożysz.

# plain
solo-game-page-rules-things-5 = Mapa postępu. Wyłożona płytka gospodarki daje coś raz na erę, za żeton gospodarki; płytka kultury za każdym razem, gdy wykonujesz jej akcję; płytka technologii pozwala raz na partię połączyć jedną akcję z drugą; płytka dobrobytu liczy się na końcu.

# plain
solo-game-page-rules-turn = Twoja tura

# plain
solo-game-page-rules-turn-1 = Postaw filar na akcji i wykonaj ją. W każdej erze masz dwa małe filary okresu, a na jej ostatnią rundę duży filar epoki, który stoi, dopóki się go nie przesunie. Forum, na którym stoi twój filar, jest dla ciebie zamknięte do końca ery.

# plain
solo-game-page-rules-turn-2 = Niektóre akcje pozwalają za znacznik akcji łączonej wykonać jeszcze jedną: tę z wynalazku, z żetonu wpływu albo z płytki technologii. Akcja otrzymana jako premia nic nie kosztuje i można z niej zrezygnować.

# plain
solo-game-page-rules-turn-3 = Za każdy przedstawiony pomysł bierzesz nowy z ekspozycji. Potem płytki aspiracji stają się płytkami postępu o numerach, których jeszcze nie masz.

# plain
solo-game-page-rules-turn-4 = Możesz wykładać płytki: zapłać raz wpływem (3 przy jednej czekającej płytce, 2 przy dwóch, 1 przy trzech, nic przy czterech), a potem za każdą płytkę wyczerp jednego specjalistę jej rodzaju, o jednego więcej za każdą sąsiednią płytkę i o jednego mniej za każdy twój wynalazek tego rodzaju. Płytka dobrobytu wymaga dwóch dowolnych specjalistów. Premię pola mapy dostajesz najpierw.

# plain
solo-game-page-rules-actions = Dziesięć akcji

# plain
solo-game-page-rules-actions-1 = Są po dwie na każdym z pięciu forów.

# plain
solo-game-page-action-present = Połóż pomysł z ręki w regionie bez karty. Idzie tam tylu specjalistów jego rodzaju, ilu wymaga płytka specjalistów, i dostajesz to, co ona pokazuje.

# plain
solo-game-page-action-invent = Zamień w wynalazek pomysł, którego kamień milowy jest dla ciebie dostępny: idzie tam specjalista jego rodzaju, a czasem trzeba wyczerpać kolejnych. Dostajesz płytkę aspiracji (technologia).

# plain
solo-game-page-action-innovate = Ulepsz cudzy wynalazek: idzie tam specjalista jego rodzaju, a do ciebie przychodzi nowy. Możesz dołączyć akcję z karty.

# plain
solo-game-page-action-share = Upowszechnij wynalazek, przy którym stoi twój mieszkaniec. Autor pomysłu za każdego swojego mieszkańca przy karcie zdobywa tyle PP, ile wynosi numer ery; wynalazca bierze kartę, autor ulepszenia dostaje jeszcze jednego mieszkańca w regionie, a ty płytkę dobrobytu albo uniwersalną płytkę aspiracji. Wszyscy stojący przy karcie przechodzą na mapę.

# plain
solo-game-page-action-call-spec = Odwołaj mieszkańców z jednego regionu do domu jako specjalistów tego rodzaju, co karta regionu. Dostajesz płytkę aspiracji (gospodarka) i możesz dołączyć akcję z jednego ze swoich wynalazków.

# plain
solo-game-page-action-gain-inf = Tam, gdzie masz najwięcej mieszkańców i dość ich na żeton, połóż żeton wpływu: ci mieszkańcy wracają do domu, a ty zdobywasz PP z zakrytego pola i tyle wpływu, ile masz odkrytych żetonów wpływu. Możesz dołączyć akcję z jednego z nich.

# plain
solo-game-page-action-travel = Przesuń mieszkańca szlakiem migracji do innego regionu; dostajesz płytkę aspiracji (kultura). Jeśli jest tam mędrzec, możesz go zabrać za znacznik akcji łączonej: płytka wiedzy daje wtedy swoją akcję albo punkty.

# plain
solo-game-page-action-eureka = Weź z ekspozycji eureki kamień milowy z późniejszej ery; twój dotychczasowy przechodzi do wiedzy powszechnej. Twój znacznik ery przechodzi na wybrane pole, które daje swoją premię.

# plain
solo-game-page-action-send-dip = Wyślij specjalistę albo uczonego na kamień milowy z wolnym miejscem; dostajesz premię kamienia.

# plain
solo-game-page-action-call-dip = Odwołaj dyplomatę jako uczonego; dostajesz premię kamienia milowego, z którego wraca.

# plain
solo-game-page-rules-rivals = Przeciwnicy

# plain
solo-game-page-rules-rivals-1 = Chronos idzie z regionu do regionu według numerów. W pierwszym, w którym może coś zrobić, przedstawia pomysł albo tworzy, upowszechnia lub ulepsza wynalazek.

# plain
solo-game-page-rules-rivals-2 = Hefajstos gra z kart. Pole, na którym leży karta, mówi, od którego wiersza zaczyna; wykonuje pierwszą możliwą akcję na otwartym jeszcze dla niego forum, a tam, gdzie karta to pokazuje, za znacznik akcji łączonej przechodzi do następnego wiersza.

# plain
solo-game-page-rules-rivals-3 = Punkty liczą wspólnie. Gdy Hefajstos stawia filar tam, gdzie stoi twój, albo odwiedza twój kamień milowy z późniejszej ery, zdobywasz wpływ; w odwrotnej sytuacji oni zdobywają 2 PP.

# plain
solo-game-page-rules-era = Gdy kończy się era

# plain
solo-game-page-rules-era-1 = Rund jest trzynaście: jedna w erze 1 i po trzy w erach od 2 do 5. Kto stoi najdalej w prawo na polu zmiany kolejności tur, może ją zmienić.

# plain
solo-game-page-rules-era-2 = Wpływ przesuwa się ku środkowi: z 0 o 1 w górę, od 4 do 7 o 1 w dół, od 8 o 2 w dół.

# plain
solo-game-page-rules-era-3 = Po erach od 2 do 4 wyczerpani specjaliści są znów gotowi, filary okresu i żetony gospodarki wracają, a każdy mędrzec staje się uczonym; odkrywa się nowe kamienie milowe, a pomysły z minionej ery się odrzuca i bierze za nie inne.

# plain
solo-game-page-rules-end = Koniec

# plain
solo-game-page-rules-end-1 = Po erze 5 liczy się wszystko: twoje punkty, wpływ (1, 5 albo 10 PP), wyłożone płytki dobrobytu i dwa najlepsze z trzech prywatnych celów.

# plain
solo-game-page-rules-end-2 = Przeciwnicy dodają punkty za każdy wynalazek, każdą płytkę postępu i dobrobytu; ile, zależy od poziomu trudności.

# plain
solo-game-page-rules-end-3 = Każda nagroda daje punkty honoru, a ich suma określa poziom twojego społeczeństwa, od neandertalskiego po pozaziemski.
