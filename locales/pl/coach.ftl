# The coach of the first game. The guide for translators is at the head of the English file.

# plain
coach-title = Trener

# plain
coach-end = Graj bez trenera

# plain
coach-begin = Graj znowu z trenerem

## The goal.

# plain; number $need $have
coach-goal = cel: { $need } dominacji. Ty: { $have }

# plain; phrase $names; number $have
coach-goal-of = { $names }: { $have }

# plain; number $value $points $have; word $top
coach-next =
    { $top ->
        [yes] następna, epoka { $value }: potrzeba { $points } pkt wpływu (masz { $have }) i karty aktywnej o wartości { $value } lub wyższej (masz).
       *[no] następna, epoka { $value }: potrzeba { $points } pkt wpływu (masz { $have }) i karty aktywnej o wartości { $value } lub wyższej (nie masz).
    }

# plain; number $value $points
coach-next-ready = możesz zdominować epokę { $value }: masz potrzebne { $points } punktów wpływu i kartę aktywną o wartości { $value } lub wyższej.

# plain
coach-next-none = nie ma już epok do zdominowania, zostały tylko dziedziny.

## The advice.

# plain; text $answer
coach-wins = { $answer }: to wygrywa grę!

# plain; text $answer; number $value $points $have $need
coach-claim = { $answer }: masz potrzebne { $points } punktów wpływu i kartę aktywną o wartości { $value }. Nic się nie wydaje, a będzie to { $have }. z { $need } dominacji, które dają zwycięstwo.

part-coach-gain =
    { $gain ->
        [achievement] to może ci dać dominację
        [points] to może ci dać punkty wpływu potrzebne do dominacji
        [taken] to może ci dać karty innych graczy
        [cards] to może ci dać karty
        [splay] to może rozsunąć stos i odsłonić więcej zasobów
        [placed] to może od razu dodać kartę do twojej strefy
        [icons] to może ci dać więcej zasobów
        [lost] to może pozbawić innych kart
       *[unsure] te dogmaty mogą ci się przydać
    }

# plain; text $answer $icon; phrase $names; number $count; word $gain
coach-demand =
    { $count ->
        [1] { $answer }: { $names } ma mniej { $icon } niż ty i musi spełnić żądanie; { part-coach-gain }.
       *[other] { $answer }: { $names } mają mniej { $icon } niż ty i muszą spełnić żądanie; { part-coach-gain }.
    }

# plain; text $answer $icon; word $gain
coach-alone = { $answer }: { part-coach-gain } i nikt inny nie skorzysta, bo nikt nie ma tylu { $icon } co ty.

# plain; text $answer $icon; phrase $names; number $count; word $gain
coach-shared =
    { $count ->
        [1] { $answer }: { part-coach-gain }. { $names } ma co najmniej tyle samo { $icon } i też skorzysta; jeśli to coś zmieni, ciągniesz za to kartę.
       *[other] { $answer }: { part-coach-gain }. { $names } mają co najmniej tyle samo { $icon } i też skorzystają; jeśli to coś zmieni, ciągniesz za to kartę.
    }

# plain; text $answer $special
coach-claims = { $answer }: w ten sposób od razu dominujesz dziedzinę { $special }.

# plain; text $answer $special; number $have $need
coach-nears = { $answer }: do dziedziny { $special } zostanie niewiele: { $have } z { $need }, a nie wymaga ona akcji.

# plain; text $answer; number $value
coach-opens = { $answer }: masz dość punktów na epokę { $value }, a to jest brakująca karta aktywna.

# plain; text $answer $icon; phrase $names; number $number $count
coach-leads =
    { $count ->
        [1] { $answer }: będziesz mieć { $number } { $icon }, więcej niż { $names }. Wtedy przeciwnik nie skorzysta z twoich dogmatów z { $icon } i będzie musiał spełniać takie żądania.
       *[other] { $answer }: będziesz mieć { $number } { $icon }, więcej niż { $names }. Wtedy nikt nie skorzysta z twoich dogmatów z { $icon } i wszyscy będą musieli spełniać takie żądania.
    }

# plain; text $answer $icon; phrase $player $card; number $number
coach-shields = { $answer }: mając { $number } { $icon }, masz ich co najmniej tyle co { $player } i żądanie { $card_gen } już cię nie dosięgnie.

# plain; text $answer; number $value
coach-higher = { $answer }: to będzie twoja najwyższa karta aktywna i odtąd ciągniesz karty o wartości { $value }.

# plain; text $answer $icon; number $number
coach-board = { $answer }: będziesz mieć { $number } { $icon }, a dogmaty tej karty przydadzą się w kolejnych akcjach.

# plain; text $answer; number $value
coach-draw-empty = { $answer }: nie masz nic w ręce, a kartę o wartości { $value } będzie można zagrać.

# plain; text $answer; number $value
coach-draw = { $answer }: teraz nie ma nic lepszego. Będzie to karta o wartości { $value }.

# plain; text $answer $icon; number $number
coach-open = { $answer }: pokazuje { $number } { $icon }. Mając dużo zasobów jednego rodzaju, korzystasz z dogmatów innych, a inni nie korzystają z twoich.

# plain; text $answer
coach-give-lowest = { $answer }: z kart do wyboru najniższej zwykle szkoda najmniej.

# plain; text $answer
coach-give = { $answer }: z kart do wyboru ta prawdopodobnie najmniej się przyda.

# plain; text $answer; number $points
coach-score =
    { $points ->
        [one] { $answer }: wśród kart wpływu daje { $points } punkt, a punkty prowadzą do dominacji.
        [few] { $answer }: wśród kart wpływu daje { $points } punkty, a punkty prowadzą do dominacji.
       *[many] { $answer }: wśród kart wpływu daje { $points } punktów, a punkty prowadzą do dominacji.
    }

# plain; text $answer
coach-tuck = { $answer }: trafia pod stos, karta aktywna zostaje ta sama, a gdy stos będzie rozsunięty, pokaże swoje zasoby.

# plain; text $answer; phrase $player
coach-take = { $answer }: tę kartę traci { $player }, a dostajesz ją ty.

# plain; text $answer; number $number
coach-splay = { $answer }: rozsunięty stos pokazuje też zasoby kart pod spodem, tu o { $number } więcej.

# plain; text $answer
coach-splay-later = { $answer }: rozsunięty stos pokazuje też zasoby kart pod spodem, a im więcej kart, tym więcej zasobów.

# plain; text $answer; word $gain
coach-brings = { $answer }: { part-coach-gain }.

# plain; text $answer
coach-decline = { $answer }: tym razem prawdopodobnie więcej się traci, niż zyskuje.

# plain; number $value
coach-junks = może to też odrzucić dominację epoki { $value }, a wtedy nikt już jej nie zdobędzie.

# plain; text $answer
coach-best = { $answer }: nic szczególnego nie przemawia za żadną odpowiedzią; ta obiecuje trochę więcej niż inne.

## Explanations.

# plain
coach-topic-opening = Karta, od której zaczynasz, leży odkryta przed tobą: jej zasoby się liczą, a jej dogmatów można używać. Druga zostaje w ręce. Zaczyna gracz, którego karta jest pierwsza w alfabecie.

# plain
coach-topic-actions = Są cztery akcje: pociągnij kartę; zagraj kartę, czyli wyłóż ją z ręki przed siebie; aktywuj, czyli użyj dogmatów karty aktywnej; dominuj. W rundzie są dwie, ale kto zaczyna, w pierwszej ma tylko jedną.

# plain
coach-topic-icons = Zasoby to twoja siła: liczą się te, które widać w strefie. Porównaj, kto ile ma wymaganego zasobu karty: mając co najmniej tyle co gracz, który ją aktywuje, też korzystasz z jej dogmatów; mając mniej, musisz spełnić jej żądanie.

# plain
coach-topic-achieve = Żeby dominować, potrzeba pięciu punktów wpływu za każdy numer epoki i karty aktywnej o tej wartości lub wyższej. Kosztuje to akcję i nic więcej.

# plain
coach-topic-demand = Żądanie („Żądam…”) musi spełnić każdy przeciwnik, który ma mniej wymaganego zasobu karty niż gracz, który ją aktywuje.

# plain
coach-topic-sharing = Współpraca: kto ma co najmniej tyle wymaganego zasobu karty co gracz, który ją aktywuje, też rozstrzyga jej dogmaty, i to pierwszy; tylko nie żądania. W zamian aktywujący ciągnie kartę.

# plain
coach-topic-dogma = Dogmaty karty aktywnej rozstrzyga się po kolei z góry na dół. Zasób przy jej nazwie decyduje, kogo dotyczą.

# plain
coach-topic-meld = Zagrana karta leży na stosie swojego koloru: jej zasoby się liczą, a zasoby karty pod nią już nie.

# plain
coach-topic-draw = Ciągnie się kartę o wartości swojej najwyższej karty aktywnej. Wysokie karty w strefie prowadzą więc do jeszcze wyższych.

# plain
coach-topic-splay = W rozsuniętym stosie karty pod spodem pokazują część swoich zasobów i te się liczą.

# plain
coach-topic-score = Karty wpływu leżą zakryte i dają tyle punktów, ile wynosi ich wartość. Punktów się nie wydaje; są potrzebne do dominacji.

# plain
coach-topic-special = Dziedzina nie wymaga akcji: zdobywa ją ten, kto pierwszy spełni warunek, i liczy się jak każda dominacja.

## What has happened.

# plain; phrase $card
coach-did-dogma = aktywujesz { $card_acc }.

# plain; number $value $have $need
coach-did-achieve = dominujesz epokę { $value }: masz { $have } z { $need } dominacji.

# plain; text $special; number $have $need
coach-did-claim = dominujesz dziedzinę { $special }: masz { $have } z { $need } dominacji.

# plain; word $how; phrase $cards
coach-did-cards =
    { $how ->
        [draw] ciągniesz { $cards_acc }.
        [meld] zagrywasz { $cards_acc }.
        [tuck] ukrywasz { $cards_acc }.
        [score] dodajesz do kart wpływu { $cards_acc }.
        [return] oddajesz { $cards_acc }.
        [take] dostajesz { $cards_acc }.
       *[give] przekazujesz { $cards_acc }.
    }

# plain; text $icon; number $number
coach-did-icons = masz teraz { $number } { $icon }.

# plain; number $points
coach-did-points = masz teraz { $points } pkt wpływu.

# plain; phrase $color; word $direction
coach-did-splay = twój { $color_ins } stos jest teraz rozsunięty { part-direction }.

# plain; number $value
coach-did-junk = dominacja epoki { $value } została odrzucona: nikt już jej nie zdobędzie.

# plain; text $special
coach-did-junk-special = dziedzina { $special } została odrzucona: nikt już jej nie zdobędzie.

# plain; phrase $names; text $icon; number $count
coach-did-demand =
    { $count ->
        [1] { $names } ma mniej { $icon } niż ty i musi spełnić żądanie.
       *[other] { $names } mają mniej { $icon } niż ty i muszą spełnić żądanie.
    }

# plain; phrase $names; text $icon; number $count
coach-did-shared =
    { $count ->
        [1] { $names } też korzysta, mając co najmniej tyle { $icon } co ty.
       *[other] { $names } też korzystają, mając co najmniej tyle { $icon } co ty.
    }

# plain; phrase $cards
coach-did-bonus = za współpracę ciągniesz { $cards_acc }.

# plain
coach-did-pass = pasujesz.

# plain
coach-did-nothing = dla ciebie nic to nie zmienia.

# plain; phrase $player $card; text $icon
coach-met-demand = żądanie { $card_gen } { $player_gen } dosięga cię, bo masz mniej { $icon }.

# plain; phrase $player $card; text $icon
coach-met-demand-idle = żądanie { $card_gen } { $player_gen } dosięga cię, bo masz mniej { $icon }, ale dla ciebie nic nie zmienia.

# plain; phrase $player $card; text $icon
coach-met-shared = korzystasz z { $card_gen } { $player_gen }, bo masz co najmniej tyle { $icon }.

# plain; phrase $player; number $value
coach-met-achieve = { $player } dominuje epokę { $value }.

# plain; phrase $player; text $special
coach-met-claim = { $player } dominuje dziedzinę { $special }.
