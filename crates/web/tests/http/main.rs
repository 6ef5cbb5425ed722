//! The real server on a free port, with both databases, as programs and browsers meet it.

mod client;
mod games;
mod guard;
mod leaks;
mod place;
#[path = "../../../store/tests/store/server.rs"]
#[expect(dead_code, reason = "crashes are for the tests of the store")]
mod postgres;
mod seats;
mod servers;
mod talk;
