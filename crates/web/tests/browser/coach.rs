//! Tests of the coach in a browser: advice before a decision, what it did afterwards, the goal always in sight, nothing moved, and an end that
//! lasts.

use crate::page::{Page, PageState, click};
use crate::show_moves_instantly;
use crate::site::{Size, TestSite, until};
use thirtyfour::prelude::*;

/// Begins a first game with a coach from the home page.
async fn begin(site: &TestSite, browser: &WebDriver) {
    browser.goto(site.url("/")).await.unwrap();
    click(browser, "button[name=guided]").await;
    until("a table", async || browser.find(By::Css("#question")).await.ok()).await;
    show_moves_instantly(browser).await;
}

/// A script's answer as JSON.
async fn read<T: serde::de::DeserializeOwned>(browser: &WebDriver, script: &str) -> T {
    let found = browser.execute(script, vec![]).await.unwrap();
    serde_json::from_value(found.json().clone()).unwrap()
}

/// The answer that the coach advises.
async fn advised(browser: &WebDriver) -> String {
    read(browser, "return document.querySelector('#coach .advice').dataset.advises").await
}

/// The number of elements with this selector.
async fn count(browser: &WebDriver, css: &str) -> usize {
    browser.find_all(By::Css(css)).await.unwrap().len()
}

/// Panics unless the goal, the advice and the way to end the coaching are wholly in the window, and nothing covers them.
async fn assert_in_sight(browser: &WebDriver) {
    const SCRIPT: &str = "
        return ['#coach .goal', '#coach .coach-head button', '#coach .advice', '#question h2'].filter(css => {
            const box = document.querySelector(css).getBoundingClientRect();
            // A long advice may be scrolled, but it begins in sight.
            const there = document.elementFromPoint(box.left + Math.min(box.width / 2, 60), box.top + 8);
            return box.top < 0 || box.top + 16 > innerHeight || box.right > innerWidth + 1 || !there?.closest(css);
        });";
    let hidden: Vec<String> = read(browser, SCRIPT).await;
    assert_eq!(hidden, [""; 0], "out of sight");
}

/// Panics unless the reader's own cards stay where they are when the coach says more, or nothing.
async fn assert_nothing_moves(browser: &WebDriver) {
    const SCRIPT: &str = "
        const places = () => ['#board', '#hand', '#center', '.opponents'].map(css => {
            const box = document.querySelector(css).getBoundingClientRect();
            return [box.left, box.top, box.width, box.height];
        });
        const coach = document.getElementById('coach');
        const said = coach.innerHTML;
        const before = JSON.stringify(places());
        const after = ['', said + '<p>' + 'A word of advice. '.repeat(60) + '</p>'].map(text => {
            coach.innerHTML = text;
            return JSON.stringify(places());
        });
        coach.innerHTML = said;
        return after.every(places => places === before);";
    assert!(read::<bool>(browser, SCRIPT).await, "the table has moved");
}

/// Plays the first answers as the coach advises, and then without a coach.
async fn follow_the_coach(size: Size) {
    let site = TestSite::new().await;
    let browser = site.browser(size, "en").await;
    begin(&site, &browser).await;
    let page = Page(&browser);
    let mut known = None;
    for answered in 0..5 {
        let PageState::Asked(version) = page.asked_after(known).await else { panic!("it is over") };
        known = Some(version);
        assert_in_sight(&browser).await;
        assert_nothing_moves(&browser).await;
        assert_eq!(count(&browser, "#coach .advice").await, 1);
        assert!(page.text("#coach .goal").await.starts_with("Goal: 6 achievements. You: "));
        // What was done before is told from the second answer on.
        let told = count(&browser, "#coach .happened").await;
        assert_eq!(told, usize::from(answered > 0));
        let answer = advised(&browser).await;
        assert!(page.answers().await.contains(&answer), "{answer}");
        let marked: Vec<String> = read(
            &browser,
            "return [...document.querySelectorAll('button[data-advised]')].map(button => button.value)",
        )
        .await;
        assert!(!marked.is_empty() && marked.iter().all(|one| *one == answer), "{marked:?}");
        page.click(&answer).await;
    }
    page.asked_after(known).await;
    click(&browser, "#coach .coach-head button").await;
    until("the end of the coaching", async || {
        (count(&browser, "#question").await == 1 && count(&browser, "#coach").await == 0)
            .then_some(())
    })
    .await;
    browser.refresh().await.unwrap();
    page.asked_after(None).await;
    assert_eq!(count(&browser, "#coach, [data-advised]").await, 0, "it stays ended");
    // The menu of the table brings the coach back.
    if let Size::Phone = size {
        click(&browser, "label[for=tab-log]").await;
    }
    click(&browser, "details.room > summary").await;
    click(&browser, "#room button[name=coach]").await;
    until("the coach", async || browser.find(By::Css("#coach .goal")).await.ok()).await;
    browser.quit().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_coach_advises_by_mouse_and_moves_nothing() {
    follow_the_coach(Size::Desktop).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_coach_advises_by_touch_and_moves_nothing() {
    follow_the_coach(Size::Phone).await;
}
