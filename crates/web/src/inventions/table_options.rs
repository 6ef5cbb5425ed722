//! What the store keeps with the tables of Inventions beside their streams.

use serde::{Deserialize, Serialize};

/// The options of such a table; kept as JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "game", rename_all = "kebab-case")]
pub(crate) enum Kept {
    /// A game with the companion.
    Inventions {
        /// How hard it is, by its word.
        difficulty: String,
        /// What the box is called.
        #[serde(rename = "box")]
        box_name: String,
        /// Whether its values are made up.
        ours: bool,
    },
    /// A box profile.
    InventionsBox,
    /// A whole solo game on the screen.
    InventionsSolo {
        /// How hard it is, by its word.
        difficulty: String,
    },
}

impl Kept {
    /// The text that the store keeps.
    pub(crate) fn write(&self) -> String {
        serde_json::to_string(self).expect("options have a text form")
    }

    /// The options of a table, if it is one of Inventions.
    pub(crate) fn read(text: &str) -> Option<Kept> {
        serde_json::from_str(text).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::innovation::options::Options;

    #[test]
    fn only_options_of_inventions_are_read() {
        let game = Kept::Inventions {
            difficulty: "hard".to_owned(),
            box_name: "my \"box\"".to_owned(),
            ours: false,
        };
        let solo = Kept::InventionsSolo { difficulty: "easy".to_owned() };
        for kept in [game, Kept::InventionsBox, solo] {
            let text = kept.write();
            assert_eq!(Kept::read(&text), Some(kept));
        }
        for text in [Options::default().write().as_str(), "", "{}", "nonsense"] {
            assert_eq!(Kept::read(text), None);
        }
    }
}
