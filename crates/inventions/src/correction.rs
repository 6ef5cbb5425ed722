//! Corrections: fields of the position that the person sets by hand after a mistake at the real table.

use crate::fault_kind::FaultKind;
use crate::node::{self, Fault};
use std::fmt;
use std::str::FromStr;

/// Fields of the position to set, with a note.
///
/// The notation is TOML with the note as a comment.
///
/// # Examples
///
/// ```
/// use eureka_inventions::Correction;
///
/// let correction: Correction = "ip = 34 # two sages forgotten".parse().unwrap();
/// assert_eq!(correction.fields(), "ip = 34");
/// assert_eq!(correction.note(), "two sages forgotten");
/// assert!("# only a note".parse::<Correction>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Correction {
    fields: String,
    note: String,
}

impl Correction {
    /// The fields as TOML, with the keys of [`Position::write`](crate::Position::write).
    pub fn fields(&self) -> &str {
        &self.fields
    }

    /// The reason for the correction, in the person's own words; it may be empty.
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
