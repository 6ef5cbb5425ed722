#![doc = include_str!("../README.md")]

pub mod diagnostic;
mod fingerprint;
mod format;
mod lex;
pub mod library;
mod lower;
pub mod parse;
pub mod program;
pub mod tree;
pub mod word;

pub use diagnostic::{Diagnostic, closest};
pub use fingerprint::fingerprint;
pub use format::format;
pub use library::{Library, Report, Source};
pub use lower::lower;
pub use parse::{Parsed, parse};
