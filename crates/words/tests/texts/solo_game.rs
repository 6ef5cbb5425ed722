//! The texts of the whole solo game of Inventions.

use crate::files::{change_text, changed_english};
use crate::solo_game_texts::{SoloGameTexts, goals, play, renamed, tiles};
use eureka_inventions::{Benefit, Content, Region};
use eureka_words::{Language, SoloGameBranch, SoloGameCommand, SoloGameTeller, Words};
use expect_test::expect_file;
use std::collections::BTreeSet;

/// Every kind of line of sample games, in `snapshots`. `UPDATE_EXPECT=1` rewrites them.
#[test]
fn sample_games_read_as_in_their_snapshot() {
    for language in Language::ALL {
        let page = SoloGameTexts::new(Words::of(language), 1).lines.page();
        assert!(!page.contains(['{', '}']), "{language}");
        expect_file![format!("../snapshots/{language}-solo-game.txt")].assert_eq(&page);
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

/// All lines without the letters on Wealth tiles.
fn own_words(words: &Words) -> Vec<String> {
    let is_printed = |word: &&str| {
        let word = word.trim_matches(|sign: char| !sign.is_alphabetic());
        !word.is_empty() && word.chars().all(|letter| ('A'..='G').contains(&letter))
    };
    let own = |line: String| {
        line.split(' ').filter(|word| !is_printed(word)).collect::<Vec<_>>().join(" ")
    };
    SoloGameTexts::new(words, 2).lines.all.into_iter().map(|(_, line)| own(line)).collect()
}

/// A reader can tell all answers apart, also when they are chosen step by step.
#[test]
fn no_two_answers_of_a_question_are_called_the_same() {
    for language in Language::ALL {
        let teller = SoloGameTeller::new(Words::of(language), Content::ours());
        for seed in 0..4 {
            play(seed, |game| {
                let Some(question) = game.question() else { return };
                let label = |answer: &_| teller.answer(game.world(), question, *answer);
                let labels: BTreeSet<String> = game.answers().iter().map(label).collect();
                assert_eq!(labels.len(), game.answers().len(), "{language}: {labels:?}");
                let mut found = Vec::new();
                let mut open = vec![game.answers().to_vec()];
                while let Some(answers) = open.pop() {
                    let branches = SoloGameBranch::of(&answers);
                    let labels: BTreeSet<String> = branches
                        .iter()
                        .map(|branch| match branch {
                            SoloGameBranch::Leaf(answer) => label(answer),
                            SoloGameBranch::Fork(some) => teller.fork(some),
                        })
                        .collect();
                    assert_eq!(labels.len(), branches.len(), "{language}: {labels:?}");
                    for branch in branches {
                        match branch {
                            SoloGameBranch::Leaf(answer) => found.push(answer),
                            SoloGameBranch::Fork(some) => open.push(some),
                        }
                    }
                }
                found.sort();
                assert_eq!(found, game.answers());
            });
        }
    }
}

/// Cards, tiles, goals and regions have different names.
#[test]
fn everything_that_is_printed_has_its_own_name() {
    let content = Content::ours();
    for language in Language::ALL {
        let teller = SoloGameTeller::new(Words::of(language), content);
        let cards: BTreeSet<String> = content.all_cards().map(|card| teller.card(card)).collect();
        assert_eq!(cards.len(), 48, "{language}");
        let names: BTreeSet<String> = tiles().map(|tile| teller.tile(tile)).collect();
        assert_eq!(names.len(), 28, "{language}");
        let texts: BTreeSet<String> = goals().map(|goal| teller.goal(goal)).collect();
        assert_eq!(texts.len(), 21, "{language}");
        let regions: BTreeSet<String> =
            Region::all().map(|region| teller.region_name(region)).collect();
        assert_eq!(regions.len(), 7, "{language}");
    }
}

/// The texts follow the content, and not our own content.
#[test]
fn another_content_reads_as_it_is() {
    let mut content = renamed();
    content.economy[2] = Benefit::Scholars(2);
    content.regions[0].name = "Atlantis".to_owned();
    content.cards[0].name = "Canoe".to_owned();
    let teller = SoloGameTeller::new(Words::of(Language::English), &content);
    let economy_3 = tiles().nth(2).unwrap();
    assert_eq!(teller.effect(economy_3), "once in each era, for an economy token: 2 scholars",);
    assert_eq!(teller.card(content.card("Canoe").unwrap()), "Canoe");
    let region = Region::FIRST;
    let source = eureka_inventions::solo_game::Source::Specialist(region);
    assert_eq!(teller.source(source), "the Specialist tile in “Atlantis”");
    assert_eq!(teller.content(), "Content: 7");
    let ours = SoloGameTeller::new(Words::of(Language::English), Content::ours());
    assert!(ours.content().starts_with("An unofficial digital version."), "{}", ours.content());
}

#[test]
fn a_command_is_understood_in_its_language_and_in_english() {
    for language in Language::ALL {
        let teller = SoloGameTeller::new(Words::of(language), Content::ours());
        let words: BTreeSet<String> =
            SoloGameCommand::ALL.map(|command| teller.command(command)).into();
        assert_eq!(words.len(), SoloGameCommand::ALL.len(), "{language}: {words:?}");
        for command in SoloGameCommand::ALL {
            assert_eq!(teller.read_command(command.word()), Some(command));
            assert_eq!(teller.read_command(&teller.command(command)), Some(command));
        }
    }
}
