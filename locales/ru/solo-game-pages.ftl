### The whole solo game of Inventions: its start, its table, its rules of play.

## The start page.

# plain
solo-game-page-title = «Изобретения»: одиночная игра

# plain
solo-game-page-lead = Проведите своё общество через шесть эр, от укрощения огня до искусственного интеллекта. Против вас Хронос и Гефест, за которых играет программа.

# plain
solo-game-page-about = Что это за игра

# plain
solo-game-page-about-game = Вы рассказываете об идеях в регионах мира, превращаете их в изобретения, улучшаете и распространяете их, отправляете дипломатов, получаете влияние и застраиваете поле прогресса своего общества. Всего тринадцать раундов; партия занимает от получаса до часа.

# plain
solo-game-page-about-page = Всё, что можно выбрать, подсвечено, а вопрос словами говорит, что нужно решить. Ответ можно взять назад, пока не открыта новая карта. Каждый ответ сохраняется сразу: продолжайте когда угодно. После игры её можно просмотреть заново и увидеть, чего стоило каждое решение.

# plain
solo-game-page-rules = Как играть

# plain
solo-game-page-unofficial = Сделано любителями; это не замена настоящей коробке и не её копия. Названия игры принадлежат их владельцам.

# plain
solo-game-page-companion = У вас есть настоящая коробка? Помощник сыграет за обоих соперников:

## The table: its parts.

# plain
solo-game-page-map = Карта мира

# plain
solo-game-page-assembly = Ассамблея

# plain
solo-game-page-ideas = Идеи

# plain; number $count
solo-game-page-stack = Верхняя карта стопки; под ней ещё { $count }

# plain
solo-game-page-milestones = Эпохальные достижения

# plain
solo-game-page-common = Общие знания

# plain
solo-game-page-private = Личные

# plain
solo-game-page-eureka = Панель эврики

# plain
solo-game-page-era-track = Шкала эр

# plain; number $era
solo-game-page-era = Эра { $era }

# plain
solo-game-page-society = Ваше общество

# plain
solo-game-page-opponents = Соперники

# plain
solo-game-page-pile = Их изобретения

# plain
solo-game-page-log = Журнал

# plain
solo-game-page-log-before = Что было раньше

# plain
solo-game-page-set-up = Подготовка

# plain
solo-game-page-standing = Если бы игра закончилась сейчас

# plain
solo-game-page-parts = Части стола

# plain
solo-game-page-tab-map = Карта

# plain
solo-game-page-tab-society = Общество

# plain
solo-game-page-tab-board = Ассамблея

# plain
solo-game-page-tab-others = Соперники

## The regions.

# plain
solo-game-page-no-card = идеи пока нет

# plain
solo-game-page-sage = Здесь мудрец

# plain
solo-game-page-inventor = Изобретатель

# plain
solo-game-page-innovator = Улучшивший

# plain
solo-game-page-influence-spaces = Места влияния и очки за них

# plain; text $region
solo-game-page-about-region = { $region }: подробнее

# plain
solo-game-page-from-here = Отсюда

# plain
solo-game-page-claim-here = Занять

# plain
solo-game-page-settle-here = Поселить

# plain
solo-game-page-invent-here = Создать

# plain
solo-game-page-innovate-here = Улучшить

# plain
solo-game-page-share-here = Распространить

# plain
solo-game-page-meet-sage = Взять мудреца

# plain
solo-game-page-epoch-pillar = столп эпохи

# plain
solo-game-page-season-pillar = столп периода

## Your society.

# plain
solo-game-page-influence = Влияние

# plain; number $count
solo-game-page-influence-is = Влияние { $count } из 10

# plain
solo-game-page-chain-tokens = фишки связанных действий

# plain
solo-game-page-supply = в запасе

# plain
solo-game-page-sages = мудрецы

# plain
solo-game-page-economy-tokens = фишки экономики

# plain
solo-game-page-academy = Академия

# plain
solo-game-page-exhausted = вовлечён

# plain
solo-game-page-hand = Ваши идеи

# plain
solo-game-page-hand-empty = В руке нет идей.

# plain
solo-game-page-inventions = Ваши изобретения

# plain
solo-game-page-tiles = Жетоны для поля

# plain; number $price
solo-game-page-price =
    { $price ->
        [0] выкладывание не стоит влияния
       *[other] выкладывание стоит { $price } влияния
    }

# plain
solo-game-page-tokens = Жетоны влияния

# plain
solo-game-page-token-held = у вас

# plain
solo-game-page-token-up = лежит лицом вверх

# plain
solo-game-page-token-down = использован

# plain
solo-game-page-goals = Личные цели

# plain
solo-game-page-goals-best = считаются две лучшие

# plain
solo-game-page-progress = Поле прогресса

# plain
solo-game-page-built = Что делают ваши жетоны

## The question and what is around it.

# plain
solo-game-page-pick-other = ← Что-то другое

# plain
solo-game-page-undo = Взять назад

# plain
solo-game-page-hint = Что сделал бы советник?

# plain
solo-game-page-stale = Игра тем временем продолжилась: вот как она выглядит сейчас.

# plain
solo-game-page-again = Ещё одна игра

# plain
solo-game-page-around = Об этой игре

# plain
solo-game-page-onlooker = Вы смотрите со стороны: отвечать может только тот, кто начал эту игру.

# plain
solo-game-page-closed = Эта игра прекращена.

# plain
solo-game-page-record = Игра в виде файла

## Looking back.

# plain; text $answer $chance; number $visits
solo-game-page-look = { $answer }: { $chance } ({ $visits }×)

# plain; text $chance
solo-game-page-chance = По тому, что сейчас известно, вероятность победы — { $chance }. После каждого ответа: вероятность с ним и сколько раз он был опробован.

# plain; text $answer $from $to
solo-game-page-turned = { $answer }: вероятность изменилась с { $from } до { $to }

# plain; text $answer $better $chance
solo-game-page-mistake = { $answer }: потеряно { $chance }; лучше: { $better }

# plain
solo-game-page-no-mistakes = Ни одно решение не стоило много.

## How to play. Each paragraph is its own message.

# plain
solo-game-page-rules-lead = Одиночная игра на одной странице. Всё, что подсвечено на столе, можно выбрать, так что можно начать сразу, а сюда заглядывать по ходу дела.

# plain
solo-game-page-rules-goal = Цель

# plain
solo-game-page-rules-goal-1 = Вы побеждаете, если в конце у вас больше очков изобретательности (ОИ), чем у обоих соперников вместе, или если выполнены хотя бы восемь из двенадцати наград. По наградам видно и то, как далеко зашло ваше общество.

# plain
solo-game-page-rules-goal-2 = Очки приносят распространённые изобретения, об идеях которых рассказали вы, жетоны влияния, жетоны прогресса и достижения, а в конце ещё влияние, жетоны процветания на поле прогресса и две лучшие личные цели.

# plain
solo-game-page-rules-things = Что у вас есть

# plain
solo-game-page-rules-things-1 = Тридцать жителей. Дома это специалисты по экономике, культуре и технологии, а в академии — учёные, которые заменяют любого специалиста. Мест в академии столько, какова эра вашего достижения.

# plain
solo-game-page-rules-things-2 = Идеи в руке. Идея, о которой рассказали в регионе, ждёт изобретателя. Создать изобретение можно, если вам доступно названное на карте достижение: общее, ваше, чужое с вашим дипломатом, чужое прошедшей эры или уже ушедшее с поля.

# plain
solo-game-page-rules-things-3 = Влияние от 0 до 10. От него зависит, сколько у вас фишек связанных действий за ход (1, с четырёх — 2, с восьми — 3), им платят за выкладывание жетонов, и оно приносит очки в конце.

# plain
solo-game-page-rules-things-4 = Жетоны. Создание, возвращение специалистов и странствие дают жетоны стремления, которые в конце хода становятся жетонами прогресса; распространение даёт жетон процветания или универсальный жетон стремления. Пока они не выложены на поле, они лежат на четырёх местах панели.

# plain
solo-game-page-rules-things-5 = Поле прогресса. Выложенный жетон экономики даёт своё раз за эру за фишку экономики; жетон культуры — каждый раз, когда вы выполняете его действие; жетон технологии раз за игру связывает одно действие с другим; жетон процветания считается в конце.

# plain
solo-game-page-rules-turn = Ваш ход

# plain
solo-game-page-rules-turn-1 = Поставьте столп на действие и выполните его. В каждой эре у вас два малых столпа периода и, в последнем раунде, большой столп эпохи, который стоит, пока его не передвинут. Форум, где есть ваш столп, закрыт для вас до конца эры.

# plain
solo-game-page-rules-turn-2 = Некоторые действия позволяют за фишку связанного действия выполнить ещё одно: то, что указано на изобретении, на жетоне влияния или на жетоне технологии. Действие, полученное как бонус, ничего не стоит, и от него можно отказаться.

# plain
solo-game-page-rules-turn-3 = За каждую идею, о которой вы рассказали, вы берёте новую с панели идей. Затем жетоны стремления становятся жетонами прогресса с номерами, которых у вас ещё нет.

# plain
solo-game-page-rules-turn-4 = Можно выложить жетоны на поле: один раз заплатите влияние (3 за один жетон на панели, 2 за два, 1 за три, ничего за четыре), затем для каждого жетона вовлеките одного специалиста его вида, на одного больше за каждый соседний жетон и на одного меньше за каждое ваше изобретение этого вида. Жетон процветания требует двух любых специалистов. Бонус клетки вы получаете до оплаты.

# plain
solo-game-page-rules-actions = Десять действий

# plain
solo-game-page-rules-actions-1 = Они лежат по два в пяти форумах.

# plain
solo-game-page-action-present = Положите идею из руки в регион без карты. Туда идут столько специалистов её вида, сколько требует жетон специалистов, и вы получаете то, что на нём указано.

# plain
solo-game-page-action-invent = Превратите в изобретение идею, чьё достижение вам доступно: туда идёт специалист её вида, иногда нужно вовлечь ещё. Вы получаете жетон стремления (технология).

# plain
solo-game-page-action-innovate = Улучшите чужое изобретение: туда идёт специалист его вида, а к вам приходит новый. Можно связать действие, указанное на карте.

# plain
solo-game-page-action-share = Распространите изобретение, рядом с которым стоит ваш житель. Рассказавший об идее получает очки: эру за каждого своего жителя там; изобретатель получает карту, улучшивший — ещё одного жителя в регионе, а вы — жетон процветания или универсальный жетон стремления. Все, кто стоял у карты, переходят на карту мира.

# plain
solo-game-page-action-call-spec = Верните жителей из одного региона домой как специалистов того вида, что у карты региона. Вы получаете жетон стремления (экономика) и можете связать действие одного из своих изобретений.

# plain
solo-game-page-action-gain-inf = Там, где у вас больше всех жителей и достаточно для жетона, положите жетон влияния: эти жители возвращаются домой, вы получаете очки накрытого места и столько влияния, сколько ваших жетонов лежит лицом вверх. Можно связать действие одного из них.

# plain
solo-game-page-action-travel = Переместите жителя по верёвке в соседний регион; вы получаете жетон стремления (культура). Если там мудрец, можно за фишку связанного действия взять его: жетон знаний даст своё действие или очки.

# plain
solo-game-page-action-eureka = Возьмите с панели эврики достижение более поздней эры; ваше прежнее станет общим. Ваш маркер эры переходит на выбранное место и даёт его бонус.

# plain
solo-game-page-action-send-dip = Отправьте специалиста или учёного на достижение со свободным местом и получите его бонус.

# plain
solo-game-page-action-call-dip = Верните дипломата как учёного и получите бонус того достижения.

# plain
solo-game-page-rules-rivals = Соперники

# plain
solo-game-page-rules-rivals-1 = Хронос идёт из региона в регион по порядку номеров. В первом, где что-то возможно, он рассказывает об идее, создаёт, распространяет или улучшает изобретение.

# plain
solo-game-page-rules-rivals-2 = Гефест играет по картам. Ячейка говорит, с какой строки он начинает; он выполняет первое возможное действие в ещё открытом для него форуме и за фишку связанного действия продолжает со следующей строки, если так указано на карте.

# plain
solo-game-page-rules-rivals-3 = Очки у них общие. Если Гефест ставит столп туда, где стоит ваш, или приходит на ваше более позднее достижение, вы получаете влияние; если наоборот, соперники получают 2 ОИ.

# plain
solo-game-page-rules-era = Когда кончается эра

# plain
solo-game-page-rules-era-1 = Всего тринадцать раундов: один в эре 1 и по три в эрах со 2 по 5. Кто стоит правее всех на месте порядка хода, может изменить порядок.

# plain
solo-game-page-rules-era-2 = Влияние смещается к середине: с 0 — на 1 вверх, с 4–7 — на 1 вниз, с 8 и выше — на 2 вниз.

# plain
solo-game-page-rules-era-3 = После эр со 2 по 4 вовлечённые специалисты снова готовы, столпы периода и фишки экономики возвращаются, каждый мудрец становится учёным, открываются новые достижения, а идеи прошедшей эры сбрасываются; вместо них вы берёте другие.

# plain
solo-game-page-rules-end = Конец игры

# plain
solo-game-page-rules-end-1 = После эры 5 всё подсчитывается: ваши очки, влияние (1, 5 или 10 ОИ), выложенные жетоны процветания и две лучшие из трёх личных целей.

# plain
solo-game-page-rules-end-2 = Соперники добавляют очки за каждое изобретение, каждый жетон прогресса и процветания; сколько — зависит от сложности.

# plain
solo-game-page-rules-end-3 = Каждая награда даёт очки почёта, а их сумма — уровень вашего общества, от неандертальцев до инопланетян.
