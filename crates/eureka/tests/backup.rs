//! Backup and restore by the commands of `docs/backup.md`, while answers are being acknowledged.

use eureka_innovation::{Game, Record};
use eureka_table::{Said, Timeline};
use eureka_testkit::{Client, Dice, Disk, OpenQuestion, Postgres, RunningServer, UNLIMITED, play};
use serde_json::json;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use tempfile::TempDir;
use tokio::sync::watch;
use tokio::task::JoinSet;

/// An acknowledged answer: the id of its table, the version after it, and the answer.
type Ack = (String, usize, Said);

/// The number of acknowledged answers before a copy is made.
const ANSWERS_BEFORE_COPY: usize = 200;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_sqlite_database_is_copied_and_restored_while_people_play() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("eureka.db").to_str().unwrap().to_owned();
    let shell = Shell::new(folder.path(), &[]);
    let (server, before) =
        copied(&file, || shell.run("## SQLite", "### Copy").status.success()).await;
    let again = shell.run("## SQLite", "### Copy");
    let says = String::from_utf8(again.stderr).unwrap();
    assert!(again.status.code() == Some(1) && says.contains("copy.db is there already"), "{says}");
    // As if the disk had failed and only the copy were left.
    server.kill();
    let done = shell.run("## SQLite", "### Restore");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    check_restored(&file, before).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_postgres_database_is_copied_and_restored_while_people_play() {
    let folder = TempDir::new().unwrap();
    let postgres = Postgres::new(Disk::Sure);
    let (address, restored) = (postgres.database(), postgres.database());
    let variables = [("EUREKA_DATABASE", &*address), ("EUREKA_RESTORED", &*restored)];
    let mut shell = Shell::new(folder.path(), &variables);
    shell.programs.push(postgres.programs().to_owned());
    let (server, before) = copied(&address, || {
        let done = shell.run("## PostgreSQL", "### Copy");
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        true
    })
    .await;
    server.kill();
    let done = shell.run("## PostgreSQL", "### Restore");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    check_restored(&restored, before).await;
}

#[test]
fn a_failed_backup_says_why_and_leaves_no_file() {
    let folder = TempDir::new().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    std::fs::write(at("text.db"), "no database at all, but long enough to look like something")
        .unwrap();
    std::fs::write(at("empty.db"), "").unwrap();
    for (database, says) in [
        (at("missing.db"), "not available"),
        (at("text.db"), "not a database"),
        (at("empty.db"), "no tables of games"),
        ("postgres://eureka:secret@localhost/eureka".to_owned(), "pg_dump"),
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_eureka"));
        let done =
            command.args(["backup", "--database", &database, &at("copy.db")]).output().unwrap();
        let text = String::from_utf8(done.stderr).unwrap();
        assert!(done.status.code() == Some(1) && text.contains(says), "{database}: {text}");
        assert!(!text.contains("secret"), "{text}");
    }
    let mut left: Vec<_> =
        std::fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    left.sort();
    assert_eq!(left, ["empty.db", "text.db"]);
}

/// A shell that runs the commands of `docs/backup.md`.
struct Shell<'a> {
    folder: &'a Path,
    /// Environment variables.
    variables: &'a [(&'a str, &'a str)],
    /// Folders that are added to the path.
    programs: Vec<PathBuf>,
}

impl<'a> Shell<'a> {
    fn new(folder: &'a Path, variables: &'a [(&'a str, &'a str)]) -> Shell<'a> {
        let eureka = Path::new(env!("CARGO_BIN_EXE_eureka")).parent().unwrap();
        Shell { folder, variables, programs: vec![eureka.to_owned()] }
    }

    /// Runs the commands below these two headings.
    fn run(&self, database: &str, task: &str) -> Output {
        let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/backup.md");
        let page = std::fs::read_to_string(page).unwrap();
        let found = [database, task, "```sh\n"].iter().fold(page.as_str(), |rest, heading| {
            rest.split_once(heading).unwrap_or_else(|| panic!("no {heading}")).1
        });
        let commands = found.split("```").next().unwrap();
        let path = std::env::var_os("PATH").unwrap_or_default();
        let path = self.programs.iter().cloned().chain(std::env::split_paths(&path));
        let mut shell = Command::new("sh");
        shell.args(["-euc", commands]).current_dir(self.folder);
        shell.env("PATH", std::env::join_paths(path).unwrap());
        shell.envs(self.variables.iter().copied()).output().unwrap()
    }
}

/// Starts a server, plays on it, and copies its database in the middle of it. Returns the answers acknowledged before the copy.
async fn copied(database: &str, copy: impl FnOnce() -> bool) -> (RunningServer, Vec<Ack>) {
    let server = start(database);
    let ada = Client::new(&server.base, "Ada").await;
    let ada = ada.registered("ada", "as long as there are games").await;
    let acks = watch::Sender::new(Vec::new());
    let mut players = JoinSet::new();
    for number in 0..3 {
        players.spawn(keep_playing(ada.clone(), number, acks.clone()));
    }
    let mut heard = acks.subscribe();
    let before = heard.wait_for(|acks| acks.len() >= ANSWERS_BEFORE_COPY).await.unwrap().clone();
    assert!(tokio::task::block_in_place(copy));
    // The copy does not stop the games.
    let more = acks.borrow().len() + 20;
    heard.wait_for(|acks| acks.len() >= more).await.unwrap();
    players.shutdown().await;
    (server, before)
}

fn start(database: &str) -> RunningServer {
    RunningServer::start(Path::new(env!("CARGO_BIN_EXE_eureka")), database, &UNLIMITED)
}

/// Plays one game after the other against a bot and collects the acknowledged answers.
async fn keep_playing(ada: Client, number: usize, acks: watch::Sender<Vec<Ack>>) {
    let edition = ["first", "third", "fourth"][number];
    let mut dice = Dice(number as u64 + 1);
    loop {
        let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "random" }]);
        let table = ada.open(json!({ "options": { "edition": edition }, "seats": seats })).await;
        let mut events = ada.listen(&table, "?seat=A").await;
        loop {
            let open = OpenQuestion::of(&events.next().await.unwrap().json());
            if open.is_over {
                break;
            }
            let Some(answer) = open.any(&mut dice) else { continue };
            let reply = ada.answer(&table, open.version, &answer).await;
            if reply.status.is_success() {
                let version = reply.json()["version"].as_u64().unwrap() as usize;
                let said = Said { seat: eureka_table::Seat::A, answer };
                acks.send_modify(|acks| acks.push((table.clone(), version, said)));
            }
        }
    }
}

/// Checks that a server on a restored database knows the account, can play every game to its end, and has each of these answers
/// at its place.
async fn check_restored(database: &str, before: Vec<Ack>) {
    let server = start(database);
    let mut ada = Client::stranger(&server.base);
    let who = json!({ "login": "ada", "password": "as long as there are games" });
    ada.token =
        ada.post("/api/v1/me/login", who).await.done()["token"].as_str().unwrap().to_owned();
    let mut records: BTreeMap<String, Record> = BTreeMap::new();
    for (table, version, said) in &before {
        if !records.contains_key(table) {
            records.insert(table.clone(), finished_record(&ada, table).await);
        }
        // Version 1 is the set-up, so the first answer has version 2.
        assert_eq!(&records[table].answers[version - 2], said, "{table} at {version}");
    }
    println!("{} answers in {} games were restored", before.len(), records.len());
    assert!(server.stop().success());
}

/// Plays a table to its end and returns its record.
async fn finished_record(ada: &Client, table: &str) -> Record {
    if ada.look(table, "").await.done()["state"] == "playing" {
        play(ada, table, 'A', Dice(0x5eed)).await;
    }
    let text = ada.look(table, "/record.toml").await;
    assert!(text.status.is_success(), "{}", text.text);
    let record = Record::read(&text.text).unwrap();
    let rules = eureka_words::rules(record.setup.edition, eureka_words::Language::English);
    assert!(Timeline::<Game>::open(record.clone(), rules).unwrap().game().outcome().is_some());
    record
}
