//! Tests of the solo game and the companion over the JSON API, played to the end and watched.

use crate::test_server::{Database, TestServer, on_both};
use eureka_inventions::solo_game;
use eureka_table::{Game, Record, Timeline};
use eureka_testkit::{Client, Dice, OpenQuestion, play};
use reqwest::Method;
use reqwest::header::LOCATION;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::time::Duration;

on_both! {
    a_program_plays_a_whole_solo_game
    a_program_plays_a_whole_game_with_the_companion
}

/// The game as this client sees it.
async fn view(client: &Client, table: &str) -> Value {
    client.look(table, "/view").await.done()
}

/// The body of a request that names the version of a view.
fn version(of: &Value) -> Value {
    json!({ "version": of["version"] })
}

/// The game replayed from its record. Checks that the record's TOML and JSON are the same.
async fn recorded<G: Game<Rules = ()>>(client: &Client, table: &str) -> Timeline<G>
where
    Record<G::Setup>: Serialize + DeserializeOwned,
{
    let text = client.look(table, "/record.toml").await.text;
    let record = Record::<G::Setup>::read(&text).unwrap();
    let json = client.look(table, "/record").await.done();
    assert_eq!(json, serde_json::to_value(&record).unwrap());
    Timeline::open(record, ()).unwrap()
}

/// Checks the replay at several moments, with the answer that was given at each.
async fn check_replay<G: Game>(client: &Client, table: &str, timeline: &Timeline<G>) {
    let last = timeline.moment();
    for at in [0, 1, last / 2, last - 1, last] {
        let moment = client.look(table, &format!("/replay?at={at}")).await.done();
        assert_eq!((&moment["at"], &moment["last"]), (&json!(at), &json!(last)));
        assert_eq!(moment["view"]["moment"], at);
        assert_eq!(moment["view"]["game"]["answers"], json!([]), "nothing can be answered there");
        match timeline.answers().get(at) {
            Some(said) => assert_eq!(moment["answered"]["answer"], said.answer),
            None => assert!(moment.get("answered").is_none(), "{moment}"),
        }
    }
    let beyond = format!("/replay?at={}", last + 1);
    client.look(table, &beyond).await.problem(400, "malformed");
}

/// Watches a table as an onlooker until its game is over, and checks that no answer is offered.
async fn watch(client: Client, table: String) -> Vec<Value> {
    let mut events = client.listen(&table, "").await;
    let mut heard = Vec::new();
    loop {
        let sent = events.next().await.expect("the stream goes on until the game is over").json();
        let open = OpenQuestion::of(&sent);
        assert!(open.answers.is_empty(), "{sent}");
        heard.push(sent);
        if open.is_over {
            return heard;
        }
    }
}

/// Checks that strangers may watch and do nothing else.
async fn check_strangers_only_watch(server: &TestServer, table: &str) {
    let stranger = Client::stranger(&server.base);
    let seen = view(&stranger, table).await;
    assert!(seen["game"].get("seat").is_none(), "{seen}");
    assert_eq!(seen["game"]["question"]["seat"], "A");
    assert_eq!(seen["game"]["answers"], json!([]));
    assert_eq!(stranger.look(table, "/answers").await.done()["answers"], json!([]));
    stranger.look(table, "/view?seat=A").await.problem(403, "not-seated");
    stranger.look(table, "/hint").await.problem(403, "not-asked");
    for other in [stranger, server.client("Boole").await] {
        let at = seen["version"].as_u64().unwrap();
        other.answer(table, at, "end").await.problem(403, "not-seated");
        for action in ["take-back", "redo", "finish"] {
            other.tell(table, action, version(&seen)).await.problem(403, "not-seated");
        }
        let correction = json!({ "version": at, "correction": "ip = 3" });
        other.tell(table, "correct", correction).await.problem(403, "not-seated");
        other.act(table, "close").await.problem(403, "not-seated");
        let page = other.request(Method::GET, &format!("/table/{table}"));
        let page = page.header("accept", "text/html").send().await.unwrap().text().await.unwrap();
        assert!(!page.contains("name=\"answer\"") && !page.contains("/take-back\""), "{page}");
    }
}

async fn a_program_plays_a_whole_solo_game(database: Database) {
    let server = TestServer::new(database).await;
    let ada = server.client("Ada").await;
    let options = json!({ "difficulty": "easy", "seed": 7 });
    let table = ada.open(json!({ "game": "inventions-solo", "options": options })).await;
    let seen = ada.look(&table, "").await.done();
    assert_eq!((&seen["game"], &seen["state"]), (&json!("inventions-solo"), &json!("playing")));
    assert_eq!(seen["options"]["difficulty"], "easy");
    assert_eq!((&seen["seats"][0]["yours"], &seen["waiting_for"]), (&json!(true), &json!("A")));
    check_strangers_only_watch(&server, &table).await;
    ada.look(&table, "/analysis").await.problem(403, "not-over");
    ada.look(&table, "/record").await.problem(403, "not-over");
    let hint = ada.look(&table, "/hint").await.done();
    let open = ada.look(&table, "/answers").await.done();
    let mut answers = open["answers"].as_array().unwrap().iter();
    assert!(answers.any(|answer| answer["answer"] == hint["best"][0]["answer"]), "{hint}");

    let watching = tokio::spawn(watch(Client::stranger(&server.base), table.clone()));
    play(&ada, &table, 'A', Dice(7)).await;
    let heard = watching.await.unwrap();
    assert!(heard.iter().any(|sent| sent["events"].as_array().is_some_and(|e| !e.is_empty())));

    let (over, end) = (ada.look(&table, "").await.done(), view(&ada, &table).await);
    assert_eq!(over["state"], "finished");
    assert!(over["outcome"].as_str().unwrap().ends_with(" score"), "{over}");
    assert!(end["game"]["outcome"].is_object() && end["game"]["score"].is_object(), "{end}");
    let timeline = recorded::<solo_game::Game>(&ada, &table).await;
    assert_eq!(timeline.setup().seed, 7);
    assert!(timeline.game().outcome().is_some());
    check_replay(&Client::stranger(&server.base), &table, &timeline).await;
    for action in ["take-back", "redo", "finish"] {
        ada.tell(&table, action, version(&end)).await.problem(409, "state");
    }
    let again = ada.act(&table, "rematch").await.done()["table"].clone();
    assert_eq!(ada.look(again.as_str().unwrap(), "").await.done()["game"], "inventions-solo");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_solo_game_is_analyzed_for_programs() {
    let server = TestServer::new(Database::Sqlite).await;
    let ada = server.client("Ada").await;
    let table = ada.open(json!({ "game": "inventions-solo", "options": { "seed": 3 } })).await;
    play(&ada, &table, 'A', Dice(3)).await;
    let stranger = Client::stranger(&server.base);
    let analysis = loop {
        let progress = stranger.look(&table, "/analysis").await.done();
        if progress["ready"] == true {
            break progress;
        }
        assert!(progress["done"].as_u64() <= progress["of"].as_u64(), "{progress}");
        tokio::time::sleep(Duration::from_millis(200)).await;
    };
    assert_eq!(analysis["done"], analysis["of"]);
    let timeline = recorded::<solo_game::Game>(&ada, &table).await;
    let decisions = analysis["decisions"].as_array().unwrap();
    assert!(decisions.len() > timeline.moment() / 2, "{}", decisions.len());
    for decision in decisions {
        let moment = decision["moment"].as_u64().unwrap() as usize;
        assert_eq!(decision["answer"], timeline.answers()[moment].answer);
        assert_eq!(decision["seat"], "A");
        assert!(!decision["preferred"].as_array().unwrap().is_empty(), "{decision}");
    }
}

/// Gives a random answer and returns the view after it. If a turn can be ended, it is in a third of the cases.
async fn go_on(client: &Client, table: &str, seen: &Value, dice: &mut Dice) -> Value {
    let answers = seen["game"]["answers"].as_array().unwrap();
    let end = answers.iter().find(|answer| answer["answer"] == "end").filter(|_| dice.once_in(3));
    let answer = end.unwrap_or_else(|| dice.any(answers))["answer"].as_str().unwrap();
    client.answer(table, seen["version"].as_u64().unwrap(), answer).await.done();
    view(client, table).await
}

/// Takes the last answer back and redoes it. Checks that the game is as before the answer, then as after it.
async fn take_back_and_redo(client: &Client, table: &str, before: &Value, after: &Value) -> Value {
    assert_eq!(after["may_take_back"], true);
    client.tell(table, "take-back", version(after)).await.done();
    let back = view(client, table).await;
    assert_eq!(back["game"], before["game"]);
    assert_eq!((&back["moment"], &back["may_redo"]), (&before["moment"], &json!(true)));
    client.tell(table, "take-back", version(after)).await.problem(409, "stale");
    client.tell(table, "redo", version(&back)).await.done();
    let again = view(client, table).await;
    assert_eq!((&again["game"], &again["moment"]), (&after["game"], &after["moment"]));
    client.tell(table, "redo", version(&again)).await.problem(409, "nothing-to-redo");
    again
}

/// Corrects a field, and takes the correction back.
async fn correct(client: &Client, table: &str, seen: &Value) -> Value {
    let at = seen["version"].as_u64().unwrap();
    let correct = async |at: &Value, correction: &str| {
        let sent = json!({ "version": at["version"], "correction": correction });
        client.tell(table, "correct", sent).await
    };
    client.answer(table, at, "correct ip = 345").await.problem(422, "illegal");
    for nonsense in ["", "ip = 5000", "ip = x", "nothing = 1"] {
        correct(seen, nonsense).await.problem(422, "illegal");
    }
    correct(seen, "ip = 345 # two sages forgotten").await.done();
    let corrected = view(client, table).await;
    assert_eq!(corrected["game"]["table"]["ip"], 345, "{corrected}");
    client.tell(table, "take-back", version(&corrected)).await.done();
    let back = view(client, table).await;
    assert_eq!(back["game"], seen["game"]);
    back
}

async fn a_program_plays_a_whole_game_with_the_companion(database: Database) {
    let server = TestServer::new(database).await;
    let ada = server.client("Ada").await;
    let options =
        json!({ "difficulty": "hard", "draws": "program", "settings": { "A3": "never" } });
    let table = ada.open(json!({ "game": "inventions-companion", "options": options })).await;
    assert_eq!(ada.look(&table, "").await.done()["game"], "inventions-companion");
    check_strangers_only_watch(&server, &table).await;
    ada.look(&table, "/hint").await.problem(422, "options");
    let watching = tokio::spawn(watch(Client::stranger(&server.base), table.clone()));

    let (mut seen, mut dice, mut corrected) = (view(&ada, &table).await, Dice(5), false);
    ada.tell(&table, "take-back", version(&seen)).await.problem(409, "no-take-back");
    ada.tell(&table, "finish", version(&seen)).await.problem(409, "state");
    while seen["game"].get("question").is_some() {
        let after = go_on(&ada, &table, &seen, &mut dice).await;
        let moment = after["moment"].as_u64().unwrap();
        assert!(moment < 2000, "the game ends");
        seen = match moment % 40 {
            0 => take_back_and_redo(&ada, &table, &seen, &after).await,
            _ => after,
        };
        if moment == 100 {
            seen = correct(&ada, &table, &seen).await;
            corrected = true;
        }
    }
    assert!(corrected, "there was time to correct something");
    assert!(watching.await.unwrap().len() > 100);

    // Until the game is declared finished, the last answer can be taken back.
    assert_eq!(ada.look(&table, "").await.done()["state"], "playing");
    ada.look(&table, "/record").await.problem(403, "not-over");
    ada.tell(&table, "take-back", version(&seen)).await.done();
    let back = view(&ada, &table).await;
    ada.tell(&table, "redo", version(&back)).await.done();
    let again = view(&ada, &table).await;
    assert_eq!(again["game"], seen["game"]);
    ada.tell(&table, "finish", version(&again)).await.done();
    let over = ada.look(&table, "").await.done();
    assert_eq!(over["state"], "finished");
    for action in ["take-back", "redo", "finish"] {
        ada.tell(&table, action, version(&over)).await.problem(409, "state");
    }
    let timeline = recorded::<eureka_inventions::Game>(&ada, &table).await;
    assert!(timeline.game().outcome().is_some());
    check_replay(&Client::stranger(&server.base), &table, &timeline).await;
    ada.look(&table, "/analysis").await.problem(404, "no-analysis");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn former_addresses_redirect_to_the_present_ones() {
    let server = TestServer::new(Database::Sqlite).await;
    let stranger = Client::stranger(&server.base);
    for (former, now) in [
        ("/inventions/abc", "/table/abc"),
        ("/inventions/abc?pick=from-3", "/table/abc?pick=from-3"),
        ("/inventions/abc/replay?at=3&fragment=1", "/table/abc/replay?at=3&fragment=1"),
        ("/inventions/abc/course", "/table/abc/course"),
        ("/table/abc/course", "/table/abc/analysis"),
        ("/table/abc/course?fragment=1", "/table/abc/analysis?fragment=1"),
        ("/solo", "/companion"),
        ("/solo/abc", "/table/abc"),
        ("/solo/abc/sheet", "/table/abc/sheet"),
        ("/solo/box", "/companion/box"),
        ("/solo/box/abc", "/companion/box/abc"),
        ("/solo/box/abc/file", "/companion/box/abc/file"),
    ] {
        let reply = stranger.get(former).await;
        assert_eq!(reply.status.as_u16(), 308, "{former}");
        assert_eq!(reply.headers[LOCATION], now, "{former}");
    }
    for page in ["/inventions", "/inventions/rules", "/companion", "/companion/box"] {
        assert_eq!(stranger.get(page).await.status.as_u16(), 200, "{page}");
    }
}
