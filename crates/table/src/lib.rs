//! The common ground of all games: seats, the [`Game`] trait, a game with its history, records, enums with [`words!`], fingerprints.
//!
//! A game is its set-up and the answers given since, so a [`Record`] is all that saving, replaying, watching and recovering
//! need; a [`Timeline`] is the same in use, with the game at any moment and what happened:
//!
//! ```
//! use eureka_table::{Record, Said, Seat};
//!
//! let mut record = Record::new("a set-up".to_owned());
//! record.answers.push("A: dogma Archery".parse().unwrap());
//! assert_eq!(record.answers[0], Said { seat: Seat::A, answer: "dogma Archery".into() });
//! assert_eq!(Record::read(&record.write()), Ok(record));
//! ```
//!
//! This crate knows no game, reads no file and no clock.

mod fingerprint;
mod game;
mod record;
mod seat;
mod timeline;
mod words;

pub use fingerprint::Fingerprint;
pub use game::{Ending, Game, Outcome};
pub use record::{FORMAT, Record, RecordError, Said, SaidError};
pub use seat::{NoSeat, ONLOOKER, Seat, SeatSet};
pub use timeline::{
    FINISH, Followed, Prepared, REDO, ReplayError, ReplayErrorOf, TAKE_BACK, Taken, Timeline,
};
