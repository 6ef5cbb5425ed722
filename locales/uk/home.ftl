### The pages around the tables: home, lobby, a new table, account, errors.
###
### For translators: the words are those of cards.ftl and table.ftl, and the reader is addressed as there. One message is one sentence, one
### label or one button. The line above a message lists its arguments. A name ($name, $names, $login) has no known gender and is not
### inflected. A bot is called by its level: «Expert».

## Around every page.

# The language in its own words.
language-name = Українська

skip-to-content = Перейти до вмісту

# What the row of links is, for those who hear the page.
nav = Сторінки

nav-new = Новий стіл

nav-tables = Столи

nav-inventions = Винаходи

nav-companion = Помічник

nav-cards = Картки

nav-guide = Як грати

nav-account = Обліковий запис

settings = Налаштування

settings-language = Мова

settings-theme = Кольори

settings-pace = Ходи інших гравців

settings-careful = Перепитувати, якщо відповідь не можна взяти назад
settings-texts = Показувати текст карток на столі

settings-save = Зберегти

theme-system = як на пристрої

theme-light = світлі

theme-dark = темні

pace-slow = повільно

pace-normal = крок за кроком

pace-instant = одразу

unofficial = Eureka — неофіційний аматорський проєкт. Права на ігри «Інновація» та «Винаходи» й на ці назви належать їхнім власникам.

foot-programs = Інтерфейс для програм

## Bots.

level-random = Випадок

level-beginner = Новачок

level-casual = Аматор

level-skilled = Знавець

level-expert = Експерт

level-master = Майстер

level-greedy = Жадібний

level-playouts = Шукач

level-search = Мислитель

# Behind the name of the level and a colon.
level-about-beginner = багато чого не помічає

level-about-casual = дивиться на крок уперед

level-about-skilled = думає на кілька кроків уперед

level-about-expert = думає далеко вперед

level-about-master = найсильніший, секунда на відповідь

## Home.

home-window = Грати в «Інновацію»

home-title = «Інновація» у браузері

# What Innovation is, for somebody who has never heard of it.
home-innovation = Збудуйте цивілізацію з карток — від колеса до інтернету. Кожна картка має власну силу: нею скористаються й суперники, які знають не менше за вас, а от у тих, хто відстав, вона може щось відібрати. Виграє той, хто першим здобуде досить досягнень, — за пів години й щоразу інакше.

# What the picture of the table shows, for those who cannot see it.
home-innovation-picture = Партія «Інновації» на екрані: ігрові зони обох гравців із розгорнутими стосами, десять епох і досягнення посередині, ваша рука внизу.

home-free = Проти комп’ютерних гравців будь-якої сили або з друзями. Безкоштовно й без реєстрації.

# A button that leads to the lessons.
home-learn = Навчитися за 20 хвилин

# Beside the button.
home-learn-about = вісім коротких уроків за столом

# What Inventions is.
home-inventions = Проведіть своє суспільство від приборкання вогню до штучного інтелекту — самі проти Хроноса й Гефеста: уся одиночна гра на екрані або помічник, який грає за обох, коли коробка лежить у вас на столі.

# What the picture of the map shows, for those who cannot see it.
home-inventions-picture = Мапа «Винаходів»: регіони світу з ідеями, винаходами й громадянами.

# A button.
home-solo-game = Грати самому

# A button.
home-companion = Помічник для гри з коробки

home-more = Ще

play-edition = Видання

play-opponent = Суперник

play-language = Мова

play-name = Ваше ім’я

# In the empty field for the name.
play-name-any = можна не вказувати

play-now = Грати

play-guided = Перша партія з наставником

play-guided-about = Перед кожним рішенням наставник каже, що може бути добре й чому, а потім — що вийшло.

way-guide = Як грати

about-way-guide = Правила за десять хвилин, для кожного видання.

way-cards = Усі картки

about-way-cards = Усі картки всіх видань з їхніми текстами.

way-friend = За одним екраном

about-way-friend = Ви з другом ходите по черзі на цьому пристрої.

way-table = Власний стіл

about-way-table = Від двох до п’яти гравців, друзі й боти, команди, власні правила.

## Games in a list.

games-title = Ваші партії

games-running = Ваші поточні партії

games-finished = Ваші завершені партії

games-all = Усі ваші партії

games-none = Ви тут іще не грали.

# Opens the rest of the list.
# number $count
games-more =
    { $count ->
        [one] Ще { $count }
        [few] Ще { $count }
       *[many] Ще { $count }
    }

# Behind the name of a bot. $level is its level in small letters.
# text $level
games-bot = бот, { $level }

# Behind the name of a player for whom a bot answers at present.
games-stands-in = грає бот

games-your-turn = Вирішувати вам

# text $name
games-turn = Вирішує { $name }

# text $name
games-thinks = { $name } думає

# Nobody is missing, but the game has not begun.
games-ready = Усі на місці

# number $count
games-free =
    { $count ->
        [one] { $count } вільне місце
        [few] { $count } вільні місця
       *[many] { $count } вільних місць
    }

games-closed = Стіл закрито

games-won = Перемога

games-lost = Поразка

games-shared = Спільна перемога

games-nobody = Переможців немає

# text $names
games-winners = Перемога: { $names }

ago-now = щойно

# number $count
ago-minutes =
    { $count ->
        [one] { $count } хвилину тому
        [few] { $count } хвилини тому
       *[many] { $count } хвилин тому
    }

# number $count
ago-hours =
    { $count ->
        [one] { $count } годину тому
        [few] { $count } години тому
       *[many] { $count } годин тому
    }

# number $count
ago-days =
    { $count ->
        [one] { $count } день тому
        [few] { $count } дні тому
       *[many] { $count } днів тому
    }

page-nav = Сторінки списку

page-first = Перша сторінка

page-after = Наступна сторінка

## The lobby.

lobby-title = Столи

lobby-about = Сядьте за відкритий стіл або подивіться партію. Глядачі бачать лише те, що видно всім.

lobby-new = Відкрити стіл для всіх

lobby-open = Відкриті столи

lobby-none = Зараз відкритих столів немає. Відкрийте свій або зіграйте з ботом, доки хтось не прийде.

lobby-running = Партії для глядачів

lobby-none-running = Зараз немає на що дивитися.

lobby-all = Усі столи

lobby-join = Сісти

## A new table.

new-title = Новий стіл

new-about = Коли всі місця зайнято, партія починається одразу. Якщо є відкрите місце, ви отримаєте посилання, яке можна комусь надіслати.

new-edition = Видання

edition-about-first = 105 карток, 2–4 гравці: гра, якою вона вийшла вперше.

edition-about-third = 105 карток, 2–4 гравці: ті самі правила, деякі картки змінено.

edition-about-fourth = 115 карток, 2–5 гравців: одинадцята епоха, непотріб, команди, переговори.

new-seats = Гравці

new-players = Скільки

# text $seat
new-seat = Місце { $seat }

# Who sits at a seat.
seat-me = я

seat-friend = друг за цим екраном

seat-open = відкрите для будь-кого

seat-bots = бот

seat-free = вільно

# What a friend is called whose name was not entered.
seat-friend-name = Друг

new-friend = Ім’я друга

new-more = Інші налаштування партії

new-teams = Команди

new-teams-none = кожен сам за себе

new-teams-about = Літери позначають місця.

new-parley = Переговори

parley-book = за правилами

parley-on = так

parley-off = ні

new-parley-about = За правилами: від чотирьох гравців, без команд.

new-language = Мова столу

new-language-about = Її абетка визначає, хто починає. Читає кожен своєю мовою.

new-covered = Картки під верхньою

covered-book = за правилами

covered-open = видно всім

new-covered-about = Чи можна переглядати чужі стоси.

new-patience = Час на відповідь

patience-0 = скільки завгодно

patience-1 = година

patience-24 = доба

patience-72 = три доби

patience-168 = тиждень

new-patience-about = Лише для гравців на інших пристроях. Поки сервер вимкнено, час не йде.

new-absent = Якщо хтось піде або думатиме надто довго

absent-bot = до його повернення за нього грає бот

absent-out = вважається, що він здався, і він вибуває з гри

new-absent-about = Це ж стосується гравця, який не відповідає, якщо за це голосують усі інші. Єдиний суперник голосу не має: вирішує лише час.

new-bots-resign = Боти можуть здаватися

new-bots-resign-about = Бот здається, коли його становище давно безнадійне.

new-shared = Кілька гравців за одним екраном

new-shared-about = Одна людина може зайняти кілька вільних місць.

new-memory = Запам’ятовування карток

new-memory-about = Сторінка пам’ятає, які приховані картки ви бачили за правилами.

new-guided = З наставником

new-who = Хто може прийти

new-link = Лише ті, хто має посилання

new-link-about = Більше ніхто цього столу не знайде.

new-listed = Усі

new-listed-about = Стіл буде в загальному списку: будь-хто зможе сісти на відкрите місце або дивитися.

new-open = Відкрити стіл

new-fit = Показати налаштування для цього вибору

# number $most
new-wrong-players =
    { $most ->
        [one] У цьому виданні щонайбільше { $most } гравець. Виберіть менше гравців або четверте видання.
        [few] У цьому виданні щонайбільше { $most } гравці. Виберіть менше гравців або четверте видання.
       *[many] У цьому виданні щонайбільше { $most } гравців. Виберіть менше гравців або четверте видання.
    }

new-wrong-no-teams = Команди є лише в четвертому виданні. Виберіть його, або хай кожен грає сам за себе.

new-wrong-teams = Ці команди розраховано на іншу кількість гравців. Виберіть команди, у яких є всі місця вашого столу й немає зайвих.

new-wrong-no-parley = Переговори є лише в четвертому виданні. Виберіть його або залиште переговори за правилами.

new-wrong-parley-with-teams = Переговори бувають лише у грі без команд. Хай кожен грає сам за себе, або залиште переговори за правилами.

new-wrong-no-person = За цим столом були б самі боти. Займіть місце самі або залиште одне відкритим.

## The account.

account-title = Обліковий запис

account-about = Обліковий запис не обов’язковий: сайт упізнає цей браузер за файлом кукі, і ваші партії нікуди не подінуться. Він потрібен тим, хто хоче грати й на іншому пристрої або боїться втратити файли кукі.

account-name = Ваше ім’я

account-name-about = Для наступних партій. Там, де ви вже граєте, лишиться старе.

account-name-save = Змінити ім’я

account-yours = Ваш обліковий запис

# text $login
account-logged-in = Ви увійшли як «{ $login }».

account-logout = Вийти

account-logout-everywhere = Вийти на всіх пристроях

account-register = Створити обліковий запис

account-register-about = Без пошти, лише логін і пароль. Партії з цього браузера лишаться з вами. Забутий пароль відновити не можна.

account-login = Увійти

account-login-about = Партії з цього браузера перейдуть до вашого облікового запису.

account-login-name = Логін

account-password = Пароль

# number $count
account-password-about =
    { $count ->
        [one] Щонайменше { $count } знак.
        [few] Щонайменше { $count } знаки.
       *[many] Щонайменше { $count } знаків.
    }

account-change = Змінити пароль

account-password-old = Старий пароль

account-password-new = Новий пароль

account-done-named = Ім’я змінено.

account-done-registered = Обліковий запис створено. На іншому пристрої увійдіть під цим логіном.

account-done-in = З поверненням! Ваші партії тут.

account-done-out = Ви вийшли. У цьому браузері ви знову гість.

account-done-out-everywhere = Ви вийшли на всіх пристроях. Пароль той самий.

account-done-password = Пароль змінено. На всіх інших пристроях ви вийшли з облікового запису.

account-wrong-name = В імені має бути хоча б одна літера.

# number $least $most
account-wrong-login = Логін має містити від { $least } до { $most } знаків і жодного пробілу.

# number $count
account-wrong-password =
    { $count ->
        [one] Пароль має містити щонайменше { $count } знак і щонайбільше двісті.
        [few] Пароль має містити щонайменше { $count } знаки й щонайбільше двісті.
       *[many] Пароль має містити щонайменше { $count } знаків і щонайбільше двісті.
    }

## What can go wrong: what it is, and what to do next.

problem-home = На головну сторінку

problem-table = Назад до столу

problem-no-page = Тут нічого немає

problem-next-no-page = Можливо, в адресі помилка або сторінку переміщено. З головної сторінки знайдеться все.

problem-no-method = Тут так зробити не можна

problem-next-no-method = Поверніться на сторінку й скористайтеся її кнопками.

problem-no-table = Такого столу немає

problem-next-no-table = Можливо, посилання неповне. Попросіть його ще раз або відкрийте свій стіл.

problem-malformed = Надіслане не вдалося зрозуміти

problem-next-malformed = Поверніться, завантажте сторінку ще раз і спробуйте знову.

problem-options = Так стіл відкрити не можна

problem-next-options = Поверніться й змініть те, що не підходить.

problem-illegal = Зараз так не можна

problem-next-illegal = На сторінці столу видно, як можна відповісти.

problem-not-seated = Ви не сидите за цим столом

problem-next-not-seated = Ви можете дивитися. Якщо це ваше місце, відкрийте сторінку в тому браузері, де ви сіли за стіл, або увійдіть до облікового запису.

problem-not-asked = Вирішує хтось інший

problem-next-not-asked = На сторінці столу видно, на кого чекають.

problem-not-creator = Це може зробити лише той, хто відкрив стіл

problem-next-not-creator = Ви можете піти з-за столу.

problem-stale = За столом уже щось відбулося

problem-next-stale = Подивіться, що змінилося, і дайте відповідь ще раз.

problem-interrupted = Запитання змінилося

problem-next-interrupted = Картки, названі раніше, прийнято. Дайте відповідь на запитання, яке відкрите зараз.

problem-state = Зараз за цим столом так зробити не можна

problem-next-state = На сторінці столу видно, що відбувається і що можна зробити.

problem-taken = Це місце зайняте

problem-next-taken = Можливо, вільне інше місце — або місце за іншим столом.

problem-hand-over = Спершу треба передати екран

problem-next-hand-over = Наступний гравець приймає його на сторінці столу.

problem-seated-already = У вас уже є місце за цим столом

problem-next-seated-already = За цим столом кожен грає на своєму екрані. Надішліть посилання іншим.

problem-no-vote = Одного голосу тут недостатньо

problem-next-no-vote = За цим столом кожен може думати скільки хоче. Припинити очікування можуть лише всі інші разом, щонайменше двоє.

problem-too-soon = Кожен має час подумати

# number $seconds
problem-next-too-soon =
    { $seconds ->
        [one] Проголосувати за бота можна через { $seconds } секунду.
        [few] Проголосувати за бота можна через { $seconds } секунди.
       *[many] Проголосувати за бота можна через { $seconds } секунд.
    }

problem-no-take-back = Останню відповідь уже не можна взяти назад

problem-next-no-take-back = Вона відкрила щось приховане, або після неї рішення ухвалив хтось інший.

problem-nothing-to-redo = Немає чого повертати

problem-next-nothing-to-redo = Відповіді не було взято назад, або відтоді дано іншу.

problem-no-analysis = Розбору цієї партії немає

problem-next-no-analysis = Помічник знає лише те, що йому повідомили. Розбір є в одиночній грі та в «Інновації».

problem-not-over = Запис закрито до кінця партії

problem-next-not-over = У ньому видно, що в кого в руці. Повертайтеся, коли партія скінчиться.

problem-login = Неправильний логін або пароль

problem-next-login = Перевірте і те, і те. Великі й малі літери в логіні не розрізняються, у паролі — розрізняються.

problem-login-taken = Цей логін зайнятий

problem-next-login-taken = Виберіть інший. Якщо він ваш, увійдіть.

problem-has-account = Ви вже маєте обліковий запис

problem-next-has-account = Щоб увійти до іншого, спершу вийдіть із цього.

problem-foreign = Запит надійшов з іншого сайту

problem-next-foreign = Нічого не змінилося. Відкрийте сторінку тут і скористайтеся її кнопками.

problem-too-many = Забагато запитів

# number $seconds
problem-next-too-many =
    { $seconds ->
        [one] Спробуйте знову через { $seconds } секунду.
        [few] Спробуйте знову через { $seconds } секунди.
       *[many] Спробуйте знову через { $seconds } секунд.
    }

problem-too-large = Надіслано забагато

problem-next-too-large = Надішліть щось коротше.

problem-full = Сервер переповнено

problem-next-full = Спробуйте трохи згодом.

problem-unavailable = Партії зараз недоступні

problem-next-unavailable = Нічого не втрачено. Спробуйте трохи згодом.

problem-unplayable = Цю партію не можна показати

problem-next-unplayable = У ній були інші картки або правила, не такі, як сьогодні. Решти ваших партій це не стосується.

problem-ours = Наша помилка

problem-next-ours = Партію збережено такою, якою вона була. Поверніться й спробуйте ще раз.
