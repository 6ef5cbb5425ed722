### The whole solo game of Inventions: its start, its table, its rules of play.

## The start page.

# plain
solo-game-page-title = Inventions, il gioco in solitario

# plain
solo-game-page-lead = Guida una società attraverso sei ere, dal controllo del fuoco all’intelligenza artificiale, contro Crono ed Efesto, giocati dal programma.

# plain
solo-game-page-about = Di che cosa si tratta

# plain
solo-game-page-about-game = Presenti idee nelle regioni del mondo, le trasformi in invenzioni, le innovi e le condividi; invii diplomatici, ottieni influenza e costruisci la mappa del progresso della tua società. Tredici round; una partita dura da mezz’ora a un’ora.

# plain
solo-game-page-about-page = Ciò che si può scegliere è illuminato, e la domanda dice a parole che cosa si chiede. Una risposta si può annullare finché non viene rivelata una carta. Ogni risposta è salvata subito: riprendi quando vuoi. Alla fine si può rivedere tutta la partita, con quanto è valsa ogni decisione.

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
solo-game-page-stack = La cima della pila; sotto ce ne sono altre { $count }

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
solo-game-page-claim-here = Prendi

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
solo-game-page-epoch-pillar = pilastro dell’epoca

# plain
solo-game-page-season-pillar = pilastro della stagione

## Your society.

# plain
solo-game-page-influence = Influenza

# plain; number $count
solo-game-page-influence-is = Influenza { $count } su 10

# plain
solo-game-page-chain-tokens = segnalini azione concatenata

# plain
solo-game-page-supply = riserva

# plain
solo-game-page-sages = saggi

# plain
solo-game-page-economy-tokens = gettoni economia

# plain
solo-game-page-academy = Accademia

# plain
solo-game-page-exhausted = esausto

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
       *[other] costruire costa { $price } influenza
    }

# plain
solo-game-page-tokens = Gettoni influenza

# plain
solo-game-page-token-held = davanti a te

# plain
solo-game-page-token-up = posato, scoperto

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
solo-game-page-chance = Per quanto se ne sa adesso, la probabilità di vincere è { $chance }. Accanto a ogni risposta: la probabilità con essa, e quante volte è stata provata.

# plain; text $answer $from $to
solo-game-page-turned = { $answer }: la probabilità è passata da { $from } a { $to }

# plain; text $answer $better $chance
solo-game-page-mistake = { $answer }: persi { $chance }; meglio: { $better }

# plain
solo-game-page-no-mistakes = Nessuna decisione è costata molto.

## How to play. Each paragraph is its own message.

# plain
solo-game-page-rules-lead = Il gioco in solitario in una pagina. Tutto ciò che è illuminato sul tavolo si può scegliere, quindi si può anche cominciare subito e guardare qui all’occorrenza.

# plain
solo-game-page-rules-goal = Lo scopo

# plain
solo-game-page-rules-goal-1 = Vinci se alla fine hai più punti ingegno (PI) dei due avversari insieme, oppure se hai ottenuto almeno otto dei dodici premi. I premi dicono anche fin dove è arrivata la tua società.

# plain
solo-game-page-rules-goal-2 = I punti vengono dalle invenzioni condivise di cui hai presentato l’idea, dai gettoni influenza, dalle tessere e dai traguardi; alla fine anche dall’influenza, dalle tessere Ricchezza sulla mappa del progresso e dai due migliori obiettivi privati.

# plain
solo-game-page-rules-things = Che cosa hai

# plain
solo-game-page-rules-things-1 = Trenta cittadini. A casa sono specialisti di economia, cultura o tecnologia, oppure studiosi nell’accademia, che sostituiscono qualsiasi specialista. L’accademia ha tanti posti quanta è l’era del tuo traguardo.

# plain
solo-game-page-rules-things-2 = Idee in mano. Un’idea presentata in una regione aspetta un inventore. Si può inventare se puoi usare il traguardo che nomina: nel Sapere Comune, il tuo, quello di un altro con un tuo diplomatico o di un’era passata, oppure uno già uscito dal tabellone.

# plain
solo-game-page-rules-things-3 = Influenza da 0 a 10. Decide quanti segnalini azione concatenata hai in un turno (1, da quattro 2, da otto 3), paga le costruzioni e dà punti alla fine.

# plain
solo-game-page-rules-things-4 = Tessere. Inventare, richiamare specialisti e viaggiare danno tessere Aspirazione, che a fine turno diventano tessere Progresso; condividere dà una tessera Ricchezza o un’Aspirazione jolly. Stanno su quattro spazi finché non le costruisci.

# plain
solo-game-page-rules-things-5 = La mappa del progresso. Una tessera economia costruita dà qualcosa una volta per era, per un gettone economia; una tessera cultura ogni volta che fai la sua azione; una tessera tecnologia concatena un’azione a un’altra, una volta nella partita; una tessera Ricchezza conta alla fine.

# plain
solo-game-page-rules-turn = Il tuo turno

# plain
solo-game-page-rules-turn-1 = Metti un pilastro su un’azione e falla. In ogni era hai due piccoli pilastri della stagione e, nell’ultimo round, il grande pilastro dell’epoca, che resta finché non viene spostato. Un foro in cui hai un pilastro è chiuso per te fino alla fine dell’era.

# plain
solo-game-page-rules-turn-2 = Alcune azioni permettono di concatenarne un’altra per un segnalino azione concatenata: quella di un’invenzione, di un gettone influenza o di una tessera tecnologia. Un’azione ricevuta come beneficio non costa niente, e vi si può rinunciare.

# plain
solo-game-page-rules-turn-3 = Per ogni idea che hai presentato ne prendi un’altra dall’esposizione. Poi le tessere Aspirazione diventano tessere Progresso con un numero che non hai.

# plain
solo-game-page-rules-turn-4 = Puoi costruire: paga influenza una volta sola (3 con una tessera in attesa, 2 con due, 1 con tre, niente con quattro), poi per ogni tessera esaurisci uno specialista del suo tipo, uno in più per ogni tessera vicina e uno in meno per ogni tua invenzione di quel tipo. Una tessera Ricchezza chiede due specialisti qualsiasi. Il beneficio dello spazio viene prima del pagamento.

# plain
solo-game-page-rules-actions = Le dieci azioni

# plain
solo-game-page-rules-actions-1 = Stanno a due a due nei cinque fori.

# plain
solo-game-page-action-present = Metti un’idea della tua mano in una regione senza carta. Ci vanno tanti specialisti del suo tipo quanti ne chiede la tessera Specialisti, e ricevi ciò che essa mostra.

# plain
solo-game-page-action-invent = Trasforma in invenzione un’idea di cui puoi usare il traguardo: ci va uno specialista del suo tipo, a volte altri si esauriscono. Ricevi un’Aspirazione di tecnologia.

# plain
solo-game-page-action-innovate = Migliora un’invenzione di un altro: ci va uno specialista del suo tipo, e te ne arriva uno nuovo. Puoi concatenare ciò che mostra la carta.

# plain
solo-game-page-action-share = Condividi un’invenzione accanto alla quale hai un cittadino. Chi ha presentato l’idea segna l’era per ogni suo cittadino lì, l’inventore prende la carta, l’innovatore un altro cittadino nella regione, e tu una tessera Ricchezza o un’Aspirazione jolly. Tutti quelli accanto alla carta passano sulla mappa.

# plain
solo-game-page-action-call-spec = Richiama a casa cittadini da una regione come specialisti del tipo della sua carta. Ricevi un’Aspirazione di economia e puoi concatenare ciò che mostra una delle tue invenzioni.

# plain
solo-game-page-action-gain-inf = Dove hai più cittadini di tutti, e abbastanza per il gettone, posa un gettone influenza: quei cittadini tornano a casa, segni il valore coperto e ottieni tanta influenza quanti sono i tuoi gettoni scoperti. Puoi concatenare ciò che mostra uno di essi.

# plain
solo-game-page-action-travel = Sposta un cittadino lungo una corda; ricevi un’Aspirazione di cultura. Se lì c’è un saggio, puoi spendere un segnalino azione concatenata per prenderlo: la tessera Conoscenza dà la sua azione o i suoi punti.

# plain
solo-game-page-action-eureka = Prendi dalla riserva Eureka un traguardo di un’era successiva; il tuo diventa Sapere Comune. Il tuo segnalino era avanza su uno spazio a scelta, che dà il suo beneficio.

# plain
solo-game-page-action-send-dip = Invia uno specialista o uno studioso su un traguardo con uno spazio libero; ricevi il suo beneficio.

# plain
solo-game-page-action-call-dip = Richiama un diplomatico come studioso; ricevi il beneficio di quel traguardo.

# plain
solo-game-page-rules-rivals = Gli avversari

# plain
solo-game-page-rules-rivals-1 = Crono va di regione in regione nell’ordine dei numeri. Nella prima in cui può fare qualcosa presenta, inventa, condivide o innova.

# plain
solo-game-page-rules-rivals-2 = Efesto gioca con le carte. Lo spazio dice da quale riga comincia; fa la prima azione possibile in un foro ancora aperto per lui e, per un segnalino azione concatenata, continua con la riga seguente dove la carta lo mostra.

# plain
solo-game-page-rules-rivals-3 = I loro punti sono in comune. Se Efesto mette un pilastro dove sta il tuo, o visita il tuo traguardo più avanzato, ottieni influenza; nel caso contrario segnano 2 PI.

# plain
solo-game-page-rules-era = Quando finisce un’era

# plain
solo-game-page-rules-era-1 = Tredici round: uno nell’Era 1, tre in ciascuna delle Ere da 2 a 5. Chi sta più a destra su uno spazio dell’ordine di turno può cambiare l’ordine.

# plain
solo-game-page-rules-era-2 = L’influenza si sposta verso il centro: da 0 sale di 1, da 4 a 7 scende di 1, da 8 in su scende di 2.

# plain
solo-game-page-rules-era-3 = Dopo le Ere da 2 a 4 gli specialisti esausti sono di nuovo pronti, i pilastri della stagione e i gettoni economia tornano, ogni saggio diventa uno studioso, si rivelano nuovi traguardi e le idee dell’era passata si scartano; ne prendi altre al loro posto.

# plain
solo-game-page-rules-end = La fine

# plain
solo-game-page-rules-end-1 = Dopo l’Era 5 si conta tutto: i tuoi punti, l’influenza (1, 5 o 10 PI), le tessere Ricchezza costruite e i due migliori dei tre obiettivi privati.

# plain
solo-game-page-rules-end-2 = Gli avversari aggiungono punti per ogni invenzione, tessera Progresso e Ricchezza; quanti, dipende dalla difficoltà.

# plain
solo-game-page-rules-end-3 = Ogni premio dà punti onore, e la loro somma il livello della tua società, da Neanderthal ad alieno.
