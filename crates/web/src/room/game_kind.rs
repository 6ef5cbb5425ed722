//! The kinds of tables.

use eureka_store::Table;
use eureka_table::words;

words! {
    /// The game of a table, as the store keeps it in its column `game`.
    pub(crate) enum GameKind {
        /// A game of Innovation.
        Innovation = "innovation",
        /// A whole solo game of Inventions.
        SoloGame = "inventions-solo",
        /// A solo game of Inventions at a real table, with the companion.
        Companion = "inventions-companion",
        /// A box profile for the companion, at which nothing is played.
        BoxProfile = "inventions-box",
    }
}

impl GameKind {
    /// The words of those that are played.
    pub(crate) const PLAYED: [&str; 3] =
        [GameKind::Innovation.word(), GameKind::SoloGame.word(), GameKind::Companion.word()];

    /// The class of the pages on which a table is shown: the companion is a column of text, the others fill the window.
    pub(crate) fn page_class(table: &Table) -> &'static str {
        match GameKind::from_word(&table.game) {
            Some(GameKind::Companion) => "page solo-page",
            _ => "at-table",
        }
    }
}
