//! What a computer player is and gets to see, and the simplest one.

use crate::luck::{Luck, any};
use eureka_table::{Game, Seat};
use rand_core::Rng;

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

/// A game as the seat that must answer sees it. Whoever has this can look at the view, and play on in worlds that the seat cannot
/// tell from the real one; there is no way to the real one.
pub struct Seen<'a, G> {
    game: &'a G,
    seat: Seat,
    moment: usize,
}

impl<G> Clone for Seen<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G> Copy for Seen<'_, G> {}

impl<'a, G: Game> Seen<'a, G> {
    /// What the seat that is asked sees; nothing when the game is over.
    ///
    /// `moment` is the number of answers given so far in the game, by anybody: a bot that keeps its thoughts from one question to the
    /// next must know whether somebody else was asked in between.
    pub fn of(game: &'a G, moment: usize) -> Option<Seen<'a, G>> {
        Some(Seen { game, seat: game.asked()?, moment })
    }

    /// Who is asked.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many answers have been given before.
    pub fn moment(&self) -> usize {
        self.moment
    }

    /// What is asked.
    pub fn question(&self) -> G::Question {
        self.game.question().expect("somebody is asked")
    }

    /// The answers to choose from.
    pub fn answers(&self) -> G::Answers {
        self.game.answers()
    }

    /// All that the seat may know.
    pub fn view(&self) -> G::View {
        self.game.view(self.seat)
    }

    /// A game that the seat cannot tell from the real one.
    pub fn redeal(&self, luck: &mut impl Rng) -> G {
        self.game.redeal(self.seat, luck)
    }
}
