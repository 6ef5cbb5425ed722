//! Kept records, as text and in compact form.

use crate::{creates_missing_files, data, end};
use eureka_innovation::{Deal, Edition, Game, Record, Rules, Seating, Setup, from_bytes, to_bytes};
use eureka_inventions::{Game as Solo, Profile, Turn, solo_game};
use eureka_table::{RESIGN, Said, Seat, Timeline};
use eureka_testkit::Dice;
use eureka_words::Language;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The folder of the format that this version writes.
const PRESENT: &str = "format-1";

/// All folders, oldest first. The records in `early` have the first compact format and the first numbering of the cards.
const FOLDERS: [&str; 2] = ["early", PRESENT];

#[test]
fn a_record_of_any_format_comes_to_the_end_that_it_had() {
    if creates_missing_files() {
        make(&data().join(PRESENT));
    }
    let mut kinds = Vec::new();
    for folder in FOLDERS {
        for file in files(&data().join(folder), "toml") {
            let kind = format!("{folder}/{}", file.file_stem().unwrap().display());
            let found = end::of_record(&fs::read_to_string(&file).unwrap());
            let expected = fs::read_to_string(file.with_extension("end")).unwrap();
            assert_eq!(found, Ok(expected), "{kind}");
            kinds.push(kind);
        }
    }
    // No kept file may be missed.
    let expected = [
        "early/first-2",
        "early/first-4",
        "early/fourth-3",
        "early/third-3",
        "format-1/companion",
        "format-1/companion-corrected",
        "format-1/first-2",
        "format-1/first-4",
        "format-1/fourth-5",
        "format-1/fourth-left",
        "format-1/fourth-quiet",
        "format-1/fourth-teams",
        "format-1/fourth-teams-parley",
        "format-1/polish",
        "format-1/society",
        "format-1/told",
        "format-1/third-3",
    ];
    let mut kinds: Vec<&str> = kinds.iter().map(String::as_str).collect();
    kinds.sort_unstable();
    let mut expected = expected.to_vec();
    expected.sort_unstable();
    assert_eq!(kinds, expected);
}

#[test]
fn the_compact_form_of_any_version_is_the_same_record() {
    let mut count = 0;
    for folder in FOLDERS {
        for file in files(&data().join(folder), "eureka") {
            let text = fs::read_to_string(file.with_extension("toml")).unwrap();
            let record = Record::read(&text).unwrap();
            let rules = eureka_words::rules(
                record.setup.edition,
                record.setup.language.parse().expect("a language"),
            );
            let bytes = fs::read(&file).unwrap();
            assert_eq!(from_bytes(&bytes, rules), Ok(record.clone()), "{file:?}");
            // Written again in the current version, it is the same record.
            let now = to_bytes(&record, rules).unwrap();
            assert_eq!(from_bytes(&now, rules), Ok(record), "{file:?}");
            count += 1;
        }
    }
    assert_eq!(count, 14);
}

#[test]
fn an_old_record_is_written_in_the_current_format() {
    for folder in FOLDERS {
        for file in files(&data().join(folder), "toml") {
            let text = fs::read_to_string(&file).unwrap();
            let Ok(record) = Record::read(&text) else { continue };
            let now = record.write();
            assert_eq!(end::of_record(&now), end::of_record(&text), "{file:?}");
            assert_eq!(now == text, folder == PRESENT, "{file:?}");
        }
    }
}

#[test]
fn games_saved_by_earlier_versions_are_resumed() {
    for file in ["early/first-2.toml", "format-1/first-2.toml"] {
        let saved = tempfile::NamedTempFile::new().unwrap();
        let text = fs::read_to_string(data().join(file)).unwrap();
        // Half of the answers are dropped, so that the game is not over.
        let mut record = Record::read(&text).unwrap();
        let kept = record.answers.len() / 2;
        record.answers.truncate(kept);
        let version = text.lines().find(|line| line.starts_with("cards = ")).unwrap();
        let present = record.write();
        let now = present.lines().find(|line| line.starts_with("cards = ")).unwrap();
        fs::write(saved.path(), present.replace(now, version)).unwrap();
        let path = saved.path().to_str().unwrap();
        assert!(!eureka(&["replay", path, "--all"]).is_empty());
        assert!(!eureka(&["hint", path, "--budget", "8it"]).is_empty());
        // Resuming the game writes it in the current format.
        eureka(&["play", "--resume", path, "--bots", "random", "--lines"]);
        let saved = fs::read_to_string(saved.path()).unwrap();
        assert!(saved.contains(now) && saved.starts_with("eureka = 1\n"), "{saved}");
    }
}

fn eureka(args: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_eureka"));
    let command = command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.stderr(Stdio::piped()).spawn().unwrap();
    // `play` reads one answer and then the end of the input. Other commands do not read it, so that writing may fail.
    let _ = child.stdin.take().unwrap().write_all(b"1\n");
    let done = child.wait_with_output().unwrap();
    assert!(done.status.success(), "{args:?}: {}", String::from_utf8_lossy(&done.stderr));
    String::from_utf8(done.stdout).unwrap()
}

fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("{folder:?}: {error}"))
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|found| found == extension))
        .collect();
    files.sort();
    files
}

/// Creates the missing records of every kind in a folder. `fourth-teams-parley` is from a version that allowed both in new games.
fn make(folder: &Path) {
    fs::create_dir_all(folder).unwrap();
    let seating = |players, teams: &str, parley| {
        let alone = teams.is_empty();
        let teams = if alone { Vec::new() } else { Seating::read_teams(teams).unwrap() };
        Seating { players, teams, parley }
    };
    let english = |edition| eureka_words::rules(edition, Language::English);
    let polish = eureka_words::rules(Edition::Fourth, Language::Polish);
    for (name, rules, seating) in [
        ("first-2", english(Edition::First), seating(2, "", None)),
        ("first-4", english(Edition::First), seating(4, "", None)),
        ("third-3", english(Edition::Third), seating(3, "", None)),
        ("fourth-5", english(Edition::Fourth), seating(5, "", None)),
        ("fourth-quiet", english(Edition::Fourth), seating(4, "", Some(false))),
        ("fourth-teams", english(Edition::Fourth), seating(4, "AC,BD", None)),
        ("polish", polish, seating(2, "", None)),
    ] {
        let (record, game) = innovation(rules, seating, &Deal::Seed(10));
        keep_innovation(folder, name, &record, &game);
    }
    let rules = english(Edition::First);
    let (record, game) = innovation(rules, Seating::from(2u8), &told(rules));
    keep_innovation(folder, "told", &record, &game);
    let rules = english(Edition::Fourth);
    let (record, game) = left(rules, Seating::from(4u8), &Deal::Seed(10));
    keep_innovation(folder, "fourth-left", &record, &game);
    for (name, slips) in [("companion", false), ("companion-corrected", true)] {
        let game = companion(slips);
        keep(folder, name, &game.record().write(), &end::of_companion(game.game()));
    }
    let (record, game) = whole_solo();
    keep(folder, "society", &record.write(), &end::of_society(&game));
}

fn keep(folder: &Path, name: &str, text: &str, end: &str) {
    let file = folder.join(name).with_extension("toml");
    if !file.exists() {
        fs::write(&file, text).unwrap();
        fs::write(file.with_extension("end"), end).unwrap();
    }
}

fn keep_innovation(folder: &Path, name: &str, record: &Record, game: &Game) {
    keep(folder, name, &record.write(), &end::of_innovation(game));
    let file = folder.join(name).with_extension("eureka");
    if !file.exists() {
        fs::write(file, to_bytes(record, game.rules()).unwrap()).unwrap();
    }
}

fn innovation(rules: &'static Rules, seating: Seating, deal: &Deal) -> (Record, Game) {
    // Set up as a record is: no new game may have both teams and parley.
    let mut record = Record::new(Setup::new(rules, seating, deal));
    let mut game = record.setup.start(rules).unwrap();
    let mut dice = Dice(0x5eed);
    while let Some(question) = game.question() {
        let answer = *dice.any(&game.answers());
        record.answers.push(Said { seat: question.seat, answer: game.write(answer) });
        game.answer(answer, &mut ()).unwrap();
    }
    (record, game)
}

/// A game in which opening cards are chosen out of order and two players give up, one of them before the first turn.
fn left(rules: &'static Rules, seating: Seating, deal: &Deal) -> (Record, Game) {
    let setup = Setup::new(rules, seating, deal);
    let mut timeline = Timeline::<Game>::begin(setup, rules).unwrap();
    let mut dice = Dice(0x5eed);
    while !timeline.game().awaited().is_empty() {
        let (seat, answer) = match timeline.moment() {
            1 => (Seat::new(1), RESIGN.to_owned()),
            100 => (Seat::new(3), RESIGN.to_owned()),
            _ => {
                let last = timeline.game().awaited().iter().last().unwrap();
                let game = timeline.game().facing(last).unwrap();
                (last, game.write(*dice.any(&game.answers())))
            }
        };
        timeline.take(&Said { seat, answer }).unwrap();
    }
    (timeline.record(), *timeline.game())
}

/// A deal given card by card: the cards of each age in their order, the last one as the achievement of that age.
fn told(rules: &Rules) -> Deal {
    let mut decks: Vec<Vec<_>> =
        (1..=rules.last_age()).map(|age| rules.of_age(age).iter().collect()).collect();
    let lying = decks.iter_mut().take(rules.achievement_ages().into());
    let achievements = lying.map(|deck| deck.pop().unwrap()).collect();
    Deal::Decks { decks, achievements }
}

/// A whole game with the companion, with some corrections of the points if `slips` is set.
fn companion(slips: bool) -> Timeline<Solo> {
    let setup = eureka_inventions::Setup::new(Profile::ours().clone(), Some(10));
    let mut companion = Timeline::<Solo>::begin(setup, ()).unwrap();
    let mut dice = Dice(0x5eed);
    while companion.game().question().is_some() {
        let is_set_up = companion.game().position().turn != Turn::SetUp;
        if slips && is_set_up && dice.once_in(12) {
            companion.say(&format!("correct ip = {} # miscounted", dice.below(200))).unwrap();
        } else {
            let answer = *dice.any(companion.game().answers());
            companion.answer(answer).unwrap();
        }
    }
    companion
}

fn whole_solo() -> (solo_game::Record, solo_game::Game) {
    let setup = solo_game::Setup::new(10);
    let mut game = setup.start();
    let mut record = solo_game::Record::new(setup);
    let mut dice = Dice(0x5eed);
    while game.question().is_some() {
        let answer = *dice.any(game.answers());
        let seat = eureka_table::Seat::A;
        record.answers.push(Said { seat, answer: answer.write(game.content()) });
        game.answer(answer).unwrap();
    }
    (record, game)
}
