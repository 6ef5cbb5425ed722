//! What belongs to the site as a whole: its icon, the manifest of the installed app, the service worker with the page that it
//! shows without a connection, and what robots may read.

use crate::app::App;
use crate::http::assets::{address, file, version};
use crate::http::reader::{Reader, Theme};
use axum::Router;
use axum::extract::Query;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use eureka_words::Language;
use maud::{DOCTYPE, Markup, html};
use serde::Deserialize;
use serde_json::{Value, json};

/// How long browsers may keep what is the same for everybody but may change with the next version.
const FOR_A_DAY: &str = "public, max-age=86400";

/// The color of the bars around the installed app: that of the page's ground, light and dark.
pub(super) const GROUND: [&str; 2] = ["#ece5d8", "#171512"];

/// What robots may not read: private pages, what programs ask for, and the views and actions of a single table. The page of a
/// table is found by those who have its link, or in the lobby if its players listed it there.
const ROBOTS: &str = "User-agent: *\n\
    Disallow: /account\n\
    Disallow: /api/v1/\n\
    Disallow: /games\n\
    Disallow: /settings\n\
    Disallow: /table/*/\n";

/// The routes.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/favicon.ico", get(favicon))
        .route("/robots.txt", get(robots))
        .route("/manifest.webmanifest", get(manifest))
        .route("/service-worker.js", get(service_worker))
        .route("/offline", get(offline))
}

/// `GET /favicon.ico`, for those who do not read the icon's address from a page.
async fn favicon() -> Response {
    ([(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, FOR_A_DAY)], file("icon-48.png")).into_response()
}

/// `GET /robots.txt`.
async fn robots() -> Response {
    ([(CONTENT_TYPE, "text/plain; charset=utf-8"), (CACHE_CONTROL, FOR_A_DAY)], ROBOTS)
        .into_response()
}

/// The reader's look, named in the address of what a browser asks for without a cookie or keeps for later.
#[derive(Deserialize)]
struct Look {
    language: Option<String>,
    theme: Option<String>,
}

impl Look {
    /// The reader with this look; what it does not name, or names wrongly, stays as the cookie says.
    fn reader(self, reader: Reader) -> Reader {
        let language = self.language.and_then(|tag| tag.parse::<Language>().ok());
        let theme = self.theme.and_then(|word| Theme::from_word(&word));
        Reader {
            language: language.unwrap_or(reader.language),
            theme: theme.unwrap_or(reader.theme),
            ..reader
        }
    }
}

/// The query with which a page of this reader asks for its manifest and its service worker.
pub(super) fn look(reader: &Reader) -> String {
    format!("language={}&theme={}", reader.language, reader.theme.word())
}

/// `GET /manifest.webmanifest`: name, icons and shortcuts of the installed app.
async fn manifest(reader: Reader, Query(look): Query<Look>) -> Response {
    let reader = look.reader(reader);
    let say = |id: &str| reader.say(id, &[]);
    let icon = |name: &str, sizes: &str, purpose: &str| {
        let kind = if name.ends_with(".svg") { "image/svg+xml" } else { "image/png" };
        json!({ "src": address(name), "sizes": sizes, "type": kind, "purpose": purpose })
    };
    let shortcut = |name: String, path: &str| -> Value {
        let icons = [icon("icon-192.png", "192x192", "any")];
        json!({ "name": name, "url": path, "icons": icons })
    };
    let [light, dark] = GROUND;
    let ground = if reader.theme == Theme::Dark { dark } else { light };
    let manifest = json!({
        "id": "/",
        "name": format!("Eureka: {}", say("home-title")),
        "short_name": "Eureka",
        "description": say("site-about"),
        "lang": reader.language.tag(),
        "dir": "ltr",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": ground,
        "theme_color": ground,
        "categories": ["games"],
        "icons": [
            icon("icon.svg", "any", "any"),
            icon("icon-192.png", "192x192", "any"),
            icon("icon-512.png", "512x512", "any"),
            icon("maskable-512.png", "512x512", "maskable"),
        ],
        "shortcuts": [
            shortcut(say("nav-new"), "/new"),
            shortcut(say("games-title"), "/games"),
            shortcut(say("nav-guide"), "/how-to-play"),
        ],
    });
    ([(CONTENT_TYPE, "application/manifest+json")], manifest.to_string()).into_response()
}

/// `GET /service-worker.js`: the service worker, which begins with what this version keeps for this reader. A new version, another
/// language or another theme is therefore another service worker, which replaces the earlier one.
async fn service_worker(reader: Reader, Query(asked): Query<Look>) -> Response {
    let reader = asked.reader(reader);
    let page = format!("/offline?{}", look(&reader));
    let files = ["style.css", "offline.js", "icon.svg"].map(address);
    let kept = json!({ "version": version(), "page": page, "files": files });
    let script = include_str!("../../static/service_worker.js");
    let headers = [(CONTENT_TYPE, "text/javascript; charset=utf-8")];
    (headers, format!("const KEPT = {kept};\n{script}")).into_response()
}

/// `GET /offline`: the page that the service worker shows when a page cannot be reached. It holds nothing about its reader but
/// language and theme.
async fn offline(reader: Reader, Query(look): Query<Look>) -> Markup {
    let reader = look.reader(reader);
    let say = |id| reader.say(id, &[]);
    let theme = (reader.theme != Theme::System).then(|| reader.theme.word());
    html! {
        (DOCTYPE)
        html lang=(reader.language.tag()) data-theme=[theme] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                meta name="robots" content="noindex";
                title { (say("offline-title")) " · Eureka" }
                link rel="icon" type="image/svg+xml" href=(address("icon.svg"));
                link rel="stylesheet" href=(address("style.css"));
                script type="module" src=(address("offline.js")) {}
            }
            body class="page" {
                main id="main" {
                    article class="notice offline" {
                        img src=(address("icon.svg")) alt="" width="64" height="64";
                        h1 { (say("offline-title")) }
                        p { (say("offline-kept")) }
                        p { (say("offline-not")) }
                        p { (say("offline-again")) }
                        // An empty address is that of the page which could not be reached.
                        p { a class="button" href="" { (say("offline-retry")) } }
                    }
                }
            }
        }
    }
}
