//! TOML values with the keys that led to them.
//!
//! Every key that is looked for is taken out of its table, so what is left over at the end was not understood.

use crate::error::{Fault, ReadError};
use eureka_script::closest;
use std::ops::RangeInclusive;
use toml::{Table, Value};

/// A table that is being read.
pub(crate) struct Keys {
    path: String,
    table: Table,
    /// The keys looked for so far: one of them was meant, if one is left over.
    known: Vec<String>,
}

/// A value with the key that it stands at.
pub(crate) struct Item {
    /// The key with the tables that it stands in.
    pub(crate) path: String,
    value: Value,
}

/// The whole of a TOML text, or the line where it goes wrong.
pub(crate) fn parse(text: &str) -> Result<Table, ReadError> {
    text.parse().map_err(|error: toml::de::Error| {
        let start = error.span().map_or(0, |span| span.start.min(text.len()));
        let line = text.as_bytes()[..start].iter().filter(|&&byte| byte == b'\n').count() + 1;
        ReadError::Toml { line, message: error.message().replace('\n', ", ") }
    })
}

impl Keys {
    /// The whole of a TOML text.
    pub(crate) fn parse(text: &str) -> Result<Keys, ReadError> {
        Ok(Keys { path: String::new(), table: parse(text)?, known: Vec::new() })
    }

    /// Takes out the value of a key, if it is given.
    pub(crate) fn take(&mut self, key: &str) -> Option<Item> {
        self.known.push(key.to_owned());
        let value = self.table.remove(key)?;
        Some(Item { path: self.path_of(key), value })
    }

    /// Takes out the value of a key that must be given.
    pub(crate) fn need(&mut self, key: &str) -> Result<Item, ReadError> {
        self.take(key).ok_or_else(|| Fault::Missing.at(self.path_of(key)))
    }

    /// Takes out the table of a key; one that is not given is empty.
    pub(crate) fn table(&mut self, key: &str) -> Result<Keys, ReadError> {
        match self.take(key) {
            Some(item) => item.table(),
            None => Ok(Keys { path: self.path_of(key), table: Table::new(), known: Vec::new() }),
        }
    }

    /// Ends the reading: no key may be left over.
    pub(crate) fn finish(self) -> Result<(), ReadError> {
        let Some(key) = self.table.keys().next() else { return Ok(()) };
        // Between numbers and between letters everything is near, and nothing is meant.
        let guess = key.chars().count() > 2;
        let known = self.known.iter().map(String::as_str).filter(|_| guess);
        let near = closest(key, known).map(str::to_owned);
        Err(Fault::UnknownKey { near }.at(self.path_of(key)))
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

    /// Something that is written as a text.
    pub(crate) fn named<T>(
        self,
        read: impl FnOnce(&str) -> Result<T, Fault>,
    ) -> Result<T, ReadError> {
        let path = self.path.clone();
        read(&self.text()?).map_err(|fault| fault.at(path))
    }

    /// Yes or no.
    pub(crate) fn truth(self) -> Result<bool, ReadError> {
        self.value.as_bool().ok_or_else(|| self.unexpected("true or false"))
    }

    /// A whole number of this range.
    pub(crate) fn number<N: TryFrom<i64>>(
        self,
        range: RangeInclusive<i64>,
    ) -> Result<N, ReadError> {
        let number = self.value.as_integer().filter(|number| range.contains(number));
        number.and_then(|number| N::try_from(number).ok()).ok_or_else(|| {
            self.unexpected(&format!("a number from {} to {}", range.start(), range.end()))
        })
    }

    /// A list of things that are read so; its items go by the key of the list.
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

    /// A table.
    pub(crate) fn table(self) -> Result<Keys, ReadError> {
        match self.value {
            Value::Table(table) => Ok(Keys { path: self.path, table, known: Vec::new() }),
            _ => Err(self.unexpected("a table")),
        }
    }

    /// Whether it is a text, and not a number, list or table.
    pub(crate) fn is_text(&self) -> bool {
        self.value.is_str()
    }

    /// The error that something else belongs here.
    pub(crate) fn unexpected(&self, expected: &str) -> ReadError {
        let got = match &self.value {
            Value::Array(_) => "a list".to_owned(),
            Value::Table(_) => "a table".to_owned(),
            value => value.to_string(),
        };
        Fault::Unexpected { expected: expected.to_owned(), got }.at(&self.path)
    }
}
