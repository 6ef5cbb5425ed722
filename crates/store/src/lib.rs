#![doc = include_str!("../README.md")]

mod backup;
mod change;
mod db;
mod error;
mod id;
mod listing;
mod migrate;
mod moment;
mod news;
mod people;
mod service;
mod store;
mod table;
mod tables;
mod writer;

pub use backup::BackupCounts;
pub use error::Error;
pub use id::{NoId, PersonId, TableId};
pub use listing::{Cursor, Listed, Listing, NoCursor, Waiting};
pub use moment::Moment;
pub use news::{News, Subscription};
pub use people::{Account, Person};
pub use service::{Keeper, ServiceTime};
pub use store::Store;
pub use table::{
    Entry, EntryKind, GameStatus, NewTable, Opening, SeatChange, Sitter, Table, TableState,
};
