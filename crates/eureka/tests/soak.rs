//! A short soak: both databases, every kind of fault, and nothing lost. `cargo xtask soak` does the same for hours.

use eureka_soak::soak::{Part, Soak, Summary, run};
use std::time::Duration;

/// The number of tables that are played at once at each site.
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
    check_some(&summary, Part::Engine, &["games ended", "answers given", "players who gave up"]);
    check_site(&summary, Part::Sqlite, &[]);
    check_site(&summary, Part::Postgres, &["faults: the database crashes"]);
    match summary.left_out() {
        [] => check_site(&summary, Part::Disk, &["faults: the disk is full"]),
        // Some systems do not allow mounting a disk.
        left_out => assert_eq!(left_out, [Part::Disk]),
    }
}

/// Checks that games were played to their end at this site while faults were injected, and that everything was compared.
fn check_site(summary: &Summary, part: Part, faults: &[&str]) {
    check_some(summary, part, &["faults: kill -9", "faults: asked to stop"]);
    check_some(summary, part, faults);
    let compared = ["texts compared", "views compared", "questions compared", "entries compared"];
    check_some(summary, part, &compared);
    check_some(summary, part, &["events heard"]);
    let games = ["innovation", "inventions-solo", "inventions-companion"];
    check_some(summary, part, &games.map(|game| format!("games ended: {game}")));
    let count = |what| summary.count_of(part, what);
    let games = count("games begun");
    assert!(games >= TABLES + 2, "{part}: {summary}");
    assert_eq!(count("games ended"), games, "{part}: {summary}");
    assert!(count("tables replayed at the end") >= games, "{part}: {summary}");
    for (told, found) in [
        ("answers acknowledged", "acknowledged answers found at the end"),
        ("things said", "things said and found at the end"),
        ("players who gave up", "players found to have given up"),
    ] {
        assert_eq!(count(told), count(found), "{part}: {told}: {summary}");
    }
    check_some(summary, part, &["answers acknowledged"]);
}

/// Checks that each of these was counted at least once.
fn check_some(summary: &Summary, part: Part, what: &[impl AsRef<str>]) {
    for what in what.iter().map(AsRef::as_ref) {
        assert!(summary.count_of(part, what) > 0, "{part}: no {what}: {summary}");
    }
}
