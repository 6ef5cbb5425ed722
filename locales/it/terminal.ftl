### What stands around the things on the screen of the terminal client. Much of what it says is in board.ftl and table.ftl.

## Around the table.

# plain
terminal-question = Domanda

# plain
terminal-wait = Un attimo

# plain
terminal-over = Fine

# plain
terminal-card = Carta

# plain; number $points
terminal-points =
    { $points ->
        [1] 1 punto Influenza
       *[other] { $points } punti Influenza
    }

# plain; number $width $height
terminal-too-small = La finestra è troppo piccola: servono { $width } colonne e { $height } righe.

# plain
terminal-hint-thinking = Sto pensando a un suggerimento…

# plain
terminal-no-take-back = Qui non si può annullare nulla: l’ultima risposta ha mostrato qualcosa di nascosto, o nel frattempo ha risposto qualcun altro.

# plain
terminal-save-as = Salva come:

# plain; text $file
terminal-quit-saved = La partita è salvata in { $file }.

# plain
terminal-quit-unsaved = La partita non è salvata e andrà persa.

# plain
terminal-quit-server = Il tavolo resta sul server, e ci si può tornare.

# plain; text $command
terminal-go-on = Per continuare: { $command }

# plain
terminal-trouble = Qualcosa è andato storto. Salva la partita, se puoi, esci e rientra.

# plain
terminal-stay = resta

## What keys do, in a word, below the table.

# plain
terminal-key-choose = scegli

# plain
terminal-key-give = rispondi

# plain
terminal-key-look = carte

# plain
terminal-key-card = carta

# plain
terminal-key-table = tavolo

# plain
terminal-key-log = diario

# plain
terminal-key-hint = suggerimento

# plain
terminal-key-take-back = annulla

# plain
terminal-key-save = salva

# plain
terminal-key-resign = ritirati

# plain
terminal-key-help = tasti

# plain
terminal-key-quit = esci

## What keys do, in a sentence, in the list of keys.

# plain
terminal-help = Tasti

# plain
terminal-help-choose = passano da una risposta all’altra; accanto si vede che cosa farebbe quella scelta

# plain
terminal-help-number = scelgono la risposta con questo numero

# plain
terminal-help-give = conferma la risposta scelta

# plain
terminal-help-look = passano da una carta all’altra sul tavolo

# plain
terminal-help-card = mostra la carta per intero

# plain
terminal-help-table = mostra tutto ciò che è sul tavolo, carta per carta

# plain
terminal-help-log = mostra tutto ciò che è successo

# plain
terminal-help-scroll = scorrono il diario e le finestre

# plain
terminal-help-hint = chiede che cosa risponderebbe il computer

# plain
terminal-help-take-back = annulla l’ultima risposta

# plain
terminal-help-save = salva la partita in un file

# plain
terminal-help-resign = dichiara il tuo ritiro: sei fuori dalla partita

# plain
terminal-help-quit = chiude il programma

# plain
terminal-help-mouse = Il primo clic del mouse sceglie una risposta o una carta, il successivo conferma la risposta.
