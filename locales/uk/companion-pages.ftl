### The companion's page.

## The start page.

# plain
companion-page-title = «Винаходи»: помічник

# plain
companion-page-lead = Помічник для одиночної гри «Винаходи. Еволюція ідей». Ви граєте зі справжньою коробкою, а Eureka грає за Хроноса й Гефеста.

# plain
companion-page-how = Він питає лише про те, від чого залежать суперники, крок за кроком каже, що за них пересунути й чому, а наприкінці все підраховує. Кожна відповідь зберігається одразу: продовжуйте коли завгодно, тут або на іншому пристрої, увійшовши до облікового запису.

# plain
companion-page-unofficial = Неофіційний аматорський проєкт. Для гри потрібні справжня коробка та її правила.

# plain
companion-page-running = Ваші поточні партії

# plain
companion-page-continue = Продовжити

# plain
companion-page-finished = Завершені партії

# plain
companion-page-won = Ви перемогли

# plain
companion-page-lost = Перемогли суперники

# plain
companion-page-new = Нова партія

# plain
companion-page-box = Коробка

# plain
companion-page-box-ours = Спробувати без коробки: надруковані значення вигадано нами

# plain
companion-page-no-box = без коробки

# plain
companion-page-box-new = Ввести те, що надруковано у вашій коробці

# plain
companion-page-difficulty = Рівень складності

# plain; text $difficulty
companion-page-difficulty-is = рівень складності: { $difficulty }

# plain; number $value $wealth
companion-page-difficulty-worth = { $value } ОВ за кожен їхній винахід і жетон прогресу, { $wealth } ОВ за кожен жетон процвітання

# plain
companion-page-draws = Картки Гефеста

# plain
companion-page-draws-auto = Я відкриваю їх зі справжньої колоди (без коробки їх відкриває програма)

# plain
companion-page-draws-program = Їх відкриває програма, якщо в профілі коробки вказано всі п’ять

# plain
companion-page-begin = Почати

# plain
companion-page-settings = Чого правила не визначають: як це вирішено тут

# plain
companion-page-settings-why = Змінювати нічого не треба. Там, де можна грати інакше, є вибір.

## The 37 open questions of the rules, by their numbers on the rules page (docs/inventions.md).

# plain
companion-page-setting-1 = Суперник, у якого не лишилося жителів, не може виконати дію, для якої потрібен житель.

# plain
companion-page-setting-2 = Якщо панель ідей порожня, суперник не може розповісти про ідею.

# plain
companion-page-setting-3 = Регіон, де стоїть Гефест, як ціль його дії:

# plain
companion-page-setting-3-last = після шести інших

# plain
companion-page-setting-3-never = ніколи

# plain
companion-page-setting-4 = Якщо Гефест не знаходить рядка, який може виконати, він не ставить стовпа й нічого за це не отримує.

# plain
companion-page-setting-5 = Стовпи, що враховуються, коли на їхню дію приходить інший:

# plain
companion-page-setting-5-any = усі

# plain
companion-page-setting-5-epoch = лише стовпи епохи

# plain
companion-page-setting-5-mixed = усі стовпи Гефеста й ваш стовп епохи

# plain
companion-page-setting-6 = Символ пов’язаної дії буває лише біля вдосконалення винаходу, повернення спеціалістів, отримання впливу й мандрівки; якщо в профілі його немає ніде, вважаємо, що він є біля цих чотирьох дій.

# plain
companion-page-setting-7 = Мандрівка без фішки пов’язаної дії до жетона, на якому видно ОВ, перевертає його й очок не дає.

# plain
companion-page-setting-8 = Суперники не отримують ОВ, надрукованих за створення винаходів ери 6.

# plain
companion-page-setting-9 = Досягнення без вільного місця для дипломата пропускається.

# plain
companion-page-setting-10 = Власне досягнення Гефеста під час відправлення й повернення дипломата:

# plain
companion-page-setting-10-last = перевіряється останнім

# plain
companion-page-setting-10-first = перевіряється першим

# plain
companion-page-setting-11 = Суперник поширює винахід, лише якщо біля картки стоїть його власний житель.

# plain
companion-page-setting-12 = Коли ви приходите на досягнення Хроноса, ніхто нічого не отримує.

# plain
companion-page-setting-13 = Коли на нього приходить Гефест, так само.

# plain
companion-page-setting-14 = Якщо жодна з перших ідей не того типу, що ідея Хроноса, він бере регіон із найменшим номером.

# plain
companion-page-setting-15 = Регіон без вільної комірки впливу пропускається.

# plain
companion-page-setting-16 = Якщо картки немає ні в регіоні, ні на панелі, тип жетона прогресу визначає жереб.

# plain
companion-page-setting-17 = Якщо в регіоні лежать жетони процвітання з різними літерами, береться видимий верхній.

# plain
companion-page-setting-18 = Нагорода 2 додає лише те, що дає суперникам поширення: ОВ автора ідеї та картку, якщо винахід їхній.

# plain
companion-page-setting-19 = Нагорода 7 враховує всі ваші жетони, викладені чи ні.

# plain
companion-page-setting-20 = Нагороду 9 здобуто й тоді, коли на полі не лишилося ваших карток.

# plain
companion-page-setting-21 = Нагорода 10 вимагає порожнього запасу.

# plain
companion-page-setting-22 = Нагорода 6 враховує жетон процвітання, що дав хоча б 1 ОВ.

# plain
companion-page-setting-23 = Після ери 5 зміни ери не відбувається.

# plain
companion-page-setting-24 = Дипломати суперників зі скинутого досягнення повертаються до запасу.

# plain
companion-page-setting-25 = Регіон із винаходом Хронос вважає регіоном з ідеєю.

# plain
companion-page-setting-26 = Для пов’язаних дій стовпи не ставлять.

# plain
companion-page-setting-27 = Під час підготовки суперники отримують лише те, що названо в правилах одиночної гри.

# plain
companion-page-setting-28 = Якщо жетона прогресу немає, береться наступний номер того самого типу.

# plain
companion-page-setting-29 = Дипломати Гефеста приходять лише на вісім досягнень двох стовпців.

# plain
companion-page-setting-30 = Якщо під час зміни ери на панелі еврики лишилося два досягнення, першим іде праве.

# plain
companion-page-setting-31 = В ері 1 Гефест теж іде рядками вниз і виконує пов’язані дії, як на будь-якому ході.

# plain
companion-page-setting-32 = Гефест бере досягнення з панелі еврики:

# plain
companion-page-setting-32-later = лише якщо воно пізнішої ери, ніж його власне

# plain
companion-page-setting-32-always = завжди

# plain
companion-page-setting-33 = Його фішки пов’язаних дій повертаються щоходу.

# plain
companion-page-setting-34 = У підготовчому раунді ніхто не отримує ОВ.

# plain
companion-page-setting-35 = Крайньою правою коміркою зміни порядку ходу вважається крайня права зайнята.

# plain
companion-page-setting-36 = Крайня права ідея — завжди одна з викладених; верхня картка стосу не рахується.

# plain
companion-page-setting-37 = Приклад із трьох ходів у правилах — це одна ера, і жодного рядка в ньому не пропущено.

## A game.

# plain
companion-page-onlooker = Ви дивитеся збоку. Відповідати може лише той, хто почав цю партію.

# plain
companion-page-closed = Цю партію припинено.

# plain
companion-page-stale = Тим часом партія пішла далі: ось її стан зараз.

# plain
companion-page-corrected = Виправлено. Поточний хід починається заново звідси.

# plain
companion-page-jump = На цій сторінці

# plain
companion-page-steps = Що пересунути зараз

# plain
companion-page-steps-set-up = Підготуйте гру на трьох за її правилами й скажіть, що де лежить.

# plain
companion-page-steps-none = За суперників нічого пересувати не треба.

# plain
companion-page-set-up = Підготовка

# plain
companion-page-score = Рахунок на цей момент

# plain
companion-page-table = Стіл

# plain
companion-page-log = Уся партія

# plain
companion-page-enter = Ввести

# plain
companion-page-other-answer = Інша відповідь

# plain
companion-page-undo = Взяти назад

# plain
companion-page-redo = Повторити

# plain
companion-page-correct = Виправити те, що на столі

# plain
companion-page-around = Поділитися й зберегти

# plain
companion-page-record = Завантажити запис партії

## The picture of the table.

# plain
companion-page-regions = регіони

# plain
companion-page-eras = ери та раунди

# plain
companion-page-milestones = епохальні досягнення

# plain
companion-page-eureka = панель еврики

# plain
companion-page-assembly = асамблея

# $name is Hephaestus.
# plain; text $name
companion-page-board = { $name }: планшет

# plain
companion-page-as-text = Стіл словами

# plain
companion-page-legend = Позначення

# plain
companion-page-legend-sage = мудрець

# plain
companion-page-legend-knowledge = жетон знань: видно 2 ОВ або дію

# plain
companion-page-legend-invent = комірка створення винаходу

# plain
companion-page-legend-innovate = комірка вдосконалення

## The end.

# plain
companion-page-finish = Зберегти результат

# plain
companion-page-finish-why = Поки результат не збережено, останні відповіді ще можна взяти назад.

# plain
companion-page-sheet = Сторінка на згадку, яку можна надрукувати чи надіслати

# plain
companion-page-again = Ще одна партія

# plain
companion-page-back-to-game = Назад до партії

## Setting the table right.

# plain
companion-page-correct-title = Виправити те, що на столі

# plain
companion-page-correct-why = На справжньому столі щось пішло інакше? Відкрийте потрібну частину, вкажіть усе так, як є, і напишіть чому. Неможливе не приймається, а виправлення можна взяти назад, як і відповідь.

# plain
companion-page-correct-note = Чому (для журналу)

# plain
companion-page-correct-save = Виправити

# plain
companion-page-correct-same = Нічого не змінено.

# $key is the field, $what is why: a part of a sentence.
# plain; text $key $what
companion-page-not-corrected = Нічого не виправлено. «{ $key }»: { $what }.

# plain
companion-page-none = немає

# plain
companion-page-turn-era = зміна ери

# plain
companion-page-side-action = видно дію

# plain
companion-page-side-ip = видно 2 ОВ

# plain
companion-page-kind-none = картки немає

# plain
companion-page-kind-idea = ідея

# plain
companion-page-kind-invention = винахід

# plain
companion-page-group-clock = ера, раунд і хід

# plain
companion-page-group-points = очки суперників

# plain
companion-page-group-milestones = епохальні досягнення

# plain
companion-page-group-diplomats = дипломати

# plain
companion-page-group-box = що надруковано в коробці

# plain
companion-page-field-era = ера

# plain
companion-page-field-round = раунд

# plain
companion-page-field-turn = чий хід

# plain
companion-page-field-order = порядок ходу

# plain
companion-page-field-difficulty = рівень складності

# plain
companion-page-field-ip = ОВ на шкалі

# plain
companion-page-field-your-ip = ваші ОВ, наскільки вони відомі

# plain
companion-page-field-pile = винаходи у стосі суперників

# plain
companion-page-field-forums = форуми

# plain
companion-page-field-milestones = епохальні досягнення

# plain
companion-page-field-map = жителі на мапі

# plain
companion-page-field-tokens-laid = жетони впливу зліва направо

# plain
companion-page-field-card = картка

# plain
companion-page-field-presenter = автор ідеї

# plain
companion-page-field-citizens = жителі на жетоні спеціалістів

# plain
companion-page-field-inventor = винахідник

# plain
companion-page-field-innovator = автор удосконалення

# plain
companion-page-field-need = скількох спеціалістів потребує жетон

# plain
companion-page-field-sage = мудрець на місці

# plain
companion-page-field-tile = жетон знань

# plain
companion-page-field-wealth = жетони процвітання

# plain
companion-page-field-values = значення впливу зліва направо

# plain
companion-page-field-own-milestone = особисте досягнення

# plain
companion-page-field-common = загальні знання знизу вгору

# plain
companion-page-field-private = власники особистих панелей знизу вгору

# plain
companion-page-field-eureka = панель еврики справа наліво

# plain
companion-page-field-spaces = місця для дипломатів

# plain
companion-page-field-cards = картка Гефеста

# plain
companion-page-field-settings = налаштування

# plain
companion-page-field-track = шкала ер, ера

# plain
companion-page-field-figure = де стоїть фігурка

# plain
companion-page-field-tokens = жетони впливу, що лишилися

# plain
companion-page-field-supply = жителі в запасі

# plain
companion-page-field-progress = жетони прогресу

# plain
companion-page-field-deck = колода згори донизу

# plain
companion-page-field-slots = відкриті картки зліва направо

# plain
companion-page-field-chain = фішки пов’язаних дій

# plain
companion-page-field-sages = мудреці на планшеті

# plain
companion-page-field-epoch = стовп епохи

# plain
companion-page-field-season = стовпи періоду

# plain
companion-page-field-influence = вплив

## Box profiles.

# plain
companion-page-boxes = Ваші коробки

# plain
companion-page-boxes-why = Те, що надруковано на полі й на картках Гефеста, вводиться один раз і зберігається.

# plain
companion-page-box-form = Що надруковано у вашій коробці

# plain
companion-page-box-form-why = Візьміть ігрове поле, асамблею та п’ять карток Гефеста й перепишіть, що на них показано. Це робиться один раз, а змінити все можна й потім.

# plain
companion-page-box-faults = Ще не все: перевірте позначені місця.

# plain
companion-page-box-save = Зберегти коробку

# plain
companion-page-box-close = Вилучити цю коробку

# plain
companion-page-box-text = Редагувати як текст

# plain
companion-page-box-text-why = Увесь профіль у його власному записі, TOML. Помилки показано біля їхніх рядків.

# plain
companion-page-box-toml = Текст профілю

# plain
companion-page-box-from-file = З файлу:

# plain
companion-page-box-upload = У мене є профіль у файлі або текстом

# plain
companion-page-box-file = Завантажити файлом

# plain
companion-page-box-share = Хто має посилання, може грати з цією коробкою або скопіювати її:

# plain
companion-page-box-of-another = Це чужа коробка. З нею можна грати або зберегти собі її копію.

# plain
companion-page-box-play = Грати з цією коробкою

# plain
companion-page-box-copy = Зберегти копію

# $key is where, $what is what is wrong.
# plain; text $key $what
companion-page-fault = { $key }: { $what }

# plain; number $line
companion-page-line = Рядок { $line }

# plain
companion-page-optional = можна не заповнювати
