### Replays and analyses.

## Replays: any moment of a game as somebody saw it.

# Of the window. $names are those of the players: «Anna – Boris».
# plain; text $names
replay-title = Повтор партії: { $names }

# After how many answers, and in which turn; before the first turn it is 0.
# plain; number $at $last $turn $turns
replay-where = відповідь { $at } з { $last }, хід { $turn } з { $turns }

# The links to other moments.
# plain
replay-steps = До інших моментів

# plain
replay-first = До початку

# plain
replay-previous-turn = На хід назад

# plain
replay-previous = На відповідь назад

# plain
replay-next = На відповідь уперед

# plain
replay-next-turn = На хід уперед

# plain
replay-last = До кінця

# A slider.
# plain
replay-by-answer = Відповідь

# A slider.
# plain
replay-by-turn = Хід

# Goes to the moment that the slider shows.
# plain
replay-go = Показати

# Goes on from answer to answer by itself.
# plain
replay-play = Відтворити

# plain
replay-pause = Пауза

# Above a list of all turns: the players' names.
# plain
replay-turns = Усі ходи

# A link in the log.
# plain; number $at
replay-moment = Стіл після відповіді { $at }

# Who sees the table.
# plain
replay-eyes = Чиїми очима

# As this player saw it.
# plain; text $name
replay-eyes-of = очима гравця { $name }

# plain
replay-eyes-onlooker = очима глядача

# With every card face up.
# plain
replay-eyes-all = усі картки відкрито

# Before the answer that was given.
# plain
replay-answered = Дано відповідь:

# Above what came of the answer.
# plain
replay-then = Що з цього вийшло

# A link.
# plain
replay-opinion = Що відповів би комп’ютер?

# A link from a replay to the table itself.
# plain
replay-now = До столу

# plain
replay-share = Посилання на цей момент

## What the computer thinks of one question.

# plain
opinion-title = Що відповів би комп’ютер

# plain
opinion-wait = Комп’ютер думає…

# Below the best answers with their chances to win.
# plain; text $name
opinion-basis = За тим, що може знати { $name }: шанс на перемогу з кожною відповіддю і скільки разів цю відповідь випробувано.

# plain
opinion-back = Назад

## The course of a game: graphs, turning points, mistakes.

# plain
analysis-title = Перебіг партії

# Shown until the analysis is ready.
# plain; number $done $of
analysis-thinking =
    { $of ->
        [one] Комп’ютер розбирає партію: обмірковано { $done } з { $of } рішення. Результат з’явиться тут сам.
       *[many] Комп’ютер розбирає партію: обмірковано { $done } з { $of } рішень. Результат з’явиться тут сам.
    }

# plain
analysis-busy = Спершу розбираються інші партії. Результат з’явиться тут сам.

# A graph.
# plain
analysis-points = Очки

# A graph.
# plain
analysis-achievements = Досягнення

# plain
analysis-no-turning-points = Жодна відповідь не переломила цю партію.

# Above a list of all decisions with what each was worth.
# plain; number $count
analysis-decisions = Усі рішення ({ $count })

## Below the outcome of a game.

# plain
ending-analysis = Перебіг партії

# plain
ending-share = Посилання на повтор партії
