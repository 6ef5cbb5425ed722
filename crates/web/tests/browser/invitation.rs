//! Playing with a friend in one step: two browsers, two servers, mouse, finger and keyboard.

use crate::page::{Page, PageState, click};
use crate::press;
use crate::site::{Size, TestSite, until};
use thirtyfour::prelude::*;

const INVITE: &str = "form[action='/invitation'] button";
const SIT: &str = "form.sit button";

/// Waits for an element.
async fn shown(browser: &WebDriver, css: &str) -> WebElement {
    until(css, async || browser.find(By::Css(css)).await.ok()).await
}

/// Waits until an element has a text.
async fn says(browser: &WebDriver, css: &str, text: &str) {
    until(text, async || {
        let found = browser.find(By::Css(css)).await.ok()?.text().await.ok()?;
        found.contains(text).then_some(())
    })
    .await;
}

/// Taps a button with a finger.
async fn tap(browser: &WebDriver, css: &str) {
    let button = shown(browser, css).await;
    let script = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' }); \
        const box = arguments[0].getBoundingClientRect(); \
        return [box.x + box.width / 2, box.y + box.height / 2];";
    let found = browser.execute(script, vec![button.to_json().unwrap()]).await.unwrap();
    let [x, y]: [f64; 2] = serde_json::from_value(found.json().clone()).unwrap();
    for (kind, points) in [
        ("touchStart", serde_json::json!([{ "x": x, "y": y }])),
        ("touchEnd", serde_json::json!([])),
    ] {
        let touch = serde_json::json!({ "type": kind, "touchPoints": points });
        browser.cdp().send_raw("Input.dispatchTouchEvent", touch).await.unwrap();
    }
}

/// Moves the focus with the Tab key until it is on an element with this selector.
async fn tab_to(browser: &WebDriver, css: &str) {
    for _ in 0..60 {
        let script = format!("return document.activeElement.matches(\"{css}\");");
        if browser.execute(script, vec![]).await.unwrap().json() == true {
            return;
        }
        press(browser, &[Key::Tab.value()]).await;
    }
    panic!("the Tab key does not reach {css}");
}

/// The address that a waiting room shows, which must be whole and in sight.
async fn link(browser: &WebDriver) -> String {
    let link = shown(browser, "#invitation-link").await;
    let script = "const link = arguments[0]; return link.scrollWidth <= link.clientWidth && link.textContent === link.href;";
    let whole = browser.execute(script, vec![link.to_json().unwrap()]).await.unwrap();
    assert_eq!(whole.json(), true, "the link is cut off");
    link.text().await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn one_click_invites_and_one_tap_begins_the_game_at_another_server() {
    let site = TestSite::with_two_servers().await;
    let anna = site.browser(Size::Desktop, "en").await;
    let boris = site.browser(Size::Phone, "uk").await;
    anna.goto(site.url("/")).await.unwrap();
    // The host's only click.
    click(&anna, INVITE).await;
    let link = link(&anna).await;
    shown(&anna, "svg.qr").await;
    assert!(anna.find(By::Css("form[action$='/sit']")).await.is_err(), "the seat is the friend's");
    click(&anna, "#copy").await;
    says(&anna, "#copied", "copied").await;
    boris.goto(site.url_at_last_server(&link)).await.unwrap();
    says(&boris, "h1", "запрошує вас зіграти в «Інновацію», четверте видання").await;
    // The guest's first tap.
    tap(&boris, SIT).await;
    // Neither does anything more: both are asked for their opening card, and the host's window says so.
    shown(&boris, "#question[data-your-turn]").await;
    shown(&anna, "#question[data-your-turn]").await;
    until("a mark in the title", async || anna.title().await.ok()?.starts_with("● ").then_some(()))
        .await;
    // The guest's second tap is the first decision.
    let page = Page(&boris);
    let asked = page.asked_after(None).await;
    page.click(&page.answers().await[0]).await;
    until("the answer is taken", async || {
        let now = page.state().await;
        (now != asked && now != PageState::Over).then_some(())
    })
    .await;
    anna.quit().await.unwrap();
    boris.quit().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_are_left_and_cleared_before_the_game() {
    let site = TestSite::new().await;
    let anna = site.browser(Size::Desktop, "en").await;
    let boris = site.browser(Size::Phone, "en").await;
    anna.goto(site.url("/new?players=3&seat-b=open&seat-c=open&name=Anna")).await.unwrap();
    click(&anna, "form.new-table button.primary").await;
    let link = link(&anna).await;
    boris.goto(&link).await.unwrap();
    let name = shown(&boris, "form.sit input[name=name]").await;
    name.send_keys("Boris").await.unwrap();
    tap(&boris, SIT).await;
    // The host's page shows by itself who has come.
    says(&anna, "ol.seats", "Boris").await;
    click(&anna, "form[action$='/offer'] input[value=B] ~ button.quiet:not(details *)").await;
    says(&anna, ".notice", "The seat is free again").await;
    // So does the page of the player whose seat was cleared.
    says(&boris, ".notice", "The host has cleared your seat").await;
    tap(&boris, SIT).await;
    says(&anna, "ol.seats", "Boris").await;
    // The host stands up and sits down at another seat.
    click(&anna, "form[action$='/leave'] button").await;
    says(&anna, ".notice", "You have stood up").await;
    click(&anna, "ol.seats li:last-child form[action$='/sit'] button").await;
    says(&anna, "ol.seats li:last-child", "Anna (you)").await;
    // Boris stands up; closing the table asks first and says what happened, to both.
    tap(&boris, "form[action$='/leave'] button").await;
    says(&boris, ".notice", "You have stood up").await;
    click(&anna, "details.confirm summary").await;
    says(&anna, "details.confirm", "Really?").await;
    click(&anna, "form[action$='/close'] button").await;
    says(&anna, "h1", "You have closed this table").await;
    says(&boris, "h1", "This table was closed").await;
    anna.quit().await.unwrap();
    boris.quit().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_needs_no_mouse() {
    let site = TestSite::new().await;
    let anna = site.browser(Size::Desktop, "en").await;
    let boris = site.browser(Size::Desktop, "pl").await;
    anna.goto(site.url("/")).await.unwrap();
    shown(&anna, INVITE).await;
    tab_to(&anna, INVITE).await;
    press(&anna, &[Key::Enter.value()]).await;
    let link = link(&anna).await;
    tab_to(&anna, "#copy").await;
    press(&anna, &[Key::Enter.value()]).await;
    says(&anna, "#copied", "copied").await;
    boris.goto(&link).await.unwrap();
    shown(&boris, SIT).await;
    tab_to(&boris, "form.sit input[name=name]").await;
    press(&boris, &['Ł', 'u', Key::Enter.value()]).await;
    for browser in [&anna, &boris] {
        shown(browser, "#question[data-your-turn]").await;
        assert!(browser.title().await.unwrap().contains("Łu"));
    }
    anna.quit().await.unwrap();
    boris.quit().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_form_for_a_table_shows_what_fits() {
    let site = TestSite::new().await;
    let anna = site.browser(Size::Desktop, "en").await;
    anna.goto(site.url("/new")).await.unwrap();
    let count = async |css: &str| anna.find_all(By::Css(css)).await.unwrap().len();
    let choose = async |name: &str, value: &str| {
        let css = format!("form.new-table select[name={name}] option[value='{value}']");
        shown(&anna, &css).await.click().await.unwrap();
    };
    shown(&anna, "html[data-pace]").await;
    assert_eq!((count("select[name^=seat-]").await, count("select[name=teams]").await), (2, 0));
    assert_eq!(count("select[name=patience]").await, 0, "nobody else can come");
    let tall = anna.execute("return document.documentElement.scrollHeight", vec![]).await.unwrap();
    assert!(tall.json().as_i64().unwrap() < 1000, "{tall:?}");
    choose("players", "4").await;
    until("four seats", async || (count("select[name^=seat-]").await == 4).then_some(())).await;
    assert_eq!(count("select[name=teams] option").await, 5);
    choose("seat-c", "open").await;
    shown(&anna, "select[name=patience]").await;
    // What was chosen before stays.
    assert_eq!(count("select[name=players] option[value='4']:checked").await, 1);
    click(&anna, "input[name=edition][value=first]").await;
    until("no teams", async || (count("select[name=teams]").await == 0).then_some(())).await;
    assert_eq!(count("select[name=players] option").await, 3);
    assert_eq!(count("select[name=seat-c] option[value=open]:checked").await, 1);
    click(&anna, "form.new-table button.primary").await;
    says(&anna, "h1", "Send this link to a friend").await;
    anna.quit().await.unwrap();
}
