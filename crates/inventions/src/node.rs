//! TOML values with the path of their keys, so that a fault can name its place.

use crate::fault_kind::{Expected, FaultKind, WordKind};
use serde::Serialize;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use toml::{Table, Value};

/// A problem at a key of a TOML file.
///
/// # Examples
///
/// ```
/// use eureka_inventions::{FaultKind, Profile};
///
/// let fault = Profile::read("name = \"my box\"").unwrap_err();
/// assert_eq!((fault.key.as_str(), fault.kind), ("forums", FaultKind::Missing));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{key}: {kind}")]
pub struct Fault {
    /// The path of the key: `region.3.card`; or `line 3` if the file is not TOML.
    pub key: String,
    /// The problem.
    pub kind: FaultKind,
}

impl Fault {
    /// A problem at a key.
    pub fn new(key: impl Into<String>, kind: impl Into<FaultKind>) -> Fault {
        Fault { key: key.into(), kind: kind.into() }
    }
}

/// A TOML value with the path of its key.
pub(crate) struct Node<'a> {
    path: String,
    value: &'a Value,
}

/// The entries of a table whose own path is `path`; the path of the whole file is empty.
pub(crate) fn entries<'a>(path: &str, table: &'a Table) -> Vec<(&'a str, Node<'a>)> {
    let join = |key: &str| if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") };
    table.iter().map(|(key, value)| (key.as_str(), Node { path: join(key), value })).collect()
}

/// Reads the entries of a table, each into a variable of its own, which is `None` if the key is missing. Any other key is a fault.
macro_rules! read_entries {
    ($entries:expr; $($key:literal => $part:ident: $read:expr),+ $(,)?) => {
        $(let mut $part = None;)+
        for (key, node) in $entries {
            match key {
                $($key => $part = Some(($read)(&node)?),)+
                _ => return Err(node.unknown_key()),
            }
        }
    };
}
pub(crate) use read_entries;

impl<'a> Node<'a> {
    /// A problem at this key.
    pub(crate) fn fault(&self, kind: impl Into<FaultKind>) -> Fault {
        Fault::new(self.path.clone(), kind)
    }

    /// The fault that this key is unknown.
    pub(crate) fn unknown_key(&self) -> Fault {
        self.fault(FaultKind::UnknownKey)
    }

    /// The fault that this value is not the expected one.
    pub(crate) fn expected(&self, expected: Expected) -> Fault {
        let got = match self.value {
            Value::Array(_) => "a list".to_owned(),
            Value::Table(_) => "a table".to_owned(),
            value => value.to_string(),
        };
        self.fault(FaultKind::Expected { expected, got })
    }

    pub(crate) fn text(&self) -> Result<&'a str, Fault> {
        let text = self.value.as_str().ok_or_else(|| self.expected(Expected::Text))?;
        require_showable(text).map_err(|kind| self.fault(kind))
    }

    pub(crate) fn truth(&self) -> Result<bool, Fault> {
        self.value.as_bool().ok_or_else(|| self.expected(Expected::Truth))
    }

    /// An integer in this range.
    pub(crate) fn number<N: TryFrom<i64>>(&self, range: RangeInclusive<i64>) -> Result<N, Fault> {
        let number = self.value.as_integer().filter(|number| range.contains(number));
        number
            .and_then(|number| N::try_from(number).ok())
            .ok_or_else(|| self.expected(Expected::Number(*range.start(), *range.end())))
    }

    /// The items of a list. Their path is that of the list.
    pub(crate) fn list(&self) -> Result<Vec<Node<'a>>, Fault> {
        let items = self.value.as_array().ok_or_else(|| self.expected(Expected::List))?;
        Ok(items.iter().map(|value| Node { path: self.path.clone(), value }).collect())
    }

    /// Reads every item of a list.
    pub(crate) fn each<T>(
        &self,
        read: impl FnMut(&Node<'a>) -> Result<T, Fault>,
    ) -> Result<Vec<T>, Fault> {
        self.list()?.iter().map(read).collect()
    }

    /// The entries of this table.
    pub(crate) fn entries(&self) -> Result<Vec<(&'a str, Node<'a>)>, Fault> {
        let table = self.value.as_table().ok_or_else(|| self.expected(Expected::Table))?;
        Ok(entries(&self.path, table))
    }

    /// Reads a table whose keys `read_key` knows. Any other key is a fault.
    pub(crate) fn map<K: Ord, V>(
        &self,
        read_key: impl Fn(&str) -> Option<K>,
        read: impl Fn(&Node<'a>) -> Result<V, Fault>,
    ) -> Result<BTreeMap<K, V>, Fault> {
        let entry = |(key, node): (&str, Node<'a>)| {
            let key = read_key(key).ok_or_else(|| node.unknown_key())?;
            Ok((key, read(&node)?))
        };
        self.entries()?.into_iter().map(entry).collect()
    }

    pub(crate) fn is_list(&self) -> bool {
        self.value.is_array()
    }

    /// Reads one of the words that `from_word` knows.
    pub(crate) fn word<T>(
        &self,
        thing: WordKind,
        from_word: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, Fault> {
        let text = self.text()?;
        let said = || text.to_owned();
        from_word(text).ok_or_else(|| self.fault(FaultKind::NoThing { said: said(), thing }))
    }

    /// Parses the text.
    pub(crate) fn parse<T: std::str::FromStr<Err: Into<FaultKind>>>(&self) -> Result<T, Fault> {
        self.text()?.parse().map_err(|error| self.fault(error))
    }
}

/// Reads a key that is a number in this range.
pub(crate) fn numbered(range: RangeInclusive<u8>) -> impl Fn(&str) -> Option<u8> {
    move |key| range.clone().find(|number| number.to_string() == key)
}

/// Checks that a text has no control characters, which a terminal would execute as commands.
pub(crate) fn require_showable(text: &str) -> Result<&str, FaultKind> {
    let message = || format!("`{}` has a letter that cannot be shown", text.escape_debug());
    if text.contains(char::is_control) { Err(FaultKind::Form(message())) } else { Ok(text) }
}

/// Parses a TOML file. The fault names the line of a syntax error.
pub(crate) fn parse(text: &str) -> Result<Table, Fault> {
    text.parse().map_err(|error: toml::de::Error| {
        let start = error.span().map_or(0, |span| span.start.min(text.len()));
        let line = text.as_bytes()[..start].iter().filter(|&&byte| byte == b'\n').count() + 1;
        let what = error.message().replace('\n', ", ");
        Fault::new(format!("line {line}"), FaultKind::Form(what))
    })
}

/// Puts a field into a table.
pub(crate) fn put(table: &mut Table, key: impl ToString, value: impl Serialize) {
    let value = Value::try_from(value).expect("texts, numbers, lists and tables have a TOML form");
    table.insert(key.to_string(), value);
}

/// A table with these entries.
pub(crate) fn table<K: ToString, V: Serialize>(entries: impl IntoIterator<Item = (K, V)>) -> Table {
    let mut table = Table::new();
    entries.into_iter().for_each(|(key, value)| put(&mut table, key, value));
    table
}
