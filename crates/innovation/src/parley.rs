//! Parley: dealing with distant players for a card from hand (fourth edition, four or more players without teams).

use crate::card::{Card, CardSet};
use crate::engine::Engine;
use crate::question::{Answer, QuestionKind};
use crate::watch::{MoveKind, Watch};
use crate::zone::Zone;
use eureka_script::tree::End;
use eureka_table::Seat;

impl<W: Watch> Engine<'_, W> {
    /// Chooses a distant player's top card for a dogma action: first a card from hand is returned for it.
    pub(crate) fn borrow(&mut self, seat: Seat, card: Card) {
        self.at.machine.dogma.card = card;
        self.at.machine.dogma.effect = self.rules.facts(card).programs.start;
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

    /// Asks a player what he does about a distant player's action, when he is about to share it or to be hit; says whether.
    ///
    /// Who has no card to pay with is not asked: he is hit, or does not share.
    pub(crate) fn asks_to_parley(&mut self, seat: Seat) -> bool {
        let distant = self.at.is_distant(self.at.turn, seat);
        let hand = self.at.hand(seat);
        let dogma = &mut self.at.machine.dogma;
        if !distant || dogma.parleyed.has(seat) {
            return false;
        }
        dogma.parleyed = dogma.parleyed.with(seat);
        if hand.is_empty() {
            dogma.sharing = dogma.sharing.without(seat);
            return false;
        }
        // After the answer it is his turn again.
        dogma.steps -= 1;
        self.ask(QuestionKind::Parley, seat, true, hand, 0);
        true
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
            self.blur(CardSet::only(card), Zone::Deck);
            self.travel(seat, card, Zone::Deck, End::Bottom, MoveKind::Return);
        }
    }
}
