//! Everything that can be done at a table, for pages and programs alike.
//!
//! Each handler serves two addresses: `/table/{id}/…`, to which the forms of a page are sent, and `/api/v1/tables/{id}/…` for JSON. What they
//! take and what they reply is told apart by [`Sent`] and [`Client`].

use crate::api::tables::shown;
use crate::app::App;
use crate::http::client::{Client, Sent};
use crate::http::problem::Problem;
use crate::http::visitor::Visitor;
use crate::room::{GameKind, Room, seats_of};
use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::post;
use axum::{Json, Router};
use eureka_protocol::game::{AnswerRequest, CorrectionRequest, Version};
use eureka_protocol::table::{AtSeat, AtTable, Offer, Saying, Sit, TableWithTalk};
use eureka_store::TableId;
use eureka_table::Seat;
use std::sync::Arc;

/// The routes for pages; those for programs are in [`crate::api`].
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/table/{id}/answer", post(answer))
        .route("/table/{id}/take-back", post(take_back))
        .route("/table/{id}/redo", post(redo))
        .route("/table/{id}/finish", post(finish))
        .route("/table/{id}/sit", post(sit))
        .route("/table/{id}/leave", post(leave))
        .route("/table/{id}/offer", post(offer))
        .route("/table/{id}/begin", post(begin))
        .route("/table/{id}/say", post(say))
        .route("/table/{id}/vote", post(vote))
        .route("/table/{id}/rematch", post(rematch))
        .route("/table/{id}/close", post(close))
}

/// The room of a table that an address names.
pub(crate) async fn room_of(app: &App, id: &str) -> Result<Arc<Room>, Problem> {
    let id: TableId = id.parse().map_err(|_| Problem::NoTable)?;
    app.room(id).await
}

/// The seat that a request names.
pub(crate) fn seat(letter: &str) -> Result<Seat, Problem> {
    letter.parse().map_err(|error: eureka_table::NoSeat| Problem::Malformed(error.to_string()))
}

/// The reply about a table after something was done there.
async fn at_table(client: &Client, room: &Room, visitor: &Visitor) -> Response {
    let path = format!("/table/{}", room.id());
    client.reply(&path, shown(room, visitor.person).await)
}

/// The reply about a version. Of several players at one screen, the one who has just acted goes on looking.
async fn at_version(
    client: &Client,
    room: &Room,
    visitor: &Visitor,
    seat: Option<Seat>,
    done: Result<u32, Problem>,
) -> Result<Response, Problem> {
    let several = seats_of(&room.look().await.table, visitor.person).len() > 1;
    let seat = seat.filter(|_| several).map(|seat| format!("?as={seat}")).unwrap_or_default();
    let path = format!("/table/{}", room.id());
    match done {
        Ok(version) => Ok(client.reply(&format!("{path}{seat}"), Json(Version { version }))),
        // Without script, the page itself shows that the table has moved on.
        Err(Problem::Stale { .. }) if client.is_page() => {
            Ok(client.reply(&format!("{path}?say=stale"), ()))
        }
        Err(problem) => Err(problem),
    }
}

/// Sits down at an open seat, or takes one's own back from a bot that stands in.
#[utoipa::path(post, path = "/api/v1/tables/{id}/sit", tag = "seats", request_body = Sit,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table", body = TableWithTalk)))]
pub(crate) async fn sit(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    client: Client,
    Sent(request): Sent<Sit>,
) -> Result<Response, Problem> {
    let room = room_of(&app, &id).await?;
    let wanted = request.seat.as_deref().map(seat).transpose()?;
    let (person, name, cookie) = match client.is_program() {
        true => {
            let met = visitor.met().ok_or(Problem::NotSeated)?;
            (met.id, met.name.clone(), None)
        }
        false => visitor.named(&app, request.name.as_deref().unwrap_or_default()).await?,
    };
    room.sit(&app, person, &name, wanted).await?;
    Ok(client.with(&app, cookie, at_table(&client, &room, &visitor).await))
}

/// Leaves an open table; in a game, a bot goes on in one's place until one sits down again.
#[utoipa::path(post, path = "/api/v1/tables/{id}/leave", tag = "seats",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table", body = TableWithTalk)))]
pub(crate) async fn leave(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    client: Client,
) -> Result<Response, Problem> {
    let room = room_of(&app, &id).await?;
    room.leave(&app, visitor.known()?).await?;
    Ok(at_table(&client, &room, &visitor).await)
}

/// Gives an open seat to a bot, or a seat to whoever comes: before the game, by who opened the table.
#[utoipa::path(post, path = "/api/v1/tables/{id}/offer", tag = "seats", request_body = Offer,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table", body = TableWithTalk)))]
pub(crate) async fn offer(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    client: Client,
    Sent(offer): Sent<Offer>,
) -> Result<Response, Problem> {
    let room = room_of(&app, &id).await?;
    let bot = offer.bot.as_deref().filter(|bot| !bot.is_empty());
    room.offer(&app, visitor.known()?, seat(&offer.seat)?, bot).await?;
    Ok(at_table(&client, &room, &visitor).await)
}

/// Begins the game, when every seat is taken: by who opened the table.
#[utoipa::path(post, path = "/api/v1/tables/{id}/begin", tag = "seats",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table", body = TableWithTalk)))]
pub(crate) async fn begin(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    client: Client,
) -> Result<Response, Problem> {
    let room = room_of(&app, &id).await?;
    room.begin(&app, visitor.known()?, None).await?;
    Ok(at_table(&client, &room, &visitor).await)
}

/// Votes for a bot to stand in for somebody who does not answer. When all other people at the table have, it does. Everybody has
/// time to think before that, and one person alone cannot vote against what the table has agreed on: too early is `too-soon`.
#[utoipa::path(post, path = "/api/v1/tables/{id}/vote", tag = "seats", request_body = AtSeat,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table", body = TableWithTalk)))]
pub(crate) async fn vote(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    client: Client,
    Sent(late): Sent<AtSeat>,
) -> Result<Response, Problem> {
    let room = room_of(&app, &id).await?;
    room.vote(&app, visitor.known()?, seat(&late.seat)?).await?;
    Ok(at_table(&client, &room, &visitor).await)
}

/// Gives the table up: before the game who opened it may, in a game the last person at it.
#[utoipa::path(post, path = "/api/v1/tables/{id}/close", tag = "seats",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table", body = TableWithTalk)))]
pub(crate) async fn close(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    client: Client,
) -> Result<Response, Problem> {
    let room = room_of(&app, &id).await?;
    room.close(&app, visitor.known()?).await?;
    let home = match room.look().await.play.kind() {
        GameKind::Innovation => "/",
        GameKind::SoloGame => "/inventions",
        GameKind::Companion | GameKind::BoxProfile => "/companion",
    };
    Ok(client.leave(home, shown(&room, visitor.person).await))
}

/// Plays again: opens a table with the same players, or names the one that another of them has opened.
#[utoipa::path(post, path = "/api/v1/tables/{id}/rematch", tag = "seats",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The new table", body = AtTable)))]
pub(crate) async fn rematch(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    client: Client,
) -> Result<Response, Problem> {
    let table = room_of(&app, &id).await?.rematch(&app, visitor.known()?).await?;
    Ok(client.leave(&format!("/table/{table}"), Json(AtTable { table: table.to_string() })))
}

/// Answers the question that stands at this version. When this comes back, the answer is stored.
#[utoipa::path(post, path = "/api/v1/tables/{id}/answer", tag = "game", request_body = AnswerRequest,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The version after it", body = Version),
        (status = 409, description = "`stale`: the table is at another version, which the problem names", content_type = "application/problem+json", body = eureka_protocol::problem::Problem)))]
pub(crate) async fn answer(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    client: Client,
    Sent(given): Sent<AnswerRequest>,
) -> Result<Response, Problem> {
    let room = room_of(&app, &id).await?;
    let asked = room.look().await.play.asked();
    let done = room.answer(&app, visitor.known()?, given.version, &given.answer).await;
    at_version(&client, &room, &visitor, asked, done).await
}

/// Takes one's last answer back, if that is fair: nothing hidden was shown by it, and nobody else has decided since.
#[utoipa::path(post, path = "/api/v1/tables/{id}/take-back", tag = "game", request_body = Version,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The version after it", body = Version)))]
pub(crate) async fn take_back(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    client: Client,
    Sent(at): Sent<Version>,
) -> Result<Response, Problem> {
    let room = room_of(&app, &id).await?;
    let done = room.take_back(&app, visitor.known()?, at.version).await;
    let asked = room.look().await.play.asked();
    at_version(&client, &room, &visitor, asked, done).await
}

/// Gives again what was taken back last, in games where anything can be taken back.
#[utoipa::path(post, path = "/api/v1/tables/{id}/redo", tag = "game", request_body = Version,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The version after it", body = Version)))]
pub(crate) async fn redo(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    client: Client,
    Sent(at): Sent<Version>,
) -> Result<Response, Problem> {
    let room = room_of(&app, &id).await?;
    let done = room.redo(&app, visitor.known()?, at.version).await;
    at_version(&client, &room, &visitor, None, done).await
}

/// Declares a game finished whose last answer could still be taken back.
#[utoipa::path(post, path = "/api/v1/tables/{id}/finish", tag = "game", request_body = Version,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The version after it", body = Version)))]
pub(crate) async fn finish(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    client: Client,
    Sent(at): Sent<Version>,
) -> Result<Response, Problem> {
    let room = room_of(&app, &id).await?;
    let done = room.finish(&app, visitor.known()?, at.version).await;
    at_version(&client, &room, &visitor, None, done).await
}

/// Corrects the table of a companion game: any of its fields, with a note why.
#[utoipa::path(post, path = "/api/v1/tables/{id}/correct", tag = "game", request_body = CorrectionRequest,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The version after it", body = Version)))]
pub(crate) async fn correct(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Json(request): Json<CorrectionRequest>,
) -> Result<Json<Version>, Problem> {
    let room = room_of(&app, &id).await?;
    let (version, correction) = (request.version, request.correction);
    let version = room.correct(&app, visitor.known()?, version, &correction).await?;
    Ok(Json(Version { version }))
}

/// Says something at the table.
#[utoipa::path(post, path = "/api/v1/tables/{id}/say", tag = "seats", request_body = Saying,
    params(("id" = String, Path, description = "The table")),
    responses((status = 204, description = "It was said")))]
pub(crate) async fn say(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    client: Client,
    Sent(saying): Sent<Saying>,
) -> Result<Response, Problem> {
    let room = room_of(&app, &id).await?;
    room.say(&app, visitor.known()?, visitor.client, &saying.text).await?;
    Ok(client.done(&format!("/table/{id}")))
}
