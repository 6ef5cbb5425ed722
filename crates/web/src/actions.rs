//! Everything that can be done at a table, for pages and programs alike; only the form for corrections is the companion's own.
//!
//! Each handler serves two addresses: `/table/{id}/…`, to which the forms of a page are sent, and `/api/v1/tables/{id}/…` for JSON. What they
//! take and what they reply is told apart by [`Sent`] and [`Client`].

use crate::api::tables::shown;
use crate::app::App;
use crate::http::client::{Client, Sent};
use crate::http::problem::Problem;
use crate::http::visitor::Visitor;
use crate::room::{Room, seats_of};
use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use axum::response::Response;
use axum::routing::post;
use axum::{Json, Router};
use eureka_protocol::game::{AnswerRequest, CorrectionRequest, Version};
use eureka_protocol::table::{AtSeat, AtTable, Offer, Saying, Sit, TableWithTalk};
use eureka_store::{PersonId, TableId};
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

/// A request about a table.
pub(crate) struct TableRequest {
    app: App,
    room: Arc<Room>,
    visitor: Visitor,
    client: Client,
}

impl FromRequestParts<App> for TableRequest {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<TableRequest, Problem> {
        let Path(id) =
            Path::<String>::from_request_parts(parts, app).await.map_err(|_| Problem::NoTable)?;
        let visitor = Visitor::from_request_parts(parts, app).await?;
        let Ok(client) = Client::from_request_parts(parts, app).await;
        Ok(TableRequest { app: app.clone(), room: room_of(app, &id).await?, visitor, client })
    }
}

impl TableRequest {
    /// The person who asks.
    fn person(&self) -> Result<PersonId, Problem> {
        self.visitor.known()
    }

    /// The page of the table.
    fn path(&self) -> String {
        format!("/table/{}", self.room.id())
    }

    /// The reply about the table after something was done there.
    async fn at_table(&self) -> Response {
        self.client.reply(&self.path(), shown(&self.room, self.visitor.person).await)
    }

    /// The reply about a version. Of several players at one screen, the one who has just acted goes on looking.
    async fn at_version(
        &self,
        seat: Option<Seat>,
        done: Result<u32, Problem>,
    ) -> Result<Response, Problem> {
        let several = seats_of(&self.room.look().await.table, self.visitor.person).len() > 1;
        let seat = seat.filter(|_| several).map(|seat| format!("?as={seat}")).unwrap_or_default();
        let (client, path) = (self.client, self.path());
        match done {
            Ok(version) => Ok(client.reply(&format!("{path}{seat}"), Json(Version { version }))),
            // Without script, the page itself shows that the table has moved on.
            Err(Problem::Stale { .. }) if client.is_page() => {
                Ok(client.reply(&format!("{path}?say=stale"), ()))
            }
            Err(problem) => Err(problem),
        }
    }
}

/// Sits down at an open seat, or takes one's own back from a bot that stands in.
#[utoipa::path(post, path = "/api/v1/tables/{id}/sit", tag = "seats", request_body = Sit,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table", body = TableWithTalk)))]
pub(crate) async fn sit(at: TableRequest, Sent(request): Sent<Sit>) -> Result<Response, Problem> {
    let wanted = request.seat.as_deref().map(seat).transpose()?;
    let (person, name, cookie) = match at.client.is_program() {
        true => {
            let met = at.visitor.met().ok_or(Problem::NotSeated)?;
            (met.id, met.name.clone(), None)
        }
        false => at.visitor.named(&at.app, request.name.as_deref().unwrap_or_default()).await?,
    };
    at.room.sit(&at.app, person, &name, wanted).await?;
    Ok(at.client.with(&at.app, cookie, at.at_table().await))
}

/// Leaves an open table; in a game, a bot goes on in one's place until one sits down again.
#[utoipa::path(post, path = "/api/v1/tables/{id}/leave", tag = "seats",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table", body = TableWithTalk)))]
pub(crate) async fn leave(at: TableRequest) -> Result<Response, Problem> {
    at.room.leave(&at.app, at.person()?).await?;
    Ok(at.at_table().await)
}

/// Gives an open seat to a bot, or a seat to whoever comes: before the game, by who opened the table.
#[utoipa::path(post, path = "/api/v1/tables/{id}/offer", tag = "seats", request_body = Offer,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table", body = TableWithTalk)))]
pub(crate) async fn offer(at: TableRequest, Sent(offer): Sent<Offer>) -> Result<Response, Problem> {
    let bot = offer.bot.as_deref().filter(|bot| !bot.is_empty());
    at.room.offer(&at.app, at.person()?, seat(&offer.seat)?, bot).await?;
    Ok(at.at_table().await)
}

/// Begins the game, when every seat is taken: by who opened the table.
#[utoipa::path(post, path = "/api/v1/tables/{id}/begin", tag = "seats",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table", body = TableWithTalk)))]
pub(crate) async fn begin(at: TableRequest) -> Result<Response, Problem> {
    at.room.begin(&at.app, at.person()?, None).await?;
    Ok(at.at_table().await)
}

/// Votes for a bot to stand in for somebody who does not answer. When all other people at the table have, it does. Everybody has
/// time to think before that, and one person alone cannot vote against what the table has agreed on: too early is `too-soon`.
#[utoipa::path(post, path = "/api/v1/tables/{id}/vote", tag = "seats", request_body = AtSeat,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table", body = TableWithTalk)))]
pub(crate) async fn vote(at: TableRequest, Sent(late): Sent<AtSeat>) -> Result<Response, Problem> {
    at.room.vote(&at.app, at.person()?, seat(&late.seat)?).await?;
    Ok(at.at_table().await)
}

/// Gives the table up: before the game who opened it may, in a game the last person at it.
#[utoipa::path(post, path = "/api/v1/tables/{id}/close", tag = "seats",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table", body = TableWithTalk)))]
pub(crate) async fn close(at: TableRequest) -> Result<Response, Problem> {
    at.room.close(&at.app, at.person()?).await?;
    let start = at.room.look().await.play.kind().start_page();
    Ok(at.client.leave(start, shown(&at.room, at.visitor.person).await))
}

/// Plays again: opens a table with the same players, or names the one that another of them has opened.
#[utoipa::path(post, path = "/api/v1/tables/{id}/rematch", tag = "seats",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The new table", body = AtTable)))]
pub(crate) async fn rematch(at: TableRequest) -> Result<Response, Problem> {
    let table = at.room.rematch(&at.app, at.person()?).await?;
    Ok(at.client.leave(&format!("/table/{table}"), Json(AtTable { table: table.to_string() })))
}

/// Answers the question that stands at this version. When this comes back, the answer is stored.
#[utoipa::path(post, path = "/api/v1/tables/{id}/answer", tag = "game", request_body = AnswerRequest,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The version after it", body = Version),
        (status = 409, description = "`stale`: the table is at another version, which the problem names", content_type = "application/problem+json", body = eureka_protocol::problem::Problem)))]
pub(crate) async fn answer(
    at: TableRequest,
    Sent(given): Sent<AnswerRequest>,
) -> Result<Response, Problem> {
    let asked = at.room.look().await.play.asked();
    let done = at.room.answer(&at.app, at.person()?, given.version, &given.answer).await;
    at.at_version(asked, done).await
}

/// Takes one's last answer back, if that is fair: nothing hidden was shown by it, and nobody else has decided since.
#[utoipa::path(post, path = "/api/v1/tables/{id}/take-back", tag = "game", request_body = Version,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The version after it", body = Version)))]
pub(crate) async fn take_back(
    at: TableRequest,
    Sent(of): Sent<Version>,
) -> Result<Response, Problem> {
    let done = at.room.take_back(&at.app, at.person()?, of.version).await;
    let asked = at.room.look().await.play.asked();
    at.at_version(asked, done).await
}

/// Gives again what was taken back last, in games where anything can be taken back.
#[utoipa::path(post, path = "/api/v1/tables/{id}/redo", tag = "game", request_body = Version,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The version after it", body = Version)))]
pub(crate) async fn redo(at: TableRequest, Sent(of): Sent<Version>) -> Result<Response, Problem> {
    let done = at.room.redo(&at.app, at.person()?, of.version).await;
    at.at_version(None, done).await
}

/// Declares a game finished whose last answer could still be taken back.
#[utoipa::path(post, path = "/api/v1/tables/{id}/finish", tag = "game", request_body = Version,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The version after it", body = Version)))]
pub(crate) async fn finish(at: TableRequest, Sent(of): Sent<Version>) -> Result<Response, Problem> {
    let done = at.room.finish(&at.app, at.person()?, of.version).await;
    at.at_version(None, done).await
}

/// Corrects the table of a companion game: any of its fields, with a note why.
#[utoipa::path(post, path = "/api/v1/tables/{id}/correct", tag = "game", request_body = CorrectionRequest,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The version after it", body = Version)))]
pub(crate) async fn correct(
    at: TableRequest,
    Json(request): Json<CorrectionRequest>,
) -> Result<Json<Version>, Problem> {
    let (version, correction) = (request.version, request.correction);
    let version = at.room.correct(&at.app, at.person()?, version, &correction).await?;
    Ok(Json(Version { version }))
}

/// Says something at the table.
#[utoipa::path(post, path = "/api/v1/tables/{id}/say", tag = "seats", request_body = Saying,
    params(("id" = String, Path, description = "The table")),
    responses((status = 204, description = "It was said")))]
pub(crate) async fn say(at: TableRequest, Sent(saying): Sent<Saying>) -> Result<Response, Problem> {
    at.room.say(&at.app, at.person()?, at.visitor.client, &saying.text).await?;
    Ok(at.client.done(&at.path()))
}
