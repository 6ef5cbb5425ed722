//! Texts of web pages and of the terminal client: everything around a game.

use crate::names::Words;
use crate::say::{Arg, Facts, made_from};

/// A value for a variable of such a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    /// A word to select by, or a finished text.
    Text(&'a str),
    /// A number, which also selects the plural forms of words.
    Number(u64),
}

made_from! {
    Value:
    text: &'a str => Value::Text(text),
    text: &'a String => Value::Text(text),
    number: u8 => Value::Number(number.into()),
    number: u32 => Value::Number(number.into()),
    number: u64 => Value::Number(number),
    number: usize => Value::Number(number as u64),
}

made_from! {
    Arg:
    value: Value<'_> => match value {
        Value::Text(text) => Arg::from(text),
        Value::Number(number) => Arg::from(number),
    },
}

impl Words {
    /// A text of the [page files](crate::File::PAGES) or of the terminal's file, by its id. A missing text shows as
    /// `{id}`, which the tests of the pages and of the terminal look for.
    pub fn page(&self, id: &str, values: &[(&'static str, Value<'_>)]) -> String {
        let args: Facts<'_> = values.iter().map(|&(name, value)| (name, value.into())).collect();
        self.text(id, &args)
    }
}
