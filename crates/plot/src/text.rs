//! Functions for the caller's texts: they are escaped, measured, cut and broken into lines.

/// Escapes a text for use in an element or an attribute. Control characters are replaced, since XML forbids them even when
/// they are escaped.
pub(crate) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            '\t' | '\n' | '\r' => escaped.push(' '),
            '\u{fffe}' | '\u{ffff}' => escaped.push('\u{fffd}'),
            c if c.is_control() => escaped.push('\u{fffd}'),
            c => escaped.push(c),
        }
    }
    escaped
}

/// The estimated width of a text. The reader's font is unknown, so the estimate is rather too wide.
pub(crate) fn width(text: &str, size: f64) -> f64 {
    text.chars().map(breadth).sum::<f64>() * size
}

/// The estimated width of the widest text.
pub(crate) fn widest(texts: impl IntoIterator<Item = impl AsRef<str>>, size: f64) -> f64 {
    texts.into_iter().map(|text| width(text.as_ref(), size)).fold(0.0, f64::max)
}

/// The text, cut and ended with `…` if it is wider than `room`.
pub(crate) fn fit(text: &str, size: f64, room: f64) -> String {
    if width(text, size) <= room {
        return text.to_owned();
    }
    let mut left = room / size - breadth('…');
    let fits = |c: &char| {
        left -= breadth(*c);
        left >= 0.0
    };
    let mut cut: String = text.chars().take_while(fits).collect();
    cut.truncate(cut.trim_end().len());
    cut.push('…');
    cut
}

/// The text in lines, broken between words. A word that is too wide for a line is cut.
pub(crate) fn wrap(text: &str, size: f64, room: f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if width(line, size) + width(" ", size) + width(word, size) <= room => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(fit(word, size, room)),
        }
    }
    lines
}

/// The estimated width of a character relative to the font size.
fn breadth(c: char) -> f64 {
    match c {
        '\u{300}'..='\u{36f}' | '\u{200b}'..='\u{200f}' | '\u{fe00}'..='\u{fe0f}' => 0.0,
        'i' | 'j' | 'l' | 'I' | '.' | ',' | ':' | ';' | '!' | '|' | '\'' | ' ' | '\u{a0}' => 0.32,
        'f' | 'r' | 't' | '(' | ')' | '-' | '/' => 0.42,
        'm' | 'w' | 'M' | 'W' | '%' | '@' | '…' | '—' => 0.95,
        'ж' | 'м' | 'ф' | 'ш' | 'щ' | 'ы' | 'ю' => 0.85,
        '\u{1100}'.. => 1.05,
        c if c.is_uppercase() => 0.72,
        _ => 0.6,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hostile_text_stays_text() {
        assert_eq!(escape("</title><script>"), "&lt;/title&gt;&lt;script&gt;");
        assert_eq!(escape("\" onload='x' &amp;"), "&quot; onload=&#39;x&#39; &amp;amp;");
        assert_eq!(escape("a\u{0}b\u{1b}c\u{ffff}d\ne"), "a\u{fffd}b\u{fffd}c\u{fffd}d e");
    }

    #[test]
    fn long_text_is_cut_or_broken() {
        assert_eq!(fit("Щи", 10.0, 100.0), "Щи");
        assert_eq!(fit("a long name", 10.0, 40.0), "a long…");
        assert_eq!(fit("anything", 10.0, 0.0), "…");
        assert_eq!(wrap("one two  three", 10.0, 45.0), ["one two", "three"]);
        assert_eq!(wrap(" ", 10.0, 45.0), [""; 0]);
        assert_eq!(wrap("unbreakable", 10.0, 45.0), ["unbrea…"]);
    }
}
