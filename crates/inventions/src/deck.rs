//! Hephaestus's deck, and chance.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use std::collections::VecDeque;

/// A deck as all may know it: groups of cards from the top, whose order within a group nobody knows.
///
/// Shuffled cards are a group. Drawing takes one of the first group, by chance or as the person says, so there is
/// no hidden order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Deck(VecDeque<Vec<u8>>);

impl Deck {
    /// A deck of these groups; empty ones are left out, and each is sorted.
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

    /// The cards one of which lies on top.
    pub fn top(&self) -> &[u8] {
        self.0.front().map_or(&[], Vec::as_slice)
    }

    /// Draws a card of the first group.
    pub(crate) fn draw(&mut self, card: u8) {
        let Some(group) = self.0.front_mut() else { return };
        group.retain(|&other| other != card);
        if group.is_empty() {
            self.0.pop_front();
        }
    }

    /// Puts shuffled cards under the deck.
    pub(crate) fn put_under(&mut self, mut cards: Vec<u8>) {
        cards.sort_unstable();
        if !cards.is_empty() {
            self.0.push_back(cards);
        }
    }
}

/// Chance from a seed: the same seed gives the same game on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Luck {
    seed: u64,
    drawn: u64,
}

/// How many draws a step of the game can have.
const DRAWS_PER_STEP: u64 = 1 << 16;

impl Luck {
    /// Chance from this seed.
    pub(crate) fn new(seed: u64) -> Luck {
        Luck { seed, drawn: 0 }
    }

    /// The draws of the next step follow, however many there were in this one: what you do does not change the luck of the others.
    pub(crate) fn next_step(&mut self) {
        self.drawn = (self.drawn / DRAWS_PER_STEP + 1) * DRAWS_PER_STEP;
    }

    /// One of the options, each equally likely. The stream of ChaCha8 is part of every record.
    pub(crate) fn choose<T: Copy>(&mut self, options: &[T]) -> T {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        rng.set_stream(self.drawn);
        self.drawn += 1;
        // 64 bits for a handful of options: the bias is far below what anybody could notice.
        options[(rng.next_u64() % options.len() as u64) as usize]
    }
}
