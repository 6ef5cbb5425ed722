### The whole solo game of Inventions: its start, its table, its rules of play.

## The start page.

# plain
solo-game-page-title = «Винаходи»: гра наодинці

# plain
solo-game-page-lead = Проведіть своє суспільство через шість ер, від приборкання вогню до штучного інтелекту. Проти вас Хронос і Гефест, за яких грає програма.

# plain
solo-game-page-about = Що це за гра

# plain
solo-game-page-about-game = Ви розповідаєте про ідеї в регіонах світу, перетворюєте їх на винаходи, вдосконалюєте й поширюєте їх, відправляєте дипломатів, здобуваєте вплив і забудовуєте поле прогресу свого суспільства. Усього тринадцять раундів; партія триває від пів години до години.

# plain
solo-game-page-about-page = Усе, що можна вибрати, підсвічено, а запитання словами каже, що треба вирішити. Відповідь можна взяти назад, доки не відкрито нову карту. Кожна відповідь зберігається одразу: продовжуйте коли завгодно. Після гри її можна переглянути знову й побачити, чого було варте кожне рішення.

# plain
solo-game-page-rules = Як грати

# plain
solo-game-page-unofficial = Зроблено прихильниками; це не заміна справжній коробці й не її копія. Назви гри належать їхнім власникам.

# plain
solo-game-page-companion = Маєте справжню коробку? Помічник зіграє за обох суперників:

## The table: its parts.

# plain
solo-game-page-map = Карта світу

# plain
solo-game-page-assembly = Асамблея

# plain
solo-game-page-ideas = Ідеї

# plain; number $count
solo-game-page-stack = Верхня карта стосу; під нею ще { $count }

# plain
solo-game-page-milestones = Епохальні досягнення

# plain
solo-game-page-common = Загальні знання

# plain
solo-game-page-private = Особисті

# plain
solo-game-page-eureka = Панель еврики

# plain
solo-game-page-era-track = Шкала ер

# plain; number $era
solo-game-page-era = Ера { $era }

# plain
solo-game-page-society = Ваше суспільство

# plain
solo-game-page-opponents = Суперники

# plain
solo-game-page-pile = Їхні винаходи

# plain
solo-game-page-log = Журнал

# plain
solo-game-page-log-before = Що було раніше

# plain
solo-game-page-set-up = Підготовка

# plain
solo-game-page-standing = Якби гра закінчилася зараз

# plain
solo-game-page-parts = Частини столу

# plain
solo-game-page-tab-map = Карта

# plain
solo-game-page-tab-society = Суспільство

# plain
solo-game-page-tab-board = Асамблея

# plain
solo-game-page-tab-others = Суперники

## The regions.

# plain
solo-game-page-no-card = ідеї ще немає

# plain
solo-game-page-sage = Тут мудрець

# plain
solo-game-page-inventor = Винахідник

# plain
solo-game-page-innovator = Той, хто вдосконалив

# plain
solo-game-page-influence-spaces = Місця впливу та очки за них

# plain; text $region
solo-game-page-about-region = { $region }: докладніше

# plain
solo-game-page-from-here = Звідси

# plain
solo-game-page-claim-here = Зайняти

# plain
solo-game-page-settle-here = Поселити

# plain
solo-game-page-invent-here = Створити

# plain
solo-game-page-innovate-here = Вдосконалити

# plain
solo-game-page-share-here = Поширити

# plain
solo-game-page-meet-sage = Узяти мудреця

# plain
solo-game-page-epoch-pillar = стовп епохи

# plain
solo-game-page-season-pillar = стовп періоду

## Your society.

# plain
solo-game-page-influence = Вплив

# plain; number $count
solo-game-page-influence-is = Вплив { $count } з 10

# plain
solo-game-page-chain-tokens = фішки пов’язаних дій

# plain
solo-game-page-supply = у запасі

# plain
solo-game-page-sages = мудреці

# plain
solo-game-page-economy-tokens = фішки економіки

# plain
solo-game-page-academy = Академія

# plain
solo-game-page-exhausted = залучений

# plain
solo-game-page-hand = Ваші ідеї

# plain
solo-game-page-hand-empty = У руці немає ідей.

# plain
solo-game-page-inventions = Ваші винаходи

# plain
solo-game-page-tiles = Жетони для поля

# plain; number $price
solo-game-page-price =
    { $price ->
        [0] викладання не коштує впливу
       *[other] викладання коштує { $price } впливу
    }

# plain
solo-game-page-tokens = Жетони впливу

# plain
solo-game-page-token-held = у вас

# plain
solo-game-page-token-up = лежить лицем догори

# plain
solo-game-page-token-down = використано

# plain
solo-game-page-goals = Особисті цілі

# plain
solo-game-page-goals-best = рахуються дві найкращі

# plain
solo-game-page-progress = Поле прогресу

# plain
solo-game-page-built = Що роблять ваші жетони

## The question and what is around it.

# plain
solo-game-page-pick-other = ← Щось інше

# plain
solo-game-page-undo = Взяти назад

# plain
solo-game-page-hint = Що зробив би радник?

# plain
solo-game-page-stale = Гра тим часом пішла далі: ось який у ній стан зараз.

# plain
solo-game-page-again = Ще одна гра

# plain
solo-game-page-around = Про цю гру

# plain
solo-game-page-onlooker = Ви дивитеся збоку: відповідати може лише той, хто почав цю гру.

# plain
solo-game-page-closed = Цю гру припинено.

# plain
solo-game-page-record = Гра у вигляді файлу

## Looking back.

# plain; text $answer $chance; number $visits
solo-game-page-look = { $answer }: { $chance } ({ $visits }×)

# plain; text $chance
solo-game-page-chance = За тим, що зараз відомо, ймовірність перемоги — { $chance }. Після кожної відповіді: ймовірність із нею та скільки разів її випробувано.

# plain; text $answer $from $to
solo-game-page-turned = { $answer }: ймовірність змінилася з { $from } до { $to }

# plain; text $answer $better $chance
solo-game-page-mistake = { $answer }: втрачено { $chance }; краще: { $better }

# plain
solo-game-page-no-mistakes = Жодне рішення не коштувало багато.

## How to play. Each paragraph is its own message.

# plain
solo-game-page-rules-lead = Гра наодинці на одній сторінці. Усе, що підсвічено на столі, можна вибрати, тож можна почати одразу, а сюди зазирати принагідно.

# plain
solo-game-page-rules-goal = Мета

# plain
solo-game-page-rules-goal-1 = Ви перемагаєте, якщо наприкінці маєте більше очок винахідливості (ОВ), ніж обидва суперники разом, або якщо виконано щонайменше вісім із дванадцяти нагород. За нагородами видно й те, як далеко зайшло ваше суспільство.

# plain
solo-game-page-rules-goal-2 = Очки дають поширені винаходи, про ідеї яких розповіли ви, жетони впливу, жетони прогресу й досягнення, а наприкінці ще вплив, жетони процвітання на полі прогресу та дві найкращі особисті цілі.

# plain
solo-game-page-rules-things = Що ви маєте

# plain
solo-game-page-rules-things-1 = Тридцять жителів. Удома це спеціалісти з економіки, культури й технології, а в академії — учені, які заміняють будь-якого спеціаліста. Місць в академії стільки, яка ера вашого досягнення.

# plain
solo-game-page-rules-things-2 = Ідеї в руці. Ідея, про яку розповіли в регіоні, чекає на винахідника. Створити винахід можна, якщо вам доступне назване на карті досягнення: загальне, ваше, чуже з вашим дипломатом, чуже минулої ери або таке, що вже залишило поле.

# plain
solo-game-page-rules-things-3 = Вплив від 0 до 10. Від нього залежить, скільки у вас фішок пов’язаних дій за хід (1, від чотирьох — 2, від восьми — 3), ним платять за викладання жетонів, і він дає очки наприкінці.

# plain
solo-game-page-rules-things-4 = Жетони. Створення, повернення спеціалістів і мандрівка дають жетони прагнення, які наприкінці ходу стають жетонами прогресу; поширення дає жетон процвітання або універсальний жетон прагнення. Доки їх не викладено на поле, вони лежать на чотирьох місцях панелі.

# plain
solo-game-page-rules-things-5 = Поле прогресу. Викладений жетон економіки дає своє раз за еру за фішку економіки; жетон культури — щоразу, коли ви виконуєте його дію; жетон технології раз за гру пов’язує одну дію з іншою; жетон процвітання рахується наприкінці.

# plain
solo-game-page-rules-turn = Ваш хід

# plain
solo-game-page-rules-turn-1 = Поставте стовп на дію й виконайте її. У кожній ері маєте два малі стовпи періоду і, в останньому раунді, великий стовп епохи, який стоїть, доки його не пересунуть. Форум, де є ваш стовп, закритий для вас до кінця ери.

# plain
solo-game-page-rules-turn-2 = Деякі дії дають змогу за фішку пов’язаної дії виконати ще одну: ту, що вказана на винаході, на жетоні впливу чи на жетоні технології. Дія, отримана як бонус, нічого не коштує, і від неї можна відмовитися.

# plain
solo-game-page-rules-turn-3 = За кожну ідею, про яку ви розповіли, ви берете нову з панелі ідей. Потім жетони прагнення стають жетонами прогресу з номерами, яких у вас ще немає.

# plain
solo-game-page-rules-turn-4 = Можна викласти жетони на поле: один раз заплатіть вплив (3 за один жетон на панелі, 2 за два, 1 за три, нічого за чотири), потім для кожного жетона залучіть одного спеціаліста його виду, на одного більше за кожен сусідній жетон і на одного менше за кожен ваш винахід цього виду. Жетон процвітання потребує двох будь-яких спеціалістів. Бонус клітинки ви отримуєте до оплати.

# plain
solo-game-page-rules-actions = Десять дій

# plain
solo-game-page-rules-actions-1 = Вони лежать по дві в п’яти форумах.

# plain
solo-game-page-action-present = Покладіть ідею з руки в регіон без карти. Туди йдуть стільки спеціалістів її виду, скільки потребує жетон спеціалістів, і ви отримуєте те, що на ньому вказано.

# plain
solo-game-page-action-invent = Перетворіть на винахід ідею, чиє досягнення вам доступне: туди йде спеціаліст її виду, інколи треба залучити ще. Ви отримуєте жетон прагнення (технологія).

# plain
solo-game-page-action-innovate = Удоскональте чужий винахід: туди йде спеціаліст його виду, а до вас приходить новий. Можна пов’язати дію, вказану на карті.

# plain
solo-game-page-action-share = Поширте винахід, біля якого стоїть ваш житель. Той, хто розповів про ідею, отримує очки: еру за кожного свого жителя там; винахідник отримує карту, той, хто вдосконалив, — ще одного жителя в регіоні, а ви — жетон процвітання або універсальний жетон прагнення. Усі, хто стояв біля карти, переходять на карту світу.

# plain
solo-game-page-action-call-spec = Поверніть жителів з одного регіону додому як спеціалістів того виду, що в карти регіону. Ви отримуєте жетон прагнення (економіка) і можете пов’язати дію одного зі своїх винаходів.

# plain
solo-game-page-action-gain-inf = Там, де у вас найбільше жителів і досить для жетона, покладіть жетон впливу: ці жителі повертаються додому, ви отримуєте очки накритого місця і стільки впливу, скільки ваших жетонів лежить лицем догори. Можна пов’язати дію одного з них.

# plain
solo-game-page-action-travel = Перемістіть жителя мотузкою до сусіднього регіону; ви отримуєте жетон прагнення (культура). Якщо там мудрець, можна за фішку пов’язаної дії взяти його: жетон знань дасть свою дію чи очки.

# plain
solo-game-page-action-eureka = Візьміть з панелі еврики досягнення пізнішої ери; ваше попереднє стане загальним. Ваш маркер ери переходить на вибране місце й дає його бонус.

# plain
solo-game-page-action-send-dip = Відправте спеціаліста чи вченого на досягнення з вільним місцем і отримайте його бонус.

# plain
solo-game-page-action-call-dip = Поверніть дипломата як ученого й отримайте бонус того досягнення.

# plain
solo-game-page-rules-rivals = Суперники

# plain
solo-game-page-rules-rivals-1 = Хронос іде з регіону в регіон за порядком номерів. У першому, де щось можливо, він розповідає про ідею, створює, поширює чи вдосконалює винахід.

# plain
solo-game-page-rules-rivals-2 = Гефест грає за картами. Комірка каже, з якого рядка він починає; він виконує першу можливу дію у ще відкритому для нього форумі й за фішку пов’язаної дії продовжує з наступного рядка, якщо так указано на карті.

# plain
solo-game-page-rules-rivals-3 = Очки в них спільні. Якщо Гефест ставить стовп туди, де стоїть ваш, або приходить на ваше пізніше досягнення, ви отримуєте вплив; якщо навпаки, суперники отримують 2 ОВ.

# plain
solo-game-page-rules-era = Коли закінчується ера

# plain
solo-game-page-rules-era-1 = Усього тринадцять раундів: один в ері 1 і по три в ерах з 2 по 5. Хто стоїть найправіше на місці порядку ходу, може змінити порядок.

# plain
solo-game-page-rules-era-2 = Вплив зміщується до середини: з 0 — на 1 вгору, з 4–7 — на 1 вниз, з 8 і вище — на 2 вниз.

# plain
solo-game-page-rules-era-3 = Після ер з 2 по 4 залучені спеціалісти знову готові, стовпи періоду й фішки економіки повертаються, кожен мудрець стає вченим, відкриваються нові досягнення, а ідеї минулої ери скидаються; замість них ви берете інші.

# plain
solo-game-page-rules-end = Кінець гри

# plain
solo-game-page-rules-end-1 = Після ери 5 усе підраховують: ваші очки, вплив (1, 5 або 10 ОВ), викладені жетони процвітання та дві найкращі з трьох особистих цілей.

# plain
solo-game-page-rules-end-2 = Суперники додають очки за кожен винахід, кожен жетон прогресу й процвітання; скільки — залежить від складності.

# plain
solo-game-page-rules-end-3 = Кожна нагорода дає очки пошани, а їхня сума — рівень вашого суспільства, від неандертальців до інопланетян.
