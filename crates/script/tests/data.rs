//! Snapshot tests: every `.card` text in `tests/data` gives the trees or the messages in the `.txt` file beside it.
//!
//! `UPDATE_EXPECT=1 cargo test -p eureka-script` rewrites the `.txt` files.

use std::fmt::Write;
use std::path::Path;

use eureka_script::tree::Card;
use eureka_script::{Library, Source};
use expect_test::expect_file;

/// The tree of a card as text, without its source.
fn describe(card: &Card) -> String {
    let mut text = format!("{:?} age {} {}\n", card.name, card.age, card.color);
    for (editions, icons) in &card.icons {
        writeln!(text, "  icons {editions:?} {icons:?}").unwrap();
    }
    if let Some(icon) = card.dogma {
        writeln!(text, "  dogma {icon}").unwrap();
    }
    if !card.mentions.is_empty() {
        writeln!(text, "  mentions {:?}", card.mentions).unwrap();
    }
    for effect in &card.effects {
        writeln!(text, "  {:?} {:?} {:?}", effect.kind, effect.editions, effect.parameter).unwrap();
        for name in &effect.names {
            writeln!(text, "    {} is {:?}", name.word, name.bound).unwrap();
        }
        for step in &effect.body {
            writeln!(text, "    {step:?}").unwrap();
        }
    }
    text
}

fn check(path: &Path) {
    let text = std::fs::read_to_string(path).unwrap();
    let file = path.file_name().unwrap().to_str().unwrap().to_owned();
    let actual = match Library::read(&[Source { file, text }]) {
        Ok(library) => library.cards.iter().map(describe).collect::<Vec<_>>().join("\n"),
        Err(report) => format!("{report}\n\n{} mistakes\n", report.len()),
    };
    expect_file![path.with_extension("txt")].assert_eq(&actual);
}

#[test]
fn every_text_gives_the_trees_or_messages_of_its_snapshot() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let mut paths: Vec<_> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "card"));
    paths.sort();
    assert!(paths.len() > 20, "the texts are missing");
    for path in paths {
        check(&path);
    }
}
