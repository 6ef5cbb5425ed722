//! What players read: names of cards in five languages, their texts in English, and the alphabets that decide who begins.
//!
//! ```
//! use eureka_words::{Language, Words};
//!
//! let words = Words::of(Language::Italian);
//! assert_eq!(words.card("A.I."), "Intelligenza artificiale");
//! assert_eq!(Words::of(Language::English).card("A.I."), "A.I.");
//! ```
//!
//! The text of a card is made from the same tree that the game runs:
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
//! The code decides what is said in which order; the words, their order, cases and moods are those of the language.
//! The head of `locales/en/cards.ftl` is the guide for translators.
//!
//! The texts are Fluent files in the folder `locales`. This is the only crate that knows a human language; the rules crates know
//! none.

mod cards;
mod clauses;
mod colors;
mod comparisons;
mod conditions;
mod filters;
mod language;
mod names;
mod numbers;
mod players;
mod say;
mod sentences;
mod shape;
mod speech;
mod tally;
mod uses;

pub use language::{Language, NoLanguage};
pub use names::{Words, rules, spoken};
