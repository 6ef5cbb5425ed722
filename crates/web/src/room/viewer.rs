//! The viewer of a table, and the perspective from which a game is seen.

use super::{acts, seats_of};
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::http::visitor::{Screen, Visitor};
use eureka_store::{PersonId, Table, TableState};
use eureka_table::{NoSeat, Seat, SeatSet};
use std::fmt;
use std::str::FromStr;

/// Somebody at a table: a person, seated or not, and the player of theirs who is at the screen.
///
/// Several players can share one screen. Then only the player who has taken the screen over sees anything, and nothing at all is
/// shown while the screen has to be handed to the next one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Presence {
    pub(crate) person: Option<PersonId>,
    pub(crate) screen: Screen,
}

impl Presence {
    /// The seats of this person.
    pub(crate) fn seats(&self, table: &Table) -> SeatSet {
        seats_of(table, self.person)
    }

    /// The player at the screen, if several share it and one has taken it over.
    fn at_screen(&self, table: &Table) -> Option<Seat> {
        match self.screen {
            Screen::Taken(at, seat) if at == table.id => {
                Some(seat).filter(|&seat| self.seats(table).has(seat))
            }
            Screen::Taken(..) | Screen::Open | Screen::Program => None,
        }
    }

    /// The seat that must answer, as this person sees it: the own seat that is asked, of several the one at the screen; if none
    /// is, the first of the others.
    pub(crate) fn asked(&self, table: &Table) -> Option<Seat> {
        let own = self.seats(table).iter().filter(|&seat| acts(table, seat));
        let own: SeatSet = own.filter(|&seat| table.waiting_for.has(seat)).collect();
        let at_screen = self.at_screen(table).filter(|&seat| own.has(seat));
        at_screen.or(own.first()).or(table.waiting_for.first())
    }

    /// The player to whom a shared screen must be handed, because they are asked. Until that player takes it over, only what an
    /// onlooker may see is shown, so the previous player's cards are gone before the next one looks.
    pub(crate) fn hand_over(&self, table: &Table) -> Option<Seat> {
        let own = self.seats(table);
        let is_shared = own.len() > 1 && !matches!(self.screen, Screen::Program);
        self.asked(table).filter(|&asked| {
            is_shared
                && own.has(asked)
                && acts(table, asked)
                && self.at_screen(table) != Some(asked)
        })
    }

    /// Refuses while the screen has to be handed over.
    pub(crate) fn require_screen(&self, table: &Table) -> Result<(), Problem> {
        match self.hand_over(table) {
            Some(next) => Err(Problem::HandOver(next)),
            None => Ok(()),
        }
    }

    /// The own seats whose cards may be shown now.
    pub(crate) fn visible(&self, table: &Table) -> SeatSet {
        let own = self.seats(table);
        let is_program = matches!(self.screen, Screen::Program);
        if own.len() < 2 || table.state != TableState::Playing || is_program {
            return own;
        }
        let at_screen = self.at_screen(table).filter(|_| self.hand_over(table).is_none());
        at_screen.map_or(SeatSet::NONE, SeatSet::only)
    }

    /// The players who could take a shared screen over, besides the one who has it.
    pub(crate) fn others_at_screen(&self, table: &Table) -> SeatSet {
        let own = self.seats(table);
        match own.len() {
            0 | 1 => SeatSet::NONE,
            _ => {
                let acting: SeatSet = own.iter().filter(|&seat| acts(table, seat)).collect();
                acting - self.visible(table)
            }
        }
    }

    /// The perspective from which the table is seen.
    pub(crate) fn perspective(&self, table: &Table) -> Perspective {
        self.visible(table).first().map_or(Perspective::Onlooker, Perspective::Seat)
    }
}

/// The reader of a page: a [`Presence`], with language and settings.
#[derive(Clone, Debug)]
pub(crate) struct Viewer {
    pub(crate) reader: Reader,
    pub(crate) presence: Presence,
}

impl Viewer {
    /// The viewer who sends a request.
    pub(crate) fn new(reader: Reader, visitor: &Visitor) -> Viewer {
        Viewer { reader, presence: visitor.presence() }
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
