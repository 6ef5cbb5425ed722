//! Earlier versions of corrected cards, so that games recorded before a correction are replayed as they were.
//!
//! To correct a card, put its old script in `earlier/` and list it here first.

use crate::{Rules, StartError};
use eureka_script::Source;

/// The scripts of corrected cards before their corrections, the latest correction first.
///
/// - Measurement offered only the colors on the board, and did not ask where there was only one.
static EARLIER_SCRIPTS: [(&str, &str); 1] =
    [("earlier/measurement.card", include_str!("../earlier/measurement.card"))];

impl Rules {
    /// The version of these rules whose cards have this fingerprint: these rules themselves, or earlier ones, before cards
    /// were corrected.
    pub fn version(&'static self, cards: u64) -> Result<&'static Rules, StartError> {
        if self.fingerprint() == cards {
            return Ok(self);
        }
        let mut earlier = self.earlier.get_or_init(|| self.before_corrections()).iter();
        let version = earlier.find(|rules| rules.fingerprint() == cards);
        version.ok_or(StartError::Cards { record: cards, rules: self.fingerprint() })
    }

    /// These rules before each correction, the latest first.
    fn before_corrections(&self) -> Vec<Rules> {
        let scripts =
            EARLIER_SCRIPTS.map(|(file, text)| Source { file: file.into(), text: text.into() });
        let versions = (1..=scripts.len()).map(|count| self.with_built_in(&scripts[..count]));
        // Home-made cards that do not compile with an earlier version were never played with it.
        versions.flatten().collect()
    }
}
