//! A game on file: its set-up and the answers given since.

mod upgrade;

use crate::seat::{NoSeat, Seat};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The version of the record format that this program writes. It reads this one and all before it.
pub const FORMAT: u32 = 1;

/// A recorded game: `S` is the game's own set-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record<S> {
    /// The version of the format.
    pub eureka: u32,
    /// What was dealt to whom.
    pub setup: S,
    /// The answers in order, in the game's notation.
    pub answers: Vec<Said>,
}

/// An answer with the seat that gave it: `A: dogma Archery`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Said {
    /// Who said it.
    pub seat: Seat,
    /// What was said, in the game's notation.
    pub answer: String,
}

/// Why a text is no record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// It does not have the form of one.
    #[error("this is no record: {0}")]
    Form(String),
    /// A later program wrote it.
    #[error(
        "the record is of format {0}, and this program reads formats up to {FORMAT}: it needs a newer Eureka"
    )]
    Format(u32),
}

impl From<toml::de::Error> for RecordError {
    fn from(error: toml::de::Error) -> RecordError {
        RecordError::Form(error.to_string().trim_end().to_owned())
    }
}

impl<S: Serialize + DeserializeOwned> Record<S> {
    /// A record of a game that has just been set up.
    pub fn new(setup: S) -> Record<S> {
        Record { eureka: FORMAT, setup, answers: Vec::new() }
    }

    /// Reads the text form, of this format or an earlier one; what is read is of this one.
    pub fn read(text: &str) -> Result<Record<S>, RecordError> {
        match upgrade::upgraded(text)? {
            Some(table) => Ok(table.try_into()?),
            // Read from the text itself, so that a mistake is told with its place.
            None => Ok(toml::from_str(text)?),
        }
    }

    /// The text form, one answer a line.
    pub fn write(&self) -> String {
        toml::to_string_pretty(self).expect("a record has a text form")
    }
}

/// Why a text is no answer of a seat.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SaidError {
    /// The colon is missing.
    #[error("`{0}` does not say who answers: write `A: {0}`")]
    NoColon(String),
    /// What stands before the colon is no seat.
    #[error(transparent)]
    Seat(#[from] NoSeat),
}

impl FromStr for Said {
    type Err = SaidError;

    fn from_str(text: &str) -> Result<Said, SaidError> {
        let (seat, answer) =
            text.split_once(':').ok_or_else(|| SaidError::NoColon(text.to_owned()))?;
        Ok(Said { seat: seat.trim().parse()?, answer: answer.trim().to_owned() })
    }
}

impl TryFrom<String> for Said {
    type Error = SaidError;

    fn try_from(text: String) -> Result<Said, SaidError> {
        text.parse()
    }
}

impl From<Said> for String {
    fn from(said: Said) -> String {
        said.to_string()
    }
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.seat, self.answer)
    }
}
