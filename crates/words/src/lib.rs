#![doc = include_str!("../README.md")]

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
mod focus;
mod foresights;
mod glossary;
mod idioms;
mod language;
mod line;
mod markers;
mod mentions;
mod notices;
mod numbers;
mod overrides;
mod page;
mod parts;
mod players;
mod questions;
mod references;
mod review;
mod say;
mod sentences;
mod shape;
mod solo_game;
mod speech;
mod tabletop;
mod teller;
mod typed;
mod words;

pub use analysis::{Caption, Decided};
pub use companion::{
    AnswerGroup, AnswerKind, Award, CompanionCommand, CompanionNotice, CompanionTeller, FormNotice,
    Row,
};
pub use files::File;
pub use glossary::{Glossary, Term};
pub use language::{Language, NoLanguage};
pub use line::{Line, Piece, Topic};
pub use notices::{Command, Notice};
pub use overrides::{Stale, script_fingerprint};
pub use page::{Named, Value};
pub use review::{ReviewProblem, Reviewed, review_cards, review_messages};
pub use say::{capital, grouped};
pub use solo_game::{SoloGameBranch, SoloGameCommand, SoloGameNotice, SoloGameTeller};
pub use tabletop::Label;
pub use teller::Teller;
pub use typed::as_typed;
pub use words::{Words, rules, rules_for_language};
