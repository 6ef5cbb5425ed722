//! Memory of mixed cards: faces that a seat has seen, in places that it can no longer tell apart.
//!
//! Suppose you know both 3s in a player's hand, and one of them goes face down to the score pile. You no longer know which
//! is where, but you do know that these two cards lie in these two places. A [`Memory`] holds that. It is exact as long as
//! cards are mixed within one zone; if mixed cards are mixed again with others, the places are joined, which is still true
//! but says less. A memory never claims more than a player can know. A game at which nobody looks remembers nothing, see
//! [`Game::forgetful`](crate::Game::forgetful).

use crate::card::{Card, CardSet};
use crate::onlooker::the_public;
use crate::position::Position;
use crate::rules::Rules;
use crate::zone::Zone;
use eureka_table::{ONLOOKER, Seat, SeatSet};

/// The maximum number of groups that a position remembers. If there would be more, the newest is forgotten.
const MAX_GROUPS: usize = 8;

/// The mixed cards that seats remember.
///
/// A position holds the real cards, so a place is written as the card that lies there. A seat in `seats` knows that the
/// `faces` lie among the `places`, but not which of them where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Memory {
    /// Whether nothing is remembered, because nobody looks.
    pub(crate) is_off: bool,
    count: u8,
    /// The places of all groups: redundant, but most cards are in none, and this runs with every move.
    all: CardSet,
    seats: [SeatSet; MAX_GROUPS],
    places: [CardSet; MAX_GROUPS],
    faces: [CardSet; MAX_GROUPS],
}

/// Cards of one age that are mixed for some seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Group {
    pub(crate) seats: SeatSet,
    /// The cards that lie in the places, at least two of one age.
    pub(crate) places: CardSet,
    /// The cards that the seats know to be among them, at least one.
    pub(crate) faces: CardSet,
}

impl Memory {
    pub(crate) const EMPTY: Memory = Memory {
        is_off: false,
        count: 0,
        all: CardSet::EMPTY,
        seats: [SeatSet::NONE; MAX_GROUPS],
        places: [CardSet::EMPTY; MAX_GROUPS],
        faces: [CardSet::EMPTY; MAX_GROUPS],
    };

    /// The memory of a game at which nobody looks.
    pub(crate) const OFF: Memory = Memory { is_off: true, ..Memory::EMPTY };

    pub(crate) fn groups(&self) -> impl Iterator<Item = Group> + '_ {
        (0..usize::from(self.count)).map(|index| self.group(index))
    }

    /// The groups of one seat.
    pub(crate) fn groups_of(&self, seat: Seat) -> impl Iterator<Item = Group> + '_ {
        self.groups().filter(move |group| group.seats.has(seat))
    }

    /// The seats with a group that has one of these places.
    fn seats_with(&self, places: CardSet) -> SeatSet {
        let with = self.groups().filter(|group| !(group.places & places).is_empty());
        with.fold(SeatSet::NONE, |seats, group| seats | group.seats)
    }

    fn group(&self, index: usize) -> Group {
        Group { seats: self.seats[index], places: self.places[index], faces: self.faces[index] }
    }

    fn set(&mut self, index: usize, group: Group) {
        (self.seats[index], self.places[index], self.faces[index]) =
            (group.seats, group.places, group.faces);
    }

    fn gather(&mut self) {
        self.all = self.places.iter().fold(CardSet::EMPTY, |all, &places| all | places);
    }

    /// Remembers a group. Seats that remember the same share one entry. Returns false if there is no room for another.
    pub(crate) fn add(&mut self, group: Group) -> bool {
        let count = usize::from(self.count);
        for index in 0..count {
            if (self.places[index], self.faces[index]) == (group.places, group.faces) {
                self.seats[index] = self.seats[index] | group.seats;
                return true;
            }
        }
        self.push(group)
    }

    /// Appends a group as an entry of its own. Returns false if there is no room for another.
    pub(crate) fn push(&mut self, group: Group) -> bool {
        let count = usize::from(self.count);
        let fits = count < MAX_GROUPS;
        if fits {
            self.set(count, group);
            self.count += 1;
            self.all |= group.places;
        }
        fits
    }

    /// Takes seats out of a group; nothing is left of a group without seats. Later groups keep their order.
    fn leave(&mut self, index: usize, seats: SeatSet) {
        self.seats[index] = self.seats[index] - seats;
        if !self.seats[index].is_empty() {
            return;
        }
        let count = usize::from(self.count);
        for next in index + 1..count {
            self.set(next - 1, self.group(next));
        }
        self.set(
            count - 1,
            Group { seats: SeatSet::NONE, places: CardSet::EMPTY, faces: CardSet::EMPTY },
        );
        self.count -= 1;
        self.gather();
    }

    /// Takes all groups of some seats that have one of these places out of the memory, and joins them. The seats must be in
    /// the same groups.
    fn take_joined(&mut self, seats: SeatSet, places: CardSet) -> Option<Group> {
        if (self.all & places).is_empty() {
            return None;
        }
        let mut joined = Group { seats, places: CardSet::EMPTY, faces: CardSet::EMPTY };
        let mut index = 0;
        while index < usize::from(self.count) {
            let is_joined = !(self.places[index] & places).is_empty()
                && !(self.seats[index] & seats).is_empty();
            if !is_joined {
                index += 1;
                continue;
            }
            joined.places |= self.places[index];
            joined.faces |= self.faces[index];
            // If they were the last seats of the entry, the next entry is now at this index.
            let count = self.count;
            self.leave(index, seats);
            index += usize::from(self.count == count);
        }
        (!joined.faces.is_empty()).then_some(joined)
    }

    /// The groups as they lie after cards have been renamed. `seat` redeals: its own groups keep their faces, while those
    /// of the others go with the places.
    pub(crate) fn rename(&mut self, seat: Seat, rename: impl Fn(&mut CardSet)) {
        for index in 0..usize::from(self.count) {
            rename(&mut self.places[index]);
            if !self.seats[index].has(seat) {
                rename(&mut self.faces[index]);
            }
        }
        self.gather();
    }

    /// The groups to which a card belongs, in bits: two cards with the same bits can change places in a redeal for `seat`.
    pub(crate) fn bits(&self, seat: Seat, card: Card) -> u16 {
        self.groups().fold(0, |bits, group| {
            let face = group.faces.has(card) && !group.seats.has(seat);
            bits << 2 | u16::from(group.places.has(card)) << 1 | u16::from(face)
        })
    }
}

impl Position {
    /// Notes that some seats know a card, with everything that follows from it for mixed cards. The card lies in `zone`, or
    /// has just left it.
    #[inline]
    pub(crate) fn learn(&mut self, rules: &Rules, card: Card, seats: SeatSet, zone: Zone) {
        let known = &mut self.known[card.index()];
        let learned = seats - *known;
        *known = *known | seats;
        // This runs with every move, and most cards are mixed with none of their age.
        if self.memory.count > 0 && !learned.is_empty() {
            self.sort_out_for(rules, learned, card, zone);
        }
    }

    /// Draws the conclusions from a card that some seats have learned.
    #[inline(never)]
    fn sort_out_for(&mut self, rules: &Rules, learned: SeatSet, card: Card, zone: Zone) {
        if (self.memory.all & rules.of_age(rules.age(card))).is_empty() {
            return;
        }
        // The places in a deck have an order. In any other zone nobody can tell which of the equal backs this one was.
        let near = match zone {
            Zone::Deck => CardSet::only(card),
            _ => self.cards_in(zone) & rules.of_age(rules.age(card)) | CardSet::only(card),
        };
        if (self.memory.all & near).is_empty() {
            return;
        }
        let mut left = learned & self.memory.seats_with(near);
        while let Some(seat) = left.first() {
            let seats = self.seats_like(seat, left, near - CardSet::only(card));
            left = left - seats;
            self.sort_out(rules, seats, card, near);
        }
    }

    /// The seats that know the same of these cards as one of them does, and are in the same groups. Nearly always that is
    /// everybody.
    fn seats_like(&self, seat: Seat, among: SeatSet, cards: CardSet) -> SeatSet {
        let same = |all: SeatSet, having: SeatSet| match having.has(seat) {
            true => all & having,
            false => all - having,
        };
        let known = cards.iter().map(|card| self.known_to(card)).fold(among, same);
        self.memory.groups().map(|group| group.seats).fold(known, same)
    }

    /// Draws the conclusions from a card that some seats have learned, and that was one of the cards `near`. The seats have
    /// the same knowledge of these.
    fn sort_out(&mut self, rules: &Rules, seats: SeatSet, card: Card, near: CardSet) {
        let Some(seat) = seats.first() else { return };
        let itself = CardSet::only(card);
        // A face that the seats were looking for is found. Any other card may have been in the place of each unknown one.
        let there = match self.memory.groups_of(seat).any(|group| group.faces.has(card)) {
            true => itself,
            false => {
                let unknown = near.iter().filter(|&other| !self.known_to(other).has(seat));
                unknown.collect::<CardSet>() | itself
            }
        };
        let Some(mut group) = self.memory.take_joined(seats, there) else { return };
        group.places = (group.places | there) - itself;
        group.faces -= itself;
        match group.faces.first() {
            None => {}
            Some(last) if !group.places.is_several() => {
                // The whole table knows what an onlooker knows.
                let learned = match seats.has(ONLOOKER) {
                    true => the_public(self.players),
                    false => seats,
                };
                self.learn(rules, last, learned, self.zone(last));
            }
            Some(_) => {
                self.memory.add(group);
            }
        }
    }

    /// Draws the conclusions from a card that has moved: if all places of a group are now in one zone without an order, its
    /// faces are known to be there.
    #[inline]
    pub(crate) fn settle(&mut self, rules: &Rules, card: Card) {
        if self.memory.count > 0 && self.memory.all.has(card) {
            self.settle_mixed(rules, card);
        }
    }

    #[inline(never)]
    fn settle_mixed(&mut self, rules: &Rules, card: Card) {
        let zone = self.zone(card);
        if zone == Zone::Deck {
            return;
        }
        let mut index = 0;
        while index < usize::from(self.memory.count) {
            let is_together = self.memory.places[index].has(card)
                && self.memory.places[index].iter().all(|place| self.zone(place) == zone);
            if !is_together {
                index += 1;
                continue;
            }
            let group = self.memory.group(index);
            self.memory.leave(index, group.seats);
            for face in group.faces {
                self.known[face.index()] = self.known_to(face) | group.seats;
                // The whole table knows what an onlooker knows.
                if group.seats.has(ONLOOKER) {
                    self.learn(rules, face, the_public(self.players), zone);
                }
            }
            index = 0;
        }
    }

    /// Mixes cards with equal backs in a zone of `owner`, for everyone else: some of them are about to leave it face down.
    pub(crate) fn mix(&mut self, cards: CardSet, owner: Seat) {
        if !self.memory.is_off {
            self.remember_mixed(cards, owner);
        }
        for card in cards {
            self.known[card.index()] = self.known_to(card) & SeatSet::only(owner);
        }
    }

    fn remember_mixed(&mut self, cards: CardSet, owner: Seat) {
        let others = the_public(self.players).without(owner);
        let aware =
            cards.iter().fold(SeatSet::NONE, |all, card| all | self.known_to(card)) & others;
        let aware = match (self.memory.all & cards).is_empty() {
            true => aware,
            false => aware | self.memory.seats_with(cards) & others,
        };
        // Most cards are known to their owner alone.
        if aware.is_empty() {
            return;
        }
        let mut left = aware;
        while let Some(seat) = left.first() {
            let seats = self.seats_like(seat, left, cards);
            left = left - seats;
            let faces = cards.iter().filter(|&card| self.known_to(card).has(seat)).collect();
            let mut group = Group { seats, places: cards, faces };
            if let Some(earlier) = self.memory.take_joined(seats, cards) {
                group.places |= earlier.places;
                group.faces |= earlier.faces;
            }
            if !group.faces.is_empty() {
                self.memory.add(group);
            }
        }
    }

    /// The cards that a card may be, as far as a seat remembers: a few faces that were mixed, or none.
    pub(crate) fn mixed_with(&self, seat: Seat, card: Card) -> CardSet {
        if !self.memory.all.has(card) {
            return CardSet::EMPTY;
        }
        let mut groups = self.memory.groups_of(seat);
        groups.find(|group| group.places.has(card)).map_or(CardSet::EMPTY, |group| group.faces)
    }
}
