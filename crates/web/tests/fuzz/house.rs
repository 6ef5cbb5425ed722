//! A server without a socket, with people and all kinds of games in it.

use crate::ask::{Ask, Who, form};
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

/// How long something is waited for that a stream may or may not bring.
const MOMENT: Duration = Duration::from_millis(20);

/// More than any page has.
const LONGEST: usize = 16 * 1024 * 1024;

/// So many letters at the end of a cookie say who somebody is; what stands before them is the signature.
const ID: usize = 16;

/// A server without a socket.
pub(crate) struct House {
    pub(crate) router: Router,
    pub(crate) description: Value,
    /// What is there, by its name in requests.
    pub(crate) things: BTreeMap<&'static str, String>,
    cookies: BTreeMap<Who, String>,
    /// What shows that a program is the one who opened the tables.
    pub(crate) token: String,
    database: String,
    _folder: Option<TempDir>,
    stop: Option<oneshot::Sender<()>>,
    served: JoinHandle<()>,
}

/// Which database.
#[derive(Clone, Copy, Debug)]
pub(crate) enum On {
    Sqlite,
    Postgres,
}

/// What came back.
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

impl House {
    /// A house with all that the requests name.
    pub(crate) async fn furnished(on: On) -> House {
        // A password takes long to check.
        let mut house = House::empty(on, 2).await;
        house.invite().await;
        house.lay_tables().await;
        house.play_alone().await;
        house
    }

    /// A house with nobody in it, where so many passwords can be tried.
    pub(crate) async fn empty(on: On, logins: u32) -> House {
        let (folder, database) = match on {
            On::Sqlite => {
                let folder = TempDir::new().unwrap();
                let file = folder.path().join("eureka.db").to_str().unwrap().to_owned();
                (Some(folder), file)
            }
            On::Postgres => (None, Postgres::shared().database()),
        };
        let (router, stop, served) = open(&database, logins).await;
        let mut house = House {
            router,
            description: Value::Null,
            things: BTreeMap::new(),
            cookies: BTreeMap::new(),
            token: String::new(),
            database,
            _folder: folder,
            stop: Some(stop),
            served,
        };
        let description = Ask::new(Who::Stranger, "GET", "/api/openapi.json");
        house.description = house.answer(&description).await.unwrap().json();
        house
    }

    /// The same house after the server was stopped and started again.
    pub(crate) async fn reopened(mut self) -> House {
        let _ = self.stop.take().unwrap().send(());
        (&mut self.served).await.unwrap();
        let (router, stop, served) = open(&self.database, 1).await;
        House { router, stop: Some(stop), served, ..self }
    }

    async fn invite(&mut self) {
        for (who, name) in [(Who::Player, "Ada"), (Who::Other, "Ben")] {
            let named = json!({ "name": name }).to_string();
            let ask = Ask::new(Who::Stranger, "POST", "/api/v1/me").body(named);
            let reply = self.answer(&ask).await.unwrap();
            self.cookies.insert(who, reply.cookie().expect("who comes gets a cookie"));
            if who == Who::Player {
                self.token = reply.json()["token"].as_str().unwrap().to_owned();
            }
        }
        // Whoever has a signature for himself puts somebody else behind it.
        let (own, others) = (&self.cookies[&Who::Other], &self.cookies[&Who::Player]);
        let forged = format!("{}{}", &own[..own.len() - ID], &others[others.len() - ID..]);
        self.cookies.insert(Who::Forger, forged);
    }

    async fn lay_tables(&mut self) {
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
            let ask = Ask::new(Who::Program, "POST", "/api/v1/tables").body(table.to_string());
            let reply = self.answer(&ask).await.unwrap();
            assert_eq!(reply.status, StatusCode::CREATED, "{}", reply.text());
            let id = reply.json()["id"].as_str().unwrap().to_owned();
            self.things.insert(name, id);
        }
        for ask in [
            Ask::new(Who::Other, "POST", "/api/v1/tables/{shared}/sit").body("{\"seat\":\"B\"}"),
            Ask::new(Who::Program, "POST", "/api/v1/tables/{shared}/begin"),
        ] {
            let reply = self.answer(&ask).await.unwrap();
            assert_eq!(reply.status, StatusCode::OK, "{ask}\n{}", reply.text());
        }
        self.play_to_the_end("over").await;
    }

    /// Gives any answers to both players at one screen until the game is over.
    async fn play_to_the_end(&self, name: &str) {
        let mut dice = Dice::new(7, 0);
        loop {
            let table = format!("/api/v1/tables/{{{name}}}");
            let seen =
                self.answer(&Ask::new(Who::Program, "GET", table.as_str())).await.unwrap().json();
            let Some(seat) = seen["waiting_for"].as_str() else { break };
            let path = format!("{table}/answers?seat={seat}");
            let listed = self.answer(&Ask::new(Who::Program, "GET", path)).await.unwrap().json();
            let answers = listed["answers"].as_array().unwrap();
            let answer = &dice.any(answers)["answer"];
            let given = json!({ "version": listed["version"], "answer": answer }).to_string();
            let ask = Ask::new(Who::Program, "POST", format!("{table}/answer")).body(given);
            let reply = self.answer(&ask).await.unwrap();
            assert_eq!(reply.status, StatusCode::OK, "{}", reply.text());
        }
    }

    /// Begins the games for one person, as a browser does.
    async fn play_alone(&mut self) {
        let text = [("text".to_owned(), Profile::ours().write())];
        for (name, page, fields) in [
            ("box", "/companion/box", form(&text)),
            ("companion", "/companion", "box=ours&difficulty=normal&draws=program".to_owned()),
            ("solo-game", "/inventions", "difficulty=normal".to_owned()),
        ] {
            let ask = Ask::new(Who::Player, "POST", page).for_people().body(fields);
            let reply = self.answer(&ask).await.unwrap();
            let id = reply.header("location").rsplit('/').next().unwrap_or_default();
            assert!(!id.is_empty(), "{ask}\n{}", reply.text());
            self.things.insert(name, id.to_owned());
        }
    }

    /// The page of each thing.
    pub(crate) fn pages(&self) -> Vec<String> {
        let page = |(name, id): (&&str, &String)| match *name {
            "box" => format!("/companion/box/{id}"),
            _ => format!("/table/{id}"),
        };
        self.things.iter().map(page).collect()
    }

    /// What the one who opened the tables has, as only that one may change it: the name, and games where nobody else and no bot sits.
    pub(crate) async fn belongings(&self) -> Vec<String> {
        let mut belongings = Vec::new();
        for path in [
            "/api/v1/me",
            "/api/v1/tables/{screen}/view?seat=A",
            "/api/v1/tables/{screen}/view?seat=B",
            "/api/v1/tables/{over}/record",
            "/table/{companion}/record",
            "/companion/box/{box}/file",
            "/table/{solo-game}/record",
        ] {
            let reply = self.answer(&Ask::new(Who::Program, "GET", path)).await.unwrap();
            assert!(reply.status.is_success(), "{path}: {}", reply.text());
            belongings.push(reply.text());
        }
        belongings
    }

    /// What the server answers; nothing if no request has this form.
    pub(crate) async fn answer(&self, ask: &Ask) -> Option<Reply> {
        let response = self.router.clone().oneshot(self.request(ask)?).await.unwrap();
        let (parts, body) = response.into_parts();
        let kind = parts.headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let body = match kind.is_some_and(|kind| kind.starts_with("text/event-stream")) {
            true => {
                let mut stream = body.into_data_stream();
                let mut begun = Vec::new();
                while let Ok(Some(Ok(piece))) = tokio::time::timeout(MOMENT, stream.next()).await {
                    begun.extend(piece);
                }
                begun
            }
            false => to_bytes(body, LONGEST).await.unwrap().to_vec(),
        };
        Some(Reply { status: parts.status, headers: parts.headers, body })
    }

    fn request(&self, ask: &Ask) -> Option<Request<Body>> {
        let method = Method::from_bytes(ask.method.as_bytes()).ok()?;
        let uri: Uri = self.named(&ask.path).parse().ok()?;
        if !uri.path().starts_with('/') {
            return None;
        }
        let mut request = Request::builder().method(method).uri(uri);
        let headers = request.headers_mut()?;
        match ask.who {
            Who::Stranger => {}
            Who::Program => {
                let value = format!("Bearer {}", self.token);
                headers.insert("authorization", HeaderValue::try_from(value).unwrap());
            }
            who => {
                if let Some(cookie) = self.cookies.get(&who) {
                    headers.insert(COOKIE, HeaderValue::try_from(cookie).unwrap());
                }
            }
        }
        let body = self.named(&ask.body);
        let kind = match body.starts_with(['{', '[', '"']) || ask.path.starts_with("/api/v1") {
            true => "application/json",
            false => "application/x-www-form-urlencoded",
        };
        if !body.is_empty() {
            headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
        }
        for (name, value) in &ask.headers {
            let name = HeaderName::from_bytes(name.as_bytes()).ok()?;
            headers.insert(name, HeaderValue::from_bytes(self.named(value).as_bytes()).ok()?);
        }
        request.body(Body::from(body)).ok()
    }

    /// A text with the things that it names in braces.
    fn named(&self, text: &str) -> String {
        let mut named = text.replace("{token}", &self.token);
        for (name, id) in &self.things {
            named = named.replace(&format!("{{{name}}}"), id);
        }
        named
    }
}

/// A server with this database, with limits that stop nobody but those who try passwords.
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
