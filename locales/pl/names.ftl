# Polish: the names of the cards, the ages and the special achievements.
#
# Attested in the Polish rulebook (Lacerta, 2012):
# card-pottery, card-writing, card-construction, card-feudalism, card-gunpowder, card-navigation,
# card-perspective, card-chemistry, card-banking, card-evolution, card-genetics, card-fission, card-a-i,
# special-empire-first.
# Of these the book shows only an inflected form: card-chemistry.
# All other names are our own translation.
# special-… is the general and fourth-edition name, special-…-first the name on first-edition cards.

# Age 1

age-1 = Prehistoria
card-pottery = Garncarstwo
card-tools = Narzędzia
card-writing = Pismo
card-archery = Łucznictwo
card-metalworking = Obróbka metali
card-oars = Wiosła
card-clothing = Odzież
card-sailing = Żegluga
card-the-wheel = Koło
card-agriculture = Rolnictwo
card-domestication = Udomowienie
card-masonry = Murarstwo
card-city-states = Miasta-państwa
card-code-of-laws = Kodeks praw
card-mysticism = Mistycyzm

# Age 2

age-2 = Starożytność
card-calendar = Kalendarz
card-mathematics = Matematyka
card-construction = Budownictwo
card-road-building = Budowa dróg
card-currency = Pieniądz
card-mapmaking = Kartografia
card-canal-building = Budowa kanałów
card-fermenting = Fermentacja
card-monotheism = Monoteizm
card-philosophy = Filozofia

# Age 3

age-3 = Średniowiecze
card-alchemy = Alchemia
card-translation = Przekład
card-engineering = Inżynieria
card-optics = Optyka
card-compass = Kompas
card-paper = Papier
card-machinery = Maszyny
card-medicine = Medycyna
card-education = Edukacja
card-feudalism = Feudalizm

# Age 4

age-4 = Renesans
card-experimentation = Eksperymenty
card-printing-press = Prasa drukarska
card-colonialism = Kolonializm
card-gunpowder = Proch strzelniczy
card-invention = Wynalazki
card-navigation = Nawigacja
card-anatomy = Anatomia
card-perspective = Perspektywa
card-enterprise = Przedsiębiorczość
card-reformation = Reformacja

# Age 5

age-5 = Wielkie odkrycia
card-chemistry = Chemia
card-physics = Fizyka
card-coal = Węgiel
card-the-pirate-code = Kodeks piracki
card-banking = Bankowość
card-measurement = Pomiary
card-statistics = Statystyka
card-steam-engine = Maszyna parowa
card-astronomy = Astronomia
card-societies = Towarzystwa naukowe

# Age 6

age-6 = Oświecenie
card-atomic-theory = Teoria atomistyczna
card-encyclopedia = Encyklopedia
card-industrialization = Industrializacja
card-machine-tools = Obrabiarki
card-classification = Klasyfikacja
card-metric-system = System metryczny
card-canning = Konserwy
card-vaccination = Szczepienia
card-democracy = Demokracja
card-emancipation = Emancypacja

# Age 7

age-7 = Romantyzm
card-evolution = Ewolucja
card-publications = Publikacje
card-combustion = Silnik spalinowy
card-explosives = Materiały wybuchowe
card-bicycle = Rower
card-electricity = Elektryczność
card-refrigeration = Chłodnictwo
card-sanitation = Higiena
card-lighting = Oświetlenie
card-railroad = Kolej żelazna

# Age 8

age-8 = Nowoczesność
card-quantum-theory = Teoria kwantowa
card-rocketry = Technika rakietowa
card-flight = Lotnictwo
card-mobility = Mobilność
card-corporations = Korporacje
card-mass-media = Środki masowego przekazu
card-antibiotics = Antybiotyki
card-skyscrapers = Drapacze chmur
card-empiricism = Empiryzm
card-socialism = Socjalizm

# Age 9

age-9 = Ponowoczesność
card-computers = Komputery
card-genetics = Genetyka
card-composites = Kompozyty
card-fission = Rozszczepianie
card-collaboration = Współpraca
card-satellites = Satelity
card-ecology = Ekologia
card-suburbia = Przedmieścia
card-services = Usługi
card-specialization = Specjalizacja

# Age 10

age-10 = Wiek informacji
card-bioengineering = Bioinżynieria
card-software = Oprogramowanie
card-miniaturization = Miniaturyzacja
card-robotics = Robotyka
card-databases = Bazy danych
card-self-service = Samoobsługa
card-globalization = Globalizacja
card-stem-cells = Komórki macierzyste
card-a-i = Sztuczna Inteligencja
card-the-internet = Internet

# Age 11

age-11 = Wiek umiaru
card-climatology = Klimatologia
card-solar-sailing = Żagiel słoneczny
card-astrogeology = Astrogeologia
card-fusion = Fuzja jądrowa
card-hypersonics = Lot hipersoniczny
card-space-traffic = Ruch kosmiczny
card-near-field-comm = Łączność zbliżeniowa
card-reclamation = Rekultywacja
card-escapism = Eskapizm
card-whataboutism = Odbijanie piłeczki

# Special achievements

special-monument = Monument
special-monument-first = Technologia
special-empire = Imperium
special-empire-first = Wojskowość
special-world = Świat
special-world-first = Dyplomacja
special-wonder = Cud świata
special-wonder-first = Kultura
special-universe = Wszechświat
special-universe-first = Nauka
