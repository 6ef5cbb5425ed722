### What stands around the things on a table's page.

## Attorno al tavolo: le persone, il link, andare e tornare

room-edition = { $edition ->
    [first] Prima edizione
    [third] Terza edizione
   *[fourth] Quarta edizione
}
room-title = Un tavolo
room-hand-over = Passa lo schermo a { $name }
room-hand-over-done = Sono { $name }
room-replay = Rivedi e analizza
room-next-game = Alla prossima partita
room-rematch = Gioca ancora
room-record = Scarica la partita
room-menu = Il tavolo
room-link = Link a questo tavolo
room-come-back = Riprendi dal bot il posto di { $name }
room-vote = { $name } non risponde: continui un bot
room-close = Chiudi il tavolo
room-leave = Vai via; un bot continua per te
room-waiting = In attesa dei giocatori
room-closed = Questo tavolo è stato chiuso
room-teams = squadre
room-memory = aiuto alla memoria
room-invite = Manda questo link a chi vuoi che giochi con te. Chi lo apre può sedersi o guardare.
room-free = libero
room-name = Il tuo nome
room-sit = Siediti
room-bot = Fai sedere un bot
room-empty = Libera il posto
room-begin = Inizia la partita
room-soon = La partita inizia quando tutti i posti sono occupati e chi ospita la avvia.
room-stand-up = Alzati dal tavolo
note-sat = { $name } si è seduto al tavolo
note-left = { $name } se n’è andato
note-stands-in = Un bot continua per { $name }
note-back = { $name } è di nuovo al tavolo
note-vote = { $name } vuole che un bot continui per { $other }
note-closed = { $name } ha chiuso il tavolo
note-rematch = È iniziata la partita successiva
