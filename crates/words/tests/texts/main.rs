//! What players read in every language, and the files it is made from.

mod cards;
mod files;
mod lines;
mod messages;
mod overrides;
mod said;
mod society;
mod society_said;
mod solo;
mod solo_said;
mod table;
