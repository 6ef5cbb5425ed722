//! A program that plays one seat, whatever happens to its connections.

use crate::soak::heard::{Ack, Heard};
use crate::soak::site::{Phase, Site};
use crate::soak::tally::Kind;
use eureka_innovation::ONLOOKER;
use eureka_proving::{Client, Dice, Events, Open, Reply};
use eureka_table::{Said, Seat};
use reqwest::Method;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::time;

/// After so much silence a program looks whether it was forgotten.
const SILENCE: Duration = Duration::from_secs(10);

/// A table at which nothing happens for so long, though nothing fails, is stuck.
pub(super) const STUCK: Duration = Duration::from_secs(90);

/// A program at a seat, or one that looks on.
pub(super) struct Player {
    pub(super) site: Arc<Site>,
    pub(super) client: Client,
    pub(super) table: String,
    pub(super) dice: Dice,
    pub(super) heard: Heard,
    pub(super) acks: Vec<Ack>,
    /// The last version that its stream has told.
    known: u64,
    /// When the table last moved, as far as it knows.
    pub(super) moved: Instant,
}

/// Why a program stops listening to a stream.
enum End {
    /// The game is over.
    Over,
    /// The connection is.
    Broken,
    /// The table is closed, or does not go on.
    Stuck,
}

impl Player {
    pub(super) fn new(
        site: &Arc<Site>,
        client: &Client,
        table: &str,
        seat: Seat,
        dice: Dice,
    ) -> Self {
        Player {
            site: site.clone(),
            client: client.clone(),
            table: table.to_owned(),
            dice,
            heard: Heard::new(seat),
            acks: Vec::new(),
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

    /// Plays until the game is over or the soak is.
    pub(super) async fn play(mut self) -> Player {
        while self.site.now() != Phase::Over {
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
                self.site.is_trouble(&reply);
                return End::Broken;
            }
            Err(error) => {
                self.site.no_reply(&error);
                return End::Broken;
            }
        };
        loop {
            let sent = match time::timeout(SILENCE, events.next()).await {
                Ok(Some(sent)) => sent,
                Ok(None) => return End::Broken,
                Err(_silence) if self.was_forgotten().await => return End::Stuck,
                Err(_silence) => continue,
            };
            self.site.tally.count("events heard");
            let data = sent.json();
            self.heard.event(&sent, &data);
            let open = Open::of(&data);
            if open.version > 0 {
                (self.known, self.moved) = (open.version, Instant::now());
            }
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

    /// After a silence: whether the table has gone on without telling, or does not go on at all.
    async fn was_forgotten(&mut self) -> bool {
        let asked = self.site.ask(&self.client, Method::GET, &self.path(""), None).await;
        let Some((reply, _)) = asked else { return true };
        let now = serde_json::from_str::<Value>(&reply.text).unwrap_or_default();
        let (version, state) = (now["version"].as_u64().unwrap_or(0), &now["state"]);
        if state == "closed" {
            return true;
        }
        // Somebody may have answered just now; so the same is asked once more before it is believed.
        let silent = version > self.known && self.known > 0;
        if silent || self.moved.elapsed() > STUCK {
            let text = format!(
                "{} table {}, seat {}: {} after version {}; it is at {version}, waiting for {}",
                self.site.part,
                self.table,
                self.seat(),
                if silent { "the stream is silent" } else { "nothing happens" },
                self.known,
                now["waiting_for"]
            );
            // A stream on a slow way may only be late: opening it again shows everything.
            match silent && self.moved.elapsed() < STUCK {
                true => self.site.tally.count("streams that were late"),
                false => self.site.tally.found(Kind::Stuck, text),
            }
            return !silent;
        }
        false
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
                self.site.is_trouble(&reply);
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
            14..20 => {
                let body = json!({ "text": format!("said at version {}", self.known) });
                let request = self.client.request(Method::POST, &self.path("/say")).json(&body);
                if let Ok(reply) = Reply::try_of(request).await {
                    self.site.is_trouble(&reply);
                    self.site.tally.count("things said");
                }
            }
            20 => self.go_and_come_back().await,
            _ => {}
        }
    }

    async fn take_back(&mut self) {
        // What was acknowledged last is where the table stands, unless somebody else has been asked since.
        let Some(version) = self.acks.last().and_then(|ack| ack.version) else { return };
        let body = json!({ "version": version });
        let request = self.client.request(Method::POST, &self.path("/take-back")).json(&body);
        if let Ok(reply) = Reply::try_of(request).await
            && !self.site.is_trouble(&reply)
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
                && !self.site.is_trouble(&reply)
                && reply.status.is_success()
            {
                self.heard.look(what, &reply.text);
            }
        }
        self.turn_to_page().await;
    }
}
