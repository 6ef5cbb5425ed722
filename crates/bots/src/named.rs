//! Players by name.

use crate::budget::{Budget, NoBudget};
use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

/// The kinds of players that a game has.
pub trait PlayerKind: Copy + Eq + fmt::Display + 'static {
    /// All of them.
    const KINDS: &'static [Self];

    /// How long it thinks about an answer, if it searches.
    fn budget(self) -> Option<Budget>;
}

/// A player, perhaps with another budget than its own: `expert`, `search:50ms`, `search:2000it`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Named<K> {
    /// Which one.
    pub level: K,
    /// How long it thinks about an answer, if it searches.
    pub budget: Option<Budget>,
}

impl<K> Named<K> {
    /// The same player, thinking so long if it searches.
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

/// Why a text names no player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoPlayer<K: PlayerKind> {
    /// Nobody is called so.
    #[error("there is no bot `{0}`: the bots are {known}", known = words::<K>(|_| true))]
    Level(String, PhantomData<K>),
    /// Its time is no time.
    #[error(transparent)]
    Budget(#[from] NoBudget),
    /// It does not search.
    #[error("`{0}` answers at once: only {some} think for a given time", some = words::<K>(|kind| kind.budget().is_some()))]
    AtOnce(String),
}

/// What some kinds of players are called.
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
