//! Opponents by name.

use super::evaluation::Evaluation;
use crate::bot::{Bot, Random};
use crate::budget::Budget;
use crate::careless::Careless;
use crate::greedy::Greedy;
use crate::judge::Playout;
use crate::luck::Luck;
use crate::named::{Kind, Named, NoPlayer};
use crate::search::{Search, Style};
use eureka_innovation::{Game, Rules};
use std::time::Duration;

/// The opponents there are, from the weakest to the strongest; `greedy`, `playouts` and `search` are for experiments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Takes any answer, all alike.
    Random,
    /// Knows what is good, but overlooks much.
    Beginner,
    /// Looks one step ahead, with slips.
    Casual,
    /// Thinks a few steps ahead.
    Skilled,
    /// Thinks well ahead, as fast as a quick person.
    Expert,
    /// Thinks as far ahead as a second allows.
    Master,
    /// Looks one step ahead.
    Greedy,
    /// Searches by playing on at random.
    Playouts,
    /// Searches with what it has learned.
    Search,
}

impl Level {
    /// All of them.
    pub const ALL: [Level; 9] = [
        Level::Random,
        Level::Beginner,
        Level::Casual,
        Level::Skilled,
        Level::Expert,
        Level::Master,
        Level::Greedy,
        Level::Playouts,
        Level::Search,
    ];

    /// Those that people play against.
    pub const OPPONENTS: [Level; 5] =
        [Level::Beginner, Level::Casual, Level::Skilled, Level::Expert, Level::Master];

    /// The word for it on the command line.
    pub const fn word(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Beginner => "beginner",
            Level::Casual => "casual",
            Level::Skilled => "skilled",
            Level::Expert => "expert",
            Level::Master => "master",
            Level::Greedy => "greedy",
            Level::Playouts => "playouts",
            Level::Search => "search",
        }
    }

    /// How long it thinks about an answer, if it searches.
    pub const fn budget(self) -> Option<Budget> {
        // However slow the machine, nobody waits longer than a second.
        const PATIENCE: Duration = Duration::from_millis(850);
        let iterations = match self {
            Level::Random | Level::Beginner | Level::Casual | Level::Greedy => return None,
            Level::Skilled => 100,
            Level::Expert => 2_000,
            Level::Playouts | Level::Search => return Some(Budget::iterations(2_000)),
            Level::Master => u32::MAX,
        };
        Some(Budget { iterations, time: PATIENCE })
    }
}

impl Kind for Level {
    const KINDS: &'static [Level] = &Level::ALL;

    fn word(self) -> &'static str {
        Level::word(self)
    }

    fn budget(self) -> Option<Budget> {
        Level::budget(self)
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
