//! Tests of two servers on one PostgreSQL database, of a restarted server, and of cut connections.

use crate::games::{play_openings, recorded, seated};
use crate::talk::send_form;
use crate::test_server::{Database, TestServer, wide_limits};
use eureka_store::{GameStatus, Moment, Store};
use eureka_table::{Said, Seat, SeatSet};
use eureka_testkit::{Client, Dice, Events, OpenQuestion, Postgres, play};
use serde_json::{Value, json};
use std::time::Duration;

/// Two servers on one new database.
async fn two() -> (TestServer, TestServer) {
    let database = Postgres::shared().database();
    let first = TestServer::at(database.clone(), wide_limits()).await;
    (first, TestServer::at(database, wide_limits()).await)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_between_two_servers_is_played_to_its_end() {
    let (first, second) = two().await;
    let ada = first.client("Ada").await;
    let boole = first.client("Boole").await.at(&second.base);
    for edition in ["first", "fourth"] {
        let table = seated(&[ada.clone(), boole.clone()], json!({ "edition": edition })).await;
        let (a, b) =
            tokio::join!(play(&ada, &table, 'A', Dice(1)), play(&boole, &table, 'B', Dice(2)));
        // Each stream had every answer in order, or a full update in its place.
        let record = recorded(&ada, &table).await;
        for heard in [a, b] {
            let mut known = 0;
            for sent in heard {
                let data = sent.json();
                match sent.name.as_str() {
                    "step" => {
                        assert_eq!(data["moment"], known + 1);
                        known += 1;
                    }
                    "anew" => known = data["view"]["moment"].as_u64().unwrap_or(0),
                    _ => {}
                }
            }
            assert_eq!(known, record.answers.len() as u64);
        }
        assert_eq!(record, recorded(&boole, &table).await);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_answers_on_two_servers_one_is_accepted() {
    let (first, second) = two().await;
    let here = first.client("Ada").await;
    let there = here.at(&second.base);
    let seats = json!([{ "kind": "me" }, { "kind": "me", "name": "Boole" }]);
    let table = here.open(json!({ "options": { "edition": "first" }, "seats": seats })).await;
    let mut dice = Dice(11);
    for _ in 0..40 {
        let asked = here.asked(&table).await;
        let Some(seat) = asked.as_str() else { break };
        let open = here.look(&table, &format!("/answers?seat={seat}")).await.done();
        let version = open["version"].as_u64().unwrap();
        let answers = open["answers"].as_array().unwrap();
        let mut any = || answers[dice.below(answers.len())]["answer"].as_str().unwrap().to_owned();
        let (one, other) = (any(), any());
        let (one, other) = tokio::join!(
            here.answer_as(&table, seat, version, &one),
            there.answer_as(&table, seat, version, &other)
        );
        let (taken, late) = if one.status.is_success() { (one, other) } else { (other, one) };
        assert_eq!(taken.done()["version"], version + 1);
        assert_eq!(late.problem(409, "stale")["version"], version + 1);
    }
    let next = here.look(&table, "").await.done()["next"].clone();
    assert_eq!(there.look(&table, "").await.done()["next"], next);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lists_at_one_server_show_what_happens_at_the_other() {
    let (first, second) = two().await;
    let ada = first.client("Ada").await;
    let there = ada.at(&second.base);
    let stream = there.request(reqwest::Method::GET, "/lists/tables");
    let mut lobby = Events::of(stream).await.unwrap();
    lobby.next().await.unwrap();
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let table = ada.open(json!({ "seats": seats, "listed": true })).await;
    while !lobby.next().await.unwrap().data.contains(&table) {}
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_known_to_one_server_is_known_to_the_other() {
    let (first, second) = two().await;
    let ada = first.client("Ada").await;
    assert_eq!(ada.at(&second.base).get("/api/v1/me").await.done()["name"], "Ada");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_password_changed_at_one_server_ends_sessions_at_the_other() {
    let (first, second) = two().await;
    let here = first.client("Ada").await.registered("ada", "analytical").await;
    let there = here.at(&second.base);
    let seats = json!([{ "kind": "me" }, { "kind": "me", "name": "Boole" }]);
    let table = here.open(json!({ "options": { "edition": "first" }, "seats": seats })).await;
    let mut stream = there.listen(&table, "?seat=A").await;
    stream.expect("anew").await;
    let changed =
        send_form(&here, "/account/password", "password=analytical&new=engineering").await;
    assert_eq!(changed.status.as_u16(), 303, "{}", changed.text);
    // The token is invalid at once; the stream ends as soon as the other server receives the news.
    assert!(there.get("/api/v1/me").await.done().is_null());
    there.look(&table, "/view?seat=A").await.problem(403, "not-seated");
    while stream.next().await.is_some() {}
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restarted_server_continues_with_its_bots() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("eureka.db").to_str().unwrap().to_owned();
    let first = TestServer::at(file.clone(), wide_limits()).await;
    let ada = first.client("Ada").await;
    let bots = vec![json!({ "kind": "bot", "level": "beginner" }); 2];
    let table = ada.open(json!({ "options": { "edition": "first" }, "seats": bots })).await;
    let mut events = ada.listen(&table, "").await;
    for _ in 0..5 {
        events.next().await.unwrap();
    }
    first.stop().await;
    while events.next().await.is_some() {}
    let second = TestServer::at(file, wide_limits()).await;
    let ada = ada.at(&second.base);
    let mut events = ada.listen(&table, "").await;
    while let Some(sent) = events.next().await {
        if OpenQuestion::of(&sent.json()).is_over {
            break;
        }
    }
    recorded(&ada, &table).await;
}

/// A table at which one of these clients has a turn before it.
struct Turn {
    table: String,
    seat: Seat,
    actions: usize,
}

/// Begins a game of two in the first edition, and waits until one of these clients has a turn.
async fn begin_turn(clients: &[Client], options: Value, seats: Value) -> Turn {
    let table = clients[0].open(json!({ "options": options, "seats": seats })).await;
    for (index, client) in clients.iter().enumerate().skip(1) {
        let seat = char::from(b'A' + index as u8).to_string();
        client.tell(&table, "sit", json!({ "seat": seat })).await.done();
    }
    play_openings(clients, &table).await;
    let mut events = clients[0].listen(&table, "").await;
    // A bot has to choose an opening card too, and may come first.
    loop {
        let open = OpenQuestion::of(&events.next().await.unwrap().json());
        let game = clients[0].look(&table, "/view").await.done()["game"].clone();
        let Some(asked) = open.asked.filter(|seat| game["turn"] == **seat) else { continue };
        let seat: Seat = asked.parse().unwrap();
        if seat.index() < clients.len() {
            return Turn { table, seat, actions: game["actions"].as_u64().unwrap() as usize };
        }
    }
}

/// Stores that the player draws with every action of the turn, at this time by the clock.
async fn draw_at(store: &Store, turn: &Turn, now: Moment) {
    let id = turn.table.parse().unwrap();
    let version = store.table(id).await.unwrap().version;
    let said = vec![Said { seat: turn.seat, answer: "draw".to_owned() }; turn.actions];
    let next = SeatSet::only(turn.seat.clockwise(1, 2));
    store.append(id, version, said, GameStatus::Asks(next), now).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn patience_runs_only_while_a_server_serves() {
    const DAY: Duration = Duration::from_secs(24 * 3600);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("eureka.db").to_str().unwrap().to_owned();
    let server = TestServer::at(file.clone(), wide_limits()).await;
    let people = [server.client("Ada").await, server.client("Boole").await];
    let options = json!({ "edition": "first", "patience": 1 });
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let late = begin_turn(&people, options.clone(), seats.clone()).await.table;
    let in_time = begin_turn(&people, options, seats).await;
    server.stop().await;
    // Servers serve for an hour. Then somebody answers at one table, with a clock that is two days slow.
    let store = Store::open(&file).await.unwrap();
    let mut keeper = store.keeper().unwrap();
    for _ in 0..70 {
        keeper.serve_on(Duration::from_secs(60)).await.unwrap();
    }
    draw_at(&store, &in_time, Moment::now().before(2 * DAY)).await;
    store.close().await;
    let server = TestServer::at(file, wide_limits()).await;
    let ada = people[0].at(&server.base);
    let stands_in = async |table: &str| {
        let seen = ada.look(table, "").await.done();
        seen["talk"].as_array().unwrap().iter().any(|remark| remark["kind"] == "stands-in")
    };
    let mut events = ada.listen(&late, "").await;
    while !stands_in(&late).await {
        events.next().await.unwrap();
    }
    assert!(!stands_in(&in_time.table).await, "by the service time, nobody is late there");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_go_on_after_a_start_whatever_the_clock_says() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("eureka.db").to_str().unwrap().to_owned();
    let server = TestServer::at(file.clone(), wide_limits()).await;
    let ada = [server.client("Ada").await];
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "random" }]);
    let turn = begin_turn(&ada, json!({ "edition": "first" }), seats).await;
    let table = &turn.table;
    server.stop().await;
    // The last answer lies in the future: the clock has been set back since.
    let store = Store::open(&file).await.unwrap();
    let next_century = Moment(Moment::now().0 + 100 * 365 * 24 * 3_600_000);
    draw_at(&store, &turn, next_century).await;
    let version = store.table(table.parse().unwrap()).await.unwrap().version;
    store.close().await;
    // Nobody looks at the table, so only the server's own check can find it.
    let server = TestServer::at(file.clone(), wide_limits()).await;
    let store = Store::open(&file).await.unwrap();
    let mut news = store.subscribe();
    while store.table(table.parse().unwrap()).await.unwrap().version == version {
        let _ = tokio::time::timeout(Duration::from_millis(50), news.next()).await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_is_stored_even_if_its_connection_is_cut() {
    let server = TestServer::new(Database::Postgres).await;
    let ada = server.client("Ada").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "random" }]);
    let table = ada.open(json!({ "options": { "edition": "first" }, "seats": seats })).await;
    // The connection is cut before the response arrives; the stream must still show the answer.
    let mut events = ada.listen(&table, "").await;
    let mut dice = Dice(9);
    let mut moment = 0;
    while let Some(sent) = events.next().await {
        let data = sent.json();
        let open = OpenQuestion::of(&data);
        if open.is_over || moment > 12 {
            break;
        }
        moment = data["moment"].as_u64().unwrap_or(moment);
        let Some(answer) = open.any(&mut dice) else { continue };
        // If the connection was cut before the whole request arrived, the answer does not count, so it is sent again.
        while ada.look(&table, "").await.done()["version"] == open.version {
            hang_up(&ada, &table, open.version, &answer).await;
        }
    }
    assert!(moment > 10);
}

/// Sends an answer and closes the connection without waiting for the response.
async fn hang_up(client: &Client, table: &str, version: u64, answer: &str) {
    use tokio::io::AsyncWriteExt;
    let body = json!({ "version": version, "answer": answer }).to_string();
    let host = client.base.strip_prefix("http://").unwrap();
    let request = format!(
        "POST /api/v1/tables/{table}/answer HTTP/1.1\r\nhost: {host}\r\nauthorization: Bearer {}\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        client.token,
        body.len()
    );
    let mut stream = tokio::net::TcpStream::connect(host).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    stream.flush().await.unwrap();
}
