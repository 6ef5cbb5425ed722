//! Tests of the solo game of Inventions without JavaScript: games played through the links and forms of the pages.

mod restartable_server;

use eureka_inventions::Action;
use eureka_inventions::solo_game::{Answer, Game, Record};
use eureka_table::Timeline;
use eureka_testkit::{Dice, Page, Visitor, values};
use reqwest::StatusCode;
use restartable_server::RestartableServer;
use std::collections::BTreeSet;

/// Begins a game and returns its page, with a local copy of the game that the test plays in parallel.
async fn begin(visitor: &Visitor, fields: &[(&str, &str)]) -> (Page, Timeline<Game>) {
    let shown = visitor.post("/inventions", fields).await;
    assert_eq!(shown.status, StatusCode::OK, "{}", shown.html);
    assert!(shown.path.starts_with("/table/"), "{}", shown.path);
    let record = record(visitor, &shown.path).await;
    (shown, Timeline::open(record, ()).expect("it is a game"))
}

async fn record(visitor: &Visitor, path: &str) -> Record {
    Record::read(&visitor.get(&format!("{path}/record")).await.html).expect("it is a record")
}

/// The answers that a page offers: the values of all its buttons.
fn buttons(shown: &Page) -> BTreeSet<String> {
    shown.buttons().into_iter().collect()
}

/// The legal answers in notation.
fn legal_answers(timeline: &Timeline<Game>) -> BTreeSet<String> {
    let game = timeline.game();
    game.answers().iter().map(|answer| answer.write(game.content())).collect()
}

fn question(shown: &Page) -> Option<&str> {
    shown.between("<h2>", "</h2>")
}

fn is_over(shown: &Page) -> bool {
    shown.html.contains(" data-over ")
}

async fn give(visitor: &Visitor, shown: &Page, answer: &str) -> Page {
    let fields = [("version", shown.version()), ("answer", answer.to_owned())];
    let fields = fields.each_ref().map(|(key, value)| (*key, value.as_str()));
    visitor.post(&format!("{}/answer", shown.path), &fields).await
}

async fn take_back(visitor: &Visitor, shown: &Page) -> Page {
    visitor.post(&format!("{}/take-back", shown.path), &[("version", &shown.version())]).await
}

/// Gives a random answer, on the page and in the local copy of the game.
async fn go_on(
    visitor: &Visitor,
    shown: &Page,
    timeline: &mut Timeline<Game>,
    dice: &mut Dice,
) -> Page {
    let game = timeline.game();
    let chosen = *dice.any(game.answers());
    let shown = give(visitor, shown, &chosen.write(game.content())).await;
    timeline.answer(chosen).unwrap();
    shown
}

/// Plays a game to its end with random answers, taking some back and restarting the server once. Checks that each page offers
/// exactly the legal answers.
async fn play(
    server: &mut RestartableServer,
    language: &str,
    seed: u64,
) -> (Visitor, Page, Timeline<Game>) {
    let mut visitor = server.visitor(language);
    let mut dice = Dice(seed);
    let (mut shown, mut game) = begin(&visitor, &[("difficulty", "easy")]).await;
    let (mut answers, mut undone) = (0, 0);
    while !is_over(&shown) {
        shown.reads_well(language);
        assert_eq!(buttons(&shown), legal_answers(&game), "{language}: answer {answers}");
        let may_take_back = shown.html.contains("/take-back\"");
        assert_eq!(may_take_back, game.may_take_back().is_some(), "{language}");
        let before = question(&shown).map(str::to_owned);
        shown = go_on(&visitor, &shown, &mut game, &mut dice).await;
        answers += 1;
        if answers % 5 == 4 && game.may_take_back().is_some() {
            shown = take_back(&visitor, &shown).await;
            assert_eq!(question(&shown).map(str::to_owned), before, "{language}");
            assert!(game.take_back());
            undone += 1;
        }
        if answers == 30 {
            let before = visitor.get(&shown.path).await.html;
            server.restart().await;
            visitor.base = format!("http://{}", server.address);
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
    let mut server = RestartableServer::open().await;
    let (visitor, shown, game) = play(&mut server, language, seed).await;
    shown.reads_well(language);
    let (path, score) = (shown.path.clone(), game.game().score().expect("it is over"));
    let awards = shown.between("class=\"companion-awards\"", "</ol>").unwrap();
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
    let replayed = Timeline::<Game>::open(record.clone(), ()).unwrap();
    assert_eq!(replayed.game().score(), Some(score));
    check_replay(&visitor, language, &path, &record).await;
}

/// Checks the replay at many moments, and the analysis.
async fn check_replay(visitor: &Visitor, language: &str, path: &str, record: &Record) {
    let last = record.answers.len();
    for at in (3..last).step_by(20) {
        let moment = visitor.get(&format!("{path}/replay?at={at}")).await;
        moment.reads_well(language);
        assert!(moment.html.contains(&format!("data-at=\"{at}\"")));
        assert!(buttons(&moment).is_empty(), "nothing can be answered there");
        let piece = visitor.get(&format!("{path}/replay?at={at}&fragment=1")).await;
        assert!(piece.html.starts_with("<div id=\"replay-moment\""), "{}", piece.html);
    }
    let turn = visitor.get(&format!("{path}/replay?turn=3")).await;
    assert!(turn.html.contains("data-turn=\"3\""), "{}", turn.html);
    for wrong in ["at=x".to_owned(), format!("at={}", last + 1), "turn=0".to_owned()] {
        let refused = visitor.get(&format!("{path}/replay?{wrong}")).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{wrong}");
    }
    let analysis = visitor.get(&format!("{path}/analysis")).await;
    analysis.reads_well(language);
    assert!(analysis.html.contains("id=\"analysis\""), "{}", analysis.html);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_two_clicks_from_the_front_page_in_every_language() {
    let server = RestartableServer::open().await;
    for language in ["en", "ru", "pl", "it", "uk"] {
        let visitor = server.visitor(language);
        let home = visitor.get("/").await;
        assert!(values(&home.html, "<a", "href").contains(&"/inventions".to_owned()));
        for page in ["/inventions", "/inventions/rules"] {
            visitor.get(page).await.reads_well(language);
        }
        let rules = visitor.get("/inventions/rules").await.html;
        assert_eq!(rules.matches("<dt>").count(), Action::ALL.len());
        let text = rules.split_once("<main").unwrap().1;
        assert!(!text.contains('{'), "{language}: a text is missing: {text}");
        let (shown, game) = begin(&visitor, &[]).await;
        shown.reads_well(language);
        assert_eq!(buttons(&shown), legal_answers(&game));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn anybody_with_the_link_watches_and_only_the_owner_answers() {
    let server = RestartableServer::open().await;
    let (owner, other) = (server.visitor("en"), server.visitor("uk"));
    let (shown, game) = begin(&owner, &[("difficulty", "hard")]).await;
    let (path, version) = (shown.path.clone(), shown.version());
    let seen = other.get(&path).await;
    seen.reads_well("uk");
    assert!(buttons(&seen).is_empty(), "{}", seen.html);
    let answer = legal_answers(&game).into_iter().next().unwrap();
    let fields = [("version", version.as_str()), ("answer", answer.as_str())];
    for (form, fields) in [("answer", &fields[..]), ("take-back", &fields[..1]), ("close", &[])] {
        let refused = other.post(&format!("{path}/{form}"), fields).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{form}");
    }
    assert_eq!(other.get(&format!("{path}/hint")).await.status, StatusCode::FORBIDDEN);
    assert_eq!(other.get(&format!("{path}/analysis")).await.status, StatusCode::FORBIDDEN);
    let hint = owner.get(&format!("{path}/hint")).await;
    hint.reads_well("en");
    assert!(hint.html.contains("class=\"opinion\""), "{}", hint.html);
    assert_eq!(owner.get(&path).await.version(), version, "nothing was said");
    let closed = owner.post(&format!("{path}/close"), &[]).await;
    assert_eq!(closed.path, path);
    assert!(closed.html.contains("closed this table"), "{}", closed.html);
    assert!(buttons(&closed).is_empty());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_counts_once_and_an_illegal_one_never() {
    let server = RestartableServer::open().await;
    let owner = server.visitor("en");
    let (shown, game) = begin(&owner, &[]).await;
    let (path, answer) = (shown.path.clone(), legal_answers(&game).into_iter().next().unwrap());
    let next = give(&owner, &shown, &answer).await;
    let stale = give(&owner, &shown, &answer).await;
    assert!(stale.html.contains("The game has gone on meanwhile"), "{}", stale.html);
    assert_eq!(stale.version(), next.version());
    for nonsense in [
        "undo",
        "take back",
        "redo",
        "finish",
        "correct ip = 3",
        "place NOTHING",
        "region 9",
        "",
        "build E1 0",
    ] {
        let refused = give(&owner, &next, nonsense).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{nonsense}");
        assert!(refused.html.contains("<h1>"), "a page says what is wrong");
    }
    let lacking = owner.post(&format!("{path}/answer"), &[("answer", &answer)]).await;
    assert!(lacking.status.is_client_error(), "{}", lacking.status);
    let wrong = owner.post("/inventions", &[("difficulty", "impossible")]).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    for missing in ["/table/0123456789abcdef", "/table/nonsense"] {
        assert_eq!(owner.get(missing).await.status, StatusCode::NOT_FOUND, "{missing}");
    }
    // Actions and pages of the companion are refused.
    let version = next.version();
    for form in ["redo", "finish"] {
        let refused = owner.post(&format!("{path}/{form}"), &[("version", &version)]).await;
        assert_eq!(refused.status, StatusCode::CONFLICT, "{form}");
    }
    for page in ["correct", "sheet"] {
        let missing = owner.get(&format!("{path}/{page}")).await;
        assert_eq!(missing.status, StatusCode::NOT_FOUND, "{page}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_first_pick_leaves_only_the_answers_that_fit_it() {
    let server = RestartableServer::open().await;
    let owner = server.visitor("en");
    let mut dice = Dice(3);
    let (mut shown, mut game) = begin(&owner, &[]).await;
    let mut picked = 0;
    while picked < 3 {
        for link in values(&shown.html, "<a", "href") {
            let Some((_, pick)) = link.split_once("?pick=") else { continue };
            let narrowed = owner.get(&format!("{}{link}", shown.path)).await;
            let (some, all) = (buttons(&narrowed), buttons(&shown));
            assert!(!some.is_empty() && some.is_subset(&all), "{pick}: {some:?}");
            let others = game.game().answers().iter().filter(|&&answer| names_two_things(answer));
            let mut others = others.map(|answer| answer.write(game.game().content()));
            let firsts = values(&shown.html, "<a", "href").into_iter();
            let is_only = firsts.filter(|other| other.contains("?pick=")).count() == 1;
            assert!(is_only || others.any(|other| !some.contains(&other)), "{pick}: {some:?}");
            let one_thing =
                game.game().answers().iter().filter(|&&answer| !names_two_things(answer));
            let mut one_thing = one_thing.map(|answer| answer.write(game.game().content()));
            assert!(one_thing.all(|answer| some.contains(&answer)), "{pick}: {some:?}");
            picked += 1;
        }
        let nonsense = owner.get(&format!("{}?pick=nonsense", shown.path)).await;
        assert_eq!(buttons(&nonsense), buttons(&shown));
        shown = go_on(&owner, &shown, &mut game, &mut dice).await;
    }
}

/// Whether an answer names two things, so that one is picked first.
fn names_two_things(answer: Answer) -> bool {
    matches!(answer, Answer::Present(..) | Answer::Build(..) | Answer::Lay(..) | Answer::Travel(..))
}
