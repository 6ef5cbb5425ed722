//! Parley: dogma actions between distant players, who pay with a card from hand. The fourth edition plays it with four
//! or more players without teams.

use crate::card::{Card, CardSet};
use crate::engine::Engine;
use crate::question::{Answer, QuestionKind};
use crate::watch::{MoveKind, Watch};
use crate::zone::Zone;
use eureka_script::tree::End;
use eureka_table::Seat;

impl<W: Watch> Engine<'_, W> {
    /// Begins a dogma action with a distant player's top card. The player first returns a card from hand for it.
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

    /// Asks a player who is about to share a distant player's action, or to be exposed to it, whether to return a card.
    /// Returns whether the player is asked.
    ///
    /// A player without a card in hand is not asked, but is exposed or does not share. Nobody is asked twice in an action.
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
        // After the answer the same player is considered again.
        dogma.steps -= 1;
        self.ask(QuestionKind::Parley, seat, true, hand, 0);
        true
    }

    /// Takes the answer of a distant player. A player who pays shares, or is spared; one who does not pay does not share,
    /// or is exposed.
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

    /// Returns a card from hand. This is not part of any effect, so it earns nobody a sharing bonus.
    pub(crate) fn pay(&mut self, seat: Seat, answer: Answer) {
        if let Answer::Card(card) = answer {
            self.blur_knowledge(CardSet::only(card), Zone::Deck);
            self.move_card(seat, card, Zone::Deck, End::Bottom, MoveKind::Return);
        }
    }
}
