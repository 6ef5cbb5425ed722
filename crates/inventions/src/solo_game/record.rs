//! A whole solo game on file: its set-up and your answers.

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

/// The name of this game in records.
pub(crate) const GAME: &str = "inventions solo";

/// A recorded game.
pub type Record = eureka_table::Record<Setup>;

/// How a game begins. The content is part of it, so that a record needs nothing else.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "SetupText", into = "SetupText")]
pub struct Setup {
    /// What is printed on the board, the cards and the tiles.
    pub content: Arc<Content>,
    /// How much the opponents' holdings count.
    pub difficulty: Difficulty,
    /// How open questions of the rules are read.
    pub settings: Settings,
    /// Where chance comes from.
    pub seed: u32,
}

impl Setup {
    /// A game of normal difficulty with our own content.
    pub fn new(seed: u32) -> Setup {
        let (difficulty, settings) = (Difficulty::default(), Settings::default());
        Setup { content: Arc::clone(Content::ours()), difficulty, settings, seed }
    }

    /// Begins the game: the first question is which idea you claim.
    pub fn start(&self) -> Game {
        let mut position = Position::blank(&self.content.profile);
        (position.difficulty, position.settings) = (self.difficulty, self.settings);
        let world = World { position, board: Board::default(), society: Society::default() };
        Game::at(Arc::clone(&self.content), world, self.seed.into())
    }
}

/// A set-up as it stands in the text.
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
        let content = content.map_err(|fault| SetupTextError::Print("content", fault))?;
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
