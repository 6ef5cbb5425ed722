//! The kinds of tables, one for each game.

use eureka_store::Table;
use eureka_table::words;

words! {
    /// The game of a table. The words are stored in the column `game` and must not change.
    pub(crate) enum GameKind {
        /// A game of Innovation.
        Innovation = "innovation",
        /// A whole solo game of Inventions.
        SoloGame = "inventions-solo",
        /// A solo game of Inventions at a real table, with the companion.
        Companion = "inventions-companion",
        /// A box profile for the companion. It is stored like a table, but nothing is played at it.
        BoxProfile = "inventions-box",
    }
}

impl GameKind {
    /// The words of the kinds that are played, for lists of games.
    pub(crate) fn played() -> Vec<&'static str> {
        let all = GameKind::ALL.into_iter();
        all.filter(|&kind| kind != GameKind::BoxProfile).map(GameKind::word).collect()
    }

    /// The page from which games of this kind are started; closing a table leads there.
    pub(crate) fn start_page(self) -> &'static str {
        match self {
            GameKind::Innovation => "/",
            GameKind::SoloGame => "/inventions",
            GameKind::Companion | GameKind::BoxProfile => "/companion",
        }
    }

    /// The CSS class of the pages that show a table: the companion is a column of text, the other games fill the window.
    pub(crate) fn page_class(table: &Table) -> &'static str {
        match GameKind::from_word(&table.game) {
            Some(GameKind::Companion | GameKind::BoxProfile) => "page companion-page",
            Some(GameKind::Innovation | GameKind::SoloGame) | None => "at-table",
        }
    }
}
