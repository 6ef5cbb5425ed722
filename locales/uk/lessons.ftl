### The pages of the lessons. The guide for translators is at the head of the English file.

## The list.

lessons-title = Вчіться «Інновації» граючи

lessons-lead = Вісім коротких уроків, приблизно по дві хвилини, за справжнім столом. Нічого не можна зіпсувати: пробуйте скільки завгодно.

lessons-begin = Почати з першого уроку

lessons-go-on = Перейти до наступного уроку

lessons-done = пройдено

lessons-all-done = Усі уроки пройдено. Далі найкраще вчитися в грі.

lessons-edition =
    { $edition ->
        [first] Уроки з картками першого видання
       *[fourth] Уроки з картками четвертого видання
    }

## A lesson.

lesson-step = Крок { $step } з { $steps }

lesson-again = Почати знову

lesson-all = Усі уроки

lesson-hint = Підказка

lesson-right = Правильно!

lesson-wrong = Не зовсім

lesson-go-on = Наступний крок

lesson-try-again = Ще раз

lesson-next = Наступний урок: { $title }

lesson-play = Зіграти першу партію з наставником

lesson-opponent = допомагає вчитися

lesson-unsent = Не вдалося надіслати. Спробуйте ще раз.
