# Italian: texts of effects that are written by hand. The guide is at the head of the English file.

override-alchemy = Gioca una carta dalla tua Mano, poi capitalizzane un’altra.
    .card = Alchemy
    .editions = first third fourth
    .effect = 2
    .script = 1ab1313d0e81b0ee

override-anatomy = Esigo che tu ricicli una carta dalla tua Influenza! Se lo fai, ricicla una tua Carta Attiva di quel valore! Se fai anche questo, cestina il mazzo [4]!
    .card = Anatomy
    .editions = fourth
    .effect = 1
    .script = 27d5bafff801b84c

override-astrogeology = Pesca e rivela un [11], poi scala in diagonale il mazzo del suo colore. Se lo fai, trasferisci nella tua Mano tutte le carte di quel mazzo tranne le quattro in cima.
    .card = Astrogeology
    .editions = fourth
    .effect = 1
    .script = c580ab04aa6382ae

override-bioengineering = Trasferisci nella tua Influenza una Carta Attiva avversaria con { icon-leaf }.
    .card = Bioengineering
    .editions = first third
    .effect = 1
    .script = 8d778e5970376f59

override-calendar = Se hai più carte nell’Influenza che in Mano, pesca due [3].
    .card = Calendar
    .editions = first third fourth
    .effect = 1
    .script = 11770dc328f5d0ff

override-canal-building = Puoi scegliere: scambiare tutte le carte del valore più alto nella tua Mano con tutte quelle del valore più alto nella tua Influenza; oppure cestinare il mazzo [3].
    .card = Canal Building
    .editions = fourth
    .effect = 1
    .script = 8e139065ef2687e6

override-canal-building-first = Puoi scambiare tutte le carte del valore più alto nella tua Mano con quelle del valore più alto nella tua Influenza.
    .card = Canal Building
    .editions = first third
    .effect = 1
    .script = 1668be92981ea697

override-classification = Rivela una carta della tua Mano, prendi dalle Mani degli avversari tutte le carte di quel colore, poi gioca dalla tua Mano tutte le carte di quel colore.
    .card = Classification
    .editions = first third fourth
    .effect = 1
    .script = f697920ab9248f6b

override-climatology = Ricicla una tua Carta Attiva, poi, dalla tua Influenza, tutte le carte di quel valore o superiore.
    .card = Climatology
    .editions = fourth
    .effect = 2
    .script = e95237a813ca4a5b

override-clothing = Pesca e capitalizza un [1] per ogni colore presente nella tua Zona ma in nessuna Zona avversaria.
    .card = Clothing
    .editions = first third fourth
    .effect = 2
    .script = f2d3c383aa9a5fb7

override-coal = Puoi scegliere un colore. Se lo fai, capitalizza la tua Carta Attiva di quel colore, poi la carta sottostante.
    .card = Coal
    .editions = fourth
    .effect = 3
    .script = f785faf36e333823

override-collaboration = Esigo che tu peschi e riveli due [9]! Ne scelgo uno: trasferiscilo nella mia Zona, poi gioca l’altro!
    .card = Collaboration
    .editions = first third fourth
    .effect = 1
    .script = d6023d27efdad1d3

override-composites = Esigo che tu trasferisca dalla tua Mano alla mia tutte le carte tranne una, poi dalla tua Influenza alla mia la carta più alta!
    .card = Composites
    .editions = first third fourth
    .effect = 1
    .script = e00e91bc9edec1d3

override-databases = Esigo che tu ricicli dalla tua Influenza un numero di carte pari al valore della tua Dominazione più alta!
    .card = Databases
    .editions = fourth
    .effect = 1
    .script = 90700626709cc6c6

override-democracy = Puoi riciclare dalla tua Mano quante carte vuoi. Se così ne ricicli in questa Azione più di ogni avversario, pesca e capitalizza un [8].
    .card = Democracy
    .editions = first third fourth
    .effect = 1
    .script = 608c0601e2a14cf3

override-ecology = Puoi riciclare una carta dalla tua Mano. Se lo fai, capitalizzane un’altra, poi pesca due [10].
    .card = Ecology
    .editions = first third fourth
    .effect = 1
    .script = bf6aa20d67876bd1

override-education = Puoi riciclare la carta più alta della tua Influenza. Se lo fai, pesca una carta il cui valore superi di due quello della più alta rimasta.
    .card = Education
    .editions = first third fourth
    .effect = 1
    .script = 219b3fee8020a9f6

override-empiricism = Scegli due colori diversi, poi pesca e rivela un [9]. Se è di uno di quei colori, giocalo e scala in alto il mazzo del suo colore. Altrimenti, riallinea il mazzo del suo colore.
    .card = Empiricism
    .editions = fourth
    .effect = 1
    .script = 954db4dd85d65442

override-escapism = Rivela e cestina una carta dalla tua Mano. Se lo fai, ricicla dalla tua Mano tutte le carte dello stesso valore, pesca tre carte di quel valore, poi esegui i Dogmi Cooperativi della carta cestinata soltanto per te stesso.
    .card = Escapism
    .editions = fourth
    .effect = 1
    .script = 06b2799a7aca8921

override-evolution = Puoi scegliere: pescare e capitalizzare un [8], poi riciclare una carta dalla tua Influenza; oppure pescare una carta di valore immediatamente superiore a quello della più alta nella tua Influenza.
    .card = Evolution
    .editions = first third fourth
    .effect = 1
    .script = f71a3c09724476ab

override-explosives = Esigo che tu trasferisca dalla tua Mano alla mia le tre carte più alte! Se ne trasferisci almeno una e resti senza carte in Mano, pesca un [7]!
    .card = Explosives
    .editions = first third fourth
    .effect = 1
    .script = 26849593994cf9b0

override-feudalism = Esigo che tu trasferisca una carta con { icon-castle } dalla tua Mano alla mia! Se lo fai, riallinea il mazzo del suo colore!
    .card = Feudalism
    .editions = third
    .effect = 1
    .script = 31f65d28a3538ed9

override-fission = Esigo che tu peschi e riveli un [10]! Se è rosso, cestina tutte le carte nelle Mani, nelle Zone e nelle Influenze, poi termina immediatamente questa azione di Attivare!
    .card = Fission
    .editions = fourth
    .effect = 1
    .script = 99a358f5555be15b

override-fission-first = Esigo che tu peschi e riveli un [10]! Se è rosso, scarta dal gioco tutte le carte nelle Mani, nelle Zone e nelle Influenze, poi termina immediatamente questa azione di Attivare!
    .card = Fission
    .editions = first third
    .effect = 1
    .script = 827538a4dd14a7b5

override-fusion = Capitalizza una tua Carta Attiva di valore 11. Se lo fai, scegli un valore inferiore di uno o due, poi ripeti questo effetto con quel valore al posto di 11.
    .card = Fusion
    .editions = fourth
    .effect = 1
    .script = a06587b5b21f51d3

override-hypersonics = Esigo che tu ricicli due delle tue Carte Attive dello stesso valore! Se lo fai, ricicla dalla tua Mano e dalla tua Influenza tutte le carte di quel valore o inferiore!
    .card = Hypersonics
    .editions = fourth
    .effect = 1
    .script = 052cb21ce7daf955

override-industrialization = Pesca e archivia tre [6]. Se hai più { icon-clock } di ogni altro giocatore, ricicla la tua Carta Attiva rossa.
    .card = Industrialization
    .editions = fourth
    .effect = 1
    .script = b522e1e99e2d9ad4

override-machine-tools = Pesca e capitalizza una carta dello stesso valore della più alta nella tua Influenza.
    .card = Machine Tools
    .editions = first third fourth
    .effect = 1
    .script = 98ff2806d42b8578

override-machinery = Esigo che tu scambi tutta la tua Mano con tutte le carte del valore più alto nella mia!
    .card = Machinery
    .editions = first third fourth
    .effect = 1
    .script = 2c2013d1aeb6bb50

override-masonry = Se hai in tutto tre carte rosse in gioco, domina il Campo Monumento.
    .card = Masonry
    .editions = fourth
    .effect = 2
    .script = 0ea057a86e8928b2

override-mass-media = Puoi riciclare una carta dalla tua Mano. Se lo fai, scegli un valore, poi ricicla da ogni Influenza tutte le carte di quel valore.
    .card = Mass Media
    .editions = first third fourth
    .effect = 1
    .script = 0967e522833f7b65

override-measurement = Puoi rivelare e riciclare una carta dalla tua Mano. Se lo fai, scala a destra il mazzo di quel colore, poi pesca una carta di valore pari al numero delle sue carte.
    .card = Measurement
    .editions = third fourth
    .effect = 1
    .script = 116f721b8d3f95bb

override-measurement-first = Puoi riciclare una carta dalla tua Mano. Se lo fai, scegli un colore, scalane il mazzo a destra, poi pesca una carta di valore pari al numero delle sue carte.
    .card = Measurement
    .editions = first
    .effect = 1
    .script = 8d0364a133e72e84

override-medicine = Esigo che tu scambi la carta più alta della tua Influenza con la più bassa della mia!
    .card = Medicine
    .editions = first third fourth
    .effect = 1
    .script = e263023ca09271cc

override-optics = Pesca e gioca un [3]. Se ha { icon-crown }, pesca e capitalizza un [4]. Altrimenti, trasferisci una carta dalla tua Influenza a quella di un avversario con meno punti Influenza di te.
    .card = Optics
    .editions = first third fourth
    .effect = 1
    .script = 91db8dae664ac3dc

override-pirate-code = Se almeno una carta è stata trasferita a causa di questa richiesta, capitalizza la più bassa delle tue Carte Attive con { icon-crown }.
    .card = The Pirate Code
    .editions = first third fourth
    .effect = 2
    .script = ea299af74f0acee5

override-pottery = Puoi riciclare fino a tre carte dalla tua Mano. Se lo fai, pesca e capitalizza una carta di valore pari al loro numero.
    .card = Pottery
    .editions = first third fourth
    .effect = 1
    .script = d22e9f081ae04b52

override-reclamation = Ricicla tre carte dal fondo del tuo mazzo rosso, poi pesca e gioca una carta di valore pari a metà della somma dei loro valori, arrotondata per eccesso. Se hai riciclato tre carte, ripeti questo effetto con il colore della carta giocata anziché il rosso.
    .card = Reclamation
    .editions = fourth
    .effect = 1
    .script = 9e927831b78aa55a

override-road-building = Gioca una o due carte dalla tua Mano. Se ne giochi due, puoi trasferire la tua Carta Attiva rossa nella Zona di un altro giocatore. Se lo fai, gioca la sua Carta Attiva verde.
    .card = Road Building
    .editions = fourth
    .effect = 1
    .script = 7bc02e0034c9fc64

override-road-building-first = Gioca una o due carte dalla tua Mano. Se ne giochi due, puoi trasferire la tua Carta Attiva rossa nella Zona di un altro giocatore. Se lo fai, trasferisci nella tua Zona la sua Carta Attiva verde.
    .card = Road Building
    .editions = first third
    .effect = 1
    .script = eac456b9f12ffd35

override-rocketry = Scegli un avversario, poi ricicla una carta dalla sua Influenza per ogni tuo mazzo che produce { icon-clock }.
    .card = Rocketry
    .editions = fourth
    .effect = 1
    .script = 428d315dd18fd8ec

override-rocketry-first = Per ogni due { icon-clock } nella tua Zona, ricicla una carta dall’Influenza di un avversario a scelta.
    .card = Rocketry
    .editions = first third
    .effect = 1
    .script = b7aeea372dcc60e8

override-sanitation = Esigo che tu scambi le due carte più alte della tua Mano con la più bassa della mia!
    .card = Sanitation
    .editions = first third fourth
    .effect = 1
    .script = c5226357c20c5b11

override-self-service = Se hai almeno il doppio delle Dominazioni di ogni avversario, hai vinto. (Ogni squadra somma le sue.)
    .card = Self Service
    .editions = fourth
    .effect = 1
    .script = 1dceedcbddedc865

override-self-service-first = Se hai più Dominazioni di ogni altro giocatore, hai vinto.
    .card = Self Service
    .editions = first third
    .effect = 2
    .script = 891aceb7afe0e0d3

override-services = Scelgo un valore. Esigo che tu trasferisca dalla tua Influenza alla mia Mano tutte le carte di quel valore! Se ne trasferisci almeno una, trasferisci nella tua Mano una mia Carta Attiva senza { icon-leaf }!
    .card = Services
    .editions = fourth
    .effect = 1
    .script = c0ccd339accdc773

override-skyscrapers = Esigo che tu trasferisca nella mia Zona una tua Carta Attiva non gialla con { icon-clock }! Se lo fai, capitalizza la carta che stava sotto, ricicla il resto del tuo mazzo, poi trasferisci Grattacieli nella mia Mano se è tra le Carte Attive in gioco!
    .card = Skyscrapers
    .editions = fourth
    .effect = 1
    .script = 9dc7cb389192e95e

override-skyscrapers-first = Esigo che tu trasferisca nella mia Zona una tua Carta Attiva non gialla con { icon-clock }! Se lo fai, capitalizza la carta che stava sotto, poi ricicla il resto del tuo mazzo!
    .card = Skyscrapers
    .editions = first third
    .effect = 1
    .script = f812f38e42d36fad

override-socialism-first = Puoi archiviare tutta la tua Mano. Se archivi almeno una carta viola, trasferisci dalla Mano di ogni avversario alla tua tutte le carte del valore più basso.
    .card = Socialism
    .editions = first third
    .effect = 1
    .script = deab5edc60b8a79f

override-societies = Esigo che tu trasferisca nella mia Zona una tua Carta Attiva con { icon-bulb } di valore superiore a quello della mia Carta Attiva dello stesso colore! Se lo fai, pesca un [5]!
    .card = Societies
    .editions = third fourth
    .effect = 1
    .script = 1186113e93a37a45

override-solar-sailing = Pesca e gioca un [11]. Se il mazzo di quel colore non è scalato in diagonale, riciclane tutte le carte tranne le quattro in cima, poi scalalo in diagonale. Se quel mazzo ha almeno sei carte, hai vinto.
    .card = Solar Sailing
    .editions = fourth
    .effect = 1
    .script = 6aefc4a6ac7c4d22

override-space-traffic = Pesca e archivia un [11]. Se la carta direttamente sopra è un [11], hai perso. Altrimenti, capitalizza tutte le carte di quel mazzo tranne le cinque in cima, scalalo in diagonale, poi, se un altro giocatore ha più punti Influenza di te, ripeti questo effetto.
    .card = Space Traffic
    .editions = fourth
    .effect = 1
    .script = a2604a5473ddfc78

override-specialization = Rivela una carta della tua Mano, poi trasferisci nella tua Mano ogni Carta Attiva avversaria di quel colore.
    .card = Specialization
    .editions = fourth
    .effect = 1
    .script = f1e1b85d413dd603

override-specialization-first = Rivela una carta della tua Mano, poi trasferisci nella tua Mano tutte le Carte Attive avversarie di quel colore.
    .card = Specialization
    .editions = first third
    .effect = 1
    .script = f1e1b85d413dd603

override-vaccination = Esigo che tu ricicli dalla tua Influenza una carta a scelta e tutte le altre di quel valore! Se ne ricicli almeno una, pesca e gioca un [6]!
    .card = Vaccination
    .editions = fourth
    .effect = 1
    .script = 29c5f3b52dbe81fb

override-whataboutism = Esigo che tu trasferisca nella mia Zona ogni tua Carta Attiva con un Dogma di Supremazia! Se ne trasferisci almeno una, scambia tutte le carte della tua Influenza con tutte quelle della mia!
    .card = Whataboutism
    .editions = fourth
    .effect = 1
    .script = 46c23a7624fe48ea
