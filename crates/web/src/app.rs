//! What all pages share: the store, the rooms in use, the bots.

use crate::http::blocking::BlockingPool;
use crate::http::config::Config;
use crate::http::limits::Gates;
use crate::http::problem::Problem;
use crate::innovation::options::Options;
use crate::inventions::solo_game::Society;
use crate::replay::{Analyses, Innovation};
use crate::room::Room;
use crate::room::bots::Thinkers;
use axum::extract::FromRef;
use axum_extra::extract::cookie::Key;
use eureka_store::{Error, Listed, Moment, News, PersonId, Store, TableId, Waiting};
use eureka_table::Said;
use std::collections::HashMap;
use std::ops::Deref;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::{broadcast, watch};
use tokio::time;

/// The level of a bot that stands in for a person.
pub(crate) const STAND_IN: &str = "skilled";

/// So many tables that wait are looked up at once.
const WAITING: u32 = 200;

/// How often tables are looked for that wait for a bot whose server is gone, or for a player who does not come back.
const ROUND: Duration = Duration::from_secs(20);

/// A bot that has not answered for so long has lost its server.
const LOST: Duration = Duration::from_secs(15);

/// How long a bot waits before it tries again to reach a database that is away.
const AGAIN: Duration = Duration::from_secs(1);

/// So many changed locks may wait for a stream before it looks for itself.
const LOCKS: usize = 64;

/// So many games are played again at once that are kept in no room, and so many are looked back at.
const PLAYED_AGAIN: usize = 4;
const LOOKED_BACK: usize = 4;

/// Every how many rounds players are looked for who do not come back: minutes matter to nobody who is given hours.
const PATIENCE_ROUNDS: u32 = 15;

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
    pub(crate) analyses: Arc<Analyses<Innovation>>,
    pub(crate) societies: Arc<Analyses<Society>>,
    /// Where stored games are played again that are kept in no room.
    pub(crate) played_again: BlockingPool,
    /// Where the moments of games are gone through for those who look back.
    pub(crate) looked_back: BlockingPool,
    pub(crate) gates: Gates,
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
            societies: Arc::default(),
            played_again: BlockingPool::new(PLAYED_AGAIN),
            looked_back: BlockingPool::new(LOOKED_BACK),
            gates: Gates::new(&config.limits, config.behind_proxy),
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
        if let Some(kept) = self.rooms().get_mut(&id) {
            kept.used = used;
            return Ok(kept.room.clone());
        }
        let room = Arc::new(Room::open(&self.store, id).await?);
        let room = self.keep(room, used);
        // Between the reading and now there may have been news that nobody here took.
        match room.look_again(&self.store).await {
            Ok(()) => Ok(room),
            Err(problem) => {
                self.rooms().remove(&id);
                Err(problem)
            }
        }
    }

    /// Keeps a room in memory. Somebody else may have opened it meanwhile: there must be only one.
    fn keep(&self, room: Arc<Room>, used: u64) -> Arc<Room> {
        let mut rooms = self.rooms();
        if rooms.len() >= self.config.limits.rooms {
            forget_some(&mut rooms);
        }
        rooms.entry(room.id()).or_insert(Kept { room, used }).room.clone()
    }

    fn rooms(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Kept>> {
        self.rooms.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn kept(&self, id: TableId) -> Option<Arc<Room>> {
        self.rooms().get(&id).map(|kept| kept.room.clone())
    }

    /// How many tables are in memory.
    pub(crate) fn rooms_in_use(&self) -> usize {
        self.rooms().len()
    }

    /// Lets bots answer at a table until a person must.
    pub(crate) fn see_to_bots(&self, table: TableId) {
        let app = self.clone();
        tokio::spawn(async move {
            if let Err(problem) = app.drive(table).await {
                let table = brief(table);
                tracing::warn!(table, problem = problem.word(), "a bot did not get to answer");
            }
        });
    }

    async fn drive(&self, table: TableId) -> Result<(), Problem> {
        let room = self.room(table).await?;
        loop {
            if !room.drive() {
                return Ok(());
            }
            let played = self.play_bots_patiently(&room).await;
            room.rest();
            // While this one was about to rest, somebody else may have called in vain.
            if played? == 0 && (self.is_stopping() || room.look().await.bot_asked().is_none()) {
                return Ok(());
            }
        }
    }

    /// Lets bots answer. A database that is away comes back, and nobody else would remind them of it soon.
    async fn play_bots_patiently(&self, room: &Room) -> Result<usize, Problem> {
        loop {
            match self.play_bots(room).await {
                Err(Problem::Unavailable) if !self.is_stopping() => time::sleep(AGAIN).await,
                played => return played,
            }
        }
    }

    /// Lets bots answer; tells how often they did.
    async fn play_bots(&self, room: &Room) -> Result<usize, Problem> {
        let mut played = 0;
        loop {
            let (whose, bot, seat, game, moment) = {
                let inside = room.look().await;
                let (Some((seat, bot)), Some(game)) = (inside.bot_asked(), inside.game()) else {
                    return Ok(played);
                };
                (inside.table.creator, bot, seat, *game, inside.moment())
            };
            if self.is_stopping() {
                return Ok(played);
            }
            let answer = self.bots.choose(whose, bot, game, moment).await.ok_or(Problem::Ours)?;
            let said = Said { seat, answer: game.write(answer) };
            let mut inside = room.look().await;
            // The person may have come back, or another server's bot may have answered.
            if inside.moment() != moment || inside.bot_asked().is_none_or(|(s, _)| s != seat) {
                continue;
            }
            match room.give(self, &mut inside, said).await {
                Ok(_) | Err(Problem::Stale { .. } | Problem::State(_)) => played += 1,
                Err(problem) => return Err(problem),
            }
        }
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
                        self.rooms().values().map(|kept| kept.room.clone()).collect();
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

    /// That no stream is open is no mistake.
    fn tell_lock(&self, person: Option<PersonId>) {
        let _ = self.locks.send(person);
    }

    async fn read_on(self, room: Arc<Room>, next: Option<u32>) {
        let caught_up = match next {
            Some(next) => room.catch_up(&self.store, next).await,
            None => room.look_again(&self.store).await,
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
            match self.wake(since).await {
                Ok(()) => lost = LOST,
                Err(error) => tracing::warn!(%error, "could not look for waiting bots"),
            }
            if round.is_multiple_of(PATIENCE_ROUNDS) {
                self.lose_patience().await;
            }
            time::sleep(ROUND).await;
        }
    }

    /// Opens the tables whose bots have been waited for since then, one after the other, so that those who play need not queue behind all of
    /// them, and lets their bots go on.
    async fn wake(&self, since: Moment) -> Result<(), Error> {
        let mut after = None;
        loop {
            let Listed { tables, next } =
                self.store.waiting(Waiting::Bots, since, WAITING, after).await?;
            for table in tables {
                match self.room(table).await {
                    Ok(_) => self.see_to_bots(table),
                    Err(problem) => {
                        let table = brief(table);
                        tracing::warn!(table, problem = problem.word(), "could not open a table");
                    }
                }
            }
            if next.is_none() {
                return Ok(());
            }
            after = next;
        }
    }

    async fn lose_patience(&self) {
        // Nobody can set less than an hour.
        let since = Moment::now().before(Duration::from_secs(3600));
        let mut after = None;
        while let Ok(Listed { tables, next }) =
            self.store.waiting(Waiting::People, since, WAITING, after).await
        {
            for table in tables {
                if let Err(problem) = self.stand_in_at(table).await {
                    let table = brief(table);
                    tracing::warn!(table, problem = problem.word(), "no bot could stand in");
                }
            }
            if next.is_none() {
                return;
            }
            after = next;
        }
    }

    /// Lets a bot stand in at a table where a player is late. Most are not, and need not be read as a whole to see it.
    async fn stand_in_at(&self, id: TableId) -> Result<(), Problem> {
        let table = self.store.table(id).await?;
        let patience = Options::read(&table.options).patience();
        match patience.is_some_and(|patience| table.changed <= Moment::now().before(patience)) {
            true => self.room(id).await?.lose_patience(self, STAND_IN).await,
            false => Ok(()),
        }
    }

    fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }
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
