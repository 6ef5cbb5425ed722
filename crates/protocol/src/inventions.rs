//! The JSON that the companion and the complete solo game of Inventions have in common.

use eureka_inventions::{BotScore, Position};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// The state of the table: every field by its key in the notation of scenarios and corrections, such as
/// `region.3.card`.
pub type Fields = BTreeMap<String, Value>;

/// The fields of a position.
///
/// # Examples
///
/// ```
/// use eureka_inventions::solo_game::Setup;
/// use eureka_protocol::inventions::fields;
///
/// let game = Setup::new(3).start();
/// let fields = fields(&game.world().position);
/// assert!(fields.keys().any(|key| key.starts_with("region.3.")));
/// ```
pub fn fields(position: &Position) -> Fields {
    let json =
        |value| serde_json::to_value(value).expect("texts, numbers and lists have a JSON form");
    position.fields().into_iter().map(|(key, value)| (key, json(value))).collect()
}

/// The opponents' points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Opponents {
    /// Points on the track.
    pub track: u16,
    /// Points for the inventions in their pile.
    pub inventions: u16,
    /// Points for their progress tiles.
    pub progress: u16,
    /// Points for their wealth tiles.
    pub wealth: u16,
    /// The sum of all points.
    pub total: u16,
}

impl From<BotScore> for Opponents {
    fn from(score: BotScore) -> Opponents {
        let BotScore { points: track, inventions, progress, wealth } = score;
        Opponents { track, inventions, progress, wealth, total: score.total() }
    }
}

/// The result of a game: the points, the awards and the level of your society.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Score {
    /// Your points.
    pub you: u16,
    /// The opponents' points.
    pub opponents: Opponents,
    /// The points that the opponents would gain if the inventions they presented, which are still on the board, were
    /// shared.
    pub left: u16,
    /// The numbers of the awards that you earned, 1 to 12.
    pub awards: Vec<u8>,
    /// The honor points for the awards.
    pub honor: u8,
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
            honor: score.honor(),
            level: score.level().to_string(),
        }
    }
}

/// Defines the view type of one way to play Inventions: the fields that both ways share, plus its own.
macro_rules! view {
    (
        $(#[doc = $about:literal])+
        $name:ident of $game:ident: $Game:ty, at $position:expr;
        $($(#[doc = $own_about:literal])+ $own:ident: $Own:ty = $value:expr,)*
    ) => {
        $(#[doc = $about])+
        #[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = $name))]
        pub struct View {
            /// The seat whose view this is; absent for an onlooker.
            #[serde(skip_serializing_if = "Option::is_none")]
            pub seat: Option<String>,
            /// The era, 1 to 5.
            pub era: u8,
            /// The round within this era, counted from 1.
            pub round: u8,
            /// The player to move, `C`, `you` or `H`; or the phase, `set-up` or `era`.
            pub turn: String,
            /// The state of the table.
            #[cfg_attr(feature = "openapi", schema(value_type = Object))]
            pub table: crate::inventions::Fields,
            $($(#[doc = $own_about])+ pub $own: $Own,)*
            /// The opponents' points so far.
            pub opponents: crate::inventions::Opponents,
            /// The open question.
            #[serde(skip_serializing_if = "Option::is_none")]
            pub question: Option<crate::game::Question>,
            /// The legal answers; empty unless this seat is asked.
            pub answers: Vec<crate::game::Choice>,
            /// The outcome, once the game is over.
            #[serde(skip_serializing_if = "Option::is_none")]
            pub outcome: Option<crate::game::Outcome>,
            /// The score, once the game is over.
            #[serde(skip_serializing_if = "Option::is_none")]
            pub score: Option<crate::inventions::Score>,
        }

        impl View {
            /// The view for the player at the table, or for an onlooker. Nothing but the list of answers is kept from
            /// onlookers.
            pub fn new($game: &$Game, seat: Option<eureka_table::Seat>) -> View {
                let (position, score) = ($position, $game.score());
                View {
                    seat: seat.map(|seat| seat.to_string()),
                    era: position.era,
                    round: position.round,
                    turn: position.turn.word().to_owned(),
                    table: crate::inventions::fields(position),
                    $($own: $value,)*
                    opponents: eureka_inventions::BotScore::of(position).into(),
                    question: question($game),
                    answers: if seat.is_some() { choices($game) } else { Vec::new() },
                    outcome: score.as_ref().map(|score| score.outcome().into()),
                    score: score.as_ref().map(Into::into),
                }
            }
        }
    };
}
pub(crate) use view;

/// An event on the table: an object whose field `event` names the kind; the other fields depend on the kind.
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

/// The word for an enum variant, and its content in the notation.
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

/// A JSON value in the notation.
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
