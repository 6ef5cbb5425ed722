### The whole solo game of Inventions: its start, its table, its rules of play.

## The start page.

# plain
solo-game-page-title = Inventions, the solo game

# plain
solo-game-page-lead = Lead a society through six eras, from the control of fire to artificial intelligence, against Chronos and Hephaestus, whom the program plays.

# plain
solo-game-page-about = What it is

# plain
solo-game-page-about-game = You present ideas in the regions of the world, turn them into inventions, improve and share them; you send diplomats, gain influence, and build up the progress map of your society. Thirteen rounds; a game takes half an hour to an hour.

# plain
solo-game-page-about-page = What may be chosen is lit; the question says in words what is asked. An answer can be taken back until a card is revealed. Every answer is kept at once: go on whenever you like. Afterwards the whole game can be replayed, with what every decision was worth.

# plain
solo-game-page-rules = How to play

# plain
solo-game-page-unofficial = Made by fans; it is no substitute for the real box, which it does not copy. Names of the game belong to their owners.

# plain
solo-game-page-companion = You have the real box? The companion plays the two opponents for it:

## The table: its parts.

# plain
solo-game-page-map = The map

# plain
solo-game-page-assembly = The assembly

# plain
solo-game-page-ideas = Ideas

# plain; number $count
solo-game-page-stack =
    { $count ->
        [0] The last card of the stack
        [1] The top of the stack; 1 more card lies below
       *[other] The top of the stack; { $count } more cards lie below
    }

# plain
solo-game-page-milestones = Milestones

# plain
solo-game-page-common = Common

# plain
solo-game-page-private = Private

# plain
solo-game-page-eureka = Eureka

# plain
solo-game-page-era-track = The Era track

# plain; number $era
solo-game-page-era = Era { $era }

# plain
solo-game-page-society = Your society

# plain
solo-game-page-opponents = The opponents

# plain
solo-game-page-pile = Their inventions

# plain
solo-game-page-log = The log

# plain
solo-game-page-log-before = What happened before

# plain
solo-game-page-set-up = The set-up

# plain
solo-game-page-standing = If the game ended now

# plain
solo-game-page-parts = Parts of the table

# plain
solo-game-page-tab-map = Map

# plain
solo-game-page-tab-society = Society

# plain
solo-game-page-tab-board = Assembly

# plain
solo-game-page-tab-others = Others

## The regions.

# plain
solo-game-page-no-card = no idea yet

# plain
solo-game-page-sage = A sage is here

# plain
solo-game-page-inventor = The inventor

# plain
solo-game-page-innovator = The innovator

# plain
solo-game-page-influence-spaces = Influence spaces, and what they score

# plain; text $region
solo-game-page-about-region = { $region }: more

# plain
solo-game-page-from-here = From here

# plain
solo-game-page-claim-here = Claim

# plain
solo-game-page-settle-here = Settle here

# plain
solo-game-page-invent-here = Invent

# plain
solo-game-page-innovate-here = Innovate

# plain
solo-game-page-share-here = Share

# plain
solo-game-page-meet-sage = Meet the sage

# plain
solo-game-page-epoch-pillar = Epoch pillar

# plain
solo-game-page-season-pillar = Season pillar

## Your society.

# plain
solo-game-page-influence = Influence

# plain; number $count
solo-game-page-influence-is = Influence { $count } of 10

# plain
solo-game-page-chain-tokens = chain tokens

# plain
solo-game-page-supply = supply

# plain
solo-game-page-sages = sages

# plain
solo-game-page-economy-tokens = economy tokens

# plain
solo-game-page-academy = Academy

# plain
solo-game-page-exhausted = exhausted

# plain
solo-game-page-hand = Your ideas

# plain
solo-game-page-hand-empty = Your hand is empty.

# plain
solo-game-page-inventions = Your inventions

# plain
solo-game-page-tiles = Tiles to build

# plain; number $price
solo-game-page-price =
    { $price ->
        [0] building costs no influence
       *[other] building costs { $price } influence
    }

# plain
solo-game-page-tokens = Influence tokens

# plain
solo-game-page-token-held = before you

# plain
solo-game-page-token-up = laid, face up

# plain
solo-game-page-token-down = used

# plain
solo-game-page-goals = Private goals

# plain
solo-game-page-goals-best = the best two count

# plain
solo-game-page-progress = Progress map

# plain
solo-game-page-built = What your tiles do

## The question and what is around it.

# plain
solo-game-page-pick-other = ← Something else

# plain
solo-game-page-undo = Take back

# plain
solo-game-page-hint = What would the adviser do?

# plain
solo-game-page-stale = The game has gone on meanwhile: this is how it stands.

# plain
solo-game-page-again = Another game

# plain
solo-game-page-around = About this game

# plain
solo-game-page-onlooker = You are watching: only the owner of this game can answer.

# plain
solo-game-page-closed = This game was given up.

# plain
solo-game-page-record = The game as a file

## Looking back.

# plain; text $answer $chance; number $visits
solo-game-page-look = { $answer }: { $chance } ({ $visits }×)

# plain; text $chance
solo-game-page-chance = From what can be known now, the chance of winning is { $chance }. Next to each answer: the chance with it, and how often it was tried.

# plain; text $answer $from $to
solo-game-page-turned = { $answer }: the chance went from { $from } to { $to }

# plain; text $answer $better $chance
solo-game-page-mistake = { $answer }: gave away { $chance }; better: { $better }

# plain
solo-game-page-no-mistakes = No decision gave away much.

## How to play. Each paragraph is its own message.

# plain
solo-game-page-rules-lead = The solo game on one page. Whatever is lit on the table may be chosen, so you can also begin at once and look things up here.

# plain
solo-game-page-rules-goal = The goal

# plain
solo-game-page-rules-goal-1 = You win if you have more Ingenuity Points (IP) at the end than both opponents together, or if you have met at least eight of the twelve awards. The awards also tell how far your society has come.

# plain
solo-game-page-rules-goal-2 = Points come from ideas that you presented and that are shared, from influence tokens, tiles and milestones; at the end also from influence, Wealth tiles on your progress map and your two best private goals.

# plain
solo-game-page-rules-things = What you have

# plain
solo-game-page-rules-things-1 = Thirty citizens. At home they are specialists of economy, culture or technology, or scholars in your academy, who stand in for any specialty. The academy has as many places as the era of your milestone.

# plain
solo-game-page-rules-things-2 = Ideas in your hand. Once presented in a region, they wait for an inventor. An idea can be invented when you can reach the milestone that it names: it is in Common Knowledge, it is your own, it is another’s and has your diplomat on it or is of an era that is over, or it has left the board.

# plain
solo-game-page-rules-things-3 = Influence from 0 to 10. It decides how many chain tokens you have in a turn (1 below 4, 2 below 8, then 3), it pays for building, and it gives points at the end.

# plain
solo-game-page-rules-things-4 = Tiles. Inventing, calling specialists and traveling bring Aspiration tiles, which become Progress tiles at the end of your turn; sharing brings a Wealth tile or a wild Aspiration tile. They lie on four spaces until you build them.

# plain
solo-game-page-rules-things-5 = The progress map. A built economy tile gives something once in an era, for an economy token; a culture tile each time you take its action; a technology tile lets you chain one action to another, once in the game; a Wealth tile counts at the end.

# plain
solo-game-page-rules-turn = Your turn

# plain
solo-game-page-rules-turn-1 = Put a pillar on an action and take it. In each era you have two small Season pillars and, in the last round, the large Epoch pillar, which stays until it is moved. A forum in which you have a pillar is closed to you for the era.

# plain
solo-game-page-rules-turn-2 = Some actions let you chain another one for a chain token: what is printed on an invention, on an influence token or on a technology tile. A benefit that is an action costs nothing, and you may decline it.

# plain
solo-game-page-rules-turn-3 = For every idea that you presented you take another one from the display. Then Aspiration tiles become Progress tiles with numbers that you do not have.

# plain
solo-game-page-rules-turn-4 = You may build: pay influence once (3 with one tile waiting, 2 with two, 1 with three, none with four), then for each tile exhaust one specialist of its kind, one more for each neighboring tile and one fewer for each invention of its kind. A Wealth tile asks for two specialists of any kind. The hex gives its benefit first.

# plain
solo-game-page-rules-actions = The ten actions

# plain
solo-game-page-rules-actions-1 = They lie in pairs in the five forums.

# plain
solo-game-page-action-present = Lay an idea from your hand into a region without a card. As many specialists of its kind as the Specialist tile asks for go there, and you get what the tile shows.

# plain
solo-game-page-action-invent = Make an invention of an idea whose milestone you can reach: a specialist of its kind goes there, and others may have to be exhausted. You get a technology Aspiration tile.

# plain
solo-game-page-action-innovate = Improve an invention of somebody else: a specialist of its kind goes there, and a new one comes to you. You may chain what the card shows.

# plain
solo-game-page-action-share = Share an invention beside which you stand. The presenter scores the era for each of his citizens there, the inventor gets the card, the innovator another citizen in the region, and you a Wealth tile or a wild Aspiration tile. All who stand beside the card move onto the map.

# plain
solo-game-page-action-call-spec = Call citizens home from one region as specialists of the kind of its card. You get an economy Aspiration tile, and may chain what one of your inventions shows.

# plain
solo-game-page-action-gain-inf = Where you have the most citizens, and enough for the token, lay an influence token: those citizens come home, you score the covered value and gain as much influence as you have tokens face up. You may chain what one of them shows.

# plain
solo-game-page-action-travel = Move a citizen along a rope; you get a culture Aspiration tile. If a sage is there, you may spend a chain token to meet him: he comes along, and the Knowledge tile gives its action or its points.

# plain
solo-game-page-action-eureka = Take a milestone of a later era from the Eureka display; yours goes to Common Knowledge. Your era marker advances to a space of your choice, which gives its benefit.

# plain
solo-game-page-action-send-dip = Send a specialist or scholar to a milestone with a free space; you get its benefit.

# plain
solo-game-page-action-call-dip = Call a diplomat back as a scholar; you get the benefit of that milestone.

# plain
solo-game-page-rules-rivals = The opponents

# plain
solo-game-page-rules-rivals-1 = Chronos walks from region to region in the order of their numbers. In the first where he can do something he presents, invents, shares or innovates.

# plain
solo-game-page-rules-rivals-2 = Hephaestus plays from cards. The slot says with which row he begins; he takes the first action that is possible in a forum still open to him, and goes on with the next row for a chain token where the card shows one.

# plain
solo-game-page-rules-rivals-3 = Both score together. When Hephaestus puts a pillar where yours stands, or visits your more advanced milestone, you gain influence; the other way around they score 2 IP.

# plain
solo-game-page-rules-era = When an era ends

# plain
solo-game-page-rules-era-1 = Thirteen rounds: one in Era 1, three in each of Eras 2 to 5. Whoever stands farthest right on a turn-order space may change the order.

# plain
solo-game-page-rules-era-2 = Influence moves toward the middle: from 0 up by 1, from 4 to 7 down by 1, from 8 down by 2.

# plain
solo-game-page-rules-era-3 = After Eras 2 to 4 exhausted specialists are ready again, Season pillars and economy tokens come back, each sage becomes a scholar, new milestones are revealed, and ideas of the era that is over are discarded; you take others for them.

# plain
solo-game-page-rules-end = The end

# plain
solo-game-page-rules-end-1 = After Era 5 everything is counted: your points, influence (1, 5 or 10 IP), Wealth tiles that are built, and the best two of your three private goals.

# plain
solo-game-page-rules-end-2 = The opponents add points for each invention, Progress and Wealth tile; how many depends on the difficulty.

# plain
solo-game-page-rules-end-3 = Each award gives honor points, and their sum the level of your society, from Neanderthal to alien.
