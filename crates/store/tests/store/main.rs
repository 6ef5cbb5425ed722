//! What a store promises, on both databases, and what happens to it when things fail.

mod backup;
mod contract;
mod faults;
mod kill;
mod lists;
mod shapes;
mod test_database;
