### The companion's page.

## The start page.

# plain
companion-title = Solo: Inventions

# plain
companion-lead = A companion for a solo game of Inventions: Evolution of Ideas. You play with the real box; Eureka plays Chronos and Hephaestus.

# plain
companion-how = It asks only for what the two depend on, says step by step what to move for them and why, and counts everything at the end. Every answer is kept at once: go on whenever you like, on this device or by logging in on another.

# plain
companion-unofficial = Unofficial, made by fans. The real box and its rulebooks are needed to play.

# plain
companion-running = Your running games

# plain
companion-continue = Continue

# plain
companion-finished = Finished games

# plain
companion-won = You won

# plain
companion-lost = The opponents won

# plain
companion-new = A new game

# plain
companion-box = The box

# plain
companion-box-ours = Try it without a box: the printed values are made up by us

# plain
companion-no-box = without a box

# plain
companion-box-new = Enter what is printed on your box

# plain
companion-difficulty = Difficulty

# plain; text $difficulty
companion-difficulty-is = difficulty: { $difficulty }

# plain; number $value $wealth
companion-difficulty-worth = { $value } IP for each invention and Progress tile of theirs, { $wealth } for each Wealth tile

# plain
companion-draws = Hephaestus’s cards

# plain
companion-draws-auto = I draw them from the real deck (without a box the program draws)

# plain
companion-draws-program = The program draws them, if the box profile knows all five

# plain
companion-begin = Begin

# plain
companion-settings = What the book leaves open: how it is read here

# plain
companion-settings-why = Nothing needs to be changed. Where another reading can be played, it can be chosen.

## The 37 open questions of the rules, by their numbers on the rules page (docs/inventions.md).

# plain
companion-setting-1 = An opponent who has no citizen left cannot take an action that needs one.

# plain
companion-setting-2 = With an empty idea display an opponent cannot present.

# plain
companion-setting-3 = The region where Hephaestus stands, as the goal of his action:

# plain
companion-setting-3-last = after the six others

# plain
companion-setting-3-never = never

# plain
companion-setting-4 = If Hephaestus finds no possible row, he places no pillar and gets nothing for it.

# plain
companion-setting-5 = Pillars that count when the other one comes to their action space:

# plain
companion-setting-5-any = all

# plain
companion-setting-5-epoch = Epoch pillars only

# plain
companion-setting-5-mixed = all of Hephaestus’s, and your Epoch pillar

# plain
companion-setting-6 = Marks for a chained action stand only beside innovate, call specialists, gain influence and travel; if a profile has none at all, these four are taken to have them.

# plain
companion-setting-7 = Traveling without a chain token to a tile with points up turns it back and scores nothing.

# plain
companion-setting-8 = Opponents do not score what is printed for inventing cards of Era 6.

# plain
companion-setting-9 = A milestone without a free space for diplomats is skipped.

# plain
companion-setting-10 = Hephaestus’s own milestone, when he sends or calls a diplomat:

# plain
companion-setting-10-last = comes last

# plain
companion-setting-10-first = comes first

# plain
companion-setting-11 = An opponent shares only where a citizen of his own stands beside the card.

# plain
companion-setting-12 = Your visits to Chronos’s milestone give nobody anything.

# plain
companion-setting-13 = Neither do Hephaestus’s.

# plain
companion-setting-14 = If no first idea has the type of Chronos’s, he takes the region with the lowest number.

# plain
companion-setting-15 = A region without an empty influence space is skipped.

# plain
companion-setting-16 = Without a card in the region and in the display, chance gives the type of a Progress tile.

# plain
companion-setting-17 = If Wealth tiles of several letters lie in a region, the visible top one is taken.

# plain
companion-setting-18 = Award 2 adds only what sharing gives the opponents: points of the presenter, and the card if they invented it.

# plain
companion-setting-19 = Award 7 counts tiles that you have, built or not.

# plain
companion-setting-20 = Award 9 is also met when no card of yours is left on the board.

# plain
companion-setting-21 = Award 10 asks for an empty supply.

# plain
companion-setting-22 = Award 6 counts a Wealth tile that gives at least 1 IP.

# plain
companion-setting-23 = After Era 5 no era change takes place.

# plain
companion-setting-24 = Diplomats of the opponents on a discarded milestone go back to the supply.

# plain
companion-setting-25 = A region with an invention counts as one with an idea for Chronos.

# plain
companion-setting-26 = Chained actions never place pillars.

# plain
companion-setting-27 = At set-up the opponents get only what the solo book names.

# plain
companion-setting-28 = If a Progress tile is not there, the next number of the same type is taken.

# plain
companion-setting-29 = Hephaestus’s diplomats go only to the eight milestones of the two columns.

# plain
companion-setting-30 = If two Eureka tiles are left at an era change, the right one goes first.

# plain
companion-setting-31 = In Era 1 Hephaestus too goes down his rows and chains as in any turn.

# plain
companion-setting-32 = Hephaestus takes a Eureka tile:

# plain
companion-setting-32-later = only if it is of a later era than his own milestone

# plain
companion-setting-32-always = always

# plain
companion-setting-33 = His chain tokens come back every turn.

# plain
companion-setting-34 = Nobody scores in the set-up round.

# plain
companion-setting-35 = The rightmost turn-order space is the rightmost occupied one.

# plain
companion-setting-36 = The rightmost idea is one of those laid out; the top of the stack is not.

# plain
companion-setting-37 = The book’s example of three turns is one era, with no row skipped.

## A game.

# plain
companion-onlooker = You are looking on. Only whoever began this game can answer.

# plain
companion-closed = This game was given up.

# plain
companion-stale = The game has gone on meanwhile: here is how it stands now.

# plain
companion-corrected = Corrected. The turn in progress begins again with it.

# plain
companion-jump = On this page

# plain
companion-steps = What to move now

# plain
companion-steps-set-up = Set up the game for three as its rulebook says, and tell what lies where.

# plain
companion-steps-none = Nothing has to be moved for the opponents.

# plain
companion-set-up = Set-up

# plain
companion-score = The score so far

# plain
companion-table = The table

# plain
companion-log = The whole game

# plain
companion-enter = Enter

# plain
companion-other-answer = Something else

# plain
companion-undo = Take back

# plain
companion-redo = Say again

# plain
companion-correct = Correct the table

# plain
companion-around = Sharing and keeping

# plain
companion-record = Download the game

## The picture of the table.

# plain
companion-regions = regions

# plain
companion-eras = eras and rounds

# plain
companion-milestones = milestones

# plain
companion-eureka = Eureka display

# plain
companion-assembly = assembly

# $name is Hephaestus.
# plain; text $name
companion-board = { $name }: board

# plain
companion-as-text = The table in words

# plain
companion-legend = Signs

# plain
companion-legend-sage = sage

# plain
companion-legend-knowledge = Knowledge tile: 2 IP or action up

# plain
companion-legend-invent = invent space

# plain
companion-legend-innovate = innovate space

## The end.

# plain
companion-finish = Keep this result

# plain
companion-finish-why = As long as the result is not kept, your last entries can still be taken back.

# plain
companion-sheet = A page to keep, print and share

# plain
companion-again = Another game

# plain
companion-back-to-game = Back to the game

## Setting the table right.

# plain
companion-correct-title = Correct the table

# plain
companion-correct-why = Did something go otherwise on the real table? Open its part, set it as it lies there, and say why. What is impossible is refused, and a correction can be taken back like an answer.

# plain
companion-correct-note = Why (stands in the log)

# plain
companion-correct-save = Correct

# plain
companion-correct-same = Nothing is set otherwise than it was.

# $key is the field, $what is why: a part of a sentence.
# plain; text $key $what
companion-not-corrected = Nothing is corrected. “{ $key }”: { $what }.

# plain
companion-none = none

# plain
companion-turn-era = era change

# plain
companion-side-action = action up

# plain
companion-side-ip = 2 IP up

# plain
companion-kind-none = no card

# plain
companion-kind-idea = idea

# plain
companion-kind-invention = invention

# plain
companion-group-clock = era, round and turn

# plain
companion-group-points = points of the opponents

# plain
companion-group-milestones = milestones

# plain
companion-group-diplomats = diplomats

# plain
companion-group-box = what is printed on the box

# plain
companion-field-era = era

# plain
companion-field-round = round

# plain
companion-field-turn = whose turn it is

# plain
companion-field-order = turn order

# plain
companion-field-difficulty = difficulty

# plain
companion-field-ip = IP on the track

# plain
companion-field-your-ip = your IP, as far as they are kept

# plain
companion-field-pile = inventions in the opponents’ pile

# plain
companion-field-forums = forums

# plain
companion-field-milestones = milestones

# plain
companion-field-map = citizens on the map

# plain
companion-field-tokens-laid = influence tokens from the left

# plain
companion-field-card = card

# plain
companion-field-presenter = presenter

# plain
companion-field-citizens = citizens on the Specialist tile

# plain
companion-field-inventor = inventor

# plain
companion-field-innovator = innovator

# plain
companion-field-need = the Specialist tile asks for

# plain
companion-field-sage = sage is there

# plain
companion-field-tile = Knowledge tile

# plain
companion-field-wealth = Wealth tiles

# plain
companion-field-values = influence values from the left

# plain
companion-field-own-milestone = private milestone

# plain
companion-field-common = Common Knowledge from the bottom

# plain
companion-field-private = owners of the private displays from the bottom

# plain
companion-field-eureka = Eureka display from the right

# plain
companion-field-spaces = room for diplomats

# plain
companion-field-cards = card of Hephaestus

# plain
companion-field-settings = open question

# plain
companion-field-track = Era track, era

# plain
companion-field-figure = where the figure stands

# plain
companion-field-tokens = influence tokens left

# plain
companion-field-supply = citizens in the supply

# plain
companion-field-progress = Progress tiles

# plain
companion-field-deck = deck from the top

# plain
companion-field-slots = revealed cards from the left

# plain
companion-field-chain = chain tokens

# plain
companion-field-sages = sages on the board

# plain
companion-field-epoch = Epoch pillar

# plain
companion-field-season = Season pillars

# plain
companion-field-influence = influence

## Box profiles.

# plain
companion-boxes = Your boxes

# plain
companion-boxes-why = What is printed on the board and on Hephaestus’s cards is entered once and kept.

# plain
companion-box-form = What is printed on your box

# plain
companion-box-form-why = Take the main board, the assembly and Hephaestus’s five cards, and copy what they show. It is done once; everything can be changed later.

# plain
companion-box-faults = Not yet: please look at the places that are marked.

# plain
companion-box-save = Save the box

# plain
companion-box-close = Remove this box

# plain
companion-box-text = Edit as text

# plain
companion-box-text-why = The whole profile in its own notation, TOML. What is wrong is shown at its line.

# plain
companion-box-toml = The text of the profile

# plain
companion-box-from-file = From a file:

# plain
companion-box-upload = I have a profile as a file or text

# plain
companion-box-file = Download as a file

# plain
companion-box-share = Whoever knows the link can play with this box or copy it:

# plain
companion-box-of-another = This is the box of somebody else. You can play with it, or keep a copy as your own.

# plain
companion-box-play = Play with this box

# plain
companion-box-copy = Keep a copy

# $key is where, $what is what is wrong.
# plain; text $key $what
companion-fault = { $key }: { $what }

# plain; number $line
companion-line = Line { $line }

# plain
companion-optional = may be left empty
