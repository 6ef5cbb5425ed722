//! Thinking about games: what hints and analyses are made of.

use eureka_bots::{Analysis, Budget, Decision, Judge, Search, Seen, Thought, analyze};
use eureka_table::Game;

/// The number from which all random choices follow.
const SEED: u64 = 1;

/// The number of turning points a game is told by.
const TURNING_POINTS: usize = 3;

/// A game that can be thought about.
pub(crate) trait Thinkable:
    Game<Question: Send + Sync, Answer: Send + Sync> + Send + Sync + Sized
{
    /// Whoever judges its positions.
    type Judge: Judge<Self>;

    /// The iterations that a whole game is worth, and a decision at most and at least: long games are thought over less thoroughly, so that
    /// none takes longer than some seconds. Iterations and not a time, so that the same game always gets the same analysis.
    const WORTH: usize;
    const MOST: usize;
    const LEAST: usize;
    /// The budget for an opinion on one question.
    const OPINION: Budget;

    /// A judge of this game.
    fn judge(&self) -> Self::Judge;

    /// A search for the answer to its question.
    fn search(&self, seen: Seen<'_, Self>, budget: Budget, seed: u64) -> Search<Self, Self::Judge>;
}

/// Thinking about the games of one kind; [`Searching`] does it for every game that is [`Thinkable`].
pub(crate) trait Analyst<G: Game>: Send + Sync {
    /// An opinion on the open question of a game, by what the seat that is asked can know.
    fn opinion(&self, game: &G, moment: usize) -> Option<Thought<G::Answer>>;

    /// The worth of an answer to the open question, in a game of so many decisions.
    fn decision(
        &self,
        game: &G,
        moment: usize,
        answer: G::Answer,
        of: usize,
    ) -> Option<Decision<G::Answer>>;

    /// The analysis that decisions come to.
    fn analysis(&self, games: &[G], decisions: Vec<Decision<G::Answer>>) -> Analysis<G::Answer>;
}

/// Thinking by search.
pub(crate) struct Searching;

impl<G: Thinkable> Analyst<G> for Searching {
    fn opinion(&self, game: &G, moment: usize) -> Option<Thought<G::Answer>> {
        let seen = Seen::of(game, moment)?;
        Some(game.search(seen, G::OPINION, SEED).think(seen))
    }

    fn decision(
        &self,
        game: &G,
        moment: usize,
        answer: G::Answer,
        of: usize,
    ) -> Option<Decision<G::Answer>> {
        let iterations = (G::WORTH / of.max(1)).clamp(G::LEAST, G::MOST) as u32;
        let seen = Seen::of(game, moment)?;
        analyze(&mut game.search(seen, Budget::iterations(iterations), SEED), seen, answer)
    }

    fn analysis(&self, games: &[G], decisions: Vec<Decision<G::Answer>>) -> Analysis<G::Answer> {
        Analysis::new(games, decisions, None, &games[0].judge(), SEED, TURNING_POINTS)
    }
}
