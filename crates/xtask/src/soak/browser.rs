//! Somebody who plays or looks on by the pages of a table.

use crate::soak::player::{Player, STUCK};
use crate::soak::site::Phase;
use crate::soak::tally::Kind;
use eureka_proving::{Events, Reply, attributes, values};
use reqwest::Method;
use serde_json::Value;
use std::time::{Duration, Instant};
use tokio::time;

/// After so much silence somebody who looks on looks whether there is still a game.
const PAUSE: Duration = Duration::from_secs(2);

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

    /// Plays by the buttons of the page, without any script.
    pub(super) async fn play_by_forms(mut self) -> Player {
        let mut before = 0;
        while self.site.now() != Phase::Over {
            let Some(page) = self.turn_to_page().await else {
                time::sleep(Duration::from_millis(50)).await;
                continue;
            };
            let Some((version, answers)) = offered(&page) else {
                let Some(version) = self.version_while_on().await else { break };
                if version != before {
                    (before, self.moved) = (version, Instant::now());
                } else if self.moved.elapsed() > STUCK {
                    let (part, table, seat) = (self.site.part, &self.table, self.seat());
                    let text = format!(
                        "{part} table {table}, seat {seat}: nothing happens after {before}"
                    );
                    self.site.tally.found(Kind::Stuck, text);
                    break;
                }
                time::sleep(Duration::from_millis(100)).await;
                continue;
            };
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
                self.site.is_trouble(&reply);
            }
            Err(error) => self.site.no_reply(&error),
        }
    }

    /// Looks on as a browser does, piece by piece of the page.
    pub(super) async fn watch_pieces(mut self) -> Player {
        while self.site.now() != Phase::Over {
            let Some(page) = self.turn_to_page().await else {
                time::sleep(Duration::from_millis(50)).await;
                continue;
            };
            let next = attributes(&page, "data-stream=\"").next();
            let Some(stream) = next.map(|stream| stream.replace("&amp;", "&")) else { break };
            let request = self.client.request(Method::GET, &stream);
            let Ok(Ok(mut events)) = Events::try_of(request).await else {
                time::sleep(Duration::from_millis(50)).await;
                continue;
            };
            while let Ok(Some(sent)) = time::timeout(PAUSE, events.next()).await {
                self.site.tally.count("pieces of pages heard");
                self.heard.piece(&sent);
            }
            if self.version_while_on().await.is_none() {
                break;
            }
        }
        self
    }

    /// The version of the table, as long as there is a game.
    async fn version_while_on(&self) -> Option<u64> {
        let asked = self.site.ask(&self.client, Method::GET, &self.path(""), None).await;
        let now: Value = serde_json::from_str(&asked?.0.text).ok()?;
        let over = matches!(now["state"].as_str(), Some("finished" | "closed"));
        now["version"].as_u64().filter(|_| !over)
    }
}

/// The version and the answers that a page offers, if it does.
fn offered(page: &str) -> Option<(u64, Vec<String>)> {
    let version = page.split_once("name=\"version\" value=\"")?.1.split_once('"')?.0;
    let answers = values(page, "<button", "name=\"answer\" value");
    (!answers.is_empty()).then_some((version.parse().ok()?, answers))
}
