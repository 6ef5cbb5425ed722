//! Checks `docs/security.md` against the sources: every threat names at least one test, and every named test exists and is run.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The heading of the column that names the tests.
const TESTS_COLUMN: &str = "noticed by";

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_owned()
}

/// The rows of all tables that have that column: the threat, and the text of the column.
fn threats(text: &str) -> Vec<(String, String)> {
    let mut threats = Vec::new();
    let mut in_table = false;
    for line in text.lines() {
        let Some(row) = line.strip_prefix('|').and_then(|row| row.strip_suffix('|')) else {
            in_table = false;
            continue;
        };
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let (first, last) = (cells[0], cells[cells.len() - 1]);
        if last == TESTS_COLUMN {
            in_table = true;
        } else if in_table && !last.starts_with("---") {
            threats.push((first.to_owned(), last.to_owned()));
        }
    }
    threats
}

/// The mistakes in the tests that a row names. They are written `` `folder/file.rs::function` ``, separated by commas.
fn mistakes(named: &str, source: impl Fn(&str) -> Option<String>) -> Vec<String> {
    let mut mistakes = Vec::new();
    for named in named.split(',').map(str::trim) {
        let test = named.strip_prefix('`').and_then(|rest| rest.strip_suffix('`'));
        let Some((file, function)) = test.and_then(|test| test.split_once("::")) else {
            mistakes.push(format!("`{named}` is no test"));
            continue;
        };
        match source(file) {
            None => mistakes.push(format!("there is no {file}")),
            Some(source) if !has_test(&source, function) => {
                mistakes.push(format!("{file} has no test {function}"));
            }
            Some(_) => {}
        }
    }
    mistakes
}

/// Whether a source has a test of this name that is run: one with a test attribute, or one that is listed in `on_both!` or
/// `hunts!`.
fn has_test(source: &str, name: &str) -> bool {
    let lines: Vec<&str> = source.lines().map(str::trim).collect();
    let listed = lines
        .iter()
        .skip_while(|line| !["on_both! {", "hunts! {"].contains(line))
        .take_while(|line| **line != "}")
        .any(|line| line.split(':').next() == Some(name));
    if listed {
        return true;
    }
    let is_it = |line: &&str| {
        ["fn ", "async fn "].iter().any(|word| {
            line.strip_prefix(word).is_some_and(|rest| rest.starts_with(&format!("{name}(")))
        })
    };
    let Some(at) = lines.iter().position(is_it) else { return false };
    let attributes: Vec<&&str> =
        lines[..at].iter().rev().take_while(|line| line.starts_with("#[")).collect();
    let marked = attributes
        .iter()
        .any(|line| line.starts_with("#[test]") || line.starts_with("#[tokio::test"));
    let ignored = attributes.iter().any(|line| line.starts_with("#[ignore"));
    marked && !ignored
}

#[test]
fn every_threat_names_tests_that_exist() {
    let page = crates().parent().unwrap().join("docs/security.md");
    let threats = threats(&fs::read_to_string(page).unwrap());
    assert!(threats.len() > 40, "only {} threats were found", threats.len());
    let source = |file: &str| fs::read_to_string(crates().join(file)).ok();
    let wrong: BTreeMap<_, _> = threats
        .iter()
        .map(|(threat, named)| (threat, mistakes(named, source)))
        .filter(|(_, mistakes)| !mistakes.is_empty())
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_threat_without_a_test_is_noticed() {
    let page = "| a | noticed by |\n| --- | --- |\n| b | `x.rs::y` |\n| c | |\n\n| d | e |\n| - | - |\n| f | g |";
    let found = threats(page);
    assert_eq!(found, [("b".to_owned(), "`x.rs::y`".to_owned()), ("c".to_owned(), String::new())]);
    let source = |file: &str| {
        let text = "#[test]\nfn y() {}\n\nfn helper() {}\n\n#[test]\n#[ignore]\nfn never() {}\n\non_both! {\n    z\n}\n\nasync fn z(on: On) {}";
        let hunts = "hunts! {\n    v: \"w\"\n}";
        match file {
            "x.rs" => Some(text.to_owned()),
            "h.rs" => Some(hunts.to_owned()),
            _ => None,
        }
    };
    assert_eq!(mistakes("`x.rs::y`, `x.rs::z`, `h.rs::v`", source), [""; 0]);
    for wrong in [
        "",
        "x.rs::y",
        "`x.rs`",
        "`w.rs::y`",
        "`x.rs::yy`",
        "`x.rs::helper`",
        "`x.rs::never`",
        "`h.rs::w`",
        "the soak",
    ] {
        assert_eq!(mistakes(wrong, source).len(), 1, "{wrong}");
    }
}
