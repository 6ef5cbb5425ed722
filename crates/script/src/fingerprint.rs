//! A number that names a version of the cards.

use crate::library::is_in;
use crate::tree::Card;
use crate::word::Edition;
use eureka_table::Fingerprint;

/// A number that tells a set of cards from every other: the same for the same words, whatever their spaces and comments.
///
/// It is the [`Fingerprint`] of the words of those cards that are in the edition, in the order of their names, without what other editions
/// print on them: a block that is added for one edition leaves the records of the others playable. A way of saying something that the
/// language has learned since counts as the older one. It will not change between versions of this program.
pub fn fingerprint(cards: &[&Card], edition: Edition) -> u64 {
    let mut cards: Vec<_> = cards.iter().filter(|card| is_in(card, edition)).collect();
    cards.sort_by(|left, right| left.name.cmp(&right.name));
    let mut hash = Fingerprint::default();
    // Every word with its end, so that `ab c` differs from `a bc`.
    hash.add(edition.word().as_bytes());
    hash.add(&[0]);
    for card in cards {
        hash.add(card.words[edition.index()].as_bytes());
    }
    hash.value()
}
