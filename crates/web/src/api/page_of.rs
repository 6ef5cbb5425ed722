//! A piece of a long list.

use eureka_store::Page;
use serde::Deserialize;
use utoipa::IntoParams;

/// The most that is listed at once.
const MOST: u32 = 100;

/// A piece of a long list.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct PageOf {
    /// How many to leave out.
    #[serde(default)]
    skip: u32,
    /// How many to list, up to 100.
    limit: Option<u32>,
}

impl PageOf {
    /// The piece.
    pub(super) fn page(&self) -> Page {
        Page { skip: self.skip, limit: self.limit.unwrap_or(MOST).min(MOST) }
    }
}
