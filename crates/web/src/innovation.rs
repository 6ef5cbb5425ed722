//! Innovation on a page: its options, who sees what, and how a table is drawn.

pub mod choices;
pub mod draw;
pub(crate) mod options;
mod perspective;
pub mod table_view;

pub(crate) use perspective::told;
