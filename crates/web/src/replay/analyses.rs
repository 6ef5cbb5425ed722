//! Analyses of finished games: each thought over once, on the analysts' threads, and kept for a while.

use crate::app::{App, brief};
use crate::http::problem::Problem;
use crate::room::bots::Thinkers;
use crate::room::course::Course;
use eureka_bots::innovation::{Evaluation, search_for};
use eureka_bots::{Analysis, Budget, Decision, Judge, Search, Seen, Thought, analyse};
use eureka_innovation::{self as innovation, Answer};
use eureka_store::TableId;
use eureka_table::{Game, Said};
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

/// The number from which all random choices follow.
const SEED: u64 = 1;

/// How many turning points a game is told by.
const TURNING_POINTS: usize = 3;

/// How the games of one kind are thought over.
pub(crate) trait Mind: Send + Sync + 'static {
    /// The game.
    type Game: Game<Question: Send + Sync, Answer: Send + Sync> + Send + Sync + 'static;
    /// Whoever judges its positions.
    type Judge: Judge<Self::Game> + 'static;

    /// How many iterations a game is worth in all, and each decision at most and at least: long games are thought over less thoroughly,
    /// so that none takes longer than some seconds. Iterations and not a time, so that the same game always gets the same analysis.
    const WORTH: usize;
    const MOST: usize;
    const LEAST: usize;

    /// How long an opinion on one question is thought about.
    const OPINION: Budget;

    /// A judge of a game.
    fn judge(game: &Self::Game) -> Self::Judge;

    /// A search for the answer to a question.
    fn search(
        seen: Seen<'_, Self::Game>,
        game: &Self::Game,
        budget: Budget,
        seed: u64,
    ) -> Search<Self::Game, Self::Judge>;
}

/// An answer in a game of a mind.
pub(crate) type AnswerOf<M> = <<M as Mind>::Game as Game>::Answer;

/// Innovation is thought over with what was learned.
pub(crate) struct Innovation;

impl Mind for Innovation {
    type Game = innovation::Game;
    type Judge = Evaluation;

    const WORTH: usize = 40_000;
    const MOST: usize = 200;
    const LEAST: usize = 40;
    /// As long as an expert thinks.
    const OPINION: Budget = Budget::iterations(2_000);

    fn judge(game: &innovation::Game) -> Evaluation {
        Evaluation::learned(game.rules())
    }

    fn search(
        seen: Seen<'_, innovation::Game>,
        game: &innovation::Game,
        budget: Budget,
        seed: u64,
    ) -> Search<innovation::Game, Evaluation> {
        search_for(game.rules(), seen, budget, seed)
    }
}

/// What was thought about games of one kind.
pub(crate) struct Analyses<M: Mind> {
    games: Mutex<Shelf<TableId, Arc<Work<AnswerOf<M>>>>>,
    opinions: Mutex<Shelf<Asked, Opinion<AnswerOf<M>>>>,
    /// One game after the other, so that the first is not ready last.
    turn: Semaphore,
    asked: Semaphore,
}

/// A question: the table, and a fingerprint of the game where it is asked.
type Asked = (TableId, u64);

/// What the search thinks of a question.
pub(crate) type Opinion<A> = Arc<Thought<A>>;

/// A game that is thought over.
struct Work<A> {
    done: AtomicUsize,
    of: usize,
    analysis: OnceLock<Arc<Analysis<A>>>,
}

/// How far an analysis is.
#[derive(Clone, Debug)]
pub(crate) enum Progress<A> {
    /// It is there.
    Ready(Arc<Analysis<A>>),
    /// So many of the decisions have been thought about.
    Thinking { done: usize, of: usize },
    /// Too many other games are thought over.
    Busy,
}

impl<M: Mind> Default for Analyses<M> {
    fn default() -> Analyses<M> {
        Analyses {
            games: Mutex::default(),
            opinions: Mutex::default(),
            turn: Semaphore::new(1),
            asked: Semaphore::new(ASKED),
        }
    }
}

impl<M: Mind> Analyses<M> {
    /// The analysis of a finished game of so many answers, or how far it is; whoever asks first begins it. `played` gives the game after the
    /// deal and after each answer, and the answers.
    pub(crate) fn ask(
        self: &Arc<Self>,
        thinkers: &Thinkers,
        id: TableId,
        of: usize,
        played: impl FnOnce() -> (Vec<M::Game>, Vec<AnswerOf<M>>) + Send + 'static,
    ) -> Progress<AnswerOf<M>> {
        let mut games = locked(&self.games);
        if let Some(work) = games.get(&id) {
            return work.progress();
        }
        if games.values().filter(|work| work.analysis.get().is_none()).count() >= WAITING {
            return Progress::Busy;
        }
        let work = Arc::new(Work { done: AtomicUsize::new(0), of, analysis: OnceLock::new() });
        games.put(id, work.clone(), |work| work.analysis.get().is_some());
        drop(games);
        let (analyses, thinkers, begun) = (self.clone(), thinkers.clone(), work.clone());
        tokio::spawn(async move {
            let _turn = analyses.turn.acquire().await;
            let thought = match thinkers.work(played).await {
                Some((games, answers)) => {
                    thought_over::<M>(&thinkers, games, answers, &begun.done).await
                }
                None => None,
            };
            match thought {
                Some(analysis) => {
                    let _ = begun.analysis.set(Arc::new(analysis));
                }
                None => {
                    tracing::error!(table = brief(id), "an analysis broke down");
                    locked(&analyses.games).remove(&id);
                }
            }
        });
        work.progress()
    }

    /// What the search thinks of the open question of a game, by what the seat that is asked can know. The fingerprint tells one game from another:
    /// after an answer is taken back, the same moment may be another position.
    pub(crate) async fn opinion(
        &self,
        thinkers: &Thinkers,
        (id, fingerprint): Asked,
        game: M::Game,
        moment: usize,
    ) -> Result<Opinion<AnswerOf<M>>, Problem> {
        let name = (id, fingerprint);
        if let Some(thought) = locked(&self.opinions).get(&name) {
            return Ok(thought.clone());
        }
        let _asked = self.asked.try_acquire().map_err(|_| Problem::Full)?;
        let thought = thinkers.work(move || {
            let seen = Seen::of(&game, moment)?;
            Some(M::search(seen, &game, M::OPINION, SEED).think(seen))
        });
        let thought = thought.await.flatten().ok_or(Problem::Ours)?;
        let thought = Arc::new(thought);
        locked(&self.opinions).put(name, thought.clone(), |_| true);
        Ok(thought)
    }
}

/// A number by which things are told apart.
pub(crate) fn fingerprint(thing: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    thing.hash(&mut hasher);
    hasher.finish()
}

impl<A> Work<A> {
    fn progress(&self) -> Progress<A> {
        match self.analysis.get() {
            Some(analysis) => Progress::Ready(analysis.clone()),
            None => Progress::Thinking { done: self.done.load(Ordering::Relaxed), of: self.of },
        }
    }
}

/// Asks for the analysis of a finished game of Innovation.
pub(crate) fn asked(app: &App, id: TableId, course: &Course) -> Progress<Answer> {
    let course = course.clone();
    let of = course.answers().len();
    app.analyses.ask(&app.analysts, id, of, move || {
        let games: Vec<_> = course.games().collect();
        let answers = answers(&course, &games);
        (games, answers)
    })
}

/// What was answered at each moment.
pub(crate) fn answers(course: &Course, games: &[innovation::Game]) -> Vec<Answer> {
    let read = |(said, game): (&Said, &innovation::Game)| game.read(&said.answer);
    let answers = course.answers().iter().zip(games).map(read);
    answers.collect::<Result<_, _>>().expect("answers that were taken before")
}

/// Thinks a game over. Decision by decision, so that whoever asks for an opinion meanwhile waits for one only.
pub(crate) async fn thought_over<M: Mind>(
    thinkers: &Thinkers,
    games: Vec<M::Game>,
    answers: Vec<AnswerOf<M>>,
    done: &AtomicUsize,
) -> Option<Analysis<AnswerOf<M>>> {
    let iterations = (M::WORTH / answers.len().max(1)).clamp(M::LEAST, M::MOST) as u32;
    let games = Arc::new(games);
    let mut decisions: Vec<Decision<AnswerOf<M>>> = Vec::new();
    for (moment, answer) in answers.into_iter().enumerate() {
        let games = games.clone();
        let decision = thinkers.work(move || {
            let game = &games[moment];
            let seen = Seen::of(game, moment)?;
            let mut search = M::search(seen, game, Budget::iterations(iterations), SEED);
            analyse(&mut search, seen, answer)
        });
        decisions.extend(decision.await?);
        done.fetch_add(1, Ordering::Relaxed);
    }
    let look_over = move || {
        let judge = M::judge(&games[0]);
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
