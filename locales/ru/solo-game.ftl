# Russian: the whole solo game of Inventions on the screen. The guide for translators is at the head of the English file.
#
# The terms are those of companion.ftl: ОИ, эпохальное достижение, столп эпохи, столп периода, житель, жетон прогресса, жетон процветания,
# жетон стремления, фишка экономики, фишка связанного действия; специалисты бывают вовлечены.

part-solo-game-points = { $points } ОИ

part-solo-game-gen =
    { $player ->
        [chronos] Хроноса
        [you] вас
       *[hephaestus] Гефеста
    }

part-solo-game-citizens =
    { $citizens ->
        [one] { $citizens } житель
        [few] { $citizens } жителя
       *[other] { $citizens } жителей
    }

## Regions, as the content file calls them.

# noun
solo-game-place-africa =
    { $case ->
        [loc] в Африке
        [acc] в Африку
        [gen] из Африки
       *[nom] Африка
    }

# noun
solo-game-place-middle-east =
    { $case ->
        [loc] на Ближнем Востоке
        [acc] на Ближний Восток
        [gen] с Ближнего Востока
       *[nom] Ближний Восток
    }

# noun
solo-game-place-europe =
    { $case ->
        [loc] в Европе
        [acc] в Европу
        [gen] из Европы
       *[nom] Европа
    }

# noun
solo-game-place-asia =
    { $case ->
        [loc] в Азии
        [acc] в Азию
        [gen] из Азии
       *[nom] Азия
    }

# noun
solo-game-place-australia =
    { $case ->
        [loc] в Австралии
        [acc] в Австралию
        [gen] из Австралии
       *[nom] Австралия
    }

# noun
solo-game-place-north-america =
    { $case ->
        [loc] в Северной Америке
        [acc] в Северную Америку
        [gen] из Северной Америки
       *[nom] Северная Америка
    }

# noun
solo-game-place-south-america =
    { $case ->
        [loc] в Южной Америке
        [acc] в Южную Америку
        [gen] из Южной Америки
       *[nom] Южная Америка
    }

# A region that somebody has called otherwise.
# noun; text $name
solo-game-place-named =
    { $case ->
        [loc] в регионе «{ $name }»
        [acc] в регион «{ $name }»
        [gen] из региона «{ $name }»
       *[nom] { $name }
    }

## Idea cards, as the content file calls them.

# plain
idea-boats = Лодки

# plain
idea-cloth = Ткань

# plain
idea-projectile = Метательное оружие

# plain
idea-star-map = Звёздная карта

# plain
idea-flute = Флейта

# plain
idea-bread = Хлеб

# plain
idea-trade = Торговля

# plain
idea-domesticated-dog = Одомашненная собака

# plain
idea-ceramics-pottery = Керамика и гончарное дело

# plain
idea-horse = Лошадь

# plain
idea-seawall = Дамба

# plain
idea-wheel = Колесо

# plain
idea-fermentation = Брожение

# plain
idea-tanned-leather = Дублёная кожа

# plain
idea-irrigation = Орошение

# plain
idea-silk = Шёлк

# plain
idea-proto-city = Протогород

# plain
idea-plumbing = Водопровод

# plain
idea-coins = Монеты

# plain
idea-lighthouse = Маяк

# plain
idea-writing = Письменность

# plain
idea-musical-notation = Нотная запись

# plain
idea-glass = Стекло

# plain
idea-steel = Сталь

# plain
idea-mariner-s-compass = Морской компас

# plain
idea-caravel = Каравелла

# plain
idea-eyeglasses = Очки

# plain
idea-windmill = Ветряная мельница

# plain
idea-catapult = Катапульта

# plain
idea-printing-press = Печатный станок

# plain
idea-steamboat = Пароход

# plain
idea-dynamite = Динамит

# plain
idea-calculator = Счётная машина

# plain
idea-automobile = Автомобиль

# plain
idea-aircraft = Самолёт

# plain
idea-locomotive = Паровоз

# plain
idea-telephone = Телефон

# plain
idea-television = Телевидение

# plain
idea-light-bulb = Лампа накаливания

# plain
idea-high-density-battery = Аккумулятор высокой ёмкости

# plain
idea-microscope = Микроскоп

# plain
idea-penicillin = Пенициллин

# plain
idea-satellite = Спутник

# plain
idea-solar-sail = Солнечный парус

# plain
idea-machine-learning = Машинное обучение

# plain
idea-internet = Интернет

# plain
idea-quantum-computing = Квантовые вычисления

# plain
idea-reusable-rocket = Многоразовая ракета

## What is printed: what cards, tiles and places give.

# What an idea card shows: what it is about, its era and its milestone come from companion-idea.
# plain; text $action
solo-game-card-chain = изобретение даёт связанное действие «{ $action }»

# $specialists is from solo-game-specialists.
# plain; text $specialists
solo-game-card-extra = при создании вовлекаются также: { $specialists }

# plain; number $points
solo-game-card-points = за создание { part-solo-game-points }

# Specialists of a speciality: behind a colon or on their own.
# plain; word $speciality; number $count
solo-game-specialists =
    { $speciality ->
        [economy] { $count ->
            [one] { $count } специалист по экономике
            [few] { $count } специалиста по экономике
           *[other] { $count } специалистов по экономике
        }
        [culture] { $count ->
            [one] { $count } специалист по культуре
            [few] { $count } специалиста по культуре
           *[other] { $count } специалистов по культуре
        }
       *[technology] { $count ->
            [one] { $count } специалист по технологиям
            [few] { $count } специалиста по технологиям
           *[other] { $count } специалистов по технологиям
        }
    }

# plain; number $count
solo-game-scholars =
    { $count ->
        [0] ни одного учёного
        [one] { $count } учёный
        [few] { $count } учёных
       *[other] { $count } учёных
    }

# plain
solo-game-benefit-nothing = ничего

# plain; text $action
solo-game-benefit-action = действие «{ $action }»

# plain; number $points
solo-game-benefit-points = { part-solo-game-points }

# plain; number $count
solo-game-benefit-influence = +{ $count } влияния

# plain; number $count
solo-game-benefit-scholars =
    { $count ->
        [one] { $count } учёный
       *[other] { $count } учёных
    }

# plain; number $count
solo-game-benefit-specialists =
    { $count ->
        [one] { $count } специалист на выбор
        [few] { $count } специалиста на выбор
       *[other] { $count } специалистов на выбор
    }

# plain; number $count
solo-game-benefit-citizens =
    { $count ->
        [one] { $count } житель в любой регион
        [few] { $count } жителя в любые регионы
       *[other] { $count } жителей в любые регионы
    }

# plain
solo-game-benefit-economy-token = 1 фишка экономики

# plain
solo-game-benefit-turn-order = изменение порядка хода при смене эры

# plain; text $letter
solo-game-tile-wealth = процветание { $letter }

# What kind of tile it is; the other kinds are specialities.
# plain
solo-game-kind-wealth = процветание

# What tiles do.
# plain; text $benefit
solo-game-effect-economy = раз в эру за фишку экономики: { $benefit }

# plain; text $action $benefit
solo-game-effect-culture = каждый раз за действие «{ $action }»: { $benefit }

# plain; text $one $other
solo-game-effect-technology = один раз за партию, за фишку связанного действия и 1 деление влияния: связать «{ $one }» и «{ $other }», в любом порядке

# plain; text $worth
solo-game-effect-wealth = в конце партии: { $worth }

# A Specialist tile: what a presenter gets, and how many specialists he needs.
# plain; number $need; text $benefit
solo-game-specialist-tile =
    { $need ->
        [one] жетон специалистов на { $need } специалиста: { $benefit }
       *[other] жетон специалистов на { $need } специалистов: { $benefit }
    }

# plain; text $benefit
solo-game-knowledge-tile = жетон знаний: { $benefit }

# plain
solo-game-knowledge-points = жетон знаний: по 2 ОИ за каждый жетон этой стороной вверх

# What a milestone gives to whoever sends a diplomat there or calls one back.
# plain; text $benefit
solo-game-milestone = дипломат получает: { $benefit }

# plain; number $number; text $benefit
solo-game-hex-gives = клетка { $number }: { $benefit }

# plain; number $number
solo-game-hex = клетка { $number }

# plain; number $number
solo-game-space = ячейка { $number }

# An influence token by what it shows, and how many citizens it asks for.
# plain; text $action
solo-game-token = жетон «{ $action }»

# plain
solo-game-token-influence = жетон «+1 влияния»

# plain; number $count
solo-game-token-asks =
    { $count ->
        [one] нужен { $count } житель
        [few] нужны { $count } жителя
       *[other] нужны { $count } жителей
    }

# plain; word $speciality
solo-game-aspiration =
    { $speciality ->
        [economy] жетон стремления (экономика)
        [culture] жетон стремления (культура)
       *[technology] жетон стремления (технологии)
    }

# plain
solo-game-aspiration-wild = универсальный жетон стремления

## Private goals and Wealth tiles: what they count.

# $measure is from solo-game-measure-…; $beyond do not count, $most is the most points; 0 is neither.
# plain; number $points $beyond $most; text $measure
solo-game-worth =
    { part-solo-game-points } { $measure } { $beyond ->
        [0] { "" }
       *[other] сверх первых { $beyond }
    } { $most ->
        [0] { "" }
       *[other] , не больше { $most }
    }

# plain
solo-game-measure-inventions = за каждое изобретение

# plain; word $speciality
solo-game-measure-inventions-of =
    { $speciality ->
        [economy] за каждое изобретение экономики
        [culture] за каждое изобретение культуры
       *[technology] за каждое изобретение технологий
    }

# plain
solo-game-measure-late-inventions = за каждое изобретение эр 5 и 6

# plain
solo-game-measure-tiles = за каждый жетон на вашем поле прогресса

# plain; word $kind
solo-game-measure-tiles-of =
    { $kind ->
        [economy] за каждый жетон экономики на вашем поле прогресса
        [culture] за каждый жетон культуры на вашем поле прогресса
        [technology] за каждый жетон технологий на вашем поле прогресса
       *[wealth] за каждый жетон процветания на вашем поле прогресса
    }

# plain
solo-game-measure-progress-tiles = за каждый жетон прогресса, выложенный или нет

# plain
solo-game-measure-kinds = за каждый вид жетонов на вашем поле прогресса

# Two kinds of tiles that touch each other.
# plain; text $one $other
solo-game-measure-pairs = за каждую пару соседних жетонов на вашем поле прогресса: { $one } и { $other }

# plain
solo-game-measure-scholars = за каждого учёного в вашей академии

# plain
solo-game-measure-specialists = за каждого специалиста дома

# plain
solo-game-measure-diplomats = за каждого вашего дипломата

# plain
solo-game-measure-tokens = за каждый ваш жетон влияния в регионах

# plain
solo-game-measure-regions = за каждый регион с вашими жителями на географической карте

# plain
solo-game-measure-citizens = за каждого вашего жителя на географической карте

# plain
solo-game-measure-citizens-in-play = за каждого вашего жителя в игре

# plain
solo-game-measure-influence = за каждое деление влияния

# plain
solo-game-measure-era = за каждую эру до эры вашего эпохального достижения включительно

## Where something comes from: before a colon or behind one.

# plain; text $region
solo-game-source-specialist = жетон специалистов { $region_loc }

# plain; text $region
solo-game-source-knowledge = жетон знаний { $region_loc }

# plain; text $milestone
solo-game-source-milestone = эпохальное достижение «{ $milestone }»

# plain; number $number
solo-game-source-track = ячейка { $number } шкалы эры

# plain; number $number
solo-game-source-hex = клетка { $number } поля прогресса

# plain; text $tile
solo-game-source-tile = жетон прогресса «{ $tile }»

# plain; text $card
solo-game-source-card = «{ $card }»

# plain; text $action
solo-game-source-token = жетон влияния «{ $action }»

# plain
solo-game-source-token-influence = жетон влияния «+1 влияния»

# plain
solo-game-source-tokens = ваши открытые жетоны влияния

# plain; text $action
solo-game-source-idle = действие «{ $action }» невозможно

# plain
solo-game-source-building = строительство

## Questions.

# plain
solo-game-question-claim = подготовительный раунд: какую идею вы берёте?

# plain
solo-game-question-place = ваш ход: на какое действие вы ставите столп?

# plain
solo-game-question-present = о какой идее и где вы рассказываете?

# plain
solo-game-question-invent = из какой идеи вы создаёте изобретение?

# plain
solo-game-question-innovate = какое изобретение вы улучшаете?

# plain
solo-game-question-share = какое изобретение вы распространяете?

# plain; text $region
solo-game-question-reward = что вы берёте за распространение { $region_loc }?

# plain
solo-game-question-call = сколько специалистов и откуда вы возвращаете?

# plain
solo-game-question-as = ни одна карта не говорит, кем они вернутся: выберите специальность

# plain
solo-game-question-gain-influence = какой жетон влияния и куда вы кладёте?

# plain
solo-game-question-travel = откуда и куда странствует ваш житель?

# plain; text $region
solo-game-question-sage = { $region_loc } есть мудрец: потратить фишку связанного действия, чтобы взять его?

# plain
solo-game-question-eureka = какое эпохальное достижение вы берёте с панели эврики?

# plain; number $era
solo-game-question-marker = в какую ячейку эры { $era } вы ставите маркер эры?

# plain
solo-game-question-send = на какое эпохальное достижение вы отправляете дипломата?

# plain
solo-game-question-diplomat = кто едет дипломатом?

# plain
solo-game-question-call-back = с какого эпохального достижения вы возвращаете дипломата?

# plain; text $action
solo-game-question-chain = добавите связанное действие к действию «{ $action }»?

# $specialists is from solo-game-specialists.
# plain; text $specialists
solo-game-question-scholars = нужны: { $specialists }. Сколько из них заменяют учёные?

# plain; number $count
solo-game-question-exhaust =
    { $count ->
        [one] кого вы вовлекаете? Нужен ещё { $count }
       *[other] кого вы вовлекаете? Нужно ещё { $count }
    }

# plain; text $source
solo-game-question-specialist = { $source }: по какой специальности ваш новый специалист?

# plain; text $source
solo-game-question-citizen = { $source }: где поселится ваш новый житель?

# plain
solo-game-question-idea = какую идею вы берёте на руку?

# plain; word $speciality
solo-game-question-progress =
    { $speciality ->
        [economy] какой жетон прогресса экономики вы берёте за жетон стремления?
        [culture] какой жетон прогресса культуры вы берёте за жетон стремления?
       *[technology] какой жетон прогресса технологий вы берёте за жетон стремления?
    }

# plain
solo-game-question-progress-wild = какой жетон прогресса вы берёте за универсальный жетон стремления?

# plain
solo-game-question-build = выложите жетон на поле прогресса?

# plain
solo-game-question-order = вы меняете порядок хода: каким по счёту вы хотите ходить?

# What is still missing of an answer that is given step by step.
# plain; text $card
solo-game-narrow-region = «{ $card }»: в каком регионе?

# plain; text $tile
solo-game-narrow-hex = на какую клетку вы выкладываете «{ $tile }»?

# plain; text $region
solo-game-narrow-call = сколько жителей вернётся { $region_gen }?

# plain; text $region
solo-game-narrow-travel = { $region_gen }: куда?

## Answers: short, as on a button.

# plain; text $action
solo-game-answer-place = столп на «{ $action }»

# plain; text $tile
solo-game-answer-use = сначала применить «{ $tile }»

# plain; text $card $region
solo-game-answer-card = «{ $card }» { $region_loc }

# plain; text $card
solo-game-answer-present = «{ $card }» …

# plain; text $region; number $citizens
solo-game-answer-call =
    { $citizens ->
        [one] { $citizens } житель { $region_gen }
        [few] { $citizens } жителя { $region_gen }
       *[other] { $citizens } жителей { $region_gen }
    }

# plain; text $region
solo-game-answer-from = { $region_gen } …

# plain; text $token $region
solo-game-answer-lay = { $token } { $region_acc }

# $origin is a region too: from where.
# plain; text $origin $region
solo-game-answer-travel = { $origin_gen } { $region_acc }

# plain; text $card $action
solo-game-answer-invention = «{ $card }»: { $action }

# plain; text $tile $action
solo-game-answer-technology = «{ $tile }»: { $action }

# plain; word $speciality
solo-game-answer-specialist =
    { $speciality ->
        [economy] специалист по экономике
        [culture] специалист по культуре
       *[technology] специалист по технологиям
    }

# plain
solo-game-answer-scholar = учёный

# A scholar who becomes a specialist.
# plain; word $speciality
solo-game-answer-scholar-as =
    { $speciality ->
        [economy] учёный, отныне по экономике
        [culture] учёный, отныне по культуре
       *[technology] учёный, отныне по технологиям
    }

# plain; number $number
solo-game-answer-place-in-order = { $number }-е место

# plain; text $tile; number $number
solo-game-answer-build = «{ $tile }» на клетку { $number }

# plain; text $tile
solo-game-answer-build-tile = «{ $tile }» …

# plain
solo-game-answer-sage = взять мудреца

# plain
solo-game-answer-no-sage = оставить мудреца

# plain
solo-game-answer-no-chain = без связанного действия

# plain
solo-game-answer-no-building = больше ничего не выкладывать

# plain
solo-game-answer-leave = отказаться от действия

# What stands behind an answer: what it costs or brings.
# plain; number $price
solo-game-detail-influence = стоит { $price } влияния

# plain; number $count
solo-game-detail-cost =
    { $count ->
        [0] никого не вовлекает
        [one] вовлекает { $count } специалиста
       *[other] вовлекает { $count } специалистов
    }

# plain
solo-game-detail-top = верхняя карта стопки

## What happens to you.

# $goals are from solo-game-worth.
# plain; text $goals
solo-game-event-goals = ваши личные цели: { $goals }

# plain; text $card
solo-game-event-first-invention = вы начинаете с изобретением «{ $card }»

# plain; text $card
solo-game-event-took = вы берёте идею «{ $card }»

# plain; text $card
solo-game-event-discarded = «{ $card }» уходит с руки: её эра закончилась

# plain; text $card
solo-game-event-revealed = сверху в стопке теперь «{ $card }»

# plain; number $tokens
solo-game-event-ready =
    { $tokens ->
        [one] у вас на этот ход { $tokens } фишка связанного действия
        [few] у вас на этот ход { $tokens } фишки связанных действий
       *[other] у вас на этот ход { $tokens } фишек связанных действий
    }

# plain
solo-game-event-idle = ни одно действие для вас невозможно

# plain; text $source; number $left
solo-game-event-chained =
    { $left ->
        [0] вы тратите последнюю фишку связанного действия: { $source }
       *[other] вы тратите фишку связанного действия (осталось { $left }): { $source }
    }

# plain; text $source
solo-game-event-used = вы применяете: { $source }

# $specialists is from solo-game-specialists; $scholars of them are scholars.
# plain; text $specialists; number $scholars
solo-game-event-left =
    { $scholars ->
        [0] из дома уходят: { $specialists }
       *[other] из дома уходят: { $specialists }, в том числе учёных: { $scholars }
    }

# plain
solo-game-event-scholar-left = из дома уходит учёный

# plain; text $specialists; number $scholars
solo-game-event-exhausted =
    { $scholars ->
        [0] вовлечены: { $specialists }
       *[other] вовлечены: { $specialists }, из них были учёными: { $scholars }
    }

# plain; text $specialists
solo-game-event-came-home = домой приходят: { $specialists }

# plain; number $citizens
solo-game-event-scholars =
    { $citizens ->
        [one] в вашу академию приходит { $citizens } учёный
       *[other] в вашу академию приходят { $citizens } учёных
    }

# plain
solo-game-event-no-scholar = учёный не приходит: академия полна или запас пуст

# $tile is from solo-game-aspiration….
# plain; text $tile
solo-game-event-aspired = на вашу панель жетонов приходит { $tile }

# plain
solo-game-event-no-room = на вашей панели жетонов нет места

# $aspiration is from solo-game-aspiration….
# plain; text $aspiration $tile
solo-game-event-progressed = { $aspiration } становится жетоном «{ $tile }»

# plain; text $aspiration
solo-game-event-not-progressed = { $aspiration } возвращается: жетонов для него не осталось

# plain; text $tile
solo-game-event-wealth = на вашу панель жетонов приходит жетон: { $tile }

# plain; text $origin $region
solo-game-event-traveled = ваш житель странствует { $origin_gen } { $region_acc }

# plain; text $tile; number $number
solo-game-event-built = вы выкладываете «{ $tile }» на клетку { $number }

# plain
solo-game-event-economy-token = вы получаете фишку экономики

# plain; number $points; text $source
solo-game-event-scored = вы получаете { part-solo-game-points }: { $source }

# plain; number $before $now; text $source
solo-game-event-influence = ваше влияние: { $before } → { $now }: { $source }

# plain; number $sages
solo-game-event-refreshed =
    { $sages ->
        [0] вовлечённые специалисты снова готовы, фишки экономики вернулись
       *[other] вовлечённые специалисты снова готовы, фишки экономики вернулись; вы возвращаете мудрецов ({ $sages }), за них приходят учёные
    }

## What happens on the table.

# plain; word $player; text $region $card
solo-game-table-replaced = начальная идея { part-solo-game-gen } заменяет идею «{ $card }» { $region_loc }

# plain; text $regions; number $count
solo-game-table-unclaimed =
    { $count ->
        [1] идею этого региона никто не взял, она сброшена: { $regions }
       *[other] идеи этих регионов никто не взял, они сброшены: { $regions }
    }

# plain; number $card $slot $row
solo-game-table-revealed = Гефест помещает карту { $card } в ячейку { $slot }: стрелка указывает на строку { $row }

# plain; word $player; text $action $region
solo-game-table-chose = { companion-player }: «{ $action }» { $region_loc }

# plain; word $player $pillar; text $action
solo-game-table-placed =
    { $pillar ->
        [epoch] { $player ->
            [you] ваш столп эпохи теперь на действии «{ $action }»
           *[other] столп эпохи { part-solo-game-gen } теперь на действии «{ $action }»
        }
       *[season] { $player ->
            [you] ваш столп периода теперь на действии «{ $action }»
           *[other] столп периода { part-solo-game-gen } теперь на действии «{ $action }»
        }
    }

# plain; word $player; text $region
solo-game-table-walked = { companion-player } идёт { $region_acc }

# plain; text $region $why
solo-game-table-region-passed = { $region_loc } Хроносу нечего делать: { $why }

# plain; word $player; text $card $region; number $citizens
solo-game-table-presented =
    { $player ->
        [you] вы рассказываете об идее «{ $card }» { $region_loc }: на жетоне специалистов { part-solo-game-citizens }
       *[other] { companion-player } рассказывает об идее «{ $card }» { $region_loc }: на жетоне специалистов { part-solo-game-citizens }
    }

# plain; word $player; text $card $region
solo-game-table-invented =
    { $player ->
        [you] вы создаёте изобретение «{ $card }» { $region_loc }
       *[other] { companion-player } создаёт изобретение «{ $card }» { $region_loc }
    }

# plain; word $player; text $card $region
solo-game-table-innovated =
    { $player ->
        [you] вы улучшаете изобретение «{ $card }» { $region_loc }
       *[other] { companion-player } улучшает изобретение «{ $card }» { $region_loc }
    }

# Who shares, and where the card goes.
# plain; word $player $inventor; text $card $region
solo-game-table-shared =
    { $player ->
        [you] { $inventor ->
            [you] вы распространяете изобретение «{ $card }» { $region_loc }: изобретатель вы, карта ваша
           *[other] вы распространяете изобретение «{ $card }» { $region_loc }: карта идёт соперникам
        }
       *[other] { $inventor ->
            [you] { companion-player } распространяет изобретение «{ $card }» { $region_loc }: изобретатель вы, карта ваша
           *[other] { companion-player } распространяет изобретение «{ $card }» { $region_loc }: карта идёт соперникам
        }
    }

# plain; word $player $from; text $region; number $citizens
solo-game-table-settled =
    { $player ->
        [you] { $from ->
            [card] ваши жители переходят от карты на географическую карту { $region_loc }: { $citizens }
           *[supply] ваши жители приходят из запаса на географическую карту { $region_loc }: { $citizens }
        }
       *[other] { $from ->
            [card] жители { part-solo-game-gen } переходят от карты на географическую карту { $region_loc }: { $citizens }
           *[supply] жители { part-solo-game-gen } приходят из запаса на географическую карту { $region_loc }: { $citizens }
        }
    }

# plain; word $player; text $region
solo-game-table-recalled =
    { $player ->
        [you] 1 ваш житель уходит с географической карты { $region_loc }
       *[other] 1 житель { part-solo-game-gen } уходит с географической карты { $region_loc }
    }

# plain; number $points; text $reason
solo-game-table-bots-scored = соперники получают { part-solo-game-points }: { $reason }

# plain; number $points; text $reason
solo-game-table-you-scored = вы получаете { part-solo-game-points }: { $reason }

# plain; number $before $now; text $reason
solo-game-table-influence = ваше влияние: { $before } → { $now }: { $reason }

# plain; word $player; text $tile
solo-game-table-took-progress = { companion-player } берёт жетон прогресса «{ $tile }»

# plain; word $player; text $tile $region
solo-game-table-took-wealth =
    { $player ->
        [you] вы берёте жетон «{ $tile }» { $region_gen }
       *[other] { companion-player } берёт жетон «{ $tile }» { $region_gen }
    }

# plain; word $player; text $region
solo-game-table-took-sage =
    { $player ->
        [you] вы берёте мудреца { $region_gen }
       *[other] { companion-player } берёт мудреца { $region_gen }
    }

# plain; word $side; text $region
solo-game-table-flipped =
    { $side ->
        [action] жетон знаний { $region_loc } перевёрнут: теперь он действием вверх
       *[points] жетон знаний { $region_loc } перевёрнут: теперь он стороной с ОИ вверх
    }

# plain; word $player; text $region; number $space
solo-game-table-token-laid =
    { $player ->
        [you] ваш жетон влияния теперь { $region_loc }, в ячейке { $space } слева
       *[other] жетон влияния { part-solo-game-gen } теперь { $region_loc }, в ячейке { $space } слева
    }

# plain; text $milestone
solo-game-table-became-common = достижение «{ $milestone }» переходит на панель общих знаний

# plain; text $milestone
solo-game-table-pushed-out = панель общих знаний заполнена: её нижнее достижение, «{ $milestone }», сброшено; дипломаты с него возвращаются

# plain; word $player; text $milestone
solo-game-table-took-milestone =
    { $player ->
        [you] вы берёте достижение «{ $milestone }» с панели эврики
       *[other] { companion-player } берёт достижение «{ $milestone }» с панели эврики
    }

# plain; text $milestone
solo-game-table-free-milestone = достижение «{ $milestone }» переходит с панели эврики на личную панель неиспользуемого цвета

# plain; word $player; number $era $space
solo-game-table-marker =
    { $player ->
        [you] ваш маркер эры переходит в ячейку { $space } эры { $era }
       *[other] маркер эры { part-solo-game-gen } переходит в ячейку { $space } эры { $era }
    }

# plain; word $player; text $milestone
solo-game-table-diplomat-sent =
    { $player ->
        [you] ваш дипломат теперь на достижении «{ $milestone }»
       *[other] дипломат { part-solo-game-gen } теперь на достижении «{ $milestone }»
    }

# plain; word $player; text $milestone
solo-game-table-diplomat-called =
    { $player ->
        [you] ваш дипломат уходит с достижения «{ $milestone }»
       *[other] дипломат { part-solo-game-gen } уходит с достижения «{ $milestone }»
    }

# plain; word $player; text $card
solo-game-table-idea-taken = { companion-player } берёт крайнюю правую идею панели, «{ $card }»

# plain; text $cards; number $count
solo-game-table-cards-under =
    { $count ->
        [1] использованная карта Гефеста ({ $cards }) идёт под низ его колоды
       *[other] использованные карты Гефеста ({ $cards }) перемешаны и идут под низ его колоды
    }

# plain; number $tokens
solo-game-table-chain-token = Гефест получает фишку связанного действия: теперь фишек { $tokens }

# plain; number $sages
solo-game-table-season-over =
    { $sages ->
        [0] столпы периода возвращаются, мудрецы снова во всех регионах
       *[other] столпы периода возвращаются, мудрецы снова во всех регионах; Гефест возвращает мудрецов: { $sages }
    }

# plain; number $era
solo-game-table-ideas-discarded = идеи эры { $era } и более ранние уходят с панели идей

# For what somebody scores, where it names a region: behind a colon.
# plain; text $region
solo-game-reason-presenter = распространена идея { $region_loc }, её эра за каждого жителя автора на жетоне специалистов

# plain; text $region
solo-game-reason-highest-value = наибольшее значение влияния { $region_loc }, даже если ячейка занята

# plain; text $region
solo-game-reason-covered = значение накрытой ячейки влияния { $region_loc }

## The table and your society.

# A region by its number and name.
# plain; number $number; text $region
solo-game-label-region = { $number } { $region }

# plain
solo-game-label-display = идеи

# plain
solo-game-label-home = дома

# plain
solo-game-label-exhausted = вовлечены

# plain
solo-game-label-hand = рука

# plain
solo-game-label-inventions = изобретения

# plain
solo-game-label-tiles = панель жетонов

# plain
solo-game-label-map = поле прогресса

# plain
solo-game-label-tokens = жетоны влияния

# plain
solo-game-label-track = шкала эры

# plain
solo-game-label-goals = личные цели

# plain
solo-game-label-standing = положение

# A card in a region, a hand or the display, with what it is.
# plain; word $kind; text $card $idea
solo-game-card =
    { $kind ->
        [idea] «{ $card }» ({ $idea })
       *[invention] «{ $card }», изобретение ({ $idea })
    }

# A card that nobody has claimed yet.
# plain; text $card $idea
solo-game-card-unclaimed = «{ $card }» ({ $idea }), ещё ничья

# plain; text $card $idea
solo-game-card-top = верхняя в стопке: «{ $card }» ({ $idea })

# A tile on the tiles display with what it does.
# plain; text $tile $effect
solo-game-tile-does = { $tile }: { $effect }

# plain; text $tile $effect; number $number
solo-game-built = «{ $tile }» на клетке { $number }: { $effect }

# A tile whose effect has been used.
# plain; text $tile $effect; number $number
solo-game-built-used = «{ $tile }» на клетке { $number } (применён): { $effect }

# plain; word $state; text $token
solo-game-token-is =
    { $state ->
        [held] { $token }
        [up] { $token } в регионе
       *[down] { $token } в регионе, применён
    }

# Where the ropes lead.
# plain; text $regions
solo-game-ropes = пути ведут сюда: { $regions }

# plain; number $points
solo-game-points = { part-solo-game-points }

# plain; number $count
solo-game-influence = влияние { $count }

# plain; number $count
solo-game-economy-tokens =
    { $count ->
        [one] { $count } свободная фишка экономики
        [few] { $count } свободные фишки экономики
       *[other] { $count } свободных фишек экономики
    }

# The influence that building costs in a turn, as the tiles display is now.
# plain; number $price
solo-game-price = строить за ход стоит { $price } влияния

# plain; number $era; text $spaces
solo-game-track = эра { $era }: { $spaces }

# The content that is played with.
# plain; text $name
solo-game-content = набор: { $name }

# plain
solo-game-content-ours = неофициальная цифровая версия. Там, где напечатанное в игре неизвестно, карты, жетоны и значения придуманы нами; это не те, что в напечатанной игре.

## The end.

# plain
solo-game-tally-track = очки шкалы

# plain; number $influence
solo-game-tally-influence = влияние { $influence }

# $tile is from solo-game-tile-wealth, $worth from solo-game-worth.
# plain; text $tile $worth
solo-game-tally-wealth = { $tile }: { $worth }

# plain; text $worth
solo-game-tally-goal = цель: { $worth }

# The weakest of the goals, which does not count.
# plain; text $worth
solo-game-tally-goal-out = цель не в счёт: { $worth }

# plain
solo-game-tally-total = вместе

# The head of the page to keep.
# plain; text $difficulty
solo-game-report = Изобретения. Эволюция идей: одиночная игра на экране, уровень сложности: { $difficulty }

## In the terminal.

# plain; text $difficulty $help $seed
solo-game-begins = одиночная игра «Изобретения. Эволюция идей», уровень сложности: { $difficulty }, раздача №{"\u00A0"}{ $seed }. Вы против Хроноса и Гефеста; «{ $help }» – помощь.

# plain
solo-game-not-undone = это назад не взять: ход закончен или с тех пор что-то открыто

# $answer is a label of an answer.
# plain; text $answer
solo-game-hint = хороший ответ: { $answer }

# plain
solo-game-no-hint = отвечать не на что

# plain
solo-game-help-undo = взять назад последний ответ, пока по нему ничего не открыто
