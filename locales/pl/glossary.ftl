# Polish: the words of the game, one for each concept. `eureka cards --review` shows beside a text which of them it uses.
#
# For translators. The words are those of the printed Polish book (Lacerta, 2012).
#   .found   the beginnings by which the word is found in a text, separated by commas; „zagra” finds „zagraj” and „zagrasz” too
#   .why     only where no printed book of this language has the word: why this one was chosen

## What players do.

term-draw = pociągnąć
    .found = pociąg, ciągn

term-meld = zagrać
    .found = zagra, zagryw

term-activate = aktywować
    .found = aktywuj

term-achieve = zdominować
    .found = zdomin, dominuj

term-score = dodać do kart wpływu
    .found = dodaj, dodać, dodan

term-tuck = ukryć
    .found = ukry

term-return = zwrócić
    .found = zwróć, zwróc, zwraca

term-transfer = przekazać
    .found = przeka, przenieś, przenosi

term-exchange = zamienić
    .found = zamień, zamieni

term-reveal = ujawnić
    .found = ujawni
    .why = the usual word of card games; „odkryć” would leave the card face up for good, „odkryta” as the book says

term-splay = rozsunąć
    .found = rozsu

term-aslant = na ukos
    .found = na ukos
    .why = fourth edition only; short, in line with „w lewo”, „w prawo” and „w górę”

term-unsplay = zsunąć
    .found = zsu

term-junk = odrzucić
    .found = odrzuć, odrzuc
    .why = fourth edition only; the usual word of card games for putting a card aside, because „usunąć z gry” is for good and „ukryć” is to tuck

term-remove = usunąć z gry
    .found = usuń z gry, usuwa z gry, usunięte z gry

term-self-execute = rozstrzygnąć na własny użytek
    .found = na własny użytek

term-share = skorzystać
    .found = skorzysta

term-repeat = powtórzyć ten dogmat
    .found = powtórz

## Cards and places.

term-value = wartość
    .found = wartoś, wyższ, niższ, najwyższ, najniższ

term-icon = zasób
    .found = zasób, zasob, [♛, [☘, [☼, [♜, [⚙, [◷

term-top-card = karta aktywna
    .found = karta aktywna, karty aktywn, kartę aktywną, kart aktywnych, kartą aktywną, wierzchni

term-bottom-card = karta spodnia
    .found = spodni

term-deck = stos epoki
    .found = stos epok, stosy epok, stosu epok

term-hand = ręka
    .found = ręk, ręc, rąk

term-board = strefa
    .found = stref

term-pile = stos
    .found = stos

term-score-pile = karty wpływu
    .found = karta wpływu, kartę wpływu, karty wpływu, moich kart wpływu, swoich kart wpływu, z kart wpływu, i kart wpływu, więcej kart wpływu, połowę kart wpływu

term-point = punkt wpływu
    .found = punkt wpływu, punkty wpływu, punktów

term-junk-pile = karty odrzucone
    .found = odrzuconych, odrzucone
    .why = fourth edition only; the place of what has been „odrzucone”: the cards name the place, as „karty wpływu” do

term-achievement = dominacja
    .found = dominacj, niezdominowan

term-special-achievement = dziedzina
    .found = dziedzin

term-chain-achievement = dominacja łańcuchowa
    .found = łańcuchow
    .why = fourth edition only; one effect pulls the next one, as a chain does

## Effects and players.

term-effect = dogmat
    .found = dogmat

term-demand = dogmat przymusu
    .found = przymus, żąda

term-non-demand = dogmat współpracy
    .found = dogmat współpracy, dogmaty współpracy, dogmatów współpracy

term-sharing-bonus = premia za współpracę
    .found = premi

term-opponent = przeciwnik
    .found = przeciwnik

term-team = drużyna
    .found = drużyn
    .why = fourth edition only; the everyday word

term-parley = negocjacje
    .found = negocjacj
    .why = fourth edition only; talks between players who are not neighbors, with a price
