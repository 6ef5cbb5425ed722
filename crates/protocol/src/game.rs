//! A game at a table: views, questions, answers, hints.

use crate::inventions::TableEvent;
use crate::unknown::{Unknown, known, letters, seats};
use crate::{companion, innovation, solo_game};
use eureka_table::Ending;
use serde::{Deserialize, Serialize};

/// A game as one seat sees it, at one version.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct View {
    /// The version that an answer must name.
    pub version: u32,
    /// How many answers have been given.
    pub moment: usize,
    /// Whether the seat may take its last answer back.
    pub may_take_back: bool,
    /// Whether an answer that was taken back may be given again.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub may_redo: bool,
    /// The game.
    pub game: GameView,
}

/// The part of a view that each game has of its own.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum GameView {
    /// Innovation.
    Innovation(innovation::View),
    /// The whole solo game of Inventions.
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

    /// The answers, if they are one's own to give.
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

/// The events of one step, by the game that they belong to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "game", content = "events", rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Events {
    /// Innovation.
    Innovation(Vec<innovation::Event>),
    /// The whole solo game of Inventions.
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
    /// `icon`, `special`, `parley`, `payment`, `yes-no` or `course`; in Inventions the word for it, such as `place` or `present`.
    pub kind: String,
    /// The card whose effect asks, or whose dogma is paid for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
    /// The number of the effect on the card, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub effect: Option<u8>,
    /// The operation of that effect which asks: it tells what is done with what is asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<u16>,
    /// Whether declining, or stopping, is an answer.
    pub pass: bool,
    /// In Inventions the region, tile, action or number that the question is about, in the notation of answers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub about: Option<String>,
}

/// One of the answers to a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Choice {
    /// Its notation, which is what is sent.
    pub answer: String,
    /// The kind of answer. In Innovation: `draw`, `meld`, `dogma`, `achieve`, `card`, `back`, `color`, `value`, `seat`, `icon`, `special`,
    /// `course`, `yes`, `no` or `pass`; in Inventions the word for it, such as `place` or `region`.
    pub kind: String,
    /// The card that it names.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Outcome {
    /// The winners; several share the victory.
    pub winners: Vec<String>,
    /// What ended it: `achievements`, `score`, `card` or `elimination`.
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

/// The open question and its answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Answers {
    /// The version that an answer must name.
    pub version: u32,
    /// The question.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub question: Option<Question>,
    /// The answers, if it is one's own seat that is asked and no bot stands in there.
    pub answers: Vec<Choice>,
}

/// The best answers to the open question, as the search sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Hint {
    /// The version of the question.
    pub version: u32,
    /// The best answers, the best first.
    pub best: Vec<HintedAnswer>,
}

/// An answer and what it is worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HintedAnswer {
    /// The answer in its notation.
    pub answer: String,
    /// The chance to win with it, from 0 to 1.
    pub chance: f32,
    /// How often it was tried.
    pub visits: u32,
}

/// A request to answer the open question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AnswerRequest {
    /// The version of the table whose question it answers.
    pub version: u32,
    /// The answer, as it is written in the list of answers.
    pub answer: String,
}

/// A request to correct the table of a companion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CorrectionRequest {
    /// The version of the table that is corrected.
    pub version: u32,
    /// The fields to be set as TOML, and a note behind a `#`: `ip = 34 # two sages forgotten`.
    pub correction: String,
}

/// A version of a table: the one at which something is taken back, done again or finished, and the one after any such deed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Version {
    /// Its number.
    pub version: u32,
}
