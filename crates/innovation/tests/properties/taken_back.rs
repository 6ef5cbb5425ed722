//! Only answers that revealed nothing can be taken back.

use crate::plays;
use eureka_innovation::{Game, Seat, Zone};
use eureka_table::Game as _;

#[test]
fn what_may_be_taken_back_has_shown_nobody_anything() {
    let (mut fair, mut unfair) = (0, 0);
    for mut play in plays(4_000..4_030) {
        loop {
            let before = play.game;
            if !play.advance() {
                break;
            }
            let seat = before.asked().unwrap();
            if Game::may_take_back(&before, &play.game, seat, play.events.iter()) {
                fair += 1;
                assert_nothing_was_shown(&before, &play.game, seat);
            } else {
                unfair += 1;
            }
        }
    }
    assert!(fair > 1_000 && unfair > 1_000, "{fair} fair, {unfair} not");
}

/// The player knows no new card, and the others only cards that were the player's own.
fn assert_nothing_was_shown(before: &Game, after: &Game, seat: Seat) {
    assert_eq!(after.asked(), Some(seat));
    let (was, is) = (before.position(), after.position());
    for card in before.rules().all() {
        let learned = is.known_to(card) - was.known_to(card);
        let own = matches!(was.zone(card), Zone::Hand(of) | Zone::Score(of) if of == seat);
        assert!(learned.is_empty() || (own && !learned.has(seat)), "{learned} learned a face");
    }
}

#[test]
fn several_answers_of_one_player_are_taken_back_together() {
    let mut together = 0;
    for mut play in plays(4_100..4_110) {
        let (mut before, mut events, mut answers) = (play.game, Vec::new(), 0);
        while play.advance() {
            events.append(&mut play.events);
            answers += 1;
            let seat = before.asked().unwrap();
            if Game::may_take_back(&before, &play.game, seat, events.iter()) {
                assert_nothing_was_shown(&before, &play.game, seat);
                together += u32::from(answers > 1);
            } else {
                (before, events, answers) = (play.game, Vec::new(), 0);
            }
        }
    }
    assert!(together > 100, "only {together} times");
}
