//! The load curve: the throughput and latency of a server against the number of tables, onlookers and streams.
//!
//! Each table is played by one program that holds both seats: it listens to the streams of both and gives random answers, at once or
//! when they are due. When a game is over, it opens another table. Onlookers read all events of a table; idle streams listen to tables
//! at which nothing happens. The time of an answer is measured from when it was due (without a pace, from when it was first sent) to
//! its acknowledgement. Afterwards every acknowledged answer is looked up in the database.

mod curve;
mod durability;
mod onlookers;
mod pace;
mod player;
mod program;

pub use curve::Curve;

use crate::process;
use anyhow::{Context, Result, bail, ensure};
use durability::{PlayedTable, TimedAnswer};
use eureka_table::words;
use eureka_testkit::{Disk, Postgres, RunningServer, UNLIMITED};
use onlookers::Onlookers;
use player::Player;
use program::Program;
use serde::{Serialize, Serializer};
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::sync::watch;
use tokio::task::{JoinSet, block_in_place};
use tokio::time;

/// The number of streams that listen to one idle table.
const STREAMS_PER_IDLE_TABLE: usize = 20;

/// The time in which all idle streams must be open, and then again the time for all tables.
const OPEN_TIMEOUT: Duration = Duration::from_secs(60);

/// The pause before a refused request is tried again.
const RETRY_PAUSE: Duration = Duration::from_millis(100);

/// The load of one measurement.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Load {
    /// The number of tables that are played.
    pub tables: usize,
    /// The number of onlookers at each of them.
    pub onlookers: usize,
    /// The number of streams of tables at which nothing happens.
    pub streams: usize,
    /// Answers per second of all tables together; `None` for as fast as possible.
    pub rate: Option<f64>,
    /// The server's limit of requests per second and client; `None` for no limit.
    pub limit: Option<u32>,
    /// The duration of the measurement.
    #[serde(rename = "seconds", serialize_with = "as_seconds")]
    pub time: Duration,
}

/// The result of one measurement.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Measured {
    /// The database.
    pub database: On,
    /// The load.
    #[serde(flatten)]
    pub load: Load,
    /// Acknowledged answers per second.
    pub answers: f64,
    /// The median time of an answer, in milliseconds.
    pub p50: f64,
    /// The 99th percentile of the time of an answer, in milliseconds.
    pub p99: f64,
    /// The time of the slowest answer, in milliseconds.
    pub max: f64,
    /// Events per second received by all seats and onlookers together.
    pub events: f64,
    /// Requests that were refused with 429 or 503 in that time, and retried.
    pub refused: u64,
    /// Broken connections and unreadable replies, from the start of the server to the end.
    pub errors: u64,
    /// All acknowledged answers, including those after the end of the measurement.
    pub acknowledged: u64,
    /// The acknowledged answers that are not in the database.
    pub lost: u64,
    /// The average number of cores that the server kept busy.
    pub cores: f64,
    /// The memory of the server at the end, in megabytes.
    pub memory: u64,
}

words! {
    /// The database of a measurement.
    #[derive(Serialize)]
    pub enum On {
        /// A file of SQLite.
        #[serde(rename = "SQLite")]
        Sqlite = "SQLite",
        /// A PostgreSQL server beside it.
        #[serde(rename = "PostgreSQL")]
        Postgres = "PostgreSQL",
    }
}

/// The stages of a measurement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Tables and streams are opened.
    Opening,
    /// Answers are given and timed.
    Playing,
    Over,
}

/// The counters that all players share.
#[derive(Default)]
struct Counters {
    /// The number of players whose first table is open.
    tables: AtomicU64,
    /// The number of open streams, without those of the players.
    streams: AtomicU64,
    errors: AtomicU64,
    events: AtomicU64,
    refused: AtomicU64,
}

impl Counters {
    fn add(counter: &AtomicU64) {
        counter.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts a refused request, and waits before the next one.
    async fn wait_after_refusal(&self) {
        Counters::add(&self.refused);
        time::sleep(RETRY_PAUSE).await;
    }

    fn get(counter: &AtomicU64) -> u64 {
        counter.load(Ordering::Relaxed)
    }

    /// The refused requests and the events so far. The result holds their increase during the measurement.
    fn so_far(&self) -> (u64, u64) {
        (Counters::get(&self.refused), Counters::get(&self.events))
    }
}

/// Starts a server on a new database of this kind, and measures it.
pub async fn measure(eureka: &Path, on: On, load: Load) -> Result<Measured> {
    ensure!(load.tables > 0, "nothing can be measured without a table");
    ensure!(load.rate.is_none_or(|rate| rate > 0.0), "nothing can be measured without answers");
    let folder = TempDir::new()?;
    let postgres = (on == On::Postgres).then(|| block_in_place(|| Postgres::new(Disk::Sure)));
    let database = match &postgres {
        Some(postgres) => postgres.database(),
        None => folder.path().join("eureka.db").display().to_string(),
    };
    let own = |option: &str| match (option.split_once('='), load.limit) {
        (Some((name @ ("--limit-requests" | "--limit-burst"), _)), Some(limit)) => {
            format!("{name}={limit}")
        }
        _ => option.to_owned(),
    };
    let options = UNLIMITED.map(own);
    let options: Vec<&str> = options.iter().map(String::as_str).collect();
    let server = block_in_place(|| RunningServer::start(eureka, &database, &options));
    let host = server.base.trim_start_matches("http://").to_owned();
    let played = play(&host, on, load, server.child.id()).await;
    // A server that is killed cannot store afterward what it has acknowledged before.
    block_in_place(|| server.kill());
    let (measured, tables) = played.with_context(|| format!("{load:?} on {on:?}"))?;
    let lost = durability::lost(&database, &tables).await?;
    lost.iter().take(3).for_each(|lost| eprintln!("lost: {lost}"));
    Ok(Measured { lost: lost.len() as u64, ..measured })
}

/// Plays on a server. Returns the result, and the answers that must be in its database.
async fn play(
    host: &str,
    database: On,
    load: Load,
    server: u32,
) -> Result<(Measured, Vec<PlayedTable>)> {
    let (stage, stages) = watch::channel(Stage::Opening);
    let counters = Arc::new(Counters::default());
    let opened = time::timeout(OPEN_TIMEOUT, open_streams(host, load, &counters)).await;
    let idle = match opened {
        Ok(idle) => idle?,
        Err(_) => bail!(missing(load, &counters).unwrap_or_default()),
    };
    let beats = (0..load.tables).map(|_| pace::beat(load.rate));
    let (beats, dues): (Vec<_>, Vec<_>) = beats.unzip();
    let connecting = Onlookers::connecting();
    let mut players = JoinSet::new();
    for (number, due) in dues.into_iter().enumerate() {
        let onlookers = Onlookers::new(host, load.onlookers, &counters, &connecting).await?;
        let (host, counters, stages) = (host.to_owned(), counters.clone(), stages.clone());
        players.spawn(Player { host, onlookers, counters, stages, due }.play(number as u64));
    }
    all_open(load, &counters).await?;
    let (before, busy) = (counters.so_far(), process::busy_seconds(server));
    let begun = Instant::now();
    stage.send_replace(Stage::Playing);
    if let Some(rate) = load.rate {
        pace::keep(beats, rate, begun, load.time);
    }
    time::sleep(load.time).await;
    let end = Instant::now();
    let (after, busy) = (counters.so_far(), process::busy_seconds(server) - busy);
    let memory = process::memory(server).unwrap_or_default();
    stage.send_replace(Stage::Over);
    let tables: Vec<PlayedTable> = players.join_all().await.into_iter().flatten().collect();
    drop(idle);
    let seconds = (end - begun).as_secs_f64();
    let acknowledged: Vec<&TimedAnswer> = tables.iter().flat_map(|table| &table.answers).collect();
    // An answer acknowledged after the end counts for the times, but not for the answers per second.
    let in_time = acknowledged.iter().filter(|answer| answer.done <= end).count();
    let mut times: Vec<Duration> = acknowledged.iter().map(|answer| answer.time()).collect();
    times.sort_unstable();
    let measured = Measured {
        database,
        load,
        answers: in_time as f64 / seconds,
        p50: quantile(&times, 0.5),
        p99: quantile(&times, 0.99),
        max: quantile(&times, 1.0),
        events: (after.1 - before.1) as f64 / seconds,
        refused: after.0 - before.0,
        errors: Counters::get(&counters.errors),
        acknowledged: acknowledged.len() as u64,
        lost: 0,
        cores: busy / seconds,
        memory,
    };
    Ok((measured, tables))
}

fn as_seconds<S: Serializer>(time: &Duration, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64(time.as_secs_f64())
}

/// A quantile of sorted times, in milliseconds.
fn quantile(sorted: &[Duration], part: f64) -> f64 {
    let index = (sorted.len() as f64 * part) as usize;
    let time = sorted.get(index.min(sorted.len().saturating_sub(1)));
    time.map_or(0.0, |time| time.as_secs_f64() * 1000.0)
}

/// Waits until every table and stream of the load is open, so that a point of the curve has the load it claims.
async fn all_open(load: Load, counters: &Counters) -> Result<()> {
    let since = Instant::now();
    while let Some(missing) = missing(load, counters) {
        ensure!(since.elapsed() < OPEN_TIMEOUT, missing);
        time::sleep(Duration::from_millis(10)).await;
    }
    Ok(())
}

/// The open tables and streams of a load, for the error message; `None` if all are open.
fn missing(load: Load, counters: &Counters) -> Option<String> {
    let (tables, streams) = (load.tables as u64, load.streams + load.tables * load.onlookers);
    let open = (Counters::get(&counters.tables), Counters::get(&counters.streams));
    (open.0 < tables || open.1 < streams as u64).then(|| {
        format!(
            "after {} seconds only {} of {tables} tables and {} of {streams} streams are open, with {} errors",
            OPEN_TIMEOUT.as_secs(),
            open.0,
            open.1,
            Counters::get(&counters.errors),
        )
    })
}

/// Opens the idle streams, which last until they are dropped. They do not listen for stages: waking thousands of tasks would take the
/// cores from the server just when the answers begin.
async fn open_streams(host: &str, load: Load, counters: &Arc<Counters>) -> io::Result<JoinSet<()>> {
    let mut streams = JoinSet::new();
    let mut idle = None;
    for number in 0..load.streams {
        if number % STREAMS_PER_IDLE_TABLE == 0 || idle.is_none() {
            let mut program = Program::new(host, counters).await?;
            let seats = r#"{"seats":[{"kind":"me"},{"kind":"open"}]}"#;
            let table = program.open(seats).await?;
            idle = Some((program, table));
        }
        let Some((program, table)) = &idle else { continue };
        let mut stream = program.listen(table, "").await?;
        Counters::add(&counters.streams);
        let counters = counters.clone();
        streams.spawn(async move {
            let mut text = Vec::new();
            while stream.event(&mut text).await.is_ok() {}
            Counters::add(&counters.errors);
        });
    }
    Ok(streams)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quantile_is_one_of_the_times() {
        let times: Vec<Duration> = (1..=200).map(Duration::from_millis).collect();
        assert_eq!([0.5, 0.99, 1.0].map(|part| quantile(&times, part)), [101.0, 199.0, 200.0]);
        assert_eq!(quantile(&times[..1], 0.99), 1.0);
        assert_eq!(quantile(&[], 0.5), 0.0);
    }

    #[test]
    fn missing_tables_and_streams_are_named() {
        let time = Duration::from_secs(1);
        let load = Load { tables: 2, onlookers: 3, streams: 1, rate: None, limit: None, time };
        let counters = Counters::default();
        (0..2).for_each(|_| Counters::add(&counters.tables));
        (0..6).for_each(|_| Counters::add(&counters.streams));
        let text = missing(load, &counters).unwrap();
        assert!(text.contains("2 of 2 tables and 6 of 7 streams"), "{text}");
        Counters::add(&counters.streams);
        assert_eq!(missing(load, &counters), None);
    }
}
