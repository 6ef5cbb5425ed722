//! Thinking about one question of a game.

use super::evaluation::Evaluation;
use crate::budget::Budget;
use crate::luck::{game_seed, luck_of};
use crate::search::{Search, Style};
use crate::seen::Seen;
use eureka_innovation::{Game, Rules};

/// A search for one question. Each moment of a game has random numbers of its own, so that the thoughts about it are the same, whatever
/// else is thought about.
pub fn search_for(
    rules: &Rules,
    seen: Seen<'_, Game>,
    budget: Budget,
    seed: u64,
) -> Search<Game, Evaluation> {
    let luck = luck_of(game_seed(seed, seen.moment() as u64), seen.seat());
    Search::new(Evaluation::learned(rules), Style::LED, budget, luck)
}
