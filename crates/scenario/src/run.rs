//! Playing a scenario.

use crate::error::ReadError;
use crate::facts::options;
use crate::scenario::Scenario;
use crate::{inventions, keys};
use eureka_innovation::{ArrangementError, Game, QuestionKind};
use eureka_table::{Said, Seat};
use std::fmt::Display;
use toml::Value;

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
    /// A step is refused.
    #[error("`{step}` is refused: {why}")]
    Refused {
        /// The step.
        step: String,
        /// Why it is refused.
        why: String,
    },
    /// An answer comes after the end of the game.
    #[error("`{0}` is left over: the game is over")]
    LeftOver(Said),
    /// In Inventions something would have to be known that the position does not tell.
    #[error("`{step}` cannot be played: {what}")]
    Unknown {
        /// The step.
        step: String,
        /// What is not known.
        what: &'static str,
    },
    /// A shuffle of Hephaestus's cards does not fit.
    #[error("H.shuffle: {0}")]
    Shuffle(&'static str),
    /// The final position is not as it must be; each difference is told by itself.
    #[error("{}", .0.join("; "))]
    Differs(Vec<String>),
}

impl Failure {
    /// A step that is refused.
    pub(crate) fn refused(step: impl ToString, why: impl ToString) -> Failure {
        Failure::Refused { step: step.to_string(), why: why.to_string() }
    }

    /// The failure of a scenario in which something is not as it must be.
    pub(crate) fn unless_none(differences: Vec<String>) -> Result<(), Failure> {
        if differences.is_empty() { Ok(()) } else { Err(Failure::Differs(differences)) }
    }
}

/// The difference that something else is true at a key.
pub(crate) fn differs(key: &str, expected: impl Display, got: impl Display) -> String {
    format!("{key}: expected {expected}, got {got}")
}

/// The difference that a step is not refused.
pub(crate) fn allowed(step: impl Display) -> String {
    format!("illegal: expected `{step}` to be refused, but it is allowed")
}

/// Why a text is no scenario, or one that does not hold.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum CheckError {
    /// It is no scenario.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// It does not hold.
    #[error(transparent)]
    Fails(#[from] Failure),
}

/// Reads and plays a scenario. Those of Inventions say `game = "inventions"`, those of Innovation name no game.
pub fn check(text: &str) -> Result<(), CheckError> {
    if keys::parse(text)?.get("game").and_then(Value::as_str) == Some(inventions::GAME) {
        inventions::Scenario::read(text)?.run()?;
    } else {
        Scenario::read(text)?.run()?;
    }
    Ok(())
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
            let options = options(&game);
            differences.push(format!(
                "a question is left unanswered: {asked} is asked for one of {options}"
            ));
        }
        differences.extend(self.expectation.differences(&game));
        let taken = self.illegal.iter().filter(|said| say(&mut { game }, said).is_ok());
        differences.extend(taken.map(allowed));
        Failure::unless_none(differences)
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
        let options = options(game).to_string();
        return Err(Failure::NotAsked { said: said.clone(), asked: question.seat, options });
    }
    let refused = |illegal| Failure::refused(said, illegal);
    let answer = game.read(&said.answer).map_err(refused)?;
    game.answer(answer, &mut ()).map_err(refused)
}
