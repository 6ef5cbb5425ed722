//! Effect texts written by hand, for effects whose generated text reads badly.
//!
//! Such a text is valid only for the script it was written for. When the script changes, the generated text returns,
//! and the hand-written one is reported as stale. The top of `locales/en/overrides.ftl` explains how to write one.

use crate::language::Language;
use crate::words::Words;
use eureka_innovation::{Card, Edition, Rules};
use eureka_script::tree::Effect;
use eureka_table::Fingerprint;
use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Entry, Message, Pattern, PatternElement};
use std::fmt;

/// A hand-written text, and the effect it is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Override {
    id: String,
    card: String,
    editions: Vec<Edition>,
    /// Counted from 1, as on the card.
    effect: u8,
    script: u64,
}

/// A hand-written text whose script has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stale {
    /// The language of the text.
    pub language: Language,
    /// The English name of the card.
    pub card: String,
    /// The edition in which the text no longer holds.
    pub edition: Edition,
    /// The effect, counted from 1 as on the card.
    pub effect: u8,
    /// The fingerprint of the script that it was written for.
    pub written_for: u64,
    /// The fingerprint of the current script; `None` if the edition has no such effect.
    pub script: Option<u64>,
}

impl fmt::Display for Stale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Stale { language, card, edition, effect, written_for, script } = self;
        write!(f, "{language}: {card}, {edition} edition, effect {effect}: ")?;
        write!(f, "the text was written for script {written_for:016x}, ")?;
        match script {
            Some(script) => write!(f, "which is now {script:016x}"),
            None => f.write_str("and there is no such effect"),
        }
    }
}

impl Words {
    /// The hand-written texts of this language whose scripts have changed.
    pub fn stale(&self) -> Vec<Stale> {
        self.overrides.iter().flat_map(|text| self.stale_in(text)).collect()
    }

    fn stale_in<'a>(&'a self, text: &'a Override) -> impl Iterator<Item = Stale> + 'a {
        let Override { card, effect, script: written_for, .. } = text;
        text.editions.iter().filter_map(move |&edition| {
            let script = script_in(Rules::printed(edition), card, *effect);
            (script != Some(*written_for)).then(|| Stale {
                language: self.language(),
                card: card.clone(),
                edition,
                effect: *effect,
                written_for: *written_for,
                script,
            })
        })
    }

    /// The hand-written text for exactly this effect, if there is one.
    pub(crate) fn by_hand(&self, edition: Edition, card: &str, effect: &Effect) -> Option<String> {
        let is_meant = |text: &&Override| text.card == card && text.editions.contains(&edition);
        let mut texts = self.overrides.iter().filter(is_meant);
        let text = texts.find(|text| text.script == script_of(effect))?;
        Some(self.text(&text.id, &[]))
    }
}

impl Words {
    /// Whether the text of this effect is written by hand.
    pub fn is_by_hand(&self, rules: &Rules, card: Card, effect: usize) -> bool {
        let effect = rules.facts(card).effects.get(effect);
        effect
            .is_some_and(|effect| self.by_hand(rules.edition(), rules.name(card), effect).is_some())
    }
}

/// The fingerprint of the script of one of a card's effects, counted from 0. A handwritten text names it.
pub fn script_fingerprint(rules: &Rules, card: Card, effect: usize) -> Option<u64> {
    rules.facts(card).effects.get(effect).map(script_of)
}

fn script_in(rules: &Rules, card: &str, effect: u8) -> Option<u64> {
    script_fingerprint(rules, rules.card_named(card)?, usize::from(effect).checked_sub(1)?)
}

/// The fingerprint of an effect's syntax tree, so that spaces, comments and names do not count.
fn script_of(effect: &Effect) -> u64 {
    let tree = format!("{:?} {:?} {:?}", effect.kind, effect.parameter, effect.body);
    Fingerprint::of(tree.as_bytes())
}

/// The hand-written texts of a file.
pub(crate) fn read(resource: &FluentResource) -> Result<Vec<Override>, String> {
    let messages = resource.entries().filter_map(|entry| match entry {
        Entry::Message(message) if message.id.name.starts_with("override-") => Some(message),
        _ => None,
    });
    messages.map(|message| read_one(message).map_err(|what| wrong(message, what))).collect()
}

fn wrong(message: &Message<&str>, what: &str) -> String {
    format!("{} has no good .{what}", message.id.name)
}

fn read_one(message: &Message<&str>) -> Result<Override, &'static str> {
    let attribute = |name: &'static str| {
        let found = message.attributes.iter().find(|attribute| attribute.id.name == name);
        found.and_then(|attribute| plain(&attribute.value)).ok_or(name)
    };
    let editions = attribute("editions")?.split_whitespace().map(Edition::from_word);
    Ok(Override {
        id: message.id.name.to_owned(),
        card: attribute("card")?.to_owned(),
        editions: editions.collect::<Option<_>>().ok_or("editions")?,
        effect: attribute("effect")?.parse().map_err(|_| "effect")?,
        script: u64::from_str_radix(attribute("script")?, 16).map_err(|_| "script")?,
    })
}

fn plain<'r>(pattern: &Pattern<&'r str>) -> Option<&'r str> {
    match pattern.elements[..] {
        [PatternElement::TextElement { value }] => Some(value.trim()),
        _ => None,
    }
}
