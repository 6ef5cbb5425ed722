//! The course of a game as graphs.

use super::past::Past;
use crate::http::reader::Reader;
use eureka_bots::Analysis;
use eureka_innovation::{Answer, SeatView, View};
use eureka_plot::{Axis, Chart, Mark, Numbers, Place, Series};
use eureka_table::SeatSet;
use eureka_words::{Caption, Teller};
use maud::{Markup, PreEscaped};

/// Everybody's chances to win; the turning points have the numbers that they have in the list.
pub(crate) fn chances(past: &Past, reader: &Reader, analysis: &Analysis<Answer>) -> Markup {
    let (words, names) = (reader.words(), past.names());
    let teller = Teller::new(words, past.rules()).with_names(&names);
    let percent = words.percent(0.0).trim_start_matches('0').to_owned();
    let mut chart = Chart::new(teller.caption(Caption::Chart))
        .x(Axis::new(teller.caption(Caption::Answers)).whole())
        .y(Axis::percent(teller.caption(Caption::OwnChances)).covering(0.0, 1.0))
        .numbers(Numbers { percent, ..Numbers::default() });
    for seat in SeatSet::all(past.course.game().players()).iter() {
        let line = analysis.line(seat).into_iter();
        let points = line.map(|(moment, chance)| (moment as f64, f64::from(chance)));
        chart = chart.line(Series::new(teller.name(seat), points));
    }
    for (number, turn) in (1..).zip(&analysis.turning_points) {
        let mark = Mark::new(turn.arrival as f64, number.to_string());
        chart = chart.mark(mark.on(f64::from(turn.to)));
    }
    drawn(&chart)
}

/// Everybody's points over the game; `views` has what all could see after the deal and after each answer.
pub(crate) fn points(past: &Past, reader: &Reader, views: &[View]) -> Markup {
    counted(past, reader, views, "course-points", |player| usize::from(player.points))
}

/// Everybody's achievements over the game.
pub(crate) fn achievements(past: &Past, reader: &Reader, views: &[View]) -> Markup {
    counted(past, reader, views, "course-achievements", |player| {
        player.achievements.len() + player.specials.len()
    })
}

fn counted(
    past: &Past,
    reader: &Reader,
    views: &[View],
    title: &str,
    count: impl Fn(&SeatView) -> usize,
) -> Markup {
    let names = past.names();
    let teller = Teller::new(reader.words(), past.rules()).with_names(&names);
    let mut chart = Chart::new(reader.say(title, &[]))
        .x(Axis::new(teller.caption(Caption::Answers)).whole())
        .y(Axis::new("").whole().covering(0.0, 1.0))
        .size(460, 170);
    for seat in SeatSet::all(past.course.game().players()).iter() {
        let counts = views.iter().map(|view| count(&view.players[seat.index()]));
        let points = counts.enumerate().map(|(moment, count)| (moment as f64, count as f64));
        chart = chart.line(Series::new(teller.name(seat), points));
    }
    drawn(&chart)
}

/// A chart on a page.
pub(crate) fn drawn(chart: &Chart) -> Markup {
    PreEscaped(chart.svg(Place::Page))
}
