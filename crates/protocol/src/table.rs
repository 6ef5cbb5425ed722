//! Tables: opening them, sitting down, talking.

use crate::{companion, innovation, solo_game};
use serde::de::Error;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

/// A game that can be played at a table.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Game {
    /// Innovation.
    #[default]
    Innovation,
    /// The whole solo game of Inventions.
    InventionsSolo,
    /// The companion to a solo game of Inventions on a real table.
    InventionsCompanion,
}

/// The game of a table, with what is agreed on there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "game", content = "options", rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Options {
    /// Innovation.
    Innovation(innovation::Options),
    /// The whole solo game of Inventions.
    InventionsSolo(solo_game::Options),
    /// The companion to a solo game of Inventions on a real table.
    InventionsCompanion(companion::Options),
}

impl Options {
    /// The game that is played.
    pub fn game(&self) -> Game {
        match self {
            Options::Innovation(_) => Game::Innovation,
            Options::InventionsSolo(_) => Game::InventionsSolo,
            Options::InventionsCompanion(_) => Game::InventionsCompanion,
        }
    }
}

/// A table to be opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "NewTableText")]
pub struct NewTable {
    /// The game and its options; without a game it is Innovation, and options that are left out are as usual.
    #[serde(flatten)]
    pub options: Options,
    /// The seats from A on: two to five for Innovation, none or one's own for the others.
    pub seats: Vec<SeatRequest>,
    /// Whether the lobby shows it; otherwise one needs its id.
    pub listed: bool,
}

/// A table to be opened, as it may be written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
struct NewTableText {
    /// The game; without one it is Innovation.
    #[serde(default)]
    game: Game,
    /// What is agreed on, as `InnovationOptions`, `SoloGameOptions` or `CompanionOptions` have it; what is left out is as usual.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    options: Map<String, Value>,
    /// The seats from A on: two to five for Innovation; may be left out for the other games.
    seats: Option<Vec<SeatRequest>>,
    /// Whether the lobby shows it; otherwise one needs its id.
    #[serde(default)]
    listed: bool,
}

impl TryFrom<NewTableText> for NewTable {
    type Error = serde_json::Error;

    fn try_from(text: NewTableText) -> Result<NewTable, serde_json::Error> {
        let seats = match (text.seats, text.game) {
            (Some(seats), _) => seats,
            (None, Game::Innovation) => return Err(Error::missing_field("seats")),
            (None, _) => Vec::new(),
        };
        let options = json!({ "game": text.game, "options": text.options });
        Ok(NewTable { options: serde_json::from_value(options)?, seats, listed: text.listed })
    }
}

#[cfg(feature = "openapi")]
impl utoipa::PartialSchema for NewTable {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
        NewTableText::schema()
    }
}

#[cfg(feature = "openapi")]
impl utoipa::ToSchema for NewTable {
    fn schemas(schemas: &mut Vec<(String, utoipa::openapi::RefOr<utoipa::openapi::Schema>)>) {
        NewTableText::schemas(schemas);
    }
}

/// A seat of a new table, and who is to sit there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum SeatRequest {
    /// Whoever opens the table; at several seats, several people at one screen, by these names.
    Me {
        /// The name at this seat, if not one's own.
        #[serde(skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// A bot.
    Bot {
        /// `random`, `beginner`, `casual`, `skilled`, `expert` or `master`.
        level: String,
    },
    /// Whoever comes.
    Open,
}

/// A table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Table {
    /// Its id. Whoever knows it may come in.
    pub id: String,
    /// `open`, `playing`, `finished` or `closed`.
    pub state: String,
    /// The version that an answer must name.
    pub version: u32,
    /// How many entries its stream has.
    pub next: u32,
    /// Whether the lobby shows it while it is open.
    pub listed: bool,
    /// Whether whoever asks has opened it.
    pub yours: bool,
    /// The game, and what is agreed on.
    #[serde(flatten)]
    pub options: Options,
    /// The seats from A on.
    pub seats: Vec<Seat>,
    /// The seat that is asked, while the game is on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub waiting_for: Option<String>,
    /// The winners and the ending, as `AC achievements`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<String>,
    /// When it was opened, in milliseconds since 1970.
    pub created: i64,
    /// When this version came about, in milliseconds since 1970.
    pub changed: i64,
}

/// A seat, and who sits there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Seat {
    /// Its letter.
    pub seat: String,
    /// The name of the player.
    pub name: String,
    /// Whether it belongs to whoever asks.
    pub yours: bool,
    /// Whether a person has it.
    pub person: bool,
    /// The level of the bot that answers there, in place of the person if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

impl Seat {
    /// Whether anybody may sit down here.
    pub fn is_free(&self) -> bool {
        !self.person && self.bot.is_none()
    }
}

/// A table with everything that was said there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableWithTalk {
    /// The table.
    #[serde(flatten)]
    pub table: Table,
    /// The remarks and notes, in order.
    pub talk: Vec<Remark>,
    /// The table where the same players go on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
    /// Why the game cannot be shown, if so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trouble: Option<String>,
}

/// A piece of a long list of tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct List {
    /// The tables.
    pub tables: Vec<Table>,
    /// The place where the list goes on, to be sent as `after`; nothing at its end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// Something said or noted at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Remark {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// After how many answers.
    pub moment: usize,
    /// `chat`, or for a note `sat`, `left`, `stands-in`, `back`, `vote`, `rematch`, `closed` or `merged`.
    pub kind: String,
    /// The seat that it is about, or whose player spoke.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    /// The words of a chat; otherwise a name, a level, who voted, or the id of another table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// A request to sit down.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Sit {
    /// The letter of the seat; without one, the first that is free.
    pub seat: Option<String>,
    /// The name to be called by, for a person who has none yet. Only pages send it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// A request that names a seat: to sit down there, or to vote for a bot in its place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AtSeat {
    /// Its letter.
    pub seat: String,
}

/// A request to give a seat to a bot, or to whoever comes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Offer {
    /// Its letter.
    pub seat: String,
    /// The level of the bot that gets it; without one, whoever comes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

/// A request to say something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Saying {
    /// The words.
    pub text: String,
}

/// The id of a table: where the same players go on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AtTable {
    /// The id.
    pub table: String,
}
