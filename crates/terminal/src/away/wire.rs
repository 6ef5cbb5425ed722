//! The wire to a server: requests, and the stream of what happens there.

use super::seen::{TableSeen, ViewAt};
use super::token;
use super::told::Told;
use eureka_table::Seat;
use eureka_words::Language;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;
use ureq::Agent;

/// How long to wait for a server before giving up.
const PATIENCE: Duration = Duration::from_secs(20);

/// How long to wait before a lost connection is tried again.
const PAUSE: Duration = Duration::from_secs(2);

/// Why there is no table to play at.
#[derive(Debug, thiserror::Error)]
pub enum AwayError {
    /// The address is none.
    #[error("`{0}` is no address of a server: that begins with http:// or https://")]
    Address(String),
    /// The server cannot be reached.
    #[error("cannot reach {server}: {reason}")]
    Unreachable {
        /// Its address.
        server: String,
        /// Why not.
        reason: String,
    },
    /// The server says no.
    #[error("the server refuses: {0}")]
    Refused(String),
    /// The server says something that is not understood.
    #[error("the server says what this program does not understand: perhaps their versions differ")]
    Unread,
    /// The table was given up.
    #[error("the table was given up")]
    Closed,
    /// The connection has ended.
    #[error("the connection to the server has ended")]
    Gone,
}

/// Something to be done at the server.
pub(super) enum Errand {
    Answer { version: u32, answer: String },
    TakeBack { version: u32 },
    Hint,
}

/// Something that the server says.
pub(super) enum Heard {
    Anew { table: TableSeen, view: Option<ViewAt> },
    Stepped { moment: usize, events: Vec<Told>, view: ViewAt },
    Talked(TableSeen),
    View(ViewAt),
    Hint(Vec<(String, f32, u32)>),
    Lost,
    Problem(String),
}

/// A connection to a server as one person.
#[derive(Clone)]
pub(super) struct Wire {
    agent: Agent,
    base: String,
    language: Language,
    token: Option<String>,
}

#[derive(Deserialize)]
struct Me {
    token: String,
}

#[derive(Deserialize)]
struct Anew {
    table: TableSeen,
    view: Option<ViewAt>,
}

#[derive(Deserialize)]
struct Stepped {
    moment: usize,
    events: Vec<Told>,
}

#[derive(Deserialize)]
struct Talked {
    table: TableSeen,
}

#[derive(Deserialize)]
struct Hints {
    best: Vec<Hinted>,
}

#[derive(Deserialize)]
struct Hinted {
    answer: String,
    chance: f32,
    visits: u32,
}

impl Wire {
    /// A connection to the server at this address.
    pub(super) fn new(server: &str, language: Language) -> Result<Wire, AwayError> {
        let base = server.trim_end_matches('/').to_owned();
        if !base.starts_with("http://") && !base.starts_with("https://") {
            return Err(AwayError::Address(server.to_owned()));
        }
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .timeout_connect(Some(PATIENCE))
            .timeout_recv_response(Some(PATIENCE));
        Ok(Wire { agent: config.build().into(), token: token::known(&base), base, language })
    }

    /// The address of the server.
    pub(super) fn base(&self) -> &str {
        &self.base
    }

    /// Becomes the person of the last time, or a new one.
    pub(super) fn become_known(&mut self, name: Option<&str>) -> Result<(), AwayError> {
        let mut me: Option<Me> = None;
        if self.token.is_some() && name.is_none() {
            me = self.get("/api/v1/me")?;
        }
        let me = match me {
            Some(me) => me,
            None => self.post("/api/v1/me", &json!({ "name": name.unwrap_or_default() }))?,
        };
        token::keep(&self.base, &me.token);
        self.token = Some(me.token);
        Ok(())
    }

    /// The table with this id.
    pub(super) fn table(&self, id: &str) -> Result<TableSeen, AwayError> {
        // Whoever has the link of a table has its id.
        let id = id.rsplit('/').next().unwrap_or(id);
        self.get(&format!("/api/v1/tables/{id}"))
    }

    /// Opens a table.
    pub(super) fn open(&self, table: &Value) -> Result<TableSeen, AwayError> {
        self.post("/api/v1/tables", table)
    }

    /// Sits down.
    pub(super) fn sit(&self, table: &str, seat: &str) -> Result<TableSeen, AwayError> {
        self.post(&format!("/api/v1/tables/{table}/sit"), &json!({ "seat": seat }))
    }

    /// Listens to a table, and runs errands there, each on a thread of its own.
    pub(super) fn listen(
        &self,
        table: &str,
        seat: Option<Seat>,
    ) -> (Sender<Errand>, Receiver<Heard>) {
        let (errands, waiting) = channel();
        let (sender, heard) = channel();
        let eyes = seat.map_or_else(String::new, |seat| format!("?seat={seat}"));
        let place = Place { wire: self.clone(), table: table.to_owned(), eyes, sender };
        let listener = place.clone();
        thread::spawn(move || while listener.follow().is_ok() {});
        thread::spawn(move || while waiting.recv().is_ok_and(|errand| place.run(errand)) {});
        (errands, heard)
    }

    fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, AwayError> {
        let mut request = self.agent.get(format!("{}{path}", self.base));
        request = request.header("Accept-Language", self.language.tag());
        if let Some(token) = &self.token {
            request = request.header("Authorization", format!("Bearer {token}"));
        }
        self.read(request.call())
    }

    fn post<T: DeserializeOwned>(&self, path: &str, body: &Value) -> Result<T, AwayError> {
        let mut request = self.agent.post(format!("{}{path}", self.base));
        request = request.header("Accept-Language", self.language.tag());
        if let Some(token) = &self.token {
            request = request.header("Authorization", format!("Bearer {token}"));
        }
        self.read(request.content_type("application/json").send(body.to_string()))
    }

    /// What a response says, or why it says no.
    fn read<T: DeserializeOwned>(
        &self,
        response: Result<ureq::http::Response<ureq::Body>, ureq::Error>,
    ) -> Result<T, AwayError> {
        let mut response = response.map_err(|error| self.unreachable(&error))?;
        let text = response.body_mut().read_to_string();
        let text = text.map_err(|error| self.unreachable(&error))?;
        if response.status().is_success() {
            return serde_json::from_str(&text).map_err(|_| AwayError::Unread);
        }
        let problem: Value = serde_json::from_str(&text).unwrap_or_default();
        let said = ["title", "detail"].into_iter().find_map(|key| problem[key].as_str());
        let status = response.status().to_string();
        Err(AwayError::Refused(said.map_or(status, str::to_owned)))
    }

    fn unreachable(&self, error: &ureq::Error) -> AwayError {
        AwayError::Unreachable { server: self.base.clone(), reason: error.to_string() }
    }
}

/// A table at the other end of a wire.
#[derive(Clone)]
struct Place {
    wire: Wire,
    table: String,
    /// Through whose eyes it is seen.
    eyes: String,
    sender: Sender<Heard>,
}

/// Nobody listens any more.
struct Left;

impl Place {
    fn say(&self, heard: Heard) -> Result<(), Left> {
        self.sender.send(heard).map_err(|_| Left)
    }

    fn path(&self, what: &str) -> String {
        format!("/api/v1/tables/{}/{what}", self.table)
    }

    fn view(&self) -> Result<ViewAt, AwayError> {
        self.wire.get(&format!("{}{}", self.path("view"), self.eyes))
    }

    /// Follows the stream until it breaks off, says so and waits a little.
    fn follow(&self) -> Result<(), Left> {
        let url = format!("{}{}{}", self.wire.base, self.path("stream"), self.eyes);
        let mut request = self.wire.agent.get(url).header("Accept", "text/event-stream");
        if let Some(token) = &self.wire.token {
            request = request.header("Authorization", format!("Bearer {token}"));
        }
        if let Ok(response) = request.call() {
            let lines = BufReader::new(response.into_body().into_reader()).lines();
            self.read_events(lines.map_while(Result::ok))?;
        }
        self.say(Heard::Lost)?;
        thread::sleep(PAUSE);
        Ok(())
    }

    /// Reads server-sent events: an `event:` and a `data:` line, and an empty line that ends them.
    fn read_events(&self, lines: impl Iterator<Item = String>) -> Result<(), Left> {
        let (mut name, mut text) = (String::new(), String::new());
        for line in lines {
            if let Some(word) = line.strip_prefix("event:") {
                word.trim().clone_into(&mut name);
            } else if let Some(data) = line.strip_prefix("data:") {
                text.push_str(data.trim_start());
            } else if line.is_empty() && !text.is_empty() {
                if let Some(heard) = self.heard(&name, &text) {
                    self.say(heard)?;
                }
                (name.clear(), text.clear());
            }
        }
        Ok(())
    }

    fn heard(&self, name: &str, text: &str) -> Option<Heard> {
        match name {
            "anew" => {
                let Anew { table, view } = serde_json::from_str(text).ok()?;
                Some(Heard::Anew { table, view })
            }
            "step" => {
                let Stepped { moment, events } = serde_json::from_str(text).ok()?;
                // What happened is told, and what the table looks like now is asked for: nothing has to be worked out here.
                Some(Heard::Stepped { moment, events, view: self.view().ok()? })
            }
            "talk" => {
                let Talked { table } = serde_json::from_str(text).ok()?;
                Some(Heard::Talked(table))
            }
            _ => None,
        }
    }

    /// Does something at the server; whether anybody listens to what came of it.
    fn run(&self, errand: Errand) -> bool {
        let done = match errand {
            Errand::Answer { version, answer } => {
                let body = json!({ "version": version, "answer": answer });
                self.wire.post::<Value>(&self.path("answer"), &body).map(drop)
            }
            Errand::TakeBack { version } => {
                let body = json!({ "version": version });
                self.wire.post::<Value>(&self.path("take-back"), &body).map(drop)
            }
            Errand::Hint => {
                let path = format!("{}{}", self.path("hint"), self.eyes);
                self.wire.get(&path).map(|Hints { best }| {
                    let each = best.into_iter().map(|one| (one.answer, one.chance, one.visits));
                    // Whether anybody listens shows below.
                    let _ = self.say(Heard::Hint(each.collect()));
                })
            }
        };
        let Err(error) = done else { return true };
        // What was not done must not stay off the screen.
        let again = self.view().map_or(Ok(()), |view| self.say(Heard::View(view)));
        again.and_then(|()| self.say(Heard::Problem(error.to_string()))).is_ok()
    }
}
