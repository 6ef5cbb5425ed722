//! The hints that a reader has seen enough of.

use super::hints::WORDS;
use std::collections::BTreeSet;
use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

/// A set of hints that are not shown again, short enough for a cookie: `draw.meld`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Dismissed(BTreeSet<&'static str>);

impl Dismissed {
    /// Whether the hint is not shown again.
    pub fn has(&self, word: &str) -> bool {
        self.0.contains(word)
    }

    /// The hint is not shown again. A word that no hint has changes nothing.
    pub fn insert(&mut self, word: &str) {
        self.0.extend(WORDS.into_iter().find(|&known| known == word));
    }
}

/// Reads a set as it is written for a cookie; words that no hint has are left out, so that any text can be read.
impl FromStr for Dismissed {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Dismissed, Infallible> {
        let mut dismissed = Dismissed::default();
        text.split('.').for_each(|word| dismissed.insert(word));
        Ok(dismissed)
    }
}

impl fmt::Display for Dismissed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<&str> = self.0.iter().copied().collect();
        f.write_str(&words.join("."))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_is_read_as_it_is_written() {
        let mut dismissed = Dismissed::default();
        dismissed.insert("meld");
        dismissed.insert("draw");
        dismissed.insert("no hint");
        assert_eq!(dismissed.to_string(), "draw.meld");
        assert_eq!(dismissed.to_string().parse(), Ok(dismissed));
        let any: Result<Dismissed, Infallible> = "..x;y=\0.meld.meld".parse();
        assert_eq!(any.map(|any| any.to_string()), Ok("meld".to_owned()));
    }
}
