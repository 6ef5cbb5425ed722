//! The rectangle between the axes.

use crate::axis::{Axis, Scale, Tick};
use crate::numbers::Numbers;
use crate::sheet::{Anchor, SIZE, Sheet};
use crate::text;

/// Where on the sheet the numbers of two axes lie.
pub(crate) struct Plane {
    pub(crate) x: Scale,
    pub(crate) y: Scale,
    pub(crate) left: f64,
    pub(crate) right: f64,
    pub(crate) top: f64,
    pub(crate) bottom: f64,
}

impl Plane {
    /// Whether there is a place for these numbers.
    pub(crate) fn shows(&self, x: f64, y: f64) -> bool {
        self.x.shows(x) && self.y.shows(y)
    }

    pub(crate) fn at(&self, x: f64, y: f64) -> (f64, f64) {
        (across(&self.x, x, self.left, self.right), across(&self.y, y, self.bottom, self.top))
    }

    /// The vertical axis: lines across the plane, with their texts on the left.
    pub(crate) fn draw_side(&self, sheet: &mut Sheet, ticks: &[Tick]) {
        for tick in ticks {
            let y = across(&self.y, tick.at, self.bottom, self.top);
            sheet.rule((self.left, y), (self.right, y), FAINT);
            sheet.text((self.left - 8.0, y + 4.0), Anchor::End, self.left, &tick.text);
        }
    }

    /// The horizontal axis, with its texts and its label below.
    pub(crate) fn draw_base(
        &self,
        sheet: &mut Sheet,
        axis: &Axis,
        lines: Lines,
        numbers: &Numbers,
    ) {
        let Self { left, right, top, bottom, .. } = *self;
        for tick in self.base_ticks(axis, numbers) {
            let x = across(&self.x, tick.at, left, right);
            match lines {
                Lines::Across => sheet.rule((x, top), (x, bottom), FAINT),
                Lines::Outside => sheet.rule((x, bottom), (x, bottom + 5.0), STRONG),
            }
            sheet.text((x, bottom + 19.0), Anchor::Middle, right - left, &tick.text);
        }
        sheet.rule((left, bottom), (right, bottom), STRONG);
        sheet.bottom = bottom + 22.0;
        if !axis.label().is_empty() {
            sheet.bottom += 20.0;
            let at = ((left + right) / 2.0, sheet.bottom - 3.0);
            sheet.text(at, Anchor::Middle, right - left, axis.label());
        }
    }

    /// As many ticks as have room for their texts.
    fn base_ticks(&self, axis: &Axis, numbers: &Numbers) -> Vec<Tick> {
        let x = |tick: &Tick| across(&self.x, tick.at, self.left, self.right);
        let half = |tick: &Tick| text::width(&tick.text, SIZE) / 2.0 + 6.0;
        let have_room = |ticks: &Vec<Tick>| {
            ticks
                .windows(2)
                .all(|pair| x(&pair[0]) + half(&pair[0]) <= x(&pair[1]) - half(&pair[1]))
        };
        let tries = (2..=10).rev().map(|most| axis.ticks(&self.x, most, numbers));
        tries.into_iter().find(have_room).unwrap_or_default()
    }
}

/// How the ticks of the horizontal axis are drawn.
#[derive(Clone, Copy)]
pub(crate) enum Lines {
    Across,
    Outside,
}

const FAINT: f64 = 0.14;
const STRONG: f64 = 0.6;

fn across(scale: &Scale, number: f64, from: f64, to: f64) -> f64 {
    from + (to - from) * scale.share(number)
}
