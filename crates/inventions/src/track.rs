//! The era track: the spaces with the era markers, some of which change the turn order.

use crate::word::Player;
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

/// A space of the era track.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Space {
    /// Whether it changes the turn order.
    pub turn_order: bool,
    /// The owner of the era marker that stands there.
    pub marker: Option<Player>,
}

/// The spaces by era, each from the left.
///
/// # Examples
///
/// ```
/// use eureka_inventions::{Player, Space, Track};
/// use std::collections::BTreeMap;
///
/// let spaces = ["-", "t", "-"].map(|text| text.parse::<Space>().unwrap());
/// let mut track = Track(BTreeMap::from([(3, spaces.to_vec())]));
/// track.put(Player::You, 3, 1);
/// assert_eq!(track.rightmost_turn_order(), Some(Player::You));
/// assert_eq!(track.rightmost_free(3), Some(2));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Track(pub BTreeMap<u8, Vec<Space>>);

impl Track {
    /// The eras that have spaces for markers. Era 6 is among them because its milestones can be taken in Era 5.
    pub const ERAS: std::ops::RangeInclusive<u8> = 2..=6;

    /// The player on the rightmost occupied turn-order space, if any is occupied.
    pub fn rightmost_turn_order(&self) -> Option<Player> {
        let spaces = self.0.values().rev().flat_map(|spaces| spaces.iter().rev());
        spaces.filter(|space| space.turn_order).find_map(|space| space.marker)
    }

    /// The index of the rightmost free space of an era.
    pub fn rightmost_free(&self, era: u8) -> Option<usize> {
        self.0.get(&era)?.iter().rposition(|space| space.marker.is_none())
    }

    /// The era in which a player's marker stands.
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

    /// Moves a player's marker to the space of an era with this index.
    pub fn put(&mut self, player: Player, era: u8, index: usize) {
        self.lift(player);
        if let Some(space) = self.0.get_mut(&era).and_then(|spaces| spaces.get_mut(index)) {
            space.marker = Some(player);
        }
    }
}

/// Writes the notation: `-`, `t`, `C`, `t:C`. `t` is a turn-order space.
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

/// The error that a text is not a space of the era track. It contains the text.
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
