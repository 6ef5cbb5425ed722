# English: the whole solo game of Inventions: Evolution of Ideas on the screen: what it asks, tells and shows.
#
# For translators. The conventions are those of companion.ftl, whose messages are used here too: ids stay, the line above a message lists
# its arguments, `part-` helpers are your own, what begins a line gets its capital letter by itself. Nobody moves anything by hand here:
# say what the opponents do («Chronos presents…») and what happened to the reader («you present…»).
#
# Words to select by:
#   $player     chronos, you, hephaestus          $inventor  the same
#   $speciality economy, culture, technology      $kind    these and wealth, or idea and invention
#   $from       card, supply                      $side    action, points          $pillar  epoch, season
#   $state      held, up, down: an influence token before you, face up in a region, face down there
#   $aspiration economy, culture, technology, wild       $change  up, down
# A region is a noun in four forms: $region (nominative), $region_loc («in Asia»), $region_acc («to Asia»), $region_gen («from Asia»); $regions is a list
# of them («in Africa and in Asia»). $source is a noun from solo-game-source-…, to be asked for in any case.
# Finished text, without case:
#   $card       from idea-…; put it into quotes where your language would inflect it; so with $action and $milestone
#   $benefit    from solo-game-benefit-…, and $worth from solo-game-worth: behind a colon
#   $reason     from companion-reason-… or solo-game-reason-…: «for…», «because…», with its own preposition or conjunction
#   $tile       «economy 4» or «Wealth A»

## Regions, as the content file calls them.

# noun
solo-game-place-africa =
    { $case ->
        [loc] in Africa
        [acc] to Africa
        [gen] from Africa
       *[nom] Africa
    }

# noun
solo-game-place-middle-east =
    { $case ->
        [loc] in the Middle East
        [acc] to the Middle East
        [gen] from the Middle East
       *[nom] Middle East
    }

# noun
solo-game-place-europe =
    { $case ->
        [loc] in Europe
        [acc] to Europe
        [gen] from Europe
       *[nom] Europe
    }

# noun
solo-game-place-asia =
    { $case ->
        [loc] in Asia
        [acc] to Asia
        [gen] from Asia
       *[nom] Asia
    }

# noun
solo-game-place-australia =
    { $case ->
        [loc] in Australia
        [acc] to Australia
        [gen] from Australia
       *[nom] Australia
    }

# noun
solo-game-place-north-america =
    { $case ->
        [loc] in North America
        [acc] to North America
        [gen] from North America
       *[nom] North America
    }

# noun
solo-game-place-south-america =
    { $case ->
        [loc] in South America
        [acc] to South America
        [gen] from South America
       *[nom] South America
    }

# A region that somebody has called otherwise.
# noun; text $name
solo-game-place-named =
    { $case ->
        [loc] in “{ $name }”
        [acc] to “{ $name }”
        [gen] from “{ $name }”
       *[nom] { $name }
    }

## Idea cards, as the content file calls them.

# plain
idea-boats = Boats

# plain
idea-cloth = Cloth

# plain
idea-projectile = Projectile

# plain
idea-star-map = Star Map

# plain
idea-flute = Flute

# plain
idea-bread = Bread

# plain
idea-trade = Trade

# plain
idea-domesticated-dog = Domesticated Dog

# plain
idea-ceramics-pottery = Ceramics & Pottery

# plain
idea-horse = Horse

# plain
idea-seawall = Seawall

# plain
idea-wheel = Wheel

# plain
idea-fermentation = Fermentation

# plain
idea-tanned-leather = Tanned Leather

# plain
idea-irrigation = Irrigation

# plain
idea-silk = Silk

# plain
idea-proto-city = Proto-City

# plain
idea-plumbing = Plumbing

# plain
idea-coins = Coins

# plain
idea-lighthouse = Lighthouse

# plain
idea-writing = Writing

# plain
idea-musical-notation = Musical Notation

# plain
idea-glass = Glass

# plain
idea-steel = Steel

# plain
idea-mariner-s-compass = Mariner’s Compass

# plain
idea-caravel = Caravel

# plain
idea-eyeglasses = Eyeglasses

# plain
idea-windmill = Windmill

# plain
idea-catapult = Catapult

# plain
idea-printing-press = Printing Press

# plain
idea-steamboat = Steamboat

# plain
idea-dynamite = Dynamite

# plain
idea-calculator = Calculator

# plain
idea-automobile = Automobile

# plain
idea-aircraft = Aircraft

# plain
idea-locomotive = Locomotive

# plain
idea-telephone = Telephone

# plain
idea-television = Television

# plain
idea-light-bulb = Light Bulb

# plain
idea-high-density-battery = High-Density Battery

# plain
idea-microscope = Microscope

# plain
idea-penicillin = Penicillin

# plain
idea-satellite = Satellite

# plain
idea-solar-sail = Solar Sail

# plain
idea-machine-learning = Machine Learning

# plain
idea-internet = Internet

# plain
idea-quantum-computing = Quantum Computing

# plain
idea-reusable-rocket = Reusable Rocket

## What is printed: what cards, tiles and places give.

part-solo-game-points = { $points } IP

# What an idea card shows: what it is about, its era and its milestone come from companion-idea.
# plain; text $action
solo-game-card-chain = as an invention it lets you chain “{ $action }”

# $specialists is a list made by solo-game-specialists.
# plain; phrase $specialists
solo-game-card-extra = inventing it also exhausts { $specialists }

# plain; number $points
solo-game-card-points = inventing it gives { part-solo-game-points }

# Specialists of a specialty.
# noun; word $speciality; number $count
solo-game-specialists =
    { $speciality ->
        [economy] { $count ->
            [1] 1 economy specialist
           *[other] { $count } economy specialists
        }
        [culture] { $count ->
            [1] 1 culture specialist
           *[other] { $count } culture specialists
        }
       *[technology] { $count ->
            [1] 1 technology specialist
           *[other] { $count } technology specialists
        }
    }

# plain; number $count
solo-game-scholars =
    { $count ->
        [0] no scholar
        [1] 1 scholar
       *[other] { $count } scholars
    }

# plain
solo-game-benefit-nothing = nothing

# plain; text $action
solo-game-benefit-action = the action “{ $action }”

# plain; number $points
solo-game-benefit-points = { part-solo-game-points }

# plain; number $count
solo-game-benefit-influence = +{ $count } influence

# plain; number $count
solo-game-benefit-scholars =
    { $count ->
        [1] 1 scholar
       *[other] { $count } scholars
    }

# plain; number $count
solo-game-benefit-specialists =
    { $count ->
        [1] 1 specialist of your choice
       *[other] { $count } specialists of your choice
    }

# plain; number $count
solo-game-benefit-citizens =
    { $count ->
        [1] 1 citizen in a region of your choice
       *[other] { $count } citizens in regions of your choice
    }

# plain
solo-game-benefit-economy-token = 1 economy token

# plain
solo-game-benefit-turn-order = a change of the turn order when the era ends

# plain; text $letter
solo-game-tile-wealth = Wealth { $letter }

# What kind of tile it is; the other kinds are specialities.
# plain
solo-game-kind-wealth = wealth

# What tiles do.
# plain; text $benefit
solo-game-effect-economy = once in each era, for an economy token: { $benefit }

# plain; text $action $benefit
solo-game-effect-culture = each time you take the action “{ $action }”: { $benefit }

# plain; text $one $other
solo-game-effect-technology = once in the game, for a chain token and 1 influence: chain “{ $one }” to “{ $other }” or the other way around

# plain; text $worth
solo-game-effect-wealth = at the end of the game you score { $worth }

# A Specialist tile: what a presenter gets, and how many specialists he needs.
# plain; number $need; text $benefit
solo-game-specialist-tile =
    { $need ->
        [1] Specialist tile for 1 specialist: { $benefit }
       *[other] Specialist tile for { $need } specialists: { $benefit }
    }

# plain; text $benefit
solo-game-knowledge-tile = Knowledge tile: { $benefit }

# plain
solo-game-knowledge-points = Knowledge tile: 2 IP for each one that shows them

# What a milestone gives to whoever sends a diplomat there or calls one back.
# plain; text $benefit
solo-game-milestone = for a diplomat: { $benefit }

# plain; number $number; text $benefit
solo-game-hex-gives = hex { $number }: { $benefit }

# plain; number $number
solo-game-hex = hex { $number }

# plain; number $number
solo-game-space = space { $number }

# An influence token by what it shows, and how many citizens it asks for.
# plain; text $action
solo-game-token = token “{ $action }”

# plain
solo-game-token-influence = token “+1 influence”

# plain; number $count
solo-game-token-asks =
    { $count ->
        [1] asks for 1 citizen
       *[other] asks for { $count } citizens
    }

# plain; word $speciality
solo-game-aspiration =
    { $speciality ->
        [economy] Aspiration tile (economy)
        [culture] Aspiration tile (culture)
       *[technology] Aspiration tile (technology)
    }

# plain
solo-game-aspiration-wild = wild Aspiration tile

## Private goals and Wealth tiles: what they count.

# $measure is from solo-game-measure-…; $beyond do not count, $most is the most points; 0 is neither.
# plain; number $points $beyond $most; text $measure
solo-game-worth =
    { part-solo-game-points } { $measure } { $beyond ->
        [0] { "" }
       *[other] beyond the first { $beyond }
    } { $most ->
        [0] { "" }
       *[other] (at most { $most } IP)
    }

# plain
solo-game-measure-inventions = for each invention

# plain; word $speciality
solo-game-measure-inventions-of =
    { $speciality ->
        [economy] for each economy invention
        [culture] for each culture invention
       *[technology] for each technology invention
    }

# plain
solo-game-measure-late-inventions = for each invention of Eras 5 and 6

# plain
solo-game-measure-tiles = for each tile on your progress map

# plain; word $kind
solo-game-measure-tiles-of =
    { $kind ->
        [economy] for each economy tile on your progress map
        [culture] for each culture tile on your progress map
        [technology] for each technology tile on your progress map
       *[wealth] for each Wealth tile on your progress map
    }

# plain
solo-game-measure-progress-tiles = for each Progress tile (built or not)

# plain
solo-game-measure-kinds = for each kind of tile on your progress map

# Two kinds of tiles that touch each other.
# plain; text $one $other
solo-game-measure-pairs = for each pair of neighboring tiles on your progress map ({ $one } and { $other })

# plain
solo-game-measure-scholars = for each scholar in your academy

# plain
solo-game-measure-specialists = for each specialist at home

# plain
solo-game-measure-diplomats = for each of your diplomats

# plain
solo-game-measure-tokens = for each of your influence tokens in the regions

# plain
solo-game-measure-regions = for each region with citizens of yours on the map

# plain
solo-game-measure-citizens = for each of your citizens on the map

# plain
solo-game-measure-citizens-in-play = for each of your citizens in play

# plain
solo-game-measure-influence = for each point of influence

# plain
solo-game-measure-era = for each era up to that of your milestone

## Where something comes from, as a noun.

# noun; text $region
solo-game-source-specialist = the Specialist tile { $region_loc }

# noun; text $region
solo-game-source-knowledge = the Knowledge tile { $region_loc }

# noun; text $milestone
solo-game-source-milestone = the milestone “{ $milestone }”

# noun; number $number
solo-game-source-track = space { $number } of the Era track

# noun; number $number
solo-game-source-hex = hex { $number } of your progress map

# noun; text $tile
solo-game-source-tile = the Progress tile “{ $tile }”

# noun; text $card
solo-game-source-card = “{ $card }”

# noun; text $action
solo-game-source-token = the influence token “{ $action }”

# noun
solo-game-source-token-influence = the influence token “+1 influence”

# noun
solo-game-source-tokens = your face-up influence tokens

# noun; text $action
solo-game-source-idle = the action “{ $action }”

# noun
solo-game-source-building = building

## Questions.

# plain
solo-game-question-claim = the set-up round: which idea do you claim?

# plain
solo-game-question-place = your turn: on which action do you put your pillar?

# plain
solo-game-question-present = which idea do you present, and where?

# plain
solo-game-question-invent = which idea do you make an invention?

# plain
solo-game-question-innovate = on which invention do you innovate?

# plain
solo-game-question-share = which invention do you share?

# plain; text $region
solo-game-question-reward = what do you take for sharing { $region_loc }?

# plain
solo-game-question-call = how many specialists do you call home, and from where?

# plain
solo-game-question-as = no card says what they come home as: choose their specialty

# plain
solo-game-question-gain-influence = which influence token do you lay, and where?

# plain
solo-game-question-travel = which citizen travels, and where to?

# plain; text $region
solo-game-question-sage = there is a sage { $region_loc }: do you spend a chain token to take him with you?

# plain
solo-game-question-eureka = which milestone do you take from the Eureka display?

# plain; number $era
solo-game-question-marker = on which space of Era { $era } do you put your era marker?

# plain
solo-game-question-send = to which milestone do you send a diplomat?

# plain
solo-game-question-diplomat = who goes as a diplomat?

# plain
solo-game-question-call-back = from which milestone do you call your diplomat back?

# plain; text $action
solo-game-question-chain = do you chain something to “{ $action }”?

# Specialists that are needed; for any of them a scholar may stand in.
# plain; word $speciality; number $count
solo-game-question-scholars =
    { $count ->
        [1] this takes { solo-game-specialists }: does a scholar stand in?
       *[other] this takes { solo-game-specialists }: how many scholars stand in?
    }

# plain; number $count
solo-game-question-exhaust =
    { $count ->
        [1] 1 more specialist is needed: whom do you exhaust?
       *[other] { $count } more specialists are needed: whom do you exhaust?
    }

# plain; phrase $source
solo-game-question-specialist = { $source } gives you a specialist: of which specialty?

# plain; phrase $source
solo-game-question-citizen = { $source } gives you a citizen: in which region?

# plain
solo-game-question-idea = which idea do you take into your hand?

# plain; word $speciality
solo-game-question-progress =
    { $speciality ->
        [economy] which economy Progress tile do you take for your Aspiration tile?
        [culture] which culture Progress tile do you take for your Aspiration tile?
       *[technology] which technology Progress tile do you take for your Aspiration tile?
    }

# plain
solo-game-question-progress-wild = which Progress tile do you take for your wild Aspiration tile?

# plain
solo-game-question-build = do you build a tile on your progress map?

# plain
solo-game-question-order = you change the turn order: at which place do you want to play?

# What is still missing of an answer that is given step by step.
# plain; text $card
solo-game-narrow-region = “{ $card }”: in which region?

# plain; text $tile
solo-game-narrow-hex = on which hex do you build “{ $tile }”?

# plain; text $region
solo-game-narrow-call = how many come home { $region_gen }?

# plain; text $region
solo-game-narrow-travel = { $region_gen }: where to?

## Answers: short, as on a button.

# plain; text $action
solo-game-answer-place = pillar on “{ $action }”

# plain; text $tile
solo-game-answer-use = first use “{ $tile }”

# plain; text $card $region
solo-game-answer-card = “{ $card }” { $region_loc }

# plain; text $card
solo-game-answer-present = “{ $card }” …

# plain; text $region; number $citizens
solo-game-answer-call =
    { $citizens ->
        [1] 1 citizen { $region_gen }
       *[other] { $citizens } citizens { $region_gen }
    }

# plain; text $region
solo-game-answer-from = { $region_gen } …

# plain; text $token $region
solo-game-answer-lay = { $token } { $region_acc }

# $origin is a region too: from where.
# plain; text $origin $region
solo-game-answer-travel = { $origin_gen } { $region_acc }

# plain; text $card $action
solo-game-answer-invention = “{ $card }”: { $action }

# plain; text $tile $action
solo-game-answer-technology = “{ $tile }”: { $action }

# plain; word $speciality
solo-game-answer-specialist =
    { $speciality ->
        [economy] economy specialist
        [culture] culture specialist
       *[technology] technology specialist
    }

# plain
solo-game-answer-scholar = scholar

# A scholar who becomes a specialist.
# plain; word $speciality
solo-game-answer-scholar-as =
    { $speciality ->
        [economy] scholar, who becomes an economy specialist
        [culture] scholar, who becomes a culture specialist
       *[technology] scholar, who becomes a technology specialist
    }

# plain; number $number
solo-game-answer-place-in-order = place { $number }

# plain; text $tile; number $number
solo-game-answer-build = “{ $tile }” on hex { $number }

# plain; text $tile
solo-game-answer-build-tile = “{ $tile }” …

# plain
solo-game-answer-sage = take the sage

# plain
solo-game-answer-no-sage = leave the sage

# plain
solo-game-answer-no-chain = chain nothing

# plain
solo-game-answer-no-building = build nothing more

# plain
solo-game-answer-leave = decline this action

# What stands behind an answer: what it costs or brings.
# plain; number $price
solo-game-detail-influence = costs { $price } influence

# plain; number $count
solo-game-detail-cost =
    { $count ->
        [0] exhausts nobody
        [1] exhausts 1 specialist
       *[other] exhausts { $count } specialists
    }

# plain
solo-game-detail-top = top of the stack

## What happens to you.

# $goals are from solo-game-worth.
# plain; text $goals
solo-game-event-goals = your private goals: { $goals }

# plain; text $card
solo-game-event-first-invention = you begin with the invention “{ $card }”

# plain; text $card
solo-game-event-took = you take the idea “{ $card }”

# plain; text $card
solo-game-event-discarded = “{ $card }” leaves your hand: its era is over

# plain; text $card
solo-game-event-revealed = on top of the stack now: “{ $card }”

# plain; number $tokens
solo-game-event-ready =
    { $tokens ->
        [1] you have 1 chain token for this turn
       *[other] you have { $tokens } chain tokens for this turn
    }

# plain
solo-game-event-idle = you cannot take any action

# plain; phrase $source; number $left
solo-game-event-chained =
    { $left ->
        [0] you spend your last chain token on { $source }
       *[other] you spend a chain token on { $source } ({ $left } left)
    }

# plain; phrase $source
solo-game-event-used = you use { $source }

part-solo-game-specialists =
    { $speciality ->
        [economy] { $specialists ->
            [1] 1 economy specialist
           *[other] { $specialists } economy specialists
        }
        [culture] { $specialists ->
            [1] 1 culture specialist
           *[other] { $specialists } culture specialists
        }
       *[technology] { $specialists ->
            [1] 1 technology specialist
           *[other] { $specialists } technology specialists
        }
    }

part-solo-game-scholars =
    { $scholars ->
        [1] 1 scholar
       *[other] { $scholars } scholars
    }

part-solo-game-becoming =
    { $speciality ->
        [economy] { $scholars ->
            [1] who becomes an economy specialist
           *[other] who become economy specialists
        }
        [culture] { $scholars ->
            [1] who becomes a culture specialist
           *[other] who become culture specialists
        }
       *[technology] { $scholars ->
            [1] who becomes a technology specialist
           *[other] who become technology specialists
        }
    }

part-solo-game-aspiration =
    { $aspiration ->
        [economy] economy Aspiration tile
        [culture] culture Aspiration tile
        [technology] technology Aspiration tile
       *[wild] wild Aspiration tile
    }

# Who leaves home for a card or a milestone: specialists, scholars, or both. One of the two numbers may be 0.
# plain; word $speciality; number $specialists $scholars
solo-game-event-left =
    { $specialists ->
        [0] you send { part-solo-game-scholars } from home
       *[other] { $scholars ->
            [0] you send { part-solo-game-specialists } from home
           *[other] you send { part-solo-game-specialists } and { part-solo-game-scholars } from home
        }
    }

# plain
solo-game-event-scholar-left = you send a scholar from home

# plain; word $speciality; number $specialists $scholars
solo-game-event-exhausted =
    { $specialists ->
        [0] you exhaust { part-solo-game-scholars }, { part-solo-game-becoming }
       *[other] { $scholars ->
            [0] you exhaust { part-solo-game-specialists }
           *[other] you exhaust { part-solo-game-specialists } and { part-solo-game-scholars }, { part-solo-game-becoming }
        }
    }

# plain; word $speciality; number $count
solo-game-event-came-home =
    { $count ->
        [1] { solo-game-specialists } comes home
       *[other] { solo-game-specialists } come home
    }

# plain; number $citizens
solo-game-event-scholars =
    { $citizens ->
        [1] 1 scholar comes to your academy
       *[other] { $citizens } scholars come to your academy
    }

# plain
solo-game-event-no-scholar = no scholar comes: your academy is full or your supply is empty

# plain; word $aspiration
solo-game-event-aspired =
    { $aspiration ->
        [economy] you get an economy Aspiration tile
        [culture] you get a culture Aspiration tile
        [technology] you get a technology Aspiration tile
       *[wild] you get a wild Aspiration tile
    }

# plain
solo-game-event-no-room = there is no room on your tiles display

# plain; word $aspiration; text $tile
solo-game-event-progressed = your { part-solo-game-aspiration } becomes the Progress tile “{ $tile }”

# plain; word $aspiration
solo-game-event-not-progressed = your { part-solo-game-aspiration } goes back: no Progress tile is left for it

# plain; text $tile
solo-game-event-wealth = { $tile } goes to your tiles display

# plain; text $origin $region
solo-game-event-traveled = your citizen travels { $origin_gen } { $region_acc }

# plain; text $tile; number $number
solo-game-event-built = you build “{ $tile }” on hex { $number }

# plain
solo-game-event-economy-token = you get an economy token

# plain; number $points; phrase $source
solo-game-event-scored = you score { part-solo-game-points } from { $source }

# plain; word $change; number $before $now; phrase $source
solo-game-event-influence =
    { $change ->
        [up] your influence rises from { $before } to { $now }, thanks to { $source }
       *[down] your influence falls from { $before } to { $now } to pay for { $source }
    }

# Follows solo-game-event-idle: what you get instead of an action.
# plain; number $before $now
solo-game-event-influence-idle = instead, your influence rises from { $before } to { $now }

# plain; number $sages
solo-game-event-refreshed =
    { $sages ->
        [0] your exhausted specialists are ready again, and your economy tokens are back
        [1] your exhausted specialists are ready again, your economy tokens are back, and you return 1 sage
       *[other] your exhausted specialists are ready again, your economy tokens are back, and you return { $sages } sages
    }

## What happens on the table.

part-solo-game-citizens =
    { $citizens ->
        [1] 1 citizen
       *[other] { $citizens } citizens
    }

part-solo-game-their-citizens =
    { $player ->
        [you] { $citizens } of your citizens
       *[other] { part-solo-game-citizens } of { companion-player }
    }

part-solo-game-whose =
    { $player ->
        [chronos] Chronos’s
        [you] your
       *[hephaestus] Hephaestus’s
    }

# plain; word $player; text $region $card
solo-game-table-replaced = { part-solo-game-whose } starting idea replaces “{ $card }” { $region_loc }

# plain; phrase $regions; number $count
solo-game-table-unclaimed =
    { $count ->
        [1] nobody has claimed the idea { $regions_loc }: it is discarded
       *[other] nobody has claimed the ideas { $regions_loc }: they are discarded
    }

# plain; number $card $slot $row
solo-game-table-revealed = Hephaestus lays card { $card } into slot { $slot }: the arrow points at row { $row }

# plain; word $player; text $action $region
solo-game-table-chose = { companion-player } chooses “{ $action }” { $region_loc }

# plain; word $player $pillar; text $action
solo-game-table-placed =
    { $pillar ->
        [epoch] { part-solo-game-whose } Epoch pillar goes to “{ $action }”
       *[season] { part-solo-game-whose } Season pillar goes to “{ $action }”
    }

# plain; word $player; text $region
solo-game-table-walked = { companion-player } goes { $region_acc }

# plain; text $region $why
solo-game-table-region-passed = Chronos cannot do anything { $region_loc }: { $why }

# plain; word $player; text $card $region; number $citizens
solo-game-table-presented =
    { $player ->
        [you] you present “{ $card }” { $region_loc } with { part-solo-game-citizens }
       *[other] { companion-player } presents “{ $card }” { $region_loc } with { part-solo-game-citizens }
    }

# plain; word $player; text $card $region
solo-game-table-invented =
    { $player ->
        [you] you invent “{ $card }” { $region_loc }
       *[other] { companion-player } invents “{ $card }” { $region_loc }
    }

# plain; word $player; text $card $region
solo-game-table-innovated =
    { $player ->
        [you] you innovate on “{ $card }” { $region_loc }
       *[other] { companion-player } innovates on “{ $card }” { $region_loc }
    }

# Who shares, and where the card goes.
# plain; word $player $inventor; text $card $region
solo-game-table-shared =
    { $player ->
        [you] { $inventor ->
            [you] you share “{ $card }” { $region_loc }: you invented it and take the card
           *[other] you share “{ $card }” { $region_loc }: the card goes to the opponents
        }
       *[other] { $inventor ->
            [you] { companion-player } shares “{ $card }” { $region_loc }: you invented it and take the card
           *[other] { companion-player } shares “{ $card }” { $region_loc }: the card goes to the opponents
        }
    }

# plain; word $player $from; text $region; number $citizens
solo-game-table-settled =
    { $from ->
        [card] { part-solo-game-their-citizens } { $citizens ->
            [1] moves
           *[other] move
        } from beside the card to the map { $region_loc }
       *[supply] { part-solo-game-their-citizens } { $citizens ->
            [1] comes
           *[other] come
        } from the supply to the map { $region_loc }
    }

# plain; word $player; text $region
solo-game-table-recalled =
    { $player ->
        [you] 1 of your citizens leaves the map { $region_loc }
       *[other] 1 citizen of { companion-player } leaves the map { $region_loc }
    }

# plain; number $points; text $reason
solo-game-table-bots-scored = the opponents score { part-solo-game-points } { $reason }

# plain; number $points; text $reason
solo-game-table-you-scored = you score { part-solo-game-points } { $reason }

# plain; word $change; number $before $now; text $reason
solo-game-table-influence =
    { $change ->
        [up] your influence rises from { $before } to { $now } { $reason }
       *[down] your influence falls from { $before } to { $now } { $reason }
    }

# plain; word $player; text $tile
solo-game-table-took-progress = { companion-player } takes the Progress tile “{ $tile }”

# plain; word $player; text $tile $region
solo-game-table-took-wealth =
    { $player ->
        [you] you take { $tile } { $region_gen }
       *[other] { companion-player } takes { $tile } { $region_gen }
    }

# plain; word $player; text $region
solo-game-table-took-sage =
    { $player ->
        [you] you take the sage { $region_gen }
       *[other] { companion-player } takes the sage { $region_gen }
    }

# plain; word $side; text $region
solo-game-table-flipped =
    { $side ->
        [action] the Knowledge tile { $region_loc } is turned: its action is up now
       *[points] the Knowledge tile { $region_loc } is turned: its 2 IP are up now
    }

# plain; word $player; text $region; number $space
solo-game-table-token-laid =
    { $player ->
        [you] your influence token lies { $region_loc } now, on space { $space } from the left
       *[other] an influence token of { companion-player } lies { $region_loc } now, on space { $space } from the left
    }

# plain; text $milestone
solo-game-table-became-common = “{ $milestone }” goes to Common Knowledge

# plain; text $milestone
solo-game-table-pushed-out = Common Knowledge is full: its lowest milestone, “{ $milestone }”, is discarded; diplomats there go home

# plain; word $player; text $milestone
solo-game-table-took-milestone =
    { $player ->
        [you] you take “{ $milestone }” from the Eureka display
       *[other] { companion-player } takes “{ $milestone }” from the Eureka display
    }

# plain; text $milestone
solo-game-table-free-milestone = “{ $milestone }” goes from the Eureka display to the private display of the unused color

# plain; word $player; number $era $space
solo-game-table-marker = { part-solo-game-whose } era marker goes to space { $space } of Era { $era }

# plain; word $player; text $milestone
solo-game-table-diplomat-sent =
    { $player ->
        [you] you have a diplomat on “{ $milestone }” now
       *[other] { companion-player } has a diplomat on “{ $milestone }” now
    }

# plain; word $player; text $milestone
solo-game-table-diplomat-called = { part-solo-game-whose } diplomat leaves “{ $milestone }”

# plain; word $player; text $card
solo-game-table-idea-taken = { companion-player } takes the rightmost idea of the display, “{ $card }”

# plain; text $cards; number $count
solo-game-table-cards-under =
    { $count ->
        [1] Hephaestus’s used card ({ $cards }) goes under his deck
       *[other] Hephaestus’s used cards ({ $cards }) are shuffled and go under his deck
    }

# plain; number $tokens
solo-game-table-chain-token = Hephaestus gets a chain token: now he has { $tokens }

# plain; number $sages
solo-game-table-season-over =
    { $sages ->
        [0] Season pillars come back, and every region has its sage again
        [1] Season pillars come back, Hephaestus returns 1 sage, and every region has its sage again
       *[other] Season pillars come back, Hephaestus returns { $sages } sages, and every region has its sage again
    }

# plain; number $era
solo-game-table-ideas-discarded = ideas of Era { $era } and earlier leave the idea display

# For what somebody scores, where it names a region: with its own preposition or conjunction, like companion-reason-….
# plain; text $region
solo-game-reason-presenter = for the shared idea { $region_loc }: its era number for each citizen on the Specialist tile

# plain; text $region
solo-game-reason-highest-value = for the highest influence value { $region_loc }, covered or not

# plain; text $region
solo-game-reason-covered = for the influence value covered { $region_loc }

## The table and your society.

# A region by its number and name.
# plain; number $number; text $region
solo-game-label-region = { $number } { $region }

# plain
solo-game-label-display = ideas

# plain
solo-game-label-home = at home

# plain
solo-game-label-exhausted = exhausted

# plain
solo-game-label-hand = hand

# plain
solo-game-label-inventions = inventions

# plain
solo-game-label-tiles = tiles display

# plain
solo-game-label-map = progress map

# plain
solo-game-label-tokens = influence tokens

# plain
solo-game-label-track = Era track

# plain
solo-game-label-goals = private goals

# plain
solo-game-label-standing = standing

# A card in a region, a hand or the display, with what it is.
# plain; word $kind; text $card $idea
solo-game-card =
    { $kind ->
        [idea] “{ $card }” ({ $idea })
       *[invention] “{ $card }”, invention ({ $idea })
    }

# A card that nobody has claimed yet.
# plain; text $card $idea
solo-game-card-unclaimed = “{ $card }” ({ $idea }), still to be claimed

# plain; text $card $idea
solo-game-card-top = top of the stack: “{ $card }” ({ $idea })

# A tile on the tiles display with what it does.
# plain; text $tile $effect
solo-game-tile-does = { $tile }: { $effect }

# plain; text $tile $effect; number $number
solo-game-built = “{ $tile }” on hex { $number }: { $effect }

# A tile whose effect has been used.
# plain; text $tile $effect; number $number
solo-game-built-used = “{ $tile }” on hex { $number } (used): { $effect }

# plain; word $state; text $token
solo-game-token-is =
    { $state ->
        [held] { $token }
        [up] { $token } in a region
       *[down] { $token } in a region, used
    }

# Where the ropes lead.
# plain; phrase $regions
solo-game-ropes = ropes lead { $regions_acc }

# plain; number $points
solo-game-points = { part-solo-game-points }

# plain; number $count
solo-game-influence = influence { $count }

# plain; number $count
solo-game-economy-tokens =
    { $count ->
        [1] 1 free economy token
       *[other] { $count } free economy tokens
    }

# The influence that building costs in a turn, as the tiles display is now.
# plain; number $price
solo-game-price = building costs { $price } influence in a turn

# plain; number $era; text $spaces
solo-game-track = Era { $era }: { $spaces }

# The content that is played with.
# plain; text $name
solo-game-content = content: { $name }

# plain
solo-game-content-ours = an unofficial digital version. Where the printed game is not known to us, cards, tiles and values are Eureka’s own and not those of the box.

## The end.

# plain
solo-game-tally-track = points on the track

# plain; number $influence
solo-game-tally-influence = influence { $influence }

# $tile is from solo-game-tile-wealth, $worth from solo-game-worth.
# plain; text $tile $worth
solo-game-tally-wealth = { $tile }: { $worth }

# plain; text $worth
solo-game-tally-goal = goal: { $worth }

# The weakest of the goals, which does not count.
# plain; text $worth
solo-game-tally-goal-out = goal that does not count: { $worth }

# plain
solo-game-tally-total = total

# The head of the page to keep.
# plain; text $difficulty
solo-game-report = Inventions: Evolution of Ideas, the solo game on the screen, difficulty: { $difficulty }

## In the terminal.

# plain; text $difficulty $help $seed
solo-game-begins = the solo game of Inventions: Evolution of Ideas, difficulty: { $difficulty }, seed { $seed }. You play against Chronos and Hephaestus. Type “{ $help }” for help.

# plain
solo-game-not-undone = this cannot be taken back: the turn is over, or something has been turned up since

# $answer is a label of an answer.
# plain; text $answer
solo-game-hint = a good answer: { $answer }

# plain
solo-game-no-hint = there is nothing to answer

# plain
solo-game-help-undo = take back the last answer, as long as nothing has been turned up since
