//! Playing an Innovation scenario and checking the result.

use crate::error::ReadError;
use crate::facts::options;
use crate::lesson::Lesson;
use crate::scenario::Scenario;
use crate::{inventions, keys};
use eureka_innovation::{ArrangementError, Game, QuestionKind};
use eureka_table::{RESIGN, Said, Seat};
use std::fmt::Display;
use toml::Value;

/// The reason why a scenario fails.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Failure {
    /// The starting position is impossible.
    #[error(transparent)]
    Arrangement(#[from] ArrangementError),
    /// A seat answers although another one is asked.
    #[error("`{said}` comes from {}, but {asked} is asked: {options}", said.seat)]
    NotAsked {
        /// The answer of the scenario.
        said: Said,
        /// The seat that is asked.
        asked: Seat,
        /// The legal answers.
        options: String,
    },
    /// The rules refuse a step.
    #[error("`{step}` is refused: {why}")]
    Refused {
        /// The step.
        step: String,
        /// The reason given by the rules.
        why: String,
    },
    /// The scenario has an answer after the end of the game.
    #[error("`{0}` is left over: the game is over")]
    LeftOver(Said),
    /// A step of Inventions depends on hidden information that the scenario does not give.
    #[error("`{step}` cannot be played: {what}")]
    Unknown {
        /// The step.
        step: String,
        /// The missing information.
        what: &'static str,
    },
    /// A shuffle given for Hephaestus's cards does not match the cards.
    #[error("H.shuffle: {0}")]
    Shuffle(&'static str),
    /// The final position differs from the expected one; one line per difference.
    #[error("{}", .0.join("; "))]
    Differs(Vec<String>),
}

impl Failure {
    /// The failure of a refused step.
    pub(crate) fn refused(step: impl ToString, why: impl ToString) -> Failure {
        Failure::Refused { step: step.to_string(), why: why.to_string() }
    }

    /// Fails with the differences, if there are any.
    pub(crate) fn require_no_differences(differences: Vec<String>) -> Result<(), Failure> {
        if differences.is_empty() { Ok(()) } else { Err(Failure::Differs(differences)) }
    }
}

/// The message for a value that differs from the expected one.
pub(crate) fn difference_message(key: &str, expected: impl Display, got: impl Display) -> String {
    format!("{key}: expected {expected}, got {got}")
}

/// The message for a step that should be refused but is legal.
pub(crate) fn allowed_message(step: impl Display) -> String {
    format!("illegal: expected `{step}` to be refused, but it is allowed")
}

/// The reason why [`check`] fails.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum CheckError {
    /// The text is not a valid scenario.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// The scenario is valid but fails.
    #[error(transparent)]
    Fails(#[from] Failure),
}

/// Reads and plays a scenario of either game, or a lesson: a scenario of Inventions says `game = "inventions"`, a lesson has
/// `steps`, and any other text is a scenario of Innovation.
pub fn check(text: &str) -> Result<(), CheckError> {
    if keys::parse(text)?.get("game").and_then(Value::as_str) == Some(inventions::GAME) {
        inventions::Scenario::read(text)?.run()?;
    } else if Lesson::is_lesson(text)? {
        Lesson::read(text)?;
    } else {
        Scenario::read(text)?.run()?;
    }
    Ok(())
}

impl Scenario {
    /// Plays the scenario and checks every expectation.
    pub fn run(&self) -> Result<(), Failure> {
        let mut game = Game::arrange(self.rules, &self.arrangement)?;
        for said in &self.plays {
            play(&mut game, said)?;
        }
        let mut differences = Vec::new();
        if let Some(asked) = in_effect(&game).filter(|_| !self.expectation.has_question()) {
            let options = options(&game);
            differences.push(format!(
                "a question is left unanswered: {asked} is asked for one of {options}"
            ));
        }
        differences.extend(self.expectation.differences(&game));
        let allowed = self.illegal.iter().filter(|said| play(&mut { game }, said).is_ok());
        differences.extend(allowed.map(allowed_message));
        Failure::require_no_differences(differences)
    }
}

/// The seat asked by an effect in progress, as opposed to one asked for its next action.
pub(crate) fn in_effect(game: &Game) -> Option<Seat> {
    let question = game.question()?;
    (question.kind != QuestionKind::Action).then_some(question.seat)
}

/// Plays one line of a scenario: an answer of the seat that is asked, or any seat gives up.
fn play(game: &mut Game, said: &Said) -> Result<(), Failure> {
    let Some(question) = game.question() else { return Err(Failure::LeftOver(said.clone())) };
    let refused = |illegal| Failure::refused(said, illegal);
    if said.answer == RESIGN {
        return game.resign(said.seat, &mut ()).map_err(refused);
    }
    if question.seat != said.seat {
        let options = options(game).to_string();
        return Err(Failure::NotAsked { said: said.clone(), asked: question.seat, options });
    }
    let answer = game.read(&said.answer).map_err(refused)?;
    game.answer(answer, &mut ()).map_err(refused)
}
