//! Tables in the API: opening, listing and reading them.

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
use eureka_store::{Cursor, Listed, Listing, PersonId, Sitter, Table};
use eureka_table::Seat;
use serde::Deserialize;
use utoipa::IntoParams;

/// The maximum number of tables on one page of a list.
const MAX_TABLES_PER_PAGE: u32 = 100;

/// The query for a page of a list.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct PageQuery {
    /// The `next` of the previous page.
    after: Option<String>,
    /// The number of tables to list, up to 100.
    limit: Option<u32>,
    /// Only tables of this game.
    game: Option<protocol::Game>,
}

impl PageQuery {
    /// The page as a query to the store, restricted to these games.
    fn listing<'a>(&self, games: &'a [&'a str]) -> Result<Listing<'a>, Problem> {
        let after = self.after.as_deref().map(str::parse::<Cursor>).transpose()?;
        let limit = self.limit.unwrap_or(MAX_TABLES_PER_PAGE).min(MAX_TABLES_PER_PAGE);
        Ok(Listing { games, after, ..Listing::first(limit) })
    }

    /// The words of the games to list.
    fn games(&self) -> Vec<&'static str> {
        let kind = match self.game {
            Some(protocol::Game::Innovation) => GameKind::Innovation,
            Some(protocol::Game::InventionsSolo) => GameKind::SoloGame,
            Some(protocol::Game::InventionsCompanion) => GameKind::Companion,
            None => return GameKind::played(),
        };
        vec![kind.word()]
    }
}

/// Opens a table. If every seat is taken, its game begins at once.
#[utoipa::path(post, path = "/api/v1/tables", tag = "tables", request_body = NewTable,
    responses((status = 201, description = "The table", body = TableWithTalk)))]
pub(super) async fn open_one(
    State(app): State<App>,
    visitor: Visitor,
    Json(new): Json<NewTable>,
) -> Result<(StatusCode, Json<TableWithTalk>), Problem> {
    let person = visitor.person_row().ok_or(Problem::NotSeated)?;
    let request = skins::new_table_request(&app, new, (person.id, &person.name)).await?;
    let id = app.open_table(person.id, request).await?;
    let room = app.room(id).await?;
    Ok((StatusCode::CREATED, table_response(&room, visitor.person).await))
}

/// The lobby: listed tables that are open, the newest first.
#[utoipa::path(get, path = "/api/v1/tables", tag = "tables", params(PageQuery),
    responses((status = 200, description = "The tables", body = List)))]
pub(super) async fn lobby(
    State(app): State<App>,
    visitor: Visitor,
    Query(page): Query<PageQuery>,
) -> Result<Json<List>, Problem> {
    let found = app.store.lobby(&page.listing(&page.games())?).await?;
    Ok(Json(listed(found, visitor.person)))
}

/// Your own tables: first those that wait for you, then the most recently changed.
#[utoipa::path(get, path = "/api/v1/me/tables", tag = "tables", params(PageQuery),
    responses((status = 200, description = "The tables", body = List)))]
pub(super) async fn mine(
    State(app): State<App>,
    visitor: Visitor,
    Query(page): Query<PageQuery>,
) -> Result<Json<List>, Problem> {
    let found =
        app.store.tables_of(visitor.require_person()?, &page.listing(&page.games())?).await?;
    Ok(Json(listed(found, visitor.person)))
}

/// A table, with its chat and notes.
#[utoipa::path(get, path = "/api/v1/tables/{id}", tag = "tables",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table", body = TableWithTalk)))]
pub(super) async fn one(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<TableWithTalk>, Problem> {
    Ok(table_response(&*room_of(&app, &id).await?, visitor.person).await)
}

/// A page of tables, as a person sees them.
fn listed(found: Listed, person: Option<PersonId>) -> List {
    let tables = found.tables.iter().map(|table| table_for(table, person)).collect();
    List { tables, next: found.next.map(|next| next.to_string()) }
}

/// The response with a table, as a person sees it.
pub(crate) async fn table_response(room: &Room, person: Option<PersonId>) -> Json<TableWithTalk> {
    Json(with_talk(&*room.look().await, person))
}

/// A table with its chat and notes, as a person sees it.
pub(super) fn with_talk(state: &RoomState, person: Option<PersonId>) -> TableWithTalk {
    TableWithTalk {
        table: table_for(&state.table, person),
        talk: state.talk().iter().map(|talk| remark(&state.table, talk)).collect(),
        rematch: state.rematch().map(|table| table.to_string()),
        trouble: state.trouble.clone(),
    }
}

/// A table as a person sees it.
pub(super) fn table_for(table: &Table, person: Option<PersonId>) -> protocol::Table {
    let own = seats_of(table, person);
    let seat = |(seat, sitter): (Seat, &Sitter)| protocol::Seat {
        seat: seat.to_string(),
        name: sitter.name.clone(),
        yours: own.has(seat),
        person: sitter.person.is_some(),
        bot: sitter.bot.clone(),
    };
    protocol::Table {
        id: table.id.to_string(),
        state: table.state.to_string(),
        version: table.version,
        next: table.next,
        listed: table.listed,
        yours: person == Some(table.creator),
        options: skins::options_of(table),
        seats: Seat::each(&table.seats).map(seat).collect(),
        waiting_for: Some(table.waiting_for.to_string()).filter(|seats| !seats.is_empty()),
        outcome: table.outcome.clone(),
        created: table.created.0,
        changed: table.changed.0,
    }
}

/// A chat message or a note, as JSON.
pub(super) fn remark(table: &Table, talk: &Talk) -> protocol::Remark {
    let (kind, seat, text) = match talk.remark.clone() {
        Remark::Chat { by, text } => {
            let seat = seats_of(table, Some(by)).first();
            ("chat", seat.map(|seat| seat.letter()), Some(text))
        }
        Remark::Seat(event) => match event {
            SeatEvent::Sat { seat, name } => ("sat", Some(seat), Some(name)),
            SeatEvent::Left { seat, name } => ("left", Some(seat), Some(name)),
            SeatEvent::StandsIn { seat, level } => ("stands-in", Some(seat), Some(level)),
            SeatEvent::Back { seat } => ("back", Some(seat), None),
            SeatEvent::Vote { by, seat } => ("vote", Some(seat), Some(by.to_string())),
            SeatEvent::Rematch { table } => ("rematch", None, Some(table)),
            SeatEvent::Closed { by } => ("closed", None, Some(by)),
            SeatEvent::Merged => ("merged", None, None),
        },
    };
    let (at, moment, kind) = (talk.at.0, talk.moment, kind.to_owned());
    protocol::Remark { at, moment, kind, seat: seat.map(String::from), text }
}
