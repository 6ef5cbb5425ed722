#![doc = include_str!("../README.md")]

mod error;
mod expectation;
mod facts;
pub mod inventions;
mod keys;
pub mod lesson;
mod lexicon;
mod place;
mod run;
mod scenario;
mod value;
mod write;

pub use error::{KeyError, ReadError};
pub use expectation::Expectation;
pub use run::{CheckError, Failure, check};
pub use scenario::Scenario;
pub use write::{WriteError, write_scenario};
