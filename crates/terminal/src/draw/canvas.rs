//! The buffer being drawn into, and the areas of it that react to the mouse.

use crate::command::Target;
use crate::text::{cut, width, wrap};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// A screen being drawn. Everything written outside the buffer is dropped.
pub(super) struct Canvas<'a> {
    buffer: &'a mut Buffer,
    targets: Vec<(Rect, Target)>,
}

/// A piece of text in a row of others.
pub(super) struct Item {
    pub(super) spans: Vec<Span<'static>>,
    pub(super) target: Option<Target>,
    /// Whether the item starts a new row.
    pub(super) starts_row: bool,
}

impl<'a> Canvas<'a> {
    /// Starts drawing into this buffer.
    pub(super) fn new(buffer: &'a mut Buffer) -> Canvas<'a> {
        Canvas { buffer, targets: Vec::new() }
    }

    /// The areas that react to the mouse. Later ones lie above earlier ones.
    pub(super) fn into_targets(self) -> Vec<(Rect, Target)> {
        self.targets
    }

    /// Makes an area react to the mouse.
    pub(super) fn target(&mut self, area: Rect, target: Target) {
        self.targets.push((area, target));
    }

    /// Writes a text of at most this many columns, cut with an ellipsis.
    pub(super) fn text(&mut self, x: u16, y: u16, columns: u16, text: &str, style: Style) {
        if self.buffer.area.contains((x, y).into()) {
            self.buffer.set_string(x, y, cut(text, columns.into()), style);
        }
    }

    /// Writes a text at the right end of the first row of an area.
    pub(super) fn text_right(&mut self, area: Rect, text: &str, style: Style) {
        let columns = (width(text) as u16).min(area.width);
        self.text(area.right() - columns, area.y, columns, text, style);
    }

    /// Writes a text in the middle of row `y` of an area, and returns the cells it fills.
    pub(super) fn text_middle(&mut self, area: Rect, y: u16, text: &str, style: Style) -> Rect {
        let columns = (width(text) as u16).min(area.width);
        let x = area.x + (area.width - columns) / 2;
        self.text(x, y, columns, text, style);
        Rect::new(x, y, columns, 1)
    }

    /// Writes a line of at most this many columns. Styles already in the cells are reset first.
    pub(super) fn line(&mut self, x: u16, y: u16, columns: u16, line: &Line<'_>) {
        if self.buffer.area.contains((x, y).into()) {
            let under = Rect::new(x, y, columns.min(line.width() as u16), 1);
            self.style(under, Style::reset());
            self.buffer.set_line(x, y, line, columns);
        }
    }

    /// Writes lines below each other, as many as fit.
    pub(super) fn lines(&mut self, area: Rect, lines: &[Line<'_>]) {
        for (y, line) in (area.top()..area.bottom()).zip(lines) {
            self.line(area.x, y, area.width, line);
        }
    }

    /// Writes a wrapped text, and returns the number of rows it fills.
    pub(super) fn wrapped(&mut self, area: Rect, spans: &[Span<'_>], hang: usize) -> u16 {
        let lines = wrap(spans, area.width.into(), hang);
        self.lines(area, &lines);
        (lines.len() as u16).min(area.height)
    }

    /// Styles all cells of an area.
    pub(super) fn style(&mut self, area: Rect, style: Style) {
        self.buffer.set_style(area.intersection(self.buffer.area), style);
    }

    /// Clears an area, so that a window can be drawn over it.
    pub(super) fn clear(&mut self, area: Rect) {
        for position in area.intersection(self.buffer.area).positions() {
            self.buffer[position].reset();
        }
    }

    /// Draws a rule with a title across the top of an area, and returns the area below it.
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

    /// Writes items in rows from left to right, as many as fit. A row that is only the continuation of the one before is indented to its second item,
    /// since the first item is the label of the rest.
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
    /// A text that does not react to the mouse.
    pub(super) fn text(text: impl Into<String>, style: Style) -> Item {
        Item { spans: vec![Span::styled(text.into(), style)], target: None, starts_row: false }
    }

    fn width(&self) -> u16 {
        self.spans.iter().map(Span::width).sum::<usize>() as u16
    }
}

/// The number of rows that the items fill.
pub(super) fn row_count(items: &[Item], columns: u16) -> u16 {
    item_areas(items, columns).last().map_or(0, |cell| cell.y + 1)
}

/// The cells of each item, relative to the top left corner.
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
