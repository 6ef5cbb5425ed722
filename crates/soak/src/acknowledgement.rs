//! An acknowledged answer, which the database of the server must hold from then on.

use eureka_store::{Entry, EntryKind};
use eureka_table::{RESIGN, Said, SeatSet, TAKE_BACK};

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
    /// Checks that the answer is where it must be: the first one after the version that it answered, except for the answers of
    /// others who chose at the same time. The error names what is there instead.
    pub(crate) fn find_in(&self, entries: &[Entry]) -> Result<(), String> {
        let is_here = |answer: &&StoredAnswer<'_>| {
            let in_time = (answer.asked_since..answer.version).contains(&self.at);
            in_time
                && *answer.said == self.said
                && self.version.is_none_or(|told| told == answer.version)
        };
        let answers = stored_answers(entries);
        match answers.iter().find(is_here) {
            Some(_) => Ok(()),
            None => {
                let found = answers.iter().find(|answer| answer.version > self.at);
                let found = found.map(|answer| (answer.version, answer.said));
                Err(format!("{self:?}; there is {found:?}"))
            }
        }
    }
}

/// An answer in the journal of a table.
struct StoredAnswer<'a> {
    said: &'a Said,
    /// The version after it.
    version: u32,
    /// The first version that it may have named.
    asked_since: u32,
}

/// The answers in the journal of a table.
///
/// An answer names the version after the last one. Only the first answers of all players are given at the same time: each may name
/// any version since the first question, or since somebody took such an answer back or gave up after it.
fn stored_answers(entries: &[Entry]) -> Vec<StoredAnswer<'_>> {
    let (mut answers, mut last, mut opened) = (Vec::new(), 0, 0);
    let (mut chosen, mut is_opening) = (SeatSet::NONE, true);
    for entry in entries {
        let EntryKind::Said(said) = &entry.kind else { continue };
        let version = entry.number + 1;
        let is_first = !chosen.has(said.seat);
        let is_answer = ![TAKE_BACK, RESIGN].contains(&said.answer.as_str());
        let at_the_same_time = is_opening && is_first && is_answer;
        let asked_since = if at_the_same_time { opened } else { last };
        answers.push(StoredAnswer { said, version, asked_since });
        is_opening &= is_first || !is_answer;
        if !is_first {
            opened = version;
        }
        chosen = match said.answer == TAKE_BACK {
            true => chosen.without(said.seat),
            false => chosen.with(said.seat),
        };
        last = version;
    }
    answers
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

    #[test]
    fn first_answers_may_come_in_any_order() {
        let [a, b, c] = [0, 1, 2].map(Seat::new);
        let entries = entries([
            EntryKind::Begun(String::new()),
            EntryKind::Said(said(c, "Oars")),
            EntryKind::Said(said(a, "Tools")),
            EntryKind::Said(said(a, TAKE_BACK)),
            EntryKind::Said(said(a, "Wheel")),
            EntryKind::Said(said(b, "Sailing")),
            EntryKind::Said(said(a, "draw")),
            EntryKind::Said(said(b, "pass")),
        ]);
        let is_found = |at, version, said: Said| {
            Acknowledgement { at, version: Some(version), said }.find_in(&entries).is_ok()
        };
        assert!([1, 2].iter().all(|&at| is_found(at, 3, said(a, "Tools"))));
        assert!([4, 5].iter().all(|&at| is_found(at, 6, said(b, "Sailing"))));
        assert!(![1, 2, 3].iter().any(|&at| is_found(at, 6, said(b, "Sailing"))), "A was again");
        assert!(is_found(3, 4, said(a, TAKE_BACK)) && !is_found(2, 4, said(a, TAKE_BACK)));
        // After all have chosen, one is asked after the other.
        assert!(is_found(6, 7, said(a, "draw")) && !is_found(5, 7, said(a, "draw")));
        assert!(is_found(7, 8, said(b, "pass")) && !is_found(6, 8, said(b, "pass")));
    }
}
