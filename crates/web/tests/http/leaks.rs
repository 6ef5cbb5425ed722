//! Tests that no view, stream, page or log names a card that its reader may not know.
//!
//! Everything that a connection receives is collected with the moment it belongs to. When the game is over, its record is
//! replayed, and the cards that were sent at each moment are compared with those in the seat's view.

use crate::games::recorded;
use crate::test_server::{Database, LOG, TestServer};
use eureka_innovation::{Dealt, Edition, ONLOOKER, Record, Rules};
use eureka_table::Seat;
use eureka_testkit::{
    Client, Dice, Events, Format, OpenQuestion, Reach, Received, Reply, StreamEvent, Truth,
    known_entries, mentioned,
};
use reqwest::Method;
use serde_json::json;
use std::collections::BTreeMap;

/// Everything that one reader of a table receives.
struct Collector {
    client: Client,
    table: String,
    /// The reader's seat, as in URLs; empty for an onlooker.
    seat: &'static str,
    received: Vec<Received>,
    /// The moment after each number of journal entries.
    moments: BTreeMap<u64, usize>,
}

impl Collector {
    fn new(client: &Client, table: &str, seat: &'static str) -> Collector {
        let (client, table) = (client.clone(), table.to_owned());
        Collector { client, table, seat, received: Vec::new(), moments: BTreeMap::new() }
    }

    fn keep(&mut self, source: &str, moment: usize, reach: Reach, format: Format, text: String) {
        let source = format!("{source} {}", self.seat);
        self.received.push(Received { source, moment, reach, format, text });
    }

    /// Collects an event of the JSON stream.
    fn collect_event(&mut self, sent: &StreamEvent) {
        let data = sent.json();
        let next: u64 = sent.id.parse().unwrap();
        let last = self.moments.values().last().copied().unwrap_or(0);
        let (moment, reach) = match sent.name.as_str() {
            "anew" => (data["view"]["moment"].as_u64().unwrap_or(0) as usize, Reach::Now),
            "step" => (data["moment"].as_u64().unwrap() as usize, Reach::Step),
            _ => (last, Reach::Now),
        };
        self.moments.insert(next, moment);
        self.keep(&sent.name, moment, reach, Format::Json, sent.data.clone());
    }

    /// Requests the view, the answers and the page. A bot may answer meanwhile, so each response says which moment it belongs to.
    async fn look_around(&mut self) {
        for what in ["view", "answers"] {
            let reply = self.client.look(&self.table, &format!("/{what}{}", self.query())).await;
            let version = reply.done()["version"].as_u64().unwrap();
            let moment = reply.json()["moment"].as_u64().map(|moment| moment as usize);
            // The list of answers has only a version. Its moment is unknown if a bot has just answered.
            if let Some(moment) = moment.or_else(|| self.moments.get(&version).copied()) {
                self.keep(what, moment, Reach::Now, Format::Json, reply.text);
            }
        }
        let page = format!("/table/{}{}", self.table, self.query().replace("seat", "as"));
        let page = self.client.request(Method::GET, &page).header("accept", "text/html");
        let reply = Reply::of(page).await;
        assert!(reply.status.is_success(), "{}", reply.text);
        let next = known_entries(&reply.text).expect("a table's page has a stream");
        self.collect_html("page", next.into(), reply.text);
    }

    /// Collects a page or a part of it. Its moment is determined at the end, from the number of entries that it includes.
    fn collect_html(&mut self, source: &str, next: u64, text: String) {
        self.keep(source, usize::MAX - next as usize, Reach::Ever, Format::Html, text);
    }

    fn query(&self) -> String {
        if self.seat.is_empty() { String::new() } else { format!("?seat={}", self.seat) }
    }

    /// Everything collected, with the moments of pages determined.
    fn dated(mut self) -> Vec<Received> {
        let moments = self.moments;
        for received in &mut self.received {
            if received.moment > usize::MAX / 2 {
                let next = (usize::MAX - received.moment) as u64;
                // Chat entries lie between two answers.
                let at = moments.range(..=next).next_back();
                received.moment = at.map_or(0, |(_, moment)| *moment);
            }
        }
        self.received
    }
}

/// The options of a game of one person against bots.
struct Case {
    edition: &'static str,
    seats: usize,
    memory: bool,
    dice: u64,
}

/// Plays a game and collects everything that the player and an onlooker receive.
async fn collect(server: &TestServer, case: &Case) -> (Vec<Received>, Vec<Received>, Record) {
    let ada = server.client("Ada").await;
    let mut seats = vec![json!({ "kind": "me" })];
    seats.resize(case.seats, json!({ "kind": "bot", "level": "random" }));
    let options = json!({ "edition": case.edition, "memory": case.memory });
    let table = ada.open(json!({ "options": options, "seats": seats })).await;
    let watching = tokio::spawn(watch(Collector::new(&Client::stranger(&server.base), &table, "")));
    let own = play(Collector::new(&ada, &table, "A"), Dice(case.dice)).await;
    let record = recorded(&ada, &table).await;
    (own, watching.await.unwrap(), record)
}

/// The stream of page parts that the collector's browser would listen to.
async fn pieces(collector: &Collector) -> Events {
    let query = collector.query().replace("seat", "as");
    let path = format!("/table/{}/stream{query}", collector.table);
    Events::of(collector.client.request(Method::GET, &path))
        .await
        .unwrap_or_else(|r| panic!("{}", r.text))
}

/// Listens to both streams of a table and answers when asked, until the game is over.
async fn play(mut collector: Collector, mut dice: Dice) -> Vec<Received> {
    let mut events = collector.client.listen(&collector.table, &collector.query()).await;
    let mut pieces = pieces(&collector).await;
    loop {
        tokio::select! {
            sent = events.next() => {
                let sent = sent.expect("the stream goes on until the game is over");
                collector.collect_event(&sent);
                let open = OpenQuestion::of(&sent.json());
                if dice.below(16) == 0 {
                    collector.look_around().await;
                }
                if open.is_over {
                    collector.look_around().await;
                    return collector.dated();
                }
                if let Some(answer) = open.any(&mut dice) {
                    collector.client.answer(&collector.table, open.version, &answer).await.done();
                }
            }
            Some(sent) = pieces.next() => {
                collector.collect_html("piece", sent.id.parse().unwrap(), sent.data);
            }
        }
    }
}

async fn watch(collector: Collector) -> Vec<Received> {
    // An onlooker is never asked, so this never answers.
    play(collector, Dice(99)).await
}

const CASES: [Case; 5] = [
    Case { edition: "first", seats: 2, memory: true, dice: 1 },
    Case { edition: "third", seats: 4, memory: false, dice: 3 },
    Case { edition: "fourth", seats: 2, memory: true, dice: 5 },
    Case { edition: "fourth", seats: 3, memory: false, dice: 6 },
    Case { edition: "fourth", seats: 5, memory: true, dice: 8 },
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_connection_ever_gets_a_card_that_its_seat_may_not_know() {
    let server = TestServer::new(Database::Sqlite).await;
    let mut sources = BTreeMap::new();
    for case in &CASES {
        let (own, onlooker, record) = collect(&server, case).await;
        for (received, seat) in [(&own, Seat::A), (&onlooker, ONLOOKER)] {
            check_seed_is_secret(received, &record);
            let truth = Truth::of(&record, seat, case.memory);
            let leaks = truth.leaks(received);
            assert!(leaks.is_empty(), "{} {seat}: {leaks:#?}", case.edition);
            for received in received {
                *sources.entry(received.source.clone()).or_insert(0) += 1;
            }
        }
        // The check must find leaks: the player's own responses would be leaks for an onlooker.
        let stranger = Truth::of(&record, ONLOOKER, case.memory);
        assert!(!stranger.leaks(&own).is_empty(), "the test notices a leak");
        for source in ["anew", "step", "view", "page", "piece"] {
            let some: Vec<_> =
                own.iter().filter(|r| r.source.starts_with(source)).cloned().collect();
            assert!(!stranger.leaks(&some).is_empty(), "the test notices a leak in a {source}");
        }
    }
    for source in ["anew A", "step A", "view A", "page A", "piece A", "step ", "page ", "piece "] {
        let count = sources.get(source).copied().unwrap_or_default();
        assert!(count >= CASES.len(), "{source}: {sources:?}");
    }
    check_log();
}

/// Checks that the seed, from which the deal follows, is in nothing that was received before the game was over.
fn check_seed_is_secret(received: &[Received], record: &Record) {
    let Dealt::Seed(seed) = &record.setup.dealt else { panic!("a server deals by a seed") };
    assert!(record.write().contains(&seed.to_string()), "the test knows how it is written");
    let written =
        [seed.to_string(), format!("{seed:x}"), format!("{seed:X}"), (seed << 1).to_string()];
    let before: Vec<_> = received.iter().filter(|r| r.moment < record.answers.len()).collect();
    assert!(before.len() > 20, "only {} were received", before.len());
    for received in before {
        let found = written.iter().find(|written| received.text.contains(*written));
        assert_eq!(found, None, "{} at {}", received.source, received.moment);
    }
}

/// Two people at one screen: until the player who is asked confirms, pages and streams show only what an onlooker may know.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_screen_that_is_handed_over_shows_no_hidden_card() {
    let server = TestServer::new(Database::Sqlite).await;
    let ada = server.client("Ada").await;
    let seats = json!([{ "kind": "me" }, { "kind": "me", "name": "Boole" }]);
    let table = ada.open(json!({ "options": { "edition": "fourth" }, "seats": seats })).await;
    let (mut dice, mut between, mut own) = (Dice(4), Vec::new(), Vec::new());
    let mut record = None;
    for moment in 0.. {
        let seen = ada.look(&table, "").await.done();
        let Some(asked) = seen["waiting_for"].as_str() else {
            record = Some(recorded(&ada, &table).await);
            break;
        };
        let other = if asked == "A" { "B" } else { "A" };
        let path = format!("/table/{table}");
        // No player has confirmed, the other player still has the screen, or the seat does not exist.
        for query in ["".to_owned(), format!("?as={other}"), "?as=Z".to_owned()] {
            let page = ada.request(Method::GET, &format!("{path}{query}"));
            let reply = Reply::of(page.header("accept", "text/html")).await;
            assert!(reply.text.contains("hand-over"), "{asked} is asked: {query}");
            between.push(page_at(moment, "between", reply.text));
        }
        if moment % 8 == 0 {
            let stream = ada.request(Method::GET, &format!("{path}/stream?as={other}"));
            let mut pieces = Events::of(stream).await.unwrap_or_else(|r| panic!("{}", r.text));
            between.push(page_at(moment, "piece", pieces.next().await.unwrap().data));
        }
        let page = ada.request(Method::GET, &format!("{path}?as={asked}"));
        let reply = Reply::of(page.header("accept", "text/html")).await;
        assert!(!reply.text.contains("hand-over"));
        own.push(page_at(moment, "own", reply.text));
        let open = ada.look(&table, &format!("/answers?seat={asked}")).await.done();
        let answer = dice.any(open["answers"].as_array().unwrap())["answer"].as_str().unwrap();
        ada.answer(&table, open["version"].as_u64().unwrap(), answer).await.done();
    }
    let record = record.unwrap();
    let stranger = Truth::of(&record, ONLOOKER, true);
    assert!(between.len() > 60, "{}", between.len());
    assert_eq!(stranger.leaks(&between), [""; 0]);
    assert!(!stranger.leaks(&own).is_empty(), "the test notices a leak");
    check_seed_is_secret(&between, &record);
}

fn page_at(moment: usize, source: &str, text: String) -> Received {
    Received { source: source.to_owned(), moment, reach: Reach::Ever, format: Format::Html, text }
}

/// Checks that the log names no card and contains no token.
fn check_log() {
    let log = String::from_utf8(LOG.lock().unwrap().clone()).unwrap();
    assert!(log.contains("request"), "there is a log");
    for edition in Edition::ALL {
        let rules = Rules::printed(edition);
        for line in log.lines() {
            let found: Vec<_> =
                mentioned(rules, line).iter().map(|card| rules.name(card)).collect();
            assert!(found.is_empty(), "{found:?} in the log: {line}");
        }
    }
    for secret in ["Bearer", "person="] {
        assert!(!log.contains(secret), "{secret} in the log");
    }
}
