### How to play, the first game, the browser of cards. The guide for translators is at the head of the English file.
###
### The words are those of the Polish rulebook, as in cards.ftl and table.ftl: a turn is a «runda», an effect a «dogmat», a demand a «dogmat
### przymusu», an icon a «zasób», a top card «aktywna», an achievement a «dominacja», a special one a «dziedzina».

## How to play: the page.

guide-title = Jak grać w Innowacje (nieoficjalnie): { edition }

guide-edition =
    { $edition ->
        [first] Pierwsza edycja
        [third] Trzecia edycja
       *[fourth] Czwarta edycja
    }

guide-editions = Pozostałe edycje

guide-contents = Spis treści

guide-unofficial = Nieoficjalny skrót zasad, własnymi słowami. Jeśli czegoś tu brakuje, rozstrzyga instrukcja twojej edycji.

guide-lessons = Nauka przez grę: osiem krótkich lekcji

guide-all-cards = Wszystkie karty tej edycji

## The goal.

guide-goal = Cel gry

guide-goal-lead = Prowadzisz cywilizację od prehistorii do naszych czasów. Twoje karty to wynalazki i idee. W twojej strefie dają zasoby i dogmaty, wśród kart wpływu dają punkty, a jedno i drugie razem przynosi dominacje.

guide-goal-win = Wygrywa ten, kto pierwszy zdobędzie dość dominacji: sześć w grze dwuosobowej, mniej w liczniejszym gronie. Gra może też skończyć się wtedy, gdy zabraknie kart (decyduje siła wpływu), albo dlatego, że zwycięzcę wskaże karta.

guide-goal-third = W trzecią edycję gra się według zasad pierwszej; niektóre karty są inne.

## What lies on the table.

guide-table = Co leży na stole

guide-table-decks =
    { $edition ->
        [fourth] 115 kart w jedenastu zakrytych stosach, po jednym na każdą epokę. Rewers pokazuje epokę, która jest zarazem wartością karty.
       *[other] 105 kart w dziesięciu zakrytych stosach, po jednym na każdą epokę. Rewers pokazuje epokę, która jest zarazem wartością karty.
    }

guide-table-achievements =
    { $edition ->
        [fourth] Po jednej karcie każdej epoki od 1 do 10, odłożonej bez oglądania: epoki do zdominowania.
       *[other] Po jednej karcie każdej epoki od 1 do 9, odłożonej bez oglądania: epoki do zdominowania.
    }

guide-table-specials = Pięć odkrytych dziedzin, każda z własnym warunkiem.

guide-table-junk = Karty odrzucone, czyli będące poza grą; na początku nie ma żadnej.

guide-table-player = Przed każdym graczem: ręka bez limitu kart, strefa z najwyżej pięcioma stosami (po jednym na kolor), karty wpływu i zdobyte dominacje.

guide-table-known =
    { $edition ->
        [fourth] Rewersy wszędzie są jawne. Awersy widzisz w swojej ręce, wśród swoich kart wpływu i we wszystkich strefach. Kart w stosach epok, kart odrzuconych i epok do zdominowania nie ogląda nikt.
       *[other] Rewersy wszędzie są jawne. Awersy widzisz w swojej ręce, wśród swoich kart wpływu i w swojej strefie; w cudzych strefach tylko karty aktywne i zasoby, które odsłania rozsunięcie. Kart w stosach epok i epok do zdominowania nie ogląda nikt.
    }

## The beginning.

guide-begin = Początek

guide-begin-open = Każdy ciągnie dwie karty z epoki 1. Wszyscy jednocześnie wybierają, którą zagrać; druga zostaje w ręce. Zaczyna gracz, którego zagrana karta jest pierwsza w alfabecie. O alfabecie decyduje język stołu.

guide-begin-short =
    { $edition ->
        [fourth] W pierwszej rundzie gry gracz rozpoczynający ma tylko jedną akcję. Przy czterech lub pięciu graczach drugi gracz także. Potem każda runda to dwie akcje.
       *[other] W pierwszej rundzie gry gracz rozpoczynający ma tylko jedną akcję. Przy czterech graczach drugi gracz także. Potem każda runda to dwie akcje.
    }

## A card and its icons.

guide-card = Karta i jej zasoby

guide-card-face = Karta ma nazwę, epokę, kolor i cztery pola: jedno w lewym górnym rogu i trzy na dole. Na trzech są zasoby; na pozostałym jest obrazek, który nic nie daje.

guide-card-icons = Zasoby:

guide-card-effects = O tym, co karta robi, mówią jej dogmaty: od jednego do trzech. Dogmat, który zaczyna się od „Żądam”, to dogmat przymusu; wszystkie inne to dogmaty współpracy, z których mogą korzystać też inni. Wymagany zasób jest ten sam dla wszystkich dogmatów karty: ten, którego pokazuje najwięcej.

guide-card-pile = Karty jednego koloru leżą w strefie na jednym stosie. Używać można tylko karty aktywnej, leżącej na wierzchu. Jej zasoby zawsze widać wszystkie; karty pod nią pokazują część swoich tylko wtedy, gdy stos jest rozsunięty.

## Your turn.

guide-turn = Twoja runda

guide-turn-actions = Wykonujesz dwie akcje, różne albo dwa razy tę samą. Potem kolej na następnego gracza, zgodnie z ruchem wskazówek zegara.

guide-draw = Pociągnij

guide-draw-text = Weź kartę o wartości swojej najwyższej karty aktywnej albo kartę 1, jeśli twoja strefa jest pusta. Jeśli stos tej epoki jest pusty, ciągnij z najbliższego wyższego, który nie jest pusty.

guide-meld = Zagraj

guide-meld-text = Połóż kartę z ręki na stosie jej koloru, niezależnie od jej wartości. Teraz ona jest aktywna.

guide-dogma = Aktywuj

guide-dogma-text = Wybierz jedną ze swoich kart aktywnych i rozstrzygnij po kolei jej dogmaty. Inni mogą z nich skorzystać albo im podlegać: decydują zasoby.

guide-achieve = Dominuj

guide-achieve-text = Weź ze stołu epokę do zdominowania; kolejność epok jest dowolna. Do epoki N potrzebujesz 5 × N punktów wpływu i karty aktywnej o wartości co najmniej N. Nic się nie wydaje.

guide-age = Epoka

guide-points = Punkty

## Dogma, sharing and demands.

guide-sharing = Współpraca i przymus

guide-sharing-count = Przed pierwszym dogmatem liczy się u wszystkich graczy wymagany zasób karty. Wynik obowiązuje przez całą akcję, cokolwiek stanie się z zasobami i z samą kartą.

guide-sharing-icons = Wymagane zasoby

guide-sharing-demand = Dogmat przymusu

guide-sharing-other = Dogmat współpracy

guide-sharing-fewer = Przeciwnik, który ma ich mniej od ciebie

guide-sharing-obeys = musi mu się podporządkować

guide-sharing-aside = nie bierze udziału

guide-sharing-enough = Inny gracz, który ma ich tyle samo lub więcej

guide-sharing-safe = nie podlega mu

guide-sharing-shares = korzysta z niego, przed tobą

guide-sharing-you = Ty

guide-sharing-demands = zgłaszasz żądanie

guide-sharing-last = rozstrzygasz go na końcu

guide-sharing-order = Następny dogmat zaczyna się dopiero po zakończeniu poprzedniego. Gracze rozstrzygają go po kolei, zgodnie z ruchem wskazówek zegara, począwszy od twojej lewej strony. W dogmacie przymusu „ja” to gracz, którego jest to akcja, a „ty” to ten, kto musi się podporządkować.

guide-sharing-bonus =
    { $edition ->
        [fourth] Jeśli przeciwnik, korzystając z dogmatu, przeniósł kartę, zmienił rozsunięcie lub zdobył dominację, po ostatnim dogmacie otrzymujesz premię za współpracę: darmową akcję Pociągnij, jedną, choćby skorzystało wielu. Dogmaty przymusu premii nie dają; udział partnera też nie.
       *[other] Jeśli przeciwnik, korzystając z dogmatu, przeniósł kartę, zmienił rozsunięcie lub zdobył dominację, po ostatnim dogmacie otrzymujesz premię za współpracę: darmową akcję Pociągnij, jedną, choćby skorzystało wielu. Dogmaty przymusu premii nie dają.
    }

guide-sharing-must = Zrób z dogmatu tyle, ile możesz, a resztę pomiń. Wybór daje tylko słowo „możesz”; udział w cudzym dogmacie nie jest kwestią wyboru. „Jeśli to zrobisz” znaczy, że całe poprzednie zdanie naprawdę zostało wykonane.

guide-sharing-proof = Kto twierdzi, że żadna z jego zakrytych kart nie pasuje, musi to udowodnić: strona pokazuje wtedy te karty wszystkim.

## Splaying.

guide-splay = Rozsuwanie stosów

guide-splay-text = Niektóre dogmaty rozsuwają stos złożony z co najmniej dwóch kart: karty rozkłada się w jednym kierunku, a każda karta leżąca pod aktywną pokazuje część swoich pól. Zasoby na nich liczą się tak samo jak zasoby karty aktywnej.

guide-splay-direction = Kierunek

guide-splay-shows = Co widać na każdej karcie pod aktywną

guide-splay-left = w lewo

guide-splay-left-shows = pole w prawym dolnym rogu

guide-splay-right = w prawo

guide-splay-right-shows = dwa pola po lewej

guide-splay-up = w górę

guide-splay-up-shows = trzy pola na dole

guide-splay-aslant = na ukos

guide-splay-aslant-shows = wszystkie cztery pola

guide-splay-rules = Nowy kierunek zastępuje poprzedni. Karty, które trafiają na rozsunięty stos lub pod niego, są rozsunięte tak samo. Pojedyncza karta nigdy nie jest rozsunięta: stos, w którym została jedna karta, traci rozsunięcie na dobre.

## The words on the cards.

guide-words = Słowa na kartach

guide-tuck = Ukryj

guide-tuck-text = Włóż kartę pod spód stosu jej koloru.

guide-score = Dodaj do kart wpływu

guide-score-text = Połóż kartę zakrytą wśród swoich kart wpływu. Punkty wpływu to suma ich wartości.

guide-return = Zwróć

guide-return-text = Włóż kartę zakrytą pod spód stosu jej epoki.

guide-transfer = Przekaż

guide-transfer-text = Przenieś kartę we wskazane miejsce; w strefie trafia na wierzch stosu. To nie jest zagranie, pociągnięcie ani dodanie do kart wpływu.

guide-exchange = Zamień

guide-exchange-text = Zamień miejscami karty obu stron, nawet jeśli po jednej z nich nie ma żadnej. To też nie jest zagranie ani dodanie do kart wpływu.

guide-draw-and = Pociągnij i…

guide-draw-and-text = To, co następuje, dotyczy właśnie pociągniętej karty i żadnej innej.

guide-reveal = Ujawnij

guide-reveal-text = Pokaż kartę wszystkim. Zostaje tam, gdzie jest.

guide-highest = Najwyższa

guide-highest-text = O największej wartości. Jeśli takich kart jest kilka, wybiera gracz, który rozstrzyga dogmat.

guide-alone =
    { $edition ->
        [fourth] Rozstrzygnij na własny użytek
       *[other] Na własny użytek
    }

guide-alone-text = Rozstrzygnij w pojedynkę wszystkie dogmaty współpracy tej karty: nikt inny z nich nie korzysta, a zasoby nie mają znaczenia. Dogmaty przymusu pomiń.

guide-remove = Usuń z gry

guide-remove-text = Karta jest poza grą na dobre.

guide-junk = Odrzuć

guide-junk-text = Połóż kartę zakrytą wśród odrzuconych. Jest poza grą, chyba że dogmat mówi o odrzuconych kartach. Odrzucać można też całe stosy epok i niezdominowane karty epok i dziedziny.

## Special achievements.

guide-specials = Dziedziny

guide-specials-when =
    { $edition ->
        [fourth] Nie wymagają akcji. Na koniec każdej akcji dziedzinę dostaje gracz, który spełnia wtedy jej warunek. Jeśli jest ich kilku, pierwszy z nich zgodnie z ruchem wskazówek zegara, licząc od lewej strony gracza aktywnego; on sam jest ostatni.
       *[other] Nie wymagają akcji. Kto spełni warunek, od razu dominuje dziedzinę: w czyjejkolwiek rundzie, nawet w środku dogmatu. Jeśli kilku graczy spełni go w tej samej chwili, pierwszy jest gracz aktywny, potem zgodnie z ruchem wskazówek zegara.
    }

guide-special-name = Dziedzina

guide-special-condition = Warunek

guide-special-card = Albo dzięki karcie

guide-special-empire =
    { $edition ->
        [fourth] Co najmniej trzy zasoby każdego rodzaju oprócz { $person }
       *[other] Co najmniej trzy zasoby każdego z sześciu rodzajów
    }

guide-special-monument =
    { $edition ->
        [fourth] Co najmniej cztery karty aktywne z dogmatem przymusu
       *[other] Co najmniej sześć kart ukrytych albo co najmniej sześć dodanych do kart wpływu w jednej rundzie
    }

guide-special-wonder =
    { $edition ->
        [fourth] Pięć kolorów w strefie, każdy stos rozsunięty w górę, w prawo lub na ukos
       *[other] Pięć kolorów w strefie, każdy stos rozsunięty w górę lub w prawo
    }

guide-special-world = Co najmniej dwanaście zasobów { $clock }

guide-special-universe = Pięć kart aktywnych, każda o wartości co najmniej 8

guide-specials-card = Karta z ostatniej kolumny pozwala zdominować dziedzinę na własnych warunkach, dzięki dogmatowi współpracy. Zdobytej dominacji inni gracze nie mogą odebrać.

## The end of the game.

guide-end = Koniec gry

guide-end-achievements =
    { $edition ->
        [fourth] Dość dominacji dowolnego rodzaju. Sprawdza się to po zakończeniu akcji. Jeśli ma ich dość kilku graczy, wygrywa ten, kto ma najwięcej; przy remisie pierwszy zgodnie z ruchem wskazówek zegara, licząc od lewej strony gracza aktywnego.
       *[other] Dość dominacji, epok i dziedzin razem: gra natychmiast się kończy.
    }

guide-end-score =
    { $edition ->
        [fourth] Brak kart: gdy trzeba pociągnąć kartę powyżej epoki 11, gra kończy się w środku tego, co się właśnie dzieje. Wygrywa gracz z największą siłą wpływu; przy remisie ten, kto ma najwięcej dominacji; jeśli i to nie rozstrzyga, między tymi graczami jest remis.
       *[other] Brak kart: gdy trzeba pociągnąć kartę powyżej epoki 10, gra kończy się w środku tego, co się właśnie dzieje. Wygrywa gracz z największą siłą wpływu; przy remisie ten, kto ma najwięcej dominacji; jeśli i to nie rozstrzyga, zwycięstwo jest wspólne.
    }

guide-end-card = Zwycięzcę wskazuje karta. Obowiązuje to od razu.

guide-end-out =
    { $edition ->
        [fourth] Wszyscy pozostali odpadli: wygrywa ostatni gracz lub ostatnia drużyna.
       *[other] Wszyscy pozostali się poddali: wygrywa ostatni gracz.
    }

guide-players = Liczba graczy

guide-needed = Dominacje potrzebne do zwycięstwa

guide-team = Drużyna, razem

## Giving up and leaving.

guide-leave = Poddanie się i odejście

guide-leave-lost =
    { $edition ->
        [fourth] Poddać się możesz w każdej chwili. Liczy się to jako przegrana w wyniku dogmatu: wszystkie twoje karty, także dominacje, zostają odrzucone, a twoje miejsce jest pomijane. Kto jest sąsiadem, a kto jest oddalony, ustala się na nowo. Wygrywa ostatni gracz lub ostatnia drużyna; w grze dwuosobowej od razu wygrywa drugi gracz.
       *[other] Poddać się możesz w każdej chwili. Oznacza to przegraną: wszystkie twoje karty, także dominacje, wypadają z gry, a twoje miejsce jest pomijane. Wygrywa ten, kto zostanie ostatni; w grze dwuosobowej od razu wygrywa drugi gracz.
    }

guide-leave-team = W grze drużynowej partner gracza, który przegrał, może grać dalej albo też się poddać.

guide-leave-table = Gdy ktoś musi odejść, ustawienia stołu decydują, czy ten gracz się poddaje, czy jego miejsce zajmuje bot. Boty mogą się poddać w beznadziejnej sytuacji, jeśli stół na to pozwala.

## The fourth edition's own.

guide-fourth = Tylko w czwartej edycji

guide-chain = Dominacja łańcuchowa

guide-chain-text = Jeśli podczas rozstrzygania na własny użytek masz znów rozstrzygnąć coś na własny użytek, najpierw pociągnij kartę 11 i bez oglądania połóż ją wśród swoich dominacji; liczy się jak każda inna.

guide-elimination = Odpadnięcie z gry

guide-elimination-text = Kto przegra, odrzuca wszystkie swoje karty, także dominacje, i nie bierze już udziału. Pozostali siadają bliżej i grają dalej.

guide-teams = Drużyny

guide-teams-text = Partnerzy nie są przeciwnikami: żądania jednego nie dotyczą drugiego, a dogmaty mówiące o przeciwnikach ich omijają. Do zwycięstwa potrzeba razem sześciu dominacji. Gdy zabraknie kart, punkty wpływu drużyny się sumują. Dominować możesz jednak tylko dzięki własnym punktom. Ręki i kart wpływu partnera nie widzisz.

guide-parley = Negocjacje

guide-parley-text = Przy czterech lub pięciu graczach bez drużyn ci, którzy siedzą tuż obok ciebie, to sąsiedzi, a wszyscy inni są oddaleni. Zwracając kartę z ręki, za każdym razem nową, możesz zrobić jedną z następujących rzeczy:

guide-parley-borrow = w swojej akcji Aktywuj użyć karty aktywnej oddalonego gracza; twoje zasoby to te z twojej strefy;

guide-parley-share = skorzystać z karty, którą aktywuje oddalony gracz, jeśli masz dość zasobów; bez zapłaty nie korzystasz;

guide-parley-spare = uchronić się przed żądaniem oddalonego gracza, które właśnie miałoby cię dotknąć.

## Reading the page.

guide-page = Jak czytać stronę

guide-page-glow = To, co podświetlone, można wybrać; nic innego nie reaguje. O co chodzi, mówi pytanie nad twoją strefą.

guide-page-preview = Wskaż akcję albo przenieś na nią fokus, a zobaczysz, co z niej wyniknie: zasoby i punkty, kto skorzysta, kto będzie podlegał żądaniu i czy w ogóle coś się stanie.

guide-page-log = Dziennik opowiada, co się wydarzyło, według rund i akcji. Nazwy kart prowadzą do ich tekstów. Kiedy wracasz, pokazuje, co się stało od twojej ostatniej rundy.

guide-page-undo = Odpowiedź można cofnąć, dopóki nie odsłoniła niczego zakrytego i nikt inny o niczym od tej pory nie zdecydował.

guide-page-memory = Przypominanie kart: karta, którą widzisz zgodnie z zasadami, pozostaje na twojej stronie odkryta, nawet gdy na stole już jej nie widać. Można też grać bez tego.

guide-page-keys = Odpowiedź można wybrać także bez myszy: cyframi i strzałkami.

## The browser of cards.

cards-title = Karty Innowacji (nieoficjalnie): { edition }

cards-edition = Edycja

cards-age = Epoka

cards-color = Kolor

cards-icon = Zasób

cards-dogma = Wymagany zasób

cards-effect = Dogmaty

cards-words = Słowa w nazwie lub tekście

cards-any = wszystkie

cards-effect-demand = z dogmatem przymusu

cards-effect-only = same dogmaty przymusu

cards-effect-peaceful = bez dogmatów przymusu

cards-show = Pokaż

cards-reset = Pokaż wszystkie karty

cards-count =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }

cards-none = Nie ma takich kart. Usuń któryś z warunków albo spróbuj innego słowa.

cards-unknown =
    { $field ->
        [edition] Nie ma edycji „{ $value }”: oto inna.
        [age] Nie ma tu epoki „{ $value }”: oto karty wszystkich epok.
        [color] Nie ma koloru „{ $value }”: oto karty we wszystkich kolorach.
        [icon] Nie ma zasobu „{ $value }”: oto karty z dowolnymi zasobami.
        [dogma] Nie ma wymaganego zasobu „{ $value }”: oto karty z dowolnym.
       *[effect] Nie ma rodzaju dogmatów „{ $value }”: oto karty z dowolnymi.
    }

card-elsewhere = W innych edycjach

card-same =
    { $edition ->
        [first] W pierwszej edycji karta jest taka sama.
        [third] W trzeciej edycji karta jest taka sama.
       *[fourth] W czwartej edycji karta jest taka sama.
    }

card-differs =
    { $edition ->
        [first] W pierwszej edycji
        [third] W trzeciej edycji
       *[fourth] W czwartej edycji
    }

card-absent =
    { $edition ->
        [first] W pierwszej edycji nie ma tej karty.
        [third] W trzeciej edycji nie ma tej karty.
       *[fourth] W czwartej edycji nie ma tej karty.
    }

card-before = Poprzednia karta

card-after = Następna karta
