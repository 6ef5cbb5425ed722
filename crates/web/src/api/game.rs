//! Reading the game at a table: views, answers, hints, records, replays and analyses.

use crate::actions::{parse_seat, room_of};
use crate::app::App;
use crate::http::problem::Problem;
use crate::http::visitor::Visitor;
use crate::replay::{AnyPast, Progress, past_of, require_hint};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use eureka_protocol::analysis::{self, Replayed};
use eureka_protocol::game::{Answers, Hint, View};
use eureka_store::{Table, TableState};
use eureka_table::{ONLOOKER, Seat};
use serde::Deserialize;
use std::sync::Arc;
use utoipa::IntoParams;

/// The number of answers that a hint names.
const MAX_HINT_ANSWERS: usize = 3;

/// The query with the seat from whose perspective a program looks.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct SeatQuery {
    /// The seat, if you have several. Without it your first seat, or the view of an onlooker if you have none.
    seat: Option<String>,
}

/// The query for a moment of a game.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct ReplayQuery {
    /// The number of answers given before it. Without it, all answers.
    at: Option<usize>,
    /// The perspective: a seat, `onlooker`, or `all` for everything. Until the game is over, only your own seat and `onlooker`
    /// are allowed. Without it your own seat, or the most that you may see.
    seat: Option<String>,
}

impl SeatQuery {
    /// The seat from whose perspective the visitor sees the table. A seat of somebody else is refused, and so is one whose player
    /// has not taken over the screen.
    pub(super) fn of(&self, visitor: &Visitor, table: &Table) -> Result<Seat, Problem> {
        let presence = visitor.presence();
        let visible = presence.visible(table);
        match &self.seat {
            None => Ok(visible.first().unwrap_or(ONLOOKER)),
            Some(letter) => {
                let wanted = parse_seat(letter)?;
                match visible.has(wanted) {
                    true => Ok(wanted),
                    false if presence.seats(table).has(wanted) => Err(Problem::HandOver(wanted)),
                    false => Err(Problem::NotSeated),
                }
            }
        }
    }
}

/// The game as your seat sees it.
#[utoipa::path(get, path = "/api/v1/tables/{id}/view", tag = "game",
    params(("id" = String, Path, description = "The table"), SeatQuery),
    responses((status = 200, description = "The view", body = View)))]
pub(super) async fn view(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<SeatQuery>,
) -> Result<Json<View>, Problem> {
    let room = room_of(&app, &id).await?;
    let state = room.look().await;
    let seat = query.of(&visitor, &state.table)?;
    Ok(Json(state.snapshot()?.view(&state.table, seat)))
}

/// The open question, and its answers if your seat is asked.
#[utoipa::path(get, path = "/api/v1/tables/{id}/answers", tag = "game",
    params(("id" = String, Path, description = "The table"), SeatQuery),
    responses((status = 200, description = "The answers", body = Answers)))]
pub(super) async fn answers(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<SeatQuery>,
) -> Result<Json<Answers>, Problem> {
    let room = room_of(&app, &id).await?;
    let state = room.look().await;
    let seat = query.of(&visitor, &state.table)?;
    Ok(Json(state.snapshot()?.answers(&state.table, seat)))
}

/// A hint: the best answers to the question that you are asked, found by a search that knows only what your seat may know.
#[utoipa::path(get, path = "/api/v1/tables/{id}/hint", tag = "game",
    params(("id" = String, Path, description = "The table"), SeatQuery),
    responses((status = 200, description = "The best answers", body = Hint)))]
pub(super) async fn hint(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<SeatQuery>,
) -> Result<Json<Hint>, Problem> {
    let room = room_of(&app, &id).await?;
    let (version, past, asked) = {
        let state = room.look().await;
        let (own, past) = (query.of(&visitor, &state.table)?, past_of(&state)?);
        let asked = require_hint(&state, &visitor.presence(), Some(own))?;
        (state.table.version, past, asked)
    };
    let _permit = app.rate_limits.hint(visitor.client_ip)?;
    let at = past.last();
    let opinion = app.opinion(past, at, Some(asked)).await?;
    Ok(Json(Hint { version, best: opinion.best(MAX_HINT_ANSWERS) }))
}

/// The record of a finished game: its set-up and its answers, from which it can be replayed.
#[utoipa::path(get, path = "/api/v1/tables/{id}/record", tag = "game",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The record", body = serde_json::Value)))]
pub(super) async fn record(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<serde_json::Value>, Problem> {
    Ok(Json(finished(&app, &id).await?.record().1))
}

/// The record as TOML, which `eureka replay` and `eureka analyze` read.
#[utoipa::path(get, path = "/api/v1/tables/{id}/record.toml", tag = "game",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The record", body = String, content_type = "application/toml")))]
pub(super) async fn record_text(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let text = finished(&app, &id).await?.record().0;
    Ok(crate::http::file::toml(&format!("eureka-{id}.toml"), text))
}

/// Any moment of a game as a seat saw it, with the answer that was given there.
/// Of a finished game everything can be seen, of a running one only what your own seat, or an onlooker, has seen.
#[utoipa::path(get, path = "/api/v1/tables/{id}/replay", tag = "game",
    params(("id" = String, Path, description = "The table"), ReplayQuery),
    responses((status = 200, description = "The moment", body = Replayed)))]
pub(super) async fn replay(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<ReplayQuery>,
) -> Result<Json<Replayed>, Problem> {
    let room = room_of(&app, &id).await?;
    let past = past_of(&*room.look().await)?;
    let perspective = past.perspective_named(query.seat.as_deref(), &visitor.presence())?;
    let last = past.last();
    let at = query.at.unwrap_or(last);
    if at > last {
        let text = format!("this game has {last} answers: there is no moment {at}");
        return Err(Problem::Malformed(text));
    }
    let replayed = app.replay_pool.work(move || past.replayed(at, perspective)).await?;
    Ok(Json(replayed))
}

/// The value of every decision of a finished game. An analysis takes some seconds: until then `ready` is false. Ask again.
#[utoipa::path(get, path = "/api/v1/tables/{id}/analysis", tag = "game",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The analysis, or its progress", body = analysis::Progress)))]
pub(super) async fn analysis(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<analysis::Progress>, Problem> {
    let past = finished(&app, &id).await?;
    let of = past.last();
    Ok(Json(match past.analysis(&app).ok_or(Problem::NoAnalysis)? {
        Progress::Ready(ready) => {
            let ready = app.replay_pool.work(move || ready.wire()).await?;
            analysis::Progress { ready: true, done: of, of, analysis: ready }
        }
        Progress::Thinking { done, of } => {
            analysis::Progress { ready: false, done, of, analysis: Default::default() }
        }
        Progress::Busy => return Err(Problem::Full),
        Progress::Failed => return Err(Problem::Internal),
    }))
}

/// The history of a finished game, of which everything may be told; an error if the game is not finished.
async fn finished(app: &App, id: &str) -> Result<Arc<dyn AnyPast>, Problem> {
    let room = room_of(app, id).await?;
    if room.look().await.table.state != TableState::Finished {
        // Another server may have stored the last answer, and the news of it may still be on its way.
        room.read_on(&app.store).await?;
    }
    let state = room.look().await;
    let past = past_of(&state)?;
    match state.table.state {
        TableState::Finished => Ok(past),
        _ => Err(Problem::NotOver),
    }
}
