//! Words that are not understood.

use eureka_table::{Seat, SeatSet};

/// A word on the wire that the rules at hand do not have: the versions of server and client differ, or their editions.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{word}` is no {what} that is known here")]
pub struct Unknown {
    /// What it should name.
    pub what: &'static str,
    /// The word.
    pub word: String,
}

/// What a word names, if it is known.
pub(crate) fn known<T>(what: &'static str, word: &str, found: Option<T>) -> Result<T, Unknown> {
    found.ok_or_else(|| Unknown { what, word: word.to_owned() })
}

/// The seat with this letter.
pub(crate) fn seat(letter: &str) -> Result<Seat, Unknown> {
    known("seat", letter, letter.parse().ok())
}

/// The letters of seats.
pub(crate) fn letters(seats: SeatSet) -> Vec<String> {
    seats.iter().map(|seat| seat.to_string()).collect()
}

/// The seats with these letters.
pub(crate) fn seats(letters: &[String]) -> Result<SeatSet, Unknown> {
    letters.iter().map(|letter| seat(letter)).collect()
}
