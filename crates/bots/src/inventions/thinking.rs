//! Thinking about one question of a game.

use super::evaluation::Evaluation;
use crate::budget::Budget;
use crate::luck::{game_seed, luck_of};
use crate::search::{Search, Style};
use crate::seen::Seen;
use eureka_inventions::solo_game::Game;

/// A search for one question, as an adviser makes it. Each moment of a game has random numbers of its own.
pub fn search_for(seen: Seen<'_, Game>, budget: Budget, seed: u64) -> Search<Game, Evaluation> {
    let luck = luck_of(game_seed(seed, seen.moment() as u64), seen.seat());
    Search::new(Evaluation::learned(), Style::LED, budget, luck)
}
