//! The body of an error response, as RFC 9457 defines it.

use serde::{Deserialize, Serialize};

/// The reason why a request failed, sent as `application/problem+json`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// The kind of problem, as a URI. The part after the `#` is stable and can be matched by programs.
    #[serde(rename = "type")]
    pub kind: String,
    /// A short title, in the language of the request.
    pub title: String,
    /// The HTTP status code.
    pub status: u16,
    /// The details.
    pub detail: String,
    /// The next step that can solve the problem.
    pub next: String,
    /// The current version of the table, if the request named an outdated one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub version: Option<u32>,
}
