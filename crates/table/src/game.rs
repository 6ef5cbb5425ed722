//! What a game must offer so that bots, records, storage, pages and terminals can be written once.

use crate::seat::{Seat, SeatSet};
use crate::words;
use rand_core::Rng;

/// A game in progress: a question to one of the seats, or an outcome.
///
/// A game never waits for anything but an answer, so a game is its set-up and the answers given since. There is no undo
/// here: replay the answers.
pub trait Game: Clone {
    /// What is asked, and of whom.
    type Question: Copy + Eq;
    /// One answer.
    type Answer: Copy + Ord + std::fmt::Debug;
    /// A list of answers.
    type Answers: AsRef<[Self::Answer]>;
    /// What one seat may know. It has no field for anything else.
    type View: Eq;
    /// Why an answer was refused.
    type Illegal: std::error::Error;

    /// How many seats the table has.
    fn players(&self) -> u8;

    /// The seats that win and lose with this one, itself among them.
    fn team(&self, seat: Seat) -> SeatSet {
        SeatSet::only(seat)
    }

    /// Who must answer, if the game is not over.
    fn asked(&self) -> Option<Seat>;

    /// The open question, if the game is not over.
    fn question(&self) -> Option<Self::Question>;

    /// The answers to it: sorted, each once; none when the game is over.
    fn answers(&self) -> Self::Answers;

    /// Gives an answer. One that is not listed is refused, and nothing changes.
    fn answer(&mut self, answer: Self::Answer) -> Result<(), Self::Illegal>;

    /// Gives an answer that was just taken from the list.
    fn answer_unchecked(&mut self, answer: Self::Answer);

    /// What this seat may know.
    fn view(&self, seat: Seat) -> Self::View;

    /// Another game that this seat cannot tell from the real one: what it does not know is dealt anew. From all games that the seat
    /// cannot tell apart, the same stream of numbers deals the same one.
    #[must_use]
    fn redeal(&self, seat: Seat, rng: &mut impl Rng) -> Self;

    /// How the game ended, if it has.
    fn outcome(&self) -> Option<Outcome>;

    /// The notation of an answer.
    fn write(&self, answer: Self::Answer) -> String;

    /// The listed answer that is written so.
    fn read(&self, text: &str) -> Result<Self::Answer, Self::Illegal>;
}

/// Who won, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The winners; several share the victory.
    pub winners: SeatSet,
    /// What ended the game.
    pub ending: Ending,
}

words! {
    /// What can end a game.
    pub enum Ending {
        /// Enough achievements.
        Achievements = "achievements",
        /// The cards ran out, and points decided.
        Score = "score",
        /// A card said who wins.
        Card = "card",
        /// Only one player or team was left.
        Elimination = "elimination",
    }
}
