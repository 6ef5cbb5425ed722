//! An acknowledged answer, which the database of the server must hold from then on.

use eureka_store::{Entry, EntryKind};
use eureka_table::Said;

/// An answer that a server has acknowledged.
#[derive(Clone, Debug)]
pub(crate) struct Acknowledgement {
    /// The version whose question it answered.
    pub(crate) at: u32,
    /// The version after it, if the reply named it.
    pub(crate) version: Option<u32>,
    /// The answer.
    pub(crate) said: Said,
}

impl Acknowledgement {
    /// Checks that the answer is where it must be: the first one after the version that it answered. The error names what is
    /// there instead.
    pub(crate) fn find_in(&self, entries: &[Entry]) -> Result<(), String> {
        let since = entries.iter().skip(self.at as usize);
        let mut answers = since.filter_map(|entry| match &entry.kind {
            EntryKind::Said(said) => Some((entry.number + 1, said)),
            _ => None,
        });
        match answers.next() {
            Some((version, said))
                if *said == self.said && self.version.is_none_or(|told| told == version) =>
            {
                Ok(())
            }
            found => Err(format!("{self:?}; there is {found:?}")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixtures::{chat, entries, said};
    use eureka_table::Seat;

    #[test]
    fn an_answer_that_is_not_at_its_place_is_not_found() {
        let (a, b) = (Seat::A, Seat::new(1));
        let entries = entries([
            EntryKind::Begun(String::new()),
            EntryKind::Said(said(a, "draw")),
            chat(),
            EntryKind::Said(said(b, "pass")),
        ]);
        let acknowledged = |at, version, said| Acknowledgement { at, version, said };
        for kept in [
            acknowledged(1, Some(2), said(a, "draw")),
            acknowledged(2, Some(4), said(b, "pass")),
            acknowledged(2, None, said(b, "pass")),
        ] {
            assert_eq!(kept.find_in(&entries), Ok(()));
            assert!(kept.find_in(&entries[..1]).is_err());
        }
        for lost in [
            // Another answer, of another seat, to another version, at another version, and one that came to nothing.
            acknowledged(1, Some(2), said(a, "pass")),
            acknowledged(1, Some(2), said(b, "draw")),
            acknowledged(2, Some(3), said(a, "draw")),
            acknowledged(1, Some(3), said(a, "draw")),
            acknowledged(4, None, said(a, "draw")),
        ] {
            assert!(lost.find_in(&entries).is_err(), "{lost:?}");
        }
    }
}
