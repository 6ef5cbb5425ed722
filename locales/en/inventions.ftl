# English: the solo mode of Inventions: Evolution of Ideas: what the companion asks, tells and shows.
#
# For translators. The conventions are those of cards.ftl and table.ftl: ids stay, the line above a message lists its arguments,
# `part-` helpers are your own, gaps close by themselves, what begins a line gets its capital letter by itself (questions, events,
# headings, awards and notices, but for those that begin with what was typed). The terms are those of the printed game in your
# language.
#
# Words to select by:
#   $player     chronos, you, hephaestus: the two opponents and the person who reads. For the reader say what was done («you present…»);
#               for an opponent say what to move («put two citizens of Chronos…»): his pieces are moved by the reader.
#   $owner      these and free: the color that nobody plays
#   $speciality economy, culture, technology      $pillar  epoch, season      $from  card, supply
#   $side       action, points: of a Knowledge tile $met   yes, no            $difficulty  easy, normal, hard
#   $kind       idea, invention                   $draws   program, person: who draws the cards of Hephaestus
# Finished text, without case:
#   $idea       from solo-idea: «technology, Era 3, Iron»; $milestone: from milestone-…; $action: from solo-action; put names into
#               quotes where your language would inflect them
#   $tile       from solo-progress: «technology 4»; $why from solo-why-…, $reason from solo-reason-…: parts of a sentence behind a colon
# Regions, rows, slots, cards and places are numbers.

## Names.

# plain; word $player
solo-player =
    { $player ->
        [chronos] Chronos
        [you] you
       *[hephaestus] Hephaestus
    }

# The color that nobody plays, and its milestone display.
# plain
solo-free = the unused color

part-solo-whose =
    { $player ->
        [chronos] Chronos’s
        [you] your
       *[hephaestus] Hephaestus’s
    }

part-solo-citizens =
    { $citizens ->
        [1] 1 citizen
       *[other] { $citizens } citizens
    }

part-solo-points =
    { $points ->
        [1] 1 IP
       *[other] { $points } IP
    }

# plain; word $speciality
solo-speciality =
    { $speciality ->
        [economy] economy
        [culture] culture
       *[technology] technology
    }

# plain; word $action
solo-action =
    { $action ->
        [present] present
        [invent] invent
        [innovate] innovate
        [share] share
        [call-specialists] call specialists
        [gain-influence] gain influence
        [travel] travel
        [eureka] eureka
        [send-diplomat] send diplomat
       *[call-diplomat] call diplomat
    }

# What an idea card is about, its era, and the milestone that inventing needs.
# plain; text $speciality $milestone; number $era
solo-idea = { $speciality }, Era { $era }, { $milestone }

# A card of Era 1 needs no milestone.
# plain; text $speciality; number $era
solo-idea-first = { $speciality }, Era { $era }

# An idea with the names of the cards that look so, as somebody has written them into the profile of his box.
# plain; text $names $idea
solo-idea-named = { $names }: { $idea }

# plain; text $speciality; number $number
solo-progress = { $speciality } { $number }

# A row of a card of Hephaestus with the mark for a chained action.
# plain; text $action
solo-row-marked = { $action }*

# plain; word $difficulty
solo-difficulty =
    { $difficulty ->
        [easy] easy
        [normal] normal
       *[hard] hard
    }

# plain
milestone-control-of-fire = Control of Fire

# plain
milestone-stone-bone-tools = Stone & Bone Tools

# plain
milestone-origin-of-language = Origin of Language

# plain
milestone-transportation = Transportation

# plain
milestone-agriculture = Agriculture

# plain
milestone-mining = Mining

# plain
milestone-cotton = Cotton

# plain
milestone-copper-smelting = Copper Smelting

# plain
milestone-iron = Iron

# plain
milestone-mathematics = Mathematics

# plain
milestone-sailing = Sailing

# plain
milestone-paper = Paper

# plain
milestone-crane = Crane

# plain
milestone-greek-fire = Greek Fire

# plain
milestone-electricity = Electricity

# plain
milestone-telegraph = Telegraph

# plain
milestone-vaccination = Vaccination

# plain
milestone-internal-combustion = Internal Combustion

# plain
milestone-computer = Computer

# plain
milestone-solar-cell = Solar Cell

# plain
milestone-ai = AI

## Questions of the set-up.

# plain; number $region
solo-question-need = region { $region }: how many specialists does its Specialist tile ask for?

# plain; number $region
solo-question-wealth = region { $region }: which letter do its Wealth tiles have?

# plain; number $number
solo-question-display = whose private milestone display is number { $number }, counted from the bottom?

# plain; word $player
solo-question-own-milestone =
    { $player ->
        [you] which milestone lies on your private display?
       *[other] which milestone lies on { part-solo-whose } private display?
    }

# plain
solo-question-free-milestone = which milestone lies on the private display of the unused color?

# plain; number $number
solo-question-eureka-tile = Eureka display: which milestone lies at place { $number }, counted from the right?

# plain; number $region
solo-question-first-idea = region { $region }: which idea lies there?

# The idea with the letter B that names an opponent's own milestone.
# plain; word $player
solo-question-first-speciality = what is { part-solo-whose } starting idea (letter B) about?

# plain
solo-question-claim = now your turn of the set-up round: in which region do you claim an idea?

## Questions of the game.

# plain; word $player
solo-question-turn = { solo-player } is next. Is everything moved?

# plain
solo-question-report = your turn: what did you do? Tell one thing at a time; nothing else matters to the opponents.

# plain; number $region
solo-question-citizens = region { $region }: how many citizens did you put on the Specialist tile?

# plain; number $region
solo-question-presented = region { $region }: which idea did you present?

# plain
solo-question-revealed = which card do you draw from the top of Hephaestus’s deck?

# plain; number $card $row
solo-question-row = card { $card } of Hephaestus: what does row { $row } say?

# plain
solo-question-rightmost-idea = which idea lies rightmost on the idea display?

# plain
solo-question-rightmost-speciality = what is the rightmost idea of the idea display about?

# The book names no type here; chance decides.
# plain
solo-question-chance = the idea display is empty: draw lots. Which type is it?

# plain; text $tile
solo-question-holds = do you have the Progress tile “{ $tile }”?

# plain; number $era
solo-question-era-change = Era { $era } is over. Is everything moved?

# plain
solo-question-turn-order = whose era marker is on the rightmost occupied space that changes the turn order?

# plain
solo-question-place = you change the turn order: at which place do you want to play?

# plain
solo-question-sheet-points = how many Ingenuity Points do you have after the scoring of the base game?

# plain
solo-question-sheet-inventions = how many inventions do you have?

# plain
solo-question-sheet-era5 = how many of them are of Era 5?

# plain
solo-question-sheet-wealth = how many of your Wealth tiles gave you points?

# plain
solo-question-sheet-progress = how many Progress tiles do you have of the type you have most of?

# plain
solo-question-sheet-supply = how many citizens are left in your supply?

# plain
solo-question-sheet-full = are all spaces of your progress map filled?

# plain
solo-question-sheet-influence = what is your influence?

# What is still missing of an answer that is told step by step.
# plain
solo-narrow-era = which era is the card of?

# plain
solo-narrow-milestone = which milestone?

# plain
solo-narrow-action = on which action?

# plain
solo-narrow-region = in which region?

# plain
solo-narrow-space = on which space, counted from the left?

# plain
solo-narrow-idea = which idea?

# Where the answer is any number of a range.
# plain; number $least $most
solo-numbers = a number from { $least } to { $most }

## Answers: short, as on a button.

# plain; word $player
solo-answer-turn = yes, { solo-player } plays

# plain
solo-answer-era-change = yes, the era changes

# plain; text $action
solo-answer-place = put my pillar on “{ $action }”

# plain; number $region
solo-answer-present = presented an idea in region { $region }

# plain; number $region
solo-answer-invent = invented in region { $region }

# plain; number $region
solo-answer-innovate = innovated in region { $region }

# plain; number $region
solo-answer-share = shared the invention of region { $region }, took an Aspiration tile

# plain; number $region
solo-answer-share-wealth = shared the invention of region { $region }, took a Wealth tile

# plain; number $region
solo-answer-sage = traveled to region { $region } and took the sage

# plain; number $region
solo-answer-influence = put an influence token into region { $region }

# plain; text $milestone
solo-answer-eureka = eureka: took “{ $milestone }”

# plain; number $number
solo-answer-marker = put my era marker on space { $number }

# plain; text $milestone
solo-answer-send = sent a diplomat to “{ $milestone }”

# plain; text $milestone
solo-answer-call = called my diplomat back from “{ $milestone }”

# plain; number $number
solo-answer-take = took idea { $number } of the display, counted from the right

# plain
solo-answer-take-stack = took the top idea of the stack

# plain
solo-answer-end = my turn is over

# Several answers of one kind, of which one is chosen next.
# plain
solo-kind-place = put my pillar on an action …

# plain
solo-kind-present = presented an idea …

# plain
solo-kind-invent = invented …

# plain
solo-kind-innovate = innovated …

# plain
solo-kind-share = shared an invention, took an Aspiration tile …

# plain
solo-kind-share-wealth = shared an invention, took a Wealth tile …

# plain
solo-kind-sage = traveled and took a sage …

# plain
solo-kind-influence = put an influence token into a region …

# plain
solo-kind-eureka = eureka …

# plain
solo-kind-marker = put my era marker on a space …

# plain
solo-kind-send = sent a diplomat …

# plain
solo-kind-call = called a diplomat back …

# plain
solo-kind-take = took an idea of the display …

# plain; number $era
solo-era = Era { $era }

# plain; number $region
solo-region = region { $region }

# A card of Hephaestus with its rows from the top.
# plain; number $card; text $rows
solo-answer-card = card { $card }: { $rows }

# plain
solo-answer-new-card = a card that has not been seen yet

# plain
solo-answer-yes = yes

# plain
solo-answer-no = no

# plain
solo-answer-no-idea = no idea

# plain
solo-answer-empty = the display is empty

# plain
solo-answer-nobody = nobody

# plain
solo-answer-no-row = no more rows

## What happens. For the opponents: what to move, and why.

# plain; word $player; number $region; text $idea
solo-event-replaced = { part-solo-whose } starting idea goes to region { $region }: put the idea that lies there ({ $idea }) back into the box

# plain; number $count; text $regions
solo-event-unclaimed =
    { $count ->
        [1] nobody has claimed the idea of region { $regions }: discard it
       *[other] nobody has claimed the ideas of regions { $regions }: discard them
    }

# plain; word $player; number $era $round
solo-event-turn =
    { $player ->
        [you] your turn (Era { $era }, round { $round })
       *[other] { solo-player } (Era { $era }, round { $round })
    }

# plain; number $card $slot $row
solo-event-revealed = lay card { $card } of Hephaestus into slot { $slot }: the arrow points at row { $row }

# plain; number $row; text $action $why
solo-event-row-passed = row { $row }, “{ $action }”, is passed over: { $why }

# plain; word $player; text $action; number $region
solo-event-chose-region = { solo-player }: “{ $action }” in region { $region }

# plain; word $player; text $action $milestone
solo-event-chose-milestone = { solo-player }: “{ $action }”, milestone “{ $milestone }”

# plain; word $player
solo-event-nothing = { solo-player } can do nothing: the turn is over

# plain; number $row $left; text $action
solo-event-chained = Hephaestus spends a chain token ({ $left } left) and goes on with row { $row }, “{ $action }”

# plain; number $row; text $action $why
solo-event-chain-broken = the chain ends: row { $row }, “{ $action }”, is impossible: { $why }

# plain; word $player $pillar; text $action
solo-event-placed =
    { $player ->
        [you] { $pillar ->
            [epoch] your Epoch pillar goes to “{ $action }”
           *[season] your Season pillar goes to “{ $action }”
        }
       *[other] { $pillar ->
            [epoch] that forum is free: put Hephaestus’s Epoch pillar on “{ $action }”
           *[season] that forum is free: put a Season pillar of Hephaestus on “{ $action }”
        }
    }

# plain; word $player; number $region
solo-event-walked =
    { $player ->
        [chronos] move Chronos’s pillar on the map to region { $region }
       *[hephaestus] move Hephaestus’s figure on the map to region { $region }
    }

# plain; number $region; text $why
solo-event-region-passed = nothing to do for Chronos in region { $region }: { $why }

# plain; word $player; number $region $citizens; text $idea
solo-event-presented =
    { $player ->
        [you] you present in region { $region }: { $idea }; { part-solo-citizens } on the Specialist tile
       *[other] put the idea ({ $idea }) into region { $region }, and { part-solo-citizens } of { solo-player } on its Specialist tile, without the bonus
    }

# plain; word $player; number $region; text $idea
solo-event-invented =
    { $player ->
        [you] you invent in region { $region }: { $idea }
       *[other] put 1 citizen of { solo-player } on the invent space of region { $region } and turn the card over ({ $idea })
    }

# plain; word $player; number $region
solo-event-innovated =
    { $player ->
        [you] you innovate in region { $region }
       *[other] put 1 citizen of { solo-player } on the innovate space of region { $region }
    }

# $inventor is a word like $player: where the card goes.
# plain; word $player $inventor; number $region; text $idea
solo-event-shared =
    { $inventor ->
        [you] the invention of region { $region } ({ $idea }) is shared by { solo-player }: you invented it and take the card
       *[other] the invention of region { $region } ({ $idea }) is shared by { solo-player }: the card goes to the opponents’ pile
    }

# plain; word $player $from; number $region $citizens
solo-event-settled =
    { $player ->
        [you] { $from ->
            [card] move { part-solo-citizens } of yours from beside the card to region { $region } on the map
           *[supply] put { part-solo-citizens } of yours from the supply into region { $region } on the map
        }
       *[other] { $from ->
            [card] move { part-solo-citizens } of { solo-player } from beside the card to region { $region } on the map
           *[supply] put { part-solo-citizens } of { solo-player } from the supply into region { $region } on the map
        }
    }

# plain; word $player; number $region
solo-event-recalled = take 1 citizen of { solo-player } from region { $region } on the map back to the supply

# plain; number $points; text $reason
solo-event-bots-scored = move Hephaestus’s scoring marker forward by { part-solo-points }: { $reason }

# plain; number $points; text $reason
solo-event-you-scored = you score { part-solo-points }: { $reason }

# plain; number $before $now; text $reason
solo-event-influence = move your influence marker from { $before } to { $now }: { $reason }

# plain; text $tile $why
solo-event-progress-passed = Progress tile “{ $tile }”: { $why }, so the next number

# plain; word $player; text $tile
solo-event-took-progress = put the Progress tile “{ $tile }” on { part-solo-whose } cell of the solo board

# plain; word $player; text $speciality
solo-event-no-progress = no Progress tile of { $speciality } is left for { solo-player }

# plain; word $player; number $region; text $letter
solo-event-took-wealth =
    { $player ->
        [you] you take Wealth tile { $letter } from region { $region }
       *[other] put Wealth tile { $letter } from region { $region } on { part-solo-whose } cell of the solo board
    }

# plain; word $player; number $region
solo-event-took-sage =
    { $player ->
        [you] you take the sage of region { $region }
       *[other] put the sage of region { $region } on Hephaestus’s board
    }

# plain; word $side; number $region
solo-event-flipped =
    { $side ->
        [action] turn the Knowledge tile of region { $region } over: its action is up now
       *[points] turn the Knowledge tile of region { $region } over: its 2 IP are up now
    }

# plain; word $player; number $region $space
solo-event-token-laid =
    { $player ->
        [you] your influence token lies in region { $region }, on space { $space } from the left
       *[other] put an influence token of { solo-player } face down into region { $region }, on space { $space } from the left
    }

# plain; text $milestone
solo-event-became-common = move the milestone “{ $milestone }” to Common Knowledge, above all of its era and earlier ones

# plain; text $milestone
solo-event-pushed-out = Common Knowledge is full: discard its lowest milestone, “{ $milestone }”; diplomats there go home

# plain; word $player; text $milestone
solo-event-took-milestone =
    { $player ->
        [you] you take “{ $milestone }” from the Eureka display
       *[other] put “{ $milestone }” from the Eureka display on { part-solo-whose } private display
    }

# plain; text $milestone
solo-event-free-milestone = put “{ $milestone }” from the Eureka display on the private display of the unused color

# plain; word $player; number $era
solo-event-marker-put =
    { $player ->
        [you] your era marker goes to Era { $era }
       *[other] move { part-solo-whose } era marker to the rightmost free space of Era { $era }, without its benefit
    }

# plain; word $player; number $era $space
solo-event-marker-put-on =
    { $player ->
        [you] your era marker goes to space { $space } of Era { $era }
       *[other] move { part-solo-whose } era marker to space { $space } of Era { $era }, the rightmost free one, without its benefit
    }

# plain; word $player; text $milestone
solo-event-diplomat-sent =
    { $player ->
        [you] your citizen is a diplomat on “{ $milestone }”
       *[other] put 1 citizen of { solo-player } as a diplomat on “{ $milestone }”, without its benefit
    }

# plain; word $player; text $milestone
solo-event-diplomat-called =
    { $player ->
        [you] your diplomat leaves “{ $milestone }”
       *[other] take { part-solo-whose } diplomat from “{ $milestone }” back to the supply
    }

# plain; word $player; text $idea
solo-event-idea-taken =
    { $player ->
        [you] you take an idea from the display: { $idea }
       *[other] take the rightmost idea from the idea display: { $idea }
    }

# plain
solo-event-display-filled = slide the idea display and fill it up

# plain; number $era
solo-event-era-over = Era { $era } is over

# plain; text $cards; number $count
solo-event-cards-under =
    { $count ->
        [1] put Hephaestus’s used card ({ $cards }) under his deck
       *[other] shuffle Hephaestus’s used cards ({ $cards }) and put them under his deck
    }

# plain; number $tokens
solo-event-chain-token = move Hephaestus’s chain token from the Era track to his board: now he has { $tokens }

# plain; text $milestones
solo-event-eureka-filled = the Eureka display, from the right: { $milestones }

# plain; text $players
solo-event-order = the turn order is now: { $players }

# plain; number $sages
solo-event-season-over =
    { $sages ->
        [0] Season pillars come back, your exhausted specialists go home, and every region has its sage again
       *[other] Season pillars come back, your exhausted specialists go home, and every region has its sage again; Hephaestus returns { $sages }
    }

# plain; number $era
solo-event-ideas-discarded = discard ideas of Era { $era } and earlier from the idea display and your hand

# plain; number $era
solo-event-era-begins = Era { $era } begins

# $fields is what was set, as it was written; $note why.
# plain; text $fields $note
solo-event-corrected = corrected: { $fields } ({ $note })

# plain; text $fields
solo-event-corrected-bare = corrected: { $fields }

# plain
solo-event-over = the game is over

## Why something is passed over: behind a colon.

# plain
solo-why-forum-closed = a pillar of his own stands in that forum

# plain
solo-why-no-idea = the idea display is empty

# plain
solo-why-no-empty-region = every region has a card

# plain
solo-why-no-citizen = too few citizens are in the supply

# plain; text $milestone
solo-why-no-milestone = the idea needs “{ $milestone }”, which is not yet in play

# plain
solo-why-nothing-to-invent = no idea can become an invention

# plain
solo-why-nothing-to-share = no invention has a citizen of his beside it

# plain
solo-why-nothing-to-innovate = no invention of another has a free innovate space

# plain
solo-why-no-sage = no sage is on the map

# plain
solo-why-nobody-to-call = he has no citizen on the map

# plain
solo-why-no-token = he has no influence token left

# plain
solo-why-no-influence-space = no region has room for a token of his

# plain
solo-why-no-eureka-tile = the Eureka display is empty

# plain
solo-why-not-later = the Eureka display is not of a later era than his milestone

# plain
solo-why-no-room = no milestone has room for a diplomat of his

# plain
solo-why-no-diplomat = he has no diplomat on a milestone

# plain
solo-why-has-tile = he has it already

# plain
solo-why-used-up = none is left

## For what somebody scores: behind a colon.

# plain; number $region
solo-reason-presenter = the presented idea of region { $region } is shared, its era for each citizen on the Specialist tile

# plain; number $region
solo-reason-highest-value = the highest influence value of region { $region }, covered or not

# plain; number $region
solo-reason-covered = the influence value covered in region { $region }

# plain
solo-reason-knowledge-tiles = 2 for each Knowledge tile turned back

# plain
solo-reason-sages = 2 for each sage brought back

# plain; text $milestone; number $era
solo-reason-era = the era of “{ $milestone }” is { $era }

# plain; text $action
solo-reason-visit = a pillar came to the same space, “{ $action }”

# plain; text $milestone
solo-reason-diplomat = a diplomat came to “{ $milestone }”, which is of a later era

# plain
solo-reason-era-change = the change of the era

## The table.

# plain; number $era $round; word $player
solo-heading-turn =
    { $player ->
        [you] Era { $era }, round { $round }: your turn
       *[other] Era { $era }, round { $round }: { solo-player } is next
    }

# plain; number $era
solo-heading-era = Era { $era } is over

# plain
solo-heading-set-up = set-up

# plain
solo-heading-over = the game is over

# The profile of the box that is played with.
# plain; text $name
solo-box = box profile: { $name }

# A profile that is nobody's box.
# plain
solo-box-ours = no real box. These values are Eureka’s own, made up to try the program; they are not those of a printed box.

# plain
solo-label-order = turn order

# The way of migration.
# plain
solo-label-way = the way

# plain
solo-label-assembly = assembly

# plain
solo-label-common = Common Knowledge

# plain
solo-label-private = private displays

# plain
solo-label-eureka = Eureka display

# plain
solo-label-discard = discard

# plain
solo-label-deck = deck

# plain; number $slot
solo-label-slot = slot { $slot }

# plain
solo-label-board = board

# plain
solo-label-progress = Progress tiles

# plain
solo-label-wealth = Wealth tiles

# plain
solo-label-left = left

# What lies in a region.
# plain; word $kind; text $idea
solo-card =
    { $kind ->
        [idea] idea ({ $idea })
       *[invention] invention ({ $idea })
    }

# plain
solo-no-card = no card

# plain; word $player; number $citizens
solo-presenter = presented by { solo-player }: { part-solo-citizens }

# plain; word $player
solo-inventor = inventor: { solo-player }

# plain; word $player
solo-innovator = innovator: { solo-player }

# plain; text $counts
solo-on-map = on the map: { $counts }

# The influence spaces from the left with their values, and whose tokens lie there.
# plain; text $spaces
solo-influence = influence: { $spaces }

# plain; word $player; number $count
solo-count = { solo-player } { $count }

# plain
solo-sage = sage

# plain; word $side
solo-side =
    { $side ->
        [action] Knowledge tile: action up
       *[points] Knowledge tile: 2 IP up
    }

# plain; text $letters
solo-wealth = Wealth { $letters }

# plain; number $need
solo-need = Specialist tile asks for { $need }

# plain; word $player $pillar
solo-pillar =
    { $pillar ->
        [epoch] { solo-player }, Epoch
       *[season] { solo-player }, Season
    }

# A milestone with its era and the diplomats on it.
# plain; text $milestone $players; number $era
solo-milestone-with = { $milestone } (Era { $era }), diplomats: { $players }

# plain; text $milestone; number $era
solo-milestone = { $milestone } (Era { $era })

# plain; text $owner $milestone
solo-private = { $owner } – { $milestone }

# Cards in an order that nobody knows.
# plain; text $cards
solo-shuffled = { $cards } in any order

# plain; number $count
solo-chain-tokens =
    { $count ->
        [1] 1 chain token
       *[other] { $count } chain tokens
    }

# plain; number $count
solo-sages =
    { $count ->
        [1] 1 sage
       *[other] { $count } sages
    }

# plain; number $count
solo-tokens =
    { $count ->
        [1] 1 influence token
       *[other] { $count } influence tokens
    }

# plain; number $count
solo-supply =
    { $count ->
        [1] 1 citizen in the supply
       *[other] { $count } citizens in the supply
    }

# plain; number $count
solo-your-influence = influence { $count }

# plain; number $points
solo-your-points = { part-solo-points } as far as the opponents’ turns and your reports tell

## Points and the end.

# plain
solo-score-bots = Chronos and Hephaestus

# plain
solo-score-you = you

# plain
solo-score-track = points of the track

# plain; number $count $value
solo-score-inventions = { $count } inventions at { $value }

# plain; number $count $value
solo-score-progress = { $count } Progress tiles at { $value }

# plain; number $count $value
solo-score-wealth = { $count } Wealth tiles at { $value }

# plain
solo-score-total = together

# plain
solo-score-yours = points after the scoring of the base game

# plain; word $met; number $you $bots
solo-goal-1 =
    { $met ->
        [yes] way 1: you win with { $you } to { $bots } IP, more than both opponents together
       *[no] way 1: you do not win with { $you } to { $bots } IP: it takes more than both opponents together
    }

# plain; word $met; number $count
solo-goal-2 =
    { $met ->
        [yes] way 2: you win with { $count } of 12 awards; 8 are enough
       *[no] way 2: you do not win with { $count } of 12 awards: it takes 8
    }

# $have is what there is; the awards by their numbers.
# plain; number $have $need
solo-award-1 = you have more IP than the opponents: { $have }, needed { $need }

# plain; number $have $need
solo-award-2 = still more after sharing all inventions on the board that opponents presented: { $have }, needed { $need }

# plain; number $have $need
solo-award-3 = at least 20 IP more than the opponents: { $have }, needed { $need }

# plain; number $have
solo-award-4 = at least 10 inventions: { $have }

# plain; number $have
solo-award-5 = at least 2 inventions of Era 5: { $have }

# plain; number $have
solo-award-6 = points from at least 6 Wealth tiles: { $have }

# plain; number $have
solo-award-7 = all 7 Progress tiles of one type: { $have }

# plain; number $have
solo-award-8 = all 7 regions hold an idea or an invention: { $have }

# plain; number $have
solo-award-9 = all cards on the board that you presented are inventions; still ideas: { $have }

# plain; number $have
solo-award-10 = all your citizens are in play; left in the supply: { $have }

# plain; word $met
solo-award-11 =
    { $met ->
        [yes] all spaces of your progress map are filled: yes
       *[no] all spaces of your progress map are filled: no
    }

# plain; number $have
solo-award-12 = influence of at least 8: { $have }

# Honor points.
# plain; word $met; number $honor
solo-honor =
    { $met ->
        [yes] met: { $honor } HP
       *[no] not met: { $honor } HP
    }

# plain; number $honor; text $level
solo-level = { $honor } of 16 honor points. The level of your society: { $level }

# plain
solo-level-none = none

# plain
solo-level-neanderthal = Neanderthal

# plain
solo-level-medieval = medieval

# plain
solo-level-advanced = technologically advanced

# plain
solo-level-artificial-intelligence = with artificial intelligence

# plain
solo-level-genius = genius

# plain
solo-level-alien = alien

# The head of the page to keep.
# plain; text $difficulty
solo-report = Inventions: Evolution of Ideas, solo game, difficulty: { $difficulty }

# plain
solo-report-awards = awards

# plain
solo-report-log = the game

## In the terminal.

# plain; text $difficulty $help; word $draws
solo-begins =
    { $draws ->
        [program] the companion for a solo game, difficulty: { $difficulty }. The program draws Hephaestus’s cards; “{ $help }” helps.
       *[person] the companion for a solo game, difficulty: { $difficulty }. You draw Hephaestus’s cards from the real deck; “{ $help }” helps.
    }

# plain; text $file; number $count
solo-resumed = the game in { $file } goes on after { $count } answers

# plain; text $file $command
solo-saves = every answer is saved to { $file }; go on later with: { $command }

# plain; text $save
solo-unsaved = this game is not saved: “{ $save }” with a file behind it does so from then on

# plain; text $file $reason
solo-not-saved = { $file } cannot be written: { $reason }

# plain
solo-undone = taken back

# plain
solo-nothing-undone = there is nothing to take back

# plain
solo-redone = said again

# plain
solo-nothing-redone = there is nothing to say again

# $key is the field, $what is from solo-wrong-….
# plain; text $key $what
solo-not-corrected = nothing is corrected. At “{ $key }”: { $what }

# plain
solo-not-now = nothing can be corrected before the first round and after the last: take back instead

# plain; text $example
solo-correctable = write what is to be set, and why, such as “{ $example }”. The fields as they are now:

# plain; text $said; number $count
solo-no-number =
    { $count ->
        [1] “{ $said }” is no answer: there is only number 1
       *[other] “{ $said }” is no answer: they are numbered 1 to { $count }
    }

# plain; text $said $help
solo-no-answer = “{ $said }” is no answer here: type its number; “{ $help }” helps

# plain; text $said
solo-too-late = the game is over: “{ $said }” comes too late

# plain; text $command $help
solo-needs-word = “{ $command }” needs something after it: see “{ $help }”

# plain; text $file
solo-reported = the page to keep is in { $file }

# Commands are single words; the English ones are always understood too.
# plain
solo-command-undo = undo

# plain
solo-command-redo = redo

# plain
solo-command-correct = correct

# What stands for fields and their values.
# plain
solo-command-correct-what = FIELD = VALUE # WHY

# plain
solo-command-table = table

# plain
solo-command-score = score

# plain
solo-command-save = save

# What stands for the name of a file.
# plain
solo-command-save-file = FILE

# plain
solo-command-help = help

# plain
solo-command-quit = quit

# plain
solo-help = Answer with the number of an answer. Also:

# plain
solo-help-undo = take back the last answer, as often as you like

# plain
solo-help-redo = say again what was taken back

# plain
solo-help-correct = set a field of the table; alone: show all fields

# plain
solo-help-table = show the table

# plain
solo-help-score = show the points so far

# plain
solo-help-save = save to a file, now and after every answer

# plain
solo-help-help = this

# plain
solo-help-quit = stop; what is saved goes on later

## The form for a box profile.

# plain; text $undo
solo-form-begins = what is printed on your box is asked once and kept in a file. “{ $undo }” goes one question back.

# plain
solo-form-name = A name

# plain
solo-form-name-why = what do you call this box?

# plain
solo-form-ring = The two columns of milestones

# plain
solo-form-ring-why = Hephaestus goes around them counter-clockwise. On which side is Common Knowledge?

# plain
solo-form-ring-left = to the left of the private displays

# plain
solo-form-ring-right = to the right of them

# plain
solo-form-ring-other = otherwise, as the text of the profile says

# plain
solo-form-forums = The five forums of the assembly

# plain
solo-form-forums-why = Which two actions share a forum? In the book’s examples, present, innovate and gain influence are in three different ones.

# plain; text $action
solo-form-ask-forums = which action shares a forum with “{ $action }”?

# plain; number $number
solo-form-forum = Forum { $number }

# plain
solo-form-influence = The influence spaces of the regions

# plain
solo-form-influence-why = The numbers printed on them from the left, with gaps between: 6 4 2

# plain; number $region
solo-form-ask-influence = region { $region }: the values of its influence spaces from the left, with spaces between them, such as: 6 4 2

# plain
solo-form-cards = Hephaestus’s five cards

# plain
solo-form-cards-why = The rows from the top; * is the mark for a chained action. A card that is left empty you tell when you first draw it.

# plain; number $card
solo-form-ask-cards = card { $card } of Hephaestus: the numbers of its actions from the top, * behind those with the mark for a chained action, such as: 4 1 3* 5*. An empty line leaves the card out: then you tell it when you draw it.

# plain; number $card
solo-form-card = Card { $card }

# plain
solo-form-spaces = Room for diplomats

# plain
solo-form-spaces-why = How many diplomats fit on each milestone, its owner’s included. What is empty counts as 3.

# plain
solo-form-ask-spaces = room for diplomats on milestones where it is not 3: the number of the milestone and its room, such as: 6 2. An empty line when there are no more.

# plain
solo-form-track = The Era track

# plain
solo-form-track-why = The spaces for era markers from the left. With them the program knows who changes the turn order; without them it asks.

# $sign is the letter for a space that changes the turn order.
# plain; number $era; text $sign
solo-form-ask-track = the Era track, Era { $era }: its spaces for era markers from the left, “-” for one and “{ $sign }” for one that changes the turn order, with spaces between them. An empty line for Era 2 leaves the track out: then you are asked when it matters.

# plain
solo-form-track-space = a space

# plain
solo-form-track-order = a space that changes the turn order

# plain
solo-form-ideas = Names of ideas

# plain
solo-form-ideas-why = If you like to see the names of the cards on the buttons, write them down here. Save to get more lines.

# plain; text $example
solo-form-ask-ideas = names of idea cards, if you like to see them, one a line: name, type, era and milestone as in: { $example }. An empty line when there are no more.

# plain
solo-form-idea-name = Name on the card

# plain
solo-form-idea-about = Type

# plain
solo-form-idea-era = Era

# plain
solo-form-idea-milestone = Milestone that inventing needs

# plain; text $one $other
solo-form-warning = “{ $one }” and “{ $other }” share a forum here, but not in the examples of the book: please look again

# plain; text $file $command
solo-form-saved = the profile is in { $file }; play with it: { $command }

# plain; text $file
solo-form-incomplete = the profile is not complete: { $file } is not written

## Why a correction or a box profile is refused: behind a colon.

# plain
solo-wrong-unknown-key = there is no such field

# plain
solo-wrong-missing = it is missing

# plain; text $expected $got
solo-wrong-expected = expected { $expected }, got { $got }

# plain
solo-expected-text = a text in quotes

# plain
solo-expected-truth = yes or no

# plain; number $least $most
solo-expected-number = a number from { $least } to { $most }

# plain
solo-expected-list = a list

# plain
solo-expected-table = a table

# plain
solo-expected-two-actions = two actions for each forum

# plain
solo-expected-five-forums = five forums

# plain
solo-expected-rows = at least one row

# plain
solo-expected-owners = all four owners, each once

# plain
solo-expected-order = all three players in their order, each once

# plain
solo-expected-card = no card, an idea or an invention

# plain; text $said; word $thing
solo-wrong-no-thing =
    { $thing ->
        [action] “{ $said }” is no action
        [milestone] “{ $said }” is no milestone
        [turn] “{ $said }” is nobody’s turn and no era change
        [player] “{ $said }” is no player
        [owner] “{ $said }” owns no display
        [side] “{ $said }” is no side of a Knowledge tile
       *[difficulty] “{ $said }” is no difficulty
    }

# $what is what a parser says, in English.
# plain; text $what
solo-wrong-form = the text cannot be read: { $what }

# plain; text $said
solo-wrong-slot = “{ $said }” is no place for a milestone: each column has places 1 to 4

# plain; text $action
solo-wrong-mark = “{ $action }” has no mark for a chained action on any card

# plain; text $said
solo-wrong-idea = “{ $said }” is no card: that is a type, an era and a milestone

# plain; text $milestone; number $era $needs
solo-wrong-later = a card of Era { $era } cannot need “{ $milestone }”, which is of Era { $needs }

# plain; text $said
solo-wrong-bare = “{ $said }” lacks its milestone: only cards of Era 1 need none

# plain; text $said
solo-wrong-too-much = “{ $said }” has a milestone, and cards of Era 1 need none

# plain; text $said
solo-wrong-progress = “{ $said }” is no Progress tile: that is a type and a number from 1 to 7

# plain; text $said
solo-wrong-space = “{ $said }” is no space of the Era track

# plain; text $said; number $count
solo-wrong-setting = there is no setting “{ $said }”: they are numbered 1 to { $count }

# plain; text $name $said $readings
solo-wrong-reading = { $name } cannot be “{ $said }”; it can be: { $readings }

# plain
solo-wrong-no-field = no field is named

# plain
solo-wrong-not-now = there is nothing to correct before the first round and after the last

# plain; text $action
solo-wrong-two-forums = “{ $action }” is in two forums

# plain; text $action
solo-wrong-no-forum = “{ $action }” is in no forum

# plain; word $column; number $number
solo-wrong-no-slot =
    { $column ->
        [private] place { $number } of the private displays is missing
       *[common] place { $number } of Common Knowledge is missing
    }

# plain
solo-wrong-slot-twice = a place is named twice

# plain; number $region
solo-wrong-no-region = region { $region } is missing

# plain; number $era
solo-wrong-no-era = Era { $era } is missing

# plain
solo-wrong-rising = the values must fall from the left

# plain
solo-wrong-markers = a box has no Era markers on its track

# plain
solo-wrong-no-display = the idea display is not kept in this game

# plain
solo-wrong-no-track = the Era track is not kept in this game

# plain; text $said
solo-wrong-first-era = “{ $said }”: there are no ideas of Era 1

# plain
solo-wrong-first-era-idea = there are no ideas of Era 1, only inventions

# plain; text $what
solo-wrong-twice = “{ $what }” is there twice

# plain; number $card
solo-wrong-card-twice = card { $card } is there twice

# plain; text $said
solo-wrong-no-letter = “{ $said }” is no Wealth tile: they are A to G

# plain; number $count
solo-wrong-token-spaces = spaces for influence tokens: { $count }

# plain
solo-wrong-no-card = citizens stand beside no card

# plain
solo-wrong-no-presenter = the card has no presenter

# plain
solo-wrong-no-citizen = the presenter has no citizen beside the card

# plain
solo-wrong-invented-idea = an idea has no inventor and no innovator

# plain
solo-wrong-no-inventor = the invention has no inventor

# plain
solo-wrong-own-invention = nobody innovates what he invented

# plain; number $era $rounds
solo-wrong-rounds = rounds of Era { $era }: { $rounds }

# plain
solo-wrong-era-not-over = the era is not over before its last round

# plain; text $milestone
solo-wrong-not-revealed = “{ $milestone }” is not yet revealed in this era

# plain
solo-wrong-older-below = older milestones lie below newer ones

# plain
solo-wrong-four-slots = there are four places

# plain; text $milestone
solo-wrong-other-deck = “{ $milestone }” is not of the deck of this era

# plain
solo-wrong-not-on-board = this milestone does not lie on the board

# plain; number $count
solo-wrong-room = room for diplomats there: { $count }

# plain; word $player
solo-wrong-two-markers = two Era markers: { solo-player }

# plain; word $player; number $era
solo-wrong-other-era = the milestone says otherwise: { solo-player }, Era { $era }

# plain
solo-wrong-three-ideas = at most three ideas are laid out

# plain
solo-wrong-stack = there is a stack only beside three ideas

# plain; word $player
solo-wrong-two-tokens = two influence tokens here: { solo-player }

# plain; number $all $most
solo-wrong-tokens = that would be { $all } influence tokens, and there are { $most }

# plain; number $all $most
solo-wrong-citizens = that would be { $all } citizens, and there are { $most }

# plain; number $all $most
solo-wrong-sages = that would be { $all } sages, and there are { $most }

# plain; text $tile
solo-wrong-holders = all three would have “{ $tile }”, and there are two of it

# plain; text $letter; number $all $most
solo-wrong-wealth-tiles = that would be { $all } Wealth tiles { $letter } and there are { $most }

# plain
solo-wrong-seasons = there are two Season pillars

# plain; text $action
solo-wrong-two-pillars = two pillars would stand in the forum of “{ $action }”

# plain; number $card
solo-wrong-no-such-card = there is no card { $card }

# plain; number $cards $round
solo-wrong-revealed = { $cards } cards are too many to be revealed by round { $round }

# plain; number $cards $round
solo-wrong-revealed-at-turn = at his turn in round { $round } this many cards are revealed: { $cards }

# plain
solo-wrong-era5 = more inventions of Era 5 than inventions
