//! Players by name, as the command line and the set-up of a table write them.

use crate::budget::{Budget, NoBudget};
use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

/// The players of one game, such as `innovation::Level`.
pub trait PlayerKind: Copy + Eq + fmt::Display + 'static {
    /// All players, in the order in which messages list them.
    const KINDS: &'static [Self];

    /// The usual budget for one answer; `None` for a player that does not search.
    fn budget(self) -> Option<Budget>;
}

/// A player by name, with its usual budget or another one: `expert`, `search:50ms`, `search:2000it`.
///
/// # Examples
///
/// ```
/// use eureka_bots::Budget;
/// use eureka_bots::innovation::{Level, Opponent};
///
/// let opponent: Opponent = "search:50it".parse()?;
/// assert_eq!((opponent.level, opponent.budget), (Level::Search, Some(Budget::iterations(50))));
/// assert_eq!(opponent.to_string(), "search:50it");
///
/// // A player that does not search has no budget to change.
/// let casual = Opponent::from(Level::Casual);
/// assert_eq!(casual.with_budget(Budget::iterations(50)).budget, None);
/// # Ok::<(), eureka_bots::innovation::NoOpponent>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Named<K> {
    /// The kind of player.
    pub level: K,
    /// The budget for one answer; `None` for a player that does not search.
    pub budget: Option<Budget>,
}

impl<K> Named<K> {
    /// The same player with another budget. A player that does not search stays as it is.
    #[must_use]
    pub fn with_budget(self, budget: Budget) -> Named<K> {
        Named { budget: self.budget.map(|_| budget), ..self }
    }
}

impl<K: PlayerKind> From<K> for Named<K> {
    fn from(level: K) -> Named<K> {
        Named { level, budget: level.budget() }
    }
}

impl<K: PlayerKind> fmt::Display for Named<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.budget {
            Some(budget) if self.budget != self.level.budget() => {
                write!(f, "{}:{budget}", self.level)
            }
            _ => write!(f, "{}", self.level),
        }
    }
}

/// The error for a text that does not name a player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoPlayer<K: PlayerKind> {
    /// No player has this name.
    #[error("there is no bot `{0}`: the bots are {known}", known = words::<K>(|_| true))]
    Level(String, PhantomData<K>),
    /// The text after the colon is not a budget.
    #[error(transparent)]
    Budget(#[from] NoBudget),
    /// A budget was given for a player that does not search.
    #[error("`{0}` answers at once: only {some} think for a given time", some = words::<K>(|kind| kind.budget().is_some()))]
    AtOnce(String),
}

/// The names of some kinds of players, separated by commas.
fn words<K: PlayerKind>(which: impl Fn(&K) -> bool) -> String {
    let kinds = K::KINDS.iter().filter(|kind| which(kind));
    kinds.map(K::to_string).collect::<Vec<_>>().join(", ")
}

impl<K: PlayerKind> FromStr for Named<K> {
    type Err = NoPlayer<K>;

    fn from_str(text: &str) -> Result<Named<K>, NoPlayer<K>> {
        let (word, budget) = match text.split_once(':') {
            Some((word, budget)) => (word, Some(budget.parse()?)),
            None => (text, None),
        };
        let kind = K::KINDS.iter().copied().find(|kind| kind.to_string() == word);
        let kind = kind.ok_or_else(|| NoPlayer::Level(word.to_owned(), PhantomData))?;
        let player = Named::from(kind);
        match budget {
            None => Ok(player),
            Some(_) if player.budget.is_none() => Err(NoPlayer::AtOnce(word.to_owned())),
            Some(budget) => Ok(player.with_budget(budget)),
        }
    }
}
