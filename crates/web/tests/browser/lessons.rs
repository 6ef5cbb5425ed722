//! Lessons in a real browser: by mouse, by finger and by keyboard.

use crate::page::{Page, PageState, click};
use crate::site::{Size, TestSite, until};
use thirtyfour::prelude::*;

/// The title of what the lesson says in place of the question.
const VERDICT: &str = "#question.verdict h2";

/// The button that goes on or begins the step again. A click on it counts once it has been there for a moment.
const GO_ON: &str = "#question:not([data-new]) a[data-pick]";

/// Waits until the step is done.
async fn done(browser: &WebDriver) {
    let right = "#question.verdict h2.right";
    until("the step is done", async || browser.find(By::Css(right)).await.ok()).await;
}

/// The number of lessons that the list marks as done.
async fn marked(site: &TestSite, browser: &WebDriver) -> usize {
    browser.goto(site.url("/lessons")).await.unwrap();
    browser.find_all(By::Css("ol.lessons li[data-done]")).await.unwrap().len()
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_wins_the_first_lesson_by_mouse_after_a_wrong_try() {
    let site = TestSite::new().await;
    let browser = site.browser(Size::Desktop, "en").await;
    browser.goto(site.url("/lessons")).await.unwrap();
    click(&browser, "main .buttons a").await;
    let page = Page(&browser);
    let first = page.asked_after(None).await;
    page.click("draw").await;
    assert_eq!(page.text(VERDICT).await, "Not quite");
    click(&browser, GO_ON).await;
    assert_eq!(page.asked_after(Some(1)).await, first, "the step begins again");
    page.click("dogma Agriculture").await;
    page.asked_after(Some(0)).await;
    page.click("Philosophy").await;
    done(&browser).await;
    // The page was not loaded anew, and its address holds what was said.
    let address = browser.current_url().await.unwrap();
    assert_eq!(address.query(), Some("a=dogma%20Agriculture&a=Philosophy"));
    click(&browser, GO_ON).await;
    page.asked_after(Some(2)).await;
    page.click("achieve 3").await;
    done(&browser).await;
    assert!(page.text("#question").await.contains("you have won"));
    click(&browser, "#question .answers a").await;
    let title = until("the next lesson", async || {
        let title = page.text("#lesson-title").await;
        title.contains("2. Icons").then_some(title)
    });
    title.await;
    assert_eq!(marked(&site, &browser).await, 1);
    browser.quit().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_played_by_finger_and_nothing_moves_the_board() {
    let site = TestSite::new().await;
    let browser = site.browser(Size::Phone, "uk").await;
    browser.goto(site.url("/lessons/first/icons")).await.unwrap();
    let page = Page(&browser);
    page.asked_after(None).await;
    let top = async || {
        let script = "return Math.round(document.getElementById('board').getBoundingClientRect().top + scrollY);";
        browser.execute(script, vec![]).await.unwrap().json().as_i64().unwrap()
    };
    let before = top().await;
    click(&browser, "#lesson .hint summary").await;
    assert!(!page.text("#lesson .hint p").await.is_empty());
    assert_eq!(top().await, before, "the hint stands over the board");
    click(&browser, "#lesson .hint summary").await;
    for (answer, known) in [("meld Masonry", 0), ("meld Writing", 2)] {
        page.click(answer).await;
        done(&browser).await;
        assert_eq!(top().await, before, "a new text stands where the old one stood");
        let wide = "return document.documentElement.scrollWidth - innerWidth;";
        let wider = browser.execute(wide, vec![]).await.unwrap();
        assert!(wider.json().as_i64().unwrap() <= 0, "the page is wider than the screen");
        if known == 0 {
            click(&browser, GO_ON).await;
            page.asked_after(Some(known)).await;
        }
    }
    assert_eq!(marked(&site, &browser).await, 1);
    browser.quit().await.unwrap();
}

/// Presses the tab key until the element with the focus matches, and then Enter.
async fn choose_by_keys(browser: &WebDriver, css: &str) {
    for _ in 0..120 {
        let script = "return document.activeElement.matches(arguments[0]);";
        let found = browser.execute(script, vec![css.into()]).await.unwrap();
        let key = if found.json() == true { Key::Enter } else { Key::Tab };
        browser.action_chain().send_keys(key.value().to_string()).perform().await.unwrap();
        if found.json() == true {
            return;
        }
    }
    panic!("the tab key does not lead to {css}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_played_by_keys() {
    let site = TestSite::new().await;
    let browser = site.browser(Size::Desktop, "en").await;
    browser.goto(site.url("/lessons/fourth/draw-and-meld")).await.unwrap();
    let page = Page(&browser);
    let mut known = None;
    for answer in ["draw", "meld Compass", "draw"] {
        let PageState::Asked(version) = page.asked_after(known).await else { panic!("not over") };
        known = Some(version);
        choose_by_keys(&browser, &format!("button[value=\"{answer}\"]")).await;
        done(&browser).await;
        if version < 4 {
            choose_by_keys(&browser, "#question .answers a").await;
        }
    }
    assert_eq!(marked(&site, &browser).await, 1);
    browser.quit().await.unwrap();
}
