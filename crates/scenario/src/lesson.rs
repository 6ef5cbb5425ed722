//! Lessons: a position, tasks that the engine checks, and the texts around them. `lessons/README.md` describes the format.

mod attempt;
mod goal;
mod read;
mod texts;

pub use attempt::{Attempt, AttemptError, StepState};
pub use goal::Goal;
pub use texts::{Text, TextPiece, Texts};

use eureka_innovation::{Arrangement, Rules, Seat};
use std::fmt;

/// The key that only lessons have, and by which they are told from scenarios.
pub(crate) const STEPS: &str = "steps";

/// The word with which the pupil goes on to the next step, among the answers of an attempt.
pub const NEXT: &str = "next";

/// A lesson in one edition. Every lesson that was read can be solved: reading plays the solution of each step.
#[derive(Clone)]
pub struct Lesson {
    /// The rules of the edition.
    pub rules: &'static Rules,
    /// The number of players.
    pub players: u8,
    /// The seat of the pupil.
    pub pupil: Seat,
    /// The title.
    pub title: Texts,
    /// The steps, at least one. The first has a position.
    pub steps: Vec<Step>,
}

/// A step of a lesson: one task.
#[derive(Clone, Debug)]
pub struct Step {
    /// The position that is laid out for the step; `None` if the one before goes on.
    pub arrangement: Option<Arrangement>,
    /// The answers of the other players: whenever one of them is asked, the first of these that is legal, otherwise the
    /// first legal answer.
    pub others: Vec<String>,
    /// The number of actions after which the task counts as missed.
    pub tries: u8,
    /// The condition that ends the step.
    pub goal: Goal,
    /// Answers of the pupil that reach the goal.
    pub solution: Vec<String>,
    /// What to do.
    pub task: Texts,
    /// What to press, for those who ask.
    pub hint: Texts,
    /// What was learned.
    pub why: Texts,
    /// What to say when something else was done.
    pub wrong: Texts,
}

/// Leaves out the rules, which would fill pages.
impl fmt::Debug for Lesson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Lesson")
            .field("edition", &self.rules.edition())
            .field("pupil", &self.pupil)
            .field("title", &self.title)
            .field("steps", &self.steps)
            .finish_non_exhaustive()
    }
}
