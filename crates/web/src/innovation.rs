//! Innovation at a table: the options of a table, the view of one reader, and the HTML that is drawn from it.

pub mod changes;
pub mod choices;
pub mod coach;
pub mod draw;
pub(crate) mod opening;
pub(crate) mod options;
mod skin;
pub mod table_view;
