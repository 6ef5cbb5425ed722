//! The games that can be played here, each with its skin.

use crate::innovation::options::Options;
use crate::inventions::companion::Companion;
use crate::inventions::solo_game::SoloGame;
use crate::room::{GameKind, Play, Sitting, Skin};
use eureka_protocol::table as protocol;
use eureka_store::Table;

/// The game of a table, which has not begun; nothing for tables at which nothing is played.
pub(crate) fn play_of(table: &Table) -> Option<Box<dyn Play>> {
    Some(match GameKind::from_word(&table.game)? {
        GameKind::Innovation => Box::new(Sitting::<Options>::new(&table.options)),
        GameKind::SoloGame => Box::new(Sitting::<SoloGame>::new(&table.options)),
        GameKind::Companion => Box::new(Sitting::<Companion>::new(&table.options)),
        GameKind::BoxProfile => return None,
    })
}

/// The options of a table, for programs.
pub(crate) fn options_of(table: &Table) -> protocol::Options {
    match GameKind::from_word(&table.game) {
        Some(GameKind::SoloGame) => SoloGame::read(&table.options).options(),
        Some(GameKind::Companion | GameKind::BoxProfile) => {
            Companion::read(&table.options).options()
        }
        Some(GameKind::Innovation) | None => Options::read(&table.options).options(),
    }
}
