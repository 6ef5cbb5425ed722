# Ukrainian: the names of the cards, the ages and the special achievements.
#
# Attested in the Ukrainian rulebook (fourth edition, Games 7 Days):
# age-1, card-tools, card-writing, card-archery, card-clothing, card-sailing, card-agriculture, card-masonry,
# card-code-of-laws, card-mysticism, age-2, card-construction, card-currency, card-canal-building,
# card-philosophy, age-3, card-translation, card-engineering, card-paper, card-medicine, card-education, age-4,
# card-experimentation, card-printing-press, card-invention, age-5, card-coal, card-astronomy, card-empiricism,
# card-miniaturization, age-11, card-astrogeology, special-monument, special-empire, special-world,
# special-wonder, special-universe.
# All other names are our own translation.
# special-… is the general and fourth-edition name, special-…-first the name on first-edition cards.

# Age 1

age-1 = Доісторичність
card-pottery = Гончарство
card-tools = Знаряддя праці
card-writing = Писемність
card-archery = Стрільба з лука
card-metalworking = Обробка металів
card-oars = Весла
card-clothing = Одяг
card-sailing = Судноплавство
card-the-wheel = Колесо
card-agriculture = Сільське господарство
card-domestication = Одомашнення
card-masonry = Мурування
card-city-states = Міста-держави
card-code-of-laws = Звід законів
card-mysticism = Містицизм

# Age 2

age-2 = Античність
card-calendar = Календар
card-mathematics = Математика
card-construction = Будування
card-road-building = Будування доріг
card-currency = Валюта
card-mapmaking = Картографія
card-canal-building = Будування каналів
card-fermenting = Бродіння
card-monotheism = Монотеїзм
card-philosophy = Філософія

# Age 3

age-3 = Середньовіччя
card-alchemy = Алхімія
card-translation = Переклад
card-engineering = Інженерія
card-optics = Оптика
card-compass = Компас
card-paper = Папір
card-machinery = Механізми
card-medicine = Медицина
card-education = Освіта
card-feudalism = Феодалізм

# Age 4

age-4 = Доба відкриттів
card-experimentation = Експериментування
card-printing-press = Друкарський верстат
card-colonialism = Колоніалізм
card-gunpowder = Порох
card-invention = Винахід
card-navigation = Навігація
card-anatomy = Анатомія
card-perspective = Перспектива
card-enterprise = Підприємництво
card-reformation = Реформація

# Age 5

age-5 = Дослідження
card-chemistry = Хімія
card-physics = Фізика
card-coal = Вугільна промисловість
card-the-pirate-code = Піратський кодекс
card-banking = Банківська справа
card-measurement = Вимірювання
card-statistics = Статистика
card-steam-engine = Парова машина
card-astronomy = Астрономія
card-societies = Наукові товариства

# Age 6

age-6 = Просвітництво
card-atomic-theory = Атомна теорія
card-encyclopedia = Енциклопедія
card-industrialization = Індустріалізація
card-machine-tools = Верстати
card-classification = Класифікація
card-metric-system = Метрична система
card-canning = Консервування
card-vaccination = Вакцинація
card-democracy = Демократія
card-emancipation = Емансипація

# Age 7

age-7 = Романтизм
card-evolution = Еволюція
card-publications = Друковані видання
card-combustion = Внутрішнє згоряння
card-explosives = Вибухівка
card-bicycle = Велосипед
card-electricity = Електрика
card-refrigeration = Холодильна техніка
card-sanitation = Санітарія
card-lighting = Освітлення
card-railroad = Залізниця

# Age 8

age-8 = Модерн
card-quantum-theory = Квантова теорія
card-rocketry = Ракетобудування
card-flight = Авіація
card-mobility = Мобільність
card-corporations = Корпорації
card-mass-media = ЗМІ
card-antibiotics = Антибіотики
card-skyscrapers = Хмарочоси
card-empiricism = Емпіризм
card-socialism = Соціалізм

# Age 9

age-9 = Постмодерн
card-computers = Комп’ютери
card-genetics = Генетика
card-composites = Композити
card-fission = Ядерний поділ
card-collaboration = Співпраця
card-satellites = Супутники
card-ecology = Екологія
card-suburbia = Передмістя
card-services = Послуги
card-specialization = Спеціалізація

# Age 10

age-10 = Інформаційна доба
card-bioengineering = Біоінженерія
card-software = Програмне забезпечення
card-miniaturization = Мініатюризація
card-robotics = Робототехніка
card-databases = Бази даних
card-self-service = Самообслуговування
card-globalization = Глобалізація
card-stem-cells = Стовбурові клітини
card-a-i = ШІ
card-the-internet = Інтернет

# Age 11

age-11 = Вік поміркованості
card-climatology = Кліматологія
card-solar-sailing = Сонячне вітрило
card-astrogeology = Астрогеологія
card-fusion = Термоядерний синтез
card-hypersonics = Гіперзвук
card-space-traffic = Космічний трафік
card-near-field-comm = Безконтактний зв’язок
card-reclamation = Рекультивація
card-escapism = Ескапізм
card-whataboutism = Вотебаутизм

# Special achievements

special-monument = Пам’ятка
special-monument-first = Технології
special-empire = Імперія
special-empire-first = Військова справа
special-world = Світ
special-world-first = Дипломатія
special-wonder = Диво
special-wonder-first = Культура
special-universe = Всесвіт
special-universe-first = Наука
