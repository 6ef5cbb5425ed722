//! The media a chart is drawn for, and its colors there.

use crate::look::COLORS;

/// The medium a chart is drawn for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Medium {
    /// A separate file, which contains its colors and its background.
    File,
    /// Inline SVG in an HTML page that includes the [`stylesheet`]. It uses the background and text color of the page. It has
    /// neither a style element nor a style attribute, so the page's Content-Security-Policy may forbid both.
    Page,
}

/// The CSS for a page with charts ([`Medium::Page`]).
///
/// The colors follow the page's `color-scheme`. A page with its own background color sets `--plot-paper`; `--plot-1` to
/// `--plot-6` replace the colors of the series.
pub fn stylesheet() -> String {
    let mut css = ".plot-paper{fill:var(--plot-paper,Canvas)}\n\
                     .plot-halo{stroke:var(--plot-paper,Canvas);stroke-width:1.5}\n"
        .to_owned();
    css.push_str(
        ".plot-links a{cursor:pointer;outline:0}\n.plot-links path{pointer-events:stroke}\n\
         .plot-links a:hover path{stroke:currentColor;stroke-opacity:.12}\n\
         .plot-links a[aria-current] path{stroke:var(--plot-now,currentColor);stroke-opacity:1;stroke-width:2}\n\
         .plot-links a:focus-visible path{stroke:var(--plot-now,currentColor);stroke-opacity:1;stroke-width:4}\n",
    );
    for (number, (light, dark)) in (1..).zip(COLORS) {
        let color = format!("var(--plot-{number},light-dark({light},{dark}))");
        css.push_str(&format!(".plot-{number}{{color:{color}}}\n"));
    }
    css
}
