# The coach of the first game. The guide for translators is at the head of the English file.

# plain
coach-title = Allenatore

# plain
coach-end = Gioca senza allenatore

# plain
coach-begin = Gioca di nuovo con l’allenatore

## The goal.

# plain; number $need $have
coach-goal = obiettivo: { $need } Dominazioni. Tu: { $have }

# plain; phrase $names; number $have
coach-goal-of = { $names }: { $have }

# plain; number $value $points $have; word $top
coach-next =
    { $top ->
        [yes] la prossima, Periodo { $value }: servono { $points } punti Influenza (ne hai { $have }) e una Carta Attiva di valore { $value } o superiore (ce l’hai).
       *[no] la prossima, Periodo { $value }: servono { $points } punti Influenza (ne hai { $have }) e una Carta Attiva di valore { $value } o superiore (ti manca).
    }

# plain; number $value $points
coach-next-ready = puoi dominare il Periodo { $value }: hai i { $points } punti Influenza e una Carta Attiva di valore { $value } o superiore.

# plain
coach-next-none = non restano Periodi da dominare, soltanto Campi.

## The advice.

# plain; text $answer
coach-wins = { $answer }: così vinci la partita!

# plain; text $answer; number $value $points $have $need
coach-claim = { $answer }: hai i { $points } punti Influenza e la Carta Attiva di valore { $value } che servono. Non si spende nulla, e sarà la numero { $have } delle { $need } Dominazioni che fanno vincere.

part-coach-gain =
    { $gain ->
        [achievement] può darti una Dominazione
        [points] può darti punti Influenza per una Dominazione
        [taken] può darti carte di altri giocatori
        [cards] può darti carte
        [splay] può scalare un mazzo e mostrare più risorse
        [placed] può mettere subito una carta nella tua Zona
        [icons] può darti più risorse
        [lost] può far perdere carte agli altri
       *[unsure] i suoi Dogmi possono esserti utili
    }

# plain; text $answer $icon; phrase $names; number $count; word $gain
coach-demand =
    { $count ->
        [1] { $answer }: { $names } ha meno { $icon } di te e deve obbedire; { part-coach-gain }.
       *[other] { $answer }: { $names } hanno meno { $icon } di te e devono obbedire; { part-coach-gain }.
    }

# plain; text $answer $icon; word $gain
coach-alone = { $answer }: { part-coach-gain }, e nessun altro ne trae beneficio, perché nessuno ha tante { $icon } quante te.

# plain; text $answer $icon; phrase $names; number $count; word $gain
coach-shared =
    { $count ->
        [1] { $answer }: { part-coach-gain }. { $names } ha almeno altrettante { $icon } e ne trae beneficio; se cambia qualcosa, in cambio peschi una carta.
       *[other] { $answer }: { part-coach-gain }. { $names } hanno almeno altrettante { $icon } e ne traggono beneficio; se cambia qualcosa, in cambio peschi una carta.
    }

# plain; text $answer $special
coach-claims = { $answer }: così domini subito il Campo { $special }.

# plain; text $answer $special; number $have $need
coach-nears = { $answer }: per il Campo { $special } manca poco: { $have } su { $need }, e non richiede un’Azione.

# plain; text $answer; number $value
coach-opens = { $answer }: hai i punti per il Periodo { $value }, e questa è la Carta Attiva che ti manca.

# plain; text $answer $icon; phrase $names; number $number $count
coach-leads =
    { $count ->
        [1] { $answer }: avrai { $number } { $icon }, più di { $names }, che non potrà trarre beneficio dai tuoi Dogmi con { $icon } e dovrà obbedire a quelli di Supremazia.
       *[other] { $answer }: avrai { $number } { $icon }, più di { $names }, che non potranno trarre beneficio dai tuoi Dogmi con { $icon } e dovranno obbedire a quelli di Supremazia.
    }

# plain; text $answer $icon; phrase $player $card; number $number
coach-shields = { $answer }: con { $number } { $icon } ne hai almeno quante { $player }, e la carta { $card } non può più esigere nulla da te.

# plain; text $answer; number $value
coach-higher = { $answer }: diventa la tua Carta Attiva più alta, e da allora peschi carte di valore { $value }.

# plain; text $answer $icon; number $number
coach-board = { $answer }: avrai { $number } { $icon }, e potrai usare i suoi Dogmi nelle prossime Azioni.

# plain; text $answer; number $value
coach-draw-empty = { $answer }: la tua Mano è vuota, e una carta di valore { $value } si potrà giocare.

# plain; text $answer; number $value
coach-draw = { $answer }: per ora non c’è niente di meglio. Sarà una carta di valore { $value }.

# plain; text $answer $icon; number $number
coach-open = { $answer }: mostra { $number } { $icon }. Con molte risorse di un tipo trai beneficio dai Dogmi degli altri, e gli altri non dai tuoi.

# plain; text $answer
coach-give-lowest = { $answer }: fra le carte che puoi scegliere, di solito la più bassa è quella che manca meno.

# plain; text $answer
coach-give = { $answer }: fra le carte che puoi scegliere, questa probabilmente ti serve meno.

# plain; text $answer; number $points
coach-score =
    { $points ->
        [1] { $answer }: nella tua Influenza vale 1 punto, e i punti portano alle Dominazioni.
       *[other] { $answer }: nella tua Influenza vale { $points } punti, e i punti portano alle Dominazioni.
    }

# plain; text $answer
coach-tuck = { $answer }: va sotto il mazzo, la Carta Attiva resta la stessa, e se il mazzo viene scalato ne mostrerà le risorse.

# plain; text $answer; phrase $player
coach-take = { $answer }: { $player } perde la carta, e la ottieni tu.

# plain; text $answer; number $number
coach-splay = { $answer }: un mazzo scalato mostra anche risorse delle carte sotto, qui { $number } in più.

# plain; text $answer
coach-splay-later = { $answer }: un mazzo scalato mostra anche risorse delle carte sotto, e più carte ci sono, più risorse contano.

# plain; text $answer; word $gain
coach-brings = { $answer }: { part-coach-gain }.

# plain; text $answer
coach-decline = { $answer }: questa volta probabilmente costerebbe più di quanto rende.

# plain; number $value
coach-junks = può anche cestinare la Dominazione del Periodo { $value }: allora nessuno potrebbe più ottenerla.

# plain; text $answer
coach-best = { $answer }: niente di particolare parla per una risposta; questa promette un po’ più delle altre.

## Explanations.

# plain
coach-topic-opening = La carta con cui inizi sta a faccia in su davanti a te: le sue risorse contano e i suoi Dogmi si possono usare. L’altra resta in Mano. Inizia chi ha la carta che viene prima in ordine alfabetico.

# plain
coach-topic-actions = Le Azioni sono quattro: pescare una carta; giocare una carta, cioè metterla dalla Mano davanti a te; attivare, cioè usare i Dogmi di una Carta Attiva; dominare. In un turno ne hai due, ma chi inizia ne ha una sola nel primo turno.

# plain
coach-topic-icons = Le risorse sono la tua forza: contano quelle che si vedono nella Zona. Confronta le risorse richieste di una carta: se ne hai almeno quante chi la attiva, trai beneficio dai suoi Dogmi; se ne hai meno, obbedisci a quelli di Supremazia.

# plain
coach-topic-achieve = Per dominare servono cinque punti Influenza per ogni Periodo e una Carta Attiva di quel valore o superiore. Costa un’Azione e nient’altro.

# plain
coach-topic-demand = Un Dogma di Supremazia («Esigo…») colpisce ogni avversario che ha meno risorse richieste del giocatore che attiva la carta: deve obbedire.

# plain
coach-topic-sharing = Cooperazione: chi ha almeno tante risorse richieste quante il giocatore che attiva la carta esegue anche lui i Dogmi, e per primo; non quelli di Supremazia. In cambio chi l’ha attivata pesca una carta.

# plain
coach-topic-dogma = Attivare una carta vuol dire eseguirne i Dogmi dall’alto in basso. La risorsa accanto al nome decide chi vi partecipa.

# plain
coach-topic-meld = La carta giocata va in cima al mazzo del suo colore: le sue risorse contano, quelle della carta sotto non più.

# plain
coach-topic-draw = Si pesca una carta alta quanto la propria Carta Attiva più alta. Così le carte alte portano a carte ancora più alte.

# plain
coach-topic-splay = In un mazzo scalato le carte sotto mostrano alcune delle loro risorse, e queste contano.

# plain
coach-topic-score = Le carte capitalizzate stanno a faccia in giù e danno tanti punti Influenza quanto valgono. I punti non si spendono: servono per dominare.

# plain
coach-topic-special = I Campi non richiedono Azioni: li ottiene chi soddisfa per primo la condizione, e contano come le altre Dominazioni.

## What has happened.

# plain; phrase $card
coach-did-dogma = hai attivato { $card_acc }.

# plain; number $value $have $need
coach-did-achieve = hai dominato il Periodo { $value }: Dominazioni { $have } su { $need }.

# plain; text $special; number $have $need
coach-did-claim = hai dominato il Campo { $special }: Dominazioni { $have } su { $need }.

# plain; word $how; phrase $cards
coach-did-cards =
    { $how ->
        [draw] hai pescato { $cards_acc }.
        [meld] hai giocato { $cards_acc }.
        [tuck] hai archiviato { $cards_acc }.
        [score] hai capitalizzato { $cards_acc }.
        [return] hai ceduto { $cards_acc }.
        [take] hai ottenuto { $cards_acc }.
       *[give] hai consegnato { $cards_acc }.
    }

# plain; text $icon; number $number
coach-did-icons = ora hai { $number } { $icon }.

# plain; number $points
coach-did-points =
    { $points ->
        [1] ora hai 1 punto Influenza.
       *[other] ora hai { $points } punti Influenza.
    }

# plain; phrase $color; word $direction
coach-did-splay = le tue carte { $color_nom } ora sono scalate { part-direction }.

# plain; number $value
coach-did-junk = la Dominazione del Periodo { $value } è stata cestinata: nessuno può più ottenerla.

# plain; text $special
coach-did-junk-special = il Campo { $special } è stato cestinato: nessuno può più ottenerlo.

# plain; phrase $names; text $icon; number $count
coach-did-demand =
    { $count ->
        [1] { $names } aveva meno { $icon } di te e ha dovuto obbedire.
       *[other] { $names } avevano meno { $icon } di te e hanno dovuto obbedire.
    }

# plain; phrase $names; text $icon; number $count
coach-did-shared =
    { $count ->
        [1] { $names } ne ha tratto beneficio, con almeno tante { $icon } quante te.
       *[other] { $names } ne hanno tratto beneficio, con almeno tante { $icon } quante te.
    }

# plain; phrase $cards
coach-did-bonus = per la cooperazione hai pescato { $cards_acc }.

# plain
coach-did-pass = hai passato.

# plain
coach-did-nothing = per te non è cambiato nulla.

# plain; phrase $player $card; text $icon
coach-met-demand = la carta { $card } { $player_gen } ha esigito da te, perché avevi meno { $icon }.

# plain; phrase $player $card; text $icon
coach-met-demand-idle = la carta { $card } { $player_gen } ha esigito da te, perché avevi meno { $icon }, ma per te non è cambiato nulla.

# plain; phrase $player $card; text $icon
coach-met-shared = hai tratto beneficio dalla carta { $card } { $player_gen }, perché avevi almeno tante { $icon }.

# plain; phrase $player; number $value
coach-met-achieve = { $player } ha dominato il Periodo { $value }.

# plain; phrase $player; text $special
coach-met-claim = { $player } ha dominato il Campo { $special }.
