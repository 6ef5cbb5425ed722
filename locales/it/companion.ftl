# Italian: the solo mode of Inventions. The guide for translators is at the head of the English file.
#
# Terms: Punti Ingegno (PI), traguardo, Sapere Comune, riserva Eureka, pilastro dell’Epoca, pilastro della Stagione, cittadino, tessera
# Progresso, tessera Ricchezza, segnalino azione concatenata, punti onore (PO). The Italian terms are ours.

## Names.

part-companion-of =
    { $player ->
        [chronos] di Crono
        [you] tuo
       *[hephaestus] di Efesto
    }

part-companion-citizens =
    { $citizens ->
        [1] 1 cittadino
       *[other] { $citizens } cittadini
    }

part-companion-shares =
    { $player ->
        [chronos] Crono condivide
        [you] condividi
       *[hephaestus] Efesto condivide
    }

part-companion-yours =
    { $citizens ->
        [1] 1 tuo cittadino
       *[other] { $citizens } tuoi cittadini
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
milestone-computer = Calcolatore

# plain
milestone-solar-cell = Cella solare

# plain
milestone-ai = Intelligenza artificiale

## Questions of the set-up.

# plain; number $region
companion-question-need = regione { $region }: quanti specialisti richiede la sua tessera Specialisti?

# plain; number $region
companion-question-wealth = regione { $region }: che lettera hanno le sue tessere Ricchezza?

# plain; number $number
companion-question-display = di chi è lo spazio privato numero { $number } per i traguardi, contando dal basso?

# plain; word $player
companion-question-own-milestone =
    { $player ->
        [you] quale traguardo c’è nel tuo spazio privato?
       *[other] quale traguardo c’è nello spazio privato { part-companion-of }?
    }

# plain
companion-question-free-milestone = quale traguardo c’è nello spazio privato del colore non usato?

# plain; number $number
companion-question-eureka-tile = riserva Eureka: quale traguardo c’è al posto { $number }, contando da destra?

# plain; number $region
companion-question-first-idea = regione { $region }: quale idea c’è?

# The idea with the letter B that names an opponent's own milestone.
# plain; word $player
companion-question-first-speciality = di che tipo è l’idea iniziale (lettera B) { part-companion-of }?

# plain
companion-question-claim = ora il tuo turno del round di preparazione: in quale regione prendi un’idea?

## Questions of the game.

# plain; word $player
companion-question-turn = ora tocca a { companion-player }. Hai spostato tutto?

# plain
companion-question-report = il tuo turno: che cosa hai fatto? Una cosa alla volta; il resto non interessa agli avversari.

# plain; number $region
companion-question-citizens = regione { $region }: quanti cittadini hai messo sulla tessera Specialisti?

# plain; number $region
companion-question-presented = regione { $region }: quale idea hai presentato?

# plain
companion-question-revealed = quale carta peschi dalla cima del mazzo di Efesto?

# plain; number $card $row
companion-question-row = carta { $card } di Efesto: che cosa dice la riga { $row }?

# plain
companion-question-rightmost-idea = quale idea è la più a destra nella riserva delle idee?

# plain
companion-question-rightmost-speciality = di che tipo è l’idea più a destra nella riserva delle idee?

# The book names no type here; chance decides.
# plain
companion-question-chance = la riserva delle idee è vuota: tira a sorte. Quale tipo è uscito?

# plain; text $tile
companion-question-holds = hai la tessera Progresso «{ $tile }»?

# plain; number $era
companion-question-era-change = l’era { $era } è finita. Hai spostato tutto?

# plain
companion-question-turn-order = di chi è il segnalino era sullo spazio occupato più a destra che cambia l’ordine di turno?

# plain
companion-question-place = cambi l’ordine di turno: in quale posizione vuoi giocare?

# plain
companion-question-sheet-points = quanti PI hai dopo il punteggio del gioco base?

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
companion-question-sheet-full = tutti gli spazi della tua mappa del progresso sono pieni?

# plain
companion-question-sheet-influence = qual è la tua influenza?

# What is still missing of an answer that is told step by step.
# plain
companion-narrow-era = di quale era è la carta?

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
companion-answer-place = il mio pilastro su «{ $action }»

# plain; number $region
companion-answer-present = ho presentato un’idea nella regione { $region }

# plain; number $region
companion-answer-invent = ho inventato nella regione { $region }

# plain; number $region
companion-answer-innovate = ho innovato nella regione { $region }

# plain; number $region
companion-answer-share = ho condiviso l’invenzione della regione { $region }, con una tessera Aspirazione

# plain; number $region
companion-answer-share-wealth = ho condiviso l’invenzione della regione { $region }, con una tessera Ricchezza

# plain; number $region
companion-answer-sage = ho viaggiato nella regione { $region } e preso il saggio

# plain; number $region
companion-answer-influence = ho messo un gettone influenza nella regione { $region }

# plain; text $milestone
companion-answer-eureka = eureka: ho preso «{ $milestone }»

# plain; number $number
companion-answer-marker = il mio segnalino era sullo spazio { $number }

# plain; text $milestone
companion-answer-send = ho inviato un diplomatico a «{ $milestone }»

# plain; text $milestone
companion-answer-call = ho richiamato il mio diplomatico da «{ $milestone }»

# plain; number $number
companion-answer-take = ho preso l’idea { $number } della riserva, contando da destra

# plain
companion-answer-take-stack = ho preso l’idea in cima alla pila

# plain
companion-answer-end = il mio turno è finito

# Several answers of one kind, of which one is chosen next.
# plain
companion-kind-place = il mio pilastro su un’azione …

# plain
companion-kind-present = ho presentato un’idea …

# plain
companion-kind-invent = ho inventato …

# plain
companion-kind-innovate = ho innovato …

# plain
companion-kind-share = ho condiviso un’invenzione, con una tessera Aspirazione …

# plain
companion-kind-share-wealth = ho condiviso un’invenzione, con una tessera Ricchezza …

# plain
companion-kind-sage = ho viaggiato e preso un saggio …

# plain
companion-kind-influence = ho messo un gettone influenza in una regione …

# plain
companion-kind-eureka = eureka …

# plain
companion-kind-marker = il mio segnalino era su uno spazio …

# plain
companion-kind-send = ho inviato un diplomatico …

# plain
companion-kind-call = ho richiamato un diplomatico …

# plain
companion-kind-take = ho preso un’idea della riserva …

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
companion-answer-empty = la riserva è vuota

# plain
companion-answer-nobody = di nessuno

# plain
companion-answer-no-row = non ci sono altre righe

## What happens. For the opponents: what to move, and why.

# plain; word $player; number $region; text $idea
companion-event-replaced = l’idea iniziale { part-companion-of } va nella regione { $region }: rimetti nella scatola l’idea che c’è ({ $idea })

# plain; number $count; text $regions
companion-event-unclaimed =
    { $count ->
        [1] nessuno ha preso l’idea della regione { $regions }: scartala
       *[other] nessuno ha preso le idee delle regioni { $regions }: scartale
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
companion-event-chose-region = { companion-player }: «{ $action }» nella regione { $region }

# plain; word $player; text $action $milestone
companion-event-chose-milestone = { companion-player }: «{ $action }», traguardo «{ $milestone }»

# plain; word $player
companion-event-nothing = { companion-player } non può fare nulla: il turno è finito

# plain; number $row $left; text $action
companion-event-chained = Efesto spende un segnalino azione concatenata (ne restano { $left }) e prosegue con la riga { $row }, «{ $action }»

# plain; number $row; text $action $why
companion-event-chain-broken = la catena finisce: la riga { $row }, «{ $action }», è impossibile: { $why }

# plain; word $player $pillar; text $action
companion-event-placed =
    { $player ->
        [you] { $pillar ->
            [epoch] il tuo pilastro dell’Epoca va su «{ $action }»
           *[season] il tuo pilastro della Stagione va su «{ $action }»
        }
       *[other] { $pillar ->
            [epoch] il foro è libero: metti il pilastro dell’Epoca di Efesto su «{ $action }»
           *[season] il foro è libero: metti un pilastro della Stagione di Efesto su «{ $action }»
        }
    }

# plain; word $player; number $region
companion-event-walked =
    { $player ->
        [chronos] sposta il pilastro di Crono sulla mappa nella regione { $region }
       *[hephaestus] sposta la figura di Efesto sulla mappa nella regione { $region }
    }

# plain; number $region; text $why
companion-event-region-passed = nella regione { $region } Crono non ha nulla da fare: { $why }

# plain; word $player; number $region $citizens; text $idea
companion-event-presented =
    { $player ->
        [you] presenti un’idea nella regione { $region }: { $idea }; { part-companion-citizens } sulla tessera Specialisti
       *[other] metti l’idea ({ $idea }) nella regione { $region }, e { part-companion-citizens } { part-companion-of } sulla tessera Specialisti, senza il bonus
    }

# plain; word $player; number $region; text $idea
companion-event-invented =
    { $player ->
        [you] inventi nella regione { $region }: { $idea }
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
        [you] { part-companion-shares } l’invenzione della regione { $region } ({ $idea }): l’hai inventata tu, prendi la carta
       *[other] { part-companion-shares } l’invenzione della regione { $region } ({ $idea }): la carta va nella pila comune degli avversari
    }

# plain; word $player $from; number $region $citizens
companion-event-settled =
    { $player ->
        [you] { $from ->
            [card] sposta { part-companion-yours } da accanto alla carta nella regione { $region } sulla mappa
           *[supply] metti { part-companion-yours } dalla riserva nella regione { $region } sulla mappa
        }
       *[other] { $from ->
            [card] sposta { part-companion-citizens } { part-companion-of } da accanto alla carta nella regione { $region } sulla mappa
           *[supply] metti { part-companion-citizens } { part-companion-of } dalla riserva nella regione { $region } sulla mappa
        }
    }

# plain; word $player; number $region
companion-event-recalled = riporta nella riserva 1 cittadino { part-companion-of } dalla regione { $region } sulla mappa

# plain; number $points; text $reason
companion-event-bots-scored = fai avanzare il segnapunti di Efesto di { $points } PI: { $reason }

# plain; number $points; text $reason
companion-event-you-scored = guadagni { $points } PI: { $reason }

# plain; number $before $now; text $reason
companion-event-influence = sposta il tuo segnalino influenza da { $before } a { $now }: { $reason }

# plain; text $tile $why
companion-event-progress-passed = tessera Progresso «{ $tile }»: { $why }, quindi il numero seguente

# plain; word $player; text $tile
companion-event-took-progress = metti la tessera Progresso «{ $tile }» nella casella { part-companion-of } della plancia in solitario

# plain; word $player; text $speciality
companion-event-no-progress = per { companion-player } non restano tessere Progresso di { $speciality }

# plain; word $player; number $region; text $letter
companion-event-took-wealth =
    { $player ->
        [you] prendi la tessera Ricchezza { $letter } dalla regione { $region }
       *[other] metti la tessera Ricchezza { $letter } della regione { $region } nella casella { part-companion-of } della plancia in solitario
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
        [you] il tuo gettone influenza è nella regione { $region }, sullo spazio { $space } da sinistra
       *[other] metti un gettone influenza { part-companion-of } a faccia in giù nella regione { $region }, sullo spazio { $space } da sinistra
    }

# plain; text $milestone
companion-event-became-common = sposta il traguardo «{ $milestone }» nel Sapere Comune, sopra tutti quelli della sua era e delle precedenti

# plain; text $milestone
companion-event-pushed-out = il Sapere Comune è pieno: scarta il suo traguardo più in basso, «{ $milestone }»; i diplomatici che vi stanno tornano a casa

# plain; word $player; text $milestone
companion-event-took-milestone =
    { $player ->
        [you] prendi «{ $milestone }» dalla riserva Eureka
       *[other] metti «{ $milestone }» dalla riserva Eureka nello spazio privato { part-companion-of }
    }

# plain; text $milestone
companion-event-free-milestone = metti «{ $milestone }» dalla riserva Eureka nello spazio privato del colore non usato

# plain; word $player; number $era
companion-event-marker-put =
    { $player ->
        [you] il tuo segnalino era va nell’era { $era }
       *[other] sposta il segnalino era { part-companion-of } sullo spazio libero più a destra dell’era { $era }, senza il bonus
    }

# plain; word $player; number $era $space
companion-event-marker-put-on =
    { $player ->
        [you] il tuo segnalino era va sullo spazio { $space } dell’era { $era }
       *[other] sposta il segnalino era { part-companion-of } sullo spazio { $space } dell’era { $era }, il più a destra libero, senza il bonus
    }

# plain; word $player; text $milestone
companion-event-diplomat-sent =
    { $player ->
        [you] il tuo cittadino è diplomatico su «{ $milestone }»
       *[other] metti 1 cittadino { part-companion-of } come diplomatico su «{ $milestone }», senza il bonus
    }

# plain; word $player; text $milestone
companion-event-diplomat-called =
    { $player ->
        [you] il tuo diplomatico lascia «{ $milestone }»
       *[other] riporta nella riserva il diplomatico { part-companion-of } da «{ $milestone }»
    }

# plain; word $player; text $idea
companion-event-idea-taken =
    { $player ->
        [you] prendi un’idea dalla riserva: { $idea }
       *[other] prendi l’idea più a destra dalla riserva delle idee: { $idea }
    }

# plain
companion-event-display-filled = fai scorrere la riserva delle idee e riempila

# plain; number $era
companion-event-era-over = l’era { $era } è finita

# plain; text $cards; number $count
companion-event-cards-under =
    { $count ->
        [1] metti la carta usata di Efesto ({ $cards }) sotto il suo mazzo
       *[other] mescola le carte usate di Efesto ({ $cards }) e mettile sotto il suo mazzo
    }

# plain; number $tokens
companion-event-chain-token = sposta il segnalino azione concatenata di Efesto dal tracciato delle ere alla sua plancia: ora ne ha { $tokens }

# plain; text $milestones
companion-event-eureka-filled = la riserva Eureka, da destra: { $milestones }

# plain; text $players
companion-event-order = l’ordine di turno ora è: { $players }

# plain; number $sages
companion-event-season-over =
    { $sages ->
        [0] i pilastri della Stagione tornano, i tuoi specialisti esausti vanno a casa, ogni regione ha di nuovo il suo saggio
       *[other] i pilastri della Stagione tornano, i tuoi specialisti esausti vanno a casa, ogni regione ha di nuovo il suo saggio; saggi restituiti da Efesto: { $sages }
    }

# plain; number $era
companion-event-ideas-discarded = scarta dalla riserva e dalla mano le idee dell’era { $era } e delle precedenti

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
companion-why-forum-closed = in quel foro c’è già un suo pilastro

# plain
companion-why-no-idea = la riserva delle idee è vuota

# plain
companion-why-no-empty-region = ogni regione ha una carta

# plain
companion-why-no-citizen = nella riserva ci sono troppo pochi cittadini

# plain; text $milestone
companion-why-no-milestone = serve «{ $milestone }», che non è ancora in gioco

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
companion-why-no-influence-space = nessuna regione ha posto per un suo gettone

# plain
companion-why-no-eureka-tile = la riserva Eureka è vuota

# plain
companion-why-not-later = la riserva Eureka non è di un’era successiva a quella del suo traguardo

# plain
companion-why-no-room = nessun traguardo ha posto per un suo diplomatico

# plain
companion-why-no-diplomat = non ha diplomatici su un traguardo

# plain
companion-why-has-tile = ce l’ha già

# plain
companion-why-used-up = non ne restano

## For what somebody scores: behind a colon.

# plain; number $region
companion-reason-presenter = l’idea presentata nella regione { $region } è condivisa, la sua era per ogni cittadino sulla tessera Specialisti

# plain; number $region
companion-reason-highest-value = il valore di influenza più alto della regione { $region }, anche se coperto

# plain; number $region
companion-reason-covered = il valore di influenza coperto nella regione { $region }

# plain
companion-reason-knowledge-tiles = 2 per ogni tessera Conoscenza rigirata

# plain
companion-reason-sages = 2 per ogni saggio restituito

# plain; text $milestone; number $era
companion-reason-era = l’era di «{ $milestone }» è { $era }

# plain; text $action
companion-reason-visit = un pilastro è arrivato sullo stesso spazio, «{ $action }»

# plain; text $milestone
companion-reason-diplomat = un diplomatico è arrivato su «{ $milestone }», che è di un’era successiva

# plain
companion-reason-era-change = il cambio dell’era

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
companion-box-ours = senza scatola. Questi valori sono inventati da noi, per provare il programma; non sono quelli di una scatola stampata.

# plain
companion-label-order = ordine di turno

# The way of migration.
# plain
companion-label-way = migrazione

# plain
companion-label-assembly = assemblea

# plain
companion-label-common = Sapere Comune

# plain
companion-label-private = spazi privati

# plain
companion-label-eureka = riserva Eureka

# plain
companion-label-discard = scarti

# plain
companion-label-deck = mazzo

# plain; number $slot
companion-label-slot = casella { $slot }

# plain
companion-label-board = plancia

# plain
companion-label-progress = Progresso

# plain
companion-label-wealth = Ricchezza

# plain
companion-label-left = restano

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
companion-presenter = presentata da: { companion-player } ({ $citizens })

# plain; word $player
companion-inventor = inventore: { companion-player }

# plain; word $player
companion-innovator = innovatore: { companion-player }

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
        [action] tessera Conoscenza: azione
       *[points] tessera Conoscenza: 2 PI
    }

# plain; text $letters
companion-wealth = Ricchezza { $letters }

# plain; number $need
companion-need = specialisti richiesti: { $need }

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
        [1] 1 segnalino azione concatenata
       *[other] { $count } segnalini azione concatenata
    }

# plain; number $count
companion-sages =
    { $count ->
        [1] 1 saggio
       *[other] { $count } saggi
    }

# plain; number $count
companion-tokens =
    { $count ->
        [1] 1 gettone influenza
       *[other] { $count } gettoni influenza
    }

# plain; number $count
companion-supply =
    { $count ->
        [1] 1 cittadino nella riserva
       *[other] { $count } cittadini nella riserva
    }

# plain; number $count
companion-your-influence = influenza { $count }

# plain; number $points
companion-your-points = { $points } PI, per quanto dicono i turni degli avversari e le tue risposte

## Points and the end.

# plain
companion-score-bots = Crono ed Efesto

# plain
companion-score-you = tu

# plain
companion-score-track = PI sul tracciato

# plain; number $count $value
companion-score-inventions = invenzioni: { $count } a { $value }

# plain; number $count $value
companion-score-progress = tessere Progresso: { $count } a { $value }

# plain; number $count $value
companion-score-wealth = tessere Ricchezza: { $count } a { $value }

# plain
companion-score-total = insieme

# plain
companion-score-yours = PI dopo il punteggio del gioco base

# plain; word $met; number $you $bots
companion-goal-1 =
    { $met ->
        [yes] modo 1: vinci, { $you } PI a { $bots }: più dei due avversari insieme
       *[no] modo 1: non vinci, { $you } PI a { $bots }: ne servono più dei due avversari insieme
    }

# plain; word $met; number $count
companion-goal-2 =
    { $met ->
        [yes] modo 2: vinci con { $count } premi su 12; ne bastano 8
       *[no] modo 2: non vinci con { $count } premi su 12: ne servono 8
    }

# $have is what there is; the awards by their numbers.
# plain; number $have $need
companion-award-1 = hai più PI degli avversari: { $have }, ne servono { $need }

# plain; number $have $need
companion-award-2 = ancora di più dopo aver condiviso tutte le invenzioni sul tabellone presentate dagli avversari: { $have }, ne servono { $need }

# plain; number $have $need
companion-award-3 = almeno 20 PI più degli avversari: { $have }, ne servono { $need }

# plain; number $have
companion-award-4 = almeno 10 invenzioni: { $have }

# plain; number $have
companion-award-5 = almeno 2 invenzioni dell’era 5: { $have }

# plain; number $have
companion-award-6 = PI da almeno 6 tessere Ricchezza: { $have }

# plain; number $have
companion-award-7 = tutte le 7 tessere Progresso di un tipo: { $have }

# plain; number $have
companion-award-8 = tutte le 7 regioni hanno un’idea o un’invenzione: { $have }

# plain; number $have
companion-award-9 = tutte le carte sul tabellone che hai presentato sono invenzioni; ancora idee: { $have }

# plain; number $have
companion-award-10 = tutti i tuoi cittadini sono in gioco; rimasti nella riserva: { $have }

# plain; word $met
companion-award-11 =
    { $met ->
        [yes] tutti gli spazi della tua mappa del progresso sono pieni: sì
       *[no] tutti gli spazi della tua mappa del progresso sono pieni: no
    }

# plain; number $have
companion-award-12 = influenza di almeno 8: { $have }

# Honor points.
# plain; word $met; number $honor
companion-honor =
    { $met ->
        [yes] sì: { $honor } PO
       *[no] no: { $honor } PO
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
companion-level-artificial-intelligence = con intelligenza artificiale

# plain
companion-level-genius = geniale

# plain
companion-level-alien = aliena

# The head of the page to keep.
# plain; text $difficulty
companion-report = Inventions: l’evoluzione delle idee, partita in solitario, difficoltà: { $difficulty }

# plain
companion-report-awards = premi

# plain
companion-report-log = la partita

## In the terminal.

# plain; text $difficulty $help; word $draws
companion-begins =
    { $draws ->
        [program] il compagno per una partita in solitario, difficoltà: { $difficulty }. Le carte di Efesto le pesca il programma; «{ $help }» aiuta.
       *[person] il compagno per una partita in solitario, difficoltà: { $difficulty }. Le carte di Efesto le peschi tu dal mazzo vero; «{ $help }» aiuta.
    }

# plain; text $file; number $count
companion-resumed = la partita di { $file } continua dopo { $count } risposte

# plain; text $file $command
companion-saves = ogni risposta è salvata in { $file }; per continuare: { $command }

# plain; text $save
companion-unsaved = questa partita non è salvata: «{ $save }» con un file dopo la salva da lì in poi

# plain; text $file $reason
companion-not-saved = non si può scrivere { $file }: { $reason }

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
companion-not-corrected = nulla è corretto. In «{ $key }»: { $what }

# plain
companion-not-now = prima del primo round e dopo l’ultimo non c’è nulla da correggere: annulla invece

# plain; text $example
companion-correctable = scrivi che cosa correggere e perché, per esempio «{ $example }». I campi come sono ora:

# plain; text $said; number $count
companion-no-number =
    { $count ->
        [1] «{ $said }» non è una risposta: c’è solo il numero 1
       *[other] «{ $said }» non è una risposta: i numeri vanno da 1 a { $count }
    }

# plain; text $said $help
companion-no-answer = «{ $said }» qui non è una risposta: scrivi il suo numero; «{ $help }» aiuta

# plain; text $said
companion-too-late = la partita è finita: «{ $said }» arriva troppo tardi

# plain; text $command $help
companion-needs-word = dopo «{ $command }» serve ancora qualcosa: vedi «{ $help }»

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
companion-help = Rispondi con il numero di una risposta. Inoltre:

# plain
companion-help-undo = annulla l’ultima risposta, quante volte vuoi

# plain
companion-help-redo = ripeti la risposta annullata

# plain
companion-help-correct = correggi un campo; da solo: mostra tutti i campi

# plain
companion-help-table = mostra il tavolo

# plain
companion-help-score = mostra i punti

# plain
companion-help-save = salva in un file, ora e dopo ogni risposta

# plain
companion-help-help = questo aiuto

# plain
companion-help-quit = smetti; ciò che è salvato si può continuare

## The form for a box profile.

# plain; text $undo
companion-form-begins = ciò che è stampato sulla tua scatola si chiede una volta e si conserva in un file. «{ $undo }» torna alla domanda precedente.

# plain
companion-form-name = Un nome

# plain
companion-form-name-why = come chiami questa scatola?

# plain
companion-form-ring = Le due colonne di traguardi

# plain
companion-form-ring-why = Efesto li percorre in senso antiorario. Da che parte sta il Sapere Comune?

# plain
companion-form-ring-left = a sinistra degli spazi privati

# plain
companion-form-ring-right = alla loro destra

# plain
companion-form-ring-other = in altro modo, come dice il testo del profilo

# plain
companion-form-forums = I cinque fori dell’assemblea

# plain
companion-form-forums-why = Quali due azioni stanno nello stesso foro? Negli esempi del libro presentare, innovare e ottenere influenza sono in tre fori diversi.

# plain; text $action
companion-form-ask-forums = quale azione è nello stesso foro di «{ $action }»?

# plain; number $number
companion-form-forum = Foro { $number }

# plain
companion-form-influence = Gli spazi influenza delle regioni

# plain
companion-form-influence-why = I numeri stampati da sinistra, separati da spazi: 6 4 2

# plain; number $region
companion-form-ask-influence = regione { $region }: i valori dei suoi spazi influenza da sinistra, separati da spazi, per esempio: 6 4 2

# plain
companion-form-cards = Le cinque carte di Efesto

# plain
companion-form-cards-why = Le righe dall’alto; * è il simbolo di azione concatenata. Una carta lasciata vuota la dirai quando la peschi la prima volta.

# plain; number $card
companion-form-ask-cards = carta { $card } di Efesto: i numeri delle sue azioni dall’alto, con * accanto al simbolo di azione concatenata, per esempio: 4 1 3* 5*. Una riga vuota salta la carta: la dirai quando la peschi.

# plain; number $card
companion-form-card = Carta { $card }

# plain
companion-form-spaces = Posti per diplomatici

# plain
companion-form-spaces-why = Quanti diplomatici stanno su ogni traguardo, compreso quello del proprietario. Vuoto vale 3.

# plain
companion-form-ask-spaces = posti per diplomatici dove non sono 3: il numero del traguardo e i posti, per esempio: 6 2. Una riga vuota quando non ce ne sono altri.

# plain
companion-form-track = Il tracciato delle ere

# plain
companion-form-track-why = Gli spazi per i segnalini era da sinistra. Con essi il programma sa chi cambia l’ordine di turno; senza, lo chiede.

# $sign is the letter for a space that changes the turn order.
# plain; number $era; text $sign
companion-form-ask-track = il tracciato delle ere, era { $era }: i suoi spazi per i segnalini era da sinistra, «-» per uno normale e «{ $sign }» per uno che cambia l’ordine, separati da spazi. Una riga vuota per l’era 2 lo tralascia: allora sarà chiesto quando serve.

# plain
companion-form-track-space = uno spazio

# plain
companion-form-track-order = uno spazio che cambia l’ordine

# plain
companion-form-ideas = Nomi delle idee

# plain
companion-form-ideas-why = Se vuoi vedere i nomi delle carte sui pulsanti, scrivili qui. Salva per avere altre righe.

# plain; text $example
companion-form-ask-ideas = nomi delle carte idea, se vuoi vederli, uno per riga: nome, tipo, era e traguardo, come qui: { $example }. Una riga vuota quando non ce ne sono altri.

# plain
companion-form-idea-name = Nome sulla carta

# plain
companion-form-idea-about = Tipo

# plain
companion-form-idea-era = Era

# plain
companion-form-idea-milestone = Traguardo necessario per inventare

# plain; text $one $other
companion-form-warning = «{ $one }» e «{ $other }» qui sono nello stesso foro, ma non negli esempi del libro: controlla di nuovo

# plain; text $file $command
companion-form-saved = il profilo è in { $file }; per giocarci: { $command }

# plain; text $file
companion-form-incomplete = il profilo non è completo: { $file } non è scritto

## Why a correction or a box profile is refused: behind a colon.

# plain
companion-wrong-unknown-key = questo campo non esiste

# plain
companion-wrong-missing = manca

# plain; text $expected $got
companion-wrong-expected = qui serve: { $expected }; c’è scritto: { $got }

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
companion-expected-two-actions = due azioni per ogni foro

# plain
companion-expected-five-forums = cinque fori

# plain
companion-expected-rows = almeno una riga

# plain
companion-expected-owners = tutti e quattro i proprietari, ciascuno una volta

# plain
companion-expected-order = tutti e tre i giocatori in ordine, ciascuno una volta

# plain
companion-expected-card = nessuna carta, un’idea o un’invenzione

# plain; text $said; word $thing
companion-wrong-no-thing =
    { $thing ->
        [action] «{ $said }» non è un’azione
        [milestone] «{ $said }» non è un traguardo
        [turn] «{ $said }» non è il turno di nessuno né un cambio d’era
        [player] «{ $said }» non è un giocatore
        [owner] «{ $said }» non ha uno spazio proprio
        [side] «{ $said }» non è un lato di una tessera Conoscenza
       *[difficulty] «{ $said }» non è una difficoltà
    }

# $what is what a parser says, in English.
# plain; text $what
companion-wrong-form = il testo non si legge: { $what }

# plain; text $said
companion-wrong-slot = «{ $said }» non è un posto per un traguardo: ogni colonna ha i posti da 1 a 4

# plain; text $action
companion-wrong-mark = «{ $action }» non ha mai il simbolo di azione concatenata

# plain; text $said
companion-wrong-idea = «{ $said }» non è una carta: servono tipo, era e traguardo

# plain; text $milestone; number $era $needs
companion-wrong-later = una carta dell’era { $era } non può richiedere «{ $milestone }», che è dell’era { $needs }

# plain; text $said
companion-wrong-bare = «{ $said }»: manca il traguardo, solo le carte dell’era 1 non ne hanno

# plain; text $said
companion-wrong-too-much = «{ $said }»: le carte dell’era 1 non hanno un traguardo

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
companion-wrong-two-forums = «{ $action }» è in due fori

# plain; text $action
companion-wrong-no-forum = «{ $action }» non è in nessun foro

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
companion-wrong-rising = i valori devono calare da sinistra

# plain
companion-wrong-markers = nel profilo il tracciato delle ere non ha segnalini

# plain
companion-wrong-no-display = la riserva delle idee non è tenuta in questa partita

# plain
companion-wrong-no-track = il tracciato delle ere non è tenuto in questa partita

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
companion-wrong-token-spaces = spazi per gettoni influenza: { $count }

# plain
companion-wrong-no-card = ci sono cittadini ma nessuna carta

# plain
companion-wrong-no-presenter = la carta non ha chi l’ha presentata

# plain
companion-wrong-no-citizen = chi ha presentato la carta non ha cittadini accanto

# plain
companion-wrong-invented-idea = un’idea non ha inventore né innovatore

# plain
companion-wrong-no-inventor = l’invenzione non ha inventore

# plain
companion-wrong-own-invention = nessuno innova ciò che ha inventato

# plain; number $era $rounds
companion-wrong-rounds = round dell’era { $era }: { $rounds }

# plain
companion-wrong-era-not-over = l’era non finisce prima del suo ultimo round

# plain; text $milestone
companion-wrong-not-revealed = «{ $milestone }» in quest’era non è ancora rivelato

# plain
companion-wrong-older-below = i traguardi più antichi stanno sotto i più recenti

# plain
companion-wrong-four-slots = ci sono quattro posti

# plain; text $milestone
companion-wrong-other-deck = «{ $milestone }» non è della pila di quest’era

# plain
companion-wrong-not-on-board = questo traguardo non è sul tabellone

# plain; number $count
companion-wrong-room = posti per diplomatici lì: { $count }

# plain; word $player
companion-wrong-two-markers = due segnalini era: { companion-player }

# plain; word $player; number $era
companion-wrong-other-era = il traguardo dice altro: { companion-player }, era { $era }

# plain
companion-wrong-three-ideas = nella riserva ci sono al massimo tre idee

# plain
companion-wrong-stack = c’è una pila solo accanto a tre idee

# plain; word $player
companion-wrong-two-tokens = due gettoni influenza qui: { companion-player }

# plain; number $all $most
companion-wrong-tokens = i gettoni influenza sarebbero { $all }, ma sono { $most }

# plain; number $all $most
companion-wrong-citizens = i cittadini sarebbero { $all }, ma sono { $most }

# plain; number $all $most
companion-wrong-sages = i saggi sarebbero { $all }, ma sono { $most }

# plain; text $tile
companion-wrong-holders = «{ $tile }» l’avrebbero tutti e tre, ma ce ne sono due

# plain; text $letter; number $all $most
companion-wrong-wealth-tiles = le tessere Ricchezza { $letter } sarebbero { $all }, ma sono { $most }

# plain
companion-wrong-seasons = i pilastri della Stagione sono due

# plain; text $action
companion-wrong-two-pillars = nel foro di «{ $action }» ci sarebbero due pilastri

# plain; number $card
companion-wrong-no-such-card = non c’è la carta { $card }

# plain; number $cards $round
companion-wrong-revealed = per il round { $round } sono rivelate troppe carte: { $cards }

# plain; number $cards $round
companion-wrong-revealed-at-turn = al suo turno nel round { $round } le carte rivelate sono: { $cards }

# plain
companion-wrong-era5 = più invenzioni dell’era 5 che invenzioni
