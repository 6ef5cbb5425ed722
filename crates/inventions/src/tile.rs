//! Progress and wealth tiles.

use crate::region::Region;
use crate::word::Speciality;
use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

/// A progress tile: its speciality and its number, which is that of a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Progress {
    /// What it belongs to.
    pub speciality: Speciality,
    /// Its number.
    pub number: Region,
}

impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.speciality, self.number)
    }
}

/// A text that names no progress tile.
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
    /// All of them.
    pub fn all() -> impl Iterator<Item = Letter> {
        (b'A'..=b'G').map(Letter)
    }

    /// This letter, if wealth tiles have it.
    pub fn new(letter: char) -> Option<Letter> {
        Letter::all().find(|other| char::from(other.0) == letter)
    }

    /// How many tiles of it are in a game of three.
    pub const fn count(self) -> usize {
        if self.0 <= b'D' { 3 } else { 2 }
    }
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(self.0))
    }
}

/// The tiles of one player: of each kind one at most.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tiles {
    /// Progress tiles.
    pub progress: BTreeSet<Progress>,
    /// Wealth tiles.
    pub wealth: BTreeSet<Letter>,
}
