//! A reader's preferences: from a form into a cookie.

use crate::http::reader::{Pace, Reader, Theme};
use crate::pages::home::Fields;
use axum::Form;
use axum::http::HeaderMap;
use axum::http::header::REFERER;
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::CookieJar;

/// `POST /settings`: language, theme, pace, and whether to be asked.
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
    // A box that is not ticked is not sent.
    reader.careful = fields.ticked("careful") == Some(true);
    remember(&reader, fields.text("back"))
}

/// `POST /settings/hints`: a hint that is not to be shown again.
pub(super) async fn dismiss(
    mut reader: Reader,
    headers: HeaderMap,
    Form(fields): Form<Fields>,
) -> Response {
    reader.dismissed.insert(fields.text("dismiss"));
    // A hint is a form of its own on any page, which only the browser knows.
    let page = headers.get(REFERER).and_then(|value| value.to_str().ok()).map_or("/", path);
    remember(&reader, fields.get("back").unwrap_or(page))
}

/// The path of an address.
fn path(address: &str) -> &str {
    let host = address.find("://").map_or(0, |scheme| scheme + 3);
    address[host..].find('/').map_or("/", |begin| &address[host + begin..])
}

fn remember(reader: &Reader, back: &str) -> Response {
    let jar = CookieJar::new().add(reader.cookie());
    (jar, Redirect::to(local(back))).into_response()
}

/// A path on this server, or the home page: nobody is sent elsewhere by a form that somebody else has made up.
pub(crate) fn local(path: &str) -> &str {
    // Browsers read `//host` and `/\host` as another host, and leave out tabs and line breaks before they look.
    let elsewhere = path.starts_with("//") || path.contains('\\');
    let is_plain = path.bytes().all(|byte| byte.is_ascii_graphic());
    if path.starts_with('/') && !elsewhere && is_plain { path } else { "/" }
}
