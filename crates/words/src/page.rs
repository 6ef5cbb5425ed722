//! Texts of pages: what stands around a game.

use crate::names::Words;
use crate::say::Arg;

/// Something that a text of a page names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    /// A word to select by, or a finished text.
    Text(&'a str),
    /// A number, by which the form of other words is chosen.
    Number(u64),
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Value<'a> {
        Value::Text(text)
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Value<'a> {
        Value::Text(text)
    }
}

impl From<u64> for Value<'_> {
    fn from(number: u64) -> Self {
        Value::Number(number)
    }
}

impl From<u32> for Value<'_> {
    fn from(number: u32) -> Self {
        Value::Number(number.into())
    }
}

impl From<u8> for Value<'_> {
    fn from(number: u8) -> Self {
        Value::Number(number.into())
    }
}

impl From<usize> for Value<'_> {
    fn from(number: usize) -> Self {
        Value::Number(number as u64)
    }
}

impl Words {
    /// A text from one of the files [for pages](crate::File::PAGES) or for the terminal, by its id. One that is missing shows as `{id}`; the tests of the pages and
    /// of the terminal find it.
    pub fn page(&self, id: &str, values: &[(&'static str, Value<'_>)]) -> String {
        let arg = |&(name, value): &(&'static str, Value<'_>)| {
            let arg = match value {
                Value::Text(text) => Arg::from(text),
                Value::Number(number) => Arg::from(number),
            };
            (name, arg)
        };
        let args: Vec<_> = values.iter().map(arg).collect();
        self.text(id, &args)
    }
}
