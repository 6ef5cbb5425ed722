# Ukrainian: the solo mode of Inventions. The guide for translators is at the head of the English file.
#
# Terms: очки винахідливості (ОВ), епохальне досягнення, панель загальних знань, панель еврики, стовп епохи, стовп періоду, житель,
# жетон прогресу, жетон процвітання, фішка пов’язаної дії, очки пошани (ОП).

## Names.

part-companion-gen =
    { $player ->
        [chronos] Хроноса
        [you] вас
       *[hephaestus] Гефеста
    }

part-companion-citizens =
    { $citizens ->
        [one] { $citizens } жителя
       *[other] { $citizens } жителів
    }

part-companion-shares =
    { $player ->
        [chronos] Хронос поширює
        [you] ви поширюєте
       *[hephaestus] Гефест поширює
    }

# plain; word $player
companion-player =
    { $player ->
        [chronos] Хронос
        [you] ви
       *[hephaestus] Гефест
    }

# The color that nobody plays, and its milestone display.
# plain
companion-free = невикористаний колір

# plain; word $speciality
companion-speciality =
    { $speciality ->
        [economy] економіка
        [culture] культура
       *[technology] технології
    }

# plain; word $action
companion-action =
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
companion-idea = { $speciality }, ера { $era }, «{ $milestone }»

# A card of Era 1 needs no milestone.
# plain; text $speciality; number $era
companion-idea-first = { $speciality }, ера { $era }

# An idea with the names of the cards that look so, as somebody has written them into the profile of his box.
# plain; text $names $idea
companion-idea-named = { $names }: { $idea }

# plain; text $speciality; number $number
companion-progress = { $speciality } { $number }

# A row of a card of Hephaestus with the mark for a chained action.
# plain; text $action
companion-row-marked = { $action }*

# plain; word $difficulty
companion-difficulty =
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
companion-question-need = регіон { $region }: скількох спеціалістів потребує його жетон спеціалістів?

# plain; number $region
companion-question-wealth = регіон { $region }: яка літера на його жетонах процвітання?

# plain; number $number
companion-question-display = чия панель особистих епохальних досягнень під номером { $number }, рахуючи знизу?

# plain; word $player
companion-question-own-milestone =
    { $player ->
        [you] яке епохальне досягнення лежить на вашій особистій панелі?
       *[other] яке епохальне досягнення лежить на особистій панелі { part-companion-gen }?
    }

# plain
companion-question-free-milestone = яке епохальне досягнення лежить на особистій панелі невикористаного кольору?

# plain; number $number
companion-question-eureka-tile = панель еврики: яке епохальне досягнення лежить на місці { $number }, рахуючи справа?

# plain; number $region
companion-question-first-idea = регіон { $region }: яка ідея там лежить?

# The idea with the letter B that names an opponent's own milestone.
# plain; word $player
companion-question-first-speciality = якого типу початкова ідея (з літерою В) { part-companion-gen }?

# plain
companion-question-claim = ваш хід у підготовчому раунді: у якому регіоні ви берете ідею?

## Questions of the game.

# plain; word $player
companion-question-turn = наступним ходить { companion-player }. Усе пересунуто?

# plain
companion-question-report = ваш хід: що ви зробили? Називайте по одному; решта для суперників не важлива.

# plain; number $region
companion-question-citizens = регіон { $region }: скількох жителів ви виставили на жетон спеціалістів?

# plain; number $region
companion-question-presented = регіон { $region }: про яку ідею ви розповіли?

# plain
companion-question-revealed = яку карту ви відкриваєте згори колоди дій Гефеста?

# plain; number $card $row
companion-question-row = карта { $card } Гефеста: яка дія в рядку { $row }?

# plain
companion-question-rightmost-idea = яка ідея лежить крайньою справа на панелі ідей?

# plain
companion-question-rightmost-speciality = якого типу крайня права ідея на панелі ідей?

# The book names no type here; chance decides.
# plain
companion-question-chance = панель ідей порожня: киньте жереб. Який тип випав?

# plain; text $tile
companion-question-holds = чи маєте ви жетон прогресу «{ $tile }»?

# plain; number $era
companion-question-era-change = ера { $era } скінчилася. Усе пересунуто?

# plain
companion-question-turn-order = чий маркер ери стоїть на крайній правій зайнятій поділці зміни порядку ходу?

# plain
companion-question-place = ви змінюєте порядок ходу: котрим ви хочете ходити?

# plain
companion-question-sheet-points = скільки у вас ОВ після підрахунку за звичайними правилами?

# plain
companion-question-sheet-inventions = скільки у вас винаходів?

# plain
companion-question-sheet-era5 = скільки з них з ери 5?

# plain
companion-question-sheet-wealth = скільки ваших жетонів процвітання дали вам ОВ?

# plain
companion-question-sheet-progress = скільки у вас жетонів прогресу того типу, якого найбільше?

# plain
companion-question-sheet-supply = скільки жителів лишилося у вашому запасі?

# plain
companion-question-sheet-full = чи заповнені всі клітинки вашого поля прогресу?

# plain
companion-question-sheet-influence = який ваш вплив?

# What is still missing of an answer that is told step by step.
# plain
companion-narrow-era = з якої ери карта?

# plain
companion-narrow-milestone = яке епохальне досягнення?

# plain
companion-narrow-action = на яку дію?

# plain
companion-narrow-region = у якому регіоні?

# plain
companion-narrow-space = у яку комірку, рахуючи зліва?

# plain
companion-narrow-idea = яку ідею?

# Where the answer is any number of a range.
# plain; number $least $most
companion-numbers = число від { $least } до { $most }

## Answers: short, as on a button.

# plain; word $player
companion-answer-turn = так, ходить { companion-player }

# plain
companion-answer-era-change = так, зміна ери

# plain; text $action
companion-answer-place = стовп на дію «{ $action }»

# plain; number $region
companion-answer-present = розповідь про ідею в регіоні { $region }

# plain; number $region
companion-answer-invent = створення винаходу в регіоні { $region }

# plain; number $region
companion-answer-innovate = вдосконалення винаходу в регіоні { $region }

# plain; number $region
companion-answer-share = поширення винаходу регіону { $region }, узято жетон прагнення

# plain; number $region
companion-answer-share-wealth = поширення винаходу регіону { $region }, узято жетон процвітання

# plain; number $region
companion-answer-sage = мандрівка до регіону { $region }, узято мудреця

# plain; number $region
companion-answer-influence = жетон впливу в регіон { $region }

# plain; text $milestone
companion-answer-eureka = еврика: узято досягнення «{ $milestone }»

# plain; number $number
companion-answer-marker = маркер ери в комірку { $number }

# plain; text $milestone
companion-answer-send = дипломата відправлено на досягнення «{ $milestone }»

# plain; text $milestone
companion-answer-call = дипломата повернено з досягнення «{ $milestone }»

# plain; number $number
companion-answer-take = узято ідею { $number } з панелі, рахуючи справа

# plain
companion-answer-take-stack = узято верхню ідею зі стосу

# plain
companion-answer-end = мій хід закінчено

# Several answers of one kind, of which one is chosen next.
# plain
companion-kind-place = стовп на дію …

# plain
companion-kind-present = розповідь про ідею …

# plain
companion-kind-invent = створення винаходу …

# plain
companion-kind-innovate = вдосконалення винаходу …

# plain
companion-kind-share = поширення винаходу, узято жетон прагнення …

# plain
companion-kind-share-wealth = поширення винаходу, узято жетон процвітання …

# plain
companion-kind-sage = мандрівка, узято мудреця …

# plain
companion-kind-influence = жетон впливу в регіон …

# plain
companion-kind-eureka = еврика …

# plain
companion-kind-marker = маркер ери в комірку …

# plain
companion-kind-send = відправлення дипломата …

# plain
companion-kind-call = повернення дипломата …

# plain
companion-kind-take = узято ідею з панелі …

# plain; number $era
companion-era = ера { $era }

# plain; number $region
companion-region = регіон { $region }

# A card of Hephaestus with its rows from the top.
# plain; number $card; text $rows
companion-answer-card = карта { $card }: { $rows }

# plain
companion-answer-new-card = карта, якої ще не було

# plain
companion-answer-yes = так

# plain
companion-answer-no = ні

# plain
companion-answer-no-idea = ідеї немає

# plain
companion-answer-empty = панель порожня

# plain
companion-answer-nobody = нічий

# plain
companion-answer-no-row = рядків більше немає

## What happens. For the opponents: what to move, and why.

# plain; word $player; number $region; text $idea
companion-event-replaced = початкова ідея { part-companion-gen } йде в регіон { $region }: поверніть ідею, що там лежить ({ $idea }), у коробку

# plain; number $count; text $regions
companion-event-unclaimed =
    { $count ->
        [1] ідею регіону { $regions } ніхто не взяв: скиньте її
       *[other] ідеї регіонів { $regions } ніхто не взяв: скиньте їх
    }

# plain; word $player; number $era $round
companion-event-turn =
    { $player ->
        [you] ваш хід (ера { $era }, раунд { $round })
       *[other] хід { part-companion-gen } (ера { $era }, раунд { $round })
    }

# plain; number $card $slot $row
companion-event-revealed = покладіть карту { $card } Гефеста в комірку { $slot } його планшета: стрілка вказує на рядок { $row }

# plain; number $row; text $action $why
companion-event-row-passed = рядок { $row }, «{ $action }», пропускається: { $why }

# plain; word $player; text $action; number $region
companion-event-chose-region = { companion-player }: «{ $action }» у регіоні { $region }

# plain; word $player; text $action $milestone
companion-event-chose-milestone = { companion-player }: «{ $action }», епохальне досягнення «{ $milestone }»

# plain; word $player
companion-event-nothing = { companion-player } не може виконати жодної дії: хід закінчено

# plain; number $row $left; text $action
companion-event-chained = Гефест витрачає фішку пов’язаної дії (лишилося { $left }) і переходить до рядка { $row }, «{ $action }»

# plain; number $row; text $action $why
companion-event-chain-broken = пов’язані дії скінчилися: рядок { $row }, «{ $action }», неможливий: { $why }

# plain; word $player $pillar; text $action
companion-event-placed =
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
companion-event-walked =
    { $player ->
        [chronos] перемістіть стовп Хроноса на географічній карті в регіон { $region }
       *[hephaestus] перемістіть Гефеста на географічній карті в регіон { $region }
    }

# plain; number $region; text $why
companion-event-region-passed = у регіоні { $region } Хроносові нічого робити: { $why }

# plain; word $player; number $region $citizens; text $idea
companion-event-presented =
    { $player ->
        [you] ви розповідаєте про ідею в регіоні { $region }: { $idea }; на жетон спеціалістів виставте { part-companion-citizens }
       *[other] покладіть ідею ({ $idea }) на панель регіону { $region } і виставте { part-companion-citizens } { part-companion-gen } на жетон спеціалістів, без бонусу
    }

# plain; word $player; number $region; text $idea
companion-event-invented =
    { $player ->
        [you] ви створюєте винахід у регіоні { $region }: { $idea }
       *[other] виставте 1 жителя { part-companion-gen } в комірку створення винаходу регіону { $region } і переверніть карту ({ $idea })
    }

# plain; word $player; number $region
companion-event-innovated =
    { $player ->
        [you] ви вдосконалюєте винахід у регіоні { $region }
       *[other] виставте 1 жителя { part-companion-gen } в комірку вдосконалення регіону { $region }
    }

# $inventor is a word like $player: where the card goes.
# plain; word $player $inventor; number $region; text $idea
companion-event-shared =
    { $inventor ->
        [you] { part-companion-shares } винахід регіону { $region } ({ $idea }): винахідник ви, заберіть карту
       *[other] { part-companion-shares } винахід регіону { $region } ({ $idea }): карта йде в спільний стос суперників
    }

# plain; word $player $from; number $region $citizens
companion-event-settled =
    { $player ->
        [you] { $from ->
            [card] перемістіть { part-companion-citizens } вашого кольору від карти в регіон { $region } на географічній карті
           *[supply] виставте { part-companion-citizens } вашого кольору із запасу в регіон { $region } на географічній карті
        }
       *[other] { $from ->
            [card] перемістіть { part-companion-citizens } { part-companion-gen } від карти в регіон { $region } на географічній карті
           *[supply] виставте { part-companion-citizens } { part-companion-gen } із запасу в регіон { $region } на географічній карті
        }
    }

# plain; word $player; number $region
companion-event-recalled = поверніть 1 жителя { part-companion-gen } з регіону { $region } на географічній карті в запас

# plain; number $points; text $reason
companion-event-bots-scored = пересуньте маркер підрахунку очок Гефеста на { $points } ОВ: { $reason }

# plain; number $points; text $reason
companion-event-you-scored = ви отримуєте { $points } ОВ: { $reason }

# plain; number $before $now; text $reason
companion-event-influence = пересуньте ваш маркер впливу з { $before } на { $now }: { $reason }

# plain; text $tile $why
companion-event-progress-passed = жетон прогресу «{ $tile }»: { $why }, тому наступний номер

# plain; word $player; text $tile
companion-event-took-progress = покладіть жетон прогресу «{ $tile }» у комірку { part-companion-gen } на планшеті одиночної гри

# plain; word $player; text $speciality
companion-event-no-progress = жетонів прогресу ({ $speciality }) для { part-companion-gen } не лишилося

# plain; word $player; number $region; text $letter
companion-event-took-wealth =
    { $player ->
        [you] ви берете жетон процвітання { $letter } з регіону { $region }
       *[other] покладіть жетон процвітання { $letter } з регіону { $region } у комірку { part-companion-gen } на планшеті одиночної гри
    }

# plain; word $player; number $region
companion-event-took-sage =
    { $player ->
        [you] ви берете мудреця з регіону { $region }
       *[other] перемістіть мудреця з регіону { $region } на планшет Гефеста
    }

# plain; word $side; number $region
companion-event-flipped =
    { $side ->
        [action] переверніть жетон знань регіону { $region }: тепер він стороною з ОВ донизу
       *[points] переверніть жетон знань регіону { $region }: тепер він стороною з ОВ догори
    }

# plain; word $player; number $region $space
companion-event-token-laid =
    { $player ->
        [you] ваш жетон впливу лежить у регіоні { $region }, у комірці { $space } зліва
       *[other] покладіть жетон впливу { part-companion-gen } лицем донизу в регіон { $region }, у комірку { $space } зліва
    }

# plain; text $milestone
companion-event-became-common = перемістіть епохальне досягнення «{ $milestone }» на панель загальних знань, вище за всі досягнення тієї самої та раніших ер

# plain; text $milestone
companion-event-pushed-out = панель загальних знань заповнена: скиньте її найнижче епохальне досягнення, «{ $milestone }»; дипломати з нього повертаються

# plain; word $player; text $milestone
companion-event-took-milestone =
    { $player ->
        [you] ви берете досягнення «{ $milestone }» з панелі еврики
       *[other] покладіть досягнення «{ $milestone }» з панелі еврики на особисту панель { part-companion-gen }
    }

# plain; text $milestone
companion-event-free-milestone = покладіть досягнення «{ $milestone }» з панелі еврики на особисту панель невикористаного кольору

# plain; word $player; number $era
companion-event-marker-put =
    { $player ->
        [you] ваш маркер ери переходить до ери { $era }
       *[other] просуньте маркер ери { part-companion-gen } у крайню праву доступну комірку ери { $era }, без бонусу
    }

# plain; word $player; number $era $space
companion-event-marker-put-on =
    { $player ->
        [you] ваш маркер ери переходить у комірку { $space } ери { $era }
       *[other] просуньте маркер ери { part-companion-gen } у комірку { $space } ери { $era }, крайню праву доступну, без бонусу
    }

# plain; word $player; text $milestone
companion-event-diplomat-sent =
    { $player ->
        [you] ваш житель тепер дипломат на досягненні «{ $milestone }»
       *[other] поставте 1 жителя { part-companion-gen } дипломатом на досягнення «{ $milestone }», без бонусу
    }

# plain; word $player; text $milestone
companion-event-diplomat-called =
    { $player ->
        [you] ваш дипломат іде з досягнення «{ $milestone }»
       *[other] поверніть дипломата { part-companion-gen } з досягнення «{ $milestone }» у запас
    }

# plain; word $player; text $idea
companion-event-idea-taken =
    { $player ->
        [you] ви берете ідею з панелі ідей: { $idea }
       *[other] візьміть крайню праву ідею з панелі ідей: { $idea }
    }

# plain
companion-event-display-filled = зсуньте карти на панелі ідей і заповніть її

# plain; number $era
companion-event-era-over = ера { $era } скінчилася

# plain; text $cards; number $count
companion-event-cards-under =
    { $count ->
        [1] покладіть використану карту Гефеста ({ $cards }) під низ його колоди
       *[other] перетасуйте використані карти Гефеста ({ $cards }) і покладіть під низ його колоди
    }

# plain; number $tokens
companion-event-chain-token = перемістіть фішку пов’язаної дії Гефеста зі шкали ери на його планшет: тепер фішок { $tokens }

# plain; text $milestones
companion-event-eureka-filled = панель еврики, рахуючи справа: { $milestones }

# plain; text $players
companion-event-order = порядок ходу тепер: { $players }

# plain; number $sages
companion-event-season-over =
    { $sages ->
        [0] стовпи періоду повертаються, ваші залучені спеціалісти йдуть додому, мудреці знову в усіх регіонах
       *[other] стовпи періоду повертаються, ваші залучені спеціалісти йдуть додому, мудреці знову в усіх регіонах; Гефест повертає мудреців: { $sages }
    }

# plain; number $era
companion-event-ideas-discarded = скиньте з панелі ідей і з руки ідеї ери { $era } та раніші

# plain; number $era
companion-event-era-begins = починається ера { $era }

# $fields is what was set, as it was written; $note why.
# plain; text $fields $note
companion-event-corrected = виправлено: { $fields } ({ $note })

# plain; text $fields
companion-event-corrected-bare = виправлено: { $fields }

# plain
companion-event-over = гру закінчено

## Why something is passed over: behind a colon.

# plain
companion-why-forum-closed = у цьому форумі стоїть його власний стовп

# plain
companion-why-no-idea = панель ідей порожня

# plain
companion-why-no-empty-region = в усіх регіонах є карти

# plain
companion-why-no-citizen = у запасі замало жителів

# plain; text $milestone
companion-why-no-milestone = потрібне досягнення «{ $milestone }», якого ще немає на ігровому полі

# plain
companion-why-nothing-to-invent = жодна ідея не може стати винаходом

# plain
companion-why-nothing-to-share = біля жодного винаходу немає його жителя

# plain
companion-why-nothing-to-innovate = у жодного чужого винаходу немає вільної комірки вдосконалення

# plain
companion-why-no-sage = на географічній карті немає мудреців

# plain
companion-why-nobody-to-call = на географічній карті немає його жителів

# plain
companion-why-no-token = у нього не лишилося жетонів впливу

# plain
companion-why-no-influence-space = у жодному регіоні немає місця для його жетона впливу

# plain
companion-why-no-eureka-tile = панель еврики порожня

# plain
companion-why-not-later = на панелі еврики немає досягнень пізнішої ери, ніж у нього

# plain
companion-why-no-room = на жодному епохальному досягненні немає місця для його дипломата

# plain
companion-why-no-diplomat = на жодному епохальному досягненні немає його дипломата

# plain
companion-why-has-tile = такий жетон у нього вже є

# plain
companion-why-used-up = таких жетонів не лишилося

## For what somebody scores: behind a colon.

# plain; number $region
companion-reason-presenter = поширено ідею регіону { $region }, її ера за кожного жителя автора на жетоні спеціалістів

# plain; number $region
companion-reason-highest-value = найбільше значення впливу в регіоні { $region }, навіть якщо комірка зайнята

# plain; number $region
companion-reason-covered = значення накритої комірки впливу в регіоні { $region }

# plain
companion-reason-knowledge-tiles = по 2 за кожен перевернутий жетон знань

# plain
companion-reason-sages = по 2 за кожного поверненого мудреця

# plain; text $milestone; number $era
companion-reason-era = номер ери досягнення «{ $milestone }»: { $era }

# plain; text $action
companion-reason-visit = стовп поставлено в ту саму комірку, «{ $action }»

# plain; text $milestone
companion-reason-diplomat = дипломата відправлено на досягнення «{ $milestone }» пізнішої ери

# plain
companion-reason-era-change = зміна ери

## The table.

# plain; number $era $round; word $player
companion-heading-turn =
    { $player ->
        [you] ера { $era }, раунд { $round }: ваш хід
       *[other] ера { $era }, раунд { $round }: хід { part-companion-gen }
    }

# plain; number $era
companion-heading-era = ера { $era } скінчилася

# plain
companion-heading-set-up = підготовка до гри

# plain
companion-heading-over = гру закінчено

# The profile of the box that is played with.
# plain; text $name
companion-box = профіль коробки: { $name }

# A profile that is nobody's box.
# plain
companion-box-ours = без коробки. Ці значення вигадали ми, щоб спробувати програму; надрукованим вони не відповідають.

# plain
companion-label-order = порядок ходу

# The way of migration.
# plain
companion-label-way = міграція

# plain
companion-label-assembly = асамблея

# plain
companion-label-common = загальні знання

# plain
companion-label-private = особисті панелі

# plain
companion-label-eureka = панель еврики

# plain
companion-label-discard = скид

# plain
companion-label-deck = колода

# plain; number $slot
companion-label-slot = комірка { $slot }

# plain
companion-label-board = планшет

# plain
companion-label-progress = прогрес

# plain
companion-label-wealth = процвітання

# plain
companion-label-left = лишилося

# What lies in a region.
# plain; word $kind; text $idea
companion-card =
    { $kind ->
        [idea] ідея ({ $idea })
       *[invention] винахід ({ $idea })
    }

# plain
companion-no-card = немає карти

# plain; word $player; number $citizens
companion-presenter = автор ідеї: { companion-player } ({ $citizens })

# plain; word $player
companion-inventor = винахідник: { companion-player }

# plain; word $player
companion-innovator = вдосконалення: { companion-player }

# plain; text $counts
companion-on-map = жителі: { $counts }

# The influence spaces from the left with their values, and whose tokens lie there.
# plain; text $spaces
companion-influence = вплив: { $spaces }

# plain; word $player; number $count
companion-count = { companion-player } { $count }

# plain
companion-sage = мудрець

# plain; word $side
companion-side =
    { $side ->
        [action] жетон знань: ОВ донизу
       *[points] жетон знань: ОВ догори
    }

# plain; text $letters
companion-wealth = процвітання { $letters }

# plain; number $need
companion-need = потрібно спеціалістів: { $need }

# plain; word $player $pillar
companion-pillar =
    { $pillar ->
        [epoch] { companion-player }, стовп епохи
       *[season] { companion-player }, стовп періоду
    }

# A milestone with its era and the diplomats on it.
# plain; text $milestone $players; number $era
companion-milestone-with = { $milestone } (ера { $era }), дипломати: { $players }

# plain; text $milestone; number $era
companion-milestone = { $milestone } (ера { $era })

# plain; text $owner $milestone
companion-private = { $owner } – { $milestone }

# Cards in an order that nobody knows.
# plain; text $cards
companion-shuffled = { $cards } у будь-якому порядку

# plain; number $count
companion-chain-tokens =
    { $count ->
        [one] { $count } фішка пов’язаної дії
        [few] { $count } фішки пов’язаних дій
       *[other] { $count } фішок пов’язаних дій
    }

# plain; number $count
companion-sages =
    { $count ->
        [one] { $count } мудрець
        [few] { $count } мудреці
       *[other] { $count } мудреців
    }

# plain; number $count
companion-tokens =
    { $count ->
        [one] { $count } жетон впливу
        [few] { $count } жетони впливу
       *[other] { $count } жетонів впливу
    }

# plain; number $count
companion-supply =
    { $count ->
        [one] { $count } житель у запасі
        [few] { $count } жителі в запасі
       *[other] { $count } жителів у запасі
    }

# plain; number $count
companion-your-influence = вплив { $count }

# plain; number $points
companion-your-points = { $points } ОВ, наскільки відомо з ходів суперників і ваших відповідей

## Points and the end.

# plain
companion-score-bots = Хронос і Гефест

# plain
companion-score-you = ви

# plain
companion-score-track = ОВ на шкалі

# plain; number $count $value
companion-score-inventions = винаходи: { $count } по { $value }

# plain; number $count $value
companion-score-progress = жетони прогресу: { $count } по { $value }

# plain; number $count $value
companion-score-wealth = жетони процвітання: { $count } по { $value }

# plain
companion-score-total = разом

# plain
companion-score-yours = ОВ після підрахунку за звичайними правилами

# plain; word $met; number $you $bots
companion-goal-1 =
    { $met ->
        [yes] варіант 1: ви перемагаєте, { $you } ОВ проти { $bots }: більше, ніж обидва суперники разом
       *[no] варіант 1: ви не перемагаєте, { $you } ОВ проти { $bots }: треба більше, ніж в обох суперників разом
    }

# plain; word $met; number $count
companion-goal-2 =
    { $met ->
        [yes] варіант 2: ви перемагаєте, нагород { $count } з 12, а досить 8
       *[no] варіант 2: ви не перемагаєте, нагород { $count } з 12, а треба 8
    }

# $have is what there is; the awards by their numbers.
# plain; number $have $need
companion-award-1 = у вас більше ОВ, ніж у суперників: { $have }, треба { $need }

# plain; number $have $need
companion-award-2 = більше ОВ і після поширення всіх винаходів на полі, про які розповідали суперники: { $have }, треба { $need }

# plain; number $have $need
companion-award-3 = щонайменше на 20 ОВ більше, ніж у суперників: { $have }, треба { $need }

# plain; number $have
companion-award-4 = щонайменше 10 винаходів: { $have }

# plain; number $have
companion-award-5 = щонайменше 2 винаходи з ери 5: { $have }

# plain; number $have
companion-award-6 = ОВ за умовами щонайменше 6 жетонів процвітання: { $have }

# plain; number $have
companion-award-7 = усі 7 жетонів прогресу одного типу: { $have }

# plain; number $have
companion-award-8 = усі 7 комірок на ігровому полі зайняті ідеями чи винаходами: { $have }

# plain; number $have
companion-award-9 = усі карти на полі, про які ви розповідали, стали винаходами; ще ідеї: { $have }

# plain; number $have
companion-award-10 = усі ваші жителі в грі; лишилося в запасі: { $have }

# plain; word $met
companion-award-11 =
    { $met ->
        [yes] заповнені всі клітинки вашого поля прогресу: так
       *[no] заповнені всі клітинки вашого поля прогресу: ні
    }

# plain; number $have
companion-award-12 = ваш вплив щонайменше 8: { $have }

# Honor points.
# plain; word $met; number $honor
companion-honor =
    { $met ->
        [yes] є: { $honor } ОП
       *[no] немає: { $honor } ОП
    }

# plain; number $honor; text $level
companion-level = { $honor } ОП із 16. Рівень розвитку вашого суспільства: { $level }

# plain
companion-level-none = жодного

# plain
companion-level-neanderthal = неандертальське

# plain
companion-level-medieval = середньовічне

# plain
companion-level-advanced = технологічно розвинене

# plain
companion-level-artificial-intelligence = зі штучним інтелектом

# plain
companion-level-genius = геніальне

# plain
companion-level-alien = інопланетне

# The head of the page to keep.
# plain; text $difficulty
companion-report = Винаходи. Еволюція ідей: одиночна гра, рівень складності: { $difficulty }

# plain
companion-report-awards = нагороди

# plain
companion-report-log = хід гри

## In the terminal.

# plain; text $difficulty $help; word $draws
companion-begins =
    { $draws ->
        [program] помічник для одиночної гри, рівень складності: { $difficulty }. Карти Гефеста тягне програма; «{ $help }» – довідка.
       *[person] помічник для одиночної гри, рівень складності: { $difficulty }. Карти Гефеста ви тягнете зі справжньої колоди; «{ $help }» – довідка.
    }

# plain; text $file; number $count
companion-resumed = гра з { $file } триває, відповідей уже: { $count }

# plain; text $file $command
companion-saves = кожна відповідь записується в { $file }; продовжити пізніше: { $command }

# plain; text $save
companion-unsaved = ця гра не записується: «{ $save }» та ім’я файлу почнуть запис

# plain; text $file $reason
companion-not-saved = { $file } не записується: { $reason }

# plain
companion-undone = відповідь узято назад

# plain
companion-nothing-undone = брати назад нічого

# plain
companion-redone = відповідь дано знову

# plain
companion-nothing-redone = повторювати нічого

# $key is the field, $what is from companion-wrong-….
# plain; text $key $what
companion-not-corrected = нічого не виправлено. У полі «{ $key }»: { $what }

# plain
companion-not-now = до першого раунду й після останнього виправляти нічого: візьміть відповідь назад

# plain; text $example
companion-correctable = напишіть, що виправити й чому, наприклад «{ $example }». Поля зараз:

# plain; text $said; number $count
companion-no-number =
    { $count ->
        [1] «{ $said }» – не відповідь: є лише номер 1
       *[other] «{ $said }» – не відповідь: номери від 1 до { $count }
    }

# plain; text $said $help
companion-no-answer = «{ $said }» – тут не відповідь: введіть номер; «{ $help }» – довідка

# plain; text $said
companion-too-late = гру закінчено: «{ $said }» – запізно

# plain; text $command $help
companion-needs-word = після «{ $command }» треба ще слово: див. «{ $help }»

# plain; text $file
companion-reported = сторінку на згадку записано в { $file }

# Commands are single words; the English ones are always understood too.
# plain
companion-command-undo = назад

# plain
companion-command-redo = вперед

# plain
companion-command-correct = виправити

# What stands for fields and their values.
# plain
companion-command-correct-what = ПОЛЕ = ЗНАЧЕННЯ # ЧОМУ

# plain
companion-command-table = стіл

# plain
companion-command-score = рахунок

# plain
companion-command-save = записати

# What stands for the name of a file.
# plain
companion-command-save-file = ФАЙЛ

# plain
companion-command-help = довідка

# plain
companion-command-quit = вихід

# plain
companion-help = Відповідайте номером відповіді. Крім того:

# plain
companion-help-undo = взяти назад останню відповідь, скільки завгодно разів

# plain
companion-help-redo = повторити відповідь, узяту назад

# plain
companion-help-correct = виправити поле; без слів: показати всі поля

# plain
companion-help-table = показати стіл

# plain
companion-help-score = показати рахунок

# plain
companion-help-save = записувати у файл, зараз і після кожної відповіді

# plain
companion-help-help = ця довідка

# plain
companion-help-quit = закінчити; записане можна продовжити

## The form for a box profile.

# plain; text $undo
companion-form-begins = те, що надруковано на вашій коробці, запитується один раз і зберігається у файлі. «{ $undo }» – до попереднього запитання.

# plain
companion-form-name = Назва

# plain
companion-form-name-why = як назвати цю коробку?

# plain
companion-form-ring = Два стовпці епохальних досягнень

# plain
companion-form-ring-why = Гефест обходить їх проти годинникової стрілки. З якого боку панель загальних знань?

# plain
companion-form-ring-left = ліворуч від особистих панелей

# plain
companion-form-ring-right = праворуч від них

# plain
companion-form-ring-other = інакше, як у тексті профілю

# plain
companion-form-forums = П’ять форумів асамблеї

# plain
companion-form-forums-why = Які дві дії на одному форумі? У прикладах правил розповідь про ідею, вдосконалення й отримання впливу на трьох різних.

# plain; text $action
companion-form-ask-forums = яка дія в одному форумі з дією «{ $action }»?

# plain; number $number
companion-form-forum = Форум { $number }

# plain
companion-form-influence = Комірки впливу регіонів

# plain
companion-form-influence-why = Числа на них зліва направо, через пробіл: 6 4 2

# plain; number $region
companion-form-ask-influence = регіон { $region }: значення комірок впливу зліва направо, через пропуск, наприклад: 6 4 2

# plain
companion-form-cards = П’ять карт Гефеста

# plain
companion-form-cards-why = Рядки згори вниз; * — знак пов’язаної дії. Карту, залишену порожньою, ви назвете, коли вперше її відкриєте.

# plain; number $card
companion-form-ask-cards = карта { $card } Гефеста: номери її дій згори донизу, з * біля символу пов’язаної дії, наприклад: 4 1 3* 5*. Порожній рядок пропускає карту: тоді ви назвете її дії, коли відкриєте її.

# plain; number $card
companion-form-card = Карта { $card }

# plain
companion-form-spaces = Місця для дипломатів

# plain
companion-form-spaces-why = Скільки дипломатів уміщується на кожному досягненні, рахуючи дипломата власника. Порожньо означає 3.

# plain
companion-form-ask-spaces = місця для дипломатів там, де їх не 3: номер досягнення й кількість місць, наприклад: 6 2. Порожній рядок, коли більше немає.

# plain
companion-form-track = Шкала ери

# plain
companion-form-track-why = Поділки для маркерів ери зліва. З ними програма сама знає, хто змінює порядок ходу; без них вона питає.

# $sign is the letter for a space that changes the turn order.
# plain; number $era; text $sign
companion-form-ask-track = шкала ери, ера { $era }: поділки для маркерів ери зліва, «-» для звичайної й «{ $sign }» для поділки порядку ходу, через пробіл. Порожній рядок для ери 2 пропускає шкалу: тоді вас спитають, коли це важливо.

# plain
companion-form-track-space = поділка

# plain
companion-form-track-order = поділка порядку ходу

# plain
companion-form-ideas = Назви ідей

# plain
companion-form-ideas-why = Якщо хочете бачити на кнопках назви карт, впишіть їх сюди. Збережіть, щоб з’явилися ще рядки.

# plain; text $example
companion-form-ask-ideas = назви карт ідей, якщо хочете їх бачити, по одній у рядку: назва, тип, ера й досягнення, як тут: { $example }. Порожній рядок, коли більше немає.

# plain
companion-form-idea-name = Назва на карті

# plain
companion-form-idea-about = Тип

# plain
companion-form-idea-era = Ера

# plain
companion-form-idea-milestone = Потрібне для створення досягнення

# plain; text $one $other
companion-form-warning = «{ $one }» і «{ $other }» тут в одному форумі, а в прикладах книги ні: перевірте ще раз

# plain; text $file $command
companion-form-saved = профіль записано в { $file }; грати з ним: { $command }

# plain; text $file
companion-form-incomplete = профіль не заповнено до кінця: { $file } не записано

## Why a correction or a box profile is refused: behind a colon.

# plain
companion-wrong-unknown-key = такого поля немає

# plain
companion-wrong-missing = цього бракує

# plain; text $expected $got
companion-wrong-expected = тут потрібно: { $expected }; написано: { $got }

# plain
companion-expected-text = текст у лапках

# plain
companion-expected-truth = так або ні

# plain; number $least $most
companion-expected-number = число від { $least } до { $most }

# plain
companion-expected-list = список

# plain
companion-expected-table = таблиця

# plain
companion-expected-two-actions = по дві дії на кожен форум

# plain
companion-expected-five-forums = п’ять форумів

# plain
companion-expected-rows = хоча б один рядок

# plain
companion-expected-owners = усі чотири власники, кожен по одному разу

# plain
companion-expected-order = усі три гравці за порядком, кожен по одному разу

# plain
companion-expected-card = без карти, ідея або винахід

# plain; text $said; word $thing
companion-wrong-no-thing =
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
companion-wrong-form = текст не читається: { $what }

# plain; text $said
companion-wrong-slot = «{ $said }» не місце для досягнення: у кожному стовпці місця 1–4

# plain; text $action
companion-wrong-mark = дія «{ $action }» не буває зі знаком пов’язаної дії

# plain; text $said
companion-wrong-idea = «{ $said }» не карта: потрібні тип, ера й досягнення

# plain; text $milestone; number $era $needs
companion-wrong-later = карта ери { $era } не може вимагати «{ $milestone }» з ери { $needs }

# plain; text $said
companion-wrong-bare = «{ $said }»: бракує досягнення, без нього лише карти ери 1

# plain; text $said
companion-wrong-too-much = «{ $said }»: картам ери 1 досягнення не потрібне

# plain; text $said
companion-wrong-progress = «{ $said }» не жетон прогресу: потрібні тип і число від 1 до 7

# plain; text $said
companion-wrong-space = «{ $said }» не поділка шкали ери

# plain; text $said; number $count
companion-wrong-setting = налаштування «{ $said }» немає: вони під номерами від 1 до { $count }

# plain; text $name $said $readings
companion-wrong-reading = { $name } не може бути «{ $said }»; можливо: { $readings }

# plain
companion-wrong-no-field = не названо жодного поля

# plain
companion-wrong-not-now = до першого раунду й після останнього виправляти нічого

# plain; text $action
companion-wrong-two-forums = дія «{ $action }» на двох форумах

# plain; text $action
companion-wrong-no-forum = дії «{ $action }» немає на жодному форумі

# plain; word $column; number $number
companion-wrong-no-slot =
    { $column ->
        [private] бракує місця { $number } особистих панелей
       *[common] бракує місця { $number } панелі загальних знань
    }

# plain
companion-wrong-slot-twice = одне місце названо двічі

# plain; number $region
companion-wrong-no-region = бракує регіону { $region }

# plain; number $era
companion-wrong-no-era = бракує ери { $era }

# plain
companion-wrong-rising = значення мають спадати зліва направо

# plain
companion-wrong-markers = у профілі на шкалі ери не стоять маркери

# plain
companion-wrong-no-display = панель ідей у цій грі не ведеться

# plain
companion-wrong-no-track = шкала ери у цій грі не ведеться

# plain; text $said
companion-wrong-first-era = «{ $said }»: ідей ери 1 не буває

# plain
companion-wrong-first-era-idea = ідей ери 1 не буває, лише винаходи

# plain; text $what
companion-wrong-twice = «{ $what }» названо двічі

# plain; number $card
companion-wrong-card-twice = карту { $card } названо двічі

# plain; text $said
companion-wrong-no-letter = «{ $said }» не жетон процвітання: вони від A до G

# plain; number $count
companion-wrong-token-spaces = комірок для жетонів впливу: { $count }

# plain
companion-wrong-no-card = жителі стоять, а карти немає

# plain
companion-wrong-no-presenter = у карти немає автора ідеї

# plain
companion-wrong-no-citizen = в автора ідеї немає жителя поруч із картою

# plain
companion-wrong-invented-idea = в ідеї немає винахідника й того, хто вдосконалив

# plain
companion-wrong-no-inventor = у винаходу немає винахідника

# plain
companion-wrong-own-invention = ніхто не вдосконалює власний винахід

# plain; number $era $rounds
companion-wrong-rounds = раундів в ері { $era }: { $rounds }

# plain
companion-wrong-era-not-over = ера не закінчується раніше свого останнього раунду

# plain; text $milestone
companion-wrong-not-revealed = «{ $milestone }» у цій ері ще не відкрито

# plain
companion-wrong-older-below = раніші досягнення лежать нижче пізніших

# plain
companion-wrong-four-slots = місць лише чотири

# plain; text $milestone
companion-wrong-other-deck = «{ $milestone }» не зі стосу цієї ери

# plain
companion-wrong-not-on-board = цього досягнення немає на полі

# plain; number $count
companion-wrong-room = там місць для дипломатів: { $count }

# plain; word $player
companion-wrong-two-markers = два маркери ери: { companion-player }

# plain; word $player; number $era
companion-wrong-other-era = досягнення каже інше: { companion-player }, ера { $era }

# plain
companion-wrong-three-ideas = на панелі не більше трьох ідей

# plain
companion-wrong-stack = стос буває лише поруч із трьома ідеями

# plain; word $player
companion-wrong-two-tokens = два жетони впливу тут: { companion-player }

# plain; number $all $most
companion-wrong-tokens = жетонів впливу було б { $all }, а їх { $most }

# plain; number $all $most
companion-wrong-citizens = жителів було б { $all }, а їх { $most }

# plain; number $all $most
companion-wrong-sages = мудреців було б { $all }, а їх { $most }

# plain; text $tile
companion-wrong-holders = «{ $tile }» було б у всіх трьох, а таких жетонів два

# plain; text $letter; number $all $most
companion-wrong-wealth-tiles = жетонів процвітання { $letter } було б { $all }, а їх { $most }

# plain
companion-wrong-seasons = стовпів періоду лише два

# plain; text $action
companion-wrong-two-pillars = на форумі дії «{ $action }» стояло б два стовпи

# plain; number $card
companion-wrong-no-such-card = карти { $card } немає

# plain; number $cards $round
companion-wrong-revealed = для раунду { $round } відкрито забагато карт: { $cards }

# plain; number $cards $round
companion-wrong-revealed-at-turn = до його ходу в раунді { $round } відкрито карт: { $cards }

# plain
companion-wrong-era5 = винаходів ери 5 більше, ніж винаходів
