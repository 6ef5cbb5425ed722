# Ukrainian: the solo mode of Inventions. The guide for translators is at the head of the English file.
#
# Terms: очки винахідливості (ОВ), епохальне досягнення, панель загальних знань, панель еврики, стовп епохи, стовп періоду, житель,
# жетон прогресу, жетон процвітання, фішка пов’язаної дії, очки пошани (ОП).

## Names.

part-solo-gen =
    { $player ->
        [chronos] Хроноса
        [you] вас
       *[hephaestus] Гефеста
    }

part-solo-citizens =
    { $citizens ->
        [one] { $citizens } жителя
       *[other] { $citizens } жителів
    }

part-solo-shares =
    { $player ->
        [chronos] Хронос поширює
        [you] ви поширюєте
       *[hephaestus] Гефест поширює
    }

# plain; word $player
solo-player =
    { $player ->
        [chronos] Хронос
        [you] ви
       *[hephaestus] Гефест
    }

# The color that nobody plays, and its milestone display.
# plain
solo-free = невикористаний колір

# plain; word $speciality
solo-speciality =
    { $speciality ->
        [economy] економіка
        [culture] культура
       *[technology] технології
    }

# plain; word $action
solo-action =
    { $action ->
        [present] розповідь про ідею
        [invent] створення винаходу
        [innovate] вдосконалення винаходу
        [share] поширення винаходу
        [call-specialists] повернення спеціалістів
        [gain-influence] отримання впливу
        [travel] мандрівка
        [eureka] еврика
        [send-diplomat] відправлення дипломата
       *[call-diplomat] повернення дипломата
    }

# What an idea card is about, its era, and the milestone that inventing needs.
# plain; text $speciality $milestone; number $era
solo-idea = { $speciality }, ера { $era }, «{ $milestone }»

# A card of Era 1 needs no milestone.
# plain; text $speciality; number $era
solo-idea-first = { $speciality }, ера { $era }

# An idea with the names of the cards that look so, as somebody has written them into the profile of his box.
# plain; text $names $idea
solo-idea-named = { $names }: { $idea }

# plain; text $speciality; number $number
solo-progress = { $speciality } { $number }

# A row of a card of Hephaestus with the mark for a chained action.
# plain; text $action
solo-row-marked = { $action }*

# plain; word $difficulty
solo-difficulty =
    { $difficulty ->
        [easy] низький
        [normal] звичайний
       *[hard] високий
    }

# plain
milestone-control-of-fire = Приборкання вогню

# plain
milestone-stone-bone-tools = Знаряддя з каменю та кістки

# plain
milestone-origin-of-language = Зародження мови

# plain
milestone-transportation = Транспорт

# plain
milestone-agriculture = Землеробство

# plain
milestone-mining = Гірництво

# plain
milestone-cotton = Бавовна

# plain
milestone-copper-smelting = Виплавка міді

# plain
milestone-iron = Залізо

# plain
milestone-mathematics = Математика

# plain
milestone-sailing = Мореплавство

# plain
milestone-paper = Папір

# plain
milestone-crane = Підіймальний кран

# plain
milestone-greek-fire = Грецький вогонь

# plain
milestone-electricity = Електрика

# plain
milestone-telegraph = Телеграф

# plain
milestone-vaccination = Вакцинація

# plain
milestone-internal-combustion = Двигун внутрішнього згоряння

# plain
milestone-computer = Комп’ютер

# plain
milestone-solar-cell = Сонячна батарея

# plain
milestone-ai = ШІ

## Questions of the set-up.

# plain; number $region
solo-question-need = регіон { $region }: скількох спеціалістів потребує його жетон спеціалістів?

# plain; number $region
solo-question-wealth = регіон { $region }: яка літера на його жетонах процвітання?

# plain; number $number
solo-question-display = чия панель особистих епохальних досягнень під номером { $number }, рахуючи знизу?

# plain; word $player
solo-question-own-milestone =
    { $player ->
        [you] яке епохальне досягнення лежить на вашій особистій панелі?
       *[other] яке епохальне досягнення лежить на особистій панелі { part-solo-gen }?
    }

# plain
solo-question-free-milestone = яке епохальне досягнення лежить на особистій панелі невикористаного кольору?

# plain; number $number
solo-question-eureka-tile = панель еврики: яке епохальне досягнення лежить на місці { $number }, рахуючи справа?

# plain; number $region
solo-question-first-idea = регіон { $region }: яка ідея там лежить?

# The idea with the letter B that names an opponent's own milestone.
# plain; word $player
solo-question-first-speciality = якого типу початкова ідея (з літерою В) { part-solo-gen }?

# plain
solo-question-claim = ваш хід у підготовчому раунді: у якому регіоні ви берете ідею?

## Questions of the game.

# plain; word $player
solo-question-turn = наступним ходить { solo-player }. Усе пересунуто?

# plain
solo-question-report = ваш хід: що ви зробили? Називайте по одному; решта для суперників не важлива.

# plain; number $region
solo-question-citizens = регіон { $region }: скількох жителів ви виставили на жетон спеціалістів?

# plain; number $region
solo-question-presented = регіон { $region }: про яку ідею ви розповіли?

# plain
solo-question-revealed = яку карту ви відкриваєте згори колоди дій Гефеста?

# plain; number $card $row
solo-question-row = карта { $card } Гефеста: яка дія в рядку { $row }?

# plain
solo-question-rightmost-idea = яка ідея лежить крайньою справа на панелі ідей?

# plain
solo-question-rightmost-speciality = якого типу крайня права ідея на панелі ідей?

# The book names no type here; chance decides.
# plain
solo-question-chance = панель ідей порожня: киньте жереб. Який тип випав?

# plain; text $tile
solo-question-holds = чи маєте ви жетон прогресу «{ $tile }»?

# plain; number $era
solo-question-era-change = ера { $era } скінчилася. Усе пересунуто?

# plain
solo-question-turn-order = чий маркер ери стоїть на крайній правій зайнятій поділці зміни порядку ходу?

# plain
solo-question-place = ви змінюєте порядок ходу: котрим ви хочете ходити?

# plain
solo-question-sheet-points = скільки у вас ОВ після підрахунку за звичайними правилами?

# plain
solo-question-sheet-inventions = скільки у вас винаходів?

# plain
solo-question-sheet-era5 = скільки з них з ери 5?

# plain
solo-question-sheet-wealth = скільки ваших жетонів процвітання дали вам ОВ?

# plain
solo-question-sheet-progress = скільки у вас жетонів прогресу того типу, якого найбільше?

# plain
solo-question-sheet-supply = скільки жителів лишилося у вашому запасі?

# plain
solo-question-sheet-full = чи заповнені всі клітинки вашого поля прогресу?

# plain
solo-question-sheet-influence = який ваш вплив?

# What is still missing of an answer that is told step by step.
# plain
solo-narrow-era = з якої ери карта?

# plain
solo-narrow-milestone = яке епохальне досягнення?

# plain
solo-narrow-action = на яку дію?

# plain
solo-narrow-region = у якому регіоні?

# plain
solo-narrow-space = у яку комірку, рахуючи зліва?

# plain
solo-narrow-idea = яку ідею?

# Where the answer is any number of a range.
# plain; number $least $most
solo-numbers = число від { $least } до { $most }

## Answers: short, as on a button.

# plain; word $player
solo-answer-turn = так, ходить { solo-player }

# plain
solo-answer-era-change = так, зміна ери

# plain; text $action
solo-answer-place = стовп на дію «{ $action }»

# plain; number $region
solo-answer-present = розповідь про ідею в регіоні { $region }

# plain; number $region
solo-answer-invent = створення винаходу в регіоні { $region }

# plain; number $region
solo-answer-innovate = вдосконалення винаходу в регіоні { $region }

# plain; number $region
solo-answer-share = поширення винаходу регіону { $region }, узято жетон прагнення

# plain; number $region
solo-answer-share-wealth = поширення винаходу регіону { $region }, узято жетон процвітання

# plain; number $region
solo-answer-sage = мандрівка до регіону { $region }, узято мудреця

# plain; number $region
solo-answer-influence = жетон впливу в регіон { $region }

# plain; text $milestone
solo-answer-eureka = еврика: узято досягнення «{ $milestone }»

# plain; number $number
solo-answer-marker = маркер ери в комірку { $number }

# plain; text $milestone
solo-answer-send = дипломата відправлено на досягнення «{ $milestone }»

# plain; text $milestone
solo-answer-call = дипломата повернено з досягнення «{ $milestone }»

# plain; number $number
solo-answer-take = узято ідею { $number } з панелі, рахуючи справа

# plain
solo-answer-take-stack = узято верхню ідею зі стосу

# plain
solo-answer-end = мій хід закінчено

# Several answers of one kind, of which one is chosen next.
# plain
solo-kind-place = стовп на дію …

# plain
solo-kind-present = розповідь про ідею …

# plain
solo-kind-invent = створення винаходу …

# plain
solo-kind-innovate = вдосконалення винаходу …

# plain
solo-kind-share = поширення винаходу, узято жетон прагнення …

# plain
solo-kind-share-wealth = поширення винаходу, узято жетон процвітання …

# plain
solo-kind-sage = мандрівка, узято мудреця …

# plain
solo-kind-influence = жетон впливу в регіон …

# plain
solo-kind-eureka = еврика …

# plain
solo-kind-marker = маркер ери в комірку …

# plain
solo-kind-send = відправлення дипломата …

# plain
solo-kind-call = повернення дипломата …

# plain
solo-kind-take = узято ідею з панелі …

# plain; number $era
solo-era = ера { $era }

# plain; number $region
solo-region = регіон { $region }

# A card of Hephaestus with its rows from the top.
# plain; number $card; text $rows
solo-answer-card = карта { $card }: { $rows }

# plain
solo-answer-new-card = карта, якої ще не було

# plain
solo-answer-yes = так

# plain
solo-answer-no = ні

# plain
solo-answer-no-idea = ідеї немає

# plain
solo-answer-empty = панель порожня

# plain
solo-answer-nobody = нічий

# plain
solo-answer-no-row = рядків більше немає

## What happens. For the opponents: what to move, and why.

# plain; word $player; number $region; text $idea
solo-event-replaced = початкова ідея { part-solo-gen } йде в регіон { $region }: поверніть ідею, що там лежить ({ $idea }), у коробку

# plain; number $count; text $regions
solo-event-unclaimed =
    { $count ->
        [1] ідею регіону { $regions } ніхто не взяв: скиньте її
       *[other] ідеї регіонів { $regions } ніхто не взяв: скиньте їх
    }

# plain; word $player; number $era $round
solo-event-turn =
    { $player ->
        [you] ваш хід (ера { $era }, раунд { $round })
       *[other] хід { part-solo-gen } (ера { $era }, раунд { $round })
    }

# plain; number $card $slot $row
solo-event-revealed = покладіть карту { $card } Гефеста в комірку { $slot } його планшета: стрілка вказує на рядок { $row }

# plain; number $row; text $action $why
solo-event-row-passed = рядок { $row }, «{ $action }», пропускається: { $why }

# plain; word $player; text $action; number $region
solo-event-chose-region = { solo-player }: «{ $action }» у регіоні { $region }

# plain; word $player; text $action $milestone
solo-event-chose-milestone = { solo-player }: «{ $action }», епохальне досягнення «{ $milestone }»

# plain; word $player
solo-event-nothing = { solo-player } не може виконати жодної дії: хід закінчено

# plain; number $row $left; text $action
solo-event-chained = Гефест витрачає фішку пов’язаної дії (лишилося { $left }) і переходить до рядка { $row }, «{ $action }»

# plain; number $row; text $action $why
solo-event-chain-broken = пов’язані дії скінчилися: рядок { $row }, «{ $action }», неможливий: { $why }

# plain; word $player $pillar; text $action
solo-event-placed =
    { $player ->
        [you] { $pillar ->
            [epoch] ваш стовп епохи тепер на дії «{ $action }»
           *[season] ваш стовп періоду тепер на дії «{ $action }»
        }
       *[other] { $pillar ->
            [epoch] форум доступний: поставте стовп епохи Гефеста на дію «{ $action }»
           *[season] форум доступний: поставте стовп періоду Гефеста на дію «{ $action }»
        }
    }

# plain; word $player; number $region
solo-event-walked =
    { $player ->
        [chronos] перемістіть стовп Хроноса на географічній карті в регіон { $region }
       *[hephaestus] перемістіть Гефеста на географічній карті в регіон { $region }
    }

# plain; number $region; text $why
solo-event-region-passed = у регіоні { $region } Хроносові нічого робити: { $why }

# plain; word $player; number $region $citizens; text $idea
solo-event-presented =
    { $player ->
        [you] ви розповідаєте про ідею в регіоні { $region }: { $idea }; на жетон спеціалістів виставте { part-solo-citizens }
       *[other] покладіть ідею ({ $idea }) на панель регіону { $region } і виставте { part-solo-citizens } { part-solo-gen } на жетон спеціалістів, без бонусу
    }

# plain; word $player; number $region; text $idea
solo-event-invented =
    { $player ->
        [you] ви створюєте винахід у регіоні { $region }: { $idea }
       *[other] виставте 1 жителя { part-solo-gen } в комірку створення винаходу регіону { $region } і переверніть карту ({ $idea })
    }

# plain; word $player; number $region
solo-event-innovated =
    { $player ->
        [you] ви вдосконалюєте винахід у регіоні { $region }
       *[other] виставте 1 жителя { part-solo-gen } в комірку вдосконалення регіону { $region }
    }

# $inventor is a word like $player: where the card goes.
# plain; word $player $inventor; number $region; text $idea
solo-event-shared =
    { $inventor ->
        [you] { part-solo-shares } винахід регіону { $region } ({ $idea }): винахідник ви, заберіть карту
       *[other] { part-solo-shares } винахід регіону { $region } ({ $idea }): карта йде в спільний стос суперників
    }

# plain; word $player $from; number $region $citizens
solo-event-settled =
    { $player ->
        [you] { $from ->
            [card] перемістіть { part-solo-citizens } вашого кольору від карти в регіон { $region } на географічній карті
           *[supply] виставте { part-solo-citizens } вашого кольору із запасу в регіон { $region } на географічній карті
        }
       *[other] { $from ->
            [card] перемістіть { part-solo-citizens } { part-solo-gen } від карти в регіон { $region } на географічній карті
           *[supply] виставте { part-solo-citizens } { part-solo-gen } із запасу в регіон { $region } на географічній карті
        }
    }

# plain; word $player; number $region
solo-event-recalled = поверніть 1 жителя { part-solo-gen } з регіону { $region } на географічній карті в запас

# plain; number $points; text $reason
solo-event-bots-scored = пересуньте маркер підрахунку очок Гефеста на { $points } ОВ: { $reason }

# plain; number $points; text $reason
solo-event-you-scored = ви отримуєте { $points } ОВ: { $reason }

# plain; number $before $now; text $reason
solo-event-influence = пересуньте ваш маркер впливу з { $before } на { $now }: { $reason }

# plain; text $tile $why
solo-event-progress-passed = жетон прогресу «{ $tile }»: { $why }, тому наступний номер

# plain; word $player; text $tile
solo-event-took-progress = покладіть жетон прогресу «{ $tile }» у комірку { part-solo-gen } на планшеті одиночної гри

# plain; word $player; text $speciality
solo-event-no-progress = жетонів прогресу ({ $speciality }) для { part-solo-gen } не лишилося

# plain; word $player; number $region; text $letter
solo-event-took-wealth =
    { $player ->
        [you] ви берете жетон процвітання { $letter } з регіону { $region }
       *[other] покладіть жетон процвітання { $letter } з регіону { $region } у комірку { part-solo-gen } на планшеті одиночної гри
    }

# plain; word $player; number $region
solo-event-took-sage =
    { $player ->
        [you] ви берете мудреця з регіону { $region }
       *[other] перемістіть мудреця з регіону { $region } на планшет Гефеста
    }

# plain; word $side; number $region
solo-event-flipped =
    { $side ->
        [action] переверніть жетон знань регіону { $region }: тепер він стороною з ОВ донизу
       *[points] переверніть жетон знань регіону { $region }: тепер він стороною з ОВ догори
    }

# plain; word $player; number $region $space
solo-event-token-laid =
    { $player ->
        [you] ваш жетон впливу лежить у регіоні { $region }, у комірці { $space } зліва
       *[other] покладіть жетон впливу { part-solo-gen } лицем донизу в регіон { $region }, у комірку { $space } зліва
    }

# plain; text $milestone
solo-event-became-common = перемістіть епохальне досягнення «{ $milestone }» на панель загальних знань, вище за всі досягнення тієї самої та раніших ер

# plain; text $milestone
solo-event-pushed-out = панель загальних знань заповнена: скиньте її найнижче епохальне досягнення, «{ $milestone }»; дипломати з нього повертаються

# plain; word $player; text $milestone
solo-event-took-milestone =
    { $player ->
        [you] ви берете досягнення «{ $milestone }» з панелі еврики
       *[other] покладіть досягнення «{ $milestone }» з панелі еврики на особисту панель { part-solo-gen }
    }

# plain; text $milestone
solo-event-free-milestone = покладіть досягнення «{ $milestone }» з панелі еврики на особисту панель невикористаного кольору

# plain; word $player; number $era
solo-event-marker-put =
    { $player ->
        [you] ваш маркер ери переходить до ери { $era }
       *[other] просуньте маркер ери { part-solo-gen } у крайню праву доступну комірку ери { $era }, без бонусу
    }

# plain; word $player; number $era $space
solo-event-marker-put-on =
    { $player ->
        [you] ваш маркер ери переходить у комірку { $space } ери { $era }
       *[other] просуньте маркер ери { part-solo-gen } у комірку { $space } ери { $era }, крайню праву доступну, без бонусу
    }

# plain; word $player; text $milestone
solo-event-diplomat-sent =
    { $player ->
        [you] ваш житель тепер дипломат на досягненні «{ $milestone }»
       *[other] поставте 1 жителя { part-solo-gen } дипломатом на досягнення «{ $milestone }», без бонусу
    }

# plain; word $player; text $milestone
solo-event-diplomat-called =
    { $player ->
        [you] ваш дипломат іде з досягнення «{ $milestone }»
       *[other] поверніть дипломата { part-solo-gen } з досягнення «{ $milestone }» у запас
    }

# plain; word $player; text $idea
solo-event-idea-taken =
    { $player ->
        [you] ви берете ідею з панелі ідей: { $idea }
       *[other] візьміть крайню праву ідею з панелі ідей: { $idea }
    }

# plain
solo-event-display-filled = зсуньте карти на панелі ідей і заповніть її

# plain; number $era
solo-event-era-over = ера { $era } скінчилася

# plain; text $cards; number $count
solo-event-cards-under =
    { $count ->
        [1] покладіть використану карту Гефеста ({ $cards }) під низ його колоди
       *[other] перетасуйте використані карти Гефеста ({ $cards }) і покладіть під низ його колоди
    }

# plain; number $tokens
solo-event-chain-token = перемістіть фішку пов’язаної дії Гефеста зі шкали ери на його планшет: тепер фішок { $tokens }

# plain; text $milestones
solo-event-eureka-filled = панель еврики, рахуючи справа: { $milestones }

# plain; text $players
solo-event-order = порядок ходу тепер: { $players }

# plain; number $sages
solo-event-season-over =
    { $sages ->
        [0] стовпи періоду повертаються, ваші залучені спеціалісти йдуть додому, мудреці знову в усіх регіонах
       *[other] стовпи періоду повертаються, ваші залучені спеціалісти йдуть додому, мудреці знову в усіх регіонах; Гефест повертає мудреців: { $sages }
    }

# plain; number $era
solo-event-ideas-discarded = скиньте з панелі ідей і з руки ідеї ери { $era } та раніші

# plain; number $era
solo-event-era-begins = починається ера { $era }

# $fields is what was set, as it was written; $note why.
# plain; text $fields $note
solo-event-corrected = виправлено: { $fields } ({ $note })

# plain; text $fields
solo-event-corrected-bare = виправлено: { $fields }

# plain
solo-event-over = гру закінчено

## Why something is passed over: behind a colon.

# plain
solo-why-forum-closed = у цьому форумі стоїть його власний стовп

# plain
solo-why-no-idea = панель ідей порожня

# plain
solo-why-no-empty-region = в усіх регіонах є карти

# plain
solo-why-no-citizen = у запасі замало жителів

# plain; text $milestone
solo-why-no-milestone = потрібне досягнення «{ $milestone }», якого ще немає на ігровому полі

# plain
solo-why-nothing-to-invent = жодна ідея не може стати винаходом

# plain
solo-why-nothing-to-share = біля жодного винаходу немає його жителя

# plain
solo-why-nothing-to-innovate = у жодного чужого винаходу немає вільної комірки вдосконалення

# plain
solo-why-no-sage = на географічній карті немає мудреців

# plain
solo-why-nobody-to-call = на географічній карті немає його жителів

# plain
solo-why-no-token = у нього не лишилося жетонів впливу

# plain
solo-why-no-influence-space = у жодному регіоні немає місця для його жетона впливу

# plain
solo-why-no-eureka-tile = панель еврики порожня

# plain
solo-why-not-later = на панелі еврики немає досягнень пізнішої ери, ніж у нього

# plain
solo-why-no-room = на жодному епохальному досягненні немає місця для його дипломата

# plain
solo-why-no-diplomat = на жодному епохальному досягненні немає його дипломата

# plain
solo-why-has-tile = такий жетон у нього вже є

# plain
solo-why-used-up = таких жетонів не лишилося

## For what somebody scores: behind a colon.

# plain; number $region
solo-reason-presenter = поширено ідею регіону { $region }, її ера за кожного жителя автора на жетоні спеціалістів

# plain; number $region
solo-reason-highest-value = найбільше значення впливу в регіоні { $region }, навіть якщо комірка зайнята

# plain; number $region
solo-reason-covered = значення накритої комірки впливу в регіоні { $region }

# plain
solo-reason-knowledge-tiles = по 2 за кожен перевернутий жетон знань

# plain
solo-reason-sages = по 2 за кожного поверненого мудреця

# plain; text $milestone; number $era
solo-reason-era = номер ери досягнення «{ $milestone }»: { $era }

# plain; text $action
solo-reason-visit = стовп поставлено в ту саму комірку, «{ $action }»

# plain; text $milestone
solo-reason-diplomat = дипломата відправлено на досягнення «{ $milestone }» пізнішої ери

# plain
solo-reason-era-change = зміна ери

## The table.

# plain; number $era $round; word $player
solo-heading-turn =
    { $player ->
        [you] ера { $era }, раунд { $round }: ваш хід
       *[other] ера { $era }, раунд { $round }: хід { part-solo-gen }
    }

# plain; number $era
solo-heading-era = ера { $era } скінчилася

# plain
solo-heading-set-up = підготовка до гри

# plain
solo-heading-over = гру закінчено

# The profile of the box that is played with.
# plain; text $name
solo-box = профіль коробки: { $name }

# A profile that is nobody's box.
# plain
solo-box-ours = без коробки. Ці значення вигадали ми, щоб спробувати програму; надрукованим вони не відповідають.

# plain
solo-label-order = порядок ходу

# The way of migration.
# plain
solo-label-way = міграція

# plain
solo-label-assembly = асамблея

# plain
solo-label-common = загальні знання

# plain
solo-label-private = особисті панелі

# plain
solo-label-eureka = панель еврики

# plain
solo-label-discard = скид

# plain
solo-label-deck = колода

# plain; number $slot
solo-label-slot = комірка { $slot }

# plain
solo-label-board = планшет

# plain
solo-label-progress = прогрес

# plain
solo-label-wealth = процвітання

# plain
solo-label-left = лишилося

# What lies in a region.
# plain; word $kind; text $idea
solo-card =
    { $kind ->
        [idea] ідея ({ $idea })
       *[invention] винахід ({ $idea })
    }

# plain
solo-no-card = немає карти

# plain; word $player; number $citizens
solo-presenter = автор ідеї: { solo-player } ({ $citizens })

# plain; word $player
solo-inventor = винахідник: { solo-player }

# plain; word $player
solo-innovator = вдосконалення: { solo-player }

# plain; text $counts
solo-on-map = жителі: { $counts }

# The influence spaces from the left with their values, and whose tokens lie there.
# plain; text $spaces
solo-influence = вплив: { $spaces }

# plain; word $player; number $count
solo-count = { solo-player } { $count }

# plain
solo-sage = мудрець

# plain; word $side
solo-side =
    { $side ->
        [action] жетон знань: ОВ донизу
       *[points] жетон знань: ОВ догори
    }

# plain; text $letters
solo-wealth = процвітання { $letters }

# plain; number $need
solo-need = потрібно спеціалістів: { $need }

# plain; word $player $pillar
solo-pillar =
    { $pillar ->
        [epoch] { solo-player }, стовп епохи
       *[season] { solo-player }, стовп періоду
    }

# A milestone with its era and the diplomats on it.
# plain; text $milestone $players; number $era
solo-milestone-with = { $milestone } (ера { $era }), дипломати: { $players }

# plain; text $milestone; number $era
solo-milestone = { $milestone } (ера { $era })

# plain; text $owner $milestone
solo-private = { $owner } – { $milestone }

# Cards in an order that nobody knows.
# plain; text $cards
solo-shuffled = { $cards } у будь-якому порядку

# plain; number $count
solo-chain-tokens =
    { $count ->
        [one] { $count } фішка пов’язаної дії
        [few] { $count } фішки пов’язаних дій
       *[other] { $count } фішок пов’язаних дій
    }

# plain; number $count
solo-sages =
    { $count ->
        [one] { $count } мудрець
        [few] { $count } мудреці
       *[other] { $count } мудреців
    }

# plain; number $count
solo-tokens =
    { $count ->
        [one] { $count } жетон впливу
        [few] { $count } жетони впливу
       *[other] { $count } жетонів впливу
    }

# plain; number $count
solo-supply =
    { $count ->
        [one] { $count } житель у запасі
        [few] { $count } жителі в запасі
       *[other] { $count } жителів у запасі
    }

# plain; number $count
solo-your-influence = вплив { $count }

# plain; number $points
solo-your-points = { $points } ОВ, наскільки відомо з ходів суперників і ваших відповідей

## Points and the end.

# plain
solo-score-bots = Хронос і Гефест

# plain
solo-score-you = ви

# plain
solo-score-track = ОВ на шкалі

# plain; number $count $value
solo-score-inventions = винаходи: { $count } по { $value }

# plain; number $count $value
solo-score-progress = жетони прогресу: { $count } по { $value }

# plain; number $count $value
solo-score-wealth = жетони процвітання: { $count } по { $value }

# plain
solo-score-total = разом

# plain
solo-score-yours = ОВ після підрахунку за звичайними правилами

# plain; word $met; number $you $bots
solo-goal-1 =
    { $met ->
        [yes] варіант 1: ви перемагаєте, { $you } ОВ проти { $bots }: більше, ніж обидва суперники разом
       *[no] варіант 1: ви не перемагаєте, { $you } ОВ проти { $bots }: треба більше, ніж в обох суперників разом
    }

# plain; word $met; number $count
solo-goal-2 =
    { $met ->
        [yes] варіант 2: ви перемагаєте, нагород { $count } з 12, а досить 8
       *[no] варіант 2: ви не перемагаєте, нагород { $count } з 12, а треба 8
    }

# $have is what there is; the awards by their numbers.
# plain; number $have $need
solo-award-1 = у вас більше ОВ, ніж у суперників: { $have }, треба { $need }

# plain; number $have $need
solo-award-2 = більше ОВ і після поширення всіх винаходів на полі, про які розповідали суперники: { $have }, треба { $need }

# plain; number $have $need
solo-award-3 = щонайменше на 20 ОВ більше, ніж у суперників: { $have }, треба { $need }

# plain; number $have
solo-award-4 = щонайменше 10 винаходів: { $have }

# plain; number $have
solo-award-5 = щонайменше 2 винаходи з ери 5: { $have }

# plain; number $have
solo-award-6 = ОВ за умовами щонайменше 6 жетонів процвітання: { $have }

# plain; number $have
solo-award-7 = усі 7 жетонів прогресу одного типу: { $have }

# plain; number $have
solo-award-8 = усі 7 комірок на ігровому полі зайняті ідеями чи винаходами: { $have }

# plain; number $have
solo-award-9 = усі карти на полі, про які ви розповідали, стали винаходами; ще ідеї: { $have }

# plain; number $have
solo-award-10 = усі ваші жителі в грі; лишилося в запасі: { $have }

# plain; word $met
solo-award-11 =
    { $met ->
        [yes] заповнені всі клітинки вашого поля прогресу: так
       *[no] заповнені всі клітинки вашого поля прогресу: ні
    }

# plain; number $have
solo-award-12 = ваш вплив щонайменше 8: { $have }

# Honor points.
# plain; word $met; number $honor
solo-honor =
    { $met ->
        [yes] є: { $honor } ОП
       *[no] немає: { $honor } ОП
    }

# plain; number $honor; text $level
solo-level = { $honor } ОП із 16. Рівень розвитку вашого суспільства: { $level }

# plain
solo-level-none = жодного

# plain
solo-level-neanderthal = неандертальське

# plain
solo-level-medieval = середньовічне

# plain
solo-level-advanced = технологічно розвинене

# plain
solo-level-artificial-intelligence = зі штучним інтелектом

# plain
solo-level-genius = геніальне

# plain
solo-level-alien = інопланетне

# The head of the page to keep.
# plain; text $difficulty
solo-report = Винаходи. Еволюція ідей: одиночна гра, рівень складності: { $difficulty }

# plain
solo-report-awards = нагороди

# plain
solo-report-log = хід гри

## In the terminal.

# plain; text $difficulty $help; word $draws
solo-begins =
    { $draws ->
        [program] помічник для одиночної гри, рівень складності: { $difficulty }. Карти Гефеста тягне програма; «{ $help }» – довідка.
       *[person] помічник для одиночної гри, рівень складності: { $difficulty }. Карти Гефеста ви тягнете зі справжньої колоди; «{ $help }» – довідка.
    }

# plain; text $file; number $count
solo-resumed = гра з { $file } триває, відповідей уже: { $count }

# plain; text $file $command
solo-saves = кожна відповідь записується в { $file }; продовжити пізніше: { $command }

# plain; text $save
solo-unsaved = ця гра не записується: «{ $save }» та ім’я файлу почнуть запис

# plain; text $file $reason
solo-not-saved = { $file } не записується: { $reason }

# plain
solo-undone = відповідь узято назад

# plain
solo-nothing-undone = брати назад нічого

# plain
solo-redone = відповідь дано знову

# plain
solo-nothing-redone = повторювати нічого

# $key is the field, $what is from solo-wrong-….
# plain; text $key $what
solo-not-corrected = нічого не виправлено. У полі «{ $key }»: { $what }

# plain
solo-not-now = до першого раунду й після останнього виправляти нічого: візьміть відповідь назад

# plain; text $example
solo-correctable = напишіть, що виправити й чому, наприклад «{ $example }». Поля зараз:

# plain; text $said; number $count
solo-no-number =
    { $count ->
        [1] «{ $said }» – не відповідь: є лише номер 1
       *[other] «{ $said }» – не відповідь: номери від 1 до { $count }
    }

# plain; text $said $help
solo-no-answer = «{ $said }» – тут не відповідь: введіть номер; «{ $help }» – довідка

# plain; text $said
solo-too-late = гру закінчено: «{ $said }» – запізно

# plain; text $command $help
solo-needs-word = після «{ $command }» треба ще слово: див. «{ $help }»

# plain; text $file
solo-reported = сторінку на згадку записано в { $file }

# Commands are single words; the English ones are always understood too.
# plain
solo-command-undo = назад

# plain
solo-command-redo = вперед

# plain
solo-command-correct = виправити

# What stands for fields and their values.
# plain
solo-command-correct-what = ПОЛЕ = ЗНАЧЕННЯ # ЧОМУ

# plain
solo-command-table = стіл

# plain
solo-command-score = рахунок

# plain
solo-command-save = записати

# What stands for the name of a file.
# plain
solo-command-save-file = ФАЙЛ

# plain
solo-command-help = довідка

# plain
solo-command-quit = вихід

# plain
solo-help = Відповідайте номером відповіді. Крім того:

# plain
solo-help-undo = взяти назад останню відповідь, скільки завгодно разів

# plain
solo-help-redo = повторити відповідь, узяту назад

# plain
solo-help-correct = виправити поле; без слів: показати всі поля

# plain
solo-help-table = показати стіл

# plain
solo-help-score = показати рахунок

# plain
solo-help-save = записувати у файл, зараз і після кожної відповіді

# plain
solo-help-help = ця довідка

# plain
solo-help-quit = закінчити; записане можна продовжити

## The form for a box profile.

# plain; text $undo
solo-form-begins = те, що надруковано на вашій коробці, запитується один раз і зберігається у файлі. «{ $undo }» – до попереднього запитання.

# plain
solo-form-name = Назва

# plain
solo-form-name-why = як назвати цю коробку?

# plain
solo-form-ring = Два стовпці епохальних досягнень

# plain
solo-form-ring-why = Гефест обходить їх проти годинникової стрілки. З якого боку панель загальних знань?

# plain
solo-form-ring-left = ліворуч від особистих панелей

# plain
solo-form-ring-right = праворуч від них

# plain
solo-form-ring-other = інакше, як у тексті профілю

# plain
solo-form-forums = П’ять форумів асамблеї

# plain
solo-form-forums-why = Які дві дії на одному форумі? У прикладах правил розповідь про ідею, вдосконалення й отримання впливу на трьох різних.

# plain; text $action
solo-form-ask-forums = яка дія в одному форумі з дією «{ $action }»?

# plain; number $number
solo-form-forum = Форум { $number }

# plain
solo-form-influence = Комірки впливу регіонів

# plain
solo-form-influence-why = Числа на них зліва направо, через пробіл: 6 4 2

# plain; number $region
solo-form-ask-influence = регіон { $region }: значення комірок впливу зліва направо, через пропуск, наприклад: 6 4 2

# plain
solo-form-cards = П’ять карт Гефеста

# plain
solo-form-cards-why = Рядки згори вниз; * — знак пов’язаної дії. Карту, залишену порожньою, ви назвете, коли вперше її відкриєте.

# plain; number $card
solo-form-ask-cards = карта { $card } Гефеста: номери її дій згори донизу, з * біля символу пов’язаної дії, наприклад: 4 1 3* 5*. Порожній рядок пропускає карту: тоді ви назвете її дії, коли відкриєте її.

# plain; number $card
solo-form-card = Карта { $card }

# plain
solo-form-spaces = Місця для дипломатів

# plain
solo-form-spaces-why = Скільки дипломатів уміщується на кожному досягненні, рахуючи дипломата власника. Порожньо означає 3.

# plain
solo-form-ask-spaces = місця для дипломатів там, де їх не 3: номер досягнення й кількість місць, наприклад: 6 2. Порожній рядок, коли більше немає.

# plain
solo-form-track = Шкала ери

# plain
solo-form-track-why = Поділки для маркерів ери зліва. З ними програма сама знає, хто змінює порядок ходу; без них вона питає.

# $sign is the letter for a space that changes the turn order.
# plain; number $era; text $sign
solo-form-ask-track = шкала ери, ера { $era }: поділки для маркерів ери зліва, «-» для звичайної й «{ $sign }» для поділки порядку ходу, через пробіл. Порожній рядок для ери 2 пропускає шкалу: тоді вас спитають, коли це важливо.

# plain
solo-form-track-space = поділка

# plain
solo-form-track-order = поділка порядку ходу

# plain
solo-form-ideas = Назви ідей

# plain
solo-form-ideas-why = Якщо хочете бачити на кнопках назви карт, впишіть їх сюди. Збережіть, щоб з’явилися ще рядки.

# plain; text $example
solo-form-ask-ideas = назви карт ідей, якщо хочете їх бачити, по одній у рядку: назва, тип, ера й досягнення, як тут: { $example }. Порожній рядок, коли більше немає.

# plain
solo-form-idea-name = Назва на карті

# plain
solo-form-idea-about = Тип

# plain
solo-form-idea-era = Ера

# plain
solo-form-idea-milestone = Потрібне для створення досягнення

# plain; text $one $other
solo-form-warning = «{ $one }» і «{ $other }» тут в одному форумі, а в прикладах книги ні: перевірте ще раз

# plain; text $file $command
solo-form-saved = профіль записано в { $file }; грати з ним: { $command }

# plain; text $file
solo-form-incomplete = профіль не заповнено до кінця: { $file } не записано

## Why a correction or a box profile is refused: behind a colon.

# plain
solo-wrong-unknown-key = такого поля немає

# plain
solo-wrong-missing = цього бракує

# plain; text $expected $got
solo-wrong-expected = тут потрібно: { $expected }; написано: { $got }

# plain
solo-expected-text = текст у лапках

# plain
solo-expected-truth = так або ні

# plain; number $least $most
solo-expected-number = число від { $least } до { $most }

# plain
solo-expected-list = список

# plain
solo-expected-table = таблиця

# plain
solo-expected-two-actions = по дві дії на кожен форум

# plain
solo-expected-five-forums = п’ять форумів

# plain
solo-expected-rows = хоча б один рядок

# plain
solo-expected-owners = усі чотири власники, кожен по одному разу

# plain
solo-expected-order = усі три гравці за порядком, кожен по одному разу

# plain
solo-expected-card = без карти, ідея або винахід

# plain; text $said; word $thing
solo-wrong-no-thing =
    { $thing ->
        [action] «{ $said }» не дія
        [milestone] «{ $said }» не епохальне досягнення
        [turn] «{ $said }» не хід гравця і не зміна ери
        [player] «{ $said }» не гравець
        [owner] «{ $said }» не власник панелі
        [side] «{ $said }» не сторона жетона знань
       *[difficulty] «{ $said }» не рівень складності
    }

# $what is what a parser says, in English.
# plain; text $what
solo-wrong-form = текст не читається: { $what }

# plain; text $said
solo-wrong-slot = «{ $said }» не місце для досягнення: у кожному стовпці місця 1–4

# plain; text $action
solo-wrong-mark = дія «{ $action }» не буває зі знаком пов’язаної дії

# plain; text $said
solo-wrong-idea = «{ $said }» не карта: потрібні тип, ера й досягнення

# plain; text $milestone; number $era $needs
solo-wrong-later = карта ери { $era } не може вимагати «{ $milestone }» з ери { $needs }

# plain; text $said
solo-wrong-bare = «{ $said }»: бракує досягнення, без нього лише карти ери 1

# plain; text $said
solo-wrong-too-much = «{ $said }»: картам ери 1 досягнення не потрібне

# plain; text $said
solo-wrong-progress = «{ $said }» не жетон прогресу: потрібні тип і число від 1 до 7

# plain; text $said
solo-wrong-space = «{ $said }» не поділка шкали ери

# plain; text $said; number $count
solo-wrong-setting = налаштування «{ $said }» немає: вони під номерами від 1 до { $count }

# plain; text $name $said $readings
solo-wrong-reading = { $name } не може бути «{ $said }»; можливо: { $readings }

# plain
solo-wrong-no-field = не названо жодного поля

# plain
solo-wrong-not-now = до першого раунду й після останнього виправляти нічого

# plain; text $action
solo-wrong-two-forums = дія «{ $action }» на двох форумах

# plain; text $action
solo-wrong-no-forum = дії «{ $action }» немає на жодному форумі

# plain; word $column; number $number
solo-wrong-no-slot =
    { $column ->
        [private] бракує місця { $number } особистих панелей
       *[common] бракує місця { $number } панелі загальних знань
    }

# plain
solo-wrong-slot-twice = одне місце названо двічі

# plain; number $region
solo-wrong-no-region = бракує регіону { $region }

# plain; number $era
solo-wrong-no-era = бракує ери { $era }

# plain
solo-wrong-rising = значення мають спадати зліва направо

# plain
solo-wrong-markers = у профілі на шкалі ери не стоять маркери

# plain
solo-wrong-no-display = панель ідей у цій грі не ведеться

# plain
solo-wrong-no-track = шкала ери у цій грі не ведеться

# plain; text $said
solo-wrong-first-era = «{ $said }»: ідей ери 1 не буває

# plain
solo-wrong-first-era-idea = ідей ери 1 не буває, лише винаходи

# plain; text $what
solo-wrong-twice = «{ $what }» названо двічі

# plain; number $card
solo-wrong-card-twice = карту { $card } названо двічі

# plain; text $said
solo-wrong-no-letter = «{ $said }» не жетон процвітання: вони від A до G

# plain; number $count
solo-wrong-token-spaces = комірок для жетонів впливу: { $count }

# plain
solo-wrong-no-card = жителі стоять, а карти немає

# plain
solo-wrong-no-presenter = у карти немає автора ідеї

# plain
solo-wrong-no-citizen = в автора ідеї немає жителя поруч із картою

# plain
solo-wrong-invented-idea = в ідеї немає винахідника й того, хто вдосконалив

# plain
solo-wrong-no-inventor = у винаходу немає винахідника

# plain
solo-wrong-own-invention = ніхто не вдосконалює власний винахід

# plain; number $era $rounds
solo-wrong-rounds = раундів в ері { $era }: { $rounds }

# plain
solo-wrong-era-not-over = ера не закінчується раніше свого останнього раунду

# plain; text $milestone
solo-wrong-not-revealed = «{ $milestone }» у цій ері ще не відкрито

# plain
solo-wrong-older-below = раніші досягнення лежать нижче пізніших

# plain
solo-wrong-four-slots = місць лише чотири

# plain; text $milestone
solo-wrong-other-deck = «{ $milestone }» не зі стосу цієї ери

# plain
solo-wrong-not-on-board = цього досягнення немає на полі

# plain; number $count
solo-wrong-room = там місць для дипломатів: { $count }

# plain; word $player
solo-wrong-two-markers = два маркери ери: { solo-player }

# plain; word $player; number $era
solo-wrong-other-era = досягнення каже інше: { solo-player }, ера { $era }

# plain
solo-wrong-three-ideas = на панелі не більше трьох ідей

# plain
solo-wrong-stack = стос буває лише поруч із трьома ідеями

# plain; word $player
solo-wrong-two-tokens = два жетони впливу тут: { solo-player }

# plain; number $all $most
solo-wrong-tokens = жетонів впливу було б { $all }, а їх { $most }

# plain; number $all $most
solo-wrong-citizens = жителів було б { $all }, а їх { $most }

# plain; number $all $most
solo-wrong-sages = мудреців було б { $all }, а їх { $most }

# plain; text $tile
solo-wrong-holders = «{ $tile }» було б у всіх трьох, а таких жетонів два

# plain; text $letter; number $all $most
solo-wrong-wealth-tiles = жетонів процвітання { $letter } було б { $all }, а їх { $most }

# plain
solo-wrong-seasons = стовпів періоду лише два

# plain; text $action
solo-wrong-two-pillars = на форумі дії «{ $action }» стояло б два стовпи

# plain; number $card
solo-wrong-no-such-card = карти { $card } немає

# plain; number $cards $round
solo-wrong-revealed = для раунду { $round } відкрито забагато карт: { $cards }

# plain; number $cards $round
solo-wrong-revealed-at-turn = до його ходу в раунді { $round } відкрито карт: { $cards }

# plain
solo-wrong-era5 = винаходів ери 5 більше, ніж винаходів
