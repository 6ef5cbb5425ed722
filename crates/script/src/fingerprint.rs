//! A number that names a version of the cards.

use crate::lex::{self, Kind, Token};
use crate::library::is_in;
use crate::tree::Card;
use crate::word::Edition;
use eureka_table::Fingerprint;

/// A number that tells a set of cards from every other: the same for the same words, whatever their spaces and comments.
///
/// It is the [`Fingerprint`] of the tokens of those cards that are in the edition, in the order of their names, without what other editions
/// print on them: a block that is added for one edition leaves the records of the others playable. It will not change between
/// versions of this program.
pub fn fingerprint(cards: &[&Card], edition: Edition) -> u64 {
    let mut cards: Vec<_> = cards.iter().filter(|card| is_in(card, edition)).collect();
    cards.sort_by(|left, right| left.name.cmp(&right.name));
    let mut hash = Fingerprint::default();
    // Every word with its end, so that `ab c` differs from `a bc`.
    let mut add = |word: &str| {
        hash.add(word.as_bytes());
        hash.add(&[0]);
    };
    add(edition.word());
    for card in cards {
        let tokens = lex::lex(&card.source).0;
        for token in printed(&tokens, edition) {
            if !matches!(token.kind, Kind::Newline | Kind::End) {
                add(&card.source[token.span()]);
            }
        }
    }
    hash.value()
}

/// The tokens of a card without the blocks of other editions, and without the words that say for which edition a block is.
fn printed<'t>(tokens: &[Token<'t>], edition: Edition) -> Vec<Token<'t>> {
    let mut kept = Vec::new();
    let mut left = tokens;
    while let [token, rest @ ..] = left {
        left = rest;
        // Only a block or a fact can be followed by `in` and an edition.
        let named = |token: &&Token<'_>| Edition::from_word(token.text).is_some();
        let editions = match rest {
            [word, rest @ ..] if word.is("in") => rest.iter().take_while(named).count(),
            _ => 0,
        };
        if editions == 0 {
            kept.push(*token);
            continue;
        }
        let (words, rest) = rest[1..].split_at(editions);
        left = rest;
        if words.iter().any(|word| word.is(edition.word())) {
            kept.push(*token);
        } else {
            left = &rest[extent(rest)..];
        }
    }
    kept
}

/// How many tokens belong to a block, up to its closing brace, or to a fact, up to the end of its line.
fn extent(tokens: &[Token<'_>]) -> usize {
    let mut depth = 0;
    for (at, token) in tokens.iter().enumerate() {
        if token.is("{") {
            depth += 1;
        } else if token.is("}") && depth > 1 {
            depth -= 1;
        } else if token.is("}") {
            return at + depth;
        } else if token.kind == Kind::Newline && depth == 0 {
            return at;
        }
    }
    tokens.len()
}

/// Whether the word occurs in the card's text.
pub(crate) fn uses(card: &Card, word: &str) -> bool {
    lex::lex(&card.source).0.iter().any(|token| token.is(word))
}
