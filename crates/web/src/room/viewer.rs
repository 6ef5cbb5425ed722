//! The viewer of a table, and the perspective from which a game is seen.

use crate::http::reader::Reader;
use crate::http::visitor::Visitor;
use crate::room::{acts, seats_of};
use eureka_store::{PersonId, Table};
use eureka_table::{NoSeat, Seat, SeatSet};
use std::fmt;
use std::str::FromStr;

/// A person who looks at a table, seated or not.
#[derive(Clone, Debug)]
pub(crate) struct Viewer {
    pub(crate) reader: Reader,
    pub(crate) person: Option<PersonId>,
    /// The player now at the screen, where several share one.
    pub(crate) chosen: Option<Seat>,
}

impl Viewer {
    /// The viewer who sends a request.
    pub(crate) fn new(reader: Reader, visitor: &Visitor, chosen: Option<Seat>) -> Viewer {
        Viewer { reader, person: visitor.person, chosen }
    }

    /// The seats of this person.
    pub(crate) fn seats(&self, table: &Table) -> SeatSet {
        seats_of(table, self.person)
    }

    /// The player to whom a shared screen must be handed while this seat is asked. Until that player confirms, the page shows
    /// only what an onlooker may see, so the previous player's cards are gone before the next one looks.
    pub(crate) fn hand_over(&self, table: &Table, asked: Option<Seat>) -> Option<Seat> {
        let own = self.seats(table);
        asked.filter(|&asked| {
            let is_shared = own.len() > 1 && own.has(asked) && self.chosen != Some(asked);
            is_shared && acts(table, asked)
        })
    }

    /// The perspective from which the table is seen while this seat is asked.
    pub(crate) fn perspective(&self, table: &Table, asked: Option<Seat>) -> Perspective {
        let own = self.seats(table);
        match self.chosen.filter(|&seat| own.has(seat)).or(own.first()) {
            Some(seat) if self.hand_over(table, asked).is_none() => Perspective::Seat(seat),
            _ => Perspective::Onlooker,
        }
    }
}

/// The perspective from which a game is seen. In addresses it is a word: `B`, `onlooker`, `all`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Perspective {
    /// A player's: everything that the seat may know.
    Seat(Seat),
    /// An onlooker's: only what everybody may know.
    Onlooker,
    /// A referee's: everything is visible, as it is once a game is over.
    Everything,
}

impl Perspective {
    /// The seat, if the perspective is a player's.
    pub(crate) fn seat(self) -> Option<Seat> {
        match self {
            Perspective::Seat(seat) => Some(seat),
            Perspective::Onlooker | Perspective::Everything => None,
        }
    }

    /// Whether the answers of this seat may be shown. They can name cards that are hidden from everybody else.
    pub(crate) fn sees_answers_of(self, asked: Seat) -> bool {
        self == Perspective::Everything || self == Perspective::Seat(asked)
    }
}

impl fmt::Display for Perspective {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Perspective::Seat(seat) => seat.fmt(f),
            Perspective::Onlooker => f.write_str("onlooker"),
            Perspective::Everything => f.write_str("all"),
        }
    }
}

impl FromStr for Perspective {
    type Err = NoSeat;

    fn from_str(word: &str) -> Result<Perspective, NoSeat> {
        match word {
            "all" => Ok(Perspective::Everything),
            "onlooker" => Ok(Perspective::Onlooker),
            seat => seat.parse().map(Perspective::Seat),
        }
    }
}
