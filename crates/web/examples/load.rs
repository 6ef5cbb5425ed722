//! Loads a running server with games and live streams, for a bounded time, and says how it held up.
//!
//! ```text
//! eureka serve --limit-requests 1000000 --limit-burst 1000000 --limit-newcomers 1000000 --limit-tables 1000000 \
//!     --limit-streams 20000 --limit-connections 20000
//! cargo run --release -p eureka-web --example load -- --tables 32 --streams 1000 --seconds 30
//! ```
//!
//! Each table is played by one program with a seat for itself and one for its opponent: it listens to the stream of both, and answers
//! at random whatever is asked, at once or as often as `--rate` says. A table whose game is over is followed by another one. The streams
//! listen to tables at which nothing happens.

use serde_json::Value;
use std::collections::HashMap;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time;

/// How many streams listen to one idle table.
const LISTENERS: usize = 20;

/// The most of anything: a program that tests must not become one that attacks.
const MOST: usize = 20_000;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let wanted = Wanted::read(std::env::args().skip(1))?;
    let (stop, stopped) = watch::channel(false);
    let counted = Arc::new(Counted::default());
    let idle = open_streams(&wanted, &counted, &stopped).await?;
    println!("{} streams are open", wanted.streams);
    let mut players = JoinSet::new();
    let begun = Instant::now();
    for number in 0..wanted.tables {
        let (wanted, counted, stopped) = (wanted.clone(), counted.clone(), stopped.clone());
        players.spawn(play(wanted, number, counted, stopped));
    }
    time::sleep(Duration::from_secs(wanted.seconds)).await;
    let took = begun.elapsed();
    stop.send_replace(true);
    let mut times: Vec<Duration> = players.join_all().await.into_iter().flatten().collect();
    drop(idle);
    report(&wanted, &counted, took, &mut times);
    Ok(())
}

/// What is to be done.
#[derive(Clone)]
struct Wanted {
    host: String,
    tables: usize,
    streams: usize,
    seconds: u64,
    /// Answers in a second, all tables together; none for as fast as it goes.
    rate: Option<f64>,
}

impl Wanted {
    fn read(args: impl Iterator<Item = String>) -> Result<Wanted, String> {
        let mut given: HashMap<String, String> = HashMap::new();
        let mut args = args;
        while let Some(name) = args.next() {
            let value = args.next().ok_or_else(|| format!("{name} needs a value"))?;
            given.insert(name, value);
        }
        let mut number = |name: &str, usual: usize| match given.remove(name) {
            None => Ok(usual),
            Some(text) => text.parse().map_err(|_| format!("`{text}` is no number for {name}")),
        };
        let wanted = Wanted {
            tables: number("--tables", 32)?.min(MOST),
            streams: number("--streams", 1000)?.min(MOST),
            seconds: number("--seconds", 20)?.min(600) as u64,
            rate: match number("--rate", 0)? {
                0 => None,
                rate => Some(rate as f64),
            },
            host: given.remove("--host").unwrap_or_else(|| "127.0.0.1:8000".to_owned()),
        };
        if !["127.0.0.1:", "localhost:", "[::1]:"].iter().any(|own| wanted.host.starts_with(own)) {
            return Err(format!("`{}` is another machine: only one's own is loaded", wanted.host));
        }
        match given.keys().next() {
            Some(name) => Err(format!("there is no option {name}")),
            None => Ok(wanted),
        }
    }
}

/// What is counted by all.
#[derive(Default)]
struct Counted {
    games: AtomicU64,
    errors: AtomicU64,
    events: AtomicU64,
    broken: AtomicU64,
}

fn report(wanted: &Wanted, counted: &Counted, took: Duration, times: &mut [Duration]) {
    times.sort_unstable();
    let at = |part: f64| {
        let index = (times.len() as f64 * part) as usize;
        let time = times.get(index.min(times.len().saturating_sub(1)));
        time.map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    };
    let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
    println!(
        "{:.0} answers/s ({} in {:.1} s), p50 {:.1} ms, p99 {:.1} ms, max {:.1} ms, {} errors; {} tables, {} games ended, \
         {} idle streams ({} broken), {} events",
        times.len() as f64 / took.as_secs_f64(),
        times.len(),
        took.as_secs_f64(),
        at(0.5),
        at(0.99),
        at(1.0),
        count(&counted.errors),
        wanted.tables,
        count(&counted.games),
        wanted.streams,
        count(&counted.broken),
        count(&counted.events),
    );
}

/// Opens the streams that only listen.
async fn open_streams(
    wanted: &Wanted,
    counted: &Arc<Counted>,
    stopped: &watch::Receiver<bool>,
) -> io::Result<JoinSet<()>> {
    let mut streams = JoinSet::new();
    let mut table = String::new();
    for number in 0..wanted.streams {
        if number % LISTENERS == 0 {
            let mut program = Program::new(&wanted.host).await?;
            table = program.open(r#"{"seats":[{"kind":"me"},{"kind":"open"}]}"#).await?;
        }
        let mut stream = Connection::to(&wanted.host).await?;
        stream.send("GET", &format!("/api/v1/tables/{table}/stream"), "", "").await?;
        stream.head().await?;
        let (counted, mut stopped) = (counted.clone(), stopped.clone());
        streams.spawn(async move {
            loop {
                tokio::select! {
                    event = stream.event() => if event.is_err() {
                        counted.broken.fetch_add(1, Ordering::Relaxed);
                        return;
                    },
                    _ = stopped.wait_for(|&stop| stop) => return,
                }
            }
        });
    }
    Ok(streams)
}

/// Plays game after game; gives how long each answer took.
async fn play(
    wanted: Wanted,
    number: usize,
    counted: Arc<Counted>,
    mut stopped: watch::Receiver<bool>,
) -> Vec<Duration> {
    let mut times = Vec::new();
    let mut dice = Dice(0x9e37_79b9_7f4a_7c15 ^ (number as u64 + 1) << 20);
    while !*stopped.borrow() {
        let game = one_game(&wanted, &counted, &mut dice, &mut times);
        tokio::select! {
            ended = game => match ended {
                Ok(()) => counted.games.fetch_add(1, Ordering::Relaxed),
                Err(_) => counted.errors.fetch_add(1, Ordering::Relaxed),
            },
            _ = stopped.wait_for(|&stop| stop) => break,
        };
    }
    times
}

async fn one_game(
    wanted: &Wanted,
    counted: &Counted,
    dice: &mut Dice,
    times: &mut Vec<Duration>,
) -> io::Result<()> {
    let mut program = Program::new(&wanted.host).await?;
    let edition = ["first", "third", "fourth"][dice.below(3)];
    let seats = r#"[{"kind":"me"},{"kind":"me","name":"Other"}]"#;
    let table = program
        .open(&format!(r#"{{"options":{{"edition":"{edition}"}},"seats":{seats}}}"#))
        .await?;
    let mut streams = Vec::new();
    for seat in ["A", "B"] {
        let mut stream = Connection::to(&wanted.host).await?;
        let path = format!("/api/v1/tables/{table}/stream?seat={seat}");
        stream.send("GET", &path, &program.token, "").await?;
        stream.head().await?;
        streams.push(stream);
    }
    let pause = wanted.rate.map(|rate| Duration::from_secs_f64(wanted.tables as f64 / rate));
    let mut next =
        Instant::now() + pause.unwrap_or_default().mul_f64(dice.below(1000) as f64 / 1000.0);
    let mut version = 0;
    loop {
        let mut answer = None;
        let mut is_over = false;
        for stream in &mut streams {
            // Both are told of every answer.
            let data = loop {
                let data = stream.event().await?;
                counted.events.fetch_add(1, Ordering::Relaxed);
                let at = if data["view"].is_object() { &data["view"] } else { &data };
                if at["version"].as_u64().is_some_and(|at| at > version || version == 0) {
                    break data;
                }
            };
            let (at, game) = match data["view"].is_object() {
                true => (&data["view"], &data["view"]["game"]),
                false => (&data, &data),
            };
            is_over |= game["question"].is_null();
            if let Some(answers) = game["answers"].as_array().filter(|answers| !answers.is_empty())
            {
                let any = answers[dice.below(answers.len())]["answer"].as_str().unwrap_or("");
                answer = Some((at["version"].as_u64().unwrap_or(0), any.to_owned()));
            }
        }
        if is_over {
            return Ok(());
        }
        let Some((at, answer)) = answer else { return Err(io::Error::other("nobody is asked")) };
        if let Some(pause) = pause {
            time::sleep_until(next.into()).await;
            next += pause;
        }
        let body = serde_json::json!({ "version": at, "answer": answer }).to_string();
        let asked = Instant::now();
        let done = program.post(&format!("/api/v1/tables/{table}/answer"), &body).await?;
        times.push(asked.elapsed());
        if !done["version"].is_u64() {
            return Err(io::Error::other(done.to_string()));
        }
        version = at;
    }
}

/// A program with its token.
struct Program {
    connection: Connection,
    token: String,
}

impl Program {
    async fn new(host: &str) -> io::Result<Program> {
        let mut connection = Connection::to(host).await?;
        connection.send("POST", "/api/v1/me", "", r#"{"name":"Load"}"#).await?;
        let me = connection.reply().await?;
        let token = me["token"].as_str().ok_or_else(|| io::Error::other(me.to_string()))?;
        Ok(Program { token: token.to_owned(), connection })
    }

    async fn post(&mut self, path: &str, body: &str) -> io::Result<Value> {
        self.connection.send("POST", path, &self.token, body).await?;
        self.connection.reply().await
    }

    async fn open(&mut self, table: &str) -> io::Result<String> {
        let opened = self.post("/api/v1/tables", table).await?;
        let id = opened["id"].as_str().ok_or_else(|| io::Error::other(opened.to_string()))?;
        Ok(id.to_owned())
    }
}

/// A connection that speaks just enough HTTP, so that the program itself costs little.
struct Connection {
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

    /// Reads the head of a reply; gives the length of what follows, if it is told.
    async fn head(&mut self) -> io::Result<usize> {
        let mut length = 0;
        let mut line = String::new();
        loop {
            line.clear();
            if self.stream.read_line(&mut line).await? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            let line = line.trim_end().to_ascii_lowercase();
            if line.is_empty() {
                return Ok(length);
            }
            if let Some(text) = line.strip_prefix("content-length: ") {
                length = text.parse().map_err(io::Error::other)?;
            }
        }
    }

    async fn reply(&mut self) -> io::Result<Value> {
        let mut body = vec![0; self.head().await?];
        self.stream.read_exact(&mut body).await?;
        serde_json::from_slice(&body).map_err(io::Error::other)
    }

    /// The data of the next event of a live stream.
    async fn event(&mut self) -> io::Result<Value> {
        let mut line = Vec::new();
        loop {
            line.clear();
            if self.stream.read_until(b'\n', &mut line).await? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            // Sizes of chunks, ids and heartbeats are passed over.
            if let Some(data) = line.strip_prefix(b"data: ") {
                return serde_json::from_slice(data).map_err(io::Error::other);
            }
        }
    }
}

/// Random enough to play with: xorshift.
struct Dice(u64);

impl Dice {
    fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % count
    }
}
