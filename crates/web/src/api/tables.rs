//! Tables: opening, finding and looking at them.

use crate::actions::room_of;
use crate::app::App;
use crate::http::problem::Problem;
use crate::http::visitor::Visitor;
use crate::room::{GameKind, Remark, Room, RoomState, SeatEvent, Talk, seats_of};
use crate::skins;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use eureka_protocol::table::{self as protocol, List, NewTable, TableWithTalk};
use eureka_store::{PersonId, Sitter, Table};
use eureka_table::Seat;
use serde::Deserialize;
use utoipa::IntoParams;

/// The most tables that are listed at once.
const MOST: u32 = 100;

/// A piece of a list.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Piece {
    /// The `next` of the piece before.
    after: Option<String>,
    /// How many to list, up to 100.
    limit: Option<u32>,
    /// Only tables of this game.
    game: Option<protocol::Game>,
}
