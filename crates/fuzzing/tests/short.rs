//! A short hunt with every target, the same in every run: every input of the corpus, and some made of them.
//!
//! `EUREKA_FUZZ=SECONDS cargo test -p eureka-fuzzing` hunts for so long with each target, and `cargo xtask fuzz` for longer.

use eureka_fuzzing::{Finding, Hunt, TARGETS, attempt, corpus};
use std::path::Path;
use std::time::{Duration, Instant};

/// How often each target goes on, and how many of the inputs must have been taken: a hunt whose inputs are all refused at once says
/// nothing about what comes behind.
const SHORT: [(&str, u32, u64); 14] = [
    ("cards", 400, 500),
    ("home-made", 40, 150),
    ("records", 60, 20),
    ("record-bytes", 60, 20),
    ("packed", 120, 40),
    ("scenarios", 40, 60),
    ("inventions-scenarios", 60, 80),
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
    assert_eq!(SHORT.map(|(name, _, _)| name), TARGETS.map(|target| target.name));
}

#[test]
fn every_folder_of_the_corpus_belongs_to_something() {
    let mut folders = 0;
    for entry in std::fs::read_dir(corpus::folder()).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let is_known = name == "http" || TARGETS.iter().any(|target| target.name == name);
        assert!(is_known, "fuzz/corpus/{name} belongs to no target");
        folders += 1;
    }
    assert!(folders > 0);
}

#[test]
fn the_corpus_does_no_harm() {
    for target in TARGETS {
        for (name, input) in corpus::kept(target.name) {
            if let Err(panic) = attempt(target.run, &input) {
                panic!("fuzz/corpus/{}/{name}: {panic}", target.name);
            }
        }
    }
}

/// Hunts with one target.
fn hunt(name: &str) {
    let (_, times, least) = *SHORT.iter().find(|(known, _, _)| *known == name).unwrap();
    let target = TARGETS.iter().find(|target| target.name == name).unwrap();
    let longer = std::env::var("EUREKA_FUZZ").ok().and_then(|seconds| seconds.parse().ok());
    let until = longer.map(|seconds| Instant::now() + Duration::from_secs(seconds));
    let mut hunt = Hunt::new(target, target.inputs(), 2010);
    let last = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-last"));
    let mut went = hunt.begin();
    let mut time = 0;
    while went.is_ok() && (time < times || until.is_some_and(|until| Instant::now() < until)) {
        // Should one never end, it lies there.
        went = hunt.go_on(|input| std::fs::write(&last, input).unwrap());
        time += 1;
    }
    let _ = std::fs::remove_file(&last);
    let tally = hunt.tally();
    println!("{name}: {tally:?}");
    if let Err(Finding { input, panic }) = went {
        let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-finding"));
        std::fs::write(&file, &input).unwrap();
        panic!("{panic}\nafter {tally:?}\n{}\nin {}", input.escape_ascii(), file.display());
    }
    assert!(tally.taken >= least, "too many were refused: {tally:?}");
}

/// A test for each target, so that they run beside each other and each is named when it fails.
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
    companion_records_go_on: "companion-records"
    inventions_positions_are_played: "inventions-positions"
    solo_game_records_go_on: "solo-game-records"
    boxes_are_played_with: "boxes"
    contents_are_played_with: "contents"
    typed_answers_are_read: "answers"
    names_are_shown: "names"
}

/// Nothing here is random: what nests or repeats for long must not take for ever either.
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
