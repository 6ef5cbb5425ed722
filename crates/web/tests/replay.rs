//! Tests of replays, analyses, hints and records through a real server.

use eureka_innovation::Record;
use eureka_web::{Config, Server};
use reqwest::{Client, Response, StatusCode};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// The timeout for anything a test waits for, generous enough for a busy machine.
const WAIT_TIMEOUT: Duration = Duration::from_secs(240);

/// A server on a temporary database, with a client that keeps cookies.
struct TestServer {
    address: String,
    client: Client,
    stop: Option<oneshot::Sender<()>>,
    _folder: tempfile::TempDir,
}

impl TestServer {
    async fn open() -> TestServer {
        let folder = tempfile::tempdir().expect("a folder");
        let database = folder.path().join("eureka.db").display().to_string();
        let config = Config { listen: ([127, 0, 0, 1], 0).into(), database, ..Config::default() };
        let server = Server::open(config).await.expect("a server");
        let address = format!("http://{}", server.address());
        let (stop, stopped) = oneshot::channel();
        tokio::spawn(server.serve(async {
            let _ = stopped.await;
        }));
        let client = Client::builder().cookie_store(true).build().expect("a client");
        TestServer { address, client, stop: Some(stop), _folder: folder }
    }

    async fn post(&self, path: &str, body: Value) -> Value {
        let sent = self.client.post(format!("{}{path}", self.address)).json(&body).send();
        sent.await.expect("an answer").json().await.expect("JSON")
    }

    async fn get(&self, path: &str) -> Response {
        let request = self.client.get(format!("{}{path}", self.address));
        request.header("accept", "text/html").send().await.expect("an answer")
    }

    async fn page(&self, path: &str) -> String {
        let response = self.get(path).await;
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        response.text().await.expect("a page")
    }

    /// Opens a table with these seats and returns its id.
    async fn table(&self, seats: Value) -> String {
        self.post("/api/v1/me", json!({ "name": "Anna" })).await;
        let options = json!({ "edition": "first" });
        let table =
            self.post("/api/v1/tables", json!({ "options": options, "seats": seats })).await;
        table["id"].as_str().unwrap_or_else(|| panic!("no table: {table}")).to_owned()
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        self.stop.take().map(|stop| stop.send(()));
    }
}

/// Waits until the condition holds.
async fn until(mut holds: impl AsyncFnMut() -> bool) {
    let started = Instant::now();
    while !holds().await {
        assert!(started.elapsed() < WAIT_TIMEOUT, "it takes too long");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

#[tokio::test]
async fn a_finished_game_can_be_replayed_analyzed_and_downloaded() {
    let server = TestServer::open().await;
    let bot = json!({ "kind": "bot", "level": "random" });
    let id = server.table(json!([bot, bot])).await;
    until(async || {
        let table: Value = server.get(&format!("/api/v1/tables/{id}")).await.json().await.unwrap();
        table["state"] == "finished"
    })
    .await;

    let response = server.get(&format!("/table/{id}/record")).await;
    let header = response.headers()["content-disposition"].to_str().unwrap().to_owned();
    assert_eq!(header, format!("attachment; filename=\"eureka-{id}.toml\""));
    let record = Record::read(&response.text().await.unwrap()).expect("a record");
    let last = record.answers.len();

    for at in [0, last / 2, last] {
        for perspective in ["A", "B", "onlooker", "all"] {
            let path = format!("/table/{id}/replay?at={at}&as={perspective}");
            let (page, piece) =
                (server.page(&path).await, server.page(&format!("{path}&fragment=1")).await);
            assert!(page.contains("</html>") && !piece.contains("</html>"));
            assert!(piece.starts_with(&format!("<div id=\"replay-moment\" data-at=\"{at}\"")));
        }
    }
    for wrong in [format!("at={}", last + 1), "at=x".into(), "turn=0".into(), "as=Z".into()] {
        let response = server.get(&format!("/table/{id}/replay?{wrong}")).await;
        assert_eq!(response.status(), StatusCode::BAD_REQUEST, "{wrong}");
    }

    // The page refreshes itself until the analysis is complete.
    until(async || {
        let response = server.get(&format!("/table/{id}/analysis")).await;
        let refresh = response.headers().contains_key("refresh");
        let page = response.text().await.unwrap();
        assert_eq!(refresh, page.contains("data-later"));
        assert!(page.contains("<svg "));
        !refresh
    })
    .await;
    assert!(server.page(&format!("/table/{id}")).await.contains("class=\"standings\""));

    let opinion =
        server.page(&format!("/table/{id}/replay/opinion?at={}&fragment=1", last - 1)).await;
    assert!(opinion.contains("class=\"opinion\""), "{opinion}");
    let over = server.get(&format!("/table/{id}/replay/opinion?at={last}")).await;
    assert_eq!(over.status(), StatusCode::BAD_REQUEST);
    assert_eq!(server.get(&format!("/table/{id}/hint")).await.status(), StatusCode::CONFLICT);
}

#[tokio::test]
async fn a_running_game_shows_only_the_own_seat_and_the_onlookers_view() {
    let server = TestServer::open().await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "random" }]);
    let id = server.table(seats).await;
    for allowed in ["", "?as=A", "?as=onlooker"] {
        server.page(&format!("/table/{id}/replay{allowed}")).await;
    }
    let paths = ["replay?as=all", "replay?as=B", "analysis", "record", "replay/opinion?at=0"];
    for refused in paths {
        let response = server.get(&format!("/table/{id}/{refused}")).await;
        assert_eq!(response.status(), StatusCode::FORBIDDEN, "{refused}");
    }
    let hint = server.page(&format!("/table/{id}/hint")).await;
    assert!(hint.contains("class=\"opinion\""));
    let stranger = Client::new().get(format!("{}/table/{id}/hint", server.address)).send();
    assert_eq!(stranger.await.unwrap().status(), StatusCode::FORBIDDEN);
}
