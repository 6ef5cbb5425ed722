//! Inventions at tables: the companion, and the whole solo game.

pub(crate) mod companion;
pub(crate) mod solo_game;

use crate::http::problem::Problem;

/// A seed that is short enough to be told to somebody.
fn random_seed() -> Result<u32, Problem> {
    let mut bytes = [0; 4];
    getrandom::fill(&mut bytes).map_err(|_| Problem::Unavailable)?;
    Ok(u32::from_le_bytes(bytes) % 1_000_000)
}
