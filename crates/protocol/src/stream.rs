//! The messages of a table's live event stream.

use crate::game::{Answers, Events, View};
use crate::table::{Remark, Table, TableWithTalk};
use serde::{Deserialize, Serialize};

/// The complete state. The event `anew` comes first, and again whenever a change cannot be told as a `step` or a
/// `talk`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Anew {
    /// The table.
    pub table: TableWithTalk,
    /// The game as your seat sees it; absent until it has begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub view: Option<View>,
}

/// One answer was given; the name of the event is `step`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Step {
    /// The number of entries in the stream after this one.
    pub next: u32,
    /// The number of answers given so far.
    pub moment: usize,
    /// The events that followed, as far as your seat may know them.
    #[serde(flatten)]
    pub events: Events,
    /// The question that is now open, its version, and the legal answers if your seat is asked.
    #[serde(flatten)]
    pub open: Answers,
}

/// A remark was made, or someone joined or left; the name of the event is `talk`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Talk {
    /// The remark.
    pub remark: Remark,
    /// The table after the remark.
    pub table: Table,
}

/// A message of the stream.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Message {
    /// The complete state.
    Anew(Box<Anew>),
    /// One answer was given.
    Step(Step),
    /// A remark was made, or someone joined or left.
    Talk(Talk),
}

impl Message {
    /// The name of the event, for the `event:` field of the stream.
    pub fn name(&self) -> &'static str {
        match self {
            Message::Anew(_) => "anew",
            Message::Step(_) => "step",
            Message::Talk(_) => "talk",
        }
    }

    /// The content of the event, as JSON.
    pub fn data(&self) -> String {
        serde_json::to_string(self).expect("strings, numbers and lists have a JSON form")
    }

    /// Parses an event. Returns `None` if this version does not know its name, so that a client can skip it.
    ///
    /// # Examples
    ///
    /// ```
    /// use eureka_protocol::stream::Message;
    ///
    /// assert!(Message::read("an event of a later version", "{}")?.is_none());
    /// assert!(Message::read("step", "{}").is_err(), "a step has fields");
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    pub fn read(name: &str, data: &str) -> Result<Option<Message>, serde_json::Error> {
        Ok(Some(match name {
            "anew" => Message::Anew(serde_json::from_str(data)?),
            "step" => Message::Step(serde_json::from_str(data)?),
            "talk" => Message::Talk(serde_json::from_str(data)?),
            _ => return Ok(None),
        }))
    }
}
