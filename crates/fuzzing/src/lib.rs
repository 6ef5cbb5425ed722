#![doc = include_str!("../README.md")]

pub mod corpus;
mod dice;
mod hunt;
pub mod markup;
mod mutator;
mod targets;

pub use dice::Dice;
pub use hunt::{Finding, Hunt, Tally, attempt, shrink};
pub use mutator::{HOSTILE, Mutator};
pub use targets::{Refused, RunResult, TARGETS, Target};
