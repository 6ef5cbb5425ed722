//! Writes the compact form of a position.

use super::NO_MEMORY;
use super::{
    CHECKSUM_BYTES, CardList, KNOWN_BYTE_FOLLOWS, LENGTH_OFFSET, MAGIC, VERSION, marked_cards,
    usually_known_to,
};
use crate::card::{Card, CardSet};
use crate::game::Game;
use crate::machine::{Dogma, Pending};
use crate::position::{Position, Whereabouts};
use crate::rules::Rules;
use eureka_table::{Fingerprint, Seat, SeatSet};

/// A position and the bytes written so far.
pub(super) struct Writer<'a> {
    rules: &'static Rules,
    at: &'a Position,
    bytes: Vec<u8>,
}

impl Writer<'_> {
    /// The compact form of a game's position.
    pub(super) fn write(game: &Game) -> Vec<u8> {
        let mut writer = Writer { rules: game.rules, at: &game.position, bytes: Vec::new() };
        writer.head();
        writer.table();
        writer.cards();
        writer.machine();
        let mut bytes = writer.bytes;
        let length =
            u16::try_from(bytes.len() + CHECKSUM_BYTES).expect("a packed position is short");
        bytes[LENGTH_OFFSET..LENGTH_OFFSET + 2].copy_from_slice(&length.to_le_bytes());
        let sum = Fingerprint::of(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }

    fn head(&mut self) {
        self.bytes.extend(MAGIC);
        self.bytes.extend([VERSION, 0, 0]);
        self.bytes.extend(self.rules.fingerprint().to_le_bytes());
    }

    fn table(&mut self) {
        let at = self.at;
        self.bytes.extend([at.players, at.turn.number(), at.actions, at.short_turns]);
        self.bytes.extend([u8::from(at.parley), at.out.0]);
        let seats = SeatSet::all(at.players);
        self.bytes.extend(seats.iter().map(|seat| at.team(seat).0));
        self.bytes.extend(match at.outcome {
            None => [0, 0],
            Some(outcome) => [outcome.ending as u8 + 1, outcome.winners.0],
        });
        self.bytes.extend(at.specials.map(|special| match special {
            Whereabouts::Available => 0,
            Whereabouts::Absent => 1,
            Whereabouts::With(seat) => 2 + seat.number(),
        }));
        for seat in seats.iter() {
            self.bytes.extend([at.scored[seat.index()], at.tucked[seat.index()]]);
        }
    }

    fn cards(&mut self) {
        let at = self.at;
        for place in CardList::all(self.rules, at.players) {
            match place {
                CardList::Deck(age) => self.list(place, at.deck_len(age), at.deck(age)),
                CardList::Heap(zone) => {
                    let cards = at.cards_in(zone);
                    self.list(place, cards.len(), cards.iter());
                }
                CardList::Pile(seat, color) => {
                    self.list(place, at.pile_len(seat, color), at.pile(seat, color));
                    self.bytes.push(at.splay(seat, color) as u8);
                }
            }
        }
        self.set(at.opening);
        self.bytes.extend(at.blind.0.to_le_bytes());
        self.bytes.push(match at.memory.is_off {
            true => NO_MEMORY,
            false => at.memory.groups().count() as u8,
        });
        for group in at.memory.groups() {
            self.bytes.push(group.seats.0);
            self.set(group.places);
            self.set(group.faces);
        }
    }

    fn list(&mut self, place: CardList, count: u8, cards: impl Iterator<Item = Card>) {
        let usual = usually_known_to(place.zone(), self.at.players);
        self.bytes.push(count);
        for card in cards {
            let known = self.at.known_to(card);
            if known == usual {
                self.bytes.push(card.number());
            } else {
                self.bytes.extend([card.number() | KNOWN_BYTE_FOLLOWS, known.0]);
            }
        }
    }

    fn machine(&mut self) {
        let machine = &self.at.machine;
        self.bytes.push(machine.unchecked.0);
        match machine.pending {
            None => self.bytes.push(0),
            Some(Pending { kind, seat, pass, cards, mask }) => {
                self.bytes.extend([kind as u8 + 1, seat.number(), u8::from(pass)]);
                self.bytes.extend(mask.to_le_bytes());
                self.set(cards);
            }
        }
        self.bytes.push(u8::from(machine.acting));
        if machine.acting {
            self.action();
        }
    }

    fn action(&mut self) {
        let machine = &self.at.machine;
        let Dogma { card, effect, steps, exposed, sharing, parleyed, bonus } = machine.dogma;
        self.bytes.extend([u8::from(machine.changed), card.number()]);
        self.bytes.extend(effect.to_le_bytes());
        self.bytes.extend([steps, exposed.0, sharing.0, parleyed.0, u8::from(bonus)]);
        self.bytes.push(machine.frames().len() as u8);
        for frame in machine.frames() {
            self.bytes.push(frame.card.number());
            self.bytes.extend(frame.program.to_le_bytes());
            self.bytes.extend(frame.at.to_le_bytes());
            self.bytes.extend([frame.you, frame.me, frame.their].map(Seat::number));
            self.bytes.extend([u8::from(frame.did), frame.after as u8]);
        }
        let (cards, slots) = machine.remembered();
        cards.iter().for_each(|&cards| self.set(cards));
        self.bytes.extend(slots);
        for markers in &machine.markers[..marked_cards(self.rules)] {
            self.bytes.extend(&markers[..usize::from(self.at.players)]);
        }
        self.bytes.push(machine.named);
        self.bytes.extend(&machine.order[..usize::from(machine.named)]);
        self.set(machine.gone);
    }

    fn set(&mut self, cards: CardSet) {
        self.bytes.push(cards.len());
        self.bytes.extend(cards.iter().map(Card::number));
    }
}
