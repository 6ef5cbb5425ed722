//! Acknowledged answers survive `kill -9`.

use crate::test_database::{A, TestDatabase, at, begun_table, said};
use eureka_store::{EntryKind, GameStatus, Store, TableId};
use eureka_table::SeatSet;
use eureka_testkit::{Disk, Postgres};
use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

/// The environment variable that makes a process of these tests the one that is killed. It holds the address and the tables, separated by
/// spaces.
const VICTIM: &str = "EUREKA_STORE_VICTIM";

/// The number of processes to kill.
const ROUNDS: usize = 8;

#[tokio::test]
async fn a_killed_process_has_lost_nothing_in_sqlite() {
    kill_and_look(&TestDatabase::sqlite().address).await;
}

#[tokio::test]
async fn a_killed_process_has_lost_nothing_in_postgres() {
    let server = Postgres::new(Disk::Sure);
    kill_and_look(&server.database()).await;
}

async fn kill_and_look(address: &str) {
    let store = Store::open(address).await.unwrap();
    let mut tables = Vec::new();
    for _ in 0..4 {
        tables.push(begun_table(&store).await);
    }
    let mut acknowledged = BTreeSet::new();
    for round in 0..ROUNDS {
        acknowledged.extend(run_and_kill(address, &tables, 1 + round * 13 % 40));
        let mut stored = BTreeSet::new();
        for &table in &tables {
            let entries = store.entries(table, 0, u32::MAX).await.unwrap();
            assert!(entries.iter().map(|entry| entry.number).eq(0..entries.len() as u32));
            let said = entries.iter().filter(|entry| matches!(entry.kind, EntryKind::Said(_)));
            stored.extend(said.map(|entry| (table, entry.number)));
        }
        let lost: Vec<_> = acknowledged.difference(&stored).collect();
        assert!(lost.is_empty(), "lost: {lost:?}");
    }
    assert!(acknowledged.len() > ROUNDS * 10, "only {} answers", acknowledged.len());
}

/// Starts a process that appends, and kills it after this number of acknowledged answers. Returns all acknowledged answers.
fn run_and_kill(address: &str, tables: &[TableId], answers: usize) -> Vec<(TableId, u32)> {
    let tables: Vec<_> = tables.iter().map(TableId::to_string).collect();
    let mut victim = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "kill::appends_until_it_is_killed", "--nocapture"])
        .env(VICTIM, format!("{address} {}", tables.join(" ")))
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(victim.stdout.take().unwrap()).lines();
    let mut acknowledged = Vec::new();
    for line in lines.map_while(Result::ok) {
        // The harness prints lines of its own.
        let Some((table, number)) = line.split_once(' ') else { continue };
        let Ok(table) = table.parse() else { continue };
        acknowledged.push((table, number.parse().unwrap()));
        if acknowledged.len() == answers {
            victim.kill().unwrap();
        }
    }
    assert!(!victim.wait().unwrap().success());
    acknowledged
}

/// The body of the process that is killed. It does nothing unless [`VICTIM`] is set.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn appends_until_it_is_killed() {
    let Ok(told) = std::env::var(VICTIM) else { return };
    let mut words = told.split(' ');
    let store = Store::open(words.next().unwrap()).await.unwrap();
    let mut writers = tokio::task::JoinSet::new();
    for table in words.map(|word| word.parse().unwrap()) {
        let store = store.clone();
        writers.spawn(async move {
            let mut version = store.table(table).await.unwrap().version;
            loop {
                let answers = vec![said(A, "draw"), said(A, "draw")];
                version = store
                    .append(table, version, answers, GameStatus::Asks(SeatSet::only(A)), at(9))
                    .await
                    .unwrap();
                println!("{table} {}", version - 1);
            }
        });
    }
    writers.join_all().await;
}
