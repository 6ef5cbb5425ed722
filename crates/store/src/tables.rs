//! Tables: opening, finding and reading them.

use crate::db::{row, rows, run};
use crate::error::Error;
use crate::id::{PersonId, TableId};
use crate::moment::Moment;
use crate::news::News;
use crate::store::{Store, within};
use crate::table::{Entry, NewTable, Page, Sitter, State, Table, What};
use eureka_table::{Said, Seat};
use sqlx::types::Text;

/// Tables with their seats, a row for each seat, from a subquery that says which tables and in which order.
macro_rules! tables {
    ($chosen:literal, $order:literal) => {
        concat!(
            "SELECT t.id, t.creator, t.created, t.listed, t.options, t.state, t.outcome, t.next, \
             t.version, t.changed, t.waiting_for, s.person, s.bot, s.name FROM (",
            $chosen,
            ") t JOIN seats s ON s.table_id = t.id ORDER BY ",
            $order,
            ", t.id, s.seat"
        )
    };
}

type TableRow = (
    Text<TableId>,
    Text<PersonId>,
    i64,
    bool,
    String,
    Text<State>,
    Option<String>,
    i64,
    i64,
    i64,
    Option<Text<Seat>>,
    Option<Text<PersonId>>,
    Option<String>,
    String,
);

type EntryRow = (i64, i64, String, Option<Text<Seat>>, Option<Text<PersonId>>, String);

/// Who is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// Bots, also those that stand in for somebody.
    Bots,
    /// People.
    People,
}

impl Store {
    /// Opens a table.
    pub async fn open_table(&self, new: &NewTable, now: Moment) -> Result<TableId, Error> {
        if new.seats.is_empty() || new.seats.len() > usize::from(Seat::MAX) {
            return Err(Error::Refused(format!("a table with {} seats", new.seats.len())));
        }
        let id = TableId::random()?;
        within(async {
            let mut tx = self.writes.begin().await?;
            run!(
                &mut tx,
                "INSERT INTO tables (id, creator, created, listed, options, state, next, version, changed) \
                 VALUES ($1, $2, $3, $4, $5, 'open', 0, 0, $3)",
                Text(id),
                Text(new.creator),
                now.0,
                new.listed,
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
            self.tell(tx, &[News::Table { table: id, next: 0 }]).await?;
            Ok(id)
        })
        .await
    }

    /// A table as it is now.
    pub async fn table(&self, id: TableId) -> Result<Table, Error> {
        const ONE: &str = tables!("SELECT * FROM tables WHERE id = $1", "t.id");
        within(async {
            let mut db = self.reads.connection().await?;
            let found = collect(rows!(&mut db, ONE, Text(id))?)?;
            found.into_iter().next().ok_or(Error::NoTable(id))
        })
        .await
    }

    /// What happened at a table from this number on.
    pub async fn entries(&self, id: TableId, from: u32, limit: u32) -> Result<Vec<Entry>, Error> {
        within(async {
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

    /// The listed tables that are open, the newest first.
    pub async fn lobby(&self, page: Page) -> Result<Vec<Table>, Error> {
        const LOBBY: &str = tables!(
            "SELECT * FROM tables WHERE state = 'open' AND listed \
             ORDER BY created DESC, id LIMIT $1 OFFSET $2",
            "t.created DESC"
        );
        within(async {
            let mut db = self.reads.connection().await?;
            collect(rows!(&mut db, LOBBY, i64::from(page.limit), i64::from(page.skip))?)
        })
        .await
    }

    /// The listed tables where a game is on, the last changed first.
    pub async fn running(&self, page: Page) -> Result<Vec<Table>, Error> {
        const RUNNING: &str = tables!(
            "SELECT * FROM tables WHERE state = 'playing' AND listed \
             ORDER BY changed DESC, id LIMIT $1 OFFSET $2",
            "t.changed DESC"
        );
        within(async {
            let mut db = self.reads.connection().await?;
            collect(rows!(&mut db, RUNNING, i64::from(page.limit), i64::from(page.skip))?)
        })
        .await
    }

    /// The tables where a person has a seat or that the person opened: first those that wait for the person, then the others, the last
    /// changed first.
    pub async fn tables_of(&self, person: PersonId, page: Page) -> Result<Vec<Table>, Error> {
        const MINE: &str = tables!(
            "SELECT *, EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id \
             AND seat = waiting_for AND person = $1 AND bot IS NULL) AS turn FROM tables \
             WHERE creator = $1 OR id IN (SELECT table_id FROM seats WHERE person = $1) \
             ORDER BY turn DESC, changed DESC, id LIMIT $2 OFFSET $3",
            "t.turn DESC, t.changed DESC"
        );
        within(async {
            let mut db = self.reads.connection().await?;
            let (limit, skip) = (i64::from(page.limit), i64::from(page.skip));
            collect(rows!(&mut db, MINE, Text(person), limit, skip)?)
        })
        .await
    }

    /// How many tables that the person opened are neither over nor given up.
    pub async fn tables_to_finish(&self, person: PersonId) -> Result<u64, Error> {
        within(async {
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

    /// The tables that have waited since this moment or longer, the longest first: for bots whose server is gone, and for people in whose
    /// place a bot may go on.
    pub async fn waiting(
        &self,
        on: Waiting,
        since: Moment,
        page: Page,
    ) -> Result<Vec<TableId>, Error> {
        within(async {
            let mut db = self.reads.connection().await?;
            let found: Vec<(Text<TableId>,)> = rows!(
                &mut db,
                "SELECT t.id FROM tables t JOIN seats s ON s.table_id = t.id AND s.seat = t.waiting_for \
                 WHERE t.state = 'playing' AND t.changed <= $1 AND (s.bot IS NOT NULL) = $2 \
                 ORDER BY t.changed, t.id LIMIT $3 OFFSET $4",
                since.0,
                on == Waiting::Bots,
                i64::from(page.limit),
                i64::from(page.skip),
            )?;
            Ok(found.into_iter().map(|(id,)| id.0).collect())
        })
        .await
    }
}

/// Tables from the rows of their seats, which come together and in order.
fn collect(rows: Vec<TableRow>) -> Result<Vec<Table>, Error> {
    let mut tables: Vec<Table> = Vec::new();
    for row in rows {
        let sitter = Sitter { person: row.11.map(|person| person.0), bot: row.12, name: row.13 };
        match tables.last_mut() {
            Some(table) if table.id == row.0.0 => table.seats.push(sitter),
            _ => tables.push(Table {
                id: row.0.0,
                creator: row.1.0,
                created: Moment(row.2),
                listed: row.3,
                options: row.4,
                state: row.5.0,
                outcome: row.6,
                next: number(row.7)?,
                version: number(row.8)?,
                changed: Moment(row.9),
                waiting_for: row.10.map(|seat| seat.0),
                seats: vec![sitter],
            }),
        }
    }
    Ok(tables)
}

fn entry((place, at, kind, seat, person, text): EntryRow) -> Result<Entry, Error> {
    let what = match (kind.as_str(), seat, person) {
        ("begun", None, None) => What::Begun(text),
        ("said", Some(seat), None) => What::Said(Said { seat: seat.0, answer: text }),
        ("chat", None, Some(by)) => What::Chat { by: by.0, text },
        ("note", None, None) => What::Note(text),
        _ => return Err(Error::Damaged(format!("entry {place} is of no kind"))),
    };
    Ok(Entry { number: number(place)?, at: Moment(at), what })
}

pub(crate) fn number(stored: i64) -> Result<u32, Error> {
    u32::try_from(stored).map_err(|_| Error::Damaged(format!("{stored} is no number of an entry")))
}
