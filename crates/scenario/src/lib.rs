//! Conformance scenarios: a position, the plays from it, and the position expected afterwards.
//!
//! `conformance/README.md` describes the format. A scenario depends only on the rules of Innovation, so it can test any
//! engine; this crate runs scenarios on ours and can save a stretch of a game as a new scenario. Scenarios of
//! Inventions have their own format and live in [`inventions`].
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
//! Reading is strict: an unknown key or word is an error and is never ignored. This crate opens no files; it takes and
//! returns text.

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
