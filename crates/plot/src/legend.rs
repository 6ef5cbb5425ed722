//! Which name has which look; above the plane, where no line can cross it.

use crate::look::Look;
use crate::shape::{AREA, COLUMN};
use crate::sheet::{Anchor, EDGE, Px, SIZE, Sheet};
use crate::text;

/// How a name is shown beside it.
pub(crate) enum Key {
    Line(Look),
    Dots(Look),
    Area(Look),
    Columns(Look),
    Level,
}

const ROW: f64 = 22.0;
const SAMPLE: f64 = 26.0;
const GAP: f64 = 20.0;
const NAME: f64 = 220.0;

/// Draws the keys that have a name, in as many rows as they need.
pub(crate) fn draw(sheet: &mut Sheet, keys: &[(Key, &str)]) {
    let mut left = f64::INFINITY;
    for (key, name) in keys.iter().filter(|(_, name)| !name.is_empty()) {
        let width = SAMPLE + 7.0 + text::width(name, SIZE).min(NAME);
        if left + width > sheet.width - EDGE {
            left = EDGE;
            sheet.bottom += ROW;
        }
        let middle = sheet.bottom - ROW / 2.0 + 1.0;
        key.draw(sheet, left, middle);
        let room = NAME.min(sheet.width - EDGE - left - SAMPLE - 7.0);
        sheet.text((left + SAMPLE + 7.0, middle + 4.0), Anchor::Start, room, name);
        left += width + GAP;
    }
}

impl Key {
    fn draw(&self, sheet: &mut Sheet, left: f64, middle: f64) {
        let line = format!("M{} {}h{SAMPLE}", Px(left), Px(middle));
        let field = format!("M{} {}h{SAMPLE}v14h-{SAMPLE}z", Px(left), Px(middle - 7.0));
        let center = (left + SAMPLE / 2.0, middle);
        match *self {
            Self::Line(look) => look.group(sheet, |sheet| look.stroke(sheet, &line)),
            Self::Dots(look) => look.group(sheet, |sheet| {
                look.stroke(sheet, &line);
                look.marker(sheet, center);
            }),
            Self::Area(look) => look.group(sheet, |sheet| {
                sheet.fill(&field, AREA);
                look.hollow_marker(sheet, center);
            }),
            Self::Columns(look) => look.group(sheet, |sheet| {
                sheet.fill(&field, COLUMN);
                look.stroke(sheet, &field);
            }),
            Self::Level => draw_level(sheet, &line),
        }
    }
}

/// A line that belongs to nobody.
pub(crate) fn draw_level(sheet: &mut Sheet, path: &str) {
    writeln!(sheet, r#"<path d="{path}" stroke="currentColor" stroke-opacity="0.7"/>"#);
}
