//! Links at places of the horizontal axis, such as the moments of a game.

use crate::canvas::{Canvas, Px};
use crate::plane::Plane;
use crate::text;

/// A place on the horizontal axis that leads somewhere. The whole height of the plane around it can be clicked.
#[derive(Clone, Debug)]
pub struct Link {
    x: f64,
    address: String,
    name: String,
    is_current: bool,
}

/// The width of the area of a link that has no neighbors.
const MAX_WIDTH: f64 = 40.0;

impl Link {
    /// A link at the position `x`. Screen readers read its name.
    pub fn new(x: f64, address: impl Into<String>, name: impl Into<String>) -> Self {
        Self { x, address: address.into(), name: name.into(), is_current: false }
    }

    /// Marks the link as the one that leads to where the reader is. It is drawn as a line.
    pub fn current(self) -> Self {
        Self { is_current: true, ..self }
    }

    pub(crate) fn x(&self) -> f64 {
        self.x
    }
}

/// Draws the links over everything else. Their areas touch, so that a click anywhere leads to the nearest place. Only one of them can
/// be reached by the tab key: the current or else the first.
pub(crate) fn draw(links: &[Link], canvas: &mut Canvas, plane: &Plane) {
    let links: Vec<&Link> = links.iter().filter(|link| plane.x.shows(link.x)).collect();
    let Some(first) = links.first() else { return };
    let places: Vec<f64> = links.iter().map(|link| plane.at(link.x, 0.0).0).collect();
    let gaps = places.windows(2).map(|pair| (pair[1] - pair[0]).abs());
    let width = gaps.filter(|gap| *gap > 0.05).fold(MAX_WIDTH, f64::min);
    let current = links.iter().find(|link| link.is_current).unwrap_or(first);
    writeln!(canvas, r#"<g class="plot-links" stroke="transparent" stroke-width="{}">"#, Px(width));
    for (link, x) in links.iter().zip(&places) {
        let (address, name) = (text::escape(&link.address), text::escape(&link.name));
        write!(canvas, r#"<a href="{address}" aria-label="{name}""#);
        if !std::ptr::eq(*link, *current) {
            write!(canvas, r#" tabindex="-1""#);
        }
        if link.is_current {
            write!(canvas, r#" aria-current="true""#);
        }
        writeln!(canvas, r#"><path d="M{} {}V{}"/></a>"#, Px(*x), Px(plane.top), Px(plane.bottom));
    }
    writeln!(canvas, "</g>");
}
