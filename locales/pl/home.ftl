### The pages around the tables: home, lobby, a new table, account, errors.
###
### For translators: the words are those of cards.ftl and table.ftl, and the reader is addressed as there. One message is one sentence, one
### label or one button. The line above a message lists its arguments. A name ($name, $names, $login) has no known gender and is not
### inflected. A bot is called by its level: «Expert».

## Around every page.

# The language in its own words.
language-name = Polski

skip-to-content = Przejdź do treści

# What the row of links is, for those who hear the page.
nav = Strony

nav-new = Nowy stół

nav-tables = Stoły

nav-inventions = Inventions

nav-companion = Pomocnik

nav-cards = Karty

nav-guide = Jak grać

nav-account = Konto

settings = Ustawienia

settings-language = Język

settings-theme = Kolory

settings-pace = Ruchy innych

settings-careful = Pytaj mnie przed odpowiedzią, której nie można cofnąć
settings-texts = Pokazuj tekst kart na stole

settings-save = Zapisz

theme-system = jak w urządzeniu

theme-light = jasne

theme-dark = ciemne

pace-slow = powoli

pace-normal = krok po kroku

pace-instant = od razu

unofficial = Eureka to nieoficjalny projekt miłośników. Gry Innowacje i Inventions oraz ich nazwy należą do właścicieli praw.

foot-programs = Interfejs dla programów

## Bots.

level-random = Losowy

level-beginner = Nowicjusz

level-casual = Amator

level-skilled = Wprawny

level-expert = Ekspert

level-master = Mistrz

level-greedy = Zachłanny

level-playouts = Odkrywca

level-search = Myśliciel

# Behind the name of the level and a colon.
level-about-beginner = wiele przeocza

level-about-casual = patrzy o krok naprzód

level-about-skilled = myśli kilka kroków naprzód

level-about-expert = myśli daleko naprzód

level-about-master = najsilniejszy, sekunda na odpowiedź

## Home.

home-window = Zagraj w Innowacje

home-title = Innowacje w przeglądarce

# What Innovation is, for somebody who has never heard of it.
home-innovation = Zbuduj cywilizację z kart – od koła po internet. Każda karta ma własną moc: skorzystają z niej także rywale, którzy wiedzą nie mniej od ciebie, a tym, którzy zostali w tyle, może coś odebrać. Wygrywa, kto pierwszy zdobędzie dość dominacji – w pół godziny i za każdym razem inaczej.

# What the picture of the table shows, for those who cannot see it.
home-innovation-picture = Gra w Innowacje na ekranie: strefy obu graczy z rozsuniętymi stosami, dziesięć epok i dominacje pośrodku, twoja ręka na dole.

home-free = Przeciw graczom komputerowym o dowolnej sile albo ze znajomymi. Za darmo i bez rejestracji.

# A button that leads to the lessons.
home-learn = Naucz się w 20 minut

# Beside the button.
home-learn-about = osiem krótkich lekcji przy stole

# What Inventions is.
home-inventions = Poprowadź swoje społeczeństwo od ujarzmienia ognia do sztucznej inteligencji – w pojedynkę przeciw Chronosowi i Hefajstosowi: cała gra solo na ekranie albo pomocnik, który gra za obu, gdy pudełko leży na twoim stole.

# What the picture of the map shows, for those who cannot see it.
home-inventions-picture = Mapa Inventions: regiony świata z ideami, wynalazkami i obywatelami.

# A button.
home-solo-game = Graj solo

# A button.
home-companion = Pomocnik do gry z pudełka

home-more = Więcej

play-edition = Edycja

play-opponent = Przeciwnik

play-language = Język

play-name = Twoje imię

# In the empty field for the name.
play-name-any = można nie podawać

play-now = Graj

play-guided = Pierwsza gra z trenerem

play-guided-about = Przed każdą decyzją trener mówi, co może być dobre i dlaczego, a potem, co z tego wyszło.

way-guide = Jak grać

about-way-guide = Zasady w dziesięć minut, dla każdej edycji.

way-cards = Wszystkie karty

about-way-cards = Każda karta każdej edycji wraz z tekstem.

way-friend = Przy jednym ekranie

about-way-friend = Gracie na zmianę na tym urządzeniu.

way-table = Własny stół

about-way-table = Od dwóch do pięciu graczy, znajomi i boty, drużyny, własne zasady.

## Games in a list.

games-title = Twoje gry

games-running = Twoje gry w toku

games-finished = Twoje zakończone gry

games-all = Wszystkie twoje gry

games-none = Nie masz tu jeszcze żadnej gry.

# Opens the rest of the list.
# number $count
games-more =
    { $count ->
        [one] Jeszcze { $count }
        [few] Jeszcze { $count }
       *[many] Jeszcze { $count }
    }

# Behind the name of a bot. $level is its level in small letters.
# text $level
games-bot = bot, { $level }

# Behind the name of a player for whom a bot answers at present.
games-stands-in = gra bot

games-your-turn = Twoja kolej

# text $name
games-turn = Decyduje { $name }

# text $name
games-thinks = { $name } myśli

# Nobody is missing, but the game has not begun.
games-ready = Wszyscy są na miejscu

# number $count
games-free =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }

games-closed = Zamknięta

games-won = Wygrana

games-lost = Przegrana

games-shared = Wspólna wygrana

games-nobody = Nikt nie wygrywa

# text $names
games-winners = Wygrana: { $names }

ago-now = przed chwilą

# number $count
ago-minutes =
    { $count ->
        [one] { $count } minutę temu
        [few] { $count } minuty temu
       *[many] { $count } minut temu
    }

# number $count
ago-hours =
    { $count ->
        [one] { $count } godzinę temu
        [few] { $count } godziny temu
       *[many] { $count } godzin temu
    }

# number $count
ago-days =
    { $count ->
        [one] { $count } dzień temu
        [few] { $count } dni temu
       *[many] { $count } dni temu
    }

page-nav = Strony listy

page-first = Pierwsza strona

page-after = Następna strona

## The lobby.

lobby-title = Stoły

lobby-about = Usiądź przy otwartym stole albo obejrzyj grę. Widz widzi to, co wszyscy.

lobby-new = Otwórz stół dla każdego

lobby-open = Otwarte stoły

lobby-none = W tej chwili nie ma otwartych stołów. Otwórz własny albo zagraj z botem, zanim ktoś przyjdzie.

lobby-running = Gry do obejrzenia

lobby-none-running = W tej chwili nie ma czego oglądać.

lobby-all = Wszystkie stoły

lobby-join = Usiądź

## A new table.

new-title = Nowy stół

new-about = Gdy wszystkie miejsca są zajęte, gra zaczyna się od razu. Jeśli jakieś miejsce jest otwarte, dostaniesz link, żeby kogoś zaprosić.

new-edition = Edycja

edition-about-first = 105 kart, 2–4 graczy: gra w pierwotnej postaci.

edition-about-third = 105 kart, 2–4 graczy: te same zasady, niektóre karty zmienione.

edition-about-fourth = 115 kart, 2–5 graczy: jedenasta epoka, karty odrzucone, drużyny, negocjacje.

new-seats = Gracze

new-players = Ilu

# text $seat
new-seat = Miejsce { $seat }

# Who sits at a seat.
seat-me = ja

seat-friend = znajomy przy tym ekranie

seat-open = otwarte: dla tego, kto przyjdzie

seat-bots = bot

seat-free = wolne

# What a friend is called whose name was not entered.
seat-friend-name = Znajomy

new-friend = Imię znajomego

new-more = Więcej o grze

new-teams = Drużyny

new-teams-none = każdy gra za siebie

new-teams-about = Litery oznaczają miejsca.

new-parley = Negocjacje

parley-book = według zasad

parley-on = tak

parley-off = nie

new-parley-about = Według zasad: od czterech graczy, bez drużyn.

new-language = Język stołu

new-language-about = Jego alfabet rozstrzyga, kto zaczyna. Każdy czyta w swoim języku.

new-covered = Karty pod aktywną

covered-book = według zasad

covered-open = widoczne dla wszystkich

new-covered-about = Czy można przeglądać stosy w strefach innych graczy.

new-patience = Czas na odpowiedź

patience-0 = bez ograniczeń

patience-1 = godzina

patience-24 = dzień

patience-72 = trzy dni

patience-168 = tydzień

new-patience-about = Tylko dla graczy na innych urządzeniach. Gdy serwer jest wyłączony, czas nie płynie.

new-absent = Gdy ktoś odchodzi albo myśli za długo

absent-bot = do jego powrotu gra za niego bot

absent-out = uznaje się to za poddanie: gracz odpada z gry

new-absent-about = To samo dotyczy gracza, który nie odpowiada, jeśli zagłosują za tym wszyscy pozostali. Jedyny przeciwnik nie ma głosu: rozstrzyga wtedy tylko limit czasu.

new-bots-resign = Boty mogą się poddawać

new-bots-resign-about = Bot poddaje się, gdy jego sytuacja od dawna jest beznadziejna.

new-shared = Kilku graczy przy jednym ekranie

new-shared-about = Jedna osoba może zająć kilka wolnych miejsc.

new-memory = Przypominanie kart

new-memory-about = Strona pamięta zakryte karty, które zgodnie z zasadami udało ci się zobaczyć.

new-guided = Z trenerem

new-who = Kto może przyjść

new-link = Tylko ci, którzy mają link

new-link-about = Nikt inny nie znajdzie tego stołu.

new-listed = Każdy

new-listed-about = Stół będzie na wspólnej liście: każdy może zająć otwarte miejsce albo patrzeć.

new-open = Otwórz stół

new-fit = Pokaż ustawienia dla tego wyboru

# number $most
new-wrong-players =
    { $most ->
        [one] W tej edycji może grać najwyżej { $most } gracz. Wybierz mniej graczy albo czwartą edycję.
       *[many] W tej edycji może grać najwyżej { $most } graczy. Wybierz mniej graczy albo czwartą edycję.
    }

new-wrong-no-teams = Drużyny są tylko w czwartej edycji. Wybierz ją albo niech każdy gra za siebie.

new-wrong-teams = Te drużyny są dla innej liczby graczy. Wybierz drużyny złożone dokładnie z miejsc twojego stołu.

new-wrong-no-parley = Negocjacje są tylko w czwartej edycji. Wybierz ją albo zostaw negocjacje według zasad.

new-wrong-parley-with-teams = Negocjacje są tylko w grze bez drużyn. Niech każdy gra za siebie albo zostaw negocjacje według zasad.

new-wrong-no-person = Przy tym stole siedziałyby same boty. Zajmij miejsce albo zostaw jedno otwarte.

## The account.

account-title = Konto

account-about = Konto nie jest potrzebne: ta przeglądarka rozpoznaje cię po ciasteczku, a twoje gry zostają tutaj. Konto przyda się, jeśli chcesz grać dalej na innym urządzeniu albo boisz się utraty ciasteczek.

account-name = Twoje imię

account-name-about = Do następnych gier. Tam, gdzie już grasz, zostaje stare.

account-name-save = Zmień imię

account-yours = Twoje konto

# text $login
account-logged-in = Twój login to „{ $login }”.

account-logout = Wyloguj się

account-logout-everywhere = Wyloguj się wszędzie

account-register = Załóż konto

account-register-about = Bez e-maila, tylko login i hasło. Gry z tej przeglądarki przejdą na to konto. Zapomnianego hasła nie da się odzyskać.

account-login = Zaloguj się

account-login-about = Gry z tej przeglądarki przejdą na twoje konto.

account-login-name = Login

account-password = Hasło

# number $count
account-password-about =
    { $count ->
        [one] Co najmniej { $count } znak.
        [few] Co najmniej { $count } znaki.
       *[many] Co najmniej { $count } znaków.
    }

account-change = Zmień hasło

account-password-old = Stare hasło

account-password-new = Nowe hasło

account-done-named = Imię zmienione.

account-done-registered = Konto jest gotowe. Na innym urządzeniu zaloguj się tym samym loginem.

account-done-in = Witaj z powrotem. Twoje gry są tutaj.

account-done-out = Wylogowano. W tej przeglądarce znów jesteś gościem.

account-done-out-everywhere = Wylogowano na wszystkich urządzeniach. Hasło jest to samo.

account-done-password = Hasło zmienione. Na wszystkich innych urządzeniach nastąpiło wylogowanie.

account-wrong-name = Imię musi mieć choć jedną literę.

# number $least $most
account-wrong-login = Login ma od { $least } do { $most } znaków i nie ma spacji.

# number $count
account-wrong-password =
    { $count ->
        [one] Hasło ma co najmniej { $count } znak i najwyżej dwieście.
        [few] Hasło ma co najmniej { $count } znaki i najwyżej dwieście.
       *[many] Hasło ma co najmniej { $count } znaków i najwyżej dwieście.
    }

## What can go wrong: what it is, and what to do next.

problem-home = Na stronę główną

problem-table = Z powrotem do stołu

problem-no-page = Tu niczego nie ma

problem-next-no-page = Może w adresie jest literówka albo strona została przeniesiona. Ze strony głównej znajdziesz wszystko.

problem-no-method = Tego nie można tu zrobić

problem-next-no-method = Wróć na stronę i użyj jej przycisków.

problem-no-table = Nie ma takiego stołu

problem-next-no-table = Może link jest niepełny. Poproś o niego jeszcze raz albo otwórz własny stół.

problem-malformed = Nie da się zrozumieć tego, co przesłano

problem-next-malformed = Wróć, wczytaj stronę ponownie i spróbuj jeszcze raz.

problem-options = Takiego stołu nie można otworzyć

problem-next-options = Wróć i zmień to, co nie pasuje.

problem-illegal = Teraz to niemożliwe

problem-next-illegal = Na stole widać, jak można odpowiedzieć.

problem-not-seated = Nie siedzisz przy tym stole

problem-next-not-seated = Możesz patrzeć. Jeśli to twoje miejsce, otwórz stronę w przeglądarce, w której je zajęto, albo zaloguj się.

problem-not-asked = Decyduje ktoś inny

problem-next-not-asked = Na stole widać, na kogo się czeka.

problem-not-creator = Może to zrobić tylko osoba, która otworzyła stół

problem-next-not-creator = Możesz odejść od stołu.

problem-stale = Przy stole coś się już zmieniło

problem-next-stale = Zobacz, co się stało, i odpowiedz jeszcze raz.

problem-interrupted = Pytanie się zmieniło

problem-next-interrupted = Wskazane wcześniej karty zostały przyjęte. Odpowiedz na pytanie, które jest teraz otwarte.

problem-state = W tej chwili nie można tego zrobić przy tym stole

problem-next-state = Na stole widać, co się dzieje i co można zrobić.

problem-taken = To miejsce jest zajęte

problem-next-taken = Może wolne jest inne miejsce albo inny stół.

problem-hand-over = Najpierw trzeba przekazać ekran

problem-next-hand-over = Następny gracz przejmuje go na stronie stołu.

problem-seated-already = Masz już miejsce przy tym stole

problem-next-seated-already = Przy tym stole każdy gra na swoim ekranie. Wyślij link pozostałym.

problem-no-vote = Jeden głos tu nie wystarczy

problem-next-no-vote = Przy tym stole każdy myśli tak długo, jak chce. Przerwać czekanie mogą tylko wszyscy pozostali razem, co najmniej dwie osoby.

problem-too-soon = Każdy ma czas na zastanowienie

# number $seconds
problem-next-too-soon =
    { $seconds ->
        [one] Zagłosować na bota można za { $seconds } sekundę.
        [few] Zagłosować na bota można za { $seconds } sekundy.
       *[many] Zagłosować na bota można za { $seconds } sekund.
    }

problem-no-take-back = Ostatniej odpowiedzi nie można już cofnąć

problem-next-no-take-back = Odsłoniła coś zakrytego albo od tej pory decydował ktoś inny.

problem-nothing-to-redo = Nie ma czego powtórzyć

problem-next-nothing-to-redo = Niczego nie cofnięto albo od tej pory padła inna odpowiedź.

problem-no-analysis = Tej gry nie da się przeanalizować

problem-next-no-analysis = Pomocnik wie tylko to, co mu powiedziano. Analiza jest dostępna w grze solo i w Innowacjach.

problem-not-over = Zapis jest niedostępny do końca gry

problem-next-not-over = Widać w nim, co kto ma w ręce. Wróć, gdy gra się skończy.

problem-login = Login i hasło do siebie nie pasują

problem-next-login = Sprawdź jedno i drugie. Wielkość liter w loginie nie ma znaczenia, w haśle ma.

problem-login-taken = Ten login jest zajęty

problem-next-login-taken = Wybierz inny. Jeśli jest twój, zaloguj się.

problem-has-account = Masz już konto

problem-next-has-account = Aby użyć innego, najpierw się wyloguj.

problem-foreign = To przyszło z innej witryny

problem-next-foreign = Nic nie zostało zrobione. Otwórz stronę tutaj i użyj jej przycisków.

problem-too-many = Za dużo zapytań

# number $seconds
problem-next-too-many =
    { $seconds ->
        [one] Spróbuj ponownie za { $seconds } sekundę.
        [few] Spróbuj ponownie za { $seconds } sekundy.
       *[many] Spróbuj ponownie za { $seconds } sekund.
    }

problem-too-large = To za dużo naraz

problem-next-too-large = Prześlij coś krótszego.

problem-full = Nie ma już miejsca

problem-next-full = Spróbuj za chwilę.

problem-unavailable = Gry są w tej chwili niedostępne

problem-next-unavailable = Nic nie przepadło. Spróbuj za chwilę.

problem-unplayable = Tej gry nie można pokazać

problem-next-unplayable = Rozegrano ją innymi kartami lub według innych zasad niż dzisiejsze. Pozostałych twoich gier to nie dotyczy.

problem-ours = Nasz błąd

problem-next-ours = Gra jest zapisana tak, jak była. Wróć i spróbuj jeszcze raz.
