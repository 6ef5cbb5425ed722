//! Opponents by name.

use super::evaluation::Evaluation;
use crate::bot::{Bot, Random};
use crate::budget::{Budget, NoBudget};
use crate::careless::Careless;
use crate::greedy::Greedy;
use crate::judge::Playout;
use crate::luck::Luck;
use crate::search::{Search, Style};
use eureka_innovation::{Game, Rules};
use std::fmt;
use std::str::FromStr;
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

/// An opponent, perhaps with another budget than its own: `expert`, `search:50ms`, `playouts:2000it`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opponent {
    /// Which one.
    pub level: Level,
    /// How long it thinks about an answer, if it searches.
    pub budget: Option<Budget>,
}

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

    /// The same opponent, thinking so long if it searches.
    #[must_use]
    pub fn with_budget(self, budget: Budget) -> Opponent {
        Opponent { budget: self.budget.map(|_| budget), ..self }
    }
}

impl From<Level> for Opponent {
    fn from(level: Level) -> Opponent {
        Opponent { level, budget: level.budget() }
    }
}

impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.budget {
            Some(budget) if self.budget != self.level.budget() => {
                write!(f, "{}:{budget}", self.level.word())
            }
            _ => f.write_str(self.level.word()),
        }
    }
}

/// Why a text names no opponent.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoOpponent {
    /// Nobody is called so.
    #[error("there is no bot `{0}`: the bots are {known}", known = Level::ALL.map(Level::word).join(", "))]
    Level(String),
    /// Its time is no time.
    #[error(transparent)]
    Budget(#[from] NoBudget),
    /// It does not search.
    #[error(
        "`{0}` answers at once: only skilled, expert, master, playouts and search think for a given time"
    )]
    AtOnce(String),
}

impl FromStr for Opponent {
    type Err = NoOpponent;

    fn from_str(text: &str) -> Result<Opponent, NoOpponent> {
        let (word, budget) = match text.split_once(':') {
            Some((word, budget)) => (word, Some(budget.parse()?)),
            None => (text, None),
        };
        let level = Level::ALL.into_iter().find(|level| level.word() == word);
        let opponent = Opponent::from(level.ok_or_else(|| NoOpponent::Level(word.to_owned()))?);
        match budget {
            None => Ok(opponent),
            Some(_) if opponent.budget.is_none() => Err(NoOpponent::AtOnce(word.to_owned())),
            Some(budget) => Ok(opponent.with_budget(budget)),
        }
    }
}
