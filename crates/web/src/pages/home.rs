//! The pages around the tables: home, new table, lobby, the reader's own games, settings.

mod fields;
mod form;
mod front;
mod list;
mod lobby;
mod new;
mod play;
pub(crate) mod settings;
mod stream;

use crate::app::App;
use axum::Router;
use axum::response::Redirect;
use axum::routing::{get, post};

pub(crate) use fields::Fields;

/// The routes of these pages.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/", get(front::show))
        // Reloading the URL of a submitted form leads back to the page with the form.
        .route("/play", get(async || Redirect::to("/")).post(play::begin))
        .route("/new", get(new::show))
        .route("/tables", get(lobby::show).post(new::open))
        .route("/games", get(lobby::own))
        .route("/lists/{page}", get(stream::stream))
        .route("/settings", get(async || Redirect::to("/")).post(settings::change))
        .route("/settings/coach", post(settings::coach))
}
