//! SQLite or PostgreSQL behind one type, and macros that run a statement on either.
//!
//! Both databases accept the same SQL for nearly everything, including `$1`, so a statement is written once. These are
//! macros rather than functions because the two drivers share no types: the statement is compiled once for each.

use crate::error::Error;
use sqlx::pool::PoolConnection;
use sqlx::{PgPool, Postgres, Sqlite, SqlitePool};

/// A value of the SQLite driver or its counterpart of the PostgreSQL driver.
#[derive(Clone)]
pub(crate) enum Db<S, P> {
    Sqlite(S),
    Postgres(P),
}

pub(crate) type Pool = Db<SqlitePool, PgPool>;

pub(crate) type Connection = Db<PoolConnection<Sqlite>, PoolConnection<Postgres>>;

pub(crate) type Transaction =
    Db<sqlx::Transaction<'static, Sqlite>, sqlx::Transaction<'static, Postgres>>;

impl Pool {
    pub(crate) async fn connection(&self) -> Result<Connection, Error> {
        Ok(match self {
            Db::Sqlite(pool) => Db::Sqlite(pool.acquire().await?),
            Db::Postgres(pool) => Db::Postgres(pool.acquire().await?),
        })
    }

    /// Begins a transaction that will write. SQLite must know this from the start: a transaction that begins by reading
    /// cannot wait for another writer later and fails instead.
    pub(crate) async fn begin(&self) -> Result<Transaction, Error> {
        Ok(match self {
            Db::Sqlite(pool) => Db::Sqlite(pool.begin_with("BEGIN IMMEDIATE").await?),
            Db::Postgres(pool) => Db::Postgres(pool.begin().await?),
        })
    }

    pub(crate) async fn close(&self) {
        match self {
            Db::Sqlite(pool) => pool.close().await,
            Db::Postgres(pool) => pool.close().await,
        }
    }
}

impl Transaction {
    pub(crate) async fn commit(self) -> Result<(), Error> {
        match self {
            Db::Sqlite(tx) => tx.commit().await?,
            Db::Postgres(tx) => tx.commit().await?,
        }
        Ok(())
    }
}

/// Runs a statement with its values and returns the number of rows affected.
macro_rules! run {
    ($db:expr, $sql:expr $(, $value:expr)* $(,)?) => {
        match $db {
            $crate::db::Db::Sqlite(db) => {
                let done = sqlx::query($sql)$(.bind($value))*.execute(&mut **db).await;
                done.map(|done| done.rows_affected())
            }
            $crate::db::Db::Postgres(db) => {
                let done = sqlx::query($sql)$(.bind($value))*.execute(&mut **db).await;
                done.map(|done| done.rows_affected())
            }
        }
    };
}

/// The first row of a result as a tuple, if there is one.
macro_rules! row {
    ($db:expr, $sql:expr $(, $value:expr)* $(,)?) => {
        match $db {
            $crate::db::Db::Sqlite(db) => {
                sqlx::query_as($sql)$(.bind($value))*.fetch_optional(&mut **db).await
            }
            $crate::db::Db::Postgres(db) => {
                sqlx::query_as($sql)$(.bind($value))*.fetch_optional(&mut **db).await
            }
        }
    };
}

/// All rows of a result as tuples.
macro_rules! rows {
    ($db:expr, $sql:expr $(, $value:expr)* $(,)?) => {
        match $db {
            $crate::db::Db::Sqlite(db) => {
                sqlx::query_as($sql)$(.bind($value))*.fetch_all(&mut **db).await
            }
            $crate::db::Db::Postgres(db) => {
                sqlx::query_as($sql)$(.bind($value))*.fetch_all(&mut **db).await
            }
        }
    };
}

pub(crate) use {row, rows, run};
