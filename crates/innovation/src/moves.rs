//! Moves of cards and changes of piles: the change itself, who learns which card it was, and the special achievements
//! that it earns.

use crate::card::{Card, CardSet};
use crate::engine::Engine;
use crate::onlooker::the_public;
use crate::watch::{Event, MoveKind, Shown, Watch};
use crate::zone::Zone;
use eureka_script::tree::{End, Then};
use eureka_script::word::{Color, Splay};
use eureka_table::{Seat, SeatSet};

impl<W: Watch> Engine<'_, W> {
    /// Draws a card of this value, or of the next higher value that has any. A draw beyond the last age ends the game.
    pub(crate) fn draw(&mut self, seat: Seat, age: u16, then: Then) -> Option<Card> {
        let last = self.rules.last_age();
        let age = u8::try_from(age.max(1)).unwrap_or(u8::MAX);
        let Some(card) = (age..=last).find_map(|age| self.at.deck_top(age)) else {
            self.end_by_score();
            return None;
        };
        let (to, end, kind) = match then {
            Then::Keep | Then::Reveal => (Zone::Hand(seat), End::Top, MoveKind::Draw),
            Then::Meld => (Zone::Board(seat), End::Top, MoveKind::Meld),
            Then::Tuck => (Zone::Board(seat), End::Bottom, MoveKind::Tuck),
            Then::Score => (Zone::Score(seat), End::Top, MoveKind::Score),
        };
        self.move_card(seat, card, to, end, kind);
        if then == Then::Reveal {
            self.reveal(seat, card);
        }
        Some(card)
    }

    /// Moves one card, counts it for this turn, and awards the special achievements that it earns.
    pub(crate) fn move_card(&mut self, by: Seat, card: Card, to: Zone, end: End, kind: MoveKind) {
        self.move_without_awards(by, card, to, end, kind);
        self.at.settle(self.rules, card);
        let counted = match kind {
            MoveKind::Score => Some(&mut self.at.scored),
            MoveKind::Tuck => Some(&mut self.at.tucked),
            _ => None,
        };
        if let Some(counted) = counted {
            counted[by.index()] = counted[by.index()].saturating_add(1);
            self.mark_for_check(by);
        }
        self.award_specials();
    }

    /// Moves one card without awarding special achievements, for moves that belong together. Whoever moves cards to a zone
    /// without an order has to [settle](crate::position::Position::settle) afterward who knows them.
    pub(crate) fn move_without_awards(
        &mut self,
        by: Seat,
        card: Card,
        to: Zone,
        end: End,
        kind: MoveKind,
    ) {
        let from = self.at.zone(card);
        self.at.put(self.rules, card, to, end);
        let public = the_public(self.at.players);
        let mut learned = SeatSet::NONE;
        for zone in [from, to] {
            match zone {
                Zone::Board(seat) => {
                    learned = public;
                    self.at.machine.unchecked = self.at.machine.unchecked.with(seat);
                }
                Zone::Hand(seat) | Zone::Score(seat) => learned = learned.with(seat),
                Zone::Deck | Zone::Available | Zone::Junk | Zone::Removed | Zone::Claimed(_) => {}
            }
        }
        self.at.learn(self.rules, card, learned, from);
        self.at.machine.changed = true;
        let shown = Shown { card, known: self.at.known_to(card) };
        self.watch.event(Event::Moved { by, card: shown, kind, from, to });
    }

    /// Mixes the cards that everyone but the owner can no longer tell apart, before some of them leave a zone face down.
    ///
    /// Suppose you have seen one of two 3s in a hand, and now a 3 leaves it face down. You no longer know which of them is
    /// still in the hand, only that the one you saw is in one of the two places.
    pub(crate) fn blur_knowledge(&mut self, moving: CardSet, to: Zone) {
        let mut left = moving;
        while let Some(card) = left.first() {
            left.remove(card);
            let from = self.at.zone(card);
            let Some(owner) = from.secret_of() else { continue };
            let here = self.at.cards_in(from) & self.rules.of_age(self.rules.age(card));
            let going = moving & here;
            left -= going;
            let mixed = going != here || (to == Zone::Deck && going.is_several());
            if mixed && here.is_several() {
                self.at.mix(here, owner);
            }
        }
    }

    /// Shows a card to all. This does not count as a change of the game.
    pub(crate) fn reveal(&mut self, by: Seat, card: Card) {
        let zone = self.at.zone(card);
        self.at.learn(self.rules, card, the_public(self.at.players), zone);
        self.watch.event(Event::Revealed { by, card });
    }

    /// Swaps two groups of cards between two zones as one move. Special achievements are awarded only after it.
    pub(crate) fn swap(&mut self, by: Seat, left: (CardSet, Zone), right: (CardSet, Zone)) {
        let moves = [(left.0, right.1), (right.0, left.1)];
        for (cards, to) in moves {
            self.blur_knowledge(cards, to);
        }
        let moves = moves.map(|(cards, to)| (self.at.in_even_order(self.rules, cards), to));
        for (cards, to) in &moves {
            for &card in cards {
                self.move_without_awards(by, card, *to, End::Top, MoveKind::Exchange);
            }
        }
        for &card in moves.iter().flat_map(|(cards, _)| cards) {
            self.at.settle(self.rules, card);
        }
        self.award_specials();
    }

    /// Whether a pile can be splayed in this direction: it has two cards or more and is not splayed that way already.
    pub(crate) fn can_splay(&self, seat: Seat, color: Color, splay: Splay) -> bool {
        self.at.pile_len(seat, color) > 1 && self.at.splay(seat, color) != splay
    }

    /// Splays a pile, or removes its splay.
    pub(crate) fn splay(&mut self, seat: Seat, color: Color, splay: Splay) {
        self.at.set_splay(self.rules, seat, color, splay);
        self.at.machine.changed = true;
        self.watch.event(Event::Splayed { seat, color, splay });
        self.mark_for_check(seat);
        self.award_specials();
    }

    /// Gives a pile a new order. Returns false if it has that order already.
    pub(crate) fn reorder(&mut self, seat: Seat, color: Color, order: &[Card]) -> bool {
        let same = self.at.pile(seat, color).eq(order.iter().copied());
        if !same {
            self.at.set_order(self.rules, seat, color, order);
            self.at.machine.changed = true;
            self.watch.event(Event::Rearranged { seat, color });
            self.mark_for_check(seat);
            self.award_specials();
        }
        !same
    }
}
