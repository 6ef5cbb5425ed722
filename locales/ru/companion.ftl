### The companion's page.

## The start page.

# plain
companion-title = Соло: «Изобретения»

# plain
companion-lead = Помощник для одиночной игры «Изобретения. Эволюция идей». Вы играете с настоящей коробкой, а «Эврика» играет за Хроноса и Гефеста.

# plain
companion-how = Он спрашивает только то, от чего зависят соперники, по шагам говорит, что за них передвинуть и почему, и в конце всё подсчитывает. Каждый ответ сохраняется сразу: продолжайте, когда хотите, здесь или на другом устройстве после входа.

# plain
companion-unofficial = Неофициально, сделано любителями. Для игры нужны настоящая коробка и её правила.

# plain
companion-running = Ваши игры

# plain
companion-continue = Продолжить

# plain
companion-finished = Законченные игры

# plain
companion-won = Вы победили

# plain
companion-lost = Победили соперники

# plain
companion-new = Новая игра

# plain
companion-box = Коробка

# plain
companion-box-ours = Попробовать без коробки: напечатанные значения придуманы нами

# plain
companion-no-box = без коробки

# plain
companion-box-new = Ввести то, что напечатано на вашей коробке

# plain
companion-difficulty = Уровень сложности

# plain; text $difficulty
companion-difficulty-is = уровень сложности: { $difficulty }

# plain; number $value $wealth
companion-difficulty-worth = { $value } ОИ за каждое их изобретение и жетон прогресса, { $wealth } за жетон процветания

# plain
companion-draws = Карты Гефеста

# plain
companion-draws-auto = Я открываю их из настоящей колоды (без коробки открывает программа)

# plain
companion-draws-program = Их открывает программа, если профиль знает все пять

# plain
companion-begin = Начать

# plain
companion-settings = О чём книга умалчивает: как это решено здесь

# plain
companion-settings-why = Менять ничего не нужно. Где можно играть иначе, есть выбор.

## The 37 open questions of the rules, by their numbers on the rules page (docs/inventions.md).

# plain
companion-setting-1 = Соперник без жителей в запасе не выполняет действие, для которого нужен житель.

# plain
companion-setting-2 = Если панель идей пуста, рассказ об идее невозможен.

# plain
companion-setting-3 = Регион, где стоит Гефест, как цель его действия:

# plain
companion-setting-3-last = после шести других

# plain
companion-setting-3-never = никогда

# plain
companion-setting-4 = Если у Гефеста нет возможной строки, он не ставит столп и ничего за это не получает.

# plain
companion-setting-5 = Столпы, которые считаются, когда другой приходит на их действие:

# plain
companion-setting-5-any = все

# plain
companion-setting-5-epoch = только столпы эпохи

# plain
companion-setting-5-mixed = все столпы Гефеста и ваш столп эпохи

# plain
companion-setting-6 = Знак связанного действия бывает только у улучшения, возвращения специалистов, получения влияния и странствия; если в профиле нет ни одного, считается, что он есть у всех четырёх.

# plain
companion-setting-7 = Странствие без фишки к жетону с ОИ вверх переворачивает его и очков не даёт.

# plain
companion-setting-8 = Соперники не получают ОИ, напечатанные за создание карт эры 6.

# plain
companion-setting-9 = Достижение без свободного места для дипломата пропускается.

# plain
companion-setting-10 = Собственное достижение Гефеста при отправке и возвращении дипломата:

# plain
companion-setting-10-last = считается последним

# plain
companion-setting-10-first = считается первым

# plain
companion-setting-11 = Соперник распространяет, только если рядом с картой стоит его собственный житель.

# plain
companion-setting-12 = Ваши визиты к достижению Хроноса никому ничего не дают.

# plain
companion-setting-13 = Визиты Гефеста к нему тоже.

# plain
companion-setting-14 = Если среди первых идей нет типа Хроноса, он берёт регион с наименьшим номером.

# plain
companion-setting-15 = Регион без свободной ячейки влияния пропускается.

# plain
companion-setting-16 = Если нет карты ни в регионе, ни на панели, тип жетона прогресса решает жребий.

# plain
companion-setting-17 = Если в регионе лежат жетоны процветания с разными буквами, берётся верхний.

# plain
companion-setting-18 = Награда 2 прибавляет только то, что даёт соперникам распространение: ОИ автора идеи и карту, если она создана ими.

# plain
companion-setting-19 = Награда 7 считает жетоны, которые у вас есть, построенные или нет.

# plain
companion-setting-20 = Награда 9 выполнена и тогда, когда ваших карт на поле не осталось.

# plain
companion-setting-21 = Награда 10 требует пустого запаса.

# plain
companion-setting-22 = Награда 6 считает жетон процветания, давший хотя бы 1 ОИ.

# plain
companion-setting-23 = После эры 5 смены эры нет.

# plain
companion-setting-24 = Дипломаты соперников со сброшенного достижения возвращаются в запас.

# plain
companion-setting-25 = Регион с изобретением для Хроноса считается регионом с идеей.

# plain
companion-setting-26 = Связанные действия столпов не ставят.

# plain
companion-setting-27 = При подготовке соперники получают только то, что названо в книге одиночной игры.

# plain
companion-setting-28 = Если жетона прогресса нет, берётся следующий номер того же типа.

# plain
companion-setting-29 = Дипломаты Гефеста ходят только к восьми достижениям двух столбцов.

# plain
companion-setting-30 = Если при смене эры на панели эврики осталось два достижения, первым идёт правое.

# plain
companion-setting-31 = В эре 1 Гефест так же идёт по строкам вниз и связывает действия, как в любой ход.

# plain
companion-setting-32 = Гефест берёт достижение эврики:

# plain
companion-setting-32-later = только если оно более поздней эры, чем его собственное

# plain
companion-setting-32-always = всегда

# plain
companion-setting-33 = Его фишки связанного действия возвращаются каждый ход.

# plain
companion-setting-34 = В подготовительном раунде никто не получает ОИ.

# plain
companion-setting-35 = Самое правое деление порядка хода — самое правое занятое.

# plain
companion-setting-36 = Крайняя правая идея — из выложенных; верх стопки не считается.

# plain
companion-setting-37 = Пример из трёх ходов в книге — это одна эра, строки в нём не пропущены.

## A game.

# plain
companion-onlooker = Вы смотрите со стороны. Отвечать может только тот, кто начал эту игру.

# plain
companion-closed = Эта игра прекращена.

# plain
companion-stale = Игра тем временем продолжилась: вот как она выглядит сейчас.

# plain
companion-corrected = Исправлено. Текущий ход начинается заново.

# plain
companion-jump = На этой странице

# plain
companion-steps = Что передвинуть сейчас

# plain
companion-steps-set-up = Подготовьте игру на троих по правилам и скажите, что где лежит.

# plain
companion-steps-none = За соперников ничего передвигать не нужно.

# plain
companion-set-up = Подготовка

# plain
companion-score = Счёт на данный момент

# plain
companion-table = Стол

# plain
companion-log = Вся игра

# plain
companion-enter = Ввести

# plain
companion-other-answer = Другой ответ

# plain
companion-undo = Взять назад

# plain
companion-redo = Повторить

# plain
companion-correct = Исправить стол

# plain
companion-around = Поделиться и сохранить

# plain
companion-record = Скачать игру

## The picture of the table.

# plain
companion-regions = регионы

# plain
companion-eras = эры и раунды

# plain
companion-milestones = эпохальные достижения

# plain
companion-eureka = панель эврики

# plain
companion-assembly = ассамблея

# $name is Hephaestus.
# plain; text $name
companion-board = { $name }: планшет

# plain
companion-as-text = Стол словами

# plain
companion-legend = Обозначения

# plain
companion-legend-sage = мудрец

# plain
companion-legend-knowledge = жетон знаний: вверх 2 ОИ или действие

# plain
companion-legend-invent = место изобретателя

# plain
companion-legend-innovate = место улучшения

## The end.

# plain
companion-finish = Сохранить результат

# plain
companion-finish-why = Пока результат не сохранён, последние ответы ещё можно взять назад.

# plain
companion-sheet = Страница на память: напечатать и поделиться

# plain
companion-again = Ещё одна игра

# plain
companion-back-to-game = Назад к игре

## Setting the table right.

# plain
companion-correct-title = Исправить стол

# plain
companion-correct-why = На настоящем столе что-то иначе? Откройте нужную часть, укажите всё так, как лежит, и напишите почему. Невозможное не принимается, а исправление можно взять назад, как ответ.

# plain
companion-correct-note = Почему (будет в журнале)

# plain
companion-correct-save = Исправить

# plain
companion-correct-same = Ничего не изменено.

# $key is the field, $what is why: a part of a sentence.
# plain; text $key $what
companion-not-corrected = Ничего не исправлено. «{ $key }»: { $what }.

# plain
companion-none = нет

# plain
companion-turn-era = смена эры

# plain
companion-side-action = действием вверх

# plain
companion-side-ip = 2 ОИ вверх

# plain
companion-kind-none = нет карты

# plain
companion-kind-idea = идея

# plain
companion-kind-invention = изобретение

# plain
companion-group-clock = эра, раунд и ход

# plain
companion-group-points = очки соперников

# plain
companion-group-milestones = эпохальные достижения

# plain
companion-group-diplomats = дипломаты

# plain
companion-group-box = что напечатано на коробке

# plain
companion-field-era = эра

# plain
companion-field-round = раунд

# plain
companion-field-turn = чей ход

# plain
companion-field-order = порядок хода

# plain
companion-field-difficulty = уровень сложности

# plain
companion-field-ip = ОИ на шкале

# plain
companion-field-your-ip = ваши ОИ, насколько они ведутся

# plain
companion-field-pile = изобретений в стопке соперников

# plain
companion-field-forums = форумы

# plain
companion-field-milestones = эпохальные достижения

# plain
companion-field-map = жители на карте

# plain
companion-field-tokens-laid = жетоны влияния слева

# plain
companion-field-card = карта

# plain
companion-field-presenter = автор идеи

# plain
companion-field-citizens = жители на жетоне специалистов

# plain
companion-field-inventor = изобретатель

# plain
companion-field-innovator = улучшение

# plain
companion-field-need = жетон специалистов требует

# plain
companion-field-sage = мудрец на месте

# plain
companion-field-tile = жетон знаний

# plain
companion-field-wealth = жетоны процветания

# plain
companion-field-values = значения влияния слева

# plain
companion-field-own-milestone = личное достижение

# plain
companion-field-common = общие знания снизу

# plain
companion-field-private = владельцы личных панелей снизу

# plain
companion-field-eureka = панель эврики справа

# plain
companion-field-spaces = мест для дипломатов

# plain
companion-field-cards = карта Гефеста

# plain
companion-field-settings = открытый вопрос

# plain
companion-field-track = шкала эры, эра

# plain
companion-field-figure = где стоит фигурка

# plain
companion-field-tokens = осталось жетонов влияния

# plain
companion-field-supply = жители в запасе

# plain
companion-field-progress = жетоны прогресса

# plain
companion-field-deck = колода сверху

# plain
companion-field-slots = открытые карты слева

# plain
companion-field-chain = фишки связанного действия

# plain
companion-field-sages = мудрецы на планшете

# plain
companion-field-epoch = столп эпохи

# plain
companion-field-season = столпы периода

# plain
companion-field-influence = влияние

## Box profiles.

# plain
companion-boxes = Ваши коробки

# plain
companion-boxes-why = То, что напечатано на поле и на картах Гефеста, вводится один раз и сохраняется.

# plain
companion-box-form = Что напечатано на вашей коробке

# plain
companion-box-form-why = Возьмите игровое поле, ассамблею и пять карт Гефеста и перепишите, что на них показано. Это делается один раз, а изменить всё можно и потом.

# plain
companion-box-faults = Ещё нет: посмотрите на отмеченные места.

# plain
companion-box-save = Сохранить коробку

# plain
companion-box-close = Удалить эту коробку

# plain
companion-box-text = Править как текст

# plain
companion-box-text-why = Весь профиль в его собственной записи, TOML. Ошибка показывается в своей строке.

# plain
companion-box-toml = Текст профиля

# plain
companion-box-from-file = Из файла:

# plain
companion-box-upload = У меня есть профиль в файле или текстом

# plain
companion-box-file = Скачать файлом

# plain
companion-box-share = Кто знает ссылку, может играть с этой коробкой или скопировать её:

# plain
companion-box-of-another = Это чужая коробка. С ней можно играть или оставить себе копию.

# plain
companion-box-play = Играть с этой коробкой

# plain
companion-box-copy = Оставить копию

# $key is where, $what is what is wrong.
# plain; text $key $what
companion-fault = { $key }: { $what }

# plain; number $line
companion-line = Строка { $line }

# plain
companion-optional = можно не заполнять
