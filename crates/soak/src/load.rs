//! The load curve: how many answers a server takes, and how long each takes, against the number of tables, of those who look on, and of
//! streams.
//!
//! Each table is played by one program with a seat for itself and one for its opponent: it listens to the streams of both, and answers
//! at random whatever is asked, at once or when it is due. A table whose game is over is followed by another one. Onlookers read all that
//! happens at a table; idle streams listen to tables at which nothing happens. The time of an answer is from when it was due, or else
//! from sending it for the first time, to having its acknowledgement. Afterwards every acknowledged answer is looked up in the database.

mod curve;
mod durability;
mod onlookers;
mod pace;
mod player;
mod program;

pub use curve::{Curve, line};

use anyhow::{Context, Result, bail, ensure};
use durability::{Acknowledged, Kept};
use eureka_testkit::{Disk, Postgres, Running, WIDE};
use onlookers::Onlookers;
use player::Player;
use program::Program;
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::sync::watch;
use tokio::task::{JoinSet, block_in_place};
use tokio::time;

/// How many streams listen to one idle table.
const LISTENERS: usize = 20;

/// How long opening all idle streams may take, and then opening all tables.
const OPENING: Duration = Duration::from_secs(60);

/// What a server has to bear.
#[derive(Clone, Copy, Debug)]
pub struct Load {
    /// Tables that are played.
    pub tables: usize,
    /// Streams that look on at each of them.
    pub onlookers: usize,
    /// Streams that listen where nothing happens.
    pub streams: usize,
    /// Answers in a second, all tables together; none for as fast as it goes.
    pub rate: Option<f64>,
    /// Requests in a second that the server takes of one client; none for as many as it can.
    pub limit: Option<u32>,
    /// For how long.
    pub time: Duration,
}

/// How it did.
#[derive(Clone, Copy, Debug)]
pub struct Measured {
    /// What it had to bear.
    pub load: Load,
    /// Acknowledged answers in a second.
    pub answers: f64,
    /// Half of the answers took at most so many milliseconds.
    pub p50: f64,
    /// Of a hundred answers 99 did.
    pub p99: f64,
    /// The longest.
    pub max: f64,
    /// Events in a second that came to the seats and to those who look on, all together.
    pub events: f64,
    /// Requests that were refused with 429 or 503 meanwhile, and tried again.
    pub refused: u64,
    /// Connections that broke, and replies that make no sense, from the first to the last.
    pub errors: u64,
    /// Answers that were acknowledged, also after the time was over.
    pub acknowledged: u64,
    /// Those of them that the database does not have.
    pub lost: u64,
    /// How many cores the server was busy with.
    pub cores: f64,
    /// The memory of the server then, in megabytes.
    pub memory: u64,
}

/// Which database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum On {
    /// A file.
    Sqlite,
    /// A server beside it.
    Postgres,
}

/// How far a measurement has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Tables and streams are opened.
    Opening,
    /// Answers are given, and their times taken.
    Playing,
    Over,
}

/// What is counted by all.
#[derive(Default)]
pub(crate) struct Counted {
    /// Players whose first table is open.
    tables: AtomicU64,
    /// Streams that are open, beside those of the players.
    streams: AtomicU64,
    errors: AtomicU64,
    events: AtomicU64,
    refused: AtomicU64,
}

impl Counted {
    fn add(counter: &AtomicU64) {
        counter.fetch_add(1, Ordering::Relaxed);
    }

    fn get(counter: &AtomicU64) -> u64 {
        counter.load(Ordering::Relaxed)
    }

    /// What belongs to the measured time only as far as it is counted in it: refused requests and events.
    fn so_far(&self) -> (u64, u64) {
        (Counted::get(&self.refused), Counted::get(&self.events))
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
    let limit = load.limit.map(|limit| limit.to_string());
    let options: Vec<&str> = WIDE
        .chunks(2)
        .flat_map(|option| match (option[0], &limit) {
            ("--limit-requests" | "--limit-burst", Some(limit)) => [option[0], limit],
            _ => [option[0], option[1]],
        })
        .collect();
    let server = block_in_place(|| Running::start(eureka, &database, &options));
    let host = server.base.trim_start_matches("http://").to_owned();
    let borne = bear(&host, load, server.child.id()).await;
    // A server that may not tidy up has stored what it acknowledged, or it has not.
    block_in_place(|| server.kill());
    let (measured, kept) = borne.with_context(|| format!("{load:?} on {on:?}"))?;
    let lost = durability::lost(&database, &kept).await?;
    lost.iter().take(3).for_each(|lost| eprintln!("lost: {lost}"));
    Ok(Measured { lost: lost.len() as u64, ..measured })
}

/// Lets a server bear it; gives how it did, and what must be in its database now.
async fn bear(host: &str, load: Load, process: u32) -> Result<(Measured, Vec<Kept>)> {
    let (stage, stages) = watch::channel(Stage::Opening);
    let counted = Arc::new(Counted::default());
    let opened = time::timeout(OPENING, open_streams(host, load, &counted)).await;
    let idle = match opened {
        Ok(idle) => idle?,
        Err(_) => bail!(missing(load, &counted)),
    };
    let beats = (0..load.tables).map(|_| pace::beat(load.rate));
    let (beats, dues): (Vec<_>, Vec<_>) = beats.unzip();
    let coming = Onlookers::coming();
    let mut players = JoinSet::new();
    for (number, due) in dues.into_iter().enumerate() {
        let onlookers = Onlookers::new(host, load.onlookers, &counted, &coming).await?;
        let (host, counted, stages) = (host.to_owned(), counted.clone(), stages.clone());
        players.spawn(Player { host, onlookers, counted, stages, due }.play(number as u64));
    }
    all_open(load, &counted).await?;
    let (before, busy) = (counted.so_far(), busy(process));
    let begun = Instant::now();
    stage.send_replace(Stage::Playing);
    if let Some(rate) = load.rate {
        pace::keep(beats, rate, begun, load.time);
    }
    time::sleep(load.time).await;
    let end = Instant::now();
    let (after, busy) = (counted.so_far(), self::busy(process) - busy);
    let memory = crate::soak::memory(process).unwrap_or_default();
    stage.send_replace(Stage::Over);
    let kept: Vec<Kept> = players.join_all().await.into_iter().flatten().collect();
    drop(idle);
    let seconds = (end - begun).as_secs_f64();
    let acknowledged: Vec<&Acknowledged> = kept.iter().flat_map(|kept| &kept.answers).collect();
    // Whoever still waits when it is over waits as long as he must, but is not one of those who were answered in that time.
    let in_time = acknowledged.iter().filter(|answer| answer.done <= end).count();
    let mut times: Vec<Duration> = acknowledged.iter().map(|answer| answer.time()).collect();
    times.sort_unstable();
    let measured = Measured {
        load,
        answers: in_time as f64 / seconds,
        p50: quantile(&times, 0.5),
        p99: quantile(&times, 0.99),
        max: quantile(&times, 1.0),
        events: (after.1 - before.1) as f64 / seconds,
        refused: after.0 - before.0,
        errors: Counted::get(&counted.errors),
        acknowledged: acknowledged.len() as u64,
        lost: 0,
        cores: busy / seconds,
        memory,
    };
    Ok((measured, kept))
}

/// For how many seconds of a core a process has been busy since it began; 0 where the system does not tell.
fn busy(process: u32) -> f64 {
    /// Of a second, on every Linux.
    const TICKS: f64 = 100.0;
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // Its name may have blanks, and ends with the last bracket.
    let fields = stat.rsplit(") ").next().unwrap_or_default().split(' ');
    // Its own time and the time that the system worked for it.
    let ticks = fields.skip(11).take(2).filter_map(|field| field.parse::<f64>().ok());
    ticks.sum::<f64>() / TICKS
}

/// The time that this part of all did not exceed, in milliseconds.
fn quantile(sorted: &[Duration], part: f64) -> f64 {
    let index = (sorted.len() as f64 * part) as usize;
    let time = sorted.get(index.min(sorted.len().saturating_sub(1)));
    time.map_or(0.0, |time| time.as_secs_f64() * 1000.0)
}

/// Waits until everything is open that is to be there: a point that says more than there was would be a lie.
async fn all_open(load: Load, counted: &Counted) -> Result<()> {
    let since = Instant::now();
    while is_missing(load, counted) {
        ensure!(since.elapsed() < OPENING, missing(load, counted));
        time::sleep(Duration::from_millis(10)).await;
    }
    Ok(())
}

/// All streams of a load beside those of the players.
fn streams(load: Load) -> usize {
    load.streams + load.tables * load.onlookers
}

fn is_missing(load: Load, counted: &Counted) -> bool {
    Counted::get(&counted.tables) < load.tables as u64
        || Counted::get(&counted.streams) < streams(load) as u64
}

fn missing(load: Load, counted: &Counted) -> String {
    format!(
        "after {} seconds only {} of {} tables and {} of {} streams are open, with {} errors",
        OPENING.as_secs(),
        Counted::get(&counted.tables),
        load.tables,
        Counted::get(&counted.streams),
        streams(load),
        Counted::get(&counted.errors),
    )
}

/// Opens the streams that listen where nothing happens, until they are dropped. No stage wakes them: thousands of them would take the
/// cores from the server just when the answers begin.
async fn open_streams(host: &str, load: Load, counted: &Arc<Counted>) -> io::Result<JoinSet<()>> {
    let mut streams = JoinSet::new();
    let mut idle = None;
    for number in 0..load.streams {
        if number % LISTENERS == 0 || idle.is_none() {
            let mut program = Program::new(host, counted).await?;
            let seats = r#"{"seats":[{"kind":"me"},{"kind":"open"}]}"#;
            let table = program.open(seats, counted).await?;
            idle = Some((program, table));
        }
        let Some((program, table)) = &idle else { continue };
        let mut stream = program.listen(table, "", counted).await?;
        Counted::add(&counted.streams);
        let counted = counted.clone();
        streams.spawn(async move {
            let mut text = Vec::new();
            while stream.event(&mut text).await.is_ok() {}
            Counted::add(&counted.errors);
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
    fn who_works_is_busy() {
        let before = busy(std::process::id());
        let begun = Instant::now();
        while busy(std::process::id()) == before {
            assert!(begun.elapsed() < Duration::from_secs(60), "nothing is seen of all this work");
        }
        assert_eq!(busy(u32::MAX), 0.0);
    }

    #[test]
    fn what_is_missing_is_told() {
        let time = Duration::from_secs(1);
        let load = Load { tables: 2, onlookers: 3, streams: 1, rate: None, limit: None, time };
        let counted = Counted::default();
        (0..2).for_each(|_| Counted::add(&counted.tables));
        (0..6).for_each(|_| Counted::add(&counted.streams));
        assert!(is_missing(load, &counted));
        let text = missing(load, &counted);
        assert!(text.contains("2 of 2 tables and 6 of 7 streams"), "{text}");
        Counted::add(&counted.streams);
        assert!(!is_missing(load, &counted));
    }
}
