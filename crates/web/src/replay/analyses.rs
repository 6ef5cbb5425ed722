//! Analyses and opinions: each is thought over once, on the analysts' threads, and kept for a while.

use super::analysis::AnyAnalysis;
use super::opinion::AnyOpinion;
use crate::app::short_id;
use crate::http::problem::Problem;
use crate::room::bots::Thinkers;
use eureka_store::TableId;
use lru::LruCache;
use parking_lot::Mutex;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};
use tokio::sync::Semaphore;

/// The number of analyses and of opinions that are kept; an analysis has some 100 KB.
const KEPT: NonZeroUsize = NonZeroUsize::new(200).expect("more than none");

/// The number of games that may wait to be thought over.
const MAX_WAITING_ANALYSES: usize = 16;

/// The number of opinions that may wait to be formed.
const MAX_ASKED_OPINIONS: usize = 16;

/// What was thought about games.
pub(crate) struct Analyses {
    games: Mutex<LruCache<TableId, Arc<Work>>>,
    /// By the table and a fingerprint of the game: after an answer is taken back, the same moment may be another position.
    opinions: Mutex<LruCache<(TableId, u64), Arc<dyn AnyOpinion>>>,
    /// One game after the other, so that the first is not ready last.
    turn: Semaphore,
    asked: Semaphore,
}

/// A game that is thought over.
struct Work {
    done: AtomicUsize,
    of: usize,
    /// Nothing inside if thinking broke down: it would again.
    analysis: OnceLock<Option<Arc<dyn AnyAnalysis>>>,
}

/// The progress of an analysis.
#[derive(Clone)]
pub(crate) enum Progress {
    /// It is there.
    Ready(Arc<dyn AnyAnalysis>),
    /// So many of the decisions have been thought about.
    Thinking { done: usize, of: usize },
    /// Too many other games are thought over.
    Busy,
    /// Thinking broke down.
    Failed,
}

/// A game to be thought over, decision by decision.
pub(crate) trait ToAnalyze: Send {
    /// The number of decisions.
    fn len(&self) -> usize;
    /// Thinks about the next decision. Whoever asks for an opinion meanwhile waits for one only.
    fn next(&mut self);
    /// The analysis of all of them.
    fn finish(self: Box<Self>) -> Arc<dyn AnyAnalysis>;
}

impl Default for Analyses {
    fn default() -> Analyses {
        Analyses {
            games: Mutex::new(LruCache::new(KEPT)),
            opinions: Mutex::new(LruCache::new(KEPT)),
            turn: Semaphore::new(1),
            asked: Semaphore::new(MAX_ASKED_OPINIONS),
        }
    }
}

impl Analyses {
    /// The analysis of a finished game, or its progress; whoever asks first begins it.
    pub(crate) fn ask(
        self: &Arc<Self>,
        thinkers: &Thinkers,
        id: TableId,
        game: impl FnOnce() -> Box<dyn ToAnalyze>,
    ) -> Progress {
        let mut games = self.games.lock();
        if let Some(work) = games.get(&id) {
            return work.progress();
        }
        if games.iter().filter(|(_, work)| work.analysis.get().is_none()).count()
            >= MAX_WAITING_ANALYSES
        {
            return Progress::Busy;
        }
        let game = game();
        let (done, of) = (AtomicUsize::new(0), game.len());
        let work = Arc::new(Work { done, of, analysis: OnceLock::new() });
        games.put(id, work.clone());
        drop(games);
        let (analyses, thinkers, begun) = (self.clone(), thinkers.clone(), work.clone());
        tokio::spawn(async move {
            let _turn = analyses.turn.acquire().await;
            let analysis = thought_over(&thinkers, game, &begun.done).await;
            if analysis.is_none() {
                tracing::error!(table = short_id(id), "an analysis broke down");
            }
            let _ = begun.analysis.set(analysis);
        });
        work.progress()
    }

    /// An opinion on a question, which `think` forms unless it is known.
    pub(crate) async fn opinion(
        &self,
        thinkers: &Thinkers,
        question: (TableId, u64),
        think: impl FnOnce() -> Option<Arc<dyn AnyOpinion>> + Send + 'static,
    ) -> Result<Arc<dyn AnyOpinion>, Problem> {
        if let Some(opinion) = self.opinions.lock().get(&question) {
            return Ok(opinion.clone());
        }
        let _asked = self.asked.try_acquire().map_err(|_| Problem::Full)?;
        let opinion = thinkers.work(think).await.flatten().ok_or(Problem::Internal)?;
        self.opinions.lock().put(question, opinion.clone());
        Ok(opinion)
    }
}

impl Progress {
    /// Whether the analysis is still to come.
    pub(crate) fn is_coming(&self) -> bool {
        matches!(self, Progress::Thinking { .. } | Progress::Busy)
    }
}

impl Work {
    fn progress(&self) -> Progress {
        match self.analysis.get() {
            Some(Some(analysis)) => Progress::Ready(analysis.clone()),
            Some(None) => Progress::Failed,
            None => Progress::Thinking { done: self.done.load(Ordering::Relaxed), of: self.of },
        }
    }
}

/// Thinks a game over.
pub(super) async fn thought_over(
    thinkers: &Thinkers,
    mut game: Box<dyn ToAnalyze>,
    done: &AtomicUsize,
) -> Option<Arc<dyn AnyAnalysis>> {
    for _ in 0..game.len() {
        game = thinkers
            .work(move || {
                game.next();
                game
            })
            .await?;
        done.fetch_add(1, Ordering::Relaxed);
    }
    thinkers.work(move || game.finish()).await
}
