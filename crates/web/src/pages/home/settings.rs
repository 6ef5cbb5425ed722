//! A reader's preferences, saved from a form into a cookie.

use crate::http::reader::{Pace, Reader, Theme};
use crate::pages::home::Fields;
use axum::Form;
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

/// `POST /settings/coach`: ends the coaching, or begins it again, at all tables that have a coach.
pub(super) async fn coach(mut reader: Reader, Form(fields): Form<Fields>) -> Response {
    reader.coached = fields.text("coach") != "no";
    remember(&reader, fields.text("back"))
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
