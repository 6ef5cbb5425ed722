//! The home page and the lobby in a browser: the ways into a game, and lists that change by themselves; and the graphs of a game.

use crate::page::{Page, PageState, click};
use crate::site::{Size, TestSite, until};
use crate::{Chooser, choose, show_moves_instantly};
use thirtyfour::prelude::*;

/// The button that begins a game.
const PLAY: &str = "form.play > button";

/// Waits until the page has an element.
async fn there_is(browser: &WebDriver, css: &str) -> WebElement {
    until(css, async || browser.find(By::Css(css)).await.ok()).await
}

/// Waits until the page has no such element.
async fn there_is_no(browser: &WebDriver, css: &str) {
    until(css, async || browser.find(By::Css(css)).await.err().map(drop)).await;
}

/// Whether a script returns true.
async fn is_so(browser: &WebDriver, script: &str) -> bool {
    browser.execute(script, vec![]).await.unwrap().json().as_bool().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn one_click_leads_from_the_home_page_to_the_first_decision() {
    let site = TestSite::new().await;
    let browser = site.browser(Size::Desktop, "en").await;
    browser.goto(site.url("/")).await.unwrap();
    click(&browser, PLAY).await;
    assert!(matches!(Page(&browser).asked_after(None).await, PageState::Asked(_)));
    // The choices below the button are remembered.
    browser.goto(site.url("/")).await.unwrap();
    click(&browser, ".play summary").await;
    choose(&browser, "form.play select[name=level]", "expert").await;
    choose(&browser, "form.play select[name=edition]", "first").await;
    click(&browser, PLAY).await;
    Page(&browser).asked_after(None).await;
    browser.goto(site.url("/")).await.unwrap();
    let summary = Page(&browser).text(".play summary").await;
    assert!(summary.contains("Expert") && summary.contains("First edition"), "{summary}");
    browser.quit().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn both_ways_in_lie_on_the_first_screen_of_a_phone_and_can_be_touched() {
    let site = TestSite::new().await;
    for language in ["uk", "it"] {
        let browser = site.browser(Size::Phone, language).await;
        browser.goto(site.url("/")).await.unwrap();
        let fits = "return document.documentElement.scrollWidth <= innerWidth && \
            ['.learn > a', 'form.play > button'].every(css => { \
                const r = document.querySelector(css).getBoundingClientRect(); \
                return r.bottom <= innerHeight && r.height >= 44; });";
        assert!(is_so(&browser, fits).await, "{language}");
        click(&browser, PLAY).await;
        Page(&browser).asked_after(None).await;
        // With a running game first, they still do.
        browser.goto(site.url("/")).await.unwrap();
        there_is(&browser, "#games-running .game[data-turn]").await;
        assert!(is_so(&browser, fits).await, "{language}");
        browser.quit().await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_begun_from_the_home_page_by_keyboard() {
    let site = TestSite::new().await;
    let browser = site.browser(Size::Desktop, "en").await;
    browser.goto(site.url("/")).await.unwrap();
    let is_there = "return document.activeElement.matches('form.play > button');";
    for _ in 0..30 {
        if is_so(&browser, is_there).await {
            break;
        }
        browser.action_chain().send_keys(Key::Tab.value()).perform().await.unwrap();
    }
    assert!(is_so(&browser, is_there).await, "the tab key leads there");
    browser.action_chain().send_keys(Key::Enter.value()).perform().await.unwrap();
    Page(&browser).asked_after(None).await;
    browser.quit().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn lobby_and_running_games_change_by_themselves_also_between_two_servers() {
    let site = TestSite::with_two_servers().await;
    let anna = site.browser(Size::Desktop, "en").await;
    let boris = site.browser(Size::Phone, "en").await;
    // Boris is known at the second server and looks at its lobby and its home page.
    boris.goto(site.url_at_last_server(&site.url("/tables"))).await.unwrap();
    there_is(&boris, "#lobby-open").await;
    boris.execute("window.isLoadedOnce = true;", vec![]).await.unwrap();
    anna.goto(site.url("/new?players=2&seat-b=open&listed=yes&edition=first")).await.unwrap();
    click(&anna, "form[action='/tables'] button[type=submit]:not([name])").await;
    until("the table", async || {
        anna.current_url().await.ok().filter(|url| url.path().starts_with("/table/"))
    })
    .await;
    // Anna's home page shows her table.
    anna.goto(site.url("/")).await.unwrap();
    there_is(&anna, "#games-running .game").await;
    anna.execute("window.isLoadedOnce = true;", vec![]).await.unwrap();

    there_is(&boris, "#lobby-open form[action$='/sit'] button").await;
    assert!(is_so(&boris, "return window.isLoadedOnce;").await, "the page was not loaded again");
    // For a moment after the list has changed, a click would be taken for a slip.
    there_is_no(&boris, "[data-moved]").await;
    click(&boris, "#lobby-open form[action$='/sit'] button").await;
    until("the table", async || boris.find(By::Css("#question")).await.ok()).await;
    show_moves_instantly(&boris).await;
    // It becomes Anna's turn, perhaps after Boris has answered, and her home page says so.
    let (page, mut chooser, mut known) = (Page(&boris), Chooser(5), None);
    loop {
        let boris_asked = until("somebody's turn", async || {
            if anna.find(By::Css("#games-running .game[data-turn]")).await.is_ok() {
                return Some(None);
            }
            match page.state().await {
                PageState::Asked(version) if known != Some(version) => Some(Some(version)),
                _ => None,
            }
        });
        let Some(version) = boris_asked.await else { break };
        let answers = page.answers().await;
        page.click(chooser.choose(&answers)).await;
        known = Some(version);
    }
    assert!(is_so(&anna, "return window.isLoadedOnce;").await, "the page was not loaded again");
    until("the title", async || anna.title().await.ok().filter(|title| title.starts_with('●')))
        .await;
    anna.quit().await.unwrap();
    boris.quit().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_click_in_the_graph_leads_to_that_moment_which_is_marked() {
    let site = TestSite::new().await;
    let browser = site.browser(Size::Desktop, "en").await;
    browser.goto(site.url("/inventions")).await.unwrap();
    click(&browser, "#begin button").await;
    let (page, mut chooser, mut known) = (Page(&browser), Chooser(6), None);
    page.asked_after(None).await;
    show_moves_instantly(&browser).await;
    while let PageState::Asked(version) = page.asked_after(known).await {
        let answers = page.answers().await;
        page.click(chooser.choose(&answers)).await;
        known = Some(version);
    }
    let table = browser.current_url().await.unwrap();
    browser.goto(format!("{table}/replay?at=5")).await.unwrap();
    let marked = async |at: u32| {
        let script = "const links = [...document.querySelectorAll('.plot-links')].map(group => [...group.querySelectorAll('[aria-current]')]); \
            return document.getElementById('replay-moment').dataset.at == arguments[0] && links.length > 0 && \
            links.every(current => current.length === 1 && current[0].getAttribute('href').endsWith('at=' + arguments[0]) \
                && getComputedStyle(current[0].firstElementChild).stroke !== 'rgba(0, 0, 0, 0)');";
        until("the mark", async || {
            let found = browser.execute(script, vec![at.into()]).await.ok()?;
            found.json().as_bool().filter(|&found| found)
        })
        .await
    };
    marked(5).await;
    browser.execute("window.isLoadedOnce = true;", vec![]).await.unwrap();
    // A click on the graph, at the place of a moment. The analysis may replace the graphs at any time.
    let place = "const link = document.querySelector(\".plot-links a[href$='at=20']\"); \
        link.scrollIntoView({ block: 'center', behavior: 'instant' }); \
        const r = link.getBoundingClientRect(); \
        return [Math.round(r.left + r.width / 2), Math.round(r.top + r.height / 2)];";
    until("a click at the place of a moment", async || {
        let found = browser.execute(place, vec![]).await.ok()?;
        let (x, y): (i64, i64) = serde_json::from_value(found.json().clone()).ok()?;
        browser.action_chain().move_to(x, y).click().perform().await.ok()?;
        let left = "return document.getElementById('replay-moment').dataset.at !== '5';";
        is_so(&browser, left).await.then_some(())
    })
    .await;
    marked(20).await;
    // The arrow keys go on from there, and the focus with them.
    browser
        .execute("document.querySelector('.plot-links a[aria-current]').focus();", vec![])
        .await
        .unwrap();
    browser.action_chain().send_keys(Key::Right.value()).perform().await.unwrap();
    marked(21).await;
    let focus = "return document.activeElement.getAttribute('href')?.endsWith('at=21') === true;";
    until("the focus", async || is_so(&browser, focus).await.then_some(())).await;
    // Enter follows the link that has the focus.
    let other = "document.querySelector(\".plot-links a[href$='at=3']\").focus();";
    until("the other moment", async || {
        browser.execute(other, vec![]).await.ok()?;
        browser.action_chain().send_keys(Key::Enter.value()).perform().await.ok()?;
        let there = "return document.getElementById('replay-moment').dataset.at === '3';";
        is_so(&browser, there).await.then_some(())
    })
    .await;
    marked(3).await;
    assert!(is_so(&browser, "return window.isLoadedOnce;").await, "the page was not loaded again");
    browser.quit().await.unwrap();
}
