//! The whole solo game of Inventions: its start, its table, looking back at it, and how it is played.
//!
//! A game is a table like any other, with one seat; what was said at it and taken back is its stream, and what is shown follows from that
//! alone. Only its owner may answer; whoever knows the link may look on. Every legal answer is a button of one form, where the thing
//! lies and in a list below the question, so that a page works without script.

#[cfg(test)]
mod alike;
mod assembly;
mod course;
mod desk;
mod ending;
mod home;
mod idea;
mod log;
mod map;
mod milestones;
mod mind;
mod page;
mod past;
mod pick;
mod play;
mod progress;
mod question;
mod region;
mod rivals;
mod rules;
mod scene;
mod signs;
mod start;

use crate::app::App;
use axum::Router;
use axum::routing::{get, post};

pub(crate) use mind::Society;
pub(crate) use start::about;

/// The routes of this part.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/inventions", get(start::page).post(start::begin))
        .route("/inventions/rules", get(rules::page))
        .route("/inventions/{id}", get(play::page))
        .route("/inventions/{id}/answer", post(play::answer))
        .route("/inventions/{id}/undo", post(play::undo))
        .route("/inventions/{id}/close", post(play::close))
        .route("/inventions/{id}/hint", get(play::hint))
        .route("/inventions/{id}/record", get(play::record))
        .route("/inventions/{id}/replay", get(past::replay))
        .route("/inventions/{id}/replay/opinion", get(past::opinion))
        .route("/inventions/{id}/course", get(course::page))
}
