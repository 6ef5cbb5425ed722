### Replays and analyses.

## Replays: any moment of a game as somebody saw it.

# Of the window. $names are those of the players: «Anna – Boris».
# plain; text $names
replay-title = Rivedi la partita: { $names }

# After how many answers, and in which turn; before the first turn it is 0.
# plain; number $at $last $turn $turns
replay-where = risposta { $at } su { $last }, turno { $turn } su { $turns }

# The links to other moments.
# plain
replay-steps = Altri momenti

# plain
replay-first = All’inizio

# plain
replay-previous-turn = Un turno indietro

# plain
replay-previous = Una risposta indietro

# plain
replay-next = Una risposta avanti

# plain
replay-next-turn = Un turno avanti

# plain
replay-last = Alla fine

# A slider.
# plain
replay-by-answer = Risposta

# A slider.
# plain
replay-by-turn = Turno

# Goes to the moment that the slider shows.
# plain
replay-go = Mostra

# Goes on from answer to answer by itself.
# plain
replay-play = Riproduci

# plain
replay-pause = Pausa

# Above a list of all turns: the players' names.
# plain
replay-turns = Tutti i turni

# A link in the log.
# plain; number $at
replay-moment = Il tavolo dopo la risposta { $at }

# Who sees the table.
# plain
replay-eyes = Punto di vista

# As this player saw it.
# plain; text $name
replay-eyes-of = con gli occhi di { $name }

# plain
replay-eyes-onlooker = con gli occhi di chi guarda

# With every card face up.
# plain
replay-eyes-all = tutto scoperto

# Before the answer that was given.
# plain
replay-answered = La risposta:

# Above what came of the answer.
# plain
replay-then = Che cosa ne è seguito

# A link.
# plain
replay-opinion = Che cosa risponderebbe il computer?

# A link from a replay to the table itself.
# plain
replay-now = Al tavolo

# plain
replay-share = Link a questo momento

## What the computer thinks of one question.

# plain
opinion-title = Che cosa risponderebbe il computer

# plain
opinion-wait = Il computer sta pensando…

# Below the best answers with their chances to win.
# plain; text $name
opinion-basis = In base a ciò che { $name } può sapere: la probabilità di vittoria con ogni risposta e quante volte è stata provata.

# plain
opinion-back = Indietro

## The course of a game: graphs, turning points, mistakes.

# plain
analysis-title = L’andamento della partita

# Shown until the analysis is ready.
# plain; number $done $of
analysis-thinking =
    { $done ->
        [1] Il computer sta analizzando la partita: 1 decisione su { $of }. Il risultato comparirà qui da solo.
       *[other] Il computer sta analizzando la partita: { $done } decisioni su { $of }. Il risultato comparirà qui da solo.
    }

# plain
analysis-busy = Prima vengono analizzate altre partite. Il risultato comparirà qui da solo.

# A graph.
# plain
analysis-points = Punti Influenza

# A graph.
# plain
analysis-achievements = Dominazioni

# plain
analysis-no-turning-points = Nessuna risposta ha cambiato le sorti di questa partita.

# Above a list of all decisions with what each was worth.
# plain; number $count
analysis-decisions = Tutte le decisioni ({ $count })

## Below the outcome of a game.

# plain
ending-analysis = L’andamento della partita

# plain
ending-share = Link per rivedere la partita
