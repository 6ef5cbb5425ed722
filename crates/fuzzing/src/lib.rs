//! Inputs that nobody would write: what reads them, how they are made, and what they may never do.
//!
//! ```
//! use eureka_fuzzing::TARGETS;
//!
//! let records = TARGETS.iter().find(|target| target.name == "records").unwrap();
//! assert!((records.run)(b"eureka = 1").is_err());
//! ```
//!
//! - A [`Target`] reads any bytes: it takes them, refuses them with a message, or panics, which is a finding.
//! - [`corpus`] is what is kept of earlier hunts, in `fuzz/corpus` at the top of the repository.
//! - [`Dice`] are chance that is the same in every run.
//! - [`Mutator`] makes other inputs of them; a [`Hunt`] tries those and keeps what leads to something new; [`shrink`] makes a
//!   finding small.
//! - [`markup`] says whether a page or a picture is what it should be, whoever is named in it.
//!
//! The same targets are called by libFuzzer (`fuzz/`), which sees what code an input reaches. What is served over HTTP is fuzzed by
//! the tests of the crate `eureka-web`.

pub mod corpus;
mod dice;
mod hunt;
pub mod markup;
mod mutator;
mod targets;

pub use dice::Dice;
pub use hunt::{Finding, Hunt, Tally, attempt, shrink};
pub use mutator::{HOSTILE, Mutator};
pub use targets::{Came, Refused, TARGETS, Target};
