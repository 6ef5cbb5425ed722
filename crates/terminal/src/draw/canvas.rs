//! Cells to write into, and what the mouse finds there.

use crate::command::Target;
use crate::text::{cut, width, wrap};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// A screen being drawn.
pub(super) struct Canvas<'a> {
    buffer: &'a mut Buffer,
    targets: Vec<(Rect, Target)>,
}

/// Something that stands in a row with others.
pub(super) struct Item {
    pub(super) spans: Vec<Span<'static>>,
    pub(super) target: Option<Target>,
    /// Whether it starts_row a row of its own.
    pub(super) starts_row: bool,
}

impl<'a> Canvas<'a> {
    /// An empty screen.
    pub(super) fn new(buffer: &'a mut Buffer) -> Canvas<'a> {
        Canvas { buffer, targets: Vec::new() }
    }

    /// What the mouse finds where; what was drawn later lies above.
    pub(super) fn into_targets(self) -> Vec<(Rect, Target)> {
        self.targets
    }

    /// The mouse finds this there.
    pub(super) fn target(&mut self, area: Rect, target: Target) {
        self.targets.push((area, target));
    }

    /// A text in so many columns, cut with a sign.
    pub(super) fn text(&mut self, x: u16, y: u16, columns: u16, text: &str, style: Style) {
        if self.buffer.area.contains((x, y).into()) {
            self.buffer.set_string(x, y, cut(text, columns.into()), style);
        }
    }

    /// A text in the first row of an area, at its right end.
    pub(super) fn text_right(&mut self, area: Rect, text: &str, style: Style) {
        let columns = (width(text) as u16).min(area.width);
        self.text(area.right() - columns, area.y, columns, text, style);
    }

    /// A text in the middle of a row of an area; says where.
    pub(super) fn text_middle(&mut self, area: Rect, y: u16, text: &str, style: Style) -> Rect {
        let columns = (width(text) as u16).min(area.width);
        let x = area.x + (area.width - columns) / 2;
        self.text(x, y, columns, text, style);
        Rect::new(x, y, columns, 1)
    }

    /// A line in so many columns, in its own styles and not in those of what was there before.
    pub(super) fn line(&mut self, x: u16, y: u16, columns: u16, line: &Line<'_>) {
        if self.buffer.area.contains((x, y).into()) {
            let under = Rect::new(x, y, columns.min(line.width() as u16), 1);
            self.style(under, Style::reset());
            self.buffer.set_line(x, y, line, columns);
        }
    }

    /// Lines below each other, as many as there is room for.
    pub(super) fn lines(&mut self, area: Rect, lines: &[Line<'_>]) {
        for (y, line) in (area.top()..area.bottom()).zip(lines) {
            self.line(area.x, y, area.width, line);
        }
    }

    /// A text in several lines; says how many rows it has used.
    pub(super) fn wrapped(&mut self, area: Rect, spans: &[Span<'_>], hang: usize) -> u16 {
        let lines = wrap(spans, area.width.into(), hang);
        self.lines(area, &lines);
        (lines.len() as u16).min(area.height)
    }

    /// A style for all cells of an area.
    pub(super) fn style(&mut self, area: Rect, style: Style) {
        self.buffer.set_style(area.intersection(self.buffer.area), style);
    }

    /// Blanks, so that something can lie over what is there.
    pub(super) fn clear(&mut self, area: Rect) {
        for position in area.intersection(self.buffer.area).positions() {
            self.buffer[position].reset();
        }
    }

    /// A line across an area with a title in it; what is left below it.
    pub(super) fn titled(&mut self, area: Rect, title: &[Span<'_>], rule: Style) -> Rect {
        if area.is_empty() {
            return area;
        }
        self.text(area.x, area.y, area.width, &"─".repeat(area.width.into()), rule);
        let mut spans = vec![Span::raw(" ")];
        spans.extend(title.iter().cloned());
        spans.push(Span::raw(" "));
        self.line(area.x + 1, area.y, area.width.saturating_sub(2), &Line::from(spans));
        Rect { y: area.y + 1, height: area.height - 1, ..area }
    }

    /// Things in rows from left to right, as many as there is room for. A row that does not begin with a thing of its own starts_row under
    /// the second one of the row before: the first one is what the rest is called.
    pub(super) fn items(&mut self, area: Rect, items: &[Item]) {
        if area.is_empty() {
            return;
        }
        let areas = item_areas(items, area.width);
        for (cell, item) in areas.iter().zip(items) {
            if cell.y >= area.height {
                let (x, y) = (area.right() - 1, area.bottom().saturating_sub(1));
                self.text(x, y, 1, "…", Style::new());
                return;
            }
            let cell = Rect { x: area.x + cell.x, y: area.y + cell.y, ..*cell };
            self.line(cell.x, cell.y, cell.width, &Line::from(item.spans.clone()));
            if let Some(target) = item.target {
                self.target(cell, target);
            }
        }
    }
}

impl Item {
    /// A text that is only read.
    pub(super) fn text(text: impl Into<String>, style: Style) -> Item {
        Item { spans: vec![Span::styled(text.into(), style)], target: None, starts_row: false }
    }

    fn width(&self) -> u16 {
        self.spans.iter().map(Span::width).sum::<usize>() as u16
    }
}

/// How many rows things take.
pub(super) fn row_count(items: &[Item], columns: u16) -> u16 {
    item_areas(items, columns).last().map_or(0, |cell| cell.y + 1)
}

/// Where things go.
fn item_areas(items: &[Item], columns: u16) -> Vec<Rect> {
    let (mut x, mut y, mut indent) = (0, 0, 0);
    let mut areas = Vec::new();
    for item in items {
        let width = item.width();
        if item.starts_row && x > 0 {
            (x, y) = (0, y + 1);
        }
        if x == 0 {
            indent = (width + 1).min(columns / 3);
        } else if x > indent && x + width > columns {
            (x, y) = (indent, y + 1);
        }
        areas.push(Rect::new(x, y, width.min(columns.saturating_sub(x)), 1));
        x += width + 1;
    }
    areas
}
