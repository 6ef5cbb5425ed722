# Russian: the names of the cards, the ages and the special achievements.
#
# Attested in the Russian rulebook (Mir Hobby, 2011):
# card-pottery, card-writing, card-construction, card-feudalism, card-gunpowder, card-navigation,
# card-perspective, card-chemistry, card-banking, card-evolution, card-genetics, card-fission,
# special-empire-first.
# Of these the book shows only an inflected form: card-chemistry, card-evolution, card-genetics,
# special-empire-first.
# All other names are our own translation.
# special-… is the general and fourth-edition name, special-…-first the name on first-edition cards.

# Age 1

age-1 = Первобытность
card-pottery = Гончарное дело
card-tools = Орудия труда
card-writing = Письменность
card-archery = Стрельба из лука
card-metalworking = Обработка металлов
card-oars = Вёсла
card-clothing = Одежда
card-sailing = Мореплавание
card-the-wheel = Колесо
card-agriculture = Земледелие
card-domestication = Одомашнивание
card-masonry = Каменная кладка
card-city-states = Города-государства
card-code-of-laws = Свод законов
card-mysticism = Мистицизм

# Age 2

age-2 = Античность
card-calendar = Календарь
card-mathematics = Математика
card-construction = Укрепления
card-road-building = Строительство дорог
card-currency = Деньги
card-mapmaking = Картография
card-canal-building = Строительство каналов
card-fermenting = Брожение
card-monotheism = Монотеизм
card-philosophy = Философия

# Age 3

age-3 = Средневековье
card-alchemy = Алхимия
card-translation = Перевод
card-engineering = Инженерное дело
card-optics = Оптика
card-compass = Компас
card-paper = Бумага
card-machinery = Механизмы
card-medicine = Медицина
card-education = Образование
card-feudalism = Феодализм

# Age 4

age-4 = Возрождение
card-experimentation = Эксперименты
card-printing-press = Печатный станок
card-colonialism = Колониализм
card-gunpowder = Порох
card-invention = Изобретательство
card-navigation = Навигация
card-anatomy = Анатомия
card-perspective = Перспектива
card-enterprise = Предпринимательство
card-reformation = Реформация

# Age 5

age-5 = Великие открытия
card-chemistry = Химия
card-physics = Физика
card-coal = Уголь
card-the-pirate-code = Пиратский кодекс
card-banking = Банковское дело
card-measurement = Измерения
card-statistics = Статистика
card-steam-engine = Паровая машина
card-astronomy = Астрономия
card-societies = Научные общества

# Age 6

age-6 = Просвещение
card-atomic-theory = Атомная теория
card-encyclopedia = Энциклопедия
card-industrialization = Индустриализация
card-machine-tools = Станки
card-classification = Классификация
card-metric-system = Метрическая система
card-canning = Консервирование
card-vaccination = Вакцинация
card-democracy = Демократия
card-emancipation = Эмансипация

# Age 7

age-7 = Романтизм
card-evolution = Эволюция
card-publications = Печатные издания
card-combustion = Внутреннее сгорание
card-explosives = Взрывчатка
card-bicycle = Велосипед
card-electricity = Электричество
card-refrigeration = Холодильная техника
card-sanitation = Санитария
card-lighting = Освещение
card-railroad = Железная дорога

# Age 8

age-8 = Модерн
card-quantum-theory = Квантовая теория
card-rocketry = Ракетостроение
card-flight = Авиация
card-mobility = Мобильность
card-corporations = Корпорации
card-mass-media = СМИ
card-antibiotics = Антибиотики
card-skyscrapers = Небоскрёбы
card-empiricism = Эмпиризм
card-socialism = Социализм

# Age 9

age-9 = Постмодерн
card-computers = Компьютеры
card-genetics = Генетика
card-composites = Композиты
card-fission = Ядерная реакция
card-collaboration = Сотрудничество
card-satellites = Спутники
card-ecology = Экология
card-suburbia = Пригороды
card-services = Услуги
card-specialization = Специализация

# Age 10

age-10 = Информационный век
card-bioengineering = Биоинженерия
card-software = Программное обеспечение
card-miniaturization = Миниатюризация
card-robotics = Робототехника
card-databases = Базы данных
card-self-service = Самообслуживание
card-globalization = Глобализация
card-stem-cells = Стволовые клетки
card-a-i = ИИ
card-the-internet = Интернет

# Age 11

age-11 = Век умеренности
card-climatology = Климатология
card-solar-sailing = Солнечный парус
card-astrogeology = Астрогеология
card-fusion = Термоядерный синтез
card-hypersonics = Гиперзвук
card-space-traffic = Космический трафик
card-near-field-comm = Бесконтактная связь
card-reclamation = Рекультивация
card-escapism = Эскапизм
card-whataboutism = Перевод стрелок

# Special achievements

special-monument = Монумент
special-monument-first = Технологии
special-empire = Империя
special-empire-first = Военное дело
special-world = Мир
special-world-first = Дипломатия
special-wonder = Чудо
special-wonder-first = Культура
special-universe = Вселенная
special-universe-first = Наука
