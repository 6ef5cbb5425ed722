//! Entries of tables for the tests.

use eureka_store::{Entry, Moment, What};
use eureka_table::{Said, Seat};

/// An answer of a seat.
pub(crate) fn said(seat: Seat, answer: &str) -> Said {
    Said { seat, answer: answer.to_owned() }
}

/// A remark.
pub(crate) fn chat() -> What {
    What::Chat { by: "0123456789abcdef".parse().unwrap(), text: "hello".to_owned() }
}

/// One entry.
pub(crate) fn entry(number: u32, what: What) -> Entry {
    Entry { number, at: Moment(0), what }
}

/// The entries of a table from the first one on.
pub(crate) fn entries(all: impl IntoIterator<Item = What>) -> Vec<Entry> {
    (0..).zip(all).map(|(number, what)| entry(number, what)).collect()
}
