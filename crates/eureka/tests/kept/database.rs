//! Kept databases: a server of this version opens them, shows the same state of every game as before, and can continue the
//! unfinished games.

use crate::{creates_missing_files, data, end};
use eureka_inventions::Profile;
use eureka_testkit::{
    Client, Dice, OpenQuestion, Postgres, RunningServer, UNLIMITED, Visitor, play,
};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use std::process::Command;
use tempfile::TempDir;

/// The folders of all database schemas, oldest first.
const SCHEMAS: [&str; 4] = ["schema-1", "schema-2", "schema-3", PRESENT];

/// The folder of the current schema.
const PRESENT: &str = "schema-4";

/// The account that owns the games. A login and not a token, because the form of tokens may change.
const LOGIN: &str = "ada";
const PASSWORD: &str = "as long as there are games";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_sqlite_database_of_any_version_is_read_and_its_games_go_on() {
    let folder = TempDir::new().unwrap();
    if creates_missing_files() && !data().join(PRESENT).join("sqlite.db").exists() {
        let file = folder.path().join("new.db");
        let text = make(file.to_str().unwrap()).await;
        assert!(
            !file.with_extension("db-wal").exists(),
            "the server was stopped, so the file is complete"
        );
        fs::create_dir_all(data().join(PRESENT)).unwrap();
        fs::copy(&file, data().join(PRESENT).join("sqlite.db")).unwrap();
        fs::write(data().join(PRESENT).join("sqlite.txt"), text).unwrap();
    }
    for schema in SCHEMAS {
        let file = folder.path().join(schema);
        fs::copy(data().join(schema).join("sqlite.db"), &file).unwrap();
        check_database(file.to_str().unwrap(), &data().join(schema).join("sqlite.txt")).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_postgres_database_of_any_version_is_read_and_its_games_go_on() {
    let server = Postgres::shared();
    let file = data().join(PRESENT).join("postgres.sql");
    if creates_missing_files() && !file.exists() {
        let address = server.database();
        let text = make(&address).await;
        let dump = server.run("pg_dump", &["--inserts", "--no-owner", &address]);
        // Another version of PostgreSQL may not know these settings.
        let dump = String::from_utf8(dump).unwrap();
        let lasting = |line: &&str| !line.starts_with("SET ") && !line.starts_with('\\');
        let lines: Vec<&str> = dump.lines().filter(lasting).collect();
        fs::create_dir_all(data().join(PRESENT)).unwrap();
        fs::write(&file, lines.join("\n") + "\n").unwrap();
        fs::write(data().join(PRESENT).join("postgres.txt"), text).unwrap();
    }
    for schema in SCHEMAS {
        let address = server.database();
        let mut psql = Command::new(server.programs().join("psql"));
        psql.args(["--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", "--output=/dev/null"]);
        let file = data().join(schema).join("postgres.sql");
        let done = psql.arg("--file").arg(&file).arg(&address).output().unwrap();
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        check_database(&address, &data().join(schema).join("postgres.txt")).await;
    }
}

fn start(database: &str) -> RunningServer {
    RunningServer::start(Path::new(env!("CARGO_BIN_EXE_eureka")), database, &UNLIMITED)
}

/// Starts a server of the version that writes a new kept database: this one, or the executable that `EUREKA_WRITER` names.
fn start_writer(database: &str) -> RunningServer {
    match std::env::var_os("EUREKA_WRITER") {
        Some(eureka) => RunningServer::start(Path::new(&eureka), database, &UNLIMITED),
        None => start(database),
    }
}

/// Checks that a server on the database shows the expected state of every game, and that unfinished games can be continued.
async fn check_database(database: &str, expected_file: &Path) {
    let expected = fs::read_to_string(expected_file).unwrap();
    let server = start(database);
    let (ada, visitor) = known(&server).await;
    let tables: Vec<(&str, &str)> =
        expected.lines().filter_map(|line| line.strip_prefix("== ")?.split_once(' ')).collect();
    let mut now = String::new();
    for (game, id) in &tables {
        now += &shown_state(&ada, &visitor, game, id).await;
    }
    assert_eq!(now, expected);
    let mut went_on = 0;
    for (game, id) in tables {
        went_on += match game {
            "innovation" => go_on(&ada, id).await,
            game if is_box(game) => 0,
            _ => go_on_alone(&visitor, &format!("/{game}/{id}")).await,
        };
    }
    assert!(went_on > 100, "only {went_on} answers were given");
    assert!(server.stop().success());
}

/// The owner of the games, logged in as a program and in a browser.
async fn known(server: &RunningServer) -> (Client, Visitor) {
    let mut ada = Client::stranger(&server.base);
    let who = json!({ "login": LOGIN, "password": PASSWORD });
    let me = ada.post("/api/v1/me/login", who).await.done();
    ada.token = me["token"].as_str().unwrap().to_owned();
    let visitor = Visitor::new(&server.base, "en");
    visitor.post("/account/login", &[("login", LOGIN), ("password", PASSWORD)]).await;
    (ada, visitor)
}

/// Returns true for a box profile. `game` is the beginning of the path that a table or profile had when it was stored.
fn is_box(game: &str) -> bool {
    game.ends_with("/box")
}

/// The state of a table as a server shows it.
async fn shown_state(ada: &Client, visitor: &Visitor, game: &str, id: &str) -> String {
    let head = format!("== {game} {id}\n");
    if is_box(game) {
        return head + &visitor.get(&format!("/{game}/{id}/file")).await.html;
    }
    if game != "innovation" {
        let record = visitor.get(&format!("/{game}/{id}/record")).await.html;
        return head + &end::of_record(&record).unwrap_or_else(|error| panic!("{id}: {error}"));
    }
    let table = ada.look(id, "").await.done();
    assert_eq!(table.get("trouble"), None, "{table}");
    let (state, outcome) = (&table["state"], table.get("outcome"));
    let names = table["seats"].as_array().unwrap().iter().map(|seat| seat["name"].as_str());
    let names = names.collect::<Option<Vec<_>>>().unwrap().join(", ");
    let talk = table["talk"].as_array().unwrap().iter();
    let talk = talk.filter(|remark| remark["kind"] == "chat").map(|chat| chat["text"].to_string());
    let talk = talk.collect::<Vec<_>>().join(", ");
    let head = format!("{head}{state} {outcome:?}\nat it: {names}\nsaid: {talk}\n");
    match state.as_str() {
        Some("finished") => {
            let record = ada.look(id, "/record.toml").await;
            assert!(record.status.is_success(), "{}", record.text);
            head + &end::of_record(&record.text).unwrap_or_else(|error| panic!("{id}: {error}"))
        }
        Some("playing") => {
            let asked = ada.look(id, "/answers").await.done();
            let answers = asked["answers"].as_array().unwrap().iter();
            let answers = answers.map(|choice| choice["answer"].to_string()).collect::<Vec<_>>();
            format!("{head}version {}: {}\n", asked["version"], answers.join(", "))
        }
        _ => head,
    }
}

/// Plays a table to its end and returns the number of answers in its record.
async fn go_on(ada: &Client, id: &str) -> usize {
    if ada.look(id, "").await.done()["state"] != "playing" {
        return 0;
    }
    play(ada, id, 'A', Dice(0x5eed)).await;
    let record = ada.look(id, "/record.toml").await;
    assert!(record.status.is_success(), "{}", record.text);
    assert!(end::of_record(&record.text).unwrap().starts_with("won by"));
    eureka_innovation::Record::read(&record.text).unwrap().answers.len()
}

/// Gives 20 more answers in a game of Inventions and returns that number.
async fn go_on_alone(visitor: &Visitor, path: &str) -> usize {
    let mut page = visitor.get(path).await;
    let mut dice = Dice(0x5eed);
    let before = page.version();
    for _ in 0..20 {
        page = visitor.answer(page, &mut dice).await;
        assert_eq!(page.status, 200, "{}", page.html);
    }
    assert_eq!(page.version().parse::<u32>().unwrap(), before.parse::<u32>().unwrap() + 20);
    20
}

/// Fills a new database with tables of every kind and returns their states as text.
async fn make(database: &str) -> String {
    let server = start_writer(database);
    let ada = Client::new(&server.base, "Ada").await;
    ada.post("/api/v1/me/register", json!({ "login": LOGIN, "password": PASSWORD })).await.done();
    let (ada, visitor) = known(&server).await;
    let mut tables = Vec::new();
    for (options, players, ends) in [
        (json!({ "edition": "first" }), 2, true),
        (json!({ "edition": "third", "language": "pl" }), 3, true),
        (json!({ "edition": "fourth", "teams": ["AC", "BD"] }), 4, true),
        (json!({ "edition": "fourth", "parley": true }), 5, false),
        (json!({ "edition": "first" }), 2, false),
        (json!({ "absent": "out", "bots_resign": true, "shared": true, "patience": 24 }), 3, false),
    ] {
        let id = begun(&ada, options, players).await;
        match ends {
            true => drop(play(&ada, &id, 'A', Dice(0x5eed)).await),
            false => play_a_little(&ada, &id).await,
        }
        tables.push(("innovation", id));
    }
    let left = begun(&ada, json!({ "edition": "fourth" }), 3).await;
    play_a_little(&ada, &left).await;
    give_up(&ada, &left).await;
    tables.push(("innovation", left));
    let open = json!({ "seats": [{ "kind": "me" }, { "kind": "open" }], "listed": true });
    tables.push(("innovation", ada.open(open).await));
    for game in ["companion", "inventions"] {
        let page = visitor.post(&format!("/{game}"), &[("difficulty", "easy")]).await;
        go_on_alone(&visitor, &page.path).await;
        tables.push(("table", page.path.rsplit('/').next().unwrap().to_owned()));
    }
    let profile = Profile { ours: false, ..Profile::ours().clone() }.write();
    let page = visitor.post("/companion/box", &[("text", &profile)]).await;
    tables.push(("companion/box", page.path.rsplit('/').next().unwrap().to_owned()));
    let mut text = String::new();
    for (game, id) in &tables {
        text += &shown_state(&ada, &visitor, game, id).await;
    }
    assert!(server.stop().success());
    text
}

/// Opens a table with bots at all other seats and sends a chat message.
async fn begun(ada: &Client, options: Value, players: usize) -> String {
    let mut seats = vec![json!({ "kind": "bot", "level": "random" }); players];
    seats[0] = json!({ "kind": "me" });
    let id = ada.open(json!({ "options": options, "seats": seats })).await;
    ada.tell(&id, "say", json!({ "text": "Good luck!" })).await.done();
    id
}

/// Gives up at a table and waits until the bots there have played on to the end.
async fn give_up(ada: &Client, id: &str) {
    let mut events = ada.listen(id, "?seat=A").await;
    ada.tell(id, "resign", json!({ "seat": "A" })).await.done();
    while ada.look(id, "").await.done()["state"] != "finished" {
        events.next().await.unwrap();
    }
}

/// Gives a few answers at a table and waits until seat A is asked again.
async fn play_a_little(ada: &Client, id: &str) {
    let mut events = ada.listen(id, "?seat=A").await;
    let (mut dice, mut given) = (Dice(0x5eed), 0);
    while given < 12 {
        let open = OpenQuestion::of(&events.next().await.unwrap().json());
        let Some(answer) = open.any(&mut dice) else { continue };
        given += usize::from(ada.answer(id, open.version, &answer).await.status.is_success());
    }
    while ada.look(id, "").await.done()["waiting_for"] != "A" {
        events.next().await.unwrap();
    }
}
