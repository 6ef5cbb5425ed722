//! The bots for the complete solo game of Inventions: their levels, the learned evaluation and how its weights are fitted.

mod evaluation;
mod features;
pub mod fit;
mod level;
mod weights;

pub use evaluation::{Evaluation, Foresight, search_for};
pub use level::{Adviser, FinishedGame, Level, NoAdviser, play};
pub use weights::{NoWeights, Weights};
