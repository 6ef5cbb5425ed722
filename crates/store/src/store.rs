//! The store as a whole: opening and closing it.

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

/// How long a connection may be waited for. A database that is away is reported after this.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(2);

/// How long anything may take.
pub(crate) const STATEMENT_TIMEOUT: Duration = Duration::from_secs(5);

/// Connections that read from PostgreSQL.
const POSTGRES_READERS: u32 = 6;

/// Connections that write people and new tables to PostgreSQL; answers have one of their own. All are apart from those that read: when far
/// more is asked than can be answered, no change waits behind thousands of questions, and no answer behind a crowd of newcomers.
const POSTGRES_WRITERS: u32 = 1;

/// Connections that read from SQLite, beside the one that writes: it allows only one.
const SQLITE_READERS: u32 = 4;

/// Tables and people on file. Clones are handles to the same store.
#[derive(Clone)]
pub struct Store {
    pub(crate) reads: Pool,
    pub(crate) writes: Pool,
    /// What the writer writes to.
    answers: Pool,
    pub(crate) writer: Writer,
    notifier: Notifier,
    secret: [u8; 32],
    _listener: Option<Arc<Listener>>,
}

impl Store {
    /// Opens a database and brings it to the shape that this program knows: a file, made if it is missing, or
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
            // With FULL a commit is on the disk when it returns; with NORMAL only when the log is next copied.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(STATEMENT_TIMEOUT);
        let pool =
            || SqlitePoolOptions::new().acquire_timeout(ACQUIRE_TIMEOUT).test_before_acquire(false);
        let writes = pool()
            .max_connections(1)
            // On a full disk SQLite itself gives a transaction up, which sqlx does not notice: such a connection never begins another.
            .before_acquire(|db, _| Box::pin(async { Ok(!db.is_in_transaction()) }));
        let writes = opened(writes, &options).await?;
        let reads = pool().max_connections(SQLITE_READERS).connect_lazy_with(options);
        let writes = Db::Sqlite(writes);
        Store::started(Db::Sqlite(reads), writes.clone(), writes, notifier, None).await
    }

    async fn postgres(address: &str, notifier: Notifier) -> Result<Store, Error> {
        let patience = STATEMENT_TIMEOUT.as_millis().to_string();
        let options: PgConnectOptions =
            address.parse().map_err(|_| Error::Address(without_password(address)))?;
        let options = options.options([
            ("synchronous_commit", "on"),
            ("statement_timeout", &patience),
            // A server that vanishes in the middle must not keep its tables locked.
            ("idle_in_transaction_session_timeout", &patience),
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
        Store::started(reads, writes, Db::Postgres(answers), notifier, Some(listener)).await
    }

    async fn started(
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

    /// Random bytes that were made with the database: for signing, the same for every server on it, and after every start.
    pub fn secret(&self) -> [u8; 32] {
        self.secret
    }

    /// Hears of every change from now on. On PostgreSQL of those of all servers, on SQLite of those made through this store.
    pub fn subscribe(&self) -> Subscription {
        self.notifier.subscribe()
    }

    /// Whether the database answers.
    pub async fn ping(&self) -> Result<(), Error> {
        within(async {
            let mut db = self.reads.connection().await?;
            run!(&mut db, "SELECT 1")?;
            Ok(())
        })
        .await
    }

    /// Whether so many changes wait to be written that the next one would be turned away. To know it before anything is read for that one
    /// leaves the database to those that wait.
    pub fn is_full(&self) -> bool {
        self.writer.is_full()
    }

    /// Closes the database, for a clean end. Changes still under way are finished; later ones are refused.
    pub async fn close(&self) {
        self.answers.close().await;
        self.writes.close().await;
        self.reads.close().await;
    }

    /// Commits changes and tells of them.
    pub(crate) async fn tell(&self, tx: Transaction, news: &[News]) -> Result<(), Error> {
        self.notifier.commit(tx, news).await
    }
}

/// The first connection to a file, which is what gives it its form. SQLite does not wait for somebody else who does the same in this
/// moment, but says at once that the file is locked.
async fn opened(
    pool: SqlitePoolOptions,
    options: &SqliteConnectOptions,
) -> Result<SqlitePool, Error> {
    const RETRY_PAUSE: Duration = Duration::from_millis(20);
    within(async {
        loop {
            match pool.clone().connect_with(options.clone()).await {
                Err(sqlx::Error::Database(refusal)) if is_busy(&*refusal) => {
                    time::sleep(RETRY_PAUSE).await;
                }
                opened => return Ok(opened?),
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

/// The file that an address names; none if it is one of PostgreSQL.
pub(crate) fn file_of(address: &str) -> Result<Option<&Path>, Error> {
    if address.starts_with("postgres://") || address.starts_with("postgresql://") {
        return Ok(None);
    }
    let file = ["sqlite://", "sqlite:"].iter().find_map(|scheme| address.strip_prefix(scheme));
    let file = file.unwrap_or(address);
    // To SQLite, names that begin with a colon or `file:` are no files.
    let special = file.is_empty() || file.starts_with(':') || file.starts_with("file:");
    if special || file.contains("://") {
        return Err(Error::Address(without_password(address)));
    }
    Ok(Some(Path::new(file)))
}

/// Does something, but not for ever.
pub(crate) async fn within<T>(work: impl Future<Output = Result<T, Error>>) -> Result<T, Error> {
    time::timeout(STATEMENT_TIMEOUT, work)
        .await
        .unwrap_or_else(|_| Err(Error::Unavailable(format!("no answer in {STATEMENT_TIMEOUT:?}"))))
}

/// The task that hears what PostgreSQL tells; ends with the last handle to the store.
struct Listener(JoinHandle<()>);

impl Drop for Listener {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// The secret in the database. Of several servers that start at the same time, one makes it.
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

/// Makes a file that only its owner may read, if it is not there yet: the secret will be in it.
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

/// An address as it may be shown.
fn without_password(address: &str) -> String {
    match (address.split_once("://"), address.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, host))) => format!("{scheme}://…@{host}"),
        _ => address.to_owned(),
    }
}
