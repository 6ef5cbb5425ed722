//! The shape of the database, step by step and only forward.

use crate::db::{Db, Pool};
use crate::error::Error;
use sqlx::SqlSafeStr;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};

/// The steps: what each is called, and how each database is told. A new one is added at the end.
const STEPS: [(&str, &str, &str); 3] = [
    (
        "tables and people",
        include_str!("../migrations/sqlite/0001_tables_and_people.sql"),
        include_str!("../migrations/postgres/0001_tables_and_people.sql"),
    ),
    (
        "locks",
        include_str!("../migrations/sqlite/0002_locks.sql"),
        include_str!("../migrations/postgres/0002_locks.sql"),
    ),
    (
        "games",
        include_str!("../migrations/sqlite/0003_games.sql"),
        include_str!("../migrations/postgres/0003_games.sql"),
    ),
];

/// Brings the database to the shape that this program knows.
pub(crate) async fn migrate(pool: &Pool) -> Result<(), Error> {
    let steps = (1..).zip(STEPS).map(|(version, (name, sqlite, postgres))| {
        let sql = match pool {
            Db::Sqlite(_) => sqlite,
            Db::Postgres(_) => postgres,
        };
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    let migrator = Migrator::with_migrations(steps.collect());
    match pool {
        Db::Sqlite(pool) => {
            // Unlike PostgreSQL it has no lock that lasts over several transactions.
            let mut tx = pool.begin_with("BEGIN EXCLUSIVE").await?;
            migrator.run(&mut *tx).await?;
            tx.commit().await?;
        }
        Db::Postgres(pool) => migrator.run(pool).await?,
    }
    Ok(())
}

impl From<MigrateError> for Error {
    fn from(error: MigrateError) -> Error {
        match error {
            MigrateError::VersionMissing(found) => {
                Error::Newer { found, known: STEPS.len() as i64 }
            }
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
            other => Error::Damaged(other.to_string()),
        }
    }
}
