//! A short hunt with every target, the same in every run: every input of the corpus, the seeds, and some mutations.
//!
//! `EUREKA_FUZZ=SECONDS cargo test -p eureka-fuzzing` hunts for that time with each target. `cargo xtask fuzz` runs a long hunt.

use eureka_fuzzing::{Finding, Hunt, TARGETS, attempt, corpus};
use std::path::Path;
use std::time::{Duration, Instant};

/// For each target the rounds of mutation, and the number of inputs that it must accept at least: a hunt whose inputs are
/// all refused at once tests nothing but the first check of the reader.
const SHORT_HUNTS: [(&str, u32, u64); 15] = [
    ("cards", 400, 500),
    ("home-made", 40, 150),
    ("records", 60, 20),
    ("record-bytes", 60, 20),
    ("packed", 120, 40),
    ("scenarios", 40, 60),
    ("inventions-scenarios", 60, 80),
    ("lessons", 20, 8),
    ("companion-records", 30, 20),
    ("inventions-positions", 40, 20),
    ("solo-game-records", 24, 10),
    ("boxes", 60, 50),
    ("contents", 20, 20),
    ("answers", 20, 50),
    ("names", 10, 50),
];

#[test]
fn every_target_is_hunted() {
    assert_eq!(SHORT_HUNTS.map(|(name, _, _)| name), TARGETS.map(|target| target.name));
}

#[test]
fn every_folder_of_the_corpus_belongs_to_a_target() {
    let mut folders = 0;
    for entry in std::fs::read_dir(corpus::folder()).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        // `http` belongs to the tests of `eureka-web`.
        let is_known = name == "http" || TARGETS.iter().any(|target| target.name == name);
        assert!(is_known, "fuzz/corpus/{name} belongs to no target");
        folders += 1;
    }
    assert!(folders > 0);
}

#[test]
fn no_input_of_the_corpus_panics() {
    for target in TARGETS {
        for (name, input) in corpus::kept(target.name) {
            if let Err(panic) = attempt(target.run, &input) {
                panic!("fuzz/corpus/{}/{name}: {panic}", target.name);
            }
        }
    }
}

/// Hunts with one target. A finding is written to a file and fails the test.
fn hunt(name: &str) {
    let (_, rounds, min_accepted) =
        *SHORT_HUNTS.iter().find(|(known, _, _)| *known == name).unwrap();
    let target = TARGETS.iter().find(|target| target.name == name).unwrap();
    let longer = std::env::var("EUREKA_FUZZ").ok().and_then(|seconds| seconds.parse().ok());
    let until = longer.map(|seconds| Instant::now() + Duration::from_secs(seconds));
    let mut hunt = Hunt::new(target, target.inputs(), 2010);
    let last = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-last"));
    let mut result = hunt.try_initial_inputs();
    let mut round = 0;
    while result.is_ok() && (round < rounds || until.is_some_and(|until| Instant::now() < until)) {
        // If the target never returns, its input can be found in this file.
        result = hunt.try_mutations(|input| std::fs::write(&last, input).unwrap());
        round += 1;
    }
    let _ = std::fs::remove_file(&last);
    let tally = hunt.tally();
    println!("{name}: {tally:?}");
    if let Err(Finding { input, panic }) = result {
        let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-finding"));
        std::fs::write(&file, &input).unwrap();
        panic!("{panic}\nafter {tally:?}\n{}\nin {}", input.escape_ascii(), file.display());
    }
    assert!(tally.accepted >= min_accepted, "too many were refused: {tally:?}");
}

/// One test per target, so that they run in parallel and a failure names its target.
///
/// `crates/eureka/tests/security.rs` reads the list below by the name of this macro.
macro_rules! hunts {
    ($($test:ident: $name:literal)*) => {
        $(
            #[test]
            fn $test() {
                hunt($name);
            }
        )*
    };
}

hunts! {
    cards_are_read: "cards"
    home_made_cards_are_played: "home-made"
    records_are_replayed: "records"
    compact_records_are_read: "record-bytes"
    packed_positions_are_played: "packed"
    scenarios_are_run: "scenarios"
    inventions_scenarios_are_run: "inventions-scenarios"
    lessons_are_tried: "lessons"
    companion_records_go_on: "companion-records"
    inventions_positions_are_played: "inventions-positions"
    solo_game_records_go_on: "solo-game-records"
    boxes_are_played_with: "boxes"
    contents_are_played_with: "contents"
    typed_answers_are_read: "answers"
    names_are_shown: "names"
}

/// Deeply nested and very repetitive scripts are refused, and reading them must not take exponential time.
#[test]
fn texts_that_nest_or_repeat_without_end_are_read_in_time() {
    let cards = TARGETS.iter().find(|target| target.name == "cards").unwrap();
    let head = "card \"X\" {\n age 1\n color red\n icons castle bulb hex castle\n effect {\n draw 1 as x\n";
    let lines = [
        "draw ",
        "if ",
        "meld ",
        "splay ",
        "choose player from ",
        "if any x and ",
        "if no x and (x where ",
    ];
    let parts = [
        "(",
        "not ",
        "highest of ",
        "1 + ",
        "x and ",
        "x with castle ",
        "x except ",
        "red or ",
        "red except ",
        "any x and (",
        "(x where no x and ",
        "x where any x and (",
        "players where any x and ",
        "color of ",
        "every player has ",
        "{",
        "if any x {\n",
        "} else if any x {\n",
        "value of x of value ",
        "above ",
        "deck count of ",
        "top count of ",
        "top 2 of your team's ",
        "your team's ",
    ];
    for line in lines {
        for part in parts {
            let endless = format!("{head}{line}{}", part.repeat(3000));
            let closed =
                format!("{head}{line}{} 1 is red is red is red\n }}\n}}\n", part.repeat(20));
            for text in [endless, closed] {
                assert!((cards.run)(text.as_bytes()).is_err(), "{text}");
            }
        }
    }
}
