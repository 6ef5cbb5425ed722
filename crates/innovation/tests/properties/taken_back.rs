//! Only answers that revealed nothing can be taken back.

use crate::plays;
use eureka_innovation::{Answer, Game, Seat, Zone};
use eureka_table::{Game as _, Said};
use rand_core::Rng;

#[test]
fn what_may_be_taken_back_has_shown_nobody_anything() {
    let (mut fair, mut unfair) = (0, 0);
    for mut play in plays(4_000..4_060) {
        loop {
            let before = play.game;
            if !play.advance() {
                break;
            }
            let seat = before.asked().unwrap();
            let answer = *play.answers.last().unwrap();
            let said = Said { seat, answer: before.write(answer) };
            if Game::may_take_back(&before, &play.game, &said, play.events.iter()) {
                fair += 1;
                assert_nothing_was_shown(&before, &play.game, seat);
                assert_nothing_was_learned(&before, &play.game, answer, &mut play.dice);
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

/// In every game that the player cannot tell from this one, the answer leads to the same view: so taking it back and giving
/// another answer is no way to look at hidden cards.
fn assert_nothing_was_learned(before: &Game, after: &Game, answer: Answer, rng: &mut impl Rng) {
    let seat = before.asked().unwrap();
    let view = after.view(seat);
    for _ in 0..12 {
        let mut other = before.redeal(seat, rng);
        other.answer_unchecked(answer, &mut ());
        assert_eq!(other.view(seat), view, "{} tells something", before.write(answer));
    }
}
