//! The texts of a table's page: labels, lines, links to cards.

use super::icon;
use crate::innovation::table_view::TableView;
use eureka_innovation::{Card, Color, Rules};
use eureka_words::{Label, Line, Teller, Topic, Value, Words};
use maud::{Markup, html};

impl TableView {
    /// The teller that puts events and questions into words, with the players' names.
    pub(crate) fn teller(&self) -> Teller<'_> {
        Teller::new(self.words, self.rules).with_names(&self.names)
    }

    /// A text of the board's page.
    pub(crate) fn say(&self, id: &str, values: &[(&'static str, Value<'_>)]) -> String {
        self.words.page(id, values)
    }

    /// A label, capitalized as in the headings of a page.
    pub(crate) fn label(&self, label: Label) -> String {
        capital(&self.words.label(label))
    }

    /// A line with its icons as pictures and without links, for places that are links or buttons themselves.
    pub(crate) fn plain(&self, line: &Line) -> Markup {
        icon::text(self.words, &line.to_string())
    }

    /// A line with its cards as links and its icons as pictures.
    pub(crate) fn line(&self, line: &Line) -> Markup {
        linked(self.words, self.rules, line)
    }
}

/// The letter for a color, for readers who cannot tell the colors apart.
pub(crate) fn letter(words: &Words, color: Color) -> String {
    words.page("board-letter", &[("color", color.word().into())])
}

/// The URL prefix of an edition's full cards; the card's number follows it.
pub(crate) fn cards(rules: &Rules) -> String {
    format!("/card/{}", rules.edition())
}

/// The URL of a full card.
pub(crate) fn address(rules: &Rules, card: Card) -> String {
    format!("{}/{}", cards(rules), card.number())
}

/// A line with its cards as links and its icons as pictures.
pub(crate) fn linked(words: &Words, rules: &Rules, line: &Line) -> Markup {
    html! {
        @for piece in &line.pieces {
            @match piece.topic {
                Some(Topic::Card(card)) => (link(rules, card, &piece.text)),
                Some(Topic::Seat(seat)) => b class="who" data-seat=(seat) { (piece.text) },
                Some(Topic::Color(color)) => span class={ "hue " (color) } { (piece.text) },
                None => (icon::text(words, &piece.text)),
            }
        }
    }
}

/// A card's name as a link to the card.
pub(crate) fn link(rules: &Rules, card: Card, name: &str) -> Markup {
    html! {
        a class={ "card-link " (rules.color(card)) } href=(address(rules, card))
            data-card=(card.number()) { (name) }
    }
}

/// The text with its first letter capitalized.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
