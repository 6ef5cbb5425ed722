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
use reqwest::{Method, RequestBuilder};
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
                    let (client, table) = (&collector.client, &collector.table);
                    let reply = client.answer(table, open.version, &answer).await;
                    // While the opening cards are chosen, the choice of a bot repeats a question that is answered already.
                    if !reply.status.is_success() {
                        reply.problem(409, "stale");
                    }
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

/// A browser that two players share, known by its cookies.
struct SharedBrowser {
    client: Client,
    person: String,
    table: String,
}

impl SharedBrowser {
    /// A request of the browser, with the cookie of the player who has taken the screen over.
    fn request(&self, method: Method, path: &str, screen: &str) -> RequestBuilder {
        let cookies = format!("person={}; {screen}", self.person);
        self.client.request(method, path).header("cookie", cookies).header("accept", "text/html")
    }

    /// Everything that can be reached without confirming: pages and JSON, with every name of a seat that the address can hold.
    async fn look_everywhere(&self, screen: &str) -> Vec<Reply> {
        let (page, api) =
            (format!("/table/{}", self.table), format!("/api/v1/tables/{}", self.table));
        let seats = ["", "A", "B", "Z", "all", "onlooker"];
        let with = |path: String, key: &str| {
            seats.map(|seat| match seat {
                "" => path.clone(),
                seat => format!("{path}?{key}={seat}"),
            })
        };
        let paths = [
            with(page.clone(), "as"),
            with(format!("{page}/hint"), "as"),
            with(format!("{page}/replay"), "as"),
            with(format!("{page}/record"), "as"),
            with(format!("{page}/analysis"), "as"),
            with(format!("{page}/replay/opinion"), "as"),
            with(format!("{api}/view"), "seat"),
            with(format!("{api}/answers"), "seat"),
            with(format!("{api}/hint"), "seat"),
            with(format!("{api}/replay"), "seat"),
            with(format!("{api}/record"), "seat"),
            with(api, "seat"),
        ];
        let mut replies = Vec::new();
        for path in paths.into_iter().flatten() {
            replies.push(Reply::of(self.request(Method::GET, &path, screen)).await);
        }
        // A refused answer must not list those that are allowed, and nobody gives up for another player.
        let nonsense = "version=1&answer=nonsense";
        let forms = [
            ("answer", nonsense),
            ("take-back", nonsense),
            ("resign", ""),
            ("resign", "seat=A"),
            ("resign", "seat=B"),
        ];
        for (path, body) in forms {
            let path = format!("/table/{}/{path}", self.table);
            let sent = self.request(Method::POST, &path, screen).body(body);
            replies.push(
                Reply::of(sent.header("content-type", "application/x-www-form-urlencoded")).await,
            );
        }
        replies
    }

    /// What a stream of pages and one of JSON begin with.
    async fn streams(&self, screen: &str) -> Vec<String> {
        let mut begun = Vec::new();
        for path in ["/table/{}/stream?as=", "/api/v1/tables/{}/stream?seat="] {
            for seat in ["A", "B"] {
                let path = format!("{}{seat}", path.replace("{}", &self.table));
                match Events::of(self.request(Method::GET, &path, screen)).await {
                    Ok(mut events) => begun.push(events.next().await.unwrap().data),
                    Err(refused) => begun.push(refused.text),
                }
            }
        }
        begun
    }

    /// Lets the player at this seat take the screen over, and returns the cookie that says so.
    async fn hand_over(&self, seat: &str, screen: &str) -> String {
        let path = format!("/table/{}/hand-over", self.table);
        let sent = self.request(Method::POST, &path, screen).body(format!("seat={seat}"));
        let sent = sent.header("content-type", "application/x-www-form-urlencoded");
        let reply = Reply::of(sent).await;
        assert_eq!(reply.status.as_u16(), 303, "{}", reply.text);
        let cookie = reply.headers["set-cookie"].to_str().unwrap();
        assert!(cookie.contains("HttpOnly"), "{cookie}");
        cookie.split(';').next().unwrap().to_owned()
    }
}

/// Two people at one screen: until the player who is asked confirms, nothing shows more than an onlooker may know, whatever
/// address is opened.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_screen_that_is_handed_over_shows_no_hidden_card() {
    let server = TestServer::new(Database::Sqlite).await;
    let ada = server.client("Ada").await;
    let seats = json!([{ "kind": "me" }, { "kind": "me", "name": "Boole" }]);
    let options = json!({ "edition": "fourth", "hints": true });
    let table = ada.open(json!({ "options": options, "seats": seats })).await;
    let (client, person) = (Client::stranger(&server.base), ada.token.clone());
    let browser = SharedBrowser { client, person, table: table.clone() };
    let (mut dice, mut between, mut own) = (Dice(4), Vec::new(), Vec::new());
    let mut screen = String::new();
    let mut doors = BTreeMap::new();
    let record = loop {
        let asked = ada.asked(&table).await;
        let Some(asked) = asked.as_str() else { break recorded(&ada, &table).await };
        let view = ada.look(&table, &format!("/view?seat={asked}")).await.done();
        let moment = view["moment"].as_u64().unwrap() as usize;
        let page = browser.request(Method::GET, &format!("/table/{table}"), &screen);
        let page = Reply::of(page).await.text;
        if page.contains("question hand-over") {
            // Nobody, or the other player, has the screen.
            let forged = format!("screen={table}.{asked}");
            let screens = [screen.clone(), String::new(), forged];
            for screen in screens.iter().take(if moment.is_multiple_of(8) { 3 } else { 1 }) {
                for reply in browser.look_everywhere(screen).await {
                    *doors.entry(reply.status.as_u16()).or_insert(0) += 1;
                    between.push(page_at(moment, "between", reply.text));
                }
                for begun in browser.streams(screen).await {
                    between.push(page_at(moment, "piece", begun));
                }
            }
            screen = browser.hand_over(asked, &screen).await;
        }
        let page = browser.request(Method::GET, &format!("/table/{table}"), &screen);
        let page = Reply::of(page).await.text;
        assert!(!page.contains("question hand-over"));
        own.push(page_at(moment, "own", page));
        let open = ada.look(&table, &format!("/answers?seat={asked}")).await.done();
        let answer = dice.any(open["answers"].as_array().unwrap())["answer"].as_str().unwrap();
        let version = open["version"].as_u64().unwrap();
        ada.answer_as(&table, asked, version, answer).await.done();
    };
    let stranger = Truth::of(&record, ONLOOKER, true);
    assert!(between.len() > 1_000, "{}", between.len());
    assert!(doors[&200] > 100 && doors[&403] > 100, "{doors:?}");
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
