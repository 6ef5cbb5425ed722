//! What a computer player is, and the simplest one.

use crate::luck::{Luck, any};
use crate::seen::Seen;
use eureka_table::Game;

/// A computer player.
pub trait Bot<G: Game>: Send {
    /// Its answer, one of those listed.
    fn choose(&mut self, seen: Seen<'_, G>) -> G::Answer;

    /// How many worlds it has looked at in all its answers.
    fn iterations(&self) -> u64 {
        0
    }
}

/// Takes any answer, all alike.
pub struct Random(Luck);

impl Random {
    /// A player with this stream of random numbers.
    pub fn new(luck: Luck) -> Random {
        Random(luck)
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, seen: Seen<'_, G>) -> G::Answer {
        any(seen.answers().as_ref(), &mut self.0)
    }
}
