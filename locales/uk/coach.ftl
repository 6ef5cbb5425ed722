# The coach of the first game. The guide for translators is at the head of the English file.

# plain
coach-title = Наставник

# plain
coach-end = Без наставника

# plain
coach-begin = Знову грати з наставником

## The goal.

# plain; number $need $have
coach-goal =
    { $need ->
        [one] мета: { $need } досягнення. У вас: { $have }
        [few] мета: { $need } досягнення. У вас: { $have }
       *[many] мета: { $need } досягнень. У вас: { $have }
    }

# plain; phrase $names; number $have
coach-goal-of = { $names }: { $have }

# plain; number $value $points $have; word $top
coach-next =
    { $top ->
        [yes] далі епоха { $value }: треба { $points } очок (у вас { $have }) і верхня картка зі значенням від { $value } (є).
       *[no] далі епоха { $value }: треба { $points } очок (у вас { $have }) і верхня картка зі значенням від { $value } (ще немає).
    }

# plain; number $value $points
coach-next-ready = ви можете здобути досягнення { $value }-ї епохи: є { $points } очок і верхня картка зі значенням { $value } або більше.

# plain
coach-next-none = епох більше не лишилося, тільки особливі досягнення.

## The advice.

# plain; text $answer
coach-wins = { $answer }: це перемога!

# plain; text $answer; number $value $points $have $need
coach-claim = { $answer }: для цього у вас є { $points } очок і верхня картка зі значенням { $value }. Нічого не витрачається, і матимете { $have } з { $need } досягнень, потрібних для перемоги.

part-coach-gain =
    { $gain ->
        [achievement] це може дати досягнення
        [points] це може дати очки для наступного досягнення
        [taken] це може дати чужі картки
        [cards] це може дати картки
        [splay] це може розгорнути колір, і стане видно більше символів
        [placed] картка може одразу потрапити у вашу ігрову зону
        [icons] це може дати більше символів
        [lost] інші можуть утратити картки
       *[unsure] ці ефекти можуть стати вам у пригоді
    }

# plain; text $answer $icon; phrase $names; number $count; word $gain
coach-demand =
    { $count ->
        [1] { $answer }: у { $names_gen } менше { $icon }, ніж у вас, тож вимогу доведеться виконати; { part-coach-gain }.
       *[other] { $answer }: у { $names_gen } менше { $icon }, ніж у вас, тож усім їм доведеться виконати вимогу; { part-coach-gain }.
    }

# plain; text $answer $icon; word $gain
coach-alone = { $answer }: { part-coach-gain }, і ніхто не долучиться, бо стільки { $icon } більше ні в кого немає.

# plain; text $answer $icon; phrase $names; number $count; word $gain
coach-shared =
    { $count ->
        [1] { $answer }: { part-coach-gain }. У { $names_gen } не менше { $icon }, тож { $names } долучиться; якщо це щось змінить, ви доберете за це картку.
       *[other] { $answer }: { part-coach-gain }. У { $names_gen } не менше { $icon }, тож { $names } долучаться; якщо це щось змінить, ви доберете за це картку.
    }

# plain; text $answer $special
coach-claims = { $answer }: так ви одразу здобудете особливе досягнення «{ $special }».

# plain; text $answer $special; number $have $need
coach-nears = { $answer }: до особливого досягнення «{ $special }» лишиться небагато: { $have } з { $need }, а дія для нього не потрібна.

# plain; text $answer; number $value
coach-opens = { $answer }: очок на досягнення { $value }-ї епохи вам вистачає, і це та верхня картка, якої бракувало.

# plain; text $answer $icon; phrase $names; number $number $count
coach-leads = { $answer }: у вас стане { $number } { $icon }, більше, ніж у { $names_gen }. Тоді ваші догми з { $icon } виконуватимете тільки ви, а суперники муситимуть виконувати такі вимоги.

# plain; text $answer $icon; phrase $player $card; number $number
coach-shields = { $answer }: { $number } { $icon } — це не менше, ніж у { $player_gen }, і вимога { $card_gen } вас більше не зачепить.

# plain; text $answer; number $value
coach-higher = { $answer }: це стане вашою найціннішою верхньою карткою, і далі ви добиратимете картки зі значенням { $value }.

# plain; text $answer $icon; number $number
coach-board = { $answer }: у вас стане { $number } { $icon }, а ефекти картки знадобляться в наступних діях.

# plain; text $answer; number $value
coach-draw-empty = { $answer }: у руці порожньо, а картку зі значенням { $value } можна буде розіграти.

# plain; text $answer; number $value
coach-draw = { $answer }: кращого зараз немає. Це буде картка зі значенням { $value }.

# plain; text $answer $icon; number $number
coach-open = { $answer }: на ній { $number } { $icon }. Що більше у вас символів одного виду, то частіше ви долучаєтеся до чужих догм, а інші до ваших — рідше.

# plain; text $answer
coach-give-lowest = { $answer }: з карток, які можна вибрати, найменш цінної зазвичай шкода найменше.

# plain; text $answer
coach-give = { $answer }: з карток, які можна вибрати, ця вам, мабуть, потрібна найменше.

# plain; text $answer; number $points
coach-score =
    { $points ->
        [one] { $answer }: у стосі очок вона дасть { $points } очко, а очки ведуть до досягнень.
        [few] { $answer }: у стосі очок вона дасть { $points } очки, а очки ведуть до досягнень.
       *[many] { $answer }: у стосі очок вона дасть { $points } очок, а очки ведуть до досягнень.
    }

# plain; text $answer
coach-tuck = { $answer }: вона ляже під стос, верхня картка лишиться тією самою, а якщо колір розгорнути, буде видно і її символи.

# plain; text $answer; phrase $player
coach-take = { $answer }: цю картку втратить { $player }, а отримаєте ви.

# plain; text $answer; number $number
coach-splay = { $answer }: у розгорнутому кольорі видно й символи карток під верхньою, тут їх стане більше на { $number }.

# plain; text $answer
coach-splay-later = { $answer }: у розгорнутому кольорі видно й символи карток під верхньою, і що більше карток, то більше символів.

# plain; text $answer; word $gain
coach-brings = { $answer }: { part-coach-gain }.

# plain; text $answer
coach-decline = { $answer }: цього разу ви, мабуть, втратили б більше, ніж отримали.

# plain; number $value
coach-junks = при цьому досягнення { $value }-ї епохи можуть скинути, і тоді його вже ніхто не здобуде.

# plain; text $answer
coach-best = { $answer }: особливих причин для якоїсь відповіді немає, ця обіцяє трохи більше за інші.

## Explanations.

# plain
coach-topic-opening = Перша картка ляже перед вами горілиць: її символи враховують, а її ефекти можна застосовувати. Друга лишиться в руці. Починає той, чия картка перша за абеткою.

# plain
coach-topic-actions = Дій чотири: добрати картку; розіграти картку, тобто викласти її з руки перед собою; активувати, тобто застосувати ефекти верхньої картки; здобути досягнення. За хід їх дві, а в того, хто починає, у першому ході — лише одна.

# plain
coach-topic-icons = Символи — ваша сила: рахують ті, які видно в ігровій зоні. Порівняйте, скільки в кого головних символів картки: якщо у вас не менше, ніж у того, хто її активував, ви долучаєтеся до її ефектів, а якщо менше — виконуєте її вимоги.

# plain
coach-topic-achieve = Для досягнення треба по п’ять очок за номер епохи й верхня картка з таким значенням або більшим. Це коштує однієї дії й більше нічого.

# plain
coach-topic-demand = Вимогу («Я ВИМАГАЮ…») мусить виконати кожен суперник, у якого головних символів картки менше, ніж у того, хто її активував.

# plain
coach-topic-sharing = Спільна участь: у кого головних символів картки не менше, ніж у того, хто її активував, той теж застосовує її ефекти, ще й першим; тільки не вимоги. За це той, хто активував, добирає картку.

# plain
coach-topic-dogma = Ефекти верхньої картки застосовують по черзі згори донизу. Головний символ біля її назви вирішує, кого вони стосуються.

# plain
coach-topic-meld = Розіграна картка лягає на стос свого кольору: її символи враховують, а символи картки під нею — вже ні.

# plain
coach-topic-draw = Добирають картку з таким самим значенням, як у найціннішої верхньої. Тож цінні картки в ігровій зоні ведуть до ще цінніших.

# plain
coach-topic-splay = У розгорнутому кольорі картки під верхньою показують частину своїх символів, і їх враховують.

# plain
coach-topic-score = Зараховані картки лежать долілиць і дають стільки очок, яке їхнє значення. Очки не витрачаються; вони потрібні для досягнень.

# plain
coach-topic-special = Для особливого досягнення дія не потрібна: його здобуває той, хто першим виконає умову, і рахується воно як будь-яке інше.

## What has happened.

# plain; phrase $card
coach-did-dogma = ви активували { $card_acc }.

# plain; number $value $have $need
coach-did-achieve = ви здобули досягнення { $value }-ї епохи: тепер їх { $have } з { $need }.

# plain; text $special; number $have $need
coach-did-claim = ви здобули особливе досягнення «{ $special }»: тепер їх { $have } з { $need }.

# plain; word $how; phrase $cards
coach-did-cards =
    { $how ->
        [draw] ви добрали { $cards_acc }.
        [meld] ви розіграли { $cards_acc }.
        [tuck] ви підсунули { $cards_acc }.
        [score] ви зарахували в очки { $cards_acc }.
        [return] ви віддали { $cards_acc }.
        [take] ви отримали { $cards_acc }.
       *[give] ви передали { $cards_acc }.
    }

# plain; text $icon; number $number
coach-did-icons = тепер у вас { $number } { $icon }.

# plain; number $points
coach-did-points = тепер у вас очок: { $points }.

# plain; phrase $color; word $direction
coach-did-splay = ваш { $color_ins } колір тепер розгорнуто { part-shift }.

# plain; number $value
coach-did-junk = досягнення { $value }-ї епохи скинуто: його вже ніхто не здобуде.

# plain; text $special
coach-did-junk-special = особливе досягнення «{ $special }» скинуто: його вже ніхто не здобуде.

# plain; phrase $names; text $icon; number $count
coach-did-demand = у { $names_gen } було менше { $icon }, ніж у вас, тож вимогу довелося виконати.

# plain; phrase $names; text $icon; number $count
coach-did-shared = у { $names_gen } було не менше { $icon }, ніж у вас, тож карткою скористалися спільно.

# plain; phrase $cards
coach-did-bonus = за спільну участь ви добрали { $cards_acc }.

# plain
coach-did-pass = ви спасували.

# plain
coach-did-nothing = для вас це нічого не змінило.

# plain; phrase $player $card; text $icon
coach-met-demand = вимога { $card_gen } { $player_gen } зачепила вас, бо у вас було менше { $icon }.

# plain; phrase $player $card; text $icon
coach-met-demand-idle = вимога { $card_gen } { $player_gen } зачепила вас, бо у вас було менше { $icon }, але для вас нічого не змінила.

# plain; phrase $player $card; text $icon
coach-met-shared = ви долучилися до { $card_gen } { $player_gen }, бо мали не менше { $icon }.

# plain; phrase $player; number $value
coach-met-achieve = { $player } здобуває досягнення { $value }-ї епохи.

# plain; phrase $player; text $special
coach-met-claim = { $player } здобуває особливе досягнення «{ $special }».
