//! An analysis as a graph.

use super::report::turning_point;
use eureka_bots::Analysis;
use eureka_innovation::{Answer, Game, SeatSet};
use eureka_plot::{Axis, Chart, Mark, Numbers, Place, Series};
use eureka_table::Timeline;
use eureka_words::{Caption, Teller, Words};

/// Everybody's chances over the answers, with the turning points, as SVG.
pub(super) fn draw(
    timeline: &Timeline<Game>,
    analysis: &Analysis<Answer>,
    words: &Words,
    teller: Teller<'_>,
) -> String {
    let seen = match analysis.eyes {
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
        let chances = [turn.from, turn.to];
        if let Some(line) = turning_point(timeline, turn.moment, turn.seat, chances, teller) {
            let mark = Mark::new(turn.arrival as f64, line.to_string());
            chart = chart.mark(mark.on(f64::from(turn.to)));
        }
    }
    chart.svg(Place::File)
}

/// What follows a percentage in this language.
fn percent_sign(words: &Words) -> String {
    words.percent(0.0).trim_start_matches('0').to_owned()
}
