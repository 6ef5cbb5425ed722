//! Draws the screen: the table on the left, the question and a card on the right, the keys at the bottom.

mod canvas;
mod layout;
mod overlay;
mod player;
mod question;

use crate::app::App;
use crate::command::{Command, Target};
use crate::table::SaveLocation;
use crate::text::{width, wrap};
use canvas::{Canvas, Item};
use eureka_innovation::{Answer, Card};
use eureka_words::Label;
use layout::Layout;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// The columns and rows that a screen must have at least; on a smaller one only a message is drawn.
const MIN_SIZE: (u16, u16) = (64, 18);

/// The number of log entries laid out for the few rows below the table. The overlay shows all of them.
const MAX_RECENT_ENTRIES: usize = 200;

/// The frames of the spinner shown while somebody thinks.
const SPINNER: [&str; 8] = ["⠋", "⠙", "⠸", "⢰", "⣠", "⣄", "⡆", "⠇"];

impl App {
    /// Draws the client, and remembers which areas react to the mouse.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let mut canvas = Canvas::new(frame.buffer_mut());
        if area.width < MIN_SIZE.0 || area.height < MIN_SIZE.1 {
            self.draw_too_small(&mut canvas, area);
        } else {
            match self.hand_over {
                Some(_) => self.draw_hand_over(&mut canvas, area),
                None => self.draw_table(&mut canvas, area),
            }
            self.draw_overlay(&mut canvas, area);
        }
        self.targets = canvas.into_targets();
    }

    fn draw_table(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let layout = Layout::of(self, area);
        self.draw_heading(canvas, layout.heading);
        canvas.items(layout.center, &self.center());
        for (seat, place) in self.order().into_iter().zip(&layout.players) {
            self.draw_player(canvas, *place, seat);
        }
        self.draw_log(canvas, layout.log);
        for y in layout.question.top()..layout.card.bottom() {
            canvas.text(layout.question.x - 1, y, 1, "│", self.paint.faint());
        }
        self.draw_question(canvas, layout.question);
        self.draw_card(canvas, layout.card);
        self.draw_keys(canvas, layout.keys);
    }

    fn draw_heading(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let heading = self.styled(&self.teller().heading(&self.view));
        let heading: Vec<Span<'_>> =
            heading.into_iter().map(|span| span.patch_style(self.paint.strong())).collect();
        canvas.line(area.x, area.y, area.width, &Line::from(heading));
        let word = self.rules().edition().word();
        let edition = self.page("guide-edition", &[("edition", word.into())]);
        canvas.text_right(area, &edition, self.paint.faint());
    }

    /// Draws the request to hand the screen over. Nothing of the table is shown, since the wrong player may be looking.
    fn draw_hand_over(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let Some(seat) = self.hand_over else { return };
        let name = self.teller().name(seat);
        let values = [("name", (&name).into())];
        let hand_over = self.page("room-hand-over", &values);
        let done = format!("[ Enter ]  {}", self.page("room-hand-over-done", &values));
        let middle = area.y + area.height / 2;
        canvas.text_middle(area, middle - 2, &hand_over, self.paint.strong());
        let button = canvas.text_middle(area, middle, &done, self.paint.chosen());
        canvas.target(button, Target::Button(Command::Give));
        let last = Rect { y: area.bottom() - 1, height: 1, ..area };
        self.draw_hand_over_keys(canvas, last);
    }

    fn draw_too_small(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let (width, height) = MIN_SIZE;
        let values = [("width", u32::from(width).into()), ("height", u32::from(height).into())];
        let text = self.page("terminal-too-small", &values);
        canvas.wrapped(area, &[Span::raw(text)], 0);
    }

    /// A line of text in styled pieces.
    fn styled(&self, line: &eureka_words::Line) -> Vec<Span<'static>> {
        self.paint.line(self.rules(), |color| self.color_letter(color), line)
    }

    /// One or two letters for a color, shown where there are no colors.
    fn color_letter(&self, color: eureka_innovation::Color) -> String {
        self.page("board-letter", &[("color", color.word().into())])
    }

    /// The frames of the spinner shown while somebody thinks.
    fn spinner(&self) -> &'static str {
        SPINNER[self.ticks % SPINNER.len()]
    }
}

/// The parts around the players: the center of the table, the log, the keys, and a card.
impl App {
    /// The decks with their sizes, then the available achievements and the size of the junk.
    fn center(&self) -> Vec<Item> {
        let (faint, plain) = (self.paint.faint(), Style::new());
        let mut items = vec![Item::text(self.words.label(Label::Decks), faint)];
        for (age, deck) in (1u8..).zip(&self.view.decks) {
            let spans = vec![
                Span::styled(age.to_string(), self.paint.strong()),
                Span::styled(
                    format!("×{}", deck.len()),
                    if deck.is_empty() { faint } else { plain },
                ),
            ];
            items.push(Item { spans, target: None, starts_row: false });
        }
        if self.view.parley {
            items.push(Item::text(self.words.label(Label::Parley), faint));
        }
        items.push(Item { starts_row: true, ..Item::text("★", self.paint.strong()) });
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

    fn draw_log(&self, canvas: &mut Canvas<'_>, area: Rect) {
        if area.is_empty() {
            return;
        }
        let title = vec![Span::styled(self.page("board-log", &[]), self.paint.strong())];
        canvas.target(Rect { height: 1, ..area }, Target::Button(Command::Log));
        let body = canvas.titled(area, &title, self.paint.faint());
        canvas.target(body, Target::Log);
        let lines = self.log_lines(body.width, MAX_RECENT_ENTRIES);
        canvas.lines(body, tail(&lines, body.height.into(), self.log_scroll));
    }

    /// The last entries of the log, wrapped into lines. Entries from before the player's last answer are faint.
    fn log_lines(&self, columns: u16, entries: usize) -> Vec<Line<'static>> {
        let first = self.log.entries.len().saturating_sub(entries);
        let mut lines = Vec::new();
        for (index, entry) in self.log.entries.iter().enumerate().skip(first) {
            let mut spans = vec![Span::raw(" ".repeat(entry.indent))];
            for span in self.styled(&entry.line) {
                let span = match (entry.divides, index < self.log.old) {
                    (true, _) => span.patch_style(self.paint.strong()),
                    (false, true) => Span::styled(span.content, self.paint.faint()),
                    (false, false) => span,
                };
                spans.push(span);
            }
            lines.extend(wrap(&spans, columns.into(), entry.indent + 2));
        }
        lines
    }

    /// Draws the keys from the most to the least important, as many as fit.
    fn draw_keys(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let mut keys = vec![("?", "terminal-key-help", Command::Help)];
        if !self.rows.is_empty() {
            keys.push(("↑↓", "terminal-key-choose", Command::Down));
            keys.push(("Enter", "terminal-key-give", Command::Give));
        }
        keys.push(("←→", "terminal-key-look", Command::NextCard));
        keys.push(("t", "terminal-key-table", Command::Table));
        keys.push(("l", "terminal-key-log", Command::Log));
        if self.table.may_take_back() {
            keys.push(("u", "terminal-key-take-back", Command::TakeBack));
        }
        if !self.rows.is_empty() {
            keys.push(("h", "terminal-key-hint", Command::Hint));
        }
        keys.push(("q", "terminal-key-quit", Command::Quit));
        keys.push(("c", "terminal-key-card", Command::Card));
        if self.table.save_location() != SaveLocation::Server {
            keys.push(("s", "terminal-key-save", Command::Save));
        }
        if self.may_resign() {
            keys.push(("g", "terminal-key-resign", Command::Resign));
        }
        self.draw_key_row(canvas, area, &keys);
    }

    /// Draws the keys that work while the screen is handed over, besides Enter.
    fn draw_hand_over_keys(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let mut keys = vec![("q", "terminal-key-quit", Command::Quit)];
        if self.table.may_take_back() {
            keys.push(("u", "terminal-key-take-back", Command::TakeBack));
        }
        self.draw_key_row(canvas, area, &keys);
    }

    fn draw_key_row(&self, canvas: &mut Canvas<'_>, area: Rect, keys: &[(&str, &str, Command)]) {
        let mut x = area.x;
        for &(key, id, command) in keys {
            let text = self.page(id, &[]);
            let columns = (width(key) + 1 + width(&text)) as u16;
            if x + columns > area.right() {
                continue;
            }
            let key_columns = width(key) as u16;
            canvas.text(x, area.y, key_columns, key, self.paint.strong());
            canvas.text(x + key_columns + 1, area.y, area.width, &text, self.paint.faint());
            canvas.target(Rect { x, width: columns, ..area }, Target::Button(command));
            x += columns + 2;
        }
    }

    /// Draws the foresight of the chosen answer, and a card in full.
    fn draw_card(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let title = vec![Span::styled(self.page("terminal-card", &[]), self.paint.strong())];
        let body = canvas.titled(area, &title, self.paint.faint());
        let inner = Rect { x: body.x + 1, width: body.width.saturating_sub(1), ..body };
        let mut lines = self.foreseen_lines(inner.width);
        if let Some(card) = self.shown_card() {
            lines.extend(self.card_lines(card, inner.width));
            canvas.target(body, Target::Button(Command::Card));
        }
        canvas.lines(inner, &lines);
        if lines.len() > usize::from(inner.height) && inner.height > 0 {
            let last = Rect { y: inner.bottom() - 1, height: 1, ..inner };
            canvas.text_right(last, " c …", self.paint.strong());
        }
    }

    /// The foresight of the chosen answer. Empty while another card is being looked at.
    fn foreseen_lines(&self, columns: u16) -> Vec<Line<'static>> {
        if self.looked_at.is_some() {
            return Vec::new();
        }
        let columns = usize::from(columns);
        let mut lines = Vec::new();
        for line in &self.foreseen {
            let mut spans = vec![Span::styled("⇒ ", self.paint.foreseen())];
            let said = self.styled(line);
            spans.extend(said.into_iter().map(|span| {
                let style = self.paint.foreseen().patch(span.style);
                span.style(style)
            }));
            lines.extend(wrap(&spans, columns, 2));
        }
        if let Some(Answer::Special(special)) = self.chosen_answer() {
            let text = self.words.condition(special, self.rules().edition());
            lines.extend(wrap(&[Span::raw(text)], columns, 0));
        }
        lines
    }

    /// The printed facts and effects of a card.
    fn card_lines(&self, card: Card, columns: u16) -> Vec<Line<'static>> {
        let columns = usize::from(columns);
        let facts = self.teller().facts(card);
        let facts: Vec<Span<'_>> = self
            .styled(&facts)
            .into_iter()
            .enumerate()
            .map(|(at, span)| if at == 0 { span.patch_style(self.paint.strong()) } else { span })
            .collect();
        let mut lines = wrap(&facts, columns, 0);
        for effect in self.words.card_text(self.rules(), card) {
            lines.extend(wrap(
                &[Span::styled("• ", self.paint.faint()), effect.into()],
                columns,
                2,
            ));
        }
        lines
    }
}

/// The `rows` lines that end `back` lines before the end, clamped to the text.
fn tail<'a, 'b>(lines: &'a [Line<'b>], rows: usize, back: usize) -> &'a [Line<'b>] {
    let back = back.min(lines.len().saturating_sub(rows));
    let end = lines.len() - back;
    &lines[end.saturating_sub(rows)..end]
}
