//! The parts that the two ways to play Inventions have in common.

use eureka_inventions::{BotScore, Position};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// The table as it stands: every field by its key in the notation of scenarios and corrections, such as `region.3.card`.
pub type Fields = BTreeMap<String, Value>;

/// The fields of a position.
pub fn fields(position: &Position) -> Fields {
    let json =
        |value| serde_json::to_value(value).expect("texts, numbers and lists have a JSON form");
    position.fields().into_iter().map(|(key, value)| (key, json(value))).collect()
}

/// The opponents' points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Opponents {
    /// Those of the track.
    pub track: u16,
    /// Those of the inventions in their pile.
    pub inventions: u16,
    /// Those of their progress tiles.
    pub progress: u16,
    /// Those of their wealth tiles.
    pub wealth: u16,
    /// All together.
    pub total: u16,
}

impl From<BotScore> for Opponents {
    fn from(score: BotScore) -> Opponents {
        let BotScore { points: track, inventions, progress, wealth } = score;
        Opponents { track, inventions, progress, wealth, total: score.total() }
    }
}

/// The end of a game: the points, the awards and the level of your society.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Score {
    /// Your points.
    pub you: u16,
    /// The opponents' points.
    pub opponents: Opponents,
    /// The points that they would gain if the inventions on the board that they presented were shared.
    pub left: u16,
    /// The awards that you met, from 1 to 12.
    pub awards: Vec<u8>,
    /// The honour points of the awards.
    pub honour: u8,
    /// The level of your society.
    pub level: String,
}

impl From<&eureka_inventions::Score> for Score {
    fn from(score: &eureka_inventions::Score) -> Score {
        Score {
            you: score.you,
            opponents: score.bots.into(),
            left: score.left,
            awards: score.awards.clone(),
            honour: score.honour(),
            level: score.level().to_string(),
        }
    }
}

/// Something that happened on the table: an object whose `event` says what, with further fields for whom and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TableEvent(pub eureka_inventions::Event);

#[cfg(feature = "openapi")]
impl utoipa::PartialSchema for TableEvent {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
        use utoipa::openapi::schema::{AdditionalProperties, ObjectBuilder};
        let event = ObjectBuilder::new().property("event", String::schema()).required("event");
        event.additional_properties(Some(AdditionalProperties::FreeForm(true))).into()
    }
}

#[cfg(feature = "openapi")]
impl utoipa::ToSchema for TableEvent {}

/// The word for a variant, and what it holds in the notation.
pub(crate) fn parts(variant: &impl Serialize) -> (String, Option<String>) {
    match serde_json::to_value(variant).expect("questions and answers have a JSON form") {
        Value::Object(fields) => {
            let held =
                fields.into_iter().next().expect("a variant that holds something has a name");
            (held.0, Some(text(&held.1)))
        }
        word => (text(&word), None),
    }
}

/// A value in the notation.
pub(crate) fn text(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(items) => items.iter().map(text).collect::<Vec<_>>().join(" "),
        Value::Object(fields) => {
            let each = fields.iter().map(|(word, held)| format!("{word} {}", text(held)));
            each.collect::<Vec<_>>().join(" ")
        }
        value => value.to_string(),
    }
}
