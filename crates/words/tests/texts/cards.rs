//! The texts of cards.

use crate::files::{all_cards, change_text, changed_english};
use eureka_innovation::{Edition, Rules};
use eureka_words::{Language, Words};
use expect_test::expect_file;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The text of every card of every edition, in `snapshots`. `UPDATE_EXPECT=1` rewrites them.
#[test]
fn texts_read_as_in_their_snapshots() {
    Language::ALL.into_iter().for_each(check);
}

fn check(language: Language) {
    let words = Words::of(language);
    for edition in Edition::ALL {
        let rules = Rules::printed(edition);
        let mut texts = String::new();
        for card in rules.all() {
            let name = words.card(rules.name(card));
            writeln!(texts, "[{}] {name}", rules.age(card)).unwrap();
            for text in words.card_text(rules, card) {
                writeln!(texts, "  {text}").unwrap();
            }
        }
        expect_file![format!("../snapshots/{language}-{edition}.txt")].assert_eq(&texts);
    }
}

#[test]
fn every_statement_has_a_text() {
    for language in Language::ALL {
        let words = Words::of(language);
        for (rules, card) in all_cards() {
            for text in words.card_text(rules, card) {
                assert!(!text.is_empty() && !text.contains(['{', '}']), "{language}: {text}");
            }
        }
    }
}

/// In an artificial language whose only letter is «ж», any other letter comes from the code.
#[test]
fn every_letter_of_a_text_comes_from_its_language() {
    let unsaid = |letter: char| if letter.is_alphabetic() { 'ж' } else { letter };
    let words = changed_english(|_, pattern| {
        change_text(pattern, &|text| text.chars().map(unsaid).collect());
    });
    for (rules, card) in all_cards() {
        for text in words.card_text(rules, card) {
            let foreign = |letter: char| letter.is_alphabetic() && !"жЖ".contains(letter);
            assert!(!text.contains(foreign), "{}: {text}", rules.name(card));
        }
    }
}

/// Effects with the same text have the same script.
#[test]
fn no_two_scripts_have_the_same_text() {
    for language in Language::ALL {
        let words = Words::of(language);
        let mut known = BTreeMap::new();
        for (rules, card) in all_cards() {
            let texts = words.card_text(rules, card);
            for (text, effect) in texts.into_iter().zip(&rules.facts(card).effects) {
                let script = format!("{:?} {:?} {:?}", effect.kind, effect.parameter, effect.body);
                let first = known.entry(text.clone()).or_insert_with(|| script.clone());
                assert_eq!(*first, script, "{language}: {text}");
            }
        }
    }
}
