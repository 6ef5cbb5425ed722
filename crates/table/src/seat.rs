//! Places at the table.

use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};
use std::str::FromStr;

/// A place at the table: A, B, C… clockwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The most seats a table can have.
    pub const MAX: u8 = 8;
    /// Seat A.
    pub const A: Seat = Seat(0);

    /// The seat with this number, A being 0.
    ///
    /// # Panics
    ///
    /// If there can be no such seat.
    pub const fn new(number: u8) -> Seat {
        assert!(number < Seat::MAX);
        Seat(number)
    }

    /// Everything in a list that is kept by seat, together with its seat.
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

    /// Its number, A being 0.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its number, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The letter it goes by.
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    /// The seat `steps` places clockwise at a table of `players`, once around at most.
    pub const fn clockwise(self, steps: u8, players: u8) -> Seat {
        let number = self.0 + steps;
        Seat(if number < players { number } else { number - players })
    }
}

/// The seat of somebody who only watches: no player ever sits there.
///
/// It stands wherever a seat's eyes are meant: then it is what the whole table has seen, and nothing else. A card that went from one hand to
/// another is known to both players, and not to an onlooker.
pub const ONLOOKER: Seat = Seat::new(Seat::MAX - 1);

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A text that names no seat.
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

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SeatSet(pub u8);

impl SeatSet {
    /// Nobody.
    pub const NONE: SeatSet = SeatSet(0);

    /// Only this seat.
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Everyone at a table of `players`.
    pub const fn all(players: u8) -> SeatSet {
        SeatSet(((1u16 << players) - 1) as u8)
    }

    /// Whether the seat is in the set.
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set with this seat too.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// The set without this seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// How many there are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether it is nobody.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats from A on.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut left = self;
        std::iter::from_fn(move || {
            let seat = left.first()?;
            left = left.without(seat);
            Some(seat)
        })
    }

    /// The first of them from A on.
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }
}

/// The letters of the seats: `AC`.
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
