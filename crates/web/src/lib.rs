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
//! A table in use is a `Room`: its journal in the store, read up to now. Every change is written to the store first, then taken into
//! the room, then told to everybody who watches; so what is shown is always stored, and any server can go on with any table. A room serves
//! every game; a game supplies a `Skin`, which draws a table from what its reader may know.
//!
//! - `http`: the server, what every request passes through, who sends it.
//! - `room`: tables in use; `actions`: everything that can be done at one, for pages and programs alike.
//! - `pages`, `api`: the same tables as HTML and as JSON, each with a live stream; `replay`: their past.
//! - `innovation`, `inventions`: the games; `skins` lists them.

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
