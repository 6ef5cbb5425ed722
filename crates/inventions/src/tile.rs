//! Progress and wealth tiles.

use crate::region::Region;
use crate::word::Speciality;
use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

/// A progress tile: a speciality and a number, which is that of a region. The notation is `T3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Progress {
    /// Its speciality.
    pub speciality: Speciality,
    /// Its number.
    pub number: Region,
}

impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.speciality, self.number)
    }
}

/// The error that a text does not name a progress tile. It contains the text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no progress tile: that is a speciality (E, C, T) and a number from 1 to 7")]
pub struct ParseProgressError(pub String);

impl FromStr for Progress {
    type Err = ParseProgressError;

    fn from_str(text: &str) -> Result<Progress, ParseProgressError> {
        let no_tile = || ParseProgressError(text.to_owned());
        let mut letters = text.chars();
        let speciality = letters.next().and_then(Speciality::from_letter).ok_or_else(no_tile)?;
        let number: u8 = letters.as_str().parse().map_err(|_| no_tile())?;
        Ok(Progress { speciality, number: Region::new(number).ok_or_else(no_tile)? })
    }
}

/// The letter of a wealth tile, A to G.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Letter(u8);

impl Letter {
    /// All letters.
    pub fn all() -> impl Iterator<Item = Letter> {
        (b'A'..=b'G').map(Letter)
    }

    /// The letter, or `None` if no wealth tile has it.
    pub fn new(letter: char) -> Option<Letter> {
        Letter::all().find(|other| char::from(other.0) == letter)
    }

    /// The number of tiles with this letter in a game of three players.
    pub const fn count(self) -> usize {
        if self.0 <= b'D' { 3 } else { 2 }
    }
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(self.0))
    }
}

/// The tiles of one opponent: at most one of each progress tile and each wealth letter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tiles {
    /// The progress tiles.
    pub progress: BTreeSet<Progress>,
    /// The letters of the wealth tiles.
    pub wealth: BTreeSet<Letter>,
}
