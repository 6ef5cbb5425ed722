//! A game with its history.

use crate::game::Game;
use crate::record::{Record, Said};
use crate::seat::Seat;
use std::fmt::Debug;

/// The entry of a journal that takes the last answer back.
pub const TAKE_BACK: &str = "take back";

/// The same in the journals of Inventions up to version 0.1.
const UNDO: &str = "undo";

/// The entry of a journal that gives again what was taken back last.
pub const REDO: &str = "redo";

/// The entry of a journal after which nothing is taken back any more.
pub const FINISH: &str = "finish";

/// The number of answers between two games that are kept, so that any moment is only a few answers away from one of them.
const STRIDE: usize = 32;

/// An event with the moment at which it had happened.
type Happened<G> = (usize, <G as Game>::Event);

/// A game with its history: the set-up, the answers given since and what happened, and from these the game at any moment.
///
/// A moment is a number of answers: 0 is the game as it was set up. Answers that were taken back are no part of the history.
///
/// A timeline grows by [`take`](Timeline::take), or in two steps where something must come between them: [`prepare`](Timeline::prepare)
/// plays an answer on a copy, once, and [`accept`](Timeline::accept) adopts the result after it has been stored.
#[derive(Clone, Debug)]
pub struct Timeline<G: Game> {
    setup: G::Setup,
    game: G,
    /// The game before the last answer.
    before: G,
    /// The games after 0, [`STRIDE`], 2 × [`STRIDE`], … answers.
    kept: Vec<G>,
    answers: Vec<Said>,
    events: Vec<Happened<G>>,
    /// The corrections: the moment of each, and the events that it retracted.
    corrections: Vec<(usize, Vec<Happened<G>>)>,
    /// The answers that were taken back and can be given again, the last one first.
    undone: Vec<Said>,
    taken_back: u32,
}

/// An answer that was played but is not yet part of a timeline.
#[derive(Clone, Debug)]
pub struct Prepared<G: Game> {
    said: Said,
    game: G,
    events: Vec<G::Event>,
    taken: Taken,
}

impl<G: Game> Prepared<G> {
    /// The game after the answer.
    pub fn game(&self) -> &G {
        &self.game
    }
}

/// The kind of a step in a game's history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// An answer to the open question.
    Answer,
    /// A correction: so many of the last events no longer hold, and the step in progress begins anew.
    Correction {
        /// How many.
        retracted: usize,
    },
}

/// The effect of a journal entry on a timeline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Followed {
    /// An answer was added.
    Answered,
    /// The history was changed otherwise: by a correction, or because something was taken back or given again.
    Rewritten,
    /// The game was declared finished.
    Finished,
}

/// The reason why a record is no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError<S: std::error::Error, I: std::error::Error> {
    /// The set-up starts no game.
    #[error(transparent)]
    Start(S),
    /// An answer is refused.
    #[error("answer {number} `{said}`: {reason}")]
    Answer {
        /// Which answer of the record, counted from 1.
        number: usize,
        /// The answer.
        said: Said,
        /// Why it is refused.
        reason: I,
    },
}

/// The reason why a record of a game cannot be played again.
pub type ReplayErrorOf<G> = ReplayError<<G as Game>::StartError, <G as Game>::Illegal>;

impl<G: Game> Timeline<G> {
    /// A game that begins.
    pub fn begin(setup: G::Setup, rules: G::Rules) -> Result<Timeline<G>, G::StartError> {
        let mut events = Vec::new();
        let game = G::start(&setup, rules, &mut events)?;
        Ok(Timeline {
            setup,
            before: game.clone(),
            kept: vec![game.clone()],
            game,
            answers: Vec::new(),
            events: events.into_iter().map(|event| (0, event)).collect(),
            corrections: Vec::new(),
            undone: Vec::new(),
            taken_back: 0,
        })
    }

    /// A recorded game, played again.
    pub fn open(
        record: Record<G::Setup>,
        rules: G::Rules,
    ) -> Result<Timeline<G>, ReplayErrorOf<G>> {
        let mut timeline = Timeline::begin(record.setup, rules).map_err(ReplayError::Start)?;
        for (number, said) in (1..).zip(record.answers) {
            let refused = |reason| ReplayError::Answer { number, said: said.clone(), reason };
            timeline.take(&said).map_err(refused)?;
        }
        Ok(timeline)
    }

    /// The set-up.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The game before the last answer, if one was given.
    pub fn before(&self) -> Option<&G> {
        (self.moment() > 0).then_some(&self.before)
    }

    /// The number of answers given.
    pub fn moment(&self) -> usize {
        self.answers.len()
    }

    /// The answers.
    pub fn answers(&self) -> &[Said] {
        &self.answers
    }

    /// The events, each with the moment at which it had happened.
    pub fn events(&self) -> &[(usize, G::Event)] {
        &self.events
    }

    /// The events after a moment.
    pub fn events_after(&self, moment: usize) -> &[(usize, G::Event)] {
        &self.events[self.events.partition_point(|(at, _)| *at <= moment)..]
    }

    /// The events up to a moment.
    pub fn events_until(&self, moment: usize) -> &[(usize, G::Event)] {
        &self.events[..self.events.partition_point(|(at, _)| *at <= moment)]
    }

    /// The number of answers that were taken back.
    pub fn taken_back(&self) -> u32 {
        self.taken_back
    }

    /// The record: the set-up and the answers.
    pub fn record(&self) -> Record<G::Setup> {
        let mut record = Record::new(self.setup.clone());
        record.answers.clone_from(&self.answers);
        record
    }

    /// The game at a moment.
    ///
    /// # Panics
    ///
    /// If fewer answers have been given.
    pub fn at(&self, moment: usize) -> G {
        let kept = moment / STRIDE;
        let mut game = self.kept[kept].clone();
        for said in &self.answers[kept * STRIDE..moment] {
            game.take(said, &mut Vec::new()).expect("the answer was taken before");
        }
        game
    }

    /// The games at all moments from the first on.
    pub fn games(&self) -> impl Iterator<Item = G> {
        let mut game = self.kept[0].clone();
        let after = move |said: &Said| {
            game.take(said, &mut Vec::new()).expect("the answer was taken before");
            game.clone()
        };
        std::iter::once(self.kept[0].clone()).chain(self.answers.iter().map(after))
    }

    /// Plays an answer without adding it. Once is enough: [`accept`](Timeline::accept) adopts the result.
    pub fn prepare(&self, said: &Said) -> Result<Prepared<G>, G::Illegal> {
        let (mut game, mut events) = (self.game.clone(), Vec::new());
        let taken = game.take(said, &mut events)?;
        Ok(Prepared { said: said.clone(), game, events, taken })
    }

    /// Adds an answer that was prepared by this timeline as it stands.
    pub fn accept(&mut self, prepared: Prepared<G>) -> Followed {
        self.undone.clear();
        let followed = match prepared.taken {
            Taken::Answer => Followed::Answered,
            Taken::Correction { .. } => Followed::Rewritten,
        };
        self.push(prepared);
        followed
    }

    fn push(&mut self, Prepared { said, game, events, taken }: Prepared<G>) {
        self.before = std::mem::replace(&mut self.game, game);
        self.answers.push(said);
        let moment = self.answers.len();
        if let Taken::Correction { retracted } = taken {
            let retracted = self.events.split_off(self.events.len().saturating_sub(retracted));
            self.corrections.push((moment, retracted));
        }
        self.events.extend(events.into_iter().map(|event| (moment, event)));
        if moment.is_multiple_of(STRIDE) {
            self.kept.push(self.game.clone());
        }
    }

    /// Takes an answer, or whatever else a record of this game may hold. A refused one changes nothing.
    pub fn take(&mut self, said: &Said) -> Result<(), G::Illegal> {
        let prepared = self.prepare(said)?;
        self.accept(prepared);
        Ok(())
    }

    /// The same for the seat that is asked, which says this.
    pub fn say(&mut self, text: &str) -> Result<(), G::Illegal> {
        let seat = self.game.asked().unwrap_or(Seat::A);
        self.take(&Said { seat, answer: text.to_owned() })
    }

    /// Gives an answer of the seat that is asked. One that is not listed is refused, and nothing changes.
    pub fn answer(&mut self, answer: G::Answer) -> Result<(), G::Illegal> {
        self.say(&self.game.write(answer))
    }

    /// Follows an entry of a journal: an answer, or one of [`TAKE_BACK`], [`REDO`] and [`FINISH`].
    pub fn follow(&mut self, said: &Said) -> Result<Followed, G::Illegal> {
        match said.answer.as_str() {
            TAKE_BACK | UNDO => self.take_back(),
            REDO => self.redo(),
            FINISH => return Ok(Followed::Finished),
            _ => {
                let prepared = self.prepare(said)?;
                return Ok(self.accept(prepared));
            }
        };
        Ok(Followed::Rewritten)
    }

    /// The seat that may take the last answer back, by the rules of the game.
    pub fn may_take_back(&self) -> Option<Seat> {
        let by = self.answers.last()?.seat;
        let events = self.events_after(self.moment() - 1);
        let events = events.iter().map(|(_, event)| event);
        G::may_take_back(&self.before, &self.game, by, events).then_some(by)
    }

    /// Takes the last answer back, fair or not; nothing happens where there is none.
    pub fn take_back(&mut self) -> bool {
        let Some(last) = self.answers.last().cloned() else { return false };
        self.rewind(self.moment() - 1);
        self.undone.push(last);
        true
    }

    /// Goes back to an earlier moment; nothing happens where it is not earlier. What came after it cannot be given again by
    /// [`redo`](Timeline::redo).
    pub fn back_to(&mut self, moment: usize) {
        if moment < self.moment() {
            self.undone.clear();
            self.rewind(moment);
        }
    }

    fn rewind(&mut self, moment: usize) {
        self.taken_back += (self.moment() - moment) as u32;
        self.answers.truncate(moment);
        self.kept.truncate(moment / STRIDE + 1);
        (self.game, self.before) = (self.at(moment), self.at(moment.saturating_sub(1)));
        // The events that a correction retracted hold again once it is gone.
        while let Some((corrected, retracted)) = self.corrections.pop_if(|(at, _)| *at > moment) {
            self.events.truncate(self.events_until(corrected - 1).len());
            self.events.extend(retracted);
        }
        self.events.truncate(self.events_until(moment).len());
    }

    /// Whether an answer can be given again: one that was taken back, and none was given since.
    pub fn may_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Gives again the answer that was taken back last; nothing happens where there is none.
    pub fn redo(&mut self) -> bool {
        let Some(said) = self.undone.pop() else { return false };
        let prepared = self.prepare(&said).expect("the answer was taken before");
        self.push(prepared);
        true
    }
}
