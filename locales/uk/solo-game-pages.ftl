### The whole solo game of Inventions: its start, its table, its rules of play.

## The start page.

# plain
solo-game-page-title = «Винаходи»: одиночна гра

# plain
solo-game-page-lead = Проведіть своє суспільство через шість ер, від приборкання вогню до штучного інтелекту. Проти вас — Хронос і Гефест, за яких грає програма.

# plain
solo-game-page-about = Що це за гра

# plain
solo-game-page-about-game = Ви розповідаєте про ідеї в регіонах світу, перетворюєте їх на винаходи, вдосконалюєте й поширюєте їх, відправляєте дипломатів, здобуваєте вплив і забудовуєте поле прогресу свого суспільства. Усього тринадцять раундів; партія триває від пів години до години.

# plain
solo-game-page-about-page = Усе, що можна вибрати, підсвічено, а запитання каже, що саме треба вирішити. Відповідь можна взяти назад, доки не відкрито нової картки. Кожна відповідь зберігається одразу: продовжуйте коли завгодно. Після партії її можна переглянути знову й побачити, чого було варте кожне рішення.

# plain
solo-game-page-rules = Як грати

# plain
solo-game-page-unofficial = Неофіційний аматорський проєкт. Він не замінює справжньої коробки й не копіює її. Права на гру та її назву належать їхнім власникам.

# plain
solo-game-page-companion = Маєте справжню коробку? Помічник зіграє за обох суперників:

## The table: its parts.

# plain
solo-game-page-map = Мапа світу

# plain
solo-game-page-assembly = Асамблея

# plain
solo-game-page-ideas = Ідеї

# plain; number $count
solo-game-page-stack =
    { $count ->
        [0] Остання картка стосу
        [one] Верхня картка стосу; під нею ще { $count } картка
        [few] Верхня картка стосу; під нею ще { $count } картки
       *[other] Верхня картка стосу; під нею ще { $count } карток
    }

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
solo-game-page-standing = Якби партія завершилася зараз

# plain
solo-game-page-parts = Частини столу

# plain
solo-game-page-tab-map = Мапа

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
solo-game-page-innovator = Автор удосконалення

# plain
solo-game-page-influence-spaces = Комірки впливу та ОВ за них

# plain; text $region
solo-game-page-about-region = { $region }: докладніше

# plain
solo-game-page-from-here = Звідси

# plain
solo-game-page-claim-here = Взяти ідею

# plain
solo-game-page-settle-here = Поселити жителя

# plain
solo-game-page-invent-here = Створити винахід

# plain
solo-game-page-innovate-here = Удосконалити

# plain
solo-game-page-share-here = Поширити

# plain
solo-game-page-meet-sage = Забрати мудреця

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
solo-game-page-supply = запас

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
solo-game-page-hand-empty = У вашій руці немає ідей.

# plain
solo-game-page-inventions = Ваші винаходи

# plain
solo-game-page-tiles = Жетони, які можна викласти

# plain; number $price
solo-game-page-price =
    { $price ->
        [0] викладання не коштує впливу
        [one] викладання коштує { $price } одиницю впливу
        [few] викладання коштує { $price } одиниці впливу
       *[other] викладання коштує { $price } одиниць впливу
    }

# plain
solo-game-page-tokens = Жетони впливу

# plain
solo-game-page-token-held = у вас

# plain
solo-game-page-token-up = лежить горілиць

# plain
solo-game-page-token-down = застосовано

# plain
solo-game-page-goals = Особисті цілі

# plain
solo-game-page-goals-best = враховуються дві найкращі

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
solo-game-page-stale = Тим часом партія пішла далі: ось її стан зараз.

# plain
solo-game-page-again = Ще одна партія

# plain
solo-game-page-around = Про цю партію

# plain
solo-game-page-onlooker = Ви дивитеся збоку: відповідати може лише той, хто почав цю партію.

# plain
solo-game-page-closed = Цю партію припинено.

# plain
solo-game-page-record = Партія у вигляді файлу

## Looking back.

# plain; text $answer $chance; number $visits
solo-game-page-look = { $answer }: { $chance } ({ $visits }×)

# plain; text $chance
solo-game-page-chance = За тим, що зараз відомо, шанс на перемогу — { $chance }. Біля кожної відповіді: шанс із нею та скільки разів її випробувано.

# plain; text $answer $from $to
solo-game-page-turned = { $answer }: шанс змінився з { $from } до { $to }

# plain; text $answer $better $chance
solo-game-page-mistake = { $answer }: втрата { $chance }; краще: { $better }

# plain
solo-game-page-no-mistakes = Жодне рішення не коштувало багато.

## How to play. Each paragraph is its own message.

# plain
solo-game-page-rules-lead = Одиночна гра на одній сторінці. Усе, що можна вибрати на столі, підсвічено, тож можна почати одразу, а сюди зазирати за потреби.

# plain
solo-game-page-rules-goal = Мета

# plain
solo-game-page-rules-goal-1 = Ви перемагаєте, якщо наприкінці маєте більше очок винахідливості (ОВ), ніж обидва суперники разом, або якщо здобули щонайменше вісім із дванадцяти нагород. За нагородами видно й те, як далеко зайшло ваше суспільство.

# plain
solo-game-page-rules-goal-2 = ОВ дають поширені винаходи, про ідеї яких розповіли ви, жетони впливу, інші жетони й епохальні досягнення, а наприкінці ще вплив, жетони процвітання на полі прогресу та дві найкращі особисті цілі.

# plain
solo-game-page-rules-things = Що ви маєте

# plain
solo-game-page-rules-things-1 = Тридцять жителів. Удома це спеціалісти з економіки, культури чи технологій, а в академії — учені, які можуть замінити будь-якого спеціаліста. Кількість місць в академії дорівнює номеру ери вашого епохального досягнення.

# plain
solo-game-page-rules-things-2 = Ідеї в руці. Ідея, про яку розповіли в регіоні, чекає на винахідника. Створити з неї винахід можна, якщо вам доступне назване на картці досягнення: воно на панелі загальних знань; воно ваше; воно чуже, але на ньому ваш дипломат або його ера вже минула; воно вже залишило поле.

# plain
solo-game-page-rules-things-3 = Вплив від 0 до 10. Від нього залежить, скільки у вас фішок пов’язаних дій на хід (до 3 — одна, від 4 до 7 — дві, від 8 — три), ним платять за викладання жетонів, і він дає ОВ наприкінці.

# plain
solo-game-page-rules-things-4 = Жетони. Створення винаходу, повернення спеціалістів і мандрівка дають жетони прагнення, які наприкінці вашого ходу стають жетонами прогресу; поширення дає жетон процвітання або універсальний жетон прагнення. Доки їх не викладено на поле, вони лежать на чотирьох місцях панелі.

# plain
solo-game-page-rules-things-5 = Поле прогресу. Викладений економічний жетон дає своє раз на еру, за фішку економіки; культурний — щоразу, коли ви виконуєте його дію; технологічний раз за партію дає змогу виконати одну дію як пов’язану з іншою; жетон процвітання враховується наприкінці.

# plain
solo-game-page-rules-turn = Ваш хід

# plain
solo-game-page-rules-turn-1 = Поставте стовп на дію й виконайте її. У кожній ері ви маєте два малі стовпи періоду, а в останньому раунді — великий стовп епохи, який стоїть, доки його не пересунуть. Форум, де є ваш стовп, закритий для вас до кінця ери.

# plain
solo-game-page-rules-turn-2 = Деякі дії дають змогу за фішку пов’язаної дії виконати ще одну: ту, що вказана на винаході, на жетоні впливу чи на технологічному жетоні. Дія, отримана як бонус, нічого не коштує, і від неї можна відмовитися.

# plain
solo-game-page-rules-turn-3 = За кожну ідею, про яку ви розповіли, ви берете нову з панелі ідей. Потім жетони прагнення стають жетонами прогресу з номерами, яких у вас ще немає.

# plain
solo-game-page-rules-turn-4 = Ви можете викласти жетони на поле: один раз сплатіть вплив (3, якщо на панелі один жетон, 2, якщо два, 1, якщо три, і нічого, якщо чотири), потім для кожного жетона залучіть одного спеціаліста його типу, ще по одному за кожен сусідній жетон і на одного менше за кожен ваш винахід цього типу. Жетон процвітання потребує двох будь-яких спеціалістів. Бонус клітинки ви отримуєте до оплати.

# plain
solo-game-page-rules-actions = Десять дій

# plain
solo-game-page-rules-actions-1 = Вони розташовані парами на п’яти форумах.

# plain
solo-game-page-action-present = Покладіть ідею з руки в регіон без картки. Туди йде стільки спеціалістів її типу, скільки потребує жетон спеціалістів, і ви отримуєте те, що на ньому вказано.

# plain
solo-game-page-action-invent = Перетворіть на винахід ідею, досягнення якої вам доступне: туди йде спеціаліст її типу, а інколи треба залучити ще когось. Ви отримуєте технологічний жетон прагнення.

# plain
solo-game-page-action-innovate = Удоскональте чужий винахід: туди йде спеціаліст його типу, а до вас приходить новий. Потім можна виконати пов’язану дію, указану на картці.

# plain
solo-game-page-action-share = Поширте винахід, біля якого стоїть ваш житель. Автор ідеї отримує за кожного свого жителя біля картки стільки ОВ, який номер її ери; винахідник отримує картку, автор удосконалення — ще одного жителя в регіоні, а ви — жетон процвітання або універсальний жетон прагнення. Усі, хто стояв біля картки, оселяються в регіоні на мапі.

# plain
solo-game-page-action-call-spec = Поверніть жителів з одного регіону додому як спеціалістів того ж типу, що й картка регіону. Ви отримуєте економічний жетон прагнення й можете виконати пов’язану дію одного зі своїх винаходів.

# plain
solo-game-page-action-gain-inf = Там, де у вас найбільше жителів і їх досить для жетона впливу, покладіть його: ці жителі повертаються додому, ви отримуєте ОВ за накриту комірку й стільки впливу, скільки ваших жетонів лежить горілиць. Можна виконати пов’язану дію одного з них.

# plain
solo-game-page-action-travel = Перемістіть жителя маршрутом міграції до сусіднього регіону; ви отримуєте культурний жетон прагнення. Якщо там є мудрець, можна витратити фішку пов’язаної дії й забрати його, а жетон знань дасть свою дію чи ОВ.

# plain
solo-game-page-action-eureka = Візьміть із панелі еврики досягнення пізнішої ери; ваше попереднє перейде на панель загальних знань. Ваш маркер ери переходить у вибрану комірку, і ви отримуєте її бонус.

# plain
solo-game-page-action-send-dip = Відправте спеціаліста чи вченого на досягнення з вільним місцем і отримайте його бонус.

# plain
solo-game-page-action-call-dip = Поверніть дипломата як ученого й отримайте бонус того досягнення.

# plain
solo-game-page-rules-rivals = Суперники

# plain
solo-game-page-rules-rivals-1 = Хронос іде з регіону в регіон за порядком номерів. У першому, де може щось зробити, він розповідає про ідею, створює, поширює чи вдосконалює винахід.

# plain
solo-game-page-rules-rivals-2 = Гефест грає за картками. Комірка визначає, з якого рядка він починає; він виконує першу дію, можливу на ще відкритому для нього форумі, і за фішку пов’язаної дії переходить до наступного рядка, якщо так указано на картці.

# plain
solo-game-page-rules-rivals-3 = Очки в них спільні. Якщо Гефест ставить стовп туди, де стоїть ваш, або приходить на ваше досягнення пізнішої ери, ви отримуєте вплив; якщо навпаки, суперники отримують 2 ОВ.

# plain
solo-game-page-rules-era = Коли закінчується ера

# plain
solo-game-page-rules-era-1 = Усього тринадцять раундів: один в ері 1 і по три в ерах від 2 до 5. Той, хто стоїть найправіше на комірках зміни порядку ходу, може змінити порядок.

# plain
solo-game-page-rules-era-2 = Вплив зміщується до середини: від 0 — на 1 вгору, від 4 до 7 — на 1 вниз, від 8 — на 2 вниз.

# plain
solo-game-page-rules-era-3 = Після ер від 2 до 4 залучені спеціалісти знову вільні, стовпи періоду й фішки економіки повертаються, кожен мудрець стає вченим, відкриваються нові епохальні досягнення, а ідеї минулої ери скидаються; замість них ви берете інші.

# plain
solo-game-page-rules-end = Кінець партії

# plain
solo-game-page-rules-end-1 = Після ери 5 усе підраховують: ваші ОВ, вплив (1, 5 або 10 ОВ), викладені жетони процвітання та дві найкращі з трьох особистих цілей.

# plain
solo-game-page-rules-end-2 = Суперники додають ОВ за кожен винахід, кожен жетон прогресу та процвітання; скільки — залежить від рівня складності.

# plain
solo-game-page-rules-end-3 = Кожна нагорода дає очки пошани, а їхня сума визначає рівень розвитку вашого суспільства, від неандертальського до інопланетного.
