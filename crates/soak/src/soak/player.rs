//! A program that plays one seat through all faults of its connections.

use crate::acknowledgement::Acknowledgement;
use crate::soak::requests::RETRY_PAUSE;
use crate::soak::site::{STUCK_AFTER, Site};
use crate::soak::tally::Kind;
use crate::soak::transcript::{StreamPosition, Transcript};
use eureka_protocol::table::Game;
use eureka_store::TableId;
use eureka_table::{FINISH, ONLOOKER, REDO, Said, Seat, SeatSet, TAKE_BACK};
use eureka_testkit::{Client, Dice, OpenQuestion, Reply};
use reqwest::Method;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::time;

/// The silence of a stream after which a program checks whether the table has moved on without it.
const SILENCE_TIMEOUT: Duration = Duration::from_secs(10);

/// The place of a player or an onlooker.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) table: TableId,
    pub(super) game: Game,
    /// The seat, or [`ONLOOKER`].
    pub(super) seat: Seat,
    /// All seats of its person.
    pub(super) own: SeatSet,
    /// The number of seats at the table.
    pub(super) players: u8,
    /// Whether who leaves this table is out of the game.
    pub(super) out: bool,
}

/// A program at a seat, or an onlooker.
pub(super) struct Player {
    pub(super) site: Arc<Site>,
    pub(super) client: Client,
    pub(super) table: TableId,
    place: Place,
    pub(super) dice: Dice,
    /// The cookie of its browser after it has taken a shared screen over.
    pub(super) screen: Option<String>,
    pub(super) transcript: Transcript,
    pub(super) acknowledged: Vec<Acknowledgement>,
    /// Its acknowledged chat messages, all different.
    pub(super) remarks: Vec<String>,
    /// Whether its giving up was acknowledged.
    pub(super) has_resigned: bool,
    /// The seats that it has left for good.
    pub(super) left: Vec<Seat>,
    /// The last version that it was told. For a reader of page fragments, the number of entries.
    known: u64,
    /// The time at which it was first told that version.
    known_since: Instant,
}

/// The reason for which a program stops listening to a stream.
enum End {
    /// The game is over.
    Over,
    /// The connection is broken.
    Broken,
    /// The table makes no progress.
    Stuck,
}

impl Player {
    pub(super) fn new(site: &Arc<Site>, client: &Client, place: Place, dice: Dice) -> Self {
        Player {
            site: site.clone(),
            client: client.clone(),
            table: place.table,
            place,
            dice,
            screen: None,
            transcript: Transcript::new(place.seat, place.own),
            acknowledged: Vec::new(),
            remarks: Vec::new(),
            has_resigned: false,
            left: Vec::new(),
            known: 0,
            known_since: Instant::now(),
        }
    }

    pub(super) fn seat(&self) -> Seat {
        self.place.seat
    }

    fn game(&self) -> Game {
        self.place.game
    }

    pub(super) fn path(&self, what: &str) -> String {
        format!("/api/v1/tables/{}{what}", self.table)
    }

    /// The query by which a program names its seat.
    pub(super) fn query(&self) -> String {
        match self.seat() {
            ONLOOKER => String::new(),
            seat => format!("?seat={seat}"),
        }
    }

    /// Sends a request about its table until it need not be retried. Returns the reply and whether it took more than one try.
    pub(super) async fn ask(
        &self,
        method: Method,
        what: &str,
        body: Option<&Value>,
    ) -> Option<(Reply, bool)> {
        self.site.ask(&self.client, method, &self.path(what), body).await
    }

    /// Records the version of the table. The same version again does not count as progress.
    pub(super) fn note(&mut self, version: u64) {
        if version > self.known {
            (self.known, self.known_since) = (version, Instant::now());
        }
    }

    /// Returns true if there was no progress for too long, which is a finding.
    pub(super) fn is_stuck(&self) -> bool {
        let stuck = self.known_since.elapsed() > STUCK_AFTER;
        if stuck {
            self.found(Kind::Stuck, &format!("nothing happens after {}", self.known));
        }
        stuck
    }

    /// Reports a finding at this table and seat.
    pub(super) fn found(&self, kind: Kind, what: &str) {
        self.site.found_at(kind, self.table, format!("seat {}: {what}", self.seat()));
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
                    time::sleep(RETRY_PAUSE).await;
                }
            }
        }
        self
    }

    async fn listen(&mut self) -> End {
        let path = self.path(&format!("/stream{}", self.query()));
        let request = self.client.request(Method::GET, &path);
        let Some(mut events) = self.site.stream(&path, request).await else { return End::Broken };
        let mut position = StreamPosition::default();
        // Set if the table was ahead of a silent stream.
        let mut is_late = false;
        loop {
            let sent = match time::timeout(SILENCE_TIMEOUT, events.next()).await {
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
            if let Some(gap) = position.advance(sent.id.parse().unwrap_or(0), sent.name == "anew") {
                self.found(Kind::Wrong, &gap);
            }
            self.transcript.event(&sent, &data);
            let open = OpenQuestion::of(&data);
            self.note(open.version);
            if open.is_over {
                if self.game() != Game::InventionsCompanion || data["table"]["state"] == "finished"
                {
                    return End::Over;
                }
                self.finish(open.version).await;
                continue;
            }
            if self.is_stood_in_for(&data) {
                self.come_back().await;
            }
            if let Some(late) = self.voted_out(&data) {
                self.vote(late).await;
            }
            if let Some(answer) = open.any(&mut self.dice) {
                self.answer(open.version, answer).await;
                self.do_something_else().await;
            } else if let Some(late) = self.is_impatient(&open) {
                self.vote(late).await;
            } else if self.dice.once_in(40) {
                self.look_around().await;
            }
        }
    }

    /// The reason to stop listening after a silence, if there is one. The table may have moved on just now, or the stream may be slow.
    /// So the stream gets a second timeout before it is reported and opened again.
    async fn after_silence(&mut self, is_late: &mut bool) -> Option<End> {
        let Some((reply, _)) = self.ask(Method::GET, "", None).await else {
            return Some(End::Broken);
        };
        let now = reply.try_json();
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

    /// Sends an answer until its fate is known. Now and then it goes to two servers at once, of which only one may accept it.
    async fn answer(&mut self, version: u64, answer: String) {
        let other = self.site.at_other_server(&self.client).filter(|_| self.dice.once_in(4));
        let body = self.with_seat(json!({ "version": version, "answer": answer }));
        if let Some(other) = other
            && self.answer_twice(other, version, &answer, &body).await
        {
            return;
        }
        let asked = self.ask(Method::POST, "/answer", Some(&body)).await;
        let Some((reply, repeated)) = asked else { return };
        match reply.status.is_success() {
            true => self.acknowledge(version, &reply, answer),
            // The answer was accepted, but its acknowledgement got lost.
            false if repeated => self.site.tally.count("acknowledgements lost on the way"),
            false => {}
        }
    }

    /// The body of a request with its seat, which a program may leave out where it has no other.
    fn with_seat(&mut self, mut body: Value) -> Value {
        if self.transcript.is_shared() || self.dice.once_in(2) {
            body["seat"] = json!(self.seat().to_string());
        }
        body
    }

    /// Sends the same answer to two servers at once. Returns false if neither accepted it, perhaps because neither received it.
    async fn answer_twice(
        &mut self,
        other: Client,
        version: u64,
        answer: &str,
        body: &Value,
    ) -> bool {
        let path = self.path("/answer");
        let here = Reply::try_of(self.client.request(Method::POST, &path).json(body));
        let there = Reply::try_of(other.request(Method::POST, &path).json(body));
        let (here, there) = tokio::join!(here, there);
        self.site.tally.count("answers sent to two servers at once");
        let mut taken = 0;
        for reply in [here, there].into_iter().flatten() {
            if reply.status.is_success() {
                taken += 1;
                self.acknowledge(version, &reply, answer.to_owned());
            } else {
                self.site.should_retry(&path, &reply, false);
            }
        }
        if taken > 1 {
            self.found(Kind::Wrong, &format!("two servers took version {version}"));
        }
        taken > 0
    }

    /// Records an acknowledged answer.
    pub(super) fn acknowledge(&mut self, at: u64, reply: &Reply, answer: String) {
        let version = reply.try_json()["version"].as_u64().map(|version| version as u32);
        let said = Said { seat: self.seat(), answer };
        self.acknowledged.push(Acknowledgement { at: at as u32, version, said });
        self.site.count_acknowledgement();
    }

    /// Now and then does something other than answering, as people do.
    async fn do_something_else(&mut self) {
        match self.dice.below(480) {
            0..16 => self.look_around().await,
            16..28 => self.take_back().await,
            28..40 => self.say().await,
            40 | 41 if self.game() == Game::Innovation => self.leave_and_come_back().await,
            42 if self.game() == Game::Innovation => self.give_up().await,
            40..52 if self.game() == Game::InventionsCompanion => self.correct().await,
            _ => {}
        }
    }

    /// Sends a request to the table once; `None` unless it succeeds.
    async fn post_once(&self, what: &str, body: &Value) -> Option<Reply> {
        let path = self.path(what);
        self.site.request_once(&path, self.client.request(Method::POST, &path).json(body)).await
    }

    /// Sends a chat message that differs from all before.
    async fn say(&mut self) {
        let number = self.remarks.len();
        let text = format!("said by {} at version {} as {number}", self.seat(), self.known);
        if self.post_once("/say", &json!({ "text": text })).await.is_some() {
            self.site.tally.count("things said");
            self.remarks.push(text);
        }
    }

    /// Does something at the version after the last answer, which is the current one unless somebody else has answered since. Returns
    /// true if it was acknowledged. `said` is its word among the answers of the record.
    async fn act(&mut self, action: &str, mut body: Value, said: String, counted: &str) -> bool {
        let last = self.acknowledged.last().and_then(|answer| answer.version);
        let Some(version) = last else { return false };
        body["version"] = json!(version);
        let Some(reply) = self.post_once(action, &body).await else { return false };
        self.site.tally.count(counted);
        self.acknowledge(version.into(), &reply, said);
        true
    }

    /// Takes the last answer back, and now and then redoes it where that is possible.
    async fn take_back(&mut self) {
        let back = self.act("/take-back", json!({}), TAKE_BACK.to_owned(), "answers taken back");
        if back.await && self.game() == Game::InventionsCompanion && self.dice.once_in(2) {
            self.act("/redo", json!({}), REDO.to_owned(), "answers given again").await;
        }
    }

    /// Corrects the points at a real table.
    async fn correct(&mut self) {
        let correction = format!("ip = {} # miscounted", self.dice.below(200));
        let body = json!({ "correction": correction });
        self.act("/correct", body, format!("correct {correction}"), "corrections").await;
    }

    /// Declares a game finished, now and then after taking back the last answer.
    async fn finish(&mut self, version: u64) {
        if self.seat() == ONLOOKER {
            return;
        }
        if self.dice.once_in(4) {
            self.take_back().await;
        }
        let asked = self.ask(Method::POST, "/finish", Some(&json!({ "version": version }))).await;
        if let Some((reply, _)) = asked.filter(|(reply, _)| reply.status.is_success()) {
            self.acknowledge(version, &reply, FINISH.to_owned());
        }
    }

    /// Leaves the game and takes the seat again from the bot that stands in, unless whoever leaves this table is out of the game.
    async fn leave_and_come_back(&mut self) {
        if self.place.out && self.dice.once_in(2) {
            return;
        }
        let left = self.ask(Method::POST, "/leave", None).await;
        if !self.place.out {
            self.come_back().await;
            self.site.tally.count("players who left and came back");
        } else if let Some((reply, _)) = left
            && reply.try_json()["state"] == "playing"
        {
            self.left.extend(self.place.own.iter());
            self.site.tally.count("players who left for good");
        }
    }

    /// Takes the seat back from a bot.
    async fn come_back(&mut self) {
        let body = json!({ "seat": self.seat().to_string() });
        self.ask(Method::POST, "/sit", Some(&body)).await;
    }

    /// Whether an event with the whole view says that a bot stands in for this player.
    fn is_stood_in_for(&self, data: &Value) -> bool {
        self.seat() != ONLOOKER
            && data["view"].is_object()
            && data["table"]["state"] == "playing"
            && data["table"]["seats"][self.seat().index()]["bot"].is_string()
    }

    /// Gives up, whoever is asked.
    async fn give_up(&mut self) {
        if self.has_resigned {
            return;
        }
        let body = self.with_seat(json!({}));
        let asked = self.ask(Method::POST, "/resign", Some(&body)).await;
        if asked.is_some_and(|(reply, _)| reply.status.is_success()) {
            self.count_resignation();
        }
    }

    /// Records that its giving up was acknowledged.
    pub(super) fn count_resignation(&mut self) {
        self.has_resigned = true;
        self.site.tally.count("players who gave up");
    }

    /// The player to vote out because this one finds the wait too long: now and then whoever is asked.
    fn is_impatient(&mut self, open: &OpenQuestion) -> Option<Seat> {
        let late = open.asked.as_ref()?.parse().ok()?;
        let may_vote = self.seat() != ONLOOKER && !self.place.own.has(late);
        (may_vote && self.place.players > 2 && self.dice.once_in(100)).then_some(late)
    }

    /// The player whom somebody else has voted out, if this one joins in.
    fn voted_out(&mut self, data: &Value) -> Option<Seat> {
        let remark = &data["remark"];
        let late = remark["seat"].as_str().filter(|_| remark["kind"] == "vote")?.parse().ok()?;
        let by = remark["text"].as_str().and_then(|by| by.parse::<Seat>().ok())?;
        let may_vote = self.seat() != ONLOOKER && !self.place.own.has(late);
        (may_vote && !self.place.own.has(by) && !self.dice.once_in(4)).then_some(late)
    }

    /// Votes for a player to be replaced. Bots and players who have just answered are protected by the server.
    async fn vote(&mut self, late: Seat) {
        if self.post_once("/vote", &json!({ "seat": late.to_string() })).await.is_some() {
            self.site.tally.count("votes");
        }
    }

    /// Looks at the view, the answers and the page.
    async fn look_around(&mut self) {
        for what in ["view", "answers"] {
            let path = self.path(&format!("/{what}{}", self.query()));
            let request = self.client.request(Method::GET, &path);
            if let Some(reply) = self.site.request_once(&path, request).await
                && !self.transcript.look(what, &reply.text)
            {
                self.found(Kind::Wrong, &format!("{what} is `{}`", reply.text));
            }
        }
        self.load_page().await;
        if self.transcript.is_shared() {
            self.look_at_screen().await;
        }
    }
}
