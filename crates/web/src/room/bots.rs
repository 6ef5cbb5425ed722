//! Bots think here: on threads of their own, so that no page waits for them; and in turns, so that nobody waits for somebody who has many tables.

use eureka_bots::innovation::{Level, Opponent};
use eureka_bots::{Luck, Seen};
use eureka_innovation::{Answer, Game};
use eureka_store::PersonId;
use rand_core::SeedableRng;
use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

/// A bounded number of threads that think.
#[derive(Clone)]
pub(crate) struct Thinkers {
    pool: Arc<rayon::ThreadPool>,
    /// How much is being worked on or waits for it.
    waiting: Arc<AtomicUsize>,
    turns: Arc<Turns>,
}

/// So much is thought about at once for each person.
struct Turns {
    of_one: usize,
    taken: Mutex<HashMap<PersonId, Arc<Semaphore>>>,
}

/// Somebody's turn, until it is dropped.
struct Turn {
    turns: Arc<Turns>,
    whose: PersonId,
    permit: Option<OwnedSemaphorePermit>,
}

impl Turns {
    async fn take(self: &Arc<Turns>, whose: PersonId) -> Turn {
        let own = {
            let mut taken = self.taken();
            let new = || Arc::new(Semaphore::new(self.of_one));
            taken.entry(whose).or_insert_with(new).clone()
        };
        // Nobody closes it.
        let permit = own.acquire_owned().await.ok();
        Turn { turns: self.clone(), whose, permit }
    }

    fn taken(&self) -> MutexGuard<'_, HashMap<PersonId, Arc<Semaphore>>> {
        self.taken.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let mut taken = self.turns.taken();
        drop(self.permit.take());
        // Whoever waits has a handle, too.
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

    /// How much is being worked on or waits for it.
    pub(crate) fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    /// What a bot answers to the open question of a game after so many answers, at somebody's table. Should one break down, the game
    /// goes on with any answer: a table must not be stuck.
    pub(crate) async fn choose(
        &self,
        whose: PersonId,
        bot: Opponent,
        game: Game,
        moment: usize,
    ) -> Option<Answer> {
        let _turn = self.turns.take(whose).await;
        match self.ask(bot, game, moment).await {
            None => self.ask(Level::Random.into(), game, moment).await,
            answer => answer,
        }
    }

    async fn ask(&self, bot: Opponent, game: Game, moment: usize) -> Option<Answer> {
        let mut seed = [0; 8];
        getrandom::fill(&mut seed).ok()?;
        let luck = Luck::seed_from_u64(u64::from_le_bytes(seed));
        self.work(move || {
            let seen = Seen::of(&game, moment)?;
            Some(bot.seat(game.rules(), luck).choose(seen))
        })
        .await?
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use eureka_innovation::{Edition, Rules};
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
        let game = Game::deal(Rules::printed(Edition::First), 2, 1).unwrap();
        // The only thread is busy until everybody has asked.
        let (begin, begun) = mpsc::channel::<()>();
        let busy = thinkers.clone();
        let busy = tokio::spawn(async move { busy.work(move || begun.recv()).await });
        let order = Arc::new(Mutex::new(Vec::new()));
        let ask = |whose| {
            let (thinkers, order) = (thinkers.clone(), order.clone());
            tokio::spawn(async move {
                let answer = thinkers.choose(whose, Level::Random.into(), game, 0).await;
                order.lock().unwrap().push(whose);
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
        busy.await.unwrap();
        for answer in asked {
            assert!(answer.await.unwrap().is_some());
        }
        let order = order.lock().unwrap();
        let at = order.iter().position(|&whose| whose == one).unwrap();
        assert!(order.len() == 51 && at <= 3, "{at}");
        assert!(thinkers.turns.taken().is_empty(), "nobody is remembered");
    }
}
