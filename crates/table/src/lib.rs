#![doc = include_str!("../README.md")]

mod fingerprint;
mod game;
mod record;
mod seat;
mod timeline;
mod words;

pub use fingerprint::Fingerprint;
pub use game::{Ending, Game, Outcome, RESIGN, Turn};
pub use record::{FORMAT, Record, RecordError, Said, SaidError};
pub use seat::{NoSeat, ONLOOKER, Seat, SeatSet};
pub use timeline::{
    FINISH, HistoryChange, LineKind, Prepared, REDO, ReplayError, ReplayErrorOf, TAKE_BACK,
    Timeline,
};
