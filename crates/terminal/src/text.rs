//! Texts on a grid of cells: how wide they are, where they break, what is cut off.

use ratatui::style::Style;
use ratatui::text::{Line, Span};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// How many columns a text fills.
pub(crate) fn width(text: &str) -> usize {
    text.width()
}

/// As much of a text as fits, with a sign where something is missing.
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

/// A text in lines of so many columns, broken at spaces; all but the first begin with `hang` spaces.
pub(crate) fn wrap(spans: &[Span<'_>], columns: usize, hang: usize) -> Vec<Line<'static>> {
    let letters = |span: &Span<'_>| -> Vec<(char, Style)> {
        span.content.chars().map(|letter| (letter, span.style)).collect()
    };
    let cells: Vec<(char, Style)> = spans.iter().flat_map(letters).collect();
    let mut lines = Vec::new();
    let mut begin = 0;
    while begin < cells.len() {
        let hang = if lines.is_empty() { 0 } else { hang.min(columns.saturating_sub(8)) };
        let end = line_end(&cells, begin, columns.saturating_sub(hang).max(1));
        lines.push(joined(&cells[begin..end], hang));
        begin = end;
        while cells.get(begin).is_some_and(|(letter, _)| *letter == ' ') {
            begin += 1;
        }
    }
    lines
}

/// Where the line that begins here ends: at the last space that fits, or in a word that is too long for a line.
fn line_end(cells: &[(char, Style)], begin: usize, columns: usize) -> usize {
    let (mut used, mut end, mut space) = (0, begin, None);
    while let Some((letter, _)) = cells.get(end) {
        used += letter.width().unwrap_or(0);
        if *letter == ' ' && end > begin {
            space = Some(end);
        }
        if used > columns {
            return space.unwrap_or(end.max(begin + 1));
        }
        end += 1;
    }
    end
}

fn joined(cells: &[(char, Style)], hang: usize) -> Line<'static> {
    let mut spans: Vec<Span<'static>> = Vec::new();
    if hang > 0 {
        spans.push(Span::raw(" ".repeat(hang)));
    }
    for same in cells.chunk_by(|one, other| one.1 == other.1) {
        let text: String = same.iter().map(|(letter, _)| letter).collect();
        spans.push(Span::styled(text, same[0].1));
    }
    Line::from(spans)
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
