### The whole solo game of Inventions: its start, its table, its rules of play.

## The start page.

# plain
digital-title = Inventions, the solo game

# plain
digital-lead = Lead a society through six eras, from the control of fire to artificial intelligence, against Chronos and Hephaestus, whom the program plays.

# plain
digital-about = What it is

# plain
digital-about-game = You present ideas in the regions of the world, turn them into inventions, improve and share them; you send diplomats, gain influence, and build up the progress map of your society. Thirteen rounds; a game takes half an hour to an hour.

# plain
digital-about-page = What may be chosen is lit; the question says in words what is asked. An answer can be taken back until a card is revealed. Every answer is kept at once: go on whenever you like. Afterwards the whole game can be replayed, with what every decision was worth.

# plain
digital-rules = How to play

# plain
digital-unofficial = Made by fans; it is no substitute for the real box, which it does not copy. Names of the game belong to their owners.

# plain
digital-companion = You have the real box? The companion plays the two opponents for it:

## The table: its parts.

# plain
digital-map = The map

# plain
digital-assembly = The assembly

# plain
digital-ideas = Ideas

# plain; number $count
digital-stack = The top of the stack; { $count } more lie below

# plain
digital-milestones = Milestones

# plain
digital-common = Common

# plain
digital-private = Private

# plain
digital-eureka = Eureka

# plain
digital-era-track = The era track

# plain; number $era
digital-era = Era { $era }

# plain
digital-society = Your society

# plain
digital-opponents = The opponents

# plain
digital-pile = Their inventions

# plain
digital-log = The log

# plain
digital-log-before = What happened before

# plain
digital-set-up = The set-up

# plain
digital-standing = If the game ended now

# plain
digital-parts = Parts of the table

# plain
digital-tab-map = Map

# plain
digital-tab-society = Society

# plain
digital-tab-board = Assembly

# plain
digital-tab-others = Others

## The regions.

# plain
digital-no-card = no idea yet

# plain
digital-sage = A sage is here

# plain
digital-inventor = The inventor

# plain
digital-innovator = The innovator

# plain
digital-influence-spaces = Influence spaces, and what they score

# plain; text $region
digital-about-region = { $region }: more

# plain
digital-from-here = From here

# plain
digital-claim-here = Claim

# plain
digital-settle-here = Settle here

# plain
digital-invent-here = Invent

# plain
digital-innovate-here = Innovate

# plain
digital-share-here = Share

# plain
digital-meet-sage = Meet the sage

# plain
digital-epoch-pillar = Epoch pillar

# plain
digital-season-pillar = Season pillar

## Your society.

# plain
digital-influence = Influence

# plain; number $count
digital-influence-is = Influence { $count } of 10

# plain
digital-chain-tokens = chain tokens

# plain
digital-supply = supply

# plain
digital-sages = sages

# plain
digital-economy-tokens = economy tokens

# plain
digital-academy = Academy

# plain
digital-exhausted = exhausted

# plain
digital-hand = Your ideas

# plain
digital-hand-empty = Your hand is empty.

# plain
digital-inventions = Your inventions

# plain
digital-tiles = Tiles to build

# plain; number $price
digital-price =
    { $price ->
        [0] building costs no influence
       *[other] building costs { $price } influence
    }

# plain
digital-tokens = Influence tokens

# plain
digital-token-held = before you

# plain
digital-token-up = laid, face up

# plain
digital-token-down = used

# plain
digital-goals = Private goals

# plain
digital-goals-best = the best two count

# plain
digital-progress = Progress map

# plain
digital-built = What your tiles do

## The question and what is around it.

# plain
digital-pick-other = ← Something else

# plain
digital-undo = Take back

# plain
digital-hint = What would the adviser do?

# plain
digital-stale = The game has gone on meanwhile: this is how it stands.

# plain
digital-again = Another game

# plain
digital-around = About this game

# plain
digital-onlooker = You are looking on: only the owner of this game can answer.

# plain
digital-closed = This game was given up.

# plain
digital-record = The game as a file

## Looking back.

# plain; text $answer $chance; number $visits
digital-look = { $answer }: { $chance } ({ $visits }×)

# plain; text $chance
digital-chance = By what can be known now, the chance to win is { $chance }. Behind each answer: the chance with it, and how often it was tried.

# plain; text $answer $from $to
digital-turned = { $answer }: the chance went from { $from } to { $to }

# plain; text $answer $better $chance
digital-mistake = { $answer }: gave away { $chance }; better: { $better }

# plain
digital-no-mistakes = No decision gave away much.

## How to play. Each paragraph is its own message.

# plain
digital-rules-lead = The solo game in one page. Whatever is lit on the table may be chosen, so you can also begin at once and look things up here.

# plain
digital-rules-goal = The goal

# plain
digital-rules-goal-1 = You win if you have more Ingenuity Points (IP) at the end than both opponents together, or if you have met at least eight of the twelve awards. The awards also tell how far your society has come.

# plain
digital-rules-goal-2 = Points come from ideas that you presented and that are shared, from influence tokens, tiles and milestones; at the end also from influence, wealth tiles on your progress map and your two best private goals.

# plain
digital-rules-things = What you have

# plain
digital-rules-things-1 = Thirty citizens. At home they are specialists of economy, culture or technology, or scholars in your academy, who stand in for any speciality. The academy has as many places as the era of your milestone.

# plain
digital-rules-things-2 = Ideas in your hand. Presented in a region they wait for an inventor; an idea can be invented when you can reach the milestone that it names: in Common Knowledge, your own, another’s with your diplomat on it or of an era that is over, or one that has left the board.

# plain
digital-rules-things-3 = Influence from 0 to 10. It decides how many chain tokens you have in a turn (1 below 4, 2 below 8, then 3), it pays for building, and it gives points at the end.

# plain
digital-rules-things-4 = Tiles. Inventing, calling specialists and travelling bring Aspiration tiles, which become Progress tiles at the end of your turn; sharing brings a Wealth tile or a wild Aspiration. They lie on four spaces until you build them.

# plain
digital-rules-things-5 = The progress map. A built economy tile gives something once in an era, for an economy token; a culture tile each time you take its action; a technology tile lets you chain one action to another, once in the game; a wealth tile counts at the end.

# plain
digital-rules-turn = Your turn

# plain
digital-rules-turn-1 = Put a pillar on an action and take it. In each era you have two small Season pillars and, in the last round, the large Epoch pillar, which stays until it is moved. A forum in which you have a pillar is closed to you for the era.

# plain
digital-rules-turn-2 = Some actions let you chain another one for a chain token: what is printed on an invention, on an influence token or on a technology tile. A benefit that is an action costs nothing, and you may leave it.

# plain
digital-rules-turn-3 = For every idea that you presented you take another one from the display. Then Aspiration tiles become Progress tiles with a number that you do not have.

# plain
digital-rules-turn-4 = You may build: pay influence once (3 with one tile waiting, 2 with two, 1 with three, none with four), then for each tile exhaust one specialist of its kind, one more for each neighbouring tile and one less for each invention of its kind. A wealth tile asks for two specialists of any kind. The hex gives its benefit first.

# plain
digital-rules-actions = The ten actions

# plain
digital-rules-actions-1 = They lie by twos in the five forums.

# plain
digital-action-present = Lay an idea of your hand into a region without a card. As many specialists of its kind as the Specialist tile asks for go there, and you get what the tile shows.

# plain
digital-action-invent = Make an invention of an idea whose milestone you reach: a specialist of its kind goes there, further ones may be exhausted. You get a technology Aspiration.

# plain
digital-action-innovate = Improve an invention of somebody else: a specialist of its kind goes there, and a new one comes to you. You may chain what the card shows.

# plain
digital-action-share = Share an invention beside which you stand. The presenter scores the era for each of his citizens there, the inventor gets the card, the innovator another citizen in the region, and you a Wealth tile or a wild Aspiration. All who stand beside the card move onto the map.

# plain
digital-action-call-spec = Call citizens home from one region as specialists of the kind of its card. You get an economy Aspiration, and may chain what one of your inventions shows.

# plain
digital-action-gain-inf = Where you have the most citizens, and enough for the token, lay an influence token: those citizens come home, you score the covered value and gain as much influence as you have tokens face up. You may chain what one of them shows.

# plain
digital-action-travel = Move a citizen along a rope; you get a culture Aspiration. If a sage is there, you may spend a chain token to meet him: he comes along, and the Knowledge tile gives its action or its points.

# plain
digital-action-eureka = Take a milestone of a later era from the Eureka display; yours becomes common knowledge. Your era marker advances to a space of your choice, which gives its benefit.

# plain
digital-action-send-dip = Send a specialist or scholar to a milestone with a free space; you get its benefit.

# plain
digital-action-call-dip = Call a diplomat back as a scholar; you get the benefit of that milestone.

# plain
digital-rules-rivals = The opponents

# plain
digital-rules-rivals-1 = Chronos walks from region to region in the order of their numbers. In the first where he can do something he presents, invents, shares or innovates.

# plain
digital-rules-rivals-2 = Hephaestus plays from cards. The slot says with which row he begins; he takes the first action that is possible in a forum still open to him, and goes on with the next row for a chain token where the card shows one.

# plain
digital-rules-rivals-3 = Both score together. When Hephaestus puts a pillar where yours stands, or visits your more advanced milestone, you gain influence; the other way round they score 2 IP.

# plain
digital-rules-era = When an era ends

# plain
digital-rules-era-1 = Thirteen rounds: one in Era 1, three in each of Eras 2 to 5. Who stands farthest right on a turn-order space may change the order.

# plain
digital-rules-era-2 = Influence moves towards the middle: from 0 up by 1, from 4 to 7 down by 1, from 8 down by 2.

# plain
digital-rules-era-3 = After Eras 2 to 4 exhausted specialists are ready again, Season pillars and economy tokens come back, each sage becomes a scholar, new milestones are revealed, and ideas of the era that is over are discarded; you take others for them.

# plain
digital-rules-end = The end

# plain
digital-rules-end-1 = After Era 5 everything is counted: your points, influence (1, 5 or 10 IP), wealth tiles that are built, and the best two of your three private goals.

# plain
digital-rules-end-2 = The opponents add points for each invention, Progress and Wealth tile; how many depends on the difficulty.

# plain
digital-rules-end-3 = Each award gives honour points, and their sum the level of your society, from Neanderthal to alien.
