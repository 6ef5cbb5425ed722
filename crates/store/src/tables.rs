//! Opening and reading tables.

use crate::db::{row, rows, run};
use crate::error::Error;
use crate::id::{PersonId, TableId};
use crate::moment::Moment;
use crate::news::News;
use crate::service::ServiceTime;
use crate::store::{Store, with_timeout};
use crate::table::{Entry, EntryKind, NewTable, Sitter, Table, TableState};
use eureka_table::{Said, Seat, SeatSet};
use sqlx::AssertSqlSafe;
use sqlx::types::Text;

/// The columns of a [`TableRow`], for a query that names the table `t` and joins its [`SEATS`].
pub(crate) const COLUMNS: &str = "t.id, t.creator, t.created, t.listed, t.game, t.options, t.state, \
    t.outcome, t.next, t.version, t.changed, t.served, t.waiting_for, s.person, s.bot, s.name";

/// The join of a table `t` with its seats `s`.
pub(crate) const SEATS: &str = "JOIN seats s ON s.table_id = t.id";

/// A row of [`COLUMNS`]: a table with one of its seats.
pub(crate) type TableRow = (
    Text<TableId>,
    Text<PersonId>,
    i64,
    bool,
    String,
    String,
    Text<TableState>,
    Option<String>,
    i64,
    i64,
    i64,
    i64,
    Option<Text<SeatSet>>,
    Option<Text<PersonId>>,
    Option<String>,
    String,
);

/// A row of `entries`: number, time, kind, seat, person, text.
type EntryRow = (i64, i64, String, Option<Text<Seat>>, Option<Text<PersonId>>, String);

impl Store {
    /// Opens a table with one to eight seats.
    pub async fn open_table(&self, new: &NewTable, now: Moment) -> Result<TableId, Error> {
        if new.seats.is_empty() || new.seats.len() > usize::from(Seat::MAX) {
            return Err(Error::Refused(format!("a table with {} seats", new.seats.len())));
        }
        let id = TableId::random()?;
        with_timeout(async {
            let mut tx = self.writes.begin().await?;
            run!(
                &mut tx,
                "INSERT INTO tables \
                 (id, creator, created, listed, game, options, state, next, version, changed, served) \
                 VALUES ($1, $2, $3, $4, $5, $6, 'open', 0, 0, $3, (SELECT time FROM service))",
                Text(id),
                Text(new.creator),
                now.0,
                new.listed,
                &new.game,
                &new.options,
            )?;
            for (sitter, seat) in new.seats.iter().zip((0..).map(Seat::new)) {
                run!(
                    &mut tx,
                    "INSERT INTO seats (table_id, seat, person, bot, name) VALUES ($1, $2, $3, $4, $5)",
                    Text(id),
                    Text(seat),
                    sitter.person.map(Text),
                    &sitter.bot,
                    &sitter.name,
                )?;
            }
            self.commit(tx, &[News::Table { table: id, next: 0 }]).await?;
            Ok(id)
        })
        .await
    }

    /// The current state of a table.
    pub async fn table(&self, id: TableId) -> Result<Table, Error> {
        let sql = format!("SELECT {COLUMNS} FROM tables t {SEATS} WHERE t.id = $1 ORDER BY s.seat");
        with_timeout(async {
            let mut db = self.reads.connection().await?;
            let found = collect(rows!(&mut db, AssertSqlSafe(sql), Text(id))?)?;
            found.into_iter().next().ok_or(Error::NoTable(id))
        })
        .await
    }

    /// The entries of a table's stream, starting with the number `from`; at most `limit` of them.
    pub async fn entries(&self, id: TableId, from: u32, limit: u32) -> Result<Vec<Entry>, Error> {
        with_timeout(async {
            let mut db = self.reads.connection().await?;
            let found: Vec<EntryRow> = rows!(
                &mut db,
                "SELECT number, at, kind, seat, person, text FROM entries \
                 WHERE table_id = $1 AND number >= $2 ORDER BY number LIMIT $3",
                Text(id),
                i64::from(from),
                i64::from(limit),
            )?;
            found.into_iter().map(entry).collect()
        })
        .await
    }

    /// The number of tables that the person has opened and that are neither finished nor closed.
    pub async fn tables_to_finish(&self, person: PersonId) -> Result<u64, Error> {
        with_timeout(async {
            let mut db = self.reads.connection().await?;
            let found: Option<(i64,)> = row!(
                &mut db,
                "SELECT count(*) FROM tables WHERE creator = $1 AND state IN ('open', 'playing')",
                Text(person)
            )?;
            Ok(found.map_or(0, |(count,)| count.unsigned_abs()))
        })
        .await
    }
}

/// Builds tables from rows. The rows of one table must follow each other, in the order of its seats.
pub(crate) fn collect(rows: Vec<TableRow>) -> Result<Vec<Table>, Error> {
    let mut tables: Vec<Table> = Vec::new();
    for row in rows {
        let sitter = Sitter { person: row.13.map(|person| person.0), bot: row.14, name: row.15 };
        match tables.last_mut() {
            Some(table) if table.id == row.0.0 => table.seats.push(sitter),
            _ => tables.push(Table {
                id: row.0.0,
                creator: row.1.0,
                created: Moment(row.2),
                listed: row.3,
                game: row.4,
                options: row.5,
                state: row.6.0,
                outcome: row.7,
                next: number(row.8)?,
                version: number(row.9)?,
                changed: Moment(row.10),
                served: ServiceTime(row.11),
                waiting_for: row.12.map_or(SeatSet::NONE, |seats| seats.0),
                seats: vec![sitter],
            }),
        }
    }
    Ok(tables)
}

/// Builds an entry from a row.
fn entry((place, at, word, seat, person, text): EntryRow) -> Result<Entry, Error> {
    let kind = match (word.as_str(), seat, person) {
        ("begun", None, None) => EntryKind::Begun(text),
        ("said", Some(seat), None) => EntryKind::Said(Said { seat: seat.0, answer: text }),
        ("chat", None, Some(by)) => EntryKind::Chat { by: by.0, text },
        ("note", None, None) => EntryKind::Note(text),
        _ => return Err(Error::Damaged(format!("entry {place} is of no kind"))),
    };
    Ok(Entry { number: number(place)?, at: Moment(at), kind })
}

/// Converts a number from the database, which stores 64 bits.
pub(crate) fn number(stored: i64) -> Result<u32, Error> {
    u32::try_from(stored).map_err(|_| Error::Damaged(format!("{stored} is no number of an entry")))
}
