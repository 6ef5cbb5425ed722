#![doc = include_str!("../README.md")]

mod acknowledgement;
#[cfg(test)]
mod fixtures;
pub mod load;
mod process;
pub mod soak;
