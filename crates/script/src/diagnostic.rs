//! Diagnostics: a mistake in a card, its place, and advice.
//!
//! Players who write cards read these messages, so they use the words of the language reference (`cards/README.md`).

use std::borrow::Cow;
use std::ops::Range;

use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};

/// One mistake in one file.
///
/// # Examples
///
/// ```
/// use eureka_script::{Source, parse};
///
/// let source = Source { file: "oars.card".to_owned(), text: "# Mine.\ncrad \"Oars\"\n".to_owned() };
/// let diagnostic = &parse(&source).diagnostics[0];
/// assert_eq!(diagnostic.line(&source.text), 2);
/// assert_eq!(diagnostic.message, "expected `card`, found `crad`");
/// assert_eq!(diagnostic.help.as_deref(), Some("did you mean `card`?"));
/// assert!(diagnostic.render(&source.text, false).contains("oars.card:2:1"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// The file, as named by its source.
    pub file: String,
    /// The bytes of the mistake in the text.
    pub span: Range<usize>,
    /// The message, lower-case and without a full stop.
    pub message: String,
    /// The advice shown below the message.
    pub help: Option<String>,
}

impl Diagnostic {
    /// The line on which the mistake begins, counted from 1.
    pub fn line(&self, text: &str) -> usize {
        let start = self.span_in(text).start;
        1 + text[..start].bytes().filter(|&byte| byte == b'\n').count()
    }

    /// The message with file, line and the marked text, with or without terminal colors.
    pub fn render(&self, text: &str, colored: bool) -> String {
        let snippet = Snippet::source(text)
            .path(&self.file)
            .annotation(AnnotationKind::Primary.span(self.span_in(text)));
        let mut group = Level::ERROR.primary_title(&self.message).element(snippet);
        if let Some(help) = &self.help {
            group = group.element(Level::HELP.message(help));
        }
        let renderer = if colored { Renderer::styled() } else { Renderer::plain() };
        renderer.render(&[group])
    }

    /// The span, clipped to a text that may not be the one the diagnostic is about.
    fn span_in(&self, text: &str) -> Range<usize> {
        let fit = |place: usize| {
            (0..=place.min(text.len())).rev().find(|&place| text.is_char_boundary(place))
        };
        let start = fit(self.span.start).unwrap_or(0);
        start..fit(self.span.end).unwrap_or(0).max(start)
    }
}

/// The legal word most similar to a misspelled one. Returns `None` if no word is similar enough.
///
/// # Examples
///
/// ```
/// use eureka_script::closest;
///
/// let cards = ["Archery", "Oars", "Code of Laws"];
/// assert_eq!(closest("Acrhery", cards), Some("Archery"));
/// assert_eq!(closest("code of law", cards), Some("Code of Laws"));
/// assert_eq!(closest("Gunpowder", cards), None);
/// ```
pub fn closest<'w>(word: &str, legal: impl IntoIterator<Item = &'w str>) -> Option<&'w str> {
    // At most a third of the letters may be wrong. With more, the guess is more often wrong than right.
    let allowed = (word.chars().count() / 3).max(1);
    // The lexer has already removed the `'s` of a possessive.
    let bare = |legal: &'w str| legal.strip_suffix("'s").unwrap_or(legal);
    legal
        .into_iter()
        .map(|candidate| (distance(word, bare(candidate)), candidate))
        .filter(|&(distance, candidate)| distance <= allowed && distance < candidate.len())
        .min()
        .map(|(_, candidate)| candidate)
}

/// The edit distance of two words: letters to insert, drop, replace, or swap with a neighbor. Case is ignored.
fn distance(left: &str, right: &str) -> usize {
    let fold = |word: &str| word.chars().flat_map(char::to_lowercase).collect::<Vec<_>>();
    let (left, right) = (fold(left), fold(right));
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=right.len()).collect();
    for (row, letter) in left.iter().enumerate() {
        let mut next = vec![row + 1];
        for (column, other) in right.iter().enumerate() {
            let replaced = last[column] + usize::from(letter != other);
            let mut best = replaced.min(last[column + 1] + 1).min(next[column] + 1);
            let swapped =
                row > 0 && column > 0 && *letter == right[column - 1] && left[row - 1] == *other;
            if swapped {
                best = best.min(before[column - 1] + 1);
            }
            next.push(best);
        }
        before = std::mem::replace(&mut last, next);
    }
    last[right.len()]
}

/// The advice that lists the legal words. `None` if there are too many, or only the one that the message names anyway.
pub(crate) fn list(legal: &[Cow<'_, str>]) -> Option<String> {
    const MAX_LISTED_WORDS: usize = 30;
    (2..=MAX_LISTED_WORDS).contains(&legal.len()).then(|| {
        let listed: Vec<_> = legal.iter().map(|word| format!("`{word}`")).collect();
        format!("possible here: {}", listed.join(", "))
    })
}
