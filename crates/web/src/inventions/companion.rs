//! The companion for the solo mode of Inventions: its pages, games and box profiles.
//!
//! A game is a table like any other, with one seat; what was said at it, taken back, said again and corrected is its stream. What is shown
//! follows from the stream alone, so nothing is lost whenever the server stops. Only the owner may say something; whoever knows the
//! link may look on. A box profile is a table at which nothing is played: every note in its stream is the whole profile, the last one counts.

mod boxes;
mod correct;
mod desk;
mod draft;
mod ending;
mod fields;
mod form;
mod game;
mod picture;
mod start;
mod steps;

use crate::app::App;
use axum::Router;
use axum::routing::{get, post};

pub(crate) use ending::result;
pub(crate) use game::{capital, file};
pub(crate) use start::about;

/// The routes of this part.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/solo", get(start::page).post(start::begin))
        .route("/solo/{id}", get(game::page))
        .route("/solo/{id}/answer", post(game::answer))
        .route("/solo/{id}/undo", post(game::undo))
        .route("/solo/{id}/redo", post(game::redo))
        .route("/solo/{id}/finish", post(game::finish))
        .route("/solo/{id}/close", post(game::close))
        .route("/solo/{id}/correct", get(correct::page).post(correct::correct))
        .route("/solo/{id}/sheet", get(ending::page))
        .route("/solo/{id}/record", get(game::record))
        .route("/solo/box", get(boxes::new).post(boxes::create))
        .route("/solo/box/{id}", get(boxes::page).post(boxes::save))
        .route("/solo/box/{id}/text", get(boxes::text_page).post(boxes::save_text))
        .route("/solo/box/{id}/file", get(boxes::file))
        .route("/solo/box/{id}/close", post(boxes::close))
}
