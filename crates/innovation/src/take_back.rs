//! Taking back: fair as long as nobody has seen anything by it.

use crate::card::Card;
use crate::game::Game;
use crate::onlooker::the_public;
use crate::position::Position;
use crate::question::Answer;
use crate::watch::{Event, Shown, Watch};
use eureka_table::{Seat, SeatSet};

impl Game {
    /// Whether a player may take back these answers, the last ones of a game that was this one before them.
    ///
    /// All of them must be his own, and he must be the one who is asked now, so that nobody else has decided or begun to think. Nor may
    /// anybody have seen a face because of them that he had not known: the player himself not at all, and others only cards from
    /// the player's own hand and score pile, which is his own loss. What was seen and forgotten on the way counts too.
    pub fn may_take_back(&self, seat: Seat, answers: &[Answer]) -> bool {
        let mut game = *self;
        let mut eyes = Eyes { seat, before: &self.position, fair: true };
        for &answer in answers {
            if game.asked() != Some(seat) || game.answer(answer, &mut eyes).is_err() {
                return false;
            }
        }
        eyes.fair && game.asked() == Some(seat)
    }
}

/// Looks whether anybody sees what he did not know.
struct Eyes<'a> {
    seat: Seat,
    before: &'a Position,
    fair: bool,
}

impl Eyes<'_> {
    fn see(&mut self, card: Card, known: SeatSet) {
        let learned = known - self.before.known_to(card);
        let own = self.before.zone(card).secret_of() == Some(self.seat);
        self.fair &= learned.is_empty() || own;
    }
}

impl Watch for Eyes<'_> {
    fn event(&mut self, event: Event<Shown>) {
        match event {
            Event::Moved { card, .. } => self.see(card.card, card.known),
            Event::Revealed { card, .. } => self.see(card, the_public(self.before.players)),
            _ => {}
        }
    }
}
