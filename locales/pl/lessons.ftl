### The pages of the lessons. The guide for translators is at the head of the English file.

## The list.

lessons-title = Naucz się Innowacji, grając

lessons-lead = Osiem krótkich lekcji, mniej więcej po dwie minuty, przy prawdziwym stole. Niczego nie da się zepsuć: próbuj, ile chcesz.

lessons-begin = Zacznij od pierwszej lekcji

lessons-go-on = Przejdź do następnej lekcji

lessons-done = ukończona

lessons-all-done = Wszystkie lekcje ukończone. Teraz najlepiej uczyć się, grając.

lessons-edition =
    { $edition ->
        [first] Lekcje z kartami pierwszej edycji
       *[fourth] Lekcje z kartami czwartej edycji
    }

## A lesson.

lesson-step = Krok { $step } z { $steps }

lesson-again = Od początku

lesson-all = Wszystkie lekcje

lesson-hint = Podpowiedź

lesson-right = Dobrze!

lesson-wrong = Nie całkiem

lesson-go-on = Następny krok

lesson-try-again = Spróbuj jeszcze raz

lesson-next = Następna lekcja: { $title }

lesson-play = Zagraj pierwszą grę z trenerem

lesson-opponent = pomaga w nauce

lesson-unsent = Nie udało się wysłać. Spróbuj jeszcze raz.
