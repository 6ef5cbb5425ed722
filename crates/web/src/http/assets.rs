//! Style sheets, scripts and icons for the pages. They are compiled into the program, and browsers cache them until they change.

use crate::http::problem::Problem;
use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use eureka_table::Fingerprint;
use std::sync::LazyLock;

/// Pairs each file name with the file's contents.
macro_rules! files {
    ($($name:literal),+ $(,)?) => {
        [$(($name, include_str!(concat!("../../static/", $name)))),+]
    };
}

const FILES: [(&str, &str); 9] = files![
    "style.css",
    "eureka.js",
    "replay.css",
    "replay.js",
    "companion.css",
    "companion.js",
    "solo_game.css",
    "solo_game.js",
    "icons.svg",
];

/// The style sheet of charts, which the `plot` crate generates.
static PLOT: LazyLock<String> = LazyLock::new(eureka_plot::stylesheet);

/// The contents of a file.
fn find(name: &str) -> Option<&'static str> {
    let mut files = FILES.into_iter().chain([("plot.css", PLOT.as_str())]);
    files.find(|file| file.0 == name).map(|file| file.1)
}

/// The address of a file. It contains a fingerprint of the contents, so a browser may cache the file forever.
pub(crate) fn address(name: &str) -> String {
    let text = find(name).unwrap_or_default();
    format!("/static/{name}?v={:016x}", Fingerprint::of(text.as_bytes()))
}

/// `GET /static/{name}`.
pub(crate) async fn asset(Path(name): Path<String>) -> Result<Response, Problem> {
    let text = find(&name).ok_or(Problem::NoPage)?;
    let kind = match name.rsplit('.').next() {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        _ => "image/svg+xml",
    };
    let headers = [(CONTENT_TYPE, kind), (CACHE_CONTROL, "public, max-age=31536000, immutable")];
    Ok((headers, text).into_response())
}
