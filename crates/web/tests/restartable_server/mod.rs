//! A server on a temporary database that can be restarted.

use eureka_testkit::Visitor;
use eureka_web::{Config, Limits, Server};
use std::net::SocketAddr;
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A server that can be stopped and started again on the same database.
pub(crate) struct RestartableServer {
    folder: TempDir,
    running: Option<(oneshot::Sender<()>, JoinHandle<()>)>,
    pub(crate) address: SocketAddr,
}

impl RestartableServer {
    /// Starts a server on a new database.
    pub(crate) async fn open() -> RestartableServer {
        let folder = tempfile::tempdir().unwrap();
        let address = SocketAddr::from(([127, 0, 0, 1], 0));
        let mut server = RestartableServer { folder, running: None, address };
        server.start().await;
        server
    }

    async fn start(&mut self) {
        let database = self.folder.path().join("eureka.db").to_str().unwrap().to_owned();
        // A test sends requests as fast as a program, so the limits must be out of reach.
        let limits =
            Limits { requests: 100_000, burst: 100_000, newcomers: 10_000, ..Limits::default() };
        let config = Config { listen: self.address, database, limits, ..Config::default() };
        let server = Server::open(config).await.unwrap();
        self.address = server.address();
        let (stop, stopped) = oneshot::channel();
        let served = tokio::spawn(async move {
            let stop = async { drop(stopped.await) };
            server.serve(stop).await.unwrap();
        });
        self.running = Some((stop, served));
    }

    /// Stops the server and starts another one at the same address.
    pub(crate) async fn restart(&mut self) {
        let (stop, served) = self.running.take().unwrap();
        stop.send(()).unwrap();
        served.await.unwrap();
        self.start().await;
    }

    /// A new visitor without cookies whose browser asks for this language.
    pub(crate) fn visitor(&self, language: &str) -> Visitor {
        Visitor::new(&format!("http://{}", self.address), language)
    }
}
