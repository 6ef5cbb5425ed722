//! A bot that takes part.

use eureka_bots::Budget;
use eureka_bots::innovation::{NoOpponent, Opponent};
use std::fmt;
use std::str::FromStr;

/// A bot as it was named on the command line.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    name: String,
    opponent: Opponent,
}

impl Entry {
    /// The bot, with this budget if it searches and its name has none.
    pub(super) fn opponent(&self, budget: Option<Budget>) -> Opponent {
        match budget {
            Some(budget) if !self.name.contains(':') => self.opponent.with_budget(budget),
            _ => self.opponent,
        }
    }
}

impl FromStr for Entry {
    type Err = NoOpponent;

    fn from_str(name: &str) -> Result<Entry, NoOpponent> {
        Ok(Entry { name: name.to_owned(), opponent: name.parse()? })
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.name)
    }
}
