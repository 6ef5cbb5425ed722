//! A short soak: both databases, every kind of fault, and nothing lost. `cargo xtask soak` does the same for hours.

use eureka_soak::soak::{Part, Soak, Summary, run};
use std::time::Duration;

/// At how many tables people play at once, at each site.
const TABLES: u64 = 3;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_fails_nothing_is_lost_and_nobody_is_told_too_much() {
    let soak = Soak {
        eureka: env!("CARGO_BIN_EXE_eureka").into(),
        time: Duration::from_secs(12),
        seed: 1,
        parts: Part::ALL.to_vec(),
        tables: TABLES,
        pause: 40,
        game: 0,
    };
    let summary = run(&soak).await.unwrap();
    println!("{summary}");
    assert!(summary.findings().is_empty(), "{summary}");
    some(&summary, Part::Engine, &["games ended", "answers given"]);
    was_played(&summary, Part::Sqlite, &[]);
    was_played(&summary, Part::Postgres, &["faults: the database crashes"]);
    match summary.left_out() {
        [] => was_played(&summary, Part::Disk, &["faults: the disk is full"]),
        // Not every system lets one mount a disk.
        left_out => assert_eq!(left_out, [Part::Disk]),
    }
}

/// Games were played there to their end while everything failed, and all of it was compared.
fn was_played(summary: &Summary, part: Part, faults: &[&str]) {
    some(summary, part, &["faults: kill -9", "faults: asked to stop"]);
    some(summary, part, faults);
    let compared = ["texts compared", "views compared", "questions compared", "entries compared"];
    some(summary, part, &compared);
    some(summary, part, &["events heard"]);
    let games = ["innovation", "inventions-solo", "inventions-companion"];
    some(summary, part, &games.map(|game| format!("games ended: {game}")));
    let count = |what| summary.count_of(part, what);
    let games = count("games begun");
    assert!(games >= TABLES + 2, "{part}: {summary}");
    assert_eq!(count("games ended"), games, "{part}: {summary}");
    assert!(count("tables replayed at the end") >= games, "{part}: {summary}");
    for (told, found) in [
        ("answers acknowledged", "acknowledged answers found at the end"),
        ("things said", "things said and found at the end"),
    ] {
        assert_eq!(count(told), count(found), "{part}: {told}: {summary}");
    }
    some(summary, part, &["answers acknowledged"]);
}

/// That there was some of each of these.
fn some(summary: &Summary, part: Part, what: &[impl AsRef<str>]) {
    for what in what.iter().map(AsRef::as_ref) {
        assert!(summary.count_of(part, what) > 0, "{part}: no {what}: {summary}");
    }
}
