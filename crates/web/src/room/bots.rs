//! Bots at tables. They think on threads of their own, so that no page waits for them, and take turns by the owner of the table, so that somebody with
//! many tables holds up nobody else.

use super::play::Thought;
use super::{Room, RoomState};
use crate::app::{App, brief, random_bytes};
use crate::http::problem::Problem;
use eureka_bots::Luck;
use eureka_store::{PersonId, TableId};
use eureka_table::Said;
use parking_lot::Mutex;
use rand_core::SeedableRng;
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};
use tokio::time;

/// The pause before a bot tries again to reach a database that is away.
const RETRY_PAUSE: Duration = Duration::from_secs(1);

/// The level of a bot that cannot break down.
const ANY_ANSWER: &str = "random";

/// A bounded number of threads that think.
#[derive(Clone)]
pub(crate) struct Thinkers {
    pool: Arc<rayon::ThreadPool>,
    /// The pieces of work that run or wait.
    waiting: Arc<AtomicUsize>,
    turns: Arc<Turns>,
}

/// The number of thoughts at once for each person.
struct Turns {
    of_one: usize,
    taken: Mutex<HashMap<PersonId, Arc<Semaphore>>>,
}

/// A person's turn, until it is dropped.
struct Turn {
    turns: Arc<Turns>,
    whose: PersonId,
    permit: Option<OwnedSemaphorePermit>,
}

impl Turns {
    async fn take(self: &Arc<Turns>, whose: PersonId) -> Turn {
        let new = || Arc::new(Semaphore::new(self.of_one));
        let own = self.taken.lock().entry(whose).or_insert_with(new).clone();
        // Nobody closes it.
        let permit = own.acquire_owned().await.ok();
        Turn { turns: self.clone(), whose, permit }
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let mut taken = self.turns.taken.lock();
        drop(self.permit.take());
        // Those who wait have a handle, too.
        if taken.get(&self.whose).is_some_and(|own| Arc::strong_count(own) == 1) {
            taken.remove(&self.whose);
        }
    }
}

impl Thinkers {
    /// So many threads.
    pub(crate) fn start(name: &'static str, threads: usize) -> Thinkers {
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(threads.max(1))
            .thread_name(move |number| format!("{name}-{number}"))
            .build()
            .expect("threads can be started");
        let turns = Turns { of_one: (threads / 2).max(2), taken: Mutex::default() };
        Thinkers { pool: pool.into(), waiting: Arc::default(), turns: turns.into() }
    }

    /// Does some work there. Nothing comes back if it broke down.
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
            // Nobody may be waiting any more.
            let _ = done.send(made.ok());
        });
        result.await.ok().flatten()
    }

    /// The pieces of work that run or wait.
    pub(crate) fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    /// A bot's answer at somebody's table.
    async fn choose(&self, whose: PersonId, thought: Thought) -> Option<String> {
        let _turn = self.turns.take(whose).await;
        self.work(thought).await.flatten()
    }
}

impl App {
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
            let Some(driving) = room.drive() else { return Ok(()) };
            let played = self.play_bots_patiently(&room).await;
            // Their thoughts are of no use once somebody else has answered.
            room.look().await.play.dismiss_bots();
            drop(driving);
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
                Err(Problem::Unavailable) if !self.is_stopping() => time::sleep(RETRY_PAUSE).await,
                played => return played,
            }
        }
    }

    /// Lets bots answer, and counts their answers.
    async fn play_bots(&self, room: &Room) -> Result<usize, Problem> {
        let mut played = 0;
        loop {
            let (moment, asked, answer) = {
                let mut state = room.look().await;
                let Some(asked) = state.bot_asked() else { return Ok(played) };
                let (whose, moment) = (state.table.creator, state.play.moment());
                let thought = thought(&mut state, &asked.1)?;
                drop(state);
                if self.is_stopping() {
                    return Ok(played);
                }
                let answer = self.bots.choose(whose, thought).await;
                (moment, asked, answer)
            };
            let mut state = room.look().await;
            // The person may have come back, or another server's bot may have answered.
            if state.play.moment() != moment || state.bot_asked().as_ref() != Some(&asked) {
                continue;
            }
            let answer = match answer {
                Some(answer) => answer,
                // A bot that breaks down must not leave a table stuck: the game goes on with any answer.
                None => thought(&mut state, ANY_ANSWER)?().ok_or(Problem::Ours)?,
            };
            match room.give(self, &mut state, Said { seat: asked.0, answer }).await {
                Ok(_) | Err(Problem::Stale { .. } | Problem::State(_)) => played += 1,
                Err(problem) => return Err(problem),
            }
        }
    }
}

/// The thought of the bot that is asked, with chance of its own.
fn thought(state: &mut RoomState, level: &str) -> Result<Thought, Problem> {
    let luck = Luck::seed_from_u64(u64::from_le_bytes(random_bytes()?));
    let play = &mut state.play;
    // A level that only an earlier version knew must not leave a table stuck either.
    let thought = play.think(level, luck.clone()).or_else(|| play.think(ANY_ANSWER, luck));
    thought.ok_or(Problem::Ours)
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
        // The only thread is busy until everybody has asked.
        let (begin, begun) = mpsc::channel::<()>();
        let busy = thinkers.clone();
        let busy = tokio::spawn(async move { busy.work(move || begun.recv()).await });
        let order = Arc::new(Mutex::new(Vec::new()));
        let ask = |whose| {
            let (thinkers, order) = (thinkers.clone(), order.clone());
            tokio::spawn(async move {
                let thought: Thought = Box::new(|| Some("draw".to_owned()));
                let answer = thinkers.choose(whose, thought).await;
                order.lock().push(whose);
                answer
            })
        };
        let mut asked: Vec<_> = (0..50).map(|_| ask(many)).collect();
        tokio::task::yield_now().await;
        asked.push(ask(one));
        while thinkers.waiting() < 4 {
            tokio::task::yield_now().await;
        }
        assert_eq!(thinkers.waiting(), 4, "two of the many, and the one behind the busy one");
        begin.send(()).unwrap();
        busy.await.unwrap().unwrap().unwrap();
        for answer in asked {
            assert!(answer.await.unwrap().is_some());
        }
        let order = order.lock();
        let at = order.iter().position(|&whose| whose == one).unwrap();
        assert!(order.len() == 51 && at <= 3, "{at}");
        assert!(thinkers.turns.taken.lock().is_empty(), "nobody is remembered");
    }
}
