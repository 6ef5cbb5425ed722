//! The curve as a table, as values and as pictures.

use crate::load::{Load, Measured, On};
use eureka_plot::{Axis, Chart, Medium, Series};
use serde::Serialize;
use serde_json::Value;
use std::fmt::Write;

/// All points that were measured.
#[derive(Default, Serialize)]
pub struct Curve {
    /// Against the number of tables, played as fast as possible.
    pub tables: Vec<Measured>,
    /// Against the number of onlookers at each table, played as fast as possible.
    pub watched: Vec<Measured>,
    /// Against the number of idle streams, at a steady pace.
    pub streams: Vec<Measured>,
    /// With a server that limits the requests of a client.
    pub limited: Vec<Measured>,
}

/// The head of a table.
const HEAD: &str = "\
| | tables | onlookers at each | idle streams | answers/s | p50 | p99 | max | events/s | refused | errors | lost | cores | memory |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
";

impl Measured {
    /// Its line in a table.
    pub fn line(&self) -> String {
        let Load { tables, onlookers, streams, .. } = self.load;
        let Measured {
            answers, p50, p99, max, events, refused, errors, lost, cores, memory, ..
        } = self;
        format!(
            "| {} | {tables} | {onlookers} | {streams} | {answers:.0} | {p50:.1} ms | {p99:.1} ms | {max:.0} ms | {events:.0} | {refused} | {errors} | {lost} | {cores:.1} | {memory} MB |",
            self.database
        )
    }
}

impl Curve {
    /// The tables in Markdown.
    pub fn markdown(&self) -> String {
        let mut text = String::new();
        for measured in self.series() {
            text.push_str(HEAD);
            for measured in measured {
                let _ = writeln!(text, "{}", measured.line());
            }
            text.push('\n');
        }
        text
    }

    fn series(&self) -> [&[Measured]; 4] {
        [&self.tables, &self.watched, &self.streams, &self.limited]
    }

    /// Returns true if an acknowledged answer was lost or a connection broke, which no load excuses.
    pub fn has_failed(&self) -> bool {
        let mut all = self.series().into_iter().flatten();
        all.any(|measured| measured.lost > 0 || measured.errors > 0)
    }

    /// All values, for programs.
    pub fn json(&self) -> Value {
        serde_json::to_value(self).expect("numbers and words have a JSON form")
    }

    /// The pictures, each with the name of its file.
    pub fn pictures(&self) -> [(&'static str, String); 6] {
        let tables = |measured: &Measured| measured.load.tables as f64;
        // The two players receive the same events as onlookers. Adding them also keeps the logarithmic axis away from 0.
        let watchers = |measured: &Measured| (measured.load.onlookers + 2) as f64;
        let streams = |measured: &Measured| measured.load.streams as f64;
        let (many, watched) =
            ("tables played as fast as they go", "players and onlookers of each table");
        [
            ("answers.svg", answers(many, &self.tables, tables)),
            ("times.svg", times(many, &self.tables, tables)),
            ("watched.svg", answers(watched, &self.watched, watchers)),
            ("watched-events.svg", events(watched, &self.watched, watchers)),
            ("watched-times.svg", times(watched, &self.watched, watchers)),
            ("streams.svg", times("idle streams", &self.streams, streams)),
        ]
    }
}

/// A quantity of a point of the curve.
type Quantity = fn(&Measured) -> f64;

/// The answers in a second, against something.
fn answers(axis: &str, all: &[Measured], x: Quantity) -> String {
    let y = Axis::new("acknowledged answers a second").covering(0.0, 1.0);
    picture("Answers a second", axis, y, all, x, &[("", |measured| measured.answers)])
}

/// The events in a second, against something.
fn events(axis: &str, all: &[Measured], x: Quantity) -> String {
    let y = Axis::new("events a second, to all together").covering(0.0, 1.0);
    picture("Events a second", axis, y, all, x, &[("", |measured| measured.events)])
}

/// The times of answers, against something.
fn times(axis: &str, all: &[Measured], x: Quantity) -> String {
    // The axis is wide enough that small differences look small.
    let y = Axis::new("milliseconds").logarithmic().covering(1.0, 100.0);
    let values: [(&str, Quantity); 2] =
        [(", p50", |measured| measured.p50), (", p99", |measured| measured.p99)];
    picture("How long an answer takes", axis, y, all, x, &values)
}

/// A picture with a line for each database and value.
fn picture(
    title: &str,
    axis: &str,
    y: Axis,
    all: &[Measured],
    x: Quantity,
    values: &[(&str, Quantity)],
) -> String {
    let mut chart =
        Chart::new(format!("{title}, against {axis}")).x(Axis::new(axis).logarithmic()).y(y);
    for on in On::ALL {
        for (suffix, value) in values {
            let own = all.iter().filter(|measured| measured.database == on);
            let points: Vec<_> = own.map(|measured| (x(measured), value(measured))).collect();
            chart = chart.line(Series::new(format!("{on}{suffix}"), points));
        }
    }
    chart.svg(Medium::File)
}
