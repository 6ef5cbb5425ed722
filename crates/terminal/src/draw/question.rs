//! Draws the question and its answers, or the name of the player everybody waits for.

use super::canvas::Canvas;
use crate::app::{App, Hint};
use crate::command::{Command, Target};
use crate::text::{width, wrap};
use eureka_table::{Seat, SeatSet};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// The rows of an effect's text above the answers. The card below shows all of it.
const MAX_EXCERPT_ROWS: usize = 3;

impl App {
    /// The number of rows that would show the question and all its answers.
    pub(super) fn question_rows(&self, columns: u16) -> u16 {
        (2 + self.asking(columns).len() + self.rows.len() + self.notices(columns).len()) as u16
    }

    pub(super) fn draw_question(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let body = canvas.titled(area, &self.question_title(), self.paint.faint());
        let inner = Rect { x: body.x + 1, width: body.width.saturating_sub(1), ..body };
        let asking = self.asking(area.width);
        canvas.lines(inner, &asking);
        let notices = self.notices(area.width);
        let used = (asking.len() as u16).min(inner.height);
        let notice_rows = (notices.len() as u16).min(inner.height - used);
        let list = Rect { y: inner.y + used, height: inner.height - used - notice_rows, ..inner };
        self.draw_answers(canvas, list);
        canvas.lines(
            Rect { y: inner.bottom() - notice_rows, height: notice_rows, ..inner },
            &notices,
        );
    }

    fn question_title(&self) -> Vec<Span<'static>> {
        let id = match (self.is_over(), self.rows.is_empty()) {
            (true, _) => "terminal-over",
            (false, true) => "terminal-wait",
            (false, false) => "terminal-question",
        };
        vec![Span::styled(self.page(id, &[]), self.paint.strong())]
    }

    /// The question with an excerpt of the effect that asks; otherwise the outcome, or the player who is awaited.
    fn asking(&self, columns: u16) -> Vec<Line<'static>> {
        let columns = usize::from(columns).saturating_sub(1);
        if let Some(outcome) = self.view.outcome {
            return wrap(&self.styled(&self.teller().outcome(outcome)), columns, 0);
        }
        if self.rows.is_empty() {
            return wrap(&self.waiting(), columns, 0);
        }
        let question = self.teller().ask(&self.view).map(|line| self.styled(&line));
        let question: Vec<Span<'_>> = question
            .into_iter()
            .flatten()
            .map(|span| span.patch_style(self.paint.strong()))
            .collect();
        let mut lines = wrap(&question, columns, 0);
        if let Some(text) = self.teller().asking_text(&self.view) {
            let mut excerpt = wrap(&[Span::styled(text, self.paint.faint())], columns, 0);
            if excerpt.len() > MAX_EXCERPT_ROWS {
                excerpt.truncate(MAX_EXCERPT_ROWS);
                excerpt[MAX_EXCERPT_ROWS - 1].push_span(Span::styled("…", self.paint.faint()));
            }
            lines.extend(excerpt);
        }
        lines
    }

    /// The text that names the players who are awaited, with the spinner.
    fn waiting(&self) -> Vec<Span<'static>> {
        let you = self.you().map_or(SeatSet::NONE, SeatSet::only);
        // The reader is awaited only while an answer is on its way to the server.
        let others = self.view.awaited - you;
        let awaited = if others.is_empty() { self.view.awaited } else { others };
        let names: Vec<String> = awaited.iter().map(|seat| self.teller().name(seat)).collect();
        if names.is_empty() {
            return Vec::new();
        }
        let seats = self.table.seats();
        let is_bot = |seat: Seat| seats.get(seat.index()).is_some_and(|one| one.bot.is_some());
        let id = if awaited.iter().all(is_bot) { "board-thinking" } else { "board-waiting" };
        let (count, name) = (names.len(), names.join(", "));
        let text = self.page(id, &[("count", count.into()), ("name", (&name).into())]);
        vec![Span::styled(format!("{} ", self.spinner()), self.paint.foreseen()), Span::raw(text)]
    }

    /// The notices below the answers: a hint being computed, a lost connection, the last message.
    fn notices(&self, columns: u16) -> Vec<Line<'static>> {
        let columns = usize::from(columns).saturating_sub(1);
        let thinking = matches!(self.hint, Hint::Thinking)
            .then(|| format!("{} {}", self.spinner(), self.page("terminal-hint-thinking", &[])));
        let lost = self.is_disconnected.then(|| self.page("board-lost", &[]));
        let texts = [thinking, lost, self.notice.clone()].into_iter().flatten();
        texts
            .flat_map(|text| wrap(&[Span::styled(text, self.paint.foreseen())], columns, 2))
            .collect()
    }

    fn draw_answers(&self, canvas: &mut Canvas<'_>, area: Rect) {
        canvas.target(area, Target::Answers);
        let (count, height) = (self.rows.len(), usize::from(area.height));
        // The chosen answer is always visible, with a neighbor on either side if there is one.
        let first = (self.chosen + 2).saturating_sub(height).min(count.saturating_sub(height));
        for (y, index) in (area.top()..area.bottom()).zip(first..count) {
            // The last column is reserved for the signs that there are more answers.
            let row = Rect { y, height: 1, width: area.width.saturating_sub(1), ..area };
            self.draw_answer(canvas, row, index);
            canvas.target(row, Target::Answer(index));
        }
        if first > 0 {
            canvas.text_right(area, "▲", self.paint.faint());
        }
        if first + height < count && height > 0 {
            let last = Rect { y: area.bottom() - 1, height: 1, ..area };
            canvas.text_right(last, "▼", self.paint.faint());
        }
        if self.is_over() {
            self.draw_button(
                canvas,
                area,
                "q",
                &self.page("terminal-key-quit", &[]),
                Command::Quit,
            );
        } else if let Some(you) = self.you().filter(|_| self.table.may_come_back()) {
            let text = self.page("room-come-back", &[("name", (&self.teller().name(you)).into())]);
            self.draw_button(canvas, area, "Enter", &text, Command::Give);
        }
    }

    /// Draws a button in place of the answers.
    fn draw_button(
        &self,
        canvas: &mut Canvas<'_>,
        area: Rect,
        key: &str,
        text: &str,
        command: Command,
    ) {
        let text = Span::styled(format!("[ {key} ] {text}"), self.paint.chosen());
        let lines = wrap(&[text], usize::from(area.width), 2);
        let height = (lines.len() as u16).min(area.height.saturating_sub(1));
        let place = Rect { y: area.y + 1, height, ..area };
        canvas.lines(place, &lines);
        canvas.target(place, Target::Button(command));
    }

    fn draw_answer(&self, canvas: &mut Canvas<'_>, area: Rect, index: usize) {
        let row = &self.rows[index];
        let mut spans = vec![Span::styled(format!("{:>2} ", row.number), self.paint.faint())];
        spans.extend(self.styled(&row.line));
        if index == self.chosen {
            canvas.style(area, self.paint.chosen());
            spans = spans.into_iter().map(|span| span.patch_style(self.paint.chosen())).collect();
        }
        let chance = self.chance(index);
        let room = area.width.saturating_sub(width(&chance) as u16);
        let text: usize = spans.iter().map(Span::width).sum();
        canvas.line(area.x, area.y, room, &Line::from(spans));
        if text > usize::from(room) && room > 0 {
            let style = if index == self.chosen { self.paint.chosen() } else { self.paint.faint() };
            canvas.text(area.x + room - 1, area.y, 1, "…", style);
        }
        canvas.text_right(area, &chance, self.paint.foreseen());
    }

    /// The chance to win with an answer, if a hint knows it, with a star for the best answer.
    fn chance(&self, index: usize) -> String {
        let Hint::Given(looks) = &self.hint else { return String::new() };
        let answer = self.rows[index].answer;
        let tried = looks.iter().find(|look| look.answer == answer && look.visits > 0);
        let best = looks.first().is_some_and(|look| look.answer == answer);
        let mark = if best { "★" } else { "" };
        tried.map_or_else(String::new, |look| format!(" {mark}{}", self.words.percent(look.chance)))
    }
}
