# Polish: texts of effects that are written by hand. The guide is at the head of the English file.

override-hypersonics = Żądam: wybierz ze swojej strefy dwie karty aktywne o tej samej wartości! Jeśli to zrobisz, zwróć je, po czym zwróć z ręki i ze swoich kart wpływu wszystkie karty o tej wartości lub niższej!
    .card = Hypersonics
    .editions = fourth
    .effect = 1
    .script = 052cb21ce7daf955

override-self-service = Jeśli twoja drużyna ma co najmniej dwa razy więcej dominacji niż drużyna każdego przeciwnika, wygrasz.
    .card = Self Service
    .editions = fourth
    .effect = 1
    .script = 1dceedcbddedc865

override-solar-sailing = Pociągnij i zagraj kartę [11]. Jeśli twój stos w jej kolorze nie jest rozsunięty na ukos, zwróć z niego wszystkie karty oprócz czterech wierzchnich, po czym rozsuń go na ukos. Jeśli w twojej strefie jest co najmniej sześć kart w tym kolorze, wygrasz.
    .card = Solar Sailing
    .editions = fourth
    .effect = 1
    .script = 6aefc4a6ac7c4d22

override-space-traffic = Pociągnij i ukryj kartę [11]. Jeśli bezpośrednio powyżej niej jest karta [11], przegrasz. W przeciwnym razie dodaj ze swojego stosu w jej kolorze wszystkie karty oprócz pięciu wierzchnich do kart wpływu, rozsuń ten stos na ukos, po czym, jeśli któryś inny gracz ma więcej punktów wpływu niż ty, powtórz ten dogmat.
    .card = Space Traffic
    .editions = fourth
    .effect = 1
    .script = a2604a5473ddfc78
