//! Two answers in the same worlds.

use super::Search;
use super::tree::Tree;
use crate::judge::Judge;
use crate::seen::Seen;
use eureka_table::Game;

/// What one answer is worth against another. Both are tried in the same worlds, so that the luck of the deal favours neither.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Comparison {
    /// How much higher the chance to win is with the first answer, for the seat that is asked.
    pub lead: f32,
    /// How far that may be off by chance: the standard error.
    pub error: f32,
    /// In how many worlds both were tried.
    pub worlds: u32,
}

impl<G: Game, J: Judge<G>> Search<G, J> {
    /// Tries two answers, and what may follow each, until the budget is spent. A search for the best answer turns away from a bad one
    /// long before it knows how bad it is.
    pub fn compare(&mut self, seen: Seen<'_, G>, answers: [G::Answer; 2]) -> Comparison {
        let (judge, style, luck) = (&self.judge, self.style, &mut self.luck);
        let mut trees = [Tree::default(), Tree::default()];
        let (mut sum, mut squares) = (0.0, 0.0);
        let mut stopwatch = self.budget.start();
        while stopwatch.spend() {
            let world = seen.redeal(luck);
            let mut chance = |side: usize| {
                let mut after = world.clone();
                after.answer_unchecked(answers[side]);
                trees[side].grow(after, judge, style, luck)[seen.seat()]
            };
            let lead = chance(0) - chance(1);
            sum += lead;
            squares += lead * lead;
        }
        let worlds = stopwatch.used();
        self.iterations += 2 * u64::from(worlds);
        let count = worlds as f32;
        let variance = (squares - sum * sum / count).max(0.0) / (count - 1.0).max(1.0);
        Comparison { lead: sum / count, error: (variance / count).sqrt(), worlds }
    }
}
