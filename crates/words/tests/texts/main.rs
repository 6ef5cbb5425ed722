//! The texts that players read in every language, and the files they are made from.

mod cards;
mod companion;
mod companion_texts;
mod files;
mod generated;
mod grammar;
mod idioms;
mod lines;
mod messages;
mod overrides;
mod review;
mod solo_game;
mod solo_game_texts;
mod table;
mod table_texts;
