# Russian: the whole solo game of Inventions on the screen. The guide for translators is at the head of the English file.
#
# The terms are those of companion.ftl: ОИ, эпохальное достижение, столп эпохи, столп периода, житель, жетон прогресса, жетон процветания,
# жетон стремления, фишка экономики, фишка связанного действия; специалисты бывают вовлечены, жетоны выкладывают на поле прогресса.

part-solo-game-points = { $points } ОИ

part-solo-game-gen =
    { $player ->
        [chronos] Хроноса
        [you] вас
       *[hephaestus] Гефеста
    }

part-solo-game-citizens-acc =
    { $citizens ->
        [one] { $citizens } жителя
       *[many] { $citizens } жителей
    }

part-solo-game-their-citizens =
    { $player ->
        [you] { $citizens ->
            [one] { $citizens } ваш житель
            [few] { $citizens } ваших жителя
           *[many] { $citizens } ваших жителей
        }
       *[other] { $citizens ->
            [one] { $citizens } житель { part-solo-game-gen }
            [few] { $citizens } жителя { part-solo-game-gen }
           *[many] { $citizens } жителей { part-solo-game-gen }
        }
    }

part-solo-game-of-speciality =
    { $speciality ->
        [economy] по экономике
        [culture] по культуре
       *[technology] по технологиям
    }

part-solo-game-count-nom =
    { $count ->
        [one] { $count } специалист { part-solo-game-of-speciality }
        [few] { $count } специалиста { part-solo-game-of-speciality }
       *[many] { $count } специалистов { part-solo-game-of-speciality }
    }

part-solo-game-specialists-acc =
    { $specialists ->
        [one] { $specialists } специалиста { part-solo-game-of-speciality }
       *[many] { $specialists } специалистов { part-solo-game-of-speciality }
    }

part-solo-game-scholars-acc =
    { $scholars ->
        [one] { $scholars } учёного
       *[many] { $scholars } учёных
    }

part-solo-game-becoming =
    { $scholars ->
        [1] который становится специалистом { part-solo-game-of-speciality }
       *[other] которые становятся специалистами { part-solo-game-of-speciality }
    }

part-solo-game-aspiration =
    { $aspiration ->
        [economy] жетон стремления экономики
        [culture] жетон стремления культуры
        [technology] жетон стремления технологий
       *[wild] универсальный жетон стремления
    }

part-solo-game-price =
    { $price ->
        [one] { $price } единицу влияния
        [few] { $price } единицы влияния
       *[many] { $price } единиц влияния
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
idea-ceramics-pottery = Керамика и гончарные изделия

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
solo-game-card-chain = на стороне изобретения — связанное действие «{ $action }»

# $specialists is a list made by solo-game-specialists.
# plain; phrase $specialists
solo-game-card-extra = при создании нужно вовлечь ещё { $specialists_acc }

# plain; number $points
solo-game-card-points = за создание вы получаете { part-solo-game-points }

# Specialists of a specialty.
# noun; word $speciality; number $count
solo-game-specialists =
    { $case ->
        [nom] { part-solo-game-count-nom }
       *[acc] { $count ->
            [one] { $count } специалиста { part-solo-game-of-speciality }
           *[many] { $count } специалистов { part-solo-game-of-speciality }
        }
    }

# plain; number $count
solo-game-scholars =
    { $count ->
        [0] без учёных
        [one] { $count } учёный
       *[many] { $count } учёных
    }

# plain
solo-game-benefit-nothing = ничего

# plain; text $action
solo-game-benefit-action = действие «{ $action }»

# plain; number $points
solo-game-benefit-points = { part-solo-game-points }

# plain; number $count
solo-game-benefit-influence = +{ $count } к влиянию

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
       *[many] { $count } специалистов на выбор
    }

# plain; number $count
solo-game-benefit-citizens =
    { $count ->
        [one] { $count } житель в любой регион
        [few] { $count } жителя в любые регионы
       *[many] { $count } жителей в любые регионы
    }

# plain
solo-game-benefit-economy-token = 1 фишка экономики

# plain
solo-game-benefit-turn-order = обновление порядка хода при смене эры

# plain; text $letter
solo-game-tile-wealth = жетон процветания { $letter }

# What kind of tile it is; the other kinds are specialities.
# plain
solo-game-kind-wealth = процветание

# What tiles do.
# plain; text $benefit
solo-game-effect-economy = раз в эру ценой фишки экономики — { $benefit }

# plain; text $action $benefit
solo-game-effect-culture = каждый раз, когда вы совершаете действие «{ $action }», — { $benefit }

# plain; text $one $other
solo-game-effect-technology = раз за партию ценой фишки связанного действия и 1 единицы влияния можно совершить действие «{ $one }» как связанное с действием «{ $other }» или наоборот

# plain; text $worth
solo-game-effect-wealth = в конце партии { $worth }

# A Specialist tile: what a presenter gets, and how many specialists he needs.
# plain; number $need; text $benefit
solo-game-specialist-tile =
    { $need ->
        [one] жетон специалистов для { $need } специалиста: { $benefit }
       *[many] жетон специалистов для { $need } специалистов: { $benefit }
    }

# plain; text $benefit
solo-game-knowledge-tile = жетон знаний: { $benefit }

# plain
solo-game-knowledge-points = жетон знаний: по 2 ОИ за каждый жетон, лежащий стороной с ОИ вверх

# What a milestone gives to whoever sends a diplomat there or calls one back.
# plain; text $benefit
solo-game-milestone = бонус для дипломата: { $benefit }

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
solo-game-token-influence = жетон «+1 к влиянию»

# plain; number $count
solo-game-token-asks =
    { $count ->
        [one] требует { $count } жителя
       *[many] требует { $count } жителей
    }

# plain; word $speciality
solo-game-aspiration =
    { $speciality ->
        [economy] жетон стремления экономики
        [culture] жетон стремления культуры
       *[technology] жетон стремления технологий
    }

# plain
solo-game-aspiration-wild = универсальный жетон стремления

## Private goals and Wealth tiles: what they count.

# $measure is from solo-game-measure-…; $beyond do not count, $most is the most points; 0 is neither.
# plain; number $points $beyond $most; text $measure
solo-game-worth =
    { part-solo-game-points } { $measure } { $beyond ->
        [0] { "" }
        [2] сверх первых двух
        [3] сверх первых трёх
        [4] сверх первых четырёх
        [5] сверх первых пяти
        [6] сверх первых шести
        [7] сверх первых семи
        [8] сверх первых восьми
       *[other] сверх первых { $beyond }
    } { $most ->
        [0] { "" }
       *[other] (не больше { $most } ОИ)
    }

# plain
solo-game-measure-inventions = за каждое изобретение

# plain; word $speciality
solo-game-measure-inventions-of =
    { $speciality ->
    [economy] за каждое экономическое изобретение
    [culture] за каждое культурное изобретение
   *[technology] за каждое технологическое изобретение
    }

# plain
solo-game-measure-late-inventions = за каждое изобретение эр 5 и 6

# plain
solo-game-measure-tiles = за каждый жетон на поле прогресса

# plain; word $kind
solo-game-measure-tiles-of =
    { $kind ->
        [economy] за каждый жетон экономики на поле прогресса
        [culture] за каждый жетон культуры на поле прогресса
        [technology] за каждый жетон технологий на поле прогресса
       *[wealth] за каждый жетон процветания на поле прогресса
    }

# plain
solo-game-measure-progress-tiles = за каждый выложенный или ещё не выложенный жетон прогресса

# plain
solo-game-measure-kinds = за каждый вид жетонов на поле прогресса

# Two kinds of tiles that touch each other.
# plain; text $one $other
solo-game-measure-pairs = за каждую пару соседних жетонов на поле прогресса ({ $one } и { $other })

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
solo-game-measure-influence = за каждую единицу влияния

# plain
solo-game-measure-era = за каждую эру до эры вашего эпохального достижения включительно

## Where something comes from, as a noun.

# noun; text $region
solo-game-source-specialist =
    { $case ->
        [gen] жетона специалистов { $region_loc }
        [dat] жетону специалистов { $region_loc }
       *[nom] жетон специалистов { $region_loc }
    }

# noun; text $region
solo-game-source-knowledge =
    { $case ->
        [gen] жетона знаний { $region_loc }
        [dat] жетону знаний { $region_loc }
       *[nom] жетон знаний { $region_loc }
    }

# noun; text $milestone
solo-game-source-milestone =
    { $case ->
        [gen] эпохального достижения «{ $milestone }»
        [dat] эпохальному достижению «{ $milestone }»
       *[nom] эпохальное достижение «{ $milestone }»
    }

# noun; number $number
solo-game-source-track =
    { $case ->
        [acc] ячейку { $number } шкалы эры
        [gen] ячейки { $number } шкалы эры
        [dat] ячейке { $number } шкалы эры
       *[nom] ячейка { $number } шкалы эры
    }

# noun; number $number
solo-game-source-hex =
    { $case ->
        [acc] клетку { $number } поля прогресса
        [gen] клетки { $number } поля прогресса
        [dat] клетке { $number } поля прогресса
       *[nom] клетка { $number } поля прогресса
    }

# noun; text $tile
solo-game-source-tile =
    { $case ->
        [gen] жетона прогресса «{ $tile }»
        [dat] жетону прогресса «{ $tile }»
       *[nom] жетон прогресса «{ $tile }»
    }

# noun; text $card
solo-game-source-card =
    { $case ->
        [gen] изобретения «{ $card }»
        [dat] изобретению «{ $card }»
       *[nom] изобретение «{ $card }»
    }

# noun; text $action
solo-game-source-token =
    { $case ->
        [gen] жетона влияния «{ $action }»
        [dat] жетону влияния «{ $action }»
       *[nom] жетон влияния «{ $action }»
    }

# noun
solo-game-source-token-influence =
    { $case ->
        [gen] жетона влияния «+1 к влиянию»
        [dat] жетону влияния «+1 к влиянию»
       *[nom] жетон влияния «+1 к влиянию»
    }

# noun
solo-game-source-tokens =
    { $case ->
        [gen] открытых жетонов влияния
        [dat] открытым жетонам влияния
       *[nom] открытые жетоны влияния
    }

# noun; text $action
solo-game-source-idle =
    { $case ->
        [gen] действия «{ $action }»
        [dat] действию «{ $action }»
       *[nom] действие «{ $action }»
    }

# noun
solo-game-source-building =
    { $case ->
        [gen] выкладывания жетонов
        [dat] выкладыванию жетонов
       *[nom] выкладывание жетонов
    }

## Questions.

# plain
solo-game-question-claim = подготовительный раунд: какую идею вы берёте?

# plain
solo-game-question-place = ваш ход: в ячейку какого действия вы помещаете столп?

# plain
solo-game-question-present = о какой идее вы рассказываете и где?

# plain
solo-game-question-invent = какую идею вы превращаете в изобретение?

# plain
solo-game-question-innovate = какое изобретение вы улучшаете?

# plain
solo-game-question-share = какое изобретение вы распространяете?

# plain; text $region
solo-game-question-reward = что вы берёте за распространение изобретения { $region_loc }?

# plain
solo-game-question-call = сколько специалистов вы возвращаете и откуда?

# plain
solo-game-question-as = ни одна карта не указывает, кем они вернутся домой: выберите специальность

# plain
solo-game-question-gain-influence = какой жетон влияния вы помещаете и куда?

# plain
solo-game-question-travel = какой житель отправляется странствовать и куда?

# plain; text $region
solo-game-question-sage = { $region_loc } есть мудрец: тратите ли вы фишку связанного действия, чтобы взять его с собой?

# plain
solo-game-question-eureka = какое эпохальное достижение вы берёте с панели эврики?

# plain; number $era
solo-game-question-marker = в какую ячейку эры { $era } вы помещаете маркер эры?

# plain
solo-game-question-send = на какое эпохальное достижение вы отправляете дипломата?

# plain
solo-game-question-diplomat = кто отправляется дипломатом?

# plain
solo-game-question-call-back = с какого эпохального достижения вы возвращаете дипломата?

# plain; text $action
solo-game-question-chain = совершаете ли вы связанное действие после действия «{ $action }»?

# Specialists that are needed; for any of them a scholar may stand in.
# plain; word $speciality; number $count
solo-game-question-scholars =
    { $count ->
        [one] нужен { part-solo-game-count-nom }: заменит ли его учёный?
        [few] нужны { part-solo-game-count-nom }: сколько учёных их заменит?
       *[many] нужно { part-solo-game-count-nom }: сколько учёных их заменит?
    }

# plain; number $count
solo-game-question-exhaust =
    { $count ->
        [one] нужен ещё { $count } специалист: кого вы вовлекаете?
        [few] нужны ещё { $count } специалиста: кого вы вовлекаете?
       *[many] нужно ещё { $count } специалистов: кого вы вовлекаете?
    }

# plain; phrase $source
solo-game-question-specialist = { $source } даёт вам специалиста: какой специальности?

# plain; phrase $source
solo-game-question-citizen = { $source } даёт вам жителя: в какой регион вы его выставляете?

# plain
solo-game-question-idea = какую идею вы берёте на руку?

# plain; word $speciality
solo-game-question-progress =
    { $speciality ->
        [economy] какой жетон прогресса экономики вы берёте вместо жетона стремления?
        [culture] какой жетон прогресса культуры вы берёте вместо жетона стремления?
       *[technology] какой жетон прогресса технологий вы берёте вместо жетона стремления?
    }

# plain
solo-game-question-progress-wild = какой жетон прогресса вы берёте вместо универсального жетона стремления?

# plain
solo-game-question-build = выкладываете ли вы жетон на поле прогресса?

# plain
solo-game-question-order = вы изменяете порядок хода: каким по счёту вы хотите ходить?

# What is still missing of an answer that is given step by step.
# plain; text $card
solo-game-narrow-region = «{ $card }»: в каком регионе?

# plain; text $tile
solo-game-narrow-hex = { $tile }: на какую клетку вы выкладываете этот жетон?

# plain; text $region
solo-game-narrow-call = сколько жителей возвращается { $region_gen }?

# plain; text $region
solo-game-narrow-travel = куда житель отправляется { $region_gen }?

## Answers: short, as on a button.

# plain; text $action
solo-game-answer-place = столп в ячейку «{ $action }»

# plain; text $tile
solo-game-answer-use = сначала применить жетон «{ $tile }»

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
        [economy] учёный, который станет специалистом по экономике
        [culture] учёный, который станет специалистом по культуре
       *[technology] учёный, который станет специалистом по технологиям
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
solo-game-answer-no-sage = не брать мудреца

# plain
solo-game-answer-no-chain = не совершать связанного действия

# plain
solo-game-answer-no-building = больше ничего не выкладывать

# plain
solo-game-answer-leave = отказаться от действия

# What stands behind an answer: what it costs or brings.
# plain; number $price
solo-game-detail-influence = стоит { part-solo-game-price }

# plain; number $count
solo-game-detail-cost =
    { $count ->
        [0] без вовлечения специалистов
        [one] нужно вовлечь { $count } специалиста
       *[many] нужно вовлечь { $count } специалистов
    }

# plain
solo-game-detail-top = верхняя карта стопки

## What happens to you.

# $goals are from solo-game-worth.
# plain; text $goals
solo-game-event-goals = ваши личные цели: { $goals }

# plain; text $card
solo-game-event-first-invention = в начале у вас есть изобретение «{ $card }»

# plain; text $card
solo-game-event-took = вы берёте идею «{ $card }»

# plain; text $card
solo-game-event-discarded = вы сбрасываете с руки идею «{ $card }»: её эра закончилась

# plain; text $card
solo-game-event-revealed = верхняя карта стопки теперь — «{ $card }»

# plain; number $tokens
solo-game-event-ready =
    { $tokens ->
        [one] на этот ход у вас { $tokens } фишка связанного действия
        [few] на этот ход у вас { $tokens } фишки связанных действий
       *[many] на этот ход у вас { $tokens } фишек связанных действий
    }

# plain
solo-game-event-idle = вы не можете совершить ни одного действия

# plain; phrase $source; number $left
solo-game-event-chained =
    { $left ->
        [0] вы тратите последнюю фишку связанного действия на { $source_acc }
        [one] вы тратите фишку связанного действия на { $source_acc } (осталась { $left })
       *[many] вы тратите фишку связанного действия на { $source_acc } (осталось { $left })
    }

# plain; phrase $source
solo-game-event-used = вы применяете { $source_acc }

# Who leaves home for a card or a milestone: specialists, scholars, or both. One of the two numbers may be 0.
# plain; word $speciality; number $specialists $scholars
solo-game-event-left =
    { $specialists ->
        [0] вы отправляете из дома { part-solo-game-scholars-acc }
       *[other] { $scholars ->
            [0] вы отправляете из дома { part-solo-game-specialists-acc }
           *[other] вы отправляете из дома { part-solo-game-specialists-acc } и { part-solo-game-scholars-acc }
        }
    }

# plain
solo-game-event-scholar-left = вы отправляете из дома учёного

# plain; word $speciality; number $specialists $scholars
solo-game-event-exhausted =
    { $specialists ->
        [0] вы вовлекаете { part-solo-game-scholars-acc }, { part-solo-game-becoming }
       *[other] { $scholars ->
            [0] вы вовлекаете { part-solo-game-specialists-acc }
           *[other] вы вовлекаете { part-solo-game-specialists-acc } и { part-solo-game-scholars-acc }, { part-solo-game-becoming }
        }
    }

# plain; word $speciality; number $count
solo-game-event-came-home =
    { $count ->
        [one] домой приходит { part-solo-game-count-nom }
        [few] домой приходят { part-solo-game-count-nom }
       *[many] домой приходит { part-solo-game-count-nom }
    }

# plain; number $citizens
solo-game-event-scholars =
    { $citizens ->
        [one] в вашу академию приходит { $citizens } учёный
        [few] в вашу академию приходят { $citizens } учёных
       *[many] в вашу академию приходит { $citizens } учёных
    }

# plain
solo-game-event-no-scholar = учёный не приходит: ваша академия заполнена или ваш запас пуст

# plain; word $aspiration
solo-game-event-aspired = вы получаете { part-solo-game-aspiration }

# plain
solo-game-event-no-room = на вашей панели жетонов нет места

# plain; word $aspiration; text $tile
solo-game-event-progressed = ваш { part-solo-game-aspiration } становится жетоном прогресса «{ $tile }»

# plain; word $aspiration
solo-game-event-not-progressed = ваш { part-solo-game-aspiration } возвращается: жетонов прогресса для него не осталось

# plain; text $tile
solo-game-event-wealth = вы кладёте { $tile } на свою панель жетонов

# plain; text $origin $region
solo-game-event-traveled = ваш житель странствует { $origin_gen } { $region_acc }

# plain; text $tile; number $number
solo-game-event-built = вы заполняете клетку { $number } поля прогресса ({ $tile })

# plain
solo-game-event-economy-token = вы получаете фишку экономики

# plain; number $points; phrase $source
solo-game-event-scored = вы получаете { part-solo-game-points } за { $source_acc }

# plain; word $change; number $before $now; phrase $source
solo-game-event-influence =
    { $change ->
        [up] ваше влияние увеличивается с { $before } до { $now } благодаря { $source_dat }
       *[down] ваше влияние уменьшается с { $before } до { $now }: это плата за { $source_acc }
    }

# Follows solo-game-event-idle: what you get instead of an action.
# plain; number $before $now
solo-game-event-influence-idle = вместо этого ваше влияние увеличивается с { $before } до { $now }

# plain; number $sages
solo-game-event-refreshed =
    { $sages ->
        [0] ваши вовлечённые специалисты и фишки экономики снова готовы
        [one] ваши вовлечённые специалисты и фишки экономики снова готовы, и вы возвращаете { $sages } мудреца
       *[many] ваши вовлечённые специалисты и фишки экономики снова готовы, и вы возвращаете { $sages } мудрецов
    }

## What happens on the table.

# plain; word $player; text $region $card
solo-game-table-replaced = начальная идея { part-solo-game-gen } заменяет идею «{ $card }» { $region_loc }

# plain; phrase $regions; number $count
solo-game-table-unclaimed =
    { $count ->
        [1] идею { $regions_loc } никто не взял: она сброшена
       *[other] идеи { $regions_loc } никто не взял: они сброшены
    }

# plain; number $card $slot $row
solo-game-table-revealed = Гефест помещает карту { $card } в ячейку { $slot }: стрелка указывает на строку { $row }

# plain; word $player; text $action $region
solo-game-table-chose = { companion-player } выбирает действие «{ $action }» { $region_loc }

# plain; word $player $pillar; text $action
solo-game-table-placed =
    { $pillar ->
        [epoch] { $player ->
            [you] ваш столп эпохи теперь в ячейке «{ $action }»
           *[other] столп эпохи { part-solo-game-gen } теперь в ячейке «{ $action }»
        }
       *[season] { $player ->
            [you] ваш столп периода теперь в ячейке «{ $action }»
           *[other] столп периода { part-solo-game-gen } теперь в ячейке «{ $action }»
        }
    }

# plain; word $player; text $region
solo-game-table-walked = { companion-player } перемещается { $region_acc }

# plain; text $region $why
solo-game-table-region-passed = { $region_loc } Хронос ничего не может сделать: { $why }

# plain; word $player; text $card $region; number $citizens
solo-game-table-presented =
    { $player ->
        [you] вы рассказываете об идее «{ $card }» { $region_loc } и выставляете { part-solo-game-citizens-acc } на жетон специалистов
       *[other] { companion-player } рассказывает об идее «{ $card }» { $region_loc } и выставляет { part-solo-game-citizens-acc } на жетон специалистов
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
            [you] вы распространяете изобретение «{ $card }» { $region_loc }: вы его изобретатель и берёте карту
           *[other] вы распространяете изобретение «{ $card }» { $region_loc }: карта достаётся соперникам
        }
       *[other] { $inventor ->
            [you] { companion-player } распространяет изобретение «{ $card }» { $region_loc }: вы его изобретатель и берёте карту
           *[other] { companion-player } распространяет изобретение «{ $card }» { $region_loc }: карта достаётся соперникам
        }
    }

# plain; word $player $from; text $region; number $citizens
solo-game-table-settled =
    { $from ->
        [card] { $citizens ->
            [one] { part-solo-game-their-citizens } переходит с панели региона на географическую карту, { $region_acc }
            [few] { part-solo-game-their-citizens } переходят с панели региона на географическую карту, { $region_acc }
           *[many] { part-solo-game-their-citizens } переходят с панели региона на географическую карту, { $region_acc }
        }
       *[supply] { $citizens ->
            [one] { part-solo-game-their-citizens } приходит из запаса на географическую карту, { $region_acc }
            [few] { part-solo-game-their-citizens } приходят из запаса на географическую карту, { $region_acc }
           *[many] { part-solo-game-their-citizens } приходят из запаса на географическую карту, { $region_acc }
        }
    }

# plain; word $player; text $region
solo-game-table-recalled =
    { $player ->
        [you] 1 ваш житель уходит { $region_gen }
       *[other] 1 житель { part-solo-game-gen } уходит { $region_gen }
    }

# plain; number $points; text $reason
solo-game-table-bots-scored = соперники получают { part-solo-game-points } { $reason }

# plain; number $points; text $reason
solo-game-table-you-scored = вы получаете { part-solo-game-points } { $reason }

# plain; word $change; number $before $now; text $reason
solo-game-table-influence =
    { $change ->
        [up] ваше влияние увеличивается с { $before } до { $now } { $reason }
       *[down] ваше влияние уменьшается с { $before } до { $now } { $reason }
    }

# plain; word $player; text $tile
solo-game-table-took-progress = { companion-player } берёт жетон прогресса «{ $tile }»

# plain; word $player; text $tile $region
solo-game-table-took-wealth =
    { $player ->
    [you] вы берёте { $tile } { $region_gen }
   *[other] { companion-player } берёт { $tile } { $region_gen }
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
        [action] жетон знаний { $region_loc } перевёрнут: теперь он лежит действием вверх
       *[points] жетон знаний { $region_loc } перевёрнут: теперь он лежит стороной с ОИ вверх
    }

# plain; word $player; text $region; number $space
solo-game-table-token-laid =
    { $player ->
        [you] { $space ->
            [2] ваш жетон влияния теперь { $region_loc }, во { $space }-й ячейке слева
           *[other] ваш жетон влияния теперь { $region_loc }, в { $space }-й ячейке слева
        }
       *[other] { $space ->
            [2] жетон влияния { part-solo-game-gen } теперь { $region_loc }, во { $space }-й ячейке слева
           *[other] жетон влияния { part-solo-game-gen } теперь { $region_loc }, в { $space }-й ячейке слева
        }
    }

# plain; text $milestone
solo-game-table-became-common = эпохальное достижение «{ $milestone }» переходит на панель общих знаний

# plain; text $milestone
solo-game-table-pushed-out = панель общих знаний заполнена: её нижнее эпохальное достижение, «{ $milestone }», сброшено; дипломаты с него возвращаются домой

# plain; word $player; text $milestone
solo-game-table-took-milestone =
    { $player ->
        [you] вы берёте эпохальное достижение «{ $milestone }» с панели эврики
       *[other] { companion-player } берёт эпохальное достижение «{ $milestone }» с панели эврики
    }

# plain; text $milestone
solo-game-table-free-milestone = эпохальное достижение «{ $milestone }» переходит с панели эврики на личную панель неиспользуемого цвета

# plain; word $player; number $era $space
solo-game-table-marker =
    { $player ->
        [you] ваш маркер эры переходит в ячейку { $space } эры { $era }
       *[other] маркер эры { part-solo-game-gen } переходит в ячейку { $space } эры { $era }
    }

# plain; word $player; text $milestone
solo-game-table-diplomat-sent =
    { $player ->
        [you] ваш дипломат теперь на эпохальном достижении «{ $milestone }»
       *[other] дипломат { part-solo-game-gen } теперь на эпохальном достижении «{ $milestone }»
    }

# plain; word $player; text $milestone
solo-game-table-diplomat-called =
    { $player ->
        [you] ваш дипломат уходит с эпохального достижения «{ $milestone }»
       *[other] дипломат { part-solo-game-gen } уходит с эпохального достижения «{ $milestone }»
    }

# plain; word $player; text $card
solo-game-table-idea-taken = { companion-player } берёт крайнюю правую идею с панели идей, «{ $card }»

# plain; text $cards; number $count
solo-game-table-cards-under =
    { $count ->
        [1] использованная карта Гефеста ({ $cards }) уходит под низ его колоды
       *[other] использованные карты Гефеста ({ $cards }) перемешаны и уходят под низ его колоды
    }

# plain; number $tokens
solo-game-table-chain-token =
    { $tokens ->
        [one] Гефест получает фишку связанного действия: теперь у него { $tokens } фишка
        [few] Гефест получает фишку связанного действия: теперь у него { $tokens } фишки
       *[many] Гефест получает фишку связанного действия: теперь у него { $tokens } фишек
    }

# plain; number $sages
solo-game-table-season-over =
    { $sages ->
        [0] столпы периода убраны из ассамблеи, и во всех регионах снова есть мудрецы
        [one] столпы периода убраны из ассамблеи, Гефест возвращает { $sages } мудреца, и во всех регионах снова есть мудрецы
       *[many] столпы периода убраны из ассамблеи, Гефест возвращает { $sages } мудрецов, и во всех регионах снова есть мудрецы
    }

# plain; number $era
solo-game-table-ideas-discarded = идеи эры { $era } и более ранних эр сброшены с панели идей

# For what somebody scores, where it names a region: with its own preposition or conjunction, like companion-reason-….
# plain; text $region
solo-game-reason-presenter = за авторство идеи { $region_loc } (номер её эры за каждого жителя на жетоне специалистов)

# plain; text $region
solo-game-reason-highest-value = за ячейку влияния с наибольшим значением { $region_loc } (пустую или занятую)

# plain; text $region
solo-game-reason-covered = за накрытую ячейку влияния { $region_loc }

## The table and your society.

# A region by its number and name.
# plain; number $number; text $region
solo-game-label-region = { $number } { $region }

# plain
solo-game-label-display = панель идей

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
solo-game-card-unclaimed = «{ $card }» ({ $idea }), ещё никем не взята

# plain; text $card $idea
solo-game-card-top = верхняя карта стопки: «{ $card }» ({ $idea })

# A tile on the tiles display with what it does.
# plain; text $tile $effect
solo-game-tile-does = { $tile }: { $effect }

# plain; text $tile $effect; number $number
solo-game-built = «{ $tile }» на клетке { $number }: { $effect }

# A tile whose effect has been used.
# plain; text $tile $effect; number $number
solo-game-built-used = «{ $tile }» на клетке { $number } (использован): { $effect }

# plain; word $state; text $token
solo-game-token-is =
    { $state ->
        [held] { $token }
        [up] { $token } в регионе
       *[down] { $token } в регионе, использован
    }

# Where the ropes lead.
# plain; phrase $regions
solo-game-ropes = маршруты миграции ведут { $regions_acc }

# plain; number $points
solo-game-points = { part-solo-game-points }

# plain; number $count
solo-game-influence = ваше влияние: { $count }

# plain; number $count
solo-game-economy-tokens =
    { $count ->
        [one] { $count } свободная фишка экономики
        [few] { $count } свободные фишки экономики
       *[other] { $count } свободных фишек экономики
    }

# The influence that building costs in a turn, as the tiles display is now.
# plain; number $price
solo-game-price =
    { $price ->
    [0] выкладывание жетонов в этот ход не стоит влияния
   *[other] выкладывание жетонов в этот ход стоит { part-solo-game-price }
    }

# plain; number $era; text $spaces
solo-game-track = эра { $era }: { $spaces }

# The content that is played with.
# plain; text $name
solo-game-content = набор данных: { $name }

# plain
solo-game-content-ours = неофициальная цифровая версия. Там, где напечатанная игра нам неизвестна, карты, жетоны и значения придуманы нами и не совпадают с теми, что в коробке.

## The end.

# plain
solo-game-tally-track = ОИ на шкале

# plain; number $influence
solo-game-tally-influence = ваше влияние: { $influence }

# $tile is from solo-game-tile-wealth, $worth from solo-game-worth.
# plain; text $tile $worth
solo-game-tally-wealth = { $tile }: { $worth }

# plain; text $worth
solo-game-tally-goal = цель: { $worth }

# The weakest of the goals, which does not count.
# plain; text $worth
solo-game-tally-goal-out = цель, которая не учитывается: { $worth }

# plain
solo-game-tally-total = всего

# The head of the page to keep.
# plain; text $difficulty
solo-game-report = Изобретения. Эволюция идей: одиночная игра на экране, уровень сложности: { $difficulty }

## In the terminal.

# plain; text $difficulty $help $seed
solo-game-begins = одиночная игра «Изобретения. Эволюция идей», уровень сложности: { $difficulty }, раздача №{"\u00A0"}{ $seed }. Вы играете против Хроноса и Гефеста. Чтобы увидеть список команд, введите «{ $help }».

# plain
solo-game-not-undone = этот ответ уже нельзя взять назад: ход закончен или с тех пор открыто что-то новое

# $answer is a label of an answer.
# plain; text $answer
solo-game-hint = хороший ответ: { $answer }

# plain
solo-game-no-hint = отвечать не на что

# plain
solo-game-help-undo = взять назад последний ответ, пока после него не открыто ничего нового
