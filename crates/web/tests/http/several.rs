//! Several cards named in one request.

use crate::games::{people, seated};
use crate::test_server::{Database, TestServer, on_both};
use eureka_testkit::{Client, Dice, Reply};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

on_both! {
    several_cards_are_named_and_taken_back_together
    several_answers_of_which_one_is_refused_change_nothing
    answers_that_are_left_over_are_told
}

/// A question for several cards, any number or up to some number, at a table of two.
struct ForSeveral {
    table: String,
    /// The player who is asked, and the other one.
    client: Client,
    other: Client,
    view: Value,
    version: u64,
    /// The cards that can be named.
    cards: Vec<String>,
}

impl ForSeveral {
    /// The body of a request with these answers.
    fn body(&self, answers: &[&str]) -> Value {
        let (answer, then) = answers.split_first().unwrap();
        json!({ "version": self.version, "answer": answer, "then": then })
    }

    /// The reply to a request of the player who is asked.
    async fn tell(&self, body: Value) -> Reply {
        self.client.tell(&self.table, "answer", body).await
    }

    /// What the player who was asked sees now.
    async fn look(&self) -> Value {
        self.client.look(&self.table, "/view").await.done()
    }

    /// The reply to a form with these answers, as a browser sends it that accepts this kind of page.
    async fn send_form(&self, answers: &[&str], accept: &str) -> Reply {
        let version = self.version.to_string();
        let mut fields = vec![("version", &*version)];
        fields.extend(answers.iter().map(|answer| ("answer", *answer)));
        let request = self.client.request(Method::POST, &format!("/table/{}/answer", self.table));
        Reply::of(request.header("accept", accept).form(&fields)).await
    }
}

/// Plays games until a question asks for several cards and lets the player stop at once.
async fn asked_for_several(server: &TestServer, dice: &mut Dice) -> ForSeveral {
    let people = people(server, 2).await;
    loop {
        let table = seated(&people, json!({ "edition": "first" })).await;
        for _ in 0..150 {
            let asked = people[0].asked(&table).await;
            let Some(seat) = asked.as_str() else { break };
            let asked = usize::from(seat == "B");
            let view = people[asked].look(&table, "/view").await.done();
            let (version, game) = (view["version"].as_u64().unwrap(), &view["game"]);
            let answers: Vec<String> = game["answers"]
                .as_array()
                .unwrap()
                .iter()
                .map(|choice| choice["answer"].as_str().unwrap().to_owned())
                .collect();
            let may_stop = answers.iter().any(|answer| answer == "pass");
            if game["several"]["least"] == 0 && may_stop {
                let cards = answers.into_iter().filter(|answer| answer != "pass").collect();
                let [client, other] = [asked, 1 - asked].map(|seat| people[seat].clone());
                return ForSeveral { table, client, other, view, version, cards };
            }
            // Effects ask such questions.
            let dogmas: Vec<&String> = answers.iter().filter(|a| a.starts_with("dogma ")).collect();
            let answer = match dogmas.is_empty() || dice.once_in(3) {
                true => &answers[dice.below(answers.len())],
                false => dogmas[dice.below(dogmas.len())],
            };
            people[asked].answer(&table, version, answer).await.done();
        }
    }
}

async fn several_cards_are_named_and_taken_back_together(database: Database) {
    let server = TestServer::new(database).await;
    let mut dice = Dice(3);
    let mut taken_back = 0;
    while taken_back < 2 {
        let asked = asked_for_several(&server, &mut dice).await;
        let answers = [&*asked.cards[1], &*asked.cards[0], "pass"];
        let done = asked.tell(asked.body(&answers)).await.done();
        let given = done["given"].as_u64().unwrap();
        assert!((2..=3).contains(&given), "both cards are named: {done}");
        let after = asked.look().await;
        let moment = asked.view["moment"].as_u64().unwrap();
        assert_eq!(after["moment"], moment + given, "{after}");
        assert_eq!(done["version"], asked.version + given);
        assert_eq!(after["version"], done["version"]);
        if after["may_take_back"] != true {
            continue;
        }
        let now = json!({ "version": after["version"] });
        asked.client.tell(&asked.table, "take-back", now).await.done();
        let before = asked.look().await;
        assert_eq!(
            (&before["game"], &before["moment"]),
            (&asked.view["game"], &asked.view["moment"])
        );
        taken_back += 1;
    }
}

async fn several_answers_of_which_one_is_refused_change_nothing(database: Database) {
    let server = TestServer::new(database).await;
    let asked = asked_for_several(&server, &mut Dice(4)).await;
    let [first, second] = [&*asked.cards[0], &*asked.cards[1]];
    let stale = Value::from(asked.version + 1);
    let mut body = asked.body(&[first, second, "pass"]);
    body["version"] = stale;
    asked.tell(body).await.problem(409, "stale");
    for middle in ["draw", "", "resign", "correct ip = 3", "take back", first] {
        asked.tell(asked.body(&[first, middle, second])).await.problem(422, "illegal");
    }
    let many = vec![first; 500];
    asked.tell(asked.body(&many)).await.problem(400, "malformed");
    let mut garbage = asked.body(&[first, second]);
    for then in [json!(second), json!([1, 2]), json!({ "0": second })] {
        garbage["then"] = then;
        let refused = asked.tell(garbage.clone()).await;
        assert!(refused.status.is_client_error(), "{}", refused.text);
    }
    let body = asked.body(&[first, second, "pass"]);
    asked.other.tell(&asked.table, "answer", body.clone()).await.problem(403, "not-asked");
    let stranger = server.client("Curie").await;
    stranger.tell(&asked.table, "answer", body).await.problem(403, "not-seated");
    // A form without an answer, as a browser sends it if nothing is marked.
    asked.send_form(&[], "*/*").await.problem(400, "malformed");
    asked.send_form(&[first, "draw", second], "*/*").await.problem(422, "illegal");
    assert_eq!(asked.look().await, asked.view, "nothing has changed");
}

async fn answers_that_are_left_over_are_told(database: Database) {
    let server = TestServer::new(database).await;
    let mut dice = Dice(5);
    // A program is told how many answers were given.
    let asked = asked_for_several(&server, &mut dice).await;
    let answers = [&*asked.cards[0], "pass", &*asked.cards[1]];
    let done = asked.tell(asked.body(&answers)).await.done();
    assert!(done["given"].as_u64().unwrap() < 3, "{done}");
    // A script shows why, and a browser without it comes back to a page that says so.
    let asked = asked_for_several(&server, &mut dice).await;
    let answers = [&*asked.cards[0], "pass", &*asked.cards[1]];
    asked.send_form(&answers, "*/*").await.problem(409, "interrupted");
    let asked = asked_for_several(&server, &mut dice).await;
    let answers = [&*asked.cards[0], "pass", &*asked.cards[1]];
    let page = asked.send_form(&answers, "text/html").await;
    assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.text);
    let page = asked.client.get(page.headers["location"].to_str().unwrap()).await;
    assert!(page.text.contains("The question has changed"), "{}", page.text);
    // A pass that is not needed is nothing to tell.
    let asked = asked_for_several(&server, &mut dice).await;
    let mut all: Vec<&str> = asked.cards.iter().map(String::as_str).collect();
    if let Some(most) = asked.view["game"]["several"]["most"].as_u64() {
        all.truncate(most as usize);
    }
    all.push("pass");
    let sent = asked.send_form(&all, "*/*").await;
    assert_eq!(sent.status, StatusCode::NO_CONTENT, "{}", sent.text);
}
