//! Journal entries beside answers and talk: who came, left or voted, and where the players went on.

use eureka_store::TableId;
use eureka_table::Seat;
use serde::{Deserialize, Serialize};

/// Something to be remembered at a table; kept as JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "note")]
pub(crate) enum SeatEvent {
    /// Somebody sat down.
    Sat { seat: char, name: String },
    /// Somebody left an open table.
    Left { seat: char, name: String },
    /// A bot stands in for a player.
    StandsIn { seat: char, level: String },
    /// The player has come back.
    Back { seat: char },
    /// A player wants a bot to stand in for another one.
    Vote { by: char, seat: char },
    /// The same players go on at another table.
    Rematch { table: String },
    /// The table was given up.
    Closed { by: String },
    /// A guest has logged in.
    Merged,
}

impl SeatEvent {
    /// The text that the store keeps.
    pub(crate) fn write(&self) -> String {
        serde_json::to_string(self).expect("a note has a text form")
    }

    /// A note as the store keeps it; one that is not understood is left out.
    pub(crate) fn read(text: &str) -> Option<SeatEvent> {
        serde_json::from_str(text).ok()
    }

    /// That the same players go on elsewhere.
    pub(crate) fn rematch(table: TableId) -> SeatEvent {
        SeatEvent::Rematch { table: table.to_string() }
    }

    /// That a player wants a bot in place of another one.
    pub(crate) fn vote(by: Seat, seat: Seat) -> SeatEvent {
        SeatEvent::Vote { by: by.letter(), seat: seat.letter() }
    }
}
