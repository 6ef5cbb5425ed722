//! The changes on the table since the reader's last answer, which the table marks.

use crate::innovation::draw::zone;
use eureka_innovation::{Card, CardSet, Event, Face, Rules};
use std::collections::BTreeSet;

/// The cards that have moved to where they are, and the places that have changed in another way.
#[derive(Clone, Debug, Default)]
pub struct Changes {
    cards: CardSet,
    zones: BTreeSet<String>,
}

impl Changes {
    /// The changes of these events, as the reader was told them.
    pub fn of(rules: &Rules, told: &[Event<Face>]) -> Changes {
        let mut changes = Changes::default();
        for event in told {
            match *event {
                Event::Moved { card, to, .. } => match card.card {
                    Some(card) => changes.cards.insert(card),
                    None => drop(changes.zones.insert(zone::of(rules, to, card))),
                },
                Event::Splayed { seat, color, .. } | Event::Rearranged { seat, color } => {
                    changes.zones.insert(zone::pile(seat, color));
                }
                Event::Claimed { seat, .. } => drop(changes.zones.insert(zone::claimed(seat))),
                _ => {}
            }
        }
        changes
    }

    /// Whether a card has moved to where it is.
    pub(crate) fn has_card(&self, card: Card) -> bool {
        self.cards.has(card)
    }

    /// Whether cards have gone to a place face down, or its splay or order has changed.
    pub(crate) fn has_zone(&self, zone: &str) -> bool {
        self.zones.contains(zone)
    }
}
