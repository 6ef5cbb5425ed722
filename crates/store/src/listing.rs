//! Lists of tables: filtered by the database, and read page by page.

use crate::db::{Db, rows};
use crate::error::Error;
use crate::id::{PersonId, TableId};
use crate::service::ServiceTime;
use crate::store::{Store, with_timeout};
use crate::table::{Table, TableState};
use crate::tables::{COLUMNS, SEATS, TableRow, collect};
use sqlx::types::{Text, Type};
use sqlx::{Database, Encode, QueryBuilder};
use std::fmt;
use std::str::FromStr;

/// A request for one page of a list, with the filters that its tables must pass.
#[derive(Clone, Copy, Debug)]
pub struct Listing<'a> {
    /// The games; empty for all of them.
    pub games: &'a [&'a str],
    /// The states; empty for all of them.
    pub states: &'a [TableState],
    /// The person who opened the table; `None` for anyone.
    pub creator: Option<PersonId>,
    /// The largest number of tables on the page.
    pub limit: u32,
    /// The end of the previous page; `None` for the first page.
    pub after: Option<Cursor>,
}

impl<'a> Listing<'a> {
    /// The first page of a list without filters.
    pub const fn first(limit: u32) -> Listing<'a> {
        Listing { games: &[], states: &[], creator: None, limit, after: None }
    }
}

/// A page of tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed<T = Table> {
    /// The tables, in the order of their list.
    pub tables: Vec<T>,
    /// The end of this page, if there is another one.
    pub next: Option<Cursor>,
}

impl<T> Listed<T> {
    /// Makes a page of at most `limit` tables. The caller reads one table more, which shows whether there is another page.
    fn new(mut tables: Vec<T>, limit: u32, place: impl Fn(&T) -> Cursor) -> Listed<T> {
        let limit = limit as usize;
        let is_more = tables.len() > limit;
        tables.truncate(limit);
        let next = tables.last().filter(|_| is_more).map(place);
        Listed { tables, next }
    }
}

/// A position in a list, right after a table. It stays valid when tables are added, changed or removed: a table that does not change is
/// neither skipped nor shown twice.
///
/// Its text can be part of a URL. Callers should not interpret it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cursor {
    /// Whether the table waits for the person whose list it is.
    turn: bool,
    /// The time by which the list is sorted: a moment, or the service time for tables that wait.
    at: i64,
    id: TableId,
}

/// The error for a text that is not a position in a list.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no place in a list: give the one that came with the page before")]
pub struct NoCursor(pub String);

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}.{}", if self.turn { "t" } else { "" }, self.at, self.id)
    }
}

impl FromStr for Cursor {
    type Err = NoCursor;

    fn from_str(text: &str) -> Result<Cursor, NoCursor> {
        let (turn, rest) = text.strip_prefix('t').map_or((false, text), |rest| (true, rest));
        let parts =
            rest.split_once('.').and_then(|(at, id)| Some((at.parse().ok()?, id.parse().ok()?)));
        let (at, id) = parts.ok_or_else(|| NoCursor(text.to_owned()))?;
        Ok(Cursor { turn, at, id })
    }
}

/// The kind of player for whom a table waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// Bots, including those that stand in for a person.
    Bots,
    /// People.
    People,
}

/// The lists; each has its own order.
#[derive(Clone, Copy)]
enum List {
    Lobby,
    Running,
    Of(PersonId),
}

impl Store {
    /// The listed open tables, newest first.
    pub async fn lobby(&self, listing: &Listing<'_>) -> Result<Listed, Error> {
        self.list(List::Lobby, listing).await
    }

    /// The listed tables with a running game, most recently changed first.
    pub async fn running(&self, listing: &Listing<'_>) -> Result<Listed, Error> {
        self.list(List::Running, listing).await
    }

    /// The tables where a person has a seat or that the person opened: first those that wait for the person, then the others. Both parts
    /// begin with the most recently changed table.
    pub async fn tables_of(
        &self,
        person: PersonId,
        listing: &Listing<'_>,
    ) -> Result<Listed, Error> {
        self.list(List::Of(person), listing).await
    }

    async fn list(&self, list: List, listing: &Listing<'_>) -> Result<Listed, Error> {
        with_timeout(async {
            let found: Vec<TableRow> = match self.reads.connection().await? {
                Db::Sqlite(mut db) => {
                    list.statement(listing).build_query_as().fetch_all(&mut *db).await?
                }
                Db::Postgres(mut db) => {
                    list.statement(listing).build_query_as().fetch_all(&mut *db).await?
                }
            };
            Ok(Listed::new(collect(found)?, listing.limit, |table| list.place(table)))
        })
        .await
    }

    /// The tables that have been waiting at least since this service time, or with `None` all that wait; longest first. With
    /// [`Waiting::Bots`] it finds bots whose server is gone; with [`Waiting::People`], people for whom a bot may stand in.
    pub async fn waiting(
        &self,
        on: Waiting,
        since: Option<ServiceTime>,
        limit: u32,
        after: Option<Cursor>,
    ) -> Result<Listed<TableId>, Error> {
        let place =
            |&(served, id): &(i64, Text<TableId>)| Cursor { turn: false, at: served, id: id.0 };
        with_timeout(async {
            let mut db = self.reads.connection().await?;
            let found: Vec<(i64, Text<TableId>)> = rows!(
                &mut db,
                "SELECT served, id FROM tables WHERE state = 'playing' AND served <= $1 \
                 AND (served, id) > ($3, $4) AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id \
                 AND waiting_for LIKE '%' || seat || '%' AND (bot IS NOT NULL) = $2) \
                 ORDER BY served, id LIMIT $5",
                since.map_or(i64::MAX, |since| since.0),
                on == Waiting::Bots,
                after.map_or(i64::MIN, |after| after.at),
                after.map(|after| after.id.to_string()).unwrap_or_default(),
                i64::from(limit) + 1,
            )?;
            let Listed { tables, next } = Listed::new(found, limit, place);
            Ok(Listed { tables: tables.into_iter().map(|(_, id)| id.0).collect(), next })
        })
        .await
    }
}

impl List {
    /// The statement that reads a page and one more table.
    fn statement<DB: Database>(self, listing: &Listing<'_>) -> QueryBuilder<DB>
    where
        i64: Encode<'static, DB> + Type<DB>,
        String: Encode<'static, DB> + Type<DB>,
    {
        let mut sql = QueryBuilder::new(format!("SELECT {COLUMNS} FROM (SELECT * FROM ("));
        let mut order = "at DESC, id";
        match self {
            List::Lobby => {
                sql.push("SELECT *, created AS at FROM tables WHERE state = 'open' AND listed");
            }
            List::Running => {
                sql.push("SELECT *, changed AS at FROM tables WHERE state = 'playing' AND listed");
            }
            List::Of(person) => {
                let person = person.to_string();
                order = "turn DESC, at DESC, id";
                sql.push("SELECT *, changed AS at, EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id ")
                    .push("AND waiting_for LIKE '%' || seat || '%' AND bot IS NULL AND person = ")
                    .push_bind(person.clone())
                    .push(") AS turn FROM tables WHERE creator = ")
                    .push_bind(person.clone())
                    .push(" OR id IN (SELECT table_id FROM seats WHERE person = ")
                    .push_bind(person)
                    .push(")");
            }
        }
        sql.push(") chosen WHERE TRUE");
        if let Some(creator) = listing.creator {
            sql.push(" AND creator = ").push_bind(creator.to_string());
        }
        one_of(&mut sql, "game", listing.games);
        one_of(&mut sql, "state", listing.states);
        if let Some(Cursor { turn, at, id }) = listing.after {
            sql.push(match self {
                List::Lobby | List::Running => " AND (",
                List::Of(_) if turn => " AND (NOT turn OR ",
                List::Of(_) => " AND (NOT turn AND ",
            });
            // `at <= …` comes first because an index can serve it.
            sql.push("at <= ").push_bind(at).push(" AND (at < ").push_bind(at);
            sql.push(" OR id > ").push_bind(id.to_string()).push("))");
        }
        sql.push(format_args!(" ORDER BY {order} LIMIT ")).push_bind(i64::from(listing.limit) + 1);
        sql.push(format_args!(") t {SEATS} ORDER BY {order}, seat"));
        sql
    }

    /// The position right after a table of this list.
    fn place(self, table: &Table) -> Cursor {
        let (turn, at) = match self {
            List::Lobby => (false, table.created),
            List::Running => (false, table.changed),
            List::Of(person) => (table.waits_for(person), table.changed),
        };
        Cursor { turn, at: at.0, id: table.id }
    }
}

/// Adds the condition that a column has one of these values, if there are any.
fn one_of<DB: Database>(sql: &mut QueryBuilder<DB>, column: &str, values: &[impl ToString])
where
    String: Encode<'static, DB> + Type<DB>,
{
    if !values.is_empty() {
        let mut list = sql.push(format_args!(" AND {column} IN (")).separated(", ");
        for value in values {
            list.push_bind(value.to_string());
        }
        sql.push(")");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_is_a_short_text() {
        for text in ["1763300000000.AAAAAAAAAAAAAAA-", "t-7._BCDEFGHIJKLMNOP"] {
            assert_eq!(text.parse::<Cursor>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn a_damaged_cursor_is_refused() {
        for text in
            ["", ".", "t", "17", "17.", ".AAAAAAAAAAAAAAAA", "17.AAAA", "x17.AAAAAAAAAAAAAAAA"]
        {
            assert_eq!(text.parse::<Cursor>(), Err(NoCursor(text.to_owned())));
        }
        assert!(NoCursor("x".to_owned()).to_string().starts_with("`x` is no place in a list"));
    }
}
