# Ukrainian: the whole solo game of Inventions on the screen. The guide for translators is at the head of the English file.
#
# The terms are those of companion.ftl: ОВ, епохальне досягнення, стовп епохи, стовп періоду, житель, жетон прогресу, жетон процвітання,
# жетон прагнення, фішка економіки, фішка пов’язаної дії; спеціалісти бувають залучені.

part-solo-game-points = { $points } ОВ

part-solo-game-gen =
    { $player ->
        [chronos] Хроноса
        [you] вас
       *[hephaestus] Гефеста
    }

part-solo-game-citizens =
    { $citizens ->
        [one] { $citizens } житель
        [few] { $citizens } жителі
       *[other] { $citizens } жителів
    }

## Regions, as the content file calls them.

# noun
solo-game-place-africa =
    { $case ->
        [loc] в Африці
        [acc] до Африки
        [gen] з Африки
       *[nom] Африка
    }

# noun
solo-game-place-middle-east =
    { $case ->
        [loc] на Близькому Сході
        [acc] на Близький Схід
        [gen] з Близького Сходу
       *[nom] Близький Схід
    }

# noun
solo-game-place-europe =
    { $case ->
        [loc] в Європі
        [acc] до Європи
        [gen] з Європи
       *[nom] Європа
    }

# noun
solo-game-place-asia =
    { $case ->
        [loc] в Азії
        [acc] до Азії
        [gen] з Азії
       *[nom] Азія
    }

# noun
solo-game-place-australia =
    { $case ->
        [loc] в Австралії
        [acc] до Австралії
        [gen] з Австралії
       *[nom] Австралія
    }

# noun
solo-game-place-north-america =
    { $case ->
        [loc] у Північній Америці
        [acc] до Північної Америки
        [gen] з Північної Америки
       *[nom] Північна Америка
    }

# noun
solo-game-place-south-america =
    { $case ->
        [loc] у Південній Америці
        [acc] до Південної Америки
        [gen] з Південної Америки
       *[nom] Південна Америка
    }

# A region that somebody has called otherwise.
# noun; text $name
solo-game-place-named =
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

# What an idea card shows: what it is about, its era and its milestone come from companion-idea.
# plain; text $action
solo-game-card-chain = винахід дає пов’язану дію «{ $action }»

# $specialists is from solo-game-specialists.
# plain; text $specialists
solo-game-card-extra = під час створення залучаються також: { $specialists }

# plain; number $points
solo-game-card-points = за створення { part-solo-game-points }

# Specialists of a speciality: behind a colon or on their own.
# plain; word $speciality; number $count
solo-game-specialists =
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
solo-game-scholars =
    { $count ->
        [0] жодного вченого
        [one] { $count } учений
        [few] { $count } учені
       *[other] { $count } учених
    }

# plain
solo-game-benefit-nothing = нічого

# plain; text $action
solo-game-benefit-action = дія «{ $action }»

# plain; number $points
solo-game-benefit-points = { part-solo-game-points }

# plain; number $count
solo-game-benefit-influence = +{ $count } впливу

# plain; number $count
solo-game-benefit-scholars =
    { $count ->
        [one] { $count } учений
        [few] { $count } учені
       *[other] { $count } учених
    }

# plain; number $count
solo-game-benefit-specialists =
    { $count ->
        [one] { $count } спеціаліст на вибір
        [few] { $count } спеціалісти на вибір
       *[other] { $count } спеціалістів на вибір
    }

# plain; number $count
solo-game-benefit-citizens =
    { $count ->
        [one] { $count } житель до будь-якого регіону
        [few] { $count } жителі до будь-яких регіонів
       *[other] { $count } жителів до будь-яких регіонів
    }

# plain
solo-game-benefit-economy-token = 1 фішка економіки

# plain
solo-game-benefit-turn-order = зміна порядку ходу під час зміни ери

# plain; text $letter
solo-game-tile-wealth = процвітання { $letter }

# What kind of tile it is; the other kinds are specialities.
# plain
solo-game-kind-wealth = процвітання

# What tiles do.
# plain; text $benefit
solo-game-effect-economy = раз на еру за фішку економіки: { $benefit }

# plain; text $action $benefit
solo-game-effect-culture = щоразу за дію «{ $action }»: { $benefit }

# plain; text $one $other
solo-game-effect-technology = один раз за партію, за фішку пов’язаної дії та 1 поділку впливу: пов’язати «{ $one }» і «{ $other }», у будь-якому порядку

# plain; text $worth
solo-game-effect-wealth = наприкінці партії: { $worth }

# A Specialist tile: what a presenter gets, and how many specialists he needs.
# plain; number $need; text $benefit
solo-game-specialist-tile =
    { $need ->
        [one] жетон спеціалістів на { $need } спеціаліста: { $benefit }
       *[other] жетон спеціалістів на { $need } спеціалістів: { $benefit }
    }

# plain; text $benefit
solo-game-knowledge-tile = жетон знань: { $benefit }

# plain
solo-game-knowledge-points = жетон знань: по 2 ОВ за кожен жетон цією стороною догори

# What a milestone gives to whoever sends a diplomat there or calls one back.
# plain; text $benefit
solo-game-milestone = дипломат отримує: { $benefit }

# plain; number $number; text $benefit
solo-game-hex-gives = клітинка { $number }: { $benefit }

# plain; number $number
solo-game-hex = клітинка { $number }

# plain; number $number
solo-game-space = комірка { $number }

# An influence token by what it shows, and how many citizens it asks for.
# plain; text $action
solo-game-token = жетон «{ $action }»

# plain
solo-game-token-influence = жетон «+1 впливу»

# plain; number $count
solo-game-token-asks =
    { $count ->
        [one] потрібен { $count } житель
        [few] потрібні { $count } жителі
       *[other] потрібно { $count } жителів
    }

# plain; word $speciality
solo-game-aspiration =
    { $speciality ->
        [economy] жетон прагнення (економіка)
        [culture] жетон прагнення (культура)
       *[technology] жетон прагнення (технології)
    }

# plain
solo-game-aspiration-wild = універсальний жетон прагнення

## Private goals and Wealth tiles: what they count.

# $measure is from solo-game-measure-…; $beyond do not count, $most is the most points; 0 is neither.
# plain; number $points $beyond $most; text $measure
solo-game-worth =
    { part-solo-game-points } { $measure } { $beyond ->
        [0] { "" }
       *[other] понад перші { $beyond }
    } { $most ->
        [0] { "" }
       *[other] , щонайбільше { $most }
    }

# plain
solo-game-measure-inventions = за кожен винахід

# plain; word $speciality
solo-game-measure-inventions-of =
    { $speciality ->
        [economy] за кожен винахід економіки
        [culture] за кожен винахід культури
       *[technology] за кожен винахід технологій
    }

# plain
solo-game-measure-late-inventions = за кожен винахід ер 5 і 6

# plain
solo-game-measure-tiles = за кожен жетон на вашому полі прогресу

# plain; word $kind
solo-game-measure-tiles-of =
    { $kind ->
        [economy] за кожен жетон економіки на вашому полі прогресу
        [culture] за кожен жетон культури на вашому полі прогресу
        [technology] за кожен жетон технологій на вашому полі прогресу
       *[wealth] за кожен жетон процвітання на вашому полі прогресу
    }

# plain
solo-game-measure-progress-tiles = за кожен жетон прогресу, викладений чи ні

# plain
solo-game-measure-kinds = за кожен вид жетонів на вашому полі прогресу

# Two kinds of tiles that touch each other.
# plain; text $one $other
solo-game-measure-pairs = за кожну пару сусідніх жетонів на вашому полі прогресу: { $one } та { $other }

# plain
solo-game-measure-scholars = за кожного вченого у вашій академії

# plain
solo-game-measure-specialists = за кожного спеціаліста вдома

# plain
solo-game-measure-diplomats = за кожного вашого дипломата

# plain
solo-game-measure-tokens = за кожен ваш жетон впливу в регіонах

# plain
solo-game-measure-regions = за кожен регіон з вашими жителями на географічній карті

# plain
solo-game-measure-citizens = за кожного вашого жителя на географічній карті

# plain
solo-game-measure-citizens-in-play = за кожного вашого жителя у грі

# plain
solo-game-measure-influence = за кожну поділку впливу

# plain
solo-game-measure-era = за кожну еру до ери вашого епохального досягнення включно

## Where something comes from: before a colon or behind one.

# plain; text $region
solo-game-source-specialist = жетон спеціалістів { $region_loc }

# plain; text $region
solo-game-source-knowledge = жетон знань { $region_loc }

# plain; text $milestone
solo-game-source-milestone = епохальне досягнення «{ $milestone }»

# plain; number $number
solo-game-source-track = комірка { $number } шкали ери

# plain; number $number
solo-game-source-hex = клітинка { $number } поля прогресу

# plain; text $tile
solo-game-source-tile = жетон прогресу «{ $tile }»

# plain; text $card
solo-game-source-card = «{ $card }»

# plain; text $action
solo-game-source-token = жетон впливу «{ $action }»

# plain
solo-game-source-token-influence = жетон впливу «+1 впливу»

# plain
solo-game-source-tokens = ваші відкриті жетони впливу

# plain; text $action
solo-game-source-idle = дія «{ $action }» неможлива

# plain
solo-game-source-building = будівництво

## Questions.

# plain
solo-game-question-claim = підготовчий раунд: яку ідею ви берете?

# plain
solo-game-question-place = ваш хід: на яку дію ви ставите стовп?

# plain
solo-game-question-present = про яку ідею та де ви розповідаєте?

# plain
solo-game-question-invent = з якої ідеї ви створюєте винахід?

# plain
solo-game-question-innovate = який винахід ви вдосконалюєте?

# plain
solo-game-question-share = який винахід ви поширюєте?

# plain; text $region
solo-game-question-reward = що ви берете за поширення { $region_loc }?

# plain
solo-game-question-call = скількох спеціалістів і звідки ви повертаєте?

# plain
solo-game-question-as = жодна карта не каже, ким вони повернуться: оберіть спеціальність

# plain
solo-game-question-gain-influence = який жетон впливу і куди ви кладете?

# plain
solo-game-question-travel = звідки й куди мандрує ваш житель?

# plain; text $region
solo-game-question-sage = { $region_loc } є мудрець: витратити фішку пов’язаної дії, щоб узяти його?

# plain
solo-game-question-eureka = яке епохальне досягнення ви берете з панелі еврики?

# plain; number $era
solo-game-question-marker = у яку комірку ери { $era } ви ставите маркер ери?

# plain
solo-game-question-send = на яке епохальне досягнення ви відправляєте дипломата?

# plain
solo-game-question-diplomat = хто їде дипломатом?

# plain
solo-game-question-call-back = з якого епохального досягнення ви повертаєте дипломата?

# plain; text $action
solo-game-question-chain = додасте пов’язану дію до дії «{ $action }»?

# $specialists is from solo-game-specialists.
# plain; text $specialists
solo-game-question-scholars = потрібні: { $specialists }. Скількох із них заміняють учені?

# plain; number $count
solo-game-question-exhaust =
    { $count ->
        [one] кого ви залучаєте? Потрібен ще { $count }
       *[other] кого ви залучаєте? Потрібно ще { $count }
    }

# plain; text $source
solo-game-question-specialist = { $source }: з якої спеціальності ваш новий спеціаліст?

# plain; text $source
solo-game-question-citizen = { $source }: де оселиться ваш новий житель?

# plain
solo-game-question-idea = яку ідею ви берете на руку?

# plain; word $speciality
solo-game-question-progress =
    { $speciality ->
        [economy] який жетон прогресу економіки ви берете за жетон прагнення?
        [culture] який жетон прогресу культури ви берете за жетон прагнення?
       *[technology] який жетон прогресу технологій ви берете за жетон прагнення?
    }

# plain
solo-game-question-progress-wild = який жетон прогресу ви берете за універсальний жетон прагнення?

# plain
solo-game-question-build = викладете жетон на поле прогресу?

# plain
solo-game-question-order = ви змінюєте порядок ходу: котрим ви хочете ходити?

# What is still missing of an answer that is given step by step.
# plain; text $card
solo-game-narrow-region = «{ $card }»: у якому регіоні?

# plain; text $tile
solo-game-narrow-hex = на яку клітинку ви викладаєте «{ $tile }»?

# plain; text $region
solo-game-narrow-call = скільки жителів повернеться { $region_gen }?

# plain; text $region
solo-game-narrow-travel = { $region_gen }: куди?

## Answers: short, as on a button.

# plain; text $action
solo-game-answer-place = стовп на «{ $action }»

# plain; text $tile
solo-game-answer-use = спершу застосувати «{ $tile }»

# plain; text $card $region
solo-game-answer-card = «{ $card }» { $region_loc }

# plain; text $card
solo-game-answer-present = «{ $card }» …

# plain; text $region; number $citizens
solo-game-answer-call =
    { $citizens ->
        [one] { $citizens } житель { $region_gen }
        [few] { $citizens } жителі { $region_gen }
       *[other] { $citizens } жителів { $region_gen }
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
        [economy] спеціаліст з економіки
        [culture] спеціаліст з культури
       *[technology] спеціаліст з технологій
    }

# plain
solo-game-answer-scholar = учений

# A scholar who becomes a specialist.
# plain; word $speciality
solo-game-answer-scholar-as =
    { $speciality ->
        [economy] учений, відтепер з економіки
        [culture] учений, відтепер з культури
       *[technology] учений, відтепер з технологій
    }

# plain; number $number
solo-game-answer-place-in-order = { $number }-е місце

# plain; text $tile; number $number
solo-game-answer-build = «{ $tile }» на клітинку { $number }

# plain; text $tile
solo-game-answer-build-tile = «{ $tile }» …

# plain
solo-game-answer-sage = узяти мудреця

# plain
solo-game-answer-no-sage = лишити мудреця

# plain
solo-game-answer-no-chain = без пов’язаної дії

# plain
solo-game-answer-no-building = більше нічого не викладати

# plain
solo-game-answer-leave = відмовитися від дії

# What stands behind an answer: what it costs or brings.
# plain; number $price
solo-game-detail-influence = коштує { $price } впливу

# plain; number $count
solo-game-detail-cost =
    { $count ->
        [0] нікого не залучає
        [one] залучає { $count } спеціаліста
       *[other] залучає { $count } спеціалістів
    }

# plain
solo-game-detail-top = верхня карта стосу

## What happens to you.

# $goals are from solo-game-worth.
# plain; text $goals
solo-game-event-goals = ваші особисті цілі: { $goals }

# plain; text $card
solo-game-event-first-invention = ви починаєте з винаходом «{ $card }»

# plain; text $card
solo-game-event-took = ви берете ідею «{ $card }»

# plain; text $card
solo-game-event-discarded = «{ $card }» іде з руки: її ера скінчилася

# plain; text $card
solo-game-event-revealed = зверху в стосі тепер «{ $card }»

# plain; number $tokens
solo-game-event-ready =
    { $tokens ->
        [one] у вас на цей хід { $tokens } фішка пов’язаної дії
        [few] у вас на цей хід { $tokens } фішки пов’язаних дій
       *[other] у вас на цей хід { $tokens } фішок пов’язаних дій
    }

# plain
solo-game-event-idle = жодна дія для вас неможлива

# plain; text $source; number $left
solo-game-event-chained =
    { $left ->
        [0] ви витрачаєте останню фішку пов’язаної дії: { $source }
       *[other] ви витрачаєте фішку пов’язаної дії (лишилося { $left }): { $source }
    }

# plain; text $source
solo-game-event-used = ви застосовуєте: { $source }

# $specialists is from solo-game-specialists; $scholars of them are scholars.
# plain; text $specialists; number $scholars
solo-game-event-left =
    { $scholars ->
        [0] з дому йдуть: { $specialists }
       *[other] з дому йдуть: { $specialists }, зокрема учених: { $scholars }
    }

# plain
solo-game-event-scholar-left = з дому йде учений

# plain; text $specialists; number $scholars
solo-game-event-exhausted =
    { $scholars ->
        [0] залучено: { $specialists }
       *[other] залучено: { $specialists }, з них були вченими: { $scholars }
    }

# plain; text $specialists
solo-game-event-came-home = додому приходять: { $specialists }

# plain; number $citizens
solo-game-event-scholars =
    { $citizens ->
        [one] до вашої академії приходить { $citizens } учений
        [few] до вашої академії приходять { $citizens } учені
       *[other] до вашої академії приходять { $citizens } учених
    }

# plain
solo-game-event-no-scholar = учений не приходить: академія повна або запас порожній

# $tile is from solo-game-aspiration….
# plain; text $tile
solo-game-event-aspired = на вашу панель жетонів приходить { $tile }

# plain
solo-game-event-no-room = на вашій панелі жетонів немає місця

# $aspiration is from solo-game-aspiration….
# plain; text $aspiration $tile
solo-game-event-progressed = { $aspiration } стає жетоном «{ $tile }»

# plain; text $aspiration
solo-game-event-not-progressed = { $aspiration } повертається: жетонів для нього не лишилося

# plain; text $tile
solo-game-event-wealth = на вашу панель жетонів приходить жетон: { $tile }

# plain; text $origin $region
solo-game-event-traveled = ваш житель мандрує { $origin_gen } { $region_acc }

# plain; text $tile; number $number
solo-game-event-built = ви викладаєте «{ $tile }» на клітинку { $number }

# plain
solo-game-event-economy-token = ви отримуєте фішку економіки

# plain; number $points; text $source
solo-game-event-scored = ви отримуєте { part-solo-game-points }: { $source }

# plain; number $before $now; text $source
solo-game-event-influence = ваш вплив: { $before } → { $now }: { $source }

# plain; number $sages
solo-game-event-refreshed =
    { $sages ->
        [0] залучені спеціалісти знову готові, фішки економіки повернулися
       *[other] залучені спеціалісти знову готові, фішки економіки повернулися; ви повертаєте мудреців ({ $sages }), за них приходять учені
    }

## What happens on the table.

# plain; word $player; text $region $card
solo-game-table-replaced = початкова ідея { part-solo-game-gen } заміняє ідею «{ $card }» { $region_loc }

# plain; text $regions; number $count
solo-game-table-unclaimed =
    { $count ->
        [1] ідею цього регіону ніхто не взяв, її скинуто: { $regions }
       *[other] ідеї цих регіонів ніхто не взяв, їх скинуто: { $regions }
    }

# plain; number $card $slot $row
solo-game-table-revealed = Гефест кладе карту { $card } у комірку { $slot }: стрілка вказує на рядок { $row }

# plain; word $player; text $action $region
solo-game-table-chose = { companion-player }: «{ $action }» { $region_loc }

# plain; word $player $pillar; text $action
solo-game-table-placed =
    { $pillar ->
        [epoch] { $player ->
            [you] ваш стовп епохи тепер на дії «{ $action }»
           *[other] стовп епохи { part-solo-game-gen } тепер на дії «{ $action }»
        }
       *[season] { $player ->
            [you] ваш стовп періоду тепер на дії «{ $action }»
           *[other] стовп періоду { part-solo-game-gen } тепер на дії «{ $action }»
        }
    }

# plain; word $player; text $region
solo-game-table-walked = { companion-player } йде { $region_acc }

# plain; text $region $why
solo-game-table-region-passed = { $region_loc } Хроносу нічого робити: { $why }

# plain; word $player; text $card $region; number $citizens
solo-game-table-presented =
    { $player ->
        [you] ви розповідаєте про ідею «{ $card }» { $region_loc }: на жетоні спеціалістів { part-solo-game-citizens }
       *[other] { companion-player } розповідає про ідею «{ $card }» { $region_loc }: на жетоні спеціалістів { part-solo-game-citizens }
    }

# plain; word $player; text $card $region
solo-game-table-invented =
    { $player ->
        [you] ви створюєте винахід «{ $card }» { $region_loc }
       *[other] { companion-player } створює винахід «{ $card }» { $region_loc }
    }

# plain; word $player; text $card $region
solo-game-table-innovated =
    { $player ->
        [you] ви вдосконалюєте винахід «{ $card }» { $region_loc }
       *[other] { companion-player } вдосконалює винахід «{ $card }» { $region_loc }
    }

# Who shares, and where the card goes.
# plain; word $player $inventor; text $card $region
solo-game-table-shared =
    { $player ->
        [you] { $inventor ->
            [you] ви поширюєте винахід «{ $card }» { $region_loc }: винахідник ви, карта ваша
           *[other] ви поширюєте винахід «{ $card }» { $region_loc }: карта йде суперникам
        }
       *[other] { $inventor ->
            [you] { companion-player } поширює винахід «{ $card }» { $region_loc }: винахідник ви, карта ваша
           *[other] { companion-player } поширює винахід «{ $card }» { $region_loc }: карта йде суперникам
        }
    }

# plain; word $player $from; text $region; number $citizens
solo-game-table-settled =
    { $player ->
        [you] { $from ->
            [card] ваші жителі переходять від карти на географічну карту { $region_loc }: { $citizens }
           *[supply] ваші жителі приходять із запасу на географічну карту { $region_loc }: { $citizens }
        }
       *[other] { $from ->
            [card] жителі { part-solo-game-gen } переходять від карти на географічну карту { $region_loc }: { $citizens }
           *[supply] жителі { part-solo-game-gen } приходять із запасу на географічну карту { $region_loc }: { $citizens }
        }
    }

# plain; word $player; text $region
solo-game-table-recalled =
    { $player ->
        [you] 1 ваш житель іде з географічної карти { $region_loc }
       *[other] 1 житель { part-solo-game-gen } іде з географічної карти { $region_loc }
    }

# plain; number $points; text $reason
solo-game-table-bots-scored = суперники отримують { part-solo-game-points }: { $reason }

# plain; number $points; text $reason
solo-game-table-you-scored = ви отримуєте { part-solo-game-points }: { $reason }

# plain; number $before $now; text $reason
solo-game-table-influence = ваш вплив: { $before } → { $now }: { $reason }

# plain; word $player; text $tile
solo-game-table-took-progress = { companion-player } бере жетон прогресу «{ $tile }»

# plain; word $player; text $tile $region
solo-game-table-took-wealth =
    { $player ->
        [you] ви берете жетон «{ $tile }» { $region_gen }
       *[other] { companion-player } бере жетон «{ $tile }» { $region_gen }
    }

# plain; word $player; text $region
solo-game-table-took-sage =
    { $player ->
        [you] ви берете мудреця { $region_gen }
       *[other] { companion-player } бере мудреця { $region_gen }
    }

# plain; word $side; text $region
solo-game-table-flipped =
    { $side ->
        [action] жетон знань { $region_loc } перевернуто: тепер він дією догори
       *[points] жетон знань { $region_loc } перевернуто: тепер він стороною з ОВ догори
    }

# plain; word $player; text $region; number $space
solo-game-table-token-laid =
    { $player ->
        [you] ваш жетон впливу тепер { $region_loc }, у комірці { $space } зліва
       *[other] жетон впливу { part-solo-game-gen } тепер { $region_loc }, у комірці { $space } зліва
    }

# plain; text $milestone
solo-game-table-became-common = досягнення «{ $milestone }» переходить на панель загальних знань

# plain; text $milestone
solo-game-table-pushed-out = панель загальних знань заповнена: її найнижче досягнення, «{ $milestone }», скинуто; дипломати з нього повертаються

# plain; word $player; text $milestone
solo-game-table-took-milestone =
    { $player ->
        [you] ви берете досягнення «{ $milestone }» з панелі еврики
       *[other] { companion-player } бере досягнення «{ $milestone }» з панелі еврики
    }

# plain; text $milestone
solo-game-table-free-milestone = досягнення «{ $milestone }» переходить з панелі еврики на особисту панель невикористаного кольору

# plain; word $player; number $era $space
solo-game-table-marker =
    { $player ->
        [you] ваш маркер ери переходить у комірку { $space } ери { $era }
       *[other] маркер ери { part-solo-game-gen } переходить у комірку { $space } ери { $era }
    }

# plain; word $player; text $milestone
solo-game-table-diplomat-sent =
    { $player ->
        [you] ваш дипломат тепер на досягненні «{ $milestone }»
       *[other] дипломат { part-solo-game-gen } тепер на досягненні «{ $milestone }»
    }

# plain; word $player; text $milestone
solo-game-table-diplomat-called =
    { $player ->
        [you] ваш дипломат іде з досягнення «{ $milestone }»
       *[other] дипломат { part-solo-game-gen } іде з досягнення «{ $milestone }»
    }

# plain; word $player; text $card
solo-game-table-idea-taken = { companion-player } бере крайню праву ідею панелі, «{ $card }»

# plain; text $cards; number $count
solo-game-table-cards-under =
    { $count ->
        [1] використана карта Гефеста ({ $cards }) іде під низ його колоди
       *[other] використані карти Гефеста ({ $cards }) перетасовано, вони йдуть під низ його колоди
    }

# plain; number $tokens
solo-game-table-chain-token = Гефест отримує фішку пов’язаної дії: тепер фішок { $tokens }

# plain; number $sages
solo-game-table-season-over =
    { $sages ->
        [0] стовпи періоду повертаються, мудреці знову в усіх регіонах
       *[other] стовпи періоду повертаються, мудреці знову в усіх регіонах; Гефест повертає мудреців: { $sages }
    }

# plain; number $era
solo-game-table-ideas-discarded = ідеї ери { $era } та раніші йдуть з панелі ідей

# For what somebody scores, where it names a region: behind a colon.
# plain; text $region
solo-game-reason-presenter = поширено ідею { $region_loc }, її ера за кожного жителя автора на жетоні спеціалістів

# plain; text $region
solo-game-reason-highest-value = найбільше значення впливу { $region_loc }, навіть якщо комірка зайнята

# plain; text $region
solo-game-reason-covered = значення накритої комірки впливу { $region_loc }

## The table and your society.

# A region by its number and name.
# plain; number $number; text $region
solo-game-label-region = { $number } { $region }

# plain
solo-game-label-display = ідеї

# plain
solo-game-label-home = удома

# plain
solo-game-label-exhausted = залучені

# plain
solo-game-label-hand = рука

# plain
solo-game-label-inventions = винаходи

# plain
solo-game-label-tiles = панель жетонів

# plain
solo-game-label-map = поле прогресу

# plain
solo-game-label-tokens = жетони впливу

# plain
solo-game-label-track = шкала ери

# plain
solo-game-label-goals = особисті цілі

# plain
solo-game-label-standing = стан справ

# A card in a region, a hand or the display, with what it is.
# plain; word $kind; text $card $idea
solo-game-card =
    { $kind ->
        [idea] «{ $card }» ({ $idea })
       *[invention] «{ $card }», винахід ({ $idea })
    }

# A card that nobody has claimed yet.
# plain; text $card $idea
solo-game-card-unclaimed = «{ $card }» ({ $idea }), ще нічия

# plain; text $card $idea
solo-game-card-top = верхня в стосі: «{ $card }» ({ $idea })

# A tile on the tiles display with what it does.
# plain; text $tile $effect
solo-game-tile-does = { $tile }: { $effect }

# plain; text $tile $effect; number $number
solo-game-built = «{ $tile }» на клітинці { $number }: { $effect }

# A tile whose effect has been used.
# plain; text $tile $effect; number $number
solo-game-built-used = «{ $tile }» на клітинці { $number } (застосовано): { $effect }

# plain; word $state; text $token
solo-game-token-is =
    { $state ->
        [held] { $token }
        [up] { $token } в регіоні
       *[down] { $token } в регіоні, застосовано
    }

# Where the ropes lead.
# plain; text $regions
solo-game-ropes = шляхи ведуть сюди: { $regions }

# plain; number $points
solo-game-points = { part-solo-game-points }

# plain; number $count
solo-game-influence = вплив { $count }

# plain; number $count
solo-game-economy-tokens =
    { $count ->
        [one] { $count } вільна фішка економіки
        [few] { $count } вільні фішки економіки
       *[other] { $count } вільних фішок економіки
    }

# The influence that building costs in a turn, as the tiles display is now.
# plain; number $price
solo-game-price = будувати за хід коштує { $price } впливу

# plain; number $era; text $spaces
solo-game-track = ера { $era }: { $spaces }

# The content that is played with.
# plain; text $name
solo-game-content = набір: { $name }

# plain
solo-game-content-ours = неофіційна цифрова версія. Там, де надруковане у грі невідоме, карти, жетони й значення вигадані нами; це не ті, що в надрукованій грі.

## The end.

# plain
solo-game-tally-track = очки шкали

# plain; number $influence
solo-game-tally-influence = вплив { $influence }

# $tile is from solo-game-tile-wealth, $worth from solo-game-worth.
# plain; text $tile $worth
solo-game-tally-wealth = { $tile }: { $worth }

# plain; text $worth
solo-game-tally-goal = ціль: { $worth }

# The weakest of the goals, which does not count.
# plain; text $worth
solo-game-tally-goal-out = ціль не враховано: { $worth }

# plain
solo-game-tally-total = разом

# The head of the page to keep.
# plain; text $difficulty
solo-game-report = Винаходи. Еволюція ідей: одиночна гра на екрані, рівень складності: { $difficulty }

## In the terminal.

# plain; text $difficulty $help $seed
solo-game-begins = одиночна гра «Винаходи. Еволюція ідей», рівень складності: { $difficulty }, роздача №{"\u00A0"}{ $seed }. Ви проти Хроноса й Гефеста; «{ $help }» – довідка.

# plain
solo-game-not-undone = цього назад не взяти: хід закінчено або відтоді щось відкрито

# $answer is a label of an answer.
# plain; text $answer
solo-game-hint = добра відповідь: { $answer }

# plain
solo-game-no-hint = відповідати немає на що

# plain
solo-game-help-undo = узяти назад останню відповідь, доки через неї нічого не відкрито
