//! Tests that every message id used by a page exists in the locale files for pages, and that every such message is used.
//!
//! The tests read the source code: an id must be a string literal, or a literal prefix as in `"coach-topic-{topic}"`.

use eureka_words::{File, Language};
use std::collections::BTreeSet;
use std::path::Path;

/// The concatenated source files below a folder, without test modules.
fn sources(folder: &Path) -> String {
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("it is readable").path()).collect();
    paths.sort();
    let text = |path: std::path::PathBuf| match path.is_dir() {
        true => sources(&path),
        false if path.ends_with("tests.rs") => String::new(),
        false if path.extension().is_some_and(|end| end == "rs") => {
            std::fs::read_to_string(&path).expect("a source is text")
        }
        false => String::new(),
    };
    paths.into_iter().map(text).collect()
}

fn web() -> String {
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"))
}

/// The ids of all messages for pages. The helper messages of a language (`part-…`) are checked in the crate `words`.
fn ids() -> BTreeSet<&'static str> {
    let lines = File::PAGES.into_iter().flat_map(|file| file.built_in(Language::English).lines());
    let begins = |line: &&str| line.starts_with(|letter: char| letter.is_ascii_alphabetic());
    let ids = lines.filter(begins).filter_map(|line| line.split_once('=')).map(|(id, _)| id.trim());
    ids.filter(|id| !id.starts_with("part-")).collect()
}

/// The ids in calls `page("…")` and `say("…")`, which may span two lines.
fn used_ids(sources: &str) -> BTreeSet<&str> {
    let calls = ["page(", "say("].into_iter().flat_map(|call| sources.split(call).skip(1));
    let calls = calls.map(str::trim_start);
    calls.filter_map(|call| call.strip_prefix('"')?.split_once('"')).map(|(id, _)| id).collect()
}

#[test]
fn every_message_that_a_page_uses_exists() {
    let (sources, ids) = (web(), ids());
    // Some pages add a prefix such as `solo-game-page-` to their ids.
    let is_known = |id: &&str| {
        let end = format!("-{id}");
        ids.iter().any(|known| known == id || known.ends_with(&end))
    };
    let missing: Vec<&str> = used_ids(&sources).into_iter().filter(|id| !is_known(id)).collect();
    assert!(missing.is_empty(), "no message has the id {missing:?}");
}

#[test]
fn every_message_for_pages_is_used() {
    let sources = web();
    // A literal such as `"coach-topic-{topic}"` uses all messages with that prefix.
    let has_used_prefix = |id: &str| {
        let mut ends = id.match_indices('-').map(|(at, _)| at + 1);
        ends.any(|end| sources.contains(&format!("\"{}{{", &id[..end])))
    };
    let is_used = |id: &str| sources.contains(&format!("\"{id}\"")) || has_used_prefix(id);
    let left_over: Vec<&str> = ids().into_iter().filter(|id| !is_used(id)).collect();
    assert!(left_over.is_empty(), "no page says {left_over:?}");
}

#[test]
fn ids_are_found_in_calls_and_in_files() {
    assert_eq!(
        used_ids("words.page(\n  \"a-b\", &[]) + page(id) + page(\"c\", x) + say(\"d\")"),
        ["a-b", "c", "d"].into()
    );
    assert!(ids().contains("guide-title"));
}
