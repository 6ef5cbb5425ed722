//! A correction: any field of the position, set by hand, with a note why.

use crate::fault_kind::FaultKind;
use crate::node::{self, Fault};
use std::fmt;
use std::str::FromStr;

/// Fields of the position to be set, and why.
///
/// It is written as the fields in TOML, and the note as its comment: `ip = 34 # two sages forgotten`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Correction {
    fields: String,
    note: String,
}

impl Correction {
    /// The fields as TOML, in the notation of scenarios.
    pub fn fields(&self) -> &str {
        &self.fields
    }

    /// Why they are set.
    pub fn note(&self) -> &str {
        &self.note
    }
}

impl FromStr for Correction {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Correction, Fault> {
        let (fields, note) = text.split_once('#').unwrap_or((text, ""));
        let (fields, note) = (fields.trim().to_owned(), note.trim().to_owned());
        if node::parse(&fields)?.is_empty() {
            return Err(Fault::new("the correction", FaultKind::NoField));
        }
        Ok(Correction { fields, note })
    }
}

impl fmt::Display for Correction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.fields)?;
        if self.note.is_empty() { Ok(()) } else { write!(f, " # {}", self.note) }
    }
}
