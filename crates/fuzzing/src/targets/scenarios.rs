//! The targets for scenarios of both games.

use super::{RunResult, text};
use crate::corpus::inputs;
use eureka_scenario::lesson::Lesson;
use eureka_scenario::{Scenario, check, inventions};
use std::fmt::Display;

/// One in this many scenarios of Innovation is an initial input: there are many, and most look alike.
const SAMPLE_STEP: usize = 25;

pub(super) fn of_innovation() -> Vec<Vec<u8>> {
    let files = ["first", "fourth", "own", "random-first", "random-fourth"]
        .map(|folder| inputs(&format!("conformance/{folder}"), ".toml"));
    files.into_iter().flatten().step_by(SAMPLE_STEP).collect()
}

/// Runs a scenario of Innovation: it passes, fails, or cannot be read.
pub(super) fn innovation(input: &[u8]) -> RunResult {
    let text = text(input)?;
    let scenario = Scenario::read(text)?;
    scenario_result(text, scenario.run().err(), scenario.plays.len())
}

/// Runs a scenario of Inventions.
pub(super) fn inventions(input: &[u8]) -> RunResult {
    let text = text(input)?;
    let scenario = inventions::Scenario::read(text)?;
    scenario_result(text, scenario.run().err(), scenario.plays.len())
}

/// Reads a lesson, which plays its solutions, and tries it with arbitrary words.
pub(super) fn lesson(input: &[u8]) -> RunResult {
    let text = text(input)?;
    let lessons = Lesson::read(text)?;
    let _ = check(text);
    for lesson in &lessons {
        let words = text.lines().chain(["draw", "next", "pass", "yes", "draw"]);
        let _ = lesson.attempt(words);
        let _ = lesson.attempt(["draw", "draw", "draw"]);
    }
    Ok(lessons.iter().map(|lesson| lesson.steps.len() as u32).sum())
}

/// The result of a scenario that was run.
fn scenario_result(text: &str, failure: Option<impl Display>, plays: usize) -> RunResult {
    // `check` chooses the game by itself. It must not panic.
    let _ = check(text);
    match failure {
        Some(failure) => Err(failure.into()),
        None => Ok(plays as u32),
    }
}
