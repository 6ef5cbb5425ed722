//! A part of a batch, for one of several machines.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Every n-th game of a batch, from the i-th on: `2/8` is the second of eight shards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(super) struct Shard {
    /// How many shards there are.
    of: u64,
    /// Which of them it is, from 0 on.
    number: u64,
}

impl Shard {
    /// All games.
    pub(super) const WHOLE: Shard = Shard { of: 1, number: 0 };

    /// How many games of a batch of so many are in it.
    pub(super) fn games(self, games: u64) -> u64 {
        games.saturating_sub(self.number).div_ceil(self.of)
    }

    /// The place in the batch of one of its games.
    pub(super) fn index(self, game: u64) -> u64 {
        self.number + game * self.of
    }

    /// Whether the two could have a game in common.
    pub(super) fn overlaps(self, other: Shard) -> bool {
        let (mut divisor, mut rest) = (self.of, other.of);
        while rest > 0 {
            (divisor, rest) = (rest, divisor % rest);
        }
        self.number % divisor == other.number % divisor
    }

    /// How the shard is called in file names.
    pub(super) fn label(self) -> String {
        format!("{}-of-{}", self.number + 1, self.of)
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number + 1, self.of)
    }
}

impl From<Shard> for String {
    fn from(shard: Shard) -> String {
        shard.to_string()
    }
}

impl TryFrom<String> for Shard {
    type Error = String;

    fn try_from(text: String) -> Result<Shard, String> {
        text.parse()
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Shard, String> {
        let numbers = text.split_once('/').map(|(number, of)| (number.parse(), of.parse::<u32>()));
        match numbers {
            Some((Ok(number @ 1..), Ok(of))) if number <= of => {
                Ok(Shard { of: of.into(), number: u64::from(number) - 1 })
            }
            _ => Err(format!("`{text}` is no shard: write 1/8 for the first of eight")),
        }
    }
}
