//! The pages: home, accounts, the guide, and a table with its live stream.

pub(crate) mod account;
pub(crate) mod chat;
pub mod guide;
mod head;
pub(crate) mod home;
pub(crate) mod invitation;
pub(crate) mod lessons;
pub(crate) mod live;
pub(crate) mod picture;
mod qr;
pub(crate) mod reading;
pub(crate) mod shell;
pub(crate) mod site;
pub(crate) mod table;
pub(crate) mod waiting;
