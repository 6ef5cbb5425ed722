//! The file format of a game: its set-up and the answers given since.

mod upgrade;

use crate::seat::{NoSeat, Seat};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The version of the record format that this program writes. It reads this version and all earlier ones.
pub const FORMAT: u32 = 1;

/// A recorded game. `S` is the set-up type of the game.
///
/// # Examples
///
/// ```
/// use eureka_table::{Record, RecordError};
///
/// let text = "eureka = 1\nsetup = \"two players\"\nanswers = [\"A: draw\", \"B: meld Oars\"]\n";
/// let record: Record<String> = Record::read(text)?;
/// assert_eq!(record.answers[1].to_string(), "B: meld Oars");
/// assert_eq!(Record::<String>::read("eureka = 99"), Err(RecordError::Format(99)));
/// # Ok::<(), RecordError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record<S> {
    /// The version of the format.
    pub eureka: u32,
    /// The set-up.
    pub setup: S,
    /// The answers in order, in the game's notation.
    pub answers: Vec<Said>,
}

/// An answer with the seat that gave it: `A: dogma Archery`.
///
/// # Examples
///
/// ```
/// use eureka_table::{Said, Seat};
///
/// let said: Said = "B:  draw ".parse()?;
/// assert_eq!((said.seat, said.answer.as_str()), (Seat::new(1), "draw"));
/// assert_eq!(said.to_string(), "B: draw");
/// # Ok::<(), eureka_table::SaidError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Said {
    /// The seat that gave the answer.
    pub seat: Seat,
    /// The answer in the game's notation.
    pub answer: String,
}

/// The reason why a text cannot be read as a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// The text does not have the form of a record.
    #[error("this is no record: {0}")]
    Form(String),
    /// A later version of the program wrote the record in a format that is unknown here.
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
    /// A record of a game that has just been set up, without answers.
    pub fn new(setup: S) -> Record<S> {
        Record { eureka: FORMAT, setup, answers: Vec::new() }
    }

    /// Reads the text form. A record of an earlier format is upgraded to the current one.
    pub fn read(text: &str) -> Result<Record<S>, RecordError> {
        match upgrade::upgraded(text)? {
            Some(table) => Ok(table.try_into()?),
            // Parsed from the text, not from a table, so that the error message has a line number.
            None => Ok(toml::from_str(text)?),
        }
    }

    /// The text form, with one answer per line.
    pub fn write(&self) -> String {
        toml::to_string_pretty(self).expect("a record has a text form")
    }
}

/// The reason why a text cannot be read as [`Said`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SaidError {
    /// The colon is missing.
    #[error("`{0}` does not say who answers: write `A: {0}`")]
    NoColon(String),
    /// The text before the colon is not a seat.
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
