//! A number that names a version of the cards.

use crate::lex::{self, Kind};
use crate::library::is_in;
use crate::tree::Card;
use crate::word::Edition;

/// A number that tells a set of cards from every other: the same for the same words, whatever their spaces and comments.
///
/// It is FNV-1a over the tokens of those cards that are in the edition, in the order of their names, and will not
/// change between versions of this program.
pub fn fingerprint(cards: &[&Card], edition: Edition) -> u64 {
    let mut cards: Vec<_> = cards.iter().filter(|card| is_in(card, edition)).collect();
    cards.sort_by(|left, right| left.name.cmp(&right.name));
    let mut hash = Fnv::default();
    hash.add(edition.word());
    for card in cards {
        for token in lex::lex(&card.source).0 {
            if !matches!(token.kind, Kind::Newline | Kind::End) {
                hash.add(&card.source[token.span()]);
            }
        }
    }
    hash.0
}

/// Whether the word occurs in the card's text.
pub(crate) fn uses(card: &Card, word: &str) -> bool {
    lex::lex(&card.source).0.iter().any(|token| token.is(word))
}

struct Fnv(u64);

impl Default for Fnv {
    fn default() -> Fnv {
        Fnv(0xcbf2_9ce4_8422_2325)
    }
}

impl Fnv {
    /// Adds a word and, so that `ab c` differs from `a bc`, its end.
    fn add(&mut self, word: &str) {
        for byte in word.bytes().chain([0]) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}
