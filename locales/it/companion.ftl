### The companion's page.

## The start page.

# plain
companion-title = In solitaria: Inventions

# plain
companion-lead = Un compagno per una partita in solitaria a Inventions: Evolution of Ideas. Tu giochi con la scatola vera, Eureka gioca per Crono ed Efesto.

# plain
companion-how = Chiede solo ciò da cui dipendono gli avversari, dice passo per passo che cosa muovere per loro e perché, e alla fine conta tutto. Ogni risposta è salvata subito: continua quando vuoi, qui o su un altro dispositivo dopo l’accesso.

# plain
companion-unofficial = Non ufficiale, fatto da appassionati. Per giocare servono la scatola vera e i suoi regolamenti.

# plain
companion-running = Le tue partite in corso

# plain
companion-continue = Continua

# plain
companion-finished = Partite finite

# plain
companion-won = Hai vinto

# plain
companion-lost = Hanno vinto gli avversari

# plain
companion-new = Una nuova partita

# plain
companion-box = La scatola

# plain
companion-box-ours = Prova senza scatola: i valori stampati sono inventati da noi

# plain
companion-no-box = senza scatola

# plain
companion-box-new = Inserisci ciò che è stampato nella tua scatola

# plain
companion-difficulty = Difficoltà

# plain; text $difficulty
companion-difficulty-is = difficoltà: { $difficulty }

# plain; number $value $wealth
companion-difficulty-worth = { $value } PI per ogni loro invenzione e tessera Progresso, { $wealth } per ogni tessera Ricchezza

# plain
companion-draws = Le carte di Efesto

# plain
companion-draws-auto = Le pesco dal mazzo vero (senza scatola pesca il programma)

# plain
companion-draws-program = Le pesca il programma, se il profilo le conosce tutte e cinque

# plain
companion-begin = Comincia

# plain
companion-settings = Ciò che il regolamento lascia aperto: come lo leggiamo qui

# plain
companion-settings-why = Non serve cambiare nulla. Dove si può giocare in un altro modo, si può scegliere.

## The 37 open questions of the rules, by their numbers on the rules page (docs/inventions.md).

# plain
companion-setting-1 = Un avversario senza cittadini non può fare un’azione che ne richiede.

# plain
companion-setting-2 = Con la riserva delle idee vuota un avversario non può presentare.

# plain
companion-setting-3 = La regione dove si trova Efesto, come meta della sua azione:

# plain
companion-setting-3-last = dopo le altre sei

# plain
companion-setting-3-never = mai

# plain
companion-setting-4 = Se Efesto non trova una riga possibile, non mette pilastri e non riceve nulla.

# plain
companion-setting-5 = Pilastri che contano quando l’altro arriva sulla loro azione:

# plain
companion-setting-5-any = tutti

# plain
companion-setting-5-epoch = solo i pilastri dell’Epoca

# plain
companion-setting-5-mixed = tutti quelli di Efesto e il tuo pilastro dell’Epoca

# plain
companion-setting-6 = Il simbolo di azione concatenata sta solo accanto a innovare, richiamare specialisti, ottenere influenza e viaggiare; se un profilo non ne ha, si assume che lo abbiano tutte e quattro.

# plain
companion-setting-7 = Viaggiare senza segnalino verso una tessera con i PI visibili la rigira e non dà punti.

# plain
companion-setting-8 = Gli avversari non ricevono i PI stampati per inventare carte dell’era 6.

# plain
companion-setting-9 = Un traguardo senza spazio libero per diplomatici si salta.

# plain
companion-setting-10 = Il traguardo di Efesto, quando invia o richiama un diplomatico:

# plain
companion-setting-10-last = viene per ultimo

# plain
companion-setting-10-first = viene per primo

# plain
companion-setting-11 = Un avversario condivide solo dove ha un proprio cittadino accanto alla carta.

# plain
companion-setting-12 = Le tue visite al traguardo di Crono non danno nulla a nessuno.

# plain
companion-setting-13 = Nemmeno quelle di Efesto.

# plain
companion-setting-14 = Se nessuna prima idea è del tipo di Crono, prende la regione con il numero più basso.

# plain
companion-setting-15 = Una regione senza spazi influenza liberi si salta.

# plain
companion-setting-16 = Senza carte nella regione e nella riserva, il tipo della tessera Progresso è a caso.

# plain
companion-setting-17 = Se in una regione ci sono tessere Ricchezza di più lettere, si prende quella visibile in cima.

# plain
companion-setting-18 = Il premio 2 aggiunge solo ciò che la condivisione dà agli avversari: i PI di chi ha presentato e la carta, se l’hanno inventata.

# plain
companion-setting-19 = Il premio 7 conta le tessere che hai, costruite o no.

# plain
companion-setting-20 = Il premio 9 vale anche se sul tabellone non resta nessuna tua carta.

# plain
companion-setting-21 = Il premio 10 richiede una riserva vuota.

# plain
companion-setting-22 = Il premio 6 conta una tessera Ricchezza che dà almeno 1 PI.

# plain
companion-setting-23 = Dopo l’era 5 non c’è un cambio d’era.

# plain
companion-setting-24 = I diplomatici degli avversari su un traguardo scartato tornano nella riserva.

# plain
companion-setting-25 = Per Crono una regione con un’invenzione vale come una con un’idea.

# plain
companion-setting-26 = Le azioni concatenate non mettono mai pilastri.

# plain
companion-setting-27 = Nella preparazione gli avversari ricevono solo ciò che indica il regolamento in solitaria.

# plain
companion-setting-28 = Se una tessera Progresso non c’è, si prende il numero seguente dello stesso tipo.

# plain
companion-setting-29 = I diplomatici di Efesto vanno solo agli otto traguardi delle due colonne.

# plain
companion-setting-30 = Se al cambio d’era restano due tessere Eureka, va prima quella a destra.

# plain
companion-setting-31 = Anche nell’era 1 Efesto scende le righe e concatena come in ogni turno.

# plain
companion-setting-32 = Efesto prende una tessera Eureka:

# plain
companion-setting-32-later = solo se è di un’era successiva al suo traguardo

# plain
companion-setting-32-always = sempre

# plain
companion-setting-33 = I suoi segnalini azione concatenata tornano ogni turno.

# plain
companion-setting-34 = Nel round di preparazione nessuno fa punti.

# plain
companion-setting-35 = Lo spazio dell’ordine più a destra è il più a destra occupato.

# plain
companion-setting-36 = L’idea più a destra è una di quelle esposte; la cima della pila no.

# plain
companion-setting-37 = L’esempio dei tre turni nel libro è una sola era, senza righe saltate.

## A game.

# plain
companion-onlooker = Stai guardando. Può rispondere solo chi ha cominciato la partita.

# plain
companion-closed = Questa partita è stata abbandonata.

# plain
companion-stale = La partita è andata avanti nel frattempo: ecco com’è adesso.

# plain
companion-corrected = Corretto. Il turno in corso ricomincia da qui.

# plain
companion-jump = In questa pagina

# plain
companion-steps = Che cosa muovere ora

# plain
companion-steps-set-up = Prepara la partita per tre come dice il regolamento, e di’ che cosa c’è e dove.

# plain
companion-steps-none = Non c’è nulla da muovere per gli avversari.

# plain
companion-set-up = Preparazione

# plain
companion-score = Il punteggio finora

# plain
companion-table = Il tavolo

# plain
companion-log = Tutta la partita

# plain
companion-enter = Inserisci

# plain
companion-other-answer = Un’altra risposta

# plain
companion-undo = Annulla

# plain
companion-redo = Ripeti

# plain
companion-correct = Correggi il tavolo

# plain
companion-around = Condividere e conservare

# plain
companion-record = Scarica la partita

## The picture of the table.

# plain
companion-regions = regioni

# plain
companion-eras = ere e round

# plain
companion-milestones = traguardi

# plain
companion-eureka = riserva Eureka

# plain
companion-assembly = assemblea

# $name is Hephaestus.
# plain; text $name
companion-board = { $name }: plancia

# plain
companion-as-text = Il tavolo a parole

# plain
companion-legend = Segni

# plain
companion-legend-sage = saggio

# plain
companion-legend-knowledge = tessera Conoscenza: 2 PI o azione visibile

# plain
companion-legend-invent = spazio dell’inventore

# plain
companion-legend-innovate = spazio dell’innovatore

## The end.

# plain
companion-finish = Conserva il risultato

# plain
companion-finish-why = Finché il risultato non è conservato, le ultime risposte si possono ancora annullare.

# plain
companion-sheet = Una pagina da conservare, stampare e condividere

# plain
companion-again = Un’altra partita

# plain
companion-back-to-game = Torna alla partita

## Setting the table right.

# plain
companion-correct-title = Correggi il tavolo

# plain
companion-correct-why = Sul tavolo vero qualcosa è diverso? Apri la sua parte, impostala com’è e scrivi perché. L’impossibile viene rifiutato, e una correzione si può annullare come una risposta.

# plain
companion-correct-note = Perché (resta nel registro)

# plain
companion-correct-save = Correggi

# plain
companion-correct-same = Nulla è cambiato.

# $key is the field, $what is why: a part of a sentence.
# plain; text $key $what
companion-not-corrected = Nulla è stato corretto. «{ $key }»: { $what }.

# plain
companion-none = nessuno

# plain
companion-turn-era = cambio d’era

# plain
companion-side-action = azione visibile

# plain
companion-side-ip = 2 PI visibili

# plain
companion-kind-none = nessuna carta

# plain
companion-kind-idea = idea

# plain
companion-kind-invention = invenzione

# plain
companion-group-clock = era, round e turno

# plain
companion-group-points = punti degli avversari

# plain
companion-group-milestones = traguardi

# plain
companion-group-diplomats = diplomatici

# plain
companion-group-box = ciò che è stampato nella scatola

# plain
companion-field-era = era

# plain
companion-field-round = round

# plain
companion-field-turn = di chi è il turno

# plain
companion-field-order = ordine di turno

# plain
companion-field-difficulty = difficoltà

# plain
companion-field-ip = PI sul tracciato

# plain
companion-field-your-ip = i tuoi PI, per quanto sono tenuti

# plain
companion-field-pile = invenzioni nella pila degli avversari

# plain
companion-field-forums = fori

# plain
companion-field-milestones = traguardi

# plain
companion-field-map = cittadini sulla mappa

# plain
companion-field-tokens-laid = gettoni influenza da sinistra

# plain
companion-field-card = carta

# plain
companion-field-presenter = chi ha presentato

# plain
companion-field-citizens = cittadini sulla tessera Specialisti

# plain
companion-field-inventor = inventore

# plain
companion-field-innovator = innovatore

# plain
companion-field-need = la tessera Specialisti richiede

# plain
companion-field-sage = c’è il saggio

# plain
companion-field-tile = tessera Conoscenza

# plain
companion-field-wealth = tessere Ricchezza

# plain
companion-field-values = valori di influenza da sinistra

# plain
companion-field-own-milestone = traguardo privato

# plain
companion-field-common = Sapere Comune dal basso

# plain
companion-field-private = proprietari degli spazi privati dal basso

# plain
companion-field-eureka = riserva Eureka da destra

# plain
companion-field-spaces = posti per diplomatici

# plain
companion-field-cards = carta di Efesto

# plain
companion-field-settings = questione aperta

# plain
companion-field-track = tracciato delle ere, era

# plain
companion-field-figure = dove si trova la figura

# plain
companion-field-tokens = gettoni influenza rimasti

# plain
companion-field-supply = cittadini nella riserva

# plain
companion-field-progress = tessere Progresso

# plain
companion-field-deck = mazzo dall’alto

# plain
companion-field-slots = carte rivelate da sinistra

# plain
companion-field-chain = segnalini azione concatenata

# plain
companion-field-sages = saggi sulla plancia

# plain
companion-field-epoch = pilastro dell’Epoca

# plain
companion-field-season = pilastri della Stagione

# plain
companion-field-influence = influenza

## Box profiles.

# plain
companion-boxes = Le tue scatole

# plain
companion-boxes-why = Ciò che è stampato sul tabellone e sulle carte di Efesto si inserisce una volta e resta.

# plain
companion-box-form = Ciò che è stampato nella tua scatola

# plain
companion-box-form-why = Prendi il tabellone, l’assemblea e le cinque carte di Efesto, e copia ciò che mostrano. Si fa una volta; tutto si può cambiare dopo.

# plain
companion-box-faults = Non ancora: guarda i punti segnati.

# plain
companion-box-save = Salva la scatola

# plain
companion-box-close = Rimuovi questa scatola

# plain
companion-box-text = Modifica come testo

# plain
companion-box-text-why = Tutto il profilo nella sua notazione, TOML. Ciò che è sbagliato è mostrato alla sua riga.

# plain
companion-box-toml = Il testo del profilo

# plain
companion-box-from-file = Da un file:

# plain
companion-box-upload = Ho un profilo come file o testo

# plain
companion-box-file = Scarica come file

# plain
companion-box-share = Chi conosce il link può giocare con questa scatola o copiarla:

# plain
companion-box-of-another = È la scatola di qualcun altro. Puoi giocarci o tenerne una copia.

# plain
companion-box-play = Gioca con questa scatola

# plain
companion-box-copy = Tieni una copia

# $key is where, $what is what is wrong.
# plain; text $key $what
companion-fault = { $key }: { $what }

# plain; number $line
companion-line = Riga { $line }

# plain
companion-optional = si può lasciare vuoto
