//! The vocabulary printed on cards: colors, icons, splays, editions, special achievements.

use eureka_table::words;

words! {
    /// The color of a card, in the order in which piles are dealt with.
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
    /// What a card shows on three of its four places.
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
    /// How a pile is spread, so that covered cards show some of their icons.
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
    /// The places of a covered card that show: top left is 0, then come bottom left, middle and right.
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

/// A set of colors.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Colors(pub u8);

impl Colors {
    /// No color.
    pub const NONE: Colors = Colors(0);
    /// All five.
    pub const ALL: Colors = Colors(0b1_1111);

    /// Only this one.
    pub const fn only(color: Color) -> Colors {
        Colors(1 << color as u8)
    }

    /// Whether this one is in the set.
    pub const fn has(self, color: Color) -> bool {
        self.0 & (1 << color as u8) != 0
    }

    /// How many there are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first of them, red to purple.
    pub fn first(self) -> Option<Color> {
        Color::ALL.get(self.0.trailing_zeros() as usize).copied()
    }

    /// All of them, red to purple.
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

/// A set of editions: those a block of a card belongs to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Editions(pub u8);

impl Editions {
    /// Every edition.
    pub const ALL: Editions = Editions(0b111);

    /// Only this one.
    pub const fn only(edition: Edition) -> Editions {
        Editions(1 << edition as u8)
    }

    /// Whether this one is in the set.
    pub const fn has(self, edition: Edition) -> bool {
        self.0 & (1 << edition as u8) != 0
    }
}
