//! The era track: who stands where, and who may change the turn order.

use crate::word::Player;
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

/// A space of the era track.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Space {
    /// Whether it changes the turn order.
    pub turn_order: bool,
    /// Whose era marker stands there.
    pub marker: Option<Player>,
}

/// The spaces of the eras, each from the left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Track(pub BTreeMap<u8, Vec<Space>>);

impl Track {
    /// The eras that have spaces for markers: a milestone of Era 6 can be taken in Era 5.
    pub const ERAS: std::ops::RangeInclusive<u8> = 2..=6;

    /// Who stands on the rightmost occupied turn-order space, if any is occupied.
    pub fn rightmost_turn_order(&self) -> Option<Player> {
        let spaces = self.0.values().rev().flat_map(|spaces| spaces.iter().rev());
        spaces.filter(|space| space.turn_order).find_map(|space| space.marker)
    }

    /// The rightmost free space of an era, counted from 0.
    pub fn rightmost_free(&self, era: u8) -> Option<usize> {
        self.0.get(&era)?.iter().rposition(|space| space.marker.is_none())
    }

    /// In which era a player's marker stands.
    pub fn era_of(&self, player: Player) -> Option<u8> {
        let stands = |spaces: &Vec<Space>| spaces.iter().any(|space| space.marker == Some(player));
        self.0.iter().find(|(_, spaces)| stands(spaces)).map(|(&era, _)| era)
    }

    /// Takes a player's marker off.
    pub fn lift(&mut self, player: Player) {
        for space in self.0.values_mut().flatten().filter(|space| space.marker == Some(player)) {
            space.marker = None;
        }
    }

    /// Puts a player's marker on a space of an era, counted from 0.
    pub fn put(&mut self, player: Player, era: u8, index: usize) {
        self.lift(player);
        if let Some(space) = self.0.get_mut(&era).and_then(|spaces| spaces.get_mut(index)) {
            space.marker = Some(player);
        }
    }
}

/// The notation: `-`, `t`, `C`, `t:C`.
impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.turn_order, self.marker) {
            (false, None) => f.write_str("-"),
            (true, None) => f.write_str("t"),
            (false, Some(player)) => write!(f, "{player}"),
            (true, Some(player)) => write!(f, "t:{player}"),
        }
    }
}

/// A text that is no space of the era track.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no space of the era track: these are `-`, `t`, `C`, `you`, `H`, `t:C`…")]
pub struct ParseSpaceError(pub String);

impl FromStr for Space {
    type Err = ParseSpaceError;

    fn from_str(text: &str) -> Result<Space, ParseSpaceError> {
        let (turn_order, rest) = match text {
            "-" => return Ok(Space::default()),
            "t" => return Ok(Space { turn_order: true, marker: None }),
            _ => text.strip_prefix("t:").map_or((false, text), |rest| (true, rest)),
        };
        let marker = Player::from_word(rest).ok_or_else(|| ParseSpaceError(text.to_owned()))?;
        Ok(Space { turn_order, marker: Some(marker) })
    }
}
