//! Seats at the table, and sets of them.

use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};
use std::str::FromStr;

/// A place at the table: A, B, C… in clockwise order.
///
/// # Examples
///
/// ```
/// use eureka_table::Seat;
///
/// let last: Seat = "C".parse()?;
/// assert_eq!(last.number(), 2);
/// assert_eq!(last.clockwise(1, 3), Seat::A);
/// # Ok::<(), eureka_table::NoSeat>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The maximum number of seats.
    pub const MAX: u8 = 8;
    /// Seat A.
    pub const A: Seat = Seat(0);

    /// The seat with this number, counted from 0 for A.
    ///
    /// # Panics
    ///
    /// If the number is not below [`Seat::MAX`].
    pub const fn new(number: u8) -> Seat {
        assert!(number < Seat::MAX);
        Seat(number)
    }

    /// Pairs each item of a list that is ordered by seat with its seat.
    ///
    /// # Examples
    ///
    /// ```
    /// use eureka_table::Seat;
    ///
    /// let players: Vec<_> = Seat::each(["Ada", "Bob"]).map(|(seat, name)| format!("{seat}: {name}")).collect();
    /// assert_eq!(players, ["A: Ada", "B: Bob"]);
    /// ```
    pub fn each<T>(list: impl IntoIterator<Item = T>) -> impl Iterator<Item = (Seat, T)> {
        list.into_iter().zip((0..).map(Seat::new)).map(|(item, seat)| (seat, item))
    }

    /// The number of the seat, counted from 0 for A.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The number of the seat as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The letter of the seat in notation.
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    /// The seat `steps` places clockwise at a table of `players`; `steps` may be at most `players`.
    pub const fn clockwise(self, steps: u8, players: u8) -> Seat {
        let number = self.0 + steps;
        Seat(if number < players { number } else { number - players })
    }
}

/// The seat of a spectator, which no player ever occupies.
///
/// Wherever a function takes the seat whose knowledge counts, this one stands for public knowledge: only things that
/// the whole table has seen. A card passed from one hand to another is known to both players, but not to a spectator.
pub const ONLOOKER: Seat = Seat::new(Seat::MAX - 1);

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A text that does not name a seat.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no seat: seats are the letters from A to H")]
pub struct NoSeat(pub String);

impl FromStr for Seat {
    type Err = NoSeat;

    fn from_str(text: &str) -> Result<Seat, NoSeat> {
        match text.as_bytes() {
            [letter @ b'A'..=b'H'] => Ok(Seat(letter - b'A')),
            _ => Err(NoSeat(text.to_owned())),
        }
    }
}

/// A set of seats, one bit for each.
///
/// # Examples
///
/// ```
/// use eureka_table::{Seat, SeatSet};
///
/// let team: SeatSet = "AC".parse()?;
/// let others = SeatSet::all(4) - team;
/// assert!(team.has(Seat::A) && !others.has(Seat::A));
/// assert_eq!(others.to_string(), "BD");
/// # Ok::<(), eureka_table::NoSeat>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SeatSet(pub u8);

impl SeatSet {
    /// The empty set.
    pub const NONE: SeatSet = SeatSet(0);

    /// The set of this seat alone.
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// All seats of a table of `players`.
    pub const fn all(players: u8) -> SeatSet {
        SeatSet(((1u16 << players) - 1) as u8)
    }

    /// Whether the seat is in the set.
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set with this seat added.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// The set with this seat removed.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// The number of seats in the set.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in order, from A on.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut left = self;
        std::iter::from_fn(move || {
            let seat = left.first()?;
            left = left.without(seat);
            Some(seat)
        })
    }

    /// The first seat in order, if any.
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }
}

/// Writes the letters of the seats: `AC`.
impl fmt::Display for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|seat| write!(f, "{seat}"))
    }
}

impl FromStr for SeatSet {
    type Err = NoSeat;

    fn from_str(text: &str) -> Result<SeatSet, NoSeat> {
        text.chars().map(|letter| letter.to_string().parse::<Seat>()).collect()
    }
}

impl BitOr for SeatSet {
    type Output = SeatSet;

    fn bitor(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }
}

impl BitAnd for SeatSet {
    type Output = SeatSet;

    fn bitand(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }
}

impl Sub for SeatSet {
    type Output = SeatSet;

    fn sub(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::NONE, SeatSet::with)
    }
}
