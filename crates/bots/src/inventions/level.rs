//! Advisers by name.

use super::evaluation::{Evaluation, Foresight};
use crate::bot::{Bot, Random};
use crate::budget::Budget;
use crate::careless::Careless;
use crate::greedy::Greedy;
use crate::luck::Luck;
use crate::named::{Kind, Named, NoPlayer};
use crate::search::{Search, Style};
use eureka_inventions::solo_game::Game;
use eureka_table::words;

words! {
    /// The players there are, from the weakest to the strongest; `greedy` and `search` are for experiments.
    pub enum Level {
        /// Takes any answer, all alike.
        Random = "random",
        /// Knows what is good, but overlooks much.
        Beginner = "beginner",
        /// Plays its turn as it looks best at once, with slips.
        Casual = "casual",
        /// Plays its turn as it looks best.
        Skilled = "skilled",
        /// Thinks ahead, as fast as a quick person.
        Expert = "expert",
        /// Thinks as far ahead as a second allows.
        Master = "master",
        /// Looks one answer ahead.
        Greedy = "greedy",
        /// Searches with what it has learned.
        Search = "search",
    }
}

impl Kind for Level {
    const KINDS: &'static [Level] = &Level::ALL;

    fn budget(self) -> Option<Budget> {
        match self {
            Level::Expert => Some(Budget::patient(200)),
            Level::Master => Some(Budget::patient(u32::MAX)),
            Level::Search => Some(Budget::iterations(200)),
            _ => None,
        }
    }
}

/// A player, perhaps with another budget than its own: `expert`, `search:50ms`, `search:400it`.
pub type Adviser = Named<Level>;

/// Why a text names no adviser.
pub type NoAdviser = NoPlayer<Level>;

impl Adviser {
    /// A player of this kind.
    pub fn seat(self, luck: Luck) -> Box<dyn Bot<Game>> {
        match (self.level, self.budget) {
            (Level::Beginner, _) => Box::new(Careless::new(Evaluation::learned(), 0.5, 0.1, luck)),
            (Level::Casual, _) => Box::new(Careless::new(Foresight::learned(), 0.1, 0.03, luck)),
            (Level::Skilled, _) => Box::new(Greedy::new(Foresight::learned(), 2, luck)),
            (Level::Greedy, _) => Box::new(Greedy::new(Evaluation::learned(), 2, luck)),
            (_, Some(budget)) => {
                Box::new(Search::new(Evaluation::learned(), Style::LED, budget, luck))
            }
            (_, None) => Box::new(Random::new(luck)),
        }
    }
}
