//! Playing a scenario.

use crate::scenario::Scenario;
use crate::subject::{Subject, options};
use eureka_innovation::{ArrangementError, Game, Illegal, QuestionKind};
use eureka_table::{Said, Seat};
use std::fmt;

/// Why a scenario does not hold.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Failure {
    /// The position it begins with is impossible.
    #[error(transparent)]
    Arrangement(#[from] ArrangementError),
    /// Somebody answers who is not asked.
    #[error("`{said}` comes from {}, but {asked} is asked: {options}", said.seat)]
    NotAsked {
        /// What is said.
        said: Said,
        /// Who is asked.
        asked: Seat,
        /// What may be answered.
        options: String,
    },
    /// An answer is refused.
    #[error("`{said}` is refused: {illegal}")]
    Refused {
        /// What is said.
        said: Said,
        /// Why it is refused.
        illegal: Illegal,
    },
    /// An answer comes after the end of the game.
    #[error("`{0}` is left over: the game is over")]
    LeftOver(Said),
    /// The final position is not as it must be.
    #[error("{}", .0.iter().map(Difference::to_string).collect::<Vec<_>>().join("; "))]
    Differs(Vec<Difference>),
}

/// One thing that is not as it must be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Difference {
    /// Something else is true.
    Value {
        /// The key of the expectation.
        key: String,
        /// What it says.
        expected: String,
        /// What is true.
        got: String,
    },
    /// A question is open at the end.
    Unanswered {
        /// Who is asked.
        asked: Seat,
        /// What may be answered.
        options: String,
    },
    /// What must be refused is not.
    Allowed(Said),
}

impl Scenario {
    /// Plays the scenario and looks whether everything is as it must be.
    pub fn run(&self) -> Result<(), Failure> {
        let mut game = Game::arrange(self.rules, &self.arrangement)?;
        for said in &self.plays {
            say(&mut game, said)?;
        }
        let mut differences = Vec::new();
        if let Some(asked) = in_effect(&game).filter(|_| !self.expectation.has_question()) {
            let options = options(&game).to_string();
            differences.push(Difference::Unanswered { asked, options });
        }
        differences.extend(self.expectation.differences(&game));
        let allowed = self.illegal.iter().filter(|said| say(&mut { game }, said).is_ok());
        differences.extend(allowed.cloned().map(Difference::Allowed));
        if differences.is_empty() { Ok(()) } else { Err(Failure::Differs(differences)) }
    }
}

/// Who is asked by an effect, and not for his next action.
pub(crate) fn in_effect(game: &Game) -> Option<Seat> {
    let question = game.question()?;
    (question.kind != QuestionKind::Action).then_some(question.seat)
}

fn say(game: &mut Game, said: &Said) -> Result<(), Failure> {
    let Some(question) = game.question() else { return Err(Failure::LeftOver(said.clone())) };
    if question.seat != said.seat {
        let options = Subject::Options.value(game).to_string();
        return Err(Failure::NotAsked { said: said.clone(), asked: question.seat, options });
    }
    let refused = |illegal| Failure::Refused { said: said.clone(), illegal };
    let answer = game.read(&said.answer).map_err(refused)?;
    game.answer(answer, &mut ()).map_err(refused)
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Difference::Value { key, expected, got } => {
                write!(f, "{key}: expected {expected}, got {got}")
            }
            Difference::Unanswered { asked, options } => {
                write!(f, "a question is left unanswered: {asked} is asked for one of {options}")
            }
            Difference::Allowed(said) => {
                write!(f, "illegal: expected `{said}` to be refused, but it is allowed")
            }
        }
    }
}
