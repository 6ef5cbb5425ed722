//! A server on a free port with a database of its own, for one test.

use eureka_testkit::{Client, Postgres};
use eureka_web::{Config, Limits, Server};
use std::io::Write;
use std::sync::{LazyLock, Mutex};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// The log of all servers in this test process.
pub(crate) static LOG: LazyLock<Mutex<Vec<u8>>> = LazyLock::new(|| {
    let log = tracing_subscriber::fmt()
        .with_env_filter("debug,hyper=info,hyper_util=info,reqwest=info")
        .with_ansi(false)
        .with_writer(|| LogWriter);
    log.init();
    Mutex::default()
});

/// A writer that appends to [`LOG`].
struct LogWriter;

impl Write for LogWriter {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        LOG.lock().unwrap().extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// A running server with its own database. Dropping it stops the server without waiting; [`stop`](TestServer::stop) waits.
pub(crate) struct TestServer {
    pub(crate) base: String,
    stop: Option<oneshot::Sender<()>>,
    served: JoinHandle<()>,
    _folder: Option<TempDir>,
}

/// The database of a server.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Database {
    Sqlite,
    Postgres,
}

/// Limits that no test reaches.
pub(crate) fn wide_limits() -> Limits {
    const MANY: u32 = 1_000_000;
    Limits {
        requests: MANY,
        burst: MANY,
        newcomers: MANY,
        chats: MANY,
        thinking: 0,
        streams_of_one: MANY,
        connections_of_one: MANY,
        connections: MANY,
        ..Limits::default()
    }
}

impl TestServer {
    /// A server with an empty database.
    pub(crate) async fn new(database: Database) -> TestServer {
        TestServer::limited(database, wide_limits()).await
    }

    /// A server with an empty database and these limits.
    pub(crate) async fn limited(database: Database, limits: Limits) -> TestServer {
        match database {
            Database::Sqlite => {
                let folder = TempDir::new().unwrap();
                let file = folder.path().join("eureka.db").to_str().unwrap().to_owned();
                TestServer { _folder: Some(folder), ..TestServer::at(file, limits).await }
            }
            Database::Postgres => TestServer::at(Postgres::shared().database(), limits).await,
        }
    }

    /// A server on the database at this path or URL.
    pub(crate) async fn at(database: String, limits: Limits) -> TestServer {
        LazyLock::force(&LOG);
        let listen = ([127, 0, 0, 1], 0).into();
        let config = Config { listen, database, thinkers: 2, limits, ..Config::default() };
        TestServer::serve(config).await
    }

    /// A server with this configuration.
    pub(crate) async fn serve(config: Config) -> TestServer {
        let server = Server::open(config).await.unwrap();
        let base = format!("http://{}", server.address());
        let (stop, stopped) = oneshot::channel();
        let served = tokio::spawn(async move {
            let stopped = async {
                let _ = stopped.await;
            };
            server.serve(stopped).await.unwrap();
        });
        TestServer { base, stop: Some(stop), served, _folder: None }
    }

    /// A new person of this name, as an API client.
    pub(crate) async fn client(&self, name: &str) -> Client {
        Client::new(&self.base, name).await
    }

    /// Stops the server and waits until it has stopped.
    pub(crate) async fn stop(mut self) {
        let _ = self.stop.take().unwrap().send(());
        self.served.await.unwrap();
    }
}

/// Turns each of the named functions, which take a [`Database`], into one test per database.
macro_rules! on_both {
    ($($name:ident)*) => {
        mod on_sqlite {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $name() {
                    super::$name($crate::test_server::Database::Sqlite).await;
                }
            )*
        }

        mod on_postgres {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $name() {
                    super::$name($crate::test_server::Database::Postgres).await;
                }
            )*
        }
    };
}

pub(crate) use on_both;
