//! The serde forms of everything that has a notation: a string in that notation, or a number for a region.
//!
//! Records, scenarios and JSON contain these forms, so they must not change.

use crate::benefit::Aspiration;
use crate::correction::Correction;
use crate::idea::Idea;
use crate::milestone::Milestone;
use crate::position::Side;
use crate::profile::{Row, Slot};
use crate::region::Region;
use crate::solo_game::{Tile, Token};
use crate::tile::{Letter, Progress};
use crate::track::Space;
use crate::word::{Action, Bot, Difficulty, Owner, Player, Speciality};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Serializes types as the text that `Display` writes.
macro_rules! serialize_as_text {
    ($($type:ty),+ $(,)?) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
    )+};
}

/// Deserializes types from text. `$name` completes the error message: "`X` is no …".
macro_rules! deserialize_from_text {
    ($($type:ty, $name:literal: $read:expr;)+) => {$(
        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let text = String::deserialize(deserializer)?;
                let read: fn(&str) -> Option<$type> = $read;
                read(&text).ok_or_else(|| D::Error::custom(format!("`{text}` is no {}", $name)))
            }
        }
    )+};
}

serialize_as_text!(Action, Aspiration, Bot, Correction, Difficulty, Idea, Letter, Milestone, Owner);
serialize_as_text!(Player, Progress, Row, Side, Slot, Space, Speciality, Tile, Token);

deserialize_from_text! {
    Action, "action": Action::from_word;
    Bot, "opponent": Bot::from_word;
    Correction, "correction": |text| text.parse().ok();
    Difficulty, "difficulty: it is easy, normal or hard": Difficulty::from_word;
    Idea, "idea": |text| text.parse().ok();
    Letter, "wealth tile": |text| text.parse().ok().and_then(Letter::new);
    Milestone, "milestone": Milestone::named;
    Owner, "owner": Owner::from_word;
    Player, "player": Player::from_word;
    Progress, "progress tile": |text| text.parse().ok();
    Side, "side": Side::from_word;
    Speciality, "speciality": |text| text.parse().ok().and_then(Speciality::from_letter);
}

impl Serialize for Region {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Region {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Region, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Region::new(number).ok_or_else(|| D::Error::custom(format!("there is no region {number}")))
    }
}
