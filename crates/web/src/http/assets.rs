//! Style sheets, scripts and pictures for the pages. They are compiled into the program, and browsers cache them until they change.
//!
//! The address of a file is `/static/{version}/{name}`. The version is a fingerprint of all files together, so the scripts, which
//! are modules, can import each other by name and always get files of the same version.

use crate::http::problem::Problem;
use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderName, HeaderValue};
use axum::response::{IntoResponse, Response};
use eureka_table::Fingerprint;
use std::sync::LazyLock;

/// Pairs the name of each file of a folder with its contents.
macro_rules! files {
    ($folder:literal: $($name:literal),+ $(,)?) => {
        [$(($name, include_bytes!(concat!("../../static/", $folder, $name)) as &[u8])),+]
    };
}

const SCRIPTS: &[(&str, &[u8])] = &files!["script/":
    "answers.js",
    "badges.js",
    "dom.js",
    "eureka.js",
    "fit.js",
    "full_card.js",
    "install.js",
    "invitation.js",
    "keyboard.js",
    "lists.js",
    "live.js",
    "log.js",
    "marks.js",
    "motion.js",
    "new_table.js",
    "offline.js",
    "pace.js",
    "rules.js",
    "sight.js",
    "sounds.js",
    "table.js",
    "tabs.js",
    "title.js",
];

const FILES: &[(&str, &[u8])] = &files!["":
    "replay.css",
    "replay.js",
    "companion.css",
    "companion.js",
    "solo_game.css",
    "icons.svg",
];

/// The icon of the site and the picture of link previews, drawn from the SVG files of the same folder, see the `README.md` there.
const ICONS: &[(&str, &[u8])] = &files!["icon/":
    "icon.svg",
    "icon-48.png",
    "icon-180.png",
    "icon-192.png",
    "icon-512.png",
    "maskable-512.png",
    "preview.png",
];

/// The pictures of our own tables, see `pages::picture`.
const PICTURES: &[(&str, &[u8])] = &files!["pictures/":
    "map-dark.webp",
    "map-light.webp",
    "table-dark.webp",
    "table-light.webp",
];

/// The style sheet of all pages. It is one file for the browser; each of its sources is a layer.
const STYLE: &str = concat!(
    include_str!("../../static/style/base.css"),
    include_str!("../../static/style/page.css"),
    include_str!("../../static/style/site.css"),
    include_str!("../../static/style/invitation.css"),
    include_str!("../../static/style/cards.css"),
    include_str!("../../static/style/table.css"),
    include_str!("../../static/style/narrow.css"),
    include_str!("../../static/style/lessons.css"),
    include_str!("../../static/style/coach.css"),
    include_str!("../../static/style/motion.css"),
);

/// The style sheet of charts, which the `plot` crate generates.
static PLOT: LazyLock<String> = LazyLock::new(eureka_plot::stylesheet);

/// The address and the contents of each file.
pub fn assets() -> impl Iterator<Item = (String, &'static [u8])> {
    files().map(|(name, bytes)| (address(name), bytes))
}

/// All files, each with its name.
fn files() -> impl Iterator<Item = (&'static str, &'static [u8])> {
    let made = [("style.css", STYLE.as_bytes()), ("plot.css", PLOT.as_bytes())];
    SCRIPTS.iter().chain(FILES).chain(ICONS).chain(PICTURES).copied().chain(made)
}

/// The fingerprint of all files.
pub(crate) fn version() -> &'static str {
    static VERSION: LazyLock<String> = LazyLock::new(|| {
        let all: Vec<u8> = files().flat_map(|(_, bytes)| bytes).copied().collect();
        format!("{:016x}", Fingerprint::of(&all))
    });
    &VERSION
}

/// The contents of a file, by its name.
///
/// # Panics
/// If there is no such file.
pub(crate) fn file(name: &str) -> &'static [u8] {
    files().find(|file| file.0 == name).expect("a file of ours").1
}

/// The address of a file.
pub(crate) fn address(name: &str) -> String {
    format!("/static/{}/{name}", version())
}

/// The width and the height in pixels of a picture, which the head of a lossy WebP file holds.
pub(crate) fn picture_size(name: &str) -> (u16, u16) {
    let (_, bytes) = files().find(|file| file.0 == name).expect("there is such a picture");
    let number = |at: usize| u16::from_le_bytes([bytes[at], bytes[at + 1]]) & 0x3fff;
    (number(26), number(28))
}

/// `GET /static/{version}/{name}`.
pub(crate) async fn asset(
    Path((asked, name)): Path<(String, String)>,
) -> Result<Response, Problem> {
    let (_, bytes) = files().find(|file| file.0 == name).ok_or(Problem::NoPage)?;
    let kind = match name.rsplit('.').next() {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("png") => "image/png",
        Some("webp") => "image/webp",
        _ => "image/svg+xml",
    };
    // A page of an earlier or later version gets the file that is here, but must not keep it under that version.
    let cache = match asked == version() {
        true => "public, max-age=31536000, immutable",
        false => "public, no-cache",
    };
    let mut response = ([(CONTENT_TYPE, kind), (CACHE_CONTROL, cache)], bytes).into_response();
    if matches!(kind, "image/png" | "image/webp") {
        // Link previews show the picture on other sites.
        let policy = HeaderName::from_static("cross-origin-resource-policy");
        response.headers_mut().insert(policy, HeaderValue::from_static("cross-origin"));
    }
    Ok(response)
}
