//! An abstract emblem for every card, drawn by Eureka itself from the card's name.

use eureka_table::Fingerprint;
use maud::{Markup, PreEscaped, html};
use std::fmt::Write as _;

/// The hexagon with the emblem of the card that has this English name.
///
/// The emblem repeats a few strokes around the center. The same name always gives the same emblem; two names are
/// unlikely to share one.
pub fn emblem(name: &str) -> Markup {
    html! {
        svg class="emblem" viewBox="0 0 48 48" aria-hidden="true" {
            path class="hexagon" d="M24 2 43 13v22L24 46 5 35V13z" {}
            (PreEscaped(figure(seed(name))))
        }
    }
}

/// A number computed from the name, from which the figure is built.
fn seed(name: &str) -> u64 {
    // The low bits of the fingerprint are too similar for names of the same length.
    let hash = Fingerprint::of(name.as_bytes());
    hash ^ (hash >> 29)
}

/// An inner and an outer ring of strokes, and a center.
fn figure(seed: u64) -> String {
    let pick = |shift: u32, of: u64| (seed >> shift) % of;
    let folds = 3 + pick(3, 6);
    let mut svg = String::new();
    for (ring, shape) in [(0, pick(11, 6)), (1, pick(17, 5))] {
        let stroke = match (ring, shape) {
            (0, 0) => "M24 8v9",
            (0, 1) => "M24 7q5 5 0 11q-5-6 0-11z",
            (0, 2) => "M20 10l4-4 4 4",
            (0, 3) => "M21.5 10.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z",
            (0, 4) => "M18 9q6 6 12 0",
            (0, _) => "M24 6l3 6h-6z",
            (_, 0) => "M24 24L29 14",
            (_, 1) => "M24 24q7-2 5-9",
            (_, 2) => "M20 19q4-7 8 0",
            (_, 3) => "M24 14v6",
            (_, _) => "M21 17h6",
        };
        for fold in 0..folds {
            let turn = 360 * fold / folds + if ring == 1 { 180 / folds } else { 0 };
            let _ = write!(svg, "<path d=\"{stroke}\" transform=\"rotate({turn} 24 24)\"/>");
        }
    }
    svg.push_str(match pick(23, 4) {
        0 => "<circle cx=\"24\" cy=\"24\" r=\"3\"/>",
        1 => "<circle class=\"solid\" cx=\"24\" cy=\"24\" r=\"3\"/>",
        2 => "<path d=\"M20.5 24 24 20.5 27.5 24 24 27.5z\"/>",
        _ => "",
    });
    svg
}
