//! One or two servers on a new database, and the browsers that visit them.

use eureka_testkit::Postgres;
use eureka_web::{Config, Limits, Server};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use thirtyfour::prelude::*;
use tokio::task::JoinHandle;
use tokio::time;

/// The timeout for anything on a page, generous enough for a busy machine.
const WAIT_TIMEOUT: Duration = Duration::from_secs(180);

/// One or two servers on the same database, and the driver of the browsers.
pub(crate) struct TestSite {
    servers: Vec<(SocketAddr, JoinHandle<()>)>,
    driver: Driver,
    _folder: TempDir,
}

/// A common size of a browser window.
#[derive(Clone, Copy)]
pub(crate) enum Size {
    Desktop,
    Phone,
}

impl Size {
    const fn pixels(self) -> (u32, u32) {
        match self {
            Size::Desktop => (1440, 900),
            Size::Phone => (390, 844),
        }
    }
}

impl TestSite {
    /// One server on a new SQLite database.
    pub(crate) async fn new() -> TestSite {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("eureka.db");
        let servers = vec![serve(file.to_str().unwrap()).await];
        TestSite { servers, driver: Driver::start(), _folder: folder }
    }

    /// Two servers on one new PostgreSQL database.
    pub(crate) async fn with_two_servers() -> TestSite {
        let database = Postgres::shared().database();
        let servers = vec![serve(&database).await, serve(&database).await];
        TestSite { servers, driver: Driver::start(), _folder: tempfile::tempdir().unwrap() }
    }

    /// A new browser with its own cookies that prefers this language.
    pub(crate) async fn browser(&self, size: Size, language: &str) -> WebDriver {
        let mut chrome = DesiredCapabilities::chrome();
        let (width, height) = size.pixels();
        for arg in [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--hide-scrollbars",
            "--force-device-scale-factor=1",
            &format!("--window-size={width},{height}"),
            &format!("--lang={language}"),
        ] {
            chrome.add_arg(arg).unwrap();
        }
        let prefs = serde_json::json!({ "intl.accept_languages": language });
        chrome.add_experimental_option("prefs", prefs).unwrap();
        if let Size::Phone = size {
            let metrics = serde_json::json!({
                "deviceMetrics": { "width": width, "height": height, "pixelRatio": 1.0, "touch": true },
            });
            chrome.add_experimental_option("mobileEmulation", metrics).unwrap();
        }
        WebDriver::new(&format!("http://127.0.0.1:{}", self.driver.port), chrome).await.unwrap()
    }

    /// The URL of a path at the first server.
    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.servers[0].0)
    }

    /// The same URL at the last server.
    pub(crate) fn url_at_last_server(&self, url: &str) -> String {
        let last = self.servers.last().unwrap().0;
        url.replace(&self.servers[0].0.to_string(), &last.to_string())
    }
}

impl Drop for TestSite {
    fn drop(&mut self) {
        self.servers.iter().for_each(|(_, server)| server.abort());
    }
}

/// Starts a server on a database.
async fn serve(database: &str) -> (SocketAddr, JoinHandle<()>) {
    let config = Config {
        listen: ([127, 0, 0, 1], 0).into(),
        database: database.to_owned(),
        // A test is a very busy client, so the limits must be out of reach.
        limits: Limits { requests: 10_000, burst: 10_000, thinking: 0, ..Limits::default() },
        ..Config::default()
    };
    let server = Server::open(config).await.unwrap();
    let address = server.address();
    let served = tokio::spawn(async move { server.serve(std::future::pending()).await.unwrap() });
    (address, served)
}

/// The running `chromedriver`; dropping it ends the process.
struct Driver {
    child: Child,
    port: u16,
}

impl Driver {
    fn start() -> Driver {
        let mut child = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver is installed: ./test does that on Debian");
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        // The first line names the requested port 0, a later one the real port.
        let port = lines
            .map_while(Result::ok)
            .filter_map(|line| line.split("on port ").nth(1)?.trim_end_matches('.').parse().ok())
            .find(|&port| port != 0)
            .expect("chromedriver says where it listens");
        Driver { child, port }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Calls `look` until it returns something; `what` is for the panic message after the timeout.
pub(crate) async fn until<T, F: Future<Output = Option<T>>>(
    what: &str,
    mut look: impl FnMut() -> F,
) -> T {
    let begin = Instant::now();
    loop {
        if let Some(found) = look().await {
            return found;
        }
        assert!(begin.elapsed() < WAIT_TIMEOUT, "waited in vain: {what}");
        time::sleep(Duration::from_millis(30)).await;
    }
}
