//! Cards as they were before a ruling corrected them, so that games recorded then are played again as they were.

use crate::{Rules, StartError};
use eureka_script::Source;

/// The scripts of corrected cards from before their corrections, the latest correction first.
///
/// - Measurement offered only the colors on the board, and did not ask where there was only one.
static BEFORE: [(&str, &str); 1] =
    [("earlier/measurement.card", include_str!("../earlier/measurement.card"))];

impl Rules {
    /// These rules in the version whose cards have this fingerprint: these very ones, or earlier ones with the cards that have been
    /// corrected since.
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
        let scripts = BEFORE.map(|(file, text)| Source { file: file.into(), text: text.into() });
        let versions = (1..=scripts.len()).map(|count| self.with_built_in(&scripts[..count]));
        // Home-made cards that do not go with an earlier version were never played with it.
        versions.flatten().collect()
    }
}
