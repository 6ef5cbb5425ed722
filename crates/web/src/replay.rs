//! To be filled.

use crate::app::App;
use axum::Router;

/// The routes of this part.
pub(crate) fn routes() -> Router<App> {
    Router::new()
}
