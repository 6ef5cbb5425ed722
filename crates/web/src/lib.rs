//! Eureka in the browser: pages, live tables, and an interface for programs.

pub mod guide;
pub mod table;
