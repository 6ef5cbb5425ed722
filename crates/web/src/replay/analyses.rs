//! The cache of analyses and opinions. Each is computed once, on the analysts' thread pool, and then served from memory.

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

/// The capacity of the analysis cache and of the opinion cache. An analysis takes about 100 KB.
const CACHE_CAPACITY: NonZeroUsize = NonZeroUsize::new(200).expect("more than none");

/// The maximum number of analyses that are running or waiting.
const MAX_WAITING_ANALYSES: usize = 16;

/// The maximum number of opinions that are being computed or waiting.
const MAX_WAITING_OPINIONS: usize = 16;

/// All cached analyses and opinions, and the limits on computing new ones.
pub(crate) struct Analyses {
    games: Mutex<LruCache<TableId, Arc<AnalysisJob>>>,
    /// The key is the table and a fingerprint of the answers given so far. The moment alone is not enough: after an answer is
    /// taken back, the same moment may be another position.
    opinions: Mutex<LruCache<(TableId, u64), Arc<dyn AnyOpinion>>>,
    /// Allows one analysis at a time, so that games are finished in the order of their requests.
    running: Semaphore,
    /// Limits the number of opinions in progress.
    opinion_slots: Semaphore,
}

/// The analysis of one game, running or finished.
struct AnalysisJob {
    /// The number of decisions analyzed so far.
    done: AtomicUsize,
    /// The number of all decisions.
    of: usize,
    /// Empty while the analysis is running. `None` inside if it panicked; it is not retried, because it would panic again.
    analysis: OnceLock<Option<Arc<dyn AnyAnalysis>>>,
}

/// The progress of an analysis.
#[derive(Clone)]
pub(crate) enum Progress {
    /// The analysis is complete.
    Ready(Arc<dyn AnyAnalysis>),
    /// The analysis is running: `done` of `of` decisions are analyzed.
    Thinking { done: usize, of: usize },
    /// Too many other games are waiting.
    Busy,
    /// The analysis panicked.
    Failed,
}

/// The work of analyzing a game, decision by decision.
pub(crate) trait AnalysisTask: Send {
    /// The number of decisions.
    fn len(&self) -> usize;
    /// Analyzes the next decision. Each is a separate piece of work, so that a request for an opinion waits for at most one.
    fn next(&mut self);
    /// The analysis of all decisions.
    fn finish(self: Box<Self>) -> Arc<dyn AnyAnalysis>;
}

impl Default for Analyses {
    fn default() -> Analyses {
        Analyses {
            games: Mutex::new(LruCache::new(CACHE_CAPACITY)),
            opinions: Mutex::new(LruCache::new(CACHE_CAPACITY)),
            running: Semaphore::new(1),
            opinion_slots: Semaphore::new(MAX_WAITING_OPINIONS),
        }
    }
}

impl Analyses {
    /// The analysis of a finished game, or its progress. The first request starts the analysis.
    pub(crate) fn ask(
        self: &Arc<Self>,
        thinkers: &Thinkers,
        id: TableId,
        game: impl FnOnce() -> Box<dyn AnalysisTask>,
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
        let work = Arc::new(AnalysisJob { done, of, analysis: OnceLock::new() });
        games.put(id, work.clone());
        drop(games);
        let (analyses, thinkers, begun) = (self.clone(), thinkers.clone(), work.clone());
        tokio::spawn(async move {
            let _running = analyses.running.acquire().await;
            let analysis = run_analysis(&thinkers, game, &begun.done).await;
            if analysis.is_none() {
                tracing::error!(table = short_id(id), "an analysis broke down");
            }
            let _ = begun.analysis.set(analysis);
        });
        work.progress()
    }

    /// The opinion on a question, from the cache or computed by `think`.
    pub(crate) async fn opinion(
        &self,
        thinkers: &Thinkers,
        question: (TableId, u64),
        think: impl FnOnce() -> Option<Arc<dyn AnyOpinion>> + Send + 'static,
    ) -> Result<Arc<dyn AnyOpinion>, Problem> {
        if let Some(opinion) = self.opinions.lock().get(&question) {
            return Ok(opinion.clone());
        }
        let _slot = self.opinion_slots.try_acquire().map_err(|_| Problem::Full)?;
        let opinion = thinkers.work(think).await.flatten().ok_or(Problem::Internal)?;
        self.opinions.lock().put(question, opinion.clone());
        Ok(opinion)
    }
}

impl Progress {
    /// Whether the analysis may be complete later, so that asking again makes sense.
    pub(crate) fn is_coming(&self) -> bool {
        matches!(self, Progress::Thinking { .. } | Progress::Busy)
    }
}

impl AnalysisJob {
    fn progress(&self) -> Progress {
        match self.analysis.get() {
            Some(Some(analysis)) => Progress::Ready(analysis.clone()),
            Some(None) => Progress::Failed,
            None => Progress::Thinking { done: self.done.load(Ordering::Relaxed), of: self.of },
        }
    }
}

/// Analyzes a game on the thread pool and counts the finished decisions in `done`; `None` if it panicked.
pub(super) async fn run_analysis(
    thinkers: &Thinkers,
    mut game: Box<dyn AnalysisTask>,
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
