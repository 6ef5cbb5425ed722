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

/// Opens a table of people and bots, for as many people as there are names, and returns their clients. Everybody is there, and
/// nobody has been asked before.
fn everybody(server: &RunningServer, names: &[&'static str], bots: &[Level]) -> Vec<App> {
    let (sender, opened) = channel();
    let first = invitation(server, names[0], new(names.len() - 1, bots));
    let first = thread::spawn(move || {
        // Nobody may be listening any more: the address is told whenever the names change.
        RemoteTable::join(&first, |address, _| drop(sender.send(address.to_owned()))).unwrap()
    });
    let address = opened.recv().unwrap();
    let others = names[1..].iter().enumerate().map(|(number, name)| {
        let mut other = invitation(server, name, TableChoice::Table(address.clone()));
        other.seat = Some(Seat::new(number as u8 + 1));
        thread::spawn(move || RemoteTable::join(&other, |_, _| {}).unwrap())
    });
    let others: Vec<_> = others.collect();
    let tables = std::iter::once(first).chain(others);
    tables.map(|table| client(table.join().unwrap())).collect()
}

#[test]
fn everybody_chooses_the_first_card_at_the_same_time() {
    let folder = TempDir::new().unwrap();
    let server = serve(folder.path(), 0);
    let mut apps = everybody(&server, &["Anna", "Ben", "Cora"], &[]);
    let [anna, ben, cora] = &mut apps[..] else { unreachable!("they are three") };
    let shows = |app: &mut App, text: &str| wait_until(app, text, |app| usual(app).contains(text));
    // The last one answers first, while all others are still asked.
    shows(cora, "Cora, which card do you begin with?");
    press(cora, KeyCode::Enter);
    shows(cora, "Anna, Ben are choosing");
    // What Cora does is no news to Ben, who goes on choosing.
    shows(ben, "Ben, which card do you begin with?");
    press(ben, KeyCode::Down);
    let question = |app: &mut App| -> Vec<String> {
        let screen = usual(app);
        screen.lines().filter_map(|line| Some(line.split_once('│')?.1.to_owned())).collect()
    };
    let chosen = question(ben);
    for _ in 0..20 {
        thread::sleep(POLL_PAUSE);
        ben.tick();
    }
    assert!(!usual(ben).contains("Cora melds"));
    assert_eq!(question(ben), chosen);
    press(ben, KeyCode::Enter);
    shows(ben, "Anna is choosing");
    shows(cora, "Anna is choosing");
    shows(anna, "Anna, which card do you begin with?");
    assert!(!usual(anna).contains("melds"));
    press(anna, KeyCode::Enter);
    for app in [anna, ben, cora] {
        shows(app, "Cora melds");
        shows(app, "Ben melds");
    }
}

/// One gives up while another is asked, then a second one; a bot stays and wins.
#[test]
fn people_give_up_whoever_is_asked() {
    let folder = TempDir::new().unwrap();
    let server = serve(folder.path(), 0);
    let mut apps = everybody(&server, &["Anna", "Ben"], &[Level::Random]);
    let [anna, ben] = &mut apps[..] else { unreachable!("they are two") };
    wait_until(anna, "Anna is asked", |app| !app.is_waiting());
    press(anna, KeyCode::Enter);
    wait_until(anna, "Ben is awaited", |app| usual(app).contains("Ben is choosing"));
    // Anna is not asked.
    letters(anna, "g");
    assert!(usual(anna).contains("Anna, do you really want to give up?"), "{}", usual(anna));
    press(anna, KeyCode::Enter);
    let is_out = |app: &mut App| usual(app).contains("Anna · out of the game");
    wait_until(anna, "Anna is out", is_out);
    wait_until(ben, "Anna is out", is_out);
    letters(anna, "g");
    assert!(!usual(anna).contains("really want to give up?"));
    // Ben plays on, and Anna watches.
    for number in 0..6 {
        play_on(ben, number);
    }
    wait_until(anna, "the game goes on", |app| usual(app).contains("Ben’s turn"));
    wait_until(ben, "Ben is asked", |app| !app.is_waiting());
    letters(ben, "g");
    press(ben, KeyCode::Enter);
    for app in [ben, anna] {
        wait_until(app, "the game is over", |app| app.is_over());
        assert!(app.farewell()[0].contains("all others are out"), "{:?}", app.farewell());
    }
}

/// Two seats of one user at two screens: each answers for itself, although both are asked at the same time.
#[test]
fn one_user_plays_two_seats_at_two_screens() {
    let folder = TempDir::new().unwrap();
    let server = serve(folder.path(), 0);
    let me = |name: &str| SeatRequest::Me { name: Some(name.to_owned()) };
    let options =
        Options { edition: Edition::First.to_string(), shared: true, ..Options::default() };
    let table = NewTable {
        options: table::Options::Innovation(options),
        seats: vec![me("Anna"), me("Ben")],
        listed: false,
    };
    let mut annas = invitation(&server, "Anna", TableChoice::New(table));
    annas.folder = Some(folder.path().join("state"));
    let anna = RemoteTable::join(&annas, |_, _| {}).unwrap();
    let mut bens = annas.clone();
    (bens.table, bens.name) = (TableChoice::Table(anna.id().to_owned()), None);
    bens.seat = Some(Seat::new(1));
    let mut ben = client(RemoteTable::join(&bens, |_, _| {}).unwrap());
    let mut anna = client(anna);
    wait_until(&mut ben, "Ben is asked", |app| usual(app).contains("Ben, which card"));
    press(&mut ben, KeyCode::Enter);
    wait_until(&mut ben, "Anna is awaited", |app| usual(app).contains("Anna is choosing"));
    wait_until(&mut anna, "Anna is asked", |app| usual(app).contains("Anna, which card"));
    letters(&mut anna, "g");
    press(&mut anna, KeyCode::Enter);
    for app in [&mut anna, &mut ben] {
        wait_until(app, "the game is over", |app| app.is_over());
        assert!(app.farewell()[0].contains("Ben wins"), "{:?}", app.farewell());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_voted_out_takes_the_seat_back() {
    const WAY_BACK: &str = "[ Enter ] Take the seat";
    let folder = TempDir::new().unwrap();
    let server = serve(folder.path(), 0);
    let (sender, opened) = channel();
    let annas = invitation(&server, "Anna", new(2, &[]));
    let anna = thread::spawn(move || {
        RemoteTable::join(&annas, |address, _| sender.send(address.to_owned()).unwrap()).unwrap()
    });
    let address = opened.recv().unwrap();
    let table = address.rsplit('/').next().unwrap();
    let others = [Client::new(&server.base, "Ben").await, Client::new(&server.base, "Cleo").await];
    for (other, seat) in others.iter().zip(["B", "C"]) {
        other.tell(table, "sit", json!({ "seat": seat })).await.done();
    }
    let mut anna = client(anna.join().unwrap());
    answer_until_asked(&others, table, "A").await;
    wait_until(&mut anna, "Anna is asked", |app| !app.is_waiting());
    for other in &others {
        other.tell(table, "vote", json!({ "seat": "A" })).await.done();
    }
    wait_until(&mut anna, "a bot stands in", |app| usual(app).contains(WAY_BACK));
    press(&mut anna, KeyCode::Enter);
    wait_until(&mut anna, "the seat is hers", |app| !usual(app).contains(WAY_BACK));
    answer_until_asked(&others, table, "A").await;
    wait_until(&mut anna, "Anna is asked", |app| !app.is_waiting());
}

/// Answers for these clients until only this other seat is asked.
async fn answer_until_asked(clients: &[Client], table: &str, seat: &str) {
    let begin = Instant::now();
    while clients[0].look(table, "").await.done()["waiting_for"] != seat {
        assert!(begin.elapsed() < WAIT_TIMEOUT, "waited in vain until {seat} is asked");
        for client in clients {
            let open = client.look(table, "/answers").await.done();
            let Some(answer) = open["answers"][0]["answer"].as_str() else { continue };
            client.answer(table, open["version"].as_u64().unwrap(), answer).await.done();
        }
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
    assert!(refused.contains("do not match"), "{refused}");
}
