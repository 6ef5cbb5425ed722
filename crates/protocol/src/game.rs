//! A running game at a table: views, events, questions, answers, hints, and the requests that answer and correct.
//!
//! Every request that changes a game names the version of the table it is based on; the server refuses an outdated one.

use crate::inventions::TableEvent;
use crate::unknown::{Unknown, known, letters, seats};
use crate::{companion, innovation, solo_game};
use eureka_table::Ending;
use serde::{Deserialize, Serialize};

/// The view of a game from one seat, at one version.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct View {
    /// The version that an answer must name.
    pub version: u32,
    /// The number of answers given so far.
    pub moment: usize,
    /// Whether this seat may take back its last answer.
    pub may_take_back: bool,
    /// Whether an answer that was taken back may be given again.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub may_redo: bool,
    /// Whether this seat may give up.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub may_resign: bool,
    /// The part that depends on the game.
    pub game: GameView,
}

/// The part of a view that depends on the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum GameView {
    /// Innovation.
    Innovation(innovation::View),
    /// The complete solo game of Inventions.
    InventionsSolo(Box<solo_game::View>),
    /// The companion to a solo game of Inventions on a real table.
    InventionsCompanion(companion::View),
}

impl GameView {
    /// The open question.
    pub fn question(&self) -> Option<&Question> {
        match self {
            GameView::Innovation(view) => view.question.as_ref(),
            GameView::InventionsSolo(view) => view.question.as_ref(),
            GameView::InventionsCompanion(view) => view.question.as_ref(),
        }
    }

    /// The legal answers; empty if this seat is not the one to answer.
    pub fn answers(&self) -> &[Choice] {
        match self {
            GameView::Innovation(view) => &view.answers,
            GameView::InventionsSolo(view) => &view.answers,
            GameView::InventionsCompanion(view) => &view.answers,
        }
    }

    /// The outcome, once the game is over.
    pub fn outcome(&self) -> Option<&Outcome> {
        match self {
            GameView::Innovation(view) => view.outcome.as_ref(),
            GameView::InventionsSolo(view) => view.outcome.as_ref(),
            GameView::InventionsCompanion(view) => view.outcome.as_ref(),
        }
    }
}

/// The events of one step, tagged with the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "game", content = "events", rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Events {
    /// Innovation.
    Innovation(Vec<innovation::Event>),
    /// The complete solo game of Inventions.
    InventionsSolo(Vec<solo_game::Event>),
    /// The companion to a solo game of Inventions on a real table.
    InventionsCompanion(Vec<TableEvent>),
}

/// A question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Question {
    /// The seat that must answer.
    pub seat: String,
    /// The kind of question. In Innovation: `opening`, `action`, `card`, `keep`, `order`, `back`, `owner`, `color`, `value`, `seat`,
    /// `icon`, `special`, `parley`, `payment`, `yes-no` or `branch`; in Inventions the word for it, such as `place` or `present`.
    pub kind: String,
    /// The card whose effect asks, or whose dogma must be paid for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
    /// The number of the effect on the card, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub effect: Option<u8>,
    /// The operation within that effect. It tells clients what will be done with the answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<u16>,
    /// Whether declining or stopping is one of the answers.
    pub pass: bool,
    /// Inventions only: the region, tile, action or number that the question is about, in the notation of answers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub about: Option<String>,
}

/// One legal answer to a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Choice {
    /// The answer in the notation of answers; send this text to choose it.
    pub answer: String,
    /// The kind of answer. In Innovation: `draw`, `meld`, `dogma`, `achieve`, `card`, `back`, `color`, `value`, `seat`, `icon`, `special`,
    /// `branch`, `yes`, `no` or `pass`; in Inventions the word for it, such as `place` or `region`.
    pub kind: String,
    /// The card that the answer names, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
}

/// The result of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Outcome {
    /// The letters of the winners' seats; several winners share the victory.
    pub winners: Vec<String>,
    /// The cause of the end: `achievements`, `score`, `card` or `elimination`.
    pub ending: String,
}

impl From<eureka_table::Outcome> for Outcome {
    fn from(outcome: eureka_table::Outcome) -> Outcome {
        let ending = outcome.ending.word().to_owned();
        Outcome { winners: letters(outcome.winners), ending }
    }
}

impl TryFrom<&Outcome> for eureka_table::Outcome {
    type Error = Unknown;

    fn try_from(outcome: &Outcome) -> Result<eureka_table::Outcome, Unknown> {
        let ending = Ending::ALL.into_iter().find(|ending| ending.word() == outcome.ending);
        let ending = known("ending", &outcome.ending, ending)?;
        Ok(eureka_table::Outcome { winners: seats(&outcome.winners)?, ending })
    }
}

/// The open question and its legal answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Answers {
    /// The version that an answer must name.
    pub version: u32,
    /// The question.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub question: Option<Question>,
    /// The legal answers; empty unless your own seat is asked and no bot is standing in for it.
    pub answers: Vec<Choice>,
}

/// The best answers to the open question, as the computer judges them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Hint {
    /// The version that the question belongs to.
    pub version: u32,
    /// The best answers, best first.
    pub best: Vec<HintedAnswer>,
}

/// An answer and its estimated value.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HintedAnswer {
    /// The answer in the notation of answers.
    pub answer: String,
    /// The chance to win with it, from 0 to 1.
    pub chance: f32,
    /// The number of times that the search tried it.
    pub visits: u32,
}

/// A request to answer the open question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AnswerRequest {
    /// The version of the table to which the question belongs.
    pub version: u32,
    /// The answer, exactly as the list of answers has it.
    pub answer: String,
    /// The answers to the questions that follow, where several cards are named one after the other: more cards, and perhaps a `pass` at
    /// the end. They are given as long as the game goes on asking for cards of the same kind; those left over are dropped, and the
    /// reply says how many were given. If one of them is refused, none is given.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub then: Vec<String>,
    /// The seat that answers, for a user of whose seats several are asked at the same time; without it the first of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
}

/// A request to correct the table that a companion keeps track of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CorrectionRequest {
    /// The version of the table that is corrected.
    pub version: u32,
    /// The fields to set, as TOML, with an optional note after a `#`: `ip = 34 # two sages forgotten`.
    pub correction: String,
}

/// The reply to an answer, once it is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Answered {
    /// The version of the table after it.
    pub version: u32,
    /// The number of answers given: more than one if the request had several.
    pub given: usize,
}

/// A version of a table. A request to take back, redo or finish names the current one; the response names the new one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Version {
    /// The number of the version.
    pub version: u32,
}
