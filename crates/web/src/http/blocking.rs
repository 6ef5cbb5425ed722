//! Work that takes a while: on threads of its own, so that no table waits for it, and a bounded amount of it at once.

use crate::http::problem::Problem;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::{task, time};

/// Whoever has waited so long for a place is told to come again.
const PATIENCE: Duration = Duration::from_secs(10);

/// Places for work of one kind. Who asks for it again and again holds up those who ask for the same, and nobody else.
pub(crate) struct BlockingPool(Arc<Semaphore>);

impl BlockingPool {
    /// So many places.
    pub(crate) fn new(places: usize) -> BlockingPool {
        BlockingPool(Arc::new(Semaphore::new(places)))
    }

    /// Does some work as soon as a place is free.
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let place = time::timeout(PATIENCE, self.0.clone().acquire_owned()).await;
        let place = place.ok().and_then(Result::ok).ok_or(Problem::Full)?;
        let done = task::spawn_blocking(move || {
            // Held until it is done, even if nobody waits for it any more.
            let _place = place;
            work()
        });
        done.await.map_err(|_| Problem::Ours)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::App;
    use crate::innovation::options::Options;
    use crate::inventions::solo_game;
    use crate::inventions::table_options::Kept;
    use crate::pages::table;
    use crate::room::course;
    use crate::{Config, replay};
    use axum::Router;
    use axum::body::Body;
    use axum::http::{Request, StatusCode};
    use eureka_bots::{Luck, any};
    use eureka_innovation as innovation;
    use eureka_inventions::solo_game as inventions;
    use eureka_store::{Moment, NewTable, Sitter, TableId, Then};
    use eureka_table::{Said, Seat};
    use rand_core::SeedableRng;
    use std::sync::Barrier;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use tower::ServiceExt;

    #[tokio::test]
    async fn only_so_much_is_done_at_once() {
        const AT_ONCE: usize = 4;
        let (beside, running) =
            (Arc::new(BlockingPool::new(AT_ONCE)), Arc::new(AtomicUsize::new(0)));
        let go = Arc::new(Barrier::new(AT_ONCE + 1));
        let asked: Vec<_> = (0..3 * AT_ONCE)
            .map(|number| {
                let (beside, running, go) = (beside.clone(), running.clone(), go.clone());
                let work = move || {
                    running.fetch_add(1, Ordering::SeqCst);
                    go.wait();
                    number
                };
                tokio::spawn(async move { beside.work(work).await })
            })
            .collect();
        for round in 1..=3 {
            while running.load(Ordering::SeqCst) < round * AT_ONCE {
                task::yield_now().await;
            }
            assert_eq!(running.load(Ordering::SeqCst), round * AT_ONCE);
            // The others wait only for this.
            go.wait();
        }
        for (number, done) in asked.into_iter().enumerate() {
            assert_eq!(done.await.unwrap(), Ok(number));
        }
    }

    /// A game that is over, with the table that it is kept at.
    async fn kept(app: &App, options: String, setup: String, said: Vec<Said>) -> TableId {
        let now = Moment::now();
        let creator = app.store.welcome("Ada", now).await.unwrap().id;
        let sitters = if said.iter().any(|said| said.seat != Seat::A) { 2 } else { 1 };
        let seats = vec![Sitter::person(creator, "Ada"); sitters];
        let table = NewTable { creator, listed: false, options, seats };
        let id = app.store.open_table(&table, now).await.unwrap();
        app.store.begin(id, 0, setup, Then::Asks(Seat::A), now).await.unwrap();
        let over = Then::Over("A score".to_owned());
        app.store.append(id, 1, said, over, now).await.unwrap();
        id
    }

    async fn game_of_inventions(app: &App) -> TableId {
        let setup = inventions::Setup::new(1);
        let (mut game, mut said, mut luck) = (setup.start(), Vec::new(), Luck::seed_from_u64(1));
        while game.question().is_some() {
            let answer = any(game.answers(), &mut luck);
            said.push(Said { seat: Seat::A, answer: answer.write(game.content()) });
            game.answer_unchecked(answer);
        }
        let options = Kept::InventionsSolo { difficulty: setup.difficulty.word().to_owned() };
        kept(app, options.write(), inventions::Record::new(setup).write(), said).await
    }

    async fn game_of_innovation(app: &App) -> TableId {
        let options = Options::default();
        let deal = innovation::Deal::Seed(1);
        let setup = innovation::Setup::new(options.rules(), options.seating(2), &deal);
        let text = innovation::Record::new(setup).write();
        let (mut course, mut luck) = (course::begin(&text).unwrap(), Luck::seed_from_u64(1));
        while let Some(seat) = course.game().asked() {
            let answer = any(&course.game().answers(), &mut luck);
            let said = Said { seat, answer: course.game().write(answer) };
            course.take(&said).unwrap();
        }
        let said = course.answers().to_vec();
        kept(app, options.write(), text, said).await
    }

    #[tokio::test]
    async fn who_looks_back_at_a_game_needs_a_place_and_holds_up_no_table() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("eureka.db").to_str().unwrap().to_owned();
        let config = Config { database, thinkers: 1, ..Config::default() };
        let app = App::open(config).await.unwrap();
        let games = [
            format!("/inventions/{}", game_of_inventions(&app).await),
            format!("/table/{}", game_of_innovation(&app).await),
        ];
        let routes: Router<App> =
            Router::new().merge(solo_game::routes()).merge(replay::routes()).merge(table::routes());
        let routes = routes.with_state(app.clone());
        let ask = async |path: String| {
            let request = Request::builder().uri(&path).body(Body::empty()).unwrap();
            routes.clone().oneshot(request).await.unwrap().status()
        };
        for game in &games {
            assert_eq!(ask(format!("{game}/replay?at=9&fragment=1")).await, StatusCode::OK);
        }
        // There are no places any more.
        app.looked_back.0.close();
        for game in &games {
            for page in ["replay", "replay?turn=2&fragment=1", "replay/opinion?at=9", "course"] {
                let status = ask(format!("{game}/{page}")).await;
                assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{game}/{page}");
            }
            assert_eq!(ask(game.clone()).await, StatusCode::OK);
        }
    }
}
