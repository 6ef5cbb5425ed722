# Italian: the words of the game, one for each concept. `eureka cards --review` shows beside a text which of them it uses.
#
# For translators. The words are those of the printed Italian book (Asterion Press, 2012).
#   .found   the beginnings by which the word is found in a text, separated by commas; «ricicl» finds «ricicla» and «riciclato» too
#   .why     only where no printed book of this language has the word: why this one was chosen

## What players do.

term-draw = pescare
    .found = pesca, peschi

term-meld = giocare
    .found = gioca un, gioca una, gioca la, gioca l’altr, gioca due, gioca dalla, giocal, giocare, giochi

term-activate = attivare
    .found = attivare, attivato

term-achieve = dominare
    .found = domina il, dominar

term-score = capitalizzare
    .found = capitalizz

term-tuck = archiviare
    .found = archivi

term-return = riciclare
    .found = ricicl

term-transfer = trasferire
    .found = trasfer

term-exchange = scambiare
    .found = scambi

term-reveal = rivelare
    .found = rivel
    .why = the usual word of card games; the book draws such cards without naming it

term-splay = scalare
    .found = scala, scali

term-aslant = in diagonale
    .found = in diagonale
    .why = fourth edition only; the direction as the eye sees it, in line with «a sinistra» and «in alto»

term-unsplay = riallineare
    .found = riallinea

term-junk = cestinare
    .found = cestina, cestini
    .why = fourth edition only; a word of its own, because «riciclare» is to return and «scartare dal gioco» is for good

term-remove = scartare dal gioco
    .found = dal gioco

term-self-execute = eseguire soltanto per te stesso
    .found = soltanto per te

term-share = trarre beneficio
    .found = beneficio

term-repeat = ripetere questo effetto
    .found = ripet
    .why = the plain words of the card; «effetto» because «Dogma» could be the whole card

## Cards and places.

term-value = valore
    .found = valor, superior, inferior, più alt, più bass

term-icon = risorsa
    .found = risors, [♛, [☘, [☼, [♜, [⚙, [◷

term-top-card = Carta Attiva
    .found = carta attiva, carte attive

term-bottom-card = carta di fondo
    .found = fondo

term-deck = mazzo di gioco
    .found = mazz

term-hand = Mano
    .found = mano, mani

term-board = Zona
    .found = zona, zone

term-pile = mazzo
    .found = mazz

term-score-pile = Influenza
    .found = influenz

term-point = punto Influenza
    .found = punt

term-junk-pile = cestino
    .found = cestino
    .why = fourth edition only; the place of what is «cestinato»

term-achievement = Dominazione
    .found = dominazion, da dominare

term-special-achievement = Campo
    .found = campo, campi

term-chain-achievement = Dominazione a catena
    .found = a catena
    .why = fourth edition only; one effect pulls the next one, as a chain does

## Effects and players.

term-effect = Dogma
    .found = dogm, effett

term-demand = Dogma di Supremazia
    .found = supremazia, esigo

term-non-demand = Dogma Cooperativo
    .found = cooperativ

term-sharing-bonus = Bonus di Cooperazione
    .found = bonus di cooperazione

term-opponent = avversario
    .found = avversari

term-team = squadra
    .found = squadr
    .why = fourth edition only; the everyday word

term-parley = trattativa
    .found = trattativa
    .why = fourth edition only; talk between players who are not neighbors, with a price
