//! A scene with what is needed all the time to draw it.

use super::Scene;
use super::icon;
use super::lit::Lit;
use eureka_innovation::{Card, Color, Icon, Rules, Seat, SeatView, View};
use eureka_words::{Label, Line, Teller, Topic, Value, Words};
use maud::{Markup, html};

/// A scene that is being drawn.
pub(crate) struct Stage<'a> {
    pub(crate) scene: &'a Scene<'a>,
    pub(crate) words: &'a Words,
    pub(crate) rules: &'a Rules,
    pub(crate) view: &'a View,
    pub(crate) teller: Teller<'a>,
    pub(crate) lit: Lit<'a>,
}

impl<'a> Stage<'a> {
    /// Sets out to draw a scene.
    pub(crate) fn new(scene: &'a Scene<'a>) -> Stage<'a> {
        Stage {
            scene,
            words: scene.words,
            rules: scene.rules,
            view: scene.view,
            teller: Teller::new(scene.words, scene.rules).with_names(scene.names),
            lit: Lit::new(&scene.choices),
        }
    }

    /// All players.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.view.players.len() as u8).map(Seat::new)
    }

    /// Those who are not the reader, clockwise from his left.
    pub(crate) fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let players = self.view.players.len() as u8;
        let (first, count) = match self.scene.you {
            Some(you) => (you.clockwise(1, players), players - 1),
            None => (Seat::A, players),
        };
        (0..count).map(move |step| first.clockwise(step, players))
    }

    /// What is known of a player.
    pub(crate) fn player(&self, seat: Seat) -> &'a SeatView {
        &self.view.players[seat.index()]
    }

    /// Whether the reader is asked and can answer here.
    pub(crate) fn is_asked(&self) -> bool {
        !self.lit.is_empty()
    }

    /// A text of the board's page.
    pub(crate) fn say(&self, id: &str, values: &[(&'static str, Value<'_>)]) -> String {
        self.words.page(id, values)
    }

    /// A label with a capital letter, as the headings of a page have it.
    pub(crate) fn label(&self, label: Label) -> String {
        capital(&self.words.label(label))
    }

    /// The letter that tells a colour to those who do not see it.
    pub(crate) fn letter(&self, color: Color) -> String {
        letter(self.words, color)
    }

    /// Where a card can be read in full.
    pub(crate) fn address(&self, card: Card) -> String {
        format!("{}/{}", self.scene.cards, card.number())
    }

    /// A line with its cards as links and its icons as pictures.
    pub(crate) fn line(&self, line: &Line) -> Markup {
        linked(self.words, self.rules, self.scene.cards, line)
    }

    /// How many of each icon, for those that the edition has.
    pub(crate) fn icons(&self, counts: &[u8; 7]) -> impl Iterator<Item = (Icon, u8)> + use<> {
        let counts = *counts;
        used_icons(self.rules).map(move |icon| (icon, counts[icon.index()]))
    }
}

/// The icons that an edition has.
pub(crate) fn used_icons(rules: &Rules) -> impl Iterator<Item = Icon> + use<> {
    let used = Icon::ALL.map(|icon| !rules.with_icon(icon).is_empty());
    Icon::ALL.into_iter().filter(move |icon| used[icon.index()])
}

/// The letter of a colour.
pub(crate) fn letter(words: &Words, color: Color) -> String {
    words.page("board-letter", &[("color", color.word().into())])
}

/// A line with its cards as links, each to `cards` and its number, and its icons as pictures.
pub(crate) fn linked(words: &Words, rules: &Rules, cards: &str, line: &Line) -> Markup {
    html! {
        @for piece in &line.pieces {
            @match piece.topic {
                Some(Topic::Card(card)) => (link(rules, cards, card, &piece.text)),
                Some(Topic::Seat(seat)) => b class="who" data-seat=(seat) { (piece.text) },
                Some(Topic::Color(color)) => span class={ "hue " (color) } { (piece.text) },
                None => (icon::text(words, &piece.text)),
            }
        }
    }
}

/// A card's name as a link to the card.
pub(crate) fn link(rules: &Rules, cards: &str, card: Card, name: &str) -> Markup {
    html! {
        a class={ "card-link " (rules.color(card)) } href={ (cards) "/" (card.number()) }
            data-card=(card.number()) { (name) }
    }
}

/// A text with a capital letter.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
