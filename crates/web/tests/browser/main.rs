//! Eureka as people use it: in a real browser.

mod page;
mod stage;

use page::{Now, Page, click};
use stage::{Size, Stage, until};
use thirtyfour::prelude::*;

/// Which of so many answers somebody takes who plays anyhow, but not always the same.
struct Whim(u64);

impl Whim {
    fn choose<'a>(&mut self, answers: &'a [String]) -> &'a str {
        // What moves the game on comes first: nobody wants to watch two people draw.
        for word in ["achieve ", "dogma ", "meld "] {
            let fitting: Vec<&String> = answers.iter().filter(|a| a.starts_with(word)).collect();
            if !fitting.is_empty() && self.next(3) > 0 {
                return fitting[self.next(fitting.len())];
            }
        }
        &answers[self.next(answers.len())]
    }

    fn next(&mut self, below: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % below
    }
}

/// Opens the home page and begins a game against a bot: two clicks.
async fn play_now(stage: &Stage, browser: &WebDriver, edition: &str, level: &str) {
    browser.goto(stage.url("/")).await.unwrap();
    choose(browser, "form.play select[name=edition]", edition).await;
    choose(browser, "form.play select[name=level]", level).await;
    click(browser, "form.play button:not([name])").await;
    until("a table", async || browser.find(By::Css("#question")).await.ok()).await;
}

async fn choose(browser: &WebDriver, select: &str, value: &str) {
    let option = browser.find(By::Css(format!("{select} option[value={value}]"))).await.unwrap();
    option.click().await.unwrap();
}

/// Shows others' moves at once.
async fn hurry(browser: &WebDriver) {
    browser.execute("document.documentElement.dataset.pace = 'instant'; try { sessionStorage.setItem('pace', 'instant') } catch {}", vec![]).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_plays_a_whole_game_against_a_bot_and_replays_it() {
    let stage = Stage::set().await;
    let browser = stage.browser(Size::Desktop, "en").await;
    play_now(&stage, &browser, "first", "beginner").await;
    hurry(&browser).await;
    let (page, mut whim) = (Page(&browser), Whim(1));
    let mut known = None;
    let mut answered = 0;
    while let Now::Asked(version) = page.asked_after(known).await {
        if answered == 5 {
            // In the middle of a question the page is loaded anew: the same question is there.
            let answers = page.answers().await;
            browser.refresh().await.unwrap();
            assert_eq!(page.asked_after(None).await, Now::Asked(version));
            assert_eq!(page.answers().await, answers);
        }
        let answers = page.answers().await;
        page.click(whim.choose(&answers)).await;
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
    let stage = Stage::set().await;
    let anna = stage.browser(Size::Desktop, "en").await;
    let boris = stage.browser(Size::Phone, "ru").await;
    sit_down(&stage, &anna, &boris).await;
    // A whole game is played in the next test.
    let answered = play_on(&[Page(&anna), Page(&boris)], 30).await;
    assert!(answered.iter().all(|&count| count > 2), "both have played: {answered:?}");
    // What one says, the other reads, and it is text.
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
    let stage = Stage::set_twice().await;
    let anna = stage.browser(Size::Desktop, "it").await;
    let boris = stage.browser(Size::Desktop, "pl").await;
    sit_down(&stage, &anna, &boris).await;
    let pages = [Page(&anna), Page(&boris)];
    play_on(&pages, u32::MAX).await;
    // Both see the same end of the same game.
    for page in &pages {
        assert_eq!(page.asked_after(None).await, Now::Over);
    }
    let numbers = |text: String| -> Vec<u32> {
        text.split(|c: char| !c.is_ascii_digit()).filter_map(|word| word.parse().ok()).collect()
    };
    assert_eq!(numbers(pages[0].text("#totals").await), numbers(pages[1].text("#totals").await));
    anna.quit().await.unwrap();
    boris.quit().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_voted_out_takes_his_seat_back() {
    let stage = Stage::set().await;
    let anna = stage.browser(Size::Phone, "en").await;
    let boris = stage.browser(Size::Phone, "uk").await;
    sit_down(&stage, &anna, &boris).await;
    let pages = [Page(&anna), Page(&boris)];
    play_on(&pages, 9).await;
    let late = until("somebody who is asked", async || {
        let asked = async |page: &Page<'_>| matches!(page.now().await, Now::Asked(_));
        if asked(&pages[0]).await { Some(0) } else { asked(&pages[1]).await.then_some(1) }
    });
    let late = late.await;
    let (here, there) = (pages[late].0, pages[1 - late].0);
    // Neither of the pages has been loaded anew since the game began.
    click(there, "label[for=tab-log]").await;
    click(there, ".room summary").await;
    click(there, "#room form[action$='/vote'] button").await;
    let way_back = "#question form[action$='/sit'] button";
    until("the way back", async || here.find(By::Css(way_back)).await.ok()).await;
    assert_eq!(pages[late].answers().await, [""; 0], "the bot answers");
    click(here, way_back).await;
    until("the seat", async || here.find(By::Css(way_back)).await.err().map(drop)).await;
    click(there, "label[for=tab-me]").await;
    let answered = play_on(&pages, 12).await;
    assert!(answered.iter().all(|&count| count > 0), "both play: {answered:?}");
    anna.quit().await.unwrap();
    boris.quit().await.unwrap();
}

/// Anna opens a table, Boris follows the link, perhaps at another server, and Anna begins the game.
async fn sit_down(stage: &Stage, anna: &WebDriver, boris: &WebDriver) {
    anna.goto(stage.url("/new?players=2&seat-b=open&edition=first")).await.unwrap();
    click(anna, "form[action='/tables'] button[type=submit]:not([name])").await;
    until("a waiting room", async || anna.find(By::Css(".waiting-room")).await.ok()).await;
    let address = anna.current_url().await.unwrap();
    boris.goto(stage.elsewhere(address.as_str())).await.unwrap();
    click(boris, "form[action$='/sit'] button").await;
    // Anna's page hears of it by itself.
    click(anna, "form[action$='/begin'] button:not([disabled])").await;
    for browser in [anna, boris] {
        until("the table", async || browser.find(By::Css("#question")).await.ok()).await;
        hurry(browser).await;
    }
}

/// Whoever is asked answers, until the game is over or so many answers were given. Gives how many each has given.
async fn play_on(pages: &[Page<'_>; 2], most: u32) -> [u32; 2] {
    let (mut whim, mut known, mut answered) = (Whim(2), [None; 2], [0; 2]);
    while answered.iter().sum::<u32>() < most {
        let next = until("somebody who is asked", async || {
            for (index, page) in pages.iter().enumerate() {
                match page.now().await {
                    Now::Asked(version) if known[index] != Some(version) => {
                        return Some(Some((index, version)));
                    }
                    Now::Over => return Some(None),
                    Now::Asked(_) | Now::Waiting => {}
                }
            }
            None
        });
        let Some((index, version)) = next.await else { break };
        let answers = pages[index].answers().await;
        pages[index].click(whim.choose(&answers)).await;
        known[index] = Some(version);
        answered[index] += 1;
    }
    answered
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_plays_by_keyboard_alone() {
    let stage = Stage::set().await;
    let browser = stage.browser(Size::Desktop, "en").await;
    play_now(&stage, &browser, "fourth", "beginner").await;
    hurry(&browser).await;
    let page = Page(&browser);
    let (mut known, mut answered) = (None, 0);
    for _ in 0..12 {
        let Now::Asked(version) = page.asked_after(known).await else { break };
        // To the first thing that may be chosen, by arrows; and if that is a menu, into it.
        press(&browser, &[Key::Right.value(), Key::Right.value()]).await;
        press(&browser, &[Key::Enter.value()]).await;
        if page.now().await == Now::Asked(version) {
            press(&browser, &[Key::Down.value(), Key::Enter.value()]).await;
        }
        if page.now().await == Now::Asked(version) {
            // Number keys choose what stands in the bar.
            press(&browser, &['1', '1']).await;
        }
        (known, answered) = (Some(version), answered + 1);
    }
    // Nobody is asked twice at the same version: each of these was answered without a mouse.
    assert_eq!(answered, 12, "{}", page.text("#log-lines").await);
    browser.quit().await.unwrap();
}

async fn press(browser: &WebDriver, keys: &[char]) {
    let keys: String = keys.iter().collect();
    browser.action_chain().send_keys(keys).perform().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_shows_one_side_of_the_table_at_a_time_and_nothing_is_cut_off() {
    let stage = Stage::set().await;
    let browser = stage.browser(Size::Phone, "uk").await;
    play_now(&stage, &browser, "first", "beginner").await;
    hurry(&browser).await;
    let (page, mut whim) = (Page(&browser), Whim(3));
    let mut known = None;
    for _ in 0..15 {
        let Now::Asked(version) = page.asked_after(known).await else { break };
        let answers = page.answers().await;
        page.click(whim.choose(&answers)).await;
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
async fn everybody_reads_in_his_own_language_and_can_change_it() {
    let stage = Stage::set().await;
    let browser = stage.browser(Size::Desktop, "en").await;
    play_now(&stage, &browser, "first", "beginner").await;
    let table = browser.current_url().await.unwrap();
    let mut seen = Vec::new();
    for language in ["ru", "pl", "it", "uk", "en"] {
        for path in [table.as_str(), &stage.url("/how-to-play/first"), &stage.url("/cards?age=1")] {
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
    let stage = Stage::set().await;
    let browser = stage.browser(Size::Phone, "ru").await;
    browser.goto(stage.url("/companion")).await.unwrap();
    click(&browser, "form[action='/companion'] button[type=submit]").await;
    until("the first question", async || browser.find(By::Css("#answer")).await.ok()).await;
    let (mut whim, mut clicks) = (Whim(4), 0);
    while browser.find(By::Css("#companion-end")).await.is_err() {
        let before = browser.find(By::Css("#answer")).await.unwrap();
        match browser.find(By::Css("#companion-number")).await {
            Ok(number) => {
                let least = number.attr("min").await.unwrap().unwrap_or_default();
                number.clear().await.unwrap();
                number.send_keys(format!("{least}\u{e007}")).await.unwrap();
            }
            Err(_) => {
                // A turn ends sooner or later.
                let end = browser.find(By::Css("#answer button[value=end]")).await;
                let css = "#answer button[name=answer], #answer a";
                let choices = browser.find_all(By::Css(css)).await.unwrap();
                let chosen = match end {
                    Ok(end) if whim.next(3) == 0 => end,
                    _ => choices[whim.next(choices.len())].clone(),
                };
                let script =
                    "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";
                browser.execute(script, vec![chosen.to_json().unwrap()]).await.unwrap();
                chosen.click().await.unwrap();
            }
        }
        // The next question is there when the form of the last one is gone.
        until("the next question", async || before.is_displayed().await.is_err().then_some(()))
            .await;
        clicks += 1;
        assert!(clicks < 3000, "the game ends");
    }
    // The end is kept on a page of its own, with the sheet of points.
    let end = Page(&browser).text("#companion-end").await;
    assert!(!end.contains('{') && end.chars().any(|letter| letter.is_ascii_digit()), "{end}");
    let address = browser.current_url().await.unwrap();
    browser.goto(format!("http://{}{}/sheet", address.authority(), address.path())).await.unwrap();
    assert!(!Page(&browser).text("main").await.contains('{'));
    browser.quit().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_solo_game_is_played_and_replayed() {
    /// So many answers are given with real clicks, where the thing lies; the others by script, which is quicker.
    const BY_HAND: usize = 30;
    const TAKE_BACK: &str = "#question .take-back button";
    let stage = Stage::set().await;
    let browser = stage.browser(Size::Desktop, "en").await;
    // Two clicks from the home page.
    browser.goto(stage.url("/")).await.unwrap();
    click(&browser, "main a[href='/inventions']").await;
    click(&browser, "#begin button").await;
    let (page, mut whim) = (Page(&browser), Whim(6));
    page.asked_after(None).await;
    hurry(&browser).await;
    let (mut known, mut answered, mut undone) = (None, 0, false);
    while let Now::Asked(version) = page.asked_after(known).await {
        let answers = page.answers().await;
        let answer = &answers[whim.next(answers.len())];
        if answered < BY_HAND {
            page.click(answer).await;
        } else {
            let script = "[...document.querySelectorAll('button[name=answer]')].find(b => b.value === arguments[0]).click()";
            browser.execute(script, vec![answer.as_str().into()]).await.unwrap();
        }
        (known, answered) = (Some(version), answered + 1);
        if answered > 5 && !undone {
            let Now::Asked(version) = page.asked_after(known).await else { break };
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
    // TableReader back: to the end of the slider, and one step back by a key.
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
async fn the_solo_game_is_as_wide_as_a_telephone() {
    let stage = Stage::set().await;
    for language in ["ru", "it"] {
        let browser = stage.browser(Size::Phone, language).await;
        browser.goto(stage.url("/inventions")).await.unwrap();
        click(&browser, "#begin button").await;
        let (page, mut whim, mut known) = (Page(&browser), Whim(9), None);
        page.asked_after(None).await;
        hurry(&browser).await;
        for _ in 0..10 {
            let Now::Asked(version) = page.asked_after(known).await else { panic!("not yet over") };
            let wider = "return ['map', 'society', 'board', 'others'].filter(tab => { document.getElementById(`tab-${tab}`).checked = true; \
                return document.documentElement.scrollWidth > innerWidth; });";
            let wider = browser.execute(wider, vec![]).await.unwrap();
            assert_eq!(wider.json(), &serde_json::json!([]), "{language}: wider than the screen");
            let answers = page.answers().await;
            page.click(&answers[whim.next(answers.len())]).await;
            known = Some(version);
        }
        browser.quit().await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_onlooker_watches_a_solo_game_live() {
    let stage = Stage::set().await;
    let player = stage.browser(Size::Desktop, "en").await;
    player.goto(stage.url("/inventions")).await.unwrap();
    click(&player, "#begin button").await;
    let (page, mut whim, mut known) = (Page(&player), Whim(8), None);
    page.asked_after(None).await;
    hurry(&player).await;
    let onlooker = stage.browser(Size::Desktop, "en").await;
    onlooker.goto(player.current_url().await.unwrap().as_str()).await.unwrap();
    hurry(&onlooker).await;
    // A page that is loaded anew forgets this.
    onlooker.execute("window.isLoadedOnce = true;", vec![]).await.unwrap();
    for _ in 0..20 {
        let Now::Asked(version) = page.asked_after(known).await else { panic!("not yet over") };
        let answers = page.answers().await;
        page.click(&answers[whim.next(answers.len())]).await;
        known = Some(version);
    }
    let Now::Asked(version) = page.asked_after(known).await else { panic!("not yet over") };
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
