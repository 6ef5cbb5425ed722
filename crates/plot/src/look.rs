//! The looks of series: colors, dashes and markers.

use crate::canvas::{Canvas, Px};

/// The colors, each for light and dark backgrounds. A search found them so that any two differ for every kind of color
/// blindness (by at least 0.10 in OKLab; the common Okabe-Ito colors reach only 0.08), and so that each has a contrast of at
/// least 3:1 to the background.
pub(crate) const COLORS: [(&str, &str); 6] = [
    ("#1355b4", "#7cb5fa"),
    ("#d97a43", "#f25d2e"),
    ("#0aa68d", "#90fad9"),
    ("#75114d", "#b76f92"),
    ("#7e6309", "#fac72f"),
    ("#a273f1", "#876df4"),
];

const DASHES: [&str; 6] = ["none", "8 3", "2 2.5", "10 3 2 3", "14 4", "6 2 2 2 2 2"];

/// Circle, square, triangle, diamond, inverted triangle, cross. Each path is relative to the center of the marker.
const MARKERS: [&str; 6] = [
    "m-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z",
    "m-4-4h8v8h-8z",
    "m0-5.2l5.2 9h-10.4z",
    "m0-5.6l5.6 5.6l-5.6 5.6l-5.6-5.6z",
    "m0 5.2l5.2-9h-10.4z",
    "m-1.8-5.2h3.6v3.4h3.4v3.6h-3.4v3.4h-3.6v-3.4h-3.4v-3.6h3.4z",
];

/// The look of a series by its index.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look(pub(crate) usize);

impl Look {
    /// Draws in a group in which `currentColor` is the color of the series.
    pub(crate) fn group(self, canvas: &mut Canvas, draw: impl FnOnce(&mut Canvas)) {
        let index = self.0 % COLORS.len();
        let (light, _) = COLORS[index];
        writeln!(canvas, r#"<g class="plot-{}" color="{light}">"#, index + 1);
        draw(canvas);
        writeln!(canvas, "</g>");
    }

    /// Draws a line with the dashes of the series.
    pub(crate) fn stroke(self, canvas: &mut Canvas, path: &str) {
        let dashes = DASHES[self.secondary_index()];
        writeln!(
            canvas,
            r#"<path d="{path}" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-dasharray="{dashes}"/>"#
        );
    }

    /// Draws the marker of the series in its color.
    pub(crate) fn marker(self, canvas: &mut Canvas, at: (f64, f64)) {
        let marker = self.marker_path(at);
        writeln!(canvas, r#"<path class="plot-halo" d="{marker}" fill="currentColor"/>"#);
    }

    /// Draws the marker of the series in the background color, to be seen on an area.
    pub(crate) fn hollow_marker(self, canvas: &mut Canvas, at: (f64, f64)) {
        let marker = self.marker_path(at);
        writeln!(canvas, r##"<path class="plot-paper" d="{marker}" fill="#fff"/>"##);
    }

    fn marker_path(self, (x, y): (f64, f64)) -> String {
        format!("M{} {}{}", Px(x), Px(y), MARKERS[self.secondary_index()])
    }

    /// The index of the dashes and the marker. From the seventh series on, colors repeat, but with other dashes and markers.
    fn secondary_index(self) -> usize {
        (self.0 + self.0 / COLORS.len()) % COLORS.len()
    }
}
