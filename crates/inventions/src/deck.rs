//! Hephaestus's deck, and the source of chance.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use std::collections::VecDeque;

/// A deck without hidden order: groups of cards from the top. The order within a group is unknown.
///
/// Cards that are shuffled together are a group. A draw takes one card of the top group, by chance or as the person tells. So nothing
/// in a deck has to be kept secret.
///
/// # Examples
///
/// ```
/// use eureka_inventions::Deck;
///
/// let deck = Deck::new([vec![4, 2], vec![], vec![1]]);
/// assert_eq!(deck.top(), [2, 4]);
/// assert!(deck.cards().eq([2, 4, 1]));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Deck(VecDeque<Vec<u8>>);

impl Deck {
    /// A deck of these groups from the top. Empty groups are left out, and each group is sorted.
    pub fn new(groups: impl IntoIterator<Item = Vec<u8>>) -> Deck {
        let mut deck = Deck::default();
        groups.into_iter().for_each(|group| deck.put_under(group));
        deck
    }

    /// The groups from the top.
    pub fn groups(&self) -> impl Iterator<Item = &[u8]> {
        self.0.iter().map(Vec::as_slice)
    }

    /// All cards.
    pub fn cards(&self) -> impl Iterator<Item = u8> {
        self.0.iter().flatten().copied()
    }

    /// The top group: the cards that may lie on top.
    pub fn top(&self) -> &[u8] {
        self.0.front().map_or(&[], Vec::as_slice)
    }

    /// Removes a card from the top group.
    pub(crate) fn draw(&mut self, card: u8) {
        let Some(group) = self.0.front_mut() else { return };
        group.retain(|&other| other != card);
        if group.is_empty() {
            self.0.pop_front();
        }
    }

    /// Puts cards under the deck, shuffled together.
    pub(crate) fn put_under(&mut self, mut cards: Vec<u8>) {
        cards.sort_unstable();
        if !cards.is_empty() {
            self.0.push_back(cards);
        }
    }
}

/// The source of chance: the same seed gives the same draws on every machine.
///
/// Records contain only the seed, so the draws of a seed must never change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Luck {
    seed: u64,
    drawn: u64,
}

/// The number of draws that are reserved for each step of the solo game.
const DRAWS_PER_STEP: u64 = 1 << 16;

impl Luck {
    /// A source of chance with this seed.
    pub(crate) fn new(seed: u64) -> Luck {
        Luck { seed, drawn: 0 }
    }

    /// Skips to the draws of the next step. They do not depend on the number of draws in this step, so your decisions do not change
    /// the luck of the opponents.
    pub(crate) fn next_step(&mut self) {
        self.drawn = (self.drawn / DRAWS_PER_STEP + 1) * DRAWS_PER_STEP;
    }

    /// Draws one of the options, each equally likely. Every record depends on this use of ChaCha8.
    pub(crate) fn choose<T: Copy>(&mut self, options: &[T]) -> T {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        rng.set_stream(self.drawn);
        self.drawn += 1;
        // The modulo bias of 64 bits over a handful of options is negligible.
        options[(rng.next_u64() % options.len() as u64) as usize]
    }
}
