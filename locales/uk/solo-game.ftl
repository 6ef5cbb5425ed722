# Ukrainian: the whole solo game of Inventions on the screen. The guide for translators is at the head of the English file.
#
# The terms are those of companion.ftl: ОВ, епохальне досягнення, шкала ер, стовп епохи, стовп періоду, житель, жетон прогресу, жетон
# процвітання, жетон прагнення (економічний, культурний, технологічний, універсальний), фішка економіки, фішка пов’язаної дії, одиниця
# впливу; спеціалісти бувають залучені, жетони викладають на поле прогресу. Questions have the infinitive, as in table.ftl.

part-solo-game-points = { $points } ОВ

part-solo-game-gen =
    { $player ->
        [chronos] Хроноса
        [you] вас
       *[hephaestus] Гефеста
    }

part-solo-game-citizens-acc =
    { $citizens ->
        [one] { $citizens } жителя
       *[other] { $citizens } жителів
    }

part-solo-game-their-citizens =
    { $player ->
        [you] { $citizens ->
            [one] { $citizens } ваш житель
            [few] { $citizens } ваші жителі
           *[other] { $citizens } ваших жителів
        }
       *[other] { $citizens ->
            [one] { $citizens } житель { part-solo-game-gen }
            [few] { $citizens } жителі { part-solo-game-gen }
           *[other] { $citizens } жителів { part-solo-game-gen }
        }
    }

part-solo-game-influence =
    { $price ->
        [one] { $price } одиницю впливу
        [few] { $price } одиниці впливу
       *[other] { $price } одиниць впливу
    }

part-solo-game-specialists =
    { $speciality ->
        [economy] { $specialists ->
            [one] { $specialists } спеціаліста з економіки
           *[other] { $specialists } спеціалістів з економіки
        }
        [culture] { $specialists ->
            [one] { $specialists } спеціаліста з культури
           *[other] { $specialists } спеціалістів із культури
        }
       *[technology] { $specialists ->
            [one] { $specialists } спеціаліста з технологій
           *[other] { $specialists } спеціалістів із технологій
        }
    }

part-solo-game-scholars =
    { $scholars ->
        [one] { $scholars } вченого
       *[other] { $scholars } учених
    }

part-solo-game-becoming =
    { $speciality ->
        [economy] { $scholars ->
            [one] який стає спеціалістом з економіки
           *[other] які стають спеціалістами з економіки
        }
        [culture] { $scholars ->
            [one] який стає спеціалістом із культури
           *[other] які стають спеціалістами з культури
        }
       *[technology] { $scholars ->
            [one] який стає спеціалістом із технологій
           *[other] які стають спеціалістами з технологій
        }
    }

part-solo-game-aspiration =
    { $aspiration ->
        [economy] економічний жетон прагнення
        [culture] культурний жетон прагнення
        [technology] технологічний жетон прагнення
       *[wild] універсальний жетон прагнення
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
        [loc] у регіоні «{ $name }»
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
idea-star-map = Зоряна мапа

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
solo-game-card-chain = як винахід дає пов’язану дію «{ $action }»

# $specialists is a list made by solo-game-specialists.
# plain; phrase $specialists
solo-game-card-extra = створення винаходу залучає ще { $specialists_acc }

# plain; number $points
solo-game-card-points = створення винаходу дає { part-solo-game-points }

# Specialists of a specialty.
# noun; word $speciality; number $count
solo-game-specialists =
    { $speciality ->
        [economy] { $case ->
            [acc] { $count ->
                [one] { $count } спеціаліста з економіки
               *[other] { $count } спеціалістів з економіки
            }
           *[nom] { $count ->
                [one] { $count } спеціаліст з економіки
                [few] { $count } спеціалісти з економіки
               *[other] { $count } спеціалістів з економіки
            }
        }
        [culture] { $case ->
            [acc] { $count ->
                [one] { $count } спеціаліста з культури
               *[other] { $count } спеціалістів із культури
            }
           *[nom] { $count ->
                [one] { $count } спеціаліст із культури
                [few] { $count } спеціалісти з культури
               *[other] { $count } спеціалістів із культури
            }
        }
       *[technology] { $case ->
            [acc] { $count ->
                [one] { $count } спеціаліста з технологій
               *[other] { $count } спеціалістів із технологій
            }
           *[nom] { $count ->
                [one] { $count } спеціаліст із технологій
                [few] { $count } спеціалісти з технологій
               *[other] { $count } спеціалістів із технологій
            }
        }
    }

# plain; number $count
solo-game-scholars =
    { $count ->
        [0] жодного вченого
        [one] { $count } учений
        [few] { $count } вчені
       *[other] { $count } учених
    }

# plain
solo-game-benefit-nothing = нічого

# plain; text $action
solo-game-benefit-action = дія «{ $action }»

# plain; number $points
solo-game-benefit-points = { part-solo-game-points }

# plain; number $count
solo-game-benefit-influence = +{ $count } до впливу

# plain; number $count
solo-game-benefit-scholars =
    { $count ->
        [one] { $count } учений
        [few] { $count } вчені
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
        [one] { $count } житель у будь-якому регіоні
        [few] { $count } жителі в будь-яких регіонах
       *[other] { $count } жителів у будь-яких регіонах
    }

# plain
solo-game-benefit-economy-token = 1 фішка економіки

# plain
solo-game-benefit-turn-order = зміна порядку ходу наприкінці ери

# plain; text $letter
solo-game-tile-wealth = жетон процвітання { $letter }

# What kind of tile it is; the other kinds are specialities.
# plain
solo-game-kind-wealth = процвітання

# What tiles do.
# plain; text $benefit
solo-game-effect-economy = раз на еру за фішку економіки — { $benefit }

# plain; text $action $benefit
solo-game-effect-culture = щоразу, коли ви виконуєте дію «{ $action }», — { $benefit }

# plain; text $one $other
solo-game-effect-technology = раз на партію за фішку пов’язаної дії та 1 одиницю впливу можна виконати дію «{ $one }» як пов’язану з дією «{ $other }» або навпаки

# plain; text $worth
solo-game-effect-wealth = наприкінці партії { $worth }

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
solo-game-knowledge-points = жетон знань: по 2 ОВ за кожен, на якому їх видно

# What a milestone gives to whoever sends a diplomat there or calls one back.
# plain; text $benefit
solo-game-milestone = бонус дипломата: { $benefit }

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
solo-game-token-influence = жетон «+1 до впливу»

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
        [economy] економічний жетон прагнення
        [culture] культурний жетон прагнення
       *[technology] технологічний жетон прагнення
    }

# plain
solo-game-aspiration-wild = універсальний жетон прагнення

## Private goals and Wealth tiles: what they count.

# $measure is from solo-game-measure-…; $beyond do not count, $most is the most points; 0 is neither.
# plain; number $points $beyond $most; text $measure
solo-game-worth =
    { part-solo-game-points } { $measure } { $beyond ->
        [0] { "" }
        [2] , крім перших двох
        [3] , крім перших трьох
        [4] , крім перших чотирьох
        [5] , крім перших п’яти
        [6] , крім перших шести
        [7] , крім перших семи
        [8] , крім перших восьми
       *[other] , крім перших { $beyond }
    } { $most ->
        [0] { "" }
       *[other] (щонайбільше { $most } ОВ)
    }

# plain
solo-game-measure-inventions = за кожен винахід

# plain; word $speciality
solo-game-measure-inventions-of =
    { $speciality ->
    [economy] за кожен економічний винахід
    [culture] за кожен культурний винахід
   *[technology] за кожен технологічний винахід
    }

# plain
solo-game-measure-late-inventions = за кожен винахід ер 5 і 6

# plain
solo-game-measure-tiles = за кожен жетон на вашому полі прогресу

# plain; word $kind
solo-game-measure-tiles-of =
    { $kind ->
        [economy] за кожен економічний жетон на вашому полі прогресу
        [culture] за кожен культурний жетон на вашому полі прогресу
        [technology] за кожен технологічний жетон на вашому полі прогресу
       *[wealth] за кожен жетон процвітання на вашому полі прогресу
    }

# plain
solo-game-measure-progress-tiles = за кожен викладений чи невикладений жетон прогресу

# plain
solo-game-measure-kinds = за кожен вид жетонів на вашому полі прогресу

# Two kinds of tiles that touch each other.
# plain; text $one $other
solo-game-measure-pairs = за кожну пару сусідніх жетонів ({ $one } та { $other }) на вашому полі прогресу

# plain
solo-game-measure-scholars = за кожного вченого у вашій академії

# plain
solo-game-measure-specialists = за кожного спеціаліста вдома

# plain
solo-game-measure-diplomats = за кожного вашого дипломата

# plain
solo-game-measure-tokens = за кожен ваш жетон впливу в регіонах

# plain
solo-game-measure-regions = за кожен регіон із вашими жителями на мапі

# plain
solo-game-measure-citizens = за кожного вашого жителя на мапі

# plain
solo-game-measure-citizens-in-play = за кожного вашого жителя в грі

# plain
solo-game-measure-influence = за кожну одиницю впливу

# plain
solo-game-measure-era = за кожну еру до ери вашого епохального досягнення включно

## Where something comes from, as a noun.

# noun; text $region
solo-game-source-specialist =
    { $case ->
        [dat] жетону спеціалістів { $region_loc }
       *[nom] жетон спеціалістів { $region_loc }
    }

# noun; text $region
solo-game-source-knowledge =
    { $case ->
        [dat] жетону знань { $region_loc }
       *[nom] жетон знань { $region_loc }
    }

# noun; text $milestone
solo-game-source-milestone =
    { $case ->
        [dat] досягненню «{ $milestone }»
       *[nom] досягнення «{ $milestone }»
    }

# noun; number $number
solo-game-source-track =
    { $case ->
        [acc] комірку { $number } шкали ер
        [dat] комірці { $number } шкали ер
       *[nom] комірка { $number } шкали ер
    }

# noun; number $number
solo-game-source-hex =
    { $case ->
        [acc] клітинку { $number } поля прогресу
        [dat] клітинці { $number } поля прогресу
       *[nom] клітинка { $number } поля прогресу
    }

# noun; text $tile
solo-game-source-tile =
    { $case ->
        [dat] жетону прогресу «{ $tile }»
       *[nom] жетон прогресу «{ $tile }»
    }

# noun; text $card
solo-game-source-card =
    { $case ->
        [dat] винаходу «{ $card }»
       *[nom] винахід «{ $card }»
    }

# noun; text $action
solo-game-source-token =
    { $case ->
        [dat] жетону впливу «{ $action }»
       *[nom] жетон впливу «{ $action }»
    }

# noun
solo-game-source-token-influence =
    { $case ->
        [dat] жетону впливу «+1 до впливу»
       *[nom] жетон впливу «+1 до впливу»
    }

# noun
solo-game-source-tokens =
    { $case ->
        [acc] свої відкриті жетони впливу
        [dat] вашим відкритим жетонам впливу
       *[nom] ваші відкриті жетони впливу
    }

# noun; text $action
solo-game-source-idle =
    { $case ->
        [acc] дію «{ $action }»
        [dat] дії «{ $action }»
       *[nom] дія «{ $action }»
    }

# noun
solo-game-source-building =
    { $case ->
        [dat] викладанню жетонів
       *[nom] викладання жетонів
    }

## Questions.

# plain
solo-game-question-claim = підготовчий раунд: яку ідею взяти?

# plain
solo-game-question-place = ваш хід: на яку дію поставити стовп?

# plain
solo-game-question-present = про яку ідею розповісти й де?

# plain
solo-game-question-invent = з якої ідеї створити винахід?

# plain
solo-game-question-innovate = який винахід удосконалити?

# plain
solo-game-question-share = який винахід поширити?

# plain; text $region
solo-game-question-reward = що взяти за поширений { $region_loc } винахід?

# plain
solo-game-question-call = скількох спеціалістів повернути додому та звідки?

# plain
solo-game-question-as = жодна картка не визначає, ким вони повернуться: яку спеціальність вибрати?

# plain
solo-game-question-gain-influence = який жетон впливу покласти й куди?

# plain
solo-game-question-travel = звідки й куди мандрує ваш житель?

# plain; text $region
solo-game-question-sage = { $region_loc } є мудрець: витратити фішку пов’язаної дії, щоб забрати його?

# plain
solo-game-question-eureka = яке епохальне досягнення взяти з панелі еврики?

# plain; number $era
solo-game-question-marker = у яку комірку ери { $era } поставити ваш маркер ери?

# plain
solo-game-question-send = на яке епохальне досягнення відправити дипломата?

# plain
solo-game-question-diplomat = хто стане дипломатом?

# plain
solo-game-question-call-back = з якого епохального досягнення повернути дипломата?

# plain; text $action
solo-game-question-chain = яку пов’язану дію виконати після дії «{ $action }»?

# Specialists that are needed; for any of them a scholar may stand in.
# plain; word $speciality; number $count
solo-game-question-scholars =
    { $count ->
        [one] потрібен { solo-game-specialists }: чи замінить його вчений?
        [few] потрібні { solo-game-specialists }: скількох із них замінять учені?
       *[other] потрібно { solo-game-specialists }: скількох із них замінять учені?
    }

# plain; number $count
solo-game-question-exhaust =
    { $count ->
        [one] потрібен ще { $count } спеціаліст: кого залучити?
        [few] потрібні ще { $count } спеціалісти: кого залучити?
       *[other] потрібно ще { $count } спеціалістів: кого залучити?
    }

# plain; phrase $source
solo-game-question-specialist = { $source } дає вам спеціаліста: яка його спеціальність?

# plain; phrase $source
solo-game-question-citizen = { $source } дає вам жителя: у якому регіоні він оселиться?

# plain
solo-game-question-idea = яку ідею взяти в руку?

# plain; word $speciality
solo-game-question-progress =
    { $speciality ->
        [economy] який економічний жетон прогресу взяти за ваш жетон прагнення?
        [culture] який культурний жетон прогресу взяти за ваш жетон прагнення?
       *[technology] який технологічний жетон прогресу взяти за ваш жетон прагнення?
    }

# plain
solo-game-question-progress-wild = який жетон прогресу взяти за ваш універсальний жетон прагнення?

# plain
solo-game-question-build = викласти жетон на поле прогресу?

# plain
solo-game-question-order = ви змінюєте порядок ходу: яким за чергою ви хочете ходити?

# What is still missing of an answer that is given step by step.
# plain; text $card
solo-game-narrow-region = ідея «{ $card }»: у якому регіоні?

# plain; text $tile
solo-game-narrow-hex = { $tile }: на яку клітинку викласти цей жетон?

# plain; text $region
solo-game-narrow-call = скількох жителів повернути { $region_gen }?

# plain; text $region
solo-game-narrow-travel = куди вирушає житель { $region_gen }?

## Answers: short, as on a button.

# plain; text $action
solo-game-answer-place = стовп на дію «{ $action }»

# plain; text $tile
solo-game-answer-use = спершу застосувати жетон «{ $tile }»

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
        [culture] спеціаліст із культури
       *[technology] спеціаліст із технологій
    }

# plain
solo-game-answer-scholar = учений

# A scholar who becomes a specialist.
# plain; word $speciality
solo-game-answer-scholar-as =
    { $speciality ->
        [economy] учений, що стає спеціалістом з економіки
        [culture] учений, що стає спеціалістом із культури
       *[technology] учений, що стає спеціалістом із технологій
    }

# plain; number $number
solo-game-answer-place-in-order =
    { $number ->
        [1] 1-ше місце
        [2] 2-ге місце
        [3] 3-тє місце
       *[other] { $number }-те місце
    }

# plain; text $tile; number $number
solo-game-answer-build = «{ $tile }» на клітинку { $number }

# plain; text $tile
solo-game-answer-build-tile = «{ $tile }» …

# plain
solo-game-answer-sage = забрати мудреця

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
solo-game-detail-influence = коштує { part-solo-game-influence }

# plain; number $count
solo-game-detail-cost =
    { $count ->
        [0] нікого не залучає
        [one] залучає { $count } спеціаліста
       *[other] залучає { $count } спеціалістів
    }

# plain
solo-game-detail-top = верхня картка стосу

## What happens to you.

# $goals are from solo-game-worth.
# plain; text $goals
solo-game-event-goals = ваші особисті цілі: { $goals }

# plain; text $card
solo-game-event-first-invention = ви починаєте з винаходом «{ $card }»

# plain; text $card
solo-game-event-took = ви берете ідею «{ $card }»

# plain; text $card
solo-game-event-discarded = ви скидаєте з руки ідею «{ $card }»: її ера завершилася

# plain; text $card
solo-game-event-revealed = зверху стосу тепер лежить ідея «{ $card }»

# plain; number $tokens
solo-game-event-ready =
    { $tokens ->
        [one] у вас на цей хід { $tokens } фішка пов’язаної дії
        [few] у вас на цей хід { $tokens } фішки пов’язаних дій
       *[other] у вас на цей хід { $tokens } фішок пов’язаних дій
    }

# plain
solo-game-event-idle = ви не можете виконати жодної дії

# plain; phrase $source; number $left
solo-game-event-chained =
    { $left ->
    [0] ви витрачаєте останню фішку пов’язаної дії на { $source_acc }
    [one] ви витрачаєте фішку пов’язаної дії на { $source_acc } (лишилася { $left })
   *[other] ви витрачаєте фішку пов’язаної дії на { $source_acc } (лишилося { $left })
    }

# plain; phrase $source
solo-game-event-used = ви застосовуєте { $source_acc }

# Who leaves home for a card or a milestone: specialists, scholars, or both. One of the two numbers may be 0.
# plain; word $speciality; number $specialists $scholars
solo-game-event-left =
    { $specialists ->
        [0] ви відправляєте з дому { part-solo-game-scholars }
       *[other] { $scholars ->
            [0] ви відправляєте з дому { part-solo-game-specialists }
           *[other] ви відправляєте з дому { part-solo-game-specialists } та { part-solo-game-scholars }
        }
    }

# plain
solo-game-event-scholar-left = ви відправляєте з дому вченого

# plain; word $speciality; number $specialists $scholars
solo-game-event-exhausted =
    { $specialists ->
        [0] ви залучаєте { part-solo-game-scholars }, { part-solo-game-becoming }
       *[other] { $scholars ->
            [0] ви залучаєте { part-solo-game-specialists }
           *[other] ви залучаєте { part-solo-game-specialists } та { part-solo-game-scholars }, { part-solo-game-becoming }
        }
    }

# plain; word $speciality; number $count
solo-game-event-came-home =
    { $count ->
        [one] додому приходить { solo-game-specialists }
       *[other] додому приходять { solo-game-specialists }
    }

# plain; number $citizens
solo-game-event-scholars =
    { $citizens ->
        [one] до вашої академії приходить { $citizens } учений
        [few] до вашої академії приходять { $citizens } вчені
       *[other] до вашої академії приходять { $citizens } учених
    }

# plain
solo-game-event-no-scholar = учений не приходить: ваша академія повна або запас порожній

# plain; word $aspiration
solo-game-event-aspired = ви отримуєте { part-solo-game-aspiration }

# plain
solo-game-event-no-room = на вашій панелі жетонів немає місця

# plain; word $aspiration; text $tile
solo-game-event-progressed = ваш { part-solo-game-aspiration } стає жетоном прогресу «{ $tile }»

# plain; word $aspiration
solo-game-event-not-progressed = ваш { part-solo-game-aspiration } повертається: жетонів прогресу для нього не лишилося

# plain; text $tile
solo-game-event-wealth = ви кладете { $tile } на свою панель жетонів

# plain; text $origin $region
solo-game-event-traveled = ваш житель мандрує { $origin_gen } { $region_acc }

# plain; text $tile; number $number
solo-game-event-built = ви заповнюєте клітинку { $number } поля прогресу ({ $tile })

# plain
solo-game-event-economy-token = ви отримуєте фішку економіки

# plain; number $points; phrase $source
solo-game-event-scored = ви отримуєте { part-solo-game-points } за { $source_acc }

# plain; word $change; number $before $now; phrase $source
solo-game-event-influence =
    { $change ->
        [up] ваш вплив зростає з { $before } до { $now } завдяки { $source_dat }
       *[down] ваш вплив зменшується з { $before } до { $now }: це плата за { $source_acc }
    }

# Follows solo-game-event-idle: what you get instead of an action.
# plain; number $before $now
solo-game-event-influence-idle = натомість ваш вплив зростає з { $before } до { $now }

# plain; number $sages
solo-game-event-refreshed =
    { $sages ->
        [0] ваші залучені спеціалісти знову вільні, фішки економіки повернулися
        [one] ваші залучені спеціалісти знову вільні, фішки економіки повернулися, а ви повертаєте { $sages } мудреця
       *[other] ваші залучені спеціалісти знову вільні, фішки економіки повернулися, а ви повертаєте { $sages } мудреців
    }

## What happens on the table.

# plain; word $player; text $region $card
solo-game-table-replaced = початкова ідея { part-solo-game-gen } замінює ідею «{ $card }» { $region_loc }

# plain; phrase $regions; number $count
solo-game-table-unclaimed =
    { $count ->
        [1] ідею { $regions_gen } ніхто не взяв: її скинуто
       *[other] ідеї { $regions_gen } ніхто не взяв: їх скинуто
    }

# plain; number $card $slot $row
solo-game-table-revealed = Гефест кладе картку { $card } у комірку { $slot }: стрілка вказує на рядок { $row }

# plain; word $player; text $action $region
solo-game-table-chose = { companion-player } вибирає дію «{ $action }» { $region_loc }

# plain; word $player $pillar; text $action
solo-game-table-placed =
    { $pillar ->
        [epoch] { $player ->
            [you] ваш стовп епохи тепер стоїть на дії «{ $action }»
           *[other] стовп епохи { part-solo-game-gen } тепер стоїть на дії «{ $action }»
        }
       *[season] { $player ->
            [you] ваш стовп періоду тепер стоїть на дії «{ $action }»
           *[other] стовп періоду { part-solo-game-gen } тепер стоїть на дії «{ $action }»
        }
    }

# plain; word $player; text $region
solo-game-table-walked =
    { $player ->
        [you] ви йдете { $region_acc }
       *[other] { companion-player } іде { $region_acc }
    }

# plain; text $region $why
solo-game-table-region-passed = { $region_loc } Хронос не може нічого зробити: { $why }

# plain; word $player; text $card $region; number $citizens
solo-game-table-presented =
    { $player ->
        [you] ви розповідаєте про ідею «{ $card }» { $region_loc } й виставляєте { part-solo-game-citizens-acc }
       *[other] { companion-player } розповідає про ідею «{ $card }» { $region_loc } й виставляє { part-solo-game-citizens-acc }
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
       *[other] { companion-player } удосконалює винахід «{ $card }» { $region_loc }
    }

# Who shares, and where the card goes.
# plain; word $player $inventor; text $card $region
solo-game-table-shared =
    { $player ->
        [you] { $inventor ->
            [you] ви поширюєте винахід «{ $card }» { $region_loc }: винахідник — ви, тож картку забираєте ви
           *[other] ви поширюєте винахід «{ $card }» { $region_loc }: картку забирають суперники
        }
       *[other] { $inventor ->
            [you] { companion-player } поширює винахід «{ $card }» { $region_loc }: винахідник — ви, тож картку забираєте ви
           *[other] { companion-player } поширює винахід «{ $card }» { $region_loc }: картку забирають суперники
        }
    }

# plain; word $player $from; text $region; number $citizens
solo-game-table-settled =
    { $from ->
        [card] { part-solo-game-their-citizens }, { $citizens ->
            [one] що стояв біля картки, переходить
           *[other] що стояли біля картки, переходять
        } на мапу, { $region_acc }
       *[supply] { part-solo-game-their-citizens } із запасу { $citizens ->
            [one] переходить
           *[other] переходять
        } на мапу, { $region_acc }
    }

# plain; word $player; text $region
solo-game-table-recalled =
    { $player ->
        [you] 1 ваш житель повертається { $region_gen }
       *[other] 1 житель { part-solo-game-gen } повертається { $region_gen }
    }

# plain; number $points; text $reason
solo-game-table-bots-scored = суперники отримують { part-solo-game-points } { $reason }

# plain; number $points; text $reason
solo-game-table-you-scored = ви отримуєте { part-solo-game-points } { $reason }

# plain; word $change; number $before $now; text $reason
solo-game-table-influence =
    { $change ->
        [up] ваш вплив зростає з { $before } до { $now } { $reason }
       *[down] ваш вплив зменшується з { $before } до { $now } { $reason }
    }

# plain; word $player; text $tile
solo-game-table-took-progress = { companion-player } бере жетон прогресу «{ $tile }»

# plain; word $player; text $tile $region
solo-game-table-took-wealth =
    { $player ->
    [you] ви берете { $tile } { $region_gen }
   *[other] { companion-player } бере { $tile } { $region_gen }
    }

# plain; word $player; text $region
solo-game-table-took-sage =
    { $player ->
        [you] ви забираєте мудреця { $region_gen }
       *[other] { companion-player } забирає мудреця { $region_gen }
    }

# plain; word $side; text $region
solo-game-table-flipped =
    { $side ->
        [action] жетон знань { $region_loc } перевернуто: тепер видно його дію
       *[points] жетон знань { $region_loc } перевернуто: тепер видно його 2 ОВ
    }

# plain; word $player; text $region; number $space
solo-game-table-token-laid =
    { $player ->
        [you] ваш жетон впливу лежить { $region_loc }, у комірці { $space } зліва
       *[other] жетон впливу { part-solo-game-gen } лежить { $region_loc }, у комірці { $space } зліва
    }

# plain; text $milestone
solo-game-table-became-common = досягнення «{ $milestone }» переходить на панель загальних знань

# plain; text $milestone
solo-game-table-pushed-out = панель загальних знань заповнена: її найнижче досягнення, «{ $milestone }», скинуто; дипломати з нього повертаються додому

# plain; word $player; text $milestone
solo-game-table-took-milestone =
    { $player ->
        [you] ви берете досягнення «{ $milestone }» з панелі еврики
       *[other] { companion-player } бере досягнення «{ $milestone }» з панелі еврики
    }

# plain; text $milestone
solo-game-table-free-milestone = досягнення «{ $milestone }» переходить із панелі еврики на особисту панель невикористаного кольору

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
   *[other] дипломат { part-solo-game-gen } йде з досягнення «{ $milestone }»
    }

# plain; word $player; text $card
solo-game-table-idea-taken = { companion-player } бере з панелі крайню праву ідею, «{ $card }»

# plain; text $cards; number $count
solo-game-table-cards-under =
    { $count ->
        [1] використану картку Гефеста ({ $cards }) покладено під низ його колоди
       *[other] використані картки Гефеста ({ $cards }) перетасовано й покладено під низ його колоди
    }

# plain; number $tokens
solo-game-table-chain-token = Гефест отримує фішку пов’язаної дії: тепер їх у нього { $tokens }

# plain; number $sages
solo-game-table-season-over =
    { $sages ->
        [0] стовпи періоду повертаються, і в кожному регіоні знову є мудрець
        [one] стовпи періоду повертаються, Гефест повертає { $sages } мудреця, і в кожному регіоні знову є мудрець
       *[other] стовпи періоду повертаються, Гефест повертає { $sages } мудреців, і в кожному регіоні знову є мудрець
    }

# plain; number $era
solo-game-table-ideas-discarded = ідеї ери { $era } та раніших ер скинуто з панелі ідей

# For what somebody scores, where it names a region: with its own preposition or conjunction, like companion-reason-….
# plain; text $region
solo-game-reason-presenter = за авторство ідеї { $region_gen } (номер її ери за кожного жителя на жетоні спеціалістів)

# plain; text $region
solo-game-reason-highest-value = за комірку впливу з найбільшим значенням { $region_loc } (порожню чи зайняту)

# plain; text $region
solo-game-reason-covered = за значення впливу, накрите жетоном { $region_loc }

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
solo-game-label-track = шкала ер

# plain
solo-game-label-goals = особисті цілі

# plain
solo-game-label-standing = рахунок зараз

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
solo-game-card-top = зверху стосу: «{ $card }» ({ $idea })

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
        [up] { $token } лежить у регіоні
       *[down] { $token } лежить у регіоні, застосований
    }

# Where the ropes lead.
# plain; phrase $regions
solo-game-ropes = маршрути міграції ведуть { $regions_acc }

# plain; number $points
solo-game-points = { part-solo-game-points }

# plain; number $count
solo-game-influence = ваш вплив: { $count }

# plain; number $count
solo-game-economy-tokens =
    { $count ->
        [one] { $count } вільна фішка економіки
        [few] { $count } вільні фішки економіки
       *[other] { $count } вільних фішок економіки
    }

# The influence that building costs in a turn, as the tiles display is now.
# plain; number $price
solo-game-price =
    { $price ->
    [0] цього ходу викладання жетонів не коштує впливу
   *[other] цього ходу викладання жетонів коштує { part-solo-game-influence }
    }

# plain; number $era; text $spaces
solo-game-track = ера { $era }: { $spaces }

# The content that is played with.
# plain; text $name
solo-game-content = набір даних: { $name }

# plain
solo-game-content-ours = неофіційна цифрова версія. Там, де надрукована гра нам не відома, картки, жетони й значення вигадано для цієї програми; у коробці вони інші.

## The end.

# plain
solo-game-tally-track = ОВ на шкалі

# plain; number $influence
solo-game-tally-influence = ваш вплив: { $influence }

# $tile is from solo-game-tile-wealth, $worth from solo-game-worth.
# plain; text $tile $worth
solo-game-tally-wealth = { $tile }: { $worth }

# plain; text $worth
solo-game-tally-goal = ціль: { $worth }

# The weakest of the goals, which does not count.
# plain; text $worth
solo-game-tally-goal-out = ціль, яку не враховано: { $worth }

# plain
solo-game-tally-total = разом

# The head of the page to keep.
# plain; text $difficulty
solo-game-report = Винаходи. Еволюція ідей: одиночна гра на екрані, рівень складності: { $difficulty }

## In the terminal.

# plain; text $difficulty $help $seed
solo-game-begins = одиночна гра «Винаходи. Еволюція ідей», рівень складності: { $difficulty }, роздача №{"\u00A0"}{ $seed }. Ви граєте проти Хроноса й Гефеста. Щоб побачити перелік команд, введіть «{ $help }».

# plain
solo-game-not-undone = цього не можна взяти назад: хід завершено або відтоді щось відкрито

# $answer is a label of an answer.
# plain; text $answer
solo-game-hint = добра відповідь: { $answer }

# plain
solo-game-no-hint = зараз немає на що відповідати

# plain
solo-game-help-undo = взяти назад останню відповідь, доки після неї нічого не відкрито
