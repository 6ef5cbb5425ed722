//! The public: everybody who sees what lies open.

use eureka_table::{ONLOOKER, SeatSet};

/// All who see what lies open on a table of so many players.
pub(crate) const fn the_public(players: u8) -> SeatSet {
    SeatSet::all(players).with(ONLOOKER)
}
