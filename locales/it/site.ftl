### The site around its pages: descriptions for search engines and link previews, the installed app, sounds, rules at hand.
###
### For translators: the words are those of cards.ftl and table.ftl, and the reader is addressed as there. One message is one sentence, one
### label or one button. The line above a message lists its arguments. A name ($name, $names) has no known gender and is not inflected.

## What search engines and link previews say about a page, in at most about 160 letters.

# Of every page without a description of its own.
site-about = Il gioco da tavolo Innovation nel browser: contro il computer, a qualsiasi livello, o con gli amici. Gratis e senza registrazione.

site-about-rules = Le regole di Innovation in una sola pagina: lo scopo, le quattro Azioni, Cooperazione e Supremazia, come si scalano i mazzi, i Campi e la fine della partita.

site-about-cards = Tutte le carte di Innovation con le risorse e il testo completo degli effetti, per periodo, colore, risorsa ed edizione.

# text $names
site-about-table = Al tavolo: { $names }. Chi ha questo link può guardare la partita e vede quello che vedono tutti.

# Of the replay of a game and of its analysis.
site-about-replay = Una partita conclusa, decisione per decisione: con gli occhi di qualsiasi giocatore, con le probabilità di vittoria e le risposte migliori.

# The picture of a link preview, for those who do not see it.
site-picture = Cinque carte di cinque colori, aperte a ventaglio, e la parola Eureka.

## The page that is shown when the server cannot be reached.

offline-title = Eureka non è raggiungibile

offline-kept = Le tue partite sono conservate sul server: non si è perso niente e riprendi da dove eri.

offline-not = Senza connessione non puoi giocare, guardare partite o leggere le carte: ogni risposta passa dal server, anche contro il computer.

offline-again = Controlla la connessione. Appena il server risponde, la pagina si apre da sola.

offline-retry = Riprova

## A page without JavaScript while others are asked.

reload-why = Adesso tocca agli altri. Senza JavaScript la pagina non si aggiorna da sola.

reload = Mostra che cosa è successo

## Sounds.

# A check box: your turn, somebody sat down, the game began, a remark, the end.
settings-sounds = Suoni: il mio turno, nuovi giocatori, messaggi, fine della partita

## The rules at hand: a link at the table, and the window that it opens.

rules-link = Regole

rules-title = Le regole in breve

rules-whole = Tutte le regole in un’altra scheda

## The help at the table for those who use a finger.

finger-title = Con le dita

finger-tap = Tocca ciò che è evidenziato per sceglierlo. Una carta prima viene mostrata; il pulsante sotto di essa dà la risposta.

finger-press = Tieni premuta una carta per leggerla.

finger-tabs = Le parole in basso mostrano le parti del tavolo. Un segno indica che lì c’è qualcosa di nuovo.
