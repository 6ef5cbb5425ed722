//! The set-up of the solo game, and its text form in records.

use super::game::Game;
use super::{Board, Society, World};
use crate::content::Content;
use crate::position::Position;
use crate::record::{SetupTextError, read_rules};
use crate::settings::Settings;
use crate::word::Difficulty;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The name of the solo game in records.
pub(crate) const GAME: &str = "inventions solo";

/// A record of a solo game.
pub type Record = eureka_table::Record<Setup>;

/// The set-up of a solo game. It contains the content, so that a record needs nothing else.
///
/// # Examples
///
/// ```
/// use eureka_inventions::Difficulty;
/// use eureka_inventions::solo_game::{Game, Setup};
/// use eureka_table::Timeline;
///
/// let setup = Setup { difficulty: Difficulty::Hard, ..Setup::new(7) };
/// let mut timeline = Timeline::<Game>::begin(setup, ()).unwrap();
/// let answer = timeline.game().answers()[0];
/// timeline.answer(answer).unwrap();
/// assert_eq!(timeline.record().answers.len(), 1);
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "SetupText", into = "SetupText")]
pub struct Setup {
    /// Everything that is printed on the board, the cards and the tiles.
    pub content: Arc<Content>,
    /// The difficulty.
    pub difficulty: Difficulty,
    /// The readings of the open questions of the rules.
    pub settings: Settings,
    /// The seed for everything that is drawn by chance.
    pub seed: u32,
}

impl Setup {
    /// A game of normal difficulty with our own content and the default readings of the rules.
    pub fn new(seed: u32) -> Setup {
        let (difficulty, settings) = (Difficulty::default(), Settings::default());
        Setup { content: Arc::clone(Content::ours()), difficulty, settings, seed }
    }

    /// Begins the game. The first question is which idea you claim.
    pub fn start(&self) -> Game {
        let mut position = Position::blank(&self.content.profile);
        (position.difficulty, position.settings) = (self.difficulty, self.settings);
        let world = World { position, board: Board::default(), society: Society::default() };
        Game::at(Arc::clone(&self.content), world, self.seed.into())
    }
}

/// The text form of a set-up. Stored records have these keys, so they must not change.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SetupText {
    game: String,
    difficulty: String,
    seed: u32,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    settings: BTreeMap<String, String>,
    content: toml::Table,
}

impl TryFrom<SetupText> for Setup {
    type Error = SetupTextError;

    fn try_from(text: SetupText) -> Result<Setup, SetupTextError> {
        let (difficulty, settings) =
            read_rules(GAME, &text.game, &text.difficulty, &text.settings)?;
        let content = Content::from_table(&text.content);
        let content = content.map_err(|fault| SetupTextError::Part("content", fault))?;
        let content = Arc::new(content);
        Ok(Setup { content, difficulty, settings, seed: text.seed })
    }
}

impl From<Setup> for SetupText {
    fn from(setup: Setup) -> SetupText {
        let changed = setup.settings.changed();
        SetupText {
            game: GAME.to_owned(),
            difficulty: setup.difficulty.word().to_owned(),
            seed: setup.seed,
            settings: changed.map(|(name, to)| (name.to_owned(), to.to_owned())).collect(),
            content: setup.content.source().clone(),
        }
    }
}
