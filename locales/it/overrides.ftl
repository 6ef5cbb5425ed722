# Italian: texts of effects that are written by hand. The guide is at the head of the English file.

override-hypersonics = Esigo che tu scelga due Carte Attive dello stesso valore nella tua Zona! Se lo fai, riciclale, poi ricicla dalla tua Mano e dalla tua Influenza tutte le carte di quel valore o inferiore!
    .card = Hypersonics
    .editions = fourth
    .effect = 1
    .script = 052cb21ce7daf955

override-self-service = Se la tua squadra possiede almeno il doppio delle Dominazioni della squadra di ogni avversario, hai vinto.
    .card = Self Service
    .editions = fourth
    .effect = 1
    .script = 1dceedcbddedc865

override-solar-sailing = Pesca e gioca un [11]. Se le tue carte del suo colore non sono scalate in diagonale, riciclale tutte tranne le quattro in cima, poi scala in diagonale quelle rimaste. Se hai almeno sei carte di quel colore nella tua Zona, hai vinto.
    .card = Solar Sailing
    .editions = fourth
    .effect = 1
    .script = 6aefc4a6ac7c4d22

override-space-traffic = Pesca e archivia un [11]. Se c’è un [11] direttamente sopra di esso, hai perso. Altrimenti, capitalizza tutte le tue carte del suo colore tranne le cinque in cima, scala in diagonale le tue carte di quel colore, poi, se un altro giocatore ha più punti Influenza di te, ripeti questo effetto.
    .card = Space Traffic
    .editions = fourth
    .effect = 1
    .script = a2604a5473ddfc78
