//! Moving cards: what changes, who learns of it, what falls due.

use crate::card::{Card, CardSet};
use crate::engine::Engine;
use crate::onlooker::the_public;
use crate::watch::{Event, MoveKind, Shown, Watch};
use crate::zone::Zone;
use eureka_script::tree::{End, Then};
use eureka_script::word::{Color, Splay};
use eureka_table::{Seat, SeatSet};

impl<W: Watch> Engine<'_, W> {
    /// Draws a card of this value, or of the next higher one there is; beyond the last age the game ends.
    pub(crate) fn draw(&mut self, seat: Seat, age: u16, then: Then) -> Option<Card> {
        let last = self.rules.last_age();
        let age = u8::try_from(age.max(1)).unwrap_or(u8::MAX);
        let Some(card) = (age..=last).find_map(|age| self.at.deck_top(age)) else {
            self.end_by_score();
            return None;
        };
        let (to, end, deed) = match then {
            Then::Keep | Then::Reveal => (Zone::Hand(seat), End::Top, MoveKind::Draw),
            Then::Meld => (Zone::Board(seat), End::Top, MoveKind::Meld),
            Then::Tuck => (Zone::Board(seat), End::Bottom, MoveKind::Tuck),
            Then::Score => (Zone::Score(seat), End::Top, MoveKind::Score),
        };
        self.travel(seat, card, to, end, deed);
        if then == Then::Reveal {
            self.reveal(seat, card);
        }
        Some(card)
    }

    /// Moves one card, and looks at what that leads to.
    pub(crate) fn travel(&mut self, by: Seat, card: Card, to: Zone, end: End, deed: MoveKind) {
        self.carry(by, card, to, end, deed);
        let counted = match deed {
            MoveKind::Score => Some(&mut self.at.scored),
            MoveKind::Tuck => Some(&mut self.at.tucked),
            _ => None,
        };
        if let Some(counted) = counted {
            counted[by.index()] = counted[by.index()].saturating_add(1);
            self.look_at(by);
        }
        self.look();
    }

    /// Moves one card without looking at special achievements.
    pub(crate) fn carry(&mut self, by: Seat, card: Card, to: Zone, end: End, deed: MoveKind) {
        let from = self.at.zone(card);
        self.at.put(self.rules, card, to, end);
        let public = the_public(self.at.players);
        let known = &mut self.at.known[card.index()];
        for zone in [from, to] {
            match zone {
                Zone::Board(seat) => {
                    *known = public;
                    self.at.machine.unseen = self.at.machine.unseen.with(seat);
                }
                Zone::Hand(seat) | Zone::Score(seat) => *known = known.with(seat),
                Zone::Deck | Zone::Available | Zone::Junk | Zone::Removed | Zone::Claimed(_) => {}
            }
        }
        self.at.machine.changed = true;
        let shown = Shown { card, known: *known };
        self.watch.event(Event::Moved { by, card: shown, deed, from, to });
    }

    /// Lets everyone but the owner forget what they can no longer tell apart, when these cards leave a zone face down.
    ///
    /// Who has seen a 3 in a hand with two 3s, and sees a 3 leave it, knows neither of them any more: which is in the hand and
    /// which has gone, nobody told. What is forgotten here could still be half known; a fair view may show less than a perfect
    /// memory, never more.
    pub(crate) fn blur(&mut self, moving: CardSet, to: Zone) {
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
                for card in here {
                    let known = &mut self.at.known[card.index()];
                    *known = *known & SeatSet::only(owner);
                }
            }
        }
    }

    /// Shows a card to all; that is no change.
    pub(crate) fn reveal(&mut self, by: Seat, card: Card) {
        self.at.known[card.index()] = the_public(self.at.players);
        self.watch.event(Event::Revealed { by, card });
    }

    /// Swaps two groups of cards between two zones, as one move.
    pub(crate) fn swap(&mut self, by: Seat, left: (CardSet, Zone), right: (CardSet, Zone)) {
        let moves = [(left.0, right.1), (right.0, left.1)];
        for (cards, to) in moves {
            self.blur(cards, to);
        }
        for (cards, to) in moves {
            for card in cards {
                self.carry(by, card, to, End::Top, MoveKind::Exchange);
            }
        }
        self.look();
    }

    /// Whether a pile can be splayed so.
    pub(crate) fn can_splay(&self, seat: Seat, color: Color, splay: Splay) -> bool {
        self.at.pile_len(seat, color) > 1 && self.at.splay(seat, color) != splay
    }

    /// Splays a pile, or lays it together.
    pub(crate) fn splay(&mut self, seat: Seat, color: Color, splay: Splay) {
        self.at.set_splay(self.rules, seat, color, splay);
        self.at.machine.changed = true;
        self.watch.event(Event::Splayed { seat, color, splay });
        self.look_at(seat);
        self.look();
    }

    /// Gives a pile the order that was named, if it is a new one.
    pub(crate) fn reorder(&mut self, seat: Seat, color: Color, order: &[Card]) -> bool {
        let same = self.at.pile(seat, color).eq(order.iter().copied());
        if !same {
            self.at.set_order(self.rules, seat, color, order);
            self.at.machine.changed = true;
            self.watch.event(Event::Rearranged { seat, color });
            self.look_at(seat);
            self.look();
        }
        !same
    }
}
