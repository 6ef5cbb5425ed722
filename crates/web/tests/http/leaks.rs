//! Nobody is ever sent a card that his seat may not know: not in a view, not in a stream, not in a page, not in the log.
//!
//! Whatever the connection of a seat brings is collected with the moment that it belongs to. When the game is over its record is
//! played again, and for every moment the cards that were sent are compared with those that the seat's view holds then.

use crate::client::{Client, Dice, Events, Open, Reply, Sent};
use crate::games::recorded;
use crate::place::{LOG, On, Place};
use eureka_innovation::{
    Answer, Card, CardSet, Edition, Event, Face, Game, ONLOOKER, Record, Replay, Rules, Shown, View,
};
use eureka_table::Seat;
use reqwest::Method;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Something that a connection brought.
#[derive(Clone, Debug)]
struct Received {
    /// Where it came from, for the message.
    source: String,
    /// After how many answers.
    moment: usize,
    /// How far back what it shows may go.
    reach: Reach,
    form: Form,
    text: String,
}

/// How far back something that was sent may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reach {
    /// Only to its moment.
    Now,
    /// To what happened by the last answer.
    Step,
    /// To the beginning: a log.
    Ever,
}

/// How cards are named in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// By their names, in any text of a JSON document.
    Json,
    /// By their numbers in `data-card` and in links, and by their names in answers.
    Html,
}

/// What the seat knew and was shown at each moment of a game.
struct Truth {
    rules: &'static Rules,
    held: Vec<CardSet>,
    shown: Vec<CardSet>,
}

impl Truth {
    fn of(record: &Record, seat: Seat, memory: bool) -> Truth {
        let language = record.setup.language.parse().unwrap();
        let rules = eureka_words::rules(record.setup.edition, language);
        let mut replay = Replay::new(record, rules).unwrap();
        let view = |game: &Game| match memory {
            true => game.view(seat),
            false => game.view(seat).without_memory(),
        };
        let mut truth =
            Truth { rules, held: vec![held(&view(replay.game()))], shown: vec![CardSet::EMPTY] };
        loop {
            let mut events: Vec<Event<Shown>> = Vec::new();
            if replay.step(&mut events).unwrap().is_none() {
                return truth;
            }
            truth.held.push(held(&view(replay.game())));
            truth.shown.push(shown(&events, seat));
        }
    }

    /// The cards that may be in something that was received.
    fn may(&self, moment: usize, reach: Reach) -> CardSet {
        let at = |m: usize| self.held[m] | self.shown[m];
        match reach {
            Reach::Now => self.held[moment],
            Reach::Step => self.held[moment.saturating_sub(1)] | at(moment),
            Reach::Ever => (0..=moment).fold(CardSet::EMPTY, |all, m| all | at(m)),
        }
    }

    /// What was received and must not have been.
    fn leaks(&self, received: &[Received]) -> Vec<String> {
        let mut leaks = Vec::new();
        for received in received {
            let found = match received.form {
                Form::Json => named(self.rules, &received.text),
                Form::Html => marked(self.rules, &received.text),
            };
            for card in (found - self.may(received.moment, received.reach)).iter() {
                let name = self.rules.name(card);
                leaks.push(format!("{} at {}: {name}", received.source, received.moment));
            }
        }
        leaks
    }
}

/// All cards that a view holds.
fn held(view: &View) -> CardSet {
    let mut cards = CardSet::EMPTY;
    let mut add =
        |faces: &[Face]| faces.iter().filter_map(|face| face.card).for_each(|c| cards.insert(c));
    view.decks.iter().for_each(|deck| add(deck));
    [&view.available, &view.junk, &view.removed].into_iter().for_each(|faces| add(faces));
    for player in &view.players {
        [&player.hand, &player.score, &player.achievements]
            .into_iter()
            .for_each(|faces| add(faces));
    }
    for pile in view.players.iter().flat_map(|player| &player.piles) {
        pile.top
            .into_iter()
            .chain(pile.cards.iter().flatten().copied())
            .for_each(|c| cards.insert(c));
    }
    view.opening.into_iter().for_each(|card| cards.insert(card));
    view.question.and_then(|question| question.card).into_iter().for_each(|c| cards.insert(c));
    for answer in &view.answers {
        if let Answer::Card(card) | Answer::Meld(card) | Answer::Dogma(card) = answer {
            cards.insert(*card);
        }
    }
    cards
}

/// The cards that this seat was shown while something happened.
fn shown(events: &[Event<Shown>], seat: Seat) -> CardSet {
    let card = |event: &Event<Shown>| match *event {
        Event::Moved { card, .. } => card.known.has(seat).then_some(card.card),
        Event::Revealed { card, .. } | Event::Effect { card, .. } => Some(card),
        Event::Action { action: Answer::Meld(card) | Answer::Dogma(card), .. } => Some(card),
        Event::Chose { answer: Answer::Card(card), .. } => Some(card),
        _ => None,
    };
    events.iter().filter_map(card).collect()
}

/// The cards whose names are in any text of a JSON document. Players' names and talk are those of these tests, and name none.
fn named(rules: &Rules, text: &str) -> CardSet {
    let mut found = CardSet::EMPTY;
    strings(&serde_json::from_str(text).unwrap(), &mut |text| found |= mentioned(rules, text));
    found
}

fn strings(value: &Value, tell: &mut impl FnMut(&str)) {
    match value {
        Value::String(text) => tell(text),
        Value::Array(items) => items.iter().for_each(|item| strings(item, tell)),
        Value::Object(members) => members.values().for_each(|value| strings(value, tell)),
        _ => {}
    }
}

/// The cards that a text mentions. A name may be part of a longer one, which then is the one that is meant.
fn mentioned(rules: &Rules, text: &str) -> CardSet {
    let mut found = CardSet::EMPTY;
    // Most texts are words of ours, and names of cards are written large.
    if !text.contains(char::is_uppercase) || text.len() < 3 {
        return found;
    }
    let mut names: Vec<(Card, &str)> = rules.all().iter().map(|c| (c, rules.name(c))).collect();
    names.retain(|(_, name)| text.contains(name));
    names.sort_by_key(|(_, name)| std::cmp::Reverse(name.len()));
    let mut text = text.to_owned();
    for (card, name) in names {
        if text.contains(name) {
            found.insert(card);
            text = text.replace(name, "\u{0}");
        }
    }
    found
}

/// The cards that a piece of a page marks: as `data-card`, in a link to a card, or in an answer.
fn marked(rules: &Rules, html: &str) -> CardSet {
    let numbers = attributes(html, "data-card=\"").map(str::to_owned);
    let links = attributes(html, "href=\"/card/")
        .filter_map(|link| Some(link.split('/').nth(1)?.to_owned()));
    let mut found: CardSet =
        numbers.chain(links).filter_map(|number| number.parse().ok()).map(Card::new).collect();
    for key in ["data-answer=\"", "value=\""] {
        for answer in attributes(html, key) {
            found |= mentioned(rules, answer);
        }
    }
    found
}

fn attributes<'a>(html: &'a str, key: &'a str) -> impl Iterator<Item = &'a str> {
    html.split(key).skip(1).filter_map(|rest| rest.split('"').next())
}

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

    fn keep(&mut self, source: &str, moment: usize, reach: Reach, form: Form, text: String) {
        let source = format!("{source} {}", self.seat);
        self.received.push(Received { source, moment, reach, form, text });
    }

    /// An event of the JSON stream.
    fn heard(&mut self, sent: &Sent) {
        let data = sent.json();
        let next: u64 = sent.id.parse().unwrap();
        let last = self.moments.values().last().copied().unwrap_or(0);
        let (moment, reach) = match sent.name.as_str() {
            "anew" => (data["view"]["moment"].as_u64().unwrap_or(0) as usize, Reach::Now),
            "step" => (data["moment"].as_u64().unwrap() as usize, Reach::Step),
            _ => (last, Reach::Now),
        };
        self.moments.insert(next, moment);
        self.keep(&sent.name, moment, reach, Form::Json, sent.data.clone());
    }

    /// Looks at whatever can be looked at. A bot may go on meanwhile, so everything says itself which moment it belongs to.
    async fn look_around(&mut self) {
        for what in ["view", "answers"] {
            let reply = self.client.look(&self.table, &format!("/{what}{}", self.query())).await;
            let version = reply.done()["version"].as_u64().unwrap();
            let moment = reply.json()["moment"].as_u64().map(|moment| moment as usize);
            // Answers say only the version, whose moment is known unless a bot has just gone on.
            if let Some(moment) = moment.or_else(|| self.moments.get(&version).copied()) {
                self.keep(what, moment, Reach::Now, Form::Json, reply.text);
            }
        }
        let page = format!("/table/{}{}", self.table, self.query().replace("seat", "as"));
        let page = self.client.request(Method::GET, &page).header("accept", "text/html");
        let reply = Reply::of(page).await;
        assert!(reply.status.is_success(), "{}", reply.text);
        // The page says in the address of its stream how many entries it knows.
        let next = attributes(&reply.text, "data-stream=\"").next().and_then(|stream| {
            let next = stream.split("next=").nth(1)?;
            next.split(|c: char| !c.is_ascii_digit()).next()?.parse::<u64>().ok()
        });
        self.paged("page", next.expect("a table's page has a stream"), reply.text);
    }

    /// A page or a piece of it. What cannot be dated yet is dated at the end, by the entries that it knows.
    fn paged(&mut self, source: &str, next: u64, text: String) {
        self.keep(source, usize::MAX - next as usize, Reach::Ever, Form::Html, text);
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
async fn collect(place: &Place, case: &Case) -> (Vec<Received>, Vec<Received>, Record) {
    let ada = place.client("Ada").await;
    let mut seats = vec![json!({ "kind": "me" })];
    seats.resize(case.seats, json!({ "kind": "bot", "level": "random" }));
    let options = json!({ "edition": case.edition, "memory": case.memory });
    let table = ada.open(json!({ "options": options, "seats": seats })).await;
    let watching = tokio::spawn(watch(Collector::new(&Client::stranger(&place.base), &table, "")));
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
                let open = Open::of(&sent.json());
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
    let place = Place::new(On::Sqlite).await;
    let mut sources = BTreeMap::new();
    for case in &CASES {
        let (own, onlooker, record) = collect(&place, case).await;
        for (received, seat) in [(&own, Seat::A), (&onlooker, ONLOOKER)] {
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

#[test]
fn a_planted_card_is_found() {
    let rules = Rules::printed(Edition::First);
    let card = |name| rules.card_named(name).unwrap();
    let tools = CardSet::only(card("Tools"));
    assert_eq!(named(rules, r#"{"a": [{"card": "Tools"}]}"#), tools);
    assert_eq!(
        named(rules, r#"{"answer": "meld Machine Tools"}"#),
        CardSet::only(card("Machine Tools"))
    );
    assert_eq!(named(rules, r#"{"answer": "draw", "name": "Ada"}"#), CardSet::EMPTY);
    let number = card("Tools").number();
    assert_eq!(marked(rules, &format!("<b data-card=\"{number}\">")), tools);
    assert_eq!(marked(rules, &format!("<a href=\"/card/first/{number}\">")), tools);
    assert_eq!(marked(rules, "<button value=\"dogma Tools\">"), tools);
    assert_eq!(marked(rules, "<p>Tools</p>"), CardSet::EMPTY);
}
