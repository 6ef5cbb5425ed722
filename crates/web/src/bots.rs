//! Bots think here: on threads of their own, so that no page waits for them.

use eureka_bots::innovation::{Level, Opponent};
use eureka_bots::{Luck, Seen};
use eureka_innovation::{Answer, Game};
use rand_core::SeedableRng;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::oneshot;

/// A bounded number of threads that think.
#[derive(Clone)]
pub(crate) struct Thinkers {
    pool: Arc<rayon::ThreadPool>,
    /// How much is being worked on or waits for it.
    waiting: Arc<AtomicUsize>,
}

impl Thinkers {
    /// So many threads.
    pub(crate) fn start(name: &'static str, threads: usize) -> Thinkers {
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(threads.max(1))
            .thread_name(move |number| format!("{name}-{number}"))
            .build()
            .expect("threads can be started");
        Thinkers { pool: pool.into(), waiting: Arc::default() }
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

    /// What a bot answers to the open question of a game after so many answers. Should one break down, the game goes on with any
    /// answer: a table must not be stuck.
    pub(crate) async fn choose(&self, bot: Opponent, game: Game, moment: usize) -> Option<Answer> {
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
