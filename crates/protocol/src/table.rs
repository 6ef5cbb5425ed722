//! Tables: opening one, taking a seat, talking.

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
    /// The complete solo game of Inventions.
    InventionsSolo,
    /// The companion to a solo game of Inventions on a real table.
    InventionsCompanion,
}

/// The game of a table, with its options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "game", content = "options", rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Options {
    /// Innovation.
    Innovation(innovation::Options),
    /// The complete solo game of Inventions.
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

/// A request to open a table.
///
/// # Examples
///
/// ```
/// use eureka_protocol::table::{Game, NewTable, SeatRequest};
///
/// let table: NewTable = serde_json::from_str(
///     r#"{ "seats": [{ "kind": "me" }, { "kind": "bot", "level": "expert" }] }"#,
/// )?;
/// assert_eq!(table.options.game(), Game::Innovation);
/// assert_eq!(table.seats[1], SeatRequest::Bot { level: "expert".to_owned() });
///
/// // A misspelled option is an error rather than ignored.
/// let table = r#"{ "game": "inventions-solo", "options": { "sed": 7 } }"#;
/// assert!(serde_json::from_str::<NewTable>(table).is_err());
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "NewTableText")]
pub struct NewTable {
    /// The game and its options. The default game is Innovation, and every option has a default.
    #[serde(flatten)]
    pub options: Options,
    /// The seats, starting with A: two to five for Innovation, at most your own for the other games.
    pub seats: Vec<SeatRequest>,
    /// Whether the lobby lists the table; otherwise only people who know its id can find it.
    pub listed: bool,
}

/// The JSON form of a request to open a table, in which almost everything is optional.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
struct NewTableText {
    /// The game; the default is Innovation.
    #[serde(default)]
    game: Game,
    /// The options, an `InnovationOptions`, `SoloGameOptions` or `CompanionOptions` object; each option has a default.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    options: Map<String, Value>,
    /// The seats, starting with A: two to five for Innovation; the other games do not need them.
    seats: Option<Vec<SeatRequest>>,
    /// Whether the lobby lists the table; otherwise only people who know its id can find it.
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

/// A seat of a new table, and the kind of player for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum SeatRequest {
    /// The user who opens the table. Several such seats are for several people at one screen, each with a name.
    Me {
        /// The name at this seat, if it differs from the user's own.
        #[serde(skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// A bot.
    Bot {
        /// `random`, `beginner`, `casual`, `skilled`, `expert` or `master`.
        level: String,
    },
    /// Any user who wants to join.
    Open,
}

/// A table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Table {
    /// Its id. Anyone who knows it may join the table.
    pub id: String,
    /// `open`, `playing`, `finished` or `closed`.
    pub state: String,
    /// The version that an answer must name.
    pub version: u32,
    /// The number of entries in the stream of the table.
    pub next: u32,
    /// Whether the lobby lists it while it is open.
    pub listed: bool,
    /// Whether the current user opened it.
    pub yours: bool,
    /// The game and its options.
    #[serde(flatten)]
    pub options: Options,
    /// The seats, starting with A.
    pub seats: Vec<Seat>,
    /// The letters of the seats that must answer: usually one, such as `B`; at the beginning all that have not chosen an opening
    /// card, such as `ABC`. Absent unless the game is running.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub waiting_for: Option<String>,
    /// The winners' seats and the cause of the end, such as `AC achievements`; absent until the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<String>,
    /// The time when it was opened, in milliseconds since 1970.
    pub created: i64,
    /// The time of the last change of version, in milliseconds since 1970.
    pub changed: i64,
}

/// A seat and its player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Seat {
    /// Its letter.
    pub seat: String,
    /// The name of the player.
    pub name: String,
    /// Whether the seat belongs to the current user.
    pub yours: bool,
    /// Whether a person holds the seat.
    pub person: bool,
    /// The level of the bot that answers here; if `person` is true, it stands in for that person.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

impl Seat {
    /// Whether anyone may sit down here.
    pub fn is_free(&self) -> bool {
        !self.person && self.bot.is_none()
    }
}

/// A table, with everything said there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableWithTalk {
    /// The table.
    #[serde(flatten)]
    pub table: Table,
    /// The remarks and notes, oldest first.
    pub talk: Vec<Remark>,
    /// The id of the table where the same players continue, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
    /// The reason why the game cannot be shown, if it cannot.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trouble: Option<String>,
}

/// One page of a list of tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct List {
    /// The tables.
    pub tables: Vec<Table>,
    /// The position of the next page, to be sent as `after`; absent on the last page.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// A remark by a player, or a note by the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Remark {
    /// The time, in milliseconds since 1970.
    pub at: i64,
    /// The number of answers given before.
    pub moment: usize,
    /// `chat` for a remark; for a note `sat`, `left`, `stands-in`, `back`, `vote`, `rematch`, `closed` or `merged`.
    pub kind: String,
    /// The seat of the speaker, or the seat that the note is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    /// The text of a chat; for a note, a name, a level, the voters, or the id of another table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// A request to sit down.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Sit {
    /// The letter of the seat; if it is absent, the first free seat.
    pub seat: Option<String>,
    /// The name for a user who has none yet. Only the HTML pages send it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// A request that names a seat: to sit down there, or to vote for a bot to stand in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AtSeat {
    /// The letter of the seat.
    pub seat: String,
}

/// A request to give up.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Resign {
    /// The letter of the seat that gives up; it may be absent for a user with a single seat at the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
}

/// A request to give a seat to a bot, or to open it to anyone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Offer {
    /// The letter of the seat.
    pub seat: String,
    /// The level of the bot; if it is absent, the seat is open to anyone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

/// A request to say something at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Saying {
    /// The text.
    pub text: String,
}

/// The id of the table where the same players continue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AtTable {
    /// The id.
    pub table: String,
}
