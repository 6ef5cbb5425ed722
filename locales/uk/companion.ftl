### The companion's page.

## The start page.

# plain
companion-title = Соло: «Винаходи»

# plain
companion-lead = Помічник для одиночної гри «Винаходи. Еволюція ідей». Ви граєте зі справжньою коробкою, а «Еврика» грає за Хроноса й Гефеста.

# plain
companion-how = Він питає лише те, від чого залежать суперники, крок за кроком каже, що за них пересунути й чому, а наприкінці все підраховує. Кожна відповідь зберігається одразу: продовжуйте, коли хочете, тут або на іншому пристрої після входу.

# plain
companion-unofficial = Неофіційно, зроблено прихильниками. Для гри потрібні справжня коробка та її правила.

# plain
companion-running = Ваші ігри

# plain
companion-continue = Продовжити

# plain
companion-finished = Завершені ігри

# plain
companion-won = Ви перемогли

# plain
companion-lost = Перемогли суперники

# plain
companion-new = Нова гра

# plain
companion-box = Коробка

# plain
companion-box-ours = Спробувати без коробки: надруковані значення вигадані нами

# plain
companion-no-box = без коробки

# plain
companion-box-new = Ввести те, що надруковано у вашій коробці

# plain
companion-difficulty = Рівень складності

# plain; text $difficulty
companion-difficulty-is = рівень складності: { $difficulty }

# plain; number $value $wealth
companion-difficulty-worth = { $value } ОВ за кожен їхній винахід і жетон прогресу, { $wealth } за жетон процвітання

# plain
companion-draws = Карти Гефеста

# plain
companion-draws-auto = Я відкриваю їх зі справжньої колоди (без коробки відкриває програма)

# plain
companion-draws-program = Їх відкриває програма, якщо профіль знає всі п’ять

# plain
companion-begin = Почати

# plain
companion-settings = Про що правила мовчать: як це вирішено тут

# plain
companion-settings-why = Нічого змінювати не треба. Де можна грати інакше, є вибір.

## The 37 open questions of the rules, by their numbers on the rules page (docs/inventions.md).

# plain
companion-setting-1 = Суперник без жителів у запасі не виконує дію, для якої потрібен житель.

# plain
companion-setting-2 = Якщо панель ідей порожня, розповідь про ідею неможлива.

# plain
companion-setting-3 = Регіон, де стоїть Гефест, як ціль його дії:

# plain
companion-setting-3-last = після шести інших

# plain
companion-setting-3-never = ніколи

# plain
companion-setting-4 = Якщо в Гефеста немає можливого рядка, він не ставить стовп і нічого за це не отримує.

# plain
companion-setting-5 = Стовпи, що враховуються, коли інший приходить на їхню дію:

# plain
companion-setting-5-any = усі

# plain
companion-setting-5-epoch = лише стовпи епохи

# plain
companion-setting-5-mixed = усі стовпи Гефеста й ваш стовп епохи

# plain
companion-setting-6 = Знак пов’язаної дії буває лише біля вдосконалення, повернення спеціалістів, отримання впливу й мандрівки; якщо в профілі немає жодного, вважаємо, що він є в усіх чотирьох.

# plain
companion-setting-7 = Мандрівка без фішки до жетона з ОВ догори перевертає його й очок не дає.

# plain
companion-setting-8 = Суперники не отримують ОВ, надрукованих за створення карт ери 6.

# plain
companion-setting-9 = Досягнення без вільного місця для дипломата пропускається.

# plain
companion-setting-10 = Власне досягнення Гефеста при відправленні й поверненні дипломата:

# plain
companion-setting-10-last = рахується останнім

# plain
companion-setting-10-first = рахується першим

# plain
companion-setting-11 = Суперник поширює, лише якщо поруч із картою стоїть його власний житель.

# plain
companion-setting-12 = Ваші візити до досягнення Хроноса нікому нічого не дають.

# plain
companion-setting-13 = Візити Гефеста до нього теж.

# plain
companion-setting-14 = Якщо серед перших ідей немає типу Хроноса, він бере регіон із найменшим номером.

# plain
companion-setting-15 = Регіон без вільної комірки впливу пропускається.

# plain
companion-setting-16 = Якщо немає карти ні в регіоні, ні на панелі, тип жетона прогресу вирішує жереб.

# plain
companion-setting-17 = Якщо в регіоні лежать жетони процвітання з різними літерами, береться верхній.

# plain
companion-setting-18 = Нагорода 2 додає лише те, що дає суперникам поширення: ОВ автора ідеї й карту, якщо її створили вони.

# plain
companion-setting-19 = Нагорода 7 рахує жетони, які у вас є, збудовані чи ні.

# plain
companion-setting-20 = Нагороду 9 виконано й тоді, коли ваших карт на полі не лишилося.

# plain
companion-setting-21 = Нагорода 10 вимагає порожнього запасу.

# plain
companion-setting-22 = Нагорода 6 рахує жетон процвітання, що дав хоча б 1 ОВ.

# plain
companion-setting-23 = Після ери 5 зміни ери немає.

# plain
companion-setting-24 = Дипломати суперників зі скинутого досягнення повертаються в запас.

# plain
companion-setting-25 = Регіон із винаходом для Хроноса вважається регіоном з ідеєю.

# plain
companion-setting-26 = Пов’язані дії стовпів не ставлять.

# plain
companion-setting-27 = Під час підготовки суперники отримують лише те, що названо в правилах одиночної гри.

# plain
companion-setting-28 = Якщо жетона прогресу немає, береться наступний номер того самого типу.

# plain
companion-setting-29 = Дипломати Гефеста ходять лише до восьми досягнень двох стовпців.

# plain
companion-setting-30 = Якщо при зміні ери на панелі еврики лишилося два досягнення, першим іде праве.

# plain
companion-setting-31 = В ері 1 Гефест так само йде рядками вниз і пов’язує дії, як у будь-який хід.

# plain
companion-setting-32 = Гефест бере досягнення еврики:

# plain
companion-setting-32-later = лише якщо воно пізнішої ери, ніж його власне

# plain
companion-setting-32-always = завжди

# plain
companion-setting-33 = Його фішки пов’язаної дії повертаються щоходу.

# plain
companion-setting-34 = У підготовчому раунді ніхто не отримує ОВ.

# plain
companion-setting-35 = Найправіша поділка порядку ходу — найправіша зайнята.

# plain
companion-setting-36 = Крайня права ідея — з викладених; верх стосу не рахується.

# plain
companion-setting-37 = Приклад із трьох ходів у правилах — це одна ера, рядки в ньому не пропущено.

## A game.

# plain
companion-onlooker = Ви дивитеся збоку. Відповідати може лише той, хто почав цю гру.

# plain
companion-closed = Цю гру припинено.

# plain
companion-stale = Гра тим часом пішла далі: ось який у ній стан зараз.

# plain
companion-corrected = Виправлено. Поточний хід починається заново.

# plain
companion-jump = На цій сторінці

# plain
companion-steps = Що пересунути зараз

# plain
companion-steps-set-up = Підготуйте гру на трьох за правилами й скажіть, що де лежить.

# plain
companion-steps-none = За суперників нічого пересувати не треба.

# plain
companion-set-up = Підготовка

# plain
companion-score = Рахунок на цей момент

# plain
companion-table = Стіл

# plain
companion-log = Уся гра

# plain
companion-enter = Ввести

# plain
companion-other-answer = Інша відповідь

# plain
companion-undo = Взяти назад

# plain
companion-redo = Повторити

# plain
companion-correct = Виправити стіл

# plain
companion-around = Поділитися й зберегти

# plain
companion-record = Завантажити гру

## The picture of the table.

# plain
companion-regions = регіони

# plain
companion-eras = ери та раунди

# plain
companion-milestones = епохальні досягнення

# plain
companion-eureka = панель еврики

# plain
companion-assembly = асамблея

# $name is Hephaestus.
# plain; text $name
companion-board = { $name }: планшет

# plain
companion-as-text = Стіл словами

# plain
companion-legend = Позначення

# plain
companion-legend-sage = мудрець

# plain
companion-legend-knowledge = жетон знань: угорі 2 ОВ або дія

# plain
companion-legend-invent = місце винахідника

# plain
companion-legend-innovate = місце вдосконалення

## The end.

# plain
companion-finish = Зберегти результат

# plain
companion-finish-why = Поки результат не збережено, останні відповіді ще можна взяти назад.

# plain
companion-sheet = Сторінка на згадку: надрукувати й поділитися

# plain
companion-again = Ще одна гра

# plain
companion-back-to-game = Назад до гри

## Setting the table right.

# plain
companion-correct-title = Виправити стіл

# plain
companion-correct-why = На справжньому столі щось інакше? Відкрийте потрібну частину, вкажіть усе так, як лежить, і напишіть чому. Неможливе не приймається, а виправлення можна взяти назад, як відповідь.

# plain
companion-correct-note = Чому (буде в журналі)

# plain
companion-correct-save = Виправити

# plain
companion-correct-same = Нічого не змінено.

# $key is the field, $what is why: a part of a sentence.
# plain; text $key $what
companion-not-corrected = Нічого не виправлено. «{ $key }»: { $what }.

# plain
companion-none = немає

# plain
companion-turn-era = зміна ери

# plain
companion-side-action = дією догори

# plain
companion-side-ip = 2 ОВ догори

# plain
companion-kind-none = немає карти

# plain
companion-kind-idea = ідея

# plain
companion-kind-invention = винахід

# plain
companion-group-clock = ера, раунд і хід

# plain
companion-group-points = очки суперників

# plain
companion-group-milestones = епохальні досягнення

# plain
companion-group-diplomats = дипломати

# plain
companion-group-box = що надруковано в коробці

# plain
companion-field-era = ера

# plain
companion-field-round = раунд

# plain
companion-field-turn = чий хід

# plain
companion-field-order = порядок ходу

# plain
companion-field-difficulty = рівень складності

# plain
companion-field-ip = ОВ на шкалі

# plain
companion-field-your-ip = ваші ОВ, наскільки вони ведуться

# plain
companion-field-pile = винаходів у стосі суперників

# plain
companion-field-forums = форуми

# plain
companion-field-milestones = епохальні досягнення

# plain
companion-field-map = жителі на карті

# plain
companion-field-tokens-laid = жетони впливу зліва

# plain
companion-field-card = карта

# plain
companion-field-presenter = автор ідеї

# plain
companion-field-citizens = жителі на жетоні спеціалістів

# plain
companion-field-inventor = винахідник

# plain
companion-field-innovator = вдосконалення

# plain
companion-field-need = жетон спеціалістів вимагає

# plain
companion-field-sage = мудрець на місці

# plain
companion-field-tile = жетон знань

# plain
companion-field-wealth = жетони процвітання

# plain
companion-field-values = значення впливу зліва

# plain
companion-field-own-milestone = особисте досягнення

# plain
companion-field-common = загальні знання знизу

# plain
companion-field-private = власники особистих панелей знизу

# plain
companion-field-eureka = панель еврики справа

# plain
companion-field-spaces = місць для дипломатів

# plain
companion-field-cards = карта Гефеста

# plain
companion-field-settings = відкрите питання

# plain
companion-field-track = шкала ери, ера

# plain
companion-field-figure = де стоїть фігурка

# plain
companion-field-tokens = лишилося жетонів впливу

# plain
companion-field-supply = жителі в запасі

# plain
companion-field-progress = жетони прогресу

# plain
companion-field-deck = колода згори

# plain
companion-field-slots = відкриті карти зліва

# plain
companion-field-chain = фішки пов’язаної дії

# plain
companion-field-sages = мудреці на планшеті

# plain
companion-field-epoch = стовп епохи

# plain
companion-field-season = стовпи періоду

# plain
companion-field-influence = вплив

## Box profiles.

# plain
companion-boxes = Ваші коробки

# plain
companion-boxes-why = Те, що надруковано на полі й картах Гефеста, вводиться один раз і зберігається.

# plain
companion-box-form = Що надруковано у вашій коробці

# plain
companion-box-form-why = Візьміть ігрове поле, асамблею й п’ять карт Гефеста та перепишіть, що на них показано. Це робиться один раз, а змінити все можна й потім.

# plain
companion-box-faults = Ще ні: гляньте на позначені місця.

# plain
companion-box-save = Зберегти коробку

# plain
companion-box-close = Вилучити цю коробку

# plain
companion-box-text = Редагувати як текст

# plain
companion-box-text-why = Увесь профіль у його власному записі, TOML. Помилка показується у своєму рядку.

# plain
companion-box-toml = Текст профілю

# plain
companion-box-from-file = З файлу:

# plain
companion-box-upload = У мене є профіль у файлі або текстом

# plain
companion-box-file = Завантажити файлом

# plain
companion-box-share = Хто знає посилання, може грати з цією коробкою або скопіювати її:

# plain
companion-box-of-another = Це чужа коробка. З нею можна грати або залишити собі копію.

# plain
companion-box-play = Грати з цією коробкою

# plain
companion-box-copy = Залишити копію

# $key is where, $what is what is wrong.
# plain; text $key $what
companion-fault = { $key }: { $what }

# plain; number $line
companion-line = Рядок { $line }

# plain
companion-optional = можна не заповнювати
