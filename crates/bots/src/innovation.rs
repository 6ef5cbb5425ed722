//! What bots know about Innovation.

mod evaluation;
mod features;
mod level;
mod net;
mod thinking;
pub mod train;

pub use evaluation::Evaluation;
pub use level::{Level, NoOpponent, Opponent};
pub use net::{Net, NetError};
pub use thinking::search_for;
