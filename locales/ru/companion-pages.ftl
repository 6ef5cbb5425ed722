### The companion's page.

## The start page.

# plain
companion-page-title = «Изобретения»: помощник

# plain
companion-page-lead = Помощник для одиночной игры «Изобретения. Эволюция идей». Вы играете с настоящей коробкой, а за Хроноса и Гефеста играет программа.

# plain
companion-page-how = Помощник спрашивает только о том, от чего зависят оба соперника, шаг за шагом говорит, что за них передвинуть и почему, а в конце всё подсчитывает. Каждый ответ сохраняется сразу: продолжайте, когда захотите, на этом устройстве или, войдя в аккаунт, на другом.

# plain
companion-page-unofficial = Неофициальный любительский проект. Чтобы играть, нужны настоящая коробка и правила из неё.

# plain
companion-page-running = Ваши текущие партии

# plain
companion-page-continue = Продолжить

# plain
companion-page-finished = Ваши оконченные партии

# plain
companion-page-won = Вы победили

# plain
companion-page-lost = Победили соперники

# plain
companion-page-new = Новая партия

# plain
companion-page-box = Коробка

# plain
companion-page-box-ours = Попробовать без коробки: значения придуманы нами

# plain
companion-page-no-box = без коробки

# plain
companion-page-box-new = Ввести то, что напечатано на вашей коробке

# plain
companion-page-difficulty = Уровень сложности

# plain; text $difficulty
companion-page-difficulty-is = уровень сложности: { $difficulty }

# plain; number $value $wealth
companion-page-difficulty-worth = по { $value } ОИ за каждое их изобретение и каждый жетон прогресса, по { $wealth } ОИ за каждый жетон процветания

# plain
companion-page-draws = Карты Гефеста

# plain
companion-page-draws-auto = Открываю я из настоящей колоды (без коробки — программа)

# plain
companion-page-draws-program = Открывает программа, если в профиле коробки есть все пять

# plain
companion-page-begin = Начать

# plain
companion-page-settings = О чём книга умалчивает: как это решено здесь

# plain
companion-page-settings-why = Менять ничего не нужно. Где возможно другое прочтение, его можно выбрать.

## The 37 open questions of the rules, by their numbers on the rules page (docs/inventions.md).

# plain
companion-page-setting-1 = Соперник, у которого в запасе не осталось жителей, не может совершить действие, для которого нужен житель.

# plain
companion-page-setting-2 = Если панель идей пуста, соперник не может рассказать об идее.

# plain
companion-page-setting-3 = Регион, где стоит Гефест, как цель его действия:

# plain
companion-page-setting-3-last = после шести других

# plain
companion-page-setting-3-never = никогда

# plain
companion-page-setting-4 = Если Гефесту не доступна ни одна строка карты, он не помещает столп и ничего за это не получает.

# plain
companion-page-setting-5 = Столпы, которые учитываются, когда в ту же ячейку действия приходит другой игрок:

# plain
companion-page-setting-5-any = все

# plain
companion-page-setting-5-epoch = только столпы эпохи

# plain
companion-page-setting-5-mixed = все столпы Гефеста и ваш столп эпохи

# plain
companion-page-setting-6 = Символ связанного действия бывает только у улучшения изобретения, возвращения специалистов, получения влияния и странствия; если в профиле нет ни одного символа, считается, что он есть у всех четырёх.

# plain
companion-page-setting-7 = Если при странствии у Гефеста нет фишки связанного действия, жетон знаний, лежащий стороной с ОИ вверх, переворачивается и ничего не приносит.

# plain
companion-page-setting-8 = Соперники не получают ОИ, указанных за создание изобретений эры 6.

# plain
companion-page-setting-9 = Эпохальное достижение без свободного места для дипломата пропускается.

# plain
companion-page-setting-10 = Собственное эпохальное достижение Гефеста, когда он отправляет или возвращает дипломата:

# plain
companion-page-setting-10-last = считается последним

# plain
companion-page-setting-10-first = считается первым

# plain
companion-page-setting-11 = Соперник распространяет изобретение, только если рядом с картой стоит его собственный житель.

# plain
companion-page-setting-12 = Если вы посещаете эпохальное достижение Хроноса, никто ничего не получает.

# plain
companion-page-setting-13 = То же самое, если его посещает Гефест.

# plain
companion-page-setting-14 = Если среди первых идей нет идеи того же типа, что у Хроноса, он берёт регион с наименьшим номером.

# plain
companion-page-setting-15 = Регион без пустой ячейки влияния пропускается.

# plain
companion-page-setting-16 = Если карты нет ни в регионе, ни на панели идей, тип жетона прогресса определяет жребий.

# plain
companion-page-setting-17 = Если в регионе лежат жетоны процветания с разными буквами, берётся верхний из видимых.

# plain
companion-page-setting-18 = Для награды 2 прибавляется только то, что распространение приносит соперникам: ОИ автора идеи и сама карта, если они её изобретатели.

# plain
companion-page-setting-19 = Для награды 7 считаются все жетоны, которые у вас есть, выложенные или нет.

# plain
companion-page-setting-20 = Награда 9 даётся и тогда, когда ваших карт на поле не осталось.

# plain
companion-page-setting-21 = Для награды 10 ваш запас должен быть пуст.

# plain
companion-page-setting-22 = Для награды 6 считаются жетоны процветания, которые приносят хотя бы 1 ОИ.

# plain
companion-page-setting-23 = После эры 5 смены эры не бывает.

# plain
companion-page-setting-24 = Дипломаты соперников со сброшенного эпохального достижения возвращаются в запас.

# plain
companion-page-setting-25 = Для Хроноса регион с изобретением считается регионом с идеей.

# plain
companion-page-setting-26 = При связанных действиях столпы не помещают.

# plain
companion-page-setting-27 = При подготовке к игре соперники получают только то, что названо в правилах одиночной игры.

# plain
companion-page-setting-28 = Если нужного жетона прогресса нет, берётся следующий номер того же типа.

# plain
companion-page-setting-29 = Дипломаты Гефеста отправляются только на восемь эпохальных достижений двух столбцов.

# plain
companion-page-setting-30 = Если при смене эры на панели эврики осталось два эпохальных достижения, первым перемещается правое.

# plain
companion-page-setting-31 = И в эру 1 Гефест переходит по строкам вниз и совершает связанные действия, как в любой ход.

# plain
companion-page-setting-32 = Гефест берёт эпохальное достижение с панели эврики:

# plain
companion-page-setting-32-later = только если оно более продвинутой эры, чем его собственное

# plain
companion-page-setting-32-always = всегда

# plain
companion-page-setting-33 = Фишки связанных действий возвращаются к нему каждый ход.

# plain
companion-page-setting-34 = В подготовительном раунде никто не получает ОИ.

# plain
companion-page-setting-35 = Самое правое деление обновления порядка хода — это крайняя правая из занятых ячеек.

# plain
companion-page-setting-36 = Крайняя правая идея — одна из выложенных; верхняя карта стопки не считается.

# plain
companion-page-setting-37 = Три хода в примере из книги — это одна эра, и ни одна строка в нём не пропущена.

## A game.

# plain
companion-page-onlooker = Вы смотрите со стороны. Отвечать может только тот, кто начал эту партию.

# plain
companion-page-closed = Эта партия прекращена.

# plain
companion-page-stale = Партия тем временем продолжилась: вот как она выглядит сейчас.

# plain
companion-page-corrected = Исправлено. Текущий ход начинается заново.

# plain
companion-page-jump = На этой странице

# plain
companion-page-steps = Что передвинуть сейчас

# plain
companion-page-steps-set-up = Подготовьте партию на троих по правилам игры и скажите, что где лежит.

# plain
companion-page-steps-none = За соперников ничего передвигать не нужно.

# plain
companion-page-set-up = Подготовка к игре

# plain
companion-page-score = Счёт на данный момент

# plain
companion-page-table = Стол

# plain
companion-page-log = Вся партия

# plain
companion-page-enter = Ввести

# plain
companion-page-other-answer = Что-то другое

# plain
companion-page-undo = Взять назад

# plain
companion-page-redo = Повторить

# plain
companion-page-correct = Исправить положение на столе

# plain
companion-page-around = Поделиться и сохранить

# plain
companion-page-record = Скачать запись партии

## The picture of the table.

# plain
companion-page-regions = регионы

# plain
companion-page-eras = эры и раунды

# plain
companion-page-milestones = эпохальные достижения

# plain
companion-page-eureka = панель эврики

# plain
companion-page-assembly = ассамблея

# $name is Hephaestus.
# plain; text $name
companion-page-board = { $name }: планшет

# plain
companion-page-as-text = Стол словами

# plain
companion-page-legend = Обозначения

# plain
companion-page-legend-sage = мудрец

# plain
companion-page-legend-knowledge = жетон знаний: вверх 2 ОИ или действие

# plain
companion-page-legend-invent = ячейка создания изобретения

# plain
companion-page-legend-innovate = ячейка улучшения

## The end.

# plain
companion-page-finish = Сохранить результат

# plain
companion-page-finish-why = Пока результат не сохранён, последние ответы ещё можно взять назад.

# plain
companion-page-sheet = Страница на память: сохранить, напечатать, показать

# plain
companion-page-again = Ещё одна партия

# plain
companion-page-back-to-game = Назад к партии

## Setting the table right.

# plain
companion-page-correct-title = Исправить положение на столе

# plain
companion-page-correct-why = На настоящем столе что-то иначе? Откройте нужную часть, укажите всё так, как лежит, и напишите почему. Невозможное не принимается, а исправление, как и ответ, можно взять назад.

# plain
companion-page-correct-note = Почему (для журнала)

# plain
companion-page-correct-save = Исправить

# plain
companion-page-correct-same = Ничего не изменено.

# $key is the field, $what is why: a part of a sentence.
# plain; text $key $what
companion-page-not-corrected = Ничего не исправлено. «{ $key }»: { $what }.

# plain
companion-page-none = нет

# plain
companion-page-turn-era = смена эры

# plain
companion-page-side-action = действием вверх

# plain
companion-page-side-ip = стороной с ОИ вверх

# plain
companion-page-kind-none = нет карты

# plain
companion-page-kind-idea = идея

# plain
companion-page-kind-invention = изобретение

# plain
companion-page-group-clock = эра, раунд и ход

# plain
companion-page-group-points = ОИ соперников

# plain
companion-page-group-milestones = эпохальные достижения

# plain
companion-page-group-diplomats = дипломаты

# plain
companion-page-group-box = что напечатано на коробке

# plain
companion-page-field-era = эра

# plain
companion-page-field-round = раунд

# plain
companion-page-field-turn = чей ход

# plain
companion-page-field-order = порядок хода

# plain
companion-page-field-difficulty = уровень сложности

# plain
companion-page-field-ip = ОИ на шкале

# plain
companion-page-field-your-ip = ваши ОИ, насколько они известны

# plain
companion-page-field-pile = изобретений в стопке соперников

# plain
companion-page-field-forums = форумы

# plain
companion-page-field-milestones = эпохальные достижения

# plain
companion-page-field-map = жители на географической карте

# plain
companion-page-field-tokens-laid = жетоны влияния слева направо

# plain
companion-page-field-card = карта

# plain
companion-page-field-presenter = автор идеи

# plain
companion-page-field-citizens = жители на жетоне специалистов

# plain
companion-page-field-inventor = изобретатель

# plain
companion-page-field-innovator = улучшивший

# plain
companion-page-field-need = сколько специалистов требует жетон

# plain
companion-page-field-sage = есть ли мудрец

# plain
companion-page-field-tile = жетон знаний

# plain
companion-page-field-wealth = жетоны процветания

# plain
companion-page-field-values = значения влияния слева направо

# plain
companion-page-field-own-milestone = личное эпохальное достижение

# plain
companion-page-field-common = панель общих знаний снизу вверх

# plain
companion-page-field-private = владельцы личных панелей снизу вверх

# plain
companion-page-field-eureka = панель эврики справа налево

# plain
companion-page-field-spaces = места для дипломатов

# plain
companion-page-field-cards = карта Гефеста

# plain
companion-page-field-settings = настройка

# plain
companion-page-field-track = шкала эры, эра

# plain
companion-page-field-figure = где стоит фигурка

# plain
companion-page-field-tokens = осталось жетонов влияния

# plain
companion-page-field-supply = жители в запасе

# plain
companion-page-field-progress = жетоны прогресса

# plain
companion-page-field-deck = колода сверху вниз

# plain
companion-page-field-slots = открытые карты слева направо

# plain
companion-page-field-chain = фишки связанных действий

# plain
companion-page-field-sages = мудрецы на планшете

# plain
companion-page-field-epoch = столп эпохи

# plain
companion-page-field-season = столпы периода

# plain
companion-page-field-influence = влияние

## Box profiles.

# plain
companion-page-boxes = Ваши коробки

# plain
companion-page-boxes-why = То, что напечатано на игровом поле и на картах Гефеста, вводится один раз и сохраняется.

# plain
companion-page-box-form = Что напечатано на вашей коробке

# plain
companion-page-box-form-why = Возьмите игровое поле, ассамблею и пять карт Гефеста и перепишите то, что на них указано. Это делается один раз; изменить всё можно и потом.

# plain
companion-page-box-faults = Пока не готово: посмотрите на отмеченные места.

# plain
companion-page-box-save = Сохранить коробку

# plain
companion-page-box-close = Удалить эту коробку

# plain
companion-page-box-text = Править как текст

# plain
companion-page-box-text-why = Весь профиль в его собственной записи, TOML. Ошибки показаны у своих строк.

# plain
companion-page-box-toml = Текст профиля

# plain
companion-page-box-from-file = Из файла:

# plain
companion-page-box-upload = У меня есть профиль в файле или текстом

# plain
companion-page-box-file = Скачать файлом

# plain
companion-page-box-share = Кто знает ссылку, может играть с этой коробкой или скопировать её:

# plain
companion-page-box-of-another = Это чужая коробка. С ней можно играть, а можно оставить себе копию.

# plain
companion-page-box-play = Играть с этой коробкой

# plain
companion-page-box-copy = Оставить копию

# $key is where, $what is what is wrong.
# plain; text $key $what
companion-page-fault = { $key }: { $what }

# plain; number $line
companion-page-line = Строка { $line }

# plain
companion-page-optional = можно не заполнять
