//! Tests that a replay shows exactly what each perspective could see at that moment, and of hints and analyses.

use super::analyses::{Progress, run_analysis};
use super::past::{AnyPast, Past};
use super::{Moments, head, require_hint, section, turning_points};
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::http::visitor::Screen;
use crate::innovation::options::Options;
use crate::inventions::solo_game::SoloGame;
use crate::room::bots::Thinkers;
use crate::room::viewer::{Perspective, Presence};
use crate::room::{RoomState, Skin};
use eureka_bots::{Luck, any};
use eureka_innovation::{
    Answer, Card, CardSet, Deal, Edition, Event, Face, ONLOOKER, Rules, Setup, View,
};
use eureka_store::{Moment, PersonId, ServiceTime, Sitter, Table, TableState};
use eureka_table::{Game, Record, Seat, SeatSet, Timeline};
use eureka_words::Language;
use rand_core::SeedableRng;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::AtomicUsize;

/// The person who reads the replay.
fn somebody() -> PersonId {
    "abcdefghijklmnop".parse().expect("an id")
}

/// A person in front of a program, or nobody.
fn program(person: Option<PersonId>) -> Presence {
    Presence { person, screen: Screen::Program }
}

/// A game of random answers, at most `most`; `own` are the seats of [`somebody`].
fn random<S: Skin>(
    (skin, options): (S, String),
    setup: <S::Game as Game>::Setup,
    seed: u64,
    most: usize,
    own: SeatSet,
) -> Past<S> {
    let rules = S::rules(&setup);
    let mut timeline = Timeline::<S::Game>::begin(setup, rules).expect("a game begins");
    let mut luck = Luck::seed_from_u64(seed);
    while timeline.game().asked().is_some() && timeline.moment() < most {
        let answer = any(timeline.game().answers().as_ref(), &mut luck);
        timeline.answer(answer).expect("a listed answer");
    }
    let name = |number: u8| format!("Player <{number}>");
    let table = Table {
        id: "ABCDEFGHIJKLMNOP".parse().expect("an id"),
        game: S::KIND.word().to_owned(),
        creator: somebody(),
        created: Moment::now(),
        listed: false,
        options,
        state: if timeline.game().outcome().is_some() {
            TableState::Finished
        } else {
            TableState::Playing
        },
        outcome: None,
        next: 1,
        version: 1,
        changed: Moment::now(),
        served: ServiceTime(0),
        waiting_for: timeline.game().awaited(),
        seats: (0..timeline.game().players())
            .map(|number| match own.has(Seat::new(number)) {
                true => Sitter::person(somebody(), name(number)),
                false => Sitter::bot("skilled", name(number)),
            })
            .collect(),
    };
    Past { skin: Arc::new(skin), table: Arc::new(table), timeline: Arc::new(timeline) }
}

/// A game of Innovation, with the memory aid or without.
fn past(edition: Edition, players: u8, seed: u64, most: usize, own: SeatSet) -> Past<Options> {
    let mut options = Options::new(edition, Language::English);
    options.agreed.memory = seed.is_multiple_of(2);
    let setup = Setup::new(Rules::printed(edition), options.seating(players), &Deal::Seed(seed));
    let text = options.write();
    random((options, text), setup, seed, most, own)
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

/// The cards whose faces a view holds.
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

/// The numbers of all cards that a page about this moment may show: those in the view, and those in the events told up to the
/// consequences of the next answer.
fn allowed(past: &Past<Options>, perspective: Perspective, at: usize) -> BTreeSet<u8> {
    let game = past.timeline.at(at);
    let view = perspective.view(&game, &past.skin);
    let told = perspective.told(game.rules(), past.timeline.events_until(at + 1)).into_iter();
    let told = told.filter_map(|event| match event {
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
        let looked_at: &dyn AnyPast = &past;
        assert!(looked_at.is_over());
        for game in past.timeline.games() {
            for perspective in looked_at.perspectives(&program(None)) {
                let view = perspective.view(&game, &past.skin);
                match perspective {
                    Perspective::Seat(seat) => {
                        assert_eq!(view, past.skin.as_ref().view(&game, seat))
                    }
                    Perspective::Onlooker => {
                        assert_eq!(view, past.skin.as_ref().view(&game, ONLOOKER))
                    }
                    Perspective::Everything => assert_eq!(view, game.open_view()),
                }
            }
        }
        // Drawing is slow, so only every twentieth moment is drawn.
        let reader = reader(Language::English);
        for at in (0..=looked_at.last()).step_by(20) {
            let all = looked_at.perspectives(&program(None)).into_iter();
            for perspective in all.filter(|perspective| *perspective != Perspective::Everything) {
                let moments = moments(looked_at, &reader, at, perspective);
                let page = looked_at.moment(&moments).0;
                let may = allowed(&past, perspective, at);
                let too_much: Vec<u8> = shown(&page).difference(&may).copied().collect();
                assert_eq!(too_much, [0; 0], "{perspective:?} at {at}");
                assert!(!page.contains("<1>"), "a name is not escaped");
            }
        }
    }
}

/// A moment by its number of answers.
fn moments<'a>(
    past: &dyn AnyPast,
    reader: &'a Reader,
    at: usize,
    perspective: Perspective,
) -> Moments<'a> {
    Moments::new(past, reader, &Some(at.to_string()), &None, perspective)
        .expect("there is this moment")
}

#[test]
fn a_running_game_is_seen_only_from_own_seats_or_as_an_onlooker() {
    let past = past(Edition::First, 3, 5, 40, SeatSet::only(Seat::A));
    let (past, somebody): (&dyn AnyPast, _) = (&past, program(Some(somebody())));
    assert!(!past.is_over());
    assert_eq!(past.perspectives(&somebody), [Perspective::Seat(Seat::A), Perspective::Onlooker]);
    assert_eq!(past.perspectives(&program(None)), [Perspective::Onlooker]);
    assert_eq!(past.perspective_named(None, &somebody), Ok(Perspective::Seat(Seat::A)));
    assert_eq!(past.perspective_named(None, &program(None)), Ok(Perspective::Onlooker));
    assert_eq!(past.perspective_named(Some("onlooker"), &somebody), Ok(Perspective::Onlooker));
    for refused in ["all", "B", "C"] {
        let named = past.perspective_named(Some(refused), &somebody);
        assert_eq!(named, Err(Problem::NotOver), "{refused}");
    }
    assert_eq!(past.require_over(), Err(Problem::NotOver));
    assert_eq!(past.moment_named(None, None, &[]), Ok(past.last()));
}

#[test]
fn when_a_game_is_over_everything_lies_open_to_everybody() {
    let past = past(Edition::First, 2, 6, usize::MAX, SeatSet::NONE);
    let (past, b): (&dyn AnyPast, _) = (&past, Seat::new(1));
    assert_eq!(
        past.perspectives(&program(None)),
        [
            Perspective::Seat(Seat::A),
            Perspective::Seat(b),
            Perspective::Onlooker,
            Perspective::Everything
        ]
    );
    assert_eq!(past.perspective_named(None, &program(None)), Ok(Perspective::Everything));
    assert_eq!(past.moment_named(None, None, &[]), Ok(0));
}

#[test]
fn a_moment_turn_or_seat_that_does_not_exist_is_malformed() {
    let past = past(Edition::First, 2, 7, usize::MAX, SeatSet::NONE);
    let past: &dyn AnyPast = &past;
    let turns = past.turns(&reader(Language::English));
    let malformed = |result: Result<_, Problem>| matches!(result, Err(Problem::Malformed(_)));
    let beyond = (past.last() + 1).to_string();
    for at in [beyond.as_str(), "-1", "x", "99999999999999999999999"] {
        assert!(malformed(past.moment_named(Some(at), None, &turns)), "{at}");
    }
    for turn in ["0", "100000", "x"] {
        assert!(malformed(past.moment_named(None, Some(turn), &turns)), "{turn}");
    }
    for perspective in ["C", "Z", "everybody", "ABC"] {
        let named = past.perspective_named(Some(perspective), &program(None));
        assert!(matches!(named, Err(Problem::Malformed(_))), "{perspective}");
    }
    // An empty form field counts as absent.
    assert_eq!(past.moment_named(Some(""), Some(""), &turns), Ok(0));
    assert_eq!(past.moment_named(None, Some("2"), &turns), Ok(turns[1].0));
}

#[test]
fn a_hint_is_given_to_the_player_asked_unless_the_table_forbids_it() {
    let past = past(Edition::First, 2, 8, 30, SeatSet::NONE);
    let asked = past.timeline.game().asked().expect("the game is on");
    let other = asked.clockwise(1, 2);
    let hint = |hints: Option<bool>, people: &[(Seat, PersonId)], person: Option<PersonId>| {
        let mut table = Table::clone(&past.table);
        let mut options = Options::clone(&past.skin);
        options.agreed.hints = hints;
        table.options = options.write();
        for (seat, person) in people {
            table.seats[seat.index()] = Sitter::person(*person, "somebody");
        }
        let mut state = RoomState::new(table).expect("a game is played there");
        let setup = Record::new(past.timeline.setup().clone()).write();
        state.play.begin(&setup).expect("a set-up");
        for said in past.timeline.answers() {
            state.play.follow(said).expect("an answer");
        }
        require_hint(&state, &program(person), None)
    };
    let (me, another) = (somebody(), "ponmlkjihgfedcba".parse().expect("an id"));
    let refused = |hint| matches!(hint, Err(Problem::Options(_)));
    let (alone, both) = ([(asked, me)], [(asked, me), (other, another)]);
    assert_eq!(hint(None, &alone, Some(me)), Ok(asked));
    assert!(refused(hint(None, &both, Some(me))));
    assert_eq!(hint(Some(true), &both, Some(me)), Ok(asked));
    assert!(refused(hint(Some(false), &alone, Some(me))));
    assert_eq!(hint(Some(true), &both, None), Err(Problem::NotSeated));
    assert_eq!(hint(Some(true), &both, Some(another)), Err(Problem::NotAsked(asked)));
}

#[tokio::test]
async fn an_analysis_is_the_same_every_time_and_is_shown_in_every_language() {
    check_analysis(past(Edition::Fourth, 2, 9, 50, SeatSet::only(Seat::A))).await;
    let skin = SoloGame::default();
    let (setup, text) = (skin.setup(Some(9)).expect("a seed"), skin.write());
    check_analysis(random((skin, text), setup, 9, 30, SeatSet::only(Seat::A))).await;
}

/// Analyzes a game twice, compares the results, and draws every part of its pages in every language.
async fn check_analysis<S: Skin>(past: Past<S>) {
    let (past, thinkers) = (Arc::new(past), Thinkers::start("test", 1));
    let think = async || {
        let done = AtomicUsize::new(0);
        let analysis = run_analysis(&thinkers, past.clone().analysis_task(), &done).await;
        assert_eq!(done.into_inner(), past.last());
        analysis.expect("an analysis")
    };
    let analysis = think().await;
    assert!(!analysis.wire().decisions.is_empty());
    assert_eq!(analysis.wire(), think().await.wire());
    let ready = Progress::Ready(analysis);
    for language in Language::ALL {
        let (reader, past): (_, &dyn AnyPast) = (reader(language), &*past);
        let thinking = Progress::Thinking { done: 1, of: 2 };
        for progress in [&ready, &thinking, &Progress::Busy, &Progress::Failed] {
            let section_html = section(past, &reader, Some(progress), Some(1)).0;
            assert_eq!(section_html.contains("data-later"), progress.is_coming());
            assert!(
                section_html.contains("<svg ") && !section_html.contains(" style="),
                "{section_html}"
            );
            assert_no_text_missing(&section_html);
            assert_no_text_missing(&turning_points(past, &reader, Some(progress)).0);
        }
        let perspective = Perspective::Seat(Seat::A);
        let moments = moments(past, &reader, past.last(), perspective);
        for piece in [
            head(past, &reader),
            moments.sliders(),
            moments.steps(),
            moments.perspective_links(&past.perspectives(&program(Some(somebody())))),
            past.moment(&moments),
            past.standings(perspective, &reader),
        ] {
            assert_no_text_missing(&piece.0);
        }
    }
}

/// Panics if a text is missing, which shows as its id in braces.
fn assert_no_text_missing(page: &str) {
    let ours = [
        "replay-",
        "analysis-",
        "ending-",
        "opinion-",
        "room-",
        "solo-game-page-",
        "companion-page-",
    ];
    let missing = page.split('{').skip(1).find(|text| ours.iter().any(|id| text.starts_with(id)));
    assert_eq!(missing, None);
}
