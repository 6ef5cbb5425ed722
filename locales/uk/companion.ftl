# Ukrainian: the solo mode of Inventions. The guide for translators is at the head of the English file.
#
# Terms: очки винахідливості (ОВ), епохальне досягнення (with its name only «досягнення «Залізо»»), панель загальних знань, панель еврики,
# шкала ер, стовп епохи, стовп періоду, житель, жетон прогресу, жетон процвітання, жетон прагнення, фішка пов’язаної дії, очки пошани (ОП);
# картка is what one draws, мапа the map of the world, комірка any space but a hex (клітинка), автор удосконалення the innovator.

## Names.

part-companion-gen =
    { $player ->
        [chronos] Хроноса
        [you] вас
       *[hephaestus] Гефеста
    }

part-companion-cell =
    { $player ->
        [chronos] у комірку Хроноса на планшеті Гефеста
       *[hephaestus] у комірку Гефеста на його планшеті
    }

part-companion-count =
    { $citizens ->
        [one] { $citizens } житель
        [few] { $citizens } жителі
       *[other] { $citizens } жителів
    }

part-companion-citizens =
    { $citizens ->
        [one] { $citizens } жителя
       *[other] { $citizens } жителів
    }

part-companion-yours =
    { $citizens ->
        [one] { $citizens } свого жителя
       *[other] { $citizens } своїх жителів
    }

part-companion-shares =
    { $player ->
        [chronos] Хронос поширює
        [you] ви поширюєте
       *[hephaestus] Гефест поширює
    }

part-companion-have =
    { $met ->
    [yes] у вас { $have } ОВ, вистачило б і { $need }
   *[no] у вас { $have } ОВ, а треба { $need }
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
        [innovate] удосконалення винаходу
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
companion-question-display = хто власник особистої панелі номер { $number }, рахуючи знизу?

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
companion-question-first-speciality = якого типу початкова ідея { part-companion-gen } (з літерою B)?

# plain
companion-question-claim = ваш хід у підготовчому раунді: у якому регіоні ви берете ідею?

## Questions of the game.

# plain; word $player
companion-question-turn = наступним ходить { companion-player }. Усе вже пересунуто?

# plain
companion-question-report = ваш хід: що ви зробили? Називайте все по черзі; для суперників важливе лише те, що є серед відповідей.

# plain; number $region
companion-question-citizens = регіон { $region }: скількох жителів ви виставили на жетон спеціалістів?

# plain; number $region
companion-question-presented = регіон { $region }: про яку ідею ви розповіли?

# plain
companion-question-revealed = яку картку ви відкриваєте зверху колоди Гефеста?

# plain; number $card $row
companion-question-row = картка { $card } Гефеста: яка дія в рядку { $row }?

# plain
companion-question-rightmost-idea = яка ідея на панелі ідей крайня права?

# plain
companion-question-rightmost-speciality = якого типу крайня права ідея на панелі ідей?

# The book names no type here; chance decides.
# plain
companion-question-chance = панель ідей порожня: киньте жереб. Який тип випав?

# plain; text $tile
companion-question-holds = чи маєте ви жетон прогресу «{ $tile }»?

# plain; number $era
companion-question-era-change = ера { $era } завершилася. Усе вже пересунуто?

# plain
companion-question-turn-order = чий маркер ери стоїть у крайній правій зайнятій комірці зміни порядку ходу?

# plain
companion-question-place = ви змінюєте порядок ходу: яким за чергою ви хочете ходити?

# plain
companion-question-sheet-points = скільки у вас очок винахідливості (ОВ) після підрахунку за правилами базової гри?

# plain
companion-question-sheet-inventions = скільки у вас винаходів?

# plain
companion-question-sheet-era5 = скільки з них з ери 5?

# plain
companion-question-sheet-wealth = скільки ваших жетонів процвітання дали ОВ?

# plain
companion-question-sheet-progress = скільки у вас жетонів прогресу того типу, якого у вас найбільше?

# plain
companion-question-sheet-supply = скільки жителів лишилося у вашому запасі?

# plain
companion-question-sheet-full = чи заповнено всі клітинки вашого поля прогресу?

# plain
companion-question-sheet-influence = який ваш вплив?

# What is still missing of an answer that is told step by step.
# plain
companion-narrow-era = з якої ери картка?

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
companion-answer-innovate = удосконалення винаходу в регіоні { $region }

# plain; number $region
companion-answer-share = поширення винаходу в регіоні { $region } (жетон прагнення)

# plain; number $region
companion-answer-share-wealth = поширення винаходу в регіоні { $region } (жетон процвітання)

# plain; number $region
companion-answer-sage = мандрівка до регіону { $region }, мудреця забрано

# plain; number $region
companion-answer-influence = жетон впливу в регіон { $region }

# plain; text $milestone
companion-answer-eureka = еврика: досягнення «{ $milestone }»

# plain; number $number
companion-answer-marker = маркер ери в комірку { $number }

# plain; text $milestone
companion-answer-send = відправлення дипломата на досягнення «{ $milestone }»

# plain; text $milestone
companion-answer-call = повернення дипломата з досягнення «{ $milestone }»

# plain; number $number
companion-answer-take = ідея { $number } з панелі, рахуючи справа

# plain
companion-answer-take-stack = верхня ідея стосу

# plain
companion-answer-end = кінець мого ходу

# Several answers of one kind, of which one is chosen next.
# plain
companion-kind-place = стовп на дію …

# plain
companion-kind-present = розповідь про ідею …

# plain
companion-kind-invent = створення винаходу …

# plain
companion-kind-innovate = удосконалення винаходу …

# plain
companion-kind-share = поширення винаходу (жетон прагнення) …

# plain
companion-kind-share-wealth = поширення винаходу (жетон процвітання) …

# plain
companion-kind-sage = мандрівка, мудреця забрано …

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
companion-kind-take = ідея з панелі …

# plain; number $era
companion-era = ера { $era }

# plain; number $region
companion-region = регіон { $region }

# A card of Hephaestus with its rows from the top.
# plain; number $card; text $rows
companion-answer-card = картка { $card }: { $rows }

# plain
companion-answer-new-card = картка, якої ще не було

# plain
companion-answer-yes = так

# plain
companion-answer-no = ні

# plain
companion-answer-no-idea = ідеї немає

# plain
companion-answer-empty = панель порожня

# plain
companion-answer-nobody = ніхто

# plain
companion-answer-no-row = рядків більше немає

## What happens. For the opponents: what to move, and why.

# plain; word $player; number $region; text $idea
companion-event-replaced = покладіть початкову ідею { part-companion-gen } в регіон { $region }, а ту, що там лежить ({ $idea }), поверніть у коробку

# plain; number $count; text $regions
companion-event-unclaimed =
    { $count ->
        [1] ідею з регіону { $regions } ніхто не взяв: скиньте її
       *[other] ідеї з регіонів { $regions } ніхто не взяв: скиньте їх
    }

# plain; word $player; number $era $round
companion-event-turn =
    { $player ->
        [you] ваш хід (ера { $era }, раунд { $round })
       *[other] хід { part-companion-gen } (ера { $era }, раунд { $round })
    }

# plain; number $card $slot $row
companion-event-revealed = покладіть картку { $card } Гефеста в комірку { $slot } його планшета: стрілка вказує на рядок { $row }

# plain; number $row; text $action $why
companion-event-row-passed = рядок { $row }, «{ $action }», пропускається: { $why }

# plain; word $player; text $action; number $region
companion-event-chose-region = { companion-player } вибирає дію «{ $action }» в регіоні { $region }

# plain; word $player; text $action $milestone
companion-event-chose-milestone = { companion-player } вибирає дію «{ $action }» і досягнення «{ $milestone }»

# plain; word $player
companion-event-nothing = { companion-player } не може виконати жодної дії: хід завершено

# plain; number $row $left; text $action
companion-event-chained =
    { $left ->
    [0] Гефест витрачає останню фішку пов’язаної дії й переходить до рядка { $row }, «{ $action }»
    [one] Гефест витрачає фішку пов’язаної дії (лишилася { $left }) і переходить до рядка { $row }, «{ $action }»
   *[other] Гефест витрачає фішку пов’язаної дії (лишилося { $left }) і переходить до рядка { $row }, «{ $action }»
    }

# plain; number $row; text $action $why
companion-event-chain-broken = пов’язаних дій більше не буде, бо рядок { $row }, «{ $action }», виконати не можна: { $why }

# plain; word $player $pillar; text $action
companion-event-placed =
    { $player ->
        [you] { $pillar ->
            [epoch] ваш стовп епохи стоїть на дії «{ $action }»
           *[season] ваш стовп періоду стоїть на дії «{ $action }»
        }
       *[other] { $pillar ->
            [epoch] форум доступний: поставте стовп епохи Гефеста на дію «{ $action }»
           *[season] форум доступний: поставте стовп періоду Гефеста на дію «{ $action }»
        }
    }

# plain; word $player; number $region
companion-event-walked =
    { $player ->
        [chronos] перемістіть стовп Хроноса на мапі в регіон { $region }
       *[hephaestus] перемістіть фігурку Гефеста на мапі в регіон { $region }
    }

# plain; number $region; text $why
companion-event-region-passed = у регіоні { $region } Хронос не може нічого зробити: { $why }

# plain; word $player; number $region $citizens; text $idea
companion-event-presented =
    { $player ->
        [you] ви розповідаєте про ідею ({ $idea }) в регіоні { $region } і виставляєте { part-companion-citizens } на жетон спеціалістів
       *[other] покладіть ідею ({ $idea }) на панель регіону { $region } і виставте { part-companion-citizens } { part-companion-gen } на жетон спеціалістів, без бонусу
    }

# plain; word $player; number $region; text $idea
companion-event-invented =
    { $player ->
        [you] ви створюєте винахід ({ $idea }) в регіоні { $region }
       *[other] виставте 1 жителя { part-companion-gen } в комірку створення винаходу в регіоні { $region } і переверніть картку ({ $idea })
    }

# plain; word $player; number $region
companion-event-innovated =
    { $player ->
        [you] ви вдосконалюєте винахід у регіоні { $region }
       *[other] виставте 1 жителя { part-companion-gen } в комірку вдосконалення в регіоні { $region }
    }

# $inventor is a word like $player: where the card goes.
# plain; word $player $inventor; number $region; text $idea
companion-event-shared =
    { $inventor ->
    [you] { part-companion-shares } винахід ({ $idea }) у регіоні { $region }: винахідник — ви, тож заберіть картку
   *[other] { part-companion-shares } винахід ({ $idea }) у регіоні { $region }: покладіть картку в спільний стос суперників
    }

# plain; word $player $from; number $region $citizens
companion-event-settled =
    { $player ->
        [you] { $from ->
            [card] перемістіть { part-companion-yours } від картки в регіон { $region } на мапі
           *[supply] виставте { part-companion-yours } із запасу в регіон { $region } на мапі
        }
       *[other] { $from ->
            [card] перемістіть { part-companion-citizens } { part-companion-gen } від картки в регіон { $region } на мапі
           *[supply] виставте { part-companion-citizens } { part-companion-gen } із запасу в регіон { $region } на мапі
        }
    }

# plain; word $player; number $region
companion-event-recalled = поверніть 1 жителя { part-companion-gen } з регіону { $region } на мапі до запасу

# plain; number $points; text $reason
companion-event-bots-scored = суперники отримують { $points } ОВ { $reason }: пересуньте маркер підрахунку очок Гефеста

# plain; number $points; text $reason
companion-event-you-scored = ви отримуєте { $points } ОВ { $reason }

# plain; number $before $now; text $reason
companion-event-influence = пересуньте свій маркер впливу з { $before } на { $now } { $reason }

# plain; text $tile $why
companion-event-progress-passed = жетон прогресу «{ $tile }» пропускається: { $why }

# plain; word $player; text $tile
companion-event-took-progress = покладіть жетон прогресу «{ $tile }» { part-companion-cell }

# plain; word $player; text $speciality
companion-event-no-progress = для { part-companion-gen } не лишилося жетона прогресу потрібного типу ({ $speciality })

# plain; word $player; number $region; text $letter
companion-event-took-wealth =
    { $player ->
        [you] ви берете жетон процвітання { $letter } з регіону { $region }
       *[other] покладіть жетон процвітання { $letter } з регіону { $region } { part-companion-cell }
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
        [action] переверніть жетон знань у регіоні { $region }: тепер видно його дію
       *[points] переверніть жетон знань у регіоні { $region }: тепер видно його 2 ОВ
    }

# plain; word $player; number $region $space
companion-event-token-laid =
    { $player ->
        [you] ваш жетон впливу лежить у регіоні { $region }, у комірці { $space } зліва
       *[other] покладіть жетон впливу { part-companion-gen } долілиць у регіон { $region }, у комірку { $space } зліва
    }

# plain; text $milestone
companion-event-became-common = перемістіть досягнення «{ $milestone }» на панель загальних знань, вище за всі досягнення тієї самої ери та раніших ер

# plain; text $milestone
companion-event-pushed-out = панель загальних знань заповнена: скиньте її найнижче досягнення, «{ $milestone }»; дипломати з нього повертаються додому

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
       *[other] просуньте маркер ери { part-companion-gen } в крайню праву вільну комірку ери { $era }, без бонусу
    }

# plain; word $player; number $era $space
companion-event-marker-put-on =
    { $player ->
        [you] ваш маркер ери переходить у комірку { $space } ери { $era }
       *[other] просуньте маркер ери { part-companion-gen } в комірку { $space } ери { $era }, крайню праву вільну, без бонусу
    }

# plain; word $player; text $milestone
companion-event-diplomat-sent =
    { $player ->
        [you] ваш житель стає дипломатом на досягненні «{ $milestone }»
       *[other] поставте 1 жителя { part-companion-gen } дипломатом на досягнення «{ $milestone }», без бонусу
    }

# plain; word $player; text $milestone
companion-event-diplomat-called =
    { $player ->
        [you] ваш дипломат іде з досягнення «{ $milestone }»
       *[other] поверніть дипломата { part-companion-gen } з досягнення «{ $milestone }» до запасу
    }

# plain; word $player; text $idea
companion-event-idea-taken =
    { $player ->
        [you] ви берете ідею ({ $idea }) з панелі ідей
       *[other] візьміть крайню праву ідею ({ $idea }) з панелі ідей
    }

# plain
companion-event-display-filled = зсуньте картки на панелі ідей і доповніть її

# plain; number $era
companion-event-era-over = ера { $era } завершилася

# plain; text $cards; number $count
companion-event-cards-under =
    { $count ->
        [1] покладіть використану картку Гефеста ({ $cards }) під низ його колоди
       *[other] перетасуйте використані картки Гефеста ({ $cards }) і покладіть їх під низ його колоди
    }

# plain; number $tokens
companion-event-chain-token = перемістіть фішку пов’язаної дії Гефеста зі шкали ер на його планшет: тепер їх у нього { $tokens }

# plain; text $milestones
companion-event-eureka-filled = панель еврики, рахуючи справа: { $milestones }

# plain; text $players
companion-event-order = новий порядок ходу: { $players }

# plain; number $sages
companion-event-season-over =
    { $sages ->
        [0] стовпи періоду повертаються, ваші залучені спеціалісти знову вільні, і в кожному регіоні знову є мудрець
        [one] стовпи періоду повертаються, ваші залучені спеціалісти знову вільні, Гефест повертає { $sages } мудреця, і в кожному регіоні знову є мудрець
       *[other] стовпи періоду повертаються, ваші залучені спеціалісти знову вільні, Гефест повертає { $sages } мудреців, і в кожному регіоні знову є мудрець
    }

# plain; number $era
companion-event-ideas-discarded = скиньте з панелі ідей і з руки ідеї ери { $era } та раніших ер

# plain; number $era
companion-event-era-begins = починається ера { $era }

# $fields is what was set, as it was written; $note why.
# plain; text $fields $note
companion-event-corrected = виправлено: { $fields } ({ $note })

# plain; text $fields
companion-event-corrected-bare = виправлено: { $fields }

# plain
companion-event-over = гру завершено

## Why something is passed over: behind a colon.

# plain
companion-why-forum-closed = на цьому форумі стоїть його власний стовп

# plain
companion-why-no-idea = панель ідей порожня

# plain
companion-why-no-empty-region = в усіх регіонах лежать картки

# plain
companion-why-no-citizen = у запасі замало жителів

# plain; text $milestone
companion-why-no-milestone = потрібне епохальне досягнення «{ $milestone }», якого ще немає в грі

# plain
companion-why-nothing-to-invent = жодна ідея не може стати винаходом

# plain
companion-why-nothing-to-share = біля жодного винаходу немає його жителя

# plain
companion-why-nothing-to-innovate = у жодного чужого винаходу немає вільної комірки вдосконалення

# plain
companion-why-no-sage = на мапі немає мудреців

# plain
companion-why-nobody-to-call = на мапі немає його жителів

# plain
companion-why-no-token = у нього не лишилося жетонів впливу

# plain
companion-why-no-influence-space = у жодному регіоні немає місця для його жетона впливу

# plain
companion-why-no-eureka-tile = панель еврики порожня

# plain
companion-why-not-later = на панелі еврики немає епохальних досягнень пізнішої ери, ніж його власне

# plain
companion-why-no-room = на жодному епохальному досягненні немає місця для його дипломата

# plain
companion-why-no-diplomat = на жодному епохальному досягненні немає його дипломата

# plain
companion-why-has-tile = такий жетон у нього вже є

# plain
companion-why-used-up = таких жетонів не лишилося

## For what somebody scores or gains influence, behind «you score 3 IP»: with its own preposition, conjunction or comma.

# plain; number $region
companion-reason-presenter = за авторство ідеї в регіоні { $region } (номер її ери за кожного жителя на жетоні спеціалістів)

# plain; number $region
companion-reason-highest-value = за комірку впливу з найбільшим значенням у регіоні { $region } (порожню чи зайняту)

# plain; number $region
companion-reason-covered = за накриту комірку впливу в регіоні { $region }

# plain
companion-reason-knowledge-tiles = , по 2 за кожен перевернутий жетон знань

# plain
companion-reason-sages = , по 2 за кожного поверненого мудреця

# plain; text $milestone; number $era
companion-reason-era = за досягнення «{ $milestone }» (ера { $era })

# plain; text $action
companion-reason-visit = , бо на дії «{ $action }» зустрілися два стовпи

# plain; text $milestone
companion-reason-diplomat = , бо дипломат прибув на досягнення «{ $milestone }», яке належить до пізнішої ери

# plain
companion-reason-era-change = через зміну ери

## The table.

# plain; number $era $round; word $player
companion-heading-turn =
    { $player ->
        [you] ера { $era }, раунд { $round }: ваш хід
       *[other] ера { $era }, раунд { $round }: хід { part-companion-gen }
    }

# plain; number $era
companion-heading-era = ера { $era } завершилася

# plain
companion-heading-set-up = підготовка до гри

# plain
companion-heading-over = гру завершено

# The profile of the box that is played with.
# plain; text $name
companion-box = профіль коробки: { $name }

# A profile that is nobody's box.
# plain
companion-box-ours = без коробки. Ці значення вигадано, щоб можна було спробувати програму; у надрукованій грі вони інші.

# plain
companion-label-order = порядок ходу

# The way of migration.
# plain
companion-label-way = маршрут міграції

# plain
companion-label-assembly = асамблея

# plain
companion-label-common = загальні знання

# plain
companion-label-private = особисті панелі

# plain
companion-label-eureka = панель еврики

# plain
companion-label-discard = скинуто

# plain
companion-label-deck = колода

# plain; number $slot
companion-label-slot = комірка { $slot }

# plain
companion-label-board = планшет

# plain
companion-label-progress = жетони прогресу

# plain
companion-label-wealth = жетони процвітання

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
companion-no-card = картки немає

# plain; word $player; number $citizens
companion-presenter = автор ідеї: { companion-player } ({ part-companion-count })

# plain; word $player
companion-inventor = винахідник: { companion-player }

# plain; word $player
companion-innovator = автор удосконалення: { companion-player }

# plain; text $counts
companion-on-map = на мапі: { $counts }

# The influence spaces from the left with their values, and whose tokens lie there.
# plain; text $spaces
companion-influence = комірки впливу: { $spaces }

# plain; word $player; number $count
companion-count = { companion-player } — { $count }

# plain
companion-sage = мудрець

# plain; word $side
companion-side =
    { $side ->
        [action] жетон знань: видно дію
       *[points] жетон знань: видно 2 ОВ
    }

# plain; text $letters
companion-wealth = жетони процвітання: { $letters }

# plain; number $need
companion-need =
    { $need ->
        [one] жетон спеціалістів потребує { $need } спеціаліста
       *[other] жетон спеціалістів потребує { $need } спеціалістів
    }

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
companion-private = { $owner } — { $milestone }

# Cards in an order that nobody knows.
# plain; text $cards
companion-shuffled = { $cards } у невідомому порядку

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
companion-your-influence = ваш вплив: { $count }

# plain; number $points
companion-your-points = { $points } ОВ, якщо судити з ходів суперників і ваших відповідей

## Points and the end.

# plain
companion-score-bots = Хронос і Гефест

# plain
companion-score-you = ви

# plain
companion-score-track = ОВ на шкалі

# plain; number $count $value
companion-score-inventions =
    { $count ->
        [one] { $count } винахід по { $value } ОВ
        [few] { $count } винаходи по { $value } ОВ
       *[other] { $count } винаходів по { $value } ОВ
    }

# plain; number $count $value
companion-score-progress =
    { $count ->
        [one] { $count } жетон прогресу по { $value } ОВ
        [few] { $count } жетони прогресу по { $value } ОВ
       *[other] { $count } жетонів прогресу по { $value } ОВ
    }

# plain; number $count $value
companion-score-wealth =
    { $count ->
        [one] { $count } жетон процвітання по { $value } ОВ
        [few] { $count } жетони процвітання по { $value } ОВ
       *[other] { $count } жетонів процвітання по { $value } ОВ
    }

# plain
companion-score-total = разом

# plain
companion-score-yours = ОВ після підрахунку за правилами базової гри

# plain; word $met; number $you $bots
companion-goal-1 =
    { $met ->
        [yes] за варіантом 1 ви перемагаєте: у вас { $you } ОВ, більше, ніж в обох суперників разом ({ $bots } ОВ)
       *[no] за варіантом 1 ви не перемагаєте: у вас { $you } ОВ, а треба більше, ніж в обох суперників разом ({ $bots } ОВ)
    }

# plain; word $met; number $count
companion-goal-2 =
    { $met ->
        [yes] за варіантом 2 ви перемагаєте: у вас { $count } нагород із 12, а досить 8
       *[no] { $count ->
            [0] за варіантом 2 ви не перемагаєте: у вас жодної нагороди з 12, а треба 8
            [one] за варіантом 2 ви не перемагаєте: у вас { $count } нагорода з 12, а треба 8
            [few] за варіантом 2 ви не перемагаєте: у вас { $count } нагороди з 12, а треба 8
           *[other] за варіантом 2 ви не перемагаєте: у вас { $count } нагород із 12, а треба 8
        }
    }

# $have is what there is; the awards by their numbers.
# plain; number $have $need; word $met
companion-award-1 = більше ОВ, ніж у суперників: { part-companion-have }

# plain; number $have $need; word $met
companion-award-2 = більше ОВ, ніж у суперників, навіть якщо поширити всі винаходи на полі, створені за їхніми ідеями: { part-companion-have }

# plain; number $have $need; word $met
companion-award-3 = щонайменше на 20 ОВ більше, ніж у суперників: { part-companion-have }

# plain; number $have
companion-award-4 =
    { $have ->
    [0] щонайменше 10 винаходів: у вас немає жодного
   *[other] щонайменше 10 винаходів: у вас їх { $have }
    }

# plain; number $have
companion-award-5 =
    { $have ->
    [0] щонайменше 2 винаходи з ери 5: у вас немає жодного
   *[other] щонайменше 2 винаходи з ери 5: у вас їх { $have }
    }

# plain; number $have
companion-award-6 =
    { $have ->
    [0] щонайменше 6 жетонів процвітання, що дали ОВ: у вас немає жодного
   *[other] щонайменше 6 жетонів процвітання, що дали ОВ: у вас їх { $have }
    }

# plain; number $have
companion-award-7 =
    { $have ->
    [0] усі 7 жетонів прогресу одного типу: у вас немає жодного
   *[other] усі 7 жетонів прогресу одного типу: у вас їх { $have }
    }

# plain; number $have
companion-award-8 =
    { $have ->
    [0] ідея чи винахід у кожному з 7 регіонів: немає в жодному
    [one] ідея чи винахід у кожному з 7 регіонів: є лише в { $have } регіоні
   *[other] ідея чи винахід у кожному з 7 регіонів: є в { $have } регіонах
    }

# plain; number $have
companion-award-9 =
    { $have ->
    [0] перетворити на винаходи всі свої ідеї на полі: жодної ідеї не лишилося
    [one] перетворити на винаходи всі свої ідеї на полі: лишилася ще { $have } ідея
    [few] перетворити на винаходи всі свої ідеї на полі: лишилося ще { $have } ідеї
   *[other] перетворити на винаходи всі свої ідеї на полі: лишилося ще { $have } ідей
    }

# plain; number $have
companion-award-10 =
    { $have ->
    [0] увести в гру всіх своїх жителів: у запасі нікого не лишилося
    [one] увести в гру всіх своїх жителів: у запасі лишився { $have } житель
    [few] увести в гру всіх своїх жителів: у запасі лишилося { $have } жителі
   *[other] увести в гру всіх своїх жителів: у запасі лишилося { $have } жителів
    }

# plain; word $met
companion-award-11 =
    { $met ->
    [yes] заповнити всі клітинки свого поля прогресу: заповнено всі
   *[no] заповнити всі клітинки свого поля прогресу: заповнено не всі
    }

# plain; number $have
companion-award-12 = вплив щонайменше 8: ваш вплив — { $have }

# Honor points.
# plain; word $met; number $honor
companion-honor =
    { $met ->
    [yes] нагороду здобуто: { $honor } ОП
   *[no] нагороду не здобуто: 0 ОП із { $honor }
    }

# plain; number $honor; text $level
companion-level = { $honor } з 16 очок пошани (ОП). Рівень розвитку вашого суспільства: { $level }

# plain
companion-level-none = нульовий

# plain
companion-level-neanderthal = неандертальський

# plain
companion-level-medieval = середньовічний

# plain
companion-level-advanced = високотехнологічний

# plain
companion-level-artificial-intelligence = штучний інтелект

# plain
companion-level-genius = геніальний

# plain
companion-level-alien = інопланетний

# The head of the page to keep.
# plain; text $difficulty
companion-report = Винаходи. Еволюція ідей: одиночна гра, рівень складності: { $difficulty }

# plain
companion-report-awards = нагороди

# plain
companion-report-log = хід партії

## In the terminal.

# plain; text $difficulty $help; word $draws
companion-begins =
    { $draws ->
        [program] помічник для одиночної гри, рівень складності: { $difficulty }. Картки Гефеста відкриває програма. Щоб побачити перелік команд, введіть «{ $help }».
       *[person] помічник для одиночної гри, рівень складності: { $difficulty }. Картки Гефеста ви відкриваєте зі справжньої колоди. Щоб побачити перелік команд, введіть «{ $help }».
    }

# plain; text $file; number $count
companion-resumed =
    { $count ->
    [one] партію з файлу { $file } продовжено: у ній уже { $count } відповідь
    [few] партію з файлу { $file } продовжено: у ній уже { $count } відповіді
   *[other] партію з файлу { $file } продовжено: у ній уже { $count } відповідей
    }

# plain; text $file $command
companion-saves = кожна відповідь зберігається у файлі { $file }; щоб продовжити пізніше, введіть: { $command }

# plain; text $save
companion-unsaved = ця партія не зберігається; щоб зберігати її, введіть «{ $save }» та ім’я файлу

# plain; text $file $reason
companion-not-saved = Не вдалося записати файл { $file }: { $reason }

# plain
companion-undone = відповідь узято назад

# plain
companion-nothing-undone = брати назад нічого

# plain
companion-redone = відповідь повторено

# plain
companion-nothing-redone = повторювати нічого

# $key is the field, $what is from companion-wrong-….
# plain; text $key $what
companion-not-corrected = нічого не виправлено. У полі «{ $key }»: { $what }

# plain
companion-not-now = до першого раунду й після останнього виправити нічого не можна: візьміть відповідь назад

# plain; text $example
companion-correctable = напишіть, що виправити й чому, наприклад «{ $example }». Зараз поля такі:

# plain; text $said; number $count
companion-no-number =
    { $count ->
        [1] Відповідь «{ $said }» не підходить: є лише номер 1
       *[other] Відповідь «{ $said }» не підходить: відповіді мають номери від 1 до { $count }
    }

# plain; text $said $help
companion-no-answer = Відповідь «{ $said }» тут не підходить: введіть номер відповіді або «{ $help }», щоб побачити перелік команд

# plain; text $said
companion-too-late = гру вже завершено: відповідь «{ $said }» не приймається

# plain; text $command $help
companion-needs-word = Після команди «{ $command }» потрібне ще слово: див. «{ $help }»

# plain; text $file
companion-reported = сторінку на згадку збережено у файл { $file }

# Commands are single words; the English ones are always understood too.
# plain
companion-command-undo = назад

# plain
companion-command-redo = повторити

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
companion-command-save = зберегти

# What stands for the name of a file.
# plain
companion-command-save-file = ФАЙЛ

# plain
companion-command-help = довідка

# plain
companion-command-quit = вийти

# plain
companion-help = Введіть номер відповіді. Також можна ввести:

# plain
companion-help-undo = взяти назад останню відповідь, і так скільки завгодно разів

# plain
companion-help-redo = повторити відповідь, узяту назад

# plain
companion-help-correct = виправити поле; якщо нічого не вказати — показати всі поля

# plain
companion-help-table = показати стіл

# plain
companion-help-score = показати рахунок на цей момент

# plain
companion-help-save = зберігати у файл, зараз і після кожної відповіді

# plain
companion-help-help = показати цей перелік

# plain
companion-help-quit = припинити; збережене можна продовжити пізніше

## The form for a box profile.

# plain; text $undo
companion-form-begins = програма один раз запитає, що надруковано у вашій коробці, і збереже це у файлі. Щоб повернутися до попереднього запитання, введіть «{ $undo }».

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
companion-form-ring-other = інакше, як указано в тексті профілю

# plain
companion-form-forums = П’ять форумів асамблеї

# plain
companion-form-forums-why = Які дві дії на одному форумі? У прикладах із правил розповідь про ідею, удосконалення винаходу й отримання впливу — на трьох різних форумах.

# plain; text $action
companion-form-ask-forums = яка дія на одному форумі з дією «{ $action }»?

# plain; number $number
companion-form-forum = Форум { $number }

# plain
companion-form-influence = Комірки впливу регіонів

# plain
companion-form-influence-why = Надруковані на них числа зліва направо, через пробіл: 6 4 2

# plain; number $region
companion-form-ask-influence = регіон { $region }: значення комірок впливу зліва направо, через пробіл, наприклад: 6 4 2

# plain
companion-form-cards = П’ять карток Гефеста

# plain
companion-form-cards-why = Рядки згори донизу; * — символ пов’язаної дії. Якщо лишити картку порожньою, її дії доведеться назвати, коли ви вперше її відкриєте.

# plain; number $card
companion-form-ask-cards = картка { $card } Гефеста: номери її дій згори донизу, з * після тих, що мають символ пов’язаної дії, наприклад: 4 1 3* 5*. Порожній рядок пропускає картку: тоді ви назвете її дії, коли відкриєте її.

# plain; number $card
companion-form-card = Картка { $card }

# plain
companion-form-spaces = Місця для дипломатів

# plain
companion-form-spaces-why = Скільки дипломатів уміщується на кожному досягненні, разом із дипломатом власника. Порожнє поле означає 3.

# plain
companion-form-ask-spaces = місця для дипломатів на досягненнях, де їх не 3: номер досягнення й кількість місць, наприклад: 6 2. Коли більше таких немає, введіть порожній рядок.

# plain
companion-form-track = Шкала ер

# plain
companion-form-track-why = Комірки для маркерів ери зліва направо. Якщо їх указати, програма знатиме, хто змінює порядок ходу; якщо ні, вона запитає.

# $sign is the letter for a space that changes the turn order.
# plain; number $era; text $sign
companion-form-ask-track = шкала ер, ера { $era }: комірки для маркерів ери зліва направо, через пробіл: «-» — звичайна, «{ $sign }» — комірка зміни порядку ходу. Порожній рядок для ери 2 пропускає шкалу: тоді програма запитає, коли це стане важливо.

# plain
companion-form-track-space = звичайна комірка

# plain
companion-form-track-order = комірка зміни порядку ходу

# plain
companion-form-ideas = Назви ідей

# plain
companion-form-ideas-why = Якщо хочете бачити на кнопках назви карток, впишіть їх сюди. Коли збережете, з’являться ще рядки.

# plain; text $example
companion-form-ask-ideas = назви карток ідей, якщо хочете їх бачити, по одній у рядку: назва будь-якою мовою, тип (E — економіка, C — культура, T — технології), ера й англійська назва епохального досягнення, як тут: { $example }. Коли більше немає, введіть порожній рядок.

# plain
companion-form-idea-name = Назва на картці

# plain
companion-form-idea-about = Тип

# plain
companion-form-idea-era = Ера

# plain
companion-form-idea-milestone = Досягнення, потрібне для створення винаходу

# plain; text $one $other
companion-form-warning = «{ $one }» і «{ $other }» тут на одному форумі, а в прикладах із правил — ні: перевірте ще раз

# plain; text $file $command
companion-form-saved = профіль збережено у файл { $file }; щоб грати з ним, введіть: { $command }

# plain; text $file
companion-form-incomplete = профіль не заповнено до кінця: файл { $file } не записано

## Why a correction or a box profile is refused: behind a colon.

# plain
companion-wrong-unknown-key = такого поля немає

# plain
companion-wrong-missing = тут нічого не вказано

# plain; text $expected $got
companion-wrong-expected = потрібно вказати { $expected }, а вказано { $got }

# plain
companion-expected-text = текст у лапках

# plain
companion-expected-truth = «так» або «ні»

# plain; number $least $most
companion-expected-number = число від { $least } до { $most }

# plain
companion-expected-list = список

# plain
companion-expected-table = таблицю

# plain
companion-expected-two-actions = по дві дії на кожен форум

# plain
companion-expected-five-forums = п’ять форумів

# plain
companion-expected-rows = хоча б один рядок

# plain
companion-expected-owners = всіх чотирьох власників, кожного один раз

# plain
companion-expected-order = всіх трьох гравців у порядку ходу, кожного один раз

# plain
companion-expected-card = ідею, винахід або відсутність картки

# plain; text $said; word $thing
companion-wrong-no-thing =
    { $thing ->
        [action] «{ $said }» — це не дія
        [milestone] «{ $said }» — це не епохальне досягнення
        [turn] «{ $said }» — це не хід гравця й не зміна ери
        [player] «{ $said }» — це не гравець
        [owner] «{ $said }» не має власної панелі
        [side] «{ $said }» — це не сторона жетона знань
       *[difficulty] «{ $said }» — це не рівень складності
    }

# $what is what a parser says, in English.
# plain; text $what
companion-wrong-form = текст не вдалося прочитати: { $what }

# plain; text $said
companion-wrong-slot = «{ $said }» — це не місце для досягнення: у кожному стовпці є місця від 1 до 4

# plain; text $action
companion-wrong-mark = дія «{ $action }» на жодній картці не має символу пов’язаної дії

# plain; text $said
companion-wrong-idea = «{ $said }» — це не картка: потрібні тип, ера й досягнення

# plain; text $milestone; number $era $needs
companion-wrong-later = картка ери { $era } не може потребувати досягнення «{ $milestone }», бо воно з ери { $needs }

# plain; text $said
companion-wrong-bare = у «{ $said }» не вказано досягнення: без нього обходяться лише картки ери 1

# plain; text $said
companion-wrong-too-much = у «{ $said }» досягнення зайве: карткам ери 1 воно не потрібне

# plain; text $said
companion-wrong-progress = «{ $said }» — це не жетон прогресу: потрібні тип і число від 1 до 7

# plain; text $said
companion-wrong-space = «{ $said }» — це не комірка шкали ер

# plain; text $said; number $count
companion-wrong-setting = налаштування «{ $said }» немає: налаштування мають номери від 1 до { $count }

# plain; text $name $said $readings
companion-wrong-reading = налаштування { $name } не може мати значення «{ $said }»; можливі значення: { $readings }

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
    [private] не вказано місце { $number } на особистих панелях
   *[common] не вказано місце { $number } на панелі загальних знань
    }

# plain
companion-wrong-slot-twice = одне місце названо двічі

# plain; number $region
companion-wrong-no-region = не вказано регіон { $region }

# plain; number $era
companion-wrong-no-era = не вказано еру { $era }

# plain
companion-wrong-rising = значення мають спадати зліва направо

# plain
companion-wrong-markers = у профілі коробки на шкалі ер не може бути маркерів

# plain
companion-wrong-no-display = панель ідей у цій партії не відстежується

# plain
companion-wrong-no-track = шкала ер у цій партії не відстежується

# plain; text $said
companion-wrong-first-era = «{ $said }»: ідей ери 1 не буває

# plain
companion-wrong-first-era-idea = ідей ери 1 не буває, лише винаходи

# plain; text $what
companion-wrong-twice = «{ $what }» названо двічі

# plain; number $card
companion-wrong-card-twice = картку { $card } названо двічі

# plain; text $said
companion-wrong-no-letter = «{ $said }» — це не жетон процвітання: на цих жетонах літери від A до G

# plain; number $count
companion-wrong-token-spaces =
    { $count ->
        [one] для жетонів впливу є лише { $count } комірка
        [few] для жетонів впливу є лише { $count } комірки
       *[other] для жетонів впливу є лише { $count } комірок
    }

# plain
companion-wrong-no-card = картки немає, а жителі біля неї стоять

# plain
companion-wrong-no-presenter = у картки немає автора ідеї

# plain
companion-wrong-no-citizen = в автора ідеї немає жодного жителя біля картки

# plain
companion-wrong-invented-idea = в ідеї не буває ні винахідника, ні автора вдосконалення

# plain
companion-wrong-no-inventor = у винаходу немає винахідника

# plain
companion-wrong-own-invention = ніхто не вдосконалює власний винахід

# plain; number $era $rounds
companion-wrong-rounds =
    { $rounds ->
        [one] в ері { $era } лише { $rounds } раунд
        [few] в ері { $era } лише { $rounds } раунди
       *[other] в ері { $era } лише { $rounds } раундів
    }

# plain
companion-wrong-era-not-over = ера не закінчується раніше свого останнього раунду

# plain; text $milestone
companion-wrong-not-revealed = досягнення «{ $milestone }» у цій ері ще не відкрито

# plain
companion-wrong-older-below = раніші досягнення мають лежати нижче за пізніші

# plain
companion-wrong-four-slots = місць лише чотири

# plain; text $milestone
companion-wrong-other-deck = досягнення «{ $milestone }» не з колоди цієї ери

# plain
companion-wrong-not-on-board = цього досягнення немає на полі

# plain; number $count
companion-wrong-room =
    { $count ->
        [one] там є місце лише для { $count } дипломата
       *[other] там є місце лише для { $count } дипломатів
    }

# plain; word $player
companion-wrong-two-markers =
    { $player ->
        [you] у вас було б два маркери ери
       *[other] у { part-companion-gen } було б два маркери ери
    }

# plain; word $player; number $era
companion-wrong-other-era =
    { $player ->
        [you] судячи з досягнення, ви в ері { $era }
       *[other] судячи з досягнення, { companion-player } в ері { $era }
    }

# plain
companion-wrong-three-ideas = на панелі щонайбільше три ідеї

# plain
companion-wrong-stack = стос буває лише поруч із трьома ідеями

# plain; word $player
companion-wrong-two-tokens =
    { $player ->
        [you] у вас тут було б два жетони впливу
       *[other] у { part-companion-gen } тут було б два жетони впливу
    }

# plain; number $all $most
companion-wrong-tokens = жетонів впливу було б { $all }, а їх лише { $most }

# plain; number $all $most
companion-wrong-citizens = жителів було б { $all }, а їх лише { $most }

# plain; number $all $most
companion-wrong-sages = мудреців було б { $all }, а їх лише { $most }

# plain; text $tile
companion-wrong-holders = жетон «{ $tile }» був би в усіх трьох, а таких жетонів лише два

# plain; text $letter; number $all $most
companion-wrong-wealth-tiles = жетонів процвітання { $letter } було б { $all }, а їх лише { $most }

# plain
companion-wrong-seasons = стовпів періоду лише два

# plain; text $action
companion-wrong-two-pillars = на форумі дії «{ $action }» стояли б два стовпи

# plain; number $card
companion-wrong-no-such-card = картки { $card } немає

# plain; number $cards $round
companion-wrong-revealed =
    { $cards ->
        [one] { $cards } відкрита картка — це забагато для раунду { $round }
        [few] { $cards } відкриті картки — це забагато для раунду { $round }
       *[other] { $cards } відкритих карток — це забагато для раунду { $round }
    }

# plain; number $cards $round
companion-wrong-revealed-at-turn =
    { $cards ->
        [one] під час його ходу в раунді { $round } має бути відкрито { $cards } картку
        [few] під час його ходу в раунді { $round } має бути відкрито { $cards } картки
       *[other] під час його ходу в раунді { $round } має бути відкрито { $cards } карток
    }

# plain
companion-wrong-era5 = винаходів ери 5 не може бути більше, ніж усіх винаходів
