//! A collection of lines without repetitions.

use std::collections::BTreeSet;

/// Lines by kind, without repetitions. Lines that differ only in the names and numbers in them count as one.
pub(crate) struct Lines {
    /// The names that are treated as equal, the longest first.
    names: Vec<String>,
    known: BTreeSet<(&'static str, String)>,
    /// The kind and the text of each line, in the order of their addition.
    pub(crate) all: Vec<(&'static str, String)>,
}

impl Lines {
    /// Creates an empty collection that treats these names as equal.
    pub(crate) fn new(names: impl IntoIterator<Item = String>) -> Lines {
        let mut names: Vec<String> = names.into_iter().collect();
        names.sort_by_key(|name| std::cmp::Reverse(name.len()));
        Lines { names, known: BTreeSet::new(), all: Vec::new() }
    }

    pub(crate) fn add(&mut self, kind: &'static str, line: String) {
        let mut skeleton = line.clone();
        self.names.iter().for_each(|name| skeleton = skeleton.replace(name, "7"));
        let skeleton = skeleton.replace(|letter: char| letter.is_ascii_digit(), "7");
        if self.known.insert((kind, skeleton)) {
            self.all.push((kind, line));
        }
    }

    /// All lines, grouped under their kinds.
    pub(crate) fn page(&self) -> String {
        let kinds: BTreeSet<&str> = self.all.iter().map(|(kind, _)| *kind).collect();
        let mut page = String::new();
        for kind in kinds {
            page += &format!("== {kind}\n");
            let lines = self.all.iter().filter(|(other, _)| *other == kind);
            lines.for_each(|(_, line)| page += &format!("{line}\n"));
        }
        page
    }
}
