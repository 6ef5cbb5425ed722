//! `App`: the state that all handlers share (store, rooms, bots), and the background tasks that keep it current.

use crate::http::blocking::BlockingPool;
use crate::http::config::Config;
use crate::http::limits::RateLimits;
use crate::http::problem::Problem;
use crate::lists::Lists;
use crate::replay::{Analyses, AnyOpinion, AnyPast};
use crate::room::Room;
use crate::room::bots::Thinkers;
use crate::skins;
use axum::extract::FromRef;
use axum_extra::extract::cookie::Key;
use eureka_store::{Keeper, News, PersonId, ServiceTime, Store, TableId, Waiting};
use eureka_table::Seat;
use parking_lot::Mutex;
use std::collections::HashMap;
use std::ops::Deref;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::{broadcast, watch};
use tokio::time;

/// The interval of the checks for tables that wait for a bot whose server is gone.
const CHECK_PERIOD: Duration = Duration::from_secs(20);

/// The service time without an answer after which a bot's server counts as gone. It must be longer than a step of the service
/// time, which is a [`CHECK_PERIOD`].
const LOST_TABLE_RETRY: Duration = Duration::from_secs(35);

/// The number of waiting tables that are read at once.
const TABLES_PER_PAGE: u32 = 100;

/// The number of lock changes that may wait for a slow stream. Beyond it the stream checks its visitor's cookie again.
const MAX_UNREAD_LOCKS: usize = 64;

/// The number of replays computed at once.
const MAX_CONCURRENT_REPLAYS: usize = 4;

/// The number of checks from one search for absent players to the next. They are given hours to answer, so minutes do not
/// matter.
const ABSENT_CHECK_ROUNDS: u32 = 15;

/// The state that all handlers share. Clones are handles to the same state.
#[derive(Clone)]
pub(crate) struct App(Arc<Shared>);

/// The shared state itself, see [`App`].
pub(crate) struct Shared {
    pub(crate) config: Config,
    pub(crate) store: Store,
    /// The key that signs cookies.
    pub(crate) key: Key,
    /// The threads on which bots think.
    pub(crate) bots: Thinkers,
    /// The thread for analyses and hints, separate from the bots so that no game waits for them.
    pub(crate) analysts: Thinkers,
    pub(crate) analyses: Arc<Analyses>,
    /// The pool that replays games up to a moment of their past.
    pub(crate) replay_pool: BlockingPool,
    pub(crate) rate_limits: RateLimits,
    /// Broadcasts the person whose lock has changed; `None` if such news may have been missed.
    pub(crate) locks: broadcast::Sender<Option<PersonId>>,
    /// What changes in lists of tables.
    pub(crate) lists: Lists,
    rooms: Mutex<HashMap<TableId, CachedRoom>>,
    /// A counter of room uses, from which `last_used` is taken.
    clock: AtomicU64,
    /// Becomes true when the server stops.
    pub(crate) stopping: watch::Sender<bool>,
}

/// A room in memory.
struct CachedRoom {
    room: Arc<Room>,
    /// The value of the use counter at the last use; the smallest one was unused for longest.
    last_used: u64,
}

impl Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl FromRef<App> for Key {
    fn from_ref(app: &App) -> Key {
        app.key.clone()
    }
}

impl App {
    /// Opens the database and starts the threads of the bots.
    pub(crate) async fn open(config: Config) -> Result<App, eureka_store::Error> {
        let store = Store::open(&config.database).await?;
        let secret = config.secret.unwrap_or_else(|| store.secret());
        Ok(App(Arc::new(Shared {
            key: Key::derive_from(&secret),
            bots: Thinkers::start("bot", config.thinkers),
            analysts: Thinkers::start("analyst", 1),
            analyses: Arc::default(),
            replay_pool: BlockingPool::new(MAX_CONCURRENT_REPLAYS),
            rate_limits: RateLimits::new(&config.limits, config.behind_proxy),
            locks: broadcast::Sender::new(MAX_UNREAD_LOCKS),
            lists: Lists::default(),
            rooms: Mutex::default(),
            clock: AtomicU64::new(0),
            stopping: watch::Sender::new(false),
            store,
            config,
        })))
    }

    /// The room of a table, from memory or opened now.
    pub(crate) async fn room(&self, id: TableId) -> Result<Arc<Room>, Problem> {
        let last_used = self.clock.fetch_add(1, Ordering::Relaxed);
        if let Some(cached) = self.rooms.lock().get_mut(&id) {
            cached.last_used = last_used;
            return Ok(cached.room.clone());
        }
        let room = Arc::new(Room::open(&self.store, id).await?);
        let room = self.cache_room(room, last_used);
        // News that arrived before the room was in the map did not reach it.
        match room.read_on(&self.store).await {
            Ok(()) => Ok(room),
            Err(problem) => {
                let mut rooms = self.rooms.lock();
                // A room that another request uses stays: two handles are the map's and ours.
                if rooms.get(&id).is_some_and(|cached| Arc::strong_count(&cached.room) <= 2) {
                    rooms.remove(&id);
                }
                Err(problem)
            }
        }
    }

    /// Puts a room into the map. If another request has opened the same table meanwhile, its room is returned: a table must
    /// have only one room.
    fn cache_room(&self, room: Arc<Room>, last_used: u64) -> Arc<Room> {
        let mut rooms = self.rooms.lock();
        if rooms.len() >= self.config.limits.rooms {
            evict_rooms(&mut rooms);
        }
        rooms.entry(room.id()).or_insert(CachedRoom { room, last_used }).room.clone()
    }

    /// The room of a table, if it is in memory.
    fn cached_room(&self, id: TableId) -> Option<Arc<Room>> {
        self.rooms.lock().get(&id).map(|cached| cached.room.clone())
    }

    /// The number of rooms in memory.
    pub(crate) fn rooms_in_use(&self) -> usize {
        self.rooms.lock().len()
    }

    /// Follows the store's news, so that every room and every list here is current, whichever server changed a table. Runs until shutdown.
    pub(crate) async fn hear_news(self) {
        let mut news = self.store.subscribe();
        while let Some(news) = news.next().await {
            match news {
                News::Table { table, next } => {
                    self.lists.touch(table);
                    // Usually this server made the change itself, and the room is not behind.
                    if let Some(room) = self.cached_room(table).filter(|room| room.is_behind(next))
                    {
                        // A task of its own, because the room may be busy writing and other news must not wait for it.
                        tokio::spawn(self.clone().read_on(room, Some(next)));
                    }
                }
                News::Lock(person) => self.tell_lock(Some(person)),
                News::LookAgain => {
                    self.tell_lock(None);
                    self.lists.touch_all();
                    let rooms: Vec<_> =
                        self.rooms.lock().values().map(|cached| cached.room.clone()).collect();
                    let app = self.clone();
                    tokio::spawn(async move {
                        for room in rooms {
                            app.clone().read_on(room, None).await;
                        }
                    });
                }
            }
        }
    }

    /// Tells the open streams whose lock has changed. Having no open stream is not an error.
    fn tell_lock(&self, person: Option<PersonId>) {
        let _ = self.locks.send(person);
    }

    /// Reads the new entries of a room's journal; a failure is logged.
    async fn read_on(self, room: Arc<Room>, next: Option<u32>) {
        let caught_up = match next {
            Some(next) => room.catch_up(&self.store, next).await,
            None => room.read_on(&self.store).await,
        };
        if let Err(problem) = caught_up {
            tracing::warn!(
                table = short_id(room.id()),
                problem = problem.word(),
                "could not read on"
            );
        }
    }

    /// Counts the time for which this server serves, see [`Keeper`]. Runs until shutdown, and never waits for anything else: a
    /// pause would not be counted.
    pub(crate) async fn count_service_time(self, mut keeper: Keeper) {
        let mut last = Instant::now();
        loop {
            let elapsed = last.elapsed();
            last += elapsed;
            if let Err(error) = keeper.serve_on(elapsed).await {
                tracing::warn!(%error, "could not count the service time");
            }
            time::sleep(CHECK_PERIOD).await;
        }
    }

    /// Looks for tables whose bots are not being run, at the start of the server and then every [`CHECK_PERIOD`], and less
    /// often for absent players. Runs until shutdown.
    pub(crate) async fn run_periodic_checks(self) {
        // After a start, every table that waits for a bot is woken, however briefly it has waited and whatever the clock says.
        let mut has_woken_all = false;
        for round in 0u32.. {
            if let Err(error) = self.check(round, &mut has_woken_all).await {
                tracing::warn!(%error, "could not look for tables that wait");
            }
            time::sleep(CHECK_PERIOD).await;
        }
    }

    /// One round of [`run_periodic_checks`](Self::run_periodic_checks).
    async fn check(&self, round: u32, has_woken_all: &mut bool) -> Result<(), eureka_store::Error> {
        let now = self.store.service_time().await?;
        self.wake_bots(has_woken_all.then(|| now.before(LOST_TABLE_RETRY))).await?;
        *has_woken_all = true;
        match round.is_multiple_of(ABSENT_CHECK_ROUNDS) {
            true => self.replace_absent(now).await,
            false => Ok(()),
        }
    }

    /// Runs the bots of tables that have waited for them since this service time, or of all that wait.
    async fn wake_bots(&self, since: Option<ServiceTime>) -> Result<(), eureka_store::Error> {
        let mut after = None;
        loop {
            let waiting = self.store.waiting(Waiting::Bots, since, TABLES_PER_PAGE, after).await?;
            self.wake(waiting.tables).await;
            after = waiting.next;
            if after.is_none() {
                return Ok(());
            }
        }
    }

    /// Opens tables one after the other, so that requests of players need not queue behind all of them, and runs their bots.
    async fn wake(&self, tables: Vec<TableId>) {
        for table in tables {
            match self.room(table).await {
                Ok(_) => self.see_to_bots(table),
                Err(problem) => {
                    let table = short_id(table);
                    tracing::warn!(table, problem = problem.word(), "could not open a table");
                }
            }
        }
    }

    /// Does for players who have not answered for longer than their table's options allow what these options say.
    async fn replace_absent(&self, now: ServiceTime) -> Result<(), eureka_store::Error> {
        // An hour is the shortest time that a table's options can set.
        let since = Some(now.before(Duration::from_secs(3600)));
        let mut after = None;
        loop {
            let waiting =
                self.store.waiting(Waiting::People, since, TABLES_PER_PAGE, after).await?;
            for &table in &waiting.tables {
                if let Err(problem) = self.replace_absent_at(table, now).await {
                    let table = short_id(table);
                    tracing::warn!(table, problem = problem.word(), "an absent player stays");
                }
            }
            after = waiting.next;
            if after.is_none() {
                return Ok(());
            }
        }
    }

    /// Does this at one table. Its row is enough to see that nobody is late, so most tables need not be opened.
    async fn replace_absent_at(&self, id: TableId, now: ServiceTime) -> Result<(), Problem> {
        let table = self.store.table(id).await?;
        let patience = skins::play_of(&table).and_then(|play| play.patience());
        match patience.is_some_and(|patience| table.served <= now.before(patience)) {
            true => self.room(id).await?.replace_absent(self, table.version).await,
            false => Ok(()),
        }
    }

    /// The computer's opinion on the question at moment `at` of a game, to this seat if several are asked at the same time.
    pub(crate) async fn opinion(
        &self,
        past: Arc<dyn AnyPast>,
        at: usize,
        seat: Option<Seat>,
    ) -> Result<Arc<dyn AnyOpinion>, Problem> {
        let id = past.table().id;
        let (fingerprint, think) = past.opinion(at, seat)?;
        self.analyses.opinion(&self.analysts, (id, fingerprint), think).await
    }

    /// Whether the server is stopping.
    pub(crate) fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }
}

/// Unpredictable random bytes, from the operating system.
pub(crate) fn random_bytes<const N: usize>() -> Result<[u8; N], Problem> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| Problem::Unavailable)?;
    Ok(bytes)
}

/// The beginning of a table's id, for the log: anyone who knows the whole id can open the table.
pub(crate) fn short_id(table: TableId) -> String {
    format!("{:.6}…", table.as_str())
}

/// Removes the half of the rooms that was unused for longest, except those that are in use or watched.
fn evict_rooms(rooms: &mut HashMap<TableId, CachedRoom>) {
    let mut used: Vec<u64> = rooms.values().map(|cached| cached.last_used).collect();
    used.sort_unstable();
    let middle = used[used.len() / 2];
    // One handle is the map's own; more mean that a request uses the room.
    rooms.retain(|_, cached| {
        cached.last_used >= middle
            || Arc::strong_count(&cached.room) > 1
            || cached.room.watchers() > 0
    });
}
