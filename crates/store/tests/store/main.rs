//! The guarantees of the store on both databases, and its behavior when disks, servers and processes fail.

mod backup;
mod contract;
mod faults;
mod kill;
mod lists;
mod service;
mod shapes;
mod test_database;
