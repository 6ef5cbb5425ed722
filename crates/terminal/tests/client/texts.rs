//! Every message id that the client uses exists, and every message for the client is used.

use eureka_words::{File, Language, Words};
use std::collections::BTreeSet;
use std::path::Path;

/// The text of all source files below a folder, joined.
fn sources(folder: &Path) -> String {
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("it is readable").path()).collect();
    paths.sort();
    let text = |path: std::path::PathBuf| match path.is_dir() {
        true => sources(&path),
        false => std::fs::read_to_string(&path).expect("a source is text"),
    };
    paths.into_iter().map(text).collect()
}

fn own() -> String {
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"))
}

/// The ids of the messages in a file.
fn ids(file: File) -> BTreeSet<&'static str> {
    let lines = file.built_in(Language::English).lines();
    let begins = |line: &&str| line.starts_with(|letter: char| letter.is_ascii_alphabetic());
    lines.filter(begins).filter_map(|line| line.split_once('=')).map(|(id, _)| id.trim()).collect()
}

#[test]
fn every_text_that_is_said_exists() {
    let sources = own();
    let known: BTreeSet<&str> = File::ALL.into_iter().flat_map(ids).collect();
    let quoted = sources.split('"').skip(1).step_by(2);
    let families = ["terminal-", "board-", "room-"];
    let said: BTreeSet<&str> =
        quoted.filter(|text| families.iter().any(|family| text.starts_with(family))).collect();
    assert!(said.len() > 30, "{said:?}");
    let missing: Vec<&&str> = said.iter().filter(|id| !known.contains(*id)).collect();
    assert!(missing.is_empty(), "no message has the id {missing:?}");
}

#[test]
fn every_text_for_the_client_is_said() {
    let sources = own();
    let is_said = |id: &&str| sources.contains(&format!("\"{id}\""));
    let left_over: Vec<&str> = ids(File::Terminal).into_iter().filter(|id| !is_said(id)).collect();
    assert!(left_over.is_empty(), "nothing says {left_over:?}");
}

#[test]
fn every_level_has_a_name() {
    for language in Language::ALL {
        for level in eureka_bots::innovation::Level::ALL {
            let name = Words::of(language).page(&format!("level-{}", level.word()), &[]);
            assert!(!name.contains('{'), "{language}: {name}");
        }
    }
}
