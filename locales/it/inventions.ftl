# Italian: the solo mode of Inventions. The guide for translators is at the head of the English file.
#
# Terms: Punti Ingegno (PI), traguardo, Sapere Comune, riserva Eureka, pilastro dell’Epoca, pilastro della Stagione, cittadino, tessera
# Progresso, tessera Ricchezza, segnalino azione concatenata, punti onore (PO). The Italian terms are ours.

## Names.

part-solo-of =
    { $player ->
        [chronos] di Crono
        [you] tuo
       *[hephaestus] di Efesto
    }

part-solo-citizens =
    { $citizens ->
        [1] 1 cittadino
       *[other] { $citizens } cittadini
    }

part-solo-shares =
    { $player ->
        [chronos] Crono condivide
        [you] condividi
       *[hephaestus] Efesto condivide
    }

part-solo-yours =
    { $citizens ->
        [1] 1 tuo cittadino
       *[other] { $citizens } tuoi cittadini
    }

# plain; word $player
solo-player =
    { $player ->
        [chronos] Crono
        [you] tu
       *[hephaestus] Efesto
    }

# The color that nobody plays, and its milestone display.
# plain
solo-free = il colore non usato

# plain; word $speciality
solo-speciality =
    { $speciality ->
        [economy] economia
        [culture] cultura
       *[technology] tecnologia
    }

# plain; word $action
solo-action =
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
solo-idea = { $speciality }, era { $era }, «{ $milestone }»

# A card of Era 1 needs no milestone.
# plain; text $speciality; number $era
solo-idea-first = { $speciality }, era { $era }

# An idea with the names of the cards that look so, as somebody has written them into the profile of his box.
# plain; text $names $idea
solo-idea-named = { $names }: { $idea }

# plain; text $speciality; number $number
solo-progress = { $speciality } { $number }

# A row of a card of Hephaestus with the mark for a chained action.
# plain; text $action
solo-row-marked = { $action }*

# plain; word $difficulty
solo-difficulty =
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
solo-question-need = regione { $region }: quanti specialisti richiede la sua tessera Specialisti?

# plain; number $region
solo-question-wealth = regione { $region }: che lettera hanno le sue tessere Ricchezza?

# plain; number $number
solo-question-display = di chi è lo spazio privato numero { $number } per i traguardi, contando dal basso?

# plain; word $player
solo-question-own-milestone =
    { $player ->
        [you] quale traguardo c’è nel tuo spazio privato?
       *[other] quale traguardo c’è nello spazio privato { part-solo-of }?
    }

# plain
solo-question-free-milestone = quale traguardo c’è nello spazio privato del colore non usato?

# plain; number $number
solo-question-eureka-tile = riserva Eureka: quale traguardo c’è al posto { $number }, contando da destra?

# plain; number $region
solo-question-first-idea = regione { $region }: quale idea c’è?

# The idea with the letter B that names an opponent's own milestone.
# plain; word $player
solo-question-first-speciality = di che tipo è l’idea iniziale (lettera B) { part-solo-of }?

# plain
solo-question-claim = ora il tuo turno del round di preparazione: in quale regione prendi un’idea?

## Questions of the game.

# plain; word $player
solo-question-turn = ora tocca a { solo-player }. Hai spostato tutto?

# plain
solo-question-report = il tuo turno: che cosa hai fatto? Una cosa alla volta; il resto non interessa agli avversari.

# plain; number $region
solo-question-citizens = regione { $region }: quanti cittadini hai messo sulla tessera Specialisti?

# plain; number $region
solo-question-presented = regione { $region }: quale idea hai presentato?

# plain
solo-question-revealed = quale carta peschi dalla cima del mazzo di Efesto?

# plain; number $card $row
solo-question-row = carta { $card } di Efesto: che cosa dice la riga { $row }?

# plain
solo-question-rightmost-idea = quale idea è la più a destra nella riserva delle idee?

# plain
solo-question-rightmost-speciality = di che tipo è l’idea più a destra nella riserva delle idee?

# The book names no type here; chance decides.
# plain
solo-question-chance = la riserva delle idee è vuota: tira a sorte. Quale tipo è uscito?

# plain; text $tile
solo-question-holds = hai la tessera Progresso «{ $tile }»?

# plain; number $era
solo-question-era-change = l’era { $era } è finita. Hai spostato tutto?

# plain
solo-question-turn-order = di chi è il segnalino era sullo spazio occupato più a destra che cambia l’ordine di turno?

# plain
solo-question-place = cambi l’ordine di turno: in quale posizione vuoi giocare?

# plain
solo-question-sheet-points = quanti PI hai dopo il punteggio del gioco base?

# plain
solo-question-sheet-inventions = quante invenzioni hai?

# plain
solo-question-sheet-era5 = quante di queste sono dell’era 5?

# plain
solo-question-sheet-wealth = quante delle tue tessere Ricchezza ti hanno dato PI?

# plain
solo-question-sheet-progress = quante tessere Progresso hai del tipo di cui ne hai di più?

# plain
solo-question-sheet-supply = quanti cittadini restano nella tua riserva?

# plain
solo-question-sheet-full = tutti gli spazi della tua mappa del progresso sono pieni?

# plain
solo-question-sheet-influence = qual è la tua influenza?

# What is still missing of an answer that is told step by step.
# plain
solo-narrow-era = di quale era è la carta?

# plain
solo-narrow-milestone = quale traguardo?

# plain
solo-narrow-action = su quale azione?

# plain
solo-narrow-region = in quale regione?

# plain
solo-narrow-space = su quale spazio, contando da sinistra?

# plain
solo-narrow-idea = quale idea?

# Where the answer is any number of a range.
# plain; number $least $most
solo-numbers = un numero da { $least } a { $most }

## Answers: short, as on a button.

# plain; word $player
solo-answer-turn = sì, gioca { solo-player }

# plain
solo-answer-era-change = sì, cambia l’era

# plain; text $action
solo-answer-place = il mio pilastro su «{ $action }»

# plain; number $region
solo-answer-present = ho presentato un’idea nella regione { $region }

# plain; number $region
solo-answer-invent = ho inventato nella regione { $region }

# plain; number $region
solo-answer-innovate = ho innovato nella regione { $region }

# plain; number $region
solo-answer-share = ho condiviso l’invenzione della regione { $region }, con una tessera Aspirazione

# plain; number $region
solo-answer-share-wealth = ho condiviso l’invenzione della regione { $region }, con una tessera Ricchezza

# plain; number $region
solo-answer-sage = ho viaggiato nella regione { $region } e preso il saggio

# plain; number $region
solo-answer-influence = ho messo un gettone influenza nella regione { $region }

# plain; text $milestone
solo-answer-eureka = eureka: ho preso «{ $milestone }»

# plain; number $number
solo-answer-marker = il mio segnalino era sullo spazio { $number }

# plain; text $milestone
solo-answer-send = ho inviato un diplomatico a «{ $milestone }»

# plain; text $milestone
solo-answer-call = ho richiamato il mio diplomatico da «{ $milestone }»

# plain; number $number
solo-answer-take = ho preso l’idea { $number } della riserva, contando da destra

# plain
solo-answer-take-stack = ho preso l’idea in cima alla pila

# plain
solo-answer-end = il mio turno è finito

# Several answers of one kind, of which one is chosen next.
# plain
solo-kind-place = il mio pilastro su un’azione …

# plain
solo-kind-present = ho presentato un’idea …

# plain
solo-kind-invent = ho inventato …

# plain
solo-kind-innovate = ho innovato …

# plain
solo-kind-share = ho condiviso un’invenzione, con una tessera Aspirazione …

# plain
solo-kind-share-wealth = ho condiviso un’invenzione, con una tessera Ricchezza …

# plain
solo-kind-sage = ho viaggiato e preso un saggio …

# plain
solo-kind-influence = ho messo un gettone influenza in una regione …

# plain
solo-kind-eureka = eureka …

# plain
solo-kind-marker = il mio segnalino era su uno spazio …

# plain
solo-kind-send = ho inviato un diplomatico …

# plain
solo-kind-call = ho richiamato un diplomatico …

# plain
solo-kind-take = ho preso un’idea della riserva …

# plain; number $era
solo-era = era { $era }

# plain; number $region
solo-region = regione { $region }

# A card of Hephaestus with its rows from the top.
# plain; number $card; text $rows
solo-answer-card = carta { $card }: { $rows }

# plain
solo-answer-new-card = una carta mai vista finora

# plain
solo-answer-yes = sì

# plain
solo-answer-no = no

# plain
solo-answer-no-idea = nessuna idea

# plain
solo-answer-empty = la riserva è vuota

# plain
solo-answer-nobody = di nessuno

# plain
solo-answer-no-row = non ci sono altre righe

## What happens. For the opponents: what to move, and why.

# plain; word $player; number $region; text $idea
solo-event-replaced = l’idea iniziale { part-solo-of } va nella regione { $region }: rimetti nella scatola l’idea che c’è ({ $idea })

# plain; number $count; text $regions
solo-event-unclaimed =
    { $count ->
        [1] nessuno ha preso l’idea della regione { $regions }: scartala
       *[other] nessuno ha preso le idee delle regioni { $regions }: scartale
    }

# plain; word $player; number $era $round
solo-event-turn =
    { $player ->
        [you] il tuo turno (era { $era }, round { $round })
       *[other] turno { part-solo-of } (era { $era }, round { $round })
    }

# plain; number $card $slot $row
solo-event-revealed = metti la carta { $card } di Efesto nella casella { $slot } della sua plancia: la freccia indica la riga { $row }

# plain; number $row; text $action $why
solo-event-row-passed = la riga { $row }, «{ $action }», si salta: { $why }

# plain; word $player; text $action; number $region
solo-event-chose-region = { solo-player }: «{ $action }» nella regione { $region }

# plain; word $player; text $action $milestone
solo-event-chose-milestone = { solo-player }: «{ $action }», traguardo «{ $milestone }»

# plain; word $player
solo-event-nothing = { solo-player } non può fare nulla: il turno è finito

# plain; number $row $left; text $action
solo-event-chained = Efesto spende un segnalino azione concatenata (ne restano { $left }) e prosegue con la riga { $row }, «{ $action }»

# plain; number $row; text $action $why
solo-event-chain-broken = la catena finisce: la riga { $row }, «{ $action }», è impossibile: { $why }

# plain; word $player $pillar; text $action
solo-event-placed =
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
solo-event-walked =
    { $player ->
        [chronos] sposta il pilastro di Crono sulla mappa nella regione { $region }
       *[hephaestus] sposta la figura di Efesto sulla mappa nella regione { $region }
    }

# plain; number $region; text $why
solo-event-region-passed = nella regione { $region } Crono non ha nulla da fare: { $why }

# plain; word $player; number $region $citizens; text $idea
solo-event-presented =
    { $player ->
        [you] presenti un’idea nella regione { $region }: { $idea }; { part-solo-citizens } sulla tessera Specialisti
       *[other] metti l’idea ({ $idea }) nella regione { $region }, e { part-solo-citizens } { part-solo-of } sulla tessera Specialisti, senza il bonus
    }

# plain; word $player; number $region; text $idea
solo-event-invented =
    { $player ->
        [you] inventi nella regione { $region }: { $idea }
       *[other] metti 1 cittadino { part-solo-of } sullo spazio dell’inventore della regione { $region } e gira la carta ({ $idea })
    }

# plain; word $player; number $region
solo-event-innovated =
    { $player ->
        [you] innovi nella regione { $region }
       *[other] metti 1 cittadino { part-solo-of } sullo spazio dell’innovatore della regione { $region }
    }

# $inventor is a word like $player: where the card goes.
# plain; word $player $inventor; number $region; text $idea
solo-event-shared =
    { $inventor ->
        [you] { part-solo-shares } l’invenzione della regione { $region } ({ $idea }): l’hai inventata tu, prendi la carta
       *[other] { part-solo-shares } l’invenzione della regione { $region } ({ $idea }): la carta va nella pila comune degli avversari
    }

# plain; word $player $from; number $region $citizens
solo-event-settled =
    { $player ->
        [you] { $from ->
            [card] sposta { part-solo-yours } da accanto alla carta nella regione { $region } sulla mappa
           *[supply] metti { part-solo-yours } dalla riserva nella regione { $region } sulla mappa
        }
       *[other] { $from ->
            [card] sposta { part-solo-citizens } { part-solo-of } da accanto alla carta nella regione { $region } sulla mappa
           *[supply] metti { part-solo-citizens } { part-solo-of } dalla riserva nella regione { $region } sulla mappa
        }
    }

# plain; word $player; number $region
solo-event-recalled = riporta nella riserva 1 cittadino { part-solo-of } dalla regione { $region } sulla mappa

# plain; number $points; text $reason
solo-event-bots-scored = fai avanzare il segnapunti di Efesto di { $points } PI: { $reason }

# plain; number $points; text $reason
solo-event-you-scored = guadagni { $points } PI: { $reason }

# plain; number $before $now; text $reason
solo-event-influence = sposta il tuo segnalino influenza da { $before } a { $now }: { $reason }

# plain; text $tile $why
solo-event-progress-passed = tessera Progresso «{ $tile }»: { $why }, quindi il numero seguente

# plain; word $player; text $tile
solo-event-took-progress = metti la tessera Progresso «{ $tile }» nella casella { part-solo-of } della plancia in solitario

# plain; word $player; text $speciality
solo-event-no-progress = per { solo-player } non restano tessere Progresso di { $speciality }

# plain; word $player; number $region; text $letter
solo-event-took-wealth =
    { $player ->
        [you] prendi la tessera Ricchezza { $letter } dalla regione { $region }
       *[other] metti la tessera Ricchezza { $letter } della regione { $region } nella casella { part-solo-of } della plancia in solitario
    }

# plain; word $player; number $region
solo-event-took-sage =
    { $player ->
        [you] prendi il saggio della regione { $region }
       *[other] metti il saggio della regione { $region } sulla plancia di Efesto
    }

# plain; word $side; number $region
solo-event-flipped =
    { $side ->
        [action] gira la tessera Conoscenza della regione { $region }: ora mostra l’azione
       *[points] gira la tessera Conoscenza della regione { $region }: ora mostra i 2 PI
    }

# plain; word $player; number $region $space
solo-event-token-laid =
    { $player ->
        [you] il tuo gettone influenza è nella regione { $region }, sullo spazio { $space } da sinistra
       *[other] metti un gettone influenza { part-solo-of } a faccia in giù nella regione { $region }, sullo spazio { $space } da sinistra
    }

# plain; text $milestone
solo-event-became-common = sposta il traguardo «{ $milestone }» nel Sapere Comune, sopra tutti quelli della sua era e delle precedenti

# plain; text $milestone
solo-event-pushed-out = il Sapere Comune è pieno: scarta il suo traguardo più in basso, «{ $milestone }»; i diplomatici che vi stanno tornano a casa

# plain; word $player; text $milestone
solo-event-took-milestone =
    { $player ->
        [you] prendi «{ $milestone }» dalla riserva Eureka
       *[other] metti «{ $milestone }» dalla riserva Eureka nello spazio privato { part-solo-of }
    }

# plain; text $milestone
solo-event-free-milestone = metti «{ $milestone }» dalla riserva Eureka nello spazio privato del colore non usato

# plain; word $player; number $era
solo-event-marker-put =
    { $player ->
        [you] il tuo segnalino era va nell’era { $era }
       *[other] sposta il segnalino era { part-solo-of } sullo spazio libero più a destra dell’era { $era }, senza il bonus
    }

# plain; word $player; number $era $space
solo-event-marker-put-on =
    { $player ->
        [you] il tuo segnalino era va sullo spazio { $space } dell’era { $era }
       *[other] sposta il segnalino era { part-solo-of } sullo spazio { $space } dell’era { $era }, il più a destra libero, senza il bonus
    }

# plain; word $player; text $milestone
solo-event-diplomat-sent =
    { $player ->
        [you] il tuo cittadino è diplomatico su «{ $milestone }»
       *[other] metti 1 cittadino { part-solo-of } come diplomatico su «{ $milestone }», senza il bonus
    }

# plain; word $player; text $milestone
solo-event-diplomat-called =
    { $player ->
        [you] il tuo diplomatico lascia «{ $milestone }»
       *[other] riporta nella riserva il diplomatico { part-solo-of } da «{ $milestone }»
    }

# plain; word $player; text $idea
solo-event-idea-taken =
    { $player ->
        [you] prendi un’idea dalla riserva: { $idea }
       *[other] prendi l’idea più a destra dalla riserva delle idee: { $idea }
    }

# plain
solo-event-display-filled = fai scorrere la riserva delle idee e riempila

# plain; number $era
solo-event-era-over = l’era { $era } è finita

# plain; text $cards; number $count
solo-event-cards-under =
    { $count ->
        [1] metti la carta usata di Efesto ({ $cards }) sotto il suo mazzo
       *[other] mescola le carte usate di Efesto ({ $cards }) e mettile sotto il suo mazzo
    }

# plain; number $tokens
solo-event-chain-token = sposta il segnalino azione concatenata di Efesto dal tracciato delle ere alla sua plancia: ora ne ha { $tokens }

# plain; text $milestones
solo-event-eureka-filled = la riserva Eureka, da destra: { $milestones }

# plain; text $players
solo-event-order = l’ordine di turno ora è: { $players }

# plain; number $sages
solo-event-season-over =
    { $sages ->
        [0] i pilastri della Stagione tornano, i tuoi specialisti esausti vanno a casa, ogni regione ha di nuovo il suo saggio
       *[other] i pilastri della Stagione tornano, i tuoi specialisti esausti vanno a casa, ogni regione ha di nuovo il suo saggio; saggi restituiti da Efesto: { $sages }
    }

# plain; number $era
solo-event-ideas-discarded = scarta dalla riserva e dalla mano le idee dell’era { $era } e delle precedenti

# plain; number $era
solo-event-era-begins = comincia l’era { $era }

# $fields is what was set, as it was written; $note why.
# plain; text $fields $note
solo-event-corrected = corretto: { $fields } ({ $note })

# plain; text $fields
solo-event-corrected-bare = corretto: { $fields }

# plain
solo-event-over = la partita è finita

## Why something is passed over: behind a colon.

# plain
solo-why-forum-closed = in quel foro c’è già un suo pilastro

# plain
solo-why-no-idea = la riserva delle idee è vuota

# plain
solo-why-no-empty-region = ogni regione ha una carta

# plain
solo-why-no-citizen = nella riserva ci sono troppo pochi cittadini

# plain; text $milestone
solo-why-no-milestone = serve «{ $milestone }», che non è ancora in gioco

# plain
solo-why-nothing-to-invent = nessuna idea può diventare un’invenzione

# plain
solo-why-nothing-to-share = nessuna invenzione ha accanto un suo cittadino

# plain
solo-why-nothing-to-innovate = nessuna invenzione altrui ha libero lo spazio dell’innovatore

# plain
solo-why-no-sage = sulla mappa non ci sono saggi

# plain
solo-why-nobody-to-call = non ha cittadini sulla mappa

# plain
solo-why-no-token = non gli restano gettoni influenza

# plain
solo-why-no-influence-space = nessuna regione ha posto per un suo gettone

# plain
solo-why-no-eureka-tile = la riserva Eureka è vuota

# plain
solo-why-not-later = la riserva Eureka non è di un’era successiva a quella del suo traguardo

# plain
solo-why-no-room = nessun traguardo ha posto per un suo diplomatico

# plain
solo-why-no-diplomat = non ha diplomatici su un traguardo

# plain
solo-why-has-tile = ce l’ha già

# plain
solo-why-used-up = non ne restano

## For what somebody scores: behind a colon.

# plain; number $region
solo-reason-presenter = l’idea presentata nella regione { $region } è condivisa, la sua era per ogni cittadino sulla tessera Specialisti

# plain; number $region
solo-reason-highest-value = il valore di influenza più alto della regione { $region }, anche se coperto

# plain; number $region
solo-reason-covered = il valore di influenza coperto nella regione { $region }

# plain
solo-reason-knowledge-tiles = 2 per ogni tessera Conoscenza rigirata

# plain
solo-reason-sages = 2 per ogni saggio restituito

# plain; text $milestone; number $era
solo-reason-era = l’era di «{ $milestone }» è { $era }

# plain; text $action
solo-reason-visit = un pilastro è arrivato sullo stesso spazio, «{ $action }»

# plain; text $milestone
solo-reason-diplomat = un diplomatico è arrivato su «{ $milestone }», che è di un’era successiva

# plain
solo-reason-era-change = il cambio dell’era

## The table.

# plain; number $era $round; word $player
solo-heading-turn =
    { $player ->
        [you] era { $era }, round { $round }: tocca a te
       *[other] era { $era }, round { $round }: tocca a { solo-player }
    }

# plain; number $era
solo-heading-era = l’era { $era } è finita

# plain
solo-heading-set-up = preparazione

# plain
solo-heading-over = la partita è finita

# The profile of the box that is played with.
# plain; text $name
solo-box = profilo della scatola: { $name }

# A profile that is nobody's box.
# plain
solo-box-ours = senza scatola. Questi valori sono inventati da noi, per provare il programma; non sono quelli di una scatola stampata.

# plain
solo-label-order = ordine di turno

# The way of migration.
# plain
solo-label-way = migrazione

# plain
solo-label-assembly = assemblea

# plain
solo-label-common = Sapere Comune

# plain
solo-label-private = spazi privati

# plain
solo-label-eureka = riserva Eureka

# plain
solo-label-discard = scarti

# plain
solo-label-deck = mazzo

# plain; number $slot
solo-label-slot = casella { $slot }

# plain
solo-label-board = plancia

# plain
solo-label-progress = Progresso

# plain
solo-label-wealth = Ricchezza

# plain
solo-label-left = restano

# What lies in a region.
# plain; word $kind; text $idea
solo-card =
    { $kind ->
        [idea] idea ({ $idea })
       *[invention] invenzione ({ $idea })
    }

# plain
solo-no-card = nessuna carta

# plain; word $player; number $citizens
solo-presenter = presentata da: { solo-player } ({ $citizens })

# plain; word $player
solo-inventor = inventore: { solo-player }

# plain; word $player
solo-innovator = innovatore: { solo-player }

# plain; text $counts
solo-on-map = sulla mappa: { $counts }

# The influence spaces from the left with their values, and whose tokens lie there.
# plain; text $spaces
solo-influence = influenza: { $spaces }

# plain; word $player; number $count
solo-count = { solo-player } { $count }

# plain
solo-sage = saggio

# plain; word $side
solo-side =
    { $side ->
        [action] tessera Conoscenza: azione
       *[points] tessera Conoscenza: 2 PI
    }

# plain; text $letters
solo-wealth = Ricchezza { $letters }

# plain; number $need
solo-need = specialisti richiesti: { $need }

# plain; word $player $pillar
solo-pillar =
    { $pillar ->
        [epoch] { solo-player }, Epoca
       *[season] { solo-player }, Stagione
    }

# A milestone with its era and the diplomats on it.
# plain; text $milestone $players; number $era
solo-milestone-with = { $milestone } (era { $era }), diplomatici: { $players }

# plain; text $milestone; number $era
solo-milestone = { $milestone } (era { $era })

# plain; text $owner $milestone
solo-private = { $owner } – { $milestone }

# Cards in an order that nobody knows.
# plain; text $cards
solo-shuffled = { $cards } in qualsiasi ordine

# plain; number $count
solo-chain-tokens =
    { $count ->
        [1] 1 segnalino azione concatenata
       *[other] { $count } segnalini azione concatenata
    }

# plain; number $count
solo-sages =
    { $count ->
        [1] 1 saggio
       *[other] { $count } saggi
    }

# plain; number $count
solo-tokens =
    { $count ->
        [1] 1 gettone influenza
       *[other] { $count } gettoni influenza
    }

# plain; number $count
solo-supply =
    { $count ->
        [1] 1 cittadino nella riserva
       *[other] { $count } cittadini nella riserva
    }

# plain; number $count
solo-your-influence = influenza { $count }

# plain; number $points
solo-your-points = { $points } PI, per quanto dicono i turni degli avversari e le tue risposte

## Points and the end.

# plain
solo-score-bots = Crono ed Efesto

# plain
solo-score-you = tu

# plain
solo-score-track = PI sul tracciato

# plain; number $count $value
solo-score-inventions = invenzioni: { $count } a { $value }

# plain; number $count $value
solo-score-progress = tessere Progresso: { $count } a { $value }

# plain; number $count $value
solo-score-wealth = tessere Ricchezza: { $count } a { $value }

# plain
solo-score-total = insieme

# plain
solo-score-yours = PI dopo il punteggio del gioco base

# plain; word $met; number $you $bots
solo-goal-1 =
    { $met ->
        [yes] modo 1: vinci, { $you } PI a { $bots }: più dei due avversari insieme
       *[no] modo 1: non vinci, { $you } PI a { $bots }: ne servono più dei due avversari insieme
    }

# plain; word $met; number $count
solo-goal-2 =
    { $met ->
        [yes] modo 2: vinci con { $count } premi su 12; ne bastano 8
       *[no] modo 2: non vinci con { $count } premi su 12: ne servono 8
    }

# $have is what there is; the awards by their numbers.
# plain; number $have $need
solo-award-1 = hai più PI degli avversari: { $have }, ne servono { $need }

# plain; number $have $need
solo-award-2 = ancora di più dopo aver condiviso tutte le invenzioni sul tabellone presentate dagli avversari: { $have }, ne servono { $need }

# plain; number $have $need
solo-award-3 = almeno 20 PI più degli avversari: { $have }, ne servono { $need }

# plain; number $have
solo-award-4 = almeno 10 invenzioni: { $have }

# plain; number $have
solo-award-5 = almeno 2 invenzioni dell’era 5: { $have }

# plain; number $have
solo-award-6 = PI da almeno 6 tessere Ricchezza: { $have }

# plain; number $have
solo-award-7 = tutte le 7 tessere Progresso di un tipo: { $have }

# plain; number $have
solo-award-8 = tutte le 7 regioni hanno un’idea o un’invenzione: { $have }

# plain; number $have
solo-award-9 = tutte le carte sul tabellone che hai presentato sono invenzioni; ancora idee: { $have }

# plain; number $have
solo-award-10 = tutti i tuoi cittadini sono in gioco; rimasti nella riserva: { $have }

# plain; word $met
solo-award-11 =
    { $met ->
        [yes] tutti gli spazi della tua mappa del progresso sono pieni: sì
       *[no] tutti gli spazi della tua mappa del progresso sono pieni: no
    }

# plain; number $have
solo-award-12 = influenza di almeno 8: { $have }

# Honor points.
# plain; word $met; number $honor
solo-honor =
    { $met ->
        [yes] sì: { $honor } PO
       *[no] no: { $honor } PO
    }

# plain; number $honor; text $level
solo-level = { $honor } punti onore su 16. Il livello della tua società: { $level }

# plain
solo-level-none = nessuno

# plain
solo-level-neanderthal = neandertaliana

# plain
solo-level-medieval = medievale

# plain
solo-level-advanced = tecnologicamente avanzata

# plain
solo-level-artificial-intelligence = con intelligenza artificiale

# plain
solo-level-genius = geniale

# plain
solo-level-alien = aliena

# The head of the page to keep.
# plain; text $difficulty
solo-report = Inventions: l’evoluzione delle idee, partita in solitario, difficoltà: { $difficulty }

# plain
solo-report-awards = premi

# plain
solo-report-log = la partita

## In the terminal.

# plain; text $difficulty $help; word $draws
solo-begins =
    { $draws ->
        [program] il compagno per una partita in solitario, difficoltà: { $difficulty }. Le carte di Efesto le pesca il programma; «{ $help }» aiuta.
       *[person] il compagno per una partita in solitario, difficoltà: { $difficulty }. Le carte di Efesto le peschi tu dal mazzo vero; «{ $help }» aiuta.
    }

# plain; text $file; number $count
solo-resumed = la partita di { $file } continua dopo { $count } risposte

# plain; text $file $command
solo-saves = ogni risposta è salvata in { $file }; per continuare: { $command }

# plain; text $save
solo-unsaved = questa partita non è salvata: «{ $save }» con un file dopo la salva da lì in poi

# plain; text $file $reason
solo-not-saved = non si può scrivere { $file }: { $reason }

# plain
solo-undone = risposta annullata

# plain
solo-nothing-undone = non c’è nulla da annullare

# plain
solo-redone = risposta ripetuta

# plain
solo-nothing-redone = non c’è nulla da ripetere

# $key is the field, $what is from solo-wrong-….
# plain; text $key $what
solo-not-corrected = nulla è corretto. In «{ $key }»: { $what }

# plain
solo-not-now = prima del primo round e dopo l’ultimo non c’è nulla da correggere: annulla invece

# plain; text $example
solo-correctable = scrivi che cosa correggere e perché, per esempio «{ $example }». I campi come sono ora:

# plain; text $said; number $count
solo-no-number =
    { $count ->
        [1] «{ $said }» non è una risposta: c’è solo il numero 1
       *[other] «{ $said }» non è una risposta: i numeri vanno da 1 a { $count }
    }

# plain; text $said $help
solo-no-answer = «{ $said }» qui non è una risposta: scrivi il suo numero; «{ $help }» aiuta

# plain; text $said
solo-too-late = la partita è finita: «{ $said }» arriva troppo tardi

# plain; text $command $help
solo-needs-word = dopo «{ $command }» serve ancora qualcosa: vedi «{ $help }»

# plain; text $file
solo-reported = la pagina da conservare è in { $file }

# Commands are single words; the English ones are always understood too.
# plain
solo-command-undo = annulla

# plain
solo-command-redo = ripeti

# plain
solo-command-correct = correggi

# What stands for fields and their values.
# plain
solo-command-correct-what = CAMPO = VALORE # PERCHÉ

# plain
solo-command-table = tavolo

# plain
solo-command-score = punti

# plain
solo-command-save = salva

# What stands for the name of a file.
# plain
solo-command-save-file = FILE

# plain
solo-command-help = aiuto

# plain
solo-command-quit = esci

# plain
solo-help = Rispondi con il numero di una risposta. Inoltre:

# plain
solo-help-undo = annulla l’ultima risposta, quante volte vuoi

# plain
solo-help-redo = ripeti la risposta annullata

# plain
solo-help-correct = correggi un campo; da solo: mostra tutti i campi

# plain
solo-help-table = mostra il tavolo

# plain
solo-help-score = mostra i punti

# plain
solo-help-save = salva in un file, ora e dopo ogni risposta

# plain
solo-help-help = questo aiuto

# plain
solo-help-quit = smetti; ciò che è salvato si può continuare

## The form for a box profile.

# plain; text $undo
solo-form-begins = ciò che è stampato sulla tua scatola si chiede una volta e si conserva in un file. «{ $undo }» torna alla domanda precedente.

# plain
solo-form-name = Un nome

# plain
solo-form-name-why = come chiami questa scatola?

# plain
solo-form-ring = Le due colonne di traguardi

# plain
solo-form-ring-why = Efesto li percorre in senso antiorario. Da che parte sta il Sapere Comune?

# plain
solo-form-ring-left = a sinistra degli spazi privati

# plain
solo-form-ring-right = alla loro destra

# plain
solo-form-ring-other = in altro modo, come dice il testo del profilo

# plain
solo-form-forums = I cinque fori dell’assemblea

# plain
solo-form-forums-why = Quali due azioni stanno nello stesso foro? Negli esempi del libro presentare, innovare e ottenere influenza sono in tre fori diversi.

# plain; text $action
solo-form-ask-forums = quale azione è nello stesso foro di «{ $action }»?

# plain; number $number
solo-form-forum = Foro { $number }

# plain
solo-form-influence = Gli spazi influenza delle regioni

# plain
solo-form-influence-why = I numeri stampati da sinistra, separati da spazi: 6 4 2

# plain; number $region
solo-form-ask-influence = regione { $region }: i valori dei suoi spazi influenza da sinistra, separati da spazi, per esempio: 6 4 2

# plain
solo-form-cards = Le cinque carte di Efesto

# plain
solo-form-cards-why = Le righe dall’alto; * è il simbolo di azione concatenata. Una carta lasciata vuota la dirai quando la peschi la prima volta.

# plain; number $card
solo-form-ask-cards = carta { $card } di Efesto: i numeri delle sue azioni dall’alto, con * accanto al simbolo di azione concatenata, per esempio: 4 1 3* 5*. Una riga vuota salta la carta: la dirai quando la peschi.

# plain; number $card
solo-form-card = Carta { $card }

# plain
solo-form-spaces = Posti per diplomatici

# plain
solo-form-spaces-why = Quanti diplomatici stanno su ogni traguardo, compreso quello del proprietario. Vuoto vale 3.

# plain
solo-form-ask-spaces = posti per diplomatici dove non sono 3: il numero del traguardo e i posti, per esempio: 6 2. Una riga vuota quando non ce ne sono altri.

# plain
solo-form-track = Il tracciato delle ere

# plain
solo-form-track-why = Gli spazi per i segnalini era da sinistra. Con essi il programma sa chi cambia l’ordine di turno; senza, lo chiede.

# $sign is the letter for a space that changes the turn order.
# plain; number $era; text $sign
solo-form-ask-track = il tracciato delle ere, era { $era }: i suoi spazi per i segnalini era da sinistra, «-» per uno normale e «{ $sign }» per uno che cambia l’ordine, separati da spazi. Una riga vuota per l’era 2 lo tralascia: allora sarà chiesto quando serve.

# plain
solo-form-track-space = uno spazio

# plain
solo-form-track-order = uno spazio che cambia l’ordine

# plain
solo-form-ideas = Nomi delle idee

# plain
solo-form-ideas-why = Se vuoi vedere i nomi delle carte sui pulsanti, scrivili qui. Salva per avere altre righe.

# plain; text $example
solo-form-ask-ideas = nomi delle carte idea, se vuoi vederli, uno per riga: nome, tipo, era e traguardo, come qui: { $example }. Una riga vuota quando non ce ne sono altri.

# plain
solo-form-idea-name = Nome sulla carta

# plain
solo-form-idea-about = Tipo

# plain
solo-form-idea-era = Era

# plain
solo-form-idea-milestone = Traguardo necessario per inventare

# plain; text $one $other
solo-form-warning = «{ $one }» e «{ $other }» qui sono nello stesso foro, ma non negli esempi del libro: controlla di nuovo

# plain; text $file $command
solo-form-saved = il profilo è in { $file }; per giocarci: { $command }

# plain; text $file
solo-form-incomplete = il profilo non è completo: { $file } non è scritto

## Why a correction or a box profile is refused: behind a colon.

# plain
solo-wrong-unknown-key = questo campo non esiste

# plain
solo-wrong-missing = manca

# plain; text $expected $got
solo-wrong-expected = qui serve: { $expected }; c’è scritto: { $got }

# plain
solo-expected-text = un testo tra virgolette

# plain
solo-expected-truth = sì o no

# plain; number $least $most
solo-expected-number = un numero da { $least } a { $most }

# plain
solo-expected-list = un elenco

# plain
solo-expected-table = una tabella

# plain
solo-expected-two-actions = due azioni per ogni foro

# plain
solo-expected-five-forums = cinque fori

# plain
solo-expected-rows = almeno una riga

# plain
solo-expected-owners = tutti e quattro i proprietari, ciascuno una volta

# plain
solo-expected-order = tutti e tre i giocatori in ordine, ciascuno una volta

# plain
solo-expected-card = nessuna carta, un’idea o un’invenzione

# plain; text $said; word $thing
solo-wrong-no-thing =
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
solo-wrong-form = il testo non si legge: { $what }

# plain; text $said
solo-wrong-slot = «{ $said }» non è un posto per un traguardo: ogni colonna ha i posti da 1 a 4

# plain; text $action
solo-wrong-mark = «{ $action }» non ha mai il simbolo di azione concatenata

# plain; text $said
solo-wrong-idea = «{ $said }» non è una carta: servono tipo, era e traguardo

# plain; text $milestone; number $era $needs
solo-wrong-later = una carta dell’era { $era } non può richiedere «{ $milestone }», che è dell’era { $needs }

# plain; text $said
solo-wrong-bare = «{ $said }»: manca il traguardo, solo le carte dell’era 1 non ne hanno

# plain; text $said
solo-wrong-too-much = «{ $said }»: le carte dell’era 1 non hanno un traguardo

# plain; text $said
solo-wrong-progress = «{ $said }» non è una tessera Progresso: servono un tipo e un numero da 1 a 7

# plain; text $said
solo-wrong-space = «{ $said }» non è uno spazio del tracciato delle ere

# plain; text $said; number $count
solo-wrong-setting = non c’è l’impostazione «{ $said }»: sono numerate da 1 a { $count }

# plain; text $name $said $readings
solo-wrong-reading = { $name } non può essere «{ $said }»; può essere: { $readings }

# plain
solo-wrong-no-field = non è indicato nessun campo

# plain
solo-wrong-not-now = prima del primo round e dopo l’ultimo non c’è niente da correggere

# plain; text $action
solo-wrong-two-forums = «{ $action }» è in due fori

# plain; text $action
solo-wrong-no-forum = «{ $action }» non è in nessun foro

# plain; word $column; number $number
solo-wrong-no-slot =
    { $column ->
        [private] manca il posto { $number } degli spazi privati
       *[common] manca il posto { $number } del Sapere Comune
    }

# plain
solo-wrong-slot-twice = un posto è indicato due volte

# plain; number $region
solo-wrong-no-region = manca la regione { $region }

# plain; number $era
solo-wrong-no-era = manca l’era { $era }

# plain
solo-wrong-rising = i valori devono calare da sinistra

# plain
solo-wrong-markers = nel profilo il tracciato delle ere non ha segnalini

# plain
solo-wrong-no-display = la riserva delle idee non è tenuta in questa partita

# plain
solo-wrong-no-track = il tracciato delle ere non è tenuto in questa partita

# plain; text $said
solo-wrong-first-era = «{ $said }»: non ci sono idee dell’era 1

# plain
solo-wrong-first-era-idea = non ci sono idee dell’era 1, solo invenzioni

# plain; text $what
solo-wrong-twice = «{ $what }» c’è due volte

# plain; number $card
solo-wrong-card-twice = la carta { $card } c’è due volte

# plain; text $said
solo-wrong-no-letter = «{ $said }» non è una tessera Ricchezza: vanno da A a G

# plain; number $count
solo-wrong-token-spaces = spazi per gettoni influenza: { $count }

# plain
solo-wrong-no-card = ci sono cittadini ma nessuna carta

# plain
solo-wrong-no-presenter = la carta non ha chi l’ha presentata

# plain
solo-wrong-no-citizen = chi ha presentato la carta non ha cittadini accanto

# plain
solo-wrong-invented-idea = un’idea non ha inventore né innovatore

# plain
solo-wrong-no-inventor = l’invenzione non ha inventore

# plain
solo-wrong-own-invention = nessuno innova ciò che ha inventato

# plain; number $era $rounds
solo-wrong-rounds = round dell’era { $era }: { $rounds }

# plain
solo-wrong-era-not-over = l’era non finisce prima del suo ultimo round

# plain; text $milestone
solo-wrong-not-revealed = «{ $milestone }» in quest’era non è ancora rivelato

# plain
solo-wrong-older-below = i traguardi più antichi stanno sotto i più recenti

# plain
solo-wrong-four-slots = ci sono quattro posti

# plain; text $milestone
solo-wrong-other-deck = «{ $milestone }» non è della pila di quest’era

# plain
solo-wrong-not-on-board = questo traguardo non è sul tabellone

# plain; number $count
solo-wrong-room = posti per diplomatici lì: { $count }

# plain; word $player
solo-wrong-two-markers = due segnalini era: { solo-player }

# plain; word $player; number $era
solo-wrong-other-era = il traguardo dice altro: { solo-player }, era { $era }

# plain
solo-wrong-three-ideas = nella riserva ci sono al massimo tre idee

# plain
solo-wrong-stack = c’è una pila solo accanto a tre idee

# plain; word $player
solo-wrong-two-tokens = due gettoni influenza qui: { solo-player }

# plain; number $all $most
solo-wrong-tokens = i gettoni influenza sarebbero { $all }, ma sono { $most }

# plain; number $all $most
solo-wrong-citizens = i cittadini sarebbero { $all }, ma sono { $most }

# plain; number $all $most
solo-wrong-sages = i saggi sarebbero { $all }, ma sono { $most }

# plain; text $tile
solo-wrong-holders = «{ $tile }» l’avrebbero tutti e tre, ma ce ne sono due

# plain; text $letter; number $all $most
solo-wrong-wealth-tiles = le tessere Ricchezza { $letter } sarebbero { $all }, ma sono { $most }

# plain
solo-wrong-seasons = i pilastri della Stagione sono due

# plain; text $action
solo-wrong-two-pillars = nel foro di «{ $action }» ci sarebbero due pilastri

# plain; number $card
solo-wrong-no-such-card = non c’è la carta { $card }

# plain; number $cards $round
solo-wrong-revealed = per il round { $round } sono rivelate troppe carte: { $cards }

# plain; number $cards $round
solo-wrong-revealed-at-turn = al suo turno nel round { $round } le carte rivelate sono: { $cards }

# plain
solo-wrong-era5 = più invenzioni dell’era 5 che invenzioni
