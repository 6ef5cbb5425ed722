//! The handlers of every action at a table, shared by pages and programs. Only the form for corrections is the companion's own.
//!
//! Each handler serves two paths: `/table/{id}/…` for the forms of a page, and `/api/v1/tables/{id}/…` for JSON.
//! [`FormOrJson`] reads either kind of body, and [`Client`] chooses the kind of reply.
//!
//! The doc comment of a handler with `utoipa::path` is published in the description of the API, and its function name is the
//! operation id there.

use crate::api::tables::table_response;
use crate::app::App;
use crate::http::client::{Client, FormOrJson, is_form};
use crate::http::problem::Problem;
use crate::http::visitor::{Screen, Visitor};
use crate::pages::home::Fields;
use crate::room::{Answering, GameKind, Given, Room};
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use axum::{Json, Router};
use eureka_protocol::game::{AnswerRequest, Answered, CorrectionRequest, Version};
use eureka_protocol::table::{AtSeat, AtTable, Offer, Resign, Saying, Sit, TableWithTalk};
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
        .route("/table/{id}/name", post(name))
        .route("/table/{id}/offer", post(offer))
        .route("/table/{id}/begin", post(begin))
        .route("/table/{id}/say", post(say))
        .route("/table/{id}/vote", post(vote))
        .route("/table/{id}/resign", post(resign))
        .route("/table/{id}/hand-over", post(hand_over))
        .route("/table/{id}/rematch", post(rematch))
        .route("/table/{id}/close", post(close))
}

/// The room of the table with this id.
pub(crate) async fn room_of(app: &App, id: &str) -> Result<Arc<Room>, Problem> {
    let id: TableId = id.parse().map_err(|_| Problem::NoTable)?;
    app.room(id).await
}

/// The seat with this letter.
pub(crate) fn parse_seat(letter: &str) -> Result<Seat, Problem> {
    letter.parse().map_err(|error: eureka_table::NoSeat| Problem::Malformed(error.to_string()))
}

/// A request about a table: its room, the person who sends it, and the kind of client.
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
    /// The person who sends the request; an error for an unknown visitor.
    fn person(&self) -> Result<PersonId, Problem> {
        self.visitor.require_person()
    }

    /// The path of the table's page.
    fn path(&self) -> String {
        format!("/table/{}", self.room.id())
    }

    /// The reply after an action at the table: the table itself, for programs.
    async fn reply_with_table(&self) -> Response {
        self.reply_with_notice(None).await
    }

    /// The same, with a notice on the page that follows.
    async fn reply_with_notice(&self, notice: Option<&str>) -> Response {
        let path = match notice {
            Some(word) => format!("{}?say={word}", self.path()),
            None => self.path(),
        };
        self.client.reply(&path, table_response(&self.room, self.visitor.person).await)
    }

    /// The reply after an action in the game: the new version, for programs.
    fn reply_with_version(&self, done: Result<u32, Problem>) -> Result<Response, Problem> {
        let (client, path) = (self.client, self.path());
        match done {
            Ok(version) => Ok(client.reply(&path, Json(Version { version }))),
            // Without JavaScript, the page itself says that the table has moved on.
            Err(problem @ Problem::Stale { .. }) if client.is_page() => Ok(self.notify(&problem)),
            Err(problem) => Err(problem),
        }
    }

    /// The reply for a browser without the script, whose page tells the problem beside the question.
    fn notify(&self, problem: &Problem) -> Response {
        self.client.reply(&format!("{}?say={}", self.path(), problem.word()), ())
    }
}

/// Sits down at an open seat, or takes your own seat back from a bot that stands in. When the last free seat is taken, the game
/// begins by itself.
#[utoipa::path(post, path = "/api/v1/tables/{id}/sit", tag = "seats", request_body = Sit,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table", body = TableWithTalk)))]
pub(crate) async fn sit(
    request: TableRequest,
    FormOrJson(body): FormOrJson<Sit>,
) -> Result<Response, Problem> {
    let wanted = body.seat.as_deref().map(parse_seat).transpose()?;
    let (person, name, cookie) = match request.client.is_program() {
        true => {
            let person = request.visitor.person_row().ok_or(Problem::NotSeated)?;
            (person.id, person.name.clone(), None)
        }
        false => {
            request
                .visitor
                .get_or_create(&request.app, body.name.as_deref().unwrap_or_default())
                .await?
        }
    };
    let reply = match request.room.sit(&request.app, person, &name, wanted).await {
        Ok(()) => request.reply_with_table().await,
        // The page of the invitation says what became of it, and what can be done instead.
        Err(Problem::SeatTaken(_) | Problem::State(_)) if request.client.is_page() => {
            let invitation = format!("/invitation/{}?say=taken", request.room.id());
            request.client.leave(&invitation, ())
        }
        Err(problem) => return Err(problem),
    };
    Ok(request.client.with(&request.app, cookie, reply))
}

/// Leaves an open table. In a running game, a bot stands in for you until you sit down again, or you give up: the option `absent`
/// of the table says which.
#[utoipa::path(post, path = "/api/v1/tables/{id}/leave", tag = "seats",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table", body = TableWithTalk)))]
pub(crate) async fn leave(request: TableRequest) -> Result<Response, Problem> {
    request.room.leave(&request.app, request.person()?).await?;
    let has_begun = request.room.look().await.play.has_begun();
    Ok(request.reply_with_notice((!has_begun).then_some("left")).await)
}

/// `POST /table/{id}/name`: changes the visitor's name, also at this table before its game.
async fn name(
    request: TableRequest,
    FormOrJson(fields): FormOrJson<Fields>,
) -> Result<Response, Problem> {
    request.person()?;
    let wanted = fields.text("name");
    let (person, name, _) = request.visitor.get_or_create(&request.app, wanted).await?;
    request.room.rename(&request.app, person, &name).await?;
    Ok(request.client.done(&request.path()))
}

/// Gives an open seat to a bot, or opens a seat to anybody. A bot at the last free seat begins the game. Only the person who opened the table may do this, before the game.
#[utoipa::path(post, path = "/api/v1/tables/{id}/offer", tag = "seats", request_body = Offer,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table", body = TableWithTalk)))]
pub(crate) async fn offer(
    request: TableRequest,
    FormOrJson(offer): FormOrJson<Offer>,
) -> Result<Response, Problem> {
    let bot = offer.bot.as_deref().filter(|bot| !bot.is_empty());
    request.room.offer(&request.app, request.person()?, parse_seat(&offer.seat)?, bot).await?;
    Ok(request.reply_with_notice(bot.is_none().then_some("cleared")).await)
}

/// Begins the game of a full table that still waits. A game begins by itself when its last seat is taken; this is only for tables
/// that an earlier version of the server left waiting. A game that has begun stays as it is. Only the person who opened the table
/// may do this.
#[utoipa::path(post, path = "/api/v1/tables/{id}/begin", tag = "seats",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table", body = TableWithTalk)))]
pub(crate) async fn begin(request: TableRequest) -> Result<Response, Problem> {
    request.room.begin(&request.app, request.person()?, None).await?;
    Ok(request.reply_with_table().await)
}

/// Votes a player out who does not answer, once all other people at the table have voted: a bot stands in, or the player has given
/// up, as the option `absent` of the table says. Every player has time to think first: an earlier vote is refused with `too-soon`.
/// The vote of a single opponent is refused, with `no-vote` if the table sets no time for an answer, and otherwise because the time
/// decides.
#[utoipa::path(post, path = "/api/v1/tables/{id}/vote", tag = "seats", request_body = AtSeat,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table", body = TableWithTalk)))]
pub(crate) async fn vote(
    request: TableRequest,
    FormOrJson(late): FormOrJson<AtSeat>,
) -> Result<Response, Problem> {
    request.room.vote(&request.app, request.person()?, parse_seat(&late.seat)?).await?;
    Ok(request.reply_with_table().await)
}

/// Gives up: you are out of the game, whoever is asked at the moment. The others play on; the last one left wins.
#[utoipa::path(post, path = "/api/v1/tables/{id}/resign", tag = "game", request_body = Resign,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table", body = TableWithTalk)))]
pub(crate) async fn resign(
    request: TableRequest,
    FormOrJson(resign): FormOrJson<Resign>,
) -> Result<Response, Problem> {
    let seat = resign.seat.as_deref().map(parse_seat).transpose()?;
    request.room.resign(&request.app, &request.visitor.presence(), seat).await?;
    Ok(request.reply_with_table().await)
}

/// `POST /table/{id}/hand-over`: the player at a seat takes over the screen that several players share.
async fn hand_over(
    request: TableRequest,
    FormOrJson(next): FormOrJson<AtSeat>,
) -> Result<Response, Problem> {
    let (person, seat) = (request.person()?, parse_seat(&next.seat)?);
    request.room.hand_over(person, seat).await?;
    let cookie = Some(Screen::taken(&request.app, request.room.id(), seat));
    let reply = request.client.leave(&request.path(), ());
    Ok(request.client.with(&request.app, cookie, reply))
}

/// Closes the table. Before the game only the person who opened it may do so, in a game only the last person at it.
#[utoipa::path(post, path = "/api/v1/tables/{id}/close", tag = "seats",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table", body = TableWithTalk)))]
pub(crate) async fn close(request: TableRequest) -> Result<Response, Problem> {
    request.room.close(&request.app, request.person()?).await?;
    // The page of a closed table says that it is closed. A companion game is closed to begin another one.
    let next = match request.room.look().await.play.kind() {
        kind @ (GameKind::Companion | GameKind::BoxProfile) => kind.start_page().to_owned(),
        GameKind::Innovation | GameKind::SoloGame => request.path(),
    };
    Ok(request.client.leave(&next, table_response(&request.room, request.visitor.person).await))
}

/// Plays again: opens a table with the same players, or returns the one that another of them has opened already.
#[utoipa::path(post, path = "/api/v1/tables/{id}/rematch", tag = "seats",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The new table", body = AtTable)))]
pub(crate) async fn rematch(request: TableRequest) -> Result<Response, Problem> {
    let table = request.room.rematch(&request.app, request.person()?).await?;
    Ok(request.client.leave(&format!("/table/{table}"), Json(AtTable { table: table.to_string() })))
}

/// Answers the question that is open at this version. A successful response means that the answer is stored. Where several cards are
/// named one after the other, one request may name them all.
#[utoipa::path(post, path = "/api/v1/tables/{id}/answer", tag = "game", request_body = AnswerRequest,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The version after it, and the number of answers given", body = Answered),
        (status = 409, description = "`stale`: the table is at another version, which the problem names", content_type = "application/problem+json", body = eureka_protocol::problem::Problem)))]
pub(crate) async fn answer(
    request: TableRequest,
    SentAnswers(sent): SentAnswers,
) -> Result<Response, Problem> {
    let seat = sent.seat.as_deref().map(parse_seat).transpose()?;
    let by = Answering { presence: &request.visitor.presence(), seat };
    let answers = [&sent.answer].into_iter().chain(&sent.then);
    let answers: Vec<&str> = answers.map(|answer| answer.trim()).collect();
    let given = match request.room.answer(&request.app, by, sent.version, &answers).await {
        Ok(given) => given,
        Err(problem) => return request.reply_with_version(Err(problem)),
    };
    let Given { version, count, is_interrupted } = given;
    match request.client {
        Client::Script if is_interrupted => Err(Problem::Interrupted),
        Client::Page if is_interrupted => Ok(request.notify(&Problem::Interrupted)),
        client => Ok(client.reply(&request.path(), Json(Answered { version, given: count }))),
    }
}

/// The answers that a request sends, as a form or as JSON. A form has a field `answer` for each of them.
pub(crate) struct SentAnswers(AnswerRequest);

impl FromRequest<App> for SentAnswers {
    type Rejection = Response;

    async fn from_request(request: Request, app: &App) -> Result<SentAnswers, Response> {
        if !is_form(&request) {
            let FormOrJson(sent) = FormOrJson::from_request(request, app).await?;
            return Ok(SentAnswers(sent));
        }
        let FormOrJson(fields) = FormOrJson::<Fields>::from_request(request, app).await?;
        let missing =
            |name: &str| Problem::Malformed(format!("the form has no {name}")).into_response();
        let version = fields.get("version").and_then(|version| version.parse().ok());
        let answers = fields.0.iter().filter(|(name, _)| name == "answer");
        let mut answers = answers.map(|(_, answer)| answer.clone());
        Ok(SentAnswers(AnswerRequest {
            version: version.ok_or_else(|| missing("version"))?,
            answer: answers.next().ok_or_else(|| missing("answer"))?,
            then: answers.collect(),
            seat: fields.get("seat").map(str::to_owned),
        }))
    }
}

/// Takes back your last answer, if it revealed nothing hidden and nobody else has decided since.
#[utoipa::path(post, path = "/api/v1/tables/{id}/take-back", tag = "game", request_body = Version,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The version after it", body = Version)))]
pub(crate) async fn take_back(
    request: TableRequest,
    FormOrJson(of): FormOrJson<Version>,
) -> Result<Response, Problem> {
    let by = request.visitor.presence();
    let done = request.room.take_back(&request.app, Answering::of(&by), of.version).await;
    request.reply_with_version(done)
}

/// Redoes the answer that was taken back last, in games where any answer can be taken back.
#[utoipa::path(post, path = "/api/v1/tables/{id}/redo", tag = "game", request_body = Version,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The version after it", body = Version)))]
pub(crate) async fn redo(
    request: TableRequest,
    FormOrJson(of): FormOrJson<Version>,
) -> Result<Response, Problem> {
    let by = request.visitor.presence();
    let done = request.room.redo(&request.app, Answering::of(&by), of.version).await;
    request.reply_with_version(done)
}

/// Declares a game finished, in games that end only then. Until then its last answer can be taken back.
#[utoipa::path(post, path = "/api/v1/tables/{id}/finish", tag = "game", request_body = Version,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The version after it", body = Version)))]
pub(crate) async fn finish(
    request: TableRequest,
    FormOrJson(of): FormOrJson<Version>,
) -> Result<Response, Problem> {
    let by = request.visitor.presence();
    let done = request.room.finish(&request.app, Answering::of(&by), of.version).await;
    request.reply_with_version(done)
}

/// Corrects the board of a companion game: any of its fields, with a note that gives the reason.
#[utoipa::path(post, path = "/api/v1/tables/{id}/correct", tag = "game", request_body = CorrectionRequest,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The version after it", body = Version)))]
pub(crate) async fn correct(
    request: TableRequest,
    Json(body): Json<CorrectionRequest>,
) -> Result<Json<Version>, Problem> {
    let (version, correction) = (body.version, body.correction);
    let by = request.visitor.presence();
    let by = Answering::of(&by);
    let version = request.room.correct(&request.app, by, version, &correction).await?;
    Ok(Json(Version { version }))
}

/// Sends a chat message to the table.
#[utoipa::path(post, path = "/api/v1/tables/{id}/say", tag = "seats", request_body = Saying,
    params(("id" = String, Path, description = "The table")),
    responses((status = 204, description = "It was said")))]
pub(crate) async fn say(
    request: TableRequest,
    FormOrJson(saying): FormOrJson<Saying>,
) -> Result<Response, Problem> {
    request
        .room
        .say(&request.app, request.person()?, request.visitor.client_ip, &saying.text)
        .await?;
    Ok(request.client.done(&request.path()))
}
