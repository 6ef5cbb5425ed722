//! The types of a stored table: its seats, its state, and the entries of its stream.

use crate::id::{PersonId, TableId};
use crate::moment::Moment;
use crate::service::ServiceTime;
use eureka_table::{Said, Seat, SeatSet};
use std::fmt;
use std::str::FromStr;

/// A table to be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// The person who opens it.
    pub creator: PersonId,
    /// Whether the lobby lists it; otherwise only people with the link can find it.
    pub listed: bool,
    /// The word for the game. The store only compares it.
    pub game: String,
    /// The options, such as edition and language. The store does not interpret them.
    pub options: String,
    /// The first occupants of the seats, starting with seat A.
    pub seats: Vec<Sitter>,
}

/// A table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The id.
    pub id: TableId,
    /// The person who opened it.
    pub creator: PersonId,
    /// The time when it was opened.
    pub created: Moment,
    /// Whether the lobby lists it while it is open.
    pub listed: bool,
    /// The word for the game.
    pub game: String,
    /// The options, in the form that the caller stored.
    pub options: String,
    /// The state.
    pub state: TableState,
    /// The outcome of a finished game, in the form that the caller stored.
    pub outcome: Option<String>,
    /// The number of entries in its stream, which is the number of the next one.
    pub next: u32,
    /// The value of `next` after the last change of the game, or of the seats before it began. A change must name it. Talk does not
    /// change it.
    pub version: u32,
    /// The time of the last change of `version`.
    pub changed: Moment,
    /// The service time at the last change of `version`, from which the patience with an absent player is measured.
    pub served: ServiceTime,
    /// The seats that are asked while the game is running, usually one; otherwise none.
    pub waiting_for: SeatSet,
    /// The occupants of the seats, starting with seat A.
    pub seats: Vec<Sitter>,
}

impl Table {
    /// Whether the game asks a seat of this person, and no bot stands in for them.
    pub fn waits_for(&self, person: PersonId) -> bool {
        let mut asked = self.waiting_for.iter().filter_map(|seat| self.seats.get(seat.index()));
        asked.any(|sitter| sitter.person == Some(person) && sitter.bot.is_none())
    }
}

/// The state of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableState {
    /// The game has not begun, and seats can be taken.
    Open,
    /// The game is running.
    Playing,
    /// The game is over.
    Finished,
    /// The table was closed before the game was over.
    Closed,
}

/// The occupant of a seat: a person, a bot, a bot that stands in for a person, or nobody.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sitter {
    /// The person who holds the seat.
    pub person: Option<PersonId>,
    /// The level of the bot that answers at this seat.
    pub bot: Option<String>,
    /// The name of the player at this table.
    pub name: String,
}

impl Sitter {
    /// An empty seat.
    pub fn nobody() -> Sitter {
        Sitter::default()
    }

    /// A person.
    pub fn person(id: PersonId, name: impl Into<String>) -> Sitter {
        Sitter { person: Some(id), bot: None, name: name.into() }
    }

    /// A bot of this level.
    pub fn bot(level: impl Into<String>, name: impl Into<String>) -> Sitter {
        Sitter { person: None, bot: Some(level.into()), name: name.into() }
    }
}

/// A change of the occupant of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatChange {
    /// The seat.
    pub seat: Seat,
    /// The occupant that the caller saw. The change is refused if somebody else sits there by now.
    pub before: Sitter,
    /// The new occupant.
    pub after: Sitter,
    /// The note about it in the stream. The store does not interpret it.
    pub note: String,
}

/// The opening of a game, as the caller computed it from the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The set-up.
    pub setup: String,
    /// The status of the game that begins with it.
    pub status: GameStatus,
}

/// An entry in the stream of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The number in the stream, counted from 0 without gaps.
    pub number: u32,
    /// The time.
    pub at: Moment,
    /// The kind, with its content.
    pub kind: EntryKind,
}

/// The kinds of entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntryKind {
    /// The game began with this set-up.
    Begun(String),
    /// A seat gave an answer, or said something else that belongs to the game.
    Said(Said),
    /// A person wrote a chat message.
    Chat {
        /// The person.
        by: PersonId,
        /// The message.
        text: String,
    },
    /// Another event to remember, such as a person who sat down, a vote, or the link to a rematch. The store does not interpret it.
    Note(String),
}

/// The status of a game after a change, as the caller computed it from the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameStatus {
    /// The game goes on and asks these seats, usually one.
    Asks(SeatSet),
    /// The game is over, with this outcome.
    Over(String),
}

impl GameStatus {
    /// The columns of the table that follow from the status: its state, the asked seats and the outcome.
    pub fn columns(self) -> (TableState, SeatSet, Option<String>) {
        match self {
            GameStatus::Asks(seats) => (TableState::Playing, seats, None),
            GameStatus::Over(outcome) => (TableState::Finished, SeatSet::NONE, Some(outcome)),
        }
    }
}

impl fmt::Display for TableState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            TableState::Open => "open",
            TableState::Playing => "playing",
            TableState::Finished => "finished",
            TableState::Closed => "closed",
        })
    }
}

impl FromStr for TableState {
    type Err = String;

    fn from_str(text: &str) -> Result<TableState, String> {
        match text {
            "open" => Ok(TableState::Open),
            "playing" => Ok(TableState::Playing),
            "finished" => Ok(TableState::Finished),
            "closed" => Ok(TableState::Closed),
            _ => Err(format!("`{text}` is no state of a table")),
        }
    }
}
