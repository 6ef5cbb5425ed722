//! Tables: opening, finding and looking at them.

use crate::api::page_of::PageOf;
use crate::app::App;
use crate::http::problem::Problem;
use crate::http::visitor::Visitor;
use crate::innovation::options::{Options, is_innovation};
use crate::room::open::{self, Wanted};
use crate::room::seat_event::Note;
use crate::room::{Inside, Room, Talk, Uttered, seats_of};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use eureka_bots::innovation::Level;
use eureka_protocol::innovation;
use eureka_protocol::table::{
    NewTable, Options as Agreed, Remark, Seat as SeatSeen, SeatRequest, Table, TableWithTalk,
};
use eureka_store::{PersonId, Sitter, Table as StoredTable, TableId};
use eureka_table::Seat;
use std::sync::Arc;

/// Opens a table. If every seat is taken, its game begins at once.
#[utoipa::path(post, path = "/api/v1/tables", tag = "tables", request_body = NewTable,
    responses((status = 201, description = "The table", body = TableWithTalk)))]
pub(super) async fn open_one(
    State(app): State<App>,
    visitor: Visitor,
    Json(new): Json<NewTable>,
) -> Result<(StatusCode, Json<TableWithTalk>), Problem> {
    let met = visitor.met().ok_or(Problem::NotSeated)?;
    let Agreed::Innovation(options) = new.options else {
        return Err(Problem::Options("a table of this game is opened on its page".to_owned()));
    };
    let places = new.seats.into_iter().map(place).collect::<Result<_, _>>()?;
    let wanted = Wanted { options: options.into(), places, listed: new.listed };
    let id = app.open_table(met.id, &met.name, &wanted).await?;
    let room = app.room(id).await?;
    Ok((StatusCode::CREATED, shown(&room, visitor.person).await))
}

/// The lobby: listed tables that are open, the newest first.
#[utoipa::path(get, path = "/api/v1/tables", tag = "tables", params(PageOf),
    responses((status = 200, description = "The tables", body = Vec<Table>)))]
pub(super) async fn lobby(
    State(app): State<App>,
    visitor: Visitor,
    Query(page): Query<PageOf>,
) -> Result<Json<Vec<Table>>, Problem> {
    let tables = app.store.lobby(page.page()).await?;
    Ok(Json(listed(&tables, visitor.person)))
}

/// One's own tables: first those that wait for one, then the last changed.
#[utoipa::path(get, path = "/api/v1/me/tables", tag = "tables", params(PageOf),
    responses((status = 200, description = "The tables", body = Vec<Table>)))]
pub(super) async fn mine(
    State(app): State<App>,
    visitor: Visitor,
    Query(page): Query<PageOf>,
) -> Result<Json<Vec<Table>>, Problem> {
    let tables = app.store.tables_of(visitor.known()?, page.page()).await?;
    Ok(Json(listed(&tables, visitor.person)))
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

/// Tables as a person sees them, but for those of other games.
fn listed(tables: &[StoredTable], person: Option<PersonId>) -> Vec<Table> {
    let own = tables.iter().filter(|table| is_innovation(&table.options));
    own.map(|table| table_seen(table, person)).collect()
}

/// The table with this id.
pub(super) async fn room(app: &App, id: &str) -> Result<Arc<Room>, Problem> {
    let id: TableId = id.parse().map_err(|_| Problem::NoTable)?;
    app.room(id).await
}

/// A table as a person sees it now.
pub(super) async fn shown(room: &Room, person: Option<PersonId>) -> Json<TableWithTalk> {
    Json(with_talk(&*room.look().await, person))
}

/// The bot of a level.
pub(super) fn level(word: &str) -> Result<Level, Problem> {
    let known = Level::ALL.into_iter().find(|level| level.word() == word);
    known.ok_or_else(|| Problem::Options(format!("there is no bot `{word}`")))
}

/// Who is to sit at a seat.
fn place(request: SeatRequest) -> Result<open::Place, Problem> {
    Ok(match request {
        SeatRequest::Me { name } => {
            open::Place::Own(name.map(|name| crate::http::visitor::tidy_name(&name)))
        }
        SeatRequest::Bot { level: word } => open::Place::Bot(level(&word)?),
        SeatRequest::Open => open::Place::Open,
    })
}

impl From<Options> for innovation::Options {
    fn from(options: Options) -> innovation::Options {
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
        innovation::Options { edition, language, teams, parley, memory, covered, patience, hints }
    }
}

impl From<innovation::Options> for Options {
    fn from(agreed: innovation::Options) -> Options {
        let innovation::Options {
            edition,
            language,
            teams,
            parley,
            memory,
            covered,
            patience,
            hints,
        } = agreed;
        let guided = false;
        Options { edition, language, teams, parley, memory, covered, patience, guided, hints }
    }
}

/// A table as a person sees it.
pub(crate) fn table_seen(table: &StoredTable, person: Option<PersonId>) -> Table {
    let own = seats_of(table, person);
    let seat = |(seat, sitter): (Seat, &Sitter)| SeatSeen {
        seat: seat.to_string(),
        name: sitter.name.clone(),
        yours: own.has(seat),
        person: sitter.person.is_some(),
        bot: sitter.bot.clone(),
    };
    Table {
        id: table.id.to_string(),
        state: table.state.to_string(),
        version: table.version,
        next: table.next,
        listed: table.listed,
        yours: person == Some(table.creator),
        options: Agreed::Innovation(Options::read(&table.options).into()),
        seats: (0..).map(Seat::new).zip(&table.seats).map(seat).collect(),
        waiting_for: table.waiting_for.map(|seat| seat.to_string()),
        outcome: table.outcome.clone(),
        created: table.created.0,
        changed: table.changed.0,
    }
}

/// A table in use as a person sees it.
pub(crate) fn with_talk(inside: &Inside, person: Option<PersonId>) -> TableWithTalk {
    TableWithTalk {
        table: table_seen(&inside.table, person),
        talk: inside.talk().iter().map(|talk| remark(&inside.table, talk)).collect(),
        rematch: inside.rematch().map(|table| table.to_string()),
        trouble: inside.trouble.clone(),
    }
}

/// Something said or noted at this table.
pub(crate) fn remark(table: &StoredTable, talk: &Talk) -> Remark {
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
