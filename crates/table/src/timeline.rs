//! A game together with its history: answers can be taken back, and any earlier moment looked at.

use crate::game::Game;
use crate::record::{Record, Said};
use crate::seat::Seat;
use std::fmt::Debug;

/// The journal entry that takes back the last answer.
pub const TAKE_BACK: &str = "take back";

/// The same entry in journals of Inventions up to version 0.1.
const UNDO: &str = "undo";

/// The journal entry that repeats the answer taken back last.
pub const REDO: &str = "redo";

/// The journal entry that declares the game finished.
pub const FINISH: &str = "finish";

/// The number of answers between two stored copies of the game. A smaller number uses more memory; a larger one takes
/// longer to reach a moment between two copies.
const CHECKPOINT_INTERVAL: usize = 32;

/// An event with the moment at which it happened.
type TimedEvent<G> = (usize, <G as Game>::Event);

/// A game together with its history: the set-up, the answers given since and their events.
///
/// A moment is a number of answers; moment 0 is the game right after its set-up. Answers that were taken back are not
/// part of the history.
///
/// A timeline grows by [`take`](Timeline::take), or in two steps if the answer must be stored first:
/// [`prepare`](Timeline::prepare) plays it on a copy, and [`accept`](Timeline::accept) adopts that copy.
///
/// # Examples
///
/// Played with the counting game of `tests/counter/mod.rs`:
///
/// ```
/// # mod counter { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/counter/mod.rs")); }
/// # use counter::{Counter, CounterError, Setup};
/// use eureka_table::Timeline;
///
/// let mut timeline = Timeline::<Counter>::begin(Setup { goal: 100 }, ())?;
/// timeline.answer(3)?;
/// timeline.say("2")?;
/// assert_eq!((timeline.moment(), timeline.game().total), (2, 5));
/// assert_eq!(timeline.at(1).total, 3);
///
/// timeline.take_back();
/// assert_eq!(timeline.game().total, 3);
/// timeline.redo();
/// assert_eq!(timeline.game().total, 5);
///
/// // The record holds the set-up and the answers, and opening it gives the same game.
/// let again = Timeline::<Counter>::open(timeline.record(), ()).unwrap();
/// assert_eq!(again.game(), timeline.game());
/// # Ok::<(), CounterError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Timeline<G: Game> {
    setup: G::Setup,
    game: G,
    /// The game before the last answer.
    before: G,
    /// The games after 0, [`CHECKPOINT_INTERVAL`], 2 × [`CHECKPOINT_INTERVAL`], … answers.
    checkpoints: Vec<G>,
    answers: Vec<Said>,
    events: Vec<TimedEvent<G>>,
    /// The moment of each correction, and the events it retracted.
    corrections: Vec<(usize, Vec<TimedEvent<G>>)>,
    /// The answers that were taken back and can be repeated. The next one to repeat is last.
    undone: Vec<Said>,
    taken_back: u32,
}

/// An answer that was played on a copy and is not yet part of the timeline.
#[derive(Clone, Debug)]
pub struct Prepared<G: Game> {
    said: Said,
    game: G,
    events: Vec<G::Event>,
    kind: LineKind,
}

impl<G: Game> Prepared<G> {
    /// The game after the answer.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Plays a line on a copy of a game.
    fn new(game: &G, said: &Said) -> Result<Prepared<G>, G::Illegal> {
        let (mut game, mut events) = (game.clone(), Vec::new());
        let kind = game.take(said, &mut events)?;
        Ok(Prepared { said: said.clone(), game, events, kind })
    }
}

/// The kind of a line in a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineKind {
    /// An answer to the open question.
    Answer,
    /// A correction of the position: the last few events no longer hold, and the current step starts over.
    Correction {
        /// The number of events retracted.
        retracted: usize,
    },
}

/// The change that a journal entry makes to the history of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HistoryChange {
    /// An answer was added.
    Answered,
    /// The history changed in another way: by a correction, or by taking back or repeating an answer.
    Rewritten,
    /// The game was declared finished.
    Finished,
}

/// The reason why a record cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError<S: std::error::Error, I: std::error::Error> {
    /// The set-up cannot start a game.
    #[error(transparent)]
    Start(S),
    /// An answer is refused.
    #[error("answer {number} `{said}`: {reason}")]
    Answer {
        /// The number of the answer in the record, counted from 1.
        number: usize,
        /// The answer.
        said: Said,
        /// The reason for the refusal.
        reason: I,
    },
}

/// The [`ReplayError`] of a particular game.
pub type ReplayErrorOf<G> = ReplayError<<G as Game>::StartError, <G as Game>::Illegal>;

impl<G: Game> Timeline<G> {
    /// Starts a game.
    pub fn begin(setup: G::Setup, rules: G::Rules) -> Result<Timeline<G>, G::StartError> {
        let mut events = Vec::new();
        let game = G::start(&setup, rules, &mut events)?;
        Ok(Timeline {
            setup,
            before: game.clone(),
            checkpoints: vec![game.clone()],
            game,
            answers: Vec::new(),
            events: events.into_iter().map(|event| (0, event)).collect(),
            corrections: Vec::new(),
            undone: Vec::new(),
            taken_back: 0,
        })
    }

    /// Replays a recorded game.
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

    /// The current game.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The game before the last answer, if there is one.
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

    /// The events, each with its moment.
    pub fn events(&self) -> &[(usize, G::Event)] {
        &self.events
    }

    /// The events after a moment.
    pub fn events_after(&self, moment: usize) -> &[(usize, G::Event)] {
        &self.events[self.events.partition_point(|(at, _)| *at <= moment)..]
    }

    /// The events up to and including a moment.
    pub fn events_until(&self, moment: usize) -> &[(usize, G::Event)] {
        &self.events[..self.events.partition_point(|(at, _)| *at <= moment)]
    }

    /// The number of answers taken back so far.
    pub fn taken_back(&self) -> u32 {
        self.taken_back
    }

    /// The record: the set-up and the answers.
    pub fn record(&self) -> Record<G::Setup> {
        let mut record = Record::new(self.setup.clone());
        record.answers.clone_from(&self.answers);
        record
    }

    /// The game at an earlier moment, or at the current one.
    ///
    /// # Panics
    ///
    /// If fewer answers than that have been given.
    pub fn at(&self, moment: usize) -> G {
        let checkpoint = moment / CHECKPOINT_INTERVAL;
        let mut game = self.checkpoints[checkpoint].clone();
        for said in &self.answers[checkpoint * CHECKPOINT_INTERVAL..moment] {
            game.take(said, &mut Vec::new()).expect("the answer was taken before");
        }
        game
    }

    /// The games at all moments, from moment 0 on.
    pub fn games(&self) -> impl Iterator<Item = G> {
        let mut game = self.checkpoints[0].clone();
        let after = move |said: &Said| {
            game.take(said, &mut Vec::new()).expect("the answer was taken before");
            game.clone()
        };
        std::iter::once(self.checkpoints[0].clone()).chain(self.answers.iter().map(after))
    }

    /// Plays an answer on a copy, to be adopted by [`accept`](Timeline::accept) without playing it again.
    pub fn prepare(&self, said: &Said) -> Result<Prepared<G>, G::Illegal> {
        Prepared::new(&self.game, said)
    }

    /// Plays the first line on a copy, and each of the others as long as the game [goes on](Game::goes_on) asking for the same. All
    /// are to be adopted by [`accept`](Timeline::accept), in this order. If a line is refused, all are.
    pub fn prepare_all(&self, said: &[Said]) -> Result<Vec<Prepared<G>>, G::Illegal> {
        let mut prepared: Vec<Prepared<G>> = Vec::with_capacity(said.len());
        for next in said {
            let (before, last) = match &prepared[..] {
                [] => (None, None),
                [only] => (Some(&self.game), Some(only)),
                [.., before, last] => (Some(&before.game), Some(last)),
            };
            let goes_on = |(before, last): (&G, &Prepared<G>)| {
                G::goes_on(before, &last.said, &last.game, next)
            };
            if !before.zip(last).is_none_or(goes_on) {
                break;
            }
            prepared.push(Prepared::new(last.map_or(&self.game, |last| &last.game), next)?);
        }
        Ok(prepared)
    }

    /// The number of last answers that their seat may take back together, at most `most`, if the rules of the game allow it.
    pub fn may_take_back_together(&self, most: usize) -> usize {
        let Some(seat) = self.may_take_back() else { return 0 };
        let mut earlier = self.clone();
        let mut count = 1;
        while count < most {
            earlier.take_back();
            if earlier.may_take_back() != Some(seat) {
                break;
            }
            count += 1;
        }
        count
    }

    /// Adds a prepared answer without playing it again. The timeline must not have changed since [`prepare`](Timeline::prepare).
    pub fn accept(&mut self, prepared: Prepared<G>) -> HistoryChange {
        self.undone.clear();
        let change = match prepared.kind {
            LineKind::Answer => HistoryChange::Answered,
            LineKind::Correction { .. } => HistoryChange::Rewritten,
        };
        self.push(prepared);
        change
    }

    fn push(&mut self, Prepared { said, game, events, kind }: Prepared<G>) {
        self.before = std::mem::replace(&mut self.game, game);
        self.answers.push(said);
        let moment = self.answers.len();
        if let LineKind::Correction { retracted } = kind {
            let retracted = self.events.split_off(self.events.len().saturating_sub(retracted));
            self.corrections.push((moment, retracted));
        }
        self.events.extend(events.into_iter().map(|event| (moment, event)));
        if moment.is_multiple_of(CHECKPOINT_INTERVAL) {
            self.checkpoints.push(self.game.clone());
        }
    }

    /// Plays a line of a record: an answer, or in some games a correction. A refused line changes nothing.
    pub fn take(&mut self, said: &Said) -> Result<(), G::Illegal> {
        let prepared = self.prepare(said)?;
        self.accept(prepared);
        Ok(())
    }

    /// Plays a line on behalf of the seat that must answer.
    pub fn say(&mut self, text: &str) -> Result<(), G::Illegal> {
        let seat = self.game.asked().unwrap_or(Seat::A);
        self.take(&Said { seat, answer: text.to_owned() })
    }

    /// Gives an answer on behalf of the seat that is asked. An illegal one is refused and changes nothing.
    pub fn answer(&mut self, answer: G::Answer) -> Result<(), G::Illegal> {
        self.say(&self.game.write(answer))
    }

    /// Plays an entry of a journal: a line of a record, [`TAKE_BACK`], [`REDO`] or [`FINISH`].
    pub fn follow(&mut self, said: &Said) -> Result<HistoryChange, G::Illegal> {
        match said.answer.as_str() {
            TAKE_BACK | UNDO => self.take_back(),
            REDO => self.redo(),
            FINISH => return Ok(HistoryChange::Finished),
            _ => {
                let prepared = self.prepare(said)?;
                return Ok(self.accept(prepared));
            }
        };
        Ok(HistoryChange::Rewritten)
    }

    /// The seat that may take back the last answer, if the rules of the game allow it.
    pub fn may_take_back(&self) -> Option<Seat> {
        let said = self.answers.last()?;
        let events = self.events_after(self.moment() - 1);
        let events = events.iter().map(|(_, event)| event);
        G::may_take_back(&self.before, &self.game, said, events).then_some(said.seat)
    }

    /// Takes back the last answer, without asking the rules. Returns whether there was one.
    pub fn take_back(&mut self) -> bool {
        let Some(last) = self.answers.last().cloned() else { return false };
        self.rewind(self.moment() - 1);
        self.undone.push(last);
        true
    }

    /// Goes back to an earlier moment; a later one changes nothing. The answers after it are dropped and cannot be
    /// repeated by [`redo`](Timeline::redo).
    pub fn back_to(&mut self, moment: usize) {
        if moment < self.moment() {
            self.undone.clear();
            self.rewind(moment);
        }
    }

    fn rewind(&mut self, moment: usize) {
        self.taken_back += (self.moment() - moment) as u32;
        self.answers.truncate(moment);
        self.checkpoints.truncate(moment / CHECKPOINT_INTERVAL + 1);
        (self.game, self.before) = (self.at(moment), self.at(moment.saturating_sub(1)));
        // Undoing a correction restores the events that it retracted.
        while let Some((corrected, retracted)) = self.corrections.pop_if(|(at, _)| *at > moment) {
            self.events.truncate(self.events_until(corrected - 1).len());
            self.events.extend(retracted);
        }
        self.events.truncate(self.events_until(moment).len());
    }

    /// Whether an answer can be repeated: one was taken back, and no other has been given since.
    pub fn may_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Repeats the answer taken back last. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(said) = self.undone.pop() else { return false };
        let prepared = self.prepare(&said).expect("the answer was taken before");
        self.push(prepared);
        true
    }
}
