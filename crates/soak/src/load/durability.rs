//! The check that a database has every answer that its server acknowledged.

use crate::acknowledgement::Acknowledgement;
use anyhow::{Context, Result};
use eureka_store::{Store, TableId};
use std::time::{Duration, Instant};

/// A table and its acknowledged answers.
pub(super) struct PlayedTable {
    pub(super) table: TableId,
    pub(super) answers: Vec<TimedAnswer>,
}

/// An acknowledged answer with its times.
#[derive(Clone, Debug)]
pub(super) struct TimedAnswer {
    pub(super) acknowledgement: Acknowledgement,
    /// The time at which it was due; without a pace, the time at which it was first sent.
    pub(super) since: Instant,
    /// The time at which it was acknowledged.
    pub(super) done: Instant,
}

impl TimedAnswer {
    /// The time from when it was due to its acknowledgement.
    pub(super) fn time(&self) -> Duration {
        self.done - self.since
    }
}

/// The acknowledged answers that the database does not have. It is read without a server.
pub(super) async fn lost(database: &str, tables: &[PlayedTable]) -> Result<Vec<String>> {
    let store = Store::open(database).await.context("the database cannot be read afterward")?;
    let mut lost = Vec::new();
    for PlayedTable { table, answers } in tables {
        let entries = store.entries(*table, 0, u32::MAX).await;
        let entries = entries.with_context(|| format!("table {table} cannot be read"))?;
        let missing = answers.iter().filter_map(|one| one.acknowledgement.find_in(&entries).err());
        lost.extend(missing.map(|missing| format!("table {table}: {missing}")));
    }
    store.close().await;
    Ok(lost)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixtures::said;
    use eureka_store::{GameStatus, Moment, NewTable, Sitter};
    use eureka_table::{Said, Seat, SeatSet};
    use tempfile::TempDir;

    #[tokio::test]
    async fn an_answer_missing_from_the_database_is_reported() {
        let folder = TempDir::new().unwrap();
        let database = folder.path().join("eureka.db").display().to_string();
        let store = Store::open(&database).await.unwrap();
        let now = Moment::now();
        let creator = store.welcome("Load", now).await.unwrap().id;
        let seats = vec![Sitter::person(creator, "Load"), Sitter::person(creator, "Other")];
        let (game, options) = ("innovation".to_owned(), "{}".to_owned());
        let new = NewTable { creator, listed: false, game, options, seats };
        let table = store.open_table(&new, now).await.unwrap();
        let asks = GameStatus::Asks(SeatSet::only(Seat::A));
        let at = store.begin(table, 0, "set-up".to_owned(), asks.clone(), now).await.unwrap();
        let draw = said(Seat::A, "draw");
        let version = store.append(table, at, vec![draw.clone()], asks, now).await.unwrap();
        store.close().await;
        let timed = |at, version, said: Said| TimedAnswer {
            acknowledgement: Acknowledgement { at, version: Some(version), said },
            since: Instant::now(),
            done: Instant::now(),
        };
        let there = timed(at, version, draw);
        let gone = timed(version, version + 1, said(Seat::A, "dogma Archery"));
        let tables = [PlayedTable { table, answers: vec![there, gone] }];
        let lost = lost(&database, &tables).await.unwrap();
        assert_eq!(lost.len(), 1, "{lost:?}");
        assert!(lost[0].contains("dogma Archery"), "{lost:?}");
    }
}
