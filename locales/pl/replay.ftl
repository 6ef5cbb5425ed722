### Replays and analyses.

## Replays: any moment of a game as somebody saw it.

# Of the window. $names are those of the players: «Anna – Boris».
# plain; text $names
replay-title = Powtórka: { $names }

# After how many answers, and in which turn; before the first turn it is 0.
# plain; number $at $last $turn $turns
replay-where = odpowiedź { $at } z { $last }, runda { $turn } z { $turns }

# The links to other moments.
# plain
replay-steps = Inne momenty

# plain
replay-first = Na początek

# plain
replay-previous-turn = O rundę wstecz

# plain
replay-previous = O odpowiedź wstecz

# plain
replay-next = O odpowiedź naprzód

# plain
replay-next-turn = O rundę naprzód

# plain
replay-last = Na koniec

# A slider.
# plain
replay-by-answer = Odpowiedź

# A slider.
# plain
replay-by-turn = Runda

# Goes to the moment that the slider shows.
# plain
replay-go = Pokaż

# Goes on from answer to answer by itself.
# plain
replay-play = Odtwarzaj

# plain
replay-pause = Pauza

# Above a list of all turns: the players' names.
# plain
replay-turns = Wszystkie rundy

# A link in the log.
# plain; number $at
replay-moment = Stół po odpowiedzi { $at }

# Who sees the table.
# plain
replay-eyes = Czyimi oczami

# As this player saw it.
# plain; text $name
replay-eyes-of = oczami gracza { $name }

# plain
replay-eyes-onlooker = oczami widza

# With every card face up.
# plain
replay-eyes-all = wszystko odkryte

# Before the answer that was given.
# plain
replay-answered = Odpowiedź:

# Above what came of the answer.
# plain
replay-then = Co z tego wynikło

# A link.
# plain
replay-opinion = Co odpowiedziałby komputer?

# A link from a replay to the table itself.
# plain
replay-now = Do stołu

# plain
replay-share = Link do tego momentu

## What the computer thinks of one question.

# plain
opinion-title = Co odpowiedziałby komputer

# plain
opinion-wait = Komputer myśli…

# Below the best answers with their chances to win.
# plain; text $name
opinion-basis = Na podstawie tego, co może wiedzieć { $name }: szansa na wygraną przy każdej odpowiedzi i to, ile razy ją wypróbowano.

# plain
opinion-back = Wróć

## The course of a game: graphs, turning points, mistakes.

# plain
analysis-title = Przebieg gry

# Shown until the analysis is ready.
# plain; number $done $of
analysis-thinking = Komputer analizuje grę: { $done } z { $of } decyzji. Wynik pojawi się tu sam.

# plain
analysis-busy = Najpierw analizowane są inne gry. Wynik pojawi się tu sam.

# A graph.
# plain
analysis-points = Punkty wpływu

# A graph.
# plain
analysis-achievements = Dominacje

# plain
analysis-no-turning-points = Żadna odpowiedź nie odwróciła tej gry.

# Above a list of all decisions with what each was worth.
# plain; number $count
analysis-decisions = Wszystkie decyzje ({ $count })

## Below the outcome of a game.

# plain
ending-analysis = Przebieg gry

# plain
ending-share = Link do powtórki
