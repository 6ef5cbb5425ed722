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
