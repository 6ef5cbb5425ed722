//! Every text that players read, in five languages: cards, questions, answers, events and pages; and the alphabets,
//! because alphabetical order decides who begins.
//!
//! ```
//! use eureka_words::{Language, Words};
//!
//! let words = Words::of(Language::Italian);
//! assert_eq!(words.card("A.I."), "Intelligenza artificiale");
//! assert_eq!(Words::of(Language::English).card("A.I."), "A.I.");
//! ```
//!
//! The text of a card is generated from the same syntax tree that the game runs:
//!
//! ```
//! use eureka_innovation::{Edition, Rules};
//! use eureka_words::{Language, Words};
//!
//! let rules = Rules::printed(Edition::First);
//! let archery = rules.card_named("Archery").unwrap();
//! assert_eq!(
//!     Words::of(Language::English).effect(rules, archery, 0),
//!     "I demand you draw a [1], then transfer the highest card from your hand to my hand!",
//! );
//! ```
//!
//! A [`Teller`] tells the events of a table in [`Line`]s, whose pieces know which card or player they name. Inventions
//! has a teller for the companion, [`CompanionTeller`], and one for the whole solo game, [`SoloGameTeller`].
//!
//! The code decides which facts a sentence states; word order, cases and moods belong to the Fluent files.
//! The comments at the top of `locales/en/cards.ftl`, `table.ftl` and `companion.ftl` are the guide for translators.
//!
//! The texts are Fluent files in the folder `locales`. This is the only crate that depends on a human language. It does
//! not decide how a text looks: colors, links and layout belong to the clients.

mod analysis;
mod answers;
mod asking;
mod cards;
mod clauses;
mod colors;
mod companion;
mod comparisons;
mod conditions;
mod events;
mod files;
mod filters;
mod foresights;
mod language;
mod line;
mod markers;
mod names;
mod notices;
mod numbers;
mod overrides;
mod page;
mod players;
mod questions;
mod say;
mod sentences;
mod shape;
mod solo_game;
mod speech;
mod tabletop;
mod teller;
mod typed;
mod uses;

pub use analysis::{Caption, Decided};
pub use companion::{
    AnswerGroup, AnswerKind, Award, CompanionCommand, CompanionNotice, CompanionTeller, FormNotice,
    Row,
};
pub use files::File;
pub use language::{Language, NoLanguage};
pub use line::{Line, Piece, Topic};
pub use names::{Words, rules, spoken};
pub use notices::{Command, Notice};
pub use overrides::Stale;
pub use page::Value;
pub use say::{capital, grouped};
pub use solo_game::{SoloGameBranch, SoloGameCommand, SoloGameNotice, SoloGameTeller};
pub use tabletop::Label;
pub use teller::Teller;
pub use typed::as_typed;
