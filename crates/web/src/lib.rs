//! Eureka in the browser: pages, live tables, and an interface for programs.
//!
//! ```no_run
//! # async fn run() -> Result<(), eureka_web::ServeError> {
//! let server = eureka_web::Server::open(eureka_web::Config::default()).await?;
//! println!("http://{}", server.address());
//! server.serve(std::future::pending()).await
//! # }
//! ```
//!
//! A `Room` is a table held in memory: the game that results from reading the table's journal in the store. Every change is
//! written to the store first, then applied to the room, then sent to everybody watching. Nothing is shown that is not stored,
//! so any server can take over any table. Rooms are the same for all games; each game supplies a `Skin`, which draws the table
//! using only the information its reader is allowed to have.
//!
//! - `http`: the server, the middleware around every request, and the identity of the client.
//! - `room`: tables in memory; `actions`: every action at a table, shared by pages and programs.
//! - `pages`, `api`: the same tables as HTML and as JSON, each with a live stream; `replay`: their past.
//! - `innovation`, `inventions`: the games; `skins` maps each kind of table to its game.

mod actions;
mod api;
mod app;
mod http;
pub mod innovation;
mod inventions;
pub mod pages;
mod replay;
mod room;
mod skins;

pub use http::{Config, Limits, ServeError, Server};
