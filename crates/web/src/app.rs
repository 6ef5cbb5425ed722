//! The state that all handlers share: the store, the rooms in use, the bots.

use crate::http::blocking::BlockingPool;
use crate::http::config::Config;
use crate::http::limits::RateLimits;
use crate::http::problem::Problem;
use crate::replay::{Analyses, AnyOpinion, AnyPast};
use crate::room::Room;
use crate::room::bots::Thinkers;
use crate::skins;
use axum::extract::FromRef;
use axum_extra::extract::cookie::Key;
use eureka_store::{Moment, News, PersonId, Store, TableId, Waiting};
use parking_lot::Mutex;
use std::collections::HashMap;
use std::ops::Deref;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::{broadcast, watch};
use tokio::time;

/// How often tables are looked for that wait for a bot whose server is gone, or for a player who does not come back.
const ROUND_PERIOD: Duration = Duration::from_secs(20);

/// A bot that has not answered for so long has lost its server.
const LOST_TABLE_RETRY: Duration = Duration::from_secs(15);

/// So many changed locks may wait for a stream before it looks for itself.
const LOCKS: usize = 64;

/// The number of games that are looked back at at once.
const MAX_LOOKING_BACK: usize = 4;

/// Every how many rounds players are looked for who do not come back: minutes matter to nobody who is given hours.
const STAND_IN_ROUNDS: u32 = 15;

/// What all pages share. Clones are handles to the same thing.
#[derive(Clone)]
pub(crate) struct App(Arc<Shared>);

/// The shared things themselves.
pub(crate) struct Shared {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) key: Key,
    pub(crate) bots: Thinkers,
    /// Analyses and hints: apart from the bots, so that no game waits for them.
    pub(crate) analysts: Thinkers,
    pub(crate) analyses: Arc<Analyses>,
    /// Where the moments of games are gone through for those who look back.
    pub(crate) looked_back: BlockingPool,
    pub(crate) gates: RateLimits,
    /// Tells whose lock has changed; of nobody, if that may have been missed.
    pub(crate) locks: broadcast::Sender<Option<PersonId>>,
    rooms: Mutex<HashMap<TableId, Kept>>,
    clock: AtomicU64,
    /// Becomes true when the server is to stop.
    pub(crate) stopping: watch::Sender<bool>,
}

struct Kept {
    room: Arc<Room>,
    used: u64,
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
    /// Opens the database and gets everything ready.
    pub(crate) async fn open(config: Config) -> Result<App, eureka_store::Error> {
        let store = Store::open(&config.database).await?;
        let secret = config.secret.unwrap_or_else(|| store.secret());
        Ok(App(Arc::new(Shared {
            key: Key::derive_from(&secret),
            bots: Thinkers::start("bot", config.thinkers),
            analysts: Thinkers::start("analyst", 1),
            analyses: Arc::default(),
            looked_back: BlockingPool::new(MAX_LOOKING_BACK),
            gates: RateLimits::new(&config.limits, config.behind_proxy),
            locks: broadcast::Sender::new(LOCKS),
            rooms: Mutex::default(),
            clock: AtomicU64::new(0),
            stopping: watch::Sender::new(false),
            store,
            config,
        })))
    }

    /// A table in use.
    pub(crate) async fn room(&self, id: TableId) -> Result<Arc<Room>, Problem> {
        let used = self.clock.fetch_add(1, Ordering::Relaxed);
        if let Some(kept) = self.rooms.lock().get_mut(&id) {
            kept.used = used;
            return Ok(kept.room.clone());
        }
        let room = Arc::new(Room::open(&self.store, id).await?);
        let room = self.keep(room, used);
        // Between the reading and now there may have been news that nobody here took.
        match room.read_on(&self.store).await {
            Ok(()) => Ok(room),
            Err(problem) => {
                let mut rooms = self.rooms.lock();
                // One that somebody else uses stays.
                if rooms.get(&id).is_some_and(|kept| Arc::strong_count(&kept.room) <= 2) {
                    rooms.remove(&id);
                }
                Err(problem)
            }
        }
    }

    /// Keeps a room in memory. Somebody else may have opened it meanwhile: there must be only one.
    fn keep(&self, room: Arc<Room>, used: u64) -> Arc<Room> {
        let mut rooms = self.rooms.lock();
        if rooms.len() >= self.config.limits.rooms {
            forget_some(&mut rooms);
        }
        rooms.entry(room.id()).or_insert(Kept { room, used }).room.clone()
    }

    fn kept(&self, id: TableId) -> Option<Arc<Room>> {
        self.rooms.lock().get(&id).map(|kept| kept.room.clone())
    }

    /// How many tables are in memory.
    pub(crate) fn rooms_in_use(&self) -> usize {
        self.rooms.lock().len()
    }

    /// Hears the news, so that every room in use here is up to date whichever server changed it.
    pub(crate) async fn hear_news(self) {
        let mut news = self.store.subscribe();
        while let Some(news) = news.next().await {
            match news {
                News::Table { table, next } => {
                    // Mostly this server has made the change itself, and knows.
                    if let Some(room) = self.kept(table).filter(|room| room.is_behind(next)) {
                        // A room may be busy writing; the other news need not wait for it.
                        tokio::spawn(self.clone().read_on(room, Some(next)));
                    }
                }
                News::Lock(person) => self.tell_lock(Some(person)),
                News::LookAgain => {
                    self.tell_lock(None);
                    let rooms: Vec<_> =
                        self.rooms.lock().values().map(|kept| kept.room.clone()).collect();
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

    /// Tells open streams, if there are any, whose lock has changed.
    fn tell_lock(&self, person: Option<PersonId>) {
        let _ = self.locks.send(person);
    }

    async fn read_on(self, room: Arc<Room>, next: Option<u32>) {
        let caught_up = match next {
            Some(next) => room.catch_up(&self.store, next).await,
            None => room.read_on(&self.store).await,
        };
        if let Err(problem) = caught_up {
            tracing::warn!(table = brief(room.id()), problem = problem.word(), "could not read on");
        }
    }

    /// Goes round from time to time: after a start, and for servers that are gone.
    pub(crate) async fn make_rounds(self) {
        let mut lost = Duration::ZERO;
        for round in 0u32.. {
            let since = Moment::now().before(lost);
            match self.store.waiting(Waiting::Bots, since, 1000, None).await {
                Ok(waiting) => {
                    self.wake(waiting.tables).await;
                    lost = LOST_TABLE_RETRY;
                }
                Err(error) => tracing::warn!(%error, "could not look for waiting bots"),
            }
            if round.is_multiple_of(STAND_IN_ROUNDS) {
                self.replace_absent().await;
            }
            time::sleep(ROUND_PERIOD).await;
        }
    }

    /// Opens tables one after the other, so that those who play need not queue behind all of them, and lets their bots go on.
    async fn wake(&self, tables: Vec<TableId>) {
        for table in tables {
            match self.room(table).await {
                Ok(_) => self.see_to_bots(table),
                Err(problem) => {
                    let table = brief(table);
                    tracing::warn!(table, problem = problem.word(), "could not open a table");
                }
            }
        }
    }

    /// Lets bots stand in for players who have not answered for longer than their tables wait.
    async fn replace_absent(&self) {
        // Nobody can set less than an hour.
        let since = Moment::now().before(Duration::from_secs(3600));
        let mut after = None;
        while let Ok(waiting) = self.store.waiting(Waiting::People, since, 100, after).await {
            for &table in &waiting.tables {
                if let Err(problem) = self.stand_in_at(table).await {
                    let table = brief(table);
                    tracing::warn!(table, problem = problem.word(), "no bot could stand in");
                }
            }
            after = waiting.next;
            if after.is_none() {
                return;
            }
        }
    }

    /// Lets a bot stand in at a table where a player is late. Most are not, and need not be read as a whole to see it.
    async fn stand_in_at(&self, id: TableId) -> Result<(), Problem> {
        let table = self.store.table(id).await?;
        let patience = skins::play_of(&table).and_then(|play| play.patience());
        match patience.is_some_and(|patience| table.changed <= Moment::now().before(patience)) {
            true => self.room(id).await?.replace_absent(self).await,
            false => Ok(()),
        }
    }

    /// The computer's opinion on a question of a game.
    pub(crate) async fn opinion(
        &self,
        past: Arc<dyn AnyPast>,
        at: usize,
    ) -> Result<Arc<dyn AnyOpinion>, Problem> {
        let id = past.table().id;
        let (fingerprint, think) = past.opinion(at)?;
        self.analyses.opinion(&self.analysts, (id, fingerprint), think).await
    }

    pub(crate) fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }
}

/// Bytes that nobody can foresee.
pub(crate) fn random_bytes<const N: usize>() -> Result<[u8; N], Problem> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| Problem::Unavailable)?;
    Ok(bytes)
}

/// The beginning of a table's name, for the log: whoever has all of it may come in.
pub(crate) fn brief(table: TableId) -> String {
    format!("{:.6}…", table.as_str())
}

/// Forgets the half of the rooms that was not used for longest, but for those that somebody watches.
fn forget_some(rooms: &mut HashMap<TableId, Kept>) {
    let mut used: Vec<u64> = rooms.values().map(|kept| kept.used).collect();
    used.sort_unstable();
    let middle = used[used.len() / 2];
    // One handle is the map's own.
    rooms.retain(|_, kept| {
        kept.used >= middle || Arc::strong_count(&kept.room) > 1 || kept.room.watchers() > 0
    });
}
