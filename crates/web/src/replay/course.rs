//! What every decision of a finished game was worth: graphs, turning points, mistakes.

use super::analyses::{Progress, answers};
use super::graphs;
use super::past::Past;
use crate::http::reader::Reader;
use crate::room::viewer::Perspective;
use eureka_bots::Analysis;
use eureka_innovation::{Answer, Game, ONLOOKER, View};
use eureka_table::{Seat, SeatSet};
use eureka_words::{Caption, Decided, Teller};
use maud::{Markup, html};

/// How many mistakes of each player are listed.
const WORST: usize = 3;

/// The course of the game: as much of it as is known.
pub(crate) fn section(past: &Past, reader: &Reader, progress: &Progress<Answer>) -> Markup {
    let games = past.course.games().collect::<Vec<_>>();
    let views: Vec<View> = games.iter().map(|game| game.view(ONLOOKER)).collect();
    let later = (!matches!(progress, Progress::Ready(_)))
        .then(|| format!("/table/{}/course?fragment=1", past.id()));
    html! {
        section id="course" class="course" data-later=[later] {
            @match progress {
                Progress::Ready(analysis) => (judged(past, reader, analysis, &games)),
                waiting => (thinking(reader, waiting)),
            }
            div class="plots" {
                (graphs::achievements(past, reader, &views))
                (graphs::points(past, reader, &views))
            }
        }
    }
}

/// That the game is still thought over, and how far that is.
pub(crate) fn thinking<A>(reader: &Reader, progress: &Progress<A>) -> Markup {
    let text = match *progress {
        Progress::Thinking { done, of } => {
            reader.say("course-thinking", &[("done", done.into()), ("of", of.into())])
        }
        _ => reader.say("course-busy", &[]),
    };
    html! {
        p role="status" { (text) }
        @if let Progress::Thinking { done, of } = progress {
            progress value=(done) max=((*of).max(1)) aria-label=(text) {}
        }
    }
}

fn judged(past: &Past, reader: &Reader, analysis: &Analysis<Answer>, games: &[Game]) -> Markup {
    let names = past.names();
    let teller = Teller::new(reader.words(), past.rules()).with_names(&names);
    html! {
        div class="plots" { (graphs::chances(past, reader, analysis)) }
        h3 { (teller.caption(Caption::TurningPoints)) }
        (turning_points(past, reader, analysis))
        h3 { (teller.caption(Caption::Mistakes)) }
        ul class="mistakes" {
            @for seat in SeatSet::all(past.course.game().players()).iter() {
                @let mistakes = analysis.mistakes(seat);
                @if mistakes.is_empty() { li { (teller.no_mistakes(seat).to_string()) } }
                @for mistake in mistakes.into_iter().take(WORST) {
                    @let view = games[mistake.moment].view(seat);
                    @let better = mistake.favourite().answer;
                    @let line = teller.mistake(&view, mistake.answer, better, mistake.given_away());
                    li { a href=(link(past, mistake.moment, seat)) data-go="moment" { (line.to_string()) } }
                }
            }
        }
        (decisions(past, reader, analysis, games))
    }
}

/// The turning points as links into the replay, numbered as in the graph.
pub(crate) fn turning_points(past: &Past, reader: &Reader, analysis: &Analysis<Answer>) -> Markup {
    let (names, games) = (past.names(), past.course.games().collect::<Vec<_>>());
    let teller = Teller::new(reader.words(), past.rules()).with_names(&names);
    let answers = answers(&past.course, &games);
    let line = |moment: usize, seat: Seat, chances: [f32; 2]| {
        let game = &games[moment];
        let by = game.asked()?;
        let line = teller.turning_point(&game.view(by), *answers.get(moment)?, seat, chances);
        Some((by, line.to_string()))
    };
    let turns = analysis.turning_points.iter();
    let lines: Vec<(usize, Seat, String)> = turns
        .filter_map(|turn| {
            let (by, line) = line(turn.moment, turn.seat, [turn.from, turn.to])?;
            Some((turn.moment, by, line))
        })
        .collect();
    html! {
        @if lines.is_empty() { p { (reader.say("course-no-turning-points", &[])) } }
        @else {
            ol class="turning-points" {
                @for (moment, by, line) in &lines {
                    li { a href=(link(past, *moment, *by)) data-go="moment" { (line) } }
                }
            }
        }
    }
}

/// Every decision with what it was worth: what the graph shows, to be read.
fn decisions(past: &Past, reader: &Reader, analysis: &Analysis<Answer>, games: &[Game]) -> Markup {
    let names = past.names();
    let teller = Teller::new(reader.words(), past.rules()).with_names(&names);
    html! {
        details class="decisions" {
            summary { (reader.say("course-decisions", &[("count", analysis.decisions.len().into())])) }
            ul {
                @for decision in &analysis.decisions {
                    @let decided = Decided {
                        answer: decision.answer,
                        after: decision.after(),
                        mistake: decision.is_mistake().then(|| decision.given_away()),
                    };
                    @let line = teller.decision(&games[decision.moment].view(decision.seat), decided);
                    li data-mistake[decision.is_mistake()] {
                        a href=(link(past, decision.moment, decision.seat)) data-go="moment" {
                            (decision.moment) " · " (line.to_string())
                        }
                    }
                }
            }
        }
    }
}

/// The moment of a decision, as the player who decided saw it.
fn link(past: &Past, moment: usize, seat: Seat) -> String {
    past.address(moment, Perspective::Seat(seat))
}
