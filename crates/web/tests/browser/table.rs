//! Tests of the look of a table: names fit, nothing is wider than the window, and what is asked for is in sight, in late positions
//! and at the sizes of real windows.

#[path = "../../examples/look/sample.rs"]
mod sample;

use crate::page::{Page, PageState, click};
use crate::site::{Size, TestSite, until};
use crate::{play_now, show_moves_instantly};
use axum::Router;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use eureka_web::assets;
use eureka_words::Language;
use sample::{SAMPLES, page};
use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::Arc;
use thirtyfour::prelude::*;

/// Sizes of windows, from a small phone to a large screen, with the tabs under which a narrow page shows the table.
const SIZES: [(u32, u32, &[&str]); 7] = [
    (360, 740, &["me", "others", "table", "log"]),
    (390, 844, &["me", "others", "table", "log"]),
    (768, 1024, &["table", "log"]),
    (1024, 768, &[]),
    (1366, 768, &[]),
    (1440, 900, &[]),
    (2560, 1440, &[]),
];

/// The languages with the longest names.
const LANGUAGES: [Language; 3] = [Language::Ukrainian, Language::Russian, Language::Italian];

/// The smallest type on the page, in pixels.
const SMALLEST_TYPE: f64 = 10.0;

/// Serves sample pages of tables, each under `/NAME-LANGUAGE`, with their style sheets and scripts.
async fn serve_samples(names: &[&str]) -> SocketAddr {
    let mut pages = HashMap::new();
    for sample in SAMPLES.iter().filter(|sample| names.contains(&sample.name)) {
        let played = sample.find();
        for language in Language::ALL {
            let page = page(&played, language, Some(played.reader()));
            pages.insert(format!("{}-{language}", sample.name), page.into_string());
        }
    }
    assert_eq!(pages.len(), names.len() * Language::ALL.len(), "every sample was made");
    let app = Router::new()
        .route("/static/{version}/{name}", get(file))
        .route("/{name}", get(sample))
        .with_state(Arc::new(pages));
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move { axum::serve(listener, app).await.unwrap() });
    address
}

async fn sample(
    State(pages): State<Arc<HashMap<String, String>>>,
    Path(name): Path<String>,
) -> Response {
    match pages.get(&name) {
        Some(page) => Html(page.clone()).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// A style sheet or a script.
async fn file(Path((version, name)): Path<(String, String)>) -> Response {
    let address = format!("/static/{version}/{name}");
    let kind = match name.rsplit('.').next() {
        Some("css") => "text/css",
        Some("js") => "text/javascript",
        _ => "image/svg+xml",
    };
    match assets().find(|(known, _)| *known == address) {
        Some((_, bytes)) => ([(CONTENT_TYPE, kind)], bytes).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Gives the window a size. A narrow window is one of a touch screen.
async fn resize(browser: &WebDriver, width: u32, height: u32) {
    let metrics = serde_json::json!({
        "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 1000,
    });
    browser.cdp().send_raw("Emulation.setDeviceMetricsOverride", metrics).await.unwrap();
}

/// Opens a sample and waits until the script of tables has run.
async fn open(browser: &WebDriver, address: SocketAddr, name: &str, language: Language) {
    browser.goto(format!("http://{address}/{name}-{language}")).await.unwrap();
    let css = "html[data-pace]";
    until("the script", async || browser.find(By::Css(css)).await.ok()).await;
}

/// Everything that does not fit, in words; empty if all is well.
async fn misfits(browser: &WebDriver) -> Vec<String> {
    let script = r#"
        const misfits = [];
        const shown = (element) => element.getClientRects().length > 0;
        if (document.documentElement.scrollWidth > innerWidth) misfits.push("the page is wider than the window");
        for (const name of document.querySelectorAll(".tile .name")) {
            if (!shown(name)) continue;
            if (name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1) misfits.push(`cut off: ${name.textContent}`);
        }
        for (const element of document.querySelectorAll("body *")) {
            const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
            const size = parseFloat(getComputedStyle(element).fontSize);
            if (hasText && shown(element) && size < arguments[0] - .01) misfits.push(`${size} px: ${element.textContent.trim()}`);
        }
        return misfits;"#;
    let found = browser.execute(script, vec![SMALLEST_TYPE.into()]).await.unwrap();
    serde_json::from_value(found.json().clone()).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn names_and_type_fit_in_late_positions_at_every_width() {
    let (site, address) =
        (TestSite::new().await, serve_samples(&["late", "late-five", "teams"]).await);
    let browser = site.browser(Size::Desktop, "en").await;
    let mut wrong = Vec::new();
    for (width, height, tabs) in SIZES {
        resize(&browser, width, height).await;
        for (name, language) in LANGUAGES.iter().flat_map(|&language| {
            [("late", language), ("late-five", language), ("teams", language)]
        }) {
            open(&browser, address, name, language).await;
            for tab in tabs.iter().map(Some).chain(tabs.is_empty().then_some(None)) {
                if let Some(tab) = tab {
                    let show = format!("document.getElementById('tab-{tab}').click();");
                    browser.execute(show, vec![]).await.unwrap();
                }
                let found = misfits(&browser).await;
                wrong.extend(
                    found.iter().map(|what| format!("{name} {language} {width} {tab:?}: {what}")),
                );
            }
        }
    }
    assert_eq!(wrong, [""; 0], "{}", wrong.join("\n"));
    browser.quit().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_asked_for_comes_into_sight() {
    let (site, address) = (TestSite::new().await, serve_samples(&["late-effect"]).await);
    let browser = site.browser(Size::Desktop, "en").await;
    // A card that can be chosen, and the whole question, lie within the window; the question covers neither all such cards nor
    // itself.
    let script = r#"
        const question = document.getElementById("question");
        const panel = question.getBoundingClientRect();
        const within = (box) => box.top >= -1 && box.bottom <= innerHeight + 1;
        const free = (box) => box.bottom <= panel.top || box.top >= panel.bottom;
        const lit = [...document.querySelectorAll(".lit")].filter((thing) => !question.contains(thing) && thing.getClientRects().length);
        const boxes = lit.map((thing) => thing.getBoundingClientRect());
        return lit.length > 5 && within(panel) && boxes.some((box) => within(box) && free(box));"#;
    for (width, height, _) in SIZES {
        resize(&browser, width, height).await;
        open(&browser, address, "late-effect", Language::Ukrainian).await;
        until(&format!("cards in sight at {width}"), async || {
            let found = browser.execute(script, vec![]).await.ok()?;
            found.json().as_bool().filter(|&found| found)
        })
        .await;
    }
    browser.quit().await.unwrap();
}

/// The number of elements with this selector that are shown.
async fn count(browser: &WebDriver, css: &str) -> u64 {
    let script = "return [...document.querySelectorAll(arguments[0])].filter((element) => element.getClientRects().length).length;";
    browser.execute(script, vec![css.into()]).await.unwrap().json().as_u64().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_show_their_text_until_an_expert_hides_it() {
    let site = TestSite::new().await;
    let browser = site.browser(Size::Desktop, "en").await;
    play_now(&site, &browser, "fourth", "beginner").await;
    until("both cards of the opening with their texts", async || {
        (count(&browser, ".hand .tile .text").await == 2).then_some(())
    })
    .await;
    click(&browser, "details.settings summary").await;
    click(&browser, "details.settings input[name=texts]").await;
    click(&browser, "details.settings button").await;
    until("tiles without a text", async || {
        (count(&browser, ".hand .tile").await == 2
            && count(&browser, ".hand .tile .text").await == 0)
            .then_some(())
    })
    .await;
    browser.quit().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reader_finds_what_others_did_since_the_own_turn() {
    let site = TestSite::new().await;
    let browser = site.browser(Size::Phone, "en").await;
    play_now(&site, &browser, "first", "beginner").await;
    show_moves_instantly(&browser).await;
    let (page, mut known) = (Page(&browser), None);
    // The opponent's turn comes after the opening and one action, or before it.
    for _ in 0..6 {
        let PageState::Asked(version) = page.asked_after(known).await else { panic!("over") };
        if count(&browser, "#question .since-turn").await > 0 {
            break;
        }
        let answers = page.answers().await;
        page.click(answers.iter().find(|answer| *answer == "draw").unwrap_or(&answers[0])).await;
        known = Some(version);
    }
    let summary = page.text("#question .since-turn summary").await;
    assert!(summary.contains("Hypatia"), "{summary}");
    // The tab says how many lines are new, such as “9+”; reading them takes the mark away.
    let badge = "return parseInt(document.querySelector('label[for=tab-log]').dataset.badge ?? 0);";
    let new = browser.execute(badge, vec![]).await.unwrap().json().as_u64().unwrap();
    assert!(new > 0, "the tab of the log has a mark");
    click(&browser, "label[for=tab-log]").await;
    let left = browser.execute(badge, vec![]).await.unwrap().json().as_u64().unwrap();
    assert_eq!(left, 0, "who opens the log has seen it");
    browser.quit().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_in_full_shows_its_icons_and_can_be_closed() {
    let site = TestSite::new().await;
    let browser = site.browser(Size::Phone, "en").await;
    play_now(&site, &browser, "first", "beginner").await;
    click(&browser, ".hand .tile").await;
    let icons = "#card-full:not([hidden]) .slot .icon";
    until("three icons", async || (count(&browser, icons).await == 3).then_some(())).await;
    let script = "return Math.min(...[...document.querySelectorAll(arguments[0])].map((icon) => icon.getBoundingClientRect().width));";
    let found = browser.execute(script, vec![icons.into()]).await.unwrap();
    assert!(found.json().as_f64().unwrap() > 16.0, "icons are large enough to be seen");
    // The question that the card's button answers stands on the sheet, which may cover it.
    let asked = Page(&browser).text("#card-full .asked").await;
    assert_eq!(asked, Page(&browser).text("#question h2").await);
    click(&browser, "#card-full .close").await;
    until("the closed sheet", async || (count(&browser, "#card-full").await == 0).then_some(()))
        .await;
    browser.quit().await.unwrap();
}
