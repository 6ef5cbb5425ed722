#![doc = include_str!("../README.md")]

mod actions;
mod api;
mod app;
mod http;
pub mod innovation;
mod inventions;
mod lists;
pub mod pages;
mod replay;
mod room;
mod skins;

pub use http::{Config, Limits, ServeError, Server, assets};
