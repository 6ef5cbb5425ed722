//! Where a chart is going to be seen, and the colors it has there.

use crate::look::COLORS;

/// Where a chart is going to be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Medium {
    /// In a file of its own, with its colors and its paper.
    File,
    /// In the text of an HTML page that has the [`stylesheet`], on the page's paper and in its ink. Holds neither a style
    /// element nor a style attribute, so that the page's Content-Security-Policy may forbid both.
    Page,
}

/// The colors of all charts, for a page that holds some.
///
/// They follow the page's `color-scheme`. A page whose paper is not the browser's own sets `--plot-paper`; `--plot-1` to
/// `--plot-6` replace the colors of the series.
pub fn stylesheet() -> String {
    let mut sheet = ".plot-paper{fill:var(--plot-paper,Canvas)}\n\
                     .plot-halo{stroke:var(--plot-paper,Canvas);stroke-width:1.5}\n"
        .to_owned();
    for (number, (light, dark)) in (1..).zip(COLORS) {
        let color = format!("var(--plot-{number},light-dark({light},{dark}))");
        sheet.push_str(&format!(".plot-{number}{{color:{color}}}\n"));
    }
    sheet
}
