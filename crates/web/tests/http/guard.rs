//! Tests of the middleware around every request: limits, foreign sites, headers, problems; and of the operators' endpoints.

use crate::test_server::{Database, TestServer, wide_limits};
use eureka_testkit::{Client, Dice, Events, Reply, play};
use eureka_web::Limits;
use reqwest::header::{CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderValue};
use reqwest::{Method, RequestBuilder};
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio::task::JoinSet;

async fn limited(limits: Limits) -> TestServer {
    TestServer::limited(Database::Sqlite, limits).await
}

#[tokio::test]
async fn a_client_that_asks_too_often_is_told_to_wait() {
    let server = limited(Limits { requests: 1, burst: 3, ..wide_limits() }).await;
    let stranger = Client::stranger(&server.base);
    let asked = (0..60).map(|_| stranger.request(Method::GET, "/api/v1/tables"));
    let last = refused_among(asked).await;
    last.problem(429, "too-many");
    let seconds: u64 = last.headers["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((1..=4).contains(&seconds));
}

#[tokio::test]
async fn new_people_per_address_are_limited() {
    let server = limited(Limits { newcomers: 2, ..wide_limits() }).await;
    server.client("Ada").await;
    server.client("Boole").await;
    let third = Client::stranger(&server.base).post("/api/v1/me", json!({})).await;
    third.problem(429, "too-many");
}

#[tokio::test]
async fn a_large_body_is_refused() {
    let server = limited(Limits { body: 1000, ..wide_limits() }).await;
    let large = json!({ "name": "x".repeat(2000) });
    Client::stranger(&server.base).post("/api/v1/me", large).await.problem(413, "too-large");
}

#[tokio::test]
async fn deeply_nested_json_is_refused() {
    let server = limited(wide_limits()).await;
    let stranger = Client::stranger(&server.base);
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
        let deep = format!("{{\"name\": {}1{}}}", open.repeat(10_000), close.repeat(10_000));
        let sent = stranger.request(Method::POST, "/api/v1/me").body(deep);
        let reply = Reply::of(sent.header(CONTENT_TYPE, "application/json")).await;
        assert!(reply.status.is_client_error(), "{}", reply.text);
    }
    assert_eq!(stranger.get("/healthz").await.text, "ok\n");
}

#[tokio::test]
async fn streams_per_client_are_limited() {
    let server = limited(Limits { streams_of_one: 2, ..wide_limits() }).await;
    let ada = server.client("Ada").await;
    let table = ada.open(json!({ "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;
    let mut first = ada.listen(&table, "").await;
    let mut second = ada.listen(&table, "").await;
    first.expect("anew").await;
    second.expect("anew").await;
    ada.look(&table, "/stream").await.problem(429, "too-many");
    drop(second);
    // The server notices a closed connection when it next writes to it.
    loop {
        ada.tell(&table, "say", json!({ "text": "still there?" })).await.done();
        let path = format!("/api/v1/tables/{table}/stream");
        if Events::of(ada.request(Method::GET, &path)).await.is_ok() {
            break;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_does_not_read_its_stream_delays_nobody() {
    let server = limited(wide_limits()).await;
    let ada = server.client("Ada").await;
    let table = ada.open(json!({ "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;
    let host = server.base.strip_prefix("http://").unwrap();
    let mut unread = Vec::new();
    for path in [format!("/table/{table}/stream"), format!("/api/v1/tables/{table}/stream")] {
        let socket = tokio::net::TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(4096).unwrap();
        let mut stream = socket.connect(host.parse().unwrap()).await.unwrap();
        let request = format!("GET {path} HTTP/1.1\r\nhost: {host}\r\n\r\n");
        stream.write_all(request.as_bytes()).await.unwrap();
        unread.push(stream);
    }
    let bot = json!({ "seat": "B", "bot": "random" });
    ada.tell(&table, "offer", bot).await.done();
    let heard = play(&ada, &table, 'A', Dice(3)).await;
    assert!(heard.len() > 50, "{}", heard.len());
    assert_eq!(ada.look(&table, "").await.done()["state"], "finished");
    // The unread streams do not delay the stop of the server either.
    server.stop().await;
    drop(unread);
}

#[tokio::test]
async fn connections_per_client_are_limited() {
    let server = limited(Limits { connections_of_one: 1, ..wide_limits() }).await;
    let ada = server.client("Ada").await;
    let table = ada.open(json!({ "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;
    let mut stream = ada.listen(&table, "").await;
    stream.expect("anew").await;
    let refused = Reply::try_of(Client::stranger(&server.base).request(Method::GET, "/healthz"));
    assert!(refused.await.is_err());
}

#[tokio::test]
async fn requests_from_other_sites_are_refused() {
    let server = limited(wide_limits()).await;
    let ada = server.client("Ada").await;
    let host = server.base.strip_prefix("http://").unwrap();
    let send = async |name: &str, value: &str| {
        let request = ada.request(Method::POST, "/api/v1/me").json(&json!({ "name": "Ada" }));
        Reply::of(request.header(name, value)).await
    };
    send("sec-fetch-site", "cross-site").await.problem(403, "foreign");
    send("sec-fetch-site", "same-site").await.problem(403, "foreign");
    send("origin", "https://evil.example").await.problem(403, "foreign");
    send("origin", "null").await.problem(403, "foreign");
    send("origin", &format!("http://{host}.evil.example")).await.problem(403, "foreign");
    send("sec-fetch-site", "same-origin").await.done();
    send("origin", &format!("http://{host}")).await.done();
    // Reading from another site is harmless.
    let looked = ada.request(Method::GET, "/api/v1/me").header("sec-fetch-site", "cross-site");
    Reply::of(looked).await.done();
}

#[tokio::test]
async fn behind_a_proxy_only_its_own_headers_are_trusted() {
    let folder = tempfile::tempdir().unwrap();
    let server = TestServer::serve(eureka_web::Config {
        listen: ([127, 0, 0, 1], 0).into(),
        database: folder.path().join("eureka.db").to_str().unwrap().to_owned(),
        public_url: Some("https://eureka.example".to_owned()),
        behind_proxy: true,
        limits: Limits { requests: 1, burst: 2, ..wide_limits() },
        ..eureka_web::Config::default()
    })
    .await;
    let stranger = Client::stranger(&server.base);
    let named = |from: &str| {
        let request = stranger.request(Method::POST, "/api/v1/me").json(&json!({ "name": "Ada" }));
        request.header("origin", "https://eureka.example").header("x-forwarded-for", from)
    };
    let reply = Reply::of(named("192.0.2.1")).await;
    reply.done();
    let cookie = reply.headers["set-cookie"].to_str().unwrap();
    for word in ["HttpOnly", "SameSite=Lax", "Secure", "Path=/"] {
        assert!(cookie.contains(word), "{cookie}");
    }
    // Only the last address of the header, which our proxy added, identifies the client. Each client has its own limits.
    let spoofed = |n: u8| named(&format!("10.0.0.{n}, 192.0.2.7"));
    refused_among((0..60).map(spoofed)).await.problem(429, "too-many");
    Reply::of(named("192.0.2.8")).await.done();
    // Some proxies add a second header instead of extending the first.
    let spoofed = |n: u8| named(&format!("10.0.1.{n}")).header("x-forwarded-for", "192.0.2.9");
    refused_among((0..60).map(spoofed)).await.problem(429, "too-many");
}

/// A refused response among those to many requests. They are sent at once, so that the limit is exceeded on a slow machine too.
async fn refused_among(requests: impl Iterator<Item = RequestBuilder>) -> Reply {
    let mut asking: JoinSet<Reply> = requests.map(Reply::of).collect();
    let mut refused = None;
    while let Some(reply) = asking.join_next().await {
        refused = Some(reply.unwrap()).filter(|reply| !reply.status.is_success()).or(refused);
    }
    refused.expect("sixty at once are too many")
}

#[tokio::test]
async fn every_response_has_security_headers_and_an_id() {
    let server = limited(wide_limits()).await;
    let stranger = Client::stranger(&server.base);
    for path in ["/api", "/api/v1/tables", "/nothing/here", "/healthz", "/static/0/style.css"] {
        let reply = stranger.get(path).await;
        let policy = reply.headers[CONTENT_SECURITY_POLICY].to_str().unwrap();
        assert!(policy.starts_with("default-src 'none'"), "{path}");
        assert!(!policy.contains("unsafe"), "{path}");
        assert_eq!(reply.headers["x-content-type-options"], "nosniff", "{path}");
        assert_eq!(reply.headers["x-frame-options"], "DENY", "{path}");
        assert_eq!(reply.headers["referrer-policy"], "same-origin", "{path}");
        for of in ["opener", "resource"] {
            let name = format!("cross-origin-{of}-policy");
            assert_eq!(reply.headers[name], "same-origin", "{path}");
        }
        assert!(!reply.headers["x-request-id"].is_empty(), "{path}");
    }
    let own = stranger.request(Method::GET, "/healthz").header("x-request-id", "mine");
    assert_eq!(Reply::of(own).await.headers["x-request-id"], HeaderValue::from_static("mine"));
}

#[tokio::test]
async fn personal_pages_are_never_cached() {
    let server = limited(wide_limits()).await;
    let ada = server.client("Ada").await;
    let table = ada
        .open(json!({ "seats": [{ "kind": "me" }, { "kind": "bot", "level": "random" }] }))
        .await;
    let tables = format!("/api/v1/tables/{table}");
    let own = [
        "/".to_owned(),
        "/games".to_owned(),
        "/account".to_owned(),
        format!("/table/{table}"),
        format!("/table/{table}/replay?fragment=1"),
        "/api/v1/me".to_owned(),
        "/api/v1/me/tables".to_owned(),
        tables.clone(),
        format!("{tables}/view"),
        format!("{tables}/answers"),
        format!("{tables}/record"),
        "/no/such/page".to_owned(),
    ];
    for path in own {
        let reply = Reply::of(ada.request(Method::GET, &path)).await;
        assert_eq!(reply.headers["cache-control"], "no-store", "{path}");
        // An ETag would let a shared cache compare and keep the page.
        assert!(!reply.headers.contains_key("etag"), "{path}");
    }
    let style = Client::stranger(&server.base).get("/static/0/style.css").await;
    assert!(style.headers["cache-control"].to_str().unwrap().starts_with("public"));
}

#[tokio::test]
async fn problems_are_json_for_programs_and_pages_for_browsers() {
    let server = limited(wide_limits()).await;
    let stranger = Client::stranger(&server.base);
    stranger.get("/api/v1/nothing").await.problem(404, "no-page");
    Reply::of(stranger.request(Method::DELETE, "/api/v1/tables")).await.problem(405, "no-method");
    let garbage =
        stranger.request(Method::POST, "/api/v1/me").header(CONTENT_TYPE, "application/json");
    Reply::of(garbage.body("{")).await.problem(400, "malformed");
    Reply::of(stranger.request(Method::POST, "/api/v1/me").body("name=x"))
        .await
        .problem(400, "malformed");
    let page = stranger.request(Method::GET, "/nothing").header("accept", "text/html");
    let page = Reply::of(page).await;
    assert_eq!(page.status.as_u16(), 404);
    assert!(page.text.starts_with("<!DOCTYPE html>"));
}

#[tokio::test]
async fn the_interface_is_described() {
    let server = limited(wide_limits()).await;
    let stranger = Client::stranger(&server.base);
    let api = stranger.get("/api/openapi.json").await.done();
    let paths = api["paths"].as_object().unwrap();
    let page = stranger.get("/api").await.text;
    let schemas = api["components"]["schemas"].as_object().unwrap();
    assert!(paths.len() >= 18 && schemas.len() > 25);
    for (path, methods) in paths {
        assert!(page.contains(path.as_str()), "{path}");
        for operation in methods.as_object().unwrap().values() {
            assert!(operation["responses"]["default"].is_object());
            assert!(operation["summary"].is_string(), "{path} says what it does");
        }
    }
    let mut wanted = Vec::new();
    references(&api, &mut wanted);
    for name in wanted {
        assert!(schemas.contains_key(&name), "{name} is described");
        assert!(page.contains(&format!("id=\"{name}\"")), "{name} is on the page");
    }
    for word in ["stale", "not-over", "too-many"] {
        assert!(page.contains(&format!("id=\"{word}\"")), "{word}");
    }
}

/// The names of all schemas that a JSON value refers to.
fn references(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(members) => {
            if let Some(Value::String(path)) = members.get("$ref") {
                found.push(path.rsplit('/').next().unwrap().to_owned());
            }
            members.values().for_each(|value| references(value, found));
        }
        Value::Array(items) => items.iter().for_each(|item| references(item, found)),
        _ => {}
    }
}

#[tokio::test]
async fn health_and_metrics_are_available() {
    let server = limited(wide_limits()).await;
    let stranger = Client::stranger(&server.base);
    assert_eq!(stranger.get("/healthz").await.text, "ok\n");
    let metrics = stranger.get("/metrics").await;
    assert!(metrics.text.contains("eureka_requests_total"), "{}", metrics.text);
    assert!(metrics.text.contains("eureka_request_seconds_bucket"));
}
