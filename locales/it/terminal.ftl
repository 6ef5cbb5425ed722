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
terminal-points = influenza { $points }

# plain; number $width $height
terminal-too-small = La finestra è troppo piccola: servono { $width } colonne e { $height } righe.

# plain
terminal-hint-thinking = Sto pensando a un suggerimento…

# plain
terminal-no-take-back = Qui non si può annullare nulla: con l’ultima risposta è venuto alla luce qualcosa di nascosto, o qualcun altro ha già risposto.

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
terminal-trouble = Qualcosa è andato storto. Salva la partita, se puoi, esci e torna.

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
terminal-help-choose = passa da una risposta all’altra; accanto si vede che cosa farebbe quella scelta

# plain
terminal-help-number = scelgono la risposta con questo numero

# plain
terminal-help-give = dà la risposta scelta

# plain
terminal-help-look = guarda le carte sul tavolo una dopo l’altra

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
terminal-help-resign = ti ritiri ed esci dalla partita

# plain
terminal-help-quit = esce

# plain
terminal-help-mouse = Il mouse sceglie una risposta o una carta con un clic e dà la risposta con il successivo.
