//! The set of seats that see open cards: all players, and onlookers.

use eureka_table::{ONLOOKER, SeatSet};

/// The seats that see open cards at a table of this many players, with [`ONLOOKER`] for everyone without a seat.
pub(crate) const fn the_public(players: u8) -> SeatSet {
    SeatSet::all(players).with(ONLOOKER)
}
