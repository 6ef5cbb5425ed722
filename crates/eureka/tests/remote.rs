//! The terminal client at tables of a real server: whole games, restarts of the server, and several players.

#[path = "../../terminal/tests/client/support.rs"]
#[expect(dead_code, reason = "the tests of the client need more of it")]
mod support;

use eureka_bots::innovation::Level;
use eureka_innovation::Edition;
use eureka_protocol::innovation::Options;
use eureka_protocol::table::{self, NewTable, SeatRequest};
use eureka_table::Seat;
use eureka_terminal::{App, Invitation, Paint, RemoteError, RemoteTable, TableChoice};
use eureka_testkit::{Client, RunningServer, UNLIMITED};
use eureka_words::{Language, Words};
use ratatui::crossterm::event::KeyCode;
use serde_json::json;
use std::path::Path;
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::{Duration, Instant};
use support::{letters, press, usual};
use tempfile::TempDir;

/// Starts a server with its database in this folder. Port 0 means any free port.
fn serve(folder: &Path, port: u16) -> RunningServer {
    let database = folder.join("eureka.db").display().to_string();
    RunningServer::at(Path::new(env!("CARGO_BIN_EXE_eureka")), port, &database, &UNLIMITED)
}

/// The time limit for every wait. It is long because the machine may be busy.
const WAIT_TIMEOUT: Duration = Duration::from_secs(120);

/// The pause between two looks at the screen.
const POLL_PAUSE: Duration = Duration::from_millis(5);

const LOST: &str = "The connection is lost";

fn invitation(server: &RunningServer, name: &str, table: TableChoice) -> Invitation {
    Invitation {
        server: server.base.clone(),
        table,
        seat: None,
        account: None,
        name: Some(name.to_owned()),
        language: Language::English,
        folder: None,
    }
}

/// A new table with open seats and bots.
fn new(open: usize, bots: &[Level]) -> TableChoice {
    let options = Options { edition: Edition::First.to_string(), ..Options::default() };
    let mut seats = vec![SeatRequest::Me { name: None }];
    seats.extend(std::iter::repeat_n(SeatRequest::Open, open));
    seats.extend(bots.iter().map(|level| SeatRequest::Bot { level: level.word().to_owned() }));
    TableChoice::New(NewTable {
        options: table::Options::Innovation(options),
        seats,
        listed: false,
    })
}

fn client(away: RemoteTable) -> App {
    App::new(Words::of(Language::English), Box::new(away), Paint::Colors)
}

/// Waits until a condition holds; `what` names it if that takes too long.
#[track_caller]
fn wait_until(app: &mut App, what: &str, mut holds: impl FnMut(&mut App) -> bool) {
    let begin = Instant::now();
    while !holds(app) {
        assert!(begin.elapsed() < WAIT_TIMEOUT, "waited in vain until {what}:\n{}", usual(app));
        thread::sleep(POLL_PAUSE);
        app.tick();
    }
}

/// Waits for a question and gives one answer, which depends on `number`.
fn play_on(app: &mut App, number: usize) {
    wait_until(app, "somebody is asked", |app| !app.is_waiting());
    for _ in 0..number.wrapping_mul(7) % 5 {
        press(app, KeyCode::Down);
    }
    press(app, KeyCode::Enter);
    wait_until(app, "it is answered", |app| !app.is_waiting());
}

fn play_out(app: &mut App) {
    let mut number = 0;
    while !app.is_over() {
        assert!(number < 2_000, "the game goes on and on");
        play_on(app, number);
        number += 1;
    }
    let text = usual(app);
    assert!(text.contains("The game is over"), "{text}");
    assert!(app.farewell()[0].starts_with("The game is over"));
}

#[test]
fn a_game_goes_on_after_its_server_was_killed() {
    let folder = TempDir::new().unwrap();
    let mut server = serve(folder.path(), 0);
    let invitation = invitation(&server, "Anna", new(0, &[Level::Random]));
    let mut app = client(RemoteTable::join(&invitation, |_, _| {}).unwrap());
    for number in 0..12 {
        play_on(&mut app, number);
        if number % 5 == 4 {
            let port = server.port();
            drop(server);
            // An answer given now does not arrive: the client says so and asks again.
            wait_until(&mut app, "the loss is told", |app| usual(app).contains(LOST));
            press(&mut app, KeyCode::Enter);
            wait_until(&mut app, "one is asked again", |app| !app.is_waiting());
            assert!(usual(&mut app).contains(LOST), "{}", usual(&mut app));
            server = serve(folder.path(), port);
            wait_until(&mut app, "the server is back", |app| !usual(app).contains(LOST));
        }
    }
    play_out(&mut app);
}

#[test]
fn people_meet_at_a_table_and_play_to_the_end() {
    let folder = TempDir::new().unwrap();
    let server = serve(folder.path(), 0);
    let (sender, opened) = channel();
    let annas = invitation(&server, "Anna", new(1, &[Level::Beginner]));
    let anna = thread::spawn(move || {
        let tell =
            |sender: &Sender<String>, address: &str| sender.send(address.to_owned()).unwrap();
        let away = RemoteTable::join(&annas, |address, _| tell(&sender, address)).unwrap();
        play_out(&mut client(away));
    });
    let address = opened.recv().unwrap();
    let mut bens = invitation(&server, "Ben", TableChoice::Table(address.clone()));
    bens.seat = Some(Seat::new(1));
    let mut ben = client(RemoteTable::join(&bens, |_, _| {}).unwrap());
    assert!(usual(&mut ben).contains("Anna"), "{}", usual(&mut ben));
    play_out(&mut ben);
    anna.join().unwrap();
    // A later visitor becomes an onlooker of the finished game.
    let others = invitation(&server, "Cora", TableChoice::Table(address));
    let mut onlooker = client(RemoteTable::join(&others, |_, _| {}).unwrap());
    assert!(usual(&mut onlooker).contains("The game is over"));
    letters(&mut onlooker, "q");
    assert!(onlooker.is_done());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_voted_out_takes_the_seat_back() {
    const WAY_BACK: &str = "[ Enter ] Take the seat";
    let folder = TempDir::new().unwrap();
    let server = serve(folder.path(), 0);
    let (sender, opened) = channel();
    let annas = invitation(&server, "Anna", new(1, &[]));
    let anna = thread::spawn(move || {
        RemoteTable::join(&annas, |address, _| sender.send(address.to_owned()).unwrap()).unwrap()
    });
    let address = opened.recv().unwrap();
    let table = address.rsplit('/').next().unwrap();
    let ben = Client::new(&server.base, "Ben").await;
    ben.tell(table, "sit", json!({ "seat": "B" })).await.done();
    let mut anna = client(anna.join().unwrap());
    answer_until_asked(&ben, table, "A").await;
    wait_until(&mut anna, "Anna is asked", |app| !app.is_waiting());
    ben.tell(table, "vote", json!({ "seat": "A" })).await.done();
    wait_until(&mut anna, "a bot stands in", |app| usual(app).contains(WAY_BACK));
    press(&mut anna, KeyCode::Enter);
    wait_until(&mut anna, "the seat is hers", |app| !usual(app).contains(WAY_BACK));
    answer_until_asked(&ben, table, "A").await;
    wait_until(&mut anna, "Anna is asked", |app| !app.is_waiting());
}

/// Answers for this client until the other seat is asked.
async fn answer_until_asked(client: &Client, table: &str, seat: &str) {
    let begin = Instant::now();
    while client.look(table, "").await.done()["waiting_for"] != seat {
        assert!(begin.elapsed() < WAIT_TIMEOUT, "waited in vain until {seat} is asked");
        let open = client.look(table, "/answers").await.done();
        let Some(answer) = open["answers"][0]["answer"].as_str() else { continue };
        client.answer(table, open["version"].as_u64().unwrap(), answer).await.done();
    }
}

#[test]
fn refusals_of_the_server_are_reported() {
    let folder = TempDir::new().unwrap();
    let server = serve(folder.path(), 0);
    let nowhere = invitation(&server, "Anna", TableChoice::Table("nowhere".to_owned()));
    let refused = RemoteTable::join(&nowhere, |_, _| {}).err();
    assert!(matches!(refused, Some(RemoteError::Refused(_))), "{refused:?}");
    let opened = invitation(&server, "Anna", new(0, &[Level::Random]));
    let id = RemoteTable::join(&opened, |_, _| {}).unwrap().id().to_owned();
    for (seat, expected) in [(Seat::A, "Somebody else sits there"), (Seat::new(4), "no such seat")]
    {
        let mut other = invitation(&server, "Ben", TableChoice::Table(id.clone()));
        other.seat = Some(seat);
        let refused = RemoteTable::join(&other, |_, _| {}).err().unwrap().to_string();
        assert!(refused.contains(expected), "{refused}");
    }
    let mut unknown = invitation(&server, "Ben", TableChoice::Table(id));
    unknown.account = Some(eureka_protocol::me::Credentials {
        login: "nobody".to_owned(),
        password: "12345678".to_owned(),
    });
    let refused = RemoteTable::join(&unknown, |_, _| {}).err().unwrap().to_string();
    assert!(refused.contains("do not fit together"), "{refused}");
}
