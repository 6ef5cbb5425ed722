//! The screen: the table to the left, the question and a card to the right, the keys below.

mod canvas;
mod cards;
mod centre;
mod history;
mod keys;
mod over;
mod places;
mod player;
mod question;
mod whole;

use crate::app::App;
use crate::deed::{Deed, Target};
use canvas::Canvas;
use places::Places;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// What a screen must have at least.
const SMALLEST: (u16, u16) = (64, 18);

/// What turns while somebody thinks.
const WHEEL: [&str; 8] = ["⠋", "⠙", "⠸", "⢰", "⣠", "⣄", "⡆", "⠇"];

impl App {
    /// Draws everything.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let mut canvas = Canvas::new(frame.buffer_mut());
        if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            self.draw_too_small(&mut canvas, area);
        } else {
            match self.hand_over {
                Some(_) => self.draw_hand_over(&mut canvas, area),
                None => self.draw_table(&mut canvas, area),
            }
            self.draw_overlay(&mut canvas, area);
        }
        self.hits = canvas.into_hits();
    }

    fn draw_table(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let places = Places::of(self, area);
        self.draw_heading(canvas, places.heading);
        self.draw_centre(canvas, places.centre);
        for (seat, place) in self.order().into_iter().zip(&places.players) {
            self.draw_player(canvas, *place, seat);
        }
        self.draw_log(canvas, places.log);
        for y in places.question.top()..places.card.bottom() {
            canvas.text(places.question.x - 1, y, 1, "│", self.paint.faint());
        }
        self.draw_question(canvas, places.question);
        self.draw_card(canvas, places.card);
        self.draw_keys(canvas, places.keys);
    }

    fn draw_heading(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let heading = self.said(&self.teller().heading(&self.view));
        let heading: Vec<Span<'_>> =
            heading.into_iter().map(|span| span.patch_style(self.paint.strong())).collect();
        canvas.line(area.x, area.y, area.width, &Line::from(heading));
        let word = self.rules().edition().word();
        let edition = self.page("room-edition", &[("edition", word.into())]);
        canvas.text_right(area, &edition, self.paint.faint());
    }

    /// Nothing of the table: whoever looks at the screen may be the wrong one.
    fn draw_hand_over(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let Some(seat) = self.hand_over else { return };
        let name = self.teller().name(seat);
        let values = [("name", (&name).into())];
        let hand_over = self.page("room-hand-over", &values);
        let done = format!("[ Enter ]  {}", self.page("room-hand-over-done", &values));
        let middle = area.y + area.height / 2;
        canvas.text_middle(area, middle - 2, &hand_over, self.paint.strong());
        let button = canvas.text_middle(area, middle, &done, self.paint.chosen());
        canvas.target(button, Target::Do(Deed::Give));
        let last = Rect { y: area.bottom() - 1, height: 1, ..area };
        self.draw_hand_over_keys(canvas, last);
    }

    fn draw_too_small(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let (width, height) = SMALLEST;
        let values = [("width", u32::from(width).into()), ("height", u32::from(height).into())];
        let text = self.page("terminal-too-small", &values);
        canvas.wrapped(area, &[Span::raw(text)], 0);
    }

    /// A line of words with its colours.
    fn said(&self, line: &eureka_words::Line) -> Vec<Span<'static>> {
        self.paint.line(self.rules(), |color| self.letter(color), line)
    }

    /// A letter or two for a colour.
    fn letter(&self, color: eureka_innovation::Color) -> String {
        self.page("board-letter", &[("color", color.word().into())])
    }

    /// What turns while somebody thinks.
    fn turning(&self) -> &'static str {
        WHEEL[self.turns % WHEEL.len()]
    }
}
