//! What was counted, and what was found to be wrong.

use eureka_innovation::Game;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Mutex, MutexGuard};

/// What one part of a soak has counted and found.
#[derive(Default)]
pub(crate) struct Tally {
    counts: Mutex<BTreeMap<String, u64>>,
    findings: Mutex<Vec<Finding>>,
}

/// Something that must not be.
#[derive(Clone, Debug)]
pub struct Finding {
    /// Of which kind.
    pub kind: Kind,
    /// Where and what, and how to look at it again.
    pub text: String,
}

/// The kinds of what must not be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// An answer was acknowledged, and is not where it was.
    Lost,
    /// Somebody was sent a card that he may not know.
    Leak,
    /// A table does not go on.
    Stuck,
    /// Something broke down.
    Panic,
    /// Somebody was told what is not so, or refused what he may.
    Wrong,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 5] = [Kind::Lost, Kind::Leak, Kind::Stuck, Kind::Panic, Kind::Wrong];
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Lost => "lost acknowledged answers",
            Kind::Leak => "leaks",
            Kind::Stuck => "stuck tables",
            Kind::Panic => "panics",
            Kind::Wrong => "wrong answers of a server",
        })
    }
}

impl Tally {
    /// One more of these.
    pub(crate) fn count(&self, what: impl Into<String>) {
        self.add(what, 1);
    }

    /// So many more of these.
    pub(crate) fn add(&self, what: impl Into<String>, number: u64) {
        *self.counts().entry(what.into()).or_default() += number;
    }

    /// Of which kind a game of Innovation is.
    pub(crate) fn count_kind(&self, game: &Game) {
        self.count(format!("kind: {} edition", game.rules().edition()));
        self.count(format!("kind: {} players", game.players()));
        let position = game.position();
        self.add("kind: with teams", position.has_teams().into());
        self.add("kind: with parley", position.has_parley().into());
    }

    /// At least so many of these.
    pub(crate) fn at_least(&self, what: &str, number: u64) {
        let mut counts = self.counts();
        let known = counts.entry(what.to_owned()).or_default();
        *known = number.max(*known);
    }

    /// How many of these.
    pub(crate) fn of(&self, what: &str) -> u64 {
        self.counts().get(what).copied().unwrap_or_default()
    }

    /// Something must not be. It is said at once, since whoever waits for an hour wants to know.
    pub(crate) fn found(&self, kind: Kind, text: impl Into<String>) {
        let finding = Finding { kind, text: text.into() };
        eprintln!("FOUND {kind}: {}", finding.text);
        self.findings.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).push(finding);
    }

    /// All that was counted.
    pub(crate) fn counts(&self) -> MutexGuard<'_, BTreeMap<String, u64>> {
        self.counts.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// All that must not be.
    pub(crate) fn findings(&self) -> Vec<Finding> {
        self.findings.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).clone()
    }
}
