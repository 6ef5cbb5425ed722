//! Analyses of finished games: each thought over once, on the analysts' threads, and kept for a while.

use crate::app::App;
use crate::bots::Thinkers;
use crate::course::{Course, Given};
use crate::problem::Problem;
use eureka_bots::innovation::{Evaluation, search_for};
use eureka_bots::{Analysis, Budget, Decision, Seen, Thought, analyse};
use eureka_innovation::{Answer, Game};
use eureka_store::TableId;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock};
use tokio::sync::Semaphore;

/// So many analyses and opinions are kept; an analysis has some 50 KB.
const KEPT: usize = 200;

/// So many games may wait to be thought over.
const WAITING: usize = 16;

/// So many opinions may wait to be formed.
const ASKED: usize = 16;

/// How many iterations a game is worth in all, and each decision at most and at least: long games are thought over less thoroughly, so
/// that none takes longer than some seconds. Iterations and not a time, so that the same game always gets the same analysis.
const WORTH: usize = 40_000;
const MOST: usize = 200;
const LEAST: usize = 40;

/// How long an opinion on one question is thought about: as long as an expert thinks.
const OPINION: Budget = Budget::iterations(2_000);

/// The number from which all random choices follow.
const SEED: u64 = 1;

/// How many turning points a game is told by.
const TURNING_POINTS: usize = 3;

/// What was thought about finished games.
pub(crate) struct Analyses {
    games: Mutex<Shelf<TableId, Arc<Work>>>,
    opinions: Mutex<Shelf<Asked, Opinion>>,
    /// One game after the other, so that the first is not ready last.
    turn: Semaphore,
    asked: Semaphore,
}

/// A question: the table, and a fingerprint of the game where it is asked.
type Asked = (TableId, u64);

/// What the search thinks of a question.
type Opinion = Arc<Thought<Answer>>;

/// A game that is thought over.
struct Work {
    done: AtomicUsize,
    of: usize,
    analysis: OnceLock<Arc<Analysis<Answer>>>,
}

/// How far an analysis is.
#[derive(Clone, Debug)]
pub(crate) enum Progress {
    /// It is there.
    Ready(Arc<Analysis<Answer>>),
    /// So many of the decisions have been thought about.
    Thinking { done: usize, of: usize },
    /// Too many other games are thought over.
    Busy,
}

impl Default for Analyses {
    fn default() -> Analyses {
        Analyses {
            games: Mutex::default(),
            opinions: Mutex::default(),
            turn: Semaphore::new(1),
            asked: Semaphore::new(ASKED),
        }
    }
}

impl Analyses {
    /// The analysis of a finished game, or how far it is; whoever asks first begins it.
    pub(crate) fn ask(&self, app: &App, id: TableId, course: &Course) -> Progress {
        let mut games = locked(&self.games);
        if let Some(work) = games.get(&id) {
            return work.progress();
        }
        if games.values().filter(|work| work.analysis.get().is_none()).count() >= WAITING {
            return Progress::Busy;
        }
        let work = Arc::new(Work {
            done: AtomicUsize::new(0),
            of: course.answers().len(),
            analysis: OnceLock::new(),
        });
        games.put(id, work.clone(), |work| work.analysis.get().is_some());
        drop(games);
        let (app, begun) = (app.clone(), work.clone());
        let games = course.games();
        let answers = answers(course, &games);
        tokio::spawn(async move {
            let analyses = &app.analyses;
            let _turn = analyses.turn.acquire().await;
            match thought_over(&app.analysts, games, answers, &begun.done).await {
                Some(analysis) => {
                    let _ = begun.analysis.set(Arc::new(analysis));
                }
                None => {
                    tracing::error!(table = %id, "an analysis broke down");
                    locked(&analyses.games).remove(&id);
                }
            }
        });
        work.progress()
    }

    /// What the search thinks of the open question of a game, by what the seat that is asked can know.
    pub(crate) async fn opinion(
        &self,
        app: &App,
        id: TableId,
        game: Game,
        moment: usize,
    ) -> Result<Opinion, Problem> {
        // The game itself is part of the name: after an answer is taken back, the same moment may be another position.
        let mut hasher = DefaultHasher::new();
        (moment, &game).hash(&mut hasher);
        let name = (id, hasher.finish());
        if let Some(thought) = locked(&self.opinions).get(&name) {
            return Ok(thought.clone());
        }
        let _asked = self.asked.try_acquire().map_err(|_| Problem::Full)?;
        let thought = app.analysts.work(move || {
            let seen = Seen::of(&game, moment)?;
            Some(search_for(game.rules(), seen, OPINION, SEED).think(seen))
        });
        let thought = thought.await.flatten().ok_or(Problem::Ours)?;
        let thought = Arc::new(thought);
        locked(&self.opinions).put(name, thought.clone(), |_| true);
        Ok(thought)
    }
}

impl Work {
    fn progress(&self) -> Progress {
        match self.analysis.get() {
            Some(analysis) => Progress::Ready(analysis.clone()),
            None => Progress::Thinking { done: self.done.load(Ordering::Relaxed), of: self.of },
        }
    }
}

/// What was answered at each moment.
pub(crate) fn answers(course: &Course, games: &[Game]) -> Vec<Answer> {
    let read = |(given, game): (&Given, &Game)| game.read(&given.said.answer);
    let answers = course.answers().iter().zip(games).map(read);
    answers.collect::<Result<_, _>>().expect("answers that were taken before")
}

/// Thinks a game over. Decision by decision, so that whoever asks for an opinion meanwhile waits for one only.
pub(crate) async fn thought_over(
    thinkers: &Thinkers,
    games: Vec<Game>,
    answers: Vec<Answer>,
    done: &AtomicUsize,
) -> Option<Analysis<Answer>> {
    let iterations = (WORTH / answers.len().max(1)).clamp(LEAST, MOST) as u32;
    let games = Arc::new(games);
    let mut decisions: Vec<Decision<Answer>> = Vec::new();
    for (moment, answer) in answers.into_iter().enumerate() {
        let games = games.clone();
        let decision = thinkers.work(move || {
            let game = &games[moment];
            let seen = Seen::of(game, moment)?;
            let mut search = search_for(game.rules(), seen, Budget::iterations(iterations), SEED);
            analyse(&mut search, seen, answer)
        });
        decisions.extend(decision.await?);
        done.fetch_add(1, Ordering::Relaxed);
    }
    let look_over = move || {
        let judge = Evaluation::learned(games[0].rules());
        Analysis::new(&games, decisions, None, &judge, SEED, TURNING_POINTS)
    };
    thinkers.work(look_over).await
}

/// Things that are kept as long as they are asked for.
struct Shelf<K, V> {
    things: HashMap<K, (u64, V)>,
    clock: u64,
}

impl<K, V> Default for Shelf<K, V> {
    fn default() -> Self {
        Shelf { things: HashMap::new(), clock: 0 }
    }
}

impl<K: Eq + Hash + Copy, V> Shelf<K, V> {
    fn get(&mut self, name: &K) -> Option<&V> {
        self.clock += 1;
        let (used, thing) = self.things.get_mut(name)?;
        *used = self.clock;
        Some(thing)
    }

    fn values(&self) -> impl Iterator<Item = &V> {
        self.things.values().map(|(_, thing)| thing)
    }

    /// Keeps a thing; when there are too many, the one that was not asked for longest goes, of those that may.
    fn put(&mut self, name: K, thing: V, may_go: impl Fn(&V) -> bool) {
        self.clock += 1;
        if self.things.len() >= KEPT {
            let mut idle = self.things.iter().filter(|(_, (_, thing))| may_go(thing));
            let oldest = idle.by_ref().min_by_key(|(_, (used, _))| *used).map(|(name, _)| *name);
            oldest.map(|name| self.things.remove(&name));
        }
        self.things.insert(name, (self.clock, thing));
    }

    fn remove(&mut self, name: &K) {
        self.things.remove(name);
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_not_asked_for_longest_goes_first_and_what_may_not_go_stays() {
        let mut shelf: Shelf<usize, usize> = Shelf::default();
        (0..KEPT).for_each(|number| shelf.put(number, number, |_| true));
        assert_eq!(shelf.get(&0), Some(&0));
        shelf.put(KEPT, KEPT, |&number| number != 1);
        let kept = [0, 1, 2].map(|number| shelf.get(&number).is_some());
        assert_eq!(kept, [true, true, false]);
        assert_eq!(shelf.things.len(), KEPT);
    }
}
