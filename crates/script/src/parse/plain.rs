//! The first words of the language behind the plainer ones that came later.
//!
//! Records name their cards by the fingerprint of the cards' words. A plainer way to say the same is a change of spelling and
//! not of the card, so what the fingerprint sees are always the first words: `of its color` counts as `of color color of it`.

use std::ops::Range;

use super::Parser;
use crate::lex::Kind;
use crate::word::{Edition, Editions};

/// First words in the place of later ones, in some editions.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Respelling {
    editions: Editions,
    tokens: Range<usize>,
    place: Insertion,
    words: Vec<String>,
}

/// Where words go that stand at the same token, in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Insertion {
    /// Behind everything that ends before the token.
    Closing,
    /// Before everything that begins with the token.
    Opening,
    /// Instead of tokens.
    Instead,
}

impl Parser<'_> {
    /// Counts these tokens as other words.
    pub(super) fn respell(&mut self, tokens: Range<usize>, words: &[&str]) {
        self.add_respelling(tokens, Insertion::Instead, words);
    }

    /// Counts a word more before this token.
    pub(super) fn open_with(&mut self, word: &str, at: usize) {
        self.add_respelling(at..at, Insertion::Opening, &[word]);
    }

    /// Counts the tokens between these two places as if they were in brackets.
    pub(super) fn count_brackets(&mut self, tokens: Range<usize>) {
        self.open_with("(", tokens.start);
        self.add_respelling(tokens.end..tokens.end, Insertion::Closing, &[")"]);
    }

    /// Counts these tokens only in some editions.
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

    /// What the card between these tokens says in each edition, in the first words, each with a zero behind it.
    pub(super) fn first_words(&mut self, tokens: Range<usize>) -> [String; 3] {
        let mut respellings = std::mem::take(&mut self.respellings);
        // Of two that open at the same token, the outer one was read to its end later.
        respellings.reverse();
        respellings.sort_by_key(|respelling| (respelling.tokens.start, respelling.place));
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
                // What stands inside of something left out is left out with it.
                if respelling.tokens.start == at {
                    respelling.words.iter().for_each(|word| add(word));
                    at = respelling.tokens.end;
                }
                continue;
            }
            let token = self.tokens[at];
            if !matches!(token.kind, Kind::Newline | Kind::End) {
                add(&self.text[token.span()]);
            }
            at += 1;
        }
        words
    }
}
