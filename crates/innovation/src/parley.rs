//! Parley: dealing with distant players for a card from hand (fourth edition, four or more players without teams).

use crate::card::Card;
use crate::engine::Engine;
use crate::machine::Dogma;
use crate::question::{Answer, QuestionKind};
use crate::watch::{Deed, Watch};
use crate::zone::Zone;
use eureka_script::tree::End;
use eureka_table::Seat;

impl<W: Watch> Engine<'_, W> {
    /// Chooses a distant player's top card for a dogma action: first a card from hand is returned for it.
    pub(crate) fn borrow(&mut self, seat: Seat, card: Card) {
        self.at.machine.dogma.card = card;
        let hand = self.at.hand(seat);
        if hand.is_several() {
            self.ask(QuestionKind::Payment, seat, false, hand, 0);
            return;
        }
        if let Some(only) = hand.first() {
            self.pay(seat, Answer::Card(only));
        }
        self.dogma(seat, card);
    }

    /// Whether a player must still be asked what he does about a distant player's action.
    pub(crate) fn is_to_parley(&self, dogma: &Dogma, seat: Seat) -> bool {
        self.at.parley && !dogma.parleyed.has(seat) && self.at.is_distant(self.at.turn, seat)
    }

    /// The answer of a distant player: who pays shares, or is not hit; who does not pay does not share, or is hit.
    pub(crate) fn parley(&mut self, seat: Seat, answer: Answer) {
        let paid = matches!(answer, Answer::Card(_));
        self.pay(seat, answer);
        let dogma = &mut self.at.machine.dogma;
        if paid {
            dogma.exposed = dogma.exposed.without(seat);
        } else {
            dogma.sharing = dogma.sharing.without(seat);
        }
        self.next_execution();
    }

    /// Returns a card from hand. That is no part of any effect, so it earns nobody a bonus.
    pub(crate) fn pay(&mut self, seat: Seat, answer: Answer) {
        if let Answer::Card(card) = answer {
            self.blur(crate::card::CardSet::only(card), Some(Zone::Deck));
            self.travel(seat, card, Zone::Deck, End::Bottom, Deed::Return);
        }
    }
}
