# Russian: the solo mode of Inventions. The guide for translators is at the head of the English file.
#
# The terms are those of the printed book «Изобретения. Эволюция идей. Правила одиночной игры»: ОИ, эпохальное достижение, панель
# общих знаний, панель эврики, столп эпохи, столп периода, житель, жетон прогресса, жетон процветания, фишка связанного действия.

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
       *[other] { $citizens } жителей
    }

part-solo-shares =
    { $player ->
        [chronos] Хронос распространяет
        [you] вы распространяете
       *[hephaestus] Гефест распространяет
    }

# plain; word $player
solo-player =
    { $player ->
        [chronos] Хронос
        [you] вы
       *[hephaestus] Гефест
    }

# The color that nobody plays, and its milestone display.
# plain
solo-free = неиспользуемый цвет

# plain; word $speciality
solo-speciality =
    { $speciality ->
        [economy] экономика
        [culture] культура
       *[technology] технологии
    }

# plain; word $action
solo-action =
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
solo-idea = { $speciality }, эра { $era }, «{ $milestone }»

# A card of Era 1 needs no milestone.
# plain; text $speciality; number $era
solo-idea-first = { $speciality }, эра { $era }

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
solo-question-need = регион { $region }: сколько специалистов требует его жетон специалистов?

# plain; number $region
solo-question-wealth = регион { $region }: какая буква на его жетонах процветания?

# plain; number $number
solo-question-display = чья панель личных эпохальных достижений под номером { $number }, считая снизу?

# plain; word $player
solo-question-own-milestone =
    { $player ->
        [you] какое эпохальное достижение лежит на вашей личной панели?
       *[other] какое эпохальное достижение лежит на личной панели { part-solo-gen }?
    }

# plain
solo-question-free-milestone = какое эпохальное достижение лежит на личной панели неиспользуемого цвета?

# plain; number $number
solo-question-eureka-tile = панель эврики: какое эпохальное достижение лежит на месте { $number }, считая справа?

# plain; number $region
solo-question-first-idea = регион { $region }: какая идея там лежит?

# The idea with the letter B that names an opponent's own milestone.
# plain; word $player
solo-question-first-speciality = какого типа начальная идея (с буквой В) { part-solo-gen }?

# plain
solo-question-claim = ваш ход в подготовительном раунде: в каком регионе вы берёте идею?

## Questions of the game.

# plain; word $player
solo-question-turn = следующим ходит { solo-player }. Всё передвинуто?

# plain
solo-question-report = ваш ход: что вы сделали? Называйте по одному действию; остальное соперникам не важно.

# plain; number $region
solo-question-citizens = регион { $region }: сколько жителей вы выставили на жетон специалистов?

# plain; number $region
solo-question-presented = регион { $region }: о какой идее вы рассказали?

# plain
solo-question-revealed = какую карту вы открываете сверху колоды действий Гефеста?

# plain; number $card $row
solo-question-row = карта { $card } Гефеста: какое действие в строке { $row }?

# plain
solo-question-rightmost-idea = какая идея лежит крайней справа на панели идей?

# plain
solo-question-rightmost-speciality = какого типа крайняя правая идея на панели идей?

# The book names no type here; chance decides.
# plain
solo-question-chance = панель идей пуста: бросьте жребий. Какой тип выпал?

# plain; text $tile
solo-question-holds = есть ли у вас жетон прогресса «{ $tile }»?

# plain; number $era
solo-question-era-change = эра { $era } закончилась. Всё передвинуто?

# plain
solo-question-turn-order = чей маркер эры стоит на самом правом занятом делении обновления порядка хода?

# plain
solo-question-place = вы изменяете порядок хода: каким по счёту вы хотите ходить?

# plain
solo-question-sheet-points = сколько у вас ОИ после подсчёта по обычным правилам?

# plain
solo-question-sheet-inventions = сколько у вас изобретений?

# plain
solo-question-sheet-era5 = сколько из них из эры 5?

# plain
solo-question-sheet-wealth = сколько ваших жетонов процветания принесли вам ОИ?

# plain
solo-question-sheet-progress = сколько у вас жетонов прогресса того типа, которого больше всего?

# plain
solo-question-sheet-supply = сколько жителей осталось в вашем запасе?

# plain
solo-question-sheet-full = заполнены ли все клетки вашего поля прогресса?

# plain
solo-question-sheet-influence = каково ваше влияние?

# What is still missing of an answer that is told step by step.
# plain
solo-narrow-era = из какой эры карта?

# plain
solo-narrow-milestone = какое эпохальное достижение?

# plain
solo-narrow-action = на какое действие?

# plain
solo-narrow-region = в каком регионе?

# plain
solo-narrow-space = в какую ячейку, считая слева?

# plain
solo-narrow-idea = какую идею?

# Where the answer is any number of a range.
# plain; number $least $most
solo-numbers = число от { $least } до { $most }

## Answers: short, as on a button.

# plain; word $player
solo-answer-turn = да, ходит { solo-player }

# plain
solo-answer-era-change = да, смена эры

# plain; text $action
solo-answer-place = столп на действие «{ $action }»

# plain; number $region
solo-answer-present = рассказ об идее в регионе { $region }

# plain; number $region
solo-answer-invent = создание изобретения в регионе { $region }

# plain; number $region
solo-answer-innovate = улучшение изобретения в регионе { $region }

# plain; number $region
solo-answer-share = распространение изобретения региона { $region }, взят жетон стремления

# plain; number $region
solo-answer-share-wealth = распространение изобретения региона { $region }, взят жетон процветания

# plain; number $region
solo-answer-sage = странствие в регион { $region }, взят мудрец

# plain; number $region
solo-answer-influence = жетон влияния в регион { $region }

# plain; text $milestone
solo-answer-eureka = эврика: взято достижение «{ $milestone }»

# plain; number $number
solo-answer-marker = маркер эры в ячейку { $number }

# plain; text $milestone
solo-answer-send = дипломат отправлен на достижение «{ $milestone }»

# plain; text $milestone
solo-answer-call = дипломат возвращён с достижения «{ $milestone }»

# plain; number $number
solo-answer-take = взята идея { $number } с панели, считая справа

# plain
solo-answer-take-stack = взята верхняя идея из стопки

# plain
solo-answer-end = мой ход закончен

# Several answers of one kind, of which one is chosen next.
# plain
solo-kind-place = столп на действие …

# plain
solo-kind-present = рассказ об идее …

# plain
solo-kind-invent = создание изобретения …

# plain
solo-kind-innovate = улучшение изобретения …

# plain
solo-kind-share = распространение изобретения, взят жетон стремления …

# plain
solo-kind-share-wealth = распространение изобретения, взят жетон процветания …

# plain
solo-kind-sage = странствие, взят мудрец …

# plain
solo-kind-influence = жетон влияния в регион …

# plain
solo-kind-eureka = эврика …

# plain
solo-kind-marker = маркер эры в ячейку …

# plain
solo-kind-send = отправка дипломата …

# plain
solo-kind-call = возвращение дипломата …

# plain
solo-kind-take = взята идея с панели …

# plain; number $era
solo-era = эра { $era }

# plain; number $region
solo-region = регион { $region }

# A card of Hephaestus with its rows from the top.
# plain; number $card; text $rows
solo-answer-card = карта { $card }: { $rows }

# plain
solo-answer-new-card = карта, которой ещё не было

# plain
solo-answer-yes = да

# plain
solo-answer-no = нет

# plain
solo-answer-no-idea = идеи нет

# plain
solo-answer-empty = панель пуста

# plain
solo-answer-nobody = ничей

# plain
solo-answer-no-row = строк больше нет

## What happens. For the opponents: what to move, and why.

# plain; word $player; number $region; text $idea
solo-event-replaced = начальная идея { part-solo-gen } идёт в регион { $region }: верните лежащую там идею ({ $idea }) в коробку

# plain; number $count; text $regions
solo-event-unclaimed =
    { $count ->
        [1] идею региона { $regions } никто не взял: сбросьте её
       *[other] идеи регионов { $regions } никто не взял: сбросьте их
    }

# plain; word $player; number $era $round
solo-event-turn =
    { $player ->
        [you] ваш ход (эра { $era }, раунд { $round })
       *[other] ход { part-solo-gen } (эра { $era }, раунд { $round })
    }

# plain; number $card $slot $row
solo-event-revealed = поместите карту { $card } Гефеста в ячейку { $slot } его планшета: стрелка указывает на строку { $row }

# plain; number $row; text $action $why
solo-event-row-passed = строка { $row }, «{ $action }», пропускается: { $why }

# plain; word $player; text $action; number $region
solo-event-chose-region = { solo-player }: «{ $action }» в регионе { $region }

# plain; word $player; text $action $milestone
solo-event-chose-milestone = { solo-player }: «{ $action }», эпохальное достижение «{ $milestone }»

# plain; word $player
solo-event-nothing = { solo-player } не может совершить ни одного действия: ход закончен

# plain; number $row $left; text $action
solo-event-chained = Гефест тратит фишку связанного действия (осталось { $left }) и переходит к строке { $row }, «{ $action }»

# plain; number $row; text $action $why
solo-event-chain-broken = связанные действия закончились: строка { $row }, «{ $action }», невозможна: { $why }

# plain; word $player $pillar; text $action
solo-event-placed =
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
solo-event-walked =
    { $player ->
        [chronos] переместите столп Хроноса на географической карте в регион { $region }
       *[hephaestus] переместите Гефеста на географической карте в регион { $region }
    }

# plain; number $region; text $why
solo-event-region-passed = в регионе { $region } Хроносу нечего делать: { $why }

# plain; word $player; number $region $citizens; text $idea
solo-event-presented =
    { $player ->
        [you] вы рассказываете об идее в регионе { $region }: { $idea }; на жетон специалистов выставьте { part-solo-citizens }
       *[other] поместите идею ({ $idea }) на панель региона { $region } и выставьте { part-solo-citizens } { part-solo-gen } на жетон специалистов, без бонуса
    }

# plain; word $player; number $region; text $idea
solo-event-invented =
    { $player ->
        [you] вы создаёте изобретение в регионе { $region }: { $idea }
       *[other] выставьте 1 жителя { part-solo-gen } в ячейку создания изобретения региона { $region } и переверните карту ({ $idea })
    }

# plain; word $player; number $region
solo-event-innovated =
    { $player ->
        [you] вы улучшаете изобретение в регионе { $region }
       *[other] выставьте 1 жителя { part-solo-gen } в ячейку улучшения региона { $region }
    }

# $inventor is a word like $player: where the card goes.
# plain; word $player $inventor; number $region; text $idea
solo-event-shared =
    { $inventor ->
        [you] { part-solo-shares } изобретение региона { $region } ({ $idea }): изобретатель вы, заберите карту
       *[other] { part-solo-shares } изобретение региона { $region } ({ $idea }): карта идёт в общую стопку соперников
    }

# plain; word $player $from; number $region $citizens
solo-event-settled =
    { $player ->
        [you] { $from ->
            [card] переместите { part-solo-citizens } вашего цвета от карты в регион { $region } на географической карте
           *[supply] выставьте { part-solo-citizens } вашего цвета из запаса в регион { $region } на географической карте
        }
       *[other] { $from ->
            [card] переместите { part-solo-citizens } { part-solo-gen } от карты в регион { $region } на географической карте
           *[supply] выставьте { part-solo-citizens } { part-solo-gen } из запаса в регион { $region } на географической карте
        }
    }

# plain; word $player; number $region
solo-event-recalled = верните 1 жителя { part-solo-gen } из региона { $region } на географической карте в запас

# plain; number $points; text $reason
solo-event-bots-scored = передвиньте маркер подсчёта очков Гефеста на { $points } ОИ: { $reason }

# plain; number $points; text $reason
solo-event-you-scored = вы получаете { $points } ОИ: { $reason }

# plain; number $before $now; text $reason
solo-event-influence = передвиньте ваш маркер влияния с { $before } на { $now }: { $reason }

# plain; text $tile $why
solo-event-progress-passed = жетон прогресса «{ $tile }»: { $why }, поэтому следующий номер

# plain; word $player; text $tile
solo-event-took-progress = положите жетон прогресса «{ $tile }» в ячейку { part-solo-gen } на планшете одиночной игры

# plain; word $player; text $speciality
solo-event-no-progress = жетонов прогресса ({ $speciality }) для { part-solo-gen } не осталось

# plain; word $player; number $region; text $letter
solo-event-took-wealth =
    { $player ->
        [you] вы берёте жетон процветания { $letter } из региона { $region }
       *[other] положите жетон процветания { $letter } из региона { $region } в ячейку { part-solo-gen } на планшете одиночной игры
    }

# plain; word $player; number $region
solo-event-took-sage =
    { $player ->
        [you] вы берёте мудреца из региона { $region }
       *[other] переместите мудреца из региона { $region } на планшет Гефеста
    }

# plain; word $side; number $region
solo-event-flipped =
    { $side ->
        [action] переверните жетон знаний региона { $region }: теперь он стороной с ОИ вниз
       *[points] переверните жетон знаний региона { $region }: теперь он стороной с ОИ вверх
    }

# plain; word $player; number $region $space
solo-event-token-laid =
    { $player ->
        [you] ваш жетон влияния лежит в регионе { $region }, в ячейке { $space } слева
       *[other] поместите жетон влияния { part-solo-gen } лицевой стороной вниз в регион { $region }, в ячейку { $space } слева
    }

# plain; text $milestone
solo-event-became-common = переместите эпохальное достижение «{ $milestone }» на панель общих знаний, выше всех достижений той же и более ранних эр

# plain; text $milestone
solo-event-pushed-out = панель общих знаний заполнена: сбросьте её нижнее эпохальное достижение, «{ $milestone }»; дипломаты с него возвращаются

# plain; word $player; text $milestone
solo-event-took-milestone =
    { $player ->
        [you] вы берёте достижение «{ $milestone }» с панели эврики
       *[other] поместите достижение «{ $milestone }» с панели эврики на личную панель { part-solo-gen }
    }

# plain; text $milestone
solo-event-free-milestone = поместите достижение «{ $milestone }» с панели эврики на личную панель неиспользуемого цвета

# plain; word $player; number $era
solo-event-marker-put =
    { $player ->
        [you] ваш маркер эры переходит в эру { $era }
       *[other] продвиньте маркер эры { part-solo-gen } в крайнюю правую доступную ячейку эры { $era }, без бонуса
    }

# plain; word $player; number $era $space
solo-event-marker-put-on =
    { $player ->
        [you] ваш маркер эры переходит в ячейку { $space } эры { $era }
       *[other] продвиньте маркер эры { part-solo-gen } в ячейку { $space } эры { $era }, крайнюю правую доступную, без бонуса
    }

# plain; word $player; text $milestone
solo-event-diplomat-sent =
    { $player ->
        [you] ваш житель теперь дипломат на достижении «{ $milestone }»
       *[other] поместите 1 жителя { part-solo-gen } дипломатом на достижение «{ $milestone }», без бонуса
    }

# plain; word $player; text $milestone
solo-event-diplomat-called =
    { $player ->
        [you] ваш дипломат уходит с достижения «{ $milestone }»
       *[other] верните дипломата { part-solo-gen } с достижения «{ $milestone }» в запас
    }

# plain; word $player; text $idea
solo-event-idea-taken =
    { $player ->
        [you] вы берёте идею с панели идей: { $idea }
       *[other] возьмите крайнюю правую идею с панели идей: { $idea }
    }

# plain
solo-event-display-filled = сдвиньте карты на панели идей и заполните её

# plain; number $era
solo-event-era-over = эра { $era } закончилась

# plain; text $cards; number $count
solo-event-cards-under =
    { $count ->
        [1] поместите использованную карту Гефеста ({ $cards }) под низ его колоды
       *[other] перемешайте использованные карты Гефеста ({ $cards }) и поместите под низ его колоды
    }

# plain; number $tokens
solo-event-chain-token = переместите фишку связанного действия Гефеста со шкалы эры на его планшет: теперь фишек { $tokens }

# plain; text $milestones
solo-event-eureka-filled = панель эврики, считая справа: { $milestones }

# plain; text $players
solo-event-order = порядок хода теперь: { $players }

# plain; number $sages
solo-event-season-over =
    { $sages ->
        [0] столпы периода возвращаются, ваши вовлечённые специалисты идут домой, мудрецы снова во всех регионах
       *[other] столпы периода возвращаются, ваши вовлечённые специалисты идут домой, мудрецы снова во всех регионах; Гефест возвращает мудрецов: { $sages }
    }

# plain; number $era
solo-event-ideas-discarded = сбросьте с панели идей и с руки идеи эры { $era } и более ранние

# plain; number $era
solo-event-era-begins = начинается эра { $era }

# $fields is what was set, as it was written; $note why.
# plain; text $fields $note
solo-event-corrected = исправлено: { $fields } ({ $note })

# plain; text $fields
solo-event-corrected-bare = исправлено: { $fields }

# plain
solo-event-over = партия закончена

## Why something is passed over: behind a colon.

# plain
solo-why-forum-closed = в этом форуме стоит его собственный столп

# plain
solo-why-no-idea = панель идей пуста

# plain
solo-why-no-empty-region = во всех регионах есть карты

# plain
solo-why-no-citizen = в запасе слишком мало жителей

# plain; text $milestone
solo-why-no-milestone = нужно достижение «{ $milestone }», которое ещё не появилось на игровом поле

# plain
solo-why-nothing-to-invent = ни одна идея не может стать изобретением

# plain
solo-why-nothing-to-share = ни у одного изобретения нет его жителя

# plain
solo-why-nothing-to-innovate = ни у одного чужого изобретения нет свободной ячейки улучшения

# plain
solo-why-no-sage = на географической карте нет мудрецов

# plain
solo-why-nobody-to-call = на географической карте нет его жителей

# plain
solo-why-no-token = у него не осталось жетонов влияния

# plain
solo-why-no-influence-space = ни в одном регионе нет места для его жетона влияния

# plain
solo-why-no-eureka-tile = панель эврики пуста

# plain
solo-why-not-later = на панели эврики нет достижений более продвинутой эры, чем у него

# plain
solo-why-no-room = ни на одном эпохальном достижении нет места для его дипломата

# plain
solo-why-no-diplomat = ни на одном эпохальном достижении нет его дипломата

# plain
solo-why-has-tile = такой жетон у него уже есть

# plain
solo-why-used-up = таких жетонов не осталось

## For what somebody scores: behind a colon.

# plain; number $region
solo-reason-presenter = распространена идея региона { $region }, её эра за каждого жителя автора на жетоне специалистов

# plain; number $region
solo-reason-highest-value = наибольшее значение влияния в регионе { $region }, даже если ячейка занята

# plain; number $region
solo-reason-covered = значение накрытой ячейки влияния в регионе { $region }

# plain
solo-reason-knowledge-tiles = по 2 за каждый перевёрнутый жетон знаний

# plain
solo-reason-sages = по 2 за каждого возвращённого мудреца

# plain; text $milestone; number $era
solo-reason-era = номер эры достижения «{ $milestone }»: { $era }

# plain; text $action
solo-reason-visit = столп помещён в ту же ячейку, «{ $action }»

# plain; text $milestone
solo-reason-diplomat = дипломат отправлен на достижение «{ $milestone }» более продвинутой эры

# plain
solo-reason-era-change = смена эры

## The table.

# plain; number $era $round; word $player
solo-heading-turn =
    { $player ->
        [you] эра { $era }, раунд { $round }: ваш ход
       *[other] эра { $era }, раунд { $round }: ход { part-solo-gen }
    }

# plain; number $era
solo-heading-era = эра { $era } закончилась

# plain
solo-heading-set-up = подготовка к игре

# plain
solo-heading-over = партия закончена

# The profile of the box that is played with.
# plain; text $name
solo-box = профиль коробки: { $name }

# A profile that is nobody's box.
# plain
solo-box-ours = без коробки. Эти значения придуманы нами, чтобы попробовать программу; напечатанным они не соответствуют.

# plain
solo-label-order = порядок хода

# The way of migration.
# plain
solo-label-way = миграция

# plain
solo-label-assembly = ассамблея

# plain
solo-label-common = общие знания

# plain
solo-label-private = личные панели

# plain
solo-label-eureka = панель эврики

# plain
solo-label-discard = сброс

# plain
solo-label-deck = колода

# plain; number $slot
solo-label-slot = ячейка { $slot }

# plain
solo-label-board = планшет

# plain
solo-label-progress = прогресс

# plain
solo-label-wealth = процветание

# plain
solo-label-left = осталось

# What lies in a region.
# plain; word $kind; text $idea
solo-card =
    { $kind ->
        [idea] идея ({ $idea })
       *[invention] изобретение ({ $idea })
    }

# plain
solo-no-card = нет карты

# plain; word $player; number $citizens
solo-presenter = автор идеи: { solo-player } ({ $citizens })

# plain; word $player
solo-inventor = изобретатель: { solo-player }

# plain; word $player
solo-innovator = улучшение: { solo-player }

# plain; text $counts
solo-on-map = жители: { $counts }

# The influence spaces from the left with their values, and whose tokens lie there.
# plain; text $spaces
solo-influence = влияние: { $spaces }

# plain; word $player; number $count
solo-count = { solo-player } { $count }

# plain
solo-sage = мудрец

# plain; word $side
solo-side =
    { $side ->
        [action] жетон знаний: ОИ вниз
       *[points] жетон знаний: ОИ вверх
    }

# plain; text $letters
solo-wealth = процветание { $letters }

# plain; number $need
solo-need = нужно специалистов: { $need }

# plain; word $player $pillar
solo-pillar =
    { $pillar ->
        [epoch] { solo-player }, столп эпохи
       *[season] { solo-player }, столп периода
    }

# A milestone with its era and the diplomats on it.
# plain; text $milestone $players; number $era
solo-milestone-with = { $milestone } (эра { $era }), дипломаты: { $players }

# plain; text $milestone; number $era
solo-milestone = { $milestone } (эра { $era })

# plain; text $owner $milestone
solo-private = { $owner } – { $milestone }

# Cards in an order that nobody knows.
# plain; text $cards
solo-shuffled = { $cards } в любом порядке

# plain; number $count
solo-chain-tokens =
    { $count ->
        [one] { $count } фишка связанного действия
        [few] { $count } фишки связанных действий
       *[other] { $count } фишек связанных действий
    }

# plain; number $count
solo-sages =
    { $count ->
        [one] { $count } мудрец
        [few] { $count } мудреца
       *[other] { $count } мудрецов
    }

# plain; number $count
solo-tokens =
    { $count ->
        [one] { $count } жетон влияния
        [few] { $count } жетона влияния
       *[other] { $count } жетонов влияния
    }

# plain; number $count
solo-supply =
    { $count ->
        [one] { $count } житель в запасе
        [few] { $count } жителя в запасе
       *[other] { $count } жителей в запасе
    }

# plain; number $count
solo-your-influence = влияние { $count }

# plain; number $points
solo-your-points = { $points } ОИ, насколько известно из ходов соперников и ваших ответов

## Points and the end.

# plain
solo-score-bots = Хронос и Гефест

# plain
solo-score-you = вы

# plain
solo-score-track = ОИ на шкале

# plain; number $count $value
solo-score-inventions = изобретения: { $count } по { $value }

# plain; number $count $value
solo-score-progress = жетоны прогресса: { $count } по { $value }

# plain; number $count $value
solo-score-wealth = жетоны процветания: { $count } по { $value }

# plain
solo-score-total = вместе

# plain
solo-score-yours = ОИ после подсчёта по обычным правилам

# plain; word $met; number $you $bots
solo-goal-1 =
    { $met ->
        [yes] вариант 1: вы побеждаете, { $you } ОИ против { $bots }: больше, чем оба соперника вместе
       *[no] вариант 1: вы не побеждаете, { $you } ОИ против { $bots }: нужно больше, чем у обоих соперников вместе
    }

# plain; word $met; number $count
solo-goal-2 =
    { $met ->
        [yes] вариант 2: вы побеждаете, наград { $count } из 12 при необходимых 8
       *[no] вариант 2: вы не побеждаете, наград { $count } из 12, а нужно 8
    }

# $have is what there is; the awards by their numbers.
# plain; number $have $need
solo-award-1 = вы набираете больше ОИ, чем соперники: { $have }, нужно { $need }

# plain; number $have $need
solo-award-2 = больше ОИ и после распространения всех оставшихся на поле изобретений, о которых рассказывали соперники: { $have }, нужно { $need }

# plain; number $have $need
solo-award-3 = хотя бы на 20 ОИ больше, чем у соперников: { $have }, нужно { $need }

# plain; number $have
solo-award-4 = хотя бы 10 изобретений: { $have }

# plain; number $have
solo-award-5 = хотя бы 2 изобретения из эры 5: { $have }

# plain; number $have
solo-award-6 = ОИ по условиям хотя бы 6 жетонов процветания: { $have }

# plain; number $have
solo-award-7 = все 7 жетонов прогресса одного типа: { $have }

# plain; number $have
solo-award-8 = все 7 ячеек на игровом поле заняты идеями или изобретениями: { $have }

# plain; number $have
solo-award-9 = все карты на поле, о которых вы рассказывали, стали изобретениями; ещё идеи: { $have }

# plain; number $have
solo-award-10 = все ваши жители находятся в игре; осталось в запасе: { $have }

# plain; word $met
solo-award-11 =
    { $met ->
        [yes] заполнены все клетки на вашем поле прогресса: да
       *[no] заполнены все клетки на вашем поле прогресса: нет
    }

# plain; number $have
solo-award-12 = ваше влияние составляет хотя бы 8: { $have }

# Honor points.
# plain; word $met; number $honor
solo-honor =
    { $met ->
        [yes] есть: { $honor } ОП
       *[no] нет: { $honor } ОП
    }

# plain; number $honor; text $level
solo-level = { $honor } ОП из 16. Уровень развития вашего общества: { $level }

# plain
solo-level-none = никакой

# plain
solo-level-neanderthal = неандертальское

# plain
solo-level-medieval = средневековое

# plain
solo-level-advanced = технологически продвинутое

# plain
solo-level-artificial-intelligence = с искусственным интеллектом

# plain
solo-level-genius = гениальное

# plain
solo-level-alien = инопланетное

# The head of the page to keep.
# plain; text $difficulty
solo-report = Изобретения. Эволюция идей: одиночная игра, уровень сложности: { $difficulty }

# plain
solo-report-awards = награды

# plain
solo-report-log = ход партии

## In the terminal.

# plain; text $difficulty $help; word $draws
solo-begins =
    { $draws ->
        [program] помощник для одиночной игры, уровень сложности: { $difficulty }. Карты Гефеста тянет программа; «{ $help }» – помощь.
       *[person] помощник для одиночной игры, уровень сложности: { $difficulty }. Карты Гефеста вы тянете из настоящей колоды; «{ $help }» – помощь.
    }

# plain; text $file; number $count
solo-resumed = партия из { $file } продолжается, ответов уже: { $count }

# plain; text $file $command
solo-saves = каждый ответ записывается в { $file }; продолжить позже: { $command }

# plain; text $save
solo-unsaved = эта партия не записывается: «{ $save }» и имя файла начнут запись

# plain; text $file $reason
solo-not-saved = { $file } не записывается: { $reason }

# plain
solo-undone = ответ взят назад

# plain
solo-nothing-undone = брать назад нечего

# plain
solo-redone = ответ дан снова

# plain
solo-nothing-redone = повторять нечего

# $key is the field, $what is from solo-wrong-….
# plain; text $key $what
solo-not-corrected = ничего не исправлено. В поле «{ $key }»: { $what }

# plain
solo-not-now = до первого раунда и после последнего исправлять нечего: возьмите ответ назад

# plain; text $example
solo-correctable = напишите, что исправить и почему, например «{ $example }». Поля сейчас:

# plain; text $said; number $count
solo-no-number =
    { $count ->
        [1] «{ $said }» – не ответ: есть только номер 1
       *[other] «{ $said }» – не ответ: номера от 1 до { $count }
    }

# plain; text $said $help
solo-no-answer = «{ $said }» – здесь не ответ: введите номер; «{ $help }» – помощь

# plain; text $said
solo-too-late = партия закончена: «{ $said }» – слишком поздно

# plain; text $command $help
solo-needs-word = после «{ $command }» нужно ещё слово: см. «{ $help }»

# plain; text $file
solo-reported = страница на память записана в { $file }

# Commands are single words; the English ones are always understood too.
# plain
solo-command-undo = назад

# plain
solo-command-redo = вперёд

# plain
solo-command-correct = исправить

# What stands for fields and their values.
# plain
solo-command-correct-what = ПОЛЕ = ЗНАЧЕНИЕ # ПОЧЕМУ

# plain
solo-command-table = стол

# plain
solo-command-score = счёт

# plain
solo-command-save = записать

# What stands for the name of a file.
# plain
solo-command-save-file = ФАЙЛ

# plain
solo-command-help = помощь

# plain
solo-command-quit = выход

# plain
solo-help = Отвечайте номером ответа. Кроме того:

# plain
solo-help-undo = взять назад последний ответ, сколько угодно раз

# plain
solo-help-redo = повторить взятый назад ответ

# plain
solo-help-correct = исправить поле; без слов: показать все поля

# plain
solo-help-table = показать стол

# plain
solo-help-score = показать счёт

# plain
solo-help-save = записывать в файл, сейчас и после каждого ответа

# plain
solo-help-help = эта справка

# plain
solo-help-quit = закончить; записанное продолжится потом

## The form for a box profile.

# plain; text $undo
solo-form-begins = то, что напечатано на вашей коробке, спрашивается один раз и хранится в файле. «{ $undo }» – к предыдущему вопросу.

# plain
solo-form-name = Название

# plain
solo-form-name-why = как назвать эту коробку?

# plain
solo-form-ring = Два столбца эпохальных достижений

# plain
solo-form-ring-why = Гефест обходит их против часовой стрелки. С какой стороны панель общих знаний?

# plain
solo-form-ring-left = слева от личных панелей

# plain
solo-form-ring-right = справа от них

# plain
solo-form-ring-other = иначе, как в тексте профиля

# plain
solo-form-forums = Пять форумов ассамблеи

# plain
solo-form-forums-why = Какие два действия на одном форуме? В примерах книги рассказ об идее, улучшение и получение влияния на трёх разных.

# plain; text $action
solo-form-ask-forums = какое действие в одном форуме с действием «{ $action }»?

# plain; number $number
solo-form-forum = Форум { $number }

# plain
solo-form-influence = Ячейки влияния регионов

# plain
solo-form-influence-why = Числа на них слева направо, через пробел: 6 4 2

# plain; number $region
solo-form-ask-influence = регион { $region }: значения ячеек влияния слева направо, через пробел, например: 6 4 2

# plain
solo-form-cards = Пять карт Гефеста

# plain
solo-form-cards-why = Строки сверху вниз; * — знак связанного действия. Карту, оставленную пустой, вы назовёте, когда впервые её откроете.

# plain; number $card
solo-form-ask-cards = карта { $card } Гефеста: номера её действий сверху вниз, с * у символа связанного действия, например: 4 1 3* 5*. Пустая строка пропускает карту: тогда вы назовёте её действия, когда откроете её.

# plain; number $card
solo-form-card = Карта { $card }

# plain
solo-form-spaces = Места для дипломатов

# plain
solo-form-spaces-why = Сколько дипломатов помещается на каждом достижении, считая дипломата владельца. Пусто значит 3.

# plain
solo-form-ask-spaces = места для дипломатов там, где их не 3: номер достижения и число мест, например: 6 2. Пустая строка, когда больше нет.

# plain
solo-form-track = Шкала эры

# plain
solo-form-track-why = Деления для маркеров эры слева. С ними программа сама знает, кто меняет порядок хода; без них она спрашивает.

# $sign is the letter for a space that changes the turn order.
# plain; number $era; text $sign
solo-form-ask-track = шкала эры, эра { $era }: деления для маркеров эры слева, «-» для обычного и «{ $sign }» для деления порядка хода, через пробел. Пустая строка для эры 2 пропускает шкалу: тогда вас спросят, когда это важно.

# plain
solo-form-track-space = деление

# plain
solo-form-track-order = деление порядка хода

# plain
solo-form-ideas = Названия идей

# plain
solo-form-ideas-why = Если хотите видеть на кнопках названия карт, впишите их сюда. Сохраните, чтобы появились ещё строки.

# plain; text $example
solo-form-ask-ideas = названия карт идей, если хотите их видеть, по одному в строке: название, тип, эра и достижение, как здесь: { $example }. Пустая строка, когда больше нет.

# plain
solo-form-idea-name = Название на карте

# plain
solo-form-idea-about = Тип

# plain
solo-form-idea-era = Эра

# plain
solo-form-idea-milestone = Нужное для создания достижение

# plain; text $one $other
solo-form-warning = «{ $one }» и «{ $other }» здесь в одном форуме, а в примерах книги нет: проверьте ещё раз

# plain; text $file $command
solo-form-saved = профиль записан в { $file }; играть с ним: { $command }

# plain; text $file
solo-form-incomplete = профиль не заполнен до конца: { $file } не записан

## Why a correction or a box profile is refused: behind a colon.

# plain
solo-wrong-unknown-key = такого поля нет

# plain
solo-wrong-missing = этого не хватает

# plain; text $expected $got
solo-wrong-expected = здесь нужно: { $expected }; написано: { $got }

# plain
solo-expected-text = текст в кавычках

# plain
solo-expected-truth = да или нет

# plain; number $least $most
solo-expected-number = число от { $least } до { $most }

# plain
solo-expected-list = список

# plain
solo-expected-table = таблица

# plain
solo-expected-two-actions = по два действия на каждый форум

# plain
solo-expected-five-forums = пять форумов

# plain
solo-expected-rows = хотя бы одна строка

# plain
solo-expected-owners = все четыре владельца, каждый по одному разу

# plain
solo-expected-order = все три игрока по порядку, каждый по одному разу

# plain
solo-expected-card = без карты, идея или изобретение

# plain; text $said; word $thing
solo-wrong-no-thing =
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
solo-wrong-form = текст не читается: { $what }

# plain; text $said
solo-wrong-slot = «{ $said }» не место для достижения: в каждом столбце места 1–4

# plain; text $action
solo-wrong-mark = у действия «{ $action }» не бывает знака связанного действия

# plain; text $said
solo-wrong-idea = «{ $said }» не карта: нужны тип, эра и достижение

# plain; text $milestone; number $era $needs
solo-wrong-later = карта эры { $era } не может требовать «{ $milestone }» из эры { $needs }

# plain; text $said
solo-wrong-bare = «{ $said }»: не хватает достижения, без него только карты эры 1

# plain; text $said
solo-wrong-too-much = «{ $said }»: картам эры 1 достижение не нужно

# plain; text $said
solo-wrong-progress = «{ $said }» не жетон прогресса: нужны тип и число от 1 до 7

# plain; text $said
solo-wrong-space = «{ $said }» не деление шкалы эры

# plain; text $said; number $count
solo-wrong-setting = настройки «{ $said }» нет: они под номерами от 1 до { $count }

# plain; text $name $said $readings
solo-wrong-reading = { $name } не может быть «{ $said }»; возможно: { $readings }

# plain
solo-wrong-no-field = не названо ни одного поля

# plain
solo-wrong-not-now = до первого раунда и после последнего исправлять нечего

# plain; text $action
solo-wrong-two-forums = действие «{ $action }» на двух форумах

# plain; text $action
solo-wrong-no-forum = действия «{ $action }» нет ни на одном форуме

# plain; word $column; number $number
solo-wrong-no-slot =
    { $column ->
        [private] не хватает места { $number } личных панелей
       *[common] не хватает места { $number } панели общих знаний
    }

# plain
solo-wrong-slot-twice = одно место названо дважды

# plain; number $region
solo-wrong-no-region = не хватает региона { $region }

# plain; number $era
solo-wrong-no-era = не хватает эры { $era }

# plain
solo-wrong-rising = значения должны убывать слева направо

# plain
solo-wrong-markers = в профиле на шкале эры не стоят маркеры

# plain
solo-wrong-no-display = панель идей в этой игре не ведётся

# plain
solo-wrong-no-track = шкала эры в этой игре не ведётся

# plain; text $said
solo-wrong-first-era = «{ $said }»: идей эры 1 не бывает

# plain
solo-wrong-first-era-idea = идей эры 1 не бывает, только изобретения

# plain; text $what
solo-wrong-twice = «{ $what }» названо дважды

# plain; number $card
solo-wrong-card-twice = карта { $card } названа дважды

# plain; text $said
solo-wrong-no-letter = «{ $said }» не жетон процветания: они от A до G

# plain; number $count
solo-wrong-token-spaces = ячеек для жетонов влияния: { $count }

# plain
solo-wrong-no-card = жители стоят, а карты нет

# plain
solo-wrong-no-presenter = у карты нет автора идеи

# plain
solo-wrong-no-citizen = у автора идеи нет жителя рядом с картой

# plain
solo-wrong-invented-idea = у идеи нет изобретателя и улучшившего

# plain
solo-wrong-no-inventor = у изобретения нет изобретателя

# plain
solo-wrong-own-invention = никто не улучшает собственное изобретение

# plain; number $era $rounds
solo-wrong-rounds = раундов в эре { $era }: { $rounds }

# plain
solo-wrong-era-not-over = эра не кончается раньше своего последнего раунда

# plain; text $milestone
solo-wrong-not-revealed = «{ $milestone }» в этой эре ещё не открыто

# plain
solo-wrong-older-below = более ранние достижения лежат ниже поздних

# plain
solo-wrong-four-slots = мест всего четыре

# plain; text $milestone
solo-wrong-other-deck = «{ $milestone }» не из стопки этой эры

# plain
solo-wrong-not-on-board = этого достижения нет на поле

# plain; number $count
solo-wrong-room = там мест для дипломатов: { $count }

# plain; word $player
solo-wrong-two-markers = два маркера эры: { solo-player }

# plain; word $player; number $era
solo-wrong-other-era = достижение говорит иначе: { solo-player }, эра { $era }

# plain
solo-wrong-three-ideas = на панели не больше трёх идей

# plain
solo-wrong-stack = стопка бывает только рядом с тремя идеями

# plain; word $player
solo-wrong-two-tokens = два жетона влияния здесь: { solo-player }

# plain; number $all $most
solo-wrong-tokens = жетонов влияния было бы { $all }, а их { $most }

# plain; number $all $most
solo-wrong-citizens = жителей было бы { $all }, а их { $most }

# plain; number $all $most
solo-wrong-sages = мудрецов было бы { $all }, а их { $most }

# plain; text $tile
solo-wrong-holders = «{ $tile }» было бы у всех троих, а таких жетонов два

# plain; text $letter; number $all $most
solo-wrong-wealth-tiles = жетонов процветания { $letter } было бы { $all }, а их { $most }

# plain
solo-wrong-seasons = столпов периода всего два

# plain; text $action
solo-wrong-two-pillars = на форуме действия «{ $action }» стояло бы два столпа

# plain; number $card
solo-wrong-no-such-card = карты { $card } нет

# plain; number $cards $round
solo-wrong-revealed = для раунда { $round } открыто слишком много карт: { $cards }

# plain; number $cards $round
solo-wrong-revealed-at-turn = к его ходу в раунде { $round } открыто карт: { $cards }

# plain
solo-wrong-era5 = изобретений эры 5 больше, чем изобретений
