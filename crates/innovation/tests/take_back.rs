//! Examples of answers that may be taken back, and of answers that may not.

use eureka_innovation::{Arrangement, Deal, Edition, Game, Rules, Seat, Setup};
use eureka_table::{Game as _, Said, Timeline};

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
