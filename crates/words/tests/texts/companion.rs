//! The texts of the companion of Inventions.

use crate::companion_texts::{CompanionTexts, play};
use crate::files::{change_text, changed_english};
use eureka_inventions::Answer;
use eureka_words::{AnswerGroup, CompanionCommand, CompanionTeller, Language, Words};
use expect_test::expect_file;
use std::collections::BTreeSet;

/// Every kind of line of a sample game, in `snapshots`. `UPDATE_EXPECT=1` rewrites them.
#[test]
fn a_sample_game_reads_as_in_its_snapshot() {
    for language in Language::ALL {
        let page = CompanionTexts::new(Words::of(language), 1).lines.page();
        assert!(!page.contains(['{', '}']), "{language}");
        expect_file![format!("../snapshots/{language}-inventions.txt")].assert_eq(&page);
    }
}

/// In an artificial language whose only letter is «ж», any other letter comes from the code.
#[test]
fn every_letter_comes_from_the_language() {
    let unsaid = |letter: char| if letter.is_alphabetic() { 'ж' } else { letter };
    let words = changed_english(|_, pattern| {
        change_text(pattern, &|text| text.chars().map(unsaid).collect());
    });
    for line in own_words(&words) {
        let foreign = |letter: char| letter.is_alphabetic() && !"жЖ".contains(letter);
        assert!(!line.contains(foreign), "{line}");
    }
}

#[test]
fn no_latin_letter_is_in_a_cyrillic_text() {
    for language in [Language::Russian, Language::Ukrainian] {
        for line in own_words(Words::of(language)) {
            assert!(!line.contains(|letter: char| letter.is_ascii_alphabetic()), "{line}");
        }
    }
}

/// All lines without the parts that are not words of a language: shell commands, and the letters of Wealth tiles and of types in a
/// profile.
fn own_words(words: &Words) -> Vec<String> {
    let own = |line: String| {
        let line = line.replace("eureka companion --save", "").replace("--profile", "");
        let line = line.replace("eureka companion", "");
        // The notation of profiles.
        let line = line.replace("Wheel = T2 Transportation", "");
        let line =
            ["“t”", "«t»", "„t”"].into_iter().fold(line, |line, sign| line.replace(sign, ""));
        let is_printed = |word: &&str| {
            let word = word.trim_matches(|sign: char| !sign.is_alphabetic());
            !word.is_empty() && word.chars().all(|letter| matches!(letter, 'A'..='G' | 'T'))
        };
        line.split(' ').filter(|word| !is_printed(word)).collect::<Vec<_>>().join(" ")
    };
    CompanionTexts::new(words, 2).lines.all.into_iter().map(|(_, line)| own(line)).collect()
}

#[test]
fn a_command_is_understood_in_its_language_and_in_english() {
    for language in Language::ALL {
        let teller = CompanionTeller::new(Words::of(language));
        let words: BTreeSet<String> =
            CompanionCommand::ALL.map(|command| teller.command(command)).into();
        assert_eq!(words.len(), CompanionCommand::ALL.len(), "{language}: {words:?}");
        for command in CompanionCommand::ALL {
            assert_eq!(teller.read_command(command.word()), Some(command));
            assert_eq!(teller.read_command(&teller.command(command)), Some(command));
        }
    }
}

/// A player never has to look for an answer among more than 24, and can reach every one.
#[test]
fn every_answer_is_found_by_a_few_choices() {
    let mut asked: Vec<Vec<Answer>> = Vec::new();
    for seed in 0..3 {
        play(seed, |game| asked.push(game.answers().to_vec()));
    }
    for answers in asked {
        let mut found = Vec::new();
        let mut open = vec![answers.clone()];
        while let Some(answers) = open.pop() {
            let branches = AnswerGroup::of(&answers);
            let numbers = matches!(answers[..], [Answer::Number(_), ..]);
            assert!(numbers || branches.len() <= 24, "{} branches", branches.len());
            for branch in branches {
                match branch {
                    AnswerGroup::Leaf(answer) => found.push(answer),
                    AnswerGroup::Fork(_, some) => {
                        assert!(some.len() > 1);
                        open.push(some);
                    }
                }
            }
        }
        found.sort();
        assert_eq!(found, answers);
    }
}
