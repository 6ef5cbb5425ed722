//! The HTTP layer: the server, its middleware and limits, the identity of clients, and error responses.

pub(crate) mod assets;
pub(crate) mod blocking;
pub(crate) mod client;
pub(crate) mod config;
pub(crate) mod file;
pub(crate) mod limits;
pub(crate) mod listener;
pub(crate) mod measures;
pub(crate) mod origin;
pub(crate) mod problem;
pub(crate) mod reader;
pub(crate) mod server;
pub(crate) mod visitor;

pub use assets::assets;
pub use config::{Config, Limits};
pub use server::{ServeError, Server};
