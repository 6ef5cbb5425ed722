//! The table's page, and what can be said there.

use super::desk::{Desk, Saying};
use super::mind::Opinion;
use super::page::sheets;
use super::pick::Pick;
use super::scene::Scene;
use crate::app::App;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::http::visitor::Visitor;
use crate::inventions::companion::file;
use crate::pages::shell::Shell;
use crate::replay::fragment;
use crate::room::alone::{AnswerForm, AtVersion, shown_again};
use axum::extract::{Form, Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use maud::html;
use serde::Deserialize;

/// What a page is asked to show.
#[derive(Default, Deserialize)]
pub(super) struct Wanted {
    /// What was chosen first, where an answer is about two things.
    #[serde(default)]
    pick: String,
    /// What there is to say.
    #[serde(default)]
    say: String,
    /// Anything: only the piece of the page that changes.
    fragment: Option<String>,
}

/// `GET /inventions/{id}`.
pub(super) async fn page(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
    reader: Reader,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let desk = Desk::open(&app, &id).await?;
    let path = desk.path();
    let game = &desk.game;
    let open = game.question().filter(|_| desk.may_speak(&visitor));
    let pick = Pick::named(&wanted.pick, game.answers()).filter(|_| open.is_some());
    let scene = Scene { open, pick, ..Scene::still(game, &reader, &path) };
    let problem = if wanted.say == "stale" { "stale" } else { "" };
    let above = match game.question() {
        Some(_) => scene.question(&desk, problem),
        None => scene.ending(&desk),
    };
    let body =
        html! { (sheets()) (scene.frame(&above, &scene.around(&desk, desk.is_owner(&visitor)))) };
    Ok(shell(&scene, path.clone(), "at-table", body).into_response())
}

/// `POST /inventions/{id}/answer`.
pub(super) async fn answer(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Form(form): Form<AnswerForm>,
) -> Result<Response, Problem> {
    said(&app, &id, &visitor, form.version, Saying::Answer(form.answer.trim())).await
}

/// `POST /inventions/{id}/undo`.
pub(super) async fn undo(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Form(form): Form<AtVersion>,
) -> Result<Response, Problem> {
    said(&app, &id, &visitor, form.version, Saying::Undo).await
}

/// `POST /inventions/{id}/close`: the owner gives the game up.
pub(super) async fn close(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    Desk::open(&app, &id).await?.close(&app, &visitor).await?;
    Ok(Redirect::to("/inventions").into_response())
}

/// `GET /inventions/{id}/hint`: what the computer would answer to the question that is open.
pub(super) async fn hint(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
    reader: Reader,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let desk = Desk::open(&app, &id).await?;
    if !desk.is_owner(&visitor) {
        return Err(Problem::NotSeated);
    }
    let _place = app.gates.hint(visitor.client)?;
    let opinion = Opinion::of(&app, &desk, desk.said.len(), desk.game.clone()).await?;
    if wanted.fragment.is_some() {
        return Ok(fragment(opinion.markup(&reader)));
    }
    let path = desk.path();
    let scene = Scene::still(&desk.game, &reader, &path);
    let body = opinion.page(&reader, &path);
    Ok(shell(&scene, format!("{path}/hint"), "page", body).into_response())
}

/// `GET /inventions/{id}/record`: the game as a file.
pub(super) async fn record(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let desk = Desk::open(&app, &id).await?;
    Ok(file("inventions-solo.toml", desk.record.write()))
}

/// Says something, and shows the game as it then is.
async fn said(
    app: &App,
    id: &str,
    visitor: &Visitor,
    version: u32,
    saying: Saying<'_>,
) -> Result<Response, Problem> {
    let mut desk = Desk::open(app, id).await?;
    let path = desk.path();
    shown_again(&path, desk.say(app, visitor, version, saying).await)
}

/// The page around what is shown.
pub(super) fn shell<'a>(
    scene: &Scene<'a>,
    path: String,
    class: &'static str,
    body: maud::Markup,
) -> Shell<'a> {
    let title = format!("{} · {}", scene.companion().heading(scene.at()), scene.say("title"));
    Shell { reader: scene.reader, title, path, stream: None, class, body }
}
