//! People, and the accounts of those who want one.

use crate::change::{Change, Kind, Made};
use crate::db::{Transaction, row, rows, run};
use crate::error::Error;
use crate::id::{PersonId, TableId};
use crate::moment::Moment;
use crate::news::News;
use crate::store::{Store, within};
use crate::table::EntryKind;
use crate::tables::number;
use sqlx::types::Text;

/// Somebody who plays or watches. Without an account a person is one browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The name for programs.
    pub id: PersonId,
    /// The name for people; several may have the same.
    pub name: String,
    /// When the person first came.
    pub created: Moment,
    /// When the person was last here.
    pub seen: Moment,
    /// The name of the account, if there is one.
    pub login: Option<String>,
    /// Which lock is on the door: keys to an earlier one no longer fit.
    pub lock: u32,
}

/// What is needed to let somebody in.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    /// Whose it is.
    pub person: PersonId,
    /// The password's hash, as it was handed in.
    pub password: String,
    /// The lock that this password opens.
    pub lock: u32,
}

type PersonRow = (Text<PersonId>, String, i64, i64, Option<String>, i64);

impl Store {
    /// Welcomes somebody new.
    pub async fn welcome(&self, name: &str, now: Moment) -> Result<Person, Error> {
        let id = PersonId::random()?;
        within(async {
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

    /// Who somebody is.
    pub async fn person(&self, id: PersonId) -> Result<Person, Error> {
        within(async {
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

    /// Gives a person another name. At tables where the person sits the old one stays.
    pub async fn rename(&self, id: PersonId, name: &str) -> Result<(), Error> {
        within(async {
            let mut db = self.writes.connection().await?;
            let sql = "UPDATE people SET name = $2 WHERE id = $1";
            require_one_row(id, run!(&mut db, sql, Text(id), name)?)
        })
        .await
    }

    /// Notes that a person is here. It waits for the disk, so once in some minutes is enough.
    pub async fn seen(&self, id: PersonId, now: Moment) -> Result<(), Error> {
        within(async {
            let mut db = self.writes.connection().await?;
            let sql = "UPDATE people SET seen = $2 WHERE id = $1";
            require_one_row(id, run!(&mut db, sql, Text(id), now.0)?)
        })
        .await
    }

    /// Gives a person an account, and with it another lock: who copied the key of the guest has none to the account. Gives the new one. Logins that
    /// differ only in case are the same. The password comes as a hash.
    pub async fn register(&self, id: PersonId, login: &str, password: &str) -> Result<u32, Error> {
        let login = folded(login);
        within(async {
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
                    self.tell(tx, &[News::Lock(id)]).await?;
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
        // PostgreSQL cannot even be asked for it.
        if login.contains('\0') {
            return Ok(None);
        }
        within(async {
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

    /// Changes the password of an account, provided that its lock is still the one that was seen, and with it the lock. Gives the new one.
    pub async fn change_password(&self, account: &Account, password: &str) -> Result<u32, Error> {
        let Account { person, lock, .. } = *account;
        within(async {
            let mut tx = self.writes.begin().await?;
            let sql = "UPDATE people SET password = $2, lock = lock + 1 \
                       WHERE id = $1 AND login IS NOT NULL AND lock = $3";
            require_one_row(person, run!(&mut tx, sql, Text(person), password, i64::from(lock))?)?;
            self.tell(tx, &[News::Lock(person)]).await?;
            Ok(lock + 1)
        })
        .await
    }

    /// Changes the lock of a person who has an account: no key fits any more, the password still does.
    pub async fn change_lock(&self, id: PersonId) -> Result<(), Error> {
        within(async {
            let mut tx = self.writes.begin().await?;
            let sql = "UPDATE people SET lock = lock + 1 WHERE id = $1 AND login IS NOT NULL";
            require_one_row(id, run!(&mut tx, sql, Text(id))?)?;
            self.tell(tx, &[News::Lock(id)]).await
        })
        .await
    }

    /// Makes a guest one with a person who has an account: the guest has logged in, and brings along seats and tables. The guest is gone
    /// afterwards. A note tells of it at the tables that are not over.
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
        within(async {
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
            // The order in which the writer locks them too.
            tables.sort_by_key(|(table,)| table.0);
            let mut made = Vec::new();
            for (table,) in tables {
                let kind = Kind::Talk(EntryKind::Note(note.to_owned()));
                made.push(Change { table: table.0, now, kind }.make(&mut tx).await?);
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
            let news: Vec<News> = made.iter().map(Made::news).collect();
            self.tell(tx, &news).await
        })
        .await
    }
}

/// That there is such a person, and without an account.
async fn require_guest(tx: &mut Transaction, id: PersonId) -> Result<(), Error> {
    let found: Option<(Option<String>,)> =
        row!(tx, "SELECT login FROM people WHERE id = $1", Text(id))?;
    match found {
        Some((None,)) => Ok(()),
        Some((Some(_),)) => Err(Error::HasAccount(id)),
        None => Err(Error::NoPerson(id)),
    }
}

/// That exactly one row was found.
fn require_one_row(id: PersonId, rows: u64) -> Result<(), Error> {
    if rows == 1 { Ok(()) } else { Err(Error::NoPerson(id)) }
}

/// A login as it is compared. The databases fold only some alphabets, and not the same, so it is done here.
fn folded(login: &str) -> String {
    login.to_lowercase()
}
