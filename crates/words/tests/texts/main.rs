//! The texts of cards in every language, and the files they are made from.

mod cards;
mod files;
mod messages;
