//! Looking back shows what was seen then, and nothing else.

use super::analyses::{Innovation, Progress, answers, thought_over};
use super::eyes::Eyes;
use super::glimpse::Glimpse;
use super::past::Past;
use super::{course, ending, page};
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::innovation::options::Options;
use crate::innovation::sight::seen;
use crate::room::bots::Thinkers;
use crate::room::course::Course;
use crate::room::game_kind::GameKind;
use eureka_bots::{Luck, any};
use eureka_innovation::{
    Answer, Card, CardSet, Deal, Edition, Event, Face, ONLOOKER, Rules, Setup, View,
};
use eureka_store::{Moment, Sitter, State, Table};
use eureka_table::{Said, Seat, SeatSet};
use eureka_words::Language;
use rand_core::SeedableRng;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::AtomicUsize;

/// A game of random answers, at most so many; `own` are the reader's seats.
fn past(edition: Edition, players: u8, seed: u64, most: usize, own: SeatSet) -> Past {
    let options = Options {
        edition: edition.word().to_owned(),
        // With and without the memory aid.
        memory: seed.is_multiple_of(2),
        ..Options::default()
    };
    let setup = Setup::new(Rules::printed(edition), options.seating(players), &Deal::Seed(seed));
    let text = toml::to_string(&setup).expect("a set-up has a text form");
    let mut course = Course::begin(&text).expect("a game begins");
    let mut luck = Luck::seed_from_u64(seed);
    while let Some(seat) = course.game().asked().filter(|_| course.answers().len() < most) {
        let answer = any(&course.game().answers(), &mut luck);
        let said = Said { seat, answer: course.game().write(answer) };
        course.take(&said, Moment::now()).expect("a listed answer");
    }
    let creator = "abcdefghijklmnop".parse().expect("an id");
    let name = |number: u8| format!("Player <{number}>");
    let table = Table {
        id: "ABCDEFGHIJKLMNOP".parse().expect("an id"),
        creator,
        created: Moment::now(),
        listed: false,
        game: GameKind::Innovation.word().to_owned(),
        options: options.write(),
        state: if course.game().outcome().is_some() { State::Finished } else { State::Playing },
        outcome: None,
        next: 1,
        version: 1,
        changed: Moment::now(),
        waiting_for: course.game().asked(),
        seats: (0..players)
            .map(|number| match own.has(Seat::new(number)) {
                true => Sitter::person(creator, name(number)),
                false => Sitter::bot("skilled", name(number)),
            })
            .collect(),
    };
    Past { table: Arc::new(table), options: Arc::new(options), course, own }
}

fn reader(language: Language) -> Reader {
    Reader { language, ..Reader::default() }
}

/// The numbers of all cards that a page shows.
fn shown(markup: &str) -> BTreeSet<u8> {
    let attributes = markup.split("data-card=\"").skip(1);
    let moved = markup.split("data-moved=\"").skip(1);
    let number = |text: &str| text.split('"').next().and_then(|number| number.parse().ok());
    attributes.chain(moved).filter_map(number).collect()
}

/// All cards whose faces a view holds.
fn known(view: &View) -> CardSet {
    let mut cards: CardSet = CardSet::default();
    let mut add = |card: Card| cards |= CardSet::only(card);
    let zones = view.players.iter().flat_map(|p| [&p.hand, &p.score, &p.achievements]);
    let zones = zones.chain(&view.decks).chain([&view.available, &view.junk, &view.removed]);
    zones.flatten().filter_map(|face: &Face| face.card).for_each(&mut add);
    for pile in view.players.iter().flat_map(|player| &player.piles) {
        pile.cards.iter().flatten().chain(&pile.top).copied().for_each(&mut add);
    }
    view.question.and_then(|question| question.card).into_iter().for_each(&mut add);
    cards
}

/// Everything that a page about this moment may show: what these eyes see now, and what they were told up to what comes next.
fn allowed(past: &Past, eyes: Eyes, at: usize) -> BTreeSet<u8> {
    let view = eyes.view(&past.game(at), &past.options);
    let events = past.course.events();
    let events = &events[..events.partition_point(|&(moment, _)| moment <= at + 1)];
    let told = eyes.told(past.rules(), events).into_iter().filter_map(|event| match event {
        Event::Moved { card, .. } => card.card,
        Event::Revealed { card, .. } | Event::Effect { card, .. } => Some(card),
        Event::Action { action: Answer::Dogma(card), .. } => Some(card),
        _ => None,
    });
    let answers = view.answers.iter().filter_map(|answer| match answer {
        Answer::Card(card) | Answer::Meld(card) | Answer::Dogma(card) => Some(*card),
        _ => None,
    });
    known(&view).iter().chain(told).chain(answers).map(Card::number).collect()
}

#[test]
fn every_moment_shows_exactly_what_the_seat_could_see() {
    for (seed, edition) in [(1, Edition::First), (2, Edition::Third), (3, Edition::Fourth)] {
        let past = past(edition, 2 + (seed % 2) as u8, seed, usize::MAX, SeatSet::NONE);
        assert!(past.is_over());
        for at in 0..=past.last() {
            let game = past.game(at);
            for eyes in past.eyes() {
                let view = eyes.view(&game, &past.options);
                match eyes {
                    Eyes::Of(seat) => assert_eq!(view, seen(&game, &past.options, seat)),
                    Eyes::Onlooker => assert_eq!(view, seen(&game, &past.options, ONLOOKER)),
                    Eyes::All => assert_eq!(view, game.open_view()),
                }
            }
        }
        // Drawing takes long: every twentieth is enough to see that nothing else gets onto the page.
        let reader = reader(Language::English);
        for at in (0..=past.last()).step_by(20) {
            for eyes in past.eyes().into_iter().filter(|eyes| *eyes != Eyes::All) {
                let page = Glimpse::new(&past, &reader, at, eyes).markup().0;
                let may = allowed(&past, eyes, at);
                let too_much: Vec<u8> = shown(&page).difference(&may).copied().collect();
                assert_eq!(too_much, [0; 0], "{eyes:?} at {at}");
                assert!(!page.contains("<1>"), "a name is not escaped");
            }
        }
    }
}

#[test]
fn while_a_game_is_on_one_looks_through_ones_own_eyes_or_an_onlookers() {
    let past = past(Edition::First, 3, 5, 40, SeatSet::only(Seat::A));
    assert!(!past.is_over());
    assert_eq!(past.eyes(), [Eyes::Of(Seat::A), Eyes::Onlooker]);
    assert_eq!(past.eyes_named(None), Ok(Eyes::Of(Seat::A)));
    assert_eq!(past.eyes_named(Some("onlooker")), Ok(Eyes::Onlooker));
    for refused in ["all", "B", "C"] {
        assert_eq!(past.eyes_named(Some(refused)), Err(Problem::NotOver), "{refused}");
    }
    assert_eq!(past.over(), Err(Problem::NotOver));
    assert_eq!(past.moment_named(None, None), Ok(past.last()));
}

#[test]
fn when_a_game_is_over_everything_lies_open_to_everybody() {
    let past = past(Edition::First, 2, 6, usize::MAX, SeatSet::NONE);
    let b = Seat::new(1);
    assert_eq!(past.eyes(), [Eyes::Of(Seat::A), Eyes::Of(b), Eyes::Onlooker, Eyes::All]);
    assert_eq!(past.eyes_named(None), Ok(Eyes::All));
    assert_eq!(past.moment_named(None, None), Ok(0));
}

#[test]
fn what_does_not_exist_is_a_problem_and_no_panic() {
    let past = past(Edition::First, 2, 7, usize::MAX, SeatSet::NONE);
    let malformed = |result: Result<_, Problem>| matches!(result, Err(Problem::Malformed(_)));
    let beyond = (past.last() + 1).to_string();
    for at in [beyond.as_str(), "-1", "x", "99999999999999999999999"] {
        assert!(malformed(past.moment_named(Some(at), None)), "{at}");
    }
    for turn in ["0", "100000", "x"] {
        assert!(malformed(past.moment_named(None, Some(turn))), "{turn}");
    }
    for eyes in ["C", "Z", "everybody", "ABC"] {
        assert!(matches!(past.eyes_named(Some(eyes)), Err(Problem::Malformed(_))), "{eyes}");
    }
    // An empty field of a form is none.
    assert_eq!(past.moment_named(Some(""), Some("")), Ok(0));
    let second = past.turns()[1];
    assert_eq!(past.moment_named(None, Some("2")), Ok(second.moment));
}

#[test]
fn a_hint_is_for_who_is_asked_where_all_others_are_computer_players() {
    let mut past = past(Edition::First, 2, 8, 30, SeatSet::only(Seat::A));
    let asked = past.course.game().asked().expect("the game is on");
    past.own = SeatSet::only(asked);
    let human = past.table.seats[usize::from(asked != Seat::A)].person;
    assert_eq!(past.may_be_hinted().is_ok(), asked == Seat::A && human.is_some());
    past.options = Arc::new(Options { hints: Some(true), ..(*past.options).clone() });
    assert_eq!(past.may_be_hinted(), Ok(()));
    past.options = Arc::new(Options { hints: Some(false), ..(*past.options).clone() });
    assert!(matches!(past.may_be_hinted(), Err(Problem::Options(_))));
    past.own = SeatSet::NONE;
    assert_eq!(past.may_be_hinted(), Err(Problem::NotSeated));
    past.own = SeatSet::all(2) - SeatSet::only(asked);
    assert_eq!(past.may_be_hinted(), Err(Problem::NotAsked(asked)));
}

#[tokio::test]
async fn an_analysis_is_the_same_every_time_and_is_shown_in_every_language() {
    let past = past(Edition::Fourth, 2, 9, 50, SeatSet::only(Seat::A));
    let thinkers = Thinkers::start("test", 1);
    let analysed = async || {
        let games = past.course.games();
        let (answers, done) = (answers(&past.course, &games), AtomicUsize::new(0));
        let analysis = thought_over::<Innovation>(&thinkers, games, answers, &done)
            .await
            .expect("an analysis");
        assert_eq!(done.into_inner(), past.last());
        analysis
    };
    let analysis = analysed().await;
    assert_eq!(analysis, analysed().await);
    let ready = Progress::Ready(Arc::new(analysis));
    for language in Language::ALL {
        let reader = reader(language);
        for progress in [&ready, &Progress::Thinking { done: 1, of: 2 }, &Progress::Busy] {
            let course = course::section(&past, &reader, progress).0;
            assert_eq!(course.contains("data-later"), !matches!(progress, Progress::Ready(_)));
            assert!(course.contains("<svg ") && !course.contains(" style="), "{course}");
            assert_says_everything(&course);
            assert_says_everything(&ending::turning_points(&past, &reader, progress).0);
        }
        let glimpse = Glimpse::new(&past, &reader, past.last(), Eyes::Of(Seat::A));
        assert_says_everything(&page::page(&glimpse, Some(&ready)).0);
    }
}

/// A text that is missing shows as its id.
fn assert_says_everything(page: &str) {
    let ours = ["replay-", "course-", "ending-", "opinion-", "room-"];
    let missing = page.split('{').skip(1).find(|text| ours.iter().any(|id| text.starts_with(id)));
    assert_eq!(missing, None);
}
