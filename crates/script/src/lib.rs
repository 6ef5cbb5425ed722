//! The language in which cards are written: from text to a checked tree.
//!
//! A card is a short text; `cards/README.md` describes the language for those who write cards. This crate reads such
//! texts, resolves the names in them, checks all that can be checked before a game, and says what is wrong in words that
//! help: with file, line, the marked text and a hint, and for all mistakes of a file at once.
//!
//! ```
//! use eureka_script::tree::{EffectKind, Step};
//! use eureka_script::word::{Color, Edition, Icon};
//! use eureka_script::{Library, Source};
//!
//! let text = r#"
//! card "Archery" {
//!   age 1
//!   color red
//!   icons castle bulb hex castle
//!
//!   demand {
//!     draw a 1
//!     transfer one highest of your hand to my hand
//!   }
//! }
//! "#;
//! let source = Source { file: "archery.card".to_owned(), text: text.to_owned() };
//! let library = Library::read(&[source])?;
//! let archery = library.card("Archery").unwrap();
//! assert_eq!(archery.color, Color::Red);
//! assert_eq!(archery.dogma_in(Edition::First), Some(Icon::Castle));
//! assert_eq!(archery.effects[0].kind, EffectKind::Demand);
//! assert!(matches!(archery.effects[0].body[1], Step::Move { may: false, .. }));
//!
//! // A mistake is a message, never a panic, and nothing is loaded.
//! let text = text.replace("transfer", "trasnfer");
//! let report = Library::read(&[Source { file: "archery.card".to_owned(), text }]).unwrap_err();
//! assert_eq!(report.len(), 1);
//! assert_eq!(report.diagnostics[0].help.as_deref(), Some("did you mean `transfer`?"));
//! # Ok::<(), eureka_script::Report>(())
//! ```
//!
//! - [`parse()`] reads one text, whatever it contains, into [`tree::Card`]s and [`Diagnostic`]s.
//! - [`Library`] reads many texts and checks them together; all or nothing is loaded.
//! - [`lower()`] lays the statements of an effect out flat, as a [`program::Program`] that a machine can run.
//! - [`fingerprint()`] names a version of the cards in records.
//! - [`format()`] writes a text in the one layout that all cards have.
//! - [`closest()`] guesses which word a misspelt one was meant to be.
//!
//! What this crate does not do: it reads no files, it knows no rules of the game beyond the words for them, and it keeps
//! no comments or spaces, so a tree cannot be written back as the same text ([`tree::Card::source`] is that text).

pub mod diagnostic;
mod fingerprint;
mod format;
mod lex;
pub mod library;
mod lower;
pub mod parse;
pub mod program;
pub mod tree;
pub mod word;

pub use diagnostic::{Diagnostic, closest};
pub use fingerprint::fingerprint;
pub use format::format;
pub use library::{Library, Report, Source};
pub use lower::lower;
pub use parse::{Parsed, parse};
