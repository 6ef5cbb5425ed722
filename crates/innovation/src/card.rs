//! Cards, which are numbers, and sets of cards, which are bit masks.

use std::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};

/// A card: its index in the alphabetical list of the [`Rules`](crate::Rules) it belongs to.
///
/// A card means nothing without its rules: the same number is another card in another edition. Because the numbers
/// follow the alphabet, the first card of a set is the alphabetically first.
///
/// # Examples
///
/// ```
/// use eureka_innovation::{Edition, Rules};
///
/// let rules = Rules::printed(Edition::First);
/// let oars = rules.card_named("Oars").unwrap();
/// assert_eq!(rules.age(oars), 1);
/// assert!(rules.card_named("Archery").unwrap() < oars);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The maximum number of cards in a game.
    pub const MAX: usize = 128;

    /// The card with this number.
    ///
    /// # Panics
    ///
    /// If the number is [`Card::MAX`] or more.
    pub const fn new(number: u8) -> Card {
        assert!((number as usize) < Card::MAX);
        Card(number)
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its number, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of cards.
///
/// # Examples
///
/// ```
/// use eureka_innovation::{Color, Edition, Rules};
///
/// let rules = Rules::printed(Edition::First);
/// let red_ones = rules.of_age(1) & rules.of_color(Color::Red);
/// let names: Vec<&str> = red_ones.iter().map(|card| rules.name(card)).collect();
/// assert_eq!(names, ["Archery", "Metalworking", "Oars"]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardSet(pub(crate) u128);

impl CardSet {
    /// The empty set.
    pub const EMPTY: CardSet = CardSet(0);

    /// The set of this card alone.
    pub const fn only(card: Card) -> CardSet {
        CardSet(1 << card.0)
    }

    /// Whether the card is in the set.
    pub const fn has(self, card: Card) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// Adds a card.
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Removes a card.
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// The number of cards.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set has no card.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the set has at least two cards.
    pub const fn is_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// Whether every card of this set is also in the other.
    pub const fn is_within(self, other: CardSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// The alphabetically first card.
    pub const fn first(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card(self.0.trailing_zeros() as u8)) }
    }

    /// The alphabetically last card.
    pub const fn last(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card(127 - self.0.leading_zeros() as u8)) }
    }

    /// The cards in alphabetical order.
    pub const fn iter(self) -> CardIter {
        CardIter(self.0)
    }
}

/// The iterator over the cards of a [`CardSet`], in alphabetical order.
#[derive(Clone, Debug)]
pub struct CardIter(u128);

impl Iterator for CardIter {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let card = CardSet(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count_ones() as usize;
        (count, Some(count))
    }
}

impl ExactSizeIterator for CardIter {}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = CardIter;

    fn into_iter(self) -> CardIter {
        self.iter()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, |set, card| set | CardSet::only(card))
    }
}

impl BitOr for CardSet {
    type Output = CardSet;

    fn bitor(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }
}

impl BitOrAssign for CardSet {
    fn bitor_assign(&mut self, other: CardSet) {
        self.0 |= other.0;
    }
}

impl BitAnd for CardSet {
    type Output = CardSet;

    fn bitand(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }
}

impl Sub for CardSet {
    type Output = CardSet;

    fn sub(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }
}

impl SubAssign for CardSet {
    fn sub_assign(&mut self, other: CardSet) {
        self.0 &= !other.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_is_listed_in_order() {
        let set: CardSet = [127, 3, 64].into_iter().map(Card::new).collect();
        assert_eq!(set.iter().map(Card::number).collect::<Vec<_>>(), [3, 64, 127]);
        assert_eq!((set.first(), set.last()), (Some(Card::new(3)), Some(Card::new(127))));
        assert!(set.is_several() && !CardSet::only(Card::new(5)).is_several());
    }
}
