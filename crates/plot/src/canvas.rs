//! The canvas: the SVG elements of a picture, drawn from top to bottom.

use crate::medium::{Medium, stylesheet};
use crate::text;
use std::fmt::{self, Display, Formatter, Write};

/// The font size of all text except the title.
pub(crate) const TEXT_SIZE: f64 = 12.5;

/// The margin around the picture.
pub(crate) const MARGIN: f64 = 16.0;

/// The font size of the title.
const TITLE_SIZE: f64 = 16.0;

/// The width of bold letters relative to normal ones.
const BOLD_WIDTH_FACTOR: f64 = 1.1;

/// A picture that is being drawn.
pub(crate) struct Canvas {
    elements: String,
    pub(crate) width: f64,
    /// The y coordinate below everything drawn so far.
    pub(crate) bottom: f64,
}

/// The point of a text that is at its position.
#[derive(Clone, Copy)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

/// What a finished picture is to screen readers.
#[derive(Clone, Copy)]
pub(crate) enum Role {
    /// A picture, of which they read only the title and the description.
    Picture,
    /// A group of elements, which they read one by one.
    Group,
}

impl Canvas {
    /// A canvas with a title, broken into lines.
    pub(crate) fn new(width: f64, title: &str) -> Self {
        let mut canvas = Self { elements: String::new(), width, bottom: MARGIN - 6.0 };
        for line in text::wrap(title, TITLE_SIZE * BOLD_WIDTH_FACTOR, width - 2.0 * MARGIN) {
            canvas.bottom += TITLE_SIZE + 7.0;
            let (baseline, line) = (Px(canvas.bottom - 5.0), text::escape(&line));
            writeln!(
                canvas,
                r#"<text x="{MARGIN}" y="{baseline}" font-size="{TITLE_SIZE}" font-weight="600">{line}</text>"#
            );
        }
        canvas
    }

    /// Lets `write!` add elements. Unlike that of `fmt::Write`, it returns nothing, since writing to a string cannot fail.
    pub(crate) fn write_fmt(&mut self, elements: fmt::Arguments<'_>) {
        let _ = self.elements.write_fmt(elements);
    }

    /// Draws a line of text. If it is wider than `room`, it is cut, and the tooltip has the whole text.
    pub(crate) fn text(&mut self, (x, y): (f64, f64), anchor: Anchor, room: f64, text: &str) {
        let cut = text::fit(text, TEXT_SIZE, room);
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

    /// Draws a straight line in the text color.
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

    /// Fills a path with the current color. An empty path draws nothing.
    pub(crate) fn fill(&mut self, path: &str, opacity: f64) {
        if !path.is_empty() {
            writeln!(self, r#"<path d="{path}" fill="currentColor" fill-opacity="{opacity}"/>"#);
        }
    }

    /// The finished SVG text.
    pub(crate) fn finish(self, title: &str, about: &str, role: Role, medium: Medium) -> String {
        let (width, height) = (Px(self.width), Px(self.bottom + MARGIN));
        let (title, about) = (text::escape(title), text::escape(about));
        let size = match medium {
            Medium::File => format!(r#" width="{width}" height="{height}""#),
            Medium::Page => String::new(),
        };
        let role = match role {
            Role::Picture => "img",
            Role::Group => "group",
        };
        let mut svg = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" class="plot" role="{role}" viewBox="0 0 {width} {height}"{size} font-family="system-ui, sans-serif" font-size="{TEXT_SIZE}" fill="currentColor">
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

/// A coordinate, written with at most one decimal.
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

/// The SVG path through the points, not closed.
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
