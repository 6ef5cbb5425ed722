//! The soak: games of all kinds at once, for any length of time, while everything fails now and then.
//!
//! Games are played through the engine alone and through real servers on both databases. Meanwhile servers are killed, the database
//! crashes, the disk fills up, connections break and requests arrive twice, in an order that follows from the seed. At the end every
//! game is read from the database, replayed and compared with everything that the clients were told. The result is a [`Summary`].
//!
//! The games of the engine follow from the seed alone. On the servers the seed gives the kinds of tables, the choices of the players,
//! and the faults with the number of acknowledged answers between them. The deal is the server's own, and the order of simultaneous
//! requests is up to the machine. So a finding names its table, whose record is in the database as long as the soak runs.

mod audit;
mod audited_game;
mod browser;
mod engine;
mod expected_refusals;
mod faults;
mod http_framing;
mod player;
mod proxy;
mod replayed_table;
mod reply_timeout;
mod requests;
mod server_health;
mod site;
mod small_disk;
mod summary;
mod tables;
mod tally;
mod transcript;
mod unread_streams;
mod view_check;

pub use summary::Summary;
pub use tally::{Finding, Kind};

use anyhow::Result;
use clap::ValueEnum;
use eureka_protocol::table::Game;
use eureka_store::Waiting;
use eureka_table::words;
use site::{Opened, Phase, Site};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};
use tables::PlayedTable;
use tally::Tally;
use tokio::runtime::Handle;
use tokio::signal::ctrl_c;
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time;

/// The time in which games must end after the last fault. It is for games that never end: a stuck table is noticed much earlier. It
/// is long, because a slow machine is not a finding.
const FINISH_TIMEOUT: Duration = Duration::from_secs(600);

/// The settings of a soak.
#[derive(Clone, Debug)]
pub struct Soak {
    /// The executable.
    pub eureka: PathBuf,
    /// The time during which games are begun and faults happen.
    pub time: Duration,
    /// The seed of all random choices.
    pub seed: u64,
    /// The parts.
    pub parts: Vec<Part>,
    /// The number of tables that are played at once at each site.
    pub tables: u64,
    /// The acknowledged answers between two faults: 20, and up to this many more.
    pub pause: usize,
    /// The first game of the engine.
    pub game: u64,
}

words! {
    /// A part of the soak.
    #[derive(ValueEnum)]
    pub enum Part {
        /// Games without a server.
        Engine = "engine",
        /// A server on SQLite.
        Sqlite = "SQLite",
        /// Two servers on PostgreSQL.
        Postgres = "PostgreSQL, two servers",
        /// A server on SQLite on a small disk.
        Disk = "SQLite, small disk",
    }
}

/// Runs a soak.
pub async fn run(soak: &Soak) -> Result<Summary> {
    let begun = Instant::now();
    let until = begun + soak.time;
    let (phase, phases) = watch::channel(Phase::Faults);
    let mut summary =
        Summary { seed: soak.seed, took: soak.time, parts: Vec::new(), left_out: Vec::new() };
    let mut engine = None;
    let mut sites = JoinSet::new();
    for &part in &soak.parts {
        if part == Part::Engine {
            let tally = Arc::new(Tally::default());
            summary.parts.push((part, tally.clone()));
            let (seed, game) = (soak.seed, soak.game);
            let phases = phases.clone();
            engine = Some(std::thread::spawn(move || engine::work(&tally, seed, game, &phases)));
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
    if !is_uninterrupted_until(until).await {
        eprintln!(
            "interrupted: what was begun is finished and compared; once more to stop at once"
        );
    }
    phase.send_replace(Phase::Finishing);
    let late = tokio::spawn(async move {
        let waited = is_uninterrupted_until(Instant::now() + FINISH_TIMEOUT).await;
        phase.send_replace(if waited { Phase::TimeUp } else { Phase::Interrupted });
    });
    let done = sites.join_all().await;
    late.abort();
    done.into_iter().collect::<Result<Vec<()>>>()?;
    if let Some(engine) = engine {
        engine.join().expect("panics of games are caught");
    }
    summary.took = begun.elapsed();
    Ok(summary)
}

/// Waits until this time or for an interruption. Returns true if there was none.
async fn is_uninterrupted_until(until: Instant) -> bool {
    let mut ended = signal(SignalKind::terminate()).expect("signals can be heard");
    tokio::select! {
        () = time::sleep_until(until.into()) => true,
        _ = ctrl_c() => false,
        _ = ended.recv() => false,
    }
}

/// Everything that happens at one site.
async fn work(site: Arc<Site>, tables: u64, pause: usize) -> Result<()> {
    server_health::measure(&site, "at first");
    let mut players: JoinSet<Vec<PlayedTable>> = JoinSet::new();
    let alone = [Game::InventionsSolo, Game::InventionsCompanion];
    let games = (0..tables).map(|_| Game::Innovation).chain(alone);
    for (number, game) in (0..).zip(games) {
        players.spawn(tables::work(site.clone(), number, game));
    }
    let unread = tokio::spawn(unread_streams::work(site.clone()));
    let watched = site.clone();
    let watching = tokio::spawn(async move {
        for second in 0u64.. {
            server_health::measure(&watched, "at most");
            if second.is_multiple_of(60) {
                watched.log_progress("goes on");
            }
            time::sleep(Duration::from_secs(1)).await;
        }
    });
    // This returns after the last faults. Only then do connections stop failing.
    faults::work(site.clone(), pause).await;
    site.log_progress("nothing fails any more, and the games are finished");
    site.proxies.iter().for_each(proxy::Proxy::end_faults);
    unread.await?;
    let played = players.join_all().await.concat();
    site.log_progress("all players have left, and the bots finish");
    no_bot_is_waited_for(&site).await?;
    watching.abort();
    server_health::measure(&site, "at the end");
    server_health::all_streams_close(&site).await;
    site.log_progress("everything is compared");
    compare(&site, &played).await?;
    for server in 0..site.proxies.len() {
        site.stop(server);
    }
    for complaint in site.complaints() {
        site.found(Kind::Panic, complaint);
    }
    Ok(())
}

/// Finishes all comparisons, and checks once more that everything that was ever acknowledged is stored.
async fn compare(site: &Site, tables: &[PlayedTable]) -> Result<()> {
    let store = latest(site).await?;
    audit::check_again(site, &store, tables).await;
    audit::replay_all(site, &store).await;
    store.close().await;
    let comparisons = std::mem::take(&mut *locked(&site.comparisons));
    comparisons.join_all().await;
    Ok(())
}

/// The current database. On the small disk only a copy can be read, so the server is restarted for it.
async fn latest(site: &Site) -> Result<Opened> {
    let now = Instant::now();
    if site.part == Part::Disk {
        site.stop(0);
        site.start(0)?;
    }
    site.store(now).await
}

/// Checks that bots answer sooner or later, also at tables that nobody looks at.
async fn no_bot_is_waited_for(site: &Site) -> Result<()> {
    let mut waiting = Vec::new();
    // Where each look restarts the server, bots need some time in between.
    let pause = Duration::from_secs(if site.part == Part::Disk { 10 } else { 1 });
    for _ in 0..90 / pause.as_secs() {
        let store = latest(site).await?;
        waiting = store.waiting(Waiting::Bots, None, 1000, None).await?.tables;
        store.close().await;
        if waiting.is_empty() {
            return Ok(());
        }
        time::sleep(pause).await;
    }
    for table in waiting {
        site.found_at(Kind::Stuck, table, "a bot does not answer");
    }
    Ok(())
}

/// The content of a mutex, even if it is poisoned: the panic that poisoned it is a finding of its own.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}
