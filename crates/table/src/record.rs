//! A game on file: its set-up and the answers given since.

use crate::seat::{NoSeat, Seat};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The version of the record format that this program writes.
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
    #[error("the record is of format {0}, and this program reads formats up to {FORMAT}")]
    Format(u32),
}

impl<S: Serialize + DeserializeOwned> Record<S> {
    /// A record of a game that has just been set up.
    pub fn new(setup: S) -> Record<S> {
        Record { eureka: FORMAT, setup, answers: Vec::new() }
    }

    /// Reads the text form.
    pub fn read(text: &str) -> Result<Record<S>, RecordError> {
        #[derive(Deserialize)]
        struct Version {
            eureka: u32,
        }
        let form = |error: toml::de::Error| RecordError::Form(error.to_string().trim_end().into());
        let version: Version = toml::from_str(text).map_err(form)?;
        if version.eureka != FORMAT {
            return Err(RecordError::Format(version.eureka));
        }
        toml::from_str(text).map_err(form)
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
