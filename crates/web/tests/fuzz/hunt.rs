//! Requests of all sorts, one after the other, and what must be so after them.

use crate::ask::{Ask, Who, encoded, form};
use crate::form::{Form, links};
use crate::house::House;
use crate::known::Route;
use crate::reply::fault;
use eureka_fuzzing::{HOSTILE, Mutator};
use eureka_testkit::Dice;
use std::collections::BTreeMap;
use std::panic;
use std::sync::Once;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

/// Panics of threads that are not a test's; those of handlers are also an answer with status 500.
static PANICS: AtomicU32 = AtomicU32::new(0);

/// So many forms and links are remembered.
const REMEMBERED: usize = 200;

/// Headers that mean something to the server, or to what stands before it.
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

/// Good values of them.
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

/// Names of editions, cards and files, right and wrong.
const WORDS: [&str; 16] = [
    "first",
    "third",
    "fourth",
    "fifth",
    "archery",
    "Archery",
    "oars",
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

/// A hunt through one house.
pub(crate) struct Hunt {
    house: House,
    routes: Vec<Route>,
    dice: Dice,
    mutator: Mutator,
    forms: Vec<Form>,
    links: Vec<String>,
    /// Who asks.
    askers: &'static [Who],
    /// How often which status came back, by the kind of status.
    statuses: BTreeMap<u16, u64>,
}

impl Hunt {
    pub(crate) fn new(house: House, seed: u64) -> Hunt {
        static HOOKED: Once = Once::new();
        HOOKED.call_once(|| {
            let loud = panic::take_hook();
            panic::set_hook(Box::new(move |info| {
                // The threads of tests are called after them; that they fail is told anyway.
                let is_test = thread::current().name().is_some_and(|name| name.contains('_'));
                PANICS.fetch_add(u32::from(!is_test), Ordering::Relaxed);
                loud(info);
            }));
        });
        let routes = Route::all(&house.description);
        let sent: Vec<Vec<u8>> =
            routes.iter().map(|route| route.sent.clone().into_bytes()).collect();
        let mutator = Mutator::new(Dice::new(seed, 3), &sent);
        Hunt {
            house,
            routes,
            dice: Dice::new(seed, 2),
            mutator,
            forms: Vec::new(),
            links: Vec::new(),
            askers: &Who::ALL,
            statuses: BTreeMap::new(),
        }
    }

    /// Sends a request; the answer must be as it should, and is looked through for more to ask.
    pub(crate) async fn send(&mut self, ask: &Ask) {
        let Some(reply) = self.house.answer(ask).await else { return };
        if let Some(wrong) = fault(&self.house, ask, &reply) {
            panic!("{wrong}\nwas the answer to\n{ask}\n\n{}", reply.text());
        }
        assert_eq!(PANICS.load(Ordering::Relaxed), 0, "something broke down after\n{ask}");
        *self.statuses.entry(reply.status.as_u16()).or_default() += 1;
        if reply.header("content-type").starts_with("text/html") && reply.status.is_success() {
            let html = reply.text();
            self.forms.extend(Form::all(&html));
            self.links.extend(links(&html));
            for _ in 0..self.forms.len().saturating_sub(REMEMBERED) {
                let old = self.dice.below(self.forms.len());
                self.forms.swap_remove(old);
            }
            for _ in 0..self.links.len().saturating_sub(REMEMBERED) {
                let old = self.dice.below(self.links.len());
                self.links.swap_remove(old);
            }
        }
    }

    /// Everybody asks every route, for everything there is, with what belongs there, with nothing and with nonsense.
    pub(crate) async fn everything(&mut self) {
        for route in self.routes.clone() {
            // What ends something comes later, by chance.
            let ends = ["/close", "/finish", "/leave", "/logout"];
            let names: Vec<String> = match ends.iter().any(|end| route.path.ends_with(end)) {
                true => vec!["no-such-table".to_owned()],
                false => self.house.things.keys().map(|name| format!("{{{name}}}")).collect(),
            };
            let thinks =
                ["/hint", "/opinion", "/analysis"].iter().any(|end| route.path.ends_with(end));
            let has_id = route.path.contains("{id}");
            for name in names.iter().take(if has_id { usize::MAX } else { 1 }) {
                for who in Who::ALL {
                    // What makes the computer think takes long: it is asked by one of each kind.
                    if thinks && !matches!(who, Who::Player | Who::Stranger) {
                        continue;
                    }
                    let ask = self.filled(&route, who, name);
                    self.send(&ask).await;
                }
                let ask = self.filled(&route, Who::Player, name);
                if !has_id || name != "{playing}" && name != "{companion}" && name != "{solo-game}"
                {
                    continue;
                }
                for body in ["", "{}", "[]", "null", "%", "version=&answer=", "{\"version\":-1}"] {
                    if route.method == "POST" {
                        self.send(&ask.clone().body(body)).await;
                    }
                }
            }
        }
    }

    /// A request to a route as it should be, about the thing of this name.
    fn filled(&mut self, route: &Route, who: Who, name: &str) -> Ask {
        let mut path = route.path.replace("{id}", name);
        for part in ["{edition}", "{number}", "{card}", "{name}", "{*rest}"] {
            let word = *self.dice.any(&WORDS);
            path = path.replace(part, word);
        }
        let is_form = route.method == "POST";
        if !is_form && !route.sent.is_empty() {
            path = format!("{path}?{}", route.sent);
        }
        let ask = Ask::new(who, &route.method, path);
        let ask = if route.path.starts_with("/api/v1") { ask } else { ask.for_people() };
        if is_form { ask.body(route.sent.clone()) } else { ask }
    }

    /// Any request: a form or a link of a page that was seen, or a route, as it is or changed.
    pub(crate) async fn go_on(&mut self) {
        let who = *self.dice.any(self.askers);
        let mut ask = match self.dice.below(8) {
            0..3 if !self.forms.is_empty() => {
                let form_here = self.dice.any(&self.forms).clone();
                // A form leads further for whom it was made.
                let is_owners = self.askers.contains(&Who::Player) && !self.dice.once_in(4);
                let who = if is_owners { Who::Player } else { who };
                self.fill_in(&form_here, who)
            }
            3 if !self.links.is_empty() => {
                Ask::new(who, "GET", self.dice.any(&self.links).clone()).for_people()
            }
            _ => {
                let route = self.dice.any(&self.routes).clone();
                let things: Vec<String> =
                    self.house.things.keys().map(|name| format!("{{{name}}}")).collect();
                let name = self.dice.any(&things).clone();
                self.filled(&route, who, &name)
            }
        };
        // What makes the computer think is asked for seldom.
        let thinks = ["/hint", "/opinion", "/analysis"].iter().any(|word| ask.path.contains(word));
        if thinks && !self.dice.once_in(20) {
            return;
        }
        for _ in 0..self.dice.below(3) {
            self.change(&mut ask);
        }
        // Whoever has the token is the one it belongs to.
        if ask.has_token() && !self.askers.contains(&Who::Program) {
            return;
        }
        self.send(&ask).await;
    }

    fn fill_in(&mut self, form_here: &Form, who: Who) -> Ask {
        let mut fields = form_here.filled(&mut self.dice);
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
        match form_here.post {
            true => Ask::new(who, "POST", &form_here.action).for_people().body(form(&fields)),
            false => {
                let path = format!("{}?{}", form_here.action, form(&fields));
                Ask::new(who, "GET", path).for_people()
            }
        }
    }

    /// Changes something of a request.
    fn change(&mut self, ask: &mut Ask) {
        match self.dice.below(9) {
            0 => {
                ask.method = (*self.dice.any(&["GET", "POST", "PUT", "HEAD", "OPTIONS"])).to_owned()
            }
            1 => {
                let header = *self.dice.any(&HEADERS);
                let value = *self.dice.any(&VALUES);
                ask.headers.push((header.to_owned(), value.to_owned()));
            }
            2 => {
                let header = *self.dice.any(&HEADERS);
                let value = self.mutator.mutate(self.dice.any(&VALUES).as_bytes(), b"");
                let value = String::from_utf8_lossy(&value).replace(['\r', '\n', '\0'], " ");
                ask.headers.push((header.to_owned(), value));
            }
            3 => {
                let hostile = *self.dice.any(&HOSTILE);
                let hostile = encoded(hostile);
                let parts: Vec<&str> = ask.path.split('/').collect();
                let part = self.dice.below(parts.len());
                let mut parts: Vec<String> = parts.into_iter().map(str::to_owned).collect();
                if part > 0 {
                    parts[part] = hostile;
                }
                ask.path = parts.join("/");
            }
            4 => {
                let path = self.mutator.mutate(ask.path.as_bytes(), b"/../?a=b&c=%00%ff#");
                ask.path = String::from_utf8_lossy(&path).replace([' ', '\n'], "");
            }
            5 if ask.body.starts_with('{') => {
                ask.body = ask.body.replacen(
                    "\"A\"",
                    &serde_json::json!(self.dice.any(&HOSTILE)).to_string(),
                    1,
                );
            }
            6 if self.dice.once_in(10) => ask.body = "x".repeat(70_000),
            _ => {
                let route = self.dice.any(&self.routes).sent.clone();
                let body = self.mutator.mutate(ask.body.as_bytes(), route.as_bytes());
                ask.body = String::from_utf8_lossy(&body).into_owned();
            }
        }
    }

    /// What others ask, once they know all the forms and links that only the owner sees, changes nothing that is the owner's.
    pub(crate) async fn by_others(&mut self, requests: u64) {
        for page in self.house.pages() {
            self.send(&Ask::new(Who::Player, "GET", page).for_people()).await;
        }
        let before = self.house.belongings().await;
        self.askers = &[Who::Stranger, Who::Other, Who::Forger];
        for _ in 0..requests {
            self.go_on().await;
        }
        assert_eq!(before, self.house.belongings().await);
    }

    /// How often which status came back.
    pub(crate) fn summary(&self) -> String {
        let requests: u64 = self.statuses.values().sum();
        format!("{requests} requests: {:?}", self.statuses)
    }

    /// What must be so in the end: after a restart every game is still there and can be shown.
    pub(crate) async fn afterwards(self) {
        let house = self.house.reopened().await;
        for page in house.pages() {
            // What is wrong is told to programs by its word.
            let ask = Ask::new(Who::Player, "GET", page);
            let reply = house.answer(&ask).await.unwrap();
            assert_eq!(fault(&house, &ask, &reply), None, "{ask}");
            assert!(!reply.text().contains("/api#unplayable"), "{ask}\n{}", reply.text());
        }
        for page in ["/", "/games", "/tables", "/companion", "/inventions"] {
            let ask = Ask::new(Who::Player, "GET", page).for_people();
            let reply = house.answer(&ask).await.unwrap();
            assert!(reply.status.is_success(), "{ask}\n{}", reply.text());
        }
    }
}
