//! The games that tables are opened for.

use eureka_store::Table;

/// A game at a table, or what is kept as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GameKind {
    Innovation,
    /// A game with the companion of Inventions.
    InventionsCompanion,
    /// A box profile of Inventions, at which nothing is played.
    InventionsBox,
    /// A whole solo game of Inventions on the screen.
    InventionsSolo,
}

impl GameKind {
    const ALL: [GameKind; 4] = [
        GameKind::Innovation,
        GameKind::InventionsCompanion,
        GameKind::InventionsBox,
        GameKind::InventionsSolo,
    ];

    /// The words of those that are played.
    pub(crate) const PLAYED: [&str; 3] = [
        GameKind::Innovation.word(),
        GameKind::InventionsCompanion.word(),
        GameKind::InventionsSolo.word(),
    ];

    /// The word by which the store keeps it.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            GameKind::Innovation => "innovation",
            GameKind::InventionsCompanion => "inventions-companion",
            GameKind::InventionsBox => "inventions-box",
            GameKind::InventionsSolo => "inventions-solo",
        }
    }

    /// The game with this word.
    pub(crate) fn from_word(word: &str) -> Option<GameKind> {
        GameKind::ALL.into_iter().find(|kind| kind.word() == word)
    }

    /// Whether a table is one of this game.
    pub(crate) fn is_at(self, table: &Table) -> bool {
        table.game == self.word()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_word_of_its_own() {
        for kind in GameKind::ALL {
            assert_eq!(GameKind::from_word(kind.word()), Some(kind));
        }
        assert_eq!(GameKind::from_word("inventions"), None);
    }
}
