//! Taking back: fair as long as nobody has seen anything by it.

use crate::game::Game;
use crate::onlooker::the_public;
use crate::watch::{Event, Shown};
use eureka_table::{Seat, SeatSet};

impl Game {
    /// Whether what happened in this game showed nobody a face that he had not known, so that a player may take it back.
    ///
    /// The player himself must have seen nothing new, and others only cards from the player's own hand and score pile, which is his own
    /// loss. What was seen and forgotten on the way counts too.
    pub fn shows_nothing<'a>(
        &self,
        by: Seat,
        events: impl IntoIterator<Item = &'a Event<Shown>>,
    ) -> bool {
        let before = &self.position;
        let nothing = |card, known: SeatSet| {
            let learned = known - before.known_to(card);
            learned.is_empty() || before.zone(card).secret_of() == Some(by)
        };
        events.into_iter().all(|event| match *event {
            Event::Moved { card, .. } => nothing(card.card, card.known),
            Event::Revealed { card, .. } => nothing(card, the_public(before.players)),
            _ => true,
        })
    }
}
