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
| | tables | idle streams | answers/s | p50 | p99 | max | refused | errors | lost | memory |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
";

/// One line of it.
pub fn line(on: On, measured: &Measured) -> String {
    let Measured { load, answers, p50, p99, max, refused, errors, lost, memory, .. } = measured;
    format!(
        "| {} | {} | {} | {answers:.0} | {p50:.1} ms | {p99:.1} ms | {max:.0} ms | {refused} | {errors} | {lost} | {memory} MB |",
        on.name(),
        load.tables,
        load.streams,
    )
}

impl Curve {
    /// The tables in Markdown.
    pub fn markdown(&self) -> String {
        let mut text = String::new();
        for measured in [&self.tables, &self.streams, &self.limited] {
            text.push_str(HEAD);
            for (on, measured) in measured {
                let _ = writeln!(text, "{}", line(*on, measured));
            }
            text.push('\n');
        }
        text
    }

    /// Whether an acknowledged answer was lost anywhere.
    pub fn has_lost(&self) -> bool {
        let mut all = self.tables.iter().chain(&self.streams).chain(&self.limited);
        all.any(|(_, measured)| measured.lost > 0)
    }

    /// All values, for programs.
    pub fn json(&self) -> Value {
        let values = |all: &[(On, Measured)]| -> Vec<Value> {
            all.iter()
                .map(|(on, measured)| {
                    json!({
                        "database": on.name(),
                        "tables": measured.load.tables,
                        "streams": measured.load.streams,
                        "rate": measured.load.rate,
                        "limit": measured.load.limit,
                        "seconds": measured.load.time.as_secs_f64(),
                        "answers": measured.answers,
                        "p50": measured.p50,
                        "p99": measured.p99,
                        "max": measured.max,
                        "refused": measured.refused,
                        "errors": measured.errors,
                        "lost": measured.lost,
                        "events": measured.events,
                        "memory": measured.memory,
                    })
                })
                .collect()
        };
        json!({
            "tables": values(&self.tables),
            "streams": values(&self.streams),
            "limited": values(&self.limited),
        })
    }

    /// The pictures, each with the name of its file.
    pub fn pictures(&self) -> [(&'static str, String); 3] {
        let tables = |measured: &Measured| measured.load.tables as f64;
        let streams = |measured: &Measured| measured.load.streams as f64;
        let answers = Chart::new("Answers a second against tables")
            .x(Axis::new("tables played as fast as they go").logarithmic())
            .y(Axis::new("acknowledged answers a second").covering(0.0, 1.0));
        let answers = [On::Sqlite, On::Postgres].into_iter().fold(answers, |chart, on| {
            chart.line(series(on, on.name(), &self.tables, tables, |measured| measured.answers))
        });
        [
            ("answers.svg", answers.svg(Place::File)),
            ("times.svg", times("tables played as fast as they go", &self.tables, tables)),
            ("streams.svg", times("idle streams", &self.streams, streams)),
        ]
    }
}

/// How long answers take, against something.
fn times(axis: &str, all: &[(On, Measured)], x: fn(&Measured) -> f64) -> String {
    let chart = Chart::new(format!("How long an answer takes, against {axis}"))
        .x(Axis::new(axis).logarithmic())
        .y(Axis::new("milliseconds").logarithmic());
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
