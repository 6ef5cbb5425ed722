//! Computer players for any game behind [`eureka_table::Game`], and what proves their strength.
//!
//! A [`Bot`] is shown a game through [`Seen`], which has its seat's view and worlds dealt anew, and nothing else. A [`Judge`] says who
//! is likely to win; what it judges are such worlds. In the [`arena`], bots play against each other.

mod analysis;
pub mod arena;
mod bot;
mod budget;
mod greedy;
pub mod innovation;
pub mod inventions;
mod judge;
mod luck;
mod named;
mod search;

pub use analysis::{Analysis, Decision, MISTAKE, SURE, TRIED, TurningPoint, analyze, glance};
pub use bot::{Bot, Random, Seen};
pub use budget::{Budget, NoBudget, Stopwatch};
pub use greedy::{Careless, Greedy, one_step};
pub use judge::{Chances, Judge, Playout, result};
pub use luck::{Luck, any, fraction, game_seed, luck_of};
pub use named::{Named, NoPlayer, PlayerKind};
pub use search::{Comparison, Look, Search, Style, Thought};
