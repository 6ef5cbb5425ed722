//! Somebody who plays or looks on by the pages of a table.

use crate::soak::player::Player;
use crate::soak::tally::Kind;
use crate::soak::transcript::{Told, known_to, offered};
use eureka_testkit::{Events, Reply, attributes};
use reqwest::Method;
use serde_json::Value;
use std::time::{Duration, Instant};
use tokio::time;

/// After so much silence somebody who looks on looks whether there is still a game.
const PAUSE: Duration = Duration::from_secs(2);

/// So long the stream of a page may be silent about something that its server knows: on a slow way it may be late.
const LATE: Duration = Duration::from_secs(20);

/// How a piece begins the log anew: then it shows everything.
const ANEW: &str = "data-replace=\"log-lines\"";

/// How a stream of pieces ended.
enum End {
    /// The page is to be loaded again: the stream says so, or it has ended or says nothing.
    Load,
    /// It broke off, and can go on after the last piece.
    Broken,
    /// There is no game any more.
    Over,
}

impl Player {
    /// The table's page, as somebody with the same cookie sees it.
    pub(super) async fn turn_to_page(&mut self) -> Option<String> {
        let page = format!("/table/{}{}", self.table, self.query("as"));
        let request = self.client.request(Method::GET, &page).header("accept", "text/html");
        let reply = Reply::try_of(request).await.ok()?;
        if !reply.status.is_success() {
            self.site.page_refused(reply.status, &page);
            return None;
        }
        self.site.tally.count("pages seen");
        self.heard.page(&reply.text);
        Some(reply.text)
    }

    /// Plays by the buttons of the page, without any script. Whoever gets no page, or whose answer gets lost, looks at the page again and
    /// chooses anew.
    pub(super) async fn play_by_forms(mut self) -> Player {
        while !self.site.is_over() && !self.is_stuck() {
            let Some(page) = self.turn_to_page().await else {
                time::sleep(Duration::from_millis(50)).await;
                continue;
            };
            let Some((version, answers)) = offered(&page) else {
                let Some((version, _)) = self.while_on().await else { break };
                self.hear_of(version);
                time::sleep(Duration::from_millis(100)).await;
                continue;
            };
            self.hear_of(version);
            let answer = self.dice.any(&answers).clone();
            self.send_form(version, answer).await;
        }
        self
    }

    async fn send_form(&mut self, version: u64, answer: String) {
        let path = format!("/table/{}/answer", self.table);
        let fields = [("version", version.to_string()), ("answer", answer.clone())];
        let request = self.client.request(Method::POST, &path).form(&fields);
        match Reply::try_of(request).await {
            Ok(reply) if reply.status.is_success() => {
                self.site.tally.count("answers by forms");
                self.acknowledged(version, &reply, answer);
            }
            Ok(reply) => {
                self.site.is_trouble(&path, &reply, false);
            }
            Err(error) => self.site.no_reply(&error),
        }
    }

    /// Looks on as a browser does, piece by piece of the page.
    pub(super) async fn watch_pieces(mut self) -> Player {
        while !self.site.is_over() && !self.is_stuck() {
            let Some(page) = self.turn_to_page().await else {
                time::sleep(Duration::from_millis(50)).await;
                continue;
            };
            let next = attributes(&page, "data-stream=\"").next();
            let stream = next.map(|stream| stream.replace("&amp;", "&"));
            let (Some(stream), Some(known)) = (stream, known_to(&page)) else {
                self.found(Kind::Wrong, "a page of the table has no stream");
                break;
            };
            self.hear_of(known.into());
            let mut told = Told::after(known);
            let mut end = self.hear_pieces(&stream, &mut told, None).await;
            // A browser asks again by itself, and says how far it was.
            while matches!(end, End::Broken) && !self.site.is_over() && self.dice.once_in(2) {
                let last = told.known();
                end = self.hear_pieces(&stream, &mut told, last).await;
            }
            if matches!(end, End::Over) {
                break;
            }
        }
        self
    }

    /// Hears the pieces that a page gets, or that come after the last one it has got, until there is a reason not to.
    async fn hear_pieces(&mut self, stream: &str, told: &mut Told, last: Option<u32>) -> End {
        let mut request = self.client.request(Method::GET, stream);
        if let Some(last) = last {
            request = request.header("last-event-id", last);
        }
        let mut events = match Events::try_of(request).await {
            Ok(Ok(events)) => events,
            Ok(Err(reply)) => {
                self.site.is_trouble(stream, &reply, false);
                time::sleep(Duration::from_millis(50)).await;
                return End::Load;
            }
            Err(error) => {
                self.site.no_reply(&error);
                time::sleep(Duration::from_millis(50)).await;
                return End::Load;
            }
        };
        let mut heard = Instant::now();
        loop {
            match time::timeout(PAUSE, events.next()).await {
                Ok(Some(sent)) => {
                    heard = Instant::now();
                    self.site.tally.count("pieces of pages heard");
                    let anew = sent.name == "reload" || sent.data.contains(ANEW);
                    let next = sent.id.parse().unwrap_or(0);
                    if let Some(gap) = told.hear(next, anew) {
                        self.found(Kind::Wrong, &gap);
                    }
                    self.hear_of(next.into());
                    self.heard.piece(&sent);
                    if sent.name == "reload" {
                        return End::Load;
                    }
                }
                Ok(None) => return End::Broken,
                Err(_silence) => {
                    let Some((_, next)) = self.while_on().await else { return End::Over };
                    self.hear_of(next);
                    let known = told.known().map_or(0, u64::from);
                    if next > known && heard.elapsed() > LATE {
                        let text = format!("the page's stream told of {known} entries of {next}");
                        self.found(Kind::Stuck, &text);
                        return End::Load;
                    }
                    if next <= known {
                        // It has told everything.
                        heard = Instant::now();
                    }
                    if self.is_stuck() {
                        return End::Over;
                    }
                }
            }
        }
    }

    /// The version of the table and the number of its entries, as long as there is a game.
    async fn while_on(&self) -> Option<(u64, u64)> {
        let asked = self.site.ask(&self.client, Method::GET, &self.path(""), None).await;
        let now: Value = serde_json::from_str(&asked?.0.text).ok()?;
        let over = matches!(now["state"].as_str(), Some("finished" | "closed"));
        let stands = (now["version"].as_u64()?, now["next"].as_u64()?);
        (!over).then_some(stands)
    }
}
