//! What happened.

use super::canvas::Canvas;
use crate::app::App;
use crate::deed::{Deed, Target};
use crate::text::wrap;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// So many lines of the log are laid out for a few rows of it: the rest is in the overlay.
const RECENT: usize = 200;

impl App {
    pub(super) fn draw_log(&self, canvas: &mut Canvas<'_>, area: Rect) {
        if area.is_empty() {
            return;
        }
        let title = vec![Span::styled(self.page("board-log", &[]), self.paint.strong())];
        canvas.target(Rect { height: 1, ..area }, Target::Do(Deed::Log));
        let body = canvas.titled(area, &title, self.paint.faint());
        canvas.target(body, Target::Log);
        let lines = self.log_lines(body.width, RECENT);
        canvas.lines(body, tail(&lines, body.height.into(), self.back));
    }

    /// The last entries of the log as lines; what was told before the last answer that was given here stands back.
    pub(super) fn log_lines(&self, columns: u16, entries: usize) -> Vec<Line<'static>> {
        let first = self.log.entries.len().saturating_sub(entries);
        let mut lines = Vec::new();
        for (index, entry) in self.log.entries.iter().enumerate().skip(first) {
            let mut spans = vec![Span::raw(" ".repeat(entry.indent))];
            for span in self.said(&entry.line) {
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
}

/// So many lines, so far from the end.
pub(super) fn tail<'a, 'b>(lines: &'a [Line<'b>], rows: usize, back: usize) -> &'a [Line<'b>] {
    let back = back.min(lines.len().saturating_sub(rows));
    let end = lines.len() - back;
    &lines[end.saturating_sub(rows)..end]
}
