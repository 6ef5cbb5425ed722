//! Redeals: other games that a seat cannot tell from the real one.

use crate::blind::Blind;
use crate::card::Card;
use crate::game::Game;
use crate::memory::Group;
use crate::setup::shuffle;
use crate::zone::Zone;
use arrayvec::ArrayVec;
use eureka_table::Seat;
use rand_core::Rng;

impl Game {
    /// Another game that this seat cannot tell from the real one. It works in the middle of an effect too.
    ///
    /// The cards of each age that the seat does not know change places at random; cards that it has seen and that were mixed
    /// stay among the places where they can be. The knowledge of other seats stays with the places. Card sets that effects remember are renamed too. So a card that another player may choose can lack a
    /// property that the effect asked for; it still lies in the right zone, and every listed answer can be given.
    ///
    /// The same random numbers give the same game from all games that the seat cannot tell apart. So not even the choice
    /// of redealt games reveals anything about the real one.
    ///
    /// # Examples
    ///
    /// ```
    /// use eureka_innovation::{Edition, Game, Rules, Seat};
    /// use rand_core::SeedableRng;
    /// use rand_xoshiro::Xoshiro256PlusPlus;
    ///
    /// let rules = Rules::printed(Edition::First);
    /// let game = Game::deal(rules, 2, 1).unwrap();
    /// let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    /// let other = game.redeal(Seat::A, &mut rng);
    /// assert_eq!(other.view(Seat::A), game.view(Seat::A));
    /// assert_ne!(other, game);
    /// ```
    #[must_use]
    pub fn redeal(&self, seat: Seat, rng: &mut impl Rng) -> Game {
        let mut names: [u8; Card::MAX] = std::array::from_fn(|number| number as u8);
        for age in 1..=self.rules.last_age() {
            let mut lying = self.hidden_by_place(age, seat);
            let mut dealt = lying.clone();
            dealt.sort_unstable();
            for group in self.position.memory.groups_of(seat) {
                let in_age = !(group.places & self.rules.of_age(age)).is_empty();
                if in_age {
                    deal_mixed(group, &mut lying, &mut dealt, &mut names, rng);
                }
            }
            shuffle(&mut dealt, rng);
            for (old, new) in lying.iter().zip(&dealt) {
                names[old.index()] = new.number();
            }
        }
        let mut game = *self;
        game.position.rename(&names, seat);
        game.position.blind = Blind::random(rng);
        game
    }

    /// The cards of an age that the seat does not know, in an order that depends only on their places, not on the cards.
    fn hidden_by_place(&self, age: u8, seat: Seat) -> ArrayVec<Card, { Card::MAX }> {
        let at = &self.position;
        let is_hidden = |card: &Card| !at.known_to(*card).has(seat);
        let mut cards: ArrayVec<Card, { Card::MAX }> = at.deck(age).filter(is_hidden).collect();
        let deck = cards.len();
        let all = self.rules.of_age(age).iter();
        cards.extend(all.filter(|&card| at.zone(card) != Zone::Deck).filter(is_hidden));
        // Two cards with the same key are interchangeable, so it does not matter how ties are sorted.
        cards[deck..].sort_unstable_by_key(|&card| {
            (at.zone(card), at.known_to(card), at.remembers(card), at.memory.bits(seat, card))
        });
        cards
    }
}

/// Deals the faces of a group to some of its places, and takes both out of what is left to deal.
fn deal_mixed(
    group: Group,
    lying: &mut ArrayVec<Card, { Card::MAX }>,
    dealt: &mut ArrayVec<Card, { Card::MAX }>,
    names: &mut [u8; Card::MAX],
    rng: &mut impl Rng,
) {
    let is_place = |card: &Card| group.places.has(*card);
    let mut places: ArrayVec<Card, { Card::MAX }> =
        lying.iter().copied().filter(is_place).collect();
    shuffle(&mut places, rng);
    places.truncate(usize::from(group.faces.len()));
    for (place, face) in places.iter().zip(group.faces) {
        names[place.index()] = face.number();
    }
    lying.retain(|card| !places.contains(card));
    dealt.retain(|card| !group.faces.has(*card));
}
