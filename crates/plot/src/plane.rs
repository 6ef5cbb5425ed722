//! The rectangle between the axes.

use crate::axis::{Axis, Scale, Tick};
use crate::canvas::{Anchor, Canvas, TEXT_SIZE};
use crate::numbers::Numbers;
use crate::text;

/// Maps the numbers of two axes to coordinates on the canvas.
pub(crate) struct Plane {
    pub(crate) x: Scale,
    pub(crate) y: Scale,
    pub(crate) left: f64,
    pub(crate) right: f64,
    pub(crate) top: f64,
    pub(crate) bottom: f64,
}

impl Plane {
    /// Whether the point can be drawn.
    pub(crate) fn shows(&self, x: f64, y: f64) -> bool {
        self.x.shows(x) && self.y.shows(y)
    }

    /// The coordinates of a point.
    pub(crate) fn at(&self, x: f64, y: f64) -> (f64, f64) {
        (across(&self.x, x, self.left, self.right), across(&self.y, y, self.bottom, self.top))
    }

    /// Draws the vertical axis: grid lines across the plane, with their texts on the left.
    pub(crate) fn draw_side(&self, canvas: &mut Canvas, ticks: &[Tick]) {
        for tick in ticks {
            let y = across(&self.y, tick.at, self.bottom, self.top);
            canvas.rule((self.left, y), (self.right, y), GRID_OPACITY);
            canvas.text((self.left - 8.0, y + 4.0), Anchor::End, self.left, &tick.text);
        }
    }

    /// Draws the horizontal axis, with its texts and its label below the plane.
    pub(crate) fn draw_base(
        &self,
        canvas: &mut Canvas,
        axis: &Axis,
        lines: TickLines,
        numbers: &Numbers,
    ) {
        let Self { left, right, top, bottom, .. } = *self;
        for tick in self.base_ticks(axis, numbers) {
            let x = across(&self.x, tick.at, left, right);
            match lines {
                TickLines::Across => canvas.rule((x, top), (x, bottom), GRID_OPACITY),
                TickLines::Outside => canvas.rule((x, bottom), (x, bottom + 5.0), AXIS_OPACITY),
            }
            canvas.text((x, bottom + 19.0), Anchor::Middle, right - left, &tick.text);
        }
        canvas.rule((left, bottom), (right, bottom), AXIS_OPACITY);
        canvas.bottom = bottom + 22.0;
        if !axis.label().is_empty() {
            canvas.bottom += 20.0;
            let at = ((left + right) / 2.0, canvas.bottom - 3.0);
            canvas.text(at, Anchor::Middle, right - left, axis.label());
        }
    }

    /// As many ticks of the horizontal axis as there is room for their texts.
    fn base_ticks(&self, axis: &Axis, numbers: &Numbers) -> Vec<Tick> {
        let x = |tick: &Tick| across(&self.x, tick.at, self.left, self.right);
        let half = |tick: &Tick| text::width(&tick.text, TEXT_SIZE) / 2.0 + 6.0;
        let have_room = |ticks: &Vec<Tick>| {
            ticks
                .windows(2)
                .all(|pair| x(&pair[0]) + half(&pair[0]) <= x(&pair[1]) - half(&pair[1]))
        };
        let tries = (2..=10).rev().map(|max_ticks| axis.ticks(&self.x, max_ticks, numbers));
        tries.into_iter().find(have_room).unwrap_or_default()
    }
}

/// The lines at the ticks of the horizontal axis.
#[derive(Clone, Copy)]
pub(crate) enum TickLines {
    /// Grid lines across the plane.
    Across,
    /// Short lines below the plane.
    Outside,
}

const GRID_OPACITY: f64 = 0.14;
const AXIS_OPACITY: f64 = 0.6;

/// The coordinate of a number on an axis between two coordinates.
fn across(scale: &Scale, number: f64, from: f64, to: f64) -> f64 {
    from + (to - from) * scale.share(number)
}
