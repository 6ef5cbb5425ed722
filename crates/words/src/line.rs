//! Text in pieces, each of which knows the card, player or color it names.

use crate::say::capital;
use eureka_innovation::{Card, Color, Seat};
use std::cell::RefCell;
use std::fmt;

/// A text in pieces, so that a client can color a card's name, make a link of it, and escape each piece for its page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// The pieces in order; joined, they are the whole text.
    pub pieces: Vec<Piece>,
}

/// A piece of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The words.
    pub text: String,
    /// The thing that the words name, if any.
    pub topic: Option<Topic>,
}

/// A thing that a piece of text can name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// A card.
    Card(Card),
    /// A player.
    Seat(Seat),
    /// A color.
    Color(Color),
}

impl Line {
    /// A line without topics.
    pub fn plain(text: impl Into<String>) -> Line {
        Line { pieces: vec![Piece { text: text.into(), topic: None }] }
    }

    /// Adds a text without a topic.
    pub(crate) fn push(&mut self, text: impl Into<String>) {
        self.pieces.push(Piece { text: text.into(), topic: None });
    }

    /// The text, with every piece written by `show`.
    pub fn shown(&self, show: impl Fn(&Piece) -> String) -> String {
        self.pieces.iter().map(show).collect()
    }
}

/// The plain text.
impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pieces.iter().try_for_each(|piece| f.write_str(&piece.text))
    }
}

/// The topics of a line under construction. Inside a message each is one character of Unicode's private use area:
/// Fluent passes it through unchanged, and a name can never be confused with the words around it.
#[derive(Default)]
pub(crate) struct Marks {
    pieces: RefCell<Vec<Piece>>,
}

const FIRST_MARK: u32 = '\u{e000}' as u32;

impl Marks {
    /// The character that stands for a piece until the line is complete.
    pub(crate) fn mark(&self, topic: Topic, text: impl Into<String>) -> String {
        let mut pieces = self.pieces.borrow_mut();
        let mark = char::from_u32(FIRST_MARK + pieces.len() as u32);
        pieces.push(Piece { text: text.into(), topic: Some(topic) });
        mark.into_iter().collect()
    }

    /// Gives a color at the beginning of a text its capital letter; names already have theirs.
    pub(crate) fn begin(&self, text: &str) {
        let mut pieces = self.pieces.borrow_mut();
        let first = text.chars().next().and_then(|letter| (letter as u32).checked_sub(FIRST_MARK));
        if let Some(piece) = first.and_then(|first| pieces.get_mut(first as usize))
            && matches!(piece.topic, Some(Topic::Color(_)))
        {
            piece.text = capital(&piece.text);
        }
    }

    /// The line for a text in which marks stand for pieces.
    pub(crate) fn line(&self, text: &str) -> Line {
        let marked = self.pieces.take();
        let mut pieces: Vec<Piece> = Vec::new();
        for letter in text.chars() {
            let index = (letter as u32).checked_sub(FIRST_MARK);
            match (index.and_then(|index| marked.get(index as usize)), pieces.last_mut()) {
                (Some(piece), _) => pieces.push(piece.clone()),
                (None, Some(Piece { text, topic: None })) => text.push(letter),
                (None, _) => pieces.push(Piece { text: letter.to_string(), topic: None }),
            }
        }
        Line { pieces }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_a_piece_of_its_own_whatever_is_in_it() {
        let marks = Marks::default();
        let (seat, name) = (Topic::Seat(Seat::A), "<b> , \u{e000} .");
        let text = format!("({}: {})", marks.mark(seat, name), marks.mark(seat, ""));
        let line = marks.line(&text);
        assert_eq!(line.to_string(), format!("({name}: )"));
        let escaped = line.shown(|piece| piece.text.replace('<', "&lt;"));
        assert_eq!(escaped, "(&lt;b> , \u{e000} .: )");
        let topics: Vec<_> = line.pieces.iter().map(|piece| piece.topic).collect();
        assert_eq!(topics, [None, Some(seat), None, Some(seat), None]);
    }

    #[test]
    fn a_color_at_the_beginning_has_a_capital_and_a_name_is_left_alone() {
        let begun = |topic, text| {
            let marks = Marks::default();
            let text = format!("{} …", marks.mark(topic, text));
            marks.begin(&text);
            marks.line(&text).to_string()
        };
        assert_eq!(begun(Topic::Color(Color::Red), "красная"), "Красная …");
        assert_eq!(begun(Topic::Seat(Seat::A), "anna"), "anna …");
    }
}
