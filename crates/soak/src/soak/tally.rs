//! The counts and the findings of one part of a soak.

use crate::soak::locked;
use eureka_table::words;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard};

/// The counts and the findings of one part of a soak.
#[derive(Default)]
pub(super) struct Tally {
    counts: Mutex<BTreeMap<String, u64>>,
    findings: Mutex<Vec<Finding>>,
}

/// A failure that the soak has found.
#[derive(Clone, Debug)]
pub struct Finding {
    /// Its kind.
    pub kind: Kind,
    /// Its place, the failure, and how to reproduce it.
    pub text: String,
}

words! {
    /// The kinds of findings.
    pub enum Kind {
        /// An acknowledged answer is not in the database.
        Lost = "lost acknowledged answers",
        /// A seat was sent a card that it may not know.
        Leak = "leaks",
        /// A table makes no progress.
        Stuck = "stuck tables",
        /// Something panicked.
        Panic = "panics",
        /// A client was told something untrue, or refused something it may do.
        Wrong = "wrong answers of a server",
    }
}

impl Tally {
    /// Adds one to a count.
    pub(super) fn count(&self, what: impl Into<String>) {
        self.add(what, 1);
    }

    /// Adds a number to a count.
    pub(super) fn add(&self, what: impl Into<String>, number: u64) {
        *self.counts().entry(what.into()).or_default() += number;
    }

    /// Raises a count to at least this number.
    pub(super) fn at_least(&self, what: &str, number: u64) {
        let mut counts = self.counts();
        let known = counts.entry(what.to_owned()).or_default();
        *known = number.max(*known);
    }

    /// The value of a count.
    pub(super) fn of(&self, what: &str) -> u64 {
        self.counts().get(what).copied().unwrap_or_default()
    }

    /// Reports a finding. It is printed at once, because a soak runs for an hour.
    pub(super) fn found(&self, kind: Kind, text: impl Into<String>) {
        let finding = Finding { kind, text: text.into() };
        eprintln!("FOUND {kind}: {}", finding.text);
        locked(&self.findings).push(finding);
    }

    /// All counts.
    pub(super) fn counts(&self) -> MutexGuard<'_, BTreeMap<String, u64>> {
        locked(&self.counts)
    }

    /// All findings.
    pub(super) fn findings(&self) -> Vec<Finding> {
        locked(&self.findings).clone()
    }
}
