//! Looking back: any moment of a game again, and what the search thinks of a finished one.

use crate::game::{HintedAnswer, View};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A moment of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Replayed {
    /// How many answers had been given.
    pub at: usize,
    /// How many there are in the whole game.
    pub last: usize,
    /// The perspective from which it is seen: a seat, `onlooker`, or `all` where everything lies open.
    pub perspective: String,
    /// The seat that sees it so, if one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    /// The game at that moment.
    pub view: View,
    /// The answer that was given there, unless it is the last moment or a secret.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answered: Option<Answered>,
}

/// An answer that was given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Answered {
    /// The seat that gave it.
    pub seat: String,
    /// The answer in its notation.
    pub answer: String,
}

/// An analysis, or how far it is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Progress {
    /// Whether it is complete.
    pub ready: bool,
    /// How many decisions have been thought about.
    pub done: usize,
    /// How many there are.
    pub of: usize,
    /// The analysis, empty until it is complete.
    #[serde(flatten)]
    pub analysis: Analysis,
}

/// A game as the search sees it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Analysis {
    /// The decisions of the players, in order.
    pub decisions: Vec<Decision>,
    /// The moments at which somebody's chances changed most.
    pub turning_points: Vec<TurningPoint>,
    /// Everybody's chances after the last answer, by seat, if the game is not over then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end: Option<BTreeMap<String, f32>>,
}

/// A question, and what the search thinks of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Opinion {
    /// How many answers were given before.
    pub moment: usize,
    /// The seat that is asked.
    pub seat: String,
    /// The kind of question.
    pub question: String,
    /// The card whose effect asks, if one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
    /// The number of the effect on the card, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub effect: Option<u8>,
    /// Everybody's chances to win, by seat.
    pub before: BTreeMap<String, f32>,
    /// The best answers, the best first.
    pub preferred: Vec<HintedAnswer>,
}

/// A decision of a player, compared with the best answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Decision {
    /// The question, and what the search thinks of it.
    #[serde(flatten)]
    pub opinion: Opinion,
    /// The answer that was given.
    pub answer: String,
    /// The chance to win with it.
    pub after: f32,
    /// The chance that was given away by it.
    pub given_away: f32,
    /// The uncertainty of that.
    pub error: f32,
    /// Whether it is called a mistake.
    pub mistake: bool,
}

/// A moment at which a player's chances changed much.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TurningPoint {
    /// How many answers were given before.
    pub moment: usize,
    /// The seat whose chances changed.
    pub seat: String,
    /// The chances before.
    pub from: f32,
    /// The chances after.
    pub to: f32,
}
