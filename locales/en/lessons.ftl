### The pages of the lessons. The texts of each lesson are in its own file, in the folder `lessons` of the repository.

## The list.

lessons-title = Learn Innovation by playing

lessons-lead = Eight short lessons, about two minutes each, on the real table. Nothing can go wrong: you may try everything as often as you like.

lessons-begin = Begin with the first lesson

lessons-go-on = Go on with the next lesson

# Behind the title of a lesson.
lessons-done = done

lessons-all-done = You have done all the lessons. The best way to learn more is to play.

# A link.
# word $edition
lessons-edition =
    { $edition ->
        [first] The lessons with the cards of the first edition
       *[fourth] The lessons with the cards of the fourth edition
    }

## A lesson.

# number $step $steps
lesson-step = Step { $step } of { $steps }

lesson-again = Start again

lesson-all = All lessons

lesson-hint = Hint

# Above what was learned.
lesson-right = Well done!

# Above the reason why the task is not done.
lesson-wrong = Not quite

lesson-go-on = Next step

lesson-try-again = Try again

# text $title
lesson-next = Next lesson: { $title }

# After the last lesson: a button.
lesson-play = Play your first game, with a coach

# Behind the name of the other player, who is none of the usual opponents.
lesson-opponent = helps you learn

lesson-unsent = This could not be sent. Please try again.
