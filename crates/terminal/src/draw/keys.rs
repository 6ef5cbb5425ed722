//! The keys, in one row below the table.

use super::canvas::Canvas;
use crate::app::App;
use crate::deed::{Deed, Target};
use crate::table::Keeping;
use crate::text::width;
use ratatui::layout::Rect;

impl App {
    /// The keys from the most to the least important, as many as there is room for.
    pub(super) fn draw_keys(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let mut keys = vec![("?", "terminal-key-help", Deed::Help)];
        if !self.rows.is_empty() {
            keys.push(("↑↓", "terminal-key-choose", Deed::Down));
            keys.push(("Enter", "terminal-key-give", Deed::Give));
        }
        keys.push(("←→", "terminal-key-look", Deed::NextCard));
        keys.push(("t", "terminal-key-table", Deed::Table));
        keys.push(("l", "terminal-key-log", Deed::Log));
        if self.table.may_take_back() {
            keys.push(("u", "terminal-key-take-back", Deed::TakeBack));
        }
        if !self.rows.is_empty() {
            keys.push(("h", "terminal-key-hint", Deed::Hint));
        }
        keys.push(("q", "terminal-key-quit", Deed::Quit));
        keys.push(("c", "terminal-key-card", Deed::Card));
        if self.table.keeping() != Keeping::Server {
            keys.push(("s", "terminal-key-save", Deed::Save));
        }
        self.draw_key_row(canvas, area, &keys);
    }

    /// What can be done besides while the screen is handed over.
    pub(super) fn draw_hand_over_keys(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let mut keys = vec![("q", "terminal-key-quit", Deed::Quit)];
        if self.table.may_take_back() {
            keys.push(("u", "terminal-key-take-back", Deed::TakeBack));
        }
        self.draw_key_row(canvas, area, &keys);
    }

    fn draw_key_row(&self, canvas: &mut Canvas<'_>, area: Rect, keys: &[(&str, &str, Deed)]) {
        let mut x = area.x;
        for &(key, id, deed) in keys {
            let text = self.page(id, &[]);
            let columns = (width(key) + 1 + width(&text)) as u16;
            if x + columns > area.right() {
                continue;
            }
            let key_columns = width(key) as u16;
            canvas.text(x, area.y, key_columns, key, self.paint.strong());
            canvas.text(x + key_columns + 1, area.y, area.width, &text, self.paint.faint());
            canvas.target(Rect { x, width: columns, ..area }, Target::Do(deed));
            x += columns + 2;
        }
    }
}
