//! Tests of the formatter.

use eureka_script::word::Edition;
use eureka_script::{Library, Source, format};
use std::path::{Path, PathBuf};

fn source(text: &str) -> Source {
    Source { file: "test.card".to_owned(), text: text.to_owned() }
}

fn cards_in(folder: &Path, found: &mut Vec<PathBuf>) {
    for path in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            cards_in(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "card") {
            found.push(path);
        }
    }
}

fn texts(folder: &str) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    cards_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut found);
    let read = |path: PathBuf| (path.clone(), std::fs::read_to_string(path).unwrap());
    found.into_iter().map(read).collect()
}

#[test]
fn every_printed_card_has_the_layout() {
    let texts = texts("../../cards");
    assert_eq!(texts.len(), 115);
    for (path, text) in texts {
        let laid_out = format(&source(&text)).unwrap();
        assert_eq!(text, laid_out, "{}: run `eureka cards --format cards`", path.display());
        assert!(text.lines().all(|line| line.chars().count() <= 100), "{}", path.display());
    }
}

#[test]
fn every_card_in_the_reference_is_read_and_has_the_layout() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cards/README.md");
    let text = std::fs::read_to_string(path).unwrap();
    let mut count = 0;
    for part in text.split("    card \"").skip(1) {
        let lines = part.lines().take_while(|line| *line != "    }");
        let lines: Vec<_> = lines.map(|line| line.strip_prefix("    ").unwrap_or(line)).collect();
        let card = format!("card \"{}\n}}\n", lines.join("\n"));
        assert_eq!(format(&source(&card)), Ok(card.clone()));
        assert!(Library::read(&[source(&card)]).is_ok(), "{card}");
        count += 1;
    }
    assert_eq!(count, 3);
}

#[test]
fn every_phrase_in_the_table_of_printed_words_is_read() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cards/README.md");
    let text = std::fs::read_to_string(path).unwrap();
    let section = text.split("## ").find(|section| section.starts_with("From printed words"));
    let rows = section.unwrap().lines().filter(|line| line.starts_with("| ")).skip(2);
    // One phrase mentions this card.
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cards/age-01/mysticism.card");
    let mysticism = source(&std::fs::read_to_string(path).unwrap());
    let mut count = 0;
    for row in rows {
        let phrases = row.split(" | ").nth(1).unwrap();
        let phrases: Vec<_> = phrases.split('`').skip(1).step_by(2).collect();
        // The row that needs two effects begins below a statement that can be done.
        let first = "transfer one of your hand to my hand";
        let facts = "age 1\n  color red\n  icons castle bulb hex castle";
        let effect = format!("{first}\n    {}", phrases.join("\n    "));
        let card = format!("card \"Test\" {{\n  {facts}\n  demand {{\n    {effect}\n  }}\n}}\n");
        Library::read(&[source(&card), mysticism.clone()])
            .unwrap_or_else(|report| panic!("{row}\n{report}"));
        count += 1;
    }
    assert_eq!(count, 19);
}

/// Everything about the cards of a text except their text.
fn meaning(text: &str) -> (Vec<impl PartialEq + std::fmt::Debug + use<>>, [u64; 3]) {
    let library =
        Library::read(&[source(text)]).unwrap_or_else(|report| panic!("{text}\n{report}"));
    let prints = Edition::ALL.map(|edition| library.fingerprint(edition));
    let facts = |card: eureka_script::tree::Card| {
        (card.name, card.age, card.color, card.icons, card.dogma, card.effects, card.mentions)
    };
    (library.cards.into_iter().map(facts).collect(), prints)
}

#[test]
fn formatting_keeps_the_meaning_and_formatting_twice_changes_nothing() {
    let mut all = texts("tests/data");
    all.extend(texts("../words/tests/data"));
    let mut count = 0;
    for (path, text) in all {
        let Ok(laid_out) = format(&source(&text)) else { continue };
        if Library::read(&[source(&text)]).is_err() {
            continue;
        }
        count += 1;
        assert_eq!(format(&source(&laid_out)).unwrap(), laid_out, "{}", path.display());
        assert!(meaning(&laid_out) == meaning(&text), "{}", path.display());
        let comments = |text: &str| text.matches('#').count();
        assert_eq!(comments(&laid_out), comments(&text), "{}", path.display());
    }
    assert!(count > 8);
}

#[test]
fn lines_spaces_breaks_and_comments_are_laid_out() {
    let text = "# First.\ncard \"One\"{\nage 1\n\n\ncolor the red\nicons castle bulb hex castle
icons in fourth third castle castle hex leaf # Why.
effect in third first{ # Begin.

 may draw( 1+2 )   # Behind.

 if you do{ draw 1 }
 else{
 choose{ draw 1 }
 or{ draw 2 }
 # Last.
 }
 in third
   : splay one of red,blue
  # Inside.
  left\n transfer one of top of your board with castle where value of candidate > value of top of your board to your hand }
# Between.
demand{ transfer your hand\nto my hand }}\ncard \"Two\" {\nage 1\ncolor red\nicons castle bulb hex castle\neffect { draw 1 } }";
    let text = text.replace(
        "in third\n   : splay one of red,blue\n  # Inside.\n  left",
        "in third: splay one of red,\n  # Inside.\n  blue left",
    );
    expect_test::expect![[r##"
        # First.
        card "One" {
          age 1
          color the red
          icons castle bulb hex castle
          icons in third fourth castle castle hex leaf  # Why.

          effect in first third {  # Begin.
            may draw (1 + 2)  # Behind.
            if you do {
              draw 1
            } else {
              choose {
                draw 1
              } or {
                draw 2
              }
              # Last.
            }
            # Inside.
            in third: splay one of red, blue left
            transfer one of top of your board with castle
              where value of candidate > value of top of your board
              to your hand
          }

          # Between.
          demand {
            transfer your hand to my hand
          }
        }

        card "Two" {
          age 1
          color red
          icons castle bulb hex castle

          effect {
            draw 1
          }
        }
    "##]]
    .assert_eq(&format(&source(&text)).unwrap());
}

#[test]
fn a_text_with_mistakes_is_not_laid_out() {
    let mistakes = format(&source("card \"One\" {\n  aeg 1\n}\n")).unwrap_err();
    assert_eq!(mistakes[1].message, "expected a line such as `age 1` or `effect { }`, found `aeg`");
}
