//! The vocabulary printed on cards: colors, icons, splays, editions, special achievements.

use eureka_table::words;

words! {
    /// The color of a card. Piles are processed in this order.
    pub enum Color {
        /// Red.
        Red = "red",
        /// Yellow.
        Yellow = "yellow",
        /// Green.
        Green = "green",
        /// Blue.
        Blue = "blue",
        /// Purple.
        Purple = "purple",
    }
}

words! {
    /// An icon. A card shows icons on three of its four places.
    pub enum Icon {
        /// Crown.
        Crown = "crown",
        /// Leaf.
        Leaf = "leaf",
        /// Light bulb.
        Bulb = "bulb",
        /// Castle.
        Castle = "castle",
        /// Factory.
        Factory = "factory",
        /// Clock.
        Clock = "clock",
        /// Person (fourth edition only).
        Person = "person",
    }
}

words! {
    /// The direction in which a pile is spread, so that covered cards show some of their icons.
    pub enum Splay {
        /// Not at all: only the top card shows icons.
        None = "none",
        /// To the left: covered cards show the bottom-right place.
        Left = "left",
        /// To the right: the two left places.
        Right = "right",
        /// Upwards: the three bottom places.
        Up = "up",
        /// Aslant (fourth edition only): all four places.
        Aslant = "aslant",
    }
}

impl Splay {
    /// The visible places of a covered card: 0 is top left, 1 bottom left, 2 bottom middle, 3 bottom right.
    ///
    /// # Examples
    ///
    /// ```
    /// use eureka_script::word::Splay;
    ///
    /// assert_eq!(Splay::Right.places(), [0, 1]);
    /// assert!(Splay::None.places().is_empty());
    /// ```
    pub const fn places(self) -> &'static [usize] {
        match self {
            Splay::None => &[],
            Splay::Left => &[3],
            Splay::Right => &[0, 1],
            Splay::Up => &[1, 2, 3],
            Splay::Aslant => &[0, 1, 2, 3],
        }
    }
}

words! {
    /// A printed edition of the game.
    pub enum Edition {
        /// 2010: 10 ages, 105 cards.
        First = "first",
        /// The first edition's rules with changed cards.
        Third = "third",
        /// 11 ages, 115 cards, junk, aslant splays, teams, parley.
        Fourth = "fourth",
    }
}

words! {
    /// A special achievement.
    pub enum Special {
        /// Many cards tucked or scored in one turn.
        Monument = "Monument",
        /// Three of each icon.
        Empire = "Empire",
        /// Twelve clocks.
        World = "World",
        /// Five colors splayed up or right.
        Wonder = "Wonder",
        /// Five top cards of value 8 or more.
        Universe = "Universe",
    }
}

impl Edition {
    /// The highest age of the edition; a draw beyond it ends the game.
    pub const fn last_age(self) -> u8 {
        match self {
            Edition::First | Edition::Third => 10,
            Edition::Fourth => 11,
        }
    }
}

/// A set of colors, one bit for each.
///
/// # Examples
///
/// ```
/// use eureka_script::word::{Color, Colors};
///
/// let warm: Colors = [Color::Yellow, Color::Red].into_iter().collect();
/// assert_eq!(warm.len(), 2);
/// assert_eq!(warm.first(), Some(Color::Red));
/// assert!(!warm.has(Color::Blue));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Colors(pub u8);

impl Colors {
    /// No color.
    pub const NONE: Colors = Colors(0);
    /// All five.
    pub const ALL: Colors = Colors(0b1_1111);

    /// The set of this color alone.
    pub const fn only(color: Color) -> Colors {
        Colors(1 << color as u8)
    }

    /// Whether the color is in the set.
    pub const fn has(self, color: Color) -> bool {
        self.0 & (1 << color as u8) != 0
    }

    /// The number of colors in the set.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first color in order, red to purple.
    pub fn first(self) -> Option<Color> {
        Color::ALL.get(self.0.trailing_zeros() as usize).copied()
    }

    /// The colors in order, red to purple.
    pub fn iter(self) -> impl Iterator<Item = Color> {
        let mut left = self;
        std::iter::from_fn(move || {
            let color = left.first()?;
            left.0 &= left.0 - 1;
            Some(color)
        })
    }
}

impl FromIterator<Color> for Colors {
    fn from_iter<I: IntoIterator<Item = Color>>(colors: I) -> Colors {
        colors.into_iter().fold(Colors::NONE, |set, color| Colors(set.0 | Colors::only(color).0))
    }
}

/// A set of editions, one bit for each: those that a part of a card belongs to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Editions(pub u8);

impl Editions {
    /// Every edition.
    pub const ALL: Editions = Editions(0b111);

    /// The set of this edition alone.
    pub const fn only(edition: Edition) -> Editions {
        Editions(1 << edition as u8)
    }

    /// Whether the edition is in the set.
    pub const fn has(self, edition: Edition) -> bool {
        self.0 & (1 << edition as u8) != 0
    }
}
