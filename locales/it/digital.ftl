### The whole solo game of Inventions: its start, its table, its rules of play.

## The start page.

# plain
digital-title = Inventions, il gioco in solitario

# plain
digital-lead = Guida una società attraverso sei ere, dal controllo del fuoco all’intelligenza artificiale, contro Crono ed Efesto, giocati dal programma.

# plain
digital-about = Di che cosa si tratta

# plain
digital-about-game = Presenti idee nelle regioni del mondo, le trasformi in invenzioni, le innovi e le condividi; invii diplomatici, ottieni influenza e costruisci la mappa del progresso della tua società. Tredici round; una partita dura da mezz’ora a un’ora.

# plain
digital-about-page = Ciò che si può scegliere è illuminato, e la domanda dice a parole che cosa si chiede. Una risposta si può annullare finché non viene rivelata una carta. Ogni risposta è salvata subito: riprendi quando vuoi. Alla fine si può rivedere tutta la partita, con quanto è valsa ogni decisione.

# plain
digital-rules = Come si gioca

# plain
digital-unofficial = Fatto da appassionati; non sostituisce la scatola vera e non la copia. I nomi del gioco appartengono ai rispettivi proprietari.

# plain
digital-companion = Hai la scatola vera? L’assistente gioca per i due avversari:

## The table: its parts.

# plain
digital-map = La mappa

# plain
digital-assembly = L’assemblea

# plain
digital-ideas = Idee

# plain; number $count
digital-stack = La cima della pila; sotto ce ne sono altre { $count }

# plain
digital-milestones = Traguardi

# plain
digital-common = Sapere Comune

# plain
digital-private = Privati

# plain
digital-eureka = Eureka

# plain
digital-era-track = Il tracciato delle ere

# plain; number $era
digital-era = Era { $era }

# plain
digital-society = La tua società

# plain
digital-opponents = Gli avversari

# plain
digital-pile = Le loro invenzioni

# plain
digital-log = Il diario

# plain
digital-log-before = Che cosa è successo prima

# plain
digital-set-up = Preparazione

# plain
digital-standing = Se la partita finisse adesso

# plain
digital-parts = Parti del tavolo

# plain
digital-tab-map = Mappa

# plain
digital-tab-society = Società

# plain
digital-tab-board = Assemblea

# plain
digital-tab-others = Avversari

## The regions.

# plain
digital-no-card = ancora nessuna idea

# plain
digital-sage = Qui c’è un saggio

# plain
digital-inventor = L’inventore

# plain
digital-innovator = L’innovatore

# plain
digital-influence-spaces = Spazi influenza e quanto valgono

# plain; text $region
digital-about-region = { $region }: altro

# plain
digital-from-here = Da qui

# plain
digital-claim-here = Prendi

# plain
digital-settle-here = Metti qui

# plain
digital-invent-here = Inventa

# plain
digital-innovate-here = Innova

# plain
digital-share-here = Condividi

# plain
digital-meet-sage = Prendi il saggio

# plain
digital-epoch-pillar = pilastro dell’epoca

# plain
digital-season-pillar = pilastro della stagione

## Your society.

# plain
digital-influence = Influenza

# plain; number $count
digital-influence-is = Influenza { $count } su 10

# plain
digital-chain-tokens = segnalini azione concatenata

# plain
digital-supply = riserva

# plain
digital-sages = saggi

# plain
digital-economy-tokens = gettoni economia

# plain
digital-academy = Accademia

# plain
digital-exhausted = esausto

# plain
digital-hand = Le tue idee

# plain
digital-hand-empty = Non hai idee in mano.

# plain
digital-inventions = Le tue invenzioni

# plain
digital-tiles = Tessere da costruire

# plain; number $price
digital-price =
    { $price ->
        [0] costruire non costa influenza
       *[other] costruire costa { $price } influenza
    }

# plain
digital-tokens = Gettoni influenza

# plain
digital-token-held = davanti a te

# plain
digital-token-up = posato, scoperto

# plain
digital-token-down = usato

# plain
digital-goals = Obiettivi privati

# plain
digital-goals-best = contano i due migliori

# plain
digital-progress = Mappa del progresso

# plain
digital-built = Che cosa fanno le tue tessere

## The question and what is around it.

# plain
digital-pick-other = ← Qualcos’altro

# plain
digital-undo = Annulla

# plain
digital-hint = Che cosa farebbe il consigliere?

# plain
digital-stale = La partita è andata avanti nel frattempo: ecco com’è adesso.

# plain
digital-again = Un’altra partita

# plain
digital-around = Su questa partita

# plain
digital-onlooker = Stai guardando: può rispondere solo chi ha cominciato la partita.

# plain
digital-closed = Questa partita è stata abbandonata.

# plain
digital-record = La partita come file

## Looking back.

# plain; text $answer $chance; number $visits
digital-look = { $answer }: { $chance } ({ $visits }×)

# plain; text $chance
digital-chance = Per quanto se ne sa adesso, la probabilità di vincere è { $chance }. Accanto a ogni risposta: la probabilità con essa, e quante volte è stata provata.

# plain; text $answer $from $to
digital-turned = { $answer }: la probabilità è passata da { $from } a { $to }

# plain; text $answer $better $chance
digital-mistake = { $answer }: persi { $chance }; meglio: { $better }

# plain
digital-no-mistakes = Nessuna decisione è costata molto.

## How to play. Each paragraph is its own message.

# plain
digital-rules-lead = Il gioco in solitario in una pagina. Tutto ciò che è illuminato sul tavolo si può scegliere, quindi si può anche cominciare subito e guardare qui all’occorrenza.

# plain
digital-rules-goal = Lo scopo

# plain
digital-rules-goal-1 = Vinci se alla fine hai più punti ingegno (PI) dei due avversari insieme, oppure se hai ottenuto almeno otto dei dodici premi. I premi dicono anche fin dove è arrivata la tua società.

# plain
digital-rules-goal-2 = I punti vengono dalle invenzioni condivise di cui hai presentato l’idea, dai gettoni influenza, dalle tessere e dai traguardi; alla fine anche dall’influenza, dalle tessere Ricchezza sulla mappa del progresso e dai due migliori obiettivi privati.

# plain
digital-rules-things = Che cosa hai

# plain
digital-rules-things-1 = Trenta cittadini. A casa sono specialisti di economia, cultura o tecnologia, oppure studiosi nell’accademia, che sostituiscono qualsiasi specialista. L’accademia ha tanti posti quanta è l’era del tuo traguardo.

# plain
digital-rules-things-2 = Idee in mano. Un’idea presentata in una regione aspetta un inventore. Si può inventare se puoi usare il traguardo che nomina: nel Sapere Comune, il tuo, quello di un altro con un tuo diplomatico o di un’era passata, oppure uno già uscito dal tabellone.

# plain
digital-rules-things-3 = Influenza da 0 a 10. Decide quanti segnalini azione concatenata hai in un turno (1, da quattro 2, da otto 3), paga le costruzioni e dà punti alla fine.

# plain
digital-rules-things-4 = Tessere. Inventare, richiamare specialisti e viaggiare danno tessere Aspirazione, che a fine turno diventano tessere Progresso; condividere dà una tessera Ricchezza o un’Aspirazione jolly. Stanno su quattro spazi finché non le costruisci.

# plain
digital-rules-things-5 = La mappa del progresso. Una tessera economia costruita dà qualcosa una volta per era, per un gettone economia; una tessera cultura ogni volta che fai la sua azione; una tessera tecnologia concatena un’azione a un’altra, una volta nella partita; una tessera Ricchezza conta alla fine.

# plain
digital-rules-turn = Il tuo turno

# plain
digital-rules-turn-1 = Metti un pilastro su un’azione e falla. In ogni era hai due piccoli pilastri della stagione e, nell’ultimo round, il grande pilastro dell’epoca, che resta finché non viene spostato. Un foro in cui hai un pilastro è chiuso per te fino alla fine dell’era.

# plain
digital-rules-turn-2 = Alcune azioni permettono di concatenarne un’altra per un segnalino azione concatenata: quella di un’invenzione, di un gettone influenza o di una tessera tecnologia. Un’azione ricevuta come beneficio non costa niente, e vi si può rinunciare.

# plain
digital-rules-turn-3 = Per ogni idea che hai presentato ne prendi un’altra dall’esposizione. Poi le tessere Aspirazione diventano tessere Progresso con un numero che non hai.

# plain
digital-rules-turn-4 = Puoi costruire: paga influenza una volta sola (3 con una tessera in attesa, 2 con due, 1 con tre, niente con quattro), poi per ogni tessera esaurisci uno specialista del suo tipo, uno in più per ogni tessera vicina e uno in meno per ogni tua invenzione di quel tipo. Una tessera Ricchezza chiede due specialisti qualsiasi. Il beneficio dello spazio viene prima del pagamento.

# plain
digital-rules-actions = Le dieci azioni

# plain
digital-rules-actions-1 = Stanno a due a due nei cinque fori.

# plain
digital-action-present = Metti un’idea della tua mano in una regione senza carta. Ci vanno tanti specialisti del suo tipo quanti ne chiede la tessera Specialisti, e ricevi ciò che essa mostra.

# plain
digital-action-invent = Trasforma in invenzione un’idea di cui puoi usare il traguardo: ci va uno specialista del suo tipo, a volte altri si esauriscono. Ricevi un’Aspirazione di tecnologia.

# plain
digital-action-innovate = Migliora un’invenzione di un altro: ci va uno specialista del suo tipo, e te ne arriva uno nuovo. Puoi concatenare ciò che mostra la carta.

# plain
digital-action-share = Condividi un’invenzione accanto alla quale hai un cittadino. Chi ha presentato l’idea segna l’era per ogni suo cittadino lì, l’inventore prende la carta, l’innovatore un altro cittadino nella regione, e tu una tessera Ricchezza o un’Aspirazione jolly. Tutti quelli accanto alla carta passano sulla mappa.

# plain
digital-action-call-spec = Richiama a casa cittadini da una regione come specialisti del tipo della sua carta. Ricevi un’Aspirazione di economia e puoi concatenare ciò che mostra una delle tue invenzioni.

# plain
digital-action-gain-inf = Dove hai più cittadini di tutti, e abbastanza per il gettone, posa un gettone influenza: quei cittadini tornano a casa, segni il valore coperto e ottieni tanta influenza quanti sono i tuoi gettoni scoperti. Puoi concatenare ciò che mostra uno di essi.

# plain
digital-action-travel = Sposta un cittadino lungo una corda; ricevi un’Aspirazione di cultura. Se lì c’è un saggio, puoi spendere un segnalino azione concatenata per prenderlo: la tessera Conoscenza dà la sua azione o i suoi punti.

# plain
digital-action-eureka = Prendi dalla riserva Eureka un traguardo di un’era successiva; il tuo diventa Sapere Comune. Il tuo segnalino era avanza su uno spazio a scelta, che dà il suo beneficio.

# plain
digital-action-send-dip = Invia uno specialista o uno studioso su un traguardo con uno spazio libero; ricevi il suo beneficio.

# plain
digital-action-call-dip = Richiama un diplomatico come studioso; ricevi il beneficio di quel traguardo.

# plain
digital-rules-rivals = Gli avversari

# plain
digital-rules-rivals-1 = Crono va di regione in regione nell’ordine dei numeri. Nella prima in cui può fare qualcosa presenta, inventa, condivide o innova.

# plain
digital-rules-rivals-2 = Efesto gioca con le carte. Lo spazio dice da quale riga comincia; fa la prima azione possibile in un foro ancora aperto per lui e, per un segnalino azione concatenata, continua con la riga seguente dove la carta lo mostra.

# plain
digital-rules-rivals-3 = I loro punti sono in comune. Se Efesto mette un pilastro dove sta il tuo, o visita il tuo traguardo più avanzato, ottieni influenza; nel caso contrario segnano 2 PI.

# plain
digital-rules-era = Quando finisce un’era

# plain
digital-rules-era-1 = Tredici round: uno nell’Era 1, tre in ciascuna delle Ere da 2 a 5. Chi sta più a destra su uno spazio dell’ordine di turno può cambiare l’ordine.

# plain
digital-rules-era-2 = L’influenza si sposta verso il centro: da 0 sale di 1, da 4 a 7 scende di 1, da 8 in su scende di 2.

# plain
digital-rules-era-3 = Dopo le Ere da 2 a 4 gli specialisti esausti sono di nuovo pronti, i pilastri della stagione e i gettoni economia tornano, ogni saggio diventa uno studioso, si rivelano nuovi traguardi e le idee dell’era passata si scartano; ne prendi altre al loro posto.

# plain
digital-rules-end = La fine

# plain
digital-rules-end-1 = Dopo l’Era 5 si conta tutto: i tuoi punti, l’influenza (1, 5 o 10 PI), le tessere Ricchezza costruite e i due migliori dei tre obiettivi privati.

# plain
digital-rules-end-2 = Gli avversari aggiungono punti per ogni invenzione, tessera Progresso e Ricchezza; quanti, dipende dalla difficoltà.

# plain
digital-rules-end-3 = Ogni premio dà punti onore, e la loro somma il livello della tua società, da Neanderthal ad alieno.
