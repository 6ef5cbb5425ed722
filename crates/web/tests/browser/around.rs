//! What surrounds the pages: the icon, the page without a connection, sounds, rules at hand, and the way on without JavaScript.

use crate::page::{Page, PageState, click};
use crate::site::{Size, TestSite, until};
use eureka_testkit::Client;
use serde_json::{Value, json};
use thirtyfour::prelude::*;

/// The value of a script.
async fn value(browser: &WebDriver, script: &str) -> Value {
    browser.execute(script, vec![]).await.unwrap().json().clone()
}

/// Waits until a script returns true.
async fn until_true(browser: &WebDriver, what: &str, script: &str) {
    until(what, async || {
        let found = browser.execute(script, vec![]).await.ok()?;
        found.json().as_bool().filter(|&found| found)
    })
    .await;
}

/// Opens a table with a free seat for Anna's friend, and shows it to Anna in her browser.
async fn table_of(site: &TestSite, browser: &WebDriver, reader: &str) -> (Client, String) {
    let anna = Client::new(&site.url(""), "Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let table = anna.open(json!({ "options": { "edition": "first" }, "seats": seats })).await;
    browser.goto(site.url("/robots.txt")).await.unwrap();
    browser.add_cookie(Cookie::new("person", anna.token.as_str())).await.unwrap();
    browser.add_cookie(Cookie::new("reader", reader)).await.unwrap();
    browser.goto(site.url(&format!("/table/{table}"))).await.unwrap();
    (anna, table)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_icon_is_a_picture_even_in_a_tab() {
    let site = TestSite::new().await;
    let browser = site.browser(Size::Desktop, "en").await;
    browser.goto(site.url("/")).await.unwrap();
    let script = "const done = arguments[arguments.length - 1]; \
        const icon = new Image(); \
        icon.onerror = () => done([]); \
        icon.onload = () => { \
            const canvas = Object.assign(document.createElement('canvas'), { width: 16, height: 16 }); \
            const drawing = canvas.getContext('2d'); \
            drawing.drawImage(icon, 0, 0, 16, 16); \
            const { data } = drawing.getImageData(0, 0, 16, 16); \
            const colors = []; \
            for (let at = 0; at < data.length; at += 4) \
                if (data[at + 3] === 255) colors.push(`${data[at] >> 5} ${data[at + 1] >> 5} ${data[at + 2] >> 5}`); \
            done(colors); \
        }; \
        icon.src = document.querySelector('link[rel=icon]').href;";
    let drawn = browser.execute_async(script, vec![]).await.unwrap();
    let mut colors: Vec<String> = serde_json::from_value(drawn.json().clone()).unwrap();
    assert!(colors.len() > 60, "{} of 256 pixels are painted", colors.len());
    colors.sort_unstable();
    colors.dedup();
    assert!(colors.len() >= 3, "the icon has colors: {colors:?}");
    browser.quit().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_without_a_connection_explains_itself_and_goes_on_by_itself() {
    let mut site = TestSite::new().await;
    let browser = site.browser(Size::Phone, "uk").await;
    browser.goto(site.url("/cards")).await.unwrap();
    let controlled = "return navigator.serviceWorker.controller?.state === 'activated'";
    until_true(&browser, "the service worker", controlled).await;
    let title = browser.title().await.unwrap();
    site.stop().await;
    browser.goto(site.url("/games")).await.unwrap();
    let page = Page(&browser);
    assert_eq!(page.text(".offline h1").await, "Немає зв’язку з Eureka");
    assert!(page.text(".offline").await.contains("нічого не втрачено"));
    // Nothing but this page and its files is kept.
    let kept = "const done = arguments[arguments.length - 1]; \
        caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then((cache) => cache.keys())))) \
            .then((found) => done(found.flat().map(({ url }) => new URL(url).pathname)));";
    let kept = browser.execute_async(kept, vec![]).await.unwrap();
    let kept: Vec<String> = serde_json::from_value(kept.json().clone()).unwrap();
    assert!(kept.contains(&"/offline".to_owned()), "{kept:?}");
    let is_public = |path: &String| path == "/offline" || path.starts_with("/static/");
    assert!(kept.iter().all(is_public), "{kept:?}");
    click(&browser, ".offline a.button").await;
    assert_eq!(page.text(".offline h1").await, "Немає зв’язку з Eureka", "still not there");
    site.start_again().await;
    until("the page itself", async || browser.find(By::Css("header.site")).await.ok()).await;
    assert!(browser.current_url().await.unwrap().as_str().ends_with("/games"));
    assert_ne!(browser.title().await.unwrap(), title);
    browser.quit().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn sounds_are_made_only_after_they_were_switched_on() {
    let site = TestSite::new().await;
    let browser = site.browser(Size::Desktop, "en").await;
    // Counts how often a page begins to make sounds.
    let count = "sessionStorage.begun ??= 0; const Real = window.AudioContext; \
        window.AudioContext = class extends Real { constructor() { super(); sessionStorage.begun++; } };";
    let source = json!({ "source": count });
    browser.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", source).await.unwrap();
    let (anna, table) = table_of(&site, &browser, "language=en&pace=instant").await;
    click(&browser, "h1").await;
    assert_eq!(value(&browser, "return sessionStorage.begun").await, "0", "nobody wants sounds");
    click(&browser, "details.settings summary").await;
    click(&browser, "details.settings input[name=sounds]").await;
    let sounded =
        |name: &str| format!("return document.documentElement.dataset.sounded === '{name}'");
    until_true(&browser, "a sound to try", &sounded("turn")).await;
    click(&browser, "details.settings button").await;
    let is_on = "return document.documentElement.dataset.sounds === 'yes'";
    until_true(&browser, "the page with sounds", is_on).await;
    click(&browser, "h1").await;
    let boris = Client::new(&site.url(""), "Boris").await;
    boris.tell(&table, "sit", json!({})).await.done();
    if boris.look(&table, "").await.done()["state"] == "open" {
        anna.act(&table, "begin").await.done();
    }
    until_true(&browser, "that the game has begun", &sounded("begun")).await;
    // A remark is heard by somebody who waits.
    let page = Page(&browser);
    let PageState::Asked(_) = page.asked_after(None).await else { panic!("both choose") };
    let answers = page.answers().await;
    page.click(&answers[0]).await;
    until_true(
        &browser,
        "that others are asked",
        "return !document.querySelector('#question[data-your-turn]')",
    )
    .await;
    boris.tell(&table, "say", json!({ "text": "hello" })).await.done();
    until_true(&browser, "the sound of a remark", &sounded("chat")).await;
    browser.quit().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_are_at_hand_without_leaving_the_table() {
    let site = TestSite::new().await;
    let (desktop, phone) =
        (site.browser(Size::Desktop, "en").await, site.browser(Size::Phone, "it").await);
    for browser in [&desktop, &phone] {
        browser.goto(site.url("/")).await.unwrap();
        let play = "form[action='/play'] button:not([name])";
        let form = browser.find(By::Css(play)).await.unwrap();
        let script = "arguments[0].form.requestSubmit(arguments[0])";
        browser.execute(script, vec![form.to_json().unwrap()]).await.unwrap();
        until("a table", async || browser.find(By::Css("#question")).await.ok()).await;
    }
    let table = desktop.current_url().await.unwrap();
    let open = "return document.getElementById('rules').open";
    let closed = "return !document.getElementById('rules').open";
    // By mouse.
    click(&desktop, ".side a[data-rules]").await;
    until_true(&desktop, "the rules", open).await;
    assert!(Page(&desktop).text("#rules").await.contains("Whoever first has enough achievements"));
    click(&desktop, "#rules details:nth-of-type(2) summary").await;
    assert!(Page(&desktop).text("#rules").await.contains("You take two actions"));
    click(&desktop, "#rules form button").await;
    until_true(&desktop, "no rules", closed).await;
    // By keys; the focus returns to where it was.
    desktop.execute("document.querySelector('.side a[data-rules]').focus()", vec![]).await.unwrap();
    desktop.action_chain().send_keys(Key::Enter.value().to_string()).perform().await.unwrap();
    until_true(&desktop, "the rules", open).await;
    desktop.action_chain().send_keys(Key::Escape.value().to_string()).perform().await.unwrap();
    until_true(&desktop, "no rules", closed).await;
    let focused = "return document.activeElement.matches('.side a[data-rules]')";
    assert_eq!(value(&desktop, focused).await, true);
    assert_eq!(desktop.current_url().await.unwrap(), table);
    assert_eq!(desktop.windows().await.unwrap().len(), 1);
    // By finger, on every tab of a phone.
    click(&phone, "label[for=tab-others]").await;
    click(&phone, ".tabs a[data-rules]").await;
    until_true(&phone, "the rules", open).await;
    assert!(Page(&phone).text("#rules h2").await.contains("regole"));
    click(&phone, "#rules form button").await;
    until_true(&phone, "no rules", closed).await;
    assert_eq!(
        value(&phone, "return document.querySelector('.tab-choice:checked').value").await,
        "others"
    );
    desktop.quit().await.unwrap();
    phone.quit().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_without_javascript_has_a_way_on_while_others_are_asked() {
    let site = TestSite::new().await;
    let browser = site.browser_without_script().await;
    let (anna, table) = table_of(&site, &browser, "language=en").await;
    let way_on = By::Css(".reload a.button");
    assert!(browser.find(way_on.clone()).await.unwrap().is_displayed().await.unwrap());
    let boris = Client::new(&site.url(""), "Boris").await;
    boris.tell(&table, "sit", json!({})).await.done();
    if boris.look(&table, "").await.done()["state"] == "open" {
        anna.act(&table, "begin").await.done();
    }
    browser.find(way_on.clone()).await.unwrap().click().await.unwrap();
    until("the table", async || browser.find(By::Css("#question")).await.ok()).await;
    // Whoever is asked needs no other way on.
    assert!(browser.find(way_on.clone()).await.is_err());
    browser.find(By::Css("#question .menu summary")).await.unwrap().click().await.unwrap();
    browser.find(By::Css("#question button[name=answer]")).await.unwrap().click().await.unwrap();
    let waiting = until("the way on", async || browser.find(way_on.clone()).await.ok()).await;
    assert!(waiting.is_displayed().await.unwrap());
    browser.quit().await.unwrap();
}
