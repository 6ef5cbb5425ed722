//! Charts with a row for each name.

use crate::axis::{Axis, End};
use crate::legend;
use crate::look::Look;
use crate::medium::Medium;
use crate::numbers::Numbers;
use crate::plane::{Lines, Plane};
use crate::series::Value;
use crate::shape::{COLUMN, whisker};
use crate::sheet::{Anchor, EDGE, SIZE, Sheet, path};
use crate::text;

/// Values by name, one below the other in the order in which they come: win rates of cards, ratings of bots.
#[derive(Clone, Debug)]
pub struct Ranking {
    title: String,
    about: String,
    axis: Axis,
    numbers: Numbers,
    width: f64,
    base: Option<f64>,
    rows: Vec<(String, Value)>,
}

const ROW: f64 = 23.0;

impl Ranking {
    /// A ranking without rows, which shows its values as dots.
    pub fn new(title: impl Into<String>, axis: Axis) -> Self {
        Self {
            title: title.into(),
            about: String::new(),
            axis,
            numbers: Numbers::default(),
            width: 720.0,
            base: None,
            rows: Vec::new(),
        }
    }

    /// Says what is to be seen to those who cannot see it; otherwise they hear the rows.
    pub fn about(self, about: impl Into<String>) -> Self {
        Self { about: about.into(), ..self }
    }

    /// How numbers are written.
    pub fn numbers(self, numbers: Numbers) -> Self {
        Self { numbers, ..self }
    }

    /// The width of the picture, in units of which the text is 12.5 high.
    pub fn width(self, width: u16) -> Self {
        Self { width: f64::from(width.max(200)), ..self }
    }

    /// Shows the values as bars that begin at a number: at zero, or at what is to be expected.
    pub fn bars_from(self, base: f64) -> Self {
        Self { base: Some(base).filter(|base| base.is_finite()), ..self }
    }

    /// The next row.
    pub fn row(mut self, name: impl Into<String>, value: impl Into<Value>) -> Self {
        self.rows.push((name.into(), value.into()));
        self
    }

    /// The ranking as SVG.
    pub fn svg(&self, medium: Medium) -> String {
        let mut sheet = Sheet::new(self.width, &self.title);
        let plane = self.plane(sheet.bottom + 10.0);
        plane.draw_base(&mut sheet, &self.axis, Lines::Across, &self.numbers);
        for (index, (name, value)) in self.rows.iter().enumerate() {
            let y = self.height(index);
            let middle = plane.at(0.0, y).1;
            let end = plane.left - 10.0;
            sheet.text((end, middle + 4.0), Anchor::End, end - EDGE, name);
            let (end, value_text) = (self.width - EDGE, self.write(*value, &plane));
            sheet.text((end, middle + 4.0), Anchor::End, end - plane.right, &value_text);
            if plane.x.shows(value.at) {
                self.draw_value(&mut sheet, &plane, y, *value);
            }
        }
        if let Some(base) = self.base {
            let x = plane.at(base, 0.0).0;
            legend::draw_level(&mut sheet, &path([(x, plane.top), (x, plane.bottom)]));
        }
        sheet.finish(&self.title, &self.description(&plane), medium)
    }

    fn draw_value(&self, sheet: &mut Sheet, plane: &Plane, y: f64, value: Value) {
        let look = Look(0);
        let (end, middle) = plane.at(value.at, y);
        look.group(sheet, |sheet| {
            if let Some(base) = self.base {
                let (base, top, bottom) = (plane.at(base, y).0, middle - 7.5, middle + 7.5);
                let bar = path([(base, top), (end, top), (end, bottom), (base, bottom)]);
                sheet.fill(&bar, COLUMN);
            }
            if let Some((low, high)) = value.interval {
                whisker(sheet, plane.at(low, y), plane.at(high, y));
            }
            if self.base.is_none() {
                look.marker(sheet, (end, middle));
            }
        });
    }

    /// Rows are numbered upwards from the last, as the plane is.
    fn height(&self, index: usize) -> f64 {
        (self.rows.len() - index) as f64 - 0.5
    }

    fn plane(&self, top: f64) -> Plane {
        let values = self.rows.iter().flat_map(|(_, value)| value.numbers());
        let x = self.axis.scale(values.chain(self.base), End::Tick, (self.width / 90.0) as usize);
        let rows = self.rows.len().max(1) as f64;
        let y = Axis::new("").scale([0.0, rows], End::Number, 1);
        let mut plane = Plane { x, y, left: 0.0, right: 0.0, top, bottom: top + rows * ROW };
        let names = text::widest(self.rows.iter().map(|(name, _)| name), SIZE);
        let values = self.rows.iter().map(|(_, value)| self.write(*value, &plane));
        let values = text::widest(values, SIZE);
        plane.left = EDGE + names.min(self.width / 3.0) + 10.0;
        plane.right = self.width - EDGE - values.min(self.width / 4.0) - 16.0;
        plane
    }

    fn write(&self, value: Value, plane: &Plane) -> String {
        if plane.x.shows(value.at) {
            self.axis.write_exactly(value.at, &plane.x, &self.numbers)
        } else {
            "–".to_owned()
        }
    }

    fn description(&self, plane: &Plane) -> String {
        if !self.about.is_empty() {
            return self.about.clone();
        }
        let row = |(name, value): &(String, Value)| format!("{name} {}", self.write(*value, plane));
        self.rows.iter().map(row).collect::<Vec<_>>().join(", ")
    }
}
