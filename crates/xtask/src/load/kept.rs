//! What a server has acknowledged, and whether its database has it.

use anyhow::{Context, Result};
use eureka_store::{Entry, Store, TableId, What};
use eureka_table::Said;
use std::time::{Duration, Instant};

/// A table, and all that was acknowledged there.
pub(super) struct Kept {
    pub(super) table: TableId,
    pub(super) answers: Vec<Acknowledged>,
}

/// An answer that a server has acknowledged.
#[derive(Clone, Debug)]
pub(super) struct Acknowledged {
    /// The version whose question it answered.
    pub(super) at: u32,
    /// The version after it.
    pub(super) version: u32,
    pub(super) said: Said,
    /// When it was due, or sent for the first time.
    pub(super) since: Instant,
    /// When its acknowledgement was there.
    pub(super) done: Instant,
}

impl Acknowledged {
    /// How long somebody waited for it.
    pub(super) fn time(&self) -> Duration {
        self.done - self.since
    }
}

/// Looks everything up in the database itself, without a server; tells what is not there.
pub(super) async fn lost(database: &str, kept: &[Kept]) -> Result<Vec<String>> {
    let store = Store::open(database).await.context("the database cannot be read afterwards")?;
    let mut lost = Vec::new();
    for Kept { table, answers } in kept {
        let entries = store.entries(*table, 0, u32::MAX).await;
        let entries = entries.with_context(|| format!("table {table} cannot be read"))?;
        let missing = answers.iter().filter(|answer| !has(&entries, answer));
        lost.extend(missing.map(|answer| format!("{answer:?} at table {table}")));
    }
    store.close().await;
    Ok(lost)
}

/// Whether an answer is where it must be: the first one after the version that it answered.
fn has(entries: &[Entry], answer: &Acknowledged) -> bool {
    let since = entries.iter().skip(answer.at as usize);
    let mut answers = since.filter_map(|entry| match &entry.what {
        What::Said(said) => Some((entry.number + 1, said)),
        _ => None,
    });
    answers.next() == Some((answer.version, &answer.said))
}

#[cfg(test)]
mod tests {
    use super::*;
    use eureka_store::{Moment, NewTable, Sitter, Then};
    use eureka_table::Seat;
    use tempfile::TempDir;

    const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

    fn said(seat: usize, answer: &str) -> Said {
        Said { seat: SEATS[seat], answer: answer.to_owned() }
    }

    fn acknowledged(at: u32, said: Said) -> Acknowledged {
        let now = Instant::now();
        Acknowledged { at, version: at + 1, said, since: now, done: now }
    }

    fn entry(number: u32, what: What) -> Entry {
        Entry { number, at: Moment::now(), what }
    }

    #[test]
    fn an_answer_that_is_not_in_the_entries_is_missed() {
        let entries = [
            entry(0, What::Begun(String::new())),
            entry(1, What::Said(said(0, "draw"))),
            entry(2, What::Note("{}".to_owned())),
            entry(3, What::Said(said(1, "meld Archery"))),
        ];
        let first = acknowledged(1, said(0, "draw"));
        let second = Acknowledged { version: 4, ..acknowledged(2, said(1, "meld Archery")) };
        assert!(has(&entries, &first) && has(&entries, &second));
        for lost in [
            // Another answer, of another seat, at another version, and one that came to nothing.
            acknowledged(1, said(0, "meld Archery")),
            acknowledged(1, said(1, "draw")),
            acknowledged(2, said(0, "draw")),
            Acknowledged { version: 3, ..first.clone() },
            acknowledged(4, said(0, "draw")),
        ] {
            assert!(!has(&entries, &lost), "{lost:?}");
        }
        assert!(!has(&entries[..1], &first));
    }

    #[tokio::test]
    async fn an_answer_that_is_not_in_the_database_is_told() {
        let folder = TempDir::new().unwrap();
        let database = folder.path().join("eureka.db").display().to_string();
        let store = Store::open(&database).await.unwrap();
        let now = Moment::now();
        let creator = store.welcome("Load", now).await.unwrap().id;
        let seats = vec![Sitter::person(creator, "Load"), Sitter::person(creator, "Other")];
        let (game, options) = ("innovation".to_owned(), "{}".to_owned());
        let new = NewTable { creator, listed: false, game, options, seats };
        let table = store.open_table(&new, now).await.unwrap();
        let asks = Then::Asks(SEATS[0]);
        let at = store.begin(table, 0, "set-up".to_owned(), asks.clone(), now).await.unwrap();
        let version = store.append(table, at, vec![said(0, "draw")], asks, now).await.unwrap();
        store.close().await;
        let there = Acknowledged { version, ..acknowledged(at, said(0, "draw")) };
        let gone = acknowledged(version, said(0, "dogma Archery"));
        let kept = [Kept { table, answers: vec![there, gone] }];
        let lost = lost(&database, &kept).await.unwrap();
        assert_eq!(lost.len(), 1, "{lost:?}");
        assert!(lost[0].contains("dogma Archery"), "{lost:?}");
    }
}
