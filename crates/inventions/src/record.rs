//! The set-up of the companion, which plays both opponents beside the real box, and its text form in records.
//!
//! Records are TOML that people can read and edit. A correction is one of the answers:
//!
//! ```toml
//! eureka = 1
//! answers = ["A: 1", "A: go", "A: place SHARE", "A: correct ip = 34 # two sages forgotten", "A: end"]
//!
//! [setup]
//! game = "inventions"
//! difficulty = "normal"
//! seed = 17
//!
//! [setup.profile]
//! name = "my box"
//! # …
//! ```
//!
//! `ip` are your Ingenuity Points. Without a seed the person draws Hephaestus's cards from the real deck and enters them.

use crate::game::Game;
use crate::node::Fault;
use crate::position::Position;
use crate::profile::Profile;
use crate::settings::{SettingError, Settings};
use crate::word::Difficulty;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The name of the companion in records. (The game of its tables has another name, `inventions-companion`.)
pub(crate) const GAME: &str = "inventions";

/// A record of a game with the companion.
///
/// # Examples
///
/// ```
/// use eureka_inventions::{Profile, Record, Setup};
///
/// let mut record = Record::new(Setup::new(Profile::ours().clone(), Some(17)));
/// record.answers.push("A: 1".parse().unwrap());
/// assert_eq!(Record::read(&record.write()), Ok(record));
/// ```
pub type Record = eureka_table::Record<Setup>;

/// The set-up of a game with the companion. It contains the profile, so that a record needs nothing else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "SetupText", into = "SetupText")]
pub struct Setup {
    /// The printed facts of the box.
    pub profile: Profile,
    /// The difficulty.
    pub difficulty: Difficulty,
    /// The interpretation of each sentence of the rules that can be read in several ways.
    pub settings: Settings,
    /// The seed for the program's draws; without it the person draws.
    pub seed: Option<u32>,
}

/// The error of a set-up with a seed whose profile lacks some of Hephaestus's cards, so that the program cannot draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "cards: the profile lacks cards of Hephaestus, so the program cannot draw them: leave out the seed"
)]
pub struct UnknownCards;

impl Setup {
    /// A game of normal difficulty with the default readings of the rules.
    pub fn new(profile: Profile, seed: Option<u32>) -> Setup {
        let (difficulty, settings) = (Difficulty::default(), Settings::default());
        Setup { profile, difficulty, settings, seed }
    }

    /// Begins the game. The first questions are about the board.
    pub fn start(&self) -> Result<Game, UnknownCards> {
        if self.seed.is_some() && !self.profile.knows_the_deck() {
            return Err(UnknownCards);
        }
        let mut position = Position::blank(&self.profile);
        (position.difficulty, position.settings) = (self.difficulty, self.settings);
        Ok(Game::at(position, self.seed.map(u64::from)))
    }
}

/// The text form of a set-up. Stored records have these keys, so they must not change.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SetupText {
    game: String,
    difficulty: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<u32>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    settings: BTreeMap<String, String>,
    profile: toml::Table,
}

/// The reason why a text form is not a set-up.
#[derive(Debug, thiserror::Error)]
pub(crate) enum SetupTextError {
    #[error("the record is of the game `{0}`, not of `{1}`")]
    Game(String, &'static str),
    #[error("there is no difficulty `{0}`: it is easy, normal or hard")]
    Difficulty(String),
    #[error(transparent)]
    Setting(#[from] SettingError),
    #[error("{0}: {1}")]
    Part(&'static str, Fault),
}

/// Reads the difficulty and the settings of a record, and checks that it is a record of this game. The solo game's
/// records use it too.
///
/// `game` is the expected name, `recorded` the name in the record.
pub(crate) fn read_rules(
    game: &'static str,
    recorded: &str,
    difficulty: &str,
    changed: &BTreeMap<String, String>,
) -> Result<(Difficulty, Settings), SetupTextError> {
    if recorded != game {
        return Err(SetupTextError::Game(recorded.to_owned(), game));
    }
    let found = Difficulty::from_word(difficulty);
    let difficulty = found.ok_or_else(|| SetupTextError::Difficulty(difficulty.to_owned()))?;
    let mut settings = Settings::default();
    for (name, value) in changed {
        settings.set(name, value)?;
    }
    Ok((difficulty, settings))
}

impl TryFrom<SetupText> for Setup {
    type Error = SetupTextError;

    fn try_from(text: SetupText) -> Result<Setup, SetupTextError> {
        let (difficulty, settings) =
            read_rules(GAME, &text.game, &text.difficulty, &text.settings)?;
        let profile = Profile::from_table(&text.profile);
        let profile = profile.map_err(|fault| SetupTextError::Part("profile", fault))?;
        Ok(Setup { profile, difficulty, settings, seed: text.seed })
    }
}

impl From<Setup> for SetupText {
    fn from(setup: Setup) -> SetupText {
        let changed = setup.settings.changed();
        SetupText {
            game: GAME.to_owned(),
            difficulty: setup.difficulty.word().to_owned(),
            seed: setup.seed,
            // Only the changed ones: a record follows the defaults, so these must not change.
            settings: changed.map(|(name, value)| (name.to_owned(), value.to_owned())).collect(),
            profile: setup.profile.to_table(),
        }
    }
}
