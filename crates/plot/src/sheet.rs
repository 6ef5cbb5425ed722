//! The picture while it is drawn, from top to bottom.

use crate::medium::{Medium, stylesheet};
use crate::text;
use std::fmt::{self, Display, Formatter, Write};

/// The size of all text but the title.
pub(crate) const SIZE: f64 = 12.5;

/// The free edge around the picture.
pub(crate) const EDGE: f64 = 16.0;

const TITLE: f64 = 16.0;

/// How much wider bold letters are.
const BOLD: f64 = 1.1;

/// The elements drawn so far, and how far down they reach.
pub(crate) struct Sheet {
    elements: String,
    pub(crate) width: f64,
    pub(crate) bottom: f64,
}

/// On which side of its position a text stands.
#[derive(Clone, Copy)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

impl Sheet {
    pub(crate) fn new(width: f64, title: &str) -> Self {
        let mut sheet = Self { elements: String::new(), width, bottom: EDGE - 6.0 };
        for line in text::wrap(title, TITLE * BOLD, width - 2.0 * EDGE) {
            sheet.bottom += TITLE + 7.0;
            let (baseline, line) = (Px(sheet.bottom - 5.0), text::escape(&line));
            writeln!(
                sheet,
                r#"<text x="{EDGE}" y="{baseline}" font-size="{TITLE}" font-weight="600">{line}</text>"#
            );
        }
        sheet
    }

    /// Lets `write!` add elements; a string never refuses.
    pub(crate) fn write_fmt(&mut self, elements: fmt::Arguments<'_>) {
        let _ = self.elements.write_fmt(elements);
    }

    /// A line of text, cut to the room it has; then it is whole as a tooltip.
    pub(crate) fn text(&mut self, (x, y): (f64, f64), anchor: Anchor, room: f64, text: &str) {
        let cut = text::fit(text, SIZE, room);
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        write!(self, r#"<text x="{}" y="{}" text-anchor="{anchor}">"#, Px(x), Px(y));
        write!(self, "{}", text::escape(&cut));
        if cut != text {
            write!(self, "<title>{}</title>", text::escape(text));
        }
        writeln!(self, "</text>");
    }

    /// A straight line in the color of the ink.
    pub(crate) fn rule(&mut self, from: (f64, f64), to: (f64, f64), opacity: f64) {
        writeln!(
            self,
            r#"<path d="M{} {}L{} {}" stroke="currentColor" stroke-opacity="{opacity}"/>"#,
            Px(from.0),
            Px(from.1),
            Px(to.0),
            Px(to.1)
        );
    }

    /// A field in the current color.
    pub(crate) fn fill(&mut self, path: &str, opacity: f64) {
        if !path.is_empty() {
            writeln!(self, r#"<path d="{path}" fill="currentColor" fill-opacity="{opacity}"/>"#);
        }
    }

    /// The whole picture.
    pub(crate) fn finish(self, title: &str, about: &str, medium: Medium) -> String {
        let (width, height) = (Px(self.width), Px(self.bottom + EDGE));
        let (title, about) = (text::escape(title), text::escape(about));
        let size = match medium {
            Medium::File => format!(r#" width="{width}" height="{height}""#),
            Medium::Page => String::new(),
        };
        let mut svg = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" class="plot" role="img" viewBox="0 0 {width} {height}"{size} font-family="system-ui, sans-serif" font-size="{SIZE}" fill="currentColor">
<title>{title}</title>
<desc>{about}</desc>
"#
        );
        if medium == Medium::File {
            let colors = stylesheet();
            svg.push_str(&format!(
                "<style>\n:root{{color-scheme:light dark;color:CanvasText;max-width:100%;height:auto}}\n{colors}</style>\n\
                 <rect class=\"plot-paper\" width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\n"
            ));
        }
        svg.push_str(&self.elements);
        svg.push_str("</svg>\n");
        svg
    }
}

/// A coordinate, written to a tenth.
#[derive(Clone, Copy)]
pub(crate) struct Px(pub(crate) f64);

impl Display for Px {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 * 10.0).round() as i64;
        if tenths % 10 == 0 {
            write!(f, "{}", tenths / 10)
        } else {
            write!(f, "{:.1}", tenths as f64 / 10.0)
        }
    }
}

/// A path through the points, open at its end.
pub(crate) fn path(points: impl IntoIterator<Item = (f64, f64)>) -> String {
    let mut path = String::new();
    for (x, y) in points {
        path.push(if path.is_empty() { 'M' } else { 'L' });
        path.push_str(&format!("{} {}", Px(x), Px(y)));
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn coordinates_are_short() {
        let cases = [(1.0, "1"), (-0.04, "0"), (-0.26, "-0.3"), (10.05, "10.1"), (99.96, "100")];
        for (number, written) in cases {
            assert_eq!(Px(number).to_string(), written);
        }
    }
}
