//! Texts for review: a file in which somebody who knows the language, but no programming, reads every text beside the English one and
//! writes better ones behind it; and the way back into the Fluent files.
//!
//! [`review_cards`] and [`review_messages`] write such a file, and [`Reviewed::read`] reads it.

mod apply;
mod check;
mod entries;
mod read;
mod write;

use crate::files::File;
use crate::language::Language;
use eureka_innovation::{Card, Edition, Rules};
pub use read::{ReviewProblem, Reviewed};
use std::fmt;
pub use write::{review_cards, review_messages};

/// The first words of the lines under a heading; the rest of such a line belongs to the field.
const BETTER: &str = "better:";
const REMARK: &str = "remark:";
const TERMS: &str = "terms:";
const SCRIPT: &str = "script:";
/// The beginning of the line with a card's name.
const CARD: &str = "==";

/// What a text of a review is, as the line between brackets above it says.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Heading {
    /// All that follows is in this language.
    Language(Language),
    /// The effect of a card, in the editions in which it has this script.
    Effect(EffectHeading),
    /// A message of a file.
    Message(File, String),
}

/// An effect of a card, in the editions in which it has the same script and the same text.
#[derive(Clone, Debug, PartialEq, Eq)]
struct EffectHeading {
    card: String,
    /// Counted from 1.
    effect: u8,
    editions: Vec<Edition>,
    script: u64,
}

impl EffectHeading {
    fn names(&self) -> String {
        let words: Vec<&str> = self.editions.iter().map(|edition| edition.word()).collect();
        words.join(" ")
    }

    /// The effect in the rules of an edition; `None` if they have no such effect.
    fn find(&self, rules: &Rules) -> Option<(Card, usize)> {
        let card = rules.card_named(&self.card)?;
        let effect = usize::from(self.effect.checked_sub(1)?);
        (effect < rules.facts(card).effects.len()).then_some((card, effect))
    }
}

impl fmt::Display for Heading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Heading::Language(language) => write!(f, "[language {language}]"),
            Heading::Effect(about) => {
                let EffectHeading { card, effect, script, .. } = about;
                write!(f, "[card {card} | effect {effect} | {} | {script:016x}]", about.names())
            }
            Heading::Message(file, id) => write!(f, "[message {id} | {}]", file.name()),
        }
    }
}

impl Heading {
    /// The heading that a line is; `None` if it is none, and an error if it begins as one and cannot be read.
    fn read(line: &str) -> Option<Result<Heading, &'static str>> {
        let inner = line.trim().strip_prefix('[')?.strip_suffix(']')?;
        let (kind, rest) = inner.split_once(' ')?;
        let parts: Vec<&str> = rest.split('|').map(str::trim).collect();
        Some(match (kind, &parts[..]) {
            ("language", [tag]) => tag
                .to_lowercase()
                .parse()
                .map(Heading::Language)
                .map_err(|_| "there is no such language"),
            ("card", [card, effect, editions, script]) => {
                read_effect(card, effect, editions, script)
            }
            ("message", [id, file]) => File::from_word(file)
                .map(|file| Heading::Message(file, (*id).to_owned()))
                .ok_or("there is no such file"),
            ("language" | "card" | "message", _) => Err(CHANGED),
            _ => return None,
        })
    }
}

const CHANGED: &str = "the line between brackets was changed";

fn read_effect(
    card: &str,
    effect: &str,
    editions: &str,
    script: &str,
) -> Result<Heading, &'static str> {
    let effect = effect.strip_prefix("effect ").and_then(|number| number.parse().ok());
    let editions: Option<Vec<Edition>> =
        editions.split_whitespace().map(Edition::from_word).collect();
    let editions = editions.filter(|editions| !editions.is_empty());
    let script = u64::from_str_radix(script, 16).ok();
    let (effect, editions, script) = effect
        .zip(editions)
        .zip(script)
        .map(|((one, two), three)| (one, two, three))
        .ok_or(CHANGED)?;
    Ok(Heading::Effect(EffectHeading { card: card.to_owned(), effect, editions, script }))
}
