//! Looking back at a game: any moment of it, and what every decision was worth.

use super::desk::Desk;
use super::log::chapters;
use super::mind::{Opinion, asked};
use super::page::sheets;
use super::play::shell;
use super::scene::{Scene, capital};
use crate::app::App;
use crate::assets::address;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::replay::{Moments, Progress, drawn, fragment, thinking};
use axum::extract::{Path, Query, State};
use axum::http::HeaderName;
use axum::response::{IntoResponse, Response};
use eureka_bots::Analysis;
use eureka_inventions::society::{Answer, Game, Tally};
use eureka_inventions::{BotScore, Player};
use eureka_plot::{Axis, Chart, Mark, Numbers, Series};
use eureka_table::Seat;
use maud::{Markup, html};
use serde::Deserialize;

/// How many mistakes are listed.
const WORST: usize = 5;

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
    let moments = moments(&desk, &reader, &wanted)?;
    let game = desk.after(moments.at)?;
    let moment = moment(&desk, &reader, &moments, &game);
    if wanted.fragment.is_some() {
        return Ok(fragment(moment));
    }
    let over = desk.game.question().is_none();
    let body = html! {
        (sheets())
        link rel="stylesheet" href=(address("plot.css"));
        div.replay {
            (moments.sliders())
            (moment)
            @if over {
                h2.course-head { a href=(format!("{}/course", desk.path())) { (reader.say("course-title", &[])) } }
                (section(&desk, &reader, &asked(&app, &desk)))
            }
        }
    };
    let scene = Scene::still(&game, &reader, "");
    Ok(shell(&scene, moments.address(moments.at), "at-table", body).into_response())
}

/// `GET /inventions/{id}/course`.
pub(super) async fn course(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
    reader: Reader,
) -> Result<Response, Problem> {
    let desk = Desk::open(&app, &id).await?;
    over(&desk)?;
    let progress = asked(&app, &desk);
    let section = section(&desk, &reader, &progress);
    if wanted.fragment.is_some() {
        return Ok(fragment(section));
    }
    let path = desk.path();
    let body = html! {
        (sheets())
        link rel="stylesheet" href=(address("plot.css"));
        h1 { (reader.say("course-title", &[])) }
        (section)
        p.doors {
            a.button href=(format!("{path}/replay")) { (reader.say("room-replay", &[])) }
            a.button.quiet href=(path) { (reader.say("replay-now", &[])) }
        }
    };
    let scene = Scene::still(&desk.game, &reader, "");
    let mut response = shell(&scene, format!("{path}/course"), "page", body).into_response();
    if !matches!(progress, Progress::Ready(_)) {
        // Also without script the page is looked at again until it is complete.
        const REFRESH: HeaderName = HeaderName::from_static("refresh");
        response.headers_mut().insert(REFRESH, 3.into());
    }
    Ok(response)
}

/// `GET /inventions/{id}/replay/opinion`: what the computer thinks of a question of a finished game.
pub(super) async fn opinion(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
    reader: Reader,
) -> Result<Response, Problem> {
    let desk = Desk::open(&app, &id).await?;
    over(&desk)?;
    let moments = moments(&desk, &reader, &wanted)?;
    let opinion = Opinion::of(&app, &desk, moments.at).await?;
    if wanted.fragment.is_some() {
        return Ok(fragment(opinion.markup(&reader)));
    }
    let body = opinion.page(&reader, &moments.address(moments.at));
    let scene = Scene::still(&desk.game, &reader, "");
    let path = format!("{}/replay/opinion?at={}", desk.path(), moments.at);
    Ok(shell(&scene, path, "page", body).into_response())
}

/// That the game has come to its end.
fn over(desk: &Desk) -> Result<(), Problem> {
    if desk.game.question().is_none() { Ok(()) } else { Err(Problem::NotOver) }
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
    let turns = turns(desk, reader)?;
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

/// The turns of yours: after how many answers each began.
fn turns(desk: &Desk, reader: &Reader) -> Result<Vec<(usize, String)>, Problem> {
    let (mut turns, set_up) = (Vec::new(), reader.say("digital-set-up", &[]));
    let mut known = 0;
    for (moment, game) in desk.games().enumerate() {
        let chapters = chapters(&game);
        for chapter in
            chapters.iter().skip(known).filter(|chapter| chapter.player() == Some(Player::You))
        {
            turns.push((moment, chapter.title(desk.teller(reader), &set_up)));
        }
        known = chapters.len();
    }
    Ok(turns)
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
                p.source { (scene.solo().heading(scene.at())) }
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

/// The course of the game: as much of it as is known.
fn section(desk: &Desk, reader: &Reader, progress: &Progress<Answer>) -> Markup {
    let later = (!matches!(progress, Progress::Ready(_)))
        .then(|| format!("{}/course?fragment=1", desk.path()));
    html! {
        section id="course" class="course" data-later=[later] {
            @match progress {
                Progress::Ready(analysis) => (judged(desk, reader, analysis)),
                waiting => (thinking(reader, waiting)),
            }
            div.plots { (points(desk, reader)) }
        }
    }
}

/// The chance to win, what turned it, and the decisions that gave most of it away.
fn judged(desk: &Desk, reader: &Reader, analysis: &Analysis<Answer>) -> Markup {
    let say = |id: &str| reader.say(&format!("digital-{id}"), &[]);
    let games: Vec<Game> = desk.games().collect();
    let label = |moment: usize, answer: Answer| {
        let game = &games[moment];
        Scene { open: game.question(), ..Scene::still(game, reader, "") }.label(answer)
    };
    let link = |moment: usize| format!("{}/replay?at={moment}", desk.path());
    let percent = |chance: f32| reader.words().percent(chance);
    let mistakes = analysis.mistakes(Seat::A);
    let turned = |moment: usize, [from, to]: [f32; 2]| {
        let said = desk.said.get(moment).and_then(|said| games[moment].read(&said.answer).ok());
        let answer = said.map(|answer| label(moment, answer)).unwrap_or_default();
        let [from, to] = [from, to].map(percent);
        reader.say(
            "digital-turned",
            &[("answer", (&answer).into()), ("from", (&from).into()), ("to", (&to).into())],
        )
    };
    let lost = |moment: usize, answers: [Answer; 2], chance: f32| {
        let [answer, better] = answers.map(|answer| label(moment, answer));
        let chance = percent(chance);
        reader.say(
            "digital-mistake",
            &[
                ("answer", (&answer).into()),
                ("better", (&better).into()),
                ("chance", (&chance).into()),
            ],
        )
    };
    html! {
        div.plots { (chances(reader, analysis)) }
        h3 { (say("turning-points")) }
        @if analysis.turning_points.is_empty() { p { (reader.say("course-no-turning-points", &[])) } }
        ol.turning-points {
            @for turn in &analysis.turning_points {
                li { a href=(link(turn.moment)) data-go="moment" { (turned(turn.moment, [turn.from, turn.to])) } }
            }
        }
        h3 { (say("mistakes")) }
        @if mistakes.is_empty() { p { (say("no-mistakes")) } }
        ul.mistakes {
            @for mistake in mistakes.into_iter().take(WORST) {
                @let answers = [mistake.answer, mistake.favourite().answer];
                li { a href=(link(mistake.moment)) data-go="moment" { (lost(mistake.moment, answers, mistake.given_away())) } }
            }
        }
        details.decisions {
            summary { (reader.say("course-decisions", &[("count", analysis.decisions.len().into())])) }
            ul {
                @for decision in &analysis.decisions {
                    li data-mistake[decision.is_mistake()] {
                        a href=(link(decision.moment)) data-go="moment" {
                            (decision.moment) " · " (capital(&label(decision.moment, decision.answer))) ", " (percent(decision.after()))
                        }
                    }
                }
            }
        }
    }
}

/// The chance to win; the turning points have the numbers that they have in the list.
fn chances(reader: &Reader, analysis: &Analysis<Answer>) -> Markup {
    let say = |id: &str| reader.say(&format!("digital-{id}"), &[]);
    let percent = reader.words().percent(0.0).trim_start_matches('0').to_owned();
    let line = analysis.line(Seat::A).into_iter();
    let points = line.map(|(moment, chance)| (moment as f64, f64::from(chance)));
    let mut chart = Chart::new(say("chart-chances"))
        .x(Axis::new(say("chart-answers")).whole())
        .y(Axis::percent("").covering(0.0, 1.0))
        .numbers(Numbers { percent, ..Numbers::default() })
        .line(Series::new(say("chart-you"), points));
    for (number, turn) in (1..).zip(&analysis.turning_points) {
        let mark = Mark::new(turn.arrival as f64, number.to_string());
        chart = chart.mark(mark.on(f64::from(turn.to)));
    }
    drawn(&chart)
}

/// The points of both sides over the game, as if it had ended there.
fn points(desk: &Desk, reader: &Reader) -> Markup {
    let scene = Scene::still(&desk.game, reader, "");
    let (mut yours, mut theirs) = (Vec::new(), Vec::new());
    for (moment, game) in desk.games().enumerate() {
        let world = game.world();
        yours.push((moment as f64, f64::from(Tally::of(game.content(), world).total())));
        theirs.push((moment as f64, f64::from(BotScore::of(&world.position).total())));
    }
    let chart = Chart::new(reader.say("course-points", &[]))
        .x(Axis::new(scene.say("chart-answers")).whole())
        .y(Axis::new("").whole().covering(0.0, 1.0))
        .line(Series::new(scene.solo().your_name(), yours))
        .line(Series::new(scene.solo().bots(), theirs));
    drawn(&chart)
}
