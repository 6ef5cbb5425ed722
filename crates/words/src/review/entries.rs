//! The messages of a Fluent file as pieces of its text, so that one can be shown or replaced and everything else stays as it is.

use std::ops::Range;

/// A message in the text of a file.
pub(super) struct MessageText<'a> {
    pub(super) id: &'a str,
    /// The lines of the message with its attributes, without the comment above it.
    pub(super) place: Range<usize>,
    /// What stands behind the equals sign, without attributes.
    pub(super) value: &'a str,
    /// The lines of the attributes.
    pub(super) attributes: &'a str,
}

/// The messages of a file, in their order.
pub(super) fn messages(text: &str) -> Vec<MessageText<'_>> {
    let mut found: Vec<MessageText<'_>> = Vec::new();
    let mut start = 0;
    let mut open: Option<(Range<usize>, usize)> = None;
    for line in text.split_inclusive('\n') {
        let end = start + line.len();
        match &mut open {
            Some((place, _)) if line.starts_with(' ') => place.end = end,
            Some(_) if line.trim().is_empty() => {}
            _ => {
                found.extend(open.take().map(|(place, value)| message(text, place, value)));
                if let Some(equals) =
                    line.find(" =").filter(|_| line.starts_with(|c: char| c.is_ascii_lowercase()))
                {
                    open = Some((start..end, start + equals + " =".len()));
                }
            }
        }
        start = end;
    }
    found.extend(open.map(|(place, value)| message(text, place, value)));
    found
}

fn message(text: &str, place: Range<usize>, value: usize) -> MessageText<'_> {
    let id = text[place.start..value].trim_end_matches(" =");
    let whole = &text[value..place.end];
    let (value, attributes) = match whole.find("\n    .") {
        Some(place) => (&whole[..place], &whole[place + 1..]),
        None => (whole, ""),
    };
    MessageText { id, value: value.trim_end().trim_start_matches(' '), attributes, place }
}
