//! The companion to a solo game of Inventions on the wire.

use crate::game::{Choice, Outcome, Question};
use crate::inventions::{Fields, Opponents, Score, fields, parts};
use eureka_inventions::{Answer, BotScore, Difficulty, Game};
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
    /// The id of the profile of one's box; without one the values are made up.
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

/// The table, as far as the two opponents depend on it. What to move is told by the events.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = CompanionView))]
pub struct View {
    /// The seat whose view it is; nothing for somebody who looks on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    /// The era, 1 to 5.
    pub era: u8,
    /// The round of this era, from 1.
    pub round: u8,
    /// Whose turn it is: `C`, `you` or `H`; or `set-up` or `era`.
    pub turn: String,
    /// The table as it stands.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub table: Fields,
    /// The opponents' points so far.
    pub opponents: Opponents,
    /// The open question.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub question: Option<Question>,
    /// The answers, if it is this seat that is asked.
    pub answers: Vec<Choice>,
    /// The outcome, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// The score, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<Score>,
}

impl View {
    /// A game as the person at the table sees it, or somebody who looks on.
    pub fn new(game: &Game, seat: Option<Seat>) -> View {
        let (position, score) = (game.position(), game.score());
        View {
            seat: seat.map(|seat| seat.to_string()),
            era: position.era,
            round: position.round,
            turn: position.turn.word().to_owned(),
            table: fields(position),
            opponents: BotScore::of(position).into(),
            question: question(game),
            answers: if seat.is_some() { choices(game) } else { Vec::new() },
            outcome: score.as_ref().map(|score| score.outcome().into()),
            score: score.as_ref().map(Score::from),
        }
    }
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
