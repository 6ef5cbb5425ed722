//! A table as it is kept: who sits there, how far it is, and the stream of what happened.

use crate::id::{PersonId, TableId};
use crate::moment::Moment;
use eureka_table::{Said, Seat};
use std::fmt;
use std::str::FromStr;

/// A table to be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// Who opens it.
    pub creator: PersonId,
    /// Whether the lobby shows it; otherwise one needs the link.
    pub listed: bool,
    /// The game, by the word of those who play it.
    pub game: String,
    /// What was agreed on: edition, language, time to think. The store does not read it.
    pub options: String,
    /// Who sits where from the beginning, from seat A on.
    pub seats: Vec<Sitter>,
}

/// A table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// Its name.
    pub id: TableId,
    /// Who opened it.
    pub creator: PersonId,
    /// When it was opened.
    pub created: Moment,
    /// Whether the lobby shows it while it is open.
    pub listed: bool,
    /// The game, by the word of those who play it.
    pub game: String,
    /// What was agreed on.
    pub options: String,
    /// How far it is.
    pub state: TableState,
    /// How the game ended, if it has.
    pub outcome: Option<String>,
    /// How many entries its stream has: the number that the next one gets.
    pub next: u32,
    /// How many of these entries one must know to answer, or to begin the game: talk does not count.
    pub version: u32,
    /// When that version came about.
    pub changed: Moment,
    /// Who is asked, while the game is on.
    pub waiting_for: Option<Seat>,
    /// Who sits where, from seat A on.
    pub seats: Vec<Sitter>,
}

impl Table {
    /// Whether the game asks a seat of this person, and no bot stands in there.
    pub fn waits_for(&self, person: PersonId) -> bool {
        let asked = self.waiting_for.and_then(|seat| self.seats.get(seat.index()));
        asked.is_some_and(|sitter| sitter.person == Some(person) && sitter.bot.is_none())
    }
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableState {
    /// Players are still coming.
    Open,
    /// The game is on.
    Playing,
    /// The game has come to its end.
    Finished,
    /// It was given up.
    Closed,
}

/// Who sits at a seat: a person, a bot, a bot that stands in for a person, or nobody.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sitter {
    /// Whose seat it is.
    pub person: Option<PersonId>,
    /// The bot that answers there, by its level.
    pub bot: Option<String>,
    /// What the seat is called at this table.
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

/// One thing that happened at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its place in the stream, from 0 on without a gap.
    pub number: u32,
    /// When it happened.
    pub at: Moment,
    /// What it was.
    pub kind: EntryKind,
}

/// What can happen at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntryKind {
    /// The game began with this set-up.
    Begun(String),
    /// A seat gave an answer.
    Said(Said),
    /// Somebody spoke.
    Chat {
        /// Who.
        by: PersonId,
        /// The words.
        text: String,
    },
    /// Something else that is to be remembered: who sat down, a vote, the link to a rematch. The store does not read it.
    Note(String),
}

/// What comes after answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Then {
    /// The game asks this seat.
    Asks(Seat),
    /// The game is over; this is how it ended.
    Over(String),
}

impl Then {
    /// The state of the table, the seat that it waits for, and the outcome.
    pub fn columns(self) -> (TableState, Option<Seat>, Option<String>) {
        match self {
            Then::Asks(seat) => (TableState::Playing, Some(seat), None),
            Then::Over(outcome) => (TableState::Finished, None, Some(outcome)),
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
