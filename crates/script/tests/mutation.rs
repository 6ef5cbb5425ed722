//! Whatever a text contains, reading it ends with cards and messages that fit it.

use std::ops::Range;
use std::path::Path;

use eureka_script::{Source, parse};

/// Knuth's 64-bit linear congruential generator, so that every run mutates alike.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit.max(1)
    }
}

fn texts() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let mut paths: Vec<_> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    // The deep one takes long and says little when mutated.
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "card"));
    paths.retain(|path| path.file_stem().is_some_and(|name| name != "mistake-deep"));
    paths.sort();
    paths.iter().map(|path| std::fs::read_to_string(path).unwrap()).collect()
}

/// The places of words, spaces and signs; good enough to mutate them.
fn pieces(text: &str) -> Vec<Range<usize>> {
    let mut pieces: Vec<Range<usize>> = Vec::new();
    let mut joins = false;
    for (place, letter) in text.char_indices() {
        let end = place + letter.len_utf8();
        match pieces.last_mut() {
            Some(last) if joins && letter.is_alphanumeric() => last.end = end,
            _ => pieces.push(place..end),
        }
        joins = letter.is_alphanumeric();
    }
    pieces
}

fn mutate_pieces(text: &str, random: &mut Random) -> String {
    let pieces = pieces(text);
    let (first, second) = (random.below(pieces.len()), random.below(pieces.len()));
    let mut words: Vec<&str> = pieces.into_iter().map(|piece| &text[piece]).collect();
    match random.below(4) {
        0 => {
            words.remove(first);
        }
        1 => words.insert(second, words[first]),
        2 => words.swap(first, second),
        _ => words.truncate(first),
    }
    words.concat()
}

/// Bytes that mean something to the language, and halves of letters.
const STRANGE: &[u8] = b"\"'{}()#\n\r,=<>!~\xc3\xa9";

fn mutate_bytes(text: &str, random: &mut Random) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let place = random.below(bytes.len());
    match random.below(3) {
        0 => {
            bytes.remove(place);
        }
        1 => bytes.insert(place, STRANGE[random.below(STRANGE.len())]),
        _ => bytes[place] ^= 1 << random.below(8),
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn check(text: String) {
    let source = Source { file: "mutated.card".to_owned(), text };
    let text = &source.text;
    let parsed = parse(&source);
    for problem in &parsed.diagnostics {
        assert!(text.get(problem.span.clone()).is_some(), "{problem:?} is outside of\n{text}");
        assert!(!problem.message.is_empty() && !problem.message.ends_with('.'));
        assert!((1..=text.lines().count() + 1).contains(&problem.line(text)));
    }
    if let Some(problem) = parsed.diagnostics.first() {
        let rendered = problem.render(text, false);
        assert!(rendered.starts_with("error: ") && rendered.contains("--> mutated.card:"));
        return;
    }
    for card in parsed.cards {
        let again = parse(&Source { file: source.file.clone(), text: card.source.clone() });
        assert!(again.diagnostics.is_empty(), "{:?} in\n{text}", again.diagnostics);
        assert_eq!(again.cards, [card]);
    }
}

#[test]
fn mutated_cards_are_read_without_panic() {
    let mut random = Random(2010);
    for text in texts() {
        check(text.clone());
        let mut mutated = text.clone();
        for round in 0..250 {
            // One in ten starts anew, so texts are seen with one mutation and with several.
            if round % 10 == 0 || mutated.is_empty() {
                mutated.clone_from(&text);
            }
            mutated = match random.below(2) {
                0 => mutate_pieces(&mutated, &mut random),
                _ => mutate_bytes(&mutated, &mut random),
            };
            check(mutated.clone());
        }
    }
}

#[test]
fn texts_that_nest_or_repeat_without_end_are_read_in_time() {
    let head = "card \"X\" {\n age 1\n color red\n icons castle bulb hex castle\n effect {\n draw 1 as x\n";
    let lines = [
        "draw ",
        "if ",
        "meld ",
        "splay ",
        "choose player from ",
        "if any x and ",
        "if no x and (x where ",
    ];
    let parts = [
        "(",
        "not ",
        "highest of ",
        "1 + ",
        "x and ",
        "x with castle ",
        "x except ",
        "red or ",
        "red except ",
        "any x and (",
        "(x where no x and ",
        "x where any x and (",
        "players where any x and ",
        "color of ",
        "every player has ",
        "{",
        "if any x {\n",
        "} else if any x {\n",
        "value of x of value ",
        "above ",
        "deck count of ",
        "top count of ",
        "top 2 of your team's ",
        "your team's ",
    ];
    for line in lines {
        for part in parts {
            check(format!("{head}{line}{}", part.repeat(3000)));
            check(format!("{head}{line}{} 1 is red is red is red\n }}\n}}\n", part.repeat(20)));
        }
    }
}
