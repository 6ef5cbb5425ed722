#![doc = include_str!("../README.md")]

mod axis;
mod canvas;
mod chart;
mod histogram;
mod legend;
mod link;
mod look;
mod mark;
mod medium;
mod numbers;
mod plane;
mod ranking;
mod series;
mod shape;
mod stack;
mod step;
mod text;

pub use axis::Axis;
pub use chart::Chart;
pub use link::Link;
pub use mark::Mark;
pub use medium::{Medium, stylesheet};
pub use numbers::Numbers;
pub use ranking::Ranking;
pub use series::{Series, Value};
