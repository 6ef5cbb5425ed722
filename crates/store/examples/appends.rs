//! Measures how many answers per second a database takes, and how long each one waits.
//!
//! ```text
//! cargo run --release -p eureka-store --example appends -- /tmp/eureka.db 64 5
//! ```
//!
//! Each writer has its own table and gives the next answer when the last one is stored.

use eureka_store::{Error, GameStatus, Moment, NewTable, Sitter, Store, TableId};
use eureka_table::{Said, Seat, SeatSet};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

#[tokio::main(flavor = "multi_thread")]
async fn main() -> Result<(), Error> {
    let mut arguments = std::env::args().skip(1);
    let (Some(address), writers, seconds) = (
        arguments.next(),
        arguments.next().and_then(|word| word.parse().ok()).unwrap_or(64),
        arguments.next().and_then(|word| word.parse().ok()).unwrap_or(5),
    ) else {
        eprintln!("usage: appends DATABASE [WRITERS [SECONDS]]");
        std::process::exit(2);
    };
    let store = Store::open(&address).await?;
    let mut tables = Vec::new();
    for _ in 0..writers {
        tables.push(begun_table(&store).await?);
    }
    let end = Instant::now() + Duration::from_secs(seconds);
    let mut tasks = JoinSet::new();
    for table in tables {
        tasks.spawn(append_until(end, store.clone(), table));
    }
    let mut waits = Vec::new();
    while let Some(done) = tasks.join_next().await {
        waits.extend(done.expect("no panic")?);
    }
    waits.sort();
    let [half, most] = [50, 99].map(|percent| waits[(waits.len() - 1) * percent / 100]);
    println!(
        "{writers} writers: {} answers a second, half within {half:.1?}, 99 % within {most:.1?}",
        waits.len() as u64 / seconds,
    );
    Ok(())
}

async fn begun_table(store: &Store) -> Result<TableId, Error> {
    let now = Moment::now();
    let creator = store.welcome("Anna", now).await?.id;
    let seats = vec![Sitter::person(creator, "Anna"), Sitter::bot("expert", "Bot")];
    let (game, options) = ("innovation".to_owned(), "{}".to_owned());
    let new = NewTable { creator, listed: false, game, options, seats };
    let table = store.open_table(&new, now).await?;
    store
        .begin(table, 0, "a set-up".to_owned(), GameStatus::Asks(SeatSet::only(Seat::A)), now)
        .await?;
    Ok(table)
}

async fn append_until(end: Instant, store: Store, table: TableId) -> Result<Vec<Duration>, Error> {
    let (mut version, mut waits) = (1, Vec::new());
    while Instant::now() < end {
        let began = Instant::now();
        let answers = vec![Said { seat: Seat::A, answer: "dogma Archery".to_owned() }];
        version = store
            .append(
                table,
                version,
                answers,
                GameStatus::Asks(SeatSet::only(Seat::A)),
                Moment::now(),
            )
            .await?;
        waits.push(began.elapsed());
    }
    Ok(waits)
}
