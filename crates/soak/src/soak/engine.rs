//! Games without a server, with their invariants checked at every answer.

mod companion;
mod innovation;
mod solo_game;

use crate::soak::site::Phase;
use crate::soak::tally::{Kind, Tally};
use eureka_testkit::Dice;
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tokio::sync::watch;

/// Plays one game, counts its kind, and gives the number of its answers.
type Play = fn(&mut Dice, &Tally) -> u64;

/// The games, and how often each is played.
const GAMES: [(&str, usize, Play); 3] = [
    ("Innovation", 6, innovation::play),
    ("Inventions with the real box", 1, companion::play),
    ("Inventions as a whole", 1, solo_game::play),
];

/// Plays games from this number on until the faults end: at least one.
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

fn message(broken: &(dyn Any + Send)) -> String {
    let text = broken.downcast_ref::<String>().map(String::as_str);
    text.or(broken.downcast_ref::<&str>().copied()).unwrap_or("it broke down").to_owned()
}
