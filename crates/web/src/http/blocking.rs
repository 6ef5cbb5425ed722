//! `BlockingPool`: a limited number of threads for slow work, so that it does not delay the requests of live tables.

use crate::http::problem::Problem;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::{task, time};

/// The longest wait for a free slot; after it the request fails with [`Problem::Full`].
const QUEUE_TIMEOUT: Duration = Duration::from_secs(10);

/// The slots for one kind of slow work. A flood of such requests delays only other requests of the same kind.
pub(crate) struct BlockingPool(Arc<Semaphore>);

impl BlockingPool {
    /// A pool that runs at most `slots` jobs at once.
    pub(crate) fn new(slots: usize) -> BlockingPool {
        BlockingPool(Arc::new(Semaphore::new(slots)))
    }

    /// Runs `work` as soon as a slot is free.
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let slot = time::timeout(QUEUE_TIMEOUT, self.0.clone().acquire_owned()).await;
        let slot = slot.ok().and_then(Result::ok).ok_or(Problem::Full)?;
        let done = task::spawn_blocking(move || {
            // The slot is held until the work ends, even if the client has gone and nobody awaits the result.
            let _slot = slot;
            work()
        });
        done.await.map_err(|_| Problem::Internal)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::App;
    use crate::innovation::options::Options;
    use crate::inventions::solo_game::SoloGame;
    use crate::pages::table;
    use crate::room::Skin;
    use crate::{Config, replay};
    use axum::Router;
    use axum::body::Body;
    use axum::http::{Request, StatusCode};
    use eureka_bots::{Luck, any};
    use eureka_innovation::{Deal, Setup};
    use eureka_store::{GameStatus, Moment, NewTable, Sitter, TableId};
    use eureka_table::{Game, Record, Seat, SeatSet, Timeline};
    use rand_core::SeedableRng;
    use std::sync::Barrier;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use tower::ServiceExt;

    #[tokio::test]
    async fn work_beyond_the_limit_waits() {
        const AT_ONCE: usize = 4;
        let (pool, running) = (Arc::new(BlockingPool::new(AT_ONCE)), Arc::new(AtomicUsize::new(0)));
        let go = Arc::new(Barrier::new(AT_ONCE + 1));
        let asked: Vec<_> = (0..3 * AT_ONCE)
            .map(|number| {
                let (pool, running, go) = (pool.clone(), running.clone(), go.clone());
                let work = move || {
                    running.fetch_add(1, Ordering::SeqCst);
                    go.wait();
                    number
                };
                tokio::spawn(async move { pool.work(work).await })
            })
            .collect();
        for round in 1..=3 {
            while running.load(Ordering::SeqCst) < round * AT_ONCE {
                task::yield_now().await;
            }
            assert_eq!(running.load(Ordering::SeqCst), round * AT_ONCE);
            // The barrier lets this round finish, so that the next one can start.
            go.wait();
        }
        for (number, done) in asked.into_iter().enumerate() {
            assert_eq!(done.await.unwrap(), Ok(number));
        }
    }

    /// Stores a finished game of random answers and returns the path of its table.
    async fn game<S: Skin>(app: &App, options: String, setup: <S::Game as Game>::Setup) -> String {
        let (text, rules) = (Record::new(setup.clone()).write(), S::rules(&setup));
        let mut timeline = Timeline::<S::Game>::begin(setup, rules).unwrap();
        let mut luck = Luck::seed_from_u64(1);
        while timeline.game().asked().is_some() {
            let answer = any(timeline.game().answers().as_ref(), &mut luck);
            timeline.answer(answer).unwrap();
        }
        let now = Moment::now();
        let creator = app.store.welcome("Ada", now).await.unwrap().id;
        let seats = vec![Sitter::person(creator, "Ada"); timeline.game().players().into()];
        let game = S::KIND.word().to_owned();
        let table = NewTable { game, creator, listed: false, options, seats };
        let id: TableId = app.store.open_table(&table, now).await.unwrap();
        app.store.begin(id, 0, text, GameStatus::Asks(SeatSet::only(Seat::A)), now).await.unwrap();
        let (said, over) = (timeline.answers().to_vec(), GameStatus::Over("A score".to_owned()));
        app.store.append(id, 1, said, over, now).await.unwrap();
        format!("/table/{id}")
    }

    #[tokio::test]
    async fn a_closed_pool_refuses_replays_but_not_tables() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("eureka.db").to_str().unwrap().to_owned();
        let config = Config { database, thinkers: 1, ..Config::default() };
        let app = App::open(config).await.unwrap();
        let (solo, options) = (SoloGame::default(), Options::default());
        let innovation = Setup::new(options.rules(), options.seating(2), &Deal::Seed(1));
        let games = [
            game::<SoloGame>(&app, solo.write(), solo.setup(Some(1)).unwrap()).await,
            game::<Options>(&app, options.write(), innovation).await,
        ];
        let routes: Router<App> = Router::new().merge(replay::routes()).merge(table::routes());
        let routes = routes.with_state(app.clone());
        let ask = async |path: String| {
            let request = Request::builder().uri(&path).body(Body::empty()).unwrap();
            routes.clone().oneshot(request).await.unwrap().status()
        };
        for game in &games {
            assert_eq!(ask(format!("{game}/replay?at=9&fragment=1")).await, StatusCode::OK);
        }
        // From here on no slot can be acquired.
        app.replay_pool.0.close();
        for game in &games {
            for page in ["replay", "replay?turn=2&fragment=1", "replay/opinion?at=9", "analysis"] {
                let status = ask(format!("{game}/{page}")).await;
                assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{game}/{page}");
            }
            assert_eq!(ask(game.clone()).await, StatusCode::OK);
        }
    }
}
