# Polish: what is said at the table. The guide for translators is at the head of the English file.
#
# The words are those of cards.ftl and of the Polish rulebook: a turn is a «runda», an effect a «dogmat», a demand a «dogmat
# przymusu», the free draw a «premia za współpracę». One dominates («dominuje») an age («epoka») or a special field («dziedzina»).
# Names of players and cards are not inflected: in all cases but the nominative «gracz» or «karta» stands before them, and the name
# of a card is in quotation marks.
# drawn-fixed is always the accusative; so question-back asks in the accusative, for its answers are such cards.
# Of colors, event-splay and event-rearrange ask for the case in which cards.ftl has the adjective of a pile: ins «czerwony stos».

## Players, cards, places.

# noun; text $name
player-name =
    { $case ->
        [nom] { $name }
        [dat] graczowi { $name }
        [ins] graczem { $name }
        [loc] graczu { $name }
       *[gen] gracza { $name }
    }

# noun; text $name
shown-card =
    { $case ->
        [nom] { $name }
        [acc] kartę „{ $name }”
        [dat] karcie „{ $name }”
        [ins] kartą „{ $name }”
        [loc] karcie „{ $name }”
       *[gen] karty „{ $name }”
    }

# plain; word $role; number $value
place-deck =
    { $role ->
        [from] ze stosu epoki [{ $value }]
       *[to] do stosu epoki [{ $value }]
    }

# plain; word $role
place-available =
    { $role ->
        [from] spośród niezdominowanych kart epok
       *[to] do niezdominowanych kart epok
    }

# plain; word $role
place-junk =
    { $role ->
        [from] spośród odrzuconych kart
       *[to] do odrzuconych kart
    }

# plain; word $role
place-removed =
    { $role ->
        [from] spoza gry
       *[to] poza grę
    }

# plain; word $edition
edition =
    { $edition ->
        [first] pierwsza edycja
        [third] trzecia edycja
       *[fourth] czwarta edycja
    }

part-edition-loc =
    { $edition ->
        [first] pierwszej edycji
        [third] trzeciej edycji
       *[fourth] czwartej edycji
    }

## Questions. Each is asked of one player.

part-do =
    { $verb ->
        [meld] zagrywasz
        [tuck] ukrywasz
        [score] dodajesz do kart wpływu
        [return] zwracasz
        [reveal] ujawniasz
        [remove] usuwasz z gry
        [junk] odrzucasz
        [transfer] przenosisz
        [exchange] zamieniasz
       *[choose] wybierasz
    }

# plain
question-opening = od której karty zaczynasz?

# plain; number $actions
question-action =
    { $actions ->
        [1] jaką akcję wykonujesz? To ostatnia w tej rundzie.
        [few] jaką akcję wykonujesz? W tej rundzie zostały ci { $actions } akcje.
       *[many] jaką akcję wykonujesz? W tej rundzie zostało ci { $actions } akcji.
    }

# plain; word $verb
question-card = którą kartę { part-do }?

# A card out of those that qualify. $to is empty unless it is transferred.
# plain; word $verb; phrase $cards; text $to
question-which = { $cards_acc } { part-do } { $to }?

# plain; word $verb
question-keep = którą kartę zostawiasz? Wszystkie pozostałe { part-do }.

# plain; word $verb
question-order =
    { $verb ->
        [rearrange] która karta jest następna, licząc od wierzchu stosu?
       *[other] którą kartę { part-do } jako następną? Kolejność ma znaczenie.
    }

# plain; word $verb $available
question-back =
    { $available ->
        [yes] którą niezdominowaną kartę epoki { part-do }?
       *[no] kartę o jakiej wartości { part-do }? Karty są zakryte.
    }

# plain; word $verb
question-owner = czyją kartę { part-do }?

# plain; word $verb $direction
question-color =
    { $verb ->
        [splay] { $direction ->
            [none] który stos rozsuwasz?
           *[other] który stos rozsuwasz { part-direction }?
        }
        [rearrange] w którym stosie zmieniasz kolejność kart?
       *[choose] który kolor wybierasz?
    }

# plain
question-value = którą wartość wybierasz?

# plain
question-player = którego gracza wybierasz?

# plain
question-icon = który zasób wybierasz?

# plain; word $verb
question-special =
    { $verb ->
        [junk] którą dziedzinę odrzucasz?
        [restore] którą odrzuconą dziedzinę przywracasz do gry?
       *[choose] którą dziedzinę wybierasz?
    }

# plain; word $kind
question-parley =
    { $kind ->
        [demand] którą kartę zwracasz, aby podczas tej aktywacji nie podlegać żądaniom?
       *[share] którą kartę zwracasz, aby podczas tej aktywacji korzystać z dogmatów współpracy?
    }

# plain
question-payment = którą kartę zwracasz jako zapłatę?

# plain; clause $clause
question-may = czy chcesz { $clause_inf }?

# plain
question-yes-no = czy chcesz to zrobić?

# plain
question-branch = którą z tych opcji wybierasz?

# A question that may be declined.
# plain; text $question
question-pass = { $question } Możesz spasować.

# $question is one of those below, from reason-….
# plain; phrase $seat; text $question
ask = { $seat }, { $question }

# The player’s own card asks.
# plain; phrase $card $player; text $question
reason-own = „{ $card_nom }”: { $question }

# A card of $player, whose effect the player asked shares.
# plain; phrase $card $player; text $question
reason-shared = korzystasz z { $card_gen } { $player_gen }: { $question }

# A card of $player demands something of the player asked.
# plain; phrase $card $player; text $question
reason-demand = karta „{ $card_nom }” { $player_gen } żąda: { $question }

# A distant player may take part in the action with a card of $player.
# plain; phrase $card $player; text $question
reason-parley = karta „{ $card_nom }” { $player_gen }: { $question }

# What a distant player’s card costs.
# plain; phrase $card $player; text $question
reason-payment = aktywacja { $card_gen }: { $question }

# Why somebody else’s demand is asked of the reader. $icon is the dogma icon as a picture.
# plain; phrase $player; text $icon
why-demand = masz mniej { $icon } niż { $player }, więc żądanie dotyczy ciebie.

# Why the reader shares somebody else’s effect.
# plain; phrase $player; text $icon
why-share = masz co najmniej tyle { $icon } co { $player }, więc też korzystasz z tego dogmatu.

part-effect =
    { $effect ->
        [1] pierwszy dogmat
        [2] drugi dogmat
        [3] trzeci dogmat
       *[other] { $effect }. dogmat
    }

part-effect-dat =
    { $effect ->
        [1] pierwszemu dogmatowi
        [2] drugiemu dogmatowi
        [3] trzeciemu dogmatowi
       *[other] { $effect }. dogmatowi
    }

## Answers: short, as on a button.

# plain
answer-draw = pociągnij kartę

# plain; phrase $card
answer-meld = zagraj { $card_acc }

# plain; phrase $card
answer-dogma = aktywuj { $card_acc }

# Another player's card.
# plain; phrase $card $seat
answer-dogma-of = aktywuj { $card_acc } { $seat_gen }

# plain; number $value
answer-achieve = zdominuj epokę { $value }

# plain; clause $clause
answer-clause = { $clause_imp }

# plain; number $number
answer-branch = opcja { $number }

# plain
answer-yes = tak

# plain
answer-no = nie

# plain
answer-pass = spasuj

## What happens.

part-actions =
    { $actions ->
        [one] { $actions } akcja
        [few] { $actions } akcje
       *[many] { $actions } akcji
    }

# plain; phrase $seat; number $actions
event-turn = runda { $seat_gen }, { part-actions }

# plain; phrase $seat $card
event-dogma = { $seat } aktywuje { $card_acc }

# plain; phrase $seat $card; number $effect
event-demand = { $seat } podporządkowuje się { part-effect-dat } { $card_gen }

# plain; phrase $seat $card; number $effect
event-share = { $seat } rozstrzyga { part-effect } { $card_gen }

# The same two below the action to which they belong, where the card is named: short.
# plain; phrase $seat
event-joins-demand = { $seat } podporządkowuje się żądaniu

# plain; phrase $seat
event-joins-share = { $seat } też korzysta z dogmatu

# plain; phrase $seat $card; text $from
event-draw = { $seat } ciągnie { $card_acc } { $from }

# plain; phrase $seat $card; text $from
event-meld = { $seat } zagrywa { $card_acc } { $from }

# plain; phrase $seat $card; text $from
event-tuck = { $seat } ukrywa { $card_acc } { $from }

# plain; phrase $seat $card; text $from
event-score = { $seat } dodaje { $card_acc } { $from } do kart wpływu

# plain; phrase $seat $card
event-draw-and-meld = { $seat } ciągnie i zagrywa { $card_acc }

# plain; phrase $seat $card
event-draw-and-tuck = { $seat } ciągnie i ukrywa { $card_acc }

# plain; phrase $seat $card
event-draw-and-score = { $seat } ciągnie { $card_acc } i dodaje ją do kart wpływu

# plain; phrase $seat $card; text $from
event-return = { $seat } zwraca { $card_acc } { $from }

# plain; phrase $seat $card; text $from
event-remove = { $seat } usuwa z gry { $card_acc } { $from }

# plain; phrase $seat $card; text $from
event-junk = { $seat } odrzuca { $card_acc } { $from }

# plain; phrase $seat $card; text $from $to
event-transfer = { $seat } przenosi { $card_acc } { $from } { $to }

# One of the cards of an exchange.
# plain; phrase $seat $card; text $from $to
event-exchange = { $seat } przenosi w ramach wymiany { $card_acc } { $from } { $to }

# plain; phrase $seat; number $value
event-achieve = { $seat } dominuje epokę { $value }

# A card that is drawn and at once, face down, an achievement.
# plain; phrase $seat $card
event-achieve-drawn = { $seat } ciągnie { $card_acc } jako dominację

# plain; phrase $seat $card
event-reveal = { $seat } ujawnia { $card_acc }

# plain; phrase $seat $color; word $direction
event-splay =
    { $direction ->
        [none] { $color_ins } stos { $seat_gen } nie jest już rozsunięty
       *[other] { $seat } rozsuwa { $color_ins } stos { part-direction }
    }

# plain; phrase $seat $color
event-rearrange = { $seat } zmienia kolejność kart tworzących { $color_ins } stos

# plain; phrase $seat; text $special
event-claim = { $seat } dominuje dziedzinę { $special }

# plain; text $special
event-special-junk = dziedzina { $special } zostaje odrzucona

# plain; text $special
event-special-remove = dziedzina { $special } zostaje usunięta z gry

# plain; text $special
event-special-restore = dziedzina { $special } wraca do gry

# plain; phrase $seat
event-lost = { $seat } przegrywa i odpada z gry

# plain; phrase $seat
event-resigned = { $seat } poddaje się i odpada z gry

# plain; phrase $seat $color
event-choose-color = { $seat } wybiera { $color_acc }

# plain; phrase $seat; number $value
event-choose-value = { $seat } wybiera wartość [{ $value }]

# plain; phrase $seat $player
event-choose-player = { $seat } wybiera { $player_acc }

# plain; phrase $seat; text $icon
event-choose-icon = { $seat } wybiera zasób { $icon }

# plain; phrase $seat; text $special
event-choose-special = { $seat } wybiera dziedzinę { $special }

# Which of the options that the effect offers.
# plain; phrase $seat; number $number
event-choose-branch = { $seat } wybiera opcję { $number }

# What the effect offers.
# plain; phrase $seat
event-yes = { $seat } korzysta z tej możliwości

# What the effect offers.
# plain; phrase $seat
event-no = { $seat } rezygnuje z tej możliwości

# plain; phrase $seat
event-pass = { $seat } pasuje

# The free draw that follows.
# plain; phrase $seat
event-bonus = { $seat } otrzymuje premię za współpracę

# plain
event-dogma-ended = aktywacja natychmiast się kończy

# plain; number $count; phrase $names; word $ending
outcome =
    { $count ->
        [0] koniec gry, nikt nie wygrywa: { part-outcome }
        [1] koniec gry, wygrywa { $names }: { part-outcome }
       *[other] koniec gry, wspólnie wygrywają { $names }: { part-outcome }
    }

part-outcome =
    { $ending ->
        [achievements] zdobyto wymaganą liczbę dominacji
        [score] skończyły się karty, decyduje siła wpływu
        [card] tak stanowi dogmat
       *[elimination] { $count ->
            [0] wszyscy gracze odpadli
           *[other] wszyscy pozostali gracze odpadli
        }
    }

## The table as it lies.

# plain; phrase $seat; number $actions
heading-turn =
    { $actions ->
        [0] runda { $seat_gen }, brak dalszych akcji
        [one] runda { $seat_gen }, pozostała { part-actions }
        [few] runda { $seat_gen }, pozostały { part-actions }
       *[many] runda { $seat_gen }, pozostało { part-actions }
    }

# plain
heading-opening = każdy gracz wybiera kartę, od której zaczyna

# Labels of rows: short.
# plain
label-decks = stosy epok

# plain; number $value
label-deck = stos epoki [{ $value }]

# plain
label-available = niezdominowane epoki

# plain
label-specials = niezdominowane dziedziny

# plain
label-junk = odrzucone

# plain
label-removed = usunięte z gry

# plain
label-teams = drużyny

# plain
label-parley = negocjacje

# plain
label-icons = zasoby

# plain
label-hand = ręka

# plain
label-score = wpływ

# plain
label-achievements = dominacje

# The card that was chosen to begin with.
# plain
label-opening = pierwsza karta

# In the row of parley.
# plain
parley-played = tak

# How many achievements a team has, of those it needs.
# plain; phrase $names; number $have $needed
standing-team = { $names }: { $have } z { $needed } dominacji

# plain; phrase $seat; word $you; number $points $have $needed
standing =
    { $you ->
        [yes] { $seat } (ty): { part-points }, { $have } z { $needed } dominacji
       *[no] { $seat }: { part-points }, { $have } z { $needed } dominacji
    }

# A player whose team's achievements count together.
# plain; phrase $seat; word $you; number $points $have
standing-in-team =
    { $you ->
        [yes] { $seat } (ty): { part-points }, { part-achievements }
       *[no] { $seat }: { part-points }, { part-achievements }
    }

part-points =
    { $points ->
        [one] { $points } punkt wpływu
        [few] { $points } punkty wpływu
       *[many] { $points } punktów wpływu
    }

part-achievements =
    { $have ->
        [one] { $have } dominacja
        [few] { $have } dominacje
       *[many] { $have } dominacji
    }

# plain; phrase $seat; word $you
standing-out =
    { $you ->
        [yes] { $seat } (ty): poza grą
       *[no] { $seat }: poza grą
    }

# A card of which only the back is seen, and which is one of a few cards that the reader has seen and can no longer tell apart:
# «[3] (Paper or Compass)». $sure is no if it may also be another card. $cards is a list with «or».
# plain; text $back; phrase $cards; word $sure
mixed-card =
    { $sure ->
        [yes] { $back } ({ $cards })
       *[no] { $back } (być może { $cards })
    }

# A pile of which only the top card is known.
# plain; text $card; number $count
pile-under =
    { $count ->
        [one] { $card } i { $count } karta pod spodem
        [few] { $card } i { $count } karty pod spodem
       *[many] { $card } i { $count } kart pod spodem
    }

# plain; word $direction
pile-splayed = (stos rozsunięty { part-direction })

## Cards.

# What is printed on a card. $era is the name of the age; $color is an adjective of the card.
# plain; text $name $era $color $icons $dogma; number $value
card-facts = { $name }: { $color } karta epoki { $value } ({ $era }), { $icons }, wymagany zasób { $dogma }

# The place of a card that shows a picture and no icon.
# plain
icon-none = [⬡ obrazek]

# plain; word $edition; text $name
no-card = W { part-edition-loc } nie ma karty „{ $name }”

# $near is a name that looks alike.
# plain; word $edition; text $name $near
no-card-but = W { part-edition-loc } nie ma karty „{ $name }”; może chodzi o kartę „{ $near }”?

## Playing in the terminal.

# The table in a few words.
# plain; word $edition; number $players
seating =
    { $players ->
        [one] { edition }, { $players } gracz
       *[many] { edition }, { $players } graczy
    }

# $teams is a list: «A and C; B and D».
# plain; text $seating $teams
seating-teams = { $seating }, drużyny ({ $teams })

# Parley, where it is not a matter of course.
# plain; text $seating
seating-parley = { $seating }, z negocjacjami

# plain; text $seating
seating-no-parley = { $seating }, bez negocjacji

# The first line of a game. $help is the command for help.
# plain; text $seating $seed $name $help
play-begins = { $seating }, rozdanie nr{"\u00A0"}{ $seed }. Grasz jako { $name }. Wpisz „{ $help }”, aby zobaczyć listę poleceń.

# Commands are single words that can be typed; the English ones are always understood too.
# plain
command-table = stół

# plain
command-card = karta

# What stands for the name of a card.
# plain
command-card-name = NAZWA

# plain
command-save = zapisz

# What stands for the name of a file.
# plain
command-save-file = PLIK

# Gives up.
# plain
command-resign = poddaj

# plain
command-help = pomoc

# plain
command-quit = koniec

# plain
help-answers = Wpisz numer odpowiedzi albo samą odpowiedź. Inne polecenia:

# plain
help-table = pokaż stół

# plain
help-card = pokaż kartę

# plain; text $replay
help-save = zapisz dotychczasowy przebieg gry w pliku dla polecenia „{ $replay }”

# plain
help-resign = poddaj się i odpadnij z gry

# plain
help-help = pokaż tę pomoc

# plain
help-quit = zakończ program

# The question before a player gives up; the answers are answer-yes and answer-no.
# plain; text $name
resign-sure = { $name }, na pewno się poddajesz? Odpadniesz z gry i nie będzie można do niej wrócić.

# A command without the word that must follow.
# plain; text $command $help
command-needs-word = Po poleceniu „{ $command }” trzeba coś dopisać: zob. „{ $help }”

# plain; text $file
saved = Partię zapisano w pliku { $file }

# $reason is what the system says.
# plain; text $file $reason
not-saved = Nie udało się zapisać pliku { $file }: { $reason }

# plain; text $answer; number $count
illegal-number =
    { $count ->
        [1] „{ $answer }” nie jest poprawną odpowiedzią: jedyny numer to 1
       *[other] „{ $answer }” nie jest poprawną odpowiedzią: wybierz numer od 1 do { $count }
    }

# plain; text $answer $options
illegal-answer = „{ $answer }” nie jest tu poprawną odpowiedzią; możliwe odpowiedzi: { $options }

# There are more than can be listed.
# plain; text $answer $options
illegal-answer-of-many = „{ $answer }” nie jest tu poprawną odpowiedzią; niektóre z możliwych odpowiedzi: { $options }

# plain; phrase $seat $player
illegal-seat = Teraz odpowiada { $player }, a nie { $seat }

# plain; text $answer
illegal-over = Gra już się skończyła: za późno na „{ $answer }”

# A record in a file, after so many of its answers.
# plain; text $file $seating; number $upto $count
replay-heading = { $file }: { $seating }, { $upto } z { $count } odpowiedzi

## What the computer thinks of a game. Each $answer is one of those above, as on a button.

# A chance to win.
# plain; number $number
percent = { $number }%

# A record in a file, and how many of its decisions were thought about.
# plain; text $file $seating; number $decisions
analysis-heading =
    { $decisions ->
        [one] { $file }: { $seating }, { $decisions } decyzja. Szanse podano tak, jak mógł je widzieć gracz podejmujący decyzję.
        [few] { $file }: { $seating }, { $decisions } decyzje. Szanse podano tak, jak mógł je widzieć gracz podejmujący decyzję.
       *[many] { $file }: { $seating }, { $decisions } decyzji. Szanse podano tak, jak mógł je widzieć gracz podejmujący decyzję.
    }

# The analysis was stopped after so many of the answers of a record.
# plain; number $looked $answers
analysis-interrupted = Przerwano: rozpatrzono { $looked } z { $answers } odpowiedzi.

# A player's chance to win.
# plain; phrase $seat; text $chance
player-chance = { $seat } { $chance }

# An answer with the chance to win with it, and how often it was tried.
# plain; text $answer $chance; number $visits
look = { $answer } { $chance } ({ $visits }×)

# What was answered, with the chance to win after it.
# plain; phrase $seat; text $answer $chance
decision = { $seat }: { $answer }, { $chance }

# The same, and how much less that is than with the best answer.
# plain; phrase $seat; text $answer $chance $lost
decision-mistake = { $seat }: { $answer }, { $chance }, strata { $lost }

# plain
mistakes-heading = Największe błędy

# plain; phrase $seat
no-mistakes = { $seat }: bez błędów

# plain; phrase $seat; text $answer $better $lost
mistake = { $seat }: { $answer } – strata { $lost }; lepiej: { $better }

# plain
turning-heading = Punkty zwrotne

# $player answers, and the chance of $seat, perhaps another player, is no longer what it was.
# plain; phrase $player $seat; text $answer $before $after
turning-point = { $player }: { $answer } ({ $seat } { $before } → { $after })

# A graph of everybody's chances.
# plain
chart-title = Szanse na wygraną

# Beside the graph: how many answers have been given in the game.
# plain
chart-answers = udzielone odpowiedzi

# plain
chart-chance-own = szansa na wygraną z punktu widzenia każdego gracza

# plain; phrase $seat
chart-chance-of = szansa na wygraną z punktu widzenia { $seat_gen }

# A command, as those above.
# plain
command-hint = podpowiedź

# plain
help-hint = pokaż najlepsze odpowiedzi

## What an answer would do, said before it is given: only what is certain.

# Those who execute effects that are no demands.
# plain; number $count; phrase $names
foresee-share =
    { $count ->
        [1] { $names } skorzysta z dogmatów współpracy
       *[other] { $names } skorzystają z dogmatów współpracy
    }

# Those who have to obey demands.
# plain; number $count; phrase $names
foresee-demand =
    { $count ->
        [1] { $names } będzie podlegać żądaniom
       *[other] { $names } będą podlegać żądaniom
    }

# Distant players, who pay to share and pay to be spared.
# plain; number $count; phrase $names
foresee-parley =
    { $count ->
        [1] { $names } może zwrócić kartę, aby skorzystać z dogmatów lub nie podlegać żądaniom
       *[other] { $names } mogą zwrócić po karcie, aby skorzystać z dogmatów lub nie podlegać żądaniom
    }

# A dogma that nobody shares or has to obey.
# plain
foresee-alone = nikt inny nie weźmie udziału

# One card or several: «a [3]», «two [1]».
# plain; phrase $card
foresee-draw = pociągniesz { $card_acc }

# What changes: «3 → 5», with an icon before it in the list of foresee-icons.
# plain; text $what; number $before $after
foresee-change = { $what } { $before } → { $after }

# $changes is a list of foresee-change.
# plain; text $changes
foresee-icons = zasoby: { $changes }

# plain; text $change
foresee-points = punkty wpływu: { $change }

# A pile as it would be. $color is the label of its row.
# plain; text $color; number $count; word $direction
foresee-pile =
    { $direction ->
    [none] { $color } karty: będzie ich { $count }
   *[other] { $color } karty: będzie ich { $count } { pile-splayed }
    }

# $count is how many win: 0 if nobody can be sure who does.
# plain; number $count; phrase $names
foresee-end =
    { $count ->
        [0] gra się skończy
        [1] gra się skończy i wygra { $names }
       *[other] gra się skończy i wspólnie wygrają { $names }
    }

# plain
foresee-nothing = nic się nie wydarzy

## Special achievements: what they take, and how far a player is.

# $icon is the person, which does not count.
# plain; word $edition; text $icon
condition-empire =
    { $edition ->
        [fourth] co najmniej trzy zasoby każdego rodzaju oprócz { $icon }
       *[other] co najmniej trzy zasoby każdego z sześciu rodzajów
    }

# plain; word $edition
condition-monument =
    { $edition ->
        [fourth] cztery karty aktywne z dogmatem przymusu
       *[other] sześć kart dodanych do kart wpływu lub sześć ukrytych w jednej rundzie
    }

# plain; word $edition
condition-wonder =
    { $edition ->
        [fourth] stosy wszystkich pięciu kolorów rozsunięte w prawo, w górę lub na ukos
       *[other] stosy wszystkich pięciu kolorów rozsunięte w prawo lub w górę
    }

# plain; text $icon
condition-world = dwanaście zasobów { $icon } w strefie

# plain
condition-universe = pięć kart aktywnych o wartości 8 lub wyższej

# $condition is one of those above.
# plain; text $condition; number $have $need
condition-progress = { $condition }: na razie { $have } z { $need }
