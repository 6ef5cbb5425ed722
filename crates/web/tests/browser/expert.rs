//! Tests of what quick players use: several cards at once, letters and digits, and the pace.

use crate::page::{Page, PageState};
use crate::site::{Size, TestSite, until};
use crate::{Chooser, play_now, show_moves_instantly};
use serde_json::{Value, json};
use thirtyfour::prelude::*;

/// Whether any number of cards, or up to some number, is asked for, and something is done with each at once.
const ASKS_FOR_SEVERAL: &str = "const answers = document.querySelector('#question .answers[data-several]'); \
    const send = answers?.querySelector('[data-send]'); \
    const tiles = document.querySelectorAll('.mine .tile.lit').length; \
    return Boolean(send && tiles > 1 && answers.dataset.least === '0' && answers.querySelector('[data-answer=pass]'));";

/// Runs a script in the page and returns its result.
async fn run(browser: &WebDriver, script: &str, args: Vec<Value>) -> Value {
    browser.execute(script, args).await.unwrap().json().clone()
}

/// Plays games against a bot until something holds at a question to the reader. Returns the version of the question.
async fn play_until(site: &TestSite, browser: &WebDriver, seed: u64, holds: &str) -> u32 {
    let (page, mut chooser) = (Page(browser), Chooser(seed));
    loop {
        play_now(site, browser, "first", "beginner").await;
        show_moves_instantly(browser).await;
        let mut known = None;
        while let PageState::Asked(version) = page.asked_after(known).await {
            if run(browser, holds, vec![]).await == true {
                let count = "const fetch = window.fetch; window.sent = 0; \
                    window.fetch = (address, ...rest) => { if (String(address).endsWith('/answer')) window.sent += 1; return fetch(address, ...rest); };";
                run(browser, count, vec![]).await;
                return version;
            }
            let answers = page.answers().await;
            let answer = chooser.choose(&answers);
            let script = "const button = [...document.querySelectorAll('#question button[name=answer]')].find(b => b.value === arguments[0]); \
                button.form.requestSubmit(button);";
            run(browser, script, vec![answer.into()]).await;
            known = Some(version);
        }
    }
}

/// The number of answers that the page has sent since [`play_until`].
async fn sent(browser: &WebDriver) -> u64 {
    run(browser, "return window.sent;", vec![]).await.as_u64().unwrap()
}

/// Clicks or taps a card after scrolling it to where nothing covers it: on a desktop the question is above, on a phone below.
async fn tap(browser: &WebDriver, tile: &WebElement, block: &str) {
    let scroll = "arguments[0].scrollIntoView({ block: arguments[1], behavior: 'instant' })";
    browser.execute(scroll, vec![tile.to_json().unwrap(), block.into()]).await.unwrap();
    tile.click().await.unwrap();
}

/// Waits until the reader has answered the question at this version.
async fn answered(browser: &WebDriver, version: u32) {
    let script = "const question = document.getElementById('question'); \
        return !question.hasAttribute('data-sent') && Number(question.dataset.version) > arguments[0];";
    until("the answer is shown", async || {
        browser
            .execute(script, vec![version.into()])
            .await
            .ok()?
            .json()
            .as_bool()
            .filter(|&yes| yes)
    })
    .await;
}

/// A key as a keyboard with these letters sends it.
async fn press(browser: &WebDriver, key: &str, code: &str) {
    let script = "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: arguments[0], code: arguments[1], bubbles: true, cancelable: true }));";
    run(browser, script, vec![key.into(), code.into()]).await;
}

/// The numbers on the marked cards on the table, by card.
async fn marks(browser: &WebDriver) -> Value {
    let script = "return Object.fromEntries([...document.querySelectorAll('.mine .tile[aria-pressed=true]')].map(tile => [tile.dataset.card, tile.querySelector('.mark-number').textContent]));";
    run(browser, script, vec![]).await
}

/// The numbers of all cards that moved, as the log tells it.
async fn moved(browser: &WebDriver) -> Vec<String> {
    let script = "return [...document.querySelectorAll('#log-lines li[data-moved]')].map(line => line.dataset.moved);";
    serde_json::from_value(run(browser, script, vec![]).await).unwrap()
}

/// Marks the first two cards on the table, the second one first, and sends them.
async fn mark_and_send(browser: &WebDriver, version: u32, block: &str) {
    let tiles = browser.find_all(By::Css(".mine .tile.lit")).await.unwrap();
    let first = tiles[0].attr("data-card").await.unwrap().unwrap();
    let second = tiles[1].attr("data-card").await.unwrap().unwrap();
    let (before, told) = (sent(browser).await, moved(browser).await.len());
    for tile in [&tiles[0], &tiles[1], &tiles[0], &tiles[0]] {
        tap(browser, tile, block).await;
    }
    // The first was marked, then taken away, and marked again.
    assert_eq!(marks(browser).await, json!({ &second: "1", &first: "2" }));
    let pass = browser.find(By::Css("#question [data-answer=pass]")).await.unwrap();
    assert!(!pass.is_enabled().await.unwrap(), "passing would drop the marks");
    assert_eq!(sent(browser).await, before, "nothing is sent yet");
    crate::page::click(browser, "#question [data-send]").await;
    answered(browser, version).await;
    assert_eq!(sent(browser).await, before + 1, "one request gives both answers");
    let moved = moved(browser).await.split_off(told);
    let at = |card: &String| moved.iter().position(|other| other == card);
    assert!(at(&second).is_some() && at(&second) < at(&first), "{second}, then {first}: {moved:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn several_cards_are_marked_with_the_mouse_and_sent_together() {
    let site = TestSite::new().await;
    let browser = site.browser(Size::Desktop, "en").await;
    let version = play_until(&site, &browser, 21, ASKS_FOR_SEVERAL).await;
    mark_and_send(&browser, version, "center").await;
    browser.quit().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn several_cards_are_marked_by_touch_without_opening_them() {
    let site = TestSite::new().await;
    let browser = site.browser(Size::Phone, "pl").await;
    let version = play_until(&site, &browser, 22, ASKS_FOR_SEVERAL).await;
    let tile = browser.find(By::Css(".mine .tile.lit")).await.unwrap();
    tap(&browser, &tile, "start").await;
    assert_eq!(marks(&browser).await.as_object().unwrap().len(), 1);
    let opened = "return !document.getElementById('card-full').hidden;";
    assert_eq!(run(&browser, opened, vec![]).await, false, "a tap marks");
    tap(&browser, &tile, "start").await;
    assert_eq!(marks(&browser).await, json!({}));
    mark_and_send(&browser, version, "start").await;
    browser.quit().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn letters_and_digits_choose_on_a_keyboard_with_other_letters() {
    let site = TestSite::new().await;
    let browser = site.browser(Size::Desktop, "uk").await;
    // Two actions, and cards to meld.
    let two_actions = "return Boolean(document.querySelector('#question [data-action=meld]') && document.querySelectorAll('.mine .tile.lit').length > 1 \
        && document.querySelectorAll('#log-lines .turn').length > 3 && document.querySelector('#log-lines .turn[data-you]:last-child') && !document.querySelector('form[action$=\"/take-back\"]'));";
    let version = play_until(&site, &browser, 23, two_actions).await;
    let question = Page(&browser).text("#question h2").await;
    let before = sent(&browser).await;
    let open = "return [...document.querySelectorAll('#question .menu[open]')].map(menu => menu.dataset.action);";
    // Digits do nothing while no list of cards is open.
    press(&browser, "2", "Digit2").await;
    assert_eq!((run(&browser, open, vec![]).await, sent(&browser).await), (json!([]), before));
    press(&browser, "ь", "KeyM").await;
    assert_eq!(run(&browser, open, vec![]).await, json!(["meld"]));
    press(&browser, "Escape", "Escape").await;
    assert_eq!(run(&browser, open, vec![]).await, json!([]));
    press(&browser, "ф", "KeyA").await;
    assert_eq!(run(&browser, open, vec![]).await, json!(["dogma"]));
    press(&browser, "ь", "KeyM").await;
    assert_eq!(run(&browser, open, vec![]).await, json!(["meld"]));
    let labels = "return [...document.querySelectorAll('#question [data-action=meld] .choice')].map(choice => choice.getAttribute('aria-keyshortcuts'));";
    let labels = run(&browser, labels, vec![]).await;
    let expected: Vec<String> =
        (1..=labels.as_array().unwrap().len()).map(|n| n.to_string()).collect();
    assert_eq!(labels, json!(expected), "digits stand on what they choose");
    press(&browser, "1", "Digit1").await;
    answered(&browser, version).await;
    // Taking back leads to the same question.
    until("the answer can be taken back", async || {
        browser.find(By::Css("form[action$='/take-back'] [aria-keyshortcuts=U]")).await.ok()
    })
    .await;
    press(&browser, "г", "KeyU").await;
    until("the same question", async || {
        (Page(&browser).text("#question h2").await == question).then_some(())
    })
    .await;
    let PageState::Asked(version) = Page(&browser).asked_after(Some(version)).await else {
        panic!("the reader is asked again")
    };
    // A key that is held down does not go on choosing.
    let held = "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'в', code: 'KeyD', bubbles: true, repeat: true }));";
    run(&browser, held, vec![]).await;
    assert_eq!(sent(&browser).await, before + 1);
    press(&browser, "в", "KeyD").await;
    answered(&browser, version).await;
    until("the answer is sent", async || (sent(&browser).await == before + 2).then_some(())).await;
    browser.quit().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_click_does_not_answer_the_question_that_has_just_appeared() {
    let site = TestSite::new().await;
    let browser = site.browser(Size::Desktop, "en").await;
    // After one action the reader is asked for the next, with other cards under the pointer.
    let two_actions = "return document.querySelectorAll('#hand .tile.lit').length > 1 && \
        document.querySelectorAll('#log-lines .turn').length > 3 && Boolean(document.querySelector('#log-lines .turn[data-you]:last-child'));";
    for pace in ["instant", "normal"] {
        let version = play_until(&site, &browser, 24, two_actions).await;
        let before = sent(&browser).await;
        let script = "document.documentElement.dataset.pace = arguments[0]; \
            const question = () => document.querySelector('#question[data-your-turn]'); \
            const before = question().dataset.version; \
            const click = (element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })); \
            window.clicked = 0; \
            document.addEventListener('shown', () => { \
                if (window.clicked > 0 || !question() || question().dataset.version === before) return; \
                window.clicked += 1; \
                click(document.querySelector('#hand .tile.lit')); \
                click(document.querySelector('#question .actions > button')); \
            }); \
            click(document.querySelector('#hand .tile.lit'));";
        run(&browser, script, vec![pace.into()]).await;
        answered(&browser, version).await;
        until("the second click", async || {
            run(&browser, "return window.clicked;", vec![])
                .await
                .as_u64()
                .filter(|&count| count > 0)
        })
        .await;
        // Keys are not held up: this is an answer at once.
        assert_eq!(sent(&browser).await, before + 1, "{pace}: only the first click answers");
        press(&browser, "d", "KeyD").await;
        until("a key answers at once", async || (sent(&browser).await == before + 2).then_some(()))
            .await;
    }
    browser.quit().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_steps_of_a_round_share_less_than_five_seconds() {
    let site = TestSite::new().await;
    let browser = site.browser(Size::Desktop, "en").await;
    play_now(&site, &browser, "first", "beginner").await;
    // The steps of rounds of this many, all waiting from the beginning or coming one by one.
    let script = "const [rounds, paceName, done] = arguments; \
        document.documentElement.dataset.pace = paceName; \
        const base = document.querySelector('script[type=module]').src; \
        import(new URL('pace.js', base)).then(({ pace, share }) => { \
            const { step, round } = pace(); \
            const sums = rounds.map(([count, waiting]) => { \
                let left = round; let sum = 0; \
                for (let at = 0; at < count; at += 1) { \
                    const time = share(Array(Math.min(waiting, count - at)).fill(1), left, step); \
                    left -= time; sum += time; \
                } \
                return sum; \
            }); \
            done({ step, round, sums, heavy: share([2, 1, 1, 1, 1, 1, 1], 3500, step) / share([1, 1, 1, 1, 1, 1, 2], 3500, step) }); \
        });";
    let rounds = json!([[1, 1], [7, 7], [20, 20], [20, 1], [200, 200], [200, 3]]);
    let shared = async |pace: &str| {
        let args = vec![rounds.clone(), pace.into()];
        browser.execute_async(script, args).await.unwrap().json().clone()
    };
    let normal = shared("normal").await;
    let round = normal["round"].as_f64().unwrap();
    assert!(round < 5000.0, "{normal}");
    for sum in normal["sums"].as_array().unwrap() {
        assert!(sum.as_f64().unwrap() <= round + 1e-6, "{normal}");
    }
    assert_eq!(normal["sums"][0], normal["step"], "a single step gets the whole time for one");
    // What matters more gets more.
    assert!(normal["heavy"].as_f64().unwrap() > 1.2, "{normal}");
    let instant = shared("instant").await;
    assert_eq!(instant["sums"], json!([0, 0, 0, 0, 0, 0]));
    let slow = shared("slow").await;
    let twenty = 20.0 * slow["step"].as_f64().unwrap();
    assert_eq!(slow["sums"][2].as_f64(), Some(twenty), "slowly, no step is cut short");
    browser.quit().await.unwrap();
}
