//! Responses that a browser saves as a file.

use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

/// A TOML file with this name, to download.
pub(crate) fn toml(name: &str, text: String) -> Response {
    let headers = [
        (CONTENT_TYPE, "application/toml; charset=utf-8".to_owned()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
    ];
    (headers, text).into_response()
}
