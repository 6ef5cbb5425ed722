//! Only what showed nobody anything is taken back.

use crate::plays;
use crate::sound::eyes;
use eureka_innovation::{Answer, Game, Seat, Zone};

#[test]
fn what_may_be_taken_back_has_shown_nobody_anything() {
    let (mut fair, mut unfair) = (0, 0);
    for mut play in plays(4_000..4_030) {
        loop {
            let before = play.game;
            if !play.go_on() {
                break;
            }
            let (seat, answer) = (before.asked().unwrap(), *play.answers.last().unwrap());
            let may = before.may_take_back(seat, &[answer]);
            if may {
                fair += 1;
                assert_nothing_was_shown(&before, &play.game, seat);
            } else {
                unfair += 1;
            }
            for other in eyes(&before).filter(|&other| other != seat) {
                assert!(
                    !before.may_take_back(other, &[answer]),
                    "{other} takes back what {seat} did"
                );
            }
        }
    }
    assert!(fair > 1_000 && unfair > 1_000, "{fair} fair, {unfair} not");
}

/// The player knows no more than before, and the others only what was his own.
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
        let mut start = (play.game, 0);
        while play.go_on() {
            let (before, from) = start;
            let seat = before.asked().unwrap();
            let answers: &[Answer] = &play.answers[from..];
            if before.may_take_back(seat, answers) {
                assert_nothing_was_shown(&before, &play.game, seat);
                together += u32::from(answers.len() > 1);
            } else {
                start = (play.game, play.answers.len());
            }
        }
    }
    assert!(together > 100, "only {together} times");
}
