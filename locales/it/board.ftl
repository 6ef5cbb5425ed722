### What stands around the things on a table's page.

## Attorno al tavolo: le persone, il link, andare e tornare

room-title = Un tavolo
room-hand-over = Passa lo schermo a { $name }
room-hand-over-done = Sono { $name }
room-replay = Rivedi e analizza
room-next-game = Vai alla partita successiva
room-rematch = Gioca ancora
room-record = Scarica la partita
room-menu = Il tavolo
room-link = Link a questo tavolo
room-come-back = Riprendi dal bot il posto di { $name }
room-vote = { $name } non risponde: fai continuare un bot
room-close = Chiudi il tavolo
room-close-sure = Davvero? La partita finisce qui, senza risultato.
room-close-yes = Sì, chiudi
room-leave = Lascia il tavolo; un bot continua al tuo posto
room-vote-out = { $name } non risponde: continua senza questo giocatore
room-resign = Ritirati
room-resign-sure = Davvero? Chi si ritira perde tutte le carte e non può rientrare.
room-resign-yes = Sì, mi ritiro
room-resigned = Hai lasciato la partita. Gli altri continuano, e tu puoi guardare.
room-closed = Questo tavolo è stato chiuso
room-free = libero
room-name = Il tuo nome
room-sit = Siediti
room-bot = Fai sedere un bot
room-empty = Libera il posto
room-begin = Inizia la partita
room-stand-up = Alzati dal tavolo
note-sat = { $name } si siede al tavolo
note-left = { $name } lascia il tavolo
note-stands-in = Un bot continua al posto di { $name }
note-back = { $name } torna al tavolo
note-vote = { $name } propone di non aspettare più { $other }
note-closed = { $name } chiude il tavolo
note-rematch = È iniziata la partita successiva
## The page.

# plain
board-skip = Vai alla domanda

# plain
board-tab-me = Io

# plain
board-tab-others = Altri

# plain
board-tab-table = Tavolo

# plain
board-tab-log = Diario

# plain
board-card = La carta intera

# plain
board-center = Mazzi e Dominazioni

## Cards.

# plain; number $value; text $era $color
board-about = Periodo { $value }, { $era } · { $color } · Dogma

# plain; text $name $color $icons; number $value
board-spoken = { $name }: Periodo { $value }, { $color }, { $icons }

# plain; word $color
board-letter =
    { $color ->
        [red] R
        [yellow] G
        [green] V
        [blue] B
       *[purple] Vi
    }

# plain; text $color
board-no-pile = { $color }: nessuna carta

# plain; number $count; word $direction
board-pile =
    { part-board-cards }{ $direction ->
        [left] , scalate a sinistra
        [right] , scalate a destra
        [up] , scalate in alto
        [aslant] , scalate in diagonale
       *[none] {""}
    }

part-board-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }

# plain
board-no-cards = nessuna carta

# The labels of a player's zones.
# plain; number $count
board-hand = Mano: { part-board-cards }

# plain; number $count
board-score-pile = Carte Influenza: { $count }

# plain; number $value $count; text $era
board-deck = Periodo { $value }, { $era }: { part-board-cards }

# plain; number $count
board-known =
    { $count ->
        [one] conosci { $count } carta di questo mazzo
       *[other] conosci { $count } carte di questo mazzo
    }

## Players.

# plain
board-points-column = punti

# plain; number $points
board-points =
    { $points ->
        [one] punto Influenza
       *[other] punti Influenza
    }

# plain; number $have $needed
board-achievements =
    { $have ->
        [1] 1 Dominazione su { $needed }
       *[other] { $have } Dominazioni su { $needed }
    }

# plain
board-out = fuori dalla partita

# plain; text $names
board-mixed = Una di queste carte: { $names }

# plain; text $names
board-perhaps = Forse una di queste carte: { $names }

# plain
board-turn = è di turno

# plain
board-asked = sceglie

# Marks behind a player's name in a game with teams.
# plain
board-ally = la tua squadra

# plain
board-opponent = altra squadra

# In a list of the players whom an effect reaches.
# plain; text $name
board-name-ally = { $name } (la tua squadra)

# plain; number $value; text $name
board-claimed = Dominazione del Periodo { $value }: { $name }

# plain; number $value $points
board-achievement = Dominazione del Periodo { $value }: servono { $points } punti Influenza e una Carta Attiva di valore { $value } o superiore

# plain; word $special $edition
board-condition =
    { $special ->
        [Monument] { $edition ->
            [fourth] quattro Carte Attive con un Dogma di Supremazia
           *[first] sei carte archiviate o sei capitalizzate in un solo turno
        }
        [Empire] tre risorse di ciascuno dei sei tipi
        [World] dodici orologi
        [Wonder] { $edition ->
            [fourth] cinque colori scalati in alto, a destra o in diagonale
           *[first] cinque colori scalati in alto o a destra
        }
       *[Universe] cinque Carte Attive di valore 8 o superiore
    }

# plain; text $name; number $have $need
board-progress = { $name }: { $have } su { $need }

## The question.

# plain; number $count; text $name
board-thinking =
    { $count ->
        [1] { $name } pensa…
       *[other] { $name } pensano…
    }

# plain; number $count; text $name
board-waiting =
    { $count ->
        [1] { $name } sceglie…
       *[other] { $name } scelgono…
    }

# plain
board-draw = Pesca

# plain
board-meld = Gioca

# plain
board-dogma = Attiva

# plain
board-achieve = Domina

# Why an action cannot be chosen, in small letters below its name.
# plain
board-no-meld = nessuna carta in mano

# plain
board-no-dogma = nessuna carta sul tavolo

# plain
board-no-achievement = non restano Dominazioni

# What the player lacks for the nearest achievement: points, a card or both.
# plain; word $lacks; number $value $needed $points
board-out-of-reach =
    { $lacks ->
        [both] Periodo { $value }: servono { $needed } punti Influenza (ne hai { $points }) e una Carta Attiva di valore { $value } o superiore
        [points] Periodo { $value }: servono { $needed } punti Influenza, ne hai { $points }
       *[card] Periodo { $value }: serve una Carta Attiva di valore { $value } o superiore
    }

# plain
board-list = Tutte le risposte

# How many cards may be marked, where several are asked for.
# plain; word $kind; number $least $most
board-several =
    { $kind ->
        [order] Segna le carte nell’ordine in cui vanno.
        [any] Segna quante carte vuoi.
        [exactly] Segna { $most } carte.
        [most] Segna fino a { $most } carte.
       *[between] Segna da { $least } a { $most } carte.
    }

# The button that sends the marked cards; their number stands behind it.
# plain; word $verb
board-marked =
    { $verb ->
        [meld] Gioca le segnate
        [tuck] Archivia le segnate
        [score] Capitalizza le segnate
        [return] Ricicla le segnate
        [reveal] Rivela le segnate
        [remove] Scarta dal gioco le segnate
        [junk] Cestina le segnate
        [transfer] Trasferisci le segnate
        [exchange] Scambia le segnate
        [rearrange] In questo ordine
       *[choose] Scegli le segnate
    }

# plain
board-take-back = Annulla

## What an answer would do, before it is given.

# plain; text $names
board-shares = Anche a beneficio di: { $names }

# plain; text $names
board-exposes = Il Dogma colpisce: { $names }

# plain
board-nobody = Il Dogma non colpisce nessuno

# plain
board-nothing = Non succede nulla

# plain; text $values
board-draws = Peschi: { $values }

# plain
board-ends = La partita finisce

## The log and the chat.

# plain
board-log = Che cosa è successo

# plain
board-since = dal mio ultimo turno

# Before a list of what the others did.
# plain
board-since-turn = Dal tuo turno:

# plain
board-chat = Chat

# plain
board-say = Scrivi qualcosa

# plain
board-send = Invia

## What the script shows.

# plain
board-pace = Ritmo

# plain
board-pace-slow = lento

# plain
board-pace-normal = normale

# plain
board-pace-instant = subito

# plain
board-now = Vai alla situazione attuale

# plain
board-lost = Connessione persa: nuovo tentativo in corso…

# plain
board-unsent = Non è stato possibile inviare la risposta. Riprova.

# plain
board-close = Chiudi

# plain
board-help = Tasti

# plain
board-help-draw = pesca

# plain
board-help-meld = gioca: apre l’elenco delle carte

# plain
board-help-dogma = attiva: apre l’elenco delle carte

# plain
board-help-achieve = ottiene una Dominazione

# plain
board-help-pass = passa, oppure invia le carte segnate

# plain
board-help-yes-no = sì, no

# plain
board-help-list = mostra tutte le risposte

# plain
board-help-take-back = annulla l’ultima risposta

# plain
board-help-hint = mostra che cosa farebbe il computer

# plain
board-help-numbers = scelgono la risposta con quella cifra

# plain
board-help-arrows = passano da una possibile scelta all’altra

# plain
board-help-enter = sceglie

# plain
board-help-escape = chiude la carta o l’elenco, toglie i segni

# plain
board-help-help = mostra questo elenco
bot-names = Archimede, Ipazia, Galileo, Ada, Tesla
room-hint = Che cosa farebbe il computer?
