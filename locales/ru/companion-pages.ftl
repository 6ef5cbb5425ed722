### The companion's page.

## The start page.

# plain
companion-page-title = «Изобретения»: помощник

# plain
companion-page-lead = Помощник для одиночной игры «Изобретения. Эволюция идей». Вы играете с настоящей коробкой, а «Эврика» играет за Хроноса и Гефеста.

# plain
companion-page-how = Он спрашивает только то, от чего зависят соперники, по шагам говорит, что за них передвинуть и почему, и в конце всё подсчитывает. Каждый ответ сохраняется сразу: продолжайте, когда хотите, здесь или на другом устройстве после входа.

# plain
companion-page-unofficial = Неофициально, сделано любителями. Для игры нужны настоящая коробка и её правила.

# plain
companion-page-running = Ваши игры

# plain
companion-page-continue = Продолжить

# plain
companion-page-finished = Законченные игры

# plain
companion-page-won = Вы победили

# plain
companion-page-lost = Победили соперники

# plain
companion-page-new = Новая игра

# plain
companion-page-box = Коробка

# plain
companion-page-box-ours = Попробовать без коробки: напечатанные значения придуманы нами

# plain
companion-page-no-box = без коробки

# plain
companion-page-box-new = Ввести то, что напечатано на вашей коробке

# plain
companion-page-difficulty = Уровень сложности

# plain; text $difficulty
companion-page-difficulty-is = уровень сложности: { $difficulty }

# plain; number $value $wealth
companion-page-difficulty-worth = { $value } ОИ за каждое их изобретение и жетон прогресса, { $wealth } за жетон процветания

# plain
companion-page-draws = Карты Гефеста

# plain
companion-page-draws-auto = Я открываю их из настоящей колоды (без коробки открывает программа)

# plain
companion-page-draws-program = Их открывает программа, если профиль знает все пять

# plain
companion-page-begin = Начать

# plain
companion-page-settings = О чём книга умалчивает: как это решено здесь

# plain
companion-page-settings-why = Менять ничего не нужно. Где можно играть иначе, есть выбор.

## The 37 open questions of the rules, by their numbers on the rules page (docs/inventions.md).

# plain
companion-page-setting-1 = Соперник без жителей в запасе не выполняет действие, для которого нужен житель.

# plain
companion-page-setting-2 = Если панель идей пуста, рассказ об идее невозможен.

# plain
companion-page-setting-3 = Регион, где стоит Гефест, как цель его действия:

# plain
companion-page-setting-3-last = после шести других

# plain
companion-page-setting-3-never = никогда

# plain
companion-page-setting-4 = Если у Гефеста нет возможной строки, он не ставит столп и ничего за это не получает.

# plain
companion-page-setting-5 = Столпы, которые считаются, когда другой приходит на их действие:

# plain
companion-page-setting-5-any = все

# plain
companion-page-setting-5-epoch = только столпы эпохи

# plain
companion-page-setting-5-mixed = все столпы Гефеста и ваш столп эпохи

# plain
companion-page-setting-6 = Знак связанного действия бывает только у улучшения, возвращения специалистов, получения влияния и странствия; если в профиле нет ни одного, считается, что он есть у всех четырёх.

# plain
companion-page-setting-7 = Странствие без фишки к жетону с ОИ вверх переворачивает его и очков не даёт.

# plain
companion-page-setting-8 = Соперники не получают ОИ, напечатанные за создание карт эры 6.

# plain
companion-page-setting-9 = Достижение без свободного места для дипломата пропускается.

# plain
companion-page-setting-10 = Собственное достижение Гефеста при отправке и возвращении дипломата:

# plain
companion-page-setting-10-last = считается последним

# plain
companion-page-setting-10-first = считается первым

# plain
companion-page-setting-11 = Соперник распространяет, только если рядом с картой стоит его собственный житель.

# plain
companion-page-setting-12 = Ваши визиты к достижению Хроноса никому ничего не дают.

# plain
companion-page-setting-13 = Визиты Гефеста к нему тоже.

# plain
companion-page-setting-14 = Если среди первых идей нет типа Хроноса, он берёт регион с наименьшим номером.

# plain
companion-page-setting-15 = Регион без свободной ячейки влияния пропускается.

# plain
companion-page-setting-16 = Если нет карты ни в регионе, ни на панели, тип жетона прогресса решает жребий.

# plain
companion-page-setting-17 = Если в регионе лежат жетоны процветания с разными буквами, берётся верхний.

# plain
companion-page-setting-18 = Награда 2 прибавляет только то, что даёт соперникам распространение: ОИ автора идеи и карту, если она создана ими.

# plain
companion-page-setting-19 = Награда 7 считает жетоны, которые у вас есть, построенные или нет.

# plain
companion-page-setting-20 = Награда 9 выполнена и тогда, когда ваших карт на поле не осталось.

# plain
companion-page-setting-21 = Награда 10 требует пустого запаса.

# plain
companion-page-setting-22 = Награда 6 считает жетон процветания, давший хотя бы 1 ОИ.

# plain
companion-page-setting-23 = После эры 5 смены эры нет.

# plain
companion-page-setting-24 = Дипломаты соперников со сброшенного достижения возвращаются в запас.

# plain
companion-page-setting-25 = Регион с изобретением для Хроноса считается регионом с идеей.

# plain
companion-page-setting-26 = Связанные действия столпов не ставят.

# plain
companion-page-setting-27 = При подготовке соперники получают только то, что названо в книге одиночной игры.

# plain
companion-page-setting-28 = Если жетона прогресса нет, берётся следующий номер того же типа.

# plain
companion-page-setting-29 = Дипломаты Гефеста ходят только к восьми достижениям двух столбцов.

# plain
companion-page-setting-30 = Если при смене эры на панели эврики осталось два достижения, первым идёт правое.

# plain
companion-page-setting-31 = В эре 1 Гефест так же идёт по строкам вниз и связывает действия, как в любой ход.

# plain
companion-page-setting-32 = Гефест берёт достижение эврики:

# plain
companion-page-setting-32-later = только если оно более поздней эры, чем его собственное

# plain
companion-page-setting-32-always = всегда

# plain
companion-page-setting-33 = Его фишки связанного действия возвращаются каждый ход.

# plain
companion-page-setting-34 = В подготовительном раунде никто не получает ОИ.

# plain
companion-page-setting-35 = Самое правое деление порядка хода — самое правое занятое.

# plain
companion-page-setting-36 = Крайняя правая идея — из выложенных; верх стопки не считается.

# plain
companion-page-setting-37 = Пример из трёх ходов в книге — это одна эра, строки в нём не пропущены.

## A game.

# plain
companion-page-onlooker = Вы смотрите со стороны. Отвечать может только тот, кто начал эту игру.

# plain
companion-page-closed = Эта игра прекращена.

# plain
companion-page-stale = Игра тем временем продолжилась: вот как она выглядит сейчас.

# plain
companion-page-corrected = Исправлено. Текущий ход начинается заново.

# plain
companion-page-jump = На этой странице

# plain
companion-page-steps = Что передвинуть сейчас

# plain
companion-page-steps-set-up = Подготовьте игру на троих по правилам и скажите, что где лежит.

# plain
companion-page-steps-none = За соперников ничего передвигать не нужно.

# plain
companion-page-set-up = Подготовка

# plain
companion-page-score = Счёт на данный момент

# plain
companion-page-table = Стол

# plain
companion-page-log = Вся игра

# plain
companion-page-enter = Ввести

# plain
companion-page-other-answer = Другой ответ

# plain
companion-page-undo = Взять назад

# plain
companion-page-redo = Повторить

# plain
companion-page-correct = Исправить стол

# plain
companion-page-around = Поделиться и сохранить

# plain
companion-page-record = Скачать игру

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
companion-page-legend-invent = место изобретателя

# plain
companion-page-legend-innovate = место улучшения

## The end.

# plain
companion-page-finish = Сохранить результат

# plain
companion-page-finish-why = Пока результат не сохранён, последние ответы ещё можно взять назад.

# plain
companion-page-sheet = Страница на память: напечатать и поделиться

# plain
companion-page-again = Ещё одна игра

# plain
companion-page-back-to-game = Назад к игре

## Setting the table right.

# plain
companion-page-correct-title = Исправить стол

# plain
companion-page-correct-why = На настоящем столе что-то иначе? Откройте нужную часть, укажите всё так, как лежит, и напишите почему. Невозможное не принимается, а исправление можно взять назад, как ответ.

# plain
companion-page-correct-note = Почему (будет в журнале)

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
companion-page-side-ip = 2 ОИ вверх

# plain
companion-page-kind-none = нет карты

# plain
companion-page-kind-idea = идея

# plain
companion-page-kind-invention = изобретение

# plain
companion-page-group-clock = эра, раунд и ход

# plain
companion-page-group-points = очки соперников

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
companion-page-field-your-ip = ваши ОИ, насколько они ведутся

# plain
companion-page-field-pile = изобретений в стопке соперников

# plain
companion-page-field-forums = форумы

# plain
companion-page-field-milestones = эпохальные достижения

# plain
companion-page-field-map = жители на карте

# plain
companion-page-field-tokens-laid = жетоны влияния слева

# plain
companion-page-field-card = карта

# plain
companion-page-field-presenter = автор идеи

# plain
companion-page-field-citizens = жители на жетоне специалистов

# plain
companion-page-field-inventor = изобретатель

# plain
companion-page-field-innovator = улучшение

# plain
companion-page-field-need = жетон специалистов требует

# plain
companion-page-field-sage = мудрец на месте

# plain
companion-page-field-tile = жетон знаний

# plain
companion-page-field-wealth = жетоны процветания

# plain
companion-page-field-values = значения влияния слева

# plain
companion-page-field-own-milestone = личное достижение

# plain
companion-page-field-common = общие знания снизу

# plain
companion-page-field-private = владельцы личных панелей снизу

# plain
companion-page-field-eureka = панель эврики справа

# plain
companion-page-field-spaces = мест для дипломатов

# plain
companion-page-field-cards = карта Гефеста

# plain
companion-page-field-settings = открытый вопрос

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
companion-page-field-deck = колода сверху

# plain
companion-page-field-slots = открытые карты слева

# plain
companion-page-field-chain = фишки связанного действия

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
companion-page-boxes-why = То, что напечатано на поле и на картах Гефеста, вводится один раз и сохраняется.

# plain
companion-page-box-form = Что напечатано на вашей коробке

# plain
companion-page-box-form-why = Возьмите игровое поле, ассамблею и пять карт Гефеста и перепишите, что на них показано. Это делается один раз, а изменить всё можно и потом.

# plain
companion-page-box-faults = Ещё нет: посмотрите на отмеченные места.

# plain
companion-page-box-save = Сохранить коробку

# plain
companion-page-box-close = Удалить эту коробку

# plain
companion-page-box-text = Править как текст

# plain
companion-page-box-text-why = Весь профиль в его собственной записи, TOML. Ошибка показывается в своей строке.

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
companion-page-box-of-another = Это чужая коробка. С ней можно играть или оставить себе копию.

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
