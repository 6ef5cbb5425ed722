//! Charts with two axes of numbers.

use crate::axis::{Axis, End, Tick};
use crate::canvas::{Anchor, Canvas, MARGIN, Role, TEXT_SIZE, path};
use crate::histogram::Bins;
use crate::legend::{self, Key};
use crate::link::{self, Link};
use crate::look::Look;
use crate::mark::{Flags, Mark};
use crate::medium::Medium;
use crate::numbers::Numbers;
use crate::plane::{Plane, TickLines};
use crate::series::Series;
use crate::shape::Shape;
use crate::stack::stack;
use crate::text;

/// A chart with two axes of numbers. Series get their colors in the order in which they are added.
#[derive(Clone, Debug)]
pub struct Chart {
    title: String,
    about: String,
    x: Axis,
    y: Axis,
    numbers: Numbers,
    width: f64,
    height: f64,
    layers: Vec<Layer>,
    levels: Vec<(f64, String)>,
    marks: Vec<Mark>,
    links: Vec<Link>,
}

#[derive(Clone, Debug)]
enum Layer {
    Line(Series),
    Dots(Series),
    Area(Series),
    Histogram(String, Vec<f64>),
}

impl Chart {
    /// An empty chart.
    pub fn new(title: impl Into<String>) -> Self {
        Self {
            title: title.into(),
            about: String::new(),
            x: Axis::new(""),
            y: Axis::new(""),
            numbers: Numbers::default(),
            width: 720.0,
            height: 300.0,
            layers: Vec::new(),
            levels: Vec::new(),
            marks: Vec::new(),
            links: Vec::new(),
        }
    }

    /// Sets the description for screen readers. Without it, they read the names of the axes and the series.
    pub fn about(self, about: impl Into<String>) -> Self {
        Self { about: about.into(), ..self }
    }

    /// Sets the horizontal axis.
    pub fn x(self, x: Axis) -> Self {
        Self { x, ..self }
    }

    /// Sets the vertical axis.
    pub fn y(self, y: Axis) -> Self {
        Self { y, ..self }
    }

    /// Sets the notation of numbers.
    pub fn numbers(self, numbers: Numbers) -> Self {
        Self { numbers, ..self }
    }

    /// Sets the width of the picture and the height of its plane; text is 12.5 units high. The picture scales with the page, so
    /// a smaller width means relatively larger text.
    pub fn size(self, width: u16, height: u16) -> Self {
        Self { width: f64::from(width.max(200)), height: f64::from(height.max(60)), ..self }
    }

    /// Adds a line. Points with intervals get a band around the line.
    pub fn line(self, series: Series) -> Self {
        self.layer(Layer::Line(series))
    }

    /// Adds a marker for each point, with whiskers if it has an interval. Meant for few points.
    pub fn dots(self, series: Series) -> Self {
        self.layer(Layer::Dots(series))
    }

    /// Adds an area on top of the areas before it. Meant for shares of a whole.
    pub fn area(self, series: Series) -> Self {
        self.layer(Layer::Area(series))
    }

    /// Adds a histogram of the values. All histograms of a chart share the same bins, which have a round width.
    pub fn histogram(self, name: impl Into<String>, values: impl IntoIterator<Item = f64>) -> Self {
        self.layer(Layer::Histogram(name.into(), values.into_iter().collect()))
    }

    /// Adds a horizontal reference line, such as an even chance.
    pub fn level(mut self, y: f64, name: impl Into<String>) -> Self {
        self.levels.push((y, name.into()));
        self
    }

    /// Adds a labeled mark.
    pub fn mark(mut self, mark: Mark) -> Self {
        self.marks.push(mark);
        self
    }

    /// Adds a link at a place of the horizontal axis.
    pub fn link(mut self, link: Link) -> Self {
        self.links.push(link);
        self
    }

    /// The chart as SVG.
    pub fn svg(&self, medium: Medium) -> String {
        let shapes = self.shapes();
        let mut canvas = Canvas::new(self.width, &self.title);
        legend::draw(&mut canvas, &self.keys());
        if !self.y.label().is_empty() {
            canvas.bottom += 24.0;
            let room = self.width - 2.0 * MARGIN;
            let at = (MARGIN, canvas.bottom - 5.0);
            canvas.text(at, Anchor::Start, room, self.y.label());
        }
        let (mut plane, side) = self.plane(&shapes, canvas.bottom + 13.0);
        let flags = Flags::new(&self.marks, &plane);
        plane.top += flags.height();
        plane.bottom += flags.height();

        plane.draw_side(&mut canvas, &side);
        for (index, shape) in shapes.iter().enumerate() {
            shape.draw(&mut canvas, &plane, Look(index));
        }
        for (y, _) in self.levels.iter().filter(|(y, _)| plane.y.shows(*y)) {
            let y = plane.at(0.0, *y).1;
            legend::draw_level(&mut canvas, &path([(plane.left, y), (plane.right, y)]));
        }
        flags.draw(&mut canvas, &plane);
        plane.draw_base(&mut canvas, &self.x, TickLines::Outside, &self.numbers);
        link::draw(&self.links, &mut canvas, &plane);
        let role = if self.links.is_empty() { Role::Picture } else { Role::Group };
        canvas.finish(&self.title, &self.description(), role, medium)
    }

    fn layer(mut self, layer: Layer) -> Self {
        self.layers.push(layer);
        self
    }

    fn shapes(&self) -> Vec<Shape> {
        let areas = self.layers.iter().filter_map(|layer| match layer {
            Layer::Area(series) => Some(series),
            _ => None,
        });
        let mut stacked = stack(areas).into_iter();
        let values = self.layers.iter().filter_map(|layer| match layer {
            Layer::Histogram(_, values) => Some(values),
            _ => None,
        });
        let bins = Bins::new(&self.x, values.flatten().copied());
        let shape = |layer: &Layer| match layer {
            Layer::Line(series) => Shape::Line(series.points.clone()),
            Layer::Dots(series) => Shape::Dots(series.points.clone()),
            Layer::Area(_) => Shape::Area(stacked.next().unwrap_or_default()),
            Layer::Histogram(_, values) => Shape::Columns(bins.count(values)),
        };
        self.layers.iter().map(shape).collect()
    }

    fn keys(&self) -> Vec<(Key, &str)> {
        let layers = self.layers.iter().enumerate();
        let series = layers.map(|(index, layer)| (layer.key(Look(index)), layer.name()));
        let levels = self.levels.iter().map(|(_, name)| (Key::Level, name.as_str()));
        series.chain(levels).collect()
    }

    /// The plane below `top`, and the ticks of its vertical axis.
    fn plane(&self, shapes: &[Shape], top: f64) -> (Plane, Vec<Tick>) {
        let max_ticks = ((self.height / 45.0) as usize).max(2);
        let ys = shapes.iter().flat_map(Shape::ys);
        let others =
            self.levels.iter().map(|(y, _)| *y).chain(self.marks.iter().filter_map(Mark::y));
        let y = self.y.scale(ys.chain(others), End::Tick, max_ticks);
        let side = self.y.ticks(&y, max_ticks, &self.numbers);
        let widest = text::widest(side.iter().map(|tick| &tick.text), TEXT_SIZE);
        let xs = shapes.iter().flat_map(Shape::xs).chain(self.marks.iter().map(Mark::x));
        let xs = xs.chain(self.links.iter().map(Link::x));
        let x = self.x.scale(xs, End::Number, 10);
        let left = (MARGIN + widest + 8.0).min(self.width / 2.0);
        let base = self.x.ticks(&x, 10, &self.numbers);
        // Half of the last tick's text extends beyond the plane.
        let last = base.last().map_or(0.0, |tick| text::width(&tick.text, TEXT_SIZE));
        let right = self.width - MARGIN - (last / 2.0 - 8.0).clamp(6.0, 60.0);
        (Plane { x, y, left, right, top, bottom: top + self.height }, side)
    }

    fn description(&self) -> String {
        if !self.about.is_empty() {
            return self.about.clone();
        }
        let keys = self.keys();
        let names = keys.iter().map(|(_, name)| *name);
        let all = [self.y.label(), self.x.label()].into_iter().chain(names);
        all.filter(|name| !name.is_empty()).collect::<Vec<_>>().join(", ")
    }
}

impl Layer {
    fn name(&self) -> &str {
        match self {
            Self::Line(series) | Self::Dots(series) | Self::Area(series) => &series.name,
            Self::Histogram(name, _) => name,
        }
    }

    fn key(&self, look: Look) -> Key {
        match self {
            Self::Line(_) => Key::Line(look),
            Self::Dots(_) => Key::Dots(look),
            Self::Area(_) => Key::Area(look),
            Self::Histogram(..) => Key::Columns(look),
        }
    }
}
