//! Texts of pages: what stands around a game.

use crate::names::Words;
use crate::say::{Arg, Facts, made_from};

/// Something that a text of a page names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    /// A word to select by, or a finished text.
    Text(&'a str),
    /// A number, by which the form of other words is chosen.
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
    /// A text from one of the files [for pages](crate::File::PAGES) or for the terminal, by its id. One that is missing shows as `{id}`; the tests of the pages and
    /// of the terminal find it.
    pub fn page(&self, id: &str, values: &[(&'static str, Value<'_>)]) -> String {
        let args: Facts<'_> = values.iter().map(|&(name, value)| (name, value.into())).collect();
        self.text(id, &args)
    }
}
