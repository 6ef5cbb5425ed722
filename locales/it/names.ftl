# Italian: the names of the cards, the ages and the special achievements.
#
# Attested in the Italian rulebook (Asterion Press, 2012):
# card-pottery, card-writing, card-construction, card-feudalism, card-gunpowder, card-navigation,
# card-perspective, card-chemistry, card-banking, card-evolution, card-genetics, card-a-i, special-empire-first.
# All other names are our own translation.
# special-… is the general and fourth-edition name, special-…-first the name on first-edition cards.

# Age 1

age-1 = Preistoria
card-pottery = Ceramica
card-tools = Utensili
card-writing = Scrittura
card-archery = Tiro con l’arco
card-metalworking = Lavorazione dei metalli
card-oars = Remi
card-clothing = Abbigliamento
card-sailing = Navigazione a vela
card-the-wheel = Ruota
card-agriculture = Agricoltura
card-domestication = Addomesticamento
card-masonry = Muratura
card-city-states = Città-stato
card-code-of-laws = Codice di leggi
card-mysticism = Misticismo

# Age 2

age-2 = Età classica
card-calendar = Calendario
card-mathematics = Matematica
card-construction = Costruzione
card-road-building = Costruzione di strade
card-currency = Moneta
card-mapmaking = Cartografia
card-canal-building = Costruzione di canali
card-fermenting = Fermentazione
card-monotheism = Monoteismo
card-philosophy = Filosofia

# Age 3

age-3 = Medioevo
card-alchemy = Alchimia
card-translation = Traduzione
card-engineering = Ingegneria
card-optics = Ottica
card-compass = Bussola
card-paper = Carta
card-machinery = Macchinari
card-medicine = Medicina
card-education = Istruzione
card-feudalism = Feudalesimo

# Age 4

age-4 = Rinascimento
card-experimentation = Sperimentazione
card-printing-press = Torchio da stampa
card-colonialism = Colonialismo
card-gunpowder = Polvere da sparo
card-invention = Invenzione
card-navigation = Navigazione
card-anatomy = Anatomia
card-perspective = Prospettiva
card-enterprise = Imprenditoria
card-reformation = Riforma

# Age 5

age-5 = Età delle esplorazioni
card-chemistry = Chimica
card-physics = Fisica
card-coal = Carbone
card-the-pirate-code = Codice dei pirati
card-banking = Banche
card-measurement = Misurazione
card-statistics = Statistica
card-steam-engine = Macchina a vapore
card-astronomy = Astronomia
card-societies = Società scientifiche

# Age 6

age-6 = Illuminismo
card-atomic-theory = Teoria atomica
card-encyclopedia = Enciclopedia
card-industrialization = Industrializzazione
card-machine-tools = Macchine utensili
card-classification = Classificazione
card-metric-system = Sistema metrico
card-canning = Cibi in scatola
card-vaccination = Vaccinazione
card-democracy = Democrazia
card-emancipation = Emancipazione

# Age 7

age-7 = Romanticismo
card-evolution = Evoluzione
card-publications = Pubblicazioni
card-combustion = Motore a scoppio
card-explosives = Esplosivi
card-bicycle = Bicicletta
card-electricity = Elettricità
card-refrigeration = Refrigerazione
card-sanitation = Igiene pubblica
card-lighting = Illuminazione
card-railroad = Ferrovia

# Age 8

age-8 = Modernità
card-quantum-theory = Teoria quantistica
card-rocketry = Missilistica
card-flight = Aviazione
card-mobility = Mobilità
card-corporations = Società per azioni
card-mass-media = Comunicazione di massa
card-antibiotics = Antibiotici
card-skyscrapers = Grattacieli
card-empiricism = Empirismo
card-socialism = Socialismo

# Age 9

age-9 = Postmodernità
card-computers = Computer
card-genetics = Genetica
card-composites = Materiali compositi
card-fission = Fissione nucleare
card-collaboration = Collaborazione
card-satellites = Satelliti
card-ecology = Ecologia
card-suburbia = Sobborghi
card-services = Servizi
card-specialization = Specializzazione

# Age 10

age-10 = Età dell’informazione
card-bioengineering = Bioingegneria
card-software = Software
card-miniaturization = Miniaturizzazione
card-robotics = Robotica
card-databases = Database
card-self-service = Self-service
card-globalization = Globalizzazione
card-stem-cells = Cellule staminali
card-a-i = Intelligenza Artificiale
card-the-internet = Internet

# Age 11

age-11 = Età della moderazione
card-climatology = Climatologia
card-solar-sailing = Vela solare
card-astrogeology = Astrogeologia
card-fusion = Fusione nucleare
card-hypersonics = Volo ipersonico
card-space-traffic = Traffico spaziale
card-near-field-comm = Comunicazione di prossimità
card-reclamation = Bonifica
card-escapism = Escapismo
card-whataboutism = Benaltrismo

# Special achievements

special-monument = Monumento
special-monument-first = Tecnologia
special-empire = Impero
special-empire-first = Militare
special-world = Mondo
special-world-first = Diplomazia
special-wonder = Meraviglia
special-wonder-first = Cultura
special-universe = Universo
special-universe-first = Scienza
