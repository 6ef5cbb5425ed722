//! The opening: two cards of age 1 for each player, one of which all meld at once; and who begins.

use eureka_innovation::{Answer, Edition, Game, QuestionKind, Rules, Seat};
use std::cmp::Reverse;

/// A game in which everyone has opened with the alphabetically first card.
fn opened(rules: &'static Rules, players: u8, seed: u64) -> Game {
    let mut game = Game::deal(rules, players, seed).unwrap();
    for number in 0..players {
        let question = game.question().unwrap();
        assert_eq!((question.seat, question.kind), (Seat::new(number), QuestionKind::Opening));
        let first = game.answers()[0];
        game.answer(first, &mut ()).unwrap();
    }
    game
}

fn melded(game: &Game) -> Vec<&str> {
    let rules = game.rules();
    let top = |seat| game.position().tops(Seat::new(seat)).first().unwrap();
    (0..game.players()).map(|seat| rules.name(top(seat))).collect()
}

#[test]
fn the_player_with_the_alphabetically_first_card_begins() {
    for (edition, seed) in [(Edition::First, 1), (Edition::Third, 2), (Edition::Fourth, 3)] {
        for players in 2..=4 {
            let game = opened(Rules::printed(edition), players, seed);
            let cards = melded(&game);
            let first = cards.iter().enumerate().min_by_key(|(_, name)| **name).unwrap().0;
            assert_eq!(game.position().turn().index(), first, "{cards:?}");
        }
    }
}

#[test]
fn the_alphabet_is_that_of_the_table() {
    let english = Rules::printed(Edition::First);
    let backwards =
        english.with_alphabet("backwards", |card| Reverse(english.name(card).to_owned()));
    let mut differ = 0;
    for seed in 0..20 {
        let (game, other) = (opened(english, 3, seed), opened(backwards, 3, seed));
        let cards = melded(&game);
        assert_eq!(melded(&other), cards);
        let last = cards.iter().enumerate().max_by_key(|(_, name)| **name).unwrap().0;
        assert_eq!(other.position().turn().index(), last, "{cards:?}");
        differ += u32::from(game.position().turn() != other.position().turn());
    }
    assert_eq!(differ, 20, "three different cards have a first and a last");
}

#[test]
fn nobody_sees_the_opening_cards_of_others() {
    let rules = Rules::printed(Edition::First);
    let game = Game::deal(rules, 2, 5).unwrap();
    let after = |answer: Answer| {
        let mut game = game;
        game.answer(answer, &mut ()).unwrap();
        (game.view(Seat::A), game.view(Seat::new(1)))
    };
    let answers = game.answers();
    let (first, second) = (after(answers[0]), after(answers[1]));
    assert_ne!(first.0, second.0, "A knows what A has chosen");
    assert_eq!(first.1, second.1, "B does not");
}

#[test]
fn the_first_turns_have_one_action() {
    for (players, short) in [(2, 1), (3, 1), (4, 2)] {
        let mut game = opened(Rules::printed(Edition::First), players, 9);
        for turn in 0..players + 1 {
            let seat = game.position().turn();
            let expected = if turn < short { 1 } else { 2 };
            assert_eq!(game.position().actions(), expected, "turn {turn} of {players} players");
            for _ in 0..expected {
                game.answer(Answer::Draw, &mut ()).unwrap();
            }
            assert_eq!(game.position().turn(), seat.clockwise(1, players));
        }
    }
}
