# Russian: the whole solo game of Inventions on the screen. The guide for translators is at the head of the English file.
#
# The terms are those of inventions.ftl: ОИ, эпохальное достижение, столп эпохи, столп периода, житель, жетон прогресса, жетон процветания,
# жетон стремления, фишка экономики, фишка связанного действия; специалисты бывают вовлечены.

part-society-points = { $points } ОИ

part-society-gen =
    { $player ->
        [chronos] Хроноса
        [you] вас
       *[hephaestus] Гефеста
    }

part-society-citizens =
    { $citizens ->
        [one] { $citizens } житель
        [few] { $citizens } жителя
       *[other] { $citizens } жителей
    }

## Regions, as the content file calls them.

# noun
society-place-africa =
    { $case ->
        [loc] в Африке
        [acc] в Африку
        [gen] из Африки
       *[nom] Африка
    }

# noun
society-place-middle-east =
    { $case ->
        [loc] на Ближнем Востоке
        [acc] на Ближний Восток
        [gen] с Ближнего Востока
       *[nom] Ближний Восток
    }

# noun
society-place-europe =
    { $case ->
        [loc] в Европе
        [acc] в Европу
        [gen] из Европы
       *[nom] Европа
    }

# noun
society-place-asia =
    { $case ->
        [loc] в Азии
        [acc] в Азию
        [gen] из Азии
       *[nom] Азия
    }

# noun
society-place-australia =
    { $case ->
        [loc] в Австралии
        [acc] в Австралию
        [gen] из Австралии
       *[nom] Австралия
    }

# noun
society-place-north-america =
    { $case ->
        [loc] в Северной Америке
        [acc] в Северную Америку
        [gen] из Северной Америки
       *[nom] Северная Америка
    }

# noun
society-place-south-america =
    { $case ->
        [loc] в Южной Америке
        [acc] в Южную Америку
        [gen] из Южной Америки
       *[nom] Южная Америка
    }

# A region that somebody has called otherwise.
# noun; text $name
society-place-named =
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

# What an idea card shows: what it is about, its era and its milestone come from solo-idea.
# plain; text $action
society-card-chain = изобретение даёт связанное действие «{ $action }»

# $specialists is from society-specialists.
# plain; text $specialists
society-card-extra = при создании вовлекаются также: { $specialists }

# plain; number $points
society-card-points = за создание { part-society-points }

# Specialists of a speciality: behind a colon or on their own.
# plain; word $speciality; number $count
society-specialists =
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
society-scholars =
    { $count ->
        [0] ни одного учёного
        [one] { $count } учёный
        [few] { $count } учёных
       *[other] { $count } учёных
    }

# plain
society-benefit-nothing = ничего

# plain; text $action
society-benefit-action = действие «{ $action }»

# plain; number $points
society-benefit-points = { part-society-points }

# plain; number $count
society-benefit-influence = +{ $count } влияния

# plain; number $count
society-benefit-scholars =
    { $count ->
        [one] { $count } учёный
       *[other] { $count } учёных
    }

# plain; number $count
society-benefit-specialists =
    { $count ->
        [one] { $count } специалист на выбор
        [few] { $count } специалиста на выбор
       *[other] { $count } специалистов на выбор
    }

# plain; number $count
society-benefit-citizens =
    { $count ->
        [one] { $count } житель в любой регион
        [few] { $count } жителя в любые регионы
       *[other] { $count } жителей в любые регионы
    }

# plain
society-benefit-economy-token = 1 фишка экономики

# plain
society-benefit-turn-order = изменение порядка хода при смене эры

# plain; text $letter
society-tile-wealth = процветание { $letter }

# What kind of tile it is; the other kinds are specialities.
# plain
society-kind-wealth = процветание

# What tiles do.
# plain; text $benefit
society-effect-economy = раз в эру за фишку экономики: { $benefit }

# plain; text $action $benefit
society-effect-culture = каждый раз за действие «{ $action }»: { $benefit }

# plain; text $one $other
society-effect-technology = один раз за партию, за фишку связанного действия и 1 деление влияния: связать «{ $one }» и «{ $other }», в любом порядке

# plain; text $worth
society-effect-wealth = в конце партии: { $worth }

# A Specialist tile: what a presenter gets, and how many specialists he needs.
# plain; number $need; text $benefit
society-specialist-tile =
    { $need ->
        [one] жетон специалистов на { $need } специалиста: { $benefit }
       *[other] жетон специалистов на { $need } специалистов: { $benefit }
    }

# plain; text $benefit
society-knowledge-tile = жетон знаний: { $benefit }

# plain
society-knowledge-points = жетон знаний: по 2 ОИ за каждый жетон этой стороной вверх

# What a milestone gives to whoever sends a diplomat there or calls one back.
# plain; text $benefit
society-milestone = дипломат получает: { $benefit }

# plain; number $number; text $benefit
society-hex-gives = клетка { $number }: { $benefit }

# plain; number $number
society-hex = клетка { $number }

# plain; number $number
society-space = ячейка { $number }

# An influence token by what it shows, and how many citizens it asks for.
# plain; text $action
society-token = жетон «{ $action }»

# plain
society-token-influence = жетон «+1 влияния»

# plain; number $count
society-token-asks =
    { $count ->
        [one] нужен { $count } житель
        [few] нужны { $count } жителя
       *[other] нужны { $count } жителей
    }

# plain; word $speciality
society-aspiration =
    { $speciality ->
        [economy] жетон стремления (экономика)
        [culture] жетон стремления (культура)
       *[technology] жетон стремления (технологии)
    }

# plain
society-aspiration-wild = универсальный жетон стремления

## Private goals and Wealth tiles: what they count.

# $measure is from society-measure-…; $beyond do not count, $most is the most points; 0 is neither.
# plain; number $points $beyond $most; text $measure
society-worth =
    { part-society-points } { $measure } { $beyond ->
        [0] { "" }
       *[other] сверх первых { $beyond }
    } { $most ->
        [0] { "" }
       *[other] , не больше { $most }
    }

# plain
society-measure-inventions = за каждое изобретение

# plain; word $speciality
society-measure-inventions-of =
    { $speciality ->
        [economy] за каждое изобретение экономики
        [culture] за каждое изобретение культуры
       *[technology] за каждое изобретение технологий
    }

# plain
society-measure-late-inventions = за каждое изобретение эр 5 и 6

# plain
society-measure-tiles = за каждый жетон на вашем поле прогресса

# plain; word $kind
society-measure-tiles-of =
    { $kind ->
        [economy] за каждый жетон экономики на вашем поле прогресса
        [culture] за каждый жетон культуры на вашем поле прогресса
        [technology] за каждый жетон технологий на вашем поле прогресса
       *[wealth] за каждый жетон процветания на вашем поле прогресса
    }

# plain
society-measure-progress-tiles = за каждый жетон прогресса, выложенный или нет

# plain
society-measure-kinds = за каждый вид жетонов на вашем поле прогресса

# Two kinds of tiles that touch each other.
# plain; text $one $other
society-measure-pairs = за каждую пару соседних жетонов на вашем поле прогресса: { $one } и { $other }

# plain
society-measure-scholars = за каждого учёного в вашей академии

# plain
society-measure-specialists = за каждого специалиста дома

# plain
society-measure-diplomats = за каждого вашего дипломата

# plain
society-measure-tokens = за каждый ваш жетон влияния в регионах

# plain
society-measure-regions = за каждый регион с вашими жителями на географической карте

# plain
society-measure-citizens = за каждого вашего жителя на географической карте

# plain
society-measure-citizens-in-play = за каждого вашего жителя в игре

# plain
society-measure-influence = за каждое деление влияния

# plain
society-measure-era = за каждую эру до эры вашего эпохального достижения включительно

## Where something comes from: before a colon or behind one.

# plain; text $region
society-source-specialist = жетон специалистов { $region_loc }

# plain; text $region
society-source-knowledge = жетон знаний { $region_loc }

# plain; text $milestone
society-source-milestone = эпохальное достижение «{ $milestone }»

# plain; number $number
society-source-track = ячейка { $number } шкалы эры

# plain; number $number
society-source-hex = клетка { $number } поля прогресса

# plain; text $tile
society-source-tile = жетон прогресса «{ $tile }»

# plain; text $card
society-source-card = «{ $card }»

# plain; text $action
society-source-token = жетон влияния «{ $action }»

# plain
society-source-token-influence = жетон влияния «+1 влияния»

# plain
society-source-tokens = ваши открытые жетоны влияния

# plain; text $action
society-source-idle = действие «{ $action }» невозможно

# plain
society-source-building = строительство

## Questions.

# plain
society-question-claim = подготовительный раунд: какую идею вы берёте?

# plain
society-question-place = ваш ход: на какое действие вы ставите столп?

# plain
society-question-present = о какой идее и где вы рассказываете?

# plain
society-question-invent = из какой идеи вы создаёте изобретение?

# plain
society-question-innovate = какое изобретение вы улучшаете?

# plain
society-question-share = какое изобретение вы распространяете?

# plain; text $region
society-question-reward = что вы берёте за распространение { $region_loc }?

# plain
society-question-call = сколько специалистов и откуда вы возвращаете?

# plain
society-question-as = ни одна карта не говорит, кем они вернутся: выберите специальность

# plain
society-question-gain-influence = какой жетон влияния и куда вы кладёте?

# plain
society-question-travel = откуда и куда странствует ваш житель?

# plain; text $region
society-question-sage = { $region_loc } есть мудрец: потратить фишку связанного действия, чтобы взять его?

# plain
society-question-eureka = какое эпохальное достижение вы берёте с панели эврики?

# plain; number $era
society-question-marker = в какую ячейку эры { $era } вы ставите маркер эры?

# plain
society-question-send = на какое эпохальное достижение вы отправляете дипломата?

# plain
society-question-diplomat = кто едет дипломатом?

# plain
society-question-call-back = с какого эпохального достижения вы возвращаете дипломата?

# plain; text $action
society-question-chain = добавите связанное действие к действию «{ $action }»?

# $specialists is from society-specialists.
# plain; text $specialists
society-question-scholars = нужны: { $specialists }. Сколько из них заменяют учёные?

# plain; number $count
society-question-exhaust =
    { $count ->
        [one] кого вы вовлекаете? Нужен ещё { $count }
       *[other] кого вы вовлекаете? Нужно ещё { $count }
    }

# plain; text $source
society-question-specialist = { $source }: по какой специальности ваш новый специалист?

# plain; text $source
society-question-citizen = { $source }: где поселится ваш новый житель?

# plain
society-question-idea = какую идею вы берёте на руку?

# plain; word $speciality
society-question-progress =
    { $speciality ->
        [economy] какой жетон прогресса экономики вы берёте за жетон стремления?
        [culture] какой жетон прогресса культуры вы берёте за жетон стремления?
       *[technology] какой жетон прогресса технологий вы берёте за жетон стремления?
    }

# plain
society-question-progress-wild = какой жетон прогресса вы берёте за универсальный жетон стремления?

# plain
society-question-build = выложите жетон на поле прогресса?

# plain
society-question-order = вы меняете порядок хода: каким по счёту вы хотите ходить?

# What is still missing of an answer that is given step by step.
# plain; text $card
society-narrow-region = «{ $card }»: в каком регионе?

# plain; text $tile
society-narrow-hex = на какую клетку вы выкладываете «{ $tile }»?

# plain; text $region
society-narrow-call = сколько жителей вернётся { $region_gen }?

# plain; text $region
society-narrow-travel = { $region_gen }: куда?

## Answers: short, as on a button.

# plain; text $action
society-answer-place = столп на «{ $action }»

# plain; text $tile
society-answer-use = сначала применить «{ $tile }»

# plain; text $card $region
society-answer-card = «{ $card }» { $region_loc }

# plain; text $card
society-answer-present = «{ $card }» …

# plain; text $region; number $citizens
society-answer-call =
    { $citizens ->
        [one] { $citizens } житель { $region_gen }
        [few] { $citizens } жителя { $region_gen }
       *[other] { $citizens } жителей { $region_gen }
    }

# plain; text $region
society-answer-from = { $region_gen } …

# plain; text $token $region
society-answer-lay = { $token } { $region_acc }

# $origin is a region too: from where.
# plain; text $origin $region
society-answer-travel = { $origin_gen } { $region_acc }

# plain; text $card $action
society-answer-invention = «{ $card }»: { $action }

# plain; text $tile $action
society-answer-technology = «{ $tile }»: { $action }

# plain; word $speciality
society-answer-specialist =
    { $speciality ->
        [economy] специалист по экономике
        [culture] специалист по культуре
       *[technology] специалист по технологиям
    }

# plain
society-answer-scholar = учёный

# A scholar who becomes a specialist.
# plain; word $speciality
society-answer-scholar-as =
    { $speciality ->
        [economy] учёный, отныне по экономике
        [culture] учёный, отныне по культуре
       *[technology] учёный, отныне по технологиям
    }

# plain; number $number
society-answer-place-in-order = { $number }-е место

# plain; text $tile; number $number
society-answer-build = «{ $tile }» на клетку { $number }

# plain; text $tile
society-answer-build-tile = «{ $tile }» …

# plain
society-answer-sage = взять мудреца

# plain
society-answer-no-sage = оставить мудреца

# plain
society-answer-no-chain = без связанного действия

# plain
society-answer-no-building = больше ничего не выкладывать

# plain
society-answer-leave = отказаться от действия

# What stands behind an answer: what it costs or brings.
# plain; number $price
society-detail-influence = стоит { $price } влияния

# plain; number $count
society-detail-cost =
    { $count ->
        [0] никого не вовлекает
        [one] вовлекает { $count } специалиста
       *[other] вовлекает { $count } специалистов
    }

# plain
society-detail-top = верхняя карта стопки

## What happens to you.

# $goals are from society-worth.
# plain; text $goals
society-event-goals = ваши личные цели: { $goals }

# plain; text $card
society-event-first-invention = вы начинаете с изобретением «{ $card }»

# plain; text $card
society-event-took = вы берёте идею «{ $card }»

# plain; text $card
society-event-discarded = «{ $card }» уходит с руки: её эра закончилась

# plain; text $card
society-event-revealed = сверху в стопке теперь «{ $card }»

# plain; number $tokens
society-event-ready =
    { $tokens ->
        [one] у вас на этот ход { $tokens } фишка связанного действия
        [few] у вас на этот ход { $tokens } фишки связанных действий
       *[other] у вас на этот ход { $tokens } фишек связанных действий
    }

# plain
society-event-idle = ни одно действие для вас невозможно

# plain; text $source; number $left
society-event-chained =
    { $left ->
        [0] вы тратите последнюю фишку связанного действия: { $source }
       *[other] вы тратите фишку связанного действия (осталось { $left }): { $source }
    }

# plain; text $source
society-event-used = вы применяете: { $source }

# $specialists is from society-specialists; $scholars of them are scholars.
# plain; text $specialists; number $scholars
society-event-left =
    { $scholars ->
        [0] из дома уходят: { $specialists }
       *[other] из дома уходят: { $specialists }, в том числе учёных: { $scholars }
    }

# plain
society-event-scholar-left = из дома уходит учёный

# plain; text $specialists; number $scholars
society-event-exhausted =
    { $scholars ->
        [0] вовлечены: { $specialists }
       *[other] вовлечены: { $specialists }, из них были учёными: { $scholars }
    }

# plain; text $specialists
society-event-came-home = домой приходят: { $specialists }

# plain; number $citizens
society-event-scholars =
    { $citizens ->
        [one] в вашу академию приходит { $citizens } учёный
       *[other] в вашу академию приходят { $citizens } учёных
    }

# plain
society-event-no-scholar = учёный не приходит: академия полна или запас пуст

# $tile is from society-aspiration….
# plain; text $tile
society-event-aspired = на вашу панель жетонов приходит { $tile }

# plain
society-event-no-room = на вашей панели жетонов нет места

# $aspiration is from society-aspiration….
# plain; text $aspiration $tile
society-event-progressed = { $aspiration } становится жетоном «{ $tile }»

# plain; text $aspiration
society-event-not-progressed = { $aspiration } возвращается: жетонов для него не осталось

# plain; text $tile
society-event-wealth = на вашу панель жетонов приходит жетон: { $tile }

# plain; text $origin $region
society-event-travelled = ваш житель странствует { $origin_gen } { $region_acc }

# plain; text $tile; number $number
society-event-built = вы выкладываете «{ $tile }» на клетку { $number }

# plain
society-event-economy-token = вы получаете фишку экономики

# plain; number $points; text $source
society-event-scored = вы получаете { part-society-points }: { $source }

# plain; number $before $now; text $source
society-event-influence = ваше влияние: { $before } → { $now }: { $source }

# plain; number $sages
society-event-refreshed =
    { $sages ->
        [0] вовлечённые специалисты снова готовы, фишки экономики вернулись
       *[other] вовлечённые специалисты снова готовы, фишки экономики вернулись; вы возвращаете мудрецов ({ $sages }), за них приходят учёные
    }

## What happens on the table.

# plain; word $player; text $region $card
society-table-replaced = начальная идея { part-society-gen } заменяет идею «{ $card }» { $region_loc }

# plain; text $regions; number $count
society-table-unclaimed =
    { $count ->
        [1] идею этого региона никто не взял, она сброшена: { $regions }
       *[other] идеи этих регионов никто не взял, они сброшены: { $regions }
    }

# plain; number $card $slot $row
society-table-revealed = Гефест помещает карту { $card } в ячейку { $slot }: стрелка указывает на строку { $row }

# plain; word $player; text $action $region
society-table-chose = { solo-player }: «{ $action }» { $region_loc }

# plain; word $player $pillar; text $action
society-table-placed =
    { $pillar ->
        [epoch] { $player ->
            [you] ваш столп эпохи теперь на действии «{ $action }»
           *[other] столп эпохи { part-society-gen } теперь на действии «{ $action }»
        }
       *[season] { $player ->
            [you] ваш столп периода теперь на действии «{ $action }»
           *[other] столп периода { part-society-gen } теперь на действии «{ $action }»
        }
    }

# plain; word $player; text $region
society-table-walked = { solo-player } идёт { $region_acc }

# plain; text $region $why
society-table-region-passed = { $region_loc } Хроносу нечего делать: { $why }

# plain; word $player; text $card $region; number $citizens
society-table-presented =
    { $player ->
        [you] вы рассказываете об идее «{ $card }» { $region_loc }: на жетоне специалистов { part-society-citizens }
       *[other] { solo-player } рассказывает об идее «{ $card }» { $region_loc }: на жетоне специалистов { part-society-citizens }
    }

# plain; word $player; text $card $region
society-table-invented =
    { $player ->
        [you] вы создаёте изобретение «{ $card }» { $region_loc }
       *[other] { solo-player } создаёт изобретение «{ $card }» { $region_loc }
    }

# plain; word $player; text $card $region
society-table-innovated =
    { $player ->
        [you] вы улучшаете изобретение «{ $card }» { $region_loc }
       *[other] { solo-player } улучшает изобретение «{ $card }» { $region_loc }
    }

# Who shares, and where the card goes.
# plain; word $player $inventor; text $card $region
society-table-shared =
    { $player ->
        [you] { $inventor ->
            [you] вы распространяете изобретение «{ $card }» { $region_loc }: изобретатель вы, карта ваша
           *[other] вы распространяете изобретение «{ $card }» { $region_loc }: карта идёт соперникам
        }
       *[other] { $inventor ->
            [you] { solo-player } распространяет изобретение «{ $card }» { $region_loc }: изобретатель вы, карта ваша
           *[other] { solo-player } распространяет изобретение «{ $card }» { $region_loc }: карта идёт соперникам
        }
    }

# plain; word $player $from; text $region; number $citizens
society-table-settled =
    { $player ->
        [you] { $from ->
            [card] ваши жители переходят от карты на географическую карту { $region_loc }: { $citizens }
           *[supply] ваши жители приходят из запаса на географическую карту { $region_loc }: { $citizens }
        }
       *[other] { $from ->
            [card] жители { part-society-gen } переходят от карты на географическую карту { $region_loc }: { $citizens }
           *[supply] жители { part-society-gen } приходят из запаса на географическую карту { $region_loc }: { $citizens }
        }
    }

# plain; word $player; text $region
society-table-recalled =
    { $player ->
        [you] 1 ваш житель уходит с географической карты { $region_loc }
       *[other] 1 житель { part-society-gen } уходит с географической карты { $region_loc }
    }

# plain; number $points; text $reason
society-table-bots-scored = соперники получают { part-society-points }: { $reason }

# plain; number $points; text $reason
society-table-you-scored = вы получаете { part-society-points }: { $reason }

# plain; number $before $now; text $reason
society-table-influence = ваше влияние: { $before } → { $now }: { $reason }

# plain; word $player; text $tile
society-table-took-progress = { solo-player } берёт жетон прогресса «{ $tile }»

# plain; word $player; text $tile $region
society-table-took-wealth =
    { $player ->
        [you] вы берёте жетон «{ $tile }» { $region_gen }
       *[other] { solo-player } берёт жетон «{ $tile }» { $region_gen }
    }

# plain; word $player; text $region
society-table-took-sage =
    { $player ->
        [you] вы берёте мудреца { $region_gen }
       *[other] { solo-player } берёт мудреца { $region_gen }
    }

# plain; word $side; text $region
society-table-flipped =
    { $side ->
        [action] жетон знаний { $region_loc } перевёрнут: теперь он действием вверх
       *[points] жетон знаний { $region_loc } перевёрнут: теперь он стороной с ОИ вверх
    }

# plain; word $player; text $region; number $space
society-table-token-laid =
    { $player ->
        [you] ваш жетон влияния теперь { $region_loc }, в ячейке { $space } слева
       *[other] жетон влияния { part-society-gen } теперь { $region_loc }, в ячейке { $space } слева
    }

# plain; text $milestone
society-table-became-common = достижение «{ $milestone }» переходит на панель общих знаний

# plain; text $milestone
society-table-pushed-out = панель общих знаний заполнена: её нижнее достижение, «{ $milestone }», сброшено; дипломаты с него возвращаются

# plain; word $player; text $milestone
society-table-took-milestone =
    { $player ->
        [you] вы берёте достижение «{ $milestone }» с панели эврики
       *[other] { solo-player } берёт достижение «{ $milestone }» с панели эврики
    }

# plain; text $milestone
society-table-free-milestone = достижение «{ $milestone }» переходит с панели эврики на личную панель неиспользуемого цвета

# plain; word $player; number $era $space
society-table-marker =
    { $player ->
        [you] ваш маркер эры переходит в ячейку { $space } эры { $era }
       *[other] маркер эры { part-society-gen } переходит в ячейку { $space } эры { $era }
    }

# plain; word $player; text $milestone
society-table-diplomat-sent =
    { $player ->
        [you] ваш дипломат теперь на достижении «{ $milestone }»
       *[other] дипломат { part-society-gen } теперь на достижении «{ $milestone }»
    }

# plain; word $player; text $milestone
society-table-diplomat-called =
    { $player ->
        [you] ваш дипломат уходит с достижения «{ $milestone }»
       *[other] дипломат { part-society-gen } уходит с достижения «{ $milestone }»
    }

# plain; word $player; text $card
society-table-idea-taken = { solo-player } берёт крайнюю правую идею панели, «{ $card }»

# plain; text $cards; number $count
society-table-cards-under =
    { $count ->
        [1] использованная карта Гефеста ({ $cards }) идёт под низ его колоды
       *[other] использованные карты Гефеста ({ $cards }) перемешаны и идут под низ его колоды
    }

# plain; number $tokens
society-table-chain-token = Гефест получает фишку связанного действия: теперь фишек { $tokens }

# plain; number $sages
society-table-season-over =
    { $sages ->
        [0] столпы периода возвращаются, мудрецы снова во всех регионах
       *[other] столпы периода возвращаются, мудрецы снова во всех регионах; Гефест возвращает мудрецов: { $sages }
    }

# plain; number $era
society-table-ideas-discarded = идеи эры { $era } и более ранние уходят с панели идей

# For what somebody scores, where it names a region: behind a colon.
# plain; text $region
society-reason-presenter = распространена идея { $region_loc }, её эра за каждого жителя автора на жетоне специалистов

# plain; text $region
society-reason-highest-value = наибольшее значение влияния { $region_loc }, даже если ячейка занята

# plain; text $region
society-reason-covered = значение накрытой ячейки влияния { $region_loc }

## The table and your society.

# A region by its number and name.
# plain; number $number; text $region
society-label-region = { $number } { $region }

# plain
society-label-display = идеи

# plain
society-label-home = дома

# plain
society-label-exhausted = вовлечены

# plain
society-label-hand = рука

# plain
society-label-inventions = изобретения

# plain
society-label-tiles = панель жетонов

# plain
society-label-map = поле прогресса

# plain
society-label-tokens = жетоны влияния

# plain
society-label-track = шкала эры

# plain
society-label-goals = личные цели

# plain
society-label-standing = положение

# A card in a region, a hand or the display, with what it is.
# plain; word $kind; text $card $idea
society-card =
    { $kind ->
        [idea] «{ $card }» ({ $idea })
       *[invention] «{ $card }», изобретение ({ $idea })
    }

# A card that nobody has claimed yet.
# plain; text $card $idea
society-card-unclaimed = «{ $card }» ({ $idea }), ещё ничья

# plain; text $card $idea
society-card-top = верхняя в стопке: «{ $card }» ({ $idea })

# A tile on the tiles display with what it does.
# plain; text $tile $effect
society-tile-does = { $tile }: { $effect }

# plain; text $tile $effect; number $number
society-built = «{ $tile }» на клетке { $number }: { $effect }

# A tile whose effect has been used.
# plain; text $tile $effect; number $number
society-built-used = «{ $tile }» на клетке { $number } (применён): { $effect }

# plain; word $state; text $token
society-token-is =
    { $state ->
        [held] { $token }
        [up] { $token } в регионе
       *[down] { $token } в регионе, применён
    }

# Where the ropes lead.
# plain; text $regions
society-ropes = пути ведут сюда: { $regions }

# plain; number $points
society-points = { part-society-points }

# plain; number $count
society-influence = влияние { $count }

# plain; number $count
society-economy-tokens =
    { $count ->
        [one] { $count } свободная фишка экономики
        [few] { $count } свободные фишки экономики
       *[other] { $count } свободных фишек экономики
    }

# The influence that building costs in a turn, as the tiles display is now.
# plain; number $price
society-price = строить за ход стоит { $price } влияния

# plain; number $era; text $spaces
society-track = эра { $era }: { $spaces }

# The content that is played with.
# plain; text $name
society-content = набор: { $name }

# plain
society-content-ours = неофициальная цифровая версия. Там, где напечатанное в игре неизвестно, карты, жетоны и значения придуманы нами; это не те, что в напечатанной игре.

## The end.

# plain
society-tally-track = очки шкалы

# plain; number $influence
society-tally-influence = влияние { $influence }

# $tile is from society-tile-wealth, $worth from society-worth.
# plain; text $tile $worth
society-tally-wealth = { $tile }: { $worth }

# plain; text $worth
society-tally-goal = цель: { $worth }

# The weakest of the goals, which does not count.
# plain; text $worth
society-tally-goal-out = цель не в счёт: { $worth }

# plain
society-tally-total = вместе

# The head of the page to keep.
# plain; text $difficulty
society-report = Изобретения. Эволюция идей: одиночная игра на экране, уровень сложности: { $difficulty }

## In the terminal.

# plain; text $difficulty $help $seed
society-begins = одиночная игра «Изобретения. Эволюция идей», уровень сложности: { $difficulty }, раздача №{"\u00A0"}{ $seed }. Вы против Хроноса и Гефеста; «{ $help }» – помощь.

# plain
society-not-undone = это назад не взять: ход закончен или с тех пор что-то открыто

# $answer is a label of an answer.
# plain; text $answer
society-hint = хороший ответ: { $answer }

# plain
society-no-hint = отвечать не на что

# plain
society-help-undo = взять назад последний ответ, пока по нему ничего не открыто
