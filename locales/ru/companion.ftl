# Russian: the solo mode of Inventions. The guide for translators is at the head of the English file.
#
# The terms are those of the printed book «Изобретения. Эволюция идей. Правила одиночной игры»: ОИ, эпохальное достижение, панель
# общих знаний, панель эврики, столп эпохи, столп периода, житель, жетон прогресса, жетон процветания, фишка связанного действия,
# символ связанного действия, автор идеи, ячейка, географическая карта, маршрут миграции, планшет Гефеста.

## Names.

part-companion-gen =
    { $player ->
        [chronos] Хроноса
        [you] вас
       *[hephaestus] Гефеста
    }

part-companion-citizens =
    { $citizens ->
        [one] { $citizens } житель
        [few] { $citizens } жителя
       *[many] { $citizens } жителей
    }

part-companion-citizens-acc =
    { $citizens ->
        [one] { $citizens } жителя
       *[many] { $citizens } жителей
    }

part-companion-your-citizens-acc =
    { $citizens ->
        [one] { $citizens } своего жителя
       *[many] { $citizens } своих жителей
    }

part-companion-shares =
    { $player ->
        [chronos] Хронос распространяет
        [you] вы распространяете
       *[hephaestus] Гефест распространяет
    }

part-companion-have =
    { $met ->
        [yes] у вас { $have } ОИ, хватило бы и { $need }
       *[no] у вас { $have } ОИ, а нужно { $need }
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
companion-question-display = чья личная панель эпохальных достижений — номер { $number }, считая снизу?

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
companion-question-first-speciality = какого типа начальная идея { part-companion-gen } (с буквой В)?

# plain
companion-question-claim = теперь ваш ход в подготовительном раунде: в каком регионе вы берёте идею?

## Questions of the game.

# plain; word $player
companion-question-turn = следующим ходит { companion-player }. Всё передвинуто?

# plain
companion-question-report = ваш ход: что вы сделали? Называйте по одному действию; для соперников важно только то, что здесь предложено.

# plain; number $region
companion-question-citizens = регион { $region }: сколько жителей вы выставили на жетон специалистов?

# plain; number $region
companion-question-presented = регион { $region }: о какой идее вы рассказали?

# plain
companion-question-revealed = какую карту вы открыли из колоды действий Гефеста?

# plain; number $card $row
companion-question-row = карта { $card } Гефеста: какое действие в строке { $row }?

# plain
companion-question-rightmost-idea = какая идея на панели идей — крайняя правая?

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
companion-question-turn-order = чей маркер эры стоит в крайней правой занятой ячейке обновления порядка хода?

# plain
companion-question-place = вы изменяете порядок хода: каким по счёту вы хотите ходить?

# plain
companion-question-sheet-points = сколько у вас очков изобретательности (ОИ) после подсчёта по обычным правилам?

# plain
companion-question-sheet-inventions = сколько у вас изобретений?

# plain
companion-question-sheet-era5 = сколько из них относится к эре 5?

# plain
companion-question-sheet-wealth = сколько ваших жетонов процветания принесли вам ОИ?

# plain
companion-question-sheet-progress = сколько у вас жетонов прогресса того типа, которого у вас больше всего?

# plain
companion-question-sheet-supply = сколько жителей осталось в вашем запасе?

# plain
companion-question-sheet-full = все ли клетки вашего поля прогресса заполнены?

# plain
companion-question-sheet-influence = каково ваше влияние?

# What is still missing of an answer that is told step by step.
# plain
companion-narrow-era = из какой эры карта?

# plain
companion-narrow-milestone = какое эпохальное достижение?

# plain
companion-narrow-action = в ячейку какого действия?

# plain
companion-narrow-region = в каком регионе?

# plain
companion-narrow-space = в какую ячейку, считая слева?

# plain
companion-narrow-idea = какая идея?

# Where the answer is any number of a range.
# plain; number $least $most
companion-numbers = число от { $least } до { $most }

## Answers: short, as on a button.

# plain; word $player
companion-answer-turn = да, ходит { companion-player }

# plain
companion-answer-era-change = да, смена эры

# plain; text $action
companion-answer-place = столп в ячейку «{ $action }»

# plain; number $region
companion-answer-present = рассказ об идее в регионе { $region }

# plain; number $region
companion-answer-invent = создание изобретения в регионе { $region }

# plain; number $region
companion-answer-innovate = улучшение изобретения в регионе { $region }

# plain; number $region
companion-answer-share = распространение изобретения в регионе { $region }, взят жетон стремления

# plain; number $region
companion-answer-share-wealth = распространение изобретения в регионе { $region }, взят жетон процветания

# plain; number $region
companion-answer-sage = странствие в регион { $region }, взят мудрец

# plain; number $region
companion-answer-influence = получение влияния в регионе { $region }

# plain; text $milestone
companion-answer-eureka = эврика: взято эпохальное достижение «{ $milestone }»

# plain; number $number
companion-answer-marker = маркер эры в ячейку { $number }

# plain; text $milestone
companion-answer-send = отправка дипломата на эпохальное достижение «{ $milestone }»

# plain; text $milestone
companion-answer-call = возвращение дипломата с эпохального достижения «{ $milestone }»

# plain; number $number
companion-answer-take = с панели взята { $number }-я идея справа

# plain
companion-answer-take-stack = взята верхняя идея стопки

# plain
companion-answer-end = мой ход закончен

# Several answers of one kind, of which one is chosen next.
# plain
companion-kind-place = столп в ячейку …

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
companion-kind-influence = получение влияния …

# plain
companion-kind-eureka = эврика …

# plain
companion-kind-marker = маркер эры в ячейку …

# plain
companion-kind-send = отправка дипломата …

# plain
companion-kind-call = возвращение дипломата …

# plain
companion-kind-take = с панели взята идея …

# plain; number $era
companion-era = эра { $era }

# plain; number $region
companion-region = регион { $region }

# A card of Hephaestus with its rows from the top.
# plain; number $card; text $rows
companion-answer-card = карта { $card }: { $rows }

# plain
companion-answer-new-card = карта, которую ещё не открывали

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
companion-event-replaced = поместите начальную идею { part-companion-gen } в регион { $region }, а идею, которая там лежит ({ $idea }), верните в коробку

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
companion-event-chose-region = { companion-player } выбирает действие «{ $action }» в регионе { $region }

# plain; word $player; text $action $milestone
companion-event-chose-milestone = { companion-player } выбирает действие «{ $action }» и эпохальное достижение «{ $milestone }»

# plain; word $player
companion-event-nothing = { companion-player } не может совершить ни одного действия: его ход закончен

# plain; number $row $left; text $action
companion-event-chained =
    { $left ->
        [one] Гефест тратит фишку связанного действия (осталась { $left }) и переходит к строке { $row }, «{ $action }»
       *[many] Гефест тратит фишку связанного действия (осталось { $left }) и переходит к строке { $row }, «{ $action }»
    }

# plain; number $row; text $action $why
companion-event-chain-broken = связанных действий больше не будет, потому что действие в строке { $row }, «{ $action }», невозможно: { $why }

# plain; word $player $pillar; text $action
companion-event-placed =
    { $player ->
        [you] { $pillar ->
            [epoch] ваш столп эпохи теперь в ячейке «{ $action }»
           *[season] ваш столп периода теперь в ячейке «{ $action }»
        }
       *[other] { $pillar ->
            [epoch] форум доступен: поместите столп эпохи Гефеста в ячейку «{ $action }»
           *[season] форум доступен: поместите столп периода Гефеста в ячейку «{ $action }»
        }
    }

# plain; word $player; number $region
companion-event-walked =
    { $player ->
        [chronos] переместите столп Хроноса на географической карте в регион { $region }
       *[hephaestus] переместите фигурку Гефеста на географической карте в регион { $region }
    }

# plain; number $region; text $why
companion-event-region-passed = в регионе { $region } Хронос ничего не может сделать: { $why }

# plain; word $player; number $region $citizens; text $idea
companion-event-presented =
    { $player ->
        [you] вы рассказываете об идее ({ $idea }) в регионе { $region } и выставляете { part-companion-citizens-acc } на жетон специалистов
       *[other] поместите идею ({ $idea }) на панель региона { $region } и выставьте { part-companion-citizens-acc } { part-companion-gen } на жетон специалистов, без бонуса
    }

# plain; word $player; number $region; text $idea
companion-event-invented =
    { $player ->
        [you] вы создаёте изобретение из идеи ({ $idea }) в регионе { $region }
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
        [you] { part-companion-shares } изобретение региона { $region } ({ $idea }): вы его изобретатель, возьмите карту
       *[other] { part-companion-shares } изобретение региона { $region } ({ $idea }): положите карту в общую стопку соперников
    }

# plain; word $player $from; number $region $citizens
companion-event-settled =
    { $player ->
        [you] { $from ->
            [card] переместите { part-companion-your-citizens-acc } с панели региона { $region } на географическую карту
           *[supply] выставьте { part-companion-your-citizens-acc } из запаса в регион { $region } на географической карте
        }
       *[other] { $from ->
            [card] переместите { part-companion-citizens-acc } { part-companion-gen } с панели региона { $region } на географическую карту
           *[supply] выставьте { part-companion-citizens-acc } { part-companion-gen } из запаса в регион { $region } на географической карте
        }
    }

# plain; word $player; number $region
companion-event-recalled = верните в запас 1 жителя { part-companion-gen } из региона { $region } на географической карте

# plain; number $points; text $reason
companion-event-bots-scored = соперники получают { $points } ОИ { $reason }: передвиньте маркер подсчёта очков Гефеста

# plain; number $points; text $reason
companion-event-you-scored = вы получаете { $points } ОИ { $reason }

# plain; number $before $now; text $reason
companion-event-influence = передвиньте свой маркер влияния с { $before } на { $now } { $reason }

# plain; text $tile $why
companion-event-progress-passed = жетон прогресса «{ $tile }» пропускается: { $why }

# plain; word $player; text $tile
companion-event-took-progress =
    { $player ->
        [chronos] положите жетон прогресса «{ $tile }» в ячейку Хроноса на планшете Гефеста
       *[hephaestus] положите жетон прогресса «{ $tile }» в ячейку Гефеста на его планшете
    }

# plain; word $player; text $speciality
companion-event-no-progress =
    { $player ->
        [chronos] для Хроноса не осталось подходящих жетонов прогресса ({ $speciality })
       *[hephaestus] для Гефеста не осталось подходящих жетонов прогресса ({ $speciality })
    }

# plain; word $player; number $region; text $letter
companion-event-took-wealth =
    { $player ->
        [you] вы берёте жетон процветания { $letter } из региона { $region }
        [chronos] положите жетон процветания { $letter } из региона { $region } в ячейку Хроноса на планшете Гефеста
       *[hephaestus] положите жетон процветания { $letter } из региона { $region } в ячейку Гефеста на его планшете
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
        [action] переверните жетон знаний региона { $region }: теперь он лежит действием вверх
       *[points] переверните жетон знаний региона { $region }: теперь он лежит стороной с ОИ вверх
    }

# plain; word $player; number $region $space
companion-event-token-laid =
    { $player ->
        [you] { $space ->
            [2] ваш жетон влияния теперь лежит в регионе { $region }, во { $space }-й ячейке слева
           *[other] ваш жетон влияния теперь лежит в регионе { $region }, в { $space }-й ячейке слева
        }
       *[other] { $space ->
            [2] поместите жетон влияния { part-companion-gen } лицевой стороной вниз в регион { $region }, во { $space }-ю ячейку слева
           *[other] поместите жетон влияния { part-companion-gen } лицевой стороной вниз в регион { $region }, в { $space }-ю ячейку слева
        }
    }

# plain; text $milestone
companion-event-became-common = переместите эпохальное достижение «{ $milestone }» на панель общих знаний, выше всех достижений той же и более ранних эр

# plain; text $milestone
companion-event-pushed-out = панель общих знаний заполнена: сбросьте её нижнее эпохальное достижение, «{ $milestone }»; дипломаты с него возвращаются домой

# plain; word $player; text $milestone
companion-event-took-milestone =
    { $player ->
        [you] вы берёте эпохальное достижение «{ $milestone }» с панели эврики
       *[other] поместите эпохальное достижение «{ $milestone }» с панели эврики на личную панель { part-companion-gen }
    }

# plain; text $milestone
companion-event-free-milestone = поместите эпохальное достижение «{ $milestone }» с панели эврики на личную панель неиспользуемого цвета

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
       *[other] продвиньте маркер эры { part-companion-gen } в ячейку { $space } эры { $era } (крайнюю правую доступную), без бонуса
    }

# plain; word $player; text $milestone
companion-event-diplomat-sent =
    { $player ->
        [you] ваш житель теперь дипломат на эпохальном достижении «{ $milestone }»
       *[other] поместите 1 жителя { part-companion-gen } дипломатом на эпохальное достижение «{ $milestone }», без бонуса
    }

# plain; word $player; text $milestone
companion-event-diplomat-called =
    { $player ->
        [you] ваш дипломат уходит с эпохального достижения «{ $milestone }»
       *[other] верните дипломата { part-companion-gen } с эпохального достижения «{ $milestone }» в запас
    }

# plain; word $player; text $idea
companion-event-idea-taken =
    { $player ->
        [you] вы берёте идею ({ $idea }) с панели идей
       *[other] возьмите крайнюю правую идею ({ $idea }) с панели идей
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
companion-event-chain-token =
    { $tokens ->
        [one] переместите фишку связанного действия Гефеста со шкалы эры на его планшет: теперь у него { $tokens } фишка
        [few] переместите фишку связанного действия Гефеста со шкалы эры на его планшет: теперь у него { $tokens } фишки
       *[many] переместите фишку связанного действия Гефеста со шкалы эры на его планшет: теперь у него { $tokens } фишек
    }

# plain; text $milestones
companion-event-eureka-filled = панель эврики, считая справа: { $milestones }

# plain; text $players
companion-event-order = новый порядок хода: { $players }

# plain; number $sages
companion-event-season-over =
    { $sages ->
        [0] столпы периода убираются из ассамблеи, ваши вовлечённые специалисты снова готовы, и во всех регионах снова есть мудрецы
        [one] столпы периода убираются из ассамблеи, ваши вовлечённые специалисты снова готовы, Гефест возвращает { $sages } мудреца, и во всех регионах снова есть мудрецы
       *[many] столпы периода убираются из ассамблеи, ваши вовлечённые специалисты снова готовы, Гефест возвращает { $sages } мудрецов, и во всех регионах снова есть мудрецы
    }

# plain; number $era
companion-event-ideas-discarded = сбросьте с панели идей и с руки идеи эры { $era } и более ранних эр

# plain; number $era
companion-event-era-begins = начинается эра { $era }

# $fields is what was set, as it was written; $note why.
# plain; text $fields $note
companion-event-corrected = исправлено: { $fields } ({ $note })

# plain; text $fields
companion-event-corrected-bare = исправлено: { $fields }

# plain
companion-event-over = партия окончена

## Why something is passed over: behind a colon.

# plain
companion-why-forum-closed = в этом форуме стоит его собственный столп

# plain
companion-why-no-idea = панель идей пуста

# plain
companion-why-no-empty-region = во всех регионах есть карты

# plain
companion-why-no-citizen = в запасе не хватает жителей

# plain; text $milestone
companion-why-no-milestone = для идеи нужно эпохальное достижение «{ $milestone }», которое ещё не появилось на игровом поле

# plain
companion-why-nothing-to-invent = ни одна идея не может стать изобретением

# plain
companion-why-nothing-to-share = рядом ни с одним изобретением нет его жителя

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
companion-why-not-later = на панели эврики нет эпохальных достижений более продвинутой эры, чем у него

# plain
companion-why-no-room = ни на одном эпохальном достижении нет места для его дипломата

# plain
companion-why-no-diplomat = ни на одном эпохальном достижении нет его дипломата

# plain
companion-why-has-tile = такой жетон у него уже есть

# plain
companion-why-used-up = таких жетонов не осталось

## For what somebody scores or gains influence, behind «you score 3 IP»: with its own preposition, conjunction or comma.

# plain; number $region
companion-reason-presenter = за авторство идеи в регионе { $region } (номер её эры за каждого жителя на жетоне специалистов)

# plain; number $region
companion-reason-highest-value = за ячейку влияния с наибольшим значением в регионе { $region } (пустую или занятую)

# plain; number $region
companion-reason-covered = за накрытую ячейку влияния в регионе { $region }

# plain
companion-reason-knowledge-tiles = , по 2 за каждый перевёрнутый жетон знаний

# plain
companion-reason-sages = , по 2 за каждого возвращённого мудреца

# plain; text $milestone; number $era
companion-reason-era = за эпохальное достижение «{ $milestone }» (эра { $era })

# plain; text $action
companion-reason-visit = , так как в ячейке «{ $action }» теперь стоят и ваш столп, и столп Гефеста

# plain; text $milestone
companion-reason-diplomat = за дипломата, отправленного на эпохальное достижение «{ $milestone }» более продвинутой эры

# plain
companion-reason-era-change = из-за смены эры

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
companion-heading-over = партия окончена

# The profile of the box that is played with.
# plain; text $name
companion-box = профиль коробки: { $name }

# A profile that is nobody's box.
# plain
companion-box-ours = без настоящей коробки. Эти значения придуманы нами, чтобы можно было попробовать программу; в напечатанной игре они другие.

# plain
companion-label-order = порядок хода

# The way of migration.
# plain
companion-label-way = маршрут миграции

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
companion-label-progress = жетоны прогресса

# plain
companion-label-wealth = жетоны процветания

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
companion-presenter =
    { $player ->
        [you] автор идеи — вы ({ part-companion-citizens })
       *[other] автор идеи — { companion-player } ({ part-companion-citizens })
    }

# plain; word $player
companion-inventor = изобретатель — { companion-player }

# plain; word $player
companion-innovator =
    { $player ->
        [you] улучшили вы
       *[other] улучшил { companion-player }
    }

# plain; text $counts
companion-on-map = на географической карте: { $counts }

# The influence spaces from the left with their values, and whose tokens lie there.
# plain; text $spaces
companion-influence = ячейки влияния: { $spaces }

# plain; word $player; number $count
companion-count = { companion-player } — { $count }

# plain
companion-sage = мудрец

# plain; word $side
companion-side =
    { $side ->
        [action] жетон знаний: действием вверх
       *[points] жетон знаний: стороной с ОИ вверх
    }

# plain; text $letters
companion-wealth = жетоны процветания: { $letters }

# plain; number $need
companion-need =
    { $need ->
        [one] жетон специалистов требует { $need } специалиста
       *[many] жетон специалистов требует { $need } специалистов
    }

# plain; word $player $pillar
companion-pillar =
    { $player ->
        [you] { $pillar ->
            [epoch] ваш столп эпохи
           *[season] ваш столп периода
        }
       *[other] { $pillar ->
            [epoch] столп эпохи { part-companion-gen }
           *[season] столп периода { part-companion-gen }
        }
    }

# A milestone with its era and the diplomats on it.
# plain; text $milestone $players; number $era
companion-milestone-with = { $milestone } (эра { $era }), дипломаты: { $players }

# plain; text $milestone; number $era
companion-milestone = { $milestone } (эра { $era })

# plain; text $owner $milestone
companion-private = { $owner } — { $milestone }

# Cards in an order that nobody knows.
# plain; text $cards
companion-shuffled = { $cards } в неизвестном порядке

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
companion-your-influence = ваше влияние: { $count }

# plain; number $points
companion-your-points = { $points } ОИ, если судить по ходам соперников и вашим ответам

## Points and the end.

# plain
companion-score-bots = Хронос и Гефест

# plain
companion-score-you = вы

# plain
companion-score-track = ОИ на шкале

# plain; number $count $value
companion-score-inventions =
    { $count ->
        [one] { $count } изобретение по { $value } ОИ
        [few] { $count } изобретения по { $value } ОИ
       *[many] { $count } изобретений по { $value } ОИ
    }

# plain; number $count $value
companion-score-progress =
    { $count ->
        [one] { $count } жетон прогресса по { $value } ОИ
        [few] { $count } жетона прогресса по { $value } ОИ
       *[many] { $count } жетонов прогресса по { $value } ОИ
    }

# plain; number $count $value
companion-score-wealth =
    { $count ->
        [one] { $count } жетон процветания по { $value } ОИ
        [few] { $count } жетона процветания по { $value } ОИ
       *[many] { $count } жетонов процветания по { $value } ОИ
    }

# plain
companion-score-total = всего

# plain
companion-score-yours = ОИ после подсчёта по обычным правилам

# plain; word $met; number $you $bots
companion-goal-1 =
    { $met ->
        [yes] вариант 1: вы побеждаете, потому что у вас { $you } ОИ против { $bots }, то есть больше, чем у обоих соперников вместе
       *[no] вариант 1: вы не побеждаете, потому что у вас { $you } ОИ против { $bots }, а нужно больше, чем у обоих соперников вместе
    }

# plain; word $met; number $count
companion-goal-2 =
    { $met ->
        [yes] вариант 2: вы побеждаете, потому что собрали { $count } наград из 12 (нужно было хотя бы 8)
       *[no] { $count ->
            [0] вариант 2: вы не побеждаете, потому что не собрали ни одной награды, а нужно хотя бы 8
            [one] вариант 2: вы не побеждаете, потому что собрали { $count } награду из 12, а нужно хотя бы 8
            [few] вариант 2: вы не побеждаете, потому что собрали { $count } награды из 12, а нужно хотя бы 8
           *[many] вариант 2: вы не побеждаете, потому что собрали { $count } наград из 12, а нужно хотя бы 8
        }
    }

# $have is what there is; the awards by their numbers.
# plain; number $have $need; word $met
companion-award-1 = набрать больше ОИ, чем соперники: { part-companion-have }

# plain; number $have $need; word $met
companion-award-2 = набрать больше ОИ, чем соперники, даже если распространить все оставшиеся на поле изобретения по идеям соперников: { part-companion-have }

# plain; number $have $need; word $met
companion-award-3 = набрать хотя бы на 20 ОИ больше, чем соперники: { part-companion-have }

# plain; number $have
companion-award-4 =
    { $have ->
    [0] хотя бы 10 изобретений: у вас нет ни одного
   *[other] хотя бы 10 изобретений: у вас их { $have }
    }

# plain; number $have
companion-award-5 =
    { $have ->
    [0] хотя бы 2 изобретения из эры 5: у вас нет ни одного
   *[other] хотя бы 2 изобретения из эры 5: у вас их { $have }
    }

# plain; number $have
companion-award-6 =
    { $have ->
    [0] хотя бы 6 жетонов процветания, принёсших ОИ: у вас нет ни одного
   *[other] хотя бы 6 жетонов процветания, принёсших ОИ: у вас их { $have }
    }

# plain; number $have
companion-award-7 =
    { $have ->
    [0] все 7 жетонов прогресса одного типа: у вас нет ни одного
   *[other] все 7 жетонов прогресса одного типа: у вас их { $have }
    }

# plain; number $have
companion-award-8 =
    { $have ->
    [0] идея или изобретение в каждом из 7 регионов: их нет ни в одном
    [one] идея или изобретение в каждом из 7 регионов: они есть только в { $have } регионе
   *[many] идея или изобретение в каждом из 7 регионов: они есть в { $have } регионах
    }

# plain; number $have
companion-award-9 =
    { $have ->
    [0] превратить все свои идеи на поле в изобретения: ни одной идеи не осталось
    [one] превратить все свои идеи на поле в изобретения: осталась ещё { $have } идея
    [few] превратить все свои идеи на поле в изобретения: остались ещё { $have } идеи
   *[many] превратить все свои идеи на поле в изобретения: осталось ещё { $have } идей
    }

# plain; number $have
companion-award-10 =
    { $have ->
    [0] ввести в игру всех своих жителей: в запасе никого не осталось
    [one] ввести в игру всех своих жителей: в запасе остался { $have } житель
    [few] ввести в игру всех своих жителей: в запасе остались { $have } жителя
   *[many] ввести в игру всех своих жителей: в запасе осталось { $have } жителей
    }

# plain; word $met
companion-award-11 =
    { $met ->
    [yes] заполнить все клетки своего поля прогресса: заполнены все
   *[no] заполнить все клетки своего поля прогресса: заполнены не все
    }

# plain; number $have
companion-award-12 = влияние в конце партии не меньше 8: ваше влияние — { $have }

# Honor points.
# plain; word $met; number $honor
companion-honor =
    { $met ->
    [yes] награда получена: { $honor } ОП
   *[no] награда не получена: 0 ОП из { $honor }
    }

# plain; number $honor; text $level
companion-level =
    { $honor ->
    [one] { $honor } очко почёта (ОП) из 16. { $level }
    [few] { $honor } очка почёта (ОП) из 16. { $level }
   *[many] { $honor } очков почёта (ОП) из 16. { $level }
    }

# plain
companion-level-none = Ваше общество ещё не развито

# plain
companion-level-neanderthal = Ваше общество — неандертальское

# plain
companion-level-medieval = Ваше общество — средневековое

# plain
companion-level-advanced = Ваше общество — технологически продвинутое

# plain
companion-level-artificial-intelligence = Ваше общество — с искусственным интеллектом

# plain
companion-level-genius = Ваше общество — гениальное

# plain
companion-level-alien = Ваше общество — инопланетное

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
        [program] помощник для одиночной игры, уровень сложности: { $difficulty }. Карты Гефеста открывает программа. Чтобы увидеть список команд, введите «{ $help }».
       *[person] помощник для одиночной игры, уровень сложности: { $difficulty }. Карты Гефеста вы открываете из настоящей колоды. Чтобы увидеть список команд, введите «{ $help }».
    }

# plain; text $file; number $count
companion-resumed =
    { $count ->
    [one] партия из файла { $file } продолжена: в ней уже { $count } ответ
    [few] партия из файла { $file } продолжена: в ней уже { $count } ответа
   *[many] партия из файла { $file } продолжена: в ней уже { $count } ответов
    }

# plain; text $file $command
companion-saves = каждый ответ сохраняется в файл { $file }; чтобы продолжить позже, введите: { $command }

# plain; text $save
companion-unsaved = эта партия не сохраняется: чтобы сохранять её, введите «{ $save }» и имя файла

# plain; text $file $reason
companion-not-saved = Не удалось записать файл { $file }: { $reason }

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
companion-not-now = до первого раунда и после последнего ничего исправить нельзя: возьмите ответ назад

# plain; text $example
companion-correctable = напишите, что исправить и почему, например «{ $example }». Сейчас в полях стоит:

# plain; text $said; number $count
companion-no-number =
    { $count ->
        [1] Ответ «{ $said }» не подходит: есть только номер 1
       *[other] Ответ «{ $said }» не подходит: у ответов номера от 1 до { $count }
    }

# plain; text $said $help
companion-no-answer = Ответ «{ $said }» здесь не подходит: введите номер ответа или, чтобы увидеть список команд, «{ $help }»

# plain; text $said
companion-too-late = партия окончена: ответ «{ $said }» не принимается

# plain; text $command $help
companion-needs-word = После команды «{ $command }» нужно ещё слово: см. «{ $help }»

# plain; text $file
companion-reported = страница на память сохранена в файл { $file }

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
companion-command-save = сохранить

# What stands for the name of a file.
# plain
companion-command-save-file = ФАЙЛ

# plain
companion-command-help = справка

# plain
companion-command-quit = выход

# plain
companion-help = Введите номер ответа. Кроме того:

# plain
companion-help-undo = взять назад последний ответ (можно сколько угодно раз)

# plain
companion-help-redo = снова дать ответ, взятый назад

# plain
companion-help-correct = исправить поле; если ничего не указать — показать все поля

# plain
companion-help-table = показать стол

# plain
companion-help-score = показать счёт

# plain
companion-help-save = сохранять в файл, сейчас и после каждого ответа

# plain
companion-help-help = показать этот список

# plain
companion-help-quit = закончить; сохранённую партию можно продолжить потом

## The form for a box profile.

# plain; text $undo
companion-form-begins = программа один раз спросит, что напечатано в вашей игре, и сохранит это в файл. Чтобы вернуться к предыдущему вопросу, введите «{ $undo }».

# plain
companion-form-name = Название

# plain
companion-form-name-why = как вы назовёте эту коробку?

# plain
companion-form-ring = Два столбца эпохальных достижений

# plain
companion-form-ring-why = Гефест обходит их против часовой стрелки. С какой стороны панель общих знаний?

# plain
companion-form-ring-left = слева от личных панелей

# plain
companion-form-ring-right = справа от них

# plain
companion-form-ring-other = по-другому, как сказано в тексте профиля

# plain
companion-form-forums = Пять форумов ассамблеи

# plain
companion-form-forums-why = Какие два действия находятся в одном форуме? В примерах книги рассказ об идее, улучшение изобретения и получение влияния — в трёх разных.

# plain; text $action
companion-form-ask-forums = какое действие находится в одном форуме с действием «{ $action }»?

# plain; number $number
companion-form-forum = Форум { $number }

# plain
companion-form-influence = Ячейки влияния регионов

# plain
companion-form-influence-why = Напечатанные на них числа слева направо, через пробел: 6 4 2

# plain; number $region
companion-form-ask-influence = регион { $region }: значения ячеек влияния слева направо, через пробел, например: 6 4 2

# plain
companion-form-cards = Пять карт Гефеста

# plain
companion-form-cards-why = Строки сверху вниз; * — символ связанного действия. Если оставить карту пустой, программа спросит о ней, когда вы впервые её откроете.

# plain; number $card
companion-form-ask-cards = карта { $card } Гефеста: номера её действий сверху вниз, с * у действий с символом связанного действия, например: 4 1 3* 5*. Если оставить строку пустой, программа спросит о карте, когда вы её откроете.

# plain; number $card
companion-form-card = Карта { $card }

# plain
companion-form-spaces = Места для дипломатов

# plain
companion-form-spaces-why = Сколько дипломатов помещается на каждом эпохальном достижении, считая дипломата владельца. Пустое поле значит 3.

# plain
companion-form-ask-spaces = эпохальные достижения, где мест для дипломатов не 3: номер достижения и число мест, например: 6 2. Чтобы закончить, оставьте строку пустой.

# plain
companion-form-track = Шкала эры

# plain
companion-form-track-why = Ячейки для маркеров эры слева направо. По ним программа сама узнаёт, кто меняет порядок хода; без них она спрашивает.

# $sign is the letter for a space that changes the turn order.
# plain; number $era; text $sign
companion-form-ask-track = шкала эры, эра { $era }: ячейки для маркеров эры слева направо, «-» для обычной и «{ $sign }» для ячейки обновления порядка хода, через пробел. Если для эры 2 оставить строку пустой, программа будет спрашивать, когда это важно.

# plain
companion-form-track-space = ячейка

# plain
companion-form-track-order = ячейка обновления порядка хода

# plain
companion-form-ideas = Названия идей

# plain
companion-form-ideas-why = Если хотите видеть на кнопках названия карт, впишите их сюда. Чтобы появились ещё строки, сохраните профиль.

# plain; text $example
companion-form-ask-ideas = названия карт идей, если хотите их видеть, по одному в строке: название на любом языке, тип (E — экономика, C — культура, T — технологии), эра и английское название эпохального достижения, как здесь: { $example }. Чтобы закончить, оставьте строку пустой.

# plain
companion-form-idea-name = Название на карте

# plain
companion-form-idea-about = Тип

# plain
companion-form-idea-era = Эра

# plain
companion-form-idea-milestone = Эпохальное достижение, нужное для создания

# plain; text $one $other
companion-form-warning = Действия «{ $one }» и «{ $other }» здесь в одном форуме, а в примерах книги — в разных: проверьте ещё раз

# plain; text $file $command
companion-form-saved = профиль сохранён в файл { $file }; чтобы играть с ним, введите: { $command }

# plain; text $file
companion-form-incomplete = профиль не заполнен до конца: файл { $file } не сохранён

## Why a correction or a box profile is refused: behind a colon.

# plain
companion-wrong-unknown-key = такого поля нет

# plain
companion-wrong-missing = здесь ничего не указано

# plain; text $expected $got
companion-wrong-expected = нужно указать { $expected }, а указано { $got }

# plain
companion-expected-text = текст в кавычках

# plain
companion-expected-truth = «да» или «нет»

# plain; number $least $most
companion-expected-number = число от { $least } до { $most }

# plain
companion-expected-list = список

# plain
companion-expected-table = таблицу

# plain
companion-expected-two-actions = по два действия на каждый форум

# plain
companion-expected-five-forums = пять форумов

# plain
companion-expected-rows = хотя бы одну строку

# plain
companion-expected-owners = всех четырёх владельцев, каждого по одному разу

# plain
companion-expected-order = всех трёх игроков в порядке хода, каждого по одному разу

# plain
companion-expected-card = идею, изобретение или отсутствие карты

# plain; text $said; word $thing
companion-wrong-no-thing =
    { $thing ->
        [action] «{ $said }» — не действие
        [milestone] «{ $said }» — не эпохальное достижение
        [turn] «{ $said }» — не ход игрока и не смена эры
        [player] «{ $said }» — не игрок
        [owner] «{ $said }» — не владелец панели
        [side] «{ $said }» — не сторона жетона знаний
       *[difficulty] «{ $said }» — не уровень сложности
    }

# $what is what a parser says, in English.
# plain; text $what
companion-wrong-form = текст не удалось прочитать: { $what }

# plain; text $said
companion-wrong-slot = «{ $said }» — не место для эпохального достижения: в каждом столбце места с 1 по 4

# plain; text $action
companion-wrong-mark = у действия «{ $action }» ни на одной карте не бывает символа связанного действия

# plain; text $said
companion-wrong-idea = «{ $said }» — не карта: нужны тип, эра и эпохальное достижение

# plain; text $milestone; number $era $needs
companion-wrong-later = карта эры { $era } не может требовать эпохального достижения «{ $milestone }» из эры { $needs }

# plain; text $said
companion-wrong-bare = в «{ $said }» не указано эпохальное достижение: без него обходятся только карты эры 1

# plain; text $said
companion-wrong-too-much = в «{ $said }» есть эпохальное достижение, а картам эры 1 оно не нужно

# plain; text $said
companion-wrong-progress = «{ $said }» — не жетон прогресса: нужны тип и число от 1 до 7

# plain; text $said
companion-wrong-space = «{ $said }» — не ячейка шкалы эры

# plain; text $said; number $count
companion-wrong-setting = настройки «{ $said }» нет: настройки пронумерованы от 1 до { $count }

# plain; text $name $said $readings
companion-wrong-reading = значение «{ $said }» для «{ $name }» не подходит; возможны: { $readings }

# plain
companion-wrong-no-field = не названо ни одного поля

# plain
companion-wrong-not-now = до первого раунда и после последнего ничего исправить нельзя

# plain; text $action
companion-wrong-two-forums = действие «{ $action }» указано в двух форумах

# plain; text $action
companion-wrong-no-forum = действия «{ $action }» нет ни в одном форуме

# plain; word $column; number $number
companion-wrong-no-slot =
    { $column ->
    [private] не указано место { $number } на личных панелях
   *[common] не указано место { $number } на панели общих знаний
    }

# plain
companion-wrong-slot-twice = одно и то же место названо дважды

# plain; number $region
companion-wrong-no-region = не указан регион { $region }

# plain; number $era
companion-wrong-no-era = не указана эра { $era }

# plain
companion-wrong-rising = значения должны убывать слева направо

# plain
companion-wrong-markers = в профиле коробки на шкале эры нет маркеров

# plain
companion-wrong-no-display = за панелью идей в этой игре программа не следит

# plain
companion-wrong-no-track = за шкалой эры в этой игре программа не следит

# plain; text $said
companion-wrong-first-era = «{ $said }»: в эре 1 нет идей

# plain
companion-wrong-first-era-idea = в эре 1 нет идей, только изобретения

# plain; text $what
companion-wrong-twice = «{ $what }» названо дважды

# plain; number $card
companion-wrong-card-twice = карта { $card } названа дважды

# plain; text $said
companion-wrong-no-letter = «{ $said }» — не жетон процветания: на этих жетонах буквы от A до G

# plain; number $count
companion-wrong-token-spaces =
    { $count ->
        [one] для жетонов влияния есть только { $count } ячейка
        [few] для жетонов влияния есть только { $count } ячейки
       *[many] для жетонов влияния есть только { $count } ячеек
    }

# plain
companion-wrong-no-card = жители стоят, а карты рядом нет

# plain
companion-wrong-no-presenter = у карты нет автора идеи

# plain
companion-wrong-no-citizen = у автора идеи нет жителя рядом с картой

# plain
companion-wrong-invented-idea = у идеи не бывает ни изобретателя, ни улучшившего

# plain
companion-wrong-no-inventor = у изобретения нет изобретателя

# plain
companion-wrong-own-invention = никто не улучшает собственное изобретение

# plain; number $era $rounds
companion-wrong-rounds =
    { $rounds ->
        [one] в эре { $era } всего { $rounds } раунд
        [few] в эре { $era } всего { $rounds } раунда
       *[many] в эре { $era } всего { $rounds } раундов
    }

# plain
companion-wrong-era-not-over = эра не заканчивается раньше своего последнего раунда

# plain; text $milestone
companion-wrong-not-revealed = эпохальное достижение «{ $milestone }» в этой эре ещё не открыто

# plain
companion-wrong-older-below = эпохальные достижения более ранних эр должны лежать ниже

# plain
companion-wrong-four-slots = мест всего четыре

# plain; text $milestone
companion-wrong-other-deck = эпохальное достижение «{ $milestone }» не из стопки этой эры

# plain
companion-wrong-not-on-board = этого эпохального достижения нет на игровом поле

# plain; number $count
companion-wrong-room =
    { $count ->
        [one] места хватает только для { $count } дипломата
       *[many] места хватает только для { $count } дипломатов
    }

# plain; word $player
companion-wrong-two-markers = у { part-companion-gen } было бы два маркера эры

# plain; word $player; number $era
companion-wrong-other-era = судя по эпохальному достижению, { companion-player } в эре { $era }

# plain
companion-wrong-three-ideas = выложено может быть не больше трёх идей

# plain
companion-wrong-stack = стопка бывает только рядом с тремя идеями

# plain; word $player
companion-wrong-two-tokens = у { part-companion-gen } было бы здесь два жетона влияния

# plain; number $all $most
companion-wrong-tokens =
    { $all ->
        [one] получается { $all } жетон влияния, а их всего { $most }
        [few] получается { $all } жетона влияния, а их всего { $most }
       *[many] получается { $all } жетонов влияния, а их всего { $most }
    }

# plain; number $all $most
companion-wrong-citizens =
    { $all ->
        [one] получается { $all } житель, а их всего { $most }
        [few] получается { $all } жителя, а их всего { $most }
       *[many] получается { $all } жителей, а их всего { $most }
    }

# plain; number $all $most
companion-wrong-sages =
    { $all ->
        [one] получается { $all } мудрец, а их всего { $most }
        [few] получается { $all } мудреца, а их всего { $most }
       *[many] получается { $all } мудрецов, а их всего { $most }
    }

# plain; text $tile
companion-wrong-holders = жетон прогресса «{ $tile }» был бы у всех троих, а таких жетонов всего два

# plain; text $letter; number $all $most
companion-wrong-wealth-tiles =
    { $all ->
        [one] получается { $all } жетон процветания { $letter }, а их всего { $most }
        [few] получается { $all } жетона процветания { $letter }, а их всего { $most }
       *[many] получается { $all } жетонов процветания { $letter }, а их всего { $most }
    }

# plain
companion-wrong-seasons = столпов периода всего два

# plain; text $action
companion-wrong-two-pillars = в форуме действия «{ $action }» стояло бы два столпа

# plain; number $card
companion-wrong-no-such-card = карты { $card } нет

# plain; number $cards $round
companion-wrong-revealed =
    { $cards ->
        [one] { $cards } открытая карта — слишком много для раунда { $round }
        [few] { $cards } открытые карты — слишком много для раунда { $round }
       *[many] { $cards } открытых карт — слишком много для раунда { $round }
    }

# plain; number $cards $round
companion-wrong-revealed-at-turn =
    { $cards ->
        [one] к его ходу в раунде { $round } открыта { $cards } карта
        [few] к его ходу в раунде { $round } открыты { $cards } карты
       *[many] к его ходу в раунде { $round } открыто { $cards } карт
    }

# plain
companion-wrong-era5 = изобретений эры 5 не может быть больше, чем изобретений всего
