//! Tables and people on file: in SQLite, a file beside the program, or in PostgreSQL, which several servers can share.
//!
//! Everything that happens at a table is one stream of numbered entries: the set-up, the answers, what was said, who
//! came and went. A game is its set-up and its answers, so the stream is all that is needed to go on with it:
//!
//! ```
//! use eureka_store::{Error, Moment, NewTable, Sitter, Store, Then, EntryKind};
//! use eureka_table::{Said, Seat};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Error> {
//! # let folder = tempfile::tempdir().unwrap();
//! # let file = folder.path().join("eureka.db");
//! # let file = file.to_str().unwrap();
//! let store = Store::open(file).await?;
//! let now = Moment::now();
//! let anna = store.welcome("Anna", now).await?;
//! let table = store
//!     .open_table(
//!         &NewTable {
//!             creator: anna.id,
//!             listed: false,
//!             game: "innovation".to_owned(),
//!             options: "{}".to_owned(),
//!             seats: vec![Sitter::person(anna.id, "Anna"), Sitter::bot("expert", "Bot")],
//!         },
//!         now,
//!     )
//!     .await?;
//!
//! let version = store.begin(table, 0, "a set-up".to_owned(), Then::Asks(Seat::A), now).await?;
//! let draw = Said { seat: Seat::A, answer: "draw".to_owned() };
//! let bot = Then::Asks(Seat::new(1));
//! assert_eq!(store.append(table, version, vec![draw.clone()], bot.clone(), now).await, Ok(2));
//!
//! // Whoever answers the same question again comes too late.
//! let late = store.append(table, version, vec![draw.clone()], bot, now).await;
//! assert_eq!(late, Err(Error::Stale { version: 2 }));
//!
//! let entries = store.entries(table, 0, 100).await?;
//! assert_eq!(entries[0].kind, EntryKind::Begun("a set-up".to_owned()));
//! assert_eq!(entries[1].kind, EntryKind::Said(draw));
//! # Ok(())
//! # }
//! ```
//!
//! What it promises:
//!
//! - **What is acknowledged is stored**: it survives `kill -9`, and the loss of power as far as the disk keeps its word.
//! - **An answer is taken exactly once**, whoever brings it and through whichever server. It names the version of the table that it
//!   answers; of several with the same version one is taken, and the others are told the new one.
//! - **Nothing is missed silently.** A [`Subscription`] tells of every change, or that one must look again.
//! - **Trouble is an [`Error`]**, soon, and never a panic. A full disk or a lost connection leaves nothing half written.
//!
//! # Backup
//!
//! SQLite: [`Store::backup`] while the program runs, or [`Store::backup_of`] from another one; the copy is a database like any other. Copying
//! the file of a running program by hand is not enough, since the last changes lie beside it. PostgreSQL: `pg_dump`. How both are made and
//! restored is in `docs/backup.md`.
//!
//! # Left out
//!
//! The store knows no game, and reads no set-up, no options, no answer and no note: these are texts of those who use it. It hashes no passwords, measures
//! no lengths, reads no clock and does not say who may do what. Nothing is ever taken out of a stream.

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
mod store;
mod table;
mod tables;
mod writer;

pub use backup::Copied;
pub use error::Error;
pub use id::{NoId, PersonId, TableId};
pub use listing::{Cursor, Listed, Listing, NoCursor, Waiting};
pub use moment::Moment;
pub use news::{News, Subscription};
pub use people::{Account, Person};
pub use store::Store;
pub use table::{Entry, EntryKind, NewTable, Sitter, Table, TableState, Then};
