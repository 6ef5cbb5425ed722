//! The soak: everything at once, for as long as one likes, while everything fails from time to time.
//!
//! Games of all kinds are played through the engine alone and through real servers on both databases. Meanwhile servers are killed,
//! the database crashes, the disk is full, connections break and requests arrive twice, all of it as the seed says. At the end every
//! game is read from the database, played again and compared with what everybody was told. Then a [`Summary`] says what there was.
//!
//! The games of the engine follow from the seed alone. At the servers the seed gives the kinds of tables, what everybody would answer
//! and the order of the faults, each after so many acknowledged answers; the deal is the server's own, and what comes first when much
//! happens at once is up to the machine. So a finding names its table, whose record is in the database as long as the soak runs.

mod alone;
mod audit;
mod browser;
mod disk;
mod engine;
mod faults;
mod framing;
mod heard;
mod owing;
mod player;
mod proxy;
mod refused;
mod seen;
mod site;
mod slow;
mod summary;
mod tables;
mod tally;
mod vitals;

pub use summary::Summary;
pub use tally::{Finding, Kind};

pub(crate) use vitals::memory;

use alone::Lone;
use anyhow::Result;
use eureka_store::{Moment, Waiting};
use site::{Opened, Phase, Site};
use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tables::Kept;
use tally::Tally;
use tokio::runtime::Handle;
use tokio::signal::ctrl_c;
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time;

/// How long games may take to come to their end when nothing fails any more. One at which nothing happens is noticed much earlier; this is
/// for one that goes on and on, and it is long, since a slow machine is no finding.
const FINISH: Duration = Duration::from_secs(600);

/// What is to be done.
#[derive(Clone, Debug)]
pub struct Soak {
    /// The executable.
    pub eureka: PathBuf,
    /// How long games are begun and things fail.
    pub time: Duration,
    /// What everything follows from, as far as it does.
    pub seed: u64,
    /// What to do.
    pub parts: Vec<Part>,
    /// How many tables are played at once at each site.
    pub tables: u64,
    /// Something fails after at most so many acknowledged answers, and 20.
    pub pause: usize,
    /// The first game of the engine.
    pub game: u64,
}

/// A part of the soak.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Part {
    /// Games without a server.
    Engine,
    /// A server on SQLite.
    Sqlite,
    /// Two servers on PostgreSQL.
    Postgres,
    /// A server on SQLite on a small disk.
    Disk,
}

impl Part {
    /// All of them.
    pub const ALL: [Part; 4] = [Part::Engine, Part::Sqlite, Part::Postgres, Part::Disk];

    /// The word for it on the command line.
    pub const fn word(self) -> &'static str {
        match self {
            Part::Engine => "engine",
            Part::Sqlite => "sqlite",
            Part::Postgres => "postgres",
            Part::Disk => "disk",
        }
    }

    const fn number(self) -> u64 {
        match self {
            Part::Engine => 0,
            Part::Sqlite => 1,
            Part::Postgres => 2,
            Part::Disk => 3,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Part::Engine => "engine",
            Part::Sqlite => "SQLite",
            Part::Postgres => "PostgreSQL, two servers",
            Part::Disk => "SQLite, small disk",
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Soaks, and says what came of it.
pub async fn run(soak: &Soak) -> Result<Summary> {
    let begun = Instant::now();
    let until = begun + soak.time;
    let (phase, phases) = watch::channel(Phase::Rough);
    let mut summary =
        Summary { seed: soak.seed, took: soak.time, parts: Vec::new(), left_out: Vec::new() };
    let mut engine = None;
    let mut sites = JoinSet::new();
    for &part in &soak.parts {
        if part == Part::Engine {
            let tally = Arc::new(Tally::default());
            summary.parts.push((part, tally.clone()));
            let (seed, game) = (soak.seed, soak.game);
            let phase = phases.clone();
            engine = Some(std::thread::spawn(move || engine::work(&tally, seed, game, &phase)));
            continue;
        }
        match Site::open(soak, part, phases.clone()).await? {
            Some(site) => {
                summary.parts.push((part, site.tally.clone()));
                let (runtime, tables, pause) = (Handle::current(), soak.tables, soak.pause);
                sites.spawn_blocking(move || runtime.block_on(work(Arc::new(site), tables, pause)));
            }
            None => summary.left_out.push(part),
        }
    }
    if !left_or_interrupted(until).await {
        eprintln!(
            "interrupted: what was begun is finished and compared; once more to stop at once"
        );
    }
    phase.send_replace(Phase::Calm);
    let late = tokio::spawn(async move {
        let waited = left_or_interrupted(Instant::now() + FINISH).await;
        phase.send_replace(if waited { Phase::Over } else { Phase::BrokenOff });
    });
    let done = sites.join_all().await;
    late.abort();
    done.into_iter().collect::<Result<Vec<()>>>()?;
    if let Some(engine) = engine {
        engine.join().expect("what breaks down in a game is caught");
    }
    summary.took = begun.elapsed();
    Ok(summary)
}

/// Waits until then, or for whoever interrupts; says whether nobody did.
async fn left_or_interrupted(until: Instant) -> bool {
    let mut ended = signal(SignalKind::terminate()).expect("signals can be heard");
    tokio::select! {
        () = time::sleep_until(until.into()) => true,
        _ = ctrl_c() => false,
        _ = ended.recv() => false,
    }
}

/// Everything that happens at one site.
async fn work(site: Arc<Site>, tables: u64, pause: usize) -> Result<()> {
    vitals::watch(&site, "at first");
    let mut players: JoinSet<Vec<Kept>> = JoinSet::new();
    for number in 0..tables {
        players.spawn(tables::work(site.clone(), number));
    }
    players.spawn(alone::work(site.clone(), Lone::Companion));
    players.spawn(alone::work(site.clone(), Lone::Society));
    let slow = tokio::spawn(slow::work(site.clone(), 0));
    let watched = site.clone();
    let watching = tokio::spawn(async move {
        for second in 0u64.. {
            vitals::watch(&watched, "at most");
            if second.is_multiple_of(60) {
                watched.say("goes on");
            }
            time::sleep(Duration::from_secs(1)).await;
        }
    });
    // Things fail until the rough part is over; only then are the ways good again.
    faults::work(site.clone(), pause).await;
    site.say("nothing fails any more, and the games are finished");
    site.ways.iter().for_each(proxy::Proxy::calm_down);
    slow.await?;
    let kept = players.join_all().await.concat();
    site.say("all players have left, and the bots finish");
    no_bot_is_waited_for(&site).await?;
    watching.abort();
    vitals::watch(&site, "at the end");
    vitals::everybody_has_left(&site).await;
    site.say("everything is compared");
    compare(&site, &kept).await?;
    for server in 0..site.ways.len() {
        site.stop(server);
    }
    for complaint in site.complaints() {
        site.tally.found(Kind::Panic, format!("{}: {complaint}", site.part));
    }
    Ok(())
}

/// Compares what is left, and looks once more whether everything that was ever acknowledged is there.
async fn compare(site: &Site, kept: &[Kept]) -> Result<()> {
    let store = latest(site).await?;
    audit::look_again(site, &store, kept).await;
    audit::replay_all(site, &store).await;
    store.close().await;
    let later =
        std::mem::take(&mut *site.later.lock().unwrap_or_else(|broken| broken.into_inner()));
    later.join_all().await;
    Ok(())
}

/// The database as it is now. Where only a copy can be read, its server is stopped for it.
async fn latest(site: &Site) -> Result<Opened> {
    let now = Instant::now();
    if site.part == Part::Disk {
        site.stop(0);
        site.start(0)?;
    }
    site.store(now).await
}

/// Bots answer sooner or later, also at tables that nobody looks at.
async fn no_bot_is_waited_for(site: &Site) -> Result<()> {
    let mut waiting = Vec::new();
    // Where the server is stopped for a look, bots need some time in between.
    let pause = Duration::from_secs(if site.part == Part::Disk { 10 } else { 1 });
    for _ in 0..90 / pause.as_secs() {
        let store = latest(site).await?;
        waiting = store.waiting(Waiting::Bots, Moment::now(), 1000, None).await?.tables;
        store.close().await;
        if waiting.is_empty() {
            return Ok(());
        }
        time::sleep(pause).await;
    }
    for table in waiting {
        let text = format!("{} table {table}: a bot does not answer", site.part);
        site.tally.found(Kind::Stuck, text);
    }
    Ok(())
}
