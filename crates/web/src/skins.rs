//! The one place that knows all games: for each kind of table its skin, its options as JSON, and how a program opens one.
//!
//! A [`Skin`] is everything that a game supplies to a table; its type is the game's options (`Options` is Innovation's).

use crate::app::App;
use crate::http::problem::Problem;
use crate::http::visitor::tidy_name;
use crate::innovation::opening::{SeatPlan, TablePlan};
use crate::innovation::options::Options;
use crate::inventions::companion::{self, Companion};
use crate::inventions::single_seat_request;
use crate::inventions::solo_game::SoloGame;
use crate::room::opening::NewTableRequest;
use crate::room::{GameKind, Play, Skin, SkinnedGame};
use eureka_bots::innovation::Level;
use eureka_protocol::table::{self as protocol, NewTable, SeatRequest};
use eureka_store::{PersonId, Sitter, Table};

/// The game of a table, before its journal is replayed; `None` for tables at which nothing is played.
pub(crate) fn play_of(table: &Table) -> Option<Box<dyn Play>> {
    Some(match GameKind::from_word(&table.game)? {
        GameKind::Innovation => Box::new(SkinnedGame::<Options>::new(&table.options)),
        GameKind::SoloGame => Box::new(SkinnedGame::<SoloGame>::new(&table.options)),
        GameKind::Companion => Box::new(SkinnedGame::<Companion>::new(&table.options)),
        GameKind::BoxProfile => return None,
    })
}

/// The options of a table, as JSON. A box profile, which is stored as a table, shows the companion's; a game that this
/// version does not know shows Innovation's, so that lists with such a table can still be read.
pub(crate) fn options_of(table: &Table) -> protocol::Options {
    match GameKind::from_word(&table.game) {
        Some(GameKind::SoloGame) => SoloGame::read(&table.options).options(),
        Some(GameKind::Companion | GameKind::BoxProfile) => {
            Companion::read(&table.options).options()
        }
        Some(GameKind::Innovation) | None => Options::read(&table.options).options(),
    }
}

/// Converts a program's JSON request into a request to open a table. The games of Inventions have one seat, so they ignore
/// the requested seats.
pub(crate) async fn new_table_request(
    app: &App,
    new: NewTable,
    (person, name): (PersonId, &str),
) -> Result<NewTableRequest, Problem> {
    let sitter = Sitter::person(person, name);
    match new.options {
        protocol::Options::Innovation(agreed) => {
            let places = new.seats.into_iter().map(seat_plan).collect::<Result<_, _>>()?;
            let (options, listed) = (Options { agreed, guided: false }, new.listed);
            TablePlan { options, places, listed }.request(person, name)
        }
        protocol::Options::InventionsSolo(options) => {
            let skin = SoloGame { difficulty: options.difficulty };
            Ok(single_seat_request(&skin, skin.setup(options.seed)?, sitter, new.listed))
        }
        protocol::Options::InventionsCompanion(options) => {
            let setup = companion::start::setup(app, &options).await?;
            Ok(single_seat_request(&Companion::of(&setup), setup, sitter, new.listed))
        }
    }
}

/// The plan for a seat that a program asked for.
fn seat_plan(request: SeatRequest) -> Result<SeatPlan, Problem> {
    Ok(match request {
        SeatRequest::Me { name } => SeatPlan::Own(name.map(|name| tidy_name(&name))),
        SeatRequest::Bot { level } => {
            let known = Level::from_word(&level);
            SeatPlan::Bot(
                known.ok_or_else(|| Problem::Options(format!("there is no bot `{level}`")))?,
            )
        }
        SeatRequest::Open => SeatPlan::Open,
    })
}
