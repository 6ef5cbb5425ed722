//! The seven regions of the map.

use std::fmt;

/// A region by its number, 1 to 7.
///
/// # Examples
///
/// ```
/// use eureka_inventions::Region;
///
/// let last = Region::new(7).unwrap();
/// assert_eq!(last.next(), Region::FIRST);
/// let onward: Vec<u8> = last.onward().map(Region::number).collect();
/// assert_eq!(onward, [1, 2, 3, 4, 5, 6, 7]);
/// assert_eq!(Region::new(8), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Region(u8);

impl Region {
    /// The region with number 1.
    pub const FIRST: Region = Region(1);

    /// All regions in the order of their numbers.
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

    /// Its index: its number counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// The region with the next number; after 7 comes 1.
    #[must_use]
    pub const fn next(self) -> Region {
        Region(self.0 % 7 + 1)
    }

    /// All seven regions, beginning with the next one and ending with this one.
    pub fn onward(self) -> impl Iterator<Item = Region> {
        std::iter::successors(Some(self.next()), |region| Some(region.next())).take(7)
    }
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
