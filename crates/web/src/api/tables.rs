//! Tables: opening, finding and looking at them.

use crate::api::page_of::PageOf;
use crate::app::App;
use crate::http::problem::Problem;
use crate::http::visitor::Visitor;
use crate::innovation::options::Options;
use crate::room::open::{self, Wanted};
use crate::room::seat_event::Note;
use crate::room::{Inside, Room, Talk, Uttered, seats_of};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use eureka_bots::innovation::Level;
use eureka_store::{Listed, PersonId, Sitter, Table, TableId};
use eureka_table::Seat;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// A table to be opened.
#[derive(Deserialize, ToSchema)]
pub(crate) struct NewTable {
    /// What is agreed on; what is left out is as usual.
    #[serde(default)]
    options: Agreed,
    /// Who sits where, from seat A on: two to five seats.
    seats: Vec<Wish>,
    /// Whether the lobby shows it; otherwise one needs its id.
    #[serde(default)]
    listed: bool,
}

/// What is agreed on at a table.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Agreed {
    /// The edition: `first`, `third` or `fourth`.
    edition: String,
    /// The language of the table, whose alphabet decides who begins: `en`, `ru`, `pl`, `it` or `uk`.
    language: String,
    /// The teams by the letters of their seats, as `["AC", "BD"]`; none if everyone plays alone.
    teams: Vec<String>,
    /// Whether parley is played; nothing means as the book says.
    parley: Option<bool>,
    /// Whether views keep what a seat has rightly seen.
    memory: bool,
    /// Whether all cards on all boards may be looked at; nothing means as the book says.
    covered: Option<bool>,
    /// After how many hours a bot stands in for a player who does not answer; 0 means never.
    patience: u32,
    /// Whether a player may ask what the computer would answer; nothing means where all others are bots.
    hints: Option<bool>,
}

/// Who is to sit at a seat.
#[derive(Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Wish {
    /// Whoever opens the table; at several seats, several people at one screen, by these names.
    Me {
        /// The name at this seat, if not one's own.
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
#[derive(Serialize, ToSchema)]
pub(crate) struct TableSeen {
    /// Its id. Whoever knows it may come in.
    id: String,
    /// `open`, `playing`, `finished` or `closed`.
    state: String,
    /// What an answer must name.
    version: u32,
    /// How many entries its stream has.
    next: u32,
    /// Whether the lobby shows it while it is open.
    listed: bool,
    /// Whether whoever asks has opened it.
    yours: bool,
    /// What is agreed on.
    options: Agreed,
    /// Who sits where, from seat A on.
    seats: Vec<SeatSeen>,
    /// Who is asked, while the game is on.
    #[serde(skip_serializing_if = "Option::is_none")]
    waiting_for: Option<String>,
    /// The winners and the ending, as `AC achievements`.
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<String>,
    /// When it was opened, in milliseconds since 1970.
    created: i64,
    /// When this version came about, in milliseconds since 1970.
    changed: i64,
}

/// A seat.
#[derive(Serialize, ToSchema)]
pub(crate) struct SeatSeen {
    /// Its letter.
    seat: String,
    /// What the player is called.
    name: String,
    /// Whether it belongs to whoever asks.
    yours: bool,
    /// Whether a person has it.
    person: bool,
    /// The level of the bot that answers there, in place of the person if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    bot: Option<String>,
}

/// A page of a list of tables.
#[derive(Serialize, ToSchema)]
pub(crate) struct TablesSeen {
    /// The tables.
    tables: Vec<TableSeen>,
    /// The end of this page, to be sent as `after` with the request for the next one; nothing on the last page.
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<String>,
}

/// A table with what was said there.
#[derive(Serialize, ToSchema)]
pub(crate) struct TableWithTalk {
    /// The table.
    #[serde(flatten)]
    table: TableSeen,
    /// What was said and noted, in order.
    talk: Vec<Remark>,
    /// The table where the same players go on.
    #[serde(skip_serializing_if = "Option::is_none")]
    rematch: Option<String>,
    /// Why the game cannot be shown, if so.
    #[serde(skip_serializing_if = "Option::is_none")]
    trouble: Option<String>,
}

/// Something said or noted at a table.
#[derive(Serialize, ToSchema)]
pub(crate) struct Remark {
    /// When, in milliseconds since 1970.
    at: i64,
    /// After how many answers.
    moment: usize,
    /// What it is: `chat`, or `sat`, `left`, `stands-in`, `back`, `vote`, `rematch`, `closed`, `merged`.
    kind: String,
    /// The seat that it is about, or whose player spoke.
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<String>,
    /// What was said; otherwise a name, a level, who voted, or the id of another table.
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
}

/// Opens a table. If every seat is taken, its game begins at once.
#[utoipa::path(post, path = "/api/v1/tables", tag = "tables", request_body = NewTable,
    responses((status = 201, description = "The table", body = TableWithTalk)))]
pub(super) async fn open_one(
    State(app): State<App>,
    visitor: Visitor,
    Json(new): Json<NewTable>,
) -> Result<(StatusCode, Json<TableWithTalk>), Problem> {
    let met = visitor.met().ok_or(Problem::NotSeated)?;
    let places = new.seats.into_iter().map(Wish::place).collect::<Result<_, _>>()?;
    let wanted = Wanted { options: new.options.into(), places, listed: new.listed };
    let id = app.open_table(met.id, &met.name, &wanted).await?;
    let room = app.room(id).await?;
    Ok((StatusCode::CREATED, shown(&room, visitor.person).await))
}

/// The lobby: listed tables that are open, the newest first.
#[utoipa::path(get, path = "/api/v1/tables", tag = "tables", params(PageOf),
    responses((status = 200, description = "The tables", body = TablesSeen)))]
pub(super) async fn lobby(
    State(app): State<App>,
    visitor: Visitor,
    Query(page): Query<PageOf>,
) -> Result<Json<TablesSeen>, Problem> {
    let page = app.store.lobby(&page.listing()?).await?;
    Ok(Json(TablesSeen::new(&page, visitor.person)))
}

/// One's own tables: first those that wait for one, then the last changed.
#[utoipa::path(get, path = "/api/v1/me/tables", tag = "tables", params(PageOf),
    responses((status = 200, description = "The tables", body = TablesSeen)))]
pub(super) async fn mine(
    State(app): State<App>,
    visitor: Visitor,
    Query(page): Query<PageOf>,
) -> Result<Json<TablesSeen>, Problem> {
    let page = app.store.tables_of(visitor.known()?, &page.listing()?).await?;
    Ok(Json(TablesSeen::new(&page, visitor.person)))
}

/// A table, with what was said there.
#[utoipa::path(get, path = "/api/v1/tables/{id}", tag = "tables",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table", body = TableWithTalk)))]
pub(super) async fn one(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<TableWithTalk>, Problem> {
    Ok(shown(&*room(&app, &id).await?, visitor.person).await)
}

/// The table with this id.
pub(super) async fn room(app: &App, id: &str) -> Result<Arc<Room>, Problem> {
    let id: TableId = id.parse().map_err(|_| Problem::NoTable)?;
    app.room(id).await
}

/// A table as a person sees it now.
pub(super) async fn shown(room: &Room, person: Option<PersonId>) -> Json<TableWithTalk> {
    Json(TableWithTalk::new(&*room.look().await, person))
}

/// The bot of a level.
pub(super) fn level(word: &str) -> Result<Level, Problem> {
    let known = Level::ALL.into_iter().find(|level| level.word() == word);
    known.ok_or_else(|| Problem::Options(format!("there is no bot `{word}`")))
}

impl Wish {
    fn place(self) -> Result<open::Place, Problem> {
        Ok(match self {
            Wish::Me { name } => {
                open::Place::Own(name.map(|name| crate::http::visitor::tidy_name(&name)))
            }
            Wish::Bot { level: word } => open::Place::Bot(level(&word)?),
            Wish::Open => open::Place::Open,
        })
    }
}

impl Default for Agreed {
    fn default() -> Agreed {
        Options::default().into()
    }
}

impl From<Options> for Agreed {
    fn from(options: Options) -> Agreed {
        let Options {
            edition,
            language,
            teams,
            parley,
            memory,
            covered,
            patience,
            hints,
            guided: _,
        } = options;
        Agreed { edition, language, teams, parley, memory, covered, patience, hints }
    }
}

impl From<Agreed> for Options {
    fn from(agreed: Agreed) -> Options {
        let Agreed { edition, language, teams, parley, memory, covered, patience, hints } = agreed;
        let guided = false;
        Options { edition, language, teams, parley, memory, covered, patience, guided, hints }
    }
}

impl TablesSeen {
    fn new(page: &Listed, person: Option<PersonId>) -> TablesSeen {
        let tables = page.tables.iter().map(|table| TableSeen::new(table, person)).collect();
        TablesSeen { tables, next: page.next.map(|next| next.to_string()) }
    }
}

impl TableSeen {
    /// A table as a person sees it.
    pub(crate) fn new(table: &Table, person: Option<PersonId>) -> TableSeen {
        let own = seats_of(table, person);
        let seat = |(seat, sitter): (Seat, &Sitter)| SeatSeen {
            seat: seat.to_string(),
            name: sitter.name.clone(),
            yours: own.has(seat),
            person: sitter.person.is_some(),
            bot: sitter.bot.clone(),
        };
        TableSeen {
            id: table.id.to_string(),
            state: table.state.to_string(),
            version: table.version,
            next: table.next,
            listed: table.listed,
            yours: person == Some(table.creator),
            options: Options::read(&table.options).into(),
            seats: (0..).map(Seat::new).zip(&table.seats).map(seat).collect(),
            waiting_for: table.waiting_for.map(|seat| seat.to_string()),
            outcome: table.outcome.clone(),
            created: table.created.0,
            changed: table.changed.0,
        }
    }
}

impl TableWithTalk {
    /// A table in use as a person sees it.
    pub(crate) fn new(inside: &Inside, person: Option<PersonId>) -> TableWithTalk {
        TableWithTalk {
            table: TableSeen::new(&inside.table, person),
            talk: inside.talk().iter().map(|talk| Remark::new(&inside.table, talk)).collect(),
            rematch: inside.rematch().map(|table| table.to_string()),
            trouble: inside.trouble.clone(),
        }
    }
}

impl Remark {
    /// Something said or noted at this table.
    pub(crate) fn new(table: &Table, talk: &Talk) -> Remark {
        let (kind, seat, text) = match &talk.what {
            Uttered::Chat { by, text } => {
                let seat = seats_of(table, Some(*by)).first();
                ("chat", seat.map(|seat| seat.letter()), Some(text.clone()))
            }
            Uttered::Note(note) => match note.clone() {
                Note::Sat { seat, name } => ("sat", Some(seat), Some(name)),
                Note::Left { seat, name } => ("left", Some(seat), Some(name)),
                Note::StandsIn { seat, level } => ("stands-in", Some(seat), Some(level)),
                Note::Back { seat } => ("back", Some(seat), None),
                Note::Vote { by, seat } => ("vote", Some(seat), Some(by.to_string())),
                Note::Rematch { table } => ("rematch", None, Some(table)),
                Note::Closed { by } => ("closed", None, Some(by)),
                Note::Merged => ("merged", None, None),
            },
        };
        Remark {
            at: talk.at.0,
            moment: talk.moment,
            kind: kind.to_owned(),
            seat: seat.map(String::from),
            text,
        }
    }
}
