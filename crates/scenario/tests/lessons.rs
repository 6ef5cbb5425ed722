//! Lessons: every lesson of `lessons/` can be solved, other play does not solve it, and mistakes in a file are reported.

use eureka_innovation::{Edition, QuestionKind, Seat};
use eureka_scenario::check;
use eureka_scenario::lesson::{Attempt, AttemptError, Lesson, NEXT, StepState, Text, TextPiece};
use eureka_words::Language;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The text of every lesson of the repository, with its name.
fn files() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons");
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|end| end == "toml") {
            let name = path.file_name().unwrap().to_str().unwrap().to_owned();
            files.push((name, fs::read_to_string(path).unwrap()));
        }
    }
    files.sort();
    files
}

/// Every lesson of the repository in each of its editions.
fn lessons() -> Vec<(String, Lesson)> {
    let read = |(name, text): (String, String)| {
        let lessons = Lesson::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        lessons.into_iter().map(move |lesson| (name.clone(), lesson))
    };
    files().into_iter().flat_map(read).collect()
}

#[test]
fn every_lesson_is_there_for_both_editions_and_can_be_solved() {
    let lessons = lessons();
    for edition in [Edition::First, Edition::Fourth] {
        let count = lessons.iter().filter(|(_, lesson)| lesson.rules.edition() == edition).count();
        assert_eq!(count, 8, "{edition}");
    }
    for (name, lesson) in &lessons {
        let mut said: Vec<&str> = Vec::new();
        for (number, step) in lesson.steps.iter().enumerate() {
            if number > 0 {
                said.push(NEXT);
            }
            let begun = lesson.attempt(said.iter().copied()).unwrap();
            assert_eq!((begun.step_index(), begun.state()), (number, StepState::Open), "{name}");
            said.extend(step.solution.iter().map(String::as_str));
        }
        assert!(lesson.attempt(said).unwrap().is_complete(), "{name}");
    }
}

/// Every way of playing a step: the words after those in `said`, up to the end of the step.
fn all_ways<'a>(lesson: &'a Lesson, said: &[String], found: &mut Vec<(Vec<String>, Attempt<'a>)>) {
    let attempt = lesson.attempt(said.iter().map(String::as_str)).unwrap();
    if attempt.state() != StepState::Open {
        found.push((said.to_vec(), attempt));
        return;
    }
    for &answer in attempt.game().answers().iter() {
        let mut longer = said.to_vec();
        longer.push(attempt.game().write(answer));
        all_ways(lesson, &longer, found);
    }
}

#[test]
fn other_play_does_not_count_as_done() {
    for (name, lesson) in &lessons() {
        let mut said: Vec<String> = Vec::new();
        for (number, step) in (1..).zip(&lesson.steps) {
            let mut ways = Vec::new();
            all_ways(lesson, &said, &mut ways);
            let (done, missed): (Vec<_>, Vec<_>) =
                ways.iter().partition(|(_, attempt)| attempt.state() == StepState::Done);
            assert!(!done.is_empty() && !missed.is_empty(), "{name}, step {number}");
            // One action does the task; only what is asked within it may be answered in several ways.
            let begun = lesson.attempt(said.iter().map(String::as_str)).unwrap();
            if begun.game().question().is_some_and(|asked| asked.kind == QuestionKind::Action) {
                let actions: BTreeSet<&String> =
                    done.iter().map(|(way, _)| &way[said.len()]).collect();
                assert_eq!(actions.len(), 1, "{name}, step {number}: {actions:?}");
            }
            said.extend(step.solution.iter().cloned());
            said.push(NEXT.to_owned());
        }
    }
}

/// The things that a text names.
fn named(text: &Text) -> BTreeSet<&TextPiece> {
    text.pieces.iter().filter(|piece| !matches!(piece, TextPiece::Words(_))).collect()
}

#[test]
fn every_language_says_the_same_and_not_too_much() {
    for (name, lesson) in &lessons() {
        for (number, step) in (1..).zip(&lesson.steps) {
            for texts in [&step.task, &step.hint, &step.why, &step.wrong] {
                let english = texts.of(Language::English);
                for language in Language::ALL {
                    let text = texts.of(language);
                    let words = text.pieces.iter().map(|piece| match piece {
                        TextPiece::Words(words) => words.as_str(),
                        _ => "x",
                    });
                    let plain: String = words.collect();
                    let place = format!("{name}, step {number}, {language}: {plain}");
                    let cards = |text| -> BTreeSet<&TextPiece> {
                        let things: BTreeSet<&TextPiece> = named(text);
                        let is_card = |piece: &&TextPiece| matches!(piece, TextPiece::Card(_));
                        things.into_iter().filter(is_card).collect()
                    };
                    assert_eq!(cards(text), cards(english), "{place}");
                    let ends = plain.matches(['.', '!', '?']).count();
                    assert!((1..=2).contains(&ends), "one or two sentences: {place}");
                    assert!(plain.chars().count() <= 260, "too long: {place}");
                }
            }
        }
    }
}

/// The beginning of a lesson with one step; the position is at its end.
const LESSON: &str = r#"
editions = ["first"]
title = { en = "T", ru = "T", pl = "T", it = "T", uk = "T" }
[[steps]]
solution = ["meld Archery"]
done.A.board.red = ["Archery"]
task = { en = "T", ru = "T", pl = "T", it = "T", uk = "T" }
hint = { en = "T", ru = "T", pl = "T", it = "T", uk = "T" }
why = { en = "T", ru = "T", pl = "T", it = "T", uk = "T" }
wrong = { en = "T {Archery} {castle} {B} {Empire} [1]", ru = "T", pl = "T", it = "T", uk = "T" }
position.A.hand = ["Archery"]
"#;

/// The message for the lesson with `from` replaced by `to`.
fn fault(from: &str, to: &str) -> String {
    assert!(LESSON.contains(from), "{from}");
    check(&LESSON.replacen(from, to, 1)).unwrap_err().to_string()
}

#[test]
fn a_lesson_names_cards_icons_players_and_achievements() {
    assert_eq!(check(LESSON), Ok(()));
    let [lesson] = &Lesson::read(LESSON).unwrap()[..] else { panic!("one edition") };
    assert_eq!(lesson.pupil, Seat::A);
    assert_eq!(named(lesson.steps[0].wrong.of(Language::English)).len(), 4);
}

#[test]
fn a_mistake_in_a_lesson_is_reported_with_its_place() {
    let cases = [
        (
            "{Archery}",
            "{Archeri}",
            "steps.1.wrong.en: `Archeri` is no card of the first edition, icon, seat or special achievement, did you mean `Archery`?",
        ),
        (
            "{castle}",
            "{castle",
            "steps.1.wrong.en: `castle {B` is no card of the first edition, icon, seat or special achievement, did you mean `castle`?",
        ),
        ("{Empire} [1]\"", "{Empire [1]\"", "steps.1.wrong.en: a `{` has no `}`"),
        (", uk = \"T\" }\n[[", " }\n[[", "title.uk: is missing"),
        ("it = \"T\", uk", "it = \" \", uk", "title.it: is empty"),
        ("it = \"T\", uk", "it = \"T\", ua = \"T\", uk", "title.ua: unknown key"),
        ("[\"first\"]", "[]", "editions: must have at least one item"),
        (
            "[\"first\"]",
            "[\"second\"]",
            "editions: expected an edition (first, third, fourth), got `second`",
        ),
        ("editions = [\"first\"]", "", "editions: is missing"),
        ("[\"meld Archery\"]", "[\"draw\"]", "steps.1.solution: the task is not done after it"),
        (
            "[\"meld Archery\"]",
            "[\"meld Oars\"]",
            "steps.1.solution: `meld Oars` is refused: `meld Oars` is no answer for A here: the options are draw, meld Archery",
        ),
        (
            "[\"meld Archery\"]",
            "[\"meld Archery\", \"draw\"]",
            "steps.1.solution: `draw` is refused: `draw` comes too late: the step is over",
        ),
        (
            "[\"meld Archery\"]",
            "[\"melt Archery\"]",
            "steps.1.solution: `melt Archery` is no action and no answer",
        ),
        (
            "done.A.board.red = [\"Archery\"]",
            "",
            "steps.1.done: must have a condition: `happened` or a key of `[expect]`",
        ),
        (
            "done.A.board.red = [\"Archery\"]",
            "done.happened = [\"A: dances\"]",
            "steps.1.done.happened: `A: dances` must be `SEAT: ` and then `action ANSWER`, `share CARD`, `obey CARD`, `bonus` or `move KIND`",
        ),
        (
            "done.A.board.red = [\"Archery\"]",
            "done.happened = [\"C: bonus\"]",
            "steps.1.done.happened: there is no seat C at a table of 2",
        ),
        (
            "done.A.board.red",
            "done.A.bord.red",
            "steps.1.done.A.bord: unknown key, did you mean `board`?",
        ),
        ("position.A.hand = [\"Archery\"]", "", "steps.1.position: is missing"),
        (
            "position.A.hand = [\"Archery\"]",
            "position.A.board.blue = [\"Archery\"]",
            "steps.1.position: Archery is red and cannot lie in a blue pile",
        ),
        (
            "position.A.hand",
            "position.A.hnad",
            "steps.1.position.A.hnad: unknown key, did you mean `hand`?",
        ),
        (
            "solution =",
            "tries = 0\nsolution =",
            "steps.1.tries: expected a number from 1 to 9, got 0",
        ),
    ];
    for (from, to, message) in cases {
        assert_eq!(fault(from, to), message, "{from} → {to}");
    }
    let steps = "editions = [\"first\"]\ntitle = { en = \"T\", ru = \"T\", pl = \"T\", it = \"T\", uk = \"T\" }\nsteps = ";
    for (value, message) in [
        ("[]", "steps: must have at least one item"),
        ("3", "steps: expected a list of tables, got 3"),
        ("[3]", "steps.1: expected a table, got 3"),
    ] {
        assert_eq!(check(&format!("{steps}{value}")).unwrap_err().to_string(), message);
    }
    assert!(check("steps = [").unwrap_err().to_string().starts_with("line 1: "));
}

#[test]
fn words_that_make_no_sense_are_refused() {
    let lessons = lessons();
    let (_, goal) = lessons.iter().find(|(name, _)| name == "goal.toml").unwrap();
    let attempt = |words: &[&str]| goal.attempt(words.iter().copied()).map(|done| done.state());
    assert_eq!(attempt(&[]), Ok(StepState::Open));
    assert_eq!(attempt(&[NEXT]), Err(AttemptError::NotDone(1)));
    assert_eq!(attempt(&["draw"]), Ok(StepState::Missed));
    assert_eq!(attempt(&["draw", NEXT]), Err(AttemptError::NotDone(1)));
    assert_eq!(attempt(&["draw", "draw"]), Err(AttemptError::StepOver("draw".to_owned())));
    let won = ["dogma Agriculture", "Philosophy", NEXT, "achieve 3"];
    assert_eq!(attempt(&won), Ok(StepState::Done));
    assert_eq!(attempt(&[&won[..], &[NEXT]].concat()), Err(AttemptError::NoStep));
    assert!(matches!(attempt(&["<b>"]), Err(AttemptError::Illegal(_))));
    // In the first lesson one really wins.
    let end = goal.attempt(won).unwrap();
    assert!(end.game().outcome().is_some_and(|outcome| outcome.winners.has(Seat::A)));
}
