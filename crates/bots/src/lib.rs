#![doc = include_str!("../README.md")]

mod analysis;
pub mod arena;
mod bot;
mod budget;
mod greedy;
mod hope;
pub mod innovation;
pub mod inventions;
mod judge;
mod luck;
mod named;
mod search;
mod turn_clock;

pub use analysis::{
    Analysis, Decision, MISTAKE_MIN_LOSS, MISTAKE_MIN_STANDARD_ERRORS, MISTAKE_MIN_WORLDS,
    TurningPoint, analyze, answered, glance,
};
pub use bot::{Bot, Random, Seen};
pub use budget::{Budget, NoBudget, Stopwatch};
pub use greedy::{Careless, Greedy, one_step};
pub use hope::Hope;
pub use judge::{Chances, Judge, Playout, result};
pub use luck::{Luck, any, fraction, game_seed, luck_of};
pub use named::{Named, NoPlayer, PlayerKind};
pub use search::{Comparison, Look, Search, Style, Thought};
pub use turn_clock::TurnClock;
