//! The client without a terminal: its drawings, and its reactions to keys and clicks.

mod games;
mod keys;
mod mouse;
mod opening;
mod screens;
mod support;
mod texts;
