//! The game at a table: views, answers, hints, records.

use crate::api::deeds::seat;
use crate::api::tables::room;
use crate::app::App;
use crate::http::problem::Problem;
use crate::http::visitor::Visitor;
use crate::innovation::options::Options;
use crate::innovation::sight::seen;
use crate::replay::may_be_hinted;
use crate::room::{Inside, answers_himself, seats_of};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use eureka_bots::innovation::Evaluation;
use eureka_bots::{Budget, Luck, Search, Seen, Style};
use eureka_innovation::{Game, ONLOOKER};
use eureka_protocol::game::{Answers, GameView, Hint, HintedAnswer, View};
use eureka_protocol::innovation;
use eureka_store::{State as Stage, Table};
use eureka_table::Seat;
use rand_core::SeedableRng;
use serde::Deserialize;
use utoipa::IntoParams;

/// How long a hint is thought about: as long as an expert thinks.
const HINT: Budget = Budget::iterations(2_000);

/// How many of the best answers a hint names.
const BEST: usize = 3;

/// Through whose eyes.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Eyes {
    /// The seat, where one has several; otherwise one's own, and without a seat those of somebody who looks on.
    seat: Option<String>,
}

/// The game as one's seat sees it.
#[utoipa::path(get, path = "/api/v1/tables/{id}/view", tag = "game",
    params(("id" = String, Path, description = "The table"), Eyes),
    responses((status = 200, description = "The view", body = View)))]
pub(super) async fn view(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
) -> Result<Json<View>, Problem> {
    let room = room(&app, &id).await?;
    let inside = room.look().await;
    let seat = eyes.of(&visitor, &inside.table)?;
    let view = view_of(&inside.table, &inside.options, game(&inside)?, seat);
    let may_take_back = inside.retractable() == Some(seat);
    Ok(Json(View { moment: inside.moment(), may_take_back, ..view }))
}

/// The open question, and its answers if one's own seat is asked.
#[utoipa::path(get, path = "/api/v1/tables/{id}/answers", tag = "game",
    params(("id" = String, Path, description = "The table"), Eyes),
    responses((status = 200, description = "The answers", body = Answers)))]
pub(super) async fn answers(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
) -> Result<Json<Answers>, Problem> {
    let room = room(&app, &id).await?;
    let inside = room.look().await;
    let seat = eyes.of(&visitor, &inside.table)?;
    Ok(Json(answers_of(&inside.table, game(&inside)?, seat)))
}

/// What the search would answer to one's own question, by what one's seat can know.
#[utoipa::path(get, path = "/api/v1/tables/{id}/hint", tag = "game",
    params(("id" = String, Path, description = "The table"), Eyes),
    responses((status = 200, description = "The best answers", body = Hint)))]
pub(super) async fn hint(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
) -> Result<Json<Hint>, Problem> {
    let room = room(&app, &id).await?;
    let (version, game, moment) = {
        let inside = room.look().await;
        let own = eyes.of(&visitor, &inside.table)?;
        let game = *game(&inside)?;
        match game.asked() {
            None => return Err(Problem::State(inside.table.state.to_string())),
            Some(asked) if asked != own => return Err(Problem::NotAsked(asked)),
            Some(asked) => {
                let seats = seats_of(&inside.table, visitor.person);
                may_be_hinted(&inside.table, &inside.options, seats, Some(asked))?;
                (inside.table.version, game, inside.moment())
            }
        }
    };
    let _place = app.gates.hint(visitor.client)?;
    let best = app.analysts.work(move || think(&game, moment, HINT)).await.ok_or(Problem::Ours)?;
    Ok(Json(Hint { version, best }))
}

/// The best answers after so much thought. The search deals the game anew, so what is hidden from the seat that is asked makes no difference.
pub(super) fn think(game: &Game, moment: usize, budget: Budget) -> Vec<HintedAnswer> {
    let Some(seen) = Seen::of(game, moment) else { return Vec::new() };
    // The same question gets the same hint.
    let luck = Luck::seed_from_u64(moment as u64);
    let judge = Evaluation::learned(game.rules());
    let thought = Search::new(judge, Style::LED, budget, luck).think(seen);
    let best = thought.looks.iter().take(BEST);
    best.map(|look| HintedAnswer {
        answer: game.write(look.answer),
        chance: look.chance,
        visits: look.visits,
    })
    .collect()
}

/// The record of a finished game: its set-up and its answers, from which it can be played again.
#[utoipa::path(get, path = "/api/v1/tables/{id}/record", tag = "game",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The record", body = serde_json::Value)))]
pub(super) async fn record(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<eureka_innovation::Record>, Problem> {
    Ok(Json(recorded(&app, &id).await?))
}

/// The same as a text in TOML, as `eureka replay` and `eureka analyse` read it.
#[utoipa::path(get, path = "/api/v1/tables/{id}/record.toml", tag = "game",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The record", body = String, content_type = "application/toml")))]
pub(super) async fn record_text(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let text = recorded(&app, &id).await?.write();
    let file = format!("attachment; filename=\"eureka-{id}.toml\"");
    let headers = [(CONTENT_TYPE, "application/toml".to_owned()), (CONTENT_DISPOSITION, file)];
    Ok((headers, text).into_response())
}

/// The record, which tells everything, so only of a game that nobody plays any more.
async fn recorded(app: &App, id: &str) -> Result<eureka_innovation::Record, Problem> {
    let room = room(app, id).await?;
    if room.look().await.table.state != Stage::Finished {
        // Another server may have taken the last answer, and word of it is still on its way.
        room.look_again(&app.store).await?;
    }
    let inside = room.look().await;
    game(&inside)?;
    match (&inside.course, inside.table.state) {
        (Some(course), Stage::Finished) => Ok(course.record()),
        _ => Err(Problem::NotOver),
    }
}

/// The game at a table, if it has begun.
pub(super) fn game(inside: &Inside) -> Result<&Game, Problem> {
    if let Some(trouble) = &inside.trouble {
        return Err(Problem::Unplayable(trouble.clone()));
    }
    inside.game().ok_or_else(|| Problem::State(inside.table.state.to_string()))
}

impl Eyes {
    /// The seat through whose eyes the visitor sees the table. Nobody sees through those of somebody else.
    pub(super) fn of(&self, visitor: &Visitor, table: &Table) -> Result<Seat, Problem> {
        let own = seats_of(table, visitor.person);
        match &self.seat {
            None => Ok(own.first().unwrap_or(ONLOOKER)),
            Some(letter) => {
                let wanted = seat(letter)?;
                if own.has(wanted) { Ok(wanted) } else { Err(Problem::NotSeated) }
            }
        }
    }
}

/// A game as this seat sees it, before any answer.
pub(crate) fn view_of(table: &Table, options: &Options, game: &Game, seat: Seat) -> View {
    let mut view = seen(game, options, seat);
    if !answers_himself(table, seat) {
        view.answers.clear();
    }
    let game = GameView::Innovation(innovation::View::new(game, &view));
    View { version: table.version, moment: 0, may_take_back: false, game }
}

/// The question that is open, with its answers if it is for this seat.
pub(crate) fn answers_of(table: &Table, game: &Game, seat: Seat) -> Answers {
    let asked = game.asked() == Some(seat) && table.state == Stage::Playing;
    let own = asked && answers_himself(table, seat);
    let answers = game.answers();
    let answers = if own { &*answers } else { &[] };
    Answers {
        version: table.version,
        question: game.question().map(|asked| innovation::question(game.rules(), asked)),
        answers: answers.iter().map(|&answer| innovation::choice(game, answer)).collect(),
    }
}
