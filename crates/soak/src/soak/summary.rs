//! The result of a soak, as a table.

use crate::soak::Part;
use crate::soak::tally::{Finding, Kind, Tally};
use eureka_words::grouped;
use std::collections::BTreeSet;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

/// The result of a soak.
pub struct Summary {
    pub(super) seed: u64,
    pub(super) took: Duration,
    pub(super) parts: Vec<(Part, Arc<Tally>)>,
    /// The parts that are impossible on this system.
    pub(super) left_out: Vec<Part>,
}

impl Summary {
    /// All findings.
    pub fn findings(&self) -> Vec<Finding> {
        self.parts.iter().flat_map(|(_, tally)| tally.findings()).collect()
    }

    /// The value of a count, over all parts.
    pub fn count(&self, what: &str) -> u64 {
        self.parts.iter().map(|(_, tally)| tally.of(what)).sum()
    }

    /// The value of a count in one part.
    pub fn count_of(&self, part: Part, what: &str) -> u64 {
        let own = self.parts.iter().filter(|(one, _)| *one == part);
        own.map(|(_, tally)| tally.of(what)).sum()
    }

    /// The parts that are impossible on this system.
    pub fn left_out(&self) -> &[Part] {
        &self.left_out
    }

    /// The names of all counts.
    fn rows(&self) -> BTreeSet<String> {
        self.parts
            .iter()
            .flat_map(|(_, tally)| tally.counts().keys().cloned().collect::<Vec<_>>())
            .collect()
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "Soak of {:.1} minutes, seed {}", self.took.as_secs_f64() / 60.0, self.seed)?;
        writeln!(f)?;
        let names: Vec<&str> = self.parts.iter().map(|(part, _)| part.word()).collect();
        writeln!(f, "| | {} | all |", names.join(" | "))?;
        writeln!(f, "| --- |{}", " ---: |".repeat(names.len() + 1))?;
        for row in self.rows() {
            let of_part = |tally: &Tally| match tally.of(&row) {
                0 => String::new(),
                number => grouped(number),
            };
            let numbers: Vec<String> = self.parts.iter().map(|(_, tally)| of_part(tally)).collect();
            // Counts that describe a state, such as memory, are not added up.
            let all = if row.contains("MB") || row.contains("open files") {
                String::new()
            } else {
                grouped(self.count(&row))
            };
            writeln!(f, "| {row} | {} | {all} |", numbers.join(" | "))?;
        }
        for kind in Kind::ALL {
            let of_part = |tally: &Tally| {
                tally.findings().iter().filter(|finding| finding.kind == kind).count()
            };
            let numbers: Vec<usize> = self.parts.iter().map(|(_, tally)| of_part(tally)).collect();
            let shown: Vec<String> = numbers.iter().map(usize::to_string).collect();
            writeln!(
                f,
                "| **{kind}** | {} | {} |",
                shown.join(" | "),
                numbers.iter().sum::<usize>()
            )?;
        }
        for part in &self.left_out {
            writeln!(f, "\nLeft out: {part}: this system lets nobody mount a disk")?;
        }
        let findings = self.findings();
        if !findings.is_empty() {
            writeln!(f, "\nFAILED, {} findings:", findings.len())?;
            for Finding { kind, text } in &findings {
                writeln!(f, "- {kind}: {text}")?;
            }
        }
        Ok(())
    }
}
