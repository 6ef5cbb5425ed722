//! The curve as a table, as values and as pictures.

use crate::load::{Measured, On};
use eureka_plot::{Axis, Chart, Place, Series};
use serde_json::{Value, json};
use std::fmt::Write;

/// All that was measured.
#[derive(Default)]
pub struct Curve {
    /// Against the number of tables, as fast as they go.
    pub tables: Vec<(On, Measured)>,
    /// Against the number of those who look on at each table, as fast as they go.
    pub watched: Vec<(On, Measured)>,
    /// Against the number of idle streams, at a steady pace.
    pub streams: Vec<(On, Measured)>,
    /// Where the server takes only so many requests of one client.
    pub limited: Vec<(On, Measured)>,
}

impl On {
    /// What it is called.
    pub const fn name(self) -> &'static str {
        match self {
            On::Sqlite => "SQLite",
            On::Postgres => "PostgreSQL",
        }
    }
}

/// The head of a table.
const HEAD: &str = "\
| | tables | onlookers at each | idle streams | answers/s | p50 | p99 | max | events/s | refused | errors | lost | cores | memory |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
";

/// One line of it.
pub fn line(on: On, measured: &Measured) -> String {
    let Measured {
        load, answers, p50, p99, max, events, refused, errors, lost, cores, memory, ..
    } = measured;
    format!(
        "| {} | {} | {} | {} | {answers:.0} | {p50:.1} ms | {p99:.1} ms | {max:.0} ms | {events:.0} | {refused} | {errors} | {lost} | {cores:.1} | {memory} MB |",
        on.name(),
        load.tables,
        load.onlookers,
        load.streams,
    )
}

impl Curve {
    /// The tables in Markdown.
    pub fn markdown(&self) -> String {
        let mut text = String::new();
        for measured in self.series() {
            text.push_str(HEAD);
            for (on, measured) in measured {
                let _ = writeln!(text, "{}", line(*on, measured));
            }
            text.push('\n');
        }
        text
    }

    fn series(&self) -> [&[(On, Measured)]; 4] {
        [&self.tables, &self.watched, &self.streams, &self.limited]
    }

    /// Whether anything went wrong that no load excuses: an acknowledged answer was lost, or a connection broke.
    pub fn has_failed(&self) -> bool {
        let mut all = self.series().into_iter().flatten();
        all.any(|(_, measured)| measured.lost > 0 || measured.errors > 0)
    }

    /// All values, for programs.
    pub fn json(&self) -> Value {
        let values = |all: &[(On, Measured)]| -> Vec<Value> {
            all.iter()
                .map(|(on, measured)| {
                    json!({
                        "database": on.name(),
                        "tables": measured.load.tables,
                        "onlookers": measured.load.onlookers,
                        "streams": measured.load.streams,
                        "rate": measured.load.rate,
                        "limit": measured.load.limit,
                        "seconds": measured.load.time.as_secs_f64(),
                        "answers": measured.answers,
                        "p50": measured.p50,
                        "p99": measured.p99,
                        "max": measured.max,
                        "events": measured.events,
                        "refused": measured.refused,
                        "errors": measured.errors,
                        "acknowledged": measured.acknowledged,
                        "lost": measured.lost,
                        "cores": measured.cores,
                        "memory": measured.memory,
                    })
                })
                .collect()
        };
        json!({
            "tables": values(&self.tables),
            "watched": values(&self.watched),
            "streams": values(&self.streams),
            "limited": values(&self.limited),
        })
    }

    /// The pictures, each with the name of its file.
    pub fn pictures(&self) -> [(&'static str, String); 6] {
        let tables = |measured: &Measured| measured.load.tables as f64;
        // The two who play are sent the same, and without them a logarithm could not begin.
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

/// How many answers there are, against something.
fn answers(axis: &str, all: &[(On, Measured)], x: fn(&Measured) -> f64) -> String {
    let chart = Chart::new(format!("Answers a second, against {axis}"))
        .y(Axis::new("acknowledged answers a second").covering(0.0, 1.0));
    both(chart, axis, all, x, |measured| measured.answers)
}

/// How many events there are, against something.
fn events(axis: &str, all: &[(On, Measured)], x: fn(&Measured) -> f64) -> String {
    let chart = Chart::new(format!("Events a second, against {axis}"))
        .y(Axis::new("events a second, to all together").covering(0.0, 1.0));
    both(chart, axis, all, x, |measured| measured.events)
}

/// A line for each database.
fn both(
    chart: Chart,
    axis: &str,
    all: &[(On, Measured)],
    x: fn(&Measured) -> f64,
    y: fn(&Measured) -> f64,
) -> String {
    let chart = chart.x(Axis::new(axis).logarithmic());
    let line = |chart: Chart, on: On| chart.line(series(on, on.name(), all, x, y));
    [On::Sqlite, On::Postgres].into_iter().fold(chart, line).svg(Place::File)
}

/// How long answers take, against something.
fn times(axis: &str, all: &[(On, Measured)], x: fn(&Measured) -> f64) -> String {
    let chart = Chart::new(format!("How long an answer takes, against {axis}"))
        .x(Axis::new(axis).logarithmic())
        // What makes no difference is to look like it.
        .y(Axis::new("milliseconds").logarithmic().covering(1.0, 100.0));
    let chart = [On::Sqlite, On::Postgres].into_iter().fold(chart, |chart, on| {
        let (half, most) = (format!("{}, p50", on.name()), format!("{}, p99", on.name()));
        chart.line(series(on, &half, all, x, |measured| measured.p50)).line(series(
            on,
            &most,
            all,
            x,
            |measured| measured.p99,
        ))
    });
    chart.svg(Place::File)
}

fn series(
    on: On,
    name: &str,
    all: &[(On, Measured)],
    x: fn(&Measured) -> f64,
    y: fn(&Measured) -> f64,
) -> Series {
    let own = all.iter().filter(|(database, _)| *database == on);
    Series::new(name, own.map(|(_, measured)| (x(measured), y(measured))).collect::<Vec<_>>())
}
