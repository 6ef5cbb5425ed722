//! The levels of Innovation, and opponents by name.

use super::evaluation::Evaluation;
use crate::bot::{Bot, Random};
use crate::budget::Budget;
use crate::greedy::{Careless, Greedy};
use crate::judge::Playout;
use crate::luck::Luck;
use crate::named::{Named, NoPlayer, PlayerKind};
use crate::search::{Search, Style};
use eureka_innovation::{Game, Rules};
use eureka_table::words;

words! {
    /// The opponents, from the weakest to the strongest; `greedy`, `playouts` and `search` are for experiments.
    pub enum Level {
        /// Gives a random answer.
        Random = "random",
        /// Recognizes good answers, but overlooks about half of them.
        Beginner = "beginner",
        /// Looks one answer ahead, with mistakes.
        Casual = "casual",
        /// Searches briefly.
        Skilled = "skilled",
        /// Searches well ahead, about as fast as a quick person answers.
        Expert = "expert",
        /// Searches as far ahead as a second allows.
        Master = "master",
        /// Looks one answer ahead.
        Greedy = "greedy",
        /// Searches with random playouts.
        Playouts = "playouts",
        /// Searches with the learned evaluation.
        Search = "search",
    }
}

/// The number of trees of a master, who thinks on two processors at the same time.
const MASTER_TREES: usize = 2;

impl Level {
    /// The levels that people can choose as opponents.
    pub const OPPONENTS: [Level; 5] =
        [Level::Beginner, Level::Casual, Level::Skilled, Level::Expert, Level::Master];
}

impl PlayerKind for Level {
    const KINDS: &'static [Level] = &Level::ALL;

    fn budget(self) -> Option<Budget> {
        match self {
            Level::Random | Level::Beginner | Level::Casual | Level::Greedy => None,
            Level::Skilled => Some(Budget::time_capped(100)),
            Level::Expert => Some(Budget::time_capped(2_000)),
            Level::Master => Some(Budget::time_capped(u32::MAX)),
            Level::Playouts | Level::Search => Some(Budget::iterations(2_000)),
        }
    }
}

/// An opponent by name, with its usual budget or another one: `expert`, `search:50ms`, `playouts:2000it`.
pub type Opponent = Named<Level>;

/// The error for a text that does not name an opponent.
pub type NoOpponent = NoPlayer<Level>;

impl Opponent {
    /// Creates the bot for a game with these rules.
    pub fn seat(self, rules: &Rules, luck: Luck) -> Box<dyn Bot<Game>> {
        let learned = || Evaluation::learned(rules);
        match (self.level, self.budget) {
            (Level::Beginner, _) => Box::new(Careless::new(learned(), 0.5, 0.1, luck)),
            (Level::Casual, _) => Box::new(Careless::new(learned(), 0.1, 0.03, luck)),
            (Level::Greedy, _) => Box::new(Greedy::new(learned(), 8, luck)),
            (Level::Playouts, Some(budget)) => {
                Box::new(Search::new(Playout, Style::PLAIN, budget, luck))
            }
            (level, Some(budget)) => {
                let search = Search::new(learned(), Style::LED, budget, luck);
                match level {
                    Level::Master if Some(budget) == level.budget() => {
                        Box::new(search.with_trees(MASTER_TREES).sharing_turns())
                    }
                    Level::Master => Box::new(search.with_trees(MASTER_TREES)),
                    _ => Box::new(search),
                }
            }
            (_, None) => Box::new(Random::new(luck)),
        }
    }
}
