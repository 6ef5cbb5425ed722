//! The pages around the tables, as a browser meets them.

use crate::test_server::{On, TestServer, wide};
use eureka_bots::innovation::Level;
use eureka_testkit::values;
use eureka_web::Limits;
use eureka_words::{Language, Words};
use reqwest::header::{ACCEPT, ACCEPT_LANGUAGE, LOCATION, REFERER, SET_COOKIE};
use reqwest::redirect::Policy;
use reqwest::{Client, RequestBuilder, Response, StatusCode};
use std::sync::Mutex;

/// A server at which only a few passwords can be tried.
struct House(TestServer);

/// Somebody with a browser: cookies are kept, forms are sent, redirects are looked at.
struct Guest<'a> {
    base: &'a str,
    client: Client,
    cookies: Mutex<Vec<(String, String)>>,
}

impl House {
    async fn open() -> House {
        House(TestServer::limited(On::Sqlite, Limits { logins: 5, ..wide() }).await)
    }

    fn guest(&self) -> Guest<'_> {
        let client = Client::builder().redirect(Policy::none()).build().unwrap();
        Guest { base: &self.0.base, client, cookies: Mutex::default() }
    }
}

impl Guest<'_> {
    async fn send(&self, request: RequestBuilder) -> Response {
        let cookies: Vec<String> = {
            let kept = self.cookies.lock().unwrap();
            kept.iter().map(|(name, value)| format!("{name}={value}")).collect()
        };
        let request = request.header(ACCEPT, "text/html").header("cookie", cookies.join("; "));
        let response = request.send().await.unwrap();
        for cookie in response.headers().get_all(SET_COOKIE) {
            let pair = cookie.to_str().unwrap().split(';').next().unwrap();
            let (name, value) = pair.split_once('=').unwrap();
            let mut kept = self.cookies.lock().unwrap();
            kept.retain(|(other, _)| other != name);
            if !value.is_empty() {
                kept.push((name.to_owned(), value.to_owned()));
            }
        }
        response
    }

    async fn get(&self, path: &str) -> Response {
        self.send(self.client.get(format!("{}{path}", self.base))).await
    }

    async fn page(&self, path: &str) -> String {
        let response = self.get(path).await;
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        response.text().await.unwrap()
    }

    async fn post(&self, path: &str, fields: &[(&str, &str)]) -> Response {
        self.send(self.client.post(format!("{}{path}", self.base)).form(fields)).await
    }

    /// Where a form leads to.
    async fn led(&self, path: &str, fields: &[(&str, &str)]) -> String {
        let response = self.post(path, fields).await;
        assert_eq!(response.status(), StatusCode::SEE_OTHER, "{path}");
        response.headers()[LOCATION].to_str().unwrap().to_owned()
    }
}

/// A text that is missing stands in a page as `{its-id}`.
fn check_texts(page: &str, server: &str) {
    let missing = page.split('{').skip(1).find(|rest| {
        let id = rest.split('}').next().unwrap_or_default();
        !id.is_empty() && id.len() < 60 && id.bytes().all(|b| b.is_ascii_lowercase() || b == b'-')
    });
    assert_eq!(missing.map(|rest| rest.get(..60).unwrap_or(rest)), None, "{server}");
}

#[tokio::test]
async fn every_page_has_its_texts_in_every_language() {
    let house = House::open().await;
    for language in Language::ALL {
        let guest = house.guest();
        let chosen =
            guest.led("/settings", &[("language", language.tag()), ("back", "/new")]).await;
        assert_eq!(chosen, "/new");
        guest.post("/play", &[("name", "Анна")]).await;
        let table = [("seat-b", "open"), ("listed", "yes"), ("players", "4"), ("teams", "AC,BD")];
        guest.post("/tables", &table).await;
        let paths = [
            "/",
            "/new",
            "/tables",
            "/games",
            "/account",
            "/account?done=in",
            "/how-to-play/first",
            "/cards",
        ];
        for path in paths {
            let page = guest.page(path).await;
            assert!(page.contains(&format!("<html lang=\"{language}\"")), "{path}");
            check_texts(&page, &format!("{language} {path}"));
        }
        let lost = guest.get("/nowhere").await;
        assert_eq!(lost.status(), StatusCode::NOT_FOUND);
        check_texts(&lost.text().await.unwrap(), "nowhere");
    }
}

#[tokio::test]
async fn every_problem_and_every_level_has_a_name_in_every_language() {
    let house = House::open().await;
    let interface = house.guest().page("/api").await;
    let (_, problems) = interface.split_once("id=\"problems\"").unwrap();
    let problems = values(problems, "dt", "id");
    assert!(problems.len() > 20, "{problems:?}");
    for language in Language::ALL {
        let words = Words::of(language);
        for word in &problems {
            let seconds = [("seconds", 5_u64.into())];
            check_texts(&words.page(&format!("problem-{word}"), &[]), word);
            check_texts(&words.page(&format!("problem-next-{word}"), &seconds), word);
        }
        for level in Level::ALL {
            check_texts(&words.page(&format!("level-{level}"), &[]), level.word());
        }
    }
}

#[tokio::test]
async fn a_stranger_plays_after_one_click_and_finds_the_game_again() {
    let house = House::open().await;
    let guest = house.guest();
    let table = guest
        .led("/play", &[("edition", "first"), ("level", "beginner"), ("language", "pl")])
        .await;
    assert!(table.starts_with("/table/"), "{table}");
    let home = guest.page("/").await;
    assert!(home.contains(&table), "{home}");
    assert!(home.contains("<html lang=\"pl\""));
    // What was chosen is remembered.
    assert!(home.contains("<option value=\"first\" selected"));
    assert!(home.contains("<option value=\"beginner\" selected"));
    // Nobody else sees it.
    assert!(!house.guest().page("/tables").await.contains(&table));
}

#[tokio::test]
async fn a_browser_is_addressed_in_its_language() {
    let house = House::open().await;
    let guest = house.guest();
    let request = guest.client.get(guest.base);
    let response = guest.send(request.header(ACCEPT_LANGUAGE, "de;q=0.9, uk-UA, en;q=0.5")).await;
    assert!(response.text().await.unwrap().contains("<html lang=\"uk\""));
}

#[tokio::test]
async fn a_form_that_is_refused_keeps_what_was_entered() {
    let house = House::open().await;
    let fields = [
        ("name", "Anna \"<b>\""),
        ("edition", "first"),
        ("players", "5"),
        ("seat-b", "friend"),
        ("name-b", "Béla & Co"),
        ("seat-c", "open"),
        ("patience", "72"),
    ];
    let guest = house.guest();
    let response = guest.post("/tables", &fields).await;
    assert_eq!(response.status(), StatusCode::UNPROCESSABLE_ENTITY);
    let page = response.text().await.unwrap();
    assert!(page.contains("role=\"alert\""), "{page}");
    assert!(page.contains("value=\"Anna &quot;&lt;b&gt;&quot;\""), "{page}");
    assert!(page.contains("value=\"Béla &amp; Co\""), "{page}");
    assert!(page.contains("<option value=\"72\" selected"), "{page}");
    // Nobody was made for it.
    assert!(guest.cookies.lock().unwrap().is_empty());
}

#[tokio::test]
async fn an_open_table_is_in_the_lobby_and_can_be_joined() {
    let house = House::open().await;
    let anna = house.guest();
    let open = [("name", "Anna"), ("seat-b", "open"), ("listed", "yes"), ("language", "en")];
    let table = anna.led("/tables", &open).await;
    let bela = house.guest();
    let lobby = bela.page("/tables").await;
    assert!(lobby.contains(&format!("action=\"{table}/sit\"")), "{lobby}");
    assert!(!anna.page("/tables").await.contains("/sit\""), "one sits already");
    bela.led(&format!("{table}/sit"), &[("name", "Béla")]).await;
    assert!(bela.page("/").await.contains("Béla"));
    // Whoever saw the lobby before that comes too late.
    let late = house.guest().post(&format!("{table}/sit"), &[("name", "Cleo")]).await;
    assert_eq!(late.status(), StatusCode::CONFLICT);
    assert!(late.text().await.unwrap().contains("Somebody else sits there"));
}

#[tokio::test]
async fn long_lists_are_turned_page_by_page() {
    let house = House::open().await;
    let anna = house.guest();
    let mut opened = Vec::new();
    for _ in 0..23 {
        let open = [("name", "Anna"), ("seat-b", "open"), ("listed", "yes"), ("language", "en")];
        opened.push(anna.led("/tables", &open).await);
    }
    // A box profile is no game.
    anna.led("/companion/box", &[("text", &eureka_inventions::Profile::ours().write())]).await;
    for path in ["/tables", "/games"] {
        let (first, count) =
            (anna.page(path).await, |page: &str| page.matches("li class=\"game\"").count());
        assert_eq!(count(&first), 20, "{first}");
        assert!(!first.contains("rel=\"first\""), "{first}");
        let (_, next) = first.split_once("rel=\"next\" href=\"").unwrap();
        let second = anna.page(next.split('"').next().unwrap()).await;
        assert_eq!(count(&second), 3, "{second}");
        assert!(opened.iter().all(|table| first.contains(table) != second.contains(table)));
        assert!(second.contains(&format!("rel=\"first\" href=\"{path}\"")), "{second}");
        assert!(!second.contains("rel=\"next\""), "{second}");
    }
    for path in ["/tables?running=7", "/games?after="] {
        assert_eq!(anna.get(path).await.status(), StatusCode::BAD_REQUEST);
    }
}

#[tokio::test]
async fn a_guest_who_logs_in_brings_along_the_games() {
    let house = House::open().await;
    let first = house.guest();
    first.led("/account/register", &[("login", "Anna"), ("password", "correct horse")]).await;
    let second = house.guest();
    let table = second.led("/play", &[]).await;
    let wrong =
        second.post("/account/login", &[("login", "anna"), ("password", "wrong horse")]).await;
    assert_eq!(wrong.status(), StatusCode::UNAUTHORIZED);
    assert!(wrong.text().await.unwrap().contains("value=\"anna\""), "the login stays");
    let led =
        second.led("/account/login", &[("login", "ANNA"), ("password", "correct horse")]).await;
    assert_eq!(led, "/account?done=in");
    // The game is now on every device of that account.
    assert!(second.page("/games").await.contains(&table));
    assert!(first.page("/games").await.contains(&table));
    assert_eq!(second.led("/account/logout", &[]).await, "/account?done=out");
    assert!(!second.page("/games").await.contains(&table));
}

#[tokio::test]
async fn an_account_is_made_only_of_what_is_safe() {
    let house = House::open().await;
    let anna = house.guest();
    for (login, password) in
        [("Anna", "short"), ("An", "correct horse"), ("An na", "correct horse")]
    {
        let refused =
            anna.post("/account/register", &[("login", login), ("password", password)]).await;
        assert_eq!(refused.status(), StatusCode::UNPROCESSABLE_ENTITY, "{login} {password}");
    }
    anna.led("/account/register", &[("login", "Anna"), ("password", "correct horse")]).await;
    let bela = house.guest();
    let taken =
        bela.post("/account/register", &[("login", "anna"), ("password", "another horse")]).await;
    assert_eq!(taken.status(), StatusCode::CONFLICT);
    // Five tries are all that this server allows in an hour.
    let many =
        bela.post("/account/login", &[("login", "anna"), ("password", "guess number 6")]).await;
    assert_eq!(many.status(), StatusCode::TOO_MANY_REQUESTS);
    check_texts(&many.text().await.unwrap(), "too many");
}

#[tokio::test]
async fn a_password_is_changed_only_by_who_knows_it() {
    let house = House::open().await;
    let anna = house.guest();
    anna.led("/account/register", &[("login", "Anna"), ("password", "correct horse")]).await;
    let wrong = anna
        .post("/account/password", &[("password", "wrong horse"), ("new", "battery staple")])
        .await;
    assert_eq!(wrong.status(), StatusCode::UNAUTHORIZED);
    anna.led("/account/password", &[("password", "correct horse"), ("new", "battery staple")])
        .await;
    let other = house.guest();
    let old =
        other.post("/account/login", &[("login", "Anna"), ("password", "correct horse")]).await;
    assert_eq!(old.status(), StatusCode::UNAUTHORIZED);
    other.led("/account/login", &[("login", "Anna"), ("password", "battery staple")]).await;
}

#[tokio::test]
async fn another_password_ends_every_other_session() {
    let house = House::open().await;
    let [here, elsewhere] = [house.guest(), house.guest()];
    let account = [("login", "Anna"), ("password", "correct horse")];
    here.led("/account/register", &account).await;
    elsewhere.led("/account/login", &account).await;
    let table = elsewhere.led("/play", &[]).await;
    let is_in = async |guest: &Guest<'_>| {
        let named = guest.page("/account").await.contains("action=\"/account/password\"");
        assert_eq!(guest.page("/games").await.contains(&table), named);
        named
    };
    assert!(is_in(&here).await && is_in(&elsewhere).await);

    let changed = [("password", "correct horse"), ("new", "battery staple")];
    assert_eq!(here.led("/account/password", &changed).await, "/account?done=password");
    assert!(is_in(&here).await, "who changes it stays");
    assert!(!is_in(&elsewhere).await);
    let answer = elsewhere.post(&format!("{table}/close"), &[]).await;
    assert_eq!(answer.status(), StatusCode::FORBIDDEN);
    elsewhere.led("/account/login", &[("login", "Anna"), ("password", "battery staple")]).await;
    assert!(is_in(&here).await && is_in(&elsewhere).await);

    let everywhere = here.led("/account/logout", &[("everywhere", "yes")]).await;
    assert_eq!(everywhere, "/account?done=out-everywhere");
    assert!(!is_in(&here).await && !is_in(&elsewhere).await);
    check_texts(&here.page(&everywhere).await, "logged out everywhere");
}

#[tokio::test]
async fn settings_are_kept_and_lead_back_to_this_server_only() {
    let house = House::open().await;
    let guest = house.guest();
    let away =
        [("theme", "dark"), ("pace", "slow"), ("careful", "yes"), ("back", "//example.com/")];
    assert_eq!(guest.led("/settings", &away).await, "/");
    let page = guest.page("/").await;
    assert!(page.contains("data-theme=\"dark\" data-pace=\"slow\" data-careful=\"yes\""), "{page}");
    guest.led("/settings/hints", &[("dismiss", "meld"), ("back", "/table/x")]).await;
    guest.led("/settings/hints", &[("dismiss", "no; such=hint")]).await;
    let cookies = guest.cookies.lock().unwrap().clone();
    assert!(cookies[0].1.ends_with("dismissed%3Dmeld"), "{cookies:?}");
}

#[tokio::test]
async fn a_hint_leads_back_to_its_page() {
    let house = House::open().await;
    let guest = house.guest();
    for (from, back) in [
        ("http://localhost:8000/table/abc?as=B", "/table/abc?as=B"),
        ("https://example.com", "/"),
        ("https://example.com//evil.example", "/"),
    ] {
        let hint = guest.client.post(format!("{}/settings/hints", guest.base));
        let sent = guest.send(hint.header(REFERER, from).form(&[("dismiss", "meld")])).await;
        assert_eq!(sent.headers()[LOCATION], back, "{from}");
    }
}

#[tokio::test]
async fn a_form_leads_back_to_this_server_only() {
    let house = House::open().await;
    let guest = house.guest();
    for path in ["/", "/table/abc?from=3", "/cards/fourth/archery", "/new?name=%D0%96"] {
        assert_eq!(guest.led("/settings", &[("back", path)]).await, path);
    }
    let elsewhere = [
        "",
        "https://example.com",
        "//example.com",
        "/\\example.com",
        "/\t/example.com",
        "/\n/example.com",
        "javascript:alert(1)",
        "example.com",
        "/a\\b",
        "/имя",
    ];
    for path in elsewhere {
        assert_eq!(guest.led("/settings", &[("back", path)]).await, "/", "{path:?}");
    }
}

#[tokio::test]
async fn a_hostile_name_is_only_a_name() {
    let house = House::open().await;
    let name = "<script>alert(1)</script>\"'&";
    let open = [("name", name), ("seat-b", "open"), ("listed", "yes")];
    house.guest().led("/tables", &open).await;
    let list = house.guest().page("/tables").await;
    assert!(!list.contains("<script>"), "{list}");
    assert!(list.contains("&lt;script&gt;alert(1)&lt;/script&gt;&quot;"), "{list}");
}
