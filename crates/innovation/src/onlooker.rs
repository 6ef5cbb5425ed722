//! Whoever watches a game without playing.

use eureka_table::{Seat, SeatSet};

/// The seat of whoever only watches: no player ever sits there.
///
/// It can stand wherever a seat's eyes are meant, in [`Game::view`](crate::Game::view) and [`Event::told`](crate::Event::told) and
/// [`Game::redeal`](crate::Game::redeal): then it is what has been seen by the whole table, and nothing else. A card that went from one hand to
/// another is known to both players, and not to somebody who looks on.
pub const ONLOOKER: Seat = Seat::new(Seat::MAX - 1);

/// All who see what lies open on a table of so many players.
pub(crate) const fn the_public(players: u8) -> SeatSet {
    SeatSet::all(players).with(ONLOOKER)
}
