//! The table in plain text: what one seat knows of it, or the truth.
//!
//! A card is written `Tools [1]`, with its value; one whose face is not known only `[1]`, as its back shows.

use crate::log::outcome_text;
use crate::out::Paint;
use eureka_innovation::{Color, Face, Game, Icon, PileView, Rules, SeatView, Splay, View};

/// The most columns that a line fills, so that it fits into a narrow window.
const WIDTH: usize = 90;

/// Where the contents of a line begin.
const INDENT: usize = 10;

/// The table as its seat sees it.
pub(crate) fn seen(rules: &Rules, view: &View, paint: Paint) -> String {
    Page::new(rules, paint).table(view)
}

/// The table as it is.
pub(crate) fn truth(game: &Game, paint: Paint) -> String {
    todo!()
}

/// A text that grows line by line.
struct Page<'a> {
    rules: &'a Rules,
    paint: Paint,
    text: String,
}

/// A piece of a line: how wide it is, and how it is written.
struct Piece {
    width: usize,
    text: String,
}

impl Piece {
    fn plain(text: impl Into<String>) -> Piece {
        let text = text.into();
        Piece { width: text.chars().count(), text }
    }
}

impl<'a> Page<'a> {
    fn new(rules: &'a Rules, paint: Paint) -> Page<'a> {
        Page { rules, paint, text: String::new() }
    }
}
