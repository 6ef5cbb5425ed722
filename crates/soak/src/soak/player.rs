//! A program that plays one seat, whatever happens to its connections.

use crate::soak::site::{STUCK, Site};
use crate::soak::tally::Kind;
use crate::soak::transcript::{Ack, Heard, Told};
use eureka_innovation::ONLOOKER;
use eureka_store::TableId;
use eureka_table::{Said, Seat};
use eureka_testkit::{Client, Dice, Events, Open, Reply};
use reqwest::Method;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::time;

/// After so much silence a program looks whether it was forgotten.
const SILENCE: Duration = Duration::from_secs(10);

/// A program at a seat, or one that looks on.
pub(super) struct Player {
    pub(super) site: Arc<Site>,
    pub(super) client: Client,
    pub(super) table: TableId,
    pub(super) dice: Dice,
    pub(super) heard: Heard,
    pub(super) acks: Vec<Ack>,
    /// What it has said and was told to have said; every text is another one.
    pub(super) spoken: Vec<String>,
    /// The last version that it was told; for who looks at pieces of a page, the number of entries.
    known: u64,
    /// When it first was.
    moved: Instant,
}

/// Why a program stops listening to a stream.
enum End {
    /// The game is over.
    Over,
    /// The connection is.
    Broken,
    /// The table does not go on.
    Stuck,
}

impl Player {
    pub(super) fn new(
        site: &Arc<Site>,
        client: &Client,
        table: TableId,
        seat: Seat,
        dice: Dice,
    ) -> Self {
        Player {
            site: site.clone(),
            client: client.clone(),
            table,
            dice,
            heard: Heard::new(seat),
            acks: Vec::new(),
            spoken: Vec::new(),
            known: 0,
            moved: Instant::now(),
        }
    }

    pub(super) fn seat(&self) -> Seat {
        self.heard.seat
    }

    pub(super) fn path(&self, what: &str) -> String {
        format!("/api/v1/tables/{}{what}", self.table)
    }

    pub(super) fn query(&self, key: &str) -> String {
        match self.seat() {
            ONLOOKER => String::new(),
            seat => format!("?{key}={seat}"),
        }
    }

    /// Hears how far the table is. That it is told the same again is no sign of life.
    pub(super) fn hear_of(&mut self, version: u64) {
        if version > self.known {
            (self.known, self.moved) = (version, Instant::now());
        }
    }

    /// Whether nothing has happened for too long, which is found then.
    pub(super) fn is_stuck(&self) -> bool {
        let stuck = self.moved.elapsed() > STUCK;
        if stuck {
            self.found(Kind::Stuck, &format!("nothing happens after {}", self.known));
        }
        stuck
    }

    /// Something must not be at this table.
    pub(super) fn found(&self, kind: Kind, what: &str) {
        let (part, table, seat) = (self.site.part, &self.table, self.seat());
        self.site.tally.found(kind, format!("{part} table {table}, seat {seat}: {what}"));
    }

    /// Plays until the game is over or the soak is.
    pub(super) async fn play(mut self) -> Player {
        while !self.site.is_over() && !self.is_stuck() {
            match self.listen().await {
                End::Over => {
                    self.look_around().await;
                    break;
                }
                End::Stuck => break,
                End::Broken => {
                    self.site.tally.count("streams opened again");
                    time::sleep(Duration::from_millis(25)).await;
                }
            }
        }
        self
    }

    async fn listen(&mut self) -> End {
        let path = self.path(&format!("/stream{}", self.query("seat")));
        let mut events = match Events::try_of(self.client.request(Method::GET, &path)).await {
            Ok(Ok(events)) => events,
            Ok(Err(reply)) => {
                self.site.is_trouble(&path, &reply, false);
                return End::Broken;
            }
            Err(error) => {
                self.site.no_reply(&error);
                return End::Broken;
            }
        };
        let mut told = Told::default();
        // Whether the table was ahead of the stream when that had been silent.
        let mut is_late = false;
        loop {
            let sent = match time::timeout(SILENCE, events.next()).await {
                Ok(Some(sent)) => sent,
                Ok(None) => return End::Broken,
                Err(_silence) => match self.after_silence(&mut is_late).await {
                    Some(end) => return end,
                    None => continue,
                },
            };
            is_late = false;
            self.site.tally.count("events heard");
            let data = sent.json();
            if let Some(gap) = told.hear(sent.id.parse().unwrap_or(0), sent.name == "anew") {
                self.found(Kind::Wrong, &gap);
            }
            self.heard.event(&sent, &data);
            let open = Open::of(&data);
            self.hear_of(open.version);
            if open.is_over {
                return End::Over;
            }
            if let Some(answer) = open.any(&mut self.dice) {
                self.answer(open.version, answer).await;
                self.do_something_else().await;
            } else if self.dice.once_in(40) {
                self.look_around().await;
            }
        }
    }

    /// After a silence: why to listen no longer, if so. The table may have gone on just now, or its stream be on a slow way; so
    /// the stream has another silence to tell of it, before it is found to have forgotten somebody, and is opened again.
    async fn after_silence(&mut self, is_late: &mut bool) -> Option<End> {
        let path = self.path("");
        let asked = self.site.ask(&self.client, Method::GET, &path, None).await;
        let Some((reply, _)) = asked else { return Some(End::Broken) };
        let now = serde_json::from_str::<Value>(&reply.text).unwrap_or_default();
        let Some(version) = now["version"].as_u64() else {
            self.found(Kind::Wrong, &format!("its table is `{}`", reply.text));
            return Some(End::Stuck);
        };
        if version > self.known && *is_late {
            let text = format!("the stream is silent after {}, and it is {now}", self.known);
            self.found(Kind::Stuck, &text);
            return Some(End::Broken);
        }
        *is_late = version > self.known;
        self.site.tally.add("streams that were late", (*is_late).into());
        self.is_stuck().then_some(End::Stuck)
    }

    /// Gives an answer until something is known of it; on two servers at once now and then.
    async fn answer(&mut self, version: u64, answer: String) {
        let elsewhere = self.site.elsewhere(&self.client).filter(|_| self.dice.once_in(4));
        let body = json!({ "version": version, "answer": answer });
        if let Some(elsewhere) = elsewhere {
            return self.race(elsewhere, version, answer, &body).await;
        }
        let path = self.path("/answer");
        let asked = self.site.ask(&self.client, Method::POST, &path, Some(&body)).await;
        let Some((reply, repeated)) = asked else { return };
        match reply.status.is_success() {
            true => self.acknowledged(version, &reply, answer),
            // What was answered has been taken, but the word of it got lost.
            false if repeated => self.site.tally.count("acknowledgements lost on the way"),
            false => {}
        }
    }

    /// Sends the same answer to two servers at once: one of them takes it.
    async fn race(&mut self, elsewhere: Client, version: u64, answer: String, body: &Value) {
        let path = self.path("/answer");
        let here = Reply::try_of(self.client.request(Method::POST, &path).json(body));
        let there = Reply::try_of(elsewhere.request(Method::POST, &path).json(body));
        let (here, there) = tokio::join!(here, there);
        self.site.tally.count("answers sent to two servers at once");
        let mut taken = 0;
        for reply in [here, there].into_iter().flatten() {
            if reply.status.is_success() {
                taken += 1;
                self.acknowledged(version, &reply, answer.clone());
            } else {
                self.site.is_trouble(&path, &reply, false);
            }
        }
        if taken > 1 {
            let (part, table) = (self.site.part, &self.table);
            let text = format!("{part} table {table}: two servers took version {version}");
            self.site.tally.found(Kind::Wrong, text);
        }
        if taken == 0 {
            // Perhaps neither has heard of it.
            Box::pin(self.answer_alone(version, answer, body)).await;
        }
    }

    async fn answer_alone(&mut self, version: u64, answer: String, body: &Value) {
        let path = self.path("/answer");
        let asked = self.site.ask(&self.client, Method::POST, &path, Some(body)).await;
        if let Some((reply, _)) = asked
            && reply.status.is_success()
        {
            self.acknowledged(version, &reply, answer);
        }
    }

    pub(super) fn acknowledged(&mut self, at: u64, reply: &Reply, answer: String) {
        let after = serde_json::from_str::<Value>(&reply.text).unwrap_or_default();
        let version = after["version"].as_u64().map(|version| version as u32);
        let said = Said { seat: self.seat(), answer };
        self.acks.push(Ack { at: at as u32, version, said });
        self.site.acknowledge();
    }

    /// What people do beside answering.
    async fn do_something_else(&mut self) {
        match self.dice.below(240) {
            0..8 => self.look_around().await,
            8..14 => self.take_back().await,
            14..20 => self.say().await,
            20 => self.go_and_come_back().await,
            _ => {}
        }
    }

    /// Says something that was not said here before.
    async fn say(&mut self) {
        let number = self.spoken.len();
        let text = format!("said by {} at version {} as {number}", self.seat(), self.known);
        let (path, body) = (self.path("/say"), json!({ "text": text }));
        let request = self.client.request(Method::POST, &path).json(&body);
        if let Ok(reply) = Reply::try_of(request).await
            && !self.site.is_trouble(&path, &reply, false)
            && reply.status.is_success()
        {
            self.site.tally.count("things said");
            self.spoken.push(text);
        }
    }

    async fn take_back(&mut self) {
        // What was acknowledged last is where the table stands, unless somebody else has been asked since.
        let Some(version) = self.acks.last().and_then(|ack| ack.version) else { return };
        let (path, body) = (self.path("/take-back"), json!({ "version": version }));
        let request = self.client.request(Method::POST, &path).json(&body);
        if let Ok(reply) = Reply::try_of(request).await
            && !self.site.is_trouble(&path, &reply, false)
            && reply.status.is_success()
        {
            self.site.tally.count("answers taken back");
            self.acknowledged(u64::from(version), &reply, "take back".to_owned());
        }
    }

    /// Leaves the game, so that a bot stands in, and takes the seat again.
    async fn go_and_come_back(&mut self) {
        let path = self.path("/leave");
        self.site.ask(&self.client, Method::POST, &path, None).await;
        let body = json!({ "seat": self.seat().to_string() });
        let path = self.path("/sit");
        self.site.ask(&self.client, Method::POST, &path, Some(&body)).await;
        self.site.tally.count("players who left and came back");
    }

    /// Looks at whatever can be looked at.
    async fn look_around(&mut self) {
        for what in ["view", "answers"] {
            let path = self.path(&format!("/{what}{}", self.query("seat")));
            if let Ok(reply) = Reply::try_of(self.client.request(Method::GET, &path)).await
                && !self.site.is_trouble(&path, &reply, false)
                && reply.status.is_success()
                && !self.heard.look(what, &reply.text)
            {
                self.found(Kind::Wrong, &format!("{what} is `{}`", reply.text));
            }
        }
        self.turn_to_page().await;
    }
}
