//! The windows over the table: help, log, the whole table, a card, and the questions about leaving and saving.

use super::canvas::Canvas;
use super::tail;
use crate::app::{App, Overlay};
use crate::command::{Command, Target};
use crate::rows::LabeledRow;
use crate::text::{width, wrap};
use eureka_table::Seat;
use eureka_words::Notice;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// The keys and the message ids of their descriptions.
const HELP: [(&str, &str); 14] = [
    ("↑ ↓", "terminal-help-choose"),
    ("1 2 3 …", "terminal-help-number"),
    ("Enter", "terminal-help-give"),
    ("← →", "terminal-help-look"),
    ("c", "terminal-help-card"),
    ("t", "terminal-help-table"),
    ("l", "terminal-help-log"),
    ("PgUp PgDn", "terminal-help-scroll"),
    ("h", "terminal-help-hint"),
    ("u", "terminal-help-take-back"),
    ("s", "terminal-help-save"),
    ("g", "terminal-help-resign"),
    ("q", "terminal-help-quit"),
    ("", "terminal-help-mouse"),
];

/// The columns between the two buttons of a confirmation.
const BUTTON_GAP: u16 = 3;

impl App {
    pub(super) fn draw_overlay(&mut self, canvas: &mut Canvas<'_>, area: Rect) {
        let Some(mut overlay) = self.overlay.take() else { return };
        self.draw_open_overlay(canvas, area, &mut overlay);
        self.overlay = Some(overlay);
    }

    fn draw_open_overlay(&self, canvas: &mut Canvas<'_>, area: Rect, overlay: &mut Overlay) {
        let wide = area.width.min(100) - 4;
        match overlay {
            Overlay::Help(top) => {
                let lines = self.help_lines(wide - 4);
                self.draw_window(canvas, area, wide, "terminal-help", &lines, Some(top));
            }
            Overlay::Log(back) => {
                let lines = self.log_lines(wide - 4, usize::MAX);
                let rows = usize::from(area.height).saturating_sub(4);
                *back = (*back).min(lines.len().saturating_sub(rows));
                let shown = tail(&lines, rows, *back);
                self.draw_window(canvas, area, wide, "board-log", shown, None);
            }
            Overlay::Table(top) => {
                let lines = self.whole_table(area.width - 8);
                self.draw_window(
                    canvas,
                    area,
                    area.width - 4,
                    "board-tab-table",
                    &lines,
                    Some(top),
                );
            }
            Overlay::Card(top) => {
                let wide = area.width.min(76) - 4;
                let card = self.shown_card();
                let lines = card.map_or_else(Vec::new, |card| self.card_lines(card, wide - 4));
                self.draw_window(canvas, area, wide, "board-card", &lines, Some(top));
            }
            Overlay::Quit => {
                self.draw_confirmation(canvas, area, "terminal-key-quit", &self.save_text());
            }
            Overlay::Resign => {
                let name = self.you().map_or_else(String::new, |you| self.teller().name(you));
                let text = self.words.notice(Notice::ReallyResign { name: &name });
                self.draw_confirmation(canvas, area, "terminal-key-resign", &text);
            }
            Overlay::Save(file) => {
                let text = format!("{} {file}▏", self.page("terminal-save-as", &[]));
                let lines = wrap(&[Span::raw(text)], 52, 2);
                self.draw_window(canvas, area, 56, "terminal-key-save", &lines, None);
            }
        }
    }

    fn help_lines(&self, columns: u16) -> Vec<Line<'static>> {
        let widest = HELP.iter().map(|(keys, _)| width(keys)).max().unwrap_or(0);
        let mut lines = Vec::new();
        for (keys, id) in HELP {
            let spans = [
                Span::styled(format!("{keys:widest$}  "), self.paint.strong()),
                Span::raw(self.page(id, &[])),
            ];
            lines.extend(wrap(&spans, columns.into(), widest + 2));
        }
        lines
    }

    /// Draws a window with a text and two buttons: to do what its title says, and to stay.
    fn draw_confirmation(&self, canvas: &mut Canvas<'_>, area: Rect, title: &str, text: &str) {
        let wide = area.width.min(60) - 4;
        let yes = format!("[ Enter ] {}", self.page(title, &[]));
        let no = format!("[ Esc ] {}", self.page("terminal-stay", &[]));
        let columns = [&yes, &no].map(|button| width(button) as u16);
        let mut lines = wrap(&[Span::raw(text.to_owned())], usize::from(wide - 4), 0);
        lines.push(Line::default());
        lines.push(Line::from(vec![
            Span::styled(yes, self.paint.strong()),
            Span::raw(" ".repeat(BUTTON_GAP.into())),
            Span::styled(no, self.paint.faint()),
        ]));
        let place = self.draw_window(canvas, area, wide, title, &lines, None);
        let (x, y) = (place.x + 2, place.bottom() - 2);
        let give = Rect { x, y, width: columns[0], height: 1 };
        canvas.target(give, Target::Button(Command::Give));
        let stay = Rect { x: give.right() + BUTTON_GAP, width: columns[1], ..give };
        canvas.target(stay, Target::Button(Command::Close));
    }

    /// Draws a window in the middle of the screen with the lines from `top` on, and returns its area. `top` is clamped to the text.
    fn draw_window(
        &self,
        canvas: &mut Canvas<'_>,
        area: Rect,
        wide: u16,
        title: &str,
        lines: &[Line<'_>],
        top: Option<&mut usize>,
    ) -> Rect {
        let height = (lines.len() as u16 + 2).min(area.height - 2);
        let place = Rect {
            x: area.x + (area.width - wide) / 2,
            y: area.y + (area.height - height) / 2,
            width: wide,
            height,
        };
        canvas.clear(Rect { x: place.x - 1, width: wide + 2, ..place });
        self.draw_frame(canvas, place, title);
        let rows = usize::from(height) - 2;
        let max_first = lines.len().saturating_sub(rows);
        let first = top.map_or(0, |top| {
            *top = (*top).min(max_first);
            *top
        });
        let inner = Rect { x: place.x + 2, y: place.y + 1, width: wide - 4, height: height - 2 };
        canvas.lines(inner, &lines[first..]);
        if first < max_first {
            let last = Rect { y: place.bottom() - 1, height: 1, ..inner };
            canvas.text_right(last, " ▼ ", self.paint.strong());
        }
        place
    }

    fn draw_frame(&self, canvas: &mut Canvas<'_>, place: Rect, title: &str) {
        let faint = self.paint.faint();
        let line = "─".repeat(usize::from(place.width) - 2);
        canvas.text(place.x, place.y, place.width, &format!("╭{line}╮"), faint);
        canvas.text(place.x, place.bottom() - 1, place.width, &format!("╰{line}╯"), faint);
        for y in place.top() + 1..place.bottom() - 1 {
            canvas.text(place.x, y, 1, "│", faint);
            canvas.text(place.right() - 1, y, 1, "│", faint);
        }
        let title = format!(" {} ", self.page(title, &[]));
        canvas.text(place.x + 2, place.y, place.width - 4, &title, self.paint.strong());
    }
}

impl App {
    /// Everything on the table as wrapped lines, for screens too small to show all of it.
    fn whole_table(&self, columns: u16) -> Vec<Line<'static>> {
        let mut table = TableLines { app: self, columns: columns.into(), lines: Vec::new() };
        table.center();
        for seat in self.order() {
            table.player(seat);
        }
        table.lines
    }
}

/// Collects the lines of the overview of the table.
struct TableLines<'a> {
    app: &'a App,
    columns: usize,
    lines: Vec<Line<'static>>,
}

impl TableLines<'_> {
    fn center(&mut self) {
        let contents = self.app.contents();
        self.rows(&contents.decks());
        self.specials();
        self.rows(&contents.aside());
        self.rows(&contents.seating());
    }

    /// Adds the available special achievements, each with its condition and the reader's progress.
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
        let standing = app.styled(&app.teller().standing(view, seat, app.you()));
        let standing = standing.into_iter().map(|span| span.patch_style(app.paint.strong()));
        self.lines.extend(wrap(&standing.collect::<Vec<_>>(), self.columns, 2));
        if !view.out.has(seat) {
            self.rows(&app.contents().player(seat));
        }
    }

    /// Adds labeled rows, with commas between the items.
    fn rows(&mut self, rows: &[LabeledRow]) {
        for (label, items) in rows {
            let label = self.app.words.label(*label);
            let mut spans = vec![Span::styled(format!("  {label}: "), self.app.paint.faint())];
            for (index, item) in items.iter().enumerate() {
                if index > 0 {
                    spans.push(Span::raw(", "));
                }
                spans.extend(self.app.styled(item));
            }
            if items.is_empty() {
                spans.push(Span::raw("–"));
            }
            self.lines.extend(wrap(&spans, self.columns, 6));
        }
    }
}
