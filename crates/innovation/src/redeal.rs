//! Dealing anew what a seat does not know.

use crate::card::Card;
use crate::game::Game;
use crate::setup::shuffle;
use crate::zone::Zone;
use arrayvec::ArrayVec;
use eureka_table::Seat;
use rand_core::Rng;

impl Game {
    /// Another game that this seat cannot tell from the real one, also in the middle of an effect.
    ///
    /// Among cards of one age that the seat does not know, all change places at random; what others know of a place stays
    /// with the place. What the machine remembers changes names too, so a card that another player is about to choose from may
    /// lack what the effect asked for; it is still a card that lies there, and every listed answer can be given.
    ///
    /// The same stream of numbers gives the same game, from whichever of the games that the seat cannot tell apart: so not even the choice of
    /// worlds says anything about the real one.
    #[must_use]
    pub fn redeal(&self, seat: Seat, rng: &mut impl Rng) -> Game {
        let mut names: [u8; Card::MAX] = std::array::from_fn(|number| number as u8);
        for age in 1..=self.rules.last_age() {
            let lying = self.hidden_by_place(age, seat);
            let mut dealt = lying.clone();
            dealt.sort_unstable();
            shuffle(&mut dealt, rng);
            for (old, new) in lying.iter().zip(&dealt) {
                names[old.index()] = new.number();
            }
        }
        let mut game = *self;
        game.position.rename(&names);
        game
    }

    /// The cards of an age that the seat does not know, in an order that goes by where they lie and not by which they are.
    fn hidden_by_place(&self, age: u8, seat: Seat) -> ArrayVec<Card, { Card::MAX }> {
        let at = &self.position;
        let is_hidden = |card: &Card| !at.known_to(*card).has(seat);
        let mut cards: ArrayVec<Card, { Card::MAX }> = at.deck(age).filter(is_hidden).collect();
        let deck = cards.len();
        let all = self.rules.of_age(age).iter();
        cards.extend(all.filter(|&card| at.zone(card) != Zone::Deck).filter(is_hidden));
        // Two cards that agree in all this could change names, and the position would be the same.
        cards[deck..]
            .sort_unstable_by_key(|&card| (at.zone(card), at.known_to(card), at.remembers(card)));
        cards
    }
}
