//! The trait behind which every game sits, so that bots, records, storage, pages and terminals are written once.

use crate::record::Said;
use crate::seat::{Seat, SeatSet};
use crate::timeline::Taken;
use crate::words;
use rand_core::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

/// A game in progress: a question to one of the seats, or an outcome.
///
/// A game never waits for anything but an answer, so a game is its set-up and the answers given since: a
/// [`Timeline`](crate::Timeline). There is no undo here.
pub trait Game: Clone + Debug {
    /// The name of the game in records.
    const NAME: &'static str;

    /// A question, and whom it is put to.
    type Question: Copy + Eq;
    /// An answer.
    type Answer: Copy + Ord + Debug;
    /// A list of answers.
    type Answers: AsRef<[Self::Answer]>;
    /// The knowledge of one seat. It has no field for anything else.
    type View: Eq;
    /// The reason why an answer was refused.
    type Illegal: std::error::Error + Clone + Send + Sync + 'static;
    /// The beginning of a game, as records keep it.
    type Setup: Clone + Debug + Serialize + DeserializeOwned;
    /// The part of a beginning that no record keeps: the cards at hand, for a game whose records only name them.
    type Rules: Copy;
    /// The reason why a set-up starts no game.
    type StartError: std::error::Error + Clone + Send + Sync + 'static;
    /// Something that happened, with everything about it.
    type Event: Clone + Debug;
    /// The same as one seat may know it.
    type Told;

    /// Starts a game, and adds what happens before the first question.
    fn start(
        setup: &Self::Setup,
        rules: Self::Rules,
        events: &mut Vec<Self::Event>,
    ) -> Result<Self, Self::StartError>;

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

    /// Gives an answer that was just taken from the list, and adds what happens.
    fn answer_telling(&mut self, answer: Self::Answer, events: &mut Vec<Self::Event>);

    /// Does what stands in a record, and adds what happens. That is an answer in the notation, and in some games more.
    fn take(&mut self, said: &Said, events: &mut Vec<Self::Event>) -> Result<Taken, Self::Illegal> {
        let answer = self.read_from(said.seat, &said.answer)?;
        self.answer_telling(answer, events);
        Ok(Taken::Answer)
    }

    /// The event as a seat may know it.
    fn told(&self, event: &Self::Event, seat: Seat) -> Self::Told;

    /// Whether a player may take an answer back. It turned the game `before` into the game `after` and brought about the `events`.
    fn may_take_back<'a>(
        before: &Self,
        after: &Self,
        by: Seat,
        events: impl Iterator<Item = &'a Self::Event>,
    ) -> bool
    where
        Self: 'a;

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

    /// The listed answer that is written so, if it is this seat that is asked.
    fn read_from(&self, seat: Seat, text: &str) -> Result<Self::Answer, Self::Illegal>;
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
