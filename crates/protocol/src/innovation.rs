//! Innovation on the wire: its options, views, questions, answers and events, and the same as values of the rules.

mod answer;
mod event;
mod view;

pub use answer::{choice, question, read_choice, read_question};
pub use event::{Event, Place, Said};
pub use view::{Card, Pile, Player, View};

use crate::unknown::{Unknown, known};
use eureka_innovation::Rules;
use serde::{Deserialize, Serialize};

/// What is agreed on at a table of Innovation; what a request leaves out is as usual.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = InnovationOptions))]
pub struct Options {
    /// The edition: `first`, `third` or `fourth`.
    pub edition: String,
    /// The language of the table, whose alphabet decides who begins: `en`, `ru`, `pl`, `it` or `uk`.
    pub language: String,
    /// The teams by the letters of their seats, as `["AC", "BD"]`; none if everyone plays alone.
    pub teams: Vec<String>,
    /// Whether parley is played; nothing means as the book says.
    pub parley: Option<bool>,
    /// Whether views keep what a seat has rightly seen.
    pub memory: bool,
    /// Whether all cards on all boards may be looked at; nothing means as the book says.
    pub covered: Option<bool>,
    /// After how many hours a bot stands in for a player who does not answer; 0 means never.
    pub patience: u32,
    /// Whether a player may ask what the computer would answer; nothing means where all others are bots.
    pub hints: Option<bool>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            edition: "fourth".to_owned(),
            language: "en".to_owned(),
            teams: Vec::new(),
            parley: None,
            memory: true,
            covered: None,
            patience: 0,
            hints: None,
        }
    }
}

/// The name of a card in the notation of records.
fn name(rules: &Rules, card: eureka_innovation::Card) -> String {
    rules.name(card).to_owned()
}

/// The card of that name.
fn card(rules: &Rules, name: &str) -> Result<eureka_innovation::Card, Unknown> {
    known("card", name, rules.card_named(name))
}

/// The card of that name, where there is one.
fn maybe_card(
    rules: &Rules,
    name: Option<&String>,
) -> Result<Option<eureka_innovation::Card>, Unknown> {
    name.map(|name| card(rules, name)).transpose()
}
