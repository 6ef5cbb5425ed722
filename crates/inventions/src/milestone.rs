//! The twenty-one milestones and their decks.

use std::fmt;

/// A milestone: Iron, Paper, Computer…
///
/// # Examples
///
/// ```
/// use eureka_inventions::Milestone;
///
/// let iron = Milestone::named("Iron").unwrap();
/// assert_eq!(iron.era(), 3);
/// let deck: Vec<&str> = Milestone::deck(3).map(Milestone::name).collect();
/// assert_eq!(deck, ["Iron", "Mathematics", "Sailing"]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Milestone(u8);

/// The names in the order of the decks, A to F. A [`Milestone`] is an index into this list.
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

/// The index in [`NAMES`] at which the deck of each era begins, and the end of the last deck.
const DECKS: [u8; 7] = [0, 4, 8, 11, 14, 18, 21];

impl Milestone {
    /// All milestones, deck by deck.
    pub fn all() -> impl Iterator<Item = Milestone> {
        (0..NAMES.len() as u8).map(Milestone)
    }

    /// The milestones of an era's deck: 1 is deck A, 6 is deck F.
    pub fn deck(era: u8) -> impl Iterator<Item = Milestone> {
        let bound = |index: u8| DECKS.get(usize::from(index)).copied().unwrap_or(DECKS[6]);
        (bound(era.saturating_sub(1))..bound(era)).map(Milestone)
    }

    /// The milestone with this name.
    pub fn named(name: &str) -> Option<Milestone> {
        Milestone::all().find(|milestone| milestone.name() == name)
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        NAMES[self.0 as usize]
    }

    /// The era of its deck: A is 1, F is 6.
    pub fn era(self) -> u8 {
        DECKS.iter().filter(|&&begin| begin <= self.0).count() as u8
    }
}

impl fmt::Display for Milestone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
