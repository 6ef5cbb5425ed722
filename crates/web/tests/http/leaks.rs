//! Nobody is ever sent a card that his seat may not know: not in a view, not in a stream, not in a page, not in the log.
//!
//! Whatever the connection of a seat brings is collected with the moment that it belongs to. When the game is over its record is
//! played again, and for every moment the cards that were sent are compared with those that the seat's view holds then.

use crate::games::recorded;
use crate::test_server::{LOG, On, TestServer};
use eureka_innovation::{Dealt, Edition, ONLOOKER, Record, Rules};
use eureka_table::Seat;
use eureka_testkit::{
    Client, Dice, Events, Format, OpenQuestion, Reach, Received, Reply, StreamEvent, Truth,
    known_entries, mentioned,
};
use reqwest::Method;
use serde_json::json;
use std::collections::BTreeMap;

/// Everything that one connection brings.
struct Collector {
    client: Client,
    table: String,
    /// The seat in addresses of the interface, and of pages.
    seat: &'static str,
    received: Vec<Received>,
    /// The moment of each number of entries.
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

    /// An event of the JSON stream.
    fn heard(&mut self, sent: &StreamEvent) {
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

    /// Looks at whatever can be looked at. A bot may go on meanwhile, so everything says itself which moment it belongs to.
    async fn look_around(&mut self) {
        for what in ["view", "answers"] {
            let reply = self.client.look(&self.table, &format!("/{what}{}", self.query())).await;
            let version = reply.done()["version"].as_u64().unwrap();
            let moment = reply.json()["moment"].as_u64().map(|moment| moment as usize);
            // Answers say only the version, whose moment is known unless a bot has just gone on.
            if let Some(moment) = moment.or_else(|| self.moments.get(&version).copied()) {
                self.keep(what, moment, Reach::Now, Format::Json, reply.text);
            }
        }
        let page = format!("/table/{}{}", self.table, self.query().replace("seat", "as"));
        let page = self.client.request(Method::GET, &page).header("accept", "text/html");
        let reply = Reply::of(page).await;
        assert!(reply.status.is_success(), "{}", reply.text);
        let next = known_entries(&reply.text).expect("a table's page has a stream");
        self.paged("page", next.into(), reply.text);
    }

    /// A page or a piece of it. What cannot be dated yet is dated at the end, by the entries that it knows.
    fn paged(&mut self, source: &str, next: u64, text: String) {
        self.keep(source, usize::MAX - next as usize, Reach::Ever, Format::Html, text);
    }

    fn query(&self) -> String {
        if self.seat.is_empty() { String::new() } else { format!("?seat={}", self.seat) }
    }

    /// Everything, with its moments.
    fn dated(mut self) -> Vec<Received> {
        let moments = self.moments;
        for received in &mut self.received {
            if received.moment > usize::MAX / 2 {
                let next = (usize::MAX - received.moment) as u64;
                // Talk comes between two answers.
                let at = moments.range(..=next).next_back();
                received.moment = at.map_or(0, |(_, moment)| *moment);
            }
        }
        self.received
    }
}

/// What the game of a person against bots is to be like.
struct Case {
    edition: &'static str,
    seats: usize,
    memory: bool,
    dice: u64,
}

/// Plays a game and collects what the player and an onlooker get.
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

async fn pieces(collector: &Collector) -> Events {
    let query = collector.query().replace("seat", "as");
    let path = format!("/table/{}/stream{query}", collector.table);
    Events::of(collector.client.request(Method::GET, &path))
        .await
        .unwrap_or_else(|r| panic!("{}", r.text))
}

/// Listens to both streams of a table, and answers when asked.
async fn play(mut collector: Collector, mut dice: Dice) -> Vec<Received> {
    let mut events = collector.client.listen(&collector.table, &collector.query()).await;
    let mut pieces = pieces(&collector).await;
    loop {
        tokio::select! {
            sent = events.next() => {
                let sent = sent.expect("the stream goes on until the game is over");
                collector.heard(&sent);
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
                collector.paged("piece", sent.id.parse().unwrap(), sent.data);
            }
        }
    }
}

async fn watch(collector: Collector) -> Vec<Received> {
    // Nobody asks an onlooker anything, so he never answers.
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
    let server = TestServer::new(On::Sqlite).await;
    let mut sources = BTreeMap::new();
    for case in &CASES {
        let (own, onlooker, record) = collect(&server, case).await;
        for (received, seat) in [(&own, Seat::A), (&onlooker, ONLOOKER)] {
            the_seed_is_not_told(received, &record);
            let truth = Truth::of(&record, seat, case.memory);
            let leaks = truth.leaks(received);
            assert!(leaks.is_empty(), "{} {seat}: {leaks:#?}", case.edition);
            for received in received {
                *sources.entry(received.source.clone()).or_insert(0) += 1;
            }
        }
        // The same must be noticed if it comes to the wrong one: the player's own hand, shown to an onlooker.
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
    the_log_names_no_card();
}

/// The seed is in the record, and in nothing that anybody got before the game was over: who has it has the deal.
fn the_seed_is_not_told(received: &[Received], record: &Record) {
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

/// Two people at one screen: whoever is not about to answer sees what the whole table has seen, in pages and in pieces.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_screen_that_is_handed_over_shows_no_hidden_card() {
    let server = TestServer::new(On::Sqlite).await;
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
        // Before anybody has said who he is, while the other one still is there, and what a stream brings to such a page.
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
    the_seed_is_not_told(&between, &record);
}

fn page_at(moment: usize, source: &str, text: String) -> Received {
    Received { source: source.to_owned(), moment, reach: Reach::Ever, format: Format::Html, text }
}

fn the_log_names_no_card() {
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
