### The pages of the lessons. The guide for translators is at the head of the English file.

## The list.

lessons-title = Учитесь «Инновации» играя

lessons-lead = Восемь коротких уроков примерно по две минуты, за настоящим столом. Ничего испортить нельзя: пробуйте сколько угодно.

lessons-begin = Начать с первого урока

lessons-go-on = Перейти к следующему уроку

lessons-done = пройден

lessons-all-done = Все уроки пройдены. Дальше лучше всего учиться в игре.

lessons-edition =
    { $edition ->
        [first] Уроки с картами первого издания
       *[fourth] Уроки с картами четвёртого издания
    }

## A lesson.

lesson-step = Шаг { $step } из { $steps }

lesson-again = Начать заново

lesson-all = Все уроки

lesson-hint = Подсказка

lesson-right = Верно!

lesson-wrong = Не совсем

lesson-go-on = Следующий шаг

lesson-try-again = Ещё раз

lesson-next = Следующий урок: { $title }

lesson-play = Сыграть первую партию с наставником

lesson-opponent = помогает учиться

lesson-unsent = Не удалось отправить. Попробуйте ещё раз.
