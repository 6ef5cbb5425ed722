//! The opening of Innovation tables.

use super::options::Options;
use crate::http::problem::Problem;
use crate::room::opening::NewTableRequest;
use crate::room::{GameKind, Skin};
use eureka_bots::innovation::Level;
use eureka_innovation::Edition;
use eureka_store::{PersonId, Sitter};
use eureka_table::{Seat, SeatSet};
use eureka_words::Language;

/// The maximum number of seats at a table.
pub(crate) const MAX_SEATS: usize = 5;

/// The intended occupant of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SeatPlan {
    /// The person who opens the table. If several seats are `Own`, several people share the screen, under these
    /// names.
    Own(Option<String>),
    /// A bot of this level.
    Bot(Level),
    /// Open to anybody who joins.
    Open,
}

/// The description of a table to be opened.
#[derive(Clone, Debug)]
pub(crate) struct TablePlan {
    pub(crate) options: Options,
    pub(crate) places: Vec<SeatPlan>,
    /// Whether the lobby lists it.
    pub(crate) listed: bool,
}

impl TablePlan {
    /// One person against one bot.
    pub(crate) fn duel(options: Options, level: Level) -> TablePlan {
        TablePlan {
            options,
            places: vec![SeatPlan::Own(None), SeatPlan::Bot(level)],
            listed: false,
        }
    }

    /// The request that opens this table; an error if the options do not fit together.
    pub(crate) fn request(self, person: PersonId, name: &str) -> Result<NewTableRequest, Problem> {
        self.check().map_err(Problem::Options)?;
        let seat = |(seat, place): (Seat, &SeatPlan)| match place {
            SeatPlan::Own(other) => Ok(Sitter::person(person, other.as_deref().unwrap_or(name))),
            SeatPlan::Bot(level) => self.options.sitter(level.word(), seat),
            SeatPlan::Open => Ok(Sitter::nobody()),
        };
        Ok(NewTableRequest {
            kind: GameKind::Innovation,
            options: self.options.write(),
            seats: Seat::each(&self.places).map(seat).collect::<Result<_, _>>()?,
            listed: self.listed,
            setup: None,
        })
    }

    fn check(&self) -> Result<(), String> {
        let options = &self.options;
        if Edition::from_word(&options.edition).is_none() {
            return Err(format!("there is no edition `{}`", options.edition));
        }
        options.language.parse::<Language>().map_err(|error| error.to_string())?;
        if let Some(team) = options.teams.iter().find(|team| team.parse::<SeatSet>().is_err()) {
            return Err(format!("`{team}` is no team: write the letters of its seats"));
        }
        if self.places.len() > MAX_SEATS {
            return Err("a table has at most five seats".to_owned());
        }
        let seating = options.seating(self.places.len() as u8);
        seating.check(Options::rules(options)).map_err(|error| error.to_string())
    }
}
