//! The trait that every game implements, so that bots, records, storage, pages and terminals are written once.

use crate::record::Said;
use crate::seat::{Seat, SeatSet};
use crate::timeline::LineKind;
use crate::words;
use rand_core::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

/// The line of a record by which a seat gives up, in games that allow it.
pub const RESIGN: &str = "resign";

/// A game in progress: a question to one of the seats, or an outcome.
///
/// A game never waits for anything but an answer, and every random number follows from the set-up. So the set-up and the
/// answers given since determine the game; a [`Timeline`](crate::Timeline) holds both, and is also where undo lives.
///
/// # Examples
///
/// `Counter` of `tests/counter/mod.rs` is about the smallest possible game: two players take turns adding 1, 2 or 3 until
/// they reach a goal.
///
/// ```
/// # mod counter { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/counter/mod.rs")); }
/// # use counter::{Counter, CounterError, Setup};
/// use eureka_table::{Game, Seat, SeatSet};
///
/// let mut game = Counter::start(&Setup { goal: 4 }, (), &mut Vec::new())?;
/// assert_eq!(game.asked(), Some(Seat::A));
/// assert_eq!(game.answers(), [1, 2, 3]);
/// assert!(game.answer(7).is_err());
///
/// game.answer(3)?;
/// let answer = game.read_from(Seat::new(1), "2")?;
/// game.answer(answer)?;
/// assert!(game.answers().is_empty());
/// assert_eq!(game.outcome().unwrap().winners, SeatSet::only(Seat::A));
/// # Ok::<(), CounterError>(())
/// ```
pub trait Game: Clone + Debug + Sync {
    /// The name of the game in records.
    const NAME: &'static str;

    /// A question, with the seat it is put to.
    type Question: Copy + Eq + Send + Sync;
    /// An answer.
    type Answer: Copy + Ord + Debug + Send + Sync;
    /// A list of answers.
    type Answers: AsRef<[Self::Answer]>;
    /// The knowledge of one seat. It has no field for anything else.
    type View: Eq;
    /// The reason why an answer was refused.
    type Illegal: std::error::Error + Clone + Send + Sync + 'static;
    /// The set-up, as records store it.
    type Setup: Clone + Debug + Serialize + DeserializeOwned;
    /// The part of the set-up that records do not store: in Innovation the cards, which a record only names.
    type Rules: Copy;
    /// The reason why a set-up cannot start a game.
    type StartError: std::error::Error + Clone + Send + Sync + 'static;
    /// Something that happened, in full detail.
    type Event: Clone + Debug;
    /// An event as one seat may know it.
    type Told;

    /// Starts a game, and adds the events before the first question to `events`.
    fn start(
        setup: &Self::Setup,
        rules: Self::Rules,
        events: &mut Vec<Self::Event>,
    ) -> Result<Self, Self::StartError>;

    /// The number of seats at the table.
    fn players(&self) -> u8;

    /// The seats that win and lose with this one, itself among them.
    fn team(&self, seat: Seat) -> SeatSet {
        SeatSet::only(seat)
    }

    /// The seat that must answer, unless the game is over.
    fn asked(&self) -> Option<Seat>;

    /// All seats that may answer now. In most games and at most moments that is the one that is [asked](Game::asked); where
    /// several choose at the same time, that is the first of them.
    fn awaited(&self) -> SeatSet {
        self.asked().map_or(SeatSet::NONE, SeatSet::only)
    }

    /// The same game with the question to this seat as the open one; `None` if the seat is not [awaited](Game::awaited).
    fn facing(&self, seat: Seat) -> Option<Self> {
        (self.asked() == Some(seat)).then(|| self.clone())
    }

    /// Whether the game `after`, which came from the game `before` by what a seat `said`, goes on asking that seat for the same: where
    /// cards are named one after the other, the seat may name several together. `next` is what it said to this question.
    fn goes_on(_before: &Self, _said: &Said, _after: &Self, _next: &Said) -> bool {
        false
    }

    /// The turn in progress, in games with turns.
    fn turn(&self) -> Option<Turn> {
        None
    }

    /// Whether this seat may give up now, by the line [`RESIGN`].
    fn may_resign(&self, _: Seat) -> bool {
        false
    }

    /// The open question, unless the game is over.
    fn question(&self) -> Option<Self::Question>;

    /// The legal answers to the open question: sorted, without duplicates, and empty when the game is over.
    fn answers(&self) -> Self::Answers;

    /// Gives an answer. An answer that is not listed is refused and changes nothing.
    fn answer(&mut self, answer: Self::Answer) -> Result<(), Self::Illegal>;

    /// Gives an answer that was just taken from [`answers`](Game::answers). Any other answer may break the game.
    fn answer_unchecked(&mut self, answer: Self::Answer);

    /// Does the same as [`answer_unchecked`](Game::answer_unchecked), and adds the events to `events`.
    fn answer_telling(&mut self, answer: Self::Answer, events: &mut Vec<Self::Event>);

    /// Plays one line of a record, and adds the events to `events`. A line is an answer in the game's notation; a game
    /// that can be corrected by hand or given up overrides this method to accept those lines too.
    fn take(
        &mut self,
        said: &Said,
        events: &mut Vec<Self::Event>,
    ) -> Result<LineKind, Self::Illegal> {
        let answer = self.read_from(said.seat, &said.answer)?;
        self.answer_telling(answer, events);
        Ok(LineKind::Answer)
    }

    /// An event as this seat may know it.
    fn told(&self, event: &Self::Event, seat: Seat) -> Self::Told;

    /// Whether a seat may take back what it `said`, which turned the game `before` into the game `after` and caused the
    /// `events`.
    fn may_take_back<'a>(
        before: &Self,
        after: &Self,
        said: &Said,
        events: impl Iterator<Item = &'a Self::Event>,
    ) -> bool
    where
        Self: 'a;

    /// The same game without what only views and redeals need: for searches, which play on where nobody looks.
    #[must_use]
    fn forgetful(self) -> Self {
        self
    }

    /// The knowledge of this seat.
    fn view(&self, seat: Seat) -> Self::View;

    /// Another game that this seat cannot tell from the real one: everything the seat does not know is dealt anew.
    ///
    /// The result must not depend on hidden information: from two games that look the same to the seat, the same random
    /// numbers must deal the same game.
    #[must_use]
    fn redeal(&self, seat: Seat, rng: &mut impl Rng) -> Self;

    /// The outcome, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// The notation of an answer.
    fn write(&self, answer: Self::Answer) -> String;

    /// The listed answer with this notation.
    fn read(&self, text: &str) -> Result<Self::Answer, Self::Illegal>;

    /// The listed answer with this notation. Refused if another seat is asked.
    fn read_from(&self, seat: Seat, text: &str) -> Result<Self::Answer, Self::Illegal>;
}

/// A turn in progress, as far as it matters to a player who divides the time for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The player whose turn it is; `None` while all prepare for the first one.
    pub seat: Option<Seat>,
    /// The number of actions that are still to be chosen in it.
    pub actions: u8,
    /// Whether the open question chooses one of them.
    pub is_choosing: bool,
}

/// The winners of a game, and the way it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The winners. If there are several, they share the victory.
    pub winners: SeatSet,
    /// The way the game ended.
    pub ending: Ending,
}

words! {
    /// The ways a game can end.
    ///
    /// Packed games store the position in this list: append variants, never insert or reorder them.
    pub enum Ending {
        /// Enough achievements.
        Achievements = "achievements",
        /// The cards ran out, and points decided.
        Score = "score",
        /// A card named the winner.
        Card = "card",
        /// Only one player or team was left.
        Elimination = "elimination",
    }
}
