//! The trace of an answer: whether anything that followed from it depended on cards that the player did not know.
//!
//! "Nothing happened" can be news: a demand that finds no card with a castle tells that there is none. So what an answer
//! brought about is not enough to say whether it revealed something. The trace looks at what decided it: whenever the
//! rules look at the faces of cards, it asks whether the cards could have been others for all that the player knows, with
//! another result.

use crate::card::{Card, CardSet};
use crate::position::Position;
use crate::rules::Rules;
use crate::watch::{Event, Shown, Watch};
use eureka_table::Seat;
use std::cell::Cell;

/// A note of whether hidden cards decided anything, for one player. It is part of [`Watch`] and made by the rules alone.
#[derive(Debug)]
pub struct Trace {
    by: Seat,
    depends: Cell<bool>,
}

impl Trace {
    /// Notes that something depends on what nobody knows.
    pub(crate) fn note(&self) {
        self.depends.set(true);
    }

    /// Notes that the faces of `cards` were looked at, and that those in `fitting` would have counted.
    pub(crate) fn look(&self, rules: &Rules, at: &Position, cards: CardSet, fitting: CardSet) {
        if self.depends.get() {
            return;
        }
        let hidden = cards.iter().filter(|&card| !at.known_to(card).has(self.by));
        let undecided = |card: Card| {
            let possible = at.possible(rules, self.by, card);
            let fit = possible & fitting;
            !fit.is_empty() && fit != possible
        };
        if hidden.into_iter().any(undecided) {
            self.note();
        }
    }
}

/// A watch that only traces.
pub(crate) struct Tracing(Trace);

impl Tracing {
    /// A watch for what this player does not know.
    pub(crate) fn by(by: Seat) -> Tracing {
        Tracing(Trace { by, depends: Cell::new(false) })
    }

    /// Whether anything depended on hidden cards.
    pub(crate) fn depends(&self) -> bool {
        self.0.depends.get()
    }
}

impl Watch for Tracing {
    fn event(&mut self, _: Event<Shown>) {}

    fn trace(&self) -> Option<&Trace> {
        Some(&self.0)
    }
}

impl Position {
    /// The cards that a card may be, for all that a seat knows: its back and the cards seen elsewhere exclude others.
    fn possible(&self, rules: &Rules, seat: Seat, card: Card) -> CardSet {
        let alike = rules.of_age(rules.age(card));
        let unknown = alike.iter().filter(|&card| !self.known_to(card).has(seat)).collect();
        let mixed =
            self.memory.groups_of(seat).filter(|group| (group.places & alike) == group.places);
        let mut unseen: CardSet = unknown;
        let mut own = None;
        for group in mixed {
            unseen -= group.faces;
            if group.places.has(card) {
                own = Some(group);
            }
        }
        match own {
            None => unseen,
            Some(group) if group.faces.len() == group.places.len() => group.faces,
            Some(group) => unseen | group.faces,
        }
    }
}
