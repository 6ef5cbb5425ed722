//! Notes in the journal about seats: somebody came, left or voted, or the players went on at another table.

use eureka_store::TableId;
use eureka_table::Seat;
use serde::{Deserialize, Serialize};

/// A note in the journal, stored as JSON. Variants and fields are a stored format and must stay readable.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "note")]
pub(crate) enum SeatEvent {
    /// Somebody sat down.
    Sat { seat: char, name: String },
    /// Somebody left an open table.
    Left { seat: char, name: String },
    /// A bot stands in for a player.
    StandsIn { seat: char, level: String },
    /// A player has come back to a seat where a bot stood in.
    Back { seat: char },
    /// The player at `by` votes for a bot to stand in at `seat`.
    Vote { by: char, seat: char },
    /// The same players go on at another table.
    Rematch { table: String },
    /// The table was closed.
    Closed { by: String },
    /// A guest at this table has logged in, and their seats now belong to the account.
    Merged,
}

impl SeatEvent {
    /// Writes the note for the store.
    pub(crate) fn write(&self) -> String {
        serde_json::to_string(self).expect("a note has a text form")
    }

    /// Reads a note from the store; `None` if it is not understood.
    pub(crate) fn read(text: &str) -> Option<SeatEvent> {
        serde_json::from_str(text).ok()
    }

    /// The note that the same players go on at `table`.
    pub(crate) fn rematch(table: TableId) -> SeatEvent {
        SeatEvent::Rematch { table: table.to_string() }
    }

    /// The note of a vote for a bot to stand in at `seat`.
    pub(crate) fn vote(by: Seat, seat: Seat) -> SeatEvent {
        SeatEvent::Vote { by: by.letter(), seat: seat.letter() }
    }
}
