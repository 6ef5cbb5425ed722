//! Writing a box profile.

use super::Profile;
use crate::region::Region;
use std::collections::BTreeMap;
use std::fmt;
use toml::{Table, Value};

impl Profile {
    /// The text of the profile, which reads as the same again.
    pub fn write(&self) -> String {
        self.to_table().to_string()
    }

    pub(crate) fn to_table(&self) -> Table {
        let mut table = Table::new();
        table.insert("name".into(), self.name.as_str().into());
        table.insert("ours".into(), self.ours.into());
        table.insert("forums".into(), self.forums.iter().map(words).collect::<Vec<_>>().into());
        table.insert("ring".into(), words(&self.ring));
        let influence = Region::all().map(|region| {
            let values = self.influence(region).iter().map(|&value| i64::from(value));
            (region.to_string(), values.collect::<Vec<_>>().into())
        });
        table.insert("influence".into(), Value::Table(influence.collect()));
        table.insert("cards".into(), lists(&self.cards));
        if !self.spaces.is_empty() {
            let counts = self.spaces.iter();
            let counts = counts.map(|(key, &count)| (key.to_string(), i64::from(count).into()));
            table.insert("spaces".into(), Value::Table(counts.collect()));
        }
        if let Some(track) = &self.track {
            table.insert("track".into(), lists(track));
        }
        if !self.ideas.is_empty() {
            let named = self.ideas.iter();
            let named = named.map(|(name, idea)| (name.clone(), idea.to_string().into()));
            table.insert("ideas".into(), Value::Table(named.collect()));
        }
        table
    }
}

/// A list of words.
pub(crate) fn words<'a, W: fmt::Display + 'a>(words: impl IntoIterator<Item = &'a W>) -> Value {
    Value::Array(words.into_iter().map(|word| word.to_string().into()).collect())
}

/// A table of lists of words.
pub(crate) fn lists<K: fmt::Display, W: fmt::Display>(lists: &BTreeMap<K, Vec<W>>) -> Value {
    Value::Table(lists.iter().map(|(key, list)| (key.to_string(), words(list))).collect())
}
