//! Newer, plainer spellings of the language give the same tree and the same fingerprint as the original spelling, so
//! records written before them still find their cards.

use eureka_script::tree::Card;
use eureka_script::word::Edition;
use eureka_script::{Library, Source};

fn library(effect: &str) -> Library {
    let facts = "age 1\n  color red\n  icons castle bulb hex castle";
    let text = format!("card \"Test\" {{\n  {facts}\n  {effect}\n}}\n");
    let source = Source { file: "test.card".to_owned(), text: text.clone() };
    Library::read(&[source]).unwrap_or_else(|report| panic!("{text}\n{report}"))
}

fn facts(card: &Card) -> impl PartialEq + std::fmt::Debug {
    (card.effects.clone(), card.icons.clone(), card.dogma, card.mentions.clone())
}

/// Checks that two spellings of an effect give the same tree and the same fingerprints.
fn check(original: &str, plainer: &str) {
    let (original, plainer) = (library(original), library(plainer));
    assert_eq!(facts(&original.cards[0]), facts(&plainer.cards[0]), "{}", plainer.cards[0].source);
    for edition in Edition::ALL {
        let prints = [original.fingerprint(edition), plainer.fingerprint(edition)];
        assert_eq!(prints[0], prints[1], "{edition}: {}", plainer.cards[0].source);
    }
}

#[test]
fn plainer_references_are_the_same_card() {
    for (original, plainer) in [
        ("meld your hand of color color of it", "meld your hand of its color"),
        ("meld your hand of color color of it", "meld your hand of it's color"),
        ("meld your hand of value value of it", "meld your hand of its value"),
        ("meld your hand of value value of it or less", "meld your hand of its value or less"),
        ("meld your hand not of color color of it", "meld your hand not of its color"),
        (
            "meld (your hand of color color of it) except it",
            "meld your hand of its color except it",
        ),
        (
            "meld (your hand of color color of it) and my_hand",
            "meld your hand of its color and my_hand",
        ),
        ("draw value of it + 1", "draw its value + 1"),
        ("splay color of it left", "splay its color left"),
        ("meld all of your (color of it)", "meld all of your (its color)"),
        ("if it is color of it {\n draw 1\n }", "if it is of its color {\n draw 1\n }"),
        ("meld your hand where value of candidate > 3", "meld your hand where its value > 3"),
        (
            "meld your hand where count of your board of color color of candidate = 1",
            "meld your hand where count of your board of its color = 1",
        ),
        ("meld your hand of color hue", "meld your hand of that color"),
        ("meld your hand of value level", "meld your hand of that value"),
        ("draw level", "draw that value"),
        ("splay hue left", "splay that color left"),
    ] {
        let named = "effect {\n draw 1 as it\n choose one of your hand as my_hand\n choose color as hue\n choose value as level\n";
        check(&format!("{named} {original}\n }}"), &format!("{named} {plainer}\n }}"));
    }
}

#[test]
fn negations_and_colors_of_a_board_are_the_same_card() {
    for (original, plainer) in [
        ("meld your hand not of color red", "meld your hand not red"),
        (
            "meld your hand not of color red or blue with leaf",
            "meld your hand not red or blue with leaf",
        ),
        ("meld your hand without leaf", "meld your hand not with leaf"),
        ("meld your hand of color colors of your board", "meld your hand of a color on your board"),
        (
            "meld your hand not of color colors of your board",
            "meld your hand of a color not on your board",
        ),
        (
            "meld (your hand not of color colors of your board) with leaf",
            "meld your hand of a color not on your board with leaf",
        ),
        ("if not your hand is red {\n draw 1\n }", "if your hand is not red {\n draw 1\n }"),
        (
            "if not your red is splayed up {\n draw 1\n }",
            "if your red is not splayed up {\n draw 1\n }",
        ),
        ("if not your hand has leaf {\n draw 1\n }", "if your hand has no leaf {\n draw 1\n }"),
        (
            "if your hand is color of your board {\n draw 1\n }",
            "if your hand is of a color on your board {\n draw 1\n }",
        ),
        (
            "if any your hand and not your hand is color of your board {\n draw 1\n }",
            "if any your hand and your hand is of a color not on your board {\n draw 1\n }",
        ),
        ("tally 1", "add 1 marker"),
        ("tally count of your hand", "add count of your hand markers"),
        ("draw total tally", "draw total markers"),
        (
            "if your tally > opponents' tally {\n draw 1\n }",
            "if your markers > opponents' markers {\n draw 1\n }",
        ),
    ] {
        check(&format!("effect {{\n {original}\n }}"), &format!("effect {{\n {plainer}\n }}"));
    }
}

#[test]
fn a_line_may_be_broken_where_a_statement_continues() {
    for (whole, broken) in [
        (
            "transfer one of top of your board with leaf where its value > 3 to your hand as it",
            "transfer one\n of top\n of your board\n with leaf where\n its value >\n 3\n to\n your hand\n as it",
        ),
        (
            "if any your hand and your leaf > 3 or no your score {\n draw 1\n }",
            "if any your hand\n # Why.\n and your leaf\n\n > 3 or\n no your score {\n draw 1\n }",
        ),
        ("splay one of red, blue left", "splay one of red,\n blue left"),
    ] {
        check(&format!("effect {{\n {whole}\n }}"), &format!("effect {{\n {broken}\n }}"));
    }
}

#[test]
fn statements_of_single_editions_are_the_same_card_as_whole_blocks() {
    let blocks = "effect in first third {\n draw 1 as it\n score it\n }
        effect in fourth {\n draw 1 as gone\n meld gone\n if gone has leaf {\n repeat\n } else {\n draw 2\n }\n }";
    let lines = "effect {
        in first third: draw 1 as it
        in fourth: draw 1 as gone
        in first third: score it
        in fourth: meld gone
        in fourth: if gone has leaf {\n repeat\n }\n else {\n draw 2\n }\n }";
    check(blocks, lines);
    let blocks = blocks.replace("score it", "score your hand of color color of it");
    let blocks = blocks.replace("meld gone", "score your hand of color color of gone");
    let lines = lines.replace("in first third: score it\n", "score your hand of its color\n");
    check(&blocks, &lines.replace("in fourth: meld gone\n", ""));
}

#[test]
fn it_in_a_where_is_the_card_looked_at() {
    for (original, plainer) in [
        ("meld your hand where candidate has crown", "meld your hand where it has crown"),
        ("meld your hand where candidate is red as it", "meld your hand where it is red as it"),
        ("meld your hand where not candidate is red", "meld your hand where it is not red"),
        ("meld your hand where candidate among taken", "meld your hand where it among taken"),
        ("meld your hand where value of candidate > 3", "meld your hand where value of it > 3"),
        ("meld your hand where value of candidate > 3", "meld your hand where it's value > 3"),
        (
            "meld your hand where any (my_hand where candidate has crown) and candidate is red",
            "meld your hand where any (my_hand where it has crown) and it is red",
        ),
    ] {
        let named = "effect {\n draw 1 as taken\n choose one of your hand as my_hand\n";
        check(&format!("{named} {original}\n }}"), &format!("{named} {plainer}\n }}"));
    }
}

#[test]
fn several_icons_after_has_are_several_tests() {
    for (original, plainer) in [
        ("(it has crown or it has castle)", "it has crown or castle"),
        ("(it has crown or it has castle or it has demand)", "it has crown or castle or demand"),
        ("(it has crown and it has castle)", "it has crown and castle"),
        (
            "(it has leaf or it has crown and it has castle) and any your hand",
            "it has leaf or crown and castle and any your hand",
        ),
        ("not (it has crown or it has castle)", "it has no crown or castle"),
        ("not (it has crown or it has castle)", "not it has crown or castle"),
        ("no your hand or (it has crown or it has sign)", "no your hand or it has crown or sign"),
        (
            "((your hand not of color red) has crown or (your hand not of color red) has castle)",
            "(your hand not red) has crown or castle",
        ),
        (
            "any your hand where (candidate has crown or candidate has castle)",
            "any your hand where candidate has crown or castle",
        ),
    ] {
        let named = "effect {\n draw 1 as it\n choose icon as sign\n if ";
        let end = " {\n draw 1\n }\n }";
        check(&format!("{named}{original}{end}"), &format!("{named}{plainer}{end}"));
    }
}

#[test]
fn superfluous_words_and_curly_quotes_do_not_count() {
    for (original, plainer) in [
        ("splay red left", "splay your red left"),
        ("splay red left", "splay the red pile left"),
        ("splay one of red, blue left", "splay one of your red, blue left"),
        ("splay red, blue left", "splay your red and your blue left"),
        ("splay hue, blue up", "splay your hue and blue up"),
        ("splay (red, blue) up", "splay your (red and blue) up"),
        ("unsplay red", "unsplay your red"),
        ("rearrange one of red, blue", "rearrange one of your red, your blue"),
        ("return one of your score", "return one of your score pile"),
        ("return one of your score of value 2", "return one of your score pile of value 2"),
        ("transfer one of your hand to your score", "transfer one of your hand to your score pile"),
        ("return top of your red", "return top of your red pile"),
        ("return your hue", "return your hue pile"),
        ("meld \"Test\"", "meld “Test”"),
        ("meld \"Test\"", "meld „Test“"),
    ] {
        let named = "effect {\n choose color as hue\n ";
        check(&format!("{named}{original}\n }}"), &format!("{named}{plainer}\n }}"));
    }
}
