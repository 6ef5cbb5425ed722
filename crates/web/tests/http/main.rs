//! The real server on a free port, with both databases, as programs and browsers meet it.

mod games;
mod guard;
mod home;
mod inventions;
mod leaks;
mod seats;
mod servers;
mod talk;
mod test_server;
