//! A client program with a minimal HTTP implementation, so that it takes little processor time from the server.

use crate::acknowledgement::Acknowledgement;
use crate::load::Counters;
use crate::load::durability::TimedAnswer;
use eureka_store::TableId;
use eureka_table::{Said, Seat};
use eureka_testkit::{Dice, OpenQuestion};
use serde_json::{Value, json};
use std::io;
use std::sync::Arc;
use std::time::Instant;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

/// Returns true if this status asks the client to try again later.
const fn is_refused(status: u16) -> bool {
    matches!(status, 429 | 503)
}

/// A program with its token.
pub(super) struct Program {
    connection: Connection,
    token: String,
    counters: Arc<Counters>,
}

impl Program {
    /// A program for a new person.
    pub(super) async fn new(host: &str, counters: &Arc<Counters>) -> io::Result<Program> {
        let (connection, counters) = (Connection::to(host).await?, counters.clone());
        let mut program = Program { connection, token: String::new(), counters };
        program.token = program.create("/api/v1/me", r#"{"name":"Load"}"#, "token").await?;
        Ok(program)
    }

    async fn post(&mut self, path: &str, body: &str) -> io::Result<(u16, Value)> {
        self.connection.send("POST", path, &self.token, body).await?;
        self.connection.reply().await
    }

    /// Sends a request until it is not refused, and returns a field of the reply.
    async fn create(&mut self, path: &str, body: &str, field: &str) -> io::Result<String> {
        loop {
            let (status, reply) = self.post(path, body).await?;
            if !is_refused(status) {
                let value = reply[field].as_str().map(str::to_owned);
                return value.ok_or_else(|| io::Error::other(reply.to_string()));
            }
            self.counters.wait_after_refusal().await;
        }
    }

    /// Opens a table.
    pub(super) async fn open(&mut self, table: &str) -> io::Result<String> {
        self.create("/api/v1/tables", table, "id").await
    }

    /// The live stream of a table, for a seat if the query names one.
    pub(super) async fn listen(&self, table: &str, query: &str) -> io::Result<Connection> {
        let path = format!("/api/v1/tables/{table}/stream{query}");
        loop {
            let mut stream = Connection::to(&self.connection.host).await?;
            stream.send("GET", &path, &self.token, "").await?;
            match stream.head().await? {
                (200, _) => return Ok(stream),
                (status, _) if is_refused(status) => self.counters.wait_after_refusal().await,
                (status, _) => {
                    return Err(io::Error::other(format!("{status} in place of a stream")));
                }
            }
        }
    }
}

/// A table with two seats that one program plays, with a stream for each.
pub(super) struct TwoSeats {
    program: Program,
    pub(super) table: TableId,
    streams: [Connection; 2],
    /// The last acknowledged version.
    acknowledged: u32,
}

/// The seats, in the order of their streams.
const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

impl TwoSeats {
    /// Opens a table.
    pub(super) async fn open(
        host: &str,
        dice: &mut Dice,
        counters: &Arc<Counters>,
    ) -> io::Result<TwoSeats> {
        let mut program = Program::new(host, counters).await?;
        let edition = dice.any(&["first", "third", "fourth"]);
        let seats = json!([{ "kind": "me" }, { "kind": "me", "name": "Other" }]);
        let table = json!({ "options": { "edition": edition }, "seats": seats });
        let table = program.open(&table.to_string()).await?;
        let streams =
            [program.listen(&table, "?seat=A").await?, program.listen(&table, "?seat=B").await?];
        let table = table.parse().map_err(|_| io::Error::other(table))?;
        Ok(TwoSeats { program, table, streams, acknowledged: 0 })
    }

    /// A random answer to the open question, once both seats have been told of it; `None` when the game is over.
    pub(super) async fn any_answer(
        &mut self,
        dice: &mut Dice,
    ) -> io::Result<Option<Acknowledgement>> {
        let mut answered = None;
        let mut text = Vec::new();
        for (seat, stream) in SEATS.into_iter().zip(&mut self.streams) {
            let open = loop {
                stream.event(&mut text).await?;
                Counters::add(&self.program.counters.events);
                let open =
                    OpenQuestion::of(&serde_json::from_slice(&text).map_err(io::Error::other)?);
                let is_told = open.is_over || open.asked.is_some();
                if is_told && open.version >= self.acknowledged.into() {
                    break open;
                }
            };
            if open.is_over {
                return Ok(None);
            }
            // Both are asked at the beginning; the first of them answers first.
            if answered.is_none()
                && let Some(answer) = open.any(dice)
            {
                let at = open.version.try_into().map_err(io::Error::other)?;
                let said = Said { seat, answer };
                answered = Some(Acknowledgement { at, version: None, said });
            }
        }
        answered.map(Some).ok_or_else(|| io::Error::other("nobody is asked"))
    }

    /// Sends an answer until it is not refused. Its time is measured from when it was due to its acknowledgement.
    pub(super) async fn answer(
        &mut self,
        answer: Acknowledgement,
        since: Instant,
    ) -> io::Result<TimedAnswer> {
        let Acknowledgement { at, said, .. } = answer;
        let body = json!({ "version": at, "answer": said.answer, "seat": said.seat.to_string() });
        let body = body.to_string();
        let path = format!("/api/v1/tables/{}/answer", self.table);
        let mut was_refused = false;
        loop {
            let (status, reply) = self.program.post(&path, &body).await?;
            let version = reply["version"].as_u64().and_then(|version| version.try_into().ok());
            match (status, version) {
                (200, Some(version)) => self.acknowledged = version,
                // A refused answer may have been stored all the same. Nobody else answers at this table.
                (409, Some(version)) if was_refused => self.acknowledged = version,
                (status, _) if is_refused(status) => {
                    was_refused = true;
                    self.program.counters.wait_after_refusal().await;
                    continue;
                }
                _ => return Err(io::Error::other(reply.to_string())),
            }
            let acknowledgement = Acknowledgement { at, version, said };
            return Ok(TimedAnswer { acknowledgement, since, done: Instant::now() });
        }
    }
}

/// A connection with minimal HTTP.
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

    /// Reads the head of a reply and returns the status and the length of the body.
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
            // Chunk sizes, ids and heartbeats are skipped.
            if text.starts_with(DATA) {
                text.drain(..DATA.len());
                text.truncate(text.trim_ascii_end().len());
                return Ok(());
            }
        }
    }
}
