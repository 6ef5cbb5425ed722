//! The twenty-one milestones.

use std::fmt;

/// A milestone: Iron, Paper, Computer…
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Milestone(u8);

/// The names in the order of the decks, A to F.
const NAMES: [&str; 21] = [
    "Control of Fire",
    "Stone & Bone Tools",
    "Origin of Language",
    "Transportation",
    "Agriculture",
    "Mining",
    "Cotton",
    "Copper Smelting",
    "Iron",
    "Mathematics",
    "Sailing",
    "Paper",
    "Crane",
    "Greek Fire",
    "Electricity",
    "Telegraph",
    "Vaccination",
    "Internal Combustion",
    "Computer",
    "Solar Cell",
    "AI",
];

/// Where the deck of each era begins in [`NAMES`], and where the last one ends.
const DECKS: [u8; 7] = [0, 4, 8, 11, 14, 18, 21];

impl Milestone {
    /// All of them, deck by deck.
    pub fn all() -> impl Iterator<Item = Milestone> {
        (0..NAMES.len() as u8).map(Milestone)
    }

    /// Those of an era's deck: 1 is A, 6 is F.
    pub fn deck(era: u8) -> impl Iterator<Item = Milestone> {
        let bound = |index: u8| DECKS.get(usize::from(index)).copied().unwrap_or(DECKS[6]);
        (bound(era.saturating_sub(1))..bound(era)).map(Milestone)
    }

    /// The milestone of that name.
    pub fn named(name: &str) -> Option<Milestone> {
        Milestone::all().find(|milestone| milestone.name() == name)
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        NAMES[self.0 as usize]
    }

    /// Its era, which its letter tells: A is 1, F is 6.
    pub fn era(self) -> u8 {
        DECKS.iter().filter(|&&begin| begin <= self.0).count() as u8
    }
}

impl fmt::Display for Milestone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
