# The coach of the first game. The guide for translators is at the head of the English file.

# plain
coach-title = Наставник

# plain
coach-end = Без наставника

# plain
coach-begin = Снова играть с наставником

## The goal.

# plain; number $need $have
coach-goal = цель: { $need } карт лидерства. У вас: { $have }

# plain; phrase $names; number $have
coach-goal-of = { $names }: { $have }

# plain; number $value $points $have; word $top
coach-next =
    { $top ->
        [yes] дальше эпоха { $value }: нужно { $points } очков влияния (у вас { $have }) и активная карта уровня { $value } или выше (есть).
       *[no] дальше эпоха { $value }: нужно { $points } очков влияния (у вас { $have }) и активная карта уровня { $value } или выше (пока нет).
    }

# plain; number $value $points
coach-next-ready = вы можете добиться лидерства в эпохе { $value }: есть { $points } очков влияния и активная карта уровня { $value } или выше.

# plain
coach-next-none = эпох больше не осталось, только карты сфер развития.

## The advice.

# plain; text $answer
coach-wins = { $answer }: это победа!

# plain; text $answer; number $value $points $have $need
coach-claim = { $answer }: для этого у вас есть { $points } очков влияния и активная карта уровня { $value }. Ничего не тратится, и это { $have }-я карта лидерства из { $need }, нужных для победы.

part-coach-gain =
    { $gain ->
        [achievement] это может принести карту лидерства
        [points] это может принести очки влияния для лидерства
        [taken] это может принести чужие карты
        [cards] это может принести карты
        [splay] это может сдвинуть стопку, и станет видно больше ресурсов
        [placed] карта может сразу попасть в игру
        [icons] это может дать больше ресурсов
        [lost] это может отнять карты у других
       *[unsure] эти догмы могут быть вам полезны
    }

# plain; text $answer $icon; phrase $names; number $count; word $gain
coach-demand =
    { $count ->
        [1] { $answer }: у { $names_gen } меньше { $icon }, чем у вас, поэтому требование придётся выполнить; { part-coach-gain }.
       *[other] { $answer }: у { $names_gen } меньше { $icon }, чем у вас, поэтому всем им придётся выполнить требование; { part-coach-gain }.
    }

# plain; text $answer $icon; word $gain
coach-alone = { $answer }: { part-coach-gain }, и никто больше этим не воспользуется: столько { $icon } больше ни у кого нет.

# plain; text $answer $icon; phrase $names; number $count; word $gain
coach-shared =
    { $count ->
        [1] { $answer }: { part-coach-gain }. У { $names_gen } не меньше { $icon }, поэтому { $names } тоже выполнит догму; если это что-то изменит, вы возьмёте за это карту.
       *[other] { $answer }: { part-coach-gain }. У { $names_gen } не меньше { $icon }, поэтому { $names } тоже выполнят догму; если это что-то изменит, вы возьмёте за это карту.
    }

# plain; text $answer $special
coach-claims = { $answer }: так вы сразу получите карту сферы «{ $special }».

# plain; text $answer $special; number $have $need
coach-nears = { $answer }: до карты сферы «{ $special }» останется немного: { $have } из { $need }, а действие для неё не нужно.

# plain; text $answer; number $value
coach-opens = { $answer }: очков на эпоху { $value } у вас хватает, и это недостающая активная карта.

# plain; text $answer $icon; phrase $names; number $number $count
coach-leads = { $answer }: у вас станет { $number } { $icon }, больше, чем у { $names_gen }. Тогда вашими догмами с { $icon } пользуетесь только вы, а соперники обязаны выполнять такие требования.

# plain; text $answer $icon; phrase $player $card; number $number
coach-shields = { $answer }: { $number } { $icon } — это не меньше, чем у { $player_gen }, и требование { $card_gen } вас больше не коснётся.

# plain; text $answer; number $value
coach-higher = { $answer }: это станет вашей старшей активной картой, и впредь вы будете брать карты уровня { $value }.

# plain; text $answer $icon; number $number
coach-board = { $answer }: у вас станет { $number } { $icon }, а догмы карты пригодятся в следующих действиях.

# plain; text $answer; number $value
coach-draw-empty = { $answer }: на руке пусто, а карту уровня { $value } можно будет сыграть.

# plain; text $answer; number $value
coach-draw = { $answer }: ничего лучше сейчас нет. Карта будет уровня { $value }.

# plain; text $answer $icon; number $number
coach-open = { $answer }: на ней { $number } { $icon }. Чем больше у вас ресурсов одного вида, тем чаще вы пользуетесь чужими догмами и тем реже другие — вашими.

# plain; text $answer
coach-give-lowest = { $answer }: из карт, которые можно выбрать, младшую обычно жаль меньше всего.

# plain; text $answer
coach-give = { $answer }: из карт, которые можно выбрать, эта, скорее всего, нужна вам меньше других.

# plain; text $answer; number $points
coach-score =
    { $points ->
        [one] { $answer }: в зоне влияния она даст { $points } очко, а очки ведут к лидерству.
        [few] { $answer }: в зоне влияния она даст { $points } очка, а очки ведут к лидерству.
       *[many] { $answer }: в зоне влияния она даст { $points } очков, а очки ведут к лидерству.
    }

# plain; text $answer
coach-tuck = { $answer }: она ляжет под стопку, активная карта останется прежней, а если стопку сдвинуть, будут видны и её ресурсы.

# plain; text $answer; phrase $player
coach-take = { $answer }: эту карту потеряет { $player }, а получите вы.

# plain; text $answer; number $number
coach-splay = { $answer }: в сдвинутой стопке видны и ресурсы карт под активной, здесь их станет больше на { $number }.

# plain; text $answer
coach-splay-later = { $answer }: в сдвинутой стопке видны и ресурсы карт под активной, и чем больше в ней карт, тем больше ресурсов.

# plain; text $answer; word $gain
coach-brings = { $answer }: { part-coach-gain }.

# plain; text $answer
coach-decline = { $answer }: на этот раз вы, скорее всего, потеряли бы больше, чем получили.

# plain; number $value
coach-junks = при этом карта лидерства эпохи { $value } может оказаться в хламе, и тогда она уже никому не достанется.

# plain; text $answer
coach-best = { $answer }: особых причин ни для какого ответа нет, этот обещает чуть больше других.

## Explanations.

# plain
coach-topic-opening = Первая карта ложится перед вами в открытую: её ресурсы учитываются, её догмами можно пользоваться. Другая остаётся на руке. Начинает тот, чья карта первая по алфавиту.

# plain
coach-topic-actions = Действий четыре: взять карту; сыграть карту с руки, то есть выложить её перед собой; активировать, то есть выполнить догмы активной карты; добиться лидерства. За ход их два, а у того, кто начинает, в первом ходу — только одно.

# plain
coach-topic-icons = Ресурсы — ваша сила: учитываются те, что видны на картах в игре. Сравните, сколько у кого нужного ресурса карты: если у вас не меньше, чем у активировавшего её, вы тоже выполняете её догмы, а если меньше — её требования.

# plain
coach-topic-achieve = Для лидерства нужно по пять очков влияния за каждую эпоху по счёту и активная карта этого уровня или выше. Это стоит одного действия и больше ничего.

# plain
coach-topic-demand = Требование («Я требую…») обязан выполнить каждый соперник, у которого нужного ресурса карты меньше, чем у того, кто её активировал.

# plain
coach-topic-sharing = Кооперация: у кого нужного ресурса карты не меньше, чем у активировавшего её, тот тоже выполняет её догмы, причём первым; только не требования. За это активировавший берёт карту.

# plain
coach-topic-dogma = Догмы активной карты выполняются сверху вниз. Ресурс рядом с её названием решает, кого они касаются.

# plain
coach-topic-meld = Сыгранная карта ложится на стопку своего цвета: её ресурсы учитываются, а ресурсы карты под ней — уже нет.

# plain
coach-topic-draw = Берут карту того же уровня, что и старшая активная карта. Поэтому старшие карты в игре ведут к ещё более старшим.

# plain
coach-topic-splay = В сдвинутой стопке карты под активной показывают часть своих ресурсов, и они учитываются.

# plain
coach-topic-score = Зачтённые карты лежат лицом вниз и дают столько очков влияния, каков их уровень. Очки не тратятся; они нужны для лидерства.

# plain
coach-topic-special = Для карты сферы развития действие не нужно: её получает тот, кто первым выполнит условие, и считается она как любая карта лидерства.

## What has happened.

# plain; phrase $card
coach-did-dogma = вы активировали { $card_acc }.

# plain; number $value $have $need
coach-did-achieve = вы добились лидерства в эпохе { $value }: карт лидерства { $have } из { $need }.

# plain; text $special; number $have $need
coach-did-claim = вы получили карту сферы «{ $special }»: карт лидерства { $have } из { $need }.

# plain; word $how; phrase $cards
coach-did-cards =
    { $how ->
        [draw] вы взяли { $cards_acc }.
        [meld] вы сыграли { $cards_acc }.
        [tuck] вы архивировали { $cards_acc }.
        [score] вы зачли { $cards_acc }.
        [return] вы отдали { $cards_acc }.
        [take] вы получили { $cards_acc }.
       *[give] вы передали { $cards_acc }.
    }

# plain; text $icon; number $number
coach-did-icons = теперь у вас { $number } { $icon }.

# plain; number $points
coach-did-points = очков влияния у вас теперь { $points }.

# plain; phrase $color; word $direction
coach-did-splay = ваша { $color_dat } стопка теперь сдвинута { part-shift }.

# plain; number $value
coach-did-junk = карта лидерства эпохи { $value } выброшена в хлам: она уже никому не достанется.

# plain; text $special
coach-did-junk-special = карта сферы «{ $special }» выброшена в хлам: она уже никому не достанется.

# plain; phrase $names; text $icon; number $count
coach-did-demand = у { $names_gen } было меньше { $icon }, чем у вас, поэтому требование пришлось выполнить.

# plain; phrase $names; text $icon; number $count
coach-did-shared = у { $names_gen } было не меньше { $icon }, чем у вас, поэтому картой воспользовались вместе.

# plain; phrase $cards
coach-did-bonus = за эту кооперацию вы взяли { $cards_acc }.

# plain
coach-did-pass = вы спасовали.

# plain
coach-did-nothing = для вас это ничего не изменило.

# plain; phrase $player $card; text $icon
coach-met-demand = требование { $card_gen } { $player_gen } коснулось вас: у вас было меньше { $icon }.

# plain; phrase $player $card; text $icon
coach-met-demand-idle = требование { $card_gen } { $player_gen } коснулось вас: у вас было меньше { $icon }. Но для вас ничего не изменилось.

# plain; phrase $player $card; text $icon
coach-met-shared = вы воспользовались догмой { $card_gen } { $player_gen }: у вас было не меньше { $icon }.

# plain; phrase $player; number $value
coach-met-achieve = { $player } добивается лидерства в эпохе { $value }.

# plain; phrase $player; text $special
coach-met-claim = { $player } получает карту сферы «{ $special }».
