# Italian: texts of effects that are written by hand. The guide is at the head of the English file.

override-alchemy = Gioca una carta dalla tua Mano, poi capitalizzane un’altra.
    .card = Alchemy
    .editions = first third fourth
    .effect = 2
    .script = 1ab1313d0e81b0ee

override-astrogeology = Pesca e rivela un [11], poi scala in diagonale il mazzo di quel colore. Se lo fai, prendine in Mano tutte le carte tranne le quattro in cima.
    .card = Astrogeology
    .editions = fourth
    .effect = 1
    .script = c580ab04aa6382ae

override-calendar = Se hai più carte nell’Influenza che in Mano, pesca due [3].
    .card = Calendar
    .editions = first third fourth
    .effect = 1
    .script = 11770dc328f5d0ff

override-canal-building-first = Puoi scambiare tutte le carte di valore più alto della tua Mano con quelle di valore più alto della tua Influenza.
    .card = Canal Building
    .editions = first third
    .effect = 1
    .script = 1668be92981ea697

override-canal-building = Puoi scegliere: scambiare tutte le carte di valore più alto della tua Mano con quelle di valore più alto della tua Influenza; oppure cestinare il mazzo [3].
    .card = Canal Building
    .editions = fourth
    .effect = 1
    .script = 8e139065ef2687e6

override-classification = Rivela una carta della tua Mano, prendi dalle Mani degli avversari tutte le carte di quel colore, poi gioca tutte le carte di quel colore della tua Mano.
    .card = Classification
    .editions = first third fourth
    .effect = 1
    .script = f697920ab9248f6b

override-clothing = Pesca e capitalizza un [1] per ogni colore presente nella tua Zona ma in nessuna Zona avversaria.
    .card = Clothing
    .editions = first third fourth
    .effect = 2
    .script = f2d3c383aa9a5fb7

override-coal = Puoi scegliere un colore. Se lo fai, capitalizza due volte la tua Carta Attiva di quel colore.
    .card = Coal
    .editions = fourth
    .effect = 3
    .script = f785faf36e333823

override-collaboration = Esigo che tu peschi e riveli due [9]! Ne scelgo uno: trasferiscilo nella mia Zona, poi gioca l’altro!
    .card = Collaboration
    .editions = first third fourth
    .effect = 1
    .script = d6023d27efdad1d3

override-composites = Esigo che tu trasferisca nella mia Mano tutte le carte della tua tranne una, poi nella mia Influenza la carta più alta della tua!
    .card = Composites
    .editions = first third fourth
    .effect = 1
    .script = e00e91bc9edec1d3

override-databases = Esigo che tu ricicli dalla tua Influenza un numero di carte pari al valore della tua Dominazione più alta!
    .card = Databases
    .editions = fourth
    .effect = 1
    .script = 90700626709cc6c6

override-ecology = Puoi riciclare una carta dalla tua Mano. Se lo fai, capitalizzane un’altra, poi pesca due [10].
    .card = Ecology
    .editions = first third fourth
    .effect = 1
    .script = bf6aa20d67876bd1

override-escapism = Rivela e cestina una carta dalla tua Mano. Se lo fai, ricicla tutte le carte di quel valore della tua Mano, pesca tre carte di quel valore, poi esegui i Dogmi Cooperativi della carta cestinata soltanto per te stesso.
    .card = Escapism
    .editions = fourth
    .effect = 1
    .script = 06b2799a7aca8921

override-explosives = Esigo che tu trasferisca nella mia Mano le tre carte più alte della tua! Se ne trasferisci almeno una e resti senza carte in Mano, pesca un [7]!
    .card = Explosives
    .editions = first third fourth
    .effect = 1
    .script = 26849593994cf9b0

override-fission-first = Esigo che tu peschi e riveli un [10]! Se è rosso, scarta dal gioco tutte le carte nelle Mani, nelle Zone e nelle Influenze di tutti, poi termina immediatamente questa azione di Attivare!
    .card = Fission
    .editions = first third
    .effect = 1
    .script = 827538a4dd14a7b5

override-fission = Esigo che tu peschi e riveli un [10]! Se è rosso, cestina tutte le carte nelle Mani, nelle Zone e nelle Influenze di tutti, poi termina immediatamente questa azione di Attivare!
    .card = Fission
    .editions = fourth
    .effect = 1
    .script = 99a358f5555be15b

override-fusion = Capitalizza una tua Carta Attiva di valore [11]. Se lo fai, scegli un valore inferiore di uno o due, poi ripeti questo effetto con quel valore.
    .card = Fusion
    .editions = fourth
    .effect = 1
    .script = a06587b5b21f51d3

override-hypersonics = Esigo che tu ricicli due delle tue Carte Attive dello stesso valore! Se lo fai, ricicla tutte le carte di quel valore o inferiore della tua Mano e della tua Influenza!
    .card = Hypersonics
    .editions = fourth
    .effect = 1
    .script = 052cb21ce7daf955

override-industrialization = Pesca e archivia tre [6]. Se hai più { icon-clock } di ogni altro giocatore, ricicla la tua Carta Attiva rossa.
    .card = Industrialization
    .editions = fourth
    .effect = 1
    .script = b522e1e99e2d9ad4

override-machinery = Esigo che tu scambi tutta la tua Mano con tutte le carte di valore più alto della mia!
    .card = Machinery
    .editions = first third fourth
    .effect = 1
    .script = 2c2013d1aeb6bb50

override-masonry = Se le carte rosse nella tua Zona sono in tutto tre, domina il Campo Monumento.
    .card = Masonry
    .editions = fourth
    .effect = 2
    .script = 0ea057a86e8928b2

override-measurement-first = Puoi riciclare una carta dalla tua Mano. Se lo fai, scegli un colore, scala a destra quel mazzo, poi pesca una carta di valore pari al numero delle sue carte.
    .card = Measurement
    .editions = first
    .effect = 1
    .script = 8d0364a133e72e84

override-measurement = Puoi rivelare e riciclare una carta dalla tua Mano. Se lo fai, scala a destra il mazzo di quel colore, poi pesca una carta di valore pari al numero delle sue carte.
    .card = Measurement
    .editions = third fourth
    .effect = 1
    .script = 116f721b8d3f95bb

override-medicine = Esigo che tu scambi la carta più alta della tua Influenza con la più bassa della mia!
    .card = Medicine
    .editions = first third fourth
    .effect = 1
    .script = e263023ca09271cc

override-optics = Pesca e gioca un [3]. Se produce { icon-crown }, pesca e capitalizza un [4]. Altrimenti, trasferisci una carta dalla tua Influenza a quella di un avversario con meno punti Influenza di te.
    .card = Optics
    .editions = first third fourth
    .effect = 1
    .script = 91db8dae664ac3dc

override-reclamation = Ricicla le tue tre carte rosse di fondo, poi pesca e gioca una carta di valore pari a metà della somma dei loro valori, arrotondata per eccesso. Se ne ricicli tre, ripeti questo effetto sostituendo il rosso con il colore della carta giocata.
    .card = Reclamation
    .editions = fourth
    .effect = 1
    .script = 9e927831b78aa55a

override-road-building-first = Gioca una o due carte dalla tua Mano. Se ne giochi due, puoi trasferire la tua Carta Attiva rossa nella Zona di un altro giocatore. Se lo fai, trasferisci nella tua Zona la sua Carta Attiva verde.
    .card = Road Building
    .editions = first third
    .effect = 1
    .script = eac456b9f12ffd35

override-road-building = Gioca una o due carte dalla tua Mano. Se ne giochi due, puoi trasferire la tua Carta Attiva rossa nella Zona di un altro giocatore. Se lo fai, gioca la sua Carta Attiva verde.
    .card = Road Building
    .editions = fourth
    .effect = 1
    .script = 7bc02e0034c9fc64

override-rocketry = Scegli un avversario, poi ricicla una carta dalla sua Influenza per ogni tuo mazzo che produce { icon-clock }.
    .card = Rocketry
    .editions = fourth
    .effect = 1
    .script = 428d315dd18fd8ec

override-sanitation = Esigo che tu scambi le due carte più alte della tua Mano con la più bassa della mia!
    .card = Sanitation
    .editions = first third fourth
    .effect = 1
    .script = c5226357c20c5b11

override-self-service-first = Se hai più Dominazioni di ogni altro giocatore, hai vinto.
    .card = Self Service
    .editions = first third
    .effect = 2
    .script = 891aceb7afe0e0d3

override-self-service = Se hai almeno il doppio delle Dominazioni di ogni avversario, hai vinto. (Ogni squadra somma le sue.)
    .card = Self Service
    .editions = fourth
    .effect = 1
    .script = 1dceedcbddedc865

override-services = Scelgo un valore. Esigo che tu trasferisca nella mia Mano tutte le carte di quel valore della tua Influenza! Se ne trasferisci almeno una, prendi in Mano una mia Carta Attiva senza { icon-leaf }!
    .card = Services
    .editions = fourth
    .effect = 1
    .script = c0ccd339accdc773

override-societies = Esigo che tu trasferisca nella mia Zona una tua Carta Attiva con { icon-bulb } di valore superiore alla mia dello stesso colore! Se lo fai, pesca un [5]!
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

override-vaccination = Esigo che tu scelga una carta della tua Influenza e la ricicli con tutte le altre dello stesso valore! Se ne ricicli almeno una, pesca e gioca un [6]!
    .card = Vaccination
    .editions = fourth
    .effect = 1
    .script = 29c5f3b52dbe81fb

override-whataboutism = Esigo che tu trasferisca nella mia Zona le tue Carte Attive con un Dogma di Supremazia, una per colore! Se ne trasferisci almeno una, scambia tutte le carte della tua Influenza con tutte quelle della mia!
    .card = Whataboutism
    .editions = fourth
    .effect = 1
    .script = 46c23a7624fe48ea
