### The pages around the tables: home, lobby, a new table, account, errors.
###
### For translators: the words are those of cards.ftl and table.ftl, and the reader is addressed as there. One message is one sentence, one
### label or one button. The line above a message lists its arguments. A name ($name, $names, $login) has no known gender and is not
### inflected. A bot is called by its level: «Expert».

## Around every page.

# The language in its own words.
language-name = Русский

skip-to-content = Перейти к содержимому

# What the row of links is, for those who hear the page.
nav = Страницы

nav-new = Новый стол

nav-tables = Столы

nav-inventions = Изобретения

nav-companion = Помощник

nav-cards = Карты

nav-guide = Как играть

nav-account = Аккаунт

settings = Настройки

settings-language = Язык

settings-theme = Цвета

settings-pace = Ходы других игроков

settings-careful = Переспрашивать, если ответ нельзя взять назад
settings-texts = Показывать текст карт на столе

settings-save = Сохранить

theme-system = как на устройстве

theme-light = светлые

theme-dark = тёмные

pace-slow = медленно

pace-normal = шаг за шагом

pace-instant = сразу

unofficial = Eureka — неофициальный любительский проект. Права на игры «Инновация» и «Изобретения» и на эти названия принадлежат их владельцам.

foot-programs = Интерфейс для программ

## Bots.

level-random = Случай

level-beginner = Новичок

level-casual = Любитель

level-skilled = Знаток

level-expert = Эксперт

level-master = Мастер

level-greedy = Жадный

level-playouts = Искатель

level-search = Мыслитель

# Behind the name of the level and a colon.
level-about-beginner = многого не замечает

level-about-casual = смотрит на шаг вперёд

level-about-skilled = думает на несколько шагов вперёд

level-about-expert = думает далеко вперёд

level-about-master = сильнее всех, секунда на ответ

## Home.

home-window = Играть в «Инновацию»

home-title = «Инновация» в браузере

# What Innovation is, for somebody who has never heard of it.
home-innovation = Постройте цивилизацию из карт — от колеса до интернета. У каждой карты своя сила: ею воспользуются и соперники, которые знают не меньше вас, а у отставших она может что-нибудь отобрать. Побеждает тот, кто первым соберёт достаточно карт лидерства, — за полчаса и каждый раз по-новому.

# What the picture of the table shows, for those who cannot see it.
home-innovation-picture = Партия в «Инновацию» на экране: карты обоих игроков со сдвинутыми стопками, десять эпох и карты лидерства посередине, ваша рука внизу.

home-free = Против компьютерных игроков любой силы или с друзьями. Бесплатно и без регистрации.

# A button that leads to the lessons.
home-learn = Научиться за 20 минут

# Beside the button.
home-learn-about = восемь коротких уроков за столом

# What Inventions is.
home-inventions = Проведите своё общество от укрощения огня до искусственного интеллекта — в одиночку против Хроноса и Гефеста: вся одиночная игра на экране или помощник, который играет за обоих, когда коробка лежит у вас на столе.

# What the picture of the map shows, for those who cannot see it.
home-inventions-picture = Карта «Изобретений»: регионы мира с идеями, изобретениями и гражданами.

# A button.
home-solo-game = Играть одному

# A button.
home-companion = Помощник для игры из коробки

home-more = Ещё

play-edition = Издание

play-opponent = Соперник

play-language = Язык

play-name = Ваше имя

# In the empty field for the name.
play-name-any = можно не указывать

play-now = Играть

play-guided = Первая партия с наставником

play-guided-about = Перед каждым решением наставник подсказывает, что может быть хорошо и почему, а потом — что вышло.

way-guide = Как играть

about-way-guide = Правила за десять минут, для каждого издания.

way-cards = Все карты

about-way-cards = Все карты всех изданий с их текстами.

way-friend = За одним экраном

about-way-friend = Вы с другом ходите по очереди на этом устройстве.

way-table = Свой стол

about-way-table = От двух до пяти игроков, друзья и боты, команды, свои правила.

## Games in a list.

games-title = Ваши партии

games-running = Ваши текущие партии

games-finished = Ваши оконченные партии

games-all = Все ваши партии

games-none = Вы здесь ещё не играли.

# Opens the rest of the list.
# number $count
games-more =
    { $count ->
        [one] Ещё { $count }
        [few] Ещё { $count }
       *[many] Ещё { $count }
    }

# Behind the name of a bot. $level is its level in small letters.
# text $level
games-bot = бот, { $level }

# Behind the name of a player for whom a bot answers at present.
games-stands-in = играет бот

games-your-turn = Решать вам

# text $name
games-turn = Решает { $name }

# text $name
games-thinks = { $name } думает

# Nobody is missing, but the game has not begun.
games-ready = Все на месте

# number $count
games-free =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }

games-closed = Стол закрыт

games-won = Победа

games-lost = Поражение

games-shared = Общая победа

games-nobody = Победителей нет

# text $names
games-winners = Победа: { $names }

ago-now = только что

# number $count
ago-minutes =
    { $count ->
        [one] { $count } минуту назад
        [few] { $count } минуты назад
       *[many] { $count } минут назад
    }

# number $count
ago-hours =
    { $count ->
        [one] { $count } час назад
        [few] { $count } часа назад
       *[many] { $count } часов назад
    }

# number $count
ago-days =
    { $count ->
        [one] { $count } день назад
        [few] { $count } дня назад
       *[many] { $count } дней назад
    }

page-nav = Страницы списка

page-first = Первая страница

page-after = Следующая страница

## The lobby.

lobby-title = Столы

lobby-about = Сядьте за открытый стол или посмотрите партию. Зрители видят только то, что видно всем.

lobby-new = Открыть стол для всех

lobby-open = Открытые столы

lobby-none = Сейчас открытых столов нет. Откройте свой или сыграйте с ботом, пока никто не пришёл.

lobby-running = Партии для зрителей

lobby-none-running = Сейчас смотреть нечего.

lobby-all = Все столы

lobby-join = Сесть

## A new table.

new-title = Новый стол

new-about = Когда все места заняты, партия начинается сразу. Если есть открытое место, вы получите ссылку, которую можно кому-нибудь отправить.

new-edition = Издание

edition-about-first = 105 карт, 2–4 игрока: игра, какой она вышла впервые.

edition-about-third = 105 карт, 2–4 игрока: те же правила, некоторые карты изменены.

edition-about-fourth = 115 карт, 2–5 игроков: одиннадцатая эпоха, хлам, команды, переговоры.

new-seats = Игроки

new-players = Сколько

# text $seat
new-seat = Место { $seat }

# Who sits at a seat.
seat-me = я

seat-friend = друг за этим экраном

seat-open = открыто для любого

seat-bots = бот

seat-free = свободно

# What a friend is called whose name was not entered.
seat-friend-name = Друг

new-friend = Имя друга

new-more = Другие настройки партии

new-teams = Команды

new-teams-none = каждый сам за себя

new-teams-about = Буквы обозначают места.

new-parley = Переговоры

parley-book = по правилам

parley-on = да

parley-off = нет

new-parley-about = По правилам: от четырёх игроков, без команд.

new-language = Язык стола

new-language-about = Его алфавит решает, кто начинает. Читает каждый на своём языке.

new-covered = Карты под активными

covered-book = по правилам

covered-open = видны всем

new-covered-about = Можно ли просматривать чужие стопки.

new-patience = Время на ответ

patience-0 = сколько угодно

patience-1 = час

patience-24 = сутки

patience-72 = трое суток

patience-168 = неделя

new-patience-about = Только для игроков на других устройствах. Пока сервер выключен, время не идёт.

new-absent = Если кто-то уйдёт или будет думать слишком долго

absent-bot = до его возвращения за него играет бот

absent-out = считается, что он сдался, и он выбывает из игры

new-absent-about = То же происходит с игроком, который не отвечает, если за это голосуют все остальные. У единственного соперника голоса нет: решает только время.

new-bots-resign = Боты могут сдаваться

new-bots-resign-about = Бот сдаётся, если его положение давно безнадёжно.

new-shared = Несколько игроков за одним экраном

new-shared-about = Один человек может занять несколько свободных мест.

new-memory = Запоминание карт

new-memory-about = Страница помнит, какие скрытые карты вы видели по правилам.

new-guided = С наставником

new-who = Кто может прийти

new-link = Только те, у кого есть ссылка

new-link-about = Больше никто этот стол не найдёт.

new-listed = Все

new-listed-about = Стол будет в общем списке: любой сможет сесть на открытое место или смотреть.

new-open = Открыть стол

new-fit = Показать настройки для этого выбора

# number $most
new-wrong-players =
    { $most ->
        [one] В этом издании не больше { $most } игрока. Выберите меньше игроков или четвёртое издание.
       *[many] В этом издании не больше { $most } игроков. Выберите меньше игроков или четвёртое издание.
    }

new-wrong-no-teams = Команды есть только в четвёртом издании. Выберите его, или пусть каждый играет сам за себя.

new-wrong-teams = Эти команды рассчитаны на другое число игроков. Выберите команды, в которых есть все места вашего стола и нет лишних.

new-wrong-no-parley = Переговоры есть только в четвёртом издании. Выберите его или оставьте переговоры по правилам.

new-wrong-parley-with-teams = Переговоры бывают только в игре без команд. Пусть каждый играет сам за себя, или оставьте переговоры по правилам.

new-wrong-no-person = За этим столом были бы одни боты. Займите место сами или оставьте одно открытым.

## The account.

account-title = Аккаунт

account-about = Аккаунт не обязателен: сайт узнаёт этот браузер по куки-файлу, и ваши партии никуда не денутся. Аккаунт нужен тем, кто хочет играть и на другом устройстве или боится потерять куки-файлы.

account-name = Ваше имя

account-name-about = Для следующих партий. Там, где вы уже играете, останется старое.

account-name-save = Изменить имя

account-yours = Ваш аккаунт

# text $login
account-logged-in = Вы вошли как «{ $login }».

account-logout = Выйти

account-logout-everywhere = Выйти на всех устройствах

account-register = Создать аккаунт

account-register-about = Без почты, только логин и пароль. Партии из этого браузера останутся с вами. Забытый пароль восстановить нельзя.

account-login = Войти

account-login-about = Партии из этого браузера перейдут в ваш аккаунт.

account-login-name = Логин

account-password = Пароль

# number $count
account-password-about =
    { $count ->
        [one] Не меньше { $count } знака.
       *[many] Не меньше { $count } знаков.
    }

account-change = Изменить пароль

account-password-old = Старый пароль

account-password-new = Новый пароль

account-done-named = Имя изменено.

account-done-registered = Аккаунт создан. На другом устройстве войдите под этим логином.

account-done-in = С возвращением! Ваши партии здесь.

account-done-out = Вы вышли. В этом браузере вы снова гость.

account-done-out-everywhere = Вы вышли на всех устройствах. Пароль прежний.

account-done-password = Пароль изменён. На всех остальных устройствах вы вышли из аккаунта.

account-wrong-name = В имени должна быть хотя бы одна буква.

# number $least $most
account-wrong-login = В логине должно быть от { $least } до { $most } знаков и ни одного пробела.

# number $count
account-wrong-password =
    { $count ->
        [one] В пароле должно быть не меньше { $count } знака и не больше двухсот.
       *[many] В пароле должно быть не меньше { $count } знаков и не больше двухсот.
    }

## What can go wrong: what it is, and what to do next.

problem-home = На главную страницу

problem-table = Назад к столу

problem-no-page = Здесь ничего нет

problem-next-no-page = Возможно, в адресе опечатка или страница переехала. С главной страницы найдётся всё.

problem-no-method = Здесь так сделать нельзя

problem-next-no-method = Вернитесь на страницу и воспользуйтесь её кнопками.

problem-no-table = Такого стола нет

problem-next-no-table = Возможно, ссылка неполная. Попросите её ещё раз или откройте свой стол.

problem-malformed = Отправленное не удалось понять

problem-next-malformed = Вернитесь, загрузите страницу заново и попробуйте ещё раз.

problem-options = Так стол открыть нельзя

problem-next-options = Вернитесь и измените то, что не подходит.

problem-illegal = Сейчас так нельзя

problem-next-illegal = На странице стола видно, как можно ответить.

problem-not-seated = Вы не сидите за этим столом

problem-next-not-seated = Вы можете смотреть. Если это ваше место, откройте страницу в том браузере, где вы сели за стол, или войдите в аккаунт.

problem-not-asked = Решает кто-то другой

problem-next-not-asked = На странице стола видно, кого ждут.

problem-not-creator = Это может сделать только тот, кто открыл стол

problem-next-not-creator = Вы можете уйти из-за стола.

problem-stale = За столом уже что-то произошло

problem-next-stale = Посмотрите, что изменилось, и ответьте ещё раз.

problem-interrupted = Вопрос изменился

problem-next-interrupted = Карты, названные раньше, приняты. Ответьте на вопрос, который открыт сейчас.

problem-state = Сейчас за этим столом так сделать нельзя

problem-next-state = На странице стола видно, что происходит и что можно сделать.

problem-taken = Это место занято

problem-next-taken = Возможно, свободно другое место — или место за другим столом.

problem-hand-over = Сначала нужно передать экран

problem-next-hand-over = Следующий игрок принимает его на странице стола.

problem-seated-already = У вас уже есть место за этим столом

problem-next-seated-already = За этим столом каждый играет на своём экране. Отправьте ссылку остальным.

problem-no-vote = Одного голоса здесь недостаточно

problem-next-no-vote = За этим столом каждый может думать сколько хочет. Прервать ожидание могут только все остальные вместе, не меньше двух.

problem-too-soon = У каждого есть время подумать

# number $seconds
problem-next-too-soon =
    { $seconds ->
        [one] Проголосовать за бота можно через { $seconds } секунду.
        [few] Проголосовать за бота можно через { $seconds } секунды.
       *[many] Проголосовать за бота можно через { $seconds } секунд.
    }

problem-no-take-back = Последний ответ уже нельзя взять назад

problem-next-no-take-back = Он открыл что-то скрытое, или после него решение принял кто-то другой.

problem-nothing-to-redo = Возвращать нечего

problem-next-nothing-to-redo = Ответ не был взят назад, или с тех пор дан другой.

problem-no-analysis = Разбора этой партии нет

problem-next-no-analysis = Помощник знает только то, что ему сообщили. Разбор есть в одиночной игре и в «Инновации».

problem-not-over = Запись закрыта до конца партии

problem-next-not-over = В ней видно, что у кого на руке. Возвращайтесь, когда партия кончится.

problem-login = Неверный логин или пароль

problem-next-login = Проверьте и то и другое. Прописные и строчные буквы в логине не различаются, в пароле — различаются.

problem-login-taken = Этот логин занят

problem-next-login-taken = Выберите другой. Если он ваш, войдите.

problem-has-account = У вас уже есть аккаунт

problem-next-has-account = Чтобы войти в другой, сначала выйдите из этого.

problem-foreign = Запрос пришёл с другого сайта

problem-next-foreign = Ничего не изменилось. Откройте страницу здесь и воспользуйтесь её кнопками.

problem-too-many = Слишком много запросов

# number $seconds
problem-next-too-many =
    { $seconds ->
        [one] Попробуйте снова через { $seconds } секунду.
        [few] Попробуйте снова через { $seconds } секунды.
       *[many] Попробуйте снова через { $seconds } секунд.
    }

problem-too-large = Отправлено слишком много

problem-next-too-large = Отправьте что-нибудь покороче.

problem-full = Сервер переполнен

problem-next-full = Попробуйте чуть позже.

problem-unavailable = Партии сейчас недоступны

problem-next-unavailable = Ничего не потеряно. Попробуйте чуть позже.

problem-unplayable = Эту партию нельзя показать

problem-next-unplayable = В ней были другие карты или правила, не такие, как сегодня. Остальных ваших партий это не касается.

problem-ours = Наша ошибка

problem-next-ours = Партия сохранена такой, какой была. Вернитесь и попробуйте ещё раз.
