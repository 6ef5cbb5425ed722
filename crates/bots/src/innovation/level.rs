//! Opponents by name.

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
    /// The opponents there are, from the weakest to the strongest; `greedy`, `playouts` and `search` are for experiments.
    pub enum Level {
        /// Takes any answer, all alike.
        Random = "random",
        /// Knows what is good, but overlooks much.
        Beginner = "beginner",
        /// Looks one step ahead, with slips.
        Casual = "casual",
        /// Thinks a few steps ahead.
        Skilled = "skilled",
        /// Thinks well ahead, as fast as a quick person.
        Expert = "expert",
        /// Thinks as far ahead as a second allows.
        Master = "master",
        /// Looks one step ahead.
        Greedy = "greedy",
        /// Searches by playing on at random.
        Playouts = "playouts",
        /// Searches with what it has learned.
        Search = "search",
    }
}

impl Level {
    /// Those that people play against.
    pub const OPPONENTS: [Level; 5] =
        [Level::Beginner, Level::Casual, Level::Skilled, Level::Expert, Level::Master];
}

impl PlayerKind for Level {
    const KINDS: &'static [Level] = &Level::ALL;

    fn budget(self) -> Option<Budget> {
        match self {
            Level::Random | Level::Beginner | Level::Casual | Level::Greedy => None,
            Level::Skilled => Some(Budget::patient(100)),
            Level::Expert => Some(Budget::patient(2_000)),
            Level::Master => Some(Budget::patient(u32::MAX)),
            Level::Playouts | Level::Search => Some(Budget::iterations(2_000)),
        }
    }
}

/// An opponent, perhaps with another budget than its own: `expert`, `search:50ms`, `playouts:2000it`.
pub type Opponent = Named<Level>;

/// Why a text names no opponent.
pub type NoOpponent = NoPlayer<Level>;

impl Opponent {
    /// Seats it at a table with these rules.
    pub fn seat(self, rules: &Rules, luck: Luck) -> Box<dyn Bot<Game>> {
        let learned = || Evaluation::learned(rules);
        match (self.level, self.budget) {
            (Level::Beginner, _) => Box::new(Careless::new(learned(), 0.5, 0.1, luck)),
            (Level::Casual, _) => Box::new(Careless::new(learned(), 0.1, 0.03, luck)),
            (Level::Greedy, _) => Box::new(Greedy::new(learned(), 8, luck)),
            (Level::Playouts, Some(budget)) => {
                Box::new(Search::new(Playout, Style::PLAIN, budget, luck))
            }
            (_, Some(budget)) => Box::new(Search::new(learned(), Style::LED, budget, luck)),
            (_, None) => Box::new(Random::new(luck)),
        }
    }
}
