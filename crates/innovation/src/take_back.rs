//! The rule for taking back: a player may take back anything that revealed nothing.

use crate::game::Game;
use crate::onlooker::the_public;
use crate::watch::{Event, Shown};
use eureka_table::{Seat, SeatSet};

impl Game {
    /// Whether these events, which followed from this game, revealed nothing, so that the player may take them back.
    ///
    /// The player must have seen no new face. Others may only have seen cards from the player's own hand and score pile,
    /// which is the player's own loss. A face that was seen and forgotten again in between counts as seen.
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
