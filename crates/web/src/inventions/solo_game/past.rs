//! Looking back at a game: any moment of it.

use super::course;
use super::desk::Desk;
use super::log::happened;
use super::mind::{Opinion, asked};
use super::page::sheets;
use super::play::shell;
use super::scene::Scene;
use crate::app::App;
use crate::http::assets::address;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::http::visitor::Visitor;
use crate::replay::{Moments, Progress, fragment};
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use eureka_inventions::solo_game::{Answer, Event, Game};
use eureka_inventions::{Event as TableEvent, Player};
use maud::{Markup, html};
use serde::Deserialize;

/// Which moment of a game is wanted. All as texts: forms also send empty ones.
#[derive(Default, Deserialize)]
pub(super) struct Wanted {
    at: Option<String>,
    turn: Option<String>,
    /// Anything: only the piece of the page that changes.
    fragment: Option<String>,
}

/// `GET /inventions/{id}/replay`.
pub(super) async fn replay(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
    reader: Reader,
) -> Result<Response, Problem> {
    let desk = Desk::open(&app, &id).await?;
    // The course of the game stands only on the whole page.
    let is_whole = wanted.fragment.is_none() && desk.over().is_ok();
    let progress = is_whole.then(|| asked(&app, &desk));
    app.looked_back.work(move || shown(&desk, &reader, &wanted, progress.as_ref())).await?
}

/// A moment of the game on its page, or only the piece that changes.
fn shown(
    desk: &Desk,
    reader: &Reader,
    wanted: &Wanted,
    progress: Option<&Progress<Answer>>,
) -> Result<Response, Problem> {
    let moments = moments(desk, reader, wanted)?;
    let game = desk.walk(moments.at, |_, _| {});
    let moment = moment(desk, reader, &moments, &game);
    if wanted.fragment.is_some() {
        return Ok(fragment(moment));
    }
    let body = html! {
        (sheets())
        link rel="stylesheet" href=(address("plot.css"));
        div.replay {
            (moments.sliders())
            (moment)
            @if let Some(progress) = progress {
                h2.course-head { a href=(format!("{}/course", desk.path())) { (reader.say("course-title", &[])) } }
                (course::section(desk, reader, progress))
            }
        }
    };
    let scene = Scene::still(&game, reader, "");
    Ok(shell(&scene, moments.address(moments.at), "at-table", body).into_response())
}

/// `GET /inventions/{id}/replay/opinion`: what the computer thinks of a question of a finished game.
pub(super) async fn opinion(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
    reader: Reader,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let desk = Desk::open(&app, &id).await?;
    desk.over()?;
    let _place = app.gates.hint(visitor.client)?;
    let fragment_only = wanted.fragment.is_some();
    let found = app.looked_back.work(move || {
        let moments = moments(&desk, &reader, &wanted)?;
        let (at, back) = (moments.at, moments.address(moments.at));
        let game = desk.walk(at, |_, _| {});
        Ok::<_, Problem>((desk, reader, at, back, game))
    });
    let (desk, reader, at, back, game) = found.await??;
    let opinion = Opinion::of(&app, &desk, at, game).await?;
    if fragment_only {
        return Ok(fragment(opinion.markup(&reader)));
    }
    let body = opinion.page(&reader, &back);
    let scene = Scene::still(&desk.game, &reader, "");
    let path = format!("{}/replay/opinion?at={at}", desk.path());
    Ok(shell(&scene, path, "page", body).into_response())
}

/// The moment that an address names: after how many answers, or which turn. Without either, the beginning of a game that is over,
/// and where another one stands.
fn moments<'a>(desk: &Desk, reader: &'a Reader, wanted: &Wanted) -> Result<Moments<'a>, Problem> {
    let last = desk.said.len();
    let number = |word: &Option<String>| {
        let word = word.as_deref().filter(|word| !word.is_empty());
        let wrong = |_| Problem::Malformed(format!("`{}` is no number", word.unwrap_or_default()));
        word.map(str::parse::<usize>).transpose().map_err(wrong)
    };
    let turns = turns(desk, reader);
    let turn = number(&wanted.turn)?;
    let at = match (turn, number(&wanted.at)?) {
        (Some(turn), _) => {
            turn.checked_sub(1).and_then(|index| turns.get(index)).map(|(moment, _)| *moment)
        }
        (None, Some(at)) => Some(at).filter(|at| *at <= last),
        (None, None) => Some(if desk.game.question().is_none() { 0 } else { last }),
    };
    let at = at.ok_or_else(|| Problem::Malformed(format!("this game has {last} answers")))?;
    Ok(Moments { reader, path: format!("{}/replay", desk.path()), eyes: None, at, last, turns })
}

/// The turns of yours: after how many answers each began. What has happened only grows, so each moment is asked for what is new there.
fn turns(desk: &Desk, reader: &Reader) -> Vec<(usize, String)> {
    let (teller, mut turns, mut known) = (desk.teller(reader), Vec::new(), 0);
    desk.walk(desk.said.len(), |moment, game| {
        for event in happened(game).skip(known) {
            if let Event::Table(TableEvent::Turn { player: Player::You, .. }) = event {
                turns.push((moment, teller.event(event).unwrap_or_default()));
            }
        }
        known = game.log().len() + game.so_far().len();
    });
    turns
}

/// The piece of the page that changes from moment to moment.
fn moment(desk: &Desk, reader: &Reader, moments: &Moments<'_>, game: &Game) -> Markup {
    let scene = Scene::still(game, reader, "");
    let over = desk.game.question().is_none();
    let given = desk.said.get(moments.at).and_then(|said| game.read(&said.answer).ok());
    let asked = Scene { open: game.question(), ..scene };
    let above = html! {
        section id="question" class="question replayed" {
            div.asking {
                p.source { (scene.companion().heading(scene.at())) }
                @if let Some(question) = game.question() { h2 { (scene.teller.question(scene.world(), question)) } }
            }
            @if let Some(answer) = given { p.answered { (reader.say("replay-answered", &[])) " " b { (asked.label(answer)) } } }
            div.answers {
                @if over && given.is_some() {
                    a.button.quiet href=(format!("{}/replay/opinion?at={}", desk.path(), moments.at)) data-into="opinion"
                        data-wait=(reader.say("opinion-wait", &[])) { (reader.say("replay-opinion", &[])) }
                }
                @if moments.at == moments.last { a.button href=(desk.path()) { (reader.say("replay-now", &[])) } }
            }
            div id="opinion" aria-live="polite" {}
        }
    };
    html! {
        div id="replay-moment" data-at=(moments.at) data-turn=(moments.turn()) {
            (moments.steps())
            (scene.frame(&above, &moments.share()))
        }
    }
}
