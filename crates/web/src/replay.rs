//! Looking back at a game: any moment as anybody saw it, what every decision was worth, the game as a file.
//!
//! Whoever knows the link of a table may look back at it. While the game is on, through his own eyes or an onlooker's only; when it
//! is over, everything lies open.

mod analyses;
mod course;
mod ending;
mod glimpse;
mod graphs;
mod moments;
mod opinion;
mod page;
mod past;
#[cfg(test)]
mod tests;

pub(crate) use analyses::{Analyses, Innovation, Mind, Opinion as Opined, Progress, fingerprint};
pub(crate) use course::thinking;
pub(crate) use ending::ending;
pub(crate) use graphs::drawn;
pub(crate) use moments::Moments;
pub(crate) use past::may_be_hinted;

use crate::app::App;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::http::visitor::Visitor;
use crate::pages::shell::Shell;
use analyses::asked;
use axum::Router;
use axum::extract::{Path, Query, State};
use axum::http::HeaderName;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use eureka_innovation::Answer;
use glimpse::Glimpse;
use maud::Markup;
use opinion::Opinion;
use past::Past;
use serde::Deserialize;

/// The routes of this part.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/table/{id}/replay", get(replay))
        .route("/table/{id}/replay/opinion", get(opinion))
        .route("/table/{id}/hint", get(hint))
        .route("/table/{id}/course", get(course_page))
        .route("/table/{id}/record", get(record))
}

/// Which moment of a game is wanted, and how it is to be seen. All as texts: forms also send empty ones.
#[derive(Default, Deserialize)]
struct Wanted {
    at: Option<String>,
    turn: Option<String>,
    #[serde(rename = "as")]
    perspective: Option<String>,
    /// Anything: only the piece of the page that changes.
    fragment: Option<String>,
}

/// `GET /table/{id}/replay`.
async fn replay(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
    reader: Reader,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let past = Past::of(&app, &id, visitor.person).await?;
    let perspective = past.perspective_named(wanted.perspective.as_deref())?;
    let at = past.moment_named(wanted.at.as_deref(), wanted.turn.as_deref())?;
    let fragment_only = wanted.fragment.is_some();
    // The course of the game stands only on the whole page.
    let is_whole = past.is_over() && !fragment_only;
    let progress = is_whole.then(|| asked(&app, past.id(), &past.course));
    let shown = move || {
        let glimpse = Glimpse::new(&past, &reader, at, perspective);
        if fragment_only {
            return fragment(glimpse.markup());
        }
        let body = page::page(&glimpse, progress.as_ref());
        let (title, path) = (page::title(&past, &reader), past.address(at, perspective));
        Shell { reader: &reader, title, path, stream: None, class: "at-table", body }
            .into_response()
    };
    app.looked_back.work(shown).await
}

/// `GET /table/{id}/course`: the course of the game as graphs.
async fn course_page(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
    reader: Reader,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let past = Past::of(&app, &id, visitor.person).await?;
    past.over()?;
    let progress = asked(&app, past.id(), &past.course);
    app.looked_back.work(move || shown_course(&past, &reader, &progress, &wanted)).await
}

/// The course of a game on its page, or a piece of it.
fn shown_course(
    past: &Past,
    reader: &Reader,
    progress: &Progress<Answer>,
    wanted: &Wanted,
) -> Response {
    let section = match wanted.fragment.as_deref() {
        Some("turning") => return fragment(ending::turning_points(past, reader, progress)),
        _ => course::section(past, reader, progress),
    };
    if wanted.fragment.is_some() {
        return fragment(section);
    }
    let body = page::course(past, reader, section);
    let (title, path) = (page::title(past, reader), format!("/table/{}/course", past.id()));
    let shell = Shell { reader, title, path, stream: None, class: "page", body };
    let mut response = shell.into_response();
    if !matches!(progress, Progress::Ready(_)) {
        // Also without script the page is looked at again until it is complete.
        const REFRESH: HeaderName = HeaderName::from_static("refresh");
        response.headers_mut().insert(REFRESH, 3.into());
    }
    response
}

/// `GET /table/{id}/replay/opinion`: what the computer thinks of a question of a finished game.
async fn opinion(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
    reader: Reader,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let past = Past::of(&app, &id, visitor.person).await?;
    past.over()?;
    let at = past.moment_named(wanted.at.as_deref(), wanted.turn.as_deref())?;
    let perspective = past.perspective_named(wanted.perspective.as_deref())?;
    let _place = app.gates.hint(visitor.client)?;
    let (game, past) = app.looked_back.work(move || (past.game(at), past)).await?;
    let opinion = Opinion::of(&app, &past, at, game).await?;
    if wanted.fragment.is_some() {
        return Ok(fragment(opinion.markup(&past, &reader)));
    }
    let back = past.address(at, perspective);
    let body = page::opinion(&past, &reader, &opinion, &back);
    let (title, path) =
        (page::title(&past, &reader), format!("/table/{id}/replay/opinion?at={at}"));
    Ok(Shell { reader: &reader, title, path, stream: None, class: "page", body }.into_response())
}

/// `GET /table/{id}/hint`: what the computer would answer in the reader's place, to the question that is open.
async fn hint(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
    reader: Reader,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let past = Past::of(&app, &id, visitor.person).await?;
    past.may_be_hinted()?;
    let _place = app.gates.hint(visitor.client)?;
    let opinion = Opinion::of(&app, &past, past.last(), *past.course.game()).await?;
    if wanted.fragment.is_some() {
        return Ok(fragment(opinion.markup(&past, &reader)));
    }
    let back = format!("/table/{id}");
    let body = page::opinion(&past, &reader, &opinion, &back);
    let (title, path) = (page::title(&past, &reader), format!("/table/{id}/hint"));
    Ok(Shell { reader: &reader, title, path, stream: None, class: "page", body }.into_response())
}

/// `GET /table/{id}/record`: the game as a file, as `eureka replay` and `eureka analyse` read it.
async fn record(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let past = Past::of(&app, &id, visitor.person).await?;
    past.over()?;
    let headers = [
        (CONTENT_TYPE, "application/toml; charset=utf-8".to_owned()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"eureka-{}.toml\"", past.id())),
    ];
    Ok((headers, past.course.record().write()).into_response())
}

/// A piece of a page, which nobody keeps.
pub(crate) fn fragment(markup: Markup) -> Response {
    ([(CACHE_CONTROL, "no-store")], markup).into_response()
}
