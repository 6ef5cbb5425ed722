//! Conformance scenarios: a position, what the players then do, and what must be true afterwards.
//!
//! The format is described in `conformance/README.md`. It speaks only of the rules of Innovation, so any engine can be
//! checked with it; this crate checks ours, and writes stretches of its games down as new scenarios.
//!
//! ```
//! use eureka_scenario::Scenario;
//!
//! let scenario = Scenario::read(
//!     r#"
//!     title   = "A draw takes the top of the deck"
//!     edition = "first"
//!     play    = ["A: draw"]
//!
//!     [decks]
//!     1 = ["Oars", "..."]
//!
//!     [expect]
//!     A.hand  = ["Tools"]
//!     actions = 1
//!     "#,
//! )
//! .unwrap();
//! let failure = scenario.run().unwrap_err();
//! assert_eq!(failure.to_string(), "A.hand: expected [Tools], got [Oars]");
//! ```
//!
//! Reading is strict: whatever is not understood is an error, never ignored. This crate opens no file: it takes and gives
//! text.

mod error;
mod expectation;
mod facts;
pub mod inventions;
mod keys;
mod lexicon;
mod place;
mod run;
mod scenario;
mod value;
mod write;

pub use error::{Fault, ReadError};
pub use expectation::Expectation;
pub use run::{CheckError, Failure, check};
pub use scenario::Scenario;
pub use write::{WriteError, write_scenario};
