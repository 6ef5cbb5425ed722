//! One or two servers on a new database, and the browsers that visit them.

use eureka_testkit::Postgres;
use eureka_web::{Config, Limits, Server};
use std::io::{BufRead, BufReader};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use thirtyfour::prelude::*;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time;

/// The timeout for anything on a page, generous enough for a busy machine.
const WAIT_TIMEOUT: Duration = Duration::from_secs(180);

/// One or two servers on the same database, and the driver of the browsers.
pub(crate) struct TestSite {
    servers: Vec<RunningServer>,
    driver: Driver,
    folder: TempDir,
}

/// A server with its address, and what stops it.
struct RunningServer {
    address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    served: JoinHandle<()>,
}

/// A common size of a browser window.
#[derive(Clone, Copy, Debug)]
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
        let servers = vec![serve(&file_in(&folder), FREE_PORT).await];
        TestSite { servers, driver: Driver::start(), folder }
    }

    /// Stops the only server, as when it cannot be reached.
    pub(crate) async fn stop(&mut self) {
        let server = &mut self.servers[0];
        server.stop.take().unwrap().send(()).unwrap();
        (&mut server.served).await.unwrap();
    }

    /// Starts the only server again, at the same address and on the same database.
    pub(crate) async fn start_again(&mut self) {
        self.servers[0] = serve(&file_in(&self.folder), self.servers[0].address).await;
    }

    /// Two servers on one new PostgreSQL database.
    pub(crate) async fn with_two_servers() -> TestSite {
        let database = Postgres::shared().database();
        let servers = vec![serve(&database, FREE_PORT).await, serve(&database, FREE_PORT).await];
        TestSite { servers, driver: Driver::start(), folder: tempfile::tempdir().unwrap() }
    }

    /// A new browser with its own cookies that prefers this language.
    pub(crate) async fn browser(&self, size: Size, language: &str) -> WebDriver {
        let prefs = serde_json::json!({ "intl.accept_languages": language });
        self.browser_with(size, language, prefs).await
    }

    /// A new browser that runs no scripts.
    pub(crate) async fn browser_without_script(&self) -> WebDriver {
        const BLOCK: u8 = 2;
        let prefs = serde_json::json!({
            "intl.accept_languages": "en",
            "profile.managed_default_content_settings.javascript": BLOCK,
        });
        self.browser_with(Size::Desktop, "en", prefs).await
    }

    async fn browser_with(
        &self,
        size: Size,
        language: &str,
        prefs: serde_json::Value,
    ) -> WebDriver {
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
        format!("http://{}{path}", self.servers[0].address)
    }

    /// The same URL at the last server.
    pub(crate) fn url_at_last_server(&self, url: &str) -> String {
        let last = self.servers.last().unwrap().address;
        url.replace(&self.servers[0].address.to_string(), &last.to_string())
    }
}

impl Drop for TestSite {
    fn drop(&mut self) {
        self.servers.iter().for_each(|server| server.served.abort());
    }
}

/// The address of a server that chooses its port.
const FREE_PORT: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 0);

/// The path of the SQLite database in a folder.
fn file_in(folder: &TempDir) -> String {
    folder.path().join("eureka.db").to_str().unwrap().to_owned()
}

/// Starts a server on a database.
async fn serve(database: &str, listen: SocketAddr) -> RunningServer {
    let config = Config {
        listen,
        database: database.to_owned(),
        // A test is a very busy client, so the limits must be out of reach.
        limits: Limits { requests: 10_000, burst: 10_000, thinking: 0, ..Limits::default() },
        ..Config::default()
    };
    let server = Server::open(config).await.unwrap();
    let address = server.address();
    let (stop, stopped) = oneshot::channel();
    let stopped = async {
        // A sender that is dropped without a word stops nothing.
        if stopped.await.is_err() {
            std::future::pending().await
        }
    };
    let served = tokio::spawn(async move { server.serve(stopped).await.unwrap() });
    RunningServer { address, stop: Some(stop), served }
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
