//! The errors of reading a scenario. Each names the key that is wrong.

use eureka_innovation::{ArrangementError, Edition};

/// The reason why a text cannot be read as a scenario.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// The text is not valid TOML.
    #[error("line {line}: {message}")]
    Toml {
        /// The line of the mistake, counted from 1.
        line: usize,
        /// The parser's message.
        message: String,
    },
    /// The value at one key is wrong.
    #[error("{key}: {error}")]
    Key {
        /// The full path of the key: `A.board.red`.
        key: String,
        /// The mistake.
        error: KeyError,
    },
    /// The position of an Inventions scenario is invalid.
    #[error(transparent)]
    Inventions(#[from] eureka_inventions::Fault),
}

/// The reason why the value at a single key is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum KeyError {
    /// The format has no key of this name at this place.
    #[error("unknown key{}", did_you_mean(.near.as_deref()))]
    UnknownKey {
        /// The known key with the most similar name, offered as a correction.
        near: Option<String>,
    },
    /// A required key is missing.
    #[error("is missing")]
    Missing,
    /// The value has the wrong type or is out of range.
    #[error("expected {expected}, got {got}")]
    Unexpected {
        /// A description of the values that are allowed.
        expected: String,
        /// The value found.
        got: String,
    },
    /// The edition has no card of this name.
    #[error("no card of the {edition} edition is called `{name}`{}", did_you_mean(.near.as_deref()))]
    UnknownCard {
        /// The unknown name.
        name: String,
        /// The edition of the scenario.
        edition: Edition,
        /// The card with the most similar name, offered as a correction.
        near: Option<String>,
    },
    /// The same card is placed at two keys.
    #[error("{card} is placed twice, it is already in {earlier}")]
    PlacedTwice {
        /// The name of the card.
        card: String,
        /// The key that placed it first.
        earlier: String,
    },
    /// The seat does not exist at a table of this size.
    #[error("there is no seat {seat} at a table of {players}")]
    UnknownSeat {
        /// The letter of the seat.
        seat: String,
        /// The number of seats.
        players: u8,
    },
    /// The key or word exists only in the rules of the fourth edition, and the scenario uses an earlier one.
    #[error("is for the fourth edition only")]
    FourthOnly,
    /// `...` is not the last item of a deck. It means "the rest", so it must come last.
    #[error("`...` must stand last")]
    RestNotLast,
    /// The text is neither an action nor an answer to any question of the rules.
    #[error("`{0}` is no action and no answer")]
    NoAnswer(String),
    /// The text is not a step of Inventions.
    #[error("`{0}` is no step")]
    NoStep(String),
    /// The braces of a lesson's text name nothing of the game.
    #[error("`{name}` is no card of the {edition} edition, icon, seat or special achievement{}", did_you_mean(.near.as_deref()))]
    UnknownName {
        /// The unknown name.
        name: String,
        /// The edition of the lesson.
        edition: Edition,
        /// The most similar name, offered as a correction.
        near: Option<String>,
    },
    /// A `{` in a lesson's text has no `}`.
    #[error("a `{{` has no `}}`")]
    UnclosedName,
    /// A text has no words.
    #[error("is empty")]
    EmptyText,
    /// A list has no items.
    #[error("must have at least one item")]
    EmptyList,
    /// The goal of a lesson's step has no condition.
    #[error("must have a condition: `happened` or a key of `[expect]`")]
    NoGoal,
    /// The text says nothing that could happen in a lesson.
    #[error(
        "`{0}` must be `SEAT: ` and then `action ANSWER`, `share CARD`, `obey CARD`, `bonus` or `move KIND`"
    )]
    NoHappening(String),
    /// The solution of a lesson's step does not solve it.
    #[error("{0}")]
    Solution(String),
    /// The position of a lesson is impossible.
    #[error(transparent)]
    Arrangement(ArrangementError),
    /// The text does not have the form `SEAT: answer`.
    #[error("{0}")]
    Said(String),
}

impl KeyError {
    /// Attaches the key to the error.
    pub(crate) fn at(self, key: impl Into<String>) -> ReadError {
        ReadError::Key { key: key.into(), error: self }
    }
}

fn did_you_mean(near: Option<&str>) -> String {
    near.map(|near| format!(", did you mean `{near}`?")).unwrap_or_default()
}
