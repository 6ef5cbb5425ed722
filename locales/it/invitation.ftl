# Inviting friends, and the page of a table that waits for players.

invitation-new = Invita un amico

## Lo legge chi apre il link.

invitation-by =
    { $edition ->
        [first] { $name } ti invita a giocare a Innovation, prima edizione
        [third] { $name } ti invita a giocare a Innovation, terza edizione
       *[fourth] { $name } ti invita a giocare a Innovation, quarta edizione
    }

invitation-to =
    { $edition ->
        [first] Un invito a giocare a Innovation, prima edizione
        [third] Un invito a giocare a Innovation, terza edizione
       *[fourth] Un invito a giocare a Innovation, quarta edizione
    }

invitation-about = Un gioco di carte da due a cinque persone: carta dopo carta ognuno costruisce una civiltà, dall’età della pietra all’era dei computer, e vince chi per primo ottiene abbastanza Dominazioni.

invitation-learn = Non conosci Innovation? Brevi lezioni mostrano come si gioca.

invitation-sit = Siediti e gioca

invitation-now = La partita inizia appena ti siedi.

invitation-later =
    { $count ->
        [one] La partita inizia da sola quando dopo di te si siede ancora { $count } persona.
       *[other] La partita inizia da sola quando dopo di te si siedono ancora { $count } persone.
    }

invitation-seats = Chi è seduto al tavolo

invitation-removed = Chi ospita ha liberato il tuo posto. Finché un posto è libero, puoi sederti di nuovo.

invitation-stood-up = Il tuo posto è di nuovo libero. Puoi sederti ancora o semplicemente andare via.

## Lo legge chi è già seduto al tavolo.

invitation-send =
    { $count ->
        [one] Manda questo link a un amico
       *[other] Manda questo link ai tuoi amici
    }

invitation-then = Chi lo apre si siede con un solo tocco. Quando tutti i posti sono occupati, la partita inizia da sola e questa pagina diventa il tavolo.

invitation-copy = Copia il link

invitation-copied = Il link è copiato.

invitation-select = Il browser non permette di copiare. Il link è selezionato: copialo a mano.

invitation-share = Condividi…

invitation-qr = Il link come codice QR

invitation-scan = Per chi ti sta accanto: inquadralo con la fotocamera.

invitation-only-here = A questo indirizzo si raggiunge solo questo computer. Per invitare amici lontani, apri questa pagina con un indirizzo che possano raggiungere anche loro.

invitation-you = tu

invitation-friend = in attesa del tuo amico

invitation-player = in attesa di un giocatore

invitation-second = Fai sedere un altro giocatore a questo schermo

invitation-bot-last = Fallo sedere e inizia

invitation-cleared = Il posto è di nuovo libero. Chi apre il link può sedersi lì.

invitation-reads = I tuoi amici leggeranno

invitation-close-sure = Davvero? Il link non funzionerà più e chi è seduto qui perderà il posto.

## Che ne è stato di un tavolo.

invitation-closed-own = Hai chiuso questo tavolo

invitation-closed-before = La partita non era iniziata, e il link non funziona più.

invitation-closed-during = La partita è finita lì, senza risultato.

invitation-begun = Questa partita è già iniziata

invitation-over = Questa partita è finita

invitation-full = Tutti i posti sono occupati: { $names }.

invitation-watch = Guarda la partita

invitation-result = Guarda com’è andata
