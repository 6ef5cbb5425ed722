//! A game with its record: what was said can be taken back, said again, and corrected.

use crate::correction::Correction;
use crate::game::Game;
use crate::node::Fault;
use crate::question::{Answer, Illegal};
use crate::record::{Record, Setup, UnknownCards};
use eureka_table::{Said, Seat};

/// What a correction begins with among the answers.
const CORRECT: &str = "correct ";

/// A solo game at a real table.
///
/// # Examples
///
/// ```
/// use eureka_inventions::{Companion, Profile, Setup};
///
/// let mut companion = Companion::new(Setup::new(Profile::ours().clone(), Some(7))).unwrap();
/// companion.say("2").unwrap();
/// let before = companion.game().clone();
/// companion.say("1").unwrap();
/// assert!(companion.undo());
/// assert_eq!(companion.game(), &before);
/// assert!(companion.redo());
/// ```
#[derive(Clone, Debug)]
pub struct Companion {
    record: Record,
    undone: Vec<Said>,
    game: Game,
}

/// Why something said is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The answer.
    #[error(transparent)]
    Answer(#[from] Illegal),
    /// The correction.
    #[error(transparent)]
    Correction(#[from] Fault),
    /// Somebody else said it: there is only one person.
    #[error("{0} is not at the table: all answers come from A")]
    Seat(Seat),
}

/// Why a record cannot be played again.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// The game cannot begin.
    #[error(transparent)]
    Start(#[from] UnknownCards),
    /// Something said is refused.
    #[error("answer {number} `{said}`: {refusal}")]
    Refused {
        /// Which answer of the record, counted from 1.
        number: usize,
        /// What is said.
        said: Said,
        /// Why it is refused.
        refusal: Refusal,
    },
}

impl Companion {
    /// Begins a game.
    pub fn new(setup: Setup) -> Result<Companion, UnknownCards> {
        let game = setup.start()?;
        Ok(Companion { record: Record::new(setup), undone: Vec::new(), game })
    }

    /// Goes on with a recorded game.
    pub fn open(record: Record) -> Result<Companion, ReplayError> {
        let mut companion = Companion::new(record.setup)?;
        for (index, said) in record.answers.into_iter().enumerate() {
            let refused =
                |refusal| ReplayError::Refused { number: index + 1, said: said.clone(), refusal };
            if said.seat != Seat::A {
                return Err(refused(Refusal::Seat(said.seat)));
            }
            companion.say(&said.answer).map_err(refused)?;
        }
        Ok(companion)
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The record of it.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Says an answer, or `correct` and what is to be corrected. What is refused changes nothing.
    pub fn say(&mut self, text: &str) -> Result<(), Refusal> {
        self.hear(text)?;
        self.undone.clear();
        Ok(())
    }

    /// Gives an answer. One that is not listed is refused, and nothing changes.
    pub fn answer(&mut self, answer: Answer) -> Result<(), Illegal> {
        self.game.answer(answer)?;
        self.keep(answer.to_string());
        self.undone.clear();
        Ok(())
    }

    /// Takes back what was said last, if anything was.
    pub fn undo(&mut self) -> bool {
        let Some(last) = self.record.answers.pop() else { return false };
        self.undone.push(last);
        let said = std::mem::take(&mut self.record.answers);
        self.game = self.record.setup.start().expect("this game has begun before");
        for said in said {
            self.hear(&said.answer).expect("this was said before");
        }
        true
    }

    /// Says again what was taken back last, if anything was.
    pub fn redo(&mut self) -> bool {
        let Some(said) = self.undone.pop() else { return false };
        self.hear(&said.answer).expect("this was said before");
        true
    }

    fn hear(&mut self, text: &str) -> Result<(), Refusal> {
        match text.strip_prefix(CORRECT) {
            Some(correction) => self.game.correct(&correction.parse::<Correction>()?)?,
            None => self.game.answer(self.game.read(text)?)?,
        }
        self.keep(text.to_owned());
        Ok(())
    }

    fn keep(&mut self, answer: String) {
        self.record.answers.push(Said { seat: Seat::A, answer });
    }
}
