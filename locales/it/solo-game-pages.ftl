### The whole solo game of Inventions: its start, its table, its rules of play.

## The start page.

# plain
solo-game-page-title = Inventions, il gioco in solitario

# plain
solo-game-page-lead = Guida una società attraverso sei ere, dal controllo del fuoco all’intelligenza artificiale, contro Crono ed Efesto, guidati dal programma.

# plain
solo-game-page-about = Di che cosa si tratta

# plain
solo-game-page-about-game = Presenti idee nelle regioni del mondo, le trasformi in invenzioni, le innovi e le condividi; invii diplomatici, ottieni influenza e completi la mappa del progresso della tua società. Tredici round; una partita dura da mezz’ora a un’ora.

# plain
solo-game-page-about-page = Ciò che si può scegliere è evidenziato, e la domanda dice a parole che cosa viene chiesto. Una risposta si può annullare finché non viene rivelata una carta. Ogni risposta viene salvata subito: riprendi quando vuoi. Alla fine si può rivedere tutta la partita, con il valore di ogni decisione.

# plain
solo-game-page-rules = Come si gioca

# plain
solo-game-page-unofficial = Fatto da appassionati; non sostituisce la scatola vera e non la copia. I nomi del gioco appartengono ai rispettivi proprietari.

# plain
solo-game-page-companion = Hai la scatola vera? L’assistente gioca per i due avversari:

## The table: its parts.

# plain
solo-game-page-map = La mappa

# plain
solo-game-page-assembly = L’assemblea

# plain
solo-game-page-ideas = Idee

# plain; number $count
solo-game-page-stack =
    { $count ->
        [0] L’ultima carta della pila
        [1] La cima della pila; sotto c’è ancora 1 carta
       *[other] La cima della pila; sotto ci sono ancora { $count } carte
    }

# plain
solo-game-page-milestones = Traguardi

# plain
solo-game-page-common = Sapere Comune

# plain
solo-game-page-private = Privati

# plain
solo-game-page-eureka = Eureka

# plain
solo-game-page-era-track = Il tracciato delle ere

# plain; number $era
solo-game-page-era = Era { $era }

# plain
solo-game-page-society = La tua società

# plain
solo-game-page-opponents = Gli avversari

# plain
solo-game-page-pile = Le loro invenzioni

# plain
solo-game-page-log = Il diario

# plain
solo-game-page-log-before = Che cosa è successo prima

# plain
solo-game-page-set-up = Preparazione

# plain
solo-game-page-standing = Se la partita finisse adesso

# plain
solo-game-page-parts = Parti del tavolo

# plain
solo-game-page-tab-map = Mappa

# plain
solo-game-page-tab-society = Società

# plain
solo-game-page-tab-board = Assemblea

# plain
solo-game-page-tab-others = Avversari

## The regions.

# plain
solo-game-page-no-card = ancora nessuna idea

# plain
solo-game-page-sage = Qui c’è un saggio

# plain
solo-game-page-inventor = L’inventore

# plain
solo-game-page-innovator = L’innovatore

# plain
solo-game-page-influence-spaces = Spazi influenza e quanto valgono

# plain; text $region
solo-game-page-about-region = { $region }: altro

# plain
solo-game-page-from-here = Da qui

# plain
solo-game-page-claim-here = Rivendica

# plain
solo-game-page-settle-here = Metti qui

# plain
solo-game-page-invent-here = Inventa

# plain
solo-game-page-innovate-here = Innova

# plain
solo-game-page-share-here = Condividi

# plain
solo-game-page-meet-sage = Prendi il saggio

# plain
solo-game-page-epoch-pillar = pilastro dell’Epoca

# plain
solo-game-page-season-pillar = pilastro della Stagione

## Your society.

# plain
solo-game-page-influence = Influenza

# plain; number $count
solo-game-page-influence-is = Influenza { $count } su 10

# plain
solo-game-page-chain-tokens = gettoni concatenazione

# plain
solo-game-page-supply = riserva

# plain
solo-game-page-sages = saggi

# plain
solo-game-page-economy-tokens = gettoni economia

# plain
solo-game-page-academy = Accademia

# plain
solo-game-page-exhausted = impegnato

# plain
solo-game-page-hand = Le tue idee

# plain
solo-game-page-hand-empty = Non hai idee in mano.

# plain
solo-game-page-inventions = Le tue invenzioni

# plain
solo-game-page-tiles = Tessere da costruire

# plain; number $price
solo-game-page-price =
    { $price ->
        [0] costruire non costa influenza
        [1] costruire costa 1 punto influenza
       *[other] costruire costa { $price } punti influenza
    }

# plain
solo-game-page-tokens = Gettoni influenza

# plain
solo-game-page-token-held = davanti a te

# plain
solo-game-page-token-up = in una regione, a faccia in su

# plain
solo-game-page-token-down = usato

# plain
solo-game-page-goals = Obiettivi privati

# plain
solo-game-page-goals-best = contano i due migliori

# plain
solo-game-page-progress = Mappa del progresso

# plain
solo-game-page-built = Che cosa fanno le tue tessere

## The question and what is around it.

# plain
solo-game-page-pick-other = ← Qualcos’altro

# plain
solo-game-page-undo = Annulla

# plain
solo-game-page-hint = Che cosa farebbe il consigliere?

# plain
solo-game-page-stale = La partita è andata avanti nel frattempo: ecco com’è adesso.

# plain
solo-game-page-again = Un’altra partita

# plain
solo-game-page-around = Su questa partita

# plain
solo-game-page-onlooker = Stai guardando: può rispondere solo chi ha cominciato la partita.

# plain
solo-game-page-closed = Questa partita è stata abbandonata.

# plain
solo-game-page-record = La partita come file

## Looking back.

# plain; text $answer $chance; number $visits
solo-game-page-look = { $answer }: { $chance } ({ $visits }×)

# plain; text $chance
solo-game-page-chance = Per quanto se ne sa adesso, la probabilità di vincere è { $chance }. Accanto a ogni risposta: la probabilità se la scegli e quante volte è stata provata.

# plain; text $answer $from $to
solo-game-page-turned = { $answer }: la probabilità è passata da { $from } a { $to }

# plain; text $answer $better $chance
solo-game-page-mistake = { $answer }: { $chance } di probabilità in meno; meglio: { $better }

# plain
solo-game-page-no-mistakes = Nessuna decisione è costata molto.

## How to play. Each paragraph is its own message.

# plain
solo-game-page-rules-lead = Il gioco in solitario in una pagina. Tutto ciò che è evidenziato sul tavolo si può scegliere, quindi si può anche cominciare subito e guardare qui all’occorrenza.

# plain
solo-game-page-rules-goal = Lo scopo

# plain
solo-game-page-rules-goal-1 = Vinci se alla fine hai più punti ingegno (PI) dei due avversari insieme, oppure se hai ottenuto almeno otto dei dodici premi. I premi dicono anche quanta strada ha fatto la tua società.

# plain
solo-game-page-rules-goal-2 = I punti vengono dalle idee che hai presentato e che vengono condivise, dai gettoni influenza, dalle tessere e dai traguardi; alla fine anche dall’influenza, dalle tessere Ricchezza sulla mappa del progresso e dai tuoi due migliori obiettivi privati.

# plain
solo-game-page-rules-things = Che cosa hai

# plain
solo-game-page-rules-things-1 = Trenta cittadini. A casa sono specialisti di economia, cultura o tecnologia, oppure studiosi nella tua accademia, che possono sostituire qualsiasi specialista. I posti dell’accademia sono pari al numero dell’era del tuo traguardo.

# plain
solo-game-page-rules-things-2 = Idee in mano. Una volta presentate in una regione, aspettano un inventore. Un’idea si può inventare se puoi usare il traguardo che nomina: è nel Sapere Comune, è il tuo, è di un altro ma ospita un tuo diplomatico o appartiene a un’era finita, oppure ha lasciato il tabellone.

# plain
solo-game-page-rules-things-3 = Influenza da 0 a 10. Decide quanti gettoni concatenazione hai in un turno (1 sotto 4, 2 sotto 8, poi 3), serve a pagare le costruzioni e alla fine dà punti.

# plain
solo-game-page-rules-things-4 = Tessere. Inventare, richiamare specialisti e viaggiare danno tessere Aspirazione, che a fine turno diventano tessere Progresso; condividere dà una tessera Ricchezza o una tessera Aspirazione jolly. Stanno su quattro spazi finché non le costruisci.

# plain
solo-game-page-rules-things-5 = La mappa del progresso. Una tessera di economia costruita dà qualcosa una volta per era, per un gettone economia; una tessera di cultura ogni volta che fai la sua azione; una tessera di tecnologia permette di concatenare un’azione a un’altra, una volta per partita; una tessera Ricchezza conta alla fine.

# plain
solo-game-page-rules-turn = Il tuo turno

# plain
solo-game-page-rules-turn-1 = Metti un pilastro su un’azione e falla. In ogni era hai due piccoli pilastri della Stagione e, per l’ultimo round, il grande pilastro dell’Epoca, che resta finché non viene spostato. Un forum in cui hai un pilastro è chiuso per te fino alla fine dell’era.

# plain
solo-game-page-rules-turn-2 = Alcune azioni permettono di concatenarne un’altra spendendo un gettone concatenazione: quella di un’invenzione, di un gettone influenza o di una tessera di tecnologia. Un’azione ricevuta come bonus non costa nulla, e vi si può rinunciare.

# plain
solo-game-page-rules-turn-3 = Per ogni idea che hai presentato ne prendi un’altra dall’esposizione. Poi le tessere Aspirazione diventano tessere Progresso con numeri che non hai.

# plain
solo-game-page-rules-turn-4 = Puoi costruire: paga l’influenza una volta sola (3 con una tessera in attesa, 2 con due, 1 con tre, nulla con quattro), poi per ogni tessera impegna uno specialista del suo tipo, uno in più per ogni tessera vicina e uno in meno per ogni tua invenzione di quel tipo. Una tessera Ricchezza richiede due specialisti qualsiasi. Prima ricevi il bonus dell’esagono.

# plain
solo-game-page-rules-actions = Le dieci azioni

# plain
solo-game-page-rules-actions-1 = Stanno a due a due nei cinque forum.

# plain
solo-game-page-action-present = Metti un’idea della tua mano in una regione senza carta. Ci vanno tanti specialisti del suo tipo quanti ne richiede la tessera Specialisti, e ricevi ciò che questa mostra.

# plain
solo-game-page-action-invent = Trasforma in invenzione un’idea di cui puoi usare il traguardo: ci va uno specialista del suo tipo, e a volte se ne devono impegnare altri. Ricevi una tessera Aspirazione di tecnologia.

# plain
solo-game-page-action-innovate = Innova un’invenzione altrui: ci va uno specialista del suo tipo, e te ne arriva uno nuovo. Puoi concatenare ciò che mostra la carta.

# plain
solo-game-page-action-share = Condividi un’invenzione accanto alla quale hai un cittadino. Chi ha presentato l’idea guadagna il numero dell’era per ogni suo cittadino lì, l’inventore prende la carta, l’innovatore riceve un altro cittadino nella regione, e tu una tessera Ricchezza o una tessera Aspirazione jolly. Tutti i cittadini accanto alla carta passano sulla mappa.

# plain
solo-game-page-action-call-spec = Richiama a casa cittadini da una regione come specialisti del tipo della sua carta. Ricevi una tessera Aspirazione di economia e puoi concatenare ciò che mostra una delle tue invenzioni.

# plain
solo-game-page-action-gain-inf = Dove hai più cittadini di tutti, e abbastanza per il gettone, metti un gettone influenza: quei cittadini tornano a casa, guadagni il valore coperto e ottieni tanta influenza quanti sono i tuoi gettoni a faccia in su. Puoi concatenare ciò che mostra uno di essi.

# plain
solo-game-page-action-travel = Sposta un cittadino lungo una rotta; ricevi una tessera Aspirazione di cultura. Se a destinazione c’è un saggio, puoi spendere un gettone concatenazione per prenderlo con te: la tessera Conoscenza dà la sua azione o i suoi punti.

# plain
solo-game-page-action-eureka = Prendi dall’esposizione Eureka un traguardo di un’era successiva; il tuo va nel Sapere Comune. Il tuo segnalino dell’era avanza su uno spazio a scelta, che dà il suo bonus.

# plain
solo-game-page-action-send-dip = Invia uno specialista o uno studioso su un traguardo con un posto libero; ricevi il suo bonus.

# plain
solo-game-page-action-call-dip = Richiama un diplomatico come studioso; ricevi il bonus di quel traguardo.

# plain
solo-game-page-rules-rivals = Gli avversari

# plain
solo-game-page-rules-rivals-1 = Crono va di regione in regione nell’ordine dei numeri. Nella prima in cui può fare qualcosa presenta, inventa, condivide o innova.

# plain
solo-game-page-rules-rivals-2 = Efesto gioca con le carte. La casella dice da quale riga comincia; fa la prima azione possibile in un forum ancora aperto per lui e, dove la carta lo mostra, spende un gettone concatenazione per proseguire con la riga seguente.

# plain
solo-game-page-rules-rivals-3 = I loro punti sono in comune. Quando Efesto mette un pilastro dove sta il tuo, o visita il tuo traguardo quando è più avanzato del suo, ottieni influenza; nel caso inverso gli avversari guadagnano 2 PI.

# plain
solo-game-page-rules-era = Quando finisce un’era

# plain
solo-game-page-rules-era-1 = Tredici round: uno nell’era 1, tre in ciascuna delle ere da 2 a 5. Chi sta più a destra su uno spazio dell’ordine di turno può cambiarlo.

# plain
solo-game-page-rules-era-2 = L’influenza si sposta verso il centro: da 0 sale di 1, da 4 a 7 scende di 1, da 8 in su scende di 2.

# plain
solo-game-page-rules-era-3 = Dopo le ere da 2 a 4 gli specialisti impegnati sono di nuovo pronti, i pilastri della Stagione e i gettoni economia tornano, ogni saggio diventa uno studioso, si rivelano nuovi traguardi e le idee dell’era finita si scartano; ne prendi altre al loro posto.

# plain
solo-game-page-rules-end = La fine

# plain
solo-game-page-rules-end-1 = Dopo l’era 5 si conta tutto: i tuoi punti, l’influenza (1, 5 o 10 PI), le tessere Ricchezza costruite e i due migliori dei tuoi tre obiettivi privati.

# plain
solo-game-page-rules-end-2 = Gli avversari aggiungono punti per ogni invenzione, ogni tessera Progresso e ogni tessera Ricchezza; quanti, dipende dalla difficoltà.

# plain
solo-game-page-rules-end-3 = Ogni premio dà punti onore, e la loro somma decide il livello della tua società, da neandertaliana ad aliena.
