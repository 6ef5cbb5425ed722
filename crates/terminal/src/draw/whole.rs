//! Everything on the table, in rows: for screens on which not all of it has room.

use crate::app::App;
use crate::contents::LabelledRow;
use crate::text::wrap;
use eureka_table::Seat;
use ratatui::text::{Line, Span};

impl App {
    pub(super) fn whole_table(&self, columns: u16) -> Vec<Line<'static>> {
        let mut page = Page { app: self, columns: columns.into(), lines: Vec::new() };
        page.centre();
        for seat in self.order() {
            page.player(seat);
        }
        page.lines
    }
}

/// Lines in the making.
struct Page<'a> {
    app: &'a App,
    columns: usize,
    lines: Vec<Line<'static>>,
}

impl Page<'_> {
    fn centre(&mut self) {
        let contents = self.app.contents();
        self.rows(&contents.decks());
        self.specials();
        self.rows(&contents.aside());
        self.rows(&contents.seating());
    }

    /// The special achievements on the table, each with its condition and how far the reader is.
    fn specials(&mut self) {
        let (app, view) = (self.app, &self.app.view);
        for &special in &view.specials {
            let name = app.words.special(special, app.rules().edition());
            let text = match app.you().filter(|_| view.turn.is_some()) {
                Some(you) => {
                    let progress = view.progress(app.rules(), you, special);
                    app.teller().progress(special, progress).to_string()
                }
                None => app.words.condition(special, app.rules().edition()),
            };
            let spans = [Span::styled(format!("★ {name}: "), app.paint.strong()), text.into()];
            self.lines.extend(wrap(&spans, self.columns, 4));
        }
    }

    fn player(&mut self, seat: Seat) {
        let (app, view) = (self.app, &self.app.view);
        self.lines.push(Line::default());
        let standing = app.said(&app.teller().standing(view, seat, app.you()));
        let standing = standing.into_iter().map(|span| span.patch_style(app.paint.strong()));
        self.lines.extend(wrap(&standing.collect::<Vec<_>>(), self.columns, 2));
        if !view.out.has(seat) {
            self.rows(&app.contents().player(seat));
        }
    }

    /// Labels with what they hold, with commas between.
    fn rows(&mut self, rows: &[LabelledRow]) {
        for (label, items) in rows {
            let label = self.app.words.label(*label);
            let mut spans = vec![Span::styled(format!("  {label}: "), self.app.paint.faint())];
            for (index, item) in items.iter().enumerate() {
                if index > 0 {
                    spans.push(Span::raw(", "));
                }
                spans.extend(self.app.said(item));
            }
            if items.is_empty() {
                spans.push(Span::raw("–"));
            }
            self.lines.extend(wrap(&spans, self.columns, 6));
        }
    }
}
