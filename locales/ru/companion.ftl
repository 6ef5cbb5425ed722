# Russian: the solo mode of Inventions. The guide for translators is at the head of the English file.
#
# The terms are those of the printed book «Изобретения. Эволюция идей. Правила одиночной игры»: ОИ, эпохальное достижение, панель
# общих знаний, панель эврики, столп эпохи, столп периода, житель, жетон прогресса, жетон процветания, фишка связанного действия.

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
       *[other] { $citizens } жителей
    }

part-companion-shares =
    { $player ->
        [chronos] Хронос распространяет
        [you] вы распространяете
       *[hephaestus] Гефест распространяет
    }

# plain; word $player
companion-player =
    { $player ->
        [chronos] Хронос
        [you] вы
       *[hephaestus] Гефест
    }

# The color that nobody plays, and its milestone display.
# plain
companion-free = неиспользуемый цвет

# plain; word $speciality
companion-speciality =
    { $speciality ->
        [economy] экономика
        [culture] культура
       *[technology] технологии
    }

# plain; word $action
companion-action =
    { $action ->
        [present] рассказ об идее
        [invent] создание изобретения
        [innovate] улучшение изобретения
        [share] распространение изобретения
        [call-specialists] возвращение специалистов
        [gain-influence] получение влияния
        [travel] странствие
        [eureka] эврика
        [send-diplomat] отправка дипломата
       *[call-diplomat] возвращение дипломата
    }

# What an idea card is about, its era, and the milestone that inventing needs.
# plain; text $speciality $milestone; number $era
companion-idea = { $speciality }, эра { $era }, «{ $milestone }»

# A card of Era 1 needs no milestone.
# plain; text $speciality; number $era
companion-idea-first = { $speciality }, эра { $era }

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
        [easy] низкий
        [normal] нормальный
       *[hard] высокий
    }

# plain
milestone-control-of-fire = Овладение огнём

# plain
milestone-stone-bone-tools = Орудия из камня и кости

# plain
milestone-origin-of-language = Зарождение языка

# plain
milestone-transportation = Транспорт

# plain
milestone-agriculture = Земледелие

# plain
milestone-mining = Горное дело

# plain
milestone-cotton = Хлопок

# plain
milestone-copper-smelting = Выплавка меди

# plain
milestone-iron = Железо

# plain
milestone-mathematics = Математика

# plain
milestone-sailing = Мореплавание

# plain
milestone-paper = Бумага

# plain
milestone-crane = Подъёмный кран

# plain
milestone-greek-fire = Греческий огонь

# plain
milestone-electricity = Электричество

# plain
milestone-telegraph = Телеграф

# plain
milestone-vaccination = Вакцинация

# plain
milestone-internal-combustion = Двигатель внутреннего сгорания

# plain
milestone-computer = Компьютер

# plain
milestone-solar-cell = Солнечная батарея

# plain
milestone-ai = ИИ

## Questions of the set-up.

# plain; number $region
companion-question-need = регион { $region }: сколько специалистов требует его жетон специалистов?

# plain; number $region
companion-question-wealth = регион { $region }: какая буква на его жетонах процветания?

# plain; number $number
companion-question-display = чья панель личных эпохальных достижений под номером { $number }, считая снизу?

# plain; word $player
companion-question-own-milestone =
    { $player ->
        [you] какое эпохальное достижение лежит на вашей личной панели?
       *[other] какое эпохальное достижение лежит на личной панели { part-companion-gen }?
    }

# plain
companion-question-free-milestone = какое эпохальное достижение лежит на личной панели неиспользуемого цвета?

# plain; number $number
companion-question-eureka-tile = панель эврики: какое эпохальное достижение лежит на месте { $number }, считая справа?

# plain; number $region
companion-question-first-idea = регион { $region }: какая идея там лежит?

# The idea with the letter B that names an opponent's own milestone.
# plain; word $player
companion-question-first-speciality = какого типа начальная идея (с буквой В) { part-companion-gen }?

# plain
companion-question-claim = ваш ход в подготовительном раунде: в каком регионе вы берёте идею?

## Questions of the game.

# plain; word $player
companion-question-turn = следующим ходит { companion-player }. Всё передвинуто?

# plain
companion-question-report = ваш ход: что вы сделали? Называйте по одному действию; остальное соперникам не важно.

# plain; number $region
companion-question-citizens = регион { $region }: сколько жителей вы выставили на жетон специалистов?

# plain; number $region
companion-question-presented = регион { $region }: о какой идее вы рассказали?

# plain
companion-question-revealed = какую карту вы открываете сверху колоды действий Гефеста?

# plain; number $card $row
companion-question-row = карта { $card } Гефеста: какое действие в строке { $row }?

# plain
companion-question-rightmost-idea = какая идея лежит крайней справа на панели идей?

# plain
companion-question-rightmost-speciality = какого типа крайняя правая идея на панели идей?

# The book names no type here; chance decides.
# plain
companion-question-chance = панель идей пуста: бросьте жребий. Какой тип выпал?

# plain; text $tile
companion-question-holds = есть ли у вас жетон прогресса «{ $tile }»?

# plain; number $era
companion-question-era-change = эра { $era } закончилась. Всё передвинуто?

# plain
companion-question-turn-order = чей маркер эры стоит на самом правом занятом делении обновления порядка хода?

# plain
companion-question-place = вы изменяете порядок хода: каким по счёту вы хотите ходить?

# plain
companion-question-sheet-points = сколько у вас ОИ после подсчёта по обычным правилам?

# plain
companion-question-sheet-inventions = сколько у вас изобретений?

# plain
companion-question-sheet-era5 = сколько из них из эры 5?

# plain
companion-question-sheet-wealth = сколько ваших жетонов процветания принесли вам ОИ?

# plain
companion-question-sheet-progress = сколько у вас жетонов прогресса того типа, которого больше всего?

# plain
companion-question-sheet-supply = сколько жителей осталось в вашем запасе?

# plain
companion-question-sheet-full = заполнены ли все клетки вашего поля прогресса?

# plain
companion-question-sheet-influence = каково ваше влияние?

# What is still missing of an answer that is told step by step.
# plain
companion-narrow-era = из какой эры карта?

# plain
companion-narrow-milestone = какое эпохальное достижение?

# plain
companion-narrow-action = на какое действие?

# plain
companion-narrow-region = в каком регионе?

# plain
companion-narrow-space = в какую ячейку, считая слева?

# plain
companion-narrow-idea = какую идею?

# Where the answer is any number of a range.
# plain; number $least $most
companion-numbers = число от { $least } до { $most }

## Answers: short, as on a button.

# plain; word $player
companion-answer-turn = да, ходит { companion-player }

# plain
companion-answer-era-change = да, смена эры

# plain; text $action
companion-answer-place = столп на действие «{ $action }»

# plain; number $region
companion-answer-present = рассказ об идее в регионе { $region }

# plain; number $region
companion-answer-invent = создание изобретения в регионе { $region }

# plain; number $region
companion-answer-innovate = улучшение изобретения в регионе { $region }

# plain; number $region
companion-answer-share = распространение изобретения региона { $region }, взят жетон стремления

# plain; number $region
companion-answer-share-wealth = распространение изобретения региона { $region }, взят жетон процветания

# plain; number $region
companion-answer-sage = странствие в регион { $region }, взят мудрец

# plain; number $region
companion-answer-influence = жетон влияния в регион { $region }

# plain; text $milestone
companion-answer-eureka = эврика: взято достижение «{ $milestone }»

# plain; number $number
companion-answer-marker = маркер эры в ячейку { $number }

# plain; text $milestone
companion-answer-send = дипломат отправлен на достижение «{ $milestone }»

# plain; text $milestone
companion-answer-call = дипломат возвращён с достижения «{ $milestone }»

# plain; number $number
companion-answer-take = взята идея { $number } с панели, считая справа

# plain
companion-answer-take-stack = взята верхняя идея из стопки

# plain
companion-answer-end = мой ход закончен

# Several answers of one kind, of which one is chosen next.
# plain
companion-kind-place = столп на действие …

# plain
companion-kind-present = рассказ об идее …

# plain
companion-kind-invent = создание изобретения …

# plain
companion-kind-innovate = улучшение изобретения …

# plain
companion-kind-share = распространение изобретения, взят жетон стремления …

# plain
companion-kind-share-wealth = распространение изобретения, взят жетон процветания …

# plain
companion-kind-sage = странствие, взят мудрец …

# plain
companion-kind-influence = жетон влияния в регион …

# plain
companion-kind-eureka = эврика …

# plain
companion-kind-marker = маркер эры в ячейку …

# plain
companion-kind-send = отправка дипломата …

# plain
companion-kind-call = возвращение дипломата …

# plain
companion-kind-take = взята идея с панели …

# plain; number $era
companion-era = эра { $era }

# plain; number $region
companion-region = регион { $region }

# A card of Hephaestus with its rows from the top.
# plain; number $card; text $rows
companion-answer-card = карта { $card }: { $rows }

# plain
companion-answer-new-card = карта, которой ещё не было

# plain
companion-answer-yes = да

# plain
companion-answer-no = нет

# plain
companion-answer-no-idea = идеи нет

# plain
companion-answer-empty = панель пуста

# plain
companion-answer-nobody = ничей

# plain
companion-answer-no-row = строк больше нет

## What happens. For the opponents: what to move, and why.

# plain; word $player; number $region; text $idea
companion-event-replaced = начальная идея { part-companion-gen } идёт в регион { $region }: верните лежащую там идею ({ $idea }) в коробку

# plain; number $count; text $regions
companion-event-unclaimed =
    { $count ->
        [1] идею региона { $regions } никто не взял: сбросьте её
       *[other] идеи регионов { $regions } никто не взял: сбросьте их
    }

# plain; word $player; number $era $round
companion-event-turn =
    { $player ->
        [you] ваш ход (эра { $era }, раунд { $round })
       *[other] ход { part-companion-gen } (эра { $era }, раунд { $round })
    }

# plain; number $card $slot $row
companion-event-revealed = поместите карту { $card } Гефеста в ячейку { $slot } его планшета: стрелка указывает на строку { $row }

# plain; number $row; text $action $why
companion-event-row-passed = строка { $row }, «{ $action }», пропускается: { $why }

# plain; word $player; text $action; number $region
companion-event-chose-region = { companion-player }: «{ $action }» в регионе { $region }

# plain; word $player; text $action $milestone
companion-event-chose-milestone = { companion-player }: «{ $action }», эпохальное достижение «{ $milestone }»

# plain; word $player
companion-event-nothing = { companion-player } не может совершить ни одного действия: ход закончен

# plain; number $row $left; text $action
companion-event-chained = Гефест тратит фишку связанного действия (осталось { $left }) и переходит к строке { $row }, «{ $action }»

# plain; number $row; text $action $why
companion-event-chain-broken = связанные действия закончились: строка { $row }, «{ $action }», невозможна: { $why }

# plain; word $player $pillar; text $action
companion-event-placed =
    { $player ->
        [you] { $pillar ->
            [epoch] ваш столп эпохи теперь на действии «{ $action }»
           *[season] ваш столп периода теперь на действии «{ $action }»
        }
       *[other] { $pillar ->
            [epoch] форум доступен: поместите столп эпохи Гефеста на действие «{ $action }»
           *[season] форум доступен: поместите столп периода Гефеста на действие «{ $action }»
        }
    }

# plain; word $player; number $region
companion-event-walked =
    { $player ->
        [chronos] переместите столп Хроноса на географической карте в регион { $region }
       *[hephaestus] переместите Гефеста на географической карте в регион { $region }
    }

# plain; number $region; text $why
companion-event-region-passed = в регионе { $region } Хроносу нечего делать: { $why }

# plain; word $player; number $region $citizens; text $idea
companion-event-presented =
    { $player ->
        [you] вы рассказываете об идее в регионе { $region }: { $idea }; на жетон специалистов выставьте { part-companion-citizens }
       *[other] поместите идею ({ $idea }) на панель региона { $region } и выставьте { part-companion-citizens } { part-companion-gen } на жетон специалистов, без бонуса
    }

# plain; word $player; number $region; text $idea
companion-event-invented =
    { $player ->
        [you] вы создаёте изобретение в регионе { $region }: { $idea }
       *[other] выставьте 1 жителя { part-companion-gen } в ячейку создания изобретения региона { $region } и переверните карту ({ $idea })
    }

# plain; word $player; number $region
companion-event-innovated =
    { $player ->
        [you] вы улучшаете изобретение в регионе { $region }
       *[other] выставьте 1 жителя { part-companion-gen } в ячейку улучшения региона { $region }
    }

# $inventor is a word like $player: where the card goes.
# plain; word $player $inventor; number $region; text $idea
companion-event-shared =
    { $inventor ->
        [you] { part-companion-shares } изобретение региона { $region } ({ $idea }): изобретатель вы, заберите карту
       *[other] { part-companion-shares } изобретение региона { $region } ({ $idea }): карта идёт в общую стопку соперников
    }

# plain; word $player $from; number $region $citizens
companion-event-settled =
    { $player ->
        [you] { $from ->
            [card] переместите { part-companion-citizens } вашего цвета от карты в регион { $region } на географической карте
           *[supply] выставьте { part-companion-citizens } вашего цвета из запаса в регион { $region } на географической карте
        }
       *[other] { $from ->
            [card] переместите { part-companion-citizens } { part-companion-gen } от карты в регион { $region } на географической карте
           *[supply] выставьте { part-companion-citizens } { part-companion-gen } из запаса в регион { $region } на географической карте
        }
    }

# plain; word $player; number $region
companion-event-recalled = верните 1 жителя { part-companion-gen } из региона { $region } на географической карте в запас

# plain; number $points; text $reason
companion-event-bots-scored = передвиньте маркер подсчёта очков Гефеста на { $points } ОИ: { $reason }

# plain; number $points; text $reason
companion-event-you-scored = вы получаете { $points } ОИ: { $reason }

# plain; number $before $now; text $reason
companion-event-influence = передвиньте ваш маркер влияния с { $before } на { $now }: { $reason }

# plain; text $tile $why
companion-event-progress-passed = жетон прогресса «{ $tile }»: { $why }, поэтому следующий номер

# plain; word $player; text $tile
companion-event-took-progress = положите жетон прогресса «{ $tile }» в ячейку { part-companion-gen } на планшете одиночной игры

# plain; word $player; text $speciality
companion-event-no-progress = жетонов прогресса ({ $speciality }) для { part-companion-gen } не осталось

# plain; word $player; number $region; text $letter
companion-event-took-wealth =
    { $player ->
        [you] вы берёте жетон процветания { $letter } из региона { $region }
       *[other] положите жетон процветания { $letter } из региона { $region } в ячейку { part-companion-gen } на планшете одиночной игры
    }

# plain; word $player; number $region
companion-event-took-sage =
    { $player ->
        [you] вы берёте мудреца из региона { $region }
       *[other] переместите мудреца из региона { $region } на планшет Гефеста
    }

# plain; word $side; number $region
companion-event-flipped =
    { $side ->
        [action] переверните жетон знаний региона { $region }: теперь он стороной с ОИ вниз
       *[points] переверните жетон знаний региона { $region }: теперь он стороной с ОИ вверх
    }

# plain; word $player; number $region $space
companion-event-token-laid =
    { $player ->
        [you] ваш жетон влияния лежит в регионе { $region }, в ячейке { $space } слева
       *[other] поместите жетон влияния { part-companion-gen } лицевой стороной вниз в регион { $region }, в ячейку { $space } слева
    }

# plain; text $milestone
companion-event-became-common = переместите эпохальное достижение «{ $milestone }» на панель общих знаний, выше всех достижений той же и более ранних эр

# plain; text $milestone
companion-event-pushed-out = панель общих знаний заполнена: сбросьте её нижнее эпохальное достижение, «{ $milestone }»; дипломаты с него возвращаются

# plain; word $player; text $milestone
companion-event-took-milestone =
    { $player ->
        [you] вы берёте достижение «{ $milestone }» с панели эврики
       *[other] поместите достижение «{ $milestone }» с панели эврики на личную панель { part-companion-gen }
    }

# plain; text $milestone
companion-event-free-milestone = поместите достижение «{ $milestone }» с панели эврики на личную панель неиспользуемого цвета

# plain; word $player; number $era
companion-event-marker-put =
    { $player ->
        [you] ваш маркер эры переходит в эру { $era }
       *[other] продвиньте маркер эры { part-companion-gen } в крайнюю правую доступную ячейку эры { $era }, без бонуса
    }

# plain; word $player; number $era $space
companion-event-marker-put-on =
    { $player ->
        [you] ваш маркер эры переходит в ячейку { $space } эры { $era }
       *[other] продвиньте маркер эры { part-companion-gen } в ячейку { $space } эры { $era }, крайнюю правую доступную, без бонуса
    }

# plain; word $player; text $milestone
companion-event-diplomat-sent =
    { $player ->
        [you] ваш житель теперь дипломат на достижении «{ $milestone }»
       *[other] поместите 1 жителя { part-companion-gen } дипломатом на достижение «{ $milestone }», без бонуса
    }

# plain; word $player; text $milestone
companion-event-diplomat-called =
    { $player ->
        [you] ваш дипломат уходит с достижения «{ $milestone }»
       *[other] верните дипломата { part-companion-gen } с достижения «{ $milestone }» в запас
    }

# plain; word $player; text $idea
companion-event-idea-taken =
    { $player ->
        [you] вы берёте идею с панели идей: { $idea }
       *[other] возьмите крайнюю правую идею с панели идей: { $idea }
    }

# plain
companion-event-display-filled = сдвиньте карты на панели идей и заполните её

# plain; number $era
companion-event-era-over = эра { $era } закончилась

# plain; text $cards; number $count
companion-event-cards-under =
    { $count ->
        [1] поместите использованную карту Гефеста ({ $cards }) под низ его колоды
       *[other] перемешайте использованные карты Гефеста ({ $cards }) и поместите под низ его колоды
    }

# plain; number $tokens
companion-event-chain-token = переместите фишку связанного действия Гефеста со шкалы эры на его планшет: теперь фишек { $tokens }

# plain; text $milestones
companion-event-eureka-filled = панель эврики, считая справа: { $milestones }

# plain; text $players
companion-event-order = порядок хода теперь: { $players }

# plain; number $sages
companion-event-season-over =
    { $sages ->
        [0] столпы периода возвращаются, ваши вовлечённые специалисты идут домой, мудрецы снова во всех регионах
       *[other] столпы периода возвращаются, ваши вовлечённые специалисты идут домой, мудрецы снова во всех регионах; Гефест возвращает мудрецов: { $sages }
    }

# plain; number $era
companion-event-ideas-discarded = сбросьте с панели идей и с руки идеи эры { $era } и более ранние

# plain; number $era
companion-event-era-begins = начинается эра { $era }

# $fields is what was set, as it was written; $note why.
# plain; text $fields $note
companion-event-corrected = исправлено: { $fields } ({ $note })

# plain; text $fields
companion-event-corrected-bare = исправлено: { $fields }

# plain
companion-event-over = партия закончена

## Why something is passed over: behind a colon.

# plain
companion-why-forum-closed = в этом форуме стоит его собственный столп

# plain
companion-why-no-idea = панель идей пуста

# plain
companion-why-no-empty-region = во всех регионах есть карты

# plain
companion-why-no-citizen = в запасе слишком мало жителей

# plain; text $milestone
companion-why-no-milestone = нужно достижение «{ $milestone }», которое ещё не появилось на игровом поле

# plain
companion-why-nothing-to-invent = ни одна идея не может стать изобретением

# plain
companion-why-nothing-to-share = ни у одного изобретения нет его жителя

# plain
companion-why-nothing-to-innovate = ни у одного чужого изобретения нет свободной ячейки улучшения

# plain
companion-why-no-sage = на географической карте нет мудрецов

# plain
companion-why-nobody-to-call = на географической карте нет его жителей

# plain
companion-why-no-token = у него не осталось жетонов влияния

# plain
companion-why-no-influence-space = ни в одном регионе нет места для его жетона влияния

# plain
companion-why-no-eureka-tile = панель эврики пуста

# plain
companion-why-not-later = на панели эврики нет достижений более продвинутой эры, чем у него

# plain
companion-why-no-room = ни на одном эпохальном достижении нет места для его дипломата

# plain
companion-why-no-diplomat = ни на одном эпохальном достижении нет его дипломата

# plain
companion-why-has-tile = такой жетон у него уже есть

# plain
companion-why-used-up = таких жетонов не осталось

## For what somebody scores: behind a colon.

# plain; number $region
companion-reason-presenter = распространена идея региона { $region }, её эра за каждого жителя автора на жетоне специалистов

# plain; number $region
companion-reason-highest-value = наибольшее значение влияния в регионе { $region }, даже если ячейка занята

# plain; number $region
companion-reason-covered = значение накрытой ячейки влияния в регионе { $region }

# plain
companion-reason-knowledge-tiles = по 2 за каждый перевёрнутый жетон знаний

# plain
companion-reason-sages = по 2 за каждого возвращённого мудреца

# plain; text $milestone; number $era
companion-reason-era = номер эры достижения «{ $milestone }»: { $era }

# plain; text $action
companion-reason-visit = столп помещён в ту же ячейку, «{ $action }»

# plain; text $milestone
companion-reason-diplomat = дипломат отправлен на достижение «{ $milestone }» более продвинутой эры

# plain
companion-reason-era-change = смена эры

## The table.

# plain; number $era $round; word $player
companion-heading-turn =
    { $player ->
        [you] эра { $era }, раунд { $round }: ваш ход
       *[other] эра { $era }, раунд { $round }: ход { part-companion-gen }
    }

# plain; number $era
companion-heading-era = эра { $era } закончилась

# plain
companion-heading-set-up = подготовка к игре

# plain
companion-heading-over = партия закончена

# The profile of the box that is played with.
# plain; text $name
companion-box = профиль коробки: { $name }

# A profile that is nobody's box.
# plain
companion-box-ours = без коробки. Эти значения придуманы нами, чтобы попробовать программу; напечатанным они не соответствуют.

# plain
companion-label-order = порядок хода

# The way of migration.
# plain
companion-label-way = миграция

# plain
companion-label-assembly = ассамблея

# plain
companion-label-common = общие знания

# plain
companion-label-private = личные панели

# plain
companion-label-eureka = панель эврики

# plain
companion-label-discard = сброс

# plain
companion-label-deck = колода

# plain; number $slot
companion-label-slot = ячейка { $slot }

# plain
companion-label-board = планшет

# plain
companion-label-progress = прогресс

# plain
companion-label-wealth = процветание

# plain
companion-label-left = осталось

# What lies in a region.
# plain; word $kind; text $idea
companion-card =
    { $kind ->
        [idea] идея ({ $idea })
       *[invention] изобретение ({ $idea })
    }

# plain
companion-no-card = нет карты

# plain; word $player; number $citizens
companion-presenter = автор идеи: { companion-player } ({ $citizens })

# plain; word $player
companion-inventor = изобретатель: { companion-player }

# plain; word $player
companion-innovator = улучшение: { companion-player }

# plain; text $counts
companion-on-map = жители: { $counts }

# The influence spaces from the left with their values, and whose tokens lie there.
# plain; text $spaces
companion-influence = влияние: { $spaces }

# plain; word $player; number $count
companion-count = { companion-player } { $count }

# plain
companion-sage = мудрец

# plain; word $side
companion-side =
    { $side ->
        [action] жетон знаний: ОИ вниз
       *[points] жетон знаний: ОИ вверх
    }

# plain; text $letters
companion-wealth = процветание { $letters }

# plain; number $need
companion-need = нужно специалистов: { $need }

# plain; word $player $pillar
companion-pillar =
    { $pillar ->
        [epoch] { companion-player }, столп эпохи
       *[season] { companion-player }, столп периода
    }

# A milestone with its era and the diplomats on it.
# plain; text $milestone $players; number $era
companion-milestone-with = { $milestone } (эра { $era }), дипломаты: { $players }

# plain; text $milestone; number $era
companion-milestone = { $milestone } (эра { $era })

# plain; text $owner $milestone
companion-private = { $owner } – { $milestone }

# Cards in an order that nobody knows.
# plain; text $cards
companion-shuffled = { $cards } в любом порядке

# plain; number $count
companion-chain-tokens =
    { $count ->
        [one] { $count } фишка связанного действия
        [few] { $count } фишки связанных действий
       *[other] { $count } фишек связанных действий
    }

# plain; number $count
companion-sages =
    { $count ->
        [one] { $count } мудрец
        [few] { $count } мудреца
       *[other] { $count } мудрецов
    }

# plain; number $count
companion-tokens =
    { $count ->
        [one] { $count } жетон влияния
        [few] { $count } жетона влияния
       *[other] { $count } жетонов влияния
    }

# plain; number $count
companion-supply =
    { $count ->
        [one] { $count } житель в запасе
        [few] { $count } жителя в запасе
       *[other] { $count } жителей в запасе
    }

# plain; number $count
companion-your-influence = влияние { $count }

# plain; number $points
companion-your-points = { $points } ОИ, насколько известно из ходов соперников и ваших ответов

## Points and the end.

# plain
companion-score-bots = Хронос и Гефест

# plain
companion-score-you = вы

# plain
companion-score-track = ОИ на шкале

# plain; number $count $value
companion-score-inventions = изобретения: { $count } по { $value }

# plain; number $count $value
companion-score-progress = жетоны прогресса: { $count } по { $value }

# plain; number $count $value
companion-score-wealth = жетоны процветания: { $count } по { $value }

# plain
companion-score-total = вместе

# plain
companion-score-yours = ОИ после подсчёта по обычным правилам

# plain; word $met; number $you $bots
companion-goal-1 =
    { $met ->
        [yes] вариант 1: вы побеждаете, { $you } ОИ против { $bots }: больше, чем оба соперника вместе
       *[no] вариант 1: вы не побеждаете, { $you } ОИ против { $bots }: нужно больше, чем у обоих соперников вместе
    }

# plain; word $met; number $count
companion-goal-2 =
    { $met ->
        [yes] вариант 2: вы побеждаете, наград { $count } из 12 при необходимых 8
       *[no] вариант 2: вы не побеждаете, наград { $count } из 12, а нужно 8
    }

# $have is what there is; the awards by their numbers.
# plain; number $have $need
companion-award-1 = вы набираете больше ОИ, чем соперники: { $have }, нужно { $need }

# plain; number $have $need
companion-award-2 = больше ОИ и после распространения всех оставшихся на поле изобретений, о которых рассказывали соперники: { $have }, нужно { $need }

# plain; number $have $need
companion-award-3 = хотя бы на 20 ОИ больше, чем у соперников: { $have }, нужно { $need }

# plain; number $have
companion-award-4 = хотя бы 10 изобретений: { $have }

# plain; number $have
companion-award-5 = хотя бы 2 изобретения из эры 5: { $have }

# plain; number $have
companion-award-6 = ОИ по условиям хотя бы 6 жетонов процветания: { $have }

# plain; number $have
companion-award-7 = все 7 жетонов прогресса одного типа: { $have }

# plain; number $have
companion-award-8 = все 7 ячеек на игровом поле заняты идеями или изобретениями: { $have }

# plain; number $have
companion-award-9 = все карты на поле, о которых вы рассказывали, стали изобретениями; ещё идеи: { $have }

# plain; number $have
companion-award-10 = все ваши жители находятся в игре; осталось в запасе: { $have }

# plain; word $met
companion-award-11 =
    { $met ->
        [yes] заполнены все клетки на вашем поле прогресса: да
       *[no] заполнены все клетки на вашем поле прогресса: нет
    }

# plain; number $have
companion-award-12 = ваше влияние составляет хотя бы 8: { $have }

# Honor points.
# plain; word $met; number $honor
companion-honor =
    { $met ->
        [yes] есть: { $honor } ОП
       *[no] нет: { $honor } ОП
    }

# plain; number $honor; text $level
companion-level = { $honor } ОП из 16. Уровень развития вашего общества: { $level }

# plain
companion-level-none = никакой

# plain
companion-level-neanderthal = неандертальское

# plain
companion-level-medieval = средневековое

# plain
companion-level-advanced = технологически продвинутое

# plain
companion-level-artificial-intelligence = с искусственным интеллектом

# plain
companion-level-genius = гениальное

# plain
companion-level-alien = инопланетное

# The head of the page to keep.
# plain; text $difficulty
companion-report = Изобретения. Эволюция идей: одиночная игра, уровень сложности: { $difficulty }

# plain
companion-report-awards = награды

# plain
companion-report-log = ход партии

## In the terminal.

# plain; text $difficulty $help; word $draws
companion-begins =
    { $draws ->
        [program] помощник для одиночной игры, уровень сложности: { $difficulty }. Карты Гефеста тянет программа; «{ $help }» – помощь.
       *[person] помощник для одиночной игры, уровень сложности: { $difficulty }. Карты Гефеста вы тянете из настоящей колоды; «{ $help }» – помощь.
    }

# plain; text $file; number $count
companion-resumed = партия из { $file } продолжается, ответов уже: { $count }

# plain; text $file $command
companion-saves = каждый ответ записывается в { $file }; продолжить позже: { $command }

# plain; text $save
companion-unsaved = эта партия не записывается: «{ $save }» и имя файла начнут запись

# plain; text $file $reason
companion-not-saved = { $file } не записывается: { $reason }

# plain
companion-undone = ответ взят назад

# plain
companion-nothing-undone = брать назад нечего

# plain
companion-redone = ответ дан снова

# plain
companion-nothing-redone = повторять нечего

# $key is the field, $what is from companion-wrong-….
# plain; text $key $what
companion-not-corrected = ничего не исправлено. В поле «{ $key }»: { $what }

# plain
companion-not-now = до первого раунда и после последнего исправлять нечего: возьмите ответ назад

# plain; text $example
companion-correctable = напишите, что исправить и почему, например «{ $example }». Поля сейчас:

# plain; text $said; number $count
companion-no-number =
    { $count ->
        [1] «{ $said }» – не ответ: есть только номер 1
       *[other] «{ $said }» – не ответ: номера от 1 до { $count }
    }

# plain; text $said $help
companion-no-answer = «{ $said }» – здесь не ответ: введите номер; «{ $help }» – помощь

# plain; text $said
companion-too-late = партия закончена: «{ $said }» – слишком поздно

# plain; text $command $help
companion-needs-word = после «{ $command }» нужно ещё слово: см. «{ $help }»

# plain; text $file
companion-reported = страница на память записана в { $file }

# Commands are single words; the English ones are always understood too.
# plain
companion-command-undo = назад

# plain
companion-command-redo = вперёд

# plain
companion-command-correct = исправить

# What stands for fields and their values.
# plain
companion-command-correct-what = ПОЛЕ = ЗНАЧЕНИЕ # ПОЧЕМУ

# plain
companion-command-table = стол

# plain
companion-command-score = счёт

# plain
companion-command-save = записать

# What stands for the name of a file.
# plain
companion-command-save-file = ФАЙЛ

# plain
companion-command-help = помощь

# plain
companion-command-quit = выход

# plain
companion-help = Отвечайте номером ответа. Кроме того:

# plain
companion-help-undo = взять назад последний ответ, сколько угодно раз

# plain
companion-help-redo = повторить взятый назад ответ

# plain
companion-help-correct = исправить поле; без слов: показать все поля

# plain
companion-help-table = показать стол

# plain
companion-help-score = показать счёт

# plain
companion-help-save = записывать в файл, сейчас и после каждого ответа

# plain
companion-help-help = эта справка

# plain
companion-help-quit = закончить; записанное продолжится потом

## The form for a box profile.

# plain; text $undo
companion-form-begins = то, что напечатано на вашей коробке, спрашивается один раз и хранится в файле. «{ $undo }» – к предыдущему вопросу.

# plain
companion-form-name = Название

# plain
companion-form-name-why = как назвать эту коробку?

# plain
companion-form-ring = Два столбца эпохальных достижений

# plain
companion-form-ring-why = Гефест обходит их против часовой стрелки. С какой стороны панель общих знаний?

# plain
companion-form-ring-left = слева от личных панелей

# plain
companion-form-ring-right = справа от них

# plain
companion-form-ring-other = иначе, как в тексте профиля

# plain
companion-form-forums = Пять форумов ассамблеи

# plain
companion-form-forums-why = Какие два действия на одном форуме? В примерах книги рассказ об идее, улучшение и получение влияния на трёх разных.

# plain; text $action
companion-form-ask-forums = какое действие в одном форуме с действием «{ $action }»?

# plain; number $number
companion-form-forum = Форум { $number }

# plain
companion-form-influence = Ячейки влияния регионов

# plain
companion-form-influence-why = Числа на них слева направо, через пробел: 6 4 2

# plain; number $region
companion-form-ask-influence = регион { $region }: значения ячеек влияния слева направо, через пробел, например: 6 4 2

# plain
companion-form-cards = Пять карт Гефеста

# plain
companion-form-cards-why = Строки сверху вниз; * — знак связанного действия. Карту, оставленную пустой, вы назовёте, когда впервые её откроете.

# plain; number $card
companion-form-ask-cards = карта { $card } Гефеста: номера её действий сверху вниз, с * у символа связанного действия, например: 4 1 3* 5*. Пустая строка пропускает карту: тогда вы назовёте её действия, когда откроете её.

# plain; number $card
companion-form-card = Карта { $card }

# plain
companion-form-spaces = Места для дипломатов

# plain
companion-form-spaces-why = Сколько дипломатов помещается на каждом достижении, считая дипломата владельца. Пусто значит 3.

# plain
companion-form-ask-spaces = места для дипломатов там, где их не 3: номер достижения и число мест, например: 6 2. Пустая строка, когда больше нет.

# plain
companion-form-track = Шкала эры

# plain
companion-form-track-why = Деления для маркеров эры слева. С ними программа сама знает, кто меняет порядок хода; без них она спрашивает.

# $sign is the letter for a space that changes the turn order.
# plain; number $era; text $sign
companion-form-ask-track = шкала эры, эра { $era }: деления для маркеров эры слева, «-» для обычного и «{ $sign }» для деления порядка хода, через пробел. Пустая строка для эры 2 пропускает шкалу: тогда вас спросят, когда это важно.

# plain
companion-form-track-space = деление

# plain
companion-form-track-order = деление порядка хода

# plain
companion-form-ideas = Названия идей

# plain
companion-form-ideas-why = Если хотите видеть на кнопках названия карт, впишите их сюда. Сохраните, чтобы появились ещё строки.

# plain; text $example
companion-form-ask-ideas = названия карт идей, если хотите их видеть, по одному в строке: название, тип, эра и достижение, как здесь: { $example }. Пустая строка, когда больше нет.

# plain
companion-form-idea-name = Название на карте

# plain
companion-form-idea-about = Тип

# plain
companion-form-idea-era = Эра

# plain
companion-form-idea-milestone = Нужное для создания достижение

# plain; text $one $other
companion-form-warning = «{ $one }» и «{ $other }» здесь в одном форуме, а в примерах книги нет: проверьте ещё раз

# plain; text $file $command
companion-form-saved = профиль записан в { $file }; играть с ним: { $command }

# plain; text $file
companion-form-incomplete = профиль не заполнен до конца: { $file } не записан

## Why a correction or a box profile is refused: behind a colon.

# plain
companion-wrong-unknown-key = такого поля нет

# plain
companion-wrong-missing = этого не хватает

# plain; text $expected $got
companion-wrong-expected = здесь нужно: { $expected }; написано: { $got }

# plain
companion-expected-text = текст в кавычках

# plain
companion-expected-truth = да или нет

# plain; number $least $most
companion-expected-number = число от { $least } до { $most }

# plain
companion-expected-list = список

# plain
companion-expected-table = таблица

# plain
companion-expected-two-actions = по два действия на каждый форум

# plain
companion-expected-five-forums = пять форумов

# plain
companion-expected-rows = хотя бы одна строка

# plain
companion-expected-owners = все четыре владельца, каждый по одному разу

# plain
companion-expected-order = все три игрока по порядку, каждый по одному разу

# plain
companion-expected-card = без карты, идея или изобретение

# plain; text $said; word $thing
companion-wrong-no-thing =
    { $thing ->
        [action] «{ $said }» не действие
        [milestone] «{ $said }» не эпохальное достижение
        [turn] «{ $said }» не ход игрока и не смена эры
        [player] «{ $said }» не игрок
        [owner] «{ $said }» не владелец панели
        [side] «{ $said }» не сторона жетона знаний
       *[difficulty] «{ $said }» не уровень сложности
    }

# $what is what a parser says, in English.
# plain; text $what
companion-wrong-form = текст не читается: { $what }

# plain; text $said
companion-wrong-slot = «{ $said }» не место для достижения: в каждом столбце места 1–4

# plain; text $action
companion-wrong-mark = у действия «{ $action }» не бывает знака связанного действия

# plain; text $said
companion-wrong-idea = «{ $said }» не карта: нужны тип, эра и достижение

# plain; text $milestone; number $era $needs
companion-wrong-later = карта эры { $era } не может требовать «{ $milestone }» из эры { $needs }

# plain; text $said
companion-wrong-bare = «{ $said }»: не хватает достижения, без него только карты эры 1

# plain; text $said
companion-wrong-too-much = «{ $said }»: картам эры 1 достижение не нужно

# plain; text $said
companion-wrong-progress = «{ $said }» не жетон прогресса: нужны тип и число от 1 до 7

# plain; text $said
companion-wrong-space = «{ $said }» не деление шкалы эры

# plain; text $said; number $count
companion-wrong-setting = настройки «{ $said }» нет: они под номерами от 1 до { $count }

# plain; text $name $said $readings
companion-wrong-reading = { $name } не может быть «{ $said }»; возможно: { $readings }

# plain
companion-wrong-no-field = не названо ни одного поля

# plain
companion-wrong-not-now = до первого раунда и после последнего исправлять нечего

# plain; text $action
companion-wrong-two-forums = действие «{ $action }» на двух форумах

# plain; text $action
companion-wrong-no-forum = действия «{ $action }» нет ни на одном форуме

# plain; word $column; number $number
companion-wrong-no-slot =
    { $column ->
        [private] не хватает места { $number } личных панелей
       *[common] не хватает места { $number } панели общих знаний
    }

# plain
companion-wrong-slot-twice = одно место названо дважды

# plain; number $region
companion-wrong-no-region = не хватает региона { $region }

# plain; number $era
companion-wrong-no-era = не хватает эры { $era }

# plain
companion-wrong-rising = значения должны убывать слева направо

# plain
companion-wrong-markers = в профиле на шкале эры не стоят маркеры

# plain
companion-wrong-no-display = панель идей в этой игре не ведётся

# plain
companion-wrong-no-track = шкала эры в этой игре не ведётся

# plain; text $said
companion-wrong-first-era = «{ $said }»: идей эры 1 не бывает

# plain
companion-wrong-first-era-idea = идей эры 1 не бывает, только изобретения

# plain; text $what
companion-wrong-twice = «{ $what }» названо дважды

# plain; number $card
companion-wrong-card-twice = карта { $card } названа дважды

# plain; text $said
companion-wrong-no-letter = «{ $said }» не жетон процветания: они от A до G

# plain; number $count
companion-wrong-token-spaces = ячеек для жетонов влияния: { $count }

# plain
companion-wrong-no-card = жители стоят, а карты нет

# plain
companion-wrong-no-presenter = у карты нет автора идеи

# plain
companion-wrong-no-citizen = у автора идеи нет жителя рядом с картой

# plain
companion-wrong-invented-idea = у идеи нет изобретателя и улучшившего

# plain
companion-wrong-no-inventor = у изобретения нет изобретателя

# plain
companion-wrong-own-invention = никто не улучшает собственное изобретение

# plain; number $era $rounds
companion-wrong-rounds = раундов в эре { $era }: { $rounds }

# plain
companion-wrong-era-not-over = эра не кончается раньше своего последнего раунда

# plain; text $milestone
companion-wrong-not-revealed = «{ $milestone }» в этой эре ещё не открыто

# plain
companion-wrong-older-below = более ранние достижения лежат ниже поздних

# plain
companion-wrong-four-slots = мест всего четыре

# plain; text $milestone
companion-wrong-other-deck = «{ $milestone }» не из стопки этой эры

# plain
companion-wrong-not-on-board = этого достижения нет на поле

# plain; number $count
companion-wrong-room = там мест для дипломатов: { $count }

# plain; word $player
companion-wrong-two-markers = два маркера эры: { companion-player }

# plain; word $player; number $era
companion-wrong-other-era = достижение говорит иначе: { companion-player }, эра { $era }

# plain
companion-wrong-three-ideas = на панели не больше трёх идей

# plain
companion-wrong-stack = стопка бывает только рядом с тремя идеями

# plain; word $player
companion-wrong-two-tokens = два жетона влияния здесь: { companion-player }

# plain; number $all $most
companion-wrong-tokens = жетонов влияния было бы { $all }, а их { $most }

# plain; number $all $most
companion-wrong-citizens = жителей было бы { $all }, а их { $most }

# plain; number $all $most
companion-wrong-sages = мудрецов было бы { $all }, а их { $most }

# plain; text $tile
companion-wrong-holders = «{ $tile }» было бы у всех троих, а таких жетонов два

# plain; text $letter; number $all $most
companion-wrong-wealth-tiles = жетонов процветания { $letter } было бы { $all }, а их { $most }

# plain
companion-wrong-seasons = столпов периода всего два

# plain; text $action
companion-wrong-two-pillars = на форуме действия «{ $action }» стояло бы два столпа

# plain; number $card
companion-wrong-no-such-card = карты { $card } нет

# plain; number $cards $round
companion-wrong-revealed = для раунда { $round } открыто слишком много карт: { $cards }

# plain; number $cards $round
companion-wrong-revealed-at-turn = к его ходу в раунде { $round } открыто карт: { $cards }

# plain
companion-wrong-era5 = изобретений эры 5 больше, чем изобретений
