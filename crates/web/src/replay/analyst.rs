//! The search behind hints and analyses.

use eureka_bots::{Analysis, Budget, Decision, Judge, Search, Seen, Thought, analyze};
use eureka_table::Game;

/// The seed of every search, so that the same game always gets the same opinions.
const SEED: u64 = 1;

/// The maximum number of turning points in an analysis.
const MAX_TURNING_POINTS: usize = 3;

/// A game that can be searched, so that it has hints and analyses.
pub(crate) trait Thinkable:
    Game<Question: Send + Sync, Answer: Send + Sync> + Send + Sync + Sized
{
    /// The judge of its positions.
    type Judge: Judge<Self>;

    /// The search iterations for the analysis of a whole game, divided among its decisions. Long games are therefore analyzed
    /// less thoroughly, and none takes longer than a few seconds. The budget is a number of iterations and not a time, so
    /// that the same game always gets the same analysis.
    const GAME_ITERATIONS: usize;
    /// The maximum number of iterations for one decision.
    const MAX_DECISION_ITERATIONS: usize;
    /// The minimum number of iterations for one decision.
    const MIN_DECISION_ITERATIONS: usize;
    /// The search budget for an opinion on one question.
    const OPINION_BUDGET: Budget;

    /// A judge of this game.
    fn judge(&self) -> Self::Judge;

    /// A search for the answer to its question.
    fn search(&self, seen: Seen<'_, Self>, budget: Budget, seed: u64) -> Search<Self, Self::Judge>;
}

/// The source of opinions and analyses for one kind of game. [`SearchAnalyst`] implements it for every [`Thinkable`] game.
pub(crate) trait Analyst<G: Game>: Send + Sync {
    /// An opinion on the open question of a game, based only on what the seat that is asked can know.
    fn opinion(&self, game: &G, moment: usize) -> Option<Thought<G::Answer>>;

    /// The analysis of an answer to the open question, in a game of `of` decisions.
    fn decision(
        &self,
        game: &G,
        moment: usize,
        answer: G::Answer,
        of: usize,
    ) -> Option<Decision<G::Answer>>;

    /// The analysis of a game from its analyzed decisions; `games` is the game at every moment.
    fn analysis(&self, games: &[G], decisions: Vec<Decision<G::Answer>>) -> Analysis<G::Answer>;
}

/// An analyst that searches with the bots' tree search.
pub(crate) struct SearchAnalyst;

impl<G: Thinkable> Analyst<G> for SearchAnalyst {
    fn opinion(&self, game: &G, moment: usize) -> Option<Thought<G::Answer>> {
        let seen = Seen::of(game, moment)?;
        Some(game.search(seen, G::OPINION_BUDGET, SEED).think(seen))
    }

    fn decision(
        &self,
        game: &G,
        moment: usize,
        answer: G::Answer,
        of: usize,
    ) -> Option<Decision<G::Answer>> {
        let iterations = (G::GAME_ITERATIONS / of.max(1))
            .clamp(G::MIN_DECISION_ITERATIONS, G::MAX_DECISION_ITERATIONS)
            as u32;
        let seen = Seen::of(game, moment)?;
        analyze(&mut game.search(seen, Budget::iterations(iterations), SEED), seen, answer)
    }

    fn analysis(&self, games: &[G], decisions: Vec<Decision<G::Answer>>) -> Analysis<G::Answer> {
        Analysis::new(games, decisions, None, &games[0].judge(), SEED, MAX_TURNING_POINTS)
    }
}
