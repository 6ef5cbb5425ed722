//! Scenarios of both games.

use super::{Came, text};
use crate::corpus::inputs;
use eureka_scenario::{Scenario, check, inventions};
use std::fmt::Display;

/// Every so many of the scenarios of Innovation are enough to begin with: there are many, of few shapes.
const EVERY: usize = 25;

pub(super) fn of_innovation() -> Vec<Vec<u8>> {
    let files = ["first", "fourth", "own", "random-first", "random-fourth"]
        .map(|folder| inputs(&format!("conformance/{folder}"), ".toml"));
    files.into_iter().flatten().step_by(EVERY).collect()
}

/// A scenario of Innovation holds or does not, or there is a reason why it is none.
pub(super) fn innovation(input: &[u8]) -> Came {
    let text = text(input)?;
    let scenario = Scenario::read(text)?;
    ran(text, scenario.run().err(), scenario.plays.len())
}

/// The same for Inventions.
pub(super) fn inventions(input: &[u8]) -> Came {
    let text = text(input)?;
    let scenario = inventions::Scenario::read(text)?;
    ran(text, scenario.run().err(), scenario.plays.len())
}

/// What came of a scenario that was played.
fn ran(text: &str, failure: Option<impl Display>, plays: usize) -> Came {
    // Which game it is of makes a difference to this one.
    let _ = check(text);
    match failure {
        Some(failure) => Err(failure.into()),
        None => Ok(plays as u32),
    }
}
