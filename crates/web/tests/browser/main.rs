//! Tests in a real browser (Chromium).

mod accessible;
mod around;
mod coach;
mod expert;
mod home;
mod invitation;
mod lessons;
mod page;
mod site;
mod table;

use page::{Page, PageState, click};
use site::{Size, TestSite, until};
use thirtyfour::prelude::*;

/// A chooser of pseudo-random answers, from a seed.
struct Chooser(u64);

impl Chooser {
    fn choose<'a>(&mut self, answers: &'a [String]) -> &'a str {
        // Answers that advance the game are preferred, so that it ends soon.
        for word in ["achieve ", "dogma ", "meld "] {
            let fitting: Vec<&String> = answers.iter().filter(|a| a.starts_with(word)).collect();
            if !fitting.is_empty() && self.next(3) > 0 {
                return fitting[self.next(fitting.len())];
            }
        }
        &answers[self.next(answers.len())]
    }

    /// A number less than `below`.
    fn next(&mut self, below: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % below
    }
}

/// Opens the home page and begins a game against a bot.
async fn play_now(site: &TestSite, browser: &WebDriver, edition: &str, level: &str) {
    browser.goto(site.url("/")).await.unwrap();
    click(browser, "form.play summary").await;
    choose(browser, "form.play select[name=edition]", edition).await;
    choose(browser, "form.play select[name=level]", level).await;
    click(browser, "form.play > button").await;
    until("a table", async || browser.find(By::Css("#question")).await.ok()).await;
}

/// Selects an option of a `<select>`.
async fn choose(browser: &WebDriver, select: &str, value: &str) {
    let option = browser.find(By::Css(format!("{select} option[value={value}]"))).await.unwrap();
    option.click().await.unwrap();
}

/// Sets the pace so that other players' moves are shown without delay.
async fn show_moves_instantly(browser: &WebDriver) {
    browser.execute("document.documentElement.dataset.pace = 'instant'; try { sessionStorage.setItem('pace', 'instant') } catch {}", vec![]).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_plays_a_whole_game_against_a_bot_and_replays_it() {
    let site = TestSite::new().await;
    let browser = site.browser(Size::Desktop, "en").await;
    play_now(&site, &browser, "first", "beginner").await;
    show_moves_instantly(&browser).await;
    let (page, mut chooser) = (Page(&browser), Chooser(1));
    let mut known = None;
    let mut answered = 0;
    while let PageState::Asked(version) = page.asked_after(known).await {
        if answered == 5 {
            // After a reload the same question is open.
            let answers = page.answers().await;
            browser.refresh().await.unwrap();
            assert_eq!(page.asked_after(None).await, PageState::Asked(version));
            assert_eq!(page.answers().await, answers);
        }
        let answers = page.answers().await;
        page.click(chooser.choose(&answers)).await;
        (known, answered) = (Some(version), answered + 1);
    }
    assert!(answered > 20, "a game takes longer than {answered} answers");
    let address = browser.current_url().await.unwrap();
    browser.goto(format!("{address}/replay")).await.unwrap();
    until("the table of the replay", async || browser.find(By::Css("#main .table")).await.ok())
        .await;
    browser.quit().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_play_each_other_and_talk() {
    let site = TestSite::new().await;
    let anna = site.browser(Size::Desktop, "en").await;
    let boris = site.browser(Size::Phone, "ru").await;
    sit_down(&site, &anna, &boris).await;
    // A whole game is played in the next test.
    let answered = play_on(&[Page(&anna), Page(&boris)], 30).await;
    assert!(answered.iter().all(|&count| count > 2), "both have played: {answered:?}");
    // The other player sees the remark as text, not as markup.
    let line = anna.find(By::Css("#say input[name=text]")).await.unwrap();
    line.send_keys("<b>well</b> played").await.unwrap();
    click(&anna, "#say button").await;
    until("the remark", async || {
        let script = "return document.getElementById('chat-lines').textContent.includes('<b>well</b> played');";
        let found = boris.execute(script, vec![]).await.ok()?;
        found.json().as_bool().filter(|&found| found)
    })
    .await;
    anna.quit().await.unwrap();
    boris.quit().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_at_different_servers_play_a_game_to_its_end() {
    let site = TestSite::with_two_servers().await;
    let anna = site.browser(Size::Desktop, "it").await;
    let boris = site.browser(Size::Desktop, "pl").await;
    sit_down(&site, &anna, &boris).await;
    let pages = [Page(&anna), Page(&boris)];
    play_on(&pages, u32::MAX).await;
    // Both see the same end of the same game.
    for page in &pages {
        assert_eq!(page.asked_after(None).await, PageState::Over);
    }
    let numbers = |text: String| -> Vec<u32> {
        text.split(|c: char| !c.is_ascii_digit()).filter_map(|word| word.parse().ok()).collect()
    };
    assert_eq!(numbers(pages[0].text("#totals").await), numbers(pages[1].text("#totals").await));
    anna.quit().await.unwrap();
    boris.quit().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_left_takes_the_seat_back() {
    let site = TestSite::new().await;
    let anna = site.browser(Size::Phone, "en").await;
    let boris = site.browser(Size::Phone, "uk").await;
    sit_down(&site, &anna, &boris).await;
    let pages = [Page(&anna), Page(&boris)];
    play_on(&pages, 9).await;
    let late = until("somebody who is asked", async || {
        let asked = async |page: &Page<'_>| matches!(page.state().await, PageState::Asked(_));
        if asked(&pages[0]).await { Some(0) } else { asked(&pages[1]).await.then_some(1) }
    });
    let late = late.await;
    let here = pages[late].0;
    // Neither page has been reloaded since the game began.
    click(here, "label[for=tab-log]").await;
    click(here, ".room summary").await;
    click(here, "#room form[action$='/leave'] button").await;
    click(here, "label[for=tab-me]").await;
    let way_back = "#question form[action$='/sit'] button";
    until("the way back", async || here.find(By::Css(way_back)).await.ok()).await;
    assert_eq!(pages[late].answers().await, [""; 0], "the bot answers");
    click(here, way_back).await;
    until("the seat", async || here.find(By::Css(way_back)).await.err().map(drop)).await;
    let answered = play_on(&pages, 12).await;
    assert!(answered.iter().all(|&count| count > 0), "both play: {answered:?}");
    anna.quit().await.unwrap();
    boris.quit().await.unwrap();
}

/// Anna opens a table, Boris follows the link, perhaps at another server, and the game begins.
async fn sit_down(site: &TestSite, anna: &WebDriver, boris: &WebDriver) {
    anna.goto(site.url("/new?players=2&seat-b=open&edition=first")).await.unwrap();
    click(anna, "form[action='/tables'] button[type=submit]:not([name])").await;
    until("a waiting room", async || anna.find(By::Css(".waiting-room")).await.ok()).await;
    let address = anna.current_url().await.unwrap();
    boris.goto(site.url_at_last_server(address.as_str())).await.unwrap();
    click(boris, "form[action$='/sit'] button").await;
    for browser in [anna, boris] {
        until("the table", async || browser.find(By::Css("#question")).await.ok()).await;
        show_moves_instantly(browser).await;
    }
}

/// Lets both pages answer whenever they are asked, until the game is over or `most` answers were given. Returns the number of
/// answers of each.
async fn play_on(pages: &[Page<'_>; 2], most: u32) -> [u32; 2] {
    let (mut chooser, mut known, mut answered) = (Chooser(2), [None; 2], [0; 2]);
    while answered.iter().sum::<u32>() < most {
        let next = until("somebody who is asked", async || {
            for (index, page) in pages.iter().enumerate() {
                match page.state().await {
                    PageState::Asked(version) if known[index] != Some(version) => {
                        return Some(Some((index, version)));
                    }
                    PageState::Over => return Some(None),
                    PageState::Asked(_) | PageState::Waiting => {}
                }
            }
            None
        });
        let Some((index, version)) = next.await else { break };
        let answers = pages[index].answers().await;
        pages[index].click(chooser.choose(&answers)).await;
        known[index] = Some(version);
        answered[index] += 1;
    }
    answered
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_plays_by_keyboard_alone() {
    let site = TestSite::new().await;
    let browser = site.browser(Size::Desktop, "en").await;
    play_now(&site, &browser, "fourth", "beginner").await;
    show_moves_instantly(&browser).await;
    let page = Page(&browser);
    let (mut known, mut answered) = (None, 0);
    for _ in 0..12 {
        let PageState::Asked(version) = page.asked_after(known).await else { break };
        // The arrow keys move to the first element that can be chosen. If that is a menu, further keys open it.
        press(&browser, &[Key::Right.value(), Key::Right.value()]).await;
        press(&browser, &[Key::Enter.value()]).await;
        if page.state().await == PageState::Asked(version) {
            press(&browser, &[Key::Down.value(), Key::Enter.value()]).await;
        }
        // Letters and digits choose what they stand on: an action, a color, or cards to mark, which are then sent.
        for keys in [&['d'][..], &['y'], &['1'], &['2', '3', '4', '5', '6', '7', '8', '9', 'p']] {
            if page.state().await == PageState::Asked(version) {
                press(&browser, keys).await;
            }
        }
        (known, answered) = (Some(version), answered + 1);
    }
    // A version is asked only once, so each of these questions was answered by keys.
    assert_eq!(answered, 12, "{}", page.text("#log-lines").await);
    browser.quit().await.unwrap();
}

async fn press(browser: &WebDriver, keys: &[char]) {
    let keys: String = keys.iter().collect();
    browser.action_chain().send_keys(keys).perform().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn no_tab_of_a_table_is_wider_than_a_phone() {
    let site = TestSite::new().await;
    let browser = site.browser(Size::Phone, "uk").await;
    play_now(&site, &browser, "first", "beginner").await;
    show_moves_instantly(&browser).await;
    let (page, mut chooser) = (Page(&browser), Chooser(3));
    let mut known = None;
    for _ in 0..15 {
        let PageState::Asked(version) = page.asked_after(known).await else { break };
        let answers = page.answers().await;
        page.click(chooser.choose(&answers)).await;
        known = Some(version);
    }
    for tab in ["others", "table", "log", "me"] {
        click(&browser, &format!("label[for=tab-{tab}]")).await;
        let wide = "return document.documentElement.scrollWidth - innerWidth;";
        let wider = browser.execute(wide, vec![]).await.unwrap();
        assert!(wider.json().as_i64().unwrap() <= 0, "{tab} is wider than the screen");
    }
    browser.quit().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_language_can_be_changed_and_every_page_has_its_texts() {
    let site = TestSite::new().await;
    let browser = site.browser(Size::Desktop, "en").await;
    play_now(&site, &browser, "first", "beginner").await;
    let table = browser.current_url().await.unwrap();
    let mut seen = Vec::new();
    for language in ["ru", "pl", "it", "uk", "en"] {
        for path in [table.as_str(), &site.url("/how-to-play/first"), &site.url("/cards?age=1")] {
            browser.goto(path).await.unwrap();
            if seen.iter().all(|(known, _)| known != language) {
                click(&browser, "details.settings summary").await;
                choose(&browser, "details.settings select[name=language]", language).await;
                click(&browser, "details.settings button").await;
                let css = format!("html[lang={language}]");
                until("the other language", async || {
                    browser.find(By::Css(css.as_str())).await.ok()
                })
                .await;
                seen.push((language.to_owned(), Page(&browser).text("#question").await));
            }
            let text = Page(&browser).text("body").await;
            assert!(!text.contains('{') && !text.contains('}'), "{path} in {language}: {text}");
        }
    }
    let mut questions: Vec<&String> = seen.iter().map(|(_, question)| question).collect();
    questions.sort_unstable();
    questions.dedup();
    assert_eq!(questions.len(), 5, "every language asks in its own words");
    browser.quit().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_companion_game_is_clicked_through() {
    let site = TestSite::new().await;
    let browser = site.browser(Size::Phone, "ru").await;
    browser.goto(site.url("/companion")).await.unwrap();
    click(&browser, "form[action='/companion'] button[type=submit]").await;
    until("the first question", async || browser.find(By::Css("#answer")).await.ok()).await;
    let (mut chooser, mut clicks) = (Chooser(4), 0);
    while browser.find(By::Css("#companion-end")).await.is_err() {
        let before = browser.find(By::Css("#answer")).await.unwrap();
        // A click on a question that has just appeared does nothing.
        let settled = "#question:not([data-new])";
        until("a question", async || browser.find(By::Css(settled)).await.ok()).await;
        match browser.find(By::Css("#companion-number")).await {
            Ok(number) => {
                let least = number.attr("min").await.unwrap().unwrap_or_default();
                number.clear().await.unwrap();
                number.send_keys(format!("{least}\u{e007}")).await.unwrap();
            }
            Err(_) => {
                // Ending the turn is preferred, so that the game ends.
                let end = browser.find(By::Css("#answer button[value=end]")).await;
                let css = "#answer button[name=answer], #answer a";
                let choices = browser.find_all(By::Css(css)).await.unwrap();
                let chosen = match end {
                    Ok(end) if chooser.next(3) == 0 => end,
                    _ => choices[chooser.next(choices.len())].clone(),
                };
                let script =
                    "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";
                browser.execute(script, vec![chosen.to_json().unwrap()]).await.unwrap();
                chosen.click().await.unwrap();
            }
        }
        // The next question is shown once the form of the last one is gone.
        until("the next question", async || before.is_displayed().await.is_err().then_some(()))
            .await;
        clicks += 1;
        assert!(clicks < 3000, "the game ends");
    }
    // The result also has a page of its own, with the score sheet.
    let end = Page(&browser).text("#companion-end").await;
    assert!(!end.contains('{') && end.chars().any(|letter| letter.is_ascii_digit()), "{end}");
    let address = browser.current_url().await.unwrap();
    browser.goto(format!("http://{}{}/sheet", address.authority(), address.path())).await.unwrap();
    assert!(!Page(&browser).text("main").await.contains('{'));
    browser.quit().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_solo_game_is_played_and_replayed() {
    /// The number of answers given by real clicks on the page. The others are given by script, which is faster.
    const CLICKED_ANSWERS: usize = 30;
    const TAKE_BACK: &str = "#question .take-back button";
    let site = TestSite::new().await;
    let browser = site.browser(Size::Desktop, "en").await;
    // Two clicks from the home page.
    browser.goto(site.url("/")).await.unwrap();
    click(&browser, "main a[href='/inventions']").await;
    click(&browser, "#begin button").await;
    let (page, mut chooser) = (Page(&browser), Chooser(6));
    page.asked_after(None).await;
    show_moves_instantly(&browser).await;
    let (mut known, mut answered, mut undone) = (None, 0, false);
    while let PageState::Asked(version) = page.asked_after(known).await {
        let answers = page.answers().await;
        let answer = &answers[chooser.next(answers.len())];
        if answered < CLICKED_ANSWERS {
            page.click(answer).await;
        } else {
            let script = "[...document.querySelectorAll('button[name=answer]')].find(b => b.value === arguments[0]).click()";
            browser.execute(script, vec![answer.as_str().into()]).await.unwrap();
        }
        (known, answered) = (Some(version), answered + 1);
        if answered > 5 && !undone {
            let PageState::Asked(version) = page.asked_after(known).await else { break };
            if browser.find(By::Css(TAKE_BACK)).await.is_ok() {
                click(&browser, TAKE_BACK).await;
                (known, undone) = (Some(version), true);
            }
        }
        assert!(answered < 2000, "the game ends");
    }
    assert!(undone, "something was taken back");
    let end = page.text("#question").await;
    assert!(!end.contains('{') && end.chars().any(|letter| letter.is_ascii_digit()), "{end}");
    // The replay: to the last moment by a link, and one step back by a key.
    click(&browser, "#question a[href$='/replay']").await;
    let at = async || {
        let moment = browser.find(By::Css("#replay-moment")).await.ok()?;
        moment.attr("data-at").await.ok()?
    };
    until("the first moment", async || at().await.filter(|at| at == "0")).await;
    click(&browser, ".steps a[data-go=last]").await;
    let last = until("the last moment", async || at().await.filter(|at| at != "0")).await;
    let before = (last.parse::<usize>().unwrap() - 1).to_string();
    browser.find(By::Css("body")).await.unwrap().send_keys(Key::Left).await.unwrap();
    until("the moment before", async || at().await.filter(|at| *at == before)).await;
    browser.quit().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn no_tab_of_a_solo_game_is_wider_than_a_phone() {
    let site = TestSite::new().await;
    for language in ["ru", "it"] {
        let browser = site.browser(Size::Phone, language).await;
        browser.goto(site.url("/inventions")).await.unwrap();
        click(&browser, "#begin button").await;
        let (page, mut chooser, mut known) = (Page(&browser), Chooser(9), None);
        page.asked_after(None).await;
        show_moves_instantly(&browser).await;
        for _ in 0..10 {
            let PageState::Asked(version) = page.asked_after(known).await else {
                panic!("not yet over")
            };
            let wider = "return ['map', 'society', 'board', 'others'].filter(tab => { document.getElementById(`tab-${tab}`).checked = true; \
                return document.documentElement.scrollWidth > innerWidth; });";
            let wider = browser.execute(wider, vec![]).await.unwrap();
            assert_eq!(wider.json(), &serde_json::json!([]), "{language}: wider than the screen");
            let answers = page.answers().await;
            page.click(&answers[chooser.next(answers.len())]).await;
            known = Some(version);
        }
        browser.quit().await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_onlooker_watches_a_solo_game_live() {
    let site = TestSite::new().await;
    let player = site.browser(Size::Desktop, "en").await;
    player.goto(site.url("/inventions")).await.unwrap();
    click(&player, "#begin button").await;
    let (page, mut chooser, mut known) = (Page(&player), Chooser(8), None);
    page.asked_after(None).await;
    show_moves_instantly(&player).await;
    let onlooker = site.browser(Size::Desktop, "en").await;
    onlooker.goto(player.current_url().await.unwrap().as_str()).await.unwrap();
    show_moves_instantly(&onlooker).await;
    // A reload would clear this.
    onlooker.execute("window.isLoadedOnce = true;", vec![]).await.unwrap();
    for _ in 0..20 {
        let PageState::Asked(version) = page.asked_after(known).await else {
            panic!("not yet over")
        };
        let answers = page.answers().await;
        page.click(&answers[chooser.next(answers.len())]).await;
        known = Some(version);
    }
    let PageState::Asked(version) = page.asked_after(known).await else { panic!("not yet over") };
    let here = "return window.isLoadedOnce && document.getElementById('question').dataset.version == arguments[0];";
    until("the same question on both screens", async || {
        let found = onlooker.execute(here, vec![version.into()]).await.ok()?;
        found.json().as_bool().filter(|&found| found)
    })
    .await;
    let watched = Page(&onlooker);
    assert_eq!(watched.answers().await, [""; 0], "nobody answers for somebody else");
    assert_eq!(watched.text("#question h2").await, page.text("#question h2").await);
    assert_eq!(watched.text("#standing").await, page.text("#standing").await);
    player.quit().await.unwrap();
    onlooker.quit().await.unwrap();
}
