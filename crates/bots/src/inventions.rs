//! What bots know about the whole solo game of Inventions.

mod evaluation;
mod features;
pub mod fit;
mod level;
mod weights;

pub use evaluation::{Evaluation, Foresight, search_for};
pub use level::{Adviser, Level, NoAdviser, Played, play};
pub use weights::{NoWeights, Weights};
