//! A client of the JSON interface, with its live streams.

use crate::Dice;
use reqwest::header::{CONTENT_TYPE, HeaderMap};
use reqwest::{Method, RequestBuilder, StatusCode};
use serde_json::{Value, json};
use std::collections::VecDeque;

/// A client program with its token.
#[derive(Clone)]
pub struct Client {
    /// Its connections.
    pub http: reqwest::Client,
    /// The address of the server.
    pub base: String,
    /// The token that identifies its person; empty for a stranger.
    pub token: String,
}

/// The reply to a request.
#[derive(Debug)]
pub struct Reply {
    /// The status.
    pub status: StatusCode,
    /// The headers.
    pub headers: HeaderMap,
    /// The body.
    pub text: String,
}

/// A live stream of server-sent events.
pub struct Events {
    response: reqwest::Response,
    rest: Vec<u8>,
    ready: VecDeque<StreamEvent>,
}

/// One event of a live stream.
#[derive(Clone, Debug)]
pub struct StreamEvent {
    /// Its name.
    pub name: String,
    /// Its id.
    pub id: String,
    /// Its text.
    pub data: String,
}

impl Client {
    /// A client without a token, which the server does not know yet.
    pub fn stranger(base: &str) -> Client {
        let http = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none());
        Client { http: http.build().unwrap(), base: base.to_owned(), token: String::new() }
    }

    /// A client for a new person with this name.
    pub async fn new(base: &str, name: &str) -> Client {
        let mut client = Client::stranger(base);
        let me = client.post("/api/v1/me", json!({ "name": name })).await.done();
        client.token = me["token"].as_str().unwrap().to_owned();
        client
    }

    /// The same person after creating an account, with the token that the server returned.
    pub async fn registered(&self, login: &str, password: &str) -> Client {
        let account = json!({ "login": login, "password": password });
        let me = self.post("/api/v1/me/register", account).await.done();
        Client { token: me["token"].as_str().unwrap().to_owned(), ..self.clone() }
    }

    /// The same person at another server.
    pub fn at(&self, base: &str) -> Client {
        Client { base: base.to_owned(), ..self.clone() }
    }

    /// A request with its token.
    pub fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let request = self.http.request(method, format!("{}{path}", self.base));
        match self.token.as_str() {
            "" => request,
            token => request.bearer_auth(token),
        }
    }

    /// The reply to a GET request.
    pub async fn get(&self, path: &str) -> Reply {
        Reply::of(self.request(Method::GET, path)).await
    }

    /// The reply to a POST request with JSON.
    pub async fn post(&self, path: &str, body: Value) -> Reply {
        Reply::of(self.request(Method::POST, path).json(&body)).await
    }

    /// The reply to a POST request at a table without a body.
    pub async fn act(&self, table: &str, action: &str) -> Reply {
        Reply::of(self.request(Method::POST, &format!("/api/v1/tables/{table}/{action}"))).await
    }

    /// The reply to a POST request at a table.
    pub async fn tell(&self, table: &str, action: &str, body: Value) -> Reply {
        self.post(&format!("/api/v1/tables/{table}/{action}"), body).await
    }

    /// The reply to a GET request at a table.
    pub async fn look(&self, table: &str, path: &str) -> Reply {
        self.get(&format!("/api/v1/tables/{table}{path}")).await
    }

    /// Opens a table and returns its id.
    pub async fn open(&self, table: Value) -> String {
        let reply = self.post("/api/v1/tables", table).await;
        assert_eq!(reply.status, StatusCode::CREATED, "{}", reply.text);
        reply.json()["id"].as_str().unwrap().to_owned()
    }

    /// The reply to an answer to the question at this version.
    pub async fn answer(&self, table: &str, version: u64, answer: &str) -> Reply {
        self.tell(table, "answer", json!({ "version": version, "answer": answer })).await
    }

    /// The reply to an answer for one of this person's seats.
    pub async fn answer_as(&self, table: &str, seat: &str, version: u64, answer: &str) -> Reply {
        let body = json!({ "version": version, "answer": answer, "seat": seat });
        self.tell(table, "answer", body).await
    }

    /// The letter of the first seat that must answer at a table; null if nobody must.
    pub async fn asked(&self, table: &str) -> Value {
        let seats = self.look(table, "").await.done()["waiting_for"].clone();
        seats.as_str().map_or(Value::Null, |seats| json!(seats[..1]))
    }

    /// The live stream of a table.
    pub async fn listen(&self, table: &str, query: &str) -> Events {
        let path = format!("/api/v1/tables/{table}/stream{query}");
        Events::of(self.request(Method::GET, &path)).await.unwrap()
    }
}

impl Reply {
    /// Sends a request and returns the reply. Panics if the server cannot be reached.
    pub async fn of(request: RequestBuilder) -> Reply {
        Reply::try_of(request).await.unwrap()
    }

    /// Sends a request and returns the reply, or an error if the server cannot be reached.
    pub async fn try_of(request: RequestBuilder) -> reqwest::Result<Reply> {
        let response = request.send().await?;
        let (status, headers) = (response.status(), response.headers().clone());
        Ok(Reply { status, headers, text: response.text().await? })
    }

    /// The body, which must be JSON.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    /// The body as JSON; null if it is something else.
    pub fn try_json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_default()
    }

    /// The body of a reply that must be a success; null if it is empty.
    #[track_caller]
    pub fn done(&self) -> Value {
        assert!(self.status.is_success(), "{}: {}", self.status, self.text);
        if self.text.is_empty() { Value::Null } else { self.json() }
    }

    /// The problem in the body. Panics unless it has this status and type and is complete.
    #[track_caller]
    pub fn problem(&self, status: u16, word: &str) -> Value {
        assert_eq!(self.status.as_u16(), status, "{}", self.text);
        assert_eq!(self.headers[CONTENT_TYPE], "application/problem+json");
        let problem = self.json();
        assert_eq!(problem["type"], format!("/api#{word}"));
        assert_eq!(problem["status"], status);
        for key in ["title", "detail", "next"] {
            assert!(problem[key].as_str().is_some_and(|text| !text.is_empty()), "{problem}");
        }
        problem
    }
}

impl Events {
    /// Opens a stream; the error is a reply that is not one. Panics if the server cannot be reached.
    pub async fn of(request: RequestBuilder) -> Result<Events, Reply> {
        Events::try_of(request).await.expect("the server is there")
    }

    /// Opens a stream. The outer error is a server that cannot be reached, the inner one a reply that is not a stream.
    pub async fn try_of(request: RequestBuilder) -> reqwest::Result<Result<Events, Reply>> {
        let response = request.send().await?;
        let (status, headers) = (response.status(), response.headers().clone());
        match headers.get(CONTENT_TYPE).is_some_and(|kind| kind == "text/event-stream") {
            true => Ok(Ok(Events::over(response))),
            false => Ok(Err(Reply { status, headers, text: response.text().await? })),
        }
    }

    /// Reads the events from a response that has begun.
    pub fn over(response: reqwest::Response) -> Events {
        Events { response, rest: Vec::new(), ready: VecDeque::new() }
    }

    /// The next event, or `None` when the stream has ended or broken off.
    pub async fn next(&mut self) -> Option<StreamEvent> {
        loop {
            if let Some(sent) = self.ready.pop_front() {
                return Some(sent);
            }
            self.rest.extend(self.response.chunk().await.ok()??);
            while let Some(end) = self.rest.windows(2).position(|pair| pair == b"\n\n") {
                let block: Vec<u8> = self.rest.drain(..end + 2).collect();
                self.ready.extend(StreamEvent::read(&String::from_utf8(block).unwrap()));
            }
        }
    }

    /// The data of the next event. Panics unless it has this name.
    pub async fn expect(&mut self, name: &str) -> Value {
        let sent = self.next().await.expect("the stream has ended");
        assert_eq!(sent.name, name, "{}", sent.data);
        sent.json()
    }
}

impl StreamEvent {
    /// Parses one block of a stream; `None` for a heartbeat.
    fn read(block: &str) -> Option<StreamEvent> {
        let mut sent = StreamEvent { name: String::new(), id: String::new(), data: String::new() };
        for line in block.lines() {
            match line.split_once(": ") {
                Some(("event", name)) => sent.name = name.to_owned(),
                Some(("id", id)) => sent.id = id.to_owned(),
                Some(("data", data)) if sent.data.is_empty() => sent.data = data.to_owned(),
                Some(("data", data)) => sent.data = format!("{}\n{data}", sent.data),
                _ => {}
            }
        }
        (!sent.name.is_empty()).then_some(sent)
    }

    /// The data as JSON. Panics if it is not JSON.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.data).unwrap()
    }
}

/// Plays a seat until the game is over or the stream ends, giving a random answer whenever some are offered. Returns all
/// events of the stream.
pub async fn play(client: &Client, table: &str, seat: char, mut dice: Dice) -> Vec<StreamEvent> {
    let mut events = client.listen(table, &format!("?seat={seat}")).await;
    let mut heard = Vec::new();
    while let Some(sent) = events.next().await {
        let data = sent.json();
        heard.push(sent);
        let open = OpenQuestion::of(&data);
        if open.is_over {
            break;
        }
        if let Some(answer) = open.any(&mut dice) {
            assert_eq!(open.asked, Some(seat.to_string()), "only the asked seat gets answers");
            let reply = client.answer_as(table, &seat.to_string(), open.version, &answer).await;
            // An event can be out of date by the time it is answered, if a bot or another server was faster.
            if !reply.status.is_success() {
                reply.problem(409, "stale");
            }
        }
    }
    heard
}

/// The open question in the data of an event.
pub struct OpenQuestion {
    /// The version that an answer must name.
    pub version: u64,
    /// The seat that is asked.
    pub asked: Option<String>,
    /// The legal answers; empty if another seat is asked.
    pub answers: Vec<String>,
    /// Set when the game is over.
    pub is_over: bool,
}

impl OpenQuestion {
    /// Finds the question in the data of an event.
    pub fn of(data: &Value) -> OpenQuestion {
        let (at, game) = match (&data["view"], data.get("moment")) {
            (Value::Null, Some(_)) => (data, data),
            (view, _) => (view, &view["game"]),
        };
        let answers = game["answers"].as_array().into_iter().flatten();
        OpenQuestion {
            version: at["version"].as_u64().unwrap_or_default(),
            asked: game["question"]["seat"].as_str().map(str::to_owned),
            answers: answers.map(|a| a["answer"].as_str().unwrap().to_owned()).collect(),
            // The data of a chat message has no game, so it does not end one.
            is_over: at.is_object() && game["question"].is_null(),
        }
    }

    /// A random answer, or `None` if there is none to give.
    pub fn any(&self, dice: &mut Dice) -> Option<String> {
        // The companion lets a player go on for as long as they like: `end` is preferred, so that turns end.
        let end = self.answers.iter().find(|answer| *answer == "end").filter(|_| dice.once_in(3));
        (!self.answers.is_empty()).then(|| end.unwrap_or_else(|| dice.any(&self.answers)).clone())
    }
}
