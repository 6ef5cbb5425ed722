//! The fuzzer: sends valid, random and mutated requests one after another, and checks every response.

use crate::form::{Form, links};
use crate::reply::fault;
use crate::request::{FuzzRequest, Sender, encode_form, encoded};
use crate::routes::Route;
use crate::test_app::TestApp;
use eureka_fuzzing::{HOSTILE, Mutator};
use eureka_testkit::Dice;
use std::collections::BTreeMap;
use std::panic;
use std::sync::Once;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

/// The number of panics in threads that are not test threads. A panic in a handler also shows as status 500.
static PANICS: AtomicU32 = AtomicU32::new(0);

/// The maximum number of forms, and of links, that the fuzzer remembers.
const MAX_REMEMBERED: usize = 200;

/// Headers that mean something to the server or to a proxy.
const HEADERS: [&str; 14] = [
    "accept",
    "accept-language",
    "authorization",
    "content-type",
    "cookie",
    "host",
    "if-none-match",
    "last-event-id",
    "origin",
    "range",
    "referer",
    "sec-fetch-site",
    "x-forwarded-for",
    "x-request-id",
];

/// Plausible values of these headers.
const VALUES: [&str; 16] = [
    "text/html",
    "application/json",
    "uk, pl;q=0.8",
    "application/x-www-form-urlencoded",
    "text/plain; charset=utf-7",
    "multipart/form-data; boundary=x",
    "person={token}",
    "person={token}; reader=language=it&theme=dark&dismissed=meld.draw",
    "Bearer {token}",
    "7",
    "4294967296",
    "cross-site",
    "https://evil.example",
    "bytes=0-10",
    "203.0.113.9",
    "http://localhost/table/x",
];

/// Existing and nonexistent names of editions, cards and files.
const WORDS: [&str; 17] = [
    "first",
    "third",
    "fourth",
    "fifth",
    "archery",
    "Archery",
    "oars",
    "goal",
    "1",
    "0",
    "255",
    "256",
    "live.js",
    "style.css",
    "..",
    "%2e%2e%2fCargo.toml",
    "x",
];

/// A fuzzer of one server.
pub(crate) struct Fuzzer {
    app: TestApp,
    routes: Vec<Route>,
    dice: Dice,
    mutator: Mutator,
    forms: Vec<Form>,
    links: Vec<String>,
    /// The possible senders of random requests.
    senders: &'static [Sender],
    /// The number of responses with each status.
    statuses: BTreeMap<u16, u64>,
}

impl Fuzzer {
    pub(crate) fn new(app: TestApp, seed: u64) -> Fuzzer {
        static HOOKED: Once = Once::new();
        HOOKED.call_once(|| {
            let loud = panic::take_hook();
            panic::set_hook(Box::new(move |info| {
                // Test threads are named after their tests, whose failures are reported anyway.
                let is_test = thread::current().name().is_some_and(|name| name.contains('_'));
                PANICS.fetch_add(u32::from(!is_test), Ordering::Relaxed);
                loud(info);
            }));
        });
        let routes = Route::all(&app.description);
        let payloads: Vec<Vec<u8>> =
            routes.iter().map(|route| route.payload.clone().into_bytes()).collect();
        let mutator = Mutator::new(Dice::new(seed, 3), &payloads);
        Fuzzer {
            app,
            routes,
            dice: Dice::new(seed, 2),
            mutator,
            forms: Vec::new(),
            links: Vec::new(),
            senders: &Sender::ALL,
            statuses: BTreeMap::new(),
        }
    }

    /// Sends a request, checks the response, and remembers the forms and links of a page.
    ///
    /// # Panics
    ///
    /// Panics if the response has a fault or a thread of the server panicked.
    pub(crate) async fn send(&mut self, request: &FuzzRequest) {
        let Some(reply) = self.app.send(request).await else { return };
        if let Some(wrong) = fault(&self.app, request, &reply) {
            panic!("{wrong}\nwas the answer to\n{request}\n\n{}", reply.text());
        }
        assert_eq!(PANICS.load(Ordering::Relaxed), 0, "something broke down after\n{request}");
        *self.statuses.entry(reply.status.as_u16()).or_default() += 1;
        if reply.header("content-type").starts_with("text/html") && reply.status.is_success() {
            let html = reply.text();
            self.forms.extend(Form::all(&html));
            self.links.extend(links(&html));
            for _ in 0..self.forms.len().saturating_sub(MAX_REMEMBERED) {
                let old = self.dice.below(self.forms.len());
                self.forms.swap_remove(old);
            }
            for _ in 0..self.links.len().saturating_sub(MAX_REMEMBERED) {
                let old = self.dice.below(self.links.len());
                self.links.swap_remove(old);
            }
        }
    }

    /// Sends requests to every route: from every sender, about every table and box, with valid, empty and malformed bodies.
    pub(crate) async fn try_every_route(&mut self) {
        for route in self.routes.clone() {
            // Requests that would end a game or a session are left to the random requests.
            let ends = ["/close", "/finish", "/leave", "/logout"];
            let names: Vec<String> = match ends.iter().any(|end| route.path.ends_with(end)) {
                true => vec!["no-such-table".to_owned()],
                false => self.app.ids.keys().map(|name| format!("{{{name}}}")).collect(),
            };
            let thinks =
                ["/hint", "/opinion", "/analysis"].iter().any(|end| route.path.ends_with(end));
            let has_id = route.path.contains("{id}");
            for name in names.iter().take(if has_id { usize::MAX } else { 1 }) {
                for sender in Sender::ALL {
                    // Searches are slow, so only two senders ask for them.
                    if thinks && !matches!(sender, Sender::Player | Sender::Stranger) {
                        continue;
                    }
                    let request = self.filled(&route, sender, name);
                    self.send(&request).await;
                }
                let request = self.filled(&route, Sender::Player, name);
                if !has_id || name != "{playing}" && name != "{companion}" && name != "{solo-game}"
                {
                    continue;
                }
                for body in ["", "{}", "[]", "null", "%", "version=&answer=", "{\"version\":-1}"] {
                    if route.method == "POST" {
                        self.send(&request.clone().body(body)).await;
                    }
                }
            }
        }
    }

    /// A valid request to a route, about the table or box of this name.
    fn filled(&mut self, route: &Route, sender: Sender, name: &str) -> FuzzRequest {
        let mut path = route.path.replace("{id}", name);
        let page = *self.dice.any(&["home", "tables", "games", "nothing"]);
        path = path.replace("{page}", page);
        for part in ["{edition}", "{number}", "{card}", "{name}", "{lesson}", "{*rest}"] {
            let word = *self.dice.any(&WORDS);
            path = path.replace(part, word);
        }
        let is_form = route.method == "POST";
        if !is_form && !route.payload.is_empty() {
            path = format!("{path}?{}", route.payload);
        }
        let request = FuzzRequest::new(sender, &route.method, path);
        let request =
            if route.path.starts_with("/api/v1") { request } else { request.for_people() };
        if is_form { request.body(route.payload.clone()) } else { request }
    }

    /// Sends a random request: a form or link of an earlier page or any route, often mutated.
    pub(crate) async fn try_random(&mut self) {
        let sender = *self.dice.any(self.senders);
        let mut request = match self.dice.below(8) {
            0..3 if !self.forms.is_empty() => {
                let form = self.dice.any(&self.forms).clone();
                // A form gets further if its owner sends it, so mostly the owner does.
                let is_owners = self.senders.contains(&Sender::Player) && !self.dice.once_in(4);
                let sender = if is_owners { Sender::Player } else { sender };
                self.fill_in(&form, sender)
            }
            3 if !self.links.is_empty() => {
                FuzzRequest::new(sender, "GET", self.dice.any(&self.links).clone()).for_people()
            }
            _ => {
                let route = self.dice.any(&self.routes).clone();
                let ids: Vec<String> =
                    self.app.ids.keys().map(|name| format!("{{{name}}}")).collect();
                let name = self.dice.any(&ids).clone();
                self.filled(&route, sender, &name)
            }
        };
        // Searches are slow and therefore rare.
        let thinks =
            ["/hint", "/opinion", "/analysis"].iter().any(|word| request.path.contains(word));
        if thinks && !self.dice.once_in(20) {
            return;
        }
        for _ in 0..self.dice.below(3) {
            self.change(&mut request);
        }
        // The holder of the token acts as its owner, so it is not for other senders.
        if request.has_token() && !self.senders.contains(&Sender::Program) {
            return;
        }
        self.send(&request).await;
    }

    /// The form filled in with offered values, one of which is often changed.
    fn fill_in(&mut self, form: &Form, sender: Sender) -> FuzzRequest {
        let mut fields = form.filled(&mut self.dice);
        if !fields.is_empty() && self.dice.once_in(3) {
            let field = self.dice.below(fields.len());
            match self.dice.below(4) {
                0 => fields[field].1 = (*self.dice.any(&HOSTILE)).to_owned(),
                1 => drop(fields.remove(field)),
                2 => fields.push(fields[field].clone()),
                _ => {
                    let changed = self.mutator.mutate(fields[field].1.as_bytes(), b"");
                    fields[field].1 = String::from_utf8_lossy(&changed).into_owned();
                }
            }
        }
        match form.post {
            true => FuzzRequest::new(sender, "POST", &form.action)
                .for_people()
                .body(encode_form(&fields)),
            false => {
                let path = format!("{}?{}", form.action, encode_form(&fields));
                FuzzRequest::new(sender, "GET", path).for_people()
            }
        }
    }

    /// Mutates the method, a header, the path or the body of a request.
    fn change(&mut self, request: &mut FuzzRequest) {
        match self.dice.below(9) {
            0 => {
                request.method =
                    (*self.dice.any(&["GET", "POST", "PUT", "HEAD", "OPTIONS"])).to_owned()
            }
            1 => {
                let header = *self.dice.any(&HEADERS);
                let value = *self.dice.any(&VALUES);
                request.headers.push((header.to_owned(), value.to_owned()));
            }
            2 => {
                let header = *self.dice.any(&HEADERS);
                let value = self.mutator.mutate(self.dice.any(&VALUES).as_bytes(), b"");
                let value = String::from_utf8_lossy(&value).replace(['\r', '\n', '\0'], " ");
                request.headers.push((header.to_owned(), value));
            }
            3 => {
                let hostile = *self.dice.any(&HOSTILE);
                let hostile = encoded(hostile);
                let parts: Vec<&str> = request.path.split('/').collect();
                let part = self.dice.below(parts.len());
                let mut parts: Vec<String> = parts.into_iter().map(str::to_owned).collect();
                if part > 0 {
                    parts[part] = hostile;
                }
                request.path = parts.join("/");
            }
            4 => {
                let path = self.mutator.mutate(request.path.as_bytes(), b"/../?a=b&c=%00%ff#");
                request.path = String::from_utf8_lossy(&path).replace([' ', '\n'], "");
            }
            5 if request.body.starts_with('{') => {
                request.body = request.body.replacen(
                    "\"A\"",
                    &serde_json::json!(self.dice.any(&HOSTILE)).to_string(),
                    1,
                );
            }
            6 if self.dice.once_in(10) => request.body = "x".repeat(70_000),
            _ => {
                let route = self.dice.any(&self.routes).payload.clone();
                let body = self.mutator.mutate(request.body.as_bytes(), route.as_bytes());
                request.body = String::from_utf8_lossy(&body).into_owned();
            }
        }
    }

    /// Sends random requests of other people, who know all the forms and links that only the owner sees, and checks that they
    /// change nothing of the owner's.
    pub(crate) async fn check_others_change_nothing(&mut self, requests: u64) {
        for page in self.app.pages() {
            self.send(&FuzzRequest::new(Sender::Player, "GET", page).for_people()).await;
        }
        let before = self.app.owner_data().await;
        self.senders = &[Sender::Stranger, Sender::Other, Sender::Forger];
        for _ in 0..requests {
            self.try_random().await;
        }
        assert_eq!(before, self.app.owner_data().await);
    }

    /// The number of requests and of each status, for the output of a test.
    pub(crate) fn summary(&self) -> String {
        let requests: u64 = self.statuses.values().sum();
        format!("{requests} requests: {:?}", self.statuses)
    }

    /// Restarts the server and checks that every game is still there and can be shown.
    pub(crate) async fn check_after_restart(self) {
        let app = self.app.restarted().await;
        for page in app.pages() {
            // Without `accept: text/html` a problem is JSON and contains its word.
            let request = FuzzRequest::new(Sender::Player, "GET", page);
            let reply = app.send(&request).await.unwrap();
            assert_eq!(fault(&app, &request, &reply), None, "{request}");
            assert!(!reply.text().contains("/api#unplayable"), "{request}\n{}", reply.text());
        }
        for page in ["/", "/games", "/tables", "/companion", "/inventions"] {
            let request = FuzzRequest::new(Sender::Player, "GET", page).for_people();
            let reply = app.send(&request).await.unwrap();
            assert!(reply.status.is_success(), "{request}\n{}", reply.text());
        }
    }
}
