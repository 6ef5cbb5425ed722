# Ukrainian: the whole solo game of Inventions on the screen. The guide for translators is at the head of the English file.
#
# The terms are those of inventions.ftl: ОВ, епохальне досягнення, стовп епохи, стовп періоду, житель, жетон прогресу, жетон процвітання,
# жетон прагнення, фішка економіки, фішка пов’язаної дії; спеціалісти бувають залучені.

part-society-points = { $points } ОВ

part-society-gen =
    { $player ->
        [chronos] Хроноса
        [you] вас
       *[hephaestus] Гефеста
    }

part-society-citizens =
    { $citizens ->
        [one] { $citizens } житель
        [few] { $citizens } жителі
       *[other] { $citizens } жителів
    }

## Regions, as the content file calls them.

# noun
society-place-africa =
    { $case ->
        [loc] в Африці
        [acc] до Африки
        [gen] з Африки
       *[nom] Африка
    }

# noun
society-place-middle-east =
    { $case ->
        [loc] на Близькому Сході
        [acc] на Близький Схід
        [gen] з Близького Сходу
       *[nom] Близький Схід
    }

# noun
society-place-europe =
    { $case ->
        [loc] в Європі
        [acc] до Європи
        [gen] з Європи
       *[nom] Європа
    }

# noun
society-place-asia =
    { $case ->
        [loc] в Азії
        [acc] до Азії
        [gen] з Азії
       *[nom] Азія
    }

# noun
society-place-australia =
    { $case ->
        [loc] в Австралії
        [acc] до Австралії
        [gen] з Австралії
       *[nom] Австралія
    }

# noun
society-place-north-america =
    { $case ->
        [loc] у Північній Америці
        [acc] до Північної Америки
        [gen] з Північної Америки
       *[nom] Північна Америка
    }

# noun
society-place-south-america =
    { $case ->
        [loc] у Південній Америці
        [acc] до Південної Америки
        [gen] з Південної Америки
       *[nom] Південна Америка
    }

# A region that somebody has called otherwise.
# noun; text $name
society-place-named =
    { $case ->
        [loc] в регіоні «{ $name }»
        [acc] до регіону «{ $name }»
        [gen] з регіону «{ $name }»
       *[nom] { $name }
    }

## Idea cards, as the content file calls them.

# plain
idea-boats = Човни

# plain
idea-cloth = Тканина

# plain
idea-projectile = Метальна зброя

# plain
idea-star-map = Зоряна карта

# plain
idea-flute = Флейта

# plain
idea-bread = Хліб

# plain
idea-trade = Торгівля

# plain
idea-domesticated-dog = Одомашнений собака

# plain
idea-ceramics-pottery = Кераміка й гончарство

# plain
idea-horse = Кінь

# plain
idea-seawall = Дамба

# plain
idea-wheel = Колесо

# plain
idea-fermentation = Бродіння

# plain
idea-tanned-leather = Дублена шкіра

# plain
idea-irrigation = Зрошення

# plain
idea-silk = Шовк

# plain
idea-proto-city = Протомісто

# plain
idea-plumbing = Водогін

# plain
idea-coins = Монети

# plain
idea-lighthouse = Маяк

# plain
idea-writing = Писемність

# plain
idea-musical-notation = Нотний запис

# plain
idea-glass = Скло

# plain
idea-steel = Сталь

# plain
idea-mariner-s-compass = Морський компас

# plain
idea-caravel = Каравела

# plain
idea-eyeglasses = Окуляри

# plain
idea-windmill = Вітряк

# plain
idea-catapult = Катапульта

# plain
idea-printing-press = Друкарський верстат

# plain
idea-steamboat = Пароплав

# plain
idea-dynamite = Динаміт

# plain
idea-calculator = Лічильна машина

# plain
idea-automobile = Автомобіль

# plain
idea-aircraft = Літак

# plain
idea-locomotive = Паровоз

# plain
idea-telephone = Телефон

# plain
idea-television = Телебачення

# plain
idea-light-bulb = Лампа розжарення

# plain
idea-high-density-battery = Акумулятор високої ємності

# plain
idea-microscope = Мікроскоп

# plain
idea-penicillin = Пеніцилін

# plain
idea-satellite = Супутник

# plain
idea-solar-sail = Сонячне вітрило

# plain
idea-machine-learning = Машинне навчання

# plain
idea-internet = Інтернет

# plain
idea-quantum-computing = Квантові обчислення

# plain
idea-reusable-rocket = Багаторазова ракета

## What is printed: what cards, tiles and places give.

# What an idea card shows: what it is about, its era and its milestone come from solo-idea.
# plain; text $action
society-card-chain = винахід дає пов’язану дію «{ $action }»

# $specialists is from society-specialists.
# plain; text $specialists
society-card-extra = під час створення залучаються також: { $specialists }

# plain; number $points
society-card-points = за створення { part-society-points }

# Specialists of a speciality: behind a colon or on their own.
# plain; word $speciality; number $count
society-specialists =
    { $speciality ->
        [economy] { $count ->
            [one] { $count } спеціаліст з економіки
            [few] { $count } спеціалісти з економіки
           *[other] { $count } спеціалістів з економіки
        }
        [culture] { $count ->
            [one] { $count } спеціаліст з культури
            [few] { $count } спеціалісти з культури
           *[other] { $count } спеціалістів з культури
        }
       *[technology] { $count ->
            [one] { $count } спеціаліст з технологій
            [few] { $count } спеціалісти з технологій
           *[other] { $count } спеціалістів з технологій
        }
    }

# plain; number $count
society-scholars =
    { $count ->
        [0] жодного вченого
        [one] { $count } учений
        [few] { $count } учені
       *[other] { $count } учених
    }

# plain
society-benefit-nothing = нічого

# plain; text $action
society-benefit-action = дія «{ $action }»

# plain; number $points
society-benefit-points = { part-society-points }

# plain; number $count
society-benefit-influence = +{ $count } впливу

# plain; number $count
society-benefit-scholars =
    { $count ->
        [one] { $count } учений
        [few] { $count } учені
       *[other] { $count } учених
    }

# plain; number $count
society-benefit-specialists =
    { $count ->
        [one] { $count } спеціаліст на вибір
        [few] { $count } спеціалісти на вибір
       *[other] { $count } спеціалістів на вибір
    }

# plain; number $count
society-benefit-citizens =
    { $count ->
        [one] { $count } житель до будь-якого регіону
        [few] { $count } жителі до будь-яких регіонів
       *[other] { $count } жителів до будь-яких регіонів
    }

# plain
society-benefit-economy-token = 1 фішка економіки

# plain
society-benefit-turn-order = зміна порядку ходу під час зміни ери

# plain; text $letter
society-tile-wealth = процвітання { $letter }

# What kind of tile it is; the other kinds are specialities.
# plain
society-kind-wealth = процвітання

# What tiles do.
# plain; text $benefit
society-effect-economy = раз на еру за фішку економіки: { $benefit }

# plain; text $action $benefit
society-effect-culture = щоразу за дію «{ $action }»: { $benefit }

# plain; text $one $other
society-effect-technology = один раз за партію, за фішку пов’язаної дії та 1 поділку впливу: пов’язати «{ $one }» і «{ $other }», у будь-якому порядку

# plain; text $worth
society-effect-wealth = наприкінці партії: { $worth }

# A Specialist tile: what a presenter gets, and how many specialists he needs.
# plain; number $need; text $benefit
society-specialist-tile =
    { $need ->
        [one] жетон спеціалістів на { $need } спеціаліста: { $benefit }
       *[other] жетон спеціалістів на { $need } спеціалістів: { $benefit }
    }

# plain; text $benefit
society-knowledge-tile = жетон знань: { $benefit }

# plain
society-knowledge-points = жетон знань: по 2 ОВ за кожен жетон цією стороною догори

# What a milestone gives to whoever sends a diplomat there or calls one back.
# plain; text $benefit
society-milestone = дипломат отримує: { $benefit }

# plain; number $number; text $benefit
society-hex-gives = клітинка { $number }: { $benefit }

# plain; number $number
society-hex = клітинка { $number }

# plain; number $number
society-space = комірка { $number }

# An influence token by what it shows, and how many citizens it asks for.
# plain; text $action
society-token = жетон «{ $action }»

# plain
society-token-influence = жетон «+1 впливу»

# plain; number $count
society-token-asks =
    { $count ->
        [one] потрібен { $count } житель
        [few] потрібні { $count } жителі
       *[other] потрібно { $count } жителів
    }

# plain; word $speciality
society-aspiration =
    { $speciality ->
        [economy] жетон прагнення (економіка)
        [culture] жетон прагнення (культура)
       *[technology] жетон прагнення (технології)
    }

# plain
society-aspiration-wild = універсальний жетон прагнення

## Private goals and Wealth tiles: what they count.

# $measure is from society-measure-…; $beyond do not count, $most is the most points; 0 is neither.
# plain; number $points $beyond $most; text $measure
society-worth =
    { part-society-points } { $measure } { $beyond ->
        [0] { "" }
       *[other] понад перші { $beyond }
    } { $most ->
        [0] { "" }
       *[other] , щонайбільше { $most }
    }

# plain
society-measure-inventions = за кожен винахід

# plain; word $speciality
society-measure-inventions-of =
    { $speciality ->
        [economy] за кожен винахід економіки
        [culture] за кожен винахід культури
       *[technology] за кожен винахід технологій
    }

# plain
society-measure-late-inventions = за кожен винахід ер 5 і 6

# plain
society-measure-tiles = за кожен жетон на вашому полі прогресу

# plain; word $kind
society-measure-tiles-of =
    { $kind ->
        [economy] за кожен жетон економіки на вашому полі прогресу
        [culture] за кожен жетон культури на вашому полі прогресу
        [technology] за кожен жетон технологій на вашому полі прогресу
       *[wealth] за кожен жетон процвітання на вашому полі прогресу
    }

# plain
society-measure-progress-tiles = за кожен жетон прогресу, викладений чи ні

# plain
society-measure-kinds = за кожен вид жетонів на вашому полі прогресу

# Two kinds of tiles that touch each other.
# plain; text $one $other
society-measure-pairs = за кожну пару сусідніх жетонів на вашому полі прогресу: { $one } та { $other }

# plain
society-measure-scholars = за кожного вченого у вашій академії

# plain
society-measure-specialists = за кожного спеціаліста вдома

# plain
society-measure-diplomats = за кожного вашого дипломата

# plain
society-measure-tokens = за кожен ваш жетон впливу в регіонах

# plain
society-measure-regions = за кожен регіон з вашими жителями на географічній карті

# plain
society-measure-citizens = за кожного вашого жителя на географічній карті

# plain
society-measure-citizens-in-play = за кожного вашого жителя у грі

# plain
society-measure-influence = за кожну поділку впливу

# plain
society-measure-era = за кожну еру до ери вашого епохального досягнення включно

## Where something comes from: before a colon or behind one.

# plain; text $region
society-source-specialist = жетон спеціалістів { $region_loc }

# plain; text $region
society-source-knowledge = жетон знань { $region_loc }

# plain; text $milestone
society-source-milestone = епохальне досягнення «{ $milestone }»

# plain; number $number
society-source-track = комірка { $number } шкали ери

# plain; number $number
society-source-hex = клітинка { $number } поля прогресу

# plain; text $tile
society-source-tile = жетон прогресу «{ $tile }»

# plain; text $card
society-source-card = «{ $card }»

# plain; text $action
society-source-token = жетон впливу «{ $action }»

# plain
society-source-token-influence = жетон впливу «+1 впливу»

# plain
society-source-tokens = ваші відкриті жетони впливу

# plain; text $action
society-source-idle = дія «{ $action }» неможлива

# plain
society-source-building = будівництво

## Questions.

# plain
society-question-claim = підготовчий раунд: яку ідею ви берете?

# plain
society-question-place = ваш хід: на яку дію ви ставите стовп?

# plain
society-question-present = про яку ідею та де ви розповідаєте?

# plain
society-question-invent = з якої ідеї ви створюєте винахід?

# plain
society-question-innovate = який винахід ви вдосконалюєте?

# plain
society-question-share = який винахід ви поширюєте?

# plain; text $region
society-question-reward = що ви берете за поширення { $region_loc }?

# plain
society-question-call = скількох спеціалістів і звідки ви повертаєте?

# plain
society-question-as = жодна карта не каже, ким вони повернуться: оберіть спеціальність

# plain
society-question-gain-influence = який жетон впливу і куди ви кладете?

# plain
society-question-travel = звідки й куди мандрує ваш житель?

# plain; text $region
society-question-sage = { $region_loc } є мудрець: витратити фішку пов’язаної дії, щоб узяти його?

# plain
society-question-eureka = яке епохальне досягнення ви берете з панелі еврики?

# plain; number $era
society-question-marker = у яку комірку ери { $era } ви ставите маркер ери?

# plain
society-question-send = на яке епохальне досягнення ви відправляєте дипломата?

# plain
society-question-diplomat = хто їде дипломатом?

# plain
society-question-call-back = з якого епохального досягнення ви повертаєте дипломата?

# plain; text $action
society-question-chain = додасте пов’язану дію до дії «{ $action }»?

# $specialists is from society-specialists.
# plain; text $specialists
society-question-scholars = потрібні: { $specialists }. Скількох із них заміняють учені?

# plain; number $count
society-question-exhaust =
    { $count ->
        [one] кого ви залучаєте? Потрібен ще { $count }
       *[other] кого ви залучаєте? Потрібно ще { $count }
    }

# plain; text $source
society-question-specialist = { $source }: з якої спеціальності ваш новий спеціаліст?

# plain; text $source
society-question-citizen = { $source }: де оселиться ваш новий житель?

# plain
society-question-idea = яку ідею ви берете на руку?

# plain; word $speciality
society-question-progress =
    { $speciality ->
        [economy] який жетон прогресу економіки ви берете за жетон прагнення?
        [culture] який жетон прогресу культури ви берете за жетон прагнення?
       *[technology] який жетон прогресу технологій ви берете за жетон прагнення?
    }

# plain
society-question-progress-wild = який жетон прогресу ви берете за універсальний жетон прагнення?

# plain
society-question-build = викладете жетон на поле прогресу?

# plain
society-question-order = ви змінюєте порядок ходу: котрим ви хочете ходити?

# What is still missing of an answer that is given step by step.
# plain; text $card
society-narrow-region = «{ $card }»: у якому регіоні?

# plain; text $tile
society-narrow-hex = на яку клітинку ви викладаєте «{ $tile }»?

# plain; text $region
society-narrow-call = скільки жителів повернеться { $region_gen }?

# plain; text $region
society-narrow-travel = { $region_gen }: куди?

## Answers: short, as on a button.

# plain; text $action
society-answer-place = стовп на «{ $action }»

# plain; text $tile
society-answer-use = спершу застосувати «{ $tile }»

# plain; text $card $region
society-answer-card = «{ $card }» { $region_loc }

# plain; text $card
society-answer-present = «{ $card }» …

# plain; text $region; number $citizens
society-answer-call =
    { $citizens ->
        [one] { $citizens } житель { $region_gen }
        [few] { $citizens } жителі { $region_gen }
       *[other] { $citizens } жителів { $region_gen }
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
        [economy] спеціаліст з економіки
        [culture] спеціаліст з культури
       *[technology] спеціаліст з технологій
    }

# plain
society-answer-scholar = учений

# A scholar who becomes a specialist.
# plain; word $speciality
society-answer-scholar-as =
    { $speciality ->
        [economy] учений, відтепер з економіки
        [culture] учений, відтепер з культури
       *[technology] учений, відтепер з технологій
    }

# plain; number $number
society-answer-place-in-order = { $number }-е місце

# plain; text $tile; number $number
society-answer-build = «{ $tile }» на клітинку { $number }

# plain; text $tile
society-answer-build-tile = «{ $tile }» …

# plain
society-answer-sage = узяти мудреця

# plain
society-answer-no-sage = лишити мудреця

# plain
society-answer-no-chain = без пов’язаної дії

# plain
society-answer-no-building = більше нічого не викладати

# plain
society-answer-leave = відмовитися від дії

# What stands behind an answer: what it costs or brings.
# plain; number $price
society-detail-influence = коштує { $price } впливу

# plain; number $count
society-detail-cost =
    { $count ->
        [0] нікого не залучає
        [one] залучає { $count } спеціаліста
       *[other] залучає { $count } спеціалістів
    }

# plain
society-detail-top = верхня карта стосу

## What happens to you.

# $goals are from society-worth.
# plain; text $goals
society-event-goals = ваші особисті цілі: { $goals }

# plain; text $card
society-event-first-invention = ви починаєте з винаходом «{ $card }»

# plain; text $card
society-event-took = ви берете ідею «{ $card }»

# plain; text $card
society-event-discarded = «{ $card }» іде з руки: її ера скінчилася

# plain; text $card
society-event-revealed = зверху в стосі тепер «{ $card }»

# plain; number $tokens
society-event-ready =
    { $tokens ->
        [one] у вас на цей хід { $tokens } фішка пов’язаної дії
        [few] у вас на цей хід { $tokens } фішки пов’язаних дій
       *[other] у вас на цей хід { $tokens } фішок пов’язаних дій
    }

# plain
society-event-idle = жодна дія для вас неможлива

# plain; text $source; number $left
society-event-chained =
    { $left ->
        [0] ви витрачаєте останню фішку пов’язаної дії: { $source }
       *[other] ви витрачаєте фішку пов’язаної дії (лишилося { $left }): { $source }
    }

# plain; text $source
society-event-used = ви застосовуєте: { $source }

# $specialists is from society-specialists; $scholars of them are scholars.
# plain; text $specialists; number $scholars
society-event-left =
    { $scholars ->
        [0] з дому йдуть: { $specialists }
       *[other] з дому йдуть: { $specialists }, зокрема учених: { $scholars }
    }

# plain
society-event-scholar-left = з дому йде учений

# plain; text $specialists; number $scholars
society-event-exhausted =
    { $scholars ->
        [0] залучено: { $specialists }
       *[other] залучено: { $specialists }, з них були вченими: { $scholars }
    }

# plain; text $specialists
society-event-came-home = додому приходять: { $specialists }

# plain; number $citizens
society-event-scholars =
    { $citizens ->
        [one] до вашої академії приходить { $citizens } учений
        [few] до вашої академії приходять { $citizens } учені
       *[other] до вашої академії приходять { $citizens } учених
    }

# plain
society-event-no-scholar = учений не приходить: академія повна або запас порожній

# $tile is from society-aspiration….
# plain; text $tile
society-event-aspired = на вашу панель жетонів приходить { $tile }

# plain
society-event-no-room = на вашій панелі жетонів немає місця

# $aspiration is from society-aspiration….
# plain; text $aspiration $tile
society-event-progressed = { $aspiration } стає жетоном «{ $tile }»

# plain; text $aspiration
society-event-not-progressed = { $aspiration } повертається: жетонів для нього не лишилося

# plain; text $tile
society-event-wealth = на вашу панель жетонів приходить жетон: { $tile }

# plain; text $origin $region
society-event-travelled = ваш житель мандрує { $origin_gen } { $region_acc }

# plain; text $tile; number $number
society-event-built = ви викладаєте «{ $tile }» на клітинку { $number }

# plain
society-event-economy-token = ви отримуєте фішку економіки

# plain; number $points; text $source
society-event-scored = ви отримуєте { part-society-points }: { $source }

# plain; number $before $now; text $source
society-event-influence = ваш вплив: { $before } → { $now }: { $source }

# plain; number $sages
society-event-refreshed =
    { $sages ->
        [0] залучені спеціалісти знову готові, фішки економіки повернулися
       *[other] залучені спеціалісти знову готові, фішки економіки повернулися; ви повертаєте мудреців ({ $sages }), за них приходять учені
    }

## What happens on the table.

# plain; word $player; text $region $card
society-table-replaced = початкова ідея { part-society-gen } заміняє ідею «{ $card }» { $region_loc }

# plain; text $regions; number $count
society-table-unclaimed =
    { $count ->
        [1] ідею цього регіону ніхто не взяв, її скинуто: { $regions }
       *[other] ідеї цих регіонів ніхто не взяв, їх скинуто: { $regions }
    }

# plain; number $card $slot $row
society-table-revealed = Гефест кладе карту { $card } у комірку { $slot }: стрілка вказує на рядок { $row }

# plain; word $player; text $action $region
society-table-chose = { solo-player }: «{ $action }» { $region_loc }

# plain; word $player $pillar; text $action
society-table-placed =
    { $pillar ->
        [epoch] { $player ->
            [you] ваш стовп епохи тепер на дії «{ $action }»
           *[other] стовп епохи { part-society-gen } тепер на дії «{ $action }»
        }
       *[season] { $player ->
            [you] ваш стовп періоду тепер на дії «{ $action }»
           *[other] стовп періоду { part-society-gen } тепер на дії «{ $action }»
        }
    }

# plain; word $player; text $region
society-table-walked = { solo-player } йде { $region_acc }

# plain; text $region $why
society-table-region-passed = { $region_loc } Хроносу нічого робити: { $why }

# plain; word $player; text $card $region; number $citizens
society-table-presented =
    { $player ->
        [you] ви розповідаєте про ідею «{ $card }» { $region_loc }: на жетоні спеціалістів { part-society-citizens }
       *[other] { solo-player } розповідає про ідею «{ $card }» { $region_loc }: на жетоні спеціалістів { part-society-citizens }
    }

# plain; word $player; text $card $region
society-table-invented =
    { $player ->
        [you] ви створюєте винахід «{ $card }» { $region_loc }
       *[other] { solo-player } створює винахід «{ $card }» { $region_loc }
    }

# plain; word $player; text $card $region
society-table-innovated =
    { $player ->
        [you] ви вдосконалюєте винахід «{ $card }» { $region_loc }
       *[other] { solo-player } вдосконалює винахід «{ $card }» { $region_loc }
    }

# Who shares, and where the card goes.
# plain; word $player $inventor; text $card $region
society-table-shared =
    { $player ->
        [you] { $inventor ->
            [you] ви поширюєте винахід «{ $card }» { $region_loc }: винахідник ви, карта ваша
           *[other] ви поширюєте винахід «{ $card }» { $region_loc }: карта йде суперникам
        }
       *[other] { $inventor ->
            [you] { solo-player } поширює винахід «{ $card }» { $region_loc }: винахідник ви, карта ваша
           *[other] { solo-player } поширює винахід «{ $card }» { $region_loc }: карта йде суперникам
        }
    }

# plain; word $player $from; text $region; number $citizens
society-table-settled =
    { $player ->
        [you] { $from ->
            [card] ваші жителі переходять від карти на географічну карту { $region_loc }: { $citizens }
           *[supply] ваші жителі приходять із запасу на географічну карту { $region_loc }: { $citizens }
        }
       *[other] { $from ->
            [card] жителі { part-society-gen } переходять від карти на географічну карту { $region_loc }: { $citizens }
           *[supply] жителі { part-society-gen } приходять із запасу на географічну карту { $region_loc }: { $citizens }
        }
    }

# plain; word $player; text $region
society-table-recalled =
    { $player ->
        [you] 1 ваш житель іде з географічної карти { $region_loc }
       *[other] 1 житель { part-society-gen } іде з географічної карти { $region_loc }
    }

# plain; number $points; text $reason
society-table-bots-scored = суперники отримують { part-society-points }: { $reason }

# plain; number $points; text $reason
society-table-you-scored = ви отримуєте { part-society-points }: { $reason }

# plain; number $before $now; text $reason
society-table-influence = ваш вплив: { $before } → { $now }: { $reason }

# plain; word $player; text $tile
society-table-took-progress = { solo-player } бере жетон прогресу «{ $tile }»

# plain; word $player; text $tile $region
society-table-took-wealth =
    { $player ->
        [you] ви берете жетон «{ $tile }» { $region_gen }
       *[other] { solo-player } бере жетон «{ $tile }» { $region_gen }
    }

# plain; word $player; text $region
society-table-took-sage =
    { $player ->
        [you] ви берете мудреця { $region_gen }
       *[other] { solo-player } бере мудреця { $region_gen }
    }

# plain; word $side; text $region
society-table-flipped =
    { $side ->
        [action] жетон знань { $region_loc } перевернуто: тепер він дією догори
       *[points] жетон знань { $region_loc } перевернуто: тепер він стороною з ОВ догори
    }

# plain; word $player; text $region; number $space
society-table-token-laid =
    { $player ->
        [you] ваш жетон впливу тепер { $region_loc }, у комірці { $space } зліва
       *[other] жетон впливу { part-society-gen } тепер { $region_loc }, у комірці { $space } зліва
    }

# plain; text $milestone
society-table-became-common = досягнення «{ $milestone }» переходить на панель загальних знань

# plain; text $milestone
society-table-pushed-out = панель загальних знань заповнена: її найнижче досягнення, «{ $milestone }», скинуто; дипломати з нього повертаються

# plain; word $player; text $milestone
society-table-took-milestone =
    { $player ->
        [you] ви берете досягнення «{ $milestone }» з панелі еврики
       *[other] { solo-player } бере досягнення «{ $milestone }» з панелі еврики
    }

# plain; text $milestone
society-table-free-milestone = досягнення «{ $milestone }» переходить з панелі еврики на особисту панель невикористаного кольору

# plain; word $player; number $era $space
society-table-marker =
    { $player ->
        [you] ваш маркер ери переходить у комірку { $space } ери { $era }
       *[other] маркер ери { part-society-gen } переходить у комірку { $space } ери { $era }
    }

# plain; word $player; text $milestone
society-table-diplomat-sent =
    { $player ->
        [you] ваш дипломат тепер на досягненні «{ $milestone }»
       *[other] дипломат { part-society-gen } тепер на досягненні «{ $milestone }»
    }

# plain; word $player; text $milestone
society-table-diplomat-called =
    { $player ->
        [you] ваш дипломат іде з досягнення «{ $milestone }»
       *[other] дипломат { part-society-gen } іде з досягнення «{ $milestone }»
    }

# plain; word $player; text $card
society-table-idea-taken = { solo-player } бере крайню праву ідею панелі, «{ $card }»

# plain; text $cards; number $count
society-table-cards-under =
    { $count ->
        [1] використана карта Гефеста ({ $cards }) іде під низ його колоди
       *[other] використані карти Гефеста ({ $cards }) перетасовано, вони йдуть під низ його колоди
    }

# plain; number $tokens
society-table-chain-token = Гефест отримує фішку пов’язаної дії: тепер фішок { $tokens }

# plain; number $sages
society-table-season-over =
    { $sages ->
        [0] стовпи періоду повертаються, мудреці знову в усіх регіонах
       *[other] стовпи періоду повертаються, мудреці знову в усіх регіонах; Гефест повертає мудреців: { $sages }
    }

# plain; number $era
society-table-ideas-discarded = ідеї ери { $era } та раніші йдуть з панелі ідей

# For what somebody scores, where it names a region: behind a colon.
# plain; text $region
society-reason-presenter = поширено ідею { $region_loc }, її ера за кожного жителя автора на жетоні спеціалістів

# plain; text $region
society-reason-highest-value = найбільше значення впливу { $region_loc }, навіть якщо комірка зайнята

# plain; text $region
society-reason-covered = значення накритої комірки впливу { $region_loc }

## The table and your society.

# A region by its number and name.
# plain; number $number; text $region
society-label-region = { $number } { $region }

# plain
society-label-display = ідеї

# plain
society-label-home = удома

# plain
society-label-exhausted = залучені

# plain
society-label-hand = рука

# plain
society-label-inventions = винаходи

# plain
society-label-tiles = панель жетонів

# plain
society-label-map = поле прогресу

# plain
society-label-tokens = жетони впливу

# plain
society-label-track = шкала ери

# plain
society-label-goals = особисті цілі

# plain
society-label-standing = стан справ

# A card in a region, a hand or the display, with what it is.
# plain; word $kind; text $card $idea
society-card =
    { $kind ->
        [idea] «{ $card }» ({ $idea })
       *[invention] «{ $card }», винахід ({ $idea })
    }

# A card that nobody has claimed yet.
# plain; text $card $idea
society-card-unclaimed = «{ $card }» ({ $idea }), ще нічия

# plain; text $card $idea
society-card-top = верхня в стосі: «{ $card }» ({ $idea })

# A tile on the tiles display with what it does.
# plain; text $tile $effect
society-tile-does = { $tile }: { $effect }

# plain; text $tile $effect; number $number
society-built = «{ $tile }» на клітинці { $number }: { $effect }

# A tile whose effect has been used.
# plain; text $tile $effect; number $number
society-built-used = «{ $tile }» на клітинці { $number } (застосовано): { $effect }

# plain; word $state; text $token
society-token-is =
    { $state ->
        [held] { $token }
        [up] { $token } в регіоні
       *[down] { $token } в регіоні, застосовано
    }

# Where the ropes lead.
# plain; text $regions
society-ropes = шляхи ведуть сюди: { $regions }

# plain; number $points
society-points = { part-society-points }

# plain; number $count
society-influence = вплив { $count }

# plain; number $count
society-economy-tokens =
    { $count ->
        [one] { $count } вільна фішка економіки
        [few] { $count } вільні фішки економіки
       *[other] { $count } вільних фішок економіки
    }

# The influence that building costs in a turn, as the tiles display is now.
# plain; number $price
society-price = будувати за хід коштує { $price } впливу

# plain; number $era; text $spaces
society-track = ера { $era }: { $spaces }

# The content that is played with.
# plain; text $name
society-content = набір: { $name }

# plain
society-content-ours = неофіційна цифрова версія. Там, де надруковане у грі невідоме, карти, жетони й значення вигадані нами; це не ті, що в надрукованій грі.

## The end.

# plain
society-tally-track = очки шкали

# plain; number $influence
society-tally-influence = вплив { $influence }

# $tile is from society-tile-wealth, $worth from society-worth.
# plain; text $tile $worth
society-tally-wealth = { $tile }: { $worth }

# plain; text $worth
society-tally-goal = ціль: { $worth }

# The weakest of the goals, which does not count.
# plain; text $worth
society-tally-goal-out = ціль не враховано: { $worth }

# plain
society-tally-total = разом

# The head of the page to keep.
# plain; text $difficulty
society-report = Винаходи. Еволюція ідей: одиночна гра на екрані, рівень складності: { $difficulty }

## In the terminal.

# plain; text $difficulty $help $seed
society-begins = одиночна гра «Винаходи. Еволюція ідей», рівень складності: { $difficulty }, роздача №{"\u00A0"}{ $seed }. Ви проти Хроноса й Гефеста; «{ $help }» – довідка.

# plain
society-not-undone = цього назад не взяти: хід закінчено або відтоді щось відкрито

# $answer is a label of an answer.
# plain; text $answer
society-hint = добра відповідь: { $answer }

# plain
society-no-hint = відповідати немає на що

# plain
society-help-undo = узяти назад останню відповідь, доки через неї нічого не відкрито
