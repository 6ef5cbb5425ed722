//! TOML tables and values that remember the path of keys leading to them, for error messages.
//!
//! Every key the reader asks for is removed from its table, so any key left at the end is unknown and reported.

use crate::error::{KeyError, ReadError};
use eureka_script::closest;
use std::ops::RangeInclusive;
use toml::{Table, Value};

/// A table that is being read.
pub(crate) struct Keys {
    path: String,
    table: Table,
    /// The keys asked for so far: the candidates when an unknown key is left and a correction is suggested.
    known: Vec<String>,
}

/// A value with its key.
pub(crate) struct Item {
    /// The full path of the key.
    pub(crate) path: String,
    value: Value,
}

/// Parses a TOML text; an error names the line.
pub(crate) fn parse(text: &str) -> Result<Table, ReadError> {
    text.parse().map_err(|error: toml::de::Error| {
        let start = error.span().map_or(0, |span| span.start.min(text.len()));
        let line = text.as_bytes()[..start].iter().filter(|&&byte| byte == b'\n').count() + 1;
        ReadError::Toml { line, message: error.message().replace('\n', ", ") }
    })
}

impl Keys {
    /// Parses a TOML text for reading key by key.
    pub(crate) fn parse(text: &str) -> Result<Keys, ReadError> {
        Ok(Keys { path: String::new(), table: parse(text)?, known: Vec::new() })
    }

    /// Removes the value of an optional key.
    pub(crate) fn take(&mut self, key: &str) -> Option<Item> {
        self.known.push(key.to_owned());
        let value = self.table.remove(key)?;
        Some(Item { path: self.path_of(key), value })
    }

    /// Removes the value of a required key.
    pub(crate) fn require(&mut self, key: &str) -> Result<Item, ReadError> {
        self.take(key).ok_or_else(|| KeyError::Missing.at(self.path_of(key)))
    }

    /// Removes a nested table; a missing one counts as empty.
    pub(crate) fn table(&mut self, key: &str) -> Result<Keys, ReadError> {
        match self.take(key) {
            Some(item) => item.table(),
            None => Ok(Keys { path: self.path_of(key), table: Table::new(), known: Vec::new() }),
        }
    }

    /// Ends the reading. A key that is left over is an error.
    pub(crate) fn finish(self) -> Result<(), ReadError> {
        let Some(key) = self.table.keys().next() else { return Ok(()) };
        // Keys of one or two characters are all similar to each other, so a suggestion would be a random guess.
        let guess = key.chars().count() > 2;
        let known = self.known.iter().map(String::as_str).filter(|_| guess);
        let near = closest(key, known).map(str::to_owned);
        Err(KeyError::UnknownKey { near }.at(self.path_of(key)))
    }

    /// The path of the table itself; empty for the whole text.
    pub(crate) fn path(&self) -> &str {
        &self.path
    }

    fn path_of(&self, key: &str) -> String {
        if self.path.is_empty() { key.to_owned() } else { format!("{}.{key}", self.path) }
    }
}

impl Item {
    /// A text.
    pub(crate) fn text(self) -> Result<String, ReadError> {
        match self.value {
            Value::String(text) => Ok(text),
            _ => Err(self.unexpected("a text")),
        }
    }

    /// A text, turned into something else by `read`.
    pub(crate) fn named<T>(
        self,
        read: impl FnOnce(&str) -> Result<T, KeyError>,
    ) -> Result<T, ReadError> {
        let path = self.path.clone();
        read(&self.text()?).map_err(|error| error.at(path))
    }

    /// A Boolean.
    pub(crate) fn truth(self) -> Result<bool, ReadError> {
        self.value.as_bool().ok_or_else(|| self.unexpected("true or false"))
    }

    /// A whole number within the range.
    pub(crate) fn number<N: TryFrom<i64>>(
        self,
        range: RangeInclusive<i64>,
    ) -> Result<N, ReadError> {
        let number = self.value.as_integer().filter(|number| range.contains(number));
        number.and_then(|number| N::try_from(number).ok()).ok_or_else(|| {
            self.unexpected(&format!("a number from {} to {}", range.start(), range.end()))
        })
    }

    /// A whole number, which a text may hold too: the integers of TOML end at 2⁶³ − 1.
    pub(crate) fn long_number(self) -> Result<u64, ReadError> {
        let number = match &self.value {
            Value::Integer(number) => u64::try_from(*number).ok(),
            Value::String(text) => text.parse().ok(),
            _ => None,
        };
        number.ok_or_else(|| self.unexpected(&format!("a whole number from 0 to {}", u64::MAX)))
    }

    /// A list, each item read by `read`; errors in an item name the key of the list.
    pub(crate) fn list_of<T>(
        self,
        read: impl Fn(Item) -> Result<T, ReadError>,
    ) -> Result<Vec<T>, ReadError> {
        match self.value {
            Value::Array(values) => {
                let item = |value| read(Item { path: self.path.clone(), value });
                values.into_iter().map(item).collect()
            }
            _ => Err(self.unexpected("a list")),
        }
    }

    /// A list of tables, each with its number, from 1 on, in its path.
    pub(crate) fn tables(self) -> Result<Vec<Keys>, ReadError> {
        match self.value {
            Value::Array(values) => {
                let item =
                    |(number, value)| Item { path: format!("{}.{number}", self.path), value };
                (1..).zip(values).map(|numbered: (u32, Value)| item(numbered).table()).collect()
            }
            _ => Err(self.unexpected("a list of tables")),
        }
    }

    /// A table.
    pub(crate) fn table(self) -> Result<Keys, ReadError> {
        match self.value {
            Value::Table(table) => Ok(Keys { path: self.path, table, known: Vec::new() }),
            _ => Err(self.unexpected("a table")),
        }
    }

    /// Whether the value is a text.
    pub(crate) fn is_text(&self) -> bool {
        self.value.is_str()
    }

    /// The error that a value of another kind was expected.
    pub(crate) fn unexpected(&self, expected: &str) -> ReadError {
        let got = match &self.value {
            Value::Array(_) => "a list".to_owned(),
            Value::Table(_) => "a table".to_owned(),
            value => value.to_string(),
        };
        KeyError::Unexpected { expected: expected.to_owned(), got }.at(&self.path)
    }
}
