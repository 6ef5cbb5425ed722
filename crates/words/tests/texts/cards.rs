//! The texts of cards.

use crate::files::{all_cards, change_text, changed_english};
use eureka_innovation::{Edition, Rules};
use eureka_script::Source;
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

/// Markers that only count the cards of the line above are told as that count, and all others as markers on the card.
#[test]
fn markers_are_told_as_what_they_are_used_for() {
    let text = |adding: &str| {
        let text = format!(
            "card \"Oracle\" {{\n age 1\n color purple\n icons bulb hex bulb crown\n \
             effect {{\n return one of your hand as gone\n {adding}\n }}\n \
             effect {{\n if your markers > 0 {{\n draw your markers\n }}\n }}\n}}\n"
        );
        let sources = [Source { file: "oracle.card".to_owned(), text }];
        let rules = Rules::home_made(Edition::First, &sources).unwrap();
        let card = rules.card_named("Oracle").unwrap();
        Words::of(Language::English).card_text(rules, card).join(" ")
    };
    for counting in ["if you do {\n add 1 marker\n }", "add count of gone markers"] {
        let text = text(counting);
        assert!(text.contains("any card was returned by you"), "{text}");
        assert!(!text.contains("marker"), "{text}");
    }
    for other in [
        "add 1 marker",
        "add gone's value markers",
        "add 2 markers",
        "draw 1\n add count of gone markers",
    ] {
        let text = text(other);
        assert!(text.contains("put a number of your markers on Oracle equal to"), "{text}");
        assert!(text.contains("the number of your markers on Oracle"), "{text}");
    }
}

/// In the fourth edition «all cards» means one after the other until none is left, but top cards are one of each pile.
#[test]
fn top_cards_are_one_of_each_color_in_the_fourth_edition() {
    let text = |edition, what: &str| {
        let text = format!(
            "card \"Oracle\" {{\n age 1\n color purple\n icons bulb hex bulb crown\n \
             effect {{\n return {what}\n }}\n}}\n"
        );
        let sources = [Source { file: "oracle.card".to_owned(), text }];
        let rules = Rules::home_made(edition, &sources).unwrap();
        let card = rules.card_named("Oracle").unwrap();
        Words::of(Language::English).card_text(rules, card).join(" ")
    };
    for (what, first, fourth) in [
        (
            "top of your board with leaf",
            "all your top cards with a [☘ leaf]",
            "each of your top cards with a [☘ leaf]",
        ),
        (
            "bottom of opponents' board not red",
            "all bottom non-red cards from all opponents’ boards",
            "each bottom non-red card from each opponent’s board",
        ),
        (
            "top of opponents' red",
            "all top red cards from all opponents’ boards",
            "each opponent’s top red card",
        ),
        (
            "top of other players' (any color except red)",
            "all top cards from all other players’ boards of any color other than red",
            "each top card from all other players’ boards of any color other than red",
        ),
        (
            "all of (top of your board and your hand)",
            "all your top cards and your whole hand",
            "each of your top cards and your whole hand",
        ),
        (
            "one of (top of your board and your hand)",
            "one of your top cards and the cards in your hand",
            "one of your top cards and the cards in your hand",
        ),
        ("top of your red", "your top red card", "your top red card"),
        ("all of your red", "all red cards from your board", "all red cards from your board"),
    ] {
        assert_eq!(text(Edition::First, what), format!("Return {first}."));
        assert_eq!(text(Edition::Third, what), format!("Return {first}."));
        assert_eq!(text(Edition::Fourth, what), format!("Return {fourth}."));
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
            // A home-made card says its own name, which is in no language.
            let text = text.replace(rules.name(card), "");
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
