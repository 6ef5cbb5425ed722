//! One or two servers on one database, and whoever plays there.

use crate::soak::disk::SmallDisk;
use crate::soak::expected_refusals::{self, deed};
use crate::soak::proxy::Proxy;
use crate::soak::tally::{Kind, Tally};
use crate::soak::{Part, Soak};
use anyhow::{Context, Result, bail};
use eureka_store::{Store, TableId};
use eureka_testkit::{Client, Dice, Disk, Postgres, Reply, Running, WIDE};
use reqwest::redirect::Policy;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, PgConnection, SqliteConnection};
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

/// The file of a database.
const FILE: &str = "eureka.db";

/// How large the small disk is: it must hold what a soak of hours writes.
const SMALL: &str = "400m";

/// How long to wait before the next try to reach a server that is away.
const AGAIN: Duration = Duration::from_millis(25);

/// After so much silence a request is given up. A server that keeps silent is noticed earlier, on the way ([`HELD_BACK`]): what is given
/// up here got lost in the client. hyper hands a request to the task of its connection through a channel of tokio, and one that is sent
/// in the very moment in which that task ends may stay there, unanswered and unrefused.
///
/// [`HELD_BACK`]: crate::soak::reply_timeout::HELD_BACK
const PATIENCE: Duration = Duration::from_secs(60);

/// A table at which nothing happens for so long is stuck, and so is somebody who is refused or not heard for so long: servers are killed
/// every few seconds, but they are back within one.
pub(super) const STUCK: Duration = Duration::from_secs(90);

/// What is counted when the database is away, or its disk is full.
const UNAVAILABLE: &str = "refused: 503 unavailable";

/// One or two servers on one database.
pub(super) struct Site {
    pub(super) part: Part,
    pub(super) tally: Arc<Tally>,
    pub(super) seed: u64,
    /// The ways to its servers.
    pub(super) ways: Vec<Proxy>,
    servers: Mutex<Vec<Option<Running>>>,
    database: Database,
    eureka: PathBuf,
    /// Where the servers' logs are.
    folder: TempDir,
    acknowledged: AtomicU64,
    /// Whether somebody who compares has asked in vain.
    silent: AtomicBool,
    /// When the last copy of the database was made, where only copies can be read.
    copied: watch::Sender<Option<(Instant, Arc<TempDir>)>>,
    /// What is compared as soon as it can be read.
    pub(super) later: Mutex<JoinSet<()>>,
    /// How far the soak has come.
    pub(super) phase: watch::Receiver<Phase>,
}

/// Somebody whom the server does not know yet, and who does not wait for ever.
pub(super) fn stranger(base: &str) -> Client {
    let http = reqwest::Client::builder().redirect(Policy::none()).read_timeout(PATIENCE);
    let http = http.build().expect("a client needs nothing");
    Client { http, ..Client::stranger(base) }
}

/// How far a soak has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Phase {
    /// New games are begun, and everything fails from time to time.
    Rough,
    /// Games that are on are finished, and nothing fails any more.
    Calm,
    /// Time is up: what is not over now does not get there.
    Over,
    /// Somebody did not want to wait: what is not over now might have got there.
    BrokenOff,
}

/// Where the games are kept.
enum Database {
    File(PathBuf),
    Postgres(Mutex<Postgres>, String),
    Small(SmallDisk),
}

/// A database that is open beside its servers.
pub(super) struct Opened {
    store: Store,
    address: String,
    /// A copy is there as long as somebody reads it, though there may be a newer one.
    _folder: Option<Arc<TempDir>>,
}

impl Deref for Opened {
    type Target = Store;

    fn deref(&self) -> &Store {
        &self.store
    }
}

impl Opened {
    /// All tables that there are. The store itself lists only those of somebody, and of some nobody knows.
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
    /// The servers of a part, running; nothing if there cannot be one here.
    pub(super) async fn open(
        soak: &Soak,
        part: Part,
        phase: watch::Receiver<Phase>,
    ) -> Result<Option<Site>> {
        let folder = TempDir::new()?;
        let (database, servers) = match part {
            Part::Sqlite => (Database::File(folder.path().join(FILE)), 1),
            Part::Postgres => {
                let postgres = block_in_place(|| Postgres::new(Disk::Sure));
                let address = postgres.database();
                (Database::Postgres(Mutex::new(postgres), address), 2)
            }
            Part::Disk => match SmallDisk::new(SMALL) {
                Some(disk) => (Database::Small(disk), 1),
                None => return Ok(None),
            },
            Part::Engine => bail!("the engine needs no server"),
        };
        let tally = Arc::new(Tally::default());
        let mut ways = Vec::new();
        for number in 0..servers {
            let dice = Dice::new(soak.seed, part.number() * 100 + number);
            ways.push(Proxy::open(part, tally.clone(), dice).await?);
        }
        let site = Site {
            part,
            tally,
            seed: soak.seed,
            servers: Mutex::new(ways.iter().map(|_| None).collect()),
            ways,
            database,
            eureka: soak.eureka.clone(),
            folder,
            acknowledged: AtomicU64::new(0),
            silent: AtomicBool::new(false),
            copied: watch::Sender::new(None),
            later: Mutex::default(),
            phase,
        };
        for server in 0..site.ways.len() {
            site.start(server)?;
        }
        Ok(Some(site))
    }

    /// The address of its database, as its servers know it.
    fn address(&self) -> String {
        match &self.database {
            Database::File(file) => file.display().to_string(),
            Database::Postgres(_, address) => address.clone(),
            Database::Small(disk) => disk.file(FILE).display().to_string(),
        }
    }

    /// Opens its database beside its servers, once it is there; where nobody else can read it, a copy that is not older than this.
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
            // The compiler cannot see that this may go from one thread to another, so it stays on one.
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
        let running = block_in_place(|| Running::run(command, 0, &database, &WIDE));
        let running = running.map_err(|said| {
            anyhow::anyhow!("{said}{}", fs::read_to_string(self.log(server)).unwrap_or_default())
        })?;
        let address = running.base.trim_start_matches("http://").parse()?;
        self.ways[server].lead(Some(address));
        self.servers()[server] = Some(running);
        self.tally.count("starts");
        Ok(())
    }

    /// Kills a server, as if its machine had failed.
    pub(super) fn kill(&self, server: usize) {
        let Some(running) = self.leave(server) else { return };
        block_in_place(|| running.kill());
    }

    /// Asks a server to stop, and waits until it has.
    pub(super) fn stop(&self, server: usize) {
        let Some(running) = self.leave(server) else { return };
        let status = block_in_place(|| running.stop());
        if !status.success() {
            self.tally.found(Kind::Panic, format!("{}: a server ended with {status}", self.part));
        }
        if let Err(error) = self.copy() {
            let text = format!("{}: the database cannot be copied: {error:#}", self.part);
            self.tally.found(Kind::Wrong, text);
        }
    }

    /// Copies a database that nobody else can read, while no server writes to it.
    fn copy(&self) -> Result<()> {
        let Database::Small(disk) = &self.database else { return Ok(()) };
        let folder = TempDir::new()?;
        for name in [FILE.to_owned(), format!("{FILE}-wal")] {
            let from = disk.seen(&name);
            if from.exists() {
                fs::copy(from, folder.path().join(name))?;
            }
        }
        self.copied.send_replace(Some((Instant::now(), Arc::new(folder))));
        Ok(())
    }

    fn leave(&self, server: usize) -> Option<Running> {
        self.ways[server].lead(None);
        let mut running = self.servers()[server].take()?;
        if let Ok(Some(status)) = running.child.try_wait() {
            let text = format!("{}: a server ended of itself with {status}", self.part);
            self.tally.found(Kind::Panic, text);
        }
        Some(running)
    }

    /// Stops the database as if its machine had failed, and starts it again.
    pub(super) async fn crash_database(&self, away: Duration) {
        let Database::Postgres(postgres, _) = &self.database else { return };
        let postgres = || postgres.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        block_in_place(|| postgres().crash());
        time::sleep(away).await;
        block_in_place(|| postgres().restart());
    }

    /// Fills the disk of the database until an answer was refused for it, and makes room again.
    pub(super) async fn fill_disk(&self, patience: Duration) -> Result<bool> {
        let Database::Small(disk) = &self.database else { return Ok(false) };
        let goal = self.tally.of(UNAVAILABLE) + 10;
        disk.fill().context("the disk could not be filled")?;
        let begun = Instant::now();
        while self.tally.of(UNAVAILABLE) < goal && begun.elapsed() < patience {
            time::sleep(AGAIN).await;
        }
        disk.free().context("the disk could not be emptied")?;
        Ok(self.tally.of(UNAVAILABLE) >= goal)
    }

    /// Has something done as soon as there is time for it.
    pub(super) fn do_later(&self, work: impl Future<Output = ()> + Send + 'static) {
        self.later.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).spawn(work);
    }

    /// The log of a server.
    fn log(&self, server: usize) -> PathBuf {
        self.folder.path().join(format!("server-{server}.log"))
    }

    /// What its servers have said about their own mistakes.
    pub(super) fn complaints(&self) -> Vec<String> {
        let logs = (0..self.ways.len()).map(|server| fs::read_to_string(self.log(server)));
        let logs: String = logs.map(Result::unwrap_or_default).collect();
        let bad = |line: &&str| line.contains("panicked at") || line.contains("broke down");
        logs.lines().filter(bad).map(str::to_owned).collect()
    }

    /// The process of each server that runs.
    pub(super) fn processes(&self) -> Vec<u32> {
        self.servers().iter().flatten().map(|running| running.child.id()).collect()
    }

    /// Where the servers themselves are, past the bad ways.
    pub(super) fn bases(&self) -> Vec<String> {
        self.servers().iter().flatten().map(|running| running.base.clone()).collect()
    }

    fn servers(&self) -> MutexGuard<'_, Vec<Option<Running>>> {
        self.servers.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// How many answers were acknowledged.
    pub(super) fn acknowledged(&self) -> u64 {
        self.acknowledged.load(Ordering::Acquire)
    }

    /// An answer was acknowledged.
    pub(super) fn acknowledge(&self) {
        self.acknowledged.fetch_add(1, Ordering::Release);
        self.tally.count("answers acknowledged");
    }

    /// Says how it stands, for those who wait.
    pub(super) fn say(&self, what: &str) {
        let (answers, part) = (self.acknowledged(), self.part);
        eprintln!("{part}: {what} ({answers} answers, {} starts)", self.tally.of("starts"));
    }

    /// How far the soak has come.
    pub(super) fn now(&self) -> Phase {
        *self.phase.borrow()
    }

    /// Whether nobody goes on playing, since time is up.
    pub(super) fn is_over(&self) -> bool {
        self.now() >= Phase::Over
    }

    /// Whether something that should have come to its end and has not is stuck: nobody has cut it short.
    pub(super) fn should_have_ended(&self) -> bool {
        self.now() != Phase::BrokenOff
    }

    /// Whether what was wanted there is worth trying again. It is a finding if it was refused and must not have been.
    pub(super) fn is_trouble(&self, path: &str, reply: &Reply, repeated: bool) -> bool {
        let status = reply.status.as_u16();
        if status < 400 {
            return false;
        }
        let word = serde_json::from_str::<Value>(&reply.text).ok();
        let word = word.and_then(|problem| Some(problem["type"].as_str()?.to_owned()));
        let word = word.unwrap_or_default();
        let word = word.trim_start_matches("/api#");
        self.tally.count(format!("refused: {status} {word}"));
        if !expected_refusals::is_right(deed(path), word, repeated) {
            let text = format!("{}: {status} at {path}: {}", self.part, reply.text);
            self.tally.found(Kind::Wrong, text);
        }
        matches!(status, 429 | 500 | 503)
    }

    /// A request got lost, or its reply.
    pub(super) fn no_reply(&self, error: &reqwest::Error) {
        self.tally.count(match error.is_timeout() {
            true => "requests lost in the client itself",
            false => "requests without a reply",
        });
    }

    /// A page was not shown.
    pub(super) fn page_refused(&self, status: StatusCode, path: &str) {
        let status = status.as_u16();
        self.tally.count(format!("refused: {status} (a page)"));
        if !expected_refusals::is_right_for_page(deed(path), status) {
            self.tally.found(Kind::Wrong, format!("{}: {status} at {path}", self.part));
        }
    }

    /// Asks until there is an answer that is not about some trouble, and says whether it took more than one try; nothing if there is
    /// none before the end.
    pub(super) async fn ask(
        &self,
        client: &Client,
        method: Method,
        path: &str,
        body: Option<&Value>,
    ) -> Option<(Reply, bool)> {
        let mut repeated = false;
        let begun = Instant::now();
        while !self.is_over() {
            if let Some(reply) = self.try_to_ask(client, &method, path, body, repeated).await {
                return Some((reply, repeated));
            }
            if begun.elapsed() > STUCK {
                let text = format!("{}: {STUCK:?} of nothing but trouble at {path}", self.part);
                self.tally.found(Kind::Stuck, text);
                return None;
            }
            repeated = true;
            time::sleep(AGAIN).await;
        }
        None
    }

    /// Asks for something that is to be compared, whether time is up or not. It is a finding if there is no answer; once that is so,
    /// nobody waits for another one.
    pub(super) async fn ask_to_compare(&self, path: &str) -> Option<Reply> {
        let client = stranger(&self.ways[0].base);
        let begun = Instant::now();
        loop {
            let asked = self.try_to_ask(&client, &Method::GET, path, None, false).await;
            if asked.is_some() {
                return asked;
            }
            if self.silent.load(Ordering::Acquire) || begun.elapsed() > STUCK {
                self.silent.store(true, Ordering::Release);
                let text = format!("{}: there is no answer at {path} to compare", self.part);
                self.tally.found(Kind::Stuck, text);
                return None;
            }
            time::sleep(AGAIN).await;
        }
    }

    async fn try_to_ask(
        &self,
        client: &Client,
        method: &Method,
        path: &str,
        body: Option<&Value>,
        repeated: bool,
    ) -> Option<Reply> {
        let request = client.request(method.clone(), path);
        let request = match body {
            Some(body) => request.json(body),
            None => request,
        };
        match Reply::try_of(request).await {
            Ok(reply) if !self.is_trouble(path, &reply, repeated) => return Some(reply),
            Ok(_) => {}
            Err(error) => self.no_reply(&error),
        }
        None
    }

    /// Somebody new, on any of the ways.
    pub(super) async fn newcomer(&self, name: &str, dice: &mut Dice) -> Option<Client> {
        let mut client = stranger(&dice.any(&self.ways).base);
        let body = json!({ "name": name });
        let (reply, _) = self.ask(&client, Method::POST, "/api/v1/me", Some(&body)).await?;
        client.token = reply.json()["token"].as_str()?.to_owned();
        Some(client)
    }

    /// The same person on another way, if there is one.
    pub(super) fn elsewhere(&self, client: &Client) -> Option<Client> {
        let other = self.ways.iter().find(|way| way.base != client.base)?;
        Some(client.at(&other.base))
    }
}
