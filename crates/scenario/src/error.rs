//! Why a text is no scenario.

use eureka_innovation::Edition;

/// Why a text is no scenario.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// It is not even TOML.
    #[error("line {line}: {message}")]
    Toml {
        /// Where the text goes wrong, counted from 1.
        line: usize,
        /// What is wrong with it.
        message: String,
    },
    /// Something is wrong at one of its keys.
    #[error("{key}: {fault}")]
    Key {
        /// The key with the tables that it stands in: `A.board.red`.
        key: String,
        /// What is wrong there.
        fault: Fault,
    },
    /// Something is wrong with a position of Inventions.
    #[error(transparent)]
    Inventions(#[from] eureka_inventions::Fault),
}

/// What can be wrong at a key.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// Nothing of this name belongs here.
    #[error("unknown key{}", did_you_mean(.near.as_deref()))]
    UnknownKey {
        /// A key that was perhaps meant.
        near: Option<String>,
    },
    /// It must be there and is not.
    #[error("is missing")]
    Missing,
    /// It is something else than what belongs here.
    #[error("expected {expected}, got {got}")]
    Unexpected {
        /// What belongs here.
        expected: String,
        /// What stands here.
        got: String,
    },
    /// There is no card of this name in the edition.
    #[error("no card of the {edition} edition is called `{name}`{}", did_you_mean(.near.as_deref()))]
    UnknownCard {
        /// The name.
        name: String,
        /// The edition of the scenario.
        edition: Edition,
        /// A card that was perhaps meant.
        near: Option<String>,
    },
    /// The card already lies elsewhere.
    #[error("{card} is placed twice, it is already in {earlier}")]
    PlacedTwice {
        /// The card.
        card: String,
        /// The key that placed it first.
        earlier: String,
    },
    /// The seat is beyond the table.
    #[error("there is no seat {seat} at a table of {players}")]
    UnknownSeat {
        /// The letter.
        seat: String,
        /// How many seats there are.
        players: u8,
    },
    /// The key or word belongs to later rules than the scenario's.
    #[error("is for the fourth edition only")]
    FourthOnly,
    /// `...` stands before other cards.
    #[error("`...` must stand last")]
    RestNotLast,
    /// It is neither an action nor an answer to any question of the rules.
    #[error("`{0}` is no action and no answer")]
    NoAnswer(String),
    /// It is no step of Inventions.
    #[error("`{0}` is no step")]
    NoStep(String),
    /// The text does not say who does what.
    #[error("{0}")]
    Said(String),
}

impl Fault {
    /// The fault at a key.
    pub(crate) fn at(self, key: impl Into<String>) -> ReadError {
        ReadError::Key { key: key.into(), fault: self }
    }
}

fn did_you_mean(near: Option<&str>) -> String {
    near.map(|near| format!(", did you mean `{near}`?")).unwrap_or_default()
}
