//! Entries of tables for the tests.

use eureka_store::{Entry, EntryKind, Moment};
use eureka_table::{Said, Seat};

/// An answer of a seat.
pub(crate) fn said(seat: Seat, answer: &str) -> Said {
    Said { seat, answer: answer.to_owned() }
}

/// A remark.
pub(crate) fn chat() -> EntryKind {
    EntryKind::Chat { by: "0123456789abcdef".parse().unwrap(), text: "hello".to_owned() }
}

/// One entry.
pub(crate) fn entry(number: u32, kind: EntryKind) -> Entry {
    Entry { number, at: Moment(0), kind }
}

/// The entries of a table from the first one on.
pub(crate) fn entries(all: impl IntoIterator<Item = EntryKind>) -> Vec<Entry> {
    (0..).zip(all).map(|(number, kind)| entry(number, kind)).collect()
}
