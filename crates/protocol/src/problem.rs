//! Problems, by RFC 9457.

use serde::{Deserialize, Serialize};

/// The reason why something was not done, as `application/problem+json`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// The kind of problem; what stands behind the `#` never changes.
    #[serde(rename = "type")]
    pub kind: String,
    /// The problem in a few words, in the language of the request.
    pub title: String,
    /// The status.
    pub status: u16,
    /// The problem in detail.
    pub detail: String,
    /// The way out of it.
    pub next: String,
    /// The version of the table, when one's own is stale.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub version: Option<u32>,
}
