//! The kinds of tables.

/// What a table holds, as the store keeps it in its column `game`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GameKind {
    /// A game of Innovation.
    Innovation,
    /// A whole solo game of Inventions.
    SoloGame,
    /// A solo game of Inventions at a real table, with the companion.
    Companion,
    /// A box profile for the companion, at which nothing is played.
    BoxProfile,
}

impl GameKind {
    const ALL: [GameKind; 4] =
        [GameKind::Innovation, GameKind::SoloGame, GameKind::Companion, GameKind::BoxProfile];

    /// The word for it in the store and on the wire.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            GameKind::Innovation => "innovation",
            GameKind::SoloGame => "inventions-solo",
            GameKind::Companion => "inventions-companion",
            GameKind::BoxProfile => "inventions-box",
        }
    }

    /// The kind that is called so.
    pub(crate) fn from_word(word: &str) -> Option<GameKind> {
        GameKind::ALL.into_iter().find(|kind| kind.word() == word)
    }
}
