//! Dealing anew what a seat does not know.

use crate::card::Card;
use crate::game::Game;
use crate::setup::shuffle;
use eureka_table::Seat;
use rand_core::Rng;

impl Game {
    /// Another game that this seat cannot tell from the real one, also in the middle of an effect.
    ///
    /// Among cards of one age that the seat does not know, all change places at random; what others know of a place stays
    /// with the place. What the machine remembers changes names too, so a card that another player is about to choose from may
    /// lack what the effect asked for; it is still a card that lies there, and every listed answer can be given.
    #[must_use]
    pub fn redeal(&self, seat: Seat, rng: &mut impl Rng) -> Game {
        let mut names: [u8; Card::MAX] = std::array::from_fn(|number| number as u8);
        for age in 1..=self.rules.last_age() {
            let unknown: arrayvec::ArrayVec<Card, { Card::MAX }> = self
                .rules
                .of_age(age)
                .iter()
                .filter(|card| !self.position.known[card.index()].has(seat))
                .collect();
            let mut dealt = unknown.clone();
            shuffle(&mut dealt, rng);
            for (old, new) in unknown.iter().zip(&dealt) {
                names[old.index()] = new.number();
            }
        }
        let mut game = *self;
        game.position.rename(&names);
        game
    }
}
