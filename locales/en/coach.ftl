# The coach of the first game: what one could do and why, what the last answer did, and how far everybody is from winning.
#
# For translators. The coach speaks to the reader, in the address that the cards use, in plain words and whole sentences. Its lines are made
# as those of table.ftl: $answer is an answer as its button has it, $card, $player, $names and $cards are phrases, $icon is a picture, and the
# beginning of a line gets its capital letter by itself.

# The heading, for those who listen.
# plain
coach-title = Coach

# plain
coach-end = End coaching

# In the menu of the table, once the coaching has ended.
# plain
coach-begin = Let the coach help again

## The goal. The first line is followed by those of the other players: «Goal: 6 achievements. You: 1, Hypatia: 2.»

# plain; number $need $have
coach-goal = goal: { $need } achievements. You: { $have }

# One player, or a team.
# plain; phrase $names; number $have
coach-goal-of = { $names }: { $have }

# $top: whether the player has such a top card.
# plain; number $value $points $have; word $top
coach-next =
    { $top ->
        [yes] next: age { $value } needs { $points } points (you have { $have }) and a top card of { $value } or higher (you have one).
       *[no] next: age { $value } needs { $points } points (you have { $have }) and a top card of { $value } or higher (you have none).
    }

# plain; number $value $points
coach-next-ready = you can claim age { $value }: you have its { $points } points and a top card of value { $value } or higher.

# plain
coach-next-none = no age is left to claim, only special achievements.

## The advice: one sentence before a decision.

# plain; text $answer
coach-wins = { $answer }: that wins the game!

# plain; text $answer; number $value $points $have $need
coach-claim = { $answer }: you have the { $points } points and the top card of value { $value } that it needs. You keep both, and it is number { $have } of the { $need } achievements that win.

# What an answer brings, as a clause.
part-coach-gain =
    { $gain ->
        [achievement] it can bring you an achievement
        [points] it can bring you points for the next achievement
        [taken] it can bring you cards of other players
        [cards] it can bring you cards
        [splay] it can splay a pile, so that more icons show
        [placed] it can put a card straight onto your board
        [icons] it can bring you more icons
        [lost] it can cost others cards
       *[unsure] its effects can help you
    }

# plain; text $answer $icon; phrase $names; number $count; word $gain
coach-demand =
    { $count ->
        [1] { $answer }: { $names } has fewer { $icon } than you and must obey the demand; { part-coach-gain }.
       *[other] { $answer }: { $names } have fewer { $icon } than you and must obey the demand; { part-coach-gain }.
    }

# plain; text $answer $icon; word $gain
coach-alone = { $answer }: { part-coach-gain }, and nobody shares it, because nobody else has as many { $icon } as you.

# plain; text $answer $icon; phrase $names; number $count; word $gain
coach-shared =
    { $count ->
        [1] { $answer }: { part-coach-gain }. { $names } has at least as many { $icon } and shares it; if that does anything, you draw a card for it.
       *[other] { $answer }: { part-coach-gain }. { $names } have at least as many { $icon } and share it; if that does anything, you draw a card for it.
    }

# plain; text $answer $special
coach-claims = { $answer }: with it you claim the special achievement { $special } at once.

# How far the player is from its condition.
# plain; text $answer $special; number $have $need
coach-nears = { $answer }: you then have { $have } of { $need } for the special achievement { $special }, which takes no action.

# plain; text $answer; number $value
coach-opens = { $answer }: you have the points for age { $value }, and this is the top card that is still missing.

# $number is how many icons the player would have.
# plain; text $answer $icon; phrase $names; number $number $count
coach-leads =
    { $count ->
        [1] { $answer }: you then show { $number } { $icon }, more than { $names }, who could not share your dogmas with { $icon } and would have to obey such demands.
       *[other] { $answer }: you then show { $number } { $icon }, more than { $names }, so nobody could share your dogmas with { $icon }, and all would have to obey such demands.
    }

# The demand of $card, a card of $player, no longer reaches the reader.
# plain; text $answer $icon; phrase $player $card; number $number
coach-shields = { $answer }: with { $number } { $icon } you have as many as { $player }, and the demand of { $card } no longer reaches you.

# plain; text $answer; number $value
coach-higher = { $answer }: it becomes your highest top card, and you draw cards of value { $value } from then on.

# plain; text $answer $icon; number $number
coach-board = { $answer }: you then show { $number } { $icon }, and can use its effects in later actions.

# plain; text $answer; number $value
coach-draw-empty = { $answer }: your hand is empty, and a card of value { $value } gives you something to meld.

# plain; text $answer; number $value
coach-draw = { $answer }: there is nothing better to do now. It will be a card of value { $value }.

# plain; text $answer $icon; number $number
coach-open = { $answer }: it shows { $number } { $icon }. With many icons of a kind you share what others do, and they cannot share what you do.

# plain; text $answer
coach-give-lowest = { $answer }: of the cards that you can choose, the lowest is usually missed least.

# plain; text $answer
coach-give = { $answer }: of the cards that you can choose, you will probably miss this one least.

# plain; text $answer; number $points
coach-score =
    { $points ->
        [1] { $answer }: in your score pile it is worth 1 point, and points lead to achievements.
       *[other] { $answer }: in your score pile it is worth { $points } points, and points lead to achievements.
    }

# plain; text $answer
coach-tuck = { $answer }: it goes under its pile, keeps your top card in use, and can show icons once the pile is splayed.

# plain; text $answer; phrase $player
coach-take = { $answer }: { $player } loses the card, and you get it.

# plain; text $answer; number $number
coach-splay =
    { $number ->
        [1] { $answer }: a splayed pile also shows icons of the cards below, here 1 more.
       *[other] { $answer }: a splayed pile also shows icons of the cards below, here { $number } more.
    }

# plain; text $answer
coach-splay-later = { $answer }: a splayed pile also shows icons of the cards below, and the more cards follow, the more icons count.

# plain; text $answer; word $gain
coach-brings = { $answer }: { part-coach-gain }.

# plain; text $answer
coach-decline = { $answer }: this time it would probably cost you more than it brings.

# A sentence after the advice to use a card that junks achievements.
# plain; number $value
coach-junks = it can also junk the achievement of age { $value }: then nobody could claim it any more.

# plain; text $answer
coach-best = { $answer }: nothing special speaks for any answer; this one promises a little more than the others.

## Explanations: each is given once, before it first matters.

# plain
coach-topic-opening = The card that you begin with lies face up before you: its icons count, and you can use its effects. The other one stays in your hand. Whoever’s card comes first in the alphabet begins.

# plain
coach-topic-actions = There are four actions: draw a card; meld a card, which puts it from your hand onto your board; dogma, which uses the effects of a top card; achieve, which claims an achievement. A turn has two, but whoever begins has only one in the first turn.

# plain
coach-topic-icons = Icons are your strength: those that show on your board are counted. Compare a card’s icon: with at least as many as the player who uses it, you share its effects; with fewer, you obey its demands.

# plain
coach-topic-achieve = To achieve you need five points for each age (15 for age 3) and a top card of that age or higher. It costs an action; you keep the points and the card.

# plain
coach-topic-demand = A demand (“I demand …”) must be obeyed by every opponent who has fewer of the card’s icon than the player who uses it.

# plain
coach-topic-sharing = Sharing: whoever has at least as many of a card’s icon as the player who uses it carries out its effects too, and first, but not its demands. In return the player who used it draws a card.

# plain
coach-topic-dogma = Dogma uses the effects of a top card from top to bottom. The icon behind its name decides who takes part.

# plain
coach-topic-meld = A melded card lies on top of the pile of its color: its icons count, those of the card below no longer do.

# plain
coach-topic-draw = One draws a card as high as one’s highest top card. So high cards on the board lead to higher ones.

# plain
coach-topic-splay = Splaying shifts the cards of a pile, so that those below show some of their icons, and these count.

# plain
coach-topic-score = Scored cards lie face down and are worth their value in points. Achievements need points, but you never spend them.

# plain
coach-topic-special = Special achievements take no action: whoever first meets the condition gets them, and they count like the others.

## What has happened: short sentences after an answer.

# plain; phrase $card
coach-did-dogma = you used { $card }.

# plain; number $value $have $need
coach-did-achieve = you claimed age { $value }: { $have } of { $need } achievements.

# plain; text $special; number $have $need
coach-did-claim = you claimed { $special }: { $have } of { $need } achievements.

# plain; word $how; phrase $cards
coach-did-cards =
    { $how ->
        [draw] you drew { $cards_acc }.
        [meld] you melded { $cards_acc }.
        [tuck] you tucked { $cards_acc }.
        [score] you scored { $cards_acc }.
        [return] you gave up { $cards_acc }.
        [take] you got { $cards_acc }.
       *[give] you handed over { $cards_acc }.
    }

# plain; text $icon; number $number
coach-did-icons = you now show { $number } { $icon }.

# plain; number $points
coach-did-points =
    { $points ->
        [1] you now have 1 point.
       *[other] you now have { $points } points.
    }

# plain; phrase $color; word $direction
coach-did-splay =
    { $direction ->
        [left] your { $color } pile is splayed left now.
        [right] your { $color } pile is splayed right now.
        [up] your { $color } pile is splayed up now.
       *[aslant] your { $color } pile is splayed aslant now.
    }

# plain; number $value
coach-did-junk = the achievement of age { $value } was junked: nobody can claim it any more.

# plain; text $special
coach-did-junk-special = the special achievement { $special } was junked: nobody can claim it any more.

# plain; phrase $names; text $icon; number $count
coach-did-demand = { $names } had to obey, with fewer { $icon } than you.

# plain; phrase $names; text $icon; number $count
coach-did-shared = { $names } shared it, with at least as many { $icon } as you.

# The card that one draws because others have shared.
# plain; phrase $cards
coach-did-bonus = for the sharing you drew { $cards_acc }.

# plain
coach-did-pass = you passed.

# plain
coach-did-nothing = it changed nothing for you.

# A card of $player.
# plain; phrase $player $card; text $icon
coach-met-demand = { $player_gen } { $card } made a demand that you had to obey, because you had fewer { $icon }.

# plain; phrase $player $card; text $icon
coach-met-demand-idle = { $player_gen } { $card } made a demand on you, because you had fewer { $icon }, but it changed nothing for you.

# plain; phrase $player $card; text $icon
coach-met-shared = you shared { $player_gen } { $card }, because you had at least as many { $icon }.

# plain; phrase $player; number $value
coach-met-achieve = { $player } claimed the achievement of age { $value }.

# plain; phrase $player; text $special
coach-met-claim = { $player } claimed the special achievement { $special }.
