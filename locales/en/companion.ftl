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
#   $idea       from companion-idea: «technology, Era 3, Iron»; $milestone: from milestone-…; $action: from companion-action; put names into
#               quotes where your language would inflect them
#   $tile       from companion-progress: «technology 4»; $why from companion-why-…: part of a sentence behind a colon; $reason from companion-reason-…:
#               «for…», «because…», with its own preposition, conjunction or comma
# Regions, rows, slots, cards and places are numbers.

## Names.

# plain; word $player
companion-player =
    { $player ->
        [chronos] Chronos
        [you] you
       *[hephaestus] Hephaestus
    }

# The color that nobody plays, and its milestone display.
# plain
companion-free = the unused color

part-companion-whose =
    { $player ->
        [chronos] Chronos’s
        [you] your
       *[hephaestus] Hephaestus’s
    }

part-companion-shares =
    { $player ->
        [chronos] Chronos shares
        [you] you share
       *[hephaestus] Hephaestus shares
    }

part-companion-citizens =
    { $citizens ->
        [1] 1 citizen
       *[other] { $citizens } citizens
    }

part-companion-points =
    { $points ->
        [1] 1 IP
       *[other] { $points } IP
    }

# plain; word $speciality
companion-speciality =
    { $speciality ->
        [economy] economy
        [culture] culture
       *[technology] technology
    }

# plain; word $action
companion-action =
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
companion-idea = { $speciality }, Era { $era }, { $milestone }

# A card of Era 1 needs no milestone.
# plain; text $speciality; number $era
companion-idea-first = { $speciality }, Era { $era }

# An idea with the names of the cards that look so, as somebody has written them into the profile of his box.
# plain; text $names $idea
companion-idea-named = { $names }: { $idea }

# plain; text $speciality; number $number
companion-progress = { $speciality } { $number }

# A row of a card of Hephaestus with the mark for a chained action.
# plain; text $action
companion-row-marked = { $action }*

# plain; word $difficulty
companion-difficulty =
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
companion-question-need = region { $region }: how many specialists does its Specialist tile ask for?

# plain; number $region
companion-question-wealth = region { $region }: which letter do its Wealth tiles have?

# plain; number $number
companion-question-display = whose private milestone display is number { $number }, counted from the bottom?

# plain; word $player
companion-question-own-milestone =
    { $player ->
        [you] which milestone lies on your private display?
       *[other] which milestone lies on { part-companion-whose } private display?
    }

# plain
companion-question-free-milestone = which milestone lies on the private display of the unused color?

# plain; number $number
companion-question-eureka-tile = Eureka display: which milestone lies at place { $number }, counted from the right?

# plain; number $region
companion-question-first-idea = region { $region }: which idea lies there?

# The idea with the letter B that names an opponent's own milestone.
# plain; word $player
companion-question-first-speciality = what is { part-companion-whose } starting idea (letter B) about?

# plain
companion-question-claim = now your turn of the set-up round: in which region do you claim an idea?

## Questions of the game.

# plain; word $player
companion-question-turn = { companion-player } is next. Is everything moved?

# plain
companion-question-report = your turn: what did you do? Tell one thing at a time; only what is offered here matters to the opponents.

# plain; number $region
companion-question-citizens = region { $region }: how many citizens did you put on the Specialist tile?

# plain; number $region
companion-question-presented = region { $region }: which idea did you present?

# plain
companion-question-revealed = which card do you draw from the top of Hephaestus’s deck?

# plain; number $card $row
companion-question-row = card { $card } of Hephaestus: what does row { $row } say?

# plain
companion-question-rightmost-idea = which idea lies rightmost on the idea display?

# plain
companion-question-rightmost-speciality = what is the rightmost idea of the idea display about?

# The book names no type here; chance decides.
# plain
companion-question-chance = the idea display is empty: draw lots. Which type is it?

# plain; text $tile
companion-question-holds = do you have the Progress tile “{ $tile }”?

# plain; number $era
companion-question-era-change = Era { $era } is over. Is everything moved?

# plain
companion-question-turn-order = whose era marker is on the rightmost occupied space that changes the turn order?

# plain
companion-question-place = you change the turn order: at which place do you want to play?

# plain
companion-question-sheet-points = how many Ingenuity Points do you have after the scoring of the base game?

# plain
companion-question-sheet-inventions = how many inventions do you have?

# plain
companion-question-sheet-era5 = how many of them are of Era 5?

# plain
companion-question-sheet-wealth = how many of your Wealth tiles gave you points?

# plain
companion-question-sheet-progress = how many Progress tiles do you have of the type you have most of?

# plain
companion-question-sheet-supply = how many citizens are left in your supply?

# plain
companion-question-sheet-full = are all spaces of your progress map filled?

# plain
companion-question-sheet-influence = what is your influence?

# What is still missing of an answer that is told step by step.
# plain
companion-narrow-era = which era is the card from?

# plain
companion-narrow-milestone = which milestone?

# plain
companion-narrow-action = on which action?

# plain
companion-narrow-region = in which region?

# plain
companion-narrow-space = on which space, counted from the left?

# plain
companion-narrow-idea = which idea?

# Where the answer is any number of a range.
# plain; number $least $most
companion-numbers = a number from { $least } to { $most }

## Answers: short, as on a button.

# plain; word $player
companion-answer-turn = yes, { companion-player } plays

# plain
companion-answer-era-change = yes, the era changes

# plain; text $action
companion-answer-place = put my pillar on “{ $action }”

# plain; number $region
companion-answer-present = presented an idea in region { $region }

# plain; number $region
companion-answer-invent = invented in region { $region }

# plain; number $region
companion-answer-innovate = innovated in region { $region }

# plain; number $region
companion-answer-share = shared the invention of region { $region }, took an Aspiration tile

# plain; number $region
companion-answer-share-wealth = shared the invention of region { $region }, took a Wealth tile

# plain; number $region
companion-answer-sage = traveled to region { $region } and took the sage

# plain; number $region
companion-answer-influence = put an influence token into region { $region }

# plain; text $milestone
companion-answer-eureka = eureka: took “{ $milestone }”

# plain; number $number
companion-answer-marker = put my era marker on space { $number }

# plain; text $milestone
companion-answer-send = sent a diplomat to “{ $milestone }”

# plain; text $milestone
companion-answer-call = called my diplomat back from “{ $milestone }”

# plain; number $number
companion-answer-take = took idea { $number } of the display, counted from the right

# plain
companion-answer-take-stack = took the top idea of the stack

# plain
companion-answer-end = my turn is over

# Several answers of one kind, of which one is chosen next.
# plain
companion-kind-place = put my pillar on an action …

# plain
companion-kind-present = presented an idea …

# plain
companion-kind-invent = invented …

# plain
companion-kind-innovate = innovated …

# plain
companion-kind-share = shared an invention, took an Aspiration tile …

# plain
companion-kind-share-wealth = shared an invention, took a Wealth tile …

# plain
companion-kind-sage = traveled and took a sage …

# plain
companion-kind-influence = put an influence token into a region …

# plain
companion-kind-eureka = eureka …

# plain
companion-kind-marker = put my era marker on a space …

# plain
companion-kind-send = sent a diplomat …

# plain
companion-kind-call = called a diplomat back …

# plain
companion-kind-take = took an idea of the display …

# plain; number $era
companion-era = Era { $era }

# plain; number $region
companion-region = region { $region }

# A card of Hephaestus with its rows from the top.
# plain; number $card; text $rows
companion-answer-card = card { $card }: { $rows }

# plain
companion-answer-new-card = a card that has not been seen yet

# plain
companion-answer-yes = yes

# plain
companion-answer-no = no

# plain
companion-answer-no-idea = no idea

# plain
companion-answer-empty = the display is empty

# plain
companion-answer-nobody = nobody

# plain
companion-answer-no-row = no more rows

## What happens. For the opponents: what to move, and why.

# plain; word $player; number $region; text $idea
companion-event-replaced = { part-companion-whose } starting idea goes to region { $region }: put the idea that lies there ({ $idea }) back into the box

# plain; number $count; text $regions
companion-event-unclaimed =
    { $count ->
        [1] nobody has claimed the idea of region { $regions }: discard it
       *[other] nobody has claimed the ideas of regions { $regions }: discard them
    }

# plain; word $player; number $era $round
companion-event-turn =
    { $player ->
        [you] your turn (Era { $era }, round { $round })
       *[other] { companion-player } (Era { $era }, round { $round })
    }

# plain; number $card $slot $row
companion-event-revealed = lay card { $card } of Hephaestus into slot { $slot }: the arrow points at row { $row }

# plain; number $row; text $action $why
companion-event-row-passed = row { $row }, “{ $action }”, is passed over: { $why }

# plain; word $player; text $action; number $region
companion-event-chose-region = { companion-player } chooses “{ $action }” in region { $region }

# plain; word $player; text $action $milestone
companion-event-chose-milestone = { companion-player } chooses “{ $action }” and the milestone “{ $milestone }”

# plain; word $player
companion-event-nothing = { companion-player } cannot do anything: the turn is over

# plain; number $row $left; text $action
companion-event-chained = Hephaestus spends a chain token ({ $left } left) and goes on with row { $row }, “{ $action }”

# plain; number $row; text $action $why
companion-event-chain-broken = the chain ends, because row { $row }, “{ $action }”, is impossible: { $why }

# plain; word $player $pillar; text $action
companion-event-placed =
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
companion-event-walked =
    { $player ->
        [chronos] move Chronos’s pillar on the map to region { $region }
       *[hephaestus] move Hephaestus’s figure on the map to region { $region }
    }

# plain; number $region; text $why
companion-event-region-passed = Chronos cannot do anything in region { $region }: { $why }

# plain; word $player; number $region $citizens; text $idea
companion-event-presented =
    { $player ->
        [you] you present an idea ({ $idea }) in region { $region } with { part-companion-citizens }
       *[other] put the idea ({ $idea }) into region { $region }, and { part-companion-citizens } of { companion-player } on its Specialist tile, without the bonus
    }

# plain; word $player; number $region; text $idea
companion-event-invented =
    { $player ->
        [you] you invent the idea ({ $idea }) in region { $region }
       *[other] put 1 citizen of { companion-player } on the invent space of region { $region } and turn the card over ({ $idea })
    }

# plain; word $player; number $region
companion-event-innovated =
    { $player ->
        [you] you innovate in region { $region }
       *[other] put 1 citizen of { companion-player } on the innovate space of region { $region }
    }

# $inventor is a word like $player: where the card goes.
# plain; word $player $inventor; number $region; text $idea
companion-event-shared =
    { $inventor ->
        [you] { part-companion-shares } the invention of region { $region } ({ $idea }): you invented it and take the card
       *[other] { part-companion-shares } the invention of region { $region } ({ $idea }): the card goes to the opponents’ pile
    }

# plain; word $player $from; number $region $citizens
companion-event-settled =
    { $player ->
        [you] { $from ->
            [card] move { part-companion-citizens } of yours from beside the card to region { $region } on the map
           *[supply] put { part-companion-citizens } of yours from the supply into region { $region } on the map
        }
       *[other] { $from ->
            [card] move { part-companion-citizens } of { companion-player } from beside the card to region { $region } on the map
           *[supply] put { part-companion-citizens } of { companion-player } from the supply into region { $region } on the map
        }
    }

# plain; word $player; number $region
companion-event-recalled = take 1 citizen of { companion-player } from region { $region } on the map back to the supply

# plain; number $points; text $reason
companion-event-bots-scored = move Hephaestus’s scoring marker forward by { part-companion-points } { $reason }

# plain; number $points; text $reason
companion-event-you-scored = you score { part-companion-points } { $reason }

# plain; number $before $now; text $reason
companion-event-influence = move your influence marker from { $before } to { $now } { $reason }

# plain; text $tile $why
companion-event-progress-passed = the Progress tile “{ $tile }” is passed over: { $why }

# plain; word $player; text $tile
companion-event-took-progress = put the Progress tile “{ $tile }” on { part-companion-whose } cell of the solo board

# plain; word $player; text $speciality
companion-event-no-progress = no { $speciality } Progress tile is left for { companion-player }

# plain; word $player; number $region; text $letter
companion-event-took-wealth =
    { $player ->
        [you] you take Wealth tile { $letter } from region { $region }
       *[other] put Wealth tile { $letter } from region { $region } on { part-companion-whose } cell of the solo board
    }

# plain; word $player; number $region
companion-event-took-sage =
    { $player ->
        [you] you take the sage of region { $region }
       *[other] put the sage of region { $region } on Hephaestus’s board
    }

# plain; word $side; number $region
companion-event-flipped =
    { $side ->
        [action] turn the Knowledge tile of region { $region } over: its action is up now
       *[points] turn the Knowledge tile of region { $region } over: its 2 IP are up now
    }

# plain; word $player; number $region $space
companion-event-token-laid =
    { $player ->
        [you] your influence token lies in region { $region }, on space { $space } from the left
       *[other] put an influence token of { companion-player } face down into region { $region }, on space { $space } from the left
    }

# plain; text $milestone
companion-event-became-common = move the milestone “{ $milestone }” to Common Knowledge, above all of its era and earlier ones

# plain; text $milestone
companion-event-pushed-out = Common Knowledge is full: discard its lowest milestone, “{ $milestone }”; diplomats there go home

# plain; word $player; text $milestone
companion-event-took-milestone =
    { $player ->
        [you] you take “{ $milestone }” from the Eureka display
       *[other] put “{ $milestone }” from the Eureka display on { part-companion-whose } private display
    }

# plain; text $milestone
companion-event-free-milestone = put “{ $milestone }” from the Eureka display on the private display of the unused color

# plain; word $player; number $era
companion-event-marker-put =
    { $player ->
        [you] your era marker goes to Era { $era }
       *[other] move { part-companion-whose } era marker to the rightmost free space of Era { $era }, without its benefit
    }

# plain; word $player; number $era $space
companion-event-marker-put-on =
    { $player ->
        [you] your era marker goes to space { $space } of Era { $era }
       *[other] move { part-companion-whose } era marker to space { $space } of Era { $era }, the rightmost free one, without its benefit
    }

# plain; word $player; text $milestone
companion-event-diplomat-sent =
    { $player ->
        [you] your citizen is a diplomat on “{ $milestone }”
       *[other] put 1 citizen of { companion-player } as a diplomat on “{ $milestone }”, without its benefit
    }

# plain; word $player; text $milestone
companion-event-diplomat-called =
    { $player ->
        [you] your diplomat leaves “{ $milestone }”
       *[other] take { part-companion-whose } diplomat from “{ $milestone }” back to the supply
    }

# plain; word $player; text $idea
companion-event-idea-taken =
    { $player ->
        [you] you take an idea ({ $idea }) from the display
       *[other] take the rightmost idea ({ $idea }) from the idea display
    }

# plain
companion-event-display-filled = slide the idea display and fill it up

# plain; number $era
companion-event-era-over = Era { $era } is over

# plain; text $cards; number $count
companion-event-cards-under =
    { $count ->
        [1] put Hephaestus’s used card ({ $cards }) under his deck
       *[other] shuffle Hephaestus’s used cards ({ $cards }) and put them under his deck
    }

# plain; number $tokens
companion-event-chain-token = move Hephaestus’s chain token from the Era track to his board: now he has { $tokens }

# plain; text $milestones
companion-event-eureka-filled = the Eureka display, from the right: { $milestones }

# plain; text $players
companion-event-order = the turn order is now: { $players }

# plain; number $sages
companion-event-season-over =
    { $sages ->
        [0] Season pillars come back, your exhausted specialists are ready again, and every region has its sage again
        [1] Season pillars come back, your exhausted specialists are ready again, Hephaestus returns 1 sage, and every region has its sage again
       *[other] Season pillars come back, your exhausted specialists are ready again, Hephaestus returns { $sages } sages, and every region has its sage again
    }

# plain; number $era
companion-event-ideas-discarded = discard ideas of Era { $era } and earlier from the idea display and your hand

# plain; number $era
companion-event-era-begins = Era { $era } begins

# $fields is what was set, as it was written; $note why.
# plain; text $fields $note
companion-event-corrected = corrected: { $fields } ({ $note })

# plain; text $fields
companion-event-corrected-bare = corrected: { $fields }

# plain
companion-event-over = the game is over

## Why something is passed over: behind a colon.

# plain
companion-why-forum-closed = a pillar of his own stands in that forum

# plain
companion-why-no-idea = the idea display is empty

# plain
companion-why-no-empty-region = every region has a card

# plain
companion-why-no-citizen = too few citizens are in the supply

# plain; text $milestone
companion-why-no-milestone = the idea needs “{ $milestone }”, which is not yet in play

# plain
companion-why-nothing-to-invent = no idea can become an invention

# plain
companion-why-nothing-to-share = no invention has a citizen of his beside it

# plain
companion-why-nothing-to-innovate = no invention of another has a free innovate space

# plain
companion-why-no-sage = no sage is on the map

# plain
companion-why-nobody-to-call = he has no citizen on the map

# plain
companion-why-no-token = he has no influence token left

# plain
companion-why-no-influence-space = no region has room for a token of his

# plain
companion-why-no-eureka-tile = the Eureka display is empty

# plain
companion-why-not-later = the Eureka display is not of a later era than his milestone

# plain
companion-why-no-room = no milestone has room for a diplomat of his

# plain
companion-why-no-diplomat = he has no diplomat on a milestone

# plain
companion-why-has-tile = he has it already

# plain
companion-why-used-up = none is left

## For what somebody scores or gains influence, behind «you score 3 IP»: with its own preposition, conjunction or comma.

# plain; number $region
companion-reason-presenter = for the shared idea of region { $region }: its era number for each citizen on the Specialist tile

# plain; number $region
companion-reason-highest-value = for the highest influence value of region { $region }, covered or not

# plain; number $region
companion-reason-covered = for the influence value covered in region { $region }

# plain
companion-reason-knowledge-tiles = , 2 for each Knowledge tile turned back

# plain
companion-reason-sages = , 2 for each sage brought back

# plain; text $milestone; number $era
companion-reason-era = for “{ $milestone }”, a milestone of Era { $era }

# plain; text $action
companion-reason-visit = because a pillar came to the same space, “{ $action }”

# plain; text $milestone
companion-reason-diplomat = because a diplomat came to “{ $milestone }”, which is of a later era

# plain
companion-reason-era-change = because the era changes

## The table.

# plain; number $era $round; word $player
companion-heading-turn =
    { $player ->
        [you] Era { $era }, round { $round }: your turn
       *[other] Era { $era }, round { $round }: { companion-player } is next
    }

# plain; number $era
companion-heading-era = Era { $era } is over

# plain
companion-heading-set-up = set-up

# plain
companion-heading-over = the game is over

# The profile of the box that is played with.
# plain; text $name
companion-box = box profile: { $name }

# A profile that is nobody's box.
# plain
companion-box-ours = no real box. These values are Eureka’s own, made up to try the program; they are not those of a printed box.

# plain
companion-label-order = turn order

# The way of migration.
# plain
companion-label-way = the way

# plain
companion-label-assembly = assembly

# plain
companion-label-common = Common Knowledge

# plain
companion-label-private = private displays

# plain
companion-label-eureka = Eureka display

# plain
companion-label-discard = discard

# plain
companion-label-deck = deck

# plain; number $slot
companion-label-slot = slot { $slot }

# plain
companion-label-board = board

# plain
companion-label-progress = Progress tiles

# plain
companion-label-wealth = Wealth tiles

# plain
companion-label-left = left

# What lies in a region.
# plain; word $kind; text $idea
companion-card =
    { $kind ->
        [idea] idea ({ $idea })
       *[invention] invention ({ $idea })
    }

# plain
companion-no-card = no card

# plain; word $player; number $citizens
companion-presenter = presented by { companion-player } with { part-companion-citizens }

# plain; word $player
companion-inventor = inventor: { companion-player }

# plain; word $player
companion-innovator = innovator: { companion-player }

# plain; text $counts
companion-on-map = on the map: { $counts }

# The influence spaces from the left with their values, and whose tokens lie there.
# plain; text $spaces
companion-influence = influence: { $spaces }

# plain; word $player; number $count
companion-count = { companion-player } { $count }

# plain
companion-sage = sage

# plain; word $side
companion-side =
    { $side ->
        [action] Knowledge tile: action up
       *[points] Knowledge tile: 2 IP up
    }

# plain; text $letters
companion-wealth = Wealth { $letters }

# plain; number $need
companion-need =
    { $need ->
        [1] the Specialist tile asks for 1 specialist
       *[other] the Specialist tile asks for { $need } specialists
    }

# plain; word $player $pillar
companion-pillar =
    { $pillar ->
        [epoch] { companion-player }, Epoch
       *[season] { companion-player }, Season
    }

# A milestone with its era and the diplomats on it.
# plain; text $milestone $players; number $era
companion-milestone-with = { $milestone } (Era { $era }), diplomats: { $players }

# plain; text $milestone; number $era
companion-milestone = { $milestone } (Era { $era })

# plain; text $owner $milestone
companion-private = { $owner } – { $milestone }

# Cards in an order that nobody knows.
# plain; text $cards
companion-shuffled = { $cards } in any order

# plain; number $count
companion-chain-tokens =
    { $count ->
        [1] 1 chain token
       *[other] { $count } chain tokens
    }

# plain; number $count
companion-sages =
    { $count ->
        [1] 1 sage
       *[other] { $count } sages
    }

# plain; number $count
companion-tokens =
    { $count ->
        [1] 1 influence token
       *[other] { $count } influence tokens
    }

# plain; number $count
companion-supply =
    { $count ->
        [1] 1 citizen in the supply
       *[other] { $count } citizens in the supply
    }

# plain; number $count
companion-your-influence = influence { $count }

# plain; number $points
companion-your-points = { part-companion-points } as far as the opponents’ turns and your reports tell

## Points and the end.

# plain
companion-score-bots = Chronos and Hephaestus

# plain
companion-score-you = you

# plain
companion-score-track = points on the track

# plain; number $count $value
companion-score-inventions =
    { $count ->
        [1] 1 invention at { $value }
       *[other] { $count } inventions at { $value }
    }

# plain; number $count $value
companion-score-progress =
    { $count ->
        [1] 1 Progress tile at { $value }
       *[other] { $count } Progress tiles at { $value }
    }

# plain; number $count $value
companion-score-wealth =
    { $count ->
        [1] 1 Wealth tile at { $value }
       *[other] { $count } Wealth tiles at { $value }
    }

# plain
companion-score-total = total

# plain
companion-score-yours = points after the scoring of the base game

# plain; word $met; number $you $bots
companion-goal-1 =
    { $met ->
        [yes] way 1: you win by { $you } to { $bots } IP, more than both opponents together
       *[no] way 1: you do not win with { $you } to { $bots } IP, because it takes more than both opponents have together
    }

# plain; word $met; number $count
companion-goal-2 =
    { $met ->
        [yes] way 2: you win with { $count } of 12 awards, because 8 are enough
       *[no] way 2: you do not win with { $count } of 12 awards, because it takes 8
    }

part-companion-have =
    { $met ->
        [yes] you have { $have }, and { $need } are enough
       *[no] you have { $have }, but you need { $need }
    }

# $have is what there is; the awards by their numbers.
# plain; number $have $need; word $met
companion-award-1 = more IP than the opponents: { part-companion-have }

# plain; number $have $need; word $met
companion-award-2 = more IP than the opponents even after sharing all inventions on the board that opponents presented: { part-companion-have }

# plain; number $have $need; word $met
companion-award-3 = at least 20 IP more than the opponents: { part-companion-have }

# plain; number $have
companion-award-4 = at least 10 inventions: you have { $have }

# plain; number $have
companion-award-5 = at least 2 inventions of Era 5: you have { $have }

# plain; number $have
companion-award-6 = points from at least 6 Wealth tiles: you get points from { $have }

# plain; number $have
companion-award-7 = all 7 Progress tiles of one type: you have { $have }

# plain; number $have
companion-award-8 =
    { $have ->
        [1] all 7 regions hold an idea or an invention: 1 does
       *[other] all 7 regions hold an idea or an invention: { $have } do
    }

# plain; number $have
companion-award-9 =
    { $have ->
        [0] all cards on the board that you presented are inventions: none is still an idea
        [1] all cards on the board that you presented are inventions: 1 is still an idea
       *[other] all cards on the board that you presented are inventions: { $have } are still ideas
    }

# plain; number $have
companion-award-10 =
    { $have ->
        [0] all your citizens are in play: none is left in your supply
        [1] all your citizens are in play: 1 is left in your supply
       *[other] all your citizens are in play: { $have } are left in your supply
    }

# plain; word $met
companion-award-11 =
    { $met ->
        [yes] all spaces of your progress map are filled: they are
       *[no] all spaces of your progress map are filled: they are not
    }

# plain; number $have
companion-award-12 = influence of at least 8: yours is { $have }

# Honor points.
# plain; word $met; number $honor
companion-honor =
    { $met ->
        [yes] met: { $honor } HP
       *[no] not met: { $honor } HP
    }

# plain; number $honor; text $level
companion-level = { $honor } of 16 honor points. The level of your society: { $level }

# plain
companion-level-none = none

# plain
companion-level-neanderthal = Neanderthal

# plain
companion-level-medieval = medieval

# plain
companion-level-advanced = technologically advanced

# plain
companion-level-artificial-intelligence = with artificial intelligence

# plain
companion-level-genius = genius

# plain
companion-level-alien = alien

# The head of the page to keep.
# plain; text $difficulty
companion-report = Inventions: Evolution of Ideas, solo game, difficulty: { $difficulty }

# plain
companion-report-awards = awards

# plain
companion-report-log = the game

## In the terminal.

# plain; text $difficulty $help; word $draws
companion-begins =
    { $draws ->
        [program] the companion for a solo game, difficulty: { $difficulty }. The program draws Hephaestus’s cards. Type “{ $help }” for help.
       *[person] the companion for a solo game, difficulty: { $difficulty }. You draw Hephaestus’s cards from the real deck. Type “{ $help }” for help.
    }

# plain; text $file; number $count
companion-resumed =
    { $count ->
        [1] the game in { $file } goes on after 1 answer
       *[other] the game in { $file } goes on after { $count } answers
    }

# plain; text $file $command
companion-saves = every answer is saved to { $file }; go on later with: { $command }

# plain; text $save
companion-unsaved = this game is not saved: “{ $save }” followed by the name of a file saves it from then on

# plain; text $file $reason
companion-not-saved = { $file } cannot be written: { $reason }

# plain
companion-undone = taken back

# plain
companion-nothing-undone = there is nothing to take back

# plain
companion-redone = answered again as before

# plain
companion-nothing-redone = there is nothing to redo

# $key is the field, $what is from companion-wrong-….
# plain; text $key $what
companion-not-corrected = nothing is corrected. At “{ $key }”: { $what }

# plain
companion-not-now = nothing can be corrected before the first round and after the last: take back instead

# plain; text $example
companion-correctable = write what is to be set, and why, such as “{ $example }”. The fields as they are now:

# plain; text $said; number $count
companion-no-number =
    { $count ->
        [1] “{ $said }” is not an answer: there is only number 1
       *[other] “{ $said }” is not an answer: they are numbered from 1 to { $count }
    }

# plain; text $said $help
companion-no-answer = “{ $said }” is not an answer here: type the number of an answer, or “{ $help }” for help

# plain; text $said
companion-too-late = the game is over: “{ $said }” comes too late

# plain; text $command $help
companion-needs-word = “{ $command }” needs something after it: see “{ $help }”

# plain; text $file
companion-reported = the page to keep is in { $file }

# Commands are single words; the English ones are always understood too.
# plain
companion-command-undo = undo

# plain
companion-command-redo = redo

# plain
companion-command-correct = correct

# What stands for fields and their values.
# plain
companion-command-correct-what = FIELD = VALUE # WHY

# plain
companion-command-table = table

# plain
companion-command-score = score

# plain
companion-command-save = save

# What stands for the name of a file.
# plain
companion-command-save-file = FILE

# plain
companion-command-help = help

# plain
companion-command-quit = quit

# plain
companion-help = Answer with the number of an answer. Also:

# plain
companion-help-undo = take back the last answer, as often as you like

# plain
companion-help-redo = give an answer again that was taken back

# plain
companion-help-correct = set a field of the table; alone: show all fields

# plain
companion-help-table = show the table

# plain
companion-help-score = show the points so far

# plain
companion-help-save = save to a file, now and after every answer

# plain
companion-help-help = show this help

# plain
companion-help-quit = stop; what is saved goes on later

## The form for a box profile.

# plain; text $undo
companion-form-begins = what is printed on your box is asked once and kept in a file. “{ $undo }” goes one question back.

# plain
companion-form-name = A name

# plain
companion-form-name-why = what do you call this box?

# plain
companion-form-ring = The two columns of milestones

# plain
companion-form-ring-why = Hephaestus goes around them counter-clockwise. On which side is Common Knowledge?

# plain
companion-form-ring-left = to the left of the private displays

# plain
companion-form-ring-right = to the right of the private displays

# plain
companion-form-ring-other = otherwise, as the text of the profile says

# plain
companion-form-forums = The five forums of the assembly

# plain
companion-form-forums-why = Which two actions share a forum? In the book’s examples, present, innovate and gain influence are in three different ones.

# plain; text $action
companion-form-ask-forums = which action shares a forum with “{ $action }”?

# plain; number $number
companion-form-forum = Forum { $number }

# plain
companion-form-influence = The influence spaces of the regions

# plain
companion-form-influence-why = The numbers printed on them from the left, with spaces between: 6 4 2

# plain; number $region
companion-form-ask-influence = region { $region }: the values of its influence spaces from the left, with spaces between them, such as: 6 4 2

# plain
companion-form-cards = Hephaestus’s five cards

# plain
companion-form-cards-why = The rows from the top; * is the mark for a chained action. If you leave a card empty, you tell what it shows when you first draw it.

# plain; number $card
companion-form-ask-cards = card { $card } of Hephaestus: the numbers of its actions from the top, * behind those with the mark for a chained action, such as: 4 1 3* 5*. An empty line leaves the card out: then you tell what it shows when you draw it.

# plain; number $card
companion-form-card = Card { $card }

# plain
companion-form-spaces = Room for diplomats

# plain
companion-form-spaces-why = How many diplomats fit on each milestone, its owner’s included. What is empty counts as 3.

# plain
companion-form-ask-spaces = room for diplomats on milestones where it is not 3: the number of the milestone and its room, such as: 6 2. An empty line when there are no more.

# plain
companion-form-track = The Era track

# plain
companion-form-track-why = The spaces for era markers from the left. With them the program knows who changes the turn order; without them it asks.

# $sign is the letter for a space that changes the turn order.
# plain; number $era; text $sign
companion-form-ask-track = the Era track, Era { $era }: its spaces for era markers from the left, “-” for one and “{ $sign }” for one that changes the turn order, with spaces between them. An empty line for Era 2 leaves the track out: then you are asked when it matters.

# plain
companion-form-track-space = a space

# plain
companion-form-track-order = a space that changes the turn order

# plain
companion-form-ideas = Names of ideas

# plain
companion-form-ideas-why = If you like to see the names of the cards on the buttons, write them down here. Save to get more lines.

# plain; text $example
companion-form-ask-ideas = names of idea cards, if you like to see them, one a line: name, type, era and milestone as in: { $example }. An empty line when there are no more.

# plain
companion-form-idea-name = Name on the card

# plain
companion-form-idea-about = Type

# plain
companion-form-idea-era = Era

# plain
companion-form-idea-milestone = Milestone that inventing needs

# plain; text $one $other
companion-form-warning = “{ $one }” and “{ $other }” share a forum here, but not in the examples of the book: please look again

# plain; text $file $command
companion-form-saved = the profile is in { $file }; play with it: { $command }

# plain; text $file
companion-form-incomplete = the profile is not complete: { $file } is not written

## Why a correction or a box profile is refused: behind a colon.

# plain
companion-wrong-unknown-key = there is no such field

# plain
companion-wrong-missing = it is missing

# plain; text $expected $got
companion-wrong-expected = expected { $expected }, got { $got }

# plain
companion-expected-text = a text in quotes

# plain
companion-expected-truth = yes or no

# plain; number $least $most
companion-expected-number = a number from { $least } to { $most }

# plain
companion-expected-list = a list

# plain
companion-expected-table = a table

# plain
companion-expected-two-actions = two actions for each forum

# plain
companion-expected-five-forums = five forums

# plain
companion-expected-rows = at least one row

# plain
companion-expected-owners = all four owners, each once

# plain
companion-expected-order = all three players in their order, each once

# plain
companion-expected-card = no card, an idea or an invention

# plain; text $said; word $thing
companion-wrong-no-thing =
    { $thing ->
        [action] “{ $said }” is not an action
        [milestone] “{ $said }” is not a milestone
        [turn] “{ $said }” is neither a player’s turn nor an era change
        [player] “{ $said }” is not a player
        [owner] “{ $said }” does not own a display
        [side] “{ $said }” is not a side of a Knowledge tile
       *[difficulty] “{ $said }” is not a difficulty
    }

# $what is what a parser says, in English.
# plain; text $what
companion-wrong-form = the text cannot be read: { $what }

# plain; text $said
companion-wrong-slot = “{ $said }” is not a place for a milestone: each column has places 1 to 4

# plain; text $action
companion-wrong-mark = “{ $action }” has no mark for a chained action on any card

# plain; text $said
companion-wrong-idea = “{ $said }” is not a card: a card is a type, an era and a milestone

# plain; text $milestone; number $era $needs
companion-wrong-later = a card of Era { $era } cannot need “{ $milestone }”, which is of Era { $needs }

# plain; text $said
companion-wrong-bare = “{ $said }” lacks its milestone: only cards of Era 1 need none

# plain; text $said
companion-wrong-too-much = “{ $said }” has a milestone, and cards of Era 1 need none

# plain; text $said
companion-wrong-progress = “{ $said }” is not a Progress tile: a tile is a type and a number from 1 to 7

# plain; text $said
companion-wrong-space = “{ $said }” is not a space of the Era track

# plain; text $said; number $count
companion-wrong-setting = there is no setting “{ $said }”: they are numbered 1 to { $count }

# plain; text $name $said $readings
companion-wrong-reading = { $name } cannot be “{ $said }”; it can be: { $readings }

# plain
companion-wrong-no-field = no field is named

# plain
companion-wrong-not-now = there is nothing to correct before the first round and after the last

# plain; text $action
companion-wrong-two-forums = “{ $action }” is in two forums

# plain; text $action
companion-wrong-no-forum = “{ $action }” is in no forum

# plain; word $column; number $number
companion-wrong-no-slot =
    { $column ->
        [private] place { $number } of the private displays is missing
       *[common] place { $number } of Common Knowledge is missing
    }

# plain
companion-wrong-slot-twice = a place is named twice

# plain; number $region
companion-wrong-no-region = region { $region } is missing

# plain; number $era
companion-wrong-no-era = Era { $era } is missing

# plain
companion-wrong-rising = the values must fall from the left

# plain
companion-wrong-markers = a box profile has no era markers on its track

# plain
companion-wrong-no-display = the idea display is not kept in this game

# plain
companion-wrong-no-track = the Era track is not kept in this game

# plain; text $said
companion-wrong-first-era = “{ $said }”: there are no ideas of Era 1

# plain
companion-wrong-first-era-idea = there are no ideas of Era 1, only inventions

# plain; text $what
companion-wrong-twice = “{ $what }” is there twice

# plain; number $card
companion-wrong-card-twice = card { $card } is there twice

# plain; text $said
companion-wrong-no-letter = “{ $said }” is not a Wealth tile: they are A to G

# plain; number $count
companion-wrong-token-spaces =
    { $count ->
        [1] there is only 1 space for influence tokens
       *[other] there are only { $count } spaces for influence tokens
    }

# plain
companion-wrong-no-card = citizens stand beside no card

# plain
companion-wrong-no-presenter = the card has no presenter

# plain
companion-wrong-no-citizen = the presenter has no citizen beside the card

# plain
companion-wrong-invented-idea = an idea has no inventor and no innovator

# plain
companion-wrong-no-inventor = the invention has no inventor

# plain
companion-wrong-own-invention = nobody innovates on an invention of their own

# plain; number $era $rounds
companion-wrong-rounds =
    { $rounds ->
        [1] Era { $era } has only 1 round
       *[other] Era { $era } has only { $rounds } rounds
    }

# plain
companion-wrong-era-not-over = the era is not over before its last round

# plain; text $milestone
companion-wrong-not-revealed = “{ $milestone }” is not yet revealed in this era

# plain
companion-wrong-older-below = older milestones have to lie below newer ones

# plain
companion-wrong-four-slots = there are only four places

# plain; text $milestone
companion-wrong-other-deck = “{ $milestone }” is not of the deck of this era

# plain
companion-wrong-not-on-board = this milestone does not lie on the board

# plain; number $count
companion-wrong-room =
    { $count ->
        [1] there is room for only 1 diplomat
       *[other] there is room for only { $count } diplomats
    }

# plain; word $player
companion-wrong-two-markers =
    { $player ->
        [you] you would have two era markers
       *[other] { companion-player } would have two era markers
    }

# plain; word $player; number $era
companion-wrong-other-era =
    { $player ->
        [you] by your milestone you are in Era { $era }
       *[other] by the milestone { companion-player } is in Era { $era }
    }

# plain
companion-wrong-three-ideas = at most three ideas are laid out

# plain
companion-wrong-stack = there is a stack only beside three ideas

# plain; word $player
companion-wrong-two-tokens =
    { $player ->
        [you] you would have two influence tokens here
       *[other] { companion-player } would have two influence tokens here
    }

# plain; number $all $most
companion-wrong-tokens = that would be { $all } influence tokens, but there are only { $most }

# plain; number $all $most
companion-wrong-citizens = that would be { $all } citizens, but there are only { $most }

# plain; number $all $most
companion-wrong-sages = that would be { $all } sages, but there are only { $most }

# plain; text $tile
companion-wrong-holders = all three would have “{ $tile }”, but there are only two of it

# plain; text $letter; number $all $most
companion-wrong-wealth-tiles = that would be { $all } Wealth tiles { $letter }, but there are only { $most }

# plain
companion-wrong-seasons = there are only two Season pillars

# plain; text $action
companion-wrong-two-pillars = two pillars would stand in the forum of “{ $action }”

# plain; number $card
companion-wrong-no-such-card = there is no card { $card }

# plain; number $cards $round
companion-wrong-revealed =
    { $cards ->
        [1] 1 card is too many to be revealed by round { $round }
       *[other] { $cards } cards are too many to be revealed by round { $round }
    }

# plain; number $cards $round
companion-wrong-revealed-at-turn =
    { $cards ->
        [1] at his turn in round { $round }, 1 card is revealed
       *[other] at his turn in round { $round }, { $cards } cards are revealed
    }

# plain
companion-wrong-era5 = there cannot be more inventions of Era 5 than inventions
