//! Requests that nobody would make, to every route of the server: pages, forms, streams and the interface for programs.
//!
//! Tables have names by chance, and bots think beside it, so that two runs are not quite the same. A failure shows the request as
//! the corpus keeps it: put it into `fuzz/corpus/http`. `EUREKA_FUZZ=SECONDS` makes the hunt longer, `EUREKA_FUZZ_SEED=N` another one.

mod ask;
mod form;
mod house;
mod hunt;
mod known;
mod reply;
mod schema;

use ask::{Ask, Who, form};
use eureka_fuzzing::markup::skeleton;
use eureka_fuzzing::{HOSTILE, Mutator, corpus};
use eureka_testkit::Dice;
use house::{House, On};
use hunt::Hunt;
use known::Route;
use serde_json::json;
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

/// So many requests are made when nobody asks for more.
const SHORT: u64 = 1_500;

/// The methods that a route may have.
const METHODS: [&str; 5] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

fn wanted(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|number| number.parse().ok())
}

/// The paths of all routes, as the router itself tells them.
fn paths(house: &House) -> BTreeSet<String> {
    let told = format!("{:?}", house.router);
    let entry = |rest: &str| {
        let (_, told) = rest.split_once("): ")?;
        Some(told.strip_prefix('"')?.split('"').next()?.to_owned())
    };
    let paths = told.split("RouteId(").skip(1).filter_map(entry);
    // That everything else leads to a page of its own is a route too.
    paths.filter(|path| !path.contains("__private")).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_route_is_known() {
    let house = House::furnished(On::Sqlite).await;
    let routes = Route::all(&house.description);
    let known: BTreeSet<String> = routes.iter().map(|route| route.path.clone()).collect();
    assert_eq!(known, paths(&house), "the routes of the server are not those that are fuzzed");
    let has = |method: &str, path: &str| {
        routes.iter().any(|route| route.method == method && route.path == path)
    };
    for path in &known {
        for method in METHODS {
            let ask = Ask::new(Who::Player, method, path.replace(['{', '}'], "x"));
            let status = house.answer(&ask).await.unwrap().status.as_u16();
            assert_eq!(status == 405, !has(method, path), "{method} {path}: {status}");
        }
    }
}

/// Everybody asks every route for everything there is; then what the corpus keeps, and then anything.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_request_does_harm() {
    let mut hunt = Hunt::new(House::furnished(On::Sqlite).await, seed());
    hunt.everything().await;
    from_the_corpus(&mut hunt).await;
    go_on(&mut hunt, SHORT).await;
    hunt.afterwards().await;
}

/// The other database minds other texts.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_request_does_harm_on_postgres() {
    let mut hunt = Hunt::new(House::furnished(On::Postgres).await, !seed());
    from_the_corpus(&mut hunt).await;
    go_on(&mut hunt, SHORT / 4).await;
    hunt.afterwards().await;
}

/// Nobody changes what is another's, not even with the forms that the other was given.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn others_change_nothing() {
    let mut hunt = Hunt::new(House::furnished(On::Sqlite).await, seed());
    hunt.by_others(SHORT).await;
    println!("{}", hunt.summary());
}

/// Makes so many requests, or as many as there is time for if somebody wants a longer hunt.
async fn go_on(hunt: &mut Hunt, short: u64) {
    let begun = Instant::now();
    let longer = wanted("EUREKA_FUZZ").map(Duration::from_secs);
    for round in 0.. {
        match longer {
            Some(time) if begun.elapsed() >= time => break,
            None if round >= short => break,
            _ => hunt.go_on().await,
        }
    }
    println!("{}", hunt.summary());
}

fn seed() -> u64 {
    wanted("EUREKA_FUZZ_SEED").unwrap_or(2010)
}

async fn from_the_corpus(hunt: &mut Hunt) {
    for (name, kept) in corpus::kept("http") {
        let text = String::from_utf8(kept).unwrap();
        let ask = Ask::read(&text).unwrap_or_else(|| panic!("{name} is no request"));
        hunt.send(&ask).await;
    }
}

/// Whatever somebody is called and says, the pages have the same elements.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_and_words_change_nothing() {
    let house = House::furnished(On::Sqlite).await;
    let mut tame = Vec::new();
    for name in ["Ada"].into_iter().chain(HOSTILE) {
        let fields = [("name".to_owned(), name.to_owned())];
        let rename = Ask::new(Who::Player, "POST", "/account/name").for_people();
        house.answer(&rename.body(form(&fields))).await.unwrap();
        let seats = json!([{ "kind": "me", "name": name }, { "kind": "open" }]);
        let open = Ask::new(Who::Program, "POST", "/api/v1/tables");
        let open = open.body(json!({ "seats": seats }).to_string());
        let table = house.answer(&open).await.unwrap().json()["id"].as_str().unwrap().to_owned();
        let said = format!("said {name}");
        let say = Ask::new(Who::Program, "POST", format!("/api/v1/tables/{table}/say"));
        house.answer(&say.body(json!({ "text": said }).to_string())).await.unwrap();
        let mut bones = Vec::new();
        for page in ["/new", "/account", "/table/{companion}", &format!("/table/{table}")] {
            let ask = Ask::new(Who::Player, "GET", page).for_people();
            let html = house.answer(&ask).await.unwrap().text();
            bones.push(skeleton(&html).unwrap_or_else(|wrong| panic!("{name:?}, {page}: {wrong}")));
        }
        if tame.is_empty() {
            tame = bones;
        } else {
            assert_eq!(tame, bones, "{name:?}");
        }
    }
}

/// Whatever login and password somebody has, it is taken or refused with a page.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn logins_do_no_harm() {
    let house = House::empty(On::Postgres, 1_000).await;
    let long = "x".repeat(2_000);
    let mut entries: Vec<(&str, &str)> =
        vec![("ada", "12345678"), ("ADA", "12345678"), ("b", &long)];
    entries.extend(HOSTILE.map(|hostile| (hostile, "short")));
    entries.extend([("ada", "\0"), ("\0", "12345678"), (HOSTILE[0], "12345678")]);
    for (login, password) in entries {
        // Who logs in has no password to be hashed unless there may be such an account.
        let paths: &[&str] = match password.len() {
            8 => &["/account/register", "/account/login"],
            _ => &["/account/register"],
        };
        for path in paths {
            let fields = [("login", login), ("password", password)];
            let fields = fields.map(|(name, value)| (name.to_owned(), value.to_owned()));
            let ask = Ask::new(Who::Stranger, "POST", *path).for_people().body(form(&fields));
            let reply = house.answer(&ask).await.unwrap();
            assert_eq!(reply::fault(&house, &ask, &reply), None, "{ask}");
        }
    }
}

/// Whoever has not exactly what the server has signed is a stranger.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_changed_token_is_nobodys() {
    let house = House::furnished(On::Sqlite).await;
    let me = Ask::new(Who::Program, "GET", "/api/v1/me");
    let own = house.answer(&me).await.unwrap().json()["token"].as_str().unwrap().to_owned();
    let inputs = vec![own.clone().into_bytes(), b"AAAA".repeat(11), b"1".to_vec()];
    let mut mutator = Mutator::new(Dice::new(seed(), 1), &inputs);
    let mut strangers = 0;
    for round in 0..SHORT {
        let changed = String::from_utf8_lossy(&mutator.mutate(&inputs[0], &inputs[1])).into_owned();
        // How its letters are written is no part of a cookie, and neither are spaces around it.
        let read = decoded(&changed);
        let first = read.split(';').next().unwrap_or_default().trim().trim_matches('"');
        if first == decoded(&own) {
            continue;
        }
        let ask = Ask::new(Who::Stranger, "GET", "/api/v1/me");
        let ask = match round % 3 {
            0 => ask.with("authorization", &format!("Bearer {changed}")),
            1 => ask.with("cookie", &format!("person={changed}")),
            _ => ask.with("cookie", &format!("theme=dark; person={changed}; person=1")),
        };
        let Some(reply) = house.answer(&ask).await else { continue };
        assert_eq!(reply::fault(&house, &ask, &reply), None, "{ask}");
        let me = reply.json();
        assert!(me.is_null(), "{ask}\nis taken for {me}");
        strangers += 1;
    }
    assert!(strangers > SHORT / 2, "only {strangers} were strangers");
}

/// A text without the escapes of addresses.
fn decoded(text: &str) -> String {
    let bytes = text.as_bytes();
    let (mut plain, mut at) = (Vec::new(), 0);
    while at < bytes.len() {
        let hex = text.get(at + 1..at + 3).and_then(|hex| u8::from_str_radix(hex, 16).ok());
        match (bytes[at], hex) {
            (b'%', Some(byte)) => {
                plain.push(byte);
                at += 3;
            }
            (byte, _) => {
                plain.push(byte);
                at += 1;
            }
        }
    }
    String::from_utf8_lossy(&plain).into_owned()
}
