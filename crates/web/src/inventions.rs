//! Inventions on a page: the companion, and the whole solo game.

pub(crate) mod companion;
pub(crate) mod solo_game;
pub(crate) mod table_options;
