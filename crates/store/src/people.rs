//! People, and the accounts of those who want one.
//!
//! Everyone who visits is a person with an id. A *guest* has no account: the only proof of identity is a token in the browser. An account adds a
//! login and a password. The *lock* is a number that invalidates tokens: callers put the number into every session and token they issue,
//! and accept only those with the current one.

use crate::change::{Change, ChangeKind, ChangedTable};
use crate::db::{Transaction, row, rows, run};
use crate::error::Error;
use crate::id::{PersonId, TableId};
use crate::moment::Moment;
use crate::news::News;
use crate::store::{Store, with_timeout};
use crate::table::EntryKind;
use crate::tables::number;
use sqlx::types::Text;

/// Someone who plays or watches. A person without an account is known in one browser only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The id.
    pub id: PersonId,
    /// The display name; it need not be unique.
    pub name: String,
    /// The time of the first visit.
    pub created: Moment,
    /// The time of the last visit.
    pub seen: Moment,
    /// The login of the account, if there is one.
    pub login: Option<String>,
    /// The number of the current lock. Sessions and tokens issued with an earlier number are invalid.
    pub lock: u32,
}

/// The part of an account that is needed to log in.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    /// The person.
    pub person: PersonId,
    /// The hash of the password, as the caller stored it.
    pub password: String,
    /// The number of the lock at the time of reading.
    pub lock: u32,
}

type PersonRow = (Text<PersonId>, String, i64, i64, Option<String>, i64);

impl Store {
    /// Creates a person without an account.
    pub async fn welcome(&self, name: &str, now: Moment) -> Result<Person, Error> {
        let id = PersonId::random()?;
        with_timeout(async {
            let mut db = self.writes.connection().await?;
            run!(
                &mut db,
                "INSERT INTO people (id, name, created, seen) VALUES ($1, $2, $3, $3)",
                Text(id),
                name,
                now.0,
            )?;
            Ok(Person { id, name: name.to_owned(), created: now, seen: now, login: None, lock: 0 })
        })
        .await
    }

    /// The person with this id.
    pub async fn person(&self, id: PersonId) -> Result<Person, Error> {
        with_timeout(async {
            let mut db = self.reads.connection().await?;
            let found: Option<PersonRow> = row!(
                &mut db,
                "SELECT id, name, created, seen, login, lock FROM people WHERE id = $1",
                Text(id)
            )?;
            let (id, name, created, seen, login, lock) = found.ok_or(Error::NoPerson(id))?;
            let (created, seen) = (Moment(created), Moment(seen));
            Ok(Person { id: id.0, name, created, seen, login, lock: number(lock)? })
        })
        .await
    }

    /// Changes a person's display name. Tables where the person sits keep the old one.
    pub async fn rename(&self, id: PersonId, name: &str) -> Result<(), Error> {
        with_timeout(async {
            let mut db = self.writes.connection().await?;
            let sql = "UPDATE people SET name = $2 WHERE id = $1";
            require_one_row(id, run!(&mut db, sql, Text(id), name)?)
        })
        .await
    }

    /// Stores the time of a visit. This waits for the disk, so do it only every few minutes.
    pub async fn seen(&self, id: PersonId, now: Moment) -> Result<(), Error> {
        with_timeout(async {
            let mut db = self.writes.connection().await?;
            let sql = "UPDATE people SET seen = $2 WHERE id = $1";
            require_one_row(id, run!(&mut db, sql, Text(id), now.0)?)
        })
        .await
    }

    /// Gives a guest an account, and returns its new lock: a stolen token of the guest does not open the account. Logins that differ only in
    /// case are the same. `password` is a hash.
    pub async fn register(&self, id: PersonId, login: &str, password: &str) -> Result<u32, Error> {
        let login = folded(login);
        with_timeout(async {
            let mut tx = self.writes.begin().await?;
            require_guest(&mut tx, id).await?;
            let registered: Result<Option<(i64,)>, sqlx::Error> = row!(
                &mut tx,
                "UPDATE people SET login = $2, password = $3, lock = lock + 1 \
                 WHERE id = $1 AND login IS NULL RETURNING lock",
                Text(id),
                &login,
                password,
            );
            match registered {
                Ok(Some((lock,))) => {
                    self.commit(tx, &[News::Lock(id)]).await?;
                    number(lock)
                }
                Ok(None) => Err(Error::HasAccount(id)),
                Err(sqlx::Error::Database(refusal)) if refusal.is_unique_violation() => {
                    Err(Error::LoginTaken(login.clone()))
                }
                Err(error) => Err(error.into()),
            }
        })
        .await
    }

    /// The account with this login, if there is one.
    pub async fn account(&self, login: &str) -> Result<Option<Account>, Error> {
        // PostgreSQL rejects texts with a NUL character, so no login can be one of them.
        if login.contains('\0') {
            return Ok(None);
        }
        with_timeout(async {
            let mut db = self.reads.connection().await?;
            let found: Option<(Text<PersonId>, String, i64)> = row!(
                &mut db,
                "SELECT id, password, lock FROM people WHERE login = $1",
                folded(login)
            )?;
            let Some((person, password, lock)) = found else { return Ok(None) };
            Ok(Some(Account { person: person.0, password, lock: number(lock)? }))
        })
        .await
    }

    /// Changes the password of an account and its lock, and returns the new lock. Fails with [`Error::NoPerson`] if the lock has changed since the
    /// account was read.
    pub async fn change_password(&self, account: &Account, password: &str) -> Result<u32, Error> {
        let Account { person, lock, .. } = *account;
        with_timeout(async {
            let mut tx = self.writes.begin().await?;
            let sql = "UPDATE people SET password = $2, lock = lock + 1 \
                       WHERE id = $1 AND login IS NOT NULL AND lock = $3";
            require_one_row(person, run!(&mut tx, sql, Text(person), password, i64::from(lock))?)?;
            self.commit(tx, &[News::Lock(person)]).await?;
            Ok(lock + 1)
        })
        .await
    }

    /// Changes the lock of a person with an account: all sessions and tokens become invalid, and the password stays.
    pub async fn change_lock(&self, id: PersonId) -> Result<(), Error> {
        with_timeout(async {
            let mut tx = self.writes.begin().await?;
            let sql = "UPDATE people SET lock = lock + 1 WHERE id = $1 AND login IS NOT NULL";
            require_one_row(id, run!(&mut tx, sql, Text(id))?)?;
            self.commit(tx, &[News::Lock(id)]).await
        })
        .await
    }

    /// Merges a guest into another person, because the guest has logged in. The seats and tables of the guest go to that person, and the guest
    /// is deleted. Tables that are not over get a note.
    pub async fn merge(
        &self,
        guest: PersonId,
        into: PersonId,
        note: &str,
        now: Moment,
    ) -> Result<(), Error> {
        if guest == into {
            return Ok(());
        }
        with_timeout(async {
            let mut tx = self.writes.begin().await?;
            require_guest(&mut tx, guest).await?;
            let sql = "UPDATE people SET seen = $2 WHERE id = $1";
            require_one_row(into, run!(&mut tx, sql, Text(into), now.0)?)?;
            let mut tables: Vec<(Text<TableId>,)> = rows!(
                &mut tx,
                "SELECT id FROM tables WHERE state IN ('open', 'playing') \
                 AND (creator = $1 OR id IN (SELECT table_id FROM seats WHERE person = $1))",
                Text(guest)
            )?;
            // The writer locks tables in this order too.
            tables.sort_by_key(|(table,)| table.0);
            let mut changed_tables = Vec::new();
            for (table,) in tables {
                let kind = ChangeKind::Talk(EntryKind::Note(note.to_owned()));
                changed_tables.push(Change { table: table.0, now, kind }.apply(&mut tx).await?);
            }
            run!(
                &mut tx,
                "UPDATE seats SET person = $2 WHERE person = $1",
                Text(guest),
                Text(into)
            )?;
            run!(
                &mut tx,
                "UPDATE tables SET creator = $2 WHERE creator = $1",
                Text(guest),
                Text(into)
            )?;
            let sql = "DELETE FROM people WHERE id = $1 AND login IS NULL";
            require_one_row(guest, run!(&mut tx, sql, Text(guest))?)?;
            let news: Vec<News> = changed_tables.iter().map(ChangedTable::news).collect();
            self.commit(tx, &news).await
        })
        .await
    }
}

/// Checks that the person exists and has no account.
async fn require_guest(tx: &mut Transaction, id: PersonId) -> Result<(), Error> {
    let found: Option<(Option<String>,)> =
        row!(tx, "SELECT login FROM people WHERE id = $1", Text(id))?;
    match found {
        Some((None,)) => Ok(()),
        Some((Some(_),)) => Err(Error::HasAccount(id)),
        None => Err(Error::NoPerson(id)),
    }
}

/// Checks that a statement for this person changed exactly one row.
fn require_one_row(id: PersonId, rows: u64) -> Result<(), Error> {
    if rows == 1 { Ok(()) } else { Err(Error::NoPerson(id)) }
}

/// The login in lower case, as it is stored and compared. The databases fold only some alphabets, and not the same ones, so this is not left
/// to them.
fn folded(login: &str) -> String {
    login.to_lowercase()
}
