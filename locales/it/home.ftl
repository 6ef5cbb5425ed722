### The pages around the tables: home, lobby, a new table, account, errors.
###
### For translators: the words are those of cards.ftl and table.ftl, and the reader is addressed as there. One message is one sentence, one
### label or one button. The line above a message lists its arguments. A name ($name, $names, $login) has no known gender and is not
### inflected. A bot is called by its level: «Expert».

## Around every page.

# The language in its own words.
language-name = Italiano

skip-to-content = Vai al contenuto

# What the row of links is, for those who hear the page.
nav = Pagine

nav-new = Nuovo tavolo

nav-tables = Tavoli

nav-inventions = Inventions

nav-companion = Assistente

nav-cards = Carte

nav-guide = Come si gioca

nav-account = Account

settings = Impostazioni

settings-language = Lingua

settings-theme = Colori

settings-pace = Mosse degli altri

settings-careful = Chiedimi conferma prima di una risposta che non si può annullare
settings-texts = Mostra il testo delle carte sul tavolo

settings-save = Salva

theme-system = come sul dispositivo

theme-light = chiari

theme-dark = scuri

pace-slow = lentamente

pace-normal = passo per passo

pace-instant = subito

unofficial = Eureka è un progetto non ufficiale di appassionati. Innovation, Inventions e i loro nomi appartengono ai rispettivi proprietari.

foot-programs = L’interfaccia per i programmi

## Bots.

level-random = Casuale

level-beginner = Principiante

level-casual = Dilettante

level-skilled = Abile

level-expert = Esperto

level-master = Maestro

level-greedy = Avido

level-playouts = Esploratore

level-search = Pensatore

# Behind the name of the level and a colon.
level-about-beginner = molte cose gli sfuggono

level-about-casual = guarda un passo avanti

level-about-skilled = pensa qualche passo avanti

level-about-expert = pensa molto avanti

level-about-master = il più forte, un secondo per risposta

## Home.

home-window = Gioca a Innovation

home-title = Innovation nel browser

# What Innovation is, for somebody who has never heard of it.
home-innovation = Costruisci una civiltà con le carte, dalla ruota a internet. Ogni carta ha un potere tutto suo: ne approfittano anche i rivali che ne sanno quanto te, mentre a chi è rimasto indietro può portare via qualcosa. Vince chi ottiene per primo abbastanza Dominazioni: in mezz’ora, e mai due volte allo stesso modo.

# What the picture of the table shows, for those who cannot see it.
home-innovation-picture = Una partita a Innovation sullo schermo: le Zone dei due giocatori con i mazzi scalati, i dieci Periodi e le Dominazioni al centro, la tua mano in basso.

home-free = Contro il computer, a qualsiasi livello, o con gli amici. Gratis e senza registrazione.

# A button that leads to the lessons.
home-learn = Impara in 20 minuti

# Beside the button.
home-learn-about = otto brevi lezioni al tavolo

# What Inventions is.
home-inventions = Guida una società dal controllo del fuoco all’intelligenza artificiale, in solitario contro Crono ed Efesto: tutto il gioco sullo schermo, o un assistente che gioca per entrambi quando la scatola è sul tuo tavolo.

# What the picture of the map shows, for those who cannot see it.
home-inventions-picture = La mappa di Inventions: le regioni del mondo con idee, invenzioni e cittadini.

# A button.
home-solo-game = Gioca in solitario

# A button.
home-companion = Assistente per la scatola

home-more = Altro

play-edition = Edizione

play-opponent = Avversario

play-language = Lingua

play-name = Il tuo nome

# In the empty field for the name.
play-name-any = facoltativo

play-now = Gioca

play-guided = Prima partita con l’allenatore

play-guided-about = Prima di ogni decisione l’allenatore dice che cosa può essere utile e perché; poi, che cosa ne è venuto.

way-guide = Come si gioca

about-way-guide = Le regole in dieci minuti, per ogni edizione.

way-cards = Tutte le carte

about-way-cards = Ogni carta di ogni edizione con il suo testo.

way-friend = Sullo stesso schermo

about-way-friend = Tu e un amico vi alternate su questo dispositivo.

way-table = Un tavolo tuo

about-way-table = Da due a cinque giocatori, amici e bot, squadre, le tue regole.

## Games in a list.

games-title = Le tue partite

games-running = Le tue partite in corso

games-finished = Le tue partite finite

games-all = Tutte le tue partite

games-none = Non hai ancora giocato qui.

# Opens the rest of the list.
# number $count
games-more =
    { $count ->
        [one] Ancora { $count }
       *[other] Altre { $count }
    }

# Behind the name of a bot. $level is its level in small letters.
# text $level
games-bot = bot, { $level }

# Behind the name of a player for whom a bot answers at present.
games-stands-in = gioca un bot

games-your-turn = Tocca a te

# text $name
games-turn = Tocca a { $name }

# text $name
games-thinks = { $name } sta pensando

# Nobody is missing, but the game has not begun.
games-ready = Ci sono tutti

# number $count
games-free =
    { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }

games-closed = Partita chiusa

games-won = Vittoria

games-lost = Sconfitta

games-shared = Vittoria condivisa

games-nobody = Nessun vincitore

# text $names
games-winners = Vittoria: { $names }

ago-now = proprio ora

# number $count
ago-minutes =
    { $count ->
        [one] { $count } minuto fa
       *[other] { $count } minuti fa
    }

# number $count
ago-hours =
    { $count ->
        [one] { $count } ora fa
       *[other] { $count } ore fa
    }

# number $count
ago-days =
    { $count ->
        [one] { $count } giorno fa
       *[other] { $count } giorni fa
    }

page-nav = Pagine dell’elenco

page-first = Prima pagina

page-after = Pagina successiva

## The lobby.

lobby-title = Tavoli

lobby-about = Siediti a un tavolo aperto o guarda una partita. Chi guarda vede quello che vedono tutti.

lobby-new = Apri un tavolo per chiunque

lobby-open = Tavoli aperti

lobby-none = Al momento non ci sono tavoli aperti. Aprine uno, o gioca con un bot finché non arriva qualcuno.

lobby-running = Partite da guardare

lobby-none-running = Al momento non ci sono partite da guardare.

lobby-all = Tutti i tavoli

lobby-join = Siediti

## A new table.

new-title = Nuovo tavolo

new-about = Quando tutti i posti sono occupati, la partita inizia subito. Se un posto è aperto, ricevi un link da mandare a qualcuno.

new-edition = Edizione

edition-about-first = 105 carte, 2–4 giocatori: il gioco com’è uscito la prima volta.

edition-about-third = 105 carte, 2–4 giocatori: le stesse regole, alcune carte cambiate.

edition-about-fourth = 115 carte, 2–5 giocatori: un undicesimo Periodo, il cestino, squadre, trattativa.

new-seats = Giocatori

new-players = Quanti

# text $seat
new-seat = Posto { $seat }

# Who sits at a seat.
seat-me = io

seat-friend = un amico su questo schermo

seat-open = aperto a chi arriva

seat-bots = bot

seat-free = libero

# What a friend is called whose name was not entered.
seat-friend-name = Amico

new-friend = Nome dell’amico

new-more = Altro sulla partita

new-teams = Squadre

new-teams-none = ognuno per sé

new-teams-about = Le lettere sono quelle dei posti.

new-parley = Trattativa

parley-book = secondo le regole

parley-on = sì

parley-off = no

new-parley-about = Secondo le regole: da quattro giocatori in su, senza squadre.

new-language = Lingua del tavolo

new-language-about = Il suo alfabeto decide chi inizia. Ognuno legge nella propria lingua.

new-covered = Carte sotto la Carta Attiva

covered-book = secondo le regole

covered-open = visibili a tutti

new-covered-about = Se si possono sfogliare i mazzi nelle Zone degli altri.

new-patience = Tempo per rispondere

patience-0 = senza limite

patience-1 = un’ora

patience-24 = un giorno

patience-72 = tre giorni

patience-168 = una settimana

new-patience-about = Solo per chi gioca da un altro dispositivo. Il tempo non scorre mentre il server è spento.

new-absent = Se qualcuno se ne va o ci mette troppo

absent-bot = un bot gioca al suo posto fino al suo ritorno

absent-out = vale come ritiro: esce dalla partita

new-absent-about = Lo stesso vale per chi non risponde, se tutti gli altri votano a favore. Un unico avversario non ha voto: decide soltanto il tempo.

new-bots-resign = I bot possono ritirarsi

new-bots-resign-about = Un bot si ritira quando da tempo non ha più speranze.

new-shared = Più giocatori su un solo schermo

new-shared-about = Una persona può occupare più posti liberi.

new-memory = Aiuto alla memoria

new-memory-about = La pagina ricorda le carte nascoste che hai potuto vedere secondo le regole.

new-guided = Con l’allenatore

new-who = Chi può venire

new-link = Solo chi ha il link

new-link-about = Nessun altro trova il tavolo.

new-listed = Tutti

new-listed-about = Il tavolo è nell’elenco: chiunque può sedersi a un posto aperto, o guardare.

new-open = Apri il tavolo

new-fit = Mostra le opzioni per questa scelta

# number $most
new-wrong-players =
    { $most ->
        [one] Questa edizione è per { $most } giocatore al massimo. Scegli meno giocatori o la quarta edizione.
       *[other] Questa edizione è per { $most } giocatori al massimo. Scegli meno giocatori o la quarta edizione.
    }

new-wrong-no-teams = Solo la quarta edizione ha le squadre. Sceglila, oppure ognuno giochi per sé.

new-wrong-teams = Queste squadre sono per un altro numero di giocatori. Scegli squadre formate esattamente dai posti del tuo tavolo.

new-wrong-no-parley = Solo la quarta edizione ha la trattativa. Sceglila, oppure lascia la trattativa secondo le regole.

new-wrong-parley-with-teams = La trattativa si gioca senza squadre. Ognuno giochi per sé, oppure lascia la trattativa secondo le regole.

new-wrong-no-person = A questo tavolo ci sarebbero solo bot. Prendi un posto, o lasciane uno aperto.

## The account.

account-title = Account

account-about = Non serve un account: questo browser ti riconosce da un cookie e le tue partite restano qui. Serve a chi vuole continuare su un altro dispositivo, o teme di perdere i cookie.

account-name = Il tuo nome

account-name-about = Per le prossime partite. Dove stai già giocando resta quello vecchio.

account-name-save = Cambia nome

account-yours = Il tuo account

# text $login
account-logged-in = Il tuo account è «{ $login }».

account-logout = Esci

account-logout-everywhere = Esci ovunque

account-register = Crea un account

account-register-about = Niente e-mail, solo un nome utente e una password. Le partite di questo browser passano al nuovo account. Una password dimenticata non si può recuperare.

account-login = Accedi

account-login-about = Le partite di questo browser passano al tuo account.

account-login-name = Nome utente

account-password = Password

# number $count
account-password-about =
    { $count ->
        [one] Almeno { $count } carattere.
       *[other] Almeno { $count } caratteri.
    }

account-change = Cambia password

account-password-old = Vecchia password

account-password-new = Nuova password

account-done-named = Da ora ti chiami così.

account-done-registered = L’account è pronto. Su un altro dispositivo, accedi con questo.

account-done-in = Eccoti di nuovo: le tue partite sono qui.

account-done-out = Disconnessione effettuata. In questo browser sei di nuovo ospite.

account-done-out-everywhere = Disconnessione effettuata su tutti i dispositivi. La password è la stessa.

account-done-password = La password è cambiata. Sugli altri dispositivi la sessione è stata chiusa.

account-wrong-name = Un nome deve avere almeno una lettera.

# number $least $most
account-wrong-login = Un nome utente ha da { $least } a { $most } caratteri, senza spazi.

# number $count
account-wrong-password =
    { $count ->
        [one] Una password ha almeno { $count } carattere e al massimo duecento.
       *[other] Una password ha almeno { $count } caratteri e al massimo duecento.
    }

## What can go wrong: what it is, and what to do next.

problem-home = Alla pagina iniziale

problem-table = Torna al tavolo

problem-no-page = Qui non c’è niente

problem-next-no-page = Forse l’indirizzo è sbagliato, o la pagina è stata spostata. Dalla pagina iniziale trovi tutto.

problem-no-method = Qui non si può fare

problem-next-no-method = Torna alla pagina e usa i suoi pulsanti.

problem-no-table = Questo tavolo non esiste

problem-next-no-table = Forse il link è incompleto. Chiedilo di nuovo, o apri un tavolo tuo.

problem-malformed = I dati inviati non sono comprensibili

problem-next-malformed = Torna indietro, ricarica la pagina e riprova.

problem-options = Così il tavolo non si può aprire

problem-next-options = Torna indietro e cambia quello che non va.

problem-illegal = Adesso non è possibile

problem-next-illegal = Il tavolo mostra che cosa puoi rispondere.

problem-not-seated = Non hai un posto a questo tavolo

problem-next-not-seated = Puoi guardare. Se il posto è tuo, apri la pagina nel browser in cui l’hai preso, o accedi.

problem-not-asked = Tocca a qualcun altro

problem-next-not-asked = Il tavolo mostra chi deve rispondere.

problem-not-creator = Può farlo solo chi ha aperto il tavolo

problem-next-not-creator = Puoi lasciare il tavolo.

problem-stale = Nel frattempo al tavolo è successo qualcosa

problem-next-stale = Guarda che cosa è cambiato, poi rispondi di nuovo.

problem-interrupted = La domanda è cambiata

problem-next-interrupted = Le carte indicate prima sono state accettate. Rispondi alla domanda aperta adesso.

problem-state = Adesso a questo tavolo non si può fare

problem-next-state = Il tavolo mostra a che punto è e che cosa si può fare.

problem-taken = Il posto è occupato

problem-next-taken = Forse è libero un altro posto, o un altro tavolo.

problem-hand-over = Prima bisogna passare lo schermo

problem-next-hand-over = Il giocatore successivo lo prende in consegna dalla pagina del tavolo.

problem-seated-already = Hai già un posto a questo tavolo

problem-next-seated-already = A questo tavolo ognuno gioca sul proprio schermo. Manda il link agli altri.

problem-no-vote = Qui un solo voto non basta

problem-next-no-vote = A questo tavolo ognuno può pensare quanto vuole. Solo tutti gli altri insieme, almeno due, possono smettere di aspettare.

problem-too-soon = Ognuno ha il suo tempo per pensare

# number $seconds
problem-next-too-soon =
    { $seconds ->
        [one] Potrai votare per un bot tra { $seconds } secondo.
       *[other] Potrai votare per un bot tra { $seconds } secondi.
    }

problem-no-take-back = L’ultima risposta non si può più annullare

problem-next-no-take-back = Ha mostrato qualcosa di nascosto, o qualcun altro ha deciso nel frattempo.

problem-nothing-to-redo = Non c’è nulla da ripetere

problem-next-nothing-to-redo = Non è stato annullato nulla, o nel frattempo c’è stata un’altra risposta.

problem-no-analysis = Questa partita non ha un’analisi

problem-next-no-analysis = L’assistente sa solo ciò che gli viene detto. L’analisi è disponibile per il gioco in solitario e per Innovation.

problem-not-over = La registrazione non è disponibile fino alla fine della partita

problem-next-not-over = Mostra le carte di tutti. Torna quando la partita è finita.

problem-login = Nome utente e password non corrispondono

problem-next-login = Ricontrolla tutti e due. Le maiuscole non contano nel nome utente, nella password sì.

problem-login-taken = Questo nome utente è già preso

problem-next-login-taken = Scegline un altro. Se è tuo, accedi.

problem-has-account = Hai già un account

problem-next-has-account = Per usarne un altro, prima esci.

problem-foreign = La richiesta viene da un altro sito

problem-next-foreign = Non è stato fatto niente. Apri la pagina qui e usa i suoi pulsanti.

problem-too-many = Troppe richieste

# number $seconds
problem-next-too-many =
    { $seconds ->
        [one] Riprova tra { $seconds } secondo.
       *[other] Riprova tra { $seconds } secondi.
    }

problem-too-large = È troppo in una volta

problem-next-too-large = Manda qualcosa di più breve.

problem-full = Non c’è più posto

problem-next-full = Riprova tra poco.

problem-unavailable = Al momento le partite non sono raggiungibili

problem-next-unavailable = Non si è perso niente. Riprova tra poco.

problem-unplayable = Questa partita non si può mostrare

problem-next-unplayable = È stata giocata con carte o regole diverse da quelle di oggi. Le tue altre partite non ne risentono.

problem-ours = Un errore nostro

problem-next-ours = La partita è salvata com’era. Torna indietro e riprova.
