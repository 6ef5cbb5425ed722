//! The server as an in-process router without a socket, filled with people and games of every kind.

use crate::request::{FuzzRequest, Sender, encode_form};
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::header::{CONTENT_TYPE, COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Request, StatusCode, Uri};
use eureka_inventions::Profile;
use eureka_testkit::{Dice, Postgres};
use eureka_web::{Config, Limits, Server};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::time::Duration;
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_stream::StreamExt;
use tower::ServiceExt;

/// The silence after which reading from a stream stops.
const STREAM_WAIT: Duration = Duration::from_millis(20);

/// The maximum size of a response body; every page is smaller.
const MAX_BODY_BYTES: usize = 16 * 1024 * 1024;

/// The length of the person's id at the end of a cookie. The signature precedes it.
const PERSON_ID_CHARACTERS: usize = 16;

/// A server without a socket. Requests go straight to its router.
pub(crate) struct TestApp {
    pub(crate) router: Router,
    /// The OpenAPI description of the JSON API.
    pub(crate) description: Value,
    /// The ids of tables and boxes, by the names that requests use for them in braces.
    pub(crate) ids: BTreeMap<&'static str, String>,
    cookies: BTreeMap<Sender, String>,
    /// The API token of the person who opened the tables.
    pub(crate) token: String,
    database_url: String,
    _folder: Option<TempDir>,
    stop: Option<oneshot::Sender<()>>,
    served: JoinHandle<()>,
}

/// The database of a server.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Database {
    Sqlite,
    Postgres,
}

/// The response to a request.
pub(crate) struct Reply {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Vec<u8>,
}

impl Reply {
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub(crate) fn json(&self) -> Value {
        let text = self.text();
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
    }

    fn cookie(&self) -> Option<String> {
        let cookies = self.headers.get_all(SET_COOKIE).into_iter();
        let cookies = cookies.filter_map(|cookie| cookie.to_str().ok()?.split(';').next());
        cookies.map(str::to_owned).find(|cookie| cookie.starts_with("person="))
    }
}

impl TestApp {
    /// A server with everything that requests name in braces.
    pub(crate) async fn with_games(database: Database) -> TestApp {
        // Checking a password is slow, so only two attempts are allowed.
        let mut app = TestApp::empty(database, 2).await;
        app.create_people().await;
        app.open_tables().await;
        app.begin_solo_games().await;
        app
    }

    /// A server without people that allows `logins` password attempts per hour.
    pub(crate) async fn empty(database: Database, logins: u32) -> TestApp {
        let (folder, database_url) = match database {
            Database::Sqlite => {
                let folder = TempDir::new().unwrap();
                let file = folder.path().join("eureka.db").to_str().unwrap().to_owned();
                (Some(folder), file)
            }
            Database::Postgres => (None, Postgres::shared().database()),
        };
        let (router, stop, served) = open(&database_url, logins).await;
        let mut app = TestApp {
            router,
            description: Value::Null,
            ids: BTreeMap::new(),
            cookies: BTreeMap::new(),
            token: String::new(),
            database_url,
            _folder: folder,
            stop: Some(stop),
            served,
        };
        let description = FuzzRequest::new(Sender::Stranger, "GET", "/api/openapi.json");
        app.description = app.send(&description).await.unwrap().json();
        app
    }

    /// Stops the server and starts another one on the same database.
    pub(crate) async fn restarted(mut self) -> TestApp {
        let _ = self.stop.take().unwrap().send(());
        (&mut self.served).await.unwrap();
        let (router, stop, served) = open(&self.database_url, 1).await;
        TestApp { router, stop: Some(stop), served, ..self }
    }

    /// Creates two people, and a cookie that combines the signature of one with the id of the other.
    async fn create_people(&mut self) {
        for (sender, name) in [(Sender::Player, "Ada"), (Sender::Other, "Ben")] {
            let named = json!({ "name": name }).to_string();
            let request = FuzzRequest::new(Sender::Stranger, "POST", "/api/v1/me").body(named);
            let reply = self.send(&request).await.unwrap();
            self.cookies.insert(sender, reply.cookie().expect("a new person gets a cookie"));
            if sender == Sender::Player {
                self.token = reply.json()["token"].as_str().unwrap().to_owned();
            }
        }
        let (own, others) = (&self.cookies[&Sender::Other], &self.cookies[&Sender::Player]);
        let forged = format!(
            "{}{}",
            &own[..own.len() - PERSON_ID_CHARACTERS],
            &others[others.len() - PERSON_ID_CHARACTERS..]
        );
        self.cookies.insert(Sender::Forger, forged);
    }

    /// Opens a table in every state: open, waiting for an answer, shared by two people, at one screen, and finished.
    async fn open_tables(&mut self) {
        let (me, open) = (json!({ "kind": "me" }), json!({ "kind": "open" }));
        let friend = json!({ "kind": "me", "name": "Cleo" });
        let bot = json!({ "kind": "bot", "level": "random" });
        for (name, other) in [
            ("open", &open),
            ("shared", &open),
            ("playing", &bot),
            ("screen", &friend),
            ("over", &friend),
        ] {
            let options = json!({ "edition": "first", "hints": true });
            let table = json!({ "seats": [me, other], "listed": true, "options": options });
            let request =
                FuzzRequest::new(Sender::Program, "POST", "/api/v1/tables").body(table.to_string());
            let reply = self.send(&request).await.unwrap();
            assert_eq!(reply.status, StatusCode::CREATED, "{}", reply.text());
            let id = reply.json()["id"].as_str().unwrap().to_owned();
            self.ids.insert(name, id);
        }
        let request = FuzzRequest::new(Sender::Other, "POST", "/api/v1/tables/{shared}/sit")
            .body("{\"seat\":\"B\"}");
        let reply = self.send(&request).await.unwrap();
        assert_eq!(reply.status, StatusCode::OK, "{request}\n{}", reply.text());
        self.play_to_the_end("over").await;
    }

    /// Gives random answers for both players at one screen until the game is over.
    async fn play_to_the_end(&self, name: &str) {
        let mut dice = Dice::new(7, 0);
        loop {
            let table = format!("/api/v1/tables/{{{name}}}");
            let seen = self
                .send(&FuzzRequest::new(Sender::Program, "GET", table.as_str()))
                .await
                .unwrap()
                .json();
            let Some(seats) = seen["waiting_for"].as_str() else { break };
            let seat = &seats[..1];
            let path = format!("{table}/answers?seat={seat}");
            let listed =
                self.send(&FuzzRequest::new(Sender::Program, "GET", path)).await.unwrap().json();
            let answers = listed["answers"].as_array().unwrap();
            let answer = &dice.any(answers)["answer"];
            let given =
                json!({ "version": listed["version"], "answer": answer, "seat": seat }).to_string();
            let request =
                FuzzRequest::new(Sender::Program, "POST", format!("{table}/answer")).body(given);
            let reply = self.send(&request).await.unwrap();
            assert_eq!(reply.status, StatusCode::OK, "{}", reply.text());
        }
    }

    /// Stores a box profile and begins the games for one person, through the forms of their pages.
    async fn begin_solo_games(&mut self) {
        let text = [("text".to_owned(), Profile::ours().write())];
        for (name, page, fields) in [
            ("box", "/companion/box", encode_form(&text)),
            ("companion", "/companion", "box=ours&difficulty=normal&draws=program".to_owned()),
            ("solo-game", "/inventions", "difficulty=normal".to_owned()),
        ] {
            let request = FuzzRequest::new(Sender::Player, "POST", page).for_people().body(fields);
            let reply = self.send(&request).await.unwrap();
            let id = reply.header("location").rsplit('/').next().unwrap_or_default();
            assert!(!id.is_empty(), "{request}\n{}", reply.text());
            self.ids.insert(name, id.to_owned());
        }
    }

    /// The paths of the pages of all tables and boxes.
    pub(crate) fn pages(&self) -> Vec<String> {
        let page = |(name, id): (&&str, &String)| match *name {
            "box" => format!("/companion/box/{id}"),
            _ => format!("/table/{id}"),
        };
        self.ids.iter().map(page).collect()
    }

    /// Everything that only the person who opened the tables may change: the name, the box, and the games without other people
    /// or bots.
    pub(crate) async fn owner_data(&self) -> Vec<String> {
        let mut data = Vec::new();
        for path in [
            "/api/v1/me",
            "/api/v1/tables/{screen}/view?seat=A",
            "/api/v1/tables/{screen}/view?seat=B",
            "/api/v1/tables/{over}/record",
            "/table/{companion}/record",
            "/companion/box/{box}/file",
            "/table/{solo-game}/record",
        ] {
            let reply = self.send(&FuzzRequest::new(Sender::Program, "GET", path)).await.unwrap();
            assert!(reply.status.is_success(), "{path}: {}", reply.text());
            data.push(reply.text());
        }
        data
    }

    /// Sends a request and returns the response; `None` if no HTTP request has this form.
    pub(crate) async fn send(&self, request: &FuzzRequest) -> Option<Reply> {
        let response = self.router.clone().oneshot(self.http_request(request)?).await.unwrap();
        let (parts, body) = response.into_parts();
        let kind = parts.headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let body = match kind.is_some_and(|kind| kind.starts_with("text/event-stream")) {
            true => {
                let mut stream = body.into_data_stream();
                let mut begun = Vec::new();
                while let Ok(Some(Ok(piece))) =
                    tokio::time::timeout(STREAM_WAIT, stream.next()).await
                {
                    begun.extend(piece);
                }
                begun
            }
            false => to_bytes(body, MAX_BODY_BYTES).await.unwrap().to_vec(),
        };
        Some(Reply { status: parts.status, headers: parts.headers, body })
    }

    /// The HTTP request; `None` if the method, the path or a header is not valid in HTTP.
    fn http_request(&self, request: &FuzzRequest) -> Option<Request<Body>> {
        let method = Method::from_bytes(request.method.as_bytes()).ok()?;
        let uri: Uri = self.with_ids(&request.path).parse().ok()?;
        if !uri.path().starts_with('/') {
            return None;
        }
        let mut http = Request::builder().method(method).uri(uri);
        let headers = http.headers_mut()?;
        match request.sender {
            Sender::Stranger => {}
            Sender::Program => {
                let value = format!("Bearer {}", self.token);
                headers.insert("authorization", HeaderValue::try_from(value).unwrap());
            }
            sender => {
                if let Some(cookie) = self.cookies.get(&sender) {
                    headers.insert(COOKIE, HeaderValue::try_from(cookie).unwrap());
                }
            }
        }
        let body = self.with_ids(&request.body);
        let kind = match body.starts_with(['{', '[', '"']) || request.path.starts_with("/api/v1") {
            true => "application/json",
            false => "application/x-www-form-urlencoded",
        };
        if !body.is_empty() {
            headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
        }
        for (name, value) in &request.headers {
            let name = HeaderName::from_bytes(name.as_bytes()).ok()?;
            headers.insert(name, HeaderValue::from_bytes(self.with_ids(value).as_bytes()).ok()?);
        }
        http.body(Body::from(body)).ok()
    }

    /// A text with the names in braces replaced by their ids.
    fn with_ids(&self, text: &str) -> String {
        let mut named = text.replace("{token}", &self.token);
        for (name, id) in &self.ids {
            named = named.replace(&format!("{{{name}}}"), id);
        }
        named
    }
}

/// Starts a server on this database. Its limits are out of reach, except the one on password attempts.
async fn open(database: &str, logins: u32) -> (Router, oneshot::Sender<()>, JoinHandle<()>) {
    const MANY: u32 = 1_000_000;
    let limits = Limits {
        requests: MANY,
        burst: MANY,
        newcomers: MANY,
        chats: MANY,
        thinking: 0,
        tables: 300,
        streams_of_one: MANY,
        logins,
        ..Limits::default()
    };
    let database = database.to_owned();
    let listen = ([127, 0, 0, 1], 0).into();
    let config = Config { listen, database, thinkers: 1, limits, ..Config::default() };
    let server = Server::open(config).await.unwrap();
    let router = server.router();
    let (stop, stopped) = oneshot::channel();
    let served = tokio::spawn(async move {
        let stopped = async { drop(stopped.await) };
        server.serve(stopped).await.unwrap();
    });
    (router, stop, served)
}
