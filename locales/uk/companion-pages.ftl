### The companion's page.

## The start page.

# plain
companion-page-title = «Винаходи»: помічник

# plain
companion-page-lead = Помічник для одиночної гри «Винаходи. Еволюція ідей». Ви граєте зі справжньою коробкою, а «Еврика» грає за Хроноса й Гефеста.

# plain
companion-page-how = Він питає лише те, від чого залежать суперники, крок за кроком каже, що за них пересунути й чому, а наприкінці все підраховує. Кожна відповідь зберігається одразу: продовжуйте, коли хочете, тут або на іншому пристрої після входу.

# plain
companion-page-unofficial = Неофіційно, зроблено прихильниками. Для гри потрібні справжня коробка та її правила.

# plain
companion-page-running = Ваші ігри

# plain
companion-page-continue = Продовжити

# plain
companion-page-finished = Завершені ігри

# plain
companion-page-won = Ви перемогли

# plain
companion-page-lost = Перемогли суперники

# plain
companion-page-new = Нова гра

# plain
companion-page-box = Коробка

# plain
companion-page-box-ours = Спробувати без коробки: надруковані значення вигадані нами

# plain
companion-page-no-box = без коробки

# plain
companion-page-box-new = Ввести те, що надруковано у вашій коробці

# plain
companion-page-difficulty = Рівень складності

# plain; text $difficulty
companion-page-difficulty-is = рівень складності: { $difficulty }

# plain; number $value $wealth
companion-page-difficulty-worth = { $value } ОВ за кожен їхній винахід і жетон прогресу, { $wealth } за жетон процвітання

# plain
companion-page-draws = Карти Гефеста

# plain
companion-page-draws-auto = Я відкриваю їх зі справжньої колоди (без коробки відкриває програма)

# plain
companion-page-draws-program = Їх відкриває програма, якщо профіль знає всі п’ять

# plain
companion-page-begin = Почати

# plain
companion-page-settings = Про що правила мовчать: як це вирішено тут

# plain
companion-page-settings-why = Нічого змінювати не треба. Де можна грати інакше, є вибір.

## The 37 open questions of the rules, by their numbers on the rules page (docs/inventions.md).

# plain
companion-page-setting-1 = Суперник без жителів у запасі не виконує дію, для якої потрібен житель.

# plain
companion-page-setting-2 = Якщо панель ідей порожня, розповідь про ідею неможлива.

# plain
companion-page-setting-3 = Регіон, де стоїть Гефест, як ціль його дії:

# plain
companion-page-setting-3-last = після шести інших

# plain
companion-page-setting-3-never = ніколи

# plain
companion-page-setting-4 = Якщо в Гефеста немає можливого рядка, він не ставить стовп і нічого за це не отримує.

# plain
companion-page-setting-5 = Стовпи, що враховуються, коли інший приходить на їхню дію:

# plain
companion-page-setting-5-any = усі

# plain
companion-page-setting-5-epoch = лише стовпи епохи

# plain
companion-page-setting-5-mixed = усі стовпи Гефеста й ваш стовп епохи

# plain
companion-page-setting-6 = Знак пов’язаної дії буває лише біля вдосконалення, повернення спеціалістів, отримання впливу й мандрівки; якщо в профілі немає жодного, вважаємо, що він є в усіх чотирьох.

# plain
companion-page-setting-7 = Мандрівка без фішки до жетона з ОВ догори перевертає його й очок не дає.

# plain
companion-page-setting-8 = Суперники не отримують ОВ, надрукованих за створення карт ери 6.

# plain
companion-page-setting-9 = Досягнення без вільного місця для дипломата пропускається.

# plain
companion-page-setting-10 = Власне досягнення Гефеста при відправленні й поверненні дипломата:

# plain
companion-page-setting-10-last = рахується останнім

# plain
companion-page-setting-10-first = рахується першим

# plain
companion-page-setting-11 = Суперник поширює, лише якщо поруч із картою стоїть його власний житель.

# plain
companion-page-setting-12 = Ваші візити до досягнення Хроноса нікому нічого не дають.

# plain
companion-page-setting-13 = Візити Гефеста до нього теж.

# plain
companion-page-setting-14 = Якщо серед перших ідей немає типу Хроноса, він бере регіон із найменшим номером.

# plain
companion-page-setting-15 = Регіон без вільної комірки впливу пропускається.

# plain
companion-page-setting-16 = Якщо немає карти ні в регіоні, ні на панелі, тип жетона прогресу вирішує жереб.

# plain
companion-page-setting-17 = Якщо в регіоні лежать жетони процвітання з різними літерами, береться верхній.

# plain
companion-page-setting-18 = Нагорода 2 додає лише те, що дає суперникам поширення: ОВ автора ідеї й карту, якщо її створили вони.

# plain
companion-page-setting-19 = Нагорода 7 рахує жетони, які у вас є, збудовані чи ні.

# plain
companion-page-setting-20 = Нагороду 9 виконано й тоді, коли ваших карт на полі не лишилося.

# plain
companion-page-setting-21 = Нагорода 10 вимагає порожнього запасу.

# plain
companion-page-setting-22 = Нагорода 6 рахує жетон процвітання, що дав хоча б 1 ОВ.

# plain
companion-page-setting-23 = Після ери 5 зміни ери немає.

# plain
companion-page-setting-24 = Дипломати суперників зі скинутого досягнення повертаються в запас.

# plain
companion-page-setting-25 = Регіон із винаходом для Хроноса вважається регіоном з ідеєю.

# plain
companion-page-setting-26 = Пов’язані дії стовпів не ставлять.

# plain
companion-page-setting-27 = Під час підготовки суперники отримують лише те, що названо в правилах одиночної гри.

# plain
companion-page-setting-28 = Якщо жетона прогресу немає, береться наступний номер того самого типу.

# plain
companion-page-setting-29 = Дипломати Гефеста ходять лише до восьми досягнень двох стовпців.

# plain
companion-page-setting-30 = Якщо при зміні ери на панелі еврики лишилося два досягнення, першим іде праве.

# plain
companion-page-setting-31 = В ері 1 Гефест так само йде рядками вниз і пов’язує дії, як у будь-який хід.

# plain
companion-page-setting-32 = Гефест бере досягнення еврики:

# plain
companion-page-setting-32-later = лише якщо воно пізнішої ери, ніж його власне

# plain
companion-page-setting-32-always = завжди

# plain
companion-page-setting-33 = Його фішки пов’язаної дії повертаються щоходу.

# plain
companion-page-setting-34 = У підготовчому раунді ніхто не отримує ОВ.

# plain
companion-page-setting-35 = Найправіша поділка порядку ходу — найправіша зайнята.

# plain
companion-page-setting-36 = Крайня права ідея — з викладених; верх стосу не рахується.

# plain
companion-page-setting-37 = Приклад із трьох ходів у правилах — це одна ера, рядки в ньому не пропущено.

## A game.

# plain
companion-page-onlooker = Ви дивитеся збоку. Відповідати може лише той, хто почав цю гру.

# plain
companion-page-closed = Цю гру припинено.

# plain
companion-page-stale = Гра тим часом пішла далі: ось який у ній стан зараз.

# plain
companion-page-corrected = Виправлено. Поточний хід починається заново.

# plain
companion-page-jump = На цій сторінці

# plain
companion-page-steps = Що пересунути зараз

# plain
companion-page-steps-set-up = Підготуйте гру на трьох за правилами й скажіть, що де лежить.

# plain
companion-page-steps-none = За суперників нічого пересувати не треба.

# plain
companion-page-set-up = Підготовка

# plain
companion-page-score = Рахунок на цей момент

# plain
companion-page-table = Стіл

# plain
companion-page-log = Уся гра

# plain
companion-page-enter = Ввести

# plain
companion-page-other-answer = Інша відповідь

# plain
companion-page-undo = Взяти назад

# plain
companion-page-redo = Повторити

# plain
companion-page-correct = Виправити стіл

# plain
companion-page-around = Поділитися й зберегти

# plain
companion-page-record = Завантажити гру

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
companion-page-legend-knowledge = жетон знань: угорі 2 ОВ або дія

# plain
companion-page-legend-invent = місце винахідника

# plain
companion-page-legend-innovate = місце вдосконалення

## The end.

# plain
companion-page-finish = Зберегти результат

# plain
companion-page-finish-why = Поки результат не збережено, останні відповіді ще можна взяти назад.

# plain
companion-page-sheet = Сторінка на згадку: надрукувати й поділитися

# plain
companion-page-again = Ще одна гра

# plain
companion-page-back-to-game = Назад до гри

## Setting the table right.

# plain
companion-page-correct-title = Виправити стіл

# plain
companion-page-correct-why = На справжньому столі щось інакше? Відкрийте потрібну частину, вкажіть усе так, як лежить, і напишіть чому. Неможливе не приймається, а виправлення можна взяти назад, як відповідь.

# plain
companion-page-correct-note = Чому (буде в журналі)

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
companion-page-side-action = дією догори

# plain
companion-page-side-ip = 2 ОВ догори

# plain
companion-page-kind-none = немає карти

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
companion-page-field-your-ip = ваші ОВ, наскільки вони ведуться

# plain
companion-page-field-pile = винаходів у стосі суперників

# plain
companion-page-field-forums = форуми

# plain
companion-page-field-milestones = епохальні досягнення

# plain
companion-page-field-map = жителі на карті

# plain
companion-page-field-tokens-laid = жетони впливу зліва

# plain
companion-page-field-card = карта

# plain
companion-page-field-presenter = автор ідеї

# plain
companion-page-field-citizens = жителі на жетоні спеціалістів

# plain
companion-page-field-inventor = винахідник

# plain
companion-page-field-innovator = вдосконалення

# plain
companion-page-field-need = жетон спеціалістів вимагає

# plain
companion-page-field-sage = мудрець на місці

# plain
companion-page-field-tile = жетон знань

# plain
companion-page-field-wealth = жетони процвітання

# plain
companion-page-field-values = значення впливу зліва

# plain
companion-page-field-own-milestone = особисте досягнення

# plain
companion-page-field-common = загальні знання знизу

# plain
companion-page-field-private = власники особистих панелей знизу

# plain
companion-page-field-eureka = панель еврики справа

# plain
companion-page-field-spaces = місць для дипломатів

# plain
companion-page-field-cards = карта Гефеста

# plain
companion-page-field-settings = відкрите питання

# plain
companion-page-field-track = шкала ери, ера

# plain
companion-page-field-figure = де стоїть фігурка

# plain
companion-page-field-tokens = лишилося жетонів впливу

# plain
companion-page-field-supply = жителі в запасі

# plain
companion-page-field-progress = жетони прогресу

# plain
companion-page-field-deck = колода згори

# plain
companion-page-field-slots = відкриті карти зліва

# plain
companion-page-field-chain = фішки пов’язаної дії

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
companion-page-boxes-why = Те, що надруковано на полі й картах Гефеста, вводиться один раз і зберігається.

# plain
companion-page-box-form = Що надруковано у вашій коробці

# plain
companion-page-box-form-why = Візьміть ігрове поле, асамблею й п’ять карт Гефеста та перепишіть, що на них показано. Це робиться один раз, а змінити все можна й потім.

# plain
companion-page-box-faults = Ще ні: гляньте на позначені місця.

# plain
companion-page-box-save = Зберегти коробку

# plain
companion-page-box-close = Вилучити цю коробку

# plain
companion-page-box-text = Редагувати як текст

# plain
companion-page-box-text-why = Увесь профіль у його власному записі, TOML. Помилка показується у своєму рядку.

# plain
companion-page-box-toml = Текст профілю

# plain
companion-page-box-from-file = З файлу:

# plain
companion-page-box-upload = У мене є профіль у файлі або текстом

# plain
companion-page-box-file = Завантажити файлом

# plain
companion-page-box-share = Хто знає посилання, може грати з цією коробкою або скопіювати її:

# plain
companion-page-box-of-another = Це чужа коробка. З нею можна грати або залишити собі копію.

# plain
companion-page-box-play = Грати з цією коробкою

# plain
companion-page-box-copy = Залишити копію

# $key is where, $what is what is wrong.
# plain; text $key $what
companion-page-fault = { $key }: { $what }

# plain; number $line
companion-page-line = Рядок { $line }

# plain
companion-page-optional = можна не заповнювати
