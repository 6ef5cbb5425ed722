### Replays and analyses.

## Replays: any moment of a game as somebody saw it.

# Of the window. $names are those of the players: «Anna – Boris».
# plain; text $names
replay-title = Replay: { $names }

# After how many answers, and in which turn; before the first turn it is 0.
# plain; number $at $last $turn $turns
replay-where = answer { $at } of { $last }, turn { $turn } of { $turns }

# The links to other moments.
# plain
replay-steps = To other moments

# plain
replay-first = To the beginning

# plain
replay-previous-turn = One turn back

# plain
replay-previous = One answer back

# plain
replay-next = One answer on

# plain
replay-next-turn = One turn on

# plain
replay-last = To the end

# A slider.
# plain
replay-by-answer = Answer

# A slider.
# plain
replay-by-turn = Turn

# Goes to the moment that the slider shows.
# plain
replay-go = Show

# Goes on from answer to answer by itself.
# plain
replay-play = Play

# plain
replay-pause = Pause

# Above a list of all turns: the players' names.
# plain
replay-turns = All turns

# A link in the log.
# plain; number $at
replay-moment = The table after answer { $at }

# Who sees the table.
# plain
replay-eyes = Through whose eyes

# As this player saw it.
# plain; text $name
replay-eyes-of = as { $name }

# plain
replay-eyes-onlooker = as an onlooker

# With every card face up.
# plain
replay-eyes-all = all open

# Before the answer that was given.
# plain
replay-answered = The answer was:

# Above what came of the answer.
# plain
replay-then = What came of it

# A link.
# plain
replay-opinion = What would the computer answer?

# A link from a replay to the table itself.
# plain
replay-now = To the table

# plain
replay-share = Link to this moment

## What the computer thinks of one question.

# plain
opinion-title = What the computer would answer

# plain
opinion-wait = The computer is thinking …

# Below the best answers with their chances to win.
# plain; text $name
opinion-basis = From what { $name } can know: the chance to win with each answer, and how often it was tried.

# plain
opinion-back = Back

## The course of a game: graphs, turning points, mistakes.

# plain
analysis-title = The course of the game

# Shown until the analysis is ready.
# plain; number $done $of
analysis-thinking = The computer is analyzing the game: { $done } of { $of } decisions. The result will appear here by itself.

# plain
analysis-busy = Other games are being analyzed first. The result will appear here by itself.

# A graph.
# plain
analysis-points = Points

# A graph.
# plain
analysis-achievements = Achievements

# plain
analysis-no-turning-points = No single answer turned this game.

# Above a list of all decisions with what each was worth.
# plain; number $count
analysis-decisions = All decisions ({ $count })

## Below the outcome of a game.

# plain
ending-analysis = The course of the game

# plain
ending-share = Link to the replay
