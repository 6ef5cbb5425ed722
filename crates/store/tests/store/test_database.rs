//! Databases for tests, and the people and tables that tests put into them.

use eureka_store::{Error, GameStatus, Moment, NewTable, Person, PersonId, Sitter, Store, TableId};
use eureka_table::{Said, Seat, SeatSet};
use eureka_testkit::Postgres;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, SqlSafeStr};
use std::path::Path;
use std::time::Duration;
use tempfile::TempDir;

pub(crate) const A: Seat = Seat::A;
pub(crate) const B: Seat = Seat::new(1);

/// Runs each test function on both databases. The function gets a [`TestDatabase`] of its own.
macro_rules! on_both {
    ($($name:ident)*) => {
        mod on_sqlite {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $name() {
                    super::$name(super::TestDatabase::sqlite()).await;
                }
            )*
        }

        mod on_postgres {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $name() {
                    super::$name(super::TestDatabase::postgres()).await;
                }
            )*
        }
    };
}

pub(crate) use on_both;

/// The migrations of earlier versions: the name, the SQL for SQLite and the SQL for PostgreSQL.
const MIGRATIONS: [(&str, &str, &str); 3] = [
    (
        "tables and people",
        include_str!("../../migrations/sqlite/0001_tables_and_people.sql"),
        include_str!("../../migrations/postgres/0001_tables_and_people.sql"),
    ),
    (
        "locks",
        include_str!("../../migrations/sqlite/0002_locks.sql"),
        include_str!("../../migrations/postgres/0002_locks.sql"),
    ),
    (
        "games",
        include_str!("../../migrations/sqlite/0003_games.sql"),
        include_str!("../../migrations/postgres/0003_games.sql"),
    ),
];

/// A new database for one test. SQLite's file is deleted with the value.
pub(crate) struct TestDatabase {
    pub(crate) address: String,
    _folder: Option<TempDir>,
}

impl TestDatabase {
    pub(crate) fn sqlite() -> TestDatabase {
        let folder = TempDir::new().unwrap();
        let address = folder.path().join("new/eureka.db").to_str().unwrap().to_owned();
        TestDatabase { address, _folder: Some(folder) }
    }

    pub(crate) fn postgres() -> TestDatabase {
        TestDatabase { address: Postgres::shared().database(), _folder: None }
    }

    pub(crate) async fn open(&self) -> Store {
        Store::open(&self.address).await.unwrap()
    }

    /// Creates the database with the schema after this many migrations, and runs these statements on it.
    pub(crate) async fn make_earlier(&self, steps: usize, sql: &[impl AsRef<str>]) {
        let postgres = self.address.starts_with("postgres");
        let steps =
            (1..).zip(&MIGRATIONS[..steps]).map(|(version, (name, in_sqlite, in_postgres))| {
                let sql = if postgres { in_postgres } else { in_sqlite };
                let name = (*name).into();
                Migration::new(version, name, MigrationType::Simple, sql.into_sql_str(), false)
            });
        let steps = Migrator::with_migrations(steps.collect());
        let sql = sql.iter().map(|sql| AssertSqlSafe(sql.as_ref()));
        if postgres {
            let pool = sqlx::PgPool::connect(&self.address).await.unwrap();
            steps.run(&pool).await.unwrap();
            for sql in sql {
                sqlx::raw_sql(sql).execute(&pool).await.unwrap();
            }
            pool.close().await;
        } else {
            let file = Path::new(&self.address);
            std::fs::create_dir_all(file.parent().unwrap()).unwrap();
            let options = SqliteConnectOptions::new().filename(file).create_if_missing(true);
            let pool = sqlx::SqlitePool::connect_with(options).await.unwrap();
            steps.run(&pool).await.unwrap();
            for sql in sql {
                sqlx::raw_sql(sql).execute(&pool).await.unwrap();
            }
            pool.close().await;
        }
    }
}

/// The moment with this number of milliseconds.
pub(crate) fn at(moment: i64) -> Moment {
    Moment(moment)
}

/// Lets a new server serve the database for this many seconds, at most 60.
pub(crate) async fn serve(store: &Store, seconds: u64) {
    let mut keeper = store.keeper().unwrap();
    // Another keeper may be on duty. This one takes over with the third call.
    for elapsed in [0, 0, seconds] {
        keeper.serve_on(Duration::from_secs(elapsed)).await.unwrap();
    }
}

pub(crate) fn said(seat: Seat, answer: &str) -> Said {
    Said { seat, answer: answer.to_owned() }
}

/// A new person called Anna, without an account.
pub(crate) async fn anna(store: &Store) -> Person {
    store.welcome("Anna", at(1)).await.unwrap()
}

/// A request for a table with these occupants.
pub(crate) fn new_table(creator: PersonId, listed: bool, seats: Vec<Sitter>) -> NewTable {
    let (game, options) = ("innovation".to_owned(), "{}".to_owned());
    NewTable { creator, listed, game, options, seats }
}

/// A listed table that Anna has opened, with her in seat A and nobody in seat B.
pub(crate) async fn open_table(store: &Store, anna: &Person) -> TableId {
    let seats = vec![Sitter::person(anna.id, "Anna"), Sitter::nobody()];
    store.open_table(&new_table(anna.id, true, seats), at(2)).await.unwrap()
}

/// A table with Anna and a bot whose game has begun and asks Anna. It is at version 1.
pub(crate) async fn begun_table(store: &Store) -> TableId {
    let anna = anna(store).await;
    let seats = vec![Sitter::person(anna.id, "Anna"), Sitter::bot("expert", "Bot")];
    let table = store.open_table(&new_table(anna.id, false, seats), at(2)).await.unwrap();
    let begun = store
        .begin(table, 0, "a set-up".to_owned(), GameStatus::Asks(SeatSet::only(A)), at(3))
        .await;
    assert_eq!(begun, Ok(1));
    table
}

/// Appends answers written like `A: draw`, after which seat A is asked.
pub(crate) async fn append(
    store: &Store,
    table: TableId,
    version: u32,
    answers: &[&str],
) -> Result<u32, Error> {
    let answers: Vec<Said> = answers.iter().map(|answer| answer.parse().unwrap()).collect();
    store.append(table, version, answers, GameStatus::Asks(SeatSet::only(A)), at(4)).await
}
