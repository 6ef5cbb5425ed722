//! A program that plays over HTTP.

use reqwest::header::{CONTENT_TYPE, HeaderMap};
use reqwest::{Method, RequestBuilder, StatusCode};
use serde_json::{Value, json};
use std::collections::VecDeque;

/// A program with its token.
#[derive(Clone)]
pub(crate) struct Client {
    pub(crate) http: reqwest::Client,
    pub(crate) base: String,
    pub(crate) token: String,
}

/// What came back.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

/// A live stream, event by event.
pub(crate) struct Events {
    response: reqwest::Response,
    rest: Vec<u8>,
    ready: VecDeque<Sent>,
}

/// One event of a live stream.
#[derive(Clone, Debug)]
pub(crate) struct Sent {
    pub(crate) name: String,
    pub(crate) id: String,
    pub(crate) data: String,
}

impl Client {
    /// Somebody whom the server does not know yet.
    pub(crate) fn stranger(base: &str) -> Client {
        let http = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none());
        Client { http: http.build().unwrap(), base: base.to_owned(), token: String::new() }
    }

    /// Somebody new.
    pub(crate) async fn new(base: &str, name: &str) -> Client {
        let mut client = Client::stranger(base);
        let me = client.post("/api/v1/me", json!({ "name": name })).await.done();
        client.token = me["token"].as_str().unwrap().to_owned();
        client
    }

    /// The same person at another server.
    pub(crate) fn at(&self, base: &str) -> Client {
        Client { base: base.to_owned(), ..self.clone() }
    }

    pub(crate) fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let request = self.http.request(method, format!("{}{path}", self.base));
        match self.token.as_str() {
            "" => request,
            token => request.bearer_auth(token),
        }
    }

    pub(crate) async fn get(&self, path: &str) -> Reply {
        Reply::of(self.request(Method::GET, path)).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Reply {
        Reply::of(self.request(Method::POST, path).json(&body)).await
    }

    /// Does something at a table that needs no words.
    pub(crate) async fn act(&self, table: &str, deed: &str) -> Reply {
        Reply::of(self.request(Method::POST, &format!("/api/v1/tables/{table}/{deed}"))).await
    }

    /// Does something at a table.
    pub(crate) async fn tell(&self, table: &str, deed: &str, body: Value) -> Reply {
        self.post(&format!("/api/v1/tables/{table}/{deed}"), body).await
    }

    /// Looks at something of a table.
    pub(crate) async fn look(&self, table: &str, what: &str) -> Reply {
        self.get(&format!("/api/v1/tables/{table}{what}")).await
    }

    /// Opens a table and gives its id.
    pub(crate) async fn open(&self, table: Value) -> String {
        let reply = self.post("/api/v1/tables", table).await;
        assert_eq!(reply.status, StatusCode::CREATED, "{}", reply.text);
        reply.json()["id"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn answer(&self, table: &str, version: u64, answer: &str) -> Reply {
        self.tell(table, "answer", json!({ "version": version, "answer": answer })).await
    }

    /// Listens to a table.
    pub(crate) async fn listen(&self, table: &str, query: &str) -> Events {
        let path = format!("/api/v1/tables/{table}/stream{query}");
        Events::of(self.request(Method::GET, &path)).await.unwrap()
    }
}

impl Reply {
    pub(crate) async fn of(request: RequestBuilder) -> Reply {
        Reply::try_of(request).await.unwrap()
    }

    pub(crate) async fn try_of(request: RequestBuilder) -> reqwest::Result<Reply> {
        let response = request.send().await?;
        let (status, headers) = (response.status(), response.headers().clone());
        Ok(Reply { status, headers, text: response.text().await? })
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    /// What came back, if it was done.
    #[track_caller]
    pub(crate) fn done(&self) -> Value {
        assert!(self.status.is_success(), "{}: {}", self.status, self.text);
        if self.text.is_empty() { Value::Null } else { self.json() }
    }

    /// The problem, which must be this one.
    #[track_caller]
    pub(crate) fn problem(&self, status: u16, word: &str) -> Value {
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
    /// The stream, if there is one.
    pub(crate) async fn of(request: RequestBuilder) -> Result<Events, Reply> {
        let response = request.send().await.unwrap();
        let (status, headers) = (response.status(), response.headers().clone());
        match headers.get(CONTENT_TYPE).is_some_and(|kind| kind == "text/event-stream") {
            true => Ok(Events::over(response)),
            false => Err(Reply { status, headers, text: response.text().await.unwrap() }),
        }
    }

    /// The events of an answer that has begun.
    pub(crate) fn over(response: reqwest::Response) -> Events {
        Events { response, rest: Vec::new(), ready: VecDeque::new() }
    }

    /// The next event; none when the stream has ended or broken off.
    pub(crate) async fn next(&mut self) -> Option<Sent> {
        loop {
            if let Some(sent) = self.ready.pop_front() {
                return Some(sent);
            }
            self.rest.extend(self.response.chunk().await.ok()??);
            while let Some(end) = self.rest.windows(2).position(|pair| pair == b"\n\n") {
                let block: Vec<u8> = self.rest.drain(..end + 2).collect();
                self.ready.extend(Sent::read(&String::from_utf8(block).unwrap()));
            }
        }
    }

    /// The next event, which must have this name; its data.
    pub(crate) async fn expect(&mut self, name: &str) -> Value {
        let sent = self.next().await.expect("the stream has ended");
        assert_eq!(sent.name, name, "{}", sent.data);
        sent.json()
    }
}

impl Sent {
    /// An event as it is written; nothing if it is only a heartbeat.
    fn read(block: &str) -> Option<Sent> {
        let mut sent = Sent { name: String::new(), id: String::new(), data: String::new() };
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

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.data).unwrap()
    }
}

/// Random enough to play with: xorshift.
#[derive(Clone)]
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % count
    }
}

/// Plays a seat until the game is over or the stream ends: whenever answers are offered, one of them is given. Everything that
/// the stream brought is handed over.
pub(crate) async fn play(client: &Client, table: &str, seat: char, mut dice: Dice) -> Vec<Sent> {
    let mut events = client.listen(table, &format!("?seat={seat}")).await;
    let mut heard = Vec::new();
    while let Some(sent) = events.next().await {
        let data = sent.json();
        heard.push(sent);
        let open = Open::of(&data);
        if open.is_over {
            break;
        }
        if let Some(answer) = open.any(&mut dice) {
            assert_eq!(open.asked, Some(seat.to_string()), "only who is asked is offered answers");
            let reply = client.answer(table, open.version, &answer).await;
            // An event may be older than the last answer, after a bot or another server has gone on.
            if !reply.status.is_success() {
                reply.problem(409, "stale");
            }
        }
    }
    heard
}

/// What an event of the stream says about the question that is open.
pub(crate) struct Open {
    pub(crate) version: u64,
    /// Who is asked.
    pub(crate) asked: Option<String>,
    pub(crate) answers: Vec<String>,
    pub(crate) is_over: bool,
}

impl Open {
    pub(crate) fn of(data: &Value) -> Open {
        let (at, game) = match (&data["view"], data.get("moment")) {
            (Value::Null, Some(_)) => (data, data),
            (view, _) => (view, &view["game"]),
        };
        let answers = game["answers"].as_array().into_iter().flatten();
        Open {
            version: at["version"].as_u64().unwrap_or_default(),
            asked: game["question"]["seat"].as_str().map(str::to_owned),
            answers: answers.map(|a| a["answer"].as_str().unwrap().to_owned()).collect(),
            // Talk says nothing about it.
            is_over: at.is_object() && game["question"].is_null(),
        }
    }

    pub(crate) fn any(&self, dice: &mut Dice) -> Option<String> {
        (!self.answers.is_empty()).then(|| self.answers[dice.below(self.answers.len())].clone())
    }
}
