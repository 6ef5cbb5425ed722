//! The games that can be played here, each with its skin.

use crate::app::App;
use crate::http::problem::Problem;
use crate::http::visitor::tidy_name;
use crate::innovation::opening::{SeatPlan, TablePlan};
use crate::innovation::options::Options;
use crate::inventions::companion::{self, Companion};
use crate::inventions::single_seat_request;
use crate::inventions::solo_game::SoloGame;
use crate::room::opening::TableRequest;
use crate::room::{GameKind, Play, Skin, SkinnedGame};
use eureka_bots::innovation::Level;
use eureka_protocol::table::{self as protocol, NewTable, SeatRequest};
use eureka_store::{PersonId, Sitter, Table};

/// The game of a table, which has not begun; nothing for tables at which nothing is played.
pub(crate) fn play_of(table: &Table) -> Option<Box<dyn Play>> {
    Some(match GameKind::from_word(&table.game)? {
        GameKind::Innovation => Box::new(SkinnedGame::<Options>::new(&table.options)),
        GameKind::SoloGame => Box::new(SkinnedGame::<SoloGame>::new(&table.options)),
        GameKind::Companion => Box::new(SkinnedGame::<Companion>::new(&table.options)),
        GameKind::BoxProfile => return None,
    })
}

/// The options of a table, for programs.
pub(crate) fn options_of(table: &Table) -> protocol::Options {
    match GameKind::from_word(&table.game) {
        Some(GameKind::SoloGame) => SoloGame::read(&table.options).options(),
        Some(GameKind::Companion | GameKind::BoxProfile) => {
            Companion::read(&table.options).options()
        }
        Some(GameKind::Innovation) | None => Options::read(&table.options).options(),
    }
}

/// The table that a program asks for.
pub(crate) async fn request(
    app: &App,
    new: NewTable,
    (person, name): (PersonId, &str),
) -> Result<TableRequest, Problem> {
    let sitter = Sitter::person(person, name);
    match new.options {
        protocol::Options::Innovation(agreed) => {
            let places = new.seats.into_iter().map(place).collect::<Result<_, _>>()?;
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

/// The place that a program asks for.
fn place(request: SeatRequest) -> Result<SeatPlan, Problem> {
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
