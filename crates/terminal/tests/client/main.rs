//! The client without a terminal: what it draws, and what it does with keys and clicks.

mod games;
mod keys;
mod mouse;
mod screens;
mod support;
mod texts;
