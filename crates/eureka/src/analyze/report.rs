//! An analysis as text, as JSON and as a graph.

use super::Args;
use crate::out::Out;
use crate::thinking::{self, by_seat, opinion, rounded};
use anyhow::Result;
use eureka_bots::{Analysis, Decision, answered};
use eureka_innovation::{Answer, Game, ONLOOKER, SeatSet};
use eureka_plot::{Axis, Chart, Mark, Medium, Numbers, Series};
use eureka_protocol::analysis::{self, TurningPoint};
use eureka_table::{Game as _, Timeline};
use eureka_words::{Caption, Decided, Line, Teller, Words};
use serde::Serialize;
use std::io::Write;

/// Prints the analysis.
pub(super) fn write(
    args: &Args,
    timeline: &Timeline<Game>,
    analysis: &Analysis<Answer>,
    (words, teller): (&Words, Teller<'_>),
    out: &mut Out,
) -> Result<()> {
    let seating = teller.seating(&timeline.setup().seating);
    let file = args.record.display().to_string();
    let count = analysis.decisions.len() as u64;
    writeln!(out, "{}\n", teller.analysis(&file, &seating, count))?;
    for decision in &analysis.decisions {
        write_decision(&timeline.at(decision.moment), decision, teller, out)?;
    }
    let rules = timeline.game().rules();
    let row = |moment: usize, line: &Line, out: &Out| {
        format!("{moment:>5}  {}", out.paint.line(rules, line))
    };
    writeln!(out, "\n{}", out.paint.bold(&words.caption(Caption::Mistakes)))?;
    let judged =
        analysis.perspective.map_or(SeatSet::all(timeline.game().players()), SeatSet::only);
    for seat in judged.iter() {
        let mistakes = analysis.mistakes(seat);
        if mistakes.is_empty() {
            writeln!(out, "{:7}{}", "", teller.no_mistakes(seat))?;
        }
        for mistake in mistakes.into_iter().take(args.worst) {
            let view = timeline.at(mistake.moment).view(seat);
            let better = mistake.favorite().answer;
            let line = teller.mistake(&view, mistake.answer, better, mistake.given_away());
            writeln!(out, "{}", row(mistake.moment, &line, out))?;
        }
    }
    if analysis.turning_points.is_empty() {
        return Ok(());
    }
    writeln!(out, "\n{}", out.paint.bold(&words.caption(Caption::TurningPoints)))?;
    for turn in &analysis.turning_points {
        if let Some(line) = turning_point(timeline, turn, teller) {
            writeln!(out, "{}", row(turn.moment, &line, out))?;
        }
    }
    Ok(())
}

fn write_decision(
    game: &Game,
    decision: &Decision<Answer>,
    teller: Teller<'_>,
    out: &mut Out,
) -> Result<()> {
    let (rules, view) = (game.rules(), game.view(decision.seat));
    let decided = Decided {
        answer: decision.answer,
        after: decision.after(),
        mistake: decision.is_mistake().then(|| decision.given_away()),
    };
    let chances = thinking::chances(teller, game, &decision.before);
    let line = out.paint.line(rules, &teller.decision(&view, decided));
    let line = if decision.is_mistake() { out.paint.bold(&line) } else { line };
    writeln!(out, "{:>5}  {chances}   {line}", decision.moment)?;
    let best = thinking::best(teller, game, &view, &decision.looks, out.paint);
    writeln!(out, "{:7}{}", "", best.join(", "))?;
    Ok(())
}

/// A turning point: the answer, the player who gave it, and the player whose chance it changed; or that somebody gave up.
fn turning_point(
    timeline: &Timeline<Game>,
    turn: &eureka_bots::TurningPoint,
    teller: Teller<'_>,
) -> Option<Line> {
    let (game, said) = (timeline.at(turn.moment), &timeline.answers()[turn.moment]);
    match answered(&game, said) {
        Some((game, answer)) => {
            let view = game.view(said.seat);
            Some(teller.turning_point(&view, answer, turn.seat, [turn.from, turn.to]))
        }
        None => {
            let (_, event) = timeline.events_after(turn.moment).first()?;
            teller.event(game.told(event, ONLOOKER))
        }
    }
}

/// The analysis for programs.
#[derive(Serialize)]
struct Written {
    edition: &'static str,
    players: u8,
    budget: String,
    seed: u64,
    answers: usize,
    #[serde(flatten)]
    analysis: analysis::Analysis,
}

/// The analysis as JSON.
pub(super) fn json(
    args: &Args,
    timeline: &Timeline<Game>,
    analysis: &Analysis<Answer>,
) -> Result<String> {
    let judged = |decision: &Decision<Answer>| {
        let game = timeline.at(decision.moment).facing(decision.seat)?;
        Some(analysis::Decision {
            opinion: opinion(&game, decision.moment, &decision.before, &decision.looks)?,
            answer: game.write(decision.answer),
            after: rounded(decision.after()),
            given_away: rounded(decision.given_away()),
            error: decision.comparison.map_or(0.0, |comparison| rounded(comparison.error)),
            mistake: decision.is_mistake(),
        })
    };
    let turns = analysis.turning_points.iter().map(|turn| TurningPoint {
        moment: turn.moment,
        seat: turn.seat.to_string(),
        from: rounded(turn.from),
        to: rounded(turn.to),
    });
    let last = timeline.game();
    let written = Written {
        edition: last.rules().edition().word(),
        players: last.players(),
        budget: args.budget.to_string(),
        seed: args.seed,
        answers: timeline.moment(),
        analysis: analysis::Analysis {
            decisions: analysis.decisions.iter().filter_map(judged).collect(),
            turning_points: turns.collect(),
            end: analysis.end.map(|end| by_seat(last, &end)),
        },
    };
    Ok(serde_json::to_string_pretty(&written)? + "\n")
}

/// Everybody's chances over the answers, with the turning points, as SVG.
pub(super) fn draw(
    timeline: &Timeline<Game>,
    analysis: &Analysis<Answer>,
    words: &Words,
    teller: Teller<'_>,
) -> String {
    let seen = match analysis.perspective {
        Some(seat) => teller.chances_seen_by(seat),
        None => words.caption(Caption::OwnChances),
    };
    let mut chart = Chart::new(words.caption(Caption::Chart))
        .x(Axis::new(words.caption(Caption::Answers)).whole())
        .y(Axis::percent(seen).covering(0.0, 1.0))
        .numbers(Numbers { percent: percent_sign(words), ..Numbers::default() });
    for seat in SeatSet::all(timeline.game().players()).iter() {
        let line = analysis.line(seat).into_iter();
        let points = line.map(|(moment, chance)| (moment as f64, f64::from(chance)));
        chart = chart.line(Series::new(teller.name(seat), points));
    }
    for turn in &analysis.turning_points {
        if let Some(line) = turning_point(timeline, turn, teller) {
            let mark = Mark::new(turn.arrival as f64, line.to_string());
            chart = chart.mark(mark.on(f64::from(turn.to)));
        }
    }
    chart.svg(Medium::File)
}

/// The sign after a percentage in this language, with its space if it has one.
fn percent_sign(words: &Words) -> String {
    words.percent(0.0).trim_start_matches('0').to_owned()
}
