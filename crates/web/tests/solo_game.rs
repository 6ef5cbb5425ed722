//! The whole solo game of Inventions as somebody plays it who has no script: by the links and forms of its pages.

mod house;

use eureka_inventions::solo_game::{Answer, Game, Record, replay};
use eureka_testkit::{Dice, Page, Visitor, values};
use house::House;
use reqwest::StatusCode;
use std::collections::BTreeSet;

/// Begins a game; with it comes the same game to play along.
async fn begin(visitor: &Visitor, fields: &[(&str, &str)]) -> (Page, Game) {
    let shown = visitor.post("/inventions", fields).await;
    assert_eq!(shown.status, StatusCode::OK, "{}", shown.html);
    assert!(shown.path.starts_with("/inventions/"), "{}", shown.path);
    let record = record(visitor, &shown.path).await;
    (shown, record.setup.start())
}

async fn record(visitor: &Visitor, path: &str) -> Record {
    Record::read(&visitor.get(&format!("{path}/record")).await.html).expect("it is a record")
}

/// The answers that can be given on a page: every button of the form, wherever it lies.
fn buttons(shown: &Page) -> BTreeSet<String> {
    shown.buttons().into_iter().collect()
}

fn written(game: &Game) -> BTreeSet<String> {
    game.answers().iter().map(|answer| answer.write(game.content())).collect()
}

fn question(shown: &Page) -> Option<&str> {
    shown.between("<h2>", "</h2>")
}

fn is_over(shown: &Page) -> bool {
    shown.html.contains(" data-over>")
}

async fn say(visitor: &Visitor, shown: &Page, answer: &str) -> Page {
    let fields = [("version", shown.version()), ("answer", answer.to_owned())];
    let fields = fields.each_ref().map(|(key, value)| (*key, value.as_str()));
    visitor.post(&format!("{}/answer", shown.path), &fields).await
}

async fn undo(visitor: &Visitor, shown: &Page) -> Page {
    visitor.post(&format!("{}/undo", shown.path), &[("version", &shown.version())]).await
}

/// Plays to the end as somebody who taps anywhere, with slips and a stop of the server; each page has the legal answers and nothing else.
async fn play(house: &mut House, language: &str, seed: u64) -> (Visitor, Page, Game) {
    let mut visitor = house.visitor(language);
    let mut dice = Dice(seed);
    let (mut shown, mut game) = begin(&visitor, &[("difficulty", "easy")]).await;
    let (mut answers, mut undone) = (0, 0);
    while !is_over(&shown) {
        shown.reads_well(language);
        assert_eq!(buttons(&shown), written(&game), "{language}: answer {answers}");
        assert_eq!(shown.html.contains("id=\"undo\""), game.may_take_back(), "{language}");
        let chosen: Vec<Answer> = game.answers().to_vec();
        let chosen = chosen[dice.below(chosen.len())];
        let before = question(&shown).map(str::to_owned);
        shown = say(&visitor, &shown, &chosen.write(game.content())).await;
        game.answer(chosen).unwrap();
        answers += 1;
        if answers % 5 == 4 && game.may_take_back() {
            shown = undo(&visitor, &shown).await;
            assert_eq!(question(&shown).map(str::to_owned), before, "{language}");
            assert!(game.take_back());
            undone += 1;
        }
        if answers == 30 {
            let before = visitor.get(&shown.path).await.html;
            house.restart().await;
            visitor.base = format!("http://{}", house.address);
            shown = visitor.get(&shown.path).await;
            assert_eq!(shown.html, before, "{language}: nothing is lost");
        }
        assert!(answers < 2000, "the game ends");
    }
    assert!(undone > 0, "{language}: something was taken back");
    (visitor, shown, game)
}

macro_rules! whole_games {
    ($($name:ident: $language:literal, $seed:literal;)*) => {
        $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn $name() {
            whole_game($language, $seed).await;
        })*
    };
}

whole_games! {
    a_whole_game_is_played_through_the_forms_in_english: "en", 1;
    a_whole_game_is_played_through_the_forms_in_russian: "ru", 2;
    a_whole_game_is_played_through_the_forms_in_polish: "pl", 3;
    a_whole_game_is_played_through_the_forms_in_italian: "it", 4;
    a_whole_game_is_played_through_the_forms_in_ukrainian: "uk", 5;
}

async fn whole_game(language: &'static str, seed: u64) {
    let mut house = House::open().await;
    let (visitor, shown, game) = play(&mut house, language, seed).await;
    shown.reads_well(language);
    let (path, score) = (shown.path.clone(), game.score().expect("it is over"));
    let awards = shown.between("class=\"solo-awards\"", "</ol>").unwrap();
    assert_eq!(awards.matches("<li").count(), 12);
    assert_eq!(awards.matches("class=\"met\"").count(), score.awards.len());
    assert!(shown.html.contains(&format!("<td>{}</td>", score.bots.total())), "{}", shown.html);
    assert!(shown.html.contains(&format!("<td>{}</td>", score.you)), "{}", shown.html);
    assert!(buttons(&shown).is_empty(), "nothing is asked any more");
    let start = visitor.get("/inventions").await;
    start.reads_well(language);
    assert!(start.html.contains("id=\"finished\"") && start.html.contains(&path));
    let home = visitor.get("/").await;
    assert!(home.html.contains(&path) && home.html.contains("href=\"/inventions\""));
    let record = record(&visitor, &path).await;
    assert_eq!(replay(&record).unwrap().score(), Some(score));
    looked_back_at(&visitor, language, &path, &record).await;
}

/// Any moment can be looked at again, by whoever knows the link.
async fn looked_back_at(visitor: &Visitor, language: &str, path: &str, record: &Record) {
    let last = record.answers.len();
    let mut game = record.setup.start();
    for (at, said) in record.answers.iter().enumerate() {
        if at % 20 == 3 {
            let moment = visitor.get(&format!("{path}/replay?at={at}")).await;
            moment.reads_well(language);
            assert!(moment.html.contains(&format!("data-at=\"{at}\"")));
            assert!(buttons(&moment).is_empty(), "nothing can be answered there");
            let piece = visitor.get(&format!("{path}/replay?at={at}&fragment=1")).await;
            assert!(piece.html.starts_with("<div id=\"replay-moment\""), "{}", piece.html);
        }
        game.answer(game.read(&said.answer).unwrap()).unwrap();
    }
    let turn = visitor.get(&format!("{path}/replay?turn=3")).await;
    assert!(turn.html.contains("data-turn=\"3\""), "{}", turn.html);
    for wrong in ["at=x".to_owned(), format!("at={}", last + 1), "turn=0".to_owned()] {
        let refused = visitor.get(&format!("{path}/replay?{wrong}")).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{wrong}");
    }
    let course = visitor.get(&format!("{path}/course")).await;
    course.reads_well(language);
    assert!(course.html.contains("id=\"course\""), "{}", course.html);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_two_clicks_from_the_front_page_in_every_language() {
    let house = House::open().await;
    for language in ["en", "ru", "pl", "it", "uk"] {
        let visitor = house.visitor(language);
        let home = visitor.get("/").await;
        assert!(values(&home.html, "<a", "href").contains(&"/inventions".to_owned()));
        for page in ["/inventions", "/inventions/rules"] {
            visitor.get(page).await.reads_well(language);
        }
        let (shown, game) = begin(&visitor, &[]).await;
        shown.reads_well(language);
        assert_eq!(buttons(&shown), written(&game));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_knows_the_link_looks_on_and_only_the_owner_answers() {
    let house = House::open().await;
    let (owner, other) = (house.visitor("en"), house.visitor("uk"));
    let (shown, game) = begin(&owner, &[("difficulty", "hard")]).await;
    let (path, version) = (shown.path.clone(), shown.version());
    let seen = other.get(&path).await;
    seen.reads_well("uk");
    assert!(buttons(&seen).is_empty(), "{}", seen.html);
    let answer = written(&game).into_iter().next().unwrap();
    let fields = [("version", version.as_str()), ("answer", answer.as_str())];
    for (form, fields) in [("answer", &fields[..]), ("undo", &fields[..1]), ("close", &[])] {
        let refused = other.post(&format!("{path}/{form}"), fields).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{form}");
    }
    assert_eq!(other.get(&format!("{path}/hint")).await.status, StatusCode::FORBIDDEN);
    assert_eq!(other.get(&format!("{path}/course")).await.status, StatusCode::FORBIDDEN);
    let hint = owner.get(&format!("{path}/hint")).await;
    hint.reads_well("en");
    assert!(hint.html.contains("class=\"opinion\""), "{}", hint.html);
    assert_eq!(owner.get(&path).await.version(), version, "nothing was said");
    let closed = owner.post(&format!("{path}/close"), &[]).await;
    assert_eq!(closed.path, "/inventions");
    assert!(buttons(&owner.get(&path).await).is_empty());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_is_taken_once_and_nonsense_never() {
    let house = House::open().await;
    let owner = house.visitor("en");
    let (shown, game) = begin(&owner, &[]).await;
    let (path, answer) = (shown.path.clone(), written(&game).into_iter().next().unwrap());
    let next = say(&owner, &shown, &answer).await;
    let stale = say(&owner, &shown, &answer).await;
    assert!(stale.html.contains("The game has gone on meanwhile"), "{}", stale.html);
    assert_eq!(stale.version(), next.version());
    for nonsense in ["undo", "redo", "finish", "place NOTHING", "region 9", "", "build E1 0"] {
        let refused = say(&owner, &next, nonsense).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{nonsense}");
        assert!(refused.html.contains("<h1>"), "a page says what is wrong");
    }
    let lacking = owner.post(&format!("{path}/answer"), &[("answer", &answer)]).await;
    assert!(lacking.status.is_client_error(), "{}", lacking.status);
    let wrong = owner.post("/inventions", &[("difficulty", "impossible")]).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    for missing in ["/inventions/0123456789abcdef", "/inventions/nonsense"] {
        assert_eq!(owner.get(missing).await.status, StatusCode::NOT_FOUND, "{missing}");
    }
    let solo = path.replace("/inventions/", "/solo/");
    assert_eq!(owner.get(&solo).await.status, StatusCode::NOT_FOUND, "it is no companion game");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_chosen_first_leaves_the_answers_that_go_with_it() {
    let house = House::open().await;
    let owner = house.visitor("en");
    let mut dice = Dice(3);
    let (mut shown, mut game) = begin(&owner, &[]).await;
    let mut picked = 0;
    while picked < 3 {
        for link in values(&shown.html, "<a", "href") {
            let Some((_, pick)) = link.split_once("?pick=") else { continue };
            let narrowed = owner.get(&link).await;
            let (some, all) = (buttons(&narrowed), buttons(&shown));
            assert!(!some.is_empty() && some.is_subset(&all), "{pick}: {some:?}");
            picked += 1;
        }
        let answers = game.answers();
        let chosen = answers[dice.below(answers.len())];
        shown = say(&owner, &shown, &chosen.write(game.content())).await;
        game.answer(chosen).unwrap();
    }
}
