//! Charts with a row for each name.

use crate::axis::{Axis, End};
use crate::canvas::{Anchor, Canvas, MARGIN, Role, TEXT_SIZE, path};
use crate::legend;
use crate::look::Look;
use crate::medium::Medium;
use crate::numbers::Numbers;
use crate::plane::{Plane, TickLines};
use crate::series::Value;
use crate::shape::{COLUMN_OPACITY, whisker};
use crate::text;

/// A chart with a row for each name, in the order in which they are added: win rates of cards, ratings of bots.
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

/// The height of a row.
const ROW_HEIGHT: f64 = 23.0;

impl Ranking {
    /// A ranking without rows. It shows values as dots, unless [`bars_from`](Ranking::bars_from) is called.
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

    /// Sets the description for screen readers. Without it, they read the rows.
    pub fn about(self, about: impl Into<String>) -> Self {
        Self { about: about.into(), ..self }
    }

    /// Sets the notation of numbers.
    pub fn numbers(self, numbers: Numbers) -> Self {
        Self { numbers, ..self }
    }

    /// Sets the width of the picture; text is 12.5 units high.
    pub fn width(self, width: u16) -> Self {
        Self { width: f64::from(width.max(200)), ..self }
    }

    /// Shows the values as bars that begin at a number, such as zero or an expected value.
    pub fn bars_from(self, base: f64) -> Self {
        Self { base: Some(base).filter(|base| base.is_finite()), ..self }
    }

    /// Adds a row.
    pub fn row(mut self, name: impl Into<String>, value: impl Into<Value>) -> Self {
        self.rows.push((name.into(), value.into()));
        self
    }

    /// The ranking as SVG.
    pub fn svg(&self, medium: Medium) -> String {
        let mut canvas = Canvas::new(self.width, &self.title);
        let plane = self.plane(canvas.bottom + 10.0);
        plane.draw_base(&mut canvas, &self.axis, TickLines::Across, &self.numbers);
        for (index, (name, value)) in self.rows.iter().enumerate() {
            let y = self.height(index);
            let middle = plane.at(0.0, y).1;
            let end = plane.left - 10.0;
            canvas.text((end, middle + 4.0), Anchor::End, end - MARGIN, name);
            let (end, value_text) = (self.width - MARGIN, self.write(*value, &plane));
            canvas.text((end, middle + 4.0), Anchor::End, end - plane.right, &value_text);
            if plane.x.shows(value.at) {
                self.draw_value(&mut canvas, &plane, y, *value);
            }
        }
        if let Some(base) = self.base {
            let x = plane.at(base, 0.0).0;
            legend::draw_level(&mut canvas, &path([(x, plane.top), (x, plane.bottom)]));
        }
        canvas.finish(&self.title, &self.description(&plane), Role::Picture, medium)
    }

    fn draw_value(&self, canvas: &mut Canvas, plane: &Plane, y: f64, value: Value) {
        let look = Look(0);
        let (end, middle) = plane.at(value.at, y);
        look.group(canvas, |canvas| {
            if let Some(base) = self.base {
                let (base, top, bottom) = (plane.at(base, y).0, middle - 7.5, middle + 7.5);
                let bar = path([(base, top), (end, top), (end, bottom), (base, bottom)]);
                canvas.fill(&bar, COLUMN_OPACITY);
            }
            if let Some((low, high)) = value.interval {
                whisker(canvas, plane.at(low, y), plane.at(high, y));
            }
            if self.base.is_none() {
                look.marker(canvas, (end, middle));
            }
        });
    }

    /// The vertical position of a row. The plane counts upward, so the last row is the lowest.
    fn height(&self, index: usize) -> f64 {
        (self.rows.len() - index) as f64 - 0.5
    }

    fn plane(&self, top: f64) -> Plane {
        let values = self.rows.iter().flat_map(|(_, value)| value.numbers());
        let x = self.axis.scale(values.chain(self.base), End::Tick, (self.width / 90.0) as usize);
        let rows = self.rows.len().max(1) as f64;
        let y = Axis::new("").scale([0.0, rows], End::Number, 1);
        let mut plane = Plane { x, y, left: 0.0, right: 0.0, top, bottom: top + rows * ROW_HEIGHT };
        let names = text::widest(self.rows.iter().map(|(name, _)| name), TEXT_SIZE);
        let values = self.rows.iter().map(|(_, value)| self.write(*value, &plane));
        let values = text::widest(values, TEXT_SIZE);
        plane.left = MARGIN + names.min(self.width / 3.0) + 10.0;
        plane.right = self.width - MARGIN - values.min(self.width / 4.0) - 16.0;
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
