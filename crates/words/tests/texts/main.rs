//! What players read in every language, and the files it is made from.

mod cards;
mod companion;
mod companion_said;
mod files;
mod lines;
mod messages;
mod overrides;
mod said;
mod solo_game;
mod solo_game_said;
mod table;
