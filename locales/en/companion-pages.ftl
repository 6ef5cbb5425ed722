### The companion's page.

## The start page.

# plain
companion-page-title = Inventions, the companion

# plain
companion-page-lead = A companion for a solo game of Inventions: Evolution of Ideas. You play with the real box; Eureka plays Chronos and Hephaestus.

# plain
companion-page-how = It asks only for what the two depend on, says step by step what to move for them and why, and counts everything at the end. Every answer is kept at once: go on whenever you like, on this device or by logging in on another.

# plain
companion-page-unofficial = Unofficial, made by fans. The real box and its rulebooks are needed to play.

# plain
companion-page-running = Your running games

# plain
companion-page-continue = Continue

# plain
companion-page-finished = Finished games

# plain
companion-page-won = You won

# plain
companion-page-lost = The opponents won

# plain
companion-page-new = A new game

# plain
companion-page-box = The box

# plain
companion-page-box-ours = Try it without a box: the printed values are made up by us

# plain
companion-page-no-box = without a box

# plain
companion-page-box-new = Enter what is printed on your box

# plain
companion-page-difficulty = Difficulty

# plain; text $difficulty
companion-page-difficulty-is = difficulty: { $difficulty }

# plain; number $value $wealth
companion-page-difficulty-worth = { $value } IP for each invention and Progress tile of theirs, { $wealth } for each Wealth tile

# plain
companion-page-draws = Hephaestus’s cards

# plain
companion-page-draws-auto = I draw them from the real deck (without a box the program draws)

# plain
companion-page-draws-program = The program draws them, if the box profile knows all five

# plain
companion-page-begin = Begin

# plain
companion-page-settings = What the book leaves open: how it is read here

# plain
companion-page-settings-why = Nothing needs to be changed. Where another reading can be played, it can be chosen.

## The 37 open questions of the rules, by their numbers on the rules page (docs/inventions.md).

# plain
companion-page-setting-1 = An opponent who has no citizen left cannot take an action that needs one.

# plain
companion-page-setting-2 = With an empty idea display an opponent cannot present.

# plain
companion-page-setting-3 = The region where Hephaestus stands, as the goal of his action:

# plain
companion-page-setting-3-last = after the six others

# plain
companion-page-setting-3-never = never

# plain
companion-page-setting-4 = If Hephaestus finds no possible row, he places no pillar and gets nothing for it.

# plain
companion-page-setting-5 = Pillars that count when the other one comes to their action space:

# plain
companion-page-setting-5-any = all

# plain
companion-page-setting-5-epoch = Epoch pillars only

# plain
companion-page-setting-5-mixed = all of Hephaestus’s, and your Epoch pillar

# plain
companion-page-setting-6 = Marks for a chained action stand only beside innovate, call specialists, gain influence and travel; if a profile has none at all, these four are taken to have them.

# plain
companion-page-setting-7 = Traveling without a chain token to a tile with points up turns it back and scores nothing.

# plain
companion-page-setting-8 = Opponents do not score what is printed for inventing cards of Era 6.

# plain
companion-page-setting-9 = A milestone without a free space for diplomats is skipped.

# plain
companion-page-setting-10 = Hephaestus’s own milestone, when he sends or calls a diplomat:

# plain
companion-page-setting-10-last = comes last

# plain
companion-page-setting-10-first = comes first

# plain
companion-page-setting-11 = An opponent shares only where a citizen of his own stands beside the card.

# plain
companion-page-setting-12 = Your visits to Chronos’s milestone give nobody anything.

# plain
companion-page-setting-13 = Neither do Hephaestus’s.

# plain
companion-page-setting-14 = If no first idea has the type of Chronos’s, he takes the region with the lowest number.

# plain
companion-page-setting-15 = A region without an empty influence space is skipped.

# plain
companion-page-setting-16 = Without a card in the region and in the display, chance gives the type of a Progress tile.

# plain
companion-page-setting-17 = If Wealth tiles of several letters lie in a region, the visible top one is taken.

# plain
companion-page-setting-18 = Award 2 adds only what sharing gives the opponents: points of the presenter, and the card if they invented it.

# plain
companion-page-setting-19 = Award 7 counts tiles that you have, built or not.

# plain
companion-page-setting-20 = Award 9 is also met when no card of yours is left on the board.

# plain
companion-page-setting-21 = Award 10 asks for an empty supply.

# plain
companion-page-setting-22 = Award 6 counts a Wealth tile that gives at least 1 IP.

# plain
companion-page-setting-23 = After Era 5 no era change takes place.

# plain
companion-page-setting-24 = Diplomats of the opponents on a discarded milestone go back to the supply.

# plain
companion-page-setting-25 = A region with an invention counts as one with an idea for Chronos.

# plain
companion-page-setting-26 = Chained actions never place pillars.

# plain
companion-page-setting-27 = At set-up the opponents get only what the solo book names.

# plain
companion-page-setting-28 = If a Progress tile is not there, the next number of the same type is taken.

# plain
companion-page-setting-29 = Hephaestus’s diplomats go only to the eight milestones of the two columns.

# plain
companion-page-setting-30 = If two Eureka tiles are left at an era change, the right one goes first.

# plain
companion-page-setting-31 = In Era 1, too, Hephaestus goes down his rows and chains as in any turn.

# plain
companion-page-setting-32 = Hephaestus takes a Eureka tile:

# plain
companion-page-setting-32-later = only if it is of a later era than his own milestone

# plain
companion-page-setting-32-always = always

# plain
companion-page-setting-33 = His chain tokens come back every turn.

# plain
companion-page-setting-34 = Nobody scores in the set-up round.

# plain
companion-page-setting-35 = The rightmost turn-order space is the rightmost occupied one.

# plain
companion-page-setting-36 = The rightmost idea is one of those laid out; the top of the stack is not.

# plain
companion-page-setting-37 = The book’s example of three turns is one era, with no row skipped.

## A game.

# plain
companion-page-onlooker = You are watching. Only the person who began this game can answer.

# plain
companion-page-closed = This game was given up.

# plain
companion-page-stale = The game has gone on meanwhile: here is how it stands now.

# plain
companion-page-corrected = Corrected. The turn in progress starts again from here.

# plain
companion-page-jump = On this page

# plain
companion-page-steps = What to move now

# plain
companion-page-steps-set-up = Set up the game for three as its rulebook says, and tell what lies where.

# plain
companion-page-steps-none = Nothing has to be moved for the opponents.

# plain
companion-page-set-up = Set-up

# plain
companion-page-score = The score so far

# plain
companion-page-table = The table

# plain
companion-page-log = The whole game

# plain
companion-page-enter = Enter

# plain
companion-page-other-answer = Something else

# plain
companion-page-undo = Take back

# plain
companion-page-redo = Redo

# plain
companion-page-correct = Correct the table

# plain
companion-page-around = Sharing and keeping

# plain
companion-page-record = Download the game

## The picture of the table.

# plain
companion-page-regions = regions

# plain
companion-page-eras = eras and rounds

# plain
companion-page-milestones = milestones

# plain
companion-page-eureka = Eureka display

# plain
companion-page-assembly = assembly

# $name is Hephaestus.
# plain; text $name
companion-page-board = { $name }: board

# plain
companion-page-as-text = The table in words

# plain
companion-page-legend = Symbols

# plain
companion-page-legend-sage = sage

# plain
companion-page-legend-knowledge = Knowledge tile: 2 IP or action up

# plain
companion-page-legend-invent = invent space

# plain
companion-page-legend-innovate = innovate space

## The end.

# plain
companion-page-finish = Keep this result

# plain
companion-page-finish-why = As long as the result is not kept, your last entries can still be taken back.

# plain
companion-page-sheet = A page to keep, print and share

# plain
companion-page-again = Another game

# plain
companion-page-back-to-game = Back to the game

## Setting the table right.

# plain
companion-page-correct-title = Correct the table

# plain
companion-page-correct-why = Did something go differently on the real table? Open its part, set it as it is there, and say why. What is impossible is refused, and a correction can be taken back like an answer.

# plain
companion-page-correct-note = Why (for the log)

# plain
companion-page-correct-save = Correct

# plain
companion-page-correct-same = Nothing differs from what it was.

# $key is the field, $what is why: a part of a sentence.
# plain; text $key $what
companion-page-not-corrected = Nothing is corrected. “{ $key }”: { $what }.

# plain
companion-page-none = none

# plain
companion-page-turn-era = era change

# plain
companion-page-side-action = action up

# plain
companion-page-side-ip = 2 IP up

# plain
companion-page-kind-none = no card

# plain
companion-page-kind-idea = idea

# plain
companion-page-kind-invention = invention

# plain
companion-page-group-clock = era, round and turn

# plain
companion-page-group-points = points of the opponents

# plain
companion-page-group-milestones = milestones

# plain
companion-page-group-diplomats = diplomats

# plain
companion-page-group-box = what is printed on the box

# plain
companion-page-field-era = era

# plain
companion-page-field-round = round

# plain
companion-page-field-turn = whose turn it is

# plain
companion-page-field-order = turn order

# plain
companion-page-field-difficulty = difficulty

# plain
companion-page-field-ip = IP on the track

# plain
companion-page-field-your-ip = your IP, as far as they are known

# plain
companion-page-field-pile = inventions in the opponents’ pile

# plain
companion-page-field-forums = forums

# plain
companion-page-field-milestones = milestones

# plain
companion-page-field-map = citizens on the map

# plain
companion-page-field-tokens-laid = influence tokens from the left

# plain
companion-page-field-card = card

# plain
companion-page-field-presenter = presenter

# plain
companion-page-field-citizens = citizens on the Specialist tile

# plain
companion-page-field-inventor = inventor

# plain
companion-page-field-innovator = innovator

# plain
companion-page-field-need = specialists the tile asks for

# plain
companion-page-field-sage = sage is there

# plain
companion-page-field-tile = Knowledge tile

# plain
companion-page-field-wealth = Wealth tiles

# plain
companion-page-field-values = influence values from the left

# plain
companion-page-field-own-milestone = private milestone

# plain
companion-page-field-common = Common Knowledge from the bottom

# plain
companion-page-field-private = owners of the private displays from the bottom

# plain
companion-page-field-eureka = Eureka display from the right

# plain
companion-page-field-spaces = room for diplomats

# plain
companion-page-field-cards = card of Hephaestus

# plain
companion-page-field-settings = open question

# plain
companion-page-field-track = Era track, era

# plain
companion-page-field-figure = where the figure stands

# plain
companion-page-field-tokens = influence tokens left

# plain
companion-page-field-supply = citizens in the supply

# plain
companion-page-field-progress = Progress tiles

# plain
companion-page-field-deck = deck from the top

# plain
companion-page-field-slots = revealed cards from the left

# plain
companion-page-field-chain = chain tokens

# plain
companion-page-field-sages = sages on the board

# plain
companion-page-field-epoch = Epoch pillar

# plain
companion-page-field-season = Season pillars

# plain
companion-page-field-influence = influence

## Box profiles.

# plain
companion-page-boxes = Your boxes

# plain
companion-page-boxes-why = What is printed on the board and on Hephaestus’s cards is entered once and kept.

# plain
companion-page-box-form = What is printed on your box

# plain
companion-page-box-form-why = Take the main board, the assembly and Hephaestus’s five cards, and copy what they show. It is done once; everything can be changed later.

# plain
companion-page-box-faults = Not yet: please look at the places that are marked.

# plain
companion-page-box-save = Save the box

# plain
companion-page-box-close = Remove this box

# plain
companion-page-box-text = Edit as text

# plain
companion-page-box-text-why = The whole profile in its own notation, TOML. Mistakes are shown at their lines.

# plain
companion-page-box-toml = The text of the profile

# plain
companion-page-box-from-file = From a file:

# plain
companion-page-box-upload = I have a profile as a file or text

# plain
companion-page-box-file = Download as a file

# plain
companion-page-box-share = Whoever knows the link can play with this box or copy it:

# plain
companion-page-box-of-another = This is somebody else’s box. You can play with it, or keep a copy as your own.

# plain
companion-page-box-play = Play with this box

# plain
companion-page-box-copy = Keep a copy

# $key is where, $what is what is wrong.
# plain; text $key $what
companion-page-fault = { $key }: { $what }

# plain; number $line
companion-page-line = Line { $line }

# plain
companion-page-optional = may be left empty
