//! The course of a game: the chance to win, what turned it, the decisions that gave most of it away, the points.

use super::desk::Desk;
use super::mind::asked;
use super::page::sheets;
use super::play::shell;
use super::scene::Scene;
use crate::app::App;
use crate::http::assets::address;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::replay::{Progress, drawn, fragment, thinking};
use axum::extract::{Path, Query, State};
use axum::http::HeaderName;
use axum::response::{IntoResponse, Response};
use eureka_bots::{Analysis, Decision, TurningPoint};
use eureka_inventions::BotScore;
use eureka_inventions::solo_game::{Answer, Game, Tally};
use eureka_plot::{Axis, Chart, Mark, Numbers, Series};
use eureka_table::Seat;
use maud::{Markup, html};
use serde::Deserialize;

/// How many mistakes are listed.
const WORST: usize = 5;

/// How much of the page is wanted.
#[derive(Deserialize)]
pub(super) struct Wanted {
    /// Anything: only the piece of the page that changes.
    fragment: Option<String>,
}

/// `GET /inventions/{id}/course`.
pub(super) async fn page(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
    reader: Reader,
) -> Result<Response, Problem> {
    let desk = Desk::open(&app, &id).await?;
    desk.over()?;
    let progress = asked(&app, &desk);
    let fragment_only = wanted.fragment.is_some();
    app.looked_back.work(move || shown(&desk, &reader, &progress, fragment_only)).await
}

/// The page, or only the piece of it that changes.
fn shown(
    desk: &Desk,
    reader: &Reader,
    progress: &Progress<Answer>,
    fragment_only: bool,
) -> Response {
    let section = section(desk, reader, progress);
    if fragment_only {
        return fragment(section);
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
    let scene = Scene::still(&desk.game, reader, "");
    let mut response = shell(&scene, format!("{path}/course"), "page", body).into_response();
    if !matches!(progress, Progress::Ready(_)) {
        // Also without script the page is looked at again until it is complete.
        const REFRESH: HeaderName = HeaderName::from_static("refresh");
        response.headers_mut().insert(REFRESH, 3.into());
    }
    response
}

/// The course of the game: as much of it as is known.
pub(super) fn section(desk: &Desk, reader: &Reader, progress: &Progress<Answer>) -> Markup {
    let course = Course { desk, reader, games: desk.games() };
    let later = format!("{}/course?fragment=1", desk.path());
    let later = (!matches!(progress, Progress::Ready(_))).then_some(later);
    html! {
        section id="course" class="course" data-later=[later] {
            @match progress {
                Progress::Ready(analysis) => (course.judged(analysis)),
                waiting => (thinking(reader, waiting)),
            }
            div.plots { (course.points()) }
        }
    }
}

/// A game that is over, moment by moment.
struct Course<'a> {
    desk: &'a Desk,
    reader: &'a Reader,
    /// The game after the deal and after each answer.
    games: Vec<Game>,
}

impl Course<'_> {
    fn say(&self, id: &str) -> String {
        self.reader.say(&format!("digital-{id}"), &[])
    }

    fn percent(&self, chance: f32) -> String {
        self.reader.words().percent(chance)
    }

    /// The moment as whoever answered saw it.
    fn scene(&self, moment: usize) -> Scene<'_> {
        let game = &self.games[moment];
        Scene { open: game.question(), ..Scene::still(game, self.reader, "") }
    }

    /// A line about a moment, which leads to it, and below it what was asked.
    fn line(&self, moment: usize, text: &str) -> Markup {
        let scene = self.scene(moment);
        let question = scene.open.map(|open| scene.teller.question(scene.world(), open));
        html! {
            a href=(format!("{}/replay?at={moment}", self.desk.path())) data-go="moment" { (text) }
            " " small { (scene.companion().heading(scene.at())) @if let Some(question) = question { " · " (question) } }
        }
    }

    /// The chance to win, what turned it, and the decisions that gave most of it away.
    fn judged(&self, analysis: &Analysis<Answer>) -> Markup {
        let mistakes = analysis.mistakes(Seat::A);
        html! {
            div.plots { (self.chances(analysis)) }
            h3 { (self.say("turning-points")) }
            @if analysis.turning_points.is_empty() { p { (self.reader.say("course-no-turning-points", &[])) } }
            ol.turning-points {
                @for turn in &analysis.turning_points { li { (self.line(turn.moment, &self.turned(turn))) } }
            }
            h3 { (self.say("mistakes")) }
            @if mistakes.is_empty() { p { (self.say("no-mistakes")) } }
            ul.mistakes {
                @for mistake in mistakes.into_iter().take(WORST) { li { (self.line(mistake.moment, &self.lost(mistake))) } }
            }
            details.decisions {
                summary { (self.reader.say("course-decisions", &[("count", analysis.decisions.len().into())])) }
                ul {
                    @for decision in &analysis.decisions {
                        @let label = self.scene(decision.moment).label(decision.answer);
                        li data-mistake[decision.is_mistake()] {
                            a href=(format!("{}/replay?at={}", self.desk.path(), decision.moment)) data-go="moment" {
                                (decision.moment) " · " (label) ", " (self.percent(decision.after()))
                            }
                        }
                    }
                }
            }
        }
    }

    fn turned(&self, turn: &TurningPoint) -> String {
        let said = self.desk.said.get(turn.moment).map(|said| said.answer.as_str());
        let answer = said.and_then(|said| self.games[turn.moment].read(said).ok());
        let answer = answer.map(|answer| self.scene(turn.moment).label(answer)).unwrap_or_default();
        let [from, to] = [turn.from, turn.to].map(|chance| self.percent(chance));
        let values = [("answer", (&answer).into()), ("from", (&from).into()), ("to", (&to).into())];
        self.reader.say("digital-turned", &values)
    }

    fn lost(&self, mistake: &Decision<Answer>) -> String {
        let scene = self.scene(mistake.moment);
        let [answer, better] =
            [mistake.answer, mistake.favourite().answer].map(|answer| scene.label(answer));
        let chance = self.percent(mistake.given_away());
        let values = [
            ("answer", (&answer).into()),
            ("better", (&better).into()),
            ("chance", (&chance).into()),
        ];
        self.reader.say("digital-mistake", &values)
    }

    /// The chance to win; the turning points have the numbers that they have in the list.
    fn chances(&self, analysis: &Analysis<Answer>) -> Markup {
        let percent = self.percent(0.0).trim_start_matches('0').to_owned();
        let line = analysis.line(Seat::A).into_iter();
        let points = line.map(|(moment, chance)| (moment as f64, f64::from(chance)));
        let mut chart = Chart::new(self.say("chart-chances"))
            .x(Axis::new(self.say("chart-answers")).whole())
            .y(Axis::percent("").covering(0.0, 1.0))
            .numbers(Numbers { percent, ..Numbers::default() })
            .line(Series::new(self.say("chart-you"), points));
        for (number, turn) in (1..).zip(&analysis.turning_points) {
            let mark = Mark::new(turn.arrival as f64, number.to_string());
            chart = chart.mark(mark.on(f64::from(turn.to)));
        }
        drawn(&chart)
    }

    /// The points of both sides over the game, as if it had ended there.
    fn points(&self) -> Markup {
        let scene = Scene::still(&self.desk.game, self.reader, "");
        let counted = |points: fn(&Game) -> u16| {
            let points = self.games.iter().map(points).map(f64::from).enumerate();
            points.map(|(moment, points)| (moment as f64, points)).collect::<Vec<_>>()
        };
        let yours = counted(|game| Tally::of(game.content(), game.world()).total());
        let theirs = counted(|game| BotScore::of(&game.world().position).total());
        let chart = Chart::new(self.reader.say("course-points", &[]))
            .x(Axis::new(self.say("chart-answers")).whole())
            .y(Axis::new("").whole().covering(0.0, 1.0))
            .line(Series::new(scene.companion().your_name(), yours))
            .line(Series::new(scene.companion().bots(), theirs));
        drawn(&chart)
    }
}
