# Polish: the whole solo game of Inventions on the screen. The guide for translators is at the head of the English file.
#
# The terms are those of companion.ftl: PP, kamień milowy, filar epoki, filar okresu, mieszkaniec, płytka postępu, płytka dobrobytu,
# płytka aspiracji, żeton gospodarki, znacznik akcji łączonej; specjaliści bywają wyczerpani.

part-solo-game-points = { $points } PP

part-solo-game-citizens-acc =
    { $citizens ->
        [one] { $citizens } mieszkańca
       *[other] { $citizens } mieszkańców
    }

part-solo-game-price =
    { $price ->
        [one] { $price } punkt wpływu
        [few] { $price } punkty wpływu
       *[other] { $price } punktów wpływu
    }

part-solo-game-influence =
    { $count ->
        [one] { $count } punkt wpływu
        [few] { $count } punkty wpływu
       *[other] { $count } punktów wpływu
    }

part-solo-game-gen =
    { $player ->
        [chronos] Chronosa
        [you] ciebie
       *[hephaestus] Hefajstosa
    }

part-solo-game-citizens =
    { $citizens ->
        [one] { $citizens } mieszkaniec
        [2] { $citizens } mieszkańcy
        [3] { $citizens } mieszkańcy
        [4] { $citizens } mieszkańcy
       *[other] { $citizens } mieszkańców
    }

## Regions, as the content file calls them.

# noun
solo-game-place-africa =
    { $case ->
        [loc] w Afryce
        [acc] do Afryki
        [gen] z Afryki
       *[nom] Afryka
    }

# noun
solo-game-place-middle-east =
    { $case ->
        [loc] na Bliskim Wschodzie
        [acc] na Bliski Wschód
        [gen] z Bliskiego Wschodu
       *[nom] Bliski Wschód
    }

# noun
solo-game-place-europe =
    { $case ->
        [loc] w Europie
        [acc] do Europy
        [gen] z Europy
       *[nom] Europa
    }

# noun
solo-game-place-asia =
    { $case ->
        [loc] w Azji
        [acc] do Azji
        [gen] z Azji
       *[nom] Azja
    }

# noun
solo-game-place-australia =
    { $case ->
        [loc] w Australii
        [acc] do Australii
        [gen] z Australii
       *[nom] Australia
    }

# noun
solo-game-place-north-america =
    { $case ->
        [loc] w Ameryce Północnej
        [acc] do Ameryki Północnej
        [gen] z Ameryki Północnej
       *[nom] Ameryka Północna
    }

# noun
solo-game-place-south-america =
    { $case ->
        [loc] w Ameryce Południowej
        [acc] do Ameryki Południowej
        [gen] z Ameryki Południowej
       *[nom] Ameryka Południowa
    }

# A region that somebody has called otherwise.
# noun; text $name
solo-game-place-named =
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
idea-internet = Internet

# plain
idea-quantum-computing = Obliczenia kwantowe

# plain
idea-reusable-rocket = Rakieta wielokrotnego użytku

## What is printed: what cards, tiles and places give.

# What an idea card shows: what it is about, its era and its milestone come from companion-idea.
# plain; text $action
solo-game-card-chain = jako wynalazek pozwala dołączyć akcję „{ $action }”

# $specialists is a list made by solo-game-specialists.
# plain; phrase $specialists
solo-game-card-extra = stworzenie wyczerpuje też { $specialists_acc }

# plain; number $points
solo-game-card-points = stworzenie wynalazku daje { part-solo-game-points }

# Specialists of a specialty.
# noun; word $speciality; number $count
solo-game-specialists =
    { $case ->
        [acc] { part-solo-game-specialists-acc }
       *[nom] { part-solo-game-specialists-nom }
    }

part-solo-game-specialists-nom =
    { $speciality ->
        [economy] { $count ->
            [one] { $count } specjalista od gospodarki
            [2] { $count } specjaliści od gospodarki
            [3] { $count } specjaliści od gospodarki
            [4] { $count } specjaliści od gospodarki
           *[other] { $count } specjalistów od gospodarki
        }
        [culture] { $count ->
            [one] { $count } specjalista od kultury
            [2] { $count } specjaliści od kultury
            [3] { $count } specjaliści od kultury
            [4] { $count } specjaliści od kultury
           *[other] { $count } specjalistów od kultury
        }
       *[technology] { $count ->
            [one] { $count } specjalista od technologii
            [2] { $count } specjaliści od technologii
            [3] { $count } specjaliści od technologii
            [4] { $count } specjaliści od technologii
           *[other] { $count } specjalistów od technologii
        }
    }

part-solo-game-specialists-acc =
    { $speciality ->
        [economy] { $count ->
            [one] { $count } specjalistę od gospodarki
           *[other] { $count } specjalistów od gospodarki
        }
        [culture] { $count ->
            [one] { $count } specjalistę od kultury
           *[other] { $count } specjalistów od kultury
        }
       *[technology] { $count ->
            [one] { $count } specjalistę od technologii
           *[other] { $count } specjalistów od technologii
        }
    }

# plain; number $count
solo-game-scholars =
    { $count ->
        [0] żaden uczony
        [one] { $count } uczony
        [2] { $count } uczeni
        [3] { $count } uczeni
        [4] { $count } uczeni
       *[other] { $count } uczonych
    }

# plain
solo-game-benefit-nothing = nic

# plain; text $action
solo-game-benefit-action = akcja „{ $action }”

# plain; number $points
solo-game-benefit-points = { part-solo-game-points }

# plain; number $count
solo-game-benefit-influence = { part-solo-game-influence }

# plain; number $count
solo-game-benefit-scholars =
    { $count ->
        [one] { $count } uczony
        [2] { $count } uczeni
        [3] { $count } uczeni
        [4] { $count } uczeni
       *[other] { $count } uczonych
    }

# plain; number $count
solo-game-benefit-specialists =
    { $count ->
        [one] { $count } dowolny specjalista
        [2] { $count } dowolni specjaliści
        [3] { $count } dowolni specjaliści
        [4] { $count } dowolni specjaliści
       *[other] { $count } dowolnych specjalistów
    }

# plain; number $count
solo-game-benefit-citizens =
    { $count ->
        [one] { $count } mieszkaniec w dowolnym regionie
        [2] { $count } mieszkańcy w dowolnych regionach
        [3] { $count } mieszkańcy w dowolnych regionach
        [4] { $count } mieszkańcy w dowolnych regionach
       *[other] { $count } mieszkańców w dowolnych regionach
    }

# plain
solo-game-benefit-economy-token = 1 żeton gospodarki

# plain
solo-game-benefit-turn-order = zmiana kolejności tur na koniec ery

# plain; text $letter
solo-game-tile-wealth = dobrobyt { $letter }

# What kind of tile it is; the other kinds are specialities.
# plain
solo-game-kind-wealth = dobrobyt

# What tiles do.
# plain; text $benefit
solo-game-effect-economy = raz na erę, za żeton gospodarki – { $benefit }

# plain; text $action $benefit
solo-game-effect-culture = przy każdej akcji „{ $action }” – { $benefit }

# plain; text $one $other
solo-game-effect-technology = raz na partię, za znacznik akcji łączonej i 1 punkt wpływu, możesz dołączyć akcję „{ $one }” do akcji „{ $other }” albo odwrotnie

# plain; text $worth
solo-game-effect-wealth = na koniec partii { $worth }

# A Specialist tile: what a presenter gets, and how many specialists he needs.
# plain; number $need; text $benefit
solo-game-specialist-tile =
    { $need ->
        [one] płytka specjalistów dla { $need } specjalisty: { $benefit }
       *[other] płytka specjalistów dla { $need } specjalistów: { $benefit }
    }

# plain; text $benefit
solo-game-knowledge-tile = płytka wiedzy: { $benefit }

# plain
solo-game-knowledge-points = płytka wiedzy: po 2 PP za każdą, na której je widać

# What a milestone gives to whoever sends a diplomat there or calls one back.
# plain; text $benefit
solo-game-milestone = premia dla dyplomaty: { $benefit }

# plain; number $number; text $benefit
solo-game-hex-gives = pole { $number }: { $benefit }

# plain; number $number
solo-game-hex = pole { $number }

# plain; number $number
solo-game-space = pole { $number }

# An influence token by what it shows, and how many citizens it asks for.
# plain; text $action
solo-game-token = żeton „{ $action }”

# plain
solo-game-token-influence = żeton „+1 punkt wpływu”

# plain; number $count
solo-game-token-asks =
    { $count ->
        [one] wymaga { $count } mieszkańca
       *[other] wymaga { $count } mieszkańców
    }

# plain; word $speciality
solo-game-aspiration =
    { $speciality ->
        [economy] płytka aspiracji (gospodarka)
        [culture] płytka aspiracji (kultura)
       *[technology] płytka aspiracji (technologia)
    }

# plain
solo-game-aspiration-wild = uniwersalna płytka aspiracji

## Private goals and Wealth tiles: what they count.

# $measure is from solo-game-measure-…; $beyond do not count, $most is the most points; 0 is neither.
# plain; number $points $beyond $most; text $measure
solo-game-worth =
    { part-solo-game-points } { $measure } { $beyond ->
        [0] { "" }
        [2] , z pominięciem pierwszych dwóch
        [3] , z pominięciem pierwszych trzech
        [4] , z pominięciem pierwszych czterech
        [5] , z pominięciem pierwszych pięciu
        [6] , z pominięciem pierwszych sześciu
        [7] , z pominięciem pierwszych siedmiu
        [8] , z pominięciem pierwszych ośmiu
       *[other] , z pominięciem pierwszych { $beyond }
    } { $most ->
        [0] { "" }
       *[other] (najwyżej { $most } PP)
    }

# plain
solo-game-measure-inventions = za każdy wynalazek

# plain; word $speciality
solo-game-measure-inventions-of =
    { $speciality ->
        [economy] za każdy wynalazek z dziedziny gospodarki
        [culture] za każdy wynalazek z dziedziny kultury
       *[technology] za każdy wynalazek z dziedziny technologii
    }

# plain
solo-game-measure-late-inventions = za każdy wynalazek z er 5 i 6

# plain
solo-game-measure-tiles = za każdą płytkę na twojej mapie postępu

# plain; word $kind
solo-game-measure-tiles-of =
    { $kind ->
        [economy] za każdą płytkę gospodarki na twojej mapie postępu
        [culture] za każdą płytkę kultury na twojej mapie postępu
        [technology] za każdą płytkę technologii na twojej mapie postępu
       *[wealth] za każdą płytkę dobrobytu na twojej mapie postępu
    }

# plain
solo-game-measure-progress-tiles = za każdą wyłożoną lub niewyłożoną płytkę postępu

# plain
solo-game-measure-kinds = za każdy rodzaj płytek na twojej mapie postępu

# Two kinds of tiles that touch each other.
# plain; text $one $other
solo-game-measure-pairs = za każdą parę sąsiednich płytek ({ $one } i { $other }) na twojej mapie postępu

# plain
solo-game-measure-scholars = za każdego uczonego w twojej akademii

# plain
solo-game-measure-specialists = za każdego specjalistę w domu

# plain
solo-game-measure-diplomats = za każdego twojego dyplomatę

# plain
solo-game-measure-tokens = za każdy twój żeton wpływu w regionach

# plain
solo-game-measure-regions = za każdy region z twoimi mieszkańcami na mapie

# plain
solo-game-measure-citizens = za każdego twojego mieszkańca na mapie

# plain
solo-game-measure-citizens-in-play = za każdego twojego mieszkańca w grze

# plain
solo-game-measure-influence = za każdy punkt wpływu

# plain
solo-game-measure-era = za każdą erę do ery twojego kamienia milowego włącznie

## Where something comes from, as a noun.

# noun; text $region
solo-game-source-specialist =
    { $case ->
        [acc] płytkę specjalistów { $region_loc }
        [gen] płytki specjalistów { $region_loc }
       *[nom] płytka specjalistów { $region_loc }
    }

# noun; text $region
solo-game-source-knowledge =
    { $case ->
        [acc] płytkę wiedzy { $region_loc }
        [gen] płytki wiedzy { $region_loc }
       *[nom] płytka wiedzy { $region_loc }
    }

# noun; text $milestone
solo-game-source-milestone =
    { $case ->
        [acc] kamień milowy „{ $milestone }”
        [gen] kamienia milowego „{ $milestone }”
       *[nom] kamień milowy „{ $milestone }”
    }

# noun; number $number
solo-game-source-track =
    { $case ->
        [acc] pole { $number } toru er
        [gen] pola { $number } toru er
       *[nom] pole { $number } toru er
    }

# noun; number $number
solo-game-source-hex =
    { $case ->
        [acc] pole { $number } mapy postępu
        [gen] pola { $number } mapy postępu
       *[nom] pole { $number } mapy postępu
    }

# noun; text $tile
solo-game-source-tile =
    { $case ->
        [acc] płytkę postępu „{ $tile }”
        [gen] płytki postępu „{ $tile }”
       *[nom] płytka postępu „{ $tile }”
    }

# noun; text $card
solo-game-source-card =
    { $case ->
        [acc] kartę „{ $card }”
        [gen] karty „{ $card }”
       *[nom] „{ $card }”
    }

# noun; text $action
solo-game-source-token =
    { $case ->
        [acc] żeton wpływu „{ $action }”
        [gen] żetonu wpływu „{ $action }”
       *[nom] żeton wpływu „{ $action }”
    }

# noun
solo-game-source-token-influence =
    { $case ->
        [acc] żeton wpływu „+1 punkt wpływu”
        [gen] żetonu wpływu „+1 punkt wpływu”
       *[nom] żeton wpływu „+1 punkt wpływu”
    }

# noun
solo-game-source-tokens =
    { $case ->
        [acc] swoje odkryte żetony wpływu
        [gen] twoich odkrytych żetonów wpływu
       *[nom] twoje odkryte żetony wpływu
    }

# noun; text $action
solo-game-source-idle =
    { $case ->
        [acc] akcję „{ $action }”
        [gen] akcji „{ $action }”
       *[nom] akcja „{ $action }”
    }

# noun
solo-game-source-building =
    { $case ->
        [acc] wykładanie płytek
        [gen] wykładania płytek
       *[nom] wykładanie płytek
    }

## Questions.

# plain
solo-game-question-claim = runda przygotowawcza: który pomysł wybierasz?

# plain
solo-game-question-place = twoja tura: na której akcji stawiasz filar?

# plain
solo-game-question-present = który pomysł przedstawiasz i gdzie?

# plain
solo-game-question-invent = z którego pomysłu tworzysz wynalazek?

# plain
solo-game-question-innovate = który wynalazek ulepszasz?

# plain
solo-game-question-share = który wynalazek upowszechniasz?

# plain; text $region
solo-game-question-reward = co bierzesz za upowszechnienie wynalazku { $region_loc }?

# plain
solo-game-question-call = ilu specjalistów odwołujesz i skąd?

# plain
solo-game-question-as = żadna karta nie określa specjalności powracających: wybierz ją

# plain
solo-game-question-gain-influence = który żeton wpływu kładziesz i gdzie?

# plain
solo-game-question-travel = skąd i dokąd podróżuje twój mieszkaniec?

# plain; text $region
solo-game-question-sage = { $region_loc } jest mędrzec: czy wydajesz znacznik akcji łączonej, żeby go zabrać?

# plain
solo-game-question-eureka = który kamień milowy bierzesz z ekspozycji eureki?

# plain; number $era
solo-game-question-marker = na którym polu ery { $era } stawiasz znacznik ery?

# plain
solo-game-question-send = na który kamień milowy wysyłasz dyplomatę?

# plain
solo-game-question-diplomat = kto zostaje dyplomatą?

# plain
solo-game-question-call-back = z którego kamienia milowego odwołujesz dyplomatę?

# plain; text $action
solo-game-question-chain = czy dołączasz coś do akcji „{ $action }”?

# Specialists that are needed; for any of them a scholar may stand in.
# plain; word $speciality; number $count
solo-game-question-scholars =
    { $count ->
        [1] potrzebny jest { part-solo-game-specialists-nom }: czy zastępuje go uczony?
        [2] potrzebni są { part-solo-game-specialists-nom }: ilu z nich zastępują uczeni?
        [3] potrzebni są { part-solo-game-specialists-nom }: ilu z nich zastępują uczeni?
        [4] potrzebni są { part-solo-game-specialists-nom }: ilu z nich zastępują uczeni?
       *[other] potrzeba { part-solo-game-specialists-nom }: ilu z nich zastępują uczeni?
    }

# plain; number $count
solo-game-question-exhaust =
    { $count ->
        [1] potrzeba jeszcze jednego specjalisty: kogo wyczerpujesz?
       *[other] potrzeba jeszcze { $count } specjalistów: kogo wyczerpujesz?
    }

# plain; phrase $source
solo-game-question-specialist = { $source }: jaką specjalność ma twój nowy specjalista?

# plain; phrase $source
solo-game-question-citizen = { $source }: gdzie zamieszka twój nowy mieszkaniec?

# plain
solo-game-question-idea = który pomysł bierzesz do ręki?

# plain; word $speciality
solo-game-question-progress =
    { $speciality ->
        [economy] którą płytkę postępu z dziedziny gospodarki bierzesz za płytkę aspiracji?
        [culture] którą płytkę postępu z dziedziny kultury bierzesz za płytkę aspiracji?
       *[technology] którą płytkę postępu z dziedziny technologii bierzesz za płytkę aspiracji?
    }

# plain
solo-game-question-progress-wild = którą płytkę postępu bierzesz za uniwersalną płytkę aspiracji?

# plain
solo-game-question-build = czy wykładasz płytkę na mapę postępu?

# plain
solo-game-question-order = zmieniasz kolejność tur: na którym miejscu chcesz grać?

# What is still missing of an answer that is given step by step.
# plain; text $card
solo-game-narrow-region = „{ $card }”: w którym regionie?

# plain; text $tile
solo-game-narrow-hex = na którym polu wykładasz płytkę „{ $tile }”?

# plain; text $region
solo-game-narrow-call = ilu mieszkańców wraca { $region_gen }?

# plain; text $region
solo-game-narrow-travel = dokąd podróżuje mieszkaniec { $region_gen }?

## Answers: short, as on a button.

# plain; text $action
solo-game-answer-place = filar na akcji „{ $action }”

# plain; text $tile
solo-game-answer-use = najpierw użyj płytki „{ $tile }”

# plain; text $card $region
solo-game-answer-card = „{ $card }” { $region_loc }

# plain; text $card
solo-game-answer-present = „{ $card }” …

# plain; text $region; number $citizens
solo-game-answer-call =
    { $citizens ->
        [one] { $citizens } mieszkaniec { $region_gen }
        [2] { $citizens } mieszkańcy { $region_gen }
        [3] { $citizens } mieszkańcy { $region_gen }
        [4] { $citizens } mieszkańcy { $region_gen }
       *[other] { $citizens } mieszkańców { $region_gen }
    }

# plain; text $region
solo-game-answer-from = { $region_gen } …

# plain; text $token $region
solo-game-answer-lay = { $token } { $region_acc }

# $origin is a region too: from where.
# plain; text $origin $region
solo-game-answer-travel = { $origin_gen } { $region_acc }

# plain; text $card $action
solo-game-answer-invention = „{ $card }”: { $action }

# plain; text $tile $action
solo-game-answer-technology = „{ $tile }”: { $action }

# plain; word $speciality
solo-game-answer-specialist =
    { $speciality ->
        [economy] specjalista od gospodarki
        [culture] specjalista od kultury
       *[technology] specjalista od technologii
    }

# plain
solo-game-answer-scholar = uczony

# A scholar who becomes a specialist.
# plain; word $speciality
solo-game-answer-scholar-as =
    { $speciality ->
        [economy] uczony, odtąd specjalista od gospodarki
        [culture] uczony, odtąd specjalista od kultury
       *[technology] uczony, odtąd specjalista od technologii
    }

# plain; number $number
solo-game-answer-place-in-order = miejsce { $number }

# plain; text $tile; number $number
solo-game-answer-build = „{ $tile }” na polu { $number }

# plain; text $tile
solo-game-answer-build-tile = „{ $tile }” …

# plain
solo-game-answer-sage = zabierz mędrca

# plain
solo-game-answer-no-sage = zostaw mędrca

# plain
solo-game-answer-no-chain = nie dołączaj akcji

# plain
solo-game-answer-no-building = nic więcej nie wykładaj

# plain
solo-game-answer-leave = zrezygnuj z akcji

# What stands behind an answer: what it costs or brings.
# plain; number $price
solo-game-detail-influence = kosztuje { part-solo-game-price }

# plain; number $count
solo-game-detail-cost =
    { $count ->
        [0] nikogo nie wyczerpuje
        [one] wyczerpuje { $count } specjalistę
       *[other] wyczerpuje { $count } specjalistów
    }

# plain
solo-game-detail-top = wierzch stosu

## What happens to you.

# $goals are from solo-game-worth.
# plain; text $goals
solo-game-event-goals = twoje prywatne cele: { $goals }

# plain; text $card
solo-game-event-first-invention = zaczynasz z wynalazkiem „{ $card }”

# plain; text $card
solo-game-event-took = bierzesz pomysł „{ $card }”

# plain; text $card
solo-game-event-discarded = odrzucasz z ręki pomysł „{ $card }”: jego era się skończyła

# plain; text $card
solo-game-event-revealed = na wierzchu stosu leży teraz pomysł „{ $card }”

# plain; number $tokens
solo-game-event-ready =
    { $tokens ->
        [one] masz na tę turę { $tokens } znacznik akcji łączonej
        [few] masz na tę turę { $tokens } znaczniki akcji łączonej
       *[other] masz na tę turę { $tokens } znaczników akcji łączonej
    }

# plain
solo-game-event-idle = nie możesz wykonać żadnej akcji

# plain; phrase $source; number $left
solo-game-event-chained =
    { $left ->
        [0] wydajesz ostatni znacznik akcji łączonej na { $source_acc }
        [one] wydajesz znacznik akcji łączonej na { $source_acc } (został { $left })
        [few] wydajesz znacznik akcji łączonej na { $source_acc } (zostały { $left })
       *[other] wydajesz znacznik akcji łączonej na { $source_acc } (zostało { $left })
    }

# plain; phrase $source
solo-game-event-used = korzystasz z { $source_gen }

part-solo-game-sent =
    { $speciality ->
        [economy] { $specialists ->
            [one] { $specialists } specjalistę od gospodarki
           *[other] { $specialists } specjalistów od gospodarki
        }
        [culture] { $specialists ->
            [one] { $specialists } specjalistę od kultury
           *[other] { $specialists } specjalistów od kultury
        }
       *[technology] { $specialists ->
            [one] { $specialists } specjalistę od technologii
           *[other] { $specialists } specjalistów od technologii
        }
    }

part-solo-game-scholars-acc =
    { $scholars ->
        [one] { $scholars } uczonego
       *[other] { $scholars } uczonych
    }

part-solo-game-becoming =
    { $scholars ->
        [one] { $speciality ->
            [economy] który staje się specjalistą od gospodarki
            [culture] który staje się specjalistą od kultury
           *[technology] który staje się specjalistą od technologii
        }
       *[other] { $speciality ->
            [economy] którzy stają się specjalistami od gospodarki
            [culture] którzy stają się specjalistami od kultury
           *[technology] którzy stają się specjalistami od technologii
        }
    }

part-solo-game-aspiration =
    { $aspiration ->
    [economy] płytka aspiracji (gospodarka)
    [culture] płytka aspiracji (kultura)
    [technology] płytka aspiracji (technologia)
   *[wild] uniwersalna płytka aspiracji
    }

# Who leaves home for a card or a milestone: specialists, scholars, or both. One of the two numbers may be 0.
# plain; word $speciality; number $specialists $scholars
solo-game-event-left =
    { $specialists ->
        [0] wysyłasz z domu { part-solo-game-scholars-acc }
       *[other] { $scholars ->
            [0] wysyłasz z domu { part-solo-game-sent }
           *[other] wysyłasz z domu { part-solo-game-sent } i { part-solo-game-scholars-acc }
        }
    }

# plain
solo-game-event-scholar-left = wysyłasz z domu uczonego

# plain; word $speciality; number $specialists $scholars
solo-game-event-exhausted =
    { $specialists ->
        [0] wyczerpujesz { part-solo-game-scholars-acc }, { part-solo-game-becoming }
       *[other] { $scholars ->
            [0] wyczerpujesz { part-solo-game-sent }
           *[other] wyczerpujesz { part-solo-game-sent } i { part-solo-game-scholars-acc }, { part-solo-game-becoming }
        }
    }

# plain; word $speciality; number $count
solo-game-event-came-home =
    { $count ->
        [2] do domu przybywają { part-solo-game-specialists-nom }
        [3] do domu przybywają { part-solo-game-specialists-nom }
        [4] do domu przybywają { part-solo-game-specialists-nom }
       *[other] do domu przybywa { part-solo-game-specialists-nom }
    }

# plain; number $citizens
solo-game-event-scholars =
    { $citizens ->
        [one] do twojej akademii przychodzi { $citizens } uczony
        [2] do twojej akademii przychodzą { $citizens } uczeni
        [3] do twojej akademii przychodzą { $citizens } uczeni
        [4] do twojej akademii przychodzą { $citizens } uczeni
       *[other] do twojej akademii przychodzi { $citizens } uczonych
    }

# plain
solo-game-event-no-scholar = żaden uczony nie przychodzi: akademia jest pełna albo zasoby są puste

# plain; word $aspiration
solo-game-event-aspired = na twoją ekspozycję płytek trafia { part-solo-game-aspiration }

# plain
solo-game-event-no-room = na twojej ekspozycji płytek nie ma już miejsca

# plain; word $aspiration; text $tile
solo-game-event-progressed = twoja { part-solo-game-aspiration } zmienia się w płytkę postępu „{ $tile }”

# plain; word $aspiration
solo-game-event-not-progressed = twoja { part-solo-game-aspiration } wraca do zasobów: nie ma już dla niej płytki postępu

# plain; text $tile
solo-game-event-wealth = na twoją ekspozycję płytek trafia płytka „{ $tile }”

# plain; text $origin $region
solo-game-event-traveled = twój mieszkaniec podróżuje { $origin_gen } { $region_acc }

# plain; text $tile; number $number
solo-game-event-built = wykładasz płytkę „{ $tile }” na polu { $number } mapy postępu

# plain
solo-game-event-economy-token = dostajesz żeton gospodarki

# plain; number $points; phrase $source
solo-game-event-scored = zdobywasz { part-solo-game-points } za { $source_acc }

# plain; word $change; number $before $now; phrase $source
solo-game-event-influence =
    { $change ->
    [up] twój wpływ rośnie z { $before } do { $now } za sprawą { $source_gen }
   *[down] twój wpływ spada z { $before } do { $now }: to koszt { $source_gen }
    }

# Follows solo-game-event-idle: what you get instead of an action.
# plain; number $before $now
solo-game-event-influence-idle = zamiast tego twój wpływ rośnie z { $before } do { $now }

# plain; number $sages
solo-game-event-refreshed =
    { $sages ->
        [0] twoi wyczerpani specjaliści są znów gotowi, a żetony gospodarki wracają
        [one] twoi wyczerpani specjaliści są znów gotowi, żetony gospodarki wracają, a ty oddajesz { $sages } mędrca
       *[other] twoi wyczerpani specjaliści są znów gotowi, żetony gospodarki wracają, a ty oddajesz { $sages } mędrców
    }

## What happens on the table.

# plain; word $player; text $region $card
solo-game-table-replaced = początkowy pomysł { part-solo-game-gen } zastępuje pomysł „{ $card }” { $region_loc }

# plain; phrase $regions; number $count
solo-game-table-unclaimed =
    { $count ->
    [1] pomysłu { $regions_gen } nikt nie wybrał: zostaje odrzucony
   *[other] pomysłów { $regions_gen } nikt nie wybrał: zostają odrzucone
    }

# plain; number $card $slot $row
solo-game-table-revealed = Hefajstos kładzie kartę { $card } na polu { $slot }: strzałka wskazuje wiersz { $row }

# plain; word $player; text $action $region
solo-game-table-chose = { companion-player } wybiera akcję „{ $action }” { $region_loc }

# plain; word $player $pillar; text $action
solo-game-table-placed =
    { $pillar ->
        [epoch] { $player ->
            [you] twój filar epoki stoi teraz na akcji „{ $action }”
           *[other] filar epoki { part-solo-game-gen } stoi teraz na akcji „{ $action }”
        }
       *[season] { $player ->
            [you] twój filar okresu stoi teraz na akcji „{ $action }”
           *[other] filar okresu { part-solo-game-gen } stoi teraz na akcji „{ $action }”
        }
    }

# plain; word $player; text $region
solo-game-table-walked = { companion-player } idzie { $region_acc }

# plain; text $region $why
solo-game-table-region-passed = { $region_loc } Chronos nie może nic zrobić: { $why }

# plain; word $player; text $card $region; number $citizens
solo-game-table-presented =
    { $player ->
        [you] przedstawiasz pomysł „{ $card }” { $region_loc } i stawiasz { part-solo-game-citizens-acc } na płytce specjalistów
       *[other] { companion-player } przedstawia pomysł „{ $card }” { $region_loc } i stawia { part-solo-game-citizens-acc } na płytce specjalistów
    }

# plain; word $player; text $card $region
solo-game-table-invented =
    { $player ->
        [you] tworzysz wynalazek „{ $card }” { $region_loc }
       *[other] { companion-player } tworzy wynalazek „{ $card }” { $region_loc }
    }

# plain; word $player; text $card $region
solo-game-table-innovated =
    { $player ->
        [you] ulepszasz wynalazek „{ $card }” { $region_loc }
       *[other] { companion-player } ulepsza wynalazek „{ $card }” { $region_loc }
    }

# Who shares, and where the card goes.
# plain; word $player $inventor; text $card $region
solo-game-table-shared =
    { $player ->
        [you] { $inventor ->
            [you] upowszechniasz wynalazek „{ $card }” { $region_loc }: jesteś jego wynalazcą, więc bierzesz kartę
           *[other] upowszechniasz wynalazek „{ $card }” { $region_loc }: kartę biorą przeciwnicy
        }
       *[other] { $inventor ->
            [you] { companion-player } upowszechnia wynalazek „{ $card }” { $region_loc }: jesteś jego wynalazcą, więc bierzesz kartę
           *[other] { companion-player } upowszechnia wynalazek „{ $card }” { $region_loc }: kartę biorą przeciwnicy
        }
    }

# plain; word $player $from; text $region; number $citizens
solo-game-table-settled =
    { $from ->
        [card] { part-solo-game-their-citizens } { $citizens ->
            [2] przechodzą
            [3] przechodzą
            [4] przechodzą
           *[other] przechodzi
        } od karty na mapę { $region_loc }
       *[supply] { part-solo-game-their-citizens } { $citizens ->
            [2] przychodzą
            [3] przychodzą
            [4] przychodzą
           *[other] przychodzi
        } z zasobów na mapę { $region_loc }
    }

part-solo-game-their-citizens =
    { $player ->
        [you] { $citizens ->
            [one] { $citizens } twój mieszkaniec
            [2] { $citizens } twoi mieszkańcy
            [3] { $citizens } twoi mieszkańcy
            [4] { $citizens } twoi mieszkańcy
           *[other] { $citizens } twoich mieszkańców
        }
       *[other] { part-solo-game-citizens } { part-solo-game-gen }
    }

# plain; word $player; text $region
solo-game-table-recalled =
    { $player ->
        [you] 1 twój mieszkaniec schodzi z mapy { $region_loc }
       *[other] 1 mieszkaniec { part-solo-game-gen } schodzi z mapy { $region_loc }
    }

# plain; number $points; text $reason
solo-game-table-bots-scored = przeciwnicy zdobywają { part-solo-game-points } { $reason }

# plain; number $points; text $reason
solo-game-table-you-scored = zdobywasz { part-solo-game-points } { $reason }

# plain; word $change; number $before $now; text $reason
solo-game-table-influence =
    { $change ->
    [up] twój wpływ rośnie z { $before } do { $now } { $reason }
   *[down] twój wpływ spada z { $before } do { $now } { $reason }
    }

# plain; word $player; text $tile
solo-game-table-took-progress = { companion-player } bierze płytkę postępu „{ $tile }”

# plain; word $player; text $tile $region
solo-game-table-took-wealth =
    { $player ->
        [you] bierzesz płytkę „{ $tile }” { $region_gen }
       *[other] { companion-player } bierze płytkę „{ $tile }” { $region_gen }
    }

# plain; word $player; text $region
solo-game-table-took-sage =
    { $player ->
        [you] bierzesz mędrca { $region_gen }
       *[other] { companion-player } bierze mędrca { $region_gen }
    }

# plain; word $side; text $region
solo-game-table-flipped =
    { $side ->
        [action] płytka wiedzy { $region_loc } zostaje odwrócona: teraz widać jej akcję
       *[points] płytka wiedzy { $region_loc } zostaje odwrócona: teraz widać jej 2 PP
    }

# plain; word $player; text $region; number $space
solo-game-table-token-laid =
    { $player ->
        [you] twój żeton wpływu leży teraz { $region_loc }, na { $space }. polu od lewej
       *[other] żeton wpływu { part-solo-game-gen } leży teraz { $region_loc }, na { $space }. polu od lewej
    }

# plain; text $milestone
solo-game-table-became-common = kamień milowy „{ $milestone }” przechodzi do wiedzy powszechnej

# plain; text $milestone
solo-game-table-pushed-out = wiedza powszechna jest pełna: jej najniższy kamień milowy, „{ $milestone }”, zostaje odrzucony; dyplomaci z niego wracają do domu

# plain; word $player; text $milestone
solo-game-table-took-milestone =
    { $player ->
        [you] bierzesz kamień milowy „{ $milestone }” z ekspozycji eureki
       *[other] { companion-player } bierze kamień milowy „{ $milestone }” z ekspozycji eureki
    }

# plain; text $milestone
solo-game-table-free-milestone = kamień milowy „{ $milestone }” przechodzi z ekspozycji eureki na prywatne pole nieużywanego koloru

# plain; word $player; number $era $space
solo-game-table-marker =
    { $player ->
        [you] twój znacznik ery przechodzi na pole { $space } ery { $era }
       *[other] znacznik ery { part-solo-game-gen } przechodzi na pole { $space } ery { $era }
    }

# plain; word $player; text $milestone
solo-game-table-diplomat-sent =
    { $player ->
        [you] twój dyplomata jest teraz na kamieniu milowym „{ $milestone }”
       *[other] dyplomata { part-solo-game-gen } jest teraz na kamieniu milowym „{ $milestone }”
    }

# plain; word $player; text $milestone
solo-game-table-diplomat-called =
    { $player ->
        [you] twój dyplomata schodzi z kamienia milowego „{ $milestone }”
       *[other] dyplomata { part-solo-game-gen } schodzi z kamienia milowego „{ $milestone }”
    }

# plain; word $player; text $card
solo-game-table-idea-taken = { companion-player } bierze pierwszy od prawej pomysł z ekspozycji, „{ $card }”

# plain; text $cards; number $count
solo-game-table-cards-under =
    { $count ->
        [1] użyta karta Hefajstosa ({ $cards }) trafia pod jego talię
       *[other] użyte karty Hefajstosa ({ $cards }) zostają potasowane i trafiają pod jego talię
    }

# plain; number $tokens
solo-game-table-chain-token = Hefajstos dostaje znacznik akcji łączonej: ma ich teraz { $tokens }

# plain; number $sages
solo-game-table-season-over =
    { $sages ->
        [0] filary okresu wracają, a w każdym regionie znów jest mędrzec
        [one] filary okresu wracają, a w każdym regionie znów jest mędrzec; Hefajstos oddaje { $sages } mędrca
       *[other] filary okresu wracają, a w każdym regionie znów jest mędrzec; Hefajstos oddaje { $sages } mędrców
    }

# plain; number $era
solo-game-table-ideas-discarded = pomysły z ery { $era } i z wcześniejszych schodzą z ekspozycji

# For what somebody scores, where it names a region: with its own preposition or conjunction, like companion-reason-….
# plain; text $region
solo-game-reason-presenter = za autorstwo pomysłu { $region_loc } (numer jego ery za każdego mieszkańca na płytce specjalistów)

# plain; text $region
solo-game-reason-highest-value = za pole o najwyższej wartości wpływu { $region_loc } (wolne lub zajęte)

# plain; text $region
solo-game-reason-covered = za zakrytą wartość wpływu { $region_loc }

## The table and your society.

# A region by its number and name.
# plain; number $number; text $region
solo-game-label-region = { $number } { $region }

# plain
solo-game-label-display = pomysły

# plain
solo-game-label-home = w domu

# plain
solo-game-label-exhausted = wyczerpani

# plain
solo-game-label-hand = ręka

# plain
solo-game-label-inventions = wynalazki

# plain
solo-game-label-tiles = ekspozycja płytek

# plain
solo-game-label-map = mapa postępu

# plain
solo-game-label-tokens = żetony wpływu

# plain
solo-game-label-track = tor er

# plain
solo-game-label-goals = prywatne cele

# plain
solo-game-label-standing = stan

# A card in a region, a hand or the display, with what it is.
# plain; word $kind; text $card $idea
solo-game-card =
    { $kind ->
        [idea] „{ $card }” ({ $idea })
       *[invention] „{ $card }”, wynalazek ({ $idea })
    }

# A card that nobody has claimed yet.
# plain; text $card $idea
solo-game-card-unclaimed = „{ $card }” ({ $idea }), jeszcze niczyj

# plain; text $card $idea
solo-game-card-top = wierzch stosu: „{ $card }” ({ $idea })

# A tile on the tiles display with what it does.
# plain; text $tile $effect
solo-game-tile-does = { $tile }: { $effect }

# plain; text $tile $effect; number $number
solo-game-built = „{ $tile }” na polu { $number }: { $effect }

# A tile whose effect has been used.
# plain; text $tile $effect; number $number
solo-game-built-used = „{ $tile }” na polu { $number } (użyta): { $effect }

# plain; word $state; text $token
solo-game-token-is =
    { $state ->
        [held] { $token }
        [up] { $token } w regionie
       *[down] { $token } w regionie, użyty
    }

# Where the ropes lead.
# plain; phrase $regions
solo-game-ropes = szlaki migracji prowadzą { $regions_acc }

# plain; number $points
solo-game-points = { part-solo-game-points }

# plain; number $count
solo-game-influence = twój wpływ: { $count }

# plain; number $count
solo-game-economy-tokens =
    { $count ->
        [one] { $count } wolny żeton gospodarki
        [few] { $count } wolne żetony gospodarki
       *[other] { $count } wolnych żetonów gospodarki
    }

# The influence that building costs in a turn, as the tiles display is now.
# plain; number $price
solo-game-price =
    { $price ->
    [0] w tej turze wykładanie płytek nie kosztuje wpływu
   *[other] w tej turze wykładanie płytek kosztuje { part-solo-game-price }
    }

# plain; number $era; text $spaces
solo-game-track = era { $era }: { $spaces }

# The content that is played with.
# plain; text $name
solo-game-content = zestaw: { $name }

# plain
solo-game-content-ours = nieoficjalna wersja cyfrowa. Tam, gdzie nie wiemy, co wydrukowano w grze, karty, płytki i wartości wymyśliliśmy sami; nie są to te z wydanej gry.

## The end.

# plain
solo-game-tally-track = PP z toru

# plain; number $influence
solo-game-tally-influence = twój wpływ: { $influence }

# $tile is from solo-game-tile-wealth, $worth from solo-game-worth.
# plain; text $tile $worth
solo-game-tally-wealth = { $tile }: { $worth }

# plain; text $worth
solo-game-tally-goal = cel: { $worth }

# The weakest of the goals, which does not count.
# plain; text $worth
solo-game-tally-goal-out = cel, który się nie liczy: { $worth }

# plain
solo-game-tally-total = razem

# The head of the page to keep.
# plain; text $difficulty
solo-game-report = Inventions: Ewolucja idei, gra solo na ekranie, poziom trudności: { $difficulty }

## In the terminal.

# plain; text $difficulty $help $seed
solo-game-begins = gra solo w Inventions: Ewolucja idei, poziom trudności: { $difficulty }, rozdanie nr{"\u00A0"}{ $seed }. Grasz przeciw Chronosowi i Hefajstosowi. Wpisz „{ $help }”, aby zobaczyć polecenia.

# plain
solo-game-not-undone = tego nie można cofnąć: tura się skończyła albo od tamtej pory coś odkryto

# $answer is a label of an answer.
# plain; text $answer
solo-game-hint = dobra odpowiedź: { $answer }

# plain
solo-game-no-hint = nie ma na co odpowiadać

# plain
solo-game-help-undo = cofnij ostatnią odpowiedź, o ile nic po niej nie odkryto
