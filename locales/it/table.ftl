# Italian: what is said at the table. The guide for translators is at the head of the English file.
#
# Cases of players and cards are prepositions, as in cards.ftl: gen «di A», dat «a A», ins «da A»; the others have none.

## Players, cards, places.

# noun; text $name
player-name = { part-of } { $name }

# noun; text $name
shown-card = { part-of } { $name }

# plain; word $role; number $value
place-deck =
    { $role ->
        [from] dal mazzo [{ $value }]
       *[to] al mazzo [{ $value }]
    }

# plain; word $role
place-available =
    { $role ->
        [from] dai Periodi da dominare
       *[to] ai Periodi da dominare
    }

# plain; word $role
place-junk =
    { $role ->
        [from] dal cestino
       *[to] al cestino
    }

# plain; word $role
place-removed =
    { $role ->
        [from] dalle carte scartate
       *[to] alle carte scartate
    }

# plain; word $edition
edition =
    { $edition ->
        [first] prima edizione
        [third] terza edizione
       *[fourth] quarta edizione
    }

## Questions. Each is asked of one player.

part-do =
    { $verb ->
        [meld] giochi
        [tuck] archivi
        [score] capitalizzi
        [return] ricicli
        [reveal] riveli
        [remove] scarti dal gioco
        [junk] cestini
        [transfer] trasferisci
        [exchange] scambi
       *[choose] scegli
    }

part-done =
    { $verb ->
        [meld] giocate
        [tuck] archiviate
        [score] capitalizzate
        [return] riciclate
        [reveal] rivelate
        [remove] scartate dal gioco
        [junk] cestinate
        [transfer] trasferite
        [exchange] scambiate
       *[choose] scelte
    }

# plain
question-opening = con quale carta inizi?

# plain; number $actions
question-action =
    { $actions ->
        [1] quale Azione esegui? È l’ultima di questo turno.
       *[other] quale Azione esegui? Ne hai { $actions } in questo turno.
    }

# plain; word $verb
question-card = quale carta { part-do }?

# A card out of those that qualify. $to is empty unless it is transferred.
# plain; word $verb; phrase $cards; text $to
question-which = { $cards_acc } { part-do } { $to }?

# plain; word $verb
question-keep = quale carta tieni? Tutte le altre vengono { part-done }.

# plain; word $verb
question-order =
    { $verb ->
        [rearrange] qual è la prossima carta, dalla cima al fondo?
       *[other] quale carta { part-do } ora? L’ordine conta.
    }

# plain; word $verb
question-back =
    { $available ->
        [yes] quale Periodo da dominare { part-do }?
       *[no] di quale valore è la carta che { part-do }? Le carte sono coperte.
    }

# plain; word $verb
question-owner = di chi è la carta che { part-do }?

# plain; word $verb $direction
question-color =
    { $verb ->
        [splay] { $direction ->
            [none] quale mazzo riallinei?
           *[other] quale mazzo scali { part-direction }?
        }
        [rearrange] di quale mazzo cambi l’ordine delle carte?
       *[choose] quale colore scegli?
    }

# plain
question-value = quale valore scegli?

# plain
question-player = quale giocatore scegli?

# plain
question-icon = quale risorsa scegli?

# plain; word $verb
question-special =
    { $verb ->
        [junk] quale Campo cestini?
        [restore] quale Campo rendi di nuovo disponibile?
       *[choose] quale Campo scegli?
    }

# plain; word $kind
question-parley =
    { $kind ->
        [demand] quale carta ricicli per sottrarti ai suoi Dogmi di Supremazia?
       *[share] quale carta ricicli per eseguirne i Dogmi?
    }

# plain
question-payment = quale carta ricicli come pagamento?

# plain; clause $clause
question-may = vuoi { $clause_inf }?

# plain
question-yes-no = vuoi farlo?

# plain
question-branch = quale di queste opzioni scegli?

# A question that may be declined.
# plain; text $question
question-pass = { $question } Puoi passare.

# $question is one of those below, from reason-….
# plain; phrase $seat; text $question
ask = { $seat }, { $question }

# The player’s own card asks.
# plain; phrase $card $player; text $question
reason-own = { $card_nom }: { $question }

# A card of $player, whose effect the player asked shares.
# plain; phrase $card $player; text $question
reason-shared = trai beneficio dalla carta { $card_nom } { $player_gen }: { $question }

# A card of $player demands something of the player asked.
# plain; phrase $card $player; text $question
reason-demand = la carta { $card_nom } { $player_gen } esige: { $question }

# A distant player may take part in the action with a card of $player.
# plain; phrase $card $player; text $question
reason-parley = la carta { $card_nom } { $player_gen }: { $question }

# What a distant player’s card costs.
# plain; phrase $card $player; text $question
reason-payment = per attivare { $card_acc }: { $question }

# Why somebody else’s demand is asked of the reader. $icon is the dogma icon as a picture.
# plain; phrase $player; text $icon
why-demand = hai meno risorse { $icon } di { $player }, perciò devi obbedire.

# Why the reader shares somebody else’s effect.
# plain; phrase $player; text $icon
why-share = hai almeno tante risorse { $icon } quante { $player }, perciò esegui anche tu questo Dogma.

## Answers: short, as on a button.

# plain
answer-draw = pesca

# plain; phrase $card
answer-meld = gioca { $card_acc }

# plain; phrase $card
answer-dogma = attiva { $card_acc }

# Another player's card.
# plain; phrase $card $seat
answer-dogma-of = attiva { $card_acc } { $seat_gen }

# plain; number $value
answer-achieve = domina il Periodo { $value }

# plain; clause $clause
answer-clause = { $clause_imp }

# plain; number $number
answer-branch = opzione { $number }

# plain
answer-yes = sì

# plain
answer-no = no

# plain
answer-pass = passa

## What happens.

# plain; phrase $seat; number $actions
event-turn =
    { $actions ->
        [1] turno { $seat_gen }, 1 Azione
       *[other] turno { $seat_gen }, { $actions } Azioni
    }

# plain; phrase $seat $card
event-dogma = { $seat } attiva { $card_acc }

# plain; phrase $seat $card; number $effect
event-demand = { $seat } obbedisce al { part-effect } { $card_gen }

# plain; phrase $seat $card; number $effect
event-share = { $seat } esegue il { part-effect } { $card_gen }

# The same two below the action to which they belong, where the card is named: short.
# plain; phrase $seat
event-joins-demand = { $seat } deve obbedire

# plain; phrase $seat
event-joins-share = anche { $seat } esegue il Dogma

part-effect =
    { $effect ->
        [1] primo Dogma
        [2] secondo Dogma
        [3] terzo Dogma
       *[other] Dogma { $effect }
    }

# plain; phrase $seat $card; text $from
event-draw = { $seat } pesca { $card_acc } { $from }

# plain; phrase $seat $card; text $from
event-meld = { $seat } gioca { $card_acc } { $from }

# plain; phrase $seat $card; text $from
event-tuck = { $seat } archivia { $card_acc } { $from }

# plain; phrase $seat $card; text $from
event-score = { $seat } capitalizza { $card_acc } { $from }

# plain; phrase $seat $card
event-draw-and-meld = { $seat } pesca e gioca { $card_acc }

# plain; phrase $seat $card
event-draw-and-tuck = { $seat } pesca e archivia { $card_acc }

# plain; phrase $seat $card
event-draw-and-score = { $seat } pesca e capitalizza { $card_acc }

# plain; phrase $seat $card; text $from
event-return = { $seat } ricicla { $card_acc } { $from }

# plain; phrase $seat $card; text $from
event-remove = { $seat } scarta dal gioco { $card_acc } { $from }

# plain; phrase $seat $card; text $from
event-junk = { $seat } cestina { $card_acc } { $from }

# plain; phrase $seat $card; text $from $to
event-transfer = { $seat } trasferisce { $card_acc } { $from } { $to }

# One of the cards of an exchange.
# plain; phrase $seat $card; text $from $to
event-exchange = { $seat } sposta { $card_acc } { $from } { $to } nello scambio

# plain; phrase $seat; number $value
event-achieve = { $seat } domina il Periodo { $value }

# A card that is drawn and at once, face down, an achievement.
# plain; phrase $seat $card
event-achieve-drawn = { $seat } pesca { $card_acc } come Dominazione

# plain; phrase $seat $card
event-reveal = { $seat } rivela { $card_acc }

# plain; phrase $seat $color; word $direction
event-splay =
    { $direction ->
        [none] le carte { $color_nom } { $seat_gen } non sono più scalate
       *[other] { $seat } scala { part-direction } le sue carte { $color_acc }
    }

# plain; phrase $seat $color
event-rearrange = { $seat } cambia l’ordine delle sue carte { $color_acc }

# plain; phrase $seat; text $special
event-claim = { $seat } domina il Campo { $special }

# plain; text $special
event-special-junk = il Campo { $special } viene cestinato

# plain; text $special
event-special-remove = il Campo { $special } viene scartato dal gioco

# plain; text $special
event-special-restore = il Campo { $special } torna disponibile

# plain; phrase $seat
event-lost = { $seat } perde ed esce dalla partita

# plain; phrase $seat
event-resigned = { $seat } si ritira ed esce dalla partita

# plain; phrase $seat $color
event-choose-color = { $seat } sceglie { $color_acc }

# plain; phrase $seat; number $value
event-choose-value = { $seat } sceglie il valore { $value }

# plain; phrase $seat $player
event-choose-player = { $seat } sceglie { $player_acc }

# plain; phrase $seat; text $icon
event-choose-icon = { $seat } sceglie { $icon }

# plain; phrase $seat; text $special
event-choose-special = { $seat } sceglie il Campo { $special }

# Which of the options that the effect offers.
# plain; phrase $seat; number $number
event-choose-branch = { $seat } sceglie l’opzione { $number }

# What the effect offers.
# plain; phrase $seat
event-yes = { $seat } accetta

# What the effect offers.
# plain; phrase $seat
event-no = { $seat } rinuncia

# plain; phrase $seat
event-pass = { $seat } passa

# The free draw that follows.
# plain; phrase $seat
event-bonus = { $seat } ottiene il Bonus di Cooperazione

# plain
event-dogma-ended = l’azione di Attivare termina immediatamente

# plain; number $count; phrase $names; word $ending
outcome =
    { $count ->
        [0] la partita è finita e nessuno vince: { part-ending }
        [1] la partita è finita e vince { $names }: { part-ending }
       *[other] la partita è finita e vincono insieme { $names }: { part-ending }
    }

part-ending =
    { $ending ->
        [achievements] raggiunto il numero necessario di Dominazioni
        [score] le carte sono esaurite e decidono i punti Influenza
        [card] lo stabilisce una carta
       *[elimination] tutti gli altri sono fuori dalla partita
    }

## The table as it lies.

# plain; phrase $seat; number $actions
heading-turn =
    { $actions ->
        [0] turno { $seat_gen }, nessuna Azione rimasta
        [1] turno { $seat_gen }, 1 Azione rimasta
       *[other] turno { $seat_gen }, { $actions } Azioni rimaste
    }

# plain
heading-opening = ogni giocatore sceglie la carta con cui iniziare

# Labels of rows: short.
# plain
label-decks = mazzi

# plain; number $value
label-deck = mazzo [{ $value }]

# plain
label-available = da dominare

# plain
label-specials = Campi

# plain
label-junk = cestino

# plain
label-removed = scartate

# plain
label-teams = squadre

# plain
label-parley = trattativa

# plain
label-icons = risorse

# plain
label-hand = Mano

# plain
label-score = Influenza

# plain
label-achievements = Dominazioni

# The card that was chosen to begin with.
# plain
label-opening = prima carta

# In the row of parley.
# plain
parley-played = sì

# How many achievements a team has, of those it needs.
# plain; phrase $names; number $have $needed
standing-team = { $names }: { part-achievements } su { $needed }

# plain; phrase $seat; word $you; number $points $have $needed
standing =
    { $you ->
        [yes] { $seat } (tu): { part-points }, { part-achievements } su { $needed }
       *[no] { $seat }: { part-points }, { part-achievements } su { $needed }
    }

# A player whose team's achievements count together.
# plain; phrase $seat; word $you; number $points $have
standing-in-team =
    { $you ->
        [yes] { $seat } (tu): { part-points }, { part-achievements }
       *[no] { $seat }: { part-points }, { part-achievements }
    }

part-points =
    { $points ->
        [1] 1 punto Influenza
       *[other] { $points } punti Influenza
    }

part-achievements =
    { $have ->
        [1] 1 Dominazione
       *[other] { $have } Dominazioni
    }

# plain; phrase $seat; word $you
standing-out =
    { $you ->
        [yes] { $seat } (tu): fuori dalla partita
       *[no] { $seat }: fuori dalla partita
    }

# A card of which only the back is seen, and which is one of a few cards that the reader has seen and can no longer tell apart:
# «[3] (Paper or Compass)». $sure is no if it may also be another card. $cards is a list with «or».
# plain; text $back; phrase $cards; word $sure
mixed-card =
    { $sure ->
        [yes] { $back } ({ $cards })
       *[no] { $back } (forse { $cards })
    }

# A pile of which only the top card is known.
# plain; text $card; number $count
pile-under =
    { $count ->
        [1] { $card } e un’altra sotto
       *[other] { $card } e altre { $count } sotto
    }

# plain; word $direction
pile-splayed = (mazzo scalato { part-direction })

## Cards.

# What is printed on a card. $era is the name of the age.
# plain; text $name $era $color $icons $dogma; number $value
card-facts = { $name }: Periodo { $value } ({ $era }), { $color }, { $icons }, risorsa richiesta { $dogma }

# The place of a card that shows a picture and no icon.
# plain
icon-none = [⬡ esagono]

# plain; word $edition; text $name
no-card = nella { edition } non c’è la carta «{ $name }»

# $near is a name that looks alike.
# plain; word $edition; text $name $near
no-card-but = nella { edition } non c’è la carta «{ $name }»: forse intendevi «{ $near }»?

## Playing in the terminal.

# The table in a few words.
# plain; word $edition; number $players
seating =
    { $players ->
        [1] { edition }, 1 giocatore
       *[other] { edition }, { $players } giocatori
    }

# $teams is a list: «A and C; B and D».
# plain; text $seating $teams
seating-teams = { $seating }, squadre { $teams }

# Parley, where it is not a matter of course.
# plain; text $seating
seating-parley = { $seating }, con trattativa

# plain; text $seating
seating-no-parley = { $seating }, senza trattativa

# The first line of a game. $help is the command for help.
# plain; text $seating $seed $name $help
play-begins = Nuova partita: { $seating }, seme casuale { $seed }. Tu sei { $name }; scrivi «{ $help }» per l’elenco dei comandi.

# Commands are single words that can be typed; the English ones are always understood too. «Carta» is the name of a card, so the command is another word.
# plain
command-table = tavolo

# plain
command-card = leggi

# What stands for the name of a card.
# plain
command-card-name = NOME

# plain
command-save = salva

# What stands for the name of a file.
# plain
command-save-file = FILE

# Gives up.
# plain
command-resign = ritirati

# plain
command-help = aiuto

# plain
command-quit = esci

# plain
help-answers = Rispondi con il numero della risposta o con la risposta stessa. Altri comandi:

# plain
help-table = mostra il tavolo

# plain
help-card = mostra una carta

# plain; text $replay
help-save = salva la partita fino a questo punto in un file, da rivedere con «{ $replay }»

# plain
help-resign = dichiara il tuo ritiro: sei fuori dalla partita

# plain
help-help = mostra questo elenco

# plain
help-quit = chiude il programma

# The question before a player gives up; the answers are answer-yes and answer-no.
# plain; text $name
resign-sure = { $name }, ti ritiri davvero? Uscirai dalla partita e non potrai rientrare.

# A command without the word that must follow.
# plain; text $command $help
command-needs-word = dopo «{ $command }» serve un nome: vedi «{ $help }»

# plain; text $file
saved = partita salvata in { $file }

# $reason is what the system says.
# plain; text $file $reason
not-saved = impossibile scrivere { $file }: { $reason }

# plain; text $answer; number $count
illegal-number =
    { $count ->
        [1] «{ $answer }» non è una risposta valida: c’è solo la numero 1
       *[other] «{ $answer }» non è una risposta valida: i numeri vanno da 1 a { $count }
    }

# plain; text $answer $options
illegal-answer = «{ $answer }» qui non è una risposta valida; risposte possibili: { $options }

# There are more than can be listed.
# plain; text $answer $options
illegal-answer-of-many = «{ $answer }» qui non è una risposta valida; alcune delle risposte possibili: { $options }

# plain; phrase $seat $player
illegal-seat = deve rispondere { $player }, non { $seat }

# plain; text $answer
illegal-over = la partita è finita: «{ $answer }» arriva troppo tardi

# A record in a file, after so many of its answers.
# plain; text $file $seating; number $upto $count
replay-heading =
    { $upto ->
        [1] { $file }: { $seating }, 1 risposta su { $count }
       *[other] { $file }: { $seating }, { $upto } risposte su { $count }
    }

## What the computer thinks of a game. Each $answer is one of those above, as on a button.

# A chance to win.
# plain; number $number
percent = { $number }%

# A record in a file, and how many of its decisions were thought about.
# plain; text $file $seating; number $decisions
analysis-heading =
    { $decisions ->
        [1] { $file }: { $seating }, 1 decisione. Le probabilità si basano su ciò che vedeva chi doveva decidere.
       *[other] { $file }: { $seating }, { $decisions } decisioni. Le probabilità si basano su ciò che vedeva chi doveva decidere.
    }

# The analysis was stopped after so many of the answers of a record.
# plain; number $looked $answers
analysis-interrupted =
    { $looked ->
        [1] Analisi interrotta: esaminata 1 risposta su { $answers }.
       *[other] Analisi interrotta: esaminate { $looked } risposte su { $answers }.
    }

# A player's chance to win.
# plain; phrase $seat; text $chance
player-chance = { $seat } { $chance }

# An answer with the chance to win with it, and how often it was tried.
# plain; text $answer $chance; number $visits
look = { $answer } { $chance } ({ $visits }×)

# What was answered, with the chance to win after it.
# plain; phrase $seat; text $answer $chance
decision = { $seat }: { $answer }, { $chance }

# The same, and how much less that is than with the best answer.
# plain; phrase $seat; text $answer $chance $lost
decision-mistake = { $seat }: { $answer }, { $chance }, { $lost } in meno

# plain
mistakes-heading = Errori più gravi

# plain; phrase $seat
no-mistakes = { $seat }: nessun errore

# plain; phrase $seat; text $answer $better $lost
mistake = { $seat }: { $answer }, { $lost } in meno; meglio: { $better }

# plain
turning-heading = Punti di svolta

# $player answers, and the chance of $seat, perhaps another player, is no longer what it was.
# plain; phrase $player $seat; text $answer $before $after
turning-point = { $player }: { $answer } ({ $seat } { $before } → { $after })

# A graph of everybody's chances.
# plain
chart-title = Probabilità di vittoria

# Beside the graph: how many answers have been given in the game.
# plain
chart-answers = risposte date

# plain
chart-chance-own = probabilità di vittoria dal punto di vista di ogni giocatore

# plain; phrase $seat
chart-chance-of = probabilità di vittoria dal punto di vista { $seat_gen }

# A command, as those above.
# plain
command-hint = suggerimento

# plain
help-hint = suggerisce le risposte migliori

## What an answer would do, said before it is given: only what is certain.

# Those who execute effects that are no demands.
# plain; number $count; phrase $names
foresee-share =
    { $count ->
        [1] { $names } trae beneficio dai Dogmi Cooperativi
       *[other] { $names } traggono beneficio dai Dogmi Cooperativi
    }

# Those who have to obey demands.
# plain; number $count; phrase $names
foresee-demand =
    { $count ->
        [1] { $names } subisce i Dogmi di Supremazia
       *[other] { $names } subiscono i Dogmi di Supremazia
    }

# Distant players, who pay to share and pay to be spared.
# plain; number $count; phrase $names
foresee-parley =
    { $count ->
        [1] { $names } può riciclare una carta per trarre beneficio dai Dogmi o per sottrarvisi
       *[other] { $names } possono riciclare una carta a testa per trarre beneficio dai Dogmi o per sottrarvisi
    }

# A dogma that nobody shares or has to obey.
# plain
foresee-alone = nessun altro partecipa

# One card or several: «a [3]», «two [1]».
# plain; phrase $card
foresee-draw = peschi { $card_acc }

# What changes: «3 → 5», with an icon before it in the list of foresee-icons.
# plain; text $what; number $before $after
foresee-change = { $what } { $before } → { $after }

# $changes is a list of foresee-change.
# plain; text $changes
foresee-icons = risorse: { $changes }

# plain; text $change
foresee-points = punti Influenza: { $change }

# A pile as it would be. $color is the label of its row.
# plain; text $color; number $count; word $direction
foresee-pile =
    { $direction ->
        [none] { $color }: { part-foreseen-cards }
       *[other] { $color }: { part-foreseen-cards } { pile-splayed }
    }

part-foreseen-cards =
    { $count ->
        [1] 1 carta
       *[other] { $count } carte
    }

# $count is how many win: 0 if nobody can be sure who does.
# plain; number $count; phrase $names
foresee-end =
    { $count ->
        [0] la partita finisce
        [1] la partita finisce e vince { $names }
       *[other] la partita finisce e vincono insieme { $names }
    }

# plain
foresee-nothing = non succede nulla

## Special achievements: what they take, and how far a player is.

# $icon is the person, which does not count.
# plain; word $edition; text $icon
condition-empire =
    { $edition ->
        [fourth] almeno tre risorse di ogni tipo tranne { $icon }
       *[other] almeno tre risorse di ciascuno dei sei tipi
    }

# plain; word $edition
condition-monument =
    { $edition ->
        [fourth] quattro Carte Attive con un Dogma di Supremazia
       *[other] sei carte capitalizzate, o sei archiviate, in un solo turno
    }

# plain; word $edition
condition-wonder =
    { $edition ->
        [fourth] tutti e cinque i mazzi scalati a destra, in alto o in diagonale
       *[other] tutti e cinque i mazzi scalati a destra o in alto
    }

# plain; text $icon
condition-world = dodici risorse { $icon } nella propria Zona

# plain
condition-universe = cinque Carte Attive di valore 8 o superiore

# $condition is one of those above.
# plain; text $condition; number $have $need
condition-progress = { $condition }: { $have } su { $need }
