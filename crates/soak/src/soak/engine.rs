//! Games without a server, with their invariants checked at every answer.

mod innovation;
mod inventions;

use crate::soak::site::Phase;
use crate::soak::tally::{Kind, Tally};
use eureka_table::{Game, Record, Timeline};
use eureka_testkit::Dice;
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tokio::sync::watch;

/// A function that plays one game, counts its kind, and returns the number of its answers.
type Play = fn(&mut Dice, &Tally) -> u64;

/// The games, each with its relative frequency.
const GAMES: [(&str, usize, Play); 3] = [
    ("Innovation", 6, innovation::play),
    ("Inventions with the real box", 1, inventions::companion),
    ("Inventions as a whole", 1, inventions::solo_game),
];

/// Plays games from this number on until the faults end, at least one.
pub(super) fn work(tally: &Tally, seed: u64, from: u64, phases: &watch::Receiver<Phase>) {
    for number in from.. {
        let mut dice = Dice::new(seed, number);
        let (name, play) = any(&mut dice);
        match catch_unwind(AssertUnwindSafe(|| play(&mut dice, tally))) {
            Ok(answers) => {
                tally.count(format!("games of {name}"));
                tally.count("games ended");
                tally.add("answers given", answers);
            }
            Err(broken) => {
                let said = message(broken.as_ref());
                let again = format!(
                    "cargo xtask soak --only engine --seed {seed} --game {number} --minutes 0"
                );
                tally.found(Kind::Panic, format!("game {number} of {name}: {said} ({again})"));
            }
        }
        if *phases.borrow() != Phase::Faults {
            return;
        }
    }
}

fn any(dice: &mut Dice) -> (&'static str, Play) {
    let mut left = dice.below(GAMES.iter().map(|(_, often, _)| often).sum());
    for (name, often, play) in GAMES {
        if left < often {
            return (name, play);
        }
        left -= often;
    }
    unreachable!("the number is below the sum")
}

/// Chooses an answer, after checking the list of answers and the notation of the chosen one.
fn checked_answer<G: Game>(game: &G, choose: impl FnOnce(&[G::Answer]) -> G::Answer) -> G::Answer {
    let answers = game.answers();
    assert!(!answers.as_ref().is_empty(), "somebody is asked and has no answer");
    assert!(answers.as_ref().is_sorted_by(|one, next| one < next), "the answers are sorted");
    let answer = choose(answers.as_ref());
    let text = game.write(answer);
    let seat = game.asked().expect("somebody is asked");
    assert_eq!(game.read_from(seat, &text).ok(), Some(answer), "`{text}` reads as it is written");
    answer
}

/// Checks that the record of a game can be written, read and replayed. Returns the replayed game.
fn replayed<G>(timeline: &Timeline<G>, rules: G::Rules) -> Timeline<G>
where
    G: Game<Setup: PartialEq, Event: PartialEq> + PartialEq,
{
    let record = Record::read(&timeline.record().write()).unwrap();
    assert!(record == timeline.record(), "a record reads as it is written");
    let again = Timeline::open(record, rules).unwrap();
    assert!(again.game() == timeline.game(), "and replays");
    assert!(again.events() == timeline.events(), "and tells the same");
    again
}

fn message(broken: &(dyn Any + Send)) -> String {
    let text = broken.downcast_ref::<String>().map(String::as_str);
    text.or(broken.downcast_ref::<&str>().copied()).unwrap_or("it broke down").to_owned()
}
