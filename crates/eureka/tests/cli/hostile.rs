//! Hostile files and arguments: no control character from them reaches the terminal.
//!
//! `Run` checks for every test that the output has no control characters.

use super::{command, eureka, eureka_told, folder, text};
use std::fs;

/// Sequences that clear the screen and rename the window, escaped for TOML and raw.
const TOML: &str = r"\u001b[2J\u001b]0;owned\u0007\u009b31m";
const RAW: &str = "\u{1b}[2J\u{1b}]0;owned\u{7}";

#[test]
fn messages_about_files_leave_the_terminal_alone() {
    let folder = folder("hostile-files");
    let written = |name: &str, content: String| {
        let path = folder.join(name);
        fs::write(&path, content).unwrap();
        path
    };
    let scenario = written("scenario.toml", format!("edition = \"first\"\n\"{TOML}\" = 1\n"));
    let run = eureka(&["check", text(&scenario)]);
    assert!(run.out.contains("FAIL") && run.out.contains("[2J"), "{}", run.out);
    let record =
        written("record.toml", format!("eureka = 1\nanswers = []\n[setup]\ngame = \"{TOML}\"\n"));
    eureka(&["replay", text(&record)]).fails(1, &["the record is of the game"]);
    let cards = folder.join("cards");
    fs::create_dir_all(&cards).unwrap();
    fs::write(cards.join("x.card"), format!("card \"{RAW}\" {{\n {RAW}\n}}\n")).unwrap();
    assert_eq!(eureka(&["cards", "--check", text(&cards)]).code, Some(1));
}

#[test]
fn names_that_cannot_be_shown_are_refused() {
    let folder = folder("hostile-names");
    let cards = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cards/inventions");
    for (name, args) in [
        ("ours.toml", &["companion", "--profile"][..]),
        ("content.toml", &["play", "inventions", "--content"]),
    ] {
        let named = |line: &str| match line.starts_with("name = ") {
            true => format!("name = \"{TOML}\"\n"),
            false => format!("{line}\n"),
        };
        let content: String =
            fs::read_to_string(cards.join(name)).unwrap().lines().map(named).collect();
        assert!(content.contains(TOML), "{name} has no name");
        let path = folder.join(name);
        fs::write(&path, content).unwrap();
        let run = eureka_told(&[args, &[text(&path)]].concat(), b"1\n");
        run.fails(1, &["name: ", "cannot be shown"]);
    }
}

#[test]
fn a_terminal_gets_nothing_but_text_and_colors() {
    let plain = "Archery: Лучники\n\tdraws \u{1b}[1;31m1\u{1b}[0m";
    for (written, shown) in [
        (plain, plain),
        ("\u{1b}[2Jx", "\u{fffd}[2Jx"),
        ("\u{1b}]0;owned\u{7}", "\u{fffd}]0;owned\u{fffd}"),
        ("a\rb\u{8}\u{9b}31m", "a\u{fffd}b\u{fffd}\u{fffd}31m"),
        ("\u{1b}[31", "\u{fffd}[31"),
        ("\u{1b}", "\u{fffd}"),
    ] {
        // The message about a missing scenario holds its path.
        let output = command(&["check", written]).output().expect("it runs");
        let said = String::from_utf8(output.stdout).expect("output is text");
        assert!(said.starts_with(&format!("FAIL {shown}: ")), "{said:?}");
    }
}
