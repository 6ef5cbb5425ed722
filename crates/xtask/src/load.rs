//! The load curve: how many answers a server takes, and how long each takes, against the number of tables and of streams.
//!
//! Each table is played by one program with a seat for itself and one for its opponent: it listens to the streams of both, and answers
//! at random whatever is asked, at once or as often as it is told. A table whose game is over is followed by another one. Idle streams
//! listen to tables at which nothing happens. The time of an answer is from sending it to having its acknowledgement.

mod curve;
mod program;

pub use curve::{Curve, line};

use anyhow::{Context, Result};
use eureka_proving::{Dice, Disk, Postgres, Running, WIDE};
use program::{Played, Program};
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

/// What a server has to bear.
#[derive(Clone, Copy, Debug)]
pub struct Load {
    /// Tables that are played.
    pub tables: usize,
    /// Streams that only listen.
    pub streams: usize,
    /// Answers in a second, all tables together; none for as fast as it goes.
    pub rate: Option<f64>,
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
    /// Answers that were refused with 429 or 503, and tried again.
    pub refused: u64,
    /// Connections that broke, and replies that make no sense.
    pub errors: u64,
    /// Tables that do not stand where it was acknowledged.
    pub lost: u64,
    /// Events that were sent.
    pub events: u64,
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

/// What is counted by all.
#[derive(Default)]
pub(crate) struct Counted {
    games: AtomicU64,
    errors: AtomicU64,
    events: AtomicU64,
    refused: AtomicU64,
    lost: AtomicU64,
}

impl Counted {
    fn add(counter: &AtomicU64) {
        counter.fetch_add(1, Ordering::Relaxed);
    }
}

/// Starts a server on a new database of this kind, and measures it.
pub async fn measure(eureka: &Path, on: On, load: Load) -> Result<Measured> {
    let folder = TempDir::new()?;
    let postgres = (on == On::Postgres).then(|| block_in_place(|| Postgres::new(Disk::Sure)));
    let database = match &postgres {
        Some(postgres) => postgres.database(),
        None => folder.path().join("eureka.db").display().to_string(),
    };
    let server = block_in_place(|| Running::start(eureka, &database, &WIDE));
    let host = server.base.trim_start_matches("http://").to_owned();
    let measured = bear(&host, load, server.child.id()).await;
    let measured = measured.with_context(|| format!("{load:?} on {on:?}"));
    block_in_place(|| server.stop());
    measured
}

async fn bear(host: &str, load: Load, process: u32) -> Result<Measured> {
    let (stop, stopped) = watch::channel(false);
    let counted = Arc::new(Counted::default());
    let idle = open_streams(host, load, &counted, &stopped).await?;
    let mut players = JoinSet::new();
    let begun = Instant::now();
    for number in 0..load.tables {
        let (host, counted, stopped) = (host.to_owned(), counted.clone(), stopped.clone());
        players.spawn(play(host, load, number as u64, counted, stopped));
    }
    time::sleep(load.time).await;
    let took = begun.elapsed();
    let memory = crate::soak::memory(process).unwrap_or_default();
    stop.send_replace(true);
    let mut times: Vec<Duration> = players.join_all().await.into_iter().flatten().collect();
    drop(idle);
    times.sort_unstable();
    let at = |part: f64| {
        let index = (times.len() as f64 * part) as usize;
        let time = times.get(index.min(times.len().saturating_sub(1)));
        time.map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    };
    let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
    Ok(Measured {
        load,
        answers: times.len() as f64 / took.as_secs_f64(),
        p50: at(0.5),
        p99: at(0.99),
        max: at(1.0),
        refused: count(&counted.refused),
        errors: count(&counted.errors),
        lost: count(&counted.lost),
        events: count(&counted.events),
        memory,
    })
}

/// Opens the streams that only listen.
async fn open_streams(
    host: &str,
    load: Load,
    counted: &Arc<Counted>,
    stopped: &watch::Receiver<bool>,
) -> io::Result<JoinSet<()>> {
    let mut streams = JoinSet::new();
    let mut idle = None;
    for number in 0..load.streams {
        if number % LISTENERS == 0 || idle.is_none() {
            let mut program = Program::new(host).await?;
            let table = program.open(r#"{"seats":[{"kind":"me"},{"kind":"open"}]}"#).await?;
            idle = Some((program, table));
        }
        let Some((program, table)) = &idle else { continue };
        let mut stream = program.listen(table, "").await?;
        let (counted, mut stopped) = (counted.clone(), stopped.clone());
        streams.spawn(async move {
            loop {
                tokio::select! {
                    event = stream.event() => if event.is_err() {
                        return Counted::add(&counted.errors);
                    },
                    _ = stopped.wait_for(|&stop| stop) => return,
                }
            }
        });
    }
    Ok(streams)
}

/// Plays game after game; gives how long each answer took.
async fn play(
    host: String,
    load: Load,
    number: u64,
    counted: Arc<Counted>,
    mut stopped: watch::Receiver<bool>,
) -> Vec<Duration> {
    let mut times = Vec::new();
    let mut dice = Dice::new(1, number);
    let pause = load.rate.map(|rate| Duration::from_secs_f64(load.tables as f64 / rate));
    let start = pause.unwrap_or_default().mul_f64(dice.below(1000) as f64 / 1000.0);
    let mut next = Instant::now() + start;
    while !*stopped.borrow() {
        let mut played = tokio::select! {
            opened = Played::open(&host, &mut dice) => match opened {
                Ok(played) => played,
                Err(_) => {
                    Counted::add(&counted.errors);
                    continue;
                }
            },
            _ = stopped.wait_for(|&stop| stop) => break,
        };
        loop {
            let asked = tokio::select! {
                asked = played.question(&mut dice, &counted) => asked,
                _ = stopped.wait_for(|&stop| stop) => break,
            };
            let (version, answer) = match asked {
                Ok(Some(asked)) => asked,
                Ok(None) => {
                    Counted::add(&counted.games);
                    break;
                }
                Err(_) => {
                    Counted::add(&counted.errors);
                    break;
                }
            };
            if let Some(pause) = pause {
                time::sleep_until(next.into()).await;
                next += pause;
            }
            match played.answer(version, &answer, &counted).await {
                Ok(time) => times.push(time),
                Err(_) => {
                    Counted::add(&counted.errors);
                    break;
                }
            }
        }
        if !played.is_kept().await.unwrap_or(false) {
            Counted::add(&counted.lost);
        }
    }
    times
}
