### The companion's page.

## The start page.

# plain
companion-page-title = Inventions, l’assistente

# plain
companion-page-lead = Un assistente per le partite in solitario a Inventions: Evolution of Ideas. Tu giochi con la scatola vera, Eureka gioca per Crono ed Efesto.

# plain
companion-page-how = Chiede solo ciò da cui dipendono gli avversari, dice passo per passo che cosa spostare per loro e perché, e alla fine conta tutto. Ogni risposta viene salvata subito: continua quando vuoi, qui o, dopo l’accesso, su un altro dispositivo.

# plain
companion-page-unofficial = Non ufficiale, fatto da appassionati. Per giocare servono la scatola vera e i suoi regolamenti.

# plain
companion-page-running = Le tue partite in corso

# plain
companion-page-continue = Continua

# plain
companion-page-finished = Partite finite

# plain
companion-page-won = Hai vinto

# plain
companion-page-lost = Hanno vinto gli avversari

# plain
companion-page-new = Una nuova partita

# plain
companion-page-box = La scatola

# plain
companion-page-box-ours = Prova senza scatola: i valori stampati sono inventati da noi

# plain
companion-page-no-box = senza scatola

# plain
companion-page-box-new = Inserisci ciò che è stampato nella tua scatola

# plain
companion-page-difficulty = Difficoltà

# plain; text $difficulty
companion-page-difficulty-is = difficoltà: { $difficulty }

# plain; number $value $wealth
companion-page-difficulty-worth = { $value } PI per ogni loro invenzione e tessera Progresso, { $wealth } per ogni tessera Ricchezza

# plain
companion-page-draws = Le carte di Efesto

# plain
companion-page-draws-auto = Le pesco io dal mazzo vero (senza scatola le pesca il programma)

# plain
companion-page-draws-program = Le pesca il programma, se il profilo della scatola le contiene tutte e cinque

# plain
companion-page-begin = Comincia

# plain
companion-page-settings = Ciò che il regolamento lascia aperto: come lo leggiamo qui

# plain
companion-page-settings-why = Non serve cambiare nulla. Dove si può giocare con un’altra interpretazione, la si può scegliere.

## The 37 open questions of the rules, by their numbers on the rules page (docs/inventions.md).

# plain
companion-page-setting-1 = Un avversario senza cittadini non può fare un’azione che ne richiede.

# plain
companion-page-setting-2 = Con l’esposizione delle idee vuota un avversario non può presentare.

# plain
companion-page-setting-3 = La regione in cui si trova Efesto, come meta della sua azione:

# plain
companion-page-setting-3-last = dopo le altre sei

# plain
companion-page-setting-3-never = mai

# plain
companion-page-setting-4 = Se Efesto non trova una riga possibile, non mette pilastri e non riceve nulla.

# plain
companion-page-setting-5 = Pilastri che contano quando l’altro arriva sul loro spazio azione:

# plain
companion-page-setting-5-any = tutti

# plain
companion-page-setting-5-epoch = solo i pilastri dell’Epoca

# plain
companion-page-setting-5-mixed = tutti quelli di Efesto e il tuo pilastro dell’Epoca

# plain
companion-page-setting-6 = Il simbolo di azione concatenata sta solo accanto a innovare, richiamare specialisti, ottenere influenza e viaggiare; se un profilo non ne ha, si assume che lo abbiano tutte e quattro.

# plain
companion-page-setting-7 = Viaggiare senza gettone concatenazione verso una tessera con i PI visibili la rigira e non dà punti.

# plain
companion-page-setting-8 = Gli avversari non guadagnano i PI stampati per l’invenzione delle carte dell’era 6.

# plain
companion-page-setting-9 = Un traguardo senza posti liberi per diplomatici si salta.

# plain
companion-page-setting-10 = Il traguardo di Efesto, quando invia o richiama un diplomatico:

# plain
companion-page-setting-10-last = viene per ultimo

# plain
companion-page-setting-10-first = viene per primo

# plain
companion-page-setting-11 = Un avversario condivide solo dove ha un proprio cittadino accanto alla carta.

# plain
companion-page-setting-12 = Le tue visite al traguardo di Crono non danno nulla a nessuno.

# plain
companion-page-setting-13 = Nemmeno quelle di Efesto.

# plain
companion-page-setting-14 = Se nessuna prima idea è del tipo di Crono, prende la regione con il numero più basso.

# plain
companion-page-setting-15 = Una regione senza spazi influenza liberi si salta.

# plain
companion-page-setting-16 = Se non c’è nessuna carta né nella regione né nell’esposizione delle idee, il tipo della tessera Progresso si tira a sorte.

# plain
companion-page-setting-17 = Se in una regione ci sono tessere Ricchezza di più lettere, si prende quella visibile in cima.

# plain
companion-page-setting-18 = Il premio 2 aggiunge solo ciò che la condivisione dà agli avversari: i PI di chi ha presentato l’idea, e la carta se l’hanno inventata loro.

# plain
companion-page-setting-19 = Il premio 7 conta le tessere che hai, costruite o no.

# plain
companion-page-setting-20 = Il premio 9 vale anche se sul tabellone non resta nessuna tua carta.

# plain
companion-page-setting-21 = Il premio 10 richiede una riserva vuota.

# plain
companion-page-setting-22 = Il premio 6 conta una tessera Ricchezza che dà almeno 1 PI.

# plain
companion-page-setting-23 = Dopo l’era 5 non c’è un cambio d’era.

# plain
companion-page-setting-24 = I diplomatici degli avversari su un traguardo scartato tornano nella riserva.

# plain
companion-page-setting-25 = Per Crono una regione con un’invenzione vale come una con un’idea.

# plain
companion-page-setting-26 = Le azioni concatenate non mettono mai pilastri.

# plain
companion-page-setting-27 = Nella preparazione gli avversari ricevono solo ciò che indica il regolamento del solitario.

# plain
companion-page-setting-28 = Se una tessera Progresso non è disponibile, si prende quella con il numero successivo dello stesso tipo.

# plain
companion-page-setting-29 = I diplomatici di Efesto vanno solo agli otto traguardi delle due colonne.

# plain
companion-page-setting-30 = Se al cambio d’era restano due tessere Eureka, si sposta prima quella a destra.

# plain
companion-page-setting-31 = Anche nell’era 1 Efesto scende le righe e concatena come in ogni altro turno.

# plain
companion-page-setting-32 = Efesto prende una tessera Eureka:

# plain
companion-page-setting-32-later = solo se è di un’era successiva al suo traguardo

# plain
companion-page-setting-32-always = sempre

# plain
companion-page-setting-33 = I suoi gettoni concatenazione tornano a ogni turno.

# plain
companion-page-setting-34 = Nel round di preparazione nessuno fa punti.

# plain
companion-page-setting-35 = Lo spazio più a destra per l’ordine di turno è il più a destra tra quelli occupati.

# plain
companion-page-setting-36 = L’idea più a destra è una di quelle esposte; la cima della pila non conta.

# plain
companion-page-setting-37 = I tre turni dell’esempio del regolamento appartengono a una sola era e nessuna riga viene saltata.

## A game.

# plain
companion-page-onlooker = Stai guardando. Può rispondere solo chi ha cominciato questa partita.

# plain
companion-page-closed = Questa partita è stata abbandonata.

# plain
companion-page-stale = La partita è andata avanti nel frattempo: ecco com’è adesso.

# plain
companion-page-corrected = Corretto. Il turno in corso ricomincia da qui.

# plain
companion-page-jump = In questa pagina

# plain
companion-page-steps = Che cosa spostare ora

# plain
companion-page-steps-set-up = Prepara la partita per tre giocatori come dice il regolamento, poi indica dove si trova ogni cosa.

# plain
companion-page-steps-none = Non c’è nulla da spostare per gli avversari.

# plain
companion-page-set-up = Preparazione

# plain
companion-page-score = Il punteggio finora

# plain
companion-page-table = Il tavolo

# plain
companion-page-log = Tutta la partita

# plain
companion-page-enter = Inserisci

# plain
companion-page-other-answer = Un’altra risposta

# plain
companion-page-undo = Annulla

# plain
companion-page-redo = Ripeti

# plain
companion-page-correct = Correggi il tavolo

# plain
companion-page-around = Condividere e conservare

# plain
companion-page-record = Scarica la partita

## The picture of the table.

# plain
companion-page-regions = regioni

# plain
companion-page-eras = ere e round

# plain
companion-page-milestones = traguardi

# plain
companion-page-eureka = esposizione Eureka

# plain
companion-page-assembly = assemblea

# $name is Hephaestus.
# plain; text $name
companion-page-board = { $name }: plancia

# plain
companion-page-as-text = Il tavolo a parole

# plain
companion-page-legend = Simboli

# plain
companion-page-legend-sage = saggio

# plain
companion-page-legend-knowledge = tessera Conoscenza: 2 PI o azione visibile

# plain
companion-page-legend-invent = spazio dell’inventore

# plain
companion-page-legend-innovate = spazio dell’innovatore

## The end.

# plain
companion-page-finish = Conserva il risultato

# plain
companion-page-finish-why = Finché il risultato non è conservato, le ultime risposte si possono ancora annullare.

# plain
companion-page-sheet = Una pagina da conservare, stampare e condividere

# plain
companion-page-again = Un’altra partita

# plain
companion-page-back-to-game = Torna alla partita

## Setting the table right.

# plain
companion-page-correct-title = Correggi il tavolo

# plain
companion-page-correct-why = Sul tavolo vero qualcosa è andato diversamente? Apri la parte giusta, impostala com’è sul tavolo e scrivi perché. Ciò che è impossibile viene rifiutato, e una correzione si può annullare come una risposta.

# plain
companion-page-correct-note = Perché (per il diario)

# plain
companion-page-correct-save = Correggi

# plain
companion-page-correct-same = Non è cambiato nulla.

# $key is the field, $what is why: a part of a sentence.
# plain; text $key $what
companion-page-not-corrected = Nessuna correzione effettuata. «{ $key }»: { $what }.

# plain
companion-page-none = nessuno

# plain
companion-page-turn-era = cambio d’era

# plain
companion-page-side-action = azione visibile

# plain
companion-page-side-ip = 2 PI visibili

# plain
companion-page-kind-none = nessuna carta

# plain
companion-page-kind-idea = idea

# plain
companion-page-kind-invention = invenzione

# plain
companion-page-group-clock = era, round e turno

# plain
companion-page-group-points = punti degli avversari

# plain
companion-page-group-milestones = traguardi

# plain
companion-page-group-diplomats = diplomatici

# plain
companion-page-group-box = ciò che è stampato nella scatola

# plain
companion-page-field-era = era

# plain
companion-page-field-round = round

# plain
companion-page-field-turn = di chi è il turno

# plain
companion-page-field-order = ordine di turno

# plain
companion-page-field-difficulty = difficoltà

# plain
companion-page-field-ip = PI sul tracciato

# plain
companion-page-field-your-ip = i tuoi PI, per quanto se ne sa

# plain
companion-page-field-pile = invenzioni nella pila degli avversari

# plain
companion-page-field-forums = forum

# plain
companion-page-field-milestones = traguardi

# plain
companion-page-field-map = cittadini sulla mappa

# plain
companion-page-field-tokens-laid = gettoni influenza da sinistra

# plain
companion-page-field-card = carta

# plain
companion-page-field-presenter = chi ha presentato l’idea

# plain
companion-page-field-citizens = cittadini sulla tessera Specialisti

# plain
companion-page-field-inventor = inventore

# plain
companion-page-field-innovator = innovatore

# plain
companion-page-field-need = specialisti richiesti dalla tessera

# plain
companion-page-field-sage = c’è il saggio

# plain
companion-page-field-tile = tessera Conoscenza

# plain
companion-page-field-wealth = tessere Ricchezza

# plain
companion-page-field-values = valori di influenza da sinistra

# plain
companion-page-field-own-milestone = traguardo privato

# plain
companion-page-field-common = Sapere Comune dal basso

# plain
companion-page-field-private = proprietari degli spazi privati dal basso

# plain
companion-page-field-eureka = esposizione Eureka da destra

# plain
companion-page-field-spaces = posti per diplomatici

# plain
companion-page-field-cards = carta di Efesto

# plain
companion-page-field-settings = questione aperta

# plain
companion-page-field-track = tracciato delle ere, era

# plain
companion-page-field-figure = dove si trova la figura

# plain
companion-page-field-tokens = gettoni influenza rimasti

# plain
companion-page-field-supply = cittadini nella riserva

# plain
companion-page-field-progress = tessere Progresso

# plain
companion-page-field-deck = mazzo dall’alto

# plain
companion-page-field-slots = carte rivelate da sinistra

# plain
companion-page-field-chain = gettoni concatenazione

# plain
companion-page-field-sages = saggi sulla plancia

# plain
companion-page-field-epoch = pilastro dell’Epoca

# plain
companion-page-field-season = pilastri della Stagione

# plain
companion-page-field-influence = influenza

## Box profiles.

# plain
companion-page-boxes = Le tue scatole

# plain
companion-page-boxes-why = Ciò che è stampato sul tabellone e sulle carte di Efesto si inserisce una volta e resta.

# plain
companion-page-box-form = Ciò che è stampato nella tua scatola

# plain
companion-page-box-form-why = Prendi il tabellone, l’assemblea e le cinque carte di Efesto, e copia ciò che mostrano. Si fa una volta sola; tutto si può cambiare in seguito.

# plain
companion-page-box-faults = Non ancora: controlla i punti segnati.

# plain
companion-page-box-save = Salva la scatola

# plain
companion-page-box-close = Rimuovi questa scatola

# plain
companion-page-box-text = Modifica come testo

# plain
companion-page-box-text-why = Tutto il profilo nella sua notazione, TOML. Gli errori sono indicati alla riga in cui si trovano.

# plain
companion-page-box-toml = Il testo del profilo

# plain
companion-page-box-from-file = Da un file:

# plain
companion-page-box-upload = Ho un profilo come file o testo

# plain
companion-page-box-file = Scarica come file

# plain
companion-page-box-share = Chi ha il link può giocare con questa scatola o copiarla:

# plain
companion-page-box-of-another = È la scatola di qualcun altro. Puoi giocarci o conservarne una copia tua.

# plain
companion-page-box-play = Gioca con questa scatola

# plain
companion-page-box-copy = Conserva una copia

# $key is where, $what is what is wrong.
# plain; text $key $what
companion-page-fault = { $key }: { $what }

# plain; number $line
companion-page-line = Riga { $line }

# plain
companion-page-optional = si può lasciare vuoto
