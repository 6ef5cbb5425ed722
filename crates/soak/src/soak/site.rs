//! A site: one or two servers on one database, each behind a proxy.

use crate::soak::proxy::Proxy;
use crate::soak::requests::{RETRY_PAUSE, UNAVAILABLE};
use crate::soak::small_disk::SmallDisk;
use crate::soak::tally::{Kind, Tally};
use crate::soak::{Part, Soak, locked};
use anyhow::{Context, Result, bail};
use clap::ValueEnum;
use eureka_store::{Store, TableId};
use eureka_testkit::{Dice, Disk, Postgres, RunningServer, UNLIMITED};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, PgConnection, SqliteConnection};
use std::fmt::Display;
use std::fs::{self, OpenOptions};
use std::ops::Deref;
use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::runtime::Handle;
use tokio::sync::watch;
use tokio::task::{JoinSet, block_in_place, spawn_blocking};
use tokio::time;

/// The name of the database file.
const FILE: &str = "eureka.db";

/// The size of the small disk. It must hold the database of a soak of several hours.
const SMALL_DISK_SIZE: &str = "400m";

/// The time after which a table without progress counts as stuck, and a client without a successful request too. Servers are killed
/// every few seconds, but they are back within one.
pub(super) const STUCK_AFTER: Duration = Duration::from_secs(90);

/// One or two servers on one database.
pub(super) struct Site {
    pub(super) part: Part,
    pub(super) tally: Arc<Tally>,
    pub(super) seed: u64,
    /// The proxies of its servers, in their order.
    pub(super) proxies: Vec<Proxy>,
    servers: Mutex<Vec<Option<RunningServer>>>,
    database: Database,
    eureka: PathBuf,
    /// The folder of the servers' logs.
    folder: TempDir,
    acknowledged: AtomicU64,
    /// Set when a request for something to compare has failed.
    pub(super) is_silent: AtomicBool,
    /// The last copy of the database and its time, where only copies can be read.
    copied: watch::Sender<Option<(Instant, Arc<TempDir>)>>,
    /// The comparisons that run as soon as the database can be read.
    pub(super) comparisons: Mutex<JoinSet<()>>,
    /// The phases of the soak.
    phases: watch::Receiver<Phase>,
}

/// The phases of a soak.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Phase {
    /// Games are begun, and faults happen.
    Faults,
    /// The running games are finished without further faults.
    Finishing,
    /// Time is up: a game that is not over now is stuck.
    TimeUp,
    /// The soak was interrupted: a game that is not over might still have ended.
    Interrupted,
}

/// The database of a site.
enum Database {
    File(PathBuf),
    Postgres(Mutex<Postgres>, String),
    Small(SmallDisk),
}

/// A database that is open beside its servers.
pub(super) struct Opened {
    store: Store,
    address: String,
    /// Keeps a copy on disk while it is read, even if there is a newer one.
    _folder: Option<Arc<TempDir>>,
}

impl Deref for Opened {
    type Target = Store;

    fn deref(&self) -> &Store {
        &self.store
    }
}

impl Opened {
    /// The ids of all tables. The store itself lists only those of one person.
    pub(super) async fn tables(&self) -> Result<Vec<TableId>> {
        const ALL: &str = "SELECT id FROM tables ORDER BY created, id";
        let ids: Vec<(String,)> = if self.address.starts_with("postgres") {
            let mut database = PgConnection::connect(&self.address).await?;
            sqlx::query_as(ALL).fetch_all(&mut database).await?
        } else {
            let file = SqliteConnectOptions::new().filename(&self.address);
            let mut database = SqliteConnection::connect_with(&file).await?;
            sqlx::query_as(ALL).fetch_all(&mut database).await?
        };
        let ids = ids.into_iter().map(|(id,)| id.parse().ok().with_context(|| format!("`{id}`")));
        ids.collect()
    }
}

impl Site {
    /// Opens the site of a part and starts its servers; `None` if this system cannot have it.
    pub(super) async fn open(
        soak: &Soak,
        part: Part,
        phases: watch::Receiver<Phase>,
    ) -> Result<Option<Site>> {
        let folder = TempDir::new()?;
        let (database, servers) = match part {
            Part::Sqlite => (Database::File(folder.path().join(FILE)), 1),
            Part::Postgres => {
                let postgres = block_in_place(|| Postgres::new(Disk::Sure));
                let address = postgres.database();
                (Database::Postgres(Mutex::new(postgres), address), 2)
            }
            Part::Disk => match SmallDisk::new(SMALL_DISK_SIZE) {
                Some(disk) => (Database::Small(disk), 1),
                None => return Ok(None),
            },
            Part::Engine => bail!("the engine needs no server"),
        };
        let tally = Arc::new(Tally::default());
        let mut proxies = Vec::new();
        for number in 0..servers {
            let dice = Dice::new(soak.seed, part as u64 * 100 + number);
            proxies.push(Proxy::open(part, tally.clone(), dice).await?);
        }
        let site = Site {
            part,
            tally,
            seed: soak.seed,
            servers: Mutex::new(proxies.iter().map(|_| None).collect()),
            proxies,
            database,
            eureka: soak.eureka.clone(),
            folder,
            acknowledged: AtomicU64::new(0),
            is_silent: AtomicBool::new(false),
            copied: watch::Sender::new(None),
            comparisons: Mutex::default(),
            phases,
        };
        for server in 0..site.proxies.len() {
            site.start(server)?;
        }
        Ok(Some(site))
    }

    /// The address of its database, as passed to its servers.
    fn address(&self) -> String {
        match &self.database {
            Database::File(file) => file.display().to_string(),
            Database::Postgres(_, address) => address.clone(),
            Database::Small(disk) => disk.file(FILE).display().to_string(),
        }
    }

    /// Opens the database while its servers run. On the small disk, which cannot be read from outside, opens a copy that is not older
    /// than this time.
    pub(super) async fn store(&self, since: Instant) -> Result<Opened> {
        let mut copied = self.copied.subscribe();
        let (address, folder) = match &self.database {
            Database::Small(_) => {
                let is_new =
                    |copy: &Option<(Instant, _)>| copy.as_ref().is_some_and(|copy| copy.0 >= since);
                let copy = copied.wait_for(is_new).await?.clone();
                let (_, folder) = copy.context("there is a copy")?;
                (folder.path().join(FILE).display().to_string(), Some(folder))
            }
            _ => (self.address(), None),
        };
        let mut last = None;
        for _ in 0..100 {
            let (runtime, at) = (Handle::current(), address.clone());
            // This future is not `Send` for the compiler, so it runs on one thread.
            let opening = spawn_blocking(move || runtime.block_on(Store::open(&at)));
            match opening.await? {
                Ok(store) => return Ok(Opened { store, address, _folder: folder }),
                Err(error) => last = Some(error),
            }
            time::sleep(Duration::from_millis(200)).await;
        }
        bail!("the database of {} cannot be opened: {last:?}", self.part)
    }

    /// Starts a server.
    pub(super) fn start(&self, server: usize) -> Result<()> {
        let database = self.address();
        let mut command = match &self.database {
            Database::Small(disk) => disk.command(&self.eureka),
            _ => Command::new(&self.eureka),
        };
        command.env("EUREKA_LOG", "info").env("RUST_BACKTRACE", "1");
        command.stderr(OpenOptions::new().create(true).append(true).open(self.log(server))?);
        let running = block_in_place(|| RunningServer::run(command, 0, &database, &UNLIMITED));
        let running = running.map_err(|said| {
            anyhow::anyhow!("{said}{}", fs::read_to_string(self.log(server)).unwrap_or_default())
        })?;
        let address = running.base.trim_start_matches("http://").parse()?;
        self.proxies[server].lead_to(Some(address));
        self.servers()[server] = Some(running);
        self.tally.count("starts");
        Ok(())
    }

    /// Kills a server with SIGKILL.
    pub(super) fn kill(&self, server: usize) {
        let Some(running) = self.leave(server) else { return };
        block_in_place(|| running.kill());
    }

    /// Asks a server to stop, and waits until it has.
    pub(super) fn stop(&self, server: usize) {
        let Some(running) = self.leave(server) else { return };
        let status = block_in_place(|| running.stop());
        if !status.success() {
            self.found(Kind::Panic, format!("a server ended with {status}"));
        }
        if let Err(error) = self.copy() {
            self.found(Kind::Wrong, format!("the database cannot be copied: {error:#}"));
        }
    }

    /// Copies the database of the small disk while no server writes to it.
    fn copy(&self) -> Result<()> {
        let Database::Small(disk) = &self.database else { return Ok(()) };
        let folder = TempDir::new()?;
        for name in [FILE.to_owned(), format!("{FILE}-wal")] {
            let from = disk.file_from_outside(&name);
            if from.exists() {
                fs::copy(from, folder.path().join(name))?;
            }
        }
        self.copied.send_replace(Some((Instant::now(), Arc::new(folder))));
        Ok(())
    }

    fn leave(&self, server: usize) -> Option<RunningServer> {
        self.proxies[server].lead_to(None);
        let mut running = self.servers()[server].take()?;
        if let Ok(Some(status)) = running.child.try_wait() {
            self.found(Kind::Panic, format!("a server ended of itself with {status}"));
        }
        Some(running)
    }

    /// Stops the database as if its machine had failed, and starts it again.
    pub(super) async fn crash_database(&self, away: Duration) {
        let Database::Postgres(postgres, _) = &self.database else { return };
        block_in_place(|| locked(postgres).crash());
        time::sleep(away).await;
        block_in_place(|| locked(postgres).restart());
    }

    /// Fills the disk of the database until requests are refused, and makes room again. Returns whether any was refused.
    pub(super) async fn fill_disk(&self, timeout: Duration) -> Result<bool> {
        let Database::Small(disk) = &self.database else { return Ok(false) };
        let goal = self.tally.of(UNAVAILABLE) + 10;
        disk.fill().context("the disk could not be filled")?;
        let begun = Instant::now();
        while self.tally.of(UNAVAILABLE) < goal && begun.elapsed() < timeout {
            time::sleep(RETRY_PAUSE).await;
        }
        disk.free().context("the disk could not be emptied")?;
        Ok(self.tally.of(UNAVAILABLE) >= goal)
    }

    /// Runs a comparison in the background.
    pub(super) fn compare_later(&self, comparison: impl Future<Output = ()> + Send + 'static) {
        locked(&self.comparisons).spawn(comparison);
    }

    /// The log of a server.
    fn log(&self, server: usize) -> PathBuf {
        self.folder.path().join(format!("server-{server}.log"))
    }

    /// The log lines in which its servers report errors of their own.
    pub(super) fn complaints(&self) -> Vec<String> {
        let logs = (0..self.proxies.len()).map(|server| fs::read_to_string(self.log(server)));
        let logs: String = logs.map(Result::unwrap_or_default).collect();
        let bad = |line: &&str| line.contains("panicked at") || line.contains("broke down");
        logs.lines().filter(bad).map(str::to_owned).collect()
    }

    /// The process of each server that runs.
    pub(super) fn processes(&self) -> Vec<u32> {
        self.servers().iter().flatten().map(|running| running.child.id()).collect()
    }

    /// The addresses of the servers themselves, past the proxies.
    pub(super) fn bases(&self) -> Vec<String> {
        self.servers().iter().flatten().map(|running| running.base.clone()).collect()
    }

    fn servers(&self) -> MutexGuard<'_, Vec<Option<RunningServer>>> {
        locked(&self.servers)
    }

    /// The number of answers that were acknowledged.
    pub(super) fn acknowledged(&self) -> u64 {
        self.acknowledged.load(Ordering::Acquire)
    }

    /// Counts an acknowledged answer.
    pub(super) fn count_acknowledgement(&self) {
        self.acknowledged.fetch_add(1, Ordering::Release);
        self.tally.count("answers acknowledged");
    }

    /// Prints the progress.
    pub(super) fn log_progress(&self, what: &str) {
        let (answers, part) = (self.acknowledged(), self.part);
        eprintln!("{part}: {what} ({answers} answers, {} starts)", self.tally.of("starts"));
    }

    /// The current phase of the soak.
    pub(super) fn phase(&self) -> Phase {
        *self.phases.borrow()
    }

    /// Returns true when players stop.
    pub(super) fn is_over(&self) -> bool {
        self.phase() >= Phase::TimeUp
    }

    /// Returns true if every game should be over by now: time is up, and the soak was not interrupted.
    pub(super) fn should_have_ended(&self) -> bool {
        self.phase() != Phase::Interrupted
    }

    /// A random generator for one purpose of the site.
    pub(super) fn dice(&self, purpose: u64) -> Dice {
        Dice::new(self.seed, self.part as u64 * 10_000 + purpose)
    }

    /// Reports a finding.
    pub(super) fn found(&self, kind: Kind, what: impl Display) {
        self.tally.found(kind, format!("{}: {what}", self.part));
    }

    /// Reports a finding at a table.
    pub(super) fn found_at(&self, kind: Kind, table: TableId, what: impl Display) {
        let (part, seed) = (self.part, self.seed);
        let option = part.to_possible_value().expect("every part can be asked for");
        let text = format!(
            "{part} table {table}: {what} (seed {seed}: cargo xtask soak --only {} --seed {seed})",
            option.get_name()
        );
        self.tally.found(kind, text);
    }
}
