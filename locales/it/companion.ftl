# Italian: the solo mode of Inventions. The guide for translators is at the head of the English file.
#
# Terms: punti ingegno (PI), traguardo, Sapere Comune, spazio privato, esposizione Eureka, esposizione delle idee, riserva (of citizens),
# pilastro dell’Epoca, pilastro della Stagione, forum, cittadino, tessera Progresso, tessera Ricchezza, gettone concatenazione (tokens are
# gettoni, markers segnalini), innovare, impegnare uno specialista (to exhaust), bonus (benefit), rivendicare (to claim), punti onore (PO).
# The Italian terms are ours.

## Names.

part-companion-of =
    { $player ->
        [chronos] di Crono
        [you] tuo
       *[hephaestus] di Efesto
    }

part-companion-by =
    { $player ->
        [chronos] da Crono
        [you] da te
       *[hephaestus] da Efesto
    }

part-companion-citizens =
    { $citizens ->
        [1] 1 cittadino
       *[other] { $citizens } cittadini
    }

part-companion-yours =
    { $citizens ->
        [1] 1 tuo cittadino
       *[other] { $citizens } tuoi cittadini
    }

part-companion-shares =
    { $player ->
        [chronos] Crono condivide
        [you] condividi
       *[hephaestus] Efesto condivide
    }

# plain; word $player
companion-player =
    { $player ->
        [chronos] Crono
        [you] tu
       *[hephaestus] Efesto
    }

# The color that nobody plays, and its milestone display.
# plain
companion-free = il colore non usato

# plain; word $speciality
companion-speciality =
    { $speciality ->
        [economy] economia
        [culture] cultura
       *[technology] tecnologia
    }

# plain; word $action
companion-action =
    { $action ->
        [present] presentare un’idea
        [invent] inventare
        [innovate] innovare
        [share] condividere
        [call-specialists] richiamare specialisti
        [gain-influence] ottenere influenza
        [travel] viaggiare
        [eureka] eureka
        [send-diplomat] inviare un diplomatico
       *[call-diplomat] richiamare un diplomatico
    }

# What an idea card is about, its era, and the milestone that inventing needs.
# plain; text $speciality $milestone; number $era
companion-idea = { $speciality }, era { $era }, «{ $milestone }»

# A card of Era 1 needs no milestone.
# plain; text $speciality; number $era
companion-idea-first = { $speciality }, era { $era }

# An idea with the names of the cards that look so, as somebody has written them into the profile of his box.
# plain; text $names $idea
companion-idea-named = { $names }: { $idea }

# plain; text $speciality; number $number
companion-progress = { $speciality } { $number }

# A row of a card of Hephaestus with the mark for a chained action.
# plain; text $action
companion-row-marked = { $action }*

# plain; word $difficulty
companion-difficulty =
    { $difficulty ->
        [easy] facile
        [normal] normale
       *[hard] difficile
    }

# plain
milestone-control-of-fire = Controllo del fuoco

# plain
milestone-stone-bone-tools = Utensili di pietra e osso

# plain
milestone-origin-of-language = Origine del linguaggio

# plain
milestone-transportation = Trasporti

# plain
milestone-agriculture = Agricoltura

# plain
milestone-mining = Estrazione mineraria

# plain
milestone-cotton = Cotone

# plain
milestone-copper-smelting = Fusione del rame

# plain
milestone-iron = Ferro

# plain
milestone-mathematics = Matematica

# plain
milestone-sailing = Navigazione a vela

# plain
milestone-paper = Carta

# plain
milestone-crane = Gru

# plain
milestone-greek-fire = Fuoco greco

# plain
milestone-electricity = Elettricità

# plain
milestone-telegraph = Telegrafo

# plain
milestone-vaccination = Vaccinazione

# plain
milestone-internal-combustion = Motore a scoppio

# plain
milestone-computer = Computer

# plain
milestone-solar-cell = Cella solare

# plain
milestone-ai = Intelligenza artificiale

## Questions of the set-up.

# plain; number $region
companion-question-need = regione { $region }: quanti specialisti richiede la sua tessera Specialisti?

# plain; number $region
companion-question-wealth = regione { $region }: quale lettera hanno le sue tessere Ricchezza?

# plain; number $number
companion-question-display = di chi è lo spazio privato numero { $number }, contando dal basso?

# plain; word $player
companion-question-own-milestone =
    { $player ->
        [you] quale traguardo c’è nel tuo spazio privato?
       *[other] quale traguardo c’è nello spazio privato { part-companion-of }?
    }

# plain
companion-question-free-milestone = quale traguardo c’è nello spazio privato del colore non usato?

# plain; number $number
companion-question-eureka-tile = esposizione Eureka: quale traguardo c’è al posto { $number }, contando da destra?

# plain; number $region
companion-question-first-idea = regione { $region }: quale idea c’è?

# The idea with the letter B that names an opponent's own milestone.
# plain; word $player
companion-question-first-speciality = di che tipo è l’idea iniziale { part-companion-of } (lettera B)?

# plain
companion-question-claim = ora tocca a te nel round di preparazione: in quale regione rivendichi un’idea?

## Questions of the game.

# plain; word $player
companion-question-turn = ora tocca a { companion-player }. Hai spostato tutto?

# plain
companion-question-report = tocca a te: che cosa hai fatto? Indica una cosa alla volta; agli avversari importa solo ciò che è elencato qui.

# plain; number $region
companion-question-citizens = regione { $region }: quanti cittadini hai messo sulla tessera Specialisti?

# plain; number $region
companion-question-presented = regione { $region }: quale idea hai presentato?

# plain
companion-question-revealed = quale carta peschi dalla cima del mazzo di Efesto?

# plain; number $card $row
companion-question-row = carta { $card } di Efesto: quale azione c’è nella riga { $row }?

# plain
companion-question-rightmost-idea = qual è l’idea più a destra nell’esposizione delle idee?

# plain
companion-question-rightmost-speciality = di che tipo è l’idea più a destra nell’esposizione delle idee?

# The book names no type here; chance decides.
# plain
companion-question-chance = l’esposizione delle idee è vuota: tira a sorte il tipo. Quale è uscito?

# plain; text $tile
companion-question-holds = hai la tessera Progresso «{ $tile }»?

# plain; number $era
companion-question-era-change = l’era { $era } è finita. Hai spostato tutto?

# plain
companion-question-turn-order = di chi è il segnalino dell’era sullo spazio occupato più a destra tra quelli che cambiano l’ordine di turno?

# plain
companion-question-place = cambi l’ordine di turno: in quale posizione vuoi giocare?

# plain
companion-question-sheet-points = quanti punti ingegno hai dopo il conteggio finale del gioco base?

# plain
companion-question-sheet-inventions = quante invenzioni hai?

# plain
companion-question-sheet-era5 = quante di queste sono dell’era 5?

# plain
companion-question-sheet-wealth = quante delle tue tessere Ricchezza ti hanno dato PI?

# plain
companion-question-sheet-progress = quante tessere Progresso hai del tipo di cui ne hai di più?

# plain
companion-question-sheet-supply = quanti cittadini restano nella tua riserva?

# plain
companion-question-sheet-full = tutti gli spazi della tua mappa del progresso sono occupati?

# plain
companion-question-sheet-influence = qual è la tua influenza?

# What is still missing of an answer that is told step by step.
# plain
companion-narrow-era = di che era è la carta?

# plain
companion-narrow-milestone = quale traguardo?

# plain
companion-narrow-action = su quale azione?

# plain
companion-narrow-region = in quale regione?

# plain
companion-narrow-space = su quale spazio, contando da sinistra?

# plain
companion-narrow-idea = quale idea?

# Where the answer is any number of a range.
# plain; number $least $most
companion-numbers = un numero da { $least } a { $most }

## Answers: short, as on a button.

# plain; word $player
companion-answer-turn = sì, gioca { companion-player }

# plain
companion-answer-era-change = sì, cambia l’era

# plain; text $action
companion-answer-place = ho messo il mio pilastro su «{ $action }»

# plain; number $region
companion-answer-present = ho presentato un’idea nella regione { $region }

# plain; number $region
companion-answer-invent = ho inventato nella regione { $region }

# plain; number $region
companion-answer-innovate = ho innovato nella regione { $region }

# plain; number $region
companion-answer-share = ho condiviso l’invenzione della regione { $region } e preso una tessera Aspirazione

# plain; number $region
companion-answer-share-wealth = ho condiviso l’invenzione della regione { $region } e preso una tessera Ricchezza

# plain; number $region
companion-answer-sage = ho viaggiato nella regione { $region } e preso il saggio

# plain; number $region
companion-answer-influence = ho messo un gettone influenza nella regione { $region }

# plain; text $milestone
companion-answer-eureka = eureka: ho preso «{ $milestone }»

# plain; number $number
companion-answer-marker = ho messo il mio segnalino dell’era sullo spazio { $number }

# plain; text $milestone
companion-answer-send = ho inviato un diplomatico su «{ $milestone }»

# plain; text $milestone
companion-answer-call = ho richiamato il mio diplomatico da «{ $milestone }»

# plain; number $number
companion-answer-take = ho preso l’idea { $number } dell’esposizione, contando da destra

# plain
companion-answer-take-stack = ho preso l’idea in cima alla pila

# plain
companion-answer-end = il mio turno è finito

# Several answers of one kind, of which one is chosen next.
# plain
companion-kind-place = ho messo il mio pilastro su un’azione …

# plain
companion-kind-present = ho presentato un’idea …

# plain
companion-kind-invent = ho inventato …

# plain
companion-kind-innovate = ho innovato …

# plain
companion-kind-share = ho condiviso un’invenzione e preso una tessera Aspirazione …

# plain
companion-kind-share-wealth = ho condiviso un’invenzione e preso una tessera Ricchezza …

# plain
companion-kind-sage = ho viaggiato e preso un saggio …

# plain
companion-kind-influence = ho messo un gettone influenza in una regione …

# plain
companion-kind-eureka = eureka …

# plain
companion-kind-marker = ho messo il mio segnalino dell’era su uno spazio …

# plain
companion-kind-send = ho inviato un diplomatico …

# plain
companion-kind-call = ho richiamato un diplomatico …

# plain
companion-kind-take = ho preso un’idea dell’esposizione …

# plain; number $era
companion-era = era { $era }

# plain; number $region
companion-region = regione { $region }

# A card of Hephaestus with its rows from the top.
# plain; number $card; text $rows
companion-answer-card = carta { $card }: { $rows }

# plain
companion-answer-new-card = una carta mai vista finora

# plain
companion-answer-yes = sì

# plain
companion-answer-no = no

# plain
companion-answer-no-idea = nessuna idea

# plain
companion-answer-empty = l’esposizione è vuota

# plain
companion-answer-nobody = di nessuno

# plain
companion-answer-no-row = non ci sono altre righe

## What happens. For the opponents: what to move, and why.

# plain; word $player; number $region; text $idea
companion-event-replaced = l’idea iniziale { part-companion-of } va nella regione { $region }: rimetti nella scatola l’idea che c’era ({ $idea })

# plain; number $count; text $regions
companion-event-unclaimed =
    { $count ->
        [1] nessuno ha rivendicato l’idea della regione { $regions }: scartala
       *[other] nessuno ha rivendicato le idee delle regioni { $regions }: scartale
    }

# plain; word $player; number $era $round
companion-event-turn =
    { $player ->
        [you] il tuo turno (era { $era }, round { $round })
       *[other] turno { part-companion-of } (era { $era }, round { $round })
    }

# plain; number $card $slot $row
companion-event-revealed = metti la carta { $card } di Efesto nella casella { $slot } della sua plancia: la freccia indica la riga { $row }

# plain; number $row; text $action $why
companion-event-row-passed = la riga { $row }, «{ $action }», si salta: { $why }

# plain; word $player; text $action; number $region
companion-event-chose-region = { companion-player } sceglie «{ $action }» nella regione { $region }

# plain; word $player; text $action $milestone
companion-event-chose-milestone = { companion-player } sceglie «{ $action }» e il traguardo «{ $milestone }»

# plain; word $player
companion-event-nothing = { companion-player } non può fare nulla: il turno è finito

# plain; number $row $left; text $action
companion-event-chained =
    { $left ->
        [0] Efesto spende l’ultimo gettone concatenazione e prosegue con la riga { $row }, «{ $action }»
        [1] Efesto spende un gettone concatenazione (gliene resta 1) e prosegue con la riga { $row }, «{ $action }»
       *[other] Efesto spende un gettone concatenazione (gliene restano { $left }) e prosegue con la riga { $row }, «{ $action }»
    }

# plain; number $row; text $action $why
companion-event-chain-broken = la catena finisce, perché la riga { $row }, «{ $action }», è impossibile: { $why }

# plain; word $player $pillar; text $action
companion-event-placed =
    { $player ->
        [you] { $pillar ->
            [epoch] il tuo pilastro dell’Epoca va su «{ $action }»
           *[season] il tuo pilastro della Stagione va su «{ $action }»
        }
       *[other] { $pillar ->
            [epoch] il forum è libero: metti il pilastro dell’Epoca di Efesto su «{ $action }»
           *[season] il forum è libero: metti un pilastro della Stagione di Efesto su «{ $action }»
        }
    }

# plain; word $player; number $region
companion-event-walked =
    { $player ->
        [chronos] sposta il pilastro di Crono nella regione { $region } della mappa
       *[hephaestus] sposta la figura di Efesto nella regione { $region } della mappa
    }

# plain; number $region; text $why
companion-event-region-passed = nella regione { $region } Crono non può fare nulla: { $why }

# plain; word $player; number $region $citizens; text $idea
companion-event-presented =
    { $player ->
        [you] presenti un’idea ({ $idea }) nella regione { $region } con { part-companion-citizens }
       *[other] metti l’idea ({ $idea }) nella regione { $region }, con { part-companion-citizens } { part-companion-of } sulla tessera Specialisti e senza bonus
    }

# plain; word $player; number $region; text $idea
companion-event-invented =
    { $player ->
        [you] inventi l’idea ({ $idea }) nella regione { $region }
       *[other] metti 1 cittadino { part-companion-of } sullo spazio dell’inventore della regione { $region } e gira la carta ({ $idea })
    }

# plain; word $player; number $region
companion-event-innovated =
    { $player ->
        [you] innovi nella regione { $region }
       *[other] metti 1 cittadino { part-companion-of } sullo spazio dell’innovatore della regione { $region }
    }

# $inventor is a word like $player: where the card goes.
# plain; word $player $inventor; number $region; text $idea
companion-event-shared =
    { $inventor ->
        [you] { part-companion-shares } l’invenzione della regione { $region } ({ $idea }): l’hai inventata tu e prendi la carta
       *[other] { part-companion-shares } l’invenzione della regione { $region } ({ $idea }): la carta va nella pila degli avversari
    }

# plain; word $player $from; number $region $citizens
companion-event-settled =
    { $player ->
        [you] { $from ->
            [card] sposta { part-companion-yours } dalla carta alla mappa, nella regione { $region }
           *[supply] metti { part-companion-yours } dalla riserva sulla mappa, nella regione { $region }
        }
       *[other] { $from ->
            [card] sposta { part-companion-citizens } { part-companion-of } dalla carta alla mappa, nella regione { $region }
           *[supply] metti { part-companion-citizens } { part-companion-of } dalla riserva sulla mappa, nella regione { $region }
        }
    }

# plain; word $player; number $region
companion-event-recalled = riporta nella riserva 1 cittadino { part-companion-of } dalla regione { $region } della mappa

# plain; number $points; text $reason
companion-event-bots-scored = fai avanzare il segnapunti di Efesto di { $points } PI { $reason }

# plain; number $points; text $reason
companion-event-you-scored = guadagni { $points } PI { $reason }

# plain; number $before $now; text $reason
companion-event-influence = sposta il tuo segnalino influenza da { $before } a { $now } { $reason }

# plain; text $tile $why
companion-event-progress-passed = la tessera Progresso «{ $tile }» si salta: { $why }

# plain; word $player; text $tile
companion-event-took-progress = metti la tessera Progresso «{ $tile }» nella casella { part-companion-of } della plancia del solitario

# plain; word $player; text $speciality
companion-event-no-progress = per { companion-player } non restano tessere Progresso di { $speciality }

# plain; word $player; number $region; text $letter
companion-event-took-wealth =
    { $player ->
        [you] prendi la tessera Ricchezza { $letter } dalla regione { $region }
       *[other] metti la tessera Ricchezza { $letter } della regione { $region } nella casella { part-companion-of } della plancia del solitario
    }

# plain; word $player; number $region
companion-event-took-sage =
    { $player ->
        [you] prendi il saggio della regione { $region }
       *[other] metti il saggio della regione { $region } sulla plancia di Efesto
    }

# plain; word $side; number $region
companion-event-flipped =
    { $side ->
        [action] gira la tessera Conoscenza della regione { $region }: ora mostra l’azione
       *[points] gira la tessera Conoscenza della regione { $region }: ora mostra i 2 PI
    }

# plain; word $player; number $region $space
companion-event-token-laid =
    { $player ->
        [you] il tuo gettone influenza va nella regione { $region }, sullo spazio { $space } da sinistra
       *[other] metti un gettone influenza { part-companion-of } a faccia in giù nella regione { $region }, sullo spazio { $space } da sinistra
    }

# plain; text $milestone
companion-event-became-common = sposta il traguardo «{ $milestone }» nel Sapere Comune, sopra tutti quelli della stessa era e delle precedenti

# plain; text $milestone
companion-event-pushed-out = il Sapere Comune è pieno: scarta il suo traguardo più in basso, «{ $milestone }»; i diplomatici che vi si trovano tornano a casa

# plain; word $player; text $milestone
companion-event-took-milestone =
    { $player ->
        [you] prendi «{ $milestone }» dall’esposizione Eureka
       *[other] metti «{ $milestone }» dall’esposizione Eureka nello spazio privato { part-companion-of }
    }

# plain; text $milestone
companion-event-free-milestone = metti «{ $milestone }» dall’esposizione Eureka nello spazio privato del colore non usato

# plain; word $player; number $era
companion-event-marker-put =
    { $player ->
        [you] il tuo segnalino dell’era va nell’era { $era }
       *[other] sposta il segnalino dell’era { part-companion-of } sullo spazio libero più a destra dell’era { $era }, senza bonus
    }

# plain; word $player; number $era $space
companion-event-marker-put-on =
    { $player ->
        [you] il tuo segnalino dell’era va sullo spazio { $space } dell’era { $era }
       *[other] sposta il segnalino dell’era { part-companion-of } sullo spazio { $space } dell’era { $era }, il più a destra tra quelli liberi, senza bonus
    }

# plain; word $player; text $milestone
companion-event-diplomat-sent =
    { $player ->
        [you] un tuo cittadino è ora diplomatico su «{ $milestone }»
       *[other] metti 1 cittadino { part-companion-of } come diplomatico su «{ $milestone }», senza bonus
    }

# plain; word $player; text $milestone
companion-event-diplomat-called =
    { $player ->
        [you] il tuo diplomatico lascia «{ $milestone }»
       *[other] riporta nella riserva il diplomatico { part-companion-of } che è su «{ $milestone }»
    }

# plain; word $player; text $idea
companion-event-idea-taken =
    { $player ->
        [you] prendi un’idea ({ $idea }) dall’esposizione
       *[other] prendi l’idea più a destra ({ $idea }) dall’esposizione delle idee
    }

# plain
companion-event-display-filled = fai scorrere le idee nell’esposizione e completala

# plain; number $era
companion-event-era-over = l’era { $era } è finita

# plain; text $cards; number $count
companion-event-cards-under =
    { $count ->
        [1] metti la carta usata di Efesto ({ $cards }) sotto il suo mazzo
       *[other] mescola le carte usate di Efesto ({ $cards }) e mettile sotto il suo mazzo
    }

# plain; number $tokens
companion-event-chain-token = sposta un gettone concatenazione di Efesto dal tracciato delle ere alla sua plancia: ora ne ha { $tokens }

# plain; text $milestones
companion-event-eureka-filled = l’esposizione Eureka, da destra: { $milestones }

# plain; text $players
companion-event-order = l’ordine di turno ora è: { $players }

# plain; number $sages
companion-event-season-over =
    { $sages ->
        [0] i pilastri della Stagione tornano ai proprietari, i tuoi specialisti impegnati sono di nuovo pronti e ogni regione ha di nuovo il suo saggio
        [1] i pilastri della Stagione tornano ai proprietari, i tuoi specialisti impegnati sono di nuovo pronti, Efesto restituisce 1 saggio e ogni regione ha di nuovo il suo
       *[other] i pilastri della Stagione tornano ai proprietari, i tuoi specialisti impegnati sono di nuovo pronti, Efesto restituisce { $sages } saggi e ogni regione ha di nuovo il suo
    }

# plain; number $era
companion-event-ideas-discarded = scarta dall’esposizione e dalla tua mano le idee dell’era { $era } e delle precedenti

# plain; number $era
companion-event-era-begins = comincia l’era { $era }

# $fields is what was set, as it was written; $note why.
# plain; text $fields $note
companion-event-corrected = corretto: { $fields } ({ $note })

# plain; text $fields
companion-event-corrected-bare = corretto: { $fields }

# plain
companion-event-over = la partita è finita

## Why something is passed over: behind a colon.

# plain
companion-why-forum-closed = in quel forum c’è già un suo pilastro

# plain
companion-why-no-idea = l’esposizione delle idee è vuota

# plain
companion-why-no-empty-region = ogni regione ha una carta

# plain
companion-why-no-citizen = nella riserva ci sono troppo pochi cittadini

# plain; text $milestone
companion-why-no-milestone = l’idea richiede «{ $milestone }», che non è ancora in gioco

# plain
companion-why-nothing-to-invent = nessuna idea può diventare un’invenzione

# plain
companion-why-nothing-to-share = nessuna invenzione ha accanto un suo cittadino

# plain
companion-why-nothing-to-innovate = nessuna invenzione altrui ha libero lo spazio dell’innovatore

# plain
companion-why-no-sage = sulla mappa non ci sono saggi

# plain
companion-why-nobody-to-call = non ha cittadini sulla mappa

# plain
companion-why-no-token = non gli restano gettoni influenza

# plain
companion-why-no-influence-space = in nessuna regione c’è posto per un suo gettone

# plain
companion-why-no-eureka-tile = l’esposizione Eureka è vuota

# plain
companion-why-not-later = l’esposizione Eureka non è di un’era successiva a quella del suo traguardo

# plain
companion-why-no-room = su nessun traguardo c’è posto per un suo diplomatico

# plain
companion-why-no-diplomat = non ha diplomatici su nessun traguardo

# plain
companion-why-has-tile = ce l’ha già

# plain
companion-why-used-up = non ne restano

## For what somebody scores or gains influence, behind «you score 3 IP»: with its own preposition, conjunction or comma.

# plain; number $region
companion-reason-presenter = per l’idea condivisa nella regione { $region }: il numero della sua era per ogni cittadino sulla tessera Specialisti

# plain; number $region
companion-reason-highest-value = per il valore di influenza più alto della regione { $region }, anche se coperto

# plain; number $region
companion-reason-covered = per il valore di influenza coperto nella regione { $region }

# plain
companion-reason-knowledge-tiles = , 2 per ogni tessera Conoscenza rigirata

# plain
companion-reason-sages = , 2 per ogni saggio restituito

# plain; text $milestone; number $era
companion-reason-era = per «{ $milestone }», un traguardo dell’era { $era }

# plain; text $action
companion-reason-visit = perché un pilastro ne ha raggiunto un altro su «{ $action }»

# plain; text $milestone
companion-reason-diplomat = perché un diplomatico è arrivato su «{ $milestone }», che è di un’era successiva

# plain
companion-reason-era-change = per il cambio d’era

## The table.

# plain; number $era $round; word $player
companion-heading-turn =
    { $player ->
        [you] era { $era }, round { $round }: tocca a te
       *[other] era { $era }, round { $round }: tocca a { companion-player }
    }

# plain; number $era
companion-heading-era = l’era { $era } è finita

# plain
companion-heading-set-up = preparazione

# plain
companion-heading-over = la partita è finita

# The profile of the box that is played with.
# plain; text $name
companion-box = profilo della scatola: { $name }

# A profile that is nobody's box.
# plain
companion-box-ours = nessuna scatola vera. Questi valori li ha inventati Eureka per provare il programma; non sono quelli di una scatola stampata.

# plain
companion-label-order = ordine di turno

# The way of migration.
# plain
companion-label-way = percorso

# plain
companion-label-assembly = assemblea

# plain
companion-label-common = Sapere Comune

# plain
companion-label-private = spazi privati

# plain
companion-label-eureka = esposizione Eureka

# plain
companion-label-discard = scarti

# plain
companion-label-deck = mazzo

# plain; number $slot
companion-label-slot = casella { $slot }

# plain
companion-label-board = plancia

# plain
companion-label-progress = tessere Progresso

# plain
companion-label-wealth = tessere Ricchezza

# plain
companion-label-left = rimasti

# What lies in a region.
# plain; word $kind; text $idea
companion-card =
    { $kind ->
        [idea] idea ({ $idea })
       *[invention] invenzione ({ $idea })
    }

# plain
companion-no-card = nessuna carta

# plain; word $player; number $citizens
companion-presenter = presentata { part-companion-by } con { part-companion-citizens }

# plain; word $player
companion-inventor = inventata { part-companion-by }

# plain; word $player
companion-innovator = innovata { part-companion-by }

# plain; text $counts
companion-on-map = sulla mappa: { $counts }

# The influence spaces from the left with their values, and whose tokens lie there.
# plain; text $spaces
companion-influence = influenza: { $spaces }

# plain; word $player; number $count
companion-count = { companion-player } { $count }

# plain
companion-sage = saggio

# plain; word $side
companion-side =
    { $side ->
        [action] tessera Conoscenza: azione visibile
       *[points] tessera Conoscenza: 2 PI visibili
    }

# plain; text $letters
companion-wealth = Ricchezza { $letters }

# plain; number $need
companion-need =
    { $need ->
        [1] la tessera Specialisti richiede 1 specialista
       *[other] la tessera Specialisti richiede { $need } specialisti
    }

# plain; word $player $pillar
companion-pillar =
    { $pillar ->
        [epoch] { companion-player }, Epoca
       *[season] { companion-player }, Stagione
    }

# A milestone with its era and the diplomats on it.
# plain; text $milestone $players; number $era
companion-milestone-with = { $milestone } (era { $era }), diplomatici: { $players }

# plain; text $milestone; number $era
companion-milestone = { $milestone } (era { $era })

# plain; text $owner $milestone
companion-private = { $owner } – { $milestone }

# Cards in an order that nobody knows.
# plain; text $cards
companion-shuffled = { $cards } in qualsiasi ordine

# plain; number $count
companion-chain-tokens =
    { $count ->
        [0] nessun gettone concatenazione
        [1] 1 gettone concatenazione
       *[other] { $count } gettoni concatenazione
    }

# plain; number $count
companion-sages =
    { $count ->
        [0] nessun saggio
        [1] 1 saggio
       *[other] { $count } saggi
    }

# plain; number $count
companion-tokens =
    { $count ->
        [0] nessun gettone influenza
        [1] 1 gettone influenza
       *[other] { $count } gettoni influenza
    }

# plain; number $count
companion-supply =
    { $count ->
        [0] nessun cittadino nella riserva
        [1] 1 cittadino nella riserva
       *[other] { $count } cittadini nella riserva
    }

# plain; number $count
companion-your-influence = influenza { $count }

# plain; number $points
companion-your-points = { $points } PI, stando ai turni degli avversari e alle tue risposte

## Points and the end.

# plain
companion-score-bots = Crono ed Efesto

# plain
companion-score-you = tu

# plain
companion-score-track = PI sul tracciato

# plain; number $count $value
companion-score-inventions =
    { $count ->
        [1] 1 invenzione da { $value } PI
       *[other] { $count } invenzioni da { $value } PI
    }

# plain; number $count $value
companion-score-progress =
    { $count ->
        [1] 1 tessera Progresso da { $value } PI
       *[other] { $count } tessere Progresso da { $value } PI
    }

# plain; number $count $value
companion-score-wealth =
    { $count ->
        [1] 1 tessera Ricchezza da { $value } PI
       *[other] { $count } tessere Ricchezza da { $value } PI
    }

# plain
companion-score-total = totale

# plain
companion-score-yours = PI dopo il conteggio finale del gioco base

# plain; word $met; number $you $bots
companion-goal-1 =
    { $met ->
        [yes] modo 1: vinci per { $you } PI a { $bots }, più dei due avversari insieme
       *[no] modo 1: con { $you } PI contro { $bots } non vinci, perché ne servono più di quanti ne hanno i due avversari insieme
    }

# plain; word $met; number $count
companion-goal-2 =
    { $met ->
        [yes] modo 2: vinci con { $count } premi su 12, perché ne bastano 8
       *[no] { $count ->
            [0] modo 2: senza nessuno dei 12 premi non vinci, perché ne servono 8
            [1] modo 2: con 1 premio su 12 non vinci, perché ne servono 8
           *[other] modo 2: con { $count } premi su 12 non vinci, perché ne servono 8
        }
    }

part-companion-have =
    { $met ->
        [yes] ne hai { $have }, e ne bastano { $need }
       *[no] ne hai { $have }, ma ne servono { $need }
    }

part-companion-none =
    { $have ->
        [0] non ne hai
       *[other] ne hai { $have }
    }

# $have is what there is; the awards by their numbers.
# plain; number $have $need; word $met
companion-award-1 = più PI degli avversari: { part-companion-have }

# plain; number $have $need; word $met
companion-award-2 = più PI degli avversari anche dopo la condivisione di tutte le invenzioni sul tabellone presentate da loro: { part-companion-have }

# plain; number $have $need; word $met
companion-award-3 = almeno 20 PI più degli avversari: { part-companion-have }

# plain; number $have
companion-award-4 = almeno 10 invenzioni: { part-companion-none }

# plain; number $have
companion-award-5 = almeno 2 invenzioni dell’era 5: { part-companion-none }

# plain; number $have
companion-award-6 =
    { $have ->
        [0] PI da almeno 6 tessere Ricchezza: non te ne dà nessuna
        [1] PI da almeno 6 tessere Ricchezza: te ne dà 1
       *[other] PI da almeno 6 tessere Ricchezza: te ne danno { $have }
    }

# plain; number $have
companion-award-7 = tutte e 7 le tessere Progresso di un tipo: { part-companion-none }

# plain; number $have
companion-award-8 =
    { $have ->
        [0] tutte e 7 le regioni hanno un’idea o un’invenzione: non ce l’ha nessuna
        [1] tutte e 7 le regioni hanno un’idea o un’invenzione: ce l’ha 1 sola
       *[other] tutte e 7 le regioni hanno un’idea o un’invenzione: ce l’hanno in { $have }
    }

# plain; number $have
companion-award-9 =
    { $have ->
        [0] tutte le carte sul tabellone presentate da te sono invenzioni: nessuna è ancora un’idea
        [1] tutte le carte sul tabellone presentate da te sono invenzioni: 1 è ancora un’idea
       *[other] tutte le carte sul tabellone presentate da te sono invenzioni: { $have } sono ancora idee
    }

# plain; number $have
companion-award-10 =
    { $have ->
        [0] tutti i tuoi cittadini sono in gioco: nella riserva non ne resta nessuno
        [1] tutti i tuoi cittadini sono in gioco: nella riserva ne resta 1
       *[other] tutti i tuoi cittadini sono in gioco: nella riserva ne restano { $have }
    }

# plain; word $met
companion-award-11 =
    { $met ->
        [yes] tutti gli spazi della tua mappa del progresso sono occupati: lo sono tutti
       *[no] tutti gli spazi della tua mappa del progresso sono occupati: non lo sono tutti
    }

# plain; number $have
companion-award-12 = influenza di almeno 8: la tua è { $have }

# Honor points.
# plain; word $met; number $honor
companion-honor =
    { $met ->
        [yes] ottenuto: { $honor } PO
       *[no] non ottenuto: { $honor } PO
    }

# plain; number $honor; text $level
companion-level = { $honor } punti onore su 16. Il livello della tua società: { $level }

# plain
companion-level-none = nessuno

# plain
companion-level-neanderthal = neandertaliana

# plain
companion-level-medieval = medievale

# plain
companion-level-advanced = tecnologicamente avanzata

# plain
companion-level-artificial-intelligence = dotata di intelligenza artificiale

# plain
companion-level-genius = geniale

# plain
companion-level-alien = aliena

# The head of the page to keep.
# plain; text $difficulty
companion-report = Inventions: Evolution of Ideas, partita in solitario, difficoltà: { $difficulty }

# plain
companion-report-awards = premi

# plain
companion-report-log = la partita

## In the terminal.

# plain; text $difficulty $help; word $draws
companion-begins =
    { $draws ->
        [program] l’assistente per una partita in solitario, difficoltà: { $difficulty }. Le carte di Efesto le pesca il programma. Scrivi «{ $help }» per vedere i comandi.
       *[person] l’assistente per una partita in solitario, difficoltà: { $difficulty }. Le carte di Efesto le peschi tu dal mazzo vero. Scrivi «{ $help }» per vedere i comandi.
    }

# plain; text $file; number $count
companion-resumed =
    { $count ->
        [1] la partita in { $file } continua dopo 1 risposta
       *[other] la partita in { $file } continua dopo { $count } risposte
    }

# plain; text $file $command
companion-saves = ogni risposta viene salvata in { $file }; per continuare più tardi: { $command }

# plain; text $save
companion-unsaved = questa partita non viene salvata: scrivi «{ $save }» e il nome di un file per salvarla da quel momento in poi

# plain; text $file $reason
companion-not-saved = impossibile scrivere { $file }: { $reason }

# plain
companion-undone = risposta annullata

# plain
companion-nothing-undone = non c’è nulla da annullare

# plain
companion-redone = risposta ripetuta

# plain
companion-nothing-redone = non c’è nulla da ripetere

# $key is the field, $what is from companion-wrong-….
# plain; text $key $what
companion-not-corrected = nessuna correzione effettuata. In «{ $key }»: { $what }

# plain
companion-not-now = prima del primo round e dopo l’ultimo non si può correggere: annulla invece le risposte

# plain; text $example
companion-correctable = scrivi che cosa correggere e perché, per esempio «{ $example }». I campi, come sono ora:

# plain; text $said; number $count
companion-no-number =
    { $count ->
        [1] «{ $said }» non è una risposta: c’è solo il numero 1
       *[other] «{ $said }» non è una risposta: i numeri vanno da 1 a { $count }
    }

# plain; text $said $help
companion-no-answer = «{ $said }» qui non è una risposta: scrivi il numero di una risposta, o «{ $help }» per vedere i comandi

# plain; text $said
companion-too-late = la partita è finita: «{ $said }» arriva troppo tardi

# plain; text $command $help
companion-needs-word = dopo «{ $command }» manca qualcosa: vedi «{ $help }»

# plain; text $file
companion-reported = la pagina da conservare è in { $file }

# Commands are single words; the English ones are always understood too.
# plain
companion-command-undo = annulla

# plain
companion-command-redo = ripeti

# plain
companion-command-correct = correggi

# What stands for fields and their values.
# plain
companion-command-correct-what = CAMPO = VALORE # PERCHÉ

# plain
companion-command-table = tavolo

# plain
companion-command-score = punti

# plain
companion-command-save = salva

# What stands for the name of a file.
# plain
companion-command-save-file = FILE

# plain
companion-command-help = aiuto

# plain
companion-command-quit = esci

# plain
companion-help = Rispondi con il numero di una risposta. Altri comandi:

# plain
companion-help-undo = annulla l’ultima risposta, anche più volte

# plain
companion-help-redo = ripete una risposta annullata

# plain
companion-help-correct = corregge un campo; da solo mostra tutti i campi

# plain
companion-help-table = mostra il tavolo

# plain
companion-help-score = mostra il punteggio finora

# plain
companion-help-save = salva in un file, ora e dopo ogni risposta

# plain
companion-help-help = mostra questo aiuto

# plain
companion-help-quit = chiude il programma; una partita salvata si può riprendere più tardi

## The form for a box profile.

# plain; text $undo
companion-form-begins = ciò che è stampato nella tua scatola si chiede una volta sola e si conserva in un file. Con «{ $undo }» si torna alla domanda precedente.

# plain
companion-form-name = Un nome

# plain
companion-form-name-why = come chiami questa scatola?

# plain
companion-form-ring = Le due colonne di traguardi

# plain
companion-form-ring-why = Efesto le percorre in senso antiorario. Da che parte è il Sapere Comune?

# plain
companion-form-ring-left = a sinistra degli spazi privati

# plain
companion-form-ring-right = a destra degli spazi privati

# plain
companion-form-ring-other = in altro modo, come dice il testo del profilo

# plain
companion-form-forums = I cinque forum dell’assemblea

# plain
companion-form-forums-why = Quali due azioni stanno nello stesso forum? Negli esempi del regolamento «presentare un’idea», «innovare» e «ottenere influenza» sono in tre forum diversi.

# plain; text $action
companion-form-ask-forums = quale azione è nello stesso forum di «{ $action }»?

# plain; number $number
companion-form-forum = Forum { $number }

# plain
companion-form-influence = Gli spazi influenza delle regioni

# plain
companion-form-influence-why = I valori stampati, da sinistra, separati con la barra spaziatrice: 6 4 2

# plain; number $region
companion-form-ask-influence = regione { $region }: i valori dei suoi spazi influenza, da sinistra, separati con la barra spaziatrice, per esempio: 6 4 2

# plain
companion-form-cards = Le cinque carte di Efesto

# plain
companion-form-cards-why = Le righe dall’alto; * è il simbolo di azione concatenata. Se lasci vuota una carta, dirai che cosa mostra quando la pescherai per la prima volta.

# plain; number $card
companion-form-ask-cards = carta { $card } di Efesto: i numeri delle sue azioni dall’alto, con * dopo quelle con il simbolo di azione concatenata, per esempio: 4 1 3* 5*. Una riga vuota salta la carta: dirai che cosa mostra quando la pescherai.

# plain; number $card
companion-form-card = Carta { $card }

# plain
companion-form-spaces = Posti per diplomatici

# plain
companion-form-spaces-why = Quanti diplomatici possono stare su ogni traguardo, compreso quello del proprietario. Un campo vuoto vale 3.

# plain
companion-form-ask-spaces = posti per diplomatici sui traguardi in cui non sono 3: il numero del traguardo e i posti, per esempio: 6 2. Una riga vuota quando non ce ne sono altri.

# plain
companion-form-track = Il tracciato delle ere

# plain
companion-form-track-why = Gli spazi per i segnalini dell’era, da sinistra. Se li conosce, il programma sa chi cambia l’ordine di turno; altrimenti lo chiede.

# $sign is the letter for a space that changes the turn order.
# plain; number $era; text $sign
companion-form-ask-track = il tracciato delle ere, era { $era }: i suoi spazi per i segnalini dell’era, da sinistra, «-» per uno normale e «{ $sign }» per uno che cambia l’ordine di turno, separati con la barra spaziatrice. Una riga vuota per l’era 2 tralascia il tracciato: la domanda arriverà quando servirà.

# plain
companion-form-track-space = uno spazio

# plain
companion-form-track-order = uno spazio che cambia l’ordine di turno

# plain
companion-form-ideas = Nomi delle idee

# plain
companion-form-ideas-why = Se vuoi vedere i nomi delle carte sui pulsanti, scrivili qui. Salva per avere altre righe.

# plain; text $example
companion-form-ask-ideas = nomi delle carte idea, se vuoi vederli, uno per riga: nome, tipo, era e traguardo, per esempio: { $example }. Una riga vuota quando non ce ne sono altri.

# plain
companion-form-idea-name = Nome sulla carta

# plain
companion-form-idea-about = Tipo

# plain
companion-form-idea-era = Era

# plain
companion-form-idea-milestone = Traguardo necessario per inventare

# plain; text $one $other
companion-form-warning = «{ $one }» e «{ $other }» qui sono nello stesso forum, ma non negli esempi del regolamento: controlla di nuovo

# plain; text $file $command
companion-form-saved = il profilo è in { $file }; per giocarci: { $command }

# plain; text $file
companion-form-incomplete = il profilo non è completo: { $file } non viene scritto

## Why a correction or a box profile is refused: behind a colon.

# plain
companion-wrong-unknown-key = questo campo non esiste

# plain
companion-wrong-missing = manca

# plain; text $expected $got
companion-wrong-expected = bisogna indicare { $expected }, non { $got }

# plain
companion-expected-text = un testo tra virgolette

# plain
companion-expected-truth = sì o no

# plain; number $least $most
companion-expected-number = un numero da { $least } a { $most }

# plain
companion-expected-list = un elenco

# plain
companion-expected-table = una tabella

# plain
companion-expected-two-actions = due azioni per ogni forum

# plain
companion-expected-five-forums = cinque forum

# plain
companion-expected-rows = almeno una riga

# plain
companion-expected-owners = tutti e quattro i proprietari, una volta ciascuno

# plain
companion-expected-order = tutti e tre i giocatori nel loro ordine, una volta ciascuno

# plain
companion-expected-card = un’idea, un’invenzione o nessuna carta

# plain; text $said; word $thing
companion-wrong-no-thing =
    { $thing ->
        [action] «{ $said }» non è un’azione
        [milestone] «{ $said }» non è un traguardo
        [turn] «{ $said }» non è né il turno di un giocatore né un cambio d’era
        [player] «{ $said }» non è un giocatore
        [owner] «{ $said }» non ha uno spazio privato
        [side] «{ $said }» non è un lato di una tessera Conoscenza
       *[difficulty] «{ $said }» non è una difficoltà
    }

# $what is what a parser says, in English.
# plain; text $what
companion-wrong-form = il testo non è leggibile: { $what }

# plain; text $said
companion-wrong-slot = «{ $said }» non è un posto per un traguardo: ogni colonna ha i posti da 1 a 4

# plain; text $action
companion-wrong-mark = «{ $action }» non ha il simbolo di azione concatenata su nessuna carta

# plain; text $said
companion-wrong-idea = «{ $said }» non è una carta: servono tipo, era e traguardo

# plain; text $milestone; number $era $needs
companion-wrong-later = una carta dell’era { $era } non può richiedere «{ $milestone }», che è dell’era { $needs }

# plain; text $said
companion-wrong-bare = a «{ $said }» manca il traguardo: solo le carte dell’era 1 non ne richiedono

# plain; text $said
companion-wrong-too-much = «{ $said }» ha un traguardo, ma le carte dell’era 1 non ne richiedono

# plain; text $said
companion-wrong-progress = «{ $said }» non è una tessera Progresso: servono un tipo e un numero da 1 a 7

# plain; text $said
companion-wrong-space = «{ $said }» non è uno spazio del tracciato delle ere

# plain; text $said; number $count
companion-wrong-setting = non c’è l’impostazione «{ $said }»: sono numerate da 1 a { $count }

# plain; text $name $said $readings
companion-wrong-reading = { $name } non può essere «{ $said }»; può essere: { $readings }

# plain
companion-wrong-no-field = non è indicato nessun campo

# plain
companion-wrong-not-now = prima del primo round e dopo l’ultimo non c’è niente da correggere

# plain; text $action
companion-wrong-two-forums = «{ $action }» è in due forum

# plain; text $action
companion-wrong-no-forum = «{ $action }» non è in nessun forum

# plain; word $column; number $number
companion-wrong-no-slot =
    { $column ->
        [private] manca il posto { $number } degli spazi privati
       *[common] manca il posto { $number } del Sapere Comune
    }

# plain
companion-wrong-slot-twice = un posto è indicato due volte

# plain; number $region
companion-wrong-no-region = manca la regione { $region }

# plain; number $era
companion-wrong-no-era = manca l’era { $era }

# plain
companion-wrong-rising = i valori devono calare da sinistra a destra

# plain
companion-wrong-markers = nel profilo di una scatola non ci sono segnalini dell’era sul tracciato

# plain
companion-wrong-no-display = in questa partita non si tiene conto dell’esposizione delle idee

# plain
companion-wrong-no-track = in questa partita non si tiene conto del tracciato delle ere

# plain; text $said
companion-wrong-first-era = «{ $said }»: non ci sono idee dell’era 1

# plain
companion-wrong-first-era-idea = non ci sono idee dell’era 1, solo invenzioni

# plain; text $what
companion-wrong-twice = «{ $what }» c’è due volte

# plain; number $card
companion-wrong-card-twice = la carta { $card } c’è due volte

# plain; text $said
companion-wrong-no-letter = «{ $said }» non è una tessera Ricchezza: vanno da A a G

# plain; number $count
companion-wrong-token-spaces =
    { $count ->
        [1] c’è solo 1 spazio per i gettoni influenza
       *[other] ci sono solo { $count } spazi per i gettoni influenza
    }

# plain
companion-wrong-no-card = ci sono cittadini, ma nessuna carta accanto

# plain
companion-wrong-no-presenter = manca chi ha presentato la carta

# plain
companion-wrong-no-citizen = accanto alla carta non c’è nessun cittadino di chi l’ha presentata

# plain
companion-wrong-invented-idea = un’idea non ha né inventore né innovatore

# plain
companion-wrong-no-inventor = all’invenzione manca l’inventore

# plain
companion-wrong-own-invention = nessuno può innovare una propria invenzione

# plain; number $era $rounds
companion-wrong-rounds =
    { $rounds ->
        [1] l’era { $era } ha solo 1 round
       *[other] l’era { $era } ha solo { $rounds } round
    }

# plain
companion-wrong-era-not-over = l’era non finisce prima del suo ultimo round

# plain; text $milestone
companion-wrong-not-revealed = in quest’era «{ $milestone }» non è ancora rivelato

# plain
companion-wrong-older-below = i traguardi più antichi devono stare sotto quelli più recenti

# plain
companion-wrong-four-slots = ci sono solo quattro posti

# plain; text $milestone
companion-wrong-other-deck = «{ $milestone }» non è tra i traguardi di quest’era

# plain
companion-wrong-not-on-board = questo traguardo non è sul tabellone

# plain; number $count
companion-wrong-room =
    { $count ->
        [1] c’è posto per 1 solo diplomatico
       *[other] c’è posto solo per { $count } diplomatici
    }

# plain; word $player
companion-wrong-two-markers =
    { $player ->
        [you] avresti due segnalini dell’era
       *[other] { companion-player } avrebbe due segnalini dell’era
    }

# plain; word $player; number $era
companion-wrong-other-era =
    { $player ->
        [you] stando al tuo traguardo sei nell’era { $era }
       *[other] stando al suo traguardo { companion-player } è nell’era { $era }
    }

# plain
companion-wrong-three-ideas = le idee esposte sono al massimo tre

# plain
companion-wrong-stack = la pila c’è solo accanto a tre idee

# plain; word $player
companion-wrong-two-tokens =
    { $player ->
        [you] avresti qui due gettoni influenza
       *[other] { companion-player } avrebbe qui due gettoni influenza
    }

# plain; number $all $most
companion-wrong-tokens = i gettoni influenza sarebbero { $all }, ma sono solo { $most }

# plain; number $all $most
companion-wrong-citizens = i cittadini sarebbero { $all }, ma sono solo { $most }

# plain; number $all $most
companion-wrong-sages = i saggi sarebbero { $all }, ma sono solo { $most }

# plain; text $tile
companion-wrong-holders = «{ $tile }» l’avrebbero tutti e tre, ma ce ne sono solo due

# plain; text $letter; number $all $most
companion-wrong-wealth-tiles = le tessere Ricchezza { $letter } sarebbero { $all }, ma sono solo { $most }

# plain
companion-wrong-seasons = i pilastri della Stagione sono solo due

# plain; text $action
companion-wrong-two-pillars = nel forum di «{ $action }» ci sarebbero due pilastri

# plain; number $card
companion-wrong-no-such-card = non c’è la carta { $card }

# plain; number $cards $round
companion-wrong-revealed =
    { $cards ->
        [1] 1 carta rivelata è già di troppo per il round { $round }
       *[other] { $cards } carte rivelate sono troppe per il round { $round }
    }

# plain; number $cards $round
companion-wrong-revealed-at-turn =
    { $cards ->
        [1] nel suo turno del round { $round } è rivelata 1 carta
       *[other] nel suo turno del round { $round } sono rivelate { $cards } carte
    }

# plain
companion-wrong-era5 = le invenzioni dell’era 5 non possono essere più di tutte le invenzioni
