//! The rule for taking back: a player may take back anything that revealed nothing, and that did not depend on hidden cards.

use crate::game::Game;
use crate::onlooker::the_public;
use crate::trace::Tracing;
use crate::watch::{Event, Shown};
use eureka_table::{Said, Seat, SeatSet};

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

    /// Whether everybody knows in the later game what they knew in this one, but for cards from the player's own hand and
    /// score pile. A card that is seen can give away another one that was mixed with it.
    pub(crate) fn teaches_nothing(&self, after: &Game, by: Seat) -> bool {
        let (before, after) = (&self.position, &after.position);
        self.rules.all().iter().all(|card| {
            let learned = after.known_to(card) - before.known_to(card);
            learned.is_empty() || before.zone(card).secret_of() == Some(by)
        })
    }

    /// Whether anything that followed from this answer, which is the next one, depended on cards that its player did not
    /// know. Then even "nothing happened" is news.
    pub(crate) fn depends_on_hidden_cards(&self, said: &Said) -> bool {
        let Ok(answer) = self.read_from(said.seat, &said.answer) else { return true };
        let mut tracing = Tracing::by(said.seat);
        let mut game = *self;
        game.answer_unchecked(answer, &mut tracing);
        tracing.depends()
    }
}
