//! What tells one series from another.

use crate::sheet::{Px, Sheet};

/// The colors in light and dark. Chosen by search so that any two stay apart for every kind of color-blindness (at least
/// 0.10 in OKLab, where the usual Okabe-Ito colors come down to 0.08) and from the paper (contrast 3:1 and more).
pub(crate) const COLORS: [(&str, &str); 6] = [
    ("#1355b4", "#7cb5fa"),
    ("#d97a43", "#f25d2e"),
    ("#0aa68d", "#90fad9"),
    ("#75114d", "#b76f92"),
    ("#7e6309", "#fac72f"),
    ("#a273f1", "#876df4"),
];

const DASHES: [&str; 6] = ["none", "8 3", "2 2.5", "10 3 2 3", "14 4", "6 2 2 2 2 2"];

/// Circle, square, triangle, diamond, triangle on its tip, cross: each around the point where the path stands.
const MARKERS: [&str; 6] = [
    "m-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z",
    "m-4-4h8v8h-8z",
    "m0-5.2l5.2 9h-10.4z",
    "m0-5.6l5.6 5.6l-5.6 5.6l-5.6-5.6z",
    "m0 5.2l5.2-9h-10.4z",
    "m-1.8-5.2h3.6v3.4h3.4v3.6h-3.4v3.4h-3.6v-3.4h-3.4v-3.6h3.4z",
];

/// The looks of the first, second, … series.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look(pub(crate) usize);

impl Look {
    /// Draws in a group in which `currentColor` is the color of the series.
    pub(crate) fn group(self, sheet: &mut Sheet, draw: impl FnOnce(&mut Sheet)) {
        let index = self.0 % COLORS.len();
        let (light, _) = COLORS[index];
        writeln!(sheet, r#"<g class="plot-{}" color="{light}">"#, index + 1);
        draw(sheet);
        writeln!(sheet, "</g>");
    }

    /// A line with the dashes of the series.
    pub(crate) fn stroke(self, sheet: &mut Sheet, path: &str) {
        let dashes = DASHES[self.second()];
        writeln!(
            sheet,
            r#"<path d="{path}" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-dasharray="{dashes}"/>"#
        );
    }

    /// The marker of the series, in its color.
    pub(crate) fn marker(self, sheet: &mut Sheet, at: (f64, f64)) {
        let marker = self.marker_path(at);
        writeln!(sheet, r#"<path class="plot-halo" d="{marker}" fill="currentColor"/>"#);
    }

    /// The marker of the series, on a ground of its color.
    pub(crate) fn hollow_marker(self, sheet: &mut Sheet, at: (f64, f64)) {
        let marker = self.marker_path(at);
        writeln!(sheet, r##"<path class="plot-paper" d="{marker}" fill="#fff"/>"##);
    }

    fn marker_path(self, (x, y): (f64, f64)) -> String {
        format!("M{} {}{}", Px(x), Px(y), MARKERS[self.second()])
    }

    /// From the seventh series on, colors come again with another dash and marker.
    fn second(self) -> usize {
        (self.0 + self.0 / COLORS.len()) % COLORS.len()
    }
}
