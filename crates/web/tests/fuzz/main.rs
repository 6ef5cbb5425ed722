//! Fuzz tests of every route of the server: pages, forms, streams and the JSON API.
//!
//! Table ids are random and bots think in parallel, so two runs with the same seed differ slightly. A failure prints the request
//! in the form of the corpus: add it to `fuzz/corpus/http`. `EUREKA_FUZZ=SECONDS` sets the duration of a run and
//! `EUREKA_FUZZ_SEED=N` its seed.

mod form;
mod fuzzer;
mod reply;
mod request;
mod routes;
mod schema;
mod test_app;

use eureka_fuzzing::markup::skeleton;
use eureka_fuzzing::{HOSTILE, Mutator, corpus};
use eureka_testkit::Dice;
use fuzzer::Fuzzer;
use request::{FuzzRequest, Sender, encode_form};
use routes::Route;
use serde_json::json;
use std::collections::BTreeSet;
use std::time::{Duration, Instant};
use test_app::{Database, TestApp};

/// The number of random requests unless `EUREKA_FUZZ` sets a duration.
const DEFAULT_REQUESTS: u64 = 1_500;

/// The methods that a route may have.
const METHODS: [&str; 5] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/// The number in an environment variable, if there is one.
fn env_number(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|number| number.parse().ok())
}

/// The paths of all routes, read from the debug output of the router.
fn paths(app: &TestApp) -> BTreeSet<String> {
    let told = format!("{:?}", app.router);
    let entry = |rest: &str| {
        let (_, told) = rest.split_once("): ")?;
        Some(told.strip_prefix('"')?.split('"').next()?.to_owned())
    };
    let paths = told.split("RouteId(").skip(1).filter_map(entry);
    // The fallback for unknown paths is a route too, with a private name.
    paths.filter(|path| !path.contains("__private")).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_route_is_known() {
    let app = TestApp::with_games(Database::Sqlite).await;
    let routes = Route::all(&app.description);
    let known: BTreeSet<String> = routes.iter().map(|route| route.path.clone()).collect();
    assert_eq!(known, paths(&app), "the routes of the server are not those that are fuzzed");
    let has = |method: &str, path: &str| {
        routes.iter().any(|route| route.method == method && route.path == path)
    };
    for path in &known {
        for method in METHODS {
            let request = FuzzRequest::new(Sender::Player, method, path.replace(['{', '}'], "x"));
            let status = app.send(&request).await.unwrap().status.as_u16();
            assert_eq!(status == 405, !has(method, path), "{method} {path}: {status}");
        }
    }
}

/// Sends valid requests to every route, then those of the corpus, then random ones.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_request_does_harm() {
    let mut fuzzer = Fuzzer::new(TestApp::with_games(Database::Sqlite).await, seed());
    fuzzer.try_every_route().await;
    replay_corpus(&mut fuzzer).await;
    fuzz_for(&mut fuzzer, DEFAULT_REQUESTS).await;
    fuzzer.check_after_restart().await;
}

/// PostgreSQL rejects other texts than SQLite, for example those with a zero byte.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_request_does_harm_on_postgres() {
    let mut fuzzer = Fuzzer::new(TestApp::with_games(Database::Postgres).await, !seed());
    replay_corpus(&mut fuzzer).await;
    fuzz_for(&mut fuzzer, DEFAULT_REQUESTS / 4).await;
    fuzzer.check_after_restart().await;
}

/// Other people cannot change anything of the owner's, not even with the forms of the owner's pages.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_people_change_nothing_of_the_owners() {
    let mut fuzzer = Fuzzer::new(TestApp::with_games(Database::Sqlite).await, seed());
    fuzzer.check_others_change_nothing(DEFAULT_REQUESTS).await;
    println!("{}", fuzzer.summary());
}

/// Sends `requests` random requests, or as many as fit into the duration set by `EUREKA_FUZZ`.
async fn fuzz_for(fuzzer: &mut Fuzzer, requests: u64) {
    let begun = Instant::now();
    let longer = env_number("EUREKA_FUZZ").map(Duration::from_secs);
    for round in 0.. {
        match longer {
            Some(time) if begun.elapsed() >= time => break,
            None if round >= requests => break,
            _ => fuzzer.try_random().await,
        }
    }
    println!("{}", fuzzer.summary());
}

fn seed() -> u64 {
    env_number("EUREKA_FUZZ_SEED").unwrap_or(2010)
}

async fn replay_corpus(fuzzer: &mut Fuzzer) {
    for (name, kept) in corpus::kept("http") {
        let text = String::from_utf8(kept).unwrap();
        let request = FuzzRequest::read(&text).unwrap_or_else(|| panic!("{name} is no request"));
        fuzzer.send(&request).await;
    }
}

/// Pages have the same elements whatever the names and remarks on them are.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_and_remarks_do_not_change_the_elements_of_pages() {
    let app = TestApp::with_games(Database::Sqlite).await;
    let mut tame = Vec::new();
    for name in ["Ada"].into_iter().chain(HOSTILE) {
        let fields = [("name".to_owned(), name.to_owned())];
        let rename = FuzzRequest::new(Sender::Player, "POST", "/account/name").for_people();
        app.send(&rename.body(encode_form(&fields))).await.unwrap();
        let seats = json!([{ "kind": "me", "name": name }, { "kind": "open" }]);
        let open = FuzzRequest::new(Sender::Program, "POST", "/api/v1/tables");
        let open = open.body(json!({ "seats": seats }).to_string());
        let table = app.send(&open).await.unwrap().json()["id"].as_str().unwrap().to_owned();
        let said = format!("said {name}");
        let say = FuzzRequest::new(Sender::Program, "POST", format!("/api/v1/tables/{table}/say"));
        app.send(&say.body(json!({ "text": said }).to_string())).await.unwrap();
        let mut bones = Vec::new();
        for page in ["/new", "/account", "/table/{companion}", &format!("/table/{table}")] {
            let request = FuzzRequest::new(Sender::Player, "GET", page).for_people();
            let html = app.send(&request).await.unwrap().text();
            bones.push(skeleton(&html).unwrap_or_else(|wrong| panic!("{name:?}, {page}: {wrong}")));
        }
        if tame.is_empty() {
            tame = bones;
        } else {
            assert_eq!(tame, bones, "{name:?}");
        }
    }
}

/// Any login and password is accepted or refused with a valid page.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn logins_do_no_harm() {
    let app = TestApp::empty(Database::Postgres, 1_000).await;
    let long = "x".repeat(2_000);
    let mut entries: Vec<(&str, &str)> =
        vec![("ada", "12345678"), ("ADA", "12345678"), ("b", &long)];
    entries.extend(HOSTILE.map(|hostile| (hostile, "short")));
    entries.extend([("ada", "\0"), ("\0", "12345678"), (HOSTILE[0], "12345678")]);
    for (login, password) in entries {
        // Checking a password is slow, so a login is tried only with a password that an account may have.
        let paths: &[&str] = match password.len() {
            8 => &["/account/register", "/account/login"],
            _ => &["/account/register"],
        };
        for path in paths {
            let fields = [("login", login), ("password", password)];
            let fields = fields.map(|(name, value)| (name.to_owned(), value.to_owned()));
            let request = FuzzRequest::new(Sender::Stranger, "POST", *path)
                .for_people()
                .body(encode_form(&fields));
            let reply = app.send(&request).await.unwrap();
            assert_eq!(reply::fault(&app, &request, &reply), None, "{request}");
        }
    }
}

/// A token that differs in any way from the signed one identifies nobody.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_mutated_token_identifies_nobody() {
    let app = TestApp::with_games(Database::Sqlite).await;
    let me = FuzzRequest::new(Sender::Program, "GET", "/api/v1/me");
    let own = app.send(&me).await.unwrap().json()["token"].as_str().unwrap().to_owned();
    let inputs = vec![own.clone().into_bytes(), b"AAAA".repeat(11), b"1".to_vec()];
    let mut mutator = Mutator::new(Dice::new(seed(), 1), &inputs);
    let mut strangers = 0;
    for round in 0..DEFAULT_REQUESTS {
        let changed = String::from_utf8_lossy(&mutator.mutate(&inputs[0], &inputs[1])).into_owned();
        // Percent-encoding, quotes and surrounding spaces do not change a cookie's value.
        let read = decoded(&changed);
        let first = read.split(';').next().unwrap_or_default().trim().trim_matches('"');
        if first == decoded(&own) {
            continue;
        }
        let request = FuzzRequest::new(Sender::Stranger, "GET", "/api/v1/me");
        let request = match round % 3 {
            0 => request.with("authorization", &format!("Bearer {changed}")),
            1 => request.with("cookie", &format!("person={changed}")),
            _ => request.with("cookie", &format!("theme=dark; person={changed}; person=1")),
        };
        let Some(reply) = app.send(&request).await else { continue };
        assert_eq!(reply::fault(&app, &request, &reply), None, "{request}");
        let me = reply.json();
        assert!(me.is_null(), "{request}\nis taken for {me}");
        strangers += 1;
    }
    assert!(strangers > DEFAULT_REQUESTS / 2, "only {strangers} were strangers");
}

/// A text with its percent-encoding decoded.
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
