### The site around its pages: descriptions for search engines and link previews, the installed app, sounds, rules at hand.
###
### For translators: the words are those of cards.ftl and table.ftl, and the reader is addressed as there. One message is one sentence, one
### label or one button. The line above a message lists its arguments. A name ($name, $names) has no known gender and is not inflected.

## What search engines and link previews say about a page, in at most about 160 letters.

# Of every page without a description of its own.
site-about = Gra planszowa Innowacje w przeglądarce: przeciw graczom komputerowym o dowolnej sile albo ze znajomymi. Za darmo i bez rejestracji.

site-about-rules = Zasady Innowacji na jednej stronie: cel, cztery akcje, współpraca i przymus, rozsuwanie stosów, dziedziny i koniec gry.

site-about-cards = Wszystkie karty Innowacji z zasobami i pełnym tekstem dogmatów, według epoki, koloru, zasobu i edycji.

# text $names
site-about-table = Przy stole: { $names }. Kto ma ten link, może patrzeć na grę i widzi to, co wszyscy.

# Of the replay of a game and of its analysis.
site-about-replay = Zakończona gra, decyzja po decyzji: oczami dowolnego gracza, z szansami na zwycięstwo i lepszymi odpowiedziami.

# The picture of a link preview, for those who do not see it.
site-picture = Pięć kart w pięciu kolorach, rozłożonych w wachlarz, i słowo Eureka.

## The page that is shown when the server cannot be reached.

offline-title = Brak połączenia z Eureką

offline-kept = Twoje gry są przechowywane na serwerze: nic nie przepadło i grę można podjąć w tym samym miejscu.

offline-not = Bez połączenia nie można grać, oglądać gier ani czytać kart: każda odpowiedź przechodzi przez serwer, także w grze z komputerem.

offline-again = Sprawdź połączenie. Gdy tylko serwer odpowie, strona otworzy się sama.

offline-retry = Spróbuj ponownie

## A page without JavaScript while others are asked.

reload-why = Teraz odpowiadają inni. Bez JavaScriptu strona sama się nie odświeża.

reload = Pokaż, co się wydarzyło

## Sounds.

# A check box: your turn, somebody sat down, the game began, a remark, the end.
settings-sounds = Dźwięki: moja runda, nowi gracze, wiadomości, koniec gry

## The rules at hand: a link at the table, and the window that it opens.

rules-link = Zasady

rules-title = Zasady w skrócie

rules-whole = Wszystkie zasady w osobnej karcie przeglądarki

## The help at the table for those who use a finger.

finger-title = Palcem po ekranie

finger-tap = Dotknij tego, co podświetlone, żeby to wybrać. Karta najpierw się pokaże; odpowiedź daje przycisk pod nią.

finger-press = Przytrzymaj palec na karcie, żeby ją przeczytać.

finger-tabs = Słowa na dole pokazują części stołu. Znacznik mówi, że jest tam coś nowego.
