//! Requests to the servers of a site, with retries while a server is down. A refusal must be an expected one.

use crate::soak::expected_refusals::{is_expected, is_expected_for_page, last_word};
use crate::soak::site::{STUCK_AFTER, Site};
use crate::soak::tally::Kind;
use eureka_testkit::{Client, Dice, Events, Reply};
use reqwest::redirect::Policy;
use reqwest::{Method, RequestBuilder, StatusCode};
use serde_json::{Value, json};
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::time;

/// The pause before a request is tried again.
pub(super) const RETRY_PAUSE: Duration = Duration::from_millis(25);

/// The read timeout of a client. The proxy notices a silent server earlier ([`REPLY_TIMEOUT`]), so a request that times out here got
/// lost in the client: hyper hands a request to the task of its connection through a channel, and a request sent at the very moment
/// when that task ends may stay there without a reply or an error.
///
/// [`REPLY_TIMEOUT`]: crate::soak::reply_timeout::REPLY_TIMEOUT
pub(super) const READ_TIMEOUT: Duration = Duration::from_secs(60);

/// The name of the count of requests refused while the database was down or its disk full.
pub(super) const UNAVAILABLE: &str = "refused: 503 unavailable";

/// A client without a token.
pub(super) fn stranger(base: &str) -> Client {
    let http = reqwest::Client::builder().redirect(Policy::none()).read_timeout(READ_TIMEOUT);
    let http = http.build().expect("a client needs nothing");
    Client { http, ..Client::stranger(base) }
}

impl Site {
    /// Returns true if a request to this path should be retried after this reply. An unexpected refusal is a finding.
    pub(super) fn should_retry(&self, path: &str, reply: &Reply, repeated: bool) -> bool {
        let status = reply.status.as_u16();
        if status < 400 {
            return false;
        }
        let problem = reply.try_json();
        let word = problem["type"].as_str().unwrap_or_default().trim_start_matches("/api#");
        self.tally.count(format!("refused: {status} {word}"));
        if !is_expected(path, word, repeated) {
            self.found(Kind::Wrong, format!("{status} at {path}: {}", reply.text));
        }
        matches!(status, 429 | 500 | 503)
    }

    /// The same check for a page, which has only a status.
    pub(super) fn check_refused_page(&self, status: StatusCode, path: &str) {
        let status = status.as_u16();
        self.tally.count(format!("refused: {status} (a page)"));
        if !is_expected_for_page(last_word(path), status) {
            self.found(Kind::Wrong, format!("{status} at {path}"));
        }
    }

    /// Counts a lost request or a lost reply.
    pub(super) fn count_lost_request(&self, error: &reqwest::Error) {
        self.tally.count(match error.is_timeout() {
            true => "requests lost in the client itself",
            false => "requests without a reply",
        });
    }

    /// Sends a request once; `None` if it should be retried.
    async fn attempt(&self, path: &str, request: RequestBuilder, repeated: bool) -> Option<Reply> {
        match Reply::try_of(request).await {
            Ok(reply) if !self.should_retry(path, &reply, repeated) => return Some(reply),
            Ok(_) => {}
            Err(error) => self.count_lost_request(&error),
        }
        None
    }

    /// Sends a request once; `None` unless it succeeds or leads to another page.
    pub(super) async fn request_page(&self, path: &str, request: RequestBuilder) -> Option<Reply> {
        let reply = self.attempt(path, request, false).await?;
        (reply.status.as_u16() < 400).then_some(reply)
    }

    /// Sends a request once; `None` unless it succeeds.
    pub(super) async fn request_once(&self, path: &str, request: RequestBuilder) -> Option<Reply> {
        let reply = self.attempt(path, request, false).await?;
        reply.status.is_success().then_some(reply)
    }

    /// The live stream at a path, if there is one.
    pub(super) async fn stream(&self, path: &str, request: RequestBuilder) -> Option<Events> {
        match Events::try_of(request).await {
            Ok(Ok(events)) => return Some(events),
            Ok(Err(reply)) => drop(self.should_retry(path, &reply, false)),
            Err(error) => self.count_lost_request(&error),
        }
        None
    }

    /// Sends a request until its reply need not be retried. Returns the reply and whether it took more than one try; `None` when time
    /// is up, or when it has failed for too long, which is a finding.
    pub(super) async fn ask(
        &self,
        client: &Client,
        method: Method,
        path: &str,
        body: Option<&Value>,
    ) -> Option<(Reply, bool)> {
        let mut repeated = false;
        let begun = Instant::now();
        while !self.is_over() {
            let request = client.request(method.clone(), path);
            let request = match body {
                Some(body) => request.json(body),
                None => request,
            };
            if let Some(reply) = self.attempt(path, request, repeated).await {
                return Some((reply, repeated));
            }
            if begun.elapsed() > STUCK_AFTER {
                let text = format!("{STUCK_AFTER:?} of nothing but trouble at {path}");
                self.found(Kind::Stuck, text);
                return None;
            }
            repeated = true;
            time::sleep(RETRY_PAUSE).await;
        }
        None
    }

    /// Fetches something to compare, even when time is up. Having no reply is a finding; after the first, later calls do not wait.
    pub(super) async fn ask_to_compare(&self, path: &str) -> Option<Reply> {
        let client = stranger(&self.proxies[0].base);
        let begun = Instant::now();
        loop {
            let reply = self.attempt(path, client.request(Method::GET, path), false).await;
            if reply.is_some() {
                return reply;
            }
            if self.is_silent.load(Ordering::Acquire) || begun.elapsed() > STUCK_AFTER {
                self.is_silent.store(true, Ordering::Release);
                self.found(Kind::Stuck, format!("there is no answer at {path} to compare"));
                return None;
            }
            time::sleep(RETRY_PAUSE).await;
        }
    }

    /// A client for a new person, at any of the servers.
    pub(super) async fn newcomer(&self, name: &str, dice: &mut Dice) -> Option<Client> {
        let mut client = stranger(&dice.any(&self.proxies).base);
        let body = json!({ "name": name });
        let (reply, _) = self.ask(&client, Method::POST, "/api/v1/me", Some(&body)).await?;
        client.token = reply.json()["token"].as_str()?.to_owned();
        Some(client)
    }

    /// The same person at the other server, if there is one.
    pub(super) fn at_other_server(&self, client: &Client) -> Option<Client> {
        let other = self.proxies.iter().find(|proxy| proxy.base != client.base)?;
        Some(client.at(&other.base))
    }
}
