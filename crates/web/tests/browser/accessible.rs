//! axe-core finds nothing wrong with any page, in either theme, on a desktop and on a phone.

use crate::site::{Size, TestSite, until};
use eureka_testkit::Client;
use serde_json::{Value, json};
use std::path::Path;
use thirtyfour::prelude::*;

/// Where `./test` puts axe-core, whose license keeps it out of the repository, below the folder of files for tests.
const AXE: &str = "axe-core@4.14.1/package/axe.min.js";

/// The pages to read and the forms.
const PAGES: [(&str, &str); 22] = [
    ("home", "/"),
    ("a new table", "/new"),
    ("the lobby", "/tables"),
    ("own games", "/games"),
    ("the account", "/account"),
    ("the rules of the first edition", "/how-to-play/first"),
    ("the rules of the third edition", "/how-to-play/third"),
    ("the rules of the fourth edition", "/how-to-play/fourth"),
    ("cards", "/cards?age=1"),
    ("no cards", "/cards?q=nothing-of-this-kind"),
    ("a card", "/cards/fourth/archery"),
    ("the lessons", "/lessons"),
    ("a lesson", "/lessons/fourth/goal"),
    ("Inventions", "/inventions"),
    ("the rules of Inventions", "/inventions/rules"),
    ("the companion", "/companion"),
    ("a box of the companion", "/companion/box"),
    ("the page for programs", "/api"),
    ("no page", "/nothing"),
    ("no table", "/table/AAAAAAAAAAAAAAAA"),
    ("a wrong query", "/tables?open=nonsense"),
    ("no connection", "/offline"),
];

/// A script that runs axe-core on the page and returns what it finds: rule, element and reason of each violation.
///
/// The icons that a splay leaves visible are narrower than a target should be when a pile is high. Every such card is also in the
/// list above its pile, which the guidelines allow; axe-core cannot know that.
const LOOK: &str = "const done = arguments[arguments.length - 1]; \
    const rules = { 'target-size': { enabled: true } }; \
    axe.run(document, { resultTypes: ['violations'], rules }).then((found) => done(found.violations.flatMap(({ id, nodes }) => \
        nodes.filter(({ html }) => id !== 'target-size' || !html.includes('card strip')) \
            .map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`))), \
    (error) => done([String(error)]));";

/// A page as one reader sees it.
struct Seen<'a> {
    name: &'a str,
    path: String,
    /// The token of the reader; empty for a stranger.
    token: &'a str,
}

/// Looks at pages with axe-core in both themes and both sizes, each tab of a narrow table by itself. Panics with all that it finds.
async fn look_at(site: &TestSite, pages: &[Seen<'_>]) {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(AXE);
    let axe = std::fs::read_to_string(&file).unwrap_or_else(|error| {
        panic!("axe-core is missing; ./test fetches it with npm to {}: {error}", file.display())
    });
    let mut faults = Vec::new();
    for size in [Size::Desktop, Size::Phone] {
        let browser = site.browser(size, "en").await;
        for theme in ["light", "dark"] {
            for page in pages {
                browser.goto(site.url("/robots.txt")).await.unwrap();
                browser.delete_all_cookies().await.unwrap();
                let look = format!("language=en&theme={theme}&pace=instant");
                browser.add_cookie(Cookie::new("reader", look)).await.unwrap();
                if !page.token.is_empty() {
                    browser.add_cookie(Cookie::new("person", page.token)).await.unwrap();
                }
                browser.goto(site.url(&page.path)).await.unwrap();
                browser.execute(&axe, vec![]).await.unwrap();
                for tab in tabs(&browser).await {
                    let found = browser.execute_async(LOOK, vec![]).await.unwrap();
                    let found: Vec<String> = serde_json::from_value(found.json().clone()).unwrap();
                    let place = format!("{} {tab}, {theme}, {size:?}", page.name);
                    faults.extend(found.iter().map(|fault| format!("{place}: {fault}")));
                    open_next_tab(&browser).await;
                }
            }
        }
        browser.quit().await.unwrap();
    }
    assert!(faults.is_empty(), "{} violations:\n{}", faults.len(), faults.join("\n"));
}

/// The names of the tabs of a narrow table; one empty name for a page without tabs. The first tab is opened.
async fn tabs(browser: &WebDriver) -> Vec<String> {
    let script = "const tabs = [...document.querySelectorAll('.tabs label')].filter((tab) => tab.getClientRects().length > 0); \
        tabs[0]?.click(); return tabs.map((tab) => tab.textContent);";
    let found = browser.execute(script, vec![]).await.unwrap();
    let found: Vec<String> = serde_json::from_value(found.json().clone()).unwrap();
    if found.is_empty() { vec![String::new()] } else { found }
}

async fn open_next_tab(browser: &WebDriver) {
    let script = "const choices = [...document.querySelectorAll('.tab-choice')]; \
        const next = choices[choices.findIndex((choice) => choice.checked) + 1]; \
        if (next) document.querySelector(`label[for=${next.id}]`)?.click();";
    browser.execute(script, vec![]).await.unwrap();
}

/// Gives a number of answers, preferring those that fill the boards; fewer if the game ends.
async fn play(client: &Client, table: &str, answers: usize) {
    let mut answered = 0;
    while answered < answers {
        let asked = until("a question", async || {
            if client.look(table, "").await.done()["state"] != "playing" {
                return Some(None);
            }
            let asked = client.look(table, "/answers").await.done();
            let listed = asked["answers"].as_array().is_some_and(|listed| !listed.is_empty());
            listed.then_some(Some(asked))
        });
        let Some(asked) = asked.await else { return };
        let listed: Vec<&str> = asked["answers"]
            .as_array()
            .unwrap()
            .iter()
            .map(|one| one["answer"].as_str().unwrap())
            .collect();
        let wanted = ["meld", "dogma", "draw"][answered % 3];
        let fitting = listed.iter().find(|answer| answer.starts_with(wanted));
        let answer = fitting.unwrap_or(&listed[answered % listed.len()]);
        // A bot may have been quicker where several are asked at the same time; then the question is read again.
        let taken = client.answer(table, asked["version"].as_u64().unwrap(), answer).await;
        answered += usize::from(taken.status.is_success());
    }
}

fn bots(level: &str, count: usize) -> Vec<Value> {
    let mut seats = vec![json!({ "kind": "me" })];
    seats.resize(count + 1, json!({ "kind": "bot", "level": level }));
    seats
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_wrong_with_the_pages_to_read() {
    let site = TestSite::new().await;
    let pages = PAGES.map(|(name, path)| Seen { name, path: path.to_owned(), token: "" });
    look_at(&site, &pages).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_wrong_with_tables_and_what_belongs_to_them() {
    let site = TestSite::new().await;
    let anna = Client::new(&site.url(""), "Anna").await;
    let duel = anna.open(json!({ "options": {}, "seats": bots("beginner", 1) })).await;
    play(&anna, &duel, 2).await;
    let late = anna.open(json!({ "options": {}, "seats": bots("random", 4) })).await;
    play(&anna, &late, 30).await;
    let teams = json!({ "teams": ["AC", "BD"] });
    let teams = anna.open(json!({ "options": teams, "seats": bots("random", 3) })).await;
    play(&anna, &teams, 12).await;
    let open = json!([{ "kind": "me" }, { "kind": "open" }]);
    let waiting = anna.open(json!({ "options": {}, "seats": open })).await;
    let closed = anna.open(json!({ "options": {}, "seats": open })).await;
    anna.act(&closed, "close").await.done();
    let first = json!({ "edition": "first" });
    let over = anna.open(json!({ "options": first, "seats": bots("random", 1) })).await;
    play(&anna, &over, 6).await;
    anna.tell(&over, "resign", json!({})).await.done();
    let solo = anna.open(json!({ "game": "inventions-solo" })).await;
    play(&anna, &solo, 6).await;
    let companion = anna.open(json!({ "game": "inventions-companion" })).await;
    let (player, stranger) = (anna.token.as_str(), "");
    let seen = |name, token, path: String| Seen { name, path, token };
    let pages = [
        seen("home with games", player, "/".to_owned()),
        seen("games", player, "/games".to_owned()),
        seen("an account", player, "/account".to_owned()),
        seen("a table", player, format!("/table/{duel}")),
        seen("a table watched", stranger, format!("/table/{duel}")),
        seen("a hint", player, format!("/table/{duel}/hint")),
        seen("five players", player, format!("/table/{late}")),
        seen("five players watched", stranger, format!("/table/{late}")),
        seen("teams", player, format!("/table/{teams}")),
        seen("a waiting room", player, format!("/table/{waiting}")),
        seen("an invitation", stranger, format!("/table/{waiting}")),
        seen("a closed table", player, format!("/table/{closed}")),
        seen("a game that is over", player, format!("/table/{over}")),
        seen("a replay", player, format!("/table/{over}/replay?at=5")),
        seen("an opinion", player, format!("/table/{over}/replay/opinion?at=5")),
        seen("an analysis", player, format!("/table/{over}/analysis")),
        seen("a solo game", player, format!("/table/{solo}")),
        seen("a companion's game", player, format!("/table/{companion}")),
    ];
    look_at(&site, &pages).await;
}
