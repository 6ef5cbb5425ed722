//! Labeled marks, such as the turning points of a game.

use crate::canvas::{Anchor, Canvas, Px, TEXT_SIZE};
use crate::plane::Plane;
use crate::text;

/// A labeled place in a chart: a turning point of a game, a new network, the median.
#[derive(Clone, Debug)]
pub struct Mark {
    x: f64,
    y: Option<f64>,
    label: String,
}

impl Mark {
    /// A label above the position `x`, with a line down from it.
    pub fn new(x: f64, label: impl Into<String>) -> Self {
        Self { x, y: None, label: label.into() }
    }

    /// Ends the line at a circle at the height `y`.
    pub fn on(self, y: f64) -> Self {
        Self { y: Some(y), ..self }
    }

    pub(crate) fn y(&self) -> Option<f64> {
        self.y
    }

    pub(crate) fn x(&self) -> f64 {
        self.x
    }
}

/// The labels of marks. They are placed in lanes above the plane, so that they cover neither the data nor each other.
pub(crate) struct Flags<'a>(Vec<Flag<'a>>);

struct Flag<'a> {
    mark: &'a Mark,
    x: f64,
    left: f64,
    width: f64,
    lane: usize,
}

/// The height of a lane.
const LANE_HEIGHT: f64 = 19.0;
/// The maximum width of a label. Longer labels are cut.
const MAX_LABEL_WIDTH: f64 = 200.0;

impl<'a> Flags<'a> {
    /// Finds a lane for each label. A label is to the right of its line, so lanes are assigned from right to left: then the
    /// lines of higher lanes mostly pass to the left of the labels in lower lanes.
    pub(crate) fn new(marks: &'a [Mark], plane: &Plane) -> Self {
        let mut flags: Vec<Flag<'_>> = Vec::new();
        let mut marks: Vec<_> = marks.iter().filter(|mark| plane.x.shows(mark.x)).collect();
        marks.sort_by(|a, b| b.x.total_cmp(&a.x));
        for mark in marks {
            let x = plane.at(mark.x, 0.0).0;
            let width = text::width(&mark.label, TEXT_SIZE)
                .min(MAX_LABEL_WIDTH)
                .min(plane.right - plane.left)
                + 8.0;
            let left = (x - 4.0).min(plane.right - width + 10.0).max(0.0);
            let is_free = |lane: &usize| {
                let meets =
                    |other: &Flag<'_>| left < other.left + other.width && other.left < left + width;
                !flags.iter().any(|other| other.lane == *lane && meets(other))
            };
            let lane = (0..).find(is_free).unwrap_or_default();
            flags.push(Flag { mark, x, left, width, lane });
        }
        Self(flags)
    }

    /// The height of all lanes.
    pub(crate) fn height(&self) -> f64 {
        self.0.iter().map(|flag| flag.lane + 1).max().unwrap_or(0) as f64 * LANE_HEIGHT
    }

    pub(crate) fn draw(&self, canvas: &mut Canvas, plane: &Plane) {
        let bottom = |flag: &Flag<'_>| plane.top - 5.0 - flag.lane as f64 * LANE_HEIGHT;
        for flag in &self.0 {
            let point = flag.mark.y.filter(|y| plane.y.shows(*y)).map(|y| plane.at(flag.mark.x, y));
            let end = point.map_or(plane.bottom, |(_, y)| y - 6.0);
            canvas.rule((flag.x, bottom(flag)), (flag.x, end), 0.45);
            if let Some((x, y)) = point {
                let (x, y) = (Px(x), Px(y));
                writeln!(
                    canvas,
                    r#"<circle cx="{x}" cy="{y}" r="6" fill="none" stroke="currentColor" stroke-width="1.5"/>"#
                );
            }
        }
        for flag in &self.0 {
            let (x, y) = (Px(flag.left), Px(bottom(flag) - 14.0));
            let width = Px(flag.width);
            writeln!(
                canvas,
                r#"<rect class="plot-paper" x="{x}" y="{y}" width="{width}" height="17" fill="none"/>"#
            );
            let at = (flag.left + 4.0, bottom(flag) - 1.0);
            canvas.text(at, Anchor::Start, flag.width - 8.0, &flag.mark.label);
        }
    }
}
