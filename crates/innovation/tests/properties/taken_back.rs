//! Taking an answer back and giving another one is no way to learn anything.

use crate::{Play, plays};
use eureka_innovation::{Answer, Event, Face, Game, QuestionKind, Seat, Shown, Zone};
use eureka_table::{Game as _, Said};
use std::collections::BTreeMap;

/// The number of games dealt anew for every answer that may be taken back.
const WORLDS: usize = 4;

#[test]
fn an_answer_that_may_be_taken_back_has_told_nothing() {
    let (mut offered, mut kinds) = (0, BTreeMap::<QuestionKind, u32>::new());
    let (mut melds, mut answers) = (0, 0);
    for mut play in plays(4_000..4_150) {
        loop {
            let before = play.game;
            if !play.advance() {
                break;
            }
            answers += 1;
            let given = Given::of(&before, *play.answers.last().unwrap());
            if given.may_be_taken_back {
                offered += 1;
                melds += u32::from(matches!(given.answer, Answer::Meld(_)));
                *kinds.entry(before.question().unwrap().kind).or_default() += 1;
                assert_nothing_was_shown(&before, &given.after, given.seat);
                for _ in 0..WORLDS {
                    assert_same_in_another_world(&before, &given, &mut play);
                }
            } else if play.roll(8) == 0 {
                assert_same_in_another_world(&before, &given, &mut play);
            }
        }
    }
    assert!(offered > answers / 5, "{offered} of {answers} answers");
    assert!(melds > 10_000, "{melds} melds");
    for kind in QuestionKind::ALL {
        let count = kinds.get(&kind).copied().unwrap_or_default();
        // The others wait for the opening cards, or see the card that was returned for parley.
        let least = match kind {
            QuestionKind::Opening | QuestionKind::Back | QuestionKind::Owner => 0,
            QuestionKind::Special | QuestionKind::Icon | QuestionKind::Payment => 1,
            _ => 50,
        };
        assert!(count >= least, "{kind} was taken back {count} times: {kinds:?}");
    }
}

/// An answer with everything that its player saw of what followed.
struct Given {
    seat: Seat,
    answer: Answer,
    after: Game,
    told: (Vec<Event<Face>>, Vec<Face>),
    may_be_taken_back: bool,
}

impl Given {
    fn of(before: &Game, answer: Answer) -> Given {
        let seat = before.asked().unwrap();
        let (mut after, mut events) = (*before, Vec::new());
        after.answer_unchecked(answer, &mut events);
        let said = Said { seat, answer: before.write(answer) };
        let may_be_taken_back = Game::may_take_back(before, &after, &said, events.iter());
        Given { seat, answer, after, told: told(before, seat, &events), may_be_taken_back }
    }
}

/// The events as a seat sees them without the faces of cards that lie in no order, and these faces, sorted.
///
/// Cards with equal backs that move together, or are shown then, go in an order by chance.
fn told(before: &Game, seat: Seat, events: &[Event<Shown>]) -> (Vec<Event<Face>>, Vec<Face>) {
    let age = |card| before.rules().facts(card).age;
    let in_no_order = |zone: Zone| !matches!(zone, Zone::Deck | Zone::Board(_));
    let (mut told, mut faces) = (Vec::new(), Vec::new());
    for event in events {
        told.push(match before.told(event, seat) {
            Event::Moved { by, card, kind, from, to } if in_no_order(from) && in_no_order(to) => {
                faces.push(card);
                Event::Moved { by, card: Face::back(card.age), kind, from, to }
            }
            Event::Revealed { by, card } => {
                faces.push(Face::open(age(card), card));
                let stand_in = before.rules().all().iter().find(|&other| age(other) == age(card));
                Event::Revealed { by, card: stand_in.unwrap() }
            }
            event => event,
        });
    }
    faces.sort_unstable();
    (told, faces)
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

/// Gives the same answer in another game that the player cannot tell from this one. It is the same there whether the answer
/// may be taken back, so the offer tells nothing. If it may, the player sees and is told the same.
fn assert_same_in_another_world(before: &Game, given: &Given, play: &mut Play) {
    let other = Given::of(&before.redeal(given.seat, &mut play.dice), given.answer);
    let (what, seat) = (before.write(given.answer), given.seat);
    assert_eq!(other.may_be_taken_back, given.may_be_taken_back, "the offer for `{what}` tells");
    if given.may_be_taken_back {
        assert_eq!(other.after.view(seat), given.after.view(seat), "`{what}` shows something");
        assert_eq!(other.told, given.told, "`{what}` tells something");
    }
}
