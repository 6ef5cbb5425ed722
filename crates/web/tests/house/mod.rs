//! A server that can be stopped and started again, and somebody with a browser that has no script.

use eureka_web::{Config, Limits, Server};
use reqwest::redirect::Policy;
use reqwest::{Client, StatusCode};
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
        let headers = [("accept", "text/html"), ("accept-language", language)];
        let headers = headers.map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap()));
        let client = Client::builder()
            .cookie_store(true)
            .redirect(Policy::limited(3))
            .default_headers(headers.into_iter().collect())
            // A server that was restarted has forgotten its connections.
            .pool_max_idle_per_host(0)
            .build()
            .unwrap();
        Visitor { client, base: format!("http://{}", self.address) }
    }
}

/// Somebody with a browser.
pub(crate) struct Visitor {
    client: Client,
    pub(crate) base: String,
}

/// A page as it was sent.
pub(crate) struct Shown {
    pub(crate) path: String,
    pub(crate) html: String,
    pub(crate) status: StatusCode,
}

impl Visitor {
    pub(crate) async fn get(&self, path: &str) -> Shown {
        let response = self.client.get(format!("{}{path}", self.base)).send().await.unwrap();
        Shown::of(response).await
    }

    pub(crate) async fn post(&self, path: &str, fields: &[(&str, &str)]) -> Shown {
        let request = self.client.post(format!("{}{path}", self.base)).form(fields);
        Shown::of(request.send().await.unwrap()).await
    }
}

impl Shown {
    async fn of(response: reqwest::Response) -> Shown {
        let (path, status) = (response.url().path().to_owned(), response.status());
        Shown { path, status, html: response.text().await.unwrap() }
    }

    /// What stands between two marks, from the first place where both are found.
    pub(crate) fn between(&self, begin: &str, end: &str) -> Option<&str> {
        let (_, rest) = self.html.split_once(begin)?;
        Some(rest.split_once(end)?.0)
    }

    /// That nothing in it is a message that is missing, or a word of the code.
    pub(crate) fn reads_well(&self, language: &str) {
        assert_eq!(self.status, StatusCode::OK, "{}", self.html);
        for missing in ["{companion", "{digital", "{society", "{solo"] {
            assert!(!self.html.contains(missing), "{language}: {}", self.html);
        }
        assert!(self.html.contains(&format!("lang=\"{language}\"")), "{language}");
        assert!(!self.html.contains("style=\""), "the policy allows no inline styles");
    }

    pub(crate) fn version(&self) -> String {
        self.between("name=\"version\" value=\"", "\"").expect("there is a version").to_owned()
    }
}

/// The values of an attribute in a piece of HTML, where the tag begins so.
pub(crate) fn values(html: &str, tag: &str, attribute: &str) -> Vec<String> {
    let tags = html.split(tag).skip(1).filter_map(|rest| rest.split_once('>')).map(|(tag, _)| tag);
    let value = |tag: &str| {
        let (_, rest) = tag.split_once(&format!("{attribute}=\""))?;
        Some(plain(rest.split_once('"')?.0))
    };
    tags.filter_map(value).collect()
}

fn plain(text: &str) -> String {
    text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}

/// Chance that is the same in every run.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn below(&mut self, sides: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % sides
    }
}
