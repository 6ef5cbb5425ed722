//! The legend: a sample and a name for each series, above the plane, where no line can cross it.

use crate::canvas::{Anchor, Canvas, MARGIN, Px, TEXT_SIZE};
use crate::look::Look;
use crate::shape::{AREA_OPACITY, COLUMN_OPACITY};
use crate::text;

/// The kind of sample beside a name.
pub(crate) enum Key {
    Line(Look),
    Dots(Look),
    Area(Look),
    Columns(Look),
    Level,
}

/// The height of a row of the legend.
const ROW_HEIGHT: f64 = 22.0;
/// The width of a sample.
const SAMPLE_WIDTH: f64 = 26.0;
/// The distance between two entries.
const KEY_GAP: f64 = 20.0;
/// The maximum width of a name. Longer names are cut.
const MAX_NAME_WIDTH: f64 = 220.0;

/// Draws the entries that have a name, in as many rows as they need.
pub(crate) fn draw(canvas: &mut Canvas, keys: &[(Key, &str)]) {
    let mut left = f64::INFINITY;
    for (key, name) in keys.iter().filter(|(_, name)| !name.is_empty()) {
        let width = SAMPLE_WIDTH + 7.0 + text::width(name, TEXT_SIZE).min(MAX_NAME_WIDTH);
        if left + width > canvas.width - MARGIN {
            left = MARGIN;
            canvas.bottom += ROW_HEIGHT;
        }
        let middle = canvas.bottom - ROW_HEIGHT / 2.0 + 1.0;
        key.draw(canvas, left, middle);
        let room = MAX_NAME_WIDTH.min(canvas.width - MARGIN - left - SAMPLE_WIDTH - 7.0);
        canvas.text((left + SAMPLE_WIDTH + 7.0, middle + 4.0), Anchor::Start, room, name);
        left += width + KEY_GAP;
    }
}

impl Key {
    fn draw(&self, canvas: &mut Canvas, left: f64, middle: f64) {
        let line = format!("M{} {}h{SAMPLE_WIDTH}", Px(left), Px(middle));
        let field =
            format!("M{} {}h{SAMPLE_WIDTH}v14h-{SAMPLE_WIDTH}z", Px(left), Px(middle - 7.0));
        let center = (left + SAMPLE_WIDTH / 2.0, middle);
        match *self {
            Self::Line(look) => look.group(canvas, |canvas| look.stroke(canvas, &line)),
            Self::Dots(look) => look.group(canvas, |canvas| {
                look.stroke(canvas, &line);
                look.marker(canvas, center);
            }),
            Self::Area(look) => look.group(canvas, |canvas| {
                canvas.fill(&field, AREA_OPACITY);
                look.hollow_marker(canvas, center);
            }),
            Self::Columns(look) => look.group(canvas, |canvas| {
                canvas.fill(&field, COLUMN_OPACITY);
                look.stroke(canvas, &field);
            }),
            Self::Level => draw_level(canvas, &line),
        }
    }
}

/// Draws a reference line, which belongs to no series.
pub(crate) fn draw_level(canvas: &mut Canvas, path: &str) {
    writeln!(canvas, r#"<path d="{path}" stroke="currentColor" stroke-opacity="0.7"/>"#);
}
