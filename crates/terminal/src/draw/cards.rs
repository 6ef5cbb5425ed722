//! What the chosen answer would do, and a card in full.

use super::canvas::Canvas;
use crate::app::App;
use crate::deed::{Deed, Target};
use crate::text::wrap;
use eureka_innovation::{Answer, Card};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

impl App {
    pub(super) fn draw_card(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let title = vec![Span::styled(self.page("terminal-card", &[]), self.paint.strong())];
        let body = canvas.titled(area, &title, self.paint.faint());
        let inner = Rect { x: body.x + 1, width: body.width.saturating_sub(1), ..body };
        let mut lines = self.foreseen_lines(inner.width);
        if let Some(card) = self.shown_card() {
            lines.extend(self.card_lines(card, inner.width));
            canvas.target(body, Target::Do(Deed::Card));
        }
        canvas.lines(inner, &lines);
        if lines.len() > usize::from(inner.height) && inner.height > 0 {
            let last = Rect { y: inner.bottom() - 1, height: 1, ..inner };
            canvas.text_right(last, " c …", self.paint.strong());
        }
    }

    /// What the chosen answer would do; what is looked at instead has no such lines.
    fn foreseen_lines(&self, columns: u16) -> Vec<Line<'static>> {
        if self.looked_at.is_some() {
            return Vec::new();
        }
        let columns = usize::from(columns);
        let mut lines = Vec::new();
        for line in &self.foreseen {
            let mut spans = vec![Span::styled("⇒ ", self.paint.foreseen())];
            let said = self.said(line);
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

    /// What is printed on a card.
    pub(super) fn card_lines(&self, card: Card, columns: u16) -> Vec<Line<'static>> {
        let columns = usize::from(columns);
        let facts = self.teller().facts(card);
        let facts: Vec<Span<'_>> = self
            .said(&facts)
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
