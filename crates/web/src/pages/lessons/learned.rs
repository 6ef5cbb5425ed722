//! The lessons that a reader has done, as the cookie holds them.

use super::course::names;
use std::collections::BTreeSet;
use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

/// The set of lessons that were done, in whichever edition, short enough for a cookie: `dogma.goal`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Learned(BTreeSet<&'static str>);

impl Learned {
    /// Whether the lesson was done.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.0.contains(name)
    }

    /// Whether no lesson was done yet.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether every lesson was done.
    pub(crate) fn is_complete(&self) -> bool {
        names().all(|name| self.has(name))
    }

    /// Marks a lesson as done. Names that no lesson has are ignored.
    pub(crate) fn insert(&mut self, name: &str) {
        self.0.extend(names().find(|&known| known == name));
    }
}

/// Reads the set from a cookie. Names that no lesson has are ignored, so that any text can be read.
impl FromStr for Learned {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Learned, Infallible> {
        let mut learned = Learned::default();
        text.split('.').for_each(|name| learned.insert(name));
        Ok(learned)
    }
}

impl fmt::Display for Learned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.0.iter().copied().collect();
        f.write_str(&names.join("."))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_read_back_and_unknown_names_are_ignored() {
        let read = |text: &str| text.parse::<Learned>().expect("any text can be read");
        let learned = read("splay.goal.flying..<b>");
        assert_eq!(learned.to_string(), "goal.splay");
        assert_eq!(read(&learned.to_string()), learned);
        assert!(learned.has("goal") && !learned.has("icons") && !learned.has(""));
        assert_eq!(read(""), Learned::default());
    }

    #[test]
    fn all_lessons_are_done_after_the_last() {
        let mut learned = Learned::default();
        assert!(learned.is_empty());
        for name in names() {
            assert!(!learned.is_complete());
            learned.insert(name);
            assert!(!learned.is_empty());
        }
        assert!(learned.is_complete());
    }
}
