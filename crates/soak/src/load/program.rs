//! A program that plays at a table and costs little itself: just enough HTTP.

use crate::load::Counted;
use crate::load::durability::Acknowledged;
use eureka_store::TableId;
use eureka_table::{Said, Seat};
use eureka_testkit::Dice;
use serde_json::{Value, json};
use std::io;
use std::time::{Duration, Instant};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::time;

/// How long whoever was refused waits before the next try.
pub(super) const AGAIN: Duration = Duration::from_millis(100);

/// Whether this means to come again later.
const fn is_refused(status: u16) -> bool {
    matches!(status, 429 | 503)
}

/// A program with its token.
pub(super) struct Program {
    connection: Connection,
    token: String,
}

impl Program {
    /// Somebody new.
    pub(super) async fn new(host: &str, counted: &Counted) -> io::Result<Program> {
        let connection = Connection::to(host).await?;
        let mut program = Program { connection, token: String::new() };
        let me = r#"{"name":"Load"}"#;
        let (_, me) = program.ask_patiently("POST", "/api/v1/me", me, counted).await?;
        let token = me["token"].as_str().ok_or_else(|| io::Error::other(me.to_string()))?;
        program.token = token.to_owned();
        Ok(program)
    }

    async fn ask(&mut self, method: &str, path: &str, body: &str) -> io::Result<(u16, Value)> {
        self.connection.send(method, path, &self.token, body).await?;
        self.connection.reply().await
    }

    /// The same, again as long as it is refused.
    async fn ask_patiently(
        &mut self,
        method: &str,
        path: &str,
        body: &str,
        counted: &Counted,
    ) -> io::Result<(u16, Value)> {
        loop {
            let (status, reply) = self.ask(method, path, body).await?;
            if !is_refused(status) {
                return Ok((status, reply));
            }
            Counted::add(&counted.refused);
            time::sleep(AGAIN).await;
        }
    }

    /// Opens a table.
    pub(super) async fn open(&mut self, table: &str, counted: &Counted) -> io::Result<String> {
        let (_, opened) = self.ask_patiently("POST", "/api/v1/tables", table, counted).await?;
        let id = opened["id"].as_str().ok_or_else(|| io::Error::other(opened.to_string()))?;
        Ok(id.to_owned())
    }

    /// Listens to a table, through the eyes of a seat if one is named.
    pub(super) async fn listen(
        &self,
        table: &str,
        query: &str,
        counted: &Counted,
    ) -> io::Result<Connection> {
        let path = format!("/api/v1/tables/{table}/stream{query}");
        loop {
            let mut stream = Connection::to(&self.connection.host).await?;
            stream.send("GET", &path, &self.token, "").await?;
            match stream.head().await? {
                (200, _) => return Ok(stream),
                (status, _) if is_refused(status) => {
                    Counted::add(&counted.refused);
                    time::sleep(AGAIN).await;
                }
                (status, _) => {
                    return Err(io::Error::other(format!("{status} in place of a stream")));
                }
            }
        }
    }
}

/// A table with two seats that one program plays, with a stream for each.
pub(super) struct Played {
    program: Program,
    pub(super) table: TableId,
    streams: [Connection; 2],
    /// The version that was acknowledged last.
    acknowledged: u32,
}

/// The seats, in the order of their streams.
const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

/// What to answer.
pub(super) struct Asked {
    version: u32,
    said: Said,
}

impl Played {
    /// Opens a table.
    pub(super) async fn open(host: &str, dice: &mut Dice, counted: &Counted) -> io::Result<Played> {
        let mut program = Program::new(host, counted).await?;
        let edition = dice.any(&["first", "third", "fourth"]);
        let seats = json!([{ "kind": "me" }, { "kind": "me", "name": "Other" }]);
        let table = json!({ "options": { "edition": edition }, "seats": seats });
        let table = program.open(&table.to_string(), counted).await?;
        let streams = [
            program.listen(&table, "?seat=A", counted).await?,
            program.listen(&table, "?seat=B", counted).await?,
        ];
        let table = table.parse().map_err(|_| io::Error::other(table))?;
        Ok(Played { program, table, streams, acknowledged: 0 })
    }

    /// The question that both have been told of, with any answer; nothing when the game is over.
    pub(super) async fn question(
        &mut self,
        dice: &mut Dice,
        counted: &Counted,
    ) -> io::Result<Option<Asked>> {
        let mut asked = None;
        let mut text = Vec::new();
        for (seat, stream) in SEATS.into_iter().zip(&mut self.streams) {
            let (version, game) = loop {
                stream.event(&mut text).await?;
                Counted::add(&counted.events);
                let (at, game) = told(&text)?;
                if let Some(at) = at.filter(|&at| at >= self.acknowledged) {
                    break (at, game);
                }
            };
            if game["question"].is_null() {
                return Ok(None);
            }
            if let Some(answers) = game["answers"].as_array().filter(|answers| !answers.is_empty())
            {
                let answer = dice.any(answers)["answer"].as_str().unwrap_or_default().to_owned();
                asked = Some(Asked { version, said: Said { seat, answer } });
            }
        }
        asked.map(Some).ok_or_else(|| io::Error::other("nobody is asked"))
    }

    /// Answers, again as long as it is refused; the time is from when it was due to its acknowledgement.
    pub(super) async fn answer(
        &mut self,
        asked: Asked,
        since: Instant,
        counted: &Counted,
    ) -> io::Result<Acknowledged> {
        let Asked { version: at, said } = asked;
        let body = json!({ "version": at, "answer": said.answer }).to_string();
        let path = format!("/api/v1/tables/{}/answer", self.table);
        let mut was_refused = false;
        loop {
            let (status, done) = self.program.ask("POST", &path, &body).await?;
            match (status, version(&done)) {
                (200, Some(version)) => self.acknowledged = version,
                // A refused answer may have been taken all the same, and nobody else answers here.
                (409, Some(version)) if was_refused => self.acknowledged = version,
                (status, _) if is_refused(status) => {
                    was_refused = true;
                    Counted::add(&counted.refused);
                    time::sleep(AGAIN).await;
                    continue;
                }
                _ => return Err(io::Error::other(done.to_string())),
            }
            let version = self.acknowledged;
            return Ok(Acknowledged { at, version, said, since, done: Instant::now() });
        }
    }
}

/// The version of a reply or an event.
fn version(data: &Value) -> Option<u32> {
    data["version"].as_u64().and_then(|version| version.try_into().ok())
}

/// What an event tells: the version, and the question with its answers.
fn told(text: &[u8]) -> io::Result<(Option<u32>, Value)> {
    let mut data: Value = serde_json::from_slice(text).map_err(io::Error::other)?;
    Ok(match data["view"].take() {
        Value::Null => (version(&data), data),
        mut view => (version(&view), view["game"].take()),
    })
}

/// A connection that speaks just enough HTTP.
pub(super) struct Connection {
    host: String,
    stream: BufReader<TcpStream>,
}

impl Connection {
    async fn to(host: &str) -> io::Result<Connection> {
        let stream = TcpStream::connect(host).await?;
        stream.set_nodelay(true)?;
        Ok(Connection { host: host.to_owned(), stream: BufReader::new(stream) })
    }

    async fn send(&mut self, method: &str, path: &str, token: &str, body: &str) -> io::Result<()> {
        let (host, length) = (&self.host, body.len());
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {host}\r\nauthorization: Bearer {token}\r\n\
             content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        );
        self.stream.write_all(request.as_bytes()).await
    }

    /// Reads the head of a reply; gives its status and the length of what follows, if it is told.
    async fn head(&mut self) -> io::Result<(u16, usize)> {
        let (mut status, mut length) = (0, 0);
        let mut line = String::new();
        loop {
            line.clear();
            if self.stream.read_line(&mut line).await? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            let line = line.trim_end().to_ascii_lowercase();
            if line.is_empty() {
                return Ok((status, length));
            }
            if let Some(text) = line.strip_prefix("content-length: ") {
                length = text.parse().map_err(io::Error::other)?;
            } else if let Some(text) = line.strip_prefix("http/1.1 ") {
                status = text.get(..3).and_then(|text| text.parse().ok()).unwrap_or(0);
            }
        }
    }

    async fn reply(&mut self) -> io::Result<(u16, Value)> {
        let (status, length) = self.head().await?;
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body).await?;
        Ok((status, serde_json::from_slice(&body).map_err(io::Error::other)?))
    }

    /// Reads the data of the next event of a live stream.
    pub(super) async fn event(&mut self, text: &mut Vec<u8>) -> io::Result<()> {
        const DATA: &[u8] = b"data: ";
        loop {
            text.clear();
            if self.stream.read_until(b'\n', text).await? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            // Sizes of chunks, ids and heartbeats are passed over.
            if text.starts_with(DATA) {
                text.drain(..DATA.len());
                text.truncate(text.trim_ascii_end().len());
                return Ok(());
            }
        }
    }
}
