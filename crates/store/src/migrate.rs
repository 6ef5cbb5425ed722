//! The migrations of the database schema. They only go forward.
//!
//! A released migration must not change: its checksum is stored in every database.

use crate::db::{Db, Pool};
use crate::error::Error;
use sqlx::SqlSafeStr;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};

/// The migrations: the name, the SQL for SQLite and the SQL for PostgreSQL. Add a new one at the end.
const MIGRATIONS: [(&str, &str, &str); 4] = [
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
    (
        "service time",
        include_str!("../migrations/sqlite/0004_service_time.sql"),
        include_str!("../migrations/postgres/0004_service_time.sql"),
    ),
];

/// Runs the migrations that the database does not have yet. Fails if a later program has migrated it further.
pub(crate) async fn migrate(pool: &Pool) -> Result<(), Error> {
    let steps = (1..).zip(MIGRATIONS).map(|(version, (name, sqlite, postgres))| {
        let sql = match pool {
            Db::Sqlite(_) => sqlite,
            Db::Postgres(_) => postgres,
        };
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    let migrator = Migrator::with_migrations(steps.collect());
    match pool {
        Db::Sqlite(pool) => {
            // SQLite has no lock that lasts over several transactions, as PostgreSQL has, so all migrations run in one.
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
                Error::Newer { found, known: MIGRATIONS.len() as i64 }
            }
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
            other => Error::Damaged(other.to_string()),
        }
    }
}
