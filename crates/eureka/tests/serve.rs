//! The executable as a server: its output, its start and stop, and games that survive `kill -9`.

use eureka_innovation::{Game, Record};
use eureka_table::Timeline;
use eureka_table::{Said, Seat};
use eureka_testkit::{
    Client, Dice, Disk, Events, OpenQuestion, Postgres, Reply, RunningServer, UNLIMITED,
};
use reqwest::Method;
use serde_json::json;
use std::io::Read;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tempfile::TempDir;
use tokio::sync::{Notify, watch};
use tokio::task::JoinSet;

/// The number of times that a server is killed, unless `EUREKA_KILLS` is set.
const KILLS: usize = 5;

/// Starts the executable as a server.
fn start(database: &str, more: &[&str]) -> RunningServer {
    RunningServer::start(Path::new(env!("CARGO_BIN_EXE_eureka")), database, more)
}

fn eureka(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_eureka"));
    command.args(args);
    command
}

/// A temporary folder, and the path of a database file in it.
fn file() -> (TempDir, String) {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("eureka.db").to_str().unwrap().to_owned();
    (folder, file)
}

#[tokio::test]
async fn a_server_prints_its_address_and_stops_on_request() {
    let (_folder, file) = file();
    let server = start(&file, &[]);
    let port = server.base.rsplit(':').next().unwrap();
    let expected = format!("Eureka is at http://localhost:{port} (games are kept in {file})");
    assert_eq!(server.greeting, expected);
    let ada = Client::new(&server.base, "Ada").await;
    let table = ada.open(json!({ "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;
    let mut events = ada.listen(&table, "").await;
    events.expect("anew").await;
    assert!(server.stop().success());
    assert!(events.next().await.is_none());
    // The key is in the database, so the token is still valid.
    let server = start(&file, &[]);
    let ada = ada.at(&server.base);
    assert_eq!(ada.get("/api/v1/me").await.done()["name"], "Ada");
    assert_eq!(ada.look(&table, "").await.done()["state"], "open");
    assert!(server.stop().success());
}

#[test]
fn a_port_that_is_taken_is_reported() {
    let (_folder, file) = file();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let failed = eureka(&["serve", "--listen", &address, "--database", &file]).output().unwrap();
    let says = String::from_utf8(failed.stderr).unwrap();
    assert_eq!(failed.status.code(), Some(1), "{says}");
    assert!(says.contains(&address) && says.contains("--listen"), "{says}");
}

#[test]
fn a_database_that_cannot_be_opened_is_reported_without_its_password() {
    for (database, says) in [
        ("mysql://somebody:secret@localhost/eureka", "is no database"),
        ("postgres://somebody:secret@127.0.0.1:1/eureka", "not available"),
        ("/proc/eureka.db", "not available"),
    ] {
        let args = ["serve", "--listen", "127.0.0.1:0", "--database", database];
        let failed = eureka(&args).output().unwrap();
        let text = String::from_utf8(failed.stderr).unwrap();
        assert_eq!(failed.status.code(), Some(1), "{text}");
        assert!(text.contains(says) && !text.contains("secret"), "{text}");
    }
}

#[cfg(unix)]
#[tokio::test]
async fn a_key_file_is_created_reused_and_checked() {
    use std::os::unix::fs::PermissionsExt;
    let (folder, file) = file();
    let key = folder.path().join("key");
    let key = key.to_str().unwrap();
    let server = start(&file, &["--secret-file", key]);
    let ada = Client::new(&server.base, "Ada").await;
    assert!(server.stop().success());
    assert_eq!(std::fs::metadata(key).unwrap().permissions().mode() & 0o777, 0o600);
    let server = start(&file, &["--secret-file", key]);
    assert_eq!(ada.at(&server.base).get("/api/v1/me").await.done()["name"], "Ada");
    assert!(server.stop().success());
    // With the key of the database her token is not valid.
    let server = start(&file, &[]);
    assert!(ada.at(&server.base).get("/api/v1/me").await.done().is_null());
    assert!(server.stop().success());
    std::fs::set_permissions(key, PermissionsExt::from_mode(0o644)).unwrap();
    let args = ["serve", "--listen", "127.0.0.1:0", "--database", &file, "--secret-file", key];
    let failed = eureka(&args).output().unwrap();
    let says = String::from_utf8(failed.stderr).unwrap();
    assert!(failed.status.code() == Some(1) && says.contains("chmod 600"), "{says}");
    std::fs::set_permissions(key, PermissionsExt::from_mode(0o600)).unwrap();
    std::fs::write(key, "short").unwrap();
    let failed = eureka(&args).output().unwrap();
    let says = String::from_utf8(failed.stderr).unwrap();
    assert!(failed.status.code() == Some(1) && says.contains("64 hexadecimal digits"), "{says}");
}

#[tokio::test]
async fn the_json_log_holds_no_secret() {
    let (_folder, file) = file();
    let mut command = Command::new(env!("CARGO_BIN_EXE_eureka"));
    command.env("EUREKA_LOG", "debug").stderr(Stdio::piped());
    let mut server = RunningServer::run(command, 0, &file, &["--log", "json"]).unwrap();
    // The log must be read while it is written: a full pipe would block the server.
    let mut stderr = server.child.stderr.take().unwrap();
    let reader = std::thread::spawn(move || {
        let mut log = String::new();
        stderr.read_to_string(&mut log).unwrap();
        log
    });
    let ada = Client::new(&server.base, "Ada").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "random" }]);
    let table = ada.open(json!({ "seats": seats })).await;
    ada.look(&table, "/view").await.done();
    assert!(server.stop().success());
    let log = reader.join().unwrap();
    assert!(log.lines().count() > 3);
    for line in log.lines() {
        let line: serde_json::Value = serde_json::from_str(line).unwrap();
        assert!(line["level"].is_string() && line["timestamp"].is_string());
    }
    assert!(!log.contains(&ada.token) && !log.contains(&table), "a secret in the log");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_server_loses_no_answer_and_no_table_in_sqlite() {
    let (_folder, file) = file();
    kill_and_go_on(&file).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_server_loses_no_answer_and_no_table_in_postgres() {
    let server = Postgres::new(Disk::Sure);
    kill_and_go_on(&server.database()).await;
}

/// The state that all players share.
struct Round {
    /// The address of the server; empty while it is down.
    base: watch::Sender<String>,
    /// The number of acknowledged answers.
    acknowledged: AtomicUsize,
    /// Notified after each acknowledged answer.
    more: Notify,
    /// Set when players finish their current game and begin no other.
    last: watch::Sender<bool>,
}

/// Kills the server at random moments of running games and starts it again. All games must come to their end and hold every
/// acknowledged answer.
async fn kill_and_go_on(database: &str) {
    let kills = std::env::var("EUREKA_KILLS").ok().and_then(|text| text.parse().ok());
    let mut dice = Dice(0x5eed_5eed);
    let mut server = start(database, &UNLIMITED);
    let round = Arc::new(Round {
        base: watch::Sender::new(server.base.clone()),
        acknowledged: AtomicUsize::new(0),
        more: Notify::new(),
        last: watch::Sender::new(false),
    });
    let people = Client::new(&server.base, "Ada").await;
    let mut players = JoinSet::new();
    for number in 0..4 {
        players.spawn(play_games(round.clone(), people.clone(), number));
    }
    for _ in 0..kills.unwrap_or(KILLS) {
        let goal = round.acknowledged.load(Ordering::Acquire) + 1 + dice.below(120);
        while round.acknowledged.load(Ordering::Acquire) < goal {
            round.more.notified().await;
        }
        server.kill();
        round.base.send_replace(String::new());
        server = start(database, &UNLIMITED);
        round.base.send_replace(server.base.clone());
    }
    round.last.send_replace(true);
    let games = players.join_all().await.into_iter().flatten().count();
    println!("{games} games, {} answers acknowledged", round.acknowledged.load(Ordering::Acquire));
    assert!(server.stop().success());
}

/// Plays one game after the other, each to its end, and returns the ids of their tables.
async fn play_games(round: Arc<Round>, client: Client, number: usize) -> Vec<String> {
    let mut dice = Dice(number as u64 + 1);
    let mut games = Vec::new();
    loop {
        let table = open(&round, &client, number).await;
        let mut given: Vec<(u64, Said)> = Vec::new();
        while !play_on(&round, &client, &table, &mut dice, &mut given).await {}
        check(&round, &client, &table, &given).await;
        games.push(table);
        if *round.last.borrow() {
            return games;
        }
    }
}

/// The client at the running server. Waits while the server is down.
async fn at(round: &Round, client: &Client) -> Client {
    let mut base = round.base.subscribe();
    let base = base.wait_for(|base| !base.is_empty()).await.unwrap().clone();
    client.at(&base)
}

/// Sends a request until there is a reply, since the server may be killed in between.
async fn ask(
    round: &Round,
    client: &Client,
    method: Method,
    path: &str,
    body: Option<serde_json::Value>,
) -> Reply {
    loop {
        let client = at(round, client).await;
        let request = client.request(method.clone(), path);
        let request = match &body {
            Some(body) => request.json(body),
            None => request,
        };
        if let Ok(reply) = Reply::try_of(request).await {
            return reply;
        }
        gone(round, &client.base).await;
    }
}

/// Waits until the server at this address has been replaced.
async fn gone(round: &Round, base: &str) {
    let mut now = round.base.subscribe();
    now.wait_for(|now| now != base).await.unwrap();
}

async fn open(round: &Round, client: &Client, number: usize) -> String {
    // Two tables have a person and a bot, one has two people at one screen, and one has two bots.
    let (me, bot) = (json!({ "kind": "me" }), json!({ "kind": "bot", "level": "random" }));
    let seats = match number {
        0 | 1 => json!([me, bot]),
        2 => json!([me, { "kind": "me", "name": "Boole" }]),
        _ => json!([bot, bot]),
    };
    let edition = ["first", "third", "fourth", "first"][number % 4];
    let table = json!({ "options": { "edition": edition }, "seats": seats });
    let opened = ask(round, client, Method::POST, "/api/v1/tables", Some(table)).await;
    opened.done()["id"].as_str().unwrap().to_owned()
}

/// Plays until the game is over or the server is gone. Returns true if the game is over.
async fn play_on(
    round: &Round,
    client: &Client,
    table: &str,
    dice: &mut Dice,
    given: &mut Vec<(u64, Said)>,
) -> bool {
    let client = at(round, client).await;
    let Some(over) = follow(round, &client, table, dice, given).await else {
        gone(round, &client.base).await;
        return false;
    };
    over
}

/// Plays at a table until its game is over; `None` if the server is gone.
async fn follow(
    round: &Round,
    client: &Client,
    table: &str,
    dice: &mut Dice,
    given: &mut Vec<(u64, Said)>,
) -> Option<bool> {
    loop {
        let seen = Reply::try_of(client.request(Method::GET, &format!("/api/v1/tables/{table}")));
        let seen = seen.await.ok()?.done();
        let Some(letters) = seen["waiting_for"].as_str() else { return Some(true) };
        let seats = seen["seats"].as_array().unwrap();
        let yours =
            |asked: &str| seats.iter().any(|seat| seat["seat"] == asked && seat["yours"] == true);
        let all: Vec<String> = letters.chars().map(String::from).collect();
        let asked = all.iter().find(|asked| yours(asked)).unwrap_or(&all[0]);
        let own = yours(asked);
        let query = if own { format!("?seat={asked}") } else { String::new() };
        let path = format!("/api/v1/tables/{table}/stream{query}");
        let response = client.request(Method::GET, &path).send().await.ok()?;
        let mut events = Events::over(response);
        // A stream shows the game as one seat sees it, so it is opened again whenever another of the own seats is asked.
        loop {
            let data = events.next().await?.json();
            let open = OpenQuestion::of(&data);
            if open.is_over {
                return Some(true);
            }
            let Some(answer) = open.any(dice) else { if own { break } else { continue } };
            let path = format!("/api/v1/tables/{table}/answer");
            let body = json!({ "version": open.version, "answer": answer, "seat": open.asked });
            let sent = client.request(Method::POST, &path).json(&body);
            let reply = Reply::try_of(sent).await.ok()?;
            if reply.status.is_success() {
                let version = reply.json()["version"].as_u64().unwrap();
                let seat = open.asked.unwrap().parse().unwrap();
                given.push((version, Said { seat, answer }));
                round.acknowledged.fetch_add(1, Ordering::Release);
                round.more.notify_one();
            } else {
                reply.problem(409, "stale");
            }
        }
    }
}

/// Checks that every acknowledged answer is in the record, at its place.
async fn check(round: &Round, client: &Client, table: &str, given: &[(u64, Said)]) {
    let path = format!("/api/v1/tables/{table}/record.toml");
    let text = ask(round, client, Method::GET, &path, None).await;
    assert!(text.status.is_success(), "{}", text.text);
    let record = Record::read(&text.text).unwrap();
    let rules = eureka_words::rules(record.setup.edition, eureka_words::Language::English);
    assert!(Timeline::<Game>::open(record.clone(), rules).unwrap().game().outcome().is_some());
    for (version, said) in given {
        // Version 1 is the set-up, so the first answer has version 2.
        assert_eq!(&record.answers[*version as usize - 2], said, "{table} at {version}");
    }
    let bots = record.answers.iter().filter(|said| said.seat != Seat::A).count();
    assert!(bots > 0);
}
