//! QR codes.

use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};
use std::fmt::Write;

/// The width of the empty border around a code, in modules, without which cameras do not find it.
const QUIET_ZONE: usize = 4;

/// A text as a QR code; nothing if it is too long for one. `label` says what it is. The code is dark on light in every theme,
/// because many cameras do not read light on dark.
pub(super) fn code(text: &str, label: &str) -> Option<Markup> {
    let code = QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
    let (width, modules) = (code.width(), code.to_colors());
    let mut path = String::new();
    for (y, row) in modules.chunks(width).enumerate() {
        let mut x = 0;
        for run in row.chunk_by(|one, next| one == next) {
            if run[0] == Color::Dark {
                let (left, top, count) = (x + QUIET_ZONE, y + QUIET_ZONE, run.len());
                write!(path, "M{left} {top}h{count}v1h-{count}z").expect("a string takes all");
            }
            x += run.len();
        }
    }
    let size = width + 2 * QUIET_ZONE;
    Some(html! {
        svg.qr role="img" aria-label=(label) viewBox=(format!("0 0 {size} {size}")) shape-rendering="crispEdges" {
            rect width=(size) height=(size) fill="#fff" {}
            path d=(path) fill="#000" {}
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_a_quiet_zone_and_is_not_drawn_for_endless_texts() {
        let drawn = code("https://eureka.example/invitation/AAAAAAAAAAAAAAAA", "link").unwrap();
        // A code of version 4 has 33 modules in a row.
        assert!(drawn.0.contains("viewBox=\"0 0 41 41\""), "{}", drawn.0);
        // Its finder pattern begins after the quiet zone.
        assert!(drawn.0.contains("d=\"M4 4h7v1h-7z"), "{}", drawn.0);
        assert!(code(&"x".repeat(5000), "").is_none());
    }
}
