//! The values that scenarios write and compare.

use std::fmt;

/// A value as a scenario writes it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Value {
    /// True or false.
    Truth(bool),
    /// A number.
    Number(u16),
    /// The name of a card, a seat, a splay…
    Word(String),
    /// Several values.
    List(Vec<Value>),
}

impl Value {
    /// A word.
    pub(crate) fn word(word: impl fmt::Display) -> Value {
        Value::Word(word.to_string())
    }

    /// A list of words.
    pub(crate) fn words<W: fmt::Display>(words: impl IntoIterator<Item = W>) -> Value {
        Value::List(words.into_iter().map(Value::word).collect())
    }

    /// The value with its items sorted, if it is a list.
    pub(crate) fn sorted(mut self) -> Value {
        if let Value::List(values) = &mut self {
            values.sort();
        }
        self
    }

    /// The value as TOML.
    pub(crate) fn toml(&self) -> String {
        match self {
            Value::Word(word) => toml::Value::from(word.as_str()).to_string(),
            Value::List(values) => {
                let values: Vec<String> = values.iter().map(Value::toml).collect();
                format!("[{}]", values.join(", "))
            }
            Value::Truth(_) | Value::Number(_) => self.to_string(),
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Truth(truth) => write!(f, "{truth}"),
            Value::Number(number) => write!(f, "{number}"),
            Value::Word(word) => f.write_str(word),
            Value::List(values) => {
                let values: Vec<String> = values.iter().map(Value::to_string).collect();
                write!(f, "[{}]", values.join(", "))
            }
        }
    }
}
