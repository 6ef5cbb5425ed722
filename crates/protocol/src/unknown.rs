//! The error for a word that the reader's rules do not know, and helpers that produce it.

use eureka_table::{Seat, SeatSet};

/// The error for a word in received JSON that the reader's rules do not know: server and client have different versions or editions.
///
/// # Examples
///
/// ```
/// use eureka_innovation::{Edition, Rules};
/// use eureka_protocol::innovation::Event;
///
/// let event = Event::Lost { seat: "Z".to_owned() };
/// let error = event.read(Rules::printed(Edition::Fourth)).unwrap_err();
/// assert_eq!((error.what, error.word.as_str()), ("seat", "Z"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{word}` is no {what} that is known here")]
pub struct Unknown {
    /// The kind of thing that the word should name, such as `seat`.
    pub what: &'static str,
    /// The word itself.
    pub word: String,
}

/// Unwraps a lookup, or reports the word as unknown.
pub(crate) fn known<T>(what: &'static str, word: &str, found: Option<T>) -> Result<T, Unknown> {
    found.ok_or_else(|| Unknown { what, word: word.to_owned() })
}

/// The seat with this letter.
pub(crate) fn seat(letter: &str) -> Result<Seat, Unknown> {
    known("seat", letter, letter.parse().ok())
}

/// The letters of a set of seats.
pub(crate) fn letters(seats: SeatSet) -> Vec<String> {
    seats.iter().map(|seat| seat.to_string()).collect()
}

/// The seats with these letters.
pub(crate) fn seats(letters: &[String]) -> Result<SeatSet, Unknown> {
    letters.iter().map(|letter| seat(letter)).collect()
}
