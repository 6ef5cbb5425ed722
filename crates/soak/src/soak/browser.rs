//! A player or an onlooker with a browser, who goes by the pages of a table.

use crate::soak::player::Player;
use crate::soak::tally::Kind;
use crate::soak::transcript::{StreamPosition, offered};
use eureka_testkit::{Reply, attributes, known_entries};
use reqwest::Method;
use serde_json::Value;
use std::time::{Duration, Instant};
use tokio::time;

/// The silence of a stream after which an onlooker looks whether there is still a game.
const SILENCE: Duration = Duration::from_secs(2);

/// The time in which the stream of a page must tell of something that its server knows: behind a slow proxy it may be late.
const STREAM_TIMEOUT: Duration = Duration::from_secs(20);

/// The pause before a page that did not come is loaded again.
const RELOAD_PAUSE: Duration = Duration::from_millis(50);

/// The mark of a piece that begins the log anew: it shows everything.
const ANEW: &str = "data-replace=\"log-lines\"";

/// The end of a stream of pieces.
enum End {
    /// The page is to be loaded again: the stream says so, or it has ended or says nothing.
    Reload,
    /// It broke off, and can go on after the last piece.
    Broken,
    /// There is no game any more.
    Over,
}

impl Player {
    /// The table's page.
    pub(super) async fn load_page(&mut self) -> Option<String> {
        let page = format!("/table/{}{}", self.table, self.query("as"));
        let request = self.client.request(Method::GET, &page).header("accept", "text/html");
        let reply = Reply::try_of(request).await.ok()?;
        if !reply.status.is_success() {
            self.site.check_refused_page(reply.status, &page);
            return None;
        }
        self.site.tally.count("pages seen");
        self.transcript.page(&reply.text);
        Some(reply.text)
    }

    /// Plays by the buttons of the page, without any script. After an answer or a page that got lost, the page is loaded again and any
    /// answer chosen anew.
    pub(super) async fn play_by_forms(mut self) -> Player {
        while !self.site.is_over() && !self.is_stuck() {
            let Some(page) = self.load_page().await else {
                time::sleep(RELOAD_PAUSE).await;
                continue;
            };
            let Some((version, answers)) = offered(&page) else {
                let Some((version, _)) = self.progress().await else { break };
                self.note(version);
                time::sleep(Duration::from_millis(100)).await;
                continue;
            };
            self.note(version);
            let answer = self.dice.any(&answers).clone();
            self.send_form(version, answer).await;
        }
        self
    }

    async fn send_form(&mut self, version: u64, answer: String) {
        let path = format!("/table/{}/answer", self.table);
        let fields = [("version", version.to_string()), ("answer", answer.clone())];
        let request = self.client.request(Method::POST, &path).form(&fields);
        if let Some(reply) = self.site.request_once(&path, request).await {
            self.site.tally.count("answers by forms");
            self.acknowledge(version, &reply, answer);
        }
    }

    /// Looks on as a browser does, piece by piece of the page.
    pub(super) async fn watch_pieces(mut self) -> Player {
        while !self.site.is_over() && !self.is_stuck() {
            let Some(page) = self.load_page().await else {
                time::sleep(RELOAD_PAUSE).await;
                continue;
            };
            let stream = attributes(&page, "data-stream=\"").next();
            let (Some(stream), Some(known)) = (stream, known_entries(&page)) else {
                self.found(Kind::Wrong, "a page of the table has no stream");
                break;
            };
            self.note(known.into());
            let mut position = StreamPosition::after(known);
            let mut end = self.read_pieces(&stream, &mut position, None).await;
            // A browser asks again by itself, and says how far it was.
            while matches!(end, End::Broken) && !self.site.is_over() && self.dice.once_in(2) {
                let last = position.known();
                end = self.read_pieces(&stream, &mut position, last).await;
            }
            if matches!(end, End::Over) {
                break;
            }
        }
        self
    }

    /// Reads the pieces that a page gets, or those after the last one it has, until there is a reason not to.
    async fn read_pieces(
        &mut self,
        stream: &str,
        position: &mut StreamPosition,
        last: Option<u32>,
    ) -> End {
        let mut request = self.client.request(Method::GET, stream);
        if let Some(last) = last {
            request = request.header("last-event-id", last);
        }
        let Some(mut events) = self.site.stream(stream, request).await else {
            time::sleep(RELOAD_PAUSE).await;
            return End::Reload;
        };
        let mut last_told = Instant::now();
        loop {
            match time::timeout(SILENCE, events.next()).await {
                Ok(Some(sent)) => {
                    last_told = Instant::now();
                    self.site.tally.count("pieces of pages heard");
                    let anew = sent.name == "reload" || sent.data.contains(ANEW);
                    let next = sent.id.parse().unwrap_or(0);
                    if let Some(gap) = position.advance(next, anew) {
                        self.found(Kind::Wrong, &gap);
                    }
                    self.note(next.into());
                    self.transcript.piece(&sent);
                    if sent.name == "reload" {
                        return End::Reload;
                    }
                }
                Ok(None) => return End::Broken,
                Err(_silence) => {
                    let Some((_, next)) = self.progress().await else { return End::Over };
                    self.note(next);
                    let known = position.known().map_or(0, u64::from);
                    if next > known && last_told.elapsed() > STREAM_TIMEOUT {
                        let text = format!("the page's stream told of {known} entries of {next}");
                        self.found(Kind::Stuck, &text);
                        return End::Reload;
                    }
                    if next <= known {
                        // It has told everything.
                        last_told = Instant::now();
                    }
                    if self.is_stuck() {
                        return End::Over;
                    }
                }
            }
        }
    }

    /// The version of the table and the number of its entries, as long as there is a game.
    async fn progress(&self) -> Option<(u64, u64)> {
        let asked = self.site.ask(&self.client, Method::GET, &self.path(""), None).await;
        let now: Value = serde_json::from_str(&asked?.0.text).ok()?;
        let over = matches!(now["state"].as_str(), Some("finished" | "closed"));
        let stands = (now["version"].as_u64()?, now["next"].as_u64()?);
        (!over).then_some(stands)
    }
}
