//! A short soak: both databases, every kind of fault, and nothing lost. `cargo xtask soak` does the same for hours.

use eureka_xtask::soak::{Part, Soak, run};
use std::time::Duration;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_fails_nothing_is_lost_and_nobody_is_told_too_much() {
    let soak = Soak {
        eureka: env!("CARGO_BIN_EXE_eureka").into(),
        time: Duration::from_secs(12),
        seed: 1,
        parts: Part::ALL.to_vec(),
        tables: 3,
        pause: 40,
        game: 0,
    };
    let summary = run(&soak).await.unwrap();
    println!("{summary}");
    assert!(summary.findings().is_empty(), "{summary}");
    for done in ["games ended", "answers acknowledged", "answers given", "texts compared"] {
        assert!(summary.count(done) > 0, "no {done}: {summary}");
    }
    let faults = ["faults: kill -9", "faults: asked to stop", "faults: the database crashes"];
    assert!(faults.iter().any(|fault| summary.count(fault) > 0), "nothing failed: {summary}");
    let (acknowledged, found) = ("answers acknowledged", "acknowledged answers found at the end");
    assert_eq!(summary.count(acknowledged), summary.count(found));
}
