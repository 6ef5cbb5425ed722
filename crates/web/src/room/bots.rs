//! Bots at tables. They think on threads of their own, so that no request waits for them. The number of searches at once is
//! limited for each person who opened tables, so that somebody with many tables does not delay the bots of others.

use super::play::BotTask;
use super::{Room, RoomState};
use crate::app::{App, random_bytes, short_id};
use crate::http::problem::Problem;
use eureka_bots::Luck;
use eureka_store::{PersonId, TableId};
use eureka_table::{Said, Seat};
use parking_lot::Mutex;
use rand_core::SeedableRng;
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};
use tokio::time;

/// The pause before trying again when the database cannot be reached.
const RETRY_PAUSE: Duration = Duration::from_secs(1);

/// The level of the bot that answers if another bot panics or its level is unknown: random answers need no search.
const FALLBACK_LEVEL: &str = "random";

/// A thread pool for the searches of bots and analyses. Clones are handles to the same pool.
#[derive(Clone)]
pub(crate) struct Thinkers {
    pool: Arc<rayon::ThreadPool>,
    /// The number of jobs that run or wait.
    waiting: Arc<AtomicUsize>,
    slots: Arc<PersonSlots>,
}

/// The slots for concurrent searches of each person who opened tables.
struct PersonSlots {
    per_person: usize,
    by_person: Mutex<HashMap<PersonId, Arc<Semaphore>>>,
}

/// One slot of a person; dropping it frees the slot.
struct PersonSlot {
    slots: Arc<PersonSlots>,
    person: PersonId,
    permit: Option<OwnedSemaphorePermit>,
}

impl PersonSlots {
    async fn take(self: &Arc<PersonSlots>, person: PersonId) -> PersonSlot {
        let new = || Arc::new(Semaphore::new(self.per_person));
        let own = self.by_person.lock().entry(person).or_insert_with(new).clone();
        // This cannot fail: the semaphore is never closed.
        let permit = own.acquire_owned().await.ok();
        PersonSlot { slots: self.clone(), person, permit }
    }
}

impl Drop for PersonSlot {
    fn drop(&mut self) {
        let mut by_person = self.slots.by_person.lock();
        drop(self.permit.take());
        // Tasks that wait for a slot hold a handle, too. Without any, the entry is removed.
        if by_person.get(&self.person).is_some_and(|own| Arc::strong_count(own) == 1) {
            by_person.remove(&self.person);
        }
    }
}

impl Thinkers {
    /// Starts `threads` threads, at least one, under this name.
    pub(crate) fn start(name: &'static str, threads: usize) -> Thinkers {
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(threads.max(1))
            .thread_name(move |number| format!("{name}-{number}"))
            .build()
            .expect("threads can be started");
        let slots = PersonSlots { per_person: (threads / 2).max(2), by_person: Mutex::default() };
        Thinkers { pool: pool.into(), waiting: Arc::default(), slots: slots.into() }
    }

    /// Runs `work` on the pool. Returns `None` if it panics.
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let (done, result) = oneshot::channel();
        let waiting = self.waiting.clone();
        waiting.fetch_add(1, Ordering::Relaxed);
        self.pool.spawn(move || {
            let made = std::panic::catch_unwind(std::panic::AssertUnwindSafe(work));
            waiting.fetch_sub(1, Ordering::Relaxed);
            // The receiver may be gone.
            let _ = done.send(made.ok());
        });
        result.await.ok().flatten()
    }

    /// The number of jobs that run or wait.
    pub(crate) fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    /// Runs a bot's task in one of the slots of `person`, who opened the table.
    async fn choose(&self, person: PersonId, task: BotTask) -> Option<String> {
        let _slot = self.slots.take(person).await;
        self.work(task).await.flatten()
    }
}

impl App {
    /// Starts a task that lets bots answer at a table until a person is asked. Does nothing if such a task is running already.
    pub(crate) fn see_to_bots(&self, table: TableId) {
        let app = self.clone();
        tokio::spawn(async move {
            if let Err(problem) = app.run_bots(table).await {
                let table = short_id(table);
                tracing::warn!(table, problem = problem.word(), "a bot did not get to answer");
            }
        });
    }

    /// Runs the bots of a table until none is asked, unless another task does so already.
    async fn run_bots(&self, table: TableId) -> Result<(), Problem> {
        let room = self.room(table).await?;
        loop {
            let Some(lease) = room.lease_bots() else { return Ok(()) };
            let played = self.play_bots_patiently(&room).await;
            // The trees that bots keep between answers are useless once a person has answered.
            room.look().await.play.dismiss_bots();
            drop(lease);
            // Another call may have been refused the lease just before it was released: look once more.
            if played? == 0 && (self.is_stopping() || room.look().await.bot_asked().is_none()) {
                return Ok(());
            }
        }
    }

    /// Lets bots answer, and retries while the database cannot be reached: the next periodic check may be some time away.
    async fn play_bots_patiently(&self, room: &Room) -> Result<usize, Problem> {
        loop {
            match self.play_bots(room).await {
                Err(Problem::Unavailable) if !self.is_stopping() => time::sleep(RETRY_PAUSE).await,
                played => return played,
            }
        }
    }

    /// Lets bots answer until none is asked. Returns the number of their answers.
    async fn play_bots(&self, room: &Room) -> Result<usize, Problem> {
        let mut played = 0;
        loop {
            let (moment, asked, answer, time) = {
                let mut state = room.look().await;
                let Some(asked) = state.bot_asked() else { return Ok(played) };
                let (person, moment) = (state.table.creator, state.play.moment());
                let hope = hope(&mut state, asked.0)?;
                let task = task(&mut state, asked.0, &asked.1)?;
                drop(state);
                if self.is_stopping() {
                    return Ok(played);
                }
                let thought: BotTask = match hope {
                    Some(hope) => Box::new(move || hope().or_else(task)),
                    None => task,
                };
                let start = Instant::now();
                let answer = self.bots.choose(person, thought).await;
                (moment, asked, answer, start.elapsed())
            };
            let mut state = room.look().await;
            state.play.note_thinking(time);
            // During the search the player may have come back, or a bot on another server may have answered.
            if state.play.moment() != moment || state.bot_asked().as_ref() != Some(&asked) {
                continue;
            }
            let answer = match answer {
                Some(answer) => answer,
                // A bot that panics must not leave a table stuck: the game goes on with a random answer.
                None => task(&mut state, asked.0, FALLBACK_LEVEL)?().ok_or(Problem::Internal)?,
            };
            match room.give(self, &mut state, Said { seat: asked.0, answer }).await {
                Ok(_) | Err(Problem::Stale { .. } | Problem::State(_)) => played += 1,
                Err(problem) => return Err(problem),
            }
        }
    }
}

/// The task of the bot at this seat, with random numbers of its own.
fn task(state: &mut RoomState, seat: Seat, level: &str) -> Result<BotTask, Problem> {
    let luck = Luck::seed_from_u64(u64::from_le_bytes(random_bytes()?));
    let play = &mut state.play;
    // A level that only an earlier version of the server knew must not leave a table stuck either.
    let task =
        play.think(seat, level, luck.clone()).or_else(|| play.think(seat, FALLBACK_LEVEL, luck));
    task.ok_or(Problem::Internal)
}

/// The task of a bot that may give up. A bot that stands in for a person may not, nor one with a person as a partner.
fn hope(state: &mut RoomState, seat: Seat) -> Result<Option<BotTask>, Problem> {
    let is_person = |seat: Seat| state.table.seats[seat.index()].person.is_some();
    if state.play.team(seat).iter().any(is_person) {
        return Ok(None);
    }
    let luck = Luck::seed_from_u64(u64::from_le_bytes(random_bytes()?));
    Ok(state.play.lose_hope(seat, luck))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    #[tokio::test]
    async fn what_breaks_down_is_told_and_the_next_is_thought_about() {
        let thinkers = Thinkers::start("test", 1);
        let broken = thinkers.work(|| -> u8 { panic!("a bot breaks down") }).await;
        assert_eq!((broken, thinkers.waiting()), (None, 0));
        assert_eq!(thinkers.work(|| 7).await, Some(7));
    }

    #[tokio::test]
    async fn who_has_many_tables_holds_nobody_up() {
        let thinkers = Thinkers::start("test", 1);
        let [many, one]: [PersonId; 2] =
            ["somebody-greedy-", "somebody-patient"].map(|id| id.parse().unwrap());
        // The only thread is busy until all tasks are queued.
        let (begin, begun) = mpsc::channel::<()>();
        let busy = thinkers.clone();
        let busy = tokio::spawn(async move { busy.work(move || begun.recv()).await });
        let order = Arc::new(Mutex::new(Vec::new()));
        let ask = |person| {
            let (thinkers, order) = (thinkers.clone(), order.clone());
            tokio::spawn(async move {
                let task: BotTask = Box::new(|| Some("draw".to_owned()));
                let answer = thinkers.choose(person, task).await;
                order.lock().push(person);
                answer
            })
        };
        let mut asked: Vec<_> = (0..50).map(|_| ask(many)).collect();
        tokio::task::yield_now().await;
        asked.push(ask(one));
        while thinkers.waiting() < 4 {
            tokio::task::yield_now().await;
        }
        assert_eq!(
            thinkers.waiting(),
            4,
            "the busy job, two of the person with many tables, and the other person's"
        );
        begin.send(()).unwrap();
        busy.await.unwrap().unwrap().unwrap();
        for answer in asked {
            assert!(answer.await.unwrap().is_some());
        }
        let order = order.lock();
        let at = order.iter().position(|&person| person == one).unwrap();
        assert!(order.len() == 51 && at <= 3, "{at}");
        assert!(thinkers.slots.by_person.lock().is_empty(), "persons without tasks are forgotten");
    }
}
