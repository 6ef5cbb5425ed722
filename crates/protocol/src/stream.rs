//! The events of a table's live stream.

use crate::game::{Answers, Events, View};
use crate::table::{Remark, Table, TableWithTalk};
use serde::{Deserialize, Serialize};

/// Everything: the first event `anew`, and again whenever it cannot be told step by step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Anew {
    /// The table.
    pub table: TableWithTalk,
    /// The game as one's seat sees it, once it has begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub view: Option<View>,
}

/// An answer was given: the event `step`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Step {
    /// How many entries the stream has now.
    pub next: u32,
    /// How many answers have been given.
    pub moment: usize,
    /// What happened, as one's seat may know it.
    #[serde(flatten)]
    pub events: Events,
    /// The question that is open now, its version, and its answers if they are one's own to give.
    #[serde(flatten)]
    pub open: Answers,
}

/// Something was said, or somebody came or went: the event `talk`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Talk {
    /// The remark.
    pub remark: Remark,
    /// The table after it.
    pub table: Table,
}

/// An event of a stream.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Message {
    /// Everything.
    Anew(Box<Anew>),
    /// An answer was given.
    Step(Step),
    /// Something was said, or somebody came or went.
    Talk(Talk),
}

impl Message {
    /// The name of the event.
    pub fn name(&self) -> &'static str {
        match self {
            Message::Anew(_) => "anew",
            Message::Step(_) => "step",
            Message::Talk(_) => "talk",
        }
    }

    /// The data of the event.
    pub fn data(&self) -> String {
        serde_json::to_string(self).expect("strings, numbers and lists have a JSON form")
    }

    /// The event of this name with these data; nothing if it is of a kind that is not known here.
    pub fn read(name: &str, data: &str) -> Result<Option<Message>, serde_json::Error> {
        Ok(Some(match name {
            "anew" => Message::Anew(serde_json::from_str(data)?),
            "step" => Message::Step(serde_json::from_str(data)?),
            "talk" => Message::Talk(serde_json::from_str(data)?),
            _ => return Ok(None),
        }))
    }
}
