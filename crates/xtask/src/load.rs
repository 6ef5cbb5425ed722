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

/// How long opening all tables may take.
const OPENING: Duration = Duration::from_secs(60);

/// What a server has to bear.
#[derive(Clone, Copy, Debug)]
pub struct Load {
    /// Tables that are played.
    pub tables: usize,
    /// Streams that only listen.
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
    /// Requests that were refused with 429 or 503, and tried again.
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

/// How far a measurement has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Tables and streams are opened.
    Opening,
    /// Answers are given, and their times taken.
    Playing,
    Over,
}

/// Waits until all is over.
async fn over(stages: &mut watch::Receiver<Stage>) {
    // Whoever measures is gone: then it is over too.
    let _ = stages.wait_for(|&stage| stage == Stage::Over).await;
}

/// What is counted by all.
#[derive(Default)]
pub(crate) struct Counted {
    /// Players whose first table is open.
    tables: AtomicU64,
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
    let measured = bear(&host, load, server.child.id()).await;
    let measured = measured.with_context(|| format!("{load:?} on {on:?}"));
    block_in_place(|| server.stop());
    measured
}

async fn bear(host: &str, load: Load, process: u32) -> Result<Measured> {
    let (stage, stages) = watch::channel(Stage::Opening);
    let counted = Arc::new(Counted::default());
    let idle = open_streams(host, load, &counted).await?;
    let mut players = JoinSet::new();
    for number in 0..load.tables {
        let (host, counted, stages) = (host.to_owned(), counted.clone(), stages.clone());
        players.spawn(play(host, load, number as u64, counted, stages));
    }
    let opening = Instant::now();
    while counted.tables.load(Ordering::Relaxed) < load.tables as u64 && opening.elapsed() < OPENING
    {
        time::sleep(Duration::from_millis(10)).await;
    }
    let begun = Instant::now();
    stage.send_replace(Stage::Playing);
    time::sleep(load.time).await;
    let took = begun.elapsed();
    let memory = crate::soak::memory(process).unwrap_or_default();
    stage.send_replace(Stage::Over);
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

/// Opens the streams that only listen, until they are dropped. No stage wakes them: thousands of them would take the cores from the
/// server just when the answers begin.
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
        let counted = counted.clone();
        streams.spawn(async move {
            while stream.event().await.is_ok() {}
            Counted::add(&counted.errors);
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
    mut stages: watch::Receiver<Stage>,
) -> Vec<Duration> {
    let mut times = Vec::new();
    let mut dice = Dice::new(1, number);
    let pause = load.rate.map(|rate| Duration::from_secs_f64(load.tables as f64 / rate));
    let start = pause.unwrap_or_default().mul_f64(dice.below(1000) as f64 / 1000.0);
    let mut next = None;
    while *stages.borrow() != Stage::Over {
        let mut played = tokio::select! {
            opened = Played::open(&host, &mut dice, &counted) => match opened {
                Ok(played) => played,
                Err(_) => {
                    Counted::add(&counted.errors);
                    continue;
                }
            },
            () = over(&mut stages) => break,
        };
        if next.is_none() {
            Counted::add(&counted.tables);
            // Nobody answers before all tables are open.
            let _ = stages.wait_for(|&stage| stage != Stage::Opening).await;
        }
        let next = next.get_or_insert_with(|| Instant::now() + start);
        loop {
            let asked = tokio::select! {
                asked = played.question(&mut dice, &counted) => asked,
                () = over(&mut stages) => break,
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
                time::sleep_until((*next).into()).await;
                *next += pause;
            }
            match played.answer(version, &answer, &counted).await {
                Ok(time) => times.push(time),
                Err(_) => {
                    Counted::add(&counted.errors);
                    break;
                }
            }
        }
        if !played.is_kept(&counted).await.unwrap_or(false) {
            Counted::add(&counted.lost);
        }
    }
    times
}
