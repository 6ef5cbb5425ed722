//! Texts of web pages and of the terminal client: everything around a game.

use crate::say::{Arg, ArgList, impl_from};
use crate::words::Words;

/// A value for a variable of such a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    /// A word to select by, or a finished text.
    Text(&'a str),
    /// A number, which also selects the plural forms of words.
    Number(u64),
}

impl_from! {
    Value:
    text: &'a str => Value::Text(text),
    text: &'a String => Value::Text(text),
    number: u8 => Value::Number(number.into()),
    number: u32 => Value::Number(number.into()),
    number: u64 => Value::Number(number),
    number: usize => Value::Number(number as u64),
}

impl_from! {
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
        let args: ArgList<'_> = values.iter().map(|&(name, value)| (name, value.into())).collect();
        self.text(id, &args)
    }
}
