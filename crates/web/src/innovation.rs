//! Innovation at a table: its options, what a reader sees, and how it is drawn.

pub mod choices;
pub mod draw;
pub(crate) mod opening;
pub(crate) mod options;
mod skin;
pub mod table_view;
