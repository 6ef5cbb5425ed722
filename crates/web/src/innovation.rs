//! Innovation on a page: its options, and how a table is drawn.

pub mod draw;
pub(crate) mod options;
pub(crate) mod sight;
