//! The bots for Innovation: their levels, the learned evaluation and its training.

mod evaluation;
mod features;
mod level;
mod net;
pub mod train;

pub use evaluation::{Evaluation, search_for};
pub use level::{Level, NoOpponent, Opponent};
pub use net::{Net, NetError};
