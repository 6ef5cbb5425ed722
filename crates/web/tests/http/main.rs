//! Tests of the real server over HTTP, as API clients and browsers use it, with both databases.

mod games;
mod guard;
mod home;
mod inventions;
mod invitation;
mod leaks;
mod lessons;
mod seats;
mod servers;
mod several;
mod site;
mod talk;
mod test_server;
