### Replays and analyses.

## Replays: any moment of a game as somebody saw it.

# Of the window. $names are those of the players: «Anna – Boris».
# plain; text $names
replay-title = Повтор партии: { $names }

# After how many answers, and in which turn; before the first turn it is 0.
# plain; number $at $last $turn $turns
replay-where = ответ { $at } из { $last }, ход { $turn } из { $turns }

# The links to other moments.
# plain
replay-steps = К другим моментам

# plain
replay-first = К началу

# plain
replay-previous-turn = На ход назад

# plain
replay-previous = На ответ назад

# plain
replay-next = На ответ вперёд

# plain
replay-next-turn = На ход вперёд

# plain
replay-last = К концу

# A slider.
# plain
replay-by-answer = Ответ

# A slider.
# plain
replay-by-turn = Ход

# Goes to the moment that the slider shows.
# plain
replay-go = Показать

# Goes on from answer to answer by itself.
# plain
replay-play = Воспроизвести

# plain
replay-pause = Пауза

# Above a list of all turns: the players' names.
# plain
replay-turns = Все ходы

# A link in the log.
# plain; number $at
replay-moment = Стол после ответа { $at }

# Who sees the table.
# plain
replay-eyes = Чьими глазами

# As this player saw it.
# plain; text $name
replay-eyes-of = глазами игрока { $name }

# plain
replay-eyes-onlooker = глазами зрителя

# With every card face up.
# plain
replay-eyes-all = все карты открыты

# Before the answer that was given.
# plain
replay-answered = Был дан ответ:

# Above what came of the answer.
# plain
replay-then = Что из этого вышло

# A link.
# plain
replay-opinion = Что ответил бы компьютер?

# A link from a replay to the table itself.
# plain
replay-now = К столу

# plain
replay-share = Ссылка на этот момент

## What the computer thinks of one question.

# plain
opinion-title = Что ответил бы компьютер

# plain
opinion-wait = Компьютер думает…

# Below the best answers with their chances to win.
# plain; text $name
opinion-basis = По тому, что может знать { $name }: шанс на победу с каждым ответом и сколько раз этот ответ испробован.

# plain
opinion-back = Назад

## The course of a game: graphs, turning points, mistakes.

# plain
analysis-title = Ход партии

# Shown until the analysis is ready.
# plain; number $done $of
analysis-thinking =
    { $of ->
        [one] Компьютер разбирает партию: обдумано { $done } из { $of } решения. Результат появится здесь сам.
       *[many] Компьютер разбирает партию: обдумано { $done } из { $of } решений. Результат появится здесь сам.
    }

# plain
analysis-busy = Сначала разбираются другие партии. Результат появится здесь сам.

# A graph.
# plain
analysis-points = Очки влияния

# A graph.
# plain
analysis-achievements = Карты лидерства

# plain
analysis-no-turning-points = Ни один ответ не переломил эту партию.

# Above a list of all decisions with what each was worth.
# plain; number $count
analysis-decisions = Все решения ({ $count })

## Below the outcome of a game.

# plain
ending-analysis = Ход партии

# plain
ending-share = Ссылка на повтор партии
