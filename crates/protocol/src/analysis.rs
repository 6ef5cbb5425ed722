//! Replays of any moment of a game, and the computer's analysis of a finished game.

use crate::game::{HintedAnswer, View};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// One moment of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Replayed {
    /// The number of answers given before this moment.
    pub at: usize,
    /// The number of answers in the whole game.
    pub last: usize,
    /// The perspective of the view: the letter of a seat, `onlooker`, or `all`, which shows every card.
    pub perspective: String,
    /// The seat whose perspective it is; absent for `onlooker` and `all`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    /// The game at that moment.
    pub view: View,
    /// The answer given at this moment; absent at the last moment, and where the answer is secret.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answered: Option<Answered>,
}

/// An answer that was given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Answered {
    /// The seat that gave it.
    pub seat: String,
    /// The answer in the notation of answers.
    pub answer: String,
}

/// An analysis, or the progress of one that is still running.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Progress {
    /// Whether the analysis is complete.
    pub ready: bool,
    /// The number of decisions analyzed so far.
    pub done: usize,
    /// The number of decisions to analyze.
    pub of: usize,
    /// The analysis; empty until it is complete.
    #[serde(flatten)]
    pub analysis: Analysis,
}

/// The computer's analysis of a game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Analysis {
    /// The decisions of the players, in order.
    pub decisions: Vec<Decision>,
    /// The moments at which a player's chances changed the most.
    pub turning_points: Vec<TurningPoint>,
    /// The result, by seat: 1 for a winner, or an equal part if rivals share the victory, and 0 for the others; absent if
    /// the game is not over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end: Option<BTreeMap<String, f32>>,
}

/// A question, with the computer's assessment of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Opinion {
    /// The number of answers given before.
    pub moment: usize,
    /// The seat that is asked.
    pub seat: String,
    /// The kind of question.
    pub question: String,
    /// The card whose effect asks, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
    /// The number of the effect on the card, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub effect: Option<u8>,
    /// The chances to win before the answer, by seat.
    pub before: BTreeMap<String, f32>,
    /// The best answers, best first.
    pub preferred: Vec<HintedAnswer>,
}

/// A player's decision, compared with the best answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Decision {
    /// The question and the computer's assessment of it.
    #[serde(flatten)]
    pub opinion: Opinion,
    /// The answer that was given.
    pub answer: String,
    /// The chance to win after this answer.
    pub after: f32,
    /// The chance to win that this answer gave away, compared with the best one.
    pub given_away: f32,
    /// The standard error of `given_away`.
    pub error: f32,
    /// Whether the answer counts as a mistake.
    pub mistake: bool,
}

/// A moment at which a player's chances changed a lot.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TurningPoint {
    /// The number of answers given before.
    pub moment: usize,
    /// The seat whose chances changed.
    pub seat: String,
    /// The chance to win before.
    pub from: f32,
    /// The chance to win after.
    pub to: f32,
}
