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
    pub(crate) fn played() -> Vec<&'static str> {
        let all = GameKind::ALL.into_iter();
        all.filter(|&kind| kind != GameKind::BoxProfile).map(GameKind::word).collect()
    }

    /// The page where games of this kind are begun, for those who give a table up.
    pub(crate) fn start_page(self) -> &'static str {
        match self {
            GameKind::Innovation => "/",
            GameKind::SoloGame => "/inventions",
            GameKind::Companion | GameKind::BoxProfile => "/companion",
        }
    }

    /// The class of the pages on which a table is shown: the companion is a column of text, the others fill the window.
    pub(crate) fn page_class(table: &Table) -> &'static str {
        match GameKind::from_word(&table.game) {
            Some(GameKind::Companion | GameKind::BoxProfile) => "page companion-page",
            Some(GameKind::Innovation | GameKind::SoloGame) | None => "at-table",
        }
    }
}
