//! Blind choices: cards picked among equal backs, by something that nobody at the table can know or influence.

use crate::card::{Card, CardSet};
use crate::engine::Engine;
use crate::position::Position;
use crate::watch::Watch;
use crate::zone::Zone;
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// The source of blind choices: a number that comes with the deal and changes with every choice made from it.
///
/// Where a player picks among cards whose faces that player may not see, the backs are equal, and the rulebooks let the
/// player point at any of them. A program has no backs to point at. So the deal decides which card it is. No view shows
/// the number, and a redeal deals another one.
///
/// # Examples
///
/// ```
/// use eureka_innovation::{Blind, Deal, Edition, Rules, Setup};
///
/// let rules = Rules::printed(Edition::First);
/// assert_ne!(Setup::new(rules, 2, &Deal::Seed(17)).blind, Blind::ALPHABETICAL);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Blind(pub u64);

impl Blind {
    /// The alphabetical order: the first card of a set is taken. Positions laid out by hand have it, so that scenarios can
    /// say what happens, and so have records from before version 0.3.
    pub const ALPHABETICAL: Blind = Blind(0);

    /// The source that comes with a seed. Do not change this function: every record that holds a seed depends on it.
    pub fn of_seed(seed: u64) -> Blind {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        // The cards are shuffled from stream 0.
        rng.set_stream(1);
        Blind::random(&mut rng)
    }

    /// A source that is not alphabetical.
    pub(crate) fn random(rng: &mut impl Rng) -> Blind {
        Blind(rng.next_u64().max(1))
    }

    /// Chooses a card of the set, each with the same probability, and moves on.
    ///
    /// The numbers are those of SplitMix64. Records depend on them: do not change this function.
    fn choose(&mut self, cards: CardSet) -> Option<Card> {
        if *self == Blind::ALPHABETICAL || !cards.is_several() {
            return cards.first();
        }
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15).max(1);
        let random = mixed(self.0) >> 32;
        let index = (random * u64::from(cards.len())) >> 32;
        cards.iter().nth(index as usize)
    }
}

/// The output function of SplitMix64.
fn mixed(number: u64) -> u64 {
    let mixed = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}

impl Position {
    /// The key of a card in an order by which cards with equal backs leave their zone together.
    ///
    /// The order changes nothing in the game, but everybody sees the moves one after the other. If they went by the names, a
    /// known card between two hidden ones would tell what these can be. So nobody can work the order out, and it is another
    /// one for every content of the zone. Without a deal it is alphabetical. Decks and boards have an order of their own.
    pub(crate) fn even_key(&self, card: Card) -> u64 {
        let zone = self.zone(card);
        let has_order = matches!(zone, Zone::Deck | Zone::Board(_));
        if has_order || self.blind == Blind::ALPHABETICAL {
            return 0;
        }
        let cards = self.cards_in(zone).0;
        let halves = [cards as u64, (cards >> 64) as u64, u64::from(card.number())];
        halves.into_iter().fold(self.blind.0, |key, half| mixed(key ^ half))
    }
}

impl Position {
    /// The card that goes first of several with equal backs in one zone, by their [keys](Self::even_key).
    pub(crate) fn first_evenly(&self, alike: CardSet) -> Option<Card> {
        match alike.is_several() && self.blind != Blind::ALPHABETICAL {
            true => alike.iter().min_by_key(|&card| (self.even_key(card), card)),
            false => alike.first(),
        }
    }
}

impl<W: Watch> Engine<'_, W> {
    /// Chooses one of several cards with equal backs, for a player who does not see their faces.
    pub(crate) fn choose_blindly(&mut self, alike: CardSet) -> Option<Card> {
        if alike.is_several() {
            self.watch.trace().inspect(|trace| trace.note());
        }
        self.at.blind.choose(alike)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(count: u8) -> CardSet {
        (0..count).map(|number| Card::new(number * 3)).collect()
    }

    #[test]
    fn every_card_is_equally_likely() {
        let mut counts = [0u32; 5];
        for seed in 0..5_000 {
            let mut blind = Blind::of_seed(seed);
            for _ in 0..2 {
                let card = blind.choose(cards(5)).unwrap();
                counts[usize::from(card.number() / 3)] += 1;
            }
        }
        assert!(counts.iter().all(|count| (1_800..2_200).contains(count)), "{counts:?}");
    }

    #[test]
    fn an_earlier_choice_does_not_tell_a_later_one() {
        let mut same = 0;
        for seed in 0..4_000 {
            let mut blind = Blind::of_seed(seed);
            let [first, second] = [blind.choose(cards(2)), blind.choose(cards(2))];
            same += u32::from(first == second);
        }
        assert!((1_880..2_120).contains(&same), "{same}");
    }

    #[test]
    fn without_a_deal_the_first_card_is_taken_and_a_single_card_uses_nothing_up() {
        let mut blind = Blind::ALPHABETICAL;
        assert_eq!(blind.choose(cards(5)), Some(Card::new(0)));
        assert_eq!(blind, Blind::ALPHABETICAL);
        let mut blind = Blind::of_seed(1);
        assert_eq!(blind.choose(cards(1)), Some(Card::new(0)));
        assert_eq!((blind.choose(CardSet::EMPTY), blind), (None, Blind::of_seed(1)));
    }
}
