//! The guide for newcomers: how to play, and all the cards.
//!
//! Everything here is a pure function of the reader's language and of the reader's request or view; the texts are in
//! `locales/*/guide.ftl`. The functions return the body of a page: the shell around it and the drawing of cards are
//! elsewhere.

pub mod address;
mod cards;
mod filter;
mod how_to_play;
mod one_card;
mod outline;
mod specials;

pub use cards::cards;
pub use filter::{CardQuery, Effects, Field, Filter};
pub use how_to_play::how_to_play;
pub use one_card::one_card;
