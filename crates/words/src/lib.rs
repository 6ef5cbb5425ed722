//! What players read: names of cards in five languages, and the alphabets that decide who begins.
//!
//! ```
//! use eureka_words::{Language, Words};
//!
//! let words = Words::of(Language::Italian);
//! assert_eq!(words.card("A.I."), "Intelligenza artificiale");
//! assert_eq!(Words::of(Language::English).card("A.I."), "A.I.");
//! ```
//!
//! The texts are Fluent files in the folder `locales`. This is the only crate that knows a human language; the rules crates know
//! none.

mod language;
mod names;

pub use language::{Language, NoLanguage};
pub use names::{Words, rules, spoken};
