//! The companion to a solo game of Inventions on the wire.

use crate::game::{Choice, Question};
use crate::inventions::{parts, view};
use eureka_inventions::{Answer, Difficulty, Game};
use eureka_table::Seat;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What is agreed on for a game with the companion; what a request leaves out is as usual.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = CompanionOptions))]
pub struct Options {
    /// The difficulty: `easy`, `normal` or `hard`.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub difficulty: Difficulty,
    /// The id of the profile of one's box; without one the values are made up. It is not told of a table: whoever knows it may open the box.
    #[serde(rename = "box", skip_serializing_if = "Option::is_none")]
    pub profile: Option<String>,
    /// Who draws Hephaestus's cards.
    pub draws: Draws,
    /// The readings of the open questions of the book by their numbers, as `{"A3": "never"}`.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub settings: BTreeMap<String, String>,
}

/// Who draws Hephaestus's cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Draws {
    /// The person, from the real deck; without a box of one's own, the program.
    #[default]
    Auto,
    /// The program.
    Program,
}

view! {
    /// The table, as far as the two opponents depend on it. What to move is told by the events.
    CompanionView of game: Game, at game.position();
}

/// The open question.
pub fn question(game: &Game) -> Option<Question> {
    let (kind, about) = parts(&game.question()?);
    let pass = game.answers().contains(&Answer::None);
    let seat = Seat::A.to_string();
    Some(Question { seat, kind, card: None, effect: None, step: None, pass, about })
}

/// The answers to it.
pub fn choices(game: &Game) -> Vec<Choice> {
    let choice =
        |answer: &Answer| Choice { answer: answer.to_string(), kind: parts(answer).0, card: None };
    game.answers().iter().map(choice).collect()
}
