### The pages of the lessons. The guide for translators is at the head of the English file.

## The list.

lessons-title = Impara Innovation giocando

lessons-lead = Otto brevi lezioni, di circa due minuti l’una, sul vero tavolo da gioco. Non si può rovinare nulla: riprova quanto vuoi.

lessons-begin = Comincia dalla prima lezione

lessons-go-on = Continua con la prossima lezione

lessons-done = fatta

lessons-all-done = Hai fatto tutte le lezioni. Il modo migliore per imparare ancora è giocare.

lessons-edition =
    { $edition ->
        [first] Le lezioni con le carte della prima edizione
       *[fourth] Le lezioni con le carte della quarta edizione
    }

## A lesson.

lesson-step = Passo { $step } di { $steps }

lesson-again = Ricomincia

lesson-all = Tutte le lezioni

lesson-hint = Suggerimento

lesson-right = Ben fatto!

lesson-wrong = Non proprio

lesson-go-on = Passo successivo

lesson-try-again = Riprova

lesson-next = Prossima lezione: { $title }

lesson-play = Gioca la prima partita, con l’allenatore

lesson-opponent = ti aiuta a imparare

lesson-unsent = L’invio non è riuscito. Riprova.
