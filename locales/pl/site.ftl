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
