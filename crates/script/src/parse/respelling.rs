//! Respellings: translate newer phrases of the language to their original spelling, for the fingerprint of a card.
//!
//! Records identify cards by the fingerprint of their words. The language has gained plainer phrases since the first
//! records were written. A card that uses them is still the same card, so the fingerprint always sees the original
//! spelling: `of its color` counts as `of color color of it`.
//!
//! Changing a respelling changes fingerprints, and records of earlier games no longer find their cards.

use std::ops::Range;

use super::Parser;
use crate::lex::TokenKind;
use crate::word::{Edition, Editions};

/// A range of tokens that count as other words, in some editions.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Respelling {
    editions: Editions,
    tokens: Range<usize>,
    place: Insertion,
    words: Vec<String>,
}

/// The position of the words relative to the token at which they are inserted. Insertions at the same token are applied in
/// this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Insertion {
    /// After everything that ends before the token.
    Closing,
    /// Before everything that begins with the token.
    Opening,
    /// In place of tokens.
    Instead,
}

impl Parser<'_> {
    /// Makes these tokens count as other words.
    pub(super) fn respell(&mut self, tokens: Range<usize>, words: &[&str]) {
        self.add_respelling(tokens, Insertion::Instead, words);
    }

    /// Makes a word count before this token.
    pub(super) fn insert_before(&mut self, word: &str, at: usize) {
        self.add_respelling(at..at, Insertion::Opening, &[word]);
    }

    /// Makes several words count before this token.
    pub(super) fn insert_words_before(&mut self, words: &[String], at: usize) {
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        self.add_respelling(at..at, Insertion::Opening, &words);
    }

    /// The original words of tokens that were parsed for the current editions. Only respellings from this one on can
    /// apply to them.
    pub(super) fn words_since(&self, respelling: usize, tokens: Range<usize>) -> Vec<String> {
        let is_inside = |other: &&Respelling| other.tokens.end <= tokens.end;
        let mut inside: Vec<Respelling> =
            self.respellings[respelling..].iter().filter(is_inside).cloned().collect();
        in_order(&mut inside);
        let words = self.words_with(inside.iter(), tokens);
        words.split_terminator('\0').map(str::to_owned).collect()
    }

    /// Makes these tokens count as if they were in brackets.
    pub(super) fn count_brackets(&mut self, tokens: Range<usize>) {
        self.insert_before("(", tokens.start);
        self.add_respelling(tokens.end..tokens.end, Insertion::Closing, &[")"]);
    }

    /// Makes these tokens count only in some editions.
    pub(super) fn count_only_in(&mut self, editions: Editions, tokens: Range<usize>) {
        let others = Editions(Editions::ALL.0 & !editions.0);
        self.push_respelling(others, tokens, Insertion::Instead, &[]);
    }

    fn add_respelling(&mut self, tokens: Range<usize>, place: Insertion, words: &[&str]) {
        self.push_respelling(self.editions, tokens, place, words);
    }

    fn push_respelling(
        &mut self,
        editions: Editions,
        tokens: Range<usize>,
        place: Insertion,
        words: &[&str],
    ) {
        let words = words.iter().map(|&word| word.to_owned()).collect();
        self.respellings.push(Respelling { editions, tokens, place, words });
    }

    /// The words of a card in each edition, in the original spelling. A zero character ends each word.
    pub(super) fn original_words(&mut self, tokens: Range<usize>) -> [String; 3] {
        let mut respellings = std::mem::take(&mut self.respellings);
        in_order(&mut respellings);
        Edition::ALL.map(|edition| {
            let here = respellings.iter().filter(|respelling| respelling.editions.has(edition));
            self.words_with(here, tokens.clone())
        })
    }

    fn words_with<'r>(
        &self,
        respellings: impl Iterator<Item = &'r Respelling>,
        tokens: Range<usize>,
    ) -> String {
        let mut words = String::new();
        let mut add = |word: &str| {
            words.push_str(word);
            words.push('\0');
        };
        let mut respellings = respellings.peekable();
        let mut at = tokens.start;
        while at < tokens.end {
            let here = respellings.next_if(|respelling| respelling.tokens.start <= at);
            if let Some(respelling) = here {
                // A respelling inside tokens that were replaced is dropped with them.
                if respelling.tokens.start == at {
                    respelling.words.iter().for_each(|word| add(word));
                    at = respelling.tokens.end;
                }
                continue;
            }
            let token = self.tokens[at];
            match token.kind {
                TokenKind::Newline | TokenKind::End => {}
                // Curly quotes count as straight ones.
                TokenKind::Text => add(&format!("\"{}\"", token.text)),
                _ => add(&self.text[token.span()]),
            }
            at += 1;
        }
        words
    }
}

/// Sorts respellings by the order in which they are applied. If two open at the same token, the outer one was completed
/// later and must come first.
fn in_order(respellings: &mut [Respelling]) {
    respellings.reverse();
    respellings.sort_by_key(|respelling| (respelling.tokens.start, respelling.place));
}
