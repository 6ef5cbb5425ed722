//! What the tests and the soak share: programs that play, servers to play at, and who may know what.
//!
//! - [`Client`] plays over the JSON interface and hears its live [`Events`]; [`Visitor`] goes by the links and forms of the pages.
//! - [`Running`] is the executable as a server, [`Postgres`] a database server of one's own.
//! - [`Truth`] is what a seat knew at every moment of a game; its [`leaks`](Truth::leaks) are what it was sent and may not know.
//! - [`Dice`] are chance that is the same in every run.
//!
//! Nothing that people use depends on it. What goes wrong here is a panic, since in a test it fails that test; what a soak has to
//! survive has a second door that says so (`try_…`).

mod client;
mod postgres;
mod running;
mod truth;
mod visitor;

pub use client::{Client, Events, Open, Reply, Sent, play};
pub use eureka_fuzzing::Dice;
pub use postgres::{Disk, Postgres};
pub use running::{Running, WIDE};
pub use truth::{Form, Reach, Received, Truth, attributes, mentioned};
pub use visitor::{Chosen, Page, Visitor, values};
