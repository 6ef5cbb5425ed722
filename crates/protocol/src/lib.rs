#![doc = include_str!("../README.md")]

pub mod analysis;
pub mod companion;
pub mod game;
pub mod innovation;
pub mod inventions;
pub mod me;
pub mod problem;
pub mod solo_game;
pub mod stream;
pub mod table;
mod unknown;

pub use unknown::Unknown;
