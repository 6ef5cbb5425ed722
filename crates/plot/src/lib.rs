//! Charts as SVG text: learning curves, ratings and win rates with their intervals, the course of a game, lengths of games.
//!
//! A [`Chart`] has two axes of numbers and shows lines, dots, stacked areas and histograms; a [`Ranking`] has a row for each
//! name. Every word is the caller's, in any language, and may be hostile: it is escaped, and cut where it is too long.
//!
//! ```
//! use eureka_plot::{Axis, Chart, Mark, Medium, Series};
//!
//! let svg = Chart::new("Win chances")
//!     .x(Axis::new("decision").whole())
//!     .y(Axis::percent("chance to win").covering(0.0, 1.0))
//!     .line(Series::new("Anna", [(0.0, 0.5), (1.0, 0.42), (2.0, 0.81)]))
//!     .line(Series::new("Bartek", [(0.0, 0.5), (1.0, 0.58), (2.0, 0.19)]))
//!     .mark(Mark::new(2.0, "Anna demands").on(0.81))
//!     .svg(Medium::File);
//! assert!(svg.starts_with("<svg "));
//! ```
//!
//! Charts are readable in light and dark, and without colors: series also differ in dashes and markers, and screen readers
//! get a title and a description. The same chart is the same text on every run, so that tests can keep it. Numbers that
//! cannot be drawn (not a number, infinite, not positive on a logarithmic axis) are gaps, never a panic.
//!
//! Deliberately left out: links and scripts (to a screen reader a chart is one picture, so that links belong beside it),
//! statistics (intervals come from the caller), and thinning: every point given is drawn.

mod axis;
mod chart;
mod histogram;
mod legend;
mod look;
mod mark;
mod medium;
mod numbers;
mod plane;
mod ranking;
mod series;
mod shape;
mod sheet;
mod stack;
mod step;
mod text;

pub use axis::Axis;
pub use chart::Chart;
pub use mark::Mark;
pub use medium::{Medium, stylesheet};
pub use numbers::Numbers;
pub use ranking::Ranking;
pub use series::{Series, Value};
