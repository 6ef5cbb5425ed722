//! The past of a game: replays of any moment, hints, the analysis of every decision, and the record as a file.
//!
//! Anybody who knows the link of a table may replay its game. While the game is running, a reader sees only the view of
//! their own seats or of an onlooker. Once it is over, every perspective is open to everybody.

mod analyses;
mod analysis;
mod analyst;
mod moments;
mod opinion;
mod past;
mod telling;
#[cfg(test)]
mod tests;

pub(crate) use analyses::{Analyses, Progress};
pub(crate) use analysis::drawn;
pub(crate) use analyst::{Analyst, SearchAnalyst, Thinkable};
pub(crate) use moments::Moments;
pub(crate) use opinion::AnyOpinion;
pub(crate) use past::{AnyPast, Past};
pub(crate) use telling::Telling;

use crate::actions::room_of;
use crate::app::App;
use crate::http::assets::address;
use crate::http::file;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::http::visitor::Visitor;
use crate::pages::home::settings::local;
use crate::pages::shell::Shell;
use crate::room::viewer::{Presence, Viewer};
use crate::room::{GameKind, RoomState, is_only_person, names};
use axum::Router;
use axum::extract::{Path, Query, State};
use axum::http::header::CACHE_CONTROL;
use axum::http::{HeaderName, Uri};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use eureka_table::Seat;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;

/// The routes of replays, hints, analyses and records.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/table/{id}/replay", get(replay))
        .route("/table/{id}/replay/opinion", get(opinion))
        .route("/table/{id}/hint", get(hint))
        .route("/table/{id}/analysis", get(analysis_page))
        .route("/table/{id}/course", get(former_analysis))
        .route("/table/{id}/record", get(record))
}

/// The query of a replay page: the moment, the perspective and the form of the response. All fields are strings, because
/// forms also send empty ones.
#[derive(Default, Deserialize)]
struct ReplayQuery {
    /// The number of answers given before the moment.
    at: Option<String>,
    /// The turn that begins at the moment, counted from 1.
    turn: Option<String>,
    #[serde(rename = "as")]
    perspective: Option<String>,
    /// If present, the response is only the part of the page that changes. The value `turning` selects the turning points.
    fragment: Option<String>,
}

/// The past of the game at a table; an error if no game has begun or its journal cannot be replayed.
pub(crate) fn past_of(state: &RoomState) -> Result<Arc<dyn AnyPast>, Problem> {
    if let Some(trouble) = &state.trouble {
        return Err(Problem::Unplayable(trouble.clone()));
    }
    let begun = state.play.past(&state.table);
    begun.ok_or_else(|| Problem::State(state.table.state.to_string()))
}

/// The seat of this person that is asked: the one they name, if they name one. Refuses if it is not asked, if the screen must be
/// handed over first, or if the table gives no hints.
pub(crate) fn require_hint(
    state: &RoomState,
    presence: &Presence,
    named: Option<Seat>,
) -> Result<Seat, Problem> {
    let table = &state.table;
    let own = presence.seats(table);
    let asked = named.filter(|&seat| table.waiting_for.has(seat)).or(presence.asked(table));
    let asked = asked.ok_or_else(|| Problem::State(table.state.to_string()))?;
    if named.is_some_and(|named| named != asked) {
        return Err(Problem::NotAsked(asked));
    }
    if own.is_empty() {
        return Err(Problem::NotSeated);
    }
    if !own.has(asked) {
        return Err(Problem::NotAsked(asked));
    }
    presence.require_screen(table)?;
    match state.play.hints().unwrap_or_else(|| is_only_person(table, own)) {
        true => Ok(asked),
        false => Err(Problem::Options("no hints are given at this table".to_owned())),
    }
}

/// The past of the game at the table with this id.
async fn past_of_table(app: &App, id: &str) -> Result<Arc<dyn AnyPast>, Problem> {
    let room = room_of(app, id).await?;
    let state = room.look().await;
    past_of(&state)
}

/// The title of the browser window.
fn title(past: &dyn AnyPast, reader: &Reader) -> String {
    reader.say("replay-title", &[("names", (&names(past.table()).join(" – ")).into())])
}

/// A page about the past of a game.
fn page(
    past: &dyn AnyPast,
    reader: &Reader,
    path: String,
    class: &'static str,
    body: Markup,
) -> Response {
    let title = title(past, reader);
    let description = reader.say("site-about-replay", &[]);
    let page = Shell::page(reader, title, path, body).described(description);
    Shell { class, ..page }.into_response()
}

/// `GET /table/{id}/replay`.
async fn replay(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(wanted): Query<ReplayQuery>,
    reader: Reader,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let past = past_of_table(&app, &id).await?;
    let perspective = past.perspective_named(wanted.perspective.as_deref(), &visitor.presence())?;
    let fragment_only = wanted.fragment.is_some();
    // Only the whole page includes the analysis.
    let is_whole = past.is_over() && !fragment_only;
    let progress = if is_whole { past.clone().analysis(&app) } else { None };
    let shown = move || {
        let moments = Moments::new(&*past, &reader, &wanted.at, &wanted.turn, perspective)?;
        let moment = html! {
            div id="replay-moment" data-at=(moments.at) data-turn=(moments.turn()) {
                (moments.steps())
                (moments.perspective_links(&past.perspectives(&visitor.presence())))
                (past.moment(&moments))
            }
        };
        if fragment_only {
            return Ok(fragment(moment));
        }
        let body = html! {
            (head(&*past, &reader))
            div class="replay" {
                (moments.sliders())
                (moment)
                @if is_whole {
                    h2 class="analysis-head" { a href=(format!("/table/{id}/analysis")) { (reader.say("analysis-title", &[])) } }
                    (section(&*past, &reader, progress.as_ref(), Some(moments.at)))
                }
            }
        };
        let class = GameKind::page_class(past.table());
        Ok(page(&*past, &reader, moments.address(moments.at), class, body))
    };
    app.replay_pool.work(shown).await?
}

/// `GET /table/{id}/course`: redirects from the former address of the analysis.
async fn former_analysis(uri: Uri) -> Redirect {
    let table = uri.path().trim_end_matches("/course");
    let query = uri.query().map(|query| format!("?{query}")).unwrap_or_default();
    Redirect::permanent(local(&format!("{table}/analysis{query}")))
}

/// `GET /table/{id}/analysis`: graphs, turning points, mistakes.
async fn analysis_page(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(wanted): Query<ReplayQuery>,
    reader: Reader,
) -> Result<Response, Problem> {
    let past = past_of_table(&app, &id).await?;
    past.require_over()?;
    let progress = past.clone().analysis(&app);
    let shown = move || {
        let section = match wanted.fragment.as_deref() {
            Some("turning") => return fragment(turning_points(&*past, &reader, progress.as_ref())),
            _ => section(&*past, &reader, progress.as_ref(), None),
        };
        if wanted.fragment.is_some() {
            return fragment(section);
        }
        let body = html! {
            (head(&*past, &reader))
            h2 class="analysis-head" { (reader.say("analysis-title", &[])) }
            (section)
            p class="doors" {
                a class="button" href=(format!("/table/{id}/replay")) { (reader.say("room-replay", &[])) }
                a class="button quiet" href=(format!("/table/{id}")) { (reader.say("replay-now", &[])) }
            }
        };
        let path = format!("/table/{id}/analysis");
        let mut response = page(&*past, &reader, path, "page", body);
        if progress.as_ref().is_some_and(Progress::is_coming) {
            // Without JavaScript, the browser reloads the page until the analysis is complete.
            const REFRESH: HeaderName = HeaderName::from_static("refresh");
            response.headers_mut().insert(REFRESH, 3.into());
        }
        response
    };
    app.replay_pool.work(shown).await
}

/// `GET /table/{id}/replay/opinion`: the computer's opinion on a question of a finished game.
async fn opinion(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(wanted): Query<ReplayQuery>,
    reader: Reader,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let past = past_of_table(&app, &id).await?;
    past.require_over()?;
    let perspective = past.perspective_named(wanted.perspective.as_deref(), &visitor.presence())?;
    let _place = app.rate_limits.hint(visitor.client_ip)?;
    let (at, back) = {
        let (past, reader, wanted) = (past.clone(), reader.clone(), (wanted.at, wanted.turn));
        let named = move || {
            let moments = Moments::new(&*past, &reader, &wanted.0, &wanted.1, perspective)?;
            Ok::<_, Problem>((moments.at, moments.address(moments.at)))
        };
        app.replay_pool.work(named).await??
    };
    let path = format!("/table/{id}/replay/opinion?at={at}");
    let question = (at, None);
    opinion_page(&app, past, question, (&reader, path, back), wanted.fragment.is_some()).await
}

/// `GET /table/{id}/hint`: the computer's opinion on the open question, for the reader who is asked it.
async fn hint(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(wanted): Query<ReplayQuery>,
    reader: Reader,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let room = room_of(&app, &id).await?;
    let (past, asked) = {
        let state = room.look().await;
        (past_of(&state)?, require_hint(&state, &visitor.presence(), None)?)
    };
    let _place = app.rate_limits.hint(visitor.client_ip)?;
    let (at, back) = (past.last(), format!("/table/{id}"));
    let path = format!("/table/{id}/hint");
    let question = (at, Some(asked));
    opinion_page(&app, past, question, (&reader, path, back), wanted.fragment.is_some()).await
}

/// The opinion on the question at a moment: a page with a link back, or only the opinion as a fragment.
async fn opinion_page(
    app: &App,
    past: Arc<dyn AnyPast>,
    (at, seat): (usize, Option<Seat>),
    (reader, path, back): (&Reader, String, String),
    fragment_only: bool,
) -> Result<Response, Problem> {
    let opinion = app.opinion(past.clone(), at, seat).await?.markup(reader);
    if fragment_only {
        return Ok(fragment(opinion));
    }
    let body = html! {
        article class="notice" {
            h1 { (reader.say("opinion-title", &[])) }
            (opinion)
            p { a class="button" href=(back) { (reader.say("opinion-back", &[])) } }
        }
    };
    Ok(page(&*past, reader, path, "page", body))
}

/// `GET /table/{id}/record`: the game as a file, which `eureka replay` and `eureka companion --save` read.
async fn record(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Problem> {
    let past = past_of_table(&app, &id).await?;
    // A record reveals everything. In a solo game there is nobody to hide it from, so it is available at any time.
    if past.players() > 1 {
        past.require_over()?;
    }
    Ok(file::toml(&format!("eureka-{id}.toml"), past.record().0))
}

/// The section below the outcome of a finished game: standings, turning points, and links to the replay, the analysis, the
/// record and a rematch. `None` while the game is running.
pub(crate) fn ending(app: &App, viewer: &Viewer, state: &RoomState) -> Option<Markup> {
    state.table.outcome.as_ref()?;
    let past = past_of(state).ok().filter(|past| past.is_over())?;
    let (reader, id) = (&viewer.reader, state.table.id);
    let say = |id: &str| reader.say(id, &[]);
    let progress = past.clone().analysis(app);
    let seated = !viewer.presence.seats(&state.table).is_empty();
    Some(html! {
        div class="ending" {
            link rel="stylesheet" href=(address("replay.css"));
            (past.standings(viewer.presence.perspective(&state.table), reader))
            (turning_points(&*past, reader, progress.as_ref()))
            p class="doors" {
                a class="button" href=(format!("/table/{id}/replay")) { (say("room-replay")) }
                @if progress.is_some() { a class="button" href=(format!("/table/{id}/analysis")) { (say("ending-analysis")) } }
                a class="button quiet" href=(format!("/table/{id}/record")) download { (say("room-record")) }
            }
            @if let Some(next) = state.rematch() {
                p { a class="button" href=(format!("/table/{next}")) { (say("room-next-game")) } }
            } @else if seated {
                form method="post" action=(format!("/table/{id}/rematch")) {
                    button class="button" type="submit" { (say("room-rematch")) }
                }
            }
            p class="share" {
                label { (say("ending-share")) " "
                    input type="text" readonly value=(format!("/table/{id}/replay")) data-link;
                }
            }
            script src=(address("replay.js")) defer {}
        }
    })
}

/// The head of a page about the past: the players and the outcome, with the style sheets and the script.
fn head(past: &dyn AnyPast, reader: &Reader) -> Markup {
    html! {
        link rel="stylesheet" href=(address("plot.css"));
        link rel="stylesheet" href=(address("replay.css"));
        script src=(address("replay.js")) defer {}
        header class="replay-head" {
            h1 { (title(past, reader)) }
            @if let Some(outcome) = past.outcome(reader) { p class="outcome" { (outcome) } }
        }
    }
}

/// The analysis section: the analysis or its progress, and the graphs of the game. `present` is the moment that the reader looks at.
fn section(
    past: &dyn AnyPast,
    reader: &Reader,
    progress: Option<&Progress>,
    present: Option<usize>,
) -> Markup {
    let later = progress.filter(|progress| progress.is_coming());
    let later = later.map(|_| format!("/table/{}/analysis?fragment=1", past.table().id));
    html! {
        section id="analysis" class="analysis" data-later=[later] {
            @match progress {
                Some(Progress::Ready(analysis)) => (analysis.markup(reader, present)),
                Some(waiting) => (thinking(reader, waiting)),
                None => {}
            }
            div class="plots" { (past.graphs(reader, present)) }
        }
    }
}

/// The turning points, or the progress of the analysis that finds them.
fn turning_points(past: &dyn AnyPast, reader: &Reader, progress: Option<&Progress>) -> Markup {
    let later = progress.filter(|progress| progress.is_coming());
    let later = later.map(|_| format!("/table/{}/analysis?fragment=turning", past.table().id));
    html! {
        @if let Some(progress) = progress {
            div id="turning-points" data-later=[later] {
                @match progress {
                    Progress::Ready(analysis) => (analysis.turning_points(reader)),
                    waiting => (thinking(reader, waiting)),
                }
            }
        }
    }
}

/// The progress of an unfinished analysis, in words and as a bar.
fn thinking(reader: &Reader, progress: &Progress) -> Markup {
    let text = match *progress {
        Progress::Thinking { done, of } => {
            reader.say("analysis-thinking", &[("done", done.into()), ("of", of.into())])
        }
        Progress::Failed => reader.say("problem-ours", &[]),
        _ => reader.say("analysis-busy", &[]),
    };
    html! {
        p role="status" { (text) }
        @if let Progress::Thinking { done, of } = progress {
            progress value=(done) max=((*of).max(1)) aria-label=(text) {}
        }
    }
}

/// A part of a page, which must not be cached.
fn fragment(markup: Markup) -> Response {
    ([(CACHE_CONTROL, "no-store")], markup).into_response()
}
