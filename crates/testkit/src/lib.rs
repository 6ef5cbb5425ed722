//! The tools that the tests and the soak share: clients that play, servers to play at, and checks of who may know what.
//!
//! - [`Client`] plays over the JSON interface and hears its live [`Events`]; [`Visitor`] goes by the links and forms of the pages.
//! - [`Running`] is the executable as a server, [`Postgres`] a database server of one's own.
//! - [`Truth`] holds the cards that a seat knew at every moment of a game; its [`leaks`](Truth::leaks) are those that it was sent and
//!   may not know.
//! - [`Dice`] are random numbers that are the same in every run.
//!
//! Nothing that people use depends on it. A failure here is a panic, since in a test it fails that test; the soak, which has to
//! survive failures, uses the functions whose names begin with `try_`.

mod client;
mod html;
mod postgres;
mod running;
mod truth;
mod visitor;

pub use client::{Client, Events, Open, Reply, Sent, play};
pub use eureka_fuzzing::Dice;
pub use html::{Offered, WayOn, answer_buttons, attributes, form_version, known_entries, values};
pub use postgres::{Disk, Postgres};
pub use running::{Running, WIDE};
pub use truth::{Form, Reach, Received, Truth, mentioned};
pub use visitor::{Page, Visitor};
