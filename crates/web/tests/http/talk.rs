//! Tests of chat, names, tokens and accounts.

use crate::games::seated;
use crate::test_server::{Database, TestServer, on_both, wide_limits};
use eureka_testkit::{Client, Events, Reply};
use eureka_web::Limits;
use reqwest::Method;
use serde_json::json;

on_both! {
    a_remark_is_stored_unchanged_and_escaped_on_pages
    remarks_are_limited_in_length_and_frequency
    names_are_tidied
    a_token_identifies_a_person
    a_forged_token_identifies_nobody
    an_account_is_the_same_person_everywhere
    control_characters_in_remarks_become_spaces
    a_copied_guest_token_does_not_open_the_later_account
    a_new_password_ends_tokens_and_streams
}

async fn a_remark_is_stored_unchanged_and_escaped_on_pages(database: Database) {
    let server = TestServer::new(database).await;
    let people = [server.client("Ada").await, server.client("<b>Boole</b>").await];
    let table = seated(&people, json!({})).await;
    let bad = "<script>alert('1')</script> & \"quoted\"";
    people[1].tell(&table, "say", json!({ "text": bad })).await.done();
    let seen = people[0].look(&table, "").await.done();
    assert_eq!(seen["talk"].as_array().unwrap().last().unwrap()["text"], bad);
    // On a page a remark is text, not markup.
    let page =
        people[0].request(Method::GET, &format!("/table/{table}")).header("accept", "text/html");
    let page = Reply::of(page).await.text;
    assert!(page.contains("&lt;script&gt;alert"), "the page shows what was said");
    assert!(!page.contains("<script>alert") && !page.contains("<b>Boole"));
    server
        .client("Curie")
        .await
        .tell(&table, "say", json!({ "text": "hi" }))
        .await
        .problem(403, "not-seated");
    people[0].tell(&table, "say", json!({ "text": " \n " })).await.problem(400, "malformed");
}

async fn remarks_are_limited_in_length_and_frequency(database: Database) {
    let server =
        TestServer::limited(database, Limits { chat: 10, chats: 2, ..wide_limits() }).await;
    let people = [server.client("Ada").await, server.client("Boole").await];
    let table = seated(&people, json!({})).await;
    people[0].tell(&table, "say", json!({ "text": "x".repeat(1000) })).await.done();
    let seen = people[0].look(&table, "").await.done();
    let text = seen["talk"].as_array().unwrap().last().unwrap()["text"].clone();
    assert!(text.as_str().unwrap().chars().count() <= 11, "{text}");
    people[0].tell(&table, "say", json!({ "text": "two" })).await.done();
    let third = people[0].tell(&table, "say", json!({ "text": "three" })).await;
    third.problem(429, "too-many");
    assert!(third.headers.contains_key("retry-after"));
}

async fn names_are_tidied(database: Database) {
    let server = TestServer::new(database).await;
    let stranger = Client::stranger(&server.base);
    let named = async |name: &str| {
        let me = stranger.post("/api/v1/me", json!({ "name": name })).await.done();
        me["name"].as_str().unwrap().to_owned()
    };
    assert_eq!(named("  Ada \u{202e}\n Lovelace ").await, "Ada Lovelace");
    assert_eq!(named(&"x".repeat(100)).await, "x".repeat(30));
    assert!(!named("").await.is_empty(), "somebody without a name gets one");
}

async fn a_token_identifies_a_person(database: Database) {
    let server = TestServer::new(database).await;
    let stranger = Client::stranger(&server.base);
    assert!(stranger.get("/api/v1/me").await.done().is_null());
    stranger.get("/api/v1/me/tables").await.problem(403, "not-seated");
    let ada = server.client("Ada").await;
    let me = ada.get("/api/v1/me").await.done();
    assert_eq!((&me["name"], &me["token"]), (&json!("Ada"), &json!(ada.token)));
    let renamed = ada.post("/api/v1/me", json!({ "name": "Countess" })).await.done();
    assert_eq!((&renamed["name"], &renamed["token"]), (&json!("Countess"), &json!(ada.token)));
    // The token is also the value of a browser's cookie.
    let cookie = stranger.request(Method::GET, "/api/v1/me");
    let cookie = cookie.header("cookie", format!("person={}", ada.token));
    assert_eq!(Reply::of(cookie).await.done()["name"], "Countess");
}

async fn a_forged_token_identifies_nobody(database: Database) {
    let server = TestServer::new(database).await;
    let (ada, boole) = (server.client("Ada").await, server.client("Boole").await);
    let half = ada.token.len() - 16;
    let mixed = format!("{}{}", &ada.token[..half], &boole.token[half..]);
    for token in ["", "x", &ada.token[half..], &mixed, &format!("{}x", ada.token), "a; person=b"] {
        let me = ada.http.get(format!("{}/api/v1/me", server.base)).bearer_auth(token);
        assert!(Reply::of(me).await.done().is_null(), "{token}");
        let me = ada.http.get(format!("{}/api/v1/me", server.base));
        let me = Reply::of(me.header("cookie", format!("person={token}"))).await;
        assert!(me.done().is_null(), "{token}");
    }
    // A token of one database is worthless at another.
    let other = TestServer::new(database).await;
    assert!(ada.at(&other.base).get("/api/v1/me").await.done().is_null());
}

async fn an_account_is_the_same_person_everywhere(database: Database) {
    let server = TestServer::new(database).await;
    let account = json!({ "login": "countess", "password": "analytical" });
    let ada = server.client("Ada").await.registered("countess", "analytical").await;
    assert_eq!(ada.get("/api/v1/me").await.done()["login"], "countess");
    let boole = server.client("Boole").await;
    boole.post("/api/v1/me/register", account.clone()).await.problem(409, "login-taken");
    let short = json!({ "login": "boole", "password": "short" });
    boole.post("/api/v1/me/register", short).await.problem(422, "options");
    let wrong = json!({ "login": "countess", "password": "difference" });
    boole.post("/api/v1/me/login", wrong).await.problem(401, "login");
    // A guest who logs in keeps their tables.
    let table = boole.open(json!({ "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;
    let me = boole.post("/api/v1/me/login", account).await.done();
    assert_eq!(me["name"], "Ada");
    assert_eq!(me["token"], ada.token);
    assert_eq!(ada.look(&table, "").await.done()["seats"][0]["yours"], true);
}

async fn a_copied_guest_token_does_not_open_the_later_account(database: Database) {
    let server = TestServer::new(database).await;
    let people = [server.client("Ada").await, server.client("Boole").await];
    let table = seated(&people, json!({ "edition": "first" })).await;
    let copied = people[0].clone();
    let mut stream = copied.listen(&table, "?seat=A").await;
    stream.expect("anew").await;
    let ada = people[0].registered("ada", "analytical").await;
    assert!(copied.get("/api/v1/me").await.done().is_null());
    while stream.next().await.is_some() {}
    copied.look(&table, "/view?seat=A").await.problem(403, "not-seated");
    copied.tell(&table, "say", json!({ "text": "it is me" })).await.problem(403, "not-seated");
    // The account continues where the guest was, and a browser that registers gets a new cookie.
    ada.look(&table, "/view?seat=A").await.done();
    let guest = server.client("Curie").await;
    let made = send_form(&guest, "/account/register", "login=curie&password=radioactive").await;
    assert_eq!(made.status.as_u16(), 303, "{}", made.text);
    let cookie = made.headers["set-cookie"].to_str().unwrap().split(';').next().unwrap();
    let me = Client::stranger(&server.base).request(Method::GET, "/api/v1/me");
    assert_eq!(Reply::of(me.header("cookie", cookie)).await.done()["login"], "curie");
    assert!(guest.get("/api/v1/me").await.done().is_null());
}

async fn control_characters_in_remarks_become_spaces(database: Database) {
    let server = TestServer::new(database).await;
    let people = [server.client("Ada").await, server.client("Boole").await];
    let table = seated(&people, json!({})).await;
    let odd = "one\u{202e}two\u{2066}three\nfour \u{1f469}\u{200d}\u{1f52c}";
    people[0].tell(&table, "say", json!({ "text": odd })).await.done();
    let seen = people[1].look(&table, "").await.done();
    let last = seen["talk"].as_array().unwrap().last().unwrap();
    assert_eq!(last["text"], "one two three four \u{1f469}\u{200d}\u{1f52c}");
}

/// Sends a form of a page as this client.
pub(crate) async fn send_form(client: &Client, path: &str, body: &'static str) -> Reply {
    let form = client.request(Method::POST, path).body(body);
    Reply::of(form.header("content-type", "application/x-www-form-urlencoded")).await
}

async fn a_new_password_ends_tokens_and_streams(database: Database) {
    let server = TestServer::new(database).await;
    let ada = server.client("Ada").await.registered("ada", "analytical").await;
    let people = [ada, server.client("Boole").await];
    let table = seated(&people, json!({ "edition": "first" })).await;
    let [ada, boole] = &people;
    let mut own = ada.listen(&table, "?seat=A").await;
    own.expect("anew").await;
    let pages = ada.request(Method::GET, &format!("/table/{table}/stream"));
    let mut pages = Events::of(pages).await.unwrap_or_else(|reply| panic!("{}", reply.text));
    pages.next().await.unwrap();
    let mut others = boole.listen(&table, "?seat=B").await;
    others.expect("anew").await;

    // A wrong password changes nothing.
    let wrong = send_form(ada, "/account/password", "password=difference&new=engineering").await;
    assert_eq!(wrong.status.as_u16(), 401);
    assert_eq!(ada.get("/api/v1/me").await.done()["login"], "ada");
    let changed = send_form(ada, "/account/password", "password=analytical&new=engineering").await;
    assert_eq!(changed.status.as_u16(), 303, "{}", changed.text);

    // The old token has the rights of a stranger.
    while own.next().await.is_some() {}
    while pages.next().await.is_some() {}
    assert!(ada.get("/api/v1/me").await.done().is_null());
    ada.look(&table, "/view?seat=A").await.problem(403, "not-seated");
    ada.look(&table, "/stream?seat=A").await.problem(403, "not-seated");
    ada.act(&table, "leave").await.problem(403, "not-seated");
    ada.tell(&table, "say", json!({ "text": "it is me" })).await.problem(403, "not-seated");
    let version = boole.look(&table, "").await.done()["version"].as_u64().unwrap();
    ada.answer(&table, version, "draw").await.problem(403, "not-seated");

    // Other people's streams go on, and a login with the new password is the same person.
    let entry = |password: &str| json!({ "login": "ada", "password": password });
    let stranger = Client::stranger(&server.base);
    stranger.post("/api/v1/me/login", entry("analytical")).await.problem(401, "login");
    let me = stranger.post("/api/v1/me/login", entry("engineering")).await.done();
    assert_ne!(me["token"], ada.token);
    let back = Client { token: me["token"].as_str().unwrap().to_owned(), ..ada.clone() };
    back.look(&table, "/view?seat=A").await.done();
    back.tell(&table, "say", json!({ "text": "it is me" })).await.done();
    assert_eq!(others.expect("talk").await["remark"]["text"], "it is me");
}
