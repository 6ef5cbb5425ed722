//! Home-made cards that use the card language in ways that no printed card does.

use eureka_innovation::{
    Answer, Arrangement, Card, Color, Edition, Ending, Event, Game, LoadError, Rules, Seat, Shown,
    Special,
};
use eureka_script::Source;

const A: Seat = Seat::A;
const B: Seat = Seat::new(1);

/// The first edition with these cards added to the printed ones.
fn load(text: &str) -> Result<&'static Rules, LoadError> {
    let source = Source { file: "home-made.card".to_owned(), text: text.to_owned() };
    Rules::home_made(Edition::First, &[source])
}

/// A card with this effect. It has more crowns than anybody else shows, so nobody shares it.
fn card(name: &str, effect: &str) -> String {
    format!(
        "card \"{name}\" {{\n age 10\n color green\n icons hex crown crown crown\n {effect}\n}}\n"
    )
}

/// A position where A has a home-made card on top of the green pile.
struct Table {
    rules: &'static Rules,
    arrangement: Arrangement,
}

impl Table {
    fn with(name: &str, text: &str) -> Table {
        let rules = load(text).unwrap_or_else(|error| panic!("{error}"));
        let table = Table { rules, arrangement: Arrangement::new(rules, 2) };
        table.board(A, &[name])
    }

    fn cards(&self, names: &[&str]) -> Vec<Card> {
        names.iter().map(|name| self.rules.card_named(name).unwrap()).collect()
    }

    /// Adds cards to a board, from the top down within each color.
    fn board(mut self, seat: Seat, names: &[&str]) -> Table {
        for card in self.cards(names) {
            let pile = self.rules.color(card).index();
            self.arrangement.seats[seat.index()].board[pile].push(card);
        }
        self
    }

    fn hand(mut self, seat: Seat, names: &[&str]) -> Table {
        self.arrangement.seats[seat.index()].hand = self.cards(names);
        self
    }

    fn game(&self) -> Game {
        Game::arrange(self.rules, &self.arrangement).unwrap()
    }

    /// The game after these answers, and everything that happened.
    fn play(&self, answers: &[&str]) -> (Game, Vec<Event<Shown>>) {
        let (mut game, mut events) = (self.game(), Vec::new());
        for text in answers {
            let answer = game.read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
            game.answer(answer, &mut events).unwrap();
        }
        (game, events)
    }
}

/// Whether A is asked for the next action, so the last one is complete.
fn is_done(game: &Game) -> bool {
    game.asked() == Some(A) && game.answers().contains(&Answer::Draw)
}

/// The ages of the cards in A's hand.
fn ages(game: &Game) -> Vec<u8> {
    let mut ages: Vec<u8> =
        game.position().hand(A).iter().map(|card| game.rules().age(card)).collect();
    ages.sort_unstable();
    ages
}

#[test]
fn names_outlast_a_card_that_is_executed() {
    let outer = card(
        "Outer",
        "effect {\n draw 1 as low\n draw 2 as next\n choose value from 7, 8 as seven\n choose value from 9, 10 as nine\n \
         execute \"Inner\"\n score low\n score next\n draw seven\n draw nine\n }",
    );
    let inner = card(
        "Inner",
        "effect {\n draw 3 as p\n draw 4 as q\n draw 5 as r\n choose value from 1, 2 as x\n choose value from 1, 2 as y\n \
         choose value from 1, 2 as z\n }",
    );
    let table = Table::with("Outer", &(outer + &inner));
    let (game, _) = table.play(&["dogma Outer", "7", "9", "1", "1", "2"]);
    assert!(is_done(&game));
    let scored: Vec<u8> = game.position().score(A).iter().map(|c| table.rules.age(c)).collect();
    assert_eq!(game.position().score(A).len(), 2);
    assert!(scored.contains(&1) && scored.contains(&2), "{scored:?}");
    assert_eq!(ages(&game), [3, 4, 5, 7, 9]);
}

#[test]
fn an_effect_that_repeats_without_end_is_stopped() {
    let (game, _) =
        Table::with("Wheel", &card("Wheel", "effect {\n repeat\n }")).play(&["dogma Wheel"]);
    assert!(is_done(&game));
}

#[test]
fn cards_execute_each_other_up_to_18_deep() {
    let text = card("Mirror", "effect {\n draw 1\n execute this card\n }");
    let (game, _) = Table::with("Mirror", &text).play(&["dogma Mirror"]);
    assert!(is_done(&game));
    assert_eq!(game.position().hand(A).len(), 18);
}

#[test]
fn each_card_has_its_own_markers() {
    let outer =
        card("Outer", "effect {\n add 1 marker\n execute \"Inner\"\n draw your markers\n }");
    let inner = card("Inner", "effect {\n add 4 markers\n draw your markers\n }");
    let (game, _) = Table::with("Outer", &(outer + &inner)).play(&["dogma Outer"]);
    assert_eq!(ages(&game), [1, 4]);
}

#[test]
fn a_card_or_value_that_is_named_twice_counts_once() {
    let text =
        card("Twice", "effect {\n return all of your hand of color red or color of your hand\n }");
    let (game, _) = Table::with("Twice", &text).hand(A, &["Archery"]).play(&["dogma Twice"]);
    assert!(game.position().hand(A).is_empty());
    let text =
        card("Twice", "effect {\n return all of (your hand and (your hand with castle))\n }");
    let (game, _) = Table::with("Twice", &text).hand(A, &["Archery"]).play(&["dogma Twice"]);
    assert!(game.position().hand(A).is_empty());
    let text = card(
        "Twice",
        "effect {\n choose value from 3, count of your hand + 2 as level\n if you do {\n draw level\n }\n }",
    );
    let (game, _) = Table::with("Twice", &text).hand(A, &["Archery"]).play(&["dogma Twice"]);
    assert_eq!(ages(&game), [1, 3]);
}

#[test]
fn numbers_are_compared_as_they_are_written() {
    for (test, holds) in [("!= 2", [true, false, true]), ("= 2", [false, true, false])] {
        let text = card(
            "Count",
            &format!("effect {{\n if count of your hand {test} {{\n draw 9\n }}\n }}"),
        );
        for (hand, holds) in [&["Archery"][..], &["Archery", "Oars"], &["Archery", "Oars", "Tools"]]
            .into_iter()
            .zip(holds)
        {
            let (game, _) = Table::with("Count", &text).hand(A, hand).play(&["dogma Count"]);
            assert_eq!(ages(&game).contains(&9), holds, "{} {test}", hand.len());
        }
    }
}

#[test]
fn nobody_is_asked_about_something_that_would_do_nothing() {
    for text in [
        "effect {\n may draw 1 times count of your score\n }",
        "effect {\n draw 1 times count of deck 200\n }",
        "effect {\n choose {\n splay red left\n } or {\n draw 1 times count of your score\n }\n }",
    ] {
        let table = Table::with("Nothing", &card("Nothing", text)).board(A, &["Archery"]);
        let (game, _) = table.play(&["dogma Nothing"]);
        assert!(is_done(&game) && ages(&game).is_empty(), "{text}");
    }
}

#[test]
fn only_a_branch_that_does_something_is_offered() {
    let text = card(
        "Fork",
        "effect {\n choose {\n splay red left\n } or {\n draw 1 times count of your score\n } or {\n draw 5\n }\n }",
    );
    let (game, _) = Table::with("Fork", &text).board(A, &["Archery"]).play(&["dogma Fork"]);
    assert_eq!(ages(&game), [5], "there is only one branch");
    let (game, _) = Table::with("Fork", &text).board(A, &["Archery", "Oars"]).play(&["dogma Fork"]);
    assert_eq!(game.answers().len(), 2);
}

#[test]
fn a_pile_in_its_old_order_was_not_rearranged() {
    let text = card("Sort", "effect {\n rearrange one of red\n if you do {\n draw 7\n }\n }");
    let table = Table::with("Sort", &text).board(A, &["Archery", "Oars"]);
    let (game, _) = table.play(&["dogma Sort"]);
    let orders: Vec<String> = game.answers().iter().map(|&answer| game.write(answer)).collect();
    assert_eq!(orders, ["Archery", "Oars"], "which card comes first");
    let (game, _) = table.play(&["dogma Sort", "Archery"]);
    assert!(is_done(&game) && ages(&game).is_empty());
    let (game, _) = table.play(&["dogma Sort", "Oars"]);
    assert!(is_done(&game));
    assert_eq!(ages(&game), [7]);
}

#[test]
fn cards_that_move_without_a_question_move_in_a_fixed_order() {
    let text = card("Harvest", "effect {\n score all of all players' board except this card\n }");
    let table = Table::with("Harvest", &text)
        .board(A, &["Writing", "Tools", "Archery", "Oars"])
        .board(B, &["Clothing", "Sailing", "Metalworking"]);
    let (_, events) = table.play(&["dogma Harvest"]);
    let moved: Vec<&str> = events
        .iter()
        .filter_map(|event| match event {
            Event::Moved { card, .. } => Some(table.rules.name(card.card)),
            _ => None,
        })
        .collect();
    // From the left of A on, from red to purple, from the top down.
    let order = ["Metalworking", "Clothing", "Sailing", "Archery", "Oars", "Writing", "Tools"];
    let by_color = |names: &[&'static str]| {
        let mut names = names.to_vec();
        names.sort_by_key(|name| table.rules.color(table.rules.card_named(name).unwrap()) as u8);
        names
    };
    assert_eq!(moved, [by_color(&order[..3]), by_color(&order[3..])].concat());
}

#[test]
fn chosen_values_are_told_and_chosen_cards_are_not() {
    let text =
        card("Choice", "effect {\n choose value from 4, 5 as level\n score one of your hand\n }");
    let table = Table::with("Choice", &text).hand(A, &["Archery", "Oars"]);
    let (_, events) = table.play(&["dogma Choice", "5", "Oars"]);
    let chosen: Vec<&Event<Shown>> =
        events.iter().filter(|event| matches!(event, Event::Chose { .. })).collect();
    assert_eq!(chosen, [&Event::Chose { seat: A, answer: Answer::Value(5) }]);
}

#[test]
fn an_answer_that_revealed_another_hand_cannot_be_taken_back() {
    let text = card("Lamp", "demand {\n reveal all of your hand\n }");
    let table = Table::with("Lamp", &text).hand(B, &["Archery", "Oars"]);
    let (game, events) = table.play(&["dogma Lamp"]);
    assert!(is_done(&game));
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Revealed { .. })).count(), 2);
    assert!(!table.game().shows_nothing(A, &events));
}

/// One card moves. It gives A twelve clocks, and leaves B with top cards of value 8 or more in all colors. The World
/// wins the game for A, so B no longer gets the Universe.
#[test]
fn nothing_is_awarded_after_the_end() {
    let mut text = card("Taker", "demand {\n transfer top of your red to my board\n }");
    for (name, color) in [
        ("Red Clock", "red"),
        ("Blue Clock", "blue"),
        ("Yellow Clock", "yellow"),
        ("Purple Clock", "purple"),
    ] {
        text += &format!(
            "card \"{name}\" {{\n age 7\n color {color}\n icons hex clock clock clock\n effect {{\n draw 1\n }}\n}}\n"
        );
    }
    let mut table = Table::with("Taker", &text)
        .board(A, &["Blue Clock", "Yellow Clock", "Purple Clock"])
        .board(B, &["Red Clock"]);
    for color in Color::ALL {
        let high = table.rules.of_color(color).iter().find(|&c| table.rules.age(c) >= 8);
        let pile = &mut table.arrangement.seats[1].board[color.index()];
        pile.push(high.unwrap());
    }
    table.arrangement.seats[0].achievements = vec![1, 2, 3, 4, 5];
    table.arrangement.available.retain(|&age| age > 5);
    let (game, _) = table.play(&["dogma Taker"]);
    let outcome = game.outcome().expect("A has a sixth achievement");
    assert_eq!((outcome.winners.has(A), outcome.ending), (true, Ending::Achievements));
    assert!(game.position().specials(A).eq([Special::World]));
    assert!(game.position().special_available(Special::Universe));
}

/// In the fourth edition special achievements are awarded at the end of an action, unless the game is over by then.
#[test]
fn nothing_is_awarded_after_an_action_that_ends_the_game() {
    let clocks = "icons hex clock clock clock\n";
    let mut text = card("Triumph", "effect {\n win\n }");
    for color in ["red", "blue", "yellow", "purple"] {
        text += &format!(
            "card \"Clock {color}\" {{\n age 7\n color {color}\n {clocks} effect {{\n draw 1\n }}\n}}\n"
        );
    }
    let names = ["Triumph", "Clock red", "Clock blue", "Clock yellow", "Clock purple"];
    let source = Source { file: "home-made.card".to_owned(), text };
    let rules = Rules::home_made(Edition::Fourth, &[source]).unwrap();
    let table = Table { rules, arrangement: Arrangement::new(rules, 2) }.board(A, &names);
    let (game, _) = table.play(&["draw"]);
    assert!(game.position().specials(A).eq([Special::World]));
    let (game, _) = table.play(&["dogma Triumph"]);
    assert!(game.outcome().is_some_and(|outcome| outcome.ending == Ending::Card));
    assert_eq!(game.position().specials(A).count(), 0);
}

#[test]
fn if_you_do_asks_whether_anything_was_done() {
    for (statement, answers, done) in [
        ("return all of your hand", &[][..], false),
        ("return all of your score", &[], true),
        ("return up to 2 of your score", &["pass"], false),
        ("return up to 2 of your score", &["Archery", "pass"], true),
        ("may return one of your score", &["pass"], false),
        ("return 3 of your score", &["Archery"], false),
    ] {
        let text =
            card("Trade", &format!("effect {{\n {statement}\n if you do {{\n draw 9\n }}\n }}"));
        let mut table = Table::with("Trade", &text);
        table.arrangement.seats[0].score = table.cards(&["Archery", "Oars"]);
        let mut game = table.play(&["dogma Trade"]).0;
        for text in answers {
            game.answer(game.read(text).unwrap(), &mut ()).unwrap();
        }
        // The player may also be asked which of two cards is returned first.
        while !is_done(&game) {
            let first = game.answers()[0];
            game.answer(first, &mut ()).unwrap();
        }
        assert_eq!(ages(&game) == [9], done, "{statement}, {answers:?}");
    }
    let junk =
        card("Waste", "effect {\n junk all special achievements\n if you do {\n draw 9\n }\n }");
    let mut table = Table::with("Waste", &junk);
    assert_eq!(ages(&table.play(&["dogma Waste"]).0), [9]);
    table.arrangement.special.clear();
    assert_eq!(ages(&table.play(&["dogma Waste"]).0), [0; 0]);
}

/// B has seen one of two cards. Then both go under a deck, face down and in an order that A chooses.
#[test]
fn nobody_knows_in_which_order_cards_were_returned() {
    let text = card(
        "Show",
        "effect {\n reveal one of your hand with castle\n return all of your hand\n }",
    );
    let table = Table::with("Show", &text).hand(A, &["Archery", "Writing"]);
    let (mut game, _) = table.play(&["dogma Show"]);
    let archery = table.cards(&["Archery"])[0];
    assert!(game.position().known_to(archery).has(B));
    while !is_done(&game) {
        let first = game.answers()[0];
        game.answer(first, &mut ()).unwrap();
    }
    assert!(game.position().hand(A).is_empty());
    for card in table.cards(&["Archery", "Writing"]) {
        assert!(game.position().known_to(card).has(A) && !game.position().known_to(card).has(B));
    }
}

/// Named values last while an executed card runs, and there is limited room for them. Here cards execute themselves
/// until the room is used up.
#[test]
fn execution_stops_when_there_is_no_room_for_more_names() {
    let cards: String = ["p", "q", "r", "s", "t", "u", "v", "w"]
        .map(|name| format!("draw 1 as {name}\n "))
        .concat();
    let kept = "score p and q and r and s and t and u and v and w\n";
    let text = card("Names", &format!("effect {{\n {cards}execute this card\n {kept} }}"));
    let (game, _) = Table::with("Names", &text).play(&["dogma Names"]);
    assert!(is_done(&game));
    assert!(game.position().score(A).len() >= 16, "not even two of them fit");
    let names = ["p", "q", "r", "s", "t", "u", "v", "w", "x", "y", "z"];
    let values = names.map(|name| format!("choose value from 1, 1 as {name}\n ")).concat();
    let used = names.map(|name| format!("draw {name}\n ")).concat();
    let text = card("Values", &format!("effect {{\n {values}execute this card\n {used} }}"));
    let (game, _) = Table::with("Values", &text).play(&["dogma Values"]);
    assert!(is_done(&game));
    assert!(game.position().hand(A).len() >= 22, "not even two of them fit");
}

/// Scripts that give printed cards another age and color.
fn moved<'a>(names: impl Iterator<Item = &'a str>, age: u8, color: &str) -> String {
    let one = |name: &str| {
        format!(
            "card \"{name}\" {{\n age {age}\n color {color}\n icons hex crown crown leaf\n effect {{\n draw 1\n }}\n}}\n"
        )
    };
    names.map(one).collect()
}

#[test]
fn every_deck_has_enough_cards() {
    let printed = Rules::printed(Edition::First);
    let of =
        |age: u8, count: usize| printed.of_age(age).iter().take(count).map(|c| printed.name(c));
    // Four players get two cards each, and one card is an achievement.
    let spare = usize::from(printed.of_age(1).len()) - 9;
    assert!(load(&moved(of(1, spare), 2, "red")).is_ok());
    let few = load(&moved(of(1, spare + 1), 2, "red")).unwrap_err();
    assert!(matches!(few, LoadError::FewCards { age: 1, count: 8, needed: 9 }), "{few}");
    // Ages up to 9 need an achievement. The deck of age 10 may be empty: then a draw ends the game.
    let few = load(&moved(of(9, 128), 8, "red")).unwrap_err();
    assert!(matches!(few, LoadError::FewCards { age: 9, count: 0, needed: 1 }), "{few}");
    assert!(load(&moved(of(9, usize::from(printed.of_age(9).len()) - 1), 8, "red")).is_ok());
    assert!(load(&moved(of(10, 128), 8, "red")).is_ok());
}

#[test]
fn no_color_has_too_many_cards() {
    let printed = Rules::printed(Edition::First);
    let red = usize::from(printed.of_color(Color::Red).len());
    let others = (printed.all() - printed.of_color(Color::Red)).iter().map(|c| printed.name(c));
    load(&moved(others.clone().take(40 - red), 5, "red")).unwrap();
    let many = load(&moved(others.take(41 - red), 5, "red")).unwrap_err();
    assert!(matches!(many, LoadError::ManyCards { color: Color::Red, count: 41 }), "{many}");
}

#[test]
fn a_card_set_has_its_own_fingerprint() {
    let one = || load(&card("One", "effect {\n draw 1\n }")).unwrap().fingerprint();
    let other = load(&card("One", "effect {\n draw 2\n }")).unwrap().fingerprint();
    let mut prints: Vec<u64> = Edition::ALL.map(|e| Rules::printed(e).fingerprint()).to_vec();
    assert_eq!(one(), one());
    prints.extend([one(), other]);
    prints.sort_unstable();
    prints.dedup();
    assert_eq!(prints.len(), 5);
}
