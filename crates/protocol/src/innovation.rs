//! Innovation as JSON: its options, views, questions, answers and events, with the conversion to and from values of the
//! rules.
//!
//! ```
//! use eureka_innovation::{Edition, Game, Rules, Seat};
//! use eureka_protocol::innovation::View;
//!
//! let rules = Rules::printed(Edition::Fourth);
//! let game = Game::deal(rules, 2, 7)?;
//! let view = View::new(&game, &game.view(Seat::A));
//!
//! // Seat A sees the faces of its own hand, and only the backs of the other one.
//! assert!(view.players[0].hand.iter().all(|card| card.card.is_some()));
//! assert!(view.players[1].hand.iter().all(|card| card.card.is_none()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod answer;
mod event;
mod view;

pub use answer::{choice, question, read_choice, read_question};
pub use event::{Event, PublicChoice, ZoneName};
pub use view::{Card, Pile, Player, View};

use crate::unknown::{Unknown, known};
use eureka_innovation::Rules;
use serde::{Deserialize, Serialize};

/// The options of a table of Innovation. A request may leave out any of them; the default then applies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = InnovationOptions))]
pub struct Options {
    /// The edition: `first`, `third` or `fourth`.
    pub edition: String,
    /// The language of the table, whose alphabet decides which player begins: `en`, `ru`, `pl`, `it` or `uk`.
    pub language: String,
    /// The teams as letters of their seats, such as `["AC", "BD"]`; empty if everyone plays alone.
    pub teams: Vec<String>,
    /// Whether parley is played; absent means as the rulebook says.
    pub parley: Option<bool>,
    /// Whether a view includes cards that the seat has seen earlier and can still keep track of.
    pub memory: bool,
    /// Whether players may look at every card on every board, covered ones too; absent means as the rulebook says.
    pub covered: Option<bool>,
    /// The number of hours that a player has for an answer; 0 means any time. `absent` says what happens then.
    pub patience: u32,
    /// What happens when a player leaves a running game, has not answered for the hours of `patience`, or is voted out.
    pub absent: Absent,
    /// Whether bots give up when they have been without hope for long.
    pub bots_resign: bool,
    /// Whether one user may take several seats, for several players at one screen.
    pub shared: bool,
    /// Whether a player may ask for a hint; absent means only if all other players are bots.
    pub hints: Option<bool>,
}

eureka_table::words! {
    /// What happens at a table when a player is gone.
    #[derive(Default, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
    pub enum Absent {
        /// A bot stands in until the player is back.
        #[default]
        Bot = "bot",
        /// The player has given up and is out of the game.
        Out = "out",
    }
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
            absent: Absent::Bot,
            bots_resign: false,
            shared: false,
            hints: None,
        }
    }
}

/// The name of a card in the notation of records.
fn name(rules: &Rules, card: eureka_innovation::Card) -> String {
    rules.name(card).to_owned()
}

/// The card with this name.
fn card(rules: &Rules, name: &str) -> Result<eureka_innovation::Card, Unknown> {
    known("card", name, rules.card_named(name))
}

/// The card with this name, if a name is given.
fn maybe_card(
    rules: &Rules,
    name: Option<&String>,
) -> Result<Option<eureka_innovation::Card>, Unknown> {
    name.map(|name| card(rules, name)).transpose()
}
