//! A reader's preferences, saved from a form into a cookie.

use crate::http::reader::{Pace, Reader, Theme};
use crate::pages::home::Fields;
use axum::Form;
use axum::http::HeaderMap;
use axum::http::header::REFERER;
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::CookieJar;

/// `POST /settings`: saves the preferences of the settings form.
pub(super) async fn change(mut reader: Reader, Form(fields): Form<Fields>) -> Response {
    if let Ok(language) = fields.text("language").parse() {
        reader.language = language;
    }
    if let Some(theme) = Theme::from_word(fields.text("theme")) {
        reader.theme = theme;
    }
    if let Some(pace) = Pace::from_word(fields.text("pace")) {
        reader.pace = pace;
    }
    // Browsers do not send unticked checkboxes.
    reader.careful = fields.ticked("careful") == Some(true);
    reader.shows_texts = fields.ticked("texts") == Some(true);
    reader.hears_sounds = fields.ticked("sounds") == Some(true);
    remember(&reader, fields.text("back"))
}

/// `POST /settings/hints`: dismisses a hint.
pub(super) async fn dismiss(
    mut reader: Reader,
    headers: HeaderMap,
    Form(fields): Form<Fields>,
) -> Response {
    reader.dismissed.insert(fields.text("dismiss"));
    // A hint's form does not say which page it is on; only the browser knows, so the referer leads back there.
    let page = headers.get(REFERER).and_then(|value| value.to_str().ok()).map_or("/", path);
    remember(&reader, fields.get("back").unwrap_or(page))
}

/// The path of a URL.
fn path(address: &str) -> &str {
    let host = address.find("://").map_or(0, |scheme| scheme + 3);
    address[host..].find('/').map_or("/", |begin| &address[host + begin..])
}

fn remember(reader: &Reader, back: &str) -> Response {
    let jar = CookieJar::new().add(reader.cookie());
    (jar, Redirect::to(local(back))).into_response()
}

/// The path if it is on this server, otherwise the home page, so that a forged form cannot redirect anybody to
/// another site.
pub(crate) fn local(path: &str) -> &str {
    // Browsers read `//host` and `/\host` as another host, and drop tabs and line breaks before parsing.
    let elsewhere = path.starts_with("//") || path.contains('\\');
    let is_plain = path.bytes().all(|byte| byte.is_ascii_graphic());
    if path.starts_with('/') && !elsewhere && is_plain { path } else { "/" }
}
