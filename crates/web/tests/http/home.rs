//! Tests of the pages around the tables (home, lobby, accounts, settings) through forms, cookies and redirects.

use crate::test_server::{Database, TestServer, wide_limits};
use eureka_bots::innovation::Level;
use eureka_testkit::{Events, values};
use eureka_web::Limits;
use eureka_words::{Language, Words};
use reqwest::header::{ACCEPT, ACCEPT_LANGUAGE, LOCATION, SET_COOKIE};
use reqwest::redirect::Policy;
use reqwest::{Client, RequestBuilder, Response, StatusCode};
use std::sync::Mutex;

/// A server that allows five password attempts per hour.
pub(crate) async fn open_server() -> TestServer {
    TestServer::limited(Database::Sqlite, Limits { logins: 5, ..wide_limits() }).await
}

/// A browser without JavaScript: it keeps cookies and sends forms, and does not follow redirects.
pub(crate) struct Browser<'a> {
    pub(crate) base: &'a str,
    pub(crate) client: Client,
    cookies: Mutex<Vec<(String, String)>>,
}

impl Browser<'_> {
    pub(crate) fn new(server: &TestServer) -> Browser<'_> {
        let client = Client::builder().redirect(Policy::none()).build().unwrap();
        Browser { base: &server.base, client, cookies: Mutex::default() }
    }

    fn with_cookies(&self, request: RequestBuilder) -> RequestBuilder {
        let kept = self.cookies.lock().unwrap();
        let cookies: Vec<String> =
            kept.iter().map(|(name, value)| format!("{name}={value}")).collect();
        request.header("cookie", cookies.join("; "))
    }

    /// The stream of the lists of a page.
    async fn lists(&self, page: &str) -> Events {
        let request = self.client.get(format!("{}/lists/{page}", self.base));
        Events::of(self.with_cookies(request)).await.unwrap()
    }

    pub(crate) async fn send(&self, request: RequestBuilder) -> Response {
        let request = self.with_cookies(request).header(ACCEPT, "text/html");
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

    pub(crate) async fn get(&self, path: &str) -> Response {
        self.send(self.client.get(format!("{}{path}", self.base))).await
    }

    pub(crate) async fn page(&self, path: &str) -> String {
        let response = self.get(path).await;
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        response.text().await.unwrap()
    }

    pub(crate) async fn post(&self, path: &str, fields: &[(&str, &str)]) -> Response {
        self.send(self.client.post(format!("{}{path}", self.base)).form(fields)).await
    }

    /// Sends a form and returns the address that it redirects to.
    pub(crate) async fn redirect(&self, path: &str, fields: &[(&str, &str)]) -> String {
        let response = self.post(path, fields).await;
        assert_eq!(response.status(), StatusCode::SEE_OTHER, "{path}");
        response.headers()[LOCATION].to_str().unwrap().to_owned()
    }
}

/// Panics if a text is missing, which shows as `{its-id}`. `context` is for the panic message.
pub(crate) fn check_texts(page: &str, context: &str) {
    let missing = page.split('{').skip(1).find(|rest| {
        let id = rest.split('}').next().unwrap_or_default();
        !id.is_empty() && id.len() < 60 && id.bytes().all(|b| b.is_ascii_lowercase() || b == b'-')
    });
    assert_eq!(missing.map(|rest| rest.get(..60).unwrap_or(rest)), None, "{context}");
}

#[tokio::test]
async fn every_page_has_its_texts_in_every_language() {
    let server = open_server().await;
    for language in Language::ALL {
        let guest = Browser::new(&server);
        let chosen =
            guest.redirect("/settings", &[("language", language.tag()), ("back", "/new")]).await;
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
    let server = open_server().await;
    let interface = Browser::new(&server).page("/api").await;
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
    let server = open_server().await;
    let guest = Browser::new(&server);
    let table = guest
        .redirect("/play", &[("edition", "first"), ("level", "beginner"), ("language", "pl")])
        .await;
    assert!(table.starts_with("/table/"), "{table}");
    let home = guest.page("/").await;
    assert!(home.contains(&table), "{home}");
    assert!(home.contains("<html lang=\"pl\""));
    // The choices are remembered.
    assert!(home.contains("<option value=\"first\" selected"));
    assert!(home.contains("<option value=\"beginner\" selected"));
    // The lobby does not list the game.
    assert!(!Browser::new(&server).page("/tables").await.contains(&table));
}

/// Waits for an event of lists with this text.
async fn listed(events: &mut Events, text: &str) -> String {
    loop {
        let event = events.next().await.unwrap();
        if event.data.contains(text) {
            return event.data;
        }
    }
}

#[tokio::test]
async fn the_lobby_changes_by_itself() {
    let server = open_server().await;
    let anna = Browser::new(&server);
    let mut lobby = Browser::new(&server).lists("tables").await;
    let mut home = Browser::new(&server).lists("home").await;
    listed(&mut lobby, "No open table").await;
    listed(&mut home, "No open table").await;
    let open = [("name", "Anna"), ("seat-b", "open"), ("listed", "yes"), ("language", "en")];
    let table = anna.redirect("/tables", &open).await;
    let sit = format!("action=\"{table}/sit\"");
    for stream in [&mut lobby, &mut home] {
        let event = listed(stream, &sit).await;
        assert!(event.contains("Anna") && event.contains("1 free seat"), "{event}");
    }
    // The game begins, and is one to watch.
    Browser::new(&server).redirect(&format!("{table}/sit"), &[("name", "Béla")]).await;
    let event = listed(&mut lobby, "Béla").await;
    assert!(!event.contains(&sit), "{event}");
    listed(&mut home, "No open table").await;
}

#[tokio::test]
async fn running_games_appear_change_and_go_by_themselves() {
    let server = open_server().await;
    let guest = Browser::new(&server);
    // The person is known before the first game.
    guest.redirect("/account/name", &[("name", "Anna")]).await;
    let mut home = guest.lists("home").await;
    listed(&mut home, "id=\"games-running\" hidden").await;
    let table = guest.redirect("/play", &[("level", "beginner"), ("language", "en")]).await;
    let event = listed(&mut home, "data-turn=\"yes\"").await;
    assert!(event.contains(&table) && event.contains("Your turn"), "{event}");
    // Others hear nothing of it.
    let mut stranger = Browser::new(&server).lists("home").await;
    assert!(!stranger.next().await.unwrap().data.contains(&table));
    guest.redirect(&format!("{table}/close"), &[]).await;
    listed(&mut home, "id=\"games-running\" hidden").await;
    assert!(guest.get("/lists/nowhere").await.status() == StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn lists_tell_bots_from_people() {
    let server = open_server().await;
    let guest = Browser::new(&server);
    guest.redirect("/play", &[("name", "Ada"), ("level", "beginner"), ("language", "en")]).await;
    for page in ["/", "/games"] {
        let shown = guest.page(page).await;
        let (_, players) = shown.split_once("class=\"players\"").unwrap();
        let players = players.split("</a>").next().unwrap();
        assert!(players.contains("Ada") && !players.contains("Ada<small>"), "{players}");
        assert!(players.contains("<small> · bot, beginner</small>"), "{players}");
    }
}

#[tokio::test]
async fn newcomers_are_led_to_the_lessons_and_players_to_a_game() {
    let server = open_server().await;
    let guest = Browser::new(&server);
    let filled = |page: &str| {
        let (_, page) = page.split_once("id=\"innovation\"").unwrap();
        let (page, _) = page.split_once("</section>").unwrap();
        [" class=\"button\"", "class=\"primary\""].map(|class| page.matches(class).count())
    };
    let first = guest.page("/").await;
    assert_eq!(filled(&first), [1, 0], "{first}");
    assert!(first.contains("<a class=\"button\" href=\"/lessons\">"), "{first}");
    guest.redirect("/play", &[]).await;
    let then = guest.page("/").await;
    assert_eq!(filled(&then), [0, 1], "{then}");
    let running = then.find("id=\"games-running\"").unwrap();
    assert!(running < then.find("id=\"innovation\"").unwrap(), "running games come first");
}

#[tokio::test]
async fn a_browser_gets_pages_in_its_language() {
    let server = open_server().await;
    let guest = Browser::new(&server);
    let request = guest.client.get(guest.base);
    let response = guest.send(request.header(ACCEPT_LANGUAGE, "de;q=0.9, uk-UA, en;q=0.5")).await;
    assert!(response.text().await.unwrap().contains("<html lang=\"uk\""));
}

#[tokio::test]
async fn a_form_that_is_refused_keeps_what_was_entered() {
    let server = open_server().await;
    let fields = [
        ("name", "Anna \"<b>\""),
        ("edition", "first"),
        ("players", "5"),
        ("seat-b", "friend"),
        ("name-b", "Béla & Co"),
        ("seat-c", "open"),
        ("patience", "72"),
    ];
    let guest = Browser::new(&server);
    let response = guest.post("/tables", &fields).await;
    assert_eq!(response.status(), StatusCode::UNPROCESSABLE_ENTITY);
    let page = response.text().await.unwrap();
    assert!(page.contains("role=\"alert\""), "{page}");
    assert!(page.contains("value=\"Anna &quot;&lt;b&gt;&quot;\""), "{page}");
    assert!(page.contains("value=\"Béla &amp; Co\""), "{page}");
    assert!(page.contains("<option value=\"72\" selected"), "{page}");
    // No person was created for the refused form.
    assert!(guest.cookies.lock().unwrap().is_empty());
}

#[tokio::test]
async fn an_open_table_is_in_the_lobby_and_can_be_joined() {
    let server = open_server().await;
    let anna = Browser::new(&server);
    let open = [("name", "Anna"), ("seat-b", "open"), ("listed", "yes"), ("language", "en")];
    let table = anna.redirect("/tables", &open).await;
    let bela = Browser::new(&server);
    let lobby = bela.page("/tables").await;
    assert!(lobby.contains(&format!("action=\"{table}/sit\"")), "{lobby}");
    assert!(!anna.page("/tables").await.contains("/sit\""), "one sits already");
    bela.redirect(&format!("{table}/sit"), &[("name", "Béla")]).await;
    assert!(bela.page("/").await.contains("Béla"));
    // A second person comes too late.
    let cleo = Browser::new(&server);
    let late = cleo.redirect(&format!("{table}/sit"), &[("name", "Cleo")]).await;
    assert_eq!(late, format!("{}?say=taken", table.replace("/table/", "/invitation/")));
    assert!(cleo.page(&late).await.contains("This game has already begun"));
}

#[tokio::test]
async fn long_lists_are_paged() {
    let server = open_server().await;
    let anna = Browser::new(&server);
    let mut opened = Vec::new();
    for _ in 0..23 {
        let open = [("name", "Anna"), ("seat-b", "open"), ("listed", "yes"), ("language", "en")];
        opened.push(anna.redirect("/tables", &open).await);
    }
    // A box profile is not listed as a game.
    anna.redirect("/companion/box", &[("text", &eureka_inventions::Profile::ours().write())]).await;
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
async fn a_guest_who_logs_in_keeps_the_games() {
    let server = open_server().await;
    let first = Browser::new(&server);
    first.redirect("/account/register", &[("login", "Anna"), ("password", "correct horse")]).await;
    let second = Browser::new(&server);
    let table = second.redirect("/play", &[]).await;
    let wrong =
        second.post("/account/login", &[("login", "anna"), ("password", "wrong horse")]).await;
    assert_eq!(wrong.status(), StatusCode::UNAUTHORIZED);
    assert!(wrong.text().await.unwrap().contains("value=\"anna\""), "the login stays");
    let led = second
        .redirect("/account/login", &[("login", "ANNA"), ("password", "correct horse")])
        .await;
    assert_eq!(led, "/account?done=in");
    // The game is now on every device of that account.
    assert!(second.page("/games").await.contains(&table));
    assert!(first.page("/games").await.contains(&table));
    assert_eq!(second.redirect("/account/logout", &[]).await, "/account?done=out");
    assert!(!second.page("/games").await.contains(&table));
}

#[tokio::test]
async fn an_account_needs_a_safe_login_and_password() {
    let server = open_server().await;
    let anna = Browser::new(&server);
    for (login, password) in
        [("Anna", "short"), ("An", "correct horse"), ("An na", "correct horse")]
    {
        let refused =
            anna.post("/account/register", &[("login", login), ("password", password)]).await;
        assert_eq!(refused.status(), StatusCode::UNPROCESSABLE_ENTITY, "{login} {password}");
    }
    anna.redirect("/account/register", &[("login", "Anna"), ("password", "correct horse")]).await;
    let bela = Browser::new(&server);
    let taken =
        bela.post("/account/register", &[("login", "anna"), ("password", "another horse")]).await;
    assert_eq!(taken.status(), StatusCode::CONFLICT);
    // The server allows five attempts per hour.
    let many =
        bela.post("/account/login", &[("login", "anna"), ("password", "guess number 6")]).await;
    assert_eq!(many.status(), StatusCode::TOO_MANY_REQUESTS);
    check_texts(&many.text().await.unwrap(), "too many");
}

#[tokio::test]
async fn changing_a_password_requires_the_old_one() {
    let server = open_server().await;
    let anna = Browser::new(&server);
    anna.redirect("/account/register", &[("login", "Anna"), ("password", "correct horse")]).await;
    let wrong = anna
        .post("/account/password", &[("password", "wrong horse"), ("new", "battery staple")])
        .await;
    assert_eq!(wrong.status(), StatusCode::UNAUTHORIZED);
    anna.redirect("/account/password", &[("password", "correct horse"), ("new", "battery staple")])
        .await;
    let other = Browser::new(&server);
    let old =
        other.post("/account/login", &[("login", "Anna"), ("password", "correct horse")]).await;
    assert_eq!(old.status(), StatusCode::UNAUTHORIZED);
    other.redirect("/account/login", &[("login", "Anna"), ("password", "battery staple")]).await;
}

#[tokio::test]
async fn a_new_password_ends_every_other_session() {
    let server = open_server().await;
    let [here, elsewhere] = [Browser::new(&server), Browser::new(&server)];
    let account = [("login", "Anna"), ("password", "correct horse")];
    here.redirect("/account/register", &account).await;
    elsewhere.redirect("/account/login", &account).await;
    let table = elsewhere.redirect("/play", &[]).await;
    let is_in = async |guest: &Browser<'_>| {
        let named = guest.page("/account").await.contains("action=\"/account/password\"");
        assert_eq!(guest.page("/games").await.contains(&table), named);
        named
    };
    assert!(is_in(&here).await && is_in(&elsewhere).await);

    let changed = [("password", "correct horse"), ("new", "battery staple")];
    assert_eq!(here.redirect("/account/password", &changed).await, "/account?done=password");
    assert!(is_in(&here).await, "who changes it stays");
    assert!(!is_in(&elsewhere).await);
    let answer = elsewhere.post(&format!("{table}/close"), &[]).await;
    assert_eq!(answer.status(), StatusCode::FORBIDDEN);
    elsewhere
        .redirect("/account/login", &[("login", "Anna"), ("password", "battery staple")])
        .await;
    assert!(is_in(&here).await && is_in(&elsewhere).await);

    let everywhere = here.redirect("/account/logout", &[("everywhere", "yes")]).await;
    assert_eq!(everywhere, "/account?done=out-everywhere");
    assert!(!is_in(&here).await && !is_in(&elsewhere).await);
    check_texts(&here.page(&everywhere).await, "logged out everywhere");
}

#[tokio::test]
async fn settings_are_stored_and_redirect_to_this_server_only() {
    let server = open_server().await;
    let guest = Browser::new(&server);
    let away =
        [("theme", "dark"), ("pace", "slow"), ("careful", "yes"), ("back", "//example.com/")];
    assert_eq!(guest.redirect("/settings", &away).await, "/");
    let page = guest.page("/").await;
    assert!(page.contains("data-theme=\"dark\" data-pace=\"slow\" data-careful=\"yes\""), "{page}");
    let coach = [("coach", "no"), ("back", "/table/x")];
    assert_eq!(guest.redirect("/settings/coach", &coach).await, "/table/x");
    let cookies = guest.cookies.lock().unwrap().clone();
    assert!(cookies[0].1.ends_with("coach%3Dno"), "{cookies:?}");
    assert_eq!(guest.redirect("/settings/coach", &[("coach", "yes")]).await, "/");
    let cookies = guest.cookies.lock().unwrap().clone();
    assert!(cookies[0].1.ends_with("coach%3Dyes"), "{cookies:?}");
}

#[tokio::test]
async fn a_cookie_of_an_earlier_version_is_still_read() {
    let server = open_server().await;
    let guest = Browser::new(&server);
    let cookie = "language=it&theme=dark&pace=slow&dismissed=draw.meld";
    guest.cookies.lock().unwrap().push(("reader".to_owned(), cookie.to_owned()));
    let page = guest.page("/").await;
    assert!(page.contains("lang=\"it\" data-theme=\"dark\" data-pace=\"slow\""), "{page}");
}

#[tokio::test]
async fn a_form_redirects_to_this_server_only() {
    let server = open_server().await;
    let guest = Browser::new(&server);
    for path in ["/", "/table/abc?from=3", "/cards/fourth/archery", "/new?name=%D0%96"] {
        assert_eq!(guest.redirect("/settings", &[("back", path)]).await, path);
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
        assert_eq!(guest.redirect("/settings", &[("back", path)]).await, "/", "{path:?}");
    }
}

#[tokio::test]
async fn a_hostile_name_is_only_a_name() {
    let server = open_server().await;
    let name = "<script>alert(1)</script>\"'&";
    let open = [("name", name), ("seat-b", "open"), ("listed", "yes")];
    Browser::new(&server).redirect("/tables", &open).await;
    let list = Browser::new(&server).page("/tables").await;
    assert!(!list.contains("<script>"), "{list}");
    assert!(list.contains("&lt;script&gt;alert(1)&lt;/script&gt;&quot;"), "{list}");
}
