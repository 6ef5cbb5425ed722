//! Examples of answers that may be taken back, and of answers that may not.

use eureka_innovation::{Arrangement, Color, Deal, Edition, Game, Rules, Seat, Setup};
use eureka_table::{Game as _, RESIGN, Said, Timeline};

/// A position before two actions of A.
fn table(boards: [&[&str]; 2], hands: [&[&str]; 2]) -> Game {
    let rules = Rules::printed(Edition::First);
    let card = |name: &&str| rules.card_named(name).unwrap();
    let mut arrangement = Arrangement::new(rules, 2);
    arrangement.actions = 2;
    for seat in 0..2 {
        for name in boards[seat] {
            let pile = rules.color(card(name)).index();
            arrangement.seats[seat].board[pile].push(card(name));
        }
        arrangement.seats[seat].hand = hands[seat].iter().map(card).collect();
    }
    Game::arrange(rules, &arrangement).unwrap()
}

/// Whether A may take all of this back, one answer after the other.
fn may(before: &Game, answers: &[&str]) -> bool {
    let mut game = *before;
    answers.iter().all(|text| {
        let (before, mut events) = (game, Vec::new());
        let said = Said { seat: Seat::A, answer: (*text).to_owned() };
        game.take(&said, &mut events).unwrap();
        Game::may_take_back(&before, &game, &said, events.iter())
    })
}

#[test]
fn a_meld_is_taken_back_though_all_have_seen_the_card() {
    assert!(may(&table([&[], &[]], [&["Archery"], &[]]), &["meld Archery"]));
}

#[test]
fn nobody_takes_back_a_card_that_was_drawn() {
    assert!(!may(&table([&[], &[]], [&[], &[]]), &["draw"]));
}

#[test]
fn nobody_takes_back_after_their_turn() {
    let mut game = table([&[], &[]], [&["Archery", "Oars"], &[]]);
    assert!(!may(&game, &["meld Archery", "meld Oars"]));
    game.answer(game.read("meld Archery").unwrap(), &mut ()).unwrap();
    assert!(!may(&game, &["meld Oars"]));
}

#[test]
fn a_choice_inside_an_effect_is_taken_back_until_something_is_drawn() {
    let game = table([&["Currency"], &["Archery"]], [&["Tools", "Oars"], &[]]);
    assert!(may(&game, &["dogma Currency"]), "A is asked which card to return");
    assert!(may(&game, &["dogma Currency", "Tools"]), "and which other");
    assert!(!may(&game, &["dogma Currency", "Tools", "pass"]), "A scores the drawn card");
}

#[test]
fn an_answer_that_made_another_player_draw_cannot_be_taken_back() {
    let game = table([&["Mobility"], &["Writing"]], [&[], &[]]);
    let mut after = game;
    after.answer(after.read("dogma Mobility").unwrap(), &mut ()).unwrap();
    assert_eq!(after.asked(), Some(Seat::A));
    assert_eq!(after.position().hand(Seat::new(1)).len(), 1);
    assert!(!may(&game, &["dogma Mobility"]), "B knows a card of the deck");
}

/// Whether A may take back the dogma action of a top card, which asks nobody anything, if B has these cards in hand.
fn may_dogma(a: &[&str], b: &[&str], hand: &[&str]) -> bool {
    let game = table([a, b], [&[], hand]);
    let text = format!("dogma {}", a[0]);
    let mut after = game;
    after.answer(after.read(&text).unwrap(), &mut ()).unwrap();
    assert_eq!(after.asked(), Some(Seat::A), "nobody else has anything to choose");
    assert_eq!(after.position().actions(), 1);
    may(&game, &[&text])
}

#[test]
fn that_a_demand_takes_nothing_is_news() {
    // Clothing has no castle. B shows it, and even if not, A would know.
    assert!(!may_dogma(&["Feudalism"], &[], &["Clothing"]));
    assert!(may_dogma(&["Feudalism"], &[], &[]), "B has nothing to give");
    assert!(may_dogma(&["Feudalism"], &[], &["Software"]), "no 10 has a castle");
    assert!(may_dogma(&["Feudalism"], &["Masonry"], &["Clothing"]), "B is not exposed");
}

#[test]
fn that_a_sharing_player_is_not_asked_is_news() {
    assert!(!may_dogma(&["Masonry"], &["Metalworking"], &["Clothing"]));
    assert!(may_dogma(&["Masonry"], &["Metalworking"], &[]));
    assert!(may_dogma(&["Masonry"], &["Metalworking"], &["Software"]), "no 10 has a castle");
    assert!(may_dogma(&["Masonry"], &["Archery"], &["Clothing"]), "B does not share");
    // Archery is red, and B has no red pile to tuck it into.
    assert!(!may_dogma(&["Code of Laws"], &["Sailing"], &["Archery"]));
    assert!(may_dogma(&["Code of Laws"], &["Sailing"], &[]));
    assert!(may_dogma(&["Code of Laws"], &["The Wheel"], &["Archery"]), "B does not share");
    // B has a green pile already and cannot meld Sailing. Both have piles of the same colors, so nobody draws.
    let own = ["Clothing", "Domestication"];
    assert!(!may_dogma(&own, &["The Wheel", "Agriculture"], &["Sailing"]));
    assert!(may_dogma(&own, &["The Wheel", "Agriculture"], &[]));
}

#[test]
fn what_the_backs_show_is_no_news() {
    let with_scores = |own: &[&str], score: &str| {
        let rules = Rules::printed(Edition::First);
        let card = |name: &str| rules.card_named(name).unwrap();
        let mut arrangement = Arrangement::new(rules, 2);
        for name in own {
            arrangement.seats[0].board[rules.color(card(name)).index()] = vec![card(name)];
        }
        arrangement.seats[1].score = vec![card(score)];
        Game::arrange(rules, &arrangement).unwrap()
    };
    // Whether B has a 1 in the score pile is open; which one it is, is not.
    assert!(may(&with_scores(&["Mapmaking"], "Calendar"), &["dogma Mapmaking"]));
    assert!(!may(&with_scores(&["Mapmaking"], "Tools"), &["dogma Mapmaking"]));
    assert!(may(&with_scores(&["Navigation"], "Tools"), &["dogma Navigation"]));
    // The card goes from B's score pile to B's hand, and A sees nothing but its back.
    assert!(may(&with_scores(&["Statistics"], "Tools"), &["dogma Statistics"]));
}

#[test]
fn choices_between_open_cards_are_taken_back() {
    let mut arrangement = Arrangement::new(Rules::printed(Edition::First), 2);
    let card = |name: &str| Rules::printed(Edition::First).card_named(name).unwrap();
    arrangement.seats[0].board[Color::Purple.index()] = vec![card("Philosophy"), card("Mysticism")];
    arrangement.seats[0].board[Color::Red.index()] = vec![card("Archery"), card("Oars")];
    arrangement.seats[0].hand = vec![card("Tools")];
    let game = Game::arrange(Rules::printed(Edition::First), &arrangement).unwrap();
    assert!(may(&game, &["dogma Philosophy", "red", "Tools"]), "a splay and a card from hand");
    assert!(may(&game, &["dogma Philosophy", "pass", "pass"]));
    arrangement.seats[0].score = vec![card("Writing"), card("Calendar"), card("Canning")];
    let game = Game::arrange(Rules::printed(Edition::First), &arrangement).unwrap();
    assert!(may(&game, &["achieve 1"]), "an achievement lies face down before and after");
}

#[test]
fn giving_up_is_not_taken_back() {
    let rules = Rules::printed(Edition::First);
    let setup = Setup::new(rules, 3, &Deal::Seed(7));
    let mut timeline = Timeline::<Game>::begin(setup, rules).unwrap();
    for resigns in [false, false, true] {
        let seat = timeline.game().asked().unwrap();
        let answer = timeline.game().write(timeline.game().answers()[0]);
        let answer = if resigns { RESIGN.to_owned() } else { answer };
        timeline.take(&Said { seat, answer }).unwrap();
        assert_eq!(timeline.may_take_back(), None);
    }
}

#[test]
fn nobody_takes_back_the_answer_of_another() {
    let rules = Rules::printed(Edition::First);
    let setup = Setup::new(rules, 2, &Deal::Seed(7));
    let mut timeline = Timeline::<Game>::begin(setup, rules).unwrap();
    assert_eq!(timeline.may_take_back(), None, "nobody has done anything");
    let mut fair = 0;
    for number in 0.. {
        let Some(by) = timeline.game().asked() else { break };
        let answers = timeline.game().answers();
        timeline.answer(answers[number * 7 % answers.len()]).unwrap();
        let may = timeline.may_take_back();
        assert!(may.is_none_or(|seat| seat == by));
        fair += u32::from(may.is_some());
    }
    assert!(fair > 10, "only {fair} answers can be taken back");
    assert_eq!(timeline.may_take_back(), None, "the game is over");
}
