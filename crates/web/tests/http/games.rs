//! Tests of whole games of Innovation over the JSON API.

use crate::test_server::{Database, TestServer, on_both};
use eureka_innovation::{Game, Record};
use eureka_table::Timeline;
use eureka_testkit::{Client, Dice, OpenQuestion, play};
use serde_json::{Value, json};
use tokio::task::JoinSet;

on_both! {
    two_programs_play_every_edition_to_its_end
    teams_and_parley_are_played_to_the_end
    bots_play_each_other_while_somebody_watches
    stale_and_illegal_answers_change_nothing
    a_view_names_only_known_cards
    an_answer_that_revealed_nothing_is_taken_back
    several_people_play_at_one_screen
    the_same_players_play_a_rematch
    a_hint_is_one_of_the_answers
    a_stream_tells_what_happens
}

/// Plays the game at a table where the clients have the seats from A on, and returns its record.
pub(crate) async fn play_out(clients: &[Client], table: &str) -> Record {
    let mut players = JoinSet::new();
    for (index, client) in clients.iter().cloned().enumerate() {
        let (table, seat) = (table.to_owned(), char::from(b'A' + index as u8));
        players.spawn(async move { play(&client, &table, seat, Dice(7 + index as u64)).await });
    }
    players.join_all().await;
    let state = clients[0].look(table, "").await.done();
    assert_eq!(state["state"], "finished", "{state}");
    recorded(&clients[0], table).await
}

/// The record of a finished game. Checks that its TOML and JSON are the same and that it replays to an outcome.
pub(crate) async fn recorded(client: &Client, table: &str) -> Record {
    let text = client.look(table, "/record.toml").await;
    assert!(text.status.is_success(), "{}", text.text);
    let record = Record::read(&text.text).unwrap();
    let same: Record = serde_json::from_value(client.look(table, "/record").await.done()).unwrap();
    assert_eq!(record, same);
    let language = record.setup.language.parse().unwrap();
    let rules = eureka_words::rules(record.setup.edition, language);
    let timeline = Timeline::<Game>::open(record.clone(), rules).unwrap();
    assert!(timeline.game().outcome().is_some());
    record
}

/// Opens a table for these clients, seats them from A on, with which the game begins, and returns the table's id.
pub(crate) async fn seated(clients: &[Client], options: Value) -> String {
    let mut seats = vec![json!({ "kind": "me" })];
    seats.resize(clients.len(), json!({ "kind": "open" }));
    let table = clients[0].open(json!({ "options": options, "seats": seats })).await;
    for (index, client) in clients.iter().enumerate().skip(1) {
        let seat = char::from(b'A' + index as u8).to_string();
        client.tell(&table, "sit", json!({ "seat": seat })).await.done();
    }
    table
}

/// Lets everybody choose an opening card: the first one of the list.
pub(crate) async fn play_openings(clients: &[Client], table: &str) {
    for (index, client) in clients.iter().enumerate() {
        let seat = char::from(b'A' + index as u8).to_string();
        let open = client.look(table, &format!("/answers?seat={seat}")).await.done();
        let answer = open["answers"][0]["answer"].as_str().unwrap();
        let version = open["version"].as_u64().unwrap();
        client.answer_as(table, &seat, version, answer).await.done();
    }
}

pub(crate) async fn people(server: &TestServer, count: usize) -> Vec<Client> {
    let mut people = Vec::new();
    for name in &["Ada", "Boole", "Curie", "Darwin", "Euclid"][..count] {
        people.push(server.client(name).await);
    }
    people
}

async fn two_programs_play_every_edition_to_its_end(database: Database) {
    let server = TestServer::new(database).await;
    let people = people(&server, 2).await;
    for edition in ["first", "third", "fourth"] {
        let table = seated(&people, json!({ "edition": edition, "language": "pl" })).await;
        let record = play_out(&people, &table).await;
        assert_eq!(record.setup.edition.word(), edition);
        assert_eq!(record.setup.language, "pl");
    }
    server.stop().await;
}

async fn teams_and_parley_are_played_to_the_end(database: Database) {
    let server = TestServer::new(database).await;
    let four = people(&server, 4).await;
    let table = seated(&four, json!({ "edition": "fourth", "teams": ["AC", "BD"] })).await;
    let record = play_out(&four, &table).await;
    assert_eq!(record.setup.seating.teams.len(), 2);
    let outcome = four[0].look(&table, "").await.done()["outcome"].clone();
    let winners = outcome.as_str().unwrap().split(' ').next().unwrap().to_owned();
    assert!(["AC", "BD", "ABCD"].contains(&winners.as_str()), "{outcome}");

    let three = people(&server, 3).await;
    let table = seated(&three, json!({ "edition": "fourth", "parley": true })).await;
    let record = play_out(&three, &table).await;
    assert_eq!(record.setup.seating.parley, Some(true));
}

async fn bots_play_each_other_while_somebody_watches(database: Database) {
    let server = TestServer::new(database).await;
    let ada = server.client("Ada").await;
    let bots = vec![json!({ "kind": "bot", "level": "random" }); 3];
    let table = ada.open(json!({ "options": { "edition": "first" }, "seats": bots })).await;
    let mut events = Client::stranger(&server.base).listen(&table, "").await;
    while let Some(sent) = events.next().await {
        let open = OpenQuestion::of(&sent.json());
        assert!(open.answers.is_empty());
        if open.is_over {
            break;
        }
    }
    recorded(&ada, &table).await;
}

async fn stale_and_illegal_answers_change_nothing(database: Database) {
    let server = TestServer::new(database).await;
    let people = people(&server, 3).await;
    let table = seated(&people[..2], json!({})).await;
    play_openings(&people[..2], &table).await;
    let before = people[0].look(&table, "/view").await.done();
    let version = before["version"].as_u64().unwrap();
    let asked = before["game"]["question"]["seat"].as_str().unwrap().to_owned();
    let own = (asked.as_bytes()[0] - b'A') as usize;
    let open = people[own].look(&table, "/answers").await.done();
    let answer = open["answers"][0]["answer"].as_str().unwrap().to_owned();

    let stale = people[own].answer(&table, version + 1, &answer).await.problem(409, "stale");
    assert_eq!(stale["version"], version);
    let illegal = people[own].answer(&table, version, "achieve 10").await;
    illegal.problem(422, "illegal");
    people[1 - own].answer(&table, version, &answer).await.problem(403, "not-asked");
    people[2].answer(&table, version, &answer).await.problem(403, "not-seated");
    let now = json!({ "version": version });
    people[own].tell(&table, "take-back", now.clone()).await.problem(409, "no-take-back");
    people[1 - own].tell(&table, "take-back", now.clone()).await.problem(403, "not-asked");
    people[2].tell(&table, "take-back", now).await.problem(403, "not-seated");
    let stranger = Client::stranger(&server.base);
    stranger.answer(&table, version, &answer).await.problem(403, "not-seated");
    people[0].look(&table, "/record").await.problem(403, "not-over");
    people[0].look(&table, "/record.toml").await.problem(403, "not-over");
    assert_eq!(people[0].look(&table, "/view").await.done(), before);

    let after = people[own].answer(&table, version, &answer).await.done();
    assert_eq!(after["version"], version + 1);
    let again = people[own].answer(&table, version, &answer).await.problem(409, "stale");
    assert_eq!(again["version"], version + 1);
}

async fn a_view_names_only_known_cards(database: Database) {
    let server = TestServer::new(database).await;
    let people = people(&server, 2).await;
    let table = seated(&people, json!({ "edition": "first" })).await;
    let named = |hand: &Value| {
        hand.as_array().unwrap().iter().filter(|card| card.get("card").is_some()).count()
    };
    for (own, client) in people.iter().enumerate() {
        let view = client.look(&table, "/view").await.done();
        assert_eq!(named(&view["game"]["players"][own]["hand"]), 2);
        assert_eq!(named(&view["game"]["players"][1 - own]["hand"]), 0);
        assert_eq!(view["game"]["players"][1 - own]["hand"][0]["age"], 1);
        let other = char::from(b'A' + 1 - own as u8);
        client.look(&table, &format!("/view?seat={other}")).await.problem(403, "not-seated");
        client.look(&table, &format!("/stream?seat={other}")).await.problem(403, "not-seated");
        client.look(&table, &format!("/answers?seat={other}")).await.problem(403, "not-seated");
        client.look(&table, &format!("/hint?seat={other}")).await.problem(403, "not-seated");
    }
    let onlooker = Client::stranger(&server.base).look(&table, "/view").await.done();
    assert!(onlooker["game"].get("seat").is_none());
    let players = onlooker["game"]["players"].as_array().unwrap();
    assert!(players.iter().all(|player| named(&player["hand"]) == 0));
    assert_eq!(onlooker["game"]["answers"], json!([]));
}

async fn an_answer_that_revealed_nothing_is_taken_back(database: Database) {
    let server = TestServer::new(database).await;
    let ada = server.client("Ada").await;
    let seats = json!([{ "kind": "me" }, { "kind": "me", "name": "Boole" }]);
    let table = ada.open(json!({ "options": { "edition": "first" }, "seats": seats })).await;
    // Melding reveals nothing, so a meld can be taken back if the same player is asked again.
    let mut dice = Dice(5);
    let mut taken_back = 0;
    for _ in 0..60 {
        let asked = ada.asked(&table).await;
        let Some(seat) = asked.as_str() else { break };
        let view = ada.look(&table, &format!("/view?seat={seat}")).await.done();
        let version = view["version"].as_u64().unwrap();
        let answers = view["game"]["answers"].as_array().unwrap();
        let meld = answers.iter().find(|answer| answer["kind"] == "meld");
        let any = &answers[dice.below(answers.len())];
        let answer = meld.unwrap_or(any)["answer"].as_str().unwrap();
        ada.answer(&table, version, answer).await.done();
        let after = ada.look(&table, &format!("/view?seat={seat}")).await.done();
        let now = json!({ "version": after["version"] });
        match after["may_take_back"].as_bool().unwrap() {
            true => {
                ada.tell(&table, "take-back", now).await.done();
                let again = ada.look(&table, &format!("/view?seat={seat}")).await.done();
                assert_eq!(again["game"], view["game"]);
                assert_eq!(again["moment"], view["moment"]);
                ada.answer(&table, again["version"].as_u64().unwrap(), answer).await.done();
                taken_back += 1;
            }
            false => {
                let refused = ada.tell(&table, "take-back", now).await;
                assert!(!refused.status.is_success());
            }
        }
    }
    assert!(taken_back > 0);
}

async fn several_people_play_at_one_screen(database: Database) {
    let server = TestServer::new(database).await;
    let ada = server.client("Ada").await;
    let seats = json!([{ "kind": "me" }, { "kind": "me", "name": "Boole" }, { "kind": "me", "name": "Boole" }]);
    let table = ada.open(json!({ "options": { "edition": "third" }, "seats": seats })).await;
    let seen = ada.look(&table, "").await.done();
    let names: Vec<_> = seen["seats"].as_array().unwrap().iter().map(|s| &s["name"]).collect();
    assert_eq!(names, ["Ada", "Boole", "Boole 2"]);
    play_out(&[ada.clone(), ada.clone(), ada], &table).await;
}

async fn the_same_players_play_a_rematch(database: Database) {
    let server = TestServer::new(database).await;
    let people = people(&server, 2).await;
    let table = seated(&people, json!({ "edition": "first" })).await;
    people[0].act(&table, "rematch").await.problem(409, "state");
    play_out(&people, &table).await;
    check_perspectives(&people[0], &table).await;
    server.client("Curie").await.act(&table, "rematch").await.problem(403, "not-seated");
    let again = people[0].act(&table, "rematch").await.done()["table"].clone();
    // The other player gets the same table.
    assert_eq!(people[1].act(&table, "rematch").await.done()["table"], again);
    assert_eq!(people[1].look(&table, "").await.done()["rematch"], again);
    play_out(&people, again.as_str().unwrap()).await;
}

/// Checks the perspectives of a finished game: `all` shows both hands, a seat one of them, and an onlooker none.
async fn check_perspectives(client: &Client, table: &str) {
    for (seat, open) in [("all", [true, true]), ("B", [false, true]), ("onlooker", [false, false])]
    {
        let seen = client.look(table, &format!("/replay?at=2&seat={seat}")).await.done();
        let players = &seen["view"]["game"]["players"];
        let named = [0, 1].map(|index| players[index]["hand"][0].get("card").is_some());
        assert_eq!(named, open, "{seat}: {players}");
    }
}

async fn a_hint_is_one_of_the_answers(database: Database) {
    let server = TestServer::new(database).await;
    let ada = server.client("Ada").await;
    let seats = json!([{ "kind": "me" }, { "kind": "me", "name": "Boole" }]);
    let table = ada.open(json!({ "seats": seats })).await;
    for seat in ["A", "B"] {
        // Both are asked for an opening card.
        let hint = ada.look(&table, &format!("/hint?seat={seat}")).await.done();
        let open = ada.look(&table, &format!("/answers?seat={seat}")).await.done();
        let answers = open["answers"].as_array().unwrap();
        assert!(answers.iter().any(|answer| answer["answer"] == hint["best"][0]["answer"]));
    }
    play_openings(&[ada.clone(), ada.clone()], &table).await;
    let asked = ada.asked(&table).await;
    let seat = asked.as_str().unwrap();
    let hint = ada.look(&table, &format!("/hint?seat={seat}")).await.done();
    let open = ada.look(&table, &format!("/answers?seat={seat}")).await.done();
    assert_eq!(hint["version"], open["version"]);
    let answers = open["answers"].as_array().unwrap();
    assert!(answers.iter().any(|answer| answer["answer"] == hint["best"][0]["answer"]));
    let other = if seat == "A" { "B" } else { "A" };
    ada.look(&table, &format!("/hint?seat={other}")).await.problem(403, "not-asked");
}

async fn a_stream_tells_what_happens(database: Database) {
    let server = TestServer::new(database).await;
    let people = people(&server, 2).await;
    let table = people[0].open(json!({ "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;
    let mut events = people[0].listen(&table, "").await;
    let anew = events.expect("anew").await;
    assert_eq!(anew["table"]["state"], "open");
    assert!(anew.get("view").is_none());
    people[1].tell(&table, "sit", json!({ "seat": "B" })).await.done();
    let talk = events.expect("talk").await;
    assert_eq!(talk["remark"]["kind"], "sat");
    assert_eq!(talk["table"]["seats"][1]["name"], "Boole");
    let anew = events.expect("anew").await;
    assert_eq!(anew["view"]["moment"], 0);
    let mut version = anew["view"]["version"].as_u64().unwrap();
    for moment in 1..=2 {
        let asked = people[0].asked(&table).await;
        let client = &people[usize::from(asked == "B")];
        let answers = client.look(&table, "/answers").await.done();
        let answer = answers["answers"][0]["answer"].as_str().unwrap();
        client.answer(&table, version, answer).await.done();
        let step = events.expect("step").await;
        assert_eq!(step["moment"], moment);
        version = step["version"].as_u64().unwrap();
    }
    people[0].tell(&table, "say", json!({ "text": "good luck" })).await.done();
    let talk = events.expect("talk").await;
    assert_eq!(talk["remark"]["text"], "good luck");
    // A remark does not change the version.
    assert_eq!(talk["table"]["version"], version);
    server.stop().await;
    assert!(events.next().await.is_none(), "a server that stops ends its streams");
}
