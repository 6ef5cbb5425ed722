//! Checking a scenario of either game.

use crate::error::ReadError;
use crate::inventions;
use crate::keys;
use crate::run::Failure;
use crate::scenario::Scenario;
use toml::Value;

/// Why a text is no scenario, or one that does not hold.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum CheckError {
    /// It is no scenario.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// It does not hold.
    #[error(transparent)]
    Fails(#[from] Failure),
}

/// Reads and plays a scenario. Those of Inventions say `game = "inventions"`, those of Innovation name no game.
pub fn check(text: &str) -> Result<(), CheckError> {
    if keys::parse(text)?.get("game").and_then(Value::as_str) == Some(inventions::GAME) {
        inventions::Scenario::read(text)?.run()?;
    } else {
        Scenario::read(text)?.run()?;
    }
    Ok(())
}
