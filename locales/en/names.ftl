# English: the names of the cards, the ages and the special achievements.
#
# The names of the cards and of the special achievements are those of the game. No English rulebook is among the
# printed ones we have; there age-1 to age-5 stand in Ukrainian only. age-6 to age-10 are the usual English
# names; age-11 is our own, after the Ukrainian book.
# special-… is the general and fourth-edition name, special-…-first the name on first-edition cards.

# Age 1

age-1 = Prehistory
card-pottery = Pottery
card-tools = Tools
card-writing = Writing
card-archery = Archery
card-metalworking = Metalworking
card-oars = Oars
card-clothing = Clothing
card-sailing = Sailing
card-the-wheel = The Wheel
card-agriculture = Agriculture
card-domestication = Domestication
card-masonry = Masonry
card-city-states = City States
card-code-of-laws = Code of Laws
card-mysticism = Mysticism

# Age 2

age-2 = Classical
card-calendar = Calendar
card-mathematics = Mathematics
card-construction = Construction
card-road-building = Road Building
card-currency = Currency
card-mapmaking = Mapmaking
card-canal-building = Canal Building
card-fermenting = Fermenting
card-monotheism = Monotheism
card-philosophy = Philosophy

# Age 3

age-3 = Medieval
card-alchemy = Alchemy
card-translation = Translation
card-engineering = Engineering
card-optics = Optics
card-compass = Compass
card-paper = Paper
card-machinery = Machinery
card-medicine = Medicine
card-education = Education
card-feudalism = Feudalism

# Age 4

age-4 = Renaissance
card-experimentation = Experimentation
card-printing-press = Printing Press
card-colonialism = Colonialism
card-gunpowder = Gunpowder
card-invention = Invention
card-navigation = Navigation
card-anatomy = Anatomy
card-perspective = Perspective
card-enterprise = Enterprise
card-reformation = Reformation

# Age 5

age-5 = Exploration
card-chemistry = Chemistry
card-physics = Physics
card-coal = Coal
card-the-pirate-code = The Pirate Code
card-banking = Banking
card-measurement = Measurement
card-statistics = Statistics
card-steam-engine = Steam Engine
card-astronomy = Astronomy
card-societies = Societies

# Age 6

age-6 = Enlightenment
card-atomic-theory = Atomic Theory
card-encyclopedia = Encyclopedia
card-industrialization = Industrialization
card-machine-tools = Machine Tools
card-classification = Classification
card-metric-system = Metric System
card-canning = Canning
card-vaccination = Vaccination
card-democracy = Democracy
card-emancipation = Emancipation

# Age 7

age-7 = Romance
card-evolution = Evolution
card-publications = Publications
card-combustion = Combustion
card-explosives = Explosives
card-bicycle = Bicycle
card-electricity = Electricity
card-refrigeration = Refrigeration
card-sanitation = Sanitation
card-lighting = Lighting
card-railroad = Railroad

# Age 8

age-8 = Modern
card-quantum-theory = Quantum Theory
card-rocketry = Rocketry
card-flight = Flight
card-mobility = Mobility
card-corporations = Corporations
card-mass-media = Mass Media
card-antibiotics = Antibiotics
card-skyscrapers = Skyscrapers
card-empiricism = Empiricism
card-socialism = Socialism

# Age 9

age-9 = Postmodern
card-computers = Computers
card-genetics = Genetics
card-composites = Composites
card-fission = Fission
card-collaboration = Collaboration
card-satellites = Satellites
card-ecology = Ecology
card-suburbia = Suburbia
card-services = Services
card-specialization = Specialization

# Age 10

age-10 = Information
card-bioengineering = Bioengineering
card-software = Software
card-miniaturization = Miniaturization
card-robotics = Robotics
card-databases = Databases
card-self-service = Self Service
card-globalization = Globalization
card-stem-cells = Stem Cells
card-a-i = A.I.
card-the-internet = The Internet

# Age 11

age-11 = Moderation
card-climatology = Climatology
card-solar-sailing = Solar Sailing
card-astrogeology = Astrogeology
card-fusion = Fusion
card-hypersonics = Hypersonics
card-space-traffic = Space Traffic
card-near-field-comm = Near-Field Comm
card-reclamation = Reclamation
card-escapism = Escapism
card-whataboutism = Whataboutism

# Special achievements

special-monument = Monument
special-monument-first = Technology
special-empire = Empire
special-empire-first = Military
special-world = World
special-world-first = Diplomacy
special-wonder = Wonder
special-wonder-first = Culture
special-universe = Universe
special-universe-first = Science
