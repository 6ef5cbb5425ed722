//! The number by which records recognize a version of the cards.
//!
//! Records store it, so its value for the same cards must never change.

use crate::library::is_in;
use crate::tree::Card;
use crate::word::Edition;
use eureka_table::Fingerprint;

/// A number that identifies a set of cards in one edition: it depends on the words of the cards, but not on their layout,
/// comments or order.
///
/// It is the [`Fingerprint`] of the words of all cards that are in the edition, sorted by name. Parts of a card that only
/// other editions print do not count, so a block added for one edition leaves the records of the others playable. Newer
/// spellings of the language count as the original ones. The number does not change between versions of this program.
///
/// # Examples
///
/// ```
/// use eureka_script::word::Edition;
/// use eureka_script::{Library, Report, Source};
///
/// let print = |effect: &str| {
///     let facts = "age 1\n color red\n icons hex leaf leaf crown";
///     let text = format!("card \"Oars\" {{ {facts}\n effect {{\n {effect}\n }} }}");
///     let library = Library::read(&[Source { file: "oars.card".to_owned(), text }])?;
///     Ok::<u64, Report>(library.fingerprint(Edition::First))
/// };
/// assert_eq!(print("draw 1")?, print("draw  a 1 # A comment.")?);
/// assert_ne!(print("draw 1")?, print("draw 2")?);
/// # Ok::<(), Report>(())
/// ```
pub fn fingerprint(cards: &[&Card], edition: Edition) -> u64 {
    let mut cards: Vec<_> = cards.iter().filter(|card| is_in(card, edition)).collect();
    cards.sort_by(|left, right| left.name.cmp(&right.name));
    let mut hash = Fingerprint::default();
    // A zero ends every word, so that `ab c` differs from `a bc`.
    hash.add(edition.word().as_bytes());
    hash.add(&[0]);
    for card in cards {
        hash.add(card.words[edition.index()].as_bytes());
    }
    hash.value()
}
