//! What players read in every language, and the files it is made from.

mod cards;
mod files;
mod messages;
mod overrides;
mod said;
mod solo;
mod solo_said;
mod table;
