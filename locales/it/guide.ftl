### How to play, the first game, the browser of cards. The guide for translators is at the head of the English file.
###
### The words are those of the Italian rulebook, as in cards.ftl and table.ftl: an effect is a «Dogma», a demand a «Dogma di Supremazia», an icon
### a «risorsa», a top card a «Carta Attiva», an achievement a «Dominazione», a special one a «Campo». The reader is «tu».

## How to play: the page.

guide-title = Come si gioca a Innovation (guida non ufficiale): { edition }

guide-edition =
    { $edition ->
        [first] Prima edizione
        [third] Terza edizione
       *[fourth] Quarta edizione
    }

guide-editions = Le altre edizioni

guide-contents = Indice

guide-unofficial = Un riassunto non ufficiale, con parole nostre. Se qui manca qualcosa, fa fede il regolamento della tua edizione.

guide-lessons = Imparare giocando: otto brevi lezioni

guide-all-cards = Tutte le carte di questa edizione

## The goal.

guide-goal = Scopo del gioco

guide-goal-lead = Guidi una civiltà dalla preistoria fino ai giorni nostri. Le tue carte sono invenzioni e idee. Nella tua Zona danno risorse e Dogmi, nella tua Influenza valgono punti, e le due cose insieme portano Dominazioni.

guide-goal-win = Vince chi ottiene per primo abbastanza Dominazioni: sei con due giocatori, meno se i giocatori sono di più. La partita può anche finire quando le carte sono esaurite, e allora contano i punti Influenza, oppure perché una carta indica il vincitore.

guide-goal-third = La terza edizione si gioca con le regole della prima; alcune carte sono diverse.

## What lies on the table.

guide-table = Che cosa c’è sul tavolo

guide-table-decks =
    { $edition ->
        [fourth] 115 carte in undici mazzi, uno per Periodo, a faccia in giù. Il dorso mostra il Periodo, che è anche il valore della carta.
       *[other] 105 carte in dieci mazzi, uno per Periodo, a faccia in giù. Il dorso mostra il Periodo, che è anche il valore della carta.
    }

guide-table-achievements =
    { $edition ->
        [fourth] Una carta, presa senza guardarla, di ogni Periodo da 1 a 10: i Periodi da dominare.
       *[other] Una carta, presa senza guardarla, di ogni Periodo da 1 a 9: i Periodi da dominare.
    }

guide-table-specials = Cinque Campi a faccia in su, ognuno con la propria condizione.

guide-table-junk = Il cestino, all’inizio vuoto: raccoglie le carte uscite dalla partita.

guide-table-player = Davanti a ogni giocatore: una Mano senza limite di carte, una Zona con al massimo cinque mazzi (uno per colore), l’Influenza e le Dominazioni ottenute.

guide-table-known =
    { $edition ->
        [fourth] I dorsi sono sempre visibili a tutti. Vedi il fronte delle carte nella tua Mano, nella tua Influenza e in tutte le Zone. Nessuno vede le carte dei mazzi, dei Periodi da dominare e del cestino.
       *[other] I dorsi sono sempre visibili a tutti. Vedi il fronte delle carte nella tua Mano, nella tua Influenza e nella tua Zona; delle Zone altrui soltanto le Carte Attive e le risorse che uno scalamento mostra. Nessuno vede le carte dei mazzi e dei Periodi da dominare.
    }

## The beginning.

guide-begin = L’inizio

guide-begin-open = Ognuno pesca due carte del Periodo 1. Tutti scelgono nello stesso momento quale giocare; l’altra resta in Mano. Inizia chi ha giocato la carta che viene prima in ordine alfabetico. L’alfabeto è quello della lingua del tavolo.

guide-begin-short =
    { $edition ->
        [fourth] Nel primissimo turno il primo giocatore ha una sola Azione. In quattro o cinque giocatori, anche il secondo. Da lì in poi ogni turno prevede due Azioni.
       *[other] Nel primissimo turno il primo giocatore ha una sola Azione. In quattro giocatori, anche il secondo. Da lì in poi ogni turno prevede due Azioni.
    }

## A card and its icons.

guide-card = Una carta e le sue risorse

guide-card-face = Una carta ha un nome, un Periodo, un colore e quattro posti: uno in alto a sinistra e tre in basso. Tre mostrano una risorsa; il quarto è un’immagine e non conta nulla.

guide-card-icons = Le risorse:

guide-card-effects = Da uno a tre Dogmi dicono che cosa fa la carta. Un Dogma che comincia con «Esigo» è di Supremazia; tutti gli altri sono Cooperativi, e possono trarne beneficio anche altri giocatori. La risorsa richiesta è la stessa per tutti i Dogmi della carta: quella che vi compare più volte.

guide-card-pile = Nella Zona, le carte di un colore stanno in un solo mazzo. Si può usare soltanto quella in cima, la Carta Attiva. Le sue risorse si vedono sempre tutte; le carte sotto ne mostrano alcune solo se il mazzo è scalato.

## Your turn.

guide-turn = Il tuo turno

guide-turn-actions = Esegui due Azioni, diverse o due volte la stessa. Poi il turno passa in senso orario.

guide-draw = Pescare

guide-draw-text = Prendi una carta del valore della tua Carta Attiva più alta, o un 1 se la tua Zona è vuota. Se quel mazzo è esaurito, pesca dal primo mazzo di valore superiore che non lo sia.

guide-meld = Giocare

guide-meld-text = Metti una carta della tua Mano in cima al mazzo del suo colore, qualunque sia il suo valore. Diventa la nuova Carta Attiva.

guide-dogma = Attivare

guide-dogma-text = Scegli una delle tue Carte Attive ed esegui i suoi Dogmi nell’ordine. Gli altri giocatori possono trarne beneficio o subirli: lo decidono le risorse.

guide-achieve = Dominare

guide-achieve-text = Prendi dal tavolo uno dei Periodi da dominare, non importa in quale ordine. Per il Periodo N ti servono 5 × N punti Influenza e una Carta Attiva di valore N o superiore. Non si spende nulla.

guide-age = Periodo

guide-points = Punti

## Dogma, sharing and demands.

guide-sharing = Cooperazione e Supremazia

guide-sharing-count = Prima del primo Dogma si conta, in tutte le Zone, la risorsa richiesta dalla carta. Il risultato vale per l’intera Azione, qualunque cosa accada alle risorse o alla carta.

guide-sharing-icons = Risorse richieste

guide-sharing-demand = Dogma di Supremazia

guide-sharing-other = Dogma Cooperativo

guide-sharing-fewer = Un avversario che ne ha meno di te

guide-sharing-obeys = deve obbedire

guide-sharing-aside = non partecipa

guide-sharing-enough = Un altro giocatore che ne ha altrettante o di più

guide-sharing-safe = è al sicuro

guide-sharing-shares = lo esegue prima di te

guide-sharing-you = Tu

guide-sharing-demands = esigi

guide-sharing-last = lo esegui per ultimo

guide-sharing-order = Ogni Dogma si conclude prima che cominci il successivo; i giocatori lo eseguono uno alla volta, in senso orario a partire dalla tua sinistra. In un Dogma di Supremazia «io» è il giocatore che compie l’Azione, «tu» quello che deve obbedire.

guide-sharing-bonus =
    { $edition ->
        [fourth] Se un avversario, traendo beneficio da un Dogma, ha spostato una carta, cambiato uno scalamento o ottenuto una Dominazione, dopo l’ultimo Dogma ottieni il Bonus di Cooperazione: un’azione gratuita di Pescare, una sola, non importa quanti siano stati. I Dogmi di Supremazia non danno alcun bonus, e nemmeno il beneficio tratto da un compagno.
       *[other] Se un avversario, traendo beneficio da un Dogma, ha spostato una carta, cambiato uno scalamento o ottenuto una Dominazione, dopo l’ultimo Dogma ottieni il Bonus di Cooperazione: un’azione gratuita di Pescare, una sola, non importa quanti siano stati. I Dogmi di Supremazia non danno alcun bonus.
    }

guide-sharing-must = Esegui quanto più possibile di ogni Dogma e tralascia il resto. Soltanto un «puoi» ti lascia la scelta, e trarre beneficio da un Dogma altrui non è facoltativo. «Se lo fai» significa che tutta la frase precedente è stata davvero eseguita.

guide-sharing-proof = Chi dice che nessuna delle sue carte nascoste è adatta deve provarlo: la pagina mostra allora quelle carte a tutti.

## Splaying.

guide-splay = Scalare i mazzi

guide-splay-text = Alcuni Dogmi scalano un mazzo di due o più carte: lo si allarga in una direzione, e ogni carta coperta mostra alcuni dei suoi posti. Le risorse che vi si vedono contano come quelle della Carta Attiva.

guide-splay-direction = Direzione

guide-splay-shows = Ogni carta coperta mostra

guide-splay-left = a sinistra

guide-splay-left-shows = il posto in basso a destra

guide-splay-right = a destra

guide-splay-right-shows = i due posti a sinistra

guide-splay-up = in alto

guide-splay-up-shows = i tre posti in basso

guide-splay-aslant = in diagonale

guide-splay-aslant-shows = tutti e quattro i posti

guide-splay-rules = Una nuova direzione sostituisce la precedente. Le carte che finiscono sopra o sotto un mazzo scalato si scalano anch’esse. Una carta sola non è mai scalata: un mazzo che si riduce a una carta perde lo scalamento per sempre.

## The words on the cards.

guide-words = Le parole delle carte

guide-tuck = Archiviare

guide-tuck-text = Metti la carta sotto il mazzo del suo colore.

guide-score = Capitalizzare

guide-score-text = Metti la carta a faccia in giù nella tua Influenza. I tuoi punti Influenza sono la somma dei valori che contiene.

guide-return = Riciclare

guide-return-text = Metti la carta a faccia in giù sotto il mazzo del suo Periodo.

guide-transfer = Trasferire

guide-transfer-text = Sposta la carta dove è indicato; in una Zona va in cima al mazzo. Non equivale a giocarla, pescarla o capitalizzarla.

guide-exchange = Scambiare

guide-exchange-text = Le carte delle due parti cambiano posto, anche se una parte non ne ha. Nemmeno questo equivale a giocare o capitalizzare.

guide-draw-and = Pescare e…

guide-draw-and-text = Ciò che segue si fa proprio con la carta appena pescata, e con nessun’altra.

guide-reveal = Rivelare

guide-reveal-text = Mostra la carta a tutti. Resta dov’è.

guide-highest = Più alta

guide-highest-text = Quella di valore maggiore. Se sono più d’una, sceglie chi esegue il Dogma.

guide-alone =
    { $edition ->
        [fourth] Eseguire soltanto per te stesso
       *[other] Soltanto per te stesso
    }

guide-alone-text = Esegui per conto tuo tutti i Dogmi Cooperativi di quella carta, ignorando quelli di Supremazia: nessun altro ne trae beneficio e le risorse non contano.

guide-remove = Scartare dal gioco

guide-remove-text = La carta esce dalla partita per sempre.

guide-junk = Cestinare

guide-junk-text = Metti la carta a faccia in giù nel cestino. È fuori dalla partita, salvo per i Dogmi che nominano il cestino. Si possono cestinare anche interi mazzi, Periodi da dominare e Campi disponibili.

## Special achievements.

guide-specials = I Campi

guide-specials-when =
    { $edition ->
        [fourth] Non richiedono Azioni. Alla fine di ogni Azione, ciascun Campo va a un giocatore che in quel momento ne soddisfa la condizione. Se i giocatori sono più d’uno, va al primo in senso orario a partire dalla sinistra del giocatore di turno, che viene per ultimo.
       *[other] Non richiedono Azioni. Chi soddisfa una condizione domina subito il Campo, nel turno di chiunque e anche nel mezzo di un Dogma. Se i giocatori sono più d’uno nello stesso momento, viene prima il giocatore di turno, poi si va in senso orario.
    }

guide-special-name = Campo

guide-special-condition = Condizione

guide-special-card = Oppure con la carta

guide-special-empire =
    { $edition ->
        [fourth] Tre o più risorse di ogni tipo, esclusa { $person }
       *[other] Tre o più risorse di ciascuno dei sei tipi
    }

guide-special-monument =
    { $edition ->
        [fourth] Quattro o più Carte Attive con un Dogma di Supremazia
       *[other] Sei o più carte archiviate, o sei o più capitalizzate, in un solo turno
    }

guide-special-wonder =
    { $edition ->
        [fourth] Cinque colori nella Zona, ognuno scalato in alto, a destra o in diagonale
       *[other] Cinque colori nella Zona, ognuno scalato in alto o a destra
    }

guide-special-world = Dodici o più risorse { $clock }

guide-special-universe = Cinque Carte Attive, ognuna di valore 8 o superiore

guide-specials-card = La carta nell’ultima colonna dà il Campo a una condizione propria, con un Dogma Cooperativo. Una Dominazione ottenuta non può essere sottratta da altri giocatori.

## The end of the game.

guide-end = Fine della partita

guide-end-achievements =
    { $edition ->
        [fourth] Abbastanza Dominazioni, di qualunque tipo. Lo si controlla alla fine di un’Azione. Se più giocatori ne hanno abbastanza, vince chi ne ha di più; in caso di pareggio, il primo in senso orario a partire dalla sinistra del giocatore di turno.
       *[other] Abbastanza Dominazioni, Periodi e Campi insieme: la partita finisce subito.
    }

guide-end-score =
    { $edition ->
        [fourth] Le carte sono esaurite: se si deve pescare oltre il Periodo 11, la partita finisce nel mezzo di ciò che sta accadendo. Vince chi ha più punti Influenza; in caso di pareggio, chi ha più Dominazioni; se il pareggio persiste, la partita finisce pari tra quei giocatori.
       *[other] Le carte sono esaurite: se si deve pescare oltre il Periodo 10, la partita finisce nel mezzo di ciò che sta accadendo. Vince chi ha più punti Influenza; in caso di pareggio, chi ha più Dominazioni; se il pareggio persiste, la vittoria è condivisa.
    }

guide-end-card = Una carta indica chi vince. Vale subito.

guide-end-out =
    { $edition ->
        [fourth] Tutti gli altri sono fuori: vince l’ultimo giocatore o l’ultima squadra.
       *[other] Tutti gli altri si sono ritirati: vince l’ultimo giocatore.
    }

guide-players = Giocatori

guide-needed = Dominazioni per vincere

guide-team = Una squadra, insieme

## Giving up and leaving.

guide-leave = Ritirarsi e andarsene

guide-leave-lost =
    { $edition ->
        [fourth] Puoi ritirarti in qualsiasi momento. È come perdere per il Dogma di una carta: tutte le tue carte, Dominazioni comprese, finiscono nel cestino, e il tuo posto viene saltato. Si stabilisce di nuovo chi è vicino e chi è distante. Vince l’ultimo giocatore rimasto o l’ultima squadra; in una partita a due vince subito l’altro giocatore.
       *[other] Puoi ritirarti in qualsiasi momento. In tal caso perdi: tutte le tue carte, Dominazioni comprese, escono dalla partita, e il tuo posto viene saltato. Vince chi resta per ultimo; in una partita a due vince subito l’altro giocatore.
    }

guide-leave-team = Nelle partite a squadre, il compagno di chi ha perso può continuare o ritirarsi a sua volta.

guide-leave-table = Quando qualcuno deve andarsene, le impostazioni del tavolo decidono se si ritira o se un bot prende il suo posto. I bot possono ritirarsi quando per loro non c’è più speranza, se il tavolo lo permette.

## The fourth edition's own.

guide-fourth = Solo nella quarta edizione

guide-chain = Dominazione a catena

guide-chain-text = Se, mentre esegui un Dogma soltanto per te stesso, devi di nuovo eseguire qualcosa soltanto per te stesso, pesca prima un 11 e mettilo, senza guardarlo, tra le tue Dominazioni; conta come le altre.

guide-elimination = Eliminazione

guide-elimination-text = Chi perde cestina tutte le sue carte, Dominazioni comprese, e non partecipa più. Gli altri si avvicinano e continuano.

guide-teams = Squadre

guide-teams-text = I compagni non sono avversari: con i Dogmi di Supremazia non si colpiscono tra loro, e i Dogmi rivolti agli avversari non li riguardano. Si vince con sei Dominazioni in tutto. Quando le carte sono esaurite, i punti Influenza della squadra si sommano. Per dominare contano però solo i tuoi punti. Non vedi la Mano né l’Influenza del compagno.

guide-parley = Trattativa

guide-parley-text = In quattro o cinque giocatori senza squadre, chi siede proprio accanto a te è un vicino, tutti gli altri sono distanti. Riciclando una carta dalla tua Mano, ogni volta un’altra, puoi fare una di queste cose:

guide-parley-borrow = per la tua azione di Attivare, usare la Carta Attiva di un giocatore distante; le tue risorse sono quelle della tua Zona;

guide-parley-share = trarre beneficio dalla carta che attiva un giocatore distante, se hai abbastanza risorse; senza pagare non ne trai beneficio;

guide-parley-spare = sottrarti al Dogma di Supremazia di un giocatore distante che sta per colpirti.

## Reading the page.

guide-page = Leggere la pagina

guide-page-glow = Ciò che è evidenziato si può scegliere; tutto il resto non reagisce. La domanda sopra la tua Zona dice di che cosa si tratta.

guide-page-preview = Porta il puntatore o il focus su un’Azione per vedere che cosa ne verrebbe: risorse e punti, chi ne trarrebbe beneficio, chi ne sarebbe colpito e se non accadrebbe nulla.

guide-page-log = Il diario racconta che cosa è successo, per turni e Azioni. I nomi delle carte portano ai loro testi. Quando torni, mostra che cosa è accaduto dal tuo ultimo turno.

guide-page-undo = Puoi annullare una risposta finché non ha mostrato nulla di nascosto e nessun altro ha nel frattempo deciso nulla.

guide-page-memory = Aiuto alla memoria: una carta che hai potuto vedere secondo le regole resta scoperta nella tua pagina anche quando sul tavolo non si vede più. Si può giocare anche senza.

guide-page-keys = Anche i tasti numerici e le frecce scelgono una risposta, senza mouse.

## The browser of cards.

cards-title = Le carte di Innovation (guida non ufficiale): { edition }

cards-edition = Edizione

cards-age = Periodo

cards-color = Colore

cards-icon = Risorsa

cards-dogma = Risorsa richiesta

cards-effect = Dogmi

cards-words = Parole nel nome o nel testo

cards-any = qualsiasi

cards-effect-demand = con un Dogma di Supremazia

cards-effect-only = solo Dogmi di Supremazia

cards-effect-peaceful = senza Dogmi di Supremazia

cards-show = Mostra

cards-reset = Mostra tutte le carte

cards-count =
    { $count ->
        [1] 1 carta
       *[other] { $count } carte
    }

cards-none = Non ci sono carte così. Togli una condizione o prova un’altra parola.

cards-unknown =
    { $field ->
        [edition] Non c’è un’edizione «{ $value }»: questa è un’altra.
        [age] Qui non c’è il Periodo «{ $value }»: ecco le carte di tutti i Periodi.
        [color] Non c’è il colore «{ $value }»: ecco le carte di tutti i colori.
        [icon] Non c’è la risorsa «{ $value }»: ecco le carte con qualunque risorsa.
        [dogma] Non c’è la risorsa richiesta «{ $value }»: ecco le carte con qualunque risorsa richiesta.
       *[effect] Non ci sono Dogmi di tipo «{ $value }»: ecco le carte con qualunque Dogma.
    }

card-elsewhere = Nelle altre edizioni

card-same =
    { $edition ->
        [first] Nella prima edizione la carta è uguale.
        [third] Nella terza edizione la carta è uguale.
       *[fourth] Nella quarta edizione la carta è uguale.
    }

card-differs =
    { $edition ->
        [first] Nella prima edizione
        [third] Nella terza edizione
       *[fourth] Nella quarta edizione
    }

card-absent =
    { $edition ->
        [first] Nella prima edizione questa carta non c’è.
        [third] Nella terza edizione questa carta non c’è.
       *[fourth] Nella quarta edizione questa carta non c’è.
    }

card-before = Carta precedente

card-after = Carta successiva
