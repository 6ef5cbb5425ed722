//! The shapes that series are drawn as.

use crate::canvas::{Canvas, path};
use crate::histogram::Column;
use crate::look::Look;
use crate::plane::Plane;
use crate::series::Value;
use crate::stack::Slab;

/// A series in the form in which it is drawn.
pub(crate) enum Shape {
    /// A line in its band of intervals.
    Line(Vec<(f64, Value)>),
    /// Markers with whiskers, joined by a line.
    Dots(Vec<(f64, Value)>),
    /// An area on top of others.
    Area(Vec<Slab>),
    /// The columns of a histogram.
    Columns(Vec<Column>),
}

/// The opacity of the band around a line.
const BAND_OPACITY: f64 = 0.16;
/// The opacity of a stacked area.
pub(crate) const AREA_OPACITY: f64 = 0.75;
/// The opacity of the columns of a histogram and of bars.
pub(crate) const COLUMN_OPACITY: f64 = 0.4;

impl Shape {
    /// All numbers that the horizontal axis must contain.
    pub(crate) fn xs(&self) -> Vec<f64> {
        match self {
            Self::Line(points) | Self::Dots(points) => points.iter().map(|point| point.0).collect(),
            Self::Area(slabs) => slabs.iter().map(|slab| slab.x).collect(),
            Self::Columns(columns) => columns.iter().flat_map(|bin| [bin.from, bin.to]).collect(),
        }
    }

    /// All numbers that the vertical axis must contain.
    pub(crate) fn ys(&self) -> Vec<f64> {
        match self {
            Self::Line(points) | Self::Dots(points) => {
                points.iter().flat_map(|(_, y)| y.numbers()).collect()
            }
            Self::Area(slabs) => slabs.iter().flat_map(|slab| [slab.base, slab.top]).collect(),
            Self::Columns(columns) => columns.iter().flat_map(|bin| [0.0, bin.count]).collect(),
        }
    }

    pub(crate) fn draw(&self, canvas: &mut Canvas, plane: &Plane, look: Look) {
        look.group(canvas, |canvas| match self {
            Self::Line(points) => draw_line(canvas, plane, look, points),
            Self::Dots(points) => draw_dots(canvas, plane, look, points),
            Self::Area(slabs) => draw_area(canvas, plane, look, slabs),
            Self::Columns(columns) => draw_columns(canvas, plane, look, columns),
        });
    }
}

/// The parts of a series between gaps.
fn runs<'a>(
    plane: &'a Plane,
    points: &'a [(f64, Value)],
) -> impl Iterator<Item = &'a [(f64, Value)]> {
    points.split(|(x, y)| !plane.shows(*x, y.at)).filter(|run| !run.is_empty())
}

fn draw_line(canvas: &mut Canvas, plane: &Plane, look: Look, points: &[(f64, Value)]) {
    for run in runs(plane, points) {
        for banded in run.split(|(_, y)| y.interval.is_none()) {
            let ends = || banded.iter().filter_map(|(x, y)| Some((x, y.interval?)));
            let high = ends().map(|(x, (_, high))| plane.at(*x, high));
            let low = ends().rev().map(|(x, (low, _))| plane.at(*x, low));
            canvas.fill(&path(high.chain(low)), BAND_OPACITY);
        }
        match run {
            [(x, y)] => look.marker(canvas, plane.at(*x, y.at)),
            _ => look.stroke(canvas, &path(run.iter().map(|(x, y)| plane.at(*x, y.at)))),
        }
    }
}

fn draw_dots(canvas: &mut Canvas, plane: &Plane, look: Look, points: &[(f64, Value)]) {
    for run in runs(plane, points) {
        if run.len() > 1 {
            look.stroke(canvas, &path(run.iter().map(|(x, y)| plane.at(*x, y.at))));
        }
        for (x, y) in run {
            if let Some((low, high)) = y.interval {
                whisker(canvas, plane.at(*x, low), plane.at(*x, high));
            }
            look.marker(canvas, plane.at(*x, y.at));
        }
    }
}

/// Draws an area, with a marker where it is thickest, for readers who cannot tell the colors apart.
fn draw_area(canvas: &mut Canvas, plane: &Plane, look: Look, slabs: &[Slab]) {
    let top = slabs.iter().map(|slab| plane.at(slab.x, slab.top));
    let base = slabs.iter().rev().map(|slab| plane.at(slab.x, slab.base));
    canvas.fill(&path(top.chain(base)), AREA_OPACITY);
    let thickness = |slab: &Slab| plane.at(slab.x, slab.base).1 - plane.at(slab.x, slab.top).1;
    let has_room = |slab: &&Slab| {
        let x = plane.at(slab.x, 0.0).0;
        thickness(slab) > 16.0 && x > plane.left + 12.0 && x < plane.right - 12.0
    };
    let places = slabs.iter().filter(has_room);
    if let Some(slab) = places.max_by(|a, b| thickness(a).total_cmp(&thickness(b))) {
        look.hollow_marker(canvas, plane.at(slab.x, (slab.base + slab.top) / 2.0));
    }
}

fn draw_columns(canvas: &mut Canvas, plane: &Plane, look: Look, columns: &[Column]) {
    let mut outline = Vec::new();
    for column in columns {
        let (left, top) = plane.at(column.from, column.count);
        let (right, bottom) = plane.at(column.to, 0.0);
        if outline.is_empty() {
            outline.push((left, bottom));
        }
        outline.extend([(left, top), (right, top)]);
        let (left, right) = (left + 0.5, (right - 0.5).max(left + 1.0));
        canvas.fill(
            &path([(left, bottom), (left, top), (right, top), (right, bottom)]),
            COLUMN_OPACITY,
        );
    }
    if let Some(&(right, _)) = outline.last() {
        outline.push((right, plane.bottom));
        look.stroke(canvas, &path(outline));
    }
}

/// Draws an interval, vertical or horizontal, with a short line across each end.
pub(crate) fn whisker(canvas: &mut Canvas, from: (f64, f64), to: (f64, f64)) {
    let (dx, dy) = if from.0 == to.0 { (4.0, 0.0) } else { (0.0, 4.0) };
    let cap = |(x, y): (f64, f64)| path([(x - dx, y - dy), (x + dx, y + dy)]);
    writeln!(
        canvas,
        r#"<path d="{}{}{}" stroke="currentColor" stroke-width="1.5"/>"#,
        cap(from),
        path([from, to]),
        cap(to)
    );
}
