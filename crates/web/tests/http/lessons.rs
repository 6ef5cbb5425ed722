//! Tests of the lessons through their pages, as a browser without JavaScript plays them.

use crate::home::{Browser, check_texts, open_server};
use eureka_innovation::{CardSet, Event, Face, View};
use eureka_scenario::lesson::{Attempt, Lesson, NEXT};
use eureka_testkit::mentioned;
use eureka_words::Language;
use reqwest::StatusCode;
use std::fs;
use std::path::Path;

/// The names of all lessons, in their order.
const NAMES: [&str; 8] =
    ["goal", "icons", "draw-and-meld", "dogma", "sharing", "demand", "splay", "achieving"];

/// A lesson of the repository, in each of its editions.
fn read(name: &str) -> Vec<Lesson> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons");
    let text = fs::read_to_string(folder.join(format!("{name}.toml"))).unwrap();
    Lesson::read(&text).unwrap()
}

/// The URL to which a page sends the answers.
fn form(page: &str) -> &str {
    let (_, form) = page.split_once("<form id=\"answer\" method=\"post\" action=\"").unwrap();
    form.split('"').next().unwrap()
}

/// The URL of the button in the question with this text.
fn way_on(page: &str, text: &str) -> String {
    let (before, _) = page.split_once(&format!("\">{text}")).unwrap_or_else(|| panic!("{page}"));
    before.rsplit('"').next().unwrap().replace("&amp;", "&")
}

/// The cards that the pupil may see by name: in the view, in the events, and in the texts.
fn shown(attempt: &Attempt<'_>) -> CardSet {
    let lesson = attempt.lesson();
    let (rules, pupil) = (lesson.rules, lesson.pupil);
    let view: View = attempt.game().view(pupil);
    let players = view.players.iter();
    let faces = players.flat_map(|player| [&player.hand, &player.score, &player.achievements]);
    let mut cards: CardSet = faces.flatten().filter_map(|face| face.card).collect();
    for pile in view.players.iter().flat_map(|player| &player.piles) {
        pile.top.iter().chain(pile.cards.iter().flatten()).for_each(|&card| cards.insert(card));
    }
    for event in attempt.events() {
        match event.told(pupil, |card| rules.age(card)) {
            Event::Moved { card: Face { card: Some(card), .. }, .. }
            | Event::Effect { card, .. }
            | Event::Revealed { card, .. } => cards.insert(card),
            _ => {}
        }
    }
    cards
}

#[tokio::test]
async fn every_lesson_is_played_through_its_forms_in_every_language_and_shows_no_hidden_card() {
    let server = open_server().await;
    for language in Language::ALL {
        let pupil = Browser::new(&server);
        pupil.post("/settings", &[("language", language.tag()), ("back", "/")]).await;
        for name in NAMES {
            for lesson in read(name) {
                play_through(&pupil, name, &lesson, language).await;
            }
        }
        let list = pupil.page("/lessons").await;
        check_texts(&list, "the list");
        assert_eq!(list.matches("data-done").count(), 8, "{language}: all are done");
        assert!(list.contains("action=\"/play\""), "the first game comes next");
    }
}

/// Plays the solution of every step, and checks the page at each moment.
async fn play_through(pupil: &Browser<'_>, name: &str, lesson: &Lesson, language: Language) {
    let (rules, mut said) = (lesson.rules, Vec::new());
    let mut path = format!("/lessons/{}/{name}", rules.edition());
    for (number, step) in lesson.steps.iter().enumerate() {
        if number > 0 {
            let page = pupil.page(&path).await;
            let (before, _) = page.split_once("=next\"").expect("a way to the next step");
            path = format!("{}=next", before.rsplit('"').next().unwrap()).replace("&amp;", "&");
            said.push(NEXT.to_owned());
        }
        for word in &step.solution {
            let page = pupil.page(&path).await;
            check(&page, lesson, &said, language);
            path = pupil.redirect(&form(&page).replace("&amp;", "&"), &[("answer", word)]).await;
            said.push(word.clone());
        }
    }
    check(&pupil.page(&path).await, lesson, &said, language);
}

/// Checks a page: its texts are there, and it names no card that the pupil may not see.
fn check(page: &str, lesson: &Lesson, said: &[String], language: Language) {
    check_texts(page, &format!("{language}: {said:?}"));
    if language == Language::English {
        let attempt = lesson.attempt(said.iter().map(String::as_str)).unwrap();
        let (_, page) = page.split_once("<main").unwrap();
        // The texts of the lesson may name any card.
        let (before, panel) = page.split_once("<section id=\"lesson\"").unwrap();
        let (_, after) = panel.split_once("</section>").unwrap();
        let named = mentioned(lesson.rules, before) | mentioned(lesson.rules, after);
        let hidden = named - shown(&attempt);
        let hidden: Vec<&str> = hidden.iter().map(|card| lesson.rules.name(card)).collect();
        assert!(hidden.is_empty(), "{said:?}: {hidden:?}");
    }
}

#[tokio::test]
async fn a_wrong_action_is_explained_and_can_be_tried_again() {
    let server = open_server().await;
    let pupil = Browser::new(&server);
    let path = pupil.redirect("/lessons/fourth/icons/answer", &[("answer", "meld Masonry")]).await;
    let path = way_on(&pupil.page(&path).await, "Next step");
    assert_eq!(path, "/lessons/fourth/icons?a=meld%20Masonry&a=next");
    let page = pupil.page(&path).await;
    let wrong =
        pupil.redirect(form(&page).replace("&amp;", "&").as_str(), &[("answer", "draw")]).await;
    let page = pupil.page(&wrong).await;
    assert!(page.contains("Not quite") && page.contains("That is allowed, but"), "{page}");
    assert!(!page.contains("name=\"answer\""), "there is nothing to answer");
    // The step begins again, and not the lesson.
    assert_eq!(way_on(&page, "Try again"), path);
    let list = pupil.page("/lessons/fourth").await;
    assert!(!list.contains("data-done"), "nothing is done yet");
}

#[tokio::test]
async fn what_is_done_is_remembered_and_an_earlier_cookie_is_still_read() {
    let server = open_server().await;
    let pupil = Browser::new(&server);
    // A cookie from before there were lessons.
    let earlier =
        "reader=language%3Dpl%26theme%3Ddark%26pace%3Dslow%26careful%3Dyes%26dismissed%3Dmeld";
    let request = pupil.client.get(format!("{}/lessons", server.base)).header("cookie", earlier);
    let page = request.send().await.unwrap().text().await.unwrap();
    assert!(page.contains("<html lang=\"pl\"") && page.contains("data-theme=\"dark\""), "{page}");
    assert!(!page.contains("data-done"));
    let path = "/lessons/first/draw-and-meld/answer?a=draw&a=next&a=meld%20Compass&a=next";
    pupil.redirect(path, &[("answer", "draw")]).await;
    let list = pupil.page("/lessons/fourth").await;
    assert_eq!(list.matches("data-done").count(), 1, "{list}");
    // Other settings leave it alone.
    pupil.post("/settings", &[("language", "it"), ("back", "/")]).await;
    assert_eq!(pupil.page("/lessons").await.matches("data-done").count(), 1);
}

#[tokio::test]
async fn addresses_that_make_no_sense_are_refused_with_a_reason() {
    let server = open_server().await;
    let pupil = Browser::new(&server);
    for path in [
        "/lessons/second",
        "/lessons/first/flying",
        "/lessons/second/goal",
        "/lessons/first/goal/answers",
    ] {
        assert_eq!(pupil.get(path).await.status(), StatusCode::NOT_FOUND, "{path}");
    }
    for (query, reason) in [
        ("a=next", "`next` comes too early: the task of step 1 is not done"),
        ("a=draw&a=draw", "`draw` comes too late: the step is over"),
        ("a=meld%20Oars", "`meld Oars` is no answer for A here"),
        ("a=%3Cb%3E", "`&lt;b&gt;` is no answer for A here"),
        ("a=", "`` is no answer for A here"),
    ] {
        let refused = pupil.get(&format!("/lessons/first/goal?{query}")).await;
        assert_eq!(refused.status(), StatusCode::BAD_REQUEST, "{query}");
        let page = refused.text().await.unwrap();
        assert!(page.contains(reason), "{query}: {page}");
    }
    let refused = pupil.post("/lessons/first/goal/answer", &[("answer", "achieve 9")]).await;
    assert_eq!(refused.status(), StatusCode::BAD_REQUEST);
    let refused = pupil.post("/lessons/first/goal/answer", &[]).await;
    assert_eq!(refused.status(), StatusCode::BAD_REQUEST);
    // The third edition is played like the first, and fields that nobody knows do no harm.
    let page = pupil.page("/lessons/third/goal?b=1&a=draw").await;
    assert!(page.contains("href=\"/lessons/first/goal\""), "{page}");
    assert!(pupil.page("/how-to-play/third").await.contains("href=\"/lessons/first\""));
}
