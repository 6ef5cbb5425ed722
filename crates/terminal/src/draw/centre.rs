//! The middle of the table: decks and achievements.

use super::canvas::{Canvas, Item};
use crate::app::App;
use eureka_words::Label;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Span;

impl App {
    pub(super) fn draw_centre(&self, canvas: &mut Canvas<'_>, area: Rect) {
        canvas.items(area, &self.centre());
    }

    /// Decks with their number of cards, then the achievements on the table.
    pub(super) fn centre(&self) -> Vec<Item> {
        let (faint, plain) = (self.paint.faint(), Style::new());
        let mut items = vec![Item::text(self.words.label(Label::Decks), faint)];
        for (age, deck) in (1..).zip(&self.view.decks) {
            let age: u8 = age;
            let spans = vec![
                Span::styled(age.to_string(), self.paint.strong()),
                Span::styled(
                    format!("×{}", deck.len()),
                    if deck.is_empty() { faint } else { plain },
                ),
            ];
            items.push(Item { spans, target: None, begins: false });
        }
        if self.view.parley {
            items.push(Item::text(self.words.label(Label::Parley), faint));
        }
        items.push(Item { begins: true, ..Item::text("★", self.paint.strong()) });
        for face in &self.view.available {
            items.push(Item::text(format!("[{}]", face.age), plain));
        }
        for &special in &self.view.specials {
            items.push(Item::text(self.words.special(special, self.rules().edition()), plain));
        }
        if !self.view.junk.is_empty() {
            let junk = format!("{} ×{}", self.words.label(Label::Junk), self.view.junk.len());
            items.push(Item::text(junk, faint));
        }
        items
    }
}
