//! The seven regions by their numbers.

use std::fmt;

/// A region, 1 to 7.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Region(u8);

impl Region {
    /// The first one.
    pub const FIRST: Region = Region(1);

    /// All of them in the order of their numbers.
    pub fn all() -> impl Iterator<Item = Region> {
        (1..=7).map(Region)
    }

    /// The region with that number.
    pub fn new(number: u8) -> Option<Region> {
        Region::all().find(|region| region.0 == number)
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its number from 0, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// The next one on the way of migration, after 7 the first.
    #[must_use]
    pub const fn next(self) -> Region {
        Region(self.0 % 7 + 1)
    }

    /// All seven from the next one on, this one last.
    pub fn onward(self) -> impl Iterator<Item = Region> {
        std::iter::successors(Some(self.next()), |region| Some(region.next())).take(7)
    }
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
