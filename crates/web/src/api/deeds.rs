//! What can be done at a table.

use crate::api::tables::{self, room, shown};
use crate::app::{App, STAND_IN};
use crate::http::problem::Problem;
use crate::http::visitor::Visitor;
use crate::room::open;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use eureka_protocol::game::{AnswerRequest, Version};
use eureka_protocol::table::{AtSeat, AtTable, Offer, Saying, TableWithTalk};
use eureka_store::Sitter;
use eureka_table::Seat;
use eureka_words::Words;

/// Sits down at an open seat, or takes one's own back from a bot that stands in.
#[utoipa::path(post, path = "/api/v1/tables/{id}/sit", tag = "seats", request_body = AtSeat,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table", body = TableWithTalk)))]
pub(super) async fn sit(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Json(wanted): Json<AtSeat>,
) -> Result<Json<TableWithTalk>, Problem> {
    let met = visitor.met().ok_or(Problem::NotSeated)?;
    let room = room(&app, &id).await?;
    room.sit(&app, met.id, &met.name, seat(&wanted.seat)?).await?;
    Ok(shown(&room, visitor.person).await)
}

/// Leaves an open table; in a game, a bot goes on in one's place until one sits down again.
#[utoipa::path(post, path = "/api/v1/tables/{id}/leave", tag = "seats",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table", body = TableWithTalk)))]
pub(super) async fn leave(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<TableWithTalk>, Problem> {
    let room = room(&app, &id).await?;
    room.leave(&app, visitor.known()?, STAND_IN).await?;
    Ok(shown(&room, visitor.person).await)
}

/// Gives an open seat to a bot, or a seat to whoever comes: before the game, by who opened the table.
#[utoipa::path(post, path = "/api/v1/tables/{id}/offer", tag = "seats", request_body = Offer,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table", body = TableWithTalk)))]
pub(super) async fn offer(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Json(offered): Json<Offer>,
) -> Result<Json<TableWithTalk>, Problem> {
    let (person, room) = (visitor.known()?, room(&app, &id).await?);
    let sitter = match offered.bot {
        Some(word) => {
            let (level, seat) = (tables::level(&word)?, seat(&offered.seat)?);
            let inside = room.look().await;
            open::bot_among(&inside.table, Words::of(inside.options.language()), level, seat)
        }
        None => Sitter::nobody(),
    };
    room.offer(&app, person, seat(&offered.seat)?, sitter).await?;
    Ok(shown(&room, visitor.person).await)
}

/// Begins the game, when every seat is taken: by who opened the table.
#[utoipa::path(post, path = "/api/v1/tables/{id}/begin", tag = "seats",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table", body = TableWithTalk)))]
pub(super) async fn begin(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<TableWithTalk>, Problem> {
    let room = room(&app, &id).await?;
    room.begin(&app, visitor.known()?).await?;
    Ok(shown(&room, visitor.person).await)
}

/// Votes for a bot to stand in for somebody who does not answer. When all other people at the table have, it does. Everybody has
/// time to think before that, and one person alone cannot vote against what the table has agreed on: too early is `too-soon`.
#[utoipa::path(post, path = "/api/v1/tables/{id}/vote", tag = "seats", request_body = AtSeat,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table", body = TableWithTalk)))]
pub(super) async fn vote(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Json(late): Json<AtSeat>,
) -> Result<Json<TableWithTalk>, Problem> {
    let room = room(&app, &id).await?;
    room.vote(&app, visitor.known()?, seat(&late.seat)?, STAND_IN).await?;
    Ok(shown(&room, visitor.person).await)
}

/// Gives the table up: before the game who opened it may, in a game the last person at it.
#[utoipa::path(post, path = "/api/v1/tables/{id}/close", tag = "seats",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table", body = TableWithTalk)))]
pub(super) async fn close(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<TableWithTalk>, Problem> {
    let room = room(&app, &id).await?;
    room.close(&app, visitor.known()?).await?;
    Ok(shown(&room, visitor.person).await)
}

/// Plays again: opens a table with the same players, or names the one that another of them has opened.
#[utoipa::path(post, path = "/api/v1/tables/{id}/rematch", tag = "seats",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The new table", body = AtTable)))]
pub(super) async fn rematch(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<AtTable>, Problem> {
    let table = room(&app, &id).await?.rematch(&app, visitor.known()?).await?;
    Ok(Json(AtTable { table: table.to_string() }))
}

/// Answers the question that stands at this version. When this comes back, the answer is stored.
#[utoipa::path(post, path = "/api/v1/tables/{id}/answer", tag = "game", request_body = AnswerRequest,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The version after it", body = Version),
        (status = 409, description = "`stale`: the table is at another version, which the problem names", content_type = "application/problem+json", body = eureka_protocol::problem::Problem)))]
pub(super) async fn answer(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Json(given): Json<AnswerRequest>,
) -> Result<Json<Version>, Problem> {
    let room = room(&app, &id).await?;
    let version = room.answer(&app, visitor.known()?, given.version, &given.answer).await?;
    Ok(Json(Version { version }))
}

/// Takes one's last answer back, if nothing hidden was shown by it and nobody else has decided since.
#[utoipa::path(post, path = "/api/v1/tables/{id}/take-back", tag = "game", request_body = Version,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The version after it", body = Version)))]
pub(super) async fn take_back(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Json(at): Json<Version>,
) -> Result<Json<Version>, Problem> {
    let room = room(&app, &id).await?;
    let version = room.take_back(&app, visitor.known()?, at.version).await?;
    Ok(Json(Version { version }))
}

/// Says something at the table.
#[utoipa::path(post, path = "/api/v1/tables/{id}/say", tag = "seats", request_body = Saying,
    params(("id" = String, Path, description = "The table")),
    responses((status = 204, description = "It was said")))]
pub(super) async fn say(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Json(saying): Json<Saying>,
) -> Result<StatusCode, Problem> {
    let room = room(&app, &id).await?;
    room.say(&app, visitor.known()?, visitor.client, &saying.text).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The seat with this letter.
pub(super) fn seat(letter: &str) -> Result<Seat, Problem> {
    letter.parse().map_err(|error: eureka_table::NoSeat| Problem::Malformed(error.to_string()))
}
