//! The few files that pages need: built in, and kept by browsers until they change.

use crate::http::problem::Problem;
use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use eureka_table::Fingerprint;
use std::sync::LazyLock;

/// A file with its name, its kind and its contents.
struct Asset {
    name: &'static str,
    kind: &'static str,
    text: &'static str,
}

const ASSETS: [Asset; 9] = [
    Asset {
        name: "style.css",
        kind: "text/css; charset=utf-8",
        text: include_str!("../../static/style.css"),
    },
    Asset {
        name: "eureka.js",
        kind: "text/javascript; charset=utf-8",
        text: include_str!("../../static/eureka.js"),
    },
    Asset {
        name: "replay.css",
        kind: "text/css; charset=utf-8",
        text: include_str!("../../static/replay.css"),
    },
    Asset {
        name: "replay.js",
        kind: "text/javascript; charset=utf-8",
        text: include_str!("../../static/replay.js"),
    },
    Asset {
        name: "companion.css",
        kind: "text/css; charset=utf-8",
        text: include_str!("../../static/companion.css"),
    },
    Asset {
        name: "companion.js",
        kind: "text/javascript; charset=utf-8",
        text: include_str!("../../static/companion.js"),
    },
    Asset {
        name: "solo_game.css",
        kind: "text/css; charset=utf-8",
        text: include_str!("../../static/solo_game.css"),
    },
    Asset {
        name: "solo_game.js",
        kind: "text/javascript; charset=utf-8",
        text: include_str!("../../static/solo_game.js"),
    },
    Asset {
        name: "icons.svg",
        kind: "image/svg+xml",
        text: include_str!("../../static/icons.svg"),
    },
];

/// The colours of charts.
static PLOT: LazyLock<String> = LazyLock::new(eureka_plot::stylesheet);

fn find(name: &str) -> Option<Asset> {
    let plot = Asset { name: "plot.css", kind: "text/css; charset=utf-8", text: PLOT.as_str() };
    ASSETS.into_iter().chain([plot]).find(|asset| asset.name == name)
}

/// The address of a file, another one whenever its contents are.
pub(crate) fn address(name: &str) -> String {
    let text = find(name).map_or("", |asset| asset.text);
    format!("/static/{name}?v={:016x}", Fingerprint::of(text.as_bytes()))
}

/// `GET /static/{name}`.
pub(crate) async fn asset(Path(name): Path<String>) -> Result<Response, Problem> {
    let asset = find(&name).ok_or(Problem::NoPage)?;
    let headers =
        [(CONTENT_TYPE, asset.kind), (CACHE_CONTROL, "public, max-age=31536000, immutable")];
    Ok((headers, asset.text).into_response())
}
