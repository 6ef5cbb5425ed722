//! Texts on a grid of cells: their width, wrapping and cutting.

use ratatui::text::{Line, Span};
use std::ops::Range;
use textwrap::WordSeparator;
use textwrap::core::break_words;
use textwrap::wrap_algorithms::wrap_first_fit;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The number of columns that a text fills.
pub(crate) fn width(text: &str) -> usize {
    text.width()
}

/// As much of a text as fits, with an ellipsis where something is missing.
pub(crate) fn cut(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let mut cut = String::new();
    let mut used = 1;
    for letter in text.chars() {
        used += letter.width().unwrap_or(0);
        if used > columns {
            break;
        }
        cut.push(letter);
    }
    if columns > 0 {
        cut.push('…');
    }
    cut
}

/// Wraps a text into lines of at most `columns` columns, broken at spaces. All lines but the first are indented by `hang` spaces.
pub(crate) fn wrap(spans: &[Span<'_>], columns: usize, hang: usize) -> Vec<Line<'static>> {
    let text: String = spans.iter().map(|span| span.content.as_ref()).collect();
    if text.is_empty() {
        return Vec::new();
    }
    let hang = hang.min(columns.saturating_sub(8));
    let [first, others] = [columns, columns.saturating_sub(hang)].map(|columns| columns.max(1));
    let words = break_words(WordSeparator::AsciiSpace.find_words(&text), others);
    let mut lines = Vec::new();
    let mut begin = 0;
    for words in wrap_first_fit(&words, &[first as f64, others as f64]) {
        let length: usize = words.iter().map(|word| word.len() + word.whitespace.len()).sum();
        let behind = words.last().map_or(0, |word| word.whitespace.len());
        let indent = if lines.is_empty() { 0 } else { hang };
        lines.push(part(spans, begin..begin + length - behind, indent));
        begin += length;
    }
    lines
}

/// The `bytes` range of a text in several styles, behind `indent` spaces.
fn part(spans: &[Span<'_>], bytes: Range<usize>, indent: usize) -> Line<'static> {
    let mut line = Line::default();
    if indent > 0 {
        line.push_span(" ".repeat(indent));
    }
    let mut begin = 0;
    for span in spans {
        let end = begin + span.content.len();
        let (from, to) = (bytes.start.clamp(begin, end), bytes.end.clamp(begin, end));
        if from < to {
            let text = span.content[from - begin..to - begin].to_owned();
            line.push_span(Span::styled(text, span.style));
        }
        begin = end;
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;
    use ratatui::style::Stylize;

    fn wrapped(text: &str, columns: usize, hang: usize) -> Vec<String> {
        wrap(&[Span::raw(text)], columns, hang).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn what_is_too_long_is_cut_with_a_sign() {
        assert_eq!(cut("Archery", 7), "Archery");
        assert_eq!(cut("Archery", 5), "Arch…");
        assert_eq!(cut("Стрельба", 4), "Стр…");
        assert_eq!(cut("Archery", 0), "");
    }

    #[test]
    fn lines_break_at_spaces_and_hang() {
        assert_eq!(wrapped("one two three", 7, 0), ["one two", "three"]);
        assert_eq!(wrapped("one two three four five", 13, 2), ["one two three", "  four five"]);
        assert_eq!(wrapped("  indented text", 12, 4), ["  indented", "    text"]);
        assert_eq!(wrapped("unbreakable", 5, 0), ["unbre", "akabl", "e"]);
        assert_eq!(wrapped("", 5, 0), [""; 0]);
        assert_eq!(wrapped("a\u{a0}b c", 4, 0), ["a\u{a0}b", "c"]);
    }

    #[test]
    fn a_word_of_two_styles_is_one_word() {
        let lines = wrap(&["go to Arch".red(), "ery, now".into()], 9, 0);
        let texts: Vec<String> = lines.iter().map(ToString::to_string).collect();
        assert_eq!(texts, ["go to", "Archery,", "now"]);
        assert_eq!(lines[1].spans.len(), 2);
    }
}
