//! A server that can be stopped and started again.

use eureka_testkit::Visitor;
use eureka_web::{Config, Limits, Server};
use std::net::SocketAddr;
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A server that can be stopped and started again on the same database.
pub(crate) struct House {
    folder: TempDir,
    running: Option<(oneshot::Sender<()>, JoinHandle<()>)>,
    pub(crate) address: SocketAddr,
}

impl House {
    pub(crate) async fn open() -> House {
        let folder = tempfile::tempdir().unwrap();
        let address = SocketAddr::from(([127, 0, 0, 1], 0));
        let mut house = House { folder, running: None, address };
        house.start().await;
        house
    }

    async fn start(&mut self) {
        let database = self.folder.path().join("eureka.db").to_str().unwrap().to_owned();
        // Whoever plays as fast as a program is not to be held up.
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

    pub(crate) async fn restart(&mut self) {
        let (stop, served) = self.running.take().unwrap();
        stop.send(()).unwrap();
        served.await.unwrap();
        self.start().await;
    }

    pub(crate) fn visitor(&self, language: &str) -> Visitor {
        Visitor::new(&format!("http://{}", self.address), language)
    }
}
