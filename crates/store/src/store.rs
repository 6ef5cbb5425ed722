//! The store as a whole: opening and closing it, and its connections.

use crate::db::{Db, Pool, Transaction, row, run};
use crate::error::Error;
use crate::id::random;
use crate::migrate::migrate;
use crate::news::{self, News, Notifier, Subscription};
use crate::writer::Writer;
use sqlx::Connection;
use sqlx::error::DatabaseError;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use std::fs::{self, OpenOptions};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinHandle;
use tokio::time;

/// The longest wait for a connection. An unreachable database is reported after this time.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(2);

/// The longest time for one operation of the store, and for one statement.
pub(crate) const STATEMENT_TIMEOUT: Duration = Duration::from_secs(5);

/// The number of connections that read from PostgreSQL.
const POSTGRES_READERS: u32 = 6;

/// The number of connections that write people and new tables to PostgreSQL. Changes to tables have their own connection, and so have reads:
/// under overload no change waits behind thousands of reads, and no answer waits behind a crowd of new people.
const POSTGRES_WRITERS: u32 = 1;

/// The number of connections that read from SQLite. One more writes; SQLite allows only one writer.
const SQLITE_READERS: u32 = 4;

/// A database of tables and people. Clones are handles to the same store.
#[derive(Clone)]
pub struct Store {
    pub(crate) reads: Pool,
    pub(crate) writes: Pool,
    /// The connection of the [`Writer`], which makes all changes to tables.
    answers: Pool,
    pub(crate) writer: Writer,
    notifier: Notifier,
    secret: [u8; 32],
    _listener: Option<Arc<Listener>>,
}

impl Store {
    /// Opens a database and migrates it to the current schema. The address is a file, which is created if it is missing, or
    /// `postgres://user:password@host/name`.
    pub async fn open(address: &str) -> Result<Store, Error> {
        let notifier = Notifier::new();
        match file_of(address)? {
            Some(file) => Store::sqlite(file, notifier).await,
            None => Store::postgres(address, notifier).await,
        }
    }

    async fn sqlite(file: &Path, notifier: Notifier) -> Result<Store, Error> {
        create_private(file).map_err(|error| cannot_write(file, error))?;
        let options = SqliteConnectOptions::new()
            .filename(file)
            .journal_mode(SqliteJournalMode::Wal)
            // With FULL, a commit is on disk when it returns; with NORMAL, only after the next checkpoint of the log.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(STATEMENT_TIMEOUT);
        let pool =
            || SqlitePoolOptions::new().acquire_timeout(ACQUIRE_TIMEOUT).test_before_acquire(false);
        let writes = pool()
            .max_connections(1)
            // On a full disk SQLite rolls a transaction back by itself. sqlx does not notice, and such a connection could never begin
            // another transaction, so it is discarded.
            .before_acquire(|db, _| Box::pin(async { Ok(!db.is_in_transaction()) }));
        let writes = connect_sqlite(writes, &options).await?;
        let reads = pool().max_connections(SQLITE_READERS).connect_lazy_with(options);
        let writes = Db::Sqlite(writes);
        Store::assemble(Db::Sqlite(reads), writes.clone(), writes, notifier, None).await
    }

    async fn postgres(address: &str, notifier: Notifier) -> Result<Store, Error> {
        let timeout_ms = STATEMENT_TIMEOUT.as_millis().to_string();
        let options: PgConnectOptions =
            address.parse().map_err(|_| Error::Address(without_password(address)))?;
        let options = options.options([
            ("synchronous_commit", "on"),
            ("statement_timeout", &timeout_ms),
            // A server that vanishes during a transaction must not keep its tables locked.
            ("idle_in_transaction_session_timeout", &timeout_ms),
        ]);
        let pool = |connections| {
            PgPoolOptions::new().acquire_timeout(ACQUIRE_TIMEOUT).max_connections(connections)
        };
        let writes = pool(POSTGRES_WRITERS).connect_with(options.clone()).await?;
        let answers = pool(1).connect_lazy_with(options.clone());
        let reads = pool(POSTGRES_READERS).connect_lazy_with(options.clone());
        let first = news::connect(&options).await?;
        let listener = Listener(tokio::spawn(notifier.clone().listen(options, first)));
        let (reads, writes) = (Db::Postgres(reads), Db::Postgres(writes));
        Store::assemble(reads, writes, Db::Postgres(answers), notifier, Some(listener)).await
    }

    /// Migrates the database and starts the writer.
    async fn assemble(
        reads: Pool,
        writes: Pool,
        answers: Pool,
        notifier: Notifier,
        listener: Option<Listener>,
    ) -> Result<Store, Error> {
        migrate(&writes).await?;
        let secret = shared_secret(&writes).await?;
        let writer = Writer::start(answers.clone(), notifier.clone());
        let _listener = listener.map(Arc::new);
        Ok(Store { reads, writes, answers, writer, notifier, secret, _listener })
    }

    /// Random bytes for signing. They are created with the database and stay the same, for every server that uses it.
    pub fn secret(&self) -> [u8; 32] {
        self.secret
    }

    /// Subscribes to all changes from now on: with PostgreSQL those of all servers, with SQLite those made through this store.
    pub fn subscribe(&self) -> Subscription {
        self.notifier.subscribe()
    }

    /// Checks that the database responds.
    pub async fn ping(&self) -> Result<(), Error> {
        with_timeout(async {
            let mut db = self.reads.connection().await?;
            run!(&mut db, "SELECT 1")?;
            Ok(())
        })
        .await
    }

    /// Whether the queue of changes is full, so that the next change would be refused. A server that checks this first does not load the
    /// database with reads for a request that will fail.
    pub fn is_full(&self) -> bool {
        self.writer.is_full()
    }

    /// Closes the database, for a clean shutdown. Changes in progress are finished; later ones are refused.
    pub async fn close(&self) {
        self.answers.close().await;
        self.writes.close().await;
        self.reads.close().await;
    }

    /// Commits changes and announces them to subscribers.
    pub(crate) async fn commit(&self, tx: Transaction, news: &[News]) -> Result<(), Error> {
        self.notifier.commit(tx, news).await
    }
}

/// Opens the first connection to a SQLite file, which initializes it. If another process does the same at that moment, SQLite does not wait
/// but reports at once that the file is locked, so this retries.
async fn connect_sqlite(
    pool: SqlitePoolOptions,
    options: &SqliteConnectOptions,
) -> Result<SqlitePool, Error> {
    const RETRY_PAUSE: Duration = Duration::from_millis(20);
    with_timeout(async {
        loop {
            match pool.clone().connect_with(options.clone()).await {
                Err(sqlx::Error::Database(refusal)) if is_busy(&*refusal) => {
                    time::sleep(RETRY_PAUSE).await;
                }
                connect_sqlite => return Ok(connect_sqlite?),
            }
        }
    })
    .await
}

fn is_busy(refusal: &dyn DatabaseError) -> bool {
    const BUSY: u32 = 5;
    let code = refusal.code().and_then(|code| code.parse::<u32>().ok());
    code.is_some_and(|code| code & 0xff == BUSY)
}

/// The file that an address names, or `None` for an address of PostgreSQL.
pub(crate) fn file_of(address: &str) -> Result<Option<&Path>, Error> {
    if address.starts_with("postgres://") || address.starts_with("postgresql://") {
        return Ok(None);
    }
    let file = ["sqlite://", "sqlite:"].iter().find_map(|scheme| address.strip_prefix(scheme));
    let file = file.unwrap_or(address);
    // SQLite does not take names that begin with a colon or `file:` as files.
    let special = file.is_empty() || file.starts_with(':') || file.starts_with("file:");
    if special || file.contains("://") {
        return Err(Error::Address(without_password(address)));
    }
    Ok(Some(Path::new(file)))
}

/// Runs an operation with a time limit of [`STATEMENT_TIMEOUT`].
pub(crate) async fn with_timeout<T>(
    work: impl Future<Output = Result<T, Error>>,
) -> Result<T, Error> {
    time::timeout(STATEMENT_TIMEOUT, work)
        .await
        .unwrap_or_else(|_| Err(Error::Unavailable(format!("no answer in {STATEMENT_TIMEOUT:?}"))))
}

/// The task that receives the messages of PostgreSQL. It ends with the last handle to the store.
struct Listener(JoinHandle<()>);

impl Drop for Listener {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// The secret in the database, created if it is missing. If several servers start at the same time, one of them creates it.
async fn shared_secret(pool: &Pool) -> Result<[u8; 32], Error> {
    let mut db = pool.connection().await?;
    run!(
        &mut db,
        "INSERT INTO secret (id, bytes) VALUES (1, $1) ON CONFLICT DO NOTHING",
        random::<32>()?.to_vec()
    )?;
    let found: Option<(Vec<u8>,)> = row!(&mut db, "SELECT bytes FROM secret")?;
    let (bytes,) = found.unwrap_or_default();
    bytes.try_into().map_err(|_| Error::Damaged("the secret is not 32 bytes long".to_owned()))
}

/// Creates a file that only its owner may read, if it does not exist: it will contain the secret.
pub(crate) fn create_private(file: &Path) -> std::io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(drop)
}

pub(crate) fn cannot_write(file: &Path, error: std::io::Error) -> Error {
    Error::Unavailable(format!("{}: {error}", file.display()))
}

/// The address without its password, for messages.
fn without_password(address: &str) -> String {
    match (address.split_once("://"), address.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, host))) => format!("{scheme}://…@{host}"),
        _ => address.to_owned(),
    }
}
