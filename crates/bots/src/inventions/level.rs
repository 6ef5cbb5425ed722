//! Advisers by name.

use super::evaluation::{Evaluation, Foresight};
use crate::bot::{Bot, Random};
use crate::budget::{Budget, NoBudget};
use crate::careless::Careless;
use crate::greedy::Greedy;
use crate::luck::Luck;
use crate::search::{Search, Style};
use eureka_inventions::society::Game;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// The players there are, from the weakest to the strongest; `greedy` and `search` are for experiments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Takes any answer, all alike.
    Random,
    /// Knows what is good, but overlooks much.
    Beginner,
    /// Plays its turn as it looks best at once, with slips.
    Casual,
    /// Plays its turn as it looks best.
    Skilled,
    /// Thinks ahead, as fast as a quick person.
    Expert,
    /// Thinks as far ahead as a second allows.
    Master,
    /// Looks one answer ahead.
    Greedy,
    /// Searches with what it has learned.
    Search,
}

impl Level {
    /// All of them.
    pub const ALL: [Level; 8] = [
        Level::Random,
        Level::Beginner,
        Level::Casual,
        Level::Skilled,
        Level::Expert,
        Level::Master,
        Level::Greedy,
        Level::Search,
    ];

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
            Level::Search => "search",
        }
    }

    /// How long it thinks about an answer, if it searches.
    pub const fn budget(self) -> Option<Budget> {
        // However slow the machine, nobody waits longer than a second.
        const PATIENCE: Duration = Duration::from_millis(850);
        let iterations = match self {
            Level::Expert => 200,
            Level::Master => u32::MAX,
            Level::Search => return Some(Budget::iterations(200)),
            _ => return None,
        };
        Some(Budget { iterations, time: PATIENCE })
    }
}

/// A player, perhaps with another budget than its own: `expert`, `search:50ms`, `search:400it`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Adviser {
    /// Which one.
    pub level: Level,
    /// How long it thinks about an answer, if it searches.
    pub budget: Option<Budget>,
}

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

    /// The same player, thinking so long if it searches.
    #[must_use]
    pub fn with_budget(self, budget: Budget) -> Adviser {
        Adviser { budget: self.budget.map(|_| budget), ..self }
    }
}

impl From<Level> for Adviser {
    fn from(level: Level) -> Adviser {
        Adviser { level, budget: level.budget() }
    }
}

impl fmt::Display for Adviser {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.budget {
            Some(budget) if self.budget != self.level.budget() => {
                write!(f, "{}:{budget}", self.level.word())
            }
            _ => f.write_str(self.level.word()),
        }
    }
}

/// Why a text names no adviser.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoAdviser {
    /// Nobody is called so.
    #[error("there is no bot `{0}`: the bots are {known}", known = Level::ALL.map(Level::word).join(", "))]
    Level(String),
    /// Its time is no time.
    #[error(transparent)]
    Budget(#[from] NoBudget),
    /// It does not search.
    #[error("`{0}` answers at once: only expert, master and search think for a given time")]
    AtOnce(String),
}

impl FromStr for Adviser {
    type Err = NoAdviser;

    fn from_str(text: &str) -> Result<Adviser, NoAdviser> {
        let (word, budget) = match text.split_once(':') {
            Some((word, budget)) => (word, Some(budget.parse()?)),
            None => (text, None),
        };
        let level = Level::ALL.into_iter().find(|level| level.word() == word);
        let adviser = Adviser::from(level.ok_or_else(|| NoAdviser::Level(word.to_owned()))?);
        match budget {
            None => Ok(adviser),
            Some(_) if adviser.budget.is_none() => Err(NoAdviser::AtOnce(word.to_owned())),
            Some(budget) => Ok(adviser.with_budget(budget)),
        }
    }
}
